"""Advice for Gorka (section 8), a class per number; each reads only what its player sees.

How good a hand is, is counted: of all closed cards an opponent can have beside his open ones, in how many does he
hold a better hand? `A-G1` and `A-G2` are ours, where the chapter is silent: stakes in the dark, and what a raise
tells.
"""

from typing import Any, Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import rank_of, suit_of
from lomber.games.gorka.deal import AGREE, DONE, EXPOSE, NO_DARK, OPEN, PASS, RAISE, STAND
from lomber.games.gorka.score import CHETVERIK, KHLYUST, THREE_CARDS, points_of, rate
from lomber.games.gorka.view import GorkaView
from lomber.table.contract import Advice, View

NO_OPINION: Final[i64] = -1

SURE: Final = 0.97
MIDDLING: Final = 0.5
POOR: Final = 0.3

MODERATE: Final = 4
"""A bluff goes no further than so many units in all (A-3)."""

MOST_HANDS: Final[i64] = 200
"""Of a dark opponent's hands only so many, evenly spread, are looked at."""


def went_up(view: GorkaView, seat: i64) -> bool:
    """Has he gone up further than one does on nothing (A-3)? Then he has three cards at least (A-1)."""
    return not view.dark & BIT[seat] and view.commitments[seat] > MODERATE * view.unit


def better(view: GorkaView, seat: i64) -> float:
    """The share of hands that an opponent can have which beat one's own."""
    own = rate(view.mine(), view.falki).key
    least = THREE_CARDS if went_up(view, seat) else 0
    open_ = view.open[seat]
    cards = members(view.unseen())
    beaten = 0
    tried = 0
    number = len(cards)
    if size(open_) == 2:
        for i in range(number):
            for j in range(i + 1, number):
                his = rate(open_ | BIT[cards[i]] | BIT[cards[j]], view.falki)
                if his.category < least:
                    continue
                tried += 1
                if his.key > own:
                    beaten += 1
        return beaten / tried if tried else 0.0
    for at in range(MOST_HANDS):
        hand: i64 = 0
        place = at
        while size(hand) < 4 and number >= 4:
            hand |= BIT[cards[place % number]]
            place += 1 + at // number
        tried += 1
        if rate(hand, view.falki).key > own:
            beaten += 1
    return beaten / tried if tried else 0.0


def chance(view: GorkaView) -> float:
    """How likely nobody who is in holds a better hand; counted once a view."""
    if view.chance < 0.0:
        view.chance = 1.0
        for seat in view.others_in():
            view.chance *= 1.0 - better(view, seat)
    return view.chance


def category(view: GorkaView) -> i64:
    return rate(view.mine(), view.falki).category


def bidding(view: GorkaView) -> bool:
    return view.phase == "bid" or view.phase == "answer"


def highest_raise(view: GorkaView) -> i64:
    """The greatest raise that is open, or else to open or agree."""
    last = view.legal[len(view.legal) - 1]
    if last >= RAISE:
        return last
    return call(view)


def lowest_raise(view: GorkaView) -> i64:
    for move in view.legal:
        if move >= RAISE:
            return move
    return call(view)


def call(view: GorkaView) -> i64:
    """Agree or open where that is possible, else stand, else pass."""
    for move in (AGREE, OPEN, STAND):
        if view.may(move):
            return move
    return PASS


def is_weak(view: GorkaView, seat: i64) -> bool:
    """Two open cards of different rank and suit, neither a fal'ka: no chetverik, no khlyust (A-4)."""
    cards = members(view.open[seat])
    if len(cards) != 2 or view.open[seat] & view.falki:
        return False
    return rank_of(cards[0]) != rank_of(cards[1]) and suit_of(cards[0]) != suit_of(cards[1])


def says_little(first: i64, second: i64) -> bool:
    return rank_of(first) != rank_of(second) and suit_of(first) != suit_of(second)


class StayInTheLight(Advice):
    """A-G1: nothing is known before the deal, so stake nothing; a dark stake once made stands (G-23)."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, GorkaView)
        if view.phase == "dark":
            return NO_DARK
        return STAND if bidding(view) and view.may(STAND) and chance(view) < SURE else NO_OPINION


class ExposeLittle(Advice):
    """A-6: expose the two of the first cards that say least; keep fal'ki closed."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, GorkaView)
        if view.phase == "expose":
            return self.first_two(view)
        return self.dealers_two(view) if view.phase == "show" else NO_OPINION

    def first_two(self, view: GorkaView) -> i64:
        wanted = view.known[view.seat] & ~view.falki
        cards = members(wanted)
        if len(cards) == 2 and not says_little(cards[0], cards[1]):
            lower = cards[0] if rank_of(cards[0]) <= rank_of(cards[1]) else cards[1]
            wanted = BIT[lower]
        for card in members(wanted & ~view.chosen):
            if view.may(EXPOSE + card):
                return EXPOSE + card
        return DONE

    def dealers_two(self, view: GorkaView) -> i64:
        """The pair that says least and is worth least; the first of it, then the second."""
        cards = members(view.known[view.seat])
        best: i64 = 1_000_000
        found: i64 = NO_OPINION
        for i in range(len(cards)):
            for j in range(i + 1, len(cards)):
                if view.chosen and not view.chosen & BIT[cards[i]]:
                    continue
                worth = points_of(rank_of(cards[i])) + points_of(rank_of(cards[j]))
                worth += 0 if says_little(cards[i], cards[j]) else 100
                worth += 1000 * size((BIT[cards[i]] | BIT[cards[j]]) & view.falki)
                if worth < best:
                    best = worth
                    found = EXPOSE + (cards[j] if view.chosen else cards[i])
        return found


class NoLimit(Advice):
    """A-2: a chetverik against weak open cards raises without limit."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, GorkaView)
        if not bidding(view) or category(view) < CHETVERIK:
            return NO_OPINION
        weak = all(is_weak(view, seat) for seat in view.others_in())
        return highest_raise(view) if weak else NO_OPINION


class CannotHaveIt(Advice):
    """A-4: a khlyust against opponents whose open cards leave them neither chetverik nor khlyust."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, GorkaView)
        if not bidding(view) or category(view) != KHLYUST:
            return NO_OPINION
        weak = all(is_weak(view, seat) for seat in view.others_in())
        return highest_raise(view) if weak else NO_OPINION


class WhatTheyMayHold(Advice):
    """A-5: open cards say what is still possible; where most of it is better than one's own, pass."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, GorkaView)
        if not bidding(view) or category(view) < THREE_CARDS:
            return NO_OPINION
        below = view.high > view.commitments[view.seat]
        return PASS if below and chance(view) < fair_share(view) else NO_OPINION


def fair_share(view: GorkaView) -> float:
    """How likely one must be the best to go on: two left may open at once, more go up to the cap together."""
    if len(view.others_in()) == 1:
        return POOR
    assert view.game is not None
    options: Any = view.game.options
    mine = int(options.cap) - view.commitments[view.seat]
    at_last = view.pot + mine
    for seat in view.others_in():
        at_last += int(options.cap) - view.commitments[seat]
    return mine / at_last


class BelieveTheLast(Advice):
    """A-G2: two are left, and the other tops one who stood at the High by all that is allowed: he is sure (A-7)."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, GorkaView)
        if not bidding(view) or len(view.others_in()) != 1 or chance(view) >= SURE:
            return NO_OPINION
        mine = view.commitments[view.seat]
        return PASS if mine > 0 and view.high - mine >= most_raised(view) else NO_OPINION


def most_raised(view: GorkaView) -> int:
    """By how much one can go up at the most, or could before the last came to the cap."""
    assert view.game is not None
    options: Any = view.game.options
    return min(int(options.max_raise), int(options.cap) - view.commitments[view.seat])


class SureOrMiddling(Advice):
    """A-7: surely best, refuse to open and raise; middling, open as soon as two are left."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, GorkaView)
        if not bidding(view) or len(view.others_in()) != 1:
            return NO_OPINION
        likely = chance(view)
        if likely >= SURE:
            return highest_raise(view)
        if likely >= MIDDLING:
            return AGREE if view.may(AGREE) else OPEN if view.may(OPEN) else NO_OPINION
        return NO_OPINION


class Boldness(Advice):
    """A-3: nothing in the hand, but open cards that look strong: go up a little way."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, GorkaView)
        if view.phase != "bid" or category(view) >= THREE_CARDS:
            return NO_OPINION
        cards = members(view.open[view.seat])
        if len(cards) != 2 or view.high >= MODERATE * view.unit:
            return NO_OPINION
        strong = not says_little(cards[0], cards[1]) or view.open[view.seat] & view.falki
        others_weak = all(is_weak(view, seat) for seat in view.others_in())
        return lowest_raise(view) if strong and others_weak else NO_OPINION


class GoUpWithThree(Advice):
    """A-1: go up with anything from three cards upwards; otherwise pass, unless to open or agree costs nothing.

    It always answers.
    """

    def choose(self, view: View) -> i64:
        assert isinstance(view, GorkaView)
        if not bidding(view):
            return view.legal[0]
        if category(view) >= THREE_CARDS:
            return lowest_raise(view) if view.phase == "bid" else call(view)
        free = view.commitments[view.seat] == view.high
        return call(view) if free else PASS


ADVICE: list[Advice] = [
    StayInTheLight("A-G1"),
    ExposeLittle("A-6"),
    NoLimit("A-2"),
    CannotHaveIt("A-4"),
    WhatTheyMayHold("A-5"),
    BelieveTheLast("A-G2"),
    SureOrMiddling("A-7"),
    Boldness("A-3"),
    GoUpWithThree("A-1"),
]
"""In the order in which they are consulted."""
