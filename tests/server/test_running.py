"""What the process itself does: how it listens, and when it looks for garbage."""

from __future__ import annotations

import asyncio
import gc
import importlib.util
import os
import socket
import weakref
from pathlib import Path

import pytest

from lomber.server import running, sweeping
from lomber.server.app import kept_up
from lomber.server.house import House, Settings
from lomber.server.sqlite import SqliteStorage
from lomber.server.sweeping import LEAST, LONGEST, Broom, keep_swept, only_young
from lomber.server.thinking import Thinkers
from lomber.table.build import compiled
from tests.server.visitors import Server, Visitor


def test_the_server_that_the_tests_ask_runs_the_build_that_they_test(server: Server) -> None:
    visitor = Visitor(server)
    assert visitor.get("/api/me")["compiled"] == compiled() == (os.environ.get("LOMBER_EXPECT") == "compiled")
    visitor.close()


def test_what_is_sent_is_sent_at_once_and_does_not_wait_for_more() -> None:
    async def sends_at_once() -> int:
        taken: asyncio.Queue[int] = asyncio.Queue()

        def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line = writer.get_extra_info("socket")
            taken.put_nowait(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = running._listen("127.0.0.1", 0)
        async with await asyncio.start_server(take, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            nodelay = await taken.get()
            writer.close()
            await writer.wait_closed()
            return nodelay

    assert asyncio.run(sends_at_once())


def test_it_runs_on_the_faster_loop_where_there_is_one() -> None:
    ran: list[str] = []

    async def work() -> None:
        ran.append(type(asyncio.get_running_loop()).__module__.partition(".")[0])

    running.run_loop(work())
    assert ran == ["uvloop" if importlib.util.find_spec("uvloop") else "asyncio"]


def test_what_must_go_on_goes_on_after_a_failure_that_nobody_foresaw() -> None:
    begun: list[int] = []

    async def work() -> None:
        begun.append(len(begun))
        if len(begun) < 3:
            raise AttributeError("nobody foresaw this")

    asyncio.run(kept_up(work, 0.0))
    assert begun == [0, 1, 2]


def test_however_much_lives_it_is_not_looked_through_again_and_again() -> None:
    looked: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            looked.append(info["generation"])

    before = gc.get_threshold()
    with only_young():
        gc.callbacks.append(note)
        living = [[number] for number in range(200_000)]
        gc.callbacks.remove(note)
        assert gc.get_freeze_count()
    assert looked and 2 not in looked
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
    assert len(living) == 200_000


def test_it_is_swept_when_as_many_have_gone_as_are_here_or_after_a_while() -> None:
    broom = Broom(100.0)
    assert not broom.due(LEAST - 1, 0, 100.0)
    assert broom.due(LEAST, 0, 100.0)
    assert not broom.due(LEAST, LEAST + 1, 100.0)
    assert broom.due(LEAST + 1, LEAST + 1, 100.0)
    broom.swept(LEAST + 1, 200.0)
    assert not broom.due(LEAST + 2, 0, 200.0 + LONGEST - 1)
    assert broom.due(LEAST + 2, 0, 200.0 + LONGEST)


def test_what_those_who_left_have_left_in_circles_is_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Circle:
        def __init__(self) -> None:
            self.itself = self

    async def until_gone() -> None:
        house = House(Settings(), SqliteStorage(tmp_path / "tables.db"), Thinkers(1), b"", None)
        gone = weakref.ref(Circle())
        sweeping_on = asyncio.create_task(keep_swept(house))
        await asyncio.sleep(0.05)
        assert gone() is not None
        house.departed += LEAST
        async with asyncio.timeout(30):
            while gone() is not None:
                await asyncio.sleep(0.01)
        sweeping_on.cancel()
        await house.storage.close()

    monkeypatch.setattr(sweeping, "LOOK", 0.001)
    gc.disable()
    try:
        asyncio.run(until_gone())
    finally:
        gc.enable()
