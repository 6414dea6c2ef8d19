"""The card language (chapter 18), key by key, where two of its words meet."""

from __future__ import annotations

from typing import Any

from lomber.games.berserk.scenario import Scenario
from tests.games.berserk.cases import case, coins, creature, wounds
from tests.games.berserk.making import DRAW_ONE, being, hand, numbers, spell, support

CREATURE = {"type": "creature"}
GROW = {"modify": {"strike": 1, "lives": 1}, "to": "self"}


def played_spell(
    do: list[Any], a: list[Any] | None = None, b: list[Any] | None = None, **more: Any
) -> Scenario:
    """A spell of these steps, just played from A's hand."""
    cards = {"trial": spell(do), **more.pop("cards", {})}
    return case(a, b, cards=cards, a_hand=["trial", *more.pop("also", [])], **more).moves("A play trial")


# -- hidden creatures


def test_a_creature_that_has_hidden_is_not_this_card_any_more() -> None:
    """BH-104, BH-242: its own Hire comes after Stealth and finds nobody; before it, it grows."""
    sneak = being(1, 1, {"on": "hire", "do": [GROW]}, keywords=["stealth"])
    played = case(cards={"sneak": sneak}, a_hand=["sneak"]).moves("A play sneak")
    played.moves("A next_trigger stealth A.sneak")
    assert numbers(played, "A.sneak") == (1, 1)
    played = case(cards={"sneak": sneak}, a_hand=["sneak"]).moves("A play sneak")
    played.moves(next(f"A {move}" for move in played.legal() if "stealth" not in move))
    assert numbers(played, "A.sneak") == (2, 2)


def test_what_an_event_speaks_of_is_not_affected_once_it_has_hidden() -> None:
    """BH-242: whoever has hidden is neither stunned nor destroyed for it; a text may reveal it."""
    steps = [{"stun": "event.card"}, {"destroy": "event.card"}, {"reveal": "event.card"}]
    watch = creature("b1 = 1/1", {"on": {"event": "hidden", "card": CREATURE}, "do": steps})
    played = case(["a1 = 1/1"], [watch], a_hand=["fx_cloak"])
    played.moves("A play fx_cloak", "A target a1")
    assert not played.thing("a1").stunned
    assert not played.thing("a1").hidden


def test_a_condition_passes_over_the_hidden_unless_it_says_otherwise() -> None:
    """18.2: `hidden` is "no" in a filter, except in `count` and in the filters of events."""
    for hidden, drawn in (({}, 0), ({"hidden": "any"}, 1)):
        fits = {"is": "event.card", "fits": {**CREATURE, **hidden}}
        told = {"on": {"event": "hidden", "card": CREATURE}, "do": [{"if": fits, "then": DRAW_ONE}]}
        played = case(["a1 = 1/1", creature("a2 = 1/1", told)], a_hand=["fx_cloak"])
        assert hand(played.moves("A play fx_cloak", "A target a1")) == drawn


# -- how long


def test_what_lasts_while_its_source_is_in_play_does_not_begin_without_it() -> None:
    """BH-187: a spell is never in play; a creature that has died gives nothing and takes nobody over."""
    lasting = {"modify": {"strike": 3}, "to": CREATURE, "until": "while_source"}
    assert numbers(played_spell([lasting], ["a1 = 1/1"]), "a1") == (1, 1)
    claim = {"take_control": {"who": "enemy", **CREATURE}, "until": "while_source", "if_done": DRAW_ONE}
    played = case(
        [creature("a1 = 1/1", {"on": "death", "do": [claim]})], ["b1 = 2/2"], a_hand=["fx_doom"]
    ).moves("A play fx_doom", "A target a1")
    assert played.thing("b1").controller == 1
    assert hand(played) == 1


def test_what_a_card_upholds_is_upheld_by_the_united_card() -> None:
    """BH-187, BH-236: the banner is laid under another; its gift lasts until both die."""
    lends = {"modify": {"strike": 2}, "to": "target", "until": "while_source"}
    gives = {"cost": {}, "target": {"who": "own", **CREATURE, "other": True}, "do": [lends]}
    played = case([creature("a1 = 1/1", gives), "a2 = 1/1", "a3 = 1/1"], a_hand=["fx_weld", "fx_doom"]).moves(
        "A use a1 0", "A target a3", "A play fx_weld", "A target a1", "A target a2"
    )
    assert numbers(played, "a3") == (3, 1)
    assert numbers(played.moves("A play fx_doom", "A target a2"), "a3") == (1, 1)


# -- delayed texts


def test_a_delayed_text_keeps_the_cards_of_the_event_that_made_it() -> None:
    """18.4: whoever entered is destroyed when the turn ends; as many cards as there were wounds are drawn."""
    enters = {"event": "enters", "card": {"who": "own", **CREATURE, "other": True}}
    doomed = {"on": enters, "do": [{"delay": {"on": "turn_end", "do": [{"destroy": "event.card"}]}}]}
    played = case([creature("a1 = 1/1", doomed)], a_hand=["fx_rat"]).moves("A play fx_rat", "A end")
    assert not played.is_in_play("A.fx_rat")
    assert played.is_in_play("a1")
    bitten = {"delay": {"on": "turn_end", "do": [{"draw": {"event": "amount"}}]}}
    played = case([creature("a1 = 1/9", {"on": "wounded", "do": [bitten]})], a_hand=["fx_bolt"])
    assert hand(played.moves("A play fx_bolt", "A target a1", "A end")) == 3


def test_a_delay_made_without_an_event_speaks_of_its_own() -> None:
    """18.4: of the next creature that dies its last strike is read (BH-104)."""
    mourning = {
        "delay": {
            "on": {"event": "dies", "card": CREATURE},
            "do": [{"draw": {"stat": "strike", "of": "event.card"}}],
        }
    }
    played = played_spell([mourning], ["a1 = 3/1"], also=["fx_rain"]).moves("A play fx_rain")
    assert hand(played) == 3


# -- replacements


def test_a_replacement_does_not_answer_for_the_step_that_it_replaced() -> None:
    """BH-155, 18.2: two received wounds, one was spared and healed nobody: it was done, and `last` are the two."""
    spared = {"replace": {"event": "would_wound", "card": "self"}, "do": [{"heal": 1, "to": "hero"}]}
    played = played_spell(
        [{"wound": 1, "to": CREATURE, "if_done": [{"stun": "last"}]}],
        ["a1 = 1/3", creature("a2 = 1/3", spared)],
        ["b1 = 1/3"],
    )
    assert wounds(played, "a1", "a2", "b1") == [1, 0, 1]
    assert [played.thing(name).stunned for name in ("a1", "a2", "b1")] == [True, False, True]


def test_a_card_kept_from_entering_is_not_what_the_step_made() -> None:
    """BH-155: of two tokens none comes; what came instead is no token."""
    barred = {
        "replace": {"event": "would_enter", "card": {"reserve": "created"}},
        "do": [{"heal": 1, "to": "hero"}],
    }
    muster = [{"create": "fx_token", "count": 2, "if_done": DRAW_ONE}, {"wound": 2, "to": "last"}]
    played = played_spell(
        muster, ["fx_barrier"], cards={"fx_barrier": support("event", barred)}, a_hero="fx_hero [w5]"
    )
    assert wounds(played, "A.hero") == [3]
    assert hand(played) == 0


# -- texts on spells


def test_whatever_a_spell_says_is_a_spells_wound() -> None:
    """BH-153, BH-215: drawn, it wounds as a spell, and cannot choose who is protected from spells."""
    omen = {
        "type": "spell",
        "cost": 1,
        "abilities": [
            {"spell": True, "do": []},
            {"on": "drawn", "zone": "hand", "target": CREATURE, "do": [{"wound": 2, "to": "target"}]},
        ],
    }
    hurt = {"on": {"event": "wounded", "kind": "spell"}, "do": DRAW_ONE}
    played = case(
        [creature("a1 = 1/9", hurt), "m = fx_monk"],
        cards={"omen": omen},
        a_deck=["omen"] + ["fx_rat"] * 3,
        a_hand=["fx_insight"],
    ).moves("A play fx_insight")
    assert played.legal() == ["target a1"]
    assert hand(played.moves("A target a1")) == 3


# -- shots and fights without a choice


def test_an_untargeted_shot_strikes_the_other_side_only() -> None:
    """BH-140, BH-143: "at each creature" means each that can be attacked; "at each of yours" means what it says."""
    volley = played_spell([{"shot": 1, "to": {"type": "character"}}], ["a1 = 1/3"], ["b1 = 1/3"])
    assert wounds(volley, "a1", "A.hero", "b1", "B.hero") == [0, 0, 1, 1]
    own = played_spell([{"shot": 1, "to": {"who": "own", **CREATURE}}], ["a1 = 1/3"], ["b1 = 1/3"])
    assert wounds(own, "a1", "b1") == [1, 0]


def test_a_shot_at_each_one_after_another_passes_over_the_elusive_too() -> None:
    """BH-143, BH-263: the pirate shoots at whoever entered, but the open eel is out of his reach."""
    greets = {"on": {"event": "enters", "card": {"who": "enemy"}}, "do": [{"shot": 1, "to": "event.card"}]}
    watch = creature("b1 = 1/1 (pirate)", greets)
    assert wounds(case(None, [watch], a_hand=["fx_eel"]).moves("A play fx_eel"), "A.fx_eel") == [0]
    each = [{"for_each": CREATURE, "do": [{"shot": 1, "to": "it"}]}]
    raid = creature("a1 = 1/3 (pirate)", {"cost": {}, "do": each})
    played = case([raid, "a2 = 1/3"], ["b1 = fx_eel", "b2 = 1/3"]).moves("A use a1 0")
    assert wounds(played, "a1", "a2", "b1", "b2") == [0, 0, 0, 1]


def test_who_cannot_attack_or_be_attacked_does_not_fight_either() -> None:
    """18.4, BH-263: `cannot` holds for fights without a choice; several are fought in order of arrival."""
    rage = {"cost": {}, "do": [{"fight": {"who": "enemy", **CREATURE}, "if_done": DRAW_ONE}]}
    played = case([creature("a1 = 1/9", rage)], ["b1 = 1/1", "b2 = 2/3"]).moves("A use a1 0")
    assert wounds(played, "a1", "b2") == [3, 1]
    assert next(line for line in played.duel.log if line[0] == "fights")[2] < played.thing("b2").number
    for keeping in (
        {"give": {"cannot": ["attack"]}, "to": {"who": "enemy", **CREATURE}},
        {"give": {"cannot": ["be_attacked"]}, "to": {"who": "own", **CREATURE}},
    ):
        held = case([creature("a1 = 1/9", rage)], [creature("b1 = 1/1", keeping)]).moves("A use a1 0")
        assert wounds(held, "a1", "b1") == [0, 0]
        assert hand(held) == 0


# -- payments


def using(cost: dict[str, Any], *others: str, **more: Any) -> Scenario:
    return case([creature("a1 = 1/1", {"cost": cost, "do": DRAW_ONE}), *others], **more)


def test_one_card_does_not_pay_twice() -> None:
    """18.2: all keys or the feature cannot be used: sacrificed, a card is neither closed nor wounded."""
    both = {"sacrifice": {**CREATURE, "other": True}, "close_other": CREATURE}
    assert "use a1 0" not in using(both, "a2 = 1/1").legal()
    paying = using(both, "a2 = 1/1", "a3 = 1/1 [closed]")
    assert paying.moves("A use a1 0").legal() == ["sacrifice a3"]
    itself = using({"sacrifice": CREATURE, "close": True}, "a2 = 1/1").moves("A use a1 0")
    assert itself.legal() == ["sacrifice a2"]
    assert "use a1 0" not in using({"sacrifice": CREATURE, "wound_self": 1}).legal()
    assert "use a1 0" in using({"wound_self": 1, "sacrifice": CREATURE}).legal()


def test_coins_are_paid_in_the_printed_order_of_the_keys() -> None:
    """18.2, 18.4: closed coins are lost first; what is closed can be lost, what is lost cannot be closed."""
    assert coins(using({"coins": 2, "lose_coins": 2}, a_coins=[2, 0]).moves("A use a1 0"), "A") == (0, 0)
    assert "use a1 0" not in using({"lose_coins": 2, "coins": 2}, a_coins=[2, 0]).legal()
    assert coins(using({"lose_coins": 2, "coins": 2}, a_coins=[2, 2]).moves("A use a1 0"), "A") == (0, 2)


def test_a_demand_of_two_keys_is_not_met_by_one_card() -> None:
    """BH-262: wholly or not at all."""
    demand = {"sacrifice": CREATURE, "close": CREATURE}
    raider = {"on": "hire", "do": [{"extort": demand}]}
    cards = {"raider": being(1, 1, raider)}
    played = case(None, ["b1 = 1/1"], cards=cards, a_hand=["raider"]).moves("A play raider")
    assert played.legal() == ["extort refuse"]
    played = case(None, ["b1 = 1/1", "b2 = 1/1 [closed]"], cards=cards, a_hand=["raider"])
    assert played.moves("A play raider", "B extort pay").legal() == ["sacrifice b2"]


def test_a_toll_on_features_is_paid_for_those_that_cost_no_coins_too() -> None:
    """18.4: `use_cost` is of the coins of a feature, which may be none; never below 0."""
    dear = support("terrain", {"give": {"use_cost": 2}, "to": {"who": "own", **CREATURE}})
    played = using({}, "dear", cards={"dear": dear}, a_coins=[3, 0])
    assert coins(played.moves("A use a1 0"), "A") == (1, 2)
    assert "use a1 0" not in using({}, "dear", cards={"dear": dear}, a_coins=[1, 9]).legal()


# -- finding and using free


def test_a_card_in_the_graveyard_may_find_itself() -> None:
    """BH-71, BH-113, BH-203: only a spell cannot; a text that works in the graveyard raises its own card."""
    rises = {"on": "turn_start", "zone": "graveyard", "do": [{"revive": {"card_id": "ghoul"}}]}
    cards = {"ghoul": being(1, 1, rises)}
    played = case(cards=cards, a_graveyard=["ghoul"], phase="start.recovery")
    assert played.moves("A pick ghoul").is_in_play("A.ghoul")


def test_a_card_played_free_from_a_secret_zone_can_always_be_declined() -> None:
    """Chapter 17, `search_may_decline`: the option is about Search and Summon only."""
    for verb, none in (("play_free", True), ("summon", False), ("search", False)):
        step = {verb: CREATURE, **({"from": "deck"} if verb == "play_free" else {})}
        played = played_spell([step], a_deck=["fx_rat"], options={"search_may_decline": False})
        assert ("pick none" in played.legal()) == none


def test_a_free_use_of_all_that_fit_is_one_of_each() -> None:
    """BH-200, 18.2: a filter means all; whoever has used its feature or has none is passed over."""
    scribe = {"cost": {"coins": 9}, "do": DRAW_ONE}
    played = played_spell(
        [{"use_free": {"who": "own", **CREATURE}, "if_done": [{"wound": 1, "to": "last"}]}],
        ["a0 = 1/3", creature("a1 = 1/3", scribe), creature("a2 = 1/3", scribe)],
    )
    while played.legal()[0].startswith("pick"):
        played.moves(f"A {played.legal()[0]}")
    assert hand(played) == 2
    assert wounds(played, "a0", "a1", "a2") == [0, 1, 1]


# -- playing


def test_nobody_dies_between_the_playing_of_a_card_and_its_thirst() -> None:
    """BH-71, BH-211: the state is checked after Thirst; whom the new card weakens to death can still be chosen."""
    blight = {"give": {"lives": -1}, "to": {"who": "own", **CREATURE, "other": True}}
    cards = {"blight": being(1, 1, blight, keywords=[{"thirst": 1}])}
    played = case(["a1 = 1/1", "a2 = 1/3"], cards=cards, a_hand=["blight"]).moves("A play blight")
    assert played.legal() == ["thirst A.hero", "thirst a1", "thirst a2"]
    assert not played.moves("A thirst a2").is_in_play("a1")
    assert wounds(played, "a2") == [1]


def test_of_two_thirsts_of_a_spell_the_lower_counts_or_the_larger_by_option() -> None:
    """BH-185, BH-211: `stacking`."""
    dry = {**spell(DRAW_ONE), "keywords": [{"thirst": 3}, {"thirst": 1}]}
    for largest, drunk in ((False, 1), (True, 3)):
        played = case(cards={"dry": dry}, a_hand=["dry"], options={"stacking_max": largest})
        assert wounds(played.moves("A play dry", "A thirst A.hero"), "A.hero") == [drunk]


def test_frenzy_is_not_laid_to_rest_by_closing_who_must_attack() -> None:
    """BH-201: no feature that closes such a creature, by its payment or by its text; others may be closed."""
    stuns = support("amulet", {"cost": {"close": True}, "target": CREATURE, "do": [{"stun": "target"}]})
    rests = support("terrain", {"cost": {}, "do": [{"close": {"who": "own", **CREATURE}}]})
    cards = {"stuns": stuns, "rests": rests}
    played = case(["f = fx_berserker", "stuns", "rests"], ["b1 = 1/1"], cards=cards)
    assert [move for move in played.legal() if "use" in move] == ["use A.stuns 0"]
    assert played.moves("A use A.stuns 0").legal() == ["target b1"]
    played.moves("A target b1", "A attack f B.hero")
    assert "use A.rests 0" in played.legal()


def test_of_several_those_that_are_no_mechanisms_are_upgraded() -> None:
    """BH-250: the text goes on if one was; it is cancelled if all of them were mechanisms already."""
    forge = [{"upgrade": {"who": "own", **CREATURE}}, *DRAW_ONE]
    played = played_spell(forge, ["e = fx_engine", "a1 = 1/1 (elf)"])
    assert played.thing("a1").classes == played.thing("e").classes == 1
    assert hand(played) == 1
    assert hand(played_spell(forge, ["e = fx_engine"])) == 0
    assert hand(played_spell(forge)) == 1


# -- filters, numbers, modes


def test_every_word_of_a_filter_may_be_a_list() -> None:
    """18.2: where a key takes a word it also takes a list, and one of them fits."""
    for fitting, number in (
        ({"who": ["own", "enemy"], **CREATURE}, 3),
        ({"hidden": ["no", "only"], **CREATURE}, 3),
        ({"hidden": ["only"], **CREATURE}, 1),
        ({"zone": ["hand", "graveyard"], "who": "own"}, 3),
        ({"zone": ["play", "graveyard"], "who": ["own"], **CREATURE}, 4),
        ({"state": ["open", "closed"], **CREATURE}, 3),
        ({"type": ["creature", "hero"]}, 5),
    ):
        played = played_spell(
            [{"draw": {"count": fitting}}],
            ["a1 = 1/1", "a2 = 1/1 [hidden]"],
            ["b1 = 1/1 [closed]"],
            also=["fx_bolt"],
            a_graveyard=["fx_rat", "fx_rat"] if "play" in str(fitting) else ["fx_rat"],
        )
        assert hand(played) == 1 + number, fitting


def test_a_target_may_lie_in_play_or_elsewhere() -> None:
    """18.2: a list of zones; the chosen card is put into the hand from wherever it lies."""
    recall = spell([{"to_hand": "target"}], target={"who": "own", **CREATURE, "zone": ["play", "graveyard"]})
    played = case(["a1 = 1/1"], cards={"recall": recall}, a_hand=["recall"], a_graveyard=["fx_rat"])
    assert played.moves("A play recall").legal() == ["target a1", "target fx_rat"]
    assert played.moves("A target fx_rat").cards_of("A", "hand") == ["fx_rat"]


def test_a_mode_that_leaves_no_target_for_the_text_is_not_offered() -> None:
    """BH-94: the targets of the mode and of the text are different, and a complete choice must exist."""
    both = spell(
        [
            {
                "choose": [
                    {"targets": [{"id": "b", **CREATURE}], "do": [{"wound": 1, "to": "t:b"}]},
                    {"do": DRAW_ONE},
                ]
            },
            {"wound": 1, "to": "target"},
        ],
        target=CREATURE,
    )
    played = case(["a1 = 1/3"], cards={"both": both}, a_hand=["both"]).moves("A play both")
    assert played.legal() == ["mode 1"]
    assert wounds(played.moves("A mode 1", "A target a1"), "a1") == [1]


def test_a_mode_inside_a_loop_is_offered_by_the_targets_that_are_left() -> None:
    """18.4: the first round took the only creature; in the second its mode is not offered."""
    hit = {"target": {"who": "own", **CREATURE}, "do": [{"wound": 1, "to": "target"}]}
    twice = [{"repeat": 2, "do": [{"choose": [{"do": DRAW_ONE}, hit]}]}]
    played = played_spell(twice, ["a1 = 1/1"]).moves("A mode 1", "A target a1")
    assert played.legal() == ["mode 0"]
    played = played_spell(twice, ["a1 = 1/3"]).moves("A mode 1", "A target a1", "A mode 1", "A target a1")
    assert wounds(played, "a1") == [2]


def test_a_draw_of_either_player_may_be_replaced() -> None:
    """18.3: `would_draw` is about no card, so that its short form fits every draw."""
    barred = {"replace": "would_draw", "limit": "turn", "do": [{"wound": 1, "to": "hero"}]}
    played = case([creature("a1 = 1/1", barred)], a_hand=["fx_insight"]).moves("A play fx_insight")
    assert hand(played) == 1
    assert wounds(played, "A.hero") == [1]


def test_products_of_products_stay_within_reason() -> None:
    """18.2: a NUMBER may be any integer."""
    huge: Any = 9999
    for _ in range(8):
        huge = {"times": [huge, -9999]}
    played = played_spell([{"wound": huge, "to": "enemy_hero"}])
    assert played.duel.reason in ("", "hero")


def test_a_mode_chosen_before_the_payment_is_not_that_of_a_choice_inside_a_step_BH_71() -> None:
    """BH-71.2, 18.4: only what stands at the top of the text is chosen ahead; the other when its turn comes."""
    inner = {"choose": [{"do": [{"draw": 1}]}, {"do": [{"draw": 2}]}]}
    outer = {"choose": [{"do": [{"wound": 1, "to": "hero"}]}, {"do": [{"wound": 3, "to": "hero"}]}]}
    played = played_spell([{"may": [inner]}, outer])
    played.moves("A mode 1", "A may yes", "A mode 0")
    assert (hand(played), wounds(played, "A.hero")) == (1, [3])
