"""Hands of Gorka rated: the worked cases W-1 … W-17, W-26, W-27 of gorka.md and the rules behind them.

How the gaps were settled (section 7): AM-1 36 cards; AM-2 three of a suit are a class of their own; AM-3 rank
before suit; AM-4 a fal'ka copies the best companion; AM-10 ranks before suits.
"""

from itertools import combinations

import pytest

from lomber import make
from lomber.cards.pack import pack, read_cards
from lomber.games.gorka.score import CATEGORIES, best_of, points_of, rate

SIXES = "6S 6C 6D 6H"


def called(hand: str, falki: str = SIXES) -> tuple[str, int]:
    rating = rate(read_cards(hand), read_cards(falki))
    return CATEGORIES[rating.category], int(rating.measure)


def better(first: str, second: str, falki: str = SIXES) -> bool:
    """Does the first hand win?"""
    hands = {0: int(read_cards(first)), 1: int(read_cards(second))}
    return best_of(hands, read_cards(falki)) == 0


ACES, KINGS, NINES, SEVENS = 12, 11, 7, 5


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("AS AC 6D KH", ("trynka", ACES)),  # W-1
        ("KS KC 6D 9H", ("trynka", KINGS)),  # W-2
        ("KS KC KD 6H", ("chetverik", KINGS)),  # W-3
        ("QS JS TS 6H", ("khlyust", 40)),  # W-4
        ("KH 8H 6C 9D", ("three-cards", 28)),  # W-5
        ("AH KH 6C 9D", ("three-cards", 32)),  # W-6
        ("AC KC QC 7D", ("three-cards", 31)),  # W-6
        ("AS KS QS 6D", ("khlyust", 42)),  # W-7
        ("9H 9D 6S 6C", ("chetverik", NINES)),  # W-8
        ("AS 6C 6D 9H", ("trynka", ACES)),  # W-9
        ("AS 6C 6D 9S", ("khlyust", 42)),  # W-9
        ("6S 6C 6D 7H", ("chetverik", SEVENS)),  # W-10
        ("AH 6C KD 9S", ("nothing", 22)),  # W-17
        ("AS AC AD AH", ("chetverik", ACES)),  # G-31
        ("6S 6C 6D 6H", ("four-falki", 3)),  # G-34
        ("7S 8C 9D TH", ("nothing", 10)),  # G-36
    ],
)
def test_a_hand_is_rated_at_its_best_W_1_to_W_10(hand: str, expected: tuple[str, int]):
    """W-1 … W-5, W-7 … W-10, W-17, G-29, G-30: categories with the fal'ki, the sum or the rank within them."""
    assert called(hand) == expected


def test_with_queens_as_falki_a_six_is_an_idle_card_W_7():
    """W-7."""
    assert called("AS KS QS 6D", "QS QC QD QH") == ("three-cards", 32)


@pytest.mark.parametrize(
    ("winner", "loser"),
    [
        ("AH KH 6C 9D", "AC KC QC 7D"),  # W-6: 32 against 31
        ("AC AH 6D 7S", "AD AS 6C 7C"),  # W-11: equal trynki, hearts over diamonds
        ("KD QD 8D 7D", "KS QS 8S 7S"),  # W-12: 35 each, diamonds over spades
        ("TS TC TD 6H", "KH QH JH TH"),  # W-13: chetverik over khlyust
        ("KH QH JH TH", "AD 9D 8D 7D"),  # W-14: 40 over 35 in spite of the ace
        ("AS AC AD 9H", "AH KH QH 7C"),  # W-15: trynka over three cards
        ("AH KD 9S 8C", "AD 9C 8S 7H"),  # W-16: nothing, by suit
        ("AS KS 6C 9D", "AH QH 6D 9C"),  # W-26: ranks A A K over A A Q
        ("KS QS 9S 8S", "AH 9H 9D 7H"),  # W-27
        ("KS QS 9S 8S", "KD JD 9D 8D"),  # W-27: K Q over K J
        ("6S 6C 6D 6H", "AS AC AD AH"),  # G-34
        ("KS KC 6D 7H", "QS QC QD 8H"),  # G-33: rank first
        ("AS 6C 6D 7H", "KS KC KD 8H"),  # G-33: the best rank is taken
        ("AS KS 6C 9D", "AH TH 6D 9C"),  # G-35: whatever its suit
    ],
)
def test_of_two_hands_W_11_to_W_16(winner: str, loser: str):
    """W-11, W-12, W-13, W-14, W-15, W-16. W-6, W-26, W-27, G-31 … G-36: who takes the pot."""
    assert better(winner, loser)
    assert not better(loser, winner)


def test_equal_chetveriks_go_by_the_highest_real_suit_G_31():
    """G-31."""
    assert better("9H 9C 6S 6C", "9D 9S 6D 6H")


def test_of_two_hands_of_falki_the_better_suit_and_then_the_rank_wins_G_34():
    """G-34."""
    both = "6S 6C 6D 6H QS QC QD QH"
    assert better("6H 6S 6C 6D", "QS QC QD 7H", both)
    assert better("QH 6S 6C 6D", "6H QS QC QD", both)
    assert better("6H 6S 6C QS", "QD 6D QC 8H", both)


def test_points_of_cards_G_2():
    """G-2."""
    assert [int(points_of(rank)) for rank in (12, 11, 10, 9, 8, 7, 6, 5, 4)] == [
        11,
        10,
        10,
        10,
        10,
        9,
        8,
        7,
        6,
    ]


def test_suits_go_hearts_diamonds_clubs_spades_G_4():
    """G-4, G-32."""
    khlyusts = [f"K{s} Q{s} 8{s} 7{s}" for s in "HDCS"]
    assert all(better(first, second) for first, second in combinations(khlyusts, 2))


def test_ranks_go_from_the_ace_down_to_the_six_G_3():
    """G-3."""
    trynki = [f"{rank}S {rank}C {rank}D {'7H' if rank == '8' else '8H'}" for rank in "AKQJT987"]
    assert all(better(first, second, "") for first, second in combinations(trynki, 2))


def test_no_two_disjoint_hands_are_equal_G_37():
    """G-37. Every hand that can lie against another, in a pack of four ranks with two fal'ki."""
    cards = [f"{rank}{suit}" for rank in "AKQJ" for suit in "SCDH"]
    falki = read_cards("JS JH")
    keys: dict[int, int] = {}
    hands = [int(read_cards(" ".join(hand))) for hand in combinations(cards, 4)]
    for hand in hands:
        key = int(rate(hand, falki).key)
        assert not keys.get(key) or keys[key] & hand, "equal ratings only where both would need one card"
        keys[key] = hand
    assert len(hands) == 1820
    assert int(pack(9)).bit_count() == 36, "G-1"


def test_four_falki_are_described_by_their_best_suit_and_by_no_rank_G_34():
    falki = tuple(f"{rank}{suit}" for rank in "6Q" for suit in "SCDH")
    game = make("gorka", {"players": 2, "falki": falki})
    entries = game.score({"hands": ["6S 6C 6D QD", "QS QC 6H QH"], "commitments": [30, 30]})
    assert [entry.column for entry in entries if entry.reason == "pot-best"] == [1], "hearts above diamonds"
    assert (entries[-1].words["hand"], entries[-1].words["rank"], entries[-1].words["suit"]) == (
        "four-falki",
        "",
        "H",
    )
