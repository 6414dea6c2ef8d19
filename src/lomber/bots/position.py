"""What a bot is given: a position built from a seen log. The true state is not in it."""

from mypy_extensions import i64

from lomber.play.assign import Fast, Source
from lomber.play.worlds import Worlds
from lomber.table.contract import Game, State, View
from lomber.table.record import Seen


class Position:
    """What one seat knows: its view, its legal moves, and worlds to think in.

    Equal seen logs give equal views, so view and legal moves are read off any guessed world.
    """

    def __init__(self, seen: Seen, game: Game) -> None:
        if not isinstance(seen, Seen):
            raise TypeError("a bot is given a seen log, never a state")
        self.seen = seen
        self.game = game
        self.seat: i64 = seen.seat
        self.worlds = Worlds(seen, game)
        some_world = self.worlds.guess(Fast(0))
        self.view: View = some_world.view(self.seat)
        self.legal: list[int] = [int(move) for move in some_world.legal(self.seat)]

    def guess(self, source: Source) -> State:
        """A position that could be the true one, drawn uniformly."""
        return self.worlds.guess(source)
