"""Positions of Face to Face in short: seat 0 plays silver and is in turn."""

from typing import Any

from lomber import Table, make
from lomber.table.contract import Game


def position(
    hand: str,
    own: str = "1 60",
    their: str = "1 60",
    *,
    stock: str = "",
    their_hand: str = "",
    their_stock: str = "",
    **more: Any,
) -> dict[str, Any]:
    """Own and their tops as `27 40`. A number on top that lies in the hand is the other's card: `g12`.

    The opponent holds six cards that lie on no pile, unless told otherwise.
    """
    if not their_hand:
        tops = set(f"{own} {their}".replace("g", "").replace("s", "").split())
        their_hand = " ".join([str(n) for n in range(3, 60) if str(n) not in tops][:6])
    piles = {"hand.0": hand, "stock.0": stock, "hand.1": their_hand, "stock.1": their_stock}
    return {"tops": {"silver": own, "gold": their}, "piles": piles, "to_move": 0, **more}


def table(hand: str, own: str = "1 60", their: str = "1 60", **more: Any) -> Table:
    return at(make("face_to_face"), hand, own, their, **more)


def at(game: Game, hand: str, own: str = "1 60", their: str = "1 60", **more: Any) -> Table:
    return Table(game, start=position(hand, own, their, **more), dealing=False)


def moves(table: Table, seat: int = 0) -> set[str]:
    """The legal moves, the word `lay` left out: `12 A`, `done`."""
    return {table.name(move).removeprefix("lay ") for move in table.legal(seat)}


def lay(table: Table, *lays: str) -> None:
    """Seat 0 lays `4 A`, `8 A` …, or says `done`."""
    for what in lays:
        table.play(0, what if what == "done" else "lay " + what)


def hand_of(table: Table, seat: int = 0) -> list[int]:
    return [int(word[1:]) for word in table.state.position(-2)["piles"][f"hand.{seat}"].split()]


def stock_of(table: Table, seat: int = 0) -> list[int]:
    return [int(word[1:]) for word in table.state.position(-2)["piles"][f"stock.{seat}"].split()]


def tops(table: Table) -> list[int]:
    """Own A, own D, their A, their D."""
    return [int(top) for top in table.view(0).tops]  # type: ignore[attr-defined]
