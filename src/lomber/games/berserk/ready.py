# lomber: interpreted
"""The sets that come with the table: their cards as the files describe them, their words, their ready decks."""

from __future__ import annotations

import dataclasses
import functools
import tomllib
from collections import ChainMap
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from lomber.games.berserk.cards import Library
from lomber.games.berserk.loader import load

BASE: Final = "five_shores"
"""The base set (chapter 19)."""


@dataclasses.dataclass(frozen=True)
class ReadyDeck:
    """A list that anybody may take: its hero, how many of each card, its name and its plan in three languages."""

    id: str
    hero: str
    cards: Mapping[str, int]
    name: Mapping[str, str]
    plan: Mapping[str, str]

    def listed(self) -> list[str]:
        """Every card by its id, as often as the deck has it."""
        return [card for card, number in self.cards.items() for _ in range(number)]


@dataclasses.dataclass(frozen=True)
class CardSet:
    """A whole set."""

    id: str
    name: Mapping[str, str]
    classes: Mapping[str, Mapping[str, Any]]
    spell_kinds: Mapping[str, Mapping[str, str]]
    cards: Mapping[str, Mapping[str, Any]]
    decks: Mapping[str, ReadyDeck]


def set_text(id: str = BASE) -> str:
    """The file of a built-in set."""
    return files("lomber.games.berserk").joinpath("sets", f"{id}.toml").read_text(encoding="utf-8")


def read_set(text: str) -> CardSet:
    """A set whose text is known to be right."""
    described = tomllib.loads(text)
    header = described.get("set", {})
    decks = {
        id: ReadyDeck(id, body["hero"], body["cards"], body["name"], body.get("plan", {}))
        for id, body in described.get("decks", {}).items()
    }
    return CardSet(
        header.get("id", ""),
        header.get("name", {}),
        header.get("classes", {}),
        header.get("spell_kinds", {}),
        described.get("cards", {}),
        decks,
    )


def joined(id: str, parts: Sequence[CardSet]) -> CardSet:
    """A set whose cards and decks stand in several files; one that has no name of its own is called by its id."""
    return CardSet(
        id,
        dict(ChainMap(*[dict(part.name) for part in parts])),
        dict(ChainMap(*[dict(part.classes) for part in parts])),
        dict(ChainMap(*[dict(part.spell_kinds) for part in parts])),
        {card: body for part in parts for card, body in part.cards.items()},
        {deck: body for part in parts for deck, body in part.decks.items()},
    )


@functools.cache
def built_in(id: str = BASE) -> CardSet:
    """A set that comes with the table, read once."""
    return read_set(set_text(id))


@functools.cache
def built_in_library(id: str = BASE) -> Library:
    """The same, as the engine reads it; held against the linter like any other file."""
    return load({f"{id}.toml": set_text(id)})
