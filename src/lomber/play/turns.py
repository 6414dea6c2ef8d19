"""Whose turn comes next, clockwise, among those who are still concerned."""

from mypy_extensions import i64

from lomber.cards.bits import BIT


def after(seat: i64, among: i64, players: i64) -> i64:
    """The next of a set of seats after this one, clockwise; itself if there is nobody else; -1 for no seats."""
    for step in range(1, players + 1):
        next_seat = (seat + step) % players
        if among & BIT[next_seat]:
            return next_seat
    return -1


def later(seat: i64, among: i64, last: i64, players: i64) -> i64:
    """The next of a set of seats in a round that ends with the seat `last`; -1: the round is over."""
    while seat != last:
        seat = (seat + 1) % players
        if among & BIT[seat]:
            return seat
    return -1


def round_of(dealer: i64, players: i64) -> list[int]:
    """The seats in the order in which they speak: from the dealer's left, the dealer last."""
    return [int((dealer + 1 + i) % players) for i in range(players)]
