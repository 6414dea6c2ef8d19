"""The director: opens the tables of each round, takes in what they came to, and calls the next round.

Everything it decides is stored before anything follows from it, and what follows is done again until it is done: a
table that is in the log and not in the hall is opened, a table that is over and not in the log is noted. So a
server that is killed at any moment goes on where it was. Several workers may do this for one tournament: of two who
append the same number one fails, looks again and finds it done.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from lomber.server.events import Ended, Opened, read_event
from lomber.server.identity import token
from lomber.server.match import Match
from lomber.server.mistakes import Refused
from lomber.server.owners import Elsewhere
from lomber.server.storage import NotInStep, Storage, StorageFailed, TournamentChange
from lomber.server.tournament import Sitting, Tournament, without_barred
from lomber.server.tournament_events import (
    Announced,
    Closed,
    Entered,
    Joined,
    Left,
    Passed,
    Replaced,
    Returned,
    Settled,
    StoredTournament,
    read_tournament,
    write_tournament,
)
from lomber.table.afterwards import KnownDeal
from lomber.table.errors import LomberError
from lomber.table.options import written

if TYPE_CHECKING:
    from lomber.server.hall import Hall

log = logging.getLogger("lomber.server")

ROUND = 1.0
"""Seconds between two looks at the tournaments that are running."""
MOST_RUNNING = 200
MOST_KNOWN = 400
"""Tournaments that are kept folded; others are read again when somebody asks for them."""
ATTEMPTS = 10
"""How often a change is tried anew when another worker was first."""

Decision = Callable[[Tournament], Sequence[StoredTournament]]
"""What is to happen, as the tournament stands; Refused: nothing."""


class Director:
    """All tournaments of this server."""

    def __init__(self, storage: Storage, hall: Hall) -> None:
        self._storage = storage
        self._hall = hall
        self._known: OrderedDict[str, Tournament] = OrderedDict()
        self._going: dict[str, asyncio.Lock] = {}
        self._at_tables: dict[str, asyncio.Lock] = {}
        self._ready: dict[str, int] = {}
        """The round of each tournament whose tables are known to be open."""
        self._wake = asyncio.Event()
        self._wake.set()

    # -- the log

    async def find(self, id: str) -> Tournament:
        """The tournament as it is stored by now."""
        known = self._known.get(id)
        since = known.events if known else 0
        events = [read_tournament(event) for event in await self._storage.tournament_log(id, since)]
        if known is None:
            known = self._known.get(id)  # somebody else may have read it meanwhile
        if known is None:
            if not events:
                raise Refused("no-tournament", 404)
            known = self._known[id] = Tournament(events)
            while len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        else:
            for event in events[known.events - since :]:
                known.apply(event)
        self._known.move_to_end(id)
        return known

    async def announce(self, announced: Announced, bots: Sequence[StoredTournament]) -> str:
        id = token(8)
        events = [write_tournament(event) for event in (announced, *bots)]
        change = TournamentChange(id, 0, events, announced.listed, [announced.host])
        await self._storage.append_tournament(change)
        log.info("tournament announced", extra={"tournament": id, "game": announced.game})
        return id

    async def decide(self, id: str, decision: Decision) -> Tournament:
        """Let something happen: decided as it stands now, stored, and only then so."""
        await self.find(id)  # nothing is kept of a name under which there is none
        for _ in range(ATTEMPTS):
            async with self._going.setdefault(id, asyncio.Lock()):
                tournament = await self.find(id)
                events = list(decision(tournament))
                if not events:
                    return tournament
                try:
                    await self._storage.append_tournament(_change(id, tournament, events))
                except NotInStep:
                    continue
                for event in events:
                    tournament.apply(event)
            self._wake.set()
            return tournament
        raise Refused("storage", 503)

    # -- what goes on by itself

    def wake(self) -> None:
        """A table of a tournament is over: look at once."""
        self._wake.set()

    async def keep(self) -> None:
        """Look after all tournaments, for ever."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), ROUND)
            self._wake.clear()
            try:
                running = await self._storage.running_tournaments(MOST_RUNNING)
            except StorageFailed as error:
                log.error("storage failed", extra={"why": str(error)})
                continue
            for id, _ in running:
                await self._look_after(id)

    async def _look_after(self, id: str) -> None:
        try:
            await self.advance(id)
        except (StorageFailed, Refused) as error:
            log.warning("a tournament must wait", extra={"tournament": id, "why": str(error)})
        except Exception:
            log.exception("a tournament failed", extra={"tournament": id})

    async def advance(self, id: str) -> None:
        """Everything that is due: tables opened, results taken in, the next round, the end."""
        tournament = await self.find(id)
        barred = self._hall.standings.barred
        if without_barred(tournament, barred):
            await self.decide(id, lambda now: without_barred(now, barred))
        if tournament.state == "playing":
            await self._look_at_tables(id, tournament)
        if tournament.complete():
            await self.decide(id, lambda now: [Closed()] if now.complete() and now.closed is None else [])
        elif tournament.may_pair():
            number = len(tournament.rounds)
            planned = await asyncio.to_thread(tournament.next_round)
            names = [token(8) for _ in planned.tables]
            paired = tournament.paired(names, planned)
            await self.decide(
                id, lambda now: [paired] if now.may_pair() and len(now.rounds) == number else []
            )
            await self._look_at_tables(id, tournament)

    async def shown(self, id: str) -> Tournament:
        """The tournament as somebody may look at it: a table that he is sent to is there."""
        tournament = await self.find(id)
        if tournament.state == "playing" and self._ready.get(id) != len(tournament.rounds):
            await self._look_at_tables(id, tournament)
        return tournament

    async def round_over(self, id: str, table: str) -> bool:
        """Are all tables of this one's round over, whatever was ruled on them? Then all have played its deals."""
        for one in (await self.find(id)).rounds:
            tables = [sitting.table for sitting in one.sittings]
            if table in tables:
                ends = await self._storage.ends_of(tables)
                return all(ends.get(name) for name in tables)
        return False

    async def _look_at_tables(self, id: str, tournament: Tournament) -> None:
        async with self._at_tables.setdefault(id, asyncio.Lock()):
            if tournament.rounds:
                await self._care_for_tables(id, tournament)
                self._ready[id] = len(tournament.rounds)

    async def _care_for_tables(self, id: str, tournament: Tournament) -> None:
        """Open what is not open, seat who is to sit, take in what is over."""
        awaited = [sitting for sitting in tournament.rounds[-1].sittings if sitting.sheet is None]
        ends = await self._storage.ends_of([sitting.table for sitting in awaited])
        for sitting in awaited:
            end = ends.get(sitting.table, b"")
            if end == b"":
                await self._open(id, tournament, sitting)
            elif end is None:
                await self._seat(tournament, sitting)
            else:
                await self._take_in(id, tournament, sitting.table, end)

    async def _open(self, id: str, tournament: Tournament, sitting: Sitting) -> None:
        announced = tournament.announced
        opened = Opened(
            announced.game,
            announced.preset,
            written(tournament.game.options),
            int(tournament.game.revision),
            tuple(tournament.chairs(sitting)),
            secrets.token_urlsafe(12),
            self._overseer(tournament),
            watch=not announced.same_deals,
            clock=announced.clock,
            talk="none" if tournament.game.silent else announced.talk,
            tournament=id,
            boards=tournament.round_key(_number_of(tournament, sitting)),
        )
        try:
            await self._hall.open_named(sitting.table, opened)
        except Refused:
            if not await self._storage.log(sitting.table):  # else another worker was first
                raise

    def _overseer(self, tournament: Tournament) -> str:
        """The director may look at all tables; but at no cards that he is still to play himself."""
        host = tournament.host
        plays = tournament.unit_of(host) >= 0
        return "" if plays and tournament.announced.same_deals else host

    async def _seat(self, tournament: Tournament, sitting: Sitting) -> None:
        """Whoever was replaced gives up his chair; a table of another worker is that one's affair.

        A table that cannot be brought back holds up no other: the director can rule on it.
        """
        try:
            await (await self._hall.find(sitting.table)).reseat(tournament.chairs(sitting))
        except Elsewhere:
            return
        except Refused as error:
            log.warning("a table must wait", extra={"table": sitting.table, "why": error.sentence})

    async def _take_in(self, id: str, tournament: Tournament, table: str, end: bytes) -> None:
        ended = read_event(end)
        assert isinstance(ended, Ended)
        shown = tournament.announced.same_deals and await self._all_shown(table)
        settled = Settled(table, ended.scores, shown)
        await self.decide(id, lambda now: [settled] if now.sitting(table).sheet is None else [])

    async def _all_shown(self, table: str) -> bool:
        """Were all cards of all hands shown to everybody? Then the seed gives nothing away."""
        stored = await self._storage.log(table)
        try:
            return await asyncio.to_thread(_shows_all, stored)
        except (LomberError, msgspec.DecodeError, ValueError, LookupError):
            return False


def _shows_all(stored: list[bytes]) -> bool:
    match = Match([read_event(event) for event in stored])
    deals = [
        event
        for number in range(match.finished_hands())
        for event in match.table.known(number, -1)
        if isinstance(event, KnownDeal)
    ]
    return all(deal.whole for deal in deals)


def _number_of(tournament: Tournament, sitting: Sitting) -> int:
    return next(number for number, one in enumerate(tournament.rounds) if sitting in one.sittings)


def _change(id: str, tournament: Tournament, events: list[StoredTournament]) -> TournamentChange:
    """The events, and what lists need to know of them: who plays since then, who does no longer."""
    entered, left = [], []
    host = tournament.host
    for event in events:
        if isinstance(event, Entered | Joined | Replaced) and event.chair.who == "person":
            entered.append(event.chair.person)
        if isinstance(event, Returned):
            entered += [chair.person for chair in tournament.units[event.unit].members if chair.person]
        if isinstance(event, Replaced):
            left.append(tournament.units[event.unit].members[event.member].person)
        elif isinstance(event, Left):
            left += [chair.person for chair in tournament.units[event.unit].members]
        elif isinstance(event, Passed):
            left.append(host)
            host = event.host
            entered.append(host)
    stays = {host, *entered}
    return TournamentChange(
        id,
        tournament.events,
        [write_tournament(event) for event in events],
        entered=entered,
        left=[person for person in left if person and person not in stays],
        finished=tournament.closed is not None or any(isinstance(event, Closed) for event in events),
    )
