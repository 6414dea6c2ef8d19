"""Tournaments on a real server: rounds that go on by themselves, the director's will, a kill in the middle."""

from __future__ import annotations

import contextlib
import hashlib
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from itertools import combinations
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from lomber.server.events import Away, Dealt, Ended, Opened, Promised
from lomber.table.fair import FairHand
from tests.server.test_members import Come
from tests.server.test_members import come as come
from tests.server.test_standings import admin
from tests.server.visitors import Server, Visitor, play_on, stored, stored_log

PREFERANS = {"game": "preferans_modern", "preset": "tiny"}
DUEL = {"game": "preferans_hussar", "preset": "tiny"}
PATIENCE = 150.0


def call(visitor: Visitor, **wish: Any) -> str:
    made = visitor.post("/api/tournaments", {"name": "Wednesday", **PREFERANS, **wish})
    return str(made["tournament"])


def direct(visitor: Visitor, tournament: str, do: str, **more: Any) -> Any:
    return visitor.post(f"/api/tournaments/{tournament}/direct", {"do": do, **more})


def enter(visitor: Visitor, tournament: str, name: str = "", **more: Any) -> Any:
    if name:
        visitor.post("/api/me", {"name": name})
    return visitor.post(f"/api/tournaments/{tournament}/enter", more)


def until(visitor: Visitor, tournament: str, done: Callable[[Any], Any]) -> Any:
    """The tournament as it is once this is so."""
    deadline = time.monotonic() + PATIENCE
    while not done(view := visitor.get(f"/api/tournaments/{tournament}")):
        assert time.monotonic() < deadline, (view["state"], view["table"], view["played"])
        threading.Event().wait(0.05)
    return view


def over(view: Any) -> bool:
    return bool(view["state"] == "over")


def refused(visitor: Visitor, tournament: str, door: str, body: Any) -> str:
    answer = visitor.http.post(f"/api/tournaments/{tournament}/{door}", json=body)
    assert answer.status_code >= 400
    return str(answer.json()["key"])


BROKEN = (httpx.HTTPError, WebSocketException, OSError, StopIteration, AssertionError)
"""What a player meets while the server is down, or when it goes."""


class Player(threading.Thread):
    """Somebody who goes to his table whenever there is one, plays whatever is open, and comes back if need be."""

    def __init__(self, visitor: Visitor, tournament: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.visitor = visitor
        self.tournament = tournament
        self.chance = random.Random(seed)
        self.server = visitor.server
        self.rounds: set[str] = set()
        self.start()

    def run(self) -> None:
        while True:
            try:
                self.visitor.moved_to(self.server)
                view = self.visitor.get(f"/api/tournaments/{self.tournament}")
                if over(view):
                    return
                if view["table"]:
                    self.rounds.add(view["table"])
                    with contextlib.closing(self.visitor.talk()) as talk:
                        talk.enter(view["table"])
                        play_on(talk, view["table"], self.chance, hands=99)
            except BROKEN:
                pass
            threading.Event().wait(0.05)


# -- the right table, counted again


def recounted(server: Server, view: Any) -> list[tuple[int, int]]:
    """Units and points from the tables' own logs alone: two for everybody outdone, one for everybody equalled."""
    points = {unit["unit"]: 0 for unit in view["units"]}
    for one in view["played"]:
        for unit in one["byes"]:
            points[unit] += 2 if view["size"] == 2 else view["size"] - 1
        for table in one["tables"]:
            log = stored_log(server, table["table"])
            opened = log[0]
            assert isinstance(opened, Opened)
            (ended,) = [event for event in log if isinstance(event, Ended)]
            assert table["scores"] == list(ended.scores)
            for one_unit, mine in zip(table["units"], ended.scores, strict=True):
                outdone = sum(2 if mine > other else 1 if mine == other else 0 for other in ended.scores)
                points[one_unit] += outdone - 1
    return sorted(points.items())


def met_twice(view: Any) -> list[tuple[int, int]]:
    pairs = [
        pair for one in view["played"] for t in one["tables"] for pair in combinations(sorted(t["units"]), 2)
    ]
    return [pair for pair in set(pairs) if pairs.count(pair) > 1]


def test_a_swiss_of_bots_and_people_goes_through_kills_to_the_right_table(
    start_on: Callable[..., Server],
) -> None:
    server = start_on("--unlimited")
    anna, boris = Visitor(server), Visitor(server)
    tournament = call(anna, bots=["random"] * 8, rounds=3)
    enter(anna, tournament, "Anna")
    enter(boris, tournament, "Boris")
    direct(anna, tournament, "begin")
    players = [Player(anna, tournament, 1), Player(boris, tournament, 2)]
    looking = Visitor(server)
    stack = contextlib.ExitStack()
    for visitor in (anna, boris, looking):
        stack.callback(visitor.close)
    with stack:
        server = _killed_twice(start_on, server, looking, tournament, players)
    assert server.stop() == 0


def _killed_twice(
    start_on: Callable[..., Server], server: Server, looking: Visitor, tournament: str, players: list[Player]
) -> Server:
    for _ in range(2):
        server.kill()
        server = start_on("--unlimited")
        looking.moved_to(server)
        for player in players:
            player.server = server
        until(looking, tournament, lambda now: now["played"])
    view = until(looking, tournament, over)
    for player in players:
        player.join(PATIENCE)
        assert len(player.rounds) >= 2, "at most one round is a bye"
    assert [(len(one["tables"]), len(one["byes"])) for one in view["played"]] == [(3, 1)] * 3
    assert len({unit for one in view["played"] for unit in one["byes"]}) == 3
    assert not met_twice(view)
    points = [(line["unit"], int(line["points"])) for line in view["standings"]]
    assert sorted(points) == recounted(server, view)
    assert [mine for _, mine in points] == sorted((mine for _, mine in points), reverse=True)
    tables = stored(server, "SELECT count(*) FROM tables")
    assert tables[0][0] == 9, "a table was opened twice"
    return server


# -- the same deals for all


def hashed(word: str, *parts: bytes) -> bytes:
    """As docs/fair-deal.md says it, written once more."""
    return hashlib.sha256(f"lomber-fair/1 {word} ".encode() + b"".join(parts)).digest()


def number(value: int) -> bytes:
    return value.to_bytes(4, "big")


def test_all_tables_have_the_same_deals_promised_before_and_who_is_absent_is_played_for(
    anna: Visitor,
) -> None:
    mine = "5a" * 32
    wish = {"form": "robin", "counting": "matchpoints", "same_deals": True, "deals": 2, "rounds": 2}
    wish |= {"game": "whist_dummy2", "preset": "tiny", "clock": {"each": "move", "seconds": 1}}
    tournament = call(anna, **wish, bots=["random"] * 3)
    promised = enter(anna, tournament, added=mine)
    assert promised["seed"] == "" and promised["boards"] == []
    begun = direct(anna, tournament, "begin")
    assert begun["commitment"] == promised["commitment"]
    assert [len(hands) for hands in begun["boards"]] == [2, 2]
    view = until(anna, tournament, over)
    assert view["boards"] == begun["boards"] and view["added"] == [[3, 0, mine]]
    seed = view["seed"]
    assert seed, "in whist all cards are shown"
    assert hashed("commit", bytes.fromhex(seed)).hex() == begun["commitment"]
    key = hashed("tournament", bytes.fromhex(seed), number(3), number(0), bytes.fromhex(mine))
    gone = 0
    for place, one in enumerate(view["played"]):
        logs = [stored_log(anna.server, table["table"]) for table in one["tables"]]
        dealt = [[event.piles for event in log if isinstance(event, Dealt)][:2] for log in logs]
        assert dealt[0] == dealt[1]
        round_key = hashed("round", key, number(place))
        for log in logs:
            secrets = [event.secret for event in log if isinstance(event, Promised)]
            assert secrets == [hashed("board", round_key, number(hand)).hex() for hand in (1, 2)]
            assert [FairHand(bytes.fromhex(one)).commitment.hex() for one in secrets] == view["boards"][place]
            gone += sum(isinstance(event, Away) for event in log)
    assert gone == 2, "Anna was at no table: a bot sat in for her at each"
    shares = [line["points"] for line in view["standings"]]
    assert set(shares) <= {"0", "1/2", "1", "3/2", "2"}


def test_the_seed_stays_closed_where_the_rules_keep_a_card_closed(anna: Visitor) -> None:
    tournament = call(anna, **DUEL, form="robin", same_deals=True, rounds=1, bots=["random"] * 4)
    direct(anna, tournament, "begin")
    assert until(anna, tournament, over)["seed"] == "", "a discard is never shown"


def test_strangers_do_not_look_at_a_table_whose_deals_others_still_play(
    anna: Visitor, boris: Visitor
) -> None:
    wish = {**DUEL, "form": "robin", "same_deals": True, "deals": 1, "rounds": 1, "bots": ["random"] * 3}
    tournament = call(anna, **wish)
    enter(anna, tournament)
    direct(anna, tournament, "begin")
    table = until(anna, tournament, lambda now: now["table"])["table"]
    tables = [one["table"] for one in anna.get(f"/api/tournaments/{tournament}")["played"][0]["tables"]]
    (other,) = set(tables) - {table}
    answer = anna.http.get(f"/api/tables/{other}").json()
    assert answer["key"] == "not-watchable", "nor does the director, who still has to play these cards"
    assert boris.http.get(f"/api/tables/{table}").json()["key"] == "not-watchable"
    assert boris.http.get(f"/api/tables/{table}/record").json()["key"] == "not-watchable"
    talk, watching = anna.talk(), boris.talk()
    talk.enter(table)
    assert watching.enter(table)["key"] == "not-watchable"
    play_on(talk, table, random.Random(5), hands=9)
    until(anna, tournament, over)
    for one in tables:
        assert boris.get(f"/api/tables/{one}")["state"] == "over", (
            "when all have played them everybody may look"
        )
        assert boris.get(f"/api/tables/{one}/record")["log"]
        assert boris.get(f"/api/tables/{one}/replay/1")["seat"] == -1
        assert watching.enter(one)["type"] == "scene"


# -- playing in it


def test_at_a_table_of_a_tournament_nothing_is_taken_back_and_nobody_is_prompted(anna: Visitor) -> None:
    tournament = call(anna, **DUEL, rounds=1, bots=["random"])
    enter(anna, tournament)
    direct(anna, tournament, "begin")
    table = until(anna, tournament, lambda now: now["table"])["table"]
    talk = anna.talk()
    scene = talk.enter(table)
    assert not {"undo", "again", "give_up", "rematch"} & set(talk.newest("table")["may"])
    for kind in ("hint", "undo", "again", "give_up", "rematch"):
        talk.say(
            kind, table=table, id=kind, **({} if kind in ("give_up", "rematch") else {"seq": scene["seq"]})
        )
        assert talk.hear("error")["key"] == "tournament-table"
    play_on(talk, table, random.Random(5), hands=9)
    view = until(anna, tournament, over)
    assert [t["scores"] is not None for t in view["played"][0]["tables"]] == [True]


def test_pairs_sit_together_and_who_is_alone_gets_a_bot(anna: Visitor, boris: Visitor) -> None:
    wish = {"game": "whist", "preset": "tiny", "pairs": True, "form": "robin", "rounds": 2}
    tournament = call(anna, **wish, bots=["random"], clock={"each": "move", "seconds": 1})
    unit = enter(anna, tournament)["mine"]
    assert refused(boris, tournament, "enter", {"unit": 0}) == "no-such-partner"
    assert enter(boris, tournament, unit=unit)["mine"] == unit
    alone = Visitor(anna.server)
    assert enter(alone, tournament)["mine"] == 2
    direct(anna, tournament, "begin")
    view = until(anna, tournament, over)
    assert [len(one["members"]) for one in view["units"]] == [2, 2, 2]
    assert view["units"][2]["members"][1]["level"] == "book" and view["size"] == 2
    for one in view["played"]:
        for table in one["tables"]:
            log = stored_log(anna.server, table["table"])
            (ended,) = [event for event in log if isinstance(event, Ended)]
            assert sum(ended.scores) == sum(table["scores"])
            opened = log[0]
            assert isinstance(opened, Opened)
            if unit in table["units"]:
                seats = [
                    i for i, chair in enumerate(opened.chairs) if chair.person in (anna.person, boris.person)
                ]
                side = [0, 1] if table["units"].index(unit) == 0 else [2, 3]
                assert seats == side
    alone.close()


def test_whose_partner_leaves_plays_on_with_a_bot(anna: Visitor, boris: Visitor) -> None:
    wish = {"game": "whist", "preset": "tiny", "pairs": True, "form": "swiss", "rounds": 2}
    tournament = call(anna, **wish, bots=["random"])
    unit = enter(anna, tournament)["mine"]
    enter(boris, tournament, unit=unit)
    direct(anna, tournament, "begin")
    table = until(anna, tournament, lambda now: now["table"])["table"]
    assert boris.post(f"/api/tournaments/{tournament}/leave", {})["mine"] == -1
    view = anna.get(f"/api/tournaments/{tournament}")
    assert (view["mine"], view["table"]) == (unit, table)
    assert [(one["you"], one["level"]) for one in view["units"][unit]["members"]] == [
        (True, ""),
        (False, "book"),
    ]
    anna.post(f"/api/tournaments/{tournament}/leave", {})
    assert until(anna, tournament, over)["units"][unit]["left"], "nobody is left of the pair"


def test_whose_partner_leaves_before_the_beginning_is_alone_again_and_can_be_joined(
    anna: Visitor, boris: Visitor
) -> None:
    wish = {"game": "whist", "preset": "tiny", "pairs": True, "form": "swiss", "rounds": 1}
    tournament = call(anna, **wish, bots=["random"])
    unit = enter(anna, tournament, "Anna", added="ab" * 32)["mine"]
    enter(boris, tournament, unit=unit)
    assert boris.post(f"/api/tournaments/{tournament}/leave", {})["mine"] == -1
    view = anna.get(f"/api/tournaments/{tournament}")
    alone = next(one for one in view["units"] if one["unit"] == view["mine"])
    assert [one["name"] for one in alone["members"]] == ["Anna"] and len(view["units"]) == 2
    assert [view["mine"], 0, "ab" * 32] in view["added"]
    assert enter(boris, tournament, unit=view["mine"])["mine"] == view["mine"]
    table = direct(anna, tournament, "begin") and until(anna, tournament, lambda now: now["table"])["table"]
    assert [place["who"] for place in anna.get(f"/api/tables/{table}")["seats"]].count("person") == 2


def test_what_is_written_too_long_is_refused_with_its_bound_and_changes_nothing(anna: Visitor) -> None:
    answer = anna.http.post("/api/tournaments", json={"name": "x" * 61, **DUEL}).json()
    assert (answer["key"], answer["words"]) == ("bad-name", {"most": 60})
    tournament = call(anna, **DUEL, bots=["random"] * 2)
    for reason in ("x" * 201, "a\u202eb"):
        assert refused(anna, tournament, "direct", {"do": "close", "reason": reason}) == "bad-reason"
    assert anna.get(f"/api/tournaments/{tournament}")["state"] == "open"


def test_a_guest_who_logs_in_keeps_his_place_and_members_only_is_meant(anna: Visitor, boris: Visitor) -> None:
    mine = {"login": boris.person, "password": "queen of spades"}
    boris.enter_as("/api/register", mine)
    closed = call(anna, **DUEL, entry="members", bots=["random"])
    assert refused(anna, closed, "enter", {}) == "club-only"
    unit = enter(boris, closed)["mine"]
    assert unit == 1
    boris.enter_as("/api/logout", {})
    tournament = call(anna, **DUEL, bots=["random"])
    guest = enter(boris, tournament)
    assert guest["mine"] == 1 and boris.get(f"/api/tournaments/{closed}")["mine"] == -1
    boris.enter_as("/api/login", mine)
    assert boris.get(f"/api/tournaments/{tournament}")["mine"] == 1
    assert {line["tournament"] for line in boris.get("/api/tournaments")["tournaments"]} >= {
        closed,
        tournament,
    }


def test_what_a_guest_has_called_he_directs_as_the_member_he_logs_in_as(
    anna: Visitor, boris: Visitor, server: Server
) -> None:
    mine = {"login": boris.person, "password": "queen of spades"}
    boris.enter_as("/api/register", mine)
    boris.enter_as("/api/logout", {})
    guest = boris.person
    tournament = call(boris, **DUEL, name="Boris calls", bots=["random"] * 2, by_itself=False, listed=False)
    boris.enter_as("/api/login", mine)
    view = boris.get(f"/api/tournaments/{tournament}")
    assert view["director"] and "begin" in view["may"]
    assert tournament in [line["tournament"] for line in boris.get("/api/tournaments")["tournaments"]]
    assert refused(anna, tournament, "direct", {"do": "begin"}) == "not-the-director"
    direct(boris, tournament, "begin")
    direct(boris, tournament, "next")
    until(boris, tournament, lambda now: now["played"] and now["state"] == "between")
    assert not stored(server, "SELECT 1 FROM entrants WHERE person = ?", guest)
    boris.enter_as("/api/me/delete", {"password": mine["password"]})
    (event,) = stored(
        server, "SELECT event FROM tournament_events WHERE tournament = ? AND number = 0", tournament
    )
    assert "Boris calls" not in event[0], "called as a guest, deleted as a member"
    until(anna, tournament, over)


def test_a_bye_that_is_given_twice_is_one_bye(anna: Visitor) -> None:
    tournament = call(anna, **DUEL, bots=["random"] * 4, rounds=1, by_itself=False)
    direct(anna, tournament, "begin")
    direct(anna, tournament, "bye", unit=2)
    direct(anna, tournament, "bye", unit=2)
    direct(anna, tournament, "next")
    view = until(anna, tournament, over)
    assert sorted(view["played"][0]["byes"]).count(2) == 1
    assert [line["byes"] for line in view["standings"] if line["unit"] == 2] == [1]


# -- directing it


def test_the_director_calls_rounds_rules_excuses_and_ends(anna: Visitor, boris: Visitor) -> None:
    tournament = call(anna, **DUEL, bots=["random"] * 4, rounds=5, by_itself=False)
    assert refused(boris, tournament, "direct", {"do": "begin"}) == "not-the-director"
    assert refused(anna, tournament, "direct", {"do": "next"}) == "not-now"
    assert direct(anna, tournament, "begin")["played"] == []
    direct(anna, tournament, "next")
    view = until(anna, tournament, lambda now: now["played"] and now["state"] == "between")
    table = view["played"][0]["tables"][0]
    ruling = {"do": "adjust", "table": table["table"], "scores": [7, 900]}
    assert refused(anna, tournament, "direct", ruling) == "no-reason"
    assert refused(anna, tournament, "direct", {**ruling, "scores": [1], "reason": "x"}) == "wrong-scores"
    ruled = anna.post(f"/api/tournaments/{tournament}/direct", {**ruling, "reason": "a slow hand"})
    line = ruled["played"][0]["tables"][0]
    assert line["scores"] == [7, 900] and line["earned"] == ["0", "2"] and line["reason"] == "a slow hand"
    direct(anna, tournament, "bye", unit=2)
    direct(anna, tournament, "pause")
    direct(anna, tournament, "next")
    assert enter(boris, tournament, "Boris")["mine"] == 4, "in a Swiss one may come late"
    assert len(direct(anna, tournament, "resume")["played"]) == 1
    view = until(anna, tournament, lambda now: now["table"] or len(now["played"]) == 2)
    assert 2 in view["played"][1]["byes"] and len(view["played"][1]["tables"]) == 2
    table = until(boris, tournament, lambda now: now["table"])["table"]
    direct(anna, tournament, "replace", unit=4, level="random", reason="he has to go")
    until(anna, tournament, lambda now: now["state"] == "between")
    assert (
        boris.get(f"/api/tables/{table}")["seat"] == -1
        and boris.get(f"/api/tournaments/{tournament}")["mine"] < 0
    )
    view = direct(anna, tournament, "close", reason="the lamp is out")
    assert over(view) and view["reason"] == "the lamp is out" and view["may"] == ["adjust"]
    assert refused(boris, tournament, "enter", {}) == "entries-closed"


def test_a_table_that_cannot_be_brought_back_is_ruled_on_and_holds_up_no_other(
    start: Callable[..., Server],
) -> None:
    server = start()
    anna = Visitor(server)
    of_a_lost_game = call(anna, **DUEL)
    tournament = call(anna, **DUEL, rounds=1)
    for _ in range(4):
        visitor = Visitor(server)
        enter(visitor, tournament)
        visitor.close()
    direct(anna, tournament, "begin")
    lost, other = until(anna, tournament, lambda now: now["played"])["played"][0]["tables"]
    server.stop()
    with contextlib.closing(sqlite3.connect(server.db, isolation_level=None)) as database:
        sql = "UPDATE events SET event = '{}' WHERE table_id = ? AND number = 0"
        assert database.execute(sql, (lost["table"],)).rowcount == 1
        sql = "UPDATE tournament_events SET event = replace(event, 'hussar', 'gone') WHERE tournament = ?"
        database.execute(sql, (of_a_lost_game,))
    anna.moved_to(start())
    assert [one["tournament"] for one in anna.get("/api/tournaments")["tournaments"]] == [tournament]
    direct(anna, tournament, "adjust", table=lost["table"], scores=[1, 0], reason="its log is lost")
    for unit in other["units"]:
        direct(anna, tournament, "replace", unit=unit, level="random")
    view = until(anna, tournament, over)
    assert all(one["scores"] is not None for one in view["played"][0]["tables"])
    anna.close()


def test_who_leaves_is_paired_no_more_and_what_he_has_played_counts(anna: Visitor) -> None:
    tournament = call(anna, **DUEL, bots=["random"] * 4, rounds=2, by_itself=False)
    enter(anna, tournament)
    direct(anna, tournament, "begin")
    direct(anna, tournament, "next")
    until(anna, tournament, lambda now: now["played"])
    anna.post(f"/api/tournaments/{tournament}/leave", {})
    until(anna, tournament, lambda now: now["state"] == "between")
    direct(anna, tournament, "next")
    view = until(anna, tournament, over)
    assert len(view["played"]) == 2
    assert 4 not in [unit for table in view["played"][1]["tables"] for unit in table["units"]]
    assert len(view["standings"]) == 5 and view["units"][4]["left"]


def _units(view: Any) -> dict[int, tuple[str, bool]]:
    """Who plays for each unit: his name, or nothing for a bot; and whether the director can give it back."""
    return {unit["unit"]: (unit["members"][0]["name"], unit["back"]) for unit in view["units"]}


def test_whom_the_director_took_out_by_mistake_he_gives_his_place_back_with_all_it_has(
    server: Server, anna: Visitor, come: Come
) -> None:
    boris = come(server)
    tournament = call(anna, **DUEL, bots=["random"] * 3, rounds=2, by_itself=False)
    enter(boris, tournament, "Boris")
    direct(anna, tournament, "begin")
    direct(anna, tournament, "next")
    view = until(anna, tournament, lambda now: now["played"])
    (mine,) = [table for table in view["played"][0]["tables"] if 3 in table["units"]]
    scores = [5 if unit == 3 else -5 for unit in mine["units"]]
    direct(anna, tournament, "adjust", table=mine["table"], scores=scores, reason="Good play.")
    assert refused(anna, tournament, "direct", {"do": "back", "unit": 3}) == "not-now", "nobody is gone"
    view = direct(anna, tournament, "remove", unit=3)
    assert _units(view)[3] == ("", True) and view["units"][3]["members"][0]["instead"] == "Boris"
    assert "enter" not in boris.get(f"/api/tournaments/{tournament}")["may"]
    assert not boris.get(f"/api/tournaments/{tournament}")["units"][3]["back"], (
        "that is the director's affair"
    )
    assert refused(boris, tournament, "enter", {}) == "taken-out"
    assert refused(anna, tournament, "direct", {"do": "back", "unit": 0}) == "no-entrant"
    view = direct(anna, tournament, "back", unit=3)
    assert _units(view)[3] == ("Boris", False) and not view["units"][3]["left"]
    assert {line["unit"]: line["points"] for line in view["standings"]}[3] == "2"
    until(anna, tournament, lambda now: now["state"] == "between")
    direct(anna, tournament, "next")
    view = until(anna, tournament, lambda now: len(now["played"]) == 2)
    assert [3 in table["units"] for table in view["played"][1]["tables"]].count(True) == 1
    assert boris.get(f"/api/tournaments/{tournament}")["table"], "he plays himself again"


def test_who_was_late_and_replaced_sits_at_his_table_again_in_the_middle_of_the_round(
    server: Server, anna: Visitor, come: Come
) -> None:
    boris = come(server)
    tournament = call(anna, **DUEL, form="robin", rounds=0, by_itself=False)
    enter(anna, tournament, "Anna")
    enter(boris, tournament, "Boris")
    direct(anna, tournament, "begin")
    direct(anna, tournament, "next")
    table = until(anna, tournament, lambda now: now["table"])["table"]
    direct(anna, tournament, "replace", unit=1, level="random")
    sitting = until(anna, tournament, lambda now: not now["units"][1]["members"][0]["name"])
    assert sitting["units"][1]["back"]
    direct(anna, tournament, "back", unit=1)
    deadline = time.monotonic() + PATIENCE
    while boris.get(f"/api/tables/{table}")["seat"] < 0:
        assert time.monotonic() < deadline
        threading.Event().wait(0.05)
    assert boris.get(f"/api/tournaments/{tournament}")["table"] == table


def test_who_left_a_swiss_and_comes_again_has_his_own_place(
    server: Server, anna: Visitor, come: Come
) -> None:
    boris = come(server)
    tournament = call(anna, **DUEL, bots=["random"] * 2, rounds=2, by_itself=False)
    enter(boris, tournament, "Boris")
    direct(anna, tournament, "begin")
    boris.post(f"/api/tournaments/{tournament}/leave", {})
    view = enter(boris, tournament)
    assert view["mine"] == 2 and len(view["units"]) == 3, "he is not in the list twice"


def test_who_was_taken_out_before_the_beginning_stays_out_until_the_director_lets_him_in(
    server: Server, anna: Visitor, come: Come
) -> None:
    boris, vera = come(server), come(server)
    tournament = call(anna, **DUEL, bots=["random"] * 2, rounds=1)
    enter(boris, tournament, "Boris")
    view = direct(anna, tournament, "remove", unit=2)
    assert _units(view)[2] == ("Boris", True)
    assert refused(boris, tournament, "enter", {}) == "taken-out"
    assert len(vera.get(f"/api/tournaments/{tournament}")["units"]) == 2, "nobody else is told"
    direct(anna, tournament, "back", unit=2)
    assert boris.get(f"/api/tournaments/{tournament}")["mine"] == 2
    assert [line["tournament"] for line in boris.get("/api/tournaments")["tournaments"]].count(
        tournament
    ) == 1


def test_whoever_is_not_let_in_is_not_given_his_place_back(server: Server, anna: Visitor, come: Come) -> None:
    boris = come(server)
    tournament = call(anna, **DUEL, bots=["random"] * 2, rounds=1, by_itself=False)
    enter(boris, tournament, "Boris")
    direct(anna, tournament, "begin")
    assert direct(anna, tournament, "remove", unit=2)["units"][2]["back"]
    assert admin(server, "ban", boris.person) == 0
    view = until(anna, tournament, lambda now: not now["units"][2]["back"])
    assert "Boris" not in str(view)
    assert refused(anna, tournament, "direct", {"do": "back", "unit": 2}) in ("not-now", "no-entrant")


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"pairs": True}, "no-pairs"),
        ({"counting": "matchpoints"}, "not-same-deals"),
        ({"rounds": 0}, "no-rounds"),
        ({"game": "chess"}, "unknown-game"),
        ({"bots": ["oracle"]}, "unknown-bot"),
        ({"name": "\u200b"}, "bad-name"),
        ({"bots": ["random"] * 65}, "malformed"),
        ({"deals": 65}, "malformed"),
    ],
)
def test_what_cannot_be_is_not_announced(anna: Visitor, wish: dict[str, Any], key: str) -> None:
    answer = anna.http.post("/api/tournaments", json={"name": "Wednesday", **DUEL, **wish})
    assert answer.status_code in (400, 404, 422) and answer.json()["key"] == key


def test_who_is_deleted_is_gone_from_the_tournament_and_a_bot_plays_on(server: Server, anna: Visitor) -> None:
    rude = Visitor(server)
    tournament = call(anna, **DUEL, bots=["random"], rounds=1)
    enter(rude, tournament, "Grobian")
    assert "Grobian" in anna.http.get(f"/api/tournaments/{tournament}").text
    direct(anna, tournament, "begin")
    until(anna, tournament, lambda now: now["played"])
    assert admin(server, "delete", rude.person) == 0
    until(anna, tournament, over)
    assert "Grobian" not in anna.http.get(f"/api/tournaments/{tournament}").text
    rows = stored(server, "SELECT event FROM tournament_events WHERE tournament = ?", tournament)
    assert rows and not any("Grobian" in row[0] for row in rows)
    rude.close()


def test_what_a_director_who_is_gone_has_begun_is_played_out(server: Server, anna: Visitor) -> None:
    rude = Visitor(server)
    open_still = call(rude, **DUEL, bots=["random"])
    tournament = call(rude, **DUEL, bots=["random"] * 2, rounds=2, by_itself=False)
    for do in ("begin", "pause"):
        direct(rude, tournament, do)
    assert admin(server, "delete", rude.person) == 0
    assert len(until(anna, tournament, over)["played"]) == 2
    assert until(anna, open_still, over)["played"] == []
    rude.close()


def test_nobody_directs_more_than_a_few_at_once(anna: Visitor) -> None:
    called = [call(anna, **DUEL) for _ in range(5)]
    answer = anna.http.post("/api/tournaments", json={"name": "Wednesday", **DUEL})
    assert (answer.status_code, answer.json()["key"]) == (429, "too-many-tournaments")
    direct(anna, called[0], "close")
    call(anna, **DUEL)
