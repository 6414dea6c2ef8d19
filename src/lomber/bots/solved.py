"""The player who knows the solution of a reduced form: where he can say where he stands in it, he plays as it does.

Everywhere else he plays as another bot, a search. He goes by his view and the moves he has seen made, and by dice
of his own: solutions are mixed, a bluff is made so often and no oftener.
"""

from random import Random

from lomber.bots.bot import Bot
from lomber.bots.position import Glance, Position
from lomber.solve.solution import solution_of
from lomber.table.contract import Game
from lomber.table.record import said


class SolvedBot(Bot):
    """By the solutions of the game's reduced forms, else by the other bot."""

    def __init__(self, game: Game, other: Bot, seed: int | None = None) -> None:
        self.looks_ahead = True
        self.forms = game.reduced()
        self.other = other
        self._chance = Random(seed)

    def choose(self, position: Glance) -> int:
        drawn = self._chance.random()
        if isinstance(position, Position) and len(position.legal) > 1:
            move = self.by_solution(position, drawn)
            if move >= 0:
                return move
        return self.other.choose(position)

    def by_solution(self, position: Position, drawn: float) -> int:
        """What the solution does if chance has drawn a number from nought to one; -1: it has nothing to say."""
        for form in self.forms:
            look = form.look(position.view, said(position.seen.log))
            often = None if look is None else solution_of(form).chances(look.key)
            if look is not None and often is not None:
                left = 100.0 * drawn
                for move, share in zip(look.moves, often, strict=True):
                    left -= share
                    if left < 0:
                        return move
        return -1
