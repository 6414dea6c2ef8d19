"""One server for most tests; those that stop theirs start their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.visitors import Server, Visitor


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL server, started when the first test asks for it."""
    served = Postgres()
    yield served
    served.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    served = Server(tmp_path_factory.mktemp("server") / "tables.db")
    yield served
    assert served.stop() == 0
    log = served.log.read_text(encoding="utf-8")
    assert '"level": "error"' not in log, log


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def start(db: Path) -> Iterator[Callable[..., Server]]:
    """A server of the test's own, as often as it likes, always on the same database."""
    started: list[Server] = []

    def begin(*more: str) -> Server:
        started.append(Server(db, *more))
        return started[-1]

    yield begin
    for server in started:
        if server.running:
            server.kill()


@pytest.fixture(params=["sqlite", "postgresql"])
def start_on(request: pytest.FixtureRequest, db: Path) -> Iterator[Callable[..., Server]]:
    """The same, once on a file and once on PostgreSQL."""
    where = db if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()
    started: list[Server] = []

    def begin(*more: str) -> Server:
        started.append(Server(where, *more, log=db.with_suffix(".log")))
        return started[-1]

    yield begin
    for server in started:
        if server.running:
            server.kill()


@pytest.fixture
def anna(server: Server) -> Iterator[Visitor]:
    visitor = Visitor(server)
    yield visitor
    visitor.close()


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[Visitor]:
    """Somebody who asks for everything there is, on a server that does not mind."""
    served = Server(tmp_path / "hurried.db", "--unlimited")
    visitor = Visitor(served)
    yield visitor
    visitor.close()
    assert served.stop() == 0


@pytest.fixture
def boris(server: Server) -> Iterator[Visitor]:
    visitor = Visitor(server, "ru")
    yield visitor
    visitor.close()
