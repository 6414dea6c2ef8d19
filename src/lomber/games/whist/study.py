"""How the pieces of Whist's advice are weighed together.

Most of the book is about leads, and half of that is warnings. So each piece on leads says how much it is for or
against a suit (`weight`) and which card of it to take (`card`); the suit with the greatest sum is led, with the
card of the first piece that names one. A piece *decides* where without it another card would be led: it is asked
first whether it does. Where several agree and none decides alone, the first that speaks for the lead is named.
Weights are in tenths of a trick or so: they only have to order the advice as the book does.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, size
from lomber.cards.pack import ABOVE, SUIT, suit_of
from lomber.games.whist.reading import Reading
from lomber.games.whist.view import WhistView
from lomber.table.contract import Advice, View

NO_CARD: Final[i64] = -1


class Study:
    """What the pieces of one book share: the lead pieces in force, and the last view as it was read."""

    def __init__(self) -> None:
        self.leads: list[LeadAdvice] = []
        self._view: WhistView | None = None
        self._reading: Reading | None = None
        self._table: LeadTable | None = None

    def in_force(self, kept: list[Advice]) -> None:
        self.leads = [piece for piece in kept if isinstance(piece, LeadAdvice)]
        self._table = None

    def read(self, view: View) -> Reading:
        """The view, read once for all pieces."""
        assert isinstance(view, WhistView)
        if self._reading is None or self._view is not view:
            self._view = view
            self._reading = Reading(view)
            self._table = None
        return self._reading

    def table(self, reading: Reading) -> "LeadTable":
        if self._table is None:
            self._table = LeadTable(reading, self.leads)
        return self._table


class WhistAdvice(Advice):
    """A piece of the book; pieces of one book share a study."""

    def __init__(self, number: str, study: Study) -> None:
        super().__init__(number)
        self.study = study

    def heed(self, kept: list[Advice]) -> None:
        self.study.in_force(kept)


class LeadAdvice(WhistAdvice):
    """A piece that speaks about leads. It answers where it turns the scale."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        """How much it is for (or against) leading a suit of which at least one card is in hand."""
        return 0

    def card(self, reading: Reading, suit: i64) -> i64:
        """Which card of the suit it would lead, or -1."""
        return NO_CARD

    def choose(self, view: View) -> i64:
        reading = self.study.read(view)
        if not reading.leads():
            return -1
        table = self.study.table(reading)
        lead = table.best("")
        return lead if table.best(self.number) != lead else -1


class Seconding(WhistAdvice):
    """Names a lead piece as the reason where several agree and none of them decides alone."""

    def __init__(self, piece: LeadAdvice, study: Study) -> None:
        super().__init__(piece.number, study)
        self.piece = piece

    def choose(self, view: View) -> i64:
        reading = self.study.read(view)
        if not reading.leads():
            return -1
        lead = self.study.table(reading).best("")
        suit = suit_of(lead)
        if self.piece.weight(reading, suit) > 0 or self.piece.card(reading, suit) == lead:
            return lead
        return -1


class LeadTable:
    """All that the pieces in force say of the leads in one position."""

    def __init__(self, reading: Reading, pieces: list[LeadAdvice]) -> None:
        self.reading = reading
        self.suits: list[i64] = [suit for suit in range(4) if reading.cards & SUIT[suit]]
        self.sense: list[i64] = [sense_of_lead(reading, suit) for suit in self.suits]
        self.numbers: list[str] = [piece.number for piece in pieces]
        self.weights: list[list[i64]] = []
        self.cards: list[list[i64]] = []
        for piece in pieces:
            self.weights.append([piece.weight(reading, suit) for suit in self.suits])
            self.cards.append([piece.card(reading, suit) for suit in self.suits])

    def best(self, without: str) -> i64:
        """The card to lead if the pieces of one number are left out."""
        best: i64 = -1
        most: i64 = 0
        for i in range(len(self.suits)):
            total = self.sense[i]
            for j in range(len(self.numbers)):
                if self.numbers[j] != without:
                    total += self.weights[j][i]
            if best < 0 or total > most:
                best, most = i, total
        return self._card(best, without)

    def _card(self, i: i64, without: str) -> i64:
        cards = self.reading.cards
        for j in range(len(self.numbers)):
            card = self.cards[j][i]
            if card >= 0 and self.numbers[j] != without and cards & BIT[card]:
                return card
        return highest(cards & SUIT[self.suits[i]])


def sense_of_lead(reading: Reading, suit: i64) -> i64:
    """What every player knows: cash what is good, beware of ruffs, leave trumps when the opponents have none."""
    if suit == reading.trump:
        out = reading.foes_trumps()
        one_best = size(out) == 1 and not ABOVE[lowest(out)] & reading.hand
        return -12 if not out or one_best else 0
    if reading.foe_ruffs(suit):
        return -10
    if not reading.masters(suit):
        return 0
    return 5 if reading.foes_trumps() else 15
