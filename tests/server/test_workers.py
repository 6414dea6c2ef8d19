"""Several workers on one PostgreSQL: any of them serves any table, and a dead one's tables go on elsewhere."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from lomber.server.events import Acted
from tests.server.postgres import Postgres
from tests.server.visitors import (
    PATIENCE,
    Server,
    Talk,
    Visitor,
    choices,
    play_on,
    stored,
    stored_log,
    wait_for,
)

Start = Callable[..., Server]
Visit = Callable[[Server], Visitor]


@pytest.fixture
def worker(postgres: Postgres, tmp_path: Path) -> Iterator[Start]:
    """Starts another server on the same new database."""
    url = postgres.new_database()
    started: list[Server] = []

    def begin(*more: str) -> Server:
        started.append(Server(url, *more, log=tmp_path / f"{len(started)}.log"))
        return started[-1]

    yield begin
    for server in started:
        if server.running:
            server.process.send_signal(signal.SIGCONT)
            server.kill()


@pytest.fixture
def visit() -> Iterator[Callable[[Server], Visitor]]:
    """Guests who are seen out when the test is over."""
    here: list[Visitor] = []

    def come(server: Server) -> Visitor:
        here.append(Visitor(server))
        return here[-1]

    yield come
    for visitor in here:
        visitor.close()


def table_for_two(one: Visitor, other: Visitor) -> str:
    """A table opened where the one is; the other joins it from elsewhere."""
    made = one.post("/api/tables", {"game": "humbug", "options": {"hands": 1}, "seats": ["me", "open"]})
    assert other.post("/api/join", {"invite": made["invite"]})["seat"] == 1
    return str(made["table"])


def sent_away(talk: Talk) -> bool:
    """Whether the client is told to come back: by the table (1001), or by the server that stops (1012)."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            talk.next()
    return closed.value.rcvd is not None and closed.value.rcvd.code in (1001, 1012)


def test_two_people_on_two_workers_play_one_table(worker: Start, visit: Visit) -> None:
    anna, boris = visit(worker()), visit(worker())
    table = table_for_two(anna, boris)
    talks = [anna.talk(), boris.talk()]
    for seat, talk in enumerate(talks):
        talk.enter(table)
        assert talk.newest("table")["seat"] == seat
    assert boris.get(f"/api/tables/{table}")["seats"][0]["here"]
    assert [line["table"] for line in boris.get("/api/tables/mine")["tables"]] == [table]
    assert boris.get("/api/tables/mine")["tables"][0]["seats"][0]["here"], "its owner was asked"
    threads = [
        threading.Thread(target=play_on, args=(talk, table, random.Random(seat)))
        for seat, talk in enumerate(talks)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE * 4)
    assert [talk.newest("table")["state"] for talk in talks] == ["over", "over"]
    for talk in talks:
        wait_for(talk, lambda: any(frame["type"] == "over" for frame in talk.frames))  # noqa: B023
    assert talks[0].newest("over")["scores"] == talks[1].newest("over")["scores"]
    log = stored_log(anna.server, table)
    assert {event.seat for event in log if isinstance(event, Acted)} == {0, 1}
    boris_talk = talks[1]
    boris_talk.say("hello", protocol="lomber/1", lang="ru")
    boris_talk.hear("hello")
    boris_talk.say("act", table=table, seq=0, moves=["nonsense"], id="x")
    assert boris_talk.hear("error")["text"].startswith("За столом"), "the other worker speaks his language"
    boris_talk.say("leave", table=table, id="bye")
    assert boris_talk.hear("ack")["id"] == "bye"
    anna.http.cookies, anna.person = boris.http.cookies, boris.person
    anna.http.headers["X-Lomber-Csrf"] = boris.http.headers["X-Lomber-Csrf"]
    for game in ("whist", "piquet", "vint"):
        with ThreadPoolExecutor(2) as clicks:
            both = list(clicks.map(lambda one: one.post(f"/api/daily/{game}", {}), (anna, boris)))  # noqa: B023
        assert both[0] == both[1], "one deal of the day at one table, whoever of two workers opens it"


def test_the_tables_of_a_killed_worker_go_on_with_every_acknowledged_move(
    worker: Start, visit: Visit
) -> None:
    first, second = worker(), worker()
    anna = visit(first)
    table = anna.post("/api/play", {"game": "whist", "level": "random"})["table"]
    watcher = visit(second).talk()
    watcher.enter(table)
    talk = anna.talk()
    talk.enter(table)
    acknowledged = []
    for number in range(3):
        wait_for(talk, lambda: choices(talk.newest("scene")))
        scene = talk.newest("scene")
        answer = talk.act(table, scene["seq"], choices(scene)[0]["text"], id=f"a{number}")
        if answer["type"] == "ack":
            acknowledged.append(f"a{number}")
    first.kill()
    assert sent_away(watcher)
    anna.moved_to(second)
    back = anna.talk()
    scene = back.enter(table)
    assert scene["type"] == "scene", scene
    assert scene["whole"]
    ids = [event.id for event in stored_log(second, table) if isinstance(event, Acted) and event.id]
    assert ids == acknowledged
    assert acknowledged
    play_on(back, table, random.Random(3))
    assert back.newest("table")["state"] == "between"


def test_a_worker_that_hung_gives_up_what_others_have_taken_over(worker: Start, visit: Visit) -> None:
    """It is not killed, only stopped for longer than its lease, and then goes on as if nothing had happened."""
    first, second = worker(), worker()
    anna = visit(first)
    table = anna.post("/api/tables", {"game": "humbug", "seats": ["me", "random"]})["table"]
    talk = anna.talk()
    talk.enter(table)
    wait_for(talk, lambda: choices(talk.newest("scene")))
    old = talk.newest("scene")
    first.process.send_signal(signal.SIGSTOP)
    until(lambda: '"tables taken over"' in second.log.read_text(encoding="utf-8"))
    anna.moved_to(second)
    back = anna.talk()
    scene = back.enter(table)
    wait_for(back, lambda: choices(back.newest("scene")))
    scene = back.newest("scene")
    assert back.act(table, scene["seq"], choices(scene)[0]["text"], id="there")["type"] == "ack"
    talk.say("act", table=table, seq=old["seq"], moves=[choices(old)[0]["text"]], id="here")
    first.process.send_signal(signal.SIGCONT)
    assert sent_away(talk)
    acks = [frame["id"] for frame in talk.frames if frame["type"] == "ack"]
    assert acks == []
    ids = [event.id for event in stored_log(second, table) if isinstance(event, Acted) and event.id]
    assert ids == ["there"]
    until(lambda: len(living(first)) == 2)


def until(done: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "in vain"
        threading.Event().wait(0.05)


def living(server: Server) -> list[Any]:
    return stored(server, "SELECT id FROM workers WHERE seen > extract(epoch FROM clock_timestamp()) - 5")


def test_one_command_starts_several_workers_and_hup_replaces_them_one_by_one(
    worker: Start, visit: Visit
) -> None:
    server = worker("--workers", "2")
    assert len(living(server)) == 2
    visitors = [visit(server) for _ in range(6)]
    tables = [anna.post("/api/play", {"game": "humbug", "level": "random"})["table"] for anna in visitors]
    talks = [anna.talk() for anna in visitors]
    for talk, table in zip(talks, tables, strict=True):
        assert talk.enter(table)["type"] == "scene"
    before = {row[0] for row in living(server)}
    server.process.send_signal(signal.SIGHUP)
    for talk in talks:
        assert sent_away(talk)
    until(lambda: '"workers renewed"' in server.log.read_text(encoding="utf-8"))
    after = {row[0] for row in living(server)}
    assert len(after) == 2
    assert not after & before
    for anna, table in zip(visitors, tables, strict=True):
        talk = anna.talk()
        assert talk.enter(table)["type"] == "scene"
        play_on(talk, table, random.Random(1))
    assert server.stop() == 0
    assert living(server) == []
    assert '"level": "error"' not in server.log.read_text(encoding="utf-8")


def test_workers_end_with_their_supervisor_however_it_ends(worker: Start) -> None:
    server = worker("--workers", "2")
    server.kill()
    until(lambda: living(server) == [])


def test_only_workers_are_believed_to_be_workers(worker: Start, visit: Visit) -> None:
    server = worker()
    anna = visit(server)
    table = anna.post("/api/play", {"game": "humbug"})["table"]
    for headers in ({}, {"X-Lomber-Worker": "0" * 64}):
        answer = anna.http.get(f"/worker/lines?tables={table}&person={anna.person}", headers=headers)
        assert answer.status_code == 404
    cross = {"X-Lomber-Worker": "0" * 64, "Origin": "https://example.org"}
    assert anna.http.post("/api/play", json={"game": "humbug"}, headers=cross).status_code == 403


def test_several_workers_on_a_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="several workers need PostgreSQL"):
        Server(tmp_path / "tables.db", "--workers", "2")
