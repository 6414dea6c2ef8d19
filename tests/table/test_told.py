"""What a seat is told: its seen log without the clues, gesture by gesture."""

import random

import pytest

from lomber.games import listings, make
from lomber.table.table import Table


@pytest.mark.parametrize("game", listings())
def test_a_seat_is_told_its_seen_log_but_no_gesture_that_is_still_being_made(game: str) -> None:
    table = Table(make(game, hands=1), seed=5)
    chance = random.Random(5)
    step = 0
    compared = 0
    while not table.over and table.actors() and step < 150:
        midway = [seat for seat in range(table.game.seats) if table.state.midway(seat)]
        in_turn = step % (table.game.seats + 1) - 1  # all of them at each step would take minutes
        for seat in {in_turn, *midway}:
            told, seen = table.told(seat), table.seen(seat, clues=False).log
            assert told == (seen[:-1] if seat in midway else seen)
            compared += 1
        seat = chance.choice(table.actors())
        table.play(seat, chance.choice(table.legal(seat)))
        step += 1
    assert compared > 2
