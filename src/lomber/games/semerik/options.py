"""The options of Semerik (semerik.md, section 5)."""

from __future__ import annotations

import dataclasses

from lomber.table.options import at_odds, option


@dataclasses.dataclass(frozen=True)
class SemerikOptions:
    partie: int = option(21, "Points that win a partie.", "S-23", low=1, high=10_000)
    double_below: int = option(
        11, "The win is doubled if the losers have fewer points than this.", "S-24", low=0, high=10_000
    )
    hearts_trump: bool = option(True, "Hearts beat every suit; else they win only when led.", "S-3")
    baba_kqj: int = option(13, "What Baba with king, queen and jack is worth.", "S-32", choices=(13, 12))
    hearts_baba_tail: str = option(
        "plus_two",
        "A long Baba of hearts: two points more than another, or as any other.",
        "S-34",
        choices=("plus_two", "table"),
    )
    low_triples: str = option(
        "one", "What three sixes, fives or fours are worth.", "S-30", choices=("one", "nothing")
    )
    four_of_kind: str = option(
        "as_three", "Four of a rank: as three, or one point more.", "S-38", choices=("as_three", "one_more")
    )
    announce: str = option(
        "auto", "Combinations are counted by themselves, or claimed.", "S-14", choices=("auto", "manual")
    )
    ending: str = option(
        "at_once",
        "A partie ends at the very moment it is won, or with the hand.",
        "S-23",
        choices=("at_once", "end_of_hand"),
    )
    manners: bool = option(False, "Revokes and talk are possible, are claimed and fined.", "S-43")
    fine_mode: str = option(
        "opponents_add",
        "A fine is added to the opponents' record, or taken off the offenders'.",
        "S-39",
        choices=("opponents_add", "offender_loses"),
    )
    renounce_fine: int = option(3, "The fine for a revoke.", "S-39", low=0, high=100)
    talk_fine: int = option(1, "The fine for talk and hints.", "S-39", choices=(1, 2, 3))
    packets: str = option("one", "Cards are given singly or by fives.", "S-9", choices=("one", "five"))
    seating: str = option(
        "draw",
        "Cards are drawn for partners and places, or all sit as they have come.",
        "S-5",
        choices=("draw", "as_joined"),
    )
    first_dealer: int | None = option(
        None, "Who deals first, counted from 0, where nobody draws; none: it is drawn.", "S-5", low=0, high=3
    )
    stake_per_point: int = option(0, "Kopecks a point; 0: for honour.", "S-40", low=0, high=1_000_000)
    parties: int = option(1, "Parties in a match.", "S-41", low=1, high=1000)
    hands: int | None = option(None, "Stop after so many deals and settle.", "", low=1, high=100_000)
    ranks: int = option(
        10, "Ranks in each suit, from the three down; fewer make a small deck.", "S-1", low=2, high=10
    )

    def check(self) -> None:
        if self.first_dealer is not None and self.seating == "draw":
            raise at_odds("who draws for places draws for the deal too (S-5)")
