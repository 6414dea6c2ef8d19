"""The routes of described positions: is there such a one, how is it seen, and one to begin with."""

from __future__ import annotations

import json
import logging

from lomber.play.setups import parts_of
from lomber.server.calls import Call, Route
from lomber.server.catalogue import chosen, package_of
from lomber.server.mistakes import said
from lomber.server.positions import at_random, described, laid_out, seen_by
from lomber.server.thinking import ThoughtFailed
from lomber.server.wire import AskPosition, CheckedPosition, CheckPosition, PositionPart, SolvedPosition
from lomber.table.errors import BadPosition
from lomber.table.options import written
from lomber.table.table import Table

log = logging.getLogger("lomber.server")

SOLVING = 8.0
"""Seconds for what lies in a position; what takes longer is too far away."""


async def check_position(call: Call) -> CheckedPosition:
    """The position as it would be seen; or why it cannot be, which is an answer too. Nothing is stored."""
    body: CheckPosition = call.body
    call.house.positions.spend(call.who)
    game = chosen(body.game, body.preset, body.options)
    try:
        table = laid_out(game, body.start)
    except BadPosition as error:
        refused = said(error, (await call.guest()).lang, package_of(body.game))
        return CheckedPosition(body.start, (), int(game.seats), (), "", False, None, refused)
    return _told(table, body.seat)


async def solve_position(call: Call) -> SolvedPosition:
    """What each move is worth when all cards lie open and everybody plays his best."""
    body: CheckPosition = call.body
    call.house.solvings.spend(call.who)
    call.family = package_of(body.game)
    table = laid_out(chosen(body.game, body.preset, body.options), body.start)
    game, start = table.game, json.dumps(described(table))
    try:
        seat, moves = await call.house.solver.solve(game.id, written(game.options), start, SOLVING)
    except ThoughtFailed as error:
        log.warning("not solved", extra={"game": game.id, "why": str(error)})
        return SolvedPosition(table.turn(), ())
    return SolvedPosition(seat, moves)


async def some_position(call: Call) -> CheckedPosition:
    """A position to begin with, from a deal of nobody's table."""
    body: AskPosition = call.body
    call.house.positions.spend(call.who)
    return _told(at_random(chosen(body.game, body.preset, body.options), body.moves), -2)


def _told(table: Table, seat: int) -> CheckedPosition:
    due = table.state.awaits()
    start = described(table)
    parts = tuple(
        PositionPart(part.name, part.kind, part.low, part.high, part.words, part.size)
        for part in parts_of(table.game, start)
    )
    return CheckedPosition(
        start,
        parts,
        int(table.game.seats),
        tuple(table.actors()),
        due.name if due is not None else "",
        table.over,
        seen_by(table, seat),
    )


POSITION_ROUTES = (
    Route(
        "POST",
        "/api/positions/check",
        "Can there be such a position, and how is it seen?",
        CheckedPosition,
        check_position,
        CheckPosition,
        mistakes=(404, 422),
    ),
    Route(
        "POST",
        "/api/positions/solve",
        "What each move of a position is worth with all cards open.",
        SolvedPosition,
        solve_position,
        CheckPosition,
        mistakes=(404, 422),
    ),
    Route(
        "POST",
        "/api/positions/random",
        "A position of a game, dealt or played into at random.",
        CheckedPosition,
        some_position,
        AskPosition,
        mistakes=(404, 422),
    ),
)
