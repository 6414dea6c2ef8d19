"""Advice for Viceroy (viceroy.md, section 8)."""

from mypy_extensions import i64

from lomber.games.viceroy.view import ViceroyView
from lomber.table.contract import Advice, View


class AnyMove(Advice):
    """The first legal move."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, ViceroyView)
        return view.legal[0]


ADVICE: list[Advice] = [AnyMove("A-14")]
