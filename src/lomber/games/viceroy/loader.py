# lomber: interpreted
"""Card sets in TOML (viceroy.md, section 11): read, checked for their structure, turned into tables."""

from __future__ import annotations

import os
import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

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
from lomber.table.errors import BadOptions

FORMAT = "viceroy-cards/1"
FOLDER = "LOMBER_CARD_SETS"
"""The environment names the folder in which an owner of the printed game keeps the sets he has typed in."""

LANGUAGES = ("ru", "uk", "en")
PROFILES = ("builtin", "custom", "study")
"""`study`: a small set for examples and tests, free of the sizes of S-3."""

TOKEN_VALUES = (2, 3, 4, 5, 6, 7, 8, 10, 12, 15)


class Finding(NamedTuple):
    """One thing that a check has found: its number, where, and a sentence. W-… are warnings."""

    rule: str
    where: str
    sentence: str

    @property
    def warning(self) -> bool:
        return self.rule.startswith(("W", "T")) and self.rule != "T-1"

    def __str__(self) -> str:
        return f"{self.rule} {self.where}: {self.sentence}"


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

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.rewards: list[Reward] = []
        self.builtin = False

    def wrong(self, rule: str, where: str, sentence: str) -> None:
        self.findings.append(Finding(rule, where, sentence))

    # -- values

    def colours(self, given: object, number: int, where: str) -> vec[i64]:
        """S-4: exactly so many colours."""
        fits = isinstance(given, list) and len(given) == number and all(word in COLOURS for word in given)
        if not fits:
            self.wrong("S-4", where, f"{given!r} is not {number} of the colours {', '.join(COLOURS)}")
            return vec[i64]([0] * number)
        assert isinstance(given, list)
        return vec[i64]([COLOURS.index(word) for word in given])

    def sectors(self, data: dict[str, Any], where: str) -> vec[i64]:
        """`bottom = "red"` is short for both halves."""
        bottom = data.get("bottom")
        top = self.colours(data.get("top"), 2, where + " top")
        under = self.colours([bottom, bottom] if isinstance(bottom, str) else bottom, 2, where + " bottom")
        return vec[i64]([top[0], top[1], under[0], under[1]])

    def reward(self, text: object, where: str, rule: str = "S-5") -> Reward:
        items: list[Item] = []
        words = text.split("+") if isinstance(text, str) else []
        if not 1 <= len(words) <= 3:
            self.wrong(rule, where, f"{text!r} is no reward of one to three items")
        for word in words:
            item = self.item(word.strip(), where)
            if item is None:
                self.wrong(rule, where, f"{word.strip()!r} is no item of a reward")
            else:
                items.append(item)
        reward = Reward(len(self.rewards), items)
        self.rewards.append(reward)
        return reward

    def item(self, word: str, where: str) -> Item | None:
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
        most = {"gems": 12, "points": 20, "magic_bonus": 5}.get(kind, 3)
        if number > most or (kind == "magic_bonus" and number not in (2, 3, 5)):
            return None
        if kind == "points" and number not in TOKEN_VALUES:
            self.wrong("S-5" if self.builtin else "W-2", where, f"there is no point token of {number}")
        return Item(ITEMS.index(kind), number, -1)

    def names(self, given: object, where: str, required: bool) -> dict[str, str]:
        """S-7: at least one language; the others fall back to it."""
        if given is None and not required:
            return {}
        fits = isinstance(given, dict) and all(
            word in LANGUAGES and isinstance(text, str) for word, text in given.items()
        )
        if not fits or not given:
            self.wrong("S-7", where, f"{given!r} names nothing in ru, uk or en")
            return {}
        assert isinstance(given, dict)
        return dict(given)

    def keys(self, data: dict[str, Any], known: set[str], required: tuple[str, ...], where: str) -> bool:
        """S-1: every required key is there, and none that nobody knows."""
        missing = [key for key in required if key not in data]
        strange = [key for key in data if key not in known]
        for key in missing:
            self.wrong("S-1", where, f"{key!r} is missing")
        for key in strange:
            self.wrong("S-1", where, f"{key!r} is no key of a card set")
        return not missing

    # -- cards

    def number(self, given: object, where: str) -> int:
        if type(given) is not int or not 1 <= given <= 999:
            self.wrong("S-2", where, f"{given!r} is no number from 1 to 999")
            return 1
        return given

    def character(self, data: dict[str, Any], where: str) -> Printed:
        self.keys(data, CHARACTER, tuple(CHARACTER), where)
        card = Printed(self.number(data.get("number", 1), where), False)
        if "name" in data:
            card.names = self.names(data["name"], where + " name", True)
        if "top" in data and "bottom" in data:
            card.sectors = self.sectors(data, where)
        if "cost" in data:
            card.cost = self.colours(data["cost"], 4, where + " cost")
        lines = data.get("reward", [])
        if "reward" in data and (not isinstance(lines, list) or len(lines) != 4):
            self.wrong("S-5", where, f"{lines!r} is not four reward lines")
            lines = []
        card.rewards = [self.reward(line, where) for line in lines]
        return card

    def law(self, data: dict[str, Any], where: str) -> Printed:
        self.keys(data, LAW, LAW_REQUIRED, where)
        card = Printed(self.number(data.get("number", 1), where), True)
        card.names = self.names(data.get("name"), where + " name", False)
        card.texts = self.names(data.get("text"), where + " text", False)
        if "top" in data and "bottom" in data:
            card.sectors = self.sectors(data, where)
        effects = data.get("effect", [])
        if "effect" in data and not (
            isinstance(effects, list) and 1 <= len(effects) <= 3 and all(isinstance(e, dict) for e in effects)
        ):
            self.wrong("S-6", where, "a law has one to three effects")
            effects = []
        card.effects = [self.effect(effect, where) for effect in effects]
        kinds = [int(effect.kind) for effect in card.effects]
        if int(cards.REPLACE_CARD) in kinds[1:] or (int(cards.UNDERLAY) in kinds and len(kinds) > 1):
            self.wrong("S-6", where, "replace_card comes first, underlay alone")
        return card

    def effect(self, data: dict[str, Any], where: str) -> Effect:
        kind = data.get("type")
        if kind not in PARAMETERS:
            self.wrong("S-6", where, f"there is no effect {kind!r}")
            return Effect(int(cards.EXTRA_PLAY))
        assert isinstance(kind, str)
        effect = Effect(EFFECTS.index(kind))
        known = {"type", *(parameter.name for parameter in PARAMETERS[kind])}
        for key in data:
            if key not in known:
                self.wrong("S-6", where, f"{kind} has no {key!r}")
        for parameter in PARAMETERS[kind]:
            if parameter.name in data:
                self.parameter(effect, parameter, data[parameter.name], f"{where} {kind}.{parameter.name}")
            elif not parameter.optional:
                self.wrong("S-6", where, f"{kind} needs {parameter.name!r}")
        return effect

    def parameter(self, effect: Effect, parameter: Parameter, given: object, where: str) -> None:
        kind = parameter.kind
        if kind == "number":
            low, high = (int(word) for word in parameter.words or ("0", "1000000"))
            if type(given) is not int or not low <= given <= high:
                self.wrong("S-6", where, f"{given!r} is no number from {low} to {high}")
                return
            setattr(effect, parameter.field, given)
        elif kind == "word":
            if given not in parameter.words:
                self.wrong("S-6", where, f"{given!r} is not one of {', '.join(parameter.words)}")
                return
            effect.choice = parameter.words.index(str(given))
        elif kind == "flag":
            if type(given) is not bool:
                self.wrong("S-6", where, f"{given!r} is neither true nor false")
                return
            effect.also = given
        elif kind == "levels":
            fits = isinstance(given, list) and all(type(n) is int and n >= 0 for n in given)
            if not fits:
                self.wrong("S-6", where, f"{given!r} are no points by level")
                return
            assert isinstance(given, list)
            if len(given) != 4:
                self.wrong("S-8", where, f"{len(given)} numbers, not one for each of four levels")
                return
            effect.levels = vec[i64](given)
        else:
            self.rewards_of(effect, kind, given, where)

    def rewards_of(self, effect: Effect, kind: str, given: object, where: str) -> None:
        if kind == "rewards":
            if not isinstance(given, list) or not 2 <= len(given) <= 4:
                self.wrong("S-6", where, "choose_one has two to four options")
                return
            effect.rewards = [self.reward(option, where, "S-6") for option in given]
            return
        reward = self.reward(given, where, "S-6")
        if kind == "gems" and any(item.kind != cards.GEMS for item in reward.items):
            self.wrong("S-6", where, "everyone_gains gives gems only")
        effect.rewards.append(reward)

    # -- the whole

    def whole(self, data: dict[str, Any]) -> CardSet | None:
        if not self.keys(data, HEAD, HEAD_REQUIRED, "file"):
            return None
        if data["format"] != FORMAT:
            self.wrong("S-1", "format", f"{data['format']!r} is not {FORMAT!r}")
        profile, id = data["profile"], data["id"]
        if profile not in PROFILES:
            self.wrong("S-1", "profile", f"{profile!r} is not one of {', '.join(PROFILES)}")
        if not isinstance(id, str) or not re.fullmatch("[a-z][a-z0-9_]*", id):
            self.wrong("S-1", "id", f"{id!r} is no name in snake_case")
            return None
        self.names(data["title"], "title", True)
        self.builtin = profile == "builtin"
        characters = self.tables(data, "character")
        laws = self.tables(data, "law")
        people = [self.character(one, f"character {one.get('number', i + 1)}") for i, one in characters]
        rules = [self.law(one, f"law {one.get('number', i + 1)}") for i, one in laws]
        self.sizes(str(profile), len(people), len(rules))
        self.twice(people + rules)
        people.sort(key=lambda card: card.number)
        rules.sort(key=lambda card: card.number)
        return CardSet(id, people + rules, self.rewards)

    def tables(self, data: dict[str, Any], name: str) -> list[tuple[int, dict[str, Any]]]:
        given = data.get(name, [])
        if not isinstance(given, list) or not all(isinstance(one, dict) for one in given):
            self.wrong("S-1", name, f"cards are written as [[{name}]] tables")
            return []
        return list(enumerate(given))

    def sizes(self, profile: str, people: int, rules: int) -> None:
        if profile == "study":
            return
        if not 60 <= people <= 120 or not 12 <= rules <= 60:
            said = f"{people} characters and {rules} laws; 60–120 and 12–60 make a set"
            self.wrong("S-3", "file", said)
        elif (people, rules) != (64, 24):
            self.wrong("W-1", "file", f"{people} characters and {rules} laws; 64 and 24 are usual")

    def twice(self, printed: list[Printed]) -> None:
        numbers = [int(card.number) for card in printed]
        for number in sorted({number for number in numbers if numbers.count(number) > 1}):
            self.wrong("S-2", "file", f"the number {number} stands on two cards")
        for language in LANGUAGES:
            names = [card.names.get(language, "") for card in printed]
            for name in sorted({name for name in names if name and names.count(name) > 1}):
                rule = "B-9" if self.builtin else "W-3"
                self.wrong(rule, language, f"two cards are called {name}")


def read_set(text: str) -> tuple[CardSet | None, list[Finding], dict[str, Any]]:
    """A set from its text, with everything that is wrong with its structure (S-1 … S-8)."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return None, [Finding("S-1", "file", f"this is no TOML: {error}")], {}
    reading = Reading()
    found = reading.whole(data)
    return found, reading.findings, data


@cache
def load(id: str) -> CardSet:
    """The set of this name: a built-in one, or a file `NAME.toml` of the owner's folder."""
    name = id.removesuffix(".toml")
    if not re.fullmatch("[A-Za-z0-9_-]+", name):
        raise BadOptions(f"{id!r} is no name of a card set", "option-card-set", given=id)
    built_in = files("lomber.games.viceroy").joinpath("sets", f"{name}.toml")
    own = Path(os.environ.get(FOLDER, "."), f"{name}.toml")
    if built_in.is_file():
        text = built_in.read_text("utf-8")
    elif FOLDER in os.environ and own.is_file():
        text = own.read_text("utf-8")
    else:
        raise BadOptions(f"there is no card set {id!r}", "option-card-set", given=id)
    found, findings, _ = read_set(text)
    errors = [finding for finding in findings if not finding.warning]
    if errors or found is None:
        raise BadOptions(f"card set {id}: {errors[0]}", "option-card-set", given=id)
    return found
