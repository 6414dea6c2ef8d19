"""The hall: all tables of this server. Makes them, finds them, brings them back from their logs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from lomber.server.catalogue import chosen
from lomber.server.events import NICKS, Chair, Opened, read_event
from lomber.server.gate import Pace
from lomber.server.identity import token
from lomber.server.limits import Limits
from lomber.server.live import LiveTable
from lomber.server.match import Match, seated
from lomber.server.mistakes import Refused
from lomber.server.owners import BEAT, MOST_RESTORED, Alone, Elsewhere, Owners
from lomber.server.positions import playable
from lomber.server.standings import Standings
from lomber.server.storage import Storage, StorageFailed
from lomber.server.thinking import LEVELS, Thinkers
from lomber.server.wire import NewTable, Seated
from lomber.table.contract import Game
from lomber.table.fair import SIZE
from lomber.table.options import written

log = logging.getLogger("lomber.server")

ADOPTED_AT_ONCE = 50


class Hall:
    """Every table that is in memory, and the way to those that are not."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        limits: Limits,
        pace: Pace,
        owners: Owners | None = None,
        standings: Standings | None = None,
    ) -> None:
        self.storage = storage
        self.standings = standings or Standings()
        self.owners = owners or Alone(storage)
        self.thinkers = thinkers
        self.limits = limits
        self.pace = pace
        self.tables: dict[str, LiveTable] = {}
        self.broken: dict[str, str] = {}
        """Tables whose logs cannot be played again, and why."""
        self.when_over: Callable[[], None] | None = None
        """Told whenever a table is over."""
        self.round_over: Callable[[str, str], Awaitable[bool]] | None = None
        """Knows of a tournament's table whether all of its round are over."""
        self._coming: dict[str, asyncio.Task[LiveTable]] = {}

    # -- making

    async def open(self, person: str, name: str, wish: NewTable, member: bool = False) -> Seated:
        """A new table as wished: seats for the person, for bots, for friends to come."""
        game = chosen(wish.game, wish.preset, wish.options)
        chairs = self._chairs(game, wish.seats, person, name)
        start = wish.start and playable(game, wish.start)
        if wish.rated:
            if start:
                raise Refused("rated-start", 422)
            if not member:
                raise Refused("members-only", 403)
            if len(chairs) < 2 or any(chair.who == "bot" for chair in chairs):
                raise Refused("rated-seats", 422)
        if await self.storage.unfinished_of(person) >= self.limits.open_tables:
            raise Refused("too-many-tables", 429)
        opened = Opened(
            wish.game,
            wish.preset,
            written(game.options),
            int(game.revision),
            tuple(chairs),
            secrets.token_urlsafe(12),
            person,
            wish.listed,
            wish.watch,
            wish.clock,
            "none" if game.silent else wish.talk,
            wish.rated,
            start=start,
            drawn=secrets.token_hex(SIZE) if start else "",
        )
        table = await self._open(opened)
        return Seated(table.id, seated(chairs, person), opened.invite)

    def _chairs(self, game: Game, wished: Sequence[str] | None, person: str, name: str) -> list[Chair]:
        wanted = ["me", *["book"] * (int(game.seats) - 1)] if wished is None else list(wished)
        if len(wanted) != game.seats:
            raise Refused("wrong-seats", 422, seats=int(game.seats), given=len(wanted))
        if wanted.count("me") > 1:
            raise Refused("two-mes", 422)
        nicks = secrets.SystemRandom().sample(range(1, NICKS + 1), NICKS)
        chairs = []
        for number, who in enumerate(wanted):
            if who == "me":
                chairs.append(Chair("person", person, name))
            elif who == "open":
                chairs.append(Chair("open"))
            elif who in LEVELS:
                chairs.append(Chair("bot", level=who, nick=nicks[number % NICKS]))
            else:
                raise Refused("unknown-bot", 422, name=who, known=", ".join(LEVELS))
        return chairs

    async def open_named(self, id: str, opened: Opened) -> LiveTable:
        """A table whose name was given before: by a tournament, which has it in its log."""
        return await self._open(opened, id)

    async def _open(self, opened: Opened, id: str = "") -> LiveTable:
        id = id or token(8)
        table = self._live(id, Match([opened]))
        # Known before it is stored: else a look at the stored list would bring a second one to life.
        self.tables[id] = table
        try:
            await table.begin()
        except BaseException:
            del self.tables[id]
            raise
        log.info("table opened", extra={"table": id, "game": opened.game, "options": opened.options})
        return table

    async def rematch(self, table: LiveTable, person: str) -> str:
        """Another table for the same company."""

        async def open_table(opened: Opened) -> str:
            drawn = secrets.token_hex(SIZE) if opened.start else ""
            anew = msgspec.structs.replace(opened, invite=secrets.token_urlsafe(12), drawn=drawn)
            return (await self._open(anew)).id

        return await table.rematch(person, open_table)

    # -- finding

    async def find(self, id: str) -> LiveTable:
        """The table, from memory or from its log; Elsewhere if another worker has it."""
        table = self.tables.get(id)
        if table is not None and not table.lost:
            return table
        if id in self.broken:
            raise Refused("broken-table", 409, name=id)
        coming = self._coming.get(id)
        if coming is None:
            coming = self._coming[id] = asyncio.ensure_future(self._bring_back(id))
            coming.add_done_callback(lambda _: self._coming.pop(id, None))
        return await asyncio.shield(coming)

    async def _bring_back(self, id: str) -> LiveTable:
        await self.owners.claim(id)
        stored = await self.storage.log(id)
        if not stored:
            raise Refused("no-table", 404, name=id)
        try:
            match = Match([read_event(event) for event in stored])
        except Exception as error:  # whatever the rules make of such a log, all the others are played
            self.broken[id] = repr(error)
            log.exception("a table cannot be restored", extra={"table": id})
            raise Refused("broken-table", 409, name=id) from None
        table = self.tables[id] = self._live(id, match)
        await table.heed_all()
        table.wake(time.time() - await self.storage.last_played(id) if match.by_post else 0.0)
        return table

    def _live(self, id: str, match: Match) -> LiveTable:
        table = LiveTable(id, match, self.storage, self.thinkers, self.pace, self.standings)
        table.when_over = self.when_over
        table.round_over = self.round_over
        return table

    async def invited(self, invite: str) -> LiveTable:
        id = await self.storage.invited(invite)
        if id is None:
            raise Refused("no-invite", 404)
        return await self.find(id)

    async def several(self, ids: Sequence[str]) -> tuple[list[LiveTable], dict[str, list[str]]]:
        """Those of the tables that can be shown; and, by their addresses, those that other workers have."""
        found = []
        elsewhere: dict[str, list[str]] = {}
        for id in ids:
            try:
                found.append(await self.find(id))
            except Elsewhere as other:
                elsewhere.setdefault(other.address, []).append(id)
            except Refused:
                continue
        return found, elsewhere

    async def heed(self, person: str) -> None:
        """Somebody's standing has changed: every table that is in memory here is told."""
        for table in list(self.tables.values()):
            if not table.lost:
                try:
                    await table.heed(person)
                except Refused as error:  # it is masked all the same; the seat goes when the table comes back
                    log.error("not heeded", extra={"table": table.id, "why": error.sentence})

    def ours(self, ids: Sequence[str]) -> list[LiveTable]:
        """Those of the tables that are in memory here."""
        return [self.tables[id] for id in ids if id in self.tables and not self.tables[id].lost]

    # -- keeping house

    async def begin(self) -> None:
        """Bring back what was being played when the server stopped, however it stopped."""
        await self.owners.begin()
        begun = time.monotonic()
        count = len(await self.adopt(MOST_RESTORED))
        seconds = round(time.monotonic() - begun, 3)
        log.info("tables restored", extra={"tables": count, "broken": len(self.broken), "seconds": seconds})

    async def adopt(self, most: int) -> list[LiveTable]:
        """Take over tables in play that have no owner, a few at a time, so that others can too."""
        adopted: list[LiveTable] = []
        while len(adopted) < most and (ids := await self.owners.orphans(min(most, ADOPTED_AT_ONCE))):
            found, _ = await self.several(ids)
            for table in found:
                table.poke()
            adopted += found
        return adopted

    async def keep_tables(self) -> None:
        """Say that we live; go on with the tables of workers that do not."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not await self.owners.beat():
                    log.warning("thought dead", extra={"tables": len(self.tables)})
                    self.give_up()
                    await self.owners.begin()
                adopted = await self.adopt(ADOPTED_AT_ONCE)
                await self.wake_late()
            except StorageFailed as error:
                log.error("storage failed", extra={"why": str(error)})
                continue
            if adopted:
                log.info("tables taken over", extra={"tables": len(adopted)})

    async def wake_late(self) -> None:
        """Tables by correspondence at which somebody's days have run out: they go on by themselves."""
        for table in (await self.several(await self.storage.due(time.time(), ADOPTED_AT_ONCE)))[0]:
            table.poke()

    def give_up(self) -> None:
        """None of the tables is ours any more."""
        for table in self.tables.values():
            table.let_go()
        self.tables.clear()

    async def keep_house(self) -> None:
        """Let tables that nobody looks at leave the memory."""
        while True:
            await asyncio.sleep(min(30.0, self.limits.idle_seconds))
            now = time.monotonic()
            for id, table in list(self.tables.items()):
                if not table.busy and now - table.idle_since > self.limits.idle_seconds:
                    await self._put_away(id, table)

    async def _put_away(self, id: str, table: LiveTable) -> None:
        """Its log brings it back. Who enters it just now comes back too."""
        table.let_go()
        del self.tables[id]
        try:
            await self.owners.release(id)
        except StorageFailed as error:
            log.warning("a table is still ours", extra={"table": id, "why": str(error)})

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self.tables.values()))
        with contextlib.suppress(StorageFailed):  # others will notice by our silence
            await self.owners.end()
