"""Who has won: points, tie-breaks, shared places. All exact: points are integers or fractions, never floats.

What a table's settlement is worth (`Counting`):

- `places`: two points for everybody at the table whom one has outdone, one for whom one has equalled;
- `sheet`: the settlement itself, as it is written;
- `matchpoints`, for the same deals at all tables: the share of the others with the same cards whom one has outdone,
  those whom one has equalled counting half, from 0 to 1;
- `difference`, for the same: how much more one has than the others with the same cards, on the average.

A bye is worth a victory at tables of two; else what an average table is: half of all points, nothing on the sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations
from typing import Literal

Points = int | Fraction
Counting = Literal["places", "sheet", "matchpoints", "difference"]
TieBreak = Literal["buchholz", "sonneborn", "direct", "sheet"]

TIE_BREAKS: dict[str, tuple[TieBreak, ...]] = {
    "swiss": ("buchholz", "sonneborn", "direct", "sheet"),
    "robin": ("direct", "sonneborn", "sheet"),
    "mitchell": ("direct", "sheet"),
}
"""In which order they are asked; who is equal in all shares the place."""


@dataclass(frozen=True)
class Played:
    """What a table has come to: its units by their places, and what each has in the settlement."""

    units: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Outcome:
    """A round, as far as it is played."""

    tables: tuple[Played, ...]
    byes: tuple[int, ...] = ()
    size: int = 2
    """Units at a table."""


@dataclass(frozen=True)
class Standing:
    """One line of the table. Places are shared: both the second and the third of two equals are `2`, `to` 3."""

    unit: int
    place: int
    to: int
    points: Points
    breaks: tuple[Points, ...] = field(default=())
    played: int = 0
    byes: int = 0


def standings(
    units: Sequence[int], rounds: Sequence[Outcome], counting: Counting, breaks: Sequence[TieBreak] = ()
) -> list[Standing]:
    """All units, the best first."""
    tally = Tally(units, rounds, counting)
    groups = _split(list(units), tally.points)
    values: dict[int, list[Points]] = {unit: [] for unit in units}
    for tie_break in breaks:
        finer = []
        for group in groups:
            worth = tally.broken(tie_break, group)
            finer += _split(group, worth)
            for unit in group:
                values[unit].append(worth[unit])
        groups = finer
    found: list[Standing] = []
    for group in groups:
        for unit in group:
            place = len(found) - group.index(unit) + 1
            found.append(
                Standing(
                    unit,
                    place,
                    place + len(group) - 1,
                    tally.points[unit],
                    tuple(values[unit]),
                    tally.played[unit],
                    tally.byes[unit],
                )
            )
    return found


def _split(group: list[int], worth: Mapping[int, Points]) -> list[list[int]]:
    """Those who are equal in this too, the highest first."""
    found: dict[Points, list[int]] = {}
    for unit in sorted(group, key=lambda unit: worth[unit], reverse=True):
        found.setdefault(worth[unit], []).append(unit)
    return list(found.values())


class Tally:
    """Everything that tie-breaks ask for."""

    def __init__(self, units: Sequence[int], rounds: Sequence[Outcome], counting: Counting) -> None:
        self._rounds = rounds
        self.points: dict[int, Points] = dict.fromkeys(units, 0)
        self.played: dict[int, int] = dict.fromkeys(units, 0)
        self.byes: dict[int, int] = dict.fromkeys(units, 0)
        for outcome in rounds:
            for unit, points in earned(outcome, counting).items():
                self.points[unit] += points
            for table in outcome.tables:
                for unit in table.units:
                    self.played[unit] += 1
            for unit in outcome.byes:
                self.byes[unit] += 1

    def broken(self, tie_break: TieBreak, group: Sequence[int]) -> dict[int, Points]:
        """What the tie-break gives to those who are equal so far."""
        if tie_break == "direct":
            return self._among(group)
        if tie_break == "sheet":
            return self._sheet(group)
        return self._opponents(group, tie_break == "sonneborn")

    def _meetings(self) -> Iterable[tuple[int, int, int]]:
        """Who met whom, and how it ended for him: 2 better, 1 equal, 0 worse."""
        for outcome in self._rounds:
            for table in outcome.tables:
                for (one, mine), (other, theirs) in permutations(
                    zip(table.units, table.scores, strict=True), 2
                ):
                    yield one, other, _compared(mine, theirs)

    def _opponents(self, group: Sequence[int], beaten: bool) -> dict[int, Points]:
        """Buchholz: the points of all whom one has met; Sonneborn–Berger: of those whom one has outdone, and half
        of those whom one has equalled. In Buchholz a bye counts as a meeting with an equal."""
        found: dict[int, Points] = {
            unit: 0 if beaten else self.byes[unit] * self.points[unit] for unit in group
        }
        for one, other, how in self._meetings():
            if one in found:
                found[one] += Fraction(self.points[other] * how, 2) if beaten else self.points[other]
        return found

    def _among(self, group: Sequence[int]) -> dict[int, Points]:
        """How the equals have done where they met each other."""
        found: dict[int, Points] = dict.fromkeys(group, 0)
        for one, other, how in self._meetings():
            if one in found and other in found:
                found[one] += how
        return found

    def _sheet(self, group: Sequence[int]) -> dict[int, Points]:
        found: dict[int, Points] = dict.fromkeys(group, 0)
        for outcome in self._rounds:
            for table in outcome.tables:
                for unit, score in zip(table.units, table.scores, strict=True):
                    if unit in found:
                        found[unit] += score
        return found


def _compared(mine: int, theirs: int) -> int:
    return 2 if mine > theirs else 1 if mine == theirs else 0


# -- what a round is worth


def earned(outcome: Outcome, counting: Counting) -> dict[int, Points]:
    """The points of everybody in this round."""
    found: dict[int, Points] = {unit: bye(outcome.size, counting) for unit in outcome.byes}
    for table in outcome.tables:
        for place, (unit, score) in enumerate(zip(table.units, table.scores, strict=True)):
            if counting == "sheet":
                found[unit] = score
            elif counting == "places":
                found[unit] = sum(_compared(score, other) for other in table.scores) - 1
            else:
                found[unit] = _beside(score, _same_cards(outcome, table, place), counting)
    return found


def bye(size: int, counting: Counting) -> Points:
    """What a round of rest is worth."""
    if counting == "places":
        return 2 if size == 2 else size - 1
    return Fraction(1, 2) if counting == "matchpoints" else 0


def _same_cards(outcome: Outcome, mine: Played, place: int) -> list[int]:
    """What the others had who sat in this place."""
    return [table.scores[place] for table in outcome.tables if table is not mine]


def _beside(score: int, others: Sequence[int], counting: Counting) -> Points:
    """A result beside those of the others with the same cards. Alone, one is average."""
    if counting == "difference":
        return Fraction(sum(score - other for other in others), max(1, len(others)))
    if not others:
        return Fraction(1, 2)
    return Fraction(sum(_compared(score, other) for other in others), 2 * len(others))
