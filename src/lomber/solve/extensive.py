"""A hand as a tree of numbers: every deal, every choice, what each comes to. What the solvers work on.

It is grown once through the contract: a whole (tiny) game, where a seat knows its seen log, or a reduced form,
where it knows what the form says. Nodes stand in one row, children behind their parents, so that one sweep forwards
finds how likely each node is and one sweep backwards what it is worth.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import lowest
from lomber.play.tree import outcomes, shuffles
from lomber.table.chance import Deal
from lomber.table.contract import Chance, Game, Look, Reduced
from lomber.table.record import said
from lomber.table.table import Table

LEAF: Final[i64] = -1
CHANCE: Final[i64] = -2

NEVER: Final[i64] = -1
"""In place of a seat's last decision: it has made none."""


class Forgetful(ValueError):
    """What a seat knows is not all that it once knew, or is the same at different decisions."""


class Extensive:
    """The tree. By node: who moves, the children, the information set; by information set: its choices.

    Each choice of each information set has a slot; a strategy is a probability for every slot.
    """

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        # -- by node
        self.mover: vec[i64] = vec[i64]()
        """A seat, CHANCE or LEAF."""
        self.first: vec[i64] = vec[i64]()
        """The first child; of a leaf, where its payoffs begin."""
        self.number: vec[i64] = vec[i64]()
        """How many children there are."""
        self.odds: vec[float] = vec[float]()
        """How likely chance is to come here from the node before; 1 where somebody chooses."""
        self.info: vec[i64] = vec[i64]()
        """The information set in which it is decided."""
        self.payoffs: vec[float] = vec[float]()
        # -- by information set
        self.keys: list[str] = []
        self.owner: vec[i64] = vec[i64]()
        self.slot: vec[i64] = vec[i64]()
        """Where its choices begin."""
        self.choices: vec[i64] = vec[i64]()
        self.level: vec[i64] = vec[i64]()
        """How many decisions its owner has made before."""
        self.after: vec[i64] = vec[i64]()
        """The slot that its owner chose last."""
        self.slots: i64 = 0
        self.places: dict[str, int] = {}

    def nodes(self) -> i64:
        return len(self.mover)

    def add(self, count: i64) -> i64:
        """So many new nodes in a row; the first of them."""
        at = len(self.mover)
        for _ in range(count):
            self.mover = append(self.mover, LEAF)
            self.first = append(self.first, 0)
            self.number = append(self.number, 0)
            self.odds = append(self.odds, 1.0)
            self.info = append(self.info, -1)
        return at

    def leaf(self, node: i64, scores: list[int]) -> None:
        self.first[node] = len(self.payoffs)
        for score in scores:
            self.payoffs = append(self.payoffs, float(score))

    def branch(self, node: i64, mover: i64, count: i64) -> i64:
        """A node with children; the first of them."""
        first = self.add(count)
        self.mover[node] = mover
        self.first[node] = first
        self.number[node] = count
        return first

    def known_as(self, seat: i64, look: Look, after: i64) -> i64:
        """The information set in which a seat decides, its last choice being that slot."""
        found = self.places.get(look.key, -1)
        if found < 0:
            return self._new_info(seat, look, after)
        info: i64 = found
        same = self.owner[info] == seat and self.choices[info] == len(look.moves)
        if not same or self.after[info] != after:
            raise Forgetful(f"seat {seat} forgets something at {look.key!r}")
        return info

    def _new_info(self, seat: i64, look: Look, after: i64) -> i64:
        info = len(self.owner)
        self.places[look.key] = info
        self.keys.append(look.key)
        self.owner = append(self.owner, seat)
        self.slot = append(self.slot, self.slots)
        self.choices = append(self.choices, len(look.moves))
        self.after = append(self.after, after)
        before = -1 if after == NEVER else self.info_of(after)
        self.level = append(self.level, 0 if before < 0 else self.level[before] + 1)
        self.slots += len(look.moves)
        return info

    def info_of(self, slot: i64) -> i64:
        """The information set that has a slot: the last one that begins at it or before."""
        low: i64 = 0
        high = len(self.slot) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.slot[middle] <= slot:
                low = middle
            else:
                high = middle - 1
        return low


class _Grower:
    """Walks through every deal and every choice of one hand."""

    def __init__(self, game: Game, form: Reduced | None) -> None:
        self.game = game
        self.form = form
        self.tree = Extensive(game.seats)

    def grow(self) -> Extensive:
        table = Table(self.game, dealing=False, single=True)
        self._fill(self.tree.add(1), table, [int(NEVER)] * int(self.game.seats))
        return self.tree

    def _fill(self, node: i64, table: Table, last: list[int]) -> None:
        """What can happen from here on; the table is used up."""
        while not table.over:
            deal = table.state.awaits()
            if deal is not None:
                self._deal(node, table, deal, last)
                return
            seat = lowest(table.state.actors())
            move = self.form.settled(table.view(int(seat))) if self.form is not None else -1
            if move < 0:
                look = self._look(table, seat)
                if len(look.moves) > 1:
                    self._decide(node, table, seat, look, last)
                    return
                move = look.moves[0]
            table.play(int(seat), int(move))
        self.tree.leaf(node, table.scores())

    def _deal(self, node: i64, table: Table, deal: Deal, last: list[int]) -> None:
        chances = self._chances(table, deal)
        total = sum([chance.weight for chance in chances])
        child = self.tree.branch(node, CHANCE, len(chances))
        for chance in chances:
            self.tree.odds[child] = chance.weight / total
            dealt = table.copy()
            dealt.deal(_piles(deal, chance.order))
            self._fill(child, dealt, last)
            child += 1

    def _chances(self, table: Table, deal: Deal) -> list[Chance]:
        if self.form is not None:
            return self.form.deals(table.state)
        return [Chance(order, float(shuffles(deal, order))) for order in outcomes(deal)]

    def _look(self, table: Table, seat: i64) -> Look:
        if self.form is None:
            return Look(table.seen(int(seat), clues=False).text(), table.legal(int(seat)))
        look = self.form.look(table.view(int(seat)), said(table.told(int(seat))))
        if look is None:
            raise ValueError(f"{self.form.name} does not know its own position")
        return look

    def _decide(self, node: i64, table: Table, seat: i64, look: Look, last: list[int]) -> None:
        info = self.tree.known_as(seat, look, last[seat])
        self.tree.info[node] = info
        child = self.tree.branch(node, seat, len(look.moves))
        slot = self.tree.slot[info]
        for move in look.moves:
            tried = table.copy()
            tried.play(int(seat), move)
            then = last[:]
            then[seat] = int(slot)
            self._fill(child, tried, then)
            child += 1
            slot += 1


def _piles(deal: Deal, order: vec[i64]) -> dict[str, list[int]]:
    piles: dict[str, list[int]] = {}
    at: i64 = 0
    for pile in deal.piles:
        piles[pile.name] = [int(order[at + i]) for i in range(pile.size)]
        at += pile.size
    return piles


def whole(game: Game) -> Extensive:
    """One hand of a game, with all its deals and moves: for tiny presets."""
    return _Grower(game, None).grow()


def reduced(form: Reduced) -> Extensive:
    """One hand of a reduced form."""
    return _Grower(form.game, form).grow()
