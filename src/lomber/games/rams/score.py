"""What happened in a hand → what is written on the sheet. Pure functions; amounts are plain ints.

A figure that is written on (приписать) is positive, one that is written off (отписать) negative.
"""

from enum import Enum
from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import ACE, JACK, card_of
from lomber.table.sheet import Entry

REMISE: Final = 5
FINE: Final = 5
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


class Terms:
    """The options that the scorer reads."""

    def __init__(self, start: int, price: int, cancel: bool, overshoot: int, no_score: bool) -> None:
        self.start = start
        self.price = price
        self.cancel = cancel
        """`jacks_vs_remise=cancel` (R-30)."""
        self.overshoot = overshoot
        """The highest record to which M-21 applies; 0: to none."""
        self.no_score = no_score
        """`sole_player=no_score` (R-37)."""


class Result:
    """What happened in one hand, by seat."""

    def __init__(self, hand: int, dealer: i64, records: list[int]) -> None:
        self.hand = hand
        self.dealer = dealer
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


class Outcome:
    """What is written, the new records, and who took the Rams (-1: nobody)."""

    def __init__(self, records: list[int]) -> None:
        self.entries: list[Entry] = []
        self.records = list(records)
        self.winner = -1

    def write(self, hand: int, seat: int, amount: int, reason: str, rule: str) -> None:
        if amount:
            self.entries.append(Entry(hand, seat, "record", amount, reason, rule))
            self.records[seat] += amount


def outcome(terms: Terms, result: Result) -> Outcome:
    """A hand written down: records first, then whoever has taken the Rams (R-24, R-38)."""
    out = Outcome(result.records)
    if result.ending == Ending.FOUR_ACES:
        winner = result.who[0]
        out.write(result.hand, winner, -result.records[winner], "four-aces", "R-23")
        out.winner = winner
    elif result.ending == Ending.FLUSH:
        _flush(result, out)
    elif result.ending == Ending.JACKS:
        _jacks(result, out, range_of(result))
        out.winner = result.who[0]
    elif result.ending == Ending.VOID or (result.ending == Ending.SOLE and terms.no_score):
        _jacks(result, out, range_of(result))
    else:
        _played(terms, result, out)
    return out


def range_of(result: Result) -> list[int]:
    """The seats from the dealer's left, the dealer last."""
    seats = len(result.records)
    return [(int(result.dealer) + 1 + i) % seats for i in range(seats)]


def _jacks(result: Result, out: Outcome, seats: list[int]) -> None:
    """Jack credits that stand by themselves (R-28, R-32, R-37)."""
    for seat in seats:
        out.write(result.hand, seat, -result.jacks[seat], "jacks", "R-27")


def _flush(result: Result, out: Outcome) -> None:
    """R-26; nobody counts jacks (R-31); of two who finish the one nearer the dealer's left (R-39)."""
    for seat in range_of(result):
        if seat in result.who:
            out.write(result.hand, seat, -REMISE, "flush", "R-26")
            out.write(result.hand, seat, -result.aces[seat], "aces", "R-26")
            if out.winner < 0 and out.records[seat] <= 0:
                out.winner = seat
        elif result.active[seat]:
            out.write(result.hand, seat, REMISE + result.aces[seat], "flush-remise", "R-26")


def _played(terms: Terms, result: Result, out: Outcome) -> None:
    """Tricks, aces, jacks, remises and fines (R-20 … R-22, R-30); then the end (R-38, M-27)."""
    reset: list[int] = []
    for seat in range_of(result):
        if not result.active[seat]:
            _jacks(result, out, [seat])
            continue
        tricks = result.winners.count(seat)
        if result.ending == Ending.PLAYED and overshot(terms, result.records[seat], tricks):
            out.write(result.hand, seat, terms.start - result.records[seat], "overshoot", "M-21")
            reset.append(seat)
        elif tricks:
            out.write(result.hand, seat, -tricks, "tricks", "R-20")
            out.write(result.hand, seat, -result.aces[seat], "aces", "R-20")
            out.write(result.hand, seat, -result.jacks[seat], "jacks", "R-27")
        else:
            _remise(terms, result, out, seat)
        for rule in result.faults[seat]:
            out.write(result.hand, seat, FINE, "fine", rule)
    out.winner = _first(result, out, reset)


def overshot(terms: Terms, record: int, tricks: int) -> bool:
    """M-21: more tricks than the small figure he had left."""
    return record <= terms.overshoot and tricks > record


def _remise(terms: Terms, result: Result, out: Outcome, seat: int) -> None:
    """No trick: 5 and all his aces (R-21); jacks are set off against it (R-30)."""
    remise, jacks = REMISE + result.aces[seat], result.jacks[seat]
    out.write(result.hand, seat, remise, "remise", "R-21")
    if terms.cancel and jacks:
        out.write(result.hand, seat, -remise - (jacks - PAIR), "jacks-offset", "R-30")
    else:
        out.write(result.hand, seat, -jacks, "jacks-offset", "R-30")


def _first(result: Result, out: Outcome, reset: list[int]) -> int:
    """Who first reached nothing in the order of the tricks; aces and jacks with the first one (R-38)."""
    best, winner = len(result.winners) + 2, -1
    for seat in range_of(result):
        if out.records[seat] > 0 or seat in reset or not result.active[seat]:
            continue
        left = result.records[seat] + FINE * len(result.faults[seat])
        at, taken = len(result.winners) + 1, 0
        for number, taker in enumerate(result.winners):
            if taker == seat:
                taken += 1
                if left - taken - result.aces[seat] - result.jacks[seat] <= 0:
                    at = number
                    break
        if at < best:
            best, winner = at, seat
    return winner


def settlement(terms: Terms, hand: int, records: list[int], winner: int) -> list[Entry]:
    """The winner takes what each other has left, at the price (R-35); nobody owes less than nothing."""
    entries: list[Entry] = []
    total = 0
    for seat, record in enumerate(records):
        if seat != winner and record > 0:
            total += record * terms.price
            entries.append(Entry(hand, seat, "balance", -record * terms.price, "owes", "R-35"))
    entries.append(Entry(hand, winner, "balance", total, "takes-rams", "R-35"))
    return entries


def standing(terms: Terms, records: list[int]) -> list[int]:
    """A Rams broken off: each pays each the difference of their records (ours; the rules are silent)."""
    left = [max(record, 0) for record in records]
    total = sum(left)
    return [(total - len(left) * one) * terms.price for one in left]
