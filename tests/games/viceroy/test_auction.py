"""The auction, passing and the virtual rivals (viceroy.md, cases C-9 … C-14, C-25, C-26, C-34 … C-37)."""

import pytest

from lomber import Table
from lomber.table.errors import IllegalMove
from lomber.table.shoe import Stacked

from .helpers import bought, lies, line, names, position, reserve, screen, state_of, table, viceroy

A, B, C, D = range(4)
FOUR = [{"1:0": "32"}, {"1:0": "11"}, {"1:0": "14"}, {"1:0": "5"}]


def bids(table, *moves):
    for seat, move in enumerate(moves):
        if move:
            table.play(seat, move)


def with_rivals(human, rival_gems, **parts):
    """Humans and rivals at a set-up auction: the rivals' gems are told round by round."""
    players = len(human)
    rivals = len(rival_gems[0])
    game = viceroy(players, virtual_rivals=rivals)
    deals = [
        {f"rival.{at + 1}": [int(game.read_card(gem))] for at, gem in enumerate(row) if gem}
        for row in rival_gems
    ]
    return Table(game, start=position(human, phase="bid", **parts), shoe=Stacked(deals))


def test_single_bidders_take_and_equal_bids_are_lost_C_10():
    """C-10, V-40, V-43, V-117, D-5, D-6: also that a colour whose card is gone cannot be bid."""
    four = table(
        FOUR,
        phase="bid",
        piles=line(B="40 20", R="27", G="45", Y="60"),
        screens=["B1", "B1 R2 G1 Y1", "B1 R2 G1 Y1", "G1"],
    )
    bids(four, "bid B", "bid R", "bid R", "bid G")
    assert names(four, A) == ["take base", "take tip"]
    four.play(A, "take tip")
    assert bought(four, A) == "20"
    assert bought(four, D) == "45"
    assert four.actors() == [B, C]
    assert names(four, B) == ["pass", "bid B", "bid R", "bid Y"]
    assert screen(four, B) == "B1 R1 G1 Y1"


@pytest.mark.parametrize(
    ("claims", "first", "second"),
    [
        ([("base", "tip")], "40", "20"),
        ([("base", "any")], "40", "20"),
        ([("any", "any")], "20", "40"),
        ([("any", "tip")], "40", "20"),
        ([("base", "base"), ("base", "tip")], "40", "20"),
        ([("base", "base"), ("base", "base")], "", ""),
    ],
)
def test_two_bidders_negotiate_for_two_cards_C_11(claims, first, second):
    """C-11, V-42, D-7, G-15: sealed claims; either and either goes by the order of acting (V-115)."""
    two = table(
        [{"1:0": "32"}, {"1:0": "11"}],
        phase="bid",
        piles=line(B="40 20", R="27", G="45", Y="60"),
        screens=["B1 R1", "B1 R1"],
        reserve="-",
    )
    bids(two, "bid B", "bid B")
    for mine, theirs in claims:
        assert names(two, A) == ["claim base", "claim tip", "claim any"]
        two.play(A, f"claim {mine}")
        two.play(B, f"claim {theirs}")
    assert (bought(two, A), bought(two, B)) == (first, second)
    assert reserve(two) == "B2"
    assert state_of(two).phase.value == ("bid" if not first else "keep")


def test_claim_rounds_bound_the_negotiation_V_45():
    """V-45."""
    once = table(
        [{"1:0": "32"}, {"1:0": "11"}],
        {"claim_rounds": 1},
        phase="bid",
        piles=line(B="40 20"),
        screens=["B1", "B1"],
    )
    bids(once, "bid B", "bid B")
    once.play(A, "claim tip")
    once.play(B, "claim tip")
    assert bought(once, A) == bought(once, B) == ""
    assert state_of(once).round == 2


def test_three_bidders_get_nothing_even_of_two_cards_C_12():
    """C-12."""
    three = table(FOUR[:3], phase="bid", piles=line(B="40 20", R="27"), screens=["B1 R1", "B1 R1", "B1 R1"])
    bids(three, "bid B", "bid B", "bid B")
    assert three.actors() == [A, B, C]
    assert state_of(three).round == 2
    assert lies(three) == {"B base": "40", "B tip": "20", "R base": "27"}


def test_attackers_take_what_is_left_in_the_order_of_acting_C_13():
    """C-13, V-46, V-84, V-143, D-9."""
    four = table(
        [{"1:0": "11"}, {"1:0": "5"}, {"1:0": "32"}, {"1:0": "14"}],
        phase="bid",
        piles=line(B="40 20", R="27", G="45 58", Y="60"),
        screens=["-", "-", "B2 R1 G1 Y1", "B2 R1"],
        attacks=[1, 1, 0, 0],
    )
    pool = state_of(four).pools[1]
    bids(four, "attack", "attack", "bid B", "bid B")
    for _ in range(2):
        four.play(C, "claim tip")
        four.play(D, "claim tip")
    assert four.actors() == [B]
    assert len(names(four, B)) == 6
    four.play(B, "seize B tip")
    assert len(names(four, A)) == 5
    four.play(A, "seize B base")
    assert (bought(four, B), bought(four, A)) == ("20", "40")
    assert names(four, C) == ["pass", "bid R", "bid G", "bid Y"]
    assert names(four, D) == ["pass", "bid R"]
    assert state_of(four).pools[1] == pool + 2


def test_tips_are_discarded_and_bases_move_along_the_arrow_C_14():
    """C-14, V-51."""
    one = table(
        [{"1:0": "32"}, {"1:0": "11"}],
        phase="bid",
        piles={**line(B="40", G="45 58"), "big": "3 7 9 13 16 18 21 22"},
    )
    bids(one, "pass", "pass")
    while one.state.tasks:
        one.play(one.turn(), one.legal(one.turn())[0])
    assert lies(one) == {
        "B base": "3",
        "B tip": "40",
        "R base": "7",
        "G base": "9",
        "G tip": "45",
        "Y base": "13",
    }
    assert one.state.position(-2)["piles"]["discard"] == "58"


def test_a_colour_without_a_card_or_gem_cannot_be_bid_V_41():
    """V-41."""
    one = table([{"1:0": "32"}, {"1:0": "11"}], phase="bid", piles=line(B="40"), screens=["R1", "-"])
    with pytest.raises(IllegalMove) as error:
        one.play(A, "bid R")
    assert (error.value.rule, error.value.key) == ("V-41", "no-card-there")
    with pytest.raises(IllegalMove) as error:
        one.play(A, "bid B")
    assert error.value.key == "no-such-gem"
    with pytest.raises(IllegalMove) as error:
        one.play(B, "attack")
    assert error.value.key == "no-attack-token"
    assert names(one, B) == ["pass"]


@pytest.mark.parametrize(
    ("science", "store", "least", "most"),
    [(4, "B5 R5 G5 Y5", 3, 7), (4, "R2 Y3", 3, 5), (0, "R2", 2, 2), (3, "-", 0, 0), (0, "B9", 3, 3)],
)
def test_a_passer_takes_three_gems_and_one_for_each_science_C_8(science, store, least, most):
    """C-8, V-47, V-60, V-61, D-11, G-5; the other attacks, so that the reserve is as told."""
    one = table(
        [{"1:0": "32 " + "science " * science}, {"1:0": "11"}],
        phase="bid",
        piles=line(B="40", R="27"),
        screens=["-", "-"],
        attacks=[0, 1],
        reserve=store,
    )
    bids(one, "pass", "attack")
    one.play(B, "seize B base")
    sizes = set()

    def walk(state):
        if state.phase.value == "keep":
            sizes.add(sum(int(number) for number in state.screens[A]))
            return
        for move in state.legal(A):
            after = state.copy()
            after.play(A, move)
            walk(after)

    walk(one.state)
    assert sizes == set(range(least, most + 1))


def test_the_bid_of_another_is_there_for_the_passer_of_the_same_round_V_49():
    """V-49, G-4, V-61: nothing but that gem is in the reserve."""
    one = table(
        [{"1:0": "32"}, {"1:0": "11"}], phase="bid", piles=line(B="40"), screens=["-", "B1"], reserve="-"
    )
    bids(one, "pass", "bid B")
    assert screen(one, A) == "B1"


def test_passers_take_in_the_order_of_acting_C_9():
    """C-9, V-62, V-115, G-26."""
    two = table(
        [{"1:0": "14 science"}, {"1:0": "5"}],
        phase="bid",
        piles=line(B="40"),
        reserve="B1 R2 Y1",
    )
    bids(two, "pass", "pass")
    assert two.turn() == B
    two.act(B, ["gem R", "gem R"])
    assert names(two, B) == ["gem Y"], "exactly three: no fewer, and nothing after yellow"
    two.play(B, "gem Y")
    assert screen(two, B) == "R2 Y1"
    assert screen(two, A) == "B1"
    assert reserve(two) == ""


def test_after_three_rounds_everybody_left_is_deemed_passed_C_34():
    """C-34, V-40, V-42, V-48, V-63."""
    three = table(
        [{"1:0": "5"}, {"1:0": "11"}, {"1:0": "14"}],
        phase="bid",
        piles=line(B="40", R="27", G="45", Y="60"),
        screens=["B1 R1 Y1", "B1 R1 Y1", "B1 G1"],
        reserve="B3",
    )
    bids(three, "bid B", "bid B", "bid B")
    bids(three, "bid R", "bid R", "bid G")
    assert bought(three, C) == "45"
    bids(three, "bid Y", "bid Y")
    assert reserve(three) == "B6 R2 G1 Y2"
    assert three.turn() == A
    three.act(A, ["gem B", "gem B", "gem B"])
    assert three.turn() == B
    three.act(B, ["gem B", "gem B", "gem R"])
    assert reserve(three) == "B1 R1 G1 Y2"
    assert {place: found for place, found in lies(three).items() if "tip" in place} == {
        "B tip": "40",
        "R tip": "27",
        "Y tip": "60",
    }
    assert state_of(three).phase.value == "keep"
    assert three.actors() == [C]


# -- virtual rivals


def test_a_rival_on_the_same_card_costs_both_a_round_C_25a():
    """V-121: the rival's gem goes back to the box."""
    solo = with_rivals([{"1:0": "32"}], [["R"]], piles=line(B="40", R="27"), screens=["R2"], reserve="-")
    solo.play(A, "bid R")
    assert reserve(solo) == "R1"
    assert state_of(solo).round == 2
    assert list(state_of(solo).box) == [12, 12, 12, 12]


def test_a_rival_alone_on_two_cards_removes_the_base_C_25b():
    """C-25 (b)."""
    solo = with_rivals([{"1:0": "32"}], [["Y"]], piles=line(R="27", Y="60 45"), screens=["R1"])
    solo.play(A, "bid R")
    assert bought(solo, A) == "27"
    assert "gone 60" in state_of(solo).story
    assert "Y tip" not in lies(solo)


def test_a_rival_on_an_empty_colour_attacks_what_the_player_chooses_C_25c():
    """V-127, D-10, G-27."""
    solo = with_rivals([{"1:0": "32"}], [["G"]], piles=line(B="40 20", R="27", Y="60"), screens=["R1"])
    solo.play(A, "bid R")
    assert bought(solo, A) == "27"
    assert names(solo, A) == ["drop B base", "drop B tip", "drop Y base"]
    solo.play(A, "drop Y base")
    assert "60" in solo.state.position(-2)["piles"]["discard"].split()


def test_a_rival_on_the_same_two_cards_is_a_choice_C_25d():
    """D-8, G-10."""
    for move, card, held in (("take tip", "20", 1), ("continue", "", 2)):
        solo = with_rivals([{"1:0": "32"}], [["R"]], piles=line(R="27 20", B="40"), screens=["R1 B1"])
        solo.play(A, "bid R")
        assert names(solo, A) == ["take tip", "continue"]
        solo.play(A, move)
        assert bought(solo, A) == card
        assert state_of(solo).round == held
        assert ("27" in solo.state.position(-2)["piles"]["discard"].split()) == bool(card)


def test_with_collide_the_plain_solo_sentence_holds_V_122():
    """V-122."""
    game = viceroy(1, solo_two_card="collide")
    deals = [{"rival.1": [int(game.read_card("R"))]}]
    start = position([{"1:0": "32"}], phase="bid", piles=line(R="27 20", B="40"), screens=["R1 B1"])
    solo = Table(game, start=start, shoe=Stacked(deals))
    solo.play(A, "bid R")
    assert state_of(solo).round == 2
    assert bought(solo, A) == ""


def test_the_rival_acts_when_the_player_passes_C_25e():
    """V-121, G-11."""
    solo = with_rivals(
        [{"1:0": "32 science"}], [["B"]], piles=line(B="40", R="27"), screens=["-"], reserve="G9"
    )
    solo.play(A, "pass")
    assert "40" in solo.state.position(-2)["piles"]["discard"].split()
    solo.act(A, ["gem G"] * 4)
    assert screen(solo, A) == "G4"
    assert state_of(solo).phase.value in ("laws", "bid")
    assert state_of(solo).turn == 2


@pytest.mark.parametrize(
    ("rivals", "offers", "bid", "got", "gone", "held"),
    [
        (["B", "B"], {"B": "40", "G": "45"}, "bid G", "45", [], 1),
        (["B", "B"], {"B": "40 20", "R": "27"}, "bid R", "27", ["20", "40"], 1),
        (["B", "B"], {"B": "40 20", "R": "27"}, "bid B", "", [], 2),
    ],
)
def test_two_rivals_meet_one_human_C_26abc(rivals, offers, bid, got, gone, held):
    """V-125."""
    solo = with_rivals([{"1:0": "32"}], [rivals], piles=line(**offers), screens=["B2 G1 R1"], reserve="-")
    solo.play(A, bid)
    assert bought(solo, A) == got
    assert state_of(solo).round == held
    thrown = solo.state.position(-2)["piles"]["discard"].split()
    assert sorted(thrown) == gone
    assert lies(solo).get("B tip") == ("40" if bid == "bid G" else "20" if bid == "bid B" else None)
    if held == 2:
        assert (solo.actors(), state_of(solo).rivals_left(), reserve(solo)) == ([A], 2, "B1")


def test_two_rivals_on_an_empty_colour_make_two_attacks_C_26d():
    """C-26 (d)."""
    solo = with_rivals([{"1:0": "32"}], [["Y", "Y"]], piles=line(B="40", R="27", G="45"), screens=["R1"])
    solo.play(A, "bid R")
    assert bought(solo, A) == "27"
    solo.play(A, "drop B base")
    thrown = solo.state.position(-2)["piles"]["discard"].split()
    assert sorted(thrown) == ["40", "45"], "the last card left is no choice"


def test_three_rivals_on_two_cards_get_nothing_C_36a():
    """G-13."""
    solo = with_rivals(
        [{"1:0": "32"}], [["B", "B", "B"]], piles=line(B="40 20", R="27", G="45", Y="60"), screens=["R1"]
    )
    solo.play(A, "bid R")
    assert bought(solo, A) == "27"
    assert "20" in solo.state.position(-2)["piles"]["discard"].split()
    assert lies(solo)["B tip"] == "40"


def test_two_humans_and_a_rival_on_two_cards_get_nothing_C_36b():
    """C-36 (b)."""
    two = with_rivals(
        [{"1:0": "32"}, {"1:0": "11"}],
        [["B"]],
        piles=line(B="40 20", R="27", G="45", Y="60"),
        screens=["B1", "B1"],
    )
    bids(two, "bid B", "bid B")
    assert state_of(two).round == 2
    assert two.actors() == [A, B]
    assert state_of(two).rivals_left() == 1


def test_humans_negotiate_while_the_rival_takes_another_card_C_36c():
    """C-36 (c)."""
    two = with_rivals(
        [{"1:0": "32"}, {"1:0": "11"}],
        [["R"]],
        piles=line(B="40 20", R="27", G="45", Y="60"),
        screens=["B1", "B1"],
    )
    bids(two, "bid B", "bid B")
    assert two.actors() == [A, B]
    two.play(A, "claim base")
    two.play(B, "claim any")
    assert (bought(two, A), bought(two, B)) == ("40", "20")
    assert "27" in two.state.position(-2)["piles"]["discard"].split()
    assert state_of(two).rivals_left() == 0


def test_victims_of_rivals_are_chosen_in_turn_also_by_who_is_out_C_37():
    """C-37, V-127, G-12."""
    two = with_rivals(
        [{"1:0": "14"}, {"1:0": "5"}],
        [["B", "B"], ["G", "G"]],
        piles=line(B="40", R="27", G="45", Y="60"),
        screens=["G1", "B1 R1"],
    )
    bids(two, "bid G", "bid B")
    assert bought(two, A) == "45"
    two.play(B, "bid R")
    assert bought(two, B) == "27"
    assert two.turn() == B
    two.play(B, "drop B base")
    thrown = two.state.position(-2)["piles"]["discard"].split()
    assert sorted(thrown) == ["40", "60"], "A has one card left to choose from"
    assert sorted(lies(two)) == ["B base", "G base", "R base", "Y base"]


def test_the_line_is_settled_from_left_to_right_V_10():
    """V-10."""
    game = viceroy(2, auction_line="YGRB")
    two = Table(game, seed=3)
    assert "".join("BRGY"[colour] for colour in state_of(two).line) == "YGRB"


def test_the_line_may_be_drawn_by_lot_V_10():
    """V-10."""
    lines = {tuple(state_of(Table(viceroy(2, auction_line="random"), seed=seed)).line) for seed in range(12)}
    assert len(lines) > 3
