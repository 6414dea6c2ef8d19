"""Compulsory leads, and faults of play that cost a remise (U-8 … U-10, U-14).

Faults are found when all cards of a deal lie open: after the last trick everybody's cards have been played, so
what each held at each card is plain to all.
"""

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.cards.pack import ACE, KING, QUEEN, card_of, suit_of
from lomber.play.tricks import NO_CARD, NO_SUIT, Duties, beats


def proper_leads(hand: i64, trump: i64) -> i64:
    """The trump ace must be led; without it the king from king and queen; else anything (U-8 … U-10)."""
    ace = BIT[card_of(ACE, trump)]
    king = BIT[card_of(KING, trump)]
    queen = BIT[card_of(QUEEN, trump)]
    if hand & ace:
        return ace
    if hand & king and hand & queen:
        return king
    return hand


def faults(duties: Duties, trump: i64, wide: i64, plays: list[tuple[int, int]]) -> list[str]:
    """By seat the rule of the first fault, or nothing; `plays` are (seat, card), so many to a trick."""
    found = [""] * 7
    held = [0] * 7
    for seat, card in plays:
        held[seat] |= int(BIT[card])
    led: i64 = NO_SUIT
    winning: i64 = NO_CARD
    for i, (seat, card) in enumerate(plays):
        leads = i % int(wide) == 0
        hand: i64 = held[seat]
        proper = proper_leads(hand, trump) if leads else duties.legal(hand, led, winning, trump)
        if not BIT[card] & proper and not found[seat]:
            found[seat] = "U-14" if not leads else "U-8" if hand & BIT[card_of(ACE, trump)] else "U-9"
        held[seat] -= int(BIT[card])
        if leads:
            led = suit_of(card)
        if leads or beats(card, winning, trump):
            winning = card
    return found
