"""Covering and paying (B-10 … B-16): pure functions of the cards and the sums."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.pack import rank_of, suit_of
from lomber.cards.packs import names
from lomber.table.sheet import Entry

BALANCE: Final = "balance"
NO_CARD: Final[i64] = -1


def covering(hand: vec[i64], turned: i64) -> i64:
    """The lowest card of a hand that covers (перекрывает) the turned one; NO_CARD: none does (B-10).

    It takes the same suit and an equal or higher rank: an identical card covers.
    """
    best = NO_CARD
    for card in hand:
        if suit_of(card) == suit_of(turned) and rank_of(card) >= rank_of(turned):
            if best == NO_CARD or card < best:
                best = card
    return best


def covers(hand: vec[i64], turned: i64) -> bool:
    return covering(hand, turned) != NO_CARD


def covered_of(hand: vec[i64], cards: vec[i64]) -> i64:
    """How many of these cards the hand would cover (A-1)."""
    total: i64 = 0
    for card in cards:
        if covers(hand, card):
            total += 1
    return total


def punter_entry(hand: i64, seat: i64, amount: int, cards: vec[i64], turned: i64, won: bool) -> Entry:
    """The bank pays a stake, or is paid it (B-11)."""
    words = {"cards": names(cards), "card": names(vec[i64]([turned]))}
    reason = "covered" if won else "not-covered"
    return Entry(int(hand), int(seat), BALANCE, amount if won else -amount, reason, "B-11", words)


def side_entry(hand: i64, seat: i64, amount: int, punter: i64, won: bool) -> Entry:
    """A side stake (примазка) wins and loses with the punter (B-23)."""
    reason = "side-won" if won else "side-lost"
    words = {"seat": int(punter)}
    return Entry(int(hand), int(seat), BALANCE, amount if won else -amount, reason, "B-23", words)


def bank_entry(hand: i64, banker: i64, start: int, left: int, goal: int) -> Entry:
    """What a bank has brought its banker: broken, tripled, or taken back where the sitting stops (B-16)."""
    reason = "bank-broken" if left == 0 else "bank-tripled" if left >= goal else "bank-back"
    return Entry(int(hand), int(banker), BALANCE, left - start, reason, "B-16", {"bank": left})
