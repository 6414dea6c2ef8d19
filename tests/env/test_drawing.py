"""Deals card by card: every way a deal can fall comes about once, as often as from a shuffled pack."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber.env.drawing import Drawing
from lomber.table.chance import EVERYONE, Deal, Pile

POOLS = {
    "different cards": [0, 3, 5, 7, 8],
    "two packs": [2, 2, 4, 4, 6],
    "three of a kind": [1, 1, 1, 5, 5],
}


def shuffled(deal: Deal) -> dict[tuple[int, ...], Fraction]:
    """By counting all orders of the pool."""
    found = Counter(
        tuple(int(card) for card in deal.tidied(vec[i64](order)))
        for order in permutations([int(card) for card in deal.pool])
        if deal.allows(vec[i64](order))
    )
    return {order: Fraction(many, sum(found.values())) for order, many in found.items()}


def drawn(drawing: Drawing, chance: float = 1.0) -> dict[tuple[int, ...], float]:
    if drawing.complete:
        return {tuple(drawing.drawn): chance}
    found: dict[tuple[int, ...], float] = {}
    for card, likely in drawing.outcomes():
        after = drawing.copy()
        after.take(card)
        for order, whole in drawn(after, chance * likely).items():
            assert order not in found, "a deal comes about in one way only"
            found[order] = whole
    return found


@pytest.mark.parametrize("pool", POOLS.values(), ids=POOLS)
@pytest.mark.parametrize("ordered", [False, True])
def test_every_deal_is_as_likely_as_from_a_shuffled_pack(pool: list[int], ordered: bool) -> None:
    deal = Deal("hand", vec[i64](pool), [Pile("hand.0", 3, EVERYONE, ordered), Pile("hand.1", 2, EVERYONE)])
    expected = shuffled(deal)
    found = drawn(Drawing(deal))
    assert found.keys() == expected.keys()
    for order, chance in found.items():
        assert chance == pytest.approx(float(expected[order]))


def test_what_must_come_anyway_is_taken_and_nothing_else() -> None:
    deal = Deal("hand", vec[i64]([1, 2, 3]), [Pile("hand.0", 1, EVERYONE), Pile("hand.1", 2, EVERYONE)])
    drawing = Drawing(deal)
    drawing.settle()
    assert drawing.drawn == []
    with pytest.raises(ValueError, match="cannot be dealt"):
        drawing.take(7)
    drawing.take(2)
    drawing.settle()
    assert drawing.piles() == {"hand.0": [2], "hand.1": [1, 3]}


def test_a_card_that_is_kept_for_the_last_pile_comes_there_and_nowhere_else():
    deal = Deal("hand", vec[i64]([0, 3, 5, 7, 8]), [Pile("hand.0", 2, 1), Pile("stock", 3, 0, True)])
    deal.kept = vec[i64]([5])
    found, expected = drawn(Drawing(deal)), shuffled(deal)
    assert found.keys() == expected.keys() and all(5 in order[2:] for order in found)
    assert all(abs(found[order] - float(expected[order])) < 1e-12 for order in found)
