"""Problems of Preferans as Bridge Studio keeps them, and ours.

A problem is a set-up at the first card, both whisting, and its cards are played as far as the rules allow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lomber.formats import LeftOut, Skipped
from lomber.formats.hands import CLOCKWISE, ROWS, in_order
from lomber.formats.preferans import LOWEST, MISERE, TRICKS, Deal, deals_of, follow, game_of, laid, piles_of
from lomber.formats.studio import UNKNOWN, Problem
from lomber.table.record import Record

PLACES = "WNE"
"""Where the seats sit in a problem, in their order; nobody sits in the south."""

STRAINS = (*ROWS, "NT", MISERE)


def problem_record(problem: Problem) -> tuple[Record | None, list[Skipped]]:
    """A problem of Preferans as a match of one deal that begins with its first card."""
    left_out = LeftOut(problem.line)
    if problem.comment:
        left_out.add("comment", problem.comment.replace("\n", " "))
    if problem.strain == UNKNOWN or problem.player not in problem.hands:
        left_out.add("no-contract")
        return None, left_out.found
    table = laid(left_out, _described(problem, left_out), [*_circle(problem)])
    if table is None:
        return None, left_out.found
    follow(left_out, table, problem.played)
    return table.record(), left_out.found


def _circle(problem: Problem) -> str:
    """The places in the order of the seats: clockwise from behind the one who is absent."""
    at = CLOCKWISE.index(problem.absent)
    return CLOCKWISE[at + 1 :] + CLOCKWISE[:at]


def _described(problem: Problem, left_out: LeftOut) -> dict[str, Any]:
    """The eldest hand leads: the dealer sits before the leader. Nobody says who took the tricks that are gone: they
    are set down where they decide nothing, to the player of a game, to a whister at misère."""
    level = problem.level
    if level == UNKNOWN:
        level = LOWEST
        left_out.add("no-level")
    circle = _circle(problem)
    leader = circle.index(problem.leader) if problem.leader else 0
    player = circle.index(problem.player)
    whisters = [(player + 1) % 3, (player + 2) % 3]
    start = {
        "phase": "play",
        "dealer": (leader - 1) % 3,
        "declarer": player,
        **game_of(level, problem.strain),
        "piles": piles_of(problem.hands[place] for place in circle),
    }
    if problem.strain != MISERE:
        start["whist"] = [f"{seat} whist" for seat in whisters]
    earlier = TRICKS - max(len(cards) for cards in problem.hands.values())
    if earlier:
        left_out.add("earlier-tricks", str(earlier))
        taken = [0] * 5
        taken[whisters[0] if problem.strain == MISERE else player] = earlier
        start |= {"earlier": taken, "leader": leader}
    return start


def problems_of(record: Record) -> tuple[list[Problem], list[Skipped]]:
    """Every deal with a contract that was played, from its first card; the others cannot be said."""
    problems, skipped = [], list[Skipped]()
    for deal in deals_of(record, "PTS"):
        level, strain = deal.contract()
        if not deal.position or strain not in STRAINS:
            skipped.append(Skipped(deal.number, "pts-no-contract", strain))
            continue
        if deal.width() < 3:
            skipped.append(Skipped(deal.number, "pts-two-hands"))
        problems.append(_problem(deal, level, strain, record.seats))
    return problems, skipped


def _problem(deal: Deal, level: str, strain: str, names: Sequence[str]) -> Problem:
    place = dict(zip(deal.seats(), PLACES, strict=True))
    named = {place[seat]: name for seat, name in enumerate(names) if seat in place}  # a dummy has no name
    return Problem(
        deal.number,
        {place[seat]: in_order(cards) for seat, cards in deal.hands().items()},
        level,
        strain,
        place[int(deal.position["leader"])],
        deal.played if deal.width() == 3 else [],
        player=place[int(deal.position["declarer"])],
        absent="S",
        comment=", ".join(f"{where} {name}" for where, name in named.items()),
    )
