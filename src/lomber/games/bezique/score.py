"""What announcements are worth and how totals are settled: pure functions of what happened (section 4)."""

from typing import Final

from mypy_extensions import i64

from lomber.table.sheet import Entry

KINDS: Final = [
    "marriage",
    "bezique",
    "quint",
    "four_Q",
    "four_K",
    "four_A",
    "four_J",
    "lad_Q",
    "lad_K",
    "lad_A",
    "lad_J",
    "lad_T",
    "lad_BJ",
]
"""All that can be announced (B-17). A ladder is four of one trump, then the fifth, the sixth …"""

KIND_COUNT: Final[i64] = 13
MARRIAGE: Final[i64] = 0
BEZIQUE: Final[i64] = 1
QUINT: Final[i64] = 2
FOUR_QUEENS: Final[i64] = 3
LADDER: Final[i64] = 7
"""This kind and those after it are ladders."""
LADDER_QUEENS: Final[i64] = 7
LADDER_JACKS: Final[i64] = 12
"""Of the bezique jacks."""

FIRST_STEP: Final[i64] = 4
"""The level at which a ladder begins (B-19)."""

_SERIES: Final = [4, 25, 50]
"""Marriage, bezique and quint: each further one is worth twice the one before (B-29)."""
_FOURS: Final = [6, 8, 10, 4]
"""Queens, kings, aces, jacks of different suits: the n-th is paid n times (B-30)."""
_BASES: Final = [176, 88, 110, 44, 90, 164]
"""The first four of a ladder: trump queens, kings, aces, jacks, tens, bezique jacks (B-31)."""
_STEPS: Final = [100, 50, 50, 50, 50, 100]
"""The fifth card of each ladder; each further one is worth twice the one before."""


class Prices:
    """The prices as this table has agreed on them (G-7)."""

    def __init__(self, jacks_as_queens: bool, all_as_kings: bool) -> None:
        self.jacks_as_queens = jacks_as_queens
        self.all_as_kings = all_as_kings

    def of(self, kind: i64, number: i64) -> int:
        """The price of the n-th announcement of a kind by one player in one deal (B-18), counted from 1."""
        times = int(number)
        if kind < FOUR_QUEENS:
            return _SERIES[kind] * int(2 ** (times - 1))
        if kind < LADDER:
            return _FOURS[kind - FOUR_QUEENS] * times
        return self.step(kind, int(FIRST_STEP) - 1 + times)

    def step(self, kind: i64, level: int) -> int:
        """A level of a ladder; the eighth and the twelfth complete another set of four (B-31)."""
        ladder = int(kind - LADDER)
        if level == FIRST_STEP:
            return _BASES[ladder]
        price = _STEPS[ladder] * int(2 ** (level - 5))
        if level % 4 == 0:
            price += level // 4 * self.set_base(ladder)
        return price

    def set_base(self, ladder: int) -> int:
        """What a further set of four is reckoned by: the ladder's own four, or the queens' or kings' (G-7)."""
        if ladder == LADDER_JACKS - LADDER and self.jacks_as_queens:
            return _BASES[0]
        if 2 <= ladder <= 4 and self.all_as_kings:
            return _BASES[1]
        return _BASES[ladder]


def rule_of(kind: i64) -> str:
    """The number of the table in which a kind has its price."""
    if kind < FOUR_QUEENS:
        return "B-29"
    return "B-30" if kind < LADDER else "B-31"


def reason_of(kind: i64) -> str:
    """The message that names a kind on the sheet: `bezique-lad-q`."""
    return "bezique-" + KINDS[kind].replace("_", "-").lower()


def level_of(kind: i64, number: i64) -> int:
    """What players call the n-th announcement of a kind: of a ladder its level, of others just the number."""
    return int(number) + (int(FIRST_STEP) - 1 if kind >= LADDER else 0)


def announced(prices: Prices, hand: int, seat: int, kind: i64, number: i64) -> Entry:
    """One line in the announcer's column, written at once (B-21)."""
    words = {"number": level_of(kind, number)}
    return Entry(hand, seat, "points", prices.of(kind, number), reason_of(kind), rule_of(kind), words)


def last_trick(hand: int, seat: int, bonus: int) -> Entry:
    """`last_trick_bonus`, written by who takes the very last trick."""
    return Entry(hand, seat, "points", bonus, "bezique-last-trick", "B-23", {})


def settled(totals: list[int], stake: int) -> list[int]:
    """Each pair settles the difference of its totals (B-32)."""
    return [sum(own - other for other in totals) * stake for own in totals]


def settlement(hand: int, totals: list[int], stake: int) -> list[Entry]:
    """The last line of each column: what is received or paid (B-32)."""
    return [
        Entry(hand, seat, "money", amount, "bezique-settled", "B-32", {"number": totals[seat]})
        for seat, amount in enumerate(settled(totals, stake))
    ]
