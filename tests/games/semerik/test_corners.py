"""Corners of Semerik where two rules or three meet; every figure is worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import IllegalMove, make
from tests.games.semerik.tables import at_trick, figures, play, record, wins


def scored(result: dict[str, Any], **options: Any) -> list[tuple[int, int, str]]:
    return [(e.column, e.amount, e.reason) for e in make("semerik", **options).score(result)]


def points(hand: str, **options: Any) -> int:
    return sum(amount for _, amount, _ in scored({"hands": {"0": hand}}, **options))


FOUR_THREES = "3S 3C 3D 3H 2S AS KS 2C 2D 4H"
TWO_BABAS = "3H 2H AH QH JH 3S 2S AS KS AC"
SEVENS = "7S 7C 7D 7H 6S 6C 6D 6H KS KD"


@pytest.mark.parametrize(
    ("hand", "options", "total"),
    [
        (FOUR_THREES, {}, 6 + 4 + 4),  # the Baba with the king; threes and twos beside a Baba
        (FOUR_THREES, {"four_of_kind": "one_more"}, 6 + 5 + 4),
        (TWO_BABAS, {}, 5 + 6 + 4),  # no king of hearts: a bare Baba of 5; three aces
        (TWO_BABAS, {"hearts_baba_tail": "table"}, 5 + 6 + 4),
        (SEVENS, {}, 4 + 1),
        (SEVENS, {"four_of_kind": "one_more"}, 5 + 2),
        (SEVENS, {"low_triples": "nothing"}, 4),
        (SEVENS, {"low_triples": "nothing", "four_of_kind": "one_more"}, 5),
        ("3H 2H AH KH QH JH 3S 3C 2S 2C", {}, 15 + 4 + 4),
        ("3H 2H AH KH QH JH 3S 3C 2S 2C", {"baba_kqj": 12, "hearts_baba_tail": "table"}, 12 + 4 + 4),
        ("3H 2H AH KH QH 7S 7D 6S 5S 4S", {"baba_kqj": 12}, 11),  # `baba_kqj` is for the jack alone
        ("3S 2S KS QS JS 3C 2C KC QC JC", {}, 0),  # no ace: no Baba, and pairs count nothing
    ],
)
def test_what_a_hand_announces_S_26_to_S_38(hand: str, options: dict[str, Any], total: int) -> None:
    assert points(hand, **options) == total


@pytest.mark.parametrize(
    ("result", "options", "expected"),
    [
        # a fine ends the partie, doubled or not by the line of 11
        ({"before": [20, 10], "revokes": [0, 1]}, {}, [(0, 3, "fined-revoke"), (0, 42, "partie-double")]),
        ({"before": [20, 11], "revokes": [0, 1]}, {}, [(0, 3, "fined-revoke"), (0, 21, "partie-won")]),
        ({"before": [20, 11], "talks": [0, 1]}, {"talk_fine": 3}, [(0, 3, "talk"), (0, 21, "partie-won")]),
        # taken off the offenders: nobody has won, and the line is crossed downwards
        ({"before": [20, 11], "revokes": [0, 1]}, {"fine_mode": "offender_loses"}, [(1, -3, "fined-revoke")]),
        (
            {"before": [20, 12], "trick": "3S 2S AS 4S", "leader": 0, "revokes": [0, 1]},
            {},
            [(0, 1, "rich-trick"), (0, 21, "partie-won")],  # the fine comes too late (S-23)
        ),
        # all tricks bring four after the tenth trick's own points
        (
            {"before": [15, 3], "trick": "3S 2S AS KS", "leader": 2, "tricks": [10, 0]},
            {},
            [(0, 2, "rich-trick"), (0, 4, "all-tricks"), (0, 42, "partie-double")],
        ),
        (
            {"before": [15, 3], "trick": "3S 2S AS KS", "leader": 2, "tricks": [10, 0]},
            {"partie": 17, "double_below": 3},
            [(0, 2, "rich-trick"), (0, 17, "partie-won")],
        ),
        # both are over the line at the end of the hand, and equal
        (
            {"before": [20, 22], "revokes": [0, 1]},
            {"ending": "end_of_hand"},
            [(0, 3, "fined-revoke"), (0, 21, "partie-won")],
        ),
        ({"before": [19, 22], "revokes": [0, 1]}, {"ending": "end_of_hand"}, [(0, 3, "fined-revoke")]),
    ],
)
def test_how_a_partie_ends_S_21_S_23_S_24_S_39(
    result: dict[str, Any], options: dict[str, Any], expected: list[tuple[int, int, str]]
) -> None:
    assert scored(result, **options) == expected


def test_a_player_counts_before_the_next_and_the_next_not_at_all_S_11_S_23() -> None:
    """Dealer 1: seat 2 counts first, then 3. 20 and 3 for three aces: won; the 21 of seat 3 are never counted."""
    hands = {"2": "AS AC AD 4S 5S 6S 7S 4C 5C 6C", "3": "3S 2S 3C 2C 3D 2D 3H 2H AH KH"}
    told = scored({"hands": hands, "dealer": 1, "before": [20, 19]})
    assert told == [(0, 3, "three"), (0, 21, "partie-won")]
    told = scored({"hands": hands, "dealer": 2, "before": [20, 19]})
    assert [line[:2] for line in told] == [(1, 8), (1, 4), (1, 4), (1, 21)]


def test_two_revokes_in_one_trick_are_two_fines_and_a_third_claim_finds_nothing_S_43() -> None:
    """Both partners of side 1 hold clubs and play hearts to a club; their hearts take the trick all the same."""
    hands = {"hand.0": "AC 4S", "hand.1": "4H 5C", "hand.2": "4C 5S", "hand.3": "5H 6C"}
    table = at_trick(hands, options={"manners": True}, tricks=[4, 4], record=[12, 5])
    play(table, "AC 4H 4C 5H")
    assert record(table) == [12, 5], "two figures are none"
    for claimed in (15, 18, 18):
        table.play(0, "claim_revoke 9")
        assert record(table) == [claimed, 5]
    assert [amount for _, amount, _ in figures(table)] == [3, 3]
    with pytest.raises(IllegalMove, match="S-43"):
        table.play(2, "claim_revoke 9")


def test_claims_before_the_revoke_do_not_use_up_the_right_one_S_43() -> None:
    """0 and 2 claim thrice while 1 has followed suit; then 3, who holds a club, throws a heart to the club."""
    hands = {"hand.0": "AC 4S", "hand.1": "5C 4H", "hand.2": "4C 5S", "hand.3": "5H 6C"}
    table = play(at_trick(hands, options={"manners": True}, tricks=[4, 4]), "AC 5C")
    for seat in (0, 2, 0):
        table.play(seat, "claim_revoke 9")
    play(table, "4C 5H")
    assert record(table) == [0, 0]
    table.play(2, "claim_revoke 9")
    assert record(table) == [3, 0]


def test_a_claim_in_the_middle_of_a_trick_wins_the_partie_there_S_43_S_23() -> None:
    hands = {"hand.0": "AC 4S", "hand.1": "4H 5C", "hand.2": "4C 5S", "hand.3": "5H 6C"}
    table = at_trick(hands, options={"manners": True}, tricks=[4, 4], record=[18, 10])
    play(table, "AC 4H")
    table.play(2, "claim_revoke 9")
    assert table.over and wins(table) == [42, 0] and table.scores() == [42, -42, 42, -42]


def test_talk_needs_both_voices_and_is_fined_once_S_43() -> None:
    hands = {"hand.0": "AC 4S", "hand.1": "4H 5C", "hand.2": "4C 5S", "hand.3": "5H 6C"}
    table = at_trick(hands, options={"manners": True, "talk_fine": 2}, tricks=[4, 4])
    table.play(1, "claim_talk")
    assert record(table) == [0, 0]
    table.play(0, "claim_talk")
    table.play(3, "claim_talk")
    assert record(table) == [0, 2]
    with pytest.raises(IllegalMove, match="S-43"):
        table.play(3, "claim_talk")
    table.play(2, "claim_talk")
    assert record(table) == [2, 2]


@pytest.mark.parametrize(
    ("hearts_trump", "cards", "winner", "written"),
    [
        (True, "3S 4H 2S AS", 1, 1),
        (False, "3S 4H 2S AS", 0, 1),
        (True, "3S 3D 3C AS", 0, 2),
        (True, "4D 5D 4H 3H", 3, 0),
        (False, "4D 3S 4H 5D", 3, 0),
    ],
)
def test_who_takes_a_trick_and_what_it_brings_S_19_S_20(
    hearts_trump: bool, cards: str, winner: int, written: int
) -> None:
    got = scored({"trick": cards, "leader": 0}, hearts_trump=hearts_trump)
    assert got == ([(winner % 2, written, "rich-trick")] if written else [])
