"""The stock: an ordered pile that is bought from, card by card, from the top; and who bought what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled
from lomber.cards.pack import card_name

NOBODY_TOOK: Final[i64] = -1


class Stock:
    """Cards in order; those before `top` have been taken, by `taker`, or burnt by nobody."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()
        self.taker: vec[i64] = vec[i64]()
        self.top: i64 = 0

    def copy(self) -> "Stock":
        other = Stock()
        other.cards = self.cards  # never changed after it is laid
        other.taker = vec[i64](self.taker)
        other.top = self.top
        return other

    def lay(self, cards: vec[i64]) -> None:
        """A new stock, top card first."""
        self.cards = vec[i64](cards)
        self.taker = filled(len(cards), NOBODY_TOOK)
        self.top = 0

    def left(self) -> i64:
        return len(self.cards) - self.top

    def take(self, seat: i64) -> i64:
        """The top card, which goes to a seat."""
        card = self.cards[self.top]
        self.taker[self.top] = seat
        self.top += 1
        return card

    def draw(self, seat: i64, count: i64) -> i64:
        """The set of the next cards, which go to a seat."""
        drawn: i64 = 0
        for _ in range(count):
            drawn |= BIT[self.take(seat)]
        return drawn

    def burn(self) -> i64:
        """The top card is thrown off unseen."""
        card = self.cards[self.top]
        self.top += 1
        return card

    def drawn_by(self, seat: i64) -> list[int]:
        """The places in the stock of the cards that went to a seat."""
        return [i for i in range(self.top) if self.taker[i] == seat]

    def rest(self) -> i64:
        """The set of the cards not yet taken."""
        mask: i64 = 0
        for i in range(self.top, len(self.cards)):
            mask |= BIT[self.cards[i]]
        return mask

    def names(self) -> str:
        """The cards not yet taken, top first."""
        return " ".join([card_name(self.cards[i]) for i in range(self.top, len(self.cards))])
