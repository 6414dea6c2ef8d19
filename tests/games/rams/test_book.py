"""A position in which each piece of advice decides, and the book against chance."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from tests.games.books import advised, beats_chance
from tests.games.rams.tables import dealt


def said(table: Table, seat: int, without: tuple[str, ...] = ()) -> tuple[str, str]:
    return advised(table, without, seat)


CASES: list[tuple[str, int, dict[str, str], dict[str, Any], str]] = [
    ("A-R1", 1, {"hand.1": "9S 8S 7D 9D KC", "turned": "7H"}, {}, "pass"),
    ("A-R1", 1, {"hand.1": "AS KS KD 9H 8H", "turned": "7H"}, {}, "throw KS"),
    ("A-R3", 1, {"hand.1": "JS JC KH 9H 8D", "turned": "7H"}, {}, "pass"),
    ("A-R4", 1, {"hand.1": "KH 9H 8S 7D 7C", "turned": "7H"}, {"records": [50, 4, 50, 50]}, "pass"),
    ("A-R5", 1, {"hand.1": "KD QD 9D 8D 7S", "turned": "7H"}, {}, "throw 7S"),
]


@pytest.mark.parametrize(("number", "seat", "piles", "start", "move"), CASES)
def test_each_piece_of_advice_decides_a_position(
    number: str, seat: int, piles: dict[str, str], start: dict[str, Any], move: str
) -> None:
    """A-R1, A-R3, A-R4, A-R5: with the piece the book says this, without it another thing."""
    table = dealt(piles, start=start or None)
    assert said(table, seat) == (move, number)
    assert said(table, seat, (number,)) != (move, number)
    assert said(table, seat, (number,))[0] != move


def test_the_dealer_counts_the_turn_up_as_his_A_R6() -> None:
    """A-R6: the dealer with one trump plays because the turned-up king is his; and takes it."""
    hands = {
        "hand.1": "9S 8S 7S 9C TD",
        "hand.2": "9D 8D 7D 8C 7C",
        "hand.3": "QS TS QC QD TC",
        "hand.0": "9H KS KD JC JD",
    }
    table = dealt(hands | {"turned": "KH"})
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    assert said(table, 0)[1] == "A-R6"
    assert said(table, 0, ("A-R6",)) == ("pass", "A-R1")
    table.play(0, "done")
    assert said(table, 0) == ("drop JC", "A-R6")
    assert said(table, 0, ("A-R6",))[0] == "leave"


def test_two_trumps_are_sure_enough_A_R1() -> None:
    table = dealt({"hand.1": "9H 8H 7D 9D KC", "turned": "7H"})
    assert said(table, 1) == ("throw 7D", "A-R2")


def test_trumps_are_kept_and_the_last_advice_answers_A_R2() -> None:
    """A-R2: throws plain cards, takes a trick where it can."""
    table = dealt({"hand.1": "KH QH 9D 8S 7C", "turned": "7H"})
    assert said(table, 1) == ("throw 8S", "A-R2")
    assert table.game.advice()[-1].number == "A-R2"


def test_an_exposed_trump_is_accepted_A_R2() -> None:
    """With manners the book takes an exposed trump. [R-34]"""
    table = dealt({"hand.1": "KH QH 9D 8S 7C", "turned": "7H", "stock": "JH"}, manners=True)
    table.play(0, "expose")
    table.act(1, ["throw 8S", "done"])
    assert said(table, 1) == ("accept", "A-R2")


def test_the_book_beats_chance() -> None:
    beats_chance(make("rams", players=3, hands=1), deals=200)
