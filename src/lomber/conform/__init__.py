"""The conformance suite: what every game must keep, whoever wrote it.

`check(game, seconds)` walks through random hands of a game and asks at every step what the contract promises. A
new game needs no code of its own. Each promise is a function in `promises.py`; a broken one raises `Broken` with
the seed of the walk.
"""

from lomber.conform.promises import Broken
from lomber.conform.walk import Figures, check, forms

__all__ = ["Broken", "Figures", "check", "forms"]
