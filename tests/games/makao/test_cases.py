"""The worked cases of makao.md, section 9: cards in the order received, thrown ones too; stake 10."""

from typing import Any

import pytest

from lomber import Shoe, Stacked, Table, make
from lomber.cards.pack import read_card


def cards(text: str) -> list[int]:
    return [int(read_card(word)) for word in text.split()]


def paid(punter: str, banker: str, **options: Any) -> int:
    """What the punter gets, seat 0 being the banker."""
    game = make("makao", {"players": 2, **options})
    entries = game.score({"banker": 0, "hands": [banker, punter]})
    assert entries[0].amount == -entries[1].amount
    return entries[0].amount


def table(firsts: str, stock: str, **options: Any) -> Table:
    """A table with these first cards by seat and this stock; seat 0 keeps the bank."""
    given = cards(firsts)
    piles = {f"first.{seat}": [card] for seat, card in enumerate(given)}
    game = make("makao", {"players": len(given), "draw": False, **options})
    return Table(game, shoe=Stacked([{**piles, "stock": cards(stock)}], Shoe(1)))


def names(begun: Table) -> list[str]:
    return [begun.name(move) for move in begun.legal(begun.turn())]


@pytest.mark.parametrize(("bought", "points"), [("3S 8D", 1), ("5S 9D", 4)])
def test_points_are_added_and_tens_dropped_W_1_to_W_2(bought: str, points: int):
    """W-1, W-2."""
    begun = table("2S " + bought.split()[0], bought.split()[1])
    begun.play(1, "buy")
    assert begun.view(1).points == points
    assert begun.turn() == 0, "with two counting cards he is finished"


@pytest.mark.parametrize(
    ("punter", "banker", "result"),
    [
        ("9S", "8S", 30),  # W-3
        ("8S", "5S", 20),  # W-4
        ("7S", "4S 2S", 10),  # W-5
        ("4S 5S", "7S", 10),  # W-6
        ("9S", "4S 5S", 30),  # W-7: equal points, fewer cards
        ("4S 5S", "9S", -30),  # W-8
        ("9S", "9H", -10),  # W-9: equal naturals
        ("6S", "5S", 10),  # W-10
        ("4S 3S", "5S 2S", -10),  # W-11: equal points and cards
        ("7S", "3S 5S", -10),  # W-12
        ("2S 6S", "8S", -20),  # W-13
        ("KS 9S", "6S", 10),  # W-14: not a natural
        ("KS 9S", "4S 5S", -10),  # W-15: two cards each
        ("QS", "JS", -10),  # W-16
        ("8S", "9S", -30),  # W-17
        ("8S 3S", "2S", -10),  # W-18: the natural is given up (M-14)
        ("8S", "8H", -10),  # M-20: equal natural eights too
        ("7S", "7H", -10),  # M-19, M-20: naturals of seven are single anyway
        ("6S JS", "6H", -10),  # M-18: an idle empty card was received
        ("6S", "6H JS", 10),  # M-18
        ("9S JS", "6H", 10),  # M-16: a nine with anything bought is no natural
        ("KS QS 9S", "4S 5S", -10),  # M-18: three cards received against two
    ],
)
def test_a_punter_is_settled_with_the_banker_alone_W_3_to_W_18(punter: str, banker: str, result: int):
    """W-3, W-4, W-5, W-6, W-7, W-8, W-9, W-10, W-11, W-12, W-13, W-14, W-15, W-16, W-17, W-18."""
    assert paid(punter, banker) == result


@pytest.mark.parametrize(
    ("punter", "banker", "options", "result"),
    [
        ("9S", "9H", {"tie": "push"}, 0),  # W-9
        ("9S", "4S 5S", {"tie": "push"}, 0),
        ("4S 5S", "9S", {"tie": "push"}, 0),
        ("9S", "4S 5S", {"tie": "banker"}, -10),
        ("4S 5S", "9S", {"tie": "banker"}, -30),
        ("9S", "9H", {"tie": "banker"}, -10),
        ("6S", "5S", {"below_seven": "lose"}, -10),  # W-10
        ("6S", "9S", {"below_seven": "lose"}, -30),
        ("7S", "6S", {"below_seven": "lose"}, 10),
        ("6S", "6H", {"below_seven": "lose", "tie": "push"}, -10),  # tie rules included
        ("5S", "9S", {"banker_naturals": "single"}, -10),
        ("5S", "8S", {"banker_naturals": "single"}, -10),
        ("9S", "8S", {"banker_naturals": "single"}, 30),
        ("KS 9S", "6S", {"replaced_natural": True}, 30),  # W-14
        ("KS QS 8S", "6S", {"replaced_natural": True}, 20),
        ("6S", "KS 9S", {"replaced_natural": True}, -30),
        ("9S KS", "6S", {"replaced_natural": True}, 10),  # bought after a counting card
        ("KS 2S 7S", "6S", {"replaced_natural": True}, 10),
        ("9S", "5S", {"stake": 25}, 75),
    ],
)
def test_options_of_the_settlement_W_9_W_10_W_14(punter: str, banker: str, options: Any, result: int):
    """W-9, W-10, W-14."""
    assert paid(punter, banker, **options) == result


def test_who_may_buy_and_who_is_finished_W_19():
    """W-19."""
    assert names(table("2S 6S", "3S")) == ["buy", "stand"]
    assert names(table("2S TS", "3S")) == ["buy", "stand"]
    idle = table("2S 6S", "JS 3S 4S")
    idle.play(1, "buy")
    assert idle.turn() == 1 and names(idle) == ["buy", "stand"]
    idle.play(1, "buy")
    assert idle.turn() == 0 and idle.view(0).aside[0] == cards("JS")[0]
    replaced = table("3S KS", "2S 4S")
    replaced.play(1, "buy")
    assert replaced.turn() == 1 and names(replaced) == ["buy", "stand"]


def test_a_deal_of_four_W_20():
    """W-20."""
    begun = table("2S 9H 3S QD", "4S 5H 4D", hands=1)
    begun.play(1, "stand")
    begun.play(2, "buy")
    begun.play(3, "buy")
    assert begun.turn() == 3
    begun.play(3, "stand")
    begun.play(0, "buy")
    assert begun.over
    assert begun.scores() == [-30, 30, 10, -10]
    assert [entry.reason for entry in begun.sheet().entries] == ["won-natural", "won", "lost", "bank"]
