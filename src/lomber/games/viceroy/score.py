"""The seven lines of the score (V-100 … V-103) and what laws give at the end. Pure functions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.games.viceroy import cards, tokens
from lomber.games.viceroy.cards import Effect
from lomber.games.viceroy.pyramid import Built, Pyramid
from lomber.games.viceroy.recolour import CIRCLE

LINES: Final = ("circles", "infinite", "laws", "points", "magic", "sets", "attack")
"""The rows of the sheet, in the order of the score."""
SET: Final = 7
ATTACK: Final = 3

CIRCLES_KIND: Final[i64] = 8
CARDS_KIND: Final[i64] = 9


class Standing:
    """What a score is counted of: all pyramids, and what lies behind the screens."""

    def __init__(self, pyramids: list[Pyramid], screens: list[vec[i64]], attacks: vec[i64]) -> None:
        self.pyramids = pyramids
        self.screens = screens
        self.attacks = attacks

    def gems(self, seat: i64) -> i64:
        total: i64 = 0
        for number in self.screens[seat]:
            total += number
        return total


def count(standing: Standing, seat: i64, kind: i64) -> i64:
    """How many of a kind a player has: tokens, one-coloured circles, cards (E-33, E-38)."""
    pyramid = standing.pyramids[seat]
    if kind == CIRCLES_KIND:
        return circles(pyramid)
    if kind == CARDS_KIND:
        return len(pyramid.built)
    if kind == tokens.ATTACK:
        return standing.attacks[seat]
    if kind < tokens.ATTACK:
        return pyramid.tokens(kind)
    number: i64 = 0
    for one in pyramid.built:
        for token in one.tokens:
            if _family(token) == kind:
                number += 1
    return number


def _family(token: i64) -> i64:
    """Infinite gems, magic bonuses, circle bonuses, points: numbered as E-33 lists them."""
    kind = tokens.kind_of(token)
    if kind > tokens.POINTS:
        return 7
    if kind >= tokens.INFINITE:
        return 4
    if kind >= tokens.CIRCLE_BONUS:
        return 6
    return 5 if kind >= tokens.MAGIC_BONUS else kind


def circles(pyramid: Pyramid) -> i64:
    number: i64 = 0
    for one in pyramid.circles():
        if pyramid.circle_colour(one) >= 0:
            number += 1
    return number


def sets(pyramid: Pyramid) -> i64:
    """Sets (наборы) of defence, magic and science."""
    least = pyramid.tokens(tokens.DEFENCE)
    least = min(least, pyramid.tokens(tokens.MAGIC))
    return min(least, pyramid.tokens(tokens.SCIENCE))


# -- laws at the end (E-14, E-15, E-18, E-26 … E-38)


def law_points(standing: Standing, seat: i64, one: Built, effect: Effect) -> i64:
    """The final points of one effect of a law that lies in the pyramid."""
    kind = effect.kind
    pyramid = standing.pyramids[seat]
    if kind == cards.TUCK_HAND or kind == cards.TUCK_DRAWN:
        return effect.points * (len(one.closed) + len(one.tucked))
    if kind == cards.TUCK_FREE or kind == cards.POINTS_BY_LEVEL:
        return effect.levels[one.level - 1] if one.level <= 4 else 0
    if kind == cards.STASH_GEMS:
        laid: i64 = 0
        for number in one.stash:
            laid += number
        return effect.points * laid
    if kind == cards.POINTS_PER_CARD:
        return effect.points * (len(pyramid.built) + (tucked(pyramid) if effect.also else 0))
    if kind == cards.POINTS_PER_NEIGHBOUR:
        return effect.points * _neighbours(pyramid, one, effect.choice)
    if kind == cards.POINTS_PER_SET:
        return effect.points * sets(pyramid)
    if kind == cards.POINTS_PER_CIRCLE:
        return effect.points * _circles(pyramid, effect)
    return _counted_points(standing, seat, effect)


def _counted_points(standing: Standing, seat: i64, effect: Effect) -> i64:
    kind = effect.kind
    pyramid = standing.pyramids[seat]
    if kind == cards.POINTS_PER_TOKEN:
        return _capped(effect.points * count(standing, seat, effect.choice), effect.limit)
    if kind == cards.POINTS_PER_GEM:
        return _capped(effect.points * (standing.gems(seat) // effect.number), effect.limit)
    if kind == cards.POINTS_PER_LEVEL_CARD:
        number: i64 = 0
        for one in pyramid.built:
            if one.level == effect.number:
                number += 1
        return effect.points * number
    if kind == cards.POINTS_FOR_HEIGHT:
        highest: i64 = 0
        for one in pyramid.built:
            highest = max(highest, one.level)
        return effect.points * highest
    if kind == cards.POINTS_PER_RAINBOW:
        number = 0
        for one in pyramid.circles():
            if len({int(sector) for sector in pyramid.circle(one)}) >= effect.number:
                number += 1
        return effect.points * number
    if kind == cards.POINTS_MAJORITY:
        return effect.points if has_majority(standing, seat, effect) else 0
    return 0


def _capped(points: i64, cap: i64) -> i64:
    return cap if cap and points > cap else points


def tucked(pyramid: Pyramid) -> i64:
    number: i64 = 0
    for one in pyramid.built:
        number += len(one.tucked) + len(one.closed)
    return number


def _neighbours(pyramid: Pyramid, law: Built, kind: i64) -> i64:
    number: i64 = 0
    for one in pyramid.neighbours(law):
        is_law = pyramid.cards.is_law(one.card)
        if kind == 2 or is_law == (kind == 1):
            number += 1
    return number


def _circles(pyramid: Pyramid, effect: Effect) -> i64:
    number: i64 = 0
    for one in pyramid.circles():
        colour = pyramid.circle_colour(one)
        if colour >= 0 and (effect.choice == cards.ANY_COLOUR or effect.choice == colour):
            number += 1
    if effect.also:
        infinite = pyramid.infinite()
        for colour in range(4):
            if effect.choice == cards.ANY_COLOUR or effect.choice == colour:
                number += infinite[colour]
    return number


def has_majority(standing: Standing, seat: i64, effect: Effect) -> bool:
    """Strictly more than every other player; alone: at least so many (E-38)."""
    own = count(standing, seat, effect.choice)
    if len(standing.pyramids) == 1:
        return own >= effect.limit
    for other in range(len(standing.pyramids)):
        if other != seat and count(standing, other, effect.choice) >= own:
            return False
    return True


# -- the seven lines


def lines(standing: Standing, seat: i64) -> vec[i64]:
    """What a player scores, line by line (V-100)."""
    pyramid = standing.pyramids[seat]
    found = vec[i64]([0, 0, 0, 0, 0, 0, 0])
    worth = vec[i64]([CIRCLE + pyramid.circle_bonus(colour) for colour in range(4)])
    for one in pyramid.circles():
        colour = pyramid.circle_colour(one)
        if colour >= 0:
            found[0] += worth[colour]
    infinite = pyramid.infinite()
    for colour in range(4):
        found[1] += infinite[colour] * worth[colour]
    bonuses: i64 = 0
    for one in pyramid.built:
        for effect in pyramid.cards.printed[one.card].effects:
            found[2] += law_points(standing, seat, one, effect)
        for token in one.tokens:
            found[3] += tokens.points_of(token)
            bonuses += tokens.magic_bonus(token)
    found[4] = pyramid.tokens(tokens.MAGIC) * bonuses
    found[5] = SET * sets(pyramid)
    found[6] = -ATTACK * unwarded(standing, seat)
    return found


def attacks_on(standing: Standing, seat: i64) -> i64:
    """Attack tokens of all opponents together (V-100)."""
    attack: i64 = 0
    for other in range(len(standing.pyramids)):
        if other != seat:
            attack += standing.attacks[other]
    return attack


def defence_of(pyramid: Pyramid) -> i64:
    """Defence tokens and wards (V-100, E-27)."""
    return pyramid.tokens(tokens.DEFENCE) + pyramid.lasting(cards.WARD)


def unwarded(standing: Standing, seat: i64) -> i64:
    """Attack tokens of all opponents together that no defence or ward meets (V-100, E-27)."""
    attack, defence = attacks_on(standing, seat), defence_of(standing.pyramids[seat])
    return attack - defence if attack > defence else 0


def total(standing: Standing, seat: i64) -> i64:
    points: i64 = 0
    for line in lines(standing, seat):
        points += line
    return points


def winners(totals: list[int], pyramids: list[Pyramid], shared: bool) -> list[int]:
    """Most points; of equal ones the lowest card number, or all of them (V-102, V-103)."""
    best = max(totals)
    first = [seat for seat, points in enumerate(totals) if points == best]
    if shared or len(first) == 1:
        return first
    return [min(first, key=lambda seat: pyramids[seat].smallest())]
