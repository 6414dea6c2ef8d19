"""A numbered piece of advice on Preferans, asked from a view."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.preferans.view import PreferansView
from lomber.table.contract import Advice, View

NO_OPINION: Final[i64] = -1


class PreferansAdvice(Advice):
    """What it says counts only where it is legal."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, PreferansView)
        if not view.legal:
            return NO_OPINION
        move = self.advise(view)
        if move < 0 or not view.may(move) or (move < 52 and view.forbidden & BIT[move]):
            return NO_OPINION
        return move

    def advise(self, view: PreferansView) -> i64:
        return NO_OPINION
