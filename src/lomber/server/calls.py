"""One HTTP request as a handler gets it, and a route: a path with the types it takes and gives."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from lomber.server.house import House
from lomber.server.identity import Person
from lomber.server.storage import Guest


@dataclass
class Call:
    """Who asks, and what was sent."""

    house: House
    request: Request
    person: Person | None
    body: Any = None
    family: str = ""
    """The package whose words explain a mistake, where it is one against a game's rules."""

    def path(self, name: str) -> str:
        """A part of the address. Nothing is called by the sign that PostgreSQL cannot even look for."""
        return str(self.request.path_params[name]).replace("\0", "\ufffd")

    @property
    def who(self) -> str:
        return self.person.id if self.person else ""

    @property
    def member(self) -> bool:
        return self.person is not None and bool(self.person.session)

    async def guest(self) -> Guest:
        return await self.house.guest(self.person, self.request)


@dataclass(frozen=True)
class Route:
    """A path, what it takes and what it gives."""

    method: str
    path: str
    says: str
    gives: Any
    handler: Callable[[Call], Awaitable[Any]]
    takes: Any = None
    query: tuple[str, ...] = ()
    mistakes: tuple[int, ...] = ()
