"""The cards of Semerik: forty of them, the three highest; and what can be announced of a hand.

A card is a card of the pack of 52; only its strength is Semerik's own.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import NAMES, RANKS, SUIT, SUITS, suit_of
from lomber.play.open_play import falling

ORDER: Final = "4567JQKA23"
"""The ranks, low to high (S-2)."""

RANK_NAMES: Final = ("four", "five", "six", "seven", "jack", "queen", "king", "ace", "two", "three")
"""The same, as messages name them."""

HEARTS: Final[i64] = 3
"""The main suit (главная масть, S-3)."""

BABA_CARDS: Final = "32A"
TAIL: Final = "KQJ"
"""What can lengthen a Baba, in this order and without a gap (S-35)."""


def _strengths() -> vec[i64]:
    strengths = vec[i64]([-1] * 52)
    for card in range(52):
        if NAMES[card][0] in ORDER:
            strengths[card] = ORDER.index(NAMES[card][0])
    return strengths


STRENGTH: Final = _strengths()
"""0 for a four … 9 for a three; -1 for a card that is not in the pack."""

FIGURE: Final[i64] = 4
"""From this strength on a card is a figure (фигура): 3 2 A K Q J (S-4)."""


FALLING: Final = falling(ORDER)


def pack(ranks: i64) -> i64:
    """The pack: the highest so many ranks of each suit, ten of them in the real one (S-1)."""
    mask: i64 = 0
    for card in range(52):
        if STRENGTH[card] >= 10 - ranks:
            mask |= BIT[card]
    return mask


def is_figure(card: i64) -> bool:
    return STRENGTH[card] >= FIGURE


FIGURES: Final[i64] = pack(10 - FIGURE)
"""All figures."""


def beats(card: i64, winning: i64, hearts_trump: bool) -> bool:
    """Does a card laid now take the trick from the card that is winning it (S-19)?"""
    if suit_of(card) == suit_of(winning):
        return STRENGTH[card] > STRENGTH[winning]
    return hearts_trump and suit_of(card) == HEARTS


def sorted_hand(mask: i64) -> list[i64]:
    """A hand as it is held: suit by suit, the three first, the hearts apart at the end."""
    held: list[i64] = []
    for suit in range(4):
        for strength in range(9, -1, -1):
            card = card_of(strength, suit)
            if mask & BIT[card]:
                held.append(card)
    return held


def card_of(strength: i64, suit: i64) -> i64:
    return suit * 13 + RANKS.index(ORDER[strength])


def cards_of_rank(strength: i64) -> i64:
    mask: i64 = 0
    for suit in range(4):
        mask |= BIT[card_of(strength, suit)]
    return mask


# -- claims: every combination that can be announced has a number

BABA: Final[i64] = 0
"""`BABA + 4·suit + tail`: a Baba of a suit with so many cards of its tail."""
THREE: Final[i64] = 16
"""`THREE + strength`: three of a rank."""
FOUR: Final[i64] = 26
CLAIMS: Final[i64] = 36


def _claim_names() -> list[str]:
    """`baba-S`, `baba-H-KQ`, `three-7`, `four-A`."""
    names: list[str] = []
    for suit in SUITS:
        names.append(f"baba-{suit}")
        names.extend(f"baba-{suit}-{TAIL[:tail]}" for tail in range(1, 4))
    names.extend(f"three-{rank}" for rank in ORDER)
    names.extend(f"four-{rank}" for rank in ORDER)
    return names


CLAIM_NAMES: Final = _claim_names()


def baba_cards(suit: i64, tail: i64) -> i64:
    """The cards of a Baba (3 2 A of a suit, S-31) with so many of its tail."""
    mask: i64 = 0
    for rank in BABA_CARDS + TAIL[:tail]:
        mask |= BIT[suit * 13 + RANKS.index(rank)]
    return mask


def longest_baba(hand: i64, suit: i64) -> i64:
    """How many cards of the tail the Baba of a suit has; -1: there is none."""
    if baba_cards(suit, 0) & ~hand:
        return -1
    tail: i64 = 0
    while tail < 3 and not baba_cards(suit, tail + 1) & ~hand:
        tail += 1
    return tail


def claims_in(hand: i64, count: "Count") -> vec[i64]:
    """All that a hand can announce at its best: each Baba at full length, each threesome (S-26 … S-38)."""
    found = vec[i64]()
    for suit in range(4):
        tail = longest_baba(hand & SUIT[suit], suit)
        if tail >= 0:
            found = append(found, BABA + 4 * suit + tail)
    for strength in range(10):
        held = size(hand & cards_of_rank(strength))
        if held >= 3 and count.triple(strength) > 0:
            found = append(
                found, FOUR + strength if held == 4 and count.four_counts_more else THREE + strength
            )
    return found


def is_true(claim: i64, hand: i64, count: "Count") -> bool:
    """Does a hand hold what is claimed (S-42)? A longer Baba may be claimed as a shorter one, four as three."""
    if claim < THREE:
        return not baba_cards(claim // 4, claim % 4) & ~hand
    strength = (claim - THREE) % 10
    if count.triple(strength) == 0 or (claim >= FOUR and not count.four_counts_more):
        return False
    return size(hand & cards_of_rank(strength)) >= (4 if claim >= FOUR else 3)


def same_thing(claim: i64, other: i64) -> bool:
    """Are two claims about one Baba, or about one rank? Such count once (S-42)."""
    if claim < THREE or other < THREE:
        return claim < THREE and other < THREE and claim // 4 == other // 4
    return (claim - THREE) % 10 == (other - THREE) % 10


class Count:
    """What the options say of the combinations' worth."""

    def __init__(
        self, baba_kqj: int, hearts_plus_two: bool, low_triples: bool, four_counts_more: bool
    ) -> None:
        self.babas = [3, 6, 9, baba_kqj]
        self.hearts_babas = [5, 8, 11, baba_kqj + 2] if hearts_plus_two else [5, 6, 9, baba_kqj]
        self.low_triples = low_triples
        self.four_counts_more = four_counts_more

    def triple(self, strength: i64) -> int:
        """Three of a rank in a hand without a Baba."""
        rank = ORDER[strength]
        if rank == "7":
            return 4
        if rank in "32A":
            return 3
        if rank in "KQJ":
            return 1
        return 1 if self.low_triples else 0

    def worth(self, claim: i64, with_baba: bool) -> int:
        """What a claim brings; threes, twos and aces one more beside a Baba (S-28)."""
        if claim < THREE:
            table = self.hearts_babas if claim // 4 == HEARTS else self.babas
            return table[claim % 4]
        strength = (claim - THREE) % 10
        worth = self.triple(strength)
        if with_baba and ORDER[strength] in "32A":
            worth += 1
        return worth + 1 if claim >= FOUR else worth
