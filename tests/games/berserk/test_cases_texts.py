"""Worked cases of texts and constructions (W-49 … W-77)."""

from __future__ import annotations

from tests.games.berserk.cases import case, coins, wounds


def hand(played, side: str = "A") -> int:
    return len(played.cards_of(side, "hand"))


def test_a_mode_without_target_is_not_offered_W_49() -> None:
    """W-49: BH-71, G-22."""
    played = case(["a1 = 1/1 [hidden]"], a_hand=["fx_choice"]).moves("A play fx_choice")
    assert played.legal() == ["mode 1"]
    played.moves("A mode 1")
    assert hand(played) == 1
    both = case(["a1 = 1/3"], a_hand=["fx_choice"]).moves("A play fx_choice")
    assert both.legal() == ["mode 0", "mode 1"]
    both.moves("A mode 0", "A target a1")
    assert wounds(both, "a1") == [2]


THIRSTY = {
    "type": "creature",
    "cost": 2,
    "strike": 2,
    "lives": 1,
    "keywords": [{"thirst": 1}],
    "abilities": [{"on": "hire", "do": [{"draw": 1}]}],
}


def test_a_trigger_is_carried_out_though_its_source_has_died_W_50() -> None:
    """W-50: BH-71, BH-104."""
    played = case(["a1 = fx_bomb"], cards={"thirsty": THIRSTY}, a_hand=["thirsty"])
    played.moves("A play thirsty", "A thirst a1")
    assert not played.is_in_play("a1")
    assert set(played.legal()) == {"next_trigger A.thirsty", "next_trigger a1"}
    played.moves("A next_trigger a1")
    assert not played.is_in_play("A.thirsty")
    assert hand(played) == 1


def test_the_berserker_must_attack_W_51() -> None:
    """W-51: BH-201, BH-202, BH-221, BH-238."""
    played = case(["a1 = fx_berserker"], ["v = fx_veteran"])
    assert played.legal() == ["attack a1 B.hero", "attack a1 v"]
    played.moves("A attack a1 B.hero")
    assert wounds(played, "B.hero") == [3]
    assert played.thing("a1").closed
    assert not any("defender" in asked for asked in played.asked)


def test_the_veteran_strikes_back_stays_open_and_recovers_W_51() -> None:
    """W-51: BH-201, BH-202, BH-221, BH-238."""
    played = case(["a1 = fx_berserker"], ["v = fx_veteran"]).moves("A attack a1 v")
    assert not played.is_in_play("a1")
    assert wounds(played, "v") == [2]
    assert not played.thing("v").closed
    played.moves("A end", "B attack v A.hero")
    assert wounds(played, "A.hero") == [3]
    assert not any(option.startswith("attack") for option in played.legal())
    assert not played.thing("v").closed
    played.moves("B end")
    assert wounds(played, "v") == [0]


def test_a_bonus_on_return_strikes_only_W_52() -> None:
    """W-52: BH-251."""
    played = case(["a1 = 2/4", "a2 = 0/3"], ["b1 = fx_wretch"]).moves("A attack a1 b1")
    assert wounds(played, "b1") == [3]
    assert not played.is_in_play("a1")
    played.moves("A end", "B attack b1 a2")
    assert not played.is_in_play("a2")
    assert wounds(played, "b1") == [3]


def test_granted_armour_ends_with_its_giver_W_53() -> None:
    """W-53: BH-184, BH-185."""
    played = case(["a1 = 3/9", "a2 = 1/9"], ["s = fx_smith", "b1 = fx_engine"], a_hand=["fx_doom"])
    played.moves("A attack a1 b1", "B defender none")
    assert wounds(played, "b1", "a1") == [2, 2]
    played.moves("A play fx_doom", "A target s", "A attack a2 b1")
    assert not played.is_in_play("b1")
    forged = case(["s = fx_smith", "a1 = 1/1"], a_hand=["fx_forge"])
    forged.moves("A play fx_forge", "A target a1")
    assert forged.thing("a1").armour == 1


def test_who_cannot_act_neither_attacks_nor_defends_until_your_next_turn_W_54() -> None:
    """W-54: BH-82, BH-187."""
    played = case(["a1 = 1/1"], ["b1 = 2/2"], a_hand=["fx_chains"])
    played.moves("A play fx_chains", "A target b1")
    assert played.thing("b1").closed
    played.moves("A end")
    assert not played.thing("b1").closed
    assert not any(option.startswith("attack") for option in played.legal())
    played.moves("B end", "A attack a1 B.hero")
    assert played.legal() == ["defender none", "defender b1"]


def test_an_antidote_cures_and_heals_W_55() -> None:
    """W-55."""
    played = case(a_hero="fx_hero [w5]", a_hand=["fx_venom", "fx_antidote"])
    assert "play fx_antidote" not in played.legal()
    played.moves("A play fx_venom", "A target A.hero", "A play fx_antidote", "A target A.hero")
    assert wounds(played, "A.hero") == [4]
    assert played.thing("A.hero").poison == 0
    played.moves("A end", "B end")
    assert wounds(played, "A.hero") == [4]


def test_a_destroyed_support_dies_for_its_controller_W_56() -> None:
    """W-56: BH-161, BH-248."""
    played = case(None, ["s = fx_sabre"], a_hand=["fx_smash"]).moves("A play fx_smash", "A target s")
    assert played.cards_of("B", "graveyard") == ["fx_sabre"]
    assert hand(played, "B") == 1
    assert "play fx_smash" not in case(a_hand=["fx_smash"]).legal()


def bargain(bulwarks: int, answer: str) -> tuple[int, int]:
    played = case(["fx_bulwark"] * bulwarks, a_hand=["fx_bargain"])
    played.moves("A play fx_bargain", f"A may {answer}")
    return wounds(played, "A.hero")[0], hand(played)


def test_if_you_did_needs_a_wound_received_W_57() -> None:
    """W-57."""
    assert bargain(0, "yes") == (2, 2)
    assert bargain(0, "no") == (0, 1)
    assert bargain(1, "yes") == (1, 2)
    assert bargain(2, "yes") == (0, 0)


def test_a_rally_creates_or_strengthens_W_58() -> None:
    """W-58."""
    played = case(["a1 = 1/1", "a2 = 1/1"], a_hand=["fx_rally", "fx_rally"]).moves("A play fx_rally")
    assert played.is_in_play("A.fx_token")
    assert "attack A.fx_token B.hero" not in played.legal()
    played.moves("A play fx_rally")
    assert [int(played.thing(name).strike) for name in ("a1", "a2", "A.fx_token")] == [2, 2, 2]
    played.moves("A end")
    assert [int(played.thing(name).strike) for name in ("a1", "a2", "A.fx_token")] == [1, 1, 1]


def test_each_closed_creature_is_struck_by_its_own_strength_W_59() -> None:
    """W-59."""
    played = case(None, ["b1 = 3/3 [closed]", "b2 = 2/5 [closed]", "b3 = 4/4"], a_hand=["fx_backlash"])
    played.moves("A play fx_backlash")
    assert not played.is_in_play("b1")
    assert wounds(played, "b2", "b3") == [2, 0]


def test_a_volley_is_two_shots_W_60() -> None:
    """W-60: BH-140, BH-150."""

    def volley(victim: str) -> list[int]:
        played = case(None, [f"b1 = {victim}"], a_hand=["fx_volley"])
        played.moves("A play fx_volley", "A target b1")
        return wounds(played, "b1") if played.is_in_play("b1") else []

    assert volley("1/3 +armour1") == [1]
    assert volley("fx_ghost") == []
    assert volley("1/9 +vulnerable") == [4]
    assert "play fx_volley" not in case(None, ["fx_monk"], a_hand=["fx_volley"]).legal()


def test_disarmed_until_the_end_of_the_turn_W_61() -> None:
    """W-61."""
    played = case(["a1 = 2/3"], ["b1 = 2/4 +first_strike +armour2"], a_hand=["fx_disarm"])
    played.moves("A play fx_disarm", "A target b1", "A attack a1 b1")
    assert wounds(played, "b1", "a1") == [2, 2]
    played.moves("A end")
    assert played.thing("b1").armour == 2
    played.moves("B attack b1 a1")
    assert not played.is_in_play("a1")
    assert wounds(played, "b1") == [2]


def test_a_thief_closes_coins_W_62_a() -> None:
    """W-62: BH-70."""
    played = case(a_hand=["fx_thief"], b_coins=[1, 9]).moves("A play fx_thief")
    assert coins(played, "B") == (0, 10)
    assert coins(played, "A") == (8, 2)
    played = case(a_hand=["fx_thief"], b_coins=[0, 9]).moves("A play fx_thief")
    assert coins(played, "A") == (7, 3)


def test_a_tithe_moves_a_coin_closed_ones_first_W_62_b() -> None:
    """W-62: BH-70."""
    played = case(a_hand=["fx_tithe"], a_coins=[9, 0], b_coins=[3, 2]).moves("A play fx_tithe")
    assert coins(played, "B") == (3, 1)
    assert coins(played, "A") == (7, 3)


def test_an_omen_draws_two_at_the_next_own_start_once_W_63() -> None:
    """W-63."""
    played = case(a_hand=["fx_omen"]).moves("A play fx_omen")
    assert hand(played) == 0
    played.moves("A end", "B end")
    assert (played.duel.turn, hand(played)) == (11, 3)
    played.moves("A end", "B end")
    assert (played.duel.turn, hand(played)) == (13, 4)


def test_a_card_in_hand_grows_cheaper_and_keeps_its_printed_cost_W_64() -> None:
    """W-64: BH-70, BH-113."""
    soldiers = [f"s{n} = 1/1" for n in range(4)]
    played = case([*soldiers, "fx_engine"], a_hand=["fx_colossus", "fx_haggle", "fx_gratis"], a_coins=[2, 0])
    assert "play fx_colossus" in played.legal()
    poor = case([*soldiers[:3], "fx_engine"], a_hand=["fx_colossus"], a_coins=[2, 0])
    assert "play fx_colossus" not in poor.legal()
    played.moves("A play fx_haggle", "A play fx_colossus")
    assert coins(played, "A") == (2, 0)
    unseen = case(soldiers, a_hand=["fx_colossus", "fx_gratis"]).moves("A play fx_gratis")
    assert unseen.legal() == ["pick none"]
    unseen.move("A pick none")
    assert unseen.legal() == ["end", "play fx_colossus", *(f"attack s{n} B.hero" for n in range(4))]


def test_every_spell_played_heals_W_65() -> None:
    """W-65."""
    played = case(["fx_acolyte"], a_hero="fx_hero [w5]", a_hand=["fx_mend", "fx_haggle"])
    played.moves("A play fx_mend", "A target A.hero")
    assert wounds(played, "A.hero") == [1]
    played.moves("A play fx_haggle")
    assert wounds(played, "A.hero") == [0]


def test_thorns_answer_strikes_and_return_strikes_W_66_a() -> None:
    """W-66."""
    played = case(["a1 = 3/9"], ["b1 = fx_thornback"], a_hand=["fx_bolt"]).moves("A attack a1 b1")
    assert wounds(played, "b1", "a1") == [3, 4]
    played.moves("A play fx_bolt", "A target b1")
    assert not played.is_in_play("b1")
    assert wounds(played, "a1") == [4]


def test_thorns_answer_a_return_strike_too_W_66_b() -> None:
    """W-66."""
    played = case(["t = fx_thornback"], ["b2 = 2/9"]).moves("A attack t b2")
    assert wounds(played, "t", "b2") == [2, 3]


def test_a_feature_used_free_needs_no_open_card_W_67() -> None:
    """W-67: BH-200."""
    played = case(a_hero="fx_hero_archer [closed]", a_hand=["fx_mentor"])
    played.moves("A play fx_mentor", "A target B.hero")
    assert wounds(played, "B.hero") == [1]
    assert played.thing("A.hero").closed
    opened = case(a_hero="fx_hero_archer", a_hand=["fx_mentor"])
    opened.moves("A play fx_mentor", "A target B.hero")
    assert not opened.thing("A.hero").closed
    assert "use A.hero 0" not in opened.legal()
    used = case(a_hero="fx_hero_archer", a_hand=["fx_mentor"])
    used.moves("A use A.hero 0", "A target B.hero", "A play fx_mentor")
    assert used.legal() == ["end"]
    assert wounds(used, "B.hero") == [1]


def test_a_twinblade_attacks_twice_W_68() -> None:
    """W-68."""
    played = case(["a1 = fx_twinblade"]).moves("A attack a1 B.hero", "A attack a1 B.hero")
    assert wounds(played, "B.hero") == [4]
    assert not played.thing("a1").closed
    assert played.legal() == ["end"]


def test_a_warden_grows_before_the_blows_W_69() -> None:
    """W-69: BH-124."""
    played = case(["a1 = 2/3"], ["w = fx_warden"]).moves("A attack a1 B.hero", "B defender w")
    assert not played.is_in_play("a1")
    assert wounds(played, "w") == [2]
    assert played.thing("w").closed


def sickly(gained: int, silenced: bool) -> int:
    entry = {"as": "a1", "card": "fx_sickling", "poison": gained}
    played = case([entry], active="B", b_hand=["fx_silence"])
    if silenced:
        played.moves("B play fx_silence", "B target a1")
    played.moves("B end")
    return wounds(played, "a1")[0]


def test_printed_poison_goes_with_the_features_and_acquired_stays_W_70() -> None:
    """W-70: BH-228, BH-233."""
    assert sickly(0, False) == 1
    assert sickly(0, True) == 0
    assert sickly(2, False) == 2
    assert sickly(2, True) == 2


def test_twilight_wounds_the_closed_at_the_end_of_each_turn_W_71() -> None:
    """W-71."""
    played = case(["a1 = 2/1", "a2 = 1/1"], ["fx_twilight"]).moves("A attack a1 B.hero", "A end")
    assert not played.is_in_play("a1")
    assert wounds(played, "a2", "B.hero") == [0, 2]


def test_a_demand_that_cannot_be_met_in_full_is_refused_W_72_a() -> None:
    """W-72: BH-262."""
    played = case(None, ["b1 = 1/1"], a_hand=["fx_broker"]).moves("A play fx_broker")
    assert played.legal() == ["extort refuse"]
    played.moves("B extort refuse")
    assert wounds(played, "B.hero") == [3]
    assert played.thing("A.fx_broker").keywords != 0


def test_a_demand_of_two_sacrifices_is_paid_W_72_b() -> None:
    """W-72: BH-262."""
    played = case(None, ["h = fx_herald", "b1 = 1/1"], a_hand=["fx_broker"])
    played.moves("A play fx_broker", "B extort pay", "B sacrifice h", "B sacrifice b1")
    assert not played.is_in_play("h")
    assert not played.is_in_play("b1")
    assert hand(played) == 1
    assert hand(played, "B") == 1
    assert played.thing("A.fx_broker").keywords == 0


def test_a_pact_is_paid_in_wounds_twice_a_turn_W_73() -> None:
    """W-73: BH-90, BH-154."""
    played = case(["p = fx_pact"]).moves("A use p 0", "A use p 0")
    assert wounds(played, "A.hero") == [4]
    assert hand(played) == 2
    assert "use p 0" not in played.legal()
    dying = case(["p = fx_pact"], a_hero="fx_hero [w28]").moves("A use p 0")
    assert (dying.duel.winner, dying.duel.reason) == (1, "hero")
    assert hand(dying) == 0


def test_a_toll_makes_features_cheaper_W_74() -> None:
    """W-74."""
    played = case(["fx_toll", "s = fx_scribe"], a_hero="fx_hero [w5]").moves("A use s 0")
    assert coins(played, "A") == (10, 0)
    assert wounds(played, "A.hero") == [4]


def test_two_targets_need_two_creatures_W_75_a() -> None:
    """W-75: BH-94, BH-263."""
    assert "play fx_weld" not in case(["a1 = 1/1"], a_hand=["fx_weld"]).legal()


def test_a_first_target_that_leaves_no_second_is_not_offered_W_75_b() -> None:
    """W-75: BH-94, BH-263."""
    played = case(["a1 = 2/2 (pirate)", "a2 = 2/2"], ["e = fx_eel"], a_hand=["fx_duel"])
    played.moves("A play fx_duel")
    assert played.legal() == ["target a2"]
    played.moves("A target a2")
    assert played.legal() == ["target e"]
    assert "play fx_duel" not in case(["a1 = 2/2 (pirate)"], ["fx_eel"], a_hand=["fx_duel"]).legal()


def test_a_truce_does_not_block_a_fight_W_75_c() -> None:
    """W-75: BH-94, BH-263."""
    played = case(["a1 = 2/2"], ["fx_truce", "b1 = 1/1"], a_hand=["fx_duel"])
    played.moves("A play fx_duel", "A target a1", "A target b1")
    assert not played.is_in_play("b1")


def test_the_usurer_takes_every_payment_W_76() -> None:
    """W-76: BH-84, BH-90, BH-91."""
    played = case(
        ["u = fx_usurer", "a2 = 1/1 [fresh]"], a_hero="fx_hero [w5]", a_coins=[2, 3], a_hand=["fx_doom"]
    )
    played.moves("A use u 0")
    assert wounds(played, "u") == [1]
    assert hand(played) == 2
    played.moves("A use u 1", "A discard fx_doom")
    assert wounds(played, "A.hero") == [3]
    assert hand(played) == 1
    played.moves("A use u 2", "A close_other a2")
    assert wounds(played, "A.hero") == [2]
    assert played.thing("a2").closed
    played.moves("A use u 3")
    assert coins(played, "A") == (2, 2)
    assert hand(played) == 2
    assert not any(option.startswith("use u") for option in played.legal())
    assert "attack u B.hero" in played.legal()


def test_an_oath_wins_W_77() -> None:
    """W-77: BH-10."""
    played = case(a_hand=["fx_oath"]).moves("A play fx_oath")
    assert (played.duel.winner, played.duel.reason) == (0, "text")
    assert played.legal() == []
