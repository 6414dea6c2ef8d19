"""Piquet where rules meet: pique, repique and capot, refets and blank sheets, words that are not true. By hand."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from tests.games.piquet.tables import (
    begin,
    counts,
    dealt,
    exchanged,
    hands,
    last,
    names,
    play,
    position,
)


def final(deal: dict[str, Any], **options: Any) -> tuple[int, int, int]:
    """Who writes (-1: a refet), the higher count and the lower, of a deal of two; seat 0 is the elder."""
    entries = make("piquet", draw=False, **options).score({"deal": deal})
    words = entries[0].words
    return -1 if entries[0].reason == "refet" else entries[0].column, words["own"], words["other"]


LATE = [*[0] * 6, 1, 1, 1, 0, 0, 0]
"""E takes 1–6, 10–12: leads 1–7, 11, 12 and a capture are 10, the last +3: 13; D a capture and three leads: 4."""

BY_TURNS = [0, 1] * 6
"""Six tricks each: E leads seven times and captures five: 12; D five and six, and the last trick's three: 14."""

ENDS: list[tuple[dict[str, Any], dict[str, Any], tuple[int, int, int]]] = [
    # thirty is reached with the last trick's three, and not a point earlier
    ({"hand": [17, 0], "won": LATE}, {}, (0, 17 + 13 + 30 + 10, 4)),
    ({"hand": [16, 0], "won": LATE}, {}, (0, 16 + 13 + 10, 4)),
    ({"hand": [17, 0], "won": LATE}, {"pique_stop": "any_score"}, (0, 17 + 13 + 10, 4)),
    ({"hand": [17, 3], "won": LATE}, {}, (0, 17 + 13 + 10, 7)),
    # the last trick of all: 19 + 3 at the very end of a deal of which D has had ten tricks
    ({"hand": [27, 0], "won": [1] * 11 + [0]}, {}, (0, 27 + 1 + 1 + 3 + 30, 1 + 11 + 10)),
    # leza and twenty for a hand all counted come when the play is over: 29 is no pique
    ({"hand": [21, 0], "won": [0] * 7 + [1] * 5, "whole": [0]}, {}, (0, 21 + 8 + 10 + 20, 1 + 4 + 3)),
    # D never makes a pique: 29 and a capture, eleven leads and the capot
    ({"hand": [0, 29], "won": [1] * 12}, {}, (1, 29 + 12 + 40, 1)),
    # but a repique, and then the capot that he has announced
    ({"hand": [0, 30], "won": [1] * 12, "capots": [0, 1]}, {}, (1, 90 + 12 + 80, 1)),
    # six tricks each: no leza, the last trick decides
    ({"hand": [6, 9], "won": BY_TURNS}, {}, (1, 9 + 14, 6 + 12)),
    # twenty that belong to the hand stop a repique, or make one; they are not counted again
    ({"hand": [30, 0], "won": BY_TURNS, "whole": [1]}, {}, (0, 90 + 12, 14 + 20)),
    ({"hand": [30, 0], "won": BY_TURNS, "whole": [1]}, {"all_counted_when": "hand"}, (0, 42, 34)),
    (
        {"hand": [12, 0], "won": [0] * 12, "whole": [0]},
        {"all_counted_when": "hand"},
        (0, 32 + 60 + 12 + 40, 0),
    ),
    ({"hand": [12, 0], "won": [0] * 12, "whole": [0]}, {"all_counted_bonus": 0}, (0, 12 + 12 + 40, 0)),
    # ten for white cards are counted before everything: no repique of 29 + 10 against them, nor of them
    ({"declared": [[10, 0], [0, 0], [0, 22], [0, 14]], "won": BY_TURNS}, {}, (1, 50, 22)),
    (
        {"declared": [[10, 0], [0, 0], [0, 22], [0, 14]], "won": BY_TURNS},
        {"repique_order": "classic_order"},
        (1, 50, 22),
    ),
    ({"declared": [[10, 0], [4, 0], [0, 0], [17, 0]], "won": BY_TURNS}, {}, (0, 103, 14)),
    # both found out: nothing against nothing is a refet
    ({"hand": [20, 3], "won": [0] * 7 + [1] * 5, "struck": [0, 1]}, {}, (-1, 0, 0)),
    # against one who is silent leads and captures are two, the last trick's three, leza and capot single
    ({"hand": [0, 0], "won": [0] * 12, "silent": [1]}, {}, (0, 12 * 2 + 40, 0)),
    ({"hand": [6, 0], "won": [0] * 12, "silent": [1]}, {}, (0, 6 + 12 * 2 + 30 + 40, 0)),
    ({"hand": [0, 0], "won": [0] * 12, "silent": [1]}, {"own_trick_counts": True}, (0, 24 * 2 + 30 + 40, 0)),
    # the silent one keeps his repique
    ({"hand": [30, 0], "won": BY_TURNS, "silent": [0]}, {}, (0, 90, 6 * 2 + 5 * 2 + 3)),
]


@pytest.mark.parametrize(("deal", "options", "line"), ENDS)
def test_what_the_play_adds_to_the_hand_P_17_P_22_P_23(
    deal: dict[str, Any], options: dict[str, Any], line: tuple[int, int, int]
) -> None:
    """P-16 … P-24, P-29, P-30: where thirty is reached, and what never helps to it."""
    assert final(deal, **options) == line


def sheet(games: list[list[int]], **options: Any) -> list[tuple[int, str, int, str]]:
    entries = make("piquet", draw=False, **options).score({"counts": games})
    return [(e.column, e.place, e.amount, e.reason) for e in entries]


def side(games: list[list[int]], **options: Any) -> list[tuple[int, int]]:
    """The side figures in their order."""
    return [(row[0], row[2]) for row in sheet(games, **options) if row[1] == "side"]


PARTIES: list[tuple[list[list[int]], dict[str, Any], list[tuple[int, int]]]] = [
    # two refets in the first korolik: nothing beside it, the second doubled, the third as usual
    (
        [[20, 20], [26, 26], [50, 30], [10, 40], [30, 10], [30, 12]],
        {},
        [(1, 120), (0, 140), (0, 120)],  # 40:60 → 20; 20 + 18 → 38; 78:60 → 18
    ),
    (
        [[20, 20], [26, 26], [50, 30], [10, 40], [30, 10], [30, 12]],
        {"refet_stack": True},
        [(1, 140), (0, 140), (1, 100)],  # 80:120 → 40; 38; 118:120 → 2
    ),
    # a refet in a doubled korolik doubles the next one once, stacked or not
    (
        [[20, 20], [40, 10], [9, 9], [10, 35], [30, 20], [15, 20]],
        {"refet_stack": True},
        [(0, 130), (1, 150), (0, 110), (1, 110)],  # 30; 0:50; 20:10; 50:60
    ),
    # one writes two games, four are tied: the other's sheet is blank
    (
        [[50, 10], [7, 7], [8, 8], [9, 9], [6, 6], [20, 10]],
        {},
        [(0, 140), (0, 120), (0, 160), (0, 100)],  # 40; –; 20 (×2); 60; blank
    ),
    # nobody has written anything: no hundred for anybody, and no blank sheet
    ([[5, 5]] * 6, {}, []),
    # one point is rounded away, or up to ten; five are rounded up in both
    ([[20, 10], [10, 21]], {}, [(1, 100)]),
    ([[20, 10], [10, 21]], {"rounding": "up"}, [(1, 110)]),
    ([[15, 10], [20, 10]], {}, [(0, 120)]),
    ([[14, 10], [20, 10]], {}, [(0, 110)]),
    # the partie is tied though the koroliki are not: 40:30, 20:20, 10:20 come to 70:70
    (
        [[40, 0], [0, 30], [20, 0], [0, 20], [10, 0], [0, 20]],
        {},
        [(0, 110), (1, 110)],
    ),
    # the larger sum is that of who lost two koroliki of three
    (
        [[99, 0], [1, 0], [0, 10], [0, 10], [0, 10], [0, 10]],
        {},
        [(0, 200), (1, 120), (1, 120), (0, 160)],
    ),
]


@pytest.mark.parametrize(("games", "options", "figures"), PARTIES)
def test_side_figures_of_koroliki_and_partie_P_25_P_29(
    games: list[list[int]], options: dict[str, Any], figures: list[tuple[int, int]]
) -> None:
    """P-25 … P-29, PG-11: hundreds, rounding, ties, refets and the blank sheet."""
    assert side(games, **options) == figures


def test_a_refet_carries_into_the_next_partie_and_no_sum_does_P_29_P_31() -> None:
    """P-27, P-29, P-31: the sixth game is tied; the seventh and eighth are doubled, the ninth is not."""
    first = [[30, 0], [0, 10], [20, 0], [10, 0], [0, 40], [12, 12]]
    second = [[25, 20], [0, 15], [11, 10], [0, 30], [10, 0], [0, 10]]
    rows = sheet(first + second, parties=2)
    assert [row[:3] for row in rows if row[1] == "side"] == [
        (0, "side", 120),
        (0, "side", 130),
        (1, "side", 140),
        (0, "side", 110),  # 60:50
        (1, "side", 120),  # 10:30
        (1, "side", 130),  # 1:30 → 29
        (1, "side", 150),  # 10 + 1 + 10 against 30 + 30 + 10: 49 → 150
    ]
    assert [row[2] for row in rows if row[3] == "game-doubled"] == [10, 30]


@pytest.mark.parametrize(
    ("stake", "points", "kopecks"), [(1, 1, 260), (3, 10, 78), (1, 20, 13), (1, 7, 37), (7, 1000, 1)]
)
def test_kopecks_are_dropped_towards_nought_for_both_P_28(stake: int, points: int, kopecks: int) -> None:
    """P-28: 260 points at so much: parts are dropped alike for who wins and who pays."""
    games = [[33, 0], [0, 48], [65, 0], [0, 37], [22, 0], [0, 6]]
    game = make("piquet", draw=False, stake=stake, stake_points=points, hands=7)
    table = Table(game, dealing=False, start={"phase": "deal", "counts": games[:5]})
    assert table.scores() == [(130 - 120) * stake // points, -((130 - 120) * stake // points)]
    assert make("piquet").score({"counts": games})[-1].amount == 130
    # the sixth game ends the partie: 380 against 120
    match = Table(
        make("piquet", draw=False, stake=stake, stake_points=points, parties=2),
        start={"phase": "deal", "counts": games},
        dealing=False,
    )
    assert match.scores() == [kopecks, -kopecks]


# -- the race of three


def race(
    games: list[list[int]], deal: dict[str, Any] | None = None, **options: Any
) -> list[tuple[int, str, int]]:
    told: dict[str, Any] = {"counts": games} if deal is None else {"counts": games, "deal": deal}
    entries = make("norman_piquet", draw=False, **options).score(told)
    return [(e.column, e.place, e.amount) for e in entries]


def test_who_is_last_pays_those_also_who_left_before_him_N_11_N_14() -> None:
    """N-11, N-14: 105, 80, 60: the first leaves; 95 and 105 then: the second lacks five and pays twice."""
    assert race([[60, 50, 40], [45, 30, 20], [0, 15, 45]])[-3:] == [
        (0, "payment", 5),
        (1, "payment", -10),
        (2, "payment", 5),
    ]
    assert [row for row in race([[60, 50, 40], [45, 30, 20], [0, 25, 45]]) if row[1] == "payment"] == []
    assert race([[60, 50, 40], [45, 55, 59]], target=100)[-3:] == [
        (0, "payment", 1),
        (1, "payment", 1),
        (2, "payment", -2),
    ]


def test_the_deal_of_two_in_a_race_is_counted_by_thirty_N_12() -> None:
    """N-12, NC-7: A dealt last and has left; B deals, C is elder: 29 in hand and a lead are sixty, capot forty."""
    earlier = [[60, 50, 40], [45, 30, 20]]
    rows = race(earlier, {"hand": [0, 0, 19], "won": [2] * 12})
    assert rows[-5:-3] == [(2, "total", 19 + 12 + 30 + 40), (1, "total", 0)]
    assert rows[-3:] == [(0, "payment", 20), (1, "payment", -40), (2, "payment", 20)]
    for hand, count in ((30, 30 + 60 + 12 + 40), (20, 20 + 12 + 30 + 40)):
        assert race(earlier, {"hand": [0, 0, hand], "won": [2] * 12})[-5] == (2, "total", count)
    assert race(earlier, {"hand": [0, 20, 0], "won": [1] * 12})[-4] == (1, "total", 20 + 1 + 11 + 40)


NORMAN: list[tuple[dict[str, Any], dict[str, Any], list[int]]] = [
    # 13 in hand: leads 1–5 and a capture 19, the last lead 20, not its three: pique. Tricks 6, 2, 2: leza
    (
        {"hand": [13, 0, 0], "won": [0, 0, 0, 0, 1, 1, 2, 2, 0, 0]},
        {},
        [13 + 5 + 1 + 1 + 3 + 40 + 10, 1 + 2, 1 + 2],
    ),
    # the third hand's claim stops it, however small
    (
        {"hand": [13, 0, 3], "won": [0, 0, 0, 0, 1, 1, 2, 2, 0, 0]},
        {},
        [13 + 5 + 1 + 1 + 3 + 10, 1 + 2, 3 + 1 + 2],
    ),
    # twenty in anybody's hand are ninety; of the second player nineteen never become sixty
    ({"hand": [0, 20, 0], "won": [1] * 10}, {}, [1, 90 + 1 + 9 + 20, 0]),
    ({"hand": [0, 19, 0], "won": [1] * 10}, {}, [1, 19 + 1 + 9 + 20, 0]),
    # four, four and two: nobody has most, or five each of those who have
    (
        {"won": [0, 0, 0, 0, 1, 1, 1, 1, 2, 2]},
        {"leza_tie": "split"},
        [5 + 5, 1 + 4 + 5, 1 + 1 + 3],
    ),
    ({"won": [0, 0, 0, 0, 1, 1, 1, 1, 2, 2]}, {}, [5, 1 + 4, 1 + 1 + 3]),
    # four, three and three are enough
    ({"won": [0, 0, 0, 0, 1, 1, 1, 2, 2, 2]}, {}, [5 + 10, 1 + 3, 1 + 2 + 3]),
    # an announced capot is worth no more
    ({"hand": [1, 0, 0], "won": [0] * 10, "capots": [0]}, {}, [1 + 10 + 20, 0, 0]),
    # ten leads bring 19 to 29: thirty is the affair of two
    ({"hand": [10, 0, 0], "won": [0] * 10}, {}, [10 + 10 + 40 + 20, 0, 0]),
]


@pytest.mark.parametrize(("deal", "options", "totals"), NORMAN)
def test_counts_of_three_N_6_N_9(deal: dict[str, Any], options: dict[str, Any], totals: list[int]) -> None:
    """N-6 … N-9: leads and captures, twenty in hand or in play, the leza of three, the capot."""
    assert [row[2] for row in race([], deal, **options)[:3]] == totals


def test_koroliki_of_three_double_for_the_tied_pair_alone_N_15() -> None:
    """N-15, P-25 … P-29: three sheets; 0:1 is tied in games 1 and 5, 1:2 in 3, 4 and 6, 0:2 never."""
    games = [[30, 30, 10], [10, 20, 40], [20, 10, 10], [5, 10, 10], [10, 10, 20], [10, 20, 20]]
    entries = make("norman_piquet", draw=False, norman_mode="koroliki").score({"counts": games})
    assert [(e.column, e.amount) for e in entries if e.place == "side"] == [
        *[(1, 110), (5, 110)],  # after the second: 0:10; 20:20; 20:30
        *[(0, 110), (4, 110)],  # after the fourth: 20:10 doubled; nothing; 10:5
        *[(1, 110), (1, 110)],  # 0:10, and the partie 20:30
        *[(3, 120), (3, 120)],  # 0:20 doubled, and 20:40
        *[(5, 120), (5, 130)],  # 0:20, and 30:55
    ]
    game = make("norman_piquet", draw=False, norman_mode="koroliki", parties=2)
    table = Table(game, dealing=False, start={"phase": "deal", "counts": games[:4]})
    assert table.scores() == [0 + 0, -110 + 110, 110 - 110]


# -- what each declares as he likes (P-14)

E6 = "AS TS AC TC 9C AD QD JD 8D KH TH 9H"
D6 = "KS QS 9S 8S 7S KC QC 7C KD TD 9D QH"
"""The hands of C-6: three aces and three tens against three kings and three queens."""


def say(table: Table, *words: tuple[int, str]) -> Table:
    for seat, word in words:
        table.play(seat, word)
    return table


def test_who_names_less_than_his_best_is_beaten_by_less_P_14() -> None:
    """P-13, P-14: three tens named, the aces not: the three kings are better, and the queens go with them."""
    table = exchanged(E6, D6, declare="manual")
    say(table, (0, "nothing"), (1, "point 3"))
    assert names(table, 1) == {"cards KC QC 7C", "cards KD TD 9D"}
    say(table, (1, "cards KD TD 9D"), (0, "nothing"), (1, "nothing"))
    say(table, (0, "three T"), (1, "three K"), (1, "same QS QC QH"), (1, "done"))
    assert hands(table) == [0, 3 + 3]
    assert "same KS KC KD" not in names(table, 1)


def test_of_two_equal_suits_the_pips_named_are_the_suit_counted_P_11_P_14() -> None:
    """P-11, P-14, C-11: E has 39 and 37 pips in fours and names 37; D's three are no match."""
    elder, dealer = "AS JS 9S 7S QC 8C KD JD TD 9D QH 9H", "QS TS 8S KC JC TC QD 8D 7D KH JH AC"
    table = exchanged(elder, dealer, declare="manual")
    say(table, (0, "point 4"), (1, "equal"))
    assert names(table, 0) == {"pips 37", "pips 39", "nothing"}
    say(table, (0, "pips 37"))
    assert names(table, 1) == {"good", "pips 41"}
    say(table, (1, "good"))
    assert names(table, 0) == {"cards AS JS 9S 7S"}


def test_pips_that_nobody_says_make_nobodys_point_P_11_P_14() -> None:
    """P-11, P-14: four against four, and both keep their pips to themselves."""
    elder, dealer = "AS JS 9S 7S QC 8C KD JD TD 9D QH 9H", "QS TS 8S KC JC TC QD 8D 7D KH JH AC"
    table = exchanged(elder, dealer, declare="manual")
    say(table, (0, "point 4"), (1, "equal"), (0, "nothing"), (1, "nothing"), (0, "nothing"))
    assert position(table).talk.kind == 1
    say(table, (1, "nothing"), (0, "nothing"), (1, "nothing"))
    assert hands(table) == [0, 0]


QUINT, QUART = "AS KS QS JS TS AC KC AD QD AH QH 8H", "9S 7S JC 8C KD TD 9D 8D 7D KH JH TH"
"""The hands of C-15: 5, a quint, four aces and three queens against a quart."""


def lied(*last_words: tuple[int, str]) -> Table:
    """D calls his quart equal to the quint, so that no sequence counts."""
    table = exchanged(QUINT, QUART, declare="manual", manners=True)
    say(table, (0, "point 5"), (1, "good"), (0, "cards AS KS QS JS TS"), (0, "sequence 5 A"), (1, "equal"))
    say(table, (0, "fourteen A"), (1, "good"), (0, "same AS AC AD AH"), (0, "same QS QD QH"), (0, "done"))
    return say(table, *last_words)


def test_a_lie_taken_back_before_the_lead_gives_way_to_the_repique_P_17_P_30() -> None:
    """P-17, P-30 (c): 22 become 37, which are spoken as 97, though both have passed the capot already."""
    table = lied((0, "pass"), (1, "pass"), (1, "retract sequence"))
    assert (hands(table), counts(table)) == ([37, 0], [97, 0])
    play(table, "AS 7S")
    assert counts(table) == [98, 0]
    assert not {name for name in (table.name(m) for m in table.asides(0)) if name.endswith("1 sequence")}


def test_two_liars_found_out_play_for_nothing_P_29_P_30() -> None:
    """P-29, P-30 (c): E's false fourteen of kings, D's false equal: 0 and 0, a refet."""
    table = exchanged(QUINT, QUART, declare="manual", manners=True)
    say(table, (0, "nothing"), (1, "nothing"), (0, "sequence 5 A"), (1, "equal"))
    say(table, (0, "fourteen K"), (1, "good"), (0, "count fourteen K"), (0, "done"), (0, "pass"), (1, "pass"))
    play(table, "AS 7S")
    say(table, (0, "challenge 1 sequence"), (1, "nothing"))
    assert counts(table) == [14 + 15 + 1, 0]
    say(table, (1, "challenge 0 set"), (0, "nothing"))
    assert counts(table) == [0, 0]
    play(table, "KS 9S · QS 7D · AH TH · JS 8D · AC 8C · AD 9D · KC JC · TS TD · QH KH | JH 8H · KD QD")
    assert last(table) == [0, 0]
    assert [e.reason for e in table.sheet().entries] == ["refet", "refet"]


def test_what_was_taken_back_is_challenged_no_more_and_the_rest_is_P_30() -> None:
    """P-30 (c): the false fourteen is taken back, the false quint is not; E counts nothing after all."""
    table = exchanged(E6, D6, declare="manual", manners=True)
    say(table, (0, "nothing"), (1, "nothing"), (0, "sequence 5 K"), (1, "good"), (0, "count sequence 5 K"))
    say(table, (0, "done"), (0, "fourteen A"), (1, "three K"), (0, "count fourteen A"), (0, "done"))
    say(table, (0, "retract set"))
    assert hands(table) == [15, 3]
    say(table, (0, "pass"), (1, "pass"), (0, "KH"), (1, "QH"))
    assert "challenge 0 set" not in {table.name(move) for move in table.asides(1)}
    say(table, (1, "challenge 0 sequence"), (0, "nothing"))
    assert counts(table) == [0, 3]


# -- the exchange

TALON = "9D 8D 7D TC 9C AH KH QH"
HANDS = {
    "hand.0": "AS KS QS JS TS 9S 8S 7S AC KC QC JC",
    "hand.1": "8C 7C AD KD QD JD TD JH TH 9H 8H 7H",
    "talon": TALON,
}


def buy(table: Table, seat: int, cards: str) -> None:
    table.act(seat, [*[f"throw {card}" for card in cards.split()], "done"])


def held(table: Table, seat: int) -> set[str]:
    return set(table.state.position(-2)["piles"][f"hand.{seat}"].split())


@pytest.mark.parametrize(
    ("elder", "dealer", "got", "left"),
    [
        ("AC KC QC", "JH 9H 8H 7H", {"TC", "9C", "AH", "KH"}, "QH"),
        ("AC KC QC", "9H 8H 7H", {"TC", "9C", "AH"}, "KH QH"),
        ("AC KC QC JC", "TH 9H 8H", {"9C", "AH", "KH"}, "QH"),
        ("AC KC QC JC", "TH 9H 8H 7H", {"9C", "AH", "KH", "QH"}, ""),
        ("JS AC KC QC JC", "9H 8H 7H", {"AH", "KH", "QH"}, ""),
        ("", "9H 8H 7H", {"AH", "KH", "QH"}, "9D 8D 7D TC 9C"),
        ("AC KC QC", "", set(), "TC 9C AH KH QH"),
    ],
)
def test_what_the_dealer_gets_and_what_both_then_see_P_7_P_9(
    elder: str, dealer: str, got: set[str], left: str
) -> None:
    """P-6 … P-9, C-10: the elder's leavings first, his refused talon dead; the unbought cards are shown to both."""
    table = dealt(HANDS)
    buy(table, 0, elder)
    buy(table, 1, dealer)
    assert held(table, 1) & set(TALON.split()) == got
    shown = table.view(0).scene()
    unbought = next((zone for zone in shown.zones if zone.name == "unbought"), None)
    seen = set() if unbought is None else set(unbought.cards)
    assert seen == set(left.split())


def test_who_may_not_refuse_a_talon_larger_than_his_hand_takes_as_much_as_he_holds_P_6() -> None:
    """P-6, `elder_may_refuse=false` in a small study: two cards each and a talon of five and three."""
    table = Table(make("piquet", draw=False, suits=4, ranks=3, hand_cards=2, elder_may_refuse=False), seed=1)
    assert (int(position(table).elder_talon), len(held(table, 0))) == (5, 2)
    assert all(name.startswith("throw") for name in names(table, 0))
    table.act(0, [*[f"throw {card}" for card in held(table, 0)], "done"])
    assert table.turn() == 1


def test_who_takes_five_for_three_plays_twelve_of_fourteen_P_30() -> None:
    """P-30 (b), §16, §17: two cards are left over; H stays, the play counts him nothing, D's counts double."""
    table = dealt(HANDS, manners=True)
    table.act(0, ["throw AC", "throw KC", "throw QC", "take 5"])
    assert len(held(table, 0)) == 14
    assert names(table, 1) >= {"take 3"} and "take 4" not in names(table, 1)
    buy(table, 1, "9H 8H 7H")
    begin(table)
    assert hands(table) == [8 + 18 + 3 + 3, 0]  # the octave, J-T-9 of clubs, 9-8-7 of diamonds
    assert counts(table) == [92, 0]
    found = play(table, "AS AD · KS KD · TC 8C · 7D JD")
    assert found == [[92, 0], [92, 0], [92, 0], [92, 2]]
    while position(table).phase.value == "play":
        table.play(table.turn(), table.legal(table.turn())[0])
    assert last(table)[0] == 92
