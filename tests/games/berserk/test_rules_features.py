"""Activated, triggered and static features, rule by rule (chapter 8)."""

from __future__ import annotations

from tests.games.berserk.cases import case, coins, creature, wounds
from tests.games.berserk.making import DRAW_ONE, being, hand, numbers, spell, support


def test_an_action_needs_an_open_card_and_closing_another_is_none() -> None:
    """BH-82, BH-83, BH-84, BH-209: a closed archer neither shoots nor attacks nor defends."""
    played = case(["a1 = fx_archer [closed]"], ["b1 = 1/1"])
    assert played.legal() == ["end"]
    played.moves("A end", "B attack b1 A.hero")
    assert wounds(played, "A.hero") == [1]


def test_a_feature_is_used_once_a_turn_unless_it_says_otherwise() -> None:
    """BH-90: once, twice, any number of times."""
    uses = [{"cost": {"coins": 1}, "uses": n, "do": DRAW_ONE} for n in (1, 2, 0)]
    played = case([creature("a1 = 0/9", *uses)])
    played.moves("A use a1 0", "A use a1 1", "A use a1 1", *["A use a1 2"] * 7)
    assert coins(played, "A") == (0, 10)
    fresh = case([creature("a1 = 0/9", *uses)]).moves("A use a1 0", "A use a1 1", "A use a1 1")
    assert "use a1 2" in fresh.legal()
    assert "use a1 0" not in fresh.legal()
    assert "use a1 1" not in fresh.legal()


def test_the_text_is_carried_out_though_the_payment_removed_the_card() -> None:
    """BH-91, BH-92: it sacrifices itself; what speaks of itself does nothing, the rest is done."""
    burst = {
        "cost": {"sacrifice": {"type": "creature"}},
        "target": {"who": "enemy", "type": "creature"},
        "do": [{"modify": {"strike": 1}, "to": "self"}, {"wound": 2, "to": "target"}],
    }
    played = case([creature("a1 = 1/1", burst)], ["b1 = 1/3"])
    played.moves("A use a1 0", "A target b1", "A sacrifice a1")
    assert not played.is_in_play("a1")
    assert wounds(played, "b1") == [2]


def test_the_card_is_already_closed_while_its_text_works() -> None:
    """BH-91: ⟳ is paid before the text."""
    sees = {"cost": {"close": True}, "do": [{"draw": {"count": {"who": "own", "state": "closed"}}}]}
    played = case([creature("a1 = 1/1", sees), "a2 = 1/1 [closed]"]).moves("A use a1 0")
    assert hand(played) == 2


def test_if_you_did_needs_the_step_before_to_have_changed_something() -> None:
    """BH-92, BH-213: closing what is closed is not done."""
    snare = spell([{"close": "target", "if_done": DRAW_ONE}], target={"type": "creature"})
    for state, drawn in (("", 1), (" [closed]", 0)):
        played = case(None, [f"b1 = 1/1{state}"], cards={"snare": snare}, a_hand=["snare"])
        assert hand(played.moves("A play snare", "A target b1")) == drawn


def test_what_cannot_be_chosen_is_no_target_of_spells_and_features_but_is_attacked() -> None:
    """BH-93: `be_chosen`; untargeted texts still work."""
    aloof = {"give": {"cannot": ["be_chosen"]}}
    played = case(
        ["a1 = 1/1 +shot1", "a2 = 1/1"], [creature("b1 = 1/3", aloof)], a_hand=["fx_bolt", "fx_rain"]
    )
    played.moves("A use a1 0")
    assert played.legal() == ["target B.hero"]
    played.moves("A target B.hero", "A attack a2 b1", "A play fx_rain")
    assert wounds(played, "b1") == [2]


def test_what_cannot_be_attacked_is_no_target_of_strikes_shots_and_fights() -> None:
    """BH-93, BH-121: `be_attacked`."""
    safe = {"give": {"cannot": ["be_attacked"]}}
    played = case(["a1 = 1/1 +shot1"], [creature("b1 = 1/3", safe)], a_hand=["fx_duel", "fx_bolt"])
    assert "attack a1 b1" not in played.legal()
    assert "play fx_duel" not in played.legal()
    assert "play fx_bolt" in played.legal()
    assert played.moves("A use a1 0").legal() == ["target B.hero"]


def test_several_targets_of_one_slot_are_different_and_chosen_one_by_one() -> None:
    """BH-94, G-38: up to two, at least one."""
    twin = spell([{"wound": 1, "to": "target"}], target={"type": "creature", "min": 1, "max": 2})
    played = case(None, ["b1 = 1/3", "b2 = 1/3", "b3 = 1/3"], cards={"twin": twin}, a_hand=["twin"])
    played.moves("A play twin", "A target b2")
    assert played.legal() == ["target none", "target b1", "target b3"]
    played.moves("A target b3")
    assert wounds(played, "b1", "b2", "b3") == [0, 1, 1]


def test_an_optional_target_may_be_left_out() -> None:
    """BH-94: with `min = 0` the spell is playable without any creature."""
    maybe = spell([{"wound": 1, "to": "target"}, {"draw": 1}], target={"type": "creature", "min": 0})
    assert hand(case(cards={"maybe": maybe}, a_hand=["maybe"]).moves("A play maybe")) == 1


def test_a_condition_that_is_false_uses_up_nothing() -> None:
    """BH-101: the trigger fires at the second attack of the turn, when three coins are left."""
    rich = {"on": {"event": "attack"}, "if": {"not": {"coins_open_min": 10}}, "do": DRAW_ONE}
    played = case([creature("w = 0/9", rich), "a1 = 1/1", "a2 = 1/1"], a_hand=["fx_venom"])
    played.moves("A attack a1 B.hero")
    assert hand(played) == 1
    played.moves("A play fx_venom", "A target B.hero", "A attack a2 B.hero")
    assert hand(played) == 1


def test_of_simultaneous_events_the_controller_chooses_which_fired() -> None:
    """BH-102: asked where the text speaks of the event, and only there."""
    back = {
        "on": {"event": "dies", "card": {"type": "creature"}},
        "do": [{"heal": {"stat": "strike", "of": "event.card"}, "to": "hero"}],
    }
    played = case(
        [creature("w = 0/9", back), "a1 = 1/1", "a2 = 3/1"], a_hero="fx_hero [w9]", a_hand=["fx_rain"]
    )
    played.moves("A play fx_rain")
    assert set(played.legal()) == {"which_event a1", "which_event a2"}
    played.moves("A which_event a2")
    assert wounds(played, "A.hero") == [6]
    plain = {"on": {"event": "dies", "card": {"type": "creature"}}, "do": [{"heal": 1, "to": "hero"}]}
    unasked = case(
        [creature("w = 0/9", plain), "a1 = 1/1", "a2 = 3/1"], a_hero="fx_hero [w9]", a_hand=["fx_rain"]
    )
    assert wounds(unasked.moves("A play fx_rain"), "A.hero") == [8]


def test_a_trigger_is_compulsory_unless_it_says_may() -> None:
    """BH-103: `optional` is asked before the targets."""
    maybe = {
        "on": "hire",
        "optional": True,
        "target": {"type": "character"},
        "do": [{"wound": 1, "to": "target"}],
    }
    played = case(cards={"imp": being(1, 1, maybe)}, a_hand=["imp"]).moves("A play imp")
    assert played.legal() == ["may yes", "may no"]
    assert wounds(played.moves("A may no"), "A.hero", "B.hero") == [0, 0]


def test_the_last_numbers_of_what_has_left_can_be_read_and_death_may_return_its_card() -> None:
    """BH-104, BH-208: strike 3 as it died; the card goes from the graveyard to the hand."""
    wounding = {
        "on": "death",
        "do": [{"wound": {"stat": "strike", "of": "self"}, "to": "enemy_hero"}, {"to_hand": "self"}],
    }
    played = case([creature("a1 = 1/1", wounding)], a_hand=["fx_fury", "fx_doom"])
    played.moves("A play fx_fury", "A target a1", "A play fx_doom", "A target a1")
    assert wounds(played, "B.hero") == [3]
    assert len(played.cards_of("A", "hand")) == 1
    assert played.cards_of("A", "graveyard") == ["fx_doom", "fx_fury"]


def test_once_fired_it_is_carried_out_though_its_source_was_hidden() -> None:
    """BH-104: stealth first, and the lurker's draw still comes (see W-26)."""
    played = case(a_hand=["fx_lurker"]).moves("A play fx_lurker", "A next_trigger stealth A.fx_lurker")
    assert hand(played) == 1


def test_equal_features_of_equal_cards_are_not_ordered() -> None:
    """BH-105, BH-106, G-27: two widows and nothing to choose; a widow and a mourner are asked."""
    played = case(["w1 = fx_widow", "w2 = fx_widow", "a1 = 1/1"], a_hero="fx_hero [w5]", a_hand=["fx_rain"])
    played.moves("A play fx_rain")
    assert wounds(played, "A.hero") == [3]
    assert not any("next_trigger" in asked for asked in played.asked)
    ticks = case(["a1 = 1/9 [poison1]", "a2 = 1/9 [poison1]"], phase="start.recovery")
    assert wounds(ticks, "a1", "a2") == [1, 1]


def test_a_trigger_without_target_does_the_rest() -> None:
    """BH-107: targets are chosen when its turn comes."""
    text = {
        "on": "hire",
        "target": {"who": "enemy", "type": "creature"},
        "do": [{"stun": "target"}, {"draw": 1}],
    }
    assert hand(case(cards={"imp": being(1, 1, text)}, a_hand=["imp"]).moves("A play imp")) == 1


def test_the_dead_leave_at_once_and_their_death_waits_for_the_end_of_the_text() -> None:
    """BH-108: the herald's draw comes after the spell's second step, which finds no creature any more."""
    text = spell(
        [{"wound": 1, "to": {"type": "creature"}}, {"draw": {"count": {"zone": "hand", "who": "own"}}}]
    )
    played = case(["h = fx_herald"], cards={"blast": text}, a_hand=["blast", "fx_doom", "fx_doom"])
    played.moves("A play blast")
    assert hand(played) == 2 + 2 + 1


def test_an_endless_round_of_triggers_is_a_draw() -> None:
    """BH-109, BH-284: reason loop, after 500 triggers in one settle."""
    echo = {
        "on": {"event": "healed"},
        "each": True,
        "do": [{"wound": 1, "to": "self"}, {"heal": 1, "to": "self"}],
    }
    played = case([creature("a1 = 1/9 [w3]", echo)], a_hand=["fx_mend"])
    played.moves("A play fx_mend", "A target a1")
    assert (played.duel.winner, played.duel.reason) == (2, "loop")


def test_a_replacement_that_saves_nothing_is_a_draw_too() -> None:
    """BH-109, BH-155: a hundred repetitions within one state check."""
    stubborn = {"replace": {"event": "would_die", "card": "self"}, "do": [{"close": "self"}]}
    played = case([creature("a1 = 1/1", stubborn)], a_hand=["fx_bolt"]).moves("A play fx_bolt", "A target a1")
    assert (played.duel.winner, played.duel.reason) == (2, "loop")


def test_static_texts_work_only_face_up_and_in_play() -> None:
    """BH-112, BH-113: a hidden banner gives nothing; one in the graveyard neither."""
    played = case(["b = fx_banner", "a1 = 1/1"], a_hand=["fx_cloak"], a_graveyard=["fx_banner"])
    assert numbers(played, "a1") == (2, 2)
    played.moves("A play fx_cloak", "A target b")
    assert numbers(played, "a1") == (1, 1)


def test_a_text_may_work_in_the_graveyard_if_it_says_so() -> None:
    """BH-113, BH-218: on being discarded."""
    wisp = being(1, 1, {"on": {"event": "discarded", "card": "self"}, "zone": "graveyard", "do": DRAW_ONE})
    played = case(cards={"wisp": wisp}, a_hand=["fx_ruin"], b_hand=["wisp"])
    played.moves("A play fx_ruin", "B discard wisp")
    assert hand(played, "B") == 1
    assert played.cards_of("B", "graveyard") == ["wisp"]


def test_each_kind_of_support_has_one_place() -> None:
    """BH-74: five kinds side by side, the sixth drives out its like."""
    kinds = ("weapon", "armour", "amulet", "terrain", "event")
    cards = {kind: support(kind) for kind in kinds} | {"second": support("amulet")}
    played = case(cards=cards, a_hand=[*kinds, "second"])
    played.moves(*(f"A play {card}" for card in (*kinds, "second")))
    assert [played.is_in_play(f"A.{kind}") for kind in kinds] == [True, True, False, True, True]


def test_it_is_the_member_of_the_innermost_for_each_even_inside_a_repeat() -> None:
    """18.2, 18.4: every creature is wounded twice."""
    storm = spell(
        [{"for_each": {"type": "creature"}, "do": [{"repeat": 2, "do": [{"wound": 1, "to": "it"}]}]}]
    )
    played = case(["a1 = 1/5"], ["b1 = 1/5"], cards={"storm": storm}, a_hand=["storm"]).moves("A play storm")
    assert wounds(played, "a1", "b1") == [2, 2]


def test_a_choice_without_any_possible_mode_is_passed_over() -> None:
    """18.4: of a trigger; what follows it is done, nothing of its modes is."""
    enemy = {"who": "enemy", "type": "creature"}
    modes = [
        {"target": enemy, "do": [{"stun": "target"}]},
        {"target": enemy, "do": [{"if": {"turn": "own"}, "then": [{"draw": 1}]}, {"draw": 5}]},
    ]
    text = {"on": "hire", "do": [{"choose": modes}, {"draw": 1}]}
    assert hand(case(cards={"imp": being(1, 1, text)}, a_hand=["imp"]).moves("A play imp")) == 1


def test_a_mode_of_a_trigger_is_chosen_when_its_turn_comes() -> None:
    """BH-107: by the opponent, if the text says so; with the targets of that mode."""
    modes = [
        {"target": {"type": "creature"}, "do": [{"wound": 1, "to": "target"}]},
        {"do": [{"draw": 2}]},
    ]
    text = {"on": "hire", "do": [{"choose": modes, "player": "opponent"}]}
    played = case(["a1 = 1/2"], cards={"imp": being(1, 9, text)}, a_hand=["imp"])
    played.moves("A play imp", "B mode 0")
    assert played.legal() == ["target a1", "target A.imp"]
    assert wounds(played.moves("A target a1"), "a1") == [1]


def test_a_delayed_text_keeps_what_its_references_meant() -> None:
    """18.4: the target chosen now is stunned at the start of the opponent's turn; once only."""
    snare = spell(
        [{"delay": {"on": {"event": "turn_start", "whose": "enemy"}, "do": [{"stun": "target"}]}}],
        target={"type": "creature"},
    )
    played = case(None, ["b1 = 1/1", "b2 = 1/1"], cards={"snare": snare}, a_hand=["snare"])
    played.moves("A play snare", "A target b2", "A end")
    assert [played.thing(name).stunned for name in ("b1", "b2")] == [False, True]
    assert played.duel.delays == []


def test_last_is_what_the_step_before_made() -> None:
    """18.2: two tokens are made and strengthened; a search that found nothing strengthens nobody."""
    drill = spell([{"create": "fx_token", "count": 2}, {"modify": {"strike": 3}, "to": "last"}])
    played = case(cards={"drill": drill}, a_hand=["drill"]).moves("A play drill")
    assert numbers(played, "A.fx_token") == numbers(played, "A.fx_token#2") == (4, 1)


def test_numbers_add_multiply_and_take_the_least_and_the_most() -> None:
    """18.2: a negative amount counts as nothing."""
    two_coins = {"count": {"who": "own", "type": "creature"}}
    for number, drawn in (
        ({"plus": [1, two_coins]}, 3),
        ({"times": [2, two_coins]}, 4),
        ({"least": [1, two_coins]}, 1),
        ({"most": [1, two_coins]}, 2),
        ({"times": [-1, two_coins]}, 0),
    ):
        read = spell([{"draw": number}])
        played = case(["a1 = 1/1", "a2 = 1/1"], cards={"read": read}, a_hand=["read"])
        assert hand(played.moves("A play read")) == drawn


def test_conditions() -> None:
    """18.2: count, is, turn, coins, hero's lives; all, any, not."""
    true = [
        {"count": {"type": "creature"}, "min": 1, "max": 1},
        {"is": "target", "fits": {"class": "elf"}},
        {"turn": "own"},
        {"coins_open_min": 10},
        {"hero_lives_max": 25},
        {"not": {"turn": "enemy"}},
        {"all": [{"turn": "own"}, {"coins_open_min": 1}]},
        {"any": [{"turn": "enemy"}, {"coins_open_min": 1}]},
    ]
    for condition in true:
        for wanted, drawn in ((condition, 1), ({"not": condition}, 0)):
            read = spell([{"if": wanted, "then": DRAW_ONE}], target={"type": "creature"})
            played = case(["a1 = 1/1 (elf)"], cards={"read": read}, a_hand=["read"], a_hero="fx_hero [w5]")
            assert hand(played.moves("A play read", "A target a1")) == drawn, wanted
