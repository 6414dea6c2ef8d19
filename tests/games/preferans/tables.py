"""Tables for the tests: A, B, C, D of the worked cases are seats 0 … 3, and the last seat deals first."""

from collections.abc import Mapping
from typing import Any

from lomber import Shoe, Stacked, Table, make
from lomber.cards.pack import read_card
from lomber.games.preferans.game import Preferans
from lomber.games.preferans.pulka import Pulka


def cards(text: str) -> list[int]:
    return [int(read_card(word)) for word in text.split()]


def game(name: str, **options: Any) -> Preferans:
    """A form without the draw for the first deal."""
    made = make(name, {"draw": False, **options})
    assert isinstance(made, Preferans)
    return made


def modern(preset: str = "book", **options: Any) -> Preferans:
    return game(f"preferans_modern/{preset}", **options)


def dealt(made: Preferans, *hands: str, talon: str = "", **piles: str) -> Table:
    """A table at which these hands were dealt, from the eldest; the dealer is the last seat."""
    state: Any = made.start()
    order = state.order()
    deal = {f"hand.{order[i]}": cards(hand) for i, hand in enumerate(hands) if hand}
    if talon:
        deal["talon"] = cards(talon)
    deal.update({name.replace("_", "."): cards(text) for name, text in piles.items()})
    return Table(made, shoe=Stacked([deal], Shoe(1)))


def say(table: Table, text: str) -> None:
    """Words in a row, `seat:word` each; a word of two parts is written with a dot (`0:bid.6S`)."""
    for part in text.split():
        seat, _, word = part.partition(":")
        table.play(int(seat), word.replace(".", " "))


def lay_away(table: Table, text: str) -> None:
    """The declarer lays two cards away."""
    table.act(table.turn(), [f"discard {table.game.card_name(card)}" for card in sorted(cards(text))])


def play(table: Table, text: str) -> None:
    """Cards to tricks, `A:AC B:8C C:7C → A`: who plays and who takes are checked."""
    state: Any = table.state
    for line in text.strip().splitlines():
        cards_of_trick, _, taker = line.partition(": ")[2].partition("→")
        before = [int(n) for n in state.board.tricks]
        hand = table.state.hand_number()
        for word in cards_of_trick.split():
            who, _, card = word.partition(":")
            place = "ABCDE".index(who)
            if place not in state.board.order:
                assert table.game.card_name(state.board.played[state.board.laid - 1]) == card
                continue
            assert state.board.turn == place
            table.play(table.turn(), card)
        if not table.over and table.state.hand_number() == hand:
            gained = [int(n) - before[i] for i, n in enumerate(state.board.tricks)]
            assert gained.index(1) == "ABCDE".index(taker.strip())


def words(table: Table, seat: int | None = None) -> set[str]:
    """What the seat to move (or this one) may say."""
    who = table.turn() if seat is None else seat
    return {table.name(move) for move in table.legal(who)}


def bids(table: Table) -> set[str]:
    """The legal words of an auction as the worked cases write them: `6S`, `M`, `pass`."""
    found = set()
    for word in words(table):
        kind, _, value = word.partition(" ")
        found.add(value if kind in ("bid", "misere") and value else {"misere": "M"}.get(kind, word))
    return found


def written(made: Preferans, **result: Any) -> Pulka:
    """The sheet after a described hand."""
    return made.scored(result)


def written_whists(pulka: Pulka) -> dict[str, int]:
    """All whists that are not nought."""
    return {
        "ABCDE"[i] + "ABCDE"[j]: amount
        for i, row in enumerate(pulka.whists)
        for j, amount in enumerate(row)
        if amount
    }


def position(table: Table) -> dict[str, Any]:
    return table.state.position(-2)


def setting(made: Preferans, **start: Any) -> Table:
    """A described position."""
    return Table(made, shoe=Shoe(1), start=dict(start))


def playing(made: Preferans, trump: str, hands: Mapping[int, str], **more: Any) -> Table:
    """An endgame of six in this denomination with both whisting: the hands as given, seat 0 the declarer."""
    count = len(next(iter(hands.values())).split())
    order = sorted(hands)
    earlier = [0] * 5
    earlier[order[1]] = int(made.terms.hand_cards) - count
    piles = {f"hand.{seat}": text for seat, text in hands.items()}
    start = {
        "phase": "play",
        "declarer": 0,
        "game": f"6{trump}",
        "whist": ["1 whist", "2 whist"],
        "piles": piles,
        "earlier": earlier,
        **more,
    }
    return setting(made, **start)
