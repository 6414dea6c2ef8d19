"""Turns of Face to Face in which tricks, foresight and the card across depend on each other."""

import pytest

from lomber import make

from .face_to_face_help import at, lay, moves, table


@pytest.mark.parametrize(
    ("hand", "own", "their", "first"),
    [
        ("20 30", "40 10", "1 60", {"20 D", "30 A"}),
        ("49 39", "59 2", "1 60", {"49 A"}),
        ("12 5", "50 10", "20 55", {"5 D", "12 oA"}),
        ("49 12 3", "g59 g2", "4 60", {"49 A", "12 D", "3 oA"}),
        ("33 43", "g43 g33", "1 60", {"33 A", "43 D"}),
        ("2 59", "30 31", "2 59", {"2 D", "59 A"}),
    ],
)
def test_the_first_lay_leaves_a_second_by_trick_or_across_F_10_F_11_F_16(
    hand: str, own: str, their: str, first: set[str]
) -> None:
    """F-10, F-11, F-12, F-13, F-16."""
    assert moves(table(hand, own, their)) == first


def test_two_extremes_that_fit_nowhere_lose_at_once_F_12_F_22() -> None:
    """F-12, F-22: the opponent's 59 and 2 lie on one's own piles, and helping him is impossible."""
    assert table("2 59", "g59 g2", "1 60").over


def test_after_the_trick_the_same_card_fits_both_own_piles_F_7_F_10() -> None:
    """F-7, F-10, F-12: 43 on 33 rising, and on 33 falling by the trick."""
    one = table("33 43 7", "g43 g33", "1 60")
    lay(one, "33 A")
    assert moves(one) == {"43 A", "43 D", "7 D"}
    lay(one, "43 D")
    assert moves(one) == {"7 D", "done"}


def test_the_last_card_may_help_the_opponent_and_wins_F_6_F_21() -> None:
    """F-6, F-14, F-21: a card across counts as laid."""
    one = table("55 4", "50 40", "9 60")
    lay(one, "55 A", "4 oA")
    assert one.over
    assert one.scores()[0] > one.scores()[1]


def test_the_only_card_left_wins_across_by_agreement_F_11_F_22() -> None:
    """F-11, F-22: it fits neither own pile, and only the falling one of the opponent."""
    one = at(make("face_to_face", single_card_finish=True), "31", "40 20", "25 29")
    assert moves(one) == {"31 oD"}
    lay(one, "31 oD")
    assert one.over
    assert one.scores()[0] > one.scores()[1]
