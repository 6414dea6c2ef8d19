"""The events of a table's log, as they are stored: the whole truth about a table, append-only.

Folding them from the first on gives the table back: who sits where, every deal, every gesture. A seed is never
among them; the cards of a deal are.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from lomber.table.scene import Message


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat: a person (by id), a bot (by level), or nobody yet."""

    who: Literal["person", "bot", "open"]
    person: str = ""
    name: str = ""
    level: str = ""
    nick: int = 0
    """Which of the shared first names (`name-3`) a bot answers to."""


class StoredEvent(Struct, frozen=True, omit_defaults=True, tag_field="event"):
    """Anything that has happened to a table."""


class Opened(StoredEvent, frozen=True, tag="opened"):
    """The table was made. Always the first event."""

    game: str
    preset: str
    options: dict[str, Any]
    revision: int
    chairs: tuple[Chair, ...]
    invite: str
    host: str
    listed: bool = False
    watch: bool = True


class Sat(StoredEvent, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    chair: Chair


class Dealt(StoredEvent, frozen=True, tag="deal"):
    """The cards of a deal, pile by pile."""

    deal: str
    piles: dict[str, str]


class Acted(StoredEvent, frozen=True, tag="acted"):
    """A gesture, or a part of one, by its texts."""

    seat: int
    moves: tuple[str, ...]
    id: str = ""
    """What the client called the request, so that the same request is not done twice."""
    says: tuple[Message, ...] = ()


class Cut(StoredEvent, frozen=True, tag="cut"):
    """Only the first `to` deals and gestures still count: a move was taken back, a deal begun again."""

    to: int


class Ended(StoredEvent, frozen=True, tag="ended"):
    """The match is over."""

    scores: tuple[int, ...]


class Followed(StoredEvent, frozen=True, tag="followed"):
    """A rematch: the same people went on to another table."""

    to: str


Stored = Opened | Sat | Dealt | Acted | Cut | Ended | Followed

write_event = msgspec.json.Encoder().encode
read_event = msgspec.json.Decoder(Stored).decode
