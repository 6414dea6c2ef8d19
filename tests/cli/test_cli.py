"""The command line as people and programs meet it: real processes, their output and their exit status."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import lomber
from lomber.cli import main
from lomber.games import listings

COMMANDS = [
    "serve",
    "games",
    "play",
    "join",
    "rules",
    "selfplay",
    "arena",
    "replay",
    "verify",
    "score",
    "berserk",
    "solve",
    "bench",
    "conform",
]


def run(*arguments: str, given: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("LC_")} | {
        "LANG": f"{lang}_XX.UTF-8"
    }
    environment |= {"PYTHONIOENCODING": "utf-8", "LOMBER_LANG": "", "COLUMNS": "100"}
    # The same package that this process imports, whether it is the checkout or an installed wheel.
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    return subprocess.run(
        [sys.executable, "-m", "lomber", *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
    )


def sorry(result: subprocess.CompletedProcess[str]) -> str:
    """The one line of a mistake: exit 2, nothing on stdout, no traceback."""
    assert result.returncode == 2, result.stderr
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()


def record(tmp_path: Path, change: Any = None) -> str:
    """A file with a record of one deal, after someone has changed its JSON."""
    table = lomber.Table(lomber.make("whist", hands=1), seed=5)
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])
    data = json.loads(table.record().text())
    if change is not None:
        change(data)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


# -- help, version, first screen


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(*([command] if command else []), "--help")
    assert result.returncode == 0
    assert "Example:\n  " in result.stdout
    assert "lomber " + command in result.stdout.split("Example:")[1]


def test_help_is_told_in_the_readers_language() -> None:
    assert "Как вызывать: lomber play" in run("play", "--help", lang="ru").stdout
    assert "Як викликати: lomber play" in run("play", "--help", "--lang", "uk", lang="ru").stdout


def test_the_version_says_truthfully_whether_the_rules_are_compiled() -> None:
    from lomber.table import contract

    said = run("--version").stdout
    assert said.startswith(f"lomber {lomber.__version__}")
    assert ("compiled" in said) == (not str(contract.__file__).endswith(".py"))
    assert ("interpreted" in said) == str(contract.__file__).endswith(".py")


@pytest.mark.parametrize("arguments", [[], ["serve", "--port", "0"]])
def test_the_table_is_served_and_the_address_is_printed(arguments: list[str], tmp_path: Path) -> None:
    environment = {**os.environ, "LOMBER_LANG": "ru", "XDG_DATA_HOME": str(tmp_path), "CI": "true"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-m", "lomber", *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment
    ) as served:
        assert served.stdout is not None
        said = ""
        while "Откройте" not in said:
            line = served.stdout.readline()
            assert line, said
            said += line
        address = said.split("Откройте")[1].strip()
        with urllib.request.urlopen(address + "api/health", timeout=20) as answer:
            assert json.load(answer)["status"] == "ok"
        served.send_signal(signal.SIGINT)
        assert served.wait(timeout=30) == 0
    assert "Добрый вечер!" in said


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in sorry(run("serve", "--port", port, "--db", str(tmp_path / "db")))


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["play"],
        ["play", "whist", "--seed", "x"],
        ["play", "whist", "--option", "hands"],
        ["selfplay", "whist", "--deals", "0"],
        ["selfplay", "whist", "--deals", "9" * 5000],
        ["replay", "x", "--to", "-1"],
        ["games", "--lang", "xx"],
        ["admin", "ban", "x", "--days", "nan"],
        ["admin", "ban", "x", "--days", "-1"],
    ],
)
def test_a_command_that_makes_no_sense_gets_one_line_and_exit_2(arguments: list[str]) -> None:
    assert "--help)" in sorry(run(*arguments))


# -- games


def test_games_lists_every_game_for_a_program() -> None:
    games = json.loads(run("games", "--json").stdout)["games"]
    assert [game["id"] for game in games] == list(listings())
    whist = games[0]
    assert set(whist["names"]) == {"ru", "uk", "en"}
    assert whist["players"] == {"default": 4, "low": 4, "high": 6}
    assert "whist/no-trumps" in whist["presets"]
    reseat = next(option for option in whist["options"] if option["name"] == "reseat")
    assert reseat["choices"] == ["rotation", "draw", "none"]
    assert reseat["rule"] == "W-5"
    assert whist["bots"]
    assert whist["status"] == "ready"


def test_games_says_how_many_a_form_takes_not_its_whole_family_V5_5_UG_2_UO_2() -> None:
    """V5-5, VA-1, UG-2, UO-2, M-26: five and six, the book says, cannot play Vint with auction."""
    games = json.loads(run("games", "--json").stdout)["games"]
    taken = {game["id"]: (game["players"]["low"], game["players"]["high"]) for game in games}
    assert taken["vint_auction"] == taken["vint_reseat"] == (4, 4)
    assert taken["vint_vitalin"] == (4, 6)
    assert taken["vint_two_widow"] == (2, 2)
    assert taken["stukolka_golets"] == (4, 7)
    assert taken["stukolka_obligatory"] == (4, 5)
    assert taken["mushka"] == (3, 7)


def test_games_are_listed_for_people() -> None:
    said = run("games", lang="uk").stdout
    assert "Ігри на взятки" in said
    assert "[W-5]" in said


# -- rules


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
@pytest.mark.parametrize("game", list(listings()))
def test_the_rules_of_every_game_are_shown_in_every_language(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", game, "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert len(said) > 500
    assert "**" not in said
    assert "\x1b" not in said


def test_rules_keep_their_numbers() -> None:
    assert "W-9." in run("rules", "whist").stdout


# -- options and names


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "bridge"], "There is no game “bridge”"),
        (["rules", "whist/none-such"], "There is no form “whist/none-such”"),
        (["play", "whist", "--option", "colour=red"], "There is no option “colour”"),
        (["play", "whist", "--option", "players=9"], "cannot be 9: it goes from 2 to 6"),
        (["play", "whist", "--option", "players=many"], "is a whole number, not “many”"),
        (["play", "whist", "--option", "reseat=often"], "It can be: rotation, draw, none"),
        (["play", "whist", "--option", "manners=perhaps"], "is true or false"),
        (["play", "whist", "--seats", "me,me"], "write me only once"),
        (["play", "whist", "--seats", "me,book,book,book,book"], "The table has 4 seats, and 5 were named"),
        (["play", "whist", "--seats", "me,shark"], "There is no bot “shark”"),
        (["selfplay", "whist", "--bots", "shark"], "There is no bot “shark”"),
        (["selfplay", "whist", "--bots", ","], "There is no bot"),
    ],
)
def test_a_mistake_is_answered_with_what_would_do(arguments: list[str], said: str) -> None:
    assert said in sorry(run(*arguments))


def test_mistakes_are_told_in_the_language_of_the_system() -> None:
    assert "Игры «bridge» нет." in sorry(run("play", "bridge", lang="ru"))
    assert "Гри «bridge» немає." in sorry(run("play", "bridge", lang="uk"))


# -- selfplay


def test_selfplay_gives_averages_with_intervals_and_the_same_seed_plays_the_same() -> None:
    arguments = ["selfplay", "whist", "--deals", "30", "--bots", "random", "--seed", "7", "--json"]
    first, second = (json.loads(run(*arguments).stdout) for _ in range(2))
    assert first["deals"] == 30
    assert first["scores"] == second["scores"]
    assert sum(first["scores"]) == 0
    assert [seat["bot"] for seat in first["seats"]] == ["random"] * 4
    for seat in first["seats"]:
        assert seat["low"] < seat["mean"] < seat["high"]
        assert seat["mean"] == pytest.approx(seat["score"] / 30, abs=1e-4)
    assert json.loads(run(*arguments[:-2], "8", "--json").stdout)["scores"] != first["scores"]


def test_selfplay_bots_go_round_the_seats_and_records_can_be_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    result = run(
        *("selfplay", "whist", "--option", "hands=2", "--deals", "6", "--bots", "book,random,random"),
        *("--seed", "1", "--records", str(folder)),
    )
    assert result.returncode == 0
    assert result.stderr == ""
    files = sorted(folder.iterdir())
    assert len(files) == 3
    assert lomber.read_record(files[0].read_text()).seats == ("book", "random", "random", "book")
    assert run("replay", str(files[2])).returncode == 0


def test_selfplay_says_when_records_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be opened" in sorry(
        run("selfplay", "whist", "--deals", "1", "--records", str(tmp_path / "file"))
    )


# -- replay


def test_a_record_is_replayed_to_its_end(tmp_path: Path) -> None:
    path = record(tmp_path)
    data = json.loads(run("replay", path, "--json").stdout)
    assert data["over"]
    assert data["events"] == 54
    assert sum(data["scores"]) == 0
    assert data["sheet"]["entries"]
    assert "Score sheet" in run("replay", path).stdout


def test_a_replay_stops_where_it_is_told_and_shows_what_a_seat_sees(tmp_path: Path) -> None:
    path = record(tmp_path)
    data = json.loads(run("replay", path, "--to", "12", "--view", "2", "--json").stdout)
    assert data["events"] == 12
    assert not data["over"]
    assert len(data["to_move"]) == 1
    piles = data["position"]["piles"].values()
    assert sum("??" in pile for pile in piles) == 3
    whole = json.loads(run("replay", path, "--to", "12", "--json").stdout)
    assert not any("??" in pile for pile in whole["position"]["piles"].values())
    said = run("replay", path, "--to", "12", "--view", "2", lang="ru").stdout
    assert "Рука: " in said


def test_an_illegal_move_in_a_record_gets_one_line_with_place_move_and_rule(tmp_path: Path) -> None:
    def revoke(data: Any) -> None:
        data["log"][3][1] = next(
            other[1]
            for other in data["log"][4:]
            if other[0] == data["log"][3][0] and other[1][1] != suit(data)
        )

    def suit(data: Any) -> str:
        return str(data["log"][2][1][1])

    line = sorry(run("replay", record(tmp_path, revoke)))
    assert "log[3]: seat " in line
    assert "you must follow suit" in line
    assert line.endswith("[W-9]")


@pytest.mark.parametrize("command", ["replay", "analyse --seconds 1", "verify"])
def test_what_stands_in_a_record_cannot_move_the_cursor(command: str, tmp_path: Path) -> None:
    def spoil(data: Any) -> None:
        data["seats"][1] = "Boris\x1b[2J\x07" + "s" * 100_000
        data["fair"] = [{"hand": 0, "commitment": "\x1b[2J", "added": {}, "deals": []}]

    told = run(*command.split(), record(tmp_path, spoil)).stdout
    assert told and "\x1b" not in told and "\x07" not in told
    assert len(told) < 50_000


def test_what_stands_in_a_file_of_another_program_cannot_move_the_cursor(tmp_path: Path) -> None:
    file = tmp_path / "boards.pbn"
    file.write_text('[Deal "N:AKQJ\x1b[2J', encoding="utf-8")
    told = run("convert", str(file)).stderr
    assert "[Deal" in told and "\x1b" not in told


def test_a_truncated_record_gets_a_clear_line(tmp_path: Path) -> None:
    path = Path(record(tmp_path))
    path.write_text(path.read_text()[:300])
    assert "not whole JSON" in sorry(run("replay", str(path)))


def test_a_record_of_an_unknown_game_gets_a_clear_line(tmp_path: Path) -> None:
    assert "no game “bridge”" in sorry(
        run("replay", record(tmp_path, lambda data: data.update(game="bridge")))
    )


def test_a_record_of_a_future_version_gets_a_clear_line(tmp_path: Path) -> None:
    line = sorry(run("replay", record(tmp_path, lambda data: data.update(format="record/9"))))
    assert "record/9" in line
    assert "record/1" in line


def test_a_record_of_future_rules_gets_a_clear_line(tmp_path: Path) -> None:
    assert "revision 99" in sorry(run("replay", record(tmp_path, lambda data: data.update(revision=99))))


def test_a_file_of_50_megabytes_gets_a_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(50 * 1024 * 1024)
    assert "bytes" in sorry(run("replay", str(path)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "\x00\x01",
        "[" * 100_000,
        '{"format": "record/1"}',
        '{"game": "\\ud800"}',
        "9" * 5000,
    ],
)
def test_what_is_no_record_gets_one_line(text: str, tmp_path: Path) -> None:
    path = tmp_path / "odd"
    path.write_text(text)
    sorry(run("replay", str(path)))
    sorry(run("score", str(path)))


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["log"].__setitem__(0, {"deal": "draw", "piles": {"drawn": "AS AS 2C 3C"}}),
        lambda data: data["log"].__setitem__(0, {"deal": "draw\x1b[31m\n", "piles": {}}),
        lambda data: data["log"].__setitem__(2, [9, "AS"]),
        lambda data: data["log"].__setitem__(2, [0, "\ud800"]),
        lambda data: data["log"].append([0, "AS"]),
        lambda data: data.update(seats=["a"]),
        lambda data: data.update(options={"players": [4]}),
        lambda data: data.update(start={"phase": "play", "piles": {"S": 5}}),
        lambda data: data.update(start={"entries": 7}),
    ],
)
def test_every_kind_of_broken_record_gets_one_line(change: Any, tmp_path: Path) -> None:
    line = sorry(run("replay", record(tmp_path, change)))
    assert "\x1b" not in line


def test_a_file_that_is_not_there_gets_one_line(tmp_path: Path) -> None:
    assert "There is no file" in sorry(run("replay", str(tmp_path / "nothing.json")))
    assert "cannot be opened" in sorry(run("score", str(tmp_path)))


def test_a_seat_that_is_not_there_gets_one_line(tmp_path: Path) -> None:
    assert "There is no seat 7" in sorry(run("replay", record(tmp_path), "--view", "7"))


# -- score


def test_a_described_result_is_scored_with_reason_and_rule() -> None:
    given = json.dumps({"game": "whist", "result": {"tricks": [8, 5], "honours": [3, 2]}})
    data = json.loads(run("score", "-", "--json", given=given).stdout)
    assert [(entry["amount"], entry["reason"], entry["rule"]) for entry in data["entries"]] == [
        (4, "leve", "W-23"),
        (2, "honours", "W-23"),
    ]
    assert run("score", "-", given=given).stdout.count("[W-23]") == 2


def test_a_refusal_names_seats_as_the_file_does():
    """P-6: the dealer of four sits out."""
    sitting_out = {"declarer": 3, "game": "6S"}
    given = json.dumps({"game": "preferans_classic", "result": sitting_out})
    assert run("score", "-", given=given).stderr == "lomber: Seat 3 does not play this deal.\n"
    given = json.dumps({"game": "preferans_classic", "start": {"phase": "announce", **sitting_out}})
    assert "Seat 3 does not play this deal." in run("solve", "-", given=given).stderr


def test_seats_of_a_nameless_record_are_named_in_the_readers_language():
    ending = {"piles": {"S": "AS 2C", "W": "KS 3C", "N": "QS 4C", "E": "JS 5C"}, "tricks": [6, 5]}
    given = json.dumps({"game": "whist/no-trumps", "options": {"hands": 1}, "start": ending})
    for command in ("replay", "solve"):
        told = run(command, "-", "--lang", "ru", given=given).stdout
        assert "Место 0" in told
        assert "seat" not in told


def test_score_counts_seats_as_the_result_does():
    result = {"punter": 1, "cards": "KS 5H 2D", "turned": "QS", "stake": 25}
    given = json.dumps({"game": "banchok", "options": {"players": 4}, "result": result})
    assert run("score", "-", given=given).stdout.startswith("Seat 1, balance: +25")


@pytest.mark.parametrize("head", [{"game": "whist/no-trumps"}, {"game": "whist", "preset": "no-trumps"}])
def test_a_position_as_the_page_copies_it_is_replayed_and_solved(head):
    ending = {"piles": {"S": "AS 2C", "W": "KS 3C", "N": "QS 4C", "E": "JS 5C"}, "tricks": [6, 5]}
    given = json.dumps(head | {"options": {"hands": 1}, "start": ending})
    replayed = json.loads(run("replay", "-", "--json", given=given).stdout)
    assert replayed["position"]["piles"] == ending["piles"]
    assert replayed["options"] == {"trumps": "none", "hands": 1}
    assert "K♠" in run("solve", "-", given=given).stdout


@pytest.mark.parametrize(
    "changed", [{"game": "chess"}, {"preset": "nine"}, {"preset": 5}, {"options": 5}, {"start": {"piles": 5}}]
)
def test_a_copied_position_that_cannot_be_is_refused(changed):
    given = {"game": "whist", "start": {"piles": {"S": "AS", "W": "KS", "N": "QS", "E": "JS"}}} | changed
    sorry(run("replay", "-", given=json.dumps(given)))


@pytest.mark.parametrize(
    "given",
    [
        {"game": "whist"},
        {"game": "whist", "result": {"tricks": "many"}},
        {"game": "whist", "result": {"coronets": [3]}},
        {"game": "whist", "result": {}, "surplus": 1},
        {"game": "whist", "options": {"hands": "x"}, "result": {}},
    ],
)
def test_a_result_that_cannot_be_gets_one_line(given: dict[str, Any]) -> None:
    sorry(run("score", "-", given=json.dumps(given)))


# -- bench


def test_bench_refuses_rounds_that_say_nothing() -> None:
    assert run("bench", "--rounds", "2").returncode == 2


# -- pipes


def test_a_reader_that_goes_away_is_no_traceback() -> None:
    result = subprocess.run(
        f"{sys.executable} -m lomber rules whist | head -c 1",
        shell=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        timeout=60,
        check=False,
    )
    assert result.stderr == ""
