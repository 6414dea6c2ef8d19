"""The line to a served table: `lomber/1` over one WebSocket, kept up by a thread of its own.

Whoever is cut off comes back by himself with the number of the last scene he saw, and is told what he missed.
"""

from __future__ import annotations

import contextlib
import json
import queue
import random
import threading
from typing import Any

import websockets
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from lomber.table.errors import LomberError
from lomber.terminal.visiting import COOKIE, PATIENCE

PROTOCOL = "lomber/1"
SUBPROTOCOL = "lomber.1"
ENTERING = "enter"
"""The id of the request to enter: a refusal of it is for good."""
FIRST_REST = 0.5
LONGEST_REST = 15.0
"""Seconds before one tries to come back: first, and at most."""
FOR_GOOD = (1008, 1009, 4401)
"""Close codes after which coming back is of no use."""

Frame = dict[str, Any]


class Line:
    """Frames of one table in the order they came; its own are `lost` (it broke) and `gone` (it broke for good)."""

    def __init__(self, server: str, cookie: str, lang: str, table: str) -> None:
        self._url = "ws" + server.removeprefix("http") + "/ws"
        self._cookie = cookie
        self.lang = lang
        self._table = table
        self._seq: int | None = None
        self._frames: queue.SimpleQueue[Frame] = queue.SimpleQueue()
        self._socket: ClientConnection | None = None
        self._closed = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def next(self, seconds: float | None) -> Frame | None:
        """The next frame; None if there is none within so many seconds. None seconds: as long as it takes."""
        try:
            return self._frames.get(timeout=seconds) if seconds != 0 else self._frames.get_nowait()
        except queue.Empty:
            return None

    def say(self, kind: str, **fields: Any) -> None:
        """Something about this table."""
        self._send(self._socket, {"type": kind, "table": self._table, **fields})

    def speak(self, lang: str) -> None:
        """From now on say refusals in this language."""
        self.lang = lang
        self._send(self._socket, {"type": "hello", "protocol": PROTOCOL, "lang": lang})

    def move_to(self, table: str) -> None:
        """Leave this table for another."""
        with contextlib.suppress(LomberError):
            self.say("leave")
        self._table, self._seq = table, None
        with contextlib.suppress(LomberError):
            self.say("enter", id=ENTERING)

    def close(self) -> None:
        self._closed.set()
        socket = self._socket
        if socket is not None:
            socket.close()

    # -- the thread

    def _run(self) -> None:
        rest = FIRST_REST
        while not self._closed.is_set():
            seen = self._seq
            code = self._listen()
            if code in FOR_GOOD:
                self._frames.put({"type": "gone"})
                return
            self._frames.put({"type": "lost"})
            rest = FIRST_REST if self._seq != seen else min(rest * 2, LONGEST_REST)
            self._closed.wait(rest * random.uniform(0.7, 1.3))

    def _listen(self) -> int:
        """Connect, enter, and hear all that is said until the line breaks; its close code."""
        try:
            with connect(
                self._url,
                additional_headers={"Cookie": f"{COOKIE}={self._cookie}"},
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                open_timeout=PATIENCE,
                max_size=None,
                max_queue=None,
            ) as socket:
                self._send(socket, {"type": "hello", "protocol": PROTOCOL, "lang": self.lang})
                since = {} if self._seq is None else {"since": self._seq}
                self._send(socket, {"type": "enter", "table": self._table, "id": ENTERING, **since})
                self._socket = socket
                for text in socket:
                    self._hear(json.loads(text))
                return socket.close_code or 0
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
        except (OSError, ValueError, LomberError, websockets.WebSocketException):
            return 0
        finally:
            self._socket = None

    def _hear(self, frame: Frame) -> None:
        if frame.get("type") == "scene" and frame.get("table") == self._table:
            self._seq = frame.get("seq")
        self._frames.put(frame)

    def _send(self, socket: ClientConnection | None, frame: Frame) -> None:
        try:
            if socket is None:
                raise EOFError
            socket.send(json.dumps(frame))
        except (EOFError, OSError, websockets.WebSocketException):
            raise LomberError("the line is broken", "join-lost") from None
