"""The whole tree of small deals: every way once, as many as the arithmetic says."""

from math import comb, factorial

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber.play.tree import histories, outcomes
from lomber.table.chance import Deal, Pile
from tests.conformance.toys import Toy
from tests.table.toys import Swap


def ways(*piles: Pile) -> list[tuple[int, ...]]:
    size = int(sum(pile.size for pile in piles))
    deal = Deal("hand", vec[i64](list(range(size))), list(piles))
    found = [tuple(int(card) for card in order) for order in outcomes(deal)]
    for order in found:
        assert tuple(deal.tidied(vec[i64](list(order)))) == order
        assert sorted(order) == list(range(size))
    return found


@pytest.mark.parametrize(
    ("piles", "count"),
    [
        ([Pile("a", 3, 1)], 1),
        ([Pile("a", 2, 1), Pile("b", 2, 2)], comb(4, 2)),
        ([Pile("a", 2, 1), Pile("b", 2, 2), Pile("c", 2, 4)], comb(6, 2) * comb(4, 2)),
        ([Pile("stock", 4, 0, True)], factorial(4)),
        ([Pile("a", 2, 1), Pile("stock", 3, 0, True)], comb(5, 2) * factorial(3)),
        ([Pile("a", 0, 1), Pile("stock", 2, 0, True), Pile("b", 2, 2)], comb(4, 2) * factorial(2)),
    ],
)
def test_every_way_a_deal_can_fall_comes_once(piles, count):
    found = ways(*piles)
    assert len(found) == len(set(found)) == count


def test_the_histories_of_highest_are_its_deals_times_its_moves():
    """90 deals; each player lays the first of two cards, the second is forced: 2 · 2."""
    assert histories(Toy().start(), 10**6) == 90 * 4


def test_the_histories_of_swap_count_hidden_moves_too():
    """C(7,2)·C(5,2)·3! deals; each throws nothing or one of two cards; each then lays one of two."""
    assert histories(Swap().start(), 10**6) == comb(7, 2) * comb(5, 2) * 6 * 3 * 3 * 2 * 2


def test_counting_stops_soon_after_the_limit():
    assert 100 < histories(Swap().start(), 100) < 500
