# lomber: interpreted
"""The options of Mushka and of the three forms that are played like it (mushka.md, 1.6)."""

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option

MOST = 10**6


@dataclasses.dataclass(frozen=True)
class MushkaOptions:
    """What the players agree on before the first deal."""

    players: int = option(4, "Players at the table.", "M-1", low=3, high=7)
    deck: int | str = option(
        "by_players",
        "Cards in the pack: by the number of players, or so many.",
        "M-2",
        choices=("by_players", 32, 36, 52),
    )
    start_record: int = option(25, "The record everybody starts from.", "M-25", low=1, high=MOST)
    price: int = option(1, "Kopecks a point.", "M-23", low=1, high=MOST)
    settlement: str = option(
        "points",
        "The losers pay what is left of their records, or one agreed sum.",
        "M-23",
        choices=("points", "fixed"),
    )
    fixed_stake: int = option(10, "The agreed sum of each loser.", "M-23", low=1, high=MOST)
    overshoot: str = option(
        "one_or_two",
        "More tricks than the record needs put it back to the start: from 1 or 2, from 5 or less, never.",
        "M-21",
        choices=("one_or_two", "any", "off"),
    )
    spade_ace_privilege: str = option(
        "free",
        "May the privileged card beat a led trump ace with trumps in hand, or only without?",
        "M-17",
        choices=("free", "when_void"),
    )
    special_discard: str = option(
        "forbidden", "May the privileged card be thrown off?", "M-8", choices=("forbidden", "allowed")
    )
    stock_exhaustion: str = option(
        "limit",
        "The stock runs out: no more is bought, or what others threw in is shuffled anew.",
        "M-11",
        choices=("limit", "reshuffle"),
    )
    sole_player: str = option(
        "all_five",
        "Only one plays: he is credited with all tricks, nothing is written, or the dealer must play.",
        "M-13",
        choices=("all_five", "no_score", "dealer_must_play"),
    )
    simultaneous_finish: str = option(
        "trick_order",
        "Several finish together: who was first in the order of the tricks, or nearest the dealer's left.",
        "M-22",
        choices=("trick_order", "seat_order"),
    )
    announce_then_buy: bool = option(False, "First a round of declarations, then one of exchanges.", "M-7")
    dealer_takes_turnup: bool = option(False, "The dealer may take the turned-up card.", "M-10")
    must_overtrump: bool = option(False, "Who must trump must go over a trump if he can.", "M-15")
    pulkas: int = option(1, "How many pulkas are played.", "M-25", low=1, high=1000)
    manners: bool = option(False, "Revokes and claims.", "M-27")
    hands: int | None = option(None, "Stop after so many deals and settle.", "", low=1, high=100_000)
    first_dealer: int | None = option(
        None, "The seat that deals first; none: places and deal are drawn for.", "M-4", low=0, high=6
    )
    hand_cards: int = option(5, "Cards in a hand; fewer only for small studies.", "M-6", low=2, high=5)
    suits: int = option(4, "Suits in the pack; fewer only for small studies.", "M-2", low=2, high=4)
    ranks: int | None = option(
        None, "Ranks of each suit from the ace down; none: by the pack.", "M-2", low=2, high=13
    )

    def check(self) -> None:
        """The pack must be enough for the hands and the turned-up card (M-26)."""
        if self.first_dealer is not None and self.first_dealer >= self.players:
            raise BadOptions(
                f"seat {self.first_dealer} cannot deal: the seats go from 0 to {self.players - 1}",
                "mouche-first-dealer",
            )
        if self.players * self.hand_cards + self.turned_up() > self.pack_size():
            raise BadOptions(
                f"{self.pack_size()} cards are too few for {self.players} hands of {self.hand_cards}",
                "mouche-pack-small",
            )

    def turned_up(self) -> int:
        """Cards turned up for trumps."""
        return 1

    def pack_ranks(self) -> int:
        """Ranks in each suit: 8 for three players, 9 for four, 13 for more (M-2)."""
        if self.ranks is not None:
            return self.ranks
        if self.deck == "by_players":
            return {3: 8, 4: 9}.get(self.players, 13)
        return {32: 8, 36: 9, 52: 13}[int(self.deck)]

    def pack_size(self) -> int:
        return self.suits * self.pack_ranks()


@dataclasses.dataclass(frozen=True)
class PamfilOptions(MushkaOptions):
    """With the jack of clubs for a permanent top trump (PF-1 … PF-7)."""

    pamfil_premium: int = option(5, "Kopecks from everybody for a dealt Pamfil.", "PF-4", low=0, high=MOST)
    pamfil_bonus: int = option(
        0, "Points written off besides the tricks by who held Pamfil.", "PF-3", low=0, high=MOST
    )
    spade_ace_too: bool = option(False, "The ace of spades keeps its duty, privilege and bonus.", "PF-1")


@dataclasses.dataclass(frozen=True)
class ShutikhaOptions(MushkaOptions):
    """With spades always trumps and the queen of spades for the privileged card (SH-1 … SH-8)."""

    ace_rank: str = option(
        "below_jack",
        "Where the ace stands: under the jack, or lowest.",
        "SH-2",
        choices=("below_jack", "low"),
    )

    def turned_up(self) -> int:
        """No card is turned up (SH-1)."""
        return 0


@dataclasses.dataclass(frozen=True)
class MistigriOptions(MushkaOptions):
    """With the king of clubs for the privileged card, and a premium for five of a suit (MG-1 … MG-6)."""

    kc_trump_bonus: int = option(
        10, "What the king of clubs writes off when clubs are trumps.", "MG-3", choices=(10, 5)
    )
    kc_over_led_trump_king: bool = option(True, "The king of clubs beats a led trump king.", "MG-3")
    flush_payment: int = option(5, "What everybody pays for five cards of a suit.", "MG-4", low=0, high=MOST)
    flush_then_play: bool = option(False, "After the payment the hand goes on, those cards open.", "MG-4")
