# lomber: interpreted
"""The score sheet: every figure with its amount, its place on the drawing, its reason and its rule."""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One figure written on the sheet."""

    hand: int
    """The deal, counted from 1, after which it was written."""
    column: int
    """Whose column: a side or a seat, as the sheet's `columns` say."""
    place: str
    """Where in the column: `below`, `above`, `under`, `pot`, `record` … as the game draws it."""
    amount: int
    reason: str
    """Message key: `honours`, `coronet`, `trick-share` …"""
    rule: str
    words: dict[str, Any] = {}
    """Arguments of the message, e.g. how many honours."""
    struck: bool = False
    """A figure that has been struck out since (a record that was written anew)."""
    seats: tuple[int, ...] = ()
    """Whose figure it is, where partners change and a side's column goes from hand to hand; else the column's."""


class Column(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One column of the drawing: who owns it and its running figures by name."""

    seats: tuple[int, ...]
    label: str = ""
    totals: dict[str, int] = {}


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The whole sheet as players would see it on the cloth."""

    drawing: str
    """Which drawing shows it best: `slate`, `money`, `table` or a game's own."""
    columns: tuple[Column, ...]
    entries: tuple[Entry, ...] = ()
    notes: dict[str, int] = {}
    """Figures that belong to nobody: the pot, the deal, the rubber."""
