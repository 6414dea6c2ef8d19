"""What a learner is shown: an observation or an information state, as numbers of a fixed size."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from lomber.play.encode import history, information_fields
from lomber.play.rows import zeros
from lomber.table.contract import Game
from lomber.table.errors import BadOptions
from lomber.table.table import Table

Encoding = Literal["observation", "information"]


def array_of(memory: Any, kind: Any) -> NDArray[Any]:
    """The numbers of a vec where they lie."""
    return np.frombuffer(memory, kind)


class Coding:
    """One of the two encodings of a game (docs/encodings.md), and its size."""

    def __init__(self, game: Game, encoding: str) -> None:
        if encoding not in get_args(Encoding):
            known = " or ".join(get_args(Encoding))
            raise BadOptions(f"encoding is {known}, not {encoding!r}", "encoding")
        self.name = encoding
        sizes = [int(field.size) for field in information_fields(game)]
        self._moves = sum(sizes[:-1])
        self._deals = sum(sizes[:-2])
        """Where these fields begin, behind the observation."""
        self.size = sum(sizes) if encoding == "information" else self._deals
        self._row = zeros(self._deals)
        """An observation is written here, over the one before."""

    def numbers(self, table: Table, seat: int) -> NDArray[np.float32]:
        """What the seat knows at this table."""
        table.state.observe(seat, self._row, 0)
        observed = array_of(self._row, np.float64)
        if self.name == "observation":
            return observed.astype(np.float32)
        # Clues are needed only where codes have no fixed names, and a history must be guessed to have any.
        seen = table.seen(seat, clues=not table.game.fixed_names)
        deals, moves = history(seen, table.game)
        numbers = np.zeros(self.size, np.float32)
        numbers[: self._deals] = observed
        numbers[self._deals : self._deals + len(deals)] = deals
        numbers[self._moves : self._moves + len(moves)] = moves
        return numbers
