"""Helpers for the tests of Sixty-six."""

from __future__ import annotations

from typing import Any

from lomber import Table, make


def dealt(piles: dict[str, str], start: dict[str, Any] | None = None, **options: Any) -> Table:
    """A table at which these cards have been dealt, without a draw; seat 0 leads first of two."""
    game = make("sixty_six", draw=False, **options)
    table = Table(game, dealing=False, start=start)
    table.deal({pile: [int(game.read_card(w)) for w in text.split()] for pile, text in piles.items()})
    return table


def set_up(piles: dict[str, str], options: dict[str, Any] | None = None, **parts: Any) -> Table:
    """A described position in the middle of a deal."""
    game = make("sixty_six", draw=False, **(options or {}))
    return Table(game, dealing=False, start={"piles": piles, **parts})


def names(table: Table, seat: int) -> set[str]:
    return {table.name(move) for move in table.legal(seat)}


def points(table: Table) -> tuple[int, int]:
    """The points of the two who play, seat 0 and seat 1."""
    seats = table.view(-1).scene().seats
    return seats[0].counts.get("points", -1), seats[1].counts.get("points", -1)


def play(table: Table, tricks: str) -> list[tuple[int, int]]:
    """Tricks written `9C JC, QH AS`: leader's card first. The points after each, as long as the deal goes on."""
    counts = []
    for trick in tricks.split(","):
        for card in trick.split():
            table.play(table.turn(), card)
        if table.turn() >= 0 and table.state.awaits() is None:
            counts.append(points(table))
    return counts


def written(table: Table) -> list[tuple[int, int, str]]:
    """Column, games and reason of every line on the sheet."""
    return [(e.column, e.amount, e.reason) for e in table.sheet().entries if e.place == "games"]
