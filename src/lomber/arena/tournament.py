"""Tournaments of bots: all round one table, everybody against everybody, or by the Swiss system.

A match is a contest of two bots, each in every other chair, over the same deals as the other matches. It is won by
who made more, whatever the margin; the intervals say what the margin is worth. Every match has a file of its own in
the tournament's folder, so that a tournament that was killed goes on where it was.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from lomber.arena.contest import Contest, Played, Standing, interval, play_out
from lomber.arena.hand import seed_of
from lomber.arena.kept import make_folder
from lomber.arena.ratings import FRESH, Rating, rated
from lomber.arena.workers import Workers
from lomber.club.movements import round_robin
from lomber.club.rounds import History, Round
from lomber.club.swiss import swiss_round
from lomber.games import make
from lomber.table.errors import BadOptions

System = Literal["table", "round-robin", "swiss"]
Pair = tuple[str, str]


class Tournament(msgspec.Struct, frozen=True):
    """What is played: a game with options, the bots, so many boards a match, one seed for the deals of all."""

    game: str
    bots: tuple[str, ...]
    boards: int
    seed: int = 0
    options: dict[str, Any] = {}
    system: System = "table"
    rounds: int = 0
    """Of a Swiss tournament; 0: as many as it takes until at most one can have won them all."""

    def check(self) -> None:
        """Are there bots to pair, and chairs for two?"""
        if self.system == "table":
            return
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise BadOptions("a tournament is between different bots", "tournament-bots")
        if int(make(self.game, self.options).seats) < 2:
            raise BadOptions(f"{self.game} has one seat", "option-players", wanted="2…", given=1)

    def contest(self) -> Contest:
        """All bots round one table."""
        return Contest(self.game, self.bots, self.boards, self.seed, self.options)

    def match(self, pair: Pair, number: int) -> Contest:
        """Two of them. Where everybody meets everybody, all play the same deals; else all of a round do."""
        seed = seed_of(self.seed, "round", number) if self.system == "swiss" else self.seed
        return Contest(self.game, pair, self.boards, seed, self.options)

    def number_of_rounds(self) -> int:
        if self.system == "swiss":
            return self.rounds or max(1, math.ceil(math.log2(len(self.bots))))
        return len(round_robin(len(self.bots), 2))

    def number_of_matches(self) -> int:
        if self.system == "table":
            return 1
        return self.number_of_rounds() * (len(self.bots) // 2)


class Match(NamedTuple):
    """Bots who have met over all boards, two of them unless all sat round one table."""

    round: int
    played: Played

    def points(self) -> dict[str, float]:
        """One for the match, or half of it to each."""
        first, second = self.played.names()
        total = sum(self.played.differences())
        won = 0.5 if total == 0 else float(total > 0)
        return {first: won, second: 1.0 - won}


class Line(NamedTuple):
    """A bot's line in the final table."""

    bot: str
    points: float
    matches: int
    """Of two; a rest counts as one won."""
    standing: Standing
    """What it made a deal, over all its boards."""
    rating: Rating
    milliseconds: float
    """Of the processor, for a move. The one figure that is not the same every time."""


class Outcome(NamedTuple):
    """What came of a tournament. Round one table it was a single match."""

    system: System
    contest: Contest
    """Game, options, seed, and all who took part."""
    matches: list[Match]
    lines: list[Line]
    """Best first."""

    def hands(self) -> int:
        return sum(match.played.result().hands for match in self.matches)

    def between(self, first: str, second: str) -> Standing | None:
        """What the first made more than the second on the boards of their matches; None if they have not met."""
        boards = [
            board
            for match in self.matches
            if {first, second} <= set(match.played.names())
            for board in match.played.boards
        ]
        if not boards:
            return None
        more = [board.scores[first] - board.scores[second] for board in boards]
        return Standing(first, *interval(more), len(more))


def hold(
    tournament: Tournament,
    workers: Workers,
    kept: Path | None = None,
    stop_when_clear: bool = False,
    tick: Callable[[int], None] = lambda done: None,
) -> Outcome:
    """Play a tournament, going on from what is already kept: in a folder of matches, or the file of one table."""
    tournament.check()
    rested: list[str] = []
    if tournament.system == "table":
        matches = [Match(0, play_out(tournament.contest(), workers, kept, stop_when_clear, tick))]
    else:
        matches = _meet(tournament, rested, workers, kept, stop_when_clear, tick)
    names = list(dict.fromkeys(tournament.bots))
    return Outcome(tournament.system, tournament.contest(), matches, _lines(names, matches, rested))


def _meet(
    tournament: Tournament,
    rested: list[str],
    workers: Workers,
    folder: Path | None,
    stop_when_clear: bool,
    tick: Callable[[int], None],
) -> list[Match]:
    """Round after round, two by two. Who rests in a Swiss round is noted: it counts as a match won."""
    if folder:
        make_folder(folder)
    matches: list[Match] = []
    history = History()
    for number in range(tournament.number_of_rounds()):
        now = _round(tournament, number, matches, rested, history)
        history.add(now)
        if tournament.system == "swiss":
            rested += [tournament.bots[unit] for unit in now.byes]
        for one, other in now.tables:
            file = folder / f"match-{len(matches) + 1:03d}.jsonl" if folder else None
            before = len(matches) * tournament.boards

            def played_so_far(done: int, before: int = before) -> None:
                tick(before + done)

            contest = tournament.match((tournament.bots[one], tournament.bots[other]), number)
            matches.append(Match(number, play_out(contest, workers, file, stop_when_clear, played_so_far)))
            tick(len(matches) * tournament.boards)
    return matches


def _round(
    tournament: Tournament, number: int, matches: list[Match], rested: list[str], history: History
) -> Round:
    """Who meets in this round, by their numbers."""
    bots = tournament.bots
    if tournament.system == "round-robin":
        return round_robin(len(bots), 2)[number]
    lines = _lines(bots, matches, rested)
    halves = {bots.index(line.bot): round(2 * line.points) for line in lines}
    return swiss_round(list(halves), halves, 2, history)


def _lines(bots: Sequence[str], matches: list[Match], rested: list[str]) -> list[Line]:
    """The table: by points, then by rating; before anything is played, in the order in which they were named."""
    ratings = rated(_in_order(matches))
    points = {name: float(rested.count(name)) for name in bots}
    for match in matches:
        if len(match.played.names()) == 2:
            for name, won in match.points().items():
                points[name] += won
    lines = []
    for name in bots:
        his = [match.played for match in matches if name in match.played.names()]
        scores = [board.scores[name] for played in his for board in played.boards]
        paces = [board.paces[name] for played in his for board in played.boards if name in board.paces]
        moves, seconds = sum(pace.moves for pace in paces), sum(pace.seconds for pace in paces)
        lines.append(
            Line(
                name,
                points[name],
                len(his) + rested.count(name),
                Standing(name, *interval(scores), len(scores)),
                ratings.get(name, FRESH),
                1000.0 * seconds / max(1, moves),
            )
        )
    return sorted(lines, key=lambda line: (-line.points, -line.rating.strength))


def _in_order(matches: list[Match]) -> Iterator[dict[str, float]]:
    """Boards as they are rated: round by round, and in a round the first boards of all matches, the second …"""
    for number in sorted({match.round for match in matches}):
        side_by_side = [match.played.boards for match in matches if match.round == number]
        for boards in zip_longest(*side_by_side):
            yield from (board.scores for board in boards if board is not None)
