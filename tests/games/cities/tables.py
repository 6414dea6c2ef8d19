"""Positions of Cities in a line or two."""

from typing import Any

from lomber.games import make
from lomber.games.cities.state import CitiesState
from lomber.table.contract import EVERYTHING
from lomber.table.table import Table

COLOURS = {2: "ROYG", 3: "ROYGB", 4: "ROYGBV"}


def set_up(rows: list[str], held: list[str], first: int = 0, **more: Any) -> Table:
    """A round about to be laid: rows and hands by seat; `position` has further parts, the rest are options."""
    position: dict[str, Any] = more.pop("position", {})
    players = len(rows)
    game = make("cities", players=players, **more)
    piles = {f"row.{seat}": row for seat, row in enumerate(rows)}
    piles.update({f"hand.{seat}": hand for seat, hand in enumerate(held)})
    piles.update(position.get("piles", {}))
    start = {"first": first, "colours": COLOURS[players], **position, "piles": piles}
    return Table(game, start=start, seed=1)


def lay(table: Table, *bids: str) -> None:
    """Everybody lays: `lay(table, "G4 F3", "DEP F5")`, by seat."""
    for seat, bid in enumerate(bids):
        card, flight = bid.split()
        table.act(seat, [f"lay {card}", flight])


def laid_out(rows: list[str], bids: list[str], first: int = 0, **more: Any) -> Table:
    """The same with everything laid and revealed; a hand is the one card that is laid."""
    table = set_up(rows, [bid.split()[0] for bid in bids], first, **more)
    lay(table, *bids)
    return table


def state_of(table: Table) -> CitiesState:
    assert isinstance(table.state, CitiesState)
    return table.state


def piles(table: Table) -> dict[str, str]:
    found: dict[str, str] = table.state.position(EVERYTHING)["piles"]
    return found


def rows(table: Table) -> list[str]:
    return [piles(table)[f"row.{seat}"] for seat in range(table.game.seats)]


def options(table: Table) -> list[str]:
    """What the player in turn may do, in words."""
    (seat,) = table.actors()
    return [table.name(move) for move in table.legal(seat)]


def takes(table: Table) -> list[str]:
    """Who took what in the last round: `2 DEP`, in order."""
    return [" ".join(line.split()[1:]) for line in state_of(table).story if line.startswith("take")]


def told(table: Table, step: str) -> list[str]:
    """The steps of one kind since the last reveal."""
    return [line for line in state_of(table).story if line.startswith(step)]
