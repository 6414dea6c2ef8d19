# lomber: interpreted
"""The options of Sixty-six, field by field."""

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option


@dataclasses.dataclass(frozen=True)
class SixtySixOptions:
    """What the players agree on before the first deal."""

    players: int = option(2, "Players at the table; of three the dealer rests.", "S-18", low=2, high=3)
    target: int = option(8, "Games in a partie.", "S-17", low=1, high=1000)
    must_head: bool = option(False, "In the strict phase a card of the suit must be beaten if it can.", "S-9")
    last_trick_closed: bool = option(True, "The last trick counts ten in a closed deal too.", "S-12")
    marriage_needs_trick: bool = option(
        False, "A marriage is held back until its owner has taken a trick.", "S-10"
    )
    nine_exchange: bool = option(False, "The nine of trumps may be changed for the faced card.", "G-9")
    close_first_lead: bool = option(True, "The stock may be closed before the first trick.", "S-11")
    no_trick_judged: str = option(
        "end",
        "A failed closing is worth three if the other has no trick: at the end, or when it was closed.",
        "S-15",
        choices=("end", "closing"),
    )
    count_limit: str = option(
        "points", "Do marriages help the loser to his 33?", "S-14", choices=("points", "cards_only")
    )
    claim: str = option(
        "auto",
        "Who has 66 stops the deal: by itself, or only when he says so.",
        "S-13",
        choices=("auto", "manual"),
    )
    points_shown: bool = option(True, "Show the opponent's points, not only one's own.", "S-13")
    stake: int = option(100, "Kopecks for a partie.", "S-17", low=1, high=10**9)
    draw: bool = option(True, "Draw for the first deal; otherwise the last seat deals first.", "S-3")
    hands: int | None = option(None, "Stop after so many deals and settle.", "", low=1, high=100_000)
    hand_cards: int = option(6, "Cards in a hand; fewer only for small studies.", "S-4", low=1, high=6)
    suits: int = option(4, "Suits in the pack; fewer only for small studies.", "S-1", low=2, high=4)
    ranks: int = option(
        6, "Ranks of a suit from the ace down; fewer only for small studies.", "S-1", low=2, high=6
    )

    def check(self) -> None:
        """The two hands, the faced card and a stock that both draw from to the end must fit the pack (S-4)."""
        stock = self.suits * self.ranks - 2 * self.hand_cards - 1
        if stock < 1 or stock % 2 == 0:
            raise BadOptions(
                f"{self.suits * self.ranks} cards leave a stock of {stock}: it must be odd, so that with the "
                "faced card both draw alike",
                "sixty-six-pack",
            )
