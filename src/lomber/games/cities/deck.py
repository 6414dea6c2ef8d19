"""The cards of Cities, one number a kind: cities `G4`, exchanges `X3`, the universal `XU`, deportations `DEP`.

The deck holds XU twice and DEP three times. Both copies are the same number: nobody at the table can tell them
apart, so nothing here can either. Behind the deck stand the marks that only chance deals: a colour (`R`), and a
seat in the lot for the first player (`P0`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT

COLOURS: Final = "ROYGBV"
"""Red, orange, yellow, green, blue, violet (C-1)."""

MOST_COLOURS: Final[i64] = 6

CITIES: Final[i64] = 36
"""Numbers below this are cities: 6 · colour + value - 1."""
EXCHANGE: Final[i64] = 36
"""X1 … X6 follow the cities (C-2)."""
UNIVERSAL: Final[i64] = 42
DEPORTATION: Final[i64] = 43
KINDS: Final[i64] = 44
"""Kinds of card in the common deck (C-5)."""
COLOUR_MARK: Final[i64] = 44
SEAT_MARK: Final[i64] = 50
CARDS: Final[i64] = 54

NO_CARD: Final[i64] = -1


def _names() -> list[str]:
    names = [COLOURS[card // 6] + str(card % 6 + 1) for card in range(36)]
    names.extend("X" + str(value) for value in range(1, 7))
    names.extend(["XU", "DEP"])
    names.extend(COLOURS[colour] for colour in range(6))
    names.extend("P" + str(seat) for seat in range(4))
    return names


NAMES: Final = _names()


def all_of(value: i64, number: i64) -> vec[i64]:
    """So many times the same number."""
    result = vec[i64]([0] * number)
    for i in range(number):
        result[i] = value
    return result


def card_name(card: i64) -> str:
    return NAMES[card]


def read_card(text: str) -> i64:
    """The card written `G4`, `X3`, `XU`, `DEP`; ValueError for anything else."""
    word = text.strip().upper()
    if word not in NAMES:
        raise ValueError(f"{text!r} is not a card: a city like G4, an exchange X1 … X6 or XU, or DEP")
    return NAMES.index(word)


def read_cards(text: str) -> vec[i64]:
    """Cards of the deck in the order in which they are written."""
    cards = vec[i64]()
    for word in text.split():
        card = read_card(word)
        if card >= KINDS:
            raise ValueError(f"{word!r} is not a card of the deck")
        cards = append(cards, card)
    return cards


def names(cards: vec[i64]) -> str:
    return " ".join(NAMES[card] for card in cards)


def is_city(card: i64) -> bool:
    return 0 <= card < CITIES


def colour_of(city: i64) -> i64:
    return city // 6


def value_of(card: i64) -> i64:
    """The value of a city or of an exchange X1 … X6."""
    return card % 6 + 1


def is_exchange(card: i64) -> bool:
    """An ordinary exchange, not the universal one."""
    return EXCHANGE <= card < UNIVERSAL


def common_deck(colours: i64, values: i64, universals: i64, deportations: i64) -> vec[i64]:
    """The common deck, ascending: cities of the colours of the mask, exchanges, universals, deportations."""
    cards = vec[i64]()
    for card in range(UNIVERSAL):
        wanted = card >= EXCHANGE or colours & BIT[colour_of(card)]
        if wanted and value_of(card) <= values:
            cards = append(cards, card)
    for _ in range(universals):
        cards = append(cards, UNIVERSAL)
    for _ in range(deportations):
        cards = append(cards, DEPORTATION)
    return cards
