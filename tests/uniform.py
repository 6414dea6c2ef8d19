"""Is it uniform? Pearson's chi-square, with a bound that a fair draw passes and a bent one does not."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import sqrt
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def far_from(weights: Mapping[T, int], drawn: Iterable[T]) -> float:
    """How many standard deviations chi-square lies above its mean, if outcomes come by these weights."""
    found = Counter(drawn)
    strange = [outcome for outcome in found if not weights.get(outcome)]
    assert not strange, f"this cannot happen: {strange[0]}"
    number, total = sum(found.values()), sum(weights.values())
    square = 0.0
    for outcome, weight in weights.items():
        expected = number * weight / total
        square += (found[outcome] - expected) ** 2 / expected
    freedom = len(weights) - 1
    return (square - freedom) / sqrt(2 * freedom)


def assert_drawn_by(weights: Mapping[T, int], drawn: Iterable[T]) -> None:
    """Five deviations: a fair draw with a fixed seed stays below, a bend of a few per cent does not."""
    far = far_from(weights, list(drawn))
    assert far < 5, f"chi-square is {far:.1f} standard deviations above its mean"
