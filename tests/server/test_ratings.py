"""Ratings: from rated tables only, with the change that ends the match; computed anew they are the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lomber.games import make
from lomber.server.events import Acted, Away, Chair, Ended, Opened, Sat
from lomber.server.match import Match
from lomber.server.office import Wish, attend, ratings_that_differ
from lomber.server.ratings import NEWCOMER, Outcome, outcome_of, rated
from lomber.server.storage import Account, Change, Guest
from lomber.table.options import written
from lomber.table.shoe import Shoe
from tests.server.test_members import Come, refusal
from tests.server.test_members import come as come
from tests.server.test_storage import Opening, run
from tests.server.test_storage import opening as opening
from tests.server.visitors import Server, Visitor

HUMBUG = {"game": "humbug", "options": {"hands": 1}, "rated": True}


def played(game: str, options: dict[str, Any], seed: int = 1, rated: bool = True) -> Match:
    """A match played at random to its end by members `p0`, `p1` …"""
    made = make(game, options)
    chairs = tuple(Chair("person", f"p{seat}", f"N{seat}") for seat in range(made.seats))
    match = Match([Opened(game, "", written(made.options), 1, chairs, "i", "p0", rated=rated)])
    chance = random.Random(seed)
    shoe = Shoe(seed)
    while not match.table.over:
        due = match.table.state.awaits()
        if due is not None:
            match.apply(match.deal(due, shoe))
            continue
        seat = match.table.actors()[0]
        match.apply(match.gesture(seat, [chance.choice(match.table.legal(seat))], ""))
    match.apply(Ended(tuple(match.table.scores())))
    return match


# -- what an outcome is


def test_partners_are_rated_as_one_side() -> None:
    match = played("whist", {"hands": 1, "reseat": "none", "ranks": 3})
    outcome = outcome_of(match)
    assert outcome is not None
    assert sorted(map(sorted, outcome.sides)) == [["p0", "p3"], ["p1", "p2"]], "as they were drawn"
    scores = dict(zip(match.began, match.table.scores(), strict=True))
    assert len(set(scores.values())) == 2, "somebody has won"
    for side, place in zip(outcome.sides, outcome.places, strict=True):
        assert (place == 1) == (scores[side[0]] == max(scores.values()))


def test_where_each_plays_for_himself_places_follow_the_scores_and_equal_ones_are_equal() -> None:
    match = played("stukolka", {"hands": 2})
    outcome = outcome_of(match)
    assert outcome is not None and all(len(side) == 1 for side in outcome.sides)
    scores = dict(zip(match.began, match.table.scores(), strict=True))
    for (one,), place in zip(outcome.sides, outcome.places, strict=True):
        assert place == 1 + sum(other > scores[one] for other in scores.values())


def test_only_rated_matches_that_have_ended_count() -> None:
    match = played("humbug", {"hands": 1})
    assert outcome_of(match) is not None
    assert outcome_of(played("humbug", {"hands": 1}, rated=False)) is None
    assert outcome_of(Match(match.log[:-1])) is None


def test_who_gives_up_his_seat_has_lost_and_nobody_else_is_rated() -> None:
    match = played("humbug", {"hands": 1})
    middle = len(match.log) // 2
    left = Match([*match.log[:middle], Sat(0, Chair("bot", level="book", nick=1)), *match.log[middle:]])
    outcome = outcome_of(left)
    assert outcome == Outcome((("p0",), ("p1",)), (2, 1), ("p0",))
    after = rated(outcome, {})
    assert set(after) == {"p0"} and after["p0"].shown < NEWCOMER.shown


def test_who_lets_a_bot_play_more_than_a_quarter_or_to_the_end_has_left_it_to_bots() -> None:
    match = played("humbug", {"hands": 1})
    mine = [number for number, event in enumerate(match.log) if isinstance(event, Acted) and event.seat == 0]

    def with_bots(share: float) -> Match:
        by_bot = set(mine[: int(share * len(mine))])
        return Match(
            msgspec.structs.replace(event, by="bot") if number in by_bot else event
            for number, event in enumerate(match.log)
        )

    quarter, more = outcome_of(with_bots(0.25)), outcome_of(with_bots(0.5))
    assert quarter is not None and not quarter.deserters, "a lost line is no crime"
    assert more is not None and more.deserters == ("p0",)
    away = outcome_of(Match([*match.log[:-1], Away(1, "left"), match.log[-1]]))
    assert away is not None and away.deserters == ("p1",)


def test_a_win_raises_a_loss_lowers_and_everybody_becomes_better_known() -> None:
    first = rated(Outcome((("a",), ("b",), ("c",)), (1, 2, 2)), {})
    assert first["a"].mu > NEWCOMER.mu > first["b"].mu
    assert first["b"] == first["c"]
    assert all(rating.sigma < NEWCOMER.sigma and rating.matches == 1 for rating in first.values())
    assert NEWCOMER.shown == 1000
    again = rated(Outcome((("a",), ("b",)), (2, 1)), first)
    assert again["a"].mu < first["a"].mu and again["a"].matches == 2


# -- stored


def test_ratings_are_stored_with_the_end_of_the_match_and_computed_anew_are_equal(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        matches = [played("humbug", {"hands": 1}, seed) for seed in range(1, 7)]
        matches.append(played("stukolka", {"hands": 1}, 9))
        for number, match in enumerate(matches):
            events = [msgspec.json.encode(event) for event in match.log]
            outcome = outcome_of(match)
            change = Change(f"t{number}", 0, events[:-1], invite=f"i{number}")
            await storage.append(change)
            end = Change(
                f"t{number}",
                len(events) - 1,
                events[-1:],
                finished=True,
                game=match.opened.game,
                outcome=outcome,
            )
            await storage.append(end)
        for person, name in (("p0", "Anna"), ("p1", "Boris"), ("p2", "")):
            await storage.register(Account(person, person, person, "x"))
            await storage.keep_guest(person, Guest(name, "en"))
        best = await storage.best_rated("humbug", 10)
        assert {player.name for player in best} == {"Anna", "Boris"}
        assert best[0].rating.shown >= best[1].rating.shown
        assert {player.rating.matches for player in best} == {6}
        history = await storage.rating_history("p0", "humbug", 4)
        assert [point.table for point in history] == ["t2", "t3", "t4", "t5"]
        mine = await storage.ratings_of("p0")
        assert set(mine) == {"humbug", "stukolka"} and history[-1].rating == mine["humbug"]
        assert await ratings_that_differ(storage) == []  # type: ignore[arg-type]
        await storage.close()

    run(work())


def test_a_rating_that_was_tampered_with_is_found(
    db: Path, opening: Opening, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fill() -> None:
        storage = opening()
        match = played("humbug", {"hands": 1})
        events = [msgspec.json.encode(event) for event in match.log]
        await storage.append(
            Change("t", 0, events, invite="i", finished=True, game="humbug", outcome=outcome_of(match))
        )
        await storage.write(lambda d: d.change("UPDATE ratings SET mu = mu + 0.001 WHERE person = 'p1'"))  # type: ignore[attr-defined]
        assert await ratings_that_differ(storage) == ["humbug p1"]  # type: ignore[arg-type]
        await storage.close()

    run(fill())


# -- at the door


def test_two_members_play_a_rated_match_and_the_list_shows_it(
    start: Callable[..., Server], come: Come, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start("--unlimited")
    anna, boris, guest = come(server), come(server), come(server)
    assert refusal(guest.http.post("/api/tables", json={**HUMBUG, "seats": ["me", "open"]})) == (
        403,
        "members-only",
    )
    for visitor, login in ((anna, "anna"), (boris, "boris")):
        visitor.post("/api/me", {"name": login.title()})
        visitor.enter_as("/api/register", {"login": login, "password": "ten of hearts"})
    with_bot = anna.http.post("/api/tables", json={**HUMBUG, "seats": ["me", "book"]})
    assert refusal(with_bot) == (422, "rated-seats")
    made = anna.post("/api/tables", {**HUMBUG, "seats": ["me", "open"]})
    assert refusal(guest.http.post("/api/join", json={"invite": made["invite"]})) == (403, "members-only")
    boris.post("/api/join", {"invite": made["invite"]})
    _play_out(made["table"], anna, boris)
    players = guest.get("/api/ratings/humbug")["players"]
    assert {player["name"] for player in players} == {"Anna", "Boris"}
    assert [player["matches"] for player in players] == [1, 1]
    mine = anna.get("/api/ratings/humbug")["players"]
    assert [player["person"] for player in mine if player["you"]] == [anna.person]
    assert attend(Wish("ratings", db=str(server.db), check=True), "en") == 0
    assert "agree" in capsys.readouterr().out
    attend(Wish("mute", ["boris"], db=str(server.db)), "en")
    while len(guest.get("/api/ratings/humbug")["players"]) == 2:
        pass
    assert refusal(guest.http.get("/api/ratings/none")) == (404, "unknown-game")


def _play_out(table: str, *visitors: Visitor) -> None:
    talks = [visitor.talk() for visitor in visitors]
    for talk in talks:
        talk.enter(table)
    asked = False
    while talks[0].newest("table")["state"] != "over":
        for talk in talks:
            talk.waiting()
            scene = talk.newest("scene")
            offered = [choice for choice in scene["scene"]["choices"] if not choice.get("aside")]
            if not offered or talk.newest("table")["state"] == "over":
                continue
            if not asked:
                asked = True
                talk.say("hint", table=table, seq=scene["seq"])
                assert talk.hear("error", "hint")["key"] == "rated"
            talk.act(table, scene["seq"], offered[0]["text"])
