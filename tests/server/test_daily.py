"""The deal of the day: the same for all, secret until one has played it, compared afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

from lomber.server.daily import GAMES, game_of, key_of
from lomber.server.events import Dealt, Ended
from lomber.server.storage import Change
from tests.server.test_storage import Opening, run
from tests.server.test_storage import opening as opening
from tests.server.visitors import Server, Visitor, play_on, stored_log


def line(visitor: Visitor, game: str = "sixty_six", day: str = "") -> Any:
    found = visitor.get(f"/api/daily?day={day}" if day else "/api/daily")
    return next(one for one in found["games"] if one["game"] == game)


def play_today(visitor: Visitor, seed: int) -> str:
    table = str(visitor.post("/api/daily/sixty_six", {})["table"])
    talk = visitor.talk()
    talk.enter(table)
    play_on(talk, table, random.Random(seed), hands=9)
    return table


def test_all_have_the_same_cards_and_see_the_others_only_after_their_own_play(
    start_on: Callable[..., Server],
) -> None:
    server = start_on()
    anna, boris = Visitor(server), Visitor(server)
    for visitor, name in ((anna, "Anna"), (boris, "Boris")):
        visitor.post("/api/me", {"name": name})
    mine = play_today(anna, 1)
    (alone,) = line(anna)["results"]
    assert alone["you"] and alone["share"] == "1/2"
    assert line(boris) == {
        "game": "sixty_six", "preset": "", "state": "new", "table": "", "played": 1, "results": [],
    }  # fmt: skip
    assert boris.http.get(f"/api/tables/{mine}").json()["key"] == "not-watchable"
    assert boris.http.get(f"/api/tables/{mine}/record").json()["key"] == "not-watchable"
    theirs = boris.post("/api/daily/sixty_six", {})["table"]
    assert line(boris)["state"] == "playing" and line(boris)["results"] == []
    assert boris.post("/api/daily/sixty_six", {})["table"] == theirs, "one plays it once"
    with ThreadPoolExecutor(4) as clicks:
        answers = list(clicks.map(lambda _: boris.post("/api/daily/konchinka", {}), range(4)))
    assert len({answer["table"] for answer in answers}) == 1, "however often it is clicked"
    talk = boris.talk()
    scene = talk.enter(theirs)
    talk.say("hint", table=theirs, seq=scene["seq"], id="hint")
    assert talk.hear("error")["key"] == "daily-table"
    talk.say("undo", table=theirs, seq=scene["seq"], id="undo")
    assert talk.hear("error")["key"] == "daily-table"
    play_on(talk, theirs, random.Random(2), hands=9)
    logs = [stored_log(server, table) for table in (mine, theirs)]
    first = [next(event.piles for event in log if isinstance(event, Dealt)) for log in logs]
    assert first[0] == first[1]
    scores = [next(event.scores[0] for event in log if isinstance(event, Ended)) for log in logs]
    results = line(boris)["results"]
    assert {(one["name"], one["score"], one["you"]) for one in results} == {
        ("Anna", scores[0], False),
        ("Boris", scores[1], True),
    }
    assert [one["score"] for one in results] == sorted(scores, reverse=True)
    for visitor in (anna, boris):
        visitor.close()
    assert server.stop() == 0


def test_a_day_that_is_over_is_open_to_all_and_one_to_come_to_nobody(anna: Visitor) -> None:
    today = datetime.now(UTC).date()
    assert line(anna, day=(today - timedelta(days=1)).isoformat())["results"] == []
    assert anna.get(f"/api/daily?day={today - timedelta(days=1)}")["past"]
    for wrong in (today + timedelta(days=1), "tomorrow", "2026-02-31"):
        assert anna.http.get(f"/api/daily?day={wrong}").json()["key"] == "no-daily"
    assert anna.http.post("/api/daily/gorka", json={}).json()["key"] == "no-daily"


def test_a_guest_who_logs_in_has_played_it(anna: Visitor) -> None:
    mine = {"login": anna.person, "password": "queen of spades"}
    anna.enter_as("/api/register", mine)
    anna.enter_as("/api/logout", {})
    table = play_today(anna, 3)
    anna.enter_as("/api/login", mine)
    assert line(anna)["table"] == table and line(anna)["state"] == "over"


def test_every_game_of_the_day_is_one_deal_and_no_two_days_have_the_same() -> None:
    today = datetime.now(UTC).date()
    for game in GAMES:
        assert game_of(game).options.hands == 1
    keys = {key_of(b"x", today + timedelta(days=days), game) for game in GAMES for days in range(3)}
    assert len(keys) == 3 * len(GAMES)


def test_where_very_many_have_played_everybody_still_finds_himself(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        for person in ("p1", "p2", "p3"):
            await storage.begin_daily("2026-11-15", "whist", person, f"table{person}")
        await storage.append(Change("tablep2", 0, [b'{"event":"opened"}'], finished=True))
        rows = await storage.daily("2026-11-15", "whist", "p3", 2)
        assert [row.person for row in rows] == ["p3", "p2"], "himself, and who has finished"
        assert [row.person for row in await storage.daily("2026-11-15", "whist", "", 9)] == ["p2", "p1", "p3"]
        await storage.close()

    run(work())
