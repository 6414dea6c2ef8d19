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
    # 6: everybody who has ever sat at a table; who is not heard or not let in; codes for a new password; reports
    """
    CREATE TABLE company (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) {keyed};
    INSERT INTO company SELECT person, table_id FROM seats;
    CREATE TABLE standings (
        person TEXT PRIMARY KEY, muted DOUBLE PRECISION NOT NULL, banned DOUBLE PRECISION NOT NULL,
        deleted INTEGER NOT NULL, why TEXT NOT NULL
    ) {keyed};
    CREATE TABLE resets (
        key TEXT PRIMARY KEY, person TEXT NOT NULL UNIQUE, until DOUBLE PRECISION NOT NULL
    ) {keyed};
    CREATE TABLE reports (
        id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL, person TEXT NOT NULL, about TEXT NOT NULL,
        table_id TEXT NOT NULL, said TEXT NOT NULL, why TEXT NOT NULL, settled INTEGER NOT NULL
    ) {keyed};
    CREATE INDEX reports_open ON reports (at) WHERE settled = 0
    """,
    # 7: ratings, each match by which they changed, and what they were after it
    """
    CREATE TABLE rated_games (game TEXT PRIMARY KEY, matches INTEGER NOT NULL) {keyed};
    CREATE TABLE rated (
        game TEXT NOT NULL, number INTEGER NOT NULL, table_id TEXT NOT NULL UNIQUE, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (game, number)
    ) {keyed};
    CREATE TABLE ratings (
        game TEXT NOT NULL, person TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
        matches INTEGER NOT NULL, PRIMARY KEY (game, person)
    ) {keyed};
    CREATE INDEX ratings_of ON ratings (person);
    CREATE TABLE rating_history (
        person TEXT NOT NULL, game TEXT NOT NULL, number INTEGER NOT NULL, mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL, matches INTEGER NOT NULL, PRIMARY KEY (person, game, number)
    ) {keyed}
    """,
    # 8: the library: matches that are over, who played them, by what their hands can be found
    """
    CREATE TABLE matches (
        table_id TEXT PRIMARY KEY, game TEXT NOT NULL, preset TEXT NOT NULL, ended DOUBLE PRECISION NOT NULL,
        open INTEGER NOT NULL, rated INTEGER NOT NULL, hands INTEGER NOT NULL
    ) {keyed};
    CREATE INDEX matches_of_game ON matches (game, ended);
    CREATE INDEX matches_by_end ON matches (ended);
    CREATE TABLE players (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
        sought TEXT NOT NULL, nick INTEGER NOT NULL, score TEXT NOT NULL, place INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) {keyed};
    CREATE INDEX players_by_person ON players (person, table_id);
    CREATE INDEX players_by_name ON players (sought, table_id);
    CREATE TABLE themes (
        table_id TEXT NOT NULL, hand INTEGER NOT NULL, kind TEXT NOT NULL, theme TEXT NOT NULL, says TEXT NOT NULL,
        PRIMARY KEY (table_id, hand, kind, theme)
    ) {keyed};
    CREATE INDEX themes_by_name ON themes (theme, table_id)
    """,
    # 9: tournaments, their logs, who plays in them
    """
    CREATE TABLE tournaments (
        id TEXT PRIMARY KEY, listed INTEGER NOT NULL, finished INTEGER NOT NULL, changed DOUBLE PRECISION NOT NULL,
        events INTEGER NOT NULL
    ) {keyed};
    CREATE INDEX tournaments_running ON tournaments (changed) WHERE finished = 0;
    CREATE TABLE tournament_events (
        tournament TEXT NOT NULL, number INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, event TEXT NOT NULL,
        PRIMARY KEY (tournament, number)
    ) {keyed};
    CREATE TABLE entrants (
        person TEXT NOT NULL, tournament TEXT NOT NULL, PRIMARY KEY (person, tournament)
    ) {keyed}
    """,
    # 10: when a table by correspondence must be woken (0: never); who plays which deal of the day where
    """
    ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION NOT NULL DEFAULT 0;
    CREATE INDEX tables_due ON tables (due) WHERE finished = 0;
    CREATE TABLE daily (
        day TEXT NOT NULL, game TEXT NOT NULL, person TEXT NOT NULL, table_id TEXT NOT NULL UNIQUE,
        PRIMARY KEY (day, game, person)
    ) {keyed}
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
