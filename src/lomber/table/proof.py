# lomber: interpreted
"""The proofs of a fair deal as a record carries them, and how anybody checks them, trusting nobody.

A hand of which all cards were shown carries its secret: then the shuffle itself is done again. Any other carries
the cards that were shown, each with its way to the root: then each is proved to have lain where it was promised.
Nothing here knows a game. `web/src/fair/check.ts` is the same for the browser; both are held to the same records.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from lomber.table.afterwards import KnownDeal
from lomber.table.errors import BadRecord
from lomber.table.fair import (
    FairHand,
    Kept,
    Opened,
    commitment,
    from_hex,
    key,
    leaf,
    levels,
    proves,
    salt,
    shuffled,
)
from lomber.table.record import DealEvent, ProvedCard, ProvedDeal, ProvedHand, Record
from lomber.table.scene import HIDDEN


def proved(number: int, fair: FairHand, deals: Sequence[tuple[int, KnownDeal]]) -> ProvedHand:
    """What may be proved of a hand to somebody who knows its deals so. With each comes its place in the log."""
    whole = len(deals) == len(fair.deals) and all(deal.whole for _, deal in deals)
    found = []
    for d, (at, deal) in enumerate(deals):
        opened: list[ProvedCard] = []
        if not whole:
            places = fair.places(d, ((pile.cards, pile.ordered) for pile in deal.piles))
            known = [flag for pile in deal.piles for flag in pile.known]
            wanted = sorted(place for place, flag in zip(places, known, strict=True) if flag)
            opened = [
                ProvedCard(card.index, card.card, card.salt.hex(), tuple(h.hex() for h in card.beside))
                for card in fair.open(d, wanted)
            ]
        stocks = tuple(pile.name for pile in deal.piles if pile.ordered)
        found.append(ProvedDeal(at, fair.root(d).hex(), stocks, fair.kept[d].cards, tuple(opened)))
    added = {seat: given.hex() for seat, given in fair.added.items()}
    secret = fair.secret.hex() if whole else ""
    return ProvedHand(number, fair.commitment.hex(), added, tuple(found), secret)


class Verdict(msgspec.Struct, frozen=True):
    """What can be said of a hand: `fair-KEY` with these words."""

    hand: int
    good: bool
    key: str
    words: dict[str, object] = {}


def check(record: Record) -> list[Verdict]:
    """What the record proves of each of its hands; what it leaves open is said too."""
    if not record.fair:
        return [Verdict(-1, False, "nothing")]
    covered = Counter(deal.at for hand in record.fair for deal in hand.deals)
    dealt = [at for at, event in enumerate(record.log) if isinstance(event, DealEvent)]
    without = sum(at not in covered for at in dealt)
    found = [_check_hand(record, hand) for hand in record.fair]
    turns = _in_turn(record.fair, not without)
    found = [v if fits or not v.good else damaged(v.hand) for v, fits in zip(found, turns, strict=True)]
    if without or max(covered.values()) > 1:
        found.append(Verdict(-1, False, "uncovered", {"number": max(without, 1)}))
    return found


def damaged(hand: int) -> Verdict:
    """The proofs of this hand are none."""
    return Verdict(hand, False, "damaged")


def _in_turn(hands: Sequence[ProvedHand], whole: bool) -> Iterator[bool]:
    """Does each bear the number of the hand that was dealt then? Where every deal is proved, none is left out."""
    before = hands[0].hand - 1
    last = -1
    for hand in hands:
        places = [last, *(deal.at for deal in hand.deals)]
        numbered = hand.hand == before + 1 if whole else hand.hand > before
        yield numbered and all(one < other for one, other in pairwise(places))
        before, last = hand.hand, max(places)


def _check_hand(record: Record, hand: ProvedHand) -> Verdict:
    try:
        deals = [_dealt(record, deal) for deal in hand.deals]
        if not deals:
            return damaged(hand.hand)
        wrong = next(_wrong_with_secret(hand, deals) if hand.secret else _wrong_with_cards(hand, deals), None)
    except BadRecord:
        return damaged(hand.hand)
    if wrong is not None:
        return wrong
    if hand.secret:
        return Verdict(hand.hand, True, "shuffle", {"number": len(hand.added)})
    shown = sum(len(deal.opened) for deal in hand.deals)
    return Verdict(hand.hand, True, "cards", {"number": shown, "most": sum(_count(piles) for piles in deals)})


def _dealt(record: Record, deal: ProvedDeal) -> dict[str, list[str]]:
    event = record.log[deal.at] if 0 <= deal.at < len(record.log) else None
    if not isinstance(event, DealEvent):
        raise BadRecord("a proof is about a deal")
    return {name: cards.split() for name, cards in event.piles.items()}


def _kept(deal: ProvedDeal, piles: dict[str, list[str]]) -> Kept:
    last = list(piles.values())[-1]
    if Counter(deal.kept) - Counter(last):
        raise BadRecord("a card that was to lie in the last pile lies elsewhere")
    return Kept(deal.kept, len(last))


def _count(piles: dict[str, list[str]]) -> int:
    return sum(len(cards) for cards in piles.values())


def _wrong_with_secret(hand: ProvedHand, deals: list[dict[str, list[str]]]) -> Iterator[Verdict]:
    """The secret is the promised one, and the cards follow from it: is there anything wrong with that?"""
    secret = from_hex(hand.secret)
    if not hmac.compare_digest(commitment(secret), from_hex(hand.commitment)):
        yield Verdict(hand.hand, False, "commitment")
    mixed = key(secret, {seat: from_hex(given) for seat, given in hand.added.items()})
    for d, (deal, piles) in enumerate(zip(hand.deals, deals, strict=True)):
        cards = [card for pile in piles.values() for card in pile]
        if HIDDEN in cards:
            yield damaged(hand.hand)
        order = shuffled(mixed, d, cards, _kept(deal, piles))
        leaves = [leaf(d, i, card, salt(secret, d, i)) for i, card in enumerate(order)]
        if levels(leaves)[-1][0] != from_hex(deal.root):
            yield Verdict(hand.hand, False, "root")
        yield from _wrong_piles(hand, deal, piles, dict(enumerate(order)), "order")


def _wrong_with_cards(hand: ProvedHand, deals: list[dict[str, list[str]]]) -> Iterator[Verdict]:
    """Each shown card lies where it was promised: is there anything wrong with that?"""
    from_hex(hand.commitment)
    for d, (deal, piles) in enumerate(zip(hand.deals, deals, strict=True)):
        root = from_hex(deal.root)
        for card in deal.opened:
            opened = Opened(card.index, card.card, from_hex(card.salt), tuple(map(from_hex, card.beside)))
            if not proves(opened, d, root, _count(piles)):
                yield Verdict(hand.hand, False, "card", {"card": card.card})
        order = {card.index: card.card for card in deal.opened}
        if len(order) != len(deal.opened):
            yield damaged(hand.hand)
        yield from _wrong_piles(hand, deal, piles, order, "unproved")


def _wrong_piles(
    hand: ProvedHand, deal: ProvedDeal, piles: dict[str, list[str]], order: dict[int, str], key: str
) -> Iterator[Verdict]:
    """Are the cards of the record those of the order, pile by pile? `order` has those that are known."""
    start = 0
    for name, cards in piles.items():
        proved = [order.get(start + i, HIDDEN) for i in range(len(cards))]
        same = proved == cards if name in deal.ordered else Counter(proved) == Counter(cards)
        if not same:
            yield Verdict(hand.hand, False, key, {"pile": name})
        start += len(cards)
