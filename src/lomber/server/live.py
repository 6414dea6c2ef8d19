"""A table being played by people and bots: what people may ask of it, and what they are answered."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence

import msgspec

from lomber.server import replay
from lomber.server.driving import Driven
from lomber.server.events import (
    NICKS,
    STAND_IN,
    Absence,
    Away,
    Back,
    Chair,
    Cut,
    Followed,
    Opened,
    Sat,
    Stored,
)
from lomber.server.gate import WATCHING, Client
from lomber.server.mistakes import Refused
from lomber.server.retelling import book_says
from lomber.server.storage import StorageFailed
from lomber.server.talk import LONGEST_LINE, MOST_KEPT, Talk, tidy_line, told
from lomber.server.thinking import Thinkers, ThoughtFailed
from lomber.server.wire import Ack, BookSays, ChatMessage, Hint, LookedBack, Rematch, Seated, encode
from lomber.table.table import Table

log = logging.getLogger("lomber.server")

LOOKING_BACK = 8.0
"""Seconds for looking through a hand that is over; what is not judged by then is left out."""


class LiveTable(Driven):
    """One table in memory, as people use it."""

    # -- coming and going

    async def enter(self, client: Client, since: int | None) -> None:
        """From now on the client is told what its seat sees, beginning with what it has missed."""
        async with self.lock:
            if self.lost:
                client.dismiss()
                return
            if not await self.lets_look(client.person):
                raise Refused("not-watchable", 403)
            await self._talked()
            seat = self.seat_of(client.person)
            await self._welcome_back(seat, since is None)
            if seat >= 0:
                self._attendance.came(seat, self._company())
                self._mixing.came(seat)
            self._clients[client] = seat
            await self._deal_on()
            self._wind([])
            if not self._announce(seat):
                client.send(encode(self._message(seat)))
            await self._greet(client, seat, since)
            self._set_alarm()
        self.poke()

    async def _greet(self, client: Client, seat: int, since: int | None) -> None:
        """What was said, what has happened since that number, and how it is now."""
        client.send((await self._talked()).heard(self.id, seat < 0, self.standings))
        if client.follows_fair_deal:
            client.send(encode(self._fair()))
        stream = self._stream(seat)
        missed = stream.missed(since)
        if missed is None or since is None:
            client.send(self._scene(seat, self.match.steps(seat), stream.seq, True))
        else:
            client.send(self._scene(seat, missed, since, False))
        clocks = self._clock_frame(seat)
        if clocks is not None:
            client.send(clocks)

    async def _welcome_back(self, seat: int, anew: bool) -> None:
        """Who comes in anew plays himself again. A line that comes back ends only what its loss began."""
        if seat in self.match.away and (anew or self.match.away[seat] == "gone"):
            await self._commit([Back(seat)])

    async def leave(self, client: Client) -> None:
        """The client is told no more; its seat stays its own."""
        if client not in self._clients:
            return
        async with self.lock:
            seat = self._clients.pop(client, WATCHING)
            now = self.idle_since = time.monotonic()
            if seat >= 0 and not self._here(seat):
                self._attendance.went(seat, now)
            if WATCHING not in self._clients.values():
                self._streams.pop(WATCHING, None)
            self._wind([])
            try:
                await self._go_on()
                await self._deal_on()
            except Refused as error:  # the next who comes or asks is dealt to
                log.error("not dealt", extra={"table": self.id, "why": error.sentence})
            self._announce()
            self._set_alarm()

    async def sit(self, person: str, name: str, wanted: int | None, member: bool = False) -> Seated:
        """A person takes a free seat; who has one already keeps it."""
        async with self.lock:
            seat = self.seat_of(person)
            if seat < 0:
                if self.match.opened.rated and not member:
                    raise Refused("members-only", 403)
                free = [i for i, chair in enumerate(self.match.chairs) if chair.who == "open"]
                if not free or (wanted is not None and wanted not in free):
                    raise Refused("no-free-seat")
                seat = free[0] if wanted is None else wanted
                await self._commit([Sat(seat, Chair("person", person, name))], seated=[person])
                await self._move_clients(person, seat)
                self._announce()
        self.poke()
        return Seated(self.id, seat, self.match.opened.invite)

    async def rename(self, person: str, name: str) -> None:
        """The person is called something else from now on."""
        async with self.lock:
            seat = self.seat_of(person)
            if seat < 0 or self.match.ended or self.match.chairs[seat].name == name:
                return
            why = self.match.away.get(seat)
            still = [Away(seat, why)] if why else []
            await self._commit([Sat(seat, Chair("person", person, name)), *still])

    async def hand_over(self, giver: str, taker: str, name: str) -> None:
        """A guest turns out to be a member: his seat is the member's, unless that one sits here already."""
        async with self.lock:
            seat = self.seat_of(giver)
            if seat < 0 or self.seat_of(taker) >= 0:
                return
            await self._commit([Sat(seat, Chair("person", taker, name))], seated=[taker], left=[giver])
            await self._move_clients(giver, WATCHING)
            await self._move_clients(taker, seat)
            self._announce()

    async def heed(self, person: str) -> None:
        """The standing of a person has changed: he may be silent now, or not to sit here any more."""
        async with self.lock:
            seat = self.seat_of(person)
            if seat >= 0 and self.standings.barred(person) and self.match.state != "over":
                await self._vacate(seat, person)
            if self._clients:
                talk = await self._talked()
                for client, where in self._clients.items():
                    client.send(talk.heard(self.id, where < 0, self.standings))
            self._announce()
        self.poke()

    async def heed_all(self) -> None:
        """The table was put away while the standings may have changed."""
        for chair in list(self.match.chairs):
            if chair.who == "person" and self.standings.barred(chair.person):
                await self.heed(chair.person)

    async def reported(self, line: int | None, seat: int | None) -> tuple[str, str]:
        """Whom a report is about, and what of him: a line that he said, or his name."""
        async with self.lock:
            said = (await self._talked()).said(line) if line is not None else None
        if said is not None:
            return said.person, f"{said.name}: {said.text or said.phrase}"
        if line is None and seat is not None and seat < len(self.match.chairs):
            chair = self.match.chairs[seat]
            if chair.who == "person":
                return chair.person, chair.name
        raise Refused("nobody-there", 404)

    async def reseat(self, chairs: list[Chair]) -> None:
        """These are to sit here, by the will of who directs the tournament."""
        async with self.lock:
            before = self.match.chairs
            changed = [seat for seat, chair in enumerate(chairs) if not chair.same(before[seat])]
            if not changed or self.match.ended:
                return
            gone = [before[seat].person for seat in changed if before[seat].who == "person"]
            come = [chairs[seat].person for seat in changed if chairs[seat].who == "person"]
            await self._commit([Sat(seat, chairs[seat]) for seat in changed], seated=come, left=gone)
            for person in gone:
                await self._move_clients(person, self.seat_of(person))
            for person in come:
                await self._move_clients(person, self.seat_of(person))
            self._announce()
        self.poke()

    async def _move_clients(self, person: str, seat: int) -> None:
        """The person's place has changed: his clients see the table from there, or hear last that they do not."""
        for client in [client for client in self._clients if client.person == person]:
            if not self.may_look(person):
                del self._clients[client]
                client.send(encode(self._message(seat)))
                continue
            if seat >= 0:
                self._attendance.came(seat, self._company())
            self._clients[client] = seat
            await self._greet(client, seat, None)
        self._wind([])
        self._set_alarm()

    # -- playing

    async def act(self, person: str, seq: int, moves: list[str | int], id: str) -> Ack:
        """A gesture: stored when this returns, or refused with nothing changed. Who makes one is back."""
        async with self.lock:
            seat = self._seat(person)
            if (seat, id) in self.match.done:
                return Ack(self.id, self._stream(seat).seq, id, True)
            self._fresh(seat, seq)
            if self.match.state == "waiting":
                raise Refused("waiting")
            acted = self._timed(self.match.gesture(seat, moves, id))
            await self._commit([*self._returning(seat), acted])
            ack = Ack(self.id, self._stream(seat).seq, id)
        self.poke()
        return ack

    async def next(self, person: str) -> Ack:
        """The person is ready for the next hand; it is dealt when all who are here are ready."""
        async with self.lock:
            seat = self._seat(person)
            if self.match.state != "between":
                raise Refused("not-between")
            if seat in self.match.away:
                await self._commit(self._returning(seat))
            self._ready.add(seat)
            await self._go_on()
            self._announce()
        self.poke()
        return Ack(self.id, self._stream(seat).seq)

    async def mix(self, person: str, commitment: str, added: str) -> Ack:
        """Something of the person's own for the shuffle of the next hand; of several things the first counts."""
        async with self.lock:
            seat = self._seat(person)
            promised = None if self.match.opened.boards else self.match.promised
            if promised is None or promised.commitment.hex() != commitment:
                raise Refused("mixed-late")
            counts = self._mixing.add(seat, bytes.fromhex(added))
            await self._deal_on()
        self.poke()
        return Ack(self.id, self._stream(seat).seq, None, not counts)

    async def undo(self, person: str, seq: int) -> Ack:
        """The person's last gesture of the hand is taken back, with all that followed it."""
        return await self._cut(person, seq, lambda seat: self.match.undo_to(seat))

    async def again(self, person: str, seq: int) -> Ack:
        """The same deal from its beginning."""
        return await self._cut(person, seq, lambda seat: self.match.again_to())

    async def _cut(self, person: str, seq: int, place: Callable[[int], int | None]) -> Ack:
        """What is taken back is the person's own doing: bots that have played on meanwhile change nothing in it."""
        async with self.lock:
            seat = self._seat(person)
            self._in_earnest()
            if not self._stream(seat).others_only(seq, seat):
                raise Refused("stale")
            if any(chair.who == "person" for i, chair in enumerate(self.match.chairs) if i != seat):
                raise Refused("not-alone")
            if self.match.opened.rated:
                raise Refused("rated")
            to = place(seat)
            if to is None or not self.match.hands:
                raise Refused("nothing-to-undo")
            await self._commit([*self._returning(seat), Cut(to)])
            ack = Ack(self.id, self._stream(seat).seq)
        self.poke()
        return ack

    async def rematch(self, person: str, open_table: Callable[[Opened], Awaitable[str]]) -> str:
        """After the end the same company sits down at another table; whoever asks later gets the same one."""
        async with self.lock:
            self._seat(person)
            self._in_earnest()
            if self.match.state != "over":
                raise Refused("not-over")
            if not self.match.followed:
                chairs = tuple(self._company_again())
                rated = self.match.opened.rated and all(chair.who == "person" for chair in chairs)
                same = msgspec.structs.replace(self.match.opened, chairs=chairs, rated=rated)
                await self._commit([Followed(await open_table(same))])
            self._send_all(encode(Rematch(self.id, self.match.followed)))
            return self.match.followed

    def _company_again(self) -> Iterator[Chair]:
        """The same people; in the place of one who is not let in any more sits a bot."""
        for chair in self.match.chairs:
            yield self._newcomer() if self.standings.barred(chair.person) else chair

    async def hint(self, person: str, seq: int, picked: Sequence[str | int] = ()) -> Hint:
        """What the book would do, and by which advice. The bot sees and has picked what the person has."""
        async with self.lock:
            seat = self._seat(person)
            self._in_earnest()
            self._fresh(seat, seq)
            if self.match.opened.rated:
                raise Refused("rated")
            if seat not in self.match.table.actors() or self.match.state != "playing":
                raise Refused("no-hint")
            asked = self.match.table.copy()
            if picked:
                for text in self.match.gesture(seat, picked, "").moves:
                    asked.play(seat, text)
                if not asked.state.midway(seat):
                    raise Refused("no-hint")
        said = await self._book_says(asked, seat)
        return Hint(self.id, seq, said.move, said.text, said.says, said.advice, said.figures)

    async def _book_says(self, table: Table, seat: int) -> BookSays:
        try:
            seen = table.seen(seat).text()
            move, advice = await self._thinkers.choose(seen, "book", self._pace.thinking)
        except ThoughtFailed as error:
            log.warning("no hint", extra={"table": self.id, "game": self.match.game.id, "why": str(error)})
            raise Refused("no-hint") from None
        said = book_says(table, seat, move, advice)
        if said is None:
            raise Refused("no-hint")
        return said

    async def look_back(self, person: str, solver: Thinkers) -> LookedBack:
        """What the decisions of the hand that is over were worth: one's own; of who may know all, everybody's."""
        async with self.lock:
            seat = self._seat(person)
            match = self.match
            if match.state not in ("between", "over"):
                raise Refused("no-analysis")
            record = match.table.record().text()
            all_known = match.knows_as(seat) == replay.ALL
        try:
            found = await solver.look_back(record, -1 if all_known else seat, LOOKING_BACK)
        except ThoughtFailed as error:
            log.warning("no analysis", extra={"table": self.id, "game": match.game.id, "why": str(error)})
            raise Refused("no-analysis") from None
        return LookedBack(self.id, found)

    def _seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat < 0:
            raise Refused("not-seated", 403)
        return seat

    def _in_earnest(self) -> None:
        """What friends may do among themselves, but nobody whose play is compared with that of others."""
        if self.match.strict:
            raise Refused("tournament-table" if self.match.opened.tournament else "daily-table", 403)

    def _fresh(self, seat: int, seq: int) -> None:
        """Refuse what was decided before the newest scene; that one is already on its way."""
        if self._stream(seat).seq != seq:
            raise Refused("stale")

    # -- a bot in one's place

    def _returning(self, seat: int) -> list[Stored]:
        return [Back(seat)] if seat in self.match.away else []

    async def away(self, person: str) -> Ack:
        """A bot plays for the person from now on, until he comes back."""
        async with self.lock:
            seat = self._seat(person)
            await self._let_sit_in(seat, "left")
        self.poke()
        return Ack(self.id, self._stream(seat).seq)

    async def stand_in(self, person: str, seat: int) -> Ack:
        """A bot plays for somebody else, who has been missed for a while, until he comes back."""
        async with self.lock:
            mine = self._seat(person)
            if seat not in self._replaceable() and seat not in self.match.away:
                raise Refused("not-missed")
            await self._let_sit_in(seat, "gone")
        self.poke()
        return Ack(self.id, self._stream(mine).seq)

    async def _let_sit_in(self, seat: int, why: Absence) -> None:
        if self.match.state not in ("playing", "between"):
            raise Refused("not-playing")
        if seat not in self.match.away:
            await self._commit([Away(seat, why)])
            await self._go_on()

    async def back(self, person: str) -> Ack:
        """The person plays himself again."""
        async with self.lock:
            seat = self._seat(person)
            if seat in self.match.away:
                await self._commit(self._returning(seat))
        return Ack(self.id, self._stream(seat).seq)

    async def give_up(self, person: str) -> Ack:
        """The seat is given up for good: to a bot, or, as long as nothing was dealt, to whoever comes next."""
        async with self.lock:
            seat = self._seat(person)
            self._in_earnest()
            if self.match.state == "over":
                raise Refused("not-playing")
            await self._vacate(seat, person)
            self._announce()
        self.poke()
        return Ack(self.id, 0)

    async def _vacate(self, seat: int, person: str) -> None:
        """To a bot; or, as long as nothing was dealt, to whoever comes next."""
        early = self.match.state == "waiting" and not self.match.hands
        await self._commit([Sat(seat, Chair("open") if early else self._newcomer())], left=[person])
        await self._move_clients(person, WATCHING)
        await self._go_on()

    def _newcomer(self) -> Chair:
        """A bot with a first name that nobody here has yet."""
        taken = {chair.nick for chair in self.match.chairs}
        return Chair("bot", level=STAND_IN, nick=next((n for n in range(1, NICKS + 1) if n not in taken), 1))

    # -- talking

    async def _talked(self) -> Talk:
        if self._talk is None:
            try:
                self._talk = Talk(await self._storage.said(self.id))
            except StorageFailed as error:
                log.error("storage failed", extra={"table": self.id, "why": str(error)})
                raise Refused("storage", 503) from None
        return self._talk

    async def chat(self, client: Client, name: str, text: str | None, phrase: str | None) -> Ack:
        """A line for all, or, of a spectator while the match is played, for the other spectators."""
        said = "" if text is None else tidy_line(text)
        if (text is None) == (phrase is None):
            raise Refused("malformed", 400, where="text or phrase")
        if not said and phrase is None:
            raise Refused("bad-line", 422, most=LONGEST_LINE)
        async with self.lock:
            seat = self.seat_of(client.person)
            if seat < 0 and client not in self._clients:
                raise Refused("not-seated", 403)
            if self.standings.silent(client.person):
                raise Refused("muted", 403)
            agreed = self.match.opened.talk
            if agreed == "none" or (agreed == "phrases" and phrase is None):
                raise Refused("no-talk" if agreed == "none" else "phrases-only", 403)
            shown = self.match.chairs[seat].name if seat >= 0 else name
            gallery = seat < 0 and self.match.state != "over"
            talk = await self._talked()
            line = talk.line(seat, shown, client.person, said, phrase or "", gallery)
            try:
                await self._storage.keep_said(self.id, line.number, encode(line), MOST_KEPT)
            except StorageFailed as error:
                log.error("not stored", extra={"table": self.id, "why": str(error)})
                raise Refused("storage", 503) from None
            talk.add(line)
            frame = encode(ChatMessage(self.id, (told(line),), False))
            for listener, where in self._clients.items():
                if where == WATCHING or not gallery:
                    listener.send(frame)
        return Ack(self.id, 0)
