"""Hands as PettingZoo environments: one agent a seat, one episode a hand."""

from __future__ import annotations

import copy
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from lomber.env.coding import Coding
from lomber.games import make
from lomber.table.contract import Game
from lomber.table.errors import BadOptions, IllegalMove
from lomber.table.options import written
from lomber.table.table import Table
from lomber.table.whole import whole

Observation = dict[str, NDArray[Any]]

DEALT = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos")
"""What PettingZoo asks of a hand that has been dealt."""


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


def code_of(seat: int, action: Any) -> int:
    """A move as a learner gives it: a whole number, and nothing that only looks like one."""
    code = whole(action)
    if code is None:
        raise IllegalMove(seat, action, "notation", "unknown-move", text=repr(action))
    return code


class HandEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One hand, seat by seat.

    `observe` gives the numbers of docs/encodings.md and the mask of legal moves. Moves that are sealed from each
    other come one after another, in the order of the seats, and nobody's observation tells them. The reward comes
    at the end of the hand: what it changes in the scores. A move against the rules raises `IllegalMove` and changes
    nothing; PettingZoo's `TerminateIllegalWrapper` makes it a lost hand instead.
    """

    def __init__(self, game: Game, *, encoding: str = "observation", max_cycles: SupportsIndex = 0) -> None:
        super().__init__()
        cycles = whole(max_cycles)
        if cycles is None or cycles < 0:
            raise BadOptions(f"a hand cannot be broken off after {max_cycles!r} moves", "max_cycles")
        self.game = game
        self.max_cycles = cycles
        """After so many moves the hand is broken off (truncated), unpaid; 0: never."""
        self.metadata = {"name": f"lomber_{game.id}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [agent_of(seat) for seat in range(game.seats)]
        self._coding = Coding(game, encoding)
        self._moves = len(game.book)
        self._spaces = Dict(
            {
                "observation": Box(-np.inf, np.inf, (self._coding.size,), np.float32),
                "action_mask": Box(0, 1, (self._moves,), np.int8),
            }
        )
        self._actions = [Discrete(self._moves) for _ in self.possible_agents]
        self._seeds = np.random.default_rng()
        self._table: Table | None = None
        self._seed = 0
        self._done: list[tuple[int, int]] = []

    @property
    def table(self) -> Table:
        """The table at which the hand is played."""
        if self._table is None:
            raise ResetNeeded("no hand is dealt: reset first")
        return self._table

    def __getattr__(self, name: str) -> Any:
        """Whatever is not there; what every hand has will be, once one is dealt."""
        if name in DEALT:
            raise AttributeError(
                f"no hand is dealt, and there is no {name!r}: reset first", name=name, obj=self
            )
        raise AttributeError(f"{type(self).__name__} has no {name!r}", name=name, obj=self)

    def __getstate__(self) -> dict[str, Any]:
        """Games and positions do not travel between processes: what was dealt and done does, and happens again."""
        made = {"game": (self.game.id, written(self.game.options)), "_table": self._table is not None}
        return {**self.__dict__, **made, "_coding": self._coding.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        game = make(*state["game"])
        self.__dict__.update(state, game=game, _coding=Coding(game, state["_coding"]), _table=None)
        if state["_table"]:
            self._deal()
            for seat, move in self._done:
                self.table.play(seat, move)

    def __copy__(self) -> HandEnv:
        """A hand is copied whole or not at all: two that share a table would disturb each other."""
        return copy.deepcopy(self)

    def _deal(self) -> None:
        self._table = Table(self.game, seed=self._seed, single=True)

    def seat(self, agent: str) -> int:
        """The seat of an agent; ValueError says which agents there are."""
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def observation_space(self, agent: str) -> Dict:
        self.seat(agent)
        return self._spaces

    def action_space(self, agent: str) -> Discrete:
        return self._actions[self.seat(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Another hand. A seed fixes it and those that follow without one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._seed = int(self._seeds.integers(2**53))
        self._done = []
        self._deal()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()
        self._accumulate_rewards()  # the deal alone may have decided it

    @property
    def made(self) -> int:
        """The moves made in this hand."""
        return len(self._done)

    def play(self, seat: int, move: int) -> None:
        """A move at the table; the next turn is not looked for."""
        self.table.play(seat, move)
        self._done.append((seat, move))

    def _turn(self) -> None:
        """Whose move it is; at the end of the hand, everybody's reward."""
        if self.table.over:
            self.rewards = {agent_of(seat): float(score) for seat, score in enumerate(self.table.scores())}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        if self.max_cycles and self.made >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = agent_of(self.table.turn())

    def observe(self, agent: str) -> Observation:
        seat = self.seat(agent)
        mask = np.zeros(self._moves, np.int8)
        mask[self.table.legal(seat)] = 1
        return {
            "observation": self._coding.numbers(self.table, seat),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        table = self.table
        if not self.agents:
            raise ResetNeeded("the hand is over: reset first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play(table.turn(), code_of(table.turn(), action))
        self._cumulative_rewards[agent] = 0.0
        self._turn()
        self._accumulate_rewards()

    def render(self) -> str:
        """What the seat to move knows, as text."""
        return self.table.seen(self.seat(self.agent_selection), clues=False).text()

    def close(self) -> None:
        """Nothing is held open."""


class ParallelHands(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One hand, all seats at once: everybody gives a move at every step, and whoever is not asked must wait.

    The last action, one beyond the game's moves, is to wait; it is the only one of a seat that is not asked.
    Where the rules ask several seats at once (closed fists), their moves are made together; where the deal alone
    decides the hand, everybody waits once and is paid. A move against the rules raises `IllegalMove` and changes
    nothing; with an `illegal_reward` it ends the hand, and whoever made it is paid that, the others nothing.
    """

    def __init__(self, hand: HandEnv, illegal_reward: float | None = None) -> None:
        self.hand = hand
        self.illegal_reward = illegal_reward
        self.metadata = {**hand.metadata, "is_parallelizable": True}
        self.render_mode = hand.render_mode
        self.possible_agents = hand.possible_agents
        self.wait = len(hand.game.book)
        inner = hand.observation_space(self.possible_agents[0])
        mask = Box(0, 1, (self.wait + 1,), np.int8)
        self._spaces = Dict({"observation": inner["observation"], "action_mask": mask})
        self._actions = [Discrete(self.wait + 1) for _ in self.possible_agents]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        self.hand.seat(agent)
        return self._spaces

    def action_space(self, agent: str) -> Discrete:
        return self._actions[self.hand.seat(agent)]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.hand.reset(seed, options)
        self.steps = 0
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Observation]:
        asked = self.hand.table.actors()
        observed = {}
        for agent in self.possible_agents:
            seen = self.hand.observe(agent)
            waits = np.int8(self.hand.seat(agent) not in asked)
            observed[agent] = {**seen, "action_mask": np.append(seen["action_mask"], waits)}
        return observed

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """The moves of those who are asked; all are looked at before the first is made."""
        table = self.hand.table
        if not self.agents:
            raise ResetNeeded("the hand is over: reset first")
        if missing := [agent for agent in self.agents if agent not in actions]:
            raise ValueError(f"everybody gives a move or waits; there is nothing from {', '.join(missing)}")
        rewards = dict.fromkeys(self.agents, 0.0)
        culprit = self._culprit(actions)
        over = culprit is not None
        if culprit is not None:
            rewards[culprit] = self.illegal_reward or 0.0
        else:
            for seat in table.actors():
                self.hand.play(seat, int(actions[agent_of(seat)]))
            self.steps += 1
            over = table.over
        if table.over:
            rewards = {agent_of(seat): float(score) for seat, score in enumerate(table.scores())}
        broken = bool(self.hand.max_cycles and self.steps >= self.hand.max_cycles)
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, broken and not over)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over or broken:
            self.agents = []
        return self._observed(), rewards, ended, cut, infos

    def _culprit(self, actions: dict[str, int]) -> str | None:
        """The first who would move against the rules, where that is paid for instead of refused."""
        trial = self.hand.table.copy()
        for seat, agent in enumerate(self.possible_agents):
            try:
                action = code_of(seat, actions[agent])
                if seat in self.hand.table.actors():
                    trial.play(seat, action)
                elif action != self.wait:
                    raise IllegalMove(seat, action, "turn", "not-your-turn")
            except IllegalMove:
                if self.illegal_reward is None:
                    raise
                return agent
        return None

    def render(self) -> str:
        return self.hand.table.seen(-1, clues=False).text()

    def close(self) -> None:
        """Nothing is held open."""
