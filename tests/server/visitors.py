"""A real server in its own process, and people who visit it through real HTTP and a real WebSocket."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import psycopg
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from lomber.server.events import Stored, read_event

PATIENCE = 30.0
"""Seconds after which an answer that has not come fails the test."""


class Server:
    """`python -m lomber.server` on a free port."""

    def __init__(self, db: Path | str, *more: str, log: Path | None = None) -> None:
        """On a file, or on the database of a URL; then `log` says where the log goes."""
        path = os.environ.get("PYTHONPATH") or os.pathsep.join(place for place in sys.path if place)
        command = [sys.executable, "-m", "lomber.server", "--db", str(db), "--port", "0", "--pause", "0"]
        self.db = db
        self.log = log or Path(db).with_suffix(".log")
        with self.log.open("a", encoding="utf-8") as file:
            self.process = subprocess.Popen(
                [*command, "--thinkers", "1", *more],
                stdout=subprocess.PIPE,
                stderr=file,
                text=True,
                env={**os.environ, "PYTHONPATH": path},
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        if not self.url:
            self._gone()
        assert self.url.startswith("http://"), self.log.read_text(encoding="utf-8")

    @property
    def running(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._gone()

    def stop(self, how: int = signal.SIGTERM) -> int:
        """As an administrator would."""
        self.process.send_signal(how)
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class Visitor:
    """A guest with a cookie jar."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers={"Accept-Language": lang}, timeout=PATIENCE)
        me = self.http.get("/api/me").json()
        self.person: str = me["person"]
        self.http.headers["X-Lomber-Csrf"] = me["csrf"]
        self._talks: list[Talk] = []

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def enter_as(self, path: str, body: Any) -> Any:
        """Register, log in or out: what follows is asked as whoever this makes one."""
        me = self.post(path, body)
        self.person = me["person"]
        self.http.headers["X-Lomber-Csrf"] = me["csrf"]
        return me

    def moved_to(self, server: Server) -> None:
        """The same guest after the server was started anew, on another port."""
        self.server = server
        self.http.base_url = httpx.URL(server.url)

    def talk(self, *, hello: bool = True, lang: str = "en") -> Talk:
        cookie = self.http.cookies.get("lomber")
        talk = Talk(
            connect(
                self.server.url.replace("http", "ws") + "/ws",
                additional_headers={"Cookie": f"lomber={cookie}"},
                subprotocols=[Subprotocol("lomber.1")],
                max_size=None,
            )
        )
        self._talks.append(talk)
        if hello:
            talk.say("hello", protocol="lomber/1", lang=lang)
            assert talk.hear("hello")["person"] == self.person
        return talk

    def close(self) -> None:
        for talk in self._talks:
            talk.close()
        self.http.close()


class Talk:
    """One WebSocket; every frame that came is kept."""

    def __init__(self, opening: ClientConnection) -> None:
        self._open = contextlib.ExitStack()
        self.socket = self._open.enter_context(opening)
        self.frames: list[dict[str, Any]] = []
        self._number = 0

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def next(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.frames.append(frame)
        return frame

    def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            frame = self.next()
            if frame["type"] in types:
                return frame

    def waiting(self) -> list[dict[str, Any]]:
        """Whatever has come by now, and comes in the next moment."""
        found = []
        with contextlib.suppress(TimeoutError):
            while True:
                frame = json.loads(self.socket.recv(0.02))
                self.frames.append(frame)
                found.append(frame)
        return found

    def newest(self, kind: str) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames) if frame["type"] == kind)

    def enter(self, table: str, since: int | None = None) -> dict[str, Any]:
        """The scene one comes into."""
        self.say("enter", table=table, **({} if since is None else {"since": since}))
        return self.hear("scene", "error")

    def act(self, table: str, seq: int, *moves: str | int, id: str = "") -> dict[str, Any]:
        """What the table says to it: `ack` or `error`."""
        self._number += 1
        return self.ask("act", id or f"act{self._number}", table=table, seq=seq, moves=list(moves))

    def ask(self, kind: str, id: str, **fields: Any) -> dict[str, Any]:
        """The answer to this; whoever is told that he is too fast takes a breath and asks again."""
        self.say(kind, id=id, **fields)
        while True:
            answer = self.hear("ack", "error")
            if answer.get("id") == id:
                return answer
            if answer.get("key") == "too-fast":
                time.sleep(0.1)
                self.say(kind, id=id, **fields)

    def silence(self) -> None:
        """Nothing more comes: a ping is answered next."""
        self.say("ping", id="silence")
        frame = self.next()
        assert frame == {"type": "pong", "id": "silence"}, frame

    def close(self) -> None:
        self._open.close()


def choices(scene: dict[str, Any]) -> list[dict[str, Any]]:
    """What the seat must choose from now."""
    return [choice for choice in scene["scene"]["choices"] if not choice.get("aside")]


def play_on(talk: Talk, table: str, chance: random.Random, *, hands: int = 1) -> None:
    """Play whatever is open until so many hands are over, or the match is."""
    while True:
        state = talk.newest("table")["state"]
        scene = talk.newest("scene")
        if state == "over":
            return
        if state == "between":
            hands -= 1
            if not hands:
                return
            talk.ask("next", "next", table=table)
            wait_for(talk, lambda: talk.newest("table")["state"] != "between")
            continue
        open_now = choices(scene)
        if not open_now:
            talk.next()
            continue
        choice = chance.choice(open_now)
        answer = talk.act(table, scene["seq"], chance.choice([choice["move"], choice["text"]]))
        assert answer["type"] == "ack" or answer["key"] == "stale", answer


def stored_log(server: Server, table: str) -> list[Stored]:
    """The truth: a table's log as it lies in the database."""
    rows = stored(server, "SELECT event FROM events WHERE table_id = ? ORDER BY number", table)
    return [read_event(row[0].encode()) for row in rows]


def stored(server: Server, sql: str, *values: object) -> list[Any]:
    """What lies in the database, read past the server."""
    if isinstance(server.db, str):
        with psycopg.connect(server.db) as postgres:
            return postgres.execute(sql.replace("?", "%s").encode(), values).fetchall()
    connection = sqlite3.connect(f"file:{server.db}?mode=ro", uri=True)
    rows = connection.execute(sql, values).fetchall()
    connection.close()
    return rows


def wait_for(talk: Talk, done: Any) -> None:
    while not done():
        talk.next()
