"""What a played card can take (K-11 … K-13, K-40 … K-42): all its sets of table cards, as masks. Pure functions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members
from lomber.cards.pack import ACE, JACK, TEN, rank_of


def pip(card: i64, figures: bool) -> i64:
    """Ace one, two to ten their face; figures nothing, or with `figures` eleven, twelve, thirteen (K-2, K-40)."""
    rank = rank_of(card)
    if rank == ACE:
        return 1
    if rank <= TEN or figures:
        return rank + 2
    return 0


class Taking:
    """The rules of taking at this table."""

    def __init__(self, figures: bool, several: bool) -> None:
        self.figures = figures
        self.several = several

    def sets(self, card: i64, table: i64) -> list[int]:
        """Every set of table cards that this card can take, ascending; empty: it takes nothing."""
        if rank_of(card) == JACK and not self.figures:
            return [int(table)] if table else []  # the jack takes all (K-12)
        found = self._single(card, table)
        wanted = pip(card, self.figures)
        if wanted:
            self._sums(_valued(table, self.figures), 0, wanted, 0, 0, found)
        if self.several:
            found = _unions(found)
        found.sort()
        return found

    def _single(self, card: i64, table: i64) -> list[int]:
        """Cards of the same rank, one at a time (K-11 a)."""
        return [int(BIT[other]) for other in members(table) if rank_of(other) == rank_of(card)]

    def _sums(
        self, cards: vec[i64], at: i64, wanted: i64, chosen: i64, number: i64, found: list[int]
    ) -> None:
        """Sets of two or more whose values add up to the card's own (K-11 b)."""
        if wanted == 0:
            if number > 1:
                found.append(int(chosen))
            return
        for i in range(at, len(cards)):
            value = pip(cards[i], self.figures)
            if value <= wanted:
                self._sums(cards, i + 1, wanted - value, chosen | BIT[cards[i]], number + 1, found)

    def can(self, card: i64, table: i64) -> bool:
        return len(self.sets(card, table)) > 0


def _valued(table: i64, figures: bool) -> vec[i64]:
    """The table cards that count in sums."""
    cards = vec[i64]()
    for card in members(table):
        if pip(card, figures):
            cards = append(cards, card)
    return cards


def _unions(sets: list[int]) -> list[int]:
    """Every union of disjoint sets, each equal to the card by itself (option `multi_capture`)."""
    found: list[int] = []
    for one in sets:
        found.extend([union | one for union in found if not union & one])
        found.append(one)
    return list(dict.fromkeys(found))


CLUB_MAJORITY: Final[i64] = 7
"""Seven of thirteen clubs cannot be outnumbered (K-25)."""
