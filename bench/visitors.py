"""A served table and its guests, for load and for crashes: everything goes through the wire, as for anybody else.

The WebSocket is spoken by hand, because a general library would cost the clients more than the server does.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec


class Served:
    """`python -m lomber.server` on a database: a file or a URL."""

    def __init__(self, db: str, *more: str, log: Path | None = None) -> None:
        command = [sys.executable, "-m", "lomber.server", "--db", db, "--port", "0", "--pause", "0"]
        with (log or Path(os.devnull)).open("a", encoding="utf-8") as out:
            self.process = subprocess.Popen(
                [*command, "--thinkers", "1", "--unlimited", *more],
                stdout=subprocess.PIPE,
                stderr=out,
                text=True,
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        if not self.url:
            raise RuntimeError(f"the server did not start: {log.read_text() if log else 'no log'}")
        self.host = urlsplit(self.url).netloc

    def kill(self) -> None:
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        assert self.process.stdout is not None
        code = self.process.wait(60)
        self.process.stdout.close()
        return code


def progress(text: str) -> None:
    """A line that the next one replaces, where somebody looks on."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()


def memory(process: int) -> int:
    """Resident bytes of a process."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def processor_seconds(process: int) -> float:
    """Time a process has spent on processors."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Door:
    """The HTTP side, on one connection that is kept."""

    def __init__(self, host: str) -> None:
        self._connection = http.client.HTTPConnection(host, timeout=60)

    def guest(self) -> Guest:
        self._connection.request("GET", "/api/me")
        answer = self._connection.getresponse()
        me = json.loads(answer.read())
        cookie = str(answer.headers["Set-Cookie"]).partition(";")[0]
        return Guest(me["person"], cookie, me["csrf"])

    def post(self, guest: Guest, path: str, body: dict[str, Any]) -> Any:
        headers = {"Cookie": guest.cookie, "X-Lomber-Csrf": guest.csrf, "Content-Type": "application/json"}
        self._connection.request("POST", path, json.dumps(body), headers)
        answer = self._connection.getresponse()
        data = json.loads(answer.read())
        if answer.status != 200:
            raise RuntimeError(f"{path}: {answer.status} {data}")
        return data

    def close(self) -> None:
        self._connection.close()


class Guest(msgspec.Struct):
    person: str
    cookie: str
    csrf: str


class Choice(msgspec.Struct):
    move: int
    text: str
    aside: bool = False


class SceneHeard(msgspec.Struct):
    choices: list[Choice] = []


class Heard(msgspec.Struct):
    """What a simple player needs of any message."""

    type: str
    table: str | None = None
    seq: int = 0
    id: str | None = None
    key: str = ""
    state: str = ""
    may: list[str] = []
    repeated: bool = False
    scene: SceneHeard | None = None


read = msgspec.json.Decoder(Heard).decode

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """A WebSocket as a client speaks it: whole text frames in, masked text frames out."""

    def __init__(self, host: str, path: str, headers: str, heard: Callable[[Line, bytes], None]) -> None:
        self._host = host
        self._path = path
        self._headers = headers
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def connect(cls, host: str, path: str, headers: str, heard: Callable[[Line, bytes], None]) -> Line:
        name, _, port = host.rpartition(":")
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(host, path, headers, heard), name, int(port))
        await asyncio.wait([line.opened, line.closed], return_when=asyncio.FIRST_COMPLETED)
        if not line.opened.done():
            raise ConnectionResetError("the door was closed")
        return line

    @classmethod
    async def enter(cls, host: str, guest: Guest, table: str, heard: Callable[[Heard], None]) -> Line:
        """A guest comes to his table."""
        headers = f"Sec-WebSocket-Protocol: lomber.1\r\nCookie: {guest.cookie}\r\n"
        line = await cls.connect(host, "/ws", headers, lambda line, frame: heard(read(frame)))
        line.say({"type": "hello", "protocol": "lomber/1", "lang": "en"})
        line.say({"type": "enter", "table": table})
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: bG9tYmVyLWxvbWJlci1sbw==\r\nSec-WebSocket-Version: 13\r\n"
            f"{self._headers}\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.close()
                return
            self._buffer = bytearray(rest)
            self._open = True
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == TEXT:
                self._heard(self, body)
            elif kind == PING:
                self._send(PONG, body)
            elif kind == CLOSE:
                self.close()

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, at = buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, at = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            size, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + size:
            return None
        kind, body = buffer[0] & 15, bytes(buffer[at : at + size])
        del buffer[: at + size]
        return kind, body

    def say(self, message: dict[str, Any]) -> None:
        self.write(msgspec.json.encode(message))

    def write(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        """The mask is 0000, so that masking changes nothing."""
        size = len(body)
        head = bytes([128 | kind, 128 | size]) if size < 126 else struct.pack(">BBH", 128 | kind, 254, size)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()
