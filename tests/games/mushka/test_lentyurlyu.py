"""The worked cases LE-C1 … LE-C13 of docs/rules/mushka.md, and the rules they do not reach."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import BadOptions, BadPosition, IllegalMove, Table, make
from lomber.games.mushka_lentyurlyu.score import WEIGHTS, shared
from lomber.table.contract import EVERYTHING
from tests.games.books import beats_chance
from tests.games.mushka.tables import names, said

LE = "mushka_lentyurlyu"


def table_of(hands: list[str], played: list[str] | None = None, **more: Any) -> Table:
    """A hand in progress; the first hand is seat 0's, who is on turn unless said otherwise."""
    options = more.pop("options", {})
    game = make(LE, players=len(hands), first_dealer=len(hands) - 1, **options)
    piles = {f"hand.{seat}": text for seat, text in enumerate(hands)}
    piles["stock"] = more.pop("stock", "")
    start = {"phase": "play", "piles": piles, "played": played or [], "turn": 0, **more}
    return Table(game, start=start)


def full(hands: list[str], stock: str, played: list[str] | None = None, **more: Any) -> Table:
    """The same with every other card already laid and set aside by seat 0, so that the stock is what is named."""
    used = " ".join([*hands, stock, *[row.split()[1] for row in played or []]]).split()
    aside = [f"0 {r}{s}" for s in "SCDH" for r in "A23456789TJQK" if f"{r}{s}" not in used]
    rows = aside + (played or [])
    return table_of(hands, rows, stock=stock, pile=len(played or []), **more)


def nets(name: str, result: dict[str, Any], **options: Any) -> list[int]:
    game = make(name, **options)
    money = [0] * int(game.seats)
    for entry in game.score(result):
        money[entry.column] += entry.amount
    return money


def position(table: Table) -> dict[str, Any]:
    return table.state.position(EVERYTHING)


@pytest.mark.parametrize(
    ("players", "cells"),
    [
        (3, [4, 4, 3, 2, 2]),
        (4, [6, 5, 4, 3, 2]),
        (5, [7, 6, 5, 4, 3]),
        (6, [8, 7, 6, 5, 4]),
        (7, [10, 8, 7, 6, 4]),
        (8, [11, 10, 8, 6, 5]),
    ],
)
def test_the_ante_is_laid_out_by_seven_six_five_four_three_LE_C1(players: int, cells: list[int]) -> None:
    """LE-C1. [LE-1, LE-3]"""
    assert shared(5 * players, WEIGHTS) == cells
    table = Table(make(LE, players=players), seed=1)
    assert position(table)["cells"] == cells
    assert position(table)["balances"] == [-5] * players
    assert table.sheet().notes["cell-7D"] == cells[0] and table.sheet().notes["pot"] == 5 * players


def test_hands_and_stock_have_their_sizes_LE_C2() -> None:
    """LE-C2. [LE-4]"""
    for players, (cards, stock) in {
        3: (15, 7),
        4: (12, 4),
        5: (9, 7),
        6: (8, 4),
        7: (7, 3),
        8: (6, 4),
    }.items():
        deal = make(LE, players=players).start().awaits()
        assert deal is not None
        assert [pile.size for pile in deal.piles] == [cards] * players + [stock]
        assert cards * players + stock == 52
    for wrong in (2, 9):
        with pytest.raises(BadOptions):
            make(LE, players=wrong)


def test_any_card_but_a_king_is_led_and_a_run_goes_on_LE_C3() -> None:
    """LE-C3. [LE-2, LE-5, LE-6, LE-7, LE-10]"""
    hand = "8C 9H TS 3D 3S 6C QD AH KC"
    others = ["2C 4C 5C 7C 9C TC JC QC AC", "2D 4D 5D 6D 7D 8D 9D TD JD", "2H 3H 4H 5H 6H 7H 8H TH JH"]
    table = table_of([hand, *others, "2S 4S 5S 6S 7S 8S 9S JS QS"], stock="KD KH KS AS AD QH 3C")
    assert names(table, 0) == set(hand.split()) - {"KC"}
    with pytest.raises(IllegalMove, match="LE-10"):
        table.play(0, "KC")
    with pytest.raises(IllegalMove, match="LE-5"):
        table.play(0, "end")
    table.play(0, "8C")
    assert names(table, 0) == {"9H", "end"}
    with pytest.raises(IllegalMove, match="LE-7"):
        table.play(0, "buy 1")
    with pytest.raises(IllegalMove, match="LE-6"):
        table.play(0, "TS")
    table.play(0, "9H")
    table.play(0, "TS")
    assert names(table, 0) == {"buy 1", "buy 2", "end"}
    table.play(0, "buy 2")
    assert names(table, 0) == {"end"}
    assert table.view(1).scene().seats[0].counts["bought"] == 2


def test_nobody_buys_while_he_can_lay_LE_C4() -> None:
    """LE-C4; `any_time` lets him. [LE-7]"""
    hands = ["JD QH 4S", "2S 3S", "5S 6S"]
    table = full(hands, "AS AC", ["2 TC"])
    assert names(table, 0) == {"JD", "end"}
    table.play(0, "JD")
    assert names(table, 0) == {"QH", "end"}
    table.play(0, "QH")
    assert names(table, 0) == {"buy 1", "buy 2", "end"}
    free = full(hands, "AS AC", ["2 TC"], options={"buy_when": "any_time"})
    assert names(free, 0) == {"JD", "end", "buy 1", "buy 2"}


def why_not(table: Table, move: str) -> str:
    """The message with which a purchase is refused."""
    with pytest.raises(IllegalMove, match="LE-7") as refusal:
        table.play(0, move)
    return refusal.value.key


def test_a_refused_purchase_says_why_LE_7() -> None:
    """He can lay, has bought already, or the stock has not so many. [LE-7]"""
    table = full(["JD QH 4S", "2S 3S", "5S 6S"], "AS", ["2 TC"])
    assert why_not(table, "buy 1") == "lentyurlyu-can-lay"
    table.play(0, "JD")
    table.play(0, "QH")
    assert why_not(table, "buy 2") == "lentyurlyu-stock"
    table.play(0, "buy 1")
    assert why_not(table, "buy 1") == "lentyurlyu-bought"


FIVE = ["QH KS 4D", "AS 5H", "KD TH 2C", "8D", "3C 7S QD"]


def test_a_king_on_a_queen_takes_the_layout_and_is_paid_the_points_LE_C5() -> None:
    """LE-C5: +76 for the winner. [LE-11, LE-12]"""
    table = full(FIVE, "9C JD", ["4 TC"], balances=[-5] * 5, options={"hands": 1})
    table.play(0, "buy 2")
    for card in ("JD", "QH", "KS"):
        table.play(0, card)
    assert table.over and table.scores() == [76, -11, -27, -13, -25]
    result = {"winner": 1, "hands": ["3C 7S QD", "", "AS 5H", "KD TH 2C", "8D"]}
    assert nets(LE, result) == [-25, 76, -11, -27, -13]
    assert nets(LE, result, price=2)[0] == -5 - 40


def test_or_one_agreed_sum_LE_C6() -> None:
    """LE-C6. [LE-11]"""
    result = {"winner": 1, "hands": ["3C 7S QD", "", "AS 5H", "KD TH 2C", "8D"]}
    assert nets(LE, result, payment="fixed") == [-15, 60, -15, -15, -15]
    assert nets(LE, result, payment="fixed", fixed_payment=20)[0] == -25


def test_a_pile_on_which_nobody_lays_is_dead_LE_C7() -> None:
    """LE-C7: P2 laid the six; after P3, P1 and P2 he leads anew. [LE-8, LE-9]"""
    hands = ["9C TC 7C", "2C KC 4C", "2D 3D 4D"]
    table = full(hands, "", ["1 6C"], turn=2)
    for seat in (2, 0):
        table.play(seat, "end")
    assert names(table, 1) == {"end"}
    table.play(1, "end")
    assert names(table, 1) == {"2C", "4C"} and position(table)["leading"]
    again = full(hands, "", ["1 6C"], turn=2)
    again.play(2, "end")
    again.play(0, "7C")
    again.play(0, "end")
    for seat in (1, 2):
        again.play(seat, "end")
    assert again.turn() == 0 and names(again, 0) == {"end"}
    again.play(0, "end")
    assert names(again, 0) == {"9C", "TC"}


def test_the_leader_of_a_dead_pile_without_cards_is_passed_over_LE_9() -> None:
    """LE-9, LE-13: in the king form one without cards stays in; the next on his left leads."""
    table = full(["9C", "", "2D 3D"], "", ["1 6C"], turn=2)
    for seat in (2, 0, 1):
        assert names(table, seat) == {"end"}
        table.play(seat, "end")
    assert table.turn() == 2 and names(table, 2) == {"2D", "3D"}


SHED = {"form": "shed"}


def test_a_layout_card_ends_the_pile_and_is_filled_again_LE_C8() -> None:
    """LE-C8. [LE-16, LE-17]"""
    hands = ["7D 2C", "3C 4C", "5C 6C", "8C 9C", "TC JD"]
    table = full(hands, "", ["4 6D"], balances=[-5] * 5, options=SHED)
    table.play(0, "7D")
    assert position(table)["balances"] == [2, -7, -7, -7, -7]
    assert position(table)["cells"] == [8, 6, 5, 4, 3]
    assert names(table, 0) == {"2C"} and position(table)["leading"]
    one = full(hands, "", ["4 6D"], balances=[-5] * 5, options=SHED | {"refill": 1})
    one.play(0, "7D")
    assert position(one)["cells"][0] == 4


def test_who_is_out_takes_the_rest_and_layout_cards_count_double_LE_C9() -> None:
    """LE-C9. [LE-14, LE-18]"""
    result = {"winner": 0, "hands": ["", "QS 5C", "JD 2H", "AS AC", "KH 9S"], "taken": ["7D 2"]}
    assert nets(LE, result, form="shed") == [88, -32, -10, -10, -36]
    carried = nets(LE, result, form="shed", residue="carry")
    assert carried[0] == 88 - 26 and sum(carried) == -26


def test_a_last_card_of_the_layout_is_not_filled_again_LE_C10() -> None:
    """LE-C10. [LE-15, LE-16, LE-17]"""
    table = full(["KH", "3C 4C", "5C 6C"], "", ["2 QC"], options=SHED | {"hands": 1}, balances=[-5] * 3)
    table.play(0, "KH")
    assert table.over and table.scores() == [-5 + 15 + 7 + 11, -12, -16]
    assert not [entry for entry in table.sheet().entries if entry.reason == "refill"]


def test_a_led_layout_card_ends_the_pile_and_a_led_ace_does_not_LE_C11() -> None:
    """LE-C11. [LE-16]"""
    table = full(["AS AC 2C 2D", "3C 4C", "5C 6C"], "", [], options=SHED, balances=[-5] * 3)
    table.play(0, "AS")
    assert position(table)["leading"] and position(table)["balances"][0] == -5 + 2
    table.play(0, "AC")
    assert names(table, 0) == {"2C", "2D", "end"}


def test_a_king_in_the_shed_form_ends_the_pile_LE_15() -> None:
    """On a queen and led alike; the same player leads on."""
    table = full(["KD KC 2D", "3C 4C", "5C 6C"], "", ["2 QC"], options=SHED)
    table.play(0, "KD")
    assert position(table)["leading"] and names(table, 0) == {"KC", "2D"}
    table.play(0, "KC")
    assert names(table, 0) == {"2D"}


def test_a_hand_of_kings_leads_a_king_and_wins_LE_C12() -> None:
    """LE-C12; with `wins` any king may be led. [LE-10]"""
    table = full(["KD KS", "3C 4C", "5C 6C"], "", [], options={"hands": 1})
    assert names(table, 0) == {"KD", "KS"}
    table.play(0, "KD")
    assert table.over and table.scores()[0] > 0
    bold = full(["KD 2S", "3C 4C", "5C 6C"], "", [], options={"hands": 1, "king_lead": "wins"})
    assert names(bold, 0) == {"KD", "2S"}
    bold.play(0, "KD")
    assert bold.over


def test_layout_cards_work_in_the_king_form_where_agreed_LE_C13() -> None:
    """LE-C13. [LE-20]"""
    result = {"winner": 3, "hands": ["QS 2C", "9D", "JC", "", "AS AD"], "taken": ["7D 0"]}
    assert nets(LE, result, specials_in_king_form=True) == [-20, -16, -27, 73, -10]
    hands = ["7D 9C 2C", "3C 4C", "5C 6C"]
    table = full(hands, "", ["2 6D"], options={"specials_in_king_form": True}, balances=[-5] * 3)
    table.play(0, "7D")
    assert position(table)["leading"] and position(table)["cells"] == [4, 4, 3, 2, 2]
    plain = full(hands, "", ["2 6D"], balances=[-5] * 3)
    plain.play(0, "7D")
    assert not position(plain)["leading"] and position(plain)["cells"] == [4, 4, 3, 2, 2]


def test_a_last_layout_card_in_the_king_form_hands_the_lead_on_LE_20() -> None:
    table = full(
        ["7D", "", "5C 6C"], "", ["2 6D"], options={"specials_in_king_form": True}, balances=[-5] * 3
    )
    table.play(0, "7D")
    assert table.turn() == 2 and position(table)["leading"]


def test_with_all_hands_empty_the_money_stays_LE_13() -> None:
    """LE-13, LE-19: the next ante is added; the deal passes to the left."""
    table = full(["7C", "", ""], "", ["2 6D"], balances=[-5] * 3)
    table.play(0, "7C")
    table.play(0, "end")
    assert position(table)["hand"] == 1 and position(table)["dealer"] == 0
    assert sum(position(table)["cells"]) == 30 and position(table)["balances"] == [-10] * 3


def test_what_is_left_at_the_end_of_the_session_is_shared_alike_LE_19() -> None:
    table = full(["7C", "", ""], "", ["2 6D"], balances=[-5] * 3, options={"hands": 1})
    table.play(0, "7C")
    table.play(0, "end")
    assert table.over and table.scores() == [0, 0, 0]


def test_the_residue_may_be_carried_over_LE_18() -> None:
    options = SHED | {"residue": "carry"}
    table = full(["2C", "3C 4C", "5C 6C"], "", [], options=options, balances=[-5] * 3)
    table.play(0, "2C")
    assert sum(position(table)["cells"]) == 30


ADVICE: list[tuple[str, list[str], list[str], dict[str, Any], str, str]] = [
    ("A-LE1", ["8C 9H TS 3D 6C", "2C 4C", "2D 4D"], [], {}, "AS", "8C"),
    ("A-LE2", ["3D 4D 5D QC KD", "2C 4C", "2H 4H"], [], {}, "AS", "QC"),
    ("A-LE3", ["QH KS 4D", "2C 4C", "2D 3D"], ["2 TC"], {}, "AS AC", "buy 2"),
    ("A-LE4", ["3D 4D 5D JC", "2C 4C", "2H 4H"], [], SHED, "AS", "JC"),
]


@pytest.mark.parametrize(("number", "hands", "played", "options", "stock", "move"), ADVICE)
def test_each_piece_of_advice_decides_a_position(
    number: str, hands: list[str], played: list[str], options: dict[str, Any], stock: str, move: str
) -> None:
    """A-LE1 … A-LE4: with the piece the book says this, without it another thing."""
    table = full(hands, stock, played, options=options)
    assert said(table, 0) == (move, number)
    if number != "A-LE1":
        assert said(table, 0, (number,))[0] != move


@pytest.mark.parametrize("form", ["king", "shed"])
def test_the_book_beats_chance(form: str) -> None:
    beats_chance(make(LE, players=4, hands=1, form=form), deals=160)


@pytest.mark.parametrize(
    "wrong", [{"phase": "dance"}, {"cells": [1]}, {"piles": {"hand.0": "AS AS"}}, {"weather": "fine"}]
)
def test_impossible_positions_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        make(LE).set_up(wrong)


def test_a_described_hand_begins_with_the_ante_paid_LE_3() -> None:
    """LE-3: LE-C5 as a position, with nothing said of money."""
    hands = ["3C 7S QD", "QH KS 4D", "AS 5H", "KD TH 2C", "8D"]
    table = full(hands, "9C JD", ["0 TS"], turn=1)
    table.play(1, "buy 2")
    for card in ("JD", "QH", "KS"):
        table.play(1, card)
    first = [entry for entry in table.sheet().entries if entry.hand == 1]
    assert [sum(e.amount for e in first if e.column == seat) for seat in range(5)] == [-20, 81, -6, -22, -8]
    assert sum(table.scores()) == -25, "only the ante of the next hand lies on the layout"


def test_the_turn_after_a_described_pile_is_on_the_left_of_who_laid_last_LE_8() -> None:
    """LE-8."""
    game = make(LE, players=3)
    piles = {"hand.0": "9C", "hand.1": "8C", "hand.2": "2S"}
    assert Table(game, start={"piles": piles, "played": ["0 6C", "1 7C"]}).turn() == 2


def test_a_described_hand_may_be_won_by_nobody_and_begin_with_money_LE_13() -> None:
    """LE-13: with the king form alone; what stays is taken with the next ante."""
    assert nets(LE, {"winner": -1}, players=3) == [-5, -5, -5]
    carried = {"winner": 1, "hands": ["3C", "", "KD"], "cells": [4, 4, 3, 2, 2]}
    assert nets(LE, carried, players=3) == [-5 - 3, -5 + 30 + 13, -5 - 10]
    with pytest.raises(BadPosition):
        nets(LE, {"winner": -1}, players=3, form="shed")
    with pytest.raises(BadPosition):
        nets(LE, {}, players=3)


@pytest.mark.parametrize(
    ("result", "options", "rule"),
    [
        ({"winner": 1, "taken": ["7D 2"]}, {}, "LE-12"),
        ({"winner": 1, "hands": ["3C", "4C", "5C"]}, {"form": "shed"}, "LE-14"),
        ({"winner": 1, "hands": ["3C", "", "3C"]}, {}, ""),
        ({"winner": 1, "taken": ["7D 2"], "hands": ["7D", "", "3C"]}, {"form": "shed"}, ""),
        ({"winner": 1, "taken": ["7D 2", "7D 0"]}, {"form": "shed"}, ""),
        ({"winner": 1, "taken": ["7D 2 out"]}, {"form": "shed"}, "LE-17"),
        ({"winner": 1, "taken": ["7D 1 out", "QS 1"]}, {"form": "shed"}, "LE-17"),
        ({"winner": 1, "taken": ["7D 1 out"]}, {"specials_in_king_form": True}, "LE-17"),
    ],
    ids=["king", "left", "twice", "held", "again", "another's", "not last", "king's special"],
)
def test_a_hand_that_cannot_be_is_not_scored_LE_12_LE_14_LE_17(
    result: dict[str, Any], options: dict[str, Any], rule: str
) -> None:
    """Layout cards do nothing in the plain king form (LE-12); there is one of each; the last ends a shed hand."""
    with pytest.raises(BadPosition) as refused:
        nets(LE, result, players=3, **options)
    assert refused.value.rule == rule
    fine = {"winner": 1, "taken": ["7D 2", "QS 1 out"], "hands": ["3C", "", "4C"]}
    assert nets(LE, fine, players=3, form="shed") == [-5 - 2 - 3, -5 - 2 + 2 + 13 + 7, -5 + 4 - 4]


@pytest.mark.parametrize(
    ("options", "rule"),
    [({}, "LE-11"), ({"form": "shed"}, "LE-18"), ({"specials_in_king_form": True}, "LE-20")],
    ids=["king", "shed", "specials"],
)
def test_what_is_paid_at_the_end_carries_the_rule_of_its_form_LE_11_LE_18_LE_20(
    options: dict[str, Any], rule: str
) -> None:
    """The queen of spades left in a hand costs ten, or by LE-18 and LE-20 twenty."""
    entries = make(LE, players=3, **options).score({"winner": 0, "hands": ["", "QS", ""]})
    paid = [(entry.column, entry.amount, entry.rule) for entry in entries if entry.reason != "ante"]
    due = 10 if rule == "LE-11" else 20
    assert paid == [(0, 15, rule), (1, -due, rule), (0, due, rule)]
