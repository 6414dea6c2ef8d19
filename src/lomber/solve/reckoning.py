# lomber: interpreted
"""One door to all solvers: what a position comes to with open cards, as one seat reckons it.

A game that has a solver of its own answers itself (`State.reckoned`); one that only says what still matters in a
position (`State.gist`) is solved by the general search (`lomber.play.open_play`). What the answer means depends on
who plays with whom: two sides, or every seat for itself (`Reckoning.alone`).
"""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from lomber.play.open_play import POSITIONS, OpenPlay
from lomber.table.contract import SPECTATOR, Reckoning, State


class Weighed(NamedTuple):
    """A decision: what it comes to, and what it comes to after each legal move, by its code.

    No moves: of one of them it cannot be told.
    """

    best: Reckoning
    moves: dict[int, Reckoning]


class Reckoner:
    """Answers questions about one hand; what it has learnt from one serves the next.

    `TooDeep` says that a decision would have taken more than so many positions, or more time than there is.
    """

    def __init__(self, positions: int = int(POSITIONS), until: float = inf) -> None:
        self._positions = positions
        self._until = until
        self._solvers: dict[int, OpenPlay] = {}

    def begin(self, until: float | None = None) -> None:
        """The next questions belong together: they may take so many positions in all, and last until then."""
        self._until = self._until if until is None else until
        for solver in self._solvers.values():
            solver.until = self._until
            solver.begin()

    def weigh(self, state: State, seat: int) -> Weighed | None:
        """Every legal move of the seat to move; None where it cannot be told what the hand comes to."""
        self.begin()
        here = state.this_hand()
        best = self.reckon(here, seat)
        if best is None:
            return None
        moves: dict[int, Reckoning] = {}
        for move in here.legal(seat):
            after = here.copy()
            after.play(seat, move)
            found = self.reckon(after, seat)
            if found is None:
                return Weighed(best, {})
            moves[int(move)] = found
        return Weighed(best, moves)

    def reckon(self, state: State, seat: int) -> Reckoning | None:
        """What one position of the hand (`this_hand`) comes to, as this seat reckons it, whoever is to move."""
        if state.over():
            return Reckoning(state.scores())
        found = state.reckoned(seat)
        if found is not None or state.gist() is None:
            return found
        sides = state.view(SPECTATOR).scene().sides()
        if seat not in self._solvers:
            side = next(side for side in sides if seat in side)
            self._solvers[seat] = OpenPlay(sum(2**one for one in side), self._positions, self._until)
        return Reckoning(self._solvers[seat].outcome(state), alone=len(sides) > 2)


def can_reckon(state: State) -> bool:
    """Has the game any solver, now or at another time?"""
    own = type(state)
    return (
        own.gist is not State.gist or own.reckoned is not State.reckoned or own.foreseen is not State.foreseen
    )
