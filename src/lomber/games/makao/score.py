"""Points, naturals and payments (M-2, M-3, M-16 … M-20): pure functions of the cards received."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.pack import ACE, TEN, rank_of
from lomber.cards.packs import names
from lomber.table.sheet import Entry

BALANCE: Final = "balance"


def value_of(card: i64) -> i64:
    """An ace is one, two to nine their face, the others nothing: empty cards (M-2)."""
    rank = rank_of(card)
    if rank == ACE:
        return 1
    return 0 if rank >= TEN else rank + 2


def is_empty(card: i64) -> bool:
    return value_of(card) == 0


class Held:
    """A hand as it is settled: its points, how many cards its owner has received, and whether it is a natural."""

    def __init__(self, points: i64, received: i64, natural: bool) -> None:
        self.points = points
        self.received = received
        self.natural = natural


def held(received: vec[i64], replaced: bool) -> Held:
    """What a hand is worth, from all cards received in their order, the thrown ones among them (M-3, M-16).

    A natural (с руки, без прикупа) is a seven, eight or nine as the very first card, with nothing bought. With
    `replaced` it may also have come in exchange for an empty first card, or for the next one, if that was empty
    too: each is replaced as if it had not been received (M-12).
    """
    points: i64 = 0
    for card in received:
        points += value_of(card)
    number = len(received)
    last = value_of(received[number - 1]) if number else 0
    alone = points == last and (number == 1 or replaced)
    return Held(points % 10, number, alone and last >= 7)


class Terms:
    """What was agreed about winning and paying."""

    def __init__(
        self, stake: int, tie: str, below_seven: str, banker_naturals: str, replaced_natural: bool
    ) -> None:
        self.stake = stake
        self.tie = tie
        self.lose_below = below_seven == "lose"
        self.single = banker_naturals == "single"
        self.replaced = replaced_natural


def stakes(terms: Terms, punter: Held, banker: Held) -> int:
    """How many stakes the banker pays a punter; less than nothing: the punter pays (M-17 … M-20)."""
    if terms.lose_below and punter.points < 7:
        return -loss(terms, punter, banker)
    if punter.points > banker.points:
        return gain(punter)
    if punter.points == banker.points:
        if terms.tie == "push":
            return 0
        if terms.tie != "banker" and punter.received < banker.received:
            return gain(punter)
    return -loss(terms, punter, banker)


def reason(terms: Terms, punter: Held, banker: Held) -> tuple[str, str]:
    """Why so many stakes are paid, as a message key, and the rule."""
    if terms.lose_below and punter.points < 7:
        return "below-seven", "M-19"
    paid = stakes(terms, punter, banker)
    if punter.points == banker.points:
        return "push" if paid == 0 else "won-fewer" if paid > 0 else "lost-equal", "M-18"
    if paid > 0:
        return "won-natural" if punter.natural else "won", "M-19"
    return "lost-natural" if paid < -1 else "lost", "M-20"


def gain(punter: Held) -> int:
    """A natural nine wins threefold, a natural eight twofold, all else once (M-19)."""
    if not punter.natural:
        return 1
    return 3 if punter.points == 9 else 2 if punter.points == 8 else 1


def loss(terms: Terms, punter: Held, banker: Held) -> int:
    """The banker's naturals win as much, but against an equal natural only once (M-20)."""
    equal = punter.natural and punter.points == banker.points
    return 1 if terms.single or equal else gain(banker)


def deal_entries(
    terms: Terms, hand: i64, banker: i64, hands: list[vec[i64]], order: list[int]
) -> list[Entry]:
    """What a deal brings: a line for each punter in the order of settlement, and the banker's sum."""
    entries: list[Entry] = []
    against = held(hands[banker], terms.replaced)
    total = 0
    for seat in order:
        if seat == banker:
            continue
        punter = held(hands[seat], terms.replaced)
        paid = stakes(terms, punter, against)
        why, rule = reason(terms, punter, against)
        amount = paid * terms.stake
        total += amount
        words = {
            "points": int(punter.points),
            "banker_points": int(against.points),
            "cards": names(hands[seat]),
            "stakes": abs(paid),
        }
        entries.append(Entry(int(hand), seat, BALANCE, amount, why, rule, words))
    words = {"points": int(against.points), "cards": names(hands[banker])}
    entries.append(Entry(int(hand), int(banker), BALANCE, -total, "bank", "M-17", words))
    return entries
