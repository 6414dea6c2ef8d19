"""Tables that begin in the middle of a hand."""

import json
from itertools import count
from random import Random
from typing import Any

from lomber import Table
from lomber.conform import promises
from lomber.table.contract import EVERYTHING, Game


def in_the_middle(game: Game, random: Random) -> dict[str, Any]:
    """A hand that random moves have led into its middle, described, as a file would describe it."""
    for seed in count(random.randrange(10**6)):
        table = Table(game, seed=seed)
        for _ in range(random.randrange(1, 14)):
            if table.over:
                break
            seat = table.actors()[0]
            table.play(seat, random.choice(table.legal(seat)))
        if not table.over and not any(table.state.midway(seat) for seat in range(game.seats)):
            break
    position: dict[str, Any] = json.loads(json.dumps(table.state.position(EVERYTHING)))
    return position


def keeps_its_secrets(game: Game, seed: int) -> None:
    """Set up in the middle and played on: no seat can tell the worlds it may guess from the truth."""
    random = Random(seed)
    table = Table(game, start=in_the_middle(game, random), dealing=False)
    asked = 0
    while not table.over and table.state.awaits() is None:
        if not asked or random.random() < 0.3:
            asked += 1
            promises.worlds_cannot_be_told_apart(table, seed, 2)
            promises.clues_tell_only_what_was_seen(table, seed, 3)
            promises.bot_position_equals(table)
        seat = table.actors()[0]
        table.play(seat, random.choice(table.legal(seat)))
    assert asked
