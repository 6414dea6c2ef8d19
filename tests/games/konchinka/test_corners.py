"""Corners of Konchinka where two rules or three meet; every figure is worked out by hand."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from lomber import IllegalMove, Table, make
from lomber.text import Words
from tests.games.konchinka.test_cases import on, takes, written


@pytest.mark.parametrize(
    ("table", "card", "figures", "several", "expected"),
    [
        ("AS AC 2D 3H 4S", "5C", False, False, written("AS 4S", "AC 4S", "2D 3H", "AS AC 3H")),
        (
            "AS AC 2D 3H 4S",
            "5C",
            False,
            True,
            written("AS 4S", "AC 4S", "2D 3H", "AS AC 3H", "AS 4S 2D 3H", "AC 4S 2D 3H"),
        ),
        (
            "QD AH JC 2D TS 3C",
            "KS",
            True,
            False,
            written("QD AH", "JC 2D", "TS 3C", "TS 2D AH"),
        ),
        ("KD QD AH", "KS", True, True, written("KD", "QD AH", "KD QD AH")),
        ("QD AH 2C", "KS", False, False, []),  # figures have no value
        ("AS AC AD AH", "4C", False, False, written("AS AC AD AH")),
        ("AS AC AD", "AH", False, True, written("AS", "AC", "AD", "AS AC", "AS AD", "AC AD", "AS AC AD")),
        ("5S 5D 5H", "TC", False, True, written("5S 5D", "5S 5H", "5D 5H")),
        ("JC JD", "JS", True, False, written("JC", "JD")),  # no privilege (K-42)
        ("TC AC JD", "JS", True, True, written("JD", "TC AC", "JD TC AC")),
    ],
)
def test_what_a_card_can_take_K_11_K_13_K_41(
    table: str, card: str, figures: bool, several: bool, expected: list[set[str]]
) -> None:
    got = takes(card, table, figures, several)
    assert sorted(map(sorted, got)) == sorted(map(sorted, expected))


def scored(result: dict[str, Any], **options: Any) -> dict[str, list[int]]:
    """The points entered, the records written and the money, each by seat."""
    n = options.get("players", 2)
    found = {"points": [0] * n, "record": [0] * n, "money": [0] * n}
    for entry in make("konchinka", **options).score(result):
        found[entry.place][entry.column] += entry.amount
    return found


@pytest.mark.parametrize(
    ("result", "options", "points", "money"),
    [
        # 13 + 2 for the cards is 15: the clubs of the other come too late, and he is at 14 (K-24, K-27)
        (
            {
                "cards": [30, 22],
                "clubs": [3, 10],
                "two_of_clubs": 1,
                "ten_of_diamonds": 1,
                "totals": [13, 14],
            },
            {"early_win": False, "point_price": 3},
            [2, 0],
            [3, -3],
        ),
        # the same with `higher_total`: 15 against 17
        (
            {
                "cards": [30, 22],
                "clubs": [3, 10],
                "two_of_clubs": 1,
                "ten_of_diamonds": 1,
                "totals": [13, 14],
            },
            {"early_win": False, "tie_break": "higher_total"},
            [2, 3],
            [0, 0],
        ),
        # 16 : 16 and another game; nobody pays
        (
            {
                "cards": [30, 22],
                "clubs": [3, 10],
                "two_of_clubs": 0,
                "ten_of_diamonds": 1,
                "totals": [13, 14],
            },
            {"early_win": False, "tie_break": "higher_total"},
            [3, 2],
            [0, 0],
        ),
        # three: two equal in cards and in clubs: the konchinki alone count, in their order
        (
            {
                "cards": [20, 20, 12],
                "clubs": [5, 5, 3],
                "two_of_clubs": 2,
                "ten_of_diamonds": 0,
                "totals": [14, 7, 14],
            },
            {"players": 3, "early_win": False, "point_price": 2},
            [0, 0, 1],
            [-2, -16, 18],
        ),
        # a pool
        (
            {"cards": [40, 12], "clubs": [9, 4], "two_of_clubs": 0, "ten_of_diamonds": 0, "totals": [12, 2]},
            {"settlement": "pool"},
            [3, 0],
            [25, -25],
        ),
        (
            {"cards": [26, 26], "clubs": [6, 7], "two_of_clubs": 0, "ten_of_diamonds": 0, "totals": [0, 0]},
            {"target": 2, "early_win": False},
            [2, 1],
            [1, -1],
        ),
    ],
)
def test_a_count_that_ends_a_partie_or_does_not_K_20_to_K_28(
    result: dict[str, Any], options: dict[str, Any], points: list[int], money: list[int]
) -> None:
    got = scored(result, **options)
    assert got["points"] == points and got["money"] == money


SIX_CLUBS = "3C 4C 5C 6C 7C 8C"


@pytest.mark.parametrize(
    ("record", "pile", "card", "table", "over"),
    [
        (14, "", "TS", "TD 3H", True),  # a konchinka
        (13, "", "TS", "TD 3H", False),  # one of the two that he needs
        (13, "2C", "TS", "TD 3H", True),  # both
        (13, SIX_CLUBS, "TS", "TC 3H", False),  # seven clubs are one point
        (13, SIX_CLUBS + " TD", "KS", "KC 3H", True),  # and with a konchinka two
        (14, SIX_CLUBS, "KC", "KS 3H", True),  # the card that takes may be the seventh
        (13, "3C 4C 5C 6C 7C 8C", "2S", "2C 3H", True),  # the two of clubs is both seventh club and konchinka
        (12, SIX_CLUBS + " TD", "2S", "2C 3H", False),  # three needed: never early
        (14, "", "JS", "TD KC 2H", True),  # a jack takes the konchinka with the rest
        (14, SIX_CLUBS, "9S", "9D 9C", False),  # two nines, and the wrong one is taken
    ],
)
def test_assured_points_end_the_partie_K_25(
    record: int, pile: str, card: str, table: str, over: bool
) -> None:
    begun = on(table, f"{card} 6H", "4S 4D", totals=[record, 14], taken=[pile, ""])
    begun.play(0, card)
    if begun.state.midway(0):
        begun.play(0, "take 9D")
    assert begun.over is over
    if over:
        assert begun.scores() == [1, -1], "15 against 14"


def test_who_takes_last_has_the_rest_but_no_take_of_it_K_18_K_25() -> None:
    """Seat 0 takes a seven; nobody takes again: the ten of diamonds comes to him with the rest, in the count."""
    piles = {"hand.0": "7H 9C", "hand.1": "5S 4H", "table": "7S TD", "stock": ""}
    game = make("konchinka", players=2, draw=False)
    begun = Table(game, start={"piles": piles, "to_act": 0, "totals": [14, 0]})
    begun.play(0, "7H")
    begun.play(1, "5S")
    begun.play(0, "9C")
    assert not begun.over
    begun.play(1, "4H")
    reasons = [(e.column, e.amount, e.reason) for e in begun.sheet().entries if e.place == "points"]
    assert reasons == [(0, 2, "most-cards")], (
        "16 with the cards: clubs and konchinka are not entered any more"
    )
    assert begun.over and begun.scores() == [15, -15]


@pytest.mark.parametrize(
    ("forced", "hand", "table", "refused"),
    [("card", "9H 4S", "9D KC", "4S"), ("turn", "9H 4S", "9D KC", "4S"), ("turn", "QH 4S", "9D KC", "")],
)
def test_what_must_take_and_what_may_lie_K_16(forced: str, hand: str, table: str, refused: str) -> None:
    begun = on(table, hand, "5S 4H", forced_capture=forced)
    if forced == "turn" and refused:
        with pytest.raises(IllegalMove, match="K-16"):
            begun.play(0, refused)
    else:
        begun.play(0, "4S")
        assert begun.turn() == 1


@pytest.mark.parametrize(
    ("hand", "table", "options", "told"),
    [
        ("8S KC", "AS 2D 5C", {}, ["8♠ takes A♠ 5♣ 2♦", "K♣"]),  # one set is taken at once (K-16)
        ("JS KC", "KD 2D 5C", {}, ["J♠ takes 5♣ K♦ 2♦", "K♣ takes K♦"]),
        ("8S KC", "AS 2D 5C", {"forced_capture": "free"}, ["8♠", "K♣"]),  # it may be laid too
        ("8S KC", "8D 5C 3H", {}, ["8♠", "K♣"]),  # there is a choice
    ],
)
def test_a_card_says_what_it_takes_where_nothing_is_left_to_choose_K_11_K_16(
    hand: str, table: str, options: dict[str, Any], told: list[str]
) -> None:
    words = Words("en", "lomber.games.konchinka")
    begun = on(table, hand, "5S 4H", **options)
    assert sorted(words.say(choice.says) for choice in begun.view(0).scene().choices) == sorted(told)


def test_a_card_touched_says_all_that_goes_with_it_K_11_K_13() -> None:
    """4 + 4 or 3 + 5 under an eight: whichever is touched first, the other of its set goes along."""
    words = Words("en", "lomber.games.konchinka")
    begun = on("4C 4D 3H 5S", "8S KC", "2S 6H")
    begun.play(0, "8S")
    said = {choice.card: words.say(choice.says) for choice in begun.view(0).scene().choices}
    assert said == {card: f"Take {both}" for both in ("4♣ 4♦", "5♠ 3♥") for card in _cards(both)}


def _cards(text: str) -> list[str]:
    return [word[0] + "SCDH"["♠♣♦♥".index(word[1])] for word in text.split()]


def worth(card: str, figures: bool) -> int:
    """K-2, K-40."""
    if card[0] in "JQK":
        return "JQK".index(card[0]) + 11 if figures else 0
    return {"A": 1, "T": 10}.get(card[0]) or int(card[0])


@pytest.mark.parametrize("figures", [False, True])
@pytest.mark.parametrize("seed", range(30))
def test_every_set_of_the_table_is_tried_K_11_K_13_K_41(seed: int, figures: bool) -> None:
    """All subsets of seven cards: one of the rank, or two and more that come to the card; unions of such apart."""
    random = Random(seed)
    pack = [rank + suit for rank in "A23456789TJQK" for suit in "SCDH"]
    card, *table = random.sample(pack, 8)
    subsets = [frozenset(part) for size in range(1, 8) for part in combinations(table, size)]
    single: set[frozenset[str]] = {
        part for part in subsets if len(part) == 1 and {c[0] for c in part} == {card[0]}
    }
    for part in subsets:
        values = [worth(one, figures) for one in part]
        if len(part) > 1 and all(values) and sum(values) == worth(card, figures):
            single.add(part)
    if card[0] == "J" and not figures:
        single = {frozenset(table)}
    unions = set(single)
    for part in subsets:
        rest = {one for one in single if one < part}
        if any(part - one in unions for one in rest):
            unions.add(part)
    text = " ".join(table)
    assert {frozenset(one) for one in takes(card, text, figures)} == single
    if not (card[0] == "J" and not figures):
        assert {frozenset(one) for one in takes(card, text, figures, several=True)} == unions
