"""The protocol: interleaved rounds and the median of their ratios.

The speed of a shared machine wanders by a factor of two within minutes, so two rates taken one after the
other say nothing about each other. Two rates taken in the same second do, and the median of many such ratios
is steady.
"""

import gc
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from lomber.bench.contender import Contender

ROUNDS = 9
"""The fewest rounds whose median we would print."""

SECONDS = 0.5
"""How long each side works in a round."""

WARM = 0.1
"""An untimed start for each side: caches, lazy tables, the processor's clock."""

Tick = Callable[[], None]


@dataclass(frozen=True)
class Pair:
    """Ours and theirs, to be measured side by side; or ours alone, where nobody has the like."""

    ours: Contender
    theirs: Contender | None = None


@dataclass(frozen=True)
class Result:
    """A row of the report. Rates are medians, and `ratio` is the median of the rounds' ratios: it need not be
    `rate / peer_rate`. `ratios` keeps every round. Without a peer the last fields are empty."""

    name: str
    rate: float
    unit: str
    peer: str | None = None
    peer_rate: float | None = None
    ratio: float | None = None
    ratios: tuple[float, ...] = ()


def beside(pair: Pair, rounds: int = ROUNDS, seconds: float = SECONDS, tick: Tick = lambda: None) -> Result:
    """Measure ours, theirs, ours, theirs …; `tick` is called after each round."""
    if pair.theirs is None:
        return alone(pair.ours, rounds, seconds, tick)
    _check(rounds, seconds)
    pair.ours.prepare()
    pair.theirs.prepare()
    _warm(pair.ours, seconds)
    _warm(pair.theirs, seconds)
    our_rates: list[float] = []
    their_rates: list[float] = []
    for _ in range(rounds):
        our_rates.append(_rate(pair.ours, seconds))
        their_rates.append(_rate(pair.theirs, seconds))
        tick()
    ratios = tuple(our / their for our, their in zip(our_rates, their_rates, strict=True))
    return Result(
        pair.ours.name,
        median(our_rates),
        pair.ours.unit,
        pair.theirs.name,
        median(their_rates),
        median(ratios),
        ratios,
    )


def alone(
    side: Contender, rounds: int = ROUNDS, seconds: float = SECONDS, tick: Tick = lambda: None
) -> Result:
    """Measure one side where there is nothing to set beside it."""
    _check(rounds, seconds)
    side.prepare()
    _warm(side, seconds)
    rates: list[float] = []
    for _ in range(rounds):
        rates.append(_rate(side, seconds))
        tick()
    return Result(side.name, median(rates), side.unit)


def _check(rounds: int, seconds: float) -> None:
    if rounds < ROUNDS:
        raise ValueError(f"at least {ROUNDS} rounds are needed, not {rounds}")
    if not seconds > 0:
        raise ValueError(f"a round needs some time, not {seconds} s")


def _warm(side: Contender, seconds: float) -> None:
    side.run(min(WARM, seconds))


def _rate(side: Contender, seconds: float) -> float:
    gc.collect()  # what the other side left behind is not this side's work
    count, elapsed = side.run(seconds)
    if count <= 0 or elapsed <= 0:
        raise ValueError(f"{side.name}: nothing was counted in a round of {seconds} s")
    return count / elapsed
