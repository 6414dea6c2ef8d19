"""State checks, death, computed values and control, rule by rule (chapters 12 and 13)."""

from __future__ import annotations

from tests.games.berserk.cases import case, creature, wounds
from tests.games.berserk.making import DRAW_ONE, being, hand, numbers, spell, support


def test_all_who_must_die_do_so_at_once_and_see_each_other() -> None:
    """BH-160, BH-161, BH-162: two mourners die with a third and each hears the others."""
    played = case(["m1 = fx_mourner [w3]", "m2 = fx_mourner [w3]", "a1 = 1/1"], a_hand=["fx_rain"])
    assert hand(played.moves("A play fx_rain")) == 2


def test_a_card_without_features_or_hidden_has_no_death() -> None:
    """BH-163, BH-233: silenced, the herald draws nothing; hidden neither."""
    played = case(["h = fx_herald"], a_hand=["fx_silence", "fx_doom"])
    played.moves("A play fx_silence", "A target h", "A play fx_doom", "A target h")
    assert hand(played) == 0
    drown = spell([{"destroy": {"type": "creature", "hidden": "any"}}])
    hidden = case(["h = fx_herald [hidden]"], cards={"drown": drown}, a_hand=["drown"]).moves("A play drown")
    assert not hidden.is_in_play("h")
    assert hand(hidden) == 0


def test_cards_go_to_their_owners_zones_in_the_order_they_came() -> None:
    """BH-164, BH-167: B's creature in A's play zone dies into B's graveyard; the later card lies on top."""
    played = case(
        ["a1 = 1/1", {"as": "x", "vanilla": "2/1", "owner": "B"}, "a3 = 3/1"], a_hand=["fx_rain"]
    ).moves("A play fx_rain")
    assert played.cards_of("A", "graveyard") == ["3/1", "1/1", "fx_rain"]
    assert played.cards_of("B", "graveyard") == ["2/1"]


def test_a_united_card_leaves_as_separate_cards_and_both_deaths_fire() -> None:
    """BH-165, BH-236: Herald under herald; each to its owner."""
    entry = {"as": "a1", "card": "fx_herald", "parts": ["fx_herald"]}
    played = case([entry], a_hand=["fx_doom"]).moves("A play fx_doom", "A target a1")
    while played.legal()[0].startswith("next_trigger"):
        played.move(f"A {played.legal()[0]}")
    assert hand(played) == 2
    assert played.cards_of("A", "graveyard").count("fx_herald") == 2


def test_a_united_card_returns_as_two_cards() -> None:
    """BH-165, BH-234: to the hand."""
    entry = {"as": "a1", "card": "fx_engine", "parts": ["fx_module"]}
    played = case([entry], a_hand=["fx_repel"]).moves("A play fx_repel", "A target a1")
    assert sorted(played.cards_of("A", "hand")) == ["fx_engine", "fx_module"]


def test_a_placed_creature_does_not_die() -> None:
    """BH-166, BH-260, G-18: it goes to the reserve, `leaves` occurs, `dies` does not."""
    ghoul = being(1, 1, {"on": "death", "do": DRAW_ONE}, reserve="placed")
    hears = {"on": {"event": "leaves", "card": {"type": "creature"}}, "do": [{"heal": 1, "to": "hero"}]}
    played = case(
        [{"as": "g", "card": "ghoul"}, creature("w = 1/9", hears), "fx_mourner"],
        cards={"ghoul": ghoul},
        a_hero="fx_hero [w5]",
        a_hand=["fx_doom"],
    )
    played.moves("A play fx_doom", "A target g")
    assert played.cards_of("A", "graveyard") == ["fx_doom"]
    assert hand(played) == 0
    assert wounds(played, "A.hero") == [4]


# -- chapter 13


def test_strike_is_never_below_nothing_and_lives_may_be() -> None:
    """BH-180, BH-181: −5 strike is 0; a later +2 starts from the sum, not from 0."""
    entry = {"as": "a1", "vanilla": "2/3", "modify": [{"strike": -5}, {"strike": 2}]}
    played = case([entry], a_hand=["fx_fury"])
    assert numbers(played, "a1") == (0, 3)
    played.moves("A play fx_fury", "A target a1")
    assert numbers(played, "a1") == (1, 3)


def test_negative_lives_kill() -> None:
    """BH-181, BH-160: lives −2 on a 1/2 at no wounds: 0 ≥ 0."""
    wither = spell([{"modify": {"lives": -2}, "to": "target"}], target={"type": "creature"})
    played = case(["a1 = 1/2"], cards={"wither": wither}, a_hand=["wither"])
    assert not played.moves("A play wither", "A target a1").is_in_play("a1")


def test_texts_look_at_the_printed_cost_summed_over_the_parts() -> None:
    """BH-182, BH-236: the discounted colossus costs 6 for others; the united card costs 5."""
    entry = {"as": "a1", "card": "fx_engine", "parts": ["fx_module"]}
    cheap = spell([{"destroy": {"type": "creature", "cost_max": 4}}])
    played = case([entry, "a2 = 1/1 c4"], cards={"cheap": cheap}, a_hand=["cheap"]).moves("A play cheap")
    assert played.is_in_play("a1")
    assert not played.is_in_play("a2")


def test_classes_are_joined_first_and_then_replaced_by_an_upgrade() -> None:
    """BH-183, BH-189, BH-250, G-14, G-25: elf and orc; upgraded, a mechanism, whoever is laid under it later."""
    played = case(
        ["a1 = 1/1 (elf)", "a2 = 1/1 (orc)", "a3 = 1/1 (imp)"], a_hand=["fx_forge", "fx_weld", "fx_weld"]
    )
    library = played.duel.library.classes
    played.moves("A play fx_weld", "A target a2", "A target a1")
    assert played.thing("a1").classes == 1 << library["elf"] | 1 << library["orc"]
    played.moves("A play fx_forge", "A target a1")
    assert played.thing("a1").classes == 1
    played.moves("A play fx_weld", "A target a3", "A target a1")
    assert played.thing("a1").classes == 1


def test_a_hidden_card_has_none_of_its_features() -> None:
    """BH-184, BH-242, G-11: neither printed nor acquired nor given by others; not a defender."""
    played = case(
        [
            "s = fx_smith",
            {"as": "e", "card": "fx_engine", "hidden": True, "gained": [{"feature": {"regeneration": 2}}]},
        ]
    )
    engine = played.thing("e")
    assert (engine.keywords, engine.armour, engine.regeneration) == (0, 0, 0)


def test_a_smiths_armour_is_later_than_the_print_and_earlier_than_what_follows() -> None:
    """BH-185: what is gained later counts; when it ends, the smith's again."""
    played = case(["a1 = 1/9 (mechanism) +armour3"], a_hand=["fx_smith", "fx_thin_shield"])
    assert played.thing("a1").armour == 3
    played.moves("A play fx_smith")
    assert played.thing("a1").armour == 1
    two = spell(
        [{"gain": [{"armour": 2}], "to": "target", "until": "end_of_turn"}], target={"type": "creature"}
    )
    played = case(["s = fx_smith", "a1 = 1/9 (mechanism) +armour3"], cards={"two": two}, a_hand=["two"])
    played.moves("A play two", "A target a1")
    assert played.thing("a1").armour == 2
    played.moves("A end")
    assert played.thing("a1").armour == 1


def test_two_printed_on_one_card_the_lower_is_later() -> None:
    """BH-185: at equal time."""
    card = being(1, 1, keywords=[{"armour": 3}, {"armour": 1}])
    played = case([{"as": "a1", "card": "double"}], cards={"double": card})
    assert played.thing("a1").armour == 1
    largest = case([{"as": "a1", "card": "double"}], cards={"double": card}, options={"stacking_max": True})
    assert largest.thing("a1").armour == 3


def test_vulnerable_twice_is_once() -> None:
    """BH-186, BH-251."""
    entry = {"as": "b1", "vanilla": "1/9 +vulnerable", "gained": [{"feature": "vulnerable"}]}
    played = case(None, [entry], a_hand=["fx_bolt"]).moves("A play fx_bolt", "A target b1")
    assert wounds(played, "b1") == [4]


def test_different_elusivenesses_all_count() -> None:
    """BH-186, BH-263."""
    entry = {"as": "b1", "card": "fx_eel", "gained": [{"feature": {"elusive": {"class": "elf"}}}]}
    played = case(["a1 = 1/1 (elf)", "a2 = 1/1 (pirate)", "a3 = 1/1"], [entry])
    attacks = [option for option in played.legal() if option.endswith("b1")]
    assert attacks == ["attack a3 b1"]


def test_durations() -> None:
    """BH-187: until your next turn, and while the source is in play."""
    song = {
        "on": "hire",
        "target": {"who": "own", "type": "creature", "other": True},
        "do": [{"modify": {"strike": 3}, "to": "target", "until": "while_source"}],
    }
    played = case(["a1 = 1/1"], cards={"bard": being(1, 1, song)}, a_hand=["bard", "fx_doom"])
    played.moves("A play bard", "A target a1")
    assert numbers(played, "a1") == (4, 1)
    played.moves("A play fx_doom", "A target A.bard")
    assert numbers(played, "a1") == (1, 1)
    hex_ = spell(
        [{"modify": {"strike": -1}, "to": "target", "until": "your_next_turn"}], target={"type": "creature"}
    )
    played = case(None, ["b1 = 3/3"], cards={"hex": hex_}, a_hand=["hex"]).moves("A play hex", "A target b1")
    played.moves("A end")
    assert numbers(played, "b1") == (2, 3)
    played.moves("B end")
    assert numbers(played, "b1") == (3, 3)


def test_poison_and_regeneration_go_by_the_controllers_turn() -> None:
    """BH-188, BH-228: a charmed poisoned creature suffers in its new controller's turn."""
    played = case(None, ["b1 = 1/9 [poison2]"], a_hand=["fx_charm"]).moves(
        "A play fx_charm", "A target b1", "A end"
    )
    assert wounds(played, "b1") == [0]
    played.moves("B end")
    assert wounds(played, "b1") == [2]


def test_static_texts_see_classes_and_keywords_of_earlier_layers() -> None:
    """BH-189: the banner of the armoured strengthens what the smith has armoured."""
    proud = {"give": {"strike": 2}, "to": {"type": "creature", "has": "armour"}}
    played = case(["s = fx_smith", "e = fx_engine", creature("p = 1/1", proud), "a1 = 1/1"])
    assert numbers(played, "e") == (4, 3)
    assert numbers(played, "a1") == (1, 1)


def test_the_condition_of_a_static_text_sees_keywords_as_they_are_now() -> None:
    """BH-189: lost with the silence, given by the smith, gone with him."""
    proud = {"give": {"strike": 2}, "if": {"count": {"who": "own", "has": "first_strike"}, "min": 1}}
    played = case([creature("p = 1/1", proud), "a1 = 1/1 +first_strike"], a_hand=["fx_silence"])
    assert numbers(played, "p") == (3, 1)
    assert numbers(played.moves("A play fx_silence", "A target a1"), "p") == (1, 1)
    armed = {"give": {"strike": 2}, "if": {"count": {"who": "own", "has": "armour"}, "min": 1}}
    played = case([creature("p = 1/1", armed), "fx_engine"], a_hand=["fx_smith", "fx_doom"])
    assert numbers(played.moves("A play fx_smith"), "p") == (3, 1)
    assert numbers(played.moves("A play fx_doom", "A target A.fx_smith"), "p") == (1, 1)


def test_what_a_static_text_forbids_goes_by_the_strike_as_it_is() -> None:
    """BH-180, BH-189: a banner lifts the weak one out of the reach of the terrain."""
    mire = support("terrain", {"give": {"cannot": ["attack"]}, "to": {"type": "creature", "strike_max": 1}})
    played = case(["a1 = 1/1", "a2 = 2/1"], [{"card": "mire"}], cards={"mire": mire}, a_hand=["fx_banner"])
    assert [move for move in played.legal() if "attack" in move] == ["attack a2 B.hero"]
    played.moves("A play fx_banner")
    assert "attack a1 B.hero" in played.legal()


def test_the_latest_control_in_force_counts() -> None:
    """BH-190, G-37: borrowed by A while B had charmed it for good; it returns to B, not to its owner."""
    played = case(["a1 = 2/2"], a_hand=["fx_borrow"], b_hand=["fx_charm"], active="B")
    played.moves("B play fx_charm", "B target a1", "B end", "A play fx_borrow", "A target a1")
    assert played.thing("a1").controller == 0
    played.moves("A end")
    assert played.thing("a1").controller == 1


def test_a_unique_card_that_changes_sides_drives_out_the_older_copy() -> None:
    """BH-190, BH-205, BH-247, G-24: it keeps its wounds and its position; no Hire."""
    played = case(["l = fx_lord"], ["m = fx_lord [w1][closed]"], a_hand=["fx_charm"])
    played.moves("A play fx_charm", "A target m")
    assert not played.is_in_play("l")
    assert played.thing("m").controller == 0
    assert (played.thing("m").wounds, played.thing("m").closed) == (1, True)
    assert hand(played) == 1


def test_a_static_condition_is_tested_always() -> None:
    """BH-189, 18.2: +2 strike while three coins are open."""
    proud = {"give": {"strike": 2}, "if": {"coins_open_min": 3}}
    played = case([creature("a1 = 1/1", proud)], a_coins=[4, 0], a_hand=["fx_venom"])
    assert numbers(played, "a1") == (3, 1)
    played.moves("A play fx_venom", "A target B.hero")
    assert numbers(played, "a1") == (1, 1)


def test_a_static_number_is_recomputed_always() -> None:
    """18.2: one strike for every own soldier."""
    horde = {"give": {"strike": {"count": {"who": "own", "class": "soldier", "other": True}}}}
    played = case([creature("a1 = 0/9 (orc)", horde), "s1 = 1/1"], a_hand=["fx_muster"])
    assert numbers(played, "a1") == (1, 9)
    played.moves("A play fx_muster")
    assert numbers(played, "a1") == (3, 9)


def test_a_terrain_can_keep_cards_from_opening() -> None:
    """18.4: `cannot = ["open"]`, in the recovery phase too."""
    frost = support("terrain", {"give": {"cannot": ["open"]}, "to": {"type": "creature"}})
    played = case(
        ["a1 = 1/1 [closed]", {"card": "frost"}],
        cards={"frost": frost},
        phase="start.recovery",
        a_hand=["fx_unlock"],
    )
    assert played.thing("a1").closed
    assert played.moves("A play fx_unlock", "A target a1").thing("a1").closed
