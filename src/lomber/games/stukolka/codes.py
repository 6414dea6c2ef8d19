"""The moves of Stukolka and what a player has declared, as numbers."""

from typing import Final

from mypy_extensions import i64

MOST: Final[i64] = 7
"""The most players of any form."""

# The move book, the same codes in every form; forms without exchange and without manners end it sooner.
PASS: Final[i64] = 52
KNOCK: Final[i64] = 53
GOLETS: Final[i64] = 54
KNOCK_BLIND: Final[i64] = 55
LOOK: Final[i64] = 56
KEEP: Final[i64] = 57
DECLINE: Final[i64] = 58
CUT_IN: Final[i64] = 59
DONE: Final[i64] = 60
ACCEPT: Final[i64] = 61
ANNOUNCE: Final[i64] = 62
CLAIM: Final[i64] = 66
MISDEAL: Final[i64] = 73
THROW: Final[i64] = 80
DROP: Final[i64] = 132
EXPOSE: Final[i64] = 184

WORDS: Final = (
    "pass",
    "knock",
    "golets",
    "knock_blind",
    "look",
    "keep_shleif",
    "decline_shleif",
    "cut_in",
    "done",
    "accept",
)

SAYINGS: Final = ("", "pass", "knock", "golets", "knock_blind", "shleif", "compulsory", "cut_in")
"""What a player has declared; from `knock` on he is in the play."""

SILENT: Final[i64] = 0
PASSED: Final[i64] = 1
KNOCKED: Final[i64] = 2
TOOK_GOLETS: Final[i64] = 3
BLIND: Final[i64] = 4
HAS_SHLEIF: Final[i64] = 5
COMPULSORY: Final[i64] = 6
HAS_CUT_IN: Final[i64] = 7

MISDEALS: Final[i64] = 3
"""So many redeals at the most: after them the table watches the dealer's fingers (U-15)."""
