"""The auction of one who sees the hand that he would play besides his own: a dummy, or the dealer's open hand.

He has nobody to talk to: he reckons what two hands take together and names at once the best that they can play
(2.1: «самую большую, какую может разыграть»).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import members, size
from lomber.cards.pack import KING, SUIT, rank_of
from lomber.games.vint.prospects import STRENGTH, Prospects, Shown, owned, strength
from lomber.games.vint.reading import NONE, Reading
from lomber.games.vint.score import ACES, honour_cards

TO_BOTH_HANDS: Final = 1.3
"""Tricks that four cards bring where one sees both hands and gives away the worst (V2E-4)."""

BIDS_IN: Final = ("auction", "holder", "final")


def other_hand(r: Reading) -> i64:
    """The place of the one other hand that this seat sees before the play, -1: none, or the pack is a small one."""
    view = r.view
    rules = view.rules()
    if view.phase not in BIDS_IN or r.me < 0 or rules.two_hands or rules.count.ranks != 13 or rules.bids < 35:
        return NONE
    found = NONE
    for place in range(4):
        if place != r.me and size(view.hands[place]):
            if found >= 0:
                return NONE
            found = place
    return found


class BothHands(Prospects):
    """What contracts are worth to one who sees both hands of his side."""

    def __init__(self, r: Reading, other: i64) -> None:
        self.r = r
        self.other: i64 = r.view.hands[other]
        self.told = [Shown(), Shown(), Shown(), Shown()]
        self.partner = Shown()
        self.mine = strength(r.hand)
        self.his = strength(self.other)

    def length(self, suit: i64) -> float:
        return float(size(self.other & SUIT[suit]))

    def widow(self) -> float:
        return TO_BOTH_HANDS * float(self.r.view.widow_left) / 4.0

    def holes(self) -> i64:
        """Suits in which neither hand has ace or king."""
        both = self.r.hand | self.other
        found: i64 = 0
        for suit in range(4):
            if not any(rank_of(card) >= KING for card in members(both & SUIT[suit])):
                found += 1
        return found

    def shortness(self, trump: i64) -> float:
        """What short suits are worth in either hand that has trumps."""
        return super().shortness(trump) + self.short_in(self.other, trump)

    def short_in(self, hand: i64, trump: i64) -> float:
        if size(hand & SUIT[trump]) < 3:
            return 0.0
        found: i64 = 0
        for suit in range(4):
            if suit != trump and size(hand & SUIT[suit]) < 3:
                found += 3 - size(hand & SUIT[suit])
        return 0.24 * float(found)

    def aces(self) -> float:
        return float(size((self.r.hand | self.other) & ACES))

    def honours(self, trump: i64) -> float:
        return float(size((self.r.hand | self.other) & honour_cards(trump)))

    def aces_paid(self) -> float:
        """Two aces of four go with the tricks (V-37), and so to who plays."""
        aces = self.aces()
        return 2.0 if aces == 2.0 else owned(aces, 4.0)

    def seen_hands(self) -> vec[i64]:
        return vec[i64]([self.r.hand, self.other])

    def standing(self) -> float:
        """What the deal is worth if the other has the last word."""
        view = self.r.view
        if view.declarer < 0:
            return 0.0
        return self.worth(view.contract, False)

    def their_tricks(self, trump: i64) -> float:
        """The others have what these two hands have not; where the open hand goes to who plays, he has it and I the
        closed one."""
        theirs = STRENGTH - self.mine - self.his
        if self.goes_to_declarer():
            theirs = self.his + theirs / 2.0
        figures = theirs - STRENGTH / 2.0
        if trump < 0:
            return 5.9 + 0.45 * figures
        return 7.9 + 0.36 * figures

    def goes_to_declarer(self) -> bool:
        rules = self.r.view.rules()
        return rules.open_dummies or rules.persons

    def may_be_trumps(self, suit: i64, level: i64) -> bool:
        """No trumps where every suit is held, or seven trumps together."""
        if suit < 0:
            return self.holes() == 0 or (self.holes() == 1 and self.mine + self.his >= 26.0)
        return float(self.r.length(suit)) + self.length(suit) >= 7.0
