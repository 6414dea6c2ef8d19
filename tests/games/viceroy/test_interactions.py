"""Where two or three rules meet: laws that undo each other, an empty reserve, rivals beside several humans."""

import pytest

from lomber import Table
from lomber.table.shoe import Stacked

from .helpers import bought, lies, line, lines, names, on, position, reserve, screen, state_of, table, viceroy
from .test_laws import hand, revealing, under

A, B, C, D = range(4)
FOUR_BASES = line(B="40", R="27", G="45", Y="60")


def with_rivals(humans, gems, options=None, **parts):
    """Humans and rivals at a set-up auction: the rivals' gems are told round by round."""
    game = viceroy(len(humans), virtual_rivals=len(gems[0]), **(options or {}))
    deals = [
        {f"rival.{at + 1}": [int(game.read_card(gem))] for at, gem in enumerate(row) if gem} for row in gems
    ]
    return Table(game, start=position(humans, phase="bid", **parts), shoe=Stacked(deals))


# -- laws


def test_a_replaced_law_gives_no_further_gem_for_the_circle_made_by_its_going_E_12_E_25():
    """E-12, E-25, 12.1: its lasting effect has ended before the circle is looked at; one that stays does pay."""
    goes = {"1:0": "32", "1:1": "116", "2:0": "40"}
    one = revealing([goes, {"1:0": "5"}], ["69", ""], ["69"], reserve="R1 B5")
    one.play(A, "at 1:1")
    assert (screen(one, A), hand(one, A)) == ("R1", "116")
    stays = {"1:-1": "116", "1:0": "32", "1:1": "11", "2:0": "40"}
    other = revealing([stays, {"1:0": "5"}], ["69", ""], ["69"], reserve="R1 B5")
    other.play(A, "at 1:1")
    assert screen(other, A) == "B1 R1"


@pytest.mark.parametrize(("store", "got"), [("R1 B2", "B1 R1"), ("R2 B2", "B1 R2"), ("-", "")])
def test_a_law_in_the_middle_can_make_three_circles_at_once_E_12(store, got):
    """E-12, V-25: its own and both above it, each a gem as far as the reserve has it."""
    lowest = {"1:-1": "60", "1:0": "63", "1:1": "5", "1:2": "58"}
    pyramid = {**lowest, "2:-1": "14", "2:0": "27", "2:1": "45", "3:-1": "40", "3:0": "11"}
    one = revealing([pyramid, {"1:0": "20"}], ["69", ""], ["69"], reserve=store)
    one.play(A, "at 2:0")
    assert screen(one, A) == got


def test_gems_stashed_on_a_replaced_law_are_back_before_the_circle_pays_E_12_E_18():
    """E-12, E-18: the reserve had no red gem until the stash returned to it."""
    pyramid = {"1:0": "32", "1:1": "66 R2", "2:0": "40"}
    one = revealing([pyramid, {"1:0": "5"}], ["69", ""], ["69"], reserve="-")
    one.play(A, "at 1:1")
    assert (screen(one, A), reserve(one)) == ("R1", "R1")


def test_a_card_that_is_moved_stands_where_it_is_available_while_it_is_up_E_16():
    """E-16, V-21, V-22, V-27: not where it lay, nor on what rested on nothing but it."""
    lowest = {"1:0": "32", "1:1": "11", "1:2": "14"}
    one = revealing([lowest, {"1:0": "5"}], ["110", ""], ["110"])
    one.play(A, "place 1:-1")
    assert sorted(names(one, A)) == ["at 1:2", "none"]
    one.play(A, "at 1:2")
    assert sorted(names(one, A)) == ["place 1:-2", "place 2:-1", "place 2:0"]
    painted = {**lowest, "1:0": "32 TR@G", "2:0": "40 BL@G BR@G"}
    other = revealing([painted, {"1:0": "5"}], ["110", ""], ["110"], reserve="-")
    other.play(A, "place 1:3")
    other.act(A, ["at 2:0", "place 1:-1"])
    assert reserve(other) == "G2", "gems on the moved card return, that on the other card stays"


def test_a_law_put_back_may_come_from_the_hand_as_it_was_E_4():
    """E-4: any card of that kind, but not the law that is being played."""
    one = revealing([{"1:0": "32"}, {"1:0": "5"}], ["136 66", ""], ["136"], piles={"law_deck": "71 72 68"})
    one.play(A, "place 1:1")
    assert sorted(names(one, A)) == ["back 66", "back 71", "back 72"]
    one.play(A, "back 66")
    assert hand(one, A) == "71 72"
    assert [state_of(one).cards.names[card] for card in state_of(one).law_deck.cards] == ["66", "68"]


def test_a_card_seized_or_taken_out_of_the_auction_may_be_tucked_E_26():
    """E-26, E-8, V-46: it is not paid for, and that is no pass."""
    pyramids = [{"1:0": "32", "1:1": "117"}, {"1:0": "11"}]
    two = table(pyramids, phase="bid", piles=FOUR_BASES, screens=["-", "R1"], attacks=[1, 0], reserve="B5")
    two.play(A, "attack")
    two.play(B, "bid R")
    two.play(A, "seize G base")
    two.play(A, "at 1:1")
    assert (under(two, A, "1:1"), bought(two, A), lines(two, A)[2]) == (["45"], "", 3)
    assert two.actors() == [B], "only the other has a card to pay for"
    piles = {**FOUR_BASES, "small": "63"}
    skip = revealing(pyramids, ["75", ""], ["75"], reserve="B5", piles=piles, screens=["-", "R1"])
    skip.play(A, "place 1:2")
    skip.play(A, "seize R base")
    skip.play(A, "at 1:1")
    assert (under(skip, A, "1:1"), lies(skip)["R base"], skip.actors()) == (["27"], "63", [B])
    skip.play(B, "bid R")
    assert (bought(skip, B), screen(skip, A)) == ("63", "")


def test_alone_the_auction_is_left_out_and_the_line_moves_all_the_same_E_8_V_51():
    """E-8, 12.3, V-51: the card put into the place goes the way of the place."""
    game = viceroy(1, virtual_rivals=1)
    piles = {**line(B="40", R="27 20", G="45", Y="60"), "laws.0": "75", "small": "63", "big": "5 11 32 51 58"}
    start = position([{"1:0": "14"}], phase="laws", piles=piles, screens=["B1"])
    one = Table(game, start=start, shoe=Stacked([]))
    for move in ("choose 75", "place 1:1", "seize R tip"):
        one.play(A, move)
    assert hand(one, A) == "20"
    assert (lies(one)["R tip"], lies(one)["B tip"], lies(one)["B base"]) == ("27", "40", "5")
    assert "63" not in lies(one).values()
    assert (state_of(one).turn, screen(one, A)) == (2, "B1")


# -- the auction


def test_a_refunded_bid_is_gone_before_the_passers_take_E_22():
    """E-22, V-49, V-60: one of the two lost gems goes home, the passer finds the other."""
    pyramids = [{"1:0": "32", "1:1": "74"}, {"1:0": "5"}, {"1:0": "11"}]
    three = table(pyramids, phase="bid", piles=FOUR_BASES, screens=["B1", "B1", "-"], reserve="-")
    for seat, move in enumerate(("bid B", "bid B", "pass")):
        three.play(seat, move)
    assert [screen(three, seat) for seat in (A, B, C)] == ["B1", "", "B1"]
    assert three.actors() == [A, B]
    assert names(three, B) == ["pass"], "he is asked, or all would know that he has nothing"


def test_a_bid_is_refunded_after_claims_fail_and_after_going_on_with_a_rival_E_22():
    """E-22, V-45, V-122, 12.3."""
    pyramids = [{"1:0": "32", "1:1": "74"}, {"1:0": "11"}]
    parts = {"piles": line(B="40 20", R="27"), "screens": ["B1", "B1"], "reserve": "-"}
    two = table(pyramids, {"claim_rounds": 1}, phase="bid", **parts)
    two.play(A, "bid B")
    two.play(B, "bid B")
    assert screen(two, A) == ""
    two.play(A, "claim base")
    two.play(B, "claim base")
    assert (screen(two, A), reserve(two)) == ("B1", "B1")
    one = with_rivals(pyramids[:1], [["B"]] * 3, piles=line(B="40 20", R="27"), screens=["B2"], reserve="-")
    for left in ("B2", "B1"):
        one.play(A, "bid B")
        one.play(A, "continue")
        assert screen(one, A) == left
    one.play(A, "bid B")
    one.play(A, "continue")
    assert (screen(one, A), reserve(one)) == ("B2", ""), "after the third round he takes what there is"


def test_who_passes_in_the_third_round_and_who_is_left_take_in_one_order_V_48():
    """V-48, V-62: the collided do not wait for the passer."""
    three = table(
        [{"1:0": "11"}, {"1:0": "14"}, {"1:0": "5"}],
        phase="bid",
        round=3,
        piles=FOUR_BASES,
        screens=["-", "B1", "B1"],
        reserve="R2 G2 Y1",
    )
    for seat, move in enumerate(("pass", "bid B", "bid B")):
        three.play(seat, move)
    assert three.actors() == [C]
    three.act(C, ["gem B", "gem B", "gem Y"])
    assert three.actors() == [A]
    three.act(A, ["gem R", "gem R", "gem G"])
    assert [screen(three, seat) for seat in (A, B, C)] == ["R2 G1", "G1", "B2 Y1"]


def test_the_line_decides_which_two_talk_first_V_43_V_45():
    """V-43: all claims of one colour come before the next colour is looked at."""
    four = table(
        [{"1:0": "32"}, {"1:0": "11"}, {"1:0": "14"}, {"1:0": "5"}],
        {"auction_line": "YGRB"},
        phase="bid",
        piles=line(B="40 20", Y="60 58"),
        screens=["B1", "B1", "Y1", "Y1"],
    )
    for seat, move in enumerate(("bid B", "bid B", "bid Y", "bid Y")):
        four.play(seat, move)
    for _ in range(2):
        assert four.actors() == [C, D]
        four.play(C, "claim base")
        four.play(D, "claim base")
    assert four.actors() == [A, B]
    four.play(A, "claim base")
    four.play(B, "claim tip")
    assert (bought(four, A), bought(four, B), four.actors()) == ("40", "20", [C, D])
    assert names(four, C) == ["pass"]


def test_neither_tucked_nor_bought_cards_count_for_the_order_V_115():
    """V-28, V-115: passers, and those who refuse, go by what lies face up in the pyramid."""
    tucked = {"piles": {**FOUR_BASES, "base.Y": "63", "tucked.0": "5"}, "hosts": [["67"], []]}
    two = table(
        [{"1:0": "60", "1:1": "67"}, {"1:0": "58"}], phase="bid", screens=["-", "-"], reserve="B4", **tucked
    )
    two.play(A, "pass")
    two.play(B, "pass")
    assert (screen(two, A), screen(two, B)) == ("B1", "B3")
    piles = {"bought.0": "5", "bought.1": "63"}
    poor = table(
        [{"1:0": "60"}, {"1:0": "58"}], phase="keep", piles=piles, screens=["-", "-"], reserve="B2 R2"
    )
    poor.play(A, "refuse")
    poor.play(B, "refuse")
    poor.act(B, ["gem B", "gem B", "gem R"])
    assert screen(poor, A) == "R1"


# -- virtual rivals

TABLE = [
    (cards, humans, rivals)
    for cards in (0, 1, 2)
    for humans in (0, 1, 2, 3)
    for rivals in (1, 2, 3)
    if max(humans, 1) + rivals <= 4 and not (cards == 0 and humans)
]


@pytest.mark.parametrize(("cards", "humans", "rivals"), TABLE)
def test_every_row_of_the_table_of_bidders_V_122(cards, humans, rivals):
    """V-122, V-127: at blue; where no human bids blue, one takes red's card meanwhile."""
    players = max(humans, 1)
    offers = line(R="27", G="45", Y="60") | ({"base.B": "40"} if cards else {})
    offers |= {"tip.B": "20"} if cards == 2 else {}
    pyramids = [{"1:0": "32"}, {"1:0": "11"}, {"1:0": "14"}][:players]
    parts = {"piles": {**offers, "big": "5 51 58 63"}, "screens": ["B1 R1"] * players, "reserve": "-"}
    one = with_rivals(pyramids, [["B"] * rivals], **parts)
    for seat in range(players):
        one.play(seat, "bid B" if humans else "bid R")
    if cards == 0:
        assert sorted(names(one, A)) == ["drop G base", "drop Y base"]
    elif humans == 0:
        stays = (cards, rivals) in ((1, 2), (1, 3), (2, 3))
        assert lies(one).get("B tip") == ("40" if stays else None), "the auction is over, the line has moved"
    elif (cards, humans, rivals) == (2, 1, 1):
        assert names(one, A) == ["take tip", "continue"]
    else:
        state = state_of(one)
        assert (state.round, one.actors()) == (2, list(range(players)))
        assert [int(inside) for inside in state.rivals_in][:rivals] == [1] * rivals
        assert (lies(one)["B base"], lies(one).get("B tip")) == ("40", "20" if cards == 2 else None)
        assert reserve(one) == f"B{humans}"
        assert sum(int(gems) for gems in state.box) == 64 - 16 * players, "rivals bid from the box and back"


def test_a_human_attacks_before_a_rival_does_V_127():
    """V-46, V-127: the rival's victim is one of those still left then."""
    piles = line(B="40", G="45", Y="60")
    one = with_rivals([{"1:0": "14"}], [["R"]], piles=piles, attacks=[1], screens=["-"])
    one.play(A, "attack")
    one.play(A, "seize G base")
    assert sorted(names(one, A)) == ["drop B base", "drop Y base"]


def test_two_humans_each_meet_a_rival_at_two_cards_V_122():
    """V-122: one takes the tip, the other goes on with his rival."""
    piles = line(B="40 20", R="27 58", G="45", Y="60")
    humans = [{"1:0": "14"}, {"1:0": "5"}]
    two = with_rivals(humans, [["B", "R"], ["", "G"]], piles=piles, screens=["B1", "R1 G1"])
    two.play(A, "bid B")
    two.play(B, "bid R")
    two.play(A, "take tip")
    two.play(B, "continue")
    assert (bought(two, A), "B base" in lies(two), two.actors()) == ("20", False, [B])
    assert [int(inside) for inside in state_of(two).rivals_in][:2] == [0, 1]
    two.play(B, "bid G")
    assert (state_of(two).round, bought(two, B)) == (3, "")


@pytest.mark.parametrize(
    ("humans", "gems", "screens"),
    [([{"1:0": "14"}], [["B", "R"]], ["B1"]), ([{"1:0": "14"}, {"1:0": "5"}], [["B"]], ["B1", "R1"])],
)
def test_collide_is_for_one_human_and_one_rival_only_V_122(humans, gems, screens):
    """V-122, G-10: with more of either there is always a choice."""
    piles = line(B="40 20", R="27", G="45", Y="60")
    one = with_rivals(humans, gems, {"solo_two_card": "collide"}, piles=piles, screens=screens)
    one.play(A, "bid B")
    if len(humans) > 1:
        one.play(B, "bid R")
    assert names(one, A) == ["take tip", "continue"]


def test_a_rival_s_attack_finds_nothing_when_nothing_is_left_V_127():
    """V-127."""
    one = with_rivals([{"1:0": "14"}], [["R"]], piles=line(B="40"), screens=["B1"])
    one.play(A, "bid B")
    assert (bought(one, A), lies(one).get("B tip"), names(one, A)) == ("40", None, ["refuse"])


def test_who_is_kept_out_by_a_law_still_chooses_for_a_rival_V_127_E_8():
    """V-127, E-8, V-41: red is empty because the small deck is."""
    game = viceroy(2, virtual_rivals=1)
    piles = {**FOUR_BASES, "laws.0": "75", "small": ""}
    start = position([{"1:0": "14"}, {"1:0": "32"}], phase="laws", piles=piles, screens=["-", "B1 R1"])
    two = Table(game, start=start, shoe=Stacked([{"rival.1": [int(game.read_card("R"))]}]))
    for move in ("choose 75", "place 1:1", "seize R base"):
        two.play(A, move)
    assert names(two, B) == ["pass", "bid B"]
    two.play(B, "bid B")
    assert two.actors() == [A]
    assert sorted(names(two, A)) == ["drop G base", "drop Y base"]


def test_every_round_begins_again_with_the_first_human_V_127():
    """V-127: though the attack of the round before was his too."""
    piles = line(B="40", G="45 63", Y="60 58")
    humans = [{"1:0": "14"}, {"1:0": "5"}]
    two = with_rivals(humans, [["R", "B"], ["", "R"]], piles=piles, screens=["B1 G1", "B1 Y1"])
    two.play(A, "bid B")
    two.play(B, "bid B")
    two.play(B, "drop G tip")
    two.play(A, "bid G")
    two.play(B, "bid Y")
    two.play(B, "take tip")
    assert sorted(names(two, B)) == ["drop B base", "drop Y base"]


# -- payment and the end


def test_discounts_and_an_infinite_gem_pay_a_third_level_alone_E_23():
    """E-23, V-73, D-12: any, green and a yellow infinite gem are the whole price of the Captain."""
    pyramid = {"1:0": "5", "1:1": "114", "1:2": "137", "2:0": "14", "2:1": "45 infinite:yellow"}
    one = table([pyramid, {"1:0": "11"}], phase="keep", piles={"bought.0": "32"}, screens=["-", "-"])
    one.play(A, "keep")
    builds = [name for name in names(one, A) if name.startswith("build")]
    assert builds == ["build 1:-1", "build 1:3", "build 3:0"]
    one.play(A, "build 3:0")
    assert on(one, A, "3:0") == ["magic"]


@pytest.mark.parametrize(
    ("gems", "legal"), [("R4", True), ("R3", False), ("B3", True), ("R2 B1", True), ("R1 G1 Y1", False)]
)
def test_each_lacking_gem_costs_two_of_one_other_colour_E_24(gems, legal):
    """E-24: due are green and blue; nothing is left over."""
    pyramids = [{"1:0": "5", "1:1": "115"}, {"1:0": "11"}]
    one = table(pyramids, phase="keep", piles={"bought.0": "32"}, screens=[gems, "-"])
    one.play(A, "keep")
    assert ("build 2:0" in names(one, A)) == legal
    if legal:
        one.play(A, "build 2:0")
        assert screen(one, A) == ""


def test_infinite_gems_are_not_exchanged_E_24():
    """E-24, V-73: two real gems."""
    pyramids = [{"1:0": "5 infinite:red infinite:red", "1:1": "115"}, {"1:0": "11"}]
    one = table(pyramids, phase="keep", piles={"bought.0": "32"}, screens=["-", "-"])
    assert names(one, A) == ["refuse"]


def test_an_own_gem_becomes_infinite_when_the_first_reward_has_emptied_the_reserve_V_85():
    """V-74, V-75, V-85: the blue gem just paid is taken by #5 before #63 wants one."""
    piles = {"bought.0": "63", "bought.1": "5"}
    two = table(
        [{"1:0": "32"}, {"1:0": "14"}], phase="build", piles=piles, screens=["R1 B1", "B1"], reserve="-"
    )
    two.play(A, "build 1:1")
    two.play(B, "build 1:1")
    assert screen(two, B) == "B1 R1"
    two.play(A, "own")
    assert (on(two, A, "1:1"), screen(two, A)) == (["infinite:blue"], "")


FIFTH = "11 14 20 27 40 / 45 51 58 60 / 63 66 72 / 74 71"
"""Four levels, upon which a fifth can be begun."""


def built(rows):
    """A pyramid told row by row, from the left."""
    return {
        f"{level}:{at}": card
        for level, row in enumerate(rows.split(" / "), 1)
        for at, card in enumerate(row.split())
    }


@pytest.mark.parametrize(
    ("gone", "token"),
    [
        ((), "points:15"),
        ((15,), "points:15=12+3"),
        ((15, 12), "points:15=10+5"),
        ((15, 12, 10), "points:15=8+7"),
        ((15, 12, 10, 8), "points:15=7+6+2"),
        ((15, 12, 10, 8, 6), "points:15=7+5+3"),
    ],
)
def test_the_fifteen_of_the_fifth_level_is_made_up_of_what_there_is_V_75_V_142(gone, token):
    """V-72, V-75, V-142: fewest pieces, then the largest."""
    pools = {f"points {value}": 0 for value in gone}
    parts = {"piles": {"bought.0": "5"}, "screens": ["B1 Y1 R1 G2", "-"], "pools": pools}
    one = table([built(FIFTH), {"1:0": "32"}], phase="build", **parts)
    one.play(A, "build 5:0")
    assert (on(one, A, "5:0"), screen(one, A)) == ([token], "")


MOTLEY = {"1:0": "27", "1:1": "14", "2:0": "60", "1:2": "129"}
"""A circle of four colours, and a law that gives a point for each gem left."""


@pytest.mark.parametrize(
    ("pyramid", "gems", "steps"),
    [
        ({"1:0": "32", "1:1": "5", "2:0": "40", "1:2": "129"}, "R1", [3, 0, 0]),
        (MOTLEY, "Y3", [0, 0, 3]),
        ({**MOTLEY, "1:0": "27 circle_bonus:yellow:2"}, "Y3", [5, 0, 0]),
        ({**MOTLEY, "1:2": "133"}, "Y3", [0, 0, 3]),
        ({"1:0": "63", "1:1": "5", "2:0": "20", "1:2": "45 circle_bonus:yellow:4"}, "Y4", [7, 0, 0]),
        ({"1:0": "63", "1:1": "5", "2:0": "20", "1:2": "45 circle_bonus:yellow:4"}, "Y3", [3, 0, 0]),
    ],
)
def test_the_best_recolouring_reckons_with_laws_and_turns_whole_circles_10_3(pyramid, gems, steps):
    """10.3, E-34, E-37: of two that give as much, the one that spends less."""
    others = [{"1:0": "58"}]
    parts = {"phase": "keep", "turn": 3, "piles": {"bought.1": "51"}, "screens": [gems, "-"]}
    one = table([pyramid, *others], {"recolour_help": "auto"}, **parts)
    one.play(B, "refuse")
    while one.actors():
        seat = one.actors()[0]
        one.play(seat, one.legal(seat)[0])
    assert lines(one, A)[:3] == steps
