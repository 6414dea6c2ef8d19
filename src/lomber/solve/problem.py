# lomber: interpreted
"""A position with open hands, written as people write it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.pack import SUITS, card_name, read_card
from lomber.play.solver import OpenHands


class BadProblem(ValueError):
    """What was described is no position; the text says why."""


class Problem:
    """Two or three hands in the order of play, who leads, what lies on the table, whose tricks are counted.

    `counted` seats want as many tricks as they can get (a contract), or with `most=False` as few (a misere, a
    passed hand); all others play together against them. `trump` is a suit (`S C D H`) or None. Who cannot follow
    suit must trump, as in Preferans, unless `must_trump=False`.
    """

    def __init__(
        self,
        hands: Sequence[str],
        leader: int,
        counted: Iterable[int],
        trump: str | None = None,
        most: bool = True,
        must_trump: bool = True,
        laid: str = "",
        solver: OpenHands | None = None,
    ) -> None:
        self.hands = [read_hand(hand) for hand in hands]
        self.laid = [_read(card) for card in laid.split()]
        self.leader = leader
        self.counted = sorted(set(counted))
        self.most = most
        self._check()
        if trump is not None and trump not in SUITS:
            raise BadProblem(f"{trump!r} is no suit: it is one of S C D H, or None for no trumps.")
        suit = -1 if trump is None else SUITS.index(trump)
        mask = sum(2**seat for seat in self.counted)
        self._solver = solver or OpenHands(suit, must_trump, mask, most)

    def _check(self) -> None:
        seats = len(self.hands)
        if seats not in (2, 3):
            raise BadProblem("A problem has two or three hands.")
        if self.leader not in range(seats) or not set(self.counted) <= set(range(seats)):
            raise BadProblem(f"Seats are numbered from 0 to {seats - 1}.")
        if not self.counted:
            raise BadProblem("Somebody's tricks must be counted.")
        everything = [card for hand in self.hands for card in hand] + self.laid
        for card in everything:
            if everything.count(card) > 1:
                raise BadProblem(f"{card_name(card)} is there twice.")
        if len(self.laid) >= seats:
            raise BadProblem("A complete trick is taken up before the problem begins.")
        laid_by = {(self.leader + i) % seats for i in range(len(self.laid))}
        sizes = {len(hand) + (seat in laid_by) for seat, hand in enumerate(self.hands)}
        if len(sizes) > 1:
            raise BadProblem("The hands are not equally long.")
        for suit in range(4):
            if sum(card // 13 == suit for card in everything) > 8:
                raise BadProblem(f"More than eight cards of {SUITS[suit]}: that is beyond this solver.")

    def tricks(self) -> int:
        """How many of the tricks to come the counted seats take."""
        return int(self._solver.tricks(self._masks(), self.leader, vec[i64](self.laid)))

    def worths(self) -> dict[str, int]:
        """Each legal card of the seat to play, and how many tricks the counted seats take if it is played."""
        found = self._solver.worths(self._masks(), self.leader, vec[i64](self.laid))
        return {card_name(card): value for card, value in found}

    def line(self) -> list[str]:
        """Best play by all to the end; of equally good cards the lowest."""
        played = self._solver.line(self._masks(), self.leader, vec[i64](self.laid))
        return [card_name(card) for card in played]

    def _masks(self) -> vec[i64]:
        return vec[i64]([sum(2**card for card in hand) for hand in self.hands])


def read_hand(text: str) -> list[int]:
    return [_read(card) for card in text.split()]


def _read(text: str) -> int:
    try:
        return int(read_card(text))
    except (ValueError, KeyError, IndexError):
        raise BadProblem(f"{text!r} is no card.") from None
