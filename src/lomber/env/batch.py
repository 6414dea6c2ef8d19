"""Many hands at once as a vector environment of Gymnasium, stepped inside compiled code."""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from lomber.cards.bits import BIT
from lomber.env.coding import array_of
from lomber.play.many import Hands
from lomber.play.rollouts import Guided, Playouts
from lomber.table.chance import EVERYONE
from lomber.table.contract import Game
from lomber.table.errors import BadOptions, IllegalMove
from lomber.table.whole import whole

Observations = dict[str, NDArray[Any]]
Step = tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]

SEEDS = 2**62


class VectorHands(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """So many hands of a game; every step is one decision in each of them.

    Observations are a dictionary of arrays, a row for each hand: `to_play`, the seat that must move; `action_mask`,
    its legal moves; `observation`, what it sees (docs/encodings.md), unless the encoding is None. Arrays are the
    caller's own: the next step does not write into them.

    A hand that is over is dealt anew in the same step (`AutoresetMode.SAME_STEP`): the row is then of the next
    hand, `terminations` and `rewards` are of the one that has ended. There is no `final_obs`, for at the end nobody
    is asked; and nothing is ever truncated. Rewards have a column for each seat.

    With a `seat` the environment is that seat's alone: only its decisions are asked, `others` play the rest (at
    "random", or by the "book"), and rewards are its own, one for each hand, as Gymnasium has them.

    Moves that are sealed from each other come one after another, in the order of the seats, and nobody's
    observation tells them. Hands in which nobody is asked, because the deal or the others decide them, are passed
    over.
    """

    def __init__(
        self,
        game: Game,
        num_envs: SupportsIndex,
        *,
        encoding: str | None = "observation",
        seat: SupportsIndex | None = None,
        others: str = "random",
    ) -> None:
        if encoding not in ("observation", None):
            said = f"the vector environment keeps no logs: encoding is observation or None, not {encoding!r}"
            raise BadOptions(said, "encoding")
        self.game = game
        self.num_envs = whole(num_envs) or 0
        if self.num_envs < 1:
            raise BadOptions(f"{num_envs!r} hands cannot be played", "num_envs")
        self.seat = whole(seat)
        if seat is not None and (self.seat is None or not 0 <= self.seat < game.seats):
            raise BadOptions(f"there is no seat {seat!r}; {game.id} has {game.seats}", "seat")
        self.metadata = {"name": f"lomber_{game.id}", "autoreset_mode": AutoresetMode.SAME_STEP}
        asked = EVERYONE if self.seat is None else BIT[self.seat]
        self.hands = Hands(game, self.num_envs, encoding is not None, asked, _players(game, others))
        self._begun = False
        self._arrays()
        self._spaces()

    def _arrays(self) -> None:
        """The memory of the hands as NumPy sees it: no copies."""
        hands, number = self.hands, self.num_envs
        self._turn = array_of(hands.turn, np.int64)
        self._legal = array_of(hands.legal, np.int8).reshape(number, -1)
        self._ended = array_of(hands.ended, np.bool_)
        self._paid = array_of(hands.paid, np.float64).reshape(number, -1)
        self._seen = array_of(hands.observed, np.float64).reshape(number, -1) if hands.size else None
        self._uncut = np.zeros(number, np.bool_)

    def _spaces(self) -> None:
        spaces = {
            "to_play": Discrete(int(self.game.seats)),
            "action_mask": Box(0, 1, (len(self.game.book),), np.int8),
        }
        if self._seen is not None:
            spaces["observation"] = Box(-np.inf, np.inf, self._seen.shape[1:], np.float32)
        self.single_observation_space = Dict(spaces)
        self.single_action_space = Discrete(len(self.game.book))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New hands. A seed fixes them and all that follow; without one the hands go on from the last seed."""
        super().reset(seed=seed)
        self._begun = True
        self.hands.begin(vec[i64](self.np_random.integers(SEEDS, size=self.num_envs)))
        return self._observed(), {}

    def step(self, actions: NDArray[np.int64]) -> Step:
        """A move in every hand. If one of them is against the rules, none is made."""
        if not self._begun:
            raise ResetNeeded("no hands are dealt: reset first")
        moves = np.asarray(actions).astype(np.int64, order="C", casting="same_kind")
        if moves.shape != (self.num_envs,):
            raise ValueError(f"there are {self.num_envs} hands, and moves of shape {moves.shape}")
        wrong = int(self.hands.play(vec[i64](moves)))
        if wrong >= 0:
            self._refuse(wrong, int(moves[wrong]))
        rewards = self._paid.copy() if self.seat is None else self._paid[:, self.seat].copy()
        return self._observed(), rewards, self._ended.copy(), self._uncut.copy(), {}

    def sample(self) -> NDArray[np.int64]:
        """A legal move for every hand, each as likely as any other: a player at random, inside compiled code."""
        if not self._begun:
            raise ResetNeeded("no hands are dealt: reset first")
        return array_of(self.hands.chosen(), np.int64)

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError(
            "hands inside compiled code do not travel between processes: make them where they are played"
        )

    def _observed(self) -> Observations:
        observed: Observations = {"to_play": self._turn.copy(), "action_mask": self._legal.copy()}
        if self._seen is not None:
            observed["observation"] = self._seen.astype(np.float32)
        return observed

    def _refuse(self, hand: int, move: int) -> None:
        """Name the rule, as the position of that hand does."""
        seat = int(self._turn[hand])
        if 0 <= move < len(self.game.book):
            self.hands.states[hand].copy().play(seat, move)
        raise IllegalMove(seat, move, "notation", "unknown-move", text=str(move))


def _players(game: Game, name: str) -> Playouts:
    """Who plays the seats that are not asked."""
    if name == "random":
        return Playouts()
    if name == "book":
        return Guided(game.advice())
    raise BadOptions(f"others play at random or by the book, not {name!r}", "others")
