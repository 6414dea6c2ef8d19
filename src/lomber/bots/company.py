# lomber: interpreted
"""Who can be asked to sit down: bots by the names people type, each mistake answered with a sentence.

`my_bots:Greedy` is a bot of one's own: the class `Greedy` of the module `my_bots`. The server does not come here:
nobody who sits at its tables can have a module imported.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

from lomber.bots.bot import Bot
from lomber.bots.levels import LEVELS, make_bot
from lomber.table.contract import Game
from lomber.table.errors import LomberError

BOTS = ("random", *LEVELS)


class UnknownBot(LomberError, ValueError):
    """No bot of that name."""


def is_own(name: str) -> bool:
    """Is it written as a bot of one's own, `module:Class`?"""
    module, _, cls = name.partition(":")
    return cls.isidentifier() and all(part.isidentifier() for part in module.split("."))


def bot(name: str, game: Game, seed: int | None = None) -> Bot:
    """The bot of that name, ready to play this game."""
    if is_own(name):
        made = _class(name)(game, seed)
        if not isinstance(made, Bot):
            raise _not_loaded(name, "it is no lomber.bots.bot.Bot")
        return made
    try:
        return make_bot(name, game, seed)
    except ValueError as error:
        raise UnknownBot(str(error), "unknown-bot", name=name, known=", ".join(BOTS)) from None


def _class(name: str) -> Any:
    module, _, cls = name.partition(":")
    try:
        return getattr(importlib.import_module(module), cls)
    except (ImportError, AttributeError) as error:
        raise _not_loaded(name, str(error)) from error


def _not_loaded(name: str, why: str) -> UnknownBot:
    return UnknownBot(f"there is no bot {name!r}: {why}", "bot-not-loaded", name=name, why=why)


def seed_at(seat: int, seed: int | None) -> int | None:
    """Each bot of a table has a seed of its own, made from the one given."""
    return None if seed is None else seed * 1000 + seat


def company(names: Sequence[str], game: Game, seed: int | None = None) -> list[Bot]:
    """A bot for every seat, the names going round."""
    return [
        bot(names[seat % len(names)], game, seed_at(seat, seed))
        for seat in range(max(int(game.seats), len(names)))
    ][: int(game.seats)]
