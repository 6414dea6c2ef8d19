# lomber: interpreted
"""What each move of a position is worth when all cards lie open, in any game that can tell."""

from __future__ import annotations

from lomber.cards.bits import lowest
from lomber.table.contract import State


def worths(state: State) -> dict[str, list[int]]:
    """Each legal move of the seat to move, and the scores of this hand if it is made and all play their best then.

    Empty where nobody is to move, or where the game cannot foresee the end (`State.foreseen`).
    """
    actors = state.actors()
    if not actors:
        return {}
    found: dict[str, list[int]] = {}
    seat = lowest(actors)
    here = state.this_hand()
    for move in here.legal(seat):
        after = here.copy()
        after.play(seat, move)
        scores = after.scores() if after.over() else after.foreseen()
        if not scores:
            return {}
        found[here.name(move)] = scores
    return found
