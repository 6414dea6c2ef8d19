"""What the harness asks of a side, ours or theirs, and the one way nearly every side is built.

Both sides of a comparison go through the same timing loop here, so that none is favoured by its clock.
"""

import random
from collections.abc import Callable, Sequence
from time import process_time
from typing import Generic, Protocol, TypeVar

POSITIONS = 20
"""Dealt positions every side starts from, in turn: enough that no lucky deal decides."""

Position = TypeVar("Position")


class PeerMissing(Exception):
    """A peer is not installed or does not load here; the text is one line for the user."""


class Contender(Protocol):
    """One side of a comparison."""

    @property
    def name(self) -> str: ...

    @property
    def unit(self) -> str: ...

    def prepare(self) -> None:
        """Import, deal, warm what needs it: all that is not to be timed. May be called again; may raise
        `PeerMissing`."""

    def run(self, seconds: float) -> tuple[int, float]:
        """Work for about so many seconds; what was done, and the seconds it really took."""


def generator(seed: int) -> Callable[[], float]:
    """The cheap generator that both sides choose moves with: `moves[int(rnd() * len(moves))]`.

    `random.choice` costs twice as much, which beside a compiled move begins to show.
    """
    return random.Random(seed).random


class FromPositions(Generic[Position]):
    """A side that plays from fixed positions in turn.

    `deal` makes the positions (not timed). `play` plays from one of them, leaving it as it was, and says how
    many games that made: one where Python drives a game, the size of the batch where compiled code plays
    many. A round goes on where the last one stopped, so that over a run every position counts alike.
    """

    def __init__(
        self, name: str, unit: str, deal: Callable[[], Sequence[Position]], play: Callable[[Position], int]
    ) -> None:
        self.name = name
        self.unit = unit
        self._deal = deal
        self._play = play
        self._positions: Sequence[Position] = ()
        self._next = 0

    def prepare(self) -> None:
        if not self._positions:
            self._positions = self._deal()
            if not self._positions:
                raise ValueError(f"{self.name}: no positions were dealt")

    def run(self, seconds: float) -> tuple[int, float]:
        positions, play, at = self._positions, self._play, self._next
        count = 0
        start = now = process_time()
        end = start + seconds
        while now < end:
            count += play(positions[at])
            at = at + 1 if at + 1 < len(positions) else 0
            now = process_time()
        self._next = at
        return count, now - start
