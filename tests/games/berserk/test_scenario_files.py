"""Scenario files (18.6), as a card author tries his cards with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lomber.cli import main
from lomber.games.berserk.scenario import Scenario, vanilla
from lomber.table.errors import BadPosition
from tests.games.berserk.library import FIXTURES

SCENARIO = """
moves = [ "A attack a1 B.hero", "B defender b1", "A play fx_bolt", "A target b1", "A end" ]

[scenario]
active = "A"
turn = 9
phase = "main"
[scenario.options]
stacking = "last"
[scenario.A]
hero = { card = "fx_hero", wounds = 3, closed = false, poison = 0 }
coins = [10, 0]
deck = ["fx_bolt", "fx_rain"]
hand = ["fx_bolt"]
play = [ { as = "a1", card = "fx_engine", wounds = 1 } ]
[scenario.B]
play = [ { as = "b1", vanilla = "2/5 c2 (pirate) +first_strike" } ]

[expect]
active = "B"
winner = ""
[expect.A]
hero = { wounds = 3 }
coins = [8, 2]
hand = []
deck = 2
gone = ["a1"]
[expect.B]
hero = { wounds = 0 }
play = [ { as = "b1", wounds = 3, closed = false, strike = 2 } ]
"""


def attempt(tmp_path: Path, text: str, *more: str) -> int:
    file = tmp_path / "case.toml"
    file.write_text(text, encoding="utf-8")
    return main(["berserk", "try", str(FIXTURES), str(file), *more])


def test_a_scenario_file_is_played_and_compared(tmp_path, capsys) -> None:
    assert attempt(tmp_path, SCENARIO, "--lang", "en") == 0
    assert capsys.readouterr().out.endswith("case.toml: as expected\n")


def test_what_differs_is_told_line_by_line(tmp_path, capsys) -> None:
    wrong = SCENARIO.replace("coins = [8, 2]", "coins = [9, 1]").replace(
        "wounds = 3, closed", "wounds = 4, closed"
    )
    assert attempt(tmp_path, wrong) == 2
    said = capsys.readouterr().out
    assert "A.coins: [8, 2], expected [9, 1]" in said
    assert "b1.wounds: 3, expected 4" in said


def test_a_move_that_is_not_possible_is_told_with_what_is(tmp_path, capsys) -> None:
    assert attempt(tmp_path, SCENARIO.replace("B defender b1", "B defender a1")) == 2
    assert "B defender a1: not possible; possible: defender none, defender b1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('hand = ["fx_bolt"]', 'hand = ["fx_blot"]'),
        ('stacking = "last"', 'stacking = "first"'),
        ("2/5 c2 (pirate)", "strong c2"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(tmp_path, capsys, old: str, new: str) -> None:
    assert attempt(tmp_path, SCENARIO.replace(old, new)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


def test_a_vanilla_creature_is_written_in_one_line() -> None:
    """24: `S/L cC (class) +keyword +keywordN`."""
    card = vanilla("2/3 c2 (pirate) +first_strike +armour2 +shot1")
    assert (card["strike"], card["lives"], card["cost"], card["classes"]) == (2, 3, 2, ["pirate"])
    assert card["keywords"] == ["first_strike", {"armour": 2}]
    assert card["abilities"][0]["do"] == [{"shot": 1, "to": "target"}]
    with pytest.raises(BadPosition):
        Scenario({"A": {"hand": ["2/3 c2 c3"]}}, {})
