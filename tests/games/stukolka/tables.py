"""Tables for the tests: seat 0 is the P1 of the worked cases, and the last seat deals first."""

from collections.abc import Mapping
from typing import Any

from lomber import Shoe, Stacked, Table, make
from lomber.cards.pack import read_card
from lomber.table.contract import Game


def cards(text: str) -> list[int]:
    return [int(read_card(word)) for word in text.split()]


def game(form: str, **options: Any) -> Game:
    """A form of Stukolka without the draw for the first deal."""
    return make(f"stukolka_{form}", {"draw": False, **options})


def deal(*hands: str, trump: str, stock: str = "") -> dict[str, list[int]]:
    """The piles of a deal; hands left empty and the rest of the stock are filled up with what is left."""
    piles = {f"hand.{seat}": cards(hand) for seat, hand in enumerate(hands) if hand}
    piles["trump"] = cards(trump)
    if stock:
        piles["stock"] = cards(stock)
    return piles


def stacked(form: str, *deals: Mapping[str, list[int]], **options: Any) -> Table:
    """A table that deals these cards, and after them shuffled ones."""
    return Table(game(form, **options), shoe=Stacked(deals, Shoe(1)))


def play(table: Table, text: str) -> None:
    """Moves in a row, `seat:move,move` each: several moves of a seat are one gesture."""
    for word in text.split():
        seat, _, moves = word.partition(":")
        table.act(int(seat), [move.replace("_of_", " ") for move in moves.split(",")])


def throw(table: Table, seat: int, text: str) -> None:
    """A seat throws these cards off and buys."""
    codes = sorted(cards(text))
    table.act(seat, [f"throw {table.game.card_name(card)}" for card in codes] + ["done"])


def tricks(table: Table, text: str) -> None:
    """Cards to tricks, by whoever is to play."""
    for card in text.split():
        table.play(table.turn(), card)


def names(table: Table, seat: int | None = None) -> set[str]:
    """What the seat to move (or this one) may do, in words."""
    who = table.turn() if seat is None else seat
    return {table.name(move) for move in table.legal(who)}


def hand(table: Table, seat: int) -> set[str]:
    """The cards a seat holds."""
    return set(position(table)["piles"].get(f"hand.{seat}", "").split())


def position(table: Table) -> dict[str, Any]:
    return table.state.position(-2)


def playing(form: str, trump: str, hands: Mapping[int, str], **more: Any) -> Table:
    """A position in the play, for questions about cards: these hands, this trump suit."""
    options = more.pop("options", {})
    piles = {f"hand.{seat}": text for seat, text in hands.items()}
    start = {"phase": "play", "trump": trump, "piles": piles, **more}
    return Table(game(form, **options), shoe=Shoe(1), start=start)
