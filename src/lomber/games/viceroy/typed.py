# lomber: interpreted
"""Where things stand in a typed-in card set: the line of every table and key, and what was found there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import count
from types import MappingProxyType
from typing import NamedTuple

NOTHING: Mapping[str, str] = MappingProxyType({})
NO_KEYS: Mapping[str, int] = MappingProxyType({})
TABLE = re.compile(r"\s*\[\[\s*(\w+)\s*\]\]")
KEY = re.compile(r"\s*\"?(\w+)\"?\s*=")
LONGEST = 100
TYPE = re.compile(r"\btype\s*=\s*[\"'](\w+)[\"']")


def written(value: object) -> str:
    """A value as TOML writes it, and no longer than a line can show."""
    if isinstance(value, bool):
        said = str(value).lower()
    elif isinstance(value, str):
        said = f'"{value}"'
    elif isinstance(value, list):
        said = "[" + ", ".join(written(one) for one in value) + "]"
    elif isinstance(value, dict):
        inside = ", ".join(f"{key} = {written(one)}" for key, one in value.items())
        said = f"{{ {inside} }}" if inside else "{}"
    else:
        said = str(value)
    return said if len(said) <= LONGEST else said[: LONGEST - 1] + "…"


def without_comment(line: str) -> str:
    """What stands before a `#` that is outside quotation marks."""
    quote = ""
    for at, letter in enumerate(line):
        if quote:
            quote = "" if letter == quote and line[at - 1] != "\\" else quote
        elif letter in "\"'":
            quote = letter
        elif letter == "#":
            return line[:at]
    return line


def type_keys(kind: str) -> Iterator[str]:
    """The keys of effects of a type in one table: the first, the second, …"""
    return (f"type {kind} {number}" for number in count(1))


class Finding(NamedTuple):
    """One thing that a check has found: its number, where, and a sentence. W-… are warnings."""

    rule: str
    where: str
    sentence: str
    line: int = 0
    """The line of the file, from 1; 0 for the set as a whole."""
    key: str = ""
    """The message that says it in three languages; without one there is the sentence alone."""
    words: Mapping[str, str] = NOTHING

    @property
    def warning(self) -> bool:
        return self.rule.startswith(("W", "T")) and self.rule != "T-1"

    def __str__(self) -> str:
        line = f"line {self.line}, " if self.line else ""
        return f"{self.rule} {line}{self.where}: {self.sentence}"


class Where(NamedTuple):
    """A place in the file: what it is called, its line, and the lines of the keys inside."""

    label: str
    line: int = 0
    keys: Mapping[str, int] = NO_KEYS

    def at(self, key: str, label: str = "") -> Where:
        """The place of a key; where its line is not known, that of the whole."""
        return Where(f"{self.label} {label or key}", self.keys.get(key, self.line), self.keys)


class Lines:
    """The lines of a TOML file: its head, and its tables one after the other."""

    def __init__(self, text: str) -> None:
        self.head: dict[str, int] = {}
        self.tables: dict[str, list[tuple[int, dict[str, int]]]] = {}
        self.lines = [without_comment(line) for line in text.split("\n")]
        keys = self.head
        for number, line in enumerate(self.lines, 1):
            if table := TABLE.match(line):
                keys = {}
                self.tables.setdefault(table[1], []).append((number, keys))
                continue
            if key := KEY.match(line):
                keys.setdefault(key[1], number)
            for kind in TYPE.findall(line):
                keys[next(key for key in type_keys(kind) if key not in keys)] = number

    def file(self) -> Where:
        tables = {name: found[0][0] for name, found in self.tables.items()}
        return Where("file", 0, {**tables, **self.head})

    def of(self, value: object, where: Where) -> Where:
        """The place of a text in a list that may go on over several lines: the line where it stands."""
        for number in range(where.line, len(self.lines) + 1):
            line = self.lines[number - 1] if number else ""
            if number > where.line and (TABLE.match(line) or KEY.match(line)):
                break
            if where.line and isinstance(value, str) and (f'"{value}"' in line or f"'{value}'" in line):
                return where._replace(line=number)
        return where

    def table(self, name: str, index: int, label: str) -> Where:
        """The n-th table of a name, from 0."""
        known = self.tables.get(name, [])
        line, keys = known[index] if index < len(known) else (self.head.get(name, 0), {})
        return Where(label, line, keys)
