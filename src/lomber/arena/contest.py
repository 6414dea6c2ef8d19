"""A contest: the same deals played with the bots in every seating, so that luck with cards falls out.

One *board* is one deal, played once per rotation of the bots around the table. A bot's result on a board is the
mean of all its seats in all rotations; intervals are taken over boards, which are independent, never over single
hands, which are not. Results are appended to a file board by board: a contest that was killed goes on where it
was, and ends with the same table as one that was not.
"""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from lomber.arena.hand import play, seed_of
from lomber.games import make
from lomber.table.errors import BadOptions

CHUNK = 8
"""Boards a process plays before it reports."""


class Contest(msgspec.Struct, frozen=True):
    """What is played: a game with options, one bot a seat, so many boards, one seed."""

    game: str
    bots: tuple[str, ...]
    boards: int
    seed: int = 0
    options: dict[str, Any] = {}

    def seated(self) -> tuple[str, ...]:
        """One bot a seat; fewer names than seats are repeated in turn."""
        seats = int(make(self.game, self._options()).seats)
        if not 0 < len(self.bots) <= seats:
            raise BadOptions(f"{self.game} has {seats} seats, not {len(self.bots)}", "option-players")
        return tuple(self.bots[seat % len(self.bots)] for seat in range(seats))

    def _options(self) -> dict[str, Any]:
        return {"hands": 1, **self.options}

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
        game = make(self.game, self._options())
        seated = self.seated()
        sums: dict[str, list[int]] = {name: [] for name in seated}
        for turn in range(self.rotations()):
            around = seated[turn:] + seated[:turn]
            table = play(game, around, seed_of(self.seed, "deal", number), seed_of(self.seed, number, turn))
            for name, score in zip(around, table.scores(), strict=True):
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
    if len(values) < 64:
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
    decided = False
    for batch in _batches(contest, todo, processes):
        for number, scores in batch:
            boards[number] = scores
        if file:
            _keep(file, batch)
        tick(len(boards))
        if stop_when_clear and (decided := clear(_differences(contest, _prefix(boards)))):
            break
    return _result(contest, _prefix(boards) if decided else boards, decided)


def _prefix(boards: dict[int, dict[str, float]]) -> dict[int, dict[str, float]]:
    """The boards 0, 1, 2 … without a gap, cut to a power of two: what is looked at does not depend on timing."""
    whole = 0
    while whole in boards:
        whole += 1
    looks = 1 << (whole.bit_length() - 1) if whole else 0
    return {number: boards[number] for number in range(looks)}


def _batches(
    contest: Contest, todo: list[int], processes: int
) -> Iterator[list[tuple[int, dict[str, float]]]]:
    chunks = [todo[i : i + CHUNK] for i in range(0, len(todo), CHUNK)]
    if processes <= 1:
        for chunk in chunks:
            yield _play_boards(contest, chunk)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
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
    if not file.exists():
        file.write_text(json.dumps(msgspec.to_builtins(contest)) + "\n", encoding="utf-8")
        return {}
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    head = msgspec.json.decode(lines[0], type=Contest) if lines else None
    if head is None or msgspec.structs.replace(head, boards=0) != msgspec.structs.replace(contest, boards=0):
        raise BadOptions(f"{file} holds another contest", "other-contest")
    whole = [line for line in lines[1:] if line.endswith("\n")]
    if len(whole) < len(lines) - 1:
        file.write_text("".join([lines[0], *whole]), encoding="utf-8")
    return {int(number): dict(scores) for number, scores in (json.loads(line) for line in whole)}


def _keep(file: Path, batch: Iterable[tuple[int, dict[str, float]]]) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write("".join(json.dumps([number, scores]) + "\n" for number, scores in batch))
        out.flush()


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
