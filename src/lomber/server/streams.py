"""What one seat has been told, in order: its own numbered stream of steps.

The numbers are the seat's own. They grow only with what the seat can see, so that they tell nothing of others:
while a sealed round is open, another's choice makes no step and no number.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lomber.server.wire import DealStep, MoveStep, Step

if TYPE_CHECKING:
    from lomber.server.match import Match

MOST_KEPT = 400
"""Changes that are kept for a client who comes back."""


class Stream:
    """The stream of one seat (-1: of the spectators)."""

    def __init__(self, steps: Sequence[Step]) -> None:
        """Numbers begin at the clock's milliseconds: beyond any that this seat had before a restart."""
        self.seq = int(time.time() * 1000)
        self._told = list(steps)
        self._kept: deque[tuple[int, list[Step]]] = deque(maxlen=MOST_KEPT)

    @property
    def told(self) -> list[Step]:
        """All steps of the hand in progress, as they were told: of its deals more may be known by now."""
        return self._told

    def tell(self, news: list[Step], told: list[Step]) -> None:
        """These steps (or, without any, a change of the seat's own) have become visible; `told` is now all."""
        self._told = told
        self._kept.append((self.seq, news))
        self.seq += 1

    def restart(self, steps: Sequence[Step]) -> None:
        """Time went back: nothing that was told before joins on to this."""
        self._told = list(steps)
        self._kept.clear()
        self.seq += 1

    def missed(self, since: int | None) -> list[Step] | None:
        """What has happened since that number; None: it is no longer kept."""
        if since == self.seq:
            return []
        found: list[Step] | None = None
        for before, news in self._kept:
            if before == since:
                found = []
            if found is not None:
                found.extend(news)
        return found

    def others_only(self, since: int, seat: int) -> bool:
        """Has the seat itself done nothing since that number? A change without a step is its half-made choice."""
        if since == self.seq:
            return True
        kept = [news for before, news in self._kept if before >= since]
        if len(kept) != self.seq - since:
            return False
        return all(news and not any(_done_by(step, seat) for step in news) for news in kept)


def _done_by(step: Step, seat: int) -> bool:
    return isinstance(step, MoveStep) and step.seat == seat


def fresh(old: Sequence[Step], new: Sequence[Step]) -> list[Step]:
    """The steps of `new` that were not in `old`.

    Sealed choices are turned up in the order of the seats, so that one's own may stand among the new ones; and
    what has become known of an earlier deal is no new step.
    """
    at = 0
    while at < len(old) and at < len(new) and _same(old[at], new[at]):
        at += 1
    known = list(old[at:])
    news = []
    for step in new[at:]:
        if known and _same(known[0], step):
            known.pop(0)
        else:
            news.append(step)
    return news


def _same(one: Step, other: Step) -> bool:
    if isinstance(one, MoveStep) and isinstance(other, MoveStep):
        return one.seat == other.seat and one.moves == other.moves
    return isinstance(one, DealStep) and isinstance(other, DealStep) and one.deal == other.deal


class News:
    """What each listening seat learns by a change, gathered while it happens, told when it is stored."""

    def __init__(self, match: Match, streams: dict[int, Stream]) -> None:
        self._match = match
        self._steps: dict[int, list[Step]] = {seat: [] for seat in streams}
        self._told: dict[int, list[Step]] = {seat: stream.told for seat, stream in streams.items()}
        self._happened = match.table.happened()

    def gather(self) -> None:
        table = self._match.table
        before, self._happened = self._happened, table.happened()
        if self._happened == before:
            return
        if self._happened == before + 1 and table.open_move_last():
            self._gather_open(self._match.open_step())
            return
        for seat, steps in self._steps.items():
            now = self._match.steps(seat)
            steps.extend(fresh(self._told[seat], now))
            self._told[seat] = now

    def _gather_open(self, step: Step) -> None:
        """The commonest case: one move that everybody saw alike is all that is new."""
        for seat, steps in self._steps.items():
            steps.append(step)
            self._told[seat] = [*self._told[seat], step]

    def turn_page(self) -> None:
        """The next deal begins a hand: its steps begin anew."""
        self._told = {seat: [] for seat in self._told}

    def of(self, seat: int) -> list[Step]:
        return self._steps[seat]

    def told(self, seat: int) -> list[Step]:
        return self._told[seat]
