"""Random playouts through the contract alone: the measure of how fast any game goes when nothing looks on."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import lowest
from lomber.table.chance import Deal
from lomber.table.contract import State

_WORD: Final[i64] = 1152921504606846976
_PLENTY: Final[i64] = 1_000_000


class Dice:
    """Small random numbers by the handful: a word of 60 bits is cut by one divisor after another.

    As long as a million times more is left of the word than is asked for, no number is favoured by more than one
    part in a million. Good for search, never for dealing.
    """

    def __init__(self, seed: i64) -> None:
        self.random = Random(seed)
        self.word: i64 = 0
        self.room: i64 = 0

    def below(self, n: i64) -> i64:
        if self.room < n * _PLENTY:
            self.word = self.random.randrange(_WORD)
            self.room = _WORD
        number = self.word % n
        self.word //= n
        self.room //= n
        return number


def playouts(position: State, number: i64, seed: i64) -> i64:
    """Play a position out so many times, each from a copy, every legal move equally likely; moves made in all.

    Give it `this_hand()`: a whole match may be very long. Deals within the hand are shuffled here.
    """
    source = Dice(seed)
    moves: i64 = 0
    for _ in range(number):
        moves += playout(position.copy(), source)
    return moves


def playout(state: State, source: Dice) -> i64:
    """Play one position on to its end."""
    moves: i64 = 0
    while True:
        actors = state.actors()
        if not actors:
            deal = state.awaits()
            if deal is None or state.over():
                return moves
            state.dealt(shuffled(deal, source))
            continue
        seat = lowest(actors)
        legal = state.legal(seat)
        state.play(seat, legal[source.below(len(legal))])
        moves += 1


def shuffled(deal: Deal, source: Dice) -> vec[i64]:
    """The pool of a deal in a random order: fast, and good enough for search; tables deal from the shoe."""
    cards = vec[i64](deal.pool)
    while True:
        for i in range(len(cards) - 1, 0, -1):
            j = source.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        if deal.allows(cards):
            return deal.tidied(cards)
