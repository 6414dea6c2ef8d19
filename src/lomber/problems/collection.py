"""The problems there are, as data: read when somebody asks for them."""

from __future__ import annotations

import functools
import importlib.resources
import tomllib
from typing import Any, Literal

import msgspec

from lomber.games import listings, make
from lomber.table.contract import Game
from lomber.table.errors import LomberError
from lomber.table.scene import Message

Goal = Literal["take", "take-more", "clean", "few", "catch", "hold", "score"]
"""What is to be reached, in a word; `problem-goal-…` of the shared words is the sentence.

`take` so many tricks, `take-more` of those still to be played; play a misère `clean`; take `few` where tricks are
bad; `catch` a misère; `hold` the declarer to so many; have a `score` by this hand.
"""


class UnknownTask(LomberError):
    """No problem of that name."""

    def __init__(self, id: str) -> None:
        super().__init__(f"there is no problem {id!r}", "unknown-problem", name=id[:80])


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same in the three languages."""

    ru: str
    uk: str
    en: str

    def text(self, lang: str) -> str:
        return str(getattr(self, lang))


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One problem. All cards lie open; you play `yours`, the solver plays all others."""

    game: str
    """A game's id, or an id with a preset."""
    options: dict[str, Any] = {}
    position: dict[str, Any]
    """As `Game.set_up` reads it: a hand in progress."""
    played: str = ""
    """The cards that were played from there before the problem begins."""
    yours: tuple[int, ...]
    goal: Goal
    number: int = 0
    """The figure of the goal's sentence."""
    score: int
    """What the goal means: the least that your side may have from this hand.

    In tricks where the game's solver counts them (Preferans; those one must not take are counted off), else in the
    game's own unit.
    """
    first: tuple[str, ...]
    """The first moves that reach it; every other one gives it up."""
    level: Literal[1, 2, 3]
    """Easy, middling, hard."""
    title: Said
    text: Said | None = None
    """What else there is to know before one begins."""
    idea: Said | None = None
    """How it is done; told when it is solved or given up."""
    source: Said | None = None
    """Where it comes from; none: composed for this collection."""
    id: str = ""

    @property
    def game_id(self) -> str:
        return self.game.partition("/")[0]

    @property
    def preset(self) -> str:
        return self.game.partition("/")[2]

    @property
    def family(self) -> str:
        return listings()[self.game_id].family

    def wanted(self) -> Message:
        """What is to be reached, as a sentence."""
        return Message(f"problem-goal-{self.goal}", {"number": self.number})

    def make(self) -> Game:
        return make(self.game, self.options)


FIRST = ("preferans", "whist", "vint")
"""The files that are told first: the games of which people know problems. The others follow by name."""


@functools.cache
def tasks() -> dict[str, Task]:
    """All problems by their ids, file by file, in each the easy ones first."""
    found: dict[str, Task] = {}
    folder = importlib.resources.files(__package__)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    names.sort(key=lambda name: [*FIRST, name[:-5]].index(name[:-5]))
    for name in names:
        file = folder / name
        for id, described in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if id in found:
                raise ValueError(f"two problems are called {id}")
            found[id] = msgspec.convert({**described, "id": id}, Task)
    return found


def task(id: str) -> Task:
    try:
        return tasks()[id]
    except KeyError:
        raise UnknownTask(id) from None
