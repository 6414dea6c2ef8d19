"""Perfect play with open hands: what a position is worth, what each card is worth, and how it would go on.

    >>> from lomber.solve import Problem
    >>> problem = Problem(["AS KS 8H", "QS JS 9H", "TS 9S AH"], leader=0, counted=[0], trump=None)
    >>> problem.tricks()
    2
    >>> problem.worths()
    {'KS': 2, 'AS': 2, '8H': 2}

    >>> from lomber.solve import Deal
    >>> Deal(["AS KS", "QS JS", "AC KC", "2H 3H"]).tricks()["NT"]
    [2, 2, 2, 0]

`Reckoner` of `reckoning.py`, the one door to all solvers, asks the same of a position of any trick game;
`analyse(record)` looks through whole hands afterwards: every card with all hands known, every word as it had to be
decided.

The searches themselves are `lomber.play.solver` (two and three hands), `lomber.play.four_hands` and, for any game,
`lomber.play.open_play`: rules need them too (a proven claim, a ten that is checked).
"""

from lomber.solve.analysis import Analysis, Decision, Worth, analyse, last_hand
from lomber.solve.deal import Deal
from lomber.solve.layouts import Layouts
from lomber.solve.problem import BadProblem, Problem

__all__ = [
    "Analysis",
    "BadProblem",
    "Deal",
    "Decision",
    "Layouts",
    "Problem",
    "Worth",
    "analyse",
    "last_hand",
]
