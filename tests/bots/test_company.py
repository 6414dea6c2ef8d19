"""Bots by the names people type, one's own among them."""

import re
from pathlib import Path

import pytest

from lomber.arena import Contest, run
from lomber.arena.selfplay import selfplay
from lomber.bots.company import UnknownBot, bot
from lomber.games import make

MODULE = '''
from random import Random

from lomber.bots.bot import Bot
from lomber.play.assign import Fast


class Lowest(Bot):
    """The first legal move."""

    def __init__(self, game, seed):
        self.game = game

    def choose(self, position):
        return position.legal[0]


class Guessing(Bot):
    """Any move that is legal in a world of its own."""

    looks_ahead = True

    def __init__(self, game, seed):
        self.chance = Random(seed)

    def choose(self, position):
        assert position.guess(Fast(7)).acts(position.seat)
        return self.chance.choice(position.legal)


def stranger(game, seed):
    return "a bot"
'''


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module that can be imported from now on; each test has another name for it."""
    name = "own_" + re.sub(r"\W", "_", tmp_path.name)
    (tmp_path / f"{name}.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    return name


def test_a_bot_of_ones_own_plays_in_contests_and_against_itself(module: str) -> None:
    lowest = f"{module}:Lowest"
    result = run(Contest("whist", ("book", lowest), 8, seed=1))
    assert {standing.bot: standing.boards for standing in result.standings} == {"book": 8, lowest: 8}
    played = selfplay(make("whist"), [lowest], 2, seed=1)
    assert played.bots == (lowest,) * 4 and played.deals == 2


def test_a_bot_of_ones_own_plays_on_several_processes_the_same(module: str) -> None:
    contest = Contest("stukolka_golets", (f"{module}:Lowest", "random"), 16, seed=1)
    assert run(contest, processes=2) == run(contest)


def test_a_bot_of_ones_own_may_guess_worlds(module: str) -> None:
    assert selfplay(make("gorka"), [f"{module}:Guessing", "book"], 2, seed=1).deals == 2


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        ("lomber.bots.bot:Greedy", "has no attribute 'Greedy'"),
        ("{module}:stranger", "it is no lomber.bots.bot.Bot"),
    ],
)
def test_a_bot_that_cannot_be_loaded_says_why(module: str, name: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        bot(name.format(module=module), make("whist"), 1)


def test_what_is_written_like_a_search_is_a_search_and_no_module() -> None:
    for name in ("pimc:40", "ismcts:40", "pimc:40:trust=2", "club@20"):
        assert bot(name, make("whist"), 1) is not None
    with pytest.raises(UnknownBot, match="a search has no 'luck'"):
        bot("pimc:40:luck", make("whist"), 1)
