"""The options of Konchinka (konchinka.md, section 5), and those that make a small pack."""

from __future__ import annotations

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option


@dataclasses.dataclass(frozen=True)
class KonchinkaOptions:
    """The first eleven are the chapter's; the rest cut the match, or the pack, to a size."""

    players: int = option(2, "Players at the table, each for himself.", "K-5", low=2, high=4)
    variant: str = option(
        "plain",
        "The jack sweeps the table, or figures have values: 11, 12, 13.",
        "K-40",
        choices=("plain", "figures"),
    )
    multi_capture: bool = option(False, "One card may take several sets at once.", "K-13")
    forced_capture: str = option(
        "card",
        "What must take: the card that was chosen; nothing; some card, if any can.",
        "K-16",
        choices=("card", "free", "turn"),
    )
    open_jack: str = option(
        "replaced",
        "A jack among the opening cards, where figures have values.",
        "K-43",
        choices=("replaced", "allowed"),
    )
    early_win: bool = option(True, "Assured points win in the middle of a game.", "K-25")
    target: int = option(15, "Points that win the partie.", "K-24", low=1, high=100_000)
    tie_break: str = option(
        "count_order",
        "Two pass the target in one count: the order of counting, or the higher total.",
        "K-24",
        choices=("count_order", "higher_total"),
    )
    settlement: str = option(
        "points",
        "Losers pay for missing points, or the winner takes a pool.",
        "K-27",
        choices=("points", "pool"),
    )
    point_price: int = option(1, "Kopecks for a missing point.", "K-27", low=1, high=1_000_000)
    pool_stake: int = option(25, "Kopecks that each puts into the pool.", "K-28", low=1, high=1_000_000)
    parties: int = option(1, "Parties in a match.", "K-28", low=1, high=1_000)
    hands: int | None = option(None, "Stop after so many games and settle.", "", low=1, high=100_000)
    draw: bool = option(True, "Draw cards for the first deal; else the last seat deals.", "K-4")
    ranks: int = option(13, "Ranks in a suit, counted down from the ace.", "K-1", low=2, high=13)
    suits: int = option(4, "Suits in the pack.", "K-1", low=1, high=4)
    hand_cards: int = option(4, "Cards in a hand.", "K-5", low=1, high=4)
    table_cards: int = option(4, "Cards opened on the table.", "K-5", low=1, high=4)

    def check(self) -> None:
        if self.open_jack == "allowed" and self.variant != "figures":
            raise BadOptions("open_jack belongs to the variant with valued figures", "option-open-jack")
        dealt = self.ranks * self.suits - self.table_cards
        if dealt <= 0 or dealt % (self.hand_cards * self.players):
            raise BadOptions("the pack does not come out even (K-7)", "option-even")
        spare = self.ranks - 1 - self.hand_cards * self.players // self.suits
        if spare < self.table_cards:
            raise BadOptions("there may be too few different cards for the table (K-6)", "option-table-cards")

    def deals(self) -> int:
        """Deals of a hand to everybody in one game (K-7)."""
        return (self.ranks * self.suits - self.table_cards) // (self.hand_cards * self.players)
