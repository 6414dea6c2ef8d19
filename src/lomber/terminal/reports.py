"""What commands print for people, and the progress they show meanwhile."""

from __future__ import annotations

import csv
import io
import math
import time
from collections.abc import Callable, Sequence
from typing import Any, TextIO

import msgspec

from lomber.arena.contest import Contest, Result, Standing
from lomber.arena.selfplay import Selfplay
from lomber.games import make
from lomber.solve.solution import SolvedForm
from lomber.table.contract import Game
from lomber.table.errors import LomberError
from lomber.table.options import written
from lomber.table.record import Record
from lomber.table.sheet import Entry, Sheet
from lomber.terminal.files import folder, told_by, write
from lomber.terminal.lines import entry_line
from lomber.terminal.shelf import title_of, words_of
from lomber.text import Words, slug

BAR = 30
PAUSE = 0.1


class Progress:
    """A bar on a terminal, from the first second on; nothing at all elsewhere.

    `with Progress(…) as tick:` gives what is told how far it is, and clears the bar away whatever happens.
    """

    def __init__(self, stream: TextIO, words: Words, total: int, sentence: str = "selfplay-progress") -> None:
        self._stream = stream if stream.isatty() else None
        self._words = words
        self._total = total
        self._sentence = sentence
        self._next = time.monotonic() + 1.0
        self._shown = False

    def __enter__(self) -> Callable[[int], None]:
        return self._tick

    def __exit__(self, *_: object) -> None:
        if self._stream is not None and self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def _tick(self, done: int) -> None:
        if self._stream is None or time.monotonic() < self._next:
            return
        self._next = time.monotonic() + PAUSE
        self._shown = True
        full = BAR * done // max(1, self._total)
        said = self._words.text(self._sentence, done=done, deals=self._total)
        self._stream.write(f"\r\x1b[K[{'█' * full}{'·' * (BAR - full)}] {said}")
        self._stream.flush()


class Records:
    """Where matches are written down, if anywhere: a file each."""

    def __init__(self, place: str | None, game: str) -> None:
        self.folder = folder(place) if place else None
        self.game = game
        self.written = 0

    def keep(self, number: int, record: Record) -> None:
        if self.folder is None:
            return
        write(str(self.folder / f"{slug(self.game)}-{number:05d}.json"), record.text())
        self.written += 1

    def lines(self, words: Words) -> list[str]:
        if self.folder is None:
            return []
        return ["", words.text("selfplay-records", number=self.written, folder=str(self.folder))]


def table_lines(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Columns side by side: the first `left` of them flush left, figures flush right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        "  ".join(
            c.ljust(w) if at < left else c.rjust(w) for at, (c, w) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def bounds(mean: float, half: float, digits: int = 4) -> tuple[float | None, float | None]:
    """An interval from its middle; none from a single board."""
    if math.isinf(half):
        return None, None
    return round(mean - half, digits), round(mean + half, digits)


def interval_text(low: float | None, high: float | None, digits: int = 2) -> str:
    return "—" if low is None or high is None else f"{low:+.{digits}f} … {high:+.{digits}f}"


def selfplay_lines(result: Selfplay, words: Words) -> list[str]:
    """Scores, rate, and averages with their intervals, by seat and by bot."""
    head = words.text(
        "selfplay-head",
        game=title_of(result.game.id, words.lang),
        deals=result.deals,
        seconds=f"{result.seconds:.1f}",
        rate=f"{result.rate:.0f}",
    )
    labels = [words.text(f"selfplay-{label}") for label in ("seat", "bot", "score", "mean", "interval")]
    seats = [
        [
            str(seat),
            result.bots[seat],
            f"{result.scores[seat]:+d}",
            f"{average.mean:+.2f}",
            interval_text(average.low, average.high),
        ]
        for seat, average in enumerate(result.by_seat)
    ]
    bots = [
        [bot, f"{average.mean:+.2f}", interval_text(average.low, average.high)]
        for bot, average in result.by_bot.items()
    ]
    return [
        head,
        "",
        words.text("selfplay-by-seat"),
        *table_lines([labels, *seats], 2),
        "",
        words.text("selfplay-by-bot"),
        *table_lines([[labels[1], labels[3], labels[4]], *bots]),
    ]


def _standing_data(standing: Standing) -> dict[str, Any]:
    low, high = bounds(standing.mean, standing.half)
    return {"bot": standing.bot, "mean": round(standing.mean, 4), "low": low, "high": high}


def contest_data(contest: Contest, result: Result) -> dict[str, Any]:
    """As `lomber arena --json` writes it."""
    return {
        "game": contest.game,
        "options": written(make(contest.game, contest.options).options),
        "seed": contest.seed,
        "bots": list(contest.seated()),
        "boards": result.boards,
        "hands": result.hands,
        "decided": result.decided,
        "standings": [_standing_data(standing) for standing in result.standings],
        "difference": None if result.difference is None else _standing_data(result.difference),
    }


def contest_csv(result: Result) -> str:
    """A line a bot, best first; between two bots a last line for their difference, paired by board."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(("bot", "boards", "mean", "low", "high"))
    for standing in [*result.standings, *([result.difference] if result.difference else [])]:
        row = _standing_data(standing)
        lines.writerow((row["bot"], result.boards, row["mean"], row["low"], row["high"]))
    return out.getvalue()


def contest_lines(contest: Contest, result: Result, words: Words) -> list[str]:
    """The standings with their intervals; between two bots the paired difference."""
    title = title_of(contest.game, words.lang)
    head = words.text("arena-head", game=title, boards=result.boards, hands=result.hands)
    rows = [[words.text(f"arena-{label}") for label in ("bot", "mean", "interval")]]
    paired = [] if result.difference is None else [result.difference]
    for standing in [*result.standings, *paired]:
        interval = interval_text(*bounds(standing.mean, standing.half))
        rows.append([standing.bot.replace(" - ", " − "), f"{standing.mean:+.2f}", interval])
    lines = [head, "", *table_lines(rows)]
    if result.decided:
        lines += ["", words.text("arena-decided")]
    return lines


def solved_data(solved: SolvedForm) -> dict[str, Any]:
    """As `lomber cfr --json` writes it."""
    return {
        "game": solved.form.game.id,
        "form": solved.form.name,
        "options": written(solved.form.game.options),
        "nodes": int(solved.tree.nodes()),
        "decisions": len(solved.tree.keys),
        "kept": len(solved.per_cent),
        "values": [round(value, 6) for value in solved.values],
        "gains": [round(gain, 6) for gain in solved.gains],
        "exploitability": round(solved.exploitability(), 6),
    }


def solved_lines(solved: SolvedForm, words: Words) -> list[str]:
    """How large the form is, what it is worth to each seat, and how much each could still win more."""
    head = words.text(
        "cfr-head",
        form=f"{solved.form.game.id} ({solved.form.name})",
        nodes=int(solved.tree.nodes()),
        decisions=len(solved.tree.keys),
    )
    rows = [[words.text(f"cfr-{label}") for label in ("seat", "value", "gain")]]
    for seat, (value, gain) in enumerate(zip(solved.values, solved.gains, strict=True)):
        rows.append([str(seat), f"{value:+.3f}", f"{gain:.4f}"])
    mean = f"{solved.exploitability():.4f}"
    return [head, "", *table_lines(rows), "", words.text("cfr-exploitability", mean=mean)]


def scored(game: Game, result: dict[str, Any]) -> list[Entry]:
    """The scorer by itself; what it cannot read is the file's mistake, not a traceback."""
    try:
        with told_by(game):
            return game.score(result)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError) as error:
        raise LomberError(f"{type(error).__name__}: {error}", "bad-result") from None


def score_data(game: Game, entries: Sequence[Entry]) -> dict[str, Any]:
    return {"game": game.id, "options": written(game.options), "entries": msgspec.to_builtins(list(entries))}


def _of_column(entry: Entry, sheet: Sheet) -> Entry:
    """Where the column has a name, that name is enough."""
    named = entry.column < len(sheet.columns) and sheet.columns[entry.column].label
    return msgspec.structs.replace(entry, seats=()) if named else entry


def score_lines(game: Game, entries: Sequence[Entry], lang: str) -> list[str]:
    """Each entry with whose it is (a side, or a seat by its number, from 0), its reason and its rule."""
    names = [Words(lang).text("seat-number", number=seat) for seat in range(game.seats)]
    words = words_of(game.id, lang, names)
    sheet = game.start().sheet()
    columns = [msgspec.structs.replace(one, seats=()) if one.label else one for one in sheet.columns]
    bare = Sheet(sheet.drawing, tuple(columns))
    lines = [entry_line(_of_column(entry, bare), bare, words) for entry in entries]
    return lines or [words.text("score-nothing")]
