"""Hands of Gorka rated (G-29 … G-37), and what a deal writes on the sheet. Pure functions."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import ACE, SUIT, TEN, card_names, rank_of, suit_of
from lomber.table.sheet import Entry

BALANCE: Final = "balance"

NOTHING: Final[i64] = 0
THREE_CARDS: Final[i64] = 1
TRYNKA: Final[i64] = 2
KHLYUST: Final[i64] = 3
CHETVERIK: Final[i64] = 4
FOUR_FALKI: Final[i64] = 5

CATEGORIES: Final = ("nothing", "three-cards", "trynka", "khlyust", "chetverik", "four-falki")


def points_of(rank: i64) -> i64:
    """Ace eleven, court cards and ten ten, the others their face (G-2)."""
    return 11 if rank == ACE else 10 if rank >= TEN else rank + 2


class Rating:
    """A hand at its best: its category, what is compared within it, and all of that as one number."""

    def __init__(self, category: i64, measure: i64, ranks: i64, suit: i64) -> None:
        self.category = category
        self.measure = measure
        """The sum of a suit's cards, or the rank of equal ones."""
        self.suit = suit
        self.key: i64 = ((category * 64 + measure) * 65536 + ranks) * 4 + suit
        """Of two hands the one with the higher key is better; no two are equal (G-37)."""


def rate(hand: i64, falki: i64) -> Rating:
    """The best that a hand can be called (G-30). A fal'ka (фалька) stands for whatever it stands with."""
    plain = hand & ~falki
    wild = size(hand) - size(plain)
    if not plain:
        return _four_falki(hand)
    ranks = (plain | plain >> 13 | plain >> 26 | plain >> 39) & ALL_RANKS
    if size(ranks) == 1:
        return Rating(CHETVERIK, lowest(ranks), 0, suit_of(highest(plain)))
    if suit_of(lowest(plain)) == suit_of(highest(plain)):
        return _valued(KHLYUST, plain, wild, suit_of(lowest(plain)))
    rank = _threefold(plain, ranks, wild)
    if rank >= 0:
        return Rating(TRYNKA, rank, 0, suit_of(highest(plain & _EQUALS[rank])))
    for suit in range(4):
        cards = plain & SUIT[suit]
        if cards and size(cards) + wild == 3:
            return _valued(THREE_CARDS, cards, wild, suit)
    return _best_suit(plain, wild)


def _equals() -> vec[i64]:
    masks = vec[i64]([0] * 13)
    for card in range(52):
        masks[card % 13] |= BIT[card]
    return masks


_EQUALS: Final = _equals()
"""The four cards of each rank."""

ALL_RANKS: Final[i64] = 0x1FFF


def _four_falki(hand: i64) -> Rating:
    """Nothing but fal'ki: the highest of all, by the suit and then the rank of the best of them (G-34)."""
    best = highest(hand)
    return Rating(FOUR_FALKI, suit_of(best), rank_of(best), suit_of(best))


def _threefold(plain: i64, ranks: i64, wild: i64) -> i64:
    """The best rank of which there are three, fal'ki allowed: trynka (трынка); -1: none (G-33)."""
    rest = ranks
    while rest:
        rank = highest(rest)
        if size(plain & _EQUALS[rank]) + wild >= 3:
            return rank
        rest &= ~BIT[rank]
    return -1


def _best_suit(plain: i64, wild: i64) -> Rating:
    """Nothing: the best suit of the hand, valued in the same way (G-36)."""
    best = _valued(NOTHING, plain & SUIT[suit_of(highest(plain))], wild, suit_of(highest(plain)))
    for suit in range(4):
        if plain & SUIT[suit]:
            found = _valued(NOTHING, plain & SUIT[suit], wild, suit)
            if found.key > best.key:
                best = found
    return best


def _valued(category: i64, cards: i64, wild: i64, suit: i64) -> Rating:
    """The sum of a suit's cards, then their ranks from the highest, each fal'ka a copy of the highest."""
    top = rank_of(highest(cards))
    total: i64 = 0
    ranks: i64 = 0
    held = members(cards)
    number = len(held)
    for place in range(4):
        rank = top
        if place >= wild:
            if place - wild >= number:
                ranks *= 16
                continue
            rank = rank_of(held[number - 1 - (place - wild)])
        total += points_of(rank)
        ranks = ranks * 16 + rank + 1
    return Rating(category, total, ranks, suit)


def described(rating: Rating) -> dict[str, Any]:
    """A rating in words' figures: the combination, its sum or its rank, its suit."""
    sums = rating.category in (NOTHING, THREE_CARDS, KHLYUST)
    ranks = rating.category in (TRYNKA, CHETVERIK)
    return {
        "hand": CATEGORIES[rating.category],
        "sum": int(rating.measure) if sums else 0,
        "rank": "23456789TJQKA"[rating.measure] if ranks else "",
        "suit": "SCDH"[rating.suit],
    }


def best_of(hands: dict[int, int], falki: i64) -> int:
    """The seat with the best hand at a showdown (G-26)."""
    winner = -1
    best: i64 = -1
    for seat, cards in hands.items():
        key = rate(cards, falki).key
        if key > best:
            best = key
            winner = seat
    return winner


# -- the sheet


def deal_entries(
    hand: i64, base: int, commitments: list[int], winner: i64, shown: dict[int, int], falki: i64
) -> list[Entry]:
    """What each put in, and the pot to the winner: by the better hand (G-26), or with nothing shown (G-24)."""
    entries: list[Entry] = []
    for seat, amount in enumerate(commitments):
        words = {"base": base, "raised": amount}
        entries.append(Entry(int(hand), seat, BALANCE, -base - amount, "put-in", "G-22", words))
    pot = base * len(commitments) + sum(commitments)
    if shown:
        best = described(rate(shown[int(winner)], falki))
        best["cards"] = card_names(shown[int(winner)])
        entries.append(Entry(int(hand), int(winner), BALANCE, pot, "pot-best", "G-26", best))
    else:
        entries.append(Entry(int(hand), int(winner), BALANCE, pot, "pot-alone", "G-24", {"pot": pot}))
    return entries
