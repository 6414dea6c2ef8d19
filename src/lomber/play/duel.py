"""Two open hands played out to the end, exactly: what best play on both sides comes to.

Where two play and all cards are known (the stock is gone, or a world has been guessed), nothing is left to chance.
The search is plain alpha and beta over the tricks; what a trick, a lead or the end is worth is the game's own.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, highest
from lomber.cards.pack import suit_of
from lomber.play.tricks import NO_CARD, Duties, beats

OPEN: Final[i64] = 1_000_000
"""Not a value: the deal goes on."""


class Duel:
    """Two hands, side 0 playing for the highest outcome, side 1 for the lowest."""

    def __init__(self, duties: Duties, trump: i64, first: i64, second: i64) -> None:
        self.duties = duties
        self.trump = trump
        self.hands: vec[i64] = vec[i64]([first, second])

    # -- what a game says

    def led(self, side: i64, card: i64) -> i64:
        """The side leads this card, still in its hand: count what it brings; the outcome, or OPEN."""
        return OPEN

    def unled(self, side: i64, card: i64) -> None:
        """Take back what `led` has counted."""

    def took(self, side: i64, lead: i64, reply: i64, last: bool) -> i64:
        """The side takes these two cards, by now out of both hands: the outcome, or OPEN."""
        raise NotImplementedError

    def untook(self, side: i64, lead: i64, reply: i64, last: bool) -> None:
        """Take back what `took` has counted."""
        raise NotImplementedError

    # -- the search

    def value(self, leader: i64, card: i64, low: i64, high: i64) -> i64:
        """The outcome by best play within these bounds; `card`: already led and counted, or NO_CARD."""
        if card != NO_CARD:
            return self._reply(leader, card, low, high)
        return self._lead(leader, low, high)

    def _lead(self, side: i64, low: i64, high: i64) -> i64:
        best = low if side == 0 else high
        rest = self.hands[side]
        while rest:
            card = highest(rest)
            rest &= ~BIT[card]
            outcome = self.led(side, card)
            if outcome == OPEN:
                self.hands[side] &= ~BIT[card]
                outcome = self._reply(side, card, best if side == 0 else low, high if side == 0 else best)
                self.hands[side] |= BIT[card]
            self.unled(side, card)
            if side == 0:
                best = max(best, outcome)
            else:
                best = min(best, outcome)
            if (best >= high) if side == 0 else (best <= low):
                break
        return best

    def _reply(self, leader: i64, lead: i64, low: i64, high: i64) -> i64:
        side = 1 - leader
        best = low if side == 0 else high
        rest = self.duties.legal(self.hands[side], suit_of(lead), lead, self.trump)
        while rest:
            card = highest(rest)
            rest &= ~BIT[card]
            outcome = self._trick(leader, lead, card, best if side == 0 else low, high if side == 0 else best)
            if side == 0:
                best = max(best, outcome)
            else:
                best = min(best, outcome)
            if (best >= high) if side == 0 else (best <= low):
                break
        return best

    def _trick(self, leader: i64, lead: i64, reply: i64, low: i64, high: i64) -> i64:
        side = 1 - leader
        winner = side if beats(reply, lead, self.trump) else leader
        self.hands[side] &= ~BIT[reply]
        last = self.hands[0] | self.hands[1] == 0
        outcome = self.took(winner, lead, reply, last)
        if outcome == OPEN:
            outcome = self._lead(winner, low, high)
        self.untook(winner, lead, reply, last)
        self.hands[side] |= BIT[reply]
        return outcome
