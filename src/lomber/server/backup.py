"""Backups taken while people play, and their way back.

A SQLite database is copied by its own online backup, into another SQLite file. Any database, PostgreSQL above all,
can be written as a portable file: gzip of JSON lines, one row a line, read in one snapshot, with a digest at the
end. Either restores into either. What was acknowledged before a backup began is in it, for it was durable by then.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lomber.server.sql import Database, migrate
from lomber.server.sqlite import KeptDatabase, SqliteDatabase, not_a_folder
from lomber.server.storage import StorageFailed

FORMAT = "lomber-backup/1"
SQLITE = b"SQLite format 3\0"
PAGE = 5000
"""Rows read at a time."""
NOT_KEPT = ("workers", "dismissed")
"""What is true only of the servers that run now."""


@dataclass(frozen=True)
class Counted:
    """What a backup holds."""

    version: int
    rows: dict[str, int]


# -- taking one


def take(database: Database, file: Path, portable: bool) -> Counted:
    """A backup under this name: whole, checked, readable by nobody else; or none at all."""
    _check_place(database, file)
    made = file.with_name(f".{file.name}.part")
    made.unlink(missing_ok=True)
    os.close(os.open(made, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600))
    try:
        if isinstance(database, SqliteDatabase) and not portable:
            counted = _copy(database, made)
        else:
            counted = _write(database, made)
        _settle(made)
        made.replace(file)
        _settle(file.parent)
    finally:
        made.unlink(missing_ok=True)
    return counted


def _check_place(database: Database, file: Path) -> None:
    """A backup takes the place of the last one, but never that of what is kept."""
    not_a_folder(file)
    if isinstance(database, SqliteDatabase) and file.exists() and file.samefile(database.path):
        raise StorageFailed("this is the database itself", "itself")


def _copy(database: SqliteDatabase, made: Path) -> Counted:
    """One snapshot, page by page; whoever plays is not held up by it."""
    with closing(sqlite3.connect(made)) as copy:
        database.copy_to(copy)
    with closing(SqliteDatabase(made, alone=False)) as kept:
        if not kept.is_whole():
            raise StorageFailed("the copy is not whole")
        _disown(kept)
        kept.change("PRAGMA journal_mode=DELETE")
        return Counted(
            kept.version(), {t: kept.rows(f"SELECT count(*) FROM {t}")[0][0] for t in kept.shape()}
        )


def _write(database: Database, made: Path) -> Counted:
    """Every row of every table, as they stood at one moment."""
    version = database.version()
    digest = hashlib.sha256()
    counted: dict[str, int] = {}
    with gzip.open(made, "wb", compresslevel=6) as out:

        def put(line: object) -> None:
            text = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            digest.update(text)
            out.write(text)

        database.snapshot()
        try:
            put({"format": FORMAT, "version": version})
            for table, (columns, key) in database.shape().items():
                if table in NOT_KEPT:
                    continue
                put({"table": table, "columns": columns})
                counted[table] = 0
                for row in _rows(database, table, columns, key):
                    put([_plain(value) for value in row])
                    counted[table] += 1
        finally:
            database.change("ROLLBACK")
        put({"rows": sum(counted.values())})
        out.write(json.dumps({"sha256": digest.hexdigest()}).encode() + b"\n")
    return Counted(version, counted)


def _disown(database: Database) -> None:
    """No server of now owns anything of it, in whatever version it is."""
    shape = database.shape()
    for table in NOT_KEPT:
        if table in shape:
            database.change(f"DELETE FROM {table}")
    if "owner" in shape["tables"][0]:
        database.change("UPDATE tables SET owner = ''")


def _rows(database: Database, table: str, columns: Sequence[str], key: Sequence[str]) -> Iterator[Any]:
    """By the key, page by page: no table need fit into memory."""
    names, keys = ", ".join(columns), ", ".join(key)
    after: tuple[object, ...] = ()
    while True:
        beyond = f"WHERE ({keys}) > ({', '.join('?' * len(key))})" if after else ""
        page = database.rows(f"SELECT {names} FROM {table} {beyond} ORDER BY {keys} LIMIT {PAGE}", after)
        yield from page
        if len(page) < PAGE:
            return
        after = tuple(page[-1][columns.index(name)] for name in key)


def _plain(value: object) -> object:
    return (
        {"bytes": base64.b64encode(bytes(value)).decode()} if isinstance(value, bytes | memoryview) else value
    )


def _value(plain: object) -> object:
    return base64.b64decode(plain["bytes"]) if isinstance(plain, dict) else plain


def _settle(path: Path) -> None:
    """On the disk, not only on its way there."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


# -- bringing it back


def restore(file: Path, database: Database) -> Counted:
    """Everything of a backup into a database in which there is nothing yet: all of it or nothing."""
    check(file)
    return bring_back(file, database)


def check(file: Path) -> None:
    """Before anything is written: is the file whole, and of a kind we know?"""
    if _is_sqlite(file):
        with closing(KeptDatabase(file)) as kept:
            whole = kept.is_whole() and kept.version() > 0
    else:
        whole = _agrees(file)
    if not whole:
        raise StorageFailed("this is no whole backup", "backup")


def bring_back(file: Path, database: Database) -> Counted:
    """The same of a file that has been checked."""
    if database.shape():
        raise StorageFailed("there is something in this database already", "filled")
    if _is_sqlite(file):
        return _restore_sqlite(file, database)
    return _fill(database, _lines(file))


def _is_sqlite(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(SQLITE)) == SQLITE


def _restore_sqlite(file: Path, database: Database) -> Counted:
    with closing(KeptDatabase(file)) as kept:
        if isinstance(database, SqliteDatabase):
            database.copy_from(kept)
            return Counted(kept.version(), {})
        lines: list[Iterator[object]] = [iter([{"format": FORMAT, "version": kept.version()}])]
        for table, (columns, key) in kept.shape().items():
            if table not in NOT_KEPT:
                lines.append(iter([{"table": table, "columns": columns}]))
                lines.append(list(row) for row in _rows(kept, table, columns, key))
        return _fill(database, (line for part in lines for line in part))


def _lines(file: Path) -> Iterator[Any]:
    with gzip.open(file, "rb") as lines:
        for line in lines:
            yield json.loads(line)


def _agrees(file: Path) -> bool:
    """Does the digest at the end agree with all that stands before it?"""
    digest = hashlib.sha256()
    last = b""
    try:
        with gzip.open(file, "rb") as lines:
            for line in lines:
                digest.update(last)
                last = line
        whole: bool = json.loads(last)["sha256"] == digest.hexdigest()
    except (OSError, EOFError, ValueError, LookupError, TypeError):
        return False
    if whole and (said := next(_lines(file)).get("format")) != FORMAT:
        raise StorageFailed(f"the format is {said}, not {FORMAT}")
    return whole


def _fill(database: Database, lines: Iterator[Any]) -> Counted:
    version = int(next(lines)["version"])
    migrate(database, version)
    counted: dict[str, int] = {}
    database.begin()
    try:
        table, sql = "", ""
        page: list[list[object]] = []
        for line in lines:
            if isinstance(line, dict):
                _put(database, sql, page)
                page = []
                table = line.get("table", "")
                if table:
                    counted[table] = 0
                    places = ", ".join("?" * len(line["columns"]))
                    sql = f"INSERT INTO {table} ({', '.join(line['columns'])}) VALUES ({places})"
                continue
            page.append([_value(value) for value in line])
            counted[table] += 1
            if len(page) >= PAGE:
                _put(database, sql, page)
                page = []
        _put(database, sql, page)
        _disown(database)
        database.change("COMMIT")
    except StorageFailed:
        database.change("ROLLBACK")
        raise
    return Counted(version, counted)


def _put(database: Database, sql: str, page: list[list[object]]) -> None:
    if page:
        database.change_many(sql, page)
