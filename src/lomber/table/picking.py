# lomber: interpreted
"""Several cards chosen in one gesture: by a person in any order, by the rules in theirs.

Where cards are thrown off, given or shown together (`Kind.together`), the rules take them one after another in one
order, so that a set of cards is one history and not many. A person picks them as he likes, and changes his mind: so
he is told at once which cards may be among them and when there are enough, and what he has picked is put in order.
"""

from __future__ import annotations

from collections.abc import Sequence

from lomber.table.contract import State
from lomber.table.scene import Choice, Picks

TRIES = 400
"""Moves that are tried while an order is sought: any real gesture needs a few."""


def picks(state: State, seat: int, choices: Sequence[Choice]) -> Picks | None:
    """What may be picked in this position, where these are the seat's choices; None: nothing is picked together."""
    together = state.game.book.together
    if not any(_is_picked(together, choice.move) for choice in choices):
        return None
    cards: dict[int, Choice] = {}
    ends: list[tuple[Choice, ...]] = []
    here, offered = state.copy(), choices
    while True:
        asked = [choice for choice in offered if not choice.aside]
        those = [choice for choice in asked if _is_picked(together, choice.move)]
        cards |= {choice.move: choice for choice in those}
        ends.append(tuple(choice for choice in asked if choice not in those))
        if not those:
            return Picks(tuple(cards.values()), tuple(ends)) if cards else None
        here = _roomiest(here, seat, sorted(choice.move for choice in those))
        if here.awaits() is not None or not here.midway(seat):
            whole = len(ends)
            return Picks(tuple(cards.values()), tuple(ends), whole) if whole > 1 else None
        offered = here.view(seat).scene().choices


def in_order(state: State, seat: int, moves: Sequence[int]) -> list[int]:
    """A gesture with what was picked in the order of the rules.

    Where they take it in none, as much as they take comes first: then they say what is wrong with the rest, and not
    that the order is.
    """
    together = state.game.book.together
    picked = 0
    while picked < len(moves) and _is_picked(together, moves[picked]):
        picked += 1
    if picked < 2:
        return list(moves)
    found = _orderly(state, seat, sorted(moves[:picked]), [TRIES])
    if found is None:
        found = _as_far_as_taken(state, seat, sorted(moves[:picked]))
    return [*found, *moves[picked:]]


def _as_far_as_taken(state: State, seat: int, left: list[int]) -> list[int]:
    """One after another the lowest that the rules take, and behind them those that they do not."""
    found: list[int] = []
    left, here = list(left), state.copy()
    while True:
        legal = {int(move) for move in here.legal(seat)}
        taken = next((move for move in left if move in legal), None)
        if taken is None:
            return found + left
        left.remove(taken)
        found.append(taken)
        here.play(seat, taken)
        if here.awaits() is not None or not here.midway(seat):
            return found + left


def _roomiest(state: State, seat: int, moves: list[int]) -> State:
    """After the first of these that leaves the most to pick: the rules need not take the lowest first."""
    together = state.game.book.together
    found, most = state, -1
    for move in moves:
        after = state.copy()
        after.play(seat, move)
        left = 0
        if after.awaits() is None and after.midway(seat):
            left = sum(_is_picked(together, int(legal)) for legal in after.legal(seat))
        if left > most:
            found, most = after, left
        if most == len(moves) - 1:
            break
    return found


def _is_picked(together: list[bool], move: int) -> bool:
    return 0 <= move < len(together) and together[move]


def _orderly(state: State, seat: int, left: list[int], tries: list[int]) -> list[int] | None:
    """All of these one after another, the lowest first wherever the rules take it."""
    legal = {int(move) for move in state.legal(seat)}
    for number, move in enumerate(left):
        if move not in legal or not tries[0]:
            continue
        tries[0] -= 1
        rest = left[:number] + left[number + 1 :]
        after = state.copy()
        after.play(seat, move)
        if not rest:
            return [move]
        if after.awaits() is None and after.midway(seat):
            tail = _orderly(after, seat, rest, tries)
            if tail is not None:
                return [move, *tail]
    return None
