"""The move book of Cities: `lay CARD`, a flight `F1` … `F6`, `take CARD`, `swap OWN OTHER`.

A swap needs no player's name: every city is there once, so the city asked for says whose it is.
"""

from typing import Final

from mypy_extensions import i64

from lomber.games.cities.deck import CITIES, KINDS, NAMES, card_name, colour_of
from lomber.table.moves import Kind

LAY: Final[i64] = 0
FLIGHT: Final[i64] = 44
TAKE: Final[i64] = 50
SWAP: Final[i64] = 94
"""The first code of each kind."""
FLIGHTS: Final = [f"F{value}" for value in range(1, 7)]


def kinds() -> list[Kind]:
    swaps: list[str] = []
    for code in range(SWAP, SWAP + CITIES * 5):
        own, other = swapped(code)
        swaps.append(card_name(own) + " " + card_name(other))
    return [
        Kind("lay", NAMES[:KINDS]),
        Kind("flight", FLIGHTS, bare=True),
        Kind("take", NAMES[:KINDS]),
        Kind("swap", swaps),
    ]


def flight_of(move: i64) -> i64:
    """The value of a flight."""
    return move - FLIGHT + 1


def swap_code(own: i64, other: i64) -> i64:
    """The move `swap OWN OTHER`: the other city has the same value and one of the five other colours."""
    colour = colour_of(other)
    return SWAP + own * 5 + (colour - 1 if colour > colour_of(own) else colour)


def swapped(move: i64) -> tuple[i64, i64]:
    """The two cities of a swap: one's own, and the one asked for."""
    own = (move - SWAP) // 5
    colour = (move - SWAP) % 5
    if colour >= colour_of(own):
        colour += 1
    return own, colour * 6 + own % 6
