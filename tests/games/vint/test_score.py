"""The count of one deal: every worked case of the rules, and the tables of values."""

from __future__ import annotations

import pytest

from lomber import Table, make
from lomber.games.vint import score
from lomber.games.vint.score import BIDS, Contract, Count
from lomber.table.errors import BadPosition
from lomber.table.sheet import Entry
from tests.games.vint.tables import above, below, deal_scored, figures, hand, hands, scored

CASES = {
    "V-C20": (
        "N QJ842.42.Q753.Q4 | E AT3.AJ763.J9.652 | S K.KQT9.AKT6.JT93 | W 9765.85.842.AK87",
        "1C by S",
        "NS 7, EW 6",
        [70, 60],
        [[], []],
    ),
    "V-C21": (
        "N 974.AT543.J65.K7 | E 6.K7.K742.AQJ942 | S KQ52.J8.A983.T85 | W AJT83.Q962.QT.63",
        "3H by E",
        "NS 4, EW 9",
        [120, 270],
        [[], [1500]],
    ),
    "V-C22": (
        "N QT8732.Q4.AKJ.K5 | E AJ4.76.Q986.QT64 | S 6.AK853.T7542.92 | W K95.JT92.3.AJ873",
        "5D by N",
        "NS 11, EW 2",
        [550, 100],
        [[3000], []],
    ),
    "V-C23": (
        "N KQJ72.98.Q742.Q2 | E A.J.KJT5.AJT9763 | S T9.KT754.A96.K84 | W 86543.AQ632.83.5",
        "3S by N",
        "NS 7, EW 6",
        [210, 180],
        [[300], [6000]],
    ),
    "V-C24": (
        "N AKJ.QT.Q976.A432 | E Q754.72.K852.KT7 | S T93.K9843.A.J985 | W 862.AJ65.JT43.Q6",
        "3S by N",
        "NS 12, EW 1",
        [360, 30],
        [[2100, 1000], []],
    ),
    "V-C25": (
        "N 94.KT743.Q3.AK74 | E J8753.AQ95.98.QJ | S K62.86.AKJT42.T9 | W AQT.J2.765.86532",
        "2C by N",
        "NS 8, EW 5",
        [160, 100],
        [[], [200]],
    ),
    "V-C26": (
        "N 94.KT743.Q3.AK74 | E J8753.AQ95.98.QJ | S K62.86.AKJT42.T9 | W AQT.J2.765.86532",
        "2C by N",
        "NS 6, EW 7",
        [120, 140],
        [[], [4000, 1000]],
    ),
    "V-C27": (
        "N 832.JT96.2.97542 | E AK5.K743.KJ.AJ83 | S QJ6.8.T98764.KQT | W T974.AQ52.AQ53.6",
        "4H by S",
        "NS 10, EW 3",
        [400, 120],
        [[], [400]],
    ),
    "V-C28": (
        "N T4.A8653.A3.JT83 | E K9632.94.J964.94 | S A7.7.T872.AKQ762 | W QJ85.KQJT2.KQ5.5",
        "7H by S",
        "NS 13, EW 0",
        [910, 0],
        [[10000, 6300, 2000, 1000], []],
    ),
    "V-C29": (
        "N -.AJT653.QJ64.K86 | E T974.K97.A3.J753 | S QJ63.Q.KT972.Q94 | W AK852.842.85.AT2",
        "4NT by W",
        "NS 3, EW 10",
        [120, 400],
        [[], [3000]],
    ),
    "V-C30": (
        "N T7.A974.KQ3.QJ74 | E 8654.KJ3.AJ92.96 | S Q92.T652.54.AT85 | W AKJ3.Q8.T876.K32",
        "2NT by W",
        "NS 7, EW 6",
        [140, 120],
        [[4000, 1000], []],
    ),
    "V-C31": (
        "N 653.QT72.4.AKJ43 | E KT8.J94.AKJT63.Q | S AQJ94.8653.Q.T75 | W 72.AK.98752.9862",
        "6H by N",
        "NS 9, EW 4",
        [540, 240],
        [[3600], [18000, 5000]],
    ),
    "V-C32": (
        "N T95.QT65.Q532.KQ | E AJ6.AK94.J6.J965 | S Q8732.J7.T98.T83 | W K4.832.AK74.A742",
        "7NT by E",
        "NS 1, EW 12",
        [70, 840],
        [[10000, 7000], [7000, 1000]],
    ),
    "V-C33": (
        "N T9532.T.QT74.KQ2 | E AK.K853.952.A876 | S J876.-.KJ863.JT93 | W Q4.AQJ97642.A.54",
        "1S by N",
        "NS 1, EW 12",
        [10, 120],
        [[], [6000, 1000, 700]],
    ),
    "V-C34": (
        "N AJ4.QJ3.T7.J9532 | E KQ8.A542.J32.T87 | S T6532.K6.9864.AK | W 97.T987.AKQ5.Q64",
        "6D by W",
        "NS 0, EW 13",
        [0, 780],
        [[], [5000, 3600, 2000, 1000]],
    ),
    "V-C35": (
        "N 54.54.AKQJ.J8532 | E AKQ.32.T9432.KT7 | S 32.KT97.865.AQ64 | W JT9876.AQJ86.7.9",
        "2S by E",
        "NS 5, EW 8",
        [100, 160],
        [[1000], [1400, 1000]],
    ),
    "V-C36": (
        "N QJT872.98.J6.QJ5 | E 965.42.K9842.K82 | S 43.AKQJT.AQ.AT94 | W AK.7653.T753.763",
        "3NT by S",
        "NS 9, EW 4",
        [270, 120],
        [[3000, 2250, 1000], []],
    ),
    "V-C37": (
        "N AQ87.A.AKQJT6.AT | E J94.T763.-.J87642 | S KT653.982.95.K93 | W 2.KQJ54.87432.Q5",
        "4C by W",
        "NS 5, EW 8",
        [200, 320],
        [[8000, 1500, 1000], []],
    ),
}
"""Hands, contract, tricks; what is written below and above. V-C20 … V-C37."""


@pytest.mark.parametrize("case", CASES)
def test_a_deal_is_written_as_the_book_writes_it(case):
    piles, contract, tricks, under, over = CASES[case]
    entries = deal_scored(piles, contract, tricks)
    assert below(entries) == under
    assert above(entries) == over


def test_the_reasons_of_a_deal_name_their_rules_V_50():
    """V-50: V-30, V-36, V-38, V-42, V-44, V-47, V-48."""
    entries = deal_scored(*CASES["V-C28"][:3])
    assert [(e.amount, e.reason, e.rule) for e in entries] == [
        (910, "tricks", "V-30"),
        (2000, "grand-slam-made", "V-47"),
        (10000, "grand-slam-declared", "V-48"),
        (6300, "honours-and-aces", "V-38"),
        (1000, "coronet", "V-44"),
    ]
    assert entries[-1].words == {"place": "S", "cards": "AH KH QH"}


@pytest.mark.parametrize(("level", "price"), [(level, 1000 * level) for level in range(1, 8)])
def test_a_missing_trick_costs_a_thousand_a_level_V_32(level, price):
    """V-32: V-10, V-31: level and six tricks are needed."""
    count = Count()
    contract = Contract(BIDS.index(f"{level}D"), 0)
    assert score.needed(count, contract) == 6 + level
    assert score.is_made(count, contract, 6 + level)
    assert score.is_made(count, contract, 13)
    assert not score.is_made(count, contract, 5 + level)
    assert [e.amount for e in score.penalty_entries(count, 1, contract, 5 + level)] == [price]
    assert [e.amount for e in score.penalty_entries(count, 1, contract, 3 + level)] == [3 * price]


@pytest.mark.parametrize(("held", "amounts"), [(4, 1000), (3, 750), (2, 500)])
@pytest.mark.parametrize("level", range(1, 8))
def test_aces_at_no_trumps_V_39(held, amounts, level):
    """V-39: V-37: two against two belong to the side with seven tricks."""
    contract = Contract(BIDS.index(f"{level}NT"), 0)
    entries = score.honours_entries(Count(), 1, contract, [8, 5], [0, 0], [held, 4 - held])
    assert [(e.column, e.amount) for e in entries] == [(0, amounts * level)]


def test_two_aces_each_go_with_the_tricks_and_not_with_the_contract_V_37():
    """V-37, G-11."""
    contract = Contract(BIDS.index("2NT"), 0)
    entries = score.honours_entries(Count(), 1, contract, [6, 7], [0, 0], [2, 2])
    assert [(e.column, e.amount) for e in entries] == [(1, 1000)]


CORONETS = {
    3: (500, 1000),
    4: (1000, 2000),
    5: (1500, 3000),
    6: (2000, 4000),
    7: (2500, 5000),
    8: (3000, 6000),
    9: (3500, 7000),
    10: (4000, 8000),
    11: (4500, 9000),
    12: (5000, 10000),
    13: (5500, 11000),
}


@pytest.mark.parametrize("length", CORONETS)
def test_the_table_of_coronets_V_44(length):
    """V-42: one run is one coronet; V-45: the level is no matter."""
    run = " ".join("AKQJT98765432"[i] + "C" for i in range(length))
    for bid, value in (("1D", 0), ("6D", 0), ("1C", 1), ("5NT", 1)):
        result = {"contract": bid, "declarer": "S", "tricks": [7, 6], "hands": {"W": run}}
        found = [e.amount for e in scored(result) if e.reason == "coronet"]
        assert found == [CORONETS[length][value]]


def test_a_run_without_its_ace_is_no_coronet_V_42():
    result = {"contract": "2C", "declarer": "S", "tricks": [8, 5], "hands": {"W": "KC QC JC TC", "E": "AC"}}
    assert [e for e in scored(result) if e.reason == "coronet"] == []


@pytest.mark.parametrize(("bid", "amounts"), [("3S", [500, 1000]), ("3NT", [1000, 2000])])
def test_three_and_four_aces_in_one_hand_V_43(bid, amounts):
    """V-43."""
    for number, amount in zip((3, 4), amounts, strict=True):
        aces = ["AS", "AC", "AD", "AH"]
        cards = {"N": " ".join(aces[:number]), "W": " ".join(aces[number:])}
        entries = scored({"contract": bid, "declarer": "S", "tricks": [9, 4], "hands": cards})
        assert [e.amount for e in entries if e.reason == "ace-coronet"] == [amount]


def test_honours_count_at_the_level_of_the_contract_for_either_side_V_35():
    """V-35: The hands of V-C25 at another level: what the defenders own grows too."""
    piles = CASES["V-C25"][0]
    assert above(deal_scored(piles, "4C by N", "NS 8, EW 5"))[1] == [8000, 400]


def test_one_or_two_honours_of_the_other_side_count_nothing_V_36():
    """V-36, V-38: three honours and three aces of one side, the other's two honours and one ace."""
    cards = {"S": "AH KH QH AS", "N": "AD", "E": "JH TH AC"}
    entries = scored({"contract": "2H", "declarer": "S", "tricks": [8, 5], "hands": cards})
    assert (0, "above", 6 * 200, "honours-and-aces") in figures(entries)


def test_a_defended_slam_counts_twelve_or_thirteen_and_not_both_V_47():
    """V-47, G-6."""
    result = {"contract": "1S", "declarer": "N", "tricks": [0, 13], "hands": {}}
    assert above(scored(result))[1] == [7000, 2000]


@pytest.mark.parametrize(("level", "premium"), [(6, 5000), (7, 10000)])
def test_a_slam_bid_and_lost_costs_its_premium_too_V_49(level, premium):
    """V-49."""
    result = {"contract": f"{level}D", "declarer": "E", "tricks": [8 - level, 5 + level], "hands": {}}
    entries = scored(result)
    assert [(e.column, e.amount) for e in entries if e.reason == "slam-lost"] == [(0, premium)]
    assert [(e.column, e.amount) for e in entries if e.reason == "penalty"] == [(0, 1000 * level)]


# -- passed out and played, crosses, bonuses


@pytest.mark.parametrize(
    ("tricks", "written"), [([8, 5], [[], [1500]]), ([13, 0], [[], [6500]]), ([3, 10], [[3500], []])]
)
def test_passed_out_and_played_V_C44(tricks, written):
    """V-C44, V-63."""
    assert above(scored({"passed_out": True, "tricks": tricks})) == written


@pytest.mark.parametrize(
    ("tricks", "revokes", "written"),
    [([5, 8], [0], [[4500], []]), ([8, 5], [0, 1], [[], [1500]]), ([1, 12], [0], [[6500], [2000]])],
)
def test_the_tricks_of_a_revoke_go_over_where_all_have_passed_too_V_63_M_8(tricks, revokes, written):
    """V-63, M-8."""
    assert above(scored({"passed_out": True, "tricks": tricks, "revokes": revokes})) == written


def test_crosses_flat_and_screwing_V_C43():
    """V-C43, V-61, V-62."""
    assert score.crosses_points(Count(), 5) == 2500
    assert score.crosses_points(Count(screwing_crosses=True), 5) == 4500
    entry = score.crosses_entry(Count(screwing_crosses=True), 9, 1, 5)
    assert (entry.column, entry.amount, entry.rule) == (1, 4500, "V-62")


@pytest.mark.parametrize(
    ("games", "written"),
    [([0, 0], [(1, 1000, "game")]), ([1, 1], [(1, 3000, "rubber"), (1, 4500, "crosses")])],
)
def test_the_scorer_ends_the_rubber_with_its_crosses_V_61(games, written):
    """V-58, V-60, V-62: EW had 480 and take their second game; five crosses wait."""
    result = {
        "contract": "1S",
        "declarer": "N",
        "tricks": [9, 4],
        "below": [0, 480],
        "games": games,
        "crosses": 5,
    }
    entries = scored(result, rubber_bonus="plus", crosses="screwing")
    found = [(e.column, e.amount, e.reason) for e in entries if e.reason in ("game", "rubber", "crosses")]
    assert found == written


@pytest.mark.parametrize(("plus", "last"), [(False, 2000), (True, 3000)])
def test_game_and_rubber_bonuses_V_C45(plus, last):
    """V-C45, V-58, V-60, G-3."""
    count = Count(plus=plus)
    assert score.game_bonus(count, 1, 0, False).amount == 1000
    assert score.game_bonus(count, 9, 0, True).amount == last


# -- who takes the game

C40 = [0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1]


def game_to(winners, below, contract="2C", declarer="N", **options):
    result = {"contract": contract, "declarer": declarer, "winners": winners, "below": below, "hands": {}}
    bonus = [e.column for e in scored(result, **options) if e.reason == "game"]
    return bonus[0] if bonus else None


def test_both_pass_the_target_and_the_earlier_trick_decides_V_C40():
    """V-C40, V-56, G-4: NS at the fifth trick; all thirteen are written, 610 and 540."""
    assert game_to(C40, [430, 460]) == 0
    other = [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]
    assert game_to(other, [430, 460]) == 1
    for winners, winner in ((C40, 0), (other, 1)):
        result = {"contract": "2C", "declarer": "N", "winners": winners, "below": [430, 460], "hands": {}}
        entries = scored(result)
        assert [one + deal for one, deal in zip((430, 460), below(entries), strict=True)] == [610, 540]
        assert above(entries) == ([[1000], []] if winner == 0 else [[], [1000]])
    fourth = {"contract": "2C", "declarer": "N", "below": [430, 470], "hands": {}}
    entries = scored({**fourth, "winners": C40})
    assert above(entries) == [[1000], []]  # EW 490 at the fourth trick, NS 510 at the fifth
    assert above(scored({**fourth, "below": [430, 480], "winners": C40})) == [
        [],
        [1000],
    ]  # EW 500 at the fourth


@pytest.mark.parametrize("both_reach", ["declarer_first", "higher_total"])
def test_other_ways_to_decide_who_takes_the_game_V_C40(both_reach):
    """V-C40, V-56."""
    other = [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]
    assert game_to(C40, [430, 460], both_reach=both_reach) == 0
    assert game_to(other, [430, 460], both_reach=both_reach) == 0


def test_higher_total_prefers_the_defenders_who_have_more_V_56():
    winners = [0] * 8 + [1] * 5
    assert game_to(winners, [360, 490], both_reach="higher_total") == 1
    assert game_to(winners, [360, 490], both_reach="declarer_first") == 0
    assert game_to(winners, [430, 490], both_reach="higher_total") == 0  # 590 each: the declaring side


def test_the_game_can_go_to_the_defenders_V_C41():
    """V-C41, V-55: 520 each; EW take it if their first trick comes before NS's tenth, and write 1000."""
    tenth = [*[0] * 9, 1, 0, 0, 1]
    entries = scored({"contract": "2S", "declarer": "N", "winners": tenth, "below": [300, 480], "hands": {}})
    assert (below(entries), above(entries)) == ([220, 40], [[], [1000]])
    early = [1, *[0] * 11, 1]
    assert game_to(early, [300, 480], "2S") == 1
    late = [*[0] * 10, 1, 0, 1]
    assert game_to(late, [300, 480], "2S") == 0


def test_exactly_the_target_is_a_game_and_ten_less_is_none_V_C42():
    """V-C42, V-30, V-55: though the contract failed."""
    six = [1] * 6 + [0] * 7
    assert game_to(six, [0, 440], "1D", "E") == 1
    five = [1] * 5 + [0] * 8
    assert game_to(five, [0, 440], "1D", "E") is None
    result = {"contract": "1D", "declarer": "E", "winners": six, "hands": {}}
    assert above(scored(result)) == [[1000], []]


@pytest.mark.parametrize(("target", "winner"), [(500, 0), (310, 0), (600, None)])
def test_the_target_is_an_option_V_55(target, winner):
    assert game_to([0] * 13, [300, 0], "2S", target=target) == winner


# -- settlement


def shares(result, game="vint", **options):
    columns = int(make(game, options).setting.columns)
    return {e.column - columns: e.amount for e in scored(result, game, **options) if e.place == "sum"}


def test_the_difference_is_won_by_each_of_the_side_with_more_V_65():
    """V-64: the winner of the rubber may lose the settlement; equal totals pay nothing."""
    assert shares({"totals": [32160, 13620]}) == {0: 18540, 1: -18540, 2: 18540, 3: -18540}
    assert shares({"totals": [700, 700]}) == {0: 0, 1: 0, 2: 0, 3: 0}


def test_answering_alone_V_C46():
    """V-C46, V-71, V-73; columns are S W N E."""
    result = {"totals": [12000, 40000], "alone": {"place": "S", "amount": 29000}}
    assert shares(result) == {0: -57000, 1: 28000, 2: 1000, 3: 28000}


@pytest.mark.parametrize(
    ("took", "supported", "options", "alone"),
    [(8, False, {}, 29000), (9, False, {}, 0), (8, True, {}, 0), (8, False, {"sole_slam": False}, 0)],
)
def test_the_scorer_tells_who_answers_alone_for_a_slam_V_71(took, supported, options, alone):
    """V-C46: 6H by S, four short; columns are S W N E."""
    result = {"contract": "6H", "declarer": "S", "tricks": [took, 13 - took], "supported": supported}
    assert shares(result, **options) == ({0: -alone, 2: alone} if alone else {})


@pytest.mark.parametrize(("declarer", "alone"), [("S", {}), ("E", {1: 29000, 2: -29000})])
def test_who_holds_the_dummy_has_no_partner_to_free_V_71(declarer, alone):
    """V3A: columns are S W E; only the pair are partners."""
    tricks = [8, 5] if declarer == "S" else [5, 8]
    result = {"contract": "6H", "declarer": declarer, "tricks": tricks, "supported": False}
    assert shares(result, "vint_three_rotating") == alone


@pytest.mark.parametrize(
    ("game", "place"),
    [
        ("vint_two_dummies", "S"),
        ("vint_two_swap", "S"),
        ("vint_three_rotating", "S"),
        ("vint_three_rotating", "N"),
        ("vint_auction", "W"),
    ],
)
def test_nobody_answers_alone_who_has_no_partner_in_the_settlement_V_73(game, place):
    totals = [1000, 4000, 500, 0] if game == "vint_auction" else [1000, 4000]
    with pytest.raises(BadPosition) as caught:
        scored({"totals": totals, "alone": {"place": place, "amount": 500}}, game)
    assert caught.value.rule == "V-73"


def test_one_of_the_pair_against_a_dummy_answers_alone_V_73():
    """The holder wins twice −3000; W pays 500 of E's share."""
    entries = scored({"totals": [1000, 4000], "alone": {"place": "W", "amount": 500}}, "vint_three_rotating")
    assert [entry.amount for entry in entries] == [-6000, 2500, 3500]


def test_a_contract_below_three_was_not_bid_blind_V_70():
    with pytest.raises(BadPosition) as caught:
        scored({"contract": "2NT", "declarer": "E", "tricks": [6, 7], "blind": True}, blind_bids=True)
    assert caught.value.rule == "V-70"


@pytest.mark.parametrize(
    "taken",
    [{"tricks": [1, 12]}, {"tricks": [0, 13]}, {"winners": [0, 1, *[0] * 11]}, {"winners": [1, *[0] * 12]}],
)
def test_in_vitalin_the_first_two_tricks_are_the_declarers_VV_3(taken):
    with pytest.raises(BadPosition) as caught:
        scored({"contract": "1S", "declarer": "S", **taken}, "vint_vitalin")
    assert caught.value.rule == "VV-3"


def test_the_scorer_tells_who_answers_alone_for_a_blind_bid_V_70():
    """V-C48: 3D by E, one short."""
    result = {"contract": "3D", "declarer": "E", "tricks": [5, 8], "blind": True}
    assert shares(result, blind_bids=True) == {3: -3000, 1: 3000}
    assert shares({**result, "tricks": [4, 9]}, blind_bids=True) == {}


def test_a_blind_bid_is_answered_for_alone_V_C48():
    """V-C48, V-70, V-73."""
    result = {"totals": [10000, 12000], "alone": {"place": "E", "amount": 3000}}
    assert shares(result) == {0: -2000, 1: 5000, 2: -2000, 3: -1000}


def test_who_leaves_pays_alone_V_C49():
    """V-C49, V-68."""
    assert shares({"totals": [3000, 7000], "leaves": "N"}) == {0: 0, 1: 4000, 2: -8000, 3: 4000}
    assert shares({"totals": [7000, 3000], "leaves": "N"}) == {0: 0, 1: 0, 2: 0, 3: 0}


@pytest.mark.parametrize(
    ("game", "settled"),
    [("vint_three_rotating", [11000, -5500, -5500]), ("vint_two_swap", [5500, -5500])],
)
def test_the_scorer_settles_between_two_and_three_V3A_C4(game, settled):
    """V3A-C4, V3A-8, VT-3."""
    rows = figures(scored({"totals": [21000, 15500]}, game))
    assert rows == [(2 + seat, "sum", amount, "rubber-net") for seat, amount in enumerate(settled)]


@pytest.mark.parametrize(
    ("game", "totals", "leaves", "settled"),
    [
        ("vint_three_rotating", [9000, 2000], "E", [14000, 0, -14000]),
        ("vint_three_rotating", [2000, 9000], "S", [-14000, 7000, 7000]),
        ("vint_three_rotating", [2000, 9000], "W", [0, 0, 0]),
        ("vint_two_auction", [2000, 9000], "S", [-7000, 7000]),
        ("vint_two_swap", [2000, 9000], "N", [0, 0]),
    ],
)
def test_who_leaves_two_or_three_pays_alone_too_V_68(game, totals, leaves, settled):
    assert list(shares({"totals": totals, "leaves": leaves}, game).values()) == settled


def test_money_is_rounded_down_V_66():
    """V-66, G-8: 3070 points are 3 r. 07 k., 1435 are 1 r. 43 k."""
    assert score.kopecks(3070, 100) == 307
    assert score.kopecks(1435, 100) == 143
    assert score.kopecks(-1435, 100) == -143
    assert score.kopecks(18540, 100) == 1854
    assert score.kopecks(3070, 50) == 614


# -- exact (5.5)

C_X2 = "N AK8652.K86.63.Q3 | E JT.A432.Q854.T74 | S 9.QJT7.AKT92.K86 | W Q743.95.J7.AJ952"
C_X4 = "N AT8754.K63.Q9.94 | E Q.J9854.T84.AKJ2 | S KJ962.T2.K632.86 | W 3.AQ7.AJ75.QT753"


@pytest.mark.parametrize(("took", "penalty"), [(9, []), (8, [3000]), (10, [3000])])
def test_exactly_so_many_tricks_VX_C1(took, penalty):
    """VX-C1, VX-1."""
    assert above(deal_scored("", "3S by N", f"NS {took}, EW {13 - took}", exact=True))[1] == penalty


def test_two_over_in_the_exact_game_VX_C2():
    """VX-C2, VX-2."""
    entries = deal_scored(C_X2, "2D by S", "NS 10, EW 3", exact=True)
    assert below(entries) == [200, 60]
    assert above(entries) == [[1000], [4000]]


@pytest.mark.parametrize(
    ("took", "key", "number"), [(8, "fact-needs", 1), (9, "fact-exact", 0), (11, "fact-over", 2)]
)
def test_the_table_tells_tricks_too_many_from_a_contract_made_VX_1(took, key, number):
    start = {
        "phase": "play",
        "contract": "3S",
        "declarer": "N",
        "taken": "0" * took + "1" * (12 - took),
        "to_play": "W",
        "piles": {"S": "2S", "W": "9S", "N": "3S", "E": "4S"},
    }
    view = Table(make("vint_exact"), start=start, dealing=False).view(0)
    assert (view.facts()[1].key, view.facts()[1].words["number"]) == (key, number)


def test_six_over_and_a_grand_slam_made_VX_C3():
    """VX-C3."""
    entries = deal_scored("", "1NT by E", "NS 0, EW 13", exact=True)
    assert above(entries) == [[6000], [2000]]


def test_a_little_slam_with_thirteen_is_lost_VX_C4():
    """VX-C4, VX-3, G-28."""
    entries = deal_scored(C_X4, "6H by E", "NS 0, EW 13", exact=True)
    assert below(entries) == [0, 780]
    assert above(entries) == [[6000, 5000], [4800, 2000]]


def test_a_grand_slam_in_the_exact_game_VX_C5():
    """VX-C5."""
    assert above(deal_scored("", "7C by N", "NS 13, EW 0", exact=True)) == [[10000, 2000], []]
    assert above(deal_scored("", "7C by N", "NS 12, EW 1", exact=True)) == [[1000], [10000, 7000]]


# -- double scoring (5.8)

BOTH = {"double_penalties": True, "screwing_coronets": True}
C_Z4 = "N KQJ9.T5.3.AKQJ54 | E -.643.AKQT9874.97 | S T8753.AKQ97.J6.3 | W A642.J82.52.T862"
C_Z6 = "N KT94.QT62.QT72.9 | E Q862.43.543.AKQ4 | S 73.KJ98.J.JT8763 | W AJ5.A75.AK986.52"


@pytest.mark.parametrize(("level", "sums"), [(6, [17000, 29000, 41000]), (7, [24000, 38000, 52000])])
def test_lost_slams_with_double_penalties_VZ_C1(level, sums):
    """VZ-C1, VZ-C2: the premium is not doubled (VZ-1, VZ-2)."""
    for short, total in enumerate(sums, 1):
        took = 6 + level - short
        over = above(deal_scored("", f"{level}S by N", f"NS {took}, EW {13 - took}", double_penalties=True))
        assert sum(over[1]) == total


@pytest.mark.parametrize("level", range(1, 8))
def test_double_penalties_VZ_C3(level):
    """VZ-C3, VZ-1."""
    took = 5 + level
    entries = deal_scored("", f"{level}D by N", f"NS {took}, EW {13 - took}", double_penalties=True)
    assert [e.amount for e in entries if e.reason == "penalty"] == [2000 * level]


def test_screwing_coronets_of_a_made_contract_VZ_C4():
    """VZ-C4, VZ-3, VZ-4."""
    entries = deal_scored(C_Z4, "4H by N", "NS 10, EW 3", **BOTH)
    assert below(entries) == [400, 120]
    assert above(entries) == [[8000, 2400, 2000], [2000]]


def test_screwing_coronets_of_a_failed_contract_VZ_C5():
    """VZ-C5, VZ-4: the declarers' no longer screw, the defenders' still do."""
    entries = deal_scored(C_Z4, "4H by N", "NS 9, EW 4", **BOTH)
    assert below(entries) == [360, 160]
    assert above(entries) == [[2400, 2000, 500], [8000, 2000]]


def test_screwing_coronets_at_no_trumps_VZ_C6():
    """VZ-C6."""
    entries = deal_scored(C_Z6, "5NT by W", "NS 2, EW 11", **BOTH)
    assert below(entries) == [100, 550]
    assert above(entries) == [[], [5000, 5000, 5000]]


def test_a_whole_suit_in_trumps_at_seven_VZ_C7():
    """VZ-C7."""
    suit = " ".join(rank + "H" for rank in "AKQJT98765432")
    result = {"contract": "7H", "declarer": "S", "tricks": [13, 0], "hands": {"S": suit}}
    assert [e.amount for e in scored(result, **BOTH) if e.reason == "coronet"] == [77000]


@pytest.mark.parametrize("level", range(1, 8))
@pytest.mark.parametrize("length", [3, 5, 9, 13])
def test_the_table_of_screwing_coronets_VZ_3(level, length):
    run = " ".join("AKQJT98765432"[i] + "C" for i in range(length))
    for bid, times in ((f"{level}C", 1000), (f"{level}D", 500)):
        result = {"contract": bid, "declarer": "S", "tricks": [13, 0], "hands": {"W": run}}
        entries = scored(result, screwing_coronets=True)
        assert [e.amount for e in entries if e.reason == "coronet"] == [(length - 2) * times * level]


SUITS = "N -.AKQJT98765432.-.- | E AKQJT98765432.-.-.- | S -.-.AKQJT98765432.- | W -.-.-.AKQJT98765432"
FIGURES = "N AKQ.AKQ.AKQ.AKQJ | E JT98.JT98.JT98.T | S 7654.7654.7654.9 | W 32.32.32.8765432"
EXACTLY = "N T9.A32.5432.5432 | E 8765.KQ.AKQ.A987 | S AKQJ.7654.876.K6 | W 432.JT98.JT9.QJT"


@pytest.mark.parametrize(
    ("piles", "contract", "tricks", "options", "below_line", "north_south", "east_west"),
    [
        # a whole suit in each hand: E and W make 7S of the aces two and two, and all coronets screw seven times
        (SUITS, "7S by E", "NS 0, EW 13", ("double", "screwing"), [0, 910], 77000, 132400),
        (SUITS, "7NT by W", "NS 0, EW 13", (), [0, 910], 22000, 37500),
        # every figure in one hand, which takes nothing: thirteen tricks to the others, and its coronets unscrewed
        (FIGURES, "1NT by N", "NS 0, EW 13", (), [0, 130], 8000, 9000),
        (FIGURES, "3NT by N", "NS 0, EW 13", ("double", "screwing"), [0, 390], 10000, 56000),
        (FIGURES, "3NT by E", "NS 13, EW 0", ("screwing",), [390, 0], 53000, 0),
        # too many tricks in the exact game: the declarers' coronet does not screw, the slam made is theirs
        (EXACTLY, "2S by S", "NS 13, EW 0", ("exact", "double", "screwing"), [260, 0], 5400, 21000),
        (EXACTLY, "2S by S", "NS 8, EW 5", ("exact", "double", "screwing"), [160, 100], 5400, 1000),
        (EXACTLY, "6S by S", "NS 13, EW 0", ("exact", "double"), [780, 0], 8200, 17500),
    ],
)
def test_several_rules_at_once_in_one_deal_VZ_4(
    piles, contract, tricks, options, below_line, north_south, east_west
):
    """V-32, V-37, V-42, V-47, V-48, VX-1, VX-3, VZ-1, VZ-3, VZ-4."""
    names = {"double": "double_penalties", "screwing": "screwing_coronets", "exact": "exact"}
    entries = deal_scored(piles, contract, tricks, **{names[option]: True for option in options})
    assert below(entries) == below_line
    assert [sum(figures) for figures in above(entries)] == [north_south, east_west]


def test_each_of_the_two_options_can_be_used_alone_VZ_2():
    """VZ-2: nothing else is doubled."""
    entries = deal_scored(C_Z4, "4H by N", "NS 9, EW 4", double_penalties=True)
    assert above(entries) == [[2400, 2000, 500], [8000, 500]]
    entries = deal_scored(C_Z4, "4H by N", "NS 9, EW 4", screwing_coronets=True)
    assert above(entries) == [[2400, 2000, 500], [4000, 2000]]


# -- the hands of two (V2B-6)


@pytest.mark.parametrize(
    ("held", "owner"),
    [([2, 1], 0), ([2, 0], 0), ([2, 2], -1), ([1, 0], -1), ([3, 2], 0), ([1, 3], 1), ([1, 1], -1)],
)
def test_who_owns_the_honours_of_two_V2B_C2(held, owner):
    """V2B-C2, V2B-6."""
    assert score.owner_of(held, 2) == owner


def two(a, b, contract, tricks):
    result = {"contract": contract, "declarer": "S", "tricks": tricks, "hands": {"S": a, "N": b}}
    return scored(result, "vint_two_swap")


def test_honours_of_one_and_aces_of_the_other_cancel_V2B_C3():
    """V2B-C3."""
    entries = two("AS KS", "QS AD AC", "2S", [9, 4])
    assert below(entries) == [180, 80]
    assert above(entries) == [[], []]


def test_the_hands_of_a_swap_V2B_C4():
    """V2B-C4: both keep; then A has swapped."""
    north = "7S 3S AC 9C AD KD JD 8D QH 9H 6H 4H 3H"
    south = "QS JS TS 8S 6S JC 4C 7D 4D AH KH 8H 7H"
    assert above(two(south, north, "1H", [7, 6])) == [[], []]
    east = "KS 9S 5S KC QC TC 7C 5C 9D 6D 3D TH 5H"
    assert above(two(east, north, "1H", [7, 6])) == [[], [200]]


@pytest.mark.parametrize(
    ("contract", "tricks", "written"),
    [
        ("1H", [7, 6], [[], []]),
        ("2S", [8, 5], [[200], []]),
        ("3C", [4, 9], [[], [600]]),
        ("3D", [4, 9], [[], [1500]]),
        ("2NT", [8, 5], [[], [1000]]),
    ],
)
@pytest.mark.parametrize("game", ["vint_two_swap", "vint_two_draw"])
def test_what_lies_in_the_packets_counts_for_nobody_though_it_be_told_V2B_6(game, contract, tricks, written):
    """The deal of V2B-C4, whole as it was dealt. Hearts: A K : Q, aces 1 : 2. Spades: Q J T : none. Clubs: 1 : 1.
    Diamonds: none : A K J."""
    piles = "N 73.A9.AKJ8.Q9643 | E K95.KQT75.963.T5 | S QJT86.J4.74.AK87 | W A42.8632.QT52.J2"
    declarer = "S" if tricks[0] > 6 else "N"
    result = {"contract": contract, "declarer": declarer, "tricks": tricks, "hands": hands(piles)}
    assert above(scored(result, game)) == written


def test_honours_out_of_play_count_for_nobody_V2C_C4():
    """V2C-C4, V2C-6."""
    for south, north, written in (("AS AC AD", "KD 2D", [600, 500]), ("AS AC", "AD 2D", [400])):
        result = {"contract": "2H", "declarer": "S", "tricks": [8, 5], "hands": {"S": south, "N": north}}
        entries = scored(result, "vint_two_draw")
        assert (below(entries), above(entries)) == ([160, 100], [written, []])


def test_two_aces_each_belong_to_the_one_with_seven_tricks_V2B_6():
    entries = two("AS AC KH", "AD AH QH", "2H", [6, 7])
    assert [e.amount for e in entries if e.reason == "honours-and-aces"] == [800]


# -- revokes (M-8)


def test_a_revoke_by_the_declarers_V_C51():
    """V-C51, M-8."""
    entries = scored({"contract": "3H", "declarer": "N", "tricks": [10, 3], "revokes": [0]})
    assert below(entries) == [210, 180]
    assert above(entries) == [[], [6000]]


def test_a_revoke_with_fewer_than_three_tricks_V_C52():
    """V-C52, M-8."""
    entries = scored({"contract": "4S", "declarer": "E", "tricks": [2, 11], "revokes": [0]})
    assert below(entries) == [0, 520]
    assert above(entries) == [[], [4000, 2000]]


def test_a_trick_lacking_is_doubled_with_the_penalties_VZ_1():
    entries = scored(
        {"contract": "4S", "declarer": "E", "tricks": [2, 11], "revokes": [0]}, double_penalties=True
    )
    assert above(entries) == [[], [8000, 2000]]


@pytest.mark.parametrize(("double", "fine"), [(False, 4000), (True, 8000)])
def test_the_price_of_a_game_for_a_revoke_is_doubled_with_the_penalties_VZ_1(double, fine):
    """V2B-8, G-12, VZ-1: as much as a trick short; no tricks change hands, and nothing is capped."""
    result = {"contract": "4H", "declarer": "S", "tricks": [10, 3], "revokes": [0], "below": [200, 0]}
    entries = scored(result, "vint_two_swap", revoke_fine="game", double_penalties=double)
    assert below(entries) == [400, 120]
    assert above(entries) == [[1000], [fine]]


@pytest.mark.parametrize(
    ("revokes", "below_line", "above_line"),
    [
        ([1, 0], [400, 120], [[4000], []]),  # 11:2 → 13:0, one lacking → 10:3
        ([0, 1], [440, 80], [[], []]),  # 11:2 → 8:5 → 11:2
    ],
)
def test_the_order_of_revokes_of_both_sides_matters_M_8(revokes, below_line, above_line):
    """M-8.5: each on the counts left by the one before."""
    entries = scored({"contract": "4NT", "declarer": "S", "tricks": [11, 2], "revokes": revokes})
    assert (below(entries), above(entries)) == (below_line, above_line)


@pytest.mark.parametrize(("double", "sums"), [(False, [22000]), (True, [42000])])
def test_two_revokes_of_declarers_who_have_four_tricks_M_8(double, sums):
    """M-8.2, M-8.3, V-32, VZ-1: 4:9 → 1:12 → 0:13 with two lacking; eight short; a grand slam of the defenders."""
    result = {"contract": "2C", "declarer": "N", "tricks": [4, 9], "revokes": [0, 0]}
    entries = scored(result, double_penalties=double)
    assert below(entries) == [0, 260]
    assert [sum(above(entries)[1])] == sums


@pytest.mark.parametrize(
    ("game", "result", "below_line", "above_line"),
    [
        # 490 already: all goes above; the others end the rubber with the tricks given over
        (
            "vint",
            {"tricks": [11, 2], "below": [490, 400], "games": [1, 1], "crosses": 2},
            [0, 100],
            [[160], [2000, 1000]],
        ),
        # with a widow the cap is 590; the contract fails by the tricks given over
        ("vint_widow", {"tricks": [9, 4], "below": [580, 0]}, [10, 140], [[110], [4000]]),
    ],
)
def test_what_exceeds_the_cap_of_a_revoke_is_written_above_M_8(game, result, below_line, above_line):
    """M-8.4, VW-7."""
    entries = scored({"contract": "2C", "declarer": "N", "revokes": [0], **result}, game)
    assert (below(entries), above(entries)) == (below_line, above_line)


def test_defenders_make_a_grand_slam_in_Vitalin_by_a_revoke_alone_VV_4():
    """VV-C4, M-8.2, M-8.3: the declarers' two tricks of the talon go over, and one is lacking."""
    result = {"contract": "1H", "declarer": "S", "tricks": [2, 11], "revokes": [0]}
    entries = scored(result, "vint_vitalin")
    assert (below(entries), above(entries)) == ([0, 130], [[], [7000, 2000, 1000]])


@pytest.mark.parametrize(("contract", "below_line", "winner"), [("2D", [160, 100], 0), ("1D", [80, 50], 1)])
def test_the_talon_of_Vitalin_reaches_the_game_first_or_falls_short_of_it_VV_3(contract, below_line, winner):
    """VV-C3, V-56: NS 470, EW 490: two tricks at 20 are 510 before the first lead; at 10 only 490, and EW take the
    first trick that is played."""
    order = [0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]
    result = {"contract": contract, "declarer": "N", "winners": order, "below": [470, 490]}
    entries = scored(result, "vint_vitalin")
    assert below(entries) == below_line
    assert [entry.column for entry in entries if entry.reason == "game"] == [winner]


@pytest.mark.parametrize(
    ("both_reach", "before", "winner"),
    [
        ("trick_order", [0, 450, 460, 0], 2),
        ("trick_order", [0, 460, 460, 0], 1),
        ("declarer_first", [0, 450, 460, 0], 1),
        ("declarer_first", [480, 0, 450, 0], 1),
        ("higher_total", [480, 10, 0, 480], 3),
        ("higher_total", [460, 10, 0, 0], 1),
    ],
)
def test_who_of_four_persons_takes_the_game_VA_6(both_reach, before, winner):
    """VA-6, section 6: W plays 5S with the hand of N; they write 550, E and S 100. At one trick the larger total,
    the declarer before the dealer, the dealer before the defenders, and E, nearer to W's left, before S."""
    order = [0] * 11 + [1] * 2
    result = {"contract": "5S", "declarer": "W", "dealer": "N", "winners": order, "below": before}
    entries = scored(result, "vint_auction", both_reach=both_reach)
    assert [entry.column for entry in entries if entry.reason == "game"] == [winner]


def test_one_trick_left_is_a_little_slam_for_the_others_V_C53():
    """V-C53, M-8, G-10."""
    entries = scored({"contract": "2D", "declarer": "W", "tricks": [4, 9], "revokes": [0]})
    assert below(entries) == [20, 240]
    assert above(entries) == [[], [1000]]


def test_the_scorer_by_itself_caps_the_offenders_V_C54():
    """V-C54, M-8.4: the order of the tricks need not be given where only one side can finish."""
    result = {"contract": "2C", "declarer": "N", "tricks": [12, 1], "revokes": [0], "below": [430, 420]}
    assert [row for row in figures(scored(result)) if row[3] != "aces-less-honours"] == [
        (0, "below", 60, "tricks"),
        (0, "above", 120, "over-cap"),
        (1, "below", 80, "tricks"),
        (1, "above", 1000, "game"),
    ]


def test_where_both_reach_the_target_the_scorer_wants_the_order_of_tricks_V_56():
    result = {"contract": "2C", "declarer": "N", "tricks": [9, 4], "below": [430, 460]}
    with pytest.raises(BadPosition) as refused:
        scored(result)
    assert refused.value.rule == "V-56"
    assert ("game", 0) in [(entry.reason, entry.column) for entry in scored({**result, "below": [430, 400]})]


def test_revokes_of_both_sides_are_settled_one_after_the_other_V_C58():
    """V-C58: the counts; the cap is in the manners."""
    entries = scored({"contract": "2H", "declarer": "N", "tricks": [9, 4], "revokes": [0, 1]})
    assert below(entries) == [180, 80]
    assert above(entries) == [[], []]


@pytest.mark.parametrize(
    ("game", "result", "alone"),
    [
        # V-C51: the contract is two short by it, and 90 go from one side to the other
        ("vint", {"contract": "3H", "declarer": "N", "tricks": [10, 3], "revokes": [0]}, {0: 6180}),
        # 3H with four tricks: N's costs three of them, S's the last one with two lacking
        (
            "vint",
            {"contract": "3H", "declarer": "N", "tricks": [4, 9], "revokes": [0, 0], "denied": ["N", "S"]},
            {2: 9000 + 180 + 1000, 0: 3000 + 60 + 1000 + 6000},
        ),
        # the first was not asked about: the second alone is S's affair
        (
            "vint",
            {"contract": "3H", "declarer": "N", "tricks": [4, 9], "revokes": [0, 0], "denied": ["", "S"]},
            {0: 3000 + 60 + 1000 + 6000},
        ),
        # a denial that does no harm where fewer tricks are better: 8:5 is 1500 to EW, 5:8 as much to NS
        ("vint", {"passed_out": True, "tricks": [8, 5], "revokes": [0]}, {0: -3000}),
        # a slam that falls by it to nine tricks: 6720 and 60 become 540 and 23240
        ("vint", {"contract": "6H", "declarer": "S", "tricks": [12, 1], "revokes": [0]}, {0: 29360}),
        # with re-seating S plays with W
        (
            "vint_reseat",
            {"contract": "2C", "declarer": "W", "sides": [0, 0, 1, 1], "tricks": [8, 5], "revokes": [0]},
            {0: 6120},
        ),
    ],
)
def test_the_scorer_tells_who_answers_alone_for_a_denied_revoke_M_9(game, result, alone):
    """M-8.5, M-9, V-73: the denier pays what his revoke has changed, and his partner gets it back."""
    pairs = {0: 1, 1: 0} if "sides" in result else {0: 2, 2: 0}
    wanted = {seat: 0 for place in alone for seat in (place, pairs[place])}
    for place, amount in alone.items():
        wanted[place] -= amount
        wanted[pairs[place]] += amount
    rows = [e for e in scored({"denied": ["S"], **result}, game) if e.reason in ("alone", "freed")]
    assert {e.rule for e in rows} == {"M-9"}
    found = dict.fromkeys(wanted, 0)
    for entry in rows:
        found[entry.column - 2] += entry.amount
    assert found == wanted


@pytest.mark.parametrize(
    ("game", "part"),
    [
        ("vint", {"denied": ["E"]}),
        ("vint", {"denied": ["S", "N"]}),
        ("vint", {"denied": ["X"]}),
        ("vint_two_dummies", {"denied": ["S"]}),
        ("vint_two_swap", {"denied": ["S"]}),
        ("vint_three_rotating", {"denied": ["S"]}),
        ("vint_three_auction", {"denied": ["S"]}),
    ],
)
def test_nobody_denies_a_revoke_who_has_no_partner_or_made_none_M_9(game, part):
    """M-9: NS revoked once; a dummy's owner is asked by nobody."""
    with pytest.raises(BadPosition):
        scored({"contract": "3D", "declarer": "S", "tricks": [9, 4], "revokes": [0], **part}, game)


# -- each for himself (V3B-7)


def test_the_largest_total_is_paid_by_each_V3B_C1():
    """V3B-C1, V3B-7."""
    assert shares({"totals": [4135, 1065, 2700]}, "vint_three_auction") == {0: 4505, 1: -3070, 2: -1435}


def by_person(entries: list[Entry], number: int) -> list[list[tuple[str, int]]]:
    """Place and amount of what each person writes."""
    return [[(e.place, e.amount) for e in entries if e.column == column] for column in range(number)]


def test_the_scorer_counts_the_dealers_open_hand_with_the_declarers_VA_C2():
    """VA-C2: the columns are S W N E, and each writes in full without being asked for his total before (VA-5)."""
    piles = "N 9.AT653.K973.J52 | E 873.QJ92.QT.AKQ7 | S AKJT6.K.852.T864 | W Q542.874.AJ64.93"
    result = {"contract": "4H", "declarer": "E", "dealer": "N", "tricks": [9, 4], "hands": hands(piles)}
    defender = [("below", 160), ("above", 4000)]
    declarer = [("below", 360), ("above", 2400), ("above", 1000)]
    dealer = [declarer[0], ("above", 4000), *declarer[1:]]
    assert by_person(scored(result, "vint_auction"), 4) == [defender, defender, dealer, declarer]


@pytest.mark.parametrize(
    ("took", "declarer", "defender"),
    [
        (10, [("below", 400), ("above", 2400)], [("below", 120)]),
        (8, [("below", 320), ("above", 2400)], [("below", 200), ("above", 8000)]),
    ],
)
def test_each_of_three_writes_in_full_V3B_C2(took, declarer, defender):
    """V3B-C2, V3B-C3, the declarer at each of the three chairs: the columns are S, W and E."""
    cards = {
        "N": "QJ9.J.AK976.QT62",
        "S": "AK63.KT943.T83.4",
        "W": "T874.A865.J2.975",
        "E": "52.Q72.Q54.AKJ83",
    }
    for column, place in enumerate("SWE"):
        seated = {**cards, "S": cards[place], place: cards["S"]}
        piles = {name: hand(line) for name, line in seated.items()}
        result = {"contract": "4S", "declarer": place, "tricks": [took, 13 - took], "hands": piles}
        wanted = [defender, defender, defender]
        wanted[column] = declarer
        assert by_person(scored(result, "vint_three_auction"), 3) == wanted


@pytest.mark.parametrize(
    ("game", "part", "given", "rule"),
    [
        ("vint", "revokes", [2], ""),
        ("vint", "hands", {"Q": "AS"}, ""),
        ("vint", "hands", {"S": "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AC"}, ""),
        ("vint", "sides", [0, 0, 0, 1], ""),
        ("vint", "below", [500, 0], "V-55"),
        ("vint_widow", "below", [0, 600], "V-55"),
        ("vint_double_widow_nail", "contract", "2NT", "VD-2"),
        ("vint_two_widow", "contract", "1S", "V2E-2"),
    ],
)
def test_a_result_that_cannot_be_is_refused_V_55(game, part, given, rule):
    """V-5, V-55, M-8, V2E-2, VD-2."""
    with pytest.raises(BadPosition) as caught:
        scored({"contract": "3D", "declarer": "S", "tricks": [9, 4], part: given}, game)
    assert caught.value.rule == rule
    assert part in str(caught.value) or part == "hands"


@pytest.mark.parametrize(
    ("game", "result", "rule"),
    [
        ("vint_auction", {"declarer": "E"}, "VA-1"),
        ("vint_auction", {"declarer": "E", "dealer": "E"}, "VA-1"),
        ("vint_three_auction", {"declarer": "N"}, ""),
        ("vint_three_rotating", {"declarer": "N"}, ""),
        ("vint_two_auction", {"declarer": "E"}, ""),
        ("vint_two_swap", {"declarer": "W"}, ""),
    ],
)
def test_the_scorer_wants_a_declarer_who_can_bid_and_the_hand_he_plays_besides_VA_1(game, result, rule):
    """VA-1, V2D-3, V2B-1, V3A-3, V3B-1."""
    with pytest.raises(BadPosition) as caught:
        scored({"contract": "2D", "tricks": [8, 5], **result}, game)
    assert caught.value.rule == rule


def test_with_a_total_for_each_person_the_scorer_writes_for_persons_VA_5():
    """VA-C2, VA-6: the columns are S W N E. E and N write the tricks of their side, all but E the penalty; S
    reaches 500 with his second trick."""
    piles = "N 9.AT653.K973.J52 | E 873.QJ92.QT.AKQ7 | S AKJT6.K.852.T864 | W Q542.874.AJ64.93"
    result = {
        "contract": "4H",
        "declarer": "E",
        "dealer": "N",
        "hands": hands(piles),
        "winners": [1, 1, 1, *[0] * 9, 1],
        "below": [420, 410, 300, 0],
        "games": [1, 0, 0, 0],
        "crosses": 1,
    }
    entries = scored(result, "vint_auction")
    south, west, north, east = by_person(entries, 4)
    honours = [("above", 2400), ("above", 1000)]
    assert east == [("below", 360), *honours]
    assert north == [("below", 360), ("above", 4000), *honours]
    assert west == [("below", 160), ("above", 4000)]
    assert south == [*west, ("above", 2000), ("above", 500)]


@pytest.mark.parametrize(("declarer", "below", "winner"), [("S", [0, 400, 400], 1), ("E", [400, 400, 0], 1)])
def test_the_scorer_prefers_the_defender_nearer_to_the_declarers_left_V3B_6(declarer, below, winner):
    """S, W and E; a declarer at E changes places with S, who then sits farther from his left than W."""
    result = {"contract": "3S", "declarer": declarer, "winners": [1] * 4 + [0] * 9, "below": below}
    entries = scored(result, "vint_three_auction")
    assert [entry.column for entry in entries if entry.reason == "game"] == [winner]


@pytest.mark.parametrize(("dealer", "transfer", "owner"), [("S", False, 0), ("W", False, 1), ("S", True, 1)])
def test_the_scorer_knows_which_dummy_the_dealer_has_opened_V2D_3(dealer, transfer, owner):
    """B declares; A K Q of trumps lie at E: his partner hand if he dealt or if the dummies have changed places."""
    result = {
        "contract": "2C",
        "declarer": "W",
        "dealer": dealer,
        "tricks": [5, 8],
        "hands": {"E": "AC KC QC"},
    }
    entries = scored(result, "vint_two_auction", transfer=transfer)
    assert {entry.column for entry in entries if entry.reason == "coronet"} == {owner}


@pytest.mark.parametrize(("took", "net"), [(7, -3980), (8, 4060)])
def test_the_scorer_settles_a_deal_with_re_seating_VS_5(took, net):
    """VS-C3 with a bonus of 2000 and two crosses: seven tricks 1140 − 2120 − 3000, eight 1160 − 100 + 3000."""
    piles = "N AK96.T65.K85.864 | E Q7542.KJ.A7.T972 | S J3.Q97.QJT42.AJ3 | W T8.A8432.963.KQ5"
    result = {
        "contract": "2S",
        "declarer": "N",
        "tricks": [took, 13 - took],
        "hands": hands(piles),
        "crosses": 2,
    }
    assert shares(result, "vint_reseat", reseat_bonus=2000) == {0: net, 1: -net, 2: net, 3: -net}


def test_several_share_the_top_VA_C4():
    """VA-C4, VA-7, V3B-7: S 5000, W 2000, N 8000, E 8000."""
    assert shares({"totals": [5000, 2000, 8000, 8000]}, "vint_auction") == {
        0: -3000,
        1: -6000,
        2: 4500,
        3: 4500,
    }
    assert {entry.rule for entry in make("vint_auction").score({"totals": [1, 2, 3, 4]})} == {"VA-7"}
    assert score.settled_by_persons([7, 7, 7]) == [0, 0, 0]
    assert score.settled_by_persons([10, 10, 5]) == [2, 2, -4]
