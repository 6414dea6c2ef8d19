"""Other workers: requests for their tables are passed on to them, and their answers passed back.

A worker speaks to another as the client would: the same HTTP, the same `lomber/1`, the same cookie. It adds a
header that only workers can write; whoever bears it is believed about the client's address, and is never passed
on a second time.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
from collections.abc import Callable, Iterable

import h11
import websockets
from starlette.requests import HTTPConnection
from starlette.responses import Response
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from lomber.server.mistakes import Refused
from lomber.server.wire import PROTOCOL, SUBPROTOCOL, encode

WORKER = "x-lomber-worker"
FOR = "x-lomber-for"
PATIENCE = 10.0
"""Seconds another worker has for an answer."""
PASSED_ON = ("cookie", "accept-language", "content-type", "x-lomber-csrf")
PASSED_BACK = ("content-type", "cache-control", "etag", "retry-after")


class Gone(Exception):
    """Nobody listens at that worker's address any more."""


class Peers:
    """The way to the other workers, and the sign by which they know us."""

    def __init__(self, secret: bytes) -> None:
        self._sign = hmac.digest(secret, b"worker", hashlib.sha256).hex()

    def is_worker(self, connection: HTTPConnection) -> bool:
        return hmac.compare_digest(connection.headers.get(WORKER, "").encode(), self._sign.encode())

    def address(self, connection: HTTPConnection) -> str:
        """Where a client speaks from, though a worker speak for it."""
        if self.is_worker(connection):
            return connection.headers.get(FOR, "")
        return connection.client.host if connection.client else ""

    async def pass_on(self, connection: HTTPConnection, method: str, body: bytes, address: str) -> Response:
        """The answer of the worker at that address to this request."""
        if self.is_worker(connection):
            raise Refused("moving", 503)
        url = connection.url
        target = url.path + (f"?{url.query}" if url.query else "")
        return await self.ask(address, method, target, self._headers(connection), body)

    async def ask(
        self,
        address: str,
        method: str,
        target: str,
        headers: Iterable[tuple[str, str]] = (),
        body: bytes = b"",
    ) -> Response:
        try:
            signed = [*headers, (WORKER, self._sign)]
            return await asyncio.wait_for(_exchange(address, method, target, signed, body), PATIENCE)
        except ConnectionRefusedError:
            raise Gone from None
        except (OSError, TimeoutError, h11.RemoteProtocolError):
            raise Refused("moving", 503) from None

    async def link(self, connection: HTTPConnection, lang: str, fair: bool, address: str) -> ClientConnection:
        """A conversation with another worker, greeted, in the name of this client."""
        if self.is_worker(connection):
            raise Refused("moving", 503)
        headers = [*self._headers(connection), (WORKER, self._sign)]
        try:
            socket = await connect(
                f"ws://{address}/ws",
                additional_headers=headers,
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                proxy=None,
            )
            await socket.send(
                encode({"type": "hello", "protocol": PROTOCOL, "lang": lang, "fair": fair}).decode()
            )
            await socket.recv()
        except ConnectionRefusedError:
            raise Gone from None
        except (OSError, TimeoutError, websockets.WebSocketException):
            raise Refused("moving", 503) from None
        return socket

    def _headers(self, connection: HTTPConnection) -> list[tuple[str, str]]:
        kept = [(name, connection.headers[name]) for name in PASSED_ON if name in connection.headers]
        return [*kept, (FOR, self.address(connection))]


async def _exchange(
    address: str, method: str, target: str, headers: Iterable[tuple[str, str]], body: bytes
) -> Response:
    """One request and its answer on a connection of their own."""
    host, _, port = address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        peer = h11.Connection(h11.CLIENT)
        told = [("host", address), ("connection", "close"), ("content-length", str(len(body))), *headers]
        for event in (h11.Request(method=method, target=target, headers=told), h11.Data(body)):
            writer.write(peer.send(event) or b"")
        writer.write(peer.send(h11.EndOfMessage()) or b"")
        answer = Response()
        parts = []
        while not isinstance(said := peer.next_event(), h11.EndOfMessage):
            if said is h11.NEED_DATA:
                peer.receive_data(await reader.read(65536))
            elif isinstance(said, h11.Response):
                kept = {n.decode(): v.decode() for n, v in said.headers if n.decode() in PASSED_BACK}
                answer = Response(status_code=said.status_code, headers=kept)
            elif isinstance(said, h11.Data):
                parts.append(bytes(said.data))
        answer.body = b"".join(parts)
        answer.headers["content-length"] = str(len(answer.body))
        return answer
    finally:
        writer.close()


class Links:
    """What one client has to do with tables of other workers: a conversation with each of those."""

    def __init__(
        self,
        peers: Peers,
        client: HTTPConnection,
        send: Callable[[bytes], None],
        dismiss: Callable[[], None],
    ) -> None:
        self._peers = peers
        self._client = client
        self._send = send
        self._dismiss = dismiss
        self._tables: dict[str, str] = {}
        """The address where each table that was asked for is played."""
        self._open: dict[str, ClientConnection] = {}
        self._relays: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tables)

    def has(self, table: str) -> bool:
        return table in self._tables

    async def say(self, table: str, text: str) -> None:
        """Pass a request on to the worker that has the table."""
        socket = self._open[self._tables[table]]
        with contextlib.suppress(websockets.ConnectionClosed):  # then the relay sends the client away
            await socket.send(text)

    async def reach(self, table: str, address: str, lang: str, fair: bool) -> None:
        """From now on the table's requests go there."""
        if address not in self._open:
            socket = self._open[address] = await self._peers.link(self._client, lang, fair, address)
            relay = asyncio.create_task(self._relay(socket))
            self._relays.add(relay)
            relay.add_done_callback(self._relays.discard)
        self._tables[table] = address

    def forget(self, table: str) -> None:
        self._tables.pop(table, None)

    async def say_all(self, text: str) -> None:
        for socket in self._open.values():
            with contextlib.suppress(websockets.ConnectionClosed):
                await socket.send(text)

    async def _relay(self, socket: ClientConnection) -> None:
        """Pass on what the other worker says, but its greetings; when it falls silent the client comes back."""
        with contextlib.suppress(websockets.ConnectionClosed):
            async for frame in socket:
                data = frame if isinstance(frame, bytes) else frame.encode()
                if not data.startswith(b'{"type":"hello"'):
                    self._send(data)
        self._dismiss()

    async def close(self) -> None:
        for relay in list(self._relays):
            relay.cancel()
        await asyncio.gather(*self._relays, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._open.values()), return_exceptions=True)
