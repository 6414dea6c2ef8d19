# lomber: interpreted
"""Reading a described position: each value checked, a clear sentence for what cannot be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from lomber.cards.pack import card_names, read_cards
from lomber.table.contract import State
from lomber.table.errors import BadPosition, IllegalMove
from lomber.table.sheet import Entry

_EntryRow = tuple[int, int, str, int, str, str, dict[str, Any]]
"""Hand, column, place, amount, reason, rule, words: a sheet entry as a description keeps it."""


class Described:
    """A described position being read; every part is asked for by name, and what nobody asked for is refused."""

    def __init__(self, position: dict[str, Any]) -> None:
        if not isinstance(position, dict):
            raise BadPosition("a position is described by names and values", "bad-position")
        self._data = position
        self._asked: set[str] = set()

    def has(self, name: str) -> bool:
        return self._data.get(name) is not None

    def value(self, name: str, default: Any) -> Any:
        self._asked.add(name)
        given = self._data.get(name)
        return default if given is None else given

    def number(self, name: str, default: int, low: int, high: int) -> int:
        given = self.value(name, default)
        if type(given) is not int or not low <= given <= high:
            raise BadPosition(f"{name} is {given!r}; it is a number from {low} to {high}", "bad-position")
        return given

    def word(self, name: str, default: str, words: Sequence[str]) -> str:
        given = self.value(name, default)
        if given not in words:
            raise BadPosition(f"{name} is {given!r}; it is one of {', '.join(words)}", "bad-position")
        return str(given)

    def flag(self, name: str) -> bool:
        given = self.value(name, False)
        if type(given) is not bool:
            raise BadPosition(f"{name} is {given!r}; it is true or false", "bad-position")
        return given

    def numbers(
        self, name: str, default: list[int], low: int | None = None, high: int | None = None
    ) -> list[int]:
        """A list of whole numbers, as many as the default has."""
        given = self.value(name, default)
        if (
            not isinstance(given, list)
            or len(given) != len(default)
            or not all(type(n) is int for n in given)
        ):
            raise BadPosition(f"{name} is {given!r}; it is a list of {len(default)} numbers", "bad-position")
        if any((low is not None and n < low) or (high is not None and n > high) for n in given):
            raise BadPosition(f"{name} is {given!r}; the numbers go from {low} to {high}", "bad-position")
        return list(given)

    def words(self, name: str) -> list[str]:
        given = self.value(name, [])
        if not isinstance(given, list) or not all(isinstance(word, str) for word in given):
            raise BadPosition(f"{name} is {given!r}; it is a list of words", "bad-position")
        return list(given)

    def table(self, name: str) -> dict[str, Any]:
        given = self.value(name, {})
        if not isinstance(given, dict):
            raise BadPosition(f"{name} is {given!r}; it has names and values", "bad-position")
        return dict(given)

    def pile(self, name: str) -> str:
        """The cards of a pile as written; nothing if it is not described."""
        piles = self.table("piles")
        given = piles.get(name, "")
        if not isinstance(given, str):
            raise BadPosition(f"pile {name} is {given!r}; it is cards as one text", "bad-position")
        return given

    def entries(self) -> list[Entry]:
        """The figures already written on the sheet."""
        given = self.value("entries", [])
        if not isinstance(given, list):
            raise BadPosition(f"entries is {given!r}; it is a list of sheet entries", "bad-position")
        try:
            return [Entry(*msgspec.convert(row, _EntryRow)) for row in given]
        except msgspec.ValidationError as error:
            raise BadPosition(f"entries: {error}", "bad-position") from None

    def finish(self, piles: Sequence[str] | None = None) -> None:
        """Refuse parts (and, where `piles` names them all, piles) that do not exist in this game."""
        unknown = [name for name in self._data if name not in self._asked]
        if unknown:
            raise BadPosition(f"a position of this game has no {unknown[0]!r}", "bad-position")
        if piles is not None:
            strange = [name for name in self.table("piles") if name not in piles]
            if strange:
                raise BadPosition(
                    f"there is no pile {strange[0]!r}; there are {', '.join(piles)}", "bad-position"
                )


def play_sealed(state: State, described: Described) -> None:
    """Play what some have chosen already in a sealed round that is not open yet: `{"1": ["lay G4", "F3"]}`.

    A position tells it as moves, never as cards lying somewhere: so the table hides it like any other sealed move.
    """
    number = int(state.sealed())
    for seat, moves in described.table("sealed").items():
        if not number or seat not in map(str, range(state.game.seats)) or not isinstance(moves, list):
            raise BadPosition(f"sealed: {moves!r} are no moves of a sealed round", "bad-position")
        for move in moves:
            try:
                state.play(int(seat), state.parse(move))
            except (IllegalMove, ValueError, TypeError):
                raise BadPosition(f"sealed: seat {seat} cannot do {move!r}", "bad-position") from None
            if state.sealed() != number:
                raise BadPosition("everybody has chosen: the sealed round is open already", "bad-position")


def entries_written(entries: Sequence[Entry]) -> list[list[Any]]:
    """Sheet entries as `Described.entries` reads them."""
    return [
        [entry.hand, entry.column, entry.place, entry.amount, entry.reason, entry.rule, entry.words]
        for entry in entries
    ]


def cards_of(text: object, name: str, read: Callable[[str], int] = read_cards) -> int:
    """A set of cards as written in a description; `read` reads those of another pack."""
    if not isinstance(text, str):
        raise BadPosition(f"{name} is {text!r}; it is cards as one text", "bad-position")
    try:
        return int(read(text))
    except ValueError as error:
        raise BadPosition(f"{name}: {error}", "bad-position") from None


def disjoint(piles: dict[str, int], pack: int) -> int:
    """The union of the piles; refused where a card lies twice or is not in the pack."""
    union = 0
    for name, cards in piles.items():
        if cards & union:
            raise BadPosition(f"{card_names(cards & union)} of {name} lies elsewhere too", "bad-position")
        if cards & ~pack:
            raise BadPosition(f"{name} holds a card that is not in this pack", "bad-position")
        union |= cards
    return union
