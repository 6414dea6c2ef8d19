"""What a table does by itself: its bots play, clocks run out, a bot sits in for somebody who has gone."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Iterator

import msgspec

from lomber.server.events import STAND_IN, Acted, Away, Stored
from lomber.server.gate import Gate, Pace
from lomber.server.match import Match
from lomber.server.mistakes import Refused
from lomber.server.standings import Standings
from lomber.server.storage import Storage
from lomber.server.thinking import Thinkers, ThoughtFailed

log = logging.getLogger("lomber.server")

MOST_LATE = 2
"""Who lets his clock run out so often in a row is taken to be away."""
AGAIN = 5.0
"""Seconds after which what could not be stored is tried again."""


class Driven(Gate):
    """A table that goes on by itself where nobody has to be asked."""

    def __init__(
        self,
        id: str,
        match: Match,
        storage: Storage,
        thinkers: Thinkers,
        pace: Pace,
        standings: Standings | None = None,
    ) -> None:
        super().__init__(id, match, storage, pace, standings)
        self._thinkers = thinkers
        self._driver: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._striking: asyncio.Task[None] | None = None
        self._late: Counter[int] = Counter()
        """How often in a row each seat has let its clock run out."""

    @property
    def busy(self) -> bool:
        lasting = bool(self.match.opened.tournament) or self._mixing.until is not None
        waits = lasting and self._alarm is not None
        return bool(self._clients) or self._driver is not None or self.lock.locked() or waits

    def let_go(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        super().let_go()

    def wake(self, asleep: float = 0.0) -> None:
        """It has come back from its log: what goes on without anybody goes on.

        Where it is played by correspondence, time has gone by since somebody last played.
        """
        self._last_played = time.time() - asleep
        if self.match.goes_on:
            self._wind([])
            if self._clocks is not None and self.match.by_post:
                self._clocks.slept(asleep)
            self._ring()

    async def close(self) -> None:
        """Stop the bots and the clocks; what is being stored is stored."""
        if self._alarm is not None:
            self._alarm.cancel()
        tasks = [task for task in (self._driver, self._striking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with self.lock:
            self._clients.clear()

    # -- bots

    def poke(self) -> None:
        if self._driver is None and self._bots_turn():
            self._driver = asyncio.get_running_loop().create_task(self._drive())

    def _bots_turn(self) -> bool:
        """Bots play while there is somebody to play with, or to watch them; always where the table goes on."""
        match = self.match
        if self.lost:
            return False
        if match.goes_on:
            return not self._awaited() if match.state == "between" else bool(self._waiting_bots())
        people = any(chair.who == "person" for chair in match.chairs)
        if match.state == "between":
            return bool(self._company()) and not self._awaited() if people else bool(self._clients)
        return match.state == "playing" and (people or bool(self._clients)) and bool(self._waiting_bots())

    def _waiting_bots(self) -> dict[int, str]:
        """The seats for which a bot must choose now, and its level.

        For a person it does so only while somebody else, or he himself, sits there and looks, or time goes by all
        the same: an empty table stands still.
        """
        match = self.match
        overdue = self._clocks.overdue(time.monotonic()) if self._clocks else set()
        found = {}
        for seat in match.table.actors():
            if match.chairs[seat].who == "bot":
                found[seat] = match.chairs[seat].level
            elif (seat in match.away or seat in overdue) and self._attended():
                found[seat] = STAND_IN
        return found

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
            seat, level = (-1, "") if between else next(iter(self._waiting_bots().items()))
            seen = "" if between else self.match.table.seen(seat).text()
        move = -1 if between else await self._thought(seen, level)
        slow = 4.0 if between else 1.0
        if self.match.goes_on and not self._clients:
            slow = 0.0  # nobody need follow
        await asyncio.sleep(max(0.0, self._last_event + slow * self._pace.pause - time.monotonic()))
        async with self.lock:
            if stored != self._stored or not self._bots_turn():
                return
            if between:
                await self._commit([], True)
                return
            legal = self.match.table.legal(seat)
            if move not in legal:
                move = random.choice(legal)
            await self._commit(self._moved_by_bot(self.match.gesture(seat, [move], "")))

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

    def _moved_by_bot(self, acted: Acted) -> Iterator[Stored]:
        """The gesture, and what it says of a person in whose place it is made."""
        seat = acted.seat
        if self.match.chairs[seat].who != "person":
            yield acted
            return
        timed = msgspec.structs.replace(self._timed(acted), by="bot")
        late = seat not in self.match.away
        yield timed
        if late and not self._here(seat):
            yield Away(seat, "gone")
        elif late and self._late[seat] + 1 >= MOST_LATE:
            yield Away(seat, "late")

    # -- clocks and absence

    def _timed(self, acted: Acted) -> Acted:
        """The gesture with the time it took, if a clock ran for it."""
        if self._clocks is None or acted.seat in self.match.away or not self.match.answers(acted):
            return acted
        return msgspec.structs.replace(acted, spent=self._clocks.spent(acted.seat, time.monotonic()))

    def _happened(self, events: list[Stored]) -> None:
        for event in events:
            if isinstance(event, Acted) and event.spent >= 0:
                self._late[event.seat] = self._late[event.seat] + 1 if event.by else 0
            elif isinstance(event, Away):
                self._late[event.seat] = 0
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Wake up when the next thing happens by itself."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        now = time.monotonic()
        moments = [moment for moment in self._moments(now) if moment > now]
        if moments:
            self._ring_in(min(moments) - now)

    def _ring_in(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _moments(self, now: float) -> Iterator[float]:
        if self._mixing.until is not None:
            yield self._mixing.until
        if not self._attended():
            return
        end = self._clocks.next_end(now) if self._clocks else None
        if end is not None:
            yield end
        for seat in self._absent():
            yield self._attendance.patience_ends(seat)
        if self._clocks and self.match.state == "between":
            yield self._looked_until()

    def _looked_until(self) -> float:
        clock = self.match.opened.clock
        seconds = clock.seconds if clock is not None and clock.each == "move" else 0
        return self._last_event + max(self._pace.looking, seconds)

    def _ring(self) -> None:
        self._alarm = None
        if self._striking is None:
            self._striking = asyncio.get_running_loop().create_task(self._strike())

    async def _strike(self) -> None:
        """Something is due: a clock has run out, somebody has been away too long, the sheet was looked at."""
        try:
            async with self.lock:
                await self._do_what_is_due(time.monotonic())
                self._announce()
                self._set_alarm()
            self.poke()
        except Refused as error:
            log.error("what is due must wait", extra={"table": self.id, "why": error.sentence})
            self._ring_in(AGAIN)
        finally:
            self._striking = None

    async def _do_what_is_due(self, now: float) -> None:
        await self._deal_on()
        gone = [seat for seat in self._replaceable() if self._attendance.left_the_company(seat)]
        if gone:
            await self._commit(Away(seat, "gone") for seat in gone)
            await self._go_on()
        late = self._clocks is not None and self.match.state == "between" and self._looked_until() <= now
        if late and self._attended():
            await self._commit([], True)

    async def _go_on(self) -> None:
        """Between two hands: deal when all who are waited for have looked at the sheet."""
        awaited = self._awaited()
        if self.match.state == "between" and awaited and awaited <= self._ready:
            await self._commit([], True)
