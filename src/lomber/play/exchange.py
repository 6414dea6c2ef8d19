"""Throwing cards off and buying others: the gesture `throw CARD` … `done`, and what the table learns from it.

Others see how many cards were thrown, not which. The clues here say so to the counting of hidden worlds: the
thrown cards are a place of their own, the cards bought are known positions of the stock, and a single card
dropped afterwards may have come from any of them.
"""

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, size
from lomber.table.unseen import Unseen


def throwable(hand: i64, chosen: i64, most: i64) -> i64:
    """The cards that may be thrown next: in ascending order, and no more than are allowed."""
    if size(chosen) >= most:
        return 0
    if not chosen:
        return hand
    return hand & ~chosen & ~(BIT[highest(chosen)] - 1)


def hide_throw(unseen: Unseen, seat: i64, count: i64) -> None:
    """So many unseen cards of a hand were thrown off: the place `thrown.SEAT`."""
    if count:
        unseen.split(f"hand.{seat}", f"thrown.{seat}", count)


def hide_purchase(unseen: Unseen, seat: i64, positions: list[int]) -> None:
    """Cards bought at these positions of the stock: the place `bought.SEAT`."""
    if unseen.has("stock"):
        unseen.carve("stock", f"bought.{seat}", positions)


def hide_drop(unseen: Unseen, seat: i64, positions: list[int], beside: str) -> None:
    """One unseen card was dropped, out of the hand, of the cards bought, or of a card kept beside them.

    Each source is a case of its own, with the place `dropped.SEAT`. A hand is a set of h hidden cards, so that
    a drop from it stands for h histories where a drop of one certain card stands for one. A card kept beside
    (`beside` names its place) that was not dropped belongs to the hand, as the place `kept.SEAT`.
    """
    for case in list(unseen.cases):
        ways: list[tuple[int, str, list[int]]] = []
        held = f"hand.{seat}"
        hidden = next((len(place.slots) for place in case.places if place.name == held), 0)
        if hidden:
            ways.append((hidden, held, []))
        if case.has(f"bought.{seat}"):
            ways.extend([(1, f"bought.{seat}", [position]) for position in positions])
        if beside and case.has(beside):
            ways.append((1, beside, [0]))
        others = [case.fork(case.weight * way[0]) for way in ways[1:]]
        case.weight *= ways[0][0]
        for way, one in zip(ways, [case, *others], strict=True):
            _drop(one, seat, way[1], way[2], beside)


def _drop(case: Unseen, seat: i64, source: str, positions: list[int], beside: str) -> None:
    if positions:
        case.carve(source, f"dropped.{seat}", positions)
    else:
        case.split(source, f"dropped.{seat}", 1)
    if beside and source != beside and case.has(beside):
        case.carve(beside, f"kept.{seat}", [0])


def choosable(hand: i64, chosen: i64, number: i64) -> i64:
    """The cards that may be chosen next where just so many are asked for: ascending, and enough left above."""
    left = number - size(chosen)
    if left <= 0:
        return 0
    above = hand if not chosen else hand & ~chosen & ~(BIT[highest(chosen)] - 1)
    found = above
    for _ in range(left - 1):
        if found:
            found &= ~BIT[highest(found)]
    return found
