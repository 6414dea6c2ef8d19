"""The open-hand solver against a plain search that knows no shortcut, and in whole passed hands."""

from functools import lru_cache
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber.play.solver import NOBODY, OpenHands

RANKS = range(5, 13)


class Plain:
    """Every card is tried and nothing is remembered beyond the position itself."""

    def __init__(self, seats, trump, must_trump, counted, most):
        self.seats, self.trump, self.must_trump, self.counted = seats, trump, must_trump, counted
        self.wanting = counted if most else ~counted
        self.value = lru_cache(None)(self._value)

    def answers(self, hand, led):
        same = [card for card in hand if card // 13 == led]
        trumps = [card for card in hand if card // 13 == self.trump] if self.must_trump else []
        return same or trumps or list(hand)

    def better(self, card, best):
        if card // 13 == best // 13:
            return card > best
        return card // 13 == self.trump

    def _value(self, hands, leader, laid):
        if len(laid) == self.seats:
            winner, best = leader, laid[0]
            for i in range(1, self.seats):
                if self.better(laid[i], best):
                    winner, best = (leader + i) % self.seats, laid[i]
            return (self.counted >> winner & 1) + self.value(hands, winner, ())
        seat = (leader + len(laid)) % self.seats
        if not hands[seat]:
            return 0
        legal = self.answers(hands[seat], laid[0] // 13) if laid else hands[seat]
        values = [self.value(without(hands, seat, card), leader, (*laid, card)) for card in legal]
        return max(values) if self.wanting >> seat & 1 else min(values)

    def passed_out(self, hands, eldest, talon, wins, winner_leads, number=0, laid=()):
        """The talon names the suits of the first tricks."""
        if number == len(talon):
            return self.value(hands, eldest, ())
        named = talon[number] // 13
        if len(laid) == self.seats:
            best, winner = (talon[number] if wins else -1), NOBODY
            for i, card in enumerate(laid):
                if card // 13 == named and card > best:
                    best, winner = card, (eldest + i) % self.seats
            got = self.counted >> winner & 1
            if number + 1 == len(talon) and winner_leads and winner != NOBODY:
                return got + self.value(hands, winner, ())
            return got + self.passed_out(hands, eldest, talon, wins, winner_leads, number + 1)
        seat = (eldest + len(laid)) % self.seats
        legal = [card for card in hands[seat] if card // 13 == named] or hands[seat]
        values = [
            self.passed_out(
                without(hands, seat, card), eldest, talon, wins, winner_leads, number, (*laid, card)
            )
            for card in legal
        ]
        return max(values) if self.wanting >> seat & 1 else min(values)


def without(hands, seat, card):
    left = tuple(held for held in hands[seat] if held != card)
    return (*hands[:seat], left, *hands[seat + 1 :])


def masks(hands):
    return vec[i64]([sum(2**card for card in hand) for hand in hands])


def dealt(random, seats, cards, ranks=RANKS):
    pack = [13 * suit + rank for suit in range(4) for rank in ranks]
    random.shuffle(pack)
    return tuple(tuple(sorted(pack[i * cards : (i + 1) * cards])) for i in range(seats)), pack[
        seats * cards :
    ]


@pytest.mark.parametrize("seed", range(60))
def test_takes_what_a_plain_search_takes(seed):
    random = Random(seed)
    seats, cards = random.choice([(2, 4), (3, 3), (3, 4)])
    ranks = random.choice([RANKS, range(9, 13), (0, 1, 2, 7, 12)])
    hands, _ = dealt(random, seats, cards, ranks)
    trump, must_trump, most = random.randrange(-1, 4), random.random() < 0.7, random.random() < 0.5
    counted, leader = random.randrange(1, 2**seats - 1), random.randrange(seats)
    plain, solver = (
        Plain(seats, trump, must_trump, counted, most),
        OpenHands(trump, must_trump, counted, most, 8),
    )
    value = plain.value(hands, leader, ())
    assert solver.tricks(masks(hands), leader, vec[i64]()) == value
    for number in range(cards + 2):
        assert solver.gets(masks(hands), leader, vec[i64](), number) == (value >= number)


@pytest.mark.parametrize("seed", range(30))
def test_values_every_card_in_the_middle_of_a_trick(seed):
    random = Random(100 + seed)
    hands, _ = dealt(random, 3, 4)
    trump, counted, leader = random.randrange(-1, 4), random.randrange(1, 7), random.randrange(3)
    plain, solver = Plain(3, trump, True, counted, True), OpenHands(trump, True, counted, True, 10)
    laid: tuple[int, ...] = ()
    for turn in range(3):
        seat = (leader + turn) % 3
        legal = plain.answers(hands[seat], laid[0] // 13) if laid else list(hands[seat])
        wanted = [(c, plain.value(without(hands, seat, c), leader, (*laid, c))) for c in sorted(legal)]
        assert solver.worths(masks(hands), leader, vec[i64](laid)) == wanted
        card = random.choice(legal)
        hands, laid = without(hands, seat, card), (*laid, card)


@pytest.mark.parametrize("seed", range(20))
def test_the_line_brings_the_value(seed):
    random = Random(200 + seed)
    hands, _ = dealt(random, 3, 5)
    trump, counted, most = random.randrange(-1, 4), random.randrange(1, 7), random.random() < 0.5
    plain, solver = Plain(3, trump, True, counted, most), OpenHands(trump, True, counted, most, 12)
    value = solver.tricks(masks(hands), 1, vec[i64]())
    laid: tuple[int, ...] = ()
    taken, leader = 0, 1
    for card in solver.line(masks(hands), 1, vec[i64]()):
        seat = (leader + len(laid)) % 3
        assert card in (plain.answers(hands[seat], laid[0] // 13) if laid else hands[seat])
        hands, laid = without(hands, seat, card), (*laid, card)
        if len(laid) == 3:
            best = laid[0]
            for other in laid[1:]:
                best = other if plain.better(other, best) else best
            leader, laid = (leader + laid.index(best)) % 3, ()
            taken += counted >> leader & 1
    assert not any(hands)
    assert taken == value


@pytest.mark.parametrize("wins", [False, True])
@pytest.mark.parametrize("winner_leads", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_a_passed_hand_begins_with_the_talon_PC_81_PC_82(wins, winner_leads, seed):
    random = Random(300 + seed)
    hands, rest = dealt(random, 3, 4, range(8, 13))
    counted = 2 ** random.randrange(3)
    plain, solver = Plain(3, -1, False, counted, False), OpenHands(-1, False, counted, False, 12)
    wanted = plain.passed_out(hands, 1, tuple(rest[:2]), wins, winner_leads)
    assert solver.passed_out(masks(hands), 1, vec[i64](rest[:2]), wins, winner_leads) == wanted


@pytest.mark.parametrize("seed", range(12))
def test_a_passed_hand_is_valued_in_the_middle_of_the_talon_PC_81_PC_82(seed):
    random = Random(400 + seed)
    hands, rest = dealt(random, 3, 4, range(8, 13))
    wins, winner_leads, number = random.random() < 0.5, random.random() < 0.5, random.randrange(2)
    counted, talon = 2 ** random.randrange(3), tuple(rest[:2])
    plain, solver = Plain(3, -1, False, counted, False), OpenHands(-1, False, counted, False, 12)
    laid: tuple[int, ...] = ()
    for seat in range(3):
        wanted = plain.passed_out(hands, 0, talon, wins, winner_leads, number, laid)
        assert (
            solver.turned(masks(hands), 0, vec[i64](talon), wins, winner_leads, number, vec[i64](laid))
            == wanted
        )
        legal = [card for card in hands[seat] if card // 13 == talon[number] // 13] or list(hands[seat])
        card = random.choice(legal)
        hands, laid = without(hands, seat, card), (*laid, card)


def test_one_table_serves_every_deal_of_a_contract():
    random = Random(7)
    shared = OpenHands(0, True, 1, True, 8)
    for _ in range(30):
        hands, _ = dealt(random, 3, 4)
        alone = OpenHands(0, True, 1, True, 8)
        assert shared.tricks(masks(hands), 2, vec[i64]()) == alone.tricks(masks(hands), 2, vec[i64]())


def test_a_claim_on_the_last_card_of_a_trick_is_judged_at_once():
    solver = OpenHands(-1, True, 4, True, 8)
    hands = masks([(12,), (11,), ()])
    assert solver.tricks(hands, 2, vec[i64]([25])) == 1  # the ace of another suit, which nobody can follow


def test_too_many_cards_of_a_suit_are_refused():
    with pytest.raises(ValueError, match="eight cards of a suit"):
        OpenHands(-1, True, 1, True, 8).tricks(masks([range(5), range(5, 9), ()]), 0, vec[i64]())


def test_four_hands_are_refused():
    with pytest.raises(ValueError, match="two or three"):
        OpenHands(-1, True, 1, True, 8).tricks(masks([(0,), (1,), (2,), (3,)]), 0, vec[i64]())
