"""Scenario files (18.6), as a card author tries his cards with them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from lomber.cli import main
from lomber.games.berserk.lint import lint
from lomber.games.berserk.scenario import Scenario
from lomber.games.berserk.vanilla import vanilla
from lomber.table.errors import BadPosition
from tests.games.berserk.library import FIXTURES, fixture_cards

SCENARIO = """
moves = [ "A attack a1 B.hero", "B defender b1", "A play fx_bolt", "A target b1", "A end" ]

[scenario]
active = "A"
turn = 9
phase = "main"
[scenario.options]
stacking = "last"
[scenario.A]
hero = { card = "fx_hero", wounds = 3, closed = false, poison = 0 }
coins = [10, 0]
deck = ["fx_bolt", "fx_rain"]
hand = ["fx_bolt"]
play = [ { as = "a1", card = "fx_engine", wounds = 1 } ]
[scenario.B]
play = [ { as = "b1", vanilla = "2/5 c2 (pirate) +first_strike" } ]

[expect]
active = "B"
winner = ""
[expect.A]
hero = { wounds = 3 }
coins = [8, 2]
hand = []
deck = 2
gone = ["a1"]
[expect.B]
hero = { wounds = 0 }
play = [ { as = "b1", wounds = 3, closed = false, strike = 2 } ]
"""


def attempt(tmp_path: Path, text: str, *more: str) -> int:
    file = tmp_path / "case.toml"
    file.write_text(text, encoding="utf-8")
    return main(["berserk", "try", str(FIXTURES), str(file), *more])


def test_a_scenario_file_is_played_and_compared(tmp_path, capsys) -> None:
    assert attempt(tmp_path, SCENARIO, "--lang", "en") == 0
    assert capsys.readouterr().out.endswith("case.toml: as expected\n")


def test_a_scenario_names_any_option_of_the_game(tmp_path, capsys) -> None:
    """20: also those that say nothing about this position."""
    options = 'stacking = "max"\nhidden_identity = "concealed"\nmatch = 3\nset_rules = false\ncoin_max = 12'
    assert attempt(tmp_path, SCENARIO.replace('stacking = "last"', options)) == 0
    capsys.readouterr()


def test_a_position_has_by_itself_no_more_coins_than_its_options_allow_BH_3(tmp_path, capsys) -> None:
    text = "[scenario.options]\ncoin_max = 5\n[expect.A]\ncoins = [5, 0]\n"
    assert attempt(tmp_path, text) == 0
    assert attempt(tmp_path, text.replace("coin_max = 5", "coin_max = 12").replace("[5, 0]", "[10, 0]")) == 0
    capsys.readouterr()


def test_zones_are_expected_as_a_position_writes_them(tmp_path, capsys) -> None:
    """18.6, BH-2: a graveyard with the last card on top, a hand in any order, the legal moves in any order."""
    text = """
moves = [ "A play fx_haggle", "A play fx_tax" ]
[scenario.A]
hand = ["fx_haggle", "fx_tax", "fx_bolt", "fx_mend"]
graveyard = ["fx_rain"]
[expect]
legal = ["play fx_mend", "end", "play fx_bolt"]
[expect.A]
hand = ["fx_mend", "fx_bolt"]
graveyard = ["fx_rain", "fx_haggle", "fx_tax"]
failed_draws = 0
"""
    assert attempt(tmp_path, text) == 0
    assert (
        attempt(tmp_path, text.replace('"fx_haggle", "fx_tax"]\nfailed', '"fx_tax", "fx_haggle"]\nfailed'))
        == 2
    )
    assert attempt(tmp_path, text.replace('hand = ["fx_mend", "fx_bolt"]', 'hand = ["fx_mend"]')) == 2
    capsys.readouterr()


SINGLE = """
moves = [ "A play fx_raise", "A play fx_charm", "A end" ]
[scenario.A]
hand = ["fx_raise", "fx_charm"]
graveyard = ["fx_rat"]
[scenario.B]
deck = []
play = [ { as = "b1", vanilla = "2/3" } ]
[expect]
active = "B"
asked = [
  "A end, play fx_raise, play fx_charm", "A pick fx_rat", "A end, play fx_charm", "A target b1", "A end", "B end",
]
[expect.A]
play = [ { as = "A.fx_rat", fresh = false }, { as = "b1" } ]
"""


def test_a_card_is_expected_in_the_play_zone_under_whose_name_it_stands_18_6(tmp_path, capsys) -> None:
    """18.6, BH-205: charmed, b1 lies with A and no longer with B."""
    assert attempt(tmp_path, SINGLE + '[expect.B]\nplay = [ { as = "b1" } ]\n') == 2
    assert "b1: in the play zone of A, expected in that of B" in capsys.readouterr().out


def test_answers_that_the_table_can_give_by_itself_may_be_left_out_17(tmp_path, capsys) -> None:
    """17, 18.6: revived is the only card that can be, charmed the only creature; each question was put."""
    assert attempt(tmp_path, SINGLE) == 0
    told = SINGLE.replace('"A play fx_charm"', '"A pick fx_rat", "A play fx_charm", "A target b1"')
    assert attempt(tmp_path, told) == 0
    secret = SINGLE.replace("fx_raise", "fx_ruin").replace("[scenario.B]", '[scenario.B]\nhand = ["fx_rat"]')
    assert attempt(tmp_path, secret) == 2
    assert "A play fx_charm: not possible; possible: discard fx_rat" in capsys.readouterr().out


def test_what_differs_is_told_line_by_line(tmp_path, capsys) -> None:
    wrong = SCENARIO.replace("coins = [8, 2]", "coins = [9, 1]").replace(
        "wounds = 3, closed", "wounds = 4, closed"
    )
    assert attempt(tmp_path, wrong) == 2
    said = capsys.readouterr().out
    assert "A.coins: [8, 2], expected [9, 1]" in said
    assert "b1.wounds: 3, expected 4" in said


def test_what_nobody_knows_is_told_where_it_is_expected_18_6(tmp_path, capsys) -> None:
    """A misspelt key is no figure that differs."""
    wrong = SCENARIO.replace("deck = 2", "dekc = 2").replace("closed = false, strike", "copy = 1, colour")
    assert attempt(tmp_path, wrong) == 2
    said = capsys.readouterr().out
    for key in ("A.dekc", "b1.copy", "b1.colour"):
        assert f"{key}: nobody knows what this is" in said


def test_a_move_that_is_not_possible_is_told_with_what_is(tmp_path, capsys) -> None:
    assert attempt(tmp_path, SCENARIO.replace("B defender b1", "B defender a1")) == 2
    assert "B defender a1: not possible; possible: defender none, defender b1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('hand = ["fx_bolt"]', 'hand = ["fx_blot"]'),
        ('stacking = "last"', 'stacking = "first"'),
        ("2/5 c2 (pirate)", "strong c2"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(tmp_path, capsys, old: str, new: str) -> None:
    assert attempt(tmp_path, SCENARIO.replace(old, new)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


def test_a_vanilla_creature_is_written_in_one_line() -> None:
    """24: `S/L cC (class) +keyword +keywordN`."""
    card = vanilla("2/3 c2 (pirate) +first_strike +armour2 +shot1")
    assert (card["strike"], card["lives"], card["cost"], card["classes"]) == (2, 3, 2, ["pirate"])
    assert card["keywords"] == ["first_strike", {"armour": 2}]
    assert card["abilities"][0]["do"] == [{"shot": 1, "to": "target"}]
    with pytest.raises(BadPosition):
        Scenario({"A": {"hand": ["2/3 c2 c3"]}}, {})


FEATURES = """
moves = [ "A use a1#0", "B concede" ]
[scenario.A]
hero = { card = "fx_hero", wounds = 2 }
play = [ { as = "a1", card = "fx_scribe" }, { as = "a2", card = "fx_engine", parts = ["fx_module"], owner = "B" } ]
[expect]
winner = "A"
reason = "concede"
[expect.A]
hero = { wounds = 1 }
play = [ { as = "a2", parts = ["fx_module"], owner = "B" } ]
"""


def test_features_are_called_as_the_cases_write_them_and_a_player_may_concede(tmp_path, capsys) -> None:
    """18.6, BH-283: parts and owners are keys of the position, and are compared too."""
    assert attempt(tmp_path, FEATURES) == 0
    assert attempt(tmp_path, FEATURES.replace('owner = "B" } ]\n[expect]', 'owner = "A" } ]\n[expect]')) != 0


def test_the_legal_moves_are_compared_whatever_their_order(tmp_path, capsys) -> None:
    """18.6: the exact list of moves."""
    moves = ["use a1#0", "end", "attack a1 B.hero"]
    body = """[scenario.A]\nplay = [ { as = "a1", card = "fx_scribe" } ]\n[expect]\nlegal = %s\n"""
    assert attempt(tmp_path, body % moves) == 0
    assert attempt(tmp_path, body % moves[:2]) != 0


@pytest.mark.parametrize(
    ("line", "where"),
    [
        ('[scenario]\nactiv = "A"', "scenario.activ"),
        ('[scenario]\nactive = "C"', "scenario.active"),
        ('[scenario]\nphase = "start.draw"', "scenario.phase"),
        ("[scenario]\nturn = 0", "scenario.turn"),
        ("[scenario]\noptions = 1", "scenario.options"),
        ('[scenario.options]\nstackng = "max"', "scenario.options.stackng"),
        ('[scenario.options]\nstacking = "least"', "scenario.options.stacking"),
        ("[scenario.options]\ncoin_max = 16", "scenario.options.coin_max"),
        ("[scenario.options]\nmatch = 2", "scenario.options.match"),
        ("[scenario.options]\ncreated_stay = 1", "scenario.options.created_stay"),
        ("[scenario]\nA = 1", "scenario.A"),
        ("[scenario.A]\nheroo = {}", "scenario.A.heroo"),
        ('[scenario.A]\nhero = { card = "fx_rat" }', "scenario.A.hero.card"),
        ("[scenario.A]\nhero = { wound = 2 }", "scenario.A.hero.wound"),
        ("[scenario.A]\ncoins = [3]", "scenario.A.coins"),
        ("[scenario.A]\ncoins = [9, 2]", "scenario.A.coins"),
        ("[scenario.A]\nhand = [3]", "scenario.A.hand[0]"),
        ('[scenario.A]\nhand = "fx_rat"', "scenario.A.hand"),
        ('[scenario.A]\nhand = [ { owner = "B" } ]', "scenario.A.hand[0]"),
        ('[scenario.A]\nplay = "fx_rat"', "scenario.A.play"),
        ('[scenario.A]\nplay = [ { as = "a1" } ]', "scenario.A.play[0]"),
        ('[scenario.A]\nplay = [ { as = 1, card = "fx_rat" } ]', "scenario.A.play[0].as"),
        ('[scenario.A]\nplay = [ { card = "fx_bolt" } ]', "scenario.A.play[0].card"),
        ('[scenario.A]\nplay = [ { card = "fx_imp" } ]', "scenario.A.play[0].card"),
        ('[scenario.A]\nplay = [ { card = "fx_rat", wound = 1 } ]', "scenario.A.play[0].wound"),
        ('[scenario.A]\nplay = [ { card = "fx_rat", wounds = "one" } ]', "scenario.A.play[0].wounds"),
        ('[scenario.A]\nplay = [ { vanilla = "1/1 +dahs" } ]', "scenario.A.play[0].vanilla"),
        ("[scenario.A]\nplay = [ { vanilla = 1 } ]", "scenario.A.play[0].vanilla"),
        ('[scenario.A]\nplay = [ { vanilla = "1/1", abilities = [ { on = "hier", do = [] } ] } ]', "[0].on"),
        ('[scenario.A]\nplay = [ { vanilla = "1/1", abilities = 1 } ]', "abilities"),
        ('[scenario.A]\nplay = [ { vanilla = "1/1", gained = [ { feature = "armour" } ] } ]', "[0].feature"),
        ('[scenario.A]\nplay = [ { vanilla = "1/1", gained = [ {} ] } ]', "gained[0]"),
        ('[scenario.A]\nplay = [ { vanilla = "1/1", gained = 1 } ]', "gained"),
        (
            '[scenario.A]\nplay = [ { vanilla = "1/1", gained = [ { feature = { armour = {} } } ] } ]',
            "armour",
        ),
        ('[scenario.A]\nplay = [ { vanilla = "1/1", modify = [ { speed = 1 } ] } ]', "modify[0].speed"),
        ('[scenario.A]\nplay = [ { vanilla = "1/1", modify = [ { strike = {} } ] } ]', "modify[0].strike"),
        ('[scenario.A]\nplay = [ { vanilla = "1/1", modify = 1 } ]', "modify"),
        ('[scenario]\nmoves = "A end"', "scenario.moves"),
        ('[scenario]\nmoves = ["C end"]', "scenario.moves[0]"),
        ("[scenario]\nexpect = 1", "scenario.expect"),
        ("[scenario]\nexpect = { A = 1 }", "scenario.expect.A"),
        ("[scenario]\nexpect = { A = { play = 1 } }", "scenario.expect.A.play"),
        ("[expect.A]\nhand = true", "expect.A.hand"),
        ('[expect.B]\ndeck = "fx_rat"', "expect.B.deck"),
        ("[expect.A]\nhero = { gained = 1 }", "expect.A.hero.gained"),
        ('[expect.A]\nplay = [ { as = "a1", gained = [ { armour = 1 } ] } ]', "gained[0].armour"),
        ('[expect.A]\nplay = [ { as = "a1", modify = [ 1 ] } ]', "modify[0]"),
        ('[scenario.A]\nplay = [ { as = "a 1", card = "fx_rat" } ]', "scenario.A.play[0].as"),
        ('[scenario.A]\nplay = [ { as = "x", card = "fx_rat" }, { as = "x", vanilla = "1/1" } ]', "[1].as"),
    ],
)
def test_a_fault_of_a_position_is_told_on_its_line_18_6(line: str, where: str) -> None:
    faults = lint("\n" + line, fixture_cards())
    assert {fault.line for fault in faults} == {3}
    assert faults[0].where.endswith(where)


def test_a_scenario_may_hold_its_moves_and_name_cards_in_play_alone_18_6(tmp_path, capsys) -> None:
    text = """
[scenario]
moves = [ "B play fx_mark", "B attack B.fx_twinblade A.hero" ]
active = "B"
expect = { A = { hero = { wounds = 2 } }, B = { graveyard = [] } }
[scenario.B]
hand = [ { card = "fx_mark", owner = "A" } ]
play = [ "fx_twinblade", "1/1 c1" ]
"""
    assert attempt(tmp_path, text) == 0
    assert attempt(tmp_path, text.replace("wounds = 2", "wounds = 3")) == 2
    capsys.readouterr()


ACQUIRED = """
moves = [ "A play fx_fury", "A target a1", "A play fx_gift", "A target a1" ]
[scenario.A]
hand = ["fx_fury", "fx_gift"]
play = [ { as = "a1", card = "fx_engine", poison = 1, modify = [ { lives = 1, strike = 1 } ] } ]
[[expect.A.play]]
as = "a1"
card = "fx_engine"
poison = 1
modify = [ { lives = 1, strike = 1 }, { strike = 2, until = "end_of_turn" }, { strike = 1, lives = 2 } ]
gained = [ { feature = "dash", until = "end_of_turn" } ]
"""


def test_what_a_card_has_acquired_is_compared_as_a_position_writes_it_18_6(tmp_path, capsys) -> None:
    assert attempt(tmp_path, ACQUIRED) == 0
    assert attempt(tmp_path, ACQUIRED.replace("poison = 1\nmodify", "modify")) == 2
    assert attempt(tmp_path, ACQUIRED.replace('{ feature = "dash"', "{ feature = { poison = 2 }")) == 2
    assert attempt(tmp_path, ACQUIRED.replace("strike = 2, until", "strike = 3, until")) == 2
    assert attempt(tmp_path, ACQUIRED.replace('"a1"\ncard = "fx_engine"', '"a1"\ncard = "fx_rat"')) == 2
    capsys.readouterr()


def test_of_two_equal_cards_of_different_owners_the_move_says_which_18_6() -> None:
    described = {"hand": ["fx_mark", {"card": "fx_mark", "owner": "B"}]}
    played = Scenario({"A": described}, fixture_cards())
    played.moves("A play fx_mark@B", "A play fx_mark")
    assert played.cards_of("A", "hand") == []


def test_a_card_expected_in_play_may_be_named_alone_18_6(tmp_path, capsys) -> None:
    """As in a position; one that is not there is told."""
    text = """
moves = [ "A play fx_muster" ]
[scenario.A]
hand = ["fx_muster"]
[expect.A]
play = [ "fx_token", "fx_token#2" ]
"""
    assert attempt(tmp_path, text) == 0
    assert attempt(tmp_path, text.replace("#2", "#3")) == 2
    assert "A.fx_token#3: not in play" in capsys.readouterr().out


def test_a_part_of_another_owner_goes_home_by_itself_18_6(tmp_path, capsys) -> None:
    """BH-165: each part to its owner's zone."""
    text = """
moves = [ "A play fx_doom", "A target a1" ]
[scenario.A]
hand = ["fx_doom"]
[[scenario.A.play]]
as = "a1"
card = "fx_engine"
owner = "B"
parts = [ { card = "fx_module", owner = "A" }, "fx_smith" ]
[expect.A]
gone = [ "a1" ]
graveyard = [ "fx_doom", "fx_module" ]
[expect.B]
graveyard = [ "fx_engine", "fx_smith" ]
"""
    assert attempt(tmp_path, text) == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("acquired", "valid"),
    [
        ("poison = 1, gained = [ { feature = { poison = 3 } } ]", 3),
        ("gained = [ { feature = { poison = 3 } } ], poison = 1", 1),
    ],
)
def test_acquired_things_are_as_old_as_they_are_written_18_6(acquired: str, valid: int) -> None:
    """BH-185: of two Poisons the later counts."""
    described = tomllib.loads(f"[A]\nplay = [ {{ as = 'a1', vanilla = '1/9', {acquired} }} ]")
    assert Scenario(described, fixture_cards()).thing("a1").poison == valid
