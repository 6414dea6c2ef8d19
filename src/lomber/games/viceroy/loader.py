# lomber: interpreted
"""Card sets in TOML (viceroy.md, section 11): read, checked for their structure, turned into tables."""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.broken_toml import broken
from lomber.games.viceroy import cards
from lomber.games.viceroy.cards import (
    COLOURS,
    DECKS,
    EFFECTS,
    ITEMS,
    KINDS,
    NEIGHBOURS,
    PAIRS,
    CardSet,
    Effect,
    Item,
    Printed,
    Reward,
)
from lomber.games.viceroy.printing import LANGUAGES, speak
from lomber.games.viceroy.typed import Finding, Lines, Where, written
from lomber.table.errors import BadOptions

FORMAT = "viceroy-cards/1"
FOLDER = "LOMBER_CARD_SETS"
"""The environment names the folder in which an owner of the printed game keeps the sets he has typed in."""

PROFILES = ("builtin", "custom", "study")
"""`study`: a small set for examples and tests, free of the sizes of S-3."""

TOKEN_VALUES = (2, 3, 4, 5, 6, 7, 8, 10, 12, 15)
BONUSES = (2, 3, 5)
MOST = {"gems": 12, "points": 20, "magic_bonus": 5}
"""How many of an item a reward gives at most; of all others three (11.2)."""
COLOURED = {
    "infinite": "infinite:red, infinite:any",
    "circle_bonus": "circle_bonus:red:2, circle_bonus:red:4",
}
"""How items with a colour are written."""


class Parameter(NamedTuple):
    """One key of an effect: how it is read, where it goes, whether it may be left out."""

    name: str
    kind: str
    """`number`, `levels`, `reward`, `gems`, `rewards`, `flag`, or the words it is one of."""
    field: str
    words: tuple[str, ...] = ()
    optional: bool = False


def _number(name: str, field: str = "number", optional: bool = False) -> Parameter:
    return Parameter(name, "number", field, (), optional)


def _word(name: str, words: tuple[str, ...]) -> Parameter:
    return Parameter(name, "word", "choice", words)


COLOUR_OR_ANY = (*COLOURS, "any")
POINTS = _number("points", "points")
EACH = _number("points_each", "points")
CAP = _number("cap", "limit", True)

PARAMETERS: dict[str, tuple[Parameter, ...]] = {
    "gain": (Parameter("reward", "reward", "rewards"),),
    "choose_one": (Parameter("options", "rewards", "rewards"),),
    "gems_each_colour": (_number("n"),),
    "draw_and_return": (_word("deck", DECKS), _number("take"), _number("back", "limit")),
    "repeat_reward": (Parameter("row", "number", "number", ("1", "4")),),
    "flip_tokens": (_word("pair", PAIRS), _number("max")),
    "swap_token": (_number("price"), Parameter("fallback", "reward", "rewards", (), True)),
    "skip_auction": (),
    "extra_play": (),
    "arrange_big": (_number("look"),),
    "everyone_gains": (Parameter("self", "gems", "rewards"), Parameter("others", "gems", "rewards")),
    "replace_card": (),
    "underlay": (),
    "tuck_hand": (_number("max", "number", True), EACH),
    "tuck_free": (Parameter("points_by_level", "levels", "levels"),),
    "move_free": (),
    "recall_free": (),
    "stash_gems": (_number("max"), EACH),
    "recolour_now": (_number("max"),),
    "free_recolour": (_number("n"),),
    "pass_bonus": (_number("n"),),
    "refund_bid": (),
    "discount": (_word("colour", COLOUR_OR_ANY),),
    "exchange_rate": (),
    "circle_gem": (_number("n"),),
    "tuck_drawn": (EACH, Parameter("include_auction", "flag", "also", (), True)),
    "ward": (_number("n"),),
    "points_by_level": (Parameter("points", "levels", "levels"),),
    "points_per_card": (POINTS, Parameter("tucked", "flag", "also", (), True)),
    "points_per_neighbour": (POINTS, _word("kind", NEIGHBOURS)),
    "points_per_set": (POINTS,),
    "points_per_circle": (
        POINTS,
        _word("colour", COLOUR_OR_ANY),
        Parameter("infinite", "flag", "also", (), True),
    ),
    "points_per_token": (_word("kind", KINDS[:8]), POINTS, CAP),
    "points_per_gem": (POINTS, Parameter("per", "number", "number", ("1", "1000")), CAP),
    "points_per_level_card": (Parameter("level", "number", "number", ("1", "5")), POINTS),
    "points_for_height": (POINTS,),
    "points_per_rainbow": (POINTS, Parameter("colours", "number", "number", ("3", "4"))),
    "points_majority": (_word("kind", KINDS), POINTS, _number("solo_min", "limit")),
}

HEAD = {"format", "id", "profile", "title", "source", "character", "law"}
HEAD_REQUIRED = ("format", "id", "profile", "title")
CHARACTER = {"number", "name", "top", "bottom", "cost", "reward"}
LAW = {"number", "name", "top", "bottom", "text", "effect"}
LAW_REQUIRED = ("number", "top", "bottom", "effect")


class Reading:
    """A file being read: what is wrong is collected, what can be read is read."""

    def __init__(self, text: str = "") -> None:
        self.lines = Lines(text)
        self.findings: list[Finding] = []
        self.rewards: list[Reward] = []
        self.builtin = False

    def wrong(self, rule: str, where: Where, sentence: str, key: str, **words: object) -> None:
        said = {name: written(word) if name == "given" else str(word) for name, word in words.items()}
        self.findings.append(Finding(rule, where.label, sentence, where.line, f"viceroy-{key}", said))

    # -- values

    def colours(self, given: object, number: int, where: Where) -> vec[i64]:
        """S-4: exactly so many colours."""
        strange = [word for word in given if word not in COLOURS] if isinstance(given, list) else []
        if strange and isinstance(given, list) and len(given) == number:
            self._not_one_of("S-4", self.lines.of(strange[0], where), strange[0], COLOURS)
            return vec[i64]([0] * number)
        if not isinstance(given, list) or len(given) != number:
            known = ", ".join(COLOURS)
            said = f"{given!r} is not {number} of the colours {known}"
            self.wrong("S-4", where, said, "colours", given=given, number=number, known=known)
            return vec[i64]([0] * number)
        return vec[i64]([COLOURS.index(word) for word in given])

    def sectors(self, data: dict[str, Any], where: Where) -> vec[i64]:
        """`bottom = "red"` is short for both halves."""
        bottom = data.get("bottom")
        top = self.colours(data.get("top"), 2, where.at("top"))
        under = self.colours([bottom, bottom] if isinstance(bottom, str) else bottom, 2, where.at("bottom"))
        return vec[i64]([top[0], top[1], under[0], under[1]])

    def reward(self, text: object, where: Where, rule: str = "S-5") -> Reward:
        items: list[Item] = []
        words = text.split("+") if isinstance(text, str) else []
        where = self.lines.of(text, where)
        if not 1 <= len(words) <= 3:
            self.wrong(rule, where, f"{text!r} is no reward of one to three items", "reward", given=text)
        for word in words:
            item = self.item(word.strip(), where)
            if item is None:
                self._no_item(rule, word.strip(), where)
            else:
                items.append(item)
        reward = Reward(len(self.rewards), items)
        self.rewards.append(reward)
        return reward

    def item(self, word: str, where: Where) -> Item | None:
        """One item by the grammar of 11.2; None where it is none."""
        kind, *rest = word.split(":")
        if kind not in ITEMS or not 1 <= len(rest) <= 2:
            return None
        if kind == "infinite":
            known = len(rest) == 1 and rest[0] in COLOUR_OR_ANY
            return Item(int(cards.INFINITE), 1, COLOUR_OR_ANY.index(rest[0])) if known else None
        if kind == "circle_bonus":
            known = len(rest) == 2 and rest[0] in COLOURS and rest[1] in ("2", "4")
            return Item(int(cards.CIRCLE_BONUS), int(rest[1]), COLOURS.index(rest[0])) if known else None
        if len(rest) != 1 or not re.fullmatch("[1-9][0-9]?", rest[0]):
            return None
        number = int(rest[0])
        if number > MOST.get(kind, 3) or (kind == "magic_bonus" and number not in BONUSES):
            return None
        if kind == "points" and number not in TOKEN_VALUES:
            rule = "S-5" if self.builtin else "W-2"
            self.wrong(rule, where, f"there is no point token of {number}", "no-token", value=number)
        return Item(ITEMS.index(kind), number, -1)

    def _no_item(self, rule: str, word: str, where: Where) -> None:
        """Which part of it is wrong: what it is, its colour, or how many."""
        kind = word.partition(":")[0].strip()
        said = f"{word!r} is no item of a reward"
        if kind not in ITEMS:
            near = difflib.get_close_matches(kind, ITEMS, 1)
            words = {"given": word, "known": ", ".join(ITEMS), "near": near[0] if near else "none"}
            self.wrong(rule, where, said, "reward-kind", **words)
        elif kind in COLOURED:
            self.wrong(rule, where, said, "reward-item", given=word, like=COLOURED[kind])
        else:
            most = ", ".join(str(n) for n in BONUSES) if kind == "magic_bonus" else f"1–{MOST.get(kind, 3)}"
            self.wrong(rule, where, said, "reward-number", given=word, item=kind, known=most)

    def names(self, given: object, where: Where, required: bool) -> dict[str, str]:
        """S-7: at least one language; the others fall back to it."""
        if given is None and not required:
            return {}
        if isinstance(given, str):
            said = f"{given!r} is no table of names by language"
            self.wrong("S-7", where, said, "names-table", given=given)
            return {}
        spoken = [given.get(word) for word in LANGUAGES] if isinstance(given, dict) else []
        if not isinstance(given, dict) or not any(isinstance(text, str) and text.strip() for text in spoken):
            self.wrong("S-7", where, f"{given!r} names nothing in ru, uk or en", "names", given=given)
            return {}
        self.keys(given, set(LANGUAGES), (), where)
        for text in given.values():
            if not isinstance(text, str):
                self.wrong("S-7", where, f"{text!r} is no text", "text", given=text)
                return {}
        return {word: text for word, text in given.items() if word in LANGUAGES and text.strip()}

    def keys(self, data: dict[str, Any], known: set[str], required: tuple[str, ...], where: Where) -> bool:
        """S-1: every required key is there, and none that nobody knows."""
        missing = [key for key in required if key not in data]
        for name in missing:
            self.wrong("S-1", where, f"{name!r} is missing", "key-missing", name=name)
        for name in data:
            if name not in known:
                place = where._replace(line=where.keys.get(name, where.line))
                near = difflib.get_close_matches(name, known, 1)
                said = f"{name!r} is no key of a card set"
                self.wrong("S-1", place, said, "key-strange", name=name, near=near[0] if near else "none")
        return not missing

    # -- cards

    def number(self, given: object, where: Where) -> int:
        if type(given) is not int or not 1 <= given <= 999:
            self._no_number("S-2", where.at("number"), given, 1, 999)
            return 0
        return given

    def _no_number(self, rule: str, where: Where, given: object, low: int, high: int) -> None:
        said = f"{given!r} is no number from {low} to {high}"
        self.wrong(rule, where, said, "number", given=given, low=low, high=high)

    def character(self, data: dict[str, Any], where: Where) -> Printed:
        self.keys(data, CHARACTER, tuple(sorted(CHARACTER)), where)
        card = Printed(self.number(data["number"], where) if "number" in data else 0, False)
        if "name" in data:
            card.names = self.names(data["name"], where.at("name"), True)
        if "top" in data and "bottom" in data:
            card.sectors = self.sectors(data, where)
        if "cost" in data:
            card.cost = self.colours(data["cost"], 4, where.at("cost"))
        lines = data.get("reward", [])
        if "reward" in data and (not isinstance(lines, list) or len(lines) != 4):
            said = f"{lines!r} is not four reward lines"
            self.wrong("S-5", where.at("reward"), said, "reward-lines", given=lines)
            lines = []
        card.rewards = [self.reward(line, where.at("reward")) for line in lines]
        return card

    def law(self, data: dict[str, Any], where: Where) -> Printed:
        self.keys(data, LAW, LAW_REQUIRED, where)
        card = Printed(self.number(data["number"], where) if "number" in data else 0, True)
        card.names = self.names(data.get("name"), where.at("name"), False)
        card.texts = self.names(data.get("text"), where.at("text"), False)
        if "top" in data and "bottom" in data:
            card.sectors = self.sectors(data, where)
        effects = data.get("effect", [])
        if not isinstance(effects, list) or not all(isinstance(effect, dict) for effect in effects):
            self.wrong(
                "S-6", where.at("effect"), "effects are a list of tables", "effects-list", given=effects
            )
            effects = []
        elif "effect" in data and not 1 <= len(effects) <= 3:
            self.wrong("S-6", where.at("effect"), "a law has one to three effects", "effects")
            effects = []
        kinds_given = [str(effect.get("type")) for effect in effects]
        card.effects = [
            self.effect(effect, where, kinds_given[: at + 1].count(kinds_given[at]))
            for at, effect in enumerate(effects)
        ]
        kinds = [int(effect.kind) for effect in card.effects]
        if int(cards.REPLACE_CARD) in kinds[1:] or (int(cards.UNDERLAY) in kinds and len(kinds) > 1):
            said = "replace_card comes first, underlay alone"
            self.wrong("S-6", where.at("effect"), said, "effects-order")
        return card

    def effect(self, data: dict[str, Any], where: Where, number: int = 1) -> Effect:
        """An effect, the so-maniest of its type in its law."""
        kind = data.get("type")
        key = f"type {kind} {number}"
        if not isinstance(kind, str) or kind not in PARAMETERS:
            place = where.at(key if key in where.keys else "effect", "effect")
            if kind is None:
                self.wrong(
                    "S-6", place, "an effect needs its type", "effect-needs", effect="effect", name="type"
                )
            else:
                near = difflib.get_close_matches(str(kind), PARAMETERS, 1)
                said = f"there is no effect {kind!r}"
                self.wrong("S-6", place, said, "no-effect", given=kind, near=near[0] if near else "none")
            return Effect(int(cards.EXTRA_PLAY))
        place = where.at(key, kind)
        effect = Effect(EFFECTS.index(kind))
        known = {"type", *(parameter.name for parameter in PARAMETERS[kind])}
        for key in data:
            if key not in known:
                close = difflib.get_close_matches(key, known, 1)
                words = {"effect": kind, "name": key, "near": close[0] if close else "none"}
                self.wrong("S-6", place, f"{kind} has no {key!r}", "effect-strange", **words)
        for parameter in PARAMETERS[kind]:
            if parameter.name in data:
                inside = place._replace(label=f"{place.label}.{parameter.name}")
                self.parameter(effect, parameter, data[parameter.name], inside)
            elif not parameter.optional:
                said = f"{kind} needs {parameter.name!r}"
                self.wrong("S-6", place, said, "effect-needs", effect=kind, name=parameter.name)
        return effect

    def parameter(self, effect: Effect, parameter: Parameter, given: object, where: Where) -> None:
        kind = parameter.kind
        if kind == "number":
            low, high = (int(word) for word in parameter.words or ("0", "1000000"))
            if type(given) is not int or not low <= given <= high:
                self._no_number("S-6", where, given, low, high)
                return
            setattr(effect, parameter.field, given)
        elif kind == "word":
            if given not in parameter.words:
                self._not_one_of("S-6", where, given, parameter.words)
                return
            effect.choice = parameter.words.index(str(given))
        elif kind == "flag":
            if type(given) is not bool:
                self.wrong("S-6", where, f"{given!r} is neither true nor false", "flag", given=given)
                return
            effect.also = given
        elif kind == "levels":
            self.levels_of(effect, given, where)
        else:
            self.rewards_of(effect, kind, given, where)

    def _not_one_of(self, rule: str, where: Where, given: object, words: tuple[str, ...]) -> None:
        known = ", ".join(words)
        self.wrong(rule, where, f"{given!r} is not one of {known}", "not-one-of", given=given, known=known)

    def levels_of(self, effect: Effect, given: object, where: Where) -> None:
        fits = isinstance(given, list) and all(type(n) is int and 0 <= n <= 1_000_000 for n in given)
        if not fits:
            self.wrong("S-6", where, f"{given!r} are no points by level", "levels", given=given)
            return
        assert isinstance(given, list)
        if len(given) != 4:
            said = f"{len(given)} numbers, not one for each of four levels"
            self.wrong("S-8", where, said, "levels-four", number=len(given))
            return
        effect.levels = vec[i64](given)

    def rewards_of(self, effect: Effect, kind: str, given: object, where: Where) -> None:
        if kind == "rewards":
            if not isinstance(given, list) or not 2 <= len(given) <= 4:
                self.wrong("S-6", where, "choose_one has two to four options", "options")
                return
            effect.rewards = [self.reward(option, where, "S-6") for option in given]
            return
        reward = self.reward(given, where, "S-6")
        if kind == "gems" and any(item.kind != cards.GEMS for item in reward.items):
            self.wrong("S-6", where, "everyone_gains gives gems only", "gems-only")
        effect.rewards.append(reward)

    # -- the whole

    def whole(self, data: dict[str, Any]) -> CardSet | None:
        file = self.lines.file()
        if not self.keys(data, HEAD, HEAD_REQUIRED, file):
            return None
        if data["format"] != FORMAT:
            self._not_one_of("S-1", file.at("format"), data["format"], (FORMAT,))
        profile, id = data["profile"], data["id"]
        if profile not in PROFILES:
            self._not_one_of("S-1", file.at("profile"), profile, PROFILES)
        if not isinstance(id, str) or not re.fullmatch("[a-z][a-z0-9_]*", id):
            self.wrong("S-1", file.at("id"), f"{id!r} is no name in snake_case", "id", given=id)
            return None
        self.names(data["title"], file.at("title"), True)
        source = data.get("source", "")
        if not isinstance(source, str):
            self.wrong("S-1", file.at("source"), f"{source!r} is no text", "text", given=source)
        self.builtin = profile == "builtin"
        characters = self.tables(data, "character")
        laws = self.tables(data, "law")
        people = [self.character(one, where) for one, where in characters]
        rules = [self.law(one, where) for one, where in laws]
        self.sizes(str(profile), len(people), len(rules))
        self.twice(people + rules, [where for _, where in characters + laws])
        self.endless(rules)
        people.sort(key=lambda card: card.number)
        rules.sort(key=lambda card: card.number)
        return CardSet(id, people + rules, self.rewards)

    def endless(self, rules: list[Printed]) -> None:
        """Two laws that each fetch a card from the pyramid and play another would play each other for ever."""
        fetching = {int(cards.REPLACE_CARD), int(cards.RECALL_FREE)}
        found: list[str] = []
        for law in rules:
            kinds = {int(effect.kind) for effect in law.effects}
            if int(cards.EXTRA_PLAY) in kinds and kinds & fetching:
                found.append(str(law.number))
        if len(found) > 1:
            said = "each take a card back to the hand and play another: together they would never end"
            self.wrong("S-6", Where(f"laws {', '.join(found)}"), said, "endless")

    def tables(self, data: dict[str, Any], name: str) -> list[tuple[dict[str, Any], Where]]:
        """The cards of a kind, each with its place in the file."""
        given = data.get(name, [])
        if not isinstance(given, list) or not all(isinstance(one, dict) for one in given):
            said = f"cards are written as [[{name}]] tables"
            self.wrong("S-1", self.lines.table(name, 0, name), said, "tables", name=name)
            return []
        return [
            (one, self.lines.table(name, i, f"{name} {one.get('number', i + 1)}"))
            for i, one in enumerate(given)
        ]

    def sizes(self, profile: str, people: int, rules: int) -> None:
        if profile == "study":
            return
        if not 60 <= people <= 120 or not 12 <= rules <= 60:
            said = f"{people} characters and {rules} laws; 60–120 and 12–60 make a set"
            self.wrong("S-3", Where("file"), said, "sizes", people=people, laws=rules)
        elif (people, rules) != (64, 24):
            said = f"{people} characters and {rules} laws; 64 and 24 are usual"
            self.wrong("W-1", Where("file"), said, "sizes-usual", people=people, laws=rules)

    def twice(self, printed: list[Printed], places: list[Where]) -> None:
        """Numbers and names that an earlier card has already."""
        numbers: set[int] = set()
        names: set[tuple[str, str]] = set()
        for card, where in zip(printed, places, strict=True):
            number = int(card.number)
            if number and number in numbers:
                said = f"the number {number} stands on two cards"
                self.wrong("S-2", where.at("number"), said, "number-twice", number=number)
            numbers.add(number)
            for language, name in card.names.items():
                if (language, name) in names:
                    rule = "B-9" if self.builtin else "W-3"
                    said = f"two cards are called {name}"
                    self.wrong(rule, where.at("name"), said, "name-twice", name=name)
                names.add((language, name))


def decoded(data: bytes) -> tuple[str, list[Finding]]:
    """The text of a file, UTF-8 with or without a mark at its beginning; S-1 for anything else."""
    try:
        return data.decode("utf-8-sig"), []
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        return "", [Finding("S-1", "file", "this is no text in UTF-8", line, "viceroy-no-utf")]


def read_set(text: str) -> tuple[CardSet | None, list[Finding], dict[str, Any]]:
    """A set from its text, with everything that is wrong with its structure (S-1 … S-8)."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, why, said = broken(error, text)
        words = {"why": why, "said": said}
        return None, [Finding("S-1", "file", f"this is no TOML: {error}", line, "viceroy-no-toml", words)], {}
    reading = Reading(text)
    found = reading.whole(data)
    return found, reading.findings, data


@cache
def load(id: str) -> CardSet:
    """The set of this name: a built-in one, or a file `NAME.toml` of the owner's folder."""
    name = id.removesuffix(".toml")
    if not re.fullmatch("[A-Za-z0-9_-]{1,64}", name):
        raise BadOptions(f"{id!r} is no name of a card set", "option-card-set", given=id)
    built_in = files("lomber.games.viceroy").joinpath("sets", f"{name}.toml")
    own = Path(os.environ.get(FOLDER, "."), f"{name}.toml")
    if built_in.is_file():
        data = built_in.read_bytes()
    elif FOLDER in os.environ and own.is_file():
        data = own.read_bytes()
    else:
        raise BadOptions(f"there is no card set {id!r}", "option-card-set", given=id)
    text, unread = decoded(data)
    found, findings, _ = read_set(text)
    findings = unread or findings
    errors = [finding for finding in findings if not finding.warning]
    if errors or found is None:
        first = errors[0] if errors else Finding("S-1", "file", "this is no card set")
        sentence = f"card set {id}: {first}"
        raise BadOptions(sentence, "option-card-set-broken", given=id, rule=first.rule, line=first.line)
    found.named = built_in.is_file()
    speak(found)
    return found
