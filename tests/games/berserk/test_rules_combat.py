"""Strikes, shots, fights and wounds, rule by rule (chapters 9–11)."""

from __future__ import annotations

from tests.games.berserk.cases import case, creature, wounds
from tests.games.berserk.making import DRAW_ONE, ENEMY_CHARACTER, hand, spell


def declared(*do: object) -> dict[str, object]:
    """A text of B that answers A's attack."""
    return {"on": {"event": "attack_declared", "card": {"who": "enemy"}}, "do": list(do)}


def test_who_may_attack_whom() -> None:
    """BH-120, BH-121: strike 0 may attack; hidden ones neither attack nor are attacked; supports never are."""
    played = case(
        ["a1 = 0/1", "a2 = 1/1 [hidden]", "a3 = 1/1 [closed]", "a4 = 1/1 [fresh]"],
        ["b1 = 1/1 [hidden]", "b2 = 1/1 [closed]", "fx_totem"],
    )
    assert played.legal() == ["end", "attack a1 B.hero", "attack a1 b2"]


def test_the_declaration_is_settled_before_the_defender_is_asked() -> None:
    """BH-122, BH-123, BH-132: the declared attack stuns the only possible defender."""
    stunning = declared({"close": {"who": "own", "type": "creature", "other": True}})
    played = case(["a1 = 1/1"], [creature("w = 1/1 [closed]", stunning), "b1 = 1/1"])
    played.moves("A attack a1 B.hero")
    assert wounds(played, "B.hero") == [1]
    assert played.thing("a1").attacks_made == 1


def test_a_defender_that_leaves_is_not_replaced_and_the_target_is_spared() -> None:
    """BH-124, BH-125, G-1: blocked; no blow, no On attack, yet the attacker closes (BH-130)."""
    runs = {"on": "defends", "do": [{"to_hand": "self"}]}
    played = case(["a1 = fx_skirmisher"], [creature("b1 = 1/1", runs), "b2 = 1/1"])
    played.moves("A attack a1 B.hero", "B defender b1")
    assert wounds(played, "B.hero", "b2") == [0, 0]
    assert hand(played) == 0
    assert played.thing("a1").closed


def test_a_blocked_defence_counts_as_one() -> None:
    """BH-124, BH-125, G-39: it cannot defend again this turn, though it was opened."""
    blocks = {"on": "defends", "do": [{"block_attack": True}]}
    played = case(["a1 = 1/1", "a2 = 1/1"], [creature("b1 = 1/9 +experience_defence", blocks)])
    played.moves("A attack a1 B.hero", "B defender b1", "A attack a2 B.hero")
    assert wounds(played, "B.hero", "b1") == [1, 0]


def test_an_attack_ends_when_its_target_hides_or_changes_sides() -> None:
    """BH-125: hidden at the declaration, the target is spared; nobody is asked to defend."""
    hides = declared({"hide": "event.target"})
    played = case(["a1 = 2/2"], [creature("w = 1/1 [closed]", hides), "b1 = 1/1", "b2 = 1/1"])
    played.moves("A attack a1 b1")
    assert played.thing("b1").hidden
    assert wounds(played, "b1") == [0]
    assert played.thing("a1").closed
    assert not any("defender" in asked for asked in played.asked)


def test_a_hero_does_not_fight_back_and_first_strike_against_the_closed_does_nothing() -> None:
    """BH-126, BH-128: also a closed target with First strike deals nothing."""
    played = case(["a1 = 2/1 +first_strike"], ["b1 = 5/3 +first_strike [closed]"]).moves("A attack a1 b1")
    assert wounds(played, "a1", "b1") == [0, 2]


def test_first_strike_of_the_attacker_spares_it_the_answer() -> None:
    """BH-127, BH-128, BH-229, G-28: the victim is gone at once; its Death comes after the closing."""
    played = case(["a1 = 2/1 +first_strike"], ["b1 = fx_avenger"]).moves("A attack a1 b1")
    assert wounds(played, "a1", "A.hero") == [0, 1]
    survives = case(["a1 = 2/1 +first_strike"], ["b1 = 1/3"]).moves("A attack a1 b1")
    assert not survives.is_in_play("a1")


def test_on_attack_comes_even_if_every_wound_was_prevented_and_not_on_a_return_strike() -> None:
    """BH-129, BH-226, BH-235: a blow for nothing is a blow."""
    played = case([creature("a1 = 0/5", {"on": "attack", "do": DRAW_ONE})], ["b1 = 1/9"])
    played.moves("A attack a1 b1")
    assert hand(played) == 1
    played.moves("A end", "B end", "A end", "B attack b1 a1")
    assert hand(played) == 2  # the other is the draw of A's turn


def test_the_original_target_keeps_its_position() -> None:
    """BH-130, G-9, G-32: an open target that fought stays open; the attacker closes after the blows."""
    played = case(["a1 = 1/9"], ["b1 = 1/9"]).moves("A attack a1 b1")
    assert not played.thing("b1").closed
    assert played.thing("a1").closed


def test_everything_since_the_defence_is_one_batch() -> None:
    """BH-131, BH-105: On attack and Death of A's two cards are ordered together."""
    played = case(
        [
            creature(
                "a1 = 2/1",
                {"on": "attack", "do": DRAW_ONE},
                {"on": "death", "do": [{"heal": 1, "to": "hero"}]},
            )
        ],
        ["b1 = 1/2"],
        a_hero="fx_hero [w5]",
    )
    played.moves("A attack a1 b1")
    assert played.legal() == ["next_trigger a1", "next_trigger a1#2"]


def test_what_does_not_remove_the_attacker_does_not_stop_it() -> None:
    """BH-133: closed and stunned it still strikes; a defender closed meanwhile fights back."""
    stuns = declared({"stun": "event.card"})
    played = case(["a1 = 2/2"], [creature("w = 1/1 [closed]", stuns)]).moves("A attack a1 B.hero")
    assert wounds(played, "B.hero") == [2]
    closes = {"on": "defends", "do": [{"close": "self"}]}
    played = case(["a1 = 2/2"], [creature("b1 = 1/3", closes)]).moves("A attack a1 B.hero", "B defender b1")
    assert wounds(played, "a1", "b1") == [1, 2]


def test_a_shot_is_unanswered_and_is_no_strike_attack() -> None:
    """BH-140, BH-207, BH-143: no defender; the strike attack is left, if the card is opened."""
    played = case(["a1 = fx_archer"], ["b1 = 5/5", "b2 = 1/1"], a_hand=["fx_unlock"])
    played.moves("A use a1 0", "A target b1")
    assert wounds(played, "b1", "a1") == [2, 0]
    assert played.thing("a1").attacks_made == 0


def test_elusiveness_holds_off_shots_and_fights_but_only_of_creatures() -> None:
    """BH-140, BH-263, G-21: a pirate's shot cannot choose the open eel; a hero's can."""
    shot = {"cost": {"close": True}, "target": ENEMY_CHARACTER, "do": [{"shot": 1, "to": "target"}]}
    played = case([creature("a1 = 1/1 (pirate)", shot)], ["e = fx_eel"], a_hero="fx_hero_archer")
    played.moves("A use a1 0")
    assert played.legal() == ["target B.hero"]
    played.moves("A target B.hero", "A use A.hero 0")
    assert set(played.legal()) == {"target B.hero", "target e"}


def test_an_untargeted_shot_passes_over_the_elusive() -> None:
    """BH-143: "at each enemy creature"."""
    burst = {"cost": {"close": True}, "do": [{"shot": 1, "to": {"who": "enemy", "type": "creature"}}]}
    played = case([creature("a1 = 1/1 (pirate)", burst)], ["e = fx_eel", "b1 = 1/3", "c = fx_eel [closed]"])
    played.moves("A use a1 0")
    assert wounds(played, "e", "b1", "c") == [0, 1, 1]


def test_a_fight_is_no_declared_attack_and_changes_no_counters() -> None:
    """BH-141, BH-143, BH-246, G-36: fresh fighters fight, First strike counts, On attack fires for one only."""
    fighting = {"on": "attack", "do": DRAW_ONE}
    played = case(
        [creature("a1 = 2/2 +first_strike [fresh]", fighting)],
        [creature("b1 = 5/2", fighting)],
        a_hand=["fx_duel"],
    )
    played.moves("A play fx_duel", "A target a1", "A target b1")
    assert not played.is_in_play("b1")
    assert wounds(played, "a1") == [0]
    assert (hand(played), hand(played, "B")) == (1, 0)
    assert played.thing("a1").attacks_made == 0


def test_a_text_may_let_own_creatures_fight() -> None:
    """BH-10, BH-141: the golden rule."""
    pit = spell(
        [{"fight": "t:b", "by": "t:a"}],
        targets=[
            {"id": "a", "who": "own", "type": "creature"},
            {"id": "b", "who": "own", "type": "creature"},
        ],
    )
    played = case(["a1 = 1/3", "a2 = 2/3"], cards={"pit": pit}, a_hand=["pit"])
    played.moves("A play pit", "A target a1", "A target a2")
    assert wounds(played, "a1", "a2") == [2, 1]


def test_while_frenzy_binds_shots_and_fights_by_activation_are_forbidden() -> None:
    """BH-142, BH-201, G-8: and its own ⟳ and ending the turn."""
    quiet = {"cost": {"close": True}, "do": DRAW_ONE}
    helper = {"cost": {"close_other": {"type": "creature"}}, "do": DRAW_ONE}
    played = case([creature("a1 = 1/1 +frenzy", quiet), creature("a2 = 1/1 +shot1", helper)], ["b1 = 1/1"])
    assert set(played.legal()) == {"attack a1 B.hero", "attack a1 b1"}
    free = case([creature("a1 = 1/1 +frenzy", quiet), creature("a2 = 1/1", helper), "a3 = 1/1"])
    assert set(free.legal()) == {"attack a1 B.hero", "use a2 0"}
    assert free.moves("A use a2 0").legal() == ["close_other a3"]


# -- chapter 11


def test_nothing_is_nothing_even_for_the_vulnerable() -> None:
    """BH-150, BH-251: an amount of 0; then protection; then +1; then prevention; then armour (G-5, G-6)."""
    played = case(["a1 = 2/9"], ["b1 = 0/9 +vulnerable +armour2", "fx_bulwark"]).moves(
        "A attack a1 b1", "B defender none"
    )
    assert wounds(played, "b1") == [1]
    guards = {"replace": {"event": "would_wound", "card": "self"}, "prevent": 1}
    played = case(["a1 = 3/9"], [creature("b1 = 0/9 +vulnerable +armour1", guards)]).moves("A attack a1 b1")
    assert wounds(played, "b1") == [2]
    assert played.thing("b1").armour_prevented == 1


def test_prevention_may_be_total_and_limited_to_once_a_turn() -> None:
    """BH-150, BH-155: "prevent all" of the first packet, the second goes through."""
    shield = {"replace": {"event": "would_wound", "card": "self"}, "limit": "turn", "prevent": "all"}
    played = case(["a1 = 3/9", "a2 = 2/9"], [creature("b1 = 0/9", shield)])
    played.moves("A attack a1 b1", "A attack a2 b1")
    assert wounds(played, "b1") == [2]


def test_an_event_that_was_replaced_has_not_happened() -> None:
    """BH-155: no `wounded`, no `closed`, no `drawn`; what stands instead is done."""
    thick = {"replace": {"event": "would_wound", "card": "self"}, "limit": "turn", "do": DRAW_ONE}
    hears = {"on": {"event": "wounded"}, "each": True, "do": [{"coins": 1}]}
    played = case(["a1 = 3/9"], [creature("b1 = 0/9", thick, hears)], b_coins=[0, 0]).moves("A attack a1 b1")
    assert wounds(played, "b1") == [0]
    assert hand(played, "B") == 1
    assert played.duel.coins_open[1] == 0


def test_a_draw_can_be_replaced_and_is_then_no_failed_draw() -> None:
    """BH-155, BH-282: each single draw."""
    dry = {
        "replace": {"event": "would_draw", "player": "you"},
        "limit": "turn",
        "do": [{"heal": 1, "to": "hero"}],
    }
    played = case([creature("w = 1/1", dry)], a_deck=[], a_hero="fx_hero [w5]", a_hand=["fx_insight"])
    played.moves("A play fx_insight")
    assert played.duel.failed_draws == [1, 0]
    assert wounds(played, "A.hero") == [4]


def test_a_card_may_be_kept_from_closing() -> None:
    """BH-155: `would_close`; the attacker stays open, its attack is used up all the same."""
    upright = {"replace": {"event": "would_close", "card": "self"}, "limit": "turn", "do": []}
    played = case([creature("a1 = 1/1", upright)]).moves("A attack a1 B.hero")
    assert not played.thing("a1").closed
    assert played.legal() == ["end"]


def test_packets_of_one_moment_are_all_treated_before_the_check() -> None:
    """BH-151, BH-127: both die though either would have killed the other."""
    played = case(["a1 = 9/1"], ["b1 = 9/1"]).moves("A attack a1 b1")
    assert not played.is_in_play("a1")
    assert not played.is_in_play("b1")


def test_healing_takes_no_more_than_there_is_and_tells_only_what_it_took() -> None:
    """BH-152, BH-216: no `healed` for nothing."""
    hears = {"on": {"event": "healed"}, "each": True, "do": [{"draw": {"event": "amount"}}]}
    for wound, drawn in ((2, 2), (0, 0)):
        played = case([creature("w = 1/1", hears)], a_hero=f"fx_hero [w{wound}]", a_hand=["fx_mend"])
        assert hand(played.moves("A play fx_mend", "A target A.hero")) == drawn


def test_a_wound_of_a_text_is_no_attack() -> None:
    """BH-153, BH-202: armour does not help, On attack does not fire; kinds effect and spell differ."""
    sting = {"cost": {}, "target": ENEMY_CHARACTER, "do": [{"wound": 1, "to": "target"}]}
    played = case(
        [creature("a1 = 1/1", sting, {"on": "attack", "do": DRAW_ONE})],
        [
            "b1 = 1/5 +armour3",
            {"as": "g", "vanilla": "1/5", "gained": [{"feature": {"protection": {"kinds": ["effect"]}}}]},
        ],
        a_hand=["fx_rain"],
    )
    played.moves("A use a1 0", "A target b1")
    assert wounds(played, "b1") == [1]
    assert hand(played) == 1
    played.moves("A play fx_rain")
    assert wounds(played, "b1", "g") == [2, 1]


def test_a_payment_in_wounds_counts_though_all_were_prevented() -> None:
    """BH-154: two bulwarks, and the pact still draws."""
    played = case(["p = fx_pact", "fx_bulwark", "fx_bulwark"]).moves("A use p 0")
    assert wounds(played, "A.hero") == [0]
    assert hand(played) == 1


def test_protection_from_a_source_and_from_poison() -> None:
    """BH-215: by filter on the source; read by the controller of the card that has it."""
    elfless = {"feature": {"protection": {"from": {"who": "enemy", "class": "elf"}, "kinds": ["poison"]}}}
    entry = {"as": "b1", "vanilla": "1/5", "gained": [elfless], "poison": 2}
    played = case(["a1 = 2/5 (elf)", "a2 = 2/5"], [entry])
    played.moves("A attack a1 b1", "A attack a2 b1", "A end")
    assert wounds(played, "b1", "a1") == [2, 1]
