"""Every preset with every number of players, and every option value, through the promises of the contract."""

import os
from typing import Any

import pytest

from lomber.conform import check
from tests.games.preferans.tables import modern

SECONDS = float(os.environ.get("LOMBER_SECONDS", "0.05"))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("preset", ["book", "leningrad", "sochi", "rostov"])
def test_every_preset_and_number_of_players_keeps_the_promises(preset: str, players: int) -> None:
    figures = check(modern(preset, players=players, hands=3, draw=True), SECONDS, seed=players)
    assert figures.worlds > 0


OPTIONS: list[dict[str, Any]] = [
    {"misere_over": "nine_no_talon", "jump_bids": True, "misere_first_word": False, "hold": "once"},
    {"misere_over": "ten", "surrender": "three", "hold": "off", "sold_aces": "points"},
    {"ten": "check", "jump_bids": True, "half_whist": ("6", "7"), "half_first": True, "players": 3},
    {"stalingrad": True, "sold_aces": "tricks", "players": 3, "sharing": "gentleman_always"},
    {"raspasy_exit": ("6", "7", "8"), "raspasy_exit_cycle": True, "raspasy_exit_on": "whisted"},
    {"raspasy_zero": "gora", "raspasy_amnesty": True, "raspasy_third_lead": "winner", "pulya_rate": 5},
    {"raspasy_talon": "closed", "end": "all", "target": 1, "gora_rate": 7},
    {"overwhist_all": True, "whist_duty": "soft", "consolation": "none", "end": "deals", "max_deals": 2},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_options_keep_the_promises(options: dict[str, Any]) -> None:
    for seed in range(2):
        assert check(modern(**options, hands=3), SECONDS, seed).hands > 0
