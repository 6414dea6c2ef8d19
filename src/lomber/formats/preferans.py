"""Deals of Preferans on their way between the files of other programs and ours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lomber.formats import LeftOut
from lomber.formats.hands import is_card, told
from lomber.games import make
from lomber.table.contract import EVERYTHING
from lomber.table.errors import IllegalMove, LomberError
from lomber.table.record import Record
from lomber.table.table import Table

MODERN = "preferans_modern"
CLASSIC = "preferans_classic"
OPTIONS = {"players": 3, "draw": False, "hands": 1}

MISERE = "misere"
LOWEST = "6"
TRICKS = 10


def game_of(level: str, strain: str) -> dict[str, str]:
    """The contract, as a set-up says it."""
    return {"bid": "misere"} if strain == MISERE else {"game": level + strain}


def piles_of(hands: Iterable[list[str]]) -> dict[str, str]:
    return {f"hand.{seat}": " ".join(cards) for seat, cards in enumerate(hands)}


def laid(left_out: LeftOut, start: dict[str, Any], seats: list[str], game: str = MODERN) -> Table | None:
    """The position on a table; None, and why, where the rules know no such one."""
    try:
        return Table(make(game, OPTIONS), start=start, seats=seats)
    except LomberError as error:
        left_out.add("not-set-up", error.sentence)
        return None


def follow(left_out: LeftOut, table: Table, cards: Iterable[str], width: int = 3) -> None:
    """Play these cards as long as the rules allow it."""
    for number, card in enumerate(cards):
        actors = table.actors()
        if not actors:
            return
        try:
            table.play(actors[0], card)
        except (IllegalMove, ValueError) as error:
            left_out.add("not-played", f"{number // width + 1}: {card}: {getattr(error, 'sentence', error)}")
            return


# -- out


class Deal:
    """One deal on its way out: what was dealt, decided and played."""

    def __init__(self, record: Record, table: Table, number: int) -> None:
        self.number = number
        self._dummy = table.game.seats == 2
        self.position: dict[str, Any] = {}
        """At the beginning of the play."""
        self.dealt: dict[str, Any] = table.state.position(EVERYTHING)
        self.decided: dict[str, Any] = {}
        """After the last word before the play, or where nobody whisted."""
        self.played: list[str] = []
        self.after(table)

    def moved(self, table: Table, seat: int, move: str) -> None:
        position = table.state.position(EVERYTHING)
        if position["phase"] == "play" and is_card(move):
            self.played.append(move)
        elif position["phase"] == "whist":
            self.decided = position

    def after(self, table: Table) -> None:
        position = table.state.position(EVERYTHING)
        if position["phase"] == "play" and not self.position:
            self.position = self.decided = position
            self.played = [row.split()[1] for row in position["played"]]

    def seats(self) -> list[int]:
        """Whose hands are played, clockwise from the lowest seat. The dummy of two, which has the number 2, sits at
        the dealer's right (PC-120)."""
        position = self.position or self.dealt
        if self._dummy and position["dealer"] == 1:
            return [0, 2, 1]
        return sorted(int(name.split(".")[1]) for name in position["piles"] if name.startswith("hand."))

    def hands(self) -> dict[int, list[str]]:
        """With what they began to play, cards of a described play among them."""
        rows = [row.split() for row in self.position["played"]]
        return {
            seat: self.position["piles"].get(f"hand.{seat}", "").split()
            + [card for place, card in rows if place == str(seat)]
            for seat in self.seats()
        }

    def width(self) -> int:
        """Cards in a trick: in the classic game a whister may play alone, and the third hand lies aside (PC-46)."""
        return 2 if any(row.endswith(" alone") for row in self.decided.get("whist", [])) else 3

    def contract(self) -> tuple[str, str]:
        """Level and suit, or misère; empty in an all-pass hand and where it never came to a contract."""
        position = self.position or self.decided
        game: str = position.get("game", "")
        if game:
            return game.rstrip("SCDHNT"), game.lstrip("0123456789")
        return "", position.get("bid", "")


def deals_of(record: Record, notation: str) -> list[Deal]:
    if record.game not in (MODERN, CLASSIC):
        raise LomberError(
            f"{notation} is for Preferans of three hands, not for {record.game}",
            "not-for-preferans",
            format=notation,
            game=record.game,
        )
    return told(record, Deal)
