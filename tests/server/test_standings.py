"""Muted, banned, deleted: whoever is, is gone from every page and every stream; forgotten passwords; reports."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lomber.server.api import ROUTES
from lomber.server.office import Wish, attend
from lomber.server.openapi import document
from lomber.server.storage import Report, Standing
from tests.server.test_members import Come, hung_up, refusal
from tests.server.test_members import come as come
from tests.server.test_storage import Opening, run
from tests.server.test_storage import opening as opening
from tests.server.test_workers import worker as worker
from tests.server.visitors import Server, Talk, Visitor, play_on, stored, wait_for

SHORT = {"game": "humbug", "options": {"hands": 1}}
PASSWORD = "seven of clubs"
OTHERS = ("/api/me", "/api/tables/{table}/analysis")
"""What tells of nobody but the asker, and what takes seconds to tell of seats by their numbers alone."""


def admin(server: Server, *words: str, **more: Any) -> int:
    """As `lomber admin` would, beside the server that runs."""
    return attend(Wish(words[0], words[1:], str(server.db), **more), "en")


class Evening:
    """A rude member at a finished and at a live table, with somebody across and somebody who watches."""

    def __init__(self, server: Server, come: Come, login: str) -> None:
        self.login, self.name, self.line = login, f"Rude-{login}", f"you-are-all-{login}"
        self.rude, self.guest, self.watcher = come(server), come(server), come(server)
        self.rude.post("/api/me", {"name": self.name})
        self.rude.enter_as("/api/register", {"login": login, "password": PASSWORD})
        self.over = self._sit({**SHORT, "listed": True})
        talk, other = self.rude.talk(), self.guest.talk()
        talk.enter(self.over)
        other.enter(self.over)
        for _ in range(200):
            if talk.newest("table")["state"] == "over":
                break
            for one in (talk, other):
                _play_once(one, self.over)
        assert talk.newest("table")["state"] == "over"
        self.live = self._sit({"game": "humbug", "listed": True})
        self.said = [one.talk() for one in (self.guest, self.watcher)]
        self.mine = self.rude.talk()
        for one in (self.mine, *self.said):
            one.enter(self.live)
            one.say("enter", table=self.over)
        for table in (self.live, self.over):
            self.mine.say("chat", table=table, text=self.line)
        self.elsewhere = self.watcher.post("/api/play", {"game": "humbug"})["table"]
        self.mine.enter(self.elsewhere)
        assert self.mine.ask("chat", "c", table=self.elsewhere, text=self.line)["type"] == "ack"
        called = {"name": f"Cup of {self.line}", "game": "humbug", "preset": "tiny", "bots": ["random"]}
        self.tournament = self.rude.post("/api/tournaments", called)["tournament"]
        for one in self.said:
            wait_for(one, lambda one=one: sum(self.line in json.dumps(frame) for frame in one.frames) == 2)

    def _sit(self, wish: dict[str, Any]) -> str:
        made = self.rude.post("/api/tables", {**wish, "seats": ["me", "open"]})
        self.guest.post("/api/join", {"invite": made["invite"]})
        self.invite = made["invite"]
        return str(made["table"])

    def _pages(self, table: str) -> list[str]:
        """Every path that can be read: a new one is looked at from its first day."""
        fill = {"game": "humbug", "lang": "en", "family": "whist", "table": table, "invite": self.invite}
        fill |= {"hand": "1", "event": "0", "person": self.rude.person, "tournament": self.tournament}
        known = [route.path for route in ROUTES if route.method == "GET" and route.path not in OTHERS]
        return [path.format_map(Anything(fill)) for path in known]

    def traces(self) -> list[str]:
        """Every page that still shows the name or the line, to anybody but the rude one himself."""
        found = []
        for visitor in (self.guest, self.watcher):
            for path in sorted({path for table in (self.live, self.over) for path in self._pages(table)}):
                text = visitor.http.get(path).text
                found += [path for trace in (self.name, self.line) if trace in text]
            for who in (f"player={self.name}", f"person={self.rude.person}"):
                found += [who for _ in visitor.get(f"/api/records?{who}")["records"]]
            talk = visitor.talk()
            for table in (self.live, self.over, self.elsewhere):
                talk.enter(table)
            frames = json.dumps([*talk.frames, *talk.waiting()], ensure_ascii=False)
            found += [trace for trace in (self.name, self.line) if trace in frames]
        return found


def _play_once(talk: Talk, table: str) -> None:
    talk.waiting()
    offered = talk.newest("scene")["scene"]["choices"]
    if offered and talk.newest("table")["state"] != "over":
        talk.act(table, talk.newest("scene")["seq"], offered[0]["text"])


class Anything(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "1"


def test_whoever_is_muted_banned_or_deleted_is_gone_from_every_page_and_stream(
    start_on: Callable[..., Server], come: Come
) -> None:
    """On PostgreSQL only what is done in the database itself: the rest does not know which one it is."""
    server = start_on("--unlimited")
    for kind in ("delete",) if isinstance(server.db, str) else ("mute", "ban", "delete"):
        evening = Evening(server, come, kind)
        assert evening.traces(), "there is something to hide"
        if kind == "delete":
            evening.rude.enter_as("/api/me/delete", {"password": PASSWORD})
        else:
            assert admin(server, kind, evening.login) == 0
        for talk in evening.said:
            hidden = _told_anew(talk, evening)
            assert evening.name not in hidden and evening.line not in hidden, kind
        assert evening.traces() == [], kind
        if kind == "mute":
            _still_plays_but_is_not_heard(evening)
        else:
            _is_not_let_in(evening, kind)


def _told_anew(talk: Talk, evening: Evening) -> str:
    """What was told of both tables since the decision: who sits there, and all that was said."""
    at = len(talk.frames)
    seen: set[tuple[str, str]] = set()
    wanted = {(kind, table) for kind in ("table", "chat") for table in (evening.live, evening.over)}
    while not wanted <= seen:
        frame = talk.next()
        seen.add((frame["type"], frame.get("table", "")))
    return json.dumps(talk.frames[at:], ensure_ascii=False)


def _still_plays_but_is_not_heard(evening: Evening) -> None:
    evening.mine.waiting()
    evening.mine.say("chat", table=evening.live, text="hello", id="c")
    assert evening.mine.hear("error")["key"] == "muted"
    called = evening.rude.http.post("/api/tournaments", json={"name": "Cup", "game": "humbug"})
    assert refusal(called) == (403, "muted"), "a tournament's name is a thing one says"
    found = evening.rude.get(f"/api/records?player={evening.name}")["records"]
    assert [line["table"] for line in found] == [evening.over], "but he finds himself"
    mine = evening.rude.get(f"/api/tables/{evening.live}")
    assert [place["who"] for place in mine["seats"]] == ["person", "person"] and mine["seat"] == 0
    assert admin(evening.rude.server, "unmute", evening.login) == 0
    wait_for(evening.said[0], lambda: evening.said[0].newest("table")["seats"][0]["name"] == evening.name)


def _is_not_let_in(evening: Evening, kind: str) -> None:
    assert hung_up(evening.mine) in ((4403,) if kind == "ban" else (4403, 4401))
    seats = evening.guest.get(f"/api/tables/{evening.live}")["seats"]
    assert seats[0]["who"] == "bot", "somebody must play on"
    login = {"login": evening.login, "password": PASSWORD}
    again = evening.guest.http.post("/api/login", json=login)
    assert refusal(again) == (403, "banned" if kind == "ban" else "wrong-login")
    if kind == "ban":
        assert refusal(evening.rude.http.get("/api/me")) == (403, "banned")
        assert admin(evening.rude.server, "unban", evening.login) == 0
        visitor = Visitor(evening.rude.server)
        for _ in range(100):
            answer = visitor.http.post("/api/login", json=login)
            if answer.status_code == 200:
                break
            time.sleep(0.1)
        assert answer.json()["login"] == evening.login
        visitor.close()
    else:
        for table in ("accounts", "guests", "seats", "sessions"):
            found = stored(evening.rude.server, f"SELECT person FROM {table}")
            assert evening.rude.person not in {row[0] for row in found} or table == "guests"
        everything = json.dumps(
            [
                stored(evening.rude.server, f"SELECT {what} FROM {table}")
                for what, table in (
                    ("event", "events"),
                    ("line", "talk"),
                    ("name", "guests"),
                    ("event", "tournament_events"),
                )
            ]
        )
        assert evening.name not in everything and evening.line not in everything


def test_a_banned_guest_finds_the_door_closed_and_a_rematch_goes_on_with_a_bot(
    start: Callable[..., Server], come: Come
) -> None:
    server = start("--unlimited")
    evening = Evening(server, come, "rematch")
    admin(server, "ban", evening.rude.person, days=1, why="enough")
    assert hung_up(evening.mine) == 4403
    assert refusal(evening.rude.http.get("/api/me")) == (403, "banned"), "by his session he is still known"
    assert hung_up(evening.rude.talk(hello=False)) == 4403
    other = evening.said[0]
    other.say("rematch", table=evening.over, id="again")
    while (ack := other.hear("ack"))["id"] != "again":
        pass
    seats = evening.guest.get(f"/api/tables/{ack['table']}")["seats"]
    assert [place["who"] for place in seats] == ["bot", "person"]
    guest = evening.watcher
    played = guest.post("/api/play", {"game": "whist"})["table"]
    admin(server, "ban", guest.person)
    assert hung_up(evening.said[1]) == 4403
    assert refusal(guest.http.get("/api/games")) == (403, "banned")
    assert "403" in document()["paths"]["/api/games"]["get"]["responses"], "as it is described"
    assert refusal(guest.http.post("/api/play", json={"game": "whist"})) == (403, "banned")
    assert hung_up(guest.talk(hello=False)) == 4403
    assert server.stop() == 0
    again = start()
    guest.moved_to(again)
    assert refusal(guest.http.get("/api/me")) == (403, "banned")
    assert stored(again, "SELECT finished FROM tables WHERE id = ?", played)[0][0] == 1, "nobody plays there"


def test_a_forgotten_password_is_replaced_by_the_administrators_code_once(
    start: Callable[..., Server], come: Come, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start()
    anna, stranger, phone = come(server), come(server), come(server)
    person = anna.person
    anna.enter_as("/api/register", {"login": "Анна", "password": PASSWORD})
    seat = phone.post("/api/play", {"game": "whist"})["table"]
    line = anna.talk()
    capsys.readouterr()
    assert admin(server, "reset", "анна", url="https://club.example/", json=True) == 0
    link = json.loads(capsys.readouterr().out)["link"]
    assert link.startswith("https://club.example/reset/")
    code = link.rpartition("/")[2]
    assert code not in json.dumps(stored(server, "SELECT key FROM resets"))
    weak = phone.http.post("/api/reset", json={"code": code, "password": "short"})
    assert refusal(weak) == (422, "short-password"), "and the code still opens"
    me = phone.enter_as("/api/reset", {"code": code.upper(), "password": "a new one, then"})
    assert (me["person"], me["member"], me["login"]) == (person, True, "Анна")
    assert [line["table"] for line in phone.get("/api/tables/mine")["tables"]] == [seat]
    assert hung_up(line) == 4401, "whoever was logged in with the old password is not any more"
    again = stranger.http.post("/api/reset", json={"code": code, "password": "mine, all mine"})
    assert refusal(again) == (403, "wrong-code")
    old = {"login": "Анна", "password": PASSWORD}
    assert refusal(stranger.http.post("/api/login", json=old)) == (403, "wrong-login")
    stranger.enter_as("/api/login", {"login": "Анна", "password": "a new one, then"})


def test_a_report_reaches_the_office_with_the_line_it_is_about(
    start: Callable[..., Server], come: Come, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start("--unlimited")
    rude, anna = come(server), come(server)
    rude.post("/api/me", {"name": "Rude"})
    made = rude.post("/api/tables", {"game": "humbug", "seats": ["me", "open"]})
    anna.post("/api/join", {"invite": made["invite"]})
    talk = rude.talk()
    talk.enter(made["table"])
    talk.say("chat", table=made["table"], text="what a fool")
    number = talk.hear("chat")["lines"][0]["number"]
    assert (
        anna.post("/api/reports", {"table": made["table"], "line": number, "why": " he\x1b[2J\n swears "})
        == {}
    )
    anna.post("/api/reports", {"table": made["table"], "seat": 0})
    nobody = anna.http.post("/api/reports", json={"table": made["table"], "line": 99})
    assert refusal(nobody) == (404, "nobody-there")
    capsys.readouterr()
    admin(server, "reports", json=True)
    first, second = json.loads(capsys.readouterr().out)["reports"]
    assert (first["about"], first["person"]) == (rude.person, anna.person)
    assert (first["said"], first["why"]) == ("Rude: what a fool", "he[2J swears"), (
        "nothing turns the screen of the office"
    )
    assert second["said"] == "Rude"
    admin(server, "settle", first["id"])
    capsys.readouterr()
    admin(server, "reports", json=True)
    assert [report["id"] for report in json.loads(capsys.readouterr().out)["reports"]] == [second["id"]]


def test_a_spectator_who_never_sat_down_can_be_reported_and_muted(
    start: Callable[..., Server], come: Come
) -> None:
    server = start("--unlimited")
    host, loud, neighbour = come(server), come(server), come(server)
    table = host.post("/api/play", {"game": "humbug"})["table"]
    shouts, hears = loud.talk(), neighbour.talk()
    for talk in (shouts, hears):
        talk.enter(table)
        talk.waiting()
    shouts.say("chat", table=table, text="fools, all of you")
    number = hears.hear("chat")["lines"][0]["number"]
    neighbour.post("/api/reports", {"table": table, "line": number, "why": "loud"})
    assert admin(server, "mute", loud.person) == 0
    assert hears.hear("chat")["lines"] == []


def test_games_played_as_a_guest_are_the_members_finished_ones_too(
    start: Callable[..., Server], come: Come
) -> None:
    server = start("--unlimited")
    home, abroad = come(server), come(server)
    home.enter_as("/api/register", {"login": "anna", "password": PASSWORD})
    table = abroad.post("/api/play", {"game": "whist", "options": {"hands": 1, "ranks": 2}})["table"]
    talk = abroad.talk()
    talk.enter(table)
    play_on(talk, table, random.Random(3), hands=5)
    going = abroad.post("/api/play", {"game": "whist"})["table"]
    abroad.enter_as("/api/login", {"login": "anna", "password": PASSWORD})
    assert abroad.person == home.person
    mine = {line["table"]: line["state"] for line in home.get("/api/tables/mine")["tables"]}
    assert mine == {table: "over", going: "playing"}
    assert "??" not in home.http.get(f"/api/tables/{table}/record").text, "he alone played with bots"


def test_a_guest_is_deleted_without_a_password_and_a_member_not_with_a_wrong_one(
    start: Callable[..., Server], come: Come
) -> None:
    server = start()
    guest, member = come(server), come(server)
    cookie = guest.http.cookies["lomber"]
    before = guest.person
    guest.enter_as("/api/me/delete", {})
    assert guest.person != before
    assert guest.http.get("/api/me", headers={"Cookie": f"lomber={cookie}"}).json()["person"] != before
    member.enter_as("/api/register", {"login": "boris", "password": PASSWORD})
    wrong = member.http.post("/api/me/delete", json={"password": "guess it now"})
    assert refusal(wrong) == (403, "wrong-password")
    assert member.get("/api/me")["member"]


def test_a_ban_reaches_every_worker(worker: Callable[..., Server], come: Come) -> None:
    first, second = worker(), worker()
    rude, anna = come(first), come(second)
    rude.post("/api/me", {"name": "Rude"})
    made = rude.post("/api/tables", {"game": "humbug", "seats": ["me", "open"]})
    anna.post("/api/join", {"invite": made["invite"]})
    mine, hers = rude.talk(), anna.talk()
    mine.enter(made["table"])
    hers.enter(made["table"])
    elsewhere = come(second)
    elsewhere.http.cookies = rude.http.cookies
    assert elsewhere.http.get("/api/games").status_code == 200
    admin(first, "ban", rude.person)
    assert hung_up(mine) == 4403
    wait_for(hers, lambda: hers.newest("table")["seats"][0]["who"] == "bot")
    while elsewhere.http.get("/api/games").status_code != 403:
        time.sleep(0.05)
    assert refusal(elsewhere.http.get("/api/games")) == (403, "banned")


# -- the office by itself


def test_the_office_leaves_alone_what_it_does_not_know(db: Path, start: Callable[..., Server]) -> None:
    from lomber.server.running import CannotServe

    with pytest.raises(CannotServe, match="no such file"):
        attend(Wish("users", db=str(db)), "en")
    server = start()
    with pytest.raises(CannotServe, match="no such player"):
        admin(server, "ban", "nobody")
    with pytest.raises(CannotServe, match="whom"):
        admin(server, "ban")


def test_users_are_listed_with_what_was_decided(
    start: Callable[..., Server], come: Come, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start()
    anna = come(server)
    anna.post("/api/me", {"name": "Аня"})
    anna.enter_as("/api/register", {"login": "Anna", "password": PASSWORD})
    admin(server, "mute", "ANNA", days=1, why="loud")
    capsys.readouterr()
    admin(server, "users", json=True)
    (user,) = json.loads(capsys.readouterr().out)["users"]
    assert user == {
        "login": "Anna",
        "name": "Аня",
        "person": anna.person,
        "muted": True,
        "banned": False,
        "why": "loud",
    }
    admin(server, "users")
    assert capsys.readouterr().out == f"Anna\tАня\t{anna.person}\tmuted\tloud\n"


# -- in the storage


def test_standings_codes_and_reports_are_stored(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        assert await storage.standing("p1") == Standing("p1")
        await storage.set_standing(Standing("p1", muted=5.5, why="loud"))
        await storage.set_standing(Standing("p1", muted=6.5, banned=7.5, why="rude"))
        assert await storage.standings() == [Standing("p1", 6.5, 7.5, False, "rude")]
        await storage.begin_reset("old", "p1", 100.0)
        await storage.begin_reset("new", "p1", 100.0)
        assert await storage.take_reset("old", 50.0) is None, "an earlier code is void"
        assert await storage.take_reset("new", 50.0) == "p1"
        assert await storage.take_reset("new", 50.0) is None
        await storage.begin_reset("late", "p1", 100.0)
        assert await storage.take_reset("late", 101.0) is None
        report = Report("r1", 1.0, "p1", "p2", "t", "a line", "rude")
        await storage.report(report)
        assert await storage.reports() == [report]
        assert await storage.settle_report("r1") and not await storage.settle_report("r1")
        assert await storage.reports() == []
        await storage.close()

    run(work())
