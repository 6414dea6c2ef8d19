"""Many hands at once: the same hands as anywhere else, by Gymnasium's conventions."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from lomber.conform import forms
from lomber.env import vector
from lomber.env.batch import VectorHands
from lomber.games import listings, make
from lomber.table.errors import BadOptions, IllegalMove
from tests.short import SHORT
from tests.told import DEEP

FORMS = sorted({form.partition(":")[0] for form in forms(None)}) if DEEP else sorted(listings())


def hands_of(form: str, number: int, **more: Any) -> VectorHands:
    return vector(form, number, **SHORT.get(form, {}), **more)


def assert_shows_its_hands(env: VectorHands, seen: dict[str, Any]) -> None:
    """Every row is of the position that is played there, asked by the contract itself."""
    for row, state in enumerate(env.hands.states):
        seat = int(seen["to_play"][row])
        assert state.acts(seat)
        assert seen["action_mask"][row].nonzero()[0].tolist() == list(state.legal(seat))
        numbers = np.asarray(state.view(seat).observe(), np.float32)
        assert (seen["observation"][row] == numbers).all()


@pytest.mark.parametrize("form", FORMS)
def test_every_row_is_a_hand_and_its_end_is_paid(form: str) -> None:
    env = hands_of(form, 3)
    seen, _ = env.reset(seed=5)
    finished = steps = 0
    while finished < 3:
        if steps % 7 == 0:
            assert env.observation_space.contains(seen)
            assert_shows_its_hands(env, seen)
        moves = env.sample()
        ahead = [state.copy() for state in env.hands.states]
        for state, seat, move in zip(ahead, seen["to_play"], moves, strict=True):
            state.play(int(seat), int(move))
        seen, rewards, ended, cut, infos = env.step(moves)
        steps += 1
        assert not cut.any() and infos == {} and rewards.shape == (3, env.game.seats)
        for row, state in enumerate(ahead):
            if state.awaits() is None:  # chance has no hand in how this goes on
                assert ended[row] == state.over()
            expected = state.scores() if state.over() else [0] * int(env.game.seats)
            if ended[row] == state.over():
                assert rewards[row].tolist() == expected
        finished += int(ended.sum())
    assert_shows_its_hands(env, seen)


def played(env: VectorHands, seed: int | None, steps: int) -> list[Any]:
    seen, _ = env.reset(seed=seed)
    log: list[Any] = [seen]
    for _ in range(steps):
        log.extend(env.step(env.sample()))
    return log


def same(first: list[Any], second: list[Any]) -> bool:
    return all(
        all((one[key] == two[key]).all() for key in one) if isinstance(one, dict) else (one == two).all()
        for one, two in zip(first, second, strict=True)
    )


def test_a_seed_fixes_all_hands_and_those_that_follow() -> None:
    env = vector("stukolka", 8)
    first, after = played(env, 7, 60), played(env, None, 60)
    again = vector("stukolka", 8)
    assert same(played(again, 7, 60), first) and same(played(again, None, 60), after)
    assert not same(first, after)


def test_hands_do_not_repeat_each_other() -> None:
    seen, _ = vector("whist", 64).reset(seed=1)
    assert len({row.tobytes() for row in seen["observation"]}) == 64


def test_arrays_belong_to_who_asked_for_them() -> None:
    env = vector("whist", 2)
    seen, _ = env.reset(seed=3)
    before = {key: array.copy() for key, array in seen.items()}
    env.step(env.sample())
    assert all((seen[key] == before[key]).all() for key in seen)


def test_a_move_against_the_rules_is_refused_and_no_hand_goes_on() -> None:
    env = vector("whist", 5)
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(5, np.int64))
    with pytest.raises(ResetNeeded):
        env.sample()
    seen, _ = env.reset(seed=2)
    moves = env.sample().copy()
    moves[3] = np.flatnonzero(seen["action_mask"][3] == 0)[0]
    for wrong, rule in ((moves[3], "W-9"), (52, "notation"), (-1, "notation")):
        moves[3] = wrong
        with pytest.raises(IllegalMove) as refused:
            env.step(moves)
        assert refused.value.rule == rule
        assert_shows_its_hands(env, seen)
    wrong_arrays: list[Any] = [moves[:4], moves.astype(np.float32)]
    for senseless in wrong_arrays:
        with pytest.raises((ValueError, TypeError)):
            env.step(senseless)


@pytest.mark.parametrize("others", ["random", "book"])
@pytest.mark.parametrize("form", ["whist", "gorka", "preferans_modern/sochi"])
def test_one_seat_alone_is_asked_and_paid(form: str, others: str) -> None:
    env = vector(form, 4, seat=1, others=others)
    seen, _ = env.reset(seed=6)
    finished = 0
    while finished < 6:
        assert (seen["to_play"] == 1).all()
        seen, rewards, ended, _, _ = env.step(env.sample())
        assert rewards.shape == (4,) and not rewards[~ended].any()
        finished += int(ended.sum())
    assert_shows_its_hands(env, seen)


def test_wrappers_of_gymnasium_count_its_hands() -> None:
    """Theirs are written for one reward a row."""
    hands = vector("whist", 4, seat=0)
    env = RecordEpisodeStatistics(hands)
    env.reset(seed=1)
    for _ in range(13):
        *_, ended, _, infos = env.step(hands.sample())
    assert ended.all() and infos["episode"]["l"].tolist() == [13] * 4
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


def test_by_the_book_the_others_are_harder_to_beat() -> None:
    """The same hands, seat 0 at random: against the book it loses, against chance it does not."""
    won = {}
    for others in ("random", "book"):
        env = vector("humbug", 16, encoding=None, seat=0, others=others)
        env.reset(seed=4)
        won[others] = sum(float(env.step(env.sample())[1].sum()) for _ in range(28))
    assert won["book"] < won["random"]


def test_without_observations_there_are_masks_alone() -> None:
    env = vector("whist", 2, encoding=None)
    seen, _ = env.reset(seed=1)
    assert sorted(seen) == ["action_mask", "to_play"]
    assert env.observation_space.contains(seen)


@pytest.mark.parametrize(
    "wrong",
    [
        {"encoding": "information"},
        *[{"seat": seat} for seat in (4, -1, "0", True)],
        *[{"num_envs": number} for number in (0, -1, 2.0, "2", None, True)],
        {"others": "nobody"},
        {"players": 9},
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        vector("whist", **({"num_envs": 2} | wrong))


def test_how_many_hands_and_whose_may_be_named_and_be_numbers_of_numpy() -> None:
    env = vector("whist", num_envs=np.int64(3), seat=np.int64(2))
    seen, _ = env.reset(seed=1)
    assert env.num_envs == 3 and set(seen["to_play"]) == {2}


def test_the_rows_are_as_wide_as_the_game_is_documented() -> None:
    env, game = vector("vint", 2), make("vint")
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].shape == (2, len(game.book))
    assert seen["observation"].shape == (2, sum(field.size for field in game.fields()))


def test_who_wants_to_send_hands_to_another_process_is_told_to_make_them_there() -> None:
    with pytest.raises(TypeError, match="make them where they are played"):
        pickle.dumps(vector("whist", 2))
