"""The options of Polish Banchok (banchok.md, section 5), and those that make a small pack."""

from __future__ import annotations

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option

MOST_STAKES = 10_000
"""So many different stakes can be named at a table; what is larger is named as the whole bank only."""


@dataclasses.dataclass(frozen=True)
class BanchokOptions:
    """The first nine are the chapter's; the rest cut the sitting, or the packs, to a size."""

    players: int = option(5, "Players at the table, the banker among them.", "B-14", low=2, high=26)
    bank: int = option(300, "What the banker lays into the bank, in kopecks.", "B-5", low=1, high=1_000_000)
    min_stake: int = option(5, "The smallest stake.", "B-12", low=1, high=1_000_000)
    stake_step: int = option(5, "Stakes are multiples of this.", "B-12", low=1, high=1_000_000)
    primazka: bool = option(False, "Punters may stake on each other's cards.", "B-21")
    triple_check: str = option(
        "at_once",
        "A tripled bank ends at once, or is looked at when the round is over.",
        "B-15",
        choices=("at_once", "end_of_round"),
    )
    triple: int = option(3, "So many times its start, and the bank is the banker's.", "B-15", low=2, high=100)
    circles: int = option(1, "So many times each player is offered the bank.", "B-20", low=1, high=1_000)
    manners: bool = option(False, "The banker can turn or peek too early.", "B-25")
    hands: int | None = option(
        None, "Stop after so many rounds; the bank is its banker's.", "", low=1, high=100_000
    )
    draw: bool = option(True, "Draw cards for the first bank; else seat 0 has it.", "B-4")
    packs: int = option(2, "Packs shuffled together.", "B-1", low=1, high=2)
    ranks: int = option(13, "Ranks in a suit, counted down from the ace.", "B-1", low=1, high=13)
    suits: int = option(4, "Suits in a pack.", "B-1", low=1, high=4)

    def check(self) -> None:
        if self.min_stake % self.stake_step:
            raise BadOptions(
                f"the smallest stake, {self.min_stake}, is not a multiple of the step, {self.stake_step}",
                "option-step",
                given=self.min_stake,
                step=self.stake_step,
            )
        if max(self.min_stake, self.stake_step) > self.bank:
            raise BadOptions("neither the smallest stake nor the step exceeds the bank", "option-bank")
        if self.triple * self.bank // self.stake_step > MOST_STAKES:
            raise BadOptions(
                f"more than {MOST_STAKES} different stakes: take a larger step",
                "option-many-stakes",
                most=MOST_STAKES,
            )
        if 4 * (self.players - 1) > self.packs * self.ranks * self.suits:
            raise BadOptions("the packs are too small: four cards for every punter", "option-pack")
        if self.draw and self.players > self.ranks * self.suits:
            raise BadOptions("one pack is too small to draw for the first bank", "option-pack-draw")

    def stakes(self) -> int:
        """How many multiples of the step can ever be named, from the smallest stake on."""
        most = self.triple * self.bank
        if self.triple_check == "end_of_round":
            most *= 2 ** (self.players - 1)
        return min((most - self.min_stake) // self.stake_step + 1, MOST_STAKES)
