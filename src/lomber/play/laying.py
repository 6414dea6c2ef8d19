"""The cards laid to tricks in one deal: in which order, by which hands, who is winning the trick on the table.

A *place* is a hand; a trick is `wide` cards. Whose turn it is, what is legal and who takes what is the game's
affair.
"""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied52
from lomber.cards.pack import card_name, suit_of
from lomber.play.tricks import NO_CARD, NO_SUIT, beats


class Laid:
    """Cards in the order in which they were laid, and the state of the trick on the table."""

    def __init__(self, wide: i64) -> None:
        self.wide = wide
        self.cards: vec[i64] = vec[i64]([NO_CARD] * 52)
        self.places: vec[i64] = vec[i64]([0] * 52)
        self.number: i64 = 0
        self.in_trick: i64 = 0
        self.led: i64 = NO_SUIT
        self.winning: i64 = NO_CARD
        self.winner: i64 = 0
        """The place that is winning the trick, or has won the last one."""

    def copy(self) -> "Laid":
        other = Laid(self.wide)
        other.cards = copied52(self.cards, self.number, NO_CARD)
        other.places = copied52(self.places, self.number, 0)
        other.number = self.number
        other.in_trick = self.in_trick
        other.led = self.led
        other.winning = self.winning
        other.winner = self.winner
        return other

    def put(self, card: i64, place: i64, trump: i64) -> bool:
        """A card goes to the trick; is the trick complete?"""
        self.cards[self.number] = card
        self.places[self.number] = place
        self.number += 1
        if not self.in_trick:
            self.led = suit_of(card)
            self.winning = card
            self.winner = place
        elif beats(card, self.winning, trump):
            self.winning = card
            self.winner = place
        self.in_trick += 1
        return self.in_trick == self.wide

    def gather(self) -> None:
        """The trick is taken by its winner."""
        self.in_trick = 0
        self.led = NO_SUIT
        self.winning = NO_CARD

    def weigh(self, trump: i64) -> None:
        """Who is winning the trick on the table, from its cards."""
        first = self.number - self.in_trick
        if not self.in_trick:
            return
        self.led = suit_of(self.cards[first])
        self.winning = self.cards[first]
        self.winner = self.places[first]
        for i in range(first + 1, self.number):
            if beats(self.cards[i], self.winning, trump):
                self.winning = self.cards[i]
                self.winner = self.places[i]

    def gone(self) -> i64:
        """All cards laid in this deal."""
        mask: i64 = 0
        for i in range(self.number):
            mask |= BIT[self.cards[i]]
        return mask

    def on_table(self) -> i64:
        """The places that have laid a card to the trick on the table."""
        mask: i64 = 0
        for i in range(self.number - self.in_trick, self.number):
            mask |= BIT[self.places[i]]
        return mask

    def rows(self, names: str) -> list[str]:
        """The cards as a description keeps them: `W AC`."""
        return [names[self.places[i]] + " " + card_name(self.cards[i]) for i in range(self.number)]
