"""PettingZoo's own suites on every game, and what they do not ask."""

import copy
import pickle
import time
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from lomber.conform import forms
from lomber.env import make, parallel
from lomber.env.hands import ParallelHands
from lomber.games import listings
from lomber.games import make as make_game
from lomber.play.encode import information
from lomber.table.errors import BadOptions, IllegalMove, UnknownGame
from lomber.table.table import Table
from tests.told import DEEP

FORMS = sorted({form.partition(":")[0] for form in forms(None)}) if DEEP else sorted(listings())


@pytest.fixture(autouse=True)
def _a_dict_with_a_mask_is_no_mistake() -> None:
    """PettingZoo's `api_test` warns of every observation that is no bare array, its own card games' too."""
    warnings.filterwarnings("ignore", message="Observation")


@pytest.mark.parametrize("form", FORMS)
def test_the_peers_suites_pass(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(make(form), num_cycles=60)
    seed_test(lambda: make(form), num_cycles=15)
    parallel_api_test(parallel(form), num_cycles=40)
    # This one alone plays without looking at the mask.
    parallel_seed_test(lambda: parallel(form, illegal_reward=-1), num_cycles=15)


@pytest.mark.parametrize("form", FORMS if DEEP else ["whist"])
def test_the_peers_benchmark_runs_hand_after_hand(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Five seconds of it. Interpreted it still makes a hundred turns in a second of the processor."""
    begun, busy = time.perf_counter(), time.process_time()
    performance_benchmark(make(form))
    share = (time.process_time() - busy) / (time.perf_counter() - begun)
    turns = float(capsys.readouterr().out.split(" turns per second")[0].split()[-1])
    assert turns / share > (100 if form == "whist" else 1)


@pytest.mark.parametrize("form", FORMS)
def test_a_hand_is_paid_by_what_it_changes_in_the_scores(form: str) -> None:
    env = make(form)
    env.reset(seed=11)
    table, random = env.table, np.random.default_rng(3)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        paid[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        assert seen["action_mask"].nonzero()[0].tolist() == table.legal(env.seat(agent))
        env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert table.over
    assert list(paid.values()) == table.scores()
    game = make_game(form)
    if game.zero_sum and not game.carries:
        assert sum(paid.values()) == 0


@pytest.mark.parametrize(
    "form", ["whist", "preferans_modern/sochi", "cities/tiny", "piquet/tiny", "viceroy/tiny"]
)
def test_what_is_observed_is_what_the_seat_sees_and_knows(form: str) -> None:
    env, whole, random = make(form), make(form, encoding="information"), np.random.default_rng(1)
    env.reset(seed=5)
    whole.reset(seed=5)
    for _ in range(9):
        for seat, agent in enumerate(env.possible_agents):
            expected = np.asarray(env.table.view(seat).observe(), np.float32)
            seen = env.observe(agent)["observation"]
            assert seen.dtype == np.float32 and (seen == expected).all()
            known = information(whole.table.seen(seat), whole.game, whole.table.view(seat))
            assert (whole.observe(agent)["observation"] == np.asarray(known, np.float32)).all()
        if not env.agents or env.table.over:
            return
        move = int(random.choice(env.table.legal(env.table.turn())))
        env.step(move)
        whole.step(move)


def test_what_is_rendered_are_cards_that_are_known_and_cards_that_are_not() -> None:
    env = make("whist")
    env.reset(seed=5)
    own = env.table.name(env.table.legal(env.table.turn())[0])
    assert own in env.render() and "??" in env.render()


def test_seeds_repeat_a_hand_and_the_hands_after_it() -> None:
    env = make("stukolka")

    def dealt() -> str:
        table: Table = env.table
        return table.record().text()

    hands = []
    for seed in (7, None, None, 7, None, None):
        env.reset(seed=seed)
        hands.append(dealt())
    assert hands[:3] == hands[3:]
    assert len(set(hands)) == 3


def test_a_move_against_the_rules_is_refused_and_changes_nothing() -> None:
    env = make("whist")
    env.reset(seed=1)
    before = env.table.record()
    wrong = next(move for move in range(52) if move not in env.table.legal(env.table.turn()))
    with pytest.raises(IllegalMove):
        env.step(wrong)
    assert env.table.record() == before
    lost = TerminateIllegalWrapper(env, illegal_reward=-5)
    lost.reset(seed=1)
    agent = lost.agent_selection
    lost.step(wrong)
    assert lost.terminations[agent]
    assert lost.rewards[agent] == -5


def test_in_parallel_only_those_who_are_asked_may_move() -> None:
    env = parallel("whist")
    seen, _ = env.reset(seed=2)
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
    assert [env.hand.seat(agent) for agent in asked] == env.hand.table.actors()
    moves = dict.fromkeys(env.agents, env.wait)
    with pytest.raises(IllegalMove):
        env.step(moves)
    card = int(np.flatnonzero(seen[asked[0]]["action_mask"])[0])
    with pytest.raises(IllegalMove):
        env.step({**dict.fromkeys(env.agents, card)})
    before = env.hand.table.record()
    assert env.hand.seat(asked[0]) == env.hand.table.turn()
    env.step({**moves, asked[0]: card})
    assert env.hand.table.record() != before


def test_closed_fists_are_opened_together() -> None:
    """Rams asks all seats at once only in some forms; Stukolka's knock-in goes round. Sealed rounds: `sealed()`."""
    for form in FORMS:
        env = parallel(form)
        seen, _ = env.reset(seed=4)
        random = np.random.default_rng(1)
        while env.agents:
            asked = env.hand.table.actors()
            if len(asked) > 1:
                before = env.hand.table.happened()
                env.step({a: int(random.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in env.agents})
                assert env.hand.table.happened() >= before
                return
            seen, *_ = env.step(
                {a: int(random.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in env.agents}
            )
    pytest.fail("no game asks two seats at once")


def test_a_hand_can_be_broken_off() -> None:
    env = make("whist", max_cycles=4)
    env.reset(seed=1)
    made = 0
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        assert reward == 0
        if cut:
            env.step(None)
            continue
        assert not ended
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        made += 1
        assert agent in env.possible_agents
    assert made == 4
    both = parallel("whist", max_cycles=4)
    seen, _ = both.reset(seed=1)
    steps = 0
    while both.agents:
        seen, _, ended, cut, _ = both.step(
            {a: int(np.flatnonzero(seen[a]["action_mask"])[0]) for a in both.agents}
        )
        steps += 1
    assert steps == 4
    assert all(cut.values())
    assert not any(ended.values())


def test_names_and_encodings_that_do_not_exist_are_refused() -> None:
    with pytest.raises(UnknownGame):
        make("canasta")
    with pytest.raises(BadOptions, match="encoding is observation or information"):
        make("whist", encoding="pixels")


def legal_for(env: ParallelHands, seen: dict[str, Any], random: np.random.Generator) -> dict[str, int]:
    return {agent: int(random.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}


def test_a_hand_that_the_deal_alone_decides_is_paid_too() -> None:
    """In the smallest Rams a seat may be dealt what wins at once: nobody is asked for a move."""
    seed = next(seed for seed in range(50) if _begun("rams/tiny", seed).table.over)
    env = _begun("rams/tiny", seed)
    paid = {}
    for agent in env.agent_iter():
        _, paid[agent], ended, _, _ = env.last()
        assert ended
        env.step(None)
    assert list(paid.values()) == env.table.scores() != [0, 0, 0]
    both = parallel("rams/tiny")
    seen, infos = both.reset(seed=seed)
    assert both.agents == list(infos) == both.possible_agents
    seen, rewards, ended, _, _ = both.step(legal_for(both, seen, np.random.default_rng(1)))
    assert rewards == paid and all(ended.values()) and not both.agents


def _begun(form: str, seed: int) -> Any:
    env = make(form)
    env.reset(seed=seed)
    return env


@pytest.mark.parametrize("action", [None, True, 3.0, "AS", [1], np.array([1]), -1, 52, 10**30])
def test_what_is_no_move_is_refused_through_both_doors_and_changes_nothing(action: Any) -> None:
    env = _begun("whist", 1)
    before = env.table.record()
    with pytest.raises(IllegalMove):
        env.step(action)
    both = parallel("whist")
    both.reset(seed=1)
    moves = {**dict.fromkeys(both.agents, both.wait), both.agents[env.table.turn()]: action}
    with pytest.raises(IllegalMove):
        both.step(moves)
    assert env.table.record() == both.hand.table.record() == before
    strict = parallel("whist", illegal_reward=-1)
    strict.reset(seed=1)
    assert strict.step(moves)[1][strict.possible_agents[env.table.turn()]] == -1


def test_the_number_of_moves_after_which_it_is_broken_off_may_be_numpys() -> None:
    assert make("whist", max_cycles=np.int64(3)).max_cycles == 3


def test_numbers_of_numpy_are_moves() -> None:
    env = _begun("whist", 1)
    for kind in (np.int64, np.int8, np.array):
        env.step(kind(env.table.legal(env.table.turn())[0]))
    assert env.made == 3


@pytest.mark.parametrize("agent", ["player_0", "seat_4", "seat_", 0, None])
def test_an_agent_that_does_not_exist_is_refused_with_those_that_do(agent: Any) -> None:
    env, both = _begun("whist", 1), parallel("whist")
    spaces = (env.observation_space, env.action_space, both.observation_space, both.action_space)
    for ask in (env.observe, *spaces):
        with pytest.raises(ValueError, match="there are seat_0, seat_1, seat_2, seat_3"):
            ask(agent)


def test_before_the_first_and_after_the_last_move_one_is_told_to_reset() -> None:
    env, both = make("whist"), parallel("whist")
    for ask in (lambda: env.step(0), lambda: env.observe("seat_0"), env.render, lambda: both.step({})):
        with pytest.raises(ResetNeeded, match="reset first"):
            ask()
    for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
        with pytest.raises(AttributeError, match="reset first"):
            getattr(env, name)
    seen, _ = both.reset(seed=1)
    with pytest.raises(ValueError, match="nothing from seat_1, seat_2"):
        both.step({"seat_0": 0, "seat_3": 0})
    random = np.random.default_rng(1)
    while both.agents:
        seen, *_ = both.step(legal_for(both, seen, random))
    with pytest.raises(ResetNeeded, match="the hand is over"):
        both.step({})
    env.reset(seed=1)
    while env.agents:
        _, _, ended, _, _ = env.last()
        env.step(None if ended else env.table.legal(env.table.turn())[0])
    with pytest.raises(ResetNeeded, match="the hand is over"):
        env.step(None)


@pytest.mark.parametrize("form", ["whist", "cities", "stukolka_shleif", "viceroy/tiny"])
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_as_the_environment_does_and_neither_disturbs_the_other(form: str, again: Any) -> None:
    env = _begun(form, 3)
    fresh = again(make(form))
    with pytest.raises(ResetNeeded):
        fresh.observe("seat_0")
    random = np.random.default_rng(2)
    for _ in range(9):
        if not env.table.over:
            env.step(int(random.choice(env.table.legal(env.table.turn()))))
    before = env.table.record()
    twin = again(env)
    moves = []
    while not twin.table.over:
        moves.append(int(random.choice(twin.table.legal(twin.table.turn()))))
        twin.step(moves[-1])
    assert env.table.record() == before
    for move in moves:
        env.step(move)
    assert env.table.record() == twin.table.record() and env.rewards == twin.rewards
    env.reset()
    twin.reset()
    assert env.table.record() == twin.table.record()


@pytest.mark.parametrize("cycles", [-1, "3", 2.0, True])
def test_a_hand_is_broken_off_after_a_number_of_moves_or_never(cycles: Any) -> None:
    with pytest.raises(BadOptions, match="broken off"):
        make("whist", max_cycles=cycles)
