"""What is known of hands where each declares what he likes (P-14): what was said is there, and exactly so.

Nobody need declare, so nothing follows from “good” or from silence. But a claim is true: a sequence that was named
goes no further, a three has no fourth card, a suit has just so many cards. Where two say the same (“equal”) hardly
any arrangement of the cards bears them out, and guessing without these clues would not come to an end.
"""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import ACE, SUIT, card_of, suit_of
from lomber.games.piquet.holdings import (
    LOWEST,
    PIPS,
    POINT,
    POINTS,
    RUNS,
    SAMES,
    SEQUENCE,
    SET,
    key_of,
    pips_of,
    shape_index,
)
from lomber.games.piquet.moves import DEMAND, RETRACT, SHOW_POINT, SHOW_RUN, SHOW_SAME
from lomber.games.piquet.talk import Talk
from lomber.table.unseen import Unseen

MANY: Final = 300
"""Cases beyond which no more are made: what else was said the replay itself holds worlds to."""

LONG: Final[i64] = 6
"""A suit of so many cards is rare enough to be told where its pips were not said."""

SPOILS: Final = 100
"""The weight of a card that a holding must not have."""


class Thing:
    """Something that a seat has said it holds; in which suit is not known."""

    def __init__(self, talk: Talk, seat: i64, kind: i64, key: i64, open_: i64) -> None:
        self.kind = kind
        self.key = key
        self.open = open_
        """Cards of the hand that everybody saw before the match was set up here: they are no tokens."""
        self.kept = kept_by(seat)
        self.number = 1
        """In how many suits it is there at least."""
        counted = 0
        for claim in talk.claims:
            if claim.seat == seat and claim.kind == kind and claim.key == key:
                counted += 1
        if kind != POINT:
            self.number = max(1, counted)

    def possible(self, case: Unseen, suit: i64) -> bool:
        can, must = bounds(case, self.kept, self.open)
        if self.kind == POINT:
            cards = self.cards()
            return size(must & SUIT[suit]) <= cards <= size(can & SUIT[suit])
        run = self.run(suit)
        return not run & ~can and not beside(run) & must

    def cards(self) -> i64:
        return self.key // 100 if self.key >= 100 else self.key

    def run(self, suit: i64) -> i64:
        return RUNS[21 * suit + shape_index(self.key)]

    def there(self, case: Unseen, suit: i64) -> None:
        if self.kind == SEQUENCE:
            run = self.run(suit)
            case.only_all(members(run), self.kept)
            case.never(members(beside(run)), self.kept)
            return
        number = int(self.cards() - size(self.open & SUIT[suit]))
        case.number(members(SUIT[suit]), self.kept, number, number)
        if self.key >= 100:
            low, high = self.within(suit)
            case.weigh(self.weights(suit), self.kept, low, high)

    def not_there(self, case: Unseen, suit: i64) -> None:
        low, high = self.within(suit)
        case.unlike(self.weights(suit), self.kept, low, high)

    def weights(self, suit: i64) -> dict[int, int]:
        """By weights that add up within bounds only where the thing is there."""
        found: dict[int, int] = {}
        if self.kind == SEQUENCE:
            for card in members(self.run(suit)):
                found[int(card)] = 1
            for card in members(beside(self.run(suit))):
                found[int(card)] = SPOILS
            return found
        for card in members(SUIT[suit]):
            found[int(card)] = int(100 + PIPS[card % 13])
        return found

    def within(self, suit: i64) -> tuple[int, int]:
        """Those bounds, less what lies open."""
        if self.kind == SEQUENCE:
            run = self.run(suit)
            exact = int(size(run) - size(run & self.open) - SPOILS * size(beside(run) & self.open))
            return exact, exact
        seen = self.open & SUIT[suit]
        known = int(100 * size(seen) + pips_of(seen))
        if self.key >= 100:
            return int(self.key) - known, int(self.key) - known
        return int(100 * self.key) - known, int(100 * self.key) + 99 - known


def tell_heard(talk: Talk, seats: list[int], open_: list[int], unseen: Unseen) -> None:
    """Clues from what these seats have said and shown of the hands they declare with."""
    for p in seats:
        for kind in range(3):
            for cards in all_shown(talk, p, kind, unseen):
                unseen.never(members(rest_of(kind, cards)), kept_by(p))
    for kind in (SEQUENCE, POINT):
        for p in seats:
            for key in keys_said(talk, p, kind, unseen):
                if kind != POINT or key >= LONG:  # with its pips it is a hundred and more
                    fork_suits(unseen, Thing(talk, p, kind, key, open_[p]))
    for p in seats:
        for key in keys_said(talk, p, SET, unseen):
            tell_set(unseen, key, open_[p], kept_by(p))


def tell_counted(talk: Talk, p: i64, open_: i64, unseen: Unseen) -> None:
    """Where everything is declared: what a seat has counted besides its best, unshown."""
    for key in keys_said(talk, p, SEQUENCE, unseen):
        thing = Thing(talk, p, SEQUENCE, key, open_)
        if key != talk.keys[3 * p + SEQUENCE] or thing.number > 1:
            fork_suits(unseen, thing)
    for key in keys_said(talk, p, SET, unseen):
        if key != talk.keys[3 * p + SET]:
            tell_set(unseen, key, open_, kept_by(p))


def shown_by(talk: Talk, p: i64, kind: i64) -> list[int]:
    """The cards of each holding of a kind that a seat has shown as it counted them."""
    return shown_in([int(one % 10000) for one in talk.spoken if one // 10000 == p], kind)


def all_shown(talk: Talk, p: i64, kind: i64, unseen: Unseen) -> list[int]:
    """Those, and what was shown on demand."""
    moves: list[int] = []
    demanded = False
    for seat, codes in unseen.log:
        demanded = demanded or DEMAND in codes
        if demanded and seat == p:
            moves.extend(codes)
    return shown_by(talk, p, kind) + shown_in(moves, kind)


def shown_in(moves: list[int], kind: i64) -> list[int]:
    first, after = ((SHOW_POINT, SHOW_RUN), (SHOW_RUN, SHOW_SAME), (SHOW_SAME, RETRACT))[kind]
    return [(POINTS, RUNS, SAMES)[kind][move - first] for move in moves if first <= move < after]


def rest_of(kind: i64, cards: i64) -> i64:
    """What the hand has not, as this was all of the suit, of the sequence or of the rank."""
    if kind == POINT:
        return SUIT[suit_of(lowest(cards))] & ~cards
    return beside(cards) if kind == SEQUENCE else same_rank(highest(cards) % 13) & ~cards


def keys_said(talk: Talk, p: i64, kind: i64, unseen: Unseen) -> list[int]:
    """What a seat has named or counted of a kind, as far as it has not been shown."""
    shown = [int(key_of(kind, cards)) for cards in all_shown(talk, p, kind, unseen)]
    named = int(talk.keys[3 * p + kind])
    if kind == POINT:
        return [named] if named >= 0 and not shown else []
    counted = [int(claim.key) for claim in talk.claims if claim.seat == p and claim.kind == kind]
    hidden = {key for key in counted if counted.count(key) > shown.count(key)}
    if named >= 0 and named not in shown:
        hidden.add(named)
    return sorted(hidden)


def fork_suits(unseen: Unseen, thing: Thing) -> None:
    """A case for each choice of suits in which it is there: the first so many of those that have it."""
    if 4 * len(unseen.cases) > MANY:
        return
    cases: list[Unseen] = []
    for case in list(unseen.cases):
        possible = [suit for suit in range(4) if thing.possible(case, suit)]
        ways = list(combinations(possible, thing.number))
        others = [case.fork(case.weight) for _ in ways[1:]]
        for way, one in zip(ways, [case, *others], strict=False):
            for suit in possible:
                if suit in way:
                    thing.there(one, suit)
                elif suit < way[-1]:
                    thing.not_there(one, suit)
            cases.append(one)
    if cases:  # else a set-up whose conversation no hand bears out
        unseen.cases[:] = cases


def tell_set(unseen: Unseen, key: i64, open_: i64, kept: list[str]) -> None:
    """A fourteen has all four; of a three a case for each card that may be missing, or a number that is held to."""
    first = 5 * (key % 16 - 8)
    four: i64 = SAMES[first]
    if key >= 16:
        for case in unseen.cases:
            case.only_all(members(four), kept)
        return
    if 4 * len(unseen.cases) > MANY:
        number = int(3 - size(four & open_))
        for case in unseen.cases:
            case.number(members(four), kept, number, number, rare=True)
        return
    cases: list[Unseen] = []
    for case in list(unseen.cases):
        can, must = bounds(case, kept, open_)
        ways = [same for same in SAMES[first + 1 : first + 5] if not same & ~can and not four & ~same & must]
        others = [case.fork(case.weight) for _ in ways[1:]]
        for same, one in zip(ways, [case, *others], strict=False):
            one.only_all(members(same), kept)
            one.never(members(four & ~same), kept)
            cases.append(one)
    if cases:  # else a set-up whose conversation no hand bears out
        unseen.cases[:] = cases


def kept_by(seat: i64) -> list[str]:
    """Where the cards are with which a seat declares: dealt and not thrown, or bought."""
    return [f"hand.{seat}", f"bought.{seat}"]


def bounds(case: Unseen, kept: list[str], open_: i64) -> tuple[i64, i64]:
    """The cards that can be in the hand in this case, and those that must."""
    inside = [number for number, place in enumerate(case.places) if place.name in kept]
    can, must = open_, open_
    for token in case.tokens:
        here = [place for place in token.places if place in inside]
        if here:
            can |= BIT[token.card]
            if len(here) == len(token.places):
                must |= BIT[token.card]
    return can, must


def beside(run: i64) -> i64:
    """The cards that would make a sequence longer."""
    cards: i64 = 0
    suit = suit_of(lowest(run))
    if highest(run) % 13 < ACE:
        cards |= BIT[card_of(highest(run) % 13 + 1, suit)]
    if lowest(run) % 13 > LOWEST:
        cards |= BIT[card_of(lowest(run) % 13 - 1, suit)]
    return cards


def same_rank(rank: i64) -> i64:
    cards: i64 = 0
    for suit in range(4):
        cards |= BIT[card_of(rank, suit)]
    return cards
