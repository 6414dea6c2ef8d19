"""What is said at a table: lines and quick phrases, kept beside the log of the play.

Talk is no part of what happened: a record of the match holds nothing of it, and of each table only the last lines
are kept. Spectators talk among themselves while a match is played: they may see what a player has overlooked.
"""

from __future__ import annotations

import time
from collections import deque

import msgspec
from msgspec import Struct

from lomber.server.standings import Standings
from lomber.server.wire import ChatLine, ChatMessage, encode
from lomber.server.written import tidied

MOST_KEPT = 200
LONGEST_LINE = 300


class StoredLine(Struct, frozen=True, omit_defaults=True):
    """A line as it is kept: with who said it, which nobody is told."""

    number: int
    at: int
    seat: int
    name: str
    person: str
    text: str = ""
    phrase: str = ""
    gallery: bool = False
    """Said among spectators while the match was being played."""


read_line = msgspec.json.Decoder(StoredLine).decode


class Talk:
    """The last lines of one table."""

    def __init__(self, kept: list[bytes]) -> None:
        self._lines = deque((read_line(line) for line in kept), maxlen=MOST_KEPT)

    def line(self, seat: int, name: str, person: str, text: str, phrase: str, gallery: bool) -> StoredLine:
        """The next line; it counts when it is added."""
        number = self._lines[-1].number + 1 if self._lines else 1
        return StoredLine(number, int(time.time() * 1000), seat, name, person, text, phrase, gallery)

    def add(self, line: StoredLine) -> None:
        self._lines.append(line)

    def said(self, number: int) -> StoredLine | None:
        """The line of this number, if it is still kept."""
        return next((line for line in self._lines if line.number == number), None)

    def heard(self, table: str, watching: bool, standings: Standings) -> bytes:
        """All that somebody who comes in may hear."""
        lines = tuple(
            told(line)
            for line in self._lines
            if (watching or not line.gallery) and not standings.silent(line.person)
        )
        return encode(ChatMessage(table, lines, True))


def told(line: StoredLine) -> ChatLine:
    return ChatLine(line.number, line.at, line.seat, line.name, line.text, line.phrase)


def tidy_line(given: str) -> str:
    """A line as it is shown; empty: it cannot be."""
    line = tidied(given)
    return "" if len(line) > LONGEST_LINE else line
