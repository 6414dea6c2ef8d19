"""The odds of all hands of Polish Banchok (A-1, A-2), counted by cases and by trying."""

from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.packs import packs, without_card
from lomber.games.banchok import odds
from lomber.games.banchok.score import covered_of


def test_all_hands_are_counted():
    assert sum(odds.spread().values()) == 104 * 103 * 102 // 6


def test_three_aces_cover_75_of_101_A_2():
    """A-2: only the fourth suit, 26 of the 101 unseen cards, beats three aces of different suits."""
    assert max(odds.spread()) == 75 and odds.spread()[75] == 4 * 2**3


def test_counting_by_cases_agrees_with_trying_hands_A_1():
    """A-1: every fortieth or so of the hands, each covered card by card."""
    whole = packs(2**52 - 1, 2)
    total = number = 0
    for at, hand in enumerate(combinations(range(104), 3)):
        if at % 613:
            continue
        cards = vec[i64]([whole[i] for i in hand])
        unseen = whole
        for card in cards:
            unseen = without_card(unseen, card)
        total += int(covered_of(cards, unseen))
        number += 1
    assert total / number / odds.UNSEEN == pytest.approx(odds.average(), abs=0.01)


def test_a_punter_who_goes_by_the_odds_has_an_edge():
    assert odds.edge(300, 5) > 0 > odds.edge(100, 5), "against a large bank only: he may not pass (B-12)"
    assert 0.05 < odds.favourable() < 0.1
