# lomber: interpreted
"""A hand looked at afterwards: what each decision was worth, and which ones were costly.

Any game that can be solved with open cards (`reckoning.py`) can be analysed. A card is judged with all hands known:
what best play by all comes to after it, and after every other card that could have been played. A word (a bid, a
whist) is judged as it had to be decided: in many worlds that agree with what the seat had seen and with what the
others had said, each played on by the book until the game can reckon it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import groupby
from math import inf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from lomber.games import game_of
from lomber.play.assign import Fast
from lomber.play.open_play import POSITIONS
from lomber.play.playout import Dice
from lomber.play.rollouts import Guided, Solved, believed
from lomber.play.worlds import Worlds
from lomber.solve.reckoning import Reckoner, Weighed
from lomber.table.contract import Game
from lomber.table.errors import TooDeep
from lomber.table.record import DealEvent, Event, MoveEvent, Record
from lomber.table.scene import Message
from lomber.table.table import Table

WORLDS = 24
"""Worlds in which a word is judged."""

CLEAR = 2.0
"""Standard errors by which a word must be worse than another before it is called a mistake."""


class Worth(msgspec.Struct, frozen=True):
    """One move that could have been made: what it comes to for whoever made it."""

    move: str
    says: Message
    score: float
    """In the game's own unit; of a word the mean over the worlds."""
    gain: int = 0
    """What is counted in the play (tricks, points), less where it is not wanted."""


class Decision(msgspec.Struct, frozen=True):
    """One decision, judged."""

    event: int
    """Its place in the record's log."""
    hand: int
    seat: int
    made: Worth
    best: Worth
    worths: tuple[Worth, ...]
    """Every move that was looked at, in the order of their codes."""
    trick: int = 0
    """From 1; 0: not in the play of tricks."""
    counts: str = ""
    """What `gain` counts: `tricks`, `points`, or nothing."""
    open: bool = True
    """Judged with all hands known; else as the seat had to decide it."""
    clear: bool = False
    """Was it a mistake beyond doubt?"""
    alone: bool = False
    """Everybody played for himself: a card is judged by what it makes sure of against all others together."""

    @property
    def loss(self) -> float:
        """What it cost, in the game's own unit."""
        return max(0.0, self.best.score - self.made.score)

    @property
    def lost(self) -> int:
        """What it cost of what is counted: tricks, points."""
        return max(0, self.best.gain - self.made.gain)


class Analysis(msgspec.Struct, frozen=True):
    """A record looked through."""

    game: str
    seats: tuple[str, ...]
    decisions: tuple[Decision, ...]

    def mistakes(self, seat: int | None = None) -> list[Decision]:
        """The costly ones, of all or of one seat, the costliest first."""
        found = [d for d in self.decisions if d.clear and seat in (None, d.seat)]
        return sorted(found, key=lambda d: (-d.loss, -d.lost, d.event))


def last_hand(record: Record) -> int:
    """The number of the last hand in which anything was done; 0: in none."""
    number = 0
    for step in _steps(record, game_of(record)):
        number = int(step.table.state.hand_number())
    return number


def analyse(
    record: Record,
    *,
    hand: int | None = None,
    seat: int | None = None,
    worlds: int = WORLDS,
    positions: int = int(POSITIONS),
    seconds: float = inf,
    tick: Callable[[int], None] = lambda event: None,
) -> Analysis:
    """Every decision of a record that can be judged; of one hand or of one seat only, if so asked.

    `worlds=0` judges cards only. The same record gives the same analysis, unless it is stopped after so many
    seconds: then what comes later is not judged. Nor is a card that takes more than so many positions: it lies too
    far from the end of the hand.
    """
    end = time.monotonic() + seconds
    judge = _Judge(game_of(record), worlds, positions, end)
    decisions: list[Decision] = []
    for number, steps in groupby(
        _steps(record, judge.game), lambda step: int(step.table.state.hand_number())
    ):
        asked = []
        for step in steps:
            tick(step.at)
            wanted = hand in (None, number) and seat in (None, step.event.seat)
            if wanted and len(step.event.moves) == 1:
                asked.append(step._replace(table=step.table.copy()))
        decisions += judge.hand(asked)
        if time.monotonic() > end:
            break
    return Analysis(record.game, record.seats, tuple(decisions))


class _Step(NamedTuple):
    """A gesture of the record: its place in the log, the table before it."""

    at: int
    table: Table
    event: MoveEvent


def _steps(record: Record, game: Game) -> Iterator[_Step]:
    """The gestures of the record; the table goes on with them."""
    table = Table.replay(record, game, to=0)
    for at, event in enumerate(record.log):
        if isinstance(event, MoveEvent):
            yield _Step(at, table, event)
        _again(table, event, game)


def _again(table: Table, event: Event, game: Game) -> None:
    if isinstance(event, DealEvent):
        piles = event.piles.items()
        table.deal({name: [int(game.read_card(card)) for card in cards.split()] for name, cards in piles})
    else:
        table.act(event.seat, event.moves)


class _Judge:
    """Judges one decision after another of one game."""

    def __init__(self, game: Game, worlds: int, positions: int, until: float) -> None:
        self.game = game
        self.worlds = worlds
        self.playouts = Solved(Guided(game.advice()))
        self._positions = positions
        self._until = until

    def hand(self, steps: list[_Step]) -> list[Decision]:
        """The decisions of one hand that can be judged.

        Cards first, from the end backwards: what is near the end is soonest told, and helps with what came before.
        """
        reckoner = Reckoner(self._positions, self._until)
        found: dict[int, Decision] = {}
        words: list[_Step] = []
        too_deep = False
        for step in reversed(steps):
            if time.monotonic() > self._until:
                break
            seat, state = step.event.seat, step.table.state
            legal = step.table.legal(seat)
            made = step.table.code(seat, step.event.moves[0])
            if len(legal) < 2 or made not in legal or (too_deep and state.gist() is not None):
                continue
            try:
                weighed = reckoner.weigh(state, seat)
            except TooDeep:
                too_deep = True
                continue
            if weighed is None:
                words.append(step)
            elif weighed.moves:
                found[step.at] = self._card(step, made, weighed)
        for step in reversed(words) if self.worlds else ():
            judged = self._word(step) if time.monotonic() <= self._until else None
            if judged is not None:
                found[step.at] = judged
        return [found[at] for at in sorted(found)]

    def _card(self, step: _Step, made: int, weighed: Weighed) -> Decision:
        """With all hands known: best play after each of the cards."""
        at, table, seat = step.at, step.table, step.event.seat
        says, here = _sayings(table, seat), weighed.best
        # A card may end the hand: then only the scores can be compared.
        counts = here.counts if all(one.counts == here.counts for one in weighed.moves.values()) else ""
        worths = {
            move: Worth(table.name(move), says[move], float(one.scores[seat]), one.gain)
            for move, one in weighed.moves.items()
        }
        mine = worths[made]
        best = max(worths.values(), key=lambda worth: (worth.gain if counts else 0, worth.score))
        worse = best.gain > mine.gain if counts else best.score > mine.score
        if not worse:
            best = mine  # which of two partners takes a trick is no mistake
        hand, order = int(table.state.hand_number()), tuple(worths[move] for move in sorted(worths))
        return Decision(
            at, hand, seat, mine, best, order, here.trick, counts, open=True, clear=worse, alone=here.alone
        )

    def _word(self, step: _Step) -> Decision | None:
        """As the seat had to decide: in worlds that it could not tell from the true one."""
        at, table, seat = step.at, step.table, step.event.seat
        made = table.code(seat, step.event.moves[0])
        tried = sorted({made, *(int(move) for move in table.state.sensible(seat))})
        if len(tried) < 2:
            return None
        worlds = Worlds(table.seen(seat), self.game)
        source, random = Fast(at), Dice(at)
        results: dict[int, list[float]] = {move: [] for move in tried}
        reckons = False
        for _ in range(self.worlds):
            if time.monotonic() > self._until:
                return None
            world = believed(worlds, source, random)
            for move in tried:
                trial = world.copy()
                trial.play(seat, move)
                results[move].append(float(self.playouts.outcome(trial, random, seat)[seat]))
                reckons = reckons or self.playouts.told
        if not reckons:
            return None
        says = _sayings(table, seat)
        worths = {move: Worth(table.name(move), says[move], fmean(results[move])) for move in tried}
        first = max(tried, key=lambda move: worths[move].score)
        worse = _leads(results[first], results[made])
        best = worths[first] if worse else worths[made]
        hand, order = int(table.state.hand_number()), tuple(worths[move] for move in tried)
        return Decision(at, hand, seat, worths[made], best, order, open=False, clear=worse)


def _leads(ahead: list[float], behind: list[float]) -> bool:
    """Is one move better than another beyond doubt, world by world?"""
    differences = [a - b for a, b in zip(ahead, behind, strict=True)]
    if len(differences) < 2 or fmean(differences) <= 0:
        return False
    return fmean(differences) > CLEAR * stdev(differences) / sqrt(len(differences))


def _sayings(table: Table, seat: int) -> dict[int, Message]:
    """The moves as the table says them."""
    said = {choice.move: choice.says for choice in table.view(seat).scene().choices}
    return {
        move: said.get(move, Message("move-other", {"text": table.name(move)})) for move in table.legal(seat)
    }
