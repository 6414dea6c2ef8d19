"""Strength as one number: OpenSkill's ratings (Plackett and Luce), from who came before whom.

A rating is a guess and its doubt: twenty-five and a third of it for who has not played. They are taken board after
board in a given order, so that the same results give the same ratings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

MODEL = PlackettLuce()


class Rating(NamedTuple):
    """How strong one is believed to be, and the standard deviation of that belief."""

    strength: float
    doubt: float

    def sure(self) -> float:
        """What one is at least, almost certainly: three deviations below."""
        return self.strength - 3 * self.doubt


FRESH = Rating(float(MODEL.mu), float(MODEL.sigma))


def rated(
    results: Iterable[Mapping[str, float]], before: Mapping[str, Rating] | None = None
) -> dict[str, Rating]:
    """The ratings after these results, each a score by name; equal scores are a draw."""
    held: dict[str, PlackettLuceRating] = {}
    for name, rating in (before or {}).items():
        held[name] = MODEL.rating(rating.strength, rating.doubt, name)
    for scores in results:
        names = list(scores)
        for name in names:
            if name not in held:
                held[name] = MODEL.rating(name=name)
        if len(names) < 2:
            continue
        after = MODEL.rate([[held[name]] for name in names], scores=[scores[name] for name in names])
        for name, (new,) in zip(names, after, strict=True):
            held[name] = new
    return {name: Rating(float(one.mu), float(one.sigma)) for name, one in held.items()}
