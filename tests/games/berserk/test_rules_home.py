"""What comes home at the end of a turn, what is saved, and what is left when something ceases."""

from __future__ import annotations

from tests.games.berserk.cases import case, creature, wounds
from tests.games.berserk.making import DRAW_ONE, hand, numbers, spell

SAVE_ANOTHER = {
    "replace": {"event": "would_die", "card": {"who": "own", "type": "creature", "other": True}},
    "limit": "turn",
    "do": [{"heal": "all", "to": "event.card"}, {"destroy": "self"}],
}


def test_borrowed_with_lives_that_were_lent_it_dies_at_home_BH_51() -> None:
    """BH-51, BH-104: both cease at the same moment, so the Death is its owner's."""
    bless = spell(
        [{"modify": {"lives": 3}, "to": "target", "until": "end_of_turn"}], target={"type": "creature"}
    )
    played = case(None, ["h = fx_herald"], cards={"bless": bless}, a_hand=["fx_borrow", "bless", "fx_bolt"])
    played.moves(
        "A play fx_borrow", "A target h", "A play bless", "A target h", "A play fx_bolt", "A target h"
    )
    assert played.thing("h").controller == 0
    played.moves("A end")
    assert not played.is_in_play("h")
    assert (hand(played), hand(played, "B")) == (0, 2)


def test_a_unique_card_that_comes_home_drives_out_the_one_revived_meanwhile_BH_190() -> None:
    """BH-190, BH-247: the return counts as coming under control; the receiving player's older copy goes."""
    priest = creature("p = 1/1", {"on": "death", "do": [{"revive": {"type": "creature", "class": "knight"}}]})
    played = case(
        None, ["l = fx_lord [w1]", priest], a_hand=["fx_borrow", "fx_bolt"], b_graveyard=["fx_lord"]
    )
    played.moves("A play fx_borrow", "A target l", "A play fx_bolt", "A target p", "B pick fx_lord")
    assert played.is_in_play("B.fx_lord")
    played.moves("A end")
    assert not played.is_in_play("B.fx_lord")
    assert wounds(played, "l") == [1]
    assert hand(played, "B") == 2  # its Death, and the card of the turn


def test_a_module_on_a_borrowed_engine_goes_with_it_and_dies_at_its_owners_BH_165() -> None:
    """BH-165, BH-190, BH-219: united under A, home to B with the engine; each part to its own graveyard."""
    played = case(None, ["e = fx_engine [closed]"], a_hand=["fx_borrow", "fx_module"], b_hand=["fx_doom"])
    played.moves(
        "A play fx_borrow", "A target e", "A play fx_module", "A module e", "A attack e B.hero", "A end"
    )
    assert played.thing("e").controller == 1
    assert numbers(played, "e") == (3, 5)
    played.moves("B play fx_doom", "B target e")
    assert played.cards_of("A", "graveyard")[0] == "fx_module"
    assert played.cards_of("B", "graveyard")[0] == "fx_engine"


def test_who_gave_its_life_for_another_may_be_saved_by_a_third_BH_155() -> None:
    """BH-155: the oldest stands in first, and its own death is an event of its own."""
    played = case(
        [creature("g = 1/2 [w1]", SAVE_ANOTHER), creature("k = 1/2", SAVE_ANOTHER), "v = 1/2"],
        a_hand=["fx_bolt"],
    )
    played.moves("A play fx_bolt", "A target v")
    assert not played.is_in_play("k")
    assert wounds(played, "v", "g") == [0, 0]


def test_saved_from_the_first_blow_it_strikes_though_it_is_closed_BH_128() -> None:
    """BH-128, BH-155: it is still in play, and that it fights back was settled before."""
    played = case(["a1 = 3/9 +first_strike"], ["b1 = fx_phoenix"]).moves("A attack a1 b1")
    assert played.thing("b1").closed
    assert wounds(played, "a1", "b1") == [3, 0]


def test_of_two_texts_that_save_a_card_each_serves_one_death_BH_155() -> None:
    """BH-155: once the event is replaced the younger has nothing to stand in for."""
    saves = {"replace": "would_die", "limit": "turn", "do": [{"heal": "all", "to": "self"}]}
    tells = {**saves, "do": [{"heal": "all", "to": "self"}, *DRAW_ONE]}
    played = case([creature("a1 = 1/2", saves, tells)], a_hand=["fx_bolt"] * 3)
    for cards in (2, 2):
        played.moves("A play fx_bolt", "A target a1")
        assert played.is_in_play("a1")
        assert hand(played) == cards
    assert not played.moves("A play fx_bolt", "A target a1").is_in_play("a1")


def test_a_wound_of_the_other_at_the_end_of_the_turn_comes_before_ones_own_healing_BH_105() -> None:
    """BH-105, BH-238: the non-active player's twilight, then regeneration, which finds nobody."""
    assert not case(["a1 = 1/2 +regeneration1 [w1][closed]"], ["fx_twilight"]).moves("A end").is_in_play("a1")
    played = case(["a1 = 1/2 +regeneration1 [w1][closed]", "t = fx_twilight"])
    played.moves("A end", "A next_trigger regeneration a1")
    assert wounds(played, "a1") == [1]


def test_a_cure_leaves_the_printed_poison_BH_228() -> None:
    """BH-185, BH-228: the last acquired counts, and among those remaining the print."""
    played = case(["a1 = fx_sickling"], a_hand=["fx_venom", "fx_antidote"])
    played.moves("A play fx_venom", "A target a1", "A play fx_antidote", "A target a1", "A end", "B end")
    assert wounds(played, "a1") == [1]


def test_lives_become_counts_what_is_lent_and_what_a_banner_gives_BH_212() -> None:
    """BH-181, BH-212: the number is that of the moment; what ceases later is missing."""
    lent = {"as": "a1", "vanilla": "2/2", "wounds": 3, "modify": [{"lives": 2, "until": "end_of_turn"}]}
    played = case([lent], a_hand=["fx_shrink"]).moves("A play fx_shrink", "A target a1")
    assert numbers(played, "a1") == (2, 3)
    assert numbers(played.moves("A end"), "a1") == (2, 1)
    played = case(["a1 = 1/1 [w1]", "f = fx_banner"], a_hand=["fx_shrink", "fx_doom"])
    played.moves("A play fx_shrink", "A target a1", "A play fx_doom", "A target f")
    assert numbers(played, "a1") == (1, 2)


def test_an_attacker_silenced_by_its_defender_closes_BH_130() -> None:
    """BH-130, BH-223: whether it has Experience in attack is seen when it would close."""
    hush = {"on": "defends", "do": [{"lose_features": "event.target"}]}
    played = case(["a1 = fx_twinblade"], [creature("b1 = 0/9", hush)])
    played.moves("A attack a1 B.hero", "B defender b1")
    assert played.thing("a1").closed
    assert played.legal() == ["end"]
