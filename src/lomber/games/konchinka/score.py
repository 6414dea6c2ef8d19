"""Counting a game and paying for a partie (K-18 … K-28): pure functions of the piles and the records."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import CLUBS, DIAMONDS, SUIT, TEN, card_of
from lomber.games.konchinka.captures import CLUB_MAJORITY
from lomber.table.sheet import Entry

POINTS: Final = "points"
RECORD: Final = "record"
MONEY: Final = "money"

TWO_OF_CLUBS: Final = card_of(0, CLUBS)
TEN_OF_DIAMONDS: Final = card_of(TEN, DIAMONDS)
"""The two konchinki (кончинки), K-3."""


class Point:
    """What a pile brings: whose it is, how much, why, and by which rule."""

    def __init__(self, seat: int, amount: int, reason: str, rule: str) -> None:
        self.seat = seat
        self.amount = amount
        self.reason = reason
        self.rule = rule


def _most(numbers: list[int]) -> int:
    """Who has more than every other; -1 in a tie (K-23)."""
    best = max(numbers)
    return numbers.index(best) if numbers.count(best) == 1 else -1


def count(piles: list[int]) -> list[Point]:
    """The points of a game in the order in which they are entered: cards, clubs, 2C, TD (K-19 … K-23)."""
    two, ten = -1, -1
    for seat, pile in enumerate(piles):
        if pile & BIT[TWO_OF_CLUBS]:
            two = seat
        if pile & BIT[TEN_OF_DIAMONDS]:
            ten = seat
    cards = [int(size(pile)) for pile in piles]
    return by_figures(cards, [int(size(pile & SUIT[CLUBS])) for pile in piles], two, ten)


def by_figures(cards: list[int], clubs: list[int], two: int, ten: int) -> list[Point]:
    """The same from the numbers of cards and clubs, and who has the konchinki (-1: nobody)."""
    found: list[Point] = []
    if _most(cards) >= 0:
        found.append(Point(_most(cards), 2, "most-cards", "K-20"))
    if _most(clubs) >= 0:
        found.append(Point(_most(clubs), 1, "most-clubs", "K-21"))
    if two >= 0:
        found.append(Point(two, 1, "two-of-clubs", "K-22"))
    if ten >= 0:
        found.append(Point(ten, 1, "ten-of-diamonds", "K-22"))
    return found


def assured(pile: i64) -> int:
    """Points that a pile already makes certain: konchinki, and seven clubs (K-25)."""
    total = int(size(pile & (BIT[TWO_OF_CLUBS] | BIT[TEN_OF_DIAMONDS])))
    return total + (1 if size(pile & SUIT[CLUBS]) >= CLUB_MAJORITY else 0)


def wins_early(pile: i64, totals: list[int], seat: int, target: int) -> bool:
    """Does who needs one or two points have them for certain (K-25)?

    Where others stand at the target already, equal under `higher_total`, just to reach it wins nothing (K-24).
    """
    needs = target - totals[seat]
    return needs in (1, 2) and assured(pile) >= needs and max(totals) < target


class Count:
    """A count entered on the records: what was written, the new totals, and who has won the partie."""

    def __init__(self, totals: list[int]) -> None:
        self.totals = totals
        self.entered: list[Point] = []
        self.winner = -1


def enter(points: list[Point], totals: list[int], target: int, in_order: bool) -> Count:
    """Enter the points; in their order the first at the target wins and the rest is not written (K-24).

    With the option `higher_total` all are entered, and the higher total wins; equal totals play another game.
    """
    result = Count(totals[:])
    for point in points:
        result.totals[point.seat] += point.amount
        result.entered.append(point)
        if in_order and result.totals[point.seat] >= target:
            result.winner = point.seat
            return result
    best = max(result.totals)
    if not in_order and best >= target:
        result.winner = _most(result.totals)
    return result


def payments(totals: list[int], winner: int, target: int, price: int) -> list[int]:
    """Every loser pays the winner for the points he is short of, never less than nothing (K-27)."""
    paid = [-max(target - total, 0) * price for total in totals]
    paid[winner] = 0
    paid[winner] = -sum(paid)
    return paid


def pool(players: int, winner: int, stake: int) -> list[int]:
    """The winner takes what all have staked (K-28)."""
    return [stake * (players - 1) if seat == winner else -stake for seat in range(players)]


def unfinished(totals: list[int], price: int) -> list[int]:
    """A partie cut short: everybody pays everybody the difference of their records."""
    return [(len(totals) * total - sum(totals)) * price for total in totals]


def point_entries(hand: i64, points: list[Point]) -> list[Entry]:
    return [Entry(int(hand), point.seat, POINTS, point.amount, point.reason, point.rule) for point in points]


def record_entries(hand: i64, before: list[int], totals: list[int], rule: str) -> list[Entry]:
    """New totals, written below the old ones, which are crossed out and stay legible."""
    return [
        Entry(int(hand), seat, RECORD, totals[seat], "record", rule)
        for seat in range(len(totals))
        if totals[seat] != before[seat]
    ]


def money_entries(hand: i64, paid: list[int], rule: str) -> list[Entry]:
    return [Entry(int(hand), seat, MONEY, paid[seat], "paid", rule) for seat in range(len(paid))]
