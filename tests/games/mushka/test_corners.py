"""Corners of Mushka and its forms where two rules or three meet; every figure is worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import BadPosition, IllegalMove, Table, make
from tests.games.mushka.tables import buy, dealt, names, paid, records, rest, seen_by, side, tricks, written

SHUTIKHA, MISTIGRI, PAMFIL = "mushka_shutikha", "mushka_mistigri", "mushka_pamfil"
M15 = ["M-15"]


@pytest.mark.parametrize(
    ("before", "result", "money"),
    [
        # 7 - 2 - 5 (ace of spades) is nothing, but a fine of 5 stands above it: the second has won (M-27)
        (
            [7, 3, 20],
            {"winners": [0, 0, 1, 1, 1], "holds": ["AS", "", ""], "faults": [M15, [], []]},
            [-5, 30, -25],
        ),
        # 4 - 4 - 5 + 5 is nothing again, reached with the last trick: the other's one trick came before (M-22)
        (
            [4, 1, 30],
            {"winners": [0, 1, 0, 0, 0], "holds": ["AS", "", ""], "faults": [M15, [], []]},
            [0, 35, -35],
        ),
        # the same, the other's trick being the last: 9 to write off, 6 with the first trick, then one by one
        (
            [4, 1, 30],
            {"winners": [0, 0, 0, 0, 1], "holds": ["AS", "", ""], "faults": [M15, [], []]},
            [35, 0, -35],
        ),
        # more tricks than the 1 he had: back to 25, and the fine on top; he pays 30 (M-21, M-27)
        (
            [1, 5, 9],
            {"winners": [0, 0, 1, 1, 1], "holds": ["", "AS", ""], "faults": [M15, [], []]},
            [-30, 44, -14],
        ),
        # two faults of one who passed the line by seven: 2 - 2 - 5 + 10
        (
            [2, 3, 9],
            {"winners": [0, 0, 1, 1, 1], "holds": ["AS", "", ""], "faults": [M15 * 2, [], []]},
            [-5, 19, -14],
        ),
    ],
)
def test_bonus_fine_and_overshoot_are_reckoned_before_the_pulka_is_won_M_21_M_22_M_27(
    before: list[int], result: dict[str, Any], money: list[int]
) -> None:
    assert paid("mushka", before, {**result, "trump": "H"}, manners=True) == money


@pytest.mark.parametrize(
    ("options", "money"),
    [
        ({}, [-1, 0, 1]),  # seat 2 is there with the fourth trick
        ({"simultaneous_finish": "seat_order"}, [-1, 1, 0]),  # seat 1 is the dealer's left
        ({"price": 7}, [-7, 0, 7]),
        (
            {"settlement": "fixed", "fixed_stake": 20, "price": 7},
            [-20, -20, 40],
        ),  # who is at nothing pays too
    ],
)
def test_two_at_nothing_and_one_short_of_it_M_22_M_23(options: dict[str, Any], money: list[int]) -> None:
    result = {"winners": [2, 1, 0, 2, 1], "dealer": 0}
    assert paid("mushka", [2, 2, 2], result, **options) == money


@pytest.mark.parametrize(
    ("record", "count", "overshoot", "after"),
    [
        (3, 4, "any", 25),
        (3, 3, "any", 0),
        (5, 5, "any", 0),
        (6, 5, "any", 1),
        (1, 2, "off", -1),
        (2, 5, "one_or_two", 25),
    ],
)
def test_how_many_tricks_are_too_many_M_21(record: int, count: int, overshoot: str, after: int) -> None:
    result = {"winners": [0] * count + [1] * (5 - count)}
    assert written("mushka", [record, 25, 25], result, overshoot=overshoot)[0] == after


def test_a_sole_player_with_the_trump_ace_of_spades_writes_off_fifteen_and_never_too_much_M_13() -> None:
    alone = {"ending": "sole", "who": [1], "holds": ["", "AS", ""], "trump": "S"}
    assert written("mushka", [25, 16, 25], alone) == [25, 1, 25]
    assert paid("mushka", [25, 2, 3], alone, overshoot="any") == [-25, 28, -3]
    assert paid("mushka", [25, 2, 3], alone, sole_player="no_score") == [0, 0, 0]


def test_the_dealer_who_takes_up_the_ace_of_spades_has_its_ten_M_10_M_19() -> None:
    """`dealer_takes_turnup`, spades trumps by the ace itself: it was nobody's when all declared (M-8)."""
    hands = {
        "hand.0": "KH QH JH TH 9H",
        "hand.1": "KD QD JD TD 9D",
        "hand.2": "KS 7C 8C 9C TC",
        "turned": "AS",
    }
    table = dealt(hands, players=3, dealer_takes_turnup=True)
    buy(table, 0)
    table.play(1, "pass")
    assert "pass" in names(table, 2)
    buy(table, 2)
    table.play(2, "drop 7C")
    tricks(table, "KH AS", "KS QH", "TC JH", "9C TH", "8C 9H")
    assert records(table) == [30, 25, 25 - 5 - 10]


def test_without_a_stock_one_buys_only_what_others_have_thrown_in_M_11_M_26() -> None:
    """Seven with 36 cards: no stock; with `reshuffle` five thrown in by the first can be bought by the second."""
    hands = {f"hand.{seat}": " ".join(f"{rank}{suit}" for rank in "6789T") for seat, suit in enumerate("CDH")}
    left = rest(9, *hands.values(), "AS").split()
    hands |= {f"hand.{seat}": " ".join([left.pop() for _ in range(5)]) for seat in (3, 4, 5)}
    hands |= {"hand.6": " ".join([*left[:4], "AS"]), "turned": left[4]}
    for exhaustion, can in (("limit", False), ("reshuffle", True)):
        table = dealt(hands, players=7, deck=36, stock_exhaustion=exhaustion)
        assert names(table, 0) == {"pass", "done"}
        table.play(0, "pass")
        assert ("throw 6D" in names(table, 1)) is can
        if not can:
            with pytest.raises(IllegalMove, match="M-11"):
                table.play(1, "throw 6D")


def test_with_two_rounds_the_bound_dealer_has_one_word_and_the_ace_holder_another_M_7_M_13() -> None:
    hands = {"hand.0": "6C 7C 8C 9C TC", "hand.1": "6D 7D 8D 9D TD", "hand.2": "6H 7H 8H 9H TH"}
    table = dealt(hands, sole_player="dealer_must_play", announce_then_buy=True)
    table.play(0, "enter")
    table.play(1, "pass")
    table.play(2, "pass")
    assert names(table, 3) == {"enter"}
    with pytest.raises(IllegalMove, match="M-13"):
        table.play(3, "pass")
    table.play(3, "enter")
    assert table.turn() == 0 and "pass" not in names(table, 0)


def test_in_the_claims_each_fault_is_claimed_once_and_a_false_claim_costs_nothing_M_27() -> None:
    hands = {
        "hand.0": "AH KH QH JH TH",
        "hand.1": "9H 7C 9D 8D 7D",
        "hand.2": "8H 7H 9S 8S 7S",
        "turned": "TC",
    }
    table = dealt(hands, players=3, manners=True)
    for seat in range(3):
        buy(table, seat)
    tricks(table, "AH 7C 8H", "9H 7H KH", "QH 9D 9S", "JH 8D 8S", "TH 7D 7S")
    table.play(0, "claim 1 1")
    table.play(0, "claim 2 3")  # seat 2 had no heart left: nothing comes of it
    assert "claim 1 1" not in names(table, 0)
    table.play(0, "next")
    assert "claim 1 1" not in names(table, 1) and "claim 0 1" in names(table, 1)
    table.play(1, "next")
    table.play(2, "next")
    assert records(table) == [25 - 4, 25 - 1 + 5, 25 + 5], "the trick stays his, and 5 for the fault"


def test_the_void_is_not_asked_to_follow_M_15_PF_2() -> None:
    """Pamfil is no club: who holds him beside no club is void in clubs."""
    hands = {
        "hand.0": "KC 7S 8S 9S TS",
        "hand.1": "JC 7H KD QD 9D",
        "hand.2": "AC 8C 7D TD JD",
        "turned": "8H",
    }
    table = dealt(hands, PAMFIL, players=3)
    for seat in range(3):
        table.play(seat, "decline")
    for seat in range(3):
        buy(table, seat)
    table.play(0, "KC")
    assert seen_by(table, 1).prompt().key == "prompt-void"
    table.play(1, "7H")
    assert seen_by(table, 2).prompt().key == "prompt-follow"


# -- Shutikha


@pytest.mark.parametrize(
    ("before", "faults", "money"),
    [
        (
            [6, 4, 25],
            [[], [], []],
            [22, 0, -22],
        ),  # 1 + 5 and 4, both in trick 3: its winner comes first (SH-7)
        ([7, 4, 25], [[], [], []], [-1, 23, -22]),  # a point short: the beaten queen has won
        ([6, 4, 25], [[], M15, []], [27, -5, -22]),  # 4 - 4 + 5
        ([6, 9, 25], [M15, [], []], [0, 0, 0]),  # 6 - 6 + 5 and 9 - 4: nobody is there
    ],
)
def test_the_trick_of_the_caught_queen_brings_two_to_nothing_SH_7(
    before: list[int], faults: list[list[str]], money: list[int]
) -> None:
    result = {"winners": [0, 2, 0, 2, 2], "queen": [1, 3], "faults": faults}
    assert paid(SHUTIKHA, before, result, manners=True) == money


@pytest.mark.parametrize(
    ("winners", "queen", "after"),
    [
        ([1, 1, 0, 0, 0], [1, 3], 20 - 2 - 4),  # caught, but two other tricks
        ([0, 0, 1, 0, 0], [1, 3], 20 - 8),  # her own trick alone: it is not one of M-21's too many
        ([0, 0, 0, 0, 0], [1, 5], 20 - 4),  # no trick: no remise (SH-5)
        ([1, 1, 1, 1, 1], [1, 1], 20 - 8 - 4),
    ],
)
def test_what_the_holder_of_the_queen_writes_SH_4_SH_5(
    winners: list[int], queen: list[int], after: int
) -> None:
    assert written(SHUTIKHA, [20, 20, 20], {"winners": winners, "queen": queen})[1] == after


def test_one_point_left_and_the_queens_trick_is_won_with_and_not_too_much_SH_7_M_21() -> None:
    assert paid(SHUTIKHA, [25, 1, 25], {"winners": [0, 0, 1, 0, 0], "queen": [1, 3]}) == [-21, 51, -30]
    assert written(SHUTIKHA, [25, 1, 25], {"winners": [0, 1, 1, 0, 0], "queen": [1, 3]})[1] == 25


# -- Pamfil


def test_pamfil_lays_the_ace_of_spades_low_where_both_are_in_force_PF_1_PF_2() -> None:
    """`spade_ace_too`: the ace of hearts led, the ace of spades over it, Pamfil over both, being the only trump."""
    hands = {
        "hand.0": "AH KH 7S 8S 9S",
        "hand.1": "AS 7H KD QD 9D",
        "hand.2": "JC 8C 7D TD JD",
        "turned": "8H",
    }
    table = dealt(hands, PAMFIL, players=3, spade_ace_too=True, pamfil_premium=7, price=3)
    for seat in (0, 1):
        table.play(seat, "decline")
    table.play(2, "announce_pamfil")
    for seat in range(3):
        buy(table, seat)
    table.play(0, "AH")
    assert names(table, 1) == {"7H", "AS"}
    table.play(1, "AS")
    assert names(table, 2) == {"JC"}
    tricks(table, "JC", "TD KH 9D", "7S 7H 8C", "KD 7D 8S", "QD JD 9S")
    assert records(table) == [25 - 1, 25 - 3 - 5, 25 - 1]
    assert side(table) == [-7, -7, 14]


@pytest.mark.parametrize(
    ("trump", "winners", "options", "change"),
    [
        (
            "S",
            [1, 1, 1, 2, 2],
            {"spade_ace_too": True},
            10,
        ),  # beaten by Pamfil, the trump ace of spades is remised
        ("S", [0, 1, 1, 2, 2], {"spade_ace_too": True}, -11),
        ("H", [0, 1, 1, 2, 2], {}, -1),
        ("H", [1, 1, 1, 2, 2], {}, 5),
        ("H", [0, 0, 1, 2, 2], {"spade_ace_too": True, "pamfil_bonus": 5}, -7),
    ],
)
def test_the_ace_of_spades_beside_pamfil_PF_1_PF_6(
    trump: str, winners: list[int], options: dict[str, Any], change: int
) -> None:
    result = {"winners": winners, "trump": trump, "holds": ["AS", "JC", ""]}
    assert written(PAMFIL, [25, 25, 25], result, **options)[0] == 25 + change
    bonus = options.get("pamfil_bonus", 0)
    assert written(PAMFIL, [25, 25, 25], result, **options)[1] == 25 - winners.count(1) - bonus


def test_no_ace_of_spades_beats_a_led_pamfil_though_he_leads_trumps_PF_2_M_17() -> None:
    hands = {
        "hand.0": "JC 7S 8S 9S TS",
        "hand.1": "AS 7H KD QD 9D",
        "hand.2": "KC 8C 7D TD JD",
        "turned": "8H",
    }
    table = dealt(hands, PAMFIL, players=3, spade_ace_too=True)
    for seat in range(3):
        table.play(seat, "decline")
    for seat in range(3):
        buy(table, seat)
    table.play(0, "JC")
    assert names(table, 1) == {"7H"}


# -- Mistigri


def test_a_flush_of_the_last_exchange_is_paid_and_nobody_writes_MG_4() -> None:
    """The second look comes though the holder of the king of clubs plays, and though all others passed."""
    piles = {
        "hand.0": "9D 8D TD JD 7C",
        "hand.1": "KC 7H 8H 9S TS",
        "hand.2": "7S 8S 9H TH JH",
        "turned": "8C",
    }
    table = dealt({**piles, "stock": "7D"}, MISTIGRI, players=3, hands=1, flush_payment=11)
    table.act(0, ["throw 7C", "done"])
    table.act(1, ["done"])
    table.play(2, "pass")
    assert records(table) == [25, 25, 25] and side(table) == [22, -11, -11]


def test_the_led_trump_king_falls_to_the_king_of_clubs_though_he_has_trumps_unless_void_is_asked_MG_3() -> (
    None
):
    hands = {
        "hand.0": "KD 7S 8S 9S TH",
        "hand.1": "KC QD 7H 8H 9H",
        "hand.2": "AD JD 9C 8C 7C",
        "turned": "8D",
    }
    for options, allowed in (
        ({}, {"KC", "QD"}),
        ({"spade_ace_privilege": "when_void"}, {"QD"}),
        ({"kc_over_led_trump_king": False}, {"QD"}),
    ):
        table = dealt(hands, MISTIGRI, players=3, **options)
        for seat in range(3):
            buy(table, seat)
        table.play(0, "KD")
        assert names(table, 1) == allowed
    table = dealt(hands, MISTIGRI, players=3)
    for seat in range(3):
        buy(table, seat)
    tricks(table, "KD KC AD")
    assert table.turn() == 1 and seen_by(table, 0).won == [0, 1, 0]


def test_a_mistigri_result_that_the_highest_trump_forbids_is_refused_MG_3() -> None:
    with pytest.raises(BadPosition):
        written(MISTIGRI, [25] * 3, {"winners": [1] * 5, "holds": ["KC", "", ""], "trump": "C"})


def test_a_session_cut_short_pays_the_differences_of_the_records() -> None:
    """Records 23, 19, 25, 23 (M-C15): each pays each the difference. 90 - 4·23, 90 - 4·19, 90 - 4·25."""
    game = make("mushka", hands=1, first_dealer=3)
    table = Table(game, dealing=False)
    hands = ("KH 7H JD 8D 6C", "AS TS QC 9C 6D", "8S 7C 9D TD 7D", "AH 6H KD QD TC")
    piles = {f"hand.{seat}": hand for seat, hand in enumerate(hands)} | {"turned": "9H"}
    piles["stock"] = "QH 8C 6S 7S AD JC KC JH TH 9S JS QS KS AC 8H"
    table.deal({name: [int(game.read_card(word)) for word in text.split()] for name, text in piles.items()})
    buy(table, 0, "JD 8D 6C")
    buy(table, 1, "QC 9C 6D")
    table.play(2, "pass")
    buy(table, 3, "KD QD TC")
    tricks(table, "6S TS 6H", "AH 7H AS", "AD TH QH", "KH 7S JH", "8C JC KC")
    assert table.over and side(table) == [-2, 14, -10, -2]


# -- Kopilka


def ko(result: dict[str, Any], **options: Any) -> list[int]:
    found = [0] * 4
    for entry in make("mushka_kopilka", **options).score(result):
        found[entry.column] += entry.amount
    return found


PARTY: dict[str, Any] = {"first_out": [0, 2, 2, 1], "trickless": [[], [1], [2, 3], []]}
"""The party of KO-C2: a box of 110."""


@pytest.mark.parametrize(
    ("more", "options", "expected"),
    [
        # nobody has taken anything: all goes to the first out of the fourth deal
        ({}, {}, [-25, 80, -20, -35]),
        # claims of 220 on 110: half of each; 11, 33, 66 and 0 come out even
        (
            {
                "tallies": [
                    [22, 0, 0, 0, 0, 0, 0, 0],
                    [0, 33, 0, 0, 0, 0, 0, 0],
                    [0, 0, 0, 0, 0, 0, 0, 0],
                    [0] * 4 + [0, 33, 0, 0],
                ]
            },
            {},
            [-25 + 11, -30 + 33, -20, -35 + 66],
        ),
        # three claims of 100 on 110: 36 each, two odd kopecks to the nearest the fourth dealer's left (seats 0, 1)
        (
            {"tallies": [[100] + [0] * 7, [100] + [0] * 7, [100] + [0] * 7, [0] * 8]},
            {},
            [-25 + 37, -30 + 37, -20 + 36, -35],
        ),
        # the first out without a trick is not spared (KO-11): the box has 5 more, and so has the rest
        ({}, {"remise_exempts_first_out": False}, [-25, 85, -25, -35]),
        # two proved false passes of the first out cost two remises (6.3)
        ({"false": [[0, 0], [], [], []]}, {"manners": True, "remise": 7}, [-25 - 14, -32 + 128, -20, -37]),
    ],
)
def test_the_box_of_a_party_KO_11_KO_12(
    more: dict[str, Any], options: dict[str, Any], expected: list[int]
) -> None:
    assert ko({**PARTY, "dealer": 0, **more}, **options) == expected


# -- Lentyurlyu


def le(result: dict[str, Any], **options: Any) -> list[int]:
    game = make("mushka_lentyurlyu", **options)
    found = [0] * int(game.seats)
    for entry in game.score(result):
        found[entry.column] += entry.amount
    return found


@pytest.mark.parametrize(
    ("result", "options", "expected"),
    [
        # three players, 15 on the layout (4 4 3 2 2); the winner by a king: 15, and 20 + 24
        (
            {"winner": 1, "hands": ["TS QD", "", "AS KH KS 3C"]},
            {"players": 3},
            [-5 - 20, -5 + 15 + 44, -5 - 24],
        ),
        # the same by shedding: the ace of spades and the king of hearts count twice: 35
        (
            {"winner": 1, "hands": ["TS QD", "", "AS KH KS 3C"]},
            {"players": 3, "form": "shed"},
            [-25, -5 + 15 + 55, -5 - 35],
        ),
        # the seven of diamonds takes 4, two put 2; as a last card it takes 4 more with no refill, and the rest: 11
        (
            {"winner": 0, "hands": ["", "2C", "JC"], "taken": ["7D 2", "QS 0 out"]},
            {"players": 3, "form": "shed"},
            [-5 - 2 + 2 + 4 + 3 + 2 + 4 + 22, -5 - 2 - 2, -5 + 4 - 20],
        ),
        # one price for all, whatever is held
        (
            {"winner": 2, "hands": ["KH QS", "2C", ""]},
            {"players": 3, "form": "shed", "payment": "fixed", "fixed_payment": 12},
            [-17, -17, 10 + 24],
        ),
        # nobody covers: the antes stay, on top of what lay there
        ({"winner": -1, "hands": ["", "", ""], "cells": [1, 2, 3, 4, 5]}, {"players": 3}, [-5, -5, -5]),
        # and the next who covers takes all thirty
        (
            {"winner": 0, "hands": ["", "2C", "3C"], "cells": [1, 2, 3, 4, 5]},
            {"players": 3, "price": 4},
            [-5 + 30 + 20, -5 - 8, -5 - 12],
        ),
    ],
)
def test_money_of_a_hand_LE_11_LE_13_LE_17_LE_18(
    result: dict[str, Any], options: dict[str, Any], expected: list[int]
) -> None:
    assert le(result, **options) == expected
