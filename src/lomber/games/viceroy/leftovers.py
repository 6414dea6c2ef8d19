"""What gems are worth that are left at the end: the circles that they make one-coloured (A-13, V-96)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import copied4, filled
from lomber.games.viceroy.pyramid import Pyramid

SECTORS: Final[i64] = 4
CIRCLE: Final[i64] = 3


class Leftovers:
    """The circles of a pyramid that are of several colours, and what each would pay."""

    def __init__(self, pyramid: Pyramid) -> None:
        self.shows: list[vec[i64]] = []
        """For each circle how many of its sectors show each colour."""
        for one in pyramid.circles():
            shows = filled(4, 0)
            for colour in pyramid.circle(one):
                shows[colour] += 1
            if pyramid.circle_colour(one) < 0:
                self.shows.append(shows)
        self.pays: vec[i64] = vec[i64]([CIRCLE + pyramid.circle_bonus(colour) for colour in range(4)])

    def points(self, gems: vec[i64]) -> i64:
        """What these gems would pay."""
        return self.plan(gems, filled(4, 0), 0)[0]

    def points_with(self, gems: vec[i64], store: vec[i64], more: i64) -> i64:
        """The same with so many more of the reserve, of colours that serve."""
        return self.plan(gems, store, more)[0]

    def wanted(self, gems: vec[i64], store: vec[i64], more: i64) -> vec[i64]:
        """Which of the reserve would serve."""
        return self.plan(gems, store, more)[1]

    def plan(self, gems: vec[i64], store: vec[i64], more: i64) -> tuple[i64, vec[i64]]:
        """Circle by circle the one that pays most for a gem: the points, and the gems taken for them."""
        own = copied4(gems)
        left = copied4(store)
        taken = filled(4, 0)
        open_ = [True] * len(self.shows)
        total: i64 = 0
        rest = more
        while True:
            circle, colour = self._next(own, left, rest, open_)
            if circle < 0:
                return total, taken
            due = SECTORS - self.shows[circle][colour]
            fetched = due - own[colour] if due > own[colour] else 0
            own[colour] -= due - fetched
            left[colour] -= fetched
            taken[colour] += fetched
            rest -= fetched
            total += self.pays[colour]
            open_[circle] = False

    def _next(self, own: vec[i64], left: vec[i64], rest: i64, open_: list[bool]) -> tuple[i64, i64]:
        """The next circle and its colour; -1 where nothing more can be made."""
        best: i64 = -1
        best_colour: i64 = 0
        most: i64 = 0
        for circle in range(len(self.shows)):
            if not open_[circle]:
                continue
            for colour in range(4):
                due = SECTORS - self.shows[circle][colour]
                fetched = due - own[colour] if due > own[colour] else 0
                rate = 100 * self.pays[colour] // (due + fetched)
                if fetched <= rest and fetched <= left[colour] and rate > most:
                    best, best_colour, most = circle, colour, rate
        return best, best_colour
