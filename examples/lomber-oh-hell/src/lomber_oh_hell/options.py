"""The options of Oh Hell."""

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option


@dataclasses.dataclass(frozen=True)
class OhHellOptions:
    players: int = option(4, "Players at the table.", "O-1", low=3, high=7)
    ranks: int = option(
        13, "Ranks of each suit, counted down from the ace: 13 are 52 cards, 9 are 36.", "O-2", low=2, high=13
    )
    most: int | None = option(
        None, "Cards in the longest hand; none: ten, or as many as leave one to turn.", "O-3", low=1, high=17
    )
    course: str = option(
        "down-up", "How the hands grow and shrink.", "O-3", choices=("down-up", "up-down", "down", "up")
    )
    trumps: str = option("turned", "Is a card turned for trumps?", "O-4", choices=("turned", "none"))
    bidding: str = option("open", "One after another, or all at once?", "O-5", choices=("open", "sealed"))
    hook: bool = option(True, "May the dealer not let the bids add up to the tricks?", "O-6")
    scoring: str = option("exact", "What a missed bid brings.", "O-9", choices=("exact", "tricks", "minus"))
    hands: int | None = option(None, "Stop after so many deals.", "O-10", low=1, high=100_000)

    def check(self) -> None:
        cards, most = 4 * self.ranks, self.longest_hand()
        if most * self.players > cards:
            raise BadOptions(
                f"{self.players} hands of {most} cards are more than the {cards} of the pack",
                "oh-hell-pack",
                players=self.players,
                most=most,
                cards=cards,
            )
        if self.hook and self.bidding == "sealed":
            raise BadOptions("where all bid at once nobody bids last: switch `hook` off", "oh-hell-hook")

    def longest_hand(self) -> int:
        """O-3: ten cards, or as many as leave one to be turned."""
        return min(10, (4 * self.ranks - 1) // self.players) if self.most is None else self.most

    def sizes(self) -> list[int]:
        """O-3: the cards of each deal of a match."""
        up = list(range(1, self.longest_hand() + 1))
        down = up[::-1]
        return {"up": up, "down": down, "down-up": down + up[1:], "up-down": up + down[1:]}[self.course]
