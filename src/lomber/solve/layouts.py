# lomber: interpreted
"""What a contract is worth over all hands that the opponents can have, and not over one of them only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from lomber.play.solver import OpenHands
from lomber.solve.problem import BadProblem, once_each, read_hand, trump_suit


class Layouts:
    """One hand is known; the rest of the cards lie with the others and, what they do not hold, aside.

    `known` is the hand of `seat`; `unseen` are all other cards that may be in somebody's hand. Every way to give
    the other two seats as many cards each is a layout, all equally likely. One table serves them all.
    """

    def __init__(
        self,
        known: str,
        unseen: str,
        seat: int,
        leader: int,
        trump: str | None = None,
        most: bool = True,
        must_trump: bool = True,
        counted: Sequence[int] | None = None,
    ) -> None:
        self.known = read_hand(known)
        self.unseen = read_hand(unseen)
        self.seat = seat
        self.leader = leader
        if seat not in range(3) or leader not in range(3):
            raise BadProblem("Seats are numbered from 0 to 2.")
        once_each(self.known + self.unseen)
        if len(self.unseen) < 2 * len(self.known) or not self.known:
            raise BadProblem("There are too few unseen cards for two more hands.")
        seats = [seat] if counted is None else list(counted)
        self._solver = OpenHands(trump_suit(trump), must_trump, sum(2**one for one in set(seats)), most)

    def number(self) -> int:
        """How many layouts there are."""
        each = len(self.known)
        return comb(len(self.unseen), each) * comb(len(self.unseen) - each, each)

    def all(self) -> Counter[int]:
        """Exactly: how many layouts give how many tricks."""
        return Counter(self._solve(left, right) for left, right in self._every())

    def sample(self, draws: int, seed: int = 0) -> Counter[int]:
        """The same over so many layouts drawn at random, each as likely as any other."""
        random, each = Random(seed), len(self.known)
        found: Counter[int] = Counter()
        for _ in range(draws):
            drawn = random.sample(self.unseen, 2 * each)
            found[self._solve(drawn[:each], drawn[each:])] += 1
        return found

    def _every(self) -> Iterator[tuple[Sequence[int], Sequence[int]]]:
        each = len(self.known)
        for left in combinations(self.unseen, each):
            held = set(left)
            for right in combinations([card for card in self.unseen if card not in held], each):
                yield left, right

    def _solve(self, left: Sequence[int], right: Sequence[int]) -> int:
        hands = [0, 0, 0]
        for turn, cards in enumerate((self.known, left, right)):
            hands[(self.seat + turn) % 3] = sum(2**card for card in cards)
        return int(self._solver.tricks(vec[i64](hands), self.leader, vec[i64]()))
