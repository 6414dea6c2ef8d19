"""The play of the cards: hands, tricks, who must follow, who takes (P-12 … P-16, PC-80 … PC-82).

A hand has a place; places are seats, and with two players the third place is the dummy's. Tricks are as wide as
there are hands in play: three, two against a lone whister, four where the idle dealer leads the talon.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, size
from lomber.cards.pack import SUIT, suit_of
from lomber.games.preferans.terms import DUTIES, PLACES, Terms
from lomber.play.tricks import NO_CARD, NO_SUIT, beats

MOST_CARDS: Final[i64] = 32
MOST_TRICKS: Final[i64] = 10


class Board:
    """The cards on the table and in the hands."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.order: list[int] = []
        """The places that were dealt hands, clockwise from the eldest."""
        self.hands: vec[i64] = filled(PLACES, 0)
        self.trump: i64 = NO_SUIT
        self.out: i64 = 0
        """Places whose hands are laid aside."""
        self.turn: i64 = -1
        """The place that plays next; -1: nobody plays."""
        # -- the trick
        self.led: i64 = NO_SUIT
        self.winning: i64 = NO_CARD
        self.winner: i64 = -1
        self.in_trick: i64 = 0
        self.first: i64 = 0
        """The place that began the trick."""
        # -- all of them
        self.tricks: vec[i64] = filled(PLACES, 0)
        self.done: i64 = 0
        """Tricks taken by cards that are remembered."""
        self.earlier: vec[i64] = filled(PLACES, 0)
        """Tricks of each before the first card that is remembered (a described endgame)."""
        self.before: i64 = 0
        """How many these are together."""
        self.forgotten: i64 = 0
        """The cards of those tricks."""
        self.leader: i64 = -1
        """Who led the first trick that is remembered."""
        self.laid: i64 = 0
        self.played: vec[i64] = filled(MOST_CARDS, NO_CARD)
        self.player: vec[i64] = filled(MOST_CARDS, 0)
        self.starts: vec[i64] = filled(MOST_TRICKS + 1, 0)
        """Where each trick begins among the cards played."""
        self.denied: vec[i64] = filled(PLACES, 0)
        """Cards that a place was seen not to have: it did not follow, or did not trump."""

    def copy(self) -> "Board":
        other = Board(self.terms)
        other.order = self.order
        other.hands = copied(self.hands)
        other.trump = self.trump
        other.out = self.out
        other.turn = self.turn
        other.led = self.led
        other.winning = self.winning
        other.winner = self.winner
        other.in_trick = self.in_trick
        other.first = self.first
        other.tricks = copied(self.tricks)
        other.done = self.done
        other.earlier = self.earlier
        other.before = self.before
        other.forgotten = self.forgotten
        other.leader = self.leader
        other.laid = self.laid
        other.played = copied(self.played)
        other.player = copied(self.player)
        other.starts = copied(self.starts)
        other.denied = copied(self.denied)
        return other

    def after(self, place: i64) -> i64:
        """The next hand in play, clockwise; after somebody who holds none (the idle dealer) the eldest."""
        count = len(self.order)
        at = self.order.index(int(place)) if int(place) in self.order else -1
        for step in range(1, count + 1):
            other = self.order[(at + step) % count]
            if not self.out & BIT[other]:
                return other
        return -1

    def eldest(self) -> i64:
        """The first hand that is in the play (P-15)."""
        return self.after(-1)

    def wide(self) -> i64:
        """Hands in play."""
        return len(self.order) - size(self.out)

    def begin(self, trump: i64, out: i64) -> None:
        """The eldest hand leads first, always, whoever is the declarer (P-15)."""
        self.trump = trump
        self.out = out
        self.turn = self.eldest()
        self.first = self.turn
        self.leader = self.turn

    def begin_late(self, earlier: list[int], leader: i64) -> None:
        """A described endgame: so many tricks were taken before, and this place leads now."""
        self.earlier = vec[i64](earlier)
        self.tricks = copied(self.earlier)
        self.before = sum(earlier)
        self.turn = leader
        self.first = leader
        self.leader = leader

    # -- the talon in an all-pass hand

    def lead_talon(self, dealer: i64, card: i64) -> None:
        """The idle dealer leads a card of the talon; it can win (PC-81)."""
        self.led = suit_of(card)
        self.winning = card
        self.winner = dealer
        self.first = dealer
        self._note(dealer, card)
        self.turn = self.eldest()

    def name_suit(self, card: i64) -> None:
        """Among three a card of the talon only names the suit of the trick (PC-82)."""
        self.led = suit_of(card)
        self.turn = self.eldest()
        self.first = self.turn

    # -- a card

    def proper(self, place: i64) -> i64:
        """The cards a place may play by the rules."""
        return DUTIES.legal(self.hands[place], self.led, self.winning, self.trump)

    def broken(self, card: i64) -> i64:
        """Which duty a card of the place to play would break."""
        return DUTIES.broken(card, self.hands[self.turn], self.led, self.winning, self.trump)

    def lay(self, card: i64) -> None:
        """The place whose turn it is plays a card; the last card of a trick closes it."""
        place = self.turn
        self._learn(place, card)
        self.hands[place] &= ~BIT[card]
        if self.led < 0:
            self.led = suit_of(card)
        if self._wins(card):
            self.winning = card
            self.winner = place
        self._note(place, card)
        following = self.after(place)
        if self._is_full():
            self._gather()
        else:
            self.turn = following

    def _learn(self, place: i64, card: i64) -> None:
        """What everybody sees: a suit not followed, no trump where one was due (P-12)."""
        if self.terms.manners or self.led < 0 or suit_of(card) == self.led:
            return  # where revokes can be made, a card tells nothing for certain
        self.denied[place] |= SUIT[self.led]
        if self.trump >= 0 and suit_of(card) != self.trump:
            self.denied[place] |= SUIT[self.trump]

    def _wins(self, card: i64) -> bool:
        """Is it the best card so far? A suit named by the talon needs a card of it (PC-82)."""
        if self.winning < 0:
            return suit_of(card) == self.led or suit_of(card) == self.trump
        return beats(card, self.winning, self.trump)

    def _note(self, place: i64, card: i64) -> None:
        self.played[self.laid] = card
        self.player[self.laid] = place
        self.laid += 1
        self.in_trick += 1

    def _is_full(self) -> bool:
        talon_led = self.in_trick > 0 and not self._is_hand(self.first)
        return self.in_trick == self.wide() + (1 if talon_led else 0)

    def _is_hand(self, place: i64) -> bool:
        return int(place) in self.order

    def _gather(self) -> None:
        """The trick is taken; the taker leads (P-14)."""
        taker = self.winner if self.winner >= 0 else self.first
        self.tricks[taker] += 1
        self.done += 1
        self.starts[self.done] = self.laid
        self.led = NO_SUIT
        self.winning = NO_CARD
        self.winner = -1
        self.in_trick = 0
        over = self.done + self.before >= self.terms.hand_cards
        self.turn = -1 if over else taker
        self.first = taker

    def lead_from(self, place: i64) -> None:
        """The next trick is led by this place, or the next that is in the play."""
        holds = self._is_hand(place) and not self.out & BIT[place]
        self.turn = place if holds else self.eldest()
        self.first = self.turn

    def is_over(self) -> bool:
        return self.done + self.before >= self.terms.hand_cards

    # -- looking back

    def gone(self) -> i64:
        """All cards played."""
        mask = self.forgotten
        for i in range(self.laid):
            mask |= BIT[self.played[i]]
        return mask

    def played_by(self, place: i64) -> i64:
        mask: i64 = 0
        for i in range(self.laid):
            if self.player[i] == place:
                mask |= BIT[self.played[i]]
        return mask

    def has_laid(self, place: i64) -> bool:
        """Does a card of this place lie in the trick?"""
        return any(self.player[i] == place for i in range(self.laid - self.in_trick, self.laid))

    def in_the_trick(self) -> i64:
        """The cards that lie in the middle."""
        mask: i64 = 0
        for i in range(self.laid - self.in_trick, self.laid):
            mask |= BIT[self.played[i]]
        return mask

    def give_rest(self, place: i64) -> None:
        """All the tricks that are left go to one place: a claim (P-17)."""
        left = self.terms.hand_cards - self.done - self.before
        self.tricks[place] += left
        self.done += left
        self.turn = -1
