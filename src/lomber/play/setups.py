# lomber: interpreted
"""Reading a described position: each value checked, a clear sentence for what cannot be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.pack import card_name, card_names, read_cards
from lomber.cards.packs import holds, read_names, without_card
from lomber.play import refusals
from lomber.play.refusals import each_wanted, elsewhere, impossible, seats_wanted, too_often, unread
from lomber.table.contract import Game, State
from lomber.table.errors import BadPosition, IllegalMove
from lomber.table.sheet import Entry

_EntryRow = tuple[int, int, str, int, str, str, dict[str, Any]]
"""Hand, column, place, amount, reason, rule, words: a sheet entry as a description keeps it. An eighth part names
the seats whose figure it is, where that is not told by the column."""


PartKind = Literal["number", "word", "flag", "numbers", "words", "table", "entries", "value"]


@dataclass(frozen=True)
class Part:
    """What set-up expects under a name: so a form for a position can be made without knowing its game."""

    name: str
    kind: PartKind
    """`value`: whatever the position itself shows, mostly cards as one text."""
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()
    size: int = 0
    """How many numbers there are."""


_listening: ContextVar[tuple[dict[str, Any], dict[str, Part]] | None] = ContextVar("listening", default=None)
"""The position whose parts are being noted, and those that set-up has asked for."""


def parts_of(game: Game, position: dict[str, Any]) -> list[Part]:
    """The parts of a position that can be, as the game's own set-up asks for them, in its order."""
    return asked_by(game.set_up, position)


def asked_by(read: Callable[[dict[str, Any]], object], described: dict[str, Any]) -> list[Part]:
    """What a reader of descriptions, a game's `set_up` or `score`, asks for in one that it accepts."""
    asked: dict[str, Part] = {}
    before = _listening.set((described, asked))
    try:
        read(described)
    finally:
        _listening.reset(before)
    return list(asked.values())


class Described:
    """A described position being read; every part is asked for by name, and what nobody asked for is refused."""

    def __init__(self, position: dict[str, Any]) -> None:
        if not isinstance(position, dict):
            raise BadPosition("a position is described by names and values", "position-shape")
        self._data = position
        self._asked: set[str] = set()
        heard = _listening.get()
        self._parts = heard[1] if heard is not None and heard[0] is position else None

    def _note(
        self,
        name: str,
        kind: PartKind,
        low: int | None = None,
        high: int | None = None,
        words: Sequence[str] = (),
        size: int = 0,
    ) -> None:
        if self._parts is not None and name not in self._parts:
            self._parts[name] = Part(name, kind, low, high, tuple(words), size)

    def has(self, name: str) -> bool:
        return self._data.get(name) is not None

    def value(self, name: str, default: Any) -> Any:
        self._note(name, "value")
        self._asked.add(name)
        given = self._data.get(name)
        return default if given is None else given

    def number(self, name: str, default: int, low: int, high: int) -> int:
        self._note(name, "number", low, high)
        given = self.value(name, default)
        if type(given) is not int or not low <= given <= high:
            sentence = f"{name} is {given!r}; it is a number from {low} to {high}"
            raise BadPosition(sentence, "position-number", part=name, given=given, low=low, high=high)
        return given

    def word(self, name: str, default: str, words: Sequence[str]) -> str:
        self._note(name, "word", words=words)
        given = self.value(name, default)
        if given not in words:
            known = ", ".join(words)
            sentence = f"{name} is {given!r}; it is one of {known}"
            raise BadPosition(sentence, "position-word", part=name, given=given, known=known)
        return str(given)

    def flag(self, name: str) -> bool:
        self._note(name, "flag")
        given = self.value(name, False)
        if type(given) is not bool:
            sentence = f"{name} is {given!r}; it is true or false"
            raise BadPosition(sentence, "position-flag", part=name, given=given)
        return given

    def numbers(
        self, name: str, default: list[int], low: int | None = None, high: int | None = None
    ) -> list[int]:
        """A list of whole numbers, as many as the default has."""
        self._note(name, "numbers", low, high, size=len(default))
        given = self.value(name, default)
        if (
            not isinstance(given, list)
            or len(given) != len(default)
            or not all(type(n) is int for n in given)
        ):
            sentence = f"{name} is {given!r}; it is a list of {len(default)} numbers"
            raise BadPosition(sentence, "position-numbers", part=name, number=len(default))
        if any((low is not None and n < low) or (high is not None and n > high) for n in given):
            sentence = f"{name} is {given!r}; the numbers go from {low} to {high}"
            raise BadPosition(sentence, "position-range", part=name, low=low, high=high)
        return list(given)

    def seats(self, name: str, players: int, default: Sequence[int] = ()) -> list[int]:
        """A list of seats, in the order they are told."""
        given = self.value(name, list(default))
        if not isinstance(given, list) or not all(type(s) is int and 0 <= s < players for s in given):
            raise seats_wanted(name, given)
        return list(given)

    def seat_set(self, name: str, players: int, default: Sequence[int] = ()) -> int:
        """The same where their order says nothing: a mask."""
        return sum(1 << seat for seat in set(self.seats(name, players, default)))

    def each(self, name: str, players: int, default: object) -> list[Any]:
        """A value for each player, whatever it is."""
        given = self.value(name, [default] * players)
        if not isinstance(given, list) or len(given) != players:
            raise each_wanted(name, players)
        return list(given)

    def card_sets(self, name: str, players: int, read: Callable[[str], int] = read_cards) -> list[int]:
        """Cards for each player: a text for each."""
        return [cards_of(text, name, read) for text in self.each(name, players, "")]

    def words(self, name: str) -> list[str]:
        self._note(name, "words")
        given = self.value(name, [])
        if not isinstance(given, list) or not all(isinstance(word, str) for word in given):
            raise BadPosition(f"{name} is {given!r}; it is a list of words", "position-words", part=name)
        return list(given)

    def table(self, name: str) -> dict[str, Any]:
        self._note(name, "table")
        given = self.value(name, {})
        if not isinstance(given, dict):
            raise BadPosition(f"{name} is {given!r}; it has names and values", "position-table", part=name)
        return dict(given)

    def pile(self, name: str) -> str:
        """The cards of a pile as written; nothing if it is not described."""
        piles = self.table("piles")
        given = piles.get(name, "")
        if not isinstance(given, str):
            sentence = f"pile {name} is {given!r}; it is cards as one text"
            raise BadPosition(sentence, "position-cards", pile=name)
        return given

    def deal_out(self, seats: Sequence[int], cards: int, faced: str = "") -> bool:
        """Instead of `piles`, `pack`: the cards in the order of dealing, one at a time to each of these seats.

        The next card is the pile `faced`, if there is such; those left are the stock. Was a pack told?
        """
        words = self.words("pack")
        if not words:
            return False
        if self.has("piles"):
            raise refusals.at_odds("the pack is told instead of the piles", "pack", "piles")
        needed = len(seats) * cards + (1 if faced else 0)
        if len(words) < needed:
            sentence = f"the pack has {len(words)} cards; it needs {needed}"
            raise refusals.miscounted(sentence, "pack", len(words), needed)
        dealt = len(seats) * cards
        piles = {f"hand.{seat}": " ".join(words[i : dealt : len(seats)]) for i, seat in enumerate(seats)}
        if faced:
            piles[faced] = words[dealt]
        piles["stock"] = " ".join(words[needed:])
        self._data = {**self._data, "piles": piles}
        return True

    def entries(self) -> list[Entry]:
        """The figures already written on the sheet."""
        self._note("entries", "entries")
        given = self.value("entries", [])
        if not isinstance(given, list):
            sentence = f"entries is {given!r}; it is a list of sheet entries"
            raise BadPosition(sentence, "position-entries", part="entries")
        try:
            return [_entry(row) for row in given]
        except msgspec.ValidationError as error:
            raise BadPosition(f"entries: {error}", "position-entries", part="entries") from None

    def finish(self, piles: Sequence[str] | None = None) -> None:
        """Refuse parts (and, where `piles` names them all, piles) that do not exist in this game."""
        unknown = [name for name in self._data if name not in self._asked]
        if unknown:
            sentence = f"a position of this game has no {unknown[0]!r}"
            raise BadPosition(sentence, "position-part", part=unknown[0])
        if piles is not None:
            strange = [name for name in self.table("piles") if name not in piles]
            if strange:
                known = ", ".join(piles)
                sentence = f"there is no pile {strange[0]!r}; there are {known}"
                raise BadPosition(sentence, "position-pile", pile=strange[0], known=known)


def play_sealed(state: State, described: Described) -> None:
    """Play what some have chosen already in a sealed round that is not open yet: `{"1": ["lay G4", "F3"]}`.

    A position tells it as moves, never as cards lying somewhere: so the table hides it like any other sealed move.
    """
    number = int(state.sealed())
    for seat, moves in described.table("sealed").items():
        if not number or seat not in map(str, range(state.game.seats)) or not isinstance(moves, list):
            raise impossible("sealed", moves)
        for move in moves:
            if not isinstance(move, str):
                raise impossible("sealed", move)
            try:
                state.play(int(seat), state.parse(move))
            except (IllegalMove, ValueError, TypeError):
                raise impossible("sealed", move) from None
            if state.sealed() != number:
                sentence = "everybody has chosen: the sealed round is open already"
                raise BadPosition(sentence, "position-sealed")


def _entry(row: Any) -> Entry:
    """One figure of a description."""
    with_seats = isinstance(row, list) and len(row) == 8
    entry = Entry(*msgspec.convert(row[:7] if with_seats else row, _EntryRow))
    if not with_seats:
        return entry
    return msgspec.structs.replace(entry, seats=msgspec.convert(row[7], tuple[int, ...]))


def entries_written(entries: Sequence[Entry]) -> list[list[Any]]:
    """Sheet entries as `Described.entries` reads them."""
    rows: list[list[Any]] = []
    for entry in entries:
        row = [entry.hand, entry.column, entry.place, entry.amount, entry.reason, entry.rule, entry.words]
        rows.append([*row, list(entry.seats)] if entry.seats else row)
    return rows


def cards_of(text: object, name: str, read: Callable[[str], int] = read_cards) -> int:
    """A set of cards as written in a description; `read` reads those of another pack."""
    if not isinstance(text, str):
        raise BadPosition(f"{name} is {text!r}; it is cards as one text", "position-cards", pile=name)
    try:
        return int(read(text))
    except ValueError as error:
        raise unread(name, text, error) from None


def out_of(left: vec[i64], described: Described, name: str) -> tuple[vec[i64], vec[i64]]:
    """The cards of a described pile, in their order, and what is left of several packs without them."""
    try:
        cards = read_names(described.pile(name))
    except ValueError as error:
        raise unread(name, described.pile(name), error) from None
    return cards, without(left, cards, name)


def without(left: vec[i64], cards: vec[i64], name: str) -> vec[i64]:
    """What is left of several packs without these cards; refused where there are not so many of one."""
    for card in cards:
        if not holds(left, card):
            raise too_often(card_name(card), name)
        left = without_card(left, card)
    return left


def disjoint(piles: dict[str, int], pack: int) -> int:
    """The union of the piles; refused where a card lies twice or is not in the pack."""
    union = 0
    for name, cards in piles.items():
        if cards & union:
            raise elsewhere(card_names(cards & union), name)
        if cards & ~pack:
            strange = card_names(cards & ~pack)
            sentence = f"{name} holds a card that is not in this pack"
            raise BadPosition(sentence, "card-not-in-pack", cards=strange, pile=name)
        union |= cards
    return union
