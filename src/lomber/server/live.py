"""A table being played by people and bots: one gate (its lock), one log, a stream for every seat that listens.

Whatever happens is applied, stored, and only then told to anybody. If it cannot be stored it has not happened.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from lomber.server.events import Acted, Chair, Cut, Ended, Followed, Opened, Sat, Stored, write_event
from lomber.server.match import Match, seated
from lomber.server.mistakes import Refused
from lomber.server.storage import Change, Storage, StorageFailed
from lomber.server.streams import Stream, fresh
from lomber.server.thinking import Thinkers, ThoughtFailed
from lomber.server.wire import (
    Ack,
    Button,
    Hint,
    Over,
    Place,
    Rematch,
    SceneMessage,
    Seated,
    Step,
    TableLine,
    TableMessage,
)
from lomber.table.errors import LomberError
from lomber.table.shoe import Shoe

log = logging.getLogger("lomber.server")

WATCHING = -1
NOBODY = -2
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Pace:
    """How fast bots play."""

    pause: float = 0.7
    """Seconds between two moves, so that people can follow."""
    thinking: float = 1.0
    """Seconds a searching bot has for a move."""


class Client(Protocol):
    """A connection, as a table knows it."""

    @property
    def person(self) -> str: ...

    def send(self, frame: bytes) -> None:
        """Never waits: what a slow client does not read in time costs it the connection."""
        ...


class LiveTable:
    """One table in memory. All changes go through its lock."""

    def __init__(self, id: str, match: Match, storage: Storage, thinkers: Thinkers, pace: Pace) -> None:
        self.id = id
        self.match = match
        self.lock = asyncio.Lock()
        self.idle_since = time.monotonic()
        self._storage = storage
        self._thinkers = thinkers
        self._pace = pace
        self._stored = len(match.log)
        self._clients: dict[Client, int] = {}
        self._streams: dict[int, Stream] = {}
        self._ready: set[int] = set()
        self._last_told: dict[int, TableMessage] = {}
        self._last_event = 0.0
        self._driver: asyncio.Task[None] | None = None

    # -- who is here

    @property
    def clients(self) -> int:
        return len(self._clients)

    @property
    def busy(self) -> bool:
        return bool(self._clients) or self._driver is not None or self.lock.locked()

    def seat_of(self, person: str) -> int:
        return seated(self.match.chairs, person)

    def _here(self, seat: int) -> bool:
        return seat in self._clients.values()

    def may_look(self, person: str) -> bool:
        return self.match.opened.watch or self.seat_of(person) >= 0 or self.match.opened.host == person

    async def enter(self, client: Client, since: int | None) -> None:
        """From now on the client is told what its seat sees, beginning with what it has missed."""
        async with self.lock:
            if not self.may_look(client.person):
                raise Refused("not-watchable", 403)
            seat = self.seat_of(client.person)
            self._clients[client] = seat
            if not self._announce(seat):
                client.send(encode(self._message(seat)))
            stream = self._stream(seat)
            missed = stream.missed(since)
            if missed is None or since is None:
                client.send(self._scene(seat, stream.told, stream.seq, True))
            else:
                client.send(self._scene(seat, missed, since, False))
        self.poke()

    async def leave(self, client: Client) -> None:
        """The client is told no more; its seat stays its own."""
        if client not in self._clients:
            return
        async with self.lock:
            self._clients.pop(client, None)
            self.idle_since = time.monotonic()
            if WATCHING not in self._clients.values():
                self._streams.pop(WATCHING, None)
            if self.match.state == "between" and self._everybody_ready():
                await self._commit([], True)
            self._announce()

    def seq_of(self, client: Client) -> int:
        """The number of the newest scene this client was sent."""
        return self._stream(self._clients.get(client, WATCHING)).seq

    # -- what people do

    async def sit(self, person: str, name: str, wanted: int | None) -> Seated:
        """A person takes a free seat; who has one already keeps it."""
        async with self.lock:
            seat = self.seat_of(person)
            if seat < 0:
                free = [i for i, chair in enumerate(self.match.chairs) if chair.who == "open"]
                if not free or (wanted is not None and wanted not in free):
                    raise Refused("no-free-seat")
                seat = free[0] if wanted is None else wanted
                await self._commit([Sat(seat, Chair("person", person, name))], seated=[person])
                for client in self._clients:
                    if client.person == person:
                        self._clients[client] = seat
                        client.send(self._scene(seat, self._stream(seat).told, self._stream(seat).seq, True))
                self._announce()
        self.poke()
        return Seated(self.id, seat, self.match.opened.invite)

    async def act(self, person: str, seq: int, moves: list[str | int], id: str) -> Ack:
        """A gesture: stored when this returns, or refused with nothing changed."""
        async with self.lock:
            seat = self._seat(person)
            if (seat, id) in self.match.done:
                return Ack(self.id, self._stream(seat).seq, id, True)
            self._fresh(seat, seq)
            if self.match.state == "waiting":
                raise Refused("waiting")
            await self._commit([self.match.gesture(seat, moves, id)])
            ack = Ack(self.id, self._stream(seat).seq, id)
        self.poke()
        return ack

    async def next(self, person: str) -> Ack:
        """The person is ready for the next hand; it is dealt when all who are here are ready."""
        async with self.lock:
            seat = self._seat(person)
            if self.match.state != "between":
                raise Refused("not-between")
            self._ready.add(seat)
            if self._everybody_ready():
                await self._commit([], True)
            self._announce()
        self.poke()
        return Ack(self.id, self._stream(seat).seq)

    async def undo(self, person: str, seq: int) -> Ack:
        """The person's last gesture of the hand is taken back, with all that followed it."""
        return await self._cut(person, seq, lambda seat: self.match.undo_to(seat))

    async def again(self, person: str, seq: int) -> Ack:
        """The same deal from its beginning."""
        return await self._cut(person, seq, lambda seat: self.match.again_to())

    async def _cut(self, person: str, seq: int, place: Callable[[int], int | None]) -> Ack:
        async with self.lock:
            seat = self._seat(person)
            self._fresh(seat, seq)
            if any(chair.who == "person" for i, chair in enumerate(self.match.chairs) if i != seat):
                raise Refused("not-alone")
            to = place(seat)
            if to is None or not self.match.hands:
                raise Refused("nothing-to-undo")
            await self._commit([Cut(to)])
            ack = Ack(self.id, self._stream(seat).seq)
        self.poke()
        return ack

    async def rematch(self, person: str, open_table: Callable[[Opened], Awaitable[str]]) -> str:
        """After the end the same company sits down at another table; whoever asks later gets the same one."""
        async with self.lock:
            self._seat(person)
            if self.match.state != "over":
                raise Refused("not-over")
            if not self.match.followed:
                same = msgspec.structs.replace(self.match.opened, chairs=tuple(self.match.chairs))
                await self._commit([Followed(await open_table(same))])
            frame = encode(Rematch(self.id, self.match.followed))
            for client in self._clients:
                client.send(frame)
            return self.match.followed

    async def hint(self, person: str, seq: int) -> Hint:
        """What the book would do, and by which advice. The bot sees what the person sees."""
        async with self.lock:
            seat = self._seat(person)
            self._fresh(seat, seq)
            if seat not in self.match.table.actors() or self.match.state != "playing":
                raise Refused("no-hint")
            seen = self.match.table.seen(seat).text()
            choices = self.match.table.view(seat).scene().choices
        try:
            move, advice = await self._thinkers.choose(seen, "book", self._pace.thinking)
        except ThoughtFailed as error:
            log.warning("no hint", extra={"table": self.id, "game": self.match.game.id, "why": str(error)})
            raise Refused("no-hint") from None
        choice = next((choice for choice in choices if choice.move == move), None)
        if choice is None:
            raise Refused("no-hint")
        return Hint(self.id, seq, move, choice.text, choice.says, advice)

    def _seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat < 0:
            raise Refused("not-seated", 403)
        return seat

    def _fresh(self, seat: int, seq: int) -> None:
        """Refuse what was decided before the newest scene; that one is already on its way."""
        if self._stream(seat).seq != seq:
            raise Refused("stale")

    def _everybody_ready(self) -> bool:
        """All people who are here have seen the sheet; an empty table waits."""
        here = {seat for seat in self._clients.values() if seat >= 0}
        return bool(here) and here <= self._ready

    # -- one way in: apply, store, tell

    async def begin(self) -> None:
        """Store a new table, and deal if nobody is missing."""
        async with self.lock:
            self._stored = 0
            people = [chair.person for chair in self.match.chairs if chair.who == "person"]
            await self._commit([], seated=people)
        self.poke()

    async def _commit(
        self, events: Iterable[Stored], next_hand: bool = False, seated: Iterable[str] = ()
    ) -> None:
        """The only way to change a table. Cancelling who asked for it does not stop it halfway."""
        task = asyncio.ensure_future(self._committed(events, next_hand, list(seated)))
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait([task])
            raise

    async def _committed(self, events: Iterable[Stored], next_hand: bool, seated: list[str]) -> None:
        match = self.match
        was_over = match.ended
        hands = match.hands
        acted = NOBODY
        cut = False
        news = _News(match, self._streams)
        try:
            for event in events:
                match.apply(event)
                acted = event.seat if isinstance(event, Acted) else acted
                cut = cut or isinstance(event, Cut)
            self._chance(next_hand, news)
            news.gather()
            await self._store(seated, match.ended != was_over)
        except LomberError:
            self._forget()
            raise
        except StorageFailed as error:
            self._forget()
            log.error("not stored", extra={"table": self.id, "why": str(error)})
            raise Refused("storage", 503) from None
        except Exception:
            self._forget()
            log.exception("a table failed", extra={"table": self.id, "game": match.game.id})
            raise Refused("internal", 500) from None
        self._last_event = time.monotonic()
        if match.hands != hands:
            self._ready.clear()
        self._tell(news, acted, cut)
        if match.ended and not was_over:
            frame = encode(Over(self.id, tuple(match.table.scores())))
            for client in self._clients:
                client.send(frame)

    def _chance(self, next_hand: bool, news: _News) -> None:
        """Whatever chance owes is dealt at once; the next hand only when it was asked for."""
        match = self.match
        due = match.table.state.awaits() if next_hand and match.state == "between" else match.due()
        while due is not None:
            if due.begins_hand:
                news.gather()
                news.turn_page()
            match.apply(match.deal(due, Shoe()))
            due = match.due()
        if match.table.over and not match.ended:
            match.apply(Ended(tuple(match.table.scores())))

    async def _store(self, seated: list[str], ended_changed: bool) -> None:
        match = self.match
        opened = match.opened
        change = Change(
            self.id,
            self._stored,
            [write_event(event) for event in match.log[self._stored :]],
            invite=opened.invite,
            listed=opened.listed,
            seated=seated,
            finished=match.ended if ended_changed or not self._stored else None,
        )
        if change.events:
            await self._storage.append(change)
            self._stored = len(match.log)

    def _forget(self) -> None:
        """What was not stored has not happened: fold what was."""
        if len(self.match.log) != self._stored and self._stored:
            self.match = Match(self.match.log[: self._stored])

    # -- telling

    def _stream(self, seat: int) -> Stream:
        stream = self._streams.get(seat)
        if stream is None:
            stream = self._streams[seat] = Stream(self.match.steps(seat))
        return stream

    def _tell(self, news: _News, acted: int, cut: bool) -> None:
        """Everybody is told what he can see of what has happened, and nobody else anything."""
        for seat, stream in self._streams.items():
            since = stream.seq
            if cut:
                stream.restart(self.match.steps(seat))
                self._send(seat, functools.partial(self._scene, seat, stream.told, since, True))
            elif news.of(seat) or acted == seat:
                stream.tell(news.of(seat), news.told(seat))
                self._send(seat, functools.partial(self._scene, seat, news.of(seat), since, False))
        self._announce()

    def _send(self, seat: int, frame: Callable[[], bytes]) -> None:
        listening = [client for client, where in self._clients.items() if where == seat]
        if listening:
            made = frame()
            for client in listening:
                client.send(made)

    def _scene(self, seat: int, steps: list[Step], since: int, whole: bool) -> bytes:
        """What the seat sees now. Made from its own view: there is nothing else in it."""
        scene = self.match.table.view(seat).scene()
        return encode(SceneMessage(self.id, self._stream(seat).seq, since, whole, tuple(steps), scene))

    def _announce(self, whether: int = WATCHING) -> bool:
        """Who sits where, to all for whom it has changed; and whether this seat was among them."""
        told = set()
        for seat in set(self._clients.values()):
            message = self._message(seat)
            if self._last_told.get(seat) != message:
                self._last_told[seat] = message
                told.add(seat)
                self._send(seat, functools.partial(encode, message))
        return whether in told

    def message(self, person: str) -> TableMessage:
        return self._message(self.seat_of(person))

    def _message(self, seat: int) -> TableMessage:
        match = self.match
        opened = match.opened
        between = match.state == "between"
        people = [i for i, chair in enumerate(match.chairs) if chair.who == "person"]
        return TableMessage(
            self.id,
            opened.game,
            opened.preset,
            family_name(match.family),
            opened.options,
            match.state,
            seat,
            tuple(self._places(seat)),
            len({client.person for client, where in self._clients.items() if where == WATCHING}),
            opened.listed,
            opened.invite if seat >= 0 else "",
            tuple(self._buttons(seat)),
            tuple(i for i in people if between and self._here(i) and i not in self._ready),
        )

    def _places(self, mine: int) -> list[Place]:
        return [
            Place(
                seat,
                chair.who,
                chair.name,
                f"name-{chair.nick}" if chair.who == "bot" else "",
                chair.level,
                chair.who == "bot" or self._here(seat),
                seat == mine,
            )
            for seat, chair in enumerate(self.match.chairs)
        ]

    def _buttons(self, seat: int) -> list[Button]:
        match = self.match
        if seat < 0:
            return []
        found: list[Button] = []
        alone = all(chair.who == "bot" for i, chair in enumerate(match.chairs) if i != seat)
        if alone and match.hands and match.undo_to(seat) is not None:
            found += ["undo", "again"]
        if match.state == "between" and seat not in self._ready:
            found.append("next")
        if match.state == "over":
            found.append("rematch")
        return found

    def line(self, person: str) -> TableLine:
        """The table as a line of a list."""
        match = self.match
        seat = self.seat_of(person)
        free = tuple(i for i, chair in enumerate(match.chairs) if chair.who == "open")
        opened = match.opened
        return TableLine(
            self.id, opened.game, opened.preset, tuple(self._places(seat)), match.state, free, seat
        )

    # -- bots

    def poke(self) -> None:
        """If it is a bot's turn, somebody must ask it."""
        if self._driver is None and self._bots_turn():
            self._driver = asyncio.get_running_loop().create_task(self._drive())

    def _bots_turn(self) -> bool:
        """Bots play while there is somebody to play with, or to watch them."""
        match = self.match
        people = any(chair.who == "person" for chair in match.chairs)
        if match.state == "between":
            return not people and bool(self._clients)
        return match.state == "playing" and (people or bool(self._clients)) and bool(self._waiting_bots())

    def _waiting_bots(self) -> list[int]:
        return [seat for seat in self.match.table.actors() if self.match.chairs[seat].who == "bot"]

    async def _drive(self) -> None:
        """Bots play on as long as it is their turn; what could not be stored is tried again, ever more slowly."""
        failed = 0
        try:
            while self._bots_turn():
                try:
                    await self._drive_once()
                    failed = 0
                except Refused as error:
                    failed += 1
                    log.error("bots must wait", extra={"table": self.id, "why": error.sentence})
                    await asyncio.sleep(min(30.0, 0.25 * 2**failed))
        finally:
            self._driver = None
            self.idle_since = time.monotonic()

    async def _drive_once(self) -> None:
        """One bot thinks, waits until people can have followed, and plays."""
        async with self.lock:
            if not self._bots_turn():
                return
            stored = self._stored
            between = self.match.state == "between"
            seat = -1 if between else self._waiting_bots()[0]
            level = "" if between else self.match.chairs[seat].level
            seen = "" if between else self.match.table.seen(seat).text()
        move = -1 if between else await self._thought(seen, level)
        slow = 4.0 if between else 1.0
        await asyncio.sleep(max(0.0, self._last_event + slow * self._pace.pause - time.monotonic()))
        async with self.lock:
            if stored != self._stored:
                return
            if between:
                await self._commit([], True)
                return
            legal = self.match.table.legal(seat)
            if move not in legal:
                move = random.choice(legal)
            await self._commit([self.match.gesture(seat, [move], "")])

    async def _thought(self, seen: str, level: str) -> int:
        """The bot's move; -1 if it has none to give: then any legal one must do, for the table goes on."""
        try:
            return (await self._thinkers.choose(seen, level, self._pace.thinking))[0]
        except ThoughtFailed as error:
            log.error(
                "a bot failed",
                extra={"table": self.id, "game": self.match.game.id, "level": level, "why": str(error)},
            )
            return -1

    async def close(self) -> None:
        """Stop the bots; what is being stored is stored."""
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)
        async with self.lock:
            self._clients.clear()


class _News:
    """What each listening seat learns by a change, gathered while it happens, told when it is stored."""

    def __init__(self, match: Match, streams: dict[int, Stream]) -> None:
        self._match = match
        self._steps: dict[int, list[Step]] = {seat: [] for seat in streams}
        self._told: dict[int, list[Step]] = {seat: stream.told for seat, stream in streams.items()}

    def gather(self) -> None:
        for seat, steps in self._steps.items():
            now = self._match.steps(seat)
            steps.extend(fresh(self._told[seat], now))
            self._told[seat] = now

    def turn_page(self) -> None:
        """The next deal begins a hand: its steps begin anew."""
        self._told = {seat: [] for seat in self._told}

    def of(self, seat: int) -> list[Step]:
        return self._steps[seat]

    def told(self, seat: int) -> list[Step]:
        return self._told[seat]


OWN = "lomber.games."


def family_name(family: str) -> str:
    """A family as the wire names it: `whist`; another package's by its whole name."""
    return family.removeprefix(OWN)


def family_package(name: str) -> str:
    return name if "." in name else OWN + name
