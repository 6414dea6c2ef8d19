"""Every registered game, preset and number of players through every promise of the contract."""

from collections.abc import Callable

import pytest

from lomber.conform import check, forms
from lomber.conform.complete import something_is_at_stake, the_tiny_tree_is_small
from lomber.conform.walk import fingerprint
from lomber.games import listings
from lomber.table.contract import Game
from tests.conformance.budget import id_of, seconds, tried
from tests.told import DEEP, EXPECTED, SEED, SIZE

WHOLE_TREES = DEEP or (SIZE == "default" and EXPECTED == "compiled")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted = metafunc.config.getoption("--game")
    if "form" in metafunc.fixturenames:
        every = "record_hash" in metafunc.fixturenames  # both builds must know the same forms
        metafunc.parametrize("form", list(forms(wanted)) if every else tried(wanted))
    if "id" in metafunc.fixturenames:
        metafunc.parametrize("id", wanted or list(listings()))


def made(form: str) -> Game:
    return forms([id_of(form)])[form]()


def test_keeps_every_promise(form: str) -> None:
    figures = check(made(form), seconds(form, quick=0.1, a_game=3.0), SEED)
    print(f"{form}: {figures}")
    assert figures.hands > 0
    assert figures.positions > 0
    assert figures.worlds > 0, "no position of this form was ever guessed"


def test_goes_the_same_way_interpreted_and_compiled(
    form: str, record_hash: Callable[[str, str], None]
) -> None:
    """The hashes of both runs are compared by the test command."""
    record_hash(form, fingerprint(made(form), 1 if SIZE == "quick" else 2))


def test_every_game_has_a_tiny_preset() -> None:
    names = list(forms())
    ids = {id_of(name) for name in names}
    assert {f"{id}/tiny" for id in ids} <= set(names)


@pytest.mark.skipif(not WHOLE_TREES, reason="a whole tree takes half a minute interpreted")
def test_the_tiny_tree_has_under_a_million_histories(id: str) -> None:
    print(f"{id}/tiny: {the_tiny_tree_is_small(id)} histories")


def test_in_the_tiny_preset_something_is_won_or_lost(id: str) -> None:
    something_is_at_stake(id)
