"""The live door: one WebSocket per client, `lomber/1` spoken through it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lomber import __version__
from lomber.server.house import BANNED, NO_COOKIE, House
from lomber.server.identity import Person
from lomber.server.limits import Bucket
from lomber.server.live import LiveTable
from lomber.server.mistakes import Refused, TooFast, said
from lomber.server.owners import Elsewhere
from lomber.server.peers import Gone, Links
from lomber.server.wire import (
    LARGEST_FRAME,
    PROTOCOL,
    SUBPROTOCOL,
    Ack,
    Act,
    Again,
    AskHint,
    AskRematch,
    AtTable,
    ComeBack,
    Enter,
    ErrorMessage,
    FromServer,
    GiveUp,
    GoAway,
    Hello,
    Leave,
    Mix,
    Next,
    Ping,
    Pong,
    Request,
    Say,
    StandIn,
    Undo,
    Welcome,
    encode,
    read_request,
)
from lomber.table.errors import LomberError

log = logging.getLogger("lomber.server")

AGAINST_RULES = 1008
TOO_SLOW = 1013
GOING_DOWN = 1001

AT_ONE_GO = 16
"""Answers after which the reader lets the writer have its turn."""


class Connection:
    """One client: what it may ask, what waits to be sent to it, which tables it follows."""

    def __init__(self, house: House, socket: WebSocket, person: Person, name: str, lang: str) -> None:
        self.house = house
        self.person = person.id
        self.identity = person.session or f"guest:{person.id}"
        """By which session it is proved who this is."""
        self.name = name
        self.lang = lang
        self.follows_fair_deal = False
        self.greeted = False
        self.mistakes = 0
        self.closing = False
        self.tables: dict[str, LiveTable] = {}
        self._socket = socket
        self._bucket = Bucket(house.limits.messages, time.monotonic())
        self._outbox: list[bytes] = []
        self._close_code = 0
        self._to_write = asyncio.Event()
        self._links = Links(house.peers, socket, self.send, self.dismiss)

    # -- out

    def send(self, frame: bytes) -> None:
        if self.closing:
            return
        if len(self._outbox) >= self.house.limits.outbox:
            self.close(TOO_SLOW)
        else:
            self._outbox.append(frame)
            self._to_write.set()

    def say(self, message: FromServer) -> None:
        self.send(encode(message))

    def close(self, code: int) -> None:
        """Whatever still waits is dropped; the client comes back and is told what it missed."""
        self.closing = True
        self._outbox.clear()
        self._close_code = code
        self._to_write.set()

    def dismiss(self) -> None:
        if not self.closing:
            self.close(GOING_DOWN)

    async def write(self) -> None:
        """Send what waits, in one piece, until the connection is to be closed."""
        try:
            while True:
                await self._to_write.wait()
                self._to_write.clear()
                if self.closing:
                    if self._socket.client_state is WebSocketState.CONNECTED:
                        await self._socket.close(self._close_code)
                    return
                waiting, self._outbox = self._outbox, []
                await self._socket.send({"type": "websocket.send", "texts": waiting})
        except (WebSocketDisconnect, RuntimeError):
            return  # the client is gone; the reader notices too

    # -- in

    async def read(self) -> None:
        """Answer requests one by one, in their order, until the client goes."""
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            if not self._bucket.take(time.monotonic()):
                self._mistake(TooFast())
            elif text is None or len(text) > LARGEST_FRAME:
                self._mistake(Refused("malformed", 400, where="a text frame is expected"))
            else:
                await self._answer_text(text)
            if len(self._outbox) >= AT_ONE_GO:  # what came in one piece is read without a pause
                await asyncio.sleep(0)
            if self.mistakes > self.house.limits.patience:
                self.close(AGAINST_RULES)
                return

    async def _answer_text(self, text: str) -> None:
        try:
            request = read_request(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._mistake(Refused("malformed", 400, where=str(error)[:200]), _id_of(text))
            return
        if not self.greeted and not isinstance(request, Hello):
            self._mistake(Refused("hello-first", 400), request.id)
            return
        table = getattr(request, "table", None)
        try:
            await self._answer_here_or_there(request, text)
        except LomberError as error:
            self._error(error, request.id, table)
        except Exception:
            log.exception("a request failed", extra={"request": type(request).__name__, "table": table})
            self._error(Refused("internal", 500), request.id, table)

    def _mistake(self, error: Refused, id: str | None = None) -> None:
        """A mistake against the wire itself; too many of them close the connection."""
        self.mistakes += 1
        self._error(error, id)

    def _error(self, error: LomberError, id: str | None = None, table: str | None = None) -> None:
        live = self.tables.get(table or "")
        what = said(error, self.lang, live.match.family if live else "")
        self.say(ErrorMessage(what.key, what.words, what.rule, what.text, id, table))

    async def _answer_here_or_there(self, request: Request, text: str) -> None:
        """A table that another worker has is asked there, in the client's own words."""
        table: str = getattr(request, "table", "")
        if not self._links.has(table):
            try:
                await self._answer(request, text)
                return
            except Elsewhere as other:
                address = other.address
            try:
                await self._links.reach(table, address, self.lang, self.follows_fair_deal)
            except Gone:
                await self.house.hall.owners.bury(address)
                await self._answer(request, text)
                return
        await self._links.say(table, text)
        if isinstance(request, Leave):
            self._links.forget(table)

    async def _answer(self, request: Request, text: str) -> None:
        if isinstance(request, Hello):
            self._greet(request)
            await self._links.say_all(text)
        elif isinstance(request, Ping):
            self.say(Pong(request.id))
        elif isinstance(request, Enter):
            await self._enter(request)
        elif isinstance(request, Leave):
            left = self.tables.pop(request.table, None)
            if left is not None:
                await left.leave(self)
            self.say(Ack(request.table, 0, request.id))
        else:
            await self._at_table(request)

    def _greet(self, request: Hello) -> None:
        if request.protocol != PROTOCOL:
            raise Refused("protocol", 400, known=PROTOCOL)
        self.greeted = True
        self.lang = request.lang or self.lang
        self.follows_fair_deal = request.fair
        self.say(Welcome(PROTOCOL, __version__, self.person, self.name, self.lang, request.id))

    async def _enter(self, request: Enter) -> None:
        entered = len(self.tables) + len(self._links)
        if entered >= self.house.limits.tables_entered and request.table not in self.tables:
            raise Refused("too-many-tables", 429)
        table = await self.house.hall.find(request.table)
        await table.enter(self, request.since)
        self.tables[table.id] = table
        if request.id is not None:
            self.say(Ack(table.id, table.seq_of(self), request.id))

    async def _at_table(self, request: AtTable) -> None:
        """What is done at a table needs no `enter` before it, only a seat."""
        table = await self.house.hall.find(request.table)
        if isinstance(request, Act):
            self.say(await table.act(self.person, request.seq, request.moves, request.id))
        elif isinstance(request, AskHint):
            hint = await table.hint(self.person, request.seq, request.picked)
            self.say(msgspec.structs.replace(hint, id=request.id))
        elif isinstance(request, AskRematch):
            to = await self.house.hall.rematch(table, self.person)
            self.say(Ack(to, 0, request.id))
        elif isinstance(request, Say):
            self.house.lines.spend(self.person)
            name = (await self.house.storage.guest(self.person)).name
            ack = await table.chat(self, name, request.text, request.phrase)
            self.say(msgspec.structs.replace(ack, id=request.id))
        else:
            ack = await self._simple(table, request)
            self.say(msgspec.structs.replace(ack, id=request.id))

    async def _simple(
        self, table: LiveTable, request: Next | Undo | Again | GoAway | ComeBack | GiveUp | StandIn | Mix
    ) -> Ack:
        if isinstance(request, Next):
            return await table.next(self.person)
        if isinstance(request, Undo):
            return await table.undo(self.person, request.seq)
        if isinstance(request, Again):
            return await table.again(self.person, request.seq)
        if isinstance(request, GoAway):
            return await table.away(self.person)
        if isinstance(request, ComeBack):
            return await table.back(self.person)
        if isinstance(request, GiveUp):
            return await table.give_up(self.person)
        if isinstance(request, Mix):
            return await table.mix(self.person, request.commitment, request.added)
        return await table.stand_in(self.person, request.seat)

    async def leave_all(self) -> None:
        for table in list(self.tables.values()):
            await table.leave(self)
        self.tables.clear()
        await self._links.close()


class _Identified(msgspec.Struct):
    id: str | None = None


_identify = msgspec.json.Decoder(_Identified).decode


def _id_of(text: str) -> str | None:
    """The id of a request that is otherwise wrong, so that its sender knows which one it was."""
    try:
        found = _identify(text).id
    except (msgspec.DecodeError, RecursionError):
        return None
    return found[:64] if found else None


def endpoint(house: House) -> Callable[[WebSocket], Awaitable[None]]:
    """The ASGI side of it."""

    async def serve(socket: WebSocket) -> None:
        refused = _refusal(house, socket)
        if refused:
            await socket.close(refused)
            return
        person = await house.person(socket)
        stranger = _strangeness(house, socket, person)
        if (
            person is None or stranger
        ):  # accepted first: a browser shows a close code only of an open connection
            await socket.accept()
            await socket.close(stranger)
            return
        offered = socket.scope.get("subprotocols") or []
        await socket.accept(SUBPROTOCOL if SUBPROTOCOL in offered else None)
        guest = await house.guest(person, socket)
        connection = Connection(house, socket, person, guest.name, guest.lang)
        await _converse(house, connection, house.peers.address(socket))

    return serve


def _refusal(house: House, socket: WebSocket) -> int:
    """Why a client may not come in at all, as a close code; 0: it may."""
    offered = socket.scope.get("subprotocols") or []
    if not house.own_origin(socket) or (offered and SUBPROTOCOL not in offered):
        return AGAINST_RULES
    if house.stopping:
        return GOING_DOWN
    limits = house.limits
    crowded = len(house.connections) >= limits.clients
    if crowded or house.addresses[house.peers.address(socket)] >= limits.clients_by_address:
        return TOO_SLOW
    return 0


def _strangeness(house: House, socket: WebSocket, person: Person | None) -> int:
    """Why this one may not come in now, as a close code; 0: he may."""
    try:
        house.count_request(socket, person.id if person is not None else "")
    except TooFast:
        return TOO_SLOW
    if person is None:
        return NO_COOKIE
    return BANNED if house.standings.barred(person.id) else 0


async def _converse(house: House, connection: Connection, where: str) -> None:
    """Read and write until one of both ends; a change that is being stored is stored to its end."""
    house.connections.add(connection)
    house.addresses[where] += 1
    tasks = [asyncio.create_task(connection.read()), asyncio.create_task(connection.write())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing:
            await asyncio.wait(tasks[1:], timeout=5)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        house.connections.discard(connection)
        house.departed += 1
        house.addresses[where] -= 1
        if not house.addresses[where]:
            del house.addresses[where]
        await connection.leave_all()
