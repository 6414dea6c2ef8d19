# lomber: interpreted
"""Who can be asked to sit down: bots by the names people type, each mistake answered with a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from lomber.bots.bot import Bot
from lomber.bots.levels import LEVELS, make_bot
from lomber.table.contract import Game
from lomber.table.errors import LomberError

BOTS = ("random", *LEVELS)


class UnknownBot(LomberError):
    """No bot of that name."""


def bot(name: str, game: Game, seed: int | None = None) -> Bot:
    """The bot of that name, ready to play this game."""
    try:
        return make_bot(name, game, seed)
    except ValueError as error:
        raise UnknownBot(str(error), "unknown-bot", name=name, known=", ".join(BOTS)) from None


def company(names: Sequence[str], game: Game, seed: int | None = None) -> list[Bot]:
    """A bot for every seat, the names going round; each has a seed of its own, made from the one given."""
    return [
        bot(names[seat % len(names)], game, None if seed is None else seed * 1000 + seat)
        for seat in range(max(int(game.seats), len(names)))
    ][: int(game.seats)]
