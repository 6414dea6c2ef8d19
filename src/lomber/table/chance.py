"""What chance is asked for: a pool of cards and the piles to be made of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EVERYONE: Final[i64] = -1
"""Audience of what lies open: all seats and the spectators. Otherwise an audience is a mask of seats."""

NOBODY: Final[i64] = 0


def may_know(audience: i64, seat: i64) -> bool:
    """Is this seat, or for -1 are the spectators, of that audience?"""
    return audience == EVERYONE or (seat >= 0 and bool(audience >> seat & 1))


class Pile:
    """One pile of a deal: a hand, the turned card, the stock."""

    def __init__(self, name: str, size: i64, audience: i64, ordered: bool = False) -> None:
        self.name = name
        self.size = size
        self.audience = audience
        """Who sees it as it is dealt."""
        self.ordered = ordered
        """A stock is drawn from in order; a hand is a set and is kept sorted, so that its order tells nothing."""


class Deal:
    """A shuffle that the position waits for. `begins_hand` marks the first one of a hand.

    The pool of a deal is known to all, except where `remade` names piles of the hand's first deal (or of its
    set-up): their cards, less those that have been laid open since, are shuffled anew, and nobody need know
    which they are.
    """

    def __init__(
        self,
        name: str,
        pool: vec[i64],
        piles: list[Pile],
        begins_hand: bool = True,
        remade: list[str] | None = None,
    ) -> None:
        self.name = name
        self.pool = pool
        self.piles = piles
        self.begins_hand = begins_hand
        self.remade: list[str] = [] if remade is None else remade
        self.kept: vec[i64] = vec[i64]()
        """Cards that everybody knows to lie in the last pile: an infusorka that was turned and put back into the
        stock. Whoever shuffles does so again until they do."""

    def allows(self, order: vec[i64]) -> bool:
        """Do the kept cards lie in the last pile?"""
        if len(self.kept) == 0:
            return True
        start: i64 = len(order) - self.piles[len(self.piles) - 1].size
        for card in self.kept:
            for i in range(start):
                if order[i] == card:
                    return False
        return True

    def tidied(self, order: vec[i64]) -> vec[i64]:
        """The same piles, with every pile that is a set put in ascending order."""
        result = vec[i64](order)
        start: i64 = 0
        for pile in self.piles:
            if not pile.ordered:
                for i in range(start + 1, start + pile.size):
                    card = result[i]
                    j = i
                    while j > start and result[j - 1] > card:
                        result[j] = result[j - 1]
                        j -= 1
                    result[j] = card
            start += pile.size
        return result
