# lomber: interpreted
"""The cards that a game is played with: a set by its name, its library, its ready decks, and what a list may hold.

A set `NAME` is the file `sets/NAME.toml` of this folder (its decks may stand in `NAME.decks.toml`), or one of the
owner's own folder, which the environment variable LOMBER_CARD_SETS names.
"""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from lomber.games.berserk.cards import Library
from lomber.games.berserk.decks import Limits, check_deck, name_of
from lomber.games.berserk.loader import BadSet, load
from lomber.games.berserk.ready import CardSet, ReadyDeck, joined, read_set
from lomber.table.errors import BadOptions

if TYPE_CHECKING:
    from lomber.games.berserk.options import BerserkOptions

FOLDER: Final = "LOMBER_CARD_SETS"


@dataclasses.dataclass(frozen=True)
class Collection:
    """A set that has been read."""

    library: Library
    set: CardSet

    @property
    def described(self) -> Mapping[str, Any]:
        """Its cards as the file describes them."""
        return self.set.cards

    @property
    def decks(self) -> tuple[ReadyDeck, ...]:
        return tuple(self.set.decks.values())


@cache
def collection_of(name: str) -> Collection:
    """The set of this name; BadOptions where there is none, or where its file has faults."""
    texts = _texts(name)
    try:
        library = load(texts)
    except BadSet as error:
        raise BadOptions(f"card set {name}: {error.sentence}", "option-card-set", given=name) from None
    return Collection(
        library, joined(name.removesuffix(".toml"), [read_set(text) for text in texts.values()])
    )


def _texts(name: str) -> dict[str, str]:
    """The files of a set, by name."""
    plain = name.removesuffix(".toml")
    if re.fullmatch("[A-Za-z0-9_-]{1,64}", plain):
        folders: list[Any] = [files("lomber.games.berserk").joinpath("sets")]
        if FOLDER in os.environ:
            folders.append(Path(os.environ[FOLDER]))
        for folder in folders:
            found = {
                file: _text_of(folder.joinpath(file), name)
                for file in (f"{plain}.toml", f"{plain}.decks.toml")
                if folder.joinpath(file).is_file()
            }
            if found:
                return found
    raise BadOptions(f"there is no card set {name!r}", "option-card-set", given=name)


def _text_of(file: Any, name: str) -> str:
    """A file of one's own may be unreadable or not in UTF-8; a mark at its beginning may say that it is."""
    try:
        return str(file.read_text("utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadOptions(f"card set {name}: {error}", "option-card-set", given=name) from None


def limits_of(options: BerserkOptions) -> Limits:
    """What the options say about lists."""
    return Limits(
        options.deck_min, options.copies_max, options.horde_max, options.multi_element, options.set_rules
    )


def ready_decks(collection: Collection, options: BerserkOptions) -> list[ReadyDeck]:
    """The decks that may be handed in: legal with these options, or cut short on purpose."""
    found = []
    for deck in collection.decks:
        cards = deck.listed()[: options.cut]
        counts = {card: cards.count(card) for card in cards}
        limits = limits_of(options)
        if options.cut is not None:
            limits = dataclasses.replace(limits, deck_min=0)
        if not check_deck(collection.described, deck.hero, counts, limits):
            found.append(dataclasses.replace(deck, cards=counts))
    return found


def list_fault(described: Mapping[str, Any], hero: str, cards: list[str], options: BerserkOptions) -> str:
    """The first rule of chapter 4 that a list in the making breaks; BH-20 if it is only too short."""
    counts = {card: cards.count(card) for card in cards}
    limits = dataclasses.replace(limits_of(options), deck_min=0)
    return next((wrong.rule for wrong in check_deck(described, hero, counts, limits)), "BH-20")


def printings(collection: Collection) -> list[int]:
    """By card of the library: the first one of its name. They share one limit of copies (BH-22, BH-24)."""
    firsts: dict[str, int] = {}
    return [
        firsts.setdefault(name_of(collection.described, card.id), int(card.number))
        for card in collection.library.cards
    ]


def allowances(collection: Collection, hero: str, options: BerserkOptions) -> list[int]:
    """By card of the library: how often a list that this hero leads may hold it (BH-21 … BH-23)."""
    limits = dataclasses.replace(limits_of(options), deck_min=0)
    found = []
    for card in collection.library.cards:
        most = max(options.copies_max, options.horde_max)
        while most and check_deck(collection.described, hero, {card.id: most}, limits):
            most -= 1
        found.append(most)
    return found


def longest_list(allowed: list[int], names: list[int]) -> int:
    """The most cards of a list with these allowances; those of one name share their copies (BH-24)."""
    by_name: dict[int, int] = {}
    for card, name in enumerate(names):
        by_name[name] = max(by_name.get(name, 0), allowed[card])
    return sum(by_name.values())


def has_a_list(collection: Collection, options: BerserkOptions) -> bool:
    """Is there a hero with cards enough for a list of one's own (BH-20)?"""
    names = printings(collection)
    return any(
        longest_list(allowances(collection, id, options), names) >= options.deck_min
        for id, card in collection.described.items()
        if card["type"] == "hero"
    )
