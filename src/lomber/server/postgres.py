"""PostgreSQL, for a club: several workers and machines on one database, by the same SQL as the embedded one."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import psycopg

from lomber.server.schema import Dialect
from lomber.server.sql import Shape, SqlStorage
from lomber.server.storage import StorageFailed

MIGRATING = 0x4C6F6D62
"""The advisory lock of who migrates: workers that start together do it one after another."""
PATIENCE = 5
"""Seconds to wait for a connection."""


class PostgresStorage(SqlStorage):
    """Tables in a PostgreSQL database, named by its URL."""

    shared = True

    def __init__(self, url: str) -> None:
        database = PostgresDatabase(url)
        try:
            super().__init__(database)
        except StorageFailed:
            database.close()
            raise


class PostgresDatabase:
    """A connection that is made again when it was lost."""

    dialect = Dialect(bytes="BYTEA", keyed="")

    def __init__(self, url: str) -> None:
        self._url = url
        self._said: dict[str, bytes] = {}
        with _told():
            self._connection = self._connect()

    def _connect(self) -> psycopg.Connection[Any]:
        """A commit that has returned is on the disk, whatever the database's own settings say."""
        connection = psycopg.connect(
            self._url, autocommit=True, connect_timeout=PATIENCE, application_name="lomber"
        )
        try:
            connection.execute("SET synchronous_commit TO on")
            connection.execute("SET client_min_messages TO warning")
        except psycopg.Error:
            connection.close()
            raise
        return connection

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """Outside a transaction a question that met a lost connection is asked again on a new one."""
        with _told():
            alone = self._connection.info.transaction_status == psycopg.pq.TransactionStatus.IDLE
            try:
                return self._connection.execute(self._ours(sql), values).fetchall()
            except psycopg.OperationalError:
                if not self._lost() or not alone:
                    raise
                self._connection = self._connect()
                return self._connection.execute(self._ours(sql), values).fetchall()

    def change(self, sql: str, values: Sequence[object] = ()) -> int:
        with _told():
            return self._connection.execute(self._ours(sql), values).rowcount

    def change_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        given = list(rows)
        if len(given) == 1:
            self.change(sql, given[0])
        elif given:
            with _told(), self._connection.cursor() as cursor:
                cursor.executemany(self._ours(sql), given)

    def begin(self) -> None:
        """Nothing has been done yet: a lost connection may be made again."""
        with _told():
            if not self._lost():
                try:
                    self._connection.execute("BEGIN")
                    return
                except psycopg.OperationalError:
                    if not self._lost():
                        raise
            self._connection = self._connect()
            self._connection.execute("BEGIN")

    def snapshot(self) -> None:
        self.begin()
        self.change("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")

    def shape(self) -> Shape:
        sql = """SELECT table_name, column_name FROM information_schema.columns
                 WHERE table_schema = current_schema() AND table_name <> 'lomber_schema'
                 ORDER BY table_name, ordinal_position"""
        found: Shape = {}
        for table, column in self.rows(sql):
            found.setdefault(table, ([], []))[0].append(column)
        sql = """SELECT used.table_name, used.column_name FROM information_schema.key_column_usage AS used
                 JOIN information_schema.table_constraints AS bound USING (constraint_name, table_schema)
                 WHERE bound.constraint_type = 'PRIMARY KEY' AND used.table_schema = current_schema()
                 ORDER BY used.table_name, used.ordinal_position"""
        for table, column in self.rows(sql):
            found[table][1].append(column)
        return found

    def version(self) -> int:
        self.rows("SELECT pg_advisory_xact_lock(?)", (MIGRATING,))
        self.change("CREATE TABLE IF NOT EXISTS lomber_schema (version INTEGER NOT NULL)")
        rows = self.rows("SELECT max(version) FROM lomber_schema")
        return int(rows[0][0] or 0)

    def set_version(self, version: int) -> None:
        self.change("INSERT INTO lomber_schema VALUES (?)", (version,))

    def close(self) -> None:
        self._connection.close()

    def _lost(self) -> bool:
        return bool(self._connection.closed)

    def _ours(self, sql: str) -> bytes:
        """The shared SQL with this driver's places for values."""
        said = self._said.get(sql)
        if said is None:
            said = self._said[sql] = sql.replace("%", "%%").replace("?", "%s").encode()
        return said


@contextlib.contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except psycopg.Error as error:
        raise StorageFailed(" ".join(str(error).split())) from None
