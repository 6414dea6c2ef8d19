"""What was found of the book, in a table and as data."""

from __future__ import annotations

import math
from typing import Any

from lomber.arena.study import Finding, Study
from lomber.games import listings, make
from lomber.table.options import written
from lomber.terminal.reports import table_lines
from lomber.terminal.shelf import name
from lomber.text import Words

WIDEST = 72
"""So many signs of a piece of advice are shown beside its figures."""


def study_data(study: Study, found: list[Finding]) -> dict[str, Any]:
    """As `lomber study --json` writes it."""
    return {
        "game": study.game,
        "options": written(make(study.game, study.options).options),
        "seed": study.seed,
        "advice": [_finding_data(finding) for finding in found],
    }


def _finding_data(finding: Finding) -> dict[str, Any]:
    low, high = _bounds(finding)
    return {
        "number": finding.number,
        "boards": finding.boards,
        "changed": round(finding.changed, 4),
        "worth": round(finding.worth, 6),
        "low": low,
        "high": high,
        "decided": finding.decided,
    }


def _bounds(finding: Finding) -> tuple[float | None, float | None]:
    """The 95 % interval; none from a single board."""
    if math.isinf(finding.half):
        return None, None
    return round(finding.worth - finding.half, 6), round(finding.worth + finding.half, 6)


def study_lines(study: Study, found: list[Finding], words: Words) -> list[str]:
    """A line a piece: how often it changes the play, what it is worth, and what it says."""
    id, _, preset = study.game.partition("/")
    listing = listings().get(id)
    own = Words(words.lang, listing.family if listing else "")
    title = name(id, own) if listing else id
    rows = [[words.text(f"study-{label}") for label in ("number", "changed", "worth", "interval", "each")]]
    for finding in found:
        low, high = _bounds(finding)
        silent = not finding.changed or low is None or high is None
        between = "—" if silent else f"{low:+.3f} … {high:+.3f}"
        each = f"{finding.each:+.2f}" if finding.changed else "—"
        mark = "*" if finding.decided else " "
        rows.append([finding.number, f"{finding.changed:.1f}", f"{finding.worth:+.3f}{mark}", between, each])
    figures = table_lines(rows)
    said = ["", *(_advice(finding.number, own) for finding in found)]
    return [
        words.text(
            "study-head",
            game=f"{title} ({preset})" if preset else title,
            boards=max((finding.boards for finding in found), default=0),
        ),
        "",
        *(f"{line}  {text}".rstrip() for line, text in zip(figures, said, strict=True)),
        "",
        words.text("study-note"),
    ]


def _advice(number: str, words: Words) -> str:
    """What the piece says, cut to a line; nothing where it is said with the figures of a position."""
    key = f"advice-{number}"
    if not words.has(key) or words.arguments(key):
        return ""
    text = " ".join(words.text(key).split())
    return text if len(text) <= WIDEST else text[: WIDEST - 1].rstrip() + "…"
