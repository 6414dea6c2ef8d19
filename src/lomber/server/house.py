"""The house: everything the doors (HTTP, WebSocket) share. One per process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from lomber.server.accounts import Accounts
from lomber.server.director import Director
from lomber.server.gate import Pace
from lomber.server.hall import Hall
from lomber.server.identity import COOKIE, Identities, Person
from lomber.server.limits import Buckets, Limits
from lomber.server.owners import Owners
from lomber.server.peers import Peers
from lomber.server.sql_standings import STANDING
from lomber.server.standings import Standings
from lomber.server.storage import Guest, Storage, StorageFailed
from lomber.server.thinking import Thinkers
from lomber.text import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from lomber.server.socket import Connection

log = logging.getLogger("lomber.server")

NO_COOKIE = 4401
"""The close code of a connection whose cookie says nothing, or nothing any more."""
BANNED = 4403
"""The close code for somebody who is not let in any more."""
ROUND = 2.0
"""Seconds between two looks at whom other workers have dismissed."""
OVERLAP = 30.0
"""Seconds by which the clocks of workers may differ."""


@dataclass(frozen=True)
class Settings:
    """How a server is to be run."""

    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    thinkers: int = 1
    origins: Sequence[str] = ()
    """Origins other than its own from which pages may speak to this server."""
    proxies: Sequence[str] = ()
    """Addresses or networks of reverse proxies that are believed about whom they speak for, and about TLS."""
    peer_host: str = "127.0.0.1"
    """Where other workers on the same PostgreSQL reach this one: its address in their network."""


class House:
    """Hall, identities, limits and who is connected."""

    def __init__(
        self, settings: Settings, storage: Storage, thinkers: Thinkers, secret: bytes, owners: Owners | None
    ) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.storage = storage
        self.thinkers = thinkers
        self.solver = Thinkers(1)
        """Solves positions and problems and looks through hands that are over, in a process of its own that
        starts when it is first asked: no bot waits for it."""
        self.archive = Thinkers(1)
        """Tells hands that are over once more, in another one: nobody who looks back waits for the solver."""
        self.secret = secret
        self.identities = Identities(secret)
        self.peers = Peers(secret)
        self.standings = Standings()
        self.hall = Hall(storage, thinkers, settings.limits, settings.pace, owners, self.standings)
        self.director = Director(storage, self.hall)
        self.hall.when_over = self.director.wake
        self.hall.round_over = self.director.round_over
        self.begun = time.monotonic()
        self.stopping = False
        self.connections: set[Connection] = set()
        self.departed = 0
        """Connections that have closed since the start."""
        self.addresses: Counter[str] = Counter()
        self.requests = Buckets(self.limits.requests)
        self.requests_by_address = Buckets(self.limits.requests_by_address)
        self.changes = Buckets(self.limits.changes)
        self.openings = Buckets(self.limits.tables)
        self.openings_by_address = Buckets(self.limits.tables_by_address)
        self.positions = Buckets(self.limits.positions)
        self.solvings = Buckets(self.limits.solvings)
        self.questions = Buckets(self.limits.questions)
        self.replays = Buckets(self.limits.replays)
        self.lines = Buckets(self.limits.lines)
        self.reports = Buckets(self.limits.reports)
        self.accounts = Accounts(storage, self.limits)

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Who the cookie says this is. A guest who has become a member is known by his sessions alone."""
        cookie = connection.cookies.get(COOKIE, "")
        secret = self.identities.session_secret(cookie)
        if secret:
            session = await self.accounts.session(secret)
            return Person(session.person, int(session.made), session.id) if session else None
        guest = self.identities.read(cookie) if cookie else None
        if guest is None or self.standings.deleted(guest.id):
            return None
        return guest if await self.storage.account_of(guest.id) is None else None

    def count_request(self, connection: HTTPConnection, person: str) -> None:
        """TooFast if he has just asked very often, or all from where he is. A stranger is where he comes from."""
        address = self.peers.address(connection)
        self.requests.spend(person or address)
        self.requests_by_address.spend(address)

    def count_opening(self, connection: HTTPConnection, person: str) -> None:
        """TooFast if somebody has just opened many tables, or many have from where he is."""
        self.openings.spend(person)
        self.openings_by_address.spend(self.peers.address(connection))

    def send_away(self, who: str) -> None:
        """Hang up on everybody who speaks by this session, or as this guest (`guest:…`)."""
        for connection in list(self.connections):
            if connection.identity == who:
                connection.close(NO_COOKIE)

    async def open_doors(self) -> None:
        """Know whom not to let in before the first one comes."""
        for standing in await self.storage.standings():
            self.standings.note(standing)

    async def heed(self, person: str) -> None:
        """Somebody may have been muted, banned or deleted, or forgiven: act on it here."""
        if not self.standings.note(await self.storage.standing(person)):
            return
        if self.standings.barred(person):
            for connection in list(self.connections):
                if connection.person == person:
                    connection.close(BANNED)
        await self.hall.heed(person)

    async def keep_doors(self) -> None:
        """Hang up on those whom another worker, or the administrator, has dismissed."""
        since = time.time()
        while True:
            await asyncio.sleep(ROUND)
            try:
                for who, at in await self.storage.dismissed(since - OVERLAP):
                    if who.startswith(STANDING):
                        await self.heed(who.removeprefix(STANDING))
                    else:
                        self.send_away(who)
                    since = max(since, at)
            except StorageFailed as error:
                log.error("storage failed", extra={"why": str(error)})

    def own_origin(self, connection: HTTPConnection) -> bool:
        """A browser says which page speaks: only our own may. What is no browser says nothing.

        What another worker passes on it has checked.
        """
        if self.peers.is_worker(connection):
            return True
        origin = connection.headers.get("origin")
        if origin is None:
            return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if origin in self.settings.origins:
            return True
        parts = urlsplit(origin)
        return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host", "")

    async def guest(self, person: Person | None, connection: HTTPConnection) -> Guest:
        """Name and language of a person; a newcomer's language is the browser's."""
        known = await self.storage.guest(person.id) if person is not None else Guest()
        return Guest(known.name, known.lang or asked_language(connection.headers.get("accept-language", "")))


def asked_language(header: str) -> str:
    """The first of our languages in `Accept-Language`, as browsers order it."""
    wishes = []
    for number, part in enumerate(header[:200].split(",")):
        lang, _, weight = part.strip().partition(";q=")
        short = lang.split("-")[0].lower()
        if short in LANGUAGES:
            try:
                wishes.append((-float(weight or 1), number, short))
            except ValueError:
                continue
    return min(wishes)[2] if wishes else FALLBACK
