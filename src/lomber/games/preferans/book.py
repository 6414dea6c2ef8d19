"""The book."""

from mypy_extensions import i64

from lomber.table.contract import Advice, View


class First(Advice):
    def choose(self, view: View) -> i64:
        return view.legal[0]  # type: ignore


ADVICE: list[Advice] = [First("A-0")]
