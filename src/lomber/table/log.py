"""What stands in the log of a table: deals and completed gestures.

A plain move that everybody saw is kept as one number, seat · codes + code; so most of a log is numbers.
"""

from __future__ import annotations

from collections.abc import Container

from librt.vecs import vec
from mypy_extensions import i64

from lomber.table.chance import Deal
from lomber.table.contract import Game
from lomber.table.scene import HIDDEN


class Dealt:
    """A deal that was made."""

    __slots__ = ("deal", "order")

    def __init__(self, deal: Deal, order: vec[i64]) -> None:
        self.deal = deal
        self.order = order

    def piles(self, game: Game, struck: Container[tuple[str, int]] = ()) -> dict[str, str]:
        """Cards by pile, those at struck positions as `??`; of a set they stand last.

        Positions are struck, not cards: a deck may hold the same card several times.
        """
        piles = {}
        at = 0
        for pile in self.deal.piles:
            places = [
                ((pile.name, i) in struck, 0 if pile.ordered else int(self.order[at + i]), i)
                for i in range(pile.size)
            ]
            if not pile.ordered:
                places.sort()
            words = [HIDDEN if hidden else game.card_name(self.order[at + i]) for hidden, _, i in places]
            piles[pile.name] = " ".join(words)
            at += pile.size
        return piles


class Gesture:
    """A gesture, or a move that not everybody saw: names are kept because a code may mean another thing later."""

    __slots__ = ("audiences", "moves", "names", "sealed", "seat", "struck")

    def __init__(self, seat: int, sealed: int) -> None:
        self.seat = seat
        self.sealed = sealed
        self.moves: list[int] = []
        self.names: list[str] = []
        self.struck: list[str] = []
        self.audiences: list[int] = []

    def copy(self) -> Gesture:
        other = Gesture(self.seat, self.sealed)
        other.moves = self.moves[:]
        other.names = self.names[:]
        other.struck = self.struck[:]
        other.audiences = self.audiences[:]
        return other
