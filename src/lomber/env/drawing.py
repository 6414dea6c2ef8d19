"""A deal card by card, each card a draw of chance with its probability: what OpenSpiel calls chance nodes.

A pile that is a set is drawn in ascending order, so that each set of cards comes about in one way only; the
probabilities are such that all sets are as likely as from a shuffled pack, equal cards of several packs included.
"""

from __future__ import annotations

from collections import Counter
from math import comb

from lomber.table.chance import Deal, Pile


class Drawing:
    """The cards drawn so far for a deal that the position awaits."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.drawn: list[int] = []
        self._left = Counter(int(card) for card in deal.pool)

    def copy(self) -> Drawing:
        other = Drawing(self.deal)
        other.drawn = self.drawn[:]
        other._left = self._left.copy()
        return other

    @property
    def complete(self) -> bool:
        return len(self.drawn) == len(self.deal.pool)

    def take(self, card: int) -> None:
        """The next card; ValueError where it cannot come here."""
        if card not in dict(self.outcomes()):
            raise ValueError(f"card {card} cannot be dealt here")
        self._take(card)

    def settle(self) -> None:
        """Take what must come anyway."""
        while not self.complete and len(outcomes := self.outcomes()) == 1:
            self._take(outcomes[0][0])

    def _take(self, card: int) -> None:
        self.drawn.append(card)
        self._left[card] -= 1
        if not self._left[card]:
            del self._left[card]

    def piles(self) -> dict[str, list[int]]:
        """The complete deal, as a table takes it."""
        piles, start = {}, 0
        for pile in self.deal.piles:
            piles[pile.name] = self.drawn[start : start + int(pile.size)]
            start += int(pile.size)
        return piles

    def _pile(self) -> tuple[Pile, int]:
        """The pile that is being filled, and how many cards it has."""
        start = 0
        for pile in self.deal.piles:
            if len(self.drawn) < start + pile.size:
                return pile, len(self.drawn) - start
            start += int(pile.size)
        raise ValueError("the deal is complete")

    def outcomes(self) -> list[tuple[int, float]]:
        """Every card that can come next, ascending, with its probability."""
        pile, filled = self._pile()
        left = self._left if pile is self.deal.piles[-1] else self._without_kept()
        if pile.ordered:
            total = sum(left.values())
            return [(card, left[card] / total) for card in sorted(left)]
        ways = self._ways(left, int(pile.size) - filled, self.drawn[-filled:] if filled else [])
        total = sum(ways.values())
        return [(card, ways[card] / total) for card in sorted(ways) if ways[card]]

    def _without_kept(self) -> Counter[int]:
        """What may come to another pile than the last: cards that must lie there are not drawn before."""
        kept = [int(card) for card in self.deal.kept]
        return Counter({card: number for card, number in self._left.items() if card not in kept})

    def _ways(self, left: Counter[int], missing: int, pile: list[int]) -> dict[int, int]:
        """How many of the equally likely sets that begin with this pile have this card as their next.

        The last card so far may come again; if not, none of its other copies is in the set. Cards before it are
        settled: the same factor for all.
        """
        last = pile[-1] if pile else -1
        taken = pile.count(last)
        copies = left[last] + taken
        above = [card for card in sorted(left) if card > last]
        rest = sum(left[card] for card in above)
        ways = {}
        if left[last] > 0:
            ways[last] = sum(
                comb(copies, taken + more) * comb(rest, missing - more) for more in range(1, missing + 1)
            )
        for card in above:
            many = left[card]
            rest -= many
            sets = sum(comb(many, more) * comb(rest, missing - more) for more in range(1, missing + 1))
            ways[card] = comb(copies, taken) * sets
        return ways
