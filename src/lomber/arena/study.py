"""The book, tested: what each numbered piece of advice is worth to those who follow it.

All seats play by the book; then the same deal is played again, one side having forgotten one piece. What that side
loses by it is what the piece was worth to it there. A board is one deal, asked of every side in turn, so luck with
cards and places falls out; intervals are taken over boards. Bots that go by the book throw no dice: while the
forgetful one would do the same as the other, the two hands are one hand. So the hand is played once, the forgetful
players are asked beside it, and only where one of them would have done otherwise is it played again.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from lomber.arena.contest import FIRST_LOOK, clear, interval
from lomber.arena.hand import seed_of, sides
from lomber.arena.kept import keep, kept_rows
from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from lomber.games import make
from lomber.table.contract import Game
from lomber.table.errors import BadOptions
from lomber.table.shoe import Shoe
from lomber.table.table import Table


class Tried(msgspec.Struct, frozen=True, array_like=True):
    """One piece on one board: what it was worth to a seat, and to how many seats it made a difference in play."""

    worth: float
    changed: int
    seats: int


class Study(msgspec.Struct, frozen=True):
    """What is studied: a game with options, on so many boards, from one seed; by default all its pieces."""

    game: str
    boards: int
    seed: int = 0
    options: dict[str, Any] = {}
    pieces: tuple[str, ...] = ()

    def numbers(self) -> tuple[str, ...]:
        """The pieces that are studied, in the order in which the book bot consults them."""
        known = tuple(dict.fromkeys(piece.number for piece in make(self.game, self.options).advice()))
        for piece in self.pieces:
            if piece not in known:
                raise BadOptions(
                    f"{self.game} has no advice {piece!r}; it has {', '.join(known)}",
                    "unknown-advice",
                    name=piece,
                    known=", ".join(known),
                )
        return tuple(number for number in known if number in self.pieces) if self.pieces else known

    def board(self, number: int, pieces: Iterable[str]) -> dict[str, Tried]:
        """One deal, and these pieces tried on it."""
        return _Board(self, number).tried(list(pieces))


class Finding(msgspec.Struct):
    """What has been found of one piece."""

    number: str
    boards: int
    worth: float
    """To a seat and a board, in the game's own unit."""
    half: float
    """The half-width of its 95 % interval."""
    changed: float
    """In how many of a hundred hands, counted by seat, it changed what was played."""
    decided: bool
    """Is it beyond doubt by the sequential test which way it counts?"""

    @property
    def each(self) -> float:
        """What it is worth where it changes anything."""
        return 100.0 * self.worth / self.changed if self.changed else 0.0


class _Board:
    """One deal, played by the book and, where that differs, without a piece of it."""

    def __init__(self, study: Study, number: int) -> None:
        self.game: Game = make(study.game, study.options)
        self.seed = seed_of(study.seed, "study", number)
        self.whole = "hands" in study.options
        """As in a contest: a board is the first deal of a match, or a whole one where its length is named."""

    def tried(self, pieces: list[str]) -> dict[str, Tried]:
        table = self._table()
        parties = sides(table)
        forgetful = {piece: BookBot(self.game, without=(piece,)) for piece in pieces}
        differing = self._played(table, {}, forgetful)
        acted = [seat for party in parties for seat in party if seat in differing]
        found = {}
        for piece in pieces:
            losses = dict.fromkeys(acted, 0)
            changed = 0
            for party in parties:
                if any(piece in differing.get(seat, ()) for seat in party):
                    again = self._table()
                    self._played(again, dict.fromkeys(party, forgetful[piece]), {})
                    changed += sum(seat in losses for seat in party)
                    for seat in losses.keys() & set(party):
                        losses[seat] = table.scores()[seat] - again.scores()[seat]
            worth = statistics.fmean(losses.values()) if losses else 0.0
            found[piece] = Tried(worth, changed, len(acted))
        return found

    def _table(self) -> Table:
        return Table(self.game, shoe=Shoe(self.seed))

    def _played(
        self, table: Table, others: dict[int, BookBot], asked: dict[str, BookBot]
    ) -> dict[int, set[str]]:
        """Play it out; by seat that had to decide: those asked who would have done otherwise at some time."""
        book = BookBot(self.game)
        state = table.state
        deal = state.hand_number()
        differing: dict[int, set[str]] = {}
        while (self.whole or state.hand_number() == deal) and (seat := table.turn()) >= 0:
            glance = Glance(self.game, table.view(seat), table.legal(seat))
            move = others.get(seat, book).choose(glance)
            found = differing.setdefault(seat, set())
            if len(glance.legal) > 1:
                for piece, bot in asked.items():
                    if piece not in found and bot.choose(glance) != move:
                        found.add(piece)
            table.play(seat, move)
        return differing


def run(
    study: Study,
    *,
    file: Path | None = None,
    stop_when_clear: bool = False,
    tick: Callable[[int], None] = lambda done: None,
) -> list[Finding]:
    """Study a game, going on from what `file` already holds. The result depends on the study alone.

    `stop_when_clear`: a piece that is clear at 64, 128, 256 … boards is left alone from there on.
    """
    numbers = study.numbers()
    kept = _kept(study, file) if file else {}
    found: dict[str, list[Tried]] = {number: [] for number in numbers}
    decided: set[str] = set()
    for board in range(study.boards):
        asked = [number for number in numbers if number not in decided]
        if not asked:
            break
        tried = kept.get(board, {})
        missing = [number for number in asked if number not in tried]
        if missing:
            tried = {**tried, **study.board(board, missing)}
            if file:
                keep(file, [(board, tried)])
        for number in asked:
            found[number].append(tried[number])
        if stop_when_clear and _is_a_look(board + 1):
            decided.update(number for number in asked if _clear(found[number]))
        tick(board + 1)
    return [_finding(number, found[number]) for number in numbers]


def _is_a_look(boards: int) -> bool:
    return boards >= FIRST_LOOK and math.log2(boards / FIRST_LOOK).is_integer()


def _clear(tried: Sequence[Tried]) -> bool:
    return clear([one.worth for one in tried])


def _finding(number: str, tried: Sequence[Tried]) -> Finding:
    worth, half = interval([one.worth for one in tried])
    seats = sum(one.seats for one in tried)
    changed = 100.0 * sum(one.changed for one in tried) / seats if seats else 0.0
    return Finding(number, len(tried), worth, half, changed, _clear(tried))


def _kept(study: Study, file: Path) -> dict[int, dict[str, Tried]]:
    """What an earlier run of the same study has left, whatever pieces it was about."""
    kept: dict[int, dict[str, Tried]] = {}
    for board, tried in kept_rows(file, _alike(study), list[tuple[int, dict[str, Tried]]], _alike, "study"):
        kept.setdefault(board, {}).update(tried)
    return kept


def _alike(study: Study) -> Study:
    """A study without its length and its choice of pieces: what is known of a board serves any other."""
    return msgspec.structs.replace(study, boards=0, pieces=())
