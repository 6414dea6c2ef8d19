"""Files that are broken, foreign or made up, given to every command that reads one: a sentence in the reader's
language, exit 2, nothing written."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import lomber
from lomber.cli import main

COMMANDS = ("replay", "solve", "analyse", "convert")
ENGLISH = re.compile(r"\b(the|is|not|there|this|has|have|expecting|codec|missing)\b", re.IGNORECASE)


def text(**changed: Any) -> str:
    """A record of one deal of Whist, with parts of it exchanged."""
    table = lomber.Table(lomber.make("whist", hands=1), seed=5)
    table.play(table.turn(), table.legal(table.turn())[0])
    return json.dumps(json.loads(table.record().text()) | changed)


FILES = {
    "cut": text()[:-20],
    "no JSON": "{\x00}",
    "deep": '{"a":' * 100_000,
    "digits": '{"format": "record/1", "revision": ' + "9" * 5000 + "}",
    "no record": '{"a": 1}',
    "another version": text(format="record/2"),
    "newer rules": text(revision=99),
    "no log": text(log=5),
    "no move": text(log=[["QH"]]),
    "a huge seat": text(log=[[10**20, "AS"]]),
    "a move before the deal": text(log=[[0, "AS"]]),
    "another deal": text(log=[{"deal": "river", "piles": {}}]),
    "an unknown pile": text(log=[{"deal": "draw", "piles": {"X": "AS"}}]),
    "too many seats": text(seats=["a"] * 9),
    "an unknown game": text(game="chess"),
    "an unknown option": text(options={"nope": 1}),
    "no number": text(options={"hands": float("nan")}),
    "an impossible position": text(start={"piles": {"S": "AS AS"}, "trump": "S"}, log=[]),
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_a_bad_record_is_refused_in_the_readers_language(
    name: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    path.write_text(FILES[name], encoding="utf-8")
    for command in COMMANDS:
        assert main([command, str(path), "--lang", lang]) == 2, command
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1
        assert not ENGLISH.search(told.err), told.err
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


@pytest.mark.parametrize(
    "described",
    [
        "[]",
        '{"hands": 5}',
        '{"hands": ["AS", "KS", "QS"]}',
        '{"hands": ["AS AS", "QS JS", "AC KC", "2H 3H"]}',
        '{"hands": ["AS", "QS JS", "AC KC", "2H 3H"]}',
        '{"hands": ["A!", "QS", "AC", "2H"]}',
        '{"hands": ["AS", "QS", "AC", "2H"], "leader": 9}',
        '{"hands": ["AS", "QS", "AC", "2H"], "leader": 0, "trump": "X"}',
        '{"hands": ["AS", "QS", "AC", "2H"], "leader": "first"}',
        '{"hands": ["AS", "QS", "AC", "2H"], "dealer": 0}',
        '{"game": 5, "position": {}}',
    ],
)
def test_what_cannot_be_solved_is_told_in_the_readers_language(
    described: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "problem.json"
    path.write_text(described, encoding="utf-8")
    for command in ("solve", "score"):
        assert main([command, str(path), "--lang", "ru"]) == 2
        told = capsys.readouterr()
        assert not told.out
        assert not ENGLISH.search(told.err), told.err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--hand", "9"], "Сдачи 9 в записи нет; последняя — 1."),
        (["--hand", "-1"], "1 …"),
        (["--seconds", "-1"], "> 0"),
        (["--seconds", "nan"], "> 0"),
    ],
)
def test_an_analysis_of_nothing_is_refused(
    given: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    path.write_text(text(), encoding="utf-8")
    try:
        status = main(["analyse", str(path), "--lang", "ru", *given])
    except SystemExit as ended:
        status = int(str(ended.code))
    assert status == 2
    assert said in capsys.readouterr().err


def test_problems_of_a_game_that_has_none_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["problems", "list", "chess", "--lang", "ru"]) == 2
    assert "Задач «chess» нет" in capsys.readouterr().err


def test_a_move_in_a_record_is_refused_in_the_words_of_its_game_V_12(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = lomber.Table(lomber.make("vint"), seed=3)
    record = json.loads(table.record().text())
    record["log"].append([table.turn(), "4D"])
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert main(["replay", str(path), "--lang", "ru"]) == 2
    place = f"log[{len(record['log']) - 1}]: место {table.turn()}: 4D"
    assert (
        capsys.readouterr().err
        == f"lomber: {place}: Сейчас идут переговоры: назначайте или пасуйте. [V-12]\n"
    )


def test_options_that_a_game_refuses_are_refused_in_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--option", "players=4", "--option", "packs=2", "--lang", "ru"]
    assert main(["selfplay", "bezique", *given]) == 2
    assert capsys.readouterr().err == "lomber: На столько игроков в этих колодах мало карт.\n"


@pytest.mark.parametrize(
    ("command", "described", "said"),
    [
        (
            "score",
            {"game": "viceroy", "result": {"piles": {"pyramid.0": "32"}, "places": [["1:0"], [], []]}},
            "Первая карта в пирамиде уже есть у каждого. [V-14]",
        ),
        (
            "score",
            {
                "game": "cities",
                "options": {"players": 2},
                "result": {"rows": ["R6 R5", ""], "colours": "ROYG"},
            },
            "«row.0»: R6 R5 — такой ряд сгорит. Между ходами ряды спокойны. [C-38]",
        ),
        (
            "solve",
            {"game": "cities", "options": {"players": 2}, "position": {"piles": {"row.0": "R6 R5"}}},
            "«row.0»: R6 R5 — такой ряд сгорит. Между ходами ряды спокойны. [C-38]",
        ),
    ],
)
def test_what_a_game_cannot_score_or_solve_is_told_in_its_words_V_14_C_38(
    command: str, described: object, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "described.json"
    path.write_text(json.dumps(described), encoding="utf-8")
    assert main([command, str(path), "--lang", "ru"]) == 2
    assert capsys.readouterr().err == f"lomber: {said}\n"


def test_a_file_that_is_not_there_is_told_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "nowhere.json", "--lang", "uk"]) == 2
    assert capsys.readouterr().err == "lomber: Файлу «nowhere.json» немає.\n"
