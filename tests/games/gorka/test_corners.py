"""Corners of Gorka where two rules or three meet; every figure is worked out by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lomber import BadPosition, IllegalMove, Table, make
from tests.games.gorka.test_hands import better
from tests.games.gorka.test_rules import bid, names, table

QUEENS = "QS QC QD QH"
BOTH = "6S 6C 6D 6H QS QC QD QH"


@pytest.mark.parametrize(
    ("winner", "loser", "falki"),
    [
        ("6S 6C 6D 6H", "AS AC AD AH", "6S 6C 6D 6H"),  # G-34
        ("AD AH 6D 6H", "AS AC 6S 6C", "6S 6C 6D 6H"),  # the same rank: hearts over clubs (G-31)
        ("KS KC 6S 6C", "QS QC QD QH", "6S 6C 6D 6H"),
        ("7S 7C 7D 6S", "AH KH QH JH", "6S 6C 6D 6H"),  # four of a rank over four of a suit
        ("AS 7S 8S 9S", "7H 8H 9H 6S", "6S 6C 6D 6H"),  # 35 over 33
        ("AS KS QS 6C", "AH QH JH 6D", "6S 6C 6D 6H"),  # 42 each: A A K Q over A A Q J (AM-10)
        ("AH KH 6C 8C", "AS KS 6S 9D", "6S 6C 6D 6H"),  # 32 each and A A K each: hearts
        ("7S 7C 6D AH", "AC KC 6C 9S", "6S 6C 6D 6H"),  # a trynka of sevens over three cards
        ("7S AC 6S 6C", "KS KC KD 9H", "6S 6C 6D 6H"),  # two fal'ki make the better rank: aces
        ("AD AH AS 9C", "7S AC 6S 6C", "6S 6C 6D 6H"),  # aces both: hearts over clubs
        ("7S AS 6S 6C", "AC AD AH KH", "6S 6C 6D 6H"),  # one suit: khlyust, 40, over a trynka
        ("AH 9H 8C 7D", "KS 6S 9C 8D", "6S 6C 6D 6H"),  # nothing: 20 each, A 9 over K K
        ("KD QD 9S 8C", "KH JH 9C 8S", "6S 6C 6D 6H"),  # nothing: 20 each, K Q over K J though diamonds
        ("AS 9C 8D 7H", "KH 9D 8C 7S", "6S 6C 6D 6H"),
        ("AS KS QS 9D", "AH TH 6S 9C", QUEENS),  # A K and the fal'ka 32; two of a suit are nothing
        ("QS QC QD QH", "6S 6C 6D 6H", BOTH),  # hearts both: the queen is the higher rank
        ("6C 6D QH 6H", "QS QC QD 6S", BOTH),  # the best of one is a heart
        ("AS AC AD AH", "KS KC KD KH", ""),
        ("TS 9S 8S 7S", "AS AC AD KH", ""),
    ],
)
def test_the_better_of_two_hands_G_29_to_G_36(winner: str, loser: str, falki: str) -> None:
    assert better(winner, loser, falki) and not better(loser, winner, falki)


def scored(result: dict[str, Any], **options: Any) -> list[int]:
    game = make("gorka", **options)
    found = [0] * int(game.seats)
    for entry in game.score(result):
        found[entry.column] += entry.amount
    return found


@pytest.mark.parametrize(
    ("result", "options", "expected"),
    [
        # three show at the cap of 50, the fourth has passed with 30: 40 + 180
        (
            {"hands": ["AS KS 9D 8C", "AC AD AH 7S", "", "KH QH JH TH"], "commitments": [50, 50, 30, 50]},
            {"players": 4, "cap": 50, "max_raise": 50},
            [-60, -60, -40, 160],
        ),
        # the last one in takes it with the money of one who went higher and passed
        ({"winner": 2, "commitments": [0, 80, 60]}, {"players": 3, "base_stake": 25}, [-25, -105, 130]),
        ({"hands": ["7S 8C 9D TH", "7C 8D 9H TS"], "commitments": [0, 0]}, {"players": 2}, [10, -10]),
    ],
)
def test_the_pot_G_24_G_26_G_28(result: dict[str, Any], options: dict[str, Any], expected: list[int]) -> None:
    assert scored(result, **options) == expected


def test_who_shows_has_paid_up_G_26() -> None:
    with pytest.raises(BadPosition, match="G-26"):
        scored({"hands": ["AS KS 9D 8C", "AC AD AH 7S"], "commitments": [50, 40]}, players=2)


def test_an_answer_that_reaches_the_cap_leaves_the_other_to_pay_up_or_pass_G_25_G_28() -> None:
    """Two, cap 100. 0 raises 40, 1 opens (40), 0 answers with 60: 100. Then 1 pays 60 and both show."""
    begun = table(2, cap=100, hands=1)
    bid(begun, "0 raise 40 · 1 open")
    assert names(begun) == ["pass", "agree", *[f"raise {amount}" for amount in range(10, 61, 10)]]
    bid(begun, "0 raise 60")
    assert begun.turn() == 1 and names(begun) == ["pass", "open"]
    with pytest.raises(IllegalMove, match="G-28"):
        begun.play(1, "raise 10")
    bid(begun, "1 open")
    assert begun.scores() == [-110, 110], "kings and aces: spades against clubs"


def test_all_in_at_the_cap_three_ways_and_one_who_passed_below_it_G_28() -> None:
    """Cap 60. 0: 30, 1: 60 (capped), 2 pays 60, 3 passes, 0 pays 30 more: three show, 40 + 180."""
    begun = table(4, cap=60, max_raise=60, hands=1)
    bid(begun, "0 raise 30 · 1 raise 30 · 2 open · 3 pass · 0 open")
    assert begun.scores()[3] == -10 and sorted(begun.scores()) == [-70, -70, -10, 150]


def test_over_dark_up_to_the_cap_closes_the_bidding_for_all_G_9_G_28() -> None:
    """Dark 20, over-dark 60 at a cap of 60: nobody can raise; who is below pays up or passes, in turn."""
    begun = table(4, dark="20 - 60", cap=60, max_raise=30, hands=1)
    assert begun.turn() == 0 and names(begun) == ["pass", "open"]
    bid(begun, "0 pass · 1 open · 3 pass")
    assert begun.scores()[0] == -30 and begun.scores()[3] == -10
    assert sum(begun.scores()) == 0 and max(begun.scores()) == 40 + 20 + 60 + 60 - 70


def test_a_dark_player_topped_in_the_dark_does_not_stand_G_23() -> None:
    begun = table(3, dark="20 30 -", hands=1)
    assert begun.turn() == 0 and "stand" not in names(begun) and "open" not in names(begun)
    bid(begun, "0 raise 10")
    assert "stand" not in names(begun), "the High is 40 by now"
    bid(begun, "1 pass")
    assert "open" in names(begun)
    bid(begun, "2 open · 0 raise 100 · 2 pass")
    assert begun.scores() == [-10 - 140 + 30 + 140 + 30 + 40, -10 - 30, -10 - 40]


def test_of_two_the_dealer_takes_the_pot_without_a_word_G_24() -> None:
    begun = table(2, hands=1)
    bid(begun, "0 pass")
    assert begun.scores() == [-10, 10]


def test_stakes_of_the_dark_go_by_the_unit_and_not_by_the_smallest_raise_G_8_G_22() -> None:
    game = make("gorka", players=2, draw=False, unit=5, min_raise=20, max_raise=40, cap=100)
    begun = Table(game, seed=1)
    assert names(begun)[:3] == ["no_dark", "dark 5", "dark 10"] and names(begun)[-1] == "dark 40"
    begun.play(0, "dark 5")
    assert names(begun)[1] == "dark 10" and names(begun)[-1] == "dark 100"
    for move in ("dark 12", "dark 105"):
        with pytest.raises(IllegalMove, match="G-9"):
            begun.play(1, move)


@pytest.mark.parametrize("phase", ["dark", "expose", "bid"])
def test_who_is_told_without_cards_has_none_and_not_two_G_12(phase: str) -> None:
    """The second two cards are filled in for whom the first two are told: the refusal counts what was told."""
    game = make("gorka", players=2, dark=True)
    with pytest.raises(BadPosition, match="seat 0 has 0 cards"):
        game.set_up({"phase": phase, "piles": {"hand.1": "AS KS"}, "playing": [0, 1]})


def reckoned(hand: list[str], falki: tuple[str, ...]) -> tuple[int, ...]:
    """G-29 … G-36 once more, as figures that compare: the category, and what decides within it."""
    ranks, suits = "6789TJQKA", "SCDH"
    wild = sum(card in falki for card in hand)
    own = [card for card in hand if card not in falki]
    if not own:
        best = max(hand, key=lambda card: (suits.index(card[1]), ranks.index(card[0])))
        return (5, suits.index(best[1]), ranks.index(best[0]))

    def equal(rank: str) -> tuple[int, ...]:
        return (ranks.index(rank), max(suits.index(card[1]) for card in own if card[0] == rank))

    def suited(suit: str) -> tuple[int, ...]:
        order = sorted((ranks.index(card[0]) for card in own if card[1] == suit), reverse=True)
        order = order[:1] * wild + order
        return (sum([6, 7, 8, 9, 10, 10, 10, 10, 11][rank] for rank in order), *order, suits.index(suit))

    found: list[tuple[int, ...]] = []
    for rank in {card[0] for card in own}:
        number = wild + sum(card[0] == rank for card in own)
        if number >= 3:
            found.append(({3: 2, 4: 4}[number], *equal(rank)))
    for suit in {card[1] for card in own}:
        number = wild + sum(card[1] == suit for card in own)
        found.append(({3: 1, 4: 3}.get(number, 0), *suited(suit)))
    return max(found)


@pytest.mark.parametrize("falki", ["6S 6C 6D 6H", QUEENS, BOTH, "AS KH", ""])
def test_hands_of_all_sorts_are_compared_a_second_way_G_29_to_G_37(falki: str) -> None:
    """Two hands out of nine cards with many fal'ki and few suits, so that all classes meet; none are equal."""
    random = Random(len(falki))
    pack = [rank + suit for rank in "6789TJQKA" for suit in "SCDH"]
    wild = tuple(falki.split())
    met: set[tuple[int, int]] = set()
    for _ in range(1500):
        first = random.choice(pack)
        near = [card for card in pack if card in wild or card[0] == first[0] or card[1] == first[1]]
        few = random.sample(near, min(len(near), 6)) + random.sample(pack, 6)
        few = list(dict.fromkeys(few))[:9]
        random.shuffle(few)
        one, other = few[:4], few[4:8]
        keys = reckoned(one, wild), reckoned(other, wild)
        met.add((keys[0][0], keys[1][0]))
        assert keys[0] != keys[1]
        assert better(" ".join(one), " ".join(other), falki) is (keys[0] > keys[1]), (one, other)
    assert len(met) > 12
