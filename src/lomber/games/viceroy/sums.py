"""How the figures of the seven lines come about, as one reckons them aloud (V-100): `2 × 3 + 7`. Pure functions."""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.games.viceroy import score, tokens
from lomber.games.viceroy.pyramid import Pyramid
from lomber.games.viceroy.recolour import CIRCLE
from lomber.games.viceroy.score import Standing
from lomber.table.sheet import Entry


def sums(standing: Standing, seat: i64) -> list[str]:
    """Line by line; empty where there is nothing to add up."""
    pyramid = standing.pyramids[seat]
    circles: vec[i64] = vec[i64]([0, 0, 0, 0])
    for one in pyramid.circles():
        colour = pyramid.circle_colour(one)
        if colour >= 0:
            circles[colour] += 1
    number = score.sets(pyramid)
    return [
        _by_colour(pyramid, circles),
        _by_colour(pyramid, pyramid.infinite()),
        _laws(standing, seat),
        _points(pyramid),
        _magic(pyramid),
        f"{number} × {score.SET}" if number else "",
        _attack(standing, seat),
    ]


def entries(hand: i64, standing: Standing) -> list[Entry]:
    """The sheet of a finished game: seven figures a player, each with its reckoning."""
    found: list[Entry] = []
    for seat in range(len(standing.pyramids)):
        amounts, reckoned = score.lines(standing, seat), sums(standing, seat)
        for row in range(len(score.LINES)):
            line, amount, rule = score.LINES[row], int(amounts[row]), f"V-100.{row + 1}"
            if reckoned[row]:
                words = {"sum": reckoned[row]}
                found.append(Entry(int(hand), seat, line, amount, line + "-sum", rule, words))
            else:
                found.append(Entry(int(hand), seat, line, amount, line, rule))
    return found


def _by_colour(pyramid: Pyramid, found: vec[i64]) -> str:
    worth: list[int] = []
    for colour in range(4):
        worth.extend([int(CIRCLE + pyramid.circle_bonus(colour))] * int(found[colour]))
    return _added(worth)


def _added(values: list[int]) -> str:
    """The least first, equal ones together."""
    values = sorted(values)
    parts: list[str] = []
    for at in range(len(values)):
        if at == 0 or values[at] != values[at - 1]:
            number = values.count(values[at])
            parts.append(str(values[at]) if number == 1 else f"{number} × {values[at]}")
    return " + ".join(parts)


def _laws(standing: Standing, seat: i64) -> str:
    """Every law that gives something, by its number."""
    pyramid = standing.pyramids[seat]
    gives: list[tuple[int, int]] = []
    for one in pyramid.built:
        points: i64 = 0
        for effect in pyramid.cards.printed[one.card].effects:
            points += score.law_points(standing, seat, one, effect)
        if points:
            gives.append((int(pyramid.cards.number(one.card)), int(points)))
    gives.sort()
    return ", ".join([f"#{number}: {points}" for number, points in gives])


def _points(pyramid: Pyramid) -> str:
    values: list[int] = []
    for one in pyramid.built:
        for token in one.tokens:
            if tokens.is_points(token):
                values.append(int(tokens.points_of(token)))
    return _added(values)


def _magic(pyramid: Pyramid) -> str:
    bonuses: list[str] = []
    for one in pyramid.built:
        for token in one.tokens:
            if tokens.magic_bonus(token):
                bonuses.append(str(tokens.magic_bonus(token)))
    bonuses.sort()
    number = pyramid.tokens(tokens.MAGIC)
    if not bonuses:
        return f"{number} × 0" if number else ""
    return f"{number} × " + (bonuses[0] if len(bonuses) == 1 else "(" + " + ".join(bonuses) + ")")


def _attack(standing: Standing, seat: i64) -> str:
    """The tokens of all opponents against defence and wards (E-27)."""
    attack, defence = score.attacks_on(standing, seat), score.defence_of(standing.pyramids[seat])
    if not attack:
        return ""
    if not defence:
        return f"−{score.ATTACK} × {attack}"
    return f"−{score.ATTACK} × ({attack} − {defence})" if attack > defence else f"{attack} ≤ {defence}"
