# lomber: interpreted
"""Who can be asked to sit down: bots by name, and what a bot at a table here is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lomber.bots.book import BookBot
from lomber.bots.bot import Bot
from lomber.bots.random import RandomBot
from lomber.table.contract import Game, View
from lomber.table.errors import LomberError
from lomber.table.record import Seen
from lomber.table.table import Table

BOTS: dict[str, Callable[[Game, int | None], Bot]] = {
    "book": lambda game, seed: BookBot(game),
    "random": lambda game, seed: RandomBot(seed),
}
"""Each bot by the name people call it: from the game and a seed."""


class UnknownBot(LomberError):
    """No bot of that name."""


def bot(name: str, game: Game, seed: int | None = None) -> Bot:
    """The bot of that name, ready to play this game."""
    maker = BOTS.get(name)
    if maker is None:
        said = ", ".join(BOTS)
        raise UnknownBot(f"there is no bot {name!r}; there are {said}", "unknown-bot", name=name, known=said)
    return maker(game, seed)


def company(names: Sequence[str], game: Game, seed: int | None = None) -> list[Bot]:
    """A bot for every seat, the names going round; each has a seed of its own, made from the one given."""
    for name in names:
        bot(name, game)
    return [
        bot(names[seat % len(names)], game, None if seed is None else seed * 1000 + seat)
        for seat in range(game.seats)
    ]


class Chair:
    """What the bot on one chair of a table is shown: view, legal moves, seen log, each made when it asks."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat

    @property
    def view(self) -> View:
        return self._table.view(self.seat)

    @property
    def legal(self) -> list[int]:
        return self._table.legal(self.seat)

    @property
    def seen(self) -> Seen:
        return self._table.seen(self.seat)
