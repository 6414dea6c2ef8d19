"""Tables of Semerik for tests."""

from __future__ import annotations

from typing import Any

from lomber import Table, make
from lomber.cards.pack import read_card
from lomber.table.shoe import Shoe, Stacked

WHOLE = {
    "hand.0": "2S QS JS 2C 7C 3D KD QD 7D 2H",
    "hand.1": "3S 7S 6S 3C JC 6C 2D 6D QH JH",
    "hand.2": "KS 5S 4S QC 5C 4C 4D AH KH 4H",
    "hand.3": "AS AC KC AD JD 5D 3H 7H 6H 5H",
}
"""W-20: the deal of the whole hand."""


def cards(text: str) -> list[int]:
    return [int(read_card(card)) for card in text.split()]


def dealt(
    given: dict[str, str], dealer: int = 0, start: dict[str, Any] | None = None, **options: Any
) -> Table:
    """A hand just dealt; what is not given is dealt from a seed."""
    game = make("semerik", **options)
    piles = {name: cards(text) for name, text in given.items()}
    before = {"phase": "deal", "dealer": dealer, **(start or {})}
    return Table(game, start=before, shoe=Stacked([piles], Shoe(5)))


def at_trick(hands: dict[str, str], turn: int = 0, **more: Any) -> Table:
    """A position in the play: hands by place, and whatever else is described."""
    options = more.pop("options", {})
    left = max(len(text.split()) for text in hands.values())
    described = {"piles": hands, "turn": turn, "tricks": [10 - left, 0], **more}
    return Table(make("semerik", **options), start=described)


def play(table: Table, text: str) -> Table:
    """Whoever's turn it is plays these."""
    for word in text.split():
        table.play(table.turn(), word)
    return table


def figures(table: Table, place: str = "record") -> list[tuple[int, int, str]]:
    """What is written: side, amount, reason."""
    return [(e.column, e.amount, e.reason) for e in table.sheet().entries if e.place == place]


def record(table: Table) -> list[int]:
    return [column.totals["record"] for column in table.sheet().columns]


def wins(table: Table) -> list[int]:
    return [column.totals["wins"] for column in table.sheet().columns]
