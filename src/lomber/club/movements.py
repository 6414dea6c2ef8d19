"""Who plays whom where it is fixed before the first round: all-play-all, and the movements of duplicate play.

Deals are not carried from table to table here: in a round all tables play the same deals at the same time, and
compare at once. So the movements have only people to move:

- `round_robin` with two at a table: the circle. With the same deals and pairs this is the Howell movement: every
  pair meets every other once, and has both directions equally often;
- `round_robin` of single players who are partners at tables of four: the whist movement: everybody is everybody's
  partner once and opponent twice. It is known here for 4, 8, 12, 16, 20, 24 players, and, one of them resting each
  time, for 5, 13, 17, 29, 37 …; for other numbers `grouping` keeps partners and opponents apart round by round;
- `round_robin` of three and more at a table, each for himself: where the number of tables allows it, the rainbow
  (below), in which nobody meets anybody twice; else `grouping`;
- `mitchell`: fields that never meet inside. Of two fields one sits and the other moves on by a table; of three or
  four the second field moves by one table, the third by two, the fourth by three: the rainbow.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lomber.club.grouping import companies
from lomber.club.rounds import History, Round

INFINITY = -1
"""The one who stays while all others move on by one."""

STARTERS: dict[int, tuple[tuple[int, int, int, int], ...]] = {
    4: ((INFINITY, 1, 0, 2),),
    8: ((INFINITY, 2, 0, 3), (1, 4, 5, 6)),
    12: ((INFINITY, 4, 0, 6), (1, 8, 7, 9), (2, 3, 5, 10)),
    16: ((INFINITY, 4, 0, 14), (1, 9, 7, 13), (2, 3, 5, 10), (6, 11, 8, 12)),
    20: ((INFINITY, 10, 0, 17), (1, 8, 9, 13), (2, 4, 18, 5), (3, 7, 16, 11), (6, 12, 15, 14)),
    24: (
        (INFINITY, 3, 0, 6),
        (1, 5, 7, 14),
        (2, 15, 18, 20),
        (4, 11, 19, 13),
        (8, 16, 12, 17),
        (9, 10, 22, 21),
    ),
}
"""First rounds of whist movements; the next one adds 1 to every number. Found by search, proved by the tests."""


def round_robin(count: int, size: int, rounds: int | None = None, sides: bool = False) -> list[Round]:
    """All play all, as nearly as it can be: so many rounds, or as many as a full circle has.

    More rounds than a circle begin it anew, with the places exchanged.
    """
    if size == 2:
        circle = _circle(count)
        wanted = len(circle) if rounds is None else rounds
        return [_turned(circle[r % len(circle)], r // len(circle) % 2 == 1) for r in range(wanted)]
    known = _whist(count) if sides and size == 4 else []
    if known:
        return _balanced((known[r % len(known)] for r in range(rounds or len(known))), sides)
    wanted = rounds or -(-(count - 1) // (size - 1))
    rainbow = mitchell(size, count // size) if count % size == 0 and not sides else []
    if count == size * size and rainbow:
        rainbow.append(Round(tuple(tuple(range(f * size, f * size + size)) for f in range(size))))
    return _balanced(_continued(rainbow[:wanted], count, size, wanted), sides)


def mitchell(fields: int, tables: int, rounds: int | None = None) -> list[Round]:
    """Fields of as many units as there are tables: unit `f * tables + i` is the i-th of field f.

    Nobody meets anybody twice within as many rounds as there are tables, if no number from 2 to `fields` - 1
    divides the number of tables; else there is no such movement and the list is empty. Two fields always move.
    """
    if tables < fields - 1 or any(tables % step == 0 for step in range(2, fields)):
        return []
    return [
        Round(
            tuple(
                tuple(field * tables + (table - field * moved) % tables for field in range(fields))
                for table in range(tables)
            )
        )
        for moved in (r % tables for r in range(rounds or tables))
    ]


def _circle(count: int) -> list[Round]:
    """One stays, the others go round the table; who would meet the empty chair rests."""
    even = count + count % 2
    found = []
    for turn in range(even - 1):
        pairs = [(even - 1, turn) if turn % 2 else (turn, even - 1)]
        for step in range(1, even // 2):
            one, other = (turn + step) % (even - 1), (turn - step) % (even - 1)
            pairs.append((one, other) if step % 2 else (other, one))
        tables = tuple(pair for pair in pairs if count not in pair)
        found.append(
            Round(tables, tuple(unit for pair in pairs if count in pair for unit in pair if unit != count))
        )
    return found


def _turned(one: Round, over: bool) -> Round:
    """The same meetings with the places exchanged."""
    return Round(tuple(table[::-1] for table in one.tables), one.byes) if over else one


def _whist(count: int) -> list[Round]:
    """The whist movement, if it is known."""
    if count in STARTERS:
        last = count - 1
        return [
            Round(tuple(_moved(table, turn, last, last) for table in STARTERS[count])) for turn in range(last)
        ]
    if count % 4 == 1 and all(count % d for d in range(2, int(count**0.5) + 1)):
        first = _by_roots(count)
        return [
            Round(tuple(_moved(table, turn, count, 0) for table in first), (turn,)) for turn in range(count)
        ]
    return []


def _moved(table: Sequence[int], turn: int, modulus: int, infinity: int) -> tuple[int, ...]:
    return tuple(infinity if unit == INFINITY else (unit + turn) % modulus for unit in table)


def _by_roots(prime: int) -> list[tuple[int, int, int, int]]:
    """A first round for a prime 4m + 1: the powers of a primitive root, m apart, sit at one table."""
    root = next(r for r in range(2, prime) if len({pow(r, e, prime) for e in range(prime - 1)}) == prime - 1)
    quarter = (prime - 1) // 4
    power = [pow(root, e, prime) for e in range(prime - 1)]
    return [
        (power[i], power[i + quarter], power[i + 2 * quarter], power[i + 3 * quarter]) for i in range(quarter)
    ]


def _continued(begun: list[Round], count: int, size: int, wanted: int) -> list[Round]:
    """More rounds for a movement that has no more of its own: each as new as it can be made."""
    found = list(begun)
    history = History(found)
    while len(found) < wanted:
        resting = sorted(range(count), key=lambda unit: (history.byes(unit), -unit))[: count % size]
        known = {unit: sum(history.met(unit, other) for other in range(count)) for unit in range(count)}
        order = sorted(
            (unit for unit in range(count) if unit not in resting), key=lambda unit: (known[unit], unit)
        )
        found.append(Round(tuple(companies(order, size, history)), tuple(resting)))
        history.add(found[-1])
    return found


def _balanced(rounds: Iterable[Round], sides: bool) -> list[Round]:
    """The same companies, seated so that everybody has every place equally often, as nearly as it can be."""
    history = History()
    found = []
    for one in rounds:
        found.append(Round(tuple(history.seated(table, sides) for table in one.tables), one.byes))
        history.add(found[-1])
    return found
