"""Options that nobody has made a preset of: any may be set beside any other, and every promise still holds."""

from random import Random

import pytest

from lomber.conform.mixing import mixture, mixtures_keep_every_promise
from lomber.conform.promises import set_up_gives_back
from lomber.games import listings, make
from lomber.table.options import fields_of
from lomber.table.table import Table
from tests.conformance.budget import BRIEF
from tests.told import DEEP, SEED, SIZE

MIXTURES = 400 if DEEP else 1 if SIZE == "quick" else 4


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "id" in metafunc.fixturenames:
        metafunc.parametrize("id", metafunc.config.getoption("--game") or list(listings()))


@pytest.mark.skipif(BRIEF, reason="the compiled run does it in a tenth of the time")
def test_options_mixed_at_random_keep_every_promise(id: str) -> None:
    figures = mixtures_keep_every_promise(id, MIXTURES, 0.5 if DEEP else 0.05, SEED)
    print(f"{id}: {figures}")
    assert figures.positions > 0


def test_mixtures_reach_every_value_of_an_option() -> None:
    """Of Piquet, which has an option of every kind: what is free is tried, what makes the form is left alone."""
    random = Random(1)
    met = [mixture("piquet", random).options for _ in range(300)]
    for field in fields_of(type(met[0])):
        values = {getattr(options, field.name) for options in met}
        if field.kind == "bool":
            assert values == {True, False}, field.name
        elif field.kind == "choice" and field.name != "form":
            assert values >= set(field.choices) - {None}, field.name
    assert {options.form for options in met} == {"piquet"}


def test_short_hands_of_piquet_leave_a_long_talon() -> None:
    """Found by such a mixture: eighteen cards for the elder hand were too many for a described position."""
    table = Table(make("piquet", hand_cards=2, hands=1), seed=1)
    set_up_gives_back(table)
