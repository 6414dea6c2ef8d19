"""How a player of Face to Face stands at a glance: room between his piles, cards to choose from, a cheap turn.

The weights were found by playing whole turns by them against the book.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, size
from lomber.games.face_to_face.piles import RISING, cost, fits

STEP: Final = 0.026
"""What a step of room is worth in the logarithm of the odds of winning."""

HELD: Final = 2.0
"""What a card in the hand is worth, in steps: there is more to choose from (A-4)."""

NEXT: Final = 0.5
"""How much of the way that the next two cards must go counts already: other cards will be drawn."""

NO_WAY: Final[i64] = 40
"""What it costs to have no card that fits."""

LOST: Final = -1000.0

NEAREST: Final[i64] = 3
"""So many cards on each pile are tried as the first of two; farther ones are never the cheapest."""


def standing(hand: i64, rising: i64, falling: i64) -> float:
    """How well he stands who is not to move, or has yet to begin, in steps of a pile."""
    way = float(way_of_two(hand, rising, falling))
    return float(falling - rising) - NEXT * way + HELD * float(size(hand))


def standing_midway(hand: i64, rising: i64, falling: i64) -> float:
    """How well he stands who has laid one card and must lay another; he will draw two (F-17)."""
    way = float(way_of_one(hand, rising, falling))
    return float(falling - rising) - way + HELD * float(size(hand) + 1)


def way_of_one(hand: i64, rising: i64, falling: i64) -> i64:
    """By how much the cheapest own lay pushes a pile on; a reverse trick gains ten (A-1)."""
    best = NO_WAY
    for pile in range(2):
        top = rising if pile == RISING else falling
        fitting = hand & fits(pile, top)
        if fitting:
            way = cost(pile, top, lowest(fitting) if pile == RISING else highest(fitting))
            best = way if way < best else best
    return best


def way_of_two(hand: i64, rising: i64, falling: i64) -> i64:
    """The same for two cards, one after the other: the first may make the second a trick (A-2)."""
    best = NO_WAY
    for pile in range(2):
        top = rising if pile == RISING else falling
        fitting = hand & fits(pile, top)
        for _ in range(NEAREST):
            if not fitting:
                break
            number = lowest(fitting) if pile == RISING else highest(fitting)
            fitting &= ~BIT[number]
            rest = hand & ~BIT[number]
            second = way_of_one(rest, number, falling) if pile == RISING else way_of_one(rest, rising, number)
            way = cost(pile, top, number) + second
            best = way if way < best else best
    return best
