"""Tables of Vint set up for a test, and the notation of the rules: `AQJ.KQ96.AJT.432` is spades, clubs,
diamonds, hearts."""

from __future__ import annotations

import re
from typing import Any

from lomber import Table, make
from lomber.cards.pack import read_card
from lomber.table.sheet import Entry

PLACES = "SWNE"
SIDE = {"N": 0, "S": 0, "E": 1, "W": 1}


def hand(text: str) -> str:
    """A hand line as cards: `-` is a void."""
    cards = []
    for suit, ranks in zip("SCDH", text.strip().split("."), strict=True):
        cards += [rank + suit for rank in ranks if rank != "-"]
    return " ".join(cards)


def hands(text: str) -> dict[str, str]:
    """`N … | E … | S … | W …` as piles."""
    return {part.split()[0]: hand(part.split()[1]) for part in text.split("|")}


def numbers(cards: str) -> list[int]:
    return [int(read_card(word)) for word in cards.split()]


def sorted_pack() -> list[str]:
    """AS KS … 2S AC … 2H, as in V-C6."""
    return [rank + suit for suit in "SCDH" for rank in "AKQJT98765432"]


def table(piles: str = "", game: str = "vint", options: dict[str, Any] | None = None, **start: Any) -> Table:
    """A table that begins with these hands. Seat 0 sits at S, 1 at N, 2 at W, 3 at E."""
    if piles:
        start = {"piles": hands(piles), **start}
    return Table(make(game, options or {}), start=start, dealing=False)


def seat_at(table: Table, place: str) -> int:
    """Who sits at a place."""
    return int(table.state.home[PLACES.index(place)])  # type: ignore[attr-defined]


def say(table: Table, text: str) -> Table:
    """`N1S E- S-`, or `N 1H, E P`: calls by place."""
    for place, call in re.findall(r"([NESW])\s*(P\b|-|–|\d(?:NT|[SCDH]))", text):
        table.play(seat_at(table, place), "pass" if call in "P-–" else f"bid {call}")
    return table


def passes(table: Table, number: int) -> Table:
    """So many passes of whoever's turn it is."""
    for _ in range(number):
        table.play(table.actors()[0], "pass")
    return table


def tricks(table: Table, text: str) -> str:
    """`1 E: 9D QD 6D 4D → S   2 …`: whole tricks, each led by the one named; who won each."""
    won = ""
    for leader, cards, winner in re.findall(r"([NESW]): ((?:[2-9TJQKA][SCDH] ?){4})→ ([NESW])", text):
        assert PLACES[table.state.to_play] == leader  # type: ignore[attr-defined]
        for card in cards.split():
            table.play(table.actors()[0], card)
        won += winner
    return won


def can(table: Table, seat: int) -> set[str]:
    """The legal moves of a seat, by name."""
    return {table.name(move) for move in table.legal(seat)}


def bids(table: Table) -> list[str]:
    """The bids that are open to whoever speaks."""
    seat = table.actors()[0]
    names = [table.name(move) for move in table.legal(seat)]
    return [name.removeprefix("bid ") for name in names if name.startswith("bid ")]


def scored(result: dict[str, Any], game: str = "vint", **options: Any) -> list[Entry]:
    return make(game, options).score(result)


def deal_scored(piles: str, contract: str, tricks: str, game: str = "vint", **options: Any) -> list[Entry]:
    """`3H by E`, `NS 4, EW 9`: the entries of that deal."""
    bid, _, declarer = contract.split()
    taken = dict(part.split() for part in tricks.split(", "))
    result = {
        "contract": bid,
        "declarer": declarer,
        "tricks": [int(taken["NS"]), int(taken["EW"])],
        "hands": hands(piles) if piles else {},
    }
    return scored(result, game, **options)


def below(entries: list[Entry] | tuple[Entry, ...]) -> list[int]:
    return [sum(e.amount for e in entries if e.column == side and e.place == "below") for side in (0, 1)]


def above(entries: list[Entry] | tuple[Entry, ...]) -> list[list[int]]:
    """The figures above the line, by side, largest first."""
    return [
        sorted((e.amount for e in entries if e.column == side and e.place == "above"), reverse=True)
        for side in (0, 1)
    ]


def figures(entries: list[Entry] | tuple[Entry, ...]) -> list[tuple[int, str, int, str]]:
    """Column, place, amount and reason of each entry."""
    return [(entry.column, entry.place, entry.amount, entry.reason) for entry in entries]


def phase(table: Table) -> str:
    return str(table.state.phase.value)  # type: ignore[attr-defined]


def place_of(table: Table, name: str) -> str:
    """A field of the state that is a place, as its letter."""
    return PLACES[getattr(table.state, name)]


def held(table: Table, place: str) -> set[str]:
    """The cards of a place now."""
    return set(table.state.position(-2)["piles"][place].split())


def play_out(table: Table) -> Table:
    """The rest of the deal: everybody lays his lowest card."""
    hand = table.state.hand_number()
    while not table.over and table.state.hand_number() == hand:
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])
    return table
