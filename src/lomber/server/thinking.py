"""Bots think in other processes: they get a seen log and a time, and answer with a move. Never a state.

This module is imported by those processes too, so it draws in nothing of the web.
"""

from __future__ import annotations

import asyncio
import functools
import json
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from lomber.bots import levels
from lomber.bots.book import BookBot
from lomber.bots.position import Position
from lomber.games import make
from lomber.server.trying import try_problem
from lomber.server.wire import SolvedMove
from lomber.server.wire_problems import TriedProblem
from lomber.solve import Decision, analyse, last_hand
from lomber.solve.reckoning import Reckoner
from lomber.table.contract import Game
from lomber.table.errors import LomberError, TooDeep
from lomber.table.record import read_record, read_seen
from lomber.table.table import Table

log = logging.getLogger("lomber.server")

Answer = TypeVar("Answer")

LEVELS = ("random", *levels.LEVELS)
"""The bots that can be asked to sit down, from easy to strong."""

STARTING = 60.0
"""Seconds a process has to begin, on a machine that has much else to do."""
GRACE = 5.0
"""Seconds beyond its budget after which a process that has not answered is ended."""

RETELLING = 10.0
"""Seconds for playing a hand again; the longest take a tenth of one, and their matches before them as much."""

MOST_KEPT = 64
"""Games a thinking process remembers."""


class ThoughtFailed(Exception):
    """A bot could not answer: it raised, or took far too long."""


# -- in the other process


def choose(seen_text: str, level: str, seed: int, seconds: float) -> tuple[int, str]:
    """The bot's move and, for the book, the number of the advice it follows."""
    seen = read_seen(seen_text)
    game = _game(seen.game, seen.options)
    position = Position(seen, game)
    bot = levels.make_bot(levels.given(level, seconds * 1000), game, seed)
    if isinstance(bot, BookBot):
        return bot.explain(position)
    return int(bot.choose(position)), ""


def look_back(record_text: str, seat: int, seconds: float) -> tuple[Decision, ...]:
    """The decisions of the last hand, judged: of one seat, or of all (-1)."""
    record = read_record(record_text)
    whose = seat if seat >= 0 else None
    return analyse(record, hand=last_hand(record), seat=whose, seconds=seconds).decisions


def solve(
    game: str, options: dict[str, Any], start: str, seconds: float
) -> tuple[int, tuple[SolvedMove, ...]]:
    """Whose move it is in a described position, and what each is worth with all cards open; none: it is too far."""
    table = Table(_game(game, options), dealing=False, start=json.loads(start))
    seat = table.turn()
    if seat < 0:
        return seat, ()
    try:
        found = Reckoner(until=time.monotonic() + seconds).weigh(table.state, seat)
    except TooDeep:
        found = None
    worths = found.moves if found is not None else {}
    choices = [choice for choice in table.view(seat).scene().choices if choice.move in worths]
    moves = (SolvedMove(one.text, one.says, int(worths[one.move].scores[seat])) for one in choices)
    return seat, tuple(sorted(moves, key=lambda move: -move.score))


_games: dict[str, Game] = {}


def _game(id: str, options: dict[str, Any]) -> Game:
    """Games are kept: a table asks many times."""
    key = f"{id} {sorted(options.items())}"
    if key not in _games:
        if len(_games) >= MOST_KEPT:
            _games.clear()
        _games[key] = make(id, options)
    return _games[key]


def _begin() -> None:
    """A thinking process ends with its server, even if that was killed, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


# -- in the server


class Thinkers:
    """A pool of processes that think for all tables."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()
        self._begun = False
        """Has the pool answered anything yet?"""
        self.thinking = 0
        """How many answers are awaited."""

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=spawn, initializer=_begin)

    async def warm_up(self) -> None:
        """Start the processes before the first guest waits for them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, os.getpid) for _ in range(self._processes)))

    async def choose(self, seen_text: str, level: str, seconds: float) -> tuple[int, str]:
        """The move of a bot that knows this seen log; ThoughtFailed where it has none to give."""
        ask = functools.partial(choose, seen_text, level, secrets.randbits(32), seconds)
        return await self._think(ask, level, seconds)

    async def look_back(self, record_text: str, seat: int, seconds: float) -> tuple[Decision, ...]:
        """What the decisions of the last hand were worth: those of one seat, or of all (-1)."""
        ask = functools.partial(look_back, record_text, seat, seconds)
        return await self._think(ask, "the analysis", seconds)

    async def try_problem(
        self, id: str, moves: list[str], shown: int, solve: bool, seconds: float
    ) -> TriedProblem | LomberError:
        """A problem after these moves, played on until the person must choose; or what is wrong with them."""
        ask = functools.partial(try_problem, id, moves, shown, solve, seconds)
        return await self._think(ask, "the solver", seconds)

    async def solve(
        self, game: str, options: dict[str, Any], start: str, seconds: float
    ) -> tuple[int, tuple[SolvedMove, ...]]:
        """What each move of a described position is worth with all cards open."""
        return await self._think(
            functools.partial(solve, game, options, start, seconds), "the solver", seconds
        )

    async def retell(self, tell: Callable[[], Answer]) -> Answer:
        """Something of a hand that is over (`retelling`)."""
        return await self._think(tell, "a replay", RETELLING)

    async def _think(self, ask: Callable[[], Answer], level: str, seconds: float) -> Answer:
        """An answer from one of the processes."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        self.thinking += 1
        try:
            await self._wait_for_beginning(pool)
            waiting = loop.run_in_executor(pool, ask)
            return await asyncio.wait_for(waiting, self._patience(seconds))
        except TimeoutError:
            self._replace(pool)
            raise ThoughtFailed(f"{level} did not answer in time") from None
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise ThoughtFailed("its process was replaced") from None  # another's thought took too long
        except BrokenProcessPool:
            self._replace(pool)
            raise ThoughtFailed("a thinking process died") from None
        except Exception as error:  # a bot's bug must not stop a table; the caller logs it
            raise ThoughtFailed(f"{level}: {error!r}") from error
        finally:
            self.thinking -= 1

    async def _wait_for_beginning(self, pool: ProcessPoolExecutor) -> None:
        """A process that only begins is not slow: ending it for that would begin it anew, for ever."""
        if not self._begun:
            loop = asyncio.get_running_loop()
            await asyncio.wait_for(loop.run_in_executor(pool, os.getpid), STARTING)
            self._begun = pool is self._pool

    def _patience(self, seconds: float) -> float:
        """Others may be before it in the queue."""
        return GRACE + (seconds + 1.0) * (1 + self.thinking / self._processes)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Processes that hang are ended, and others take their place."""
        if pool is not self._pool:
            return
        log.warning("thinkers replaced")
        self._pool = self._new_pool()
        self._begun = False
        _end(pool)

    def close(self) -> None:
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
