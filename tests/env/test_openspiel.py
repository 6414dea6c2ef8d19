"""OpenSpiel's own suites on every game, and its Python bots and solvers on some."""

import pickle
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from lomber.conform import forms
from lomber.env import openspiel
from lomber.table.errors import BadOptions, UnknownGame
from tests.short import SHORT
from tests.told import DEEP, SIZE

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["tests"])
from open_spiel.integration_tests import api_test as peers

NAMES = openspiel.register()
FORMS = sorted({form.partition(":")[0] for form in forms(None)})
TREES = ["vint_widow/tiny", *(["vint_two_draw/tiny", "stukolka_obligatory/tiny"] if DEEP else [])]
"""Tiny decks whose whole tree the peers' tests, written in Python, can walk through."""
SOLVED = {"vint_two_draw/tiny": 2, "banchok/tiny": 3}
"""Tiny decks, and iterations after which there is less to exploit; docs/research.md tells how it goes on."""
if DEEP:
    SOLVED = dict.fromkeys([*SOLVED, "makao/tiny", "vint_two_widow/tiny", "piquet/tiny"], 20)


class Even(mcts.Evaluator):  # type: ignore[misc]
    """Every move is as good as any other, every position worth nothing."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


def passes(base: type, name: str, game: pyspiel.Game, *leaving: str) -> None:
    """One of the peers' classes of tests, all of it but what is left."""
    case = type("Ours", (base,), {"game_name": name, "game": game})
    found = unittest.defaultTestLoader.getTestCaseNames(case)
    suite = unittest.TestSuite(case(test) for test in found if test not in leaving)
    assert suite.countTestCases() > 3
    result = unittest.TestResult()
    suite.run(result)
    assert not [text for _, text in result.failures + result.errors]


@pytest.mark.parametrize("name", NAMES)
def test_random_simulations_keep_every_promise_of_openspiel(name: str) -> None:
    id = name.removeprefix("lomber_")
    game = openspiel.load(id, **SHORT[id]) if id in SHORT else pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("form", FORMS if DEEP else [])
def test_so_they_do_in_every_preset(form: str) -> None:
    pyspiel.random_sim_test(openspiel.load(form), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", FORMS if DEEP else NAMES)
def test_a_hand_stays_within_what_its_game_declares(name: str) -> None:
    """Also where cards are drawn for the places before the deal, as in Mushka (M-4)."""
    id = name.removeprefix("lomber_")
    game = openspiel.load(id, **SHORT.get(id, {}))
    state, random = game.new_initial_state(), np.random.RandomState(6)
    drawn = made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            assert max(cards) < game.max_chance_outcomes() and sum(chances) == pytest.approx(1)
            state.apply_action(int(random.choice(cards, p=chances)))
            drawn += 1
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            made += 1
    assert drawn <= game.max_chance_nodes_in_history()
    assert made <= game.max_game_length()
    assert all(game.min_utility() <= score <= game.max_utility() for score in state.returns())


@pytest.mark.parametrize("name", NAMES[::6] if SIZE == "quick" else NAMES)
def test_the_api_test_passes_on_a_part_of_the_tree(name: str) -> None:
    passes(peers.EnforceAPIOnPartialTreeBase, name, pyspiel.load_game(name))


def all_known(state: pyspiel.State) -> set[tuple[int, str]]:
    """Every seat's information states where it must move, by our own walk through the tree."""
    if state.is_terminal():
        return set()
    if state.is_chance_node():
        return set().union(*(all_known(state.child(card)) for card, _ in state.chance_outcomes()))
    seat = state.current_player()
    after = (all_known(state.child(move)) for move in state.legal_actions())
    return {(seat, state.information_state_string(seat))}.union(*after)


@pytest.mark.parametrize("form", TREES)
def test_the_api_test_passes_on_the_whole_tree_of_a_tiny_deck(form: str) -> None:
    game = openspiel.load(form)
    peers.PERFECT_RECALL_NUM_STATES[form] = len(all_known(game.new_initial_state()))
    passes(peers.EnforceAPIOnFullTreeBase, form, game, "test_number_of_nodes")


@pytest.mark.parametrize("form", SOLVED)
def test_cfr_of_openspiel_comes_ever_nearer_to_equilibrium(form: str) -> None:
    game = openspiel.load(form)
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    for _ in range(SOLVED[form]):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before


@pytest.mark.parametrize("form", ["whist", "gorka", "stukolka", "face_to_face"])
def test_ismcts_of_openspiel_plays_a_legal_hand(form: str) -> None:
    game = openspiel.load(form)
    state = game.new_initial_state()
    random = np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=3,
        evaluator=Even(),
        random_state=random,
    )
    moves = 0
    while not state.is_terminal() and moves < 8:
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(cards, p=chances)))
            continue
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)
        moves += 1
    assert moves


def test_a_game_can_be_loaded_though_nobody_has_registered_any() -> None:
    program = "from lomber.env import openspiel; print(openspiel.load('preferans/sochi'))"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout == "lomber_preferans_modern(options=,preset=sochi)\n"
    with pytest.raises(UnknownGame, match="there is no game 'canasta'"):
        openspiel.load("canasta")


def test_options_and_presets_are_parameters() -> None:
    game = pyspiel.load_game("lomber_gorka(preset=tiny)")
    assert game.rules.options == openspiel.load("gorka/tiny").rules.options
    again = pyspiel.load_game(str(openspiel.load("gorka", players=3)))
    assert again.num_players() == 3
    with pytest.raises(BadOptions, match="key:value"):
        openspiel.options_in("players=3")


@pytest.mark.parametrize(
    ("form", "options"),
    [("rams/200", {}), ("cities", {"players": 2, "removed_colours": ("R", "V")}), ("gorka/tiny", {})],
)
def test_a_game_is_found_again_by_its_string_and_by_its_pickle(form: str, options: dict[str, Any]) -> None:
    """A comma ends a parameter in such a string, and `200` is a number, where a preset is a word."""
    game = openspiel.load(form, **options)
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert again.rules.options == game.rules.options and str(again) == str(game)
    state = game.new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    assert pickle.loads(pickle.dumps(state)).history() == state.history()


def walked(form: str, seed: int) -> Any:
    """The positions of a hand played at random, where somebody must move."""
    state, random = openspiel.load(form).new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(cards, p=chances)))
            continue
        yield state
        state.apply_action(int(random.choice(state.legal_actions())))


SEALED = ["cities/tiny", "vint_rubbish", "viceroy/tiny", "berserk/tiny"]
"""Here several seats choose in secret; in Berserk a game begins with a deal of no cards."""


@pytest.mark.parametrize("form", FORMS if DEEP else SEALED)
def test_a_resampled_history_is_one_in_which_the_seat_is_where_it_is(form: str) -> None:
    """Also in a sealed round that is still open, where the seats before it have moved and it does not know it."""
    random = np.random.RandomState(4)
    looked = 0
    for at, state in enumerate(walked(form, 1)):
        if at > 30 and at % 7:
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, random.rand)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.current_player() == state.current_player()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
        looked += 1
        if looked > 20:
            return


def test_sealed_moves_are_nobody_elses_business() -> None:
    """The information state of the second seat of a sealed round is the same whatever the first has done."""
    for form in FORMS:
        state = openspiel.load(form).new_initial_state()
        random = np.random.RandomState(2)
        while not state.is_terminal():
            if len(state.table.actors()) > 1 and len(state.legal_actions()) > 1:
                told = set()
                for move in state.legal_actions():
                    after = state.child(move)
                    if not after.table.state.midway(state.current_player()):
                        other = after.table.actors()[-1]
                        told.add(after.information_state_string(other))
                if told:
                    assert len(told) == 1, form
                    return
            if state.is_chance_node():
                cards, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(random.choice(cards, p=chances)))
            else:
                state.apply_action(int(random.choice(state.legal_actions())))
    pytest.fail("no game has a sealed round")
