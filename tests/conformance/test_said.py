"""Everything a game can say has words in three languages: random hands are played and every key is looked up."""

import pytest

from lomber.conform import forms
from lomber.conform.complete import said_in_play, the_game_has_words, what_is_said_has_words
from lomber.games import listings
from tests.conformance.budget import id_of, tried


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted = metafunc.config.getoption("--game")
    if "form" in metafunc.fixturenames:
        metafunc.parametrize("form", [name for name in tried(wanted) if ":" not in name])
    if "id" in metafunc.fixturenames:
        metafunc.parametrize("id", wanted or list(listings()))


def test_whatever_is_said_in_play_has_words(form: str):
    what_is_said_has_words(forms([id_of(form)])[form]())


def test_a_game_its_options_and_its_advice_have_words(id: str):
    the_game_has_words(id)


def test_play_says_something():
    said = said_in_play(forms(["whist"])["whist/tiny"]())
    assert {"move-play", "phase-play", "zone-hand|zone-hand", "error-not-your-turn"} <= said


def test_a_missing_word_is_told_by_the_key_under_which_it_is_to_be_written(monkeypatch):
    """An author who copies `option-hand_cards` from the report would look in vain for what is still missing."""
    from lomber.conform.promises import Broken
    from lomber.text import Words

    monkeypatch.setattr(Words, "has", lambda self, key: False)
    with pytest.raises(Broken, match="'option-hand-cards'"):
        the_game_has_words("stukolka")
