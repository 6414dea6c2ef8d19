"""The worked cases MG-C1 … MG-C9 of docs/rules/mushka.md."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import BadPosition, IllegalMove, Table, make
from lomber.cards.pack import read_cards
from lomber.games.mushka.forms import flush_worth
from tests.games.mushka.tables import (
    buy,
    dealt,
    follows,
    names,
    paid,
    records,
    seen_by,
    side,
    tricks,
    written,
)

MISTIGRI = "mushka_mistigri"


def test_the_king_of_clubs_may_take_a_led_trump_king_MG_C1() -> None:
    """MG-C1. [MG-3]"""
    assert follows("KC 9H", "H", ["KH"], MISTIGRI) == {"9H", "KC"}
    assert follows("KC 9H", "H", ["QH"], MISTIGRI) == {"9H"}
    assert follows("KC 9H", "H", ["KH"], MISTIGRI, kc_over_led_trump_king=False) == {"9H"}
    assert follows("KC 9H", "H", ["KH"], MISTIGRI, spade_ace_privilege="when_void") == {"9H"}


@pytest.mark.parametrize(
    ("tricks_", "holds", "trump", "change"),
    [(2, "KC", "D", -7), (2, "KC", "C", -12), (0, "KC", "D", 10), (0, "", "D", 5), (2, "AS", "D", -2)],
)
def test_the_king_of_clubs_brings_and_costs_MG_C2(tricks_: int, holds: str, trump: str, change: int) -> None:
    """MG-C2. [MG-3]"""
    result = {"winners": [0] * tricks_ + [1] * (5 - tricks_), "holds": [holds, "", ""], "trump": trump}
    assert written(MISTIGRI, [20, 25, 25], result)[0] == 20 + change
    if trump == "C":
        assert written(MISTIGRI, [20, 25, 25], result, kc_trump_bonus=5)[0] == 13


def test_a_whole_hand_MG_C3() -> None:
    """MG-C3: 22, 24, 19. [MG-1, MG-2]"""
    hands = {
        "hand.1": "KH 9H AD TS 7S",
        "hand.2": "KC 7C JD 9D 8S",
        "hand.0": "QH JH QC QS KD",
        "turned": "8H",
    }
    table = dealt(hands, MISTIGRI, players=3, first_dealer=0)
    for seat in (1, 2, 0):
        buy(table, seat)
    tricks(table, "KH KC JH", "9D KD AD", "QS 7S 8S", "QC 9H 7C", "TS JD QH")
    assert records(table) == [22, 24, 19]


DEALT = {"hand.1": "2D 5D 7D 9D JD", "hand.3": "2H 5H 7H 9H JH", "turned": "3S"}


def test_of_two_flushes_the_higher_suit_is_paid_MG_C4() -> None:
    """MG-C4: hearts over diamonds, 5 × 4. [MG-4, MG-5]"""
    table = dealt(DEALT, MISTIGRI, players=5, hands=1)
    assert table.over and records(table) == [25] * 5
    assert side(table) == [-5, -5, -5, 20, -5]
    dearer = dealt(DEALT, MISTIGRI, players=5, hands=1, flush_payment=9)
    assert side(dearer) == [-9, -9, -9, 36, -9]
    opened = {zone.name for zone in table.view(0).scene().zones}
    assert opened == {"opened.1", "opened.3"}


def test_of_two_flushes_of_a_suit_the_larger_total_is_paid_MG_C5() -> None:
    """MG-C5: 26 and 28. [MG-5]"""
    low, high = flush_worth(read_cards("KS QS 9S 5S 3S")), flush_worth(read_cards("JS AS TS 8S 7S"))
    assert (low, high) == (26, 28)
    hands = {"hand.0": "KS QS 9S 5S 3S", "hand.2": "JS AS TS 8S 7S", "turned": "2H"}
    assert side(dealt(hands, MISTIGRI, players=5, hands=1)) == [-5, -5, 20, -5, -5]


def test_equal_flushes_go_to_the_nearer_the_dealers_left_MG_5() -> None:
    hands = {"hand.0": "KS 9S 5S 4S 3S", "hand.2": "JS QS TS 8S 2S", "turned": "2H"}
    assert flush_worth(read_cards(hands["hand.0"])) == flush_worth(read_cards(hands["hand.2"])) == 26
    assert side(dealt(hands, MISTIGRI, players=5, hands=1))[0] == 20
    assert side(dealt(hands, MISTIGRI, players=5, hands=1, first_dealer=0))[2] == 20


def test_four_of_a_suit_with_the_king_of_clubs_take_the_pulka_MG_C6() -> None:
    """MG-C6: 14 + 25 + 30. [MG-6]"""
    hands = {"hand.2": "9H 8H 4H 2H KC", "turned": "3S"}
    table = dealt(hands, MISTIGRI, players=4, deck=52, start={"records": [14, 25, 3, 30]})
    assert table.over and side(table) == [-14, -25, 69, -30]


def test_four_clubs_and_their_king_are_mistigri_too_and_no_flush_is_paid_MG_C7() -> None:
    """MG-C7. [MG-6]"""
    hands = {"hand.0": "KC QC 9C 7C 6C", "hand.1": "6H 7H 8H 9H TH", "turned": "8S"}
    table = dealt(hands, MISTIGRI)
    assert table.over and side(table) == [75, -25, -25, -25]


def test_the_king_of_clubs_may_neither_pass_nor_go_MG_C8() -> None:
    """MG-C8. [MG-3]"""
    table = dealt({"hand.0": "KC 6H 7D 8S 9S", "turned": "8D"}, MISTIGRI)
    for move in ("pass", "throw KC"):
        with pytest.raises(IllegalMove, match="MG-3"):
            table.play(0, move)


BOUGHT = {
    "hand.0": "6S 7S 8D 9D TH",
    "hand.1": "6C 7C 8C 9C TD",
    "hand.2": "6H 7H 8H 9S TS",
    "hand.3": "6D 7D 9H JH JS",
    "turned": "8S",
    "stock": "TC",
}


def test_who_passed_pays_for_a_flush_too_MG_C9() -> None:
    """MG-C9; and a sole player's flush comes before his tricks. [MG-4]"""
    table = dealt(BOUGHT, MISTIGRI, hands=1)
    table.play(0, "pass")
    buy(table, 1, "TD")
    table.play(2, "done")
    table.play(3, "pass")
    assert side(table) == [-5, 15, -5, -5] and records(table) == [25] * 4
    alone = dealt(BOUGHT, MISTIGRI, hands=1)
    alone.play(0, "pass")
    buy(alone, 1, "TD")
    alone.play(2, "pass")
    alone.play(3, "pass")
    assert side(alone) == [-5, 15, -5, -5] and records(alone) == [25] * 4


def test_after_a_paid_flush_the_hand_goes_on_where_agreed_MG_4() -> None:
    """`flush_then_play`: open cards, declarations and exchange; the same player is not paid again."""
    table = dealt(DEALT, MISTIGRI, players=5, hands=1, flush_then_play=True)
    assert side(table) == [-5, -5, -5, 20, -5] and seen_by(table, 0).phase == "declare"
    shown = {zone.name: zone.cards for zone in table.view(0).scene().zones if zone.kind == "open"}
    assert set(shown["shown.3"]) == {"2H", "5H", "7H", "9H", "JH"}
    for seat in range(5):
        table.play(seat, "done")
    assert seen_by(table, 0).phase == "play" and side(table) == [-5, -5, -5, 20, -5]
    for _ in range(5):
        table.play(table.turn(), table.legal(table.turn())[0])
    left = {zone.name: zone.cards for zone in table.view(0).scene().zones if zone.name.endswith(".3")}
    assert len(left["shown.3"]) == 4 and left["hand.3"] == (), "no card lies there twice"
    later = dealt(BOUGHT, MISTIGRI, hands=1, flush_then_play=True)
    later.play(0, "done")
    buy(later, 1, "TD")
    later.play(2, "done")
    later.play(3, "pass")
    assert side(later) == [-5, 15, -5, -5] and seen_by(later, 0).phase == "play"
    assert "pass" not in names(later, 0)


def test_a_described_result_knows_a_flush_paid_before_the_hand_went_on_MG_4() -> None:
    """MG-4: with `flush_then_play`."""
    told = {"winners": [0, 0, 1, 1, 2], "paid": 2}
    assert paid("mushka_mistigri", [25] * 3, told, flush_then_play=True) == [-5, -5, 10]


def test_no_hand_ends_as_it_does_only_in_another_form_MG_4_SH_6() -> None:
    """MG-4, SH-6."""
    for name, ending in (
        ("mushka", "flush"),
        ("mushka_mistigri", "five_spades"),
        ("mushka_shutikha", "flush"),
    ):
        with pytest.raises(BadPosition):
            written(name, [25] * 3, {"ending": ending, "who": [0]})


@pytest.mark.parametrize(
    ("first", "last", "bought", "elder", "money"),
    [
        ("AS KS QS JS TS", "AC KD QD JD 7D", "TD", "done", [5, -10, 5]),
        ("AD KD QD JD TD", "AC KS QS JS 7S", "TS", "done", [10, -5, -5]),
        ("AD KD QD JD TD", "AC KS QS JS 7S", "TS", "pass", [5, -10, 5]),
    ],
    ids=["a higher one", "a lower one", "a lower one after a pass"],
)
def test_the_second_look_pays_another_only_for_the_highest_flush_in_play_MG_4_MG_5(
    first: str, last: str, bought: str, elder: str, money: list[int]
) -> None:
    """MG-4, MG-5: with `flush_then_play` each look pays the highest flush it finds, and nobody is paid twice."""
    piles = {"hand.0": first, "hand.1": "9D 8D 7C 9C TH", "hand.2": last, "turned": "8H", "stock": bought}
    game = make(MISTIGRI, players=3, flush_then_play=True)
    table = Table(game, start={"phase": "declare", "dealer": 2, "piles": piles})
    assert side(table) == [10, -5, -5], "the first look"
    table.play(0, elder)
    table.act(1, ["done"])
    buy(table, 2, "AC")
    assert side(table) == money and seen_by(table, 0).phase == "play"


@pytest.mark.parametrize(
    ("told", "goes_on"),
    [
        ({"ending": "flush", "who": [1], "paid": 1}, False),
        ({"winners": [0, 0, 1, 1, 2], "paid": 2}, False),
        ({"ending": "flush", "who": [1]}, True),
    ],
)
def test_a_flush_is_told_as_it_was_agreed_and_paid_once_MG_4(told: dict[str, Any], goes_on: bool) -> None:
    """MG-4: it ends the hand, or with `flush_then_play` is paid before the hand goes on; never both."""
    with pytest.raises(BadPosition, match="MG-4"):
        written(MISTIGRI, [25] * 3, told, flush_then_play=goes_on)
