"""Described positions at the door: read by the game's own set-up, so that nothing impossible is ever stored."""

from __future__ import annotations

import logging
import random
from typing import Any

import msgspec

from lomber.server import replay
from lomber.server.catalogue import rule_about
from lomber.server.mistakes import Refused
from lomber.table.contract import EVERYTHING, SPECTATOR, Game
from lomber.table.errors import BadPosition, LomberError
from lomber.table.scene import Scene
from lomber.table.table import Table
from lomber.text.speech import rule_of

log = logging.getLogger("lomber.server")

OF_CARDS = ("position-count", "position-pile", "position-unread", "position-undealt")
"""What is wrong there is wrong with the cards, as it is with all keys that begin with `card`."""
OF_WRITING = (
    *("shape", "number", "word", "flag", "numbers", "range", "words", "table", "cards", "part"),
    *("seats", "once", "each", "like", "only", "entries"),
)
"""What is wrong there (`position-…`) is only how it is written: no rule is about it."""
BEFORE_CARDS = 300
"""Moves after which it is no longer waited for cards."""


def laid_out(game: Game, start: dict[str, Any]) -> Table:
    """A table with this position; BadPosition says in a sentence why there cannot be one.

    Whatever else a strange description does to the rules, a stranger is told no more than that it is none.
    """
    try:
        table = Table(game, dealing=False, start=start)
        for seat in range(SPECTATOR, game.seats):
            msgspec.json.encode(table.view(seat).scene())
        return table
    except BadPosition as error:
        error.rule = error.rule or _rule(game, start, error)
        raise
    except LomberError as error:
        raise BadPosition(
            error.sentence, error.key or "bad-position", rule_of(error), **error.words
        ) from None
    except Exception:
        log.exception("a position was not understood", extra={"game": game.id})
        raise BadPosition("it cannot be read as a position of this game", "strange-position") from None


def _rule(game: Game, start: dict[str, Any], error: BadPosition) -> str:
    """Where the book says what the position lacks: of cards in the deal, of the rest in its phase."""
    if error.key in OF_CARDS or error.key.startswith("card-"):
        return rule_about(game, "deal")
    kind, _, about = error.key.partition("-")
    written = kind == "position" and about in OF_WRITING
    return "" if written else rule_about(game, str(start.get("phase", "")))


def playable(game: Game, start: dict[str, Any]) -> dict[str, Any]:
    """The position, described whole, if it can be played on from there."""
    table = laid_out(game, start)
    if table.over:
        raise Refused("position-over", 422)
    return described(table)


def described(table: Table) -> dict[str, Any]:
    return dict(table.state.position(int(EVERYTHING)))


def seen_by(table: Table, seat: int) -> Scene:
    """The position with the eyes of a seat, of a spectator, or with all cards open."""
    if seat >= table.game.seats:
        raise Refused("no-seat", 422, number=seat, seats=int(table.game.seats))
    return replay.scene(table, seat)


def _cards_lie(table: Table) -> bool:
    return any(described(table)["piles"].values())


def at_random(game: Game, moves: int, source: random.Random | None = None) -> Table:
    """The game dealt, and so many moves made in it at random: up to the last one at which somebody is asked.

    A hand that ends on the way is followed by the next one; a position in the middle of a choice is none. Where
    something is chosen before the cards are dealt (decks, places), those moves are not counted.
    """
    chance = source or random.SystemRandom()
    table = Table(game, seed=chance.getrandbits(64))
    stands = table.copy()
    made = before = 0
    while made < moves or (before < BEFORE_CARDS and not _cards_lie(stands)):
        made, before = (made + 1, before) if _cards_lie(stands) else (made, before + 1)
        seat = chance.choice(table.actors())
        table.play(seat, chance.choice(table.legal(seat)))
        if table.over:
            break
        if not any(table.state.midway(other) for other in range(game.seats)):
            stands = table.copy()
    return stands
