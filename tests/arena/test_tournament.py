"""Tournaments of bots: matches, points, ratings, the report."""

import csv
import io
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lomber.arena.contest import Board, Contest, Played
from lomber.arena.ratings import FRESH, rated
from lomber.arena.tournament import Match, Tournament, hold
from lomber.arena.workers import Here
from lomber.terminal.arena_page import arena_page
from lomber.terminal.tournaments import arena_csv, arena_data, arena_lines
from lomber.text import Words


def test_a_swiss_tournament_has_so_many_rounds_that_at_most_one_can_win_them_all():
    for bots, rounds in ((2, 1), (3, 2), (4, 2), (5, 3), (9, 4)):
        names = tuple(f"pimc:{number + 1}" for number in range(bots))
        assert Tournament("whist", names, 1, system="swiss").number_of_rounds() == rounds


def test_who_makes_more_is_rated_higher_and_a_draw_leaves_equals_equal():
    after = rated([{"a": 3.0, "b": -3.0}] * 20)
    assert after["a"].strength > FRESH.strength > after["b"].strength
    assert after["a"].doubt < FRESH.doubt
    assert after["a"].sure() < after["a"].strength
    equal = rated([{"a": 0.0, "b": 0.0}])
    assert equal["a"].strength == pytest.approx(equal["b"].strength)
    assert rated([{"a": 1.0, "b": 0.0}], after)["a"].doubt < after["a"].doubt, (
        "they go on from what they were"
    )


def match_of(*differences: float) -> Match:
    boards = [Board(i, {"a": more, "b": 0.0}) for i, more in enumerate(differences)]
    return Match(0, Played(Contest("whist", ("a", "b"), len(boards)), boards, False))


def test_a_match_is_won_by_who_made_more_on_all_boards_together():
    assert match_of(5.0, -1.0, -1.0).points() == {"a": 1.0, "b": 0.0}
    assert match_of(-1.0, 1.0).points() == {"a": 0.5, "b": 0.5}


def test_in_a_swiss_tournament_who_rests_has_a_point_and_each_round_has_deals_of_its_own():
    bots = ("random", "novice", "book")
    tournament = Tournament("stukolka_golets", bots, 6, seed=2, system="swiss")
    outcome = hold(tournament, Here())
    assert [match.round for match in outcome.matches] == [0, 1]
    assert sum(line.points for line in outcome.lines) == 4, "two matches and two rests"
    assert all(line.matches in (1, 2) for line in outcome.lines)
    seeds = {match.played.contest.seed for match in outcome.matches}
    assert len(seeds) == 2
    assert outcome.lines == sorted(outcome.lines, key=lambda line: (-line.points, -line.rating.strength))
    assert all(line.milliseconds > 0 for line in outcome.lines)


def test_round_one_table_all_are_rated_together():
    outcome = hold(Tournament("whist", ("book", "random"), 8, seed=1), Here())
    assert [line.bot for line in outcome.lines] == ["book", "random"]
    assert outcome.lines[0].rating.strength > outcome.lines[1].rating.strength
    between = outcome.between("random", "book")
    assert between is not None
    assert between.mean < 0
    assert outcome.between("random", "novice") is None


def test_a_tournament_goes_on_from_its_folder_and_prints_the_same(tmp_path: Path):
    tournament = Tournament("stukolka_golets", ("random", "book", "novice"), 6, seed=3, system="round-robin")
    whole = hold(tournament, Here(), tmp_path)
    (tmp_path / "match-003.jsonl").unlink()
    again = hold(tournament, Here(), tmp_path)
    assert arena_data(again) == arena_data(whole)
    met = {frozenset(match["bots"]) for match in arena_data(whole)["matches"]}
    assert met == {frozenset(pair) for pair in combinations(tournament.bots, 2)}
    rows = list(csv.DictReader(io.StringIO(arena_csv(whole))))
    assert [row["bot"] for row in rows] == [line.bot for line in whole.lines]
    assert any("More a deal than" in line for line in arena_lines(whole, Words("en")))


def test_the_report_is_one_file_with_plots_of_strength_points_and_time():
    outcome = hold(Tournament("whist/tiny", ("book", "random", "pimc:2"), 2, system="round-robin"), Here())
    for lang in ("ru", "uk", "en"):
        words = Words(lang)
        text = arena_page(outcome, words)
        page = ElementTree.fromstring(text.partition("\n")[2])
        plots = page.findall(".//svg")
        assert len(plots) == 3
        for plot in plots:
            assert "pimc:2" in plot.attrib["aria-label"]
            assert len([text for text in plot.findall("text") if text.get("class") == "figure"]) == 3
        assert len(page.findall(".//circle")) == 6, "a dot a bot in the plots of strength and points"
        assert len(page.findall(".//td")) == 9
        for outside in ("http", "url(", "<script", "@import", "src="):
            assert outside not in text
        assert words.text("bot-book") in text
        assert words.text("arena-page-time") in text
