"""A small network teaches itself Whist in a minute, in NumPy alone.

    python examples/whist_network.py

It learns what every card is worth: shown what a seat saw when it played a card, it is pulled towards the tricks
that its side took from there on, the next counting most (Monte Carlo control, as DouZero does it with more). All
seats are played by the network, which lays the card it thinks best and now and then another.

It is judged in points, with the same cards at two tables: at one it sits North and South, at the other East and
West, against two who play at random. So the luck of honours and coronets falls out.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lomber.env import vector
from lomber.env.batch import VectorHands

Numbers = NDArray[np.float32]
Seen = dict[str, NDArray[Any]]

HANDS = 256
STEPS = 104
"""Two hands of 52 cards in every row before the network learns from them."""
TRICKS = slice(704, 706)
"""Where an observation tells the tricks of both sides, as parts of thirteen (docs/encodings.md)."""
PATIENCE = 0.7
"""What a trick more is worth a trick later."""
PARTNERS = np.array([[True, True, False, False], [False, False, True, True]])
"""The two sides where nobody draws for places."""


class Network:
    """One hidden layer; its answers are the values of all 52 cards."""

    def __init__(self, inputs: int, hidden: int, outputs: int, rng: np.random.Generator) -> None:
        self.weights: list[Numbers] = [
            rng.normal(0, np.sqrt(2 / inputs), (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, np.sqrt(1 / hidden), (hidden, outputs)).astype(np.float32) * np.float32(0.1),
            np.zeros(outputs, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def values(self, seen: Numbers) -> Numbers:
        values: Numbers = self._hidden(seen) @ self.weights[2] + self.weights[3]
        return values

    def _hidden(self, seen: Numbers) -> Numbers:
        hidden: Numbers = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        return hidden

    def learn(self, seen: Numbers, moves: NDArray[np.int64], worth: Numbers, rate: float = 1e-3) -> float:
        """Pull the values of these moves towards what they came to; the mean squared error before that."""
        hidden, rows = self._hidden(seen), np.arange(len(moves))
        wrong = (hidden @ self.weights[2] + self.weights[3])[rows, moves] - worth
        pull = np.zeros((len(moves), self.weights[3].size), np.float32)
        pull[rows, moves] = 2 * wrong / len(moves)
        through = (pull @ self.weights[2].T) * (hidden > 0)
        self._descend([seen.T @ through, through.sum(0), hidden.T @ pull, pull.sum(0)], rate)
        return float(np.mean(wrong**2))

    def _descend(self, slopes: list[Numbers], rate: float) -> None:
        """A step of Adam."""
        self._updates += 1
        rate *= np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for weight, mean, square, slope in zip(self.weights, self._means, self._squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= np.float32(rate) * mean / (np.sqrt(square) + 1e-8)


def best(network: Network, seen: Seen) -> NDArray[np.int64]:
    """The legal card of the highest value in every hand."""
    values = np.where(seen["action_mask"], network.values(seen["observation"]), -np.inf)
    moves: NDArray[np.int64] = values.argmax(1)
    return moves


class Played:
    """What was seen, what was played, by whom, and which hands it ended: an entry for every step."""

    def __init__(self) -> None:
        self.looks: list[Numbers] = []
        self.moves: list[NDArray[np.int64]] = []
        self.movers: list[NDArray[np.int64]] = []
        self.ends: list[NDArray[np.bool_]] = []

    def tricks(self) -> Numbers:
        """What each move came to: by how much its side won more tricks from there on, in a row for every step."""
        rows = np.arange(len(self.moves[0]))
        worth = np.zeros((len(self.moves), len(rows)), np.float32)
        coming, ahead = np.zeros((len(rows), 4), np.float32), np.zeros((len(rows), 4), np.float32)
        known = np.zeros((len(rows), 4), np.bool_)
        for step in reversed(range(len(self.moves))):
            ended, seat = self.ends[step], self.movers[step]
            coming[ended], known[ended] = 0, False
            own, other = self.looks[step][:, TRICKS].T
            lead = 13 * (own - other)
            gained = np.where(known[rows, seat], ahead[rows, seat] - lead, 0)
            worth[step] = coming[rows, seat] = gained + PATIENCE * coming[rows, seat]
            ahead[rows, seat], known[rows, seat] = lead, True
        return worth


def played(
    envs: VectorHands, seen: Seen, network: Network, bold: float, rng: np.random.Generator
) -> tuple[Seen, Played]:
    """Play on for a while; `bold` moves of all are random."""
    log = Played()
    for _ in range(STEPS):
        moves = np.where(rng.random(envs.num_envs) < bold, envs.sample(), best(network, seen))
        log.looks.append(seen["observation"])
        log.movers.append(seen["to_play"])
        log.moves.append(moves)
        seen, _, ended, _, _ = envs.step(moves)
        log.ends.append(ended)
    return seen, log


def taught(seconds: float, seed: int = 1, say: bool = True) -> tuple[Network, int]:
    """A network that has played with itself for so long, and how many decisions it has seen."""
    rng = np.random.default_rng(seed)
    envs = vector("whist", HANDS)
    seen, _ = envs.reset(seed=seed)
    network = Network(seen["observation"].shape[1], 128, seen["action_mask"].shape[1], rng)
    end, decisions, shown = time.monotonic() + seconds, 0, 0
    while time.monotonic() < end:
        seen, log = played(envs, seen, network, 0.1, rng)
        looks, moves, worth = np.concatenate(log.looks), np.concatenate(log.moves), log.tricks().ravel()
        loss = [
            network.learn(looks[part], moves[part], worth[part])
            for part in np.array_split(rng.permutation(len(moves)), len(moves) // 512)
        ]
        decisions += len(moves)
        if say and decisions >= shown:
            print(f"{decisions:9,} decisions   loss {np.mean(loss):.2f}", flush=True)
            shown += 250_000
    return network, decisions


def against_random(network: Network, hands: int, seed: int = 2) -> tuple[float, float]:
    """Points a hand that the network and itself win of two random players, and the half of a 95 % interval."""
    won: list[NDArray[np.float64]] = []
    for side in PARTNERS:
        envs = vector("whist", hands, draw=False)
        seen, _ = envs.reset(seed=seed)  # the same cards in both seatings
        over = np.zeros(hands, np.bool_)
        while not over.all():  # every hand has 52 cards: all end together
            ours = side[seen["to_play"]]
            seen, rewards, over, _, _ = envs.step(np.where(ours, best(network, seen), envs.sample()))
        won.append(rewards[:, side].mean(1))
    points = np.mean(won, axis=0)
    return float(points.mean()), float(1.96 * points.std() / np.sqrt(hands))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=50.0, help="to learn in")
    parser.add_argument("--hands", type=int, default=2000, help="to be judged by, in two seatings")
    chosen = parser.parse_args()
    network, decisions = taught(chosen.seconds)
    mean, half = against_random(network, chosen.hands)
    print(f"{decisions:,} decisions later: {mean:+.2f} ± {half:.2f} points a hand against random play")


if __name__ == "__main__":
    main()
