"""Who may not be seen or heard, forgotten passwords, reports, in SQL; `SqlStorage` has the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from lomber.server.events import Chair, Opened, Sat, Stored, read_event, write_event
from lomber.server.sql_members import dismiss, end
from lomber.server.sql_tournaments import unname
from lomber.server.storage import Report, Standing

if TYPE_CHECKING:
    from lomber.server.sql import Database

T = TypeVar("T")

STANDING = "standing:"
"""How the news that somebody's standing has changed begins, in the list of those dismissed."""
COLUMNS = "person, muted, banned, deleted, why"


class SqlStandings:
    """What is stored about those who are muted, banned or deleted. Whoever inherits it says how SQL is done."""

    async def write(self, work: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        raise NotImplementedError

    async def standings(self) -> list[Standing]:
        return [_standing(row) for row in await self._rows(f"SELECT {COLUMNS} FROM standings")]

    async def standing(self, person: str) -> Standing:
        rows = await self._rows(f"SELECT {COLUMNS} FROM standings WHERE person = ?", person)
        return _standing(rows[0]) if rows else Standing(person)

    async def known(self, person: str) -> bool:
        """Has this person ever sat down, taken a name, called or entered a tournament, or been reported?"""
        places = [f"{kept} WHERE person" for kept in ("guests", "company", "standings", "entrants")]
        sql = " UNION ALL ".join(f"SELECT 1 FROM {place} = ?" for place in (*places, "reports WHERE about"))
        return bool(await self._rows(f"{sql} LIMIT 1", *[person] * (len(places) + 1)))

    async def set_standing(self, standing: Standing) -> None:
        await self.write(lambda database: _set(database, standing))

    async def forget(self, person: str) -> None:
        """Table by table, so that no other change waits long; what was interrupted is done by asking again."""
        await self.write(lambda database: _leave(database, person))
        await self.write(lambda database: unname(database, person))
        for row in await self._rows("SELECT table_id FROM company WHERE person = ?", person):
            await self.write(lambda database, table=row[0]: _unname(database, table, person))  # type: ignore[misc]

    async def begin_reset(self, key: str, person: str, until: float) -> None:
        def work(database: Database) -> None:
            database.change("DELETE FROM resets WHERE person = ?", (person,))
            database.change("INSERT INTO resets VALUES (?, ?, ?)", (key, person, until))

        await self.write(work)

    async def take_reset(self, key: str, now: float) -> str | None:
        def work(database: Database) -> str | None:
            rows = database.rows("SELECT person, until FROM resets WHERE key = ?", (key,))
            database.change("DELETE FROM resets WHERE key = ? OR until < ?", (key, now))
            return str(rows[0][0]) if rows and rows[0][1] >= now else None

        return await self.write(work)

    async def report(self, report: Report) -> None:
        values = (
            report.id,
            report.at,
            report.person,
            report.about,
            report.table,
            report.said,
            report.why,
            0,
        )
        sql = "INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        await self.write(lambda database: database.change(sql, values))

    async def reports(self) -> list[Report]:
        sql = """SELECT id, at, person, about, table_id, said, why FROM reports
                 WHERE settled = 0 ORDER BY at, id"""
        return [Report(*row) for row in await self._rows(sql)]

    async def settle_report(self, id: str) -> bool:
        sql = "UPDATE reports SET settled = 1 WHERE id = ? AND settled = 0"
        return await self.write(lambda database: database.change(sql, (id,))) == 1


def _standing(row: Any) -> Standing:
    return Standing(row[0], float(row[1]), float(row[2]), bool(row[3]), row[4])


def _set(database: Database, standing: Standing) -> None:
    database.change(
        f"""INSERT INTO standings ({COLUMNS}) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (person) DO UPDATE SET muted = excluded.muted, banned = excluded.banned,
            deleted = excluded.deleted, why = excluded.why""",
        (standing.person, standing.muted, standing.banned, int(standing.deleted), standing.why),
    )
    dismiss(database, [f"{STANDING}{standing.person}"])
    if standing.deleted:  # the sessions of who is banned stay, so that he is known, and refused, by them
        rows = database.rows("SELECT id FROM sessions WHERE person = ?", (standing.person,))
        end(database, standing.person, [row[0] for row in rows])


def _leave(database: Database, person: str) -> None:
    """All that is kept about the person himself goes, and whatever he has said, as a spectator too."""
    _set(database, Standing(person, deleted=True))
    for kept in ("accounts", "guests", "seats", "entrants", "daily", "resets"):
        database.change(f"DELETE FROM {kept} WHERE person = ?", (person,))
    database.change("UPDATE players SET name = '', sought = '' WHERE person = ?", (person,))
    database.change("DELETE FROM talk WHERE line LIKE ?", (f'%"person":"{person}"%',))
    database.change("UPDATE reports SET said = '' WHERE about = ?", (person,))
    database.change("UPDATE reports SET why = '' WHERE person = ?", (person,))


def _unname(database: Database, table: str, person: str) -> None:
    """In the log of a table he becomes somebody without a name."""
    rows = database.rows("SELECT number, event FROM events WHERE table_id = ? ORDER BY number", (table,))
    for number, text in rows:
        if person in text:
            event = write_event(_without_name(read_event(text.encode()), person)).decode()
            sql = "UPDATE events SET event = ? WHERE table_id = ? AND number = ?"
            database.change(sql, (event, table, number))


def _without_name(event: Stored, person: str) -> Stored:
    if isinstance(event, Opened):
        chairs = tuple(_nameless(chair, person) for chair in event.chairs)
        return msgspec.structs.replace(event, chairs=chairs)
    if isinstance(event, Sat):
        return msgspec.structs.replace(event, chair=_nameless(event.chair, person))
    return event


def _nameless(chair: Chair, person: str) -> Chair:
    return msgspec.structs.replace(chair, name="") if chair.person == person else chair
