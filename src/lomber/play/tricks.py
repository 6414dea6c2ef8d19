"""What trick games share: duties of following, beating and trumping, who wins, and what a card played tells.

The duties are small switches that a game chooses; every question is answered on bit masks. A trick is known by
the suit led and by the card that is winning it so far: no rule of these games looks at more.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.cards.pack import ABOVE, SUIT, suit_of

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


class Duties:
    """The duties of one who plays to a trick. Leading is free here; compulsory leads are a game's own."""

    def __init__(
        self,
        must_beat: bool = False,
        must_trump: bool = False,
        must_overtrump: bool = False,
        undertrump_free: bool = False,
    ) -> None:
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
        same = hand & SUIT[led]
        if same:
            if self.must_beat and suit_of(winning) == led:
                higher = same & ABOVE[winning]
                if higher:
                    return higher
            return same
        if self.must_trump and trump >= 0:
            trumps = hand & SUIT[trump]
            if trumps:
                if self.must_overtrump and suit_of(winning) == trump:
                    higher = trumps & ABOVE[winning]
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
        if hand & SUIT[led]:
            return FOLLOW if suit_of(card) != led else BEAT
        return TRUMP if suit_of(card) != trump else OVERTRUMP

    def denied(self, card: i64, led: i64, winning: i64, trump: i64) -> i64:
        """The cards that one who properly played this card cannot have held beside it.

        This is what everybody at the table learns from a card: voids, and what could not be beaten.
        """
        if led < 0:
            return 0
        suit = suit_of(card)
        over = ABOVE[winning]
        if suit == led:
            if self.must_beat and suit_of(winning) == led and not over & BIT[card]:
                return over
            return 0
        told = SUIT[led]
        if self.must_trump and trump >= 0 and led != trump:
            trumped = suit_of(winning) == trump
            if suit != trump:
                free = self.must_overtrump and self.undertrump_free and trumped
                told |= over if free else SUIT[trump]
            elif self.must_overtrump and trumped and not over & BIT[card]:
                told |= over
        return told
