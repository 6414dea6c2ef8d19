"""What a bot is: asked once a decision, with what its seat knows and nothing else."""

from mypy_extensions import mypyc_attr

from lomber.bots.position import Glance


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. Subclasses may be interpreted: they are called once a decision."""

    looks_ahead: bool = False
    """True: it must be given a `Position`, made from a seen log; else a `Glance` is enough."""

    def choose(self, position: Glance) -> int:
        """One of the legal moves."""
        raise NotImplementedError
