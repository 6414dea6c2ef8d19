"""How a position is played on to where it can be judged, and the worlds in which one does so.

Used by searches and by the analysis of a hand. Playouts are random, or `Guided` by the game's own advice; `Solved`
ones go on only until the game itself can tell what best play with open cards comes to.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import lowest
from lomber.play.assign import Fast
from lomber.play.playout import Dice, shuffled
from lomber.play.worlds import Worlds
from lomber.table.contract import Advice, State

ALL_TURNS: Final[i64] = -1
"""In place of a number of turns: the hand is played to its end."""

MOST_DRAWS: Final[i64] = 60
"""Worlds drawn for one that is believed; then the likeliest of them will do."""


class Playouts:
    """How a hand is played to its end: at random."""

    def outcome(self, state: State, random: Dice, seat: i64) -> list[int]:
        """The scores to which the hand comes, as this seat reckons."""
        self.finish(state, random)
        return state.scores()

    def finish(self, state: State, random: Dice, turns: i64 = ALL_TURNS) -> None:
        """Play on to the end of the hand, or until so many turns are over: the move has passed to another."""
        last: i64 = -1
        while True:
            actors = state.actors()
            if actors == 0:
                deal = state.awaits()
                if deal is None or state.over():
                    return
                state.dealt(shuffled(deal, random))
                continue
            seat = lowest(actors)
            if seat != last:
                if turns == 0:
                    return
                turns -= 1
                last = seat
            moves = state.legal(seat)
            state.play(seat, self.move(state, seat, moves, random))

    def move(self, state: State, seat: i64, moves: vec[i64], random: Dice) -> i64:
        return moves[random.below(len(moves))]


class Solved(Playouts):
    """Playouts that go on only until the game itself can tell what best play comes to."""

    def __init__(self, before: Playouts) -> None:
        self.before = before
        self.told = False
        """Whether the last of them came to where the game could tell."""

    def outcome(self, state: State, random: Dice, seat: i64) -> list[int]:
        while True:
            told = state.reckoned(seat)
            self.told = told is not None
            if told is not None:
                return told.scores
            actors = state.actors()
            if actors == 0:
                return self.before.outcome(state, random, seat)
            actor = lowest(actors)
            moves = state.legal(actor)
            state.play(actor, self.before.move(state, actor, moves, random))


class Guided(Playouts):
    """Playouts in which so many moves in a hundred follow the first of these pieces of advice that speaks."""

    def __init__(self, pieces: list[Advice], share: int = 100) -> None:
        self.pieces = pieces
        self.share: i64 = share
        for piece in pieces:
            piece.heed(pieces)

    def move(self, state: State, seat: i64, moves: vec[i64], random: Dice) -> i64:
        if len(moves) == 1:
            return moves[0]
        if random.below(100) < self.share:
            view = state.view(seat)
            for piece in self.pieces:
                advised = piece.choose(view)
                if advised >= 0:
                    return advised
        return moves[random.below(len(moves))]


class Hopeful(Playouts):
    """Playouts in which everybody makes the move after which the outlook is best for him."""

    def move(self, state: State, seat: i64, moves: vec[i64], random: Dice) -> i64:
        if len(moves) == 1:
            return moves[0]
        best = moves[0]
        highest = -1e300
        for move in moves:
            trial = state.copy()
            trial.play(seat, move)
            promise = trial.outlook()[seat]
            if promise > highest:
                highest = promise
                best = move
        return best


def believed(worlds: Worlds, source: Fast, random: Dice) -> State:
    """A guessed world, taken as often as the words of the others are likely in it."""
    world = worlds.guess(source).this_hand()
    best = world
    highest = -1.0
    for _ in range(MOST_DRAWS):
        trust = world.likely(worlds.seat)
        if float(random.below(1000)) < trust * 1000.0:
            return world
        if trust > highest:
            highest = trust
            best = world
        world = worlds.guess(source).this_hand()
    return best
