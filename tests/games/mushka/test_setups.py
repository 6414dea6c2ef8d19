"""Tables that begin in the middle of a hand keep their secrets; the impossible is refused."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from lomber import BadPosition, Table, make
from lomber.cards.bits import BIT
from lomber.conform import promises
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.contract import EVERYTHING
from tests.uniform import assert_drawn_by

FORMS = [
    "mushka",
    "mushka/strict",
    "mushka/two-rounds",
    "mushka_pamfil",
    "mushka_pamfil/ace-too",
    "mushka_shutikha",
    "mushka_mistigri/play-on",
]


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("seed", range(4))
def test_a_table_set_up_in_the_middle_keeps_its_secrets(name: str, seed: int) -> None:
    random = Random(seed)
    game = make(name, players=3, hands=1)
    table = Table(game, seed=seed)
    for _ in range(random.randrange(1, 14)):
        if table.over:
            return
        seat = table.actors()[0]
        table.play(seat, random.choice(table.legal(seat)))
    if table.over or any(table.state.midway(seat) for seat in range(3)):
        return
    start = json.loads(json.dumps(table.state.position(EVERYTHING)))
    table = Table(game, start=start, dealing=False)
    while not table.over and table.state.awaits() is None:
        if random.random() < 0.3:
            promises.worlds_cannot_be_told_apart(table, seed, 2)
            promises.clues_tell_only_what_was_seen(table, seed, 3)
            promises.bot_position_equals(table)
        seat = table.actors()[0]
        table.play(seat, random.choice(table.legal(seat)))


def test_nobody_is_thought_to_hold_five_spades_that_would_have_been_shown_SH_6() -> None:
    """All worlds of a tiny table in which nobody held spades with the queen, and each equally often."""
    game = make("mushka_shutikha/tiny", ranks=3)
    table = Table(game, dealing=False)
    piles = {"hand.1": "AS AC", "hand.2": "KS KC", "hand.0": "QS QC"}
    table.deal({pile: [int(game.read_card(w)) for w in text.split()] for pile, text in piles.items()})
    for seat in (1, 2, 0):
        table.play(seat, "done")
    unseen = [int(game.read_card(word)) for word in ["KS", "KC", "QS", "QC"]]
    spades = {int(game.read_card(word)) for word in ("KS", "QS")}
    weights: Counter[int] = Counter()
    for order in permutations(unseen):
        if {order[0], order[1]} != spades and {order[2], order[3]} != spades:
            weights[int(BIT[order[0]] | BIT[order[1]])] += 1
    worlds = Worlds(table.seen(1), game)
    drawn = []
    for seed in range(800):
        hand = worlds.guess(Fast(seed)).position(-2)["piles"]["hand.2"]
        drawn.append(sum(int(BIT[game.read_card(word)]) for word in hand.split()))
    assert_drawn_by(weights, drawn)


@pytest.mark.parametrize(
    "wrong",
    [
        {"phase": "play", "piles": {"hand.0": "AS"}},
        {"phase": "exchange", "piles": {"hand.0": "AS"}},
        {"phase": "answer"},
        {"ring": [0, 1, 2, 2]},
        {"drawing": [9]},
        {"records": [1, 2]},
        {"announced": 1},
    ],
)
def test_impossible_positions_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        make("mushka").set_up(wrong)
