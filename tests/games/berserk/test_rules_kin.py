"""Kin of the worked cases, farther off: what steps in, gets lost or comes anew between two rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.berserk.cases import case, compare, creature
from tests.games.berserk.making import DRAW_ONE, being, spell, support
from tests.games.berserk.test_rules_cousins import CREATURE, ENEMY, OTHERS, OWN, ROUND, TURN, instead, when

Kin = tuple[str, dict[str, Any], str, str]
"""The rules, the position, the moves, and what is expected of it."""

PAIR = [{"id": "a", **OWN}, {"id": "b", **ENEMY}]
HIS_MARK = {"card": "fx_mark", "owner": "A"}
CARDS: dict[str, Any] = {
    "caller": being(1, 1, when("attack_declared", [{"create": "fx_token"}], card=ENEMY)),
    "seducer": being(1, 1, when("attack_declared", [{"take_control": "event.target"}], card=OWN)),
    "stunner": being(1, 1, when("attack_declared", [{"stun": "event.card"}], card=ENEMY)),
    "slippery": being(
        1, 4, when("attack_declared", [{"gain": [{"elusive": {}}], "to": "self", **TURN}], card=ENEMY)
    ),
    "homer": being(1, 4, {"on": "defends", "do": [{"to_hand": "self"}]}),
    "siren": support("event", when("defends", [{"take_control": "event.card"}], card=ENEMY)),
    "wary": support(
        "event",
        {
            "on": {"event": "attack_declared", "card": ENEMY},
            "if": {"hero_lives_max": 28},
            "do": [{"block_attack": True}],
        },
    ),
    "drill": support("amulet", {"give": {"strike": 1, "lives": 1}, "to": {**OWN, "class": "soldier"}}),
    "lead": being(1, 1, {"give": {"extra_attacks": 1}, "to": OTHERS}),
    "dirge": being(
        0,
        9,
        when("dies", [{"wound": {"stat": "strike", "of": "event.card"}, "to": "enemy_hero"}], card=OTHERS),
    ),
    "leaver": being(0, 9, when("leaves", [{"heal": 1, "to": "hero"}], True, card=OTHERS)),
    "ghoul": being(1, 1, {"on": "death", "do": DRAW_ONE}, reserve="placed"),
    "sucker": being(1, 1, classes=["mechanism"], keywords=["module", {"thirst": 2}]),
    "sneak": being(1, 1, classes=["mechanism"], keywords=["module", "stealth"]),
    "watch": being(1, 1, when("enters", [{"wound": 5, "to": "event.card"}], card=ENEMY)),
    "twin": being(1, 1, {"on": "death", "do": DRAW_ONE}, reserve="created", keywords=["unique"]),
    "twins": spell([{"create": "twin", "count": 2}]),
    "cure": support("amulet", when("turn_start", [{"cure_poison": "hero"}], whose="own")),
    "brew": support("amulet", when("turn_start", [{"strengthen_poison": 2, "to": "hero"}], whose="own")),
    "drip": support("amulet", when("turn_start", [{"poison": 2, "to": "hero"}], whose="own")),
    "nag": being(1, 1, when("turn_start", [{"wound": 1, "to": "enemy_hero"}], whose="enemy")),
    "toll": support("event", {"give": {"cost": 1}, "to": {"who": "enemy", "type": "spell", "zone": "hand"}}),
    "guildhall": support("amulet", {"give": {"cost": -1}, "to": {"who": "own", "zone": "hand"}}),
    "charmlet": support("amulet"),
    "mail": spell([{"gain": [{"armour": {"count": OWN}}], "to": "target"}], target=OWN),
    "phalanx": support("event", {"give": {"keywords": [{"armour": {"count": OWN}}]}, "to": OWN}),
    "gate": support("terrain", {**instead("would_enter", DRAW_ONE, card=ENEMY), "limit": "turn"}),
    "frost": support("weapon", {"give": {"cannot": ["open"]}, "to": ENEMY}),
    "rampart": support("armour", {"give": {"cannot": ["be_attacked"]}, "to": {"who": "own", "type": "hero"}}),
    "guardian": being(
        0,
        9,
        instead("would_wound", [{"wound": {"event": "amount"}, "to": "self"}], card="hero", kind=["strike"]),
    ),
    "craftsman": being(
        1,
        3,
        {"cost": {"coins": 1}, "uses": 2, "do": [{"modify": {"strike": 1}, "to": "self"}]},
        {"cost": {"close": True}, "do": DRAW_ONE},
    ),
    "let_him": spell([{"use_free": "target"}], target=OWN),
    "gang_up": spell([{"for_each": OWN, "do": [{"fight": "target", "by": "it"}]}], target=ENEMY),
    "barter": spell([{"take_control": "t:b"}, {"take_control": "t:a", "player": "opponent"}], targets=PAIR),
    "doom_by_night": spell(
        [{"delay": {"on": {"event": "turn_end", "whose": "own"}, "do": [{"destroy": "target"}]}}],
        target=CREATURE,
    ),
    "mumble": being(1, 3, {"on": "attack", "do": [{"lose_features": "event.target"}]}),
    "spur": spell([{"modify": {"strike": 2}, "to": "target", **ROUND}], target=CREATURE),
}

ATTACKS: list[Kin] = [
    (
        "who was created at the declaration may step in: BH-122, BH-123, BH-244",
        {"a": ["a1 = 2/2"], "b": [{"as": "b1", "card": "caller", "closed": True}]},
        "A attack a1 B.hero; B defender B.fx_token",
        "B.fx_token gone; a1 w1 closed; B w0",
    ),
    (
        "a target that comes over is not struck, and the attacker closes: BH-125, BH-130, BH-205",
        {"a": ["a1 = 2/2", {"card": "seducer", "closed": True}], "b": ["b1 = 1/1"]},
        "A attack a1 b1",
        "b1 A w0; a1 closed w0",
    ),
    (
        "stunned at the declaration it strikes all the same, and sleeps through a recovery: BH-133, BH-222",
        {"a": ["a1 = 2/2"], "b": [{"card": "stunner", "closed": True}]},
        "A attack a1 B.hero; A end; B end",
        "B w2; a1 closed awake",
    ),
    (
        "a target that grows elusive is struck all the same: BH-133, BH-263",
        {"a": ["a1 = 2/2"], "b": [{"as": "b1", "card": "slippery"}]},
        "A attack a1 b1",
        "b1 w2 open; a1 w1; illegal attack a1 b1",
    ),
    (
        "a defender that goes home leaves the hero unhurt: BH-124, BH-125",
        {"a": ["a1 = 2/2"], "b": [{"as": "b1", "card": "homer"}]},
        "A attack a1 B.hero; B defender b1",
        "B w0 hand1; a1 closed w0",
    ),
    (
        "a defender that comes over closes under its new controller: BH-125, BH-130",
        {"a": ["a1 = 2/2", {"card": "siren"}], "b": ["b1 = 1/4"]},
        "A attack a1 B.hero; B defender b1",
        "B w0; a1 closed w0; b1 A closed w0",
    ),
    (
        "a text whose condition was false has not fired: BH-101, BH-125",
        {"a": ["a1 = 2/2", "a2 = 2/2"], "b": [{"card": "wary"}]},
        "A attack a1 B.hero; A attack a2 B.hero",
        "B w2; a2 closed",
    ),
    (
        "the other player's bomb goes off before On attack is carried out: BH-105, BH-131, BH-235",
        {"a": ["a1 = fx_skirmisher"], "b": ["b1 = fx_bomb"]},
        "A attack a1 b1",
        "a1 gone; b1 gone; A hand1",
    ),
    (
        "thorns answer the First strike that kills them: BH-104, BH-128",
        {"a": ["a1 = 1/1 +first_strike"], "b": ["b1 = fx_thornback [w4]"]},
        "A attack a1 b1",
        "a1 gone; b1 gone",
    ),
    (
        "each thornback answers the other, his first: BH-105, BH-153",
        {"a": ["a1 = fx_thornback"], "b": ["b1 = fx_thornback"]},
        "A attack a1 b1",
        "a1 w2; b1 w2",
    ),
    (
        "the extra attack is gone with its giver, open or not: BH-120, BH-112",
        {"a": [{"as": "l", "card": "lead"}, "a1 = 1/1 +experience_attack"], "a_hand": ["fx_bolt"]},
        "A attack a1 B.hero; A play fx_bolt; A target l",
        "a1 open; illegal attack a1 B.hero",
    ),
    (
        "a hero who cannot be attacked leaves frenzy nobody: BH-201, BH-10",
        {"a": ["a1 = fx_berserker"], "b": [{"card": "rampart"}]},
        "",
        "legal end; illegal attack a1 B.hero",
    ),
    (
        "the guard takes strikes upon itself and no shots: BH-155, BH-150",
        {"a": ["a1 = 3/1 +directed_strike", "a2 = 1/1 +shot2"], "b": [{"as": "g", "card": "guardian"}]},
        "A attack a1 B.hero; A use a2 0; A target B.hero",
        "B w2; g w3",
    ),
    (
        "one after the other they fight it, in order of arrival: BH-141, 18.4 for_each",
        {"a": ["a1 = 1/3", "a2 = 2/2"], "b": ["b1 = 2/3"], "a_hand": ["gang_up"]},
        "A play gang_up; A target b1",
        "a1 w2; a2 gone; b1 gone",
    ),
    (
        "the wretch strikes back harder in a duel, not as the challenger: BH-141, BH-226",
        {"a": ["a1 = 2/4", "a2 = fx_wretch"], "b": ["b1 = fx_wretch"], "a_hand": ["fx_duel", "fx_duel"]},
        "A play fx_duel; A target a1; A target b1; A play fx_duel; A target a2; A target b1",
        "a1 gone; b1 gone; a2 gone",
    ),
    (
        "a creature's bonus for a round is there when it defends, and not in the next turn: BH-187, BH-124",
        {"a": ["a1 = 1/9"], "b": ["b1 = 1/9"], "a_hand": ["spur"]},
        "A play spur; A target a1; A end; B attack b1 A.hero; A defender a1; B end",
        "b1 w3; a1 1/9 w1",
    ),
]

CHANGES: list[Kin] = [
    (
        "upgraded it is no soldier, and the drill held it up: BH-183, BH-160, BH-250",
        {"a": [{"card": "drill"}, "a1 = 1/1 [w1]"], "a_hand": ["fx_forge"]},
        "A play fx_forge; A target a1",
        "a1 gone; A hand1 graveyard2",
    ),
    (
        "upgraded it is no pirate, and may attack the eel: BH-250, BH-263",
        {"a": ["a1 = 1/1 (pirate)"], "b": ["b1 = fx_eel"], "a_hand": ["fx_forge"]},
        "A play fx_forge; A target a1",
        "legal attack a1 b1",
    ),
    (
        "a soldier with a pirate under it is a pirate: BH-183, BH-236, BH-263",
        {"a": ["a1 = 1/1 (pirate)", "a2 = 1/1"], "b": ["b1 = fx_eel"], "a_hand": ["fx_weld"]},
        "A play fx_weld; A target a1; A target a2",
        "illegal attack a2 b1; legal attack a2 B.hero",
    ),
    (
        "a module attached after the silence brings its First strike: BH-233, BH-219",
        {"a": ["e = fx_engine"], "b": ["b1 = 3/3"], "a_hand": ["fx_silence", "fx_module"]},
        "A play fx_silence; A target e; A play fx_module; A module e; A attack e b1",
        "e w0 3/5; b1 gone; A hand1",
    ),
    (
        "and one that lay there before has lost it: BH-233",
        {"a": ["e = fx_engine"], "b": ["b1 = 3/3"], "a_hand": ["fx_silence", "fx_module"]},
        "A play fx_module; A module e; A play fx_silence; A target e; A attack e b1",
        "e w3 3/5; b1 gone",
    ),
    (
        "a mechanism that comes later has the smith's armour and not its own: BH-185",
        {
            "a": ["fx_smith"],
            "a_hand": ["cog"],
            "cards": {"cog": being(1, 9, keywords=[{"armour": 2}], classes=["mechanism"])},
        },
        "A play cog",
        "A.cog armour1",
    ),
    (
        "armour gained by a count is fixed, armour given by one is not: 18.1, BH-202",
        {"a": ["a1 = 1/5", "a2 = 1/1", {"card": "phalanx"}], "a_hand": ["fx_bolt"]},
        "A play fx_bolt; A target a2",
        "a1 armour1",
    ),
    (
        "the gained one: 18.1, BH-202",
        {"a": ["a1 = 1/5", "a2 = 1/1"], "a_hand": ["mail", "fx_bolt"]},
        "A play mail; A target a1; A play fx_bolt; A target a2",
        "a1 armour2",
    ),
    (
        "lives lent to the one below end for the united card: BH-236, BH-51, BH-160",
        {
            "a": [
                {"as": "a1", "vanilla": "2/2", "wounds": 3, "modify": [{"lives": 2, "until": "end_of_turn"}]},
                "a2 = 1/1",
            ],
            "a_hand": ["fx_weld"],
        },
        "A play fx_weld; A target a1; A target a2; A end",
        "a2 gone; A graveyard3",
    ),
    (
        "what was silenced at its attack had its Death before: BH-235, BH-104",
        {"a": [{"as": "m", "card": "mumble"}], "b": ["h = fx_herald"]},
        "A attack m h",
        "h gone; B hand1",
    ),
    (
        "the banner is struck first, and the next by what it still has: 18.4 for_each, BH-108",
        {"b": ["f = fx_banner [closed][w2]", "b2 = 1/3 [closed]"], "a_hand": ["fx_backlash"]},
        "A play fx_backlash",
        "f gone; b2 w1 1/3",
    ),
    (
        "of two that change places neither may act at once: BH-80, BH-190",
        {"a": ["a1 = 1/1"], "b": ["b1 = 2/2"], "a_hand": ["barter"]},
        "A play barter; A target a1; A target b1",
        "a1 B; b1 A; illegal attack b1 B.hero",
    ),
    (
        "what does not open loses its Stun all the same: BH-222, BH-41",
        {"a": [{"card": "frost"}], "b": ["b1 = 1/1 [closed][stun]", "b2 = 1/1 [closed]"]},
        "A end",
        "b1 closed awake; b2 closed",
    ),
    (
        "an amulet makes the next amulet cheaper, and then it is gone: BH-70, BH-74",
        {"a": [{"card": "guildhall"}], "a_hand": ["charmlet", "fx_lens"]},
        "A play charmlet; A play fx_lens",
        "A 8/2 graveyard1",
    ),
    (
        "his spells are dearer in my turn: BH-70, 18.2 zone",
        {"b": [{"card": "toll"}], "a_hand": ["fx_bolt"], "a_coins": [3, 0]},
        "A play fx_bolt; A target B.hero",
        "A 0/3 hand0",
    ),
]

TRIGGERS: list[Kin] = [
    (
        "united mourners mourn once each: BH-101, BH-236",
        {"a": ["m = fx_mourner", "n = fx_mourner", "a3 = 1/1"], "a_hand": ["fx_weld", "fx_bolt"]},
        "A play fx_weld; A target m; A target n; A play fx_bolt; A target a3",
        "n 0/8; A hand2",
    ),
    (
        "a mourner that was bounced is another one: BH-5, BH-101",
        {"a": ["m = fx_mourner", "s = 1/1", "r = 1/1"], "a_hand": ["fx_bolt", "fx_bolt", "fx_repel"]},
        (
            "A play fx_bolt; A target s; A play fx_repel; A target m; "
            "A play fx_mourner; A play fx_bolt; A target r"
        ),
        "A hand2",
    ),
    (
        "one that was borrowed is the same, and has mourned in this turn: BH-101, BH-205",
        {
            "a": ["x = fx_altar", "a2 = 1/1"],
            "b": ["m = fx_mourner", "b2 = 1/1"],
            "a_hand": ["fx_bolt", "fx_borrow"],
        },
        "A play fx_bolt; A target b2; A play fx_borrow; A target m; A use x 0; A sacrifice a2",
        "A hand1; B hand1; m A",
    ),
    (
        "a hidden creature's death is mourned: BH-242, 18.2",
        {
            "a": [
                "w = fx_widow",
                {
                    "as": "a1",
                    "vanilla": "1/1",
                    "hidden": True,
                    "wounds": 2,
                    "modify": [{"lives": 2, "until": "end_of_turn"}],
                },
            ],
            "a_hero": "fx_hero [w5]",
        },
        "A end",
        "a1 gone; A w4",
    ),
    (
        "of two deaths the one that hurts more is chosen: BH-102, BH-104",
        {"a": [{"card": "dirge"}, "2/1", "3/1"], "a_hand": ["fx_rain"]},
        "A play fx_rain; A which_event A.3/1",
        "B w3",
    ),
    (
        "a placed creature leaves and does not die: BH-166, BH-260",
        {
            "a": [{"as": "g", "card": "ghoul"}, "w = fx_widow", {"card": "leaver"}],
            "a_hero": "fx_hero [w5]",
            "a_hand": ["fx_doom"],
        },
        "A play fx_doom; A target g",
        "g gone; A w4 hand0 graveyard1",
    ),
    (
        "cured first, the hero is spared; bitten first, he is cured: BH-46, BH-228",
        {"a": [{"card": "cure"}], "a_hero": "fx_hero [poison2]", "phase": "start.recovery"},
        "A next_trigger A.cure",
        "A w0; A.hero poison0",
    ),
    (
        "strengthened first, it bites as it is then: BH-228, BH-249",
        {"a": [{"card": "brew"}], "a_hero": "fx_hero [poison1]", "phase": "start.recovery"},
        "A next_trigger A.brew",
        "A w3; A.hero poison3",
    ),
    (
        "poison got at the start of a turn waits for the next: BH-46, BH-228",
        {"a": [{"card": "drip"}], "phase": "start.recovery"},
        "",
        "A w0; A.hero poison2",
    ),
    (
        "the other player's start text comes before my totem: BH-46, BH-105",
        {
            "a": ["fx_totem"],
            "b": [{"card": "nag"}],
            "a_hero": "fx_hero [w29]",
            "phase": "start.recovery",
        },
        "",
        "B wins; A w30",
    ),
    (
        "the raider that was paid off and taken back asks again: BH-5, BH-262",
        {"a_hand": ["fx_raider", "fx_repel"], "b_coins": [3, 0]},
        (
            "A play fx_raider; B extort pay; A play fx_repel; A target A.fx_raider; "
            "A play fx_raider; B extort refuse"
        ),
        "legal attack A.fx_raider B.hero; A 0/10",
    ),
    (
        "a dead raider extorts all the same: BH-104, BH-262",
        {"a_hand": ["fx_raider"], "b": [{"card": "watch"}]},
        "A play fx_raider; B extort pay",
        "B 7/3; A graveyard1",
    ),
    (
        "a phoenix pays an extortion and lives: BH-155, BH-262",
        {"a_hand": ["fx_broker"], "b": ["p = fx_phoenix", "q = 1/1"]},
        "A play fx_broker; B extort pay; B sacrifice p; B sacrifice q",
        "p w0 closed; q gone; A hand1",
    ),
    (
        "to be destroyed in the evening, it has hidden by then: BH-242, 18.4 delay",
        {"a": ["a1 = 1/1"], "a_hand": ["doom_by_night", "fx_cloak"]},
        "A play doom_by_night; A target a1; A play fx_cloak; A target a1; A end",
        "a1 hidden",
    ),
]

COMING: list[Kin] = [
    (
        "the module that drinks spares the card that it is part of: BH-211, BH-219",
        {"a": ["e = fx_engine"], "a_hand": ["sucker"]},
        "A play sucker; A module e",
        "legal thirst A.hero; illegal thirst e",
    ),
    (
        "a module that is revived may go under, and is hired: BH-203, BH-219, BH-220",
        {"a": ["e = fx_engine"], "a_graveyard": ["fx_module"], "a_hand": ["fx_raise"]},
        "A play fx_raise; A pick fx_module; A module e",
        "e 3/5; A hand1 graveyard1",
    ),
    (
        "a sneaking module hides the whole card: BH-219, BH-241",
        {"a": ["e = fx_engine"], "a_hand": ["sneak"]},
        "A play sneak; A module e",
        "e hidden 3/4; illegal attack e B.hero",
    ),
    (
        "of twins that are unique the first makes way: BH-244, BH-247",
        {"a_hand": ["twins"]},
        "A play twins",
        "A hand1 graveyard1; A.twin w0; A.twin#2 gone",
    ),
    (
        "kept from entering it has been paid for and lies in the graveyard; the next comes: BH-155, BH-73",
        {"b": [{"card": "gate"}], "a_hand": ["2/2 c2", "1/1"]},
        "A play 2/2 c2; A play 1/1",
        "A 7/3 graveyard1; B hand1; A.1/1 w0",
    ),
    (
        "kept from entering it stays in the deck: BH-155, BH-206",
        {"b": [{"card": "gate"}], "a_hand": ["fx_call"], "a_deck": ["fx_herald", "fx_rat"]},
        "A play fx_call; A pick fx_herald",
        "A deck2 graveyard1; B hand1",
    ),
    (
        "two discounts go with one card: BH-72",
        {"a_hand": ["fx_haggle", "fx_haggle", "5/5 c5", "2/2 c2"]},
        "A play fx_haggle; A play fx_haggle; A play 5/5 c5; A play 2/2 c2",
        "A 7/3",
    ),
    (
        "created cards are not played and leave the discount: BH-72, BH-244",
        {"a_hand": ["fx_haggle", "fx_muster", "2/2 c2"]},
        "A play fx_haggle; A play fx_muster; A play 2/2 c2",
        "A 8/2",
    ),
    (
        "two marks drawn at once wound twice: BH-101, 18.3 drawn",
        {"active": "B", "b_hand": ["fx_insight"], "b_deck": [HIS_MARK, HIS_MARK], "b_hero": "fx_hero [w26]"},
        "B play fx_insight",
        "A wins; B w30",
    ),
    (
        "used free while closed and fresh, one of two, and used up: BH-200, BH-90",
        {
            "a": [{"as": "s", "card": "craftsman", "closed": True, "fresh": True}],
            "a_hand": ["let_him"],
            "a_coins": [5, 0],
        },
        "A play let_him; A target s; A pick 0; A use s 0",
        "s 3/3 closed; illegal use s 0; A 4/1",
    ),
    (
        "it has paid with its life and draws: BH-91, BH-104",
        {"a": [creature("a1 = 1/2 +vulnerable +armour5", {"cost": {"wound_self": 1}, "do": DRAW_ONE})]},
        "A use a1 0",
        "a1 gone; A hand1",
    ),
]


@pytest.mark.parametrize(
    ("position", "moves", "expected"),
    [
        pytest.param(position, moves, expected, id=title)
        for title, position, moves, expected in ATTACKS + CHANGES + TRIGGERS + COMING
    ],
)
def test_kin_of_the_worked_cases_end_as_the_rules_say(
    position: dict[str, Any], moves: str, expected: str
) -> None:
    played = case(**{**position, "cards": {**CARDS, **position.get("cards", {})}})
    for move in moves.split("; ") if moves else ():
        played.move(move)
    compare(played, expected)
