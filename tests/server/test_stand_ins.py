"""Nobody sits there: a bot answers for the seat, in whatever phase of whatever game the person left it."""

from __future__ import annotations

import random
import time

import pytest

from lomber.games import listings, make
from lomber.server import thinking
from lomber.server.events import STAND_IN, Away, Chair, Opened
from lomber.server.gate import Pace
from lomber.server.match import Match
from lomber.table.options import written
from lomber.table.shoe import Shoe
from tests.told import SIZE

QUESTIONS = {"quick": 10, "default": 25, "deep": 1500}


def left_alone(game: str) -> Match:
    """A table at which people sat down and from which all have gone."""
    made = make(game)
    chairs = tuple(Chair("person", f"p{seat}", f"N{seat}") for seat in range(made.seats))
    match = Match([Opened(game, "", written(made.options), int(made.revision), chairs, "i", "p0")])
    for seat in range(made.seats):
        match.apply(Away(seat, "gone"))
    return match


@pytest.mark.parametrize("game", sorted(listings()))
def test_a_stand_in_has_a_legal_answer_to_everything_that_is_asked_within_its_time(
    game: str,
) -> None:
    """Half of the moves that are made are any legal ones: it is asked where it would not have come by itself."""
    chance = random.Random(game)
    match = left_alone(game)
    shoe = Shoe(chance.randrange(10**6))
    phases = set()
    asked = 0
    seconds = Pace().thinking
    while asked < QUESTIONS[SIZE]:
        if match.table.over:
            match = left_alone(game)
        due = match.table.state.awaits()
        if due is not None:
            match.apply(match.deal(due, shoe))
            continue
        seat = chance.choice(match.table.actors())
        begun = time.process_time()
        move, _ = thinking.choose(match.table.seen(seat).text(), STAND_IN, asked, seconds)
        legal = [int(code) for code in match.table.legal(seat)]
        assert move in legal, (match.table.view(seat).scene().phase, move)
        assert time.process_time() - begun < seconds + thinking.GRACE
        phases.add(match.table.view(seat).scene().phase)
        asked += 1
        made = move if chance.random() < 0.5 else chance.choice(legal)
        match.apply(match.gesture(seat, [made], ""))
    assert phases and "" not in phases
