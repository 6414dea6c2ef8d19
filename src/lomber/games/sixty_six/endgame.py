"""The strict phase of Sixty-six with open cards, solved exactly: once the stock is gone, or in a guessed world."""

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.cards.pack import SUIT
from lomber.cards.tens import KING, QUEEN
from lomber.games.sixty_six.score import LAST_TRICK, WINS, Tally, value_of
from lomber.play.duel import OPEN, Duel
from lomber.play.tricks import Duties


def mate_of(card: i64) -> i64:
    """The other card of a marriage, or -1 for a card that is neither king nor queen."""
    rank = card % 13
    if rank == KING:
        return card - 1
    return card + 1 if rank == QUEEN else -1


def marriage_in(hand: i64, card: i64, trump: i64) -> i64:
    """What leading this card out of the hand counts at once: 20, in trumps 40, or nothing (S-10)."""
    mate = mate_of(card)
    if mate < 0 or not hand & BIT[mate]:
        return 0
    return 40 if SUIT[trump] & BIT[card] else 20


class Endgame(Duel):
    """Games that side 0 wins by best play, negative where side 1 does."""

    def __init__(self, duties: Duties, trump: i64, first: i64, second: i64, tally: Tally) -> None:
        super().__init__(duties, trump, first, second)
        self.tally = tally

    def led(self, side: i64, card: i64) -> i64:
        self.tally.marriages[side] += marriage_in(self.hands[side], card, self.trump)
        if self.tally.points(side) >= WINS:
            return self.tally.balance()
        return OPEN

    def unled(self, side: i64, card: i64) -> None:
        self.tally.marriages[side] -= marriage_in(self.hands[side], card, self.trump)

    def took(self, side: i64, lead: i64, reply: i64, last: bool) -> i64:
        self.tally.take(side, value_of(lead) + value_of(reply), last)
        if last or self.tally.points(side) >= WINS:
            return self.tally.balance()
        return OPEN

    def untook(self, side: i64, lead: i64, reply: i64, last: bool) -> None:
        tally = self.tally
        tally.tricks[side] -= 1
        tally.cards[side] -= value_of(lead) + value_of(reply)
        if last and (tally.closer < 0 or tally.terms.last_closed):
            tally.cards[side] -= LAST_TRICK


def played_out(
    duties: Duties, trump: i64, first: i64, second: i64, tally: Tally, leader: i64, card: i64
) -> i64:
    """What the strict phase comes to; `card`: already led, or -1."""
    return Endgame(duties, trump, first, second, tally.copy()).value(leader, card, -3, 3)
