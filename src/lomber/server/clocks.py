"""The clocks of a table: who has how much time, whose runs, whose has run out. No timer here: `now` is told.

A clock must tell nothing that the table does not. While a sealed round is open, the clock of somebody who has
chosen runs on for all the others: its stopping would say that he has.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lomber.server.events import Acted, Stored
from lomber.server.wire import Clock, ClockFace

AT_LEAST = 5.0
"""Seconds for a move that even an empty bank leaves: nobody is turned out of a match by his clock."""

Round = tuple[int, int] | None
"""The sealed round in progress: its hand and its number; None: moves are made openly, one by one."""


@dataclass
class _Turn:
    """Something is asked of a seat."""

    left: float
    used: float = 0.0
    since: float | None = None
    """Since when it runs; None: it stands."""
    spent: float | None = None
    """How long it took, once it is answered."""

    def taken(self, now: float) -> float:
        return self.used + (now - self.since if self.since is not None else 0.0)

    def ends(self) -> float | None:
        """When the time runs out; None: it stands, or is answered."""
        if self.since is None or self.spent is not None:
            return None
        return self.since + self.left - self.used


class Clocks:
    """The time of every seat, by the table's agreement."""

    def __init__(self, agreed: Clock, seats: int, log: Iterable[Stored]) -> None:
        """As the log left them; a turn that was being thought about when the server stopped begins anew."""
        self._agreed = agreed
        self._banks = [float(agreed.seconds)] * seats
        self._turns: dict[int, _Turn] = {}
        self._round: Round = None
        self._going = False
        for event in log:
            if isinstance(event, Acted) and event.spent >= 0:
                self._charge(event.seat, event.spent / 1000)

    # -- what happens

    def go(self, going: bool, now: float) -> None:
        """All clocks run, or stand still: those of an empty table do not run."""
        if going == self._going:
            return
        self._going = going
        for turn in self._turns.values():
            if going:
                turn.since = now
            else:
                turn.used, turn.since = turn.taken(now), None

    def slept(self, seconds: float) -> None:
        """So much time has gone by of which nobody here knew."""
        for turn in self._turns.values():
            if turn.since is not None:
                turn.since -= max(0.0, seconds)

    def answered(self, acted: Acted) -> None:
        """A gesture was made that answered what its seat was asked."""
        turn = self._turns.get(acted.seat)
        if turn is not None:
            turn.spent = acted.spent / 1000
        self._charge(acted.seat, acted.spent / 1000)

    def ask(self, seats: set[int], round_: Round, now: float) -> None:
        """These seats must move now; whoever was asked before and has not answered goes on thinking."""
        same = round_ is not None and round_ == self._round
        self._round = round_
        self._turns = {
            seat: turn
            for seat, turn in self._turns.items()
            if (seat in seats if turn.spent is None else same)
        }
        for seat in seats:
            if seat not in self._turns:
                self._turns[seat] = _Turn(self._allowed(seat), since=now if self._going else None)

    def _allowed(self, seat: int) -> float:
        return max(self._banks[seat], AT_LEAST) if self._agreed.each == "match" else self._banks[seat]

    def _charge(self, seat: int, spent: float) -> None:
        if self._agreed.each == "match":
            self._banks[seat] = max(0.0, self._banks[seat] - spent) + self._agreed.increment

    # -- what is so

    def spent(self, seat: int, now: float) -> int:
        """Milliseconds the seat has been thinking; never more than it had."""
        turn = self._turns.get(seat)
        return 0 if turn is None else int(1000 * min(turn.taken(now), turn.left))

    def overdue(self, now: float) -> set[int]:
        """Whose time has run out."""
        ends = {seat: turn.ends() for seat, turn in self._turns.items()}
        return {seat for seat, end in ends.items() if end is not None and end <= now}

    def next_end(self, now: float) -> float | None:
        """When the next clock runs out."""
        ends = [turn.ends() for turn in self._turns.values()]
        return min((end for end in ends if end is not None and end > now), default=None)

    def faces(self, viewer: int, people: Iterable[int], now: float) -> tuple[ClockFace, ...]:
        """What this viewer may see of the clocks of these seats."""
        found = []
        for seat in people:
            turn = self._turns.get(seat)
            if turn is None or (turn.spent is not None and seat == viewer):
                found.append(ClockFace(seat, int(1000 * self._banks[seat]), False))
            else:
                left = max(0.0, turn.left - turn.taken(now))
                found.append(ClockFace(seat, int(1000 * left), turn.since is not None))
        return tuple(found)
