"""A deal told by its result: what was declared, and who took the tricks in their order; from that the counts."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled
from lomber.games.piquet.count import NORMAN, PIQUET, Count
from lomber.games.piquet.deal import Rules
from lomber.games.piquet.match import Match
from lomber.play import refusals
from lomber.play.setups import Described


def counts_of(given: object, rules: Rules, match: Match) -> list[int]:
    """The final counts of a described deal by seat.

    `hand`: what each has counted in his hand, or `declared`: rows for white cards, point, sequences and sets, each
    by seat (the order matters to `repique_order=classic_order`). `won`: the winner of every trick, in order.
    Seats: `capots` announced, `whole` hands counted to the last card, `silent` in the play, `struck` for a false
    claim.
    """
    if not isinstance(given, dict):
        raise refusals.written_like("deal", given, {"hand": [7, 0], "won": [0, 0, 1]})
    data = Described(given)
    n = int(match.players)
    seats = match.seats()
    count = Count(rules.usage, NORMAN if len(seats) == 3 else PIQUET, n)
    capots, whole = data.seat_set("capots", n), data.seat_set("whole", n)
    _declare(data, count, whole, n)
    count.silent, count.struck = data.seat_set("silent", n), data.seat_set("struck", n)
    winners = _winners(data, seats, int(rules.three_hands if len(seats) == 3 else rules.two_hands))
    data.finish()
    _play(count, winners, seats[0])
    tricks = filled(n, 0)
    for winner in winners:
        tricks[winner] += 1
    count.finish(tricks, capots, whole)
    return [int(count.total(seat)) for seat in range(n)]


def _declare(data: Described, count: Count, whole: i64, n: int) -> None:
    """The hand counts, and the repique (P-16, P-17)."""
    rows: list[Any] = [data.numbers("hand", [0] * n, 0, 10**6)]
    told = data.value("declared", [])
    if told:
        if data.has("hand") or not isinstance(told, list) or len(told) != 4:
            raise refusals.written_like("declared", told, [[0] * n, [5] + [0] * (n - 1), [0] * n, [0] * n])
        rows = told
    parts: list[vec[i64]] = []
    for row in rows:
        if (
            not isinstance(row, list)
            or len(row) != n
            or not all(type(one) is int and 0 <= one <= 10**6 for one in row)
        ):
            raise refusals.each_wanted("declared", n)
        part = filled(n, 0)
        for seat in range(n):
            part[seat] = row[seat]
        parts.append(part)
    if count.usage.in_hand:
        bonus = filled(n, 0)
        for seat in range(n):
            if whole & BIT[seat]:
                bonus[seat] = count.usage.bonus
        parts.append(bonus)
    count.declared(parts)


def _winners(data: Described, seats: list[int], tricks: int) -> list[int]:
    winners = data.value("won", [])
    if not isinstance(winners, list) or not all(type(one) is int and one in seats for one in winners):
        raise refusals.seats_wanted("won", winners)
    if len(winners) != tricks:
        raise refusals.tricks_miscounted(len(winners), tricks)
    return list(winners)


def _play(count: Count, winners: list[int], elder: int) -> None:
    """The first leads, then who has taken the trick before (P-19 … P-22)."""
    leader = elder
    for winner in winners:
        count.lead(leader, elder)
        count.take(winner, leader, elder)
        leader = winner
    if winners.count(leader) < len(winners):
        count.last_trick(leader, elder)
