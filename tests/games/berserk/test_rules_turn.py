"""The turn, playing cards and using features, rule by rule (chapters 3, 5–8)."""

from __future__ import annotations

from tests.games.berserk.cases import case, coins, creature, wounds
from tests.games.berserk.duels import Played
from tests.games.berserk.making import DRAW_ONE, hand, spell, support

# -- chapters 3 and 5


def test_a_card_that_comes_back_is_a_new_object() -> None:
    """BH-1, BH-5, BH-6: owner and controller; markers and gains are gone; the owner's hand takes it."""
    played = case(["a1 = 2/4 [w1][poison2]"], a_hand=["fx_gift", "fx_repel"], b_hand=["fx_charm"])
    played.moves("A play fx_gift", "A target a1", "A end", "B play fx_charm", "B target a1", "B end")
    played.moves("A play fx_repel", "A target a1")
    assert "2/4" in played.cards_of("A", "hand")
    played.moves("A play 2/4")
    back = played.thing("A.2/4")
    assert (back.strike, back.lives, back.wounds, back.poison, back.closed) == (2, 4, 0, 0, False)  # BH-4


def test_hands_and_squads_have_no_limit() -> None:
    """BH-2, BH-53: eleven cards in hand and a dozen creatures; nothing is discarded at the end of the turn."""
    played = case([f"s{n} = 1/1" for n in range(12)], a_hand=["fx_doom"] * 11)
    assert len(played.duel.things) == 14
    played.moves("A end")
    assert hand(played) == 11


def test_coins_and_markers_are_not_targets() -> None:
    """BH-3, BH-9: extra lives never remove wounds, wounds never use up extra lives (BH-210)."""
    played = case(["a1 = 2/3 [w2]"], a_hand=["fx_gift", "fx_bolt"])
    played.moves("A play fx_gift", "A target a1")
    assert (played.thing("a1").lives, played.thing("a1").wounds) == (5, 2)
    played.moves("A play fx_bolt")
    assert set(played.legal()) == {"target A.hero", "target B.hero", "target a1"}


def test_a_hero_never_attacks_nor_strikes_back_and_cannot_be_moved() -> None:
    """BH-7, BH-8, BH-248: not destroyed, taken over, returned or hidden, even by a text that names it."""
    steps = [
        {"destroy": "enemy_hero"},
        {"to_hand": "enemy_hero"},
        {"take_control": "enemy_hero"},
        {"hide": "enemy_hero"},
        {"stun": "enemy_hero"},
    ]
    played = case(["a1 = 2/2"], cards={"storm": spell(steps)}, a_hand=["storm"])
    played.moves("A play storm")
    hero = played.thing("B.hero")
    assert (hero.controller, hero.hidden, hero.closed, hero.stunned) == (1, False, True, True)
    played.moves("A attack a1 B.hero")
    assert wounds(played, "a1", "B.hero") == [0, 2]


def test_a_text_that_forbids_beats_one_that_allows() -> None:
    """BH-10, BH-49: Dash allows, `cannot attack` forbids."""
    ban = {"give": {"cannot": ["attack"]}, "to": {"type": "creature"}}
    played = case(["a1 = 2/2 +dash"], [creature("b1 = 1/1", ban)])
    assert played.legal() == ["end"]


def test_the_chooser_decides_who_goes_first() -> None:
    """BH-30, BH-31, BH-32, BH-35: four cards each, turn 1 is the first player's."""
    for answer in ("first", "second"):
        played = Played.of(40)
        question = played.duel.question
        assert question is not None
        chooser = question.player
        played.answer(f"choose_first {answer}")
        assert len(played.hand("A")) == len(played.hand("B")) == 4
        assert (played.duel.active == chooser) == (answer == "first")
        played.answer("mulligan c1", "mulligan done", "mulligan done")
        assert played.duel.turn == 1
        assert played.coins("AB"[played.duel.active]) == (1, 0)  # BH-42, BH-34


# -- chapter 6


def test_per_turn_limits_start_anew_in_every_players_turn() -> None:
    """BH-40: triggers, armour and defences of the non-active player too (G-4)."""
    each = {"on": {"event": "wounded", "card": "self"}, "do": DRAW_ONE}
    played = case(["a1 = 1/9", "a2 = 1/9", "a3 = 1/9"], [creature("b1 = 1/9", each)])
    played.moves("A attack a1 b1", "A attack a2 b1")
    assert hand(played, "B") == 1
    played.moves("A end", "B attack b1 a3")
    assert hand(played, "B") == 3  # one by the trigger, one drawn, one by the trigger again


def test_recovery_opens_hero_creatures_supports_and_coins() -> None:
    """BH-41, BH-43: all closed cards of the active player, and nobody else's."""
    played = case(
        ["a1 = 1/1 [closed]", "x = fx_lens [closed]", "a2 = 1/1 [closed][hidden]"],
        ["b1 = 1/1 [closed]"],
        phase="start.recovery",
        a_hero="fx_hero [closed]",
        a_coins=[1, 5],
    )
    assert not any(played.thing(name).closed for name in ("a1", "x", "a2", "A.hero"))
    assert played.thing("b1").closed
    assert coins(played, "A") == (7, 0)


def test_hidden_creatures_are_revealed_all_at_once_before_the_start_features() -> None:
    """BH-45, BH-46, BH-237: the answer is given card by card; no Hire (G-12)."""
    played = case(
        ["a1 = fx_lurker [hidden]", "a2 = 1/1 [hidden][poison1]", "fx_totem"],
        phase="start.recovery",
        a_hero="fx_hero [w5]",
        a_deck=[],
    )
    assert played.legal() == ["reveal done", "reveal a1", "reveal a2"]
    played.moves("A reveal a1")
    assert played.legal() == ["reveal done", "reveal a2"]
    assert played.thing("a1").hidden
    played.moves("A reveal a2")
    assert not played.thing("a1").hidden
    assert set(played.legal()) == {"next_trigger poison a2", "next_trigger A.fx_totem"}


def test_the_non_active_player_never_acts_on_his_own() -> None:
    """BH-47, BH-48: in A's turn B is asked nothing but defender and the like."""
    played = case(["a1 = 1/1"], ["b1 = 1/1 +shot1"], b_hand=["fx_bolt"])
    assert played.duel.question is not None
    assert played.duel.question.player == 0
    played.moves("A attack a1 B.hero")
    assert played.legal() == ["defender none", "defender b1"]


def test_what_the_end_of_the_turn_calls_up_ceases_in_a_repetition() -> None:
    """BH-50, BH-51, BH-52: a bonus gained when another one ends does not live into the next turn."""
    shrinks = {
        "on": {"event": "dies", "card": {"other": True}},
        "each": True,
        "do": [{"modify": {"strike": 5}, "to": "self", "until": "end_of_turn"}],
    }
    entry = {"as": "a1", "vanilla": "1/1", "wounds": 1, "modify": [{"lives": 1, "until": "end_of_turn"}]}
    played = case([entry, creature("w = 1/3", shrinks)]).moves("A end")
    assert not played.is_in_play("a1")
    assert played.thing("w").strike == 1
    assert played.duel.active == 1


def test_end_features_do_not_fire_twice() -> None:
    """BH-51: a creature that comes back during the expiry has missed its end of turn."""
    ending = {"on": "turn_end", "each": True, "do": DRAW_ONE}
    entry = {"as": "a1", "vanilla": "1/1", "wounds": 1, "modify": [{"lives": 1, "until": "end_of_turn"}]}
    raises = {"on": {"event": "dies"}, "do": [{"create": "drummer"}]}
    drummer = {
        "type": "creature",
        "cost": 1,
        "strike": 1,
        "lives": 1,
        "reserve": "created",
        "abilities": [ending],
    }
    played = case([entry, creature("w = 1/3", raises)], cards={"drummer": drummer}).moves("A end")
    assert played.is_in_play("A.drummer")
    assert hand(played) == 0


# -- chapter 7


def test_the_price_is_never_below_nothing_and_closed_coins_stay_closed() -> None:
    """BH-70: until the owner's next recovery."""
    played = case(["fx_guild", "g2 = fx_guild"], a_hand=["fx_tax"], a_coins=[1, 0]).moves("A play fx_tax")
    assert coins(played, "A") == (1, 1)


def test_a_target_that_is_gone_is_skipped_and_the_rest_of_the_text_goes_on() -> None:
    """BH-71, BH-211: the spell's own Thirst kills its target before the text (G-16)."""
    drink = spell([{"wound": 2, "to": "target"}, {"draw": 1}], target={"type": "creature"})
    drink["keywords"] = [{"thirst": 2}]
    played = case(["a1 = 1/2"], cards={"drink": drink}, a_hand=["drink"])
    played.moves("A play drink", "A target a1", "A thirst a1")
    assert not played.is_in_play("a1")
    assert hand(played) == 1


def test_a_target_that_no_longer_fits_is_skipped() -> None:
    """BH-71: chosen open, closed by the payment's consequences, it is no target any more."""
    closing = {"on": {"event": "wounded", "card": "self"}, "do": []}
    strike = spell([{"wound": 3, "to": "target"}], target={"type": "creature", "wounded": False})
    strike["keywords"] = [{"thirst": 1}]
    played = case([creature("a1 = 1/5", closing)], cards={"strike": strike}, a_hand=["strike"])
    played.moves("A play strike", "A target a1", "A thirst a1")
    assert wounds(played, "a1") == [1]


def test_all_fitting_discounts_are_used_up_by_one_card() -> None:
    """BH-72, BH-200: two haggles make one creature four cheaper."""
    played = case(a_hand=["fx_haggle", "fx_haggle", "4/4 c5", "1/1 c1"])
    played.moves("A play fx_haggle", "A play fx_haggle", "A play 4/4 c5")
    assert coins(played, "A") == (9, 1)
    played.moves("A play 1/1 c1")
    assert coins(played, "A") == (8, 2)


def test_a_discount_for_the_turn_is_not_used_up() -> None:
    """BH-72, 18.4: with `until` it lasts as long as it says."""
    sale = spell([{"discount": {"card": {"type": "creature"}, "by": 1}, "until": "end_of_turn"}])
    played = case(cards={"sale": sale}, a_hand=["sale", "2/2 c2", "3/3 c3"])
    played.moves("A play sale", "A play 2/2 c2", "A play 3/3 c3")
    assert coins(played, "A") == (7, 3)
    assert played.moves("A end").duel.discounts == []


def test_hire_and_when_played_and_deaths_are_one_batch() -> None:
    """BH-73, BH-100, BH-220: the same batch, in the order its player likes."""
    plays = {"on": {"event": "played", "card": {"type": "creature"}}, "do": DRAW_ONE}
    played = case([creature("p = 1/3", plays), "l = fx_lord"], a_hand=["fx_lord", "fx_lurker"])
    played.moves("A play fx_lord")
    assert set(played.legal()) == {"next_trigger p", "next_trigger l"}
    played.moves("A next_trigger l")
    assert hand(played) == 3


def test_a_replaced_support_goes_to_its_owners_graveyard() -> None:
    """BH-74, BH-164, G-34: one of each kind; the sabre taken over returns to B's graveyard."""
    theft = spell([{"take_control": {"type": "support", "who": "enemy"}}])
    played = case(["fx_guild"], ["s = fx_sabre"], cards={"theft": theft}, a_hand=["theft", "fx_lens"])
    played.moves("A play theft", "A play fx_lens")
    assert played.cards_of("B", "graveyard") == ["fx_sabre"]
    assert hand(played) == 1  # its Death belonged to A, who controlled it
    assert played.is_in_play("A.fx_guild")


def test_terrain_may_be_used_in_the_turn_it_comes() -> None:
    """BH-75, G-29: like equipment, event and hero."""
    well = support("terrain", {"cost": {"close": True}, "do": DRAW_ONE})
    played = case(cards={"well": well}, a_hand=["well"]).moves("A play well", "A use A.well 0")
    assert hand(played) == 1


def test_a_creature_that_changes_sides_is_fresh_there_and_again_on_its_return() -> None:
    """BH-80, BH-81, BH-190, BH-205: borrowed with Dash, back home it may defend."""
    played = case(["a1 = 1/9"], ["b1 = 2/2", "b2 = 1/1"], a_hand=["fx_borrow"])
    played.moves("A play fx_borrow", "A target b1", "A attack b1 B.hero", "B defender none")
    assert wounds(played, "B.hero") == [2]
    played.moves("A end")
    assert played.thing("b1").controller == 1
    assert played.thing("b1").came_turn == 9
    assert "attack b1 A.hero" in played.legal()  # it came back in turn 9, and this is turn 10
