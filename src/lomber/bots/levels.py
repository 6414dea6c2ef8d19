"""Bots by name: the levels a person chooses from, and searches with a stated budget for measurements.

`random`, `novice` (follows the book two times in three), `book`, `club` (search, 20 ms a decision, in the manner
that the game's listing names, or by its exact odds, or by the solution of a reduced form as far as that goes);
`club@50` thinks for 50 ms; `ismcts:500` and `pimc:500` make so many simulations, whatever the machine: the same
seed, the same moves. How a search goes about it is written behind a colon:
`pimc:500:trust=2` begins from the book's move and leaves it only for one that is better by two standard errors;
`advised=1` tries only what some piece of the advice names; `guide=1` lets the last piece of the advice play the
playouts (`guide=99`: all of it), in `share` per cent of the moves; `solve=1` ends them where the game knows the
exact outcome with open cards; `turns=1` plays only the turn in progress on, by the guide or else by the game's
outlook, and lets the outlook judge (`turns=2`: the next player's turn as well); `belief=1` thinks in worlds that go
with what the others have said; `narrow=1` tries only the moves that the game calls sensible.
"""

from random import Random
from typing import Final

from lomber.bots.book import BookBot
from lomber.bots.bot import Bot
from lomber.bots.position import Glance, Position
from lomber.bots.random import RandomBot
from lomber.bots.search import Ismcts, Pimc, Searcher
from lomber.bots.solved import SolvedBot
from lomber.games import CLUB, listings
from lomber.play.rollouts import ALL_TURNS, Guided, Hopeful, Playouts, Solved
from lomber.table.contract import Advice, Game

LEVELS: Final = ("novice", "book", "club")
"""What lobby and terminal offer, from easy to strong."""

THINKING: Final = 20.0
"""Milliseconds of the processor that a club bot thinks about a decision."""


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


def club_of(id: str) -> str:
    """How a club bot searches in this game: what was measured to be best, kept with the game's listing."""
    listing = listings().get(id)
    return listing.club if listing is not None else CLUB


def make_bot(name: str, game: Game, seed: int | None = None) -> Bot:
    """The bot of that name; ValueError says which names there are."""
    level, at, time = name.partition("@")
    if name == "random":
        return RandomBot(seed)
    if name == "novice":
        return NoviceBot(game, seed)
    if name == "book":
        return BookBot(game)
    if level == "club" and (not at or time.isdigit()):
        if club_of(game.id) == "exact":
            return BookBot(game, exact=True)
        return _club(club_of(game.id), game, float(time) if at else THINKING, seed)
    kind, _, rest = name.partition(":")
    budget, _, manner = rest.partition(":")
    if kind in ("ismcts", "pimc") and budget.isdigit() and int(budget) > 0:
        return SearchBot(_search(f"{kind}:{manner}" if manner else kind, int(budget), 0.0, game), seed)
    raise ValueError(
        f"there is no bot {name!r}; there are random, {', '.join(LEVELS)}, club@MS, ismcts:N, pimc:N"
    )


def _club(manner: str, game: Game, milliseconds: float, seed: int | None) -> Bot:
    """A search, or the book; behind `solved:` asked only where the solution of a reduced form has no answer."""
    known, _, rest = manner.partition("solved:")
    if rest and not known:
        return SolvedBot(game, _club(rest, game, milliseconds, seed), seed)
    if manner == "book":
        return BookBot(game)
    return SearchBot(_search(manner, 0, milliseconds, game), seed)


def _search(manner: str, simulations: int, milliseconds: float, game: Game) -> Searcher:
    """A search as it is written: `pimc:trust=2:guide=1:share=80`."""
    kind, *given = manner.split(":")
    numbers = {"trust": -1.0, "advised": 0.0, "guide": 0.0, "share": 100.0, "solve": 0.0}
    numbers |= {"belief": 0.0, "narrow": 0.0}
    numbers["turns"] = float(ALL_TURNS)
    for word in given:
        key, _, value = word.partition("=")
        if key not in numbers:
            raise ValueError(f"a search has no {key!r}; it has {', '.join(numbers)}")
        numbers[key] = float(value)
    turns = int(numbers["turns"])
    playouts = Playouts() if turns == ALL_TURNS else Hopeful()
    if numbers["guide"] > 0:
        pieces = game.advice()
        playouts = Guided(pieces[max(0, len(pieces) - int(numbers["guide"])) :], int(numbers["share"]))
    if numbers["solve"] > 0:
        playouts = Solved(playouts)
    if kind == "ismcts":
        if turns != ALL_TURNS:
            raise ValueError("a tree is searched to the end of the hand: it has no 'turns'")
        return Ismcts(simulations, milliseconds, 0, playouts)
    book: list[Advice] = []
    if numbers["trust"] >= 0:
        book = game.advice()
        for piece in book:
            piece.heed(book)
    return Pimc(
        simulations,
        milliseconds,
        0,
        playouts,
        book,
        numbers["trust"],
        numbers["advised"] > 0,
        turns,
        numbers["belief"] > 0,
        numbers["narrow"] > 0,
    )
