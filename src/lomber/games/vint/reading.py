"""How the book reads a hand of Vint: sure tricks, suits, what was called, what is still out.

«Верные взятки» are counted as §33 does: the tricks one takes whatever the others hold. In trumps a long suit
counts its length less the top cards that are missing; in other suits the run from the ace, and one for king and
queen.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, size
from lomber.cards.pack import ABOVE, ACE, JACK, KING, QUEEN, SUIT, TEN, card_of, suit_of
from lomber.games.vint.negotiation import BLIND, PASSED
from lomber.games.vint.score import level_of, trump_of
from lomber.games.vint.view import VintView

NONE: Final[i64] = -1


class Reading:
    """One hand at one moment, as a thoughtful player looks at it."""

    def __init__(self, view: VintView) -> None:
        self.view = view
        self.me: i64 = view.mine()
        self.hand: i64 = view.hands[self.me] if self.me >= 0 else 0
        self.partner: i64 = partner_of(view, self.me)
        self.trump: i64 = view.trump
        self.level: i64 = level_of(view.contract) if view.contract >= 0 else 0
        self.bids: list[list[int]] = [[], [], [], []]
        """What each place has bid, in order."""
        self.spoke: list[int] = [0, 0, 0, 0]
        """How often each place has spoken."""
        self.own_opening: i64 = NONE
        """Who made the first bid of the own side."""
        for place, call in view.calls:
            self.spoke[place] += 1
            bid = call % int(BLIND)
            if bid != int(PASSED):
                if self.own_opening < 0 and place in (self.me, self.partner):
                    self.own_opening = place
                self.bids[place].append(bid)
        trick = view.trick()
        self.led: i64 = suit_of(trick[0]) if len(trick) else NONE
        self.turn: i64 = view.in_trick
        self.gone: i64 = view.gone()

    # -- a suit of the own hand

    def suit(self, suit: i64) -> i64:
        return self.hand & SUIT[suit]

    def length(self, suit: i64) -> i64:
        return size(self.hand & SUIT[suit])

    def has(self, rank: i64, suit: i64) -> bool:
        return self.hand & BIT[card_of(rank, suit)] != 0

    def honours(self, suit: i64) -> i64:
        """How many of A K Q J T."""
        found: i64 = 0
        for rank in range(TEN, ACE + 1):
            if self.has(rank, suit):
                found += 1
        return found

    def aces(self) -> i64:
        return size(self.hand & (BIT[12] | BIT[25] | BIT[38] | BIT[51]))

    def figures(self, suit: i64) -> i64:
        """How many of A K Q J."""
        return self.honours(suit) - (1 if self.has(TEN, suit) else 0)

    def run(self, suit: i64) -> i64:
        """The length of the run from the ace down."""
        length: i64 = 0
        while length < 13 and self.has(ACE - length, suit):
            length += 1
        return length

    def big_coronet(self) -> i64:
        """A suit headed by ace, king, queen and knave, of five cards or more, for which one may leave partner's
        (§62); -1: none."""
        for suit in range(4):
            if self.run(suit) >= 4 and self.length(suit) >= 5:
                return suit
        return NONE

    def guarded(self, rank: i64, suit: i64) -> bool:
        """A king or queen with small cards enough beside it (§47)."""
        return self.has(rank, suit) and self.length(suit) >= (2 if rank == KING else 3)

    def sure_in(self, suit: i64) -> i64:
        """Sure tricks of a plain suit."""
        run = self.run(suit)
        if run:
            return run
        return 1 if self.has(KING, suit) and self.has(QUEEN, suit) else 0

    def sure_trumps(self, suit: i64) -> i64:
        """Sure tricks of a suit that is trumps: its length less the top cards that are missing."""
        length = self.length(suit)
        if length < 4:
            return self.sure_in(suit)
        missing: i64 = 0
        for rank in range(QUEEN, ACE + 1):
            if not self.has(rank, suit):
                missing += 1
        if missing and length >= 7:
            missing -= 1
        return length - missing if length > missing else 0

    def sure(self, trump: i64) -> i64:
        """Sure tricks with this suit as trumps, -1: without trumps."""
        total: i64 = 0
        for suit in range(4):
            total += self.sure_trumps(suit) if suit == trump else self.sure_in(suit)
        return total

    def playable(self, suit: i64) -> bool:
        """A suit that one can play: four cards and two honours in it (§34)."""
        return self.length(suit) >= 4 and self.honours(suit) >= 2

    def through(self, suit: i64) -> bool:
        """«Проходная масть»: four cards to the ace or king with another figure (§71)."""
        top = self.has(ACE, suit) or self.has(KING, suit)
        return self.length(suit) >= 4 and top and self.figures(suit) >= 2

    # -- what has been called

    def first_turn(self) -> bool:
        return self.spoke[self.me] == 0

    def last_turn(self) -> bool:
        """Would the next pass close the auction (V-16, V3A-4)?"""
        return self.view.declarer >= 0 and self.view.passes >= self.view.rules().closing - 1

    def partner_bids(self) -> list[int]:
        return self.bids[self.partner] if self.partner >= 0 else []

    def partner_suit(self) -> i64:
        """The suit partner named last, -1: none."""
        for bid in reversed(self.partner_bids()):
            if trump_of(bid) >= 0:
                return trump_of(bid)
        return NONE

    def suits_named_by_partner_alone(self) -> list[int]:
        """The suits that partner named and this hand did not, the last named first."""
        found: list[int] = []
        for bid in reversed(self.partner_bids()):
            suit = int(trump_of(bid))
            if suit >= 0 and suit not in found and not self.named_by(self.me, suit):
                found.append(suit)
        return found

    def named_by(self, place: i64, suit: i64) -> bool:
        return any(trump_of(bid) == suit for bid in self.bids[place])

    def named_no_trumps(self, place: i64) -> bool:
        return any(trump_of(bid) < 0 for bid in self.bids[place])

    def shown_at_once(self, place: i64) -> bool:
        """Did a place bid when it spoke first?"""
        for speaker, call in self.view.calls:
            if speaker == place:
                return call % int(BLIND) != int(PASSED)
        return False

    def ours(self) -> bool:
        """Does the highest bid belong to the own side?"""
        view = self.view
        return view.declarer >= 0 and (view.declarer == self.me or view.declarer == self.partner)

    def others_bid(self) -> bool:
        return any(self.bids[place] for place in range(4) if place != self.me and place != self.partner)

    def can_bid(self, bid: i64) -> bool:
        return self.view.rules().bid + bid in self.view.legal

    def cheapest(self, denomination: i64) -> i64:
        """The lowest sufficient bid in a denomination, NO_TRUMPS among them; -1: none is legal."""
        for level in range(7):
            bid = 5 * level + denomination
            if bid < self.view.rules().bids and self.can_bid(bid):
                return bid
        return NONE

    def at_level(self, denomination: i64, level: i64) -> i64:
        """The lowest sufficient bid in a denomination if it is not above a level; -1 otherwise."""
        bid = self.cheapest(denomination)
        return bid if bid >= 0 and level_of(bid) <= level else NONE

    # -- the score

    def column(self) -> i64:
        if self.view.rules().persons:
            return self.view.seat
        return self.view.side[self.me]

    def needs(self) -> int:
        """Points that the own side lacks to a game."""
        if not self.view.below:
            return 0
        return self.view.rules().count.target - self.view.below[self.column()]

    def others_need(self) -> int:
        """Points that the best of the others lacks."""
        others = [points for i, points in enumerate(self.view.below) if i != self.column()]
        return self.view.rules().count.target - max(others) if others else 0

    # -- the play

    def declaring(self) -> bool:
        view = self.view
        return view.declarer >= 0 and view.side[self.me] == view.side[view.declarer]

    def left(self) -> i64:
        return place_after(self.view, self.me)

    def right(self) -> i64:
        return place_after(self.view, place_after(self.view, place_after(self.view, self.me)))

    def legal_cards(self) -> i64:
        mask: i64 = 0
        for move in self.view.legal:
            if move < 52:
                mask |= BIT[move]
        return mask

    def is_master(self, card: i64) -> bool:
        """Is every higher card of the suit gone, on the table or in the own hand?"""
        return ABOVE[card] & ~self.gone & ~self.hand == 0

    def partner_wins(self) -> bool:
        view = self.view
        return self.turn > 0 and self.partner >= 0 and view.winner == self.partner

    def beats_now(self, card: i64) -> bool:
        """Would the card take the trick as it lies?"""
        winning = self.view.winning
        if suit_of(card) == suit_of(winning):
            return card > winning
        return suit_of(card) == self.trump

    def lowest_of(self, cards: i64) -> i64:
        return lowest(cards) if cards else NONE

    def highest_of(self, cards: i64) -> i64:
        return highest(cards) if cards else NONE

    def open_beside(self) -> i64:
        """The open hand of the other side: a dummy, or one laid open to its partner; -1: there is none."""
        view = self.view
        for place in view.rules().live:
            if view.side[place] != view.side[self.me] and view.known & BIT[place]:
                return place
        return NONE

    def trumps_out(self) -> i64:
        """Trumps that the others still hold, a known hand of the own side aside."""
        if self.trump < 0:
            return 0
        mine = self.hand
        if self.partner >= 0 and self.view.known & BIT[self.partner]:
            mine |= self.view.hands[self.partner]
        return size(SUIT[self.trump] & ~self.gone & ~mine)

    def rounds(self, suit: i64) -> i64:
        """How often a suit has been led."""
        view = self.view
        found: i64 = 0
        wide = view.rules().wide
        for i in range(0, view.laid - view.in_trick, wide):
            if suit_of(view.played[i]) == suit:
                found += 1
        return found

    def void_at(self, place: i64, suit: i64) -> bool:
        """Is a place known to have none of a suit?"""
        if self.view.known & BIT[place]:
            return self.view.hands[place] & SUIT[suit] == 0
        return self.view.denied[place] & SUIT[suit] != 0

    def first_discard(self, place: i64) -> i64:
        """The suit that a place threw off first, when it could not follow and did not trump; -1: none yet."""
        view = self.view
        wide = view.rules().wide
        for i in range(view.laid):
            led = suit_of(view.played[i - i % wide])
            thrown = suit_of(view.played[i])
            if view.player[i] == place and thrown != led and thrown != self.trump:
                return thrown
        return NONE

    def small(self, suit: i64) -> i64:
        """The lowest card of a suit, -1: none."""
        return self.lowest_of(self.suit(suit))

    def top(self, suit: i64) -> str:
        """The figures A K Q J of a suit as letters: AQ, KJ, or nothing."""
        letters = ""
        for rank, letter in ((ACE, "A"), (KING, "K"), (QUEEN, "Q"), (JACK, "J")):
            if self.has(rank, suit):
                letters += letter
        return letters


def partner_of(view: VintView, me: i64) -> i64:
    """The place that plays with this one, -1 while nobody does."""
    if view.rules().reseat and view.phase != "play":
        return NONE
    if view.rules().persons and view.phase != "play":
        return NONE
    for place in view.rules().live:
        if me >= 0 and place != me and view.side[place] == view.side[me]:
            return place
    return NONE


def place_after(view: VintView, place: i64) -> i64:
    """The next hand clockwise."""
    if view.rules().two_hands:
        return place + 2 & 3
    for other in range(4):
        if view.chair[other] == view.chair[place] + 1 & 3:
            return other
    return place


def read(view: VintView) -> Reading:
    """The reading of a view, made once for all pieces of advice."""
    if view.reading is None:
        view.reading = Reading(view)
    found = view.reading
    assert isinstance(found, Reading)
    return found
