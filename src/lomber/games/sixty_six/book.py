"""The book's advice for Sixty-six, a small class for each number.

A-0 is no advice of the book but what every player knows: who has 66 says so, the nine is exchanged, and what has to
be given away is given cheaply.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import ABOVE, SUIT, card_of, suit_of
from lomber.cards.tens import ACE, TEN
from lomber.games.sixty_six.endgame import marriage_in, mate_of
from lomber.games.sixty_six.playing import ANNOUNCE, CLAIM, CLOSE, EXCHANGE, MARRY
from lomber.games.sixty_six.score import HALF, WINS, value_of
from lomber.games.sixty_six.view import SixtySixView
from lomber.play.tricks import beats
from lomber.table.contract import Advice, View

TAKEN: Final[i64] = 3
"""What the opponent adds to a trick he loses, reckoned cautiously."""


def leading(view: SixtySixView) -> bool:
    return view.phase == "lead" and view.seat == view.turn


def replying(view: SixtySixView) -> bool:
    return view.phase == "reply" and view.seat == view.turn


def playable(view: SixtySixView) -> i64:
    """The cards that may be played now."""
    if leading(view):
        return view.own
    mask: i64 = 0
    for move in view.legal:
        mask |= BIT[move]
    return mask


def laid(view: SixtySixView, card: i64) -> i64:
    """The move that leads or lays this card; -1 for none. On lead a card of a marriage counts by itself."""
    return card if card < 0 or int(card) in view.legal else MARRY + card


def unknown(view: SixtySixView) -> i64:
    """Cards that the opponent may hold."""
    seen = view.own
    for cards in view.laid:
        seen |= cards
    if not view.faced_taken and view.faced >= 0:
        seen |= BIT[view.faced]
    return view.pack & ~seen & ~view.denied[view.opponent()]


def masters(view: SixtySixView) -> i64:
    """Own cards that nothing the opponent may hold in their suit beats."""
    against = unknown(view)
    found: i64 = 0
    for card in members(view.own):
        if not ABOVE[card] & against:
            found |= BIT[card]
    return found


def own_points(view: SixtySixView) -> i64:
    return view.points[view.seat]


def marriages(view: SixtySixView) -> i64:
    """What the marriages in hand will count."""
    total: i64 = 0
    for card in members(view.own):
        if mate_of(card) < card:  # once for each, by its king
            total += marriage_in(view.own, card, view.trump)
    return total


def cheapest(view: SixtySixView, cards: i64) -> i64:
    """The card one parts with most easily: no trump, no mate of a possible marriage, of little value (A-5)."""
    best: i64 = -1
    least: i64 = 1000
    gone: i64 = 0
    for taken in view.laid:
        gone |= taken
    for card in members(cards):
        cost = value_of(card) * 2
        if suit_of(card) == view.trump:
            cost += 15
        mate = mate_of(card)
        if mate >= 0 and not gone & BIT[mate] and not view.strict:
            cost += 8
        if cost < least:
            least = cost
            best = card
    return best


def winning(view: SixtySixView) -> i64:
    """The cards that would take the trick."""
    found: i64 = 0
    for card in members(playable(view)):
        if beats(card, view.led, view.trump):
            found |= BIT[card]
    return found


class Piece(Advice):
    """One number of the advice."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, SixtySixView)
        return self.advise(view)

    def advise(self, view: SixtySixView) -> i64:
        raise NotImplementedError


class SayIt(Piece):
    """A-0: whatever the book says, who has his 66 says so, and a nine that may be exchanged is."""

    def advise(self, view: SixtySixView) -> i64:
        if int(CLAIM) in view.legal and own_points(view) >= WINS:
            return CLAIM
        return EXCHANGE if int(EXCHANGE) in view.legal else -1


class TakeHigh(Piece):
    """A-1: take with your highest cards, and take the opponent's high ones."""

    def advise(self, view: SixtySixView) -> i64:
        if leading(view) and view.strict:
            return laid(view, self.lead(view))
        if not replying(view):
            return -1
        cards = winning(view)
        same = cards & SUIT[suit_of(view.led)]
        high = same & BIT[card_of(TEN, suit_of(view.led))] | same & BIT[card_of(ACE, suit_of(view.led))]
        if high and suit_of(view.led) != view.trump:
            return lowest(high) if value_of(view.led) < 10 else highest(high)
        if value_of(view.led) >= 10 and cards:
            return lowest(same) if same else lowest(cards)
        return -1

    def lead(self, view: SixtySixView) -> i64:
        """In the strict phase trumps that are masters first, then aces and tens that nothing beats."""
        found = masters(view)
        trumps = found & SUIT[view.trump]
        against = unknown(view) & SUIT[view.trump]
        if trumps and against:
            return highest(trumps)
        plain = found & ~SUIT[view.trump]
        if plain:
            return richest(plain)
        return highest(trumps) if trumps else -1


def richest(cards: i64) -> i64:
    best = lowest(cards)
    for card in members(cards):
        if value_of(card) > value_of(best):
            best = card
    return best


def poorest(cards: i64) -> i64:
    worst = lowest(cards)
    for card in members(cards):
        if value_of(card) < value_of(worst):
            worst = card
    return worst


class LeadMarriage(Piece):
    """A-2: lead a marriage as soon as you are on lead; unled it is lost."""

    def advise(self, view: SixtySixView) -> i64:
        if not leading(view):
            return -1
        best: i64 = -1
        most: i64 = 0
        for card in members(view.own):
            counts = marriage_in(view.own, card, view.trump)
            if counts > most:
                most = counts
                best = card  # the queen, lower in number than her king
        if best >= 0 and int(ANNOUNCE + best) in view.legal and own_points(view) + most >= WINS:
            return ANNOUNCE + best
        return MARRY + best if best >= 0 else -1


class ComeHome(Piece):
    """A-0: take what makes 66; and take, if you can, what would make the other's."""

    def advise(self, view: SixtySixView) -> i64:
        if leading(view):
            return self.lead(view)
        if not replying(view):
            return -1
        cards = winning(view)
        led = value_of(view.led)
        if not cards or cards == playable(view):
            return -1
        best = richest(cards)
        if own_points(view) + led + value_of(best) >= WINS:
            return best
        given = led + value_of(poorest(playable(view) & ~cards))
        return cheapest(view, cards) if view.points[view.opponent()] + given >= WINS else -1

    def lead(self, view: SixtySixView) -> i64:
        """A trump that nothing beats, while the other need not follow."""
        if view.strict:
            return -1
        trumps = masters(view) & SUIT[view.trump]
        if trumps and own_points(view) + value_of(richest(trumps)) >= WINS:
            return laid(view, richest(trumps))
        return -1


class CloseSure(Piece):
    """A-3: close when your own cards should reach 66 without the stock."""

    def advise(self, view: SixtySixView) -> i64:
        if int(CLOSE) not in view.legal:
            return -1
        total = own_points(view) + marriages(view)
        for card in members(masters(view)):
            if suit_of(card) == view.trump or view.own & BIT[card_of(ACE, view.trump)]:
                total += value_of(card)
        return CLOSE if total >= WINS else -1


class CloseInSight(Piece):
    """A-4: close with 66 in sight and at least the trump ace or a long trump holding."""

    def advise(self, view: SixtySixView) -> i64:
        if int(CLOSE) not in view.legal:
            return -1
        trumps = view.own & SUIT[view.trump]
        if not trumps & BIT[card_of(ACE, view.trump)] and size(trumps) < 3:
            return -1
        total = own_points(view) + marriages(view)
        for card in members(masters(view) | trumps):
            total += value_of(card) + TAKEN
        return CLOSE if total >= WINS else -1


class HoldHalf(Piece):
    """A-6: when behind, come to 33 before you risk anything else."""

    def advise(self, view: SixtySixView) -> i64:
        if not replying(view) or own_points(view) >= HALF:
            return -1
        if view.points[view.opponent()] >= 0 and view.points[view.opponent()] <= own_points(view):
            return -1
        cards = winning(view)
        plain = cards & ~SUIT[view.trump]
        if plain:
            return richest(plain)
        if cards and own_points(view) + value_of(view.led) + value_of(lowest(cards)) >= HALF:
            return lowest(cards)
        return -1


class ThrowSmall(Piece):
    """A-5: while the stock is open throw nines and jacks, keep trumps and mates of possible marriages."""

    def advise(self, view: SixtySixView) -> i64:
        return -1 if view.strict else laid(view, cheapest(view, playable(view)))


class GiveCheaply(Piece):
    """A-0: the cheapest card; who does not know A-5 looks at its points alone. It always answers."""

    def advise(self, view: SixtySixView) -> i64:
        cards = playable(view)
        return laid(view, cheapest(view, cards) if view.strict else poorest(cards))


def advice() -> list[Advice]:
    return [
        SayIt("A-0"),
        ComeHome("A-0"),
        CloseSure("A-3"),
        LeadMarriage("A-2"),
        CloseInSight("A-4"),
        TakeHigh("A-1"),
        HoldHalf("A-6"),
        ThrowSmall("A-5"),
        GiveCheaply("A-0"),
    ]
