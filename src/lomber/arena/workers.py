"""Who plays the boards: this process, several, or a Ray cluster. The boards are the same whoever plays them."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager, redirect_stdout
from importlib.util import find_spec
from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol

from lomber.table.errors import LomberError

if TYPE_CHECKING:
    from lomber.arena.contest import Board, Contest

CHUNK = 8
"""Boards that are played before a report."""

AHEAD = 2
"""Chunks given out for each processor: one in play, one waiting."""


class Workers(Protocol):
    """Whoever plays boards of a contest."""

    def boards(self, contest: Contest, todo: list[int]) -> Iterator[list[Board]]:
        """The boards of these numbers, chunk by chunk, in whatever order they are done."""


@contextmanager
def team(processes: int = 1, ray: str = "") -> Iterator[Workers]:
    """This process, so many others, or the cluster at this address, for as long as they are needed."""
    if ray:
        with redirect_stdout(sys.stderr), Cluster(ray) as cluster:  # Ray tells its losses on stdout
            yield cluster
    elif processes <= 1:
        yield Here()
    else:
        with Pool(processes) as pool:
            yield pool


def play_chunk(contest: Contest, numbers: list[int]) -> list[Board]:
    return [contest.board(number) for number in numbers]


def _chunks(todo: list[int]) -> Iterator[list[int]]:
    return (todo[i : i + CHUNK] for i in range(0, len(todo), CHUNK))


class Here:
    """This process plays."""

    def boards(self, contest: Contest, todo: list[int]) -> Iterator[list[Board]]:
        for chunk in _chunks(todo):
            yield play_chunk(contest, chunk)


class Pool:
    """Other processes of this machine play."""

    def __init__(self, processes: int) -> None:
        self._number = processes
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(processes, mp_context=spawn, initializer=_serve)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def boards(self, contest: Contest, todo: list[int]) -> Iterator[list[Board]]:
        waiting = _chunks(todo)
        running = {
            self._pool.submit(play_chunk, contest, chunk) for chunk in islice(waiting, self._number * AHEAD)
        }
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                running |= {
                    self._pool.submit(play_chunk, contest, chunk) for chunk in islice(waiting, len(done))
                }
        finally:
            for future in running:
                future.cancel()


def _serve() -> None:
    """A playing process leaves interrupts to the one that asked, and ends with it, even if that one is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asker = multiprocessing.parent_process()
    assert asker is not None

    def outlive() -> None:
        asker.join()
        os._exit(1)

    threading.Thread(target=outlive, daemon=True).start()


class Cluster:
    """The machines of a Ray cluster play. Lomber must be installed on each, the same version.

    A machine that is lost takes nothing along: what it had in hand is played again on another.
    """

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise LomberError("Ray is not installed", "no-ray")
        _knock(address)
        import ray

        self._ray: Any = ray
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise LomberError(f"no Ray cluster at {address}", "no-cluster", address=address) from error
        self._play = ray.remote(num_cpus=1, max_retries=-1)(play_chunk)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def boards(self, contest: Contest, todo: list[int]) -> Iterator[list[Board]]:
        waiting = _chunks(todo)
        running = [self._play.remote(contest, chunk) for chunk in islice(waiting, self._room())]
        try:
            while running:
                done, running = self._ray.wait(running, num_returns=1)
                for reference in done:
                    yield self._ray.get(reference)
                room = max(0, self._room() - len(running))
                running += [self._play.remote(contest, chunk) for chunk in islice(waiting, room)]
        finally:
            for reference in running:
                self._ray.cancel(reference, force=True)

    def _room(self) -> int:
        """Chunks to have given out; machines may have come or gone since the last time."""
        return AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))


def _knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody is. `auto` names no place to knock at."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
    except (OSError, OverflowError):
        raise LomberError(f"no Ray cluster at {address}", "no-cluster", address=address) from None
