"""Companies of several out of a ranked list: neighbours together, nobody with somebody he has met, if it can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from lomber.club.rounds import History

PATIENCE = 20_000
"""Companies that are looked at before the search gives up and mends what it has."""
SWEEPS = 20


class _TooLong(Exception):
    """The search has looked at enough."""


def companies(order: Sequence[int], size: int, history: History) -> list[tuple[int, ...]]:
    """All of them, best first, in companies of `size`.

    Whether it goes without a second meeting is searched to the end where they are few (some 15); where they are
    many, for so long. If it does not, as few have met before as changing places two by two can reach.
    """
    assert len(order) % size == 0
    try:
        found = _Search(order, size, history).run()
    except _TooLong:
        found = None
    if found is None:
        found = [tuple(order[i : i + size]) for i in range(0, len(order), size)]
        found = _mended(found, {unit: rank for rank, unit in enumerate(order)}, history)
    return found


class _Search:
    """The first company is tried nearest first, then the next with who is left; a dead end is taken back."""

    def __init__(self, order: Sequence[int], size: int, history: History) -> None:
        self._order = list(order)
        self._size = size
        self._history = history
        self._looked = 0

    def run(self) -> list[tuple[int, ...]] | None:
        return self._seat(self._order)

    def _seat(self, left: list[int]) -> list[tuple[int, ...]] | None:
        if not left:
            return []
        for company in self._strangers(left):
            rest = self._seat([unit for unit in left if unit not in company])
            if rest is not None:
                return [company, *rest]
        return None

    def _strangers(self, left: list[int]) -> Iterator[tuple[int, ...]]:
        """Companies with the first of those who are left, in which nobody knows anybody."""
        first = left[0]
        new = [unit for unit in left[1:] if not self._history.met(first, unit)]
        for others in combinations(new, self._size - 1):
            self._looked += 1
            if self._looked > PATIENCE:
                raise _TooLong
            if not self._history.repeats(others):
                yield (first, *others)


def _mended(found: list[tuple[int, ...]], rank: dict[int, int], history: History) -> list[tuple[int, ...]]:
    """Two change places wherever fewer old acquaintances meet by it, or nearer neighbours do."""
    tables = [list(table) for table in found]

    def cost(table: list[int]) -> tuple[int, int]:
        met = sum(history.met(one, other) ** 2 for one, other in combinations(table, 2))
        ranks = [rank[unit] for unit in table]
        return met, max(ranks) - min(ranks)

    def total(*changed: list[int]) -> tuple[int, int]:
        costs = [cost(table) for table in changed]
        return sum(met for met, _ in costs), sum(spread for _, spread in costs)

    for _ in range(SWEEPS):
        better = False
        for one, other in combinations(range(len(tables)), 2):
            for i in range(len(tables[one])):
                for j in range(len(tables[other])):
                    before = total(tables[one], tables[other])
                    tables[one][i], tables[other][j] = tables[other][j], tables[one][i]
                    if total(tables[one], tables[other]) < before:
                        better = True
                    else:
                        tables[one][i], tables[other][j] = tables[other][j], tables[one][i]
        if not better:
            break
    return [tuple(table) for table in tables]
