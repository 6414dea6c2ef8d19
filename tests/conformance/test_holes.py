"""Nothing is optional: every game offers all of the contract, in every form."""

import pytest

from lomber.conform import complete, forms
from lomber.games import listings, presets_of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted = metafunc.config.getoption("--game")
    if "id" in metafunc.fixturenames:
        metafunc.parametrize("id", wanted or list(listings()))
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", [name for id in wanted or list(listings()) for name in presets_of(id)])


def test_every_question_is_answered(name: str):
    complete.every_question_is_answered(name)


def test_every_option_is_documented(id: str):
    complete.options_are_documented(id)


def test_rules_pages_are_there_in_three_languages_and_name_options_that_exist(name: str):
    complete.rules_are_there(name)


def test_the_scorer_and_the_hint_answer_in_play(name: str):
    complete.the_book_answers(name)


def test_every_form_has_a_name():
    assert len(forms()) >= len(listings())
