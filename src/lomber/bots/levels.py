"""Bots by name: the levels a person chooses from, and searches with a stated budget for measurements.

`random`, `novice` (follows the book four times in five), `book`, `club` (search, 20 ms a decision, in the manner
that the game's listing names, or by its exact odds, or by the solution of a reduced form as far as that goes),
`learned` (by a network that has played the game with itself, where there is one: `bots/networks.py`);
`book-A-7` has forgotten that piece of the advice; `club@50` thinks for 50 ms; `ismcts:500` and `pimc:500` make so
many simulations, whatever the machine: the same seed, the same moves. How a search goes about it is written
behind a colon:
`pimc:500:trust=2` begins from the book's move and leaves it only for one that is better by two standard errors;
`advised=1` tries only what some piece of the advice names; `guide=1` lets the last piece of the advice play the
playouts (`guide=99`: all of it), in `share` per cent of the moves, and `heed=1` lets it weigh as the whole book
does; `solve=1` ends them where the game knows the exact outcome with open cards, `solve=7` does so in the last
seven tricks alone; `turns=1` plays only the turn in progress on, by the guide or else by the game's outlook, and
lets the outlook judge (`turns=2`: the next player's turn as well); `against=1` counts what the others score against
oneself; `belief=1` thinks in worlds that go with what the others have said, `reading=3` in one of three as the book
explains what they have done; `narrow=1` tries only the moves that the game calls sensible; `cards=1` searches only
what card to play, and says what the book says.
"""

from random import Random
from typing import Final

from lomber.bots.book import BookBot
from lomber.bots.bot import Bot
from lomber.bots.learned import LearnedBot
from lomber.bots.networks import network_for
from lomber.bots.novice import NoviceBot
from lomber.bots.position import Glance, Position
from lomber.bots.random import RandomBot
from lomber.bots.search import Ismcts, Pimc, Searcher
from lomber.bots.solved import SolvedBot
from lomber.games import CLUB, listings
from lomber.play.rollouts import ALL_TURNS, Guided, Hopeful, Playouts, Solved
from lomber.table.contract import Advice, Game

LEVELS: Final = ("novice", "book", "club", "master")
"""What lobby and terminal offer, from easy to strong."""

THINKING: Final = {"club": 20.0, "master": 100.0}
"""Milliseconds of the processor for which those that search think about a decision."""

UNSAID: Final = {
    "trust": -1.0,
    "advised": 0.0,
    "guide": 0.0,
    "share": 100.0,
    "solve": 0.0,
    "belief": 0.0,
    "narrow": 0.0,
    "reading": 0.0,
    "heed": 0.0,
    "against": 0.0,
    "cards": 0.0,
    "turns": float(ALL_TURNS),
}
"""What can be written behind a search's colon, and what it is where it is not written."""


def given(name: str, milliseconds: float) -> str:
    """A level at a table where a master has so much time: others that search have their share of it."""
    if name not in THINKING:
        return name
    return f"{name}@{max(1, int(milliseconds * THINKING[name] / THINKING['master']))}"


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


def manner_of(level: str, id: str) -> str:
    """How a level searches in this game: what was measured to be best, kept with the game's listing."""
    listing = listings().get(id)
    if listing is None:
        return CLUB
    return listing.master if level == "master" and listing.master else listing.club


def make_bot(name: str, game: Game, seed: int | None = None) -> Bot:
    """The bot of that name; ValueError says which names there are."""
    level, at, time = name.partition("@")
    if name == "random":
        return RandomBot(seed)
    if name == "novice":
        return NoviceBot(game, seed)
    if name == "book":
        return BookBot(game)
    if name == "learned":
        return _learned(game)
    if name.startswith("book-"):
        return BookBot(game, without=(name.removeprefix("book-"),))
    if level in THINKING and (not at or time.isdigit()):
        return _thinker(manner_of(level, game.id), game, float(time) if at else THINKING[level], seed)
    kind, _, rest = name.partition(":")
    budget, _, manner = rest.partition(":")
    if kind in ("ismcts", "pimc") and budget.isdigit() and int(budget) > 0:
        return SearchBot(_search(f"{kind}:{manner}" if manner else kind, int(budget), 0.0, game), seed)
    raise ValueError(
        f"there is no bot {name!r}; there are random, {', '.join(LEVELS)}, learned, "
        "club@MS, master@MS, ismcts:N, pimc:N"
    )


def _learned(game: Game) -> Bot:
    network = network_for(game)
    if network is None:
        raise ValueError(f"no network has learnt {game.id} with these options")
    return LearnedBot(network)


def _thinker(manner: str, game: Game, milliseconds: float, seed: int | None) -> Bot:
    """A search, the exact odds, or the book.

    Behind `learned:` asked only where no network has learnt the game, behind `solved:` only where a solution has no
    answer.
    """
    network, _, other = manner.partition("learned:")
    if other and not network:
        return (
            LearnedBot(found) if (found := network_for(game)) else _thinker(other, game, milliseconds, seed)
        )
    if manner == "exact":
        return BookBot(game, exact=True)
    known, _, rest = manner.partition("solved:")
    if rest and not known:
        return SolvedBot(game, _thinker(rest, game, milliseconds, seed), seed)
    if manner == "book":
        return BookBot(game)
    return SearchBot(_search(manner, 0, milliseconds, game), seed)


def _search(manner: str, simulations: int, milliseconds: float, game: Game) -> Searcher:
    """A search as it is written: `pimc:trust=2:guide=1:share=80`."""
    kind, *words = manner.split(":")
    numbers = _numbers(words)
    playouts = _playouts(numbers, game)
    if kind == "ismcts":
        if int(numbers["turns"]) != ALL_TURNS:
            raise ValueError("a tree is searched to the end of the hand: it has no 'turns'")
        return Ismcts(simulations, milliseconds, 0, playouts)
    if numbers["reading"] > 0 and numbers["trust"] < 0:
        raise ValueError("who reads goes by the book: 'reading' needs 'trust'")
    if numbers["cards"] > 0 and numbers["trust"] < 0:
        raise ValueError("words that are not searched are the book's: 'cards' needs 'trust'")
    return Pimc(
        simulations,
        milliseconds,
        playouts=playouts,
        book=_book(game) if numbers["trust"] >= 0 else [],
        trust=numbers["trust"],
        advised=numbers["advised"] > 0,
        turns=int(numbers["turns"]),
        belief=numbers["belief"] > 0,
        narrow=numbers["narrow"] > 0,
        reading=int(numbers["reading"]),
        against=numbers["against"] > 0,
        cards=numbers["cards"] > 0,
    )


def _numbers(words: list[str]) -> dict[str, float]:
    """What is written behind the colons, and what is not as it stands in `UNSAID`."""
    numbers = dict(UNSAID)
    for word in words:
        key, _, value = word.partition("=")
        if key not in numbers:
            raise ValueError(f"a search has no {key!r}; it has {', '.join(numbers)}")
        numbers[key] = float(value)
    return numbers


def _playouts(numbers: dict[str, float], game: Game) -> Playouts:
    playouts = Playouts() if int(numbers["turns"]) == ALL_TURNS else Hopeful()
    if numbers["guide"] > 0:
        pieces = game.advice()
        last = pieces[max(0, len(pieces) - int(numbers["guide"])) :]
        playouts = Guided(last, int(numbers["share"]), pieces if numbers["heed"] > 0 else None)
    if numbers["solve"] > 0:
        playouts = Solved(playouts, int(numbers["solve"]) if numbers["solve"] > 1 else 0)
    return playouts


def _book(game: Game) -> list[Advice]:
    pieces = game.advice()
    for piece in pieces:
        piece.heed(pieces)
    return pieces
