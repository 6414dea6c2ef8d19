"""The gate of a table: whatever happens is applied, stored, and only then told to anybody.

If it cannot be stored it has not happened. Who may ask for what is no business of the gate; see `live`.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from lomber.server import library
from lomber.server.attendance import Attendance
from lomber.server.catalogue import family_name
from lomber.server.clocks import Clocks
from lomber.server.events import Acted, Cut, Dealt, Ended, Mixed, Promised, Stored, write_event
from lomber.server.match import Match, seated
from lomber.server.mistakes import Refused
from lomber.server.mixing import Mixing
from lomber.server.ratings import outcome_of
from lomber.server.standings import Standings
from lomber.server.storage import Change, NotInStep, Storage, StorageFailed
from lomber.server.streams import News, Stream
from lomber.server.talk import Talk
from lomber.server.wire import (
    Button,
    ClockMessage,
    FairMessage,
    Over,
    Place,
    PromisedHand,
    SceneMessage,
    SealedHand,
    Step,
    TableLine,
    TableMessage,
    encode,
)
from lomber.table.errors import LomberError
from lomber.table.fair import SIZE, board_secret, from_hex
from lomber.table.shoe import Shoe

log = logging.getLogger("lomber.server")

WATCHING = -1
NOBODY = -2


@dataclass(frozen=True)
class Pace:
    """How fast bots play, and how long a table waits for people."""

    pause: float = 0.7
    """Seconds between two moves, so that people can follow."""
    thinking: float = 1.0
    """Seconds a master has for a move; a club player has his share of it."""
    grace: float = 60.0
    """Seconds for which a table waits for somebody whose line is gone before a bot may sit in."""
    looking: float = 30.0
    """Seconds for a look at the sheet, where a clock was agreed upon."""


class Client(Protocol):
    """A connection, as a table knows it."""

    @property
    def person(self) -> str: ...

    @property
    def follows_fair_deal(self) -> bool:
        """It wants to be told commitments, and adds to the shuffle when it is."""
        ...

    def send(self, frame: bytes) -> None:
        """Never waits: what a slow client does not read in time costs it the connection."""
        ...

    def dismiss(self) -> None:
        """The client is to come back, and ask for its tables anew."""
        ...


class Gate:
    """One table in memory: its log, who is here, what each seat is told. All changes go through its lock."""

    def __init__(
        self, id: str, match: Match, storage: Storage, pace: Pace, standings: Standings | None = None
    ) -> None:
        self.id = id
        self.standings = standings or Standings()
        self.match = match
        self.lock = asyncio.Lock()
        self.idle_since = time.monotonic()
        self.lost = False
        """Another worker has it, or its log is not what we know: nothing more happens here."""
        self._storage = storage
        self._pace = pace
        self._stored = len(match.log)
        self._clients: dict[Client, int] = {}
        self._streams: dict[int, Stream] = {}
        self._ready: set[int] = set()
        self._last_told: dict[int, TableMessage] = {}
        self._last_circumstances: tuple[object, ...] = ()
        self._last_event = 0.0
        self._last_played = time.time()
        """Since when whoever must move has been asked, by the calendar."""
        self._attendance = Attendance(pace.grace, time.monotonic())
        clock = match.opened.clock
        self._clocks = None if clock is None else Clocks(clock, len(match.chairs), match.log)
        self._talk: Talk | None = None
        self._mixing = Mixing()
        self._mixing.concern(match.promised)
        self._next_wanted = False
        """Everybody has looked at the sheet, and the next hand only waits for what is added to its shuffle."""
        self._last_fair: bytes = b""
        self.when_over: Callable[[], None] | None = None
        """Somebody waits for the end: a tournament's director."""
        self.round_over: Callable[[str, str], Awaitable[bool]] | None = None
        """Are all tables over that have had the same deals as this one of a tournament?"""

    # -- who is here

    @property
    def clients(self) -> int:
        return len(self._clients)

    def seat_of(self, person: str) -> int:
        return seated(self.match.chairs, person)

    def _here(self, seat: int) -> bool:
        return seat in self._clients.values()

    def _company(self) -> set[int]:
        """The seats of the people who are here."""
        return {seat for seat in self._clients.values() if seat >= 0}

    def _attended(self) -> bool:
        """Does time go by here? An empty table stands still, unless it goes on by agreement."""
        return bool(self._company()) or self.match.goes_on

    def _people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.match.chairs) if chair.who == "person"]

    def _absent(self) -> list[int]:
        """People who are missed: not here, and nobody sits in for them."""
        if self.match.state not in ("playing", "between") or not self._company():
            return []
        return [seat for seat in self._people() if not self._here(seat) and seat not in self.match.away]

    def _awaited(self) -> set[int]:
        """Whose look at the sheet is waited for."""
        return {seat for seat in self._company() if seat not in self.match.away}

    def may_look(self, person: str) -> bool:
        return self.match.opened.watch or self.seat_of(person) >= 0 or self.match.opened.host == person

    async def lets_look(self, person: str) -> bool:
        """May this person look? At the deals of a tournament everybody may, when all have played them."""
        if self.may_look(person):
            return True
        opened = self.match.opened
        if not (self.match.ended and opened.tournament and self.round_over):
            return False
        try:
            return await self.round_over(opened.tournament, self.id)
        except StorageFailed as error:
            log.error("storage failed", extra={"table": self.id, "why": str(error)})
            raise Refused("storage", 503) from None

    def seq_of(self, client: Client) -> int:
        """The number of the newest scene this client was sent."""
        return self._stream(self._clients.get(client, WATCHING)).seq

    # -- one way in: apply, store, tell

    async def begin(self) -> None:
        """Store a new table, and deal if nobody is missing."""
        async with self.lock:
            self._stored = 0
            people = [chair.person for chair in self.match.chairs if chair.who == "person"]
            for seat in self._people() if not self.match.opened.boards else ():
                self._mixing.sat(seat, True)
            await self._commit([], seated=people)
        self.poke()

    async def _commit(
        self,
        happening: Iterable[Stored],
        next_hand: bool = False,
        seated: Iterable[str] = (),
        left: Iterable[str] = (),
    ) -> None:
        """The only way to change a table. Cancelling who asked for it does not stop it halfway: all that is waited
        for is the storage, which answers first."""
        events = list(happening)
        match = self.match
        was_over, was_finished = match.ended, match.finished
        hands = match.hands
        logged = len(match.log)
        persons = [chair.person for chair in match.chairs]
        news = News(match, self._streams)
        if self.lost:
            raise Refused("moving", 503)
        try:
            for event in events:
                match.apply(event)
            self._note_newcomers(persons)
            self._chance(next_hand or self._next_wanted, news)
            news.gather()
            await self._store(list(seated), list(left), was_finished, match.ended and not was_over)
        except LomberError:
            self._forget()
            raise
        except NotInStep as error:
            log.warning("a table was lost", extra={"table": self.id, "why": str(error)})
            self.let_go()
            raise Refused("moving", 503) from None
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
        self._mixing.concern(match.promised)
        self._next_wanted = match.state == "between" and self._mixing.until is not None
        if any(not isinstance(event, Acted) for event in match.log[logged:]):
            self._tell_fair()
        self._wind(events)
        acted = [event.seat for event in events if isinstance(event, Acted)]
        self._tell(news, acted[-1] if acted else NOBODY, any(isinstance(event, Cut) for event in events))
        if match.ended and not was_over:
            self._send_all(encode(Over(self.id, tuple(match.table.scores()))))
            if self.when_over is not None:
                self.when_over()
        self._happened(events)

    def _chance(self, next_hand: bool, news: News) -> None:
        """Whatever chance owes is dealt at once; the next hand only when it was asked for.

        The secret of a hand is stored before it: with the end of the last one, or with the table's opening.
        """
        match = self.match
        due = match.table.state.awaits() if next_hand and match.state == "between" else match.due()
        while due is not None:
            if match.opens_hand(due) and not self._mixed():
                return
            if due.begins_hand:
                news.gather()
                news.turn_page()
            match.apply(match.deal(due, Shoe()))
            due = match.due()
        if match.table.over and not match.ended:
            match.apply(Ended(tuple(match.table.scores())))
        elif match.state == "between":
            self._promise()

    def _promise(self) -> None:
        if self.match.promised is None:
            self.match.apply(Promised(self._secret()))
            self._mixing.concern(self.match.promised)

    def _secret(self) -> str:
        """A new one; or, where several tables have the same deals, the one of this hand."""
        boards = self.match.opened.boards
        if boards:
            return board_secret(from_hex(boards), self.match.next_hand()).hex()
        return secrets.token_hex(SIZE)

    def _mixed(self) -> bool:
        """Is everything added that is waited for? Then the hand can be dealt."""
        self._promise()
        if not self._mixing.ready(self._mixers(), time.monotonic()):
            return False
        self.match.apply(Mixed({seat: given.hex() for seat, given in sorted(self._mixing.added.items())}))
        return True

    def _mixers(self) -> set[int]:
        """The people who are here with a client that adds to the shuffle; to shared deals nobody can add here."""
        if self.match.opened.boards:
            return set()
        here = {seat for client, seat in self._clients.items() if client.follows_fair_deal}
        return here & self._awaited()

    def _note_newcomers(self, before: list[str]) -> None:
        """Who has just taken a seat is on his way here; what his predecessor added counts no more."""
        for seat, chair in enumerate(self.match.chairs):
            if chair.person != before[seat]:
                self._mixing.sat(seat, chair.who == "person" and not self._here(seat))

    async def _deal_on(self) -> None:
        """Somebody has come, gone or added something: deal if that was all that was waited for."""
        owed = self._next_wanted or self.match.due() is not None
        if owed and not self.lost and self._mixing.ready(self._mixers(), time.monotonic()):
            await self._commit([])

    async def _store(self, seated: list[str], left: list[str], was_finished: bool, ends: bool) -> None:
        match = self.match
        opened = match.opened
        if any(isinstance(event, Dealt | Acted | Cut) for event in match.log[self._stored :]):
            self._last_played = time.time()
        change = Change(
            self.id,
            self._stored,
            [write_event(event) for event in match.log[self._stored :]],
            invite=opened.invite,
            listed=opened.listed,
            seated=seated,
            left=left,
            finished=match.finished if match.finished != was_finished or not self._stored else None,
            game=opened.game,
            outcome=outcome_of(match) if ends else None,
            kept=self._kept() if ends else None,
            due=self._due(),
        )
        if change.events:
            await self._storage.append(change)
            self._stored = len(match.log)

    def _kept(self) -> library.Kept | None:
        """What the library is to know of the match; a match that it cannot describe ends all the same."""
        try:
            return library.kept(self.match)
        except Exception:
            log.exception("not in the library", extra={"table": self.id, "game": self.match.game.id})
            return None

    def _due(self) -> float:
        """When a table by correspondence must be woken, if nobody wakes it before; 0: it need not be."""
        clock = self.match.opened.clock
        if clock is None or not self.match.by_post or not self.match.awaited():
            return 0.0
        return self._last_played + clock.seconds

    def let_go(self) -> None:
        """The truth is elsewhere: whoever is here comes back and finds it."""
        self.lost = True
        self._forget()
        for client in list(self._clients):
            client.dismiss()
        self._clients.clear()

    def _forget(self) -> None:
        """What was not stored has not happened: fold what was."""
        if len(self.match.log) != self._stored and self._stored:
            self.match = Match(self.match.log[: self._stored])

    def _happened(self, events: list[Stored]) -> None:
        """Something has changed and has been told: whatever follows from it begins here."""

    def poke(self) -> None:
        """If it is a bot's turn, somebody must ask it."""

    # -- clocks

    def _wind(self, events: Iterable[Stored]) -> None:
        """The clocks of those who have answered stop, the clocks of those who are asked go."""
        if self._clocks is None:
            return
        for event in events:
            if isinstance(event, Acted) and event.spent >= 0:
                self._clocks.answered(event)
        match = self.match
        asked = set(match.awaited())
        sealed = int(match.table.state.sealed())
        now = time.monotonic()
        self._clocks.go(self._attended(), now)
        self._clocks.ask(asked, (match.hands, sealed) if sealed else None, now)

    def _clock_frame(self, seat: int) -> bytes | None:
        if self._clocks is None:
            return None
        playing = [who for who in self._people() if who not in self.match.away]
        faces = self._clocks.faces(seat, playing, time.monotonic())
        return encode(ClockMessage(self.id, faces))

    # -- telling

    def _stream(self, seat: int) -> Stream:
        stream = self._streams.get(seat)
        if stream is None:
            stream = self._streams[seat] = Stream(self.match.steps(seat))
        return stream

    def _tell(self, news: News, acted: int, cut: bool) -> None:
        """Everybody is told what he can see of what has happened, and nobody else anything."""
        for seat, stream in self._streams.items():
            since = stream.seq
            if cut:
                stream.restart(self.match.steps(seat))
                self._send(seat, functools.partial(self._scene, seat, stream.told, since, True))
            elif news.of(seat) or acted == seat:
                stream.tell(news.of(seat), news.told(seat))
                self._send(seat, functools.partial(self._scene, seat, news.of(seat), since, False))
            else:
                continue
            self._send(seat, functools.partial(self._clock_frame, seat))
        self._announce()

    def _send(self, seat: int, frame: Callable[[], bytes | None]) -> None:
        listening = [client for client, where in self._clients.items() if where == seat]
        made = frame() if listening else None
        if made is not None:
            for client in listening:
                client.send(made)

    def _send_all(self, frame: bytes) -> None:
        for client in self._clients:
            client.send(frame)

    def _scene(self, seat: int, steps: list[Step], since: int, whole: bool) -> bytes:
        """What the seat sees now. Made from its own view: there is nothing else in it."""
        scene = self.match.scene(seat)
        return encode(SceneMessage(self.id, self._stream(seat).seq, since, whole, tuple(steps), scene))

    def _tell_fair(self) -> None:
        """Commitments and roots to all who follow them: before the scene in which the cards are dealt.

        No gesture alone changes them.
        """
        frame = encode(self._fair())
        if frame != self._last_fair:
            self._last_fair = frame
            for client in self._clients:
                if client.follows_fair_deal:
                    client.send(frame)

    def _fair(self) -> FairMessage:
        match = self.match
        dealt = match.fair.get(match.hands)
        promised = match.promised
        sealed = dealt and SealedHand(
            match.hands,
            dealt.commitment.hex(),
            {seat: given.hex() for seat, given in dealt.added.items()},
            tuple(dealt.root(deal).hex() for deal in range(len(dealt.deals))),
        )
        return FairMessage(
            self.id,
            sealed or None,
            PromisedHand(match.next_hand(), promised.commitment.hex()) if promised else None,
        )

    def _announce(self, whether: int = WATCHING) -> bool:
        """Who sits where, to all for whom it has changed; and whether this seat was among them."""
        told = set()
        circumstances = self._circumstances()
        if circumstances == self._last_circumstances:
            return False
        self._last_circumstances = circumstances
        for seat in set(self._clients.values()):
            message = self._message(seat)
            if self._last_told.get(seat) != message:
                self._last_told[seat] = message
                told.add(seat)
                self._send(seat, functools.partial(encode, message))
                self._send(seat, functools.partial(self._clock_frame, seat))
        return whether in told

    def _circumstances(self) -> tuple[object, ...]:
        """Everything on which a table's message depends, so that none is made in vain after each move."""
        match = self.match
        people = self._people()
        return (
            match.state,
            tuple(match.chairs),
            self.names(),
            tuple(match.away.items()),
            tuple((client.person, where) for client, where in self._clients.items()),
            frozenset(self._ready),
            tuple(self._replaceable()),
            len(people) == 1 and match.undo_to(people[0]) is not None,
        )

    def message(self, person: str) -> TableMessage:
        return self._message(self.seat_of(person))

    def _message(self, seat: int) -> TableMessage:
        match = self.match
        opened = match.opened
        between = match.state == "between"
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
            tuple(sorted(self._awaited() - self._ready)) if between else (),
            tuple(self._replaceable()) if seat >= 0 else (),
            opened.clock,
            opened.talk,
            opened.rated,
            opened.tournament,
            opened.daily,
            opened.start is not None,
        )

    def names(self) -> tuple[str, ...]:
        """What those on the seats are called, as far as it may be said."""
        return tuple(self.standings.name(chair.person, chair.name) for chair in self.match.chairs)

    def _places(self, mine: int) -> list[Place]:
        names = self.names()
        return [
            Place(
                seat,
                chair.who,
                names[seat],
                f"name-{chair.nick}" if chair.who == "bot" else "",
                chair.level,
                chair.who == "bot" or self._here(seat),
                seat in self.match.away,
                seat == mine,
            )
            for seat, chair in enumerate(self.match.chairs)
        ]

    def _replaceable(self) -> list[int]:
        """People who have been missed for long enough: whoever is here may let a bot sit in for them."""
        now = time.monotonic()
        return [seat for seat in self._absent() if self._attendance.patience_ends(seat) <= now]

    def _buttons(self, seat: int) -> list[Button]:
        match = self.match
        if seat < 0:
            return []
        found: list[Button] = []
        strict = match.strict
        alone = not (strict or match.opened.rated) and all(
            chair.who == "bot" for i, chair in enumerate(match.chairs) if i != seat
        )
        if alone and match.hands and match.undo_to(seat) is not None:
            found += ["undo", "again"]
        if match.state == "between" and seat not in self._ready:
            found.append("next")
        if match.state == "over":
            return found if strict else [*found, "rematch"]
        if seat in match.away:
            found.append("back")
        elif match.state != "waiting":
            found.append("away")
        if not strict:
            found.append("give_up")
        return found

    def line(self, person: str) -> TableLine:
        """The table as a line of a list."""
        match = self.match
        seat = self.seat_of(person)
        free = tuple(i for i, chair in enumerate(match.chairs) if chair.who == "open")
        opened = match.opened
        mine = seat in match.awaited()
        return TableLine(
            self.id,
            opened.game,
            opened.preset,
            tuple(self._places(seat)),
            match.state,
            free,
            seat,
            opened.rated,
            mine,
            self._until(seat) if mine and match.by_post else 0,
            opened.start is not None,
        )

    def _until(self, seat: int) -> int:
        """When the time of a seat runs out, in milliseconds since 1970."""
        assert self._clocks is not None
        (face,) = self._clocks.faces(WATCHING, [seat], time.monotonic())
        return int(1000 * time.time()) + face.left
