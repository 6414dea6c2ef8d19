"""The worked cases of docs/rules/semerik.md, one test each."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from lomber.table.shoe import Shoe, Stacked
from tests.games.semerik.tables import WHOLE, at_trick, cards, dealt, figures, play, record, wins

PLAY = (
    "3D 6D 4D 5D 2C 3C 4C KC 3S 4S AS JS 2D 4H JD QD AH 3H 2H JH "
    "AD 7D JC KH KS 5H QS 6S AC 7C 6C 5C 6H KD QH 5S 7S QC 7H 2S"
)


def trick(text: str, leader: int = 0, **options: Any) -> list[tuple[int, int]]:
    entries = make("semerik", **options).score({"trick": text, "leader": leader})
    return [(entry.column, entry.amount) for entry in entries]


def counted(hand: str, **options: Any) -> list[int]:
    return [entry.amount for entry in make("semerik", **options).score({"hands": {"0": hand}})]


def test_the_three_is_highest_and_three_figures_bring_a_point_W_1():
    """W-1, S-2, S-4, S-20."""
    table = at_trick({"hand.0": "7S 4D", "hand.1": "3S 5D", "hand.2": "AS 6D", "hand.3": "2S 7D"})
    play(table, "7S 3S AS 2S")
    assert table.turn() == 1
    assert figures(table) == [(1, 1, "rich-trick")]
    assert trick("7S 3S AS 2S") == [(1, 1)]


@pytest.mark.parametrize(("hearts_trump", "winner"), [(True, 3), (False, 0)])
def test_any_heart_beats_any_other_suit_W_2(hearts_trump, winner):
    """W-2, AM-1, S-3, S-19: `hearts_trump=false` lets hearts win only when led."""
    hands = {"hand.0": "AC 4D", "hand.1": "4H 5D", "hand.2": "KC 6D", "hand.3": "5H 7D"}
    table = play(at_trick(hands, options={"hearts_trump": hearts_trump}), "AC 4H KC 5H")
    assert table.turn() == winner
    assert figures(table) == []


@pytest.mark.parametrize(
    ("led", "legal"), [("5C", ["3C", "4C"]), ("5D", ["3C", "4C", "7S", "KH"])], ids=["W-3", "W-4"]
)
def test_follow_suit_and_no_duty_to_ruff_W_3_W_4(led, legal):
    """W-3, W-4, S-17, S-18."""
    hands = {
        "hand.0": f"{led} 6H 5H 4H",
        "hand.1": "3C 4C KH 7S",
        "hand.2": "7C 6C 2H AH",
        "hand.3": "7D 6D QH JH",
    }
    table = play(at_trick(hands), led)
    assert sorted(table.state.name(move) for move in table.legal(1)) == sorted(legal)


def test_four_figures_bring_two_points_W_5():
    """W-5, S-20."""
    table = at_trick({"hand.0": "KS 4D", "hand.1": "QS 5D", "hand.2": "3S 6D", "hand.3": "JS 7D"})
    play(table, "KS QS 3S JS")
    assert table.turn() == 2
    assert figures(table) == [(0, 2, "rich-trick")]


def test_high_cards_of_other_suits_do_not_beat_W_6():
    """W-6, S-19."""
    hands = {"hand.2": "4D 4S", "hand.3": "7D 5S", "hand.0": "3C 6S", "hand.1": "2S 7S"}
    table = play(at_trick(hands, turn=2), "4D 7D 3C 2S")
    assert table.turn() == 3
    assert figures(table) == []


def test_a_baba_with_king_and_queen_and_three_sevens_W_7():
    """W-7, S-26, S-32."""
    assert counted("3S 2S AS KS QS 7H 7D 7C 4H 5D") == [9, 4]


@pytest.mark.parametrize(("low", "points"), [("one", [3, 1]), ("nothing", [3])])
def test_without_the_king_a_baba_is_bare_W_8(low, points):
    """W-8, AM-2, S-30, S-35."""
    assert counted("3D 2D AD QD JD 4S 5S 6S 6H 6C", low_triples=low) == points


def test_three_threes_beside_a_baba_count_four_W_9():
    """W-9, S-12, S-28, S-31."""
    assert counted("3C 2C AC 3S 3D KH QH 4H 5H 6D") == [3, 4]


def test_three_threes_alone_count_three_W_10():
    """W-10, S-27."""
    assert counted("3C 3S 3D 2C KC QH 4H 5H 6D 7D") == [3]


def test_three_babas_win_the_partie_on_the_spot_W_11():
    """W-11, S-23, S-37: nobody else counts, no card is led."""
    table = dealt({"hand.1": "3S 2S AS 3C 2C AC 3D 2D AD 7H"}, parties=1)
    assert sorted(figures(table)) == [(1, 3, "baba")] * 3 + [(1, 4, "three")] * 3
    assert wins(table) == [0, 42]
    assert table.over
    assert table.scores() == [-42, 42, -42, 42]


@pytest.mark.parametrize(("tail", "points"), [("plus_two", 8), ("table", 6)])
def test_a_hearts_baba_with_the_king_W_12(tail, points):
    """W-12, S-33, S-34."""
    assert counted("3H 2H AH KH 7S 6S 5C 4C QD JD", hearts_baba_tail=tail) == [points]


@pytest.mark.parametrize(
    ("options", "points"),
    [({}, [15, 4]), ({"baba_kqj": 12}, [14, 4]), ({"hearts_baba_tail": "table"}, [13, 4])],
)
def test_the_longest_hearts_baba_W_13(options, points):
    """W-13, AM-3, AM-4, S-34."""
    assert counted("3H 2H AH KH QH JH 7C 7D 7S 5S", **options) == points


def test_kings_and_jacks_count_one_each_W_14():
    """W-14, S-29."""
    assert counted("KS KC KD JS JC JD 7H 7S 4C 5D") == [1, 1]


@pytest.mark.parametrize(("losers", "written"), [(10, 42), (11, 21)])
def test_the_win_is_doubled_if_the_others_have_not_eleven_W_15(losers, written):
    """W-15, S-24."""
    entries = make("semerik").score({"record": [21, losers]})
    assert [(entry.column, entry.place, entry.amount) for entry in entries] == [(0, "wins", written)]


def test_who_counts_first_wins_first_W_16():
    """W-16, S-11, S-23: the fours of seat 2 are never counted."""
    hands = {"hand.1": "2S 2C 2D KH QH 7S 6S 5C 4C 4D", "hand.2": "7C 7D 7H KS QC JD 6D 5D 5S 4H"}
    table = dealt(hands, start={"record": [17, 18]}, parties=2)
    assert figures(table)[:1] == [(1, 3, "three")]
    assert wins(table)[1] == 21
    assert table.sheet().entries[1].place == "wins"
    assert [entry.hand for entry in table.sheet().entries].count(1) == 2


def test_all_ten_tricks_add_four_after_the_tenth_W_17():
    """W-17, AM-8, AM-9, S-21, S-24."""
    described = {"tricks": [9, 0], "record": [19, 9], "turn": 0}
    hands = {"hand.0": "7S", "hand.1": "4S", "hand.2": "5S", "hand.3": "JS"}
    table = Table(make("semerik"), start={"piles": {**hands, "hand.0": "AS", "hand.3": "6S"}, **described})
    play(table, "AS 4S 5S 6S")
    assert figures(table) == [(0, 4, "all-tricks")]
    assert wins(table) == [42, 0]


def test_the_lowest_card_deals_and_plays_with_the_second_lowest_W_18():
    """W-18, S-5: P 7H, Q AS, R AD, T QC."""
    table = Table(make("semerik"), shoe=Stacked([{"drawn": cards("7H AS AD QC")}], Shoe(1)))
    assert table.state.position(-2)["owners"] == [1, 0, 2, 3]
    assert table.state.position(-2)["dealer"] == 0
    by_seat = {seat.seat: (seat.place, seat.side) for seat in table.view(0).scene().seats}
    assert by_seat == {1: ("S", 0), 2: ("N", 0), 0: ("W", 1), 3: ("E", 1)}


def test_a_revoke_rightly_claimed_can_end_the_partie_W_19():
    """W-19, AM-7, S-39, S-43."""
    hands = {"hand.0": "7S 4D 6C", "hand.1": "5S 5D 7C", "hand.2": "AS 6D 5C", "hand.3": "2S 7D 4C"}
    table = at_trick(hands, options={"manners": True}, record=[18, 12])
    play(table, "7S 5D")
    table.play(0, "claim_revoke 8")
    assert figures(table) == [(0, 3, "revoke")]
    assert wins(table) == [21, 0]


def test_a_whole_hand_W_20():
    """W-20: Announcements A 4, B 4; tricks A 2, B 4; record A 6, B 8, tricks 3 : 7."""
    table = play(dealt(WHOLE, dealer=3, hands=1), PLAY)
    assert record(table) == [6, 8]
    written = figures(table)
    assert [entry[:2] for entry in written[:4]] == [(0, 3), (1, 1), (0, 1), (1, 3)]
    assert [entry[:2] for entry in written[4:]] == [(1, 1), (1, 1), (0, 1), (1, 2), (0, 1)]


@pytest.mark.parametrize(
    ("options", "expected"),
    [({"low_triples": "nothing"}, [5, 7]), ({"four_of_kind": "one_more"}, [7, 8])],
)
def test_the_whole_hand_with_other_options_W_20(options, expected):
    """W-20, S-30, S-38."""
    table = dealt(WHOLE, dealer=3, hands=1, **options)
    assert record(play(table, PLAY)) == expected


def test_the_tricks_of_the_whole_hand_go_three_to_seven_W_20():
    """W-20."""
    table = play(dealt(WHOLE, dealer=3, hands=1), PLAY.rsplit(" ", 1)[0])
    before = table.view(0).scene().seats
    assert {seat.side: seat.counts["tricks"] for seat in before} == {0: 3, 1: 6}
    play(table, "2S")
    assert record(table) == [6, 8]


def test_a_match_can_be_drawn_W_21():
    """W-21, S-25, S-41: A 21, B 42, and A wins the last partie too, with B at 15."""
    match = {"phase": "deal", "wins": [21, 42], "parties": 2, "record": [20, 15]}
    deal = {"hand.1": "4S 5S 6S 7S 4C 5C JC QC 4D 5D", "hand.2": "KS KC KD 4H 5H 6H 7H JH QH 6C"}
    table = Table(
        make("semerik", parties=3), start=match, shoe=Stacked([{n: cards(t) for n, t in deal.items()}])
    )
    assert wins(table) == [42, 42]
    assert table.over
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.parametrize(("claims", "points"), [("baba-C three-3", [3, 4]), ("three-3", [3])])
def test_the_four_needs_a_baba_claimed_in_the_same_turn_W_22(claims, points):
    """W-22, S-42."""
    table = dealt({"hand.1": "3C 2C AC 3S 3D KH QH 4H 5H 6D"}, announce="manual")
    for claim in claims.split():
        table.play(1, f"claim {claim}")
    table.play(1, "done")
    assert [entry[1] for entry in figures(table)] == points
