"""The glossary and the rules of the set, entry by entry (chapters 14–16), where the worked cases leave a corner."""

from __future__ import annotations

from typing import Any

import pytest

from lomber.games.berserk.scenario import Scenario
from tests.games.berserk.cases import CARDS, case, coins, creature, wounds
from tests.games.berserk.making import DRAW_ONE, being, hand, numbers, spell

CREATURE = {"type": "creature"}


def played_spell(
    do: list[Any], a: list[Any] | None = None, b: list[Any] | None = None, **more: Any
) -> Scenario:
    """A spell of these steps, just played from A's hand."""
    cards = {"trial": spell(do), **more.pop("cards", {})}
    return case(a, b, cards=cards, a_hand=["trial", *more.pop("also", [])], **more).moves("A play trial")


def test_a_card_is_played_free_from_the_graveyard_with_thirst_and_hire() -> None:
    """BH-200: it is played; the spell that says so cannot choose itself."""
    leech = {**CARDS["fx_leech"], "abilities": [{"on": "hire", "do": DRAW_ONE}]}
    step = {"play_free": {}, "from": "graveyard", "optional": True}
    played = played_spell([step], cards={"leech": leech}, a_graveyard=["leech"])
    assert played.legal() == ["pick none", "pick leech"]
    played.moves("A pick leech", "A thirst A.hero")
    assert wounds(played, "A.hero") == [2]
    assert hand(played) == 1
    assert coins(played, "A") == (10, 0)


def test_only_what_could_be_played_but_for_the_price_is_offered_free() -> None:
    """BH-200, G-35: a spell without a target is not."""
    played = played_spell([{"play_free": {"type": "spell"}}], also=["fx_doom", "fx_insight"])
    assert played.legal() == ["pick none", "pick fx_insight"]
    assert hand(played.moves("A pick fx_insight")) == 3


def test_a_free_card_from_the_deck_is_followed_by_a_shuffle() -> None:
    """BH-200: the rest of the deck stays."""
    played = played_spell([{"play_free": CREATURE, "from": "deck"}], a_deck=["fx_rat", "fx_bolt", "fx_rain"])
    played.moves("A pick fx_rat")
    assert sorted(played.cards_of("A", "deck")) == ["fx_bolt", "fx_rain"]
    assert played.is_in_play("A.fx_rat")


def test_a_pick_of_a_free_feature_is_asked_among_several() -> None:
    """BH-200, BH-231: the hero's two features; one has been used."""
    hero = {
        "type": "hero",
        "lives": 20,
        "abilities": [
            {"cost": {"coins": 1}, "do": [{"draw": 1}]},
            {"cost": {"coins": 9}, "do": [{"wound": 1, "to": "enemy_hero"}]},
            {"cost": {"coins": 9}, "do": [{"wound": 2, "to": "enemy_hero"}]},
        ],
    }
    played = case(cards={"chief": hero}, a_hero={"card": "chief"}, a_hand=["fx_mentor"])
    played.moves("A use A.hero 0", "A play fx_mentor")
    assert played.legal() == ["pick 1", "pick 2"]
    assert wounds(played.moves("A pick 2"), "B.hero") == [2]


def test_armour_keeps_its_counter_when_it_changes() -> None:
    """BH-202, G-5: two prevented already, then Armour 3: one is left."""
    three = spell([{"gain": [{"armour": 3}], "to": "target"}], target=CREATURE)
    played = case(["a1 = 2/9", "a2 = 4/9"], ["b1 = 0/9 +armour2"], cards={"three": three}, a_hand=["three"])
    played.moves("A attack a1 b1", "A play three", "A target b1", "A attack a2 b1")
    assert wounds(played, "b1") == [3]


def test_a_revival_is_compulsory_unless_it_says_may_and_takes_supports_too() -> None:
    """BH-203: from the enemy's graveyard under your control, owned by the enemy."""
    played = played_spell([{"revive": {}, "from": "enemy"}], b_graveyard=["fx_bolt", "fx_sabre", "fx_rat"])
    assert set(played.legal()) == {"pick fx_sabre", "pick fx_rat"}
    played.moves("A pick fx_rat")
    assert played.thing("A.fx_rat").controller == 0
    may = played_spell([{"revive": {}, "optional": True}], a_graveyard=["fx_rat"])
    assert may.legal() == ["pick none", "pick fx_rat"]


def test_two_are_revived_one_by_one_and_the_second_sees_the_first() -> None:
    """BH-203, BH-220: count 2, each Hire fires."""
    played = played_spell([{"revive": {}, "count": 2}], a_graveyard=["fx_lurker", "fx_rat"])
    played.moves("A pick fx_lurker", "A pick fx_rat", "A next_trigger A.fx_lurker")
    assert hand(played) == 1
    assert played.thing("A.fx_lurker").hidden


def test_every_missing_card_is_one_failed_draw() -> None:
    """BH-204, BH-282: two of three draws fail; Search and Summon are no draws (G-2)."""
    played = played_spell([{"draw": 3}, {"search": {}}, {"summon": {}}], a_deck=["fx_rat"])
    assert played.duel.failed_draws == [2, 0]
    many = case(a_deck=[], a_hand=["fx_insight"], options={"failed_draws_to_lose": 2}).moves(
        "A play fx_insight"
    )
    assert (many.duel.winner, many.duel.reason) == (1, "deck")


def test_the_skipped_draw_is_no_failed_one_and_the_turn_draw_loses_before_anything_else() -> None:
    """BH-44, BH-282: with two failures the third comes before the start features could heal."""
    played = case(["fx_totem"], phase="start.recovery", a_deck=[], a_failed_draws=2)
    assert (played.duel.winner, played.duel.reason) == (1, "deck")


def test_a_summoned_module_may_be_attached() -> None:
    """BH-206, BH-219: it enters by any way; nobody hears `enters`, and it was not played."""
    hears = {"on": {"event": "enters"}, "each": True, "do": [{"coins": 1}]}
    played = played_spell(
        [{"summon": {"has": "module"}}],
        ["e = fx_engine", creature("w = 1/1", hears)],
        a_deck=["fx_module", "fx_rat"],
        a_coins=[0, 0],
    )
    played.moves("A pick fx_module", "A module e")
    assert numbers(played, "e") == (3, 5)
    assert coins(played, "A") == (0, 0)
    assert hand(played) == 1


def test_a_module_that_thirsts_cannot_drink_from_its_own_host() -> None:
    """BH-211: the united card is "this card"."""
    thirsty = being(1, 1, keywords=["module", {"thirst": 1}])
    played = case(["e = fx_engine", "a1 = 1/2"], cards={"pump": thirsty}, a_hand=["pump"])
    played.moves("A play pump", "A module e")
    assert played.legal() == ["thirst A.hero", "thirst a1"]


def test_lives_become_takes_wounds_only_if_the_number_is_right_already() -> None:
    """BH-212: not a hero either."""
    played = played_spell(
        [{"lives_become": 4, "to": {"type": "character"}}],
        ["a1 = 1/4 [w3]", "a2 = 1/9 [w3]"],
        a_hero="fx_hero [w5]",
    )
    assert (numbers(played, "a1"), numbers(played, "a2")) == ((1, 4), (1, 4))
    assert wounds(played, "a1", "a2", "A.hero") == [0, 0, 5]


def test_zones_of_the_glossary() -> None:
    """BH-214, BH-218, BH-230, BH-217: a created card comes from the reserve and returns; graveyards are open."""
    played = case(a_hand=["fx_muster", "fx_rain", "fx_muster"])
    played.moves("A play fx_muster", "A play fx_rain")
    assert played.cards_of("A", "graveyard") == ["fx_rain", "fx_muster"]
    pieces = len(played.duel.card_of)
    played.moves("A play fx_muster")
    assert len(played.duel.card_of) == pieces


def test_directed_strike_and_dash_gained_count_like_printed_ones() -> None:
    """BH-221, BH-239, BH-223, BH-224."""
    played = case(["a1 = 1/1 [fresh]"], ["b1 = 1/1"], a_hand=["fx_fury"])
    assert "attack a1 B.hero" not in played.legal()
    played.moves("A play fx_fury", "A target a1", "A attack a1 B.hero", "B defender none")
    assert wounds(played, "B.hero") == [3]


def test_stun_is_not_cumulative_and_reaches_heroes_and_supports() -> None:
    """BH-222: `stunned` is told once."""
    hears = {"on": {"event": "stunned"}, "each": True, "do": DRAW_ONE}
    everything = {"who": "enemy", "type": "card"}
    played = played_spell(
        [{"stun": everything}, {"stun": everything}], [creature("w = 1/1", hears)], ["x = fx_lens"]
    )
    assert hand(played) == 2
    played.moves("A end")
    assert played.thing("B.hero").closed
    assert played.thing("x").closed
    assert not played.thing("x").stunned


def test_prepare_resets_attacks_and_uses_and_by_option_defences() -> None:
    """BH-231, BH-227, G-7, G-10: armour, triggers and freshness stay."""
    for option, left in ((False, 1), (True, 0)):
        entry = {"as": "a1", "vanilla": "1/1 +armour1", "closed": True, "defences_made": 1, "attacks_made": 1}
        entry["armour_prevented"] = 1
        played = case([entry], a_hand=["fx_ready"], options={"prepare_resets_defence": option})
        thing = played.moves("A play fx_ready", "A target a1").thing("a1")
        assert (thing.closed, thing.attacks_made, thing.armour_prevented) == (False, 0, 1)
        assert thing.defences_made == left


def test_a_search_without_a_find_still_shuffles() -> None:
    """BH-232, G-33: nothing fits; he is asked all the same, or the opponent would know that nothing did."""
    played = case(a_hand=["fx_seek"], a_deck=["1/1 c1", "2/2 c2"], seed=3).moves("A play fx_seek")
    assert played.legal() == ["pick none"]
    played.move("A pick none")
    assert sorted(played.cards_of("A", "deck")) == ["1/1 c1", "2/2 c2"]


def test_silence_for_a_while_gives_the_text_back() -> None:
    """BH-233, G-15, G-20: a module attached later brings its text with it."""
    hush = spell([{"lose_features": "target", "until": "end_of_turn"}], target=CREATURE)
    played = case(["e = fx_engine"], cards={"hush": hush}, a_hand=["hush", "fx_module"])
    played.moves("A play hush", "A target e", "A play fx_module", "A module e")
    assert played.thing("e").keywords != 0
    veteran = case(["v = fx_veteran"], cards={"hush": hush}, a_hand=["hush"])
    assert veteran.moves("A play hush", "A target v").thing("v").keywords == 0
    assert veteran.moves("A end").thing("v").armour == 1


@pytest.mark.parametrize(("at", "place"), [("top", 0), ("bottom", 2)])
def test_put_on_top_or_at_the_bottom_without_a_shuffle(at: str, place: int) -> None:
    """BH-234."""
    played = played_spell(
        [{"to_deck": CREATURE, "at": at}], None, ["b1 = 7/7"], b_deck=["fx_bolt", "fx_rain"]
    )
    assert played.cards_of("B", "deck").index("7/7") == place


def test_on_attack_speaks_of_its_target() -> None:
    """BH-235, G-3: the final target, the defender."""
    poisons = {"on": "attack", "do": [{"poison": 3, "to": "event.target"}]}
    played = case([creature("a1 = 1/9", poisons)], ["b1 = 1/9"]).moves("A attack a1 B.hero", "B defender b1")
    assert played.thing("b1").poison == 3
    assert played.thing("B.hero").poison == 0


def test_attached_cards_add_wounds_modifiers_and_acquired_features() -> None:
    """BH-236, BH-165: different creatures of one controller; X does not leave, no Death."""
    under = {"as": "a2", "card": "fx_herald", "modify": [{"strike": 2}], "poison": 1}
    played = case(["a1 = 2/4 [w1]", under], a_hand=["fx_weld"])
    played.moves("A play fx_weld", "A target a2", "A target a1")
    assert numbers(played, "a1") == (5, 5)
    assert played.thing("a1").poison == 1
    assert hand(played) == 0


def test_a_reveal_by_a_text_needs_no_accumulation_phase() -> None:
    """BH-237, BH-243, BH-242: the hidden stay hidden until revealed, and what they had is theirs again."""
    played = case(None, ["b1 = fx_veteran [hidden][w1]"], a_hand=["fx_lamp"])
    assert played.thing("b1").armour == 0
    thing = played.moves("A play fx_lamp", "A target b1").thing("b1")
    assert (thing.armour, thing.wounds, thing.hidden) == (1, 1, False)


def test_hidden_creatures_count_where_texts_count_and_the_state_check_applies() -> None:
    """BH-242: counted; not touched by untargeted texts; dead if a bonus ends."""
    entry = {"as": "a1", "vanilla": "1/1", "hidden": True, "wounds": 1}
    entry["modify"] = [{"lives": 1, "until": "end_of_turn"}]
    played = played_spell([{"draw": {"count": {"who": "own", "type": "creature"}}}], [entry, "a2 = 1/1"])
    assert hand(played) == 2
    assert not played.moves("A end").is_in_play("a1")


def test_a_creature_that_hides_does_not_hear_of_it_itself() -> None:
    """BH-242, BH-243: its features sleep; another card hears it."""
    hears = {"on": {"event": "hidden"}, "do": DRAW_ONE}
    played = case([creature("a1 = 1/1", hears)], a_hand=["fx_cloak"]).moves("A play fx_cloak", "A target a1")
    assert hand(played) == 0
    watched = case(["a1 = 1/1", creature("w = 1/1", hears)], a_hand=["fx_cloak"])
    assert hand(watched.moves("A play fx_cloak", "A target a1")) == 1


def test_regeneration_heals_at_the_end_of_its_controllers_turn_only() -> None:
    """BH-238."""
    played = case(["a1 = 1/9 +regeneration2 [w5]"]).moves("A end")
    assert wounds(played, "a1") == [3]
    assert wounds(played.moves("B end"), "a1") == [3]


def test_a_discard_at_random_asks_nobody() -> None:
    """BH-240: more cards than there are: all."""
    played = played_spell([{"discard": 2, "player": "opponent", "random": True}], b_hand=["fx_bolt"] * 3)
    assert hand(played, "B") == 1
    assert len(played.cards_of("B", "graveyard")) == 2


def test_a_card_created_for_the_opponent_is_his() -> None:
    """BH-244, BH-245, G-17: owned and controlled by him, fresh."""
    played = played_spell([{"create": "fx_token", "player": "opponent"}])
    token = played.thing("B.fx_token")
    assert token.controller == 1
    assert played.duel.owner_of[token.parts[0].piece] == 1
    assert token.came_turn == 9


def test_created_cards_that_go_under_a_deck_go_to_the_reserve() -> None:
    """BH-245: to the deck neither; the deck is not even longer."""
    played = case(["t = fx_token"], a_hand=["fx_bury"]).moves("A play fx_bury", "A target t")
    assert len(played.cards_of("A", "deck")) == 10


def test_a_hidden_unique_card_still_is_one() -> None:
    """BH-242, BH-247: the second lord drives out the hidden first, whose Death sleeps."""
    played = case(["l = fx_lord [hidden]"], a_hand=["fx_lord"]).moves("A play fx_lord")
    assert not played.is_in_play("l")
    assert hand(played) == 0


def test_a_united_card_is_equal_through_any_unique_part() -> None:
    """BH-247."""
    played = case([{"as": "u", "card": "fx_engine", "parts": ["fx_lord"]}], a_hand=["fx_lord"])
    assert not played.moves("A play fx_lord").is_in_play("u")


def test_strengthened_poison_is_acquired_now() -> None:
    """BH-249, G-19: printed Poison 1 strengthened by 2 is an acquired Poison 3, and survives the silence."""
    played = case(["a1 = fx_sickling"], a_hand=["fx_fester", "fx_silence"])
    played.moves("A play fx_fester", "A target a1", "A play fx_silence", "A target a1")
    assert played.thing("a1").poison == 3


# -- chapter 15


def test_a_placed_card_that_is_discarded_returns_to_its_owners_reserve() -> None:
    """BH-260: not to a graveyard."""
    played = case(a_hand=["fx_ruin"], b_hand=[{"card": "fx_mark", "owner": "A"}])
    played.moves("A play fx_ruin", "B discard fx_mark@A")
    assert played.cards_of("B", "graveyard") == []
    assert played.cards_of("A", "graveyard") == ["fx_ruin"]


@pytest.mark.parametrize(("at", "place"), [("top", 0), ("bottom", 3), (2, 1), (9, 3)])
def test_a_card_is_placed_where_the_text_says(at: object, place: int) -> None:
    """BH-261: the n-th from the top, without a shuffle."""
    step = {"place": "fx_mark", "into": "opponent", "at": at}
    played = played_spell([step], b_deck=["fx_bolt", "fx_rain", "fx_seek"])
    assert played.cards_of("B", "deck").index("fx_mark") == place


def test_a_demand_of_several_keys_is_paid_in_their_order() -> None:
    """BH-262, 18.2: discard, then close a creature; wounds to the hero can always be paid."""
    demand = {"discard": 1, "close": {"type": "creature"}, "wound_hero": 2, "lose_coins": 1}
    text = {"on": "hire", "do": [{"extort": demand, "unpaid": [{"draw": 2}]}]}
    played = case(
        None, ["b1 = 1/1", "b2 = 1/1"], cards={"thug": being(1, 1, text)}, a_hand=["thug"], b_hand=["fx_bolt"]
    )
    played.moves("A play thug", "B extort pay", "B discard fx_bolt", "B close_other b2")
    assert played.thing("b2").closed
    assert wounds(played, "B.hero") == [2]
    assert coins(played, "B") == (9, 0)
    assert hand(played) == 0


def test_extortion_paid_and_unpaid_are_events() -> None:
    """BH-262: `extort_paid` and `extort_unpaid` of this card."""
    texts = [
        {"on": "hire", "do": [{"extort": {"close_coins": 1}}]},
        {"on": "extort_paid", "do": [{"draw": 1}]},
        {"on": "extort_unpaid", "do": [{"draw": 2}]},
    ]
    for answer, drawn in (("pay", 1), ("refuse", 2)):
        played = case(cards={"thug": being(1, 1, *texts)}, a_hand=["thug"])
        assert hand(played.moves("A play thug", f"B extort {answer}")) == drawn


def test_the_elusive_may_be_attacked_while_closed_and_never_met_by_such_defenders() -> None:
    """BH-263: the defender's class counts, the attacker's position does not."""
    played = case(["a1 = fx_eel"], ["b1 = 1/1 (pirate)", "b2 = 1/1"]).moves("A attack a1 B.hero")
    assert played.legal() == ["defender none", "defender b2"]


# -- chapter 16


def test_the_game_ends_at_once_whatever_is_in_progress() -> None:
    """BH-280, BH-285: the rest of the text is not carried out, waiting triggers are dropped."""
    played = played_spell(
        [{"wound": 1, "to": {"type": "character", "who": "enemy"}}, {"draw": 2}],
        None,
        ["h = fx_herald"],
        b_hero="fx_hero [w29]",
    )
    assert (played.duel.winner, played.duel.reason, hand(played), hand(played, "B")) == (0, "hero", 0, 0)
    assert played.duel.question is None
    assert played.duel.waiting == []


def test_both_may_fall_by_different_causes() -> None:
    """BH-281, G-23."""
    played = played_spell([{"win": "opponent"}])
    assert (played.duel.winner, played.duel.reason) == (1, "text")


def test_a_player_may_concede_at_any_moment() -> None:
    """BH-283, BH-284."""
    played = case()
    played.duel.concede(0)
    assert (played.duel.winner, played.duel.reason, played.duel.turn) == (1, "concede", 9)
