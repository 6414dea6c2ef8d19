"""The options of Gorka (gorka.md, section 5), and those that make a small pack."""

from __future__ import annotations

import dataclasses

from lomber.cards.pack import read_card
from lomber.table.errors import BadOptions
from lomber.table.options import option

MOST_STEPS = 10_000


@dataclasses.dataclass(frozen=True)
class GorkaOptions:
    """The first eleven are the chapter's; the rest cut the pack to a size."""

    players: int = option(4, "Players at the table, each for himself.", "G-6", low=2, high=5)
    deck: int = option(36, "Cards in the pack; 32 has no sixes.", "G-1", choices=(36, 32))
    falki: tuple[str, ...] = option(
        ("6S", "6C", "6D", "6H"), "The wild cards of the evening, like 6S,6C,QH; or none.", "G-5"
    )
    base_stake: int = option(10, "What everybody puts in before a deal.", "G-7", low=1, high=1_000_000)
    unit: int = option(10, "The step of all stakes.", "G-8", low=1, high=1_000_000)
    min_raise: int = option(10, "The least one goes up.", "G-22", low=1, high=1_000_000)
    max_raise: int = option(100, "The most one goes up.", "G-22", low=1, high=1_000_000)
    cap: int = option(500, "The most that one player puts in, beyond the base.", "G-28", low=1, high=10**9)
    dark: bool = option(True, "Stakes in the dark before the deal.", "G-8")
    dark_opening: str = option(
        "eldest_only",
        "Who may be the first to go dark: the eldest hand, or any in turn.",
        "G-10",
        choices=("eldest_only", "any"),
    )
    hands: int = option(10, "Deals in a sitting.", "G-27", low=1, high=100_000)
    draw: bool = option(True, "Draw cards for the first deal; else the last seat deals.", "G-6")
    may_open: int = option(2, "How many of his first two cards a player may open.", "G-13", low=0, high=2)
    suits: int = option(4, "Suits in the pack.", "G-1", low=1, high=4)
    ranks: int | None = option(None, "Ranks in a suit instead of the deck's.", "G-1", low=2, high=13)

    def check(self) -> None:
        for name in ("min_raise", "max_raise", "cap"):
            if getattr(self, name) % self.unit:
                raise BadOptions(
                    f"{name} is not a multiple of the unit, {self.unit}",
                    "option-unit",
                    name=name,
                    unit=self.unit,
                )
        if not self.min_raise <= self.max_raise <= self.cap:
            raise BadOptions(
                "the least raise, the greatest raise and the cap are not in this order", "option-order"
            )
        if self.cap // self.unit > MOST_STEPS:
            raise BadOptions(
                f"more than {MOST_STEPS} different stakes: take a larger unit", "option-many", most=MOST_STEPS
            )
        if 4 * self.players > self.ranks_in_pack() * self.suits:
            raise BadOptions("the pack is too small: four cards for everybody", "option-pack")
        if self.draw and self.players > self.ranks_in_pack() * self.suits:
            raise BadOptions("the pack is too small to draw for the deal", "option-pack-draw")
        for name in self.falki:
            self._check_falka(name)
        if len(set(self.falki)) != len(self.falki):
            raise BadOptions("a fal'ka is named twice", "option-falki-twice")

    def _check_falka(self, name: str) -> None:
        try:
            card = int(read_card(name))
        except ValueError as error:
            raise BadOptions(str(error), "option-falki", given=name) from None
        if card % 13 < 13 - self.ranks_in_pack() or card // 13 >= self.suits:
            raise BadOptions(f"the fal'ka {name} is not a card of this pack", "option-falki", given=name)

    def ranks_in_pack(self) -> int:
        return self.ranks or self.deck // 4
