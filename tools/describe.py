"""How the positions and results of every game are described: the tables of docs/describing.md.

The parts are those that set-up and scorer ask for; what they say stands in `described.toml`. A part without a
meaning, a meaning without a part, and an example that is refused stop the writing.
"""

from __future__ import annotations

import dataclasses
import json
import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lomber import Table, listings, make, presets_of
from lomber.play.setups import Part, asked_by, parts_of
from lomber.table.contract import EVERYTHING, Game
from lomber.terminal.reports import score_lines

MEANINGS = Path(__file__).with_name("described.toml")
MOVES = 120
"""Of a match played at random for each preset; every sixth position is described and read."""


def families() -> dict[str, list[str]]:
    """The games by the folder in which their rules are."""
    found: dict[str, list[str]] = {}
    for id, listing in listings().items():
        found.setdefault(listing.family.rpartition(".")[2], []).append(id)
    return found


def position_parts(ids: list[str]) -> dict[str, tuple[Part, Any]]:
    """Every part that the set-up of these games asks for, with a value that the program wrote, where it did."""
    parts: dict[str, tuple[Part, Any]] = {}
    for name in [preset for id in ids for preset in presets_of(id)]:
        rng = random.Random(1)
        table = Table(make(name), seed=1)
        for number in range(MOVES):
            if number % 6 == 0:
                position = table.state.position(EVERYTHING)
                for part in parts_of(table.game, position):
                    before, value = parts.get(part.name, (part, None))
                    words = tuple(dict.fromkeys(before.words + part.words))
                    value = position.get(part.name) if value in (None, "", [], {}) else value
                    parts[part.name] = (dataclasses.replace(before, words=words), value)
            if table.over:
                break
            seat = rng.choice(table.actors())
            table.play(seat, rng.choice(list(table.legal(seat))))
    return parts


def written(part: Part, value: Any) -> str:
    """How a part is written, in a word or two."""
    if part.kind == "number":
        return "a number"
    if part.kind == "word":
        known = [f"`{word}`" for word in part.words if word]
        return "one of " + ", ".join(known) if len(known) < 25 else f"a word, like {known[0]}"
    if part.kind == "value":
        kinds = {str: "a text", int: "a number", list: "a list", dict: "names and values"}
        return kinds.get(type(value), "")
    names = {"flag": "true or false", "numbers": "a list of numbers", "words": "a list of texts"}
    return {**names, "table": "names and values", "entries": "a list of rows"}[part.kind]


def rows(parts: dict[str, tuple[Part, Any]], meanings: dict[str, str], where: str) -> list[list[str]]:
    missing, idle = parts.keys() - meanings.keys(), meanings.keys() - parts.keys()
    for name in sorted(missing | idle):
        raise KeyError(f"{where}: {name} {'has no meaning' if name in missing else 'is never asked for'}")
    return [[f"`{name}`", written(part, value), meanings[name]] for name, (part, value) in parts.items()]


def described(table: Callable[[list[str], list[list[str]]], str]) -> str:
    """Every family: its piles, the parts of its positions and of its results, examples of both."""
    told = tomllib.loads(MEANINGS.read_text(encoding="utf-8"))
    text = []
    for family, ids in families().items():
        about = told[family]
        names = ", ".join(f"`{id}`" for id in ids)
        text.append(f"## {about['title']}\n\n{names}. Piles: {about['piles']}.\n")
        for kind, parts in (("position", position_parts(ids)), ("result", {})):
            found = {**example_parts(about["examples"], kind), **parts}
            shared = {name: says for name, says in told["common"].items() if name in found}
            listed = rows(found, {**shared, **about[kind]}, f"a {kind} of {family}")
            text.append(f"**A {kind}**\n\n" + table(["part", "written", "says"], listed))
            text.extend(example(one) for one in about["examples"] if kind in one)
    return "\n".join(text)


def example_parts(examples: list[dict[str, Any]], kind: str) -> dict[str, tuple[Part, Any]]:
    """The parts that are asked for in the examples, and those that an example has of itself."""
    found: dict[str, tuple[Part, Any]] = {}
    for one in examples:
        given = one.get(kind)
        if given is not None:
            game = game_of(one)
            asked = asked_by(game.score if kind == "result" else game.set_up, given)
            named = [Part(name, "value") for name in given if name not in {part.name for part in asked}]
            for part in [*asked, *named]:
                found.setdefault(part.name, (part, given.get(part.name)))
    return found


def game_of(one: dict[str, Any]) -> Game:
    return make(one["game"], one.get("options", {}))


def example(one: dict[str, Any]) -> str:
    game = game_of(one)
    if "position" in one:
        place = Table(game, start=one["position"])
        legal = [f"`{place.name(move)}`" for move in place.legal(place.turn())]
        moves = ", ".join(legal if len(legal) < 8 else [*legal[:6], "…"])
        name, _, preset = one["game"].partition("/")
        head = {"game": name, **({"preset": preset} if preset else {})}
        shown = {**head, "options": one.get("options", {}), "start": one["position"]}
        return f"```json\n{json.dumps(shown)}\n```\n\nSeat {place.turn()} is to move: {moves}\n"
    shown = {"game": one["game"], "options": one.get("options", {}), "result": one["result"]}
    lines = "\n".join(score_lines(game, game.score(one["result"]), "en"))
    return f"```json\n{json.dumps(shown)}\n```\n\n```\n{lines}\n```\n"
