"""The ASGI application: routes, headers, beginning and end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lomber.server import api, catalogue, members
from lomber.server.calls import Call
from lomber.server.decks import Decks
from lomber.server.house import House, Settings
from lomber.server.mistakes import Refused
from lomber.server.openapi import document
from lomber.server.owners import Owners
from lomber.server.page import SECURITY, Page
from lomber.server.socket import GOING_DOWN, endpoint
from lomber.server.storage import Storage, StorageFailed
from lomber.server.thinking import Thinkers

log = logging.getLogger("lomber.server")

SAFE = (b"strict-transport-security", b"max-age=31536000")
"""Once it has come through TLS, a browser is not to come without it any more."""

Handler = Callable[[Request], Awaitable[Response]]


async def build(
    settings: Settings, storage: Storage, page: Path | None = None, owners: Owners | None = None
) -> tuple[Starlette, House]:
    """Everything a server needs, ready to be served; what was being played is back."""
    secret = await storage.secret()
    house = House(settings, storage, Thinkers(settings.thinkers), secret, owners)
    catalogue.games()
    await house.open_doors()
    await house.hall.begin()
    described = document()

    async def openapi(request: Request) -> Response:
        return JSONResponse(described)

    async def worker_lines(request: Request) -> Response:
        return await api.worker_lines(house, request)

    async def worker_hand_over(request: Request) -> Response:
        return await members.worker_hand_over(house, request)

    async def unknown(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        key = {404: "not-there", 405: "not-allowed"}.get(status, "internal")
        call = Call(house, request, None)
        with contextlib.suppress(StorageFailed):
            call.person = await house.person(request)
        answer = await api.mistake(call, Refused(key, status))
        answer.headers.update(getattr(error, "headers", None) or {})
        return answer

    routes = [
        Mount("/api", routes=[*_routes(house), Route("/openapi.json", openapi)]),
        WebSocketRoute("/ws", endpoint(house)),
        Route("/worker/lines", worker_lines),
        Route("/worker/hand_over", worker_hand_over, methods=["POST"]),
        Route("/decks/{name}", Decks().serve),
        Route("/{rest:path}", Page(page).serve),
    ]
    app = Starlette(
        routes=routes,
        lifespan=_lifespan(house),
        exception_handlers={HTTPException: unknown, Exception: unknown},
    )
    app.add_middleware(Headers)
    return app, house


def _routes(house: House) -> list[Route]:
    """The API, under its own mount: what is not there is answered by it, not by the page."""
    by_path: dict[str, dict[str, Handler]] = {}
    for route in api.ROUTES:
        by_path.setdefault(route.path, {})[route.method] = api.handler(house, route)
    return [
        Route(path.removeprefix("/api"), _by_method(handlers), methods=list(handlers))
        for path, handlers in by_path.items()
    ]


def _by_method(handlers: dict[str, Handler]) -> Handler:
    """One route for a path: so a refusal can name all methods that are allowed."""

    async def answer(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return answer


def _lifespan(house: House) -> Callable[[Starlette], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        work = (
            house.hall.keep_house,
            house.hall.keep_tables,
            house.keep_doors,
            house.director.keep,
        )
        tasks = [asyncio.create_task(kept_up(task)) for task in work]
        tasks.append(asyncio.create_task(house.thinkers.warm_up()))
        try:
            yield
        finally:
            house.stopping = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.hall.close()
            house.thinkers.close()
            house.solver.close()
            house.archive.close()
            await house.storage.close()
            log.info("stopped")

    return lifespan


async def kept_up(work: Callable[[], Awaitable[None]], pause: float = 1.0) -> None:
    """Work that goes on as long as the server runs begins again after a failure that nobody foresaw."""
    while True:
        try:
            await work()
            return
        except Exception:
            log.exception("what must go on failed")
            await asyncio.sleep(pause)


def say_goodbye(house: House) -> None:
    """Send every client away, to come back to the server that follows."""
    house.stopping = True
    for connection in list(house.connections):
        connection.close(GOING_DOWN)


class Headers:
    """Security headers on every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = [(name.lower().encode(), value.encode()) for name, value in SECURITY.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        headers = [*self._headers, SAFE] if scope["scheme"] == "https" else self._headers

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await self._app(scope, receive, with_headers)
