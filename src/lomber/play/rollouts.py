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
from lomber.table.contract import Advice, Reckoning, State
from lomber.table.errors import TooDeep

ALL_TURNS: Final[i64] = -1
"""In place of a number of turns: the hand is played to its end."""

MOST_DRAWS: Final[i64] = 60
"""Worlds drawn for one that is believed; then the likeliest of them will do."""


class Playouts:
    """How a hand is played to its end: at random."""

    def vary(self) -> bool:
        """May two of them that begin in one world end differently, though no card is dealt any more?"""
        return True

    def outcome(self, state: State, random: Dice, seat: i64) -> list[int]:
        """The scores to which the hand comes, as this seat reckons."""
        self.finish(state, random)
        return state.scores()

    def finish(self, state: State, random: Dice, turns: i64 = ALL_TURNS, last: i64 = -1) -> None:
        """Play on to the end of the hand, or until so many more turns are over; `last` is whose turn it was."""
        while True:
            actors = state.actors()
            if actors == 0:
                deal = state.awaits()
                if deal is None or state.over():
                    return
                state.dealt(shuffled(deal, random))
                continue
            if turns != ALL_TURNS and state.whose_turn() != last:
                if turns == 0:
                    return
                turns -= 1
                last = state.whose_turn()
            seat = lowest(actors)
            moves = state.legal(seat)
            state.play(seat, self.move(state, seat, moves, random))

    def move(self, state: State, seat: i64, moves: vec[i64], random: Dice) -> i64:
        return moves[random.below(len(moves))]


class Solved(Playouts):
    """Playouts that go on only until the game itself can tell what best play comes to.

    `within`: it is asked only in the last so many tricks, where the answer is found in no time; 0: always.
    """

    def __init__(self, before: Playouts, within: i64 = 0) -> None:
        self.before = before
        self.within = within
        self.told = False
        """Whether the last of them came to where the game could tell."""

    def vary(self) -> bool:
        return self.before.vary()

    def outcome(self, state: State, random: Dice, seat: i64) -> list[int]:
        if self.within > 0 and not 0 <= state.tricks_to_come() <= self.within:
            self.told = False
            return self.before.outcome(state, random, seat)
        while True:
            told = self._reckoned(state, seat)
            self.told = told is not None
            if told is not None:
                return told.scores
            actors = state.actors()
            if actors == 0:
                return self.before.outcome(state, random, seat)
            actor = lowest(actors)
            moves = state.legal(actor)
            state.play(actor, self.before.move(state, actor, moves, random))

    def _reckoned(self, state: State, seat: i64) -> Reckoning | None:
        """Where the end is too far off, some cards are played first."""
        try:
            return state.reckoned(seat)
        except TooDeep:
            return None


class Guided(Playouts):
    """Playouts in which so many moves in a hundred follow the first of these pieces of advice that speaks.

    The pieces heed each other, or, where they are the last of a book, the whole of it.
    """

    def __init__(self, pieces: list[Advice], share: int = 100, book: list[Advice] | None = None) -> None:
        self.pieces = pieces
        self.share: i64 = share
        for piece in pieces:
            piece.heed(pieces if book is None else book)

    def vary(self) -> bool:
        return self.share < 100

    def move(self, state: State, seat: i64, moves: vec[i64], random: Dice) -> i64:
        if len(moves) == 1:
            return moves[0]
        if random.below(100) < self.share:
            view = state.glimpse(seat, moves)
            for piece in self.pieces:
                advised = piece.choose(view)
                if advised >= 0:
                    return advised
        return moves[random.below(len(moves))]


class Hopeful(Playouts):
    """Playouts in which everybody makes the move after which the outlook is best for him."""

    def vary(self) -> bool:
        return False

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
