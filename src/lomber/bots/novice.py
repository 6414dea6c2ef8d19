"""The beginner: he has read the book, and one time in five his hand slips to what lies beside the right move."""

from random import Random
from typing import Final

from lomber.bots.book import BookBot
from lomber.bots.bot import Bot
from lomber.bots.position import Glance
from lomber.table.contract import Game

SLIPS: Final = 0.2
"""How often he errs."""


class NoviceBot(Bot):
    """Knows what the book says and does nearly that.

    Where he errs it is by a step: the next card of the hand, a bid one higher or lower, a pass where one should
    play. So he is no fool who bids seven at random; he is the player whose cards one would rather have oneself.
    """

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self._book = BookBot(game)
        self._chance = Random(seed)

    def choose(self, position: Glance) -> int:
        legal = position.legal
        move = self._book.choose(position)
        if len(legal) == 1 or self._chance.random() >= SLIPS:
            return move
        at = legal.index(move)
        return self._chance.choice(legal[max(0, at - 1) : at] + legal[at + 1 : at + 2])
