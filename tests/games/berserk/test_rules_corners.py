"""Corners of the rules in which two of them meet, number by number (chapters 7–13)."""

from __future__ import annotations

from typing import Any

import pytest

from lomber.table.errors import BadPosition
from tests.games.berserk.cases import case, coins, creature, wounds
from tests.games.berserk.making import DRAW_ONE, being, hand, spell, support

# -- chapters 6 and 7


def test_between_entering_and_thirst_nobody_dies() -> None:
    """BH-71, BH-211: the state check comes after the Thirst, so one who is about to die may still be bled."""
    withers = {"give": {"lives": -1}, "to": {"who": "own", "type": "creature", "other": True}}
    thirsty = being(2, 2, withers, keywords=[{"thirst": 1}])
    played = case(["a1 = 1/1", "a2 = 1/5"], cards={"thirsty": thirsty}, a_hand=["thirsty"])
    played.moves("A play thirsty")
    assert set(played.legal()) == {"thirst A.hero", "thirst a1", "thirst a2"}
    played.moves("A thirst a1")
    assert not played.is_in_play("a1")
    assert wounds(played, "A.hero", "a2") == [0, 0]


def test_a_spell_cannot_choose_itself_in_the_hand() -> None:
    """BH-71: alone in the hand it has no target."""
    sale = spell([{"modify": {"cost": -1}, "to": "target"}], target={"zone": "hand", "who": "own"})
    assert case(cards={"sale": sale}, a_hand=["sale"]).legal() == ["end"]
    played = case(cards={"sale": sale}, a_hand=["sale", "fx_doom"]).moves("A play sale")
    assert played.legal() == ["target fx_doom"]


def test_effects_that_cease_and_come_again_without_end_are_a_draw() -> None:
    """BH-51, BH-109: it goes home at the end of the turn, and is taken again for this turn, over and over."""
    clings = {
        "on": {"event": "control"},
        "each": True,
        "do": [{"take_control": "event.card", "until": "end_of_turn"}],
    }
    played = case([creature("w = 0/9", clings)], ["b1 = 1/1"], a_hand=["fx_borrow"])
    played.moves("A play fx_borrow", "A target b1", "A end")
    assert (played.duel.winner, played.duel.reason) == (2, "loop")


# -- chapter 8


@pytest.mark.parametrize("auto", [False, True])
def test_cards_that_play_each_other_free_without_end_are_a_draw_BH_109(auto: bool) -> None:
    """BH-200: from the graveyard it is compulsory, and each of the two finds the other there."""
    echo = spell([{"play_free": {"type": "spell"}, "from": "graveyard"}])
    played = case(cards={"echo": echo}, a_hand=["echo"], a_graveyard=["echo"])
    played.duel.rules.auto = auto
    played.moves("A play echo")
    while played.legal():
        played.moves("A pick echo")
    assert (played.duel.winner, played.duel.reason) == (2, "loop")


def test_a_feature_that_uses_itself_free_without_end_is_a_draw_BH_109() -> None:
    """BH-90, BH-200: any number of times a turn, and the payment is left out from the second on."""
    again = {"cost": {"coins": 1}, "uses": 0, "do": [{"use_free": "self"}]}
    played = case([creature("a1 = 1/1", again)])
    played.duel.rules.auto = True
    played.moves("A use a1 0")
    assert (played.duel.winner, played.duel.reason) == (2, "loop")


def test_equal_features_without_targets_are_not_ordered_wherever_they_come_from() -> None:
    """BH-106: two delayed texts of equal spells, two cards with Stealth."""
    played = case(a_hand=["fx_omen", "fx_omen"])
    played.moves("A play fx_omen", "A play fx_omen", "A end", "B end")
    assert hand(played) == 5
    sneak = being(1, 1, reserve="created", keywords=["stealth"])
    calls = spell([{"create": "sneak", "count": 2}])
    sneaks = case(cards={"sneak": sneak, "calls": calls}, a_hand=["calls"]).moves("A play calls")
    assert sneaks.thing("A.sneak#2").hidden
    assert not any("next_trigger" in asked for asked in played.asked + sneaks.asked)


def test_one_feature_gained_by_different_cards_is_ordered() -> None:
    """BH-106: the same text, but the cards are not equal."""
    gift = spell(
        [{"gain_ability": {"on": "death", "do": DRAW_ONE}, "to": {"who": "own", "type": "creature"}}]
    )
    played = case(["a1 = 1/1", "a2 = 2/1"], cards={"gift": gift}, a_hand=["gift", "fx_rain"])
    played.moves("A play gift", "A play fx_rain")
    assert played.legal() == ["next_trigger a1", "next_trigger a2"]


# -- chapters 10 and 11


def test_of_replacements_the_oldest_counts_not_that_of_the_oldest_card() -> None:
    """BH-155: the older creature has gained its text after the younger one came with its own."""
    printed = {
        "replace": {"event": "would_die", "card": "self"},
        "limit": "turn",
        "do": [{"heal": "all", "to": "self"}, {"draw": 1}],
    }
    gained = {
        "replace": {"event": "would_die"},
        "limit": "turn",
        "do": [{"heal": "all", "to": "event.card"}, {"coins": 1}],
    }
    gift = spell([{"gain_ability": gained, "to": "target"}], target={"type": "creature"})
    played = case(
        ["a0 = 1/1", creature("a1 = 1/1", printed)],
        cards={"gift": gift},
        a_hand=["gift", "fx_bolt"],
        a_coins=[5, 0],
    )
    played.moves("A play gift", "A target a0", "A play fx_bolt", "A target a1")
    assert hand(played) == 1
    assert coins(played, "A") == (3, 2)


def test_what_stands_instead_of_a_blow_is_done_and_checked_before_the_next_blow() -> None:
    """BH-128, BH-155: the bodyguard takes the first blow and dies; its banner no longer helps the answer."""
    others = {"who": "own", "type": "creature", "other": True}
    guard = creature(
        "w = 0/1",
        {"give": {"strike": 3}, "to": others},
        {"replace": {"event": "would_wound", "card": others}, "do": [{"wound": 9, "to": "self"}]},
    )
    played = case(["a1 = 2/9 +first_strike"], [guard, "b1 = 1/9"]).moves("A attack a1 b1", "B defender none")
    assert not played.is_in_play("w")
    assert wounds(played, "a1", "b1") == [1, 0]


def test_what_stands_instead_of_closing_is_done_before_the_triggers() -> None:
    """BH-130, BH-131, BH-155: On attack finds the card that was drawn instead."""
    upright = {"replace": {"event": "would_close", "card": "self"}, "limit": "turn", "do": DRAW_ONE}
    doubles = {"on": "attack", "do": [{"draw": {"count": {"zone": "hand", "who": "own"}}}]}
    played = case([creature("a1 = 1/1", upright, doubles)]).moves("A attack a1 B.hero")
    assert hand(played) == 2


def test_two_texts_instead_of_events_of_one_moment_come_in_the_order_of_the_events() -> None:
    """BH-155, BH-162: the older creature is saved first."""
    saves = {
        "replace": {"event": "would_die", "card": "self"},
        "limit": "turn",
        "do": [
            {"heal": "all", "to": "self"},
            {"modify": {"strike": {"count": {"wounded": True}}}, "to": "self"},
        ],
    }
    played = case([creature("a1 = 0/1", saves), creature("a2 = 0/1", saves)], a_hand=["fx_rain"])
    played.moves("A play fx_rain")
    assert [int(played.thing(name).strike) for name in ("a1", "a2")] == [1, 0]


def test_a_replacement_that_calls_itself_up_for_ever_is_a_draw() -> None:
    """BH-109, BH-155: instead of drawing, draw."""
    echo = {"replace": {"event": "would_draw", "player": "you"}, "do": DRAW_ONE}
    played = case([creature("w = 0/9", echo)], a_hand=["fx_insight"]).moves("A play fx_insight")
    assert (played.duel.winner, played.duel.reason) == (2, "loop")


# -- chapters 12 and 13


def test_after_a_hero_has_fallen_nobody_is_asked_which_event_it_was() -> None:
    """BH-280, BH-285, BH-102: two are wounded at once, and one of them was the last hero."""
    hears = {"on": {"event": "wounded"}, "do": [{"wound": {"event": "amount"}, "to": "event.card"}]}
    played = case([creature("w = 0/9", hears)], a_hand=["fx_quake"], b_hero="fx_hero [w29]")
    played.moves("A play fx_quake")
    assert (played.duel.winner, played.duel.reason) == (0, "hero")


def test_a_placed_part_of_a_united_card_has_no_death() -> None:
    """BH-165, BH-166, G-18: it goes to the reserve while the other part dies."""
    ghoul = being(1, 1, {"on": "death", "do": DRAW_ONE}, reserve="placed")
    united = {"as": "u", "card": "fx_herald", "parts": ["ghoul"]}
    played = case([united], cards={"ghoul": ghoul}, a_hand=["fx_doom"])
    played.moves("A play fx_doom", "A target u")
    assert hand(played) == 1
    assert played.cards_of("A", "graveyard") == ["fx_herald", "fx_doom"]


def test_the_parts_of_a_united_card_lie_in_the_order_in_which_they_came() -> None:
    """BH-167, BH-165: the older one below, though it was put under the younger."""
    played = case(["a1 = 1/1", "a2 = 2/1"], a_hand=["fx_weld", "fx_doom"])
    played.moves("A play fx_weld", "A target a1", "A target a2", "A play fx_doom", "A target a2")
    assert played.cards_of("A", "graveyard") == ["2/1", "1/1", "fx_doom", "fx_weld"]


def test_two_equal_unique_cards_that_change_places_at_once_both_stay() -> None:
    """BH-51, BH-190, BH-247: exchanged while neither was Unique, at the end of the turn both go home."""
    swap = spell(
        [
            {"lose": ["unique"], "to": {"card_id": "fx_lord"}, "until": "end_of_turn"},
            {"take_control": "t:his", "until": "end_of_turn"},
            {"take_control": "t:mine", "player": "opponent", "until": "end_of_turn"},
        ],
        targets=[{"id": "mine", "who": "own", "type": "creature"}, {"id": "his", "who": "enemy"}],
    )
    played = case(["l = fx_lord"], ["m = fx_lord"], cards={"swap": swap}, a_hand=["swap"])
    played.moves("A play swap", "A target l", "A target m")
    assert (played.thing("l").controller, played.thing("m").controller) == (1, 0)
    played.moves("A end")
    assert (played.thing("l").controller, played.thing("m").controller) == (0, 1)


def test_whoever_gains_poison_is_poisoned_BH_228() -> None:
    """BH-228, 18.3: the event occurs whichever verb says it, but not for Poison 0, which poisons nobody."""
    hears = {"on": {"event": "poisoned", "card": {"type": "creature"}}, "each": True, "do": DRAW_ONE}
    for value, drawn in ((2, 1), (0, 0)):
        cards = {"sting": spell([{"gain": [{"poison": value}], "to": "target"}], target={"type": "creature"})}
        played = case([creature("w = 0/9", hears)], ["b1 = 1/4"], cards=cards, a_hand=["sting"])
        played.moves("A play sting", "A target b1")
        assert hand(played) == drawn
        assert played.thing("b1").poison == value


def test_a_support_receives_no_wounds_and_cannot_pay_in_them_BH_7() -> None:
    """BH-154: it has no lives, so a payment in wounds of its own is none it could make; nor does poison bite."""
    bleeds = support("weapon", {"cost": {"wound_self": 1}, "uses": 0, "do": DRAW_ONE})
    bleeds["keywords"] = [{"poison": 1}]
    played = case([{"as": "s", "card": "bleeds"}], cards={"bleeds": bleeds}, phase="start.recovery")
    assert wounds(played, "s") == [0]
    assert "use s 0" not in played.legal()


@pytest.mark.parametrize(
    ("described", "rule"),
    [
        ({"b": ["b1 = 2/2 [w2]"]}, "BH-160"),
        ({"b": [{"as": "b1", "vanilla": "2/3", "wounds": 2, "modify": [{"lives": -1}]}]}, "BH-160"),
        ({"a": ["a1 = 1/2 [w2][hidden]"]}, "BH-160"),
        ({"b_hero": "fx_hero [w30]"}, "BH-280"),
        ({"a_failed_draws": 3}, "BH-282"),
    ],
)
def test_the_dead_do_not_lie_in_a_described_position_BH_160(described: dict[str, Any], rule: str) -> None:
    """BH-160, BH-280, BH-282: a state check would have taken them away; a banner may keep them alive."""
    with pytest.raises(BadPosition) as refused:
        case(**described)
    assert refused.value.rule == rule
    assert case(["fx_banner", "a1 = 1/1 [w1]"]).thing("a1").wounds == 1


@pytest.mark.parametrize(
    ("described", "rule"),
    [
        ({"a_hero": "fx_hero [hidden]"}, "BH-8"),
        ({"a": ["fx_lens [hidden]"]}, "BH-243"),
        ({"a": [{"card": "fx_engine", "parts": ["fx_bolt"]}]}, "BH-236"),
        ({"a": [{"card": "fx_lens", "parts": ["fx_engine"]}]}, "BH-236"),
        ({"a": [{"card": "fx_lens", "wounds": 1}]}, "BH-7"),
        ({"a_hand": ["fx_hero"]}, "BH-8"),
        ({"b_graveyard": ["fx_hero"]}, "BH-8"),
        ({"a_hand": ["fx_token"]}, "BH-245"),
        ({"b_deck": ["fx_rat", "fx_token"]}, "BH-245"),
        ({"a_graveyard": ["fx_token"]}, "BH-245"),
        ({"a_graveyard": ["fx_mark"]}, "BH-260"),
        ({"b_deck": ["fx_mark"] * 9, "b_hand": ["fx_mark"] * 2}, "BH-260"),
        ({"b_deck": ["fx_mark"] * 3, "options": {"placed_max": 2}}, "BH-260"),
    ],
)
def test_a_card_that_no_duel_lays_there_is_refused_in_a_described_position_18_6(
    described: dict[str, Any], rule: str
) -> None:
    """BH-7, BH-8, BH-236, BH-243, BH-245, BH-260."""
    with pytest.raises(BadPosition) as refused:
        case(**described)
    assert refused.value.rule == rule


def test_ten_placed_cards_and_a_dead_token_that_stays_may_be_described_18_6() -> None:
    """BH-245, BH-260: ten in deck and hand together, whoever owns them."""
    marks = [{"card": "fx_mark", "owner": "A"}] * 5
    assert case(b_deck=[*marks, *["fx_mark"] * 4], b_hand=["fx_mark"]).placed("B", "fx_mark") == 10
    assert case(a_graveyard=["fx_token"], options={"created_stay": True}).legal() == ["end"]
