"""The solver for four hands against a plain search that knows no shortcut, and against itself in another order."""

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.pack import read_cards
from lomber.play.four_hands import FourHands
from lomber.table.errors import TooDeep
from tests.play.test_solver import Plain, dealt, masks, without

SHARED = FourHands(5, 6)
"""One table, so small that answers are overwritten, for all deals, strains, leaders and pairs."""


@pytest.mark.parametrize("seed", range(40))
def test_takes_what_a_plain_search_takes(seed):
    random = Random(seed)
    cards = random.randint(1, 4)
    hands, _ = dealt(random, 4, cards, random.choice([range(13), range(8, 13), range(0, 13, 2)]))
    trump, leader, counted = random.randrange(-1, 4), random.randrange(4), random.choice([5, 10, 3, 6, 9, 12])
    value = Plain(4, trump, False, counted, True).value(hands, leader, ())
    SHARED.count_for(counted)
    assert SHARED.tricks(masks(hands), trump, leader, vec[i64]()) == value
    for number in range(cards + 2):
        assert SHARED.gets(masks(hands), trump, leader, vec[i64](), number) == (value >= number)


@pytest.mark.parametrize("seed", range(20))
def test_values_every_card_in_the_middle_of_a_trick(seed):
    random = Random(100 + seed)
    hands, _ = dealt(random, 4, 3, range(13))
    trump, leader, counted = random.randrange(-1, 4), random.randrange(4), random.choice([5, 3])
    plain, solver = Plain(4, trump, False, counted, True), FourHands(counted, 4)
    laid: tuple[int, ...] = ()
    for turn in range(4):
        seat = (leader + turn) % 4
        legal = plain.answers(hands[seat], laid[0] // 13) if laid else list(hands[seat])
        wanted = [(c, plain.value(without(hands, seat, c), leader, (*laid, c))) for c in sorted(legal)]
        assert solver.worths(masks(hands), trump, leader, vec[i64](laid)) == wanted
        card = random.choice(legal)
        hands, laid = without(hands, seat, card), (*laid, card)


@pytest.mark.parametrize("seed", range(3))
def test_all_results_of_a_deal_are_those_asked_for_one_by_one(seed):
    hands, _ = dealt(Random(200 + seed), 4, 5, range(13))
    alone = [
        [FourHands(5, 4).tricks(masks(hands), trump, leader, vec[i64]()) for leader in range(4)]
        for trump in (0, 1, 2, 3, -1)
    ]
    assert FourHands(5, 6).every(masks(hands)) == alone


@pytest.mark.parametrize("seed", range(10))
def test_the_line_brings_the_value(seed):
    random = Random(300 + seed)
    hands, _ = dealt(random, 4, 6, range(13))
    trump, solver = random.randrange(-1, 4), FourHands(5, 6)
    plain = Plain(4, trump, False, 5, True)
    value = solver.tricks(masks(hands), trump, 1, vec[i64]())
    laid: tuple[int, ...] = ()
    taken, leader = 0, 1
    for card in solver.line(masks(hands), trump, 1, vec[i64]()):
        seat = (leader + len(laid)) % 4
        assert card in (plain.answers(hands[seat], laid[0] // 13) if laid else hands[seat])
        hands, laid = without(hands, seat, card), (*laid, card)
        if len(laid) == 4:
            best = laid[0]
            for other in laid[1:]:
                best = other if plain.better(other, best) else best
            leader, laid = (leader + laid.index(best)) % 4, ()
            taken += 5 >> leader & 1
    assert not any(hands)
    assert taken == value


def read(text):
    return vec[i64]([read_cards(hand) for hand in text.split(" | ")])


def test_a_way_to_the_partner_that_can_be_trumped_is_none():
    hands = read("QC 6C 4C 7D 3H | 7S TC TD 6D 7H | JS 9C 3C JD 6H | 8S JC QD JH 4H")
    assert FourHands(5, 8).tricks(hands, 2, 0, vec[i64]()) == 1


def test_an_answer_found_with_equal_cards_does_not_hold_where_they_are_not_equal():
    hands = read("AS 8S 7C 2D AH | JS 5S 9C 5C JD 4D | QS 6C 4C 2C QD 6H | KS 3S AC KC 3C 7H")
    assert [worth for _, worth in FourHands(5, 12).worths(hands, -1, 0, vec[i64]([48]))] == [4] * 6


def test_one_against_three_is_refused():
    with pytest.raises(ValueError, match="Two play against two"):
        FourHands(1)


def test_three_hands_are_refused():
    with pytest.raises(ValueError, match="four hands"):
        FourHands().tricks(masks([(0,), (1,), (2,)]), -1, 0, vec[i64]())


def test_it_gives_up_where_it_is_told_to() -> None:
    hands = vec[i64]([sum(2**card for card in range(place, 52, 4)) for place in range(4)])
    solver = FourHands()
    solver.give_up_after(50)
    with pytest.raises(TooDeep, match="within 50 positions"):
        solver.tricks(hands, -1, 0, vec[i64]())
