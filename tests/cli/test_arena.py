"""`lomber arena` as people call it: real processes, killed and resumed, one and several."""

from __future__ import annotations

import csv
import io
import json
import os
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from lomber.cli import main
from tests.arena.killing import killed_midway
from tests.cli.test_cli import run, sorry

SHORT = ("arena", "stukolka_golets", "--bots", "book,random", "--seed", "3")


def table(*arguments: str) -> str:
    result = run(*SHORT, *arguments)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""  # no progress bar but on a terminal
    return result.stdout


def test_a_bot_of_ones_own_lies_in_the_folder_one_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An installed program looks for modules beside itself, and not where it is called."""
    own = "from lomber.bots.bot import Bot\n\n\nclass Mine(Bot):\n"
    own += "    def __init__(self, game, seed):\n        self.game = game\n\n"
    own += "    def choose(self, position):\n        return position.legal[0]\n"
    (tmp_path / "standing_here.py").write_text(own)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    bots = ("--bots", "standing_here:Mine,book", "--seed", "3", "--json")
    assert main(["arena", "stukolka_golets", "--boards", "16", "--processes", "2", *bots]) == 0
    assert json.loads(capsys.readouterr().out)["standings"][0]["bot"] == "book"
    assert main(["selfplay", "whist", "--deals", "2", *bots]) == 0
    assert json.loads(capsys.readouterr().out)["bots"][0]["bot"] == "standing_here:Mine"
    assert main(["arena", "whist", "--bots", "not_here:Mine,book"]) == 2
    assert "No module named 'not_here'" in capsys.readouterr().err


def test_the_table_has_each_bot_and_their_difference_with_intervals() -> None:
    data = json.loads(table("--boards", "16", "--json"))
    assert data["boards"] == 16
    assert data["bots"] == ["book", "random", "book", "random", "book"]
    assert data["hands"] == 16 * 5
    assert {standing["bot"] for standing in data["standings"]} == {"book", "random"}
    assert data["standings"][0]["mean"] >= data["standings"][1]["mean"]
    for row in [*data["standings"], data["difference"]]:
        assert row["low"] < row["mean"] < row["high"]
    means = {standing["bot"]: standing["mean"] for standing in data["standings"]}
    assert data["difference"]["mean"] == pytest.approx(means["book"] - means["random"], abs=2e-4)
    assert data["options"] == {}
    rows = list(csv.DictReader(io.StringIO(table("--boards", "16", "--csv"))))
    assert [row["bot"] for row in rows] == [s["bot"] for s in data["standings"]] + ["book - random"]
    assert float(rows[-1]["low"]) == data["difference"]["low"]
    assert "16 boards, 80 deals" in table("--boards", "16")


def test_one_and_two_processes_give_the_same_table() -> None:
    assert table("--boards", "24", "--json") == table("--boards", "24", "--json", "--processes", "2")


def test_a_search_makes_the_same_choices_on_one_and_on_two_processes(tmp_path: Path) -> None:
    """A search that is bounded by simulations; every board is compared, not only their mean."""
    boards = []
    for processes in ("1", "2"):
        file = tmp_path / processes
        searching = ("arena", "whist", "--option", "ranks=4", "--bots", "pimc:40,ismcts:40", "--boards", "16")
        result = run(*searching, "--processes", processes, "--file", str(file))
        assert result.returncode == 0, result.stderr
        kept = [json.loads(line) for line in file.read_text().splitlines()[1:]]
        boards.append(sorted((number, list(scores.items())) for number, scores, _ in kept))
    assert boards[0] == boards[1]
    assert len({str(scores) for _, scores in boards[0]}) > 1


@pytest.mark.parametrize("processes", ["1", "2"])
def test_killed_and_resumed_it_gives_the_same_table(tmp_path: Path, processes: str) -> None:
    file = tmp_path / "boards.jsonl"
    arguments = ("--boards", "400", "--json", "--processes", processes)
    command = [sys.executable, "-m", "lomber", *SHORT, *arguments, "--file", str(file)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    killed_midway(command, file, 400, env=environment)
    file.write_text(file.read_text()[:-5])  # and the last line was torn
    assert table(*arguments, "--file", str(file)) == table("--boards", "400", "--json")


def test_a_clear_difference_stops_it_at_the_same_board_however_it_got_there(tmp_path: Path) -> None:
    arguments = ("--boards", "2000", "--stop", "--json")
    whole = table(*arguments)
    data = json.loads(whole)
    assert data["decided"]
    assert data["boards"] < 2000
    assert data["difference"]["low"] > 0
    file = tmp_path / "more.jsonl"
    table("--boards", str(2 * data["boards"] + 3), "--file", str(file))
    assert table(*arguments, "--file", str(file), "--processes", "2") == whole


def test_a_longer_contest_goes_on_from_a_shorter_and_a_shorter_counts_no_more_than_its_own(
    tmp_path: Path,
) -> None:
    file = str(tmp_path / "boards.jsonl")
    short = table("--boards", "8", "--file", file)
    assert table("--boards", "16", "--file", file) == table("--boards", "16")
    assert table("--boards", "8", "--file", file) == short


def test_mistakes_are_answered_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "boards.jsonl"
    table("--boards", "2", "--file", str(file))
    other = ("arena", "stukolka_golets", "--bots", "book,novice", "--boards", "2", "--file", str(file))
    assert "holds another contest" in sorry(run(*other))
    file.write_text("good morning\n")
    assert "holds another contest" in sorry(run(*other))
    assert "cannot be opened" in sorry(run(*other[:-1], str(tmp_path)))
    assert "There is no bot “shark”" in sorry(run("arena", "whist", "--bots", "book,shark"))
    assert "There is no bot" in sorry(run("arena", "whist", "--bots", ","))
    assert "Players at this table: 4, not 5" in sorry(
        run("arena", "whist", "--bots", "book,book,book,book,book")
    )
    for wrong in (["--boards", "0"], ["--processes", "0"], ["--processes", "x"], ["--json", "--csv"]):
        assert "--help)" in sorry(run("arena", "whist", *wrong))
    missing = "Ray is not installed" if find_spec("ray") is None else "No Ray cluster answers"
    assert missing in sorry(run("arena", "whist", "--ray", "127.0.0.1:1"))
    for bots in ("book", "book,book"):
        assert "at least two bots" in sorry(run("arena", "whist", "--bots", bots, "--system", "swiss"))


def test_without_ray_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "whist", "--ray", "127.0.0.1:1", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "lomber: Ray is not installed: pip install 'lomber[ray]'.\n"


def test_a_tournament_has_matches_points_ratings_and_a_report(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    who = ("--bots", "random,book,novice", "--boards", "8", "--system", "round-robin", "--json")
    data = json.loads(table(*who, "--file", str(tmp_path / "evening"), "--report", str(report)))
    assert data["standings"][0]["bot"] == "book"
    assert sum(standing["points"] for standing in data["standings"]) == 3
    assert len(data["matches"]) == 3
    ratings = {standing["bot"]: standing["rating"] for standing in data["standings"]}
    assert ratings["book"] > ratings["random"]
    assert len(list((tmp_path / "evening").iterdir())) == 3
    assert report.read_text().startswith("<!doctype html>")
