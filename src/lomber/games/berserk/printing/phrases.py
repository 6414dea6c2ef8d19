# lomber: interpreted
"""What every language needs to speak of cards: noun phrases with cases, numbers with plurals, templates.

A template is a sentence with gaps: `{to:dat}` is a phrase in a case, `{to?gets/get}` agrees with a phrase,
`{n|wound/wounds}` with a figure, `{n#a card/cards}` is a figure with its noun, and for one the noun alone.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from typing import Any, Final

PREPOSITION: Final = re.compile(r"(?:^|\s)(?:в|с|к|от|для|у|з|до|від) $")
"""Before a pronoun of Russian and Ukrainian."""
GAP: Final = re.compile(r"\{(\w+)(?:([:?#|])([^}]*))?\}")

CHOSEN: Final = "chosen"
"""A target where it is first named."""
AGAIN: Final = "again"
"""The same target later."""
CHOSEN_AGAIN: Final = "chosen_again"
"""The same target later, in full, because there are others."""
CHOSEN_MANY: Final = "chosen_many"
"""Several of them at once."""
EACH: Final = "each"
ONE: Final = "one"
ALL: Final = "all"
THIS: Final = "this"
THAT: Final = "that"


MADE: Final = {
    "create": "made",
    "revive": "revived",
    "summon": "summoned",
    "search": "found",
    "draw": "drawn",
    "discard": "thrown",
    "place": "laid",
    "play_free": "put_in",
}
"""How `last` calls what a step has brought."""


class Phrase:
    """Something that a text speaks of."""

    many = False
    tail = False
    """Something follows its noun, to which no ending can be given: `a creature of yours`."""

    def case(self, name: str) -> str:
        raise NotImplementedError


@dataclasses.dataclass(frozen=True)
class Named(Phrase):
    """A word by its cases: a player, or a pronoun, which some languages change after a preposition."""

    forms: Mapping[str, str]
    many: bool = False
    after_preposition: Mapping[str, str] = dataclasses.field(default_factory=dict)
    gender: str = "m"

    def case(self, name: str) -> str:
        return self.forms[name.rstrip("*")]


@dataclasses.dataclass(frozen=True)
class Those(Phrase):
    """Those of several of whom something is true: no pronoun, for words follow it."""

    forms: Mapping[str, str]
    many = True
    tail = True

    def case(self, name: str) -> str:
        return self.forms[name.rstrip("*")]


@dataclasses.dataclass(frozen=True)
class Figure:
    """A number in a text: known, or a letter that is explained at the end of the sentence."""

    text: str
    value: int | None


@dataclasses.dataclass
class Meant:
    """A filter taken apart (18.2): what the nouns are, and what is said of them before and after."""

    heads: list[str]
    """`creature`, `class:elf`, `weapon` …; several: one of them."""
    who: str = "any"
    """`own`, `enemy`, or `theirs`: of the opponent, who chooses it himself."""
    other: bool = False
    ordinal: str = ""
    adjectives: list[str] = dataclasses.field(default_factory=list)
    elements: list[str] = dataclasses.field(default_factory=list)
    after: list[str] = dataclasses.field(default_factory=list)
    """What follows the noun, ready in the language."""


class Language:
    """The words of one language; ru.py, uk.py and en.py are its three."""

    id: str
    templates: Mapping[str, str]
    has_future = False
    """Has it templates `next_event_…` for what a text waits for once?"""

    def phrase(self, meant: Meant, mode: str) -> Phrase:
        raise NotImplementedError

    def counted(self, meant: Meant, number: Figure, case: str) -> str:
        """Several of them: `2 enemy creatures`."""
        raise NotImplementedError

    def plural(self, number: Figure, forms: list[str]) -> str:
        raise NotImplementedError

    def has_class(self, word: str) -> bool:
        """Can this class be declined, or only be quoted?"""
        raise NotImplementedError

    def pronoun(self, of: Phrase) -> Phrase:
        raise NotImplementedError

    def predicate(self, of: Phrase, words: list[str]) -> str:
        """What somebody is, by adjectives alone: `poisoned and closed`."""
        raise NotImplementedError

    def say(self, key: str, **values: Any) -> str:
        """The template of a key with its gaps filled."""

        def filled(found: re.Match[str]) -> str:
            value, sign, argument = values[found[1]], found[2], found[3]
            if sign == ":":
                return self._case(value, argument, found.string[: found.start()])
            if sign == "?":
                return str(argument.split("/")[1 if value.many else 0])
            if sign == "|":
                return self.plural(value, argument.split("/"))
            if sign == "#":
                noun = self.plural(value, argument.split("/"))
                return noun if value.value == 1 else f"{value.text} {noun}"
            return value.text if isinstance(value, Figure) else str(value)

        return GAP.sub(filled, self.templates[key])

    def _case(self, phrase: Phrase, case: str, before: str) -> str:
        if isinstance(phrase, Named) and PREPOSITION.search(before):
            return phrase.after_preposition.get(case.rstrip("*"), phrase.case(case))
        return phrase.case(case)

    def listed(self, parts: list[str], word: str) -> str:
        """`a, b and c`."""
        return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {self.templates[word]} {parts[-1]}"
