"""Other programs' files: read with patience, written to the letter.

Every reader gives what it could read and a list of `Skipped`: what it had to leave out, each with its line.
"""

from __future__ import annotations

from typing import NamedTuple


class Skipped(NamedTuple):
    """Something in a file that was not taken over."""

    line: int
    key: str
    """The message in the words of the formats."""
    what: str = ""


class LeftOut:
    """What one deal loses on its way, as it is noticed."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.found: list[Skipped] = []

    def add(self, key: str, what: str = "") -> None:
        self.found.append(Skipped(self.line, key, what))


def text_of(data: bytes) -> str:
    """The characters of a file: UTF-8 where it is that, else Latin-1, in which every byte is something."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")
