"""How to play Oh Hell: seven pieces of advice, in the order in which they are consulted."""

from __future__ import annotations

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import ABOVE, ACE, KING, QUEEN, SUIT, rank_of, suit_of
from lomber.play.tricks import NO_CARD, NO_SUIT, beats
from lomber.table.contract import Advice, View

from .view import OhHellView, together

HOPE = {ACE: 0.85, KING: 0.55, QUEEN: 0.25}
"""What a high card of a plain suit is worth in tricks; a bare king or queen is worth nothing."""


def worth(view: OhHellView) -> float:
    """The tricks a hand may hope for."""
    hope = 0.0
    for card in members(view.own):
        suit, rank = suit_of(card), rank_of(card)
        length = size(view.own & SUIT[suit])
        if suit == view.trump:
            hope += 0.35 + 0.65 * int(rank) / int(ACE)
        elif rank == ACE or length > 1:
            hope += HOPE.get(rank, 0.0) * (0.8 if length > 4 else 1.0)
    return hope


def master(view: OhHellView, card: int) -> bool:
    """Can nobody hold a higher card of its suit?"""
    known = together(view.played) | view.own
    if view.turned != NO_CARD:
        known |= int(BIT[view.turned])
    return not ABOVE[card] & view.game.pack & ~known


def height(view: OhHellView, card: int) -> tuple[bool, int]:
    """Plain cards below trumps, low below high."""
    return suit_of(card) == view.trump, int(rank_of(card))


def wins(view: OhHellView, card: int) -> bool:
    return view.winning == NO_CARD or bool(beats(card, view.winning, view.trump))


def wanting(view: OhHellView) -> bool:
    """Is the seat short of what it has said?"""
    return view.taken[view.seat] < view.bids[view.seat]


class Bid(Advice):
    """A-1: count what the hand may hope for, and bid the nearest number allowed."""

    def choose(self, view: View) -> int:
        assert isinstance(view, OhHellView)
        if view.phase != "bid":
            return -1
        hope = worth(view) + view.game.book.first("bid")
        return min(view.legal, key=lambda move: (abs(move - hope), move))


class Card(Advice):
    """A piece for one who plays a card: of its candidates the highest, or the lowest."""

    low = False

    def choose(self, view: View) -> int:
        assert isinstance(view, OhHellView)
        if view.phase != "play":
            return -1
        best = self.candidates(view)
        pick = min if self.low else max
        return pick(best, key=lambda card: height(view, card), default=-1)

    def candidates(self, view: OhHellView) -> list[int]:
        raise NotImplementedError


class LeadMaster(Card):
    """A-2: short of tricks and on lead: lead a card nobody can beat in its suit."""

    def candidates(self, view: OhHellView) -> list[int]:
        if view.led != NO_SUIT or not wanting(view):
            return []
        return [card for card in view.legal if master(view, card)]


class LeadLow(Card):
    """A-3: enough tricks and on lead: lead your lowest card."""

    low = True

    def candidates(self, view: OhHellView) -> list[int]:
        return [] if view.led != NO_SUIT or wanting(view) else view.legal


class WinCheaply(Card):
    """A-4: short of tricks and last to play: win as cheaply as you can."""

    low = True

    def candidates(self, view: OhHellView) -> list[int]:
        if not wanting(view) or len(view.trick) < view.players - 1:
            return []
        return [card for card in view.legal if wins(view, card)]


class PlayHigh(Card):
    """A-5: short of tricks with others to come: a master or a trump that wins so far."""

    def candidates(self, view: OhHellView) -> list[int]:
        if not wanting(view) or not view.trick:
            return []
        high = [card for card in view.legal if master(view, card) or suit_of(card) == view.trump]
        return [card for card in high if wins(view, card)]


class Duck(Card):
    """A-6: enough tricks: throw the highest card that does not win."""

    def candidates(self, view: OhHellView) -> list[int]:
        if wanting(view) or not view.trick:
            return []
        return [card for card in view.legal if not wins(view, card)]


class Lowest(Advice):
    """A-7: otherwise the lowest. The last piece answers in every phase."""

    def choose(self, view: View) -> int:
        assert isinstance(view, OhHellView)
        if view.phase == "bid":
            return view.legal[0]
        return min(view.legal, key=lambda card: height(view, card))


ADVICE: list[Advice] = [
    Bid("A-1"),
    LeadMaster("A-2"),
    LeadLow("A-3"),
    WinCheaply("A-4"),
    PlayHigh("A-5"),
    Duck("A-6"),
    Lowest("A-7"),
]
