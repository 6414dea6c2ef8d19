"""The network of `examples/whist_network.py` learns, and learns what it is meant to."""

import numpy as np
import pytest

from examples import whist_network
from examples.whist_network import Network, against_random, best, played, taught
from lomber.env import vector


def test_a_step_goes_down_the_slope() -> None:
    rng = np.random.default_rng(1)
    network = Network(12, 8, 5, rng)
    seen = rng.random((64, 12)).astype(np.float32)
    moves, worth = rng.integers(5, size=64), rng.normal(size=64).astype(np.float32)
    losses = [network.learn(seen, moves, worth, rate=0.01) for _ in range(60)]
    assert losses[1] < losses[0]
    assert losses[-1] < 0.7 * losses[0]


def test_the_best_card_is_a_legal_one() -> None:
    envs = vector("whist", 16)
    seen, _ = envs.reset(seed=1)
    network = Network(seen["observation"].shape[1], 8, 52, np.random.default_rng(1))
    assert seen["action_mask"][np.arange(16), best(network, seen)].all()


def test_a_move_is_worth_the_tricks_its_side_took_from_there_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told with all patience, the first cards of a hand are worth its whole margin but for the last trick."""
    monkeypatch.setattr(whist_network, "PATIENCE", 1.0)
    monkeypatch.setattr(whist_network, "STEPS", 52)
    envs = vector("whist", 4, draw=False)
    seen, _ = envs.reset(seed=3)
    network = Network(seen["observation"].shape[1], 8, 52, np.random.default_rng(1))
    _, log = played(envs, seen, network, 0.5, np.random.default_rng(2))
    worth = log.tricks()
    assert all(ended.all() == (step == 51) for step, ended in enumerate(log.ends))
    for row in range(4):
        first = {int(log.movers[step][row]): float(worth[step][row]) for step in range(4)}
        assert [first[0], first[0], first[0]] == pytest.approx([first[1], -first[2], -first[3]])
        own, other = log.looks[51][row][whist_network.TRICKS] * 13
        assert first[int(log.movers[51][row])] == pytest.approx(own - other)
    assert (worth[48:] == 0).all()


def test_a_moment_of_learning_runs_and_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whist_network, "HANDS", 8)
    network, decisions = taught(0.01, say=False)
    assert decisions == 8 * whist_network.STEPS
    mean, half = against_random(network, 8)
    assert -30 < mean < 30 and half > 0
