"""Regret minimisation on games whose values are known, through the contract like any other game."""

from __future__ import annotations

import pytest

from lomber.solve.extensive import Extensive, Forgetful, whole
from lomber.solve.regret import Minimiser, best_response, exploitability, gains, uniform, value
from lomber.table.contract import Look
from tests.solve.pokers import KUHN, LEDUC, Poker


@pytest.fixture(scope="module")
def kuhn() -> Extensive:
    return whole(Poker(KUHN))


def decision(tree: Extensive, seat: int, card: str, said: str) -> list[int]:
    """The slots of the decision of a seat that holds a card, after so many moves."""
    for info, key in enumerate(tree.keys):
        moves = "".join(move for move in ("fold", "call", "raise") for _ in range(key.count(f'"{move}"')))
        if tree.owner[info] == seat and f'"{seat}": "{card}"' in key and moves == said:
            return list(range(int(tree.slot[info]), int(tree.slot[info] + tree.choices[info])))
    raise AssertionError(f"seat {seat} never holds {card} after {said!r}")


def test_the_tree_of_kuhns_poker_has_its_twelve_information_sets(kuhn: Extensive):
    assert len(kuhn.keys) == 12
    assert kuhn.nodes() == 1 + 6 * 9


def test_kuhns_poker_is_worth_one_eighteenth_to_the_second_player(kuhn: Extensive):
    minimiser = Minimiser(kuhn)
    minimiser.improve(300)
    average = minimiser.average()
    assert value(kuhn, average, 0) == pytest.approx(-1 / 18, abs=0.001)
    assert value(kuhn, average, 1) == pytest.approx(1 / 18, abs=0.001)
    assert exploitability(kuhn, average) < 0.001


def test_in_kuhns_poker_one_bluff_goes_with_three_good_bets(kuhn: Extensive):
    minimiser = Minimiser(kuhn)
    minimiser.improve(2000)
    average = minimiser.average()
    call, bet = decision(kuhn, 1, "J", "call")
    assert average[bet] == pytest.approx(1 / 3, abs=0.02)
    assert average[call] + average[bet] == pytest.approx(1)
    call = decision(kuhn, 1, "Q", "raise")[1]
    assert average[call] == pytest.approx(1 / 3, abs=0.02)
    assert average[decision(kuhn, 1, "K", "raise")[1]] > 0.99
    assert average[decision(kuhn, 1, "J", "raise")[0]] > 0.99
    bluff, good = average[decision(kuhn, 0, "J", "")[1]], average[decision(kuhn, 0, "K", "")[1]]
    assert good == pytest.approx(3 * bluff, abs=0.05)


def test_what_can_be_won_from_players_who_choose_at_random_is_as_published(kuhn: Extensive):
    """11/24 a hand in Kuhn's poker; 4.747222 for both seats together in Leduc's."""
    assert exploitability(kuhn, uniform(kuhn)) == pytest.approx(11 / 24)
    leduc = whole(Poker(LEDUC))
    assert sum(gains(leduc, uniform(leduc))) == pytest.approx(4.747222, abs=1e-6)


def test_leducs_poker_comes_to_its_value_and_less_and_less_can_be_won():
    tree = whole(Poker(LEDUC))
    assert len(tree.keys) == 288
    minimiser = Minimiser(tree)
    found = []
    for rounds in (10, 30, 90):
        minimiser.improve(rounds - minimiser.rounds)
        found.append(exploitability(tree, minimiser.average()))
    assert found[0] > 3 * found[1] > 9 * found[2]
    assert value(tree, minimiser.average(), 0) == pytest.approx(-0.0856, abs=0.002)


def test_where_hands_slip_what_good_players_avoid_is_learned_too():
    """The first player has no reason to let the second decide; if he does, there is a right answer."""
    tree = Extensive(2)
    root = tree.add(1)
    tree.info[root] = tree.known_as(0, Look("keep or offer", [0, 1]), -1)
    kept = tree.branch(root, 0, 2)
    tree.leaf(kept, [1, -1])
    tree.info[kept + 1] = tree.known_as(1, Look("offered", [0, 1]), -1)
    answer = tree.branch(kept + 1, 1, 2)
    tree.leaf(answer, [-1, 1])
    tree.leaf(answer + 1, [-2, 2])
    steady, slipping = Minimiser(tree), Minimiser(tree, slips=0.1)
    for minimiser in (steady, slipping):
        minimiser.improve(50)
    assert list(steady.average())[2:] == [0.5, 0.5]
    assert list(slipping.average())[3] > 0.99
    assert exploitability(tree, slipping.average()) < 0.001


def test_a_best_response_is_at_least_as_good_as_any_single_other_choice(kuhn: Extensive):
    strategy = uniform(kuhn)
    reply = best_response(kuhn, strategy, 0)
    best = value(kuhn, reply, 0)
    for info in range(len(kuhn.keys)):
        if kuhn.owner[info] != 0:
            continue
        slots = range(int(kuhn.slot[info]), int(kuhn.slot[info] + kuhn.choices[info]))
        for chosen in slots:
            other = best_response(kuhn, strategy, 0)
            for slot in slots:
                other[slot] = 1.0 if slot == chosen else 0.0
            assert value(kuhn, other, 0) <= best + 1e-12


def test_a_key_that_forgets_what_its_owner_did_is_refused():
    tree = Extensive(2)
    first = tree.known_as(0, Look("first", [1, 2]), -1)
    tree.known_as(0, Look("later", [1, 2]), tree.slot[first])
    with pytest.raises(Forgetful):
        tree.known_as(0, Look("later", [1, 2]), tree.slot[first] + 1)
    with pytest.raises(Forgetful):
        tree.known_as(1, Look("first", [1, 2]), -1)
    with pytest.raises(Forgetful):
        tree.known_as(0, Look("first", [1, 2, 3]), -1)
