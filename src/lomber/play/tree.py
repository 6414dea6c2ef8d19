"""The whole tree of a small hand: every deal, every move. For tiny presets only."""

from collections import Counter
from collections.abc import Iterator
from math import factorial

from librt.vecs import vec
from mypy_extensions import i64

from lomber.table.chance import Deal
from lomber.table.contract import State


def outcomes(deal: Deal) -> Iterator[vec[i64]]:
    """Every different way the deal can fall: sets as combinations, ordered piles as permutations."""
    for order in _piles(deal, 0, sorted(int(card) for card in deal.pool)):
        way = vec[i64](order)
        if deal.allows(way):
            yield way


def _piles(deal: Deal, number: int, rest: list[int]) -> Iterator[list[int]]:
    if number == len(deal.piles):
        yield []
        return
    pile = deal.piles[number]
    for chosen in _ways(rest, int(pile.size), pile.ordered):
        left = rest[:]
        for card in chosen:
            left.remove(card)
        for others in _piles(deal, number + 1, left):
            yield chosen + others


def _ways(cards: list[int], size: int, ordered: bool) -> Iterator[list[int]]:
    if size == 0:
        yield []
        return
    if size > len(cards):
        return
    for i, card in enumerate(cards):
        if i > 0 and card == cards[i - 1]:
            continue  # the same card again: no different way
        rest = cards[:i] + cards[i + 1 :] if ordered else cards[i + 1 :]
        for others in _ways(rest, size - 1, ordered):
            yield [card, *others]


def shuffles(deal: Deal, order: vec[i64]) -> int:
    """How many different shuffles fall like this: one, unless the pool holds a card several times."""
    number = 1
    for copies in Counter([int(card) for card in deal.pool]).values():
        number *= factorial(copies)
    at = 0
    for pile in deal.piles:
        if not pile.ordered:
            held = Counter([int(order[at + i]) for i in range(pile.size)])
            for copies in held.values():
                number //= factorial(copies)
        at += int(pile.size)
    return number


def histories(state: State, limit: int) -> int:
    """How many ways the hand in progress can go to its end; stops counting soon after `limit`."""
    return _histories(state.this_hand(), limit)


def _histories(state: State, limit: int) -> int:
    if state.over():
        return 1
    total = 0
    deal = state.awaits()
    if deal is not None:
        for order in outcomes(deal):
            after = state.copy()
            after.dealt(order)
            total += _histories(after, limit - total)
            if total > limit:
                break
        return total
    seat: i64 = 0
    actors = state.actors()
    while not actors & 1:
        actors >>= 1
        seat += 1
    for move in state.legal(seat):
        after = state.copy()
        after.play(seat, move)
        total += _histories(after, limit - total)
        if total > limit:
            break
    return total
