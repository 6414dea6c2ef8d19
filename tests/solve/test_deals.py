"""Four hands: both solvers, a known deal, and positions of games in which the cards lie open."""

import threading
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import lomber
from lomber.bots.levels import make_bot
from lomber.bots.position import Position
from lomber.play.four_hands import FourHands
from lomber.solve import BadProblem, Deal, Problem
from lomber.solve.dds import Dds
from lomber.solve.reckoning import Reckoner

SQUEEZE = ["AS JS 2H", "KS QS KD", "AC 2S QD", "TC 9H 8H"]
"""North leads the ace of clubs, and West cannot keep both the king of diamonds and two spades."""


def ending(random, cards):
    pack = random.sample(range(52), 4 * cards)
    return [sum(2**card for card in pack[seat * cards : (seat + 1) * cards]) for seat in range(4)]


@pytest.mark.parametrize("seed", range(8))
def test_both_solvers_agree_on_every_card_of_endings(seed):
    random = Random(seed)
    hands = ending(random, random.randint(2, 5))
    trump, leader = random.randrange(-1, 4), random.randrange(4)
    laid: list[int] = []
    for turn in range(random.randrange(4)):
        seat = (leader + turn) % 4
        own = [card for card in range(52) if hands[seat] >> card & 1]
        card = random.choice([card for card in own if laid and card // 13 == laid[0] // 13] or own)
        hands[seat] ^= 2**card
        laid.append(card)
    asked = vec[i64](hands), trump, leader, vec[i64](laid)
    assert FourHands(5, 8).worths(*asked) == Dds().worths(*asked)
    assert FourHands(5, 8).tricks(*asked) == Dds().tricks(*asked)


@pytest.mark.parametrize("seed", range(3))
def test_both_solvers_agree_in_all_strains_whoever_leads(seed):
    masks = vec[i64](ending(Random(50 + seed), 5))
    assert FourHands(5, 8).every(masks) == Dds().every(masks)


def test_a_squeeze_takes_all_without_trumps():
    assert Problem(SQUEEZE, leader=2, counted=[0, 2]).tricks() == 3
    assert Deal(SQUEEZE, "own").tricks() == Deal(SQUEEZE, "dds").tricks()


def test_several_threads_may_ask_dds_at_once():
    masks = vec[i64](ending(Random(9), 5))
    expected, found = FourHands(5, 8).every(masks), []
    threads = [threading.Thread(target=lambda: found.append(Dds().every(masks))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 3


@pytest.mark.parametrize(
    ("hands", "engine", "sentence"),
    [
        (["AS", "KS", "QS"], "", "four hands"),
        (["AS", "KS", "QS", "JS TS"], "", "not equally long"),
        (["AS", "KS", "QS", "AS"], "", "AS is there twice"),
        (["AS", "KS", "QS", "JS"], "gib", "no solver 'gib'"),
        (["AS", "KS", "QS", "JS"], "dds", "last trick"),
    ],
)
def test_a_bad_deal_is_refused_with_a_sentence(hands, engine, sentence):
    with pytest.raises(BadProblem, match=sentence):
        Deal(hands, engine)


def position(table) -> Any:
    """The state with the fields of its game."""
    return table.state


def near_the_end(id, tricks_left):
    """A deal played by the book, until somebody has a choice with so few tricks to come."""
    game = lomber.make(id, hands=1)
    book = make_bot("book", game)
    for seed in range(50):
        table = lomber.Table(game, seed=seed)
        while not table.over:
            seat = table.actors()[0]
            hands = position(table).hands
            if (
                position(table).phase.value == "play"
                and max(len(bits(hand)) for hand in hands) == tricks_left
            ):
                if len(table.legal(seat)) > 1 and table.state.foreseen():
                    return table
            table.play(seat, book.choose(Position(table.seen(seat), game)))
    raise AssertionError(f"{id} came to no such position")


def bits(hand):
    return [card for card in range(52) if hand >> card & 1]


@pytest.mark.parametrize("id", ["whist", "whist_dummy2", "vint", "vint_two_dummies", "vint_reseat"])
def test_what_is_foreseen_is_the_best_of_what_each_card_brings(id):
    table = near_the_end(id, 4)
    seat = table.turn()
    found = Reckoner().weigh(table.state, seat)
    assert found is not None
    assert list(found.moves) == table.legal(seat)
    assert table.state.this_hand().foreseen()[seat] == max(one.scores[seat] for one in found.moves.values())


def test_nothing_is_foreseen_in_the_auction():
    table = lomber.Table(lomber.make("vint", hands=1), seed=1)
    assert Reckoner().weigh(table.state, table.turn()) is None


def test_nothing_is_foreseen_where_more_tricks_are_not_better_VX_1_V_63():
    """In the exact game, and in a deal that is played after four passes."""
    exact = lomber.Table(lomber.make("vint_exact", hands=1), seed=1)
    while position(exact).phase.value != "play":
        exact.play(exact.turn(), "bid 1S" if not position(exact).calls else "pass")
    assert position(exact).contract >= 0
    assert position(exact).foreseen() == []
    passed = lomber.Table(lomber.make("vint", hands=1, passed_out="play"), seed=1)
    while position(passed).phase.value != "play":
        passed.play(passed.turn(), "pass")
    assert position(passed).contract < 0
    assert position(passed).foreseen() == []


def test_our_own_solver_tells_how_many_strains_are_done():
    told: list[int] = []
    found = Deal(["AS KS", "QS JS", "AC KC", "2H 3H"], "own").tricks(told.append)
    assert told == [1, 2, 3, 4, 5]
    assert found == Deal(["AS KS", "QS JS", "AC KC", "2H 3H"]).tricks()
    assert found["S"] == [2, 2, 2, 2]
