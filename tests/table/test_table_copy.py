"""A copy of a table is a table of its own."""

import pytest

from lomber import BadRecord, Table, make
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
