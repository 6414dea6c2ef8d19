"""What can be declared: points, sequences, fourteens and threes; their keys, values and cards (P-10 … P-13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, members, size
from lomber.cards.pack import ACE, JACK, KING, NAMES, RANKS, SUIT, TEN, card_of

POINT: Final[i64] = 0
SEQUENCE: Final[i64] = 1
SET: Final[i64] = 2
KINDS: Final = ["point", "sequence", "set"]

LOWEST: Final[i64] = 5
"""The rank of the seven: sequences go down to it."""


class Holding:
    """One thing that can be declared: its kind, its cards, the key it is compared by, and what it counts."""

    def __init__(self, kind: i64, cards: i64, key: i64, value: i64) -> None:
        self.kind = kind
        self.cards = cards
        self.key = key
        self.value = value


def _pips() -> vec[i64]:
    values = vec[i64]([0] * 13)
    for rank in range(13):
        values[rank] = 11 if rank == ACE else min(rank + 2, 10)
    return values


PIPS: Final = _pips()
"""Ace 11, figures and tens 10, the rest their number (P-2)."""


def pips_of(cards: i64) -> i64:
    total: i64 = 0
    for card in members(cards):
        total += PIPS[card % 13]
    return total


def is_white(cards: i64) -> bool:
    """No king, queen or jack (P-5)."""
    return all(not JACK <= card % 13 <= KING for card in members(cards))


def suits_of(hand: i64) -> list[Holding]:
    """The suits of a hand as points: key 100 · number + pips, counting the number of cards (P-11)."""
    found: list[Holding] = []
    for suit in range(4):
        cards = hand & SUIT[suit]
        if cards:
            found.append(Holding(POINT, cards, key_of(POINT, cards), size(cards)))
    return found


def sequence_value(length: i64) -> i64:
    """3 → 3, 4 → 4, 5 → 15, 6 → 16 … (P-12)."""
    return length if length < 5 else 10 + length


def sequences_of(hand: i64) -> list[Holding]:
    """The runs of three and more, each as long as it goes: key 16 · length + top rank (P-12)."""
    found: list[Holding] = []
    for suit in range(4):
        top: i64 = ACE
        while top >= LOWEST:
            length: i64 = 0
            cards: i64 = 0
            while top - length >= LOWEST and hand & BIT[card_of(top - length, suit)]:
                cards |= BIT[card_of(top - length, suit)]
                length += 1
            if length >= 3:
                found.append(Holding(SEQUENCE, cards, key_of(SEQUENCE, cards), sequence_value(length)))
            top -= length + 1
    return found


def sets_of(hand: i64) -> list[Holding]:
    """Fourteens and threes of aces down to tens: a fourteen over any three, then the rank (P-13)."""
    found: list[Holding] = []
    for rank in range(TEN, ACE + 1):
        cards: i64 = 0
        for suit in range(4):
            cards |= hand & BIT[card_of(rank, suit)]
        if size(cards) >= 3:
            found.append(Holding(SET, cards, key_of(SET, cards), 14 if size(cards) == 4 else 3))
    return found


def key_of(kind: i64, cards: i64) -> i64:
    """The key of such cards as make a claim of this kind."""
    if kind == POINT:
        return size(cards) * 100 + pips_of(cards)
    rank = highest(cards) % 13
    return 16 * size(cards) + rank if kind == SEQUENCE else rank + (16 if size(cards) == 4 else 0)


def holdings_of(hand: i64, kind: i64) -> list[Holding]:
    if kind == POINT:
        return suits_of(hand)
    return sequences_of(hand) if kind == SEQUENCE else sets_of(hand)


def best_suit(hand: i64, key: i64) -> i64:
    """Of several suits with one key: which leaves fewest cards uncounted, then the first of S C D H (P-11)."""
    counted: i64 = 0
    for holding in sequences_of(hand) + sets_of(hand):
        counted |= holding.cards
    best: i64 = 0
    fewest: i64 = 100
    for holding in suits_of(hand):
        left = size(hand & ~counted & ~holding.cards)
        if holding.key == key and left < fewest:
            fewest = left
            best = holding.cards
    return best


# -- names of claims, in the order of their codes

SHAPES: Final[list[tuple[int, int]]] = [
    (length, top) for length in range(3, 9) for top in range(int(ACE), int(LOWEST) + length - 2, -1)
]
"""Length and top rank of every sequence there can be."""

SEQUENCE_NAMES: Final = [f"{length} {RANKS[top]}" for length, top in SHAPES]
RANK_NAMES: Final = ["T", "J", "Q", "K", "A"]


def shape_index(key: i64) -> i64:
    return SHAPES.index((int(key // 16), int(key % 16)))


def shape_key(index: i64) -> i64:
    length, top = SHAPES[index]
    return 16 * length + top


def _names_of(cards: i64) -> str:
    found = [NAMES[card] for card in members(cards)]
    return " ".join(found[::-1])


def suit_part(suit: i64, ranks: i64) -> i64:
    """The cards of a suit whose ranks, counted from the seven, are in a set."""
    cards: i64 = 0
    for rank in members(ranks):
        cards |= BIT[card_of(rank + LOWEST, suit)]
    return cards


def _points() -> list[int]:
    return [int(suit_part(suit, ranks)) for suit in range(4) for ranks in range(1, 256)]


def _runs() -> list[int]:
    found: list[int] = []
    for suit in range(4):
        for length, top in SHAPES:
            cards: i64 = 0
            for step in range(length):
                cards |= BIT[card_of(top - step, suit)]
            found.append(int(cards))
    return found


def _sames() -> list[int]:
    found: list[int] = []
    for rank in range(TEN, ACE + 1):
        four: i64 = 0
        for suit in range(4):
            four |= BIT[card_of(rank, suit)]
        found.append(int(four))
        found.extend(int(four & ~BIT[card_of(rank, suit)]) for suit in range(4))
    return found


POINTS: Final = _points()
RUNS: Final = _runs()
SAMES: Final = _sames()
"""The cards of everything that can be shown, in the order of its codes."""

POINT_NAMES: Final = [_names_of(cards) for cards in POINTS]
RUN_NAMES: Final = [_names_of(cards) for cards in RUNS]
SAME_NAMES: Final = [" ".join([NAMES[card] for card in members(cards)]) for cards in SAMES]
