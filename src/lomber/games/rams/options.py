# lomber: interpreted
"""The options of Rams, field by field."""

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option


@dataclasses.dataclass(frozen=True)
class RamsOptions:
    """What the players agree on before the first deal."""

    players: int = option(4, "Players at the table.", "R-1", low=3, high=7)
    deck_for_four: int = option(32, "Cards of the pack with four players.", "R-2", choices=(32, 52))
    start_record: int = option(100, "The record everybody starts from.", "R-19", low=1, high=10**6)
    price: int = option(1, "Kopecks a point.", "R-35", low=1, high=10**6)
    ace_discard: str = option(
        "forbidden", "May an ace be thrown off?", "R-8", choices=("forbidden", "allowed")
    )
    jacks_vs_remise: str = option(
        "offset",
        "Jacks and no trick: set off against the remise, or cancelling it.",
        "R-30",
        choices=("offset", "cancel"),
    )
    sole_player: str = option(
        "all_five",
        "Only one plays: he is credited with all tricks, nothing is written, or the dealer must play.",
        "R-37",
        choices=("all_five", "no_score", "dealer_must_play"),
    )
    overshoot: str = option(
        "off",
        "More tricks than the record needs put it back to the start: never, from 1 or 2, from 5 or less.",
        "M-21",
        choices=("off", "one_or_two", "any"),
    )
    must_overtrump: bool = option(False, "Who must trump must go over a trump if he can.", "R-13")
    stock_exhaustion: str = option(
        "limit",
        "The stock runs out: no more is bought, or the throw-offs are shuffled anew.",
        "M-11",
        choices=("limit", "reshuffle"),
    )
    games: int = option(1, "How many Rams are played.", "R-35", low=1, high=1000)
    manners: bool = option(False, "Irregularities and claims.", "R-14")
    hands: int | None = option(None, "Stop after so many deals and settle.", "", low=1, high=100_000)
    first_dealer: int = option(0, "The seat that deals first.", "M-4", low=0, high=6)
    hand_cards: int = option(5, "Cards in a hand; fewer only for small studies.", "R-4", low=2, high=5)
    suits: int = option(4, "Suits in the pack; fewer only for small studies.", "R-2", low=2, high=4)
    ranks: int | None = option(
        None, "Ranks of each suit from the ace down; none: by the rules.", "R-2", low=2, high=13
    )

    def check(self) -> None:
        """The pack must be enough for the hands and the turned-up card (R-5)."""
        if self.first_dealer >= self.players:
            raise BadOptions(
                f"seat {self.first_dealer} cannot deal: the seats go from 0 to {self.players - 1}",
                "mouche-first-dealer",
            )
        if self.players * self.hand_cards + 1 > self.pack_size():
            raise BadOptions(
                f"{self.pack_size()} cards are too few for {self.players} hands of {self.hand_cards} "
                "and a turned-up card",
                "mouche-pack-small",
            )

    def pack_ranks(self) -> int:
        """Ranks in each suit: 13 with more than four players, else 8 (R-2)."""
        if self.ranks is not None:
            return self.ranks
        if self.players > 4 or (self.players == 4 and self.deck_for_four == 52):
            return 13
        return 8

    def pack_size(self) -> int:
        return self.suits * self.pack_ranks()
