"""Guests become members: logins, passwords, sessions that can be ended."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from lomber.server.accounts import HASHER, NOBODYS
from lomber.server.identity import described
from lomber.server.storage import Account, Session
from tests.server.postgres import Postgres
from tests.server.test_storage import Opening, run
from tests.server.test_storage import opening as opening
from tests.server.test_workers import worker as worker
from tests.server.visitors import Server, Talk, Visitor, choices, wait_for

LOGIN = {"login": "Анна-Мария", "password": "дама пик и туз"}


@pytest.fixture
def come() -> Iterator[Callable[[Server], Visitor]]:
    here: list[Visitor] = []

    def visit(server: Server) -> Visitor:
        here.append(Visitor(server))
        return here[-1]

    yield visit
    for visitor in here:
        visitor.close()


Come = Callable[[Server], Visitor]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def hung_up(talk: Talk) -> int:
    """The code with which the connection ends."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            talk.next()
    return closed.value.rcvd.code if closed.value.rcvd else 0


def test_who_registers_keeps_tables_and_finds_them_on_another_device(
    start_on: Callable[..., Server], come: Come
) -> None:
    server = start_on()
    phone, desk = come(server), come(server)
    table = phone.post("/api/play", {"game": "whist"})["table"]
    for kind in ("tables", "players", "invites", "tournaments"):
        assert phone.http.get(f"/api/{kind}/%00").status_code == 404, "neither database is asked for that"
    guest = phone.person
    me = phone.enter_as("/api/register", LOGIN)
    assert (me["person"], me["member"], me["login"]) == (guest, True, "Анна-Мария")
    assert [line["table"] for line in phone.get("/api/tables/mine")["tables"]] == [table]
    assert desk.person != guest
    me = desk.enter_as("/api/login", {**LOGIN, "login": " анна-мария "})
    assert (me["person"], me["login"]) == (guest, "Анна-Мария")
    assert [line["seat"] for line in desk.get("/api/tables/mine")["tables"]] == [0]
    talk = desk.talk()
    talk.enter(table)
    wait_for(talk, lambda: choices(talk.newest("scene")))
    scene = talk.newest("scene")
    assert talk.act(table, scene["seq"], choices(scene)[0]["text"])["type"] == "ack"


def test_seats_taken_as_a_guest_become_the_members_who_logs_in(
    start_on: Callable[..., Server], come: Come
) -> None:
    server = start_on()
    come(server).enter_as("/api/register", LOGIN)
    host, guest = come(server), come(server)
    made = host.post("/api/tables", {"game": "humbug", "seats": ["me", "open"]})
    guest.post("/api/join", {"invite": made["invite"]})
    before = guest.person
    talk = guest.talk()
    talk.enter(made["table"])
    guest.enter_as("/api/login", LOGIN)
    assert guest.person != before
    assert hung_up(talk) == 4401
    assert [line["seat"] for line in guest.get("/api/tables/mine")["tables"]] == [1]
    again = guest.talk()
    again.enter(made["table"])
    assert again.newest("table")["seat"] == 1


def test_nobody_holds_two_seats_by_logging_in(anna: Visitor, boris: Visitor) -> None:
    anna.enter_as("/api/register", {"login": "two-seats", "password": "queen of spades"})
    made = anna.post("/api/tables", {"game": "humbug", "seats": ["me", "open"]})
    boris.post("/api/join", {"invite": made["invite"]})
    guest = boris.person
    boris.enter_as("/api/login", {"login": "two-seats", "password": "queen of spades"})
    lines = boris.get("/api/tables/mine")["tables"]
    assert [line["seat"] for line in lines if line["table"] == made["table"]] == [0]
    assert boris.get(f"/api/tables/{made['table']}")["seats"][1]["who"] == "person"
    assert boris.person != guest


def test_the_cookie_a_member_had_as_a_guest_is_worth_nothing(server: Server, anna: Visitor) -> None:
    cookie, token = anna.http.cookies["lomber"], anna.http.headers["X-Lomber-Csrf"]
    talk = anna.talk()
    anna.enter_as("/api/register", {"login": "old-cookie", "password": "queen of spades"})
    assert hung_up(talk) == 4401
    headers = {"Cookie": f"lomber={cookie}", "X-Lomber-Csrf": token}
    assert httpx.get(server.url + "/api/me", headers=headers).json()["person"] != anna.person
    assert httpx.post(server.url + "/api/play", json={"game": "whist"}, headers=headers).status_code == 401


def test_sessions_are_listed_and_ended_one_by_one_or_all_others(
    start_on: Callable[..., Server], come: Come
) -> None:
    server = start_on()
    phone, desk, cafe = come(server), come(server), come(server)
    phone.enter_as("/api/register", LOGIN)
    for visitor, agent in ((desk, "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"), (cafe, "curl/8.5")):
        visitor.http.headers["User-Agent"] = agent
        visitor.enter_as("/api/login", LOGIN)
    lines = phone.get("/api/sessions")["sessions"]
    assert sorted(line["agent"] for line in lines) == ["Firefox, Linux", "curl", "python-httpx"]
    assert [line["agent"] for line in lines if line["here"]] == ["python-httpx"]
    cafes = next(line["id"] for line in lines if line["agent"] == "curl")
    talk = cafe.talk()
    left = phone.post("/api/sessions/end", {"session": cafes})["sessions"]
    assert sorted(line["agent"] for line in left) == ["Firefox, Linux", "python-httpx"]
    assert hung_up(talk) == 4401, "whoever speaks by it is cut off at once"
    assert refusal(cafe.http.post("/api/me", json={"name": "X"})) == (401, "no-cookie")
    assert not cafe.get("/api/me")["member"]
    assert refusal(phone.http.post("/api/sessions/end", json={"session": cafes})) == (404, "no-session")
    assert len(phone.post("/api/sessions/end", {"session": "others"})["sessions"]) == 1
    assert not desk.get("/api/me")["member"] and phone.get("/api/me")["member"]


def test_nobody_ends_or_sees_the_sessions_of_others(anna: Visitor, boris: Visitor) -> None:
    anna.enter_as("/api/register", {"login": "sessions-a", "password": "queen of spades"})
    boris.enter_as("/api/register", {"login": "sessions-b", "password": "queen of spades"})
    hers = anna.get("/api/sessions")["sessions"]
    assert refusal(boris.http.post("/api/sessions/end", json={"session": hers[0]["id"]}))[0] == 404
    assert anna.get("/api/me")["member"]
    assert hers[0]["id"] not in boris.http.get("/api/sessions").text


def test_who_logs_out_is_a_guest_and_his_token_is_dead(server: Server, anna: Visitor) -> None:
    anna.enter_as("/api/register", {"login": "leaver", "password": "queen of spades"})
    member, cookie = anna.person, anna.http.cookies["lomber"]
    me = anna.enter_as("/api/logout", {})
    assert me["person"] != member and not me["member"]
    stolen = httpx.get(server.url + "/api/me", headers={"Cookie": f"lomber={cookie}"}).json()
    assert stolen["person"] not in (member, me["person"])
    assert refusal(anna.http.post("/api/logout", json={})) == (403, "not-a-member")


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(
    start: Callable[..., Server], come: Come
) -> None:
    server = start()
    one, other = come(server), come(server)
    one.enter_as("/api/register", LOGIN)
    other.enter_as("/api/login", LOGIN)
    wrong = {"old": "something else", "new": "another secret"}
    assert refusal(one.http.post("/api/password", json=wrong)) == (403, "wrong-password")
    weak = {"old": LOGIN["password"], "new": "12345"}
    assert refusal(one.http.post("/api/password", json=weak)) == (422, "short-password")
    one.post("/api/password", {"old": LOGIN["password"], "new": "another secret"})
    assert one.get("/api/me")["member"] and not other.get("/api/me")["member"]
    late = come(server)
    assert refusal(late.http.post("/api/login", json=LOGIN)) == (403, "wrong-login")
    late.enter_as("/api/login", {**LOGIN, "password": "another secret"})


@pytest.mark.parametrize(
    ("login", "password", "status", "key"),
    [
        ("ab", "queen of spades", 422, "bad-login"),
        ("a b c", "queen of spades", 422, "bad-login"),
        ("a\u202eb", "queen of spades", 422, "bad-login"),
        ("x" * 33, "queen of spades", 422, "bad-login"),
        ("anna", "short", 422, "short-password"),
        ("anna", "aaaaaaaaaaaa", 422, "weak-password"),
        ("annapavlovna", "AnnaPavlovna", 422, "weak-password"),
    ],
)
def test_a_login_or_password_that_cannot_be_is_refused(
    anna: Visitor, login: str, password: str, status: int, key: str
) -> None:
    answer = anna.http.post("/api/register", json={"login": login, "password": password})
    assert refusal(answer) == (status, key)
    assert not anna.get("/api/me")["member"]


def test_who_types_nothing_or_too_much_hears_so_in_his_language(start: Callable[..., Server]) -> None:
    """On a server of its own: attempts to register are counted."""
    guest = Visitor(start(), "ru")

    def said(path: str, **body: str) -> tuple[tuple[int, str], str]:
        answer = guest.http.post(path, json=body)
        return refusal(answer), answer.json()["text"]

    for login, password in (("", ""), ("x" * 200, "queen of spades"), ("anna", "x" * 300)):
        entered = said("/api/login", login=login, password=password)
        assert entered == ((403, "wrong-login"), "Логин или пароль не подходит.")
    for login in ("", "x" * 33, "x" * 65, "x" * 2000):
        kind, text = said("/api/register", login=login, password="queen of spades")
        assert kind == (422, "bad-login") and "В логине" in text
    assert said("/api/register", login="anna", password="")[0] == (422, "short-password")
    long = said("/api/register", login="anna", password="x" * 257)
    assert long == ((422, "long-password"), "В пароле не больше 256 знаков.")
    for code in ("", "x" * 200):
        assert said("/api/reset", code=code, password="queen of spades")[0] == (403, "wrong-code")
    kind, text = said("/api/me", name="x" * 200)
    assert kind == (422, "bad-name") and "В имени" in text
    assert not guest.get("/api/me")["member"]
    guest.close()


def test_a_login_is_taken_once_however_it_is_written(anna: Visitor, boris: Visitor) -> None:
    anna.enter_as("/api/register", {"login": "Ｖасилиса", "password": "queen of spades"})
    again = boris.http.post("/api/register", json={"login": "vАСИЛИСА", "password": "queen of clubs"})
    assert refusal(again) == (409, "login-taken")
    assert not boris.get("/api/me")["member"]
    twice = anna.http.post("/api/register", json={"login": "another", "password": "queen of spades"})
    assert refusal(twice) == (409, "already-in")


def test_changes_of_who_one_is_need_our_own_page_and_its_token(server: Server, anna: Visitor) -> None:
    for path, body in (("/api/register", LOGIN), ("/api/login", LOGIN)):
        other = anna.http.post(path, json=body, headers={"Origin": "https://example.org"})
        assert refusal(other) == (403, "origin")
        assert refusal(anna.http.post(path, json=body, headers={"X-Lomber-Csrf": "x"})) == (403, "csrf")
        assert httpx.post(server.url + path, json=body).status_code == 401
    guests = anna.http.headers["X-Lomber-Csrf"]
    anna.enter_as("/api/register", {"login": "token-changes", "password": "queen of spades"})
    old = anna.http.post("/api/logout", json={}, headers={"X-Lomber-Csrf": guests})
    assert refusal(old) == (403, "csrf"), "what a page knew as a guest's is of no use for the member"
    assert "HttpOnly" in anna.http.get("/api/me").headers["set-cookie"]
    assert "samesite=lax" in anna.http.get("/api/me").headers["set-cookie"].lower()


def test_a_cookie_that_came_over_https_goes_back_over_https_alone(start: Callable[..., Server]) -> None:
    server = start("--proxy", "127.0.0.1")
    plain = httpx.get(server.url + "/api/me").headers["set-cookie"]
    behind_a_proxy = httpx.get(server.url + "/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "; secure" not in plain.lower()
    assert "; secure" in behind_a_proxy.headers["set-cookie"].lower()


# -- what an attacker learns


def test_a_wrong_password_and_an_unknown_login_are_answered_alike(
    start: Callable[..., Server], come: Come
) -> None:
    server = start()
    come(server).enter_as("/api/register", LOGIN)
    stranger = come(server)
    answers: dict[str, list[httpx.Response]] = {LOGIN["login"]: [], "nobody-here": []}
    times: dict[str, list[float]] = {LOGIN["login"]: [], "nobody-here": []}
    for _ in range(7):
        for login in answers:
            begun = time.perf_counter()
            answers[login].append(
                stranger.http.post("/api/login", json={"login": login, "password": "guess it now"})
            )
            times[login].append(time.perf_counter() - begun)
    bodies = {answer.text for given in answers.values() for answer in given}
    assert len(bodies) == 1 and refusal(answers["nobody-here"][0]) == (403, "wrong-login")
    known, unknown = (min(times[login]) for login in answers)  # what else the machine does only adds to them
    assert 0.5 < known / unknown < 2, (known, unknown)
    settings = NOBODYS.split("$")[3]
    assert HASHER.hash("x").split("$")[3] == settings


def test_guessing_is_slowed_down_whether_the_login_exists_or_not(
    start: Callable[..., Server], come: Come
) -> None:
    server = start()
    stranger = come(server)
    keys = []
    for _ in range(12):
        answer = stranger.http.post("/api/login", json={"login": "nobody", "password": "guess it now"})
        keys.append(answer.json()["key"])
    assert keys == ["wrong-login"] * 10 + ["too-fast"] * 2
    assert 1 < int(answer.headers["retry-after"]) <= 30, "when one of that login is allowed again"

    def guessed(number: int) -> str:
        guess = {"login": f"n{number}", "password": "guess it now"}
        return str(come(server).http.post("/api/login", json=guess).json()["key"])

    with ThreadPoolExecutor(8) as guessing:  # one after the other there may be time for more between them
        other = list(guessing.map(guessed, range(80)))
    assert other[:20] == ["wrong-login"] * 20, "a whole class may mistype"
    assert "too-fast" in other, "nor from one address at many logins"


def test_a_right_password_is_not_counted_as_a_guess(start: Callable[..., Server], come: Come) -> None:
    """A whole club logs in from its room."""
    server = start()
    come(server).enter_as("/api/register", LOGIN)
    for _ in range(25):
        assert come(server).http.post("/api/login", json=LOGIN).status_code == 200


def test_the_database_tells_neither_passwords_nor_tokens(
    start: Callable[..., Server], come: Come, db: Path
) -> None:
    server = start()
    anna = come(server)
    anna.enter_as("/api/register", LOGIN)
    secret = anna.http.cookies["lomber"].removeprefix("2.")
    assert len(secret) >= 43
    assert server.stop() == 0
    connection = sqlite3.connect(db)
    everything = "\n".join(connection.iterdump())
    connection.close()
    assert "$argon2id$" in everything
    assert secret not in everything and LOGIN["password"] not in everything
    assert secret not in server.log.read_text(encoding="utf-8")


def test_a_session_ended_on_one_worker_is_cut_off_on_the_other(
    worker: Callable[..., Server], come: Come
) -> None:
    first, second = worker(), worker()
    phone, desk = come(first), come(second)
    phone.enter_as("/api/register", LOGIN)
    desk.enter_as("/api/login", LOGIN)
    talk = desk.talk()
    phone.post("/api/sessions/end", {"session": "others"})
    assert hung_up(talk) == 4401
    assert not desk.get("/api/me")["member"]


def test_a_seat_on_another_worker_becomes_the_members_too(
    worker: Callable[..., Server], come: Come, postgres: Postgres
) -> None:
    first, second = worker(), worker()
    come(second).enter_as("/api/register", LOGIN)
    host, guest = come(first), come(second)
    made = host.post("/api/tables", {"game": "humbug", "seats": ["me", "open"]})
    assert guest.post("/api/join", {"invite": made["invite"]})["seat"] == 1
    guest.enter_as("/api/login", LOGIN)
    assert [line["seat"] for line in guest.get("/api/tables/mine")["tables"]] == [1]


# -- in the storage


def test_members_and_sessions_are_stored(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        anna = Account("p1", "анна", "Анна", "hash")
        assert await storage.register(anna)
        assert not await storage.register(Account("p2", "анна", "АННА", "other"))
        assert not await storage.register(Account("p1", "boris", "boris", "other"))
        assert await storage.account("анна") == await storage.account_of("p1") == anna
        assert await storage.account("boris") is None and await storage.account_of("p2") is None
        await storage.change_password("p1", "new")
        for number in range(5):
            await storage.begin_session(
                Session(f"key{number}", f"s{number}", "p1", 1.0, float(number), "Firefox"), 3
            )
        assert [session.id for session in await storage.sessions("p1")] == ["s4", "s3", "s2"]
        await storage.note_session("key2", 9.5)
        again = await storage.session("key2")
        assert again is not None and (again.id, again.seen) == ("s2", 9.5)
        begun = time.time() - 1
        assert await storage.end_sessions("p2", ["s2"]) == []
        assert await storage.end_sessions("p1", ["s2", "none"]) == ["s2"]
        assert await storage.session("key2") is None
        await storage.close()
        later = opening()
        account = await later.account("анна")
        assert account is not None and account.password == "new"
        assert {who for who, _ in await later.dismissed(begun)} == {"guest:p1", "s0", "s1", "s2"}
        assert await later.dismissed(time.time() + 60) == []
        await later.close()

    run(work())


def test_only_the_last_lines_of_talk_are_kept(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        for number in range(1, 8):
            await storage.keep_said("t", number, b'{"n": %d}' % number, 3)
        await storage.keep_said("u", 1, b"{}", 3)
        assert await storage.said("t") == [b'{"n": 5}', b'{"n": 6}', b'{"n": 7}']
        await storage.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("agent", "shown"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1", "Safari, iOS"),
        ("Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("\x1b[31mbad\x07" + "x" * 200, "[31mbadxxxxxxxxxxxxxxxxx"),
        ("", ""),
    ],
)
def test_a_browser_is_described_so_that_its_owner_knows_it(agent: str, shown: str) -> None:
    assert described(agent) == shown
