"""What people write, as others are shown it: nothing in it hides, turns round, or blots out its neighbours."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

LONGEST_NAME = 24
MOST_MARKS = 3
"""Combining marks on one letter: more are a blot that hides its neighbours."""
JOINERS = "\u200c\u200d"
"""Invisible signs that some scripts and most families of emoji need."""
SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Marks that say which drawing of a sign is meant: with another drawing it is the same sign."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc")
"""What Unicode counts among letters, marks and symbols, and nobody sees."""
MARKS = ("Mn", "Me")


def tidied(given: str) -> str:
    """A text on one line, with single spaces, without what cannot be seen."""
    kept: list[str] = []
    marks = 0
    for sign in _composed(given):
        marks = marks + 1 if unicodedata.category(sign) in MARKS else 0
        if marks <= MOST_MARKS and (sign in JOINERS or not _hidden(sign)):
            kept.append(sign)
    line = " ".join("".join(kept).split())
    return line if line.strip(JOINERS) else ""


def tidy_name(given: str, longest: int = LONGEST_NAME) -> str:
    """A name as it is shown; empty if nothing is left, if it is too long, or if something in it cannot be seen.

    Two names that look alike to everybody are not to differ by what is between their letters.
    """
    name = " ".join("".join(sign for sign in _composed(given) if sign not in SELECTORS).split())
    whole = name == tidied(name) and not any(sign in JOINERS for sign in name)
    begins = name and unicodedata.category(name[0]) not in MARKS
    return name if whole and begins and len(name) <= longest else ""


def _composed(given: str) -> Iterator[str]:
    """Letters with their accents as one sign each, and nothing but spaces between words."""
    return (" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", given))


def _hidden(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "C" or sign in BLANKS
