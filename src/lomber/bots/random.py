"""The bot that plays any legal move: the measure of every other."""

import random

from lomber.bots.bot import Bot
from lomber.bots.position import Glance


class RandomBot(Bot):
    """Every legal move is equally likely; the same seed plays the same."""

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, position: Glance) -> int:
        return self._chance.choice(position.legal)
