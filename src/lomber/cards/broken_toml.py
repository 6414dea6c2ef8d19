# lomber: interpreted
"""What is wrong with a file of cards that is no TOML: the line, and the reason as words that every language has."""

from __future__ import annotations

import re
import tomllib
from typing import Final, NamedTuple

SAID: Final = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)\Z", re.DOTALL)
REASONS: Final = {
    "Invalid value": "value",
    "Unclosed array": "array",
    "Unclosed inline table": "inline",
    "Cannot overwrite": "twice",
    "Cannot declare": "twice",
    "Cannot mutate": "twice",
    "Cannot redefine": "twice",
    "Duplicate inline table key": "twice",
    "Expected '=' after a key": "equals",
    "Expected newline": "rest",
    "Expected ']": "heading",
    "Unterminated string": "quotes",
    "Illegal character": "quotes",
    "Unescaped": "backslash",
    "Invalid hex value": "backslash",
    "Escaped character": "backslash",
    "Invalid initial character": "name",
    "Invalid statement": "name",
}
"""How a sentence of the reader begins, and its word in `toml-wrong`."""


class Broken(NamedTuple):
    """Where the reader stopped, and why."""

    line: int
    why: str
    """A word of `toml-wrong`; `other` for what it has none for."""
    said: str
    """The reader's own sentence."""


def broken(error: tomllib.TOMLDecodeError, text: str) -> Broken:
    """An end of document that comes too early is told on the last line."""
    found = SAID.match(str(error))
    said = found[1] if found else str(error)
    line = int(found[2]) if found and found[2] else max(1, len(text.splitlines()))
    why = next((word for begins, word in REASONS.items() if said.startswith(begins)), "other")
    return Broken(line, why, said)
