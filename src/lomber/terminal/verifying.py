"""A fair deal checked in the terminal: what a record proves of each hand, in a sentence."""

from __future__ import annotations

from typing import Any

import msgspec

from lomber.games import replay
from lomber.table.afterwards import KnownDeal
from lomber.table.contract import EVERYTHING
from lomber.table.proof import Verdict, check
from lomber.table.record import DealEvent, Record, read_record
from lomber.table.scene import HIDDEN
from lomber.text import Words


def verified(data: bytes) -> tuple[Record, list[Verdict]]:
    """The record and what it proves. What can be played again is, and BadRecord says where it breaks a rule."""
    record = read_record(data)
    verdicts = check(record)
    if all(verdict.good for verdict in verdicts) and _whole(record):
        stocks = _stocks(record)
        false = {
            hand.hand for hand in record.fair if any(stocks[deal.at] != deal.ordered for deal in hand.deals)
        }
        verdicts = [v if v.hand not in false else Verdict(v.hand, False, "damaged") for v in verdicts]
    return record, verdicts


def _whole(record: Record) -> bool:
    """Is there nothing in it that only others know?"""
    texts = [
        text
        for event in record.log
        for text in (event.piles.values() if isinstance(event, DealEvent) else event.moves)
    ]
    return not any(HIDDEN in text for text in texts)


def _stocks(record: Record) -> dict[int, tuple[str, ...]]:
    """Of each deal of the log the piles whose order matters, by the game's own rules.

    A proof that passed a stock off as a heap would leave its order open.
    """
    table = replay(record)
    deals = [
        event
        for number in range(table.hands() + 1)
        for event in table.known(number, int(EVERYTHING))
        if isinstance(event, KnownDeal)
    ]
    places = [at for at, event in enumerate(record.log) if isinstance(event, DealEvent)]
    kept = [tuple(pile.name for pile in deal.piles if pile.ordered) for deal in deals]
    return dict(zip(places, kept, strict=True))


def verify_data(record: Record, verdicts: list[Verdict]) -> dict[str, Any]:
    """As `--json` writes it."""
    return {
        "game": record.game,
        "fair": all(verdict.good for verdict in verdicts),
        "hands": [msgspec.to_builtins(verdict) for verdict in verdicts],
    }


def verify_lines(record: Record, verdicts: list[Verdict], words: Words) -> list[str]:
    """A line for each hand, with the commitment that it was held to; then what it comes to."""
    committed = {hand.hand: hand.commitment for hand in record.fair}
    found = []
    for verdict in verdicts:
        said = words.text(f"fair-{verdict.key}", **verdict.words)
        if verdict.hand >= 0:
            said = words.text("fair-line", hand=verdict.hand, said=said)
        found.append(("✓ " if verdict.good else "✗ ") + said)
        if verdict.hand in committed:
            found.append("  " + words.text("fair-committed", hash=committed[verdict.hand]))
    found.append(words.text("fair-good" if all(verdict.good for verdict in verdicts) else "fair-bad"))
    return found
