"""Bots by name: the levels a person chooses from, and searches with a stated budget for measurements.

`random`, `novice` (follows the book two times in three), `book`, `club` (search, 20 ms a decision); `club@50`
thinks for 50 ms; `ismcts:500` and `pimc:500` make so many simulations, whatever the machine: the same seed, the
same moves.
"""

from random import Random
from typing import Final

from lomber.bots.book import BookBot
from lomber.bots.bot import Bot
from lomber.bots.position import Glance, Position
from lomber.bots.random import RandomBot
from lomber.bots.search import Ismcts, Pimc, Searcher
from lomber.table.contract import Game

LEVELS: Final = ("novice", "book", "club")
"""What lobby and terminal offer, from easy to strong."""

THINKING: Final = 20.0
"""Milliseconds a club bot thinks about a decision."""


class NoviceBot(Bot):
    """Knows the book, and forgets it one time in three."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self._book = BookBot(game)
        self._chance = Random(seed)

    def choose(self, position: Glance) -> int:
        if self._chance.random() < 1 / 3:
            return self._chance.choice(position.legal)
        return self._book.choose(position)


class SearchBot(Bot):
    """A search as a player: each decision has its own seed, made from the bot's."""

    def __init__(self, search: Searcher, seed: int | None = None) -> None:
        self.looks_ahead = True
        self.search = search
        self._chance = Random(seed)

    def choose(self, position: Glance) -> int:
        if not isinstance(position, Position):
            raise TypeError("a bot that looks ahead is given a seen log")
        self.search.seed = self._chance.randrange(2**31)
        return self.search.choose(position)


def make_bot(name: str, game: Game, seed: int | None = None) -> Bot:
    """The bot of that name; ValueError says which names there are."""
    kind, _, budget = name.partition(":")
    level, _, time = name.partition("@")
    if name == "random":
        return RandomBot(seed)
    if name == "novice":
        return NoviceBot(game, seed)
    if name == "book":
        return BookBot(game)
    if level == "club" and (not time or time.isdigit()):
        return SearchBot(Pimc(milliseconds=float(time) if time else THINKING), seed)
    if kind in ("ismcts", "pimc") and budget.isdigit() and int(budget) > 0:
        search: Searcher = Ismcts(int(budget)) if kind == "ismcts" else Pimc(int(budget))
        return SearchBot(search, seed)
    raise ValueError(
        f"there is no bot {name!r}; there are random, {', '.join(LEVELS)}, club@MS, ismcts:N, pimc:N"
    )
