"""Bezique where rules meet: cards that serve again, ladders with gaps, wild cards, the end. Reckoned by hand."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from lomber.table.errors import IllegalMove
from tests.games.bezique.tables import (
    announce,
    faces,
    game,
    leading,
    next_window,
    offered,
    refused,
    series,
    window,
)


def copies(face: str, first: int, last: int) -> str:
    return " ".join(f"{face}#{i}" for i in range(first, last + 1))


# -- ladders


@pytest.mark.parametrize(
    ("own", "use", "price"),
    [
        ("QS#5 QS#6 QS#7", "QS#5 QS#6 QS#7", 0),  # one lies open still: four are wanted, three are there
        ("QS#5 QS#6 QS#7 QS#8", "QS#5 QS#6 QS#7 QS#8", 100),
        ("QS#5 QS#6 QS#7 X", "QS#5 QS#6 QS#7 X", 100),
        ("QS#5 QS#6 X#1 X#2", "QS#5 QS#6 X#1 X#2", 100),
    ],
)
def test_three_of_four_queens_have_been_played_B_19(own: str, use: str, price: int) -> None:
    """B-19: the number is made up to five again, and one level is paid."""
    table = window(own, "QS#1", served={"QS#1": "lad_Q"}, counts=[{"lad_Q": 1}, {}])
    assert ("lad_Q" in offered(table)) is (price > 0)
    if price:
        assert announce(table, "lad_Q", use) == price


def test_all_queens_of_a_ladder_played_away_are_made_up_at_once_B_19() -> None:
    """B-15.4, B-19: five new ones for the fifth, and the sixth then needs but one."""
    table = window(copies("QS", 3, 8), counts=[{"lad_Q": 1}, {}])
    assert announce(table, "lad_Q", copies("QS", 3, 7)) == 100
    next_window(table)
    assert announce(table, "lad_Q", "QS#8") == 200


def test_queens_that_others_have_opened_do_not_spare_the_new_card_B_15_B_19() -> None:
    """B-15.3, B-19: six lie open, four of them paid; each level needs a new one and is paid by itself."""
    lying = copies("QS", 1, 6)
    served = {**{f"QS#{i}": "lad_Q" for i in range(1, 5)}, "QS#5": "marriage", "QS#6": "bezique"}
    counts = [{"lad_Q": 1, "marriage": 1, "bezique": 1}, {}]
    table = window("QS#7 QS#8", lying, served=served, counts=counts)
    assert series(table, [("lad_Q", "QS#7"), ("lad_Q", "QS#8")]) == [100, 200]
    assert offered(table) == set()


def test_the_first_four_may_lie_open_but_for_one_B_15_B_19() -> None:
    """B-15.3, B-15.5, C-37: queens of a marriage and a bezique, a wild card of four queens, and a new one."""
    served = {"QS#1": "marriage", "QS#2": "bezique", "X#1": "four_Q"}
    table = window("QS#3", "QS#1 QS#2 X#1", served=served)
    assert announce(table, "lad_Q", "QS#1 QS#2 QS#3 X#1") == 176
    next_window(table, "TD")
    assert "lad_Q" not in offered(table)
    bare = window("", "QS#1 QS#2 QS#3 X#1", served={**served, "QS#3": "quint"})
    assert "lad_Q" not in offered(bare)


def test_a_wild_card_of_the_ladder_counts_and_is_made_up_when_played_B_19_B_20() -> None:
    """B-19, B-20: three queens and a wild card are 176; it is led, and two new ones are due for the fifth."""
    table = window("QS#1 QS#2 QS#3 X#1 QS#4 QS#5")
    assert announce(table, "lad_Q", "QS#1 QS#2 QS#3 X#1") == 176
    next_window(table)
    assert announce(table, "lad_Q", "QS#4") == 100
    table.play(0, "draw")
    table.play(0, "X#1")
    table.play(1, "AC")
    assert table.turn() == 1  # led, it is beaten by any card
    assert "lad_Q" not in offered(table, 1)


@pytest.mark.parametrize(
    ("packs", "kind", "number", "price"),
    [
        (10, "lad_Q", 9, 12800 + 3 * 176),
        (10, "lad_K", 9, 6400 + 3 * 88),
        (10, "lad_BJ", 9, 12800 + 3 * 164),
        (10, "lad_A", 9, 6400 + 3 * 110),
        (10, "lad_J", 9, 6400 + 3 * 44),
        (10, "lad_T", 9, 6400 + 3 * 90),
        (8, "lad_Q", 7, 3200),
        (8, "lad_T", 6, 800),
        (8, "marriage", 9, 4 * 256),
        (8, "quint", 5, 800),
        (8, "four_J", 7, 28),
    ],
)
def test_prices_far_up_B_18_B_29_B_31(packs: int, kind: str, number: int, price: int) -> None:
    """B-18, B-29 … B-31: the last of so many announcements of a kind; the twelfth of a ladder is its ninth."""
    entries = make("bezique", packs=packs).score({"announced": [f"1 {kind}"] * number})
    assert (entries[-1].column, entries[-1].amount) == (1, price)


@pytest.mark.parametrize(
    ("options", "sums"),
    [
        ({}, {"lad_BJ": 1992, "lad_A": 1080, "lad_J": 882, "lad_T": 1020, "lad_K": 1014, "lad_Q": 2028}),
        (
            {"bez_jack_eighth": "as_queens", "king_like_eighth": "as_kings"},
            {"lad_BJ": 2016, "lad_A": 1036, "lad_J": 970, "lad_T": 1016, "lad_K": 1014, "lad_Q": 2028},
        ),
    ],
)
def test_whole_ladders_in_both_readings_G_7(options: dict[str, Any], sums: dict[str, int]) -> None:
    """B-31, C-39, G-7: 44 + 50 + 100 + 200 + 576 are 970, 90 + 350 + 576 are 1016."""
    for kind, total in sums.items():
        entries = make("bezique", **options).score({"announced": [f"0 {kind}"] * 5})
        assert sum(entry.amount for entry in entries) == total


# -- cards that serve again


def test_one_queen_serves_in_five_kinds_and_in_none_twice_B_15() -> None:
    """B-15.5: bezique 25, marriage 4, quint 50, four queens 6, four trump queens 176; each opens something."""
    table = window("QS#1 JC KS AS JS TS QC QD QH QS#2 QS#3 QS#4")
    steps = [
        ("bezique", "QS#1 JC"),
        ("marriage", "QS#1 KS"),
        ("quint", "QS#1 KS AS JS TS"),
        ("four_Q", "QS#1 QC QD QH"),
        ("lad_Q", copies("QS", 1, 4)),
    ]
    assert series(table, steps) == [25, 4, 50, 6, 176]
    next_window(table)
    assert offered(table) == set()


def test_the_bezique_jack_serves_in_bezique_quint_fours_and_ladder_B_15_B_28() -> None:
    """B-15.5, B-28, G-6: JC with the queen, in the quint, among four jacks, as one of four bezique jacks."""
    table = window("JC#1 QS AS KS TS JS JD JH JC#2 JC#3 JC#4")
    steps = [
        ("bezique", "QS JC#1"),
        ("quint", "AS KS QS TS JC#1"),
        ("four_J", "JS JC#1 JD JH"),
        ("lad_BJ", copies("JC", 1, 4)),
    ]
    assert series(table, steps) == [25, 50, 4, 164]


def test_a_second_quint_needs_five_other_cards_B_15_B_18() -> None:
    """B-15.5: the ace lies in the first quint; a wild card stands for another, and the quint is the second: 100."""
    lying = "AS KS#1 QS#1 JS TS#1"
    served = dict.fromkeys(lying.split(), "quint")
    table = window("KS#2 QS#2 JC TS#2 X", lying, served=served, counts=[{"quint": 1}, {}])
    assert announce(table, "quint", "KS#2 QS#2 JC TS#2 X") == 100


def test_both_jacks_are_one_card_too_many_in_a_quint_G_6() -> None:
    """B-29, G-6: trump jack and bezique jack do not make up for the missing ten; a wild card does."""
    table = window("AS KS QS JS JC")
    assert "quint" not in offered(table)
    wild = window("AS KS QS JS JC X")
    assert announce(wild, "quint", "AS KS QS JC X") == 50


def test_a_wild_card_makes_every_pair_and_two_alone_none_B_15_B_20() -> None:
    """B-15.4, B-20, C-22: with a king a marriage, with a bezique jack a bezique; of three queens no four."""
    assert offered(window("KS X")) == {"marriage"}
    assert offered(window("JC X")) == {"bezique"}
    assert offered(window("QS X")) == {"marriage", "bezique"}
    assert offered(window("X#1 X#2")) == set()
    assert offered(window("QC QD X")) == set()
    assert offered(window("QC QD X#1 X#2")) == {"four_Q"}
    assert offered(window("QC#1 QC#2 QD QH")) == set()
    assert offered(window("QC#1 QC#2 QD X"), 0) == set()


def test_a_wild_card_that_was_played_has_served_for_nothing_further_B_16() -> None:
    """B-16, B-19: an open wild card is no new card: king and it were a marriage, queen and it are a bezique."""
    table = window("QS", "KS X#1", served={"KS": "marriage", "X#1": "marriage"}, counts=[{"marriage": 1}, {}])
    assert offered(table) == {"bezique"}
    assert announce(table, "bezique", "QS X#1") == 25


@pytest.mark.parametrize(
    ("own", "kinds"),
    [
        ("QS#1 QS#2 QS#3 QS#4", {"lad_Q"}),
        ("QS#1 QS#2 QS#3 X", {"lad_Q", "four_Q", "marriage", "bezique"}),
        ("QD#1 QD#2 QD#3 QD#4", {"four_Q"}),
        ("JC#1 JC#2 JC#3 JC#4", {"four_J", "lad_BJ"}),
    ],
)
def test_any_four_are_not_four_trumps_G_5(own: str, kinds: set[str]) -> None:
    """B-30, G-5 `four_suits=any`: four of a rank, but trumps alone are a ladder."""
    assert offered(window(own, options={"four_suits": "any"})) == kinds


# -- exchange, drawing, the end


def test_the_turn_up_taken_makes_the_quint_in_the_same_window_B_12_B_13() -> None:
    """B-12, B-13, C-12, G-4: announce first or exchange first; a second nine finds a nine there."""
    table = window("9S#1 9S#2 KS QS JS TS", faced="AS")
    assert "quint" not in offered(table)
    table.play(0, "exchange")
    assert offered(table) == {"quint", "marriage"}
    assert announce(table, "quint", "AS KS QS JS TS") == 50
    assert refused(table, 0, "exchange 9S#2") == ("B-13", "bezique-exchange")
    table.play(0, "draw")


def test_an_open_card_beaten_is_gone_and_its_twin_is_not_B_8_B_15() -> None:
    """B-8, B-16: the open queen is led and lost; the closed one makes a marriage with the open king."""
    served = {"KS#1": "bezique"}
    table = window("QS#2", "KS#1 QS#1", served={**served, "QS#1": "marriage"}, counts=[{"marriage": 1}, {}])
    assert announce(table, "marriage", "KS#1 QS#2") == 8


@pytest.mark.parametrize(
    ("cards", "takes", "options"),
    [
        (["X", "X", "9D"], 2, {}),  # led wild cards: the first ordinary card is the suit, and the best
        (["X", "9D", "QC"], 1, {}),
        (["X", "9D", "9S"], 2, {}),
        (["KD", "X", "KD"], 0, {}),
        (["TD", "JD", "KD"], 0, {"ten_rank": "below_ace"}),
        (["TD", "KD", "AD"], 2, {"ten_rank": "below_ace"}),
        (["9S", "TS", "JS"], 1, {"ten_rank": "below_ace"}),
        (["9S", "TS", "JS"], 2, {}),
    ],
)
def test_three_lay_wild_cards_and_tens_B_10(cards: list[str], takes: int, options: dict[str, Any]) -> None:
    """B-10, B-27."""
    table = leading(cards, options=options)
    for seat, card in enumerate(cards):
        table.play(seat, card)
    assert table.turn() == takes


def test_the_last_trick_of_three_pays_and_ends_the_game_B_14_B_25() -> None:
    """B-14, B-23, B-25: two cards are over and are not drawn; ten for the last trick reach the target of 100."""
    options = {"players": 3, "packs": 3, "last_trick_bonus": 10, "end_mode": "target", "target": 100}
    piles = {"hand.0": "9D", "hand.1": "9C", "hand.2": "TD", "faced": "AS", "stock": "KS"}
    start = {"phase": "play", "turn": 0, "leader": 0, "piles": piles, "totals": [95, 40, 90]}
    table = Table(game(**options), dealing=False, start=start)
    for seat, card in enumerate(("9D", "9C", "TD")):
        table.play(seat, card)
    assert table.over
    assert [(e.column, e.amount) for e in table.sheet().entries] == [(2, 10), (0, 50), (1, -115), (2, 65)]


def test_two_at_the_target_and_a_tie_settle_by_differences_B_25_B_32() -> None:
    """B-25, B-32: 120, 120 and 20 after the deal that reached 100; the winners have nothing of each other."""
    entries = make("bezique", players=3, packs=3, stake=2).score({"totals": [120, 120, 20], "settle": True})
    assert [entry.amount for entry in entries] == [200, 200, -400]
    four = make("bezique", players=4).score({"totals": [0, 10, 20, 30], "settle": True})
    assert [entry.amount for entry in four] == [-60, -20, 20, 60]


@pytest.mark.parametrize(
    ("second", "third", "legal"),
    [
        ("JS", "TS QS 9D", {"QS"}),  # overtrump
        ("QS", "TS JS 9D", {"TS", "JS"}),  # cannot: any trump
        ("JS", "9H TH 9D", {"9H", "TH"}),  # the suit is held, but not to be beaten any more
        ("9D", "9H AH X", {"AH"}),
        ("X", "9H AH 9S", {"AH"}),
        ("JS", "X 9D JD", {"X", "9D", "JD"}),
    ],
)
def test_the_third_hand_in_the_play_out_B_24(second: str, third: str, legal: set[str]) -> None:
    """B-24: K of hearts is led; what the second laid, and what the third may lay."""
    count = len(third.split())
    piles = {
        "hand.0": " ".join(["KH", "9C", "9C"][:count]),
        "hand.1": " ".join([second, "AC", "AC"][:count]),
        "hand.2": third,
        "stock": "",
    }
    start = {"phase": "play", "turn": 0, "piles": piles, "trump": "S"}
    table = Table(game(players=3, play_out=True), dealing=False, start=start)
    table.play(0, "KH")
    table.play(1, second)
    assert faces(table, 2) == legal


def test_three_packs_of_three_draw_six_rounds_and_nobody_exchanges_afterwards_B_13_B_14() -> None:
    """B-12 … B-14: 20 cards are six rounds and two over; the turn-up stays, and so does the nine in hand."""
    table = Table(game(players=3, packs=3, infusorki=0), seed=4)
    rounds = 0
    while not table.over and table.state.hand_number() == 1:
        if table.state.phase.value == "window":
            rounds += 1
            assert table.state.left() >= 3
            table.play(table.turn(), "draw")
        elif table.turn() >= 0:
            table.play(table.turn(), table.legal(table.turn())[0])
    # without wild cards 72 are left: 18 to draw, six rounds and none over
    assert rounds == 6


def test_what_is_said_before_a_trick_is_refused_by_its_own_rule_B_13_B_15() -> None:
    """B-13 … B-15, G-14: with eighteen cards nobody announces, exchanges or draws; nor does who lost the trick."""
    table = leading(["QS KS 9S", "QS KS 9S"])
    for seat, move, rule in ((0, "announce marriage", "B-15"), (1, "exchange", "B-13"), (0, "draw", "B-14")):
        with pytest.raises(IllegalMove) as wrong:
            table.play(seat, move)
        assert wrong.value.rule == rule
