"""The worked cases PF-C1 … PF-C8 of docs/rules/mushka.md."""

from __future__ import annotations

import pytest

from lomber import IllegalMove
from tests.games.mushka.tables import (
    buy,
    dealt,
    follows,
    names,
    paid,
    records,
    seen_by,
    side,
    tricks,
    written,
)

PAMFIL = "mushka_pamfil"


def test_pamfil_is_a_trump_and_no_club_PF_C1_PF_C2_PF_C3() -> None:
    """PF-C1, PF-C2, PF-C3. [PF-2]"""
    assert follows("JC 9C 7D AH", "D", ["KC"], PAMFIL) == {"9C"}
    assert follows("JC 7D AH", "D", ["KC"], PAMFIL) == {"JC", "7D"}
    assert follows("JC AH KS", "D", ["KC"], PAMFIL) == {"JC"}
    assert follows("AD 9C QH", "D", ["JC"], PAMFIL) == {"AD"}
    assert follows("9C QH", "D", ["JC"], PAMFIL) == {"9C", "QH"}
    assert follows("JC 7C", "C", ["AC"], PAMFIL) == {"JC", "7C"}
    led = {"hand.0": "JC 7S 8S 9S TS", "hand.1": "AD 7D QH KH AH", "hand.2": "9C TC QC KD QD", "turned": "8D"}
    over = {
        "hand.0": "AC 7S 8S 9S TS",
        "hand.1": "JC 7C QH KH AH",
        "hand.2": "KC TC QC KD QD",
        "turned": "8C",
    }
    for hands, trick, winner in ((led, "JC AD KD", 0), (over, "AC JC KC", 1)):
        table = dealt(hands, PAMFIL, players=3)
        for seat in range(3):
            table.play(seat, "decline")
        for seat in range(3):
            buy(table, seat)
        tricks(table, trick)
        assert table.turn() == winner and seen_by(table, 0).won[winner] == 1


DEAL = {
    "hand.0": "JC AC 9C KS 8H",
    "hand.1": "AD 7D TH JS QC",
    "hand.2": "KD 9D AH 7S TC",
    "turned": "QD",
}


def test_a_dealt_pamfil_is_announced_and_paid_by_all_PF_C4() -> None:
    """PF-C4: 5 players; money only. Bought: nothing. [PF-4]"""
    hands = {"hand.0": "6C 7C 8C 9C TC", "hand.1": "JC 7D 8D 9D TD", "turned": "2H"}
    table = dealt(hands, PAMFIL, players=5)
    assert names(table, 0) == {"decline"}
    with pytest.raises(IllegalMove, match="PF-4"):
        table.play(0, "announce_pamfil")
    table.play(0, "decline")
    table.play(1, "announce_pamfil")
    assert side(table) == [-5, 20, -5, -5, -5] and records(table) == [25] * 5
    assert seen_by(table, 0).phase == "declare" and seen_by(table, 4).announced == 1
    silent = dealt(hands, PAMFIL, players=5)
    for seat in range(5):
        silent.play(seat, "decline")
    assert side(silent) == [0] * 5 and seen_by(silent, 0).phase == "declare"
    richer = dealt(hands, PAMFIL, players=5, pamfil_premium=7)
    richer.play(0, "decline")
    richer.play(1, "announce_pamfil")
    assert side(richer) == [-7, 28, -7, -7, -7]


def test_the_dealer_names_trumps_when_pamfil_is_turned_up_PF_C5() -> None:
    """PF-C5: before anybody declares; the card stays out of play. [PF-5]"""
    table = dealt({"turned": "JC", "hand.0": "AS KS QS TS 9S"}, PAMFIL, players=3)
    assert names(table, 2) == {"set_trump S", "set_trump C", "set_trump D", "set_trump H"}
    with pytest.raises(IllegalMove, match="PF-5"):
        table.play(2, "decline")
    table.play(2, "set_trump H")
    view = seen_by(table, 0)
    assert view.phase == "declare" and view.trump == 3 and side(table) == [0, 0, 0]


def test_the_dealer_takes_a_turned_up_pamfil_where_agreed_PF_5() -> None:
    table = dealt({"turned": "JC", "hand.2": "7H 8H TD 9S 8S"}, PAMFIL, players=3, dealer_takes_turnup=True)
    table.play(2, "set_trump H")
    table.play(0, "done")
    table.play(1, "done")
    table.play(2, "done")
    table.play(2, "drop 8S")
    assert "JC" in table.state.position(-2)["piles"]["hand.2"]
    assert side(table) == [0, 0, 0]


def test_a_whole_hand_with_pamfil_PF_C6() -> None:
    """PF-C6: 22, 24, 24 and +10 −5 −5. [PF-3]"""
    table = dealt(DEAL, PAMFIL, players=3)
    table.play(0, "announce_pamfil")
    for seat in range(3):
        buy(table, seat)
    tricks(table, "AC QC TC", "KS JS 7S", "8H TH AH", "KD")
    assert names(table, 0) == {"JC"}
    tricks(table, "JC 7D", "9C AD 9D")
    assert records(table) == [22, 24, 24]
    assert side(table) == [10, -5, -5]


def test_the_ace_of_spades_is_an_ordinary_ace_PF_C7_PF_C8() -> None:
    """PF-C7: remise 5, free to pass. PF-C8: no privilege. [PF-1, PF-6]"""
    result = {"winners": [1] * 5, "holds": ["AS", "", ""], "trump": "H"}
    assert written(PAMFIL, [20, 25, 25], result)[0] == 25
    assert follows("AS 6H", "H", ["AH"], PAMFIL) == {"6H"}
    table = dealt({"hand.0": "AS 7C 8C 9C TC", "turned": "7D"}, PAMFIL, players=3)
    for seat in range(3):
        table.play(seat, "decline")
    assert "pass" in names(table, 0) and "throw AS" in names(table, 0)


def test_pamfil_may_pass_but_not_be_thrown_PF_7() -> None:
    """PF-7; `special_discard` lets him go."""
    table = dealt(DEAL, PAMFIL, players=3)
    for seat in range(3):
        table.play(seat, "decline")
    assert "pass" in names(table, 0) and "throw JC" not in names(table, 0)
    with pytest.raises(IllegalMove, match="PF-7"):
        table.play(0, "throw JC")
    free = dealt(DEAL, PAMFIL, players=3, special_discard="allowed")
    for seat in range(3):
        free.play(seat, "decline")
    assert "throw JC" in names(free, 0)


def test_the_ace_of_spades_keeps_its_rights_where_agreed_and_pamfil_beats_it_PF_1() -> None:
    """`spade_ace_too`."""
    assert follows("AS 6H", "H", ["AH"], PAMFIL, spade_ace_too=True) == {"6H", "AS"}
    hands = {
        "hand.0": "AH 9D 8D 7D TD",
        "hand.1": "AS 7C 8C 9C TC",
        "hand.2": "JC KH QC KC AC",
        "turned": "7H",
    }
    table = dealt(hands, PAMFIL, players=3, spade_ace_too=True)
    for seat in range(2):
        table.play(seat, "decline")
    table.play(2, "decline")
    assert "pass" not in names(table, 1)
    for seat in range(3):
        buy(table, seat)
    tricks(table, "AH AS JC")
    assert seen_by(table, 0).won == [0, 0, 1]
    table = dealt(hands, PAMFIL, players=3, spade_ace_too=True)
    for seat in range(3):
        table.play(seat, "decline")
    for seat in range(3):
        buy(table, seat)
    tricks(table, "AH AS KH")
    assert seen_by(table, 0).won == [0, 1, 0]
    remise = {"winners": [1] * 5, "holds": ["AS", "", ""], "trump": "H"}
    assert written(PAMFIL, [20, 25, 25], remise, spade_ace_too=True)[0] == 30


def test_pamfil_may_write_off_besides_his_trick_PF_3() -> None:
    """`pamfil_bonus`."""
    result = {"winners": [0, 1, 1, 1, 1], "holds": ["JC", "", ""], "trump": "H"}
    assert written(PAMFIL, [20, 25, 25], result)[0] == 19
    assert written(PAMFIL, [20, 25, 25], result, pamfil_bonus=5)[0] == 14


def test_a_described_result_knows_who_announced_Pamfil_PF_4() -> None:
    """PF-4: 5 from each, beside the records."""
    told = {"winners": [0, 0, 1, 1, 2], "announced": 1}
    assert paid("mushka_pamfil", [25] * 5, told) == [-5, 20, -5, -5, -5]
    assert written("mushka_pamfil", [25] * 5, told) == [23, 23, 24, 30, 30]


def test_out_of_turn_before_the_declarations_names_its_rule_PF_4_PF_5() -> None:
    """PF-4: each is asked in turn; PF-5: trumps are the dealer's to name."""
    hands = {"hand.0": "AC 9C KS 8H KH", "hand.1": "AD 7D TH JS QC", "hand.2": "KD 9D AH 7S TC"}
    asked = dealt({**hands, "turned": "QD"}, PAMFIL, players=3)
    with pytest.raises(IllegalMove, match="PF-4"):
        asked.play(1, "decline")
    named = dealt({**hands, "turned": "JC"}, PAMFIL, players=3)
    with pytest.raises(IllegalMove, match="PF-5"):
        named.play(0, "set_trump H")
