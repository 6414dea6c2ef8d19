"""What a bot is given. The true state is not in it.

A `Glance` is a view and its legal moves: all that a bot needs which does not look ahead. A `Position` is made from
a seen log and can also guess worlds.
"""

from mypy_extensions import i64

from lomber.play.assign import Fast, Source
from lomber.play.worlds import Worlds
from lomber.table.contract import Game, State, View
from lomber.table.record import Seen


class Glance:
    """What one seat sees now, and what it may do."""

    def __init__(self, game: Game, view: View, legal: list[int]) -> None:
        self.game = game
        self.seat: i64 = view.seat
        self.view = view
        self.legal = legal


class Position(Glance):
    """What one seat knows: its view, its legal moves, and worlds to think in.

    Equal seen logs give equal views, so view and legal moves are read off any guessed world.
    """

    def __init__(self, seen: Seen, game: Game) -> None:
        if not isinstance(seen, Seen):
            raise TypeError("a bot is given a seen log, never a state")
        self.seen = seen
        self.worlds = Worlds(seen, game)
        some_world = self.worlds.guess(Fast(0))
        legal = [int(move) for move in some_world.legal(seen.seat)]
        super().__init__(game, some_world.view(seen.seat), legal)

    def guess(self, source: Source) -> State:
        """A position that could be the true one, drawn uniformly."""
        return self.worlds.guess(source)
