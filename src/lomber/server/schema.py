"""The tables of the database, as numbered steps: each brings a database of one version to the next.

A step is written once for both databases, in the SQL they share. `{bytes}` is the type of raw bytes, `{keyed}`
says that a table is kept by its key alone. What has been released is never changed: add a step.
"""

from __future__ import annotations

from dataclasses import dataclass

from lomber.server.storage import StorageFailed

MIGRATIONS = (
    # 1: tables, their logs, who sits where, guests
    """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value {bytes} NOT NULL) {keyed};
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, invite TEXT NOT NULL UNIQUE, listed INTEGER NOT NULL, finished INTEGER NOT NULL,
        changed DOUBLE PRECISION NOT NULL
    ) {keyed};
    CREATE INDEX tables_in_play ON tables (changed) WHERE finished = 0;
    CREATE TABLE events (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, event TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) {keyed};
    CREATE TABLE seats (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) {keyed};
    CREATE TABLE guests (person TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL) {keyed}
    """,
    # 2: a table knows how long its log is, so that an append need not look
    """
    ALTER TABLE tables ADD COLUMN events INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET events = (SELECT count(*) FROM events WHERE table_id = id)
    """,
    # 3: what was said at a table
    """
    CREATE TABLE talk (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, number)
    ) {keyed}
    """,
    # 4: workers, and which of them a table belongs to ('': none)
    """
    CREATE TABLE workers (id TEXT PRIMARY KEY, address TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL) {keyed};
    ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '';
    CREATE INDEX tables_owned ON tables (owner) WHERE finished = 0
    """,
    # 5: members, and where they are logged in
    """
    CREATE TABLE accounts (
        person TEXT PRIMARY KEY, login TEXT NOT NULL UNIQUE, shown TEXT NOT NULL, password TEXT NOT NULL
    ) {keyed};
    CREATE TABLE sessions (
        key TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, person TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL, agent TEXT NOT NULL
    ) {keyed};
    CREATE INDEX sessions_of ON sessions (person, seen);
    CREATE TABLE dismissed (who TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL) {keyed};
    CREATE INDEX dismissed_when ON dismissed (at)
    """,
)


@dataclass(frozen=True)
class Dialect:
    """What the databases say differently."""

    bytes: str
    keyed: str


def steps_from(version: int, dialect: Dialect) -> list[tuple[int, list[str]]]:
    """The versions still to come, each with its statements; a database of the future is left alone."""
    if version > len(MIGRATIONS):
        raise StorageFailed(f"the database has version {version}; this program knows {len(MIGRATIONS)}")
    return [
        (number, _statements(MIGRATIONS[number - 1], dialect))
        for number in range(version + 1, len(MIGRATIONS) + 1)
    ]


def _statements(step: str, dialect: Dialect) -> list[str]:
    text = step.replace("{bytes}", dialect.bytes).replace("{keyed}", dialect.keyed)
    return [statement.strip() for statement in text.split(";")]
