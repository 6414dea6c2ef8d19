"""Cousins of the worked cases: cards made for them, where three rules meet that the siblings keep apart."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.berserk.cases import case, compare, creature
from tests.games.berserk.making import DRAW_ONE, being, spell, support

Cousin = tuple[str, dict[str, Any], str, str]
"""The rules, the position, the moves, and what is expected of it."""

CREATURE = {"type": "creature"}
CHARACTER = {"type": "character"}
OWN = {"who": "own", "type": "creature"}
OTHERS = {**OWN, "other": True}
ENEMY = {"who": "enemy", "type": "creature"}
TURN: dict[str, Any] = {"until": "end_of_turn"}
ROUND: dict[str, Any] = {"until": "your_next_turn"}


def when(event: str, do: list[Any], each: bool = False, **keys: Any) -> dict[str, Any]:
    """A triggered text in its long form."""
    return {"on": {"event": event, **keys}, "each": each, "do": do}


def instead(event: str, do: list[Any], **keys: Any) -> dict[str, Any]:
    return {"replace": {"event": event, **keys}, "do": do}


PEERS = [{"id": "a", **OWN}, {"id": "b", **OWN}]
FOES = [{"id": "a", **ENEMY}, {"id": "b", **ENEMY}]
CARDS: dict[str, Any] = {
    # -- spells
    "prick": spell([{"wound": 1, "to": "target"}], target=CHARACTER),
    "harm": spell([{"wound": 2, "to": "target"}], target=CHARACTER),
    "shower": spell([{"wound": 1, "to": CREATURE}]),
    "sap": spell([{"modify": {"strike": -3}, "to": "target"}], target=CREATURE),
    "hone": spell([{"modify": {"strike": 2}, "to": "target"}], target=CREATURE),
    "lend": spell([{"modify": {"lives": 3}, "to": "target", **TURN}], target=CREATURE),
    "hush": spell([{"lose_features": "target", **TURN}], target=CREATURE),
    "strip": spell([{"lose": ["armour"], "to": "target"}], target=CREATURE),
    "mail": spell([{"gain": [{"armour": 3}], "to": "target"}], target=CREATURE),
    "filch": spell([{"take_control": "target"}], target={"who": "enemy", "type": "support"}),
    "lease": spell(
        [{"take_control": "target", **ROUND}, {"open": "target"}, {"gain": ["dash"], "to": "target", **TURN}],
        target=ENEMY,
    ),
    "sweep": spell([{"to_hand": CREATURE}]),
    "dig": spell([{"destroy": {**CREATURE, "hidden": "any"}}]),
    "swap": spell(
        [{"to_hand": "t:a"}, {"modify": {"strike": {"stat": "strike", "of": "t:a"}}, "to": "t:b"}],
        targets=PEERS,
    ),
    "gather": spell([{"attach": OTHERS, "to": "target"}], target=OWN),
    "purge": spell([{"gain": [{"poison": 0}], "to": "target"}], target=CHARACTER),
    "sip": spell([{"gain": [{"poison": 2}], "to": "target", **TURN}], target=CHARACTER),
    "pin": spell(
        [{"gain_ability": {"give": {"cannot": ["open"]}}, "to": "target", **ROUND}], target=CREATURE
    ),
    "toil": spell([{"gain_ability": {"cost": {}, "do": DRAW_ONE}, "to": "target"}], target=CREATURE),
    "fade": spell([{"lives_become": 0, "to": "target"}], target=CREATURE),
    "lodge": spell([{"to_deck": CREATURE, "at": "top"}]),
    "third": spell([{"place": "fx_mark", "into": "opponent", "at": 3}]),
    "grave": spell([{"revive": CREATURE, "from": "enemy"}]),
    "lords": spell([{"revive": CREATURE, "count": 2}]),
    "levy": spell(
        [{"modify": {"cost": 2}, "to": {"zone": "hand", "who": "enemy", "type": "creature"}, **ROUND}]
    ),
    "dun": spell([{"extort": {"wound_hero": 2}, "paid": DRAW_ONE, "unpaid": [{"draw": 2}]}]),
    "bargain": spell(
        [{"may": [{"wound": 2, "to": "enemy_hero"}], "player": "opponent", "else": [{"draw": 2}]}]
    ),
    "doom_of_his": spell([{"destroy": "target"}], target={**ENEMY, "chooser": "opponent"}),
    "way_of_his": spell(
        [
            {
                "choose": [{"target": ENEMY, "do": [{"wound": 2, "to": "target"}]}, {"do": [{"draw": 3}]}],
                "player": "opponent",
            }
        ]
    ),
    "volley": spell([{"shot": 1, "to": "target", "if_done": DRAW_ONE}], target={**ENEMY, "max": 2}),
    "heroes_in_turn": spell([{"for_each": {"type": "hero"}, "do": [{"wound": 1, "to": "it"}]}]),
    "heroes_at_once": spell([{"wound": 1, "to": {"type": "hero"}}]),
    "hearten": spell([{"modify": {"lives": 3}, "to": {"type": "hero"}, **TURN}]),
    "blast": spell([{"wound": 2, "to": {"type": "hero"}}]),
    "deep": spell([{"draw": 3}]),
    # -- creatures and supports
    "hider": being(1, 1, when("attack_declared", [{"hide": "event.card"}], card=ENEMY)),
    "ducker": being(1, 1, {"on": "defends", "do": [{"hide": "self"}]}),
    "watch": being(1, 1, when("enters", [{"wound": 5, "to": "event.card"}], card=ENEMY)),
    "eager": being(1, 2, {"on": "hire", "do": [{"modify": {"strike": 1}, "to": "self"}, *DRAW_ONE]}),
    "brawler": being(
        1,
        1,
        {
            "on": "hire",
            "targets": FOES,
            "do": [{"wound": 1, "to": "t:a"}, {"wound": 1, "to": "t:b"}, *DRAW_ONE],
        },
    ),
    "eater": being(
        1,
        4,
        {
            "cost": {"sacrifice": CREATURE},
            "target": CREATURE,
            "do": [{"wound": 1, "to": "target"}, *DRAW_ONE],
        },
    ),
    "gunner": being(
        1,
        3,
        {"cost": {"close": True}, "do": [{"shot": 1, "to": ENEMY}]},
        {"on": "attack", "do": DRAW_ONE},
    ),
    "horn": support("amulet", {"give": {"shot": 1}, "to": OWN}),
    "bold": being(2, 2, {"on": "attack", "do": [{"prepare": "self"}]}),
    "idle": being(0, 3, {"on": "attack", "do": DRAW_ONE}),
    "toller": being(
        2,
        2,
        {
            "on": "hire",
            "do": [{"extort": {"close": {"count": 2}}, "paid": DRAW_ONE, "unpaid": [{"draw": 2}]}],
        },
    ),
    "squeezer": {
        "type": "hero",
        "lives": 30,
        "abilities": [
            {"cost": {"close": True}, "do": [{"extort": {"close_coins": 1}, "unpaid": DRAW_ONE}]},
            {"cost": {"coins": 1}, "do": DRAW_ONE},
        ],
    },
    "warded": being(1, 9, keywords=[{"protection": {"from": {"class": "pirate"}}}]),
    "spiteful": being(1, 1, {"on": "death", "do": [{"wound": 3, "to": ENEMY}]}, classes=["pirate"]),
    "cog": being(1, 9, classes=["mechanism"], keywords=[{"armour": 2}]),
    "keeper": being(1, 3, {"on": "defends", "do": [{"modify": {"strike": 2}, "to": "self", **ROUND}]}),
    "first_pays": being(1, 1, {"cost": {"coins": 1, "lose_coins": 1}, "do": DRAW_ONE}),
    "first_loses": being(1, 1, {"cost": {"lose_coins": 1, "coins": 1}, "do": DRAW_ONE}),
    "homing": being(1, 1, {"on": "death", "do": [{"to_hand": "self"}]}),
    "imp": being(1, 1, {"on": "death", "do": [{"to_hand": "self"}]}, reserve="created"),
    "shy": being(1, 2, instead("would_die", [{"hide": "self"}], card="self")),
    "muse": being(0, 5, instead("would_draw", [{"create": "fx_token"}], player="you")),
    "shield": being(
        0, 9, instead("would_wound", [{"wound": {"event": "amount"}, "to": "self"}], card="hero")
    ),
    "hot": being(0, 9, instead("would_wound", [{"wound": {"event": "amount"}, "to": OTHERS}], card="self")),
    "quilted": being(1, 9, {"replace": {"event": "would_wound", "card": "self"}, "prevent": 2}),
    "martyr": being(
        1,
        3,
        {
            **instead("would_die", [{"heal": "all", "to": "event.card"}, {"destroy": "self"}], card=OTHERS),
            "limit": "turn",
        },
    ),
    "avenger": being(
        1,
        5,
        when(
            "dies",
            [{"modify": {"strike": {"stat": "strike", "of": "event.card"}}, "to": "self"}],
            True,
            card=OTHERS,
        ),
    ),
    "mirror": being(
        2,
        9,
        {
            "on": "attack",
            "do": [{"modify": {"strike": {"stat": "strike", "of": "event.target"}}, "to": "self"}],
        },
    ),
    "riposte": being(1, 9, {"on": "defends", "do": [{"fight": "event.target"}]}),
    "sleeper": being(1, 4, when("attack_declared", [{"open": "self"}], card=ENEMY, target="hero")),
    "coward": being(3, 3, when("wounded", [{"to_hand": "self"}], True, card="self")),
    "ready": being(0, 9, when("wounded", [{"prepare": "self"}], card="self")),
    "aloof": being(1, 3, {"give": {"cannot": ["be_chosen"]}}),
    "untouched": being(1, 3, {"give": {"cannot": ["be_attacked"]}}),
    "lying_in_wait": being(
        1, 1, {**when("turn_start", [{"to_hand": "self"}], whose="own"), "zone": "graveyard"}
    ),
    "snare": support("terrain", when("enters", [{"stun": "event.card"}], card=ENEMY)),
    "dear": support("event", {"give": {"use_cost": 1}, "to": CREATURE}),
}

LAYERS: list[Cousin] = [
    (
        "of two banners one falls, and with its lives who had them: BH-181, BH-160",
        {"b": ["z = fx_banner", "y = fx_banner", "b1 = 1/1"], "a_hand": ["harm", "fx_doom"]},
        "A play harm; A target b1; A play fx_doom; A target z",
        "b1 gone; z gone; y 1/3 w0",
    ),
    (
        "a banner that is charmed lets his fall and lifts mine: BH-190, BH-181, BH-160",
        {"a": ["a1 = 1/1"], "b": ["z = fx_banner", "b1 = 1/1 [w1]"], "a_hand": ["fx_charm"]},
        "A play fx_charm; A target z",
        "z A; b1 gone; a1 2/2",
    ),
    (
        "borrowed it goes home, and the herald's Death is still heard in this turn: BH-51, BH-190, BH-160",
        {"a": ["a1 = fx_herald"], "b": ["z = fx_banner"], "a_hand": ["fx_borrow", "prick"]},
        "A play fx_borrow; A target z; A play prick; A target a1; A end",
        "a1 gone; A hand1; z B",
    ),
    (
        "strike is summed before it is nothing: BH-180",
        {"a": ["a1 = 2/3"], "a_hand": ["sap", "hone"]},
        "A play sap; A target a1; A play hone; A target a1",
        "a1 1/3",
    ),
    (
        "a smith's armour is later than the print, smaller or not: BH-185",
        {"a": ["a1 = 3/9"], "b": ["s = fx_smith", {"as": "b1", "card": "cog"}]},
        "A attack a1 b1; B defender none",
        "b1 w2 armour1",
    ),
    (
        "by option the larger counts: BH-185",
        {
            "a": ["a1 = 3/9"],
            "b": ["s = fx_smith", {"as": "b1", "card": "cog"}],
            "options": {"stacking_max": True},
        },
        "A attack a1 b1; B defender none",
        "b1 w1 armour2",
    ),
    (
        "the smith hides, and what was gained later counts again: BH-185, BH-242",
        {"a": ["s = fx_smith", {"as": "a1", "card": "cog"}], "a_hand": ["mail", "fx_cloak", "fx_lamp"]},
        "A play mail; A target a1; A play fx_cloak; A target s",
        "a1 armour3",
    ),
    (
        "he is revealed, and has begun to give anew, later than all: BH-185, BH-237",
        {"a": ["s = fx_smith", {"as": "a1", "card": "cog"}], "a_hand": ["mail", "fx_cloak", "fx_lamp"]},
        "A play mail; A target a1; A play fx_cloak; A target s; A play fx_lamp; A target s",
        "a1 armour1",
    ),
    (
        "what was lost is given anew as well: 18.4 lose, BH-185",
        {"a": ["s = fx_smith", {"as": "a1", "card": "cog"}], "a_hand": ["strip", "fx_cloak", "fx_lamp"]},
        "A play strip; A target a1; A play fx_cloak; A target s; A play fx_lamp; A target s",
        "a1 armour1",
    ),
    (
        "what lasts until the next turn of the other ends before he opens: BH-187, BH-41",
        {"a": ["a1 = 1/9"], "b": [{"as": "b1", "card": "keeper"}]},
        "A attack a1 B.hero; B defender b1; A end",
        "a1 w3; b1 1/3 open",
    ),
    (
        "lives become nothing is a death: BH-212, BH-160",
        {"b": ["b1 = fx_herald"], "a_hand": ["fade"]},
        "A play fade; A target b1",
        "b1 gone; B hand1",
    ),
    (
        "a Poison of nothing hides the older one, which cannot be strengthened: BH-185, BH-249",
        {"b": ["b1 = 1/9 [poison2]"], "a_hand": ["purge", "fx_fester"]},
        "A play purge; A target b1",
        "b1 poison0; illegal play fx_fester",
    ),
    (
        "a Poison for the turn that is strengthened stays: BH-249, BH-51",
        {"b": ["b1 = 1/9"], "a_hand": ["sip", "fx_fester"]},
        "A play sip; A target b1; A play fx_fester; A target b1; A end",
        "b1 w4 poison4",
    ),
    (
        "a dearer hand is what was in it, not what is drawn: 18.4 modify, BH-187",
        {"a_hand": ["levy"], "b_hand": ["fx_rat"], "b_coins": [1, 0], "b_deck": ["fx_herald"]},
        "A play levy; A end",
        "B 2/0; illegal play fx_rat; legal play fx_herald",
    ),
    (
        "one feature gained twice is used twice: BH-90, 17",
        {"a": ["a1 = 1/1"], "a_hand": ["toil", "toil"]},
        "A play toil; A target a1; A play toil; A target a1; A use a1 0; A use a1 1",
        "A hand2; illegal use a1 0; illegal use a1 1",
    ),
    (
        "dearer features cost who has no price too: 18.4 use_cost",
        {"a": [{"card": "dear"}, "s = fx_scribe", "u = fx_archer"], "a_coins": [2, 0]},
        "A use s 0",
        "A 0/2; illegal use u 0",
    ),
]

HANDS: list[Cousin] = [
    (
        "a card of mine comes home from his squad: BH-164, BH-234",
        {"b": [{"as": "b1", "card": "fx_herald", "owner": "A"}], "a_hand": ["fx_repel"]},
        "A play fx_repel; A target b1",
        "b1 gone; A hand1; B hand0",
    ),
    (
        "a weapon that is taken drives out mine: BH-190, BH-74",
        {"a": ["l = fx_lens", "a1 = 1/1"], "b": ["s = fx_sabre", "b1 = 1/1"], "a_hand": ["filch"]},
        "A play filch; A target s",
        "l gone; s A; a1 2/1; b1 1/1; A graveyard2",
    ),
    (
        "driven out in its turn it speaks for me and goes to him: BH-104, BH-164, BH-74",
        {"a": ["a1 = 1/1"], "b": ["s = fx_sabre"], "a_hand": ["filch", "fx_lens"]},
        "A play filch; A target s; A play fx_lens",
        "s gone; A hand1 graveyard1; B graveyard1; a1 1/1",
    ),
    (
        "borrowed and laid under mine it stays: BH-236, BH-190",
        {"a": ["a1 = 1/2"], "b": ["b1 = 2/2"], "a_hand": ["fx_borrow", "fx_weld"]},
        "A play fx_borrow; A target b1; A play fx_weld; A target b1; A target a1; A end",
        "a1 A 3/4; b1 gone; B graveyard0",
    ),
    (
        "mine laid under the borrowed goes away with it: BH-236, BH-190",
        {"a": ["a1 = 1/2"], "b": ["b1 = 2/2"], "a_hand": ["fx_borrow", "fx_weld"]},
        "A play fx_borrow; A target b1; A play fx_weld; A target a1; A target b1; A end",
        "b1 B 3/4; a1 gone; A graveyard2",
    ),
    (
        "leased until my next turn it does not open in his: BH-187, BH-41",
        {"b": ["b1 = 2/2"], "a_hand": ["lease"]},
        "A play lease; A target b1; A attack b1 B.hero; A end",
        "b1 A closed; B w2",
    ),
    (
        "it goes back closed in my recovery: BH-187, BH-41, BH-190",
        {"b": ["b1 = 2/2"], "a_hand": ["lease"]},
        "A play lease; A target b1; A attack b1 B.hero; A end; B end",
        "b1 B closed",
    ),
    (
        "and opens in his next: BH-41, BH-80",
        {"b": ["b1 = 2/2"], "a_hand": ["lease"]},
        "A play lease; A target b1; A attack b1 B.hero; A end; B end; A end",
        "b1 B open; legal attack b1 A.hero",
    ),
    (
        "revived from his graveyard it dies back to it, and its Death is mine: BH-203, BH-164, BH-104",
        {"a_hand": ["grave", "prick"], "b_graveyard": ["fx_herald"]},
        "A play grave; A pick fx_herald; A play prick; A target A.fx_herald",
        "A hand1 graveyard2; B hand0 graveyard1",
    ),
    (
        "of two equal lords the second drives out the first: BH-203, BH-247",
        {"a_hand": ["lords"], "a_graveyard": ["fx_lord", "fx_lord"]},
        "A play lords; A pick fx_lord; A pick fx_lord",
        "A hand1 graveyard2; A.fx_lord w0",
    ),
    (
        "a charmed one that flies home is in its owner's hand: BH-104, BH-164",
        {"b": [{"as": "b1", "card": "homing"}], "a_hand": ["fx_charm", "prick"]},
        "A play fx_charm; A target b1; A play prick; A target b1",
        "b1 gone; A hand0; B hand1 graveyard0",
    ),
    (
        "a created one is in the reserve before its Death speaks: BH-245, BH-104",
        {"a": [{"as": "a1", "card": "imp"}], "a_hand": ["prick"]},
        "A play prick; A target a1",
        "a1 gone; A hand0 graveyard1",
    ),
    (
        "by option it lies in the graveyard, and its way to the hand ends in the reserve: BH-245",
        {"a": [{"as": "a1", "card": "imp"}], "a_hand": ["prick"], "options": {"created_stay": True}},
        "A play prick; A target a1",
        "a1 gone; A hand0 graveyard1",
    ),
    (
        "all others are laid under one, the hidden is not: BH-236, BH-242",
        {"a": ["a1 = 1/2", "a2 = 2/2 [w1]", "a3 = 3/3", "h = 1/1 [hidden]"], "a_hand": ["gather"]},
        "A play gather; A target a1",
        "a1 6/7 w1; a2 gone; a3 gone; h 1/1 hidden",
    ),
    (
        "of two put on top the one that came later is drawn: BH-167, BH-234",
        {"b": ["fx_rat", "fx_herald"], "a_hand": ["lodge"], "b_deck": []},
        "A play lodge; A end; B play fx_herald",
        "B deck1 hand0",
    ),
    (
        "the third place of a deck of one is the bottom: BH-261",
        {"a_hand": ["third"], "b_deck": ["fx_rat"]},
        "A play third; A end",
        "B hand1 deck1 w0",
    ),
]

HIDDEN: list[Cousin] = [
    (
        "hidden at its declaration it is blocked, and closes for all its experience: BH-125, BH-130, BH-242",
        {"a": ["a1 = 2/2 +experience_attack"], "b": [{"as": "b1", "card": "hider"}]},
        "A attack a1 B.hero",
        "a1 hidden closed; B w0; legal end",
    ),
    (
        "a defender that hides blocks the attack and closes: BH-124, BH-125, BH-130",
        {"a": ["a1 = 2/2"], "b": [{"as": "b1", "card": "ducker"}]},
        "A attack a1 B.hero; B defender b1",
        "a1 closed w0; b1 hidden closed w0; B w0",
    ),
    (
        "what takes all takes the hidden only if it says so: BH-242",
        {"a": ["a1 = 1/1 [hidden]"], "b": ["b1 = 1/1"], "a_hand": ["sweep", "dig"]},
        "A play sweep",
        "a1 hidden; b1 gone; B hand1",
    ),
    (
        "dug up it has no Death: BH-242, BH-163",
        {"b": ["b1 = fx_herald [hidden]", "b2 = fx_herald"], "a_hand": ["dig"]},
        "A play dig",
        "b1 gone; b2 gone; B hand1 graveyard2",
    ),
    (
        "hidden from its banner it falls, without a Death: BH-242, BH-160, BH-163",
        {"a": ["fx_banner", "a1 = fx_herald [w1]"], "a_hand": ["fx_cloak"]},
        "A play fx_cloak; A target a1",
        "a1 gone; A hand0 graveyard2",
    ),
    (
        "a hidden phoenix does not rise when its lent lives end: BH-242, BH-51, BH-155",
        {"a": ["a1 = fx_phoenix [w1]"], "a_hand": ["lend", "fx_bolt", "fx_cloak"]},
        "A play lend; A target a1; A play fx_bolt; A target a1; A play fx_cloak; A target a1; A end",
        "a1 gone; A graveyard4",
    ),
    (
        "instead of dying it hides, and dies hidden: BH-155, BH-160, BH-242",
        {"b": [{"as": "b1", "card": "shy"}], "a_hand": ["harm"]},
        "A play harm; A target b1",
        "b1 gone; B graveyard1",
    ),
    (
        "a hidden frenzy binds nobody: BH-201, BH-242",
        {"a": ["a1 = fx_berserker [hidden]", "a2 = 1/1"]},
        "",
        "legal end; legal attack a2 B.hero; illegal attack a1 B.hero",
    ),
]

BLOWS: list[Cousin] = [
    (
        "a strike of nothing has attacked: BH-120, BH-129, BH-150",
        {"a": [{"as": "a1", "card": "idle"}], "b": ["b1 = 1/3 +vulnerable"]},
        "A attack a1 b1",
        "b1 w0; a1 w1; A hand1",
    ),
    (
        "a blocked attack has not fired On attack, the next one does: BH-125, BH-101, BH-231",
        {"a": [{"as": "a1", "card": "idle"}], "b": ["fx_truce"], "a_hand": ["fx_ready"]},
        "A attack a1 B.hero; A play fx_ready; A target a1; A attack a1 B.hero",
        "A hand1; a1 closed; B w0",
    ),
    (
        "prepared by its own attack it attacks once more, and that is all: BH-235, BH-231, BH-101",
        {"a": [{"as": "a1", "card": "bold"}]},
        "A attack a1 B.hero; A attack a1 B.hero",
        "B w4; a1 closed; illegal attack a1 B.hero",
    ),
    (
        "a shot at each is one attack of many, with its bonus: BH-143, BH-101, 18.4 shot",
        {
            "a": [{"as": "g", "card": "gunner"}, {"card": "horn"}],
            "b": ["b1 = 1/3", "b2 = 1/2", "b3 = 1/9 [hidden]"],
        },
        "A use g 0",
        "b1 w2; b2 gone; b3 w0; A hand1; g closed",
    ),
    (
        "whoever was a pirate is one in death too: BH-215, BH-104",
        {
            "a": [{"as": "a1", "card": "spiteful"}],
            "b": [{"as": "b1", "card": "warded"}, "b2 = 1/9"],
        },
        "A attack a1 b1; B defender none",
        "a1 gone; b1 w0; b2 w3",
    ),
    (
        "prevented first, then parried by armour: BH-150",
        {"a": ["a1 = 5/9"], "b": [{"as": "b1", "card": "quilted", "gained": [{"feature": {"armour": 2}}]}]},
        "A attack a1 b1",
        "b1 w1; a1 w1",
    ),
    (
        "a silenced twinblade has had its attack: BH-233, BH-120",
        {"a": ["a1 = fx_twinblade"], "a_hand": ["fx_silence"]},
        "A attack a1 B.hero; A play fx_silence; A target a1",
        "a1 open; illegal attack a1 B.hero; B w2",
    ),
    (
        "who opens at the declaration may defend: BH-122, BH-123",
        {"a": ["a1 = 2/2"], "b": [{"as": "b1", "card": "sleeper", "closed": True}]},
        "A attack a1 B.hero; B defender b1",
        "b1 w2 closed; a1 w1; B w0",
    ),
    (
        "a fight before the blows may leave none: BH-124, BH-125, BH-141",
        {"a": ["a1 = 2/1"], "b": [{"as": "b1", "card": "riposte"}]},
        "A attack a1 B.hero; B defender b1",
        "a1 gone; b1 w2 closed; B w0",
    ),
    (
        "or they are exchanged after it: BH-141, BH-132",
        {"a": ["a1 = 2/9"], "b": [{"as": "b1", "card": "riposte"}]},
        "A attack a1 B.hero; B defender b1",
        "a1 w2 closed; b1 w4 closed",
    ),
    (
        "a coward goes home when the attacker has closed: BH-130, BH-131",
        {"a": ["a1 = 1/9"], "b": [{"as": "b1", "card": "coward"}]},
        "A attack a1 b1",
        "b1 gone; B hand1; a1 w3 closed",
    ),
    (
        "the strike of the dead is its last: BH-104, BH-235",
        {"a": [{"as": "a1", "card": "mirror"}], "b": ["b1 = 4/1"]},
        "A attack a1 b1",
        "a1 6/9 w4; b1 gone",
    ),
    (
        "who may not attack may defend and strikes back: BH-82, 18.4 cannot",
        {"a": ["a1 = 1/9"], "b": [creature("b1 = 2/9", {"give": {"cannot": ["attack"]}})]},
        "A attack a1 B.hero; B defender b1",
        "a1 w2; b1 w1 closed",
    ),
    (
        "who may not be attacked may step in: BH-123, 18.4 cannot",
        {"a": ["a1 = 2/2"], "b": [{"as": "b1", "card": "untouched"}]},
        "A attack a1 B.hero; B defender b1",
        "b1 w2 closed; a1 w1",
    ),
    (
        "and is no target of fights: BH-94, BH-141",
        {"a": ["a1 = 2/2"], "b": [{"as": "b1", "card": "untouched"}], "a_hand": ["fx_duel"]},
        "",
        "illegal attack a1 b1; illegal play fx_duel",
    ),
    (
        "practised and twice allowed, it defends twice: BH-123, BH-224",
        {
            "a": ["a1 = 1/9", "a2 = 1/9", "a3 = 1/9"],
            "b": [creature("b1 = 1/9 +experience_defence", {"give": {"extra_defences": 1}})],
        },
        "A attack a1 B.hero; B defender b1; A attack a2 B.hero; B defender b1; A attack a3 B.hero",
        "b1 w2 open; B w1; a3 w0",
    ),
    (
        "prepared after its defence it may not defend again: BH-231",
        {"a": ["a1 = 1/9", "a2 = 1/9"], "b": [{"as": "b1", "card": "ready"}]},
        "A attack a1 B.hero; B defender b1; A attack a2 B.hero",
        "b1 w1 open; B w1",
    ),
    (
        "by option it may: BH-231",
        {
            "a": ["a1 = 1/9", "a2 = 1/9"],
            "b": [{"as": "b1", "card": "ready"}],
            "options": {"prepare_resets_defence": True},
        },
        "A attack a1 B.hero; B defender b1; A attack a2 B.hero; B defender b1",
        "b1 w2 closed; B w0",
    ),
    (
        "pinned it is prepared and stays closed, this turn and through a recovery: BH-231, BH-41",
        {"a": ["a1 = 1/1"], "b": ["b1 = 1/1 [closed]"], "a_hand": ["pin", "pin", "fx_ready"]},
        (
            "A attack a1 B.hero; A play pin; A target a1; A play fx_ready; A target a1; "
            "A play pin; A target b1; A end"
        ),
        "a1 closed; b1 closed",
    ),
]

INSTEAD: list[Cousin] = [
    (
        "dead before its turn, it is hired all the same: BH-104, BH-105",
        {"a_hand": ["eager"], "b": [{"card": "watch"}]},
        "A play eager",
        "A hand1 graveyard1",
    ),
    (
        "poison kills a bomb, and all ticks come before it: BH-106, BH-228",
        {
            "a": ["a1 = fx_bomb [poison1]", "a2 = 1/2 [poison1]", "a3 = 1/1"],
            "phase": "start.recovery",
        },
        "",
        "a1 gone; a2 gone; a3 gone",
    ),
    (
        "one of two is saved, and the other seen to die by who saved it: BH-155, BH-162",
        {"a": [{"as": "m", "card": "martyr"}, "a2 = 2/1", "a3 = 3/1"], "a_hand": ["shower"]},
        "A play shower",
        "m gone; a2 w0; a3 gone; A graveyard3",
    ),
    (
        "each time by the strike of that one: BH-101, BH-104",
        {"a": [{"as": "v", "card": "avenger"}, "a2 = 2/1", "a3 = 3/1"], "a_hand": ["shower"]},
        "A play shower",
        "v 6/5 w1",
    ),
    (
        "no draw, no failure: BH-282, 18.3 would_draw",
        {"a": [{"card": "muse"}], "a_hand": ["fx_insight"], "a_deck": []},
        "A play fx_insight",
        "A fails0 hand0; A.fx_token 1/1; A.fx_token#2 1/1",
    ),
    (
        "what the shield takes upon itself is what the vulnerable hero would have had: BH-150, BH-155",
        {
            "a": ["a1 = 4/1"],
            "b": [{"as": "s", "card": "shield"}],
            "b_hero": {"gained": [{"feature": "vulnerable"}]},
        },
        "A attack a1 B.hero; B defender none",
        "B w0; s w5",
    ),
    (
        "handed to and fro without end it is a draw: BH-109, BH-155",
        {"b": [{"as": "s", "card": "hot"}, {"as": "t", "card": "hot"}], "a_hand": ["prick"]},
        "A play prick; A target s",
        "A draw",
    ),
    (
        "of a trap for each turn the second goes free: BH-101, BH-222",
        {"b": [{"card": "snare"}], "a_hand": ["fx_rat", "fx_rat"]},
        "A play fx_rat; A play fx_rat",
        "A.fx_rat closed stun; A.fx_rat#2 open",
    ),
    (
        "it waits in the graveyard for its owner's turn: BH-113, 18.2 zone",
        {"a_graveyard": ["lying_in_wait"], "phase": "start.recovery", "a_deck": []},
        "",
        "A hand1 graveyard0 fails1",
    ),
]

ENDS: list[Cousin] = [
    (
        "one after the other, and one's own hero is first: 18.4 for_each, BH-280",
        {"a_hero": "fx_hero [w29]", "b_hero": "fx_hero [w29]", "a_hand": ["heroes_in_turn"]},
        "A play heroes_in_turn",
        "B wins; A w30; B w29",
    ),
    (
        "both at once: BH-281",
        {"a_hero": "fx_hero [w29]", "b_hero": "fx_hero [w29]", "a_hand": ["heroes_at_once"]},
        "A play heroes_at_once",
        "A draw; A w30; B w30",
    ),
    (
        "lent lives of both heroes end at the same moment: BH-51, BH-281",
        {"a_hero": "fx_hero [w29]", "b_hero": "fx_hero [w29]", "a_hand": ["hearten", "blast"]},
        "A play hearten; A play blast; A end",
        "A draw; A w31; B w31",
    ),
    (
        "by option the active player has lost then: BH-281, BH-51",
        {
            "a_hero": "fx_hero [w29]",
            "b_hero": "fx_hero [w29]",
            "a_hand": ["hearten", "blast"],
            "options": {"active_loses": True},
        },
        "A play hearten; A play blast; A end",
        "B wins",
    ),
    (
        "three draws from one card are two failures: BH-204, BH-282",
        {"a_hand": ["deep"], "a_deck": ["1/1"]},
        "A play deep",
        "A fails2 hand1; legal end",
    ),
    (
        "and from none the end: BH-282",
        {"a_hand": ["deep"], "a_deck": []},
        "A play deep",
        "B wins; A fails3",
    ),
    (
        "who pays with his last lives has lost before anything is paid for: BH-262, BH-285",
        {"a_hand": ["dun"], "b_hero": "fx_hero [w28]"},
        "A play dun; B extort pay",
        "A wins; A hand0; B w30",
    ),
]

WORDS: list[Cousin] = [
    (
        "who has gone lends his last strike: BH-104, 18.2",
        {"a": ["a1 = 3/3", "a2 = 1/1"], "a_hand": ["swap"]},
        "A play swap; A target a1; A target a2",
        "a1 gone; a2 4/1",
    ),
    (
        "the target pays for the text that was to hit it: BH-91, BH-71",
        {"a": [{"as": "e", "card": "eater"}, "a1 = 1/1"]},
        "A use e 0; A target a1; A sacrifice a1",
        "a1 gone; A hand1; e w0; illegal use e 0",
    ),
    (
        "a trigger with one target of two does what it can: BH-107, BH-92",
        {"a_hand": ["brawler"], "b": ["b1 = 1/3"]},
        "A play brawler; A target b1",
        "b1 w1; A hand1",
    ),
    (
        "done if one of two was wounded: 18.2 done",
        {"a_hand": ["volley"], "b": ["b1 = 1/3 +armour1", "b2 = 1/3"]},
        "A play volley; A target b1; A target b2",
        "b1 w0; b2 w1; A hand1",
    ),
    (
        "and not if the only one was not: 18.2 done",
        {"a_hand": ["volley"], "b": ["b1 = 1/3 +armour1", "b2 = 1/3"]},
        "A play volley; A target b1; A target none",
        "b1 w0; b2 w0; A hand0",
    ),
    (
        "he chooses which of his, but none that spells cannot choose: 18.2 chooser, BH-215",
        {"a_hand": ["doom_of_his"], "b": ["b1 = 1/3", "b2 = 5/5", "b3 = fx_monk"]},
        "A play doom_of_his; B target b1",
        "b1 gone; b2 5/5; b3 w0",
    ),
    (
        "he chooses the way, I the target: 17, 18.4 choose",
        {"a_hand": ["way_of_his"], "b": ["b1 = 1/3", "b2 = 1/3"]},
        "A play way_of_his; B mode 0; A target b2",
        "b2 w2; A hand0",
    ),
    (
        "the only way that is left he must choose: 18.4 choose",
        {"a_hand": ["way_of_his"]},
        "A play way_of_his; B mode 1",
        "A hand3",
    ),
    (
        "he may, and what he does not is done otherwise: 18.4 may",
        {"a_hand": ["bargain"]},
        "A play bargain; B may no",
        "A hand2; B w0",
    ),
    (
        "he cannot choose it, but he can give it up: 18.4 cannot, BH-91",
        {"a": [{"as": "a1", "card": "aloof"}, "x = fx_altar"], "a_hand": ["fx_gift"]},
        "A use x 0; A sacrifice a1",
        "a1 gone; A hand2; illegal play fx_gift",
    ),
    (
        "a demand may be met with the hero: 18.2 DEMAND, BH-8",
        {"a_hand": ["toller"], "b": ["b1 = 1/1", "b2 = 1/1 [closed]", "b3 = 1/1 [hidden]"]},
        "A play toller; B extort pay; B close_other B.hero; B close_other b1",
        "A hand1; b1 closed",
    ),
    (
        "and not in part: BH-262",
        {"a_hand": ["toller"], "b": ["b2 = 1/1 [closed]", "b3 = 1/1 [hidden]"]},
        "A play toller; B extort refuse",
        "A hand2",
    ),
    (
        "a hero who was paid has lost his features for good: BH-262, BH-233",
        {"a_hero": {"card": "squeezer"}},
        "A use A.hero 0; B extort pay; A end; B end",
        "illegal use A.hero 0; illegal use A.hero 1; B 10/0",
    ),
    (
        "the coin that is closed first may be lost: 18.2 COST, BH-91",
        {"a": [{"as": "a1", "card": "first_pays"}], "a_coins": [1, 0]},
        "A use a1 0",
        "A 0/0 hand1",
    ),
    (
        "the one that is lost first cannot be closed: 18.2 COST, BH-91",
        {"a": [{"as": "a1", "card": "first_loses"}], "a_coins": [1, 0]},
        "",
        "illegal use a1 0",
    ),
]


@pytest.mark.parametrize(
    ("position", "moves", "expected"),
    [
        pytest.param(position, moves, expected, id=title)
        for title, position, moves, expected in LAYERS + HANDS + HIDDEN + BLOWS + INSTEAD + ENDS + WORDS
    ],
)
def test_a_cousin_of_the_worked_cases_ends_as_the_rules_say(
    position: dict[str, Any], moves: str, expected: str
) -> None:
    played = case(**position, cards=CARDS)
    for move in moves.split("; ") if moves else ():
        played.move(move)
    compare(played, expected)
