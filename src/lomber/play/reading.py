"""What the others have done tells of their cards: a guessed world is the likelier, the better the book explains it.

`guess` draws uniformly from all worlds that are possible; here is what makes some more probable than others. While
a world is replayed from the beginning of the hand, the book is asked before every move of the others what it would
do with the cards they have in that world. Nobody follows it always, so a move against the book makes a world less
likely, never impossible.
"""

from typing import Final

from mypy_extensions import i64

from lomber.play.assign import Fast
from lomber.play.playout import Dice
from lomber.play.worlds import Witness, Worlds
from lomber.table.contract import Advice, State

AGAINST_THE_BOOK: Final = 0.5
"""How much less likely a world becomes by one move that the book would not have made in it."""

GRAINS: Final[i64] = 1_000_000


class Reader(Witness):
    """Looks on while a world is replayed, and notes how likely it is."""

    def __init__(self, seat: i64, pieces: list[Advice]) -> None:
        self.seat = seat
        self.pieces = pieces
        self.trust = 1.0

    def begins(self) -> None:
        self.trust = 1.0

    def sees(self, state: State, seat: i64, move: i64) -> None:
        moves = state.legal(seat)
        if seat == self.seat or len(moves) < 2:
            return
        view = state.glimpse(seat, moves)
        for piece in self.pieces:
            advised = piece.choose(view)
            if advised >= 0:
                if advised != move:
                    self.trust *= AGAINST_THE_BOOK
                return


def read(worlds: Worlds, reader: Reader, number: i64, source: Fast, random: Dice) -> State:
    """One of so many guessed worlds, each as likely to be taken as it is probable."""
    total = 0.0
    taken: State | None = None
    for _ in range(number):
        world = worlds.guess(source, reader)
        total += reader.trust
        if taken is None or float(random.below(GRAINS)) * total < reader.trust * float(GRAINS):
            taken = world
    assert taken is not None
    return taken.this_hand()
