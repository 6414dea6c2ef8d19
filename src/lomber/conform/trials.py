"""The whole suite for one game as a list of trials: for the tests of its package, and for `lomber conform`."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import NamedTuple

from lomber.conform import complete
from lomber.conform.mixing import mixtures_keep_every_promise
from lomber.conform.promises import Broken, demand
from lomber.conform.walk import Figures, check, forms
from lomber.games import presets_of
from lomber.table.contract import Game

MIXTURES = 4
"""Mixtures of options that are tried of a game."""


class Trial(NamedTuple):
    """One thing that is asked of one form."""

    form: str
    asks: str
    answer: Callable[[float], str]

    def __str__(self) -> str:
        return f"{self.form}: {self.asks}"

    def run(self, seconds: float = 1.0) -> str:
        """What was found, in figures, if there are any; `Broken` where the game does not keep to it.

        So long a walk through random hands may take; an error within the game's own code is `Broken` too.
        """
        try:
            return self.answer(seconds)
        except Broken:
            raise
        except Exception as error:
            raise Broken("".join(traceback.format_exception(error)).rstrip()) from error


def trials(id: str) -> list[Trial]:
    """Everything a game must keep: of the game, of each preset, then of each form and number of players."""
    tried = [
        _of(id, complete.options_are_documented),
        _of(id, complete.the_game_has_words),
        _of(id, complete.damaged_set_ups_are_refused),
        _of(id, complete.the_tiny_tree_is_small),
        _of(id, complete.something_is_at_stake),
    ]
    for name in presets_of(id):
        tried.append(_of(name, complete.every_question_is_answered))
        tried.append(_of(name, complete.the_book_answers))
        tried.append(_of(name, complete.rules_are_there))
    for form, made in forms([id]).items():
        tried.append(Trial(form, "what is said has words", _said(made)))
        tried.append(Trial(form, "every promise is kept", _kept(made)))
    tried.append(Trial(id, "options mixed at random keep every promise", _mixed(id)))
    return tried


def _of(name: str, ask: Callable[[str], int | None]) -> Trial:
    def answer(seconds: float) -> str:
        counted = ask(name)
        return "" if counted is None else str(counted)

    return Trial(name, ask.__name__.replace("_", " "), answer)


def _said(made: Callable[[], Game]) -> Callable[[float], str]:
    def answer(seconds: float) -> str:
        complete.what_is_said_has_words(made())
        return ""

    return answer


def _mixed(id: str) -> Callable[[float], str]:
    def answer(seconds: float) -> str:
        return _told(mixtures_keep_every_promise(id, MIXTURES, seconds / MIXTURES))

    return answer


def _told(figures: Figures) -> str:
    return f"{figures.hands} hands, {figures.positions} positions, {figures.worlds} worlds"


def _kept(made: Callable[[], Game]) -> Callable[[float], str]:
    def answer(seconds: float) -> str:
        figures = check(made(), seconds)
        demand(figures.worlds > 0, "some position of a form can be guessed")
        return _told(figures)

    return answer
