"""Tables by correspondence: days a move, asleep on disk in between, a bot when the days have run out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from lomber.server.clocks import Clocks
from lomber.server.events import Acted, Away, Chair, Ended, Opened
from lomber.server.gate import Pace
from lomber.server.hall import Hall
from lomber.server.limits import Limits
from lomber.server.sqlite import SqliteStorage
from lomber.server.storage import Storage
from lomber.server.thinking import Thinkers
from lomber.server.wire import Clock
from tests.server.test_live import run
from tests.server.visitors import Server, Visitor, choices, stored_log

OPTIONS = {"hands": 1, "ranks": 2, "draw": False}
WHIST = {"game": "whist_dummy2", "options": OPTIONS}
DAYS = 3 * 86_400


def test_time_goes_by_while_the_table_sleeps() -> None:
    clocks = Clocks(Clock("post", DAYS), 2, [])
    clocks.go(True, 0.0)
    clocks.ask({0}, None, 0.0)
    clocks.slept(2 * 86_400)
    assert clocks.faces(1, [0], 0.0)[0].left == 86_400_000
    clocks.slept(86_400)
    assert clocks.overdue(0.0) == {0}


def test_the_list_of_tables_says_where_it_is_my_move_and_until_when(anna: Visitor, boris: Visitor) -> None:
    wish = {**WHIST, "seats": ["me", "open"], "clock": {"each": "post", "seconds": DAYS}}
    made = anna.post("/api/tables", wish)
    boris.post("/api/join", {"invite": made["invite"]})
    talks = {visitor: visitor.talk() for visitor in (anna, boris)}
    for talk in talks.values():
        talk.enter(made["table"])
    while not any(choices(talk.newest("scene")) for talk in talks.values()):
        for talk in talks.values():
            talk.waiting()
    mine = {visitor: visitor.get("/api/tables/mine")["tables"][0] for visitor in (anna, boris)}
    for visitor, line in mine.items():
        asked = bool(choices(talks[visitor].newest("scene")))
        assert line["my_move"] == asked
        left = line["until"] / 1000 - time.time()
        assert DAYS - 60 < left <= DAYS if asked else line["until"] == 0


async def finished(storage: Storage, table: str) -> None:
    while not (await storage.ends_of([table]))[table]:
        await asyncio.sleep(0.02)


def test_a_table_sleeps_on_disk_and_is_woken_when_the_days_have_run_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = SqliteStorage(tmp_path / "post.db")
        thinkers = Thinkers(1)
        hall = Hall(storage, thinkers, Limits(idle_seconds=0.05), Pace(0))
        chairs = (Chair("person", "panna", "Anna"), Chair("bot", level="random"))
        opened = Opened(
            "whist_dummy2", "", OPTIONS, 1, chairs, "inviteinvite", "panna", clock=Clock("post", 6)
        )
        began = time.time()
        live = await hall.open_named("aaaa2222", opened)
        table = live.id
        async with asyncio.timeout(60):
            while not live.line("panna").until:  # the bot may be the first to play
                await asyncio.sleep(0.02)
            house = asyncio.create_task(hall.keep_house())
            while table in hall.tables:
                await asyncio.sleep(0.02)
            asleep = time.time()
            assert await storage.due(began, 9) == [], "the days have not run out"
            await asyncio.sleep(1)
            until: list[float] = []
            for name in ("Anya", "Anna"):  # it has come back from its log, and sleeps again
                found = await hall.find(table)
                until.append(found.line("panna").until / 1000)
                await found.rename("panna", name)
                while table in hall.tables:
                    await asyncio.sleep(0.02)
            assert began + 6 <= until[0] <= asleep + 6, "they are counted from the last play"
            assert abs(until[1] - until[0]) < 0.1
            assert await storage.due(until[0] + 0.1, 9) == [table], "a new name gives nobody more time"
            while not await storage.due(time.time(), 9):
                await asyncio.sleep(0.02)
        house.cancel()
        await hall.wake_late()
        await asyncio.wait_for(finished(storage, table), 30)
        assert await storage.due(time.time() + 10**6, 9) == []
        await hall.close()
        thinkers.close()
        await storage.close()

    run(scenario())


def test_days_that_run_out_while_the_server_is_down_have_run_out(start_on: Callable[..., Server]) -> None:
    server = start_on()
    anna = Visitor(server)
    table = anna.post("/api/tables", {**WHIST, "clock": {"each": "post", "seconds": 2}})["table"]
    server.kill()
    time.sleep(2.2)
    server = start_on()
    anna.moved_to(server)
    while anna.get(f"/api/tables/{table}")["state"] != "over":
        time.sleep(0.05)
    log = stored_log(server, table)
    assert [event.why for event in log if isinstance(event, Away)] == ["gone"]
    assert all(event.by == "bot" for event in log if isinstance(event, Acted) and event.seat == 0)
    assert isinstance(log[-1], Ended)
    anna.close()
    assert server.stop() == 0
