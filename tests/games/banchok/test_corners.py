"""Corners of Polish Banchok where two rules or three meet; every figure is worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import IllegalMove, make
from tests.games.banchok.tables import bank, set_up, stakes, stock, table


@pytest.mark.parametrize(
    ("bank_", "options", "covered", "sums"),
    [
        (20, {}, True, [5, 10]),
        (12, {}, True, [5, 6]),  # half of it is six, which is no multiple
        (11, {}, True, [5]),
        (10, {}, True, [5]),
        (9, {}, True, [4]),  # five is more than half
        (5, {}, True, [2]),
        (4, {}, True, [2]),
        (1, {}, True, [1]),  # max(1, 0): the bank itself
        (20, {}, False, [5]),
        (9, {}, False, [5]),
        (5, {}, False, [5]),
        (4, {}, False, [4]),
        (1, {}, False, [1]),
        (100, {"min_stake": 20, "stake_step": 10}, True, [20, 30, 40, 50]),
        (39, {"min_stake": 20, "stake_step": 10}, True, [19]),
        (39, {"min_stake": 20, "stake_step": 10}, False, [20]),
    ],
)
def test_what_may_be_staked_on_a_card_already_turned_B_25(
    bank_: int, options: dict[str, Any], covered: bool, sums: list[int]
) -> None:
    begun = set_up("KS 3H 4D", "QS" if covered else "AS", bank=bank_, manners=True, **options)
    begun.play(0, "turn")
    assert stakes(begun) == sums
    with pytest.raises(IllegalMove, match="B-25"):
        begun.play(1, f"stake {max(sums) + 1}")


@pytest.mark.parametrize(
    ("bank_", "options", "sums"),
    [
        (33, {}, [5, 10, 15, 20, 25, 30, 33]),
        (5, {}, [5]),
        (3, {}, [3]),
        (21, {"min_stake": 20, "stake_step": 10}, [20, 21]),
        (19, {"min_stake": 20, "stake_step": 10}, [19]),
        (3, {"min_stake": 1, "stake_step": 1}, [1, 2, 3]),
    ],
)
def test_what_may_be_staked_at_all_B_12(bank_: int, options: dict[str, Any], sums: list[int]) -> None:
    assert stakes(set_up("KS 3H 4D", "QS", bank=bank_, **options)) == sums


def test_side_stakes_break_the_bank_with_the_punters_and_the_next_is_not_served_B_15_B_23() -> None:
    """Bank 40: 15 of the punter, 20 and no more than 5 of the others; he covers, all are paid, the bank is gone."""
    begun = table(
        stock(["KS 3H 4D", "2C 3C 4C", "5C 6C 7C"], "QS 9H TH"), players=4, bank=40, primazka=True, hands=2
    )
    for seat in (1, 2, 3):
        begun.play(seat, "allow_side")
    begun.play(1, "stake 15")
    assert stakes(begun) == [5, 10, 15, 20, 25]
    begun.play(2, "side 20")
    assert begun.turn() == 3 and stakes(begun) == [5]
    begun.play(3, "side 5")
    assert begun.scores() == [-40, 15, 20, 5]
    assert [e.reason for e in begun.sheet().entries] == ["covered", "side-won", "side-won", "bank-broken"]
    assert begun.view(1).banker == -1, "the bank is offered to the next"


def test_who_refuses_is_left_alone_and_leaves_the_others_alone_B_24() -> None:
    begun = table(
        stock(["KS 3H 4D", "2C 3C 4C", "5C 6C 7C"], "QS 9H TH"), players=4, bank=100, primazka=True, hands=2
    )
    begun.play(1, "refuse_side")
    begun.play(2, "allow_side")
    begun.play(3, "allow_side")
    begun.play(1, "stake 20")
    assert begun.turn() == 2, "nobody is asked to stake on his cards"
    begun.play(2, "stake 20")
    assert begun.turn() == 3
    with pytest.raises(IllegalMove, match="B-24"):
        begun.play(1, "side 5")
    begun.play(3, "side 20")
    assert begun.scores() == [60 - 40 - 20 + 20, 20, -20, -20]


def test_the_bank_that_just_reaches_three_times_is_over_and_one_kopeck_below_is_not_B_15() -> None:
    for stake, over in ((10, True), (5, False)):
        game = make("banchok", players=3, draw=False, bank=30, hands=1)
        entries = game.score({"punter": 1, "cards": "KS 3H 4D", "turned": "AS", "stake": stake, "bank": 80})
        reasons = [(entry.column, entry.amount, entry.reason) for entry in entries]
        ends = [(0, 60, "bank-tripled")] if over else []
        assert reasons == [(1, -stake, "not-covered"), *ends]


def test_a_peeked_card_is_demanded_and_then_it_is_for_half_the_bank_B_26_B_25() -> None:
    begun = set_up("KS 3H 4D", "QS", bank=100, manners=True)
    begun.play(0, "peek")
    with pytest.raises(IllegalMove, match="B-26"):
        begun.play(0, "peek")
    begun.play(1, "demand")
    assert stakes(begun)[-1] == 50
    begun.play(1, "half_bank")
    assert bank(begun) == 50
    blind = set_up("KS 3H 4D", "QS", bank=100, manners=True, hands=1)
    blind.play(0, "peek")
    blind.play(1, "va_bank")
    assert blind.over and [entry.reason for entry in blind.sheet().entries] == ["covered", "bank-broken"]


@pytest.mark.parametrize(
    ("cards", "turned", "wins"),
    [
        ("AS KS AH", "AS", True),
        ("KS AH AD", "AS", False),
        ("2S AH AD", "2S", True),
        ("2S AH AD", "3S", False),
        ("9D 8D TD", "TD", True),
        ("TD 9D 8D", "JD", False),
    ],
)
def test_what_covers_B_10(cards: str, turned: str, wins: bool) -> None:
    game = make("banchok", players=3, draw=False)
    entry = game.score({"punter": 2, "cards": cards, "turned": turned, "stake": 25, "bank": 300})[0]
    assert (entry.column, entry.amount) == (2, 25 if wins else -25)
