"""Positions of Viceroy in a few words: pyramids, screens, the auction line."""

from __future__ import annotations

from typing import Any

from lomber import Table, make
from lomber.games.viceroy.cards import LETTERS
from lomber.games.viceroy.state import ViceroyState

TURNS = 3


def viceroy(players: int = 2, **options: Any) -> Any:
    """The game on the fixture set, short enough for its few characters."""
    return make("viceroy", **{"players": players, "card_set": "fixture", "turns": TURNS, **options})


Pyramid = dict[str, str]
"""`{"1:0": "32", "1:1": "11 magic"}`: place, card and what lies on it."""


def position(pyramids: list[Pyramid], **parts: Any) -> dict[str, Any]:
    """A described position; gems of the reserve follow from the rest, or are taken as given."""
    piles = dict(parts.pop("piles", {}))
    places: list[list[str]] = []
    for seat, pyramid in enumerate(pyramids):
        order = sorted(pyramid, key=lambda place: tuple(int(part) for part in place.split(":")))
        piles[f"pyramid.{seat}"] = " ".join(pyramid[place].split()[0] for place in order)
        places.append([" ".join([place, *pyramid[place].split()[1:]]) for place in order])
    return {"piles": piles, "places": places, "loose": True, **parts}


def table(pyramids: list[Pyramid], options: dict[str, Any] | None = None, **parts: Any) -> Table:
    game = viceroy(len(pyramids), **(options or {}))
    return Table(game, start=position(pyramids, **parts), seed=1)


def state_of(table: Table) -> ViceroyState:
    assert isinstance(table.state, ViceroyState)
    return table.state


def names(table: Table, seat: int) -> list[str]:
    """The legal moves of a seat in notation."""
    return [table.name(move) for move in table.legal(seat)]


def gems(numbers: Any) -> str:
    return " ".join(f"{LETTERS[colour]}{numbers[colour]}" for colour in range(4) if numbers[colour])


def reserve(table: Table) -> str:
    return gems(state_of(table).reserve)


def screen(table: Table, seat: int) -> str:
    return gems(state_of(table).screens[seat])


def on(table: Table, seat: int, place: str) -> list[str]:
    """The tokens on a card."""
    from lomber.games.viceroy.tokens import token_name

    level, at = place.split(":")
    one = state_of(table).pyramids[seat].find(int(level), int(at))
    assert one is not None
    return [token_name(token) for token in one.tokens]


def bought(table: Table, seat: int) -> str:
    found = int(state_of(table).bought[seat])
    return "" if found < 0 else state_of(table).cards.names[found]


def lies(table: Table) -> dict[str, str]:
    """What lies on the auction line: `{"B base": "40"}`."""
    state = state_of(table)
    found = {}
    for colour, letter in enumerate(LETTERS):
        for side, cards in (("base", state.bases), ("tip", state.tips)):
            if cards[colour] >= 0:
                found[f"{letter} {side}"] = state.cards.names[cards[colour]]
    return found


def line(**offers: str) -> dict[str, str]:
    """Piles of the auction line: `line(B="40 20", R="27")`, base before tip."""
    piles = {}
    for letter, cards in offers.items():
        words = cards.split()
        piles[f"base.{letter}"] = words[0]
        if len(words) > 1:
            piles[f"tip.{letter}"] = words[1]
    return piles


def lines(table: Table, seat: int) -> list[int]:
    """The seven lines as they stand."""
    from lomber.games.viceroy import score

    return [int(line) for line in score.lines(state_of(table).standing(), seat)]
