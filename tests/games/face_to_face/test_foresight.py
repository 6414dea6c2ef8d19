"""F-16 and F-22 against a plain search over all sequences, written from the rules and not from the code."""

import random

import pytest

from lomber import Table, make

PILES = ("A", "D", "oA", "oD")
Tops = dict[str, int]


def fits(number: int, pile: str, tops: Tops, gave: bool) -> bool:
    """F-6, F-8 … F-13, word by word."""
    top = tops[pile]
    if pile == "A":
        return number > top or number == top - 10
    if pile == "D":
        return number < top or number == top + 10
    if gave:
        return False
    if pile == "oA":
        return top != 1 and number < top
    return top != 60 and number > top


def sequences(hand: frozenset[int], tops: Tops, gave: bool, length: int) -> list[list[tuple[int, str]]]:
    """All sequences of so many lays, in every order, on every pile."""
    if length == 0:
        return [[]]
    found = []
    for number in hand:
        for pile in PILES:
            if fits(number, pile, tops, gave):
                after = {**tops, pile: number}
                rest = sequences(hand - {number}, after, gave or pile.startswith("o"), length - 1)
                found += [[(number, pile), *tail] for tail in rest]
    return found


def random_position(source: random.Random) -> tuple[frozenset[int], Tops, dict[str, object]]:
    """Piles far on, so that hands are often stuck; a hand of one to six."""
    silver, gold = list(range(2, 60)), list(range(2, 60))
    source.shuffle(silver)
    source.shuffle(gold)
    owners = {"A": source.choice("sssg"), "D": source.choice("sssg"), "oA": source.choice("gggs"), "oD": "g"}
    packs = {"s": silver, "g": gold}
    cards = {pile: (owner, packs[owner].pop()) for pile, owner in owners.items()}
    for pile, start in (("oA", 1), ("oD", 60)):
        if source.random() < 0.1:
            cards[pile] = ("", start)
    if source.random() < 0.8:  # own piles crossed: that is where foresight matters
        low, high = sorted((cards["A"], cards["D"]), key=lambda card: card[1])
        cards["A"], cards["D"] = high, low
    hand = frozenset(silver.pop() for _ in range(source.randint(1, 6)))
    tops = {pile: number for pile, (_, number) in cards.items()}
    text = {pile: f"{owner}{number}" for pile, (owner, number) in cards.items()}
    described: dict[str, object] = {
        "to_move": 0,
        "tops": {"silver": f"{text['A']} {text['D']}", "gold": f"{text['oA']} {text['oD']}"},
        "piles": {
            "hand.0": " ".join(map(str, hand)),
            "stock.0": " ".join(map(str, silver[:3])),
            "hand.1": " ".join(map(str, gold[:6])),
        },
    }
    return hand, tops, described


@pytest.mark.parametrize("seed", range(8))
def test_legal_first_and_second_lays_are_those_of_a_plain_search_F_16_F_22(seed: int) -> None:
    """F-16, F-22."""
    source = random.Random(seed)
    game = make("face_to_face")
    lost = restricted = 0
    for _ in range(100):
        hand, tops, described = random_position(source)
        table = Table(game, start=described, dealing=False)
        two = sequences(hand, tops, False, 2)
        firsts = {f"lay {number} {pile}" for (number, pile), _ in two}
        assert table.over == (not two)
        if not two:
            assert table.scores() == [-1, 1]
            lost += 1
            continue
        assert {table.name(move) for move in table.legal(0)} == firsts
        restricted += firsts != {f"lay {n} {p}" for ((n, p),) in sequences(hand, tops, False, 1)}
        number, pile = source.choice(two)[0]
        seconds = {f"lay {n} {p}" for (one, other), (n, p) in two if (one, other) == (number, pile)}
        table.play(0, f"lay {number} {pile}")
        assert {table.name(move) for move in table.legal(0)} == seconds
    assert lost > 5
    assert restricted > 5


@pytest.mark.parametrize("seed", range(2))
def test_third_lays_are_those_that_fit_F_16(seed: int) -> None:
    """F-16."""
    source = random.Random(1000 + seed)
    game = make("face_to_face")
    checked = 0
    while checked < 60:
        hand, tops, described = random_position(source)
        three = sequences(hand, tops, False, 3)
        if not three or len(hand) < 4:
            continue
        table = Table(game, start=described, dealing=False)
        two = source.choice(three)[:2]
        for number, pile in two:
            table.play(0, f"lay {number} {pile}")
        thirds = {f"lay {n} {p}" for way in three if way[:2] == two for n, p in way[2:]}
        assert {table.name(move) for move in table.legal(0)} == thirds | {"done"}
        checked += 1
