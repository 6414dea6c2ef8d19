"""Is the rest certain (P-17)? From what a claimant knows: his cards, open hands, what has been played."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, size
from lomber.cards.pack import SUIT
from lomber.games.preferans.board import Board
from lomber.games.preferans.judging import misere_risk
from lomber.play.solver import OpenHands
from lomber.play.tricks import beats

SOLVED: Final[i64] = 5
"""The most cards in a hand for which a claim is solved: it is asked at every card."""


def certain_when_open(board: Board, place: i64, misere: bool) -> bool:
    """Who sees all hands in play takes every trick that is left against any play; at misère none of them."""
    hands = vec[i64]()
    places: list[int] = []
    for other in board.order:
        if not board.out & BIT[other]:
            places.append(other)
            hands = append(hands, board.hands[other])
    laid = vec[i64]()
    for i in range(board.laid - board.in_trick, board.laid):
        laid = append(laid, board.played[i])
    mine = BIT[places.index(int(place))]
    leader = places.index(int(board.first))
    left = board.terms.hand_cards - board.done - board.before
    if misere:
        return not OpenHands(-1, must_trump=False, counted=mine, most=False, room=10).gets(
            hands, leader, laid, 1
        )
    return OpenHands(board.trump, must_trump=True, counted=mine, most=True, room=10).gets(
        hands, leader, laid, left
    )


def all_are_mine(mine: i64, theirs: i64, trump: i64) -> bool:
    """Does who leads take every trick that is left, wherever the others' cards lie?

    `theirs` are all cards that may be in hands against him. He draws their trumps first: each of his leads must
    stand above the highest that is out, and takes at least one of them away; in the worst case one hand has them
    all and keeps the highest. Then the same suit by suit, when nobody can trump any more.
    """
    if trump >= 0 and theirs & SUIT[trump] and not draws_out(mine & SUIT[trump], theirs & SUIT[trump]):
        return False
    return all(suit == trump or holds_out(mine & SUIT[suit], theirs & SUIT[suit]) for suit in range(4))


def stays_mine(mine: i64, theirs: i64, trump: i64, led: i64, winning: i64) -> bool:
    """The same of who is still to play to a trick (led in this suit), or leads to none: `led` is then -1."""
    for suit in range(4):
        may_be_led = suit == led if led >= 0 else theirs & SUIT[suit] != 0
        if may_be_led and not takes_and_keeps(mine, theirs, trump, suit, winning):
            return False
    return True


def takes_and_keeps(mine: i64, theirs: i64, trump: i64, led: i64, winning: i64) -> bool:
    """Does he take a trick of this suit whoever plays what to it, and then all that are left?"""
    own: i64 = mine & SUIT[led]
    trumps: i64 = mine & SUIT[trump] if trump >= 0 else 0
    trumps_out: i64 = theirs & SUIT[trump] if trump >= 0 else 0
    if own and (led == trump or not trumps_out):
        card, above = highest(own), theirs & SUIT[led]
    elif not own and trumps:
        card, above = highest(trumps) if trumps_out else lowest(trumps), trumps_out
    else:
        return False
    if (above and highest(above) > card) or (winning >= 0 and not beats(card, winning, trump)):
        return False
    rest: i64 = mine & ~BIT[card]
    return rest == 0 or all_are_mine(rest, theirs, trump)


def stays_below(mine: i64, theirs: i64) -> bool:
    """At misère, when others lead: can he always play under what they have, suit by suit?

    His lowest card must lie under all of theirs, the next above one of them at most, and so on. Whatever of theirs
    is led, he plays the highest card under it, and the same holds of the rest.
    """
    return misere_risk(mine, theirs) == 0


def draws_out(mine: i64, theirs: i64) -> bool:
    """Can he take away all their trumps, each time with a higher one?"""
    return size(mine) >= size(theirs) and holds_out(mine, theirs)


def holds_out(mine: i64, theirs: i64) -> bool:
    """Do his cards of a suit, led from the top, take every time?"""
    while mine and theirs:
        if highest(mine) < highest(theirs):
            return False
        mine &= ~BIT[highest(mine)]
        theirs &= ~BIT[lowest(theirs)]
    return True
