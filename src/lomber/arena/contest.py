"""A contest: the same deals played with the bots in every seating, so that luck with cards falls out.

One *board* is one deal, played once per rotation of the bots around the table. A bot's result on a board is the
mean of all its seats in all rotations; intervals are taken over boards, which are independent, never over single
hands, which are not. Results are appended to a file board by board: a contest that was killed goes on where it
was, and ends with the same table as one that was not.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from lomber.arena.hand import Pace, play, seed_of
from lomber.arena.kept import keep, kept_rows
from lomber.arena.workers import Workers, team
from lomber.games import make
from lomber.table.errors import BadOptions

FIRST_LOOK = 64
"""Boards before which nothing is called clear."""


class Board(msgspec.Struct, array_like=True):
    """What came of one board: the mean score of each bot, and how much it thought."""

    number: int
    scores: dict[str, float]
    paces: dict[str, Pace] = {}
    """By bot. The only figures that differ from run to run; no result depends on them."""


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
            raise BadOptions(
                f"{self.game} has {seats} seats, not {len(self.bots)}",
                "option-players",
                wanted=seats,
                given=len(self.bots),
            )
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

    def board(self, number: int) -> Board:
        """Play one board in every seating."""
        game = make(self.game, self.options)
        seated = self.seated()
        sums: dict[str, list[int]] = {name: [] for name in seated}
        paces = {name: Pace() for name in seated}
        for turn in range(self.rotations()):
            deal, bots = seed_of(self.seed, "deal", number), seed_of(self.seed, number, turn)
            table = play(game, seated, deal, bots, self.whole(), turn, paces)
            for name, score in zip(table.seats, table.scores(), strict=True):
                sums[name].append(score)
        return Board(number, {name: statistics.fmean(scores) for name, scores in sums.items()}, paces)


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
        return (float(values[0]) if values else 0.0), math.inf
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


class Played(NamedTuple):
    """A contest that has been played: the boards that count, in order, and whether a clear answer ended it."""

    contest: Contest
    boards: list[Board]
    decided: bool

    def names(self) -> list[str]:
        return list(dict.fromkeys(self.contest.bots))

    def differences(self) -> list[float]:
        """What the first of two bots made more than the second, board by board; nothing between more."""
        return _differences(self.contest, self.boards)

    def result(self) -> Result:
        """The table: it depends on the contest alone."""
        standings = [
            Standing(name, *interval([board.scores[name] for board in self.boards]), len(self.boards))
            for name in self.names()
        ]
        standings.sort(key=lambda standing: -standing.mean)
        differences = self.differences()
        names = " - ".join(self.names())
        paired = Standing(names, *interval(differences), len(self.boards)) if differences else None
        hands = len(self.boards) * self.contest.rotations()
        return Result(standings, len(self.boards), hands, paired, self.decided)


def run(
    contest: Contest,
    *,
    processes: int = 1,
    file: Path | None = None,
    stop_when_clear: bool = False,
    tick: Callable[[int], None] = lambda done: None,
) -> Result:
    """Play a contest, going on from what `file` already holds. The result depends on the contest alone."""
    with team(processes) as workers:
        return play_out(contest, workers, file, stop_when_clear, tick).result()


def play_out(
    contest: Contest,
    workers: Workers,
    file: Path | None = None,
    stop_when_clear: bool = False,
    tick: Callable[[int], None] = lambda done: None,
) -> Played:
    """Play a contest to its end, whoever does the playing."""
    contest.seated()
    boards = _kept(contest, file) if file else {}
    todo = [number for number in range(contest.boards) if number not in boards]
    looks = _Looks(contest)
    if stop_when_clear and looks.clear(boards):
        todo = []
    for batch in workers.boards(contest, todo):
        boards.update((board.number, board) for board in batch)
        if file:
            keep(file, batch)
        tick(len(boards))
        if stop_when_clear and looks.clear(boards):
            break
    last = looks.at if looks.found else contest.boards
    return Played(contest, [boards[number] for number in sorted(boards) if number < last], looks.found)


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

    def clear(self, boards: dict[int, Board]) -> bool:
        while self._whole in boards:
            self._whole += 1
        while not self.found and self.at <= self._whole:
            seen = [boards[number] for number in range(self.at)]
            if clear(_differences(self._contest, seen)):
                self.found = True
            else:
                self.at *= 2
        return self.found


def _kept(contest: Contest, file: Path) -> dict[int, Board]:
    """What an earlier run of the same contest has left."""
    boards = kept_rows(file, contest, list[Board], _alike, "contest")
    return {board.number: board for board in boards if 0 <= board.number < contest.boards}


def _alike(contest: Contest) -> Contest:
    """A contest without its length: a longer one goes on from a shorter one."""
    return msgspec.structs.replace(contest, boards=0)


def _differences(contest: Contest, boards: Sequence[Board]) -> list[float]:
    names = list(dict.fromkeys(contest.bots))
    if len(names) != 2:
        return []
    return [board.scores[names[0]] - board.scores[names[1]] for board in boards]
