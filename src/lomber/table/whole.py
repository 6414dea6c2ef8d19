"""Whole numbers as other libraries have them: a seat or a code that NumPy has chosen is one like any other."""

import operator
from typing import Any


def whole(given: Any) -> int | None:
    """The plain number; None for what is none, or only looks like one: a truth, a fraction, a text."""
    if type(given) is int:
        return given
    if isinstance(given, bool):
        return None
    try:
        return int(operator.index(given))
    except TypeError:
        return None
