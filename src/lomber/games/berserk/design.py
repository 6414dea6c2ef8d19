# lomber: interpreted
"""What chapter 19 asks of a set, beyond the language: one thing that a set falls short of."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from lomber.games.berserk.positions import Path


@dataclasses.dataclass(frozen=True)
class Shortfall:
    """Where it is, its code and the words of its sentence; the linter tells it on its line."""

    path: Path
    code: str
    words: Mapping[str, Any]
    warning: bool = False


def several(value: Any) -> list[Any]:
    """Where a key takes a word it also takes a list (18.2)."""
    return value if isinstance(value, list) else [value]


def event_of(ability: Mapping[str, Any]) -> str:
    """The event that a triggered or replacing text waits for, "" for others."""
    value = ability.get("on", ability.get("replace", ""))
    return str(value["event"] if isinstance(value, dict) else value)


def one_word(value: Any) -> str:
    """Of two words that leave nothing out, own and enemy or hidden and not, a list of both means any (18.2)."""
    words = set(several(value))
    return str(words.pop()) if len(words) == 1 else "any"
