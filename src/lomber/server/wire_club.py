"""The bodies of the HTTP API that tell what the club remembers; `docs/protocol.md` explains them."""

from __future__ import annotations

from msgspec import Struct

from lomber.table.scene import Message


class RatedLine(Struct, frozen=True):
    """A member in a game's list: his figure, and by how many rated matches it came about."""

    person: str
    name: str
    rating: int
    matches: int
    you: bool


class Ratings(Struct, frozen=True):
    game: str
    players: tuple[RatedLine, ...]


class RatingStep(Struct, frozen=True):
    """A rating after a match."""

    table: str
    at: int
    rating: int


class AloneLine(Struct, frozen=True):
    """A score on the table of records of who plays alone."""

    table: str
    ended: int
    score: int


class GameTally(Struct, frozen=True):
    """What somebody has played of a game; `rating` null: nothing rated; `alone`: his best scores by himself."""

    game: str
    matches: int
    won: int
    alone: tuple[AloneLine, ...]
    rating: int | None
    history: tuple[RatingStep, ...]


class MatchPlayer(Struct, frozen=True):
    """Who sat on a seat at the end; `person` of a member, who has a page."""

    seat: int
    person: str
    name: str
    name_key: str
    score: int
    place: int
    you: bool


class HandThemes(Struct, frozen=True):
    """What was announced in a hand, and what was written down for it."""

    hand: int
    contracts: tuple[Message, ...]
    results: tuple[Message, ...]


class MatchLine(Struct, frozen=True):
    table: str
    game: str
    preset: str
    ended: int
    rated: bool
    hands: int
    players: tuple[MatchPlayer, ...]
    themes: tuple[HandThemes, ...]


class Records(Struct, frozen=True):
    records: tuple[MatchLine, ...]


class ThemeLine(Struct, frozen=True):
    theme: str
    times: int
    says: Message


class KnownThemes(Struct, frozen=True):
    contracts: tuple[ThemeLine, ...]
    results: tuple[ThemeLine, ...]


class PlayerPage(Struct, frozen=True):
    person: str
    name: str
    you: bool
    games: tuple[GameTally, ...]
    records: tuple[MatchLine, ...]
