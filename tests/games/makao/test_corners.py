"""Corners of Makao where two rules or three meet; every figure is worked out by hand, for a stake of 10."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import make
from tests.games.makao.test_cases import names, paid, table

REPLACED = {"replaced_natural": True}


@pytest.mark.parametrize(
    ("punter", "banker", "options", "result"),
    [
        # an empty first card replaced by a natural (option): fewer cards still decide, and equal naturals pay once
        ("9S", "KS 9H", REPLACED, 30),
        ("KS 9S", "9H", REPLACED, -10),
        ("KS 9S", "KH 9H", REPLACED, -10),
        ("QS TS 8S", "5S", REPLACED, 20),
        ("QS TS 8S", "5S", {}, 10),
        ("KS 9S", "4S 5S", REPLACED, -10),
        ("2S 6S", "KS 8S", REPLACED, -20),
        ("2S 6S", "KS 8S", {}, -10),
        # the banker's naturals, multiple or single
        ("8S", "9S", {"banker_naturals": "single"}, -10),
        ("6S", "8S", {"banker_naturals": "single"}, -10),
        ("7S", "9S", {}, -30),
        ("3S 4S", "7S", {}, -10),
        ("7S", "3S 4S", {}, 10),
        # equal totals by the three options
        ("9S", "4S 5S", {"tie": "banker"}, -10),
        ("8S", "3S 5S", {"tie": "push"}, 0),
        ("9S", "9H", {"tie": "push"}, 0),
        ("4S 5S", "9H", {"tie": "push"}, 0),
        ("9S", "9H", {"tie": "banker"}, -10),
        ("KS", "5S 5H", {}, 10),  # nothing against nothing: fewer cards
        ("5S 5H", "KS", {}, -10),
        # below seven everything is lost, ties and all, at the banker's price
        ("6S", "2S", {"below_seven": "lose"}, -10),
        ("6S", "8S", {"below_seven": "lose"}, -20),
        ("6S", "9S", {"below_seven": "lose"}, -30),
        ("6S", "9S", {"below_seven": "lose", "banker_naturals": "single"}, -10),
        ("5S", "5H", {"below_seven": "lose", "tie": "push"}, -10),
        ("3S 4S", "6S", {"below_seven": "lose"}, 10),
        ("7S", "3S 4S", {"below_seven": "lose", "tie": "push"}, 0),
        # a natural bought upon is none; and nine and two are one
        ("9S 2S", "AS", {}, -10),
        ("9S KS", "4S 5S", {}, -10),
        ("8S JS", "8H", {}, -20),
    ],
)
def test_naturals_ties_and_low_totals_M_16_to_M_20(
    punter: str, banker: str, options: dict[str, Any], result: int
) -> None:
    assert paid(punter, banker, **options) == result


def test_each_punter_is_settled_alone_and_the_banker_has_the_sum_M_17_M_21() -> None:
    """Banker N8: N9 +30, 3+5 -20, N8 equal -10, Q>T>8 -20 (three cards), 9 bought +10: the banker +10."""
    game = make("makao", players=6)
    hands = ["8S", "9S", "3S 5S", "8H", "QS TS 8D", "4C 5C"]
    entries = game.score({"banker": 0, "hands": hands})
    assert [(e.column, e.amount, e.reason) for e in entries] == [
        (1, 30, "won-natural"),
        (2, -20, "lost-equal"),
        (3, -10, "lost-equal"),
        (4, -20, "lost-equal"),
        (5, 10, "won"),
        (0, 10, "bank"),
    ]


def test_the_banker_with_two_counting_cards_is_finished_and_settles_at_once_M_11_M_15() -> None:
    begun = table("2S 9C", "4H 5D", hands=1)
    begun.play(1, "stand")
    assert names(begun) == ["buy", "stand"] and begun.turn() == 0
    begun.play(0, "buy")
    assert begun.over and begun.scores() == [-30, 30]


def test_an_empty_card_beside_a_counting_one_may_be_kept_or_thrown_but_was_received_M_12_M_18() -> None:
    """6, then a king, kept: six with two cards loses to six with one; thrown for a three: nine with three."""
    begun = table("6S 6C", "KH 3D", hands=1)
    begun.play(1, "buy")
    begun.play(1, "stand")
    begun.play(0, "stand")
    assert begun.scores() == [10, -10]
    begun = table("6S 6C", "KH 3D", hands=1)
    begun.play(1, "buy")
    begun.play(1, "buy")
    begun.play(0, "stand")
    assert begun.scores() == [-10, 10]
