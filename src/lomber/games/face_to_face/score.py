"""The result of The Game: Face to Face: a win or a loss, no draw (F-21 … F-23, section 4)."""

from typing import Final

from mypy_extensions import i64

from lomber.table.sheet import Entry

WINS: Final = "wins"
"""The one place on the sheet: a stroke in the winner's column for each game won."""

ALL_LAID: Final = "all-laid"
"""Won by laying the last number (F-21)."""

STUCK: Final = "stuck"
"""Won because the opponent could not lay two cards at his turn (F-22)."""

WAYS: Final = (ALL_LAID, STUCK)


def entry(hand: i64, winner: i64, way: str) -> Entry:
    """One game won."""
    return Entry(int(hand), int(winner), WINS, 1, way, "F-21" if way == ALL_LAID else "F-22")


def scores(wins: list[int]) -> list[int]:
    """Each win is one up for the winner and one down for the other (F-23)."""
    return [wins[0] - wins[1], wins[1] - wins[0]]
