"""A fuzzer on the WebSocket: whatever a stranger sends, nothing changes, and the server still serves."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed

from lomber.server import wire
from tests.server.visitors import Server, Talk, Visitor, choices, stored, stored_log, wait_for
from tests.told import SIZE

FRAMES = {"quick": 150, "default": 700, "deep": 100_000}
TAGS = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in get_args(wire.Request)}
HARMLESS = ("hello", "ping", "enter", "leave", "hint", "act", "undo", "again", "next", "rematch")
"""What a player may send without changing anything, as long as it is out of date."""


class Fuzzer:
    """Makes frames: nearly right ones, mangled ones, and noise."""

    def __init__(self, seed: int, table: str, scene: dict[str, Any], tags: list[str]) -> None:
        self._chance = random.Random(seed)
        self._tags = tags
        self._before: list[str | bytes] = ["{}"]
        moves: list[Any] = [choice["text"] for choice in choices(scene)]
        moves += [choice["move"] for choice in choices(scene)]
        odd: list[Any] = [None, -1, 2**60, 1.5, "", "\u0000", "🂡" * 20, [], {}, [[]], True, "x" * 300]
        self._values: dict[str, list[Any]] = {
            "table": [table, table, table, "aaaaaaaa", *odd],
            "seq": [0, 1, scene["seq"] - 1, *odd],
            "moves": [moves[:1], moves[-1:], [*moves[:1]] * 200, ["nonsense"], [10**6], *odd],
            "seat": [0, 1, 63, *odd],
            "id": ["a", "b", *odd],
        }
        self._odd = odd

    def frame(self) -> str | bytes:
        made = self._chance.choices(
            [self._nearly_right, self._mangled, self._noise, self._replayed, self._oversized],
            weights=[60, 20, 10, 9, 1],
        )[0]()
        self._before.append(made)
        return made

    def _nearly_right(self) -> str:
        tag = self._chance.choice(self._tags)
        message: dict[str, Any] = {"type": tag}
        for name in TAGS[tag]:
            if self._chance.random() < 0.9:
                message[name] = self._chance.choice(self._values.get(name, self._odd))
        return json.dumps(message)

    def _mangled(self) -> str:
        text = list(self._nearly_right())
        for _ in range(self._chance.randrange(1, 6)):
            at = self._chance.randrange(len(text))
            text[at : at + self._chance.randrange(3)] = self._chance.choice(
                ['"', "{", "\\", "\u2028", "9", ""]
            )
            text = text or ["x"]
        return "".join(text)

    def _noise(self) -> str | bytes:
        noise = self._chance.randbytes(self._chance.randrange(200))
        return noise if self._chance.random() < 0.5 else noise.decode("latin-1")

    def _replayed(self) -> str | bytes:
        return self._chance.choice(self._before)

    def _oversized(self) -> str:
        return json.dumps({"type": "ping", "id": "x" * 40_000})


@pytest.fixture
def company(start: Callable[..., Server]) -> Iterator[tuple[Server, Visitor, Visitor, str, Talk]]:
    """A table for two on a server without limits of rates, where it is Anna's turn and not Boris's."""
    server = start("--unlimited")
    visitors = [Visitor(server), Visitor(server)]
    body = {"game": "humbug", "seats": ["me", "open"]}
    made = visitors[0].post("/api/tables", body)
    visitors[1].post("/api/join", {"invite": made["invite"]})
    talks = [visitor.talk() for visitor in visitors]
    for talk in talks:
        talk.enter(made["table"])
    wait_for(talks[0], lambda: talks[0].newest("scene")["seen"])
    at_turn = next(i for i, talk in enumerate(talks) if choices(talk.newest("scene")))
    yield server, visitors[at_turn], visitors[1 - at_turn], made["table"], talks[at_turn]
    for visitor in visitors:
        visitor.close()


def bombard(visitor: Visitor, fuzzer: Fuzzer, frames: int) -> int:
    """Send so many frames, coming back whenever one is shown the door; how often that was."""
    talk, away = visitor.talk(), 0
    for number in range(frames):
        try:
            talk.socket.send(fuzzer.frame())
            if number % 20 == 0:
                talk.waiting()
        except ConnectionClosed:
            away += 1
            talk = visitor.talk()
    try:
        talk.say("ping", id="the end")
        while talk.hear("pong")["id"] != "the end":
            pass
    except ConnectionClosed:
        away += 1
    return away


@pytest.mark.parametrize("who", ["stranger", "watcher", "player"])
def test_nothing_changes_whatever_is_sent_and_the_server_still_serves(
    company: tuple[Server, Visitor, Visitor, str, Talk], who: str
) -> None:
    server, _, waiting, table, talk = company
    scene = talk.newest("scene")
    log = stored_log(server, table)
    tables = stored(server, "SELECT count(*) FROM tables")
    attacker = waiting if who == "player" else Visitor(server)
    tags = list(HARMLESS if who == "player" else TAGS)
    if who == "watcher":
        attacker.talk().enter(table)
    away = bombard(attacker, Fuzzer(len(who), table, scene, tags), FRAMES[SIZE])
    assert away, "the oversized frames alone must close connections"
    assert stored_log(server, table) == log
    assert stored(server, "SELECT count(*) FROM tables") == tables
    wait_for(talk, lambda: choices(talk.newest("scene")))
    scene = talk.newest("scene")
    assert talk.act(table, scene["seq"], choices(scene)[0]["text"])["type"] == "ack"
    newcomer = Visitor(server)
    assert newcomer.talk().enter(newcomer.post("/api/play", {"game": "humbug"})["table"])["type"] == "scene"
    for visitor in (attacker, newcomer):
        visitor.close()
    assert server.stop() == 0
    assert '"level": "error"' not in server.log.read_text(encoding="utf-8")
