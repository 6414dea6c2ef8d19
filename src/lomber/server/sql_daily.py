"""Deals of the day in SQL; `SqlStorage` has the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from lomber.server.sql_tournaments import ENDED
from lomber.server.storage import DailyRow

if TYPE_CHECKING:
    from lomber.server.sql import Database

T = TypeVar("T")


class SqlDaily:
    """Who has played which deal of the day, and what came of it."""

    async def write(self, work: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        raise NotImplementedError

    async def begin_daily(self, day: str, game: str, person: str, table: str) -> str:
        def work(database: Database) -> str:
            sql = "INSERT INTO daily (day, game, person, table_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
            database.change(sql, (day, game, person, table))
            kept = "SELECT table_id FROM daily WHERE day = ? AND game = ? AND person = ?"
            return str(database.rows(kept, (day, game, person))[0][0])

        return await self.write(work)

    async def daily(self, day: str, game: str, asker: str, most: int) -> list[DailyRow]:
        sql = """SELECT daily.person, COALESCE(name, ''), table_id,
                        (SELECT event FROM events WHERE events.table_id = daily.table_id AND event LIKE ?)
                 FROM daily LEFT JOIN guests ON guests.person = daily.person
                            LEFT JOIN tables ON tables.id = table_id
                 WHERE day = ? AND daily.game = ?
                 ORDER BY CASE WHEN daily.person = ? THEN 0 WHEN finished = 1 THEN 1 ELSE 2 END, table_id LIMIT ?"""
        rows = await self._rows(sql, ENDED, day, game, asker, most)
        return [DailyRow(row[0], row[1], row[2], row[3].encode() if row[3] else None) for row in rows]

    async def hand_over_daily(self, giver: str, taker: str) -> None:
        sql = """UPDATE daily SET person = ? WHERE person = ? AND NOT EXISTS (
                     SELECT 1 FROM daily AS other
                     WHERE other.person = ? AND other.day = daily.day AND other.game = daily.game)"""
        await self.write(lambda database: database.change(sql, (taker, giver, taker)))
