"""The bot that plays by the book: it consults a game's advice piece by piece and can say which one it follows."""

from collections.abc import Iterable
from typing import Any

from mypy_extensions import i64

from lomber.bots.bot import Bot
from lomber.bots.position import Glance
from lomber.table.contract import Advice, Game, View


class BookBot(Bot):
    """Follows the first piece of advice that has an opinion; `without` names the numbers it does not know.

    `exact`: instead of the book it consults what arithmetic says (`Game.exact`).
    """

    def __init__(self, game: Game, without: Iterable[str] = (), exact: bool = False) -> None:
        unknown = set(without)
        everything = game.exact() if exact else game.advice()
        strange = unknown - {piece.number for piece in everything}
        if strange:
            raise ValueError(f"{game.id} has no advice {', '.join(sorted(strange))}")
        self.pieces: list[Advice] = [piece for piece in everything if piece.number not in unknown]
        for piece in self.pieces:
            piece.heed(self.pieces)

    def choose(self, position: Glance) -> int:
        return self.explain(position)[0]

    def explain(self, position: Glance) -> tuple[int, str]:
        """The move, and the number of the advice it follows; an empty number where nothing advises."""
        legal = position.legal
        view = position.view
        for piece in self.pieces:
            move: i64 = piece.choose(view)
            if move < 0:
                continue
            if int(move) not in legal:
                raise RuntimeError(f"{piece.number} advises {move}, which is not legal here: {legal}")
            return int(move), piece.number
        return legal[0], ""

    def words(self, view: View, number: str) -> dict[str, Any]:
        """The figures with which a piece of advice is given: the odds it goes by."""
        for piece in self.pieces:
            if piece.number == number:
                return piece.words(view)
        return {}
