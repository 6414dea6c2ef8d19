# lomber: interpreted
"""A position with open hands, written as people write it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.pack import SUITS, card_name, read_card
from lomber.play.four_hands import FourHands
from lomber.play.solver import OpenHands
from lomber.table.errors import LomberError


class BadProblem(LomberError, ValueError):
    """What was described is no position; the text says why."""

    def __init__(self, sentence: str, key: str = "", **words: object) -> None:
        super().__init__(sentence, f"problem-{key}" if key else "bad-problem", **words)


class Asked(Protocol):
    """What both solvers answer."""

    def tricks(self, hands: vec[i64], leader: i64, laid: vec[i64]) -> i64: ...

    def worths(self, hands: vec[i64], leader: i64, laid: vec[i64]) -> list[tuple[int, int]]: ...

    def line(self, hands: vec[i64], leader: i64, laid: vec[i64]) -> list[int]: ...


class _Four:
    """The solver for four hands, asked about one strain."""

    def __init__(self, solver: FourHands, trump: int) -> None:
        self.solver = solver
        self.trump = trump

    def tricks(self, hands: vec[i64], leader: i64, laid: vec[i64]) -> i64:
        return self.solver.tricks(hands, self.trump, leader, laid)

    def worths(self, hands: vec[i64], leader: i64, laid: vec[i64]) -> list[tuple[int, int]]:
        return self.solver.worths(hands, self.trump, leader, laid)

    def line(self, hands: vec[i64], leader: i64, laid: vec[i64]) -> list[int]:
        return self.solver.line(hands, self.trump, leader, laid)


class Problem:
    """Two to four hands in the order of play, who leads, what lies on the table, whose tricks are counted.

    `counted` seats want as many tricks as they can get (a contract), or with `most=False` as few (a misere, a
    passed hand); all others play together against them. `trump` is a suit (`S C D H`) or None. Who cannot follow
    suit must trump, as in Preferans, unless `must_trump=False`; of four hands, as in Whist and Vint, two play
    against two for tricks, and nobody must trump.
    """

    def __init__(
        self,
        hands: Sequence[str],
        leader: int,
        counted: Iterable[int],
        trump: str | None = None,
        most: bool = True,
        must_trump: bool | None = None,
        laid: str = "",
    ) -> None:
        self.hands = [read_hand(hand) for hand in hands]
        self.laid = [_read(card) for card in laid.split()]
        self.leader = leader
        self.counted = sorted(set(counted))
        self.most = most
        self._check()
        suit = trump_suit(trump)
        mask = sum(2**seat for seat in self.counted)
        self._ask: Asked
        if len(self.hands) == 4:
            if len(self.counted) != 2 or not most or must_trump:
                raise BadProblem(
                    "Of four hands two play against two, for tricks, and nobody must trump.", "two-sides"
                )
            self._ask = _Four(FourHands(mask), suit)
        else:
            self._ask = OpenHands(suit, must_trump is not False, mask, most)

    def _check(self) -> None:
        seats = len(self.hands)
        if seats not in (2, 3, 4):
            raise BadProblem("A problem has two, three or four hands.", "hands")
        if self.leader not in range(seats) or not set(self.counted) <= set(range(seats)):
            raise BadProblem(f"Seats are numbered from 0 to {seats - 1}.", "seats", last=seats - 1)
        if not self.counted:
            raise BadProblem("Somebody's tricks must be counted.", "counted")
        everything = [card for hand in self.hands for card in hand] + self.laid
        once_each(everything)
        if len(self.laid) >= seats:
            raise BadProblem("A complete trick is taken up before the problem begins.", "laid")
        laid_by = {(self.leader + i) % seats for i in range(len(self.laid))}
        sizes = {len(hand) + (seat in laid_by) for seat, hand in enumerate(self.hands)}
        if len(sizes) > 1:
            raise BadProblem("The hands are not equally long.", "uneven")
        for suit in range(4):
            if seats < 4 and sum(card // 13 == suit for card in everything) > 8:
                raise BadProblem(
                    f"More than eight cards of {SUITS[suit]}: that is beyond this solver.",
                    "long-suit",
                    suit=SUITS[suit],
                )

    def tricks(self) -> int:
        """How many of the tricks to come the counted seats take."""
        return int(self._ask.tricks(self._masks(), self.leader, vec[i64](self.laid)))

    def worths(self) -> dict[str, int]:
        """Each legal card of the seat to play, and how many tricks the counted seats take if it is played."""
        found = self._ask.worths(self._masks(), self.leader, vec[i64](self.laid))
        return {card_name(card): value for card, value in found}

    def line(self) -> list[str]:
        """Best play by all to the end; of equally good cards the lowest."""
        played = self._ask.line(self._masks(), self.leader, vec[i64](self.laid))
        return [card_name(card) for card in played]

    def _masks(self) -> vec[i64]:
        return vec[i64]([sum(2**card for card in hand) for hand in self.hands])


def trump_suit(trump: str | None) -> int:
    """The suit of that letter; -1 for no trumps."""
    if trump is not None and trump not in SUITS:
        raise BadProblem(
            f"{trump!r} is no suit: one of S C D H, or None for no trumps.", "no-suit", given=trump
        )
    return -1 if trump is None else SUITS.index(trump)


def once_each(cards: Sequence[int]) -> None:
    for card in cards:
        if cards.count(card) > 1:
            raise BadProblem(f"{card_name(card)} is there twice.", "twice", card=card_name(card))


def read_hand(text: str) -> list[int]:
    return [_read(card) for card in text.split()]


def _read(text: str) -> int:
    try:
        return int(read_card(text))
    except (ValueError, KeyError, IndexError):
        raise BadProblem(f"{text!r} is no card.", "no-card", given=text) from None
