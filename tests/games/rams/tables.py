"""Helpers for the tests of Rams."""

from __future__ import annotations

from typing import Any

from lomber import Table, make
from lomber.cards.pack import card_names, pack, read_cards
from lomber.games.rams.view import RamsView


def dealt(
    piles: dict[str, str], name: str = "rams", start: dict[str, Any] | None = None, **options: Any
) -> Table:
    """A table at which these cards have been dealt; piles left out are filled with what is left."""
    game = make(name, **options)
    table = Table(game, dealing=False, start=start)
    table.deal({pile: [int(game.read_card(w)) for w in text.split()] for pile, text in piles.items()})
    return table


def names(table: Table, seat: int) -> set[str]:
    return {table.name(move) for move in table.legal(seat)}


def amounts(entries: Any, place: str = "record") -> dict[int, int]:
    """What is written in each column."""
    found: dict[int, int] = {}
    for entry in entries:
        if entry.place == place:
            found[entry.column] = found.get(entry.column, 0) + entry.amount
    return found


def rest(ranks: int, *texts: str) -> str:
    """The cards of a pack that are in none of these texts."""
    return card_names(pack(ranks) & ~read_cards(" ".join(texts)))


def seen_by(table: Table, seat: int) -> RamsView:
    view = table.view(seat)
    assert isinstance(view, RamsView)
    return view


def event(table: Table, seat: int, number: int) -> dict[str, Any]:
    """An event of the seat's seen log, by the names of its parts."""
    one: Any = table.seen(seat).log[number]
    return {"moves": getattr(one, "moves", ()), "piles": getattr(one, "piles", {})}
