"""A described position in which one value is wrong is refused with a sentence, or is a position like any other."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lomber import Table, listings, make
from lomber.table.contract import EVERYTHING
from lomber.table.errors import BadPosition

WRONG: list[Any] = [
    *(None, True, 0, -1, 99, 2**70, 1.5, "", "SC", "AS", "??", "W AC", "AS KS"),
    *([], [1], ["x"], [None] * 4, [2**70, 0], {}, {"x": 1}, {"S": None}),
]

ENOUGH = 2500
"""Damages after which no further position is tried: a position of Viceroy alone has more."""


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


def every_damage(position: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """One part is wrong, or one pile, or the cards of one pile are those of another too."""
    for part in position:
        for value in WRONG:
            yield {**position, part: value}
    piles = position["piles"]
    for pile in piles:
        for value in [*WRONG, *piles.values()]:
            yield {**position, "piles": {**piles, pile: value}}


@pytest.mark.parametrize("id", list(listings()))
def test_a_damaged_set_up_is_refused_with_a_sentence_or_can_be_looked_at(id):
    game = make(id, hands=2)
    refused = tried = 0
    for seed in range(4):
        if tried > ENOUGH:
            break
        position = somewhere(id, seed)
        for damaged in every_damage(position):
            tried += 1
            try:
                state = game.set_up(damaged)
            except BadPosition:
                refused += 1
                continue
            for seat in range(-1, int(game.seats)):
                state.view(seat).scene()
                state.legal(seat)
            assert state.position(EVERYTHING)
    assert refused > 0


def test_a_pile_of_one_card_takes_one():
    piles = {"hand.0": "AS 2S 3S", "hand.1": "AC 2C 3C", "trump": "KH KD"}
    with pytest.raises(BadPosition, match="more than one card"):
        make("stukolka").set_up({"phase": "play", "said": ["knock", "knock", "", "", ""], "piles": piles})


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        ({"faults": {"x": "U-8"}}, "there is no seat 'x'"),
        ({"faults": {"9": "U-8"}}, "there is no seat '9'"),
        ({"tricks": [3, 1, 0, 0, 0], "playing": [0, 1]}, "there are 3 in a deal"),
    ],
)
def test_a_damaged_result_is_refused_with_a_sentence(result, sentence):
    with pytest.raises(BadPosition, match=sentence):
        make("stukolka").score(result)
