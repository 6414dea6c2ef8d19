"""Hands that are over, told once more from the log of their table: in another process, that no table has to wait.

What may be looked at is decided there too, on the very log that is told. A mistake is an answer.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from lomber.bots.book import BookBot
from lomber.server import replay
from lomber.server.events import read_event
from lomber.server.match import Match
from lomber.server.mistakes import Refused
from lomber.server.positions import described
from lomber.server.thinking import choose
from lomber.server.wire import BookSays, encode
from lomber.table.errors import LomberError
from lomber.table.table import Table

ADVISING = 1.0
"""Seconds the book has for a move; it never needs them."""


class Look(msgspec.Struct, frozen=True):
    """Somebody (on this seat, or -1) wants to look at a hand, with the eyes of a seat."""

    hand: int
    asker: int
    seat: int


class Told(msgspec.Struct, frozen=True):
    """With whose eyes the hand may be looked at, how many are over, and its frames as JSON."""

    eyes: tuple[int, ...]
    hands: int
    frames: bytes


def retell(log: list[bytes], look: Look) -> Told | LomberError:
    match = _folded(log)
    eyes = _allowed(match, look)
    if isinstance(eyes, LomberError):
        return eyes
    frames = encode(tuple(replay.frames(match, look.hand, look.seat)))
    return Told(tuple(eyes), match.finished_hands() - 1, frames)


def advise(log: list[bytes], look: Look, event: int) -> BookSays | LomberError:
    """What the book would have done; with all cards open: in the place of whoever was to move."""
    match = _folded(log)
    eyes = _allowed(match, look)
    if isinstance(eyes, LomberError):
        return eyes
    if not 0 <= event < len(match.events_of(look.hand)):
        return Refused("no-hint", 404)
    then = replay.position(match, look.hand, event)
    actors = then.actors()
    asked = actors[0] if look.seat == replay.ALL and actors else look.seat
    if asked not in actors:
        return Refused("no-hint", 404)
    move, advice = choose(then.seen(asked).text(), "book", secrets.randbits(32), ADVISING)
    return book_says(then, asked, move, advice) or Refused("no-hint")


def describe(log: list[bytes], look: Look, event: int) -> dict[str, Any] | LomberError:
    """How it stood after that event, for who may know all cards."""
    match = _folded(log)
    eyes = _allowed(match, look)
    if isinstance(eyes, LomberError):
        return eyes
    if replay.ALL not in eyes:
        return Refused("not-shown", 403)
    if not 0 <= event < len(match.events_of(look.hand)):
        return Refused("no-hand", 404)
    return described(replay.position(match, look.hand, event))


def record(log: list[bytes], seat: int, names: Sequence[str]) -> str:
    """What this seat may know of the hands that are over, as a file."""
    return _folded(log).record(seat, names).text()


def book_says(table: Table, seat: int, move: int, advice: str) -> BookSays | None:
    """The book's move in the words of the table; None: there is no such choice."""
    view = table.view(seat)
    choice = next((choice for choice in view.scene().choices if choice.move == move), None)
    if choice is None:
        return None
    return BookSays(seat, move, choice.text, choice.says, advice, BookBot(table.game).words(view, advice))


def _folded(log: list[bytes]) -> Match:
    return Match([read_event(event) for event in log])


def _allowed(match: Match, look: Look) -> list[int] | LomberError:
    if not 1 <= look.hand < match.finished_hands():
        return Refused("no-hand", 404)
    eyes = replay.eyes(match, look.hand, look.asker)
    return eyes if look.seat in eyes else Refused("not-shown", 403)
