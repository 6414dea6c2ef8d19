"""How four open hands go on when both pairs play for tricks: the end that `State.foreseen` tells of."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.play.four_hands import FourHands

POSITIONS: Final[i64] = 500_000
"""Positions between tricks looked at for one line: a few seconds. One whole deal in three takes more."""

_idle: list[FourHands] = []
"""Solvers that nobody is asking now. What one has learnt serves every deal, so they are kept."""


def best_line(hands: vec[i64], order: vec[i64], side: vec[i64], trump: i64, laid: vec[i64]) -> list[int]:
    """Best play by all, card by card to the end of the deal; TooDeep where that takes too long.

    `hands` and `side` are by place; `order` are the four places in the order of play, who led to the trick on the
    table (or leads to the next) first; `laid` are the cards of that trick.
    """
    counted: i64 = 0
    turned = vec[i64]()
    for turn in range(4):
        turned = append(turned, hands[order[turn]])
        if side[order[turn]] == side[order[0]]:
            counted |= BIT[turn]
    solver = _idle.pop() if _idle else FourHands()
    solver.count_for(counted)
    solver.give_up_after(POSITIONS)
    line = solver.line(turned, trump, 0, laid)
    _idle.append(solver)
    return line
