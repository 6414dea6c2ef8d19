"""Where tables are kept: a small interface, so that SQLite and PostgreSQL can stand beside each other.

The truth about a table is its event log. Everything else that is stored (who sits where, is it over) repeats
what the log says, so that lists can be made without reading logs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol


class StorageFailed(Exception):
    """It could not be stored: nothing of it was."""


class NotInStep(StorageFailed):
    """The stored log is longer or shorter than who appends to it believes."""


@dataclass(frozen=True)
class Change:
    """Some events of one table, stored together or not at all."""

    table: str
    at: int
    """The number of the first of them: exactly so many are already stored, or the change fails."""
    events: list[bytes]
    invite: str = ""
    """Set with the first event."""
    listed: bool = False
    seated: list[str] = field(default_factory=list)
    """Persons who sit at the table since this change."""
    left: list[str] = field(default_factory=list)
    """Persons who sit there no longer."""
    finished: bool | None = None
    """Whether the match is over; None: as it was."""


@dataclass(frozen=True)
class Guest:
    """What is kept about a person."""

    name: str = ""
    lang: str = ""


@dataclass(frozen=True)
class Account:
    """A member: a person with a login and a password."""

    person: str
    login: str
    """Folded, as it is looked for."""
    shown: str
    password: str
    """Its argon2 hash."""


@dataclass(frozen=True)
class Session:
    """Somewhere a member is logged in."""

    key: str
    """The hash of its token."""
    id: str
    person: str
    made: float
    seen: float
    agent: str


class Storage(Protocol):
    """All methods return when what they did is durable."""

    async def secret(self) -> bytes:
        """The server's signing key: made at the first start, then always the same."""
        ...

    async def append(self, change: Change) -> None: ...

    async def log(self, table: str) -> list[bytes]:
        """All events of a table; empty if there is none of that name."""
        ...

    async def unfinished(self, most: int) -> list[str]:
        """The tables still in play, the last changed first."""
        ...

    async def invited(self, invite: str) -> str | None:
        """The table an invitation leads to."""
        ...

    async def tables_of(self, person: str, most: int) -> list[str]:
        """Where a person sits, the last changed first."""
        ...

    async def unfinished_of(self, person: str) -> int:
        """At how many unfinished tables a person sits."""
        ...

    async def listed(self, most: int) -> list[str]:
        """Unfinished tables that everybody may see, the last changed first."""
        ...

    async def guest(self, person: str) -> Guest: ...

    async def keep_guest(self, person: str, guest: Guest) -> None: ...

    async def said(self, table: str) -> list[bytes]:
        """The lines that are kept of a table's talk, in their order."""
        ...

    async def keep_said(self, table: str, number: int, line: bytes, most: int) -> None:
        """One more line; of all only the last `most` are kept."""
        ...

    async def register(self, account: Account) -> bool:
        """False, and nothing has changed: the login is taken, or the person a member already."""
        ...

    async def account(self, login: str) -> Account | None: ...

    async def account_of(self, person: str) -> Account | None: ...

    async def change_password(self, person: str, password: str) -> None: ...

    async def begin_session(self, session: Session, most: int) -> None:
        """Of the person's sessions only the `most` last used are kept."""
        ...

    async def session(self, key: str) -> Session | None: ...

    async def sessions(self, person: str) -> list[Session]:
        """The last used first."""
        ...

    async def note_session(self, key: str, at: float) -> None:
        """It is in use."""
        ...

    async def end_sessions(self, person: str, ids: Sequence[str]) -> list[str]:
        """Those of them that were this person's, and are over."""
        ...

    async def dismissed(self, since: float) -> list[tuple[str, float]]:
        """Sessions that were ended since then, and guests (`guest:…`) who became members, with the time."""
        ...

    async def ping(self) -> None:
        """Fails if nothing could be stored now."""
        ...

    async def close(self) -> None: ...
