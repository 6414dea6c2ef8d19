"""SQLite, embedded: WAL, `synchronous=FULL`, a database file owned by one server at a time."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from lomber.server.schema import Dialect
from lomber.server.sql import Shape, SqlStorage
from lomber.server.storage import StorageFailed

DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


class SqliteStorage(SqlStorage):
    """Tables in a file."""

    def __init__(self, path: Path) -> None:
        database = SqliteDatabase(path)
        try:
            super().__init__(database)
        except StorageFailed:
            database.close()
            raise


class SqliteDatabase:
    """A connection to the file, and the lock that keeps others off it."""

    dialect = Dialect(bytes="BLOB", keyed="WITHOUT ROWID")

    def __init__(self, path: Path, alone: bool = True) -> None:
        """`alone`: as the server; otherwise beside it, for the administrator."""
        not_a_folder(path)
        self._lock = _own(path) if alone else contextlib.ExitStack()
        self.path = path
        try:
            with _told():
                self._connection = _connect(path)
        except StorageFailed:
            self._lock.close()
            raise

    def is_whole(self) -> bool:
        """SQLite's own check of every page and every index."""
        try:
            return self.rows("PRAGMA integrity_check") == [("ok",)]
        except StorageFailed as error:
            if error.reason not in DAMAGED:
                raise
            return False

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        with _told():
            return self._connection.execute(sql, values).fetchall()

    def change(self, sql: str, values: Sequence[object] = ()) -> int:
        with _told():
            return self._connection.execute(sql, values).rowcount

    def change_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        with _told():
            self._connection.executemany(sql, rows)

    def begin(self) -> None:
        self.change("BEGIN IMMEDIATE")

    def snapshot(self) -> None:
        self.change("BEGIN")

    def shape(self) -> Shape:
        found: Shape = {}
        for (table,) in self.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"):
            columns = self.rows(f"PRAGMA table_info({table})")
            key = sorted((column[5], column[1]) for column in columns if column[5])
            found[table] = [column[1] for column in columns], [name for _, name in key]
        return found

    def copy_to(self, other: sqlite3.Connection) -> None:
        """SQLite's online backup: all pages of one moment."""
        with _told():
            self._connection.backup(other)

    def copy_from(self, other: SqliteDatabase) -> None:
        """Everything that was here is replaced."""
        other.copy_to(self._connection)
        self.change("PRAGMA journal_mode=WAL")

    def version(self) -> int:
        return int(self.rows("PRAGMA user_version")[0][0])

    def set_version(self, version: int) -> None:
        self.change(f"PRAGMA user_version = {version}")

    def close(self) -> None:
        self._connection.close()
        self._lock.close()


class KeptDatabase(SqliteDatabase):
    """A file that is only read and stays as it is: a backup, on a disk on which nothing can be written too."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = contextlib.ExitStack()
        with _told():
            self._connection = sqlite3.connect(_to_read(path), uri=True, isolation_level=None)


def not_a_folder(path: Path) -> None:
    """SQLite only says of one that it cannot be opened."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))


def _to_read(path: Path) -> str:
    """Its address. Where SQLite could not lay its own files beside it nobody else changes it either."""
    still = not os.access(path.parent, os.W_OK) and not path.with_name(path.name + "-wal").exists()
    return f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if still else ''}"


@contextlib.contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StorageFailed(str(error), _reason(error)) from None


def _reason(error: sqlite3.Error) -> str:
    """By the first name that SQLite gives it: `SQLITE_IOERR` of `SQLITE_IOERR_WRITE`."""
    return "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


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
        raise StorageFailed(f"another server uses {path}", "used") from None
    return file
