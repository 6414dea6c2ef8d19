"""Published problems with known answers, problems as people write them, and contracts over all layouts."""

from collections import Counter

import pytest

from lomber.solve import BadProblem, Layouts, Problem

KOVALEVSKAYA = [
    "JS QS 7C 9C TD JD QD KD 7H JH",
    "7S 8S 9S TS 8C 7D 8D 9D 8H 9H",
    "KS AS TC JC QC AD TH QH KH AH",
]
BARBAKARU = [
    "AS AH KH TH KD JD AC 9C 8C 7C",
    "QS JS TS JH 9H AD 9D 7D KC JC",
    "KS 9S QH 8H 7H QD TD 8D QC TC",
]


def test_the_misere_of_kovalevskaya_costs_one_trick():
    """The opponents lead and give the declarer exactly one."""
    assert Problem(KOVALEVSKAYA, leader=0, counted=[1], most=False).tricks() == 1


def test_barbakaru_takes_seven_in_clubs():
    assert Problem(BARBAKARU, leader=0, counted=[0], trump="C").tricks() == 7


def test_each_card_has_its_worth_and_the_line_goes_to_the_end():
    problem = Problem(["AS KS 8H", "QS JS 9H", "TS 9S AH"], leader=0, counted=[0])
    assert problem.worths() == {"KS": 2, "AS": 2, "8H": 2}
    line = problem.line()
    assert len(line) == 9
    assert set(line) == {"AS", "KS", "8H", "QS", "JS", "9H", "TS", "9S", "AH"}


def test_a_problem_may_begin_within_a_trick():
    problem = Problem(["AS QS", "KS 8H", "7H"], leader=2, counted=[0], laid="JS")
    assert problem.worths() == {"QS": 0, "AS": 2}


def test_who_cannot_follow_must_trump_unless_the_game_says_otherwise():
    """Free to discard, the third hand keeps its ace of trumps for the king."""
    hands = ["QS AH", "KC QH", "KS AC"]
    assert Problem(hands, leader=0, counted=[1], trump="C", must_trump=True).tricks() == 1
    assert Problem(hands, leader=0, counted=[1], trump="C", must_trump=False).tricks() == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"hands": ["AS", "AS", "KS"]}, "AS is there twice"),
        ({"hands": ["AS", "QS KC", "KS"]}, "not equally long"),
        ({"hands": ["AS", "XX", "KS"]}, "'XX' is no card"),
        ({"hands": ["AS"]}, "two, three or four hands"),
        ({"leader": 3}, "numbered from 0 to 2"),
        ({"counted": [5]}, "numbered from 0 to 2"),
        ({"counted": []}, "must be counted"),
        ({"trump": "X"}, "no suit"),
        ({"hands": ["", "", ""], "laid": "AS KS QS"}, "complete trick"),
        ({"hands": ["AS KS QS JS", "TS 9S 8S 7S", "6S 5S 4S 3S"]}, "beyond this solver"),
        ({"hands": ["AS", "KS", "QS", "JS"], "counted": [0]}, "two play against two"),
        ({"hands": ["AS", "KS", "QS", "JS"], "counted": [0, 2], "most": False}, "two play against two"),
    ],
)
def test_a_bad_problem_is_refused_with_a_sentence(arguments, sentence):
    described = {"hands": ["AS", "QS", "KS"], "leader": 0, "counted": [0], **arguments}
    with pytest.raises(BadProblem, match=sentence):
        Problem(**described)


def test_all_layouts_are_counted_exactly():
    layouts = Layouts("AS QS", "KS JS 7H 8H", seat=0, leader=1, trump=None)
    found = layouts.all()
    assert layouts.number() == 6
    assert sum(found.values()) == 6
    by_hand: Counter[int] = Counter()
    for left in ("KS JS", "KS 7H", "KS 8H", "JS 7H", "JS 8H", "7H 8H"):
        right = " ".join(card for card in ["KS", "JS", "7H", "8H"] if card not in left.split())
        by_hand[Problem(["AS QS", left, right], leader=1, counted=[0]).tricks()] += 1
    assert found == by_hand


def test_samples_of_layouts_come_near_to_all_of_them():
    layouts = Layouts("AS QS 7C", "KS JS 7H 8H 9H TC JC", seat=0, leader=0, trump="S")
    exact, drawn = layouts.all(), layouts.sample(2000, seed=3)
    for tricks in range(4):
        share = exact[tricks] / layouts.number()
        assert abs(drawn[tricks] / 2000 - share) < 5 * (share * (1 - share) / 2000) ** 0.5 + 0.001


def test_too_few_unseen_cards_are_refused():
    with pytest.raises(BadProblem, match="too few unseen"):
        Layouts("AS KS", "QS JS 7H", seat=0, leader=0)
