"""Nothing is optional: every game offers all of the contract, in every form."""

import contextlib
import importlib.resources
import itertools
import re

import pytest

from lomber.conform import forms
from lomber.games import listings, make, presets_of
from lomber.table.contract import Game, State
from lomber.table.errors import BadPosition
from lomber.table.options import fields_of
from lomber.table.table import Table

LANGUAGES = ("ru", "uk", "en")

MUST_ANSWER = (
    "actors",
    "legal",
    "play",
    "awaits",
    "dealt",
    "copy",
    "this_hand",
    "hand_number",
    "over",
    "scores",
    "sheet",
    "view",
    "position",
    "clues",
)
GAME_MUST = ("start", "set_up", "score", "fields", "advice")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted = metafunc.config.getoption("--game")
    if "id" in metafunc.fixturenames:
        metafunc.parametrize("id", wanted or list(listings()))
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", [name for id in wanted or list(listings()) for name in presets_of(id)])


def overrides(thing: object, base: type, method: str) -> bool:
    return getattr(type(thing), method) is not getattr(base, method)


def test_a_position_answers_every_question(name: str):
    state = make(name).start()
    missing = [method for method in MUST_ANSWER if not overrides(state, State, method)]
    assert missing == []


def test_a_game_answers_every_question(name: str):
    game = make(name)
    missing = [method for method in GAME_MUST if not overrides(game, Game, method)]
    assert missing == []
    assert game.longest > 0
    assert game.pages
    assert game.advice()
    assert all(field.doc for field in game.fields())


def test_a_hidden_move_can_be_recalled(name: str):
    """A game that ever hides a move from a seat says how it is filled in."""
    state = make(name).start()
    if overrides(state, State, "audience"):
        assert overrides(state, State, "recall")


def test_every_option_is_documented(id: str):
    for field in fields_of(type(make(id).options)):
        assert field.doc, f"{id}: option {field.name} says nothing"
        assert field.kind != "int" or (field.low is not None and field.high is not None), field.name


def rules_page(family: str, page: str, language: str) -> str:
    return importlib.resources.files(family).joinpath("rules", f"{page}.{language}.md").read_text("utf-8")


def test_rules_pages_are_there_in_three_languages(name: str):
    game = make(name)
    family = listings()[game.id].family
    for page in game.pages:
        for language in LANGUAGES:
            assert rules_page(family, page, language).startswith("# ")


def test_rules_pages_name_options_that_exist(name: str):
    """`- `manners` — …`: a page tells its reader which option changes a rule."""
    game = make(name)
    known = {field.name for field in fields_of(type(game.options))}
    for page in game.pages:
        for language in LANGUAGES:
            text = rules_page(listings()[game.id].family, page, language)
            assert set(re.findall(r"^- `(\w+)` — ", text, re.MULTILINE)) <= known, f"{page}.{language}"


def test_the_scorer_and_the_hint_answer_in_play(name: str):
    game = make(name)
    table = next(one for seed in itertools.count(1) if not (one := Table(game, seed=seed)).over)
    with contextlib.suppress(
        BadPosition
    ):  # nothing described: no entries, or a sentence that says what is missing
        assert game.score({}) == []
    seat = table.turn()
    view = table.view(seat)
    moves = [int(advice.choose(view)) for advice in game.advice()]
    assert moves[-1] in table.legal(seat), "the last piece of advice always answers"


def test_every_form_has_a_name():
    assert len(forms()) >= len(listings())
