"""Advice for Kopilka (ours: the document gives none): small classes, one for each number."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import HEARTS, SPADES, SUIT, rank_of, suit_of
from lomber.games.mushka_kopilka.rules import BUY, DECLINE, DISCARD, PASS, PRIVILEGED
from lomber.games.mushka_kopilka.score import DEALS
from lomber.games.mushka_kopilka.view import KopilkaView
from lomber.table.contract import Advice, View

TEN: Final[i64] = 8


def cards(view: KopilkaView) -> i64:
    """The cards that may be laid now."""
    mask: i64 = 0
    for move in view.legal:
        if move < 52:
            mask |= BIT[move]
    return mask


def best(mask: i64) -> i64:
    """The highest rank; of equals the dearest suit."""
    found: i64 = -1
    for card in members(mask):
        if found < 0 or rank_of(card) >= rank_of(found):
            found = card
    return found


def worst(mask: i64) -> i64:
    found: i64 = -1
    for card in members(mask):
        if found < 0 or rank_of(card) < rank_of(found):
            found = card
    return found


def still_out(view: KopilkaView, suit: i64) -> i64:
    """The cards of a suit that others may hold or buy; the ace of spades fits everywhere and is not counted."""
    seen = view.own | view.own_thrown | BIT[PRIVILEGED]
    for card in view.row_cards:
        seen |= BIT[card]
    return view.pack & SUIT[suit] & ~seen


def give(view: KopilkaView, fitting: i64) -> i64:
    """To the suit led: the highest if it takes the trick, else the lowest."""
    high = best(fitting)
    for card in view.trick():
        if card == PRIVILEGED or rank_of(card) > rank_of(high):
            return worst(fitting)
    return high


class LeadWhatTakes(Advice):
    """A-KO1: lead what nothing beats that is still out, of the dearest suit; else low, where most is out.

    Who leads what nobody has takes his card back, and has given the lead away (KO-8).
    """

    def __init__(self) -> None:
        super().__init__("A-KO1")

    def choose(self, view: View) -> i64:
        assert isinstance(view, KopilkaView)
        if view.seat != view.turn or view.phase != "lead":
            return -1
        found: i64 = -1
        most: i64 = -1
        for card in members(cards(view) & ~BIT[PRIVILEGED]):
            out = still_out(view, suit_of(card))
            worth = 20 * size(out) + TEN - rank_of(card)
            if out and highest(out) < card:
                worth += 1000 * (1 + suit_of(card))
            if worth > most:
                found, most = card, worth
        return found


class AceOnHearts(Advice):
    """A-KO2: spend the ace of spades on hearts, never on spades if it can be avoided."""

    def __init__(self) -> None:
        super().__init__("A-KO2")

    def choose(self, view: View) -> i64:
        assert isinstance(view, KopilkaView)
        may = cards(view)
        if view.seat != view.turn or not may & BIT[PRIVILEGED]:
            return -1
        if view.phase == "follow" and view.led == HEARTS:
            return PRIVILEGED
        rest = may & ~BIT[PRIVILEGED]
        if rest and view.phase == "follow" and view.led == SPADES:
            return give(view, rest)
        return -1


class BuyEarly(Advice):
    """A-KO3: do not buy late in a deal, nor in the fourth, whose first out takes the rest of the box (KO-12)."""

    def __init__(self) -> None:
        super().__init__("A-KO3")

    def choose(self, view: View) -> i64:
        assert isinstance(view, KopilkaView)
        if view.seat != view.turn or not view.may(BUY) or cards(view):
            return -1
        late = min(view.counts) <= 2 or view.deal_number == DEALS - 1
        return PASS if late else -1


class TakeForASingleton(Advice):
    """A-KO4: take an offered card if a low singleton can be thrown off for it."""

    def __init__(self) -> None:
        super().__init__("A-KO4")

    def choose(self, view: View) -> i64:
        assert isinstance(view, KopilkaView)
        if view.seat != view.turn or view.phase not in ("answer", "discard"):
            return -1
        low: i64 = 0
        for suit in range(4):
            mine = view.own & SUIT[suit]
            if size(mine) == 1 and rank_of(lowest(mine)) <= TEN:
                low |= mine
        if not low:
            return -1
        if view.phase == "discard":
            return DISCARD + worst(low)
        return next(move for move in view.legal if move != DECLINE) if len(view.legal) > 1 else -1


class LeaveTheRest(Advice):
    """A-KO6 (ours): without such a singleton take nothing; who has taken throws off his lowest card."""

    def __init__(self) -> None:
        super().__init__("A-KO6")

    def choose(self, view: View) -> i64:
        assert isinstance(view, KopilkaView)
        if view.seat != view.turn or view.phase not in ("answer", "discard"):
            return -1
        return DECLINE if view.phase == "answer" else DISCARD + worst(view.own & ~BIT[PRIVILEGED])


class Shed(Advice):
    """A-KO5 (ours), the last: take the trick with the highest card that fits, or give the lowest; else buy.

    What is claimed goes into the box: a false pass is.
    """

    def __init__(self) -> None:
        super().__init__("A-KO5")
        self.before = LeaveTheRest()
        """What it says of an offer, where it is asked alone."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, KopilkaView)
        may = cards(view)
        if view.phase in ("answer", "discard"):
            return self.before.choose(view)
        if view.phase == "claim":
            return view.legal[-1]
        if view.phase == "lead":
            return worst(may & ~BIT[PRIVILEGED] or may)
        if may:
            fitting = may & SUIT[view.led]
            return give(view, fitting) if fitting else best(may)
        return BUY if view.may(BUY) else PASS


def advice() -> list[Advice]:
    """In the order in which they are consulted."""
    return [AceOnHearts(), LeadWhatTakes(), BuyEarly(), TakeForASingleton(), LeaveTheRest(), Shed()]
