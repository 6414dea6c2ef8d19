"""Ratings: how strong a member is at a game, by OpenSkill (Plackett–Luce), from rated matches alone.

A rating is folded from outcomes, an outcome is read off a table's log: so all ratings can be computed anew from
what was played, and must come out the same. Nothing here knows a game: sides are those of the scene, places are the
order of the scores.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from openskill.models import PlackettLuce

from lomber.server.events import Acted
from lomber.server.match import Match

MODEL = PlackettLuce()
STAND_INS = 0.25
"""Whoever lets a bot make more than this share of his moves has not played the match."""


@dataclass(frozen=True)
class Rating:
    """What is believed of a player's strength, and how firmly."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    matches: int = 0

    @property
    def shown(self) -> int:
        """The figure people see: a careful estimate, 1000 for a newcomer."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


NEWCOMER = Rating()


@dataclass(frozen=True)
class Outcome:
    """How a rated match ended for those who had sat down to it."""

    sides: tuple[tuple[str, ...], ...]
    """Members, those who played together together."""
    places: tuple[int, ...]
    """Of each side: 1 the best; equal for sides that ended alike."""
    deserters: tuple[str, ...] = ()
    """Those who left it to bots. Then only they are rated, as having lost to everybody else."""


def outcome_of(match: Match) -> Outcome | None:
    """What a match says about its players; None: nothing that counts."""
    if not match.opened.rated or not match.ended or not all(match.began):
        return None
    scores = [int(score) for score in match.table.scores()]
    deserters = tuple(person for seat, person in enumerate(match.began) if _deserted(match, seat))
    if deserters:
        sides = [[seat] for seat in range(len(match.began))]
        places = [2 if match.began[seat] in deserters else 1 for seat in range(len(match.began))]
    else:
        sides = sides_of(match, scores)
        places = [1 + sum(scores[other[0]] > scores[side[0]] for other in sides) for side in sides]
    return Outcome(
        tuple(tuple(match.began[seat] for seat in side) for side in sides), tuple(places), deserters
    )


def _deserted(match: Match, seat: int) -> bool:
    """Is the seat somebody else's now, or a bot's at the end, or did bots make too many of its moves?"""
    if match.chairs[seat].person != match.began[seat] or seat in match.away:
        return True
    made = [event for event in match.log if isinstance(event, Acted) and event.seat == seat]
    return sum(event.by == "bot" for event in made) > STAND_INS * len(made)


def sides_of(match: Match, scores: list[int]) -> list[list[int]]:
    """Who sit on one side at the end with one score have played together; otherwise each plays for himself."""
    sides = match.table.view(-1).scene().sides()
    if all(len({scores[seat] for seat in side}) == 1 for side in sides):
        return sides
    return [[seat] for seat in range(len(scores))]


def rated(outcome: Outcome, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings that an outcome changes, as they are after it."""
    known = [[before.get(person, NEWCOMER) for person in side] for side in outcome.sides]
    teams = [[MODEL.create_rating([rating.mu, rating.sigma]) for rating in side] for side in known]
    after = MODEL.rate(teams, ranks=[float(place) for place in outcome.places])
    return {
        person: Rating(float(new.mu), float(new.sigma), old.matches + 1)
        for side, olds, news in zip(outcome.sides, known, after, strict=True)
        for person, old, new in zip(side, olds, news, strict=True)
        if not outcome.deserters or person in outcome.deserters
    }
