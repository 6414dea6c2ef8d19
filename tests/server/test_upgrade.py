"""Running for years: databases of older servers, with their tables in play, and reverse proxies."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from lomber.server.identity import Identities, Person
from lomber.server.office import Wish, attend
from tests.package.source import ROOT
from tests.server.test_members import Come
from tests.server.test_members import come as come
from tests.server.visitors import Server, Talk, Visitor, choices

OLD = (ROOT / "tests" / "records" / "server" / "0.1.sql").read_text(encoding="utf-8")
"""As that server had left it, but for the sessions."""


@pytest.fixture(params=["sqlite", "postgresql"])
def upgraded(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """This program on the database of that one: as it lies, or taken over into PostgreSQL."""
    old = tmp_path / "old.db"
    with sqlite3.connect(old) as connection:
        connection.executescript(OLD)
    connection.close()
    where: Path | str = old
    if request.param == "postgresql":
        where = request.getfixturevalue("postgres").new_database()
        assert attend(Wish("backup", [str(tmp_path / "kept")], str(old)), "en") == 0
        assert attend(Wish("restore", [str(tmp_path / "kept")], str(where)), "en") == 0
    server = Server(where, log=tmp_path / "log")
    yield server
    assert server.stop() == 0
    assert '"level": "error"' not in (tmp_path / "log").read_text(encoding="utf-8")


def named(what: str) -> str:
    found = re.search(rf"^-- {what}: (\w+)$", OLD, re.MULTILINE)
    assert found
    return found.group(1)


def known_again(server: Server, visitor: Visitor) -> Visitor:
    """Anna with the cookie that the old server had given her: the secret that signs it is in its database."""
    secret = re.search(r"VALUES\('secret',X'([0-9A-F]+)'\)", OLD)
    person = re.search(r"INTO \"guests\" VALUES\('(\w+)','Анна'", OLD)
    assert secret and person
    cookie = Identities(bytes.fromhex(secret.group(1))).cookie(Person(person.group(1), int(time.time())))
    visitor.http.cookies.set("lomber", cookie, domain="127.0.0.1")
    me = visitor.get("/api/me")
    assert (me["person"], me["name"]) == (person.group(1), "Анна")
    visitor.person = me["person"]
    visitor.http.headers["X-Lomber-Csrf"] = me["csrf"]
    return visitor


def test_a_database_of_release_0_1_is_brought_up_to_date_and_its_tables_are_played_on(
    upgraded: Server, come: Come
) -> None:
    anna, boris = come(upgraded), come(upgraded)
    known_again(upgraded, anna)
    boris.enter_as("/api/login", {"login": "boris", "password": "семёрка треф"})
    mine = {line["table"]: line["state"] for line in anna.get("/api/tables/mine")["tables"]}
    assert mine[named("over")] == "over" and mine[named("live")] == "playing"
    talks = [visitor.talk() for visitor in (anna, boris)]
    for talk in talks:
        talk.enter(named("live"))
    assert [line["phrase"] for line in talks[1].newest("chat")["lines"]] == ["luck"]
    for _ in range(4):
        _next_move(talks, named("live"))
    alone = anna.talk()
    scene = alone.enter(named("alone"))
    assert scene["type"] == "scene" and anna.get(f"/api/tables/{named('alone')}")["seat"] == 0
    assert attend(Wish("health", db=str(upgraded.db), url=upgraded.url), "en") == 0
    assert attend(Wish("index", db=str(upgraded.db)), "en") == 0
    assert [line["table"] for line in anna.get("/api/records")["records"]] == [named("over")]


def _next_move(talks: list[Talk], table: str) -> None:
    """Whoever is asked plays what he is offered first."""
    while True:
        for talk in talks:
            talk.waiting()
            scene = talk.newest("scene")
            offered = choices(scene)
            if offered:
                assert talk.act(table, scene["seq"], offered[0]["text"])["type"] == "ack"
                return


# -- behind a reverse proxy


THROUGH_TLS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}


def test_a_trusted_proxy_is_believed_about_tls_and_about_whom_it_speaks_for(
    start: Callable[..., Server],
) -> None:
    server = start("--proxy", "127.0.0.0/8")
    answer = httpx.get(f"{server.url}/api/me", headers=THROUGH_TLS)
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    origin = {"Origin": server.url.replace("http://", "https://")}
    cookie = {"Cookie": f"lomber={answer.cookies['lomber']}"}
    with connect(
        server.url.replace("http", "ws") + "/ws", additional_headers={**THROUGH_TLS, **origin, **cookie}
    ) as line:
        line.send('{"type": "hello", "protocol": "lomber/1"}')
        assert '"hello"' in str(line.recv(30))
    begun = time.monotonic()
    keys = [registering(server, {**THROUGH_TLS, **origin})]
    while keys[-1] == "short-password" and len(keys) < 600:
        keys.append(registering(server, {**THROUGH_TLS, **origin}))
    allowed = 60 + (time.monotonic() - begun) / 10  # one more in ten seconds
    assert keys[-1] == "too-fast", "guests behind the proxy are held back"
    assert 60 <= len(keys) - 1 <= allowed
    other = {**THROUGH_TLS, **origin, "X-Forwarded-For": "203.0.113.10"}
    assert registering(server, other) == "short-password"


def registering(server: Server, headers: dict[str, str]) -> str:
    """What a new guest is told who wants to be a member with a password that is too short."""
    with httpx.Client(base_url=server.url, headers=headers) as guest:
        me = guest.get("/api/me")
        known = {"X-Lomber-Csrf": me.json()["csrf"], "Cookie": f"lomber={me.cookies['lomber']}"}
        weak = {"login": "anna", "password": "short"}
        return str(guest.post("/api/register", json=weak, headers=known).json()["key"])


def test_nobody_else_is_believed(start: Callable[..., Server]) -> None:
    server = start("--proxy", "192.0.2.1")
    answer = httpx.get(f"{server.url}/api/me", headers=THROUGH_TLS)
    assert "Secure" not in answer.headers["set-cookie"]
    assert "strict-transport-security" not in answer.headers
