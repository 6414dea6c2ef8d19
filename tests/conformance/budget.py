"""How long a form is tried: every game has a fixed time, which its forms share."""

from functools import cache

from lomber.conform import forms
from tests.told import DEEP, EXPECTED, SECONDS, SIZE

BRIEF = SIZE == "default" and EXPECTED == "interpreted"
"""The interpreted half of the default run: what the compiled half does in a tenth of the time is left to it."""

LEAST = 0.15
"""Seconds that every form gets, however many a game has."""


def tried(wanted: list[str] | None) -> list[str]:
    """The forms a run goes through. The default run tries all of them compiled; interpreted, at ten times the cost,
    every game and its tiny preset: what else is in the rules is the same source."""
    everything = list(forms(wanted))
    if BRIEF and not wanted:
        return [name for name in everything if ":" not in name and name.partition("/")[2] in ("", "tiny")]
    return everything


@cache
def _forms_of(id: str) -> int:
    return len(forms([id]))


def id_of(form: str) -> str:
    return form.partition(":")[0].partition("/")[0]


def seconds(form: str, quick: float, a_game: float) -> float:
    """So long for one form: `quick` in a quick run, its share of `a_game` in the default, two minutes in `deep`."""
    if SECONDS:
        return SECONDS
    if SIZE == "quick":
        return quick
    if DEEP:
        return 120.0
    return max(LEAST, a_game / _forms_of(id_of(form)))
