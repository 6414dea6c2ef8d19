"""The statistics of a card set of Viceroy, as they are taken and as they are told (13.5)."""

import json

from lomber.arena.viceroy_acceptance import LIMITS, accept, judged, limits_of, sample
from lomber.terminal.card_files import acceptance_data, acceptance_lines
from lomber.text import Words
from tests.cli.test_cli import run, sorry

INSIDE = {name: low if high > 1 or low > 0 else high for name, (low, high) in LIMITS.items()}


def test_every_number_of_players_has_its_figures() -> None:
    """T-1 … T-8: of two the random bot too, alone no share of seats; a game is heard of when it is done."""
    heard: list[int] = []
    found = accept("laar", 1, 3, heard.append)
    assert heard == [1, 2, 3, 4] and sum(sample(1).values()) == 4
    assert sample(400) == {4: 400, 3: 200, 2: 200, 1: 200}
    assert list(found) == [4, 3, 2, 1]
    common = set(LIMITS) - {"T-8 random"}
    assert set(found[4]) == set(found[3]) == common
    assert set(found[2]) == {*common, "T-8 random"} and set(found[1]) == common - {"T-3 seat"}
    assert found == accept("laar", 1, 3)


def test_limits_of_four_players_bind_nobody_else() -> None:
    assert limits_of("T-4 collisions", 4) == (0.15, 0.75) and limits_of("T-4 collisions", 2) is None
    assert limits_of("T-5 largest", 2) == (0.0, 0.5)
    crowded = {"T-4 collisions": 0.9, "T-5 largest": 0.6}
    assert [finding.rule for finding in judged(crowded)] == ["T-4", "T-5"]
    assert [finding.rule for finding in judged(crowded, 3)] == ["T-5"]
    assert judged(INSIDE) == []


def test_a_figure_outside_its_limit_is_marked() -> None:
    found = {4: {**INSIDE, "T-4 collisions": 0.9}, 2: {"T-4 collisions": 0.9, "T-6 cards": 21.0}}
    lines = acceptance_lines(found, Words("en"))
    told = {line.split("  ")[0]: line.split()[-2:] for line in lines}
    assert lines[0].split()[-4:] == ["4", "players", "2", "players"]
    collisions = next(line for line in lines if line.startswith("T-4"))
    assert "15–75 %" in collisions and collisions.count("90 % !") == 1 and collisions.endswith("90 %")
    assert told["T-6 cards in a final pyramid"] == ["21", "!"]
    data = acceptance_data(found)
    assert data["warnings"] == [
        {"players": 4, "figure": "T-4 collisions"},
        {"players": 2, "figure": "T-6 cards"},
    ]


def test_the_command_line_tells_the_figures_and_refuses_a_set_that_there_is_not() -> None:
    said = run("viceroy", "balance", "laar", "--games", "1", "--json")
    assert said.returncode == 0, said.stderr
    assert set(json.loads(said.stdout)["players"]) == {"1", "2", "3", "4"}
    assert "There is no card set" in sorry(run("viceroy", "balance", "nowhere", "--lang", "en"))
