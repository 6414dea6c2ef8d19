"""What these files share: places, hands of four suits divided by dots, cards, a record told deal by deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from lomber.cards.pack import SUITS
from lomber.games import make
from lomber.table.record import DealEvent, Record
from lomber.table.table import Table

CLOCKWISE = "NESW"
ROWS = "SHDC"
"""The suits of a hand, as bridge writes them."""
RANKS = "AKQJT98765432"


class NotRead(Exception):
    """Why something is no deal."""

    def __init__(self, key: str, what: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.what = what


def hand_cards(text: str) -> list[str]:
    """The cards of `AK.T98..7`: spades, hearts, diamonds, clubs."""
    suits = text.upper().replace("10", "T").split(".")
    if len(suits) != 4 or any(rank not in RANKS for suit in suits for rank in suit if rank != "-"):
        raise NotRead("no-hand", text)
    return [rank + suit for suit, ranks in zip(ROWS, suits, strict=True) for rank in ranks if rank != "-"]


def written_hand(cards: list[str]) -> str:
    return ".".join("".join(rank for rank in RANKS if rank + suit in cards) for suit in ROWS)


def in_order(cards: list[str]) -> list[str]:
    """By suits, each from the ace down."""
    return [rank + suit for suit in ROWS for rank in RANKS if rank + suit in cards]


def no_card_twice(cards: list[str]) -> None:
    if len(set(cards)) < len(cards):
        raise NotRead("card-twice", next(card for card in cards if cards.count(card) > 1))


def is_card(move: str) -> bool:
    return len(move) == 2 and move[0] in RANKS and move[1] in SUITS


def place_of(text: str) -> str:
    """`N` of `north`; empty where it is no place."""
    first = text.strip()[:1].upper()
    return first if first and first in CLOCKWISE else ""


class Writing(Protocol):
    """One deal on its way into another program's file."""

    def moved(self, table: Table, seat: int, move: str) -> None:
        """Before a move is made."""

    def after(self, table: Table) -> None:
        """After a gesture is made."""


Told = TypeVar("Told", bound=Writing)


def told(record: Record, begin: Callable[[Record, Table, int], Told]) -> list[Told]:
    """A match played again, every deal of it heard by a writing of its own."""
    game = make(record.game, record.options)
    table = Table(game, dealing=False, start=record.start, seats=record.seats)
    written: list[Told] = []
    if record.start is not None:
        written.append(begin(record, table, len(written) + 1))
    for event in record.log:
        if isinstance(event, DealEvent):
            table.deal(
                {
                    name: [int(game.read_card(card)) for card in cards.split()]
                    for name, cards in event.piles.items()
                }
            )
            if event.deal == "hand":
                written.append(begin(record, table, len(written) + 1))
        else:
            for move in event.moves:
                written[-1].moved(table, event.seat, move)
            table.act(event.seat, event.moves)
            written[-1].after(table)
    return written
