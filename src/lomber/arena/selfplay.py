"""Bots among themselves: so many deals, and what they were worth with what certainty."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from lomber.arena.contest import interval
from lomber.arena.hand import decide, sit
from lomber.bots.bot import Bot
from lomber.bots.company import company
from lomber.table.contract import Game
from lomber.table.options import written
from lomber.table.record import Record
from lomber.table.shoe import Shoe
from lomber.table.table import Table


@dataclass(frozen=True)
class Average:
    """A mean a deal and the interval that holds the true one with 95 % certainty; none from a single deal."""

    mean: float
    low: float | None
    high: float | None

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Average:
        mean, half = interval(numbers)
        if math.isinf(half):
            return cls(mean, None, None)
        return cls(mean, mean - half, mean + half)


@dataclass(frozen=True)
class Selfplay:
    """What came out."""

    game: Game
    bots: tuple[str, ...]
    """By seat."""
    seed: int | None
    deals: int
    matches: int
    seconds: float
    scores: tuple[int, ...]
    """By seat, over all deals."""
    by_seat: tuple[Average, ...]
    by_bot: dict[str, Average]
    """Of a bot with several chairs, the mean over them is one observation a deal."""

    @property
    def rate(self) -> float:
        return self.deals / self.seconds if self.seconds > 0 else 0.0

    def data(self) -> dict[str, Any]:
        """As `--json` writes it."""
        return {
            "game": self.game.id,
            "options": written(self.game.options),
            "seed": self.seed,
            "deals": self.deals,
            "matches": self.matches,
            "seconds": round(self.seconds, 3),
            "rate": round(self.rate, 1),
            "scores": list(self.scores),
            "seats": [
                {"seat": seat, "bot": self.bots[seat], "score": self.scores[seat], **_average(average)}
                for seat, average in enumerate(self.by_seat)
            ],
            "bots": [{"bot": name, **_average(average)} for name, average in self.by_bot.items()],
        }


def _average(average: Average) -> dict[str, float | None]:
    low = None if average.low is None else round(average.low, 4)
    high = None if average.high is None else round(average.high, 4)
    return {"mean": round(average.mean, 4), "low": low, "high": high}


def selfplay(
    game: Game,
    names: Sequence[str],
    deals: int,
    seed: int | None = None,
    keep: Callable[[int, Record], None] = lambda number, record: None,
    tick: Callable[[int], None] = lambda done: None,
) -> Selfplay:
    """Play match after match until so many deals are done; the last match is settled where it stands.

    Partners are bots of one kind where that can be (`sit`). `keep` is given each match's record, `tick` the number
    of deals done. The same seed plays the same.
    """
    bots = company(names, game, seed)
    seated = tuple(names[seat % len(names)] for seat in range(game.seats))
    shoe = Shoe(seed)
    changes: list[list[int]] = []
    matches = 0
    start = time.perf_counter()
    while len(changes) < deals:
        table = sit(game, shoe, seated)
        _play_match(table, bots, deals, changes, tick)
        matches += 1
        keep(matches, table.record())
    seconds = time.perf_counter() - start
    by_seat = [[change[seat] for change in changes] for seat in range(game.seats)]
    by_bot = {
        name: Average.of(
            [fmean(c for c, at in zip(change, seated, strict=True) if at == name) for change in changes]
        )
        for name in dict.fromkeys(seated)
    }
    return Selfplay(
        game,
        seated,
        seed,
        len(changes),
        matches,
        seconds,
        tuple(sum(numbers) for numbers in by_seat),
        tuple(Average.of(numbers) for numbers in by_seat),
        by_bot,
    )


def _play_match(
    table: Table, bots: Sequence[Bot], deals: int, changes: list[list[int]], tick: Callable[[int], None]
) -> None:
    """One match, or as much of it as is wanted; appends what each deal changed."""
    state = table.state
    hand = state.hand_number()
    before = [0] * table.game.seats
    while True:
        for seat in table.actors():
            table.play(seat, decide(bots[seat], table, seat))
            if state.over() or state.hand_number() != hand:
                break
        if state.over() or state.hand_number() != hand:
            hand = state.hand_number()
            now = table.scores()
            changes.append([after - was for after, was in zip(now, before, strict=True)])
            before = now
            tick(len(changes))
            if state.over() or len(changes) >= deals:
                return
