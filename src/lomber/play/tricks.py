"""What trick games share: duties of following, beating and trumping, who wins, and what a card played tells.

The duties are small switches that a game chooses; every question is answered on bit masks. A trick is known by
the suit led and by the card that is winning it so far: no rule of these games looks at more.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members
from lomber.cards.pack import RANKS, SUIT, suit_of

NO_SUIT: Final[i64] = -1
NO_CARD: Final[i64] = -1

FOLLOW: Final[i64] = 1
BEAT: Final[i64] = 2
TRUMP: Final[i64] = 3
OVERTRUMP: Final[i64] = 4


def beats(card: i64, winning: i64, trump: i64) -> bool:
    """Does a card laid now take the trick from the card winning so far?"""
    suit = suit_of(card)
    if suit == suit_of(winning):
        return card > winning
    return suit == trump


def different(cards: i64, hand: i64, others: i64) -> vec[i64]:
    """Of cards of a hand between which nobody else can have one, the lowest."""
    found = vec[i64]()
    for suit in range(4):
        touching = False
        for card in members((hand | others) & SUIT[suit]):
            if not BIT[card] & hand:
                touching = False
            elif BIT[card] & cards and not touching:
                found = append(found, card)
                touching = True
    return found


class Order:
    """What ranks above what, and which suit a card counts as: the ace is not high everywhere.

    `ranks` go from low to high. One card, `top`, may be the highest trump whatever its own suit is (Pamfil): it
    then counts as a trump and as nothing else.
    """

    def __init__(self, ranks: str = RANKS, trump: i64 = NO_SUIT, top: i64 = NO_CARD) -> None:
        self.suit: vec[i64] = vec[i64]([0] * 52)
        """The suit that each card counts as."""
        self.strength: vec[i64] = vec[i64]([0] * 52)
        """The place of each card in its suit, from 0; the same in every suit."""
        self.suits: vec[i64] = vec[i64]([0] * 4)
        """The cards of each suit."""
        self.above: vec[i64] = vec[i64]([0] * 52)
        """The cards of the same suit that are higher."""
        for card in range(52):
            own = card == top and trump >= 0
            self.suit[card] = trump if own else suit_of(card)
            self.strength[card] = len(ranks) if own else ranks.index(RANKS[card % 13])
            self.suits[self.suit[card]] |= BIT[card]
        for low in range(52):
            for high in range(52):
                if self.suit[low] == self.suit[high] and self.strength[high] > self.strength[low]:
                    self.above[low] |= BIT[high]

    def beats(self, card: i64, winning: i64, trump: i64) -> bool:
        """Does a card laid now take the trick from the card winning so far?"""
        if self.suit[card] == self.suit[winning]:
            return self.above[winning] & BIT[card] != 0
        return self.suit[card] == trump

    def weakest(self, cards: i64) -> i64:
        """The lowest of these cards by its place in the suit; of equals the first."""
        best: i64 = NO_CARD
        for card in members(cards):
            if best < 0 or self.strength[card] < self.strength[best]:
                best = card
        return best

    def strongest(self, cards: i64) -> i64:
        """The highest of these cards by its place in the suit; of equals the first."""
        best: i64 = NO_CARD
        for card in members(cards):
            if best < 0 or self.strength[card] > self.strength[best]:
                best = card
        return best


STANDARD: Final = Order()


class Duties:
    """The duties of one who plays to a trick. Leading is free here; compulsory leads are a game's own."""

    def __init__(
        self,
        must_beat: bool = False,
        must_trump: bool = False,
        must_overtrump: bool = False,
        undertrump_free: bool = False,
        order: Order = STANDARD,
    ) -> None:
        self.order = order
        self.must_beat = must_beat
        """Who can follow suit must play a higher card than the winning one, where that is of the suit led."""
        self.must_trump = must_trump
        """Who is void in the suit led must trump."""
        self.must_overtrump = must_overtrump
        """Who must trump must go over the winning trump if he can."""
        self.undertrump_free = undertrump_free
        """Who is void and cannot go over the winning trump may play anything."""

    def legal(self, hand: i64, led: i64, winning: i64, trump: i64) -> i64:
        """The cards of a hand that may be played; all of them to a lead (`led` = NO_SUIT)."""
        if led < 0:
            return hand
        same = hand & self.order.suits[led]
        if same:
            if self.must_beat and self.order.suit[winning] == led:
                higher = same & self.order.above[winning]
                if higher:
                    return higher
            return same
        if self.must_trump and trump >= 0:
            trumps = hand & self.order.suits[trump]
            if trumps:
                if self.must_overtrump and self.order.suit[winning] == trump:
                    higher = trumps & self.order.above[winning]
                    if higher:
                        return higher
                    if self.undertrump_free:
                        return hand
                return trumps
        return hand

    def broken(self, card: i64, hand: i64, led: i64, winning: i64, trump: i64) -> i64:
        """Which duty the card would break: FOLLOW, BEAT, TRUMP, OVERTRUMP, or 0."""
        if BIT[card] & self.legal(hand, led, winning, trump):
            return 0
        if hand & self.order.suits[led]:
            return FOLLOW if self.order.suit[card] != led else BEAT
        return TRUMP if self.order.suit[card] != trump else OVERTRUMP

    def denied(self, card: i64, led: i64, winning: i64, trump: i64) -> i64:
        """The cards that one who properly played this card cannot have held beside it.

        This is what everybody at the table learns from a card: voids, and what could not be beaten.
        """
        if led < 0:
            return 0
        suit = self.order.suit[card]
        over = self.order.above[winning]
        if suit == led:
            if self.must_beat and self.order.suit[winning] == led and not over & BIT[card]:
                return over
            return 0
        told = self.order.suits[led]
        if self.must_trump and trump >= 0 and led != trump:
            trumped = self.order.suit[winning] == trump
            if suit != trump:
                free = self.must_overtrump and self.undertrump_free and trumped
                told |= over if free else self.order.suits[trump]
            elif self.must_overtrump and trumped and not over & BIT[card]:
                told |= over
        return told
