"""Search for any game: information-set Monte Carlo tree search over guessed worlds, and its plain cousin PIMC.

Both are given a `Position` (a seen log), never a state. A simulation draws a world, walks down the tree as far as
it knows it, adds a node, plays the hand out and writes the scores back. Playouts are random, or `Guided` by the
game's own advice; where a hand is long, Pimc can look so many turns ahead and ask the game's `outlook`.

What a seat cannot see it cannot react to: each seat has its own place in the tree, and a move that is hidden from
it (a sealed choice, a card thrown away) is one and the same edge for it whatever was done; when a sealed round is
opened, everybody's place moves on by what was shown. The search is generic over `this_hand()`, seeded, bounded by
simulations and by time, and can be cancelled.
"""

import time
from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lomber.bots.position import Position
from lomber.cards.bits import BIT, lowest
from lomber.play.assign import Fast
from lomber.play.playout import Dice, shuffled
from lomber.play.reading import Reader, read
from lomber.play.rollouts import ALL_TURNS, Playouts, believed
from lomber.table.chance import EVERYONE
from lomber.table.contract import Advice, State

HIDDEN_MOVE: Final[i64] = 1_000_000
"""The key of an edge whose move the seat does not see."""

EXPLORATION: Final = 0.7

PATIENCE: Final = 10.0
"""Time to think is time of the processor, so that a bot is as strong on a busy machine; by the clock on the wall it
is never longer than so many times that."""


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
    """What both searches share: bounds, playouts, the answer."""

    def __init__(
        self,
        simulations: int = 0,
        milliseconds: float = 0.0,
        seed: int = 0,
        playouts: Playouts | None = None,
    ) -> None:
        if simulations <= 0 and milliseconds <= 0:
            raise ValueError("a search needs a bound: simulations or milliseconds")
        self.simulations: i64 = simulations if simulations > 0 else 1_000_000_000
        self.milliseconds = milliseconds
        self.seed: i64 = seed
        self.playouts = Playouts() if playouts is None else playouts
        self.cancel = Cancel()
        self.done: i64 = 0
        """Simulations of the last decision."""
        self._worked = 0.0
        self._waited = 0.0

    def choose(self, position: Position) -> int:
        raise NotImplementedError

    def _begin(self) -> None:
        """The clocks start."""
        self.done = 0
        self._worked = time.thread_time()
        self._waited = time.perf_counter()

    def _bounded(self) -> bool:
        """May another simulation begin?"""
        if self.done >= self.simulations or self.cancel.asked:
            return False
        if self.milliseconds <= 0:
            return True
        if (time.thread_time() - self._worked) * 1000.0 >= self.milliseconds:
            return False
        return (time.perf_counter() - self._waited) * 1000.0 < self.milliseconds * PATIENCE


class Ismcts(Searcher):
    """Information-set Monte Carlo tree search with a place in the tree for every seat."""

    def choose(self, position: Position) -> int:
        if len(position.legal) == 1:
            self.done = 0
            return position.legal[0]
        root = _Node(-1)
        source, random = Fast(self.seed), Dice(self.seed + 1)
        widest = [1.0]
        self._begin()
        while self._bounded():
            self._simulate(position, position.guess(source).this_hand(), root, random, widest)
            self.done += 1
        if not root.children:
            return position.legal[0]
        best = root.children[0]
        for node in root.children:
            if node.visits > best.visits:
                best = node
        return int(best.key % HIDDEN_MOVE)

    def _simulate(
        self, position: Position, state: State, root: _Node, random: Dice, widest: list[float]
    ) -> None:
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
        self._write_back(self.playouts.outcome(state, random, position.seat), path, movers, widest)

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


FEWEST_WORLDS: Final[i64] = 8
"""Worlds before which no move is given up and none is preferred to the book's."""

HOPELESS: Final = 2.5
"""Standard errors by which a move lies behind the leader when it is given up."""


PLAY: Final = "play"
"""The word of a move that lays a card to a trick."""

ROUNDS_EACH: Final[i64] = 6
"""How often each move is played out in a world that was read before it was taken."""


class Pimc(Searcher):
    """Perfect-information Monte Carlo: each legal move is played out in the same guessed worlds.

    Moves are compared world by world, so that luck with the world falls out; those that are clearly behind are
    given up. With `book` the search begins from what the book advises, and leaves it only for a move that is
    better by `trust` standard errors. `advised`: only moves that some piece of the advice names are tried;
    where a simulation is long there is no time for others. `turns`: a simulation ends after so many turns, the
    one in progress included, and counts for what the game's `outlook` says of the position then. `belief`:
    worlds in which the others would hardly have spoken as they did are drawn again. `reading`: each world is
    taken out of so many, as the book explains what the others have done in it, and where playouts vary played
    out `ROUNDS_EACH` times for a move, for it was dear. `narrow`: only moves that the game calls sensible are
    tried, and the book's. `against`: what the others score counts against oneself, in a game in which one's
    gain is not their loss. `cards`: only the play of cards is searched, and every word is the book's, in a game
    where words said at random spoil every playout.
    """

    def __init__(
        self,
        simulations: int = 0,
        milliseconds: float = 0.0,
        seed: int = 0,
        playouts: Playouts | None = None,
        book: list[Advice] | None = None,
        trust: float = 1.0,
        advised: bool = False,
        turns: int = int(ALL_TURNS),
        belief: bool = False,
        narrow: bool = False,
        reading: int = 0,
        against: bool = False,
        cards: bool = False,
    ) -> None:
        super().__init__(simulations, milliseconds, seed, playouts)
        self.belief = belief
        self.against = against
        self.cards = cards
        self.reading: i64 = reading
        self.each: i64 = ROUNDS_EACH if reading > 1 and self.playouts.vary() else 1
        self.reader = Reader(-1, [])
        self.narrow = narrow
        self.book: list[Advice] = [] if book is None else book
        self.trust = trust
        self.advised = advised
        self.turns: i64 = turns

    def choose(self, position: Position) -> int:
        self._begin()
        legal = position.legal
        if len(legal) == 1:
            return legal[0]
        favourite = self._favourite(position)
        if self.cards and favourite >= 0 and position.game.book.words[legal[0]] != PLAY:
            return legal[favourite]
        self.reader = Reader(position.seat, self.book)
        results: list[list[float]] = [[] for _ in legal]
        alive = self._candidates(position, favourite)
        source, random = Fast(self.seed), Dice(self.seed + 1)
        worlds: i64 = 0
        look: i64 = FEWEST_WORLDS
        while len(alive) > 1 and self._bounded():
            if not self._try_all(position, self._world(position, source, random), alive, results, random):
                break
            worlds += 1
            if worlds == look:
                alive = self._hopeful(alive, results, favourite)
                look += look // 2
        leader = alive[best_of(alive, results)]
        if favourite >= 0 and (
            worlds < FEWEST_WORLDS or lead(results[leader], results[favourite]) < self.trust
        ):
            return legal[favourite]
        return legal[leader]

    def _favourite(self, position: Position) -> int:
        """Where the book's move stands among the legal ones; -1 where there is no book."""
        for piece in self.book:
            move: i64 = piece.choose(position.view)
            if move >= 0:
                return position.legal.index(int(move))
        return -1

    def _world(self, position: Position, source: Fast, random: Dice) -> State:
        """A world to think in."""
        if self.reading > 1:
            return read(position.worlds, self.reader, self.reading, source, random)
        if self.belief:
            return believed(position.worlds, source, random)
        return position.guess(source).this_hand()

    def _candidates(self, position: Position, favourite: int) -> list[int]:
        """The moves to try, by their places among the legal ones."""
        if self.narrow:
            some_world = position.guess(Fast(0))
            tried = {position.legal.index(int(move)) for move in some_world.sensible(position.seat)}
            if favourite >= 0:
                tried.add(favourite)
            return sorted(tried)
        if not self.advised:
            return list(range(len(position.legal)))
        named: set[int] = set()
        for piece in self.book:
            move: i64 = piece.choose(position.view)
            if move >= 0:
                named.add(position.legal.index(int(move)))
        return sorted(named) if named else list(range(len(position.legal)))

    def _try_all(
        self,
        position: Position,
        world: State,
        alive: list[int],
        results: list[list[float]],
        random: Dice,
    ) -> bool:
        """Play every move that is left in one world. Out of time in the midst of it, the world does not count."""
        scores: list[float] = []
        for i in alive:
            if (self.milliseconds > 0 or self.cancel.asked) and self.done and not self._bounded():
                return False
            total = 0.0
            for _ in range(self.each):
                total += self._try(world.copy(), position.seat, position.legal[i], random)
                self.done += 1
            scores.append(total / float(self.each))
        for at in range(len(alive)):
            results[alive[at]].append(scores[at])
        return True

    def _try(self, trial: State, seat: i64, move: i64, random: Dice) -> float:
        """What one move is worth in one world."""
        turn = trial.whose_turn()
        trial.play(seat, move)
        if self.turns == ALL_TURNS:
            scores = self.playouts.outcome(trial, random, seat)
            return ahead(scores, seat) if self.against else float(scores[seat])
        self.playouts.finish(trial, random, self.turns - 1, turn)
        return trial.outlook()[seat]

    def _hopeful(self, alive: list[int], results: list[list[float]], favourite: int) -> list[int]:
        """The moves that are not clearly behind the leader, and the book's, which the others must beat."""
        leader = alive[best_of(alive, results)]
        return [i for i in alive if i in (leader, favourite) or lead(results[leader], results[i]) < HOPELESS]


def ahead(scores: list[int], seat: i64) -> float:
    """By how much a seat is ahead of the others, taken together."""
    others = len(scores) - 1
    if others == 0:
        return float(scores[seat])
    return float(scores[seat]) - float(sum(scores) - scores[seat]) / float(others)


def best_of(alive: list[int], results: list[list[float]]) -> int:
    """Which of the moves has the highest sum; the first of equals."""
    best = 0
    highest = sum(results[alive[0]])
    for at in range(1, len(alive)):
        total = sum(results[alive[at]])
        if total > highest:
            best = at
            highest = total
    return best


def lead(ahead: list[float], behind: list[float]) -> float:
    """By how many standard errors one move leads another in the same worlds."""
    number = len(ahead)
    if number < 2:
        return 0.0
    total = 0.0
    squares = 0.0
    for i in range(number):
        difference = ahead[i] - behind[i]
        total += difference
        squares += difference * difference
    mean = total / number
    variance = (squares - total * mean) / (number - 1)
    if variance <= 1e-12:
        return 1e9 if mean > 0 else 0.0
    return mean / sqrt(variance / number)
