"""The conformance suite: what every game must keep, whoever wrote it.

`trials(id)` is the whole of it for one game, as a list: the tests of its package run them, and so does the command
`lomber conform ID`. `check(game, seconds)` is the heart: it walks through random hands of a form and asks at every
step what the contract promises. A new game needs no code of its own. Each promise is a function in `promises.py`,
what else a game must bring (words, pages, a small preset) one in `complete.py`; a broken one raises `Broken`, with
the seed of the walk.
"""

from lomber.conform.promises import Broken
from lomber.conform.trials import Trial, trials
from lomber.conform.walk import Figures, check, forms

__all__ = ["Broken", "Figures", "Trial", "check", "forms", "trials"]
