"""The house: everything the doors (HTTP, WebSocket) share. One per process."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from lomber.server.gate import Pace
from lomber.server.hall import Hall
from lomber.server.identity import COOKIE, Identities, Person
from lomber.server.limits import Buckets, Limits
from lomber.server.owners import Owners
from lomber.server.peers import Peers
from lomber.server.storage import Guest, Storage
from lomber.server.thinking import Thinkers
from lomber.text import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from lomber.server.socket import Connection


@dataclass(frozen=True)
class Settings:
    """How a server is to be run."""

    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    thinkers: int = 1
    origins: Sequence[str] = ()
    """Origins other than its own from which pages may speak to this server."""
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
        self.identities = Identities(secret)
        self.peers = Peers(secret)
        self.hall = Hall(storage, thinkers, settings.limits, settings.pace, owners)
        self.begun = time.monotonic()
        self.stopping = False
        self.connections: set[Connection] = set()
        self.addresses: Counter[str] = Counter()
        self.requests = Buckets(self.limits.requests)
        self.changes = Buckets(self.limits.changes)
        self.openings = Buckets(self.limits.tables)
        self.openings_by_address = Buckets(self.limits.tables_by_address)
        self.lines = Buckets(self.limits.lines)

    def person(self, connection: HTTPConnection) -> Person | None:
        """Who the cookie says this is."""
        cookie = connection.cookies.get(COOKIE)
        return self.identities.read(cookie) if cookie else None

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
