"""A refused move names the rule that forbids it, and changes nothing (viceroy.md, 3.12, 6, 12.6)."""

import pytest

from lomber.table.contract import EVERYTHING
from lomber.table.errors import IllegalMove

from .helpers import line, table
from .test_interactions import with_rivals
from .test_laws import A, B, revealing

OFFER = line(B="40 20", R="27", G="45", Y="60")


def refusal(one, seat, *moves):
    """How the last move is refused; the ones before are made."""
    for move in moves[:-1]:
        one.play(seat, move)
    before = one.state.position(EVERYTHING)
    with pytest.raises(IllegalMove) as error:
        one.play(seat, moves[-1])
    assert one.state.position(EVERYTHING) == before
    return error.value


def refused(one, seat, *moves):
    """The rule by which the last move is refused."""
    return refusal(one, seat, *moves).rule


def law(card, *moves, pyramid=None, **parts):
    one = revealing([pyramid or {"1:0": "32"}, {"1:0": "5 defence"}], [card + " 16", ""], [card], **parts)
    for move in moves:
        one.play(A, move)
    return one


@pytest.mark.parametrize(
    ("card", "moves", "parts", "rule"),
    [
        ("65", ["place 1:1", "option 4"], {}, "E-2"),
        ("103", ["place 1:1", "back 65"], {"piles": {"small": "58 63 60"}}, "E-4"),
        ("104", ["place 1:1", "at 1:1"], {"pyramid": {"1:0": "32", "1:-1": "11"}}, "E-5"),
        ("105", ["place 1:1", "flip 1:0 magic"], {"pyramid": {"1:0": "32 science"}}, "E-6"),
        ("76", ["place 1:1", "at 1:1"], {"pyramid": {"1:0": "32 magic"}, "screens": ["B3", "-"]}, "E-7"),
        ("75", ["place 1:1", "seize R tip"], {"piles": OFFER}, "E-8"),
        ("107", ["place 1:1", "choose 107"], {}, "E-9"),
        ("108", ["place 1:1", "next 5"], {"turn": 2, "piles": {"big": "3 7 9 13"}}, "E-10"),
        ("69", ["at 1:2"], {"pyramid": {"1:0": "32", "1:1": "11"}}, "E-12"),
        ("69", ["place 1:2"], {"pyramid": {"1:0": "32", "1:1": "11"}}, "E-12"),
        ("70", ["place 1:2"], {"pyramid": {"1:0": "32", "1:1": "11"}}, "E-13"),
        ("73", ["place 1:1", "tuck 73"], {}, "E-14"),
        (
            "67",
            ["place 1:3", "at 1:1"],
            {"pyramid": {"1:0": "32", "1:1": "11", "1:2": "14", "2:1": "27"}},
            "E-15",
        ),
        ("110", ["place 1:1", "at 1:1"], {}, "E-16"),
        ("111", ["place 1:1", "at 1:1"], {}, "E-17"),
        ("66", ["place 1:1", "gem R"], {"screens": ["B3", "-"]}, "E-18"),
        (
            "112",
            ["place 1:2", "sector 1:0 TL"],
            {"pyramid": {"1:0": "32", "1:1": "11", "2:0": "40"}, "screens": ["B3", "-"]},
            "E-19",
        ),
        ("101", ["place 1:1", "own"], {}, "V-85"),
        ("66", ["place 5:0"], {}, "V-23"),
        ("66", ["place 2:0"], {}, "V-22"),
        ("66", ["pass"], {}, "V-33"),
    ],
)
def test_what_a_law_does_not_allow_is_refused_by_its_effect_12_6(card, moves, parts, rule):
    """12.6, V-22, V-23, V-33, V-85; E-2, E-4 … E-10, E-12 … E-19."""
    pyramid = {**parts.get("pyramid", {"1:0": "32"})}
    if card == "67":
        pyramid["1:-1"] = "63"
    one = law(card, *moves[:-1], **{**parts, "pyramid": pyramid})
    assert refused(one, A, moves[-1]) == rule


def test_a_card_taken_may_be_tucked_only_under_the_law_that_says_so_E_26():
    """E-26."""
    pyramid = {"1:0": "32", "1:1": "117"}
    one = table([pyramid, {"1:0": "5"}], phase="bid", piles=OFFER, screens=["R1", "B1"])
    one.play(A, "bid R")
    one.play(B, "pass")
    assert refused(one, A, "at 1:0") == "E-26"


def test_gems_of_a_pass_and_of_a_reward_have_rules_of_their_own_V_61_V_80():
    """V-61, V-80."""
    passing = table(
        [{"1:0": "32"}, {"1:0": "5"}], phase="bid", piles=OFFER, screens=["-", "B1"], reserve="B4 R4"
    )
    passing.play(A, "pass")
    passing.play(B, "bid B")
    passing.play(B, "take base")
    assert refused(passing, A, "gem Y") == "V-61"
    option = law("65", "place 1:1", "option 3", reserve="B4 R4")
    assert refused(option, A, "gem Y") == "V-80"


def test_a_place_is_refused_if_it_is_none_and_if_it_cannot_be_paid_V_22_V_72():
    """V-22, V-72, V-73, E-23, E-24, D-13."""
    pyramid = {"1:0": "11 infinite:blue", "1:1": "14"}
    one = table([pyramid, {"1:0": "5"}], phase="build", piles={"bought.0": "32"}, screens=["G1", "-"])
    assert refused(one, A, "build 2:1") == "V-22"
    assert refused(one, A, "build 3:0") == "V-22"
    poor = {"1:0": "11", "1:1": "14"}
    poorer = table([poor, {"1:0": "5"}], phase="build", piles={"bought.0": "32"}, screens=["G1", "-"])
    assert refused(poorer, A, "build 2:0") == "V-72"
    assert refused(one, A, "pay 2:0", "infinite R") == "V-73"
    assert refused(one, A, "discount G") == "E-23"
    assert refused(one, A, "exchange B R") == "E-24"


def test_who_is_out_of_the_auction_is_told_why_V_44_V_47():
    """V-40, V-44, V-47, E-8 and section 6: one auction card a turn, no bid after a pass, no second bid."""
    three = table(
        [{"1:0": "32"}, {"1:0": "5"}, {"1:0": "11"}, {"1:0": "14"}],
        phase="bid",
        round=2,
        piles=OFFER,
        auction=["got", "passed", "excluded", "in"],
        screens=["B1"] * 4,
    )
    assert [refused(three, seat, "bid B") for seat in range(3)] == ["V-44", "V-47", "E-8"]
    first = table([{"1:0": "32"}, {"1:0": "5"}], phase="bid", piles=OFFER, screens=["B1", "B1"])
    first.play(A, "bid B")
    assert refused(first, A, "pass") == "V-41"
    first.play(B, "bid B")
    first.play(A, "claim tip")
    assert refused(first, A, "claim base") == "V-45"


def test_the_lowest_row_grows_at_its_ends_and_payment_has_its_own_rule_V_21_V_73():
    """V-21, V-73: a place inside or far from the row; `pay` where there is nothing to choose."""
    one = table(
        [{"1:0": "32", "1:1": "11"}, {"1:0": "14"}],
        phase="build",
        piles={"bought.0": "5"},
        screens=["B1", "-"],
    )
    assert refused(one, A, "build 1:4") == "V-21"
    assert refused(one, A, "build 1:1") == "V-21"
    assert refused(one, A, "pay 1:2") == "V-73"
    assert refused(law("66"), A, "place 1:5") == "V-21"


def test_another_s_choice_is_refused_by_its_rule_V_33_V_62_V_70():
    """V-33, V-62, V-70: whose card, whose gems, whose purchase it is."""
    assert refused(law("66"), B, "place 1:1") == "V-33"
    two = table([{"1:0": "32"}, {"1:0": "5"}], phase="bid", piles=OFFER, screens=["-", "-"], reserve="B4 R4")
    two.play(A, "pass")
    two.play(B, "pass")
    assert two.actors() == [B]
    assert refused(two, A, "gem B") == "V-62"
    bought = table([{"1:0": "32"}, {"1:0": "14"}], phase="keep", piles={"bought.0": "5"})
    assert refused(bought, B, "refuse") == "V-70"


PAINTED = {"pyramid": {"1:0": "32", "1:1": "11", "2:0": "40"}, "screens": ["G1 Y1", "-"]}
SWAP = {"pyramid": {"1:0": "32 magic"}, "screens": ["B1 G3", "-"]}
EDGE = {"pyramid": {"1:0": "32", "1:1": "11", "1:2": "14"}}


@pytest.mark.parametrize(
    ("card", "moves", "parts", "key"),
    [
        ("65", ["place 1:1", "option 4"], {}, "no-such-option"),
        ("65", ["place 1:1", "none"], {}, "not-now"),
        ("103", ["place 1:1", "back 65"], {"piles": {"small": "58 63 60"}}, "not-in-hand"),
        ("136", ["place 1:1", "back 16"], {"piles": {"law_deck": "71 72 68"}}, "other-deck"),
        ("103", ["place 1:1", "back 58", "back 58"], {"piles": {"small": "58 63 60"}}, "cards-in-order"),
        ("104", ["place 1:1", "at 1:1"], {"pyramid": {"1:0": "32", "1:-1": "11"}}, "characters-only"),
        ("105", ["place 1:1", "flip 1:0 magic"], {"pyramid": {"1:0": "32 science"}}, "nothing-to-flip"),
        ("106", ["place 1:1", "attack"], {"pyramid": {"1:0": "32 defence"}}, "nothing-to-flip"),
        ("76", ["place 1:1", "at 1:1"], SWAP, "no-tokens-there"),
        ("76", ["place 1:1", "at 1:0", "token science"], SWAP, "no-such-token"),
        ("76", ["place 1:1", "at 1:0", "token magic", "seat 0"], SWAP, "no-such-partner"),
        (
            "76",
            ["place 1:1", "at 1:0", "token magic", "seat 1", "at 1:0", "token defence", "gem R"],
            SWAP,
            "no-such-gem",
        ),
        ("75", ["place 1:1", "seize R tip"], {"piles": OFFER}, "nothing-lies-there"),
        ("107", ["place 1:1", "choose 107"], {}, "not-in-hand"),
        ("108", ["place 1:1", "next 5"], {"turn": 2, "piles": {"big": "3 7 9 13"}}, "not-looked-at"),
        ("69", ["at 1:2"], {"pyramid": {"1:0": "32", "1:1": "11"}}, "replace-own"),
        ("70", ["at 1:2"], {"pyramid": {"1:0": "32", "1:1": "11"}}, "characters-only"),
        ("73", ["place 1:1", "tuck 73"], {}, "not-in-hand"),
        ("110", ["place 1:3", "at 1:2"], EDGE, "not-free"),
        ("110", ["place 1:3", "at 1:3"], EDGE, "not-free"),
        ("110", ["place 1:3", "at 1:0", "place 1:0"], EDGE, "same-place"),
        ("110", ["place 1:3", "at 1:0", "place 2:0"], EDGE, "no-such-place"),
        ("111", ["place 1:1", "at 1:1"], {}, "not-free"),
        ("66", ["place 1:1", "gem R"], {"screens": ["B3", "-"]}, "no-such-gem"),
        ("66", ["place 1:1", "gem R", "gem B"], {"screens": ["B3 R2", "-"]}, "gems-in-order"),
        ("112", ["place 1:2", "sector 1:0 TL"], PAINTED, "no-such-sector"),
        ("112", ["place 1:2", "colour G"], PAINTED, "sector-first"),
        ("112", ["place 1:2", "sector 2:0 BL", "colour R"], PAINTED, "no-such-colour"),
        ("112", ["place 1:2", "sector 2:0 BL", "colour B"], PAINTED, "no-such-colour"),
        ("112", ["place 1:2", "sector 2:0 BL", "done"], PAINTED, "colour-now"),
        ("112", ["place 1:2", "sector 2:0 BL", "colour G", "sector 1:0 TR"], PAINTED, "no-such-sector"),
    ],
)
def test_an_answer_of_the_kind_that_is_asked_for_is_told_what_is_wrong_with_it_12_6(card, moves, parts, key):
    """12.6, V-27, V-96; E-2, E-4 … E-10, E-12 … E-19: not that something else is asked."""
    one = law(card, *moves[:-1], **parts)
    assert refusal(one, A, moves[-1]).key == key


def test_hand_cards_are_tucked_once_and_in_order_E_14():
    """E-14: also when no further card can be named."""
    one = revealing([{"1:0": "32"}, {"1:0": "5"}], ["73 16 65", ""], ["73"])
    found = refusal(one, A, "place 1:1", "tuck 65", "tuck 16")
    assert (found.rule, found.key) == ("E-14", "cards-in-order")


def test_a_card_that_is_not_held_and_one_that_is_gone_are_told_as_such_V_31_V_46_V_122_V_127():
    """V-31, V-46, V-122, V-127."""
    choosing = table([{"1:0": "32"}, {"1:0": "5"}], phase="laws", piles={**OFFER, "laws.0": "65"})
    assert (refusal(choosing, A, "choose 66").rule, refusal(choosing, A, "choose 66").key) == (
        "V-31",
        "not-in-hand",
    )
    seizing = table(
        [{"1:0": "32"}, {"1:0": "5"}], phase="bid", piles=OFFER, screens=["B1", "-"], attacks=[0, 1]
    )
    for seat, move in ((A, "bid B"), (B, "attack"), (A, "take tip")):
        seizing.play(seat, move)
    found = refusal(seizing, B, "seize B tip")
    assert (found.rule, found.key) == ("V-46", "nothing-lies-there")
    meeting = with_rivals([{"1:0": "32"}], [["B"]], piles=OFFER, screens=["B1"])
    found = refusal(meeting, A, "bid B", "take base")
    assert (found.rule, found.key) == ("V-122", "base-goes")
    dropping = with_rivals([{"1:0": "32"}], [["G"]], piles=line(B="40 20", R="27"), screens=["R1"])
    found = refusal(dropping, A, "bid R", "drop R base")
    assert (found.rule, found.key) == ("V-127", "nothing-lies-there")


def test_a_payment_is_told_what_does_not_lower_it_and_when_it_is_too_high_V_72_V_73():
    """V-72, V-73, E-23: the infinite gem must be used, and a blue one helps no green line."""
    pyramid = {"1:0": "11 infinite:green infinite:blue", "1:1": "14"}
    one = table([pyramid, {"1:0": "5"}], phase="build", piles={"bought.0": "32"}, screens=["-", "-"])
    found = refusal(one, A, "pay 1:2", "infinite B")
    assert (found.rule, found.key) == ("V-73", "nothing-to-lower")
    found = refusal(one, A, "done")
    assert (found.rule, found.key) == ("V-72", "not-paid-yet")
