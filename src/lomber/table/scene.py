# lomber: interpreted
"""A scene: all that a page or a terminal needs to draw a table, whatever the game.

It is made from a `View`, so it holds only what one seat may see. Nothing here knows any rule: zones of cards,
seats with their figures, one prompt, the choices that are open, the sheet. None of these values leads back to where
it came from, so that Python's search for circles passes them over (`gc=False`).
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from lomber.table.sheet import Sheet

HIDDEN = "??"


def slug(name: object) -> str:
    """An id, an option's value, a rule number as a part of a message key: `whist_dummy` is `whist-dummy`."""
    return re.sub(r"[^A-Za-z0-9]+", "-", str(name)).strip("-")


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A sentence to be said in the reader's language: a Fluent key and its arguments."""

    key: str
    words: dict[str, Any] = {}


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place where cards lie. A card that may not be seen is `??`."""

    name: str
    """Unique in the scene: `hand.0`, `trick`, `stock`, `turned`, `row.2`."""
    kind: str
    """How it is laid out: `hand`, `trick`, `pile`, `stock`, `row`, `open` (an opened hand)."""
    cards: tuple[str, ...] = ()
    seat: int = -1
    """Whose it is; -1: the table's."""
    owners: tuple[int, ...] = ()
    """For a trick: who laid each card."""
    marks: tuple[str, ...] = ()
    """Words about the zone or its cards, by message key: `trump`, `last`, `thrown`."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One player as the table shows him."""

    seat: int
    place: str = ""
    """Where he sits, as the game names it: `S`, `W`, `N`, `E`, or empty."""
    side: int = -1
    marks: tuple[str, ...] = ()
    """`dealer`, `to-move`, `passed`, `knocked`, `sits-out` …"""
    counts: dict[str, int] = {}
    """Figures by message key: `tricks`, `balance`, `cards`."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing the seat may do now."""

    move: int
    text: str
    """The notation that `play` takes."""
    says: Message
    card: str = ""
    """The card it is about, where it is about one: the card in the hand to be touched."""
    aside: bool = False
    zone: str = ""
    """The zone that card lies in, or that the choice aims at."""
    forbidden: str = ""
    """In manners mode: the rule this card would break. Shown to its owner alone."""


class Picks(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Cards that are chosen together, in any order, before anything is done with them (`lomber.table.picking`)."""

    cards: tuple[Choice, ...]
    """All that may be among them."""
    ends: tuple[tuple[Choice, ...], ...]
    """What may be done with none of them picked, with one, with two …"""
    whole: int = 0
    """So many are the whole gesture, and nothing more is said; 0: one of the `ends` closes it."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What one seat sees, ready to be drawn."""

    seat: int
    phase: str
    hand: int
    prompt: Message
    seats: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    choices: tuple[Choice, ...]
    sheet: Sheet
    facts: tuple[Message, ...] = ()
    """What the table announces: trump suit, the pot and its parts, honours after the deal."""
    over: bool = False
    scores: tuple[int, ...] = ()
    drawing: dict[str, Any] = {}
    """What a drawing of the game's own needs besides; a page or terminal without that drawing does not look."""
    picks: Picks | None = None
    """Where several cards are asked for at once: added by whoever shows the scene to a person."""

    def sides(self) -> list[list[int]]:
        """The seats that play together now; one who has no partner is a side by himself."""
        sides: dict[int, list[int]] = {}
        for seat in self.seats:
            sides.setdefault(seat.side if seat.side >= 0 else -1 - seat.seat, []).append(seat.seat)
        return sorted(sides.values())
