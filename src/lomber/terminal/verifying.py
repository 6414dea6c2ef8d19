"""A fair deal checked in the terminal: what a record proves of each hand, in a sentence."""

from __future__ import annotations

from typing import Any

import msgspec

from lomber.games import replay
from lomber.table.afterwards import KnownDeal
from lomber.table.contract import EVERYTHING
from lomber.table.proof import Verdict, check, damaged
from lomber.table.record import DealEvent, Record, read_record
from lomber.table.scene import HIDDEN
from lomber.text import Words, one_line


def verified(data: bytes) -> tuple[Record, list[Verdict]]:
    """The record and what it proves. What can be played again is, and BadRecord says where it breaks a rule."""
    record = read_record(data)
    verdicts = check(record)
    if all(verdict.good for verdict in verdicts) and _whole(record):
        played = _deals(record)
        false = {
            hand.hand
            for hand in record.fair
            if any(played[deal.at] != (hand.hand, deal.ordered) for deal in hand.deals)
        }
        verdicts = [v if v.hand not in false else damaged(v.hand) for v in verdicts]
    return record, verdicts


def _whole(record: Record) -> bool:
    """Is there nothing in it that only others know?"""
    texts = [
        text
        for event in record.log
        for text in (event.piles.values() if isinstance(event, DealEvent) else event.moves)
    ]
    return not any(HIDDEN in text for text in texts)


def _deals(record: Record) -> dict[int, tuple[int, tuple[str, ...]]]:
    """Of each deal of the log its hand, and the piles whose order matters, by the game's own rules.

    A proof that passed a stock off as a heap would leave its order open.
    """
    table = replay(record)
    deals = [
        (number, tuple(pile.name for pile in event.piles if pile.ordered))
        for number in range(table.hands() + 1)
        for event in table.known(number, int(EVERYTHING))
        if isinstance(event, KnownDeal)
    ]
    places = [at for at, event in enumerate(record.log) if isinstance(event, DealEvent)]
    return dict(zip(places, deals, strict=True))


def verify_data(record: Record, verdicts: list[Verdict]) -> dict[str, Any]:
    """As `--json` writes it."""
    return {
        "game": record.game,
        "fair": all(verdict.good for verdict in verdicts),
        "hands": [msgspec.to_builtins(verdict) | _sealed(record, verdict) for verdict in verdicts],
    }


def _sealed(record: Record, verdict: Verdict) -> dict[str, Any]:
    """What was shown of a hand before it was played: to be compared with what one has seen."""
    for hand in record.fair:
        if hand.hand == verdict.hand:
            return {"commitment": hand.commitment, "roots": [deal.root for deal in hand.deals]}
    return {}


def verify_lines(record: Record, verdicts: list[Verdict], words: Words) -> list[str]:
    """A line for each hand, with what it was held to; then what it comes to.

    Where cards stay closed nothing follows from the commitment: there it is the order that was sealed.
    """
    found = []
    for verdict in verdicts:
        said = words.text(f"fair-{verdict.key}", **verdict.words)
        if verdict.hand >= 0:
            said = words.text("fair-line", hand=verdict.hand, said=said)
        found.append(("✓ " if verdict.good else "✗ ") + said)
        sealed = _sealed(record, verdict)
        if sealed:
            found.append("  " + words.text("fair-committed", hash=sealed["commitment"]))
        if verdict.key == "cards":
            found += ["  " + words.text("fair-bound", hash=root) for root in sealed["roots"]]
    found.append(words.text("fair-good" if all(verdict.good for verdict in verdicts) else "fair-bad"))
    return [one_line(line) for line in found]
