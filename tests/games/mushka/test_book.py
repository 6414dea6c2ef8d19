"""A position in which each piece of advice decides, and the book against chance."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from tests.games.books import beats_chance
from tests.games.mushka.tables import dealt, said

BUYING: list[tuple[str, str, dict[str, str], dict[str, Any], str]] = [
    ("A-M1", "mushka", {"hand.0": "6C 7C 8C 9D TD", "turned": "6H"}, {}, "pass"),
    ("A-M2", "mushka", {"hand.0": "AC KH QH 9D TD", "turned": "6H"}, {}, "throw AC"),
    ("A-M3", "mushka", {"hand.0": "6S KH QH 9D TD", "turned": "6H"}, {}, "throw 9D"),
    ("A-M6", "mushka", {"hand.0": "AH KH QH JH TD", "turned": "6H"}, {"records": [1, 9, 9, 9]}, "pass"),
    ("A-PF2", "mushka_pamfil", {"hand.3": "AH KH QH JS TD", "turned": "JC"}, {}, "set_trump H"),
    ("A-SH1", "mushka_shutikha", {"hand.0": "QS KS JS 6D 7D"}, {"records": [1, 9, 9, 9]}, "throw 6D"),
    ("A-MG1", "mushka_mistigri", {"hand.0": "KC 6D 7D 8D 9H", "turned": "6S"}, {}, "throw 9H"),
    ("A-MG2", "mushka_mistigri", {"hand.0": "QC 6D 7D 8D 9D", "turned": "6S"}, {}, "throw QC"),
]


@pytest.mark.parametrize(("number", "name", "piles", "start", "move"), BUYING)
def test_each_piece_of_advice_decides_a_position(
    number: str, name: str, piles: dict[str, str], start: dict[str, Any], move: str
) -> None:
    """A-M1 … A-M6, A-PF2, A-SH1, A-MG1, A-MG2: with the piece the book says this, without it another thing."""
    table = dealt(piles, name, start=start or None)
    seat = table.turn()
    assert said(table, seat) == (move, number)
    if number != "A-M1":
        assert said(table, seat, (number,))[0] != move


def in_play(name: str, hands: dict[str, str], turn: int, played: list[str], **more: Any) -> Table:
    game = make(name, players=3, first_dealer=2, deck=more.pop("deck", "by_players"))
    start = {"phase": "play", "turn": turn, "piles": hands, "played": played, **more}
    return Table(game, start=start)


PLAYING: list[tuple[str, str, dict[str, str], list[str], str]] = [
    (
        "A-M4",
        "mushka",
        {"hand.0": "AH KH 8C 9D TD", "hand.1": "7C 9C TC JC QC", "hand.2": "AS 7S 8S 9S TS", "turned": "7H"},
        [],
        "TD",
    ),
    (
        "A-M5",
        "mushka",
        {"hand.1": "AS KH 8C 9D TD", "hand.0": "7C 9C TC JC", "hand.2": "QH 7S 8S 9S TS", "turned": "7H"},
        ["0 AH"],
        "AS",
    ),
    (
        "A-SH2",
        "mushka_shutikha",
        {"hand.0": "KS JS 8C 9D TD", "hand.1": "7C 9C TC JC QC", "hand.2": "QS 7S 8S 9S TS"},
        [],
        "TD",
    ),
    (
        "A-SH3",
        "mushka_shutikha",
        {"hand.1": "QS JS 8C 9C TC", "hand.0": "7D 9D TD JD", "hand.2": "KS 7S 8S 9S TS"},
        ["0 KD"],
        "QS",
    ),
]


@pytest.mark.parametrize(("number", "name", "hands", "played", "move"), PLAYING)
def test_each_piece_of_advice_decides_a_card(
    number: str, name: str, hands: dict[str, str], played: list[str], move: str
) -> None:
    """A-M4, A-M5, A-SH2, A-SH3 in play."""
    table = in_play(name, hands, len(played), played)
    assert said(table, len(played)) == (move, number)
    assert said(table, len(played), (number,))[0] != move


def test_a_card_is_not_advised_by_what_is_said_of_the_exchange_A_M7() -> None:
    """A-M7: the ace of hearts falls to a small trump; where nothing can be taken the weakest card goes."""
    hands = {"hand.1": "AC KC 8C 9D 6D", "hand.0": "7C 9C TC JC", "hand.2": "AS 7S 8S 9S TS", "turned": "7D"}
    assert said(in_play("mushka", hands, 1, ["0 AH"], deck=36), 1) == ("6D", "A-M7")
    hands["hand.1"] = "AC KC 8C QS JS"
    assert said(in_play("mushka", hands, 1, ["0 AH"], deck=36), 1) == ("8C", "A-M7")


def test_who_was_not_dealt_pamfil_has_nothing_to_announce_A_PF1() -> None:
    """A-PF1."""
    table = dealt({"hand.0": "6C 7C 8C 9D TD", "turned": "6H"}, "mushka_pamfil")
    assert said(table, 0) == ("decline", "A-PF1")


def test_the_king_falls_on_the_queen_A_SH2() -> None:
    hands = {"hand.1": "KS JS 8C 9C TC", "hand.0": "7D 9D TD JD", "hand.2": "AS 7S 8S 9S TS"}
    table = in_play("mushka_shutikha", hands, 1, ["0 QS"])
    assert said(table, 1) == ("KS", "A-SH2")


def test_one_who_has_enough_tricks_ducks_A_M6() -> None:
    hands = {"hand.1": "AC 8C", "hand.0": "7D 9D", "hand.2": "QC 9C TC", "turned": "7H"}
    rows = ["0 7S", "1 AS", "2 8S", "1 KS", "2 9S", "0 TS", "1 QS", "2 JS", "0 8D"]
    hands["hand.0"], hands["hand.2"] = "7D 9D", "QC 9C"
    table = in_play("mushka", hands, 2, rows, records=[9, 2, 9])
    table = in_play("mushka", {**hands, "hand.1": "AC 8C"}, 1, rows, records=[9, 2, 9])
    assert said(table, 1) == ("8C", "A-M6")
    assert said(table, 1, ("A-M6",))[0] == "AC"


def test_pamfil_is_announced_and_played_A_PF1() -> None:
    table = dealt({"hand.0": "JC 6D 7D 8D 9H", "turned": "6S"}, "mushka_pamfil")
    assert said(table, 0) == ("announce_pamfil", "A-PF1")
    assert said(table, 0, ("A-PF1",))[0] == "decline"
    table.play(0, "announce_pamfil")
    assert said(table, 0) == ("throw 6D", "A-PF1")


@pytest.mark.parametrize("name", ["mushka", "mushka_pamfil", "mushka_shutikha", "mushka_mistigri"])
def test_the_book_beats_chance(name: str) -> None:
    beats_chance(make(name, players=3, hands=1), deals=240)
