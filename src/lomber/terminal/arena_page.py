"""The report of an arena as one HTML file: plots drawn as SVG, no script, nothing fetched from anywhere.

Strength, points a deal with their intervals, who made how much more than whom, and the time a move takes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from lomber.arena.contest import Standing
from lomber.arena.tournament import Line, Outcome
from lomber.bots.company import BOTS
from lomber.terminal.shelf import title_of
from lomber.terminal.tournaments import between
from lomber.text import Words

WIDTH = 760
LEFT, RIGHT = 190, 150
"""Room for names on the left of a plot and for figures on its right."""
ROW = 38
FOOT = 40

STYLE = """
:root { --cloth: #2f6b4f; --edge: #24543e; --chalk: #f4f1e6; --paper: #f7f3e8; --line: #e2dac4; --ink: #2b2822;
  --soft: #6a6253; --brass: #a57c1f; --alarm: #a8283b; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --cloth: #1f4536; --edge: #173529; --chalk: #e9e5d6; --paper: #23211d;
  --line: #3a362e; --ink: #e9e3d4; --soft: #aca38e; --brass: #d2ac55; --alarm: #f0a0aa; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 "PT Sans", system-ui, sans-serif; }
header { background: var(--cloth); color: var(--chalk); padding: 34px 20px 28px;
  border-bottom: 6px solid var(--edge); }
header > *, main { max-width: 820px; margin-inline: auto; }
h1, h2 { font-family: "PT Serif", "Old Standard TT", Georgia, serif; font-weight: 700; line-height: 1.2; }
h1 { font-size: 34px; margin-block: 0 6px; }
h2 { font-size: 22px; margin: 0 0 4px; }
header p { margin-block: 0; opacity: 0.9; }
main { max-width: 860px; padding: 12px 20px 60px; }
section { margin-top: 34px; }
section p { margin: 0 0 12px; color: var(--soft); max-width: 66ch; }
svg { display: block; width: 100%; min-width: 560px; height: auto; font: 15px "PT Sans", system-ui, sans-serif; }
svg text { fill: var(--ink); font-variant-numeric: tabular-nums; }
svg .tick { fill: var(--soft); font-size: 13px; text-anchor: middle; }
svg .figure { text-anchor: end; }
svg .grid { stroke: var(--line); }
svg .zero { stroke: var(--soft); }
svg .whisker { stroke: var(--cloth); stroke-width: 3; stroke-linecap: round; }
svg .dot { fill: var(--brass); stroke: var(--paper); stroke-width: 2; }
svg .bar { fill: var(--cloth); }
@media (prefers-color-scheme: dark) { svg .whisker { stroke: #5fa583; } svg .bar { fill: #5fa583; } }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 14px; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; padding-left: 0; }
td small { display: block; color: var(--soft); font-weight: 400; }
.clear { color: var(--brass); font-weight: 700; }
.worse { color: var(--alarm); font-weight: 700; }
"""


class _Row(NamedTuple):
    """A bot in a plot: a value, how far it may be off, and what stands on the right."""

    name: str
    value: float
    half: float
    figure: str


def arena_page(outcome: Outcome, words: Words) -> str:
    """The whole file."""
    boards = sum(len(match.played.boards) for match in outcome.matches)
    title = title_of(outcome.contest.game, words.lang)
    head = words.text("arena-head", game=title, boards=boards, hands=outcome.hands())
    names = {line.bot: _named(line.bot, words) for line in outcome.lines}
    sections = [
        _section("strength", _dots(_strengths(outcome, names)), words),
        _section("points", _dots(_points(outcome, names)), words),
        _section("crosses", _crosses(outcome, names), words) if len(names) > 1 else "",
        _section("time", _bars(_times(outcome.lines, names, words)), words),
    ]
    about = words.text(f"arena-system-{outcome.system}", seed=outcome.contest.seed)
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(head)}</h1><p>{escape(about)}</p></header>\n<main>\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


def _named(bot: str, words: Words) -> str:
    """A level by its name in the reader's language; a search as it was written."""
    return words.text(f"bot-{bot}") if bot in BOTS else bot


def _section(key: str, drawn: str, words: Words) -> str:
    heading, note = words.text(f"arena-page-{key}"), words.text(f"arena-page-{key}-note")
    return (
        f'<section><h2>{escape(heading)}</h2><p>{escape(note)}</p><div class="wide">{drawn}</div></section>'
    )


def _strengths(outcome: Outcome, names: dict[str, str]) -> list[_Row]:
    """Two deviations of the belief on either side."""
    return [
        _Row(
            names[line.bot],
            line.rating.strength,
            2 * line.rating.doubt,
            f"{line.rating.strength:.1f} ± {2 * line.rating.doubt:.1f}",
        )
        for line in outcome.lines
    ]


def _points(outcome: Outcome, names: dict[str, str]) -> list[_Row]:
    rows = []
    for line in outcome.lines:
        half = 0.0 if math.isinf(line.standing.half) else line.standing.half
        figure = f"{line.standing.mean:+.2f} ± {half:.2f}"
        rows.append(_Row(names[line.bot], line.standing.mean, half, figure))
    return rows


def _times(lines: Sequence[Line], names: dict[str, str], words: Words) -> list[_Row]:
    return [
        _Row(
            names[line.bot],
            line.milliseconds,
            0.0,
            words.text("arena-milliseconds", time=f"{line.milliseconds:.3g}"),
        )
        for line in lines
    ]


# -- drawing


def _dots(rows: Sequence[_Row]) -> str:
    """A dot with whiskers for each."""
    ends = [row.value + sign * row.half for row in rows for sign in (-1, 1)]
    low, high = min(ends), max(ends)
    room = (high - low or 1.0) * 0.06
    low, high = low - room, high + room

    def across(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    marks = []
    for at, row in enumerate(rows):
        y = at * ROW + ROW / 2
        start, end = across(row.value - row.half), across(row.value + row.half)
        marks.append(f'<line class="whisker" x1="{start:.1f}" x2="{end:.1f}" y1="{y}" y2="{y}"/>')
        marks.append(f'<circle class="dot" cx="{across(row.value):.1f}" cy="{y}" r="7"/>')
    ticks = [(tick, f"{tick:g}") for tick in _ticks(low, high)]
    return _plot(rows, ticks, across, marks)


def _bars(rows: Sequence[_Row]) -> str:
    """Bars on a scale of powers of ten: times differ by thousands."""
    least = math.floor(math.log10(max(1e-3, min(row.value for row in rows)))) - 0.3
    most = max(least + 1, math.log10(max(1e-3, *(row.value for row in rows))) + 0.05)

    def across(value: float) -> float:
        place = (math.log10(max(1e-3, value)) - least) / (most - least)
        return LEFT + max(0.0, place) * (WIDTH - LEFT - RIGHT)

    marks = []
    for at, row in enumerate(rows):
        length = across(row.value) - LEFT
        marks.append(
            f'<rect class="bar" x="{LEFT}" y="{at * ROW + 10}" width="{length:.1f}" height="{ROW - 20}"/>'
        )
    powers = [10.0**power for power in range(math.ceil(least), math.floor(most) + 1)]
    return _plot(rows, [(power, f"{power:g}") for power in powers], across, marks)


def _plot(
    rows: Sequence[_Row], ticks: list[tuple[float, str]], across: Callable[[float], float], marks: list[str]
) -> str:
    """Names on the left, figures on the right, a grid below the marks."""
    bottom = len(rows) * ROW
    parts = []
    for value, text in ticks:
        x = f"{across(value):.1f}"
        kind = "zero" if value == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{bottom + 20}">{text.replace("-", "−")}</text>')
    parts += marks
    for at, row in enumerate(rows):
        y = at * ROW + ROW / 2 + 5
        parts.append(f'<text x="0" y="{y}">{escape(_short(row.name))}</text>')
        parts.append(
            f'<text class="figure" x="{WIDTH}" y="{y}">{escape(row.figure.replace("-", "−"))}</text>'
        )
    said = ", ".join(f"{row.name}: {row.figure}" for row in rows)
    view = f"0 0 {WIDTH} {bottom + FOOT}"
    return f'<svg viewBox="{view}" role="img" aria-label="{escape(said)}">{"".join(parts)}</svg>'


def _short(name: str) -> str:
    return name if len(name) <= 24 else name[:23] + "…"


def _ticks(low: float, high: float) -> list[float]:
    """Four to nine round numbers between two ends."""
    step = 10.0 ** math.floor(math.log10((high - low) / 4))
    for wider in (1, 2, 5, 10):
        if (high - low) / (step * wider) <= 8:
            step *= wider
            break
    first, last = math.ceil(low / step), math.floor(high / step)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _crosses(outcome: Outcome, names: dict[str, str]) -> str:
    """Who stands on the left made so much more than who stands above."""
    order = list(names)
    head = "".join(f"<th>{escape(names[bot])}</th>" for bot in order)
    rows = []
    for first in order:
        cells = "".join(
            _cell(outcome.between(first, second) if first != second else None) for second in order
        )
        rows.append(f"<tr><th>{escape(names[first])}</th>{cells}</tr>")
    return f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>"


def _cell(difference: Standing | None) -> str:
    """Bold where the interval does not hold nought."""
    if difference is None:
        return "<td>·</td>"
    kind = (
        "clear"
        if difference.mean > difference.half
        else "worse"
        if -difference.mean > difference.half
        else ""
    )
    shown = f"{difference.mean:+.2f}<small>{between(difference)}</small>".replace("-", "−")
    return f'<td class="{kind}">{shown}</td>' if kind else f"<td>{shown}</td>"
