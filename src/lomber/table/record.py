# lomber: interpreted
"""Records `record/1` and seen logs `seen/1`: a match written down, whole or as one seat saw it.

Both are JSON that a person can read and write; `docs/record.md` describes them field by field. A record
replays to the same positions everywhere. A seen log is the record of the hand in progress with all that the
seat may not know struck out: it is the seat's information state, and the only thing a bot gets.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from lomber.table.errors import BadRecord, LomberError
from lomber.table.unseen import Case

RECORD = "record/1"
SEEN = "seen/1"
LARGEST = 16 * 1024 * 1024
"""Bytes of the largest record that is read."""


class DealEvent(msgspec.Struct, frozen=True, tag_field="event", tag="deal"):
    """A deal: its name and its piles, cards by name."""

    deal: str
    piles: dict[str, str]


class MoveEvent(msgspec.Struct, frozen=True, tag_field="event", tag="move"):
    """A gesture of one seat: one move, or several that belong together."""

    seat: int
    moves: tuple[str, ...]


Event = DealEvent | MoveEvent


class ProvedCard(msgspec.Struct, frozen=True, array_like=True):
    """A card of a fair deal, opened: its place in the order, its salt, the hashes beside its way to the root."""

    index: int
    card: str
    salt: str
    beside: tuple[str, ...]


class ProvedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal, by its place in the log: the root of its order, and the cards that were shown."""

    at: int
    root: str
    ordered: tuple[str, ...] = ()
    """The piles whose order matters."""
    kept: tuple[str, ...] = ()
    """Cards that all knew to lie in the last pile."""
    opened: tuple[ProvedCard, ...] = ()
    """Left out where the hand's secret is given."""


class ProvedHand(msgspec.Struct, frozen=True, omit_defaults=True):
    """The proofs of one hand (0: of what was dealt before the first), all bytes in hexadecimal."""

    hand: int
    commitment: str
    added: dict[int, str]
    """What the seats added to the secret."""
    deals: tuple[ProvedDeal, ...]
    secret: str = ""
    """Given where all cards were shown."""


def said(log: Iterable[Event]) -> list[tuple[int, str]]:
    """The moves among the events of a log, one by one, each with its seat."""
    return [(event.seat, move) for event in log if isinstance(event, MoveEvent) for move in event.moves]


class Record(msgspec.Struct, frozen=True):
    """A match written down."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    log: tuple[Event, ...]
    start: dict[str, Any] | None = None
    revision: int = 1
    fair: tuple[ProvedHand, ...] = ()
    """The proofs that the deals were fair, where they were dealt by a server."""

    def text(self) -> str:
        """The record as JSON, an event a line."""
        return _text(
            {
                "format": RECORD,
                "game": self.game,
                "revision": self.revision,
                "options": self.options,
                "seats": list(self.seats),
                **({"start": self.start} if self.start is not None else {}),
            },
            self.log,
            self.fair,
        )


class Seen(msgspec.Struct, frozen=True):
    """What one seat knows of the hand in progress."""

    game: str
    options: dict[str, Any]
    seat: int
    start: dict[str, Any]
    """The position at the beginning of the hand, cards the seat may not know struck out."""
    dealt_in: bool
    """Whether the hand began with a deal (else with a set-up in the middle of a hand)."""
    log: tuple[Event, ...]
    unseen: tuple[Case, ...]
    """Where the unseen cards can be: what the play has told this seat, as the game's rules read it."""
    revision: int = 1
    aloud: tuple[str, ...] = ()
    """What the table has said aloud, though no card or move shows it (`State.aloud`)."""

    def text(self) -> str:
        """The information state as text, never cut."""
        head: dict[str, Any] = {
            "format": SEEN,
            "game": self.game,
            "revision": self.revision,
            "options": self.options,
            "seat": self.seat,
            "start": self.start,
            "dealt_in": self.dealt_in,
            "unseen": msgspec.to_builtins(self.unseen),
        }
        if self.aloud:
            head["aloud"] = self.aloud
        return _text(head, self.log)


def _text(head: dict[str, Any], log: tuple[Event, ...], fair: tuple[ProvedHand, ...] = ()) -> str:
    lines = [json.dumps(name) + ": " + json.dumps(value, ensure_ascii=False) for name, value in head.items()]
    events = ",\n  ".join(json.dumps(_event_data(event), ensure_ascii=False) for event in log)
    proofs = ",\n  ".join(msgspec.json.encode(hand).decode() for hand in fair)
    tail = ',\n"fair": [\n  ' + proofs + "\n]}\n" if fair else "}\n"
    return "{\n" + ",\n".join(lines) + ',\n"log": [\n  ' + events + "\n]" + tail


def _event_data(event: Event) -> Any:
    if isinstance(event, DealEvent):
        return {"deal": event.deal, "piles": event.piles}
    return [event.seat, *event.moves]


def _read_event(data: Any, where: str) -> Event:
    if isinstance(data, dict):
        piles = data.get("piles")
        if set(data) != {"deal", "piles"} or not isinstance(data["deal"], str) or not isinstance(piles, dict):
            sentence = 'a deal is written {"deal": name, "piles": {pile: cards}}'
            raise BadRecord(sentence, where, key="record-event")
        if not all(isinstance(cards, str) for cards in piles.values()):
            sentence = "the cards of a pile are written as one text, like 'AS KS 7D'"
            raise BadRecord(sentence, where, key="record-unread")
        return DealEvent(data["deal"], {str(name): cards for name, cards in piles.items()})
    words = data[1:] if isinstance(data, list) else []
    if words and type(data[0]) is int and all(isinstance(word, str) for word in words):
        return MoveEvent(data[0], tuple(words))
    raise BadRecord('a move is written [seat, "move"], like [1, "QH"]', where, key="record-event")


def read_json(text: str | bytes) -> Any:
    """What a file of JSON says; an error tells where it stops being one."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        line, column = getattr(error, "lineno", 0), getattr(error, "colno", 0)
        raise LomberError(f"this is not whole JSON: {error}", "not-json", line=line, column=column) from None


def _read(text: str | bytes, kind: str) -> dict[str, Any]:
    size = len(text)
    if isinstance(text, str) and size <= LARGEST:
        size = len(text.encode("utf-8", "surrogatepass"))
    if size > LARGEST:
        sentence = f"the file has {size} bytes or more; a record has at most {LARGEST}"
        raise BadRecord(sentence, key="file-too-large", most=LARGEST)
    try:
        data = read_json(text)
    except LomberError as error:
        raise BadRecord.because(error, "") from None
    if not isinstance(data, dict):
        raise BadRecord("a record is a JSON object", key="no-record", kind=kind)
    version = data.get("format")
    if version != kind:
        name = kind.split("/")[0]
        if isinstance(version, str) and version.startswith(name + "/"):
            sentence = f"this is {version}; this program reads {kind}"
            raise BadRecord(sentence, "format", key="record-version", given=version, kind=kind)
        raise BadRecord(f'"format" is {version!r}, not {kind!r}', "format", key="no-record", kind=kind)
    for name, wanted in (("game", str), ("options", dict), ("log", list)):
        if not isinstance(data.get(name), wanted):
            sentence = f"{name!r} is missing or not a {wanted.__name__}"
            raise BadRecord(sentence, name, key="record-part", part=name)
    if type(data.get("revision", 1)) is not int:
        raise BadRecord("'revision' is not a number", "revision", key="record-part", part="revision")
    return data


def _events(data: dict[str, Any]) -> tuple[Event, ...]:
    return tuple(_read_event(event, f"log[{i}]") for i, event in enumerate(data["log"]))


def read_record(text: str | bytes) -> Record:
    """A record from JSON; BadRecord says in one sentence what is wrong and where."""
    data = _read(text, RECORD)
    seats = data.get("seats", [])
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise BadRecord("'seats' is a list of names", "seats", key="record-part", part="seats")
    start = data.get("start")
    if start is not None and not isinstance(start, dict):
        raise BadRecord("'start' is a described position", "start", key="record-part", part="start")
    try:
        fair = msgspec.convert(data.get("fair", []), tuple[ProvedHand, ...], strict=False)
    except msgspec.ValidationError as error:
        raise BadRecord(str(error), "fair") from None
    return Record(
        data["game"], data["options"], tuple(seats), _events(data), start, data.get("revision", 1), fair
    )


def read_seen(text: str | bytes) -> Seen:
    """A seen log from JSON."""
    data = _read(text, SEEN)
    try:
        cases = msgspec.convert(data.get("unseen"), tuple[Case, ...])
    except msgspec.ValidationError as error:
        raise BadRecord(str(error), "unseen") from None
    if type(data.get("seat")) is not int or not isinstance(data.get("start"), dict):
        raise BadRecord("a seen log has a seat and a start", "seat")
    aloud = data.get("aloud", [])
    if not isinstance(aloud, list) or not all(isinstance(word, str) for word in aloud):
        raise BadRecord("what was said aloud is a list of words", "aloud")
    return Seen(
        data["game"],
        data["options"],
        data["seat"],
        data["start"],
        bool(data.get("dealt_in", True)),
        _events(data),
        cases,
        data.get("revision", 1),
        tuple(aloud),
    )
