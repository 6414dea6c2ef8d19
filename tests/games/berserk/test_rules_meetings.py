"""Corners in which a card is spoken of while it is on its way: dead and delayed, united after a loss, entering."""

from __future__ import annotations

import pytest

from lomber.games.berserk.ready import built_in
from tests.games.berserk.cases import case, creature, wounds
from tests.games.berserk.making import DRAW_ONE, being, hand, numbers, spell, support

CREATURE = {"type": "creature"}


# -- chapter 8


def test_a_delayed_death_may_still_speak_of_its_card_where_it_landed() -> None:
    """BH-104, 18.4: references keep what they meant: at the end of the turn it comes back to the hand."""
    back = {"delay": {"on": "turn_end", "do": [{"to_hand": "self"}]}}
    ghost = being(1, 1, {"on": "death", "do": [back]})
    played = case([{"as": "g", "card": "ghost"}], cards={"ghost": ghost}, a_hand=["fx_doom"])
    played.moves("A play fx_doom", "A target g")
    assert played.cards_of("A", "graveyard") == ["ghost", "fx_doom"]
    assert played.moves("A end").cards_of("A", "hand") == ["ghost"]


def test_a_delayed_death_does_not_follow_a_card_that_has_left_the_graveyard() -> None:
    """BH-5, BH-104: revived meanwhile, it is another object, and stays."""
    back = {"delay": {"on": "turn_end", "do": [{"to_hand": "self"}]}}
    ghost = being(1, 1, {"on": "death", "do": [back]})
    played = case([{"as": "g", "card": "ghost"}], cards={"ghost": ghost}, a_hand=["fx_doom", "fx_raise"])
    played.moves("A play fx_doom", "A target g", "A play fx_raise", "A pick ghost", "A end")
    assert played.is_in_play("A.ghost")


def test_all_who_die_in_one_state_check_die_at_once_for_a_trigger_that_hears_it_once() -> None:
    """BH-102, BH-160, W-40: the banner dies, and in the same check whom its bonus kept alive."""
    hears = {
        "on": {"event": "dies", "card": CREATURE},
        "do": [{"heal": {"stat": "strike", "of": "event.card"}, "to": "hero"}],
    }
    played = case(
        [creature("w = 0/9", hears), "b = fx_banner [w2]", "a1 = 4/1 [w1]"],
        a_hero="fx_hero [w9]",
        a_hand=["fx_bolt"],
    )
    played.moves("A play fx_bolt", "A target b")
    assert played.legal() == ["which_event b", "which_event a1"]
    assert wounds(played.moves("A which_event a1"), "A.hero") == [5]


def test_what_a_step_and_the_check_after_it_bring_about_is_not_simultaneous() -> None:
    """BH-102: destroyed by the step, the banner is heard; who dies of it comes too late for this turn."""
    hears = {
        "on": {"event": "dies", "card": CREATURE},
        "do": [{"draw": {"stat": "cost", "of": "event.card"}}],
    }
    played = case([creature("w = 0/9", hears), "b = fx_banner", "a1 = 4/1 [w1]"], a_hand=["fx_doom"])
    played.moves("A play fx_doom", "A target b")
    assert not played.is_in_play("a1")
    assert hand(played) == 4


def test_last_are_all_with_whom_was_fought() -> None:
    """18.2, BH-141: not only the last of several."""
    rage = {"cost": {}, "do": [{"fight": {"who": "enemy", **CREATURE}, "if_done": [{"stun": "last"}]}]}
    played = case([creature("a1 = 1/9", rage)], ["b1 = 1/5", "b2 = 1/5"]).moves("A use a1 0")
    assert [played.thing(name).stunned for name in ("b1", "b2")] == [True, True]


# -- chapter 6


@pytest.mark.parametrize("first", [0, 1])
def test_in_the_recovery_all_cards_open_at_the_same_moment(first: int) -> None:
    """BH-41: who is kept closed by a closed card stays so, whichever of the two came first."""
    other = {"who": "own", **CREATURE, "other": True}
    frost = {"give": {"cannot": ["open"]}, "to": other, "if": {"is": "self", "fits": {"state": "closed"}}}
    squad = [creature("f = 1/1 [closed]", frost), "a1 = 1/1 [closed]"]
    played = case([squad[first], squad[1 - first]], phase="start.recovery")
    assert [played.thing(name).closed for name in ("f", "a1")] == [False, True]


# -- chapter 13


def test_a_loss_takes_what_was_on_the_card_not_what_is_attached_to_it_later() -> None:
    """18.4 `lose`, BH-236: what is gained later is not touched, though that card came into play before."""
    played = case(["a2 = 1/1 +armour2", "a1 = 1/3 +armour1"], a_hand=["fx_disarm", "fx_weld"])
    played.moves("A play fx_disarm", "A target a1")
    assert played.thing("a1").armour == 0
    played.moves("A play fx_weld", "A target a2", "A target a1")
    assert played.thing("a1").armour == 2


def test_what_a_card_has_lost_is_not_lost_by_the_one_under_which_it_is_laid() -> None:
    """BH-184, BH-236: neither print, nor what was gained, nor what a static text gives."""
    for host in ("a1 = 1/3 (mechanism) +armour2", "a1 = 1/3 (mechanism)"):
        gained = [{"feature": "first_strike"}]
        entry = {"as": "a1", "vanilla": host.partition("= ")[2], "gained": gained}
        played = case([entry, "a2 = 1/1 (mechanism)", "fx_smith"], a_hand=["fx_disarm", "fx_weld"])
        before = played.thing("a1").armour, played.thing("a1").keywords
        played.moves("A play fx_disarm", "A target a2")
        assert played.thing("a2").armour == 0
        played.moves("A play fx_weld", "A target a2", "A target a1")
        assert (played.thing("a1").armour, played.thing("a1").keywords) == before


def test_a_loss_for_the_turn_still_ends_with_it_on_a_united_card() -> None:
    """BH-51, BH-236: the armour of the one that was put under is back in the next turn, as its later one."""
    played = case(["a1 = 1/3 +armour1", "a2 = 1/1 +armour2"], a_hand=["fx_disarm", "fx_weld"])
    played.moves("A play fx_disarm", "A target a2", "A play fx_weld", "A target a2", "A target a1")
    assert played.thing("a1").armour == 1
    assert played.moves("A end").thing("a1").armour == 2


# -- entering play


def test_a_token_that_is_to_enter_is_looked_at_itself() -> None:
    """18.3 `would_enter`: not a card that lies under another."""
    united = {"as": "e", "card": "fx_engine", "parts": ["fx_module"]}
    for fitting, healed in (({"reserve": "created"}, 2), ({"class": "mechanism"}, 0)):
        barred = {"replace": {"event": "would_enter", "card": fitting}, "do": [{"heal": 1, "to": "hero"}]}
        played = case(
            [united, "x = gate"],
            cards={"gate": support("event", barred)},
            a_hand=["fx_muster"],
            a_hero="fx_hero [w5]",
        ).moves("A play fx_muster")
        assert wounds(played, "A.hero") == [5 - healed]
        assert played.is_in_play("A.fx_token") == (not healed)


def test_a_card_that_comes_into_play_while_its_place_is_cleared_does_not_come_twice() -> None:
    """BH-73, BH-155: instead of the older one dying the one that is to enter is played free."""
    clings = {
        "replace": {"event": "would_die", "card": "self"},
        "limit": "turn",
        "do": [{"play_free": {"kind": "weapon"}}],
    }
    cards = {"hook": support("weapon", clings)}
    played = case(["h = hook"], cards=cards, a_hand=["fx_lens"]).moves("A play fx_lens", "A pick fx_lens")
    pieces = [part.piece for thing in played.duel.things for part in thing.parts]
    assert len(pieces) == len(set(pieces)) == 3
    assert played.is_in_play("A.fx_lens")
    assert not played.is_in_play("h")


def test_tokens_made_while_a_token_is_on_its_way_are_others() -> None:
    """BH-2, BH-244: the reserve has any number of them."""
    sole = being(2, 2, reserve="created", keywords=["unique"])
    spawns = {"replace": {"event": "would_die"}, "limit": "turn", "do": [{"create": "sole"}]}
    played = case(
        [creature("w = 0/9", spawns)],
        cards={"sole": sole, "call": spell([{"create": "sole", "count": 2}])},
        a_hand=["call"],
    ).moves("A play call")
    pieces = [part.piece for thing in played.duel.things for part in thing.parts]
    assert len(pieces) == len(set(pieces))


def test_modules_created_under_one_mechanism_are_touched_as_one_card() -> None:
    """18.2 `last`, BH-219, BH-236: strengthened once, and united once with another."""
    cog = being(1, 1, reserve="created", classes=["mechanism"], keywords=["module"])
    steps = [
        {"create": "cog", "count": 3},
        {"modify": {"strike": 1}, "to": "last"},
        {"attach": "last", "to": "target"},
    ]
    call = spell(steps, target={"who": "own", **CREATURE})
    played = case(["a1 = 1/1"], cards={"cog": cog, "call": call}, a_hand=["call"])
    played.moves("A play call", "A target a1", "A module A.cog", "A module A.cog")
    assert numbers(played, "a1") == (1 + 3 + 1, 4)
    assert len(played.thing("a1").parts) == 4


def test_cards_taken_together_change_sides_once_each() -> None:
    """BH-190, BH-205: though one of them drives out a card of its new player (BH-73)."""
    hears = {"on": {"event": "control"}, "each": True, "do": DRAW_ONE}
    theft = spell([{"take_control": {"type": "support", "who": "enemy"}}])
    played = case(
        ["l = fx_lens", creature("w = 1/1", hears)],
        ["s = fx_totem", "x = fx_bow", "g = fx_guild"],
        cards={"theft": theft, "fx_bow": support("weapon")},
        a_hand=["theft"],
    ).moves("A play theft")
    assert [played.thing(name).controller for name in ("s", "x", "g")] == [0, 0, 0]
    assert not played.is_in_play("l")
    assert hand(played) == 3


# -- what is offered, and how it is called


def test_a_card_made_cheaper_is_offered_beside_its_equal() -> None:
    """BH-70, 18.4: two equal cards in hand, one of which costs four less."""
    sale = spell([{"modify": {"cost": -4}, "to": "target"}], target={"zone": "hand", "who": "own"})
    for open_coins, offered in ((1, ["play fx_doom"]), (5, ["play fx_doom", "play fx_doom#2"])):
        played = case(
            None,
            ["b1 = 1/1"],
            cards={"sale": sale},
            a_hand=["sale", "fx_doom", "fx_doom"],
            a_coins=[open_coins, 0],
        ).moves("A play sale")
        assert played.legal() == ["target fx_doom"]
        played.moves("A target fx_doom")
        assert [move for move in played.legal() if "play" in move] == offered
        played.moves(f"A {offered[0]}", "A target b1")
        assert played.duel.coins_open[0] == open_coins - 1


def test_equal_cards_in_two_graveyards_are_told_apart() -> None:
    """BH-94, 17: an answer means one card."""
    back = spell([{"to_hand": "target"}], target={**CREATURE, "zone": "graveyard"})
    for answer, taken in (("target fx_rat", (1, 0)), ("target fx_rat#2", (0, 1))):
        played = case(
            cards={"back": back},
            a_hand=["back"],
            a_graveyard=["fx_rat", "fx_rat"],
            b_graveyard=["fx_rat"],
        ).moves("A play back")
        assert played.legal() == ["target fx_rat", "target fx_rat#2"]
        played.move(f"A {answer}")
        assert (hand(played), hand(played, "B")) == taken


def test_no_two_triggers_are_called_alike() -> None:
    """17 `next_trigger`: two equal cards with two texts each."""
    heals = {"on": "turn_start", "do": [{"heal": 1, "to": "hero"}]}
    imp = being(1, 1, {"on": "turn_start", "do": DRAW_ONE}, heals)
    played = case([{"card": "imp"}, {"card": "imp"}], cards={"imp": imp}, phase="start.recovery")
    assert len(played.legal()) == 4 == len(set(played.legal()))


def test_events_of_one_card_are_told_apart_by_the_other() -> None:
    """BH-102, 17 `which_event`: at whom it shot; who has wounded it."""
    burst = {"cost": {"close": True}, "do": [{"shot": 1, "to": {"who": "enemy", **CREATURE}}]}
    poisons = {"on": "attack", "do": [{"poison": 1, "to": "event.target"}]}
    played = case([creature("a1 = 1/1", burst, poisons)], ["b1 = 1/3", "b2 = 1/3"]).moves("A use a1 0")
    assert played.legal() == ["which_event a1 b1", "which_event a1 b2"]
    played.moves("A which_event a1 b2")
    assert [int(played.thing(name).poison) for name in ("b1", "b2")] == [0, 1]


def test_which_card_was_drawn_is_not_told_by_asking_for_which() -> None:
    """BH-11, BH-102: the opponent chooses among cards that he may not know."""
    envies = {
        "on": {"event": "drawn", "player": "opponent"},
        "do": [{"wound": {"stat": "cost", "of": "event.card"}, "to": "enemy_hero"}],
    }
    gift = spell([{"draw": 2, "player": "opponent"}])
    played = case(
        [creature("w = 1/1", envies)], cards={"gift": gift}, a_hand=["gift"], b_deck=["fx_rat", "fx_doom"]
    ).moves("A play gift")
    assert played.legal() == ["which_event card", "which_event card#2"]
    assert wounds(played.moves("A which_event card#2"), "B.hero") == [5]


def test_what_a_position_has_acquired_is_later_than_everything_printed() -> None:
    """18.6, BH-185: wherever the smith is written, the gained Armour counts."""
    gained = [{"feature": {"armour": 3}}]
    engine = {"as": "e", "card": "fx_engine", "gained": gained}
    for squad in ([engine, "fx_smith"], ["fx_smith", engine]):
        assert case(squad).thing("e").armour == 3


# -- the base set


def test_the_mist_of_the_reed_whisperer_heals_whom_it_hides() -> None:
    """BH-242: once hidden it would not be healed any more."""
    played = case(["a1 = 1/3 [w2]"], cards=dict(built_in().cards), a_hero={"card": "reed_whisperer"}).moves(
        "A use A.hero 0", "A mode 0", "A target a1"
    )
    assert wounds(played, "a1") == [1]
    assert played.thing("a1").hidden
    assert numbers(played, "a1") == (1, 3)
