# lomber: interpreted
"""The options of Bezique, field by field."""

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option

PACKS = (1, 2, 3, 8, 10)


@dataclasses.dataclass(frozen=True)
class BeziqueOptions:
    """What the players agree on before the first deal."""

    players: int = option(2, "Players at the table; of four the dealer rests.", "B-4", low=2, high=4)
    packs: int = option(
        8,
        "Packs of twenty shuffled together: 2, 3, 8 or 10; one only for small studies.",
        "B-26",
        low=1,
        high=10,
    )
    nines_per_suit: int | None = option(
        None, "Nines of each suit; of themselves three, with two packs two.", "B-26", low=0, high=3
    )
    infusorki: int = option(2, "Blank wild cards; none in the older game.", "B-26", low=0, high=2)
    ten_rank: str = option(
        "below_jack", "Where the ten stands in a trick.", "B-27", choices=("below_jack", "below_ace")
    )
    exchange_after: str = option(
        "any_trick",
        "The nine is exchanged after any trick won, or only after beating another's lead.",
        "B-13",
        choices=("any_trick", "overtaking_only"),
    )
    four_suits: str = option(
        "all_four", "Fours: one card of each suit, or any four.", "B-30", choices=("all_four", "any")
    )
    bez_jack_eighth: str = option(
        "own_set",
        "The eighth bezique jack: its own set twice more, or the queens' figure.",
        "B-31",
        choices=("own_set", "as_queens"),
    )
    king_like_eighth: str = option(
        "own_set",
        "The eighth trump ace, jack or ten: its own set twice more, or the kings' figure.",
        "B-31",
        choices=("own_set", "as_kings"),
    )
    play_out: bool = option(False, "Play out the last hands when the stock is gone.", "B-23")
    play_out_rule: str = option(
        "follow_beat_trump",
        "The duties when the last hands are played out.",
        "B-24",
        choices=("follow_beat_trump", "follow_only", "free"),
    )
    last_trick_bonus: int = option(
        0, "Points for the very last trick; any make the hands be played out.", "B-23", low=0, high=10**6
    )
    end_mode: str = option(
        "deals", "The game ends after so many deals, or at a target.", "B-25", choices=("deals", "target")
    )
    deals: int | None = option(None, "Deals in a game; of themselves one each.", "B-25", low=1, high=1000)
    target: int = option(3000, "Points that end the game, with the deal in hand.", "B-25", low=1, high=10**9)
    stake: int = option(1, "Kopecks a point.", "B-32", low=1, high=10**9)
    draw: bool = option(True, "Draw lots for the first deal; otherwise the last seat deals first.", "B-1")
    hands: int | None = option(None, "Stop after so many deals and settle.", "", low=1, high=100_000)
    hand_cards: int = option(18, "Cards in a hand; fewer only for small studies.", "B-3", low=1, high=18)
    suits: int = option(4, "Suits in the pack; fewer only for small studies.", "B-26", low=2, high=4)
    ranks: int = option(
        5,
        "Ranks without the nine; fewer only for small studies: first tens, then aces go.",
        "B-26",
        low=3,
        high=5,
    )

    def check(self) -> None:
        """Packs there are, and cards enough to deal, to turn one up and to draw once (B-26, C-3).

        The stock has room for every infusorka that may be turned and put back into it (B-6).
        """
        if self.packs not in PACKS:
            raise BadOptions(f"there is no bezique of {self.packs} packs", "bezique-packs")
        if self.rounds() < 1 or self.stock() < self.infusorki:
            raise BadOptions(
                f"{self.cards()} cards are too few for {self.active()} players", "bezique-too-few"
            )

    def nines(self) -> int:
        """Nines of each suit (G-2)."""
        if self.nines_per_suit is None:
            return 2 if self.packs == 2 else 3
        return self.nines_per_suit

    def active(self) -> int:
        """Never more than three are dealt cards (B-4)."""
        return min(self.players, 3)

    def cards(self) -> int:
        """Cards of all packs together (B-26)."""
        return self.suits * (self.packs * self.ranks + self.nines()) + self.infusorki

    def stock(self) -> int:
        """Cards that are neither dealt nor turned up."""
        return self.cards() - self.active() * self.hand_cards - 1

    def rounds(self) -> int:
        """Rounds of drawing, the turn-up among the cards drawn (B-14); 0: too few cards."""
        left = self.cards() - self.active() * self.hand_cards
        return max(0, left // self.active())

    def number_of_deals(self) -> int:
        """Every player deals once (B-25)."""
        return self.players if self.deals is None else self.deals

    def plays_out(self) -> bool:
        """A bonus for the last trick forces the play-out (C-40)."""
        return self.play_out or self.last_trick_bonus > 0
