"""Worked cases of the glossary: extortion to replacement (W-21 … W-48)."""

from __future__ import annotations

import pytest

from lomber.games.berserk.ledger import SHUFFLES
from lomber.games.berserk.scenario import Scenario
from lomber.table.errors import IllegalMove
from tests.games.berserk.cases import case, coins, creature, wounds


def test_a_paid_extortion_takes_the_features_of_the_raider_W_21_a() -> None:
    """W-21: BH-262."""
    played = case(a_hand=["fx_raider"], b_coins=[3, 2]).moves("A play fx_raider", "B extort pay")
    assert coins(played, "B") == (0, 5)
    assert played.thing("A.fx_raider").keywords == 0
    assert played.legal() == ["end"]


def test_a_refused_extortion_leaves_everything_W_21_b() -> None:
    """W-21: BH-262."""
    played = case(a_hand=["fx_raider"], b_coins=[3, 2]).moves("A play fx_raider", "B extort refuse")
    assert coins(played, "B") == (3, 2)
    assert "attack A.fx_raider B.hero" in played.legal()


def test_who_cannot_pay_is_not_offered_it_W_21_c() -> None:
    """W-21: BH-262."""
    played = case(a_hand=["fx_raider"], b_coins=[2, 3]).moves("A play fx_raider")
    assert played.legal() == ["extort refuse"]


def test_a_placed_card_wounds_on_being_drawn_and_returns_to_its_owners_reserve_W_22() -> None:
    """W-22: BH-260, BH-261."""
    played = case(a_hand=["fx_curse"], b_deck=[]).moves("A play fx_curse")
    assert played.placed("B", "fx_mark") == 1
    assert played.cards_of("B", "deck") == ["fx_mark"]
    played.moves("A end")
    assert wounds(played, "B.hero") == [2]
    assert played.cards_of("B", "hand") == ["fx_mark"]
    played.moves("B play fx_mark@A")
    assert played.placed("B", "fx_mark") == 0
    assert played.cards_of("A", "graveyard") == ["fx_curse"]
    assert played.cards_of("B", "graveyard") == []
    assert coins(played, "B") == (8, 2)


def test_the_curse_is_shuffled_into_the_deck_W_22() -> None:
    """W-22: BH-260, BH-261."""
    played = case(a_hand=["fx_curse"]).moves("A play fx_curse")
    assert len(played.cards_of("B", "deck")) == 11
    assert is_shuffled(played, 1)


def test_no_more_than_ten_placed_cards_of_one_name_W_22() -> None:
    """W-22: BH-260, BH-261."""
    marks = [{"card": "fx_mark", "owner": "A"}] * 10
    played = case(a_hand=["fx_curse"], b_deck=marks[:4], b_hand=marks[4:]).moves("A play fx_curse")
    assert played.placed("B", "fx_mark") == 10
    assert len(played.cards_of("B", "deck")) == 4


def test_a_module_joins_a_mechanism_W_23() -> None:
    """W-23: BH-219, BH-236."""
    entered = {"on": {"event": "enters", "card": {"who": "own"}}, "each": True, "do": [{"draw": 3}]}
    played = case(
        ["e = fx_engine [w1]", "fx_widow", creature("w = 0/9", entered)],
        ["b1 = 4/9"],
        a_hand=["fx_module"],
        a_hero="fx_hero [w5]",
    )
    played.moves("A play fx_module")
    assert played.legal() == ["module enter", "module e"]
    played.moves("A module e")
    engine = played.thing("e")
    assert (engine.strike, engine.lives, engine.cost, engine.wounds) == (3, 5, 5, 1)
    assert len(played.cards_of("A", "hand")) == 1
    assert "attack e B.hero" in played.legal()
    played.moves("A end", "B attack b1 e", "A defender none")
    assert not played.is_in_play("e")
    assert sorted(played.cards_of("A", "graveyard")) == ["fx_engine", "fx_module"]
    assert wounds(played, "A.hero") == [4]


def test_lives_become_three_W_24() -> None:
    """W-24: BH-212."""
    b1 = {"as": "b1", "vanilla": "2/7", "wounds": 2, "modify": [{"lives": 1}]}
    healed = {"on": {"event": "healed"}, "each": True, "do": [{"draw": 1}]}
    played = case(
        [creature("h = 0/9", healed)],
        [b1, "b2 = 1/2 [w1]"],
        a_hand=["fx_shrink", "fx_shrink"],
        b_hand=["fx_gift"],
    )
    assert played.thing("b1").lives == 8
    played.moves("A play fx_shrink", "A target b1")
    assert (played.thing("b1").lives, played.thing("b1").wounds) == (3, 0)
    played.moves("A play fx_shrink", "A target b2")
    assert (played.thing("b2").lives, played.thing("b2").wounds) == (3, 0)
    assert played.cards_of("A", "hand") == []
    played.moves("A end", "B play fx_gift", "B target b1")
    assert (played.thing("b1").strike, played.thing("b1").lives) == (3, 5)


def test_lost_features_are_the_printed_ones_W_25() -> None:
    """W-25: BH-233."""
    gained = [{"feature": {"poison": 1}}, {"feature": {"regeneration": 1}}]
    b1 = {"as": "b1", "vanilla": "2/6 +armour2 +first_strike", "gained": gained}
    played = case(["a1 = 3/3"], [b1], a_hand=["fx_silence"])
    played.moves("A play fx_silence", "A target b1")
    thing = played.thing("b1")
    assert (thing.armour, thing.poison, thing.regeneration) == (0, 1, 1)
    played.moves("A attack a1 b1")
    assert wounds(played, "b1", "a1") == [3, 2]


@pytest.mark.parametrize("first", ["stealth A.fx_lurker", "A.fx_lurker"])
def test_a_lurker_hides_and_draws_in_either_order_W_26(first: str) -> None:
    """W-26: BH-241, BH-242, BH-45."""
    played = case(None, ["b1 = 1/1", "b2 = 1/1"], a_hand=["fx_lurker"], b_hand=["fx_rain"])
    played.moves("A play fx_lurker", f"A next_trigger {first}")
    assert played.thing("A.fx_lurker").hidden
    assert len(played.cards_of("A", "hand")) == 1
    played.moves("A end")
    assert "attack b1 A.fx_lurker" not in played.legal()
    played.moves("B attack b1 A.hero")
    assert wounds(played, "A.hero") == [1]
    played.moves("B play fx_rain")
    assert wounds(played, "A.fx_lurker") == [0]
    played.moves("B end")
    assert played.legal() == ["reveal done", "reveal A.fx_lurker"]
    played.moves("A reveal A.fx_lurker")
    assert "attack A.fx_lurker B.hero" in played.legal()


def test_a_second_lord_and_a_second_weapon_drive_out_the_first_W_27() -> None:
    """W-27: BH-247, BH-74."""
    played = case(["l = fx_lord", "s = fx_sabre", "a1 = 1/1"], a_hand=["fx_lord", "fx_lens"])
    assert played.thing("a1").strike == 2
    played.moves("A play fx_lord")
    assert not played.is_in_play("l")
    assert played.is_in_play("A.fx_lord")
    assert len(played.cards_of("A", "hand")) == 2
    played.moves("A play fx_lens")
    assert not played.is_in_play("s")
    assert len(played.cards_of("A", "hand")) == 2
    assert played.thing("a1").strike == 1


def test_a_fight_closes_nobody_W_28() -> None:
    """W-28: BH-141."""
    played = case(["a1 = 3/4 [closed]"], ["b1 = 2/5 [closed]"], a_hand=["fx_duel"])
    played.moves("A play fx_duel", "A target a1", "A target b1")
    assert wounds(played, "a1", "b1") == [2, 3]
    assert played.thing("a1").closed
    assert played.thing("b1").closed
    opened = case(["a1 = 3/4"], ["b1 = 2/5 [closed]"], a_hand=["fx_duel"])
    opened.moves("A play fx_duel", "A target a1", "A target b1")
    assert not opened.thing("a1").closed
    assert "attack a1 B.hero" in opened.legal()


def test_the_revived_rest_and_may_defend_W_29() -> None:
    """W-29: BH-203, BH-205, BH-206."""
    played = case(None, ["b1 = 1/1"], a_hand=["fx_raise"], a_graveyard=["fx_raider", "2/2 c3"]).moves(
        "A play fx_raise"
    )
    assert played.legal() == ["pick 2/2 c3"]
    played.moves("A pick 2/2 c3")
    assert played.legal() == ["end"]
    played.moves("A end", "B attack b1 A.hero")
    assert played.legal() == ["defender none", "defender A.2/2 c3"]


def test_a_charmed_creature_with_dash_attacks_at_once_W_29() -> None:
    """W-29: BH-203, BH-205, BH-206."""
    played = case(None, ["b1 = 2/2 +dash"], a_hand=["fx_charm"])
    played.moves("A play fx_charm", "A target b1")
    assert "attack b1 B.hero" in played.legal()
    closed = case(None, ["b1 = 2/2 +dash [closed]"], a_hand=["fx_charm"])
    assert closed.moves("A play fx_charm", "A target b1").legal() == ["end"]


def test_a_call_may_find_nothing_W_29() -> None:
    """W-29: BH-203, BH-205, BH-206."""
    deck = ["1/1 c1", "3/3 c3", "2/1 c2 (elf)"]
    played = case(a_hand=["fx_call"], a_deck=deck).moves("A play fx_call")
    assert played.legal() == ["pick none", "pick 1/1 c1"]
    played.moves("A pick none")
    assert sorted(played.cards_of("A", "deck")) == sorted(deck)
    strict = case(a_hand=["fx_call"], a_deck=deck, options={"search_may_decline": False})
    assert strict.moves("A play fx_call").legal() == ["pick 1/1 c1"]


def test_the_third_failed_draw_loses_at_once_W_30() -> None:
    """W-30: BH-282."""
    played = case(a_deck=["1/1 c1"], a_failed_draws=2, a_hand=["fx_insight"]).moves("A play fx_insight")
    assert (played.duel.winner, played.duel.reason) == (1, "deck")
    lenient = case(
        a_deck=["1/1 c1"],
        a_failed_draws=2,
        a_hand=["fx_insight"],
        options={"failed_draws_of_turn_only": True},
    ).moves("A play fx_insight")
    assert lenient.duel.winner == -1
    assert lenient.duel.failed_draws == [2, 0]


def test_both_heroes_in_one_check_is_a_draw_W_31() -> None:
    """W-31: BH-281."""
    described = {"a_hero": "fx_hero [w28]", "b_hero": "fx_hero [w29]", "a_hand": ["fx_quake"]}
    played = case(**described).moves("A play fx_quake")
    assert wounds(played, "A.hero", "B.hero") == [30, 31]
    assert (played.duel.winner, played.duel.reason) == (2, "hero")
    other = case(**described, options={"active_loses": True}).moves("A play fx_quake")
    assert other.duel.winner == 1


def test_open_gives_no_second_attack_and_prepare_does_W_32() -> None:
    """W-32: BH-227, BH-231."""
    played = case(["a1 = 2/2"], a_hand=["fx_unlock", "fx_ready"])
    played.moves("A attack a1 B.hero", "A play fx_unlock", "A target a1")
    assert not played.thing("a1").closed
    assert "attack a1 B.hero" not in played.legal()
    played.moves("A play fx_ready", "A target a1")
    assert "attack a1 B.hero" in played.legal()


def test_an_archer_opened_may_strike_and_prepared_may_shoot_again_W_32() -> None:
    """W-32: BH-227, BH-231."""
    shot = ["A use a1 0", "A target B.hero"]
    played = case(["a1 = fx_archer"], a_hand=["fx_unlock"]).moves(*shot)
    played.moves("A play fx_unlock", "A target a1")
    assert set(played.legal()) == {"end", "attack a1 B.hero"}
    played = case(["a1 = fx_archer"], a_hand=["fx_ready"]).moves(*shot)
    played.moves("A play fx_ready", "A target a1")
    assert set(played.legal()) == {"end", "attack a1 B.hero", "use a1 0"}


def test_a_free_card_uses_up_the_discount_W_33() -> None:
    """W-33: BH-200, BH-72."""
    played = case(a_hand=["fx_haggle", "fx_gratis", "3/3 c3", "2/2 c2"])
    played.moves("A play fx_haggle", "A play fx_gratis", "A pick 3/3 c3")
    assert coins(played, "A") == (8, 2)
    played.moves("A play 2/2 c2")
    assert coins(played, "A") == (6, 4)
    plain = case(a_hand=["fx_haggle", "1/1 c1"]).moves("A play fx_haggle", "A play 1/1 c1")
    assert coins(plain, "A") == (10, 0)


def test_thirst_drinks_from_hero_or_creature_W_34() -> None:
    """W-34: BH-211."""
    a = ["a1 = 1/2 +armour5", "a2 = 1/1 [hidden]"]
    played = case(a, a_hand=["fx_leech"]).moves("A play fx_leech")
    assert played.legal() == ["thirst A.hero", "thirst a1"]
    played.moves("A thirst A.hero")
    assert wounds(played, "A.hero") == [2]
    other = case(a, a_hand=["fx_leech"]).moves("A play fx_leech", "A thirst a1")
    assert not other.is_in_play("a1")
    revived = case(a_hand=["fx_raise"], a_graveyard=["fx_leech"])
    revived.moves("A play fx_raise", "A pick fx_leech")
    assert wounds(revived, "A.hero") == [0]
    assert revived.legal() == ["end"]


def test_protection_from_strikes_and_from_spells_W_35() -> None:
    """W-35: BH-215."""
    played = case(
        ["a1 = 3/3", "a2 = 1/1 +shot1"],
        ["g = fx_ghost", "m = fx_monk"],
        a_hand=["fx_bolt", "fx_rain"],
    )
    played.moves("A attack a1 g", "B defender none")
    assert wounds(played, "g", "a1") == [0, 2]
    played.moves("A play fx_bolt")
    assert "target m" not in played.legal()
    played.moves("A target g")
    assert not played.is_in_play("g")
    played.moves("A use a2 0", "A target m", "A play fx_rain")
    assert wounds(played, "m") == [2]


def test_experience_keeps_open_W_36() -> None:
    """W-36: BH-223, BH-224."""
    played = case(
        ["a1 = 2/3 +experience_attack +shot1", "a2 = 1/9", "a3 = 1/9"], ["b1 = 1/5 +experience_defence"]
    )
    played.moves("A attack a1 B.hero", "B defender none")
    assert not played.thing("a1").closed
    assert "attack a1 B.hero" not in played.legal()
    assert "use a1 0" in played.legal()
    played.moves("A attack a2 B.hero", "B defender b1")
    assert not played.thing("b1").closed
    played.moves("A attack a3 B.hero")
    assert wounds(played, "B.hero") == [3]


def test_an_upgrade_makes_a_mechanism_W_37() -> None:
    """W-37: BH-250."""
    played = case(["a1 = 1/1", "e = fx_engine"], a_hand=["fx_forge", "fx_forge", "fx_module"])
    played.moves("A play fx_forge", "A target a1")
    assert played.thing("a1").classes == 1
    assert len(played.cards_of("A", "hand")) == 3
    played.moves("A play fx_module")
    assert played.legal() == ["module enter", "module a1", "module e"]


def test_an_upgrade_of_a_mechanism_cancels_the_text_W_37() -> None:
    """W-37: BH-250."""
    played = case(["e = fx_engine"], a_hand=["fx_forge"]).moves("A play fx_forge", "A target e")
    assert coins(played, "A") == (9, 1)
    assert played.cards_of("A", "hand") == []
    assert played.cards_of("A", "graveyard") == ["fx_forge"]


def test_created_cards_go_back_to_the_reserve_W_38() -> None:
    """W-38: BH-245."""
    played = case(["w = fx_widow"], a_hero="fx_hero [w5]", a_hand=["fx_muster", "fx_repel", "fx_doom"])
    played.moves("A play fx_muster")
    assert "play fx_repel" in played.legal()
    assert "attack A.fx_token B.hero" not in played.legal()
    played.moves("A play fx_repel", "A target A.fx_token#2")
    assert played.cards_of("A", "hand") == ["fx_doom"]
    played.moves("A play fx_doom", "A target A.fx_token")
    assert wounds(played, "A.hero") == [4]
    assert "fx_token" not in played.cards_of("A", "graveyard")
    kept = case(["t = fx_token"], a_hand=["fx_doom"], options={"created_stay": True})
    kept.moves("A play fx_doom", "A target t")
    assert "fx_token" in kept.cards_of("A", "graveyard")


def skirmish(**options: bool) -> int:
    played = case(["a1 = fx_skirmisher"], ["b1 = 4/2"], options=options)
    played.moves("A attack a1 B.hero", "B defender b1")
    assert not played.is_in_play("a1")
    assert not played.is_in_play("b1")
    return len(played.cards_of("A", "hand"))


def test_on_attack_fires_for_an_attacker_that_died_in_the_exchange_W_39() -> None:
    """W-39: BH-235."""
    assert skirmish() == 1
    assert skirmish(on_attack_when_defended=False) == 0


def healer(**options: bool) -> list[int]:
    shot = {
        "cost": {"close": True},
        "target": {"who": "enemy", "type": "character"},
        "do": [{"shot": 1, "to": "target"}],
    }
    healing = {"on": "attack", "do": [{"heal": 1, "to": "hero"}]}
    played = case(
        [creature("a1 = 1/1", shot, healing)], a_hero="fx_hero [w5]", a_hand=["fx_ready"], options=options
    )
    played.moves("A use a1 0", "A target B.hero")
    found = wounds(played, "A.hero")
    played.moves("A play fx_ready", "A target a1", "A attack a1 B.hero")
    return found + wounds(played, "A.hero")


def test_a_shot_is_an_attack_and_on_attack_fires_once_a_turn_W_39() -> None:
    """W-39: BH-235."""
    assert healer() == [4, 4]
    assert healer(on_attack_every=True) == [4, 3]


def test_the_end_of_a_bonus_kills_in_the_same_check_W_40() -> None:
    """W-40: BH-181, BH-160."""
    played = case(["b = fx_banner", "a1 = 1/1 [w1]"], a_hand=["fx_bolt"])
    assert (played.thing("a1").strike, played.thing("a1").lives) == (2, 2)
    played.moves("A play fx_bolt", "A target b")
    assert not played.is_in_play("b")
    assert not played.is_in_play("a1")


def test_a_whole_turn_W_41() -> None:
    """W-41."""
    played = case(
        ["a1 = 2/3 [closed]", "fx_totem"],
        ["b1 = 2/3"],
        phase="start.recovery",
        a_coins=[0, 4],
        a_hand=["fx_bolt", "2/2 c2"],
        a_hero="fx_hero [w3]",
    )
    assert coins(played, "A") == (5, 0)
    assert len(played.cards_of("A", "hand")) == 3
    assert wounds(played, "A.hero") == [2]
    assert not played.thing("a1").closed
    played.moves("A play 2/2 c2")
    assert coins(played, "A") == (3, 2)
    played.moves("A play fx_bolt", "A target b1", "A attack a1 B.hero", "A end")
    assert coins(played, "A") == (1, 4)
    assert len(played.cards_of("A", "hand")) == 1
    assert wounds(played, "A.hero", "B.hero") == [2, 2]
    assert played.cards_of("B", "graveyard") == ["2/3"]


def test_what_fires_in_a_batch_waits_for_the_next_W_42() -> None:
    """W-42: BH-105, BH-106."""
    avenging = {"on": "death", "do": [{"wound": 1, "to": "enemy_hero"}]}
    played = case(["a1 = fx_herald"], ["b1 = fx_bomb", creature("b2 = 1/2", avenging)], a_hand=["fx_rain"])
    played.moves("A play fx_rain")
    assert wounds(played, "A.hero") == [1]
    order = [word for word, *_ in played.told if word in ("trigger", "draws", "wounded")]
    assert order[-5:] == ["wounded", "trigger", "draws", "trigger", "wounded"]


def is_shuffled(played: Scenario, player: int) -> bool:
    """Was the last motion of hidden cards the shuffling of this deck?"""
    last = played.duel.ledger.motions[-1]
    return (last.verb, last.player) == (SHUFFLES, player)


def test_search_shows_what_it_takes_W_43() -> None:
    """W-43."""
    played = case(a_hand=["fx_seek"], a_deck=["fx_bolt", "1/1 c1", "fx_rain"]).moves("A play fx_seek")
    assert played.legal() == ["pick none", "pick fx_bolt", "pick fx_rain"]
    played.moves("A pick fx_bolt")
    assert played.cards_of("A", "hand") == ["fx_bolt"]
    assert sorted(played.cards_of("A", "deck")) == ["1/1 c1", "fx_rain"]
    assert ("shows", 0) in [told[:2] for told in played.told]
    assert is_shuffled(played, 0)


def test_the_victim_chooses_his_discard_W_43() -> None:
    """W-43."""
    played = case(a_hand=["fx_ruin"]).moves("A play fx_ruin")
    assert played.legal() == ["end"]
    played = case(a_hand=["fx_ruin"], b_hand=["fx_bolt", "fx_rain"]).moves("A play fx_ruin")
    assert played.legal() == ["discard fx_bolt", "discard fx_rain"]
    played.moves("B discard fx_rain")
    assert played.cards_of("B", "graveyard") == ["fx_rain"]


def test_a_buried_creature_does_not_die_W_43() -> None:
    """W-43."""
    played = case(None, ["b1 = fx_herald"], a_hand=["fx_bury"]).moves("A play fx_bury", "A target b1")
    assert len(played.cards_of("B", "deck")) == 11
    assert is_shuffled(played, 1)
    assert played.cards_of("B", "hand") == []


def test_doom_reaches_neither_hidden_creatures_nor_heroes_W_43() -> None:
    """W-43."""
    assert "play fx_doom" not in case(None, ["b1 = 1/1 [hidden]"], a_hand=["fx_doom"]).legal()


def test_the_lower_card_gives_position_and_counters_W_44() -> None:
    """W-44: BH-236."""
    a = ["a1 = 2/4 [w1]", "a2 = 3/2 +dash [fresh][closed]"]
    played = case(a, a_hand=["fx_weld"]).moves("A play fx_weld", "A target a2", "A target a1")
    one = played.thing("a1")
    assert (one.strike, one.lives, one.wounds, one.cost) == (5, 6, 1, 2)
    assert (one.closed, one.came_turn) == (False, 0)
    assert "attack a1 B.hero" in played.legal()
    played = case(a, a_hand=["fx_weld"]).moves("A play fx_weld", "A target a1", "A target a2")
    two = played.thing("a2")
    assert (two.strike, two.lives, two.wounds, two.cost) == (5, 6, 1, 2)
    assert (two.closed, two.came_turn) == (True, 9)
    assert two.keywords == one.keywords != 0


def test_a_blocked_attack_is_used_up_W_45() -> None:
    """W-45: BH-125, BH-130."""
    played = case(["a1 = fx_skirmisher", "a2 = 2/2"], ["fx_truce", "b1 = 1/1"])
    played.moves("A attack a1 B.hero")
    assert wounds(played, "B.hero") == [0]
    assert played.cards_of("A", "hand") == []
    assert played.thing("a1").closed
    assert not any("defender" in asked for asked in played.asked)
    played.moves("A attack a2 B.hero", "B defender none")
    assert wounds(played, "B.hero") == [2]


def test_poison_sleeps_while_hidden_W_46() -> None:
    """W-46: BH-237, BH-243."""
    played = case(["a1 = 2/2 [w1][poison1]"], a_hand=["fx_cloak", "fx_lamp", "fx_bolt"])
    played.moves("A play fx_cloak", "A target a1")
    assert not any("a1" in option for option in played.legal())
    played.moves("A play fx_bolt")
    assert played.legal() == ["target A.hero", "target B.hero"]
    played.moves("A target B.hero", "A play fx_lamp")
    assert played.legal() == ["target a1"]
    sleeping = case(["a1 = 2/2 [w1][poison1]"], a_hand=["fx_cloak"])
    sleeping.moves("A play fx_cloak", "A target a1", "A end", "B end", "A reveal done")
    assert wounds(sleeping, "a1") == [1]
    waking = case(["a1 = 2/2 [w1][poison1]"], a_hand=["fx_cloak"])
    waking.moves("A play fx_cloak", "A target a1", "A end", "B end", "A reveal a1")
    assert not waking.is_in_play("a1")


def test_the_phoenix_rises_once_a_turn_W_47() -> None:
    """W-47: BH-10."""
    played = case(["a1 = fx_phoenix"], ["b1 = 5/9"], a_hand=["fx_bolt"]).moves("A attack a1 b1")
    assert wounds(played, "a1", "b1") == [0, 3]
    assert played.thing("a1").closed
    played.moves("A play fx_bolt", "A target a1")
    assert not played.is_in_play("a1")


def test_the_bulwark_prevents_one_of_every_packet_W_47() -> None:
    """W-47: BH-10."""
    played = case(["a1 = 3/3", "a2 = 1/1"], ["fx_bulwark"])
    played.moves("A attack a1 B.hero", "B defender none")
    assert wounds(played, "B.hero") == [2]
    played.moves("A attack a2 B.hero", "B defender none")
    assert wounds(played, "B.hero") == [2]


def test_prices_and_sacrifices_W_48() -> None:
    """W-48: BH-70, BH-91."""
    played = case(["fx_guild", "x = fx_altar", "h = fx_herald", "a1 = 1/1"], a_hand=["fx_bolt", "fx_haggle"])
    played.moves("A play fx_bolt", "A target B.hero")
    assert coins(played, "A") == (9, 1)
    played.moves("A play fx_haggle")
    assert coins(played, "A") == (9, 1)
    played.moves("A use x 0", "A sacrifice h")
    assert len(played.cards_of("A", "hand")) == 2
    played.moves("A use x 0", "A sacrifice a1")
    assert len(played.cards_of("A", "hand")) == 3
    assert "use x 0" not in played.legal()


def test_the_tax_gains_a_closed_coin_only_below_ten_W_48() -> None:
    """W-48: BH-70, BH-91."""
    played = case(a_hand=["fx_tax"], a_coins=[5, 0]).moves("A play fx_tax")
    assert wounds(played, "B.hero") == [1]
    assert coins(played, "A") == (4, 2)
    assert coins(case(a_hand=["fx_tax"]).moves("A play fx_tax"), "A") == (9, 1)


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    played = case(["a1 = 1/1"])
    with pytest.raises(IllegalMove):
        played.move("A attack a1 a1")
    with pytest.raises(IllegalMove):
        played.move("B end")
    assert played.legal() == ["end", "attack a1 B.hero"]
