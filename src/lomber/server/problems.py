"""Problems over HTTP: the list, and one attempt, which is nothing but its moves. The server keeps none of it."""

from __future__ import annotations

import functools
import logging

from lomber.problems import Said, task, tasks
from lomber.server.calls import Call, Route
from lomber.server.catalogue import family_name
from lomber.server.mistakes import Refused
from lomber.server.thinking import ThoughtFailed
from lomber.server.wire_problems import ProblemLine, ProblemList, TriedProblem, TryProblem
from lomber.table.errors import LomberError
from lomber.text import FALLBACK, LANGUAGES

log = logging.getLogger("lomber.server")

THINKING = 8.0
"""Seconds that one question about a problem may take."""


async def problems(call: Call) -> ProblemList:
    lang = call.path("lang")
    return listed(lang if lang in LANGUAGES else FALLBACK)


@functools.lru_cache(maxsize=len(LANGUAGES))
def listed(lang: str) -> ProblemList:
    """All problems in one language, written once."""

    def text(said: Said | None) -> str:
        return said.text(lang) if said is not None else ""

    return ProblemList(
        lang,
        tuple(
            ProblemLine(
                one.id,
                one.game_id,
                one.preset,
                family_name(one.family),
                int(one.make().seats),
                one.yours,
                one.level,
                one.wanted(),
                text(one.title),
                text(one.text),
                text(one.source),
            )
            for one in tasks().values()
        ),
    )


async def try_problem(call: Call) -> TriedProblem:
    """The moves so far played again, and the solver's answers, until the person must choose."""
    body: TryProblem = call.body
    call.house.questions.spend(call.who)
    try:
        id = task(call.path("problem")).id
    except LomberError:
        raise Refused("no-problem", 404) from None
    try:
        found = await call.house.solver.try_problem(id, body.moves, body.shown, body.solve, THINKING)
    except ThoughtFailed as error:
        log.warning("a problem was not solved", extra={"problem": id, "why": str(error)})
        raise Refused("no-solution", 503) from None
    if isinstance(found, LomberError):
        raise found
    return found


PROBLEM_ROUTES = (
    Route("GET", "/api/problems/{lang}", "The problems.", ProblemList, problems),
    Route(
        "POST",
        "/api/problems/{problem}/try",
        "A problem after these moves, and the solver's answers.",
        TriedProblem,
        try_problem,
        TryProblem,
        mistakes=(404, 409, 503),
    ),
)
