"""What is said about tournaments over HTTP, typed; `docs/protocol.md` explains it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from lomber.club.standings import Counting, TieBreak
from lomber.server.tournament import TournamentState
from lomber.server.tournament_events import Entry, Form
from lomber.server.wire import Clock, GameId, Hash, Options, Preset, TalkKind

TournamentId = Annotated[str, Meta(pattern="^[a-z2-7]{4,32}$")]
UnitNumber = Annotated[int, Meta(ge=0, le=9999)]
Level = Annotated[str, Meta(min_length=1, max_length=16)]
Reason = Annotated[str, Meta(max_length=400)]
Score = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Deed = Literal[
    "begin", "pause", "resume", "next", "close", "adjust", "replace", "bye", "bot", "remove", "back"
]
Action = Literal[
    "enter",
    "leave",
    "begin",
    "pause",
    "resume",
    "next",
    "close",
    "adjust",
    "replace",
    "bye",
    "bot",
    "remove",
    "back",
]

MINUTE = Clock("move", 60)


class NewTournament(Struct, frozen=True):
    """What is to be played, how, and by whom."""

    name: Annotated[str, Meta(min_length=1, max_length=120)]
    game: GameId
    preset: Preset = ""
    options: Options = field(default_factory=dict)
    deals: Annotated[int, Meta(ge=1, le=64)] = 1
    """Deals of a round at each table."""
    form: Form = "swiss"
    counting: Counting = "places"
    rounds: Annotated[int, Meta(ge=0, le=50)] = 5
    pairs: bool = False
    same_deals: bool = False
    by_itself: bool = True
    entry: Entry = "anyone"
    listed: bool = True
    clock: Clock = MINUTE
    talk: TalkKind = "free"
    bots: Annotated[list[Level], Meta(max_length=64)] = field(default_factory=list)


class EnterTournament(Struct, frozen=True):
    """I want to play; with whom, in a tournament of pairs; and what I add to the deals."""

    unit: UnitNumber | None = None
    added: Hash | None = None


class Direct(Struct, frozen=True):
    """What the director does."""

    do: Deed
    unit: UnitNumber | None = None
    member: Annotated[int, Meta(ge=0, le=1)] = 0
    table: TournamentId | None = None
    scores: Annotated[list[Score], Meta(max_length=64)] = field(default_factory=list)
    level: Level = "book"
    reason: Reason = ""


class Named(Struct, frozen=True):
    """A player: a person by name, or a bot by the key of a first name."""

    name: str
    name_key: str
    level: str
    you: bool
    instead: str | None = None
    """The bot plays for a person of this name, who may come back."""


class UnitLine(Struct, frozen=True):
    unit: int
    members: tuple[Named, ...]
    left: bool
    excused: bool
    back: bool = False
    """The director can give it back to those who were gone."""


class StandingLine(Struct, frozen=True):
    """Points and tie-breaks are exact numbers as text: `7`, `7/2`."""

    unit: int
    place: int
    to: int
    points: str
    breaks: tuple[str, ...]
    played: int
    byes: int


class SittingLine(Struct, frozen=True):
    """A table of a round. `scores` by its units; null: it is being played."""

    table: str
    units: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str
    earned: tuple[str, ...]


class RoundLine(Struct, frozen=True):
    tables: tuple[SittingLine, ...]
    byes: tuple[int, ...]


class TournamentLine(Struct, frozen=True):
    """A tournament in a list."""

    tournament: str
    name: str
    game: str
    preset: str
    form: Form
    state: TournamentState
    entrants: int
    round: int
    rounds: int
    mine: int
    table: str


class Tournaments(Struct, frozen=True):
    tournaments: tuple[TournamentLine, ...]


class TournamentView(Struct, frozen=True):
    """All about a tournament, as the asker may see it."""

    tournament: str
    name: str
    game: str
    preset: str
    family: str
    options: Options
    form: Form
    counting: Counting
    tie_breaks: tuple[TieBreak, ...]
    pairs: bool
    same_deals: bool
    size: int
    deals: int
    rounds: int
    entry: Entry
    clock: Clock | None
    state: TournamentState
    paused: bool
    by_itself: bool
    reason: str
    mine: int
    table: str
    director: bool
    may: tuple[Action, ...]
    units: tuple[UnitLine, ...]
    standings: tuple[StandingLine, ...]
    played: tuple[RoundLine, ...]
    commitment: str
    boards: tuple[tuple[str, ...], ...]
    added: tuple[tuple[int, int, str], ...]
    seed: str
