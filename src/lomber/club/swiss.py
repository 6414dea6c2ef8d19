"""The Swiss system: in each round equals play equals, and nobody meets anybody twice while it can be helped.

Two at a table: within a group of equal points the upper half plays the lower half, as everywhere; who finds nobody
there plays in the next group. Whether the rest can still be paired without a second meeting is proved before each
choice (`matching`), so that the last two never find out that they have met. Three and more: neighbours in the
table of points sit together (`grouping`).

Who rests: as many as do not fill a table, the last in the ranking of those who have rested least.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from lomber.club.grouping import companies
from lomber.club.matching import can_all_pair
from lomber.club.rounds import History, Round
from lomber.club.standings import Points


def swiss_round(
    ranked: Sequence[int],
    points: Mapping[int, Points],
    size: int,
    history: History,
    excused: Sequence[int] = (),
    sides: bool = False,
) -> Round:
    """The next round of those who play, best first; before the first round the order is that of the draw.

    `excused` have a bye by the director's will. With `sides` the four of a table are two pairs of partners.
    """
    playing = [unit for unit in ranked if unit not in excused]
    resting = _resting(playing, len(playing) % size, size, history)
    seated = [unit for unit in playing if unit not in resting]
    if size == 2:
        tables: list[tuple[int, ...]] = _pairs(seated, points, history)
    else:
        tables = companies(seated, size, history)
    if sides:
        tables = [_crossed(table) for table in tables]
    return Round(tuple(history.seated(table, sides) for table in tables), (*excused, *resting))


def _crossed(table: tuple[int, ...]) -> tuple[int, ...]:
    """The first of four with the last against the two between them."""
    return (table[0], table[1], table[3], table[2]) if len(table) == 4 else table


# -- who rests


def _resting(playing: list[int], count: int, size: int, history: History) -> tuple[int, ...]:
    """The last of those who have rested least; of several such choices one that lets all others meet anew."""
    if not count:
        return ()
    rank = {unit: number for number, unit in enumerate(playing)}
    backwards = sorted(playing, key=lambda unit: (history.byes(unit), -rank[unit]))
    fewest = history.byes(backwards[count - 1])
    surely = tuple(unit for unit in backwards if history.byes(unit) < fewest)
    open_to = [unit for unit in backwards if history.byes(unit) == fewest]
    if size == 2:
        for one in open_to:
            rest = [unit for unit in playing if unit != one]
            if _pairable(rest, history, 0):
                return (one,)
    return surely + tuple(open_to[: count - len(surely)])


# -- two at a table


def _pairs(seated: Sequence[int], points: Mapping[int, Points], history: History) -> list[tuple[int, ...]]:
    """Everybody with somebody, nobody who has met more often than it must be."""
    level = 0
    while not _pairable(seated, history, level):
        level += 1
    left = list(seated)
    found: list[tuple[int, ...]] = []
    while left:
        first = left[0]
        for other in _wished(left, points, history):
            rest = [unit for unit in left[1:] if unit != other]
            if history.met(first, other) <= level and _pairable(rest, history, level):
                found.append((first, other))
                left = rest
                break
    return found


def _wished(left: Sequence[int], points: Mapping[int, Points], history: History) -> list[int]:
    """Opponents of the first, the most fitting first: unknown, of equal points, from the middle of the group."""
    first = left[0]
    group = [unit for unit in left if points[unit] == points[first]]
    middle = (len(group) + 1) // 2

    def fits(place: int) -> tuple[int, Points, int]:
        other = left[place]
        apart: Points = points[first] - points[other]
        return history.met(first, other), max(apart, -apart), abs(place - middle) if not apart else place

    return [left[place] for place in sorted(range(1, len(left)), key=fits)]


def _pairable(units: Sequence[int], history: History, level: int) -> bool:
    """Can they all be paired with somebody they have met at most so often?

    Surely, if everybody has met less than half of them: Dirac's theorem spares the search.
    """
    most = max((history.acquaintances(unit) for unit in units), default=0)
    if len(units) % 2 == 0 and 2 * (len(units) - 1 - most) >= len(units):
        return True
    return can_all_pair(_strangers(units, history, level))


def _strangers(units: Sequence[int], history: History, level: int) -> list[list[int]]:
    """For each, by his place in the list, those whom he has met at most so often."""
    friends: list[list[int]] = [[] for _ in units]
    for one, other in combinations(range(len(units)), 2):
        if history.met(units[one], units[other]) <= level:
            friends[one].append(other)
            friends[other].append(one)
    return friends
