"""What `lomber arena` prints: of a tournament the final table, and who made how much more than whom."""

from __future__ import annotations

import csv
import io
from typing import Any

from lomber.arena.contest import Standing
from lomber.arena.tournament import Line, Outcome
from lomber.games import make
from lomber.table.options import written
from lomber.terminal.reports import (
    bounds,
    contest_csv,
    contest_data,
    contest_lines,
    interval_text,
    table_lines,
)
from lomber.terminal.shelf import title_of
from lomber.text import Words


def arena_data(outcome: Outcome) -> dict[str, Any]:
    """As `--json` writes it. The times are left out: all else is the same every time."""
    if outcome.system == "table":
        return contest_data(outcome.contest, outcome.matches[0].played.result())
    return _tournament_data(outcome)


def arena_csv(outcome: Outcome) -> str:
    """As `--csv` writes it: a line a bot, best first."""
    if outcome.system == "table":
        return contest_csv(outcome.matches[0].played.result())
    return _tournament_csv(outcome)


def arena_lines(outcome: Outcome, words: Words) -> list[str]:
    """As people read it."""
    if outcome.system == "table":
        return contest_lines(outcome.contest, outcome.matches[0].played.result(), words)
    return _tournament_lines(outcome, words)


def _tournament_data(outcome: Outcome) -> dict[str, Any]:
    return {
        "game": outcome.contest.game,
        "options": written(make(outcome.contest.game, outcome.contest.options).options),
        "seed": outcome.contest.seed,
        "system": outcome.system,
        "boards": sum(len(match.played.boards) for match in outcome.matches),
        "hands": outcome.hands(),
        "standings": [_line_data(line) for line in outcome.lines],
        "matches": [_match_data(outcome, number) for number in range(len(outcome.matches))],
    }


def _line_data(line: Line) -> dict[str, Any]:
    low, high = bounds(line.standing.mean, line.standing.half)
    return {
        "bot": line.bot,
        "points": line.points,
        "matches": line.matches,
        "rating": round(line.rating.strength, 3),
        "doubt": round(line.rating.doubt, 3),
        "mean": round(line.standing.mean, 4),
        "low": low,
        "high": high,
    }


def _match_data(outcome: Outcome, number: int) -> dict[str, Any]:
    match = outcome.matches[number]
    difference = match.played.result().difference
    assert difference is not None
    low, high = bounds(difference.mean, difference.half)
    return {
        "round": match.round + 1,
        "bots": list(match.played.contest.bots),
        "boards": difference.boards,
        "difference": round(difference.mean, 4),
        "low": low,
        "high": high,
        "decided": match.played.decided,
    }


def _tournament_csv(outcome: Outcome) -> str:
    out = io.StringIO()
    rows = [_line_data(line) for line in outcome.lines]
    lines = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    lines.writeheader()
    lines.writerows(rows)
    return out.getvalue()


def _tournament_lines(outcome: Outcome, words: Words) -> list[str]:
    """The final table; below it what each made more than each of the others."""
    boards = sum(len(match.played.boards) for match in outcome.matches)
    head = words.text(
        "arena-head", game=title_of(outcome.contest.game, words.lang), boards=boards, hands=outcome.hands()
    )
    rows = [[words.text(f"arena-{label}") for label in ("bot", "points", "rating", "mean", "interval")]]
    for line in outcome.lines:
        points = f"{line.points:g} / {line.matches}"
        rating = f"{line.rating.strength:.1f} ± {2 * line.rating.doubt:.1f}"
        rows.append([line.bot, points, rating, f"{line.standing.mean:+.2f}", between(line.standing)])
    names = [line.bot for line in outcome.lines]
    crosses = [["", *names]]
    for first in names:
        crosses.append(
            [first, *(_cross(outcome.between(first, second), first == second) for second in names)]
        )
    return [head, "", *table_lines(rows), "", words.text("arena-crosses"), *table_lines(crosses)]


def between(standing: Standing) -> str:
    return interval_text(*bounds(standing.mean, standing.half))


def _cross(difference: Standing | None, himself: bool) -> str:
    if himself or difference is None:
        return "·" if himself else ""
    return f"{difference.mean:+.2f} ± {difference.half:.2f}"
