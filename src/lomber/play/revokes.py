"""Revokes (ренонсы): another suit than the one led, laid by a hand that held it, and found among the cards laid.

Cards and the places that laid them stand in the order of the deal, `number` of them, `wide` to a trick. Who may
claim a revoke, until when and what it costs is the game's affair.
"""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.cards.pack import SUIT, suit_of


def open_trick(number: i64, wide: i64) -> i64:
    """The trick that is not closed: the one on the table, or the last while nobody has led; -1 before it."""
    return (number - 1) // wide if number else -1


def laid_in(trick: i64, place: i64, places: vec[i64], number: i64, wide: i64) -> i64:
    """Where in the deal the place laid its card to this trick; -1: not yet."""
    first = trick * wide
    for i in range(first, min(first + wide, number)):
        if places[i] == place:
            return i
    return -1


def strays(at: i64, cards: vec[i64], wide: i64) -> bool:
    """Is the card laid there of another suit than the one led? All have seen it."""
    return suit_of(cards[at]) != suit_of(cards[at - at % wide])


def held_led(at: i64, original: i64, cards: vec[i64], places: vec[i64], wide: i64) -> bool:
    """Did the hand that began with these cards keep one of the suit led, when it laid the card there?"""
    held = original
    for i in range(at + 1):
        if places[i] == places[at]:
            held &= ~BIT[cards[i]]
    return held & SUIT[suit_of(cards[at - at % wide])] != 0
