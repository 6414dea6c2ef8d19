"""Helpers for the tests of Mushka and its forms."""

from __future__ import annotations

from typing import Any

from lomber import Table, make
from lomber.cards.pack import card_names, pack, read_cards
from lomber.games.mushka.view import MushkaView
from lomber.table.contract import EVERYTHING
from tests.games.books import advised


def dealt(
    piles: dict[str, str], name: str = "mushka", start: dict[str, Any] | None = None, **options: Any
) -> Table:
    """A table at which these cards have been dealt; piles left out are filled with what is left."""
    game = make(name, **{"first_dealer": int(options.get("players", 4)) - 1, **options})
    table = Table(game, dealing=False, start=start)
    piles = filled_up(game, piles)
    table.deal({pile: [int(game.read_card(w)) for w in text.split()] for pile, text in piles.items()})
    return table


def filled_up(game: Any, piles: dict[str, str]) -> dict[str, str]:
    """Hands that are not named get low cards of mixed suits: nothing that is shown or binds."""
    state = game.start()
    used = " ".join(piles.values()).split()
    free = [game.card_name(card) for card in sorted(state.awaits().pool, key=lambda card: (card % 13, card))]
    free = [card for card in free if card not in used]
    found = dict(piles)
    for seat in range(game.seats):
        if f"hand.{seat}" not in found:
            found[f"hand.{seat}"] = " ".join(free.pop(0) for _ in range(game.options.hand_cards))
    return found


def names(table: Table, seat: int) -> set[str]:
    return {table.name(move) for move in table.legal(seat)}


def records(table: Table) -> list[int]:
    return list(table.state.position(EVERYTHING)["records"])


def side(table: Table) -> list[int]:
    """The side accounts."""
    return list(table.state.position(EVERYTHING)["balances"])


def buy(table: Table, seat: int, cards: str = "") -> None:
    """He plays and throws these off."""
    game = table.game
    thrown = sorted(int(game.read_card(word)) for word in cards.split())
    table.act(seat, [*(f"throw {game.card_name(card)}" for card in thrown), "done"])


def tricks(table: Table, *rows: str) -> None:
    """Tricks in order, each card by whoever is to play."""
    for row in rows:
        for card in row.split():
            table.play(table.turn(), card)


def rest(ranks: int, *texts: str) -> str:
    """The cards of a pack that are in none of these texts."""
    return card_names(pack(ranks) & ~read_cards(" ".join(texts)))


def written(name: str, before: list[int], result: dict[str, Any], **options: Any) -> list[int]:
    """The records after a described result."""
    game = make(name, **{"players": len(before), **options})
    after = list(before)
    for entry in game.score({"records": before, **result}):
        if entry.place == "record":
            after[entry.column] += entry.amount
    return after


def paid(name: str, before: list[int], result: dict[str, Any], **options: Any) -> list[int]:
    """What a described result brings to the side accounts."""
    game = make(name, **{"players": len(before), **options})
    money = [0] * len(before)
    for entry in game.score({"records": before, **result}):
        if entry.place == "balance":
            money[entry.column] += entry.amount
    return money


def follows(hand: str, trump: str, row: list[str], name: str = "mushka", **options: Any) -> set[str]:
    """The legal cards of the next to play, in a trick of three so far `row`; the others hold no matter what."""
    ranks = 13 if name == "mushka_shutikha" else 9
    up = {"turned": f"8{trump}"} if name != "mushka_shutikha" else {}
    game = make(name, **{"players": 4, "deck": 52 if ranks == 13 else 36, "first_dealer": 3, **options})
    seat = len(row)
    used = " ".join([hand, *row, *up.values()])
    free = [card for card in rest(ranks, used).split() if card not in ("AS", "KC", "QS", "JC")]
    piles = {f"hand.{seat}": " ".join([*hand.split(), *free[: 5 - len(hand.split())]]), **up}
    free = free[5 - len(hand.split()) :]
    if len(hand.split()) < 5:  # only the cards named count: fill with cards already played
        piles[f"hand.{seat}"] = hand
    done = 5 - len(hand.split())
    played: list[str] = []
    for _ in range(done):
        for player in range(4):
            played.append(f"{player} {free.pop(0)}")
    played += [f"{player} {card}" for player, card in enumerate(row)]
    for player in range(4):
        if player != seat:
            need = 5 - done - (1 if player < len(row) else 0)
            piles[f"hand.{player}"] = " ".join(free.pop(0) for _ in range(need))
    table = Table(
        game, start={"phase": "play", "turn": seat, "piles": piles, "played": played, "trump": trump}
    )
    return names(table, seat)


def seen_by(table: Table, seat: int) -> MushkaView:
    view = table.view(seat)
    assert isinstance(view, MushkaView)
    return view


def said(table: Table, seat: int, without: tuple[str, ...] = ()) -> tuple[str, str]:
    """What the book says, and the number of the advice."""
    return advised(table, without, seat)
