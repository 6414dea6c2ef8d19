"""A fair deal: bound before it is seen, opened card by card, never by more."""

from __future__ import annotations

import dataclasses
import hashlib
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lomber.table.errors import BadRecord
from lomber.table.fair import SIZE, FairHand, commitment, key, proves
from tests.uniform import assert_drawn_by

SECRET = bytes(range(SIZE))
PACK = [rank + suit for suit in "SCDH" for rank in "23456789TJQKA"]


def hand(*added: int, secret: bytes = SECRET) -> FairHand:
    made = FairHand(secret)
    made.mix({seat: bytes([seat] * SIZE) for seat in added})
    return made


def test_whoever_adds_decides_with_and_the_order_of_arrival_does_not() -> None:
    assert hand(0, 2).order(PACK) == hand(2, 0).order(PACK)
    assert hand(0, 2).order(PACK) != hand(0, 1).order(PACK)
    assert hand().order(PACK) != hand(0).order(PACK)
    assert sorted(hand(0).order(PACK)) == sorted(PACK)


def test_each_deal_of_the_hand_is_shuffled_by_its_number_and_its_cards_alone() -> None:
    made, again = hand(1), hand(1)
    first = made.order(PACK)
    made.dealt(PACK)
    second = made.order(reversed(PACK))
    assert second != first
    again.dealt(PACK[::-1])
    assert again.deals == made.deals and again.order(PACK) == second
    assert again.order(PACK[:20]) != second[:20]


def test_the_shuffle_is_the_documented_one() -> None:
    """Written down from docs/fair-deal.md alone."""

    def h(word: str, data: bytes) -> bytes:
        return hashlib.sha256(b"lomber-fair/1 " + word.encode() + b" " + data).digest()

    added = bytes([3] * 32)
    mixed = h("key", SECRET + (3).to_bytes(4, "big") + added)
    stream = b"".join(h("deal", mixed + bytes(4) + block.to_bytes(4, "big")) for block in range(40))
    cards = sorted(PACK)
    at = 0
    for i in range(51, 0, -1):
        mask = 2 ** i.bit_length() - 1
        while stream[at] & mask > i:
            at += 1
        j = stream[at] & mask
        at += 1
        cards[i], cards[j] = cards[j], cards[i]
    made = hand(3)
    made.dealt(PACK)
    assert made.deals[0] == cards
    assert made.commitment == h("commit", SECRET)
    leaves = [
        h(
            "card",
            h("salt", SECRET + bytes(4) + i.to_bytes(4, "big"))
            + bytes(4)
            + i.to_bytes(4, "big")
            + c.encode(),
        )
        for i, c in enumerate(cards)
    ]
    while len(leaves) > 1:
        pairs = [h("node", leaves[i] + leaves[i + 1]) for i in range(0, len(leaves) - 1, 2)]
        leaves = pairs + ([leaves[-1]] if len(leaves) % 2 else [])
    assert made.root(0) == leaves[0]


def test_nothing_is_added_twice_or_after_the_deal_or_shorter_than_a_secret() -> None:
    made = hand(0)
    with pytest.raises(BadRecord):
        made.mix({1: bytes(SIZE)})
    with pytest.raises(BadRecord):
        FairHand().mix({1: b"short"})
    with pytest.raises(BadRecord):
        commitment(b"short")
    late = FairHand()
    late.dealt(["AS"])
    with pytest.raises(BadRecord):
        late.mix({1: bytes(SIZE)})


@given(st.integers(1, 130), st.integers(0, 10**6))
def test_each_card_can_be_opened_and_no_other_card_or_place_passes_for_it(count: int, seed: int) -> None:
    chance = random.Random(seed)
    made = hand()
    made.dealt(["first", "deal"])
    made.dealt(f"c{number}" for number in range(count))
    root = made.root(1)
    index = chance.randrange(count)
    (opened,) = made.open(1, [index])
    assert opened.card == made.deals[1][index]
    assert proves(opened, 1, root, count)
    assert not proves(dataclasses.replace(opened, card="joker"), 1, root, count)
    assert not proves(opened, 0, root, count)
    assert not proves(dataclasses.replace(opened, salt=bytes(SIZE)), 1, root, count)
    assert not proves(opened, 1, bytes(SIZE), count)
    assert not proves(dataclasses.replace(opened, beside=(*opened.beside, bytes(SIZE))), 1, root, count)
    for place in {index + 1, index - 1, count, -1} - {index}:
        assert not proves(dataclasses.replace(opened, index=place), 1, root, count)


def test_an_opened_card_gives_no_hash_of_a_closed_one_that_could_be_tried_out() -> None:
    """Whoever guesses the closed card beside an opened one cannot see whether he is right: its salt is closed."""
    made = hand()
    made.dealt(["AS", "KS"])
    (opened,) = made.open(0, [0])
    guesses = [
        hashlib.sha256(b"lomber-fair/1 card " + salt + bytes(4) + (1).to_bytes(4, "big") + card).digest()
        for salt in (opened.salt, made.commitment, made.root(0), key(bytes(SIZE), {}))
        for card in (b"AS", b"KS")
    ]
    assert not set(opened.beside) & set(guesses)


def test_the_place_of_a_card_in_a_sorted_hand_is_not_its_place_in_the_order() -> None:
    """Opening the middle one of three sorted cards at place 1 would tell that one is lower and one higher."""
    found: Counter[int] = Counter()
    for number in range(900):
        made = hand(secret=number.to_bytes(SIZE, "big"))
        made.dealt(["2S", "3S", "4S"])
        found[made.places(0, [(("2S", "3S", "4S"), False)])[1]] += 1
    assert_drawn_by(dict.fromkeys(range(3), 1), found.elements())


def test_which_of_two_equal_cards_is_opened_tells_nothing_of_the_other() -> None:
    """One seven is shown: its place is as likely any of three, whether another seven is closed beside it or not."""
    for cards in (("7S", "7S", "9S"), ("7S", "8S", "9S")):
        found: Counter[int] = Counter()
        for number in range(900):
            made = hand(secret=number.to_bytes(SIZE, "big"))
            made.dealt(cards)
            places = made.places(0, [(cards, False)])
            assert sorted(places) == [0, 1, 2]
            assert [made.deals[0][place] for place in places] == list(cards)
            found[places[0]] += 1
        assert_drawn_by(dict.fromkeys(range(3), 1), found.elements())


def test_a_stock_is_opened_in_its_own_order() -> None:
    made = hand()
    made.dealt(PACK[:6])
    stock = made.deals[0][2:]
    places = made.places(0, [(sorted(made.deals[0][:2]), False), (stock, True)])
    assert places[2:] == [2, 3, 4, 5]


def test_a_deal_without_cards_has_a_root_too() -> None:
    """A set without laws still shuffles its deck of laws."""
    hand = FairHand(bytes(SIZE))
    hand.dealt([])
    assert hand.root(0) == hashlib.sha256(b"lomber-fair/1 nothing ").digest()
    assert hand.open(0, []) == []
