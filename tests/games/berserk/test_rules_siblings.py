"""Siblings of the worked cases: fixture cards in positions where two or three rules meet, in a line each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.berserk.cases import case, compare, creature
from tests.games.berserk.making import DRAW_ONE, being, spell

Sibling = tuple[str, dict[str, Any], str, str]
"""The rules, the position, the moves, and what is expected of it."""

STRIKES: list[Sibling] = [
    (
        "the eel may defend against the pirate that may not attack it: BH-263",
        {"a": ["a1 = 2/3 (pirate)"], "b": ["b1 = fx_eel"]},
        "A attack a1 B.hero; B defender b1",
        "a1 w2 closed; b1 gone; B w0",
    ),
    (
        "a pirate strikes the closed eel, which does not answer: BH-263, BH-126",
        {"a": ["a1 = 1/3 (pirate)"], "b": ["b1 = fx_eel [closed]"]},
        "A attack a1 b1",
        "a1 w0 closed; b1 w1 closed",
    ),
    (
        "a pirate's shot may not choose the open eel: BH-140, BH-263",
        {"a": ["a1 = 1/1 (pirate) +shot1"], "b": ["b1 = fx_eel", "b2 = 1/2"]},
        "A use a1 0",
        "illegal target b1; legal target b2; legal target B.hero",
    ),
    (
        "shots of a spell are hindered by no Elusiveness: BH-263, BH-140",
        {"b": ["b1 = fx_eel"], "a_hand": ["fx_volley"]},
        "A play fx_volley; A target b1",
        "b1 gone",
    ),
    (
        "thorns pass by a Protection from strikes: BH-215, BH-153",
        {"a": ["a1 = fx_thornback"], "b": ["b1 = fx_ghost"]},
        "A attack a1 b1",
        "a1 w2 closed; b1 gone",
    ),
    (
        "thorns prick though the thornback has died of the blow: BH-104, BH-131",
        {"a": ["a1 = 2/3"], "b": ["b1 = fx_thornback [w4]"]},
        "A attack a1 b1",
        "a1 gone; b1 gone",
    ),
    (
        "the warden has grown, and still falls to the First strike: BH-124, BH-128",
        {"a": ["a1 = 4/3 +first_strike"], "b": ["b1 = fx_warden"]},
        "A attack a1 B.hero; B defender b1",
        "a1 w0 closed; b1 gone; B w0",
    ),
    (
        "the wretch strikes back harder as a defender too: BH-226, BH-251",
        {"a": ["a1 = 2/4"], "b": ["b1 = fx_wretch"]},
        "A attack a1 B.hero; B defender b1",
        "a1 gone; b1 w3 closed",
    ),
    (
        "open after its defence, it may not defend again: BH-224, BH-123",
        {"a": ["a1 = 2/9", "a2 = 2/9"], "b": ["b1 = fx_veteran"]},
        "A attack a1 B.hero; B defender b1; A attack a2 B.hero",
        "b1 w1 open; a1 w3; B w2",
    ),
    (
        "shots and strikes draw on one armour: BH-202, BH-150",
        {"a": ["a1 = fx_archer", "a2 = 2/9"], "b": ["b1 = 1/9 +armour3"]},
        "A use a1 0; A target b1; A attack a2 b1",
        "b1 w1; a2 w1",
    ),
    (
        "a smaller armour finds the prevented wounds counted: BH-202, BH-185",
        {"a": ["a1 = 2/9", "a2 = 2/9"], "b": ["b1 = 1/9 +armour2"], "a_hand": ["fx_thin_shield"]},
        "A attack a1 b1; A play fx_thin_shield; A target b1; A attack a2 b1",
        "b1 w2 armour1",
    ),
    (
        "an armour gained after the disarming counts, and the printed one comes back: BH-185, 18.4 lose",
        {"a": ["a1 = 3/9"], "b": ["b1 = 1/6 +armour2"], "a_hand": ["fx_disarm", "fx_thin_shield"]},
        "A play fx_disarm; A target b1; A play fx_thin_shield; A target b1; A attack a1 b1; A end",
        "b1 w2 armour2",
    ),
    (
        "a blocked frenzy has had its attack: BH-201, BH-125, BH-130",
        {"a": ["a1 = fx_berserker", "a2 = 1/1"], "b": ["b1 = fx_truce"]},
        "A attack a1 B.hero",
        "a1 closed; B w0; legal end; legal attack a2 B.hero",
    ),
    (
        "a support may take the frenzied for a payment, it is not closed: BH-201, BH-91",
        {"a": ["a1 = fx_berserker", "a2 = fx_altar"]},
        "A use a2 0; A sacrifice a1",
        "a1 gone; A hand1; legal end",
    ),
    (
        "prepared, a twinblade has both attacks again: BH-231, BH-120",
        {"a": ["a1 = fx_twinblade"], "a_hand": ["fx_ready"]},
        (
            "A attack a1 B.hero; A attack a1 B.hero; A play fx_ready; A target a1; "
            "A attack a1 B.hero; A attack a1 B.hero"
        ),
        "B w8; a1 open; illegal attack a1 B.hero",
    ),
    (
        "in a duel the closed strikes back, and First strike forestalls it: BH-141, BH-128",
        {"a": ["a1 = 3/1 +first_strike"], "b": ["b1 = 2/3 [closed]"], "a_hand": ["fx_duel"]},
        "A play fx_duel; A target a1; A target b1",
        "a1 w0 open; b1 gone; legal attack a1 B.hero",
    ),
    (
        "a duel is an attack of the first, wherever it is fresh or closed: BH-141, BH-235",
        {"a": ["a1 = fx_skirmisher [closed][fresh]"], "b": ["b1 = 1/9"], "a_hand": ["fx_duel"]},
        "A play fx_duel; A target a1; A target b1",
        "a1 w1 closed; b1 w4; A hand1",
    ),
    (
        "who cannot act is opened, fights back in a duel, and still may not defend: BH-82, BH-83, BH-187",
        {
            "a": ["a1 = 1/9", "a2 = 1/1"],
            "b": ["b1 = 2/5"],
            "a_hand": ["fx_chains", "fx_unlock", "fx_duel"],
        },
        (
            "A play fx_chains; A target b1; A play fx_unlock; A target b1; "
            "A play fx_duel; A target a1; A target b1; A attack a2 B.hero"
        ),
        "b1 w1 open; a1 w2; B w1",
    ),
    (
        "the stunned does not strike back, and stays closed for one recovery: BH-222, BH-126",
        {"a": ["a1 = 1/1"], "b": ["b1 = 3/3"], "a_hand": ["fx_daze"]},
        "A play fx_daze; A target b1; A attack a1 b1; A end",
        "a1 w0 closed; b1 w1 closed awake",
    ),
    (
        "with Dash for the turn a fresh archer shoots: BH-81, BH-239",
        {"a_hand": ["fx_archer", "fx_fury"]},
        "A play fx_archer; A play fx_fury; A target A.fx_archer; A use A.fx_archer 0; A target B.hero",
        "B w2; A.fx_archer closed; A 6/4",
    ),
]

CONTROL: list[Sibling] = [
    (
        "borrowed, closed by its attack, dead of the twilight: Death mine, card his: BH-50, BH-104, BH-164",
        {"a": ["x = fx_twilight"], "b": ["b1 = fx_herald"], "a_hand": ["fx_borrow"]},
        "A play fx_borrow; A target b1; A attack b1 B.hero; A end",
        "b1 gone; A hand1 graveyard1; B graveyard1 hand1 w1",
    ),
    (
        "a frenzied one that is borrowed must attack, stunned or not: BH-201, BH-222, BH-190",
        {"b": ["b1 = fx_berserker [closed][stun]"], "a_hand": ["fx_borrow"]},
        "A play fx_borrow; A target b1",
        "b1 A open stun; illegal end; legal attack b1 B.hero",
    ),
    (
        "it comes home with its Stun and loses it in its owner's recovery: BH-222, BH-51",
        {"b": ["b1 = fx_berserker [closed][stun]"], "a_hand": ["fx_borrow"]},
        "A play fx_borrow; A target b1; A attack b1 B.hero; A end",
        "b1 B closed awake; B w3",
    ),
    (
        "it regenerates at the end of its controller's turn: BH-188, BH-238",
        {"b": ["b1 = fx_veteran [w4]"], "a_hand": ["fx_charm"]},
        "A play fx_charm; A target b1; A end",
        "b1 A w2",
    ),
    (
        "its poison goes by the turns of who has it now: BH-188, BH-228",
        {"b": ["b1 = 1/9"], "a_hand": ["fx_venom", "fx_charm"]},
        "A play fx_venom; A target b1; A play fx_charm; A target b1; A end; B end",
        "b1 A w2",
    ),
    (
        "a charmed lord drives out the one I had: BH-205, BH-247",
        {"a": ["l = fx_lord"], "b": ["m = fx_lord"], "a_hand": ["fx_charm"]},
        "A play fx_charm; A target m",
        "l gone; m A; A hand1",
    ),
    (
        "a hidden lord is Unique still, and has no Death: BH-242, BH-247, BH-163",
        {"a": ["l = fx_lord [hidden]"], "a_hand": ["fx_lord"]},
        "A play fx_lord",
        "l gone; A.fx_lord w0; A hand0 graveyard1",
    ),
    (
        "a charmed token dies to its owner's reserve: BH-164, BH-245",
        {
            "a": ["w = fx_widow"],
            "b": ["b1 = fx_token"],
            "a_hand": ["fx_charm", "fx_rain"],
            "a_hero": "fx_hero [w5]",
        },
        "A play fx_charm; A target b1; A play fx_rain",
        "b1 gone; A w4 graveyard2; B graveyard0",
    ),
    (
        "a chained creature may be charmed and stays forbidden: BH-187, BH-82",
        {"b": ["b1 = 2/2 +dash"], "a_hand": ["fx_chains", "fx_charm"], "a_coins": [10, 0]},
        "A play fx_chains; A target b1; A play fx_charm; A target b1",
        "b1 A closed; illegal attack b1 B.hero",
    ),
]

WOUNDS: list[Sibling] = [
    (
        "the bulwark prevents of poison too: BH-150, BH-155",
        {
            "a": [],
            "b": ["b1 = fx_bulwark"],
            "b_hero": "fx_hero [poison2]",
            "active": "B",
            "phase": "start.recovery",
        },
        "",
        "B w1; b1 w0",
    ),
    (
        "a wound that was prevented buys no coin: 18.2 done, BH-155",
        {"b": ["b1 = fx_bulwark"], "a_hand": ["fx_tax"], "a_coins": [3, 0]},
        "A play fx_tax",
        "A 2/1; B w0",
    ),
    (
        "a payment in wounds counts though all were prevented: BH-154",
        {"a": ["x = fx_pact", "fx_bulwark", "fx_bulwark"]},
        "A use x 0",
        "A w0 hand1",
    ),
    (
        "a payment in wounds may be the last: BH-91, BH-280",
        {"a": ["x = fx_pact", "fx_bulwark"], "a_hero": "fx_hero [w29]"},
        "A use x 0",
        "B wins; A w30 hand0",
    ),
    (
        "both heroes fall, the bulwark is one wound too few: BH-281, BH-151",
        {
            "b": ["b1 = fx_bulwark"],
            "a_hand": ["fx_quake"],
            "a_hero": "fx_hero [w28]",
            "b_hero": "fx_hero [w29]",
        },
        "A play fx_quake",
        "A draw w30; B w30",
    ),
    (
        "with two of them only the other hero falls: BH-280, BH-155",
        {
            "b": ["fx_bulwark", "fx_bulwark"],
            "a_hand": ["fx_quake"],
            "a_hero": "fx_hero [w28]",
            "b_hero": "fx_hero [w29]",
        },
        "A play fx_quake",
        "B wins w29; A w30",
    ),
    (
        "the avenger of the other comes first and is parried; mine kills: BH-105, BH-155",
        {
            "a": ["a1 = fx_avenger", "x = fx_bulwark"],
            "b": ["b1 = fx_avenger"],
            "a_hand": ["fx_rain"],
            "a_hero": "fx_hero [w29]",
            "b_hero": "fx_hero [w29]",
        },
        "A play fx_rain",
        "A wins w29; B w30; x w1",
    ),
    (
        "a bargain may cost the last lives, and nothing is drawn: 18.4 may, BH-285",
        {"a_hand": ["fx_bargain"], "a_hero": "fx_hero [w28]"},
        "A play fx_bargain; A may yes",
        "B wins; A hand0",
    ),
    (
        "the second shot of a volley finds the phoenix healed: BH-108, BH-155",
        {"b": ["b1 = fx_phoenix [w2]"], "a_hand": ["fx_volley"]},
        "A play fx_volley; A target b1",
        "b1 w1 closed",
    ),
    (
        "doom itself is a death that the phoenix escapes once: BH-161, BH-155",
        {"b": ["b1 = fx_phoenix [w1]"], "a_hand": ["fx_doom"]},
        "A play fx_doom; A target b1",
        "b1 w0 closed; B graveyard0",
    ),
    (
        "a payment that the phoenix escapes is a payment: BH-91, BH-155",
        {"a": ["x = fx_altar", "p = fx_phoenix"]},
        "A use x 0; A sacrifice p; A use x 0; A sacrifice p",
        "p gone; A hand2",
    ),
    (
        "united with a phoenix, the whole card rises: BH-165, BH-184, BH-236",
        {"a": ["a1 = fx_phoenix", "a2 = 2/2"], "a_hand": ["fx_weld", "fx_doom"]},
        "A play fx_weld; A target a1; A target a2; A play fx_doom; A target a2",
        "a2 5/5 closed w0; A graveyard2",
    ),
    (
        "lives that were lent end after the shrinking: BH-212, BH-51",
        {
            "b": [{"as": "b1", "vanilla": "2/4", "modify": [{"lives": 2, "until": "end_of_turn"}]}],
            "a_hand": ["fx_shrink"],
        },
        "A play fx_shrink; A target b1; A end",
        "b1 2/1 w0",
    ),
    (
        "and kill whom they leave with too many wounds: BH-212, BH-51, BH-160",
        {
            "b": [{"as": "b1", "vanilla": "2/4", "modify": [{"lives": 2, "until": "end_of_turn"}]}],
            "a_hand": ["fx_shrink", "fx_rain"],
        },
        "A play fx_shrink; A target b1; A play fx_rain; A end",
        "b1 gone",
    ),
    (
        "a printed poison cannot be cured, so nothing is healed: 18.4 cure_poison, 18.2 done",
        {"a": ["a1 = fx_sickling [w1]"], "a_hand": ["fx_antidote"]},
        "A play fx_antidote; A target a1",
        "a1 w1 poison1",
    ),
    (
        "a printed poison that was strengthened outlives the silence: BH-249, BH-233",
        {"a": ["a1 = fx_sickling"], "a_hand": ["fx_fester", "fx_silence"]},
        "A play fx_fester; A target a1; A play fx_silence; A target a1",
        "a1 poison3",
    ),
]

TRIGGERS: list[Sibling] = [
    (
        "two mourners that die together mourn each other: BH-162, BH-101",
        {"a": ["m = fx_mourner [w3]", "n = fx_mourner [w3]"], "a_hand": ["fx_rain"]},
        "A play fx_rain",
        "m gone; n gone; A hand2",
    ),
    (
        "a widow that dies with them mourns each of them: BH-162, BH-101, BH-104",
        {"a": ["w = fx_widow [w3]", "1/1", "2/1"], "a_hand": ["fx_rain"], "a_hero": "fx_hero [w10]"},
        "A play fx_rain",
        "w gone; A w8",
    ),
    (
        "bombs go off one after the other, the other player's first: BH-105, BH-108",
        {"a": ["a1 = fx_bomb"], "b": ["b1 = fx_bomb", "b2 = 1/3"], "a_hand": ["fx_rain"]},
        "A play fx_rain",
        "a1 gone; b1 gone; b2 gone",
    ),
    (
        "the acolyte that dies of the spell has heard it: BH-100, BH-104",
        {"a": ["a1 = fx_acolyte [w2]"], "a_hand": ["fx_rain"], "a_hero": "fx_hero [w5]"},
        "A play fx_rain",
        "a1 gone; A w4",
    ),
    (
        "a hidden acolyte hears nothing: BH-242",
        {"a": ["a1 = fx_acolyte [hidden]"], "a_hand": ["fx_tax"], "a_hero": "fx_hero [w5]"},
        "A play fx_tax",
        "A w5; B w1",
    ),
    (
        "two twilights at one end, the other player's first: BH-50, BH-105",
        {"a": ["x = fx_twilight", "a1 = 1/2 [closed]"], "b": ["fx_twilight", "b1 = 1/3 [closed]"]},
        "A end",
        "a1 gone; b1 w2",
    ),
    (
        "the other player's twilight comes before my regeneration: BH-105, BH-238",
        {"a": ["a1 = 2/2 +regeneration1 [closed][w1]"], "b": ["fx_twilight"]},
        "A end",
        "a1 gone",
    ),
    (
        "my own twilight waits if I like: BH-105, A-14",
        {"a": ["x = fx_twilight", "a1 = 2/2 +regeneration1 [closed][w1]"]},
        "A end; A next_trigger regeneration a1",
        "a1 w1",
    ),
    (
        "the silenced has no Death: BH-163, BH-233",
        {"b": ["b1 = fx_herald"], "a_hand": ["fx_silence", "fx_rain"]},
        "A play fx_silence; A target b1; A play fx_rain",
        "b1 gone; B hand0",
    ),
    (
        "silenced before they were united, only the other part speaks in death: BH-233, BH-165",
        {"a": ["a1 = fx_herald", "a2 = fx_bomb", "a3 = 1/3"], "a_hand": ["fx_silence", "fx_weld", "fx_doom"]},
        "A play fx_silence; A target a1; A play fx_weld; A target a2; A target a1; A play fx_doom; A target a1",
        "a1 gone; a3 w1; A hand0",
    ),
    (
        "the hidden banner lets fall those whom it upheld: BH-242, BH-160",
        {"a": ["a0 = fx_banner", "a1 = 1/1 [w1]"], "a_hand": ["fx_cloak"]},
        "A play fx_cloak; A target a0",
        "a0 hidden; a1 gone",
    ),
    (
        "a mentor's free shot may end it: BH-200, BH-280",
        {"a_hand": ["fx_mentor"], "a_hero": "fx_hero_archer [closed]", "b_hero": "fx_hero [w29]"},
        "A play fx_mentor; A target B.hero",
        "A wins; B w30",
    ),
    (
        "a lurker that is revived hides and draws all the same: BH-203, BH-220, BH-241",
        {"a_hand": ["fx_raise"], "a_graveyard": ["fx_lurker"]},
        "A play fx_raise; A pick fx_lurker; A next_trigger stealth A.fx_lurker",
        "A hand1; A.fx_lurker hidden",
    ),
    (
        "brought to light by a lamp it is not hired again: BH-237",
        {"b": ["b1 = fx_lurker [hidden]"], "a_hand": ["fx_lamp"]},
        "A play fx_lamp; A target b1",
        "b1 w0 awake; B hand0",
    ),
]

ZONES: list[Sibling] = [
    (
        "a payment and a Death draw from an empty deck: BH-282, BH-91",
        {"a": ["x = fx_altar", "h = fx_herald"], "a_deck": [], "a_failed_draws": 1},
        "A use x 0; A sacrifice h",
        "B wins; A fails3",
    ),
    (
        "the turn's draw and an omen are three failures: BH-44, BH-282",
        {"a_hand": ["fx_omen"], "a_deck": []},
        "A play fx_omen; A end; B end",
        "B wins; A fails3",
    ),
    (
        "with turn_only the omen draws in vain: BH-282",
        {"a_hand": ["fx_omen"], "a_deck": [], "options": {"failed_draws_of_turn_only": True}},
        "A play fx_omen; A end; B end",
        "A fails1; legal end",
    ),
    (
        "a mark drawn by a spell wounds when both cards are in hand: BH-108, 18.3 drawn",
        {
            "a_hand": ["fx_insight"],
            "a_deck": [{"card": "fx_mark", "owner": "B"}, "fx_rat", "fx_rat"],
            "a_hero": "fx_hero [w28]",
        },
        "A play fx_insight",
        "B wins; A w30 hand2",
    ),
    (
        "a mark that is searched for is not drawn: BH-232, 18.3 drawn",
        {"a_hand": ["fx_seek"], "a_deck": ["fx_rat", {"card": "fx_mark", "owner": "B"}]},
        "A play fx_seek; A pick fx_mark",
        "A w0 hand1 deck1",
    ),
    (
        "a mark that is thrown off goes to its owner's reserve: BH-260, BH-164",
        {"a_hand": ["fx_ruin"], "b_hand": [{"card": "fx_mark", "owner": "A"}]},
        "A play fx_ruin; B discard fx_mark@A",
        "A graveyard1; B graveyard0 hand0",
    ),
    (
        "nine in the deck and one in the hand are ten: BH-260",
        {
            "a_hand": ["fx_curse"],
            "b_hand": [{"card": "fx_mark", "owner": "A"}],
            "b_deck": [{"card": "fx_mark", "owner": "A"}] * 9,
        },
        "A play fx_curse",
        "B deck9 hand1",
    ),
    (
        "a buried token is neither dead nor in the deck: BH-245, BH-234",
        {"b": ["b1 = fx_token", "w = fx_widow"], "a_hand": ["fx_bury"], "b_hero": "fx_hero [w5]"},
        "A play fx_bury; A target b1",
        "b1 gone; B deck10 graveyard0 w5",
    ),
    (
        "a united card comes back as two: BH-165, BH-234",
        {"b": [{"as": "b1", "card": "fx_engine", "parts": ["fx_module"]}], "a_hand": ["fx_repel"]},
        "A play fx_repel; A target b1",
        "b1 gone; B hand2 graveyard0",
    ),
    (
        "of which a token goes to the reserve: BH-165, BH-245",
        {"b": [{"as": "b1", "card": "fx_engine", "parts": ["fx_token"]}], "a_hand": ["fx_bury"]},
        "A play fx_bury; A target b1",
        "B hand0 deck11 graveyard0",
    ),
    (
        "no mechanism face up, no question for the module: BH-219, BH-242",
        {"a": ["e = fx_engine [hidden]"], "a_hand": ["fx_module"]},
        "A play fx_module",
        "A.fx_module 1/2; e 2/3 hidden; A hand1",
    ),
    (
        "a module played free goes under an engine all the same: BH-200, BH-219",
        {"a": ["e = fx_engine"], "a_hand": ["fx_gratis", "fx_module"]},
        "A play fx_gratis; A pick fx_module; A module e",
        "e 3/5; A hand1 8/2",
    ),
    (
        "a summoned card is not played and leaves the discount: BH-72, BH-206",
        {"a_hand": ["fx_haggle", "fx_call", "fx_engine"], "a_deck": ["fx_herald", "fx_rat"]},
        "A play fx_haggle; A play fx_call; A pick fx_herald; A play fx_engine",
        "A 6/4; A.fx_herald w0",
    ),
    (
        "a module that is attached has used it up: BH-72, BH-219",
        {"a": ["e = fx_engine"], "a_hand": ["fx_haggle", "fx_module", "fx_engine"]},
        "A play fx_haggle; A play fx_module; A module e; A play fx_engine",
        "A 7/3; e 3/5",
    ),
    (
        "a hidden soldier counts for the colossus: BH-242, 18.2",
        {"a": ["1/1", "2/1", "3/1", "4/1 [hidden]"], "a_hand": ["fx_colossus"], "a_coins": [2, 0]},
        "A play fx_colossus",
        "A 0/2; A.fx_colossus 5/5",
    ),
    (
        "a hidden creature counts for the rally and is not strengthened: BH-242, 18.2",
        {"a": ["a1 = 1/1", "a2 = 1/1 [hidden]", "a3 = 1/1"], "a_hand": ["fx_rally"]},
        "A play fx_rally",
        "a1 2/1; a2 1/1; a3 2/1",
    ),
    (
        "a leech played free drinks in the midst of the text: BH-200, BH-211",
        {"a_hand": ["fx_gratis", "fx_leech"]},
        "A play fx_gratis; A pick fx_leech; A thirst A.hero",
        "A w2 8/2; A.fx_leech w0",
    ),
    (
        "one coin closed is enough to open one: 18.2 done, 18.4 coins",
        {"a_hand": ["fx_thief"], "b_coins": [1, 9]},
        "A play fx_thief",
        "A 8/2; B 0/10",
    ),
    (
        "with ten coins none is gained, and the other loses a closed one: BH-42, 18.4 coins",
        {"a_hand": ["fx_tithe"], "b_coins": [3, 2]},
        "A play fx_tithe",
        "A 8/2; B 3/1",
    ),
    (
        "a paid raider may still be given Dash: BH-233, BH-262",
        {"a_hand": ["fx_raider", "fx_fury"]},
        "A play fx_raider; B extort pay; A play fx_fury; A target A.fx_raider; A attack A.fx_raider B.hero",
        "B w5 7/3; A 5/5",
    ),
    (
        "a demand of two is not met with a hidden one: BH-262, BH-242",
        {"a_hand": ["fx_broker"], "b": ["b1 = 1/1", "b2 = 1/1 [hidden]"], "b_hero": "fx_hero [w27]"},
        "A play fx_broker; B extort refuse",
        "A wins; B w30",
    ),
    (
        "paid with bomb and herald: the text first, then their Deaths: BH-262, BH-108",
        {"a": ["a1 = 1/1"], "b": ["b1 = fx_bomb", "b2 = fx_herald"], "a_hand": ["fx_broker"]},
        "A play fx_broker; B extort pay; B sacrifice b1; B sacrifice b2; B next_trigger b1",
        "a1 gone; A.fx_broker w1; A hand1; B hand1 graveyard2",
    ),
]

OTHERS = {"who": "own", "type": "creature", "other": True}
ENEMY = {"who": "enemy", "type": "creature"}
CREATURE = {"type": "creature"}
MAD = {"give": {"keywords": ["frenzy"]}, "to": OTHERS}
FRAIL = {"give": {"keywords": ["vulnerable"]}, "to": "hero"}
UPRIGHT = {"replace": {"event": "would_close", "card": "self"}, "do": []}
HUSH = {"on": "defends", "do": [{"lose_features": "event.target"}]}
HOME = {"replace": {"event": "would_die", "card": "self"}, "do": [{"to_hand": "self"}]}
MAY_MOURN = {"on": {"event": "dies", "card": OTHERS}, "optional": True, "do": DRAW_ONE}
CARDS = {
    "jailer": being(
        1,
        1,
        {"on": "hire", "target": ENEMY, "do": [{"take_control": "target", "until": "while_source"}]},
    ),
    "zap": being(
        1,
        1,
        {"on": "hire", "target": ENEMY, "do": [{"wound": 1, "to": "target"}]},
        keywords=[{"thirst": 1}],
    ),
    "wary": being(1, 9, keywords=[{"elusive": {"strike_min": 3}}]),
    "rack": being(
        3,
        3,
        {"on": "hire", "do": [{"extort": {"close_coins": 3}}]},
        classes=["mechanism"],
        keywords=["module", "dash"],
    ),
    "late": spell(
        [{"delay": {"on": {"event": "turn_end", "whose": "own"}, "do": [{"destroy": "target"}]}}],
        target=CREATURE,
    ),
    "rise": spell(
        [
            {"revive": CREATURE},
            {"gain": ["dash"], "to": "last", "until": "end_of_turn"},
            {"delay": {"on": {"event": "turn_end", "whose": "own"}, "do": [{"destroy": "last"}]}},
        ]
    ),
    "swarm": spell(
        [
            {"create": "fx_token", "count": 2},
            {"gain": ["dash"], "to": "last", "until": "end_of_turn"},
        ]
    ),
    "both": spell([{"draw": 1}, {"draw": 1, "player": "opponent"}]),
    "harm": spell([{"wound": 2, "to": "target"}], target=CREATURE),
}

TEXTS: list[Sibling] = [
    (
        "charmed for good, borrowed back for a turn, and mine again, rested: BH-190, BH-80, G-37",
        {"b": ["b1 = 2/2"], "a_hand": ["fx_charm"], "b_hand": ["fx_borrow"]},
        "A play fx_charm; A target b1; A end; B play fx_borrow; B target b1; B attack b1 A.hero; B end",
        "b1 A; A w2; legal attack b1 B.hero",
    ),
    (
        "held while its jailer is in play: BH-187, BH-190",
        {"b": ["b1 = 2/2"], "a_hand": ["jailer", "fx_doom"]},
        "A play jailer; A target b1; A play fx_doom; A target A.jailer",
        "b1 B",
    ),
    (
        "and hidden he is still in play: BH-187, BH-242",
        {"b": ["b1 = 2/2"], "a_hand": ["jailer", "fx_cloak"]},
        "A play jailer; A target b1; A play fx_cloak; A target A.jailer",
        "b1 A",
    ),
    (
        "who declines has fired all the same: BH-101, BH-103",
        {"a": [creature("w = 0/9", MAY_MOURN), "a1 = 1/1", "a2 = 1/1"], "a_hand": ["fx_bolt", "fx_bolt"]},
        "A play fx_bolt; A target a1; A may no; A play fx_bolt; A target a2",
        "A hand0; legal end",
    ),
    (
        "a target is chosen when its trigger's turn comes, after the bomb: BH-107, BH-211",
        {"a": ["a1 = fx_bomb"], "b": ["b1 = 1/1", "b2 = 1/5"], "a_hand": ["zap"]},
        "A play zap; A thirst a1; A next_trigger a1; A target b2",
        "b1 gone; b2 w2",
    ),
    (
        "doomed to the end of the turn, it comes back as another card: BH-5, 18.4 delay",
        {"a": ["h = fx_herald"], "a_hand": ["late", "fx_repel"]},
        "A play late; A target h; A play fx_repel; A target h; A play fx_herald; A end",
        "A.fx_herald w0; A hand0",
    ),
    (
        "raised for one turn it strikes, falls, and its Death is heard: 18.4 last, BH-50",
        {"a_graveyard": ["fx_herald"], "a_hand": ["rise"]},
        "A play rise; A pick fx_herald; A attack A.fx_herald B.hero; A end",
        "A hand1 graveyard2; B w1",
    ),
    (
        "all that a step has made are touched by the next: 18.2 last, BH-244",
        {"a_hand": ["swarm"]},
        "A play swarm; A attack A.fx_token B.hero; A attack A.fx_token#2 B.hero",
        "B w2",
    ),
    (
        "elusive from the strong, and fury makes it strong: BH-263, BH-180",
        {"a": ["a1 = 2/2"], "b": [{"as": "b1", "card": "wary"}], "a_hand": ["fx_fury"]},
        "A play fx_fury; A target a1",
        "illegal attack a1 b1; legal attack a1 B.hero",
    ),
    (
        "what goes home instead of dying has not died: BH-155, BH-161",
        {"a": ["m = fx_mourner"], "b": [creature("b1 = 1/1", HOME), "n = fx_mourner"], "a_hand": ["fx_bolt"]},
        "A play fx_bolt; A target b1",
        "b1 gone; A hand0; B hand1 graveyard0",
    ),
    (
        "it has paid by closing though something kept it open, once a turn: BH-91, BH-155, BH-90",
        {"a": [creature("a1 = 1/1 +shot2", UPRIGHT)]},
        "A use a1 0; A target B.hero",
        "a1 open; B w2; illegal use a1 0; legal attack a1 B.hero",
    ),
    (
        "who does not close has still attacked: BH-130, BH-120",
        {"a": [creature("a1 = 1/1", UPRIGHT)]},
        "A attack a1 B.hero",
        "a1 open; illegal attack a1 B.hero",
    ),
    (
        "both decks are empty, and who fails first has lost at once: BH-44, BH-282",
        {"a_hand": ["both"], "a_deck": [], "b_deck": [], "a_failed_draws": 2, "b_failed_draws": 2},
        "A play both",
        "B wins; A fails3; B fails2",
    ),
    (
        "extortion paid by a module takes the text of the whole card: BH-262, BH-219, BH-233",
        {"a": ["e = 2/3 c2 (mechanism) +dash [fresh]"], "a_hand": ["rack"]},
        "A play rack; A module e; B extort pay",
        "e 5/6; B 7/3; illegal attack e B.hero",
    ),
    (
        "a hidden creature is no payment: BH-242, BH-91",
        {"a": ["x = fx_altar", "h = fx_herald [hidden]"]},
        "",
        "illegal use x 0; legal end",
    ),
    (
        "silenced by its defender before the blow, it draws for no attack: BH-124, BH-129, BH-233",
        {"a": ["a1 = fx_skirmisher"], "b": [creature("b1 = 2/9", HUSH)]},
        "A attack a1 B.hero; B defender b1",
        "A hand0; a1 gone; b1 w4 closed",
    ),
    (
        "a frenzy that is given binds whom it is given to: BH-201, BH-184",
        {"a": [creature("w = 1/1", MAD), "a1 = 1/1"]},
        "",
        "illegal end; legal attack a1 B.hero; illegal attack w B.hero",
    ),
    (
        "and binds nobody when its giver has been sacrificed: BH-201, BH-112",
        {"a": [creature("w = 1/1", MAD), "a1 = 1/1", "x = fx_altar"]},
        "A use x 0; A sacrifice w",
        "legal end; A hand1",
    ),
    (
        "of two poisons under one card the later counts: BH-185, BH-236",
        {"a": ["a1 = 1/9", "a2 = 1/9"], "a_hand": ["fx_venom", "fx_weak_venom", "fx_weld"]},
        "A play fx_venom; A target a2; A play fx_weak_venom; A target a1; A play fx_weld; A target a1; A target a2",
        "a2 2/18 poison1",
    ),
    (
        "thirst may kill a phoenix, which closes: BH-211, BH-155",
        {"a": ["p = fx_phoenix [w1]"], "a_hand": ["fx_leech"]},
        "A play fx_leech; A thirst p",
        "p w0 closed; A.fx_leech w0",
    ),
    (
        "a borrowed lord drives mine out and goes home: BH-190, BH-247",
        {"a": ["l = fx_lord"], "b": ["m = fx_lord"], "a_hand": ["fx_borrow"]},
        "A play fx_borrow; A target m; A end",
        "l gone; m B; A hand1",
    ),
    (
        "united with a lord, the whole card makes way for the next: BH-247, BH-165",
        {"a": ["l = fx_lord", "a2 = 1/1"], "a_hand": ["fx_weld", "fx_lord"]},
        "A play fx_weld; A target l; A target a2; A play fx_lord",
        "a2 gone; A hand1 graveyard3; A.fx_lord w0",
    ),
    (
        "vulnerable first, prevention after: BH-150, BH-155, BH-251",
        {"b": [creature("b1 = 1/1", FRAIL), "fx_bulwark"], "a_hand": ["fx_tax"], "a_coins": [3, 0]},
        "A play fx_tax",
        "B w1; A 2/2",
    ),
    (
        "shrunk beneath a banner it falls when the banner is silenced: BH-212, BH-160, BH-233",
        {"b": ["z = fx_banner", "b1 = 1/5"], "a_hand": ["fx_shrink", "harm", "fx_silence"]},
        "A play fx_shrink; A target b1; A play harm; A target b1; A play fx_silence; A target z",
        "z w0; b1 gone",
    ),
]


@pytest.mark.parametrize(
    ("position", "moves", "expected"),
    [
        pytest.param(position, moves, expected, id=title)
        for title, position, moves, expected in STRIKES + CONTROL + WOUNDS + TRIGGERS + ZONES + TEXTS
    ],
)
def test_a_sibling_of_the_worked_cases_ends_as_the_rules_say(
    position: dict[str, Any], moves: str, expected: str
) -> None:
    played = case(**position, cards=CARDS)
    for move in moves.split("; ") if moves else ():
        played.move(move)
    compare(played, expected)
