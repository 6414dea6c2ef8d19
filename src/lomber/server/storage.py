"""Where tables are kept: a small interface, so that SQLite and PostgreSQL can stand beside each other.

The truth about a table is its event log. Everything else that is stored (who sits where, is it over) repeats
what the log says, so that lists can be made without reading logs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from lomber.server.library import Kept, Player, Theme
from lomber.server.ratings import Outcome, Rating
from lomber.table.scene import Message


class StorageFailed(Exception):
    """It could not be stored: nothing of it was.

    `reason` names what people can mend, for `error-no-storage`; all else is told in the database's own words.
    """

    def __init__(self, sentence: str = "", reason: str = "") -> None:
        super().__init__(sentence)
        self.reason = reason


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
    game: str = ""
    outcome: Outcome | None = None
    """With this change a rated match of the game has ended so."""
    kept: Kept | None = None
    """With this change the match has ended, and goes into the library."""
    due: float = 0.0
    """When the table must be woken at the latest; 0: nothing happens there by itself."""


@dataclass(frozen=True)
class TournamentChange:
    """Some events of one tournament, stored together or not at all."""

    tournament: str
    at: int
    """The number of the first of them: exactly so many are already stored, or the change fails."""
    events: list[bytes]
    listed: bool = False
    """Set with the first event."""
    entered: list[str] = field(default_factory=list)
    """Persons who play in it since this change, or direct it."""
    left: list[str] = field(default_factory=list)
    finished: bool = False


@dataclass(frozen=True)
class DailyRow:
    """Somebody's play of a deal of the day."""

    person: str
    name: str
    table: str
    end: bytes | None
    """The event that ended it."""


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


FOREVER = 253_402_300_800.0
"""The year 10000: until then somebody is muted or banned for whom no end was named."""


@dataclass(frozen=True)
class Standing:
    """What the club's administrator, or the person himself, has decided about a person."""

    person: str
    muted: float = 0.0
    """Until when what he writes is not shown; 0: he is not muted."""
    banned: float = 0.0
    """Until when he is not let in."""
    deleted: bool = False
    """He has left for good; his name and his words are gone."""
    why: str = ""
    """For the administrator's memory; nobody else is told."""


@dataclass(frozen=True)
class Report:
    """Somebody has complained of somebody."""

    id: str
    at: float
    person: str
    about: str
    table: str
    said: str
    """The line it is about, or the name, as it was then."""
    why: str


@dataclass(frozen=True)
class RatedPlayer:
    """A line of a game's list."""

    game: str
    person: str
    name: str
    rating: Rating


@dataclass(frozen=True)
class RatedMatch:
    """A match by which ratings have changed; those of one game are counted from 1."""

    game: str
    number: int
    table: str


@dataclass(frozen=True)
class RatingPoint:
    """What a rating was after a match."""

    table: str
    at: float
    rating: Rating


@dataclass(frozen=True)
class Sought:
    """Which matches are looked for; what is empty is not asked for."""

    game: str = ""
    player: str = ""
    """By the name he had then."""
    person: str = ""
    contract: str = ""
    """A theme, or its end: `contract 2NT`, `2NT`."""
    result: str = ""
    """A theme; or `won`, `lost`: by that player."""
    before: float = 0.0


@dataclass(frozen=True)
class KeptMatch:
    """A match that was found."""

    table: str
    game: str
    preset: str
    ended: float
    rated: bool
    hands: int
    players: list[Player]
    themes: list[Theme]


@dataclass(frozen=True)
class KnownTheme:
    """Something by which matches of a game can be found, and how many hands had it."""

    kind: str
    theme: str
    times: int
    says: Message


@dataclass(frozen=True)
class Alone:
    """A match that somebody has played alone, for the record."""

    table: str
    ended: float
    score: int


@dataclass(frozen=True)
class Tally:
    """How often somebody has played a game to its end and came first, and his best scores alone."""

    game: str
    matches: int
    won: int
    alone: tuple[Alone, ...] = ()


class Storage(Protocol):
    """All methods return when what they did is durable."""

    async def secret(self) -> bytes:
        """The server's signing key: made at the first start, then always the same."""
        ...

    async def append(self, change: Change) -> None:
        """Who is cancelled while he waits for it is told first how it ended, and cancelled thereafter."""
        ...

    async def log(self, table: str) -> list[bytes]:
        """All events of a table; empty if there is none of that name."""
        ...

    async def unfinished(self, most: int) -> list[str]:
        """The tables still in play, the last changed first."""
        ...

    async def last_played(self, table: str) -> float:
        """When a table was last dealt at or played at, in seconds since 1970."""
        ...

    async def due(self, now: float, most: int) -> list[str]:
        """Unfinished tables that must be woken by now."""
        ...

    async def invited(self, invite: str) -> str | None:
        """The table an invitation leads to."""
        ...

    async def tables_of(self, person: str, most: int) -> list[str]:
        """Where a person sits, what is not over first; of each the last changed first."""
        ...

    async def unfinished_of(self, person: str) -> int:
        """At how many unfinished tables a person sits."""
        ...

    async def listed(self, most: int) -> list[str]:
        """Unfinished tables that everybody may see, the last changed first."""
        ...

    async def append_tournament(self, change: TournamentChange) -> None: ...

    async def tournament_log(self, tournament: str, since: int = 0) -> list[bytes]:
        """Its events from this number on; empty if there is none of that name."""
        ...

    async def running_tournaments(self, most: int) -> list[tuple[str, int]]:
        """Those that are not over, and how many events each has."""
        ...

    async def listed_tournaments(self, most: int) -> list[str]:
        """Those that everybody may see, the last changed first."""
        ...

    async def tournaments_of(self, person: str, most: int) -> list[str]: ...

    async def ends_of(self, tables: Sequence[str]) -> dict[str, bytes | None]:
        """Of those tables that exist: the event that ended each, or None."""
        ...

    async def begin_daily(self, day: str, game: str, person: str, table: str) -> str:
        """The table at which a person plays a deal of the day: this one, unless there was one before."""
        ...

    async def daily(self, day: str, game: str, asker: str, most: int) -> list[DailyRow]:
        """Who plays the deal of a day: the asker, then those who have finished it, then the others."""
        ...

    async def hand_over_daily(self, giver: str, taker: str) -> None:
        """A guest turns out to be a member: his deals are the member's, where that one has not played them."""
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

    async def members(self) -> list[Account]:
        """All of them, by login."""
        ...

    async def standings(self) -> list[Standing]: ...

    async def standing(self, person: str) -> Standing: ...

    async def set_standing(self, standing: Standing) -> None:
        """All workers are told; who is banned or deleted is logged in nowhere."""
        ...

    async def forget(self, person: str) -> None:
        """Delete a person: account, sessions, name, seats, every line he said, his name in every log."""
        ...

    async def begin_reset(self, key: str, person: str, until: float) -> None:
        """A code by whose hash a new password can be chosen, once; an earlier one of this person is void."""
        ...

    async def take_reset(self, key: str, now: float) -> str | None:
        """Whose code this was; it is none any more."""
        ...

    async def report(self, report: Report) -> None: ...

    async def reports(self) -> list[Report]:
        """Those that are not settled, the oldest first."""
        ...

    async def settle_report(self, id: str) -> bool: ...

    async def best_rated(self, game: str, most: int) -> list[RatedPlayer]:
        """Members by their strength, the strongest first."""
        ...

    async def ratings_of(self, person: str) -> dict[str, Rating]: ...

    async def rating_history(self, person: str, game: str, most: int) -> list[RatingPoint]:
        """After the last matches, the oldest of them first."""
        ...

    async def find_matches(self, sought: Sought, asker: str, most: int) -> list[KeptMatch]:
        """Those that everybody may look at, and those at which the asker sat; the last first."""
        ...

    async def known_themes(self, game: str, most: int) -> list[KnownTheme]: ...

    async def tallies(self, person: str, asker: str) -> list[Tally]: ...

    async def ping(self) -> None:
        """Fails if nothing could be stored now."""
        ...

    async def close(self) -> None: ...
