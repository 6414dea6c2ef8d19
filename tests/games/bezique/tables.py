"""Tables in the middle of a deal, for the tests: seat 0 has just won a trick, or is to lead; spades are trumps."""

from __future__ import annotations

from typing import Any

from lomber.games import make
from lomber.table.contract import Game
from lomber.table.errors import IllegalMove
from lomber.table.table import Table

SPARE = {
    0: ["TD"] * 7 + ["9H"] * 2 + ["9D"] * 2 + ["JH"] * 7,
    1: ["AC"] * 8 + ["KC"] * 8 + ["9C"] * 2,
    2: ["AH"] * 8 + ["KH"] * 8 + ["QH"] * 2,
}
"""What fills up the hands: seat 0 leads tens of diamonds, and nobody can beat them or has anything to announce."""

DRAWN = ["TH", "TC"]
"""What seats 0 and 1 draw, round after round."""


def game(**options: Any) -> Game:
    return make("bezique", draw=False, **options)


def filled(seat: int, cards: str, size: int, lying: str = "") -> str:
    """A hand of so many cards, these among them."""
    own = cards.split()
    missing = size - len(own) - len(lying.split())
    return " ".join(own + SPARE[seat][:missing])


def window(
    own: str = "",
    lying: str = "",
    other: str = "",
    *,
    faced: str = "AS",
    rounds: int = 7,
    options: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """Two players; seat 0 has just taken a trick and holds seventeen cards, `lying` of them open."""
    stock = DRAWN * rounds
    start = {
        "phase": "window",
        "turn": 0,
        "leader": 0,
        "last_leader": 0,
        "piles": {
            "hand.0": filled(0, own, 17, lying),
            "open.0": lying,
            "hand.1": filled(1, other, 17),
            "faced": faced,
            "stock": " ".join([*stock, "TH"][: 2 * rounds - 1]),
        },
        **position,
    }
    return Table(game(**(options or {})), dealing=False, start=start)


def leading(hands: list[str], *, faced: str = "AS", options: dict[str, Any] | None = None) -> Table:
    """Seat 0 leads, with full hands and a long stock."""
    piles = {f"hand.{seat}": filled(seat, cards, 18) for seat, cards in enumerate(hands)}
    start = {"phase": "play", "turn": 0, "leader": 0, "piles": {**piles, "faced": faced}}
    return Table(game(players=len(hands), **(options or {})), dealing=False, start=start)


def announce(table: Table, kind: str, cards: str) -> int:
    """Seat 0 announces with these cards, faces or copies; what it brings."""
    before = table.sheet().columns[0].totals["points"]
    wanted = cards.split()
    table.play(0, f"announce {kind}")
    while table.state.midway(0):
        for move in table.legal(0):
            name = table.name(move).split()[1]
            if name in wanted or name.partition("#")[0] in wanted:
                wanted.remove(name if name in wanted else name.partition("#")[0])
                table.play(0, move)
                break
        else:
            raise AssertionError(f"none of {wanted} fits; {[table.name(m) for m in table.legal(0)]} do")
    assert not wanted, f"{wanted} are left over"
    return table.sheet().columns[0].totals["points"] - before


def next_window(table: Table, card: str = "TD") -> None:
    """All draw, seat 0 leads a card that nobody beats, and has his window again."""
    table.play(0, "draw")
    table.play(0, card)
    table.play(1, next(move for move in table.legal(1)))
    assert table.turn() == 0 and table.view(0).phase == "window"


def offered(table: Table, seat: int = 0) -> set[str]:
    """What can be announced or exchanged now, by kind."""
    names = [table.name(move).split() for move in table.legal(seat)]
    return {
        name[1] if name[0] == "announce" else name[0] for name in names if name[0] in ("announce", "exchange")
    }


def series(table: Table, steps: list[tuple[str, str]]) -> list[int]:
    """One announcement after another, each in a window of its own."""
    prices = [announce(table, *steps[0])]
    for step in steps[1:]:
        next_window(table)
        prices.append(announce(table, *step))
    return prices


def refused(table: Table, seat: int, move: str) -> tuple[str, str]:
    """The rule and the message of a refusal."""
    try:
        table.play(seat, move)
    except IllegalMove as error:
        return error.rule, error.key
    raise AssertionError(f"{move} was taken")


def faces(table: Table, seat: int) -> set[str]:
    """The faces that may be played."""
    return {table.name(move).partition("#")[0] for move in table.legal(seat)}
