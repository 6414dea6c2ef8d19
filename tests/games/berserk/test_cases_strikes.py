"""Worked cases of the turn, the strike attack, wounds and keywords (W-2 … W-20)."""

from __future__ import annotations

from lomber.games.berserk.state import Rules
from tests.games.berserk.cases import case, coins, wounds
from tests.games.berserk.duels import Played


def test_returned_cards_go_under_in_the_order_named_and_as_many_are_drawn_W_2() -> None:
    """W-2: BH-33."""
    played = Played.of(40)
    played.answer("choose_first first")
    first = "AB"[played.duel.active]
    assert played.hand(first) == ["c1", "c2", "c3", "c4"]
    played.answer("mulligan c3", "mulligan c1", "mulligan done")
    assert played.hand(first) == ["c2", "c4", "c5", "c6"]
    deck = played.deck(first)
    assert len(deck) == 36
    assert deck == [f"c{n}" for n in range(7, 41)] + ["c3", "c1"]


def test_the_first_player_draws_nothing_on_turn_1_and_coins_stop_at_ten_W_3() -> None:
    """W-3: BH-34, BH-42, BH-44."""
    played = Played.of(40)
    played.answer("choose_first second", "mulligan done", "mulligan done")
    first = "AB"[played.duel.active]
    second = "BA"[played.duel.active]
    assert (played.duel.turn, played.coins(first), len(played.hand(first))) == (1, (1, 0), 4)
    played.answer("end")
    assert (played.duel.turn, played.coins(second), len(played.hand(second))) == (2, (1, 0), 5)
    played.answer("end")
    assert (played.duel.turn, played.coins(first), len(played.hand(first))) == (3, (2, 0), 5)
    for _ in range(18):
        played.answer("end")
    assert (played.duel.turn, played.coins(first)) == (21, (10, 0))


def test_with_the_option_the_first_player_draws_too_BH_44() -> None:
    rules = Rules()
    rules.first_player_skips_draw = False
    played = Played.of(40, rules)
    played.answer("choose_first first", "mulligan done", "mulligan done")
    assert len(played.hand("AB"[played.duel.active])) == 5


def test_an_open_target_strikes_back_W_4() -> None:
    """W-4: BH-126, BH-127, BH-130."""
    played = case(["a1 = 3/4"], ["b1 = 2/2"]).moves("A attack a1 b1")
    assert not played.is_in_play("b1")
    assert wounds(played, "a1") == [2]
    assert played.thing("a1").closed
    assert not any("defender" in asked for asked in played.asked)


def test_a_closed_target_does_not_strike_back_W_5() -> None:
    """W-5."""
    played = case(["a1 = 3/1"], ["b1 = 2/5 [closed]"]).moves("A attack a1 b1")
    assert wounds(played, "a1", "b1") == [0, 3]
    assert played.thing("b1").closed
    assert played.thing("a1").closed


def test_a_defender_takes_the_blow_and_closes_W_6() -> None:
    """W-6: BH-123, BH-124, BH-130."""
    played = case(["a1 = 3/3", "a2 = 2/2"], ["b1 = 1/4"])
    played.moves("A attack a1 B.hero", "B defender b1")
    assert wounds(played, "a1", "b1", "B.hero") == [1, 3, 0]
    assert played.thing("a1").closed
    assert played.thing("b1").closed
    played.moves("A attack a2 B.hero")
    assert wounds(played, "B.hero") == [2]
    assert played.thing("a2").closed


def test_a_defender_with_first_strike_kills_before_the_blow_W_7() -> None:
    """W-7: BH-128, BH-129."""
    played = case(["a1 = fx_skirmisher"], ["b1 = 2/3 +first_strike"])
    played.moves("A attack a1 B.hero", "B defender b1")
    assert not played.is_in_play("a1")
    assert wounds(played, "b1") == [0]
    assert played.thing("b1").closed
    assert played.cards_of("A", "hand") == []


def test_two_first_strikes_are_simultaneous_W_8() -> None:
    """W-8."""
    played = case(["a1 = 2/2 +first_strike"], ["b1 = 2/2 +first_strike"]).moves("A attack a1 b1")
    assert not played.is_in_play("a1")
    assert not played.is_in_play("b1")


def test_a_pirate_cannot_attack_the_open_eel_nor_defend_against_it_W_9() -> None:
    """W-9: BH-221, BH-263."""
    a, b = ["a1 = 2/2 (pirate)", "a2 = 3/3 +directed_strike"], ["b1 = fx_eel", "b2 = 1/1 [closed]"]
    played = case(a, b)
    assert set(played.legal()) == {
        "end",
        "attack a1 b2",
        "attack a1 B.hero",
        "attack a2 b1",
        "attack a2 b2",
        "attack a2 B.hero",
    }
    played.moves("A attack a2 B.hero")
    assert wounds(played, "B.hero") == [3]
    assert "attack a1 b1" in case(a, ["b1 = fx_eel [closed]"]).legal()
    attacked = case(a, b, active="B").moves("B attack b1 A.hero")
    assert attacked.legal() == ["defender none", "defender a2"]


def test_armour_prevents_so_many_each_turn_W_10() -> None:
    """W-10: BH-202."""
    played = case(["a1 = 1/5", "a2 = 3/5", "a3 = 3/3"], ["b1 = 1/6 +armour2"])
    played.moves("A attack a1 b1")
    assert wounds(played, "b1", "a1") == [0, 1]
    played.moves("A attack a2 b1")
    assert wounds(played, "b1", "a2") == [2, 1]
    played.moves("A end", "B attack b1 a3")
    assert wounds(played, "b1", "a3") == [3, 1]
    assert played.thing("b1").closed


def shielded(**options: bool) -> list[int]:
    found = []
    played = case(["a1 = 3/9", "a2 = 1/9"], ["b1 = 1/6 +armour2"], a_hand=["fx_thin_shield"], options=options)
    played.moves("A play fx_thin_shield", "A target b1", "A attack a1 b1")
    found += wounds(played, "b1")
    played.moves("A attack a2 b1")
    found += wounds(played, "b1")
    played.moves("A end")
    return [*found, int(played.thing("b1").armour)]


def test_of_two_armours_the_last_acquired_counts_W_11() -> None:
    """W-11: BH-185."""
    assert shielded() == [2, 3, 2]
    assert shielded(stacking_max=True) == [1, 2, 2]


def test_vulnerability_adds_one_before_armour_W_12() -> None:
    """W-12: BH-150."""
    played = case(
        ["a1 = 2/5", "a2 = 0/1", "a3 = 1/1 +shot1"],
        ["b1 = 0/9 +vulnerable +armour2"],
        a_hand=["fx_bolt", "fx_weak_venom"],
    )
    played.moves("A attack a1 b1")
    assert wounds(played, "b1") == [1]
    played.moves("A use a3 0", "A target b1")
    assert wounds(played, "b1") == [3]
    played.moves("A play fx_bolt", "A target b1")
    assert wounds(played, "b1") == [7]
    played.moves("A attack a2 b1")
    assert wounds(played, "b1") == [7]
    played.moves("A play fx_weak_venom", "A target b1", "A end")
    assert not played.is_in_play("b1")


def test_the_last_poison_counts_and_can_be_strengthened_W_13() -> None:
    """W-13: BH-228, BH-249."""
    played = case(
        active="B",
        a_hero="fx_hero [poison2]",
        b_hand=["fx_weak_venom", "fx_fester", "fx_weak_venom"],
        a_hand=["fx_fester"],
    )
    played.moves("B play fx_weak_venom", "B target A.hero")
    assert played.thing("A.hero").poison == 1
    played.moves("B play fx_fester")
    assert played.legal() == ["target A.hero"]
    played.moves("B target A.hero", "B end")
    assert wounds(played, "A.hero") == [3]
    played.moves("A end", "B play fx_weak_venom", "B target A.hero", "B end")
    assert wounds(played, "A.hero") == [4]


def test_fester_is_not_playable_where_nobody_is_poisoned_W_13() -> None:
    """W-13: BH-228, BH-249."""
    assert "play fx_fester" not in case(a_hand=["fx_fester"]).legal()


def at_the_start(first: str) -> list[object]:
    played = case(["fx_totem"], phase="start.recovery", a_hero="fx_hero [w29][poison1]")
    assert set(played.legal()) == {"next_trigger A.fx_totem", "next_trigger poison A.hero"}
    played.moves(f"A next_trigger {first}")
    return [int(played.duel.winner), *wounds(played, "A.hero")]


def test_the_owner_orders_totem_and_poison_at_the_start_of_his_turn_W_14() -> None:
    """W-14: BH-46, BH-105."""
    assert at_the_start("A.fx_totem") == [-1, 29]
    assert at_the_start("poison A.hero") == [1, 30]


def regenerated(value: int) -> list[int]:
    gained = [{"feature": {"regeneration": value}, "until": "end_of_turn"}]
    played = case([{"as": "a1", "vanilla": "2/6 +regeneration3", "wounds": 4, "gained": gained}])
    played.moves("A end")
    found = wounds(played, "a1")
    played.moves("B end", "A end")
    return found + wounds(played, "a1")


def test_a_smaller_regeneration_gained_hides_the_printed_one_W_15() -> None:
    """W-15: BH-238."""
    assert regenerated(1) == [3, 0]
    assert regenerated(0) == [4, 1]


FRENZIED = ["a1 = 3/2 +frenzy", "a2 = 2/2", "a3 = fx_scribe", "a4 = fx_archer"]


def test_frenzy_leaves_only_its_attack_and_quiet_features_W_16() -> None:
    """W-16: BH-201."""
    played = case(FRENZIED, a_hero="fx_hero_archer", a_hand=["2/2 c2"])
    assert set(played.legal()) == {"attack a1 B.hero", "use a3 0"}
    played.moves("A attack a1 B.hero")
    assert set(played.legal()) == {
        "end",
        "play 2/2 c2",
        "attack a2 B.hero",
        "attack a3 B.hero",
        "attack a4 B.hero",
        "use a3 0",
        "use a4 0",
        "use A.hero 0",
    }
    rested = case(["a1 = 3/2 +frenzy [fresh]", *FRENZIED[1:]], a_hero="fx_hero_archer")
    assert "end" in rested.legal()
    strict = case(FRENZIED, options={"frenzy_blocks_everything": True})
    assert strict.legal() == ["attack a1 B.hero"]


def test_creatures_rest_in_the_turn_they_come_supports_and_heroes_do_not_W_17() -> None:
    """W-17: BH-75, BH-81."""
    hand = ["fx_archer", "fx_scribe", "fx_lens"]
    played = case(None, ["b1 = 1/1"], a_hero="fx_hero_archer", a_hand=hand)
    played.moves(*(f"A play {card}" for card in hand))
    assert coins(played, "A") == (3, 7)
    assert set(played.legal()) == {"use A.fx_scribe 0", "use A.fx_lens 0", "use A.hero 0", "end"}
    played.moves("A use A.fx_lens 0")
    assert played.legal() == ["target b1"]
    played.moves("A target b1", "A end")
    alone = case(a_hand=["fx_lens"]).moves("A play fx_lens")
    assert alone.legal() == ["end"]


def test_fresh_creatures_may_defend_W_17() -> None:
    """W-17: BH-75, BH-81."""
    played = case(None, ["b1 = 1/1"], a_hand=["fx_archer", "fx_scribe"])
    played.moves("A play fx_archer", "A play fx_scribe", "A end", "B attack b1 A.hero")
    assert played.legal() == ["defender none", "defender A.fx_archer", "defender A.fx_scribe"]


def test_a_stunned_card_stays_closed_through_one_recovery_W_18() -> None:
    """W-18: BH-222."""
    played = case(None, ["b1 = 1/1"], a_hand=["fx_daze", "fx_unlock"])
    played.moves("A play fx_daze", "A target b1")
    assert (played.thing("b1").closed, played.thing("b1").stunned) == (True, True)
    played.moves("A end")
    assert (played.thing("b1").closed, played.thing("b1").stunned) == (True, False)
    played.moves("B end", "A end")
    assert not played.thing("b1").closed


def test_a_stunned_card_that_was_opened_stays_open_W_18() -> None:
    """W-18: BH-222."""
    played = case(["a1 = 1/1"], ["b1 = 1/1"], a_hand=["fx_daze", "fx_unlock"])
    played.moves("A play fx_daze", "A target b1", "A play fx_unlock", "A target b1")
    assert (played.thing("b1").closed, played.thing("b1").stunned) == (False, True)
    played.moves("A attack a1 B.hero")
    assert "defender b1" in played.legal()
    played.moves("B defender none", "A end")
    assert (played.thing("b1").closed, played.thing("b1").stunned) == (False, False)


def test_the_non_active_player_s_trigger_comes_first_and_ends_the_game_W_19() -> None:
    """W-19: BH-105."""
    played = case(
        ["a1 = fx_avenger"],
        ["b1 = fx_avenger"],
        a_hero="fx_hero [w29]",
        b_hero="fx_hero [w29]",
        a_hand=["fx_rain"],
    )
    played.moves("A play fx_rain")
    assert (played.duel.winner, played.duel.reason) == (1, "hero")
    assert wounds(played, "A.hero", "B.hero") == [30, 29]


def test_once_per_turn_or_each_time_W_20() -> None:
    """W-20: BH-101."""
    soldiers = ["s1 = 1/1", "s2 = 1/1", "s3 = 1/1"]
    played = case(
        ["fx_mourner", "fx_widow", *soldiers],
        a_hero="fx_hero [w10]",
        a_hand=["fx_rain", "fx_rain", "1/1 c1"],
    )
    played.moves("A play fx_rain")
    while "next_trigger" in played.legal()[0]:
        played.move("A " + played.legal()[0])
    assert wounds(played, "A.hero", "A.fx_mourner", "A.fx_widow") == [7, 1, 1]
    assert len(played.cards_of("A", "hand")) == 3
    played.moves("A play 1/1 c1", "A play fx_rain")
    assert wounds(played, "A.hero") == [6]
    assert played.cards_of("A", "hand") == ["1/1 c1"]
