"""What an attentive player reads out of his view of Whist: who can hold what, who led what, what is sure.

Everything here follows from the view alone. A hand that lies open (a dummy) is read exactly; of a closed hand is
known what it was seen not to have.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import (
    ABOVE,
    ACE,
    JACK,
    KING,
    QUEEN,
    SUIT,
    TEN,
    card_of,
    pack,
    rank_of,
    suit_of,
)
from lomber.games.whist.view import WhistView
from lomber.play.tricks import beats

NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1


def points(cards: i64) -> i64:
    """Strength as players count it: ace 4, king 3, queen 2, jack 1."""
    total: i64 = 0
    for card in members(cards):
        if rank_of(card) >= JACK:
            total += rank_of(card) - TEN
    return total


class Reading:
    """One view, read. Places are S W N E; sets of cards are masks."""

    def __init__(self, view: WhistView) -> None:
        self.view = view
        self.me: i64 = view.mine()
        self.trump: i64 = view.trump
        self.humbug: bool = view.owner[1] < 0
        self.partner: i64 = NOBODY if self.humbug else (self.me + 2) % 4
        self.hand: i64 = view.hands[self.me] if self.me >= 0 else 0
        self.gone: i64 = view.gone()
        self.cards: i64 = self._playable()
        """The cards that may properly be played now."""
        self.can: vec[i64] = self._can()
        """What each place can hold, as far as is known."""
        self.foes: i64 = self._foes()
        """What the opponents together can hold."""
        self._read_play()

    # -- who can hold what

    def _playable(self) -> i64:
        """Cards that the table accepts and the rules allow: with manners on it would accept a revoke too."""
        cards: i64 = 0
        for move in self.view.legal:
            if move < 52:
                cards |= BIT[move]
        cards &= self.hand
        if self.view.in_trick:
            same = cards & SUIT[suit_of(self.view.trick()[0])]
            if same:
                return same
        return cards

    def _can(self) -> vec[i64]:
        view = self.view
        ranks: i64 = 13 if view.game is None else view.game.options.ranks
        unseen = pack(ranks) & ~self.gone
        for place in range(4):
            unseen &= ~view.hands[place]
        can = vec[i64]([0] * 4)
        for place in range(4):
            if view.known[place]:
                can[place] = view.hands[place]
            elif view.owner[place] >= 0:
                can[place] = unseen & ~view.denied[place]
                if view.turned >= 0 and place != view.dealer:
                    can[place] &= ~BIT[view.turned]
        return can

    def is_foe(self, place: i64) -> bool:
        return place != self.me and place != self.partner and self.view.owner[place] >= 0

    def _foes(self) -> i64:
        cards: i64 = 0
        for place in range(4):
            if self.is_foe(place):
                cards |= self.can[place]
        return cards

    def void(self, place: i64, suit: i64) -> bool:
        """Is the place known to have none of the suit?"""
        return not self.can[place] & SUIT[suit]

    def has_trump(self, place: i64) -> bool:
        """Can the place hold a trump?"""
        return self.trump >= 0 and bool(self.can[place] & SUIT[self.trump])

    def foes_trumps(self) -> i64:
        """The trumps that the opponents can hold."""
        return self.foes & SUIT[self.trump] if self.trump >= 0 else 0

    def master(self, card: i64) -> bool:
        """Can no opponent hold a higher card of its suit?"""
        return not self.foes & ABOVE[card]

    def masters(self, suit: i64) -> i64:
        """How many masters of the suit are in hand."""
        number: i64 = 0
        for card in members(self.hand & SUIT[suit]):
            if self.master(card):
                number += 1
        return number

    def foe_ruffs(self, suit: i64) -> bool:
        """Is an opponent known to be void in a plain suit while he can have a trump?"""
        if suit == self.trump:
            return False
        return any(
            self.is_foe(place) and self.void(place, suit) and self.has_trump(place) for place in range(4)
        )

    # -- what has been played

    def _read_play(self) -> None:
        view = self.view
        wide: i64 = 2 if self.humbug else 4
        self.first_led: vec[i64] = vec[i64]([NOBODY] * 4)
        """Who led each suit first."""
        self.rounds: vec[i64] = vec[i64]([0] * 4)
        self.led_by: vec[i64] = vec[i64]([0] * 4)
        """By suit: the places that have led it."""
        self.laid: vec[i64] = vec[i64]([0] * 4)
        """By place: the cards it has played."""
        self.first_discard: i64 = NO_CARD
        """Partner's first card thrown off, trumps not counted."""
        self.partner_spared: bool = False
        """Partner threw a plain card on a trick of the opponents that he could have ruffed."""
        led: i64 = -1
        winning: i64 = NO_CARD
        winner: i64 = NOBODY
        begins = (view.laid - view.in_trick) % wide
        for i in range(begins, view.laid):
            card, place = view.played[i], view.player[i]
            if (i - begins) % wide == 0:
                led = suit_of(card)
                winning = NO_CARD
                self.rounds[led] += 1
                self.led_by[led] |= BIT[place]
                if self.first_led[led] < 0:
                    self.first_led[led] = place
            elif place == self.partner and suit_of(card) != led and suit_of(card) != self.trump:
                if self.first_discard < 0:
                    self.first_discard = card
                if led != self.trump and self.is_foe(winner):
                    self.partner_spared = True
            if winning < 0 or beats(card, winning, self.trump):
                winning, winner = card, place
            self.laid[place] |= BIT[card]

    def partners_suit(self, suit: i64) -> bool:
        """A plain suit that partner opened."""
        return suit != self.trump and self.partner >= 0 and self.first_led[suit] == self.partner

    def partner_ruffs(self, suit: i64) -> bool:
        """Is partner known to be void in a plain suit, and can he have a trump that he does not spare?"""
        if self.partner < 0 or suit == self.trump or not self.void(self.partner, suit):
            return False
        if not self.view.known[self.partner] and self.partner_spared:
            return False
        return self.has_trump(self.partner)

    def foes_suit(self, suit: i64) -> bool:
        """A plain suit that an opponent opened."""
        first = self.first_led[suit]
        return suit != self.trump and first >= 0 and self.is_foe(first)

    def foes_led_trumps(self) -> bool:
        if self.trump < 0:
            return False
        return any(self.is_foe(place) and self.led_by[self.trump] & BIT[place] for place in range(4))

    def led_before(self, suit: i64) -> bool:
        """Have I led this suit already?"""
        return bool(self.led_by[suit] & BIT[self.me])

    def early(self) -> bool:
        """The first half of the deal."""
        return self.view.tricks[0] + self.view.tricks[1] < 6

    def my_tricks(self) -> i64:
        """The tricks of my side; in Humbug N has a side to himself."""
        second = self.me == 2 if self.humbug else self.me % 2 == 1
        return self.view.tricks[1 if second else 0]

    # -- strength

    def my_points(self) -> i64:
        """The strength I was dealt."""
        return points(self.hand | self.laid[self.me])

    def partners_points(self) -> i64:
        """The strength partner has shown, or lays open."""
        if self.partner < 0:
            return 0
        shown = self.laid[self.partner]
        if self.view.known[self.partner]:
            shown |= self.view.hands[self.partner]
        return points(shown)

    def both_strong(self) -> bool:
        """More than an average hand here, and two honours at the least across the table."""
        return self.my_points() >= 12 and self.partners_points() >= 5

    def even(self) -> bool:
        """The honours seem spread over all hands: I have about my share, and partner has shown no more."""
        return 7 <= self.my_points() <= 11 and self.partners_points() < 5

    def strong(self, suit: i64) -> bool:
        """A suit of one's own: three cards with two of the top three, or five with ace or king."""
        held = self.hand & SUIT[suit]
        if size(held) >= 3 and size(self.top_three(suit)) >= 2:
            return True
        return size(held) >= 5 and (self.holds(ACE, suit) or self.holds(KING, suit))

    def top_three(self, suit: i64) -> i64:
        """Which of ace, king and queen are in hand."""
        return self.hand & SUIT[suit] & ABOVE[card_of(JACK, suit)]

    def holds(self, rank: i64, suit: i64) -> bool:
        return bool(self.hand & BIT[card_of(rank, suit)])

    def equals(self, card: i64) -> i64:
        """My cards that are worth the same: no card that somebody else can hold lies between them."""
        others = self.foes
        if self.partner >= 0:
            others |= self.can[self.partner]
        same = BIT[card]
        mine = self.hand & SUIT[suit_of(card)]
        for other in members(mine):
            low, high = (other, card) if other < card else (card, other)
            if other != card and not ABOVE[low] & ~ABOVE[high] & others:
                same |= BIT[other]
        return same

    # -- the trick on the table

    def led(self) -> i64:
        return suit_of(self.view.trick()[0])

    def leader(self) -> i64:
        return self.view.player[self.view.laid - self.view.in_trick]

    def leads(self) -> bool:
        """Is a card asked of me, to a new trick?"""
        return bool(self.cards) and not self.view.in_trick

    def follows(self) -> bool:
        """Is a card asked of me, and have I the suit led?"""
        return bool(self.view.in_trick and self.cards & SUIT[self.led()])

    def is_void(self) -> bool:
        """Is a card asked of me, without one of the suit led?"""
        return bool(self.cards) and not self.leads() and not self.follows()

    def waiting(self, place: i64) -> bool:
        """Has the place still to play to this trick, after me?"""
        if place == self.me or self.view.owner[place] < 0:
            return False
        view = self.view
        return all(view.player[i] != place for i in range(view.laid - view.in_trick, view.laid))

    def last(self) -> bool:
        """Does nobody play after me?"""
        return not any(self.waiting(place) for place in range(4))

    def second(self) -> bool:
        """Second hand: an opponent has led, and partner is still to play."""
        return self.view.in_trick == 1 and not self.last()

    def third(self) -> bool:
        """Third hand: partner has led, one opponent is still to play."""
        return self.partner >= 0 and self.leader() == self.partner and not self.last()

    def partner_wins(self) -> bool:
        """Is the trick partner's so far?"""
        return self.partner >= 0 and self.view.winner == self.partner

    def sure(self, card: i64) -> bool:
        """Will the card, if it is winning, not be beaten by an opponent still to play, as far as is known?"""
        led = self.led()
        for place in range(4):
            if not self.is_foe(place) or not self.waiting(place):
                continue
            suited = self.can[place] & SUIT[led]
            if suit_of(card) == led:
                if suited & ABOVE[card] or (not suited and led != self.trump and self.has_trump(place)):
                    return False
            elif not suited and self.can[place] & ABOVE[card]:
                return False
        return True

    def winners(self) -> i64:
        """The playable cards that would be winning."""
        cards: i64 = 0
        for card in members(self.cards):
            if beats(card, self.view.winning, self.trump):
                cards |= BIT[card]
        return cards

    def partner_probably_wins(self) -> bool:
        """Partner is winning with a card that at most one other beats, or is to play on a card below the ten."""
        if self.partner < 0:
            return False
        winning = self.view.winning
        if self.partner_wins():
            return suit_of(winning) == self.led() and size(self.foes & ABOVE[winning]) <= 1
        if not self.waiting(self.partner) or suit_of(winning) != self.led():
            return False
        if self.view.known[self.partner]:
            return bool(self.can[self.partner] & ABOVE[winning])
        return rank_of(winning) < TEN and not self.void(self.partner, self.led())

    # -- throwing off

    def discard(self) -> i64:
        """The smallest card that is no trump; only trumps: the smallest of them."""
        plain = self.cards if self.trump < 0 else self.cards & ~SUIT[self.trump]
        if not plain:
            return lowest(self.cards)
        best: i64 = NO_CARD
        for card in members(plain):
            if best < 0 or rank_of(card) < rank_of(best):
                best = card
        return best

    def weak_discard(self) -> i64:
        """The smallest card of the weakest plain suit; a king is not left alone, nor a queen with one card."""
        chosen: i64 = NO_CARD
        least: i64 = 0
        for suit in range(4):
            held = self.cards & SUIT[suit]
            if not held or suit == self.trump:
                continue
            worth = 4 * points(held) + size(held) + self._guard(held, suit)
            if chosen < 0 or worth < least:
                chosen, least = lowest(held), worth
        return chosen

    def _guard(self, held: i64, suit: i64) -> i64:
        """What it costs to throw from a suit whose high card needs company, or is a winner."""
        top = highest(held)
        if self.master(top):
            return 8 if size(held) == 1 else 0
        needs = ACE - rank_of(top) + 1
        return 10 if rank_of(top) >= QUEEN and size(held) == needs else 0
