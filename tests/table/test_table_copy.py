"""A copy of a table is a table of its own."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from lomber import BadRecord, Table, make, replay
from lomber.table.shoe import Shoe


def play_first(table: Table, moves: int) -> None:
    for _ in range(moves):
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])


def test_a_copy_and_its_original_do_not_disturb_each_other():
    table = Table(make("whist", hands=1), seed=3)
    play_first(table, 10)
    record = table.record()
    other = table.copy()
    assert other.record() == record
    play_first(other, 42)
    assert other.over
    assert table.record() == record
    play_first(table, 42)
    assert table.record() == other.record()


def test_a_copy_without_a_shoe_waits_at_the_next_deal():
    table = Table(make("whist", hands=2), seed=3)
    other = table.copy()
    play_first(other, 52)
    assert other.actors() == []
    with pytest.raises(BadRecord):
        other.deal({"nowhere": []})


def test_a_copy_with_a_shoe_goes_on():
    table = Table(make("whist", hands=2), seed=3).copy(Shoe(4))
    play_first(table, 104)
    assert table.over


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy])
def test_pythons_own_copies_go_on_with_the_same_deals_to_come(again: Callable[[Any], Any]):
    table = Table(make("whist", hands=2), seed=3)
    play_first(table, 10)
    other, position = again(table), again(table.state)
    assert again(table.game) is table.game
    play_first(other, 94)
    assert other.over and not table.over
    play_first(table, 94)
    assert other.record() == table.record()
    assert position.hand_number() == 1 and not position.over()


def test_who_wants_to_send_a_table_to_another_process_is_told_what_to_send():
    table = Table(make("whist/five"), seed=3)
    for what, said in ((table, "its record does"), (table.game, r"make\('whist', players=5\)")):
        with pytest.raises(TypeError, match=said):
            pickle.dumps(what)
    assert replay(pickle.loads(pickle.dumps(table.record()))).record() == table.record()


def test_in_a_notebook_games_tables_and_fields_say_what_they_are():
    table = Table(make("whist", hands=1), seed=3, seats=["Anna", "Boris", "Vera", "Gleb"])
    assert repr(table.game) == "make('whist', hands=1)"
    mover = table.seats[table.turn()]
    assert repr(table) == f"<whist, {len(table.record().log)} events, to move: {mover}>"
    play_first(table, 52)
    assert repr(table).endswith("events, over>")
    assert repr(table.game.fields()[-1]).startswith("Field('tricks', 2, 'tricks of the own")
