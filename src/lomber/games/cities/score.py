"""Rows and their worth: what burns, which colours a row has, what it scores (C-35 … C-46). Pure functions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.cities.deck import MOST_COLOURS, colour_of, names, value_of
from lomber.table.sheet import Entry

POINTS: Final = "points"
WINS: Final = "wins"
"""Places on the sheet: one column a player, a row a deal."""

# -- burning (згорають)


def burning(row: vec[i64], pair_only: bool) -> i64:
    """The places of a row that burn now, as a mask: neighbours of one colour, and colours held three times.

    With `pair_only` a third city spares itself: if exactly two of the three are neighbours, only these burn.
    """
    burn: i64 = 0
    for colour in range(MOST_COLOURS):
        held: i64 = 0
        beside: i64 = 0
        number: i64 = 0
        neighbours: i64 = 0
        for place in range(len(row)):
            if colour_of(row[place]) != colour:
                continue
            held |= BIT[place]
            number += 1
            left = place > 0 and colour_of(row[place - 1]) == colour
            right = place + 1 < len(row) and colour_of(row[place + 1]) == colour
            if left or right:
                beside |= BIT[place]
                neighbours += 1
        if number >= 3 and not (pair_only and neighbours == 2):
            burn |= held
        else:
            burn |= beside
    return burn


def left_over(row: vec[i64], burnt: i64) -> vec[i64]:
    """The row with the gaps closed."""
    rest = vec[i64]()
    for place in range(len(row)):
        if not burnt & BIT[place]:
            rest = append(rest, row[place])
    return rest


def quiet(row: vec[i64], pair_only: bool) -> vec[i64]:
    """What is left of a row when everything that burns is gone, pass after pass (C-35, C-37)."""
    rest = row
    burnt = burning(rest, pair_only)
    while burnt:
        rest = left_over(rest, burnt)
        burnt = burning(rest, pair_only)
    return rest


def can_be_quiet(cities: vec[i64]) -> bool:
    """Could these cities stand together in some order? Two of a colour do, with another between them (C-38)."""
    for colour in range(MOST_COLOURS):
        number: i64 = 0
        for city in cities:
            if colour_of(city) == colour:
                number += 1
        if number > 2 or (number == 2 and len(cities) == 2):
            return False
    return True


def added(row: vec[i64], city: i64) -> vec[i64]:
    """The row with a city at its right end, before anything burns (C-20)."""
    return append(vec[i64](row), city)


def replaced(row: vec[i64], out: i64, city: i64) -> vec[i64]:
    """The row with a city in the very place of the one that leaves (C-28)."""
    result = vec[i64](row)
    for place in range(len(result)):
        if result[place] == out:
            result[place] = city
    return result


# -- what a row is worth


def colours(row: vec[i64]) -> i64:
    """The colours a row has, as a mask."""
    mask: i64 = 0
    for city in row:
        mask |= BIT[colour_of(city)]
    return mask


def finisher_points(row: vec[i64]) -> int:
    """The highest value of each colour, added up (C-42)."""
    total: i64 = 0
    for colour in range(MOST_COLOURS):
        best: i64 = 0
        for city in row:
            if colour_of(city) == colour and value_of(city) > best:
                best = value_of(city)
        total += best
    return int(total)


def other_points(row: vec[i64]) -> int:
    """For each colour its value, or with two cities larger less smaller (C-43)."""
    total: i64 = 0
    for colour in range(MOST_COLOURS):
        high: i64 = 0
        low: i64 = 0
        for city in row:
            if colour_of(city) == colour:
                value = value_of(city)
                if value > high:
                    low = high
                    high = value
                else:
                    low = value
        total += high - low
    return int(total)


# -- the sheet


def reckoned(row: vec[i64], finished: bool) -> str:
    """The points as the leaflet writes them: `6 + 4 + 5`, or `(3 − 1) + 4` (C-42, C-43)."""
    parts: list[str] = []
    for colour in range(MOST_COLOURS):
        values: list[int] = []
        for city in row:
            if colour_of(city) == colour:
                values.append(int(value_of(city)))
        values.sort()
        if len(values) == 2 and not finished:
            parts.append(f"({values[1]} − {values[0]})")
        elif values:
            parts.append(str(values[len(values) - 1]))
    return " + ".join(parts) or "0"


def first_complete(since: vec[i64]) -> i64:
    """Whose collection became complete earliest and stayed so; -1: nobody's (C-46)."""
    first: i64 = -1
    for seat in range(len(since)):
        if since[seat] >= 0 and (first < 0 or since[seat] < since[first]):
            first = seat
    return first


def deal_entries(
    hand: i64, rows: list[vec[i64]], since: vec[i64], wins: bool, only_first: bool
) -> list[Entry]:
    """What one deal writes: a figure for every player, or the win (C-42 … C-44, C-46).

    `since` says for each seat when its collection became complete, -1 where it is not.
    """
    first = first_complete(since)
    if wins:
        if first < 0:
            return []
        words = {"row": names(rows[first])}
        return [Entry(int(hand), int(first), WINS, 1, "deal-won", "C-46", words)]
    entries: list[Entry] = []
    for seat in range(len(rows)):
        row = rows[seat]
        finished = since[seat] >= 0 and (not only_first or seat == first)
        words = {"row": names(row) or "—", "sum": reckoned(row, finished)}
        if finished:
            points = finisher_points(row)
            entries.append(Entry(int(hand), seat, POINTS, points, "finisher", "C-42", words))
        else:
            entries.append(Entry(int(hand), seat, POINTS, other_points(row), "collection", "C-43", words))
    return entries


def match_winner(totals: list[int], target: int) -> int:
    """Who has won the match: the highest total that has reached the target, if it stands alone (C-45)."""
    best = max(totals)
    if best < target or totals.count(best) > 1:
        return -1
    return totals.index(best)
