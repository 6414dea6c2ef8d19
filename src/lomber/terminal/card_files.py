"""What `lomber berserk` and `lomber viceroy` say: files of cards under the linter, scenarios, figures."""

from __future__ import annotations

import dataclasses
import tomllib
from typing import Any

from lomber.arena import viceroy_acceptance
from lomber.arena.berserk_balance import LIMITS, Balance
from lomber.games.berserk.lint import lint
from lomber.games.berserk.lint_values import Fault
from lomber.games.berserk.loader import BadSet
from lomber.games.berserk.scenario import run_scenario
from lomber.games.viceroy.typed import Finding
from lomber.terminal.files import read
from lomber.text import Words


@dataclasses.dataclass(frozen=True)
class Checked:
    """One file: how many cards it has, and its faults line by line."""

    file: str
    cards: int
    faults: tuple[Fault, ...]


def checked(files: list[str], base: bool = False) -> list[Checked]:
    """Each file in turn; the cards of the earlier ones are known to the later ones. `base`: as a base set."""
    known: dict[str, Any] = {}
    results = []
    for file in files:
        text = read(file).decode("utf-8-sig", errors="replace")
        faults = lint(text, known, base)
        cards: dict[str, Any] = {}
        if not any(fault.code == "syntax" for fault in faults):
            found = tomllib.loads(text).get("cards", {})
            cards = found if isinstance(found, dict) else {}
        known |= cards
        results.append(Checked(file, len(cards), tuple(faults)))
    return results


def faults_lines(results: list[Checked], words: Words) -> list[str]:
    """`my-cards.toml:12: cards.elf.cost: …`, as editors read it."""
    lines = []
    for result in results:
        for fault in result.faults:
            said = words.text("fault-" + fault.code, **fault.words)
            care = words.text("fault-warning") + ": " if fault.warning else ""
            where = fault.where + ": " if fault.where else ""
            lines.append(f"{result.file}:{fault.line}: {where}{care}{said}")
        if not result.faults:
            lines.append(words.text("faults-none", file=result.file, cards=result.cards))
    return lines


def faults_data(results: list[Checked]) -> dict[str, Any]:
    files = [
        {
            "file": result.file,
            "cards": result.cards,
            "faults": [_fault_data(fault) for fault in result.faults],
        }
        for result in results
    ]
    return {"files": files}


def _fault_data(fault: Fault) -> dict[str, Any]:
    return {
        "line": fault.line,
        "where": fault.where,
        "code": fault.code,
        "words": dict(fault.words),
        "warning": fault.warning,
    }


def tried(files: list[str]) -> list[tuple[str, list[str]]]:
    """Each scenario with what came out otherwise than expected; files of cards lend theirs to later ones."""
    known: dict[str, Any] = {}
    outcomes = []
    for file in files:
        text = read(file).decode("utf-8-sig", errors="replace")
        faults = [fault for fault in lint(text, known) if not fault.warning]
        if faults:
            raise BadSet(file, faults)
        described = tomllib.loads(text)
        known |= described.get("cards", {})
        if "scenario" in described:
            outcomes.append((file, run_scenario(described, known)))
    return outcomes


def tried_lines(outcomes: list[tuple[str, list[str]]], words: Words) -> list[str]:
    lines = []
    for file, found in outcomes:
        lines += [f"{file}: {line}" for line in found] or [words.text("try-fine", file=file)]
    return lines


# -- balance (19.3)


def balance_lines(found: Balance, words: Words) -> list[str]:
    """The table of pairs, then each figure with the limits it should keep."""
    decks = sorted({deck for pair in found.pairs for deck in pair})
    lines = [" " * 12 + "".join(f"{deck:>12}" for deck in decks)]
    for row in decks:
        cells = []
        for column in decks:
            won, games = found.pairs.get((row, column), (0.0, 0))
            if (column, row) in found.pairs:
                lost, games = found.pairs[column, row]
                won = games - lost
            cells.append(f"{100 * won / games:>11.1f}%" if games else f"{'–':>12}")
        lines.append(f"{row:<12}" + "".join(cells))
    for name, value in found.figures().items():
        low, high = LIMITS["deck" if name.startswith("deck ") else name]
        care = "" if low <= value <= high else " – " + words.text("fault-warning")
        lines.append(f"{name}: {value:.3f} ({low:g} … {high:g}){care}")
    for name in found.bots:
        lines.append(f"{name}: {found.strength(name):.3f} ± {found.doubt(name):.3f}")
    return lines


def balance_data(found: Balance) -> dict[str, Any]:
    return {
        "pairs": [
            {"decks": list(pair), "won": won, "games": int(games)}
            for pair, (won, games) in found.pairs.items()
        ],
        "bots": {
            name: {"won": won, "games": games, "share": found.strength(name), "half": found.doubt(name)}
            for name, (won, games) in found.bots.items()
        },
        "figures": found.figures(),
        "warnings": found.warnings(),
        "cards": [
            {"deck": deck, "card": card, "drawn": found.drawn[deck, card], "played": rate}
            for (deck, card), rate in sorted(found.rates().items(), key=lambda one: one[1])
        ],
    }


# -- a card set of Viceroy (13.5)

PLACES = ("file", "character", "characters", "law", "laws", "cost", "level", "bottom")
"""How the place of a finding begins."""


def findings_lines(findings: list[Finding], words: Words) -> list[str]:
    """Each finding by its rule and place; that the set is sound, where it is."""
    lines = []
    for finding in findings:
        sentence = words.text(finding.key, **finding.words) if finding.key else finding.sentence
        place = words.text("viceroy-place", line=finding.line, where=_place(finding.where, words))
        lines.append(f"{finding.rule} {place}: {sentence}")
    if all(finding.warning for finding in findings):
        lines.append(words.text("viceroy-sound"))
    return lines


def _place(where: str, words: Words) -> str:
    """`law 65 gain.reward`: what the file calls so is left as it is, the rest is said in words."""
    said = [
        words.text(f"viceroy-where-{word}") if at < 2 and word in PLACES else word
        for at, word in enumerate(where.split(" "))
    ]
    return " ".join(said)


def findings_data(findings: list[Finding]) -> list[dict[str, Any]]:
    return [{**finding._asdict(), "words": dict(finding.words)} for finding in findings]


# -- its statistics

COUNTED = ("T-5 steps", "T-6 cards")
"""Figures that are numbers; all others are shares."""


def acceptance_lines(found: dict[int, dict[str, float]], words: Words) -> list[str]:
    """A figure a row, a number of players a column; what lies outside its limits is marked."""
    names = list(dict.fromkeys(name for figures in found.values() for name in figures))
    said = {
        name: f"{name.split()[0]} {words.text('accept-' + name.replace(' ', '-').lower())}" for name in names
    }
    wide = max(len(line) for line in said.values())
    heads = [words.text("accept-limit"), *(words.text("accept-players", number=players) for players in found)]
    lines = [" " * wide + "".join(f"{head:>14}" for head in heads)]
    for name in names:
        cells = [_limits(name)]
        for players, figures in found.items():
            outside = name in figures and viceroy_acceptance.judged({name: figures[name]}, players)
            cells.append(_figure(name, figures[name]) + (" !" if outside else "") if name in figures else "–")
        lines.append(f"{said[name]:<{wide}}" + "".join(f"{cell:>14}" for cell in cells))
    return [*lines, words.text("accept-legend")]


def _limits(name: str) -> str:
    low, high = viceroy_acceptance.LIMITS[name]
    if low == 0:
        return f"≤ {_figure(name, high)}"
    if high == 1:
        return f"≥ {_figure(name, low)}"
    return f"{_figure(name, low).removesuffix(' %')}–{_figure(name, high)}"


def _figure(name: str, value: float) -> str:
    return (
        f"{value:.1f}".removesuffix(".0")
        if name in COUNTED
        else f"{100 * value:.1f}".removesuffix(".0") + " %"
    )


def acceptance_data(found: dict[int, dict[str, float]]) -> dict[str, Any]:
    return {
        "players": {str(players): figures for players, figures in found.items()},
        "limits": {name: list(limits) for name, limits in viceroy_acceptance.LIMITS.items()},
        "warnings": [
            {"players": players, "figure": f"{finding.rule} {finding.where}"}
            for players, figures in found.items()
            for finding in viceroy_acceptance.judged(figures, players)
        ],
    }
