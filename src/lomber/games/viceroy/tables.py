"""What a game of Viceroy works out once: its cards and its move codes."""

from typing import Any

from mypy_extensions import i64

from lomber.games.viceroy.cards import CardSet
from lomber.games.viceroy.loader import load
from lomber.games.viceroy.moves import Codes
from lomber.table.contract import Game


class Tabled(Game):
    """A game with a set of cards."""

    def __init__(self, id: str, options: Any) -> None:
        self.set: CardSet = load(options.card_set)
        plays: i64 = 1 + 2 * options.turns + self.set.extra_plays
        self.codes = Codes(self.set, plays)
        super().__init__(id, options, options.players, self.codes.book())


def tables_of(game: Game) -> Tabled:
    assert isinstance(game, Tabled)
    return game
