"""placeholder for the first walk"""

from mypy_extensions import i64

from lomber.games.stukolka.view import StukolkaView
from lomber.table.contract import Advice, View


class First(Advice):
    def choose(self, view: View) -> i64:
        assert isinstance(view, StukolkaView)
        return view.legal[0]


ADVICE: list[Advice] = [First("A-0")]
