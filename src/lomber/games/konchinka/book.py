"""Advice for Konchinka (section 8), a class per number; each reads only what its player sees.

A turn is weighed whole: every card and every set it could take; `towards` names the next move of the take that a
piece prefers: the card first, then the table cards to be touched.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import CLUBS, JACK, KING, QUEEN, SUIT, rank_of
from lomber.games.konchinka.captures import CLUB_MAJORITY, pip
from lomber.games.konchinka.score import TEN_OF_DIAMONDS, TWO_OF_CLUBS
from lomber.games.konchinka.state import DONE, LAY
from lomber.games.konchinka.view import TAKE, KonchinkaView
from lomber.table.contract import Advice, View

NO_OPINION: Final[i64] = -1
KONCHINKI: Final = BIT[TWO_OF_CLUBS] | BIT[TEN_OF_DIAMONDS]

FULL_TABLE: Final = 3
"""A jack is kept for so many cards (A-4)."""


def takes(view: KonchinkaView) -> list[tuple[int, int]]:
    """Every card that can be played now with every set it can take."""
    cards = [view.card] if view.card >= 0 else [move for move in view.legal if move < TAKE]
    found: list[tuple[int, int]] = []
    for card in cards:
        for one in view.sets(card):
            if not view.touched & ~one:
                found.append((int(card), one))
    return found


def towards(view: KonchinkaView, card: i64, wanted: i64) -> i64:
    """The next move of a take: the card, a table card, or `done`."""
    if view.card < 0:
        return card
    for move in view.legal:
        if TAKE <= move < DONE and wanted & BIT[move - TAKE] and not view.touched & BIT[move - TAKE]:
            return move
    return DONE


def most(view: KonchinkaView, worths: list[int], ways: list[tuple[int, int]]) -> i64:
    """The way with the greatest worth, if it is worth anything."""
    if not worths or max(worths) <= 0:
        return NO_OPINION
    card, wanted = ways[worths.index(max(worths))]
    return towards(view, card, wanted)


def is_sweep(view: KonchinkaView, card: i64) -> bool:
    """A jack that takes the whole table."""
    return rank_of(card) == JACK and not view.taking.figures


def spared(view: KonchinkaView, card: i64, wanted: i64) -> bool:
    """Should a jack wait for a fuller table (A-4)?"""
    last = view.deals_left == 0
    return is_sweep(view, card) and size(wanted) < FULL_TABLE and not wanted & KONCHINKI and not last


class NeedsAPoint(Advice):
    """A-6: needing one or two points, a konchinka or the seventh club goes before any number of cards."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, KonchinkaView)
        if view.target - view.totals[view.seat] > 2:
            return NO_OPINION
        ways = takes(view)
        return most(view, [self.worth(view, card, wanted) for card, wanted in ways], ways)

    def worth(self, view: KonchinkaView, card: i64, wanted: i64) -> int:
        gained = wanted | BIT[card]
        clubs = view.clubs + size(gained & SUIT[CLUBS])
        seventh = view.clubs < CLUB_MAJORITY <= clubs
        return int(10 * size(gained & KONCHINKI)) + (10 if seventh else 0)


class SaveTheJack(Advice):
    """A-4: a jack for a full table or a konchinka; in the last deal for the last take."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, KonchinkaView)
        ways = [way for way in takes(view) if is_sweep(view, way[0])]
        others = [way for way in takes(view) if not is_sweep(view, way[0])]
        for card, wanted in ways:
            large = size(wanted) >= FULL_TABLE or bool(wanted & KONCHINKI)
            last_card = view.deals_left == 0 and size(view.mine) == 1
            if (large and not spared(view, card, wanted)) or last_card:
                best = max([int(size(one)) for _, one in others], default=0)
                if size(wanted) >= best:
                    return towards(view, card, wanted)
        return NO_OPINION


class TakeMost(Advice):
    """A-1: the take with most cards; konchinki count for several."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.clubs = True
        self.jacks = True

    def heed(self, kept: list[Advice]) -> None:
        """Without A-3 clubs do not matter; without A-4 a jack is as good as any card."""
        self.clubs = any(piece.number == "A-3" for piece in kept)
        self.jacks = any(piece.number == "A-4" for piece in kept)

    def choose(self, view: View) -> i64:
        assert isinstance(view, KonchinkaView)
        ways = [way for way in takes(view) if not (self.jacks and spared(view, way[0], way[1]))]
        return most(view, [self.worth(card, wanted) for card, wanted in ways], ways)

    def worth(self, card: i64, wanted: i64) -> int:
        gained = wanted | BIT[card]
        worth = 100 * size(gained) + 300 * size(gained & KONCHINKI)
        if self.clubs:
            worth += 10 * size(gained & SUIT[CLUBS])
        return int(worth)


class MoreClubs(Advice):
    """A-3: between equal takes the one with more clubs."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, KonchinkaView)
        ways = [way for way in takes(view) if not spared(view, way[0], way[1])]
        if len(ways) < 2:
            return NO_OPINION
        cards = max(int(size(one | BIT[card])) for card, one in ways)
        equal = [way for way in ways if size(way[1]) + 1 == cards]
        clubs = [int(size((one | BIT[card]) & SUIT[CLUBS])) for card, one in equal]
        if len(equal) < 2 or max(clubs) == min(clubs) or any((o | BIT[c]) & KONCHINKI for c, o in ways):
            return NO_OPINION
        card, wanted = equal[clubs.index(max(clubs))]
        return towards(view, card, wanted)


class HoldKonchinki(Advice):
    """A-2: never lay down 2C or TD if another card can be played; nor a jack, if it can be helped."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, KonchinkaView)
        if view.card >= 0:
            return LAY if any(move == LAY for move in view.legal) else NO_OPINION
        laid = layable(view)
        if not any(BIT[card] & KONCHINKI for card in laid):
            return NO_OPINION
        others = [card for card in laid if not BIT[card] & KONCHINKI]
        return quietest(view, others) if others else NO_OPINION


def layable(view: KonchinkaView) -> list[int]:
    """Cards that would take nothing, or a jack's small sweep."""
    return [int(card) for card in view.legal if card < TAKE and not view.sets(card)]


def quietest(view: KonchinkaView, cards: list[int]) -> i64:
    """The card that helps the next player least (A-5)."""
    best: i64 = -1
    least = 1_000_000
    for card in cards:
        worth = harm(view, card)
        if worth < least:
            least = worth
            best = card
    return best


def harm(view: KonchinkaView, card: i64) -> int:
    """How easily a card laid down is taken: its like still out, sums of two it makes, its own worth."""
    out = 0
    for other in range(52):
        alike = rank_of(other) == rank_of(card) and other != card
        if alike and not (view.shown | view.mine) & BIT[other]:
            out += 1
    worth = 10 * out
    if rank_of(card) == QUEEN or rank_of(card) == KING:
        worth -= 15
    if rank_of(card) == JACK and not view.taking.figures:
        worth += 200
    for other in view.table:
        total = pip(card, view.taking.figures) + pip(other, view.taking.figures)
        if pip(card, view.taking.figures) and pip(other, view.taking.figures) and total <= 10:
            worth += 20
    if BIT[card] & KONCHINKI:
        worth += 500
    return worth + (3 if BIT[card] & SUIT[CLUBS] else 0)


class LayQuietly(Advice):
    """A-5: lay a figure whose like has gone, else a card that makes no easy sum. It always answers."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, KonchinkaView)
        if view.card >= 0:
            return view.legal[len(view.legal) - 1]
        laid = layable(view)
        return quietest(view, laid) if laid else view.legal[0]


ADVICE: list[Advice] = [
    NeedsAPoint("A-6"),
    SaveTheJack("A-4"),
    MoreClubs("A-3"),
    TakeMost("A-1"),
    HoldKonchinki("A-2"),
    LayQuietly("A-5"),
]
"""In the order in which they are consulted."""
