"""The doors for research: every game as a PettingZoo environment and as an OpenSpiel game.

An episode is one hand: `Game.start().this_hand()`, dealt, played to its end, paid by what it changes in the
scores. The libraries are not needed to play cards; `pip install lomber[env]` brings them.

>>> from lomber.env import make
>>> env = make("preferans_modern/sochi")
>>> env.reset(seed=7)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lomber.env.hands import HandEnv, ParallelHands


def make(name: str, /, *, encoding: str = "observation", max_cycles: int = 0, **options: Any) -> HandEnv:
    """A game by its id or `id/preset`, with its options, as an AEC environment of PettingZoo."""
    from lomber.env.hands import HandEnv
    from lomber.games import make as make_game

    return HandEnv(make_game(name, options), encoding=encoding, max_cycles=max_cycles)


def parallel(
    name: str,
    /,
    *,
    encoding: str = "observation",
    max_cycles: int = 0,
    illegal_reward: float | None = None,
    **options: Any,
) -> ParallelHands:
    """The same as a parallel environment: all who must move do so at once, the others wait."""
    from lomber.env.hands import ParallelHands

    return ParallelHands(make(name, encoding=encoding, max_cycles=max_cycles, **options), illegal_reward)
