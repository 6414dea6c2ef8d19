"""The doors for research: every game as a PettingZoo environment, as a vector environment of Gymnasium and as an
OpenSpiel game.

An episode is one hand: `Game.start().this_hand()`, dealt, played to its end, paid by what it changes in the
scores. The libraries are not needed to play cards; `pip install lomber[env]` brings them.

Examples:
    >>> from lomber.env import make
    >>> env = make("preferans_modern/sochi")
    >>> env.reset(seed=7)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

if TYPE_CHECKING:
    from lomber.env.batch import VectorHands
    from lomber.env.hands import HandEnv, ParallelHands


def make(
    name: str, /, *, encoding: str = "observation", max_cycles: SupportsIndex = 0, **options: Any
) -> HandEnv:
    """A game by its id or `id/preset`, with its options, as an AEC environment of PettingZoo."""
    from lomber.env.hands import HandEnv
    from lomber.games import make as make_game

    return HandEnv(make_game(name, options), encoding=encoding, max_cycles=max_cycles)


def parallel(
    name: str,
    /,
    *,
    encoding: str = "observation",
    max_cycles: SupportsIndex = 0,
    illegal_reward: float | None = None,
    **options: Any,
) -> ParallelHands:
    """The same as a parallel environment: all who must move do so at once, the others wait."""
    from lomber.env.hands import ParallelHands

    return ParallelHands(make(name, encoding=encoding, max_cycles=max_cycles, **options), illegal_reward)


def vector(
    name: str,
    /,
    num_envs: SupportsIndex,
    *,
    encoding: str | None = "observation",
    seat: SupportsIndex | None = None,
    others: str = "random",
    **options: Any,
) -> VectorHands:
    """So many hands of a game at once, as a vector environment of Gymnasium, stepped inside compiled code."""
    from lomber.env.batch import VectorHands
    from lomber.games import make as make_game

    return VectorHands(make_game(name, options), num_envs, encoding=encoding, seat=seat, others=others)
