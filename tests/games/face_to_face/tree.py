"""Plain enumeration: all deals of a pile layout, all histories of a small game."""

import itertools
from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from lomber.table.chance import Deal, Pile
from lomber.table.contract import State


def orders(deal: Deal) -> Iterator[list[int]]:
    """Every different way to make the piles of a deal."""
    return _piles(deal.piles, [int(card) for card in deal.pool])


def _piles(piles: list[Pile], rest: list[int]) -> Iterator[list[int]]:
    if not piles:
        yield []
        return
    first = piles[0]
    ways = itertools.permutations if first.ordered else itertools.combinations
    for cards in ways(rest, int(first.size)):
        left = [card for card in rest if card not in cards]
        for tail in _piles(piles[1:], left):
            yield [*cards, *tail]


def histories(state: State) -> int:
    """All histories from here on, this one included."""
    if state.over():
        return 1
    deal = state.awaits()
    total = 1
    if deal is not None:
        for order in orders(deal):
            following = state.copy()
            following.dealt(vec[i64](order))
            total += histories(following)
        return total
    seat = 0 if state.actors() == 1 else 1
    for move in state.legal(seat):
        following = state.copy()
        following.play(seat, move)
        total += histories(following)
    return total
