"""A described position in which one value is wrong is refused with a sentence, or is a position like any other."""

import json
from random import Random
from typing import Any

import pytest

from lomber import Table, listings, make
from lomber.table.contract import EVERYTHING
from lomber.table.errors import BadPosition

WRONG: list[Any] = [
    *(None, True, 0, -1, 99, 2**70, 1.5, "", "SC", "AS", "??", "W AC"),
    *([], [1], ["x"], [None] * 4, {}, {"x": 1}, {"S": None}),
]


def somewhere(id: str, seed: int) -> dict[str, Any]:
    """The description of a position that random moves have led to."""
    random = Random(seed)
    table = Table(make(id, hands=2), seed=seed)
    for _ in range(random.randrange(60)):
        if table.over:
            break
        seat = random.choice(table.actors())
        table.play(seat, random.choice(table.legal(seat)))
    position: dict[str, Any] = json.loads(json.dumps(table.state.position(EVERYTHING)))
    return position


@pytest.mark.parametrize("id", list(listings()))
def test_a_damaged_set_up_is_refused_with_a_sentence_or_can_be_looked_at(id):
    game = make(id, hands=2)
    refused = 0
    for seed in range(4):
        position = somewhere(id, seed)
        for part in position:
            for value in WRONG:
                try:
                    state = game.set_up({**position, part: value})
                except BadPosition:
                    refused += 1
                    continue
                for seat in range(-1, int(game.seats)):
                    state.view(seat).scene()
                    state.legal(seat)
                assert state.position(EVERYTHING)
    assert refused > 0
