"""Say things in the reader's language.

`Words("ru", "lomber.games.whist")` reads the shared Fluent files beside this module and the ones in the
game's own `words/` folder; a game's word wins over a shared one. What a language lacks is said in English.

Arguments are localised by their names, so that a game passes plain notation and never a word of any language:

| argument | value | what a message gets |
| --- | --- | --- |
| `card`, `cards` | `QH`, `AS KS` | Д♥; in a selector it is still `QH` |
| `suit`, `trump` | `S` | пика; `SUIT($suit, case: "gen")` gives its other forms; in a selector it is `S` |
| `seat` | 2 | the player's name; in a selector `you`, `none` (-1) or `other` |
| `gem`, `gems`, `colours` | `R`, `R2 G1`, `RG` | красный; К2 З1; красный, зелёный: by the game's `gem-R` |
| `place` | `S`, `below` | Юг, под чертой |
| `value` | what a move is about | a card, a number, a trick and a chair (`3 W`), or as written |
| `why` | a sentence of the rules | the sentence in this language (`words/positions.toml`) |

The same holds for names with such an ending: `led_suit`, `winner_seat`.
"""

from __future__ import annotations

import functools
import importlib
import importlib.resources
import importlib.util
import os
import re
from collections.abc import Mapping, Sequence
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from lomber.cards.pack import RANKS, SUITS
from lomber.table.errors import BadPosition, BadRecord, IllegalMove, LomberError
from lomber.table.scene import HIDDEN, Message, slug
from lomber.text.refusals import refusal

LANGUAGES = ("ru", "uk", "en")
FALLBACK = "en"

_CARD = re.compile(rf"[{RANKS}][{SUITS}]")
_NUMBER = re.compile(r"-?\d{1,18}")
_TRICK_AND_CHAIR = re.compile(r"(\d{1,2}) ([SWNE])")


def language(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one asked for, else LOMBER_LANG, else that of the system, else English."""
    for said in (
        asked,
        *(environment.get(name) for name in ("LOMBER_LANG", "LC_ALL", "LC_MESSAGES", "LANG")),
    ):
        short = re.split(r"[_.@-]", said or "")[0].lower()
        if short in LANGUAGES:
            return short
        if short and short not in ("c", "posix"):
            return FALLBACK
    return FALLBACK


class Named(FluentType):
    """A thing of the table: written in the reader's language, yet chosen by its code in a selector."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        self.text = text

    def format(self, locale: Any) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return other == self.code

    def __hash__(self) -> int:
        return hash(self.code)


class _Arguments(Visitor):
    """Collects what a message refers to: its arguments, and the messages and terms inside it."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.arguments.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.messages.add(node.id.name)
        super().generic_visit(node)


class _Tongue:
    """One language with one family's words."""

    def __init__(self, lang: str, family: str) -> None:
        self.lang = lang
        functions: dict[str, Any] = {"SUIT": self._suit_form}
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self.entries: dict[str, ast.Message] = {}
        for text in words_files(lang, family):
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self.entries.setdefault(entry.id.name, entry)

    def _suit_form(self, suit: object, case: object = "") -> str:
        """`SUIT($suit, case: "gen")`: the attributes of the messages `suit-S` … are its forms."""
        code = suit.code if isinstance(suit, Named) else str(suit)
        message = self.bundle.get_message(f"suit-{code}")
        pattern = message.attributes[str(case)] if case else message.value
        return str(self.bundle.format_pattern(pattern)[0]) if pattern else code

    def text(self, key: str, words: Mapping[str, Any]) -> str:
        message = self.bundle.get_message(key)
        if message.value is None:
            return ""
        return str(self.bundle.format_pattern(message.value, dict(words))[0])

    def arguments(self, key: str) -> set[str]:
        """The arguments a message uses, those of the messages inside it included."""
        found: set[str] = set()
        waiting, done = [key], set[str]()
        while waiting:
            at = waiting.pop()
            if at in done or at not in self.entries:
                continue
            done.add(at)
            visitor = _Arguments()
            visitor.visit(self.entries[at])
            found |= visitor.arguments
            waiting.extend(visitor.messages)
        return found


def words_files(lang: str, family: str) -> list[str]:
    """The Fluent texts of a language: the family's first, for its words win."""
    found = []
    for package in (family, "lomber.text"):
        if package:
            file = importlib.resources.files(package) / "words" / f"{lang}.ftl"
            if file.is_file():
                found.append(file.read_text(encoding="utf-8"))
    return [*found, names_text(lang, family)]


def names_text(lang: str, family: str) -> str:
    """The names of cards that stand in data files, as Fluent: what a family says in its module `naming`."""
    if not family or importlib.util.find_spec(f"{family}.naming") is None:
        return ""
    return str(importlib.import_module(f"{family}.naming").words(lang))


@functools.lru_cache(maxsize=128)
def _tongue(lang: str, family: str) -> _Tongue:
    return _Tongue(lang, family)


def rule_of(error: LomberError) -> str:
    """The rule that forbids what was tried or described; nothing where it is no rule's affair."""
    rule = error.rule if isinstance(error, IllegalMove | BadPosition) else ""
    return "" if rule == "notation" else rule


def one_line(said: str) -> str:
    """What others have written, as a terminal may show it: nothing in it moves the cursor or turns the writing."""
    return "".join(sign if sign.isprintable() else " " for sign in said).strip()


class Words:
    """The words of one reader at one table: a language, a game's family, the players' names."""

    def __init__(self, lang: str, family: str = "", names: Sequence[str] = (), you: int = -1) -> None:
        self.lang = lang if lang in LANGUAGES else FALLBACK
        self.family = family
        self.names = tuple(one_line(name) for name in names)
        self.you = you
        """The seat of the reader, -1 if he only watches."""
        tongues = dict.fromkeys([self.lang, FALLBACK])
        self._tongues = [_tongue(tongue, family) for tongue in tongues]

    def has(self, key: str) -> bool:
        """Is the message there in this language?"""
        return self._tongues[0].bundle.has_message(slug(key))

    def arguments(self, key: str) -> set[str]:
        """The arguments that a message uses."""
        tongue = self._speaking(slug(key))
        return tongue.arguments(slug(key)) if tongue else set()

    def keys(self) -> list[str]:
        """Every message of this language."""
        return list(self._tongues[0].entries)

    def say(self, message: Message) -> str:
        return self.text(message.key, **message.words)

    def text(self, key: str, /, **words: Any) -> str:
        """The message in words. A key that no language has is shown as itself, readably."""
        key = slug(key)
        tongue = self._speaking(key)
        if tongue is None:
            return " ".join(
                [key.partition("-")[2].replace("-", " ") or key, *(str(w) for w in words.values())]
            )
        given = {"seat": Named("none", ""), **words}
        return tongue.text(key, {name: self._localised(name, value) for name, value in given.items()})

    def first(self, *keys: str, **words: Any) -> str:
        """The first of these messages that exists; the last one's name if none does."""
        for key in keys:
            if self._speaking(slug(key)):
                return self.text(key, **words)
        return self.text(keys[-1], **words)

    def error(self, error: LomberError) -> str:
        """What went wrong, in one sentence, with the rule's number where there is one."""
        key = "error-" + error.key
        known = bool(error.key) and self._speaking(slug(key)) is not None
        words = {"sentence": error.sentence, **error.words}
        said = self.text(key, **words) if known else error.sentence
        if isinstance(error, BadRecord):
            return said
        rule = rule_of(error)
        return f"{said} [{rule}]" if rule else said

    # -- things of the table

    def card(self, name: str) -> str:
        """A card as players of this language write it: `QH` is Д♥; a card of another deck by its own word.

        Which copy of several it is (`QH#3`) is not said, nor on whose side it lies (`A.hero`, `mark@B`).
        """
        if name == HIDDEN:
            return self.text("card-hidden")
        name = name.partition("#")[0]
        own = "card-" + slug(name.rpartition(".")[2].partition("@")[0])
        if slug(name) and self._speaking(own):
            return self.text(own)
        if _CARD.fullmatch(name):
            return self.rank(name[0]) + self.sign(name[1])
        return name

    def cards(self, names: str) -> str:
        return " ".join(self.card(name) for name in names.split())

    def rank(self, rank: str) -> str:
        return self.text(f"rank-{rank}")

    def suit(self, suit: str) -> str:
        return self.text(f"suit-{suit}") if suit and suit in SUITS else suit

    def sign(self, suit: str) -> str:
        return {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}.get(suit, suit)

    def name(self, seat: int) -> str:
        """The player's name."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("seat-number", number=seat + 1) if seat >= 0 else self.text("nobody")

    def place(self, place: str) -> str:
        """A chair (`S`) or a place on the sheet: `below`, or one that is about a seat: `whists.2`."""
        about, dot, seat = place.rpartition(".")
        if dot and seat.isdecimal() and self.has(f"place-{about}"):
            return self.text(f"place-{about}", seat=int(seat))
        return self.first(f"place-{place}", f"chair-{place}") if self.has_any(place) else place

    def has_any(self, place: str) -> bool:
        return any(self._speaking(slug(f"{kind}-{place}")) for kind in ("place", "chair"))

    # --

    def _speaking(self, key: str) -> _Tongue | None:
        return next((tongue for tongue in self._tongues if tongue.bundle.has_message(key)), None)

    def _initial(self, gem: str) -> str:
        """The letter of a colour in this language: of `R` in Russian К."""
        return self.text(f"gem-{gem}")[0].upper() if self.has(f"gem-{gem}") else gem

    def _localised(self, name: str, value: Any) -> Any:
        if isinstance(value, Named):
            return value
        kind = re.split(r"[_-]", name.rstrip("0123456789"))[-1]
        if kind == "seat" and isinstance(value, int):
            code = "none" if value < 0 else "you" if value == self.you else "other"
            return Named(code, self.name(value))
        if isinstance(value, str):
            if kind in ("card", "cards"):
                return Named(value, self.cards(value))
            if kind in ("suit", "trump"):
                return Named(value, self.suit(value))
            if kind == "gem" and self.has(f"gem-{value}"):
                return Named(value, self.text(f"gem-{value}"))
            if kind == "gems":
                return Named(value, re.sub("[A-Z]", lambda gem: self._initial(gem[0]), value))
            if kind == "colours":
                return Named(value, ", ".join(self.text(f"gem-{letter}") for letter in value))
            if kind == "why":
                return refusal(value, self.lang)
            if kind == "place":
                return Named(value, self.place(value))
            if kind == "value" and (_CARD.fullmatch(value) or "#" in value or value == HIDDEN):
                return Named(value, self.card(value))
            if _NUMBER.fullmatch(value) and kind == "value":
                return int(value)
            if kind == "value" and (told := _TRICK_AND_CHAIR.fullmatch(value)):
                return Named(value, f"{told[1]}, {self.place(told[2])}")
            return value
        if isinstance(value, bool) or not isinstance(value, int | float):
            return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        return value
