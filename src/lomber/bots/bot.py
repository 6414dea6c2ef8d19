"""What a bot is: asked once a decision, with what its seat knows and nothing else."""

from mypy_extensions import mypyc_attr

from lomber.bots.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. Subclasses may be interpreted: they are called once a decision."""

    def choose(self, position: Position) -> int:
        """One of the legal moves."""
        raise NotImplementedError
