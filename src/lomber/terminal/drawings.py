"""Sheets drawn in characters, as players draw them on paper. A drawing that is not here is written in lines."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

from lomber.table.sheet import Sheet
from lomber.text import Words

Drawing = Callable[[Sheet, Words], list[str]]

FIELD = 30
"""How wide one player's field of the pulka is, its frame not counted."""


def drawn(sheet: Sheet, words: Words) -> list[str]:
    """The drawing of this sheet, or nothing."""
    drawing = DRAWINGS.get(sheet.drawing)
    return drawing(sheet, words) if drawing else []


def pulka(sheet: Sheet, words: Words) -> list[str]:
    """The pulka: the reader's field below, the others around the target as they sit."""
    count = len(sheet.columns)
    if count not in (2, 3, 4):
        return []
    first = max(0, words.you) % count
    fields = [_field(sheet, (first + turn) % count, words) for turn in range(count)]
    target = [f"( {sheet.notes.get('target', 0)} )"]
    if count == 2:
        return [*_centred(fields[1]), *_centred(target), *_centred(fields[0])]
    sides = _beside(fields[1], target, fields[-1])
    above = _centred(fields[2]) if count == 4 else []
    return [*above, *sides, *_centred(fields[0])]


def chain(sheet: Sheet, column: int, place: str) -> str:
    """The figures of a place as they are written, each added to the one before: `2. 6. 10.`"""
    amounts = [entry.amount for entry in sheet.entries if entry.column == column and entry.place == place]
    return " ".join(f"{total}." for total in accumulate(amounts))


def _field(sheet: Sheet, column: int, words: Words) -> list[str]:
    owner = sheet.columns[column]
    rows = [f"{words.place(place)}: {chain(sheet, column, place)}" for place in ("mountain", "pulya")]
    rows += [
        f"{words.place(place)}: {chain(sheet, column, place)}"
        for place in owner.totals
        if place.startswith("whists.")
    ]
    name = words.name(owner.seats[0])[: FIELD - 4]
    top = f"┌─ {name} {'─' * (FIELD - 3 - len(name))}┐"
    return [top, *(f"│{_ending(row)}│" for row in rows), f"└{'─' * FIELD}┘"]


def _ending(row: str) -> str:
    """A line of a field; where it is too long the oldest figures give way."""
    name, _, figures = row.partition(": ")
    room = FIELD - len(name) - 4
    while len(figures) > room and " " in figures:
        figures = "…" + figures.partition(" ")[2].lstrip("…")
    return f" {name}: {figures}".ljust(FIELD)[:FIELD]


def _beside(left: list[str], target: list[str], right: list[str]) -> list[str]:
    between = [""] * len(left)
    between[len(left) // 2] = target[0]
    return [f"{one}{gap:^11}{other}" for one, gap, other in zip(left, between, right, strict=True)]


def _centred(lines: list[str]) -> list[str]:
    return [line.center(2 * (FIELD + 2) + 11).rstrip() for line in lines]


DRAWINGS: dict[str, Drawing] = {"pulka": pulka}
