"""The shelf as data: games, their options as a form, their words and rules, each made once."""

from __future__ import annotations

import functools
import importlib.resources
import logging
import re
import tomllib
from typing import Any, Literal, cast

from lomber.games import Listing, listings, make, options_of
from lomber.server.kept import Kept
from lomber.server.mistakes import HOME, Refused
from lomber.server.thinking import LEVELS
from lomber.server.wire import CheckedGame, GameEntry, GameForm, Games, OptionField, Options, Rules, RulesPage
from lomber.table.contract import Game
from lomber.table.errors import UnknownGame
from lomber.table.options import fields_of, written
from lomber.text import FALLBACK, LANGUAGES
from lomber.text.speech import names_text

log = logging.getLogger("lomber.server")

Kind = Literal["bool", "int", "choice", "text", "list"]
OWN = "lomber.games."
OF_THE_HOUSE = ("lomber.text", HOME)
"""Whose words every table has: the table's own and the server's."""
NUMBER = re.compile(r"^\W*([A-Z]+-\d+[a-z]?)", re.MULTILINE)
"""A rule's number where it begins a paragraph."""


def family_name(family: str) -> str:
    """A family as the wire names it: `whist`; another package's by its whole name."""
    return family.removeprefix(OWN)


def family_package(name: str) -> str:
    """The package of a family that is on the shelf; empty where there is none of that name."""
    families = {family_name(listing.family): listing.family for listing in listings().values()}
    return families.get(name, "")


def _listing(id: str) -> Listing:
    found = listings().get(id)
    if found is None:
        known = ", ".join(listings())
        raise UnknownGame(f"there is no game {id!r}", "unknown-game", name=id, known=known)
    return found


def package_of(id: str) -> str:
    """The package of a game, whose words explain it."""
    return _listing(id).family


def known(id: str) -> str:
    """The id of a game that there is."""
    _listing(id)
    return id


@functools.lru_cache(maxsize=256)
def _entry(id: str) -> GameEntry:
    listing = _listing(id)
    seats = int(make(id).seats)
    return GameEntry(
        id, family_name(listing.family), listing.shelf, seats, tuple(listing.presets), tuple(LEVELS)
    )


def games() -> Games:
    """The shelf. A listed game that cannot be made (another author's, half installed) is left out."""
    broken = unusable()
    return Games(tuple(_entry(id) for id in listings() if id not in broken))


def form(id: str) -> GameForm:
    """Everything the page needs to ask for a game's options."""
    listing = _listing(id)
    entry = _entry(id)
    fields = tuple(
        OptionField(
            field.name,
            cast(Kind, field.kind),
            _plain(field.default),
            field.doc,
            field.rule,
            tuple(field.choices),
            field.low,
            field.high,
            field.optional,
        )
        for field in fields_of(options_of(id))
    )
    forms = {
        preset: {name: _plain(value) for name, value in given.items()}
        for preset, given in listing.presets.items()
    }
    return GameForm(
        entry.id,
        entry.family,
        entry.shelf,
        entry.seats,
        entry.presets,
        entry.levels,
        dict(listing.fixed),
        fields,
        forms,
    )


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def chosen(id: str, preset: str, options: Options) -> Game:
    """The game with these options, each checked against its bounds before anything is made of it."""
    _listing(id)
    if "/" in id:
        raise UnknownGame(f"there is no game {id!r}", "unknown-game", name=id, known="")
    return make(f"{id}/{preset}" if preset else id, options)


def check(id: str, preset: str, options: Options) -> CheckedGame:
    game = chosen(id, preset, options)
    return CheckedGame(id, written(game.options), int(game.seats))


@functools.lru_cache(maxsize=256)
def words(lang: str, family: str) -> Kept:
    """The Fluent source of the table's words, the server's, and the family's, which win over them."""
    if lang not in LANGUAGES:
        raise Refused("no-language", 404, name=lang)
    packages = [*OF_THE_HOUSE]
    if family != "-":
        package = family_package(family)
        if not package:
            raise Refused("no-family", 404, name=family)
        packages.append(package)
    return _source(lang, packages)


@functools.lru_cache(maxsize=len(LANGUAGES))
def all_words(lang: str) -> Kept:
    """The words of every family on the shelf in one, for who shows the shelf; here those of the house win."""
    if lang not in LANGUAGES:
        raise Refused("no-language", 404, name=lang)
    families = {listing.family: None for listing in listings().values()}
    return _source(lang, [*families, *OF_THE_HOUSE])


def _source(lang: str, packages: list[str]) -> Kept:
    texts = []
    for package in packages:
        file = importlib.resources.files(package) / "words" / f"{lang}.ftl"
        if file.is_file():
            texts.append(file.read_text(encoding="utf-8"))
        texts.append(names_text(lang, package))
    return Kept("\n".join(texts).encode(), "text/plain")


def rules(game: Game, lang: str) -> Rules:
    """The rules pages of this game with these options, in the order in which they are read."""
    if lang not in LANGUAGES:
        raise Refused("no-language", 404, name=lang)
    folder = importlib.resources.files(_listing(game.id).family) / "rules"
    pages = []
    for page in game.pages:
        file = folder / f"{page}.{lang}.md"
        if file.is_file():
            pages.append(RulesPage(page, file.read_text(encoding="utf-8")))
    return Rules(tuple(pages), _phases(_listing(game.id).family))


@functools.lru_cache(maxsize=256)
def _begun(family: str, pages: tuple[str, ...]) -> frozenset[str]:
    """The numbers with which a paragraph of these pages begins."""
    folder = importlib.resources.files(family) / "rules"
    files = [folder / f"{page}.{FALLBACK}.md" for page in pages]
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    return frozenset(NUMBER.findall("\n".join(texts)))


def rule_about(game: Game, phase: str) -> str:
    """The first rule about a phase (`deal`: about the pack and its dealing) on this game's pages, or nothing."""
    family = _listing(game.id).family
    there = _begun(family, tuple(game.pages))
    return next((rule for rule in _phases(family).get(phase, ()) if rule in there), "")


@functools.cache
def _phases(family: str) -> dict[str, list[str]]:
    """The rules to begin with in each phase, as the family's `rules/phases.toml` names them."""
    file = importlib.resources.files(family) / "rules" / "phases.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@functools.cache
def unusable() -> dict[str, str]:
    """Games that are listed but cannot be made, and why."""
    found = {}
    for id in listings():
        try:
            _entry(id)
        except Exception as error:
            log.exception("a listed game cannot be made", extra={"game": id})
            found[id] = repr(error)
    return found
