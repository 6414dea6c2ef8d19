"""Looking back at hands that are over: each with his own eyes, with others' only where all was shown."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import NoReturn

import httpx
import pytest

from lomber.games import listings
from lomber.server import replay
from lomber.server.app import build
from lomber.server.events import write_event
from lomber.server.house import Settings
from lomber.server.match import Match
from lomber.server.replay import ALL
from lomber.server.sqlite import SqliteStorage
from lomber.server.storage import Change
from lomber.server.wire import MoveStep
from tests.server.test_proofs import served
from tests.server.visitors import Visitor, play_on


@pytest.mark.parametrize("game", listings())
def test_a_hand_is_seen_again_as_it_was_seen(game: str) -> None:
    """The frames of a seat hold the very scenes it was shown, and no card that its record does not."""
    match = served(game, hands=1)
    for seat in (-1, 0):
        frames = list(replay.frames(match, 1, seat))
        assert frames and not any(frame.scene.choices for frame in frames)
        assert frames[-1].scene == match.table.view(seat).scene()
        assert frames[-1].scene.over
        moves = [step for frame in frames for step in frame.steps if isinstance(step, MoveStep)]
        assert [step for step in match.steps(seat) if isinstance(step, MoveStep)] == moves


def test_whose_eyes_may_be_borrowed() -> None:
    """Whist is played to the last card; a folded hand of Gorka is nobody's business, a discard not either."""
    assert replay.eyes(served("whist", hands=1), 1, 2) == [ALL, -1, 0, 1, 2, 3]
    assert replay.eyes(served("whist", hands=1), 1, -1) == [ALL, -1, 0, 1, 2, 3]
    for game in ("gorka", "mushka", "preferans_classic"):
        match = served(game, hands=1)
        assert replay.eyes(match, 1, 1) == [1]
        assert replay.eyes(match, 1, -1) == [-1]
        match._players = {0}
        assert (ALL in replay.eyes(match, 1, 0)) == (game != "gorka")
        assert replay.eyes(match, 1, -1) == [-1]


def test_with_everybodys_eyes_all_hands_lie_open() -> None:
    first = next(replay.frames(served("whist", hands=1), 1, ALL))
    hands = [zone for zone in first.scene.zones if zone.name.startswith("hand.")]
    assert len(hands) == 4
    assert sorted(card for zone in hands for card in zone.cards) == sorted(
        {card for zone in hands for card in zone.cards} - {"??"}
    )


def test_a_replay_is_asked_for_and_refused_as_documented(anna: Visitor, boris: Visitor) -> None:
    wish = {"game": "mushka", "options": {"hands": 2}}
    table = anna.post("/api/play", wish)["table"]
    talk = anna.talk()
    talk.enter(table)
    path = f"/api/tables/{table}/replay"
    assert anna.http.get(f"{path}/1").status_code == 404, "it is not over"
    play_on(talk, table, random.Random(2), hands=1)
    mine = anna.get(f"{path}/1")
    assert mine["seat"] == 0 and mine["hands"] == 1 and not mine["over"] and ALL in mine["eyes"]
    assert anna.get(f"{path}/1?seat={ALL}")["seat"] == ALL
    assert boris.get(f"{path}/1")["eyes"] == [-1]
    for seat in (0, ALL):
        answer = boris.http.get(f"{path}/1?seat={seat}")
        assert answer.status_code == 403 and answer.json()["key"] == "not-shown"
    asked = [
        frame["event"]
        for frame in mine["frames"]
        for seat in frame["scene"]["seats"]
        if seat["seat"] == 0 and "to-move" in seat.get("marks", ())
    ]
    said = anna.get(f"{path}/1/book/{asked[0]}")
    assert said["seat"] == 0 and said["text"] and said["says"]["key"]
    assert anna.get(f"{path}/1/book/{asked[0]}?seat={ALL}") == said
    assert boris.http.get(f"{path}/1/book/{asked[0]}?seat=0").status_code == 403
    assert anna.http.get(f"{path}/1/book/{mine['frames'][-1]['event']}").json()["key"] == "no-hint"
    for wrong in ("0", "2", "x", "-1", "9999999"):
        assert anna.http.get(f"{path}/{wrong}").status_code == 404


@pytest.mark.parametrize(
    "path", ["replay/1", "replay/1?seat=-2", "replay/1/book/1?seat=-2", "replay/1/position/1", "record"]
)
def test_no_table_waits_while_a_hand_is_told_again(
    db: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """It is played again in another process: here nothing of it may be called."""

    def held_up(*given: object) -> NoReturn:
        raise AssertionError("a hand is played again where the tables are")

    events = [write_event(event) for event in served("whist", hands=1).log]
    for name in ("eyes", "frames", "position"):
        monkeypatch.setattr(replay, name, held_up)
    monkeypatch.setattr(Match, "record", held_up)

    async def work() -> None:
        storage = SqliteStorage(db)
        await storage.append(Change("whisttable", 0, events, invite="invite", finished=True))
        app, house = await build(Settings(), storage)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://lomber.example") as client:
            answer = await client.get(f"/api/tables/whisttable/{path}", timeout=60)
        assert answer.status_code == 200, answer.text
        for pool in (house.archive, house.thinkers, house.solver):
            pool.close()
        await storage.close()

    asyncio.run(work())


def test_the_book_is_asked_about_old_hands_as_rarely_as_the_solver(anna: Visitor) -> None:
    asked = [anna.http.get("/api/tables/aaaaaaaa/replay/1/book/1") for _ in range(60)]
    assert asked[0].json()["key"] == "no-table"
    assert asked[-1].status_code == 429 and asked[-1].json()["key"] == "too-fast"
