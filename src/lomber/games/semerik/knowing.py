"""What the table tells about a closed hand: cards seen to come from it, voids, announcements (S-13)."""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members
from lomber.cards.pack import KING, SUIT, card_of
from lomber.games.semerik.cards import FOUR, THREE, baba_cards, cards_of_rank
from lomber.games.semerik.setting import Setting
from lomber.table.unseen import Unseen


class Told:
    """What all have seen of one hand."""

    def __init__(self) -> None:
        self.gone: i64 = 0
        """Cards seen to come from it."""
        self.denied: i64 = 0
        self.counted: bool = False
        self.said: vec[i64] = vec[i64]()
        self.kept: list[tuple[i64, i64]] = []
        """For each revoke that was proved: the suit he held, and what he has played since."""


def tell(setting: Setting, unseen: Unseen, place: i64, told: Told) -> None:
    """Say all this of the hand of a place."""
    name = f"hand.{place}"
    for card in members(told.gone):
        unseen.only(card, [name])
    unseen.never(list(members(told.denied & ~told.gone)), [name])
    for suit, later in told.kept:
        if not later & SUIT[suit]:
            unseen.some(list(members(SUIT[suit] & ~told.gone)), [name])
    for claim in told.said:
        _claimed(setting, unseen, name, told, claim)
    if told.counted and not setting.manual:
        _not_claimed(setting, unseen, name, told)


def _claimed(setting: Setting, unseen: Unseen, name: str, told: Told, claim: i64) -> None:
    """He holds what he has announced. Counted by itself, a Baba is told at full length."""
    if claim < THREE:
        suit, tail = claim // 4, claim % 4
        for card in members(baba_cards(suit, tail)):
            unseen.only(card, [name])
        if tail < 3 and not setting.manual:
            unseen.never([card_of(KING - tail, suit)], [name])
        return
    cards = cards_of_rank((claim - THREE) % 10)
    most: i64 = 4
    if claim < FOUR and setting.count.four_counts_more and not setting.manual:
        most = 3
    outside = _dealt_before(unseen, told.gone & cards)
    least: i64 = 4 if claim >= FOUR else 3
    unseen.number(list(members(cards)), [name], int(least - outside), int(most - outside))


def _not_claimed(setting: Setting, unseen: Unseen, name: str, told: Told) -> None:
    """What he did not announce he has not: such hands are few, so worlds with one are drawn again."""
    for strength in range(10):
        claimed = any(claim >= THREE and (claim - THREE) % 10 == strength for claim in told.said)
        if not claimed and setting.count.triple(strength) > 0:
            cards = cards_of_rank(strength)
            most = 2 - _dealt_before(unseen, told.gone & cards)
            unseen.number(list(members(cards)), [name], 0, int(most), rare=True)
    for suit in range(4):
        if not any(claim < THREE and claim // 4 == suit for claim in told.said):
            cards = baba_cards(suit, 0)
            left = [card for card in members(cards) if not _dealt_before(unseen, told.gone & BIT[card])]
            unseen.apart(left, [name], rare=True)


def _dealt_before(unseen: Unseen, played: i64) -> i64:
    """How many of these cards of his were played before the position was set up."""
    count: i64 = 0
    for card in members(played):
        if all(token.card != card for token in unseen.tokens):
            count += 1
    return count
