"""Friends at a table: they go away and come back, a bot sits in for them, they give up their seats."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lomber.server.events import Acted, Away, Back
from lomber.server.talk import tidy_line
from tests.server.visitors import Server, Talk, Visitor, choices, stored_log, wait_for

GRACE = 0.4


@pytest.fixture
def impatient(start: Callable[..., Server]) -> Server:
    """A server that waits only a moment for those who have gone."""
    return start("--grace", str(GRACE))


@pytest.fixture
def pair(impatient: Server) -> Iterator[tuple[Visitor, Visitor]]:
    both = Visitor(impatient), Visitor(impatient, "ru")
    for visitor, name in zip(both, ("Anna", "Борис"), strict=True):
        visitor.post("/api/me", {"name": name})
    yield both
    for visitor in both:
        visitor.close()


def together(pair: tuple[Visitor, Visitor], game: str = "whist", **more: Any) -> tuple[str, Talk, Talk]:
    """Anna on the first seat, Boris on the second, bots on the rest; both have entered."""
    anna, boris = pair
    seats = {"whist": ["me", "open", "book", "book"], "humbug": ["me", "open"]}[game]
    made = anna.post("/api/tables", {"game": game, "seats": seats, **more})
    assert boris.post("/api/join", {"invite": made["invite"]})["seat"] == 1
    hers, his = anna.talk(), boris.talk()
    hers.enter(made["table"])
    his.enter(made["table"])
    wait_for(hers, lambda: hers.newest("table")["seats"][1]["here"])
    return made["table"], hers, his


def play_my_turns(talk: Talk, table: str, until: Callable[[], bool]) -> None:
    """Play whatever is asked until something has happened."""
    while not until():
        scene = talk.newest("scene")
        if choices(scene) and talk.newest("table")["state"] == "playing":
            answer = talk.act(table, scene["seq"], choices(scene)[0]["text"])
            assert answer["type"] == "ack" or answer["key"] == "stale", answer
        else:
            talk.next()


def moves_of(talk: Talk, seat: int) -> int:
    steps = [step for frame in talk.frames if frame["type"] == "scene" for step in frame["seen"]]
    return sum(step["event"] == "move" and step["seat"] == seat for step in steps)


def test_a_bot_sits_in_for_who_is_gone_and_gives_the_chair_back(
    impatient: Server, pair: tuple[Visitor, Visitor]
) -> None:
    table, hers, his = together(pair)
    known = his.newest("scene")["seq"]
    his.close()
    wait_for(hers, lambda: not hers.newest("table")["seats"][1]["here"])
    assert not hers.newest("table")["seats"][1]["away"], "not at once"
    play_my_turns(hers, table, lambda: hers.newest("table")["seats"][1]["away"])
    before = moves_of(hers, 1)
    play_my_turns(hers, table, lambda: moves_of(hers, 1) >= before + 2)
    again = pair[1].talk()
    missed = again.enter(table, known)
    assert not missed["whole"] and any(step.get("seat") == 1 for step in missed["seen"])
    place = again.newest("table")["seats"][1]
    assert place["here"] and not place["away"] and place["you"]
    while not choices(again.newest("scene")):
        for talk in (again, hers):
            talk.waiting()
        if choices(hers.newest("scene")):
            hers.act(table, hers.newest("scene")["seq"], choices(hers.newest("scene"))[0]["text"])
    scene = again.newest("scene")
    assert again.act(table, scene["seq"], choices(scene)[0]["text"])["type"] == "ack"
    log = stored_log(impatient, table)
    told = [(type(event), event.seat) for event in log if isinstance(event, Away | Back)]
    assert told == [(Away, 1), (Back, 1)]
    in_his_place = [event for event in log if isinstance(event, Acted) and event.seat == 1 and event.by]
    assert len(in_his_place) >= 2
    assert not [event for event in log if isinstance(event, Acted) and event.seat != 1 and event.by]


def test_who_leaves_lets_a_bot_play_at_once_until_he_says_that_he_is_back(
    impatient: Server, pair: tuple[Visitor, Visitor]
) -> None:
    table, hers, his = together(pair)
    his.say("away", table=table, id="bye")
    assert his.hear("ack")["id"] == "bye"
    wait_for(hers, lambda: hers.newest("table")["seats"][1]["away"])
    assert "back" in his.newest("table")["may"] and "away" not in his.newest("table")["may"]
    play_my_turns(hers, table, lambda: moves_of(hers, 1) >= 2)
    reconnected = pair[1].talk()
    reconnected.enter(table, his.newest("scene")["seq"])
    assert reconnected.newest("table")["seats"][1]["away"], "his line came back, he did not"
    reconnected.say("back", table=table, id="here")
    assert reconnected.hear("ack")["id"] == "here"
    wait_for(hers, lambda: not hers.newest("table")["seats"][1]["away"])
    reconnected.say("away", table=table)
    wait_for(hers, lambda: hers.newest("table")["seats"][1]["away"])
    pair[1].talk().enter(table)
    wait_for(hers, lambda: not hers.newest("table")["seats"][1]["away"])


def test_who_plays_a_card_is_back(impatient: Server, pair: tuple[Visitor, Visitor]) -> None:
    table, hers, his = together(pair, "humbug")
    mover = hers if choices(hers.newest("scene")) else his
    seat = mover.newest("table")["seat"]
    scene = mover.newest("scene")
    other = his if mover is hers else hers
    mover.say("away", table=table)
    mover.say("act", table=table, seq=scene["seq"], moves=[choices(scene)[0]["text"]], id="mine")
    answer = mover.hear("ack", "error")
    if answer.get("id") is None:
        answer = mover.hear("ack", "error")
    if answer["type"] == "ack":
        wait_for(other, lambda: other.newest("table")["seats"][seat]["away"])
        wait_for(other, lambda: not other.newest("table")["seats"][seat]["away"])
    else:
        assert answer["key"] == "stale", "the bot was faster"


def test_a_table_that_stood_empty_waits_until_somebody_asks_for_a_bot(
    impatient: Server, pair: tuple[Visitor, Visitor]
) -> None:
    table, hers, his = together(pair)
    hers.say("stand_in", table=table, seat=1, id="early")
    assert hers.hear("error")["key"] == "not-missed"
    his.close()
    hers.close()
    alone = pair[0].talk()
    alone.enter(table)
    wait_for(alone, lambda: alone.newest("table")["may_stand_in"] == [1])
    assert not alone.newest("table")["seats"][1]["away"]
    watching = Visitor(impatient)
    stranger = watching.talk()
    stranger.enter(table)
    assert stranger.newest("table")["may_stand_in"] == []
    stranger.say("stand_in", table=table, seat=1, id="no")
    assert stranger.hear("error")["key"] == "not-seated"
    alone.say("stand_in", table=table, seat=1, id="please")
    assert alone.hear("ack")["id"] == "please"
    assert alone.newest("table")["seats"][1]["away"]
    play_my_turns(alone, table, lambda: moves_of(alone, 1) >= 2)
    watching.close()


def test_who_is_away_survives_the_server(start: Callable[..., Server]) -> None:
    first = start("--grace", "60")
    pair = Visitor(first), Visitor(first)
    table, _, his = together(pair)
    his.say("away", table=table, id="bye")
    his.hear("ack")
    first.kill()
    second = start("--grace", "60")
    for visitor in pair:
        visitor.moved_to(second)
    hers = pair[0].talk()
    hers.enter(table)
    assert hers.newest("table")["seats"][1]["away"]
    play_my_turns(hers, table, lambda: moves_of(hers, 1) >= 1)
    for visitor in pair:
        visitor.close()


def test_a_seat_given_up_is_a_bots_for_good_and_its_person_only_watches(
    impatient: Server, pair: tuple[Visitor, Visitor]
) -> None:
    table, hers, his = together(pair)
    hand = {card for zone in his.newest("scene")["scene"]["zones"] for card in zone.get("cards", [])}
    his.say("give_up", table=table, id="enough")
    assert his.hear("ack")["id"] == "enough"
    place = hers.hear("table")["seats"][1]
    assert (place["who"], place["level"]) == ("bot", "book") and place["name_key"].startswith("name-")
    taken = [other["name_key"] for other in hers.newest("table")["seats"] if other["name_key"]]
    assert len(set(taken)) == 3
    assert his.newest("table")["seat"] == -1 and his.newest("table")["may"] == []
    seen = {card for zone in his.newest("scene")["scene"]["zones"] for card in zone.get("cards", [])}
    assert his.newest("scene")["scene"].get("seat", -1) == -1 and not hand - {"??"} <= seen
    assert pair[1].get("/api/tables/mine")["tables"] == []
    his.say("back", table=table, id="no")
    assert his.hear("error")["key"] == "not-seated"
    play_my_turns(hers, table, lambda: moves_of(hers, 1) >= 2)
    wait_for(hers, lambda: "undo" in hers.newest("table")["may"])


def test_before_the_deal_a_seat_given_up_is_free_again(
    impatient: Server, pair: tuple[Visitor, Visitor]
) -> None:
    anna, boris = pair
    made = anna.post("/api/tables", {"game": "whist", "seats": ["me", "open", "open", "book"]})
    boris.post("/api/join", {"invite": made["invite"], "seat": 2})
    talk = boris.talk()
    talk.enter(made["table"])
    talk.say("give_up", table=made["table"], id="sorry")
    talk.hear("ack")
    assert anna.get(f"/api/invites/{made['invite']}")["free"] == [1, 2]


def test_a_table_nobody_plays_at_any_more_leaves_the_lists(
    impatient: Server, pair: tuple[Visitor, Visitor]
) -> None:
    table, hers, his = together(pair, listed=True)
    assert [line["table"] for line in pair[0].get("/api/tables")["tables"]] == [table]
    for talk in (hers, his):
        talk.say("give_up", table=table, id="enough")
        talk.hear("ack")
    assert pair[0].get("/api/tables")["tables"] == []


def test_a_clock_runs_on_the_wire_and_its_end_is_a_bots_move(
    impatient: Server, pair: tuple[Visitor, Visitor]
) -> None:
    table, hers, his = together(pair, "humbug", clock={"each": "move", "seconds": 1})
    assert hers.newest("table")["clock"] == {"each": "move", "seconds": 1, "increment": 0}
    faces = hers.newest("clock")["clocks"]
    assert sorted(face["seat"] for face in faces) == [0, 1]
    assert sum(face["runs"] for face in faces) == 1 and all(0 <= face["left"] <= 1000 for face in faces)
    wait_for(his, lambda: moves_of(his, 0) + moves_of(his, 1) >= 1)
    late = [event for event in stored_log(impatient, table) if isinstance(event, Acted)]
    assert late[0].by == "bot" and late[0].spent == 1000


@pytest.mark.parametrize(
    "clock",
    [
        {"each": "hour", "seconds": 5},
        {"each": "move"},
        {"each": "move", "seconds": 0},
        {"each": "match", "seconds": 10**9},
        {"each": "match", "seconds": 60, "increment": -1},
    ],
)
def test_a_clock_that_cannot_be_is_refused(anna: Visitor, clock: dict[str, Any]) -> None:
    answer = anna.http.post("/api/tables", json={"game": "whist", "clock": clock})
    assert (answer.status_code, answer.json()["key"]) == (400, "malformed")


# -- talk


def said(talk: Talk) -> list[tuple[int, str, str]]:
    """What has been heard: seat, text, phrase."""
    lines: list[dict[str, Any]] = []
    for frame in talk.frames:
        if frame["type"] == "chat":
            lines = frame["lines"] if frame["whole"] else [*lines, *frame["lines"]]
    return [(line["seat"], line["text"], line["phrase"]) for line in lines]


def test_what_one_says_all_hear_and_who_comes_later_too(
    impatient: Server, pair: tuple[Visitor, Visitor]
) -> None:
    table, hers, his = together(pair)
    hers.say("chat", table=table, phrase="hello", id="c1")
    assert hers.hear("ack")["id"] == "c1"
    his.say("chat", table=table, text="  Добрый \n вечер,\u202e Анна! <b>☕</b> ", id="c2")
    line = hers.hear("chat")["lines"][0]
    assert (line["name"], line["seat"]) == ("Борис", 1)
    assert "person" not in line
    heard = [(0, "", "hello"), (1, "Добрый вечер, Анна! <b>☕</b>", "")]
    assert said(hers) == heard
    wait_for(his, lambda: said(his) == heard)


def test_talk_is_there_after_the_server_was_killed(start: Callable[..., Server]) -> None:
    first = start()
    pair = Visitor(first), Visitor(first)
    table, hers, _ = together(pair)
    hers.say("chat", table=table, text="are you there?", id="c")
    hers.hear("ack")
    first.kill()
    second = start()
    pair[1].moved_to(second)
    his = pair[1].talk()
    his.enter(table)
    assert said(his) == [(0, "are you there?", "")]
    for visitor in pair:
        visitor.close()


def test_spectators_talk_among_themselves_while_a_match_is_played(
    impatient: Server, pair: tuple[Visitor, Visitor]
) -> None:
    table, hers, his = together(pair)
    watchers = [Visitor(impatient) for _ in range(2)]
    one, two = (watcher.talk() for watcher in watchers)
    one.enter(table)
    two.enter(table)
    one.say("chat", table=table, text="she should lead hearts", id="psst")
    assert one.hear("ack")["id"] == "psst"
    assert two.hear("chat")["lines"][0]["text"] == "she should lead hearts"
    hers.say("chat", table=table, phrase="luck", id="c")
    hers.hear("ack")
    wait_for(two, lambda: (0, "", "luck") in said(two))
    wait_for(his, lambda: said(his) == [(0, "", "luck")])
    assert said(hers) == [(0, "", "luck")]
    late = watchers[0].talk()
    late.enter(table)
    assert said(late) == [(-1, "she should lead hearts", ""), (0, "", "luck")]
    again = pair[0].talk()
    again.enter(table)
    assert said(again) == [(0, "", "luck")], "not even when she comes back"
    for watcher in watchers:
        watcher.close()


def test_who_sits_down_no_longer_hears_the_spectators(
    impatient: Server, pair: tuple[Visitor, Visitor]
) -> None:
    anna, boris = pair
    made = anna.post("/api/tables", {"game": "humbug", "seats": ["me", "open"], "listed": True})
    talk = boris.talk()
    talk.enter(made["table"])
    talk.say("chat", table=made["table"], text="may I?", id="c")
    talk.hear("ack")
    boris.post("/api/join", {"table": made["table"]})
    wait_for(talk, lambda: said(talk) == [])


def test_who_only_passes_by_may_not_speak(impatient: Server, pair: tuple[Visitor, Visitor]) -> None:
    table, _, _ = together(pair)
    stranger = Visitor(impatient)
    talk = stranger.talk()
    talk.say("chat", table=table, phrase="hello", id="c")
    assert talk.hear("error")["key"] == "not-seated"
    stranger.close()


@pytest.mark.parametrize(
    ("agreed", "fields", "key"),
    [
        ("none", {"phrase": "hello"}, "no-talk"),
        ("none", {"text": "hello"}, "no-talk"),
        ("phrases", {"text": "hello"}, "phrases-only"),
        ("phrases", {"phrase": "hello"}, ""),
        ("free", {"text": "x" * 301}, "bad-line"),
        ("free", {"text": "x" * 5000}, "bad-line"),
        ("free", {"text": ""}, "bad-line"),
        ("free", {"text": " \u200b\u202e\u200d "}, "bad-line"),
        ("free", {"phrase": "drop-dead"}, "malformed"),
        ("free", {}, "malformed"),
        ("free", {"text": "a", "phrase": "hello"}, "malformed"),
    ],
)
def test_what_may_be_said_is_agreed_upon_and_bounded(
    anna: Visitor, agreed: str, fields: dict[str, str], key: str
) -> None:
    table = anna.post("/api/tables", {"game": "whist", "talk": agreed})["table"]
    talk = anna.talk()
    talk.enter(table)
    assert talk.newest("table")["talk"] == agreed
    talk.say("chat", table=table, id="c", **fields)
    answer = talk.hear("ack", "error")
    assert answer.get("key", "") == key and answer["id"] == "c"
    assert len(said(talk)) == (key == "")


@pytest.mark.parametrize(("talks", "agreed"), [(True, "free"), (False, "none")])
def test_a_game_whose_options_forbid_talk_is_opened_without_V_50(
    anna: Visitor, talks: bool, agreed: str
) -> None:
    """Viceroy V-50, V-45: `table_talk` is agreed on with the other options."""
    wish = {"game": "viceroy", "options": {"table_talk": talks, "players": 2}, "talk": "free"}
    talk = anna.talk()
    talk.enter(anna.post("/api/tables", wish)["table"])
    assert talk.newest("table")["talk"] == agreed


def test_who_talks_too_fast_is_asked_to_breathe(anna: Visitor) -> None:
    table = anna.post("/api/play", {"game": "whist"})["table"]
    talk = anna.talk()
    talk.enter(table)
    begun = time.monotonic()
    for number in range(12):
        talk.say("chat", table=table, text=f"line {number}", id=f"c{number}")
    answers = [talk.hear("ack", "error") for _ in range(12)]
    allowed = 6 + (time.monotonic() - begun) / 2  # one more in two seconds
    assert [answer["type"] for answer in answers[:6]] == ["ack"] * 6
    assert {answer["key"] for answer in answers if answer["type"] == "error"} == {"too-fast"}
    assert 6 <= len(said(talk)) <= allowed


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  a \t b\n", "a b"),
        ("a\u202eb\u2066c\x00\x1b[31m", "abc[31m"),
        ("e" + "\u0301" * 40, "\u00e9" + "\u0301" * 3),
        ("👩\u200d🔬", "👩\u200d🔬"),
        ("\u200d", ""),
        ("\u3164\u2800", ""),
    ],
)
def test_a_line_is_tidied(given: str, shown: str) -> None:
    assert tidy_line(given) == shown


def test_a_new_name_is_shown_at_the_table_at_once(impatient: Server, pair: tuple[Visitor, Visitor]) -> None:
    table, hers, his = together(pair)
    his.say("away", table=table, id="bye")
    his.hear("ack")
    pair[1].post("/api/me", {"name": "Борис Годунов"})
    wait_for(hers, lambda: hers.newest("table")["seats"][1]["name"] == "Борис Годунов")
    assert hers.newest("table")["seats"][1]["away"], "he is still away"
    assert hers.newest("table")["seat"] == 0 and his.newest("table")["seat"] == 1
