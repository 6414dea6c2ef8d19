"""What was found of the book, in a table and as data."""

from __future__ import annotations

from typing import Any

from lomber.arena.study import Finding, Study
from lomber.games import make
from lomber.table.options import written
from lomber.terminal.reports import bounds, interval_text, table_lines
from lomber.terminal.shelf import title_of, words_of
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
    low, high = bounds(finding.worth, finding.half, 6)
    return {
        "number": finding.number,
        "boards": finding.boards,
        "changed": round(finding.changed, 4),
        "worth": round(finding.worth, 6),
        "low": low,
        "high": high,
        "decided": finding.decided,
    }


def study_lines(study: Study, found: list[Finding], words: Words) -> list[str]:
    """A line a piece: how often it changes the play, what it is worth, and what it says."""
    own = words_of(study.game.partition("/")[0], words.lang)
    rows = [[words.text(f"study-{label}") for label in ("number", "changed", "worth", "interval", "each")]]
    for finding in found:
        between = interval_text(*bounds(finding.worth, finding.half, 6), 3) if finding.changed else "—"
        each = f"{finding.each:+.2f}" if finding.changed else "—"
        mark = "*" if finding.decided else " "
        rows.append([finding.number, f"{finding.changed:.1f}", f"{finding.worth:+.3f}{mark}", between, each])
    figures = table_lines(rows)
    said = ["", *(_advice(finding.number, own) for finding in found)]
    return [
        words.text(
            "study-head",
            game=title_of(study.game, words.lang),
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
