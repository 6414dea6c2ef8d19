"""Tables for the tests: seat 0 keeps the first bank unless a draw says otherwise."""

from typing import Any

from lomber import Shoe, Stacked, Table, make
from lomber.cards.pack import read_card


def cards(text: str) -> list[int]:
    return [int(read_card(word)) for word in text.split()]


def stock(hands: list[str], turned: str) -> dict[str, list[int]]:
    """The stock of a round: three cards to each punter, one at a time, then the cards to be turned."""
    dealt = [cards(hand) for hand in hands]
    return {"stock": [hand[i] for i in range(3) for hand in dealt] + cards(turned)}


def table(*rounds: dict[str, list[int]], players: int = 3, **options: Any) -> Table:
    """A table at which these rounds are dealt; seat 0 has taken the bank."""
    begun = Table(
        make("banchok", {"players": players, "draw": False, **options}), shoe=Stacked(rounds, Shoe(1))
    )
    begun.play(0, "take_bank")
    return begun


def set_up(hand: str, turned: str, bank: int = 300, players: int = 3, **options: Any) -> Table:
    """Seat 1 is to stake on these cards against a card on the top of the stock."""
    game = make("banchok", {"players": players, "draw": False, **options})
    piles = {"hand.1": hand, "stock": turned}
    spare = iter(("9C 9C TC", "TC 8C 8C"))
    for seat in range(2, players):
        piles[f"hand.{seat}"] = next(spare)
    return Table(game, start={"phase": "stake", "banker": 0, "bank": bank, "piles": piles})


def stakes(table: Table) -> list[int]:
    """The sums that the seat to move may name, in rising order."""
    seat = table.turn()
    state = table.state
    named = [table.name(move) for move in table.legal(seat)]
    return sorted(
        int(state.amount(state.parse(name)))
        for name in named
        if name.split()[0] in ("stake", "side", "va_bank", "half_bank")
    )


def bank(table: Table) -> int:
    return int(table.sheet().notes["bank"])
