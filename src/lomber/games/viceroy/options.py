"""The options of Viceroy (viceroy.md, section 5), and those that make a short game."""

from __future__ import annotations

import dataclasses
import itertools

from lomber.table.errors import BadOptions
from lomber.table.options import option

LINES = ("random", *("".join(line) for line in itertools.permutations("BRGY")))


@dataclasses.dataclass(frozen=True)
class ViceroyOptions:
    """The first eleven are the specification's; the rest cut the game to a size that can be studied."""

    players: int = option(3, "People and bots with pyramids of their own.", "V-11", low=1, high=4)
    virtual_rivals: int | None = option(
        None,
        "Virtual rivals at the auction; none by default, one for a player alone.",
        "V-120",
        low=0,
        high=3,
    )
    auction_line: str = option(
        "BRGY", "The colours of the auction from left to right.", "V-10", choices=LINES
    )
    claim_rounds: int = option(
        2, "How often two bidders may claim the same two cards.", "V-45", low=1, high=5
    )
    table_talk: bool = option(True, "Talk before bids and claims; promises bind nobody.", "V-50")
    solo_two_card: str = option(
        "choice",
        "One player and one rival on a colour with two cards: a choice, or both bids lost.",
        "V-122",
        choices=("choice", "collide"),
    )
    victory_tie: str = option(
        "lowest_number",
        "Equal totals: the lowest card number wins, or victory is shared.",
        "V-103",
        choices=("lowest_number", "shared"),
    )
    token_pools: str = option(
        "substitute",
        "A pool of tokens that runs dry: substitutes, or nothing more.",
        "V-141",
        choices=("substitute", "strict"),
    )
    card_set: str = option(
        "laar",
        "The set of cards: a built-in one, or the name of a file in the folder of LOMBER_CARD_SETS.",
        "V-2",
    )
    open_screens: bool = option(False, "Everybody sees all gems and attack tokens.", "V-41")
    recolour_help: str = option(
        "suggest",
        "Recolouring at the end: by hand, with a suggestion, or by itself.",
        "V-96",
        choices=("manual", "suggest", "auto"),
    )
    hands: int | None = option(1, "Games in the match.", "", low=1, high=100_000)
    turns: int = option(12, "Turns in a game; the big deck has four cards for each.", "V-30", low=1, high=12)
    auction_rounds: int = option(3, "Rounds of an auction at most.", "V-40", low=1, high=3)
    start_cards: int = option(3, "Cards from which the first one is chosen.", "V-14", low=1, high=3)
    gem_pairs: int = option(2, "Gems of each colour that a player takes at first.", "V-12", low=1, high=2)

    def check(self) -> None:
        from lomber.games.viceroy.loader import load

        rivals = self.rivals()
        if self.players + rivals > 4:
            raise BadOptions("players and virtual rivals are four at most", "option-rivals")
        if self.players == 1 and rivals == 0:
            raise BadOptions("a player alone needs a virtual rival", "option-alone")
        found = load(self.card_set)
        if found.characters < 4 * self.turns + self.start_cards * self.players:
            raise BadOptions("the set has too few characters for so many turns and players", "option-deck")

    def rivals(self) -> int:
        """How many virtual rivals bid (V-120)."""
        if self.virtual_rivals is None:
            return 1 if self.players == 1 else 0
        return self.virtual_rivals
