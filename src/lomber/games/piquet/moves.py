"""The moves of Piquet and their codes: cards, the exchange, and everything that is said."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.pack import NAMES
from lomber.games.piquet.holdings import (
    KINDS,
    POINT,
    POINT_NAMES,
    RANK_NAMES,
    RUN_NAMES,
    SAME_NAMES,
    SEQUENCE,
    SEQUENCE_NAMES,
    shape_index,
    shape_key,
)
from lomber.table.moves import Kind

THROW: Final[i64] = 52
DONE: Final[i64] = 104
WHITE: Final[i64] = 105
GOOD: Final[i64] = 106
EQUAL: Final[i64] = 107
NOTHING: Final[i64] = 108
CAPOT: Final[i64] = 109
PASS: Final[i64] = 110
ALL: Final[i64] = 111
DEMAND: Final[i64] = 112
STAND: Final[i64] = 113
REDEAL: Final[i64] = 114
TAKE: Final[i64] = 115
SAY_POINT: Final[i64] = 121
SAY_PIPS: Final[i64] = 129
SAY_SEQUENCE: Final[i64] = 210
SAY_FOURTEEN: Final[i64] = 231
SAY_THREE: Final[i64] = 236
COUNT: Final[i64] = 241
SHOW_POINT: Final[i64] = 272
SHOW_RUN: Final[i64] = 1292
SHOW_SAME: Final[i64] = 1376
RETRACT: Final[i64] = 1401
CHALLENGE: Final[i64] = 1404
"""Then a code for each seat and kind: `challenge 0 set`."""


def kinds() -> list[Kind]:
    """The move book, in the order of the codes above."""
    spoken = [f"sequence {name}" for name in SEQUENCE_NAMES]
    spoken += [f"fourteen {rank}" for rank in RANK_NAMES] + [f"three {rank}" for rank in RANK_NAMES]
    words = ["done", "white", "good", "equal", "nothing", "capot", "pass", "all", "demand", "stand", "redeal"]
    return [
        Kind("play", NAMES, bare=True),
        Kind("throw", NAMES, together=True),
        *[Kind(word) for word in words],
        Kind("take", [str(n) for n in range(6)]),
        Kind("point", [str(n) for n in range(1, 9)]),
        Kind("pips", [str(n) for n in range(81)]),
        Kind("sequence", SEQUENCE_NAMES),
        Kind("fourteen", RANK_NAMES),
        Kind("three", RANK_NAMES),
        Kind("count", spoken),
        Kind("cards", POINT_NAMES),
        Kind("run", RUN_NAMES),
        Kind("same", SAME_NAMES),
        Kind("retract", KINDS),
        Kind("challenge", [f"{seat} {kind}" for seat in range(3) for kind in KINDS]),
    ]


def rule_of(move: i64) -> str:
    """The rule that says when such a thing is done or said."""
    if move < THROW:
        return "P-19"
    if move <= DONE:
        return "P-8"
    if move == WHITE:
        return "P-5"
    if CAPOT <= move <= PASS:
        return "P-18"
    if move == ALL:
        return "P-23"
    if move == DEMAND:
        return "P-15"
    if STAND <= move < SAY_POINT or move >= RETRACT:
        return "P-30"
    return "P-14"


def saying(kind: i64, key: i64) -> i64:
    """The code of a claim. Of a point only the number is said."""
    if kind == POINT:
        return SAY_POINT + key // 100 - 1
    if kind == SEQUENCE:
        return SAY_SEQUENCE + shape_index(key)
    return (SAY_FOURTEEN if key >= 16 else SAY_THREE) + key % 16 - 8


def said_key(kind: i64, move: i64) -> i64:
    """The key of a claim of this kind by its code; of a point the number alone; -1: another move."""
    if kind == POINT:
        return move - SAY_POINT + 1 if SAY_POINT <= move < SAY_PIPS else -1
    if kind == SEQUENCE:
        return shape_key(move - SAY_SEQUENCE) if SAY_SEQUENCE <= move < SAY_FOURTEEN else -1
    if SAY_FOURTEEN <= move < SAY_THREE:
        return 16 + 8 + move - SAY_FOURTEEN
    return 8 + move - SAY_THREE if SAY_THREE <= move < COUNT else -1


def counting(kind: i64, key: i64) -> i64:
    """The code that counts a holding without showing it."""
    return COUNT + saying(kind, key) - SAY_SEQUENCE


def counted_key(kind: i64, move: i64) -> i64:
    """The key of what is counted unshown; -1: another move."""
    return said_key(kind, move - COUNT + SAY_SEQUENCE) if COUNT <= move < SHOW_POINT else -1
