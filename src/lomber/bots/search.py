"""Search for any game: information-set Monte Carlo tree search over guessed worlds, and its plain cousin PIMC.

Both are given a `Position` (a seen log), never a state. A simulation draws a world, walks down the tree as far as
it knows it, adds a node, plays the hand out at random and writes the scores back. What a seat cannot see it cannot
react to: each seat has its own place in the tree, and a move that is hidden from it (a sealed choice, a card thrown
away) is one and the same edge for it whatever was done; when a sealed round is opened, everybody's place moves on
by what was shown. The search is generic over `this_hand()`, seeded, bounded by simulations and by time, and can be
cancelled.
"""

import time
from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lomber.bots.position import Position
from lomber.cards.bits import BIT, lowest
from lomber.play.assign import Fast
from lomber.play.playout import Dice, playout, shuffled
from lomber.table.chance import EVERYONE
from lomber.table.contract import State

HIDDEN_MOVE: Final[i64] = 1_000_000
"""The key of an edge whose move the seat does not see."""

EXPLORATION: Final = 0.7


class Cancel:
    """A flag that stops a search from outside: it answers with what it has."""

    def __init__(self) -> None:
        self.asked = False


class _Node:
    """An information set: what has happened since the root, as one seat saw it."""

    def __init__(self, key: i64) -> None:
        self.key = key
        self.visits: i64 = 0
        self.offered: i64 = 0
        """How often the move that leads here was legal when its parent was left."""
        self.total: float = 0.0
        self.children: list[_Node] = []

    def child(self, key: i64) -> "_Node | None":
        for node in self.children:
            if node.key == key:
                return node
        return None

    def grown(self, key: i64) -> "_Node":
        found = self.child(key)
        if found is None:
            found = _Node(key)
            self.children.append(found)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher:
    """What both searches share: bounds, the random playout, the answer."""

    def __init__(self, simulations: int = 0, milliseconds: float = 0.0, seed: int = 0) -> None:
        if simulations <= 0 and milliseconds <= 0:
            raise ValueError("a search needs a bound: simulations or milliseconds")
        self.simulations: i64 = simulations if simulations > 0 else 1_000_000_000
        self.milliseconds = milliseconds
        self.seed: i64 = seed
        self.cancel = Cancel()
        self.done: i64 = 0
        """Simulations of the last decision."""

    def choose(self, position: Position) -> int:
        raise NotImplementedError

    def _bounded(self, begun: float) -> bool:
        """May another simulation begin?"""
        if self.done >= self.simulations or self.cancel.asked:
            return False
        return self.milliseconds <= 0 or (time.perf_counter() - begun) * 1000.0 < self.milliseconds


class Ismcts(Searcher):
    """Information-set Monte Carlo tree search with a place in the tree for every seat."""

    def choose(self, position: Position) -> int:
        if len(position.legal) == 1:
            self.done = 0
            return position.legal[0]
        root = _Node(-1)
        source, random = Fast(self.seed), Dice(self.seed + 1)
        widest = [1.0]
        begun = time.perf_counter()
        self.done = 0
        while self._bounded(begun):
            self._simulate(position.guess(source).this_hand(), root, random, widest)
            self.done += 1
        if not root.children:
            return position.legal[0]
        best = root.children[0]
        for node in root.children:
            if node.visits > best.visits:
                best = node
        return int(best.key % HIDDEN_MOVE)

    def _simulate(self, state: State, root: _Node, random: Dice, widest: list[float]) -> None:
        seats = state.game.seats
        places: list[_Node] = [root] * int(seats)
        path: list[_Node] = []
        movers: list[int] = []
        sealed_moves: list[int] = []
        growing = True
        while growing and not state.over():
            actors = state.actors()
            if actors == 0:
                deal = state.awaits()
                assert deal is not None
                state.dealt(shuffled(deal, random))
                continue
            seat = lowest(actors)
            node = places[seat]
            moves = state.legal(seat)
            move = self._select(node, seat, moves, random)
            key = seat_key(seat, move)
            known = node.child(key)
            growing = known is not None and known.visits > 0
            if known is None:
                known = node.grown(key)
            path.append(known)
            movers.append(int(seat))
            sealed = state.sealed()
            audience: i64 = 0 if sealed else state.audience(seat, move)
            state.play(seat, move)
            self._descend(places, seat, known, key, audience)
            if sealed:
                sealed_moves.append(int(key))
                if state.sealed() != sealed:
                    self._open(places, sealed_moves)
                    sealed_moves = []
        playout(state, random)
        self._write_back(state.scores(), path, movers, widest)

    def _descend(self, places: list[_Node], seat: i64, known: _Node, key: i64, audience: i64) -> None:
        """Everybody's place moves on by what he saw of the move."""
        mine = places[seat]
        hidden = seat_key(seat, HIDDEN_MOVE - 1)
        for other in range(len(places)):
            if places[other] is mine and (other == seat or audience == EVERYONE or audience & BIT[other]):
                places[other] = known
            elif audience == EVERYONE or audience & BIT[other]:
                places[other] = places[other].grown(key)
            else:
                places[other] = places[other].grown(hidden)

    def _open(self, places: list[_Node], keys: list[int]) -> None:
        """A sealed round is turned up: everybody now knows all of it."""
        for other in range(len(places)):
            for key in keys:
                places[other] = places[other].grown(key)

    def _select(self, node: _Node, seat: i64, moves: vec[i64], random: Dice) -> i64:
        """The best bound among the legal moves; moves not yet tried come first, at random."""
        if len(moves) == 1:
            return moves[0]
        fresh: i64 = 0
        chosen: i64 = moves[0]
        best = -1e300
        for move in moves:
            child = node.child(seat_key(seat, move))
            if child is None or child.visits == 0:
                fresh += 1
                if random.below(fresh) == 0:
                    chosen = move
                continue
            child.offered += 1
            if fresh:
                continue
            bound = child.total / float(child.visits)
            bound += EXPLORATION * sqrt(log(float(child.offered)) / float(child.visits))
            if bound > best:
                best = bound
                chosen = move
        return chosen

    def _write_back(
        self, scores: list[int], path: list[_Node], movers: list[int], widest: list[float]
    ) -> None:
        """Scores are reckoned in the widest difference seen so far, so that the bound needs no unit."""
        for score in scores:
            widest[0] = max(widest[0], abs(float(score)))
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += float(scores[movers[i]]) / widest[0]


def seat_key(seat: i64, move: i64) -> i64:
    """An edge: who moved, and what."""
    return (seat + 1) * HIDDEN_MOVE + move


class Pimc(Searcher):
    """Perfect-information Monte Carlo: each legal move is played out in the same guessed worlds."""

    def choose(self, position: Position) -> int:
        if len(position.legal) == 1:
            self.done = 0
            return position.legal[0]
        seat = position.seat
        totals = [0.0] * len(position.legal)
        source, random = Fast(self.seed), Dice(self.seed + 1)
        begun = time.perf_counter()
        self.done = 0
        while self._bounded(begun):
            world = position.guess(source).this_hand()
            for i, move in enumerate(position.legal):
                trial = world.copy()
                trial.play(seat, move)
                playout(trial, random)
                totals[i] += float(trial.scores()[seat])
                self.done += 1
        best = 0
        for i in range(len(totals)):
            if totals[i] > totals[best]:
                best = i
        return position.legal[best]
