"""Run the server: open the database, listen, say where, stop cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import importlib
import logging
import os
import re
import signal
import socket
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import uvicorn

from lomber.server.app import build, say_goodbye
from lomber.server.frames import Frames
from lomber.server.house import House, Settings
from lomber.server.logs import set_up_logs
from lomber.server.owners import Leases, Owners
from lomber.server.sql import Database, SqlStorage
from lomber.server.sqlite import SqliteDatabase, SqliteStorage
from lomber.server.storage import Storage, StorageFailed
from lomber.server.supervisor import Supervisor
from lomber.server.sweeping import keep_swept, only_young
from lomber.server.wire import LARGEST_FRAME
from lomber.table.errors import LomberError, system_reason

log = logging.getLogger("lomber.server")

BACKLOG = 2048
"""Connections that may wait to be taken."""
ENDING = (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else []))
"""SIGHUP: the terminal is closed; or one process is asked to renew itself, which whoever started it does."""


class CannotServe(LomberError):
    """The server cannot start: the database or the address is not to be had."""


def default_db() -> Path:
    """Where the embedded database lies if nobody says otherwise."""
    if os.name == "nt":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "lomber" / "lomber.db"


def open_storage(db: str | Path | None) -> Storage:
    """A path, or a URL: `sqlite:///path`, `postgresql://user@host/name`."""
    said = str(db or default_db())
    with named(said):
        path = sqlite_path(said)
        if path is not None:
            return SqliteStorage(path)
        storage: Storage = _postgres().PostgresStorage(said)
        return storage


def open_database(db: str | None, new: bool = False) -> Database:
    """The database of a club beside its server: it must be there, and is neither locked nor brought up to date.

    `new`: one that is to be filled, which no server may use meanwhile.
    """
    said = str(db or default_db())
    with named(said):
        path = sqlite_path(said)
        if path is None:
            shared: Database = _postgres().PostgresDatabase(said)
            return shared
        if new:
            return SqliteDatabase(path)
        if not path.exists():
            raise StorageFailed("there is no such file", "missing")
        return SqliteDatabase(path, alone=False)


def sqlite_path(said: str) -> Path | None:
    """The file that is meant; None: a PostgreSQL database."""
    scheme, colon, rest = said.partition("://")
    if not colon:
        return Path(said).expanduser()
    if scheme in ("postgresql", "postgres"):
        return None
    if scheme != "sqlite":
        raise CannotServe(f"{scheme}: neither sqlite nor postgresql", "storage-kind", name=scheme)
    return Path(rest.removeprefix("/") or default_db()).expanduser()


def _postgres() -> ModuleType:
    try:
        from lomber.server import postgres
    except ImportError:
        raise StorageFailed("pip install 'lomber[postgres]'", "driver") from None
    return postgres


@contextlib.contextmanager
def named(said: str) -> Iterator[None]:
    """What cannot be opened is said with its name, but without its password."""
    try:
        yield
    except (StorageFailed, OSError) as error:
        raise _no_storage(said, error) from None


def _no_storage(said: str, error: StorageFailed | OSError) -> CannotServe:
    shown = _without_password(said)
    words = system_reason(error)
    words["reason"] = getattr(error, "reason", "") or words["reason"]
    return CannotServe(f"{shown}: {error}", "no-storage", name=shown, **words)


def _without_password(url: str) -> str:
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1@", url)


def run(
    db: str | Path | None = None,
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    settings: Settings | None = None,
    logs: str = "plain",
    on_ready: Callable[[str], None] | None = None,
    page: Path | None = None,
    workers: int = 1,
) -> None:
    """Serve until SIGINT, SIGTERM or SIGHUP. `on_ready` is told the address; `port` 0 takes any free one."""
    set_up_logs(logs)
    if workers > 1 and not str(db).startswith(("postgresql://", "postgres://")):
        raise CannotServe("several workers need PostgreSQL", "storage-workers")
    with _listen(host, port) as listener:
        ready = functools.partial(on_ready or (lambda url: None), address(listener, host))
        if workers > 1:
            asyncio.run(open_storage(db).close())  # what is wrong with it is said here, once
            asyncio.run(Supervisor(listener, str(db), settings or Settings(), logs, workers, ready).run())
        else:
            settings = settings or Settings(thinkers=max(1, (os.cpu_count() or 2) - 1))
            _run_alone(db, settings, listener, ready, page)


def _run_alone(
    db: str | Path | None,
    settings: Settings,
    listener: socket.socket,
    on_ready: Callable[[], None],
    page: Path | None,
) -> None:
    try:
        run_loop(serve(settings, open_storage(db), listener, on_ready, page))
    except StorageFailed as error:
        raise _no_storage(str(db or default_db()), error) from None


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    """On uvloop where it is installed (`lomber[fast]`): a move costs a tenth less there."""
    with asyncio.Runner(loop_factory=getattr(_uvloop(), "new_event_loop", None)) as runner:
        runner.run(work)


def _uvloop() -> ModuleType | None:
    try:
        return importlib.import_module("uvloop")
    except ImportError:
        return None


def _listen(host: str, port: int) -> socket.socket:
    """A listener that says it speaks TCP: else asyncio lets what it sends wait up to 40 ms for more to send."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        words = system_reason(error)
        if isinstance(error, socket.gaierror):
            words["reason"] = "EADDRNOTAVAIL"
        raise CannotServe(f"{host}:{port}: {error}", "no-address", name=f"{host}:{port}", **words) from None
    return listener


def address(listener: socket.socket, host: str) -> str:
    """What to type into a browser on this machine."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{'localhost' if host in ('0.0.0.0', '::') else shown}:{listener.getsockname()[1]}/"


class _Server(uvicorn.Server):
    """Sends the clients away, to come back later, before it stops listening to them."""

    house: House

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """What asks a program to end ends the server in order; a second time at once."""
        handled = {sig: signal.signal(sig, self.handle_exit) for sig in ENDING}
        try:
            yield
        finally:
            for sig, before in handled.items():
                signal.signal(sig, before)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        say_goodbye(self.house)
        await super().shutdown(sockets)


async def serve(
    settings: Settings,
    storage: Storage,
    listener: socket.socket,
    on_ready: Callable[[], None],
    page: Path | None = None,
) -> None:
    """One process: all of a server, or one of its workers."""
    sockets = [listener]
    owners: Owners | None = None
    if isinstance(storage, SqlStorage) and storage.shared:
        sockets.append(_listen(settings.peer_host, 0))
        owners = Leases(storage, f"{settings.peer_host}:{sockets[1].getsockname()[1]}")
    app, house = await build(settings, storage, page, owners)
    config = uvicorn.Config(
        app,
        ws=Frames,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=32 * 1024,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    server = _Server(config)
    server.house = house

    async def announce() -> None:
        while not server.started:
            await asyncio.sleep(0.01)
        log.info("serving", extra={"port": listener.getsockname()[1], "tables": len(house.hall.tables)})
        on_ready()

    beside = [asyncio.create_task(announce()), asyncio.create_task(keep_swept(house))]
    try:
        with only_young():
            await server.serve(sockets=sockets)
    finally:
        for task in beside:
            task.cancel()
