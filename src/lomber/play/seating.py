"""Who sits where in Whist and Vint when places have been drawn for: the pairs of every rubber.

Whist: W-3 … W-5, W-21, WM-1, WM-2, WM-4. Vint: V-2, V-3, V-67, V5-1 … V5-4, V6-1 … V6-4; the tables are the same.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.table.sheet import Entry

FIVE: Final = [[2, 3, 4, 5], [1, 5, 3, 4], [1, 4, 2, 5], [1, 2, 3, 5], [1, 3, 2, 4]]
"""Five players, numbered from the highest card of the draw: two pairs a rubber, the fifth is out (WM-1)."""

SIX: Final = [
    [1, 2, 3, 4],
    [1, 5, 2, 6],
    [3, 5, 4, 6],
    [1, 4, 2, 3],
    [1, 6, 2, 5],
    [3, 6, 4, 5],
    [1, 3, 2, 4],
]
"""Six players, numbered from the lowest card: seven rubbers; in the eighth 5 and 6 meet two of the rest (WM-2)."""


def chairs(order: vec[i64], pairs: list[int]) -> vec[i64]:
    """Two pairs at S W N E. The pairs are ranks in the draw, 0 for the lowest card of all.

    Of the four the lowest deals and sits at S, his partner at N, of the others the lower at W (W-21, WM-4).
    """
    one, two = sorted(pairs[:2]), sorted(pairs[2:])
    if two < one:
        one, two = two, one
    return vec[i64]([order[one[0]], order[two[0]], order[one[1]], order[two[1]]])


def pairs_of_four(rubber: i64, rotating: bool) -> list[int]:
    """The lowest plays with the second, in the next rubber with the third, then with the highest (W-5)."""
    partner = 1 + int(rubber) % 3 if rotating else 1
    return [0, partner, *(rank for rank in (1, 2, 3) if rank != partner)]


def pairs_of_five(rubber: i64) -> list[int]:
    """The table of WM-1; it starts again when it is finished (WM-4)."""
    return [5 - number for number in FIVE[int(rubber) % 5]]


def draws_again(players: i64, rubber: i64) -> bool:
    """Does a draw among four of six decide who plays this rubber (WM-2)?"""
    return players == 6 and rubber % 8 == 7


def pairs_of_six(rubber: i64, extra: vec[i64]) -> list[int]:
    """The table of WM-2; `extra` are the two, by rank, who play against 5 and 6 in the eighth rubber."""
    if draws_again(6, rubber):
        return [4, 5, int(extra[0]), int(extra[1])]
    return [number - 1 for number in SIX[int(rubber) % 8]]


def rubber_number(rubber: i64, over: bool, hand: i64, entries: list[Entry]) -> int:
    """The rubber in hand, from 1, `rubber` of them being finished; once all is over the last that was played."""
    ended = over and any(entry.hand == hand and entry.reason == "rubber-net" for entry in entries)
    return int(rubber) + (0 if ended else 1)
