"""The reduced forms of Gorka and Stukolka: what they know of a real position, and how they are solved and kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lomber
from lomber.games.stukolka.reduced import SOLVED, points
from lomber.solve.extensive import CHANCE, reduced
from lomber.solve.regret import Minimiser, exploitability, uniform, value
from lomber.solve.solution import SolvedForm, read, rounded, solution_of
from lomber.table.contract import Look, Reduced
from lomber.table.record import said
from tests.cli.test_cli import run, sorry

FORMS = [("gorka", {"players": 2}), *((f"stukolka_{form}", {"players": n}) for form, n in SOLVED)]


def form_of(game: str, **options: object) -> Reduced:
    (form,) = lomber.make(game, options).reduced()
    return form


def look_of(table: lomber.Table) -> Look | None:
    (form,) = table.game.reduced()
    seat = table.turn()
    return form.look(table.view(seat), said(table.seen(seat).log))


def hill(own: str, own_open: str, other_open: str = "9C TD", **options: object) -> lomber.Table:
    """Two players; the eldest, seat 0, is to speak first."""
    piles = {"hand.0": own, "open.0": own_open, "hand.1": "7S 7H", "open.1": other_open}
    return lomber.Table(lomber.make("gorka", players=2, **options), start={"phase": "bid", "piles": piles})


# -- what is known


def test_a_hand_is_known_by_its_chance_and_by_what_lies_open():
    sure = look_of(hill("AH AD", "AS AC"))
    poor = look_of(hill("9S 8D", "7C TH"))
    linked = look_of(hill("9S 8D", "7C TC"))
    falka = look_of(hill("9S 8D", "6C TC"))
    assert sure is not None and poor is not None and linked is not None and falka is not None
    assert sure.key == "l-7 -"
    assert poor.key == "--0 -"
    assert linked.key.startswith("l-")
    assert falka.key.startswith("f-")


def test_the_choices_on_the_hill_are_to_open_two_raises_and_where_it_costs_something_to_pass():
    table = hill("AH AD", "AS AC")
    first = look_of(table)
    assert first is not None
    assert [table.name(move) for move in first.moves] == ["open", "raise 20", "raise 100"]
    table.play(0, "raise 20")
    second = look_of(table)
    assert second is not None
    assert [table.name(move) for move in second.moves] == ["pass", "open", "raise 20", "raise 100"]


def test_raises_are_counted_in_base_stakes_and_rounded_to_what_may_be_raised():
    table = hill("AH AD", "AS AC", base_stake=30, unit=5, min_raise=25, max_raise=200, cap=400)
    look = look_of(table)
    assert look is not None
    assert [table.name(move) for move in look.moves] == ["open", "raise 60", "raise 200"]


def test_real_raises_are_taken_for_the_nearer_of_the_two():
    table = hill("AH AD", "AS AC")
    for bid, key in (("raise 40", "-s"), ("raise 50", "-sl"), ("open", "-slo"), ("raise 10", "-slos")):
        table.play(table.turn(), bid)
        look = look_of(table)
        assert look is not None
        assert look.key.endswith(f" {key}")
        assert len(look.moves) == (2 if key == "-slos" else 3 if key == "-slo" else 4)
    table.play(table.turn(), "raise 10")
    assert look_of(table) is None  # a fourth raise is not in the form


def test_what_the_form_of_gorka_does_not_know_it_says_nothing_about():
    dark = lomber.Table(lomber.make("gorka", players=2, draw=False), seed=4)
    assert look_of(dark) is None
    dark.play(dark.turn(), "dark 20")
    while dark.view(dark.turn()).phase != "bid":
        dark.play(dark.turn(), dark.legal(dark.turn())[-1])
    assert look_of(dark) is None
    assert lomber.make("gorka", players=3).reduced() == []
    at_the_cap = hill("AH AD", "AS AC", max_raise=100, cap=100)
    at_the_cap.play(0, "raise 100")
    assert look_of(at_the_cap) is None


def test_points_of_a_hand_that_may_knock():
    def counted(hand: str) -> int:
        return points(sum(2 ** int(lomber.make("stukolka").read_card(card)) for card in hand.split()), 3)

    assert counted("AH 2S 3C") == 6
    assert counted("KH QH 3C") == 9
    assert counted("AH KH QH") == 10
    assert counted("JH TH 9H") == 8
    assert counted("2H AS KC") == 5
    assert counted("QS JC 2D") == 0


def test_a_declaration_is_known_by_what_was_said_before_it():
    game = lomber.make("stukolka_golets", players=4, draw=False)
    table = lomber.Table(game, seed=3)
    for word, key in (("pass", "-"), ("golets", "-p"), ("knock", "-pg"), ("pass", "-pgk")):
        look = look_of(table)
        assert look is not None
        assert look.key.split()[0] == key
        assert look.moves == table.legal(table.turn())
        table.play(table.turn(), word)
    assert look_of(table) is None  # the play of the cards is not in the form


@pytest.mark.parametrize(
    ("options", "known"),
    [
        ({"players": 5, "stake": 300}, True),
        ({"players": 5, "deals": 3, "draw": False}, True),
        ({"players": 6}, False),
        ({"players": 5, "deck": 36}, False),
        ({"players": 5, "remise_cap": 90}, False),
        ({"players": 5, "all_pass": "carry"}, False),
    ],
)
def test_only_what_leaves_a_deal_as_it_was_solved_may_be_agreed_otherwise(options, known: bool):
    assert bool(lomber.make("stukolka_golets", options).reduced()) == known


# -- solved


@pytest.mark.parametrize(("game", "drawn"), [("gorka", 5), ("stukolka_prikup", 12)])
def test_a_form_is_solved_by_the_rules_of_its_game(game: str, drawn: int):
    form = form_of(game, players=2 if game == "gorka" else 3)
    form.drawn = drawn
    tree = reduced(form)
    assert tree.mover[0] == CHANCE
    assert sum(tree.odds[tree.first[0] + i] for i in range(tree.number[0])) == pytest.approx(1)
    minimiser = Minimiser(tree)
    minimiser.improve(40)
    average = minimiser.average()
    assert exploitability(tree, average) < exploitability(tree, uniform(tree)) / 20
    if game == "gorka":
        assert value(tree, average, 0) == pytest.approx(-value(tree, average, 1))


def test_deals_alike_in_all_that_the_form_knows_count_as_one():
    form = form_of("gorka", players=2)
    form.drawn = 24
    deals = form.deals(form.game.start())
    assert sum(deal.weight for deal in deals) == 24
    assert len(deals) < 24


def test_per_cent_add_up_to_a_hundred():
    assert rounded([1 / 3, 1 / 3, 1 / 3]) in ([34, 33, 33], [33, 34, 33], [33, 33, 34])
    assert rounded([0.005, 0.995]) == [0, 100] or rounded([0.005, 0.995]) == [1, 99]
    assert rounded([0.0, 1.0]) == [0, 100]


def test_a_solution_is_written_and_read_back():
    form = form_of("stukolka_prikup", players=3)
    form.drawn = 8
    solved = SolvedForm(form, 5)
    solution = solved.solution("lomber cfr …")
    again = read(solution.text())
    assert again.per_cent == solved.per_cent
    assert again.heading == solution.heading
    assert again.heading[0] == "lomber cfr …"


@pytest.mark.parametrize(("game", "options"), FORMS)
def test_every_form_has_its_solution_in_the_package(game: str, options: dict[str, object]):
    solution = solution_of(form_of(game, **options))
    assert len(solution.per_cent) > 40
    assert all(sum(often) == 100 and min(often) >= 0 for often in solution.per_cent.values())
    command, judged = solution.heading
    assert command.startswith(f"lomber cfr {game} ")
    could_win = [float(word) for word in judged.partition("could win more ")[2].split()]
    assert max(could_win) < 0.1


# -- on the command line


def test_a_form_is_solved_from_the_command_line(tmp_path: Path):
    file = tmp_path / "three.txt"
    few = ("--option", "players=3", "--deals", "10", "--rounds", "20")
    result = run("cfr", "stukolka_prikup", *few, "--file", str(file), "--json")
    assert result.returncode == 0, result.stderr
    data = json.loads(result.stdout)
    assert data["form"] == "prikup-3"
    assert data["exploitability"] == pytest.approx(sum(data["gains"]) / 3, abs=1e-5)
    kept = read(file.read_text(encoding="utf-8"))
    assert (
        kept.heading[0] == "lomber cfr stukolka_prikup --option players=3 --rounds 20 --slips 0.02 --deals 10"
    )
    assert len(kept.per_cent) == data["kept"]


def test_a_game_without_a_reduced_form_says_so():
    assert "reduced form" in sorry(run("cfr", "whist"))
