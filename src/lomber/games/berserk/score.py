# lomber: interpreted
"""The result of a game (BH-284): who has won, or nobody, why, and in which turn. Nothing else is scored."""

from __future__ import annotations

from typing import Final

from lomber.table.sheet import Entry

DRAWN: Final = 2
RULES: Final = {"hero": "BH-280", "deck": "BH-282", "concede": "BH-283", "text": "BH-10", "loop": "BH-109"}
"""The reasons a game can end for, each with its rule."""
WINS: Final = ("hero", "deck", "concede", "text")
"""Whoever goes round without end has won nothing (BH-109)."""


def draws(simultaneous_loss: str) -> tuple[str, ...]:
    """Two heroes fall at once, unless the active player loses then (BH-281); or it has no end (BH-109)."""
    return ("loop",) if simultaneous_loss == "active_loses" else ("hero", "loop")


def entries(hand: int, winner: int, reason: str, turn: int) -> list[Entry]:
    """A game won is a game on the sheet; a draw stands in both columns with nothing."""
    words = {"number": turn}
    if winner == DRAWN:
        rule = "BH-281" if reason == "hero" else RULES[reason]
        return [Entry(hand, seat, "games", 0, f"draw-{reason}", rule, words) for seat in range(2)]
    return [Entry(hand, winner, "games", 1, f"win-{reason}", RULES[reason], words)]


def is_decided(wins: list[int], games: int, match: int) -> bool:
    """Is a match over: one game, or the best of three (BH-284)? Draws are games too: three at most."""
    return games >= match or max(wins) > match // 2
