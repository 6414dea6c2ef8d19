"""Options mixed at random: most people play presets, but the form at the door lets anybody set any of them."""

from __future__ import annotations

from random import Random
from typing import Any

from lomber.conform.walk import Figures, check, cut
from lomber.games import listings, options_of, presets_of
from lomber.table.contract import Game
from lomber.table.errors import BadOptions
from lomber.table.options import Field, fields_of

MOST = 6
"""So many options are changed at once, at the most."""

TRIES = 100
"""Mixtures that do not go together, drawn one after another, before a game is given up."""

FAR = 50
"""No number is drawn far above this: a table for ten million parties is the same game, and takes as long."""


def mixture(id: str, random: Random) -> Game:
    """Some preset with some options changed, cut to a few hands; options that clash are drawn anew."""
    for _ in range(TRIES):
        name = random.choice(presets_of(id))
        try:
            return cut(name, _changes(id, random))
        except BadOptions:
            continue
    raise LookupError(f"{id}: no {TRIES} mixtures of options in which any went together")


def mixtures_keep_every_promise(id: str, number: int, seconds: float, seed: int = 1) -> Figures:
    """So many mixtures, each walked through for so long; what is broken names the options and the seed."""
    random = Random(f"{seed} {id}")
    total = Figures()
    for _ in range(number):
        figures = check(mixture(id, random), seconds, random.randrange(10**6))
        total.hands += figures.hands
        total.positions += figures.positions
        total.worlds += figures.worlds
    return total


def _changes(id: str, random: Random) -> dict[str, Any]:
    settled = listings()[id].fixed
    free = [
        field for field in fields_of(options_of(id)) if field.name not in settled and field.name != "hands"
    ]
    drawn = random.sample(free, min(len(free), random.randint(1, MOST)))
    return {field.name: _value(field, random) for field in drawn if field.kind in ("bool", "choice", "int")}


def _value(field: Field, random: Random) -> Any:
    """Of a number its bounds, its neighbours, or anything that is not far."""
    if field.kind == "bool":
        return random.random() < 0.5
    if field.kind == "choice":
        return random.choice(field.choices)
    if field.optional and random.random() < 0.3:
        return None
    low, high = field.low or 0, field.high or 0
    usual = field.default if isinstance(field.default, int) else low
    near = min(high, max(low, 2 * usual + 3))
    drawn = random.choice((low, low + 1, usual - 1, usual + 1, random.randint(low, near), FAR))
    return min(high, max(low, drawn))
