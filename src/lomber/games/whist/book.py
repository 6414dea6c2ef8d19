"""The book's advice on Whist."""

from mypy_extensions import i64

from lomber.games.whist.view import WhistView
from lomber.table.contract import Advice, View


class First(Advice):
    def choose(self, view: View) -> i64:
        assert isinstance(view, WhistView)
        return view.legal[0]


ADVICE: list[Advice] = [First("A-0")]
