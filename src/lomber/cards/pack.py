"""The pack of 52: a card is a number 0…51, a hand is a bit mask.

Card = 13 · suit + rank; suits S C D H are 0…3, ranks 2 … A are 0…12, so that within a suit the higher number is
the higher card. Shorter packs (36, 32) are the same numbers with the low ranks left out. Written: rank then
suit, `QH`, `TD`; several cards with spaces, `AS KS 7D`.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members

SUITS: Final = "SCDH"
RANKS: Final = "23456789TJQKA"

SPADES: Final[i64] = 0
CLUBS: Final[i64] = 1
DIAMONDS: Final[i64] = 2
HEARTS: Final[i64] = 3

TEN: Final[i64] = 8
JACK: Final[i64] = 9
QUEEN: Final[i64] = 10
KING: Final[i64] = 11
ACE: Final[i64] = 12


def _suit_masks() -> vec[i64]:
    masks = vec[i64]([0, 0, 0, 0])
    for card in range(52):
        masks[card // 13] |= BIT[card]
    return masks


def _above_masks() -> vec[i64]:
    masks = vec[i64]([0] * 52)
    for low in range(52):
        for high in range(low + 1, low // 13 * 13 + 13):
            masks[low] |= BIT[high]
    return masks


SUIT: Final = _suit_masks()
"""`SUIT[s]`: all cards of a suit."""

ABOVE: Final = _above_masks()
"""`ABOVE[c]`: the cards of the same suit that are higher."""


def suit_of(card: i64) -> i64:
    return card // 13


def rank_of(card: i64) -> i64:
    return card % 13


def card_of(rank: i64, suit: i64) -> i64:
    return suit * 13 + rank


def pack(ranks: i64, suits: i64 = 4) -> i64:
    """The pack with so many ranks of each suit, counted down from the ace: 13 → 52 cards, 9 → 36, 8 → 32.

    A small table takes fewer suits too, the first of S C D H.
    """
    mask: i64 = 0
    for card in range(13 * suits):
        if card % 13 >= 13 - ranks:
            mask |= BIT[card]
    return mask


def names_of(ranks: str) -> list[str]:
    """The names of the 52 cards, where the ranks of a suit, low to high, are these."""
    return [ranks[card % 13] + SUITS[card // 13] for card in range(52)]


NAMES: Final = names_of(RANKS)


def card_name(card: i64) -> str:
    return NAMES[card]


def read_card(text: str) -> i64:
    """The card written `QH`; ValueError for anything else."""
    return read_in(text, RANKS, "A K Q J T 9 … 2")


def read_in(text: str, ranks: str, said: str) -> i64:
    """The same in a pack whose ranks, low to high, are these; `said` names them to who mistakes himself."""
    word = text.strip().upper()
    if word.startswith("10"):
        word = "T" + word[2:]
    if len(word) != 2 or word[0] not in ranks or word[1] not in SUITS:
        raise ValueError(f"{text!r} is not a card: a rank ({said}) and a suit (S C D H), like QH")
    return SUITS.index(word[1]) * 13 + ranks.index(word[0])


def read_cards(text: str) -> i64:
    """The set written `AS KS 7D`; ValueError where a card is unreadable or named twice."""
    return read_set(text, read_card)


def read_set(text: str, read: Callable[[str], i64]) -> i64:
    """A set of cards, each read so."""
    mask: i64 = 0
    for word in text.split():
        card = read(word)
        if mask & BIT[card]:
            raise ValueError(f"{word} is named twice")
        mask |= BIT[card]
    return mask


def card_names(mask: i64) -> str:
    """A hand as players read it: suit by suit, high to low."""
    return named_by(mask, NAMES)


def named_by(mask: i64, names: list[str]) -> str:
    """The same where the cards have these names."""
    words: list[str] = []
    for suit in range(4):
        cards = members(mask & SUIT[suit])
        words.extend(names[cards[len(cards) - 1 - i]] for i in range(len(cards)))
    return " ".join(words)
