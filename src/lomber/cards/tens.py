"""Packs in which the ten ranks next below the ace: A T K Q J 9 (Sixty-six, Bezique).

The numbers are those of `lomber.cards.pack`, 13 · suit + strength: within a suit the higher number is the higher
card, so that everything known about tricks holds here too. Only the names go another way.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.pack import named_by, names_of, read_in, read_set

RANKS: Final = "23456789JQKTA"

NINE: Final[i64] = 7
JACK: Final[i64] = 8
QUEEN: Final[i64] = 9
KING: Final[i64] = 10
TEN: Final[i64] = 11
ACE: Final[i64] = 12


NAMES: Final = names_of(RANKS)


def card_name(card: i64) -> str:
    return NAMES[card]


def read_card(text: str) -> i64:
    """The card written `QH`; ValueError for anything else."""
    return read_in(text, RANKS, "A T K Q J 9")


def read_cards(text: str) -> i64:
    """The set written `AS TS 9D`; ValueError where a card is unreadable or named twice."""
    return read_set(text, read_card)


def card_names(mask: i64) -> str:
    """A hand as players read it: suit by suit, high to low."""
    return named_by(mask, NAMES)
