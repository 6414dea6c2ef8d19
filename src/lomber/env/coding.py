"""What a learner is shown: an observation or an information state, as numbers of a fixed size."""

from __future__ import annotations

from typing import Literal, get_args

from lomber.play.encode import information, information_fields
from lomber.table.contract import Game
from lomber.table.errors import BadOptions
from lomber.table.table import Table

Encoding = Literal["observation", "information"]


class Coding:
    """One of the two encodings of a game (docs/encodings.md), and its size."""

    def __init__(self, game: Game, encoding: str) -> None:
        if encoding not in get_args(Encoding):
            known = " or ".join(get_args(Encoding))
            raise BadOptions(f"encoding is {known}, not {encoding!r}", "encoding")
        self.whole = encoding == "information"
        fields = information_fields(game) if self.whole else game.fields()
        self.size = sum(int(field.size) for field in fields)

    def numbers(self, table: Table, seat: int) -> list[float]:
        """What the seat knows at this table."""
        view = table.view(seat)
        if not self.whole:
            return view.observe()
        # Clues are needed only where codes have no fixed names, and a history must be guessed to have any.
        return information(table.seen(seat, clues=not table.game.fixed_names), table.game, view)
