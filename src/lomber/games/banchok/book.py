"""Advice for Polish Banchok (section 8), a class per number; each reads only what its player sees.

All of it is one question: how many of the unseen cards does the hand cover? `A-B1` to `A-B3` are ours, where the
chapter is silent: take the bank when it is offered, have a peeked card opened, and let others stake on your cards.
`Expectation` is what arithmetic says without the chapter: a stake wins as often as the hand covers, so on more than
one half the whole bank is right and on less the smallest stake.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.pack import ACE, rank_of, suit_of
from lomber.cards.packs import packs, without_card
from lomber.games.banchok.score import covered_of
from lomber.games.banchok.state import ALLOW_SIDE, DECLINE, DEMAND, HALF, STAKE, TAKE_BANK, VA_BANK
from lomber.games.banchok.view import BanchokView
from lomber.table.contract import Advice, View

NO_OPINION: Final[i64] = -1
WHOLE_PACK: Final = packs(2**52 - 1, 2)

BOLD: Final = 3
"""A stake of so many smallest stakes shows a hand that its punter trusts (A-5)."""


def no_more_than(view: BanchokView, amount: int) -> i64:
    """The largest stake or side stake open to the seat that does not exceed a sum; the smallest where all do."""
    if view.phase == "stake" and amount >= view.bank and view.may(VA_BANK):
        return VA_BANK
    best = NO_OPINION
    for move in view.legal:
        if move < STAKE:
            continue
        named = view.min_stake + int((move - STAKE) % view.stakes) * view.step
        if named <= amount or best == NO_OPINION:
            best = move
    if best == NO_OPINION:
        return VA_BANK if view.may(VA_BANK) else view.legal[0]
    return best


def fresh(hand: vec[i64]) -> vec[i64]:
    """The two whole packs without the own cards: what is unseen to one who remembers nothing."""
    cards = WHOLE_PACK
    for card in hand:
        cards = without_card(cards, card)
    return cards


def odds(view: BanchokView) -> dict[str, Any]:
    """The exact odds of the hand, in words' figures."""
    covered, unseen = int(view.covered()), max(len(view.unseen), 1)
    return {"covered": covered, "unseen": unseen, "percent": round(100 * covered / unseen)}


class Odds(Advice):
    """A piece that goes by the odds, and says them."""

    def words(self, view: View) -> dict[str, Any]:
        assert isinstance(view, BanchokView)
        return odds(view)


class TakeTheBank(Advice):
    """A-B1: who declines leaves for good; take the bank."""

    def choose(self, view: View) -> i64:
        return TAKE_BANK if view.phase == "offer" else NO_OPINION


class LetThemStake(Advice):
    """A-B3: let others stake on your cards: it costs nothing, and you may stake on theirs (B-24)."""

    def choose(self, view: View) -> i64:
        return ALLOW_SIDE if view.phase == "refuse" else NO_OPINION


class DemandTheCard(Advice):
    """A-B2: a card the banker has peeked at is opened; on a turned card stake all that is allowed."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, BanchokView)
        if view.may(DEMAND):
            return DEMAND
        if view.phase != "stake" or not view.turned:
            return NO_OPINION
        return HALF if view.may(HALF) else no_more_than(view, view.bank)


class ThreeAces(Odds):
    """A-2: three aces of different suits: ва-банк."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, BanchokView)
        if view.phase != "stake" or not view.may(VA_BANK):
            return NO_OPINION
        suits = {int(suit_of(card)) for card in view.cards if rank_of(card) == ACE}
        return VA_BANK if len(suits) == 3 else NO_OPINION


class BreakTheBank(Odds):
    """A-6: the bank is within a third of its mark and the round is nearly over: stake high, or it is gone."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, BanchokView)
        near = 3 * view.bank >= 2 * view.goal
        if view.phase != "stake" or not near or view.to_come() > 1 or not view.may(VA_BANK):
            return NO_OPINION
        return VA_BANK if 2 * view.covered() > len(view.unseen) else NO_OPINION


class RememberTheThrown(Odds):
    """A-4: count what has been thrown, where it turns the odds to the other side of one half."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, BanchokView)
        if view.phase != "stake" or view.turned:
            return NO_OPINION
        cards = fresh(view.cards)
        now = 2 * view.covered() > len(view.unseen)
        at_first = 2 * covered_of(view.cards, cards) > len(cards)
        return proportion(view, view.unseen) if now != at_first else NO_OPINION


class InProportion(Odds):
    """A-3: below one half the smallest stake; above it in proportion, up to the bank."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.remembers = True

    def heed(self, kept: list[Advice]) -> None:
        """Without A-4 nothing thrown is remembered."""
        self.remembers = any(piece.number == "A-4" for piece in kept)

    def choose(self, view: View) -> i64:
        assert isinstance(view, BanchokView)
        if view.phase != "stake":
            return NO_OPINION
        return proportion(view, view.unseen if self.remembers else fresh(view.cards))


def proportion(view: BanchokView, unseen: vec[i64]) -> i64:
    """Of the bank as much as covered cards outnumber the others; the least that is allowed below one half."""
    covered, all_of = int(covered_of(view.cards, unseen)), max(len(unseen), 1)
    return no_more_than(view, view.bank * max(2 * covered - all_of, 0) // all_of)


class JoinTheBold(Advice):
    """A-5: join a punter who stakes much less than the bank but clearly more than the minimum."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, BanchokView)
        if view.phase != "side":
            return NO_OPINION
        if view.stake >= BOLD * view.min_stake and 2 * view.stake <= view.bank:
            return no_more_than(view, view.stake)
        return NO_OPINION


class BestHands(Odds):
    """A-1: the worth of a hand is what it covers. The last word: all on more than one half, else the least."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, BanchokView)
        if view.phase == "side":
            return DECLINE
        if view.phase != "stake":
            return view.legal[0]
        return no_more_than(view, view.bank if 2 * view.covered() > len(view.unseen) else 0)


def pieces() -> list[Advice]:
    """In the order in which they are consulted."""
    return [
        TakeTheBank("A-B1"),
        LetThemStake("A-B3"),
        DemandTheCard("A-B2"),
        ThreeAces("A-2"),
        BreakTheBank("A-6"),
        RememberTheThrown("A-4"),
        InProportion("A-3"),
        JoinTheBold("A-5"),
        BestHands("A-1"),
    ]


def exact_pieces() -> list[Advice]:
    """A club bot's: the bank, the peeked card, the bold punter joined, and then nothing but the odds."""
    return [
        TakeTheBank("A-B1"),
        LetThemStake("A-B3"),
        DemandTheCard("A-B2"),
        JoinTheBold("A-5"),
        BestHands("A-1"),
    ]
