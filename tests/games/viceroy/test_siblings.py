"""Siblings of the worked cases: two or three rules meet in a position, told in a line each."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from lomber import Table, make

from .helpers import bought, lies, line, lines, names, on, reserve, screen, state_of, table
from .test_interactions import with_rivals
from .test_laws import hand, under

SEATS = "ABCD"


def told(one: Table, about: str, rest: str) -> str:
    """What there is to say where `rest` is expected."""
    whose, _, word = about.partition(" ")
    if whose == "reserve":
        return reserve(one)
    if whose == "to":
        return " ".join(SEATS[seat] for seat in one.actors())
    if whose == "line":
        return lies(one).get(word, "-")
    if whose == "gone":
        cards = [state_of(one).cards.names[card] for card in state_of(one).discard]
        return " ".join(sorted(cards, key=int))
    if whose == "pool":
        return str(state_of(one).pools[int(word)])
    seat = SEATS.index(whose)
    if word == "has":
        return screen(one, seat)
    if word == "bought":
        return bought(one, seat)
    if word == "hand":
        return hand(one, seat)
    if word == "may":
        return ", ".join(names(one, seat))
    if word == "score":
        return " ".join(str(each) for each in lines(one, seat))
    word, _, place = word.partition(" ")
    return " ".join(under(one, seat, place) if word == "under" else on(one, seat, place))


def compare(one: Table, expected: str) -> None:
    """`A has: R1 B2; A on 1:1: magic; to: B`; nothing after the colon is nothing there."""
    for clause in expected.split("; "):
        about, _, rest = clause.rpartition(": ") if ": " in clause else (clause.rstrip(":"), "", "")
        assert told(one, about, rest) == rest, (clause, one.actors() and names(one, one.actors()[0]))


def played(one: Table, moves: str) -> Table:
    for move in moves.split("; ") if moves else ():
        seat, _, text = move.partition(" ")
        one.play(SEATS.index(seat), text)
    return one


Sibling = tuple[str, dict[str, Any], str, str]
FOUR = [{"1:0": "32"}, {"1:0": "11"}, {"1:0": "14"}, {"1:0": "5"}]
LINE = line(B="40 20", R="27", G="45", Y="60")
OTHER_LINE = line(B="3", R="7", G="9", Y="13")

AUCTION: list[Sibling] = [
    (
        "of four the two who meet take by their numbers, the others bid elsewhere: V-45, V-115",
        {
            "pyramids": FOUR,
            "phase": "bid",
            "piles": LINE,
            "screens": ["B1", "R1", "B1", "G1"],
            "reserve": "-",
        },
        "A bid B; B bid R; C bid B; D bid G; A claim any; C claim any",
        "C bought: 40; A bought: 20; B bought: 27; D bought: 45; reserve: B2 R1 G1",
    ),
    (
        "two who meet, one who attacks: the cards fought over in vain are his to take: V-45, V-46, V-49",
        {
            "pyramids": FOUR[:3],
            "options": {"claim_rounds": 1},
            "phase": "bid",
            "piles": LINE,
            "screens": ["B1", "B1", "-"],
            "attacks": [0, 0, 1],
            "reserve": "-",
        },
        "A bid B; B bid B; C attack; A claim tip; B claim tip; C seize B tip",
        "C bought: 20; line B base: 40; to: A B; A may: pass",
    ),
    (
        "in the second round the colour has one card left, and two collide there: V-43",
        {
            "pyramids": FOUR[:3],
            "phase": "bid",
            "piles": LINE,
            "screens": ["B2", "B1 R1", "B1 R1"],
            "reserve": "-",
        },
        "A bid B; B bid R; C bid R; A take base; B bid B; C bid B",
        "A bought: 40; line B tip: 20; to: B C; reserve: B3 R2",
    ),
    (
        "the bid of this round lies in the reserve when the passer takes: V-42, V-49, V-61",
        {"pyramids": FOUR[:2], "phase": "bid", "piles": LINE, "screens": ["R1", "-"], "reserve": "-"},
        "A bid R; B pass",
        "A bought: 27; B has: R1; reserve:",
    ),
    (
        "a pass with science and a law, the upper limit by both: V-61, E-21",
        {
            "pyramids": [{"1:0": "32 science science", "1:1": "71"}, {"1:0": "5"}],
            "phase": "bid",
            "piles": LINE,
            "screens": ["-", "R1"],
            "reserve": "B9",
        },
        "A pass; B bid R; A gem B; A gem B; A gem B; A gem B; A gem B; A gem B",
        "A has: B6; reserve: B3 R1; to: B",
    ),
    (
        "a substitute for a science token counts when passing: V-61, V-141",
        {
            "pyramids": [{"1:0": "32 science*"}, {"1:0": "5"}],
            "phase": "bid",
            "piles": LINE,
            "screens": ["-", "R1"],
            "reserve": "B4",
        },
        "A pass; B bid R; A gem B; A gem B; A gem B",
        "A may: done, gem B, gem R",
    ),
    (
        "three rounds without luck: passers by number, each his fill of what is there: V-48, V-62",
        {
            "pyramids": FOUR[:3],
            "options": {"auction_rounds": 1},
            "phase": "bid",
            "piles": line(B="40", R="27", G="45", Y="60"),
            "screens": ["B1", "B1", "B1"],
            "reserve": "R2",
        },
        "A bid B; B bid B; C bid B; B gem B; B gem R; B gem R",
        "B has: B1 R2; C has: B2; A has:",
    ),
    (
        "a tip alone is the one card of its colour: V-43, V-41",
        {
            "pyramids": FOUR[:2],
            "phase": "bid",
            "piles": {**line(R="27", G="45", Y="60"), "tip.B": "20"},
            "screens": ["B1", "R1"],
            "reserve": "-",
        },
        "A bid B; B bid R",
        "A bought: 20; B bought: 27",
    ),
    (
        "an attack is the only way to a colour without a gem: V-41, V-46",
        {
            "pyramids": FOUR[:2],
            "phase": "bid",
            "piles": LINE,
            "screens": ["-", "R1"],
            "attacks": [1, 1],
            "reserve": "-",
        },
        "B bid R",
        "A may: pass, attack",
    ),
    (
        "both attack: the lower number takes first, and both tokens are back in the pool: V-46, V-42",
        {"pyramids": FOUR[:2], "phase": "bid", "piles": LINE, "attacks": [1, 1], "reserve": "-"},
        "A attack; B attack; B seize B tip; A seize B base",
        "A bought: 40; B bought: 20; pool 1: 17",
    ),
    (
        "two refuse: the lower number of the pyramids takes first, whatever they bought: V-70, V-115",
        {
            "pyramids": [{"1:0": "14"}, {"1:0": "11"}],
            "phase": "keep",
            "piles": {"bought.0": "3", "bought.1": "60"},
            "screens": ["B1", "B1"],
            "reserve": "B1 R3",
            "turn": 1,
        },
        "A refuse; B refuse; B gem B; B gem R; B gem R",
        "B has: B2 R2; A has: B1 R1; reserve:",
    ),
]

RIVALS: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "three rivals on two colours beside one human: both blue cards and the red one go: V-122",
        {"humans": FOUR[:1], "gems": [["B", "B", "R"]], "piles": LINE, "screens": ["G1"], "reserve": "-"},
        "A bid G",
        "A bought: 45; gone: 20 27 40",
    ),
    (
        "a rival that finds only the tip discards it: V-122",
        {
            "humans": FOUR[:1],
            "gems": [["B"]],
            "piles": {**line(R="27", G="45", Y="60"), "tip.B": "20"},
            "screens": ["G1"],
            "reserve": "-",
        },
        "A bid G",
        "A bought: 45; gone: 20",
    ),
    (
        "two rivals on one card leave it where it is: V-122",
        {"humans": FOUR[:1], "gems": [["R", "R"]], "piles": LINE, "screens": ["G1"], "reserve": "-"},
        "A bid G",
        "A bought: 45; gone: 20",
    ),
    (
        "two humans and a rival on two cards collide, the other rival takes a card away: V-122",
        {
            "humans": FOUR[:2],
            "gems": [["B", "R"], ["B"]],
            "piles": LINE,
            "screens": ["B1 G1", "B1"],
            "reserve": "-",
        },
        "A bid B; B bid B",
        "gone: 27; to: A B; A may: pass, bid G; reserve: B2",
    ),
    (
        "who goes on with a rival meets him again, by a new gem: V-121, V-122",
        {
            "humans": FOUR[:1],
            "gems": [["B"], ["R"]],
            "piles": LINE,
            "screens": ["B2"],
            "reserve": "-",
        },
        "A bid B; A continue; A bid B; A take tip",
        "A bought: 20; gone: 27; reserve: B2",
    ),
    (
        "all humans pass, and the rivals bid all the same: V-121, G-11",
        {
            "humans": FOUR[:2],
            "gems": [["G", "Y"]],
            "piles": LINE,
            "screens": ["-", "-"],
            "reserve": "R6",
        },
        "A pass; B pass",
        "gone: 20 45 60; A has: R3; B has: R3",
    ),
]

LAWS: list[Sibling] = [
    (
        "an infinite gem of the law phase pays in the same turn: V-73, V-33",
        {
            "pyramids": [{"1:0": "32"}, {"1:0": "5"}],
            "phase": "laws",
            "piles": {**line(B="40", R="27", G="45", Y="60"), "people.0": "63"},
            "screens": ["R1", "-"],
            "reserve": "B1",
        },
        "A choose 63; A place 1:1; A bid R; B pass; A keep; A build 1:2",
        "A on 1:1: infinite:blue; A on 1:2: points:3; A has:; B has: R1",
    ),
    (
        "an extra play plays another, and its law goes on when the card is laid: E-9, 12.1",
        {
            "pyramids": [{"1:0": "32"}, {"1:0": "11"}],
            "phase": "laws",
            "piles": {**LINE, "laws.0": "107 140", "people.0": "5"},
            "screens": ["-", "-"],
            "reserve": "G6",
        },
        "A choose 107; A place 1:1; A choose 140; A place 1:2; A choose 5; A place 1:3; A gem G; A gem G; A done",
        "A hand:; A has: G4; A on 1:2: science; reserve:",
    ),
    (
        "a made-up token is doubled as one of its value: E-13, V-142",
        {
            "pyramids": [{"1:0": "32 points:12=10+2"}, {"1:0": "5"}],
            "phase": "laws",
            "piles": {**LINE, "laws.0": "70"},
        },
        "A choose 70",
        "A on 1:0: points:12=10+2 points:12; A under 1:0: 70",
    ),
    (
        "without a character the underlaid law is laid like any other: E-13",
        {
            "pyramids": [{"1:0": "69"}, {"1:0": "5"}],
            "phase": "laws",
            "piles": {**LINE, "laws.0": "70"},
        },
        "A choose 70",
        "A may: place 1:-1, place 1:1",
    ),
    (
        "the only free card is a law, and its effect ends with it: E-15, E-21, 12.1",
        {
            "pyramids": [{"1:0": "32", "1:1": "11", "2:0": "71"}, {"1:0": "5"}],
            "phase": "laws",
            "piles": {**LINE, "laws.0": "67"},
            "screens": ["-", "-"],
            "reserve": "B9",
        },
        "A choose 67; A place 1:2; A pass; B pass",
        "A under 1:2: 71; A has: B3; B has: B3; reserve: B3",
    ),
    (
        "a recalled stash gives its gems to the reserve and is laid anew: E-17, E-18, 12.1",
        {
            "pyramids": [{"1:0": "32", "1:1": "66 R2 B1"}, {"1:0": "5"}],
            "phase": "laws",
            "piles": {**LINE, "laws.0": "111"},
            "screens": ["Y1", "-"],
            "reserve": "-",
        },
        "A choose 111; A place 1:-1; A at 1:1",
        "A hand: 66; reserve: B1 R2; A has: Y1",
    ),
    (
        "science turned to magic is not there to pass with: E-6, V-61",
        {
            "pyramids": [{"1:0": "32 science science"}, {"1:0": "5"}],
            "phase": "laws",
            "piles": {**LINE, "laws.0": "105"},
            "screens": ["-", "-"],
            "reserve": "B9",
        },
        "A choose 105; A place 1:1; A flip 1:0 science; A flip 1:0 science; A pass; B pass",
        "A on 1:0: magic magic; A has: B3",
    ),
    (
        "the owner empties the reserve before the others gain: E-11, V-115",
        {
            "pyramids": FOUR[:3],
            "phase": "laws",
            "piles": {**LINE, "laws.0": "109"},
            "screens": ["-", "-", "-"],
            "reserve": "B5",
        },
        "A choose 109; A place 1:1",
        "A has: B4; B has: B1; C has:; reserve:",
    ),
    (
        "of two cards drawn each may go under the law when it is seen: V-81, E-26",
        {
            "pyramids": [
                {"1:0": "32", "1:1": "117", "1:2": "11", "1:3": "14", "2:0": "40", "2:1": "27", "2:2": "45"}
                | {"3:0": "20", "3:1": "60"},
                {"1:0": "5"},
            ],
            "phase": "laws",
            "piles": {
                **line(B="3", R="7", G="9", Y="13"),
                "people.0": "58",
                "law_deck": "71 72",
                "small": "",
            },
        },
        "A choose 58; A place 4:0; A at 1:1; A keep",
        "A under 1:1: 71; A hand: 72; A on 4:0: points:2",
    ),
    (
        "a law that goes up in a law brings its number to the order of acting: 12.3, V-115",
        {
            "pyramids": [{"1:0": "5"}, {"1:0": "11"}],
            "phase": "laws",
            "piles": {**LINE, "laws.0": "69"},
            "screens": ["-", "-"],
            "reserve": "B4",
        },
        "A choose 69; A pass; B pass",
        "A hand: 5; B has: B3; A has: B1",
    ),
    (
        "the replaced start comes back as a hand card and is played free again: E-12, V-33",
        {
            "pyramids": [{"1:0": "58 science"}, {"1:0": "11"}],
            "phase": "laws",
            "piles": {**LINE, "laws.0": "69 107"},
            "screens": ["-", "-"],
            "reserve": "B1",
        },
        "A choose 107; A place 1:1; A choose 69; A at 1:0",
        "A on 1:0: science; A hand: 58",
    ),
    (
        "a circle's gem is taken before the reward of the same card: V-25, V-33",
        {
            "pyramids": [{"1:0": "45", "1:1": "60"}, {"1:0": "5"}],
            "phase": "laws",
            "piles": {**OTHER_LINE, "people.0": "58"},
            "reserve": "Y1",
        },
        "A choose 58; A place 2:0",
        "A has: Y1; A on 2:0:; reserve:",
    ),
    (
        "a card moved to the row's end leaves its circle, and its points stay on it: E-16, V-26",
        {
            "pyramids": [{"1:0": "32", "1:1": "11", "2:0": "40 points:4 defence"}, {"1:0": "5"}],
            "phase": "laws",
            "piles": {**OTHER_LINE, "laws.0": "110"},
            "reserve": "R3",
        },
        "A choose 110; A place 1:-1; A at 2:0; A place 1:2",
        "A on 1:2: points:4 defence; A score: 0 0 0 4 0 0 0; reserve: R3",
    ),
    (
        "swapped, an infinite gem pays for its new owner: E-7, V-73",
        {
            "pyramids": [{"1:0": "32 magic"}, {"1:0": "5 infinite:blue"}],
            "phase": "laws",
            "piles": {**line(B="40", R="27", G="45", Y="60"), "laws.0": "76"},
            "screens": ["R4", "-"],
            "reserve": "-",
        },
        (
            "A choose 76; A place 1:1; A at 1:0; A token magic; A seat 1; A at 1:0; A token infinite:blue; "
            "A gem R; A gem R; A gem R; A bid R; B pass; A keep; A build 1:2"
        ),
        "A on 1:0: infinite:blue; B on 1:0: magic; B has: R4; A has:; A on 1:2: points:3",
    ),
]

SCORES: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "two bonus tokens of a colour add up, on circles and infinite gems: V-100",
        {
            "pyramids": [
                {"1:0": "32 circle_bonus:red:2", "1:1": "11 circle_bonus:red:4", "2:0": "40 infinite:red"},
                {"1:0": "5"},
            ],
        },
        "",
        "A score: 9 9 0 0 0 0 0",
    ),
    (
        "magic counts twice, a made-up token once, and attack makes a total negative: V-101, V-142",
        {
            "pyramids": [
                {"1:0": "32 magic magic* science defence points:12=8+4 magic_bonus:3 magic_bonus:2"},
                {"1:0": "5"},
            ],
            "attacks": [2, 3],
        },
        "",
        "A score: 0 0 0 12 10 7 -6; B score: 0 0 0 0 0 0 -6",
    ),
    (
        "neighbours of a law in the middle are six, beside a red circle: E-30, V-29",
        {
            "pyramids": [
                {"1:0": "32", "1:1": "11", "1:2": "14", "1:3": "58", "2:0": "40", "2:1": "121", "2:2": "45"}
                | {"3:0": "51", "3:1": "20"},
                {"1:0": "5"},
            ],
        },
        "",
        "A score: 3 0 12 0 0 0 0",
    ),
    (
        "a law on the fifth level's host gives nothing, the tucked counts where it is said: V-28, E-29",
        {
            "pyramids": [{"1:0": "32", "1:1": "138"}, {"1:0": "5"}],
            "piles": {"tucked.0": "70"},
            "hosts": [["32"], []],
        },
        "",
        "A score: 0 0 3 0 0 0 0",
    ),
    (
        "the attack tokens of all others together meet defence and ward: V-100, E-27",
        {
            "pyramids": [{"1:0": "32 defence", "1:1": "118"}, {"1:0": "5"}, {"1:0": "11"}],
            "attacks": [0, 3, 2],
        },
        "",
        "A score: 0 0 0 0 0 0 -6; B score: 0 0 0 0 0 0 -6; C score: 0 0 0 0 0 0 -9",
    ),
    (
        "a majority that is shared is none: E-38",
        {"pyramids": [{"1:0": "32", "1:1": "134"}, {"1:0": "5", "1:1": "11"}]},
        "",
        "A score: 0 0 0 0 0 0 0",
    ),
    (
        "a circle recoloured in another colour loses one and gains its bonus: V-96, V-100",
        {
            "pyramids": [{"1:0": "32 circle_bonus:blue:4", "1:1": "11", "2:0": "40"}, {"1:0": "5"}],
            "phase": "recolour",
            "turn": 3,
            "screens": ["B4", "-"],
        },
        "A best",
        "A score: 7 0 0 0 0 0 0; A has:",
    ),
    (
        "three gems of another colour spoil a circle that one had: V-96, 10.3",
        {
            "pyramids": [{"1:0": "32 circle_bonus:blue:4", "1:1": "11", "2:0": "40"}, {"1:0": "5"}],
            "phase": "recolour",
            "turn": 3,
            "screens": ["B3", "-"],
        },
        "A done",
        "A score: 3 0 0 0 0 0 0; A has: B3",
    ),
    (
        "gems laid on a law and left over are counted each by its law: E-18, E-34",
        {
            "pyramids": [{"1:0": "32", "1:1": "66 R2 B1", "1:2": "72", "1:3": "129"}, {"1:0": "5"}],
            "screens": ["B2 Y3", "-"],
        },
        "",
        "A score: 0 0 13 0 0 0 0",
    ),
]


def ids(cases: list[Any]) -> list[Any]:
    return [pytest.param(*each[1:], id=each[0]) for each in cases]


@pytest.mark.parametrize(("position", "moves", "expected"), ids(AUCTION + LAWS))
def test_a_sibling_of_the_worked_cases_ends_as_the_rules_say(position, moves, expected):
    compare(played(table(**position), moves), expected)


@pytest.mark.parametrize(("position", "moves", "expected"), ids(RIVALS))
def test_a_sibling_with_rivals_ends_as_the_rules_say(position, moves, expected):
    compare(played(with_rivals(**position), moves), expected)


@pytest.mark.parametrize(("position", "moves", "expected"), ids(SCORES))
def test_a_sibling_at_the_end_is_scored_as_the_rules_say(position, moves, expected):
    piles = {**OTHER_LINE, **position.get("piles", {})}
    compare(played(table(**{"phase": "bid", **position, "piles": piles}), moves), expected)


FEW_LAWS = 3
"""A deal in which two players begin with a card as their reward."""


def test_a_set_of_few_laws_is_dealt_round_the_table_until_the_deck_is_empty_V_17(tmp_path, monkeypatch):
    """V-17, V-15, S-3: two of the twelve are drawn as starting rewards, and the last two seats get one law less."""
    text = files("lomber.games.viceroy").joinpath("sets", "laar.toml").read_text("utf-8")
    head, *laws = text.replace('profile = "builtin"', 'profile = "custom"').split("[[law]]")
    (tmp_path / "few.toml").write_text("[[law]]".join([head, *laws[:12]]), encoding="utf-8")
    monkeypatch.setenv("LOMBER_CARD_SETS", str(tmp_path))
    one = Table(make("viceroy", players=4, card_set="few"), seed=FEW_LAWS)
    drew = [0] * 4
    while state_of(one).turn == 0:
        seat = one.turn()
        move = "draw law" if "draw law" in names(one, seat) else names(one, seat)[0]
        drew[seat] += move == "draw law"
        one.play(seat, move)
    left = 12 - sum(drew)
    held = [sum(int(card) > 64 for card in hand(one, seat).split()) for seat in range(4)]
    assert sum(drew) == 2
    assert held == [drew[seat] + left // 4 + (seat < left % 4) for seat in range(4)]
    assert not state_of(one).law_deck.cards
