"""Where two or three rules of the count meet: revokes and slams, the exact game and double writing, ties, ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vint.tables import above, below, hands, scored

DEAL = "N AQ87.A.AKQJT6.AT | E J94.T763.-.J87642 | S KT653.982.95.K93 | W 2.KQJ54.87432.Q5"
"""N has four aces and the coronet of diamonds to the ten (V-C37)."""

BOTH = {"double_penalties": True, "screwing_coronets": True}


def written(
    contract: str, taken: list[int], piles: str = DEAL, revokes: tuple[int, ...] = (), **options: Any
) -> tuple[list[int], list[list[int]]]:
    """`7NT by N`: what stands below and above, by side, the larger figures first."""
    bid, _, declarer = contract.split()
    result = {"contract": bid, "declarer": declarer, "tricks": taken, "hands": hands(piles) if piles else {}}
    entries = scored({**result, "revokes": list(revokes)}, **options)
    return below(entries), above(entries)


def test_a_grand_slam_with_all_that_screws_VZ_3():
    """V-48, V-39, VZ-3: 7 × 3000 for the coronet, 7 × 2000 for four aces at no trumps."""
    expected = [910, 0], [[21000, 14000, 10000, 7000, 2000], []]
    assert written("7NT by N", [13, 0], **BOTH) == expected


def test_a_grand_slam_one_short_keeps_the_little_one_and_screws_nothing_VZ_4():
    """V-47, VZ-1: 2 × 7000, and 10000 that are not doubled."""
    expected = [840, 70], [[7000, 3000, 2000, 1000], [14000, 10000]]
    assert written("7NT by N", [12, 1], **BOTH) == expected


@pytest.mark.parametrize(("options", "penalty"), [({}, 6000), (BOTH, 12000)])
def test_a_little_slam_with_thirteen_in_the_exact_game_screws_nothing_either_VX_3(options, penalty):
    """VX-3, VZ-4: it is not made. The grand slam is (VX-2)."""
    expected = [780, 0], [[6000, 3000, 2000, 2000], [penalty, 5000]]
    assert written("6NT by N", [13, 0], exact=True, **options) == expected


@pytest.mark.parametrize(
    ("options", "figures"),
    [({}, [12000, 5400, 5000, 3000, 2000, 1000]), (BOTH, [24000, 18000, 6000, 5400, 5000, 2000])],
)
def test_a_revoke_of_the_only_trick_makes_the_little_slam_a_grand_one_M_8(options, figures):
    """M-8.2, M-8.3: the one trick goes over, two are lacking; bid was the little slam (V-48)."""
    assert written("6D by N", [12, 1], revokes=(1,), **options) == ([780, 0], [figures, []])


@pytest.mark.parametrize(("options", "penalty"), [({}, 7000), (BOTH, 14000)])
def test_all_tricks_to_the_defenders_of_the_lowest_bid_V_47(options, penalty):
    """Seven short; defenders' coronets always screw, at level one without effect (VZ-4)."""
    expected = [130, 0], [[penalty, 2000, 1500, 1000, 800], []]
    assert written("1S by E", [13, 0], **options) == expected


def test_declarers_with_all_tricks_and_the_fewer_honours_V_36():
    """4H: N and S hold A K T of trumps and the four aces, the trump ace twice over (V-37)."""
    assert written("4H by W", [0, 13]) == ([0, 520], [[2800, 1500, 1000], [2000]])


@pytest.mark.parametrize(
    ("contract", "taken", "revokes", "options", "expected"),
    [
        # three over through the defenders' own revoke: judged by the corrected counts (M-8.1, VX-1)
        ("3S by N", [9, 4], (1,), {"exact": True}, ([360, 30], [[1000], [9000]])),
        # six over, and a grand slam all the same (VX-2)
        ("1NT by E", [0, 13], (), {"exact": True}, ([0, 130], [[6000], [2000]])),
        # seven missing are seven wrong (VX-1)
        ("1NT by E", [13, 0], (), {"exact": True}, ([130, 0], [[7000, 2000], []])),
        # the declarers' own revoke: three more short
        ("2D by W", [8, 5], (1,), {}, ([220, 40], [[12000], []])),
        # two lacking, and eight short besides, and the grand slam (M-8.2, M-8.3)
        ("2D by W", [12, 1], (1,), {}, ([260, 0], [[16000, 4000, 2000], []])),
        # to and fro: 5–8, 2–11, 5–8, 2–11 (M-8.5)
        ("3NT by S", [5, 8], (0, 1, 0), {}, ([60, 330], [[], [21000]])),
    ],
)
def test_revokes_and_the_exact_game_by_corrected_counts_M_8(contract, taken, revokes, options, expected):
    """M-8, VX-1, VX-2."""
    assert written(contract, taken, "", revokes, **options) == expected


ENDS = {
    "both have revoked: neither can finish, EW stop at 490": (
        {"contract": "3NT", "declarer": "S", "tricks": [5, 8], "revokes": [0, 1, 0], "below": [300, 480]},
        {},
        [(0, 60), (1, 10), (1, 320), (1, 21000)],
    ),
    "who stands at 490 writes all above": (
        {"contract": "1NT", "declarer": "S", "tricks": [7, 6], "revokes": [1], "below": [420, 490]},
        {},
        [(0, 100), (1, 30), (0, 1000)],
    ),
    "the game is finished by the tricks given over": (
        {"contract": "1NT", "declarer": "S", "tricks": [11, 2], "revokes": [0], "below": [480, 450]},
        {},
        [(0, 10), (0, 70), (1, 50), (1, 1000)],
    ),
    "500 each: by higher total the declarers, though they fail": (
        {"contract": "1NT", "declarer": "E", "tricks": [7, 6], "below": [430, 440]},
        {"both_reach": "higher_total"},
        [(0, 70), (1, 60), (0, 1000), (1, 1000)],
    ),
    "the declarers first, though they fail": (
        {"contract": "1NT", "declarer": "E", "tricks": [7, 6], "below": [440, 440]},
        {"both_reach": "declarer_first"},
        [(0, 70), (1, 60), (0, 1000), (1, 1000)],
    ),
    "the earlier trick ends the rubber, with its crosses": (
        {
            "contract": "1NT",
            "declarer": "E",
            "winners": [0] * 6 + [1] * 6 + [0],
            "below": [430, 440],
            "games": [0, 1],
            "crosses": 4,
        },
        {"rubber_bonus": "plus", "crosses": "screwing"},
        [(0, 70), (1, 60), (0, 1000), (1, 3000), (1, 3500)],
    ),
}


@pytest.mark.parametrize("end", ENDS)
def test_ends_of_games_V_56(end):
    """M-8.4, V-56, V-60, V-62."""
    result, options, expected = ENDS[end]
    entries = scored(result, **options)
    assert sorted((entry.column, entry.amount) for entry in entries) == sorted(expected)


@pytest.mark.parametrize(
    ("contract", "taken", "revokes", "shares"),
    [
        ("7NT by S", [9, 4], [], {2: -38000, 4: 38000}),
        ("7NT by S", [10, 3], [], {}),
        # a revoke of the defenders mends what was four short, one of the declarers makes it so
        ("6S by W", [5, 8], [0], {}),
        ("6S by W", [2, 11], [1], {3: -29000, 5: 29000}),
    ],
)
def test_more_than_three_short_is_judged_after_the_revokes_V_71(contract, taken, revokes, shares):
    bid, _, declarer = contract.split()
    result = {"contract": bid, "declarer": declarer, "tricks": taken, "revokes": revokes, "supported": False}
    found = {entry.column: entry.amount for entry in scored(result) if entry.place == "sum"}
    assert found == shares


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ([5000, 5000, 5000, 1000], [1333, 1333, 1333, -3999]),
        ([5000, 5000, 5000, 5000], [0, 0, 0, 0]),
        ([700, 0, 0, 701], [-1, -701, -701, 1403]),
    ],
)
def test_ties_at_the_top_share_rounded_down_V3B_7(totals, expected):
    entries = scored({"totals": totals}, "vint_auction")
    assert [entry.amount for entry in entries] == expected
