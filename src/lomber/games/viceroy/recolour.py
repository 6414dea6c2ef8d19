"""The best recolouring (перекраска) at the end of the game (V-96; viceroy.md, 10.3).

Circles share no sector, so each is decided by itself and only the gems bind them together: the best value is kept
for every way to have spent the gems so far. Laws that count circles, colours or leftover gems are in the account.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CIRCLE: Final = 3
"""A one-coloured circle without bonuses (V-100)."""

Entry = tuple[int, int, int, int]
"""Level, position, corner, colour: one sector recoloured."""


class Circle:
    """Four sectors: where each is, and what it shows."""

    def __init__(self, where: list[tuple[int, int, int]], shows: list[int]) -> None:
        self.where = where
        self.shows = shows


class Prices:
    """What recolouring is worth to one player."""

    def __init__(self) -> None:
        self.circles: list[int] = [CIRCLE, CIRCLE, CIRCLE, CIRCLE]
        """A one-coloured circle, by colour: bonuses and laws included."""
        self.rainbows: list[tuple[int, int]] = []
        """(points, colours): laws that pay for circles of many colours (E-37)."""
        self.leftovers: list[tuple[int, int, int]] = []
        """(points, per, cap): laws that pay for gems left (E-34)."""
        self.majority: list[tuple[int, int]] = []
        """(points, least number of circles): laws that pay for most circles (E-38)."""


class _Option:
    """One way to treat a circle."""

    def __init__(
        self, used: tuple[int, int, int, int], value: int, circles: int, entries: list[Entry]
    ) -> None:
        self.used = used
        self.value = value
        self.circles = circles
        self.entries = entries


def value_of(shows: list[int], prices: Prices) -> int:
    """What one circle pays with these colours."""
    different = len(set(shows))
    total = prices.circles[shows[0]] if different == 1 else 0
    for points, colours in prices.rainbows:
        if different >= colours:
            total += points
    return total


def _targets(circle: Circle, prices: Prices) -> list[list[int]]:
    """As it is, one-coloured in each colour, and, where a law pays for it, in many colours."""
    found: list[list[int]] = [circle.shows]
    for colour in range(4):
        found.append([colour, colour, colour, colour])
    if prices.rainbows:
        least = min([colours for _, colours in prices.rainbows])
        for code in range(256):
            shows = [code % 4, code // 4 % 4, code // 16 % 4, code // 64]
            if len(set(shows)) >= least:
                found.append(shows)
    return found


def _options(circle: Circle, prices: Prices) -> list[_Option]:
    found: dict[tuple[tuple[int, int, int, int], int], _Option] = {}
    for shows in _targets(circle, prices):
        used = [0, 0, 0, 0]
        entries: list[Entry] = []
        for at in range(4):
            if shows[at] != circle.shows[at]:
                used[shows[at]] += 1
                level, place, corner = circle.where[at]
                entries.append((level, place, corner, shows[at]))
        entries.sort()
        one = 1 if len(set(shows)) == 1 else 0
        option = _Option((used[0], used[1], used[2], used[3]), value_of(shows, prices), one, entries)
        key = (option.used, one)
        other = found.get(key)
        if other is None or (-option.value, option.entries) < (-other.value, other.entries):
            found[key] = option
    every = list(found.values())
    return [option for option in every if not any(_spares(other, option) for other in every)]


def _spares(one: _Option, other: _Option) -> bool:
    """Does the first bring no less with gems that are a part of the other's? Then nobody needs the other."""
    if one.value < other.value or one.circles < other.circles or len(one.entries) >= len(other.entries):
        return False
    return all(one.used[colour] <= other.used[colour] for colour in range(4))


def left_over(prices: Prices, gems: int) -> int:
    """What the gems left are worth."""
    total = 0
    for points, per, cap in prices.leftovers:
        worth = points * (gems // per)
        total += min(worth, cap) if cap else worth
    return total


def best(circles: list[Circle], gems: vec[i64], free: i64, prices: Prices) -> list[Entry]:
    """The recolouring that pays most; of equal ones the fewest gems, then the first in order."""
    have = [int(number) for number in gems]
    held, gifts = sum(have), int(free)
    reached: dict[tuple[int, int, int, int, int], tuple[int, list[Entry]]] = {(0, 0, 0, 0, 0): (0, [])}
    for circle in circles:
        options = _options(circle, prices)
        further: dict[tuple[int, int, int, int, int], tuple[int, list[Entry]]] = {}
        for state, (value, entries) in reached.items():
            for option in options:
                b, r, g, y = (
                    state[0] + option.used[0],
                    state[1] + option.used[1],
                    state[2] + option.used[2],
                    state[3] + option.used[3],
                )
                lacking = (
                    max(0, b - have[0]) + max(0, r - have[1]) + max(0, g - have[2]) + max(0, y - have[3])
                )
                if lacking > gifts:
                    continue
                key = (b, r, g, y, state[4] + option.circles if prices.majority else 0)
                now = value + option.value
                old = further.get(key)
                if old is not None and old[0] > now:
                    continue
                union = sorted(entries + option.entries) if option.entries else entries
                if old is None or old[0] < now or union < old[1]:
                    further[key] = (now, union)
        reached = further
    chosen: list[Entry] = []
    most, fewest = -1, 0
    for state, (value, entries) in reached.items():
        spent = max(0, len(entries) - gifts)
        total = value + left_over(prices, held - spent)
        for points, least in prices.majority:
            if state[4] >= least:
                total += points
        better = total > most or (
            total == most and (spent < fewest or (spent == fewest and entries < chosen))
        )
        if better:
            chosen, most, fewest = entries, total, spent
    return chosen
