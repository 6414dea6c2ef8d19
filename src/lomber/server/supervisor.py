"""Several workers on one address: each a process of its own, all taking clients from the same listening socket.

A worker that dies is started again; its tables have been taken over by then. SIGHUP replaces the workers one by
one, each by a new one that is already serving: so a new version comes in without a refused client.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import Callable

from lomber.server.house import Settings

log = logging.getLogger("lomber.server")

DATABASE = "LOMBER_DB"
"""The environment tells a worker the database: a password does not belong on a command line."""
BREATH = 1.0
"""Seconds before a worker that died is started again."""
GRACE = 15.0
"""Seconds a worker has to stop in order."""


class Supervisor:
    """Starts the workers, watches them, replaces them, stops them."""

    def __init__(
        self,
        listener: socket.socket,
        db: str,
        settings: Settings,
        logs: str,
        workers: int,
        on_ready: Callable[[], None],
    ) -> None:
        self._listener = listener
        self._db = db
        self._settings = settings
        self._logs = logs
        self._count = workers
        self._on_ready = on_ready
        self._workers: set[Process] = set()
        self._stopping = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for sig in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sig, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew)
        watching = [asyncio.create_task(self._keep(await self._start())) for _ in range(self._count)]
        self._watching = set(watching)
        self._on_ready()
        await self._stopping.wait()
        await asyncio.gather(*(self._end(worker) for worker in list(self._workers)))
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
        log.info("all workers stopped")

    async def _start(self) -> Process:
        """A worker that is serving. It ends when its standard input does: with us, however we end."""
        settings = self._settings
        command = ["-m", "lomber.server", "--fd", str(self._listener.fileno()), "--logs", self._logs]
        command += ["--pause", str(settings.pace.pause), "--grace", str(settings.pace.grace)]
        command += ["--thinkers", str(settings.thinkers)]
        command += ["--peer-host", settings.peer_host]
        for origin in settings.origins:
            command += ["--origin", origin]
        for proxy in settings.proxies:
            command += ["--proxy", proxy]
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[self._listener.fileno()],
            env={**os.environ, DATABASE: self._db},
        )
        self._workers.add(worker)
        assert worker.stdout is not None
        await worker.stdout.readline()
        log.info("worker started", extra={"pid": worker.pid})
        return worker

    async def _keep(self, worker: Process) -> None:
        """Start another when it dies by itself."""
        while worker in self._workers:
            code = await worker.wait()
            if worker not in self._workers or self._stopping.is_set():
                return
            self._workers.discard(worker)
            log.error("a worker died", extra={"pid": worker.pid, "code": code})
            await asyncio.sleep(BREATH)
            worker = await self._start()

    def _renew(self) -> None:
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.get_running_loop().create_task(self._renew_all())

    async def _renew_all(self) -> None:
        """A new worker first, then the old one goes: somebody always serves."""
        for old in list(self._workers):
            fresh = asyncio.create_task(self._keep(await self._start()))
            self._watching.add(fresh)
            fresh.add_done_callback(self._watching.discard)
            await self._end(old)
        log.info("workers renewed", extra={"workers": len(self._workers)})

    async def _end(self, worker: Process) -> None:
        self._workers.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.terminate()
            try:
                await asyncio.wait_for(worker.wait(), GRACE)
            except TimeoutError:
                worker.kill()
                await worker.wait()
