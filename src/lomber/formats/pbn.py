"""Portable Bridge Notation, version 2.1: boards of four hands, read as they come and written as they should be.

A file is a row of games. A game is a row of tags, `[Name "value"]`, some of which have a section after them: calls
after `Auction`, cards after `Play`, lines after any `…Table`. Comments stand in braces or after a semicolon, and a
line beginning with `%` is none of our business. Games are divided by an empty line; careless programs leave it out,
so a tag that a game has only once also begins the next one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from lomber.formats import Skipped

ONCE = ("Event", "Board", "Deal")
"""A second one of these begins another game."""

_TAG = re.compile(r'\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\]|\\.)*)"\s*\]?')
_BARE = re.compile(r"\[\s*([A-Za-z0-9_]+)\s*([^\]\"]*)\]")
_TABLE = re.compile(r"Table$")


@dataclass
class Tag:
    """One tag of a game, with what follows it."""

    name: str
    value: str
    body: list[str] = field(default_factory=list)
    """The words of its section; of a table its lines."""
    comments: list[str] = field(default_factory=list)

    @property
    def is_table(self) -> bool:
        return bool(_TABLE.search(self.name))


@dataclass
class Board:
    """One game of a file."""

    line: int = field(compare=False)
    tags: list[Tag] = field(default_factory=list)

    def find(self, name: str) -> Tag | None:
        return next((tag for tag in self.tags if tag.name.lower() == name.lower()), None)

    def value(self, name: str) -> str:
        """The value of a tag; empty where it is missing or said to be unknown."""
        found = self.find(name)
        return "" if found is None or found.value in ("?", "-") else found.value

    def section(self, name: str) -> list[str]:
        """The calls or cards of a section: without notes, suffixes and marks."""
        found = self.find(name)
        return [] if found is None else [word for word in found.body if not _is_remark(word)]


def read(text: str) -> tuple[list[Board], list[Skipped]]:
    """All games of a file, and what could not be understood."""
    return _Reader(text).read()


def write(boards: Iterable[Board]) -> str:
    """The games as a file."""
    return "% PBN 2.1\n" + "".join("\n" + _written(board) for board in boards)


# -- reading


class _Reader:
    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._boards: list[Board] = []
        self._skipped: list[Skipped] = []
        self._board: Board | None = None
        self._comment: list[str] | None = None
        """The lines of a comment in braces that is not closed yet."""

    def read(self) -> tuple[list[Board], list[Skipped]]:
        for number, line in enumerate(self._lines, 1):
            if self._comment is not None:
                self._in_comment(number, line)
            elif line.startswith("%"):
                continue
            elif not line.strip():
                self._close()
            else:
                self._line(number, line.rstrip())
        if self._comment is not None:
            self._skip(len(self._lines), "open-comment", self._comment[0])
        self._close()
        _inherit(self._boards)
        return self._boards, self._skipped

    def _skip(self, line: int, key: str, what: str = "") -> None:
        self._skipped.append(Skipped(line, key, what.strip()[:80]))

    def _close(self) -> None:
        if self._board is not None and self._board.tags:
            self._boards.append(self._board)
        self._board = None

    def _line(self, number: int, line: str) -> None:
        rest = line.strip()
        while rest:
            if rest.startswith("["):
                rest = self._tag(number, rest)
            elif rest.startswith("{"):
                self._comment = []
                self._in_comment(number, rest[1:])
                return
            elif rest.startswith(";"):
                self._remark(number, rest[1:])
                return
            else:
                rest = self._words(number, rest)

    def _tag(self, number: int, rest: str) -> str:
        found = _TAG.match(rest) or _BARE.match(rest)
        if found is None:
            self._skip(number, "no-tag", rest)
            return ""
        name, value = found.group(1), re.sub(r"\\(.)", r"\1", found.group(2).strip())
        if self._board is not None and name in ONCE and self._board.find(name) is not None:
            self._close()
        if self._board is None:
            self._board = Board(number)
        if name != "Note" and self._board.find(name) is not None:
            self._skip(number, "tag-twice", rest)
        else:
            self._board.tags.append(Tag(name, value))
        return rest[found.end() :].strip()

    def _words(self, number: int, rest: str) -> str:
        """A line of a section, up to a comment."""
        if self._board is None:
            self._skip(number, "no-game", rest)
            return ""
        tag = self._board.tags[-1]
        if tag.is_table:
            tag.body.append(rest)
            return ""
        end = min((rest.find(mark) for mark in "{;[" if mark in rest), default=len(rest))
        if tag.name not in ("Auction", "Play"):
            self._skip(number, "no-section", rest)
            return rest[end:]
        tag.body += rest[:end].split()
        return rest[end:]

    def _in_comment(self, number: int, line: str) -> None:
        assert self._comment is not None
        before, closed, after = line.partition("}")
        self._comment.append(before)
        if closed:
            self._remark(number, "\n".join(self._comment))
            self._comment = None
            if after.strip():
                self._line(number, after)

    def _remark(self, number: int, text: str) -> None:
        if self._board is None:
            self._skip(number, "loose-comment", text)
        else:
            self._board.tags[-1].comments.append(text.strip())


def _inherit(boards: list[Board]) -> None:
    """A value `#` is that of the game before; one that begins with `##` is handed on to those that follow."""
    before: Board | None = None
    for board in boards:
        for tag in board.tags:
            if tag.value == "#":
                earlier = before.find(tag.name) if before else None
                tag.value = earlier.value if earlier else ""
                tag.body = tag.body or list(earlier.body if earlier else [])
            elif tag.value.startswith("##"):
                tag.value = tag.value[2:]
        before = board


_REMARK = re.compile(r"=\d+=|\$\d+|[!?]{1,2}|\^.*")


def _is_remark(word: str) -> bool:
    return _REMARK.fullmatch(word) is not None


# -- writing

WIDTH = 4
"""Calls or cards in a line: one of each seat."""


def _written(board: Board) -> str:
    return "".join(f"{line}\n" for tag in board.tags for line in _lines(tag))


def _lines(tag: Tag) -> Iterator[str]:
    value = tag.value.replace("\\", "\\\\").replace('"', '\\"')
    yield f'[{tag.name} "{value}"]'
    if tag.is_table:
        yield from tag.body
    else:
        yield from _rows(tag.body)
    for comment in tag.comments:
        yield f"{{{comment}}}"


def _rows(words: list[str]) -> Iterator[str]:
    """Four to a line; a remark stands behind what it remarks upon."""
    row: list[str] = []
    for word in words:
        if not _is_remark(word) and sum(not _is_remark(other) for other in row) == WIDTH:
            yield " ".join(row)
            row = []
        row.append(word)
    if row:
        yield " ".join(row)
