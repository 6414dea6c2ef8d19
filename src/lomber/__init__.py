"""Lomber: a card table in software.

Examples:
    >>> import lomber
    >>> table = lomber.Table(lomber.make("whist"), seed=7)
    >>> while not table.over:
    ...     seat = table.actors()[0]
    ...     table.play(seat, table.legal(seat)[0])
    >>> table.scores()
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lomber.games import Listing, listings, make, options_of, presets_of, replay
    from lomber.table.contract import Game, State, View
    from lomber.table.errors import BadOptions, BadPosition, BadRecord, IllegalMove, LomberError, UnknownGame
    from lomber.table.record import Record, Seen, read_record, read_seen
    from lomber.table.shoe import Shoe, Stacked
    from lomber.table.table import Table

__version__ = "0.1.0"

_HOMES = {
    "Listing": "games",
    "listings": "games",
    "make": "games",
    "options_of": "games",
    "presets_of": "games",
    "replay": "games",
    "Game": "table.contract",
    "State": "table.contract",
    "View": "table.contract",
    "BadOptions": "table.errors",
    "BadPosition": "table.errors",
    "BadRecord": "table.errors",
    "IllegalMove": "table.errors",
    "LomberError": "table.errors",
    "UnknownGame": "table.errors",
    "Record": "table.record",
    "Seen": "table.record",
    "read_record": "table.record",
    "read_seen": "table.record",
    "Shoe": "table.shoe",
    "Stacked": "table.shoe",
    "Table": "table.table",
}

__all__ = [
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalMove",
    "Listing",
    "LomberError",
    "Record",
    "Seen",
    "Shoe",
    "Stacked",
    "State",
    "Table",
    "UnknownGame",
    "View",
    "listings",
    "make",
    "options_of",
    "presets_of",
    "read_record",
    "read_seen",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Public names are imported when they are first used, so that `import lomber` is quick."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'lomber' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f"lomber.{home}"), name)
