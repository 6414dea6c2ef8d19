"""Pairing off as many as possible: Edmonds' maximum matching of a graph, by blossoms."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

NOBODY = -1


def matched(friends: Sequence[Sequence[int]]) -> list[int]:
    """For each one his partner or -1, with as many pairs as can be; `friends[i]`: whom i may have, best first."""
    return _Pairing(friends).run()


def can_all_pair(friends: Sequence[Sequence[int]]) -> bool:
    """Can everybody have a partner at the same time?"""
    return NOBODY not in matched(friends)


class _Pairing:
    """One search after another for a path that ends with two who have nobody: turning it over makes a pair more."""

    def __init__(self, friends: Sequence[Sequence[int]]) -> None:
        self.friends = friends
        self.mate = [NOBODY] * len(friends)
        self.parent: list[int] = []
        self.base: list[int] = []

    def run(self) -> list[int]:
        for one, known in enumerate(self.friends):
            if self.mate[one] == NOBODY:
                free = next((other for other in known if self.mate[other] == NOBODY), NOBODY)
                if free != NOBODY:
                    self.mate[one], self.mate[free] = free, one
        for one in range(len(self.friends)):
            if self.mate[one] == NOBODY:
                self._turn_over(self._path_from(one))
        return self.mate

    def _turn_over(self, end: int) -> None:
        while end != NOBODY:
            before = self.parent[end]
            after = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = after

    def _path_from(self, root: int) -> int:
        """The end of an alternating path from the root to somebody free; -1: there is none."""
        count = len(self.friends)
        self.parent = [NOBODY] * count
        self.base = list(range(count))
        reached = [False] * count
        reached[root] = True
        line = deque([root])
        while line:
            one = line.popleft()
            for other in self.friends[one]:
                if self.base[one] == self.base[other] or self.mate[one] == other:
                    continue
                if other == root or (self.mate[other] != NOBODY and self.parent[self.mate[other]] != NOBODY):
                    self._shrink(one, other, reached, line)
                elif self.parent[other] == NOBODY:
                    self.parent[other] = one
                    if self.mate[other] == NOBODY:
                        return other
                    reached[self.mate[other]] = True
                    line.append(self.mate[other])
        return NOBODY

    def _shrink(self, one: int, other: int, reached: list[bool], line: deque[int]) -> None:
        """An odd circle is found: all of it counts as one from now on."""
        common = self._common_base(one, other)
        blossom = [False] * len(self.friends)
        self._mark(one, common, other, blossom)
        self._mark(other, common, one, blossom)
        for i, inside in enumerate(blossom[self.base[i]] for i in range(len(self.friends))):
            if inside:
                self.base[i] = common
                if not reached[i]:
                    reached[i] = True
                    line.append(i)

    def _common_base(self, one: int, other: int) -> int:
        seen = set()
        while True:
            one = self.base[one]
            seen.add(one)
            if self.mate[one] == NOBODY:
                break
            one = self.parent[self.mate[one]]
        while self.base[other] not in seen:
            other = self.parent[self.mate[self.base[other]]]
        return self.base[other]

    def _mark(self, one: int, common: int, child: int, blossom: list[bool]) -> None:
        while self.base[one] != common:
            blossom[self.base[one]] = blossom[self.base[self.mate[one]]] = True
            self.parent[one] = child
            child = self.mate[one]
            one = self.parent[child]
