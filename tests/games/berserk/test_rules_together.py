"""Rules that meet: control and death, modules and silence, replacements and batches."""

from __future__ import annotations

import random

from lomber.games.berserk.cards import Library
from lomber.games.berserk.loader import build
from lomber.games.berserk.state import Rules
from tests.games.berserk.cases import CARDS, case, creature, wounds
from tests.games.berserk.making import DRAW_ONE, being, hand, numbers, spell, support
from tests.games.berserk.test_random_duels import fresh, step


def test_death_belongs_to_the_controller_and_the_card_to_the_owner() -> None:
    """BH-104, BH-164, BH-208: A draws for B's herald that A has charmed."""
    played = case(None, ["h = fx_herald"], a_hand=["fx_charm", "fx_rain"])
    played.moves("A play fx_charm", "A target h", "A play fx_rain")
    assert (hand(played), hand(played, "B")) == (1, 0)
    assert played.cards_of("B", "graveyard") == ["fx_herald"]


def test_an_attacker_that_changes_sides_at_the_declaration_stops() -> None:
    """BH-125, BH-130, BH-205: blocked; it is open, fresh and on the other side, and closes there."""
    bribe = {
        "on": {"event": "attack_declared", "card": {"who": "enemy"}},
        "do": [{"take_control": "event.card"}],
    }
    played = case(["a1 = 2/2"], [creature("w = 1/1 [closed]", bribe)]).moves("A attack a1 B.hero")
    assert played.thing("a1").controller == 1
    assert played.thing("a1").closed
    assert wounds(played, "B.hero") == [0]


def test_a_returning_support_drives_out_the_one_laid_meanwhile() -> None:
    """BH-190, BH-74: the return counts as coming under control."""
    loan = spell([{"take_control": {"type": "support", "who": "enemy"}, "until": "your_next_turn"}])
    played = case(None, ["s = fx_sabre"], cards={"loan": loan}, a_hand=["loan"], b_hand=["fx_lens"])
    played.moves("A play loan", "A end", "B play fx_lens", "B end")
    assert played.thing("s").controller == 1
    assert not played.is_in_play("B.fx_lens")


def test_prepared_while_stunned_it_is_open_and_keeps_the_stun() -> None:
    """BH-222, BH-231: until its controller's recovery."""
    played = case(["a1 = 1/1 [closed][stun]"], a_hand=["fx_ready"]).moves("A play fx_ready", "A target a1")
    assert (played.thing("a1").closed, played.thing("a1").stunned) == (False, True)
    assert "attack a1 B.hero" in played.legal()


def test_a_united_card_whose_bonus_ends_dies_as_one() -> None:
    """BH-236, BH-51: temporary lives of the card that was put under still end."""
    under = {"as": "a2", "vanilla": "1/1", "wounds": 2, "modify": [{"lives": 3, "until": "end_of_turn"}]}
    for lives, survives in ((3, True), (2, False)):
        played = case([f"a1 = 1/{lives} [w1]", under], a_hand=["fx_weld"])
        played.moves("A play fx_weld", "A target a2", "A target a1")
        assert numbers(played, "a1") == (2, lives + 4)
        assert wounds(played, "a1") == [3]
        assert played.moves("A end").is_in_play("a1") == survives


def test_two_saved_by_their_own_texts_while_a_third_dies() -> None:
    """BH-155, BH-160: each phoenix rises by itself; the others' death is heard once."""
    played = case(
        ["p = fx_phoenix", "q = fx_phoenix", "m = fx_mourner", "a1 = 1/3"],
        a_hand=["quake"],
        cards={"quake": spell([{"wound": 3, "to": {"type": "creature"}}])},
    ).moves("A play quake")
    assert played.thing("p").closed
    assert played.thing("q").closed
    assert wounds(played, "p", "q", "m") == [0, 0, 3]
    assert hand(played) == 1


def test_a_trigger_called_up_by_a_payment_waits_for_the_text() -> None:
    """BH-91, BH-108: the herald's draw comes after the altar's."""
    order = {
        "cost": {"sacrifice": {"type": "creature"}},
        "do": [{"draw": {"count": {"who": "own", "zone": "hand"}}}],
    }
    played = case(
        [{"as": "x", "card": "well"}, "h = fx_herald"],
        cards={"well": support("amulet", order)},
        a_hand=["fx_doom"],
    )
    played.moves("A use x 0", "A sacrifice h")
    assert hand(played) == 1 + 1 + 1


def test_a_summoned_unique_card_drives_out_the_one_in_play() -> None:
    """BH-73, BH-206, BH-247: by whatever way it enters."""
    call = spell([{"summon": {"has": "unique"}}])
    played = case(
        ["l = fx_lord"], cards={"call": call}, a_deck=["fx_lord", "fx_rat", "fx_rat"], a_hand=["call"]
    )
    played.moves("A play call", "A pick fx_lord")
    assert not played.is_in_play("l")
    assert hand(played) == 1


def test_a_hidden_creature_charmed_by_nobody_still_changes_hands_with_its_secret() -> None:
    """BH-190, BH-242: when a temporary control ends, a creature that has hidden meanwhile goes home hidden."""
    played = case(None, ["b1 = 2/2"], a_hand=["fx_borrow", "fx_cloak"])
    played.moves("A play fx_borrow", "A target b1", "A play fx_cloak", "A target b1", "A end")
    assert (played.thing("b1").controller, played.thing("b1").hidden) == (1, True)


def test_an_ability_gained_for_the_turn_can_be_used_and_then_is_gone() -> None:
    """BH-6, BH-184, 18.4: numbered after the printed ones."""
    gift = spell(
        [{"gain_ability": {"cost": {"coins": 1}, "do": DRAW_ONE}, "to": "target", "until": "end_of_turn"}],
        target={"type": "creature"},
    )
    played = case(["s = fx_scribe"], cards={"gift": gift}, a_hand=["gift"])
    played.moves("A play gift", "A target s", "A use s 1")
    assert hand(played) == 1
    played.moves("A end", "B end")
    assert "use s 1" not in played.legal()


def test_with_auto_a_single_open_option_is_taken_by_the_table_and_a_secret_one_is_asked() -> None:
    """17: `auto`; the main stage is always asked."""
    played = case(None, ["b1 = 1/3"], a_hand=["fx_bury"], options={"auto": True}).moves("A play fx_bury")
    assert not played.is_in_play("b1")
    played = case(a_hand=["fx_ruin"], b_hand=["fx_bolt"], options={"auto": True}).moves("A play fx_ruin")
    assert played.legal() == ["discard fx_bolt"]


HEARD = (
    "enters leaves played healed closed opened stunned poisoned hidden revealed upgraded attached drawn discarded "
    "placed control attack_declared"
)


def mixed() -> Library:
    """The fixtures and some cards that answer to nearly every event."""
    listeners = {
        f"ear_{event}": being(1, 3, {"on": {"event": event}, "do": [{"heal": 1, "to": "hero"}]})
        for event in HEARD.split()
    }
    keepers = {
        f"keep_{event}": being(1, 3, {"replace": {"event": event}, "limit": "turn", "do": DRAW_ONE})
        for event in ("would_die", "would_enter", "would_close", "would_wound")
    }
    return build({**CARDS, **listeners, **keepers})


def test_random_duels_with_ears_for_every_event_end_too() -> None:
    """BH-100, BH-155: nothing that can be heard or replaced breaks a duel."""
    cards = mixed()
    for seed in range(6):
        rng = random.Random(seed)
        duel = fresh(cards, rng)
        duel.rules = Rules()
        for _ in range(3000):
            if duel.winner >= 0:
                break
            step(duel, rng)
        assert duel.winner >= 0
