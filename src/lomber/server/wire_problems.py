"""The bodies of the HTTP API by which problems are listed and tried; `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lomber.problems.attempt import MOVES_MOST
from lomber.table.scene import Message, Scene

MoveText = Annotated[str, Meta(min_length=1, max_length=40)]


class ProblemLine(Struct, frozen=True):
    """A problem as it is told before anybody tries it."""

    id: str
    game: str
    preset: str
    family: str
    seats: int
    yours: tuple[int, ...]
    level: int
    goal: Message
    title: str
    text: str
    source: str


class ProblemList(Struct, frozen=True):
    lang: str
    problems: tuple[ProblemLine, ...]


class TryProblem(Struct, frozen=True, forbid_unknown_fields=True):
    """All moves made so far, the solver's too; `shown` of them need not be told again.

    `solve`: the solver makes all moves from there to the end.
    """

    moves: Annotated[list[MoveText], Meta(max_length=MOVES_MOST)] = []
    shown: Annotated[int, Meta(ge=0, le=MOVES_MOST)] = 0
    solve: bool = False


class TriedFrame(Struct, frozen=True):
    """A move and how it stands after it; before the first move nobody has moved (-1)."""

    seat: int
    move: str
    says: Message
    scene: Scene


class TriedProblem(Struct, frozen=True):
    """The attempt as it stands when it is for the person to choose again, or all is over."""

    id: str
    moves: tuple[str, ...]
    frames: tuple[TriedFrame, ...]
    over: bool
    worth: int
    """What your side has from the hand if all play their best from here."""
    kept: bool
    """Can the goal still be reached; at the end: was it?"""
    hint: str
    """A move that keeps the most there is to keep; empty where nobody is asked."""
    idea: dict[str, str]
    """How it is done, by language; only told at the end."""
