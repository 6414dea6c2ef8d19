# lomber: interpreted
"""Networks as they are kept, in the folder `learned` of a game: a line of JSON, then the weights.

    {"format": "lomber-net/1", "taught": {"ranks": 13}, "fields": [["hand_own", 52], …], "layers": [547, 640, 52]}

`fields` are the parts of the observation (docs/encodings.md) that the network reads, `taught` the options with
which it was taught: it fits every game that has both, wherever in its observation the fields stand. After the line,
for each layer: the scales of its outputs and their biases as little-endian 32-bit floats, then its weights as
signed bytes, all outputs of the first input, then of the second.
"""

from __future__ import annotations

import json
import sys
from array import array
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from lomber.bots.learned import Layer, Network
from lomber.games import listings
from lomber.table.contract import Game

FORMAT = "lomber-net/1"


def network_for(game: Game) -> Network | None:
    """The network that was taught this game, if there is one."""
    listing = listings().get(game.id)
    for heading, layers in kept(listing.family) if listing is not None else []:
        spans = spans_in(heading, game)
        if spans is not None:
            return Network(layers, spans)
    return None


@lru_cache(maxsize=8)
def kept(family: str) -> list[tuple[dict[str, Any], list[Layer]]]:
    """The networks that came with the games of a family."""
    folder = files(family) / "learned"
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [read(file.read_bytes()) for file in found if file.name.endswith(".net")]


def read(data: bytes) -> tuple[dict[str, Any], list[Layer]]:
    line, _, rest = data.partition(b"\n")
    heading: dict[str, Any] = json.loads(line)
    if heading["format"] != FORMAT:
        raise ValueError(f"this is no {FORMAT}: {heading['format']}")
    layers: list[Layer] = []
    for inputs, outputs in pairwise(heading["layers"]):
        at = 8 * outputs
        figures = _floats(rest[:at])
        weights = array("b", rest[at : at + inputs * outputs]).tolist()
        layers.append(Layer(outputs, figures[:outputs], figures[outputs:], weights))
        rest = rest[at + inputs * outputs :]
    if rest:
        raise ValueError(f"{len(rest)} bytes are left over")
    return heading, layers


def _floats(data: bytes) -> list[float]:
    numbers = array("f", data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


def spans_in(heading: dict[str, Any], game: Game) -> list[tuple[int, int]] | None:
    """Where the fields stand that the network reads; None where it was taught another game."""
    if len(game.book) != heading["layers"][-1]:
        return None
    if any(getattr(game.options, name, None) != value for name, value in heading["taught"].items()):
        return None
    places: dict[tuple[str, int], int] = {}
    at = 0
    for field in game.fields():
        places[field.name, int(field.size)] = at
        at += int(field.size)
    wanted = [(name, size) for name, size in heading["fields"]]
    if any(field not in places for field in wanted):
        return None
    return [(places[field], places[field] + field[1]) for field in wanted]
