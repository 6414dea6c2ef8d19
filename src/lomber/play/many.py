"""Many hands of one game side by side: what a learner steps through, without a Python object for a move.

Everything that is handed out lies in a few long vecs, hand after hand, which NumPy reads where they are: whose move
it is, which moves are legal, what the seat to move sees, who was paid what. They are laid out once and written over
with every step.

A hand is `Game.start().this_hand()`, dealt by a fast generator of its own. When it is over, everybody is paid and
another is dealt in its place. A hand in which nobody is ever asked (the deal alone decides it) is passed over.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from lomber.cards.bits import BIT, filled, lowest
from lomber.play.playout import Dice, shuffled
from lomber.play.rollouts import Playouts
from lomber.play.rows import zeros
from lomber.table.chance import EVERYONE
from lomber.table.contract import Game, State

MOST_HANDS: Final[i64] = 3_000
"""Hands after which a seat that has not been asked never will be: it sits out."""


class Hands:
    """So many hands of a game, each at a decision.

    Of the seats those of `asked` are asked here; for all others `others` moves at once.
    """

    def __init__(
        self,
        game: Game,
        number: i64,
        observing: bool = True,
        asked: i64 = EVERYONE,
        others: Playouts | None = None,
    ) -> None:
        self.game = game
        self.number = number
        self.observing = observing
        self.asked = asked
        self.others = Playouts() if others is None else others
        self.seats: i64 = game.seats
        self.codes: i64 = len(game.book)
        size: i64 = 0
        for field in game.fields():
            size += field.size
        self.size: i64 = size if observing else 0
        """Numbers of an observation; none where nobody looks at them."""
        self.beginning: State = game.start().this_hand()
        self.states: list[State] = [self.beginning] * int(number)
        self.dice: list[Dice] = [Dice(0)] * int(number)
        self.chooser = Dice(0)
        self.choices: vec[vec[i64]] = _nothing(number)
        """The legal moves of each hand: what is set in its row of `legal`."""
        # -- what is handed out
        self.turn: vec[i64] = filled(number, 0)
        """The seat to move in each hand; of several that are sealed from each other the first."""
        self.legal: vec[u8] = _noughts(number * self.codes)
        """A row of all moves for each hand: 1 where the move is legal."""
        self.observed: vec[float] = zeros(number * self.size)
        """A row for each hand: what the seat to move sees, as `View.observe` writes it."""
        self.ended: vec[u8] = _noughts(number)
        """1 where the last move ended the hand; the row of `legal` is then of the hand after it."""
        self.paid: vec[float] = zeros(number * self.seats)
        """A row for each hand: what its end has changed in each seat's score; noughts where it goes on."""

    def begin(self, seeds: vec[i64]) -> None:
        """Deal new hands. A seed fixes the hand and all that follow it in its place."""
        self.chooser = Dice(seeds[0])
        for i in range(self.number):
            self.dice[i] = Dice(seeds[i])
            self.states[i] = self.beginning.copy()
            self._unpaid(i)
            self._go_on(i)
            self._unpaid(i)

    def play(self, moves: vec[i64]) -> i64:
        """A move in every hand, or in none: then the answer is the first hand in which the move is not legal."""
        for i in range(self.number):
            move = moves[i]
            if move < 0 or move >= self.codes or self.legal[i * self.codes + move] == 0:
                return i
        for i in range(self.number):
            if self.ended[i]:
                self._unpaid(i)
            self.states[i].play(self.turn[i], moves[i])
            self._go_on(i)
        return -1

    def chosen(self) -> vec[i64]:
        """A legal move for every hand, each as likely as any other."""
        moves = vec[i64](capacity=self.number)
        for i in range(self.number):
            legal = self.choices[i]
            moves = append(moves, legal[self.chooser.below(len(legal))])
        return moves

    def _go_on(self, i: i64) -> None:
        """On to the next decision of a seat that is asked here, over the end of the hand if need be."""
        state = self.states[i]
        hands: i64 = 0
        while hands < MOST_HANDS:
            actors = state.actors()
            if actors:
                seat = lowest(actors)
                moves = state.legal(seat)
                if self.asked == EVERYONE or self.asked & BIT[seat]:
                    self._ask(i, state, seat, moves)
                    return
                state.play(seat, self.others.move(state, seat, moves, self.dice[i]))
            elif state.over():
                if self.ended[i] == 0:
                    self._pay(i, state)
                state = self.beginning.copy()
                self.states[i] = state
                hands += 1
            else:
                deal = state.awaits()
                assert deal is not None
                state.dealt(shuffled(deal, self.dice[i]))
        raise LookupError(f"in {MOST_HANDS} hands nobody of the seats asked for was asked")

    def _ask(self, i: i64, state: State, seat: i64, moves: vec[i64]) -> None:
        """Show the seat its choices, and what it sees."""
        self.turn[i] = seat
        row = i * self.codes
        for move in self.choices[i]:
            self.legal[row + move] = 0
        for move in moves:
            self.legal[row + move] = 1
        self.choices[i] = moves
        if self.observing:
            state.observe(seat, self.observed, i * self.size)

    def _pay(self, i: i64, state: State) -> None:
        self.ended[i] = 1
        row = i * self.seats
        scores = state.scores()
        for seat in range(self.seats):
            self.paid[row + seat] = float(scores[seat])

    def _unpaid(self, i: i64) -> None:
        self.ended[i] = 0
        row = i * self.seats
        for seat in range(self.seats):
            self.paid[row + seat] = 0.0


def _noughts(length: i64) -> vec[u8]:
    row = vec[u8](capacity=length)
    nought: u8 = 0
    for _ in range(length):
        row = append(row, nought)
    return row


def _nothing(length: i64) -> vec[vec[i64]]:
    rows = vec[vec[i64]](capacity=length)
    for _ in range(length):
        rows = append(rows, vec[i64]())
    return rows
