"""The piles and what fits them (F-2, F-8 … F-13): sets of numbers as bit masks, the number being the bit.

A player speaks of four piles: his own rising `A` and falling `D`, and the opponent's `oA` and `oD`. On the
table they lie at four places: seat 0 rising, seat 0 falling, seat 1 rising, seat 1 falling.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT

PILES: Final = ("A", "D", "oA", "oD")
"""As a player names them: own rising, own falling, the opponent's rising, the opponent's falling (F-2)."""

RISING: Final[i64] = 0
FALLING: Final[i64] = 1
THEIR_RISING: Final[i64] = 2
THEIR_FALLING: Final[i64] = 3

LOWEST: Final[i64] = 2
"""The lowest number card (F-1)."""

START_RISING: Final[i64] = 1
"""What the direction card of a rising pile counts for while no number lies on it (F-2)."""

TRICK: Final[i64] = 10
"""The step of the reverse trick (F-10)."""

PACK: Final[i64] = 58
"""Card codes: silver 0 … 57, gold 58 … 115, each pack from its 2 up."""


def _lower() -> vec[i64]:
    masks = vec[i64]([0] * 62)
    for top in range(LOWEST + 1, 62):
        masks[top] = masks[top - 1] | BIT[top - 1]
    return masks


def _higher() -> vec[i64]:
    masks = vec[i64]([0] * 62)
    for top in range(58, 0, -1):
        masks[top] = masks[top + 1] | BIT[top + 1]
    return masks


LOWER: Final = _lower()
"""`LOWER[t]`: the numbers 2 … t - 1."""

HIGHER: Final = _higher()
"""`HIGHER[t]`: the numbers t + 1 … 59."""


def place_of(seat: i64, pile: i64) -> i64:
    """Where on the table the pile lies that this seat names so."""
    if pile < THEIR_RISING:
        return seat * 2 + pile
    return (1 - seat) * 2 + pile - THEIR_RISING


def fits(pile: i64, top: i64) -> i64:
    """The numbers that may be laid on a pile with this top."""
    if pile == RISING:  # higher, or exactly ten lower (F-8, F-10)
        return HIGHER[top] | (BIT[top - TRICK] if top - TRICK >= LOWEST else 0)
    if pile == FALLING:  # lower, or exactly ten higher (F-9, F-10)
        return LOWER[top] | (BIT[top + TRICK] if top + TRICK <= LOWEST + PACK - 1 else 0)
    if pile == THEIR_RISING:  # only what helps (F-11); below 1 there is nothing (F-13)
        return LOWER[top]
    return HIGHER[top]


def cost(pile: i64, top: i64, number: i64) -> i64:
    """The way an own pile is pushed on by this card; the reverse trick gains ten (A-1)."""
    return number - top if pile == RISING else top - number


def card_of(seat: i64, number: i64) -> i64:
    return seat * PACK + number - LOWEST


def number_of(card: i64) -> i64:
    return card % PACK + LOWEST


def seat_of(card: i64) -> i64:
    """Whose pack the card belongs to: silver is seat 0's, gold is seat 1's."""
    return card // PACK


def card_text(card: i64) -> str:
    """`s12` is the silver (срібна) 12, `g12` the gold (золота) one."""
    return ("s" if card < PACK else "g") + str(card % PACK + LOWEST)


def read_card_text(text: str) -> i64:
    """The card written `s12` or `g12`; ValueError for anything else."""
    word = text.strip().lower()
    digits = word[1:]
    if word[:1] not in ("s", "g") or not digits.isascii() or not digits.isdigit() or len(digits) > 2:
        raise ValueError(f"{text!r} is not a card: s for silver or g for gold and a number, like s12")
    number: i64 = int(digits)
    if not LOWEST <= number < LOWEST + PACK or digits[0] == "0":
        raise ValueError(f"{text!r} is not a card: numbers go from 2 to 59")
    return card_of(0 if word[0] == "s" else 1, number)
