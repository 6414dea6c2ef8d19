# lomber: interpreted
"""The options of Lentyurlyu (mushka.md, 2.3)."""

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option

MOST = 10**6

CARDS_EACH = {3: 15, 4: 12, 5: 9, 6: 8, 7: 7, 8: 6}
"""How many cards each gets, by the number of players (LE-4)."""


@dataclasses.dataclass(frozen=True)
class LentyurlyuOptions:
    """What the players agree on before the first deal."""

    players: int = option(5, "Players at the table.", "LE-1", low=3, high=8)
    form: str = option(
        "king",
        "The hand is won by covering with a king, or by getting rid of all cards.",
        "LE-10",
        choices=("king", "shed"),
    )
    ante: int = option(5, "What each puts on the layout before a deal.", "LE-3", low=1, high=MOST)
    payment: str = option(
        "points",
        "The others pay the points in their hands, or one agreed sum.",
        "LE-11",
        choices=("points", "fixed"),
    )
    price: int = option(1, "Kopecks a point.", "LE-11", low=1, high=MOST)
    fixed_payment: int = option(10, "The agreed sum.", "LE-11", low=1, high=MOST)
    refill: int = option(2, "What the others put on an emptied card of the layout.", "LE-17", choices=(1, 2))
    king_lead: str = option(
        "forbidden",
        "A king may be led only from kings alone, or always; led, he wins.",
        "LE-10",
        choices=("forbidden", "wins"),
    )
    specials_in_king_form: bool = option(False, "Layout cards work in the king form too.", "LE-20")
    residue: str = option(
        "winner",
        "What is left on the layout when somebody is out: the winner's, or carried over.",
        "LE-18",
        choices=("winner", "carry"),
    )
    buy_when: str = option(
        "cannot_lay",
        "Who may buy: only one who cannot lay, or anybody on turn.",
        "LE-7",
        choices=("cannot_lay", "any_time"),
    )
    hands: int | None = option(
        None, "How many deals; none: one by each player.", "LE-19", low=1, high=100_000
    )
    first_dealer: int = option(0, "The seat that deals first.", "LE-19", low=0, high=7)
    hand_cards: int | None = option(
        None, "Cards in a hand; none: by the rules. For small studies.", "LE-4", low=1, high=15
    )
    suits: int = option(4, "Suits in the pack; fewer only for small studies.", "LE-1", low=1, high=4)
    ranks: int = option(13, "Ranks from the king down; fewer only for small studies.", "LE-2", low=2, high=13)

    def check(self) -> None:
        if self.first_dealer >= self.players:
            raise BadOptions(
                f"seat {self.first_dealer} cannot deal: the seats go from 0 to {self.players - 1}",
                "lentyurlyu-first-dealer",
            )
        if self.players * self.cards_each() > self.suits * self.ranks:
            raise BadOptions("the pack is too small for so many hands", "lentyurlyu-pack-small")

    def cards_each(self) -> int:
        return CARDS_EACH[self.players] if self.hand_cards is None else self.hand_cards

    def deals(self) -> int:
        """The session: one deal by each player, unless agreed otherwise."""
        return self.players if self.hands is None else self.hands
