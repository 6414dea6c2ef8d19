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


MOST_WAYS: Final = 1000
"""So many unions of sets are looked through by who weighs them all; on a full table there are millions."""


class Taking:
    """The rules of taking at this table.

    With `multi_capture` (`several`) one card takes any union of disjoint sets. On a full table those are too many
    to be written down; what the rules ask of them (`whole`, `reach`, `only`) is found without.
    """

    def __init__(self, figures: bool, several: bool) -> None:
        self.figures = figures
        self.several = several

    def single_sets(self, card: i64, table: i64) -> list[int]:
        """Every set of K-11 that this card can take, one at a time, ascending; empty: it takes nothing."""
        if rank_of(card) == JACK and not self.figures:
            return [int(table)] if table else []  # the jack takes all (K-12)
        found = [int(BIT[other]) for other in members(table) if rank_of(other) == rank_of(card)]
        wanted = pip(card, self.figures)
        if wanted:
            self._sums(_valued(table, self.figures), 0, wanted, 0, 0, found)
        found.sort()
        return found

    def sets(self, card: i64, table: i64) -> list[int]:
        """Everything this card can take, ascending; with `several` the unions too, though never very many."""
        found = self.single_sets(card, table)
        if self.several:
            found = _unions(found)
            found.sort()
        return found

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
        return len(self.single_sets(card, table)) > 0

    # -- what is left to choose when some cards have been touched

    def whole(self, card: i64, table: i64, touched: i64) -> bool:
        """Are the cards touched something that this card takes?"""
        if self._by_value(card, touched):
            return self._comes_out(card, touched, 0)
        return any(one == int(touched) for one in self.single_sets(card, table))

    def reach(self, card: i64, table: i64, touched: i64) -> i64:
        """The cards that can be touched next, so that something to take comes of it."""
        within: i64 = 0
        if self._by_value(card, touched):
            for other in members(table & ~touched):
                if self._comes_out(card, touched | BIT[other], table):
                    within |= BIT[other]
            return within
        for one in self.single_sets(card, table):
            if not touched & ~one:
                within |= one
        return within & ~touched

    def only(self, card: i64, table: i64, touched: i64) -> i64:
        """The one thing left to take that holds all cards touched; 0: there is a choice, or nothing."""
        if not self._by_value(card, touched):
            left = [one for one in self.single_sets(card, table) if not touched & ~one]
            return left[0] if len(left) == 1 else 0
        within = self.reach(card, table, touched)
        if self.whole(card, table, touched):
            return 0 if within else touched
        for other in members(within):
            if self._comes_out(card, touched, within & ~BIT[other]):
                return 0
        return touched | within if within else 0

    def _by_value(self, card: i64, touched: i64) -> bool:
        """May several sets be meant? Then only values matter: which of two sevens it is makes no difference."""
        return self.several and touched != 0 and (rank_of(card) != JACK or self.figures)

    def _comes_out(self, card: i64, touched: i64, table: i64) -> bool:
        """Can all cards touched be put into sets, with the help of others on the table?"""
        wanted = self._value_under(card, card)
        must = [0] * 14
        may = [0] * 14
        for other in members(touched | table):
            value = self._value_under(card, other)
            fits = 0 < value <= wanted
            if touched & BIT[other]:
                if not fits:
                    return False
                must[value] += 1
            elif fits:
                may[value] += 1
        return _cover(must, may, wanted, {})

    def _value_under(self, card: i64, other: i64) -> i64:
        """What a table card counts under the card played; a figure without value takes only its like."""
        if pip(card, self.figures):
            return pip(other, self.figures)
        return 1 if rank_of(other) == rank_of(card) else 0


def _valued(table: i64, figures: bool) -> vec[i64]:
    """The table cards that count in sums."""
    cards = vec[i64]()
    for card in members(table):
        if pip(card, figures):
            cards = append(cards, card)
    return cards


def _unions(sets: list[int]) -> list[int]:
    """Every union of disjoint sets, each equal to the card by itself; of very many only some."""
    found: dict[int, bool] = {}
    for one in sets:
        if len(found) < MOST_WAYS:
            for union in list(found):
                if not union & one:
                    found[union | one] = True
        found[one] = True
    return list(found)


def _cover(must: list[int], may: list[int], wanted: i64, hopeless: dict[str, bool]) -> bool:
    """Can so many cards of each value be put into sets of the wanted sum, others filling up?"""
    highest = wanted
    while highest and not must[highest]:
        highest -= 1
    if not highest:
        return True
    key = " ".join([str(must[value] * 8 + may[value]) for value in range(1, wanted + 1)])
    if key in hopeless:
        return False
    must[highest] -= 1
    found = _fill(must, may, wanted, wanted - highest, wanted - highest, hopeless)
    must[highest] += 1
    if not found:
        hopeless[key] = True
    return found


def _fill(
    must: list[int], may: list[int], wanted: i64, rest: i64, highest: i64, hopeless: dict[str, bool]
) -> bool:
    """Fill up a set begun, by falling values; a card that must go somewhere before one that may."""
    if rest == 0:
        return _cover(must, may, wanted, hopeless)
    for value in range(min(rest, highest), 0, -1):
        counts = must if must[value] else may
        if counts[value]:
            counts[value] -= 1
            found = _fill(must, may, wanted, rest - value, value, hopeless)
            counts[value] += 1
            if found:
                return True
    return False


CLUB_MAJORITY: Final[i64] = 7
"""Seven of thirteen clubs cannot be outnumbered (K-25)."""
