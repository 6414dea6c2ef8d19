"""The events of a table's log, as they are stored: the whole truth about a table, append-only.

Folding them from the first on gives the table back: who sits where, every deal, every gesture. The cards of a deal
are among them; so is, before them, the secret from which they were shuffled, that what was shown can be proved.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from lomber.server.wire import Clock, TalkKind
from lomber.table.scene import Message

STAND_IN = "book"
"""The level of a bot that sits in for a person."""
NICKS = 10
"""First names for bots that the words have."""


class Chair(Struct, frozen=True, omit_defaults=True, gc=False):
    """Who sits on a seat: a person (by id), a bot (by level), or nobody yet."""

    who: Literal["person", "bot", "open"]
    person: str = ""
    name: str = ""
    level: str = ""
    nick: int = 0
    """Which of the shared first names (`name-3`) a bot answers to."""

    def same(self, other: Chair) -> bool:
        """The same person, whatever he is called now, or a bot of the same level."""
        return (self.who, self.person, self.level) == (other.who, other.person, other.level)


class StoredEvent(Struct, frozen=True, omit_defaults=True, tag_field="event", gc=False):
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
    clock: Clock | None = None
    talk: TalkKind = "free"
    rated: bool = False
    """Members only; its end changes their ratings."""
    tournament: str = ""
    """The tournament it is a table of: it is played to its end, whoever is here."""
    daily: str = ""
    """The day whose deal is played here."""
    boards: str = ""
    """The key of its deals (64 hexadecimal digits), where other tables have the same."""
    start: dict[str, Any] | None = None
    """The described position with which it begins, whole; None: with a deal."""
    drawn: str = ""
    """The key (64 hexadecimal digits) of what is still drawn in a hand that was set up: the same ones again."""


class Sat(StoredEvent, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    chair: Chair


class Promised(StoredEvent, frozen=True, tag="promised"):
    """Before a hand: the secret of its shuffles. Its commitment is published when this is stored."""

    secret: str


class Mixed(StoredEvent, frozen=True, tag="mixed"):
    """What the seats have added to the secret; the first deal of the hand follows."""

    added: dict[int, str] = {}


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
    by: Literal["", "bot"] = ""
    """`bot`: not the person himself, but a bot in his place, or because his time had run out."""
    spent: int = -1
    """Milliseconds the seat took for it, where a clock ran and the gesture answered what was asked."""


Absence = Literal["left", "gone", "late"]


class Away(StoredEvent, frozen=True, tag="away"):
    """A bot sits in for a person: he asked for it, his line was gone for too long, or his time ran out."""

    seat: int
    why: Absence


class Back(StoredEvent, frozen=True, tag="back"):
    """The person plays himself again."""

    seat: int


class Cut(StoredEvent, frozen=True, tag="cut"):
    """Only the first `to` deals and gestures still count: a move was taken back, a deal begun again."""

    to: int


class Ended(StoredEvent, frozen=True, tag="ended"):
    """The match is over."""

    scores: tuple[int, ...]


class Followed(StoredEvent, frozen=True, tag="followed"):
    """A rematch: the same people went on to another table."""

    to: str


Stored = Opened | Sat | Promised | Mixed | Dealt | Acted | Away | Back | Cut | Ended | Followed

write_event = msgspec.json.Encoder().encode
read_event = msgspec.json.Decoder(Stored).decode
