"""Dummies (WD), Whist without trumps (WT), five and six players (WM) and Humbug (HB), with their cases."""

from itertools import combinations

import pytest

from lomber import BadOptions, IllegalMove, Table, make
from lomber.cards.pack import card_names
from lomber.play.seating import FIVE, SIX
from tests.games.whist.tables import (
    BC2,
    C11,
    can,
    cards,
    figures,
    humbug,
    last_trick,
    names,
    play_last,
    play_out,
    tricks,
    worked_deal,
)


def entries(game: str, result: dict, **options: object) -> list[tuple[int, str, int, str]]:
    return figures(make(game, options).score(result))


def known(table: Table, seat: int) -> str:
    """The places whose hands the seat sees."""
    view = table.view(seat)
    return "".join(place for i, place in enumerate("SWNE") if view.known[i])


# -- dummies for three


def test_the_owner_of_the_dummy_wins_or_pays_twice_DC_1_WD_3():
    """DC-1, WD-3."""
    won = play_last(last_trick([6, 6], game="whist_dummy3", parties=[1, 0], kept=[0, 1], below=[8, 0]))
    assert won.scores() == [38, -19, -19]  # 8 + 2 + 10 - 1
    lost = play_last(
        last_trick([6, 6], "EW", "whist_dummy3", parties=[0, 1], kept=[13, 0], below=[0, 8], above=[0, 0])
    )
    assert lost.scores() == [-14, 7, 7]


def test_each_in_turn_has_the_dummy_for_a_rubber_DC_5_WD_2_WD_6_WG_8():
    """x draws 3S, y 7D, z KC; the owner sits at S and deals first, the lower of the others at W.

    DC-5, WD-2, WD-6; that §80 says Vint and not Whist for three is a slip (WG-8).
    """
    table = Table(make("whist_dummy3"), dealing=False)
    table.deal({"drawn": cards("3S 7D KC")})
    assert list(table.state.order) == [0, 1, 2]
    for rubber, seated in enumerate(([0, 1, 0, 2], [1, 0, 1, 2], [2, 0, 2, 1], [0, 1, 0, 2])):
        start = {"phase": "deal", "rubber": rubber}
        state = Table(make("whist_dummy3"), start=start, dealing=False).state
        assert list(state.owner) == seated
        assert state.dealer == 0


def test_a_sitting_of_three_is_three_rubbers_and_four_seats_deal_in_turn_WD_2():
    """WD-2."""
    assert make("whist_dummy3").options.sitting() == 3
    for dealer, following in zip("SWNE", "WNES", strict=True):
        table = play_last(last_trick([6, 6], game="whist_dummy3", dealer=dealer))
        assert table.state.position(-2)["dealer"] == following


def test_the_next_owner_takes_the_dummy_after_a_rubber_WD_2():
    """WD-2."""
    table = play_last(last_trick([6, 6], game="whist_dummy3", parties=[1, 0], below=[8, 0], dealer="W"))
    assert list(table.state.owner) == [1, 0, 1, 2]
    assert table.state.dealer == 0


def test_a_dummys_coronet_counts_for_its_owner_DC_3_WD_5():
    """DC-3, WD-5."""
    found = entries("whist_dummy3", {"tricks": [6, 6], "trump": "D", "hands": {"N": "AD KD QD"}})
    assert (0, "above", 10, "coronet") in found
    table = play_out(worked_deal("whist_dummy3"))
    assert (0, "above", 10, "coronet") in figures(table.sheet().entries)


def test_the_owner_alone_plays_the_dummy_DC_4_WD_5():
    """DC-4, WD-5."""
    table = worked_deal("whist_dummy3", trumps="turned")
    tricks(table, "AC")
    assert table.actors() == [0]
    assert can(table, 0) == {"9C", "7C", "4C"}
    assert [table.legal(seat) for seat in (1, 2)] == [[], []]
    tricks(table, "9C 3C KC", "2C 7C QC 4D", "2H 9H JH 8H")
    assert table.actors() == [0]
    assert len(can(table, 0)) == 10  # N leads: any of the dummy's cards
    with pytest.raises(IllegalMove):
        table.play(1, "AS")


def test_a_dummy_lies_open_to_all_before_the_lead_WD_1():
    """WD-1."""
    table = worked_deal("whist_dummy3")
    assert [known(table, seat) for seat in (-1, 0, 1, 2)] == ["N", "SN", "WN", "NE"]
    assert table.view(1).hands[2] == table.state.hands[2]


def test_a_dummy_stays_closed_until_the_first_lead_if_agreed_WD_1():
    """WD-1."""
    table = worked_deal("whist_dummy3", dummy_shown="after_first_lead")
    assert [known(table, seat) for seat in (-1, 0, 1, 2)] == ["", "SN", "W", "E"]
    tricks(table, "AC")
    assert [known(table, seat) for seat in (-1, 0, 1, 2)] == ["N", "SN", "WN", "NE"]


def test_the_seen_log_opens_with_the_dummy_WD_1():
    """Dealt, not set up: what is struck out of the deal before the lead can be read after it. WD-1."""
    table = Table(make("whist_dummy3", dummy_shown="after_first_lead"), seed=5)
    opponent = int(table.state.owner[1])

    def dummy() -> str:
        return table.seen(opponent).log[0].piles["N"]

    assert set(dummy().split()) == {"??"}
    assert table.state.position(opponent)["piles"]["N"].split() == ["??"] * 13
    table.play(table.actors()[0], table.legal(table.actors()[0])[0])
    assert "??" not in dummy()


# -- dummies for two


def test_two_players_play_their_hands_in_turn_DC_2_WD_4():
    """S deals: W leads from P1's own hand, P0 plays N, P1 E, P0 his own. DC-2, WD-4."""
    table = worked_deal("whist_dummy2")
    played = []
    for card in ["AC", "4C", "3C", "KC"]:
        played.append(table.actors()[0])
        table.play(table.actors()[0], card)
    assert played == [1, 0, 1, 0]


def test_before_the_first_card_each_sees_his_own_two_hands_DC_6():
    """DC-6."""
    table = worked_deal("whist_dummy2", dummy_shown="after_first_lead")
    assert [known(table, seat) for seat in (0, 1)] == ["SN", "WE"]
    tricks(table, "AC")
    assert [known(table, seat) for seat in (0, 1)] == ["SNE", "WNE"]


def test_both_dummies_lie_open_before_the_lead_WD_1():
    """WD-1."""
    table = worked_deal("whist_dummy2", dummy_shown="before_lead")
    assert [known(table, seat) for seat in (-1, 0, 1)] == ["NE", "SNE", "WNE"]


def test_with_two_players_the_net_is_paid_once_WD_4():
    """WD-4."""
    table = play_last(last_trick([6, 6], game="whist_dummy2", parties=[1, 0], kept=[0, 1], below=[8, 0]))
    assert table.scores() == [19, -19]


def test_with_two_players_the_lower_card_sits_at_s_in_every_rubber_WD_6():
    """WD-6."""
    table = Table(make("whist_dummy2"), dealing=False)
    table.deal({"drawn": cards("KC AD")})
    assert list(table.state.owner) == [1, 0, 1, 0]
    ended = play_last(last_trick([6, 6], game="whist_dummy2", parties=[1, 0], below=[8, 0], order=[1, 0]))
    assert list(ended.state.owner) == [1, 0, 1, 0]
    assert ended.state.dealer == 0


# -- without trumps


def test_three_aces_and_a_coronet_at_double_count_TC_1_WT_1_WT_2():
    """TC-1, WT-1, WT-2."""
    hands = {"N": "AC KC QC JC AS", "S": "AD", "W": "AH"}
    found = entries("whist", {"tricks": [9, 4], "hands": hands}, trumps="none")
    assert found == [(0, "below", 6, "leve"), (0, "above", 2, "honours"), (0, "above", 20, "coronet")]


@pytest.mark.parametrize(("two_aces", "points"), [("none", []), ("leve", [(1, "above", 2, "honours")])])
def test_two_aces_each_TC_2_WT_1(two_aces, points):
    """TC-2, WT-1."""
    found = entries("whist", {"tricks": [6, 7], "honours": [2, 2]}, trumps="none", two_aces=two_aces)
    assert found == [(1, "below", 2, "leve"), *points]


@pytest.mark.parametrize(("held", "points"), [([4, 0], 4), ([3, 1], 2), ([1, 3], 2)])
def test_aces_are_the_honours_WT_1(held, points):
    """WT-1."""
    found = entries("whist", {"tricks": [6, 6], "honours": held}, trumps="none")
    assert found == [(0 if held[0] > held[1] else 1, "above", points, "honours")]


def test_three_aces_follow_the_scale_of_three_honours_WT_1():
    """WT-1."""
    found = entries("whist", {"tricks": [6, 6], "honours": [3, 1]}, trumps="none", honours_three=3)
    assert found == [(0, "above", 3, "honours")]


@pytest.mark.parametrize(("length", "points"), [(3, 10), (4, 20), (5, 40), (13, 110)])
def test_all_coronets_count_as_in_trumps_WT_2(length, points):
    """WT-2."""
    found = entries("whist", {"coronets": [[0, length, False]]}, trumps="none")
    assert found == [(0, "above", points, "coronet")]


def test_the_highest_of_the_suit_led_wins_TC_3_WT_3():
    """TC-3, WT-3."""
    start = {"piles": {"S": "3C", "W": "2C", "N": "KS", "E": "AD"}, "to_play": "S", "tricks": [6, 6]}
    table = Table(make("whist", trumps="none"), start=start, dealing=False)
    tricks(table, "3C 2C KS AD")
    assert figures(table.sheet().entries) == [(0, "below", 2, "leve")]


def test_no_card_is_turned_WT_1():
    """WT-1."""
    table = Table(make("whist", trumps="none"), seed=1)
    assert list(table.record().log[1].piles) == ["S", "W", "N", "E"]
    assert (table.view(0).turned, table.view(0).trump) == (-1, -1)


# -- five and six


def test_everybody_partners_everybody_once_WM_1():
    """WM-1."""
    pairs = [frozenset(row[i : i + 2]) for row in FIVE for i in (0, 2)]
    assert set(pairs) == {frozenset(pair) for pair in combinations(range(1, 6), 2)}
    assert len(pairs) == 10
    assert [set(range(1, 6)) - set(row) for row in FIVE] == [{1}, {2}, {3}, {4}, {5}]


def five(rubber: int) -> list[int]:
    """Seats 0 … 4 are the players 1 … 5: the highest card of the draw is seat 0's."""
    start = {"phase": "deal", "rubber": rubber, "order": [4, 3, 2, 1, 0]}
    return [seat + 1 for seat in Table(make("whist", players=5), start=start, dealing=False).state.owner]


def test_the_highest_of_the_draw_sits_out_first_WM_1():
    """WM-1."""
    table = Table(make("whist", players=5), dealing=False)
    table.deal({"drawn": cards("KS QS JS TS 9S")})
    assert list(table.state.owner) == [4, 2, 3, 1]  # 5 deals, 4 opposite; of 2 and 3 the lower card, 3, at W
    assert "sits-out" in table.view(0).scene().seats[0].marks


def test_seats_of_the_fifth_rubber_MC_2_WM_4():
    """MC-2, WM-4."""
    assert five(4) == [4, 3, 2, 1]


def test_the_table_of_five_starts_again_when_finished_WM_4():
    """WM-4."""
    assert five(5) == five(0) == [5, 3, 4, 2]
    assert make("whist", players=5).options.sitting() == 5


def test_reseat_has_no_effect_with_five_WM_4():
    """WM-4."""
    rubber = {"parties": [1, 0], "below": [8, 0], "order": [4, 3, 2, 1, 0]}
    for reseat in ("draw", "none", "rotation"):
        table = play_last(last_trick([6, 6], options={"players": 5, "reseat": reseat}, **rubber))
        assert [seat + 1 for seat in table.state.owner] == five(1) == [5, 4, 1, 3]


def test_the_plus_and_minus_sheet_MC_1_WM_3():
    """Nets of five rubbers to 4+5 (112), 3+4 (17), 1+4 (38), 3+5 (78), 2+4 (92). MC-1, WM-3."""
    won = [0] * 5
    pairs, nets = ((4, 5), (3, 4), (1, 4), (3, 5), (2, 4)), (112, 17, 38, 78, 92)
    for rubber, (pair, net) in enumerate(zip(pairs, nets, strict=True)):
        seated = five(rubber)
        to_ns = {seated[0], seated[2]} == set(pair)
        assert to_ns or {seated[1], seated[3]} == set(pair)
        slate = {"kept": [net, 20], "below": [8, 0], "parties": [1, 0]}  # the last deal brings the 20 back
        table = last_trick(
            [6, 6],
            "NS" if to_ns else "EW",
            options={"players": 5, "rubbers": 10},
            order=[4, 3, 2, 1, 0],
            rubber=rubber,
            won=won,
            **{name: sides if to_ns else sides[::-1] for name, sides in slate.items()},
        )
        won = play_last(table).state.position(-2)["won"]
        assert len([e for e in table.sheet().entries if e.reason == "rubber-net"]) == 4
    assert won == [-149, -136, -109, 259, 135]
    assert [column.totals["sum"] for column in table.sheet().columns[2:]] == won
    assert table.scores() == won


@pytest.mark.parametrize(("players", "rule"), [(5, "WM-1"), (6, "WM-2")])
@pytest.mark.parametrize("manners", [False, True])
def test_who_sits_out_is_told_so_WM_1(players, rule, manners):
    """WM-1, WM-2: it is not that his turn will come."""
    table = Table(make("whist", players=players, manners=manners), seed=2)
    out = next(seat for seat in range(players) if seat not in list(table.state.owner))
    with pytest.raises(IllegalMove) as refused:
        table.play(out, "AS")
    assert (refused.value.rule, refused.value.key) == (rule, "you-sit-out")


def test_who_sits_out_has_no_cards_and_no_share_WM_3():
    """WM-3."""
    table = Table(make("whist", players=6, hands=1), seed=2)
    out = [seat for seat in range(6) if seat not in list(table.state.owner)]
    assert len(out) == 2
    play_out(table)
    assert table.over
    assert [table.scores()[seat] for seat in out] == [0, 0]
    assert sum(table.scores()) == 0


def six(rubber: int, **start: object) -> Table:
    """Seats 0 … 5 are the players 1 … 6: the lowest card of the draw is seat 0's."""
    start = {"phase": "deal", "rubber": rubber, **start}
    return Table(make("whist", players=6), start=start, dealing=False)


@pytest.mark.parametrize(("rubber", "pairs"), list(enumerate(SIX)))
def test_the_table_of_six_WM_2(rubber, pairs):
    """WM-2."""
    seated = [seat + 1 for seat in six(rubber).state.owner]
    assert {frozenset(seated[0::2]), frozenset(seated[1::2])} == {frozenset(pairs[:2]), frozenset(pairs[2:])}
    assert seated[0] == min(seated)  # the lowest of the four deals (WM-4)
    assert seated[1] < seated[3]


def test_eight_rubbers_of_six_hold_all_fifteen_pairs_MC_3_WM_2():
    """MC-3, WM-2."""
    pairs = [frozenset(row[i : i + 2]) for row in SIX for i in (0, 2)] + [frozenset({5, 6})]
    assert set(pairs) == {frozenset(pair) for pair in combinations(range(1, 7), 2)}
    assert len(pairs) == 15
    times = [sum(player in row for row in SIX) for player in range(1, 7)]
    assert times == [5, 5, 5, 5, 4, 4]  # and 5 and 6 play the eighth rubber, with two of the others
    assert make("whist", players=6).options.sitting() == 8


def test_in_the_eighth_rubber_four_draw_and_the_two_lowest_play_WM_2_WM_4():
    """After the seventh rubber players 1 to 4 draw KS 3D QH 2C: 2 and 4 play against 5 and 6; 2 deals.

    WM-2, WM-4.
    """
    rubber = {"parties": [1, 0], "below": [8, 0], "rubber": 6}
    table = play_last(last_trick([6, 6], options={"players": 6}, **rubber))
    deal = table.state.awaits()
    assert (deal.name, deal.begins_hand, deal.piles[0].audience) == ("draw_again", False, -1)
    table.deal({"drawn": cards("KS 3D QH 2C")})
    assert [seat + 1 for seat in table.state.owner] == [2, 5, 4, 6]
    assert table.state.awaits().name == "hand"
    assert table.state.position(-2)["extra"] == [1, 3]


def test_the_table_of_six_starts_again_after_the_eighth_rubber_WM_4():
    """WM-4."""
    assert list(six(8).state.owner) == list(six(0).state.owner)
    rubber = {"parties": [1, 0], "below": [8, 0], "rubber": 7, "extra": [0, 3]}
    table = play_last(last_trick([6, 6], options={"players": 6, "rubbers": 16}, **rubber))
    assert list(table.state.owner) == list(six(0).state.owner)
    assert play_last(last_trick([6, 6], options={"players": 6}, **rubber)).over


# -- Humbug


@pytest.mark.parametrize(
    ("held", "found"),
    [([3, 2], (0, 3)), ([2, 1], (0, 2)), ([2, 2], None), ([1, 0], None), ([4, 0], (0, 4)), ([0, 5], (1, 5)),
     ([1, 1], None), ([0, 0], None), ([0, 2], (1, 2))],
)  # fmt: skip
def test_the_player_with_more_honours_scores_BC_1_HB_8_HG_1(held, found):
    """BC-1, HB-8, HG-1."""
    expected = [] if found is None else [(found[0], "above", found[1], "honours")]
    assert entries("humbug", {"tricks": [6, 6], "honours": held}) == expected


def test_the_worked_humbug_is_counted_BC_2():
    """From the tricks and the hands played; the play of it is a golden record. BC-2."""
    hands = {"S": BC2["S"], "N": BC2["W"]}
    assert entries("humbug", {"tricks": [7, 6], "trump": "D", "hands": hands}) == [
        (0, "below", 2, "leve"),
        (0, "above", 2, "honours"),
        (1, "above", 5, "coronet"),
    ]


def test_a_dealer_who_changes_loses_the_turned_card_and_trumps_stay_BC_3_HB_4_HG_3():
    """BC-3, HB-4, HG-3."""
    piles = {
        "S": BC2["S"].replace("TD", "AD"),
        "N": BC2["N"].replace("AD", "TD"),
        "W": BC2["W"],
        "E": BC2["E"],
    }
    table = Table(make("humbug"), start={"piles": piles, "turned": "AD"}, dealing=False)
    table.play(1, "keep")
    assert table.view(1).turned == cards("AD")[0]
    table.play(0, "change")
    view = table.view(0)
    assert (view.trump, view.turned) == (2, -1)
    assert set(card_names(view.hands[0]).split()) == set(BC2["E"].split())
    assert "AD" not in {name for place in (0, 2) for name in card_names(table.state.hands[place]).split()}


def test_a_heap_that_is_left_is_never_seen_BC_4_HB_3_HB_5():
    """N keeps: nobody ever sees W, neither in a view nor in a seen log, to the end of the deal.

    BC-4, HB-3, HB-5.
    """
    table = humbug(hands=1)
    table.play(1, "keep")
    table.play(0, "change")
    while not table.over:
        for seat in (-1, 0, 1):
            zones = {zone.name: zone.cards for zone in table.view(seat).scene().zones}
            assert set(zones["heap.W"]) == {"??"}
            assert set(zones["thrown.S"]) == {"??"}
            piles = table.seen(seat).start["piles"]
            assert set(piles["W"].split()) == {"??"}
            assert ("??" in piles["S"]) == (seat != 0)  # what S threw away only S knows
            assert ("??" in piles["E"]) == (seat != 0)
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])


def test_aces_are_honours_without_trumps_BC_5_HB_10():
    """BC-5, HB-10."""
    hands = {"S": "AS AC", "N": "AH KH QH"}
    assert entries("humbug", {"tricks": [6, 6], "hands": hands}, trumps="none") == [
        (0, "above", 2, "honours"),
        (1, "above", 10, "coronet"),
    ]


@pytest.mark.parametrize(("count", "points"), [("double", 10), ("single", 5)])
def test_coronets_of_humbug_without_trumps_HB_9_HG_4(count, points):
    """HB-9, HG-4."""
    found = entries("humbug", {"coronets": [[1, 3, False]]}, trumps="none", humbug_nt_coronets=count)
    assert found == [(1, "above", points, "coronet")]


def test_coronets_of_humbug_with_trumps_HB_9():
    """HB-9."""
    found = entries("humbug", {"coronets": [[1, 3, False], [0, 3, True]]})
    assert found == [(1, "above", 5, "coronet"), (0, "above", 10, "coronet")]


def test_the_lower_card_sits_at_s_and_deals_and_the_deal_alternates_HB_1():
    """HB-1."""
    table = Table(make("humbug"), dealing=False)
    table.deal({"drawn": cards("2S AH")})
    assert list(table.state.owner) == [1, -1, 0, -1]
    deal = table.state.awaits()
    assert [(pile.name, pile.size, pile.audience) for pile in deal.piles] == [
        ("S", 12, 2), ("W", 13, 0), ("N", 13, 1), ("E", 13, 0), ("turned", 1, -1),
    ]  # fmt: skip
    table = humbug()
    table.play(1, "keep")
    table.play(0, "keep")
    play_out(table)
    assert table.state.position(-2)["dealer"] == "N"


def test_the_turned_card_is_part_of_the_dealers_hand_HB_2():
    """HB-2."""
    table = humbug()
    assert table.view(0).hands[0] >> cards("TD")[0] & 1
    table.play(1, "keep")
    table.play(0, "keep")
    table.play(1, "JS")
    assert table.view(1).turned == cards("TD")[0]
    table.play(0, "KS")
    assert table.view(1).turned == -1


def test_the_non_dealer_decides_first_then_the_dealer_once_each_HB_3_HG_2():
    """HB-3, HG-2."""
    table = humbug()
    assert table.state.phase.value == "decide_nondealer"
    assert can(table, 1) == {"keep", "change"}
    assert can(table, 0) == set()
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "change")
    assert (refused.value.rule, refused.value.key) == ("HB-3", "not-your-turn")
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "JS")
    assert (refused.value.rule, refused.value.key) == ("HB-3", "decide-now")
    table.play(1, "change")
    assert table.state.phase.value == "decide_dealer"
    with pytest.raises(IllegalMove):
        table.play(1, "keep")
    table.play(0, "keep")
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "change")
    assert refused.value.rule == "HB-3"
    assert (
        card_names(table.state.hands[2]).split() == card_names(sum(1 << c for c in cards(BC2["W"]))).split()
    )


def test_that_a_player_changed_is_public_HB_5():
    """HB-5."""
    table = humbug()
    table.play(1, "change")
    for seat in (-1, 0, 1):
        scene = table.view(seat).scene()
        assert "changed" in scene.seats[1].marks
        assert table.seen(seat).log[-1].moves == ("change",)


def test_the_non_dealer_leads_and_tricks_are_of_two_cards_HB_6():
    """HB-6."""
    table = humbug()
    table.play(1, "change")
    table.play(0, "keep")
    assert table.actors() == [1]
    tricks(table, "AH")
    assert can(table, 0) == {"JH", "TH"}
    tricks(table, "TH AC")
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "QD")
    assert refused.value.rule == "W-9"
    tricks(table, "5C 4C TC")
    assert table.actors() == [0]  # TC beats 4C
    assert [len(trick) for trick in table.view(1).look_back()] == [2, 2]
    tricks(table, "JH 9H")
    assert table.actors() == [0]


def test_a_heap_that_nobody_played_counts_for_nobody_HB_8():
    """HB-8, HB-9, BC-2: N has changed; the heaps W and E are told too, and only S and N have honours."""
    hands = {"S": BC2["S"], "N": BC2["W"], "W": BC2["N"], "E": BC2["E"]}
    assert entries("humbug", {"tricks": [7, 6], "trump": "D", "hands": hands}) == [
        (0, "below", 2, "leve"),
        (0, "above", 2, "honours"),
        (1, "above", 5, "coronet"),
    ]


def test_slams_in_humbug_HB_7():
    """HB-7."""
    assert entries("humbug", {"tricks": [13, 0]}) == [
        (0, "below", 14, "leve"),
        (0, "above", 20, "grand-slam"),
    ]
    assert entries("humbug", {"tricks": [1, 12]}) == [
        (1, "below", 12, "leve"),
        (1, "above", 10, "small-slam"),
    ]


def test_a_revoke_in_humbug_costs_the_same_HB_11():
    """HB-11."""
    assert entries("humbug", {"tricks": [7, 6], "revokes": [[0, "tricks"]]}) == [(1, "below", 6, "leve")]
    assert entries("humbug", {"tricks": [7, 6], "revokes": [[0, "points"]]})[1] == (1, "above", 5, "fine")


def test_parties_and_rubbers_of_humbug_HB_12():
    """HB-12."""
    start = {
        "phase": "play", "trump": "H", "to_play": "S", "tricks": [6, 6], "piles": {"S": "8S", "N": "7S"},
        "parties": [1, 0], "kept": [20, 0], "below": [8, 0], "dealer": "N",
    }  # fmt: skip
    table = Table(make("humbug", stake=3), start=start, dealing=False)
    tricks(table, "8S 7S")
    assert table.scores() == [120, -120]
    assert list(table.state.owner) == [0, -1, 1, -1]
    assert table.state.position(-2)["dealer"] == "S"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("whist", {"two_aces": "leve"}),
        ("whist", {"dummy_shown": "after_first_lead"}),
        ("whist", {"humbug_nt_coronets": "single"}),
        ("whist", {"players": 3}),
        ("whist", {"form": "humbug", "players": 2}),
        ("whist_dummy3", {"players": 4}),
        ("humbug", {"honours_three": 3}),
        ("humbug", {"trumps": "none", "two_aces": "leve"}),
        ("humbug", {"humbug_nt_coronets": "single"}),
        ("whist", {"stake": 0}),
        ("whist", {"coronet_ten": "odd"}),
    ],
)
def test_an_option_of_another_form_is_refused(game, options):
    with pytest.raises(BadOptions):
        make(game, options)


def test_nobody_speaks_beside_the_play_without_manners_W_22():
    """W-22."""
    for table in (worked_deal(), worked_deal("whist_dummy3"), worked_deal("whist_dummy2"), humbug()):
        assert all(names(table, seat) == set() for seat in range(table.game.seats))
        assert all(kind.word in ("play", "keep", "change") for kind in table.game.book.kinds)


def test_the_hands_of_the_worked_deal_are_a_pack_W_1():
    """W-1."""
    assert len(set(" ".join(C11.values()).split())) == len(set(" ".join(BC2.values()).split())) == 52
