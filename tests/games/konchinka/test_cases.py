"""The worked cases of konchinka.md, section 9."""

from typing import Any

import pytest

from lomber import IllegalMove, Shoe, Stacked, Table, make
from lomber.cards.pack import card_names, read_card, read_cards
from lomber.games.konchinka.captures import Taking


def cards(text: str) -> list[int]:
    return [int(read_card(word)) for word in text.split()]


def takes(card: str, table: str, figures: bool = False, several: bool = False) -> list[set[str]]:
    """The sets that a card can take, as names."""
    sets = Taking(figures, several).sets(read_card(card), read_cards(table))
    return [set(card_names(one).split()) for one in sets]


def on(table: str, mine: str, theirs: str = "", **more: Any) -> Table:
    """Seat 0 is to play with these cards on the table; two players, the last deal of four."""
    keys = ("totals", "taken", "last_taker")
    given = {key: more.pop(key) for key in keys if key in more}
    game = make("konchinka", {"players": 2, "draw": False, **more})
    piles = {"hand.0": mine, "hand.1": theirs, "table": table}
    for seat, text in enumerate(given.pop("taken", [])):
        piles[f"taken.{seat}"] = text
    return Table(game, start={"piles": piles, "to_act": 0, **given})


def written(*sets: str) -> list[set[str]]:
    return [set(one.split()) for one in sets]


@pytest.mark.parametrize(
    ("table", "card", "expected"),
    [
        ("AS 2D 5C", "8S", written("AS 2D 5C")),  # W-1
        ("3C 4D KS", "7H", written("3C 4D")),  # W-2
        ("4C 6S TH", "TD", written("4C 6S", "TH")),  # W-3
        ("KD KH", "KS", written("KD", "KH")),  # W-4
        ("8D 5C 3H", "8S", written("8D", "5C 3H")),  # W-5
        ("KS 2C 9D", "JC", written("KS 2C 9D")),  # W-6
        ("", "JC", []),  # W-7
        ("JC", "JS", written("JC")),  # W-7
        ("JC", "KS", []),  # W-7, K-17
        ("QD TD 2C", "QS", written("QD")),  # W-8
        ("AC 2C", "AS", written("AC")),  # W-9
        ("2C", "AS", []),  # W-10
        (
            "AS 2S 3S 4S 5S 6S",
            "9C",
            written("3S 6S", "4S 5S", "AS 2S 6S", "AS 3S 5S", "2S 3S 4S"),
        ),  # W-11
        ("AS AC", "2H", written("AS AC")),  # K-11: a two takes two aces
        ("KS KD JC", "JS", written("KS KD JC")),  # K-12
    ],
)
def test_what_a_card_can_take_W_1_to_W_11(table: str, card: str, expected: list[set[str]]):
    """W-1, W-2, W-3, W-4, W-5, W-6, W-7, W-8, W-9, W-10, W-11."""
    found = takes(card, table)
    assert sorted(map(sorted, found)) == sorted(map(sorted, expected))


def test_with_several_sets_any_union_may_be_taken_W_3_W_4():
    """W-3, W-4. The option `multi_capture` (K-13)."""
    assert {"TH", "4C", "6S"} in takes("TD", "4C 6S TH", several=True)
    assert len(takes("TD", "4C 6S TH", several=True)) == 3
    assert {"KD", "KH"} in takes("KS", "KD KH", several=True)
    assert {"3S", "6S", "4S", "5S"} in takes("9C", "3S 6S 4S 5S", several=True)


def test_laying_a_card_that_can_take_is_illegal_unless_free_W_5():
    """W-5."""
    begun = on("8D 5C 3H", "8S 2H", "KS QS")
    begun.play(0, "8S")
    assert {begun.name(move) for move in begun.legal(0)} == {"take 8D", "take 5C", "take 3H"}
    with pytest.raises(IllegalMove) as refused:
        begun.play(0, "lay")
    assert refused.value.rule == "K-16"
    free = on("8D 5C 3H", "8S 2H", "KS QS", forced_capture="free")
    free.act(0, ["8S", "lay"])
    assert free.state.position(-2)["piles"]["table"] == "8D 5C 3H 8S"


def test_touching_a_card_that_only_one_set_has_takes_that_set_W_5():
    """W-5."""
    begun = on("8D 5C 3H", "8S 2H", "KS QS")
    begun.act(0, ["8S", "take 3H"])
    assert set(begun.state.position(-2)["piles"]["taken.0"].split()) == {"8S", "5C", "3H"}
    assert begun.turn() == 1


def test_a_set_within_a_larger_one_is_closed_by_done_W_3():
    """W-3."""
    begun = on("4C 6S TH", "TD 2H", "KS QS", multi_capture=True)
    begun.play(0, "TD")
    begun.play(0, "take TH")
    assert {begun.name(move) for move in begun.legal(0)} == {"take 4C", "take 6S", "done"}
    begun.play(0, "done")
    assert set(begun.state.position(-2)["piles"]["taken.0"].split()) == {"TD", "TH"}


def test_a_jack_sweeps_the_table_W_6():
    """W-6."""
    begun = on("KS 2C 9D", "JC 2H", "5S QS")
    begun.play(0, "JC")
    assert begun.view(0).taken[0] == 4 and "table" not in begun.state.position(-2)["piles"]


def test_a_jack_on_an_empty_table_lies_until_a_jack_comes_W_7():
    """W-7."""
    begun = on("", "JC 2H 3H", "JS QS KD")
    begun.play(0, "JC")
    assert begun.state.position(-2)["piles"]["table"] == "JC"
    begun.play(1, "JS")
    assert begun.view(0).taken[1] == 2


def test_the_table_is_opened_without_jacks_and_equal_ranks_W_12():
    """W-12."""
    stock = {"hand.0": cards("2S 3S 4S 5S"), "hand.1": cards("6S 7S 8S 9S")}
    stock["stock"] = cards("QS QH JD 5C 5D 9H 2C")
    begun = Table(make("konchinka", {"draw": False}), shoe=Stacked([stock], Shoe(1)))
    assert begun.state.position(-2)["piles"]["table"] == "QS 5C 9H 2C"


@pytest.mark.parametrize(
    ("forced", "legal"), [("card", {"4S", "9H"}), ("turn", {"9H"}), ("free", {"4S", "9H"})]
)
def test_what_must_take_W_13(forced: str, legal: set[str]):
    """W-13."""
    begun = on("9D KC", "4S 9H", "KS QS", forced_capture=forced)
    assert {begun.name(move) for move in begun.legal(0)} == legal
    if forced == "free":
        begun.play(0, "9H")
        assert {begun.name(move) for move in begun.legal(0)} == {"take 9D", "lay"}
    if forced == "turn":
        with pytest.raises(IllegalMove) as refused:
            begun.play(0, "4S")
        assert refused.value.rule == "K-16"


@pytest.mark.parametrize(
    ("table", "card", "expected"),
    [
        ("QD AH JC 2D", "KS", written("QD AH", "JC 2D")),  # W-14
        ("9H 2S TS AC JH", "JD", written("JH", "9H 2S", "TS AC")),  # W-15
        ("JD AH", "QS", written("JD AH")),  # K-41
        ("KD", "JC", []),  # K-42: no sweep
    ],
)
def test_figures_have_values_W_14_to_W_15(table: str, card: str, expected: list[set[str]]):
    """W-14, W-15. K-40, K-41, K-42."""
    assert sorted(map(sorted, takes(card, table, figures=True))) == sorted(map(sorted, expected))


def test_a_tie_for_cards_gives_nobody_the_points_W_16():
    """W-16."""
    entries = make("konchinka").score(
        {"cards": [26, 26], "clubs": [6, 7], "two_of_clubs": 0, "ten_of_diamonds": 1}
    )
    points = [(e.column, e.amount, e.rule) for e in entries if e.place == "points"]
    assert points == [(1, 1, "K-21"), (0, 1, "K-22"), (1, 1, "K-22")], "in the order of K-19, K-23"


def test_the_record_is_crossed_out_and_written_anew_W_17():
    """W-17. Games of 2, 4 and 3 points: 2 and 6 crossed out, 9 stands."""
    game = make("konchinka", {"draw": False})
    state = game.start()
    for amount in (2, 4, 3):
        totals = [state.totals[0] + amount, state.totals[1]]  # type: ignore[attr-defined]
        state._write_records(totals, "K-24")  # type: ignore[attr-defined]
    records = [(e.amount, e.struck) for e in state.sheet().entries if e.place == "record"]
    assert records == [(2, True), (6, True), (9, False)]


def test_the_last_record_of_a_won_partie_is_not_crossed_out_by_the_next_K_28():
    """K-28, section 4: the new partie begins its own column; the 15 that won stands."""
    game = make("konchinka", {"draw": False, "parties": 2})
    state = game.start()
    state._write_records([12, 3], "K-24")  # type: ignore[attr-defined]
    state._write_records([15, 3], "K-24")  # type: ignore[attr-defined]
    state._end_game(0)  # type: ignore[attr-defined]
    state._write_records([2, 0], "K-24")  # type: ignore[attr-defined]
    records = [(e.amount, e.struck) for e in state.sheet().entries if e.place == "record" and e.column == 0]
    assert records == [(12, True), (15, False), (2, False)]


def test_a_loser_pays_for_what_he_is_short_of_W_18():
    """W-18."""
    entries = make("konchinka", {"point_price": 3}).score({"totals": [15, 10], "winner": 0})
    assert [(e.column, e.amount, e.rule) for e in entries] == [(0, 15, "K-27"), (1, -15, "K-27")]


def test_a_konchinka_wins_at_once_for_who_needs_one_W_19():
    """W-19."""
    begun = on("TD 2H", "TS 3H", "KS QS", totals=[14, 3])
    begun.play(0, "TS")
    assert begun.over and begun.sheet().columns[0].totals["record"] == 15
    assert begun.scores() == [12, -12], "the loser is twelve short"


def test_the_seventh_club_and_a_konchinka_win_for_who_needs_two_W_20():
    """W-20."""
    taken = "2C 3C 4C 5C 6C 7C"
    begun = on("8C 2H", "8S 3H", "KS QS", totals=[13, 3], taken=[taken, ""])
    begun.play(0, "8S")
    assert begun.over and begun.sheet().entries[-1].rule == "K-27"
    assert [e.reason for e in begun.sheet().entries if e.rule == "K-25"] == ["assured"]


def test_who_needs_three_plays_on_W_21():
    """W-21."""
    taken = "2C 3C 4C 5C 6C 7C TD"
    begun = on("8C 2H", "8S 3H", "KS QS", totals=[12, 3], taken=[taken, ""])
    begun.play(0, "8S")
    assert not begun.over


def test_the_order_of_the_count_decides_W_22():
    """W-22."""
    entries = make("konchinka", {"early_win": False}).score(
        {"cards": [30, 22], "clubs": [6, 7], "two_of_clubs": 0, "ten_of_diamonds": 1, "totals": [13, 14]}
    )
    assert [e.amount for e in entries if e.place == "points"] == [2], "nothing later is entered (K-24)"
    assert [e.amount for e in entries if e.place == "money"] == [1, -1]
    higher = make("konchinka", {"tie_break": "higher_total"}).score(
        {"cards": [30, 22], "clubs": [6, 7], "two_of_clubs": 1, "ten_of_diamonds": 1, "totals": [13, 14]}
    )
    assert [e.amount for e in higher if e.place == "record"] == [15, 17]
    assert [e.amount for e in higher if e.place == "money"] == [0, 0], (
        "seat 1 wins, seat 0 is short of nothing"
    )


WHOLE = """
0 3D x 2S AS | 1 8S x 8D | 0 KS – | 1 KD x KS | 0 7H – | 1 JD x 5S 7H | 0 3H – | 1 6S –
0 KH – | 1 9D x 3H 6S | 0 8C – | 1 4D – | 0 TD – | 1 6H – | 0 2C – | 1 AH –
0 3C x 2C AH | 1 JS x KH 8C 4D TD 6H | 0 QS – | 1 QH x QS | 0 4H – | 1 2D – | 0 5C – | 1 9C x 4H 5C
0 JC x 2D | 1 TS – | 0 JH x TS | 1 9H – | 0 4S – | 1 7S – | 0 5H – | 1 2H –
0 6C x 4S 2H | 1 7C x 7S | 0 9S x 9H | 1 5D x 5H | 0 8H – | 1 QD – | 0 AC – | 1 TC –
0 6D – | 1 AD x AC | 0 7D – | 1 TH x TC | 0 KC – | 1 QC x QD | 0 4C – | 1 3S –
"""
HANDS = [
    ("3D KS 7H 3H", "KD 8S 6S JD"),
    ("TD 8C 2C KH", "4D 9D 6H AH"),
    ("QS 4H 5C 3C", "JS 9C 2D QH"),
    ("JC 4S JH 5H", "TS 9H 7S 2H"),
    ("6C 9S 8H AC", "QD TC 5D 7C"),
    ("KC 6D 7D 4C", "3S AD TH QC"),
]


def test_a_whole_game_of_two_W_23():
    """W-23."""
    stock = cards("2S 8D AS 5S " + " ".join(f"{a} {b}" for a, b in HANDS[1:]))
    deal = {"hand.0": cards(HANDS[0][0]), "hand.1": cards(HANDS[0][1]), "stock": stock}
    begun = Table(make("konchinka", {"draw": False, "hands": 1}), shoe=Stacked([deal]))
    for step in WHOLE.replace("\n", " | ").split("|"):
        words = step.split()
        if not words:
            continue
        seat, card, taken = int(words[0]), words[1], words[3:]
        before = begun.view(0).taken[seat]
        begun.play(seat, card)
        while not begun.over and begun.state.midway(seat):
            left = [f"take {other}" for other in taken]
            begun.play(seat, next(move for move in left if begun.state.parse(move) in begun.legal(seat)))
        if not begun.over:
            assert begun.view(0).taken[seat] - before == (len(taken) + 1 if taken else 0), step
    assert begun.over
    assert begun.view(0).taken[0] == 15 and begun.view(0).taken[1] == 37
    assert begun.sheet().columns[0].totals["record"] == 1
    assert begun.sheet().columns[1].totals["record"] == 4


@pytest.mark.parametrize(("left", "above"), [(43, 21), (40, 20)])
def test_a_rejected_card_goes_into_the_middle_W_24(left: int, above: int):
    """W-24, K-6: cards opened after it come from above it."""
    opened, after = ("JD 2C 3C 4C 5C", 4) if left == 43 else ("2H 3H 4H JD 5C", 1)
    deal = {"hand.0": cards("2S 3S 4S 5S"), "hand.1": cards("6S 7S 8S 9S"), "stock": cards(opened)}
    begun = Table(make("konchinka", {"draw": False}), shoe=Stacked([deal], Shoe(1)))
    stock = begun.state.position(-2)["piles"]["stock"].split()
    assert stock.index("JD") == above - after


def test_opening_jacks_where_figures_have_values_W_25():
    """W-25."""
    deal = {
        "hand.0": cards("2S 3S 4S 6S"),
        "hand.1": cards("6D 7S 7D 9S"),
        "stock": cards("KD JC 3H KS 8S 5D"),
    }
    for option, table in (("replaced", "KD 3H 8S 5D"), ("allowed", "KD JC 3H 8S")):
        game = make("konchinka", {"variant": "figures", "open_jack": option, "draw": False})
        begun = Table(game, shoe=Stacked([deal], Shoe(1)))
        assert begun.state.position(-2)["piles"]["table"] == table
