"""Tables of Whist set up for a test."""

from typing import Any

from lomber import Table, make
from lomber.cards.pack import read_card
from lomber.table.sheet import Entry

C11 = {
    "S": "7S 6S KC 9D 8D 4D AH KH QH TH 7H 4H 2H",
    "W": "9S 2S AC JC TC 5C 2C JD TD 3D 9H 6H 5H",
    "N": "AS KS QS 5S 9C 7C 4C AD KD QD 7D JH 3H",
    "E": "JS TS 8S 4S 3S QC 8C 6C 3C 6D 5D 2D 8H",
}
"""The hands of the worked deal C-11; S deals and turns 4D."""

BC2 = {
    "S": "KS QS 8S 2S TC 8C 5C QD TD 8D 3D JH TH",
    "W": "9S 6S AC KC QC 4C KD 5D 4D AH 9H 4H 3H",
    "N": "JS 7S 3S 9C 6C AD 9D 6D 2D KH QH 8H 7H",
    "E": "AS TS 5S 4S JC 7C 3C 2C JD 7D 6H 5H 2H",
}
"""The heaps of the worked deal BC-2; S deals and turns TD."""


def cards(text: str) -> list[int]:
    return [int(read_card(word)) for word in text.split()]


def worked_deal(game: str = "whist", **options: Any) -> Table:
    """C-11 before the first lead. With four players seat 0 sits at S, 1 at N, 2 at W, 3 at E."""
    return Table(make(game, options), start={"piles": C11, "turned": "4D"}, dealing=False)


def humbug(**options: Any) -> Table:
    """BC-2 before the decisions: seat 0 at S, the dealer, seat 1 at N."""
    return Table(make("humbug", options), start={"piles": BC2, "turned": "TD"}, dealing=False)


def last_trick(
    tricks: list[int],
    wins: str = "NS",
    game: str = "whist",
    options: dict[str, Any] | None = None,
    **start: Any,
) -> Table:
    """One trick is left; S leads a spade, and the named side will win it. No honour or coronet is left."""
    best = {"NS": "8S", "EW": "7S"}[wins]
    start = {
        "trump": "" if (options or {}).get("trumps") == "none" else "H",
        "to_play": "S",
        "tricks": tricks,
        "piles": {"S": best, "W": "7S" if wins == "NS" else "8S", "N": "3S", "E": "2S"},
        **start,
    }
    return Table(make(game, options), start=start, dealing=False)


def play_last(table: Table) -> Table:
    """The last trick is played."""
    for _ in range(4):
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])
    return table


def seat_at(table: Table, place: str) -> int:
    return int(table.state.owner["SWNE".index(place)])  # type: ignore[attr-defined]


def at(table: Table, place: str, *moves: str) -> None:
    """The player at a place makes these moves."""
    for move in moves:
        table.play(seat_at(table, place), move)


def tricks(table: Table, *rows: str) -> None:
    """Whole tricks, each card by whoever's turn it is."""
    for row in rows:
        for card in row.split():
            table.play(table.actors()[0], card)


def play_out(table: Table) -> Table:
    """The rest of the deal, honestly: everybody lays his lowest card that follows suit."""
    while table.state.phase.value == "play":  # type: ignore[attr-defined]
        seat = table.actors()[0]
        honest = [c.move for c in table.view(seat).scene().choices if not c.aside and not c.forbidden]
        table.play(seat, honest[0])
    return table


def go_on(table: Table) -> None:
    """All go on to the next deal."""
    while table.state.phase.value == "reckon":  # type: ignore[attr-defined]
        table.play(table.actors()[0], "next")


def figures(entries: list[Entry] | tuple[Entry, ...]) -> list[tuple[int, str, int, str]]:
    """Column, place, amount and reason of each entry."""
    return [(entry.column, entry.place, entry.amount, entry.reason) for entry in entries]


def sum_of(entries: list[Entry], column: int, place: str) -> int:
    return sum(entry.amount for entry in entries if entry.column == column and entry.place == place)


def names(table: Table, seat: int) -> set[str]:
    """The asides of a seat, by name."""
    return {table.name(move) for move in table.asides(seat)}


def can(table: Table, seat: int) -> set[str]:
    """The legal moves of a seat, by name."""
    return {table.name(move) for move in table.legal(seat)}
