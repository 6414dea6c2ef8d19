"""The events of a tournament's log, as they are stored: the whole truth about it, append-only.

Folding them (`tournament.py`) gives back who plays, every round, every result. What happens at a table is in the
table's own log; here stands which tables there are, and what they came to.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from lomber.club.standings import Counting
from lomber.server.events import Chair
from lomber.server.wire import Clock, TalkKind

Form = Literal["swiss", "robin", "mitchell"]
Entry = Literal["members", "anyone"]


class TournamentEvent(Struct, frozen=True, omit_defaults=True, tag_field="event"):
    """Anything that has happened to a tournament."""


class Announced(TournamentEvent, frozen=True, tag="announced"):
    """It was called. Always the first event."""

    name: str
    game: str
    preset: str
    options: dict[str, Any]
    form: Form
    counting: Counting
    rounds: int
    """0: as many as a full circle has."""
    host: str
    """The director."""
    seed: str
    """The secret from which lots are drawn, and the deals where all tables have the same."""
    pairs: bool = False
    same_deals: bool = False
    by_itself: bool = True
    """The next round begins when the last one is over; else the director calls it."""
    entry: Entry = "anyone"
    listed: bool = True
    clock: Clock | None = None
    talk: TalkKind = "free"


class Entered(TournamentEvent, frozen=True, tag="entered"):
    """A player, or the first of a pair. Units are numbered as they come."""

    chair: Chair
    added: str = ""
    """What he adds to the seed: 64 hexadecimal digits."""


class Joined(TournamentEvent, frozen=True, tag="joined"):
    """A pair is complete."""

    unit: int
    chair: Chair
    added: str = ""


class Left(TournamentEvent, frozen=True, tag="left"):
    """The unit plays no more; what it has played counts."""

    unit: int
    out: bool = False
    """The director has taken it out."""


class Returned(TournamentEvent, frozen=True, tag="returned"):
    """Those who were gone are here again, and the unit plays on."""

    unit: int


class Replaced(TournamentEvent, frozen=True, tag="replaced"):
    """Somebody else plays for the unit from now on: a stand-in, or the same person by another name."""

    unit: int
    member: int
    chair: Chair
    reason: str = ""
    out: bool = False
    """By the director's will."""


class Passed(TournamentEvent, frozen=True, tag="passed"):
    """The director is known by another name from now on: a guest who turned out to be a member."""

    host: str


class Begun(TournamentEvent, frozen=True, tag="begun"):
    """Nobody can add anything to the seed any more."""


class Seated(Struct, frozen=True):
    """A table of a round: its name, and its units by their places."""

    table: str
    units: tuple[int, ...]


class Paired(TournamentEvent, frozen=True, tag="paired"):
    """A round: the tables are opened after this is stored, and again if the server died before they were."""

    tables: tuple[Seated, ...]
    byes: tuple[int, ...] = ()


class Settled(TournamentEvent, frozen=True, tag="settled"):
    """A table is over; its settlement by seats."""

    table: str
    scores: tuple[int, ...]
    shown: bool = False
    """All cards of all its hands were shown to everybody."""


class Adjusted(TournamentEvent, frozen=True, tag="adjusted"):
    """The director's ruling: what the units of a table have, whatever its sheet says."""

    table: str
    scores: tuple[int, ...]
    reason: str


class Excused(TournamentEvent, frozen=True, tag="excused"):
    """The unit has a bye in the next round."""

    unit: int


class Paused(TournamentEvent, frozen=True, tag="paused"):
    """No round begins; tables that are being played go on."""


class Resumed(TournamentEvent, frozen=True, tag="resumed"):
    """Rounds begin again."""


class Called(TournamentEvent, frozen=True, tag="called"):
    """The director calls the next round."""


class Closed(TournamentEvent, frozen=True, tag="closed"):
    """It is over: all rounds are played, or the director ends it and says why."""

    reason: str = ""


StoredTournament = (
    Announced
    | Entered
    | Joined
    | Left
    | Returned
    | Replaced
    | Passed
    | Begun
    | Paired
    | Settled
    | Adjusted
    | Excused
    | Paused
    | Resumed
    | Called
    | Closed
)

write_tournament = msgspec.json.Encoder().encode
read_tournament = msgspec.json.Decoder(StoredTournament).decode
