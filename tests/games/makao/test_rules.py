"""Rules of makao.md that no worked case shows: seats, the stock, secrets, the length of a sitting; the advice.

How the gaps were settled (section 7): AM-1, AM-2, AM-3, AM-4, AM-9 in the settlements of `test_cases.py` and their
options; AM-5 one counting card may be added (M-11); AM-6 nobody throws two cards and takes two new ones; AM-7 a
banker's natural stops nobody from buying; AM-8 the bank passes after each deal (M-6). Stakes are laid before the
deal (M-7): they are the one stake, and there is no move for them.
"""

import itertools
from random import Random
from typing import Any

import pytest

from lomber import BadOptions, BadPosition, IllegalMove, Shoe, Stacked, Table, make
from lomber.arena.selfplay import selfplay
from lomber.games.makao.odds import weigh
from lomber.games.makao.score import value_of
from lomber.text import Words
from tests.games.books import advised
from tests.games.makao.test_cases import cards, names, table


def test_two_packs_and_every_card_twice_M_1():
    """M-1."""
    deal = make("makao", {"draw": False}).start().awaits()
    assert deal is not None and [list(deal.pool).count(card) for card in range(52)] == [2] * 52


def test_an_ace_is_one_and_court_cards_and_tens_are_empty_M_2():
    """M-2."""
    assert [int(value_of(card)) for card in cards("AS 2H 9D TC JS QH KD")] == [1, 2, 9, 0, 0, 0, 0]


def test_points_are_counted_without_tens_M_3():
    """M-3."""
    assert table("2S 7S", "2H").view(1).points == 7


def test_one_stake_for_everybody_M_4():
    """M-4."""
    game = make("makao", {"stake": 40})
    assert [kind.word for kind in game.book.kinds] == ["buy", "stand"], "nothing is named (M-7)"


def test_seats_go_by_the_cards_drawn_and_the_lowest_banks_first_M_5():
    """M-5. Drawn KD 2S AH 2H: seat 2, then 1, 3 and 0 sit clockwise."""
    begun = Table(make("makao", {"players": 4}), shoe=Stacked([{"drawn": cards("KD 2S AH 2H")}], Shoe(1)))
    assert begun.view(0).banker == 2
    order = []
    while begun.view(0).hand == 1:
        seat = begun.turn()
        if seat not in order:
            order.append(seat)
        begun.play(seat, "stand")
    assert order == [1, 3, 0, 2]
    assert begun.view(0).banker == 1, "the bank passes to the left (M-6)"


@pytest.mark.parametrize(("bank_deals", "circles"), [(1, 1), (2, 1), (1, 3)])
def test_the_bank_passes_after_so_many_deals_M_6(bank_deals: int, circles: int):
    """M-6."""
    options = {"players": 3, "draw": False, "bank_deals": bank_deals, "circles": circles}
    begun = Table(make("makao", options), seed=2)
    bankers = []
    while not begun.over:
        hand = begun.view(0).hand
        bankers.append(begun.view(0).banker)
        while not begun.over and begun.view(0).hand == hand:
            begun.play(begun.turn(), "stand")
    assert bankers == [seat for _ in range(circles) for seat in (0, 1, 2) for _ in range(bank_deals)]
    assert sum(begun.scores()) == 0, "M-21"


def test_the_length_of_a_sitting_can_be_cut_M_21():
    """M-21."""
    begun = Table(make("makao", {"hands": 2}), seed=2)
    while not begun.over:
        begun.play(begun.turn(), "stand")
    assert begun.sheet().entries[-1].hand == 2


def test_only_its_owner_sees_the_first_card_M_8_M_9():
    """M-8, M-9."""
    begun = table("2S 6S 9H", "JS")
    for seat in range(3):
        piles = begun.state.position(seat)["piles"]
        hidden = [piles[f"first.{other}"] == "??" for other in range(3)]
        assert hidden == [other != seat for other in range(3)]


def test_each_asks_in_turn_and_the_banker_cannot_refuse_M_10():
    """M-10."""
    begun = table("2S 6S 9H", "JS 3S")
    for seat in (0, 2):
        with pytest.raises(IllegalMove) as refused:
            begun.play(seat, "buy")
        assert refused.value.rule == "M-10"
    begun.play(1, "buy")
    assert "JS" in [card for zone in begun.view(0).scene().zones for card in zone.cards]


def test_two_counting_cards_are_the_most_M_11():
    """M-11."""
    begun = table("2S 6S 9H", "AS 3S")
    begun.play(1, "buy")
    assert begun.turn() == 2
    with pytest.raises(IllegalMove):
        begun.play(1, "buy")


def test_an_empty_card_is_replaced_as_often_as_one_likes_M_12():
    """M-12."""
    begun = table("2S KS", "QS JS TS 4S 5S")
    for _ in range(3):
        begun.play(1, "buy")
        assert begun.turn() == 1 and begun.view(1).points == 0
    begun.play(1, "buy")
    assert begun.view(1).points == 4 and len(begun.view(1).aside) == 4
    begun.play(1, "buy")
    assert begun.view(1).points == 9 and begun.turn() == 0


def test_buying_turns_an_empty_first_card_up_and_a_counting_one_stays_hidden_M_13():
    """M-13."""
    empty = table("2S KS", "4S")
    empty.play(1, "buy")
    assert "KS" in [card for zone in empty.view(0).scene().zones for card in zone.cards]
    counting = table("2S 6S", "JS")
    counting.play(1, "buy")
    seen = counting.seen(0)
    first = next(i for i, place in enumerate(seen.unseen[0].places) if place.name == "first.1")
    for token in seen.unseen[0].tokens:
        assert (first in token.places) is (value_of(token.card) > 0), "everybody knows that it counts"


def test_the_banker_buys_last_without_knowing_the_first_cards_M_15():
    """M-15."""
    begun = table("2S 6S 9H", "3S")
    begun.play(1, "stand")
    begun.play(2, "stand")
    assert begun.turn() == 0 and names(begun) == ["buy", "stand"]
    assert begun.state.position(0)["piles"]["first.2"] == "??"


def test_a_natural_may_be_bought_upon_but_then_is_none_M_14():
    """M-14."""
    begun = table("2S 9S", "KS", hands=1)
    begun.play(1, "buy")
    begun.play(1, "stand")
    begun.play(0, "stand")
    assert begun.scores() == [-10, 10], "nine against two, paid once (M-16)"


def test_a_banker_with_a_natural_stops_nobody_from_buying():
    begun = table("9S 2S 3S", "5S 5H")
    assert names(begun) == ["buy", "stand"]


def test_who_is_not_better_is_not_paid_M_17():
    """M-17."""
    begun = table("2S 2H", "3S", hands=1)
    begun.play(1, "stand")
    begun.play(0, "stand")
    assert begun.scores() == [10, -10]


def short(stock: str, used: str) -> Table:
    """Two players and a small pack: seat 1 holds QS, the banker AS."""
    game = make("makao", {"players": 2, "draw": False, "packs": 1, "suits": 2, "ranks": 3, "hands": 1})
    piles = {"first.0": "AS", "first.1": "QS", "stock": stock, "used": used}
    return Table(game, start={"piles": piles}, seed=1)


def test_a_stock_that_runs_out_is_made_of_used_and_thrown_cards_M_22():
    """M-22."""
    begun = short("KS", "AC KC QC")
    begun.play(1, "buy")
    assert begun.turn() == 1, "the queen is thrown, he has the king"
    begun.play(1, "buy")
    made = begun.record().log[-1]
    assert sorted(made.piles["stock"].split()) == sorted(["AC", "KC", "QC", "QS", "KS"])  # type: ignore[union-attr]


def test_without_a_card_to_be_had_nobody_buys_any_more_M_22():
    """M-22."""
    begun = short("KS AC QC KC", "")
    for _ in range(2):
        begun.play(1, "buy")
    assert begun.view(1).points == 1
    begun.play(1, "buy")
    begun.play(1, "buy")
    assert begun.over, "the stock has run out, and what was thrown is empty"


def test_a_short_stock_is_shuffled_before_the_deal_M_22():
    """M-22. Six cards a player: with five players the stock of 104 serves until fewer than 30 are left."""
    begun = Table(make("makao", {"circles": 4, "draw": False}), seed=4)
    sizes = []
    while not begun.over:
        hand = begun.view(0).hand
        sizes.append(begun.view(0).stock_left + 5)
        while not begun.over and begun.view(0).hand == hand:
            begun.play(begun.turn(), "buy" if begun.view(begun.turn()).points < 5 else "stand")
    assert min(sizes) >= 30 and sizes.count(104) >= 2
    assert any(after == 104 and before < 45 for before, after in itertools.pairwise(sizes))


@pytest.mark.parametrize("wrong", [{"players": 18}, {"players": 5, "packs": 1, "suits": 1, "ranks": 3}])
def test_options_that_make_no_sense_are_refused(wrong: dict[str, object]):
    with pytest.raises(BadOptions):
        make("makao", wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        {"piles": {"first.0": "AS", "first.1": "AS", "open.1": "AS 2S 3S"}},
        {"piles": {"first.0": "AS", "first.1": "2S", "open.1": "3S"}, "turn": 0},
        {"piles": {"first.0": "AS"}},
        {"piles": {"first.0": "AS", "first.1": "KS", "open.1": "2S"}},
        {"circle": [0, 0], "piles": {"first.0": "AS", "first.1": "2S"}},
        {"piles": {"first.0": "AS", "first.1": "2S"}, "turn": 2},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any]):
    with pytest.raises(BadPosition):
        Table(make("makao", {"players": 2}), start=wrong)


# -- the book


def test_five_goes_by_the_cards_that_make_seven_and_more_A_1():
    """A-1."""
    assert advised(table("2S 5S", "3S")) == ("stand", "A-1")
    game = make("makao", {"players": 2, "draw": False})
    used = " ".join(f"{rank}{suit}" for rank in "6789" for suit in "SCDH")
    begun = Table(game, start={"piles": {"first.0": "2S", "first.1": "5S", "used": f"{used} {used}"}})
    assert advised(begun) == ("buy", "A-1")
    assert advised(begun, ("A-1",)) == ("stand", "A-4")


@pytest.mark.parametrize("first", ["7S", "8S", "9S"])
def test_stand_on_seven_eight_and_nine_A_2(first: str):
    """A-2."""
    assert advised(table(f"2S {first}", "3S")) == ("stand", "A-2")
    assert advised(table(f"2S {first}", "3S"), ("A-2",))[1] == "A-4"


def test_always_replace_an_empty_card_A_3():
    """A-3."""
    assert advised(table("2S KS", "3S")) == ("buy", "A-3")
    idle = table("2S 6S", "JS")
    idle.play(1, "buy")
    assert advised(idle) == ("stand", "A-4")


@pytest.mark.parametrize(("first", "move"), [("AS", "buy"), ("4S", "buy"), ("6S", "stand")])
def test_buy_up_to_four_and_stand_on_six_A_4(first: str, move: str):
    """A-4."""
    assert advised(table(f"2S {first}", "3S")) == (move, "A-4")


def test_the_banker_buys_below_six_unless_all_bought_badly_A_5():
    """A-5."""
    begun = table("5S KS", "2S 3S 9S")
    begun.play(1, "buy")
    begun.play(1, "stand")
    assert begun.turn() == 0 and advised(begun) == ("stand", "A-5"), "two against his five"
    assert advised(begun, ("A-5",))[1] == "A-4"
    other = table("5S 6S", "2S 3S 9S")
    other.play(1, "stand")
    assert advised(other) == ("buy", "A-5")


# -- the odds


def test_the_odds_agree_with_playing_it_out():
    """A four against the banker: both decisions, counted and played out by the book a thousand times."""
    begun = table("2S 4S", "3S")
    counted = weigh(begun.view(1))
    sums = {"stand": 0, "buy": 0}
    tries = 1000
    random = Random(5)
    game = make("makao", {"players": 2, "draw": False, "hands": 1})
    every = [card for card in range(52) for _ in range(2)]
    every.remove(cards("4S")[0])
    for _ in range(tries):
        random.shuffle(every)
        for move in sums:
            played = {"first.1": cards("4S"), "first.0": every[:1], "stock": every[1:]}
            deal = Table(game, shoe=Stacked([played]))
            if 1 in deal.actors():
                deal.play(1, move)
            while not deal.over:
                seat = deal.turn()
                view = deal.view(seat)
                banker = "buy" if view.counting == 0 or view.points < 6 else "stand"
                deal.play(seat, ("buy" if move == "buy" else "stand") if seat == 1 else banker)
            sums[move] += deal.scores()[1]
    assert counted.stand == pytest.approx(sums["stand"] / tries / 10, abs=0.13)
    assert counted.buy == pytest.approx(sums["buy"] / tries / 10, abs=0.13)


def test_the_odds_say_what_a_natural_is_worth():
    nine, five = weigh(table("2S 9S", "3S").view(1)), weigh(table("2S 5S", "3S").view(1))
    assert nine.stand > 2.5 and nine.buy < 0.5
    assert five.stand < 0.2


@pytest.mark.parametrize("level", ["book", "club"])
def test_the_book_and_the_odds_beat_chance(level: str):
    """Against two who buy at random: the money of a deal, its 95 % interval above nothing."""
    report = selfplay(make("makao", {"players": 3, "circles": 20}), [level, "random", "random"], 120, seed=8)
    low = report.by_bot[level].low
    assert low is not None and low > 0


def test_a_third_counting_card_is_refused_M_11():
    game = make("makao", {"players": 2, "draw": False})
    begun = Table(game, start={"piles": {"first.0": "9S", "first.1": "6S", "stock": "3D"}})
    begun.play(1, "buy")
    with pytest.raises(IllegalMove) as refused:
        begun.play(1, "buy")
    assert refused.value.rule == "M-11"


@pytest.mark.parametrize(
    "hands", [["9S", "6S 3D KS"], ["9S", "9S 9S"]], ids=["bought on two counting cards", "three of one card"]
)
def test_a_deal_that_cannot_be_is_not_scored_M_1_M_11(hands: list[str]):
    game = make("makao", {"players": 2})
    assert [e.amount for e in game.score({"hands": ["9S", "6S KS 3D"]})] == [-30, 30], (
        "a king between is bought over"
    )
    with pytest.raises(BadPosition):
        game.score({"hands": hands})


def test_all_cards_of_the_last_deal_are_told_with_what_was_paid_M_18_M_20():
    """M-17 … M-20: everything is opened; why a natural among equals brings three stakes is said too."""
    game = make("makao", {"players": 3, "draw": False})
    piles = {"first.0": "4S", "first.1": "9H", "first.2": "3C", "stock": "4C 5D"}
    begun = Table(game, start={"piles": piles}, seed=1)
    for seat, move in ((1, "stand"), (2, "buy"), (0, "buy")):
        begun.play(seat, move)
    said = Words("ru", "lomber.games.makao", ["Анна", "Борис", "Вера"], 1)
    facts = [said.say(fact) for fact in begun.view(1).facts()]
    assert facts[1:] == [
        "Борис (9♥): по 9, но карт меньше, втрое: +30.",
        "Вера: 7 (3♣ 4♣) против 9, -10.",
        "Банкомёт (Анна): 9 (4♠ 5♦).",
    ]
