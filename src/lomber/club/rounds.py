"""A round of a tournament: who sits with whom at which table, and who rests. And what has been so far.

*Units* are what enters a tournament: single players, or pairs. They are numbers here. A table has as many *places*
as units sit at it: two for a duel or for two pairs, three or four for single players. The order in a table's tuple
is that of its places: at the same deals, who has the same place at another table has had the same cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

MOST_PERMUTED = 5
"""Tables of more places are only turned, not seated in every order."""


@dataclass(frozen=True)
class Round:
    """Tables, each with its units by their places; and those who have a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


class History:
    """Who has met whom, who has rested, who has had which place."""

    def __init__(self, rounds: Iterable[Round] = ()) -> None:
        self._met: Counter[tuple[int, int]] = Counter()
        self._known: dict[int, set[int]] = {}
        self._byes: Counter[int] = Counter()
        self._sat: Counter[tuple[int, int]] = Counter()
        for played in rounds:
            self.add(played)

    def add(self, played: Round) -> None:
        self._byes.update(played.byes)
        for table in played.tables:
            self._met.update((min(pair), max(pair)) for pair in combinations(table, 2))
            for unit in table:
                self._known.setdefault(unit, set()).update(other for other in table if other != unit)
            self._sat.update((unit, place) for place, unit in enumerate(table))

    def met(self, one: int, other: int) -> int:
        """How often these two have sat at one table."""
        return self._met[min(one, other), max(one, other)]

    def acquaintances(self, unit: int) -> int:
        """How many others the unit has met."""
        return len(self._known.get(unit, ()))

    def byes(self, unit: int) -> int:
        return self._byes[unit]

    def sat(self, unit: int, place: int) -> int:
        """How often the unit has had this place."""
        return self._sat[unit, place]

    def repeats(self, table: Sequence[int]) -> int:
        """How often those at the table have met before, all together."""
        return sum(self.met(one, other) for one, other in combinations(table, 2))

    def seated(self, table: Sequence[int], sides: bool = False) -> tuple[int, ...]:
        """The same company in the order that gives everybody the places he has had least.

        With `sides` partners stay partners: of four the first sits opposite the third.
        """
        size = len(table)
        turned = [tuple(table[(i + turn) % size] for i in range(size)) for turn in range(size)]
        orders = turned if sides or size > MOST_PERMUTED else list(permutations(table))
        return min(orders, key=lambda order: (self._crowding(order), order != tuple(table)))

    def _crowding(self, order: Sequence[int]) -> int:
        """How unevenly the places would have been had: the squares make the uneven dear."""
        return sum(
            (self.sat(unit, place) + 1) ** 2 - self.sat(unit, place) ** 2 for place, unit in enumerate(order)
        )
