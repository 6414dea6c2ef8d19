"""The book of Berserk (chapter 23): each piece of advice by its number, in the order of their consulting.

A turn goes as A-3 orders it: kill if it can be done (A-1), what Frenzy forces (A-13), cards and what clears the way
(A-3), attacks (A-11, A-4, A-5, while A-6 keeps somebody at home), then whatever the coins are good for (A-2).
"""

from lomber.games.berserk.book_answers import Defend, EmptyDeck, Mulligan, Pay, Poison, Thirst, Triggers
from lomber.games.berserk.book_attacks import FirstStrikes, Frenzied, Guard, Kill, Lure, Trade
from lomber.games.berserk.book_cards import Order, Spend
from lomber.table.contract import Advice


def advice() -> list[Advice]:
    """Questions first, each by its own piece; then the main stage in the order of A-3; the last always answers."""
    return [
        Kill("A-1"),
        Defend("A-7"),
        Pay("A-8"),
        Poison("A-9"),
        Mulligan("A-10"),
        Thirst("A-12"),
        Triggers("A-14"),
        EmptyDeck("A-15"),
        Frenzied("A-13"),
        Order("A-3"),
        FirstStrikes("A-11"),
        Trade("A-4"),
        Lure("A-5"),
        Guard("A-6"),
        Spend("A-2"),
    ]
