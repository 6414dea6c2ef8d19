"""Perfect play with open hands: what a position is worth, what each card is worth, and how it would go on.

    >>> from lomber.solve import Problem
    >>> problem = Problem(["AS KS 8H", "QS JS 9H", "TS 9S AH"], leader=0, counted=[0], trump=None)
    >>> problem.tricks()
    2
    >>> problem.worths()
    {'KS': 2, 'AS': 2, '8H': 2}

The search itself is `lomber.play.solver`, because rules need it too (a proven claim, a ten that is checked).
"""

from lomber.solve.layouts import Layouts
from lomber.solve.problem import BadProblem, Problem

__all__ = ["BadProblem", "Layouts", "Problem"]
