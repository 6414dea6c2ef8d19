"""Tournaments in SQL; `SqlStorage` has the rest."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from lomber.server.storage import NotInStep, TournamentChange
from lomber.server.tournament_events import (
    Announced,
    Entered,
    Joined,
    Passed,
    Replaced,
    read_tournament,
    write_tournament,
)

if TYPE_CHECKING:
    from lomber.server.sql import Database

T = TypeVar("T")

ENDED = '{"event":"ended"%'
"""How the event begins that ended a table: its tag is written first."""


class SqlTournaments:
    """What is stored about tournaments. Whoever inherits it says how SQL is done."""

    async def write(self, work: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        raise NotImplementedError

    async def append_tournament(self, change: TournamentChange) -> None:
        await self.write(lambda database: _append(database, change))

    async def tournament_log(self, tournament: str, since: int = 0) -> list[bytes]:
        sql = "SELECT event FROM tournament_events WHERE tournament = ? AND number >= ? ORDER BY number"
        return [row[0].encode() for row in await self._rows(sql, tournament, since)]

    async def running_tournaments(self, most: int) -> list[tuple[str, int]]:
        sql = "SELECT id, events FROM tournaments WHERE finished = 0 ORDER BY changed DESC LIMIT ?"
        return [(row[0], int(row[1])) for row in await self._rows(sql, most)]

    async def listed_tournaments(self, most: int) -> list[str]:
        sql = "SELECT id FROM tournaments WHERE listed = 1 ORDER BY finished, changed DESC LIMIT ?"
        return [row[0] for row in await self._rows(sql, most)]

    async def tournaments_of(self, person: str, most: int) -> list[str]:
        sql = """SELECT id FROM entrants JOIN tournaments ON id = tournament
                 WHERE person = ? ORDER BY finished, changed DESC LIMIT ?"""
        return [row[0] for row in await self._rows(sql, person, most)]

    async def ends_of(self, tables: Sequence[str]) -> dict[str, bytes | None]:
        sql = """SELECT (SELECT event FROM events WHERE table_id = id AND event LIKE ?), finished
                 FROM tables WHERE id = ?"""
        found: dict[str, bytes | None] = {}
        for table in tables:
            for event, finished in await self._rows(sql, ENDED, table):
                found[table] = event.encode() if event and finished else None
        return found


def _append(database: Database, change: TournamentChange) -> None:
    """The number of the first event is checked by the row that counts them: of two who append one fails."""
    now = time.time()
    count = change.at + len(change.events)
    if change.at == 0:
        sql = "INSERT INTO tournaments (id, listed, finished, changed, events) VALUES (?, ?, 0, ?, ?)"
        database.change(sql, (change.tournament, int(change.listed), now, count))
    else:
        sql = "UPDATE tournaments SET changed = ?, events = ?, finished = ? WHERE id = ? AND events = ?"
        values = (now, count, int(change.finished), change.tournament, change.at)
        if database.change(sql, values) != 1:
            raise NotInStep(f"tournament {change.tournament} does not have {change.at} events")
    database.change_many(
        "INSERT INTO tournament_events VALUES (?, ?, ?, ?)",
        [(change.tournament, change.at + i, now, event.decode()) for i, event in enumerate(change.events)],
    )
    database.change_many(
        "INSERT INTO entrants VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(person, change.tournament) for person in change.entered],
    )
    for person in change.left:
        sql = "DELETE FROM entrants WHERE person = ? AND tournament = ?"
        database.change(sql, (person, change.tournament))


def unname(database: Database, person: str) -> None:
    """In the logs of tournaments he becomes somebody without a name; those that he called lose theirs."""
    sql = "SELECT tournament, number, event FROM tournament_events WHERE event LIKE ?"
    for tournament, number, text in database.rows(sql, (f"%{person}%",)):
        event = read_tournament(text.encode())
        if isinstance(event, Announced) and event.host == person:
            event = msgspec.structs.replace(event, name="")
        elif isinstance(event, Passed):
            _unname_announcement(database, tournament)
        elif isinstance(event, Entered | Joined | Replaced) and event.chair.person == person:
            chair = msgspec.structs.replace(event.chair, name="")
            event = msgspec.structs.replace(event, chair=chair)
        sql = "UPDATE tournament_events SET event = ? WHERE tournament = ? AND number = ?"
        database.change(sql, (write_tournament(event).decode(), tournament, number))


def _unname_announcement(database: Database, tournament: str) -> None:
    """Who directed it when he was deleted may have called it as a guest."""
    sql = "SELECT event FROM tournament_events WHERE tournament = ? AND number = 0"
    announced = read_tournament(database.rows(sql, (tournament,))[0][0].encode())
    event = msgspec.structs.replace(announced, name="")
    sql = "UPDATE tournament_events SET event = ? WHERE tournament = ? AND number = 0"
    database.change(sql, (write_tournament(event).decode(), tournament))
