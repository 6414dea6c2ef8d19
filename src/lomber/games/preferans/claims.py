"""Is the rest certain (P-17)? From what a claimant knows: his cards, open hands, what has been played."""

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, size
from lomber.cards.pack import SUIT


def all_are_mine(mine: i64, theirs: i64, trump: i64) -> bool:
    """Does who leads take every trick that is left, wherever the others' cards lie?

    `theirs` are all cards that may be in hands against him. He draws their trumps first: each of his leads must
    stand above the highest that is out, and takes at least one of them away; in the worst case one hand has them
    all and keeps the highest. Then the same suit by suit, when nobody can trump any more.
    """
    if trump >= 0 and theirs & SUIT[trump] and not draws_out(mine & SUIT[trump], theirs & SUIT[trump]):
        return False
    return all(suit == trump or holds_out(mine & SUIT[suit], theirs & SUIT[suit]) for suit in range(4))


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
