"""The play of Piquet: twelve tricks without trumps, and the count at their end."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import SUIT, suit_of
from lomber.games.piquet.deal import PLAY, Dealt, Phase
from lomber.play.open_play import lineup
from lomber.play.tricks import NO_CARD, Duties, beats
from lomber.table.contract import Gist

FOLLOW_SUIT: Final = Duties()
NO_TRUMP: Final[i64] = -1


class Playing(Dealt):
    """From the first lead to the last trick."""

    def all_counted(self) -> i64:
        """Whose every card, of those he began the play with, lay in something that counted for him (P-23)."""
        found: i64 = 0
        for seat in self.seats:
            if self.began[seat] and not self.began[seat] & ~self.talk.cards_counted(seat):
                found |= BIT[seat]
        return found | self.whole if self.forgotten() else found

    def forgotten(self) -> i64:
        """How many tricks a set-up tells only by their number; whose hand was counted whole it says as well."""
        number: i64 = 0
        for seat in self.seats:
            number += self.earlier[seat]
        return number

    def begin_play(self) -> None:
        self.phase = PLAY
        self.turn = self.elder()
        for seat in self.seats:
            if size(self.hands[seat]) > self.length():
                self.count.silent |= BIT[seat]

    def length(self) -> i64:
        """Tricks in the deal."""
        return self.rules.three_hands if self.three() else self.rules.two_hands

    def lay(self, seat: i64, card: i64) -> None:
        if self.in_trick == 0:
            self.winning = card
            self.winner = seat
            self.count.lead(seat, self.elder())
        else:
            led = self.row_cards[self.rows - self.in_trick]
            if suit_of(card) != suit_of(led):
                self.denied[seat] |= SUIT[suit_of(led)] & self.rules.pack
            if beats(card, self.winning, NO_TRUMP):
                self.winning = card
                self.winner = seat
        self.hands[seat] &= ~BIT[card]
        self.shown[seat] &= ~BIT[card]
        self.laid[seat] |= BIT[card]
        self.row_seats[self.rows] = seat
        self.row_cards[self.rows] = card
        self.rows += 1
        self.in_trick += 1
        if self.in_trick == len(self.seats):
            self.take_trick()
        else:
            self.turn = self.next_of(seat)

    def gist(self) -> Gist | None:
        """The tricks; what has been counted is sure, but for the way to the pique (P-22)."""
        if self.phase is not PLAY:
            return None
        led = int(suit_of(self.row_cards[self.rows - self.in_trick])) if self.in_trick else -1
        key = [int(self.turn), int(self.in_trick), led, int(self.winner)]
        key += [int(self.tricks[seat]) for seat in self.seats]
        key += lineup(self.hands, self.winning)
        key += self.count.to_pique(self.elder())
        return Gist(key, self.margins([int(self.count.total(seat)) for seat in range(self.players)]))

    def next_of(self, seat: i64) -> i64:
        for i in range(len(self.seats)):
            if self.seats[i] == seat:
                return self.seats[(i + 1) % len(self.seats)]
        return -1

    def take_trick(self) -> None:
        """The winner leads next; the last trick counts four, but not at capot (P-21, P-23)."""
        winner = self.winner
        self.count.take(winner, self.row_seats[self.rows - self.in_trick], self.elder())
        self.tricks[winner] += 1
        self.in_trick = 0
        self.winning = NO_CARD
        self.winner = -1
        self.turn = winner
        if self.rows < (self.length() - self.forgotten()) * len(self.seats):
            return
        if self.tricks[winner] < self.length():
            self.count.last_trick(winner, self.elder())
        self.count.finish(self.tricks, self.capots, self.all_counted())
        self.finish()

    def finish(self) -> None:
        """The counts go on the sheet; the next deal, or the end."""
        counts = [int(self.count.total(seat)) for seat in range(self.players)]
        self.last = counts
        if self.single:
            self.stop()
            return
        self.match.write(counts)
        if self.match.ended:
            self.stop()
            return
        self.match.pass_deal()
        self.clear()
        self.phase = Phase.DRAW if self.match.drawing else Phase.DEAL

    def stop(self) -> None:
        self.phase = Phase.OVER
        self.turn = -1
