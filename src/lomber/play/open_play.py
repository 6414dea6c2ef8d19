"""Open hands played out to the end in any game: what one side can be sure of, whatever the others do.

The search knows no rules. It asks the position for the legal moves, plays each on a copy and asks for the scores
when the hand is over: alpha and beta, the answers kept under what still matters in a position (`State.gist`). Where
two sides play, this is best play by both. Where everybody plays for himself there is no such thing; then it is what
one seat holds against all others together.

Faster solvers stand beside it for tricks alone: `solver.py`, `four_hands.py`, `duel.py`.
"""

from math import inf
from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, lowest, members
from lomber.cards.pack import RANKS
from lomber.table.contract import State
from lomber.table.errors import TooDeep

BEYOND: Final[int] = 10**300
"""More than any score."""

POSITIONS: Final[i64] = 300_000
"""Positions looked at for one decision, and not more."""

ROOM: Final = 1_000_000
"""Answers kept; then they are forgotten, and the search begins anew."""


def falling(order: str) -> vec[i64]:
    """All cards, suit by suit, from the highest to the lowest; `order` are the ranks, low to high."""
    cards: list[i64] = []
    for suit in range(4):
        for i in range(len(order) - 1, -1, -1):
            cards.append(suit * 13 + RANKS.index(order[i]))
    return vec[i64](cards)


FALLING: Final = falling(RANKS)


def lineup(hands: vec[i64], winning: i64, order: vec[i64] = FALLING) -> list[int]:
    """Each suit as the row of its owners, the highest card first, those that are gone left out.

    Where cards count by their order alone, this is all that matters of at most six hands: which of two touching
    cards one holds makes no difference. `winning` is the card that the trick on the table goes to so far, or -1.
    """
    rows: list[int] = []
    row: i64 = 0
    suit: i64 = 0
    for card in order:
        if card // 13 != suit:
            rows.append(int(row))
            row = 0
            suit = card // 13
        owner: i64 = 7 if card == winning else 0
        for i in range(len(hands)):
            if hands[i] & BIT[card]:
                owner = i + 1
        if owner:
            row = row * 8 + owner
    rows.append(int(row))
    return rows


class Known:
    """What has been found out about a position: bounds of what is still to come, and the move that was best."""

    def __init__(self) -> None:
        self.low: int = -BEYOND
        self.high: int = BEYOND
        self.best: i64 = -1


class OpenPlay:
    """One hand as one side sees it when all cards lie open; `side` are its seats, who play for their sum.

    What it has learnt serves every later position of the same hand.
    """

    def __init__(self, side: i64, positions: i64 = POSITIONS, until: float = inf) -> None:
        self.side = side
        self.positions = positions
        self.until = until
        """The time, as `time.monotonic` has it, at which it gives up."""
        self.looked: i64 = 0
        """Positions looked at since it was last told to begin."""
        self._known: dict[tuple[int, ...], Known] = {}
        self._refuted: dict[int, int] = {}
        """By move, and whose: how often it was good enough to look no further."""

    def begin(self) -> None:
        """The next questions belong together: they may take so many positions in all."""
        self.looked = 0
        if len(self._known) > ROOM:
            self._known = {}

    def score(self, state: State) -> int:
        """What the side is sure of at the end of the hand; TooDeep where that takes too long."""
        return self._value(state.this_hand(), -BEYOND, BEYOND)

    def outcome(self, state: State) -> list[int]:
        """The scores to which it comes when every move is one of the best."""
        wanted = self.score(state)
        now = state.this_hand()
        while not now.over():
            now = self._best(now, wanted)
        return now.scores()

    def _best(self, state: State, wanted: int) -> State:
        """The position after a move that keeps the value."""
        player = lowest(state.actors())
        for move in state.legal(player):
            after = state.copy()
            after.play(player, move)
            if self._value(after.copy(), -BEYOND, BEYOND) == wanted:
                return after
        raise AssertionError("no move keeps what best play comes to")

    # -- the search

    def _value(self, state: State, low: int, high: int) -> int:
        """The value within these bounds, or a bound of it outside; the position is the search's own."""
        player = lowest(state.actors()) if not state.over() else -1
        moves = state.legal(player)
        while len(moves) == 1:
            state.play(player, moves[0])
            player = lowest(state.actors()) if not state.over() else -1
            moves = state.legal(player)
        if player < 0:
            return self._sum(state.scores())
        gist = state.gist()
        if gist is None:
            raise AssertionError("a hand that was open to the end has come to something hidden")
        key = tuple(gist.key)
        banked = self._sum(gist.banked)
        known = self._known.get(key)
        if known is None:
            known = Known()
            self._known[key] = known
        elif known.low == known.high or known.low + banked >= high:
            return known.low + banked
        elif known.high + banked <= low:
            return known.high + banked
        self.looked += 1
        if self.looked > self.positions or (self.looked % 256 == 0 and monotonic() > self.until):
            raise TooDeep(int(self.looked))
        low = max(low, known.low + banked)
        high = min(high, known.high + banked)
        best = self._search(state, player, self._ordered(player, moves, known), known, low, high)
        if best < high:
            known.high = best - banked
        if best > low:
            known.low = best - banked
        return best

    def _search(self, state: State, player: i64, moves: list[i64], known: Known, low: int, high: int) -> int:
        """The best for whoever moves; it is not looked further where the other side has something better."""
        mine = self.side & BIT[player] != 0
        best = -BEYOND if mine else BEYOND
        for move in moves:
            after = state.copy()
            after.play(player, move)
            value = self._value(after, low, high)
            if (value > best) if mine else (value < best):
                best = value
                known.best = move
                if mine:
                    low = max(low, best)
                else:
                    high = min(high, best)
                if low >= high:
                    self._refuted[self._named(player, move)] = self._refutes(player, move) + 1
                    break
        return best

    def _ordered(self, player: i64, moves: vec[i64], known: Known) -> list[i64]:
        """The move that was best here before, then those that have most often been good enough elsewhere."""
        found: list[i64] = []
        weights: list[int] = []
        for move in moves:
            weight = BEYOND if move == known.best else self._refutes(player, move)
            at = len(found)
            while at > 0 and weights[at - 1] < weight:
                at -= 1
            found.insert(at, move)
            weights.insert(at, weight)
        return found

    def _sum(self, scores: list[int]) -> int:
        total = 0
        for seat in members(self.side):
            total += scores[seat]
        return total

    def _named(self, player: i64, move: i64) -> int:
        return int(move * 64 + player)

    def _refutes(self, player: i64, move: i64) -> int:
        return self._refuted.get(self._named(player, move), 0)
