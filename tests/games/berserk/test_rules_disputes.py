"""Meetings of two texts about one event, one price or one target, as a referee would settle them."""

from __future__ import annotations

from tests.games.berserk.cases import case, creature, wounds
from tests.games.berserk.making import being, spell

CREATURE = {"type": "creature"}
OWN = {"who": "own", **CREATURE}
ENEMY = {"who": "enemy", **CREATURE}


# -- replacement with replacement (BH-155)


def test_a_younger_text_stands_instead_of_what_an_older_one_has_left_of_the_wounds_BH_155() -> None:
    """Three wounds, one prevented: the hero takes the two that are left."""
    older = {"replace": {"event": "would_wound", "card": OWN}, "prevent": 1}
    to_hero = [{"wound": {"event": "amount"}, "to": "hero"}]
    younger = {"replace": {"event": "would_wound", "card": {**OWN, "other": True}}, "do": to_hero}
    squad = [creature("b1 = 0/9", older), creature("b2 = 0/9", younger)]
    played = case(["a1 = 3/9"], squad).moves("A attack a1 b1", "B defender none")
    assert wounds(played, "b1", "B.hero") == [0, 2]
    played = case(["a1 = 3/9"], squad[::-1]).moves("A attack a1 b1", "B defender none")
    assert wounds(played, "b1", "B.hero") == [0, 3]


def test_a_younger_prevention_counts_what_an_older_one_has_left_BH_155() -> None:
    """Of five wounds the older text takes two; the younger all that are left but one."""
    older = {"replace": {"event": "would_wound", "card": "hero"}, "prevent": 2}
    but_one = {"plus": [{"event": "amount"}, -1]}
    younger = {"replace": {"event": "would_wound", "card": "hero"}, "limit": "turn", "prevent": but_one}
    played = case(
        ["a1 = 5/9"], [creature("b1 = 0/9 [closed]", older), creature("b2 = 0/9 [closed]", younger)]
    )
    assert wounds(played.moves("A attack a1 B.hero"), "B.hero") == [1]


def test_what_stands_instead_of_entering_may_speak_of_a_card_played_from_the_hand_BH_155() -> None:
    """It goes under the deck; without a word about it, it would go to the graveyard."""
    for do, deck, graveyard in (
        ([{"to_deck": "event.card", "at": "bottom"}], 11, []),
        ([{"heal": 1, "to": "hero"}], 10, ["fx_engine"]),
    ):
        gate = {"replace": {"event": "would_enter", "card": ENEMY}, "limit": "turn", "do": do}
        played = case([], [creature("b1 = 0/9", gate)], a_hand=["fx_engine"]).moves("A play fx_engine")
        assert len(played.cards_of("A", "deck")) == deck
        assert played.cards_of("A", "graveyard") == graveyard
        assert not played.is_in_play("A.fx_engine")
        assert (played.cards_of("A", "deck")[-1] == "fx_engine") == (deck == 11)


# -- prices and targets


def test_a_discount_given_to_the_opponent_is_read_by_whose_text_it_is_18_2() -> None:
    """`enemy` is the opponent of who played it: his creature costs two less, once."""
    gift = {"discount": {"card": ENEMY, "by": 2}, "player": "opponent"}
    played = case(cards={"gift": spell([gift])}, a_hand=["gift"], b_hand=["fx_engine"], b_coins=[1, 0])
    played.moves("A play gift", "A end")
    assert "play fx_engine" in played.legal()
    played.moves("B play fx_engine")
    assert played.duel.coins_open[1] == 1
    assert not played.duel.discounts


def test_targets_that_are_shot_one_after_another_must_be_in_reach_when_they_are_chosen_BH_94() -> None:
    """`it` of a `for_each` that goes through the targets is one of them."""
    target = {**ENEMY, "min": 0, "max": 2}
    volley = {"cost": {}, "target": target, "do": [{"for_each": "target", "do": [{"shot": 1, "to": "it"}]}]}
    played = case([creature("a1 = 1/1 (pirate)", volley)], ["b1 = fx_eel", "b2 = 1/3"])
    assert played.moves("A use a1 0").legal() == ["target none", "target b2"]


def test_targets_that_are_fought_one_after_another_must_be_in_reach_BH_94() -> None:
    targets = [{"id": "a", **OWN}, {"id": "b", **ENEMY}]
    brawl = spell([{"for_each": "t:a", "do": [{"fight": "t:b", "by": "it"}]}], targets=targets)
    played = case(
        ["a1 = 1/1 (pirate)", "a2 = 1/1"], ["b1 = fx_eel"], cards={"brawl": brawl}, a_hand=["brawl"]
    )
    assert played.moves("A play brawl").legal() == ["target a2"]


def test_a_creature_created_while_it_may_not_enter_leaves_no_trace_BH_155() -> None:
    """A token that was kept out is neither in play nor in a graveyard."""
    gate = {"replace": {"event": "would_enter", "card": ENEMY}, "limit": "turn", "do": [{"draw": 1}]}
    played = case([], [creature("b1 = 0/9", gate)], cards={"imp": being(1, 1)}, a_hand=["fx_muster"])
    played.moves("A play fx_muster")
    assert [int(thing.controller) for thing in played.duel.things[2:]] == [1, 0]
    assert played.cards_of("A", "graveyard") == ["fx_muster"]


def test_the_place_in_a_deck_is_read_once_for_all_cards_that_are_placed_18_2() -> None:
    """As many cards as the deck has, from the top: both of them get there, the second above the first."""
    size = {"count": {"who": "enemy", "zone": "deck"}}
    step = {"place": "fx_mark", "into": "opponent", "at": size, "count": 2}
    played = case(cards={"curse": spell([step])}, a_hand=["curse"], b_deck=["fx_bolt", "fx_rain", "fx_mend"])
    played.moves("A play curse")
    assert played.cards_of("B", "deck") == ["fx_bolt", "fx_rain", "fx_mark", "fx_mark", "fx_mend"]


def test_of_all_who_are_to_fight_a_target_those_do_who_can_reach_it_BH_94_BH_143() -> None:
    """A pirate and a soldier: the eel may be chosen for the soldier's sake, and the pirate passes by."""
    mob = spell([{"fight": "target", "by": OWN}], target=ENEMY)
    squad = ["a1 = 1/5 (pirate)", "a2 = 1/5"]
    played = case(squad, ["b1 = fx_eel"], cards={"mob": mob}, a_hand=["mob"])
    played.moves("A play mob", "A target b1")
    assert wounds(played, "a1", "a2", "b1") == [0, 2, 1]
    assert "play mob" not in case(squad[:1], ["b1 = fx_eel"], cards={"mob": mob}, a_hand=["mob"]).legal()


def test_nobody_fights_himself_BH_141() -> None:
    duellist = creature("a1 = 1/5", {"cost": {}, "target": CREATURE, "do": [{"fight": "target"}]})
    played = case([duellist, "a2 = 1/1"], ["b1 = 1/1", "b2 = 1/1"]).moves("A use a1 0")
    assert played.legal() == ["target b1", "target b2"]


# -- Frenzy


def test_while_frenzy_binds_no_text_uses_the_hero_or_a_shot_free_BH_201() -> None:
    """A feature that lets the hero shoot is the use of the hero; one that lets a scribe work is not."""
    for target, allowed in (("hero", False), ({"class": "archer"}, False), ({"class": "scribe"}, True)):
        squad = [
            "f = 1/1 +frenzy",
            creature("k = 1/1", {"cost": {}, "do": [{"use_free": target}]}),
            "s = 1/1 (archer) +shot1 [closed]",
            creature("w = 1/1 (scribe)", {"cost": {"coins": 9}, "do": [{"draw": 1}]}),
        ]
        played = case(squad, a_hero="fx_hero_archer", a_coins=[0, 5])
        assert ("use k 0" in played.legal()) == allowed
        assert "use k 0" in played.moves("A attack f B.hero").legal()
