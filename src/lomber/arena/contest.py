"""A contest: the same deals played with the bots in every seating, so that luck with cards falls out.

One *board* is one deal, played once per rotation of the bots around the table. A bot's result on a board is the
mean of all its seats in all rotations; intervals are taken over boards, which are independent, never over single
hands, which are not. Results are appended to a file board by board: a contest that was killed goes on where it
was, and ends with the same table as one that was not.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import signal
import statistics
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from lomber.arena.hand import play, seed_of
from lomber.games import make
from lomber.table.errors import BadOptions, LomberError

CHUNK = 8
"""Boards a process plays before it reports."""

FIRST_LOOK = 64
"""Boards before which nothing is called clear."""


class Contest(msgspec.Struct, frozen=True):
    """What is played: a game with options, one bot a seat, so many boards, one seed."""

    game: str
    bots: tuple[str, ...]
    boards: int
    seed: int = 0
    options: dict[str, Any] = {}

    def seated(self) -> tuple[str, ...]:
        """One bot a seat; fewer names than seats are repeated in turn."""
        seats = int(make(self.game, self.options).seats)
        if not 0 < len(self.bots) <= seats:
            raise BadOptions(f"{self.game} has {seats} seats, not {len(self.bots)}", "option-players")
        return tuple(self.bots[seat % len(self.bots)] for seat in range(seats))

    def whole(self) -> bool:
        """Is a board a whole match? Only where a number of deals is named.

        Else it is the first deal of a match that would go on: what lies on the table then is not given back, as
        it would be at the end of a match of one deal, and a stake is a risk.
        """
        return "hands" in self.options

    def rotations(self) -> int:
        """The seatings that differ: for A B A B two, for A B C D four, for A A A A one."""
        seated = self.seated()
        return next(
            r
            for r in range(1, len(seated) + 1)
            if seated[r % len(seated) :] + seated[: r % len(seated)] == seated
        )

    def board(self, number: int) -> dict[str, float]:
        """The mean score of each bot on one board."""
        game = make(self.game, self.options)
        seated = self.seated()
        sums: dict[str, list[int]] = {name: [] for name in seated}
        for turn in range(self.rotations()):
            deal, bots = seed_of(self.seed, "deal", number), seed_of(self.seed, number, turn)
            table = play(game, seated, deal, bots, self.whole(), turn)
            for name, score in zip(table.seats, table.scores(), strict=True):
                sums[name].append(score)
        return {name: statistics.fmean(scores) for name, scores in sums.items()}


class Standing(msgspec.Struct):
    """A bot's line in the table: mean score a hand and the half-width of its 95 % interval."""

    bot: str
    mean: float
    half: float
    boards: int


class Result(msgspec.Struct):
    """The table of a contest and the difference between the first two bots, paired by board."""

    standings: list[Standing]
    boards: int
    hands: int
    difference: Standing | None
    decided: bool
    """Whether the sequential test stopped it: the paired difference is clear."""


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Mean and half-width of the 95 % interval (normal; boards are many)."""
    if len(values) < 2:
        return (values[0] if values else 0.0), math.inf
    return statistics.fmean(values), 1.96 * statistics.stdev(values) / math.sqrt(len(values))


def clear(values: Sequence[float]) -> bool:
    """A sequential test that may be asked after every batch: the mean is beyond a boundary that widens with looks.

    The boundary is 1.96 · √(1 + log2(n / 32)) standard errors for n ≥ 64 boards, so that the doublings of n at
    which one looks do not add up to more than a few per cent of false alarms.
    """
    if len(values) < FIRST_LOOK:
        return False
    mean, half = interval(values)
    return abs(mean) > half * math.sqrt(1 + math.log2(len(values) / 32))


def _play_boards(contest: Contest, numbers: list[int]) -> list[tuple[int, dict[str, float]]]:
    return [(number, contest.board(number)) for number in numbers]


def run(
    contest: Contest,
    *,
    processes: int = 1,
    file: Path | None = None,
    stop_when_clear: bool = False,
    tick: Callable[[int], None] = lambda done: None,
) -> Result:
    """Play a contest, going on from what `file` already holds. The result depends on the contest alone."""
    contest.seated()
    boards = _kept(contest, file) if file else {}
    todo = [number for number in range(contest.boards) if number not in boards]
    looks = _Looks(contest)
    if stop_when_clear and looks.clear(boards):
        todo = []
    for batch in _batches(contest, todo, processes):
        boards.update(batch)
        if file:
            _keep(file, batch)
        tick(len(boards))
        if stop_when_clear and looks.clear(boards):
            break
    counted = {number: boards[number] for number in range(looks.at)} if looks.found else boards
    return _result(contest, counted, looks.found)


class _Looks:
    """When a contest between two bots is looked at: at 64, 128, 256 … boards, counted from the first without a gap.

    So what is looked at depends neither on timing nor on the number of processes, nor on whether the contest was
    interrupted: it stops at the first look that is clear.
    """

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._whole = 0
        self.at = FIRST_LOOK
        self.found = False

    def clear(self, boards: dict[int, dict[str, float]]) -> bool:
        while self._whole in boards:
            self._whole += 1
        while not self.found and self.at <= self._whole:
            seen = {number: boards[number] for number in range(self.at)}
            if clear(_differences(self._contest, seen)):
                self.found = True
            else:
                self.at *= 2
        return self.found


def _serve() -> None:
    """A playing process leaves interrupts to the one that asked, and ends with it, even if that one is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asker = multiprocessing.parent_process()
    assert asker is not None

    def outlive() -> None:
        asker.join()
        os._exit(1)

    threading.Thread(target=outlive, daemon=True).start()


def _batches(
    contest: Contest, todo: list[int], processes: int
) -> Iterator[list[tuple[int, dict[str, float]]]]:
    chunks = [todo[i : i + CHUNK] for i in range(0, len(todo), CHUNK)]
    if processes <= 1:
        for chunk in chunks:
            yield _play_boards(contest, chunk)
        return
    with ProcessPoolExecutor(
        processes, mp_context=multiprocessing.get_context("spawn"), initializer=_serve
    ) as pool:
        waiting = iter(chunks)
        running = {pool.submit(_play_boards, contest, chunk) for chunk in islice(waiting, processes * 2)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                running |= {pool.submit(_play_boards, contest, chunk) for chunk in islice(waiting, len(done))}
        finally:
            for future in running:
                future.cancel()


def _kept(contest: Contest, file: Path) -> dict[int, dict[str, float]]:
    """What an earlier run of the same contest has left; a torn last line is dropped."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True) if file.exists() else []
        whole = [line for line in lines if line.endswith("\n")]
        if not whole:
            whole = [json.dumps(msgspec.to_builtins(contest)) + "\n"]
        if whole != lines:
            file.write_text("".join(whole), encoding="utf-8")
        if _alike(msgspec.json.decode(whole[0], type=Contest)) != _alike(contest):
            raise BadOptions(f"{file} holds another contest", "other-contest", file=str(file))
        kept = msgspec.json.decode(f"[{','.join(whole[1:])}]", type=list[tuple[int, dict[str, float]]])
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadOptions(f"{file} holds no contest", "other-contest", file=str(file)) from None
    except OSError as error:
        raise _no_file(file, error) from None
    return {number: scores for number, scores in kept if 0 <= number < contest.boards}


def _alike(contest: Contest) -> Contest:
    """A contest without its length: a longer one goes on from a shorter one."""
    return msgspec.structs.replace(contest, boards=0)


def _no_file(file: Path, error: OSError) -> LomberError:
    why = error.strerror or str(error)
    return LomberError(f"{file}: {why}", "no-file", name=str(file), why=why)


def _keep(file: Path, batch: Iterable[tuple[int, dict[str, float]]]) -> None:
    try:
        with file.open("a", encoding="utf-8") as out:
            out.write("".join(json.dumps([number, scores]) + "\n" for number, scores in batch))
    except OSError as error:
        raise _no_file(file, error) from None


def _differences(contest: Contest, boards: dict[int, dict[str, float]]) -> list[float]:
    names = list(dict.fromkeys(contest.bots))
    if len(names) != 2:
        return []
    return [boards[number][names[0]] - boards[number][names[1]] for number in sorted(boards)]


def _result(contest: Contest, boards: dict[int, dict[str, float]], decided: bool) -> Result:
    names = list(dict.fromkeys(contest.bots))
    standings = []
    for name in names:
        mean, half = interval([boards[number][name] for number in sorted(boards)])
        standings.append(Standing(name, mean, half, len(boards)))
    standings.sort(key=lambda standing: -standing.mean)
    differences = _differences(contest, boards)
    paired = Standing(" - ".join(names), *interval(differences), len(boards)) if differences else None
    return Result(standings, len(boards), len(boards) * contest.rotations(), paired, decided)
