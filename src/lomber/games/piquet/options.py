# lomber: interpreted
"""The options of Piquet and Norman Piquet, field by field."""

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option


@dataclasses.dataclass(frozen=True)
class PiquetOptions:
    """What the players agree on before the first deal."""

    form: str = option(
        "piquet", "Piquet for two, or Norman Piquet for three.", "", choices=("piquet", "norman")
    )
    declare: str = option(
        "auto",
        "Everything is declared as the cards are, or each declares what he likes.",
        "P-14",
        choices=("auto", "manual"),
    )
    show_declared: str = option(
        "always",
        "What has counted is shown: at once, when the opponent asks, never.",
        "P-15",
        choices=("always", "on_demand", "never"),
    )
    white_cards_when: str = option(
        "dealt",
        "White cards are judged as dealt, after the exchange, or both times.",
        "P-5",
        choices=("dealt", "after_exchange", "both"),
    )
    dealer_min_buy: int = option(3, "The fewest cards the dealer may buy.", "P-7", choices=(3, 1))
    elder_may_refuse: bool = option(True, "The elder may refuse his talon.", "P-6")
    pique_stop: str = option(
        "declarations",
        "What stops a pique: the opponent's declarations, or any point of his.",
        "P-22",
        choices=("declarations", "any_score"),
    )
    repique_order: str = option(
        "any_declaration_stops",
        "Any declaration stops a repique, or only what is counted before thirty is reached.",
        "P-17",
        choices=("any_declaration_stops", "classic_order"),
    )
    all_counted_bonus: int = option(
        20, "For a hand of which every card was counted.", "P-23", low=0, high=1000
    )
    all_counted_when: str = option(
        "end", "That bonus comes at the end, or belongs to the hand.", "P-23", choices=("end", "hand")
    )
    own_trick_counts: bool = option(False, "A trick won to one's own lead counts too.", "P-20")
    rounding: str = option(
        "nearest", "Side figures are rounded to the nearest ten, or up.", "P-26", choices=("nearest", "up")
    )
    korolik_deal: str = option(
        "alternate",
        "Who drew the lower card deals the first game of a korolik, or both.",
        "P-3",
        choices=("alternate", "same"),
    )
    refet_stack: bool = option(False, "Two refets in a korolik make the next one fourfold.", "P-29")
    parties: int = option(1, "Parties in a sitting.", "P-31", low=1, high=1000)
    target: int = option(100, "Norman Piquet: the sum raced to.", "N-11", choices=(100, 150, 200))
    norman_mode: str = option(
        "race", "Norman Piquet: a race, or koroliki between every two.", "N-15", choices=("race", "koroliki")
    )
    leza_tie: str = option(
        "none", "Norman Piquet: two share the most tricks.", "N-8", choices=("none", "split")
    )
    norman_pay: str = option(
        "shortfall",
        "Norman Piquet: the loser pays what he lacks, or a fixed sum.",
        "N-14",
        choices=("shortfall", "fixed"),
    )
    norman_fixed: int = option(100, "Norman Piquet: that fixed sum, in points.", "N-14", low=1, high=10**6)
    manners: bool = option(False, "Thirteen cards, wrong discards and false claims.", "P-30")
    stake: int = option(1, "Kopecks a point, or for `stake_points`.", "P-28", low=1, high=10**6)
    stake_points: int = option(
        1,
        "Points that the stake is for: ten or twenty to the kopeck; parts are dropped.",
        "P-28",
        low=1,
        high=1000,
    )
    draw: bool = option(True, "Draw for the deal; otherwise the last seat deals first.", "P-3")
    hands: int | None = option(None, "Stop after so many deals and settle.", "", low=1, high=100_000)
    hand_cards: int | None = option(
        None, "Cards in a hand; fewer only for small studies.", "P-4", low=2, high=12
    )
    suits: int = option(4, "Suits in the pack; fewer only for small studies.", "P-1", low=2, high=4)
    ranks: int = option(
        8, "Ranks of a suit from the ace down; fewer only for small studies.", "P-1", low=2, high=8
    )

    def players(self) -> int:
        return 3 if self.form == "norman" else 2

    def cards_each(self, players: int) -> int:
        """Twelve for two, ten for three (P-4, N-1), or as many as a small study has."""
        if self.hand_cards is not None:
            return self.hand_cards
        return 12 if players == 2 else 10

    def check(self) -> None:
        """Two cards at least must be left for the talon."""
        for players in {2, self.players()}:
            if self.suits * self.ranks - players * self.cards_each(players) < 2:
                raise BadOptions(
                    f"{self.suits * self.ranks} cards leave no talon for {players} hands", "piquet-pack"
                )
