"""What every storage promises: logs only grow, changes happen whole, migrations keep what there was."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from lomber.server.postgres import PostgresStorage
from lomber.server.running import CannotServe, open_storage
from lomber.server.schema import MIGRATIONS
from lomber.server.sqlite import SqliteStorage
from lomber.server.storage import Change, Guest, NotInStep, Storage, StorageFailed
from tests.server.postgres import Postgres

Opening = Callable[[], Storage]


@pytest.fixture(params=["sqlite", "postgresql"])
def opening(request: pytest.FixtureRequest, db: Path) -> Opening:
    """Opens the same storage, as often as it is asked."""
    if request.param == "sqlite":
        return lambda: SqliteStorage(db)
    url = request.getfixturevalue("postgres").new_database()
    return lambda: PostgresStorage(url)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_many_tables_share_commits_and_one_that_fails_takes_nobody_with_it(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        changes = [Change(f"t{i}", 0, [b"{}"], invite=f"i{i}") for i in range(200)]
        await asyncio.gather(*(storage.append(change) for change in changes))
        wrong = [Change("t7", 5, [b"{}"]), Change("t8", 0, [b"{}"], invite="x"), Change("none", 3, [b"{}"])]
        right = Change("t9", 1, [b'{"a": 1}', b'{"b": 2}'], finished=True)
        results = await asyncio.gather(
            *(storage.append(change) for change in [*wrong, right]), return_exceptions=True
        )
        assert [isinstance(result, StorageFailed) for result in results] == [True, True, True, False]
        assert isinstance(results[0], NotInStep)
        assert await storage.log("t7") == [b"{}"]
        assert await storage.log("t9") == [b"{}", b'{"a": 1}', b'{"b": 2}']
        assert "t9" not in await storage.unfinished(1000)
        assert len(await storage.unfinished(1000)) == 199
        await storage.close()
        with pytest.raises(StorageFailed):
            await storage.ping()

    run(work())


def test_moves_at_many_tables_are_stored_at_once_each_in_its_own_log(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        tables = [f"t{i}" for i in range(50)]
        await asyncio.gather(*(storage.append(Change(t, 0, [b"{}"], invite=t)) for t in tables))
        for turn in range(1, 4):
            moves = [Change(t, turn, [f'{{"{t}": {turn}}}'.encode()]) for t in tables]
            await asyncio.gather(*map(storage.append, moves))
        moves = [Change(t, 4 if t != "t7" else 9, [b'{"last": 1}']) for t in tables]
        results = await asyncio.gather(*map(storage.append, moves), return_exceptions=True)
        assert [i for i, result in enumerate(results) if result is not None] == [7]
        assert isinstance(results[7], NotInStep)
        assert (await storage.log("t8"))[1:] == [
            *(f'{{"t8": {i}}}'.encode() for i in (1, 2, 3)),
            b'{"last": 1}',
        ]
        assert len(await storage.log("t7")) == 4
        await storage.close()

    run(work())


def test_who_is_cancelled_while_it_is_stored_hears_first_how_it_ended(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        heard: list[str] = []

        async def append(change: Change) -> None:
            try:
                await storage.append(change)
                heard.append("stored")
            except NotInStep:
                heard.append("failed")
            await asyncio.sleep(60)

        for change in (Change("t", 0, [b"{}"], invite="i"), Change("t", 5, [b"{}"])):
            asking = asyncio.ensure_future(append(change))
            await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asyncio.wait_for(asking, 30)
        assert heard == ["stored", "failed"]
        await storage.close()

    run(work())


def test_of_two_who_append_the_same_event_one_fails(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        await storage.append(Change("t", 0, [b"{}"], invite="i"))
        both = [Change("t", 1, [b'{"who": 1}']), Change("t", 1, [b'{"who": 2}'])]
        results = await asyncio.gather(*map(storage.append, both), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["NoneType", "NotInStep"]
        assert len(await storage.log("t")) == 2
        await storage.close()

    run(work())


def test_a_change_of_several_parts_is_stored_whole_or_not_at_all(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        await storage.append(Change("t", 0, [b"{}"], invite="i", seated=["anna"]))
        with pytest.raises(StorageFailed):  # its invitation is another table's
            await storage.append(Change("u", 0, [b"{}"], invite="i", seated=["anna"]))
        assert await storage.tables_of("anna", 10) == ["t"]
        assert await storage.log("u") == []
        await storage.close()

    run(work())


def test_a_table_that_is_not_over_is_found_however_many_have_been_played_since(opening: Opening) -> None:
    """Somebody may be waited for there by correspondence."""

    async def work() -> None:
        storage = opening()
        await storage.append(Change("by post", 0, [b"{}"], invite="i", seated=["anna"]))
        for number in range(3):
            await storage.append(
                Change(f"t{number}", 0, [b"{}"], invite=f"i{number}", seated=["anna"], finished=True)
            )
        assert await storage.tables_of("anna", 3) == ["by post", "t2", "t1"]
        await storage.close()

    run(work())


def test_a_person_finds_tables_by_seat_invitation_and_list(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        await storage.append(Change("old", 0, [b"{}"], invite="one", listed=True, seated=["anna"]))
        await storage.append(Change("new", 0, [b"{}"], invite="two", seated=["anna", "boris"]))
        assert await storage.tables_of("anna", 10) == ["new", "old"]
        await storage.append(Change("old", 1, [b"{}"]))
        assert await storage.tables_of("anna", 10) == ["old", "new"]
        assert await storage.tables_of("anna", 1) == ["old"]
        assert await storage.invited("two") == "new"
        assert await storage.invited("none") is None
        assert await storage.listed(10) == ["old"]
        assert await storage.unfinished_of("anna") == 2
        await storage.append(Change("old", 2, [b"{}"], finished=True))
        assert await storage.listed(10) == []
        assert await storage.unfinished_of("anna") == 1
        await storage.append(Change("old", 3, [b"{}"], finished=False))  # the end was taken back
        assert await storage.unfinished_of("anna") == 2
        await storage.close()

    run(work())


def test_what_was_stored_is_there_when_it_is_opened_again(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        secret = await storage.secret()
        await storage.keep_guest("anna", Guest("Анна", "ru"))
        await storage.keep_guest("anna", Guest("Ганна", "uk"))
        await storage.append(Change("t", 0, ['{"says": "дама ♥"}'.encode()], invite="i"))
        await storage.close()
        again = opening()
        assert await again.secret() == secret
        assert len(secret) == 32
        assert await again.guest("anna") == Guest("Ганна", "uk")
        assert await again.guest("nobody") == Guest()
        assert await again.log("t") == ['{"says": "дама ♥"}'.encode()]
        await again.ping()
        await again.close()

    run(work())


# -- SQLite alone


def test_a_database_of_the_first_version_is_brought_up_to_date_and_keeps_its_tables(db: Path) -> None:
    connection = sqlite3.connect(db)
    connection.executescript(MIGRATIONS[0].replace("{bytes}", "BLOB").replace("{keyed}", "WITHOUT ROWID"))
    connection.execute("PRAGMA user_version = 1")
    connection.execute("INSERT INTO tables VALUES ('t', 'i', 0, 0, 1.5)")
    connection.executemany("INSERT INTO events VALUES ('t', ?, 1.5, '{}')", [(0,), (1,), (2,)])
    connection.commit()
    connection.close()

    async def work() -> None:
        storage = SqliteStorage(db)
        with pytest.raises(NotInStep):
            await storage.append(Change("t", 2, [b"{}"]))
        await storage.append(Change("t", 3, [b"{}"]))
        assert len(await storage.log("t")) == 4
        await storage.close()

    run(work())


def test_a_newer_database_is_left_alone(db: Path) -> None:
    connection = sqlite3.connect(db)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StorageFailed, match="version 99"):
        SqliteStorage(db)


# -- PostgreSQL alone


def test_workers_that_start_together_migrate_one_after_another(postgres: Postgres) -> None:
    url = postgres.new_database()
    with ThreadPoolExecutor(6) as threads:
        storages = list(threads.map(PostgresStorage, [url] * 6))

    async def work() -> None:
        secrets = {await storage.secret() for storage in storages}
        assert len(secrets) == 1
        for number, storage in enumerate(storages):
            await storage.append(Change(f"t{number}", 0, [b"{}"], invite=f"i{number}"))
        assert len(await storages[0].unfinished(10)) == 6
        for storage in storages:
            await storage.close()

    run(work())


def test_a_newer_postgresql_database_is_left_alone(postgres: Postgres) -> None:
    url = postgres.new_database()
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE lomber_schema (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO lomber_schema VALUES (99)")
    with pytest.raises(StorageFailed, match="version 99"):
        PostgresStorage(url)


def test_when_the_database_was_restarted_the_storage_goes_on() -> None:
    """Its own server: others must not lose theirs."""
    postgres = Postgres()
    storage = PostgresStorage(postgres.new_database())

    async def work() -> None:
        await storage.append(Change("t", 0, [b"{}"], invite="i"))
        postgres.stop()
        with pytest.raises(StorageFailed):
            await storage.append(Change("t", 1, [b"{}"]))
        with pytest.raises(StorageFailed):
            await storage.log("t")
        postgres.start()
        await storage.append(Change("t", 1, [b"{}"]))
        postgres.stop()
        postgres.start()
        assert len(await storage.log("t")) == 2
        await storage.close()

    run(work())
    postgres.close()


# -- by its address


@pytest.mark.parametrize(
    ("db", "said"),
    [
        ("mysql://localhost/cards", "neither sqlite nor postgresql"),
        ("postgresql://anna:geheim@/cards?host=/nowhere", r"^postgresql://anna@/cards\?host=/nowhere: "),
    ],
)
def test_a_database_that_cannot_be_opened_is_named_without_its_password(db: str, said: str) -> None:
    with pytest.raises(CannotServe, match=said) as error:
        open_storage(db)
    assert "geheim" not in str(error.value)


def test_the_address_says_which_database(postgres: Postgres, db: Path) -> None:
    for address in (str(db), f"sqlite:///{db}", postgres.new_database()):
        storage = open_storage(address)
        assert isinstance(storage, PostgresStorage) == address.startswith("postgresql")
        run(storage.close())
    assert db.exists()
