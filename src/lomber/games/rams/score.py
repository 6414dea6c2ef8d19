"""What happened in a hand of Rams → what is written on the sheet. Pure functions; amounts are plain ints."""

from enum import Enum
from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import ACE, JACK, card_of
from lomber.play.mouche.score import FINE, REMISE, Outcome, Terms, first_at_nothing, overshot, settle

PAIR: Final = 5

BLACK: Final[i64] = 1
RED: Final[i64] = 2


def _aces() -> i64:
    mask: i64 = 0
    for suit in range(4):
        mask |= BIT[card_of(ACE, suit)]
    return mask


ACES: Final = _aces()
BLACK_JACKS: Final[i64] = BIT[card_of(JACK, 0)] | BIT[card_of(JACK, 1)]
RED_JACKS: Final[i64] = BIT[card_of(JACK, 2)] | BIT[card_of(JACK, 3)]


def ace_value(cards: i64) -> int:
    """What the aces among these cards are worth together: S 5, C 10, D 15, H 20 (R-20)."""
    total = 0
    for card in members(cards & ACES):
        total += 5 * (int(card) // 13 + 1)
    return total


def pairs(cards: i64) -> i64:
    """The colours whose two jacks are in a hand together (R-27)."""
    found: i64 = 0
    if cards & BLACK_JACKS == BLACK_JACKS:
        found |= BLACK
    if cards & RED_JACKS == RED_JACKS:
        found |= RED
    return found


def pair_cards(colours: i64) -> i64:
    """The jacks of these colours."""
    cards: i64 = 0
    if colours & BLACK:
        cards |= BLACK_JACKS
    if colours & RED:
        cards |= RED_JACKS
    return cards


def jack_credit(colours: i64) -> int:
    """Five for each pair (R-27)."""
    return PAIR * int(size(colours))


class Ending(Enum):
    """How a hand came to its end."""

    PLAYED = "played"
    SOLE = "sole"
    VOID = "void"
    FLUSH = "flush"
    FOUR_ACES = "four_aces"
    JACKS = "jacks"


class RamsTerms(Terms):
    """The options that the scorer reads."""

    def __init__(self, start: int, price: int, overshoot: str, no_score: bool, cancel: bool) -> None:
        super().__init__(start, price, overshoot, no_score)
        self.settles = "R-35"
        self.cancel = cancel
        """`jacks_vs_remise=cancel` (R-30)."""


class Result:
    """What happened in one hand, by seat."""

    def __init__(self, hand: int, order: list[int], records: list[int]) -> None:
        self.hand = hand
        self.order = order
        """The seats from the dealer's left, the dealer last."""
        self.records = records
        seats = len(records)
        self.ending = Ending.PLAYED
        self.who: list[int] = []
        """Flush-holders, or the one who opened four aces, finished with jacks or played alone."""
        self.active: list[bool] = [False] * seats
        self.winners: list[int] = []
        """Who took each trick, in order; of a sole player all of them."""
        self.aces: list[int] = [0] * seats
        """What each one's aces are worth."""
        self.jacks: list[int] = [0] * seats
        """What each one's shown jacks are worth."""
        self.faults: list[list[str]] = [[] for _ in range(seats)]
        """The rule of each proved fault."""


def outcome(terms: RamsTerms, result: Result) -> Outcome:
    """A hand written down: records first, then whoever has taken the Rams (R-24, R-38)."""
    out = Outcome(result.hand, result.records)
    if result.ending == Ending.FOUR_ACES:
        winner = result.who[0]
        out.write(winner, -result.records[winner], "four-aces", "R-23")
        out.winner = winner
    elif result.ending == Ending.FLUSH:
        _flush(result, out)
    elif result.ending == Ending.JACKS:
        _jacks(result, out, result.order)
        out.winner = result.who[0]
    elif result.ending == Ending.VOID or (result.ending == Ending.SOLE and terms.no_score):
        _jacks(result, out, result.order)
        finished = {seat: 0 for seat in result.order if out.records[seat] <= 0}
        out.winner = first_at_nothing(result.order, finished, [])  # by jacks that came together late
    else:
        _played(terms, result, out)
    if out.winner >= 0:
        settle(terms, out)
    return out


def _jacks(result: Result, out: Outcome, seats: list[int]) -> None:
    """Jack credits that stand by themselves (R-28, R-32, R-37)."""
    for seat in seats:
        out.write(seat, -result.jacks[seat], "jacks", "R-27")


def _flush(result: Result, out: Outcome) -> None:
    """R-26; nobody counts jacks (R-31); of two who finish the one nearer the dealer's left (R-39)."""
    for seat in result.order:
        if seat in result.who:
            out.write(seat, -REMISE, "flush", "R-26")
            out.write(seat, -result.aces[seat], "aces", "R-26")
            if out.winner < 0 and out.records[seat] <= 0:
                out.winner = seat
        elif result.active[seat]:
            out.write(seat, REMISE + result.aces[seat], "flush-remise", "R-26")


def _played(terms: RamsTerms, result: Result, out: Outcome) -> None:
    """Tricks, aces, jacks, remises and fines (R-20 … R-22, R-30); then the end (R-38, M-27)."""
    left: dict[int, int] = {}
    for seat in result.order:
        if not result.active[seat]:
            _jacks(result, out, [seat])
            continue
        tricks = result.winners.count(seat)
        reset = result.ending == Ending.PLAYED and overshot(terms, result.records[seat], tricks)
        if reset:
            out.write(seat, terms.start - result.records[seat], "overshoot", "M-21")
        elif tricks:
            out.write(seat, -tricks, "tricks", "R-37" if result.ending == Ending.SOLE else "R-20")
            out.write(seat, -result.aces[seat], "aces", "R-20")
            out.write(seat, -result.jacks[seat], "jacks", "R-27")
        else:
            _remise(terms, result, out, seat)
        for rule in result.faults[seat]:
            out.write(seat, FINE, "fine", rule)
        if not reset and out.records[seat] <= 0:
            left[seat] = result.records[seat] + FINE * len(result.faults[seat])
    out.winner = first_at_nothing(result.order, left, _steps(result))


def _remise(terms: RamsTerms, result: Result, out: Outcome, seat: int) -> None:
    """No trick: 5 and all his aces (R-21); jacks are set off against it (R-30)."""
    remise, jacks = REMISE + result.aces[seat], result.jacks[seat]
    out.write(seat, remise, "remise", "R-21")
    if terms.cancel and jacks:
        out.write(seat, -remise - (jacks - PAIR), "jacks-offset", "R-30")
    else:
        out.write(seat, -jacks, "jacks-offset", "R-30")


def _steps(result: Result) -> list[list[tuple[int, int]]]:
    """What each trick wrote off; aces and jacks with the first one (R-38)."""
    steps: list[list[tuple[int, int]]] = []
    met: list[int] = []
    for seat in result.winners:
        extra = 0 if seat in met else result.aces[seat] + result.jacks[seat]
        met.append(seat)
        steps.append([(seat, 1 + extra)])
    return steps
