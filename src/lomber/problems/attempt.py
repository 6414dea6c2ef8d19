"""A problem being played: the person moves for his seats, the solver for all others, and never wrongly."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from lomber.problems.collection import Task
from lomber.solve.reckoning import Reckoner
from lomber.table.contract import Reckoning, State
from lomber.table.errors import IllegalMove, LomberError
from lomber.table.opened import opened
from lomber.table.scene import Choice, Message, Scene
from lomber.table.table import Table

MOVES_MOST = 120
"""No hand of a problem has more moves."""


IN_PLAY = ("hand", "open", "trick")
"""The kinds of zones in which cards that still count can lie."""


class Standing(msgspec.Struct, frozen=True):
    """How a problem stands."""

    worth: int
    """What your side has from this hand if everybody plays his best from here on, as `Task.score` counts it."""
    kept: bool
    """Can the goal still be reached? Of a hand that is over: was it?"""


class Worth(msgspec.Struct, frozen=True):
    """A move that can be made here, and what comes of it."""

    move: str
    says: Message
    worth: int
    kept: bool


class Attempt:
    """One try at a problem. It knows everything, as everybody at the table does: the cards lie open.

    A `reckoner` that has thought about this problem before thinks faster.
    """

    def __init__(self, task: Task, moves: Iterable[str] = (), reckoner: Reckoner | None = None) -> None:
        self.task = task
        self.table = Table(task.make(), seed=0, start=task.position, single=True)
        for card in task.played.split():
            self.table.play(self.table.turn(), card)
        self.moves: list[str] = []
        """All moves of the attempt so far, whoever made them."""
        self._reckoner = reckoner or Reckoner()
        self._before = self.table.state.this_hand()
        """The position before the last move."""
        for move in moves:
            self.play(move)

    def after(self, number: int) -> Attempt:
        """The same try after its first so many moves: what came later is taken back."""
        return Attempt(self.task, self.moves[:number], self._reckoner)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def seat(self) -> int:
        """Who is to move; -1 when all is over."""
        return -1 if self.over else self.table.turn()

    @property
    def yours(self) -> bool:
        """Is it for the person to choose? A forced card is played for him: all see that it is forced."""
        return self.seat in self.task.yours and len(self.table.legal(self.seat)) > 1

    def play(self, move: str) -> None:
        """The next move, whoever makes it: one of those that must be chosen from, and nothing unasked."""
        seat = self.seat
        code = self.table.parse(seat, move) if seat >= 0 else -1
        if code not in self.table.legal(seat) or len(self.moves) >= MOVES_MOST:
            self.table.state.copy().play(max(seat, 0), code)  # says which rule forbids it
            raise IllegalMove(seat, move, "notation", "unknown-move", text=move)
        self._before = self.table.state.this_hand()
        self.moves.append(self.table.name(code))
        self.table.play(seat, code)

    def scene(self) -> Scene:
        """All cards open, seen from the person's seat; what he may do with any of his hands.

        What was thrown, and what is left of a stock, is of no account any more, and is not shown.
        """
        scene = opened(self.table, self.task.yours[0])
        played = tuple(zone for zone in scene.zones if zone.kind in IN_PLAY or zone.name.startswith("last"))
        scene = msgspec.structs.replace(scene, zones=played)
        if not self.yours:
            return scene
        asked = self.table.view(self.seat).scene()
        return msgspec.structs.replace(scene, prompt=asked.prompt, choices=self.choices())

    def choices(self) -> tuple[Choice, ...]:
        """What may be done now, by whoever is to move. Nobody claims or concedes: the solver would know."""
        if self.over:
            return ()
        return tuple(choice for choice in self.table.view(self.seat).scene().choices if not choice.aside)

    # -- what the solver says

    def standing(self) -> Standing:
        """What the position is worth; TooDeep where that takes too long.

        Before the first move it is known without thinking: the tests have proved it.
        """
        if not self.moves:
            return self._standing(self.task.score)
        self._reckoner.begin()
        before = self._reckoned(self._before) if self.over else None
        # The last card was forced, and tricks are forgotten after it.
        if before is not None and before.counts:
            return self._standing(before.gain)
        return self._standing(self._worth(self.table.state.this_hand()))

    def worths(self) -> list[Worth]:
        """Every move that can be made now, and what comes of it."""
        if self.over:
            return []
        self._reckoner.begin()
        says = {choice.move: choice.says for choice in self.choices()}
        found = []
        for move in self.table.legal(self.seat):
            standing = self._standing(self._after(self.table.state.this_hand(), move))
            text = self.table.name(move)
            said = says.get(move, Message("move-other", {"text": text}))
            found.append(Worth(text, said, standing.worth, standing.kept))
        return found

    def best(self) -> str:
        """The solver's move; of the others' moves that are equally good, the one that leaves you fewest answers."""
        if not self.moves:
            return self.task.first[0]
        legal = self.table.legal(self.seat)
        if len(legal) == 1:
            return self.table.name(legal[0])
        self._reckoner.begin()
        here = self.table.state.this_hand()
        worths = {move: self._after(here, move) for move in legal}
        wanted = max(worths.values()) if self.yours else min(worths.values())
        equal = [move for move in legal if worths[move] == wanted]
        if not self.yours and len(equal) > 1:
            equal.sort(key=lambda move: self._answers(here, move))
        return self.table.name(equal[0])

    def reply(self) -> str:
        """Let the solver move for the seat whose turn it is, whosever it is."""
        move = self.best()
        self.play(move)
        return move

    def solution(self) -> list[str]:
        """Best play by all from here to the end."""
        line = self.after(len(self.moves))
        while not line.over:
            line.reply()
        return line.moves[len(self.moves) :]

    def _answers(self, here: State, move: int) -> int:
        """How many of your moves keep all there is to keep after this one; many where you have no choice then."""
        after = here.copy()
        after.play(self.seat, move)
        seat = next((seat for seat in self.task.yours if after.acts(seat)), -1)
        legal = after.legal(max(seat, 0))
        if seat < 0 or len(legal) == 1:
            return MOVES_MOST
        worths = [self._worth(self._played(after, seat, answer)) for answer in legal]
        return worths.count(max(worths))

    def _after(self, here: State, move: int) -> int:
        return self._worth(self._played(here, self.seat, move))

    def _played(self, state: State, seat: int, move: int) -> State:
        after = state.copy()
        after.play(seat, move)
        return after

    def _worth(self, state: State) -> int:
        """What your side has from the hand: in tricks where the game's solver counts them, else what it scores."""
        found = self._reckoned(state)
        return found.gain if found.counts else sum(found.scores[seat] for seat in self.task.yours)

    def _reckoned(self, state: State) -> Reckoning:
        found = self._reckoner.reckon(state, self.task.yours[0])
        if found is None:
            raise LomberError("nothing can be foreseen here", "not-foreseen")
        return found

    def _standing(self, worth: int) -> Standing:
        return Standing(worth, worth >= self.task.score)
