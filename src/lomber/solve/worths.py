# lomber: interpreted
"""What each move of a position is worth when all cards lie open, in any game that can tell."""

from __future__ import annotations

from lomber.cards.bits import lowest
from lomber.solve.reckoning import Reckoner
from lomber.table.contract import State


def worths(state: State) -> dict[str, list[int]]:
    """Each legal move of the seat to move, and the scores of this hand if it is made and all play their best then.

    Where more than two sides play only the score of that seat means anything: it is what the seat holds against all
    others together (`Reckoning.alone`). Empty where nobody is to move, or where the end cannot be foreseen; TooDeep
    where it is too far away.
    """
    if not state.actors():
        return {}
    found = Reckoner().weigh(state, int(lowest(state.actors())))
    return {state.name(move): worth.scores for move, worth in found.moves.items()} if found else {}
