"""An analysis in plain lines: the costly mistakes, hand by hand, or every decision."""

from __future__ import annotations

from typing import Any

import msgspec

from lomber.solve import Analysis, Decision
from lomber.table.scene import Message
from lomber.terminal import shelf
from lomber.terminal.replaying import names
from lomber.text import Words


def analysis_data(found: Analysis) -> dict[str, Any]:
    """As `--json` writes it: each decision with every move that was looked at, and what it cost."""
    return {
        "game": found.game,
        "seats": list(found.seats),
        "decisions": [
            {**msgspec.to_builtins(decision), "loss": decision.loss, "lost": decision.lost}
            for decision in found.decisions
        ],
    }


def analysis_lines(found: Analysis, lang: str, everything: bool = False) -> list[str]:
    """The mistakes as they were made, and whose cost how much; with `everything` all moves too."""
    words = shelf.words_of(found.game, lang, names(found.seats, lang))
    told = [words.text("analyse-head", game=shelf.name(found.game, words), number=len(found.decisions))]
    if not found.decisions:
        return [*told, words.text("analyse-nothing")]
    hand = 0
    for decision in found.decisions:
        if not decision.clear and not everything:
            continue
        if decision.hand != hand:
            hand = decision.hand
            told += ["", words.text("hand-number", number=hand)]
        told += decision_lines(decision, words, everything)
    if not any(decision.clear for decision in found.decisions):
        told.append(words.text("analyse-clean"))
        return told
    told.append("")
    for seat in range(len(found.seats)):
        mistakes = found.mistakes(seat)
        loss = round(sum(decision.loss for decision in mistakes))
        told.append(words.text("analyse-total", name=words.name(seat), number=len(mistakes), loss=loss))
    return told


def decision_lines(decision: Decision, words: Words, everything: bool) -> list[str]:
    """One decision: what was done, what was better, what it cost."""
    made, best = said(decision.made.says, words), said(decision.best.says, words)
    given: dict[str, Any] = {"name": words.name(decision.seat), "move": made, "better": best}
    where = words.text("analyse-trick", number=decision.trick) + " " if decision.trick else ""
    lines = []
    if decision.clear:
        judged = "analyse-sure" if decision.alone else "analyse-mistake"
        key = judged if decision.open else "analyse-judgement"
        lines.append(f"  {where}{words.text(key, **given)} {cost(decision, words)}")
    elif everything:
        lines.append(f"  {where}{words.text('analyse-good', **given)}")
    if everything:
        worths = [f"{said(worth.says, words)} {worth.score:+.0f}" for worth in decision.worths]
        lines.append("    " + ", ".join(worths))
    return lines


def cost(decision: Decision, words: Words) -> str:
    """In tricks where they are counted, and in the game's own unit."""
    parts = []
    if decision.lost:
        parts.append(words.text(f"analyse-lost-{decision.counts}", number=decision.lost))
    parts.append(words.text("analyse-loss", number=round(decision.loss)))
    return f"({', '.join(parts)})"


def said(message: Message, words: Words) -> str:
    """A move as the log tells it."""
    own = message.key.replace("move-", "log-", 1)
    return words.text(own, **message.words) if words.has(own) else words.say(message)
