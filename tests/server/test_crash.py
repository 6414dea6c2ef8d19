"""The server is killed in the middle and started again: every acknowledged move is there, the table goes on."""

from __future__ import annotations

import random
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from lomber.server.events import Acted, Dealt
from tests.server.visitors import Server, Talk, Visitor, choices, play_on, stored_log, wait_for


def come_back(visitor: Visitor, server: Server, table: str, since: int) -> tuple[Talk, dict[str, Any]]:
    visitor.moved_to(server)
    talk = visitor.talk()
    return talk, talk.enter(table, since)


def test_every_acknowledged_move_outlives_a_kill_and_none_is_made_twice(
    start: Callable[..., Server],
) -> None:
    chance = random.Random(11)
    server = start()
    visitor = Visitor(server)
    table = visitor.post("/api/play", {"game": "whist", "level": "random"})["table"]
    talk = visitor.talk()
    talk.enter(table)
    acknowledged: list[tuple[str, str]] = []
    between = 0
    for kill in range(6):
        for number in range(chance.randrange(4)):
            scene = my_turn(talk, table)
            move = chance.choice(choices(scene))["text"]
            answer = talk.act(table, scene["seq"], move, id=f"k{kill}.{number}")
            assert answer["type"] == "ack"
            acknowledged.append((f"k{kill}.{number}", move))
        scene = my_turn(talk, table)
        last = (f"k{kill}.last", chance.choice(choices(scene))["text"])
        talk.say("act", table=table, seq=scene["seq"], moves=[last[1]], id=last[0])
        threading.Event().wait(chance.choice([0, 0.001, 0.002, 0.004]))
        server.kill()
        answered = heard_before_the_end(talk)
        truth = [
            (event.id, event.moves[0]) for event in stored_log(server, table) if isinstance(event, Acted)
        ]
        mine = [event for event in truth if event[0]]
        assert mine[: len(acknowledged)] == acknowledged
        if last[0] in answered:
            assert last in mine
        server = start()
        talk, back = come_back(visitor, server, table, scene["seq"])
        assert back["whole"] and back["seq"] > scene["seq"]
        between += last[0] not in answered
        again = talk.act(table, back["seq"], last[1], id=last[0])
        assert again["type"] == "ack" and again["repeated"] == (last in mine)
        acknowledged.append(last)
        ids = [event.id for event in stored_log(server, table) if isinstance(event, Acted) and event.id]
        assert len(ids) == len(set(ids)) == len(acknowledged)
    assert between, "no kill fell between a move and its acknowledgement"
    play_on(talk, table, chance)
    assert talk.newest("table")["state"] == "between"
    visitor.close()
    assert server.stop() == 0


def my_turn(talk: Talk, table: str) -> dict[str, Any]:
    """The scene in which something is asked of this seat, the next hand dealt if need be."""

    def between() -> bool:
        return bool(talk.newest("table")["state"] == "between")

    wait_for(talk, lambda: choices(talk.newest("scene")) or between())
    if between():
        talk.say("next", table=table)
        wait_for(talk, lambda: choices(talk.newest("scene")))
    return talk.newest("scene")


def heard_before_the_end(talk: Talk) -> set[str]:
    """The requests that were acknowledged before the line broke."""
    try:
        while True:
            talk.next()
    except ConnectionClosed:
        return {frame["id"] for frame in talk.frames if frame["type"] == "ack"}


def test_the_deal_that_was_seen_is_the_deal_after_the_restart(start_on: Callable[..., Server]) -> None:
    server = start_on()
    visitor = Visitor(server)
    table = visitor.post("/api/play", {"game": "whist"})["table"]
    talk = visitor.talk()
    hand = own_cards(talk.enter(table))
    server.kill()
    talk, back = come_back(visitor, start_on(), table, 0)
    assert len(hand) == 13 and len(own_cards(back) - hand) == 0
    visitor.close()


def own_cards(scene: dict[str, Any]) -> set[str]:
    zones = scene["scene"]["zones"]
    return {card for zone in zones if zone["kind"] == "hand" for card in zone["cards"]} - {"??"}


def test_what_was_taken_back_stays_taken_back_after_a_restart(start: Callable[..., Server]) -> None:
    server = start()
    visitor = Visitor(server)
    table = visitor.post("/api/play", {"game": "whist", "level": "random"})["table"]
    talk = visitor.talk()
    talk.enter(table)
    wait_for(talk, lambda: choices(talk.newest("scene")))
    first = talk.newest("scene")
    talk.act(table, first["seq"], choices(first)[0]["text"])
    wait_for(talk, lambda: choices(talk.newest("scene")))
    talk.say("undo", table=table, seq=talk.newest("scene")["seq"], id="undo")
    wait_for(talk, lambda: talk.frames[-1].get("id") == "undo")
    server.kill()
    talk, back = come_back(visitor, start(), table, 0)
    assert back["scene"] == first["scene"]
    visitor.close()


def test_a_clean_stop_sends_the_clients_away_to_come_back(start_on: Callable[..., Server]) -> None:
    server = start_on()
    visitor = Visitor(server)
    table = visitor.post("/api/play", {"game": "whist"})["table"]
    talk = visitor.talk()
    talk.enter(table)
    assert server.stop() == 0
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            talk.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code in (1001, 1012)
    assert '"event": "stopped"' in server.log.read_text(encoding="utf-8")
    _, back = come_back(visitor, start_on(), table, 0)
    assert back["whole"]
    visitor.close()


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no such signal on this system")
def test_a_closed_terminal_or_a_reload_stops_one_process_in_order(start: Callable[..., Server]) -> None:
    """Left to the system it would be killed, and systemd takes that for the end that was wished."""
    server = start()
    visitor = Visitor(server)
    visitor.post("/api/play", {"game": "humbug"})
    assert server.stop(signal.SIGHUP) == 0
    assert '"event": "stopped"' in server.log.read_text(encoding="utf-8")
    visitor.close()


def test_the_cookie_is_good_after_a_restart(start: Callable[..., Server]) -> None:
    visitor = Visitor(start())
    visitor.server.kill()
    visitor.moved_to(start())
    assert visitor.get("/api/me")["person"] == visitor.person
    visitor.close()


def test_two_servers_do_not_share_a_database_file(start: Callable[..., Server], db: Path) -> None:
    start()
    with pytest.raises(AssertionError, match="another server uses"):
        Server(db)


def test_bots_and_their_processes_end_with_a_killed_server(start: Callable[..., Server]) -> None:
    server = start()
    visitor = Visitor(server)
    table = visitor.post("/api/play", {"game": "whist"})["table"]
    talk = visitor.talk()
    talk.enter(table)
    wait_for(talk, lambda: choices(talk.newest("scene")))
    children = descendants(server.process.pid)
    assert children
    server.kill()
    visitor.close()
    for _ in range(200):
        if not any(Path(f"/proc/{child}/cmdline").exists() and running(child) for child in children):
            return
        threading.Event().wait(0.05)
    raise AssertionError("a thinking process outlived its server")


def descendants(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task")
    if not tasks.exists():
        pytest.skip("needs /proc")
    children = [int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()]
    return children + [other for child in children for other in descendants(child)]


def running(pid: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_deal_never_leaves_the_server_as_a_seed(start: Callable[..., Server]) -> None:
    """The log holds the cards themselves; there is nothing in it from which another deal could be told."""
    server = start()
    visitor = Visitor(server)
    table = visitor.post("/api/play", {"game": "whist"})["table"]
    for event in stored_log(server, table):
        assert not isinstance(event, Dealt) or set(vars_of(event)) == {"deal", "piles"}
    visitor.close()


def vars_of(event: Dealt) -> list[str]:
    return list(event.__struct_fields__)
