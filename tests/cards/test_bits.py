"""Sets as bits behave like Python's own sets, for every member a mask can hold."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled, highest, holding, joined, lowest, members, nth, set_of, size

sets = st.sets(st.integers(0, 61))
some_sets = st.sets(st.integers(0, 61), min_size=1)
numbers = st.lists(st.integers(-(2**40), 2**40), max_size=40)


def mask_of(numbers: set[int]) -> int:
    return sum(2**n for n in numbers)


def of(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


@pytest.mark.parametrize("member", range(62))
def test_bit_is_a_power_of_two_and_never_negative(member):
    assert BIT[member] == 2**member > 0


@given(sets)
def test_size_counts_the_members(cards):
    assert size(mask_of(cards)) == len(cards)


@given(sets)
def test_members_are_the_set_in_ascending_order(cards):
    assert list(members(mask_of(cards))) == sorted(cards)


@given(sets)
def test_holding_is_the_way_back_from_members(cards):
    assert holding(members(mask_of(cards))) == mask_of(cards)
    assert set_of(list(cards)) == mask_of(cards)


@given(some_sets)
def test_lowest_and_highest_are_the_ends_of_the_set(cards):
    assert lowest(mask_of(cards)) == min(cards)
    assert highest(mask_of(cards)) == max(cards)


@given(some_sets, st.data())
def test_nth_counts_from_nought(cards, data):
    n = data.draw(st.integers(0, len(cards) - 1))
    assert nth(mask_of(cards), n) == sorted(cards)[n]


def test_the_full_and_the_empty_set_are_counted_right():
    assert size(2**62 - 1) == 62
    assert list(members(2**62 - 1)) == list(range(62))
    assert highest(2**62 - 1) == 61
    assert size(0) == 0
    assert list(members(0)) == []


@given(st.integers(0, 200), st.integers(-(2**62), 2**62))
def test_filled_has_so_many_equal_numbers(length, number):
    assert list(filled(length, number)) == [number] * length


@given(numbers, numbers)
def test_joined_is_one_after_the_other(first, second):
    assert list(joined(of(first), of(second))) == first + second


@given(numbers, numbers, numbers)
def test_joined_shares_no_memory_with_what_it_joins(first, second, third):
    """Two vecs that share memory overwrite each other: each join must have its own."""
    start = of(first)
    one, two = joined(start, of(second)), joined(start, of(third))
    for i in range(len(one)):
        one[i] = 7
    assert list(start) == first
    assert list(two) == first + third
