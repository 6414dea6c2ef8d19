"""The count of Whist (W-13 … W-19, W-23, W-24; WG-1 … WG-12); cases C-5 … C-16, C-19 … C-21."""

import pytest

from lomber import BadPosition, Table, make
from lomber.games.whist.score import coronet_points
from tests.games.whist.tables import (
    C11,
    figures,
    last_trick,
    play_last,
    play_out,
    sum_of,
    worked_deal,
)


def entries(result: dict, game: str = "whist", **options: object) -> list[tuple[int, str, int, str]]:
    return figures(make(game, options).score(result))


def test_tricks_above_six_count_two_each_below_C_5_W_23():
    """C-5, W-23."""
    assert entries({"tricks": [10, 3]}) == [(0, "below", 8, "leve")]
    assert entries({"tricks": [6, 7]}) == [(1, "below", 2, "leve")]


@pytest.mark.parametrize(("held", "points"), [([4, 1], 4), ([3, 2], 2), ([5, 0], 5)])
def test_honours_of_partners_together_C_6_W_2_W_23_WG_10(held, points):
    """C-6, W-2, W-23, WG-10."""
    assert entries({"tricks": [6, 6], "honours": held}) == [(0, "above", points, "honours")]
    assert entries({"tricks": [6, 6], "honours": held[::-1]}) == [(1, "above", points, "honours")]


def test_exactly_one_side_scores_for_honours_in_every_deal_W_13():
    """W-13."""
    for mine in range(6):
        assert len(entries({"tricks": [6, 6], "honours": [mine, 5 - mine]})) == 1


def test_three_honours_are_worth_three_if_agreed_WG_3():
    """WG-3."""
    assert entries({"tricks": [6, 6], "honours": [3, 2]}, honours_three=3) == [(0, "above", 3, "honours")]
    assert entries({"tricks": [6, 6], "honours": [3, 2]}, honours_three=2) == [(0, "above", 2, "honours")]


@pytest.mark.parametrize(
    ("hand", "trump", "points"),
    [
        ("AH KH QH", "S", 5),
        ("AH KH QH JH", "H", 20),
        ("AH KH QH JH TH", "S", 20),
        ("AH KH QH JH TH 9H", "H", 40),
        ("AH KH QH JH TH 9H 8H", "S", 25),
        ("AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H", "H", 110),
        ("AH KH JH", "S", 0),
        ("KH QH JH TH 9H", "S", 0),
    ],
)
def test_a_coronet_is_an_unbroken_run_from_the_ace_in_one_hand_C_7_W_24(hand, trump, points):
    """C-7, W-24."""
    found = make("whist").score({"tricks": [6, 6], "trump": trump, "hands": {"N": hand}})
    assert sum(entry.amount for entry in found if entry.reason == "coronet") == points


def test_a_run_shared_by_partners_is_no_coronet_WG_2():
    """WG-2."""
    assert entries({"tricks": [6, 6], "trump": "S", "hands": {"N": "AH KH", "S": "QH JH"}}) == []


def test_each_hand_and_each_suit_counts_by_itself_W_24():
    """W-24."""
    hands = {"N": "AH KH QH AC KC QC JC", "S": "AD KD QD"}
    found = entries({"tricks": [6, 6], "trump": "S", "hands": hands})
    assert sorted(found) == [(0, "above", 5, "coronet")] * 2 + [(0, "above", 10, "coronet")]


def test_aces_alone_are_no_coronet_WG_12():
    """WG-12."""
    assert entries({"tricks": [6, 6], "trump": "S", "hands": {"N": "AH AC AD"}}) == []


def test_twelve_and_thirteen_tricks_are_slams_C_8_W_23():
    """C-8, W-23."""
    assert entries({"tricks": [12, 1]}) == [(0, "below", 12, "leve"), (0, "above", 10, "small-slam")]
    assert entries({"tricks": [0, 13]}) == [(1, "below", 14, "leve"), (1, "above", 20, "grand-slam")]


def partie(winner: int, totals: list[int], **options: object) -> list[tuple[int, str, int, str]]:
    return entries({"partie": {"winner": winner, "totals": totals}}, **options)


def test_the_loser_with_more_writes_the_difference_above_C_9_W_16_WG_6():
    """C-9, W-16, WG-6."""
    assert partie(1, [37, 27]) == [(1, "under", 0, "partie-net"), (0, "over", 10, "partie-lost-net")]


def test_the_winner_with_more_writes_the_difference_under_C_10_W_16():
    """C-10, W-16."""
    assert partie(0, [41, 12]) == [(0, "under", 29, "partie-net")]


def test_with_equal_sums_the_winner_writes_nought_C_20_W_16():
    """C-20, W-16."""
    assert partie(1, [26, 26]) == [(1, "under", 0, "partie-net")]


def test_both_sums_are_kept_if_agreed_WG_6():
    """WG-6."""
    assert partie(1, [37, 27], partie_record="both_totals") == [
        (1, "under", 27, "partie-total"),
        (0, "over", 37, "partie-lost-total"),
    ]
    assert partie(1, [37, 27], partie_record="difference")[0] == (1, "under", 0, "partie-net")


def test_the_worked_deal_is_counted_C_11():
    """From the tricks and the hands alone; the play of it is a golden record. C-11."""
    found = make("whist").score({"tricks": [8, 5], "trump": "D", "hands": C11})
    assert sum_of(found, 0, "below") == 4
    assert sorted(entry.amount for entry in found if entry.place == "above") == [2, 5, 5, 10]
    assert all(entry.column == 0 for entry in found)


def test_honours_and_coronets_are_of_the_hands_as_dealt_W_13():
    """However the worked deal is played, its 22 above are the same. W-13."""
    table = play_out(worked_deal())
    assert sum_of(list(table.sheet().entries), 0, "above") >= 22
    assert [e.amount for e in table.sheet().entries if e.reason in ("honours", "coronet")] == [2, 5, 5, 10]


def test_a_partie_over_three_deals_C_12_W_14_W_15_W_17():
    """Deals 1 and 2 stand on the slate with deal 3's honours; NS take the tenth trick.

    C-12, W-14, W-15, W-17.
    """
    second = entries({"tricks": [4, 9], "honours": [1, 4], "below": [4, 0], "above": [22, 0]})
    assert second == [(1, "below", 6, "leve"), (1, "above", 4, "honours")]
    table = play_last(last_trick([9, 3], below=[4, 6], above=[22 + 5, 4]))
    assert figures(table.sheet().entries) == [
        (0, "below", 8, "leve"),
        (0, "above", 5, "partie-end"),
        (0, "under", 34, "partie-net"),
    ]
    described = table.state.position(-2)
    assert (described["below"], described["above"]) == ([0, 0], [0, 0])
    assert (described["kept"], described["parties"]) == ([34, 0], [1, 0])


def test_honours_and_coronets_of_an_ending_are_those_of_the_hands_as_dealt_W_13():
    """W-13, C-11: of the worked deal only the last trick is set up; what was played before is told by place."""
    left = {"S": "QH", "W": "JC", "N": "KD", "E": "8S"}
    gone = {place: C11[place].replace(left[place], "").strip() for place in left}
    start = {"piles": left, "gone": gone, "trump": "D", "to_play": "E", "tricks": [7, 5]}
    table = Table(make("whist"), start=start, dealing=False)
    told = table.state.position(-2)
    assert table.game.set_up(told).position(-2) == told
    table.play(table.actors()[0], "8S")
    for card in ("QH", "JC", "KD"):
        table.play(table.actors()[0], card)
    assert sum_of(table.sheet().entries, 0, "below") == 4
    assert sum_of(table.sheet().entries, 0, "above") == 22
    for change in ({"S": "AH"}, {"S": gone["S"] + " 9H", "W": gone["W"]}, {"X": "AH"}):
        with pytest.raises(BadPosition):
            make("whist").set_up({**start, "gone": change})


def test_surplus_stays_in_the_sum_W_15():
    """8 and 6 are 14 below: 14 + 5 under. W-15."""
    table = play_last(last_trick([8, 4], below=[8, 0]))
    assert table.state.position(-2)["kept"] == [19, 0]


def test_nine_below_is_no_partie_and_honours_do_not_help_WG_5():
    """WG-5."""
    table = play_last(last_trick([6, 6], below=[6, 0], above=[50, 0]))
    described = table.state.position(-2)
    assert (described["parties"], described["below"], described["above"]) == ([0, 0], [8, 0], [50, 0])


def test_the_winner_of_the_rubber_may_pay_C_13_W_18_W_19_WG_7():
    """NS have 34 under and 10 above; EW win the third partie by 25, their 10 included: EW pay 19 each.

    C-13, W-18, W-19, WG-7.
    """
    table = play_last(
        last_trick([6, 6], "EW", kept=[44, 0], parties=[1, 1], below=[0, 8], above=[10, 15], dealer="S")
    )
    assert figures(table.sheet().entries)[:3] == [
        (1, "below", 2, "leve"),
        (1, "above", 10, "rubber-end"),
        (1, "under", 25, "partie-net"),
    ]
    assert table.scores() == [19, 19, -19, -19]  # seats 0 and 1 sat at S and N
    assert table.state.position(-2)["rubber"] == 1


def settled(game: str, result: dict[str, object], **options: object) -> list[int]:
    """What each player wins or pays of a described rubber."""
    entries = make(game, options).score({"settle": result})
    players = int(make(game, options).seats)
    return [sum(e.amount for e in entries if e.column == 2 + seat) for seat in range(players)]


def test_a_described_rubber_is_settled_C_13_C_22_DC_1_W_19_W_20():
    """C-13, C-22, DC-1, MC-1, WD-3, WD-4, WM-3. Seats of whist by the draw: 0 at S, 1 at N, 2 at W, 3 at E."""
    assert settled("whist", {"kept": [44, 25]}) == [19, 19, -19, -19]
    assert settled("whist", {"kept": [44, 25], "rubber": 1}) == [19, -19, 19, -19]
    assert settled("whist", {"kept": [0, 6], "fines": [["E", 8]]}) == [-6, -6, 14, -2]
    assert settled("whist_dummy3", {"kept": [19, 0]}) == [38, -19, -19]
    assert settled("whist_dummy3", {"kept": [0, 7], "rubber": 1}) == [7, -14, 7]
    assert settled("whist_dummy2", {"kept": [12, 0]}) == [12, -12]
    assert settled("humbug", {"kept": [0, 12]}) == [-12, 12]
    five = {"kept": [0, 92], "rubber": 4, "order": [4, 3, 2, 1, 0]}
    assert settled("whist", five, players=5) == [92, -92, 92, -92, 0]


@pytest.mark.parametrize(
    "result",
    [
        {"kept": [1]},
        {"kept": [1, 2], "fines": [["X", 8]]},
        {"kept": [1, 2], "fines": [["E"]]},
        {"kept": [1, 2], "order": [0, 0, 1, 2]},
        {"kept": [1, 2], "winner": 1},
        {"kept": [1, 2], "fines": 8},
    ],
)
def test_a_rubber_that_cannot_be_is_refused_W_19(result):
    with pytest.raises(BadPosition):
        make("whist").score({"settle": result})


def test_nobody_but_a_partner_is_freed_of_a_fine_W_20():
    for game in ("whist_dummy2", "humbug"):
        with pytest.raises(BadPosition, match="cannot be done or said here"):
            make(game).score({"settle": {"kept": [1, 2], "fines": [["S", 8]]}})


def test_two_running_parties_win_the_rubber_W_18():
    """W-18."""
    table = play_last(last_trick([6, 6], parties=[1, 0], kept=[20, 0], below=[8, 0]))
    assert table.scores() == [40, 40, -40, -40]  # 20 + (10 + 10)


def test_one_partie_each_goes_on_W_18():
    """W-18."""
    table = play_last(last_trick([6, 6], parties=[0, 1], below=[8, 0]))
    described = table.state.position(-2)
    assert (described["parties"], described["rubber"]) == ([1, 1], 0)


@pytest.mark.parametrize(("bonus", "points"), [("10", 10), ("5+10", 15)])
def test_the_end_of_the_rubber_brings_ten_or_five_and_ten_WG_4(bonus, points):
    """WG-4."""
    table = play_last(last_trick([6, 6], parties=[1, 0], below=[8, 0], options={"rubber_bonus": bonus}))
    assert (0, "above", points, "rubber-end") in figures(table.sheet().entries)
    assert entries({"end": {"winner": 0, "rubber": True}}, rubber_bonus=bonus) == [
        (0, "above", points, "rubber-end")
    ]


def test_the_scorer_ends_the_partie_and_the_rubber_with_a_deal_C_12_C_13_W_14_W_19():
    """C-12, C-13, W-14, W-19."""
    last = {"tricks": [10, 3], "honours": [5, 0], "below": [4, 6], "above": [22, 4]}
    assert entries(last) == [
        (0, "below", 8, "leve"),
        (0, "above", 5, "honours"),
        (0, "above", 5, "partie-end"),
        (0, "under", 34, "partie-net"),
    ]
    assert entries({**last, "below": [0, 6]}) == entries(last)[:2]
    lost = {"tricks": [5, 8], "below": [0, 6], "above": [30, 0], "parties": [1, 1], "kept": [34, 0]}
    assert entries({**lost, "rubber": 1})[1:] == [
        (1, "above", 10, "rubber-end"),
        (1, "under", 0, "partie-net"),
        (0, "over", 10, "partie-lost-net"),
        (2, "sum", 44, "rubber-net"),
        (3, "sum", -44, "rubber-net"),
        (4, "sum", 44, "rubber-net"),
        (5, "sum", -44, "rubber-net"),
    ]
    with pytest.raises(BadPosition, match="W-15"):
        entries({**last, "below": [10, 0]})


def test_a_grand_slam_ends_the_partie_in_one_deal_C_14():
    """C-14."""
    table = play_last(last_trick([12, 0]))
    assert figures(table.sheet().entries) == [
        (0, "below", 14, "leve"),
        (0, "above", 20, "grand-slam"),
        (0, "above", 5, "partie-end"),
        (0, "under", 39, "partie-net"),
    ]


def test_a_revoke_costs_five_points_or_three_tricks_C_15_W_20():
    """C-15, W-20."""
    assert entries({"tricks": [7, 6], "revokes": [[0, "points"]]}) == [
        (0, "below", 2, "leve"),
        (1, "above", 5, "fine"),
    ]
    assert entries({"tricks": [7, 6], "revokes": [[0, "tricks"]]}) == [(1, "below", 6, "leve")]


def test_offenders_with_two_tricks_lose_two_C_16_W_20():
    """C-16, W-20."""
    assert entries({"tricks": [2, 11], "revokes": [[0, "tricks"]]}) == [(1, "below", 14, "leve")]


def test_no_slam_arises_from_tricks_taken_over_C_21_WG_11():
    """C-21, WG-11."""
    revoke = {"tricks": [3, 10], "revokes": [[0, "tricks"]]}
    assert entries(revoke) == [(1, "below", 14, "leve")]
    assert entries(revoke, revoke_slam=False) == [(1, "below", 14, "leve")]
    assert entries(revoke, revoke_slam=True) == [(1, "below", 14, "leve"), (1, "above", 20, "grand-slam")]


def test_a_slam_of_the_offenders_falls_with_their_number_W_20():
    """W-20."""
    assert entries({"tricks": [13, 0], "revokes": [[0, "tricks"]]}) == [(0, "below", 8, "leve")]


def test_a_slam_made_by_the_claimants_themselves_stands_W_20():
    """W-20."""
    assert entries({"tricks": [1, 12], "revokes": [[0, "tricks"]]}) == [
        (1, "below", 14, "leve"),
        (1, "above", 10, "small-slam"),
    ]


def test_each_of_several_revokes_is_fined_W_20():
    """W-20."""
    twice = {"tricks": [7, 6], "revokes": [[0, "tricks"], [0, "tricks"], [0, "points"]]}
    assert entries(twice) == [(1, "below", 12, "leve"), (1, "above", 5, "fine")]
    both = {"tricks": [7, 6], "revokes": [[0, "tricks"], [1, "tricks"]]}
    assert entries(both) == [(0, "below", 2, "leve")]
    few = {"tricks": [2, 11], "revokes": [[0, "tricks"], [1, "tricks"]]}  # 0–13, then 3–10
    assert entries(few) == [(1, "below", 8, "leve")]
    other_way = {"tricks": [2, 11], "revokes": [[1, "tricks"], [0, "tricks"]]}  # 5–8, then 2–11
    assert entries(other_way) == [(1, "below", 10, "leve")]


READINGS = {
    "printed": [5, 10, 20, 20, 25, 30, 35, 40, 45, 50, 55],
    "regular": [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55],
    "shifted": [5, 10, 20, 25, 30, 35, 40, 45, 50, 55, 60],
}


@pytest.mark.parametrize("reading", READINGS)
def test_the_three_readings_of_the_coronet_table_C_19_WG_1_W_24(reading):
    """C-19, WG-1, W-24."""
    lengths = range(3, 14)
    assert [coronet_points(n, False, reading) for n in lengths] == READINGS[reading]
    assert [coronet_points(n, True, reading) for n in lengths] == [2 * p for p in READINGS[reading]]
    whole = entries({"tricks": [6, 6], "coronets": [[1, 5, False], [0, 5, True]]}, coronet_ten=reading)
    points = READINGS[reading][2]
    assert whole == [(1, "above", points, "coronet"), (0, "above", 2 * points, "coronet")]


def test_points_are_paid_at_the_agreed_stake_W_19():
    """W-19."""
    rubber = {"parties": [1, 0], "kept": [20, 0], "below": [8, 0]}
    assert play_last(last_trick([6, 6], options={"stake": 25}, **rubber)).scores() == [
        1000,
        1000,
        -1000,
        -1000,
    ]


def test_a_sitting_ends_after_its_rubbers_W_5():
    """W-5."""
    rubber = {"parties": [1, 0], "below": [8, 0]}
    assert not play_last(last_trick([6, 6], rubber=1, **rubber)).over
    assert play_last(last_trick([6, 6], rubber=2, **rubber)).over
    assert play_last(last_trick([6, 6], options={"rubbers": 1}, **rubber)).over


def test_a_sitting_cut_short_is_settled_as_it_stands():
    table = play_last(last_trick([7, 5], options={"hands": 1}, kept=[0, 12], above=[3, 0]))
    assert table.over
    assert table.scores() == [-5, -5, 5, 5]  # 4 + 3 - 12


def test_one_deal_by_itself_scores_what_it_changes():
    table = last_trick([7, 5], kept=[0, 12], above=[3, 0])
    hand = table.state.this_hand()
    for _ in range(4):
        seat = hand.actors().bit_length() - 1
        hand.play(seat, hand.legal(seat)[0])
    assert hand.over()
    assert hand.scores() == [4, 4, -4, -4]


@pytest.mark.parametrize(
    "result",
    [
        {"tricks": [9, 9]},
        {"tricks": [7]},
        {"tricks": [7, 6], "revokes": [[0, "money"]]},
        {"tricks": [7, 6], "revokes": [[2, "points"]]},
        {"tricks": [7, 6], "hands": {"X": "AS"}},
        {"coronets": [[0, "AKQ", True]]},
        {"partie": {"winner": "NS", "totals": [1, 2]}},
        {"partie": {"winner": 0, "totals": [1, 2], "bonus": 5}},
        {"trick": [7, 6]},
        {"tricks": [7, 6], "honours": [3, 3]},
        {"tricks": [7, 6], "hands": {"S": "AS KS QS"}},
        {"tricks": [7, 6], "trump": "D", "hands": {"S": "AS KS QS", "W": "AS"}},
        {"tricks": [7, 6], "revokes": 1},
        {"tricks": [7, 6], "coronets": True},
    ],
)
def test_an_impossible_result_is_refused(result):
    with pytest.raises(BadPosition):
        make("whist").score(result)


@pytest.mark.parametrize("result", [{"honours": [3, 2]}, {"trump": "D", "hands": {"S": "AS KS QS"}}])
def test_a_result_without_trumps_has_four_aces_and_no_trump_suit_WT_1(result):
    with pytest.raises(BadPosition):
        make("whist", trumps="none").score({"tricks": [7, 6], **result})


def test_a_slate_told_without_cards_waits_for_the_deal_W_18():
    """W-17, W-18: one partie each and 8 below; South deals the deciding one, and nothing more need be told."""
    slate = {"parties": [1, 1], "below": [8, 0], "kept": [3, 4]}
    table = Table(make("whist", draw=False, rubbers=1), start=slate, seed=1)
    assert (table.turn(), table.view(2).phase) == (2, "play")
    while not table.over:
        table.play(table.turn(), table.legal(table.turn())[0])
    assert table.sheet().entries[0].hand == 1
    humbug = Table(make("humbug", draw=False), start={"parties": [1, 0]}, seed=1)
    assert [humbug.name(move) for move in humbug.legal(1)] == ["keep", "change"]


@pytest.mark.parametrize(
    "change",
    [
        {"below": [10, 0]},
        {"piles": {"S": "8S", "W": "8S", "N": "3S", "E": "2S"}},
        {"piles": {"S": "8S", "W": "7S", "N": "3S", "E": ""}},
        {"trump": ""},
        {"turned": "4H"},
        {"tricks": [7, 6]},
        {"phase": "decide_dealer"},
        {"phase": "reckon"},
        {"denied": {"W": "7S"}},
        {"owners": [3, 2, 1, 0]},
        {"played": ["S 9S"], "in_trick": 0, "tricks": [13, 0]},
    ],
)
def test_an_impossible_position_is_refused(change):
    start = {
        "trump": "H",
        "to_play": "S",
        "tricks": [6, 6],
        "piles": {"S": "8S", "W": "7S", "N": "3S", "E": "2S"},
    }
    Table(make("whist"), start=start, dealing=False)
    with pytest.raises(BadPosition):
        Table(make("whist"), start={**start, **change}, dealing=False)
