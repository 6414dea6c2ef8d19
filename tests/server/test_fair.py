"""The fair deal on the wire: promised before, mixed by whoever is there, proved afterwards and not beyond."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from lomber.server.events import Acted, Dealt, Mixed, Promised
from lomber.server.mixing import PATIENCE, Mixing
from lomber.table.fair import FairHand, commitment
from lomber.table.proof import check
from lomber.table.record import read_record
from tests.server.visitors import Server, Talk, Visitor, choices, play_on, stored_log, wait_for

MINE = "a5" * 32


def follower(visitor: Visitor) -> Talk:
    talk = visitor.talk(hello=False)
    talk.say("hello", protocol="lomber/1", lang="en", fair=True)
    talk.hear("hello")
    return talk


def mix(talk: Talk, table: str, commitment: str, added: str = MINE) -> dict[str, Any]:
    talk.say("mix", table=table, commitment=commitment, added=added, id="mix")
    return talk.hear("ack", "error")


def dealt(talk: Talk) -> bool:
    return any(
        step["event"] == "deal" for frame in talk.frames if frame["type"] == "scene" for step in frame["seen"]
    )


def record_of(visitor: Visitor, table: str) -> str:
    answer = visitor.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    return answer.text


def test_a_hand_is_promised_mixed_dealt_and_proved_over_a_crash(start_on: Callable[..., Server]) -> None:
    """Killed between the promise and the deal: the promise stands. On SQLite and on PostgreSQL."""
    server = start_on()
    anna = Visitor(server)
    table = anna.post("/api/play", {"game": "humbug", "options": {"hands": 2}})["table"]
    talk = follower(anna)
    talk.enter(table)
    promised = talk.newest("fair")["next"]
    assert promised["hand"] == 0 and talk.newest("fair")["dealt"] is None
    assert not dealt(talk)
    server.kill()
    anna.moved_to(start_on())
    talk = follower(anna)
    talk.enter(table)
    assert talk.newest("fair")["next"] == promised
    kept: dict[int, tuple[str, Any]] = {}
    while talk.newest("table")["state"] != "over":
        fair = talk.newest("fair")
        if fair["next"] and fair["next"]["hand"] not in kept:
            number, sealed = fair["next"]["hand"], fair["next"]["commitment"]
            assert mix(talk, table, sealed)["type"] == "ack"
            kept[number] = (sealed, None)
            if number < 2:
                wait_for(talk, lambda n=number: (talk.newest("fair")["dealt"] or {}).get("hand") == n)
                assert talk.newest("fair")["dealt"]["added"] == {"0": MINE}
            continue
        if talk.newest("table")["state"] == "between":
            talk.say("next", table=table, id="next")
            talk.hear("ack")
        elif choices(talk.newest("scene")):
            scene = talk.newest("scene")
            talk.act(table, scene["seq"], choices(scene)[0]["text"])
        else:
            talk.next()
    roots = {}
    for frame in talk.frames:
        if frame["type"] == "fair" and frame["dealt"]:
            roots[frame["dealt"]["hand"]] = frame["dealt"]
    record = read_record(record_of(anna, table))
    assert all(verdict.good for verdict in check(record)), check(record)
    assert {hand.hand: hand.commitment for hand in record.fair} == {n: c for n, (c, _) in kept.items()}
    for hand in record.fair:
        assert roots[hand.hand]["roots"] == [deal.root for deal in hand.deals]
        assert hand.added == {0: MINE}
    log = stored_log(anna.server, table)
    kinds = [type(event) for event in log if isinstance(event, Promised | Mixed | Dealt)]
    assert kinds == [Promised, Mixed, Dealt] * 3
    secrets = [event.secret for event in log if isinstance(event, Promised)]
    assert [commitment(bytes.fromhex(secret)).hex() for secret in secrets] == [kept[n][0] for n in range(3)]
    told = json.dumps(talk.frames)
    assert not any(secret in told for secret in secrets)
    anna.close()


def test_the_deal_waits_two_seconds_at_most_for_who_does_not_add(anna: Visitor) -> None:
    took: list[float] = []
    while not took or (min(took) >= PATIENCE + 1.5 and len(took) < 3):  # of what the machine does besides
        talk = follower(anna)
        begun = time.monotonic()
        table = anna.post("/api/play", {"game": "rams", "options": {"hands": 1}})["table"]
        talk.enter(table)
        wait_for(talk, lambda talk=talk: dealt(talk))
        took.append(time.monotonic() - begun)
        assert took[-1] >= PATIENCE
        assert talk.newest("fair")["dealt"]["added"] == {}
    assert min(took) < PATIENCE + 1.5
    late = talk.newest("fair")["dealt"]["commitment"]
    assert mix(talk, table, late)["key"] == "mixed-late"


def test_who_does_not_follow_the_deal_is_dealt_to_at_once_and_told_nothing_of_it(anna: Visitor) -> None:
    took = []
    for _ in range(3):  # of what the machine does besides, the quickest has had the least
        table = anna.post("/api/play", {"game": "rams"})["table"]
        talk = anna.talk()
        begun = time.monotonic()
        assert talk.enter(table)["seen"][0]["event"] == "deal"
        took.append(time.monotonic() - begun)
        assert not any(frame["type"] == "fair" for frame in talk.frames)
    assert min(took) < PATIENCE / 2


def test_two_add_the_first_addition_of_each_counts_and_strangers_add_nothing(
    anna: Visitor, boris: Visitor
) -> None:
    made = anna.post("/api/tables", {"game": "humbug", "seats": ["me", "open"], "options": {"hands": 1}})
    table = made["table"]
    hers, his, stranger = follower(anna), follower(boris), Visitor(anna.server)
    hers.enter(table)
    assert hers.newest("fair") == {"type": "fair", "table": table, "dealt": None, "next": None}
    boris.post("/api/join", {"invite": made["invite"]})
    his.enter(table)
    sealed = his.newest("fair")["next"]["commitment"]
    watching = follower(stranger)
    watching.enter(table)
    assert mix(watching, table, sealed)["key"] == "not-seated"
    assert not mix(his, table, sealed, "b0" * 32)["repeated"]
    assert mix(his, table, sealed, "b1" * 32)["repeated"]
    assert not dealt(his)
    assert mix(hers, table, sealed)["type"] == "ack"
    wait_for(watching, lambda: watching.newest("fair")["dealt"] is not None)
    assert watching.newest("fair")["dealt"]["added"] == {"0": MINE, "1": "b0" * 32}
    stranger.close()


def test_a_record_shows_each_seat_its_own_and_is_refused_where_one_may_not_watch(
    anna: Visitor, boris: Visitor
) -> None:
    wish = {"game": "gorka", "seats": ["me", "open"], "options": {"hands": 1, "players": 2}, "watch": False}
    made = anna.post("/api/tables", wish)
    boris.post("/api/join", {"invite": made["invite"]})
    table = made["table"]
    hers, his = anna.talk(), boris.talk()
    hers.enter(table)
    his.enter(table)
    assert [step["deal"] for step in json.loads(record_of(anna, table))["log"]] == ["draw"], (
        "not the hand yet"
    )
    while hers.newest("table")["state"] != "over":
        for talk in (hers, his):
            talk.waiting()
            scene = talk.newest("scene")
            if choices(scene):
                texts = [choice["text"] for choice in choices(scene)]
                talk.act(table, scene["seq"], "pass" if "pass" in texts else texts[0])
    (hand,) = [
        event for event in stored_log(anna.server, table) if isinstance(event, Dealt) and event.deal == "hand"
    ]
    moves = [
        text for event in stored_log(anna.server, table) if isinstance(event, Acted) for text in event.moves
    ]
    exposed = {text.split()[1] for text in moves if text.startswith("expose ")}
    for visitor, mine, other in ((anna, "hand.0", "hand.1"), (boris, "hand.1", "hand.0")):
        text = record_of(visitor, table)
        record = read_record(text)
        assert all(verdict.good for verdict in check(record))
        assert not any(proof.secret for proof in record.fair)
        opened = {
            card.card
            for proof in record.fair
            if proof.hand == 1
            for deal in proof.deals
            for card in deal.opened
        }
        assert set(hand.piles[mine].split()) <= opened
        assert not (set(hand.piles[other].split()) - exposed) & opened
    stranger = Visitor(anna.server)
    assert stranger.http.get(f"/api/tables/{table}/record").status_code == 403
    stranger.close()


def test_of_a_match_against_bots_all_is_shown_when_it_is_over(anna: Visitor) -> None:
    table = anna.post("/api/play", {"game": "preferans_modern", "options": {"hands": 1}})["table"]
    talk = anna.talk()
    talk.enter(table)
    play_on(talk, table, random.Random(1), hands=1)
    wait_for(talk, lambda: talk.newest("table")["state"] == "over")
    record = read_record(record_of(anna, table))
    assert "??" not in record.text()
    assert [verdict.key for verdict in check(record)] == ["shuffle"] * len(record.fair)


def test_what_is_waited_for() -> None:
    """No clock: who is here and adds, who has just sat down, and nobody else; two seconds from the first asking."""
    mixing = Mixing()
    mixing.concern(FairHand())
    assert mixing.ready([], 0.0)
    mixing.sat(2, True)
    assert not mixing.ready([0], 10.0)
    assert mixing.until == 10.0 + PATIENCE
    assert mixing.add(0, b"x") and mixing.add(0, b"x") and not mixing.add(0, b"y")
    assert not mixing.ready([0], 11.0), "one is on his way"
    mixing.came(2)
    assert mixing.ready([0], 11.5)
    mixing.sat(0, False)
    assert mixing.added == {}
    assert not mixing.ready([0], 11.9)
    assert mixing.ready([0], 12.0), "it is too late"
    mixing.concern(FairHand())
    assert mixing.until is None
