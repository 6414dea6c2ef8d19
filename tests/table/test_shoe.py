"""The shoe: its stream as documented, its fairness, and deals given by hand."""

import hashlib
from collections.abc import Iterator
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.pack import card_name
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.errors import BadRecord
from lomber.table.shoe import Shoe, Stacked, ordered
from tests.uniform import assert_drawn_by, far_from


def stream(seed: int) -> Iterator[int]:
    """The bytes of a seeded shoe, written from the documentation alone."""
    key = hashlib.sha256(b"lomber-shoe/1:" + str(seed).encode()).digest()
    block = 0
    while True:
        yield from hashlib.shake_256(key + block.to_bytes(8, "big")).digest(512)
        block += 1


def below(bytes_: Iterator[int], n: int) -> int:
    """A number below n ≤ 256 from a byte, cut to its bits; too large ones are thrown away."""
    bits = len(bin(n - 1)) - 2 if n > 1 else 0
    while True:
        number = next(bytes_) % 2**bits if bits else 0
        if number < n:
            return number


def shuffled(bytes_: Iterator[int], cards: list[int]) -> list[int]:
    for i in reversed(range(1, len(cards))):
        j = below(bytes_, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def deal_of(*piles: Pile, pool: list[int] | None = None) -> Deal:
    cards = list(range(int(sum(pile.size for pile in piles)))) if pool is None else pool
    return Deal("hand", vec[i64](cards), list(piles))


# -- the stream


@given(st.integers(-(10**30), 10**30))
def test_a_seeded_shoe_deals_from_the_documented_stream(seed):
    shoe, bytes_ = Shoe(seed), stream(seed)
    deal = deal_of(Pile("stock", 52, 0, True))
    for _ in range(12):
        assert list(shoe.deal(deal)) == shuffled(bytes_, list(range(52)))


@pytest.mark.parametrize("cards", [0, 1, 2, 3, 52, 128, 255, 256, 257, 300, 700])
def test_a_pack_of_any_size_is_shuffled_by_one_number_below_each_place(cards):
    """From 257 cards on numbers take two bytes, of which the last of a block has none left."""
    shoe, numbers = Shoe(11), Shoe(11)
    for _ in range(3):
        found, expected = list(range(cards)), list(range(cards))
        shoe.shuffle(found)
        for i in reversed(range(1, cards)):
            j = numbers.below(i + 1)
            expected[i], expected[j] = expected[j], expected[i]
        assert found == expected
        assert shoe.below(10**30) == numbers.below(10**30), "what follows is the same too"


def test_the_first_bytes_and_the_first_deal_of_seed_seven_are_these():
    """Known answers: if they change, every seed people have written down deals other cards."""
    assert bytes(islice(stream(7), 8)).hex() == "df08ed27fee87abe"
    deal = deal_of(Pile("turned", 5, EVERYONE, True), Pile("rest", 47, 0))
    assert " ".join(card_name(card) for card in list(Shoe(7).deal(deal))[:5]) == "4H TH 8D 4D 2C"


@given(st.integers(1, 2**80), st.integers(0, 100))
def test_a_number_below_n_takes_whole_bytes_from_the_front(n, seed):
    size = ((n - 1).bit_length() + 7) // 8
    mask = 2 ** (n - 1).bit_length() - 1
    bytes_ = stream(seed)
    number = n
    while number >= n:
        number = int.from_bytes(bytes(islice(bytes_, size)), "big") & mask
    assert Shoe(seed).below(n) == number


@pytest.mark.parametrize("n", [0, -1, -52])
def test_there_is_no_number_below_nothing(n):
    with pytest.raises(ValueError, match="below"):
        Shoe(1).below(n)


def test_two_shoes_without_a_seed_deal_different_cards():
    deal = deal_of(Pile("stock", 52, 0, True))
    assert list(Shoe().deal(deal)) != list(Shoe().deal(deal))


# -- fairness


def test_every_number_below_a_small_n_is_equally_likely():
    for n in (2, 3, 5, 6, 7, 10, 52):
        shoe = Shoe(n)
        assert_drawn_by(dict.fromkeys(range(n), 1), [shoe.below(n) for _ in range(6000)])


def test_numbers_taken_modulo_would_be_caught():
    """The measure itself: a byte modulo 52 comes short of its last four numbers, and chi-square sees it."""
    bytes_ = stream(3)
    assert far_from(dict.fromkeys(range(52), 1), [next(bytes_) % 52 for _ in range(60_000)]) > 5


def test_every_order_of_four_cards_is_equally_likely():
    shoe = Shoe(11)
    deal = deal_of(Pile("stock", 4, 0, True))
    orders = dict.fromkeys(permutations(range(4)), 1)
    assert_drawn_by(orders, [tuple(int(c) for c in shoe.deal(deal)) for _ in range(6000)])


def test_every_way_to_deal_two_hands_and_a_card_is_equally_likely():
    shoe = Shoe(12)
    deal = deal_of(Pile("a", 2, 1), Pile("b", 2, 2), Pile("turned", 1, EVERYONE))
    ways = {(*sorted(o[:2]), *sorted(o[2:4]), o[4]): 1 for o in permutations(range(5))}
    assert len(ways) == 30
    assert_drawn_by(ways, [tuple(int(c) for c in shoe.deal(deal)) for _ in range(6000)])


# -- piles


@given(st.permutations(range(9)))
def test_sets_are_dealt_sorted_and_stocks_are_left_in_order(order):
    deal = deal_of(Pile("a", 4, 1), Pile("stock", 3, 0, True), Pile("b", 2, 2))
    tidied = [int(card) for card in deal.tidied(vec[i64](order))]
    assert tidied == sorted(order[:4]) + order[4:7] + sorted(order[7:])


def test_tidying_leaves_what_it_was_given():
    given_order = vec[i64]([3, 2, 1, 0])
    deal_of(Pile("a", 4, 1)).tidied(given_order)
    assert list(given_order) == [3, 2, 1, 0]


STOCKED = (Pile("a", 2, 1), Pile("b", 2, 2), Pile("stock", 3, 0, True))


@pytest.mark.parametrize(
    ("piles", "order"),
    [
        ({"a": [6, 5], "b": [4, 3], "stock": [2, 0, 1]}, [5, 6, 3, 4, 2, 0, 1]),
        ({"a": [6, 5], "b": [4, 3], "stock": [2]}, [5, 6, 3, 4, 2, 0, 1]),
        ({"a": [6, 5], "b": [4, 3]}, [5, 6, 3, 4, 0, 1, 2]),
        ({"b": [0, 1]}, [2, 3, 0, 1, 4, 5, 6]),
        ({"stock": [0, 6]}, [1, 2, 3, 4, 0, 6, 5]),
        ({"stock": []}, [0, 1, 2, 3, 4, 5, 6]),
        ({}, [0, 1, 2, 3, 4, 5, 6]),
    ],
)
def test_what_is_left_fills_the_piles_in_ascending_order(piles, order):
    assert list(ordered(deal_of(*STOCKED), piles)) == order


@pytest.mark.parametrize(
    ("piles", "said"),
    [
        ({"c": [0]}, "has no pile 'c'; it has a, b, stock"),
        ({"a": "2S 3S"}, "pile 'a' is a text: here cards are numbers"),
        ({"a": [0]}, "pile 'a' has 1 cards, it takes 2"),
        ({"a": [0, 1, 2]}, "pile 'a' has 3 cards, it takes 2"),
        ({"b": [0, 1, 2, 3, 4, 5]}, "pile 'b' has 6 cards, it takes 2"),
        ({"stock": [0, 1, 2, 3]}, "pile 'stock' has 4 cards, it takes 3"),
        ({"a": [0, 0]}, "not in the pack or is given twice"),
        ({"a": [0, 1], "b": [1, 2]}, "a card of pile 'b' is not in the pack or is given twice"),
        ({"a": [7, 0]}, "not in the pack or is given twice"),
        ({"a": [-1, 0]}, "not in the pack or is given twice"),
    ],
)
def test_piles_that_do_not_fit_are_refused_with_a_sentence(piles, said):
    with pytest.raises(BadRecord) as caught:
        ordered(deal_of(*STOCKED), piles)
    assert said in str(caught.value)


@given(st.dictionaries(st.sampled_from(["a", "b", "stock", "c"]), st.lists(st.integers(-1, 8), max_size=8)))
def test_any_piles_give_the_whole_pool_or_a_bad_record(piles):
    deal = deal_of(*STOCKED)
    try:
        order = [int(card) for card in ordered(deal, piles)]
    except BadRecord:
        return
    assert sorted(order) == list(range(7))
    at = 0
    for pile in STOCKED:
        cards = order[at : at + pile.size]
        wanted = piles.get(pile.name)
        if wanted is not None:
            assert cards[: len(wanted)] == wanted if pile.ordered else cards == sorted(wanted)
        at += pile.size


@given(st.permutations([0, 0, 1, 1, 2, 2]))
def test_a_pool_may_hold_the_same_card_twice(order):
    deal = deal_of(Pile("a", 2, 1), Pile("stock", 4, 0, True), pool=[0, 0, 1, 1, 2, 2])
    assert list(ordered(deal, {"a": order[:2], "stock": order[2:]})) == sorted(order[:2]) + order[2:]


# -- stacked shoes


def test_a_stacked_shoe_deals_what_it_is_told_and_then_goes_on():
    deal = deal_of(*STOCKED)
    shoe = Stacked([{"a": [6, 5]}, {"a": [0, 6]}], then=Shoe(4))
    assert list(shoe.deal(deal))[:2] == [5, 6]
    assert list(shoe.deal(deal))[:2] == [0, 6]
    assert list(shoe.deal(deal)) == list(Shoe(4).deal(deal))


def test_a_stacked_shoe_that_is_empty_says_which_cards_are_missing():
    with pytest.raises(BadRecord, match="the cards of the deal 'hand' are missing"):
        Stacked([]).deal(deal_of(*STOCKED))
