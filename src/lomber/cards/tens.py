"""Packs in which the ten ranks next below the ace: A T K Q J 9 (Sixty-six, Bezique).

The numbers are those of `lomber.cards.pack`, 13 · suit + strength: within a suit the higher number is the higher
card, so that everything known about tricks holds here too. Only the names go another way.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, members
from lomber.cards.pack import SUIT, SUITS

RANKS: Final = "23456789JQKTA"

NINE: Final[i64] = 7
JACK: Final[i64] = 8
QUEEN: Final[i64] = 9
KING: Final[i64] = 10
TEN: Final[i64] = 11
ACE: Final[i64] = 12


def _names() -> list[str]:
    return [RANKS[card % 13] + SUITS[card // 13] for card in range(52)]


NAMES: Final = _names()


def card_name(card: i64) -> str:
    return NAMES[card]


def read_card(text: str) -> i64:
    """The card written `QH`; ValueError for anything else."""
    word = text.strip().upper()
    if word.startswith("10"):
        word = "T" + word[2:]
    if len(word) != 2 or word[0] not in RANKS or word[1] not in SUITS:
        raise ValueError(f"{text!r} is not a card: a rank (A T K Q J 9) and a suit (S C D H), like QH")
    return SUITS.index(word[1]) * 13 + RANKS.index(word[0])


def read_cards(text: str) -> i64:
    """The set written `AS TS 9D`; ValueError where a card is unreadable or named twice."""
    mask: i64 = 0
    for word in text.split():
        card = read_card(word)
        if mask & BIT[card]:
            raise ValueError(f"{word} is named twice")
        mask |= BIT[card]
    return mask


def card_names(mask: i64) -> str:
    """A hand as players read it: suit by suit, high to low."""
    words: list[str] = []
    for suit in range(4):
        cards = members(mask & SUIT[suit])
        words.extend(NAMES[cards[len(cards) - 1 - i]] for i in range(len(cards)))
    return " ".join(words)
