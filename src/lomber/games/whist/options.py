"""The options of Whist and of its forms (whist.md, section 5 and Parts II–V)."""

from __future__ import annotations

import dataclasses

from lomber.table.options import at_odds, option, wrong_players


@dataclasses.dataclass(frozen=True)
class WhistOptions:
    """One set of options for the whole family; `check` says which belong to which form."""

    form: str = option("four", "The form of the game.", "", choices=("four", "dummy3", "dummy2", "humbug"))
    players: int = option(
        4, "Players at the table; with five or six some sit out in turn.", "WM-1", low=2, high=6
    )
    trumps: str = option(
        "turned", "The last card dealt is trump, or there are no trumps.", "WT-1", choices=("turned", "none")
    )
    honours_three: int = option(2, "What three honours are worth.", "W-23", choices=(2, 3))
    coronet_ten: str = option(
        "printed",
        "How the coronet table is read from the ten on.",
        "W-24",
        choices=("printed", "regular", "shifted"),
    )
    rubber_bonus: str = option(
        "10", "Bonus at the end of the rubber: 10 alone, or 5 and 10.", "W-23", choices=("10", "5+10")
    )
    partie_record: str = option(
        "difference",
        "What is kept of a partie: the difference, or both sums.",
        "W-16",
        choices=("difference", "both_totals"),
    )
    draw: bool = option(
        True, "Draw for places; otherwise the seats are taken in their order, as if so drawn.", "W-4"
    )
    reseat: str = option(
        "rotation",
        "How partners change after a rubber; only four players have a choice.",
        "W-5",
        choices=("rotation", "draw", "none"),
    )
    rubbers: int | None = option(
        None, "Rubbers in a sitting; by default 3, with five players 5, with six 8.", "W-5", low=1, high=1000
    )
    dummy_shown: str = option(
        "before_lead", "When a dummy is laid open.", "WD-1", choices=("before_lead", "after_first_lead")
    )
    two_aces: str = option(
        "none", "Without trumps, what two aces on each side give.", "WT-1", choices=("none", "leve")
    )
    humbug_nt_coronets: str = option(
        "double",
        "Coronets of Humbug without trumps: all double, or single.",
        "HB-9",
        choices=("double", "single"),
    )
    revoke_slam: bool = option(False, "A slam counts for the tricks after a revoke's transfer.", "W-20")
    manners: bool = option(False, "Mistakes can be made, claimed and paid for.", "W-22")
    stake: int = option(1, "Money for a point.", "W-19", low=1, high=1_000_000)
    hands: int | None = option(None, "Stop after so many deals and settle.", "", low=1, high=100_000)
    ranks: int = option(
        13, "Ranks in each suit, from the ace down; fewer make a small deck.", "W-1", low=2, high=13
    )

    def check(self) -> None:
        allowed = {"four": (4, 5, 6), "dummy3": (3,), "dummy2": (2,), "humbug": (2,)}[self.form]
        if self.players not in allowed:
            raise wrong_players("whist", allowed, self.players)
        if self.reseat == "draw" and not self.draw:
            raise at_odds("places are drawn anew only where they are drawn at all")
        if self.two_aces != "none" and (self.trumps != "none" or self.form == "humbug"):
            raise at_odds("two_aces belongs to whist without trumps")
        if self.honours_three != 2 and self.form == "humbug":
            raise at_odds("in Humbug three honours are always 3 (HB-8)")
        if self.dummy_shown != "before_lead" and self.form not in ("dummy3", "dummy2"):
            raise at_odds("dummy_shown belongs to the forms with dummies")
        if self.humbug_nt_coronets != "double" and (self.form != "humbug" or self.trumps != "none"):
            raise at_odds("humbug_nt_coronets belongs to Humbug without trumps")

    def sitting(self) -> int:
        """How many rubbers make a sitting."""
        return self.rubbers or {5: 5, 6: 8}.get(self.players, 3)
