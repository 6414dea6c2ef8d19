"""What a bot is: asked once a decision, with what its seat knows and nothing else."""

from typing import Protocol

from mypy_extensions import mypyc_attr

from lomber.table.contract import View
from lomber.table.record import Seen


class Sight(Protocol):
    """What a bot gets: the view of its seat, its legal moves, and its seen log. Never a state."""

    @property
    def view(self) -> View: ...

    @property
    def legal(self) -> list[int]: ...

    @property
    def seen(self) -> Seen: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. Subclasses may be interpreted: they are called once a decision."""

    def choose(self, position: Sight) -> int:
        """One of the legal moves."""
        raise NotImplementedError
