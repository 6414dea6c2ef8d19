"""A storage in SQL that both databases understand: one thread that writes for all tables of this process.

What arrives while a commit is under way is committed together next time: many tables share one fsync. Where one of
them fails, all are done again, each with a savepoint of its own, so that it takes nobody with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from lomber.server.schema import MIGRATIONS, Dialect, steps_from
from lomber.server.sql_daily import SqlDaily
from lomber.server.sql_library import SqlLibrary, keep, unkeep
from lomber.server.sql_members import SqlMembers
from lomber.server.sql_ratings import SqlRatings, rate
from lomber.server.sql_standings import SqlStandings
from lomber.server.sql_tournaments import SqlTournaments
from lomber.server.storage import Change, Guest, NotInStep, StorageFailed

T = TypeVar("T")

MOST_AT_ONCE = 500
GATHERING = 0.002
"""Seconds for which more is waited for, where several came at once the last time: then others are on their way, and
a commit costs as much as some moves."""


Shape = dict[str, tuple[list[str], list[str]]]
"""Each table with its columns, and with those that are its key."""


class Database(Protocol):
    """One connection. Values stand as `?`; whatever goes wrong is StorageFailed."""

    dialect: Dialect

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]: ...

    def change(self, sql: str, values: Sequence[object] = ()) -> int:
        """How many rows were changed."""
        ...

    def change_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None: ...

    def begin(self) -> None:
        """A transaction, by which nobody else is disturbed before `COMMIT`."""
        ...

    def snapshot(self) -> None:
        """A transaction in which nothing changes, whatever others do; it ends with `ROLLBACK`."""
        ...

    def shape(self) -> Shape:
        """What tables there are."""
        ...

    def version(self) -> int:
        """How many migrations were done."""
        ...

    def set_version(self, version: int) -> None: ...

    def close(self) -> None: ...


@dataclass
class _Job:
    """Something to be done by the thread."""

    work: Callable[[Database], Any]
    writes: bool
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    move: Change | None = None
    """The same as data, where it is one move at one table: all such are stored at once."""


class _Outcome(asyncio.Future[Any]):
    """What a change has come to. It cannot be called off: the thread does it all the same."""

    def cancel(self, msg: Any = None) -> bool:
        return False


class SqlStorage(SqlMembers, SqlStandings, SqlRatings, SqlLibrary, SqlTournaments, SqlDaily):
    """Everything that is stored, by SQL. `write` and `_rows` are all that its methods need."""

    shared = False
    """Whether others may use the database at the same time."""

    def __init__(self, database: Database) -> None:
        migrate(database)
        self.worker = ""
        """Whose the tables are that are opened here; only several workers need to say it."""
        self._database = database
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="lomber-storage", daemon=True)
        self._thread.start()

    # -- what is stored

    async def secret(self) -> bytes:
        def work(database: Database) -> bytes:
            fresh = ("secret", secrets.token_bytes(32))
            database.change("INSERT INTO meta VALUES (?, ?) ON CONFLICT DO NOTHING", fresh)
            return bytes(database.rows("SELECT value FROM meta WHERE key = 'secret'")[0][0])

        return await self.write(work)

    async def append(self, change: Change) -> None:
        move = change if _is_move(change) else None
        await self.write(lambda database: _append(database, change, self.worker), move)

    async def log(self, table: str) -> list[bytes]:
        sql = "SELECT event FROM events WHERE table_id = ? ORDER BY number"
        return [row[0].encode() for row in await self._rows(sql, table)]

    async def unfinished(self, most: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE finished = 0 ORDER BY changed DESC LIMIT ?"
        return [row[0] for row in await self._rows(sql, most)]

    async def last_played(self, table: str) -> float:
        tags = [f'{{"event":"{tag}"%' for tag in ("deal", "acted", "cut")]
        sql = (
            f"SELECT max(at) FROM events WHERE table_id = ? AND ({' OR '.join(['event LIKE ?'] * len(tags))})"
        )
        (found,) = (await self._rows(sql, table, *tags))[0]
        return time.time() if found is None else float(found)

    async def due(self, now: float, most: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE finished = 0 AND due > 0 AND due <= ? ORDER BY due LIMIT ?"
        return [row[0] for row in await self._rows(sql, now, most)]

    async def invited(self, invite: str) -> str | None:
        rows = await self._rows("SELECT id FROM tables WHERE invite = ?", invite)
        return rows[0][0] if rows else None

    async def tables_of(self, person: str, most: int) -> list[str]:
        sql = """SELECT id FROM seats JOIN tables ON id = table_id
                 WHERE person = ? ORDER BY finished, changed DESC LIMIT ?"""
        return [row[0] for row in await self._rows(sql, person, most)]

    async def unfinished_of(self, person: str) -> int:
        sql = "SELECT count(*) FROM seats JOIN tables ON id = table_id WHERE person = ? AND finished = 0"
        return int((await self._rows(sql, person))[0][0])

    async def listed(self, most: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE finished = 0 AND listed = 1 ORDER BY changed DESC LIMIT ?"
        return [row[0] for row in await self._rows(sql, most)]

    async def guest(self, person: str) -> Guest:
        rows = await self._rows("SELECT name, lang FROM guests WHERE person = ?", person)
        return Guest(*rows[0]) if rows else Guest()

    async def keep_guest(self, person: str, guest: Guest) -> None:
        sql = """INSERT INTO guests VALUES (?, ?, ?)
                 ON CONFLICT (person) DO UPDATE SET name = excluded.name, lang = excluded.lang"""
        await self.write(lambda database: database.change(sql, (person, guest.name, guest.lang)))

    async def said(self, table: str) -> list[bytes]:
        sql = "SELECT line FROM talk WHERE table_id = ? ORDER BY number"
        return [row[0].encode() for row in await self._rows(sql, table)]

    async def keep_said(self, table: str, number: int, line: bytes, most: int) -> None:
        def work(database: Database) -> None:
            database.change("INSERT INTO talk VALUES (?, ?, ?)", (table, number, line.decode()))
            database.change("DELETE FROM talk WHERE table_id = ? AND number <= ?", (table, number - most))

        await self.write(work)

    async def ping(self) -> None:
        sql = "INSERT INTO meta VALUES ('ping', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        await self.write(lambda database: database.change(sql, (b"",)))

    async def finished(self) -> list[str]:
        """The tables that are over, or that everybody has given up, the oldest first."""
        sql = "SELECT id FROM tables WHERE finished = 1 ORDER BY changed, id"
        return [row[0] for row in await self._rows(sql)]

    async def counted(self) -> dict[str, Any]:
        """How much there is of what."""
        found: dict[str, Any] = {"version": len(MIGRATIONS)}
        for name in ("tables", "events", "accounts", "sessions"):
            found[name] = (await self._rows(f"SELECT count(*) FROM {name}"))[0][0]
        found["unfinished"] = (await self._rows("SELECT count(*) FROM tables WHERE finished = 0"))[0][0]
        found["reports"] = (await self._rows("SELECT count(*) FROM reports WHERE settled = 0"))[0][0]
        return found

    async def out_of_step(self) -> list[str]:
        """Tables whose logs have not as many events as they should."""
        sql = """SELECT id, events, (SELECT count(*) FROM events WHERE table_id = id) AS there FROM tables
                 WHERE events <> (SELECT count(*) FROM events WHERE table_id = id)"""
        return [f"{id}: {there} of {events} events" for id, events, there in await self._rows(sql)]

    async def close(self) -> None:
        """Everything asked for before is still done."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._database.close()

    # -- the thread

    async def write(self, work: Callable[[Database], T], move: Change | None = None) -> T:
        """The work is done whole and durable when this returns, or StorageFailed says that it is not.

        Who is cancelled meanwhile hears first how it ended: he is cancelled at whatever he waits for next.
        """
        done: asyncio.Future[T] = _Outcome(loop=asyncio.get_running_loop())
        self._ask(_Job(work, True, done.get_loop(), done, move))
        try:
            return await done
        except asyncio.CancelledError:
            task = asyncio.current_task()
            assert task is not None
            task.uncancel()
            task.cancel()
            return done.result()

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        done: asyncio.Future[list[Any]] = asyncio.get_running_loop().create_future()
        self._ask(_Job(lambda database: database.rows(sql, values), False, done.get_loop(), done))
        return await done

    def _ask(self, job: _Job) -> None:
        if not self._thread.is_alive():
            raise StorageFailed("the database is closed")
        self._jobs.put(job)

    def _run(self) -> None:
        stopping = crowded = False
        while not stopping:
            batch = [self._jobs.get()]
            if crowded:
                time.sleep(GATHERING)
            with contextlib.suppress(queue.Empty):
                while len(batch) < MOST_AT_ONCE:
                    batch.append(self._jobs.get_nowait())
            stopping = None in batch
            jobs = [job for job in batch if job is not None]
            crowded = len(jobs) > 1
            outcomes = self._together([job for job in jobs if job.writes])
            outcomes += [(job, *self._one(job)) for job in jobs if not job.writes]
            for loop in {job.loop for job in jobs}:
                mine = [outcome for outcome in outcomes if outcome[0].loop is loop]
                with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits for the answer
                    loop.call_soon_threadsafe(_answer, mine)

    def _together(self, jobs: list[_Job]) -> list[tuple[_Job, Any, Exception | None]]:
        """All these changes in one transaction: one fsync for all."""
        if not jobs:
            return []
        database = self._database
        try:
            try:
                database.begin()
                moves = [job for job in jobs if job.move is not None]
                outcomes: list[tuple[_Job, Any, Exception | None]] = [(job, None, None) for job in moves]
                if moves:
                    _append_moves(database, [job.move for job in moves if job.move is not None])
                outcomes += [(job, job.work(database), None) for job in jobs if job.move is None]
            except StorageFailed:
                database.change("ROLLBACK")
                database.begin()
                outcomes = [(job, *self._apart(job)) for job in jobs]
            database.change("COMMIT")
        except StorageFailed as error:
            with contextlib.suppress(StorageFailed):
                database.change("ROLLBACK")
            return [(job, None, StorageFailed(str(error), error.reason)) for job in jobs]
        return outcomes

    def _apart(self, job: _Job) -> tuple[Any, Exception | None]:
        """Within the transaction of all, but so that it can fail alone."""
        self._database.change("SAVEPOINT one")
        result, error = self._one(job)
        if error is not None:
            self._database.change("ROLLBACK TO SAVEPOINT one")
        self._database.change("RELEASE SAVEPOINT one")
        return result, error

    def _one(self, job: _Job) -> tuple[Any, Exception | None]:
        try:
            return job.work(self._database), None
        except StorageFailed as error:
            return None, error


def _answer(outcomes: list[tuple[_Job, Any, Exception | None]]) -> None:
    for job, result, error in outcomes:
        if job.done.done():
            continue
        if error is not None:
            job.done.set_exception(error)
        else:
            job.done.set_result(result)


def _append(database: Database, change: Change, owner: str) -> None:
    """The number of the first event is checked by the row that counts them: of two who append one fails."""
    now = time.time()
    count = change.at + len(change.events)
    if change.at == 0:
        found = database.change(
            """INSERT INTO tables (id, invite, listed, finished, changed, events, owner, due)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING""",
            (
                change.table,
                change.invite,
                int(change.listed),
                int(bool(change.finished)),
                now,
                count,
                owner,
                change.due,
            ),
        )
    else:
        finished = "" if change.finished is None else f", finished = {int(change.finished)}"
        found = database.change(
            f"UPDATE tables SET changed = ?, events = ?, due = ?{finished} WHERE id = ? AND events = ?",
            (now, count, change.due, change.table, change.at),
        )
    if found != 1:
        raise NotInStep(f"table {change.table} does not have {change.at} events")
    database.change_many(
        "INSERT INTO events VALUES (?, ?, ?, ?)",
        [(change.table, change.at + i, now, event.decode()) for i, event in enumerate(change.events)],
    )
    for kept in ("seats", "company") if change.seated else ():
        database.change_many(
            f"INSERT INTO {kept} VALUES (?, ?) ON CONFLICT DO NOTHING",
            [(person, change.table) for person in change.seated],
        )
    for person in change.left:
        database.change("DELETE FROM seats WHERE person = ? AND table_id = ?", (person, change.table))
    if len(change.left) == len(change.seated) == 1:
        moved = (*change.seated, change.table, *change.left)
        database.change("UPDATE players SET person = ? WHERE table_id = ? AND person = ?", moved)
    if change.kept is not None:
        keep(database, change.table, change.kept, now)
    elif change.finished is False:
        unkeep(database, change.table)
    if change.outcome is not None:
        rate(database, change.table, change.game, change.outcome, now)


def _is_move(change: Change) -> bool:
    """One event of a match that goes on, and nothing else: so are nearly all changes."""
    more = change.seated or change.left or change.due or change.kept or change.outcome
    return change.at > 0 and len(change.events) == 1 and change.finished is None and not more


def _append_moves(database: Database, changes: list[Change]) -> None:
    """An event at each of these tables, in two statements for all of them; see `_append`."""
    now = time.time()
    tables = [change.table for change in changes]
    places = [value for change in changes for value in (change.table, change.at)]
    found = database.change(
        f"""UPDATE tables SET changed = ?, events = events + 1, due = 0
            WHERE id IN ({_marks(1, len(tables))}) AND (id, events) IN (VALUES {_marks(2, len(tables))})""",
        (now, *tables, *places),
    )
    if found != len(changes):
        raise NotInStep("one of the tables does not have as many events")
    rows = [(change.table, change.at, now, change.events[0].decode()) for change in changes]
    database.change(
        f"INSERT INTO events VALUES {_marks(4, len(rows))}", [value for row in rows for value in row]
    )


def _marks(values: int, rows: int) -> str:
    """Places for so many rows of so many values."""
    row = ", ".join("?" * values)
    return ", ".join([f"({row})" if values > 1 else row] * rows)


def migrate(database: Database, to: int = len(MIGRATIONS)) -> None:
    """Bring the database to a version, that of this program or an older one, step by step, each step whole."""
    database.begin()
    try:
        if to > len(MIGRATIONS):
            raise StorageFailed(f"version {to}; this program knows {len(MIGRATIONS)}")
        for version, statements in steps_from(database.version(), database.dialect):
            if version > to:
                break
            for statement in statements:
                database.change(statement)
            database.set_version(version)
    except StorageFailed:
        database.change("ROLLBACK")
        raise
    database.change("COMMIT")
