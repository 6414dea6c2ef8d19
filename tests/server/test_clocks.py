"""Clocks by themselves, told what time it is; and at a table, where they must tell nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lomber.server.attendance import Attendance
from lomber.server.clocks import AT_LEAST, Clocks
from lomber.server.events import Acted, Away, Chair, Opened, Stored
from lomber.server.gate import Pace
from lomber.server.live import LiveTable
from lomber.server.match import Match
from lomber.server.sqlite import SqliteStorage
from lomber.server.thinking import Thinkers
from lomber.server.wire import Clock, ClockFace
from tests.server.test_live import Ear, run
from tests.server.test_live import toy as toy


def answer(seat: int, seconds: float) -> Acted:
    return Acted(seat, ("x",), spent=int(1000 * seconds))


def going(clock: Clock, *log: Stored) -> Clocks:
    clocks = Clocks(clock, 2, log)
    clocks.go(True, 0.0)
    return clocks


def test_each_move_has_its_own_time() -> None:
    clocks = going(Clock("move", 10))
    clocks.ask({0}, None, 0.0)
    assert clocks.next_end(0.0) == 10.0 and clocks.overdue(9.9) == set() and clocks.overdue(10.0) == {0}
    clocks.answered(answer(0, 4.0))
    clocks.ask({0}, None, 4.0)
    assert clocks.next_end(4.0) == 14.0
    assert clocks.faces(1, [0, 1], 6.0) == (ClockFace(0, 8000, True), ClockFace(1, 10_000, False))


def test_who_has_not_answered_goes_on_thinking_when_something_else_happens() -> None:
    clocks = going(Clock("move", 10))
    clocks.ask({0}, None, 0.0)
    clocks.ask({0}, None, 3.0)
    assert clocks.spent(0, 5.0) == 5000 and clocks.next_end(5.0) == 10.0
    assert clocks.spent(0, 99.0) == 10_000, "nobody can use more than he has"


def test_a_match_has_a_bank_that_every_move_fills_a_little() -> None:
    clocks = going(Clock("match", 60, 5))
    clocks.ask({0}, None, 0.0)
    clocks.answered(answer(0, 20.0))
    clocks.ask({1}, None, 20.0)
    assert clocks.faces(1, [0, 1], 22.0) == (ClockFace(0, 45_000, False), ClockFace(1, 58_000, True))


def test_an_empty_bank_leaves_a_few_seconds_for_a_move() -> None:
    clocks = going(Clock("match", 60), answer(0, 60.0))
    clocks.ask({0}, None, 0.0)
    assert clocks.next_end(0.0) == AT_LEAST
    clocks.answered(answer(0, 3.0))
    clocks.ask({1}, None, 3.0)
    assert clocks.faces(1, [0], 3.0) == (ClockFace(0, 0, False),)


def test_the_log_gives_the_banks_back() -> None:
    log = [answer(0, 10.0), Acted(0, ("half",)), answer(1, 1.0), answer(0, 5.0)]
    clocks = going(Clock("match", 60, 2), *log)
    assert clocks.faces(-1, [0, 1], 0.0) == (ClockFace(0, 49_000, False), ClockFace(1, 61_000, False))


def test_the_clocks_of_an_empty_table_stand_still() -> None:
    clocks = going(Clock("move", 10))
    clocks.ask({0}, None, 0.0)
    clocks.go(False, 4.0)
    assert clocks.next_end(5.0) is None and clocks.overdue(1000.0) == set()
    assert clocks.faces(-1, [0], 1000.0) == (ClockFace(0, 6000, False),)
    clocks.go(True, 1000.0)
    assert clocks.next_end(1000.0) == 1006.0


def test_in_a_sealed_round_the_clock_of_who_has_chosen_runs_on_for_the_others() -> None:
    clocks = going(Clock("match", 60))
    clocks.ask({0, 1}, (1, 1), 0.0)
    clocks.answered(answer(0, 3.0))
    clocks.ask({1}, (1, 1), 3.0)
    assert clocks.faces(1, [0, 1], 10.0) == (ClockFace(0, 50_000, True), ClockFace(1, 50_000, True))
    assert clocks.faces(-1, [0, 1], 10.0) == clocks.faces(1, [0, 1], 10.0)
    assert clocks.faces(0, [0], 10.0) == (ClockFace(0, 57_000, False),)
    assert clocks.next_end(10.0) == 60.0
    clocks.answered(answer(1, 12.0))
    clocks.ask({0, 1}, (1, 2), 12.0)
    assert clocks.faces(1, [0, 1], 12.0) == (ClockFace(0, 57_000, True), ClockFace(1, 48_000, True))


def test_only_who_left_the_company_this_evening_is_replaced_unasked() -> None:
    attendance = Attendance(60.0, 100.0)
    attendance.came(0, [])
    attendance.came(1, [0])
    attendance.went(1, 200.0)
    assert attendance.patience_ends(1) == 260.0 and attendance.left_the_company(1)
    attendance.went(0, 300.0)
    attendance.came(0, [])
    assert not attendance.left_the_company(1), "the table has stood empty since"
    assert attendance.patience_ends(2) == 160.0, "who was never here is missed since the table is"


# -- at a table


async def timed(storage: SqliteStorage, thinkers: Thinkers, clock: Clock) -> tuple[LiveTable, list[Ear]]:
    chairs = tuple(Chair("person", person, person) for person in ("one", "two"))
    first = Opened("toy", "", {}, 1, chairs, "invite", "one", clock=clock)
    table = LiveTable("timed", Match([first]), storage, thinkers, Pace(0, looking=0.05))
    await table.begin()
    ears = [Ear("one"), Ear("two")]
    for ear in ears:
        await table.enter(ear, None)
    return table, ears


def clocks_in(ear: Ear) -> list[dict[str, object]]:
    return [frame for frame in ear.heard if frame["type"] == "clock"]


@pytest.fixture
def random_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy has no book; what matters here is who moves, not how well."""

    async def choose(self: Thinkers, seen: str, level: str, seconds: float) -> tuple[int, str]:
        assert seen and level == "book"
        return -1, ""

    monkeypatch.setattr(Thinkers, "choose", choose)


def test_a_sealed_choice_is_not_betrayed_by_the_clocks(toy: None, db: Path) -> None:
    async def work() -> None:
        storage = SqliteStorage(db)
        table, (one, two) = await timed(storage, Thinkers(1), Clock("match", 600))
        two.heard.clear()
        first = one.newest()["scene"]["choices"][0]["text"]
        await table.act("one", one.newest()["seq"], [first], "a")
        assert two.heard == []
        again = Ear("two")
        await table.enter(again, None)
        shown = clocks_in(again)[-1]["clocks"]
        assert isinstance(shown, list)
        assert [(face["seat"], face["runs"]) for face in shown] == [(0, True), (1, True)]
        await table.close()
        await storage.close()

    run(work())


def test_when_time_runs_out_a_bot_moves_and_after_the_second_time_it_sits_in(
    toy: None, random_bots: None, db: Path
) -> None:
    async def work() -> None:
        storage = SqliteStorage(db)
        table, (one, _) = await timed(storage, Thinkers(1), Clock("move", 1))
        moved: list[Acted] = []
        while len(moved) < 4:
            await asyncio.sleep(0.05)
            moved = [event for event in table.match.log if isinstance(event, Acted)]
        assert [(event.by, event.spent) for event in moved[:4]] == [("bot", 1000)] * 4
        assert table.match.away == {0: "late", 1: "late"}
        assert [event.seat for event in table.match.log if isinstance(event, Away)] == [0, 1]
        places = next(frame for frame in reversed(one.heard) if frame["type"] == "table")["seats"]
        assert [place["away"] for place in places] == [True, True]
        await table.back("two")
        assert table.match.away == {0: "late"}
        await table.close()
        await storage.close()

    run(work())


def test_where_nobody_is_no_clock_runs_and_nobody_sits_in(toy: None, random_bots: None, db: Path) -> None:
    async def work() -> None:
        storage = SqliteStorage(db)
        table, (one, two) = await timed(storage, Thinkers(1), Clock("move", 1))
        await table.leave(one)
        await table.leave(two)
        stored = len(table.match.log)
        await asyncio.sleep(1.3)
        assert len(table.match.log) == stored and not table.busy
        await table.enter(one, None)
        face = clocks_in(one)[-1]["clocks"]
        assert isinstance(face, list) and face[0]["runs"] and 0 < face[0]["left"] <= 1000
        await table.close()
        await storage.close()

    run(work())
