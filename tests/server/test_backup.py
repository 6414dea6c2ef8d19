"""Backups under load, and their way back: into either database, whole or not at all."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from bench.backup import Backups

from lomber.server.backup import restore, take
from lomber.server.office import Wish, attend
from lomber.server.postgres import PostgresDatabase
from lomber.server.running import CannotServe, run
from lomber.server.schema import MIGRATIONS
from lomber.server.sql import Database, migrate
from lomber.server.sqlite import SqliteDatabase
from lomber.server.storage import StorageFailed
from tests.server.postgres import Postgres
from tests.server.visitors import Server, Visitor, play_on
from tests.told import SIZE


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_taken_under_load_has_every_acknowledged_move(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    backups = {"quick": 1, "default": 2 if kind == "sqlite" else 1, "deep": 30}[SIZE]
    db = tmp_path / "tables.db"
    where = str(db) if kind == "sqlite" else request.getfixturevalue("postgres").new_database()
    taken = asyncio.run(Backups(where, 5, tmp_path).take(backups))
    assert taken.backups == backups
    assert taken.acknowledged > 10 and taken.during > 0, "nobody played meanwhile"


@pytest.fixture
def filled(tmp_path: Path) -> Callable[[int], Database]:
    """An embedded database of some version, with a little of everything in it."""

    def fill(version: int) -> Database:
        database = SqliteDatabase(tmp_path / f"v{version}.db")
        migrate(database, version)
        database.begin()
        database.change("INSERT INTO meta VALUES ('secret', ?)", (bytes(range(32)),))
        database.change(
            "INSERT INTO tables (id, invite, listed, finished, changed) VALUES ('t', 'i', 0, 0, 1.25)"
        )
        rows = [("t", number, 0.1 + number, f'{{"says": "дама ♥ {number}"}}') for number in range(12_000)]
        database.change_many("INSERT INTO events VALUES (?, ?, ?, ?)", rows)
        database.change("INSERT INTO guests VALUES ('p', 'Анна \\u2028 \"', 'ru')")
        database.change("COMMIT")
        return database

    return fill


def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    found = {}
    for table, (columns, key) in database.shape().items():
        rows = database.rows(f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(key)}")
        found[table] = [
            tuple(bytes(cell) if isinstance(cell, memoryview) else cell for cell in row) for row in rows
        ]
    return found


def test_every_kind_of_backup_restores_into_every_kind_of_database(
    filled: Callable[[int], Database], tmp_path: Path, postgres: Postgres
) -> None:
    source = filled(len(MIGRATIONS))
    before = everything(source)
    for portable in (False, True):
        file = tmp_path / f"kept-{portable}"
        counted = take(source, file, portable)
        assert counted.version == len(MIGRATIONS) and counted.rows["events"] == 12_000
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        for target in (
            SqliteDatabase(tmp_path / f"back-{portable}.db"),
            PostgresDatabase(postgres.new_database()),
        ):
            restore(file, target)
            assert everything(target) == before
            target.close()
    onward = PostgresDatabase(postgres.new_database())
    restore(tmp_path / "kept-True", onward)
    take(onward, tmp_path / "again", False)
    final = SqliteDatabase(tmp_path / "final.db")
    restore(tmp_path / "again", final)
    assert everything(final) == before
    for database in (source, onward, final):
        database.close()


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    filled: Callable[[int], Database], tmp_path: Path
) -> None:
    old = filled(3)
    for portable in (False, True):
        file = tmp_path / f"old-{portable}"
        assert take(old, file, portable).version == 3
        where = str(tmp_path / f"new-{portable}.db")
        assert attend(Wish("restore", [str(file)], where), "en") == 0
        with sqlite3.connect(where) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
            assert connection.execute("SELECT count(*) FROM events").fetchone() == (12_000,)
        connection.close()
    old.close()


def test_what_is_damaged_newer_or_in_the_way_is_refused_and_nothing_is_written(
    filled: Callable[[int], Database], tmp_path: Path
) -> None:
    source = filled(len(MIGRATIONS))
    whole = tmp_path / "whole"
    take(source, whole, True)
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    damaged = {
        "cut": whole.read_bytes()[:-200],
        "changed": gzip.compress(b"".join(lines).replace("дама".encode(), "туз".encode(), 1)),
        "shortened": gzip.compress(b"".join(lines[:50] + lines[-2:])),
        "other": b"not a backup at all",
        "empty": b"",
    }
    for name, data in damaged.items():
        (tmp_path / name).write_bytes(data)
        target = SqliteDatabase(tmp_path / f"from-{name}.db")
        with pytest.raises(StorageFailed, match="no whole backup"):
            restore(tmp_path / name, target)
        assert target.shape() == {}, name
        target.close()
    with pytest.raises(StorageFailed, match="already"):
        restore(whole, source)
    source.close()
    with pytest.raises(CannotServe, match="no such file"):
        attend(Wish("restore", [str(tmp_path / "none")], str(tmp_path / "x.db")), "en")


def test_a_copy_that_was_damaged_since_is_refused_and_the_new_database_stays_empty(
    filled: Callable[[int], Database], tmp_path: Path
) -> None:
    """Half of it, and one with a page of something else in it: SQLite itself would open both."""
    source = filled(len(MIGRATIONS))
    whole = tmp_path / "whole.db"
    take(source, whole, False)
    source.close()
    data = whole.read_bytes()
    half = len(data) // 2 // 4096 * 4096
    for name, damaged in (
        ("half", data[:half]),
        ("page", data[:half] + b"\xff" * 4096 + data[half + 4096 :]),
    ):
        file = tmp_path / name
        file.write_bytes(damaged)
        with pytest.raises(CannotServe, match=f"{name}: this is no whole backup"):
            attend(Wish("restore", [str(file)], str(tmp_path / f"from-{name}.db")), "en")
        assert file.read_bytes() == damaged
        assert not (tmp_path / f"from-{name}.db").exists()


def test_a_backup_is_read_where_nothing_can_be_written(
    filled: Callable[[int], Database], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays as it is to the last byte, and nothing is laid beside it."""
    source = filled(len(MIGRATIONS))
    before = everything(source)
    folder = tmp_path / "shelf"
    folder.mkdir()
    take(source, folder / "kept.db", False)
    source.close()
    data = (folder / "kept.db").read_bytes()
    monkeypatch.setattr(os, "access", lambda path, mode: path != folder)
    folder.chmod(0o500)
    target = SqliteDatabase(tmp_path / "back.db")
    restore(folder / "kept.db", target)
    assert everything(target) == before
    target.close()
    folder.chmod(0o700)
    assert [file.name for file in folder.iterdir()] == ["kept.db"]
    assert (folder / "kept.db").read_bytes() == data


def test_a_backup_never_takes_the_place_of_its_own_database(start: Callable[..., Server]) -> None:
    server = start()
    other = Path(server.db).with_name("link.db")
    other.symlink_to(server.db)
    for name in (str(server.db), str(other)):
        with pytest.raises(CannotServe, match="the database itself"):
            attend(Wish("backup", [name], str(server.db)), "en")
    visitor = Visitor(server)
    table = visitor.post("/api/play", {"game": "humbug"})["table"]
    server.kill()
    server = start()
    visitor.moved_to(server)
    assert visitor.get(f"/api/tables/{table}")["table"] == table
    visitor.close()


def test_a_server_that_runs_keeps_its_database_from_being_restored_into(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    server = start()
    file = tmp_path / "kept.db"
    assert attend(Wish("backup", [str(file)], str(server.db)), "en") == 0
    with pytest.raises(CannotServe, match="another server"):
        attend(Wish("restore", [str(file)], str(server.db)), "en")


# -- export and health


def test_records_are_exported_as_far_as_the_rules_have_shown_them_and_health_counts(
    start: Callable[..., Server], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start("--unlimited")
    anna, stranger = Visitor(server), Visitor(server)
    table = anna.post("/api/play", {"game": "gorka", "options": {"hands": 1}})["table"]
    talk = anna.talk()
    talk.enter(table)
    play_on(talk, table, random.Random(2), hands=9)
    anna.post("/api/play", {"game": "whist"})
    capsys.readouterr()
    assert attend(Wish("export", [str(tmp_path / "out")], str(server.db)), "en") == 0
    assert "1 record in" in capsys.readouterr().out
    (file,) = (tmp_path / "out").iterdir()
    assert file.name == f"gorka-{table}.json"
    assert file.read_text(encoding="utf-8") == stranger.http.get(f"/api/tables/{table}/record").text
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "gorka"
    assert attend(Wish("health", db=str(server.db), url=server.url, json=True), "en") == 0
    counted = json.loads(capsys.readouterr().out)
    assert (counted["tables"], counted["unfinished"], counted["wrong"]) == (2, 1, [])
    assert counted["server"] == "ok"
    anna.close()
    stranger.close()
    assert server.stop() == 0
    assert attend(Wish("health", db=str(server.db), url=server.url), "ru") == 1
    assert f"{server.url}: там никто не отвечает." in capsys.readouterr().out
    assert attend(Wish("health", db=str(server.db), url="club.example"), "en") == 1
    assert "no server of Lomber answers there." in capsys.readouterr().out
    with sqlite3.connect(server.db) as connection:
        connection.execute("DELETE FROM events WHERE table_id = ? AND number = 3", (table,))
    connection.close()
    assert attend(Wish("health", db=str(server.db), json=True), "en") == 1
    assert table in json.loads(capsys.readouterr().out)["wrong"][0]
    assert attend(Wish("export", [str(tmp_path / "rest")], str(server.db), json=True), "en") == 1
    exported = json.loads(capsys.readouterr().out)
    assert exported["records"] == 0 and table in exported["wrong"][0], "the others are exported all the same"
    with pytest.raises(CannotServe, match="exists"):
        attend(Wish("export", [str(file)], str(server.db)), "en")


def test_health_tells_when_nothing_can_be_stored_here_and_what_ails_the_server(
    start: Callable[..., Server], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A database that only answers: a trigger refuses as a full disk would."""
    server = start()
    refusing = "CREATE TRIGGER full BEFORE UPDATE ON meta BEGIN SELECT RAISE(FAIL, 'no room'); END"
    with sqlite3.connect(server.db) as connection:
        connection.execute("INSERT INTO meta VALUES ('ping', x'') ON CONFLICT DO NOTHING")
        connection.execute(refusing)
    connection.close()
    capsys.readouterr()
    assert attend(Wish("health", db=str(server.db), url=server.url), "en") == 1
    said = capsys.readouterr().out
    assert f"“{server.db}”: no room" in said
    assert f"{server.url}: storage" in said, "and not only that its answer was 503"


def test_a_database_that_takes_nothing_is_named_and_nothing_is_served(start: Callable[..., Server]) -> None:
    """A server asks for its secret first, and makes one where there is none."""
    server = start()
    server.kill()
    with sqlite3.connect(server.db) as connection:
        connection.execute(
            "CREATE TRIGGER full BEFORE INSERT ON meta BEGIN SELECT RAISE(FAIL, 'no room'); END"
        )
    connection.close()
    with pytest.raises(CannotServe, match=f"{server.db}: no room"):
        run(server.db, port=0)
