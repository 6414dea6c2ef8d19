"""Small cards made for one test, and small questions about a played case."""

from __future__ import annotations

from typing import Any

from lomber.games.berserk.scenario import Scenario

DRAW_ONE: list[Any] = [{"draw": 1}]
ENEMY_CHARACTER = {"who": "enemy", "type": "character"}


def spell(do: list[Any], cost: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": "spell", "cost": cost, "abilities": [{"spell": True, **more, "do": do}]}


def support(kind: str, *abilities: dict[str, Any]) -> dict[str, Any]:
    return {"type": "support", "kind": kind, "cost": 1, "abilities": list(abilities)}


def being(strike: int, lives: int, *abilities: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "type": "creature",
        "cost": 1,
        "strike": strike,
        "lives": lives,
        "abilities": list(abilities),
        **more,
    }


def hand(played: Scenario, side: str = "A") -> int:
    return len(played.cards_of(side, "hand"))


def numbers(played: Scenario, name: str) -> tuple[int, int]:
    """Strike and lives as now computed."""
    thing = played.thing(name)
    return int(thing.strike), int(thing.lives)
