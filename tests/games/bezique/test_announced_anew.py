"""What may be announced in Bezique found a second way: every set of cards is held against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any

import pytest

from lomber import Table, make

JACKS = {"S": "JC", "C": "JS", "D": "JH", "H": "JD"}
FOURS = {"four_Q": 6, "four_K": 8, "four_A": 10, "four_J": 4}
LADDERS = {
    "lad_Q": (176, 100), "lad_BJ": (164, 100), "lad_K": (88, 50),
    "lad_A": (110, 50), "lad_J": (44, 50), "lad_T": (90, 50),
}  # fmt: skip
SERIES = {"marriage": 4, "bezique": 25, "quint": 50}


@dataclass
class Player:
    """What one has shown in a deal, and what is closed."""

    trump: str
    any_four: bool
    closed: set[str]
    open: set[str] = field(default_factory=set)
    served: dict[str, set[str]] = field(default_factory=dict)
    made: dict[str, int] = field(default_factory=dict)

    def places(self, kind: str) -> list[set[str]]:
        """Which faces may stand in each place of a combination."""
        t = self.trump
        if kind in LADDERS:
            return [{JACKS[t] if kind == "lad_BJ" else kind[-1] + t}] * 4
        if kind == "marriage":
            return [{"K" + t}, {"Q" + t}]
        if kind == "bezique":
            return [{"Q" + t}, {JACKS[t]}]
        if kind == "quint":
            return [{rank + t} for rank in "AKQT"] + [{"J" + t, JACKS[t]}]
        suits = ["SCDH"] * 4 if self.any_four else list("SCDH")
        return [{kind[-1] + suit for suit in place} for place in suits]

    def fills(self, kind: str, faces: list[str], places: list[set[str]]) -> bool:
        """Ordinary cards in places of their own; the infusorki take the rest."""
        if not faces:
            return True
        return any(
            faces[0] in place and self.fills(kind, faces[1:], places[:i] + places[i + 1 :])
            for i, place in enumerate(places)
        )

    def further(self, kind: str) -> int:
        """How many new cards the next step of a ladder asks for (B-19)."""
        face = next(iter(self.places(kind)[0]))
        lying = {c for c in self.open if c[:2] == face or (c[0] == "X" and kind in self.served.get(c, set()))}
        return max(1, self.made[kind] + 4 - len(lying))

    def allowed(self, kind: str, cards: tuple[str, ...]) -> bool:
        """B-15 … B-20, for cards of his own."""
        ordinary = [card[:2] for card in cards if card[0] != "X"]
        fresh = [card for card in cards if card in self.closed]
        if not fresh or any(kind in self.served.get(card, set()) for card in cards):
            return False
        places = self.places(kind)
        if kind in LADDERS and self.made.get(kind):
            lying = any(card[:2] in places[0] for card in self.open)
            right = all(face in places[0] for face in ordinary) and len(fresh) == len(cards)
            return right and len(cards) == self.further(kind) and (lying or bool(ordinary))
        if kind in FOURS and self.any_four and [card[:2] for card in cards] == [kind[-1] + self.trump] * 4:
            return False
        return len(cards) == len(places) and bool(ordinary) and self.fills(kind, ordinary, places)

    def choices(self, kind: str) -> Iterator[tuple[str, ...]]:
        """Sets of his cards, of equal ones that lie alike the first few only."""
        alike: dict[tuple[str, bool], list[str]] = {}
        faces = set().union(*self.places(kind))
        for card in sorted(self.closed | self.open):
            if card[0] == "X" or card[:2] in faces:
                if kind not in self.served.get(card, set()):
                    alike.setdefault((card[:2].rstrip("#"), card in self.closed), []).append(card)
        number = self.further(kind) if kind in LADDERS and self.made.get(kind) else len(self.places(kind))
        yield from combinations([card for cards in alike.values() for card in cards[:number]], number)

    def can(self, kind: str) -> bool:
        return any(self.allowed(kind, cards) for cards in self.choices(kind))

    def announce(self, kind: str, cards: list[str]) -> int:
        """Its price (4.1 … 4.3)."""
        self.made[kind] = number = self.made.get(kind, 0) + 1
        for card in cards:
            self.served.setdefault(card, set()).add(kind)
        self.closed -= set(cards)
        self.open |= set(cards)
        if kind in FOURS:
            return FOURS[kind] * number
        if kind in SERIES:
            return int(SERIES[kind] * 2 ** (number - 1))
        base, step = LADDERS[kind]
        level = number + 3
        if level == 4:
            return base
        return int(step * 2 ** (level - 5)) + (0 if level % 4 else level // 4 * base)


def sought(names: set[str], trump: str) -> str:
    """A card to lay: nines and side suits first, so that something is left to announce."""
    dear = {card: card[0] == "X" or card[1] == trump or card[:2] == JACKS[trump] for card in names}
    return min(names, key=lambda card: (dear[card], "9TJKQAX".index(card[0]), card))


@pytest.mark.parametrize("seed", range(12))
def test_all_that_may_be_announced_is_offered_and_nothing_else_B_15_B_20(seed: int) -> None:
    """B-15 … B-20, B-28 … B-31, G-5: every window of a deal, two suits in half of them so that ladders grow."""
    random = Random(seed)
    options: dict[str, Any] = (
        {"packs": 8, "suits": 2} if seed % 2 else {"packs": 3, "players": 2 + seed // 2 % 2}
    )
    any_four = seed % 3 == 0 and "suits" not in options
    game = make("bezique", hands=1, draw=False, four_suits="any" if any_four else "all_four", **options)
    table = Table(game, seed=seed)
    told = table.state.position(-2)
    trump = str(told["trump"])
    players = [Player(trump, any_four, set(told["piles"][f"hand.{s}"].split())) for s in range(game.seats)]
    windows = 0
    while not table.over:
        told = table.state.position(-2)
        seat = table.turn()
        own = players[seat]
        names = {table.name(move) for move in table.legal(seat)}
        if told["phase"] != "window":
            table.play(seat, sought(names, trump) if random.random() < 0.8 else random.choice(sorted(names)))
            continue
        windows += 1
        own.open = set(told["piles"][f"open.{seat}"].split())
        own.closed = set(told["piles"][f"hand.{seat}"].split())
        offered = {name.split()[1] for name in names if name.startswith("announce")}
        kinds = [*SERIES, *FOURS, *LADDERS]
        if not told["announced"]:
            assert offered == {kind for kind in kinds if own.can(kind)}
        if not offered:
            table.play(seat, random.choice(sorted(names)))
            continue
        kind = random.choice(sorted(offered))
        before = table.sheet().columns[seat].totals["points"]
        table.play(seat, f"announce {kind}")
        cards: list[str] = []
        while table.state.midway(seat):
            move = random.choice([table.name(move) for move in table.legal(seat)])
            cards.append(move.split()[1].partition("=")[0])
            table.play(seat, move)
        assert own.allowed(kind, tuple(cards))
        assert table.sheet().columns[seat].totals["points"] - before == own.announce(kind, cards)
    assert windows > 5
