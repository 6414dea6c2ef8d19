"""Worlds made of one that was told: the unseen cards have changed places, and the seat cannot tell."""

from __future__ import annotations

import random

import pytest

from lomber import Table, make
from lomber.games.berserk.match import BerserkState
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.contract import EVERYTHING


@pytest.mark.parametrize(("form", "card_set"), [("berserk", "fixtures"), ("berserk/closed", "five_shores")])
def test_varied_worlds_look_the_same_and_can_be_told(form: str, card_set: str) -> None:
    game = make(form, card_set=card_set)
    table, chance = Table(game, seed=9), random.Random(9)
    looked = 0
    while not table.over and looked < 5:
        seat = table.turn()
        if chance.random() < 0.1 and isinstance(table.state, BerserkState) and table.state.duel:
            worlds, source = Worlds(table.seen(seat), game), Fast(looked)
            hands = set()
            for _ in range(4):
                world = worlds.guess(source)
                assert world.view(seat).scene() == table.view(seat).scene()
                assert list(world.legal(seat)) == table.legal(seat)
                described = world.position(EVERYTHING)
                assert game.set_up(described).position(EVERYTHING) == described
                hands.add(str(described["piles"]))
            assert len(hands) > 1
            looked += 1
        moves = table.legal(seat)
        table.play(seat, chance.choice([m for m in moves if table.name(m).startswith("deck")] or moves))
    assert looked > 1
