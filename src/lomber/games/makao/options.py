"""The options of Makao (makao.md, section 5), and those that make a small pack."""

from __future__ import annotations

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option


@dataclasses.dataclass(frozen=True)
class MakaoOptions:
    """The first eight are the chapter's; the rest cut the sitting, or the packs, to a size."""

    players: int = option(5, "Players at the table, the banker among them.", "M-5", low=2, high=17)
    stake: int = option(10, "The one stake for everybody, in kopecks.", "M-4", low=1, high=1_000_000)
    tie: str = option(
        "fewer_cards_then_banker",
        "Equal points: fewer cards and then the banker; always the banker; nobody pays.",
        "M-18",
        choices=("fewer_cards_then_banker", "banker", "push"),
    )
    below_seven: str = option(
        "compare",
        "Fewer than seven points are compared, or always lose.",
        "M-19",
        choices=("compare", "lose"),
    )
    banker_naturals: str = option(
        "multiple",
        "A banker's nine or eight from the hand is paid threefold and twofold, or once.",
        "M-20",
        choices=("multiple", "single"),
    )
    replaced_natural: bool = option(
        False, "A counting card got in exchange for an empty first card is from the hand too.", "M-16"
    )
    bank_deals: int = option(1, "Deals after which the bank passes on.", "M-6", low=1, high=1_000)
    circles: int = option(1, "So many times each keeps the bank.", "M-21", low=1, high=1_000)
    hands: int | None = option(None, "Stop after so many deals.", "", low=1, high=100_000)
    draw: bool = option(True, "Draw cards for the seats and the first bank.", "M-5")
    packs: int = option(2, "Packs shuffled together.", "M-1", low=1, high=2)
    ranks: int = option(13, "Ranks in a suit, counted down from the ace.", "M-1", low=1, high=13)
    suits: int = option(4, "Suits in a pack.", "M-1", low=1, high=4)

    def check(self) -> None:
        if self.players > self.cards():
            raise BadOptions("the packs are too small: a card for everybody", "option-pack")
        if self.draw and self.players > self.ranks * self.suits:
            raise BadOptions("one pack is too small to draw for the seats", "option-pack-draw")

    def cards(self) -> int:
        return self.packs * self.ranks * self.suits

    def deals(self) -> int:
        """Deals in a sitting (M-21)."""
        return self.circles * self.players * self.bank_deals
