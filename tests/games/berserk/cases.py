"""The notation of chapter 24: `a1 = 2/3 c2 (pirate) +dash [closed][w1]`, and a case set up from it."""

from __future__ import annotations

import re
from typing import Any

from lomber.games.berserk.scenario import Scenario
from lomber.games.berserk.state import Rules
from tests.games.berserk.library import fixture_cards

FLAG = re.compile(r"\[(\w+?)(\d*)\]")
CARDS = fixture_cards()


def entry(text: str) -> dict[str, Any]:
    """One card in play, as chapter 24 writes it."""
    flags = FLAG.findall(text)
    body = FLAG.sub("", text).strip()
    name, sign, card = (part.strip() for part in body.partition("="))
    found: dict[str, Any] = {"as": name} if sign else {}
    card = card if sign else body
    found["card" if card in CARDS or card.startswith("fx_") else "vanilla"] = card
    for flag, number in flags:
        if flag == "w":
            found["wounds"] = int(number)
        elif flag == "poison":
            found["poison"] = int(number)
        else:
            found[flag] = True
    return found


def case(
    a: list[Any] | None = None,
    b: list[Any] | None = None,
    cards: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    active: str = "A",
    phase: str = "main",
    turn: int = 9,
    seed: int = 0,
    **more: Any,
) -> Scenario:
    """A position with the defaults of chapter 24; `a_hand`, `b_coins`, `a_hero` … say the rest."""
    described: dict[str, Any] = {"active": active, "phase": phase, "turn": turn, "A": {}, "B": {}}
    for side, play in (("A", a), ("B", b)):
        described[side]["play"] = [entry(each) if isinstance(each, str) else each for each in play or ()]
    for key, value in more.items():
        side, _, zone = key.partition("_")
        if zone == "hero":
            value = entry(value) if isinstance(value, str) else value
        described[side.upper()][zone] = value
    rules = Rules()
    rules.auto = False
    for name, value in (options or {}).items():
        assert hasattr(rules, name)
        setattr(rules, name, value)
    return Scenario(described, {**CARDS, **(cards or {})}, rules, seed)


def creature(text: str, *abilities: dict[str, Any]) -> dict[str, Any]:
    """A vanilla creature in play with texts of its own."""
    return {**entry(text), "abilities": list(abilities)}


def wounds(played: Scenario, *names: str) -> list[int]:
    return [int(played.thing(name).wounds) for name in names]


def coins(played: Scenario, side: str) -> tuple[int, int]:
    player = "AB".index(side)
    return played.duel.coins_open[player], played.duel.coins_closed[player]
