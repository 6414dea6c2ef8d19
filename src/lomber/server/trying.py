"""An attempt at a problem, in a thinking process: played again from its beginning, and on by the solver.

What the solver has learnt of the last few problems is kept: the next question is about the same hand.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from lomber.problems import Attempt, task
from lomber.server.wire_problems import TriedFrame, TriedProblem
from lomber.solve.reckoning import Reckoner
from lomber.table.errors import LomberError
from lomber.table.scene import Message
from lomber.text import LANGUAGES

MOST_KEPT = 4
"""Problems whose solvers a thinking process remembers."""

_reckoners: dict[str, Reckoner] = {}


def try_problem(
    id: str, moves: Sequence[str], shown: int, solve: bool, seconds: float
) -> TriedProblem | LomberError:
    """The position after these moves, and on until the person must choose; a mistake is an answer too."""
    reckoner = _reckoner(id)
    reckoner.begin(time.monotonic() + seconds)
    try:
        return _Trial(Attempt(task(id), (), reckoner)).tried(moves, shown, solve)
    except LomberError as error:
        return error


def _reckoner(id: str) -> Reckoner:
    if id not in _reckoners:
        if len(_reckoners) >= MOST_KEPT:
            del _reckoners[next(iter(_reckoners))]
        _reckoners[id] = Reckoner()
    return _reckoners[id]


class _Trial:
    """One attempt, and the frames to be shown of it."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.frames: list[TriedFrame] = []

    def tried(self, moves: Sequence[str], shown: int, solve: bool) -> TriedProblem:
        attempt = self.attempt
        for move in moves:
            self._make(move, len(attempt.moves) >= shown)
        if not self.frames:
            self.frames.append(TriedFrame(-1, "", Message(""), attempt.scene()))
        while not attempt.over and (solve or not attempt.yours):
            self._make(attempt.best(), True)
        standing, problem = attempt.standing(), attempt.task
        return TriedProblem(
            problem.id,
            tuple(attempt.moves),
            tuple(self.frames),
            attempt.over,
            standing.worth,
            standing.kept,
            attempt.best() if attempt.yours else "",
            {lang: problem.idea.text(lang) for lang in LANGUAGES} if attempt.over and problem.idea else {},
        )

    def _make(self, move: str, show: bool) -> None:
        attempt = self.attempt
        seat, choices = attempt.seat, attempt.choices()
        attempt.play(move)
        if show:
            made = attempt.moves[-1]
            said = next((choice.says for choice in choices if choice.text == made), None)
            says = said or Message("move-other", {"text": made})
            self.frames.append(TriedFrame(seat, made, says, attempt.scene()))
