"""Drawing cards for the deal: the lowest deals, and those who drew equal lowest cards draw again."""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.table.chance import EVERYONE, Deal, Pile


def draw_of(pack: i64, drawing: i64) -> Deal:
    """Each of these seats draws a card, openly."""
    number = size(drawing)
    piles = [Pile("drawn", number, EVERYONE, True), Pile("rest", size(pack) - number, 0)]
    return Deal("draw", members(pack), piles, False)


def lowest_drawn(order: vec[i64], drawing: i64) -> i64:
    """Which of the seats that drew these cards have the lowest rank (cards are 13 · suit + rank)."""
    seats = members(drawing)
    low: i64 = 13
    for i in range(len(seats)):
        low = min(low, order[i] % 13)
    found: i64 = 0
    for i in range(len(seats)):
        if order[i] % 13 == low:
            found |= BIT[seats[i]]
    return found
