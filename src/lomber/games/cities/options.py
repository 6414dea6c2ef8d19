"""The options of Cities (cities.md, section 5), and those that make a small deck."""

from __future__ import annotations

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option

COLOURS = "ROYGBV"
RANDOM = ("random",)
POINTS = 50
WINS = 3


@dataclasses.dataclass(frozen=True)
class CitiesOptions:
    """The first seven are the leaflet's; the rest cut the match, or the deck, to a size.

    The rules set no end to a deal that nobody finishes. Ours is `rounds`, and so far off that nobody meets it:
    random players need 10 to 18 rounds in the middle and now and then a hundred, sensible ones hardly ever forty.
    """

    players: int = option(3, "Players at the table, each for himself.", "C-8", low=2, high=4)
    removed_colours: tuple[str, ...] = option(
        RANDOM, "The colours left out: `random`, or their letters, like R,V.", "C-8"
    )
    match: str = option(
        "points", "Deals are scored in points, or simply won.", "C-45", choices=("points", "wins")
    )
    target: int | None = option(
        None, "Where the match ends; by default 50 points or 3 wins.", "C-45", low=1, high=100_000
    )
    third_of_colour: str = option(
        "all_three",
        "A third city of a colour burns all three, or only the two that are neighbours.",
        "C-36",
        choices=("all_three", "pair_only"),
    )
    two_finishers: str = option(
        "both",
        "Complete at the same round end: both score as finishers, or the one who was complete first.",
        "C-44",
        choices=("both", "first"),
    )
    show_used_flights: bool = option(False, "Used flights lie open.", "C-18")
    hands: int | None = option(None, "Stop after so many deals and settle.", "", low=1, high=100_000)
    rounds: int = option(
        200,
        "A deal that nobody has finished after so many rounds is scored without a finisher.",
        "C-41",
        low=1,
        high=10_000,
    )
    colours: int | None = option(
        None, "Colours in play; by default two more than players.", "C-8", low=2, high=6
    )
    values: int = option(
        6, "Values of cities, exchanges and flights; fewer make a small deck.", "C-1", low=1, high=6
    )
    universals: int = option(2, "Universal exchanges in the deck.", "C-3", low=0, high=2)
    deportations: int = option(3, "Deportations in the deck.", "C-4", low=0, high=3)
    hand_size: int = option(3, "Cards in a hand.", "C-9", low=1, high=3)

    def check(self) -> None:
        out = len(COLOURS) - self.in_play()
        named = self.removed_colours
        if named != RANDOM:
            wrong = [colour for colour in named if colour not in tuple(COLOURS)]
            if wrong or len(set(named)) != len(named):
                raise BadOptions(
                    f"removed_colours names colours once each, of {', '.join(COLOURS)}",
                    "option-colours",
                    known=", ".join(COLOURS),
                )
            if len(named) != out:
                raise BadOptions(
                    f"with {self.players} players {out} colours are left out, not {len(named)}",
                    "option-colours-out",
                    wanted=out,
                    given=len(named),
                )
        if self.deck() < self.players * self.hand_size:
            raise BadOptions("the deck is too small to give everybody a hand", "option-deck")

    def in_play(self) -> int:
        """How many colours are played with: four for two players, five for three, six for four (C-8)."""
        return self.colours or self.players + 2

    def deck(self) -> int:
        """How many cards the common deck has (C-5)."""
        return (self.in_play() + 1) * self.values + self.universals + self.deportations

    def goal(self) -> int:
        """Points or wins that end the match (C-45, C-46)."""
        return self.target or (WINS if self.match == "wins" else POINTS)
