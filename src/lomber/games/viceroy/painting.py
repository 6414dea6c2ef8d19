"""Recolouring (перекраска) at the end of the game (V-96): its worth to a player, and the best of it."""

from typing import Any

from mypy_extensions import i64

from lomber.games.viceroy import cards, recolour, score
from lomber.games.viceroy.cards import CORNERS, LETTERS, Effect
from lomber.games.viceroy.pyramid import Pyramid
from lomber.games.viceroy.score import Standing


def prices(standing: Standing, seat: i64) -> recolour.Prices:
    """What circles of each colour, rainbows and leftover gems are worth to a player."""
    pyramid = standing.pyramids[seat]
    found = recolour.Prices()
    for colour in range(4):
        found.circles[colour] += int(pyramid.circle_bonus(colour))
    for one in pyramid.built:
        for effect in pyramid.cards.printed[one.card].effects:
            if effect.kind == cards.POINTS_PER_CIRCLE:
                for colour in range(4):
                    if effect.choice == cards.ANY_COLOUR or effect.choice == colour:
                        found.circles[colour] += int(effect.points)
            elif effect.kind == cards.POINTS_PER_RAINBOW:
                found.rainbows.append((int(effect.points), int(effect.number)))
            elif effect.kind == cards.POINTS_PER_GEM:
                found.leftovers.append((int(effect.points), int(effect.number), int(effect.limit)))
            elif effect.kind == cards.POINTS_MAJORITY and effect.choice == score.CIRCLES_KIND:
                found.majority.append((int(effect.points), _needed(standing, seat, effect)))
    return found


def _needed(standing: Standing, seat: i64, effect: Effect) -> int:
    """With how many circles a player would have most."""
    if len(standing.pyramids) == 1:
        return int(effect.limit)
    most: i64 = -1
    for other in range(len(standing.pyramids)):
        if other != seat:
            most = max(most, score.circles(standing.pyramids[other]))
    return int(most) + 1


def best_paint(standing: Standing, seat: i64) -> list[recolour.Entry]:
    """The recolouring that serves a player best (viceroy.md, 10.3); the others are taken as they stand."""
    pyramid = standing.pyramids[seat]
    free = pyramid.lasting(cards.FREE_RECOLOUR)
    return recolour.best(circles_of(pyramid), standing.screens[seat], free, prices(standing, seat))


def circles_of(pyramid: Pyramid) -> list[recolour.Circle]:
    """The circles of a pyramid, each with its sectors."""
    found: list[recolour.Circle] = []
    for one in pyramid.circles():
        where: list[tuple[int, int, int]] = []
        shows: list[int] = []
        for card, corner in pyramid.circle_sectors(one):
            where.append((int(card.level), int(card.at), int(corner)))
            shows.append(int(pyramid.colour(card, corner)))
        found.append(recolour.Circle(where, shows))
    return found


def palette(standing: Standing, seat: i64) -> dict[str, Any]:
    """What a player's recolouring comes to, whatever he lays, in tables: a page can add it up and needs no rule.

    `sectors` are those he may recolour, in the order in which a gesture names them, and `circles` those of each
    circle with the colours that `shows` them. His points are `rest`, and for each circle `one` by its colour, if it
    has but one, and `many` by the number of its colours; and `left` by the gems left, and `most` by the number of
    one-coloured circles. `free` sectors cost no gem (E-20).
    """
    pyramid = standing.pyramids[seat]
    worth = prices(standing, seat)
    found = circles_of(pyramid)
    names: list[list[str]] = []
    standing_so, ones = 0, 0
    for circle in found:
        names.append([f"{level}:{at} {CORNERS[corner]}" for level, at, corner in circle.where])
        standing_so += recolour.value_of(circle.shows, worth)
        ones += 1 if len(set(circle.shows)) == 1 else 0
    left = [recolour.left_over(worth, gems) for gems in range(int(standing.gems(seat)) + 1)]
    most = [
        sum(points for points, least in worth.majority if number >= least) for number in range(len(found) + 1)
    ]
    many = [
        sum(points for points, colours in worth.rainbows if number >= colours) if number else 0
        for number in range(5)
    ]
    return {
        "free": int(pyramid.lasting(cards.FREE_RECOLOUR)),
        "sectors": [f"{one.level}:{one.at} {CORNERS[corner]}" for one, corner in pyramid.sectors()],
        "circles": names,
        "shows": ["".join(LETTERS[colour] for colour in circle.shows) for circle in found],
        "one": worth.circles,
        "many": many,
        "left": left,
        "most": most,
        "rest": int(score.total(standing, seat)) - standing_so - left[-1] - most[ones],
    }
