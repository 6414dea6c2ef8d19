"""The options of Stukolka in its four forms (stukolka.md, section 5)."""

from __future__ import annotations

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option, wrong_players

SEATS = {"golets": (4, 7), "prikup": (3, 6), "shleif": (3, 6), "obligatory": (4, 5)}
"""Fewest and most players of each form (section 1)."""

MOST_MONEY = 10**30
"""Money has no bound in the rules; a form to be filled in needs one."""


@dataclasses.dataclass(frozen=True)
class StukolkaOptions:
    """One set of options for the four forms; `check` says which belong to which."""

    form: str = option(
        "golets", "The form of the game.", "", choices=("golets", "prikup", "shleif", "obligatory")
    )
    players: int = option(5, "Players at the table.", "UX-11", low=3, high=7)
    deck: int = option(52, "Cards in the pack.", "UX-1", choices=(52, 36, 32))
    stake: int = option(
        15, "What the dealer puts for the deal: a multiple of three.", "U-17", low=1, high=MOST_MONEY
    )
    all_pass: str = option(
        "dealer_takes",
        "Everybody before the dealer has passed: he takes the pot, or it stays for the next deal.",
        "UX-6",
        choices=("dealer_takes", "carry"),
    )
    dealer_duty_limit: int | None = option(
        None,
        "Up to which pot the dealer may not leave a single player alone; none: always.",
        "UB-5",
        low=0,
        high=MOST_MONEY,
    )
    blind: bool = option(False, "A player may knock before looking at his cards.", "US-6")
    razrez: bool = option(False, "Who passed may cut in after the exchange.", "US-7")
    undertrump: str = option(
        "forced",
        "Void in the suit led and unable to go over the trump: a trump all the same, or anything.",
        "U-13",
        choices=("forced", "free"),
    )
    obligatory_dealer_pays_twice: bool = option(
        True, "In a compulsory deal the dealer also puts his stake for the deal.", "UO-2"
    )
    deals: int | None = option(
        None, "Deals in a sitting; by default two for each player.", "UX-8", low=1, high=100_000
    )
    end_rule: str = option(
        "play_out",
        "Remises left after the last deal are played out, or returned.",
        "UX-8",
        choices=("play_out", "return"),
    )
    remise_cap: int | None = option(
        None, "The most a single remise can be: a multiple of three.", "U-19", low=1, high=MOST_MONEY
    )
    manners: bool = option(False, "Mistakes can be made, claimed and paid for.", "U-14")
    hands: int | None = option(None, "Stop after so many deals and settle.", "UX-8", low=1, high=100_000)
    draw: bool = option(True, "Draw for the first deal; otherwise the last seat deals first.", "U-1")
    ranks: int | None = option(
        None, "Ranks in each suit, from the ace down, for a small pack.", "UX-1", low=1, high=13
    )
    suits: int = option(4, "Suits in the pack; fewer for a small pack.", "UX-1", low=1, high=4)
    hand_cards: int = option(
        3, "Cards in a hand and tricks in a deal; fewer for study.", "U-5", low=1, high=3
    )

    def check(self) -> None:
        """What is refused at the start (UX-11)."""
        low, high = SEATS[self.form]
        if not low <= self.players <= high:
            raise wrong_players("stukolka", f"{low}–{high}", self.players)
        self._check_money()
        if self.form != "shleif" and (self.blind or self.razrez):
            raise BadOptions("blind and razrez belong to the form with the shleif", "option-shleif")
        needed = self.hand_cards * self.players + 1
        if self.form == "golets":
            needed += 1 + self.hand_cards
        if self.cards() < needed:
            raise BadOptions(
                f"the pack has {self.cards()} cards; {needed} are needed to deal",
                "option-deck-small",
                given=self.cards(),
                wanted=needed,
            )

    def _check_money(self) -> None:
        part = 6 if self.hand_cards == 2 else 3
        if self.stake % part:
            raise BadOptions(
                f"the stake is a positive multiple of {part}, not {self.stake}", "option-stake", part=part
            )
        if self.remise_cap is not None and self.remise_cap % part:
            raise BadOptions(
                f"remise_cap is a positive multiple of {part}, not {self.remise_cap}", "option-cap", part=part
            )

    def ranks_in_pack(self) -> int:
        return self.deck // 4 if self.ranks is None else self.ranks

    def cards(self) -> int:
        """How many cards the pack has."""
        return self.suits * self.ranks_in_pack()

    def sitting(self) -> int:
        """How many deals make a sitting (UX-8)."""
        return self.deals or 2 * self.players


def same_deal(first: StukolkaOptions, second: StukolkaOptions) -> bool:
    """Is one deal the same by both, but for the money's unit and what comes before and after it?"""
    aside = {"stake", "deals", "end_rule", "hands", "draw"}
    return all(
        getattr(first, field.name) == getattr(second, field.name)
        for field in dataclasses.fields(first)
        if field.name not in aside
    )
