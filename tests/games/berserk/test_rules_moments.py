"""Rules that meet in one moment: what happens at once, and what hides while a text speaks of it."""

from __future__ import annotations

from tests.games.berserk.cases import case, creature
from tests.games.berserk.making import DRAW_ONE, hand, spell


def test_creatures_revealed_together_hear_each_other() -> None:
    """BH-45, BH-237: all at once, so both are face up when either is heard of."""
    hears = {"on": {"event": "revealed", "card": {"other": True}}, "each": True, "do": DRAW_ONE}
    first, second = creature("a1 = 1/1 [hidden]", hears), creature("a2 = 1/2 [hidden]", hears)
    played = case([first, second], phase="start.recovery").moves("A reveal a1", "A reveal a2")
    played.moves("A next_trigger a1")
    assert hand(played) == 1 + 2


def test_hidden_creatures_may_be_named_in_any_order() -> None:
    """BH-45, 17: only the whole answer counts."""
    played = case(["a1 = 1/1 [hidden]", "a2 = 1/2 [hidden]", "a3 = 1/3 [hidden]"], phase="start.recovery")
    played.moves("A reveal a3", "A reveal a1", "A reveal done")
    assert [played.thing(name).hidden for name in ("a1", "a2", "a3")] == [False, True, False]


def test_creatures_hidden_together_hear_nothing_of_it() -> None:
    """BH-242, BH-243: their features sleep when the step has been done."""
    hears = {"on": {"event": "hidden", "card": {"other": True}}, "each": True, "do": DRAW_ONE}
    fog = spell([{"hide": {"who": "own", "type": "creature"}}])
    played = case(
        [creature("a1 = 1/1", hears), creature("a2 = 1/2", hears)], cards={"fog": fog}, a_hand=["fog"]
    )
    assert hand(played.moves("A play fog")) == 0


def test_a_condition_sees_all_wounds_of_the_moment() -> None:
    """BH-101, BH-151: of a spell on all creatures, and of two blows at the same time."""
    hears = {
        "on": {"event": "wounded", "card": "self"},
        "if": {"count": {"type": "creature", "wounded": True}, "min": 2},
        "do": DRAW_ONE,
    }
    played = case([creature("a1 = 1/3", hears)], ["b1 = 1/3"], a_hand=["fx_rain"]).moves("A play fx_rain")
    assert hand(played) == 1
    played = case([creature("a1 = 1/3", hears)], [creature("b1 = 1/3", hears)]).moves("A attack a1 b1")
    assert (hand(played), hand(played, "B")) == (1, 1)


def test_coins_that_open_in_the_recovery_are_seen_by_static_texts() -> None:
    """BH-41, BH-189: though no coin and no card comes to hand in this turn."""
    proud = {"give": {"strike": 5}, "if": {"coins_open_min": 10}}
    played = case([creature("a1 = 1/1", proud)], phase="start.recovery", a_deck=[], a_coins=[0, 10])
    assert played.thing("a1").strike == 6


def test_a_text_that_names_the_player_of_the_event_asks_which_event_it_was() -> None:
    """BH-102: one creature of each player dies; the owner of the feature says for whom it fires."""
    wake = {"on": {"event": "dies"}, "do": [{"draw": 1, "player": "event.player"}]}
    played = case([creature("w = 0/9", wake), "a1 = 1/1"], ["b1 = 1/1"], a_hand=["fx_rain"])
    played.moves("A play fx_rain")
    assert set(played.legal()) == {"which_event a1", "which_event b1"}
    played.moves("A which_event b1")
    assert (hand(played), hand(played, "B")) == (0, 1)


# -- hidden while a text speaks of it


def test_a_target_that_hides_in_the_midst_of_the_text_is_touched_no_more() -> None:
    """BH-71, BH-242: neither modified nor stunned nor poisoned nor destroyed."""
    steps = [
        {"hide": "target"},
        {"modify": {"strike": 2}, "to": "target"},
        {"stun": "target"},
        {"poison": 3, "to": "target"},
        {"destroy": "target"},
    ]
    fog = spell(steps, target={"type": "creature"})
    played = case(["a1 = 1/3"], cards={"fog": fog}, a_hand=["fog"]).moves("A play fog", "A target a1")
    hidden = played.thing("a1")
    assert (hidden.strike, hidden.stunned, hidden.closed, hidden.effects) == (1, False, False, [])


def test_a_text_that_looks_for_hidden_creatures_touches_them() -> None:
    """BH-10, BH-242: as its target, or one by one."""
    for text in (
        spell([{"destroy": "target"}], target={"type": "creature", "hidden": "only"}),
        spell([{"for_each": {"type": "creature", "hidden": "only"}, "do": [{"destroy": "it"}]}]),
    ):
        played = case(None, ["b1 = 1/3 [hidden]", "b2 = 1/3"], cards={"hunt": text}, a_hand=["hunt"])
        played.moves("A play hunt")
        if played.legal() == ["target b1"]:
            played.moves("A target b1")
        assert not played.is_in_play("b1")
        assert played.is_in_play("b2")


def test_a_text_that_looks_for_hidden_creatures_heals_them_and_another_does_not() -> None:
    """BH-10, BH-152, BH-242: as it hides, poisons or destroys them."""
    for hidden, left in (("only", 0), ("any", 0), ("no", 2)):
        balm = spell([{"heal": "all", "to": {"type": "creature", "hidden": hidden}}])
        played = case(["a1 = 1/3 [hidden][w2]"], cards={"balm": balm}, a_hand=["balm"]).moves("A play balm")
        assert played.thing("a1").wounds == left
    lamp = spell([{"heal": 1, "to": "target"}], target={"type": "creature", "hidden": "only"})
    played = case(["a1 = 1/3 [hidden][w2]"], cards={"lamp": lamp}, a_hand=["lamp"])
    assert played.moves("A play lamp", "A target a1").thing("a1").wounds == 1
