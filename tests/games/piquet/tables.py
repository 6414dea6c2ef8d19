"""Helpers for the tests of Piquet and Norman Piquet."""

from __future__ import annotations

from typing import Any

from lomber import Table, make
from lomber.games.piquet.position import PiquetState


def position(table: Table) -> PiquetState:
    state = table.state
    assert isinstance(state, PiquetState)
    return state


def dealt(
    piles: dict[str, str], name: str = "piquet", start: dict[str, Any] | None = None, **options: Any
) -> Table:
    """A table at which these cards have been dealt, without a draw; seat 0 is the elder of two."""
    game = make(name, draw=False, **options)
    table = Table(game, dealing=False, start=start)
    table.deal({pile: [int(game.read_card(w)) for w in text.split()] for pile, text in piles.items()})
    return table


def exchanged(elder: str, dealer: str, start: dict[str, Any] | None = None, **options: Any) -> Table:
    """Two hands as they are after the exchange: the declarations begin."""
    game = make("piquet", draw=False, **options)
    parts: dict[str, Any] = {"phase": "declare", "piles": {"hand.0": elder, "hand.1": dealer}}
    return Table(game, dealing=False, start={**parts, **(start or {})})


def three(a: str, b: str, dealer: str, start: dict[str, Any] | None = None, **options: Any) -> Table:
    """Three hands of Norman Piquet after the exchange; seat 0 leads, seat 2 deals."""
    game = make("norman_piquet", draw=False, **options)
    piles = {"hand.0": a, "hand.1": b, "hand.2": dealer}
    parts: dict[str, Any] = {"phase": "declare", "piles": piles, "turn": 2}
    return Table(game, dealing=False, start={**parts, **(start or {})})


def declare(table: Table) -> list[str]:
    """Everything is declared as it is, up to the capots; what was said, with its speaker."""
    said = []
    while position(table).phase.value in ("declare", "all"):
        seat = table.turn()
        move = table.legal(seat)[0]
        said.append(f"{seat}: {table.name(move)}")
        table.play(seat, move)
    return said


def begin(table: Table, *announced: int) -> None:
    """Declarations, and no capot but of these seats."""
    declare(table)
    while position(table).phase.value == "capot":
        table.play(table.turn(), "capot" if table.turn() in announced else "pass")


def hands(table: Table) -> list[int]:
    """H of each."""
    return [int(n) for n in position(table).count.hand]


def counts(table: Table) -> list[int]:
    return [int(position(table).count.total(seat)) for seat in range(len(table.seats))]


def play(table: Table, tricks: str) -> list[list[int]]:
    """Tricks written `AS 8S · KD 7D | JS QS`; the counts after each as long as the deal lasts."""
    found = []
    for trick in tricks.replace("|", "·").split("·"):
        for card in trick.split():
            table.play(table.turn(), card)
        if position(table).phase.value == "play":
            found.append(counts(table))
    return found


def last(table: Table) -> list[int]:
    """The final counts of the deal that has ended."""
    return position(table).last


def names(table: Table, seat: int) -> set[str]:
    return {table.name(move) for move in table.legal(seat)}


def written(table: Table) -> list[tuple[int, str, int, str]]:
    return [(e.column, e.place, e.amount, e.reason) for e in table.sheet().entries]
