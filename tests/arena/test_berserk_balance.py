"""The balance of Berserk's ready decks: what is counted, and what the command says of it."""

from __future__ import annotations

import json

import pytest

from lomber.arena.berserk_balance import LIMITS, Balance, balance, pairs
from lomber.arena.contest import Contest
from lomber.bots.levels import manner_of
from lomber.cli import main
from lomber.games.berserk.ready import BASE
from lomber.terminal.card_files import balance_lines
from lomber.text import Words


def test_every_two_decks_meet_with_sides_changed_19_3() -> None:
    told: list[int] = []
    found = balance(BASE, 2, 5, told.append)
    assert told == list(range(1, 31))
    assert set(found.pairs) == set(pairs(BASE))
    assert all(games == 2 and 0 <= won <= 2 for won, games in found.pairs.values())
    assert sum(found.reasons.values()) == len(found.turns) == 30
    assert found.firsts[1] <= 30
    assert found.drawn
    assert all(found.played[which] <= number for which, number in found.drawn.items())


def test_the_table_names_decks_figures_and_limits() -> None:
    found = Balance(pairs={("a", "b"): [7, 10]}, turns=[30], firsts=[5, 10])
    said = balance_lines(found, Words("en"))
    assert said[0].split() == ["a", "b"]
    assert said[1].split() == ["a", "–", "70.0%"]
    assert said[2].split() == ["b", "30.0%", "–"]
    assert "turns: 30.000 (14 … 26) – take care" in said


def test_a_deck_that_wins_too_often_is_a_warning() -> None:
    found = Balance(pairs={("a", "b"): [7, 10], ("a", "c"): [6, 10], ("b", "c"): [5, 10]}, turns=[20])
    found.firsts = [5, 10]
    assert found.share("a") == 0.65
    assert found.warnings() == ["deck a"]
    found.turns, found.firsts = [30], [7, 10]
    assert found.warnings() == ["deck a", "first", "turns"]
    assert set(LIMITS) == {"deck", "first", "turns", "failed draws", "card"}


def test_a_card_that_is_drawn_and_not_played_is_a_warning() -> None:
    found = Balance(pairs={("a", "b"): [5, 10]}, turns=[20], firsts=[5, 10])
    found.drawn["a", "idle"], found.played["a", "idle"] = 20, 5
    assert found.rates() == {("a", "idle"): 0.25}
    assert found.warnings() == ["card"]


def test_the_command_measures_a_set_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["berserk", "balance", BASE, "--games", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["pairs"]) == 15
    assert set(data["warnings"]) <= set(data["figures"])


def test_two_bots_change_decks_and_sides() -> None:
    found = balance(BASE, 2, 3, bots=("book", "random"))
    (won, games), (lost, as_many) = found.bots["book"], found.bots["random"]
    assert games == as_many == won + lost == 30
    assert won > 25
    assert found.strength("book") == won / 30
    assert 0.0 <= found.doubt("book") < 0.15
    said = balance_lines(found, Words("en"))
    assert said[-2].startswith(f"book: {won / 30:.3f} ± ")
    assert not balance(BASE, 1, 3, bots=("random",)).bots


def test_the_search_beats_chance_with_a_handful_of_simulations() -> None:
    manner = manner_of("club", "berserk").removeprefix("pimc:")
    contest = Contest("berserk", (f"pimc:16:{manner}", "random"), 2)
    assert [contest.board(n).scores["random"] for n in range(2)] == [-1.0, -1.0]


def test_a_bot_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["berserk", "balance", BASE, "--games", "1", "--bots", "book,oracle"]) == 2
    assert "oracle" in capsys.readouterr().err
