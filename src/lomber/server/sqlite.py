"""SQLite, embedded: WAL, `synchronous=FULL`, one thread that writes for all tables.

What arrives while a commit is under way is committed together next time: many tables share one fsync. Each
change has its own savepoint, so that one that fails takes nobody with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from lomber.server.storage import Change, Guest, StorageFailed

T = TypeVar("T")

MIGRATIONS = [
    """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, invite TEXT NOT NULL UNIQUE, listed INTEGER NOT NULL, finished INTEGER NOT NULL,
        changed REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_in_play ON tables (changed) WHERE NOT finished;
    CREATE TABLE events (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, event TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE seats (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
    CREATE TABLE guests (person TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL) WITHOUT ROWID;
    """,
]
"""Each brings a database of one version to the next; `user_version` counts those done."""

MOST_AT_ONCE = 500


@dataclass
class _Job:
    """Something to be done by the writing thread."""

    work: Callable[[sqlite3.Connection], Any]
    writes: bool
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class SqliteStorage:
    """A database file, owned by one server at a time."""

    def __init__(self, path: Path) -> None:
        self._lock = _own(path)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        try:
            self._connection = _connect(path)
        except (StorageFailed, sqlite3.Error) as error:
            self._lock.close()
            raise StorageFailed(str(error)) from None
        self._thread = threading.Thread(target=self._run, name="lomber-sqlite", daemon=True)
        self._thread.start()

    # -- what is stored

    async def secret(self) -> bytes:
        def work(connection: sqlite3.Connection) -> bytes:
            connection.execute("INSERT OR IGNORE INTO meta VALUES ('secret', ?)", (secrets.token_bytes(32),))
            row = connection.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()
            return bytes(row[0])

        return await self._write(work)

    async def append(self, change: Change) -> None:
        await self._write(lambda connection: _append(connection, change))

    async def log(self, table: str) -> list[bytes]:
        sql = "SELECT event FROM events WHERE table_id = ? ORDER BY number"
        return [row[0].encode() for row in await self._rows(sql, table)]

    async def unfinished(self, most: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE NOT finished ORDER BY changed DESC LIMIT ?"
        return [row[0] for row in await self._rows(sql, most)]

    async def invited(self, invite: str) -> str | None:
        rows = await self._rows("SELECT id FROM tables WHERE invite = ?", invite)
        return rows[0][0] if rows else None

    async def tables_of(self, person: str, most: int) -> list[str]:
        sql = """SELECT id FROM seats JOIN tables ON id = table_id
                 WHERE person = ? ORDER BY changed DESC LIMIT ?"""
        return [row[0] for row in await self._rows(sql, person, most)]

    async def unfinished_of(self, person: str) -> int:
        sql = "SELECT count(*) FROM seats JOIN tables ON id = table_id WHERE person = ? AND NOT finished"
        return int((await self._rows(sql, person))[0][0])

    async def listed(self, most: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE NOT finished AND listed ORDER BY changed DESC LIMIT ?"
        return [row[0] for row in await self._rows(sql, most)]

    async def guest(self, person: str) -> Guest:
        rows = await self._rows("SELECT name, lang FROM guests WHERE person = ?", person)
        return Guest(*rows[0]) if rows else Guest()

    async def keep_guest(self, person: str, guest: Guest) -> None:
        values = (person, guest.name, guest.lang)
        await self._write(lambda c: c.execute("INSERT OR REPLACE INTO guests VALUES (?, ?, ?)", values))

    async def ping(self) -> None:
        await self._write(lambda c: c.execute("INSERT OR REPLACE INTO meta VALUES ('ping', ?)", (b"",)))

    async def close(self) -> None:
        """Everything asked for before is still done."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()
        self._lock.close()

    # -- the thread

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._ask(work, True)

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        return await self._ask(lambda connection: connection.execute(sql, values).fetchall(), False)

    async def _ask(self, work: Callable[[sqlite3.Connection], T], writes: bool) -> T:
        if not self._thread.is_alive():
            raise StorageFailed("the database is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, writes, loop, done))
        return await done

    def _run(self) -> None:
        stopping = False
        while not stopping:
            batch = [self._jobs.get()]
            with contextlib.suppress(queue.Empty):
                while len(batch) < MOST_AT_ONCE:
                    batch.append(self._jobs.get_nowait())
            stopping = None in batch
            jobs = [job for job in batch if job is not None]
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
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = []
            for job in jobs:
                self._connection.execute("SAVEPOINT one")
                result, error = self._one(job)
                if error is not None:
                    self._connection.execute("ROLLBACK TO one")
                self._connection.execute("RELEASE one")
                outcomes.append((job, result, error))
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            return [(job, None, StorageFailed(str(error))) for job in jobs]
        return outcomes

    def _one(self, job: _Job) -> tuple[Any, Exception | None]:
        try:
            return job.work(self._connection), None
        except sqlite3.Error as error:
            return None, StorageFailed(str(error))
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


def _append(connection: sqlite3.Connection, change: Change) -> None:
    now = time.time()
    if change.at == 0:
        connection.execute(
            "INSERT INTO tables VALUES (?, ?, ?, ?, ?)",
            (change.table, change.invite, change.listed, bool(change.finished), now),
        )
    else:
        found = connection.execute(
            "UPDATE tables SET changed = ?, finished = coalesce(?, finished) WHERE id = ?",
            (now, change.finished, change.table),
        )
        last = connection.execute("SELECT max(number) FROM events WHERE table_id = ?", (change.table,))
        if found.rowcount != 1 or last.fetchone()[0] != change.at - 1:
            raise StorageFailed(f"table {change.table} does not have {change.at} events")
    connection.executemany(
        "INSERT INTO events VALUES (?, ?, ?, ?)",
        [(change.table, change.at + i, now, event.decode()) for i, event in enumerate(change.events)],
    )
    connection.executemany(
        "INSERT OR IGNORE INTO seats VALUES (?, ?)", [(person, change.table) for person in change.seated]
    )


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        _migrate(connection)
    except (StorageFailed, sqlite3.Error):
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > len(MIGRATIONS):
        raise StorageFailed(f"the database has version {version}; this program knows {len(MIGRATIONS)}")
    for number in range(version, len(MIGRATIONS)):
        steps = f"BEGIN IMMEDIATE; {MIGRATIONS[number]}; PRAGMA user_version = {number + 1}; COMMIT;"
        connection.executescript(steps)


def _own(path: Path) -> Any:
    """Keep a second server off this file; the system lets go of it however this process ends."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.with_name(path.name + ".lock").open("w", encoding="utf-8")
    try:
        import fcntl
    except ImportError:  # not on this system: SQLite's own locks still keep the file whole
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StorageFailed(f"another server uses {path}") from None
    return file
