"""Corners: laws of two effects, laws that meet laws, auctions to the third round, each told in a line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lomber import Table
from tests.games.books import advised

from .helpers import line, state_of, table
from .test_interactions import with_rivals
from .test_siblings import FOUR, LINE, OTHER_LINE, Sibling, compare, ids, played

SETS = Path(__file__).parent / "sets"
LAWS: dict[int, tuple[str, str]] = {
    1: ("YY BB", '{ type = "gain", reward = "gems:1" }'),
    201: ("YY GG", '{ type = "extra_play" }, { type = "recall_free" }'),
    203: ("GG RR", '{ type = "discount", colour = "blue" }, { type = "discount", colour = "any" }'),
    204: ("BB YY", '{ type = "circle_gem", n = 2 }'),
    205: ("RR YY", '{ type = "refund_bid" }, { type = "refund_bid" }'),
    206: ("GG BB", '{ type = "swap_token", price = 0 }'),
    207: ("BB RR", '{ type = "free_recolour", n = 2 }'),
    208: ("RR RR", '{ type = "replace_card" }, { type = "gain", reward = "gems:2" }'),
    209: ("GG YY", '{ type = "replace_card" }, { type = "tuck_free", points_by_level = [1, 2, 3, 4] }'),
    210: ("YY BB", '{ type = "tuck_drawn", points_each = 4 }'),
    212: (
        "RR GG",
        '{ type = "flip_tokens", pair = "attack_defence", max = 3 }, { type = "gain", reward = "attack:2" }',
    ),
    213: ("YY RR", '{ type = "skip_auction" }, { type = "skip_auction" }'),
    214: ("BB GG", '{ type = "repeat_reward", row = 4 }'),
    215: ("RR BB", '{ type = "choose_one", options = ["infinite:any", "magic:1"] }'),
    216: ("GG YY", '{ type = "gems_each_colour", n = 2 }'),
    217: ("YY GG", '{ type = "draw_and_return", deck = "law", take = 1, back = 3 }'),
    218: ("BB RR", '{ type = "move_free" }, { type = "move_free" }'),
    220: (
        "GG BB",
        (
            '{ type = "stash_gems", max = 2, points_each = 1 },'
            ' { type = "points_per_gem", points = 3, per = 2, cap = 4 }'
        ),
    ),
    221: ("YY RR", '{ type = "exchange_rate" }, { type = "discount", colour = "any" }'),
    222: ("BB GG", '{ type = "points_majority", kind = "circles", points = 7, solo_min = 2 }'),
    224: ("RR BB", '{ type = "tuck_hand", max = 1, points_each = 2 }, { type = "extra_play" }'),
    226: ("GG RR", '{ type = "arrange_big", look = 1 }'),
    227: ("YY BB", '{ type = "points_per_level_card", level = 5, points = 3 }'),
    228: ("BB YY", '{ type = "points_by_level", points = [9, 0, 4, 1] }'),
    229: ("RR GG", '{ type = "points_per_token", kind = "magic", points = 2, cap = 5 }'),
    230: ("GG BB", '{ type = "gain", reward = "attack:1 + infinite:red" }'),
    232: ("BB RR", '{ type = "choose_one", options = ["gems:6", "points:3"] }'),
    231: ("YY RR", '{ type = "points_per_circle", points = 2, colour = "red", infinite = true }'),
}
WORDS = {"B": "blue", "R": "red", "G": "green", "Y": "yellow"}


def written(number: int) -> str:
    top, bottom = ([WORDS[letter] for letter in pair] for pair in LAWS[number][0].split())
    return f"[[law]]\nnumber = {number}\ntop = {top}\nbottom = {bottom}\neffect = [ {LAWS[number][1]} ]\n"


@pytest.fixture(autouse=True)
def corner_set(tmp_path, monkeypatch):
    """The fixture set with laws of several effects, of uncommon figures and of a number below all characters."""
    fixture = (SETS / "fixture.toml").read_text("utf-8")
    text = fixture.replace('id = "fixture"', 'id = "corners"')
    (tmp_path / "fixture.toml").write_text(fixture, "utf-8")
    (tmp_path / "corners.toml").write_text(text + "\n".join(written(number) for number in LAWS), "utf-8")
    monkeypatch.setenv("LOMBER_CARD_SETS", str(tmp_path))


def laid_out(**position: Any) -> Table:
    options = {"card_set": "corners", **position.pop("options", {})}
    return table(**position, options=options)


AUCTION: list[Sibling] = [
    (
        "claims fail in round after round, and agree in the third: V-45",
        {"pyramids": FOUR[:2], "phase": "bid", "piles": LINE, "screens": ["B3", "B3"], "reserve": "-"},
        (
            "A bid B; B bid B; A claim tip; B claim tip; A claim base; B claim base;"
            " A bid B; B bid B; A claim base; B claim base; A claim tip; B claim tip;"
            " A bid B; B bid B; A claim base; B claim base; A claim any; B claim base"
        ),
        "A bought: 20; B bought: 40; reserve: B6; to: A B",
    ),
    (
        "claims fail three rounds long: both are deemed passed and take by number: V-45, V-48, V-62",
        {
            "pyramids": FOUR[:3],
            "options": {"claim_rounds": 1},
            "phase": "bid",
            "piles": LINE,
            "screens": ["B3", "B3", "R1"],
            "reserve": "-",
        },
        (
            "A bid B; B bid B; C bid R; A claim tip; B claim tip; A bid B; B bid B; A claim base; B claim base;"
            " A bid B; B bid B; A claim tip; B claim tip; B gem B; B gem B; B gem R"
        ),
        "C bought: 27; B has: B2 R1; A has: B3; reserve: B1; gone: 20; line B tip: 40; line R tip: -; to: C",
    ),
    (
        "pass, attack and agreement in one round, in that order backwards: V-45, V-46, V-49, V-60",
        {
            "pyramids": FOUR,
            "phase": "bid",
            "piles": LINE,
            "screens": ["-", "-", "B1", "B1"],
            "attacks": [1, 0, 0, 0],
            "reserve": "R1",
        },
        "A attack; B pass; C bid B; D bid B; C claim any; D claim any; A seize Y base",
        "D bought: 40; C bought: 20; A bought: 60; B has: B2 R1; reserve:; gone:; line R tip: 27; line B tip: -",
    ),
    (
        "an attack that finds no card is lost, and its owner stays in: V-42, V-46",
        {
            "pyramids": FOUR[:2],
            "phase": "bid",
            "piles": {**line(R="27"), "big": "3 7 9 13"},
            "screens": ["R1", "-"],
            "attacks": [0, 1],
            "reserve": "-",
        },
        "A bid R; B attack",
        "A bought: 27; to: B; B may: pass; pool 1: 17",
    ),
    (
        "an infinite gem is no bid: V-41, V-73",
        {
            "pyramids": [{"1:0": "32 infinite:blue"}, {"1:0": "11"}],
            "phase": "bid",
            "piles": LINE,
            "screens": ["R1", "-"],
        },
        "",
        "A may: pass, bid R; B may: pass",
    ),
    (
        "two colours with two bidders each: one pair agrees, the other goes on by itself: V-43, V-45",
        {
            "pyramids": FOUR,
            "options": {"claim_rounds": 1},
            "phase": "bid",
            "piles": {**line(B="40 20", Y="60 58"), "big": "3 7 9 13"},
            "screens": ["B1 Y1", "B1 Y1", "Y2", "Y2 B1"],
            "reserve": "-",
        },
        "A bid B; B bid B; C bid Y; D bid Y; A claim any; B claim tip; C claim base; D claim base",
        "A bought: 40; B bought: 20; to: C D; C may: pass, bid Y; D may: pass, bid Y; reserve: B2 Y2",
    ),
    (
        "three on two cards, an attack takes one of them, then two collide on the other: V-43, V-46",
        {
            "pyramids": FOUR,
            "phase": "bid",
            "piles": LINE,
            "screens": ["B3", "B3 R1", "B1 R1", "-"],
            "attacks": [0, 0, 0, 1],
            "reserve": "-",
        },
        "A bid B; B bid B; C bid B; D attack; D seize B base; A bid B; B bid B; C bid R; A bid B; B pass",
        "D bought: 40; C bought: 27; A bought: 20; to: B; B may: gem B; reserve: B6 R1",
    ),
    (
        "a gem bid in vain is a gem the same round's passer may take, a refunded one is not: V-42, E-22",
        {
            "pyramids": [{"1:0": "32", "1:1": "205"}, {"1:0": "11"}, {"1:0": "14"}],
            "phase": "bid",
            "piles": LINE,
            "screens": ["R1 G1 Y1", "R1 G1 Y1", "-"],
            "reserve": "-",
        },
        "A bid R; B bid R; C pass; A bid G; B bid G; A bid Y; B bid Y",
        "C has: R1; B has: G1 Y2; A has: R1 G1; reserve:",
    ),
]


@pytest.mark.parametrize(("position", "moves", "expected"), ids(AUCTION))
def test_a_corner_of_the_auction_ends_as_the_rules_say(position, moves, expected):
    compare(played(laid_out(**position), moves), expected)


RIVALS: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "two humans and a rival on two cards, a passer; then one of them meets the rival again: V-122, V-60",
        {
            "humans": FOUR[:3],
            "gems": [["B"], ["B"]],
            "piles": LINE,
            "screens": ["B2", "B1 R1", "-"],
            "reserve": "-",
        },
        "A bid B; B bid B; C pass; A bid B; B bid R; A take tip",
        "C has: B2; A bought: 20; B bought: 27; gone: 40; reserve: B1 R1",
    ),
    (
        "two rivals and a human on two cards: nobody, and both rivals come again: V-122",
        {
            "humans": FOUR[:2],
            "gems": [["Y", "Y"], ["G", "G"]],
            "piles": line(B="40", R="27", G="45 58", Y="60 63"),
            "screens": ["Y1 R1", "R1"],
            "reserve": "-",
        },
        "A bid Y; B bid R; A pass",
        "B bought: 27; A has: R2 Y1; gone: 45 58 63; reserve:",
    ),
    (
        "a rival alone takes the base, and its tip goes when the line moves: V-122, V-51",
        {"humans": FOUR[:1], "gems": [["B"]], "piles": LINE, "screens": ["R1"], "reserve": "-"},
        "A bid R",
        "A bought: 27; gone: 20 40; line G tip: 45; line Y tip: 60; line B tip: -",
    ),
    (
        "one rival collides, one is alone, one finds nothing and attacks: V-122, V-127",
        {
            "humans": FOUR[:1],
            "gems": [["R", "G", "B"], ["G"]],
            "piles": {**line(R="27", G="45 58", Y="60"), "big": "3 7 9 13"},
            "screens": ["R2"],
            "reserve": "-",
        },
        "A bid R; A drop R base",
        "gone: 27 45; to: A; A may: pass; reserve: R1",
    ),
    (
        "three humans and a rival on a colour without a card: the lowest number chooses its victim: V-127",
        {
            "humans": FOUR[1:],
            "gems": [["B"]],
            "piles": {**line(R="27 20", G="45", Y="60"), "big": "3 7 9 13"},
            "screens": ["R1", "G1", "Y1"],
            "reserve": "-",
        },
        "A bid R; B bid G; C bid Y; A take base",
        "A bought: 27; B bought: 45; C bought: 60; gone: 20",
    ),
    (
        "solo, passed in the third round by a third collision; the rival is still in: V-48, V-122",
        {
            "humans": FOUR[:1],
            "gems": [["R"], ["R"], ["R"]],
            "piles": LINE,
            "screens": ["R3"],
            "reserve": "-",
        },
        "A bid R; A bid R; A bid R",
        "A has: R3; reserve:; line R tip: 27; gone: 20",
    ),
]


@pytest.mark.parametrize(("position", "moves", "expected"), ids(RIVALS))
def test_a_corner_with_rivals_ends_as_the_rules_say(position, moves, expected):
    compare(played(with_rivals(**position), moves), expected)


TWO = [{"1:0": "32"}, {"1:0": "5"}]


def law_phase(pyramids: list[dict[str, str]], hand: str, **parts: Any) -> dict[str, Any]:
    """A law phase in which A alone holds cards."""
    laws = " ".join(card for card in hand.split() if int(card) == 1 or int(card) > 64)
    people = " ".join(card for card in hand.split() if 1 < int(card) < 65)
    piles = {**OTHER_LINE, "laws.0": laws, "people.0": people, **parts.pop("piles", {})}
    return {"pyramids": pyramids, "phase": "laws", "piles": piles, **parts}


EFFECTS: list[Sibling] = [
    (
        "a replaced card leaves infinite gem and points behind, the circle pays, then the law gives: E-12, V-25",
        law_phase(
            [{"1:0": "32 infinite:blue points:3", "1:1": "11", "2:0": "40"}, {"1:0": "5"}],
            "208",
            reserve="R1 Y2",
        ),
        "A choose 208; A at 1:0",
        "A on 1:0: infinite:blue points:3; A hand: 32; A has: R1 Y2; reserve:; A score: 3 3 0 3 0 0 0",
    ),
    (
        "the law that plays another takes it back with its next effect: E-9, E-17",
        law_phase(TWO, "201 14 27", reserve="B1"),
        "A choose 201; A place 1:1; A choose 14; A place 1:2; A at 1:2",
        "A hand: 14 27; pool 1: 17; A score: 0 0 0 0 0 0 0",
    ),
    (
        "two refunds in a law bring back two bids of a turn: E-22, 12.1",
        {
            "pyramids": [{"1:0": "32", "1:1": "205"}, {"1:0": "11"}],
            "phase": "bid",
            "piles": LINE,
            "screens": ["R3", "R3"],
            "reserve": "-",
        },
        "A bid R; B bid R; A bid R; B bid R; A bid R; B bid R",
        "A has: R3; B has: R3; reserve:",
    ),
    (
        "a swap for nothing: E-7",
        law_phase([{"1:0": "32 science"}, {"1:0": "5 points:12=10+2"}], "206", screens=["-", "-"]),
        "A choose 206; A place 1:1; A at 1:0; A token science; A seat 1; A at 1:0; A token points:12",
        "A on 1:0: points:12=10+2; B on 1:0: science; A score: 0 0 0 12 0 0 0",
    ),
    (
        "a swap without a token of one's own is none, and without a fallback gives nothing: E-7",
        law_phase([{"1:0": "32"}, {"1:0": "5 science"}], "206", screens=["B3", "-"], reserve="B5"),
        "A choose 206; A place 1:1",
        "A has: B3; B on 1:0: science; to: A B",
    ),
    (
        "nothing is left to tuck when the law has taken the place of the only card; it scores: E-12, E-15",
        law_phase([{"1:0": "32 science"}, {"1:0": "5"}], "209"),
        "A choose 209",
        "A hand: 32; A on 1:0: science; A under 1:0:; A score: 0 0 1 0 0 0 0",
    ),
    (
        "of two free cards one must be tucked under the law that lies between them: E-12, E-15",
        law_phase([{"1:0": "32 magic", "1:1": "11", "1:2": "14 defence"}, {"1:0": "5"}], "209"),
        "A choose 209; A at 1:1; A at 1:2",
        "A hand: 11; A under 1:1: 14; pool 1: 17; pool 0: 32; A score: 0 0 1 0 0 0 0",
    ),
    (
        "attack and defence turned over at once, then two attack tokens more: E-6, E-1, V-84",
        law_phase([{"1:0": "32 defence"}, {"1:0": "5"}], "212", attacks=[2, 0]),
        "A choose 212; A place 1:1; A attack; A attack; A flip 1:0 defence",
        "A on 1:1: defence defence; A on 1:0:; pool 1: 12; B score: 0 0 0 0 0 0 -9; A score: 0 0 0 0 0 0 0",
    ),
    (
        "two characters from the auction, the second may be the one just turned up: E-8",
        law_phase(TWO, "213", piles={"small": "63 60"}),
        "A choose 213; A place 1:1; A seize B base; A seize B base",
        "A hand: 3 63; line B base: 60; to: B",
    ),
    (
        "a repeated line gives what the reserve has, on whatever level its card lies: E-5, V-80",
        law_phase([{"1:0": "20"}, {"1:0": "5"}], "214", reserve="B2 Y3", screens=["-", "-"]),
        "A choose 214; A place 1:1",
        "A has: B2 Y3; reserve:",
    ),
    (
        "two gems of each colour as far as they go: E-3",
        law_phase(TWO, "216", reserve="B3 R1 Y2", screens=["-", "-"]),
        "A choose 216; A place 1:1",
        "A has: B2 R1 Y2; reserve: B1",
    ),
    (
        "one law drawn, three put back, the last on top: E-4",
        law_phase(TWO, "217 66 72", piles={"law_deck": "71"}),
        "A choose 217; A place 1:1; A back 72; A back 71; A back 66",
        "A hand:; to: A B",
    ),
    (
        "none drawn, and two of three put back: E-4",
        law_phase(TWO, "217 66 72 71", piles={"law_deck": ""}),
        "A choose 217; A place 1:1; A back 72; A back 66",
        "A hand: 71",
    ),
    (
        "the same card moved twice, up and down again: E-16",
        law_phase([{"1:0": "32", "1:1": "11", "1:2": "14 defence"}, {"1:0": "5"}], "218"),
        "A choose 218; A place 1:-1; A at 1:2; A place 2:-1; A at 2:-1; A place 1:2",
        "A on 1:2: defence; to: A B",
    ),
    (
        "the gem of the circle first, then two further ones and one of another law: E-25",
        law_phase(
            [{"1:0": "32", "1:1": "11", "1:2": "204", "1:3": "116"}, {"1:0": "5"}],
            "51 40",
            reserve="R1 B5",
            screens=["-", "-"],
        ),
        "A choose 40; A place 2:0",
        "A has: B5 R1; A on 2:0: defence; reserve:",
    ),
    (
        "two gems laid here count by themselves, those left behind by two, no more than four: E-18, E-34",
        law_phase(TWO, "220", screens=["B6", "-"]),
        "A choose 220; A place 1:1; A gem B; A gem B",
        "A has: B4; A score: 0 0 6 0 0 0 0",
    ),
    (
        "a hand card under the law, another beside it: E-14, E-9",
        law_phase(TWO, "224 20 14"),
        "A choose 224; A place 1:1; A tuck 20; A choose 14; A place 1:2",
        "A hand:; A on 1:2: defence; A score: 0 0 2 0 0 0 0",
    ),
    (
        "one card looked at goes back where it was, without a question: E-10",
        law_phase(TWO, "226", piles={"big": "63 60 58 51 45 40 27 20"}),
        "A choose 226; A place 1:1",
        "to: A B",
    ),
    (
        "a law with the smallest number of all is resolved first and acts first ever after: V-33, V-115, V-116",
        {
            "pyramids": [{"1:0": "32"}, {"1:0": "5"}],
            "phase": "laws",
            "piles": {**OTHER_LINE, "laws.0": "1", "people.1": "11"},
            "reserve": "B1 G3",
            "screens": ["-", "-"],
        },
        "A choose 1; B choose 11; A place 1:1; A gem B; B place 1:1; A pass; B pass",
        "A has: B1 G3; B has:; B on 1:1: magic",
    ),
    (
        "the reserve gives one infinite gem twice doubled, the screen the other: E-13, V-85",
        law_phase(
            [{"1:0": "32 infinite:red infinite:red magic"}, {"1:0": "5"}],
            "70",
            reserve="R1",
            screens=["R1", "-"],
            options={"token_pools": "strict"},
            pools={"magic/science": 0},
        ),
        "A choose 70; A own",
        "A on 1:0: infinite:red infinite:red magic infinite:red infinite:red; A has:; reserve:",
    ),
    (
        "a law that moves takes its gems along, and scores by the level where it lies then: E-16, E-28, E-18",
        law_phase(
            [{"1:0": "32", "1:1": "11", "1:2": "228"}, {"1:0": "5"}],
            "110",
        ),
        "A choose 110; A place 1:3; A none",
        "A score: 0 0 9 0 0 0 0",
    ),
    (
        "a law with its stash goes up a level and closes a red circle, unpaid: E-16, E-18, 12.1",
        law_phase([{"1:0": "32", "1:1": "11", "1:2": "66 R2 Y1"}, {"1:0": "5"}], "110", reserve="R1"),
        "A choose 110; A place 1:-1; A at 1:2; A place 2:0",
        "A score: 3 0 6 0 0 0 0; reserve: R1",
    ),
    (
        "an infinite gem chosen in a colour that is nowhere gives nothing: E-2, V-85",
        law_phase(TWO, "215", reserve="B5", screens=["G1", "-"]),
        "A choose 215; A place 1:1; A option 1; A colour R",
        "A on 1:1:; reserve: B5",
    ),
    (
        "an infinite gem chosen in a colour of the screen only is a question: E-2, V-85",
        law_phase(TWO, "215", reserve="B5", screens=["G1", "-"]),
        "A choose 215; A place 1:1; A option 1; A colour G; A none",
        "A on 1:1:; A has: G1",
    ),
    (
        "an attack and an infinite gem of one reward, in their order: E-1, V-87",
        law_phase(TWO, "230", reserve="R1", options={"token_pools": "strict"}, pools={"attack/defence": 0}),
        "A choose 230; A place 1:1",
        "A on 1:1: infinite:red; pool 1: 0; B score: 0 0 0 0 0 0 0",
    ),
    (
        "of two who leave the auction by law the lower number takes first: E-8, V-33",
        {
            "pyramids": TWO,
            "phase": "laws",
            "piles": {**LINE, "laws.0": "213", "laws.1": "75", "small": "", "big": "3 7 9 13"},
        },
        "A choose 213; B choose 75; B place 1:1; B seize B base; A place 1:1; A seize B tip; A seize G base",
        "A hand: 20 45; B hand: 40; line B base: 3; line R tip: 27; line G tip: -; line B tip: -",
    ),
    (
        "a card free from the hand makes its circle and goes to level four, not five: V-23, V-25, E-9",
        law_phase(
            [
                {"1:0": "3", "1:1": "7", "1:2": "9", "1:3": "13", "1:4": "16"}
                | {"2:0": "18", "2:1": "21", "2:2": "22", "2:3": "23"}
                | {"3:0": "24", "3:1": "25", "3:2": "26", "4:0": "28", "4:1": "29"},
                {"1:0": "5"},
            ],
            "107 63",
            piles=line(B="40", R="27", G="45", Y="60"),
        ),
        "A choose 107; A place 1:5; A choose 63",
        "A may: place 1:-1, place 1:6, place 2:4",
    ),
]


@pytest.mark.parametrize(("position", "moves", "expected"), ids(EFFECTS))
def test_laws_of_several_effects_do_what_each_says(position, moves, expected):
    compare(played(laid_out(**position), moves), expected)


FIFTH = (
    {"1:0": "11", "1:1": "14", "1:2": "20", "1:3": "27", "1:4": "40"}
    | {"2:0": "45", "2:1": "51", "2:2": "58", "2:3": "60"}
    | {"3:0": "63", "3:1": "66", "3:2": "72", "4:0": "74", "4:1": "71"}
)
"""Four levels, upon which a fifth can be begun."""
PAYERS = [{"1:0": "32", "1:1": "51"}, {"1:0": "20", "1:1": "45"}]


def buying(card: str, pyramid: dict[str, str], gems: str, **parts: Any) -> dict[str, Any]:
    """A keeps or refuses a card, B has none."""
    return {
        "pyramids": [pyramid, {"1:0": "5"}],
        "phase": "keep",
        "piles": {**OTHER_LINE, "bought.0": card},
        "screens": [gems, "-"],
        **parts,
    }


CROWNED = {**FIFTH, "5:0": "32 points:15"}
TOP: list[Sibling] = [
    (
        "a card of the fifth level is free: it may come down with its points, but not go back up: E-16, V-23, V-27",
        law_phase([CROWNED, {"1:0": "5"}], "110"),
        "A choose 110; A place 1:5; A at 5:0; A place 2:4",
        "A on 2:4: points:15; A score: 0 0 0 15 0 0 0",
    ),
    (
        "the only free card, it must be tucked; it gives its points back: E-15, V-143",
        law_phase([CROWNED, {"1:0": "5"}], "67"),
        "A choose 67; A place 1:5",
        "A under 1:5: 32; pool 21: 4; A score: 0 0 2 0 0 0 0",
    ),
    (
        "taken back to the hand by a law that another has let play, it loses its points: E-17, E-9, V-143",
        law_phase([CROWNED, {"1:0": "5"}], "111 107", piles={"law_deck": ""}, turn=2),
        "A choose 107; A place 1:5; A choose 111; A place 1:6; A at 5:0",
        "A hand: 32; pool 21: 4; A score: 0 0 0 0 0 0 0",
    ),
    (
        "its fourth line can be repeated where it stands: E-5",
        law_phase([CROWNED, {"1:0": "5"}], "214"),
        "A choose 214; A place 1:5; A at 5:0",
        "A on 5:0: points:15 points:12; A score: 0 0 0 27 0 0 0",
    ),
    (
        "a law goes under it, and its points are doubled though the pool has no 15 left: E-13, V-142",
        law_phase([CROWNED, {"1:0": "5"}], "70", pools={"points 15": 0}),
        "A choose 70; A at 5:0",
        "A on 5:0: points:15 points:15=12+3; A under 5:0: 70; A score: 0 0 0 30 0 0 0",
    ),
    (
        "of a repeated reward the card may go under either law that takes what is drawn: E-5, E-26",
        law_phase(
            [{"1:0": "20", "1:1": "117", "1:2": "139"}, {"1:0": "5"}],
            "104",
            piles={"small": "58", "law_deck": ""},
        ),
        "A choose 104; A place 1:3; A at 1:2",
        "A under 1:2: 58; A under 1:1:; A on 1:0: points:2; A score: 0 0 2 2 0 0 0",
    ),
]


@pytest.mark.parametrize(("position", "moves", "expected"), ids(TOP))
def test_what_laws_do_with_a_card_of_the_fifth_level_and_with_cards_drawn(position, moves, expected):
    """E-5, E-9, E-13, E-15, E-16, E-17, E-26, V-23, V-27, V-143."""
    compare(played(laid_out(**position), moves), expected)


PAYMENT: list[Sibling] = [
    (
        "two red circles at once and one red gem: the lower card has it, though both paid first: V-74, V-75, V-116",
        {
            "pyramids": PAYERS,
            "phase": "build",
            "piles": {**OTHER_LINE, "bought.0": "40", "bought.1": "11"},
            "screens": ["R1 Y1", "G2"],
            "reserve": "-",
        },
        "A build 2:0; B build 2:0; A gem G; A gem G",
        "B has: R1; B on 2:0: points:3; A has: G2; A on 2:0: defence; reserve: Y1; pool 1: 15",
    ),
    (
        "the fifth level by two infinite gems, a blue discount and one for any colour: V-72, V-73, E-23",
        buying("32", {**FIFTH, "1:2": "20 infinite:yellow infinite:yellow", "1:-1": "203"}, "G1"),
        "A keep; A build 5:0",
        "A on 5:0: points:15; A has:",
    ),
    (
        "the same by a yellow gem, the free discount being for green: E-23",
        buying("32", {**FIFTH, "1:2": "20 infinite:yellow infinite:yellow", "1:-1": "203"}, "Y1"),
        "A keep; A build 5:0",
        "A on 5:0: points:15; A has:",
    ),
    (
        "not by a blue one: the blue discount takes blue, and one of green and yellow is left: E-23",
        buying("32", {**FIFTH, "1:2": "20 infinite:yellow infinite:yellow", "1:-1": "203"}, "B1"),
        "A keep",
        "A may: build 1:-2, build 1:5, build 2:-1, pay 1:-2, pay 1:5, pay 2:-1",
    ),
    (
        "discount and exchange in one payment: two reds for the colour that the discount leaves: E-23, E-24",
        buying("32", {"1:0": "16", "1:1": "221"}, "R2"),
        "A keep; A build 2:0",
        "A has:",
    ),
    (
        "with the gem of one due colour the discount takes the other, and no exchange is made: E-23, E-24",
        buying("32", {"1:0": "16", "1:1": "221"}, "B1 R2", reserve="-"),
        "A keep; A build 2:0",
        "A has: B1 R2; reserve:",
    ),
    (
        "a bought card is refused for want of any gem, and the refuser takes by science and law: V-60, V-70, E-21",
        buying("32", {"1:0": "16 science", "1:1": "71"}, "-", reserve="R9"),
        "A refuse; A gem R; A gem R; A gem R; A gem R; A done",
        "A has: R4; gone: 32; reserve: R5",
    ),
    (
        "the fifth level gives 15 points and the circle's gem, and a further one by law: V-75, V-25, E-25",
        buying(
            "32",
            {**FIFTH, "4:1": "51", "2:1": "16", "1:5": "116"}
            | {"1:0": "11 infinite:green infinite:blue infinite:yellow infinite:yellow infinite:yellow"},
            "-",
            reserve="R1 Y2",
        ),
        "A keep; A build 5:0",
        "A on 5:0: points:15; A has: R1 Y1; reserve: Y1",
    ),
]


@pytest.mark.parametrize(("position", "moves", "expected"), ids(PAYMENT))
def test_a_corner_of_the_payment_ends_as_the_rules_say(position, moves, expected):
    compare(played(laid_out(**position), moves), expected)


LACKING = {"1:0": "14", "1:1": "58", "2:0": "45", "1:2": "207", "1:3": "129"}
"""A circle of which two sectors are yellow, two recolourings for nothing, and points for gems left."""
LAST = {"phase": "recolour", "turn": 3}
ENDING: list[Sibling] = [
    (
        "two sectors recoloured for nothing, and the gems left still count: E-20, E-34",
        {"pyramids": [LACKING, {"1:0": "5"}], "screens": ["G2", "-"], **LAST},
        "A best",
        "A score: 3 0 2 0 0 0 0; A has: G2",
    ),
    (
        "with the very gems in hand too: what is free is used before gems: E-20, E-34",
        {"pyramids": [LACKING, {"1:0": "5"}], "screens": ["Y2", "-"], **LAST},
        "A sector 1:0 TR; A colour Y; A sector 1:1 TL; A colour Y; A done",
        "A score: 3 0 2 0 0 0 0; A has: Y2",
    ),
    (
        "without any gem the free recolouring is still asked for: V-96, E-20",
        {"pyramids": [LACKING, {"1:0": "5"}], "screens": ["-", "-"], **LAST},
        "A sector 1:0 TR; A colour Y; A done",
        "A score: 0 0 0 0 0 0 0",
    ),
    (
        "a majority of circles by recolouring: two against one that stood: E-38, V-96",
        {
            "pyramids": [
                {"1:-1": "222", "1:0": "63", "1:1": "5", "1:2": "58", "2:0": "20", "2:1": "51"},
                {"1:0": "32", "1:1": "11", "2:0": "40"},
            ],
            "screens": ["G2", "-"],
            **LAST,
        },
        "A best",
        "A score: 6 0 7 0 0 0 0; B score: 3 0 0 0 0 0 0; A has:",
    ),
    (
        "red circles and red infinite gems pay twice over, by bonus and by law: V-100, E-32",
        {
            "pyramids": [
                {"1:0": "32 infinite:red circle_bonus:red:4", "1:1": "11 infinite:blue", "2:0": "40"}
                | {"1:2": "231"},
                {"1:0": "5"},
            ],
        },
        "",
        "A score: 7 10 4 0 0 0 0",
    ),
    (
        "magic by tokens, by bonus and by a law with a bound, and once more in a set: V-100, V-101, E-33",
        {
            "pyramids": [
                {"1:0": "32 magic magic magic* science defence magic_bonus:5 magic_bonus:5", "1:1": "229"},
                {"1:0": "5"},
            ],
            "attacks": [3, 2],
        },
        "",
        "A score: 0 0 5 0 30 7 -3; B score: 0 0 0 0 0 0 -9",
    ),
    (
        "cards of the fifth level counted by a law below: E-35",
        {"pyramids": [{**FIFTH, "5:0": "32 points:15=12+3", "1:5": "227"}, {"1:0": "5"}]},
        "",
        "A score: 0 0 3 15 0 0 0",
    ),
]


@pytest.mark.parametrize(("position", "moves", "expected"), ids(ENDING))
def test_a_corner_of_the_score_counts_as_the_rules_say(position, moves, expected):
    piles = {**OTHER_LINE, **position.get("piles", {})}
    compare(played(laid_out(**{"phase": "bid", **position, "piles": piles}), moves), expected)


@pytest.mark.parametrize(
    ("pyramids", "options", "champions"),
    [
        ([{"1:0": "32"}, {"1:0": "11"}, {"1:0": "14"}], {}, [1]),
        ([{"1:0": "32"}, {"1:0": "11"}, {"1:0": "14"}], {"victory_tie": "shared"}, [0, 1, 2]),
        ([{"1:0": "32 points:2"}, {"1:0": "11 points:2"}, {"1:0": "5"}], {"victory_tie": "shared"}, [0, 1]),
        ([{"1:0": "32"}, {"1:0": "11"}, {"1:0": "14", "1:1": "1"}], {}, [2]),
        ([{"1:0": "32 defence"}, {"1:0": "11 defence"}, {"1:0": "5"}], {}, [1]),
    ],
)
def test_a_tie_of_three_goes_to_the_lowest_face_up_number_V_102_V_103(pyramids, options, champions):
    """V-102, V-103: a law counts with its number; below nothing too; the smallest of all may be out of the tie."""
    piles = {**OTHER_LINE, "bought.2": "60"}
    three = laid_out(
        pyramids=pyramids, options=options, phase="keep", turn=3, piles=piles, attacks=[3, 3, 3], reserve="-"
    )
    three.play(2, "refuse")
    assert three.over
    assert state_of(three).champions == champions


def test_the_book_asks_for_no_infinite_gem_that_is_nowhere_V_85():
    """V-85, A-1: red would pay seven, but neither the reserve nor the screen has a red gem."""
    rich = [{"1:0": "32 circle_bonus:red:4"}, {"1:0": "5"}]
    one = played(
        laid_out(**law_phase(rich, "215", reserve="B1", screens=["G1", "-"])),
        "A choose 215; A place 1:1; A option 1",
    )
    assert advised(one) == ("colour B", "A-1")
    one = played(
        laid_out(**law_phase(rich, "215", reserve="-", screens=["G1", "-"])),
        "A choose 215; A place 1:1; A option 1",
    )
    assert advised(one) == ("colour G", "A-1")


@pytest.mark.parametrize(("store", "option"), [("B6", "option 1"), ("B2", "option 2")])
def test_the_book_takes_no_gems_that_the_reserve_has_not_V_80(store, option):
    """V-80, A-1: six gems are worth more than three points, two are not."""
    one = laid_out(**law_phase(TWO, "232", reserve=store, screens=["-", "-"]))
    assert advised(played(one, "A choose 232; A place 1:1"))[0] == option


YELLOW = {"1:0": "14", "1:1": "58", "2:0": "45"}
"""A circle that two yellow gems would make."""
BLUE = {"1:0": "63", "1:1": "5", "2:0": "51"}
"""One that two blue or two green gems would make."""


def test_gems_of_the_last_turn_are_those_that_make_circles_A_13():
    """A-13, V-61, V-96: of three gems two are yellow, where the book had taken one of each colour."""
    piles = {**OTHER_LINE, "base.B": "40"}
    one = laid_out(
        pyramids=[YELLOW, {"1:0": "11"}],
        phase="bid",
        turn=3,
        piles=piles,
        screens=["-", "R1"],
        reserve="B5 R5 G5 Y2",
    )
    played(one, "A pass; B bid R; A gem B")
    assert advised(one) == ("gem Y", "A-13")


def test_in_the_last_turn_a_pass_for_a_circle_is_better_than_a_poor_card_A_13():
    """A-13, A-5: three points of a card that may be fought for, or three of a circle for certain."""
    parts = {"phase": "bid", "piles": OTHER_LINE, "screens": ["B1 R1", "R1"], "reserve": "B5 R5 G5 Y2"}
    last = laid_out(pyramids=[YELLOW, {"1:0": "11"}], turn=3, **parts)
    assert advised(last, seat=0) == ("pass", "A-13")
    assert advised(last, ("A-13",), seat=0)[0] == "bid R"


def test_no_gem_of_a_circle_is_paid_for_as_little_near_the_end_A_13():
    """A-13, A-15: the card costs the blue gem without which the circle is not made."""
    parts = {"phase": "keep", "piles": {**OTHER_LINE, "bought.0": "16"}, "screens": ["B2", "-"]}
    one = laid_out(pyramids=[BLUE, {"1:0": "11"}], turn=3, reserve="Y9", **parts)
    assert advised(one) == ("refuse", "A-13")
    assert advised(one, ("A-13",))[0] == "keep"
    before = laid_out(pyramids=[BLUE, {"1:0": "11"}], turn=1, reserve="Y9", **parts)
    assert advised(before)[0] == "keep"


def test_gems_are_taken_so_that_the_screen_is_even_A_1():
    """A-1, V-80: in the order of colours, yet of four gems not three of the last colour."""
    screens = {"screens": ["B2 R1 G2 Y1", "-"], "reserve": "B4 R6 G5 Y5"}
    one = laid_out(pyramids=[{"1:0": "5 science"}, {"1:0": "11"}], phase="bid", piles=OTHER_LINE, **screens)
    played(one, "A pass; B pass")
    taken = []
    while one.actors() == [0]:
        taken.append(advised(one, seat=0)[0])
        one.play(0, taken[-1])
    assert taken == ["gem B", "gem R", "gem R", "gem Y"]


@pytest.mark.parametrize(
    ("pyramid", "laid"),
    [
        ({"1:0": "32"}, ["gem B", "gem R", "gem Y", "gem Y", "gem Y", "done"]),
        ({"1:0": "63", "1:1": "58", "2:0": "60"}, ["gem R", "gem Y", "gem Y", "gem Y", "gem Y", "done"]),
    ],
)
def test_gems_for_a_law_are_of_all_colours_but_none_that_makes_a_circle_A_13(pyramid, laid):
    """E-18, A-13: five of six; where a blue one closes a circle for three points, it is not laid for two."""
    one = laid_out(**law_phase([pyramid, {"1:0": "5"}], "66", screens=["B1 R1 Y4", "-"], turn=3))
    played(one, f"A choose 66; A place 1:{len(pyramid) - 1 if len(pyramid) > 1 else 1}")
    taken = []
    while one.view(0).asked == "stash":
        taken.append(advised(one)[0])
        one.play(0, taken[-1])
    assert [*taken, "done"][:6] == laid
