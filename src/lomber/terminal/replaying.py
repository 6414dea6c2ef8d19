"""A record played again: where it leads, as a seat or as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from lomber.games import make, replay
from lomber.table.contract import EVERYTHING, SPECTATOR
from lomber.table.errors import BadRecord, LomberError
from lomber.table.options import written
from lomber.table.record import Record, read_json, read_record
from lomber.table.table import Table
from lomber.terminal import lines, shelf
from lomber.text import Words, one_line


def replayed(data: bytes, to: int | None, seat: int | None) -> Table:
    """The table after the first `to` events; BadRecord says where, what and which rule."""
    record = read_position(data) or read_record(data)
    try:
        table = replay(record, to=to)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError) as error:
        raise BadRecord(f"{type(error).__name__}: {error}", "start") from None
    if seat is not None and not 0 <= seat < len(table.seats):
        said = f"there is no seat {seat}; the table has {len(table.seats)}"
        raise LomberError(said, "no-seat", number=seat, seats=len(table.seats))
    return table


def read_position(data: bytes) -> Record | None:
    """A position as the page copies it, `{"game", "preset", "options", "start"}`: a record in which nothing has
    happened yet; None for what is none.
    """
    try:
        given = read_json(data)
    except LomberError:
        return None
    if not isinstance(given, dict) or "format" in given or not isinstance(given.get("start"), dict):
        return None
    name, preset, options = given.get("game"), given.get("preset", ""), given.get("options", {})
    if not isinstance(name, str) or not isinstance(preset, str) or not isinstance(options, dict):
        return None
    game = make(f"{name}/{preset}" if preset else name, options)
    return Record(game.id, written(game.options), (), (), given["start"], int(game.revision))


def replay_data(table: Table, seat: int | None) -> dict[str, Any]:
    """As `--json` writes it: the whole truth, or what one seat knows."""
    state = table.state
    data: dict[str, Any] = {
        "game": table.game.id,
        "options": written(table.game.options),
        "seats": list(table.seats),
        "events": len(table.record().log),
        "hand": int(state.hand_number()),
        "over": table.over,
        "to_move": table.actors(),
        "scores": table.scores(),
        "position": state.position(int(EVERYTHING) if seat is None else seat),
        "sheet": msgspec.to_builtins(table.sheet()),
    }
    if seat is not None:
        data["view"] = seat
        data["scene"] = msgspec.to_builtins(table.view(seat).scene())
    return data


LONGEST_NAME = 40
"""Signs of a player's name that are shown; a server takes no longer ones."""


def names(seats: Sequence[str], lang: str) -> list[str]:
    """The players' names, told apart by their seats where two are called the same; nobody's, as seats by number."""
    words = Words(lang)
    told = [
        words.text("seat-number", number=at) if name == f"seat {at}" else one_line(name)[:LONGEST_NAME]
        for at, name in enumerate(seats)
    ]
    return [f"{name} {at}" if told.count(name) > 1 else name for at, name in enumerate(told)]


def replay_lines(table: Table, seat: int | None, lang: str) -> list[str]:
    """The position, the sheet and the scores for people."""
    words = shelf.words_of(table.game.id, lang, names(table.seats, lang), -1 if seat is None else seat)
    scene = table.view(int(SPECTATOR) if seat is None else seat).scene()
    told = [
        words.text("replay-head", game=shelf.name(table.game.id, words), events=len(table.record().log)),
        f"{words.text('hand-number', number=scene.hand)} · {words.text(f'phase-{scene.phase}')}",
        *lines.scene_lines(scene, words),
    ]
    if seat is None:
        piles = table.state.position(int(EVERYTHING)).get("piles", {})
        told.append(words.text("replay-piles"))
        told += [f"  {words.place(pile)}: {words.cards(cards)}" for pile, cards in piles.items() if cards]
    if table.actors():
        actors = ", ".join(words.name(actor) for actor in table.actors())
        told.append(words.text("replay-to-move", names=actors))
    elif not table.over:
        told.append(words.text("replay-deal-due"))
    told += ["", words.text("sheet-title"), *lines.sheet_lines(table.sheet(), words)]
    scores = ", ".join(f"{words.name(at)} {score:+d}" for at, score in enumerate(table.scores()))
    told.append(f"{words.text('replay-scores')}: {scores}")
    return told
