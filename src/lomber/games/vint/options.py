"""The options of Vint and of its forms (vint.md, sections 1.6 and 6)."""

from __future__ import annotations

import dataclasses

from lomber.table.options import at_odds, option, wrong_players

FORMS = (
    "four",
    "two_dummies",
    "two_swap",
    "two_draw",
    "two_auction",
    "two_widow",
    "three_rotating",
    "three_auction",
    "auction",
    "rubbish",
    "reseat",
    "widow",
    "widow_nail",
    "double_widow_nail",
    "vitalin",
)

PAIRS = ("four", "rubbish", "widow", "widow_nail", "double_widow_nail", "vitalin")
"""Four persons in two fixed pairs; of five or six some rest in turn (V5-5)."""

WIDOWS = ("two_widow", "widow", "widow_nail", "double_widow_nail")
"""The forms that are played to 600 (V2E-6, VW-7, VN-6, VD-6)."""

PLAYED_OUT = ("four", "rubbish", "two_dummies", "three_rotating")
"""Two sides with four full hands before the auction: a passed-out deal can be played (V-63, section 6)."""


@dataclasses.dataclass(frozen=True)
class VintOptions:
    """One set of options for the whole family; `check` says which belong to which form."""

    form: str = option("four", "The form of the game.", "", choices=FORMS)
    players: int = option(
        4, "Players at the table; with five or six some sit out in turn.", "V5-1", low=2, high=6
    )
    closing_passes: int = option(8, "Consecutive passes that close the auction.", "V-16", choices=(8, 12, 4))
    passed_out: str = option(
        "cross",
        "A deal passed out by all: a cross, or played without trumps.",
        "V-63",
        choices=("cross", "play"),
    )
    crosses: str = option(
        "flat",
        "What crosses are worth: 500 each, or 500, 1000, 1500 in turn.",
        "V-62",
        choices=("flat", "screwing"),
    )
    target: int | None = option(
        None,
        "Points below the line that make a game; by default 500, with a widow 600.",
        "V-55",
        low=10,
        high=100_000,
    )
    both_reach: str = option(
        "trick_order",
        "Who takes the game if several reach it in one deal.",
        "V-56",
        choices=("trick_order", "declarer_first", "higher_total"),
    )
    rubber_bonus: str = option(
        "instead",
        "The end of the rubber brings 2000 instead of the 1000 for a game, or besides it.",
        "V-60",
        choices=("instead", "plus"),
    )
    double_penalties: bool = option(False, "A missing trick costs twice as much.", "VZ-1")
    screwing_coronets: bool = option(False, "Coronets grow with the level of the contract.", "VZ-3")
    exact: bool = option(False, "The contract must be made exactly.", "VX-1")
    blind_bids: bool = option(False, "A player may bid before he looks at his cards.", "V-70")
    sole_slam: bool = option(
        True, "Who bids a slam unsupported and fails by more than three tricks answers alone.", "V-71"
    )
    match: str = option(
        "rubber",
        "A match is one rubber, or three with changing partners.",
        "V-67",
        choices=("rubber", "three_rubbers"),
    )
    stake: int | None = option(
        None, "Play for money: 100 is one kopeck for ten points.", "V-66", low=1, high=1_000_000
    )
    honours_unit: str = option(
        "large", "Show the figures in full, or divided by ten.", "G-7", choices=("large", "small")
    )
    manners: bool = option(False, "Mistakes can be made, claimed and paid for.", "M-1")
    trick_review: str = option(
        "book", "Which tricks may be looked at again.", "V-24", choices=("book", "none", "all")
    )
    auction_record: str = option(
        "shown", "Whether the calls stay visible during the play.", "V-18", choices=("shown", "hidden")
    )
    bidding: str = option(
        "single", "With two dummies: one call each, or an auction.", "V2A-3", choices=("single", "auction")
    )
    revoke_fine: str = option(
        "three_tricks",
        "What a revoke costs where two play without dummies.",
        "V2B-8",
        choices=("three_tricks", "game"),
    )
    transfer: bool = option(False, "The dummies change places so that each lies opposite its owner.", "V2D-4")
    dummy_open: str = option(
        "after_lead",
        "When the dummy of three-handed Vint is opened.",
        "V3A-6",
        choices=("after_lead", "after_trick"),
    )
    after_widow: str = option(
        "buyer_once",
        "Who bids after the widow has been bought.",
        "VW-5",
        choices=("buyer_once", "partners", "all"),
    )
    nail: str = option(
        "closed", "How the defenders exchange a card.", "VN-5", choices=("closed", "evil", "none")
    )
    reseat_bonus: int = option(0, "With re-seating: a bonus for winning the deal.", "VS-5", choices=(0, 2000))
    widow: bool = option(False, "With re-seating: a widow is bought.", "VS-7")
    deals: int = option(4, "With re-seating: deals in a sitting.", "VS-8", low=1, high=1000)
    draw: bool = option(
        True, "Draw for places; otherwise the seats are taken in their order, as if so drawn.", "V-2"
    )
    hands: int | None = option(None, "Stop after so many deals and settle.", "", low=1, high=100_000)
    ranks: int = option(
        13, "Ranks in each suit, from the ace down; fewer make a small deck.", "V-5", low=1, high=13
    )
    bids: int = option(
        35, "How many bids there are, from one spade up; fewer make a small game.", "V-11", low=1, high=35
    )

    def check(self) -> None:
        allowed = (4, 5, 6) if self.form in PAIRS else (players_of(self.form),)
        if self.players not in allowed:
            raise wrong_players("vint", allowed, self.players)
        self._check_auction()
        self._check_match()
        self._check_forms()

    def _belongs(self, wrong: bool, why: str) -> None:
        if wrong:
            raise at_odds(why)

    def _check_auction(self) -> None:
        four = self.form in (*PAIRS, "reseat")
        self._belongs(
            self.closing_passes != 8 and not four, "closing_passes belongs to the auctions of four players"
        )
        self._belongs(
            self.blind_bids and self.form != "four", "blind_bids belongs to plain vint of four, five or six"
        )
        self._belongs(
            self.bidding != "single" and self.form != "two_dummies",
            "bidding belongs to vint with two dummies",
        )

    def _check_match(self) -> None:
        reseat = self.form == "reseat"
        self._belongs(
            self.match != "rubber" and (self.form not in PAIRS or self.players != 4),
            "three rubbers are for four players in two pairs",
        )
        bonuses = (
            self.rubber_bonus != "instead" or self.both_reach != "trick_order" or self.target is not None
        )
        self._belongs(reseat and bonuses, "with re-seating every deal is settled: there are no games")
        self._belongs(
            not reseat and (self.reseat_bonus != 0 or self.widow or self.deals != 4),
            "reseat_bonus, widow and deals belong to vint with re-seating",
        )

    def _check_forms(self) -> None:
        self._belongs(
            self.revoke_fine != "three_tricks" and self.form not in ("two_swap", "two_draw"),
            "revoke_fine belongs to vint for two without dummies",
        )
        self._belongs(
            self.transfer and self.form not in ("two_auction", "two_widow"),
            "transfer belongs to vint for two with an open dummy",
        )
        self._belongs(
            self.dummy_open != "after_lead" and self.form != "three_rotating",
            "dummy_open belongs to vint for three with a dummy in turn",
        )
        self._belongs(
            self.after_widow != "buyer_once" and self.form != "widow",
            "after_widow belongs to vint with widow",
        )
        self._belongs(
            self.nail != "closed" and self.form != "widow_nail", "nail belongs to vint with widow and nail"
        )
        self._belongs(
            self.form == "vitalin" and self.ranks < 2, "in Vitalin a card is put aside and another is played"
        )

    def rubbers(self) -> int:
        """How many rubbers make a sitting (V-67, V3A-1, V5-2, V6-2)."""
        if self.players in (5, 6):
            return {5: 5, 6: 8}[self.players]
        return 3 if self.match == "three_rubbers" or self.form == "three_rotating" else 1

    def game_target(self) -> int:
        """Below the line a game is 500, with a widow 600 (V-55, V2E-6, VW-7)."""
        return self.target or (600 if self.form in WIDOWS else 500)


def players_of(form: str) -> int:
    if form.startswith("two_"):
        return 2
    return 3 if form.startswith("three_") else 4
