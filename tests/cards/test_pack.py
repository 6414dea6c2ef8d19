"""The pack of 52: numbers, names, suits, ranks, shorter packs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lomber.cards.bits import members, size
from lomber.cards.pack import (
    ABOVE,
    NAMES,
    SUIT,
    card_name,
    card_names,
    card_of,
    pack,
    rank_of,
    read_card,
    read_cards,
    suit_of,
)

cards = st.integers(0, 51)
hands = st.integers(0, 2**52 - 1)
ORDER = "23456789TJQKA"


@given(cards)
def test_a_card_is_its_suit_and_its_rank(card):
    assert card_of(rank_of(card), suit_of(card)) == card
    assert card_name(card) == ORDER[rank_of(card)] + "SCDH"[suit_of(card)]


def test_the_fifty_two_names_are_different():
    assert len(set(NAMES)) == 52
    assert [NAMES[0], NAMES[12], NAMES[13], NAMES[51]] == ["2S", "AS", "2C", "AH"]


@given(cards)
def test_a_name_reads_back_in_either_case_and_with_spaces(card):
    assert read_card(card_name(card)) == card
    assert read_card(f"  {card_name(card).lower()} ") == card


@pytest.mark.parametrize(("text", "name"), [("10H", "TH"), ("10s", "TS"), (" td ", "TD")])
def test_ten_may_be_written_in_figures(text, name):
    assert card_name(read_card(text)) == name


@pytest.mark.parametrize(
    "text", ["", " ", "Q", "H", "HQ", "1H", "0H", "10", "10HH", "QHH", "??", "Q H", "ДЧ"]
)
def test_what_is_no_card_is_refused_with_an_example(text):
    with pytest.raises(ValueError, match="like QH"):
        read_card(text)


@given(st.text(max_size=6))
def test_any_text_is_a_card_or_a_value_error(text):
    try:
        card = read_card(text)
    except ValueError:
        return
    assert 0 <= card < 52


@given(hands)
def test_a_hand_reads_back(hand):
    assert read_cards(card_names(hand)) == hand


@given(hands)
def test_a_hand_is_written_suit_by_suit_from_high_to_low(hand):
    words = card_names(hand).split()
    assert len(words) == size(hand)
    keys = [("SCDH".index(word[1]), -ORDER.index(word[0])) for word in words]
    assert keys == sorted(keys)


def test_a_card_named_twice_is_refused():
    with pytest.raises(ValueError, match="AS is named twice"):
        read_cards("AS KS AS")


@given(cards, cards)
def test_above_are_the_higher_cards_of_the_same_suit(low, high):
    is_above = suit_of(low) == suit_of(high) and rank_of(high) > rank_of(low)
    assert bool(ABOVE[low] >> high & 1) is is_above


@given(cards)
def test_a_suit_holds_its_thirteen_cards(card):
    assert [s for s in range(4) if SUIT[s] >> card & 1] == [suit_of(card)]
    assert [size(SUIT[s]) for s in range(4)] == [13] * 4


@pytest.mark.parametrize(("ranks", "lowest"), [(13, "2"), (9, "6"), (8, "7"), (6, "9"), (1, "A")])
def test_a_shorter_pack_leaves_out_the_low_ranks(ranks, lowest):
    names = [card_name(card) for card in members(pack(ranks))]
    assert len(names) == 4 * ranks
    assert min((name[0] for name in names), key=ORDER.index) == lowest
    assert {name[0] for name in names} == set(ORDER[-ranks:])


def test_a_small_pack_has_the_first_suits_only():
    assert card_names(pack(2, 3)) == "AS KS AC KC AD KD"
    assert pack(13, 4) == pack(13)
