"""The worked cases SH-C1 … SH-C9 of docs/rules/mushka.md."""

from __future__ import annotations

import pytest

from lomber import BadPosition, Table, make
from tests.games.mushka.tables import buy, dealt, names, paid, records, seen_by, side, tricks, written

SHUTIKHA = "mushka_shutikha"

FIRST = {"hand.2": "QS 9S AH TH 7C", "hand.0": "KS 8S KD QD 9C", "hand.1": "JS 7S KC AC 8H"}
SECOND = {"hand.2": "QS 8H 7C 7D 8D", "hand.0": "KS TS AC KC QC", "hand.1": "JS AS KH KD JD"}


def table_of(hands: dict[str, str]) -> Table:
    """Three players, dealer P2, all on their own cards."""
    table = dealt(hands, SHUTIKHA, players=3, first_dealer=1)
    for seat in (2, 0, 1):
        buy(table, seat)
    return table


def test_a_whole_hand_with_the_queens_trick_SH_C1_SH_C4() -> None:
    """SH-C1: KD JS QS is worth 8. SH-C4: 23, 24, 16. [SH-1, SH-4]"""
    table = table_of(FIRST)
    tricks(table, "AH 8S 8H", "KS 7S 9S", "KD JS QS", "TH 9C AC", "7C QD KC")
    assert records(table) == [23, 24, 16]


def test_a_whole_hand_with_the_queen_caught_SH_C2_SH_C5() -> None:
    """SH-C2: KS 7S QS is worth 5 and 4. SH-C5: 19, 22, 21. [SH-4, SH-5]"""
    table = table_of(SECOND)
    tricks(table, "8H TS KH", "KS AS QS", "KC JS 7C", "KD 7D QC", "JD 8D AC")
    assert records(table) == [19, 22, 21]


def winner_of(hands: dict[str, str], row: str, **options: str) -> int:
    game = make(SHUTIKHA, players=3, first_dealer=2, **options)
    table = Table(game, start={"phase": "play", "turn": 0, "piles": hands})
    tricks(table, row)
    return seen_by(table, 0).won.index(1)


def test_king_queen_jack_ace_ten_SH_C3() -> None:
    """SH-C3. [SH-2]"""
    hands = {"hand.0": "AD 7C 8C 9C TC", "hand.1": "JD 7H 8H 9H TH", "hand.2": "KD JC QC KC AC"}
    assert winner_of(hands, "AD JD KD") == 2
    hands = {"hand.0": "AD 7C 8C 9C TC", "hand.1": "TD 7H 8H 9H TH", "hand.2": "9D JC QC KC AC"}
    assert winner_of(hands, "AD TD 9D") == 0
    assert winner_of(hands, "AD TD 9D", ace_rank="low") == 1
    hands = {"hand.0": "AD 7C 8C 9C TC", "hand.1": "JD 7H 8H 9H TH", "hand.2": "7D JC QC KC AC"}
    assert winner_of(hands, "AD JD 7D") == 1


def test_no_trick_is_a_remise_but_not_with_a_beaten_queen_SH_C6() -> None:
    """SH-C6. [SH-5]"""
    assert written(SHUTIKHA, [9, 25, 25], {"winners": [1] * 5})[0] == 14
    caught = {"winners": [1] * 5, "queen": [0, 2]}
    assert written(SHUTIKHA, [3, 25, 25], caught)[0] == -1
    assert paid(SHUTIKHA, [3, 25, 25], caught) == [46, -16, -30]


def test_the_winner_of_the_trick_comes_before_the_beaten_queen_SH_7() -> None:
    """SH-7: king's trick and beaten queen both at nothing: the king; a trick earlier: the queen's owner."""
    both = {"winners": [1, 2, 2, 2, 2], "queen": [0, 1]}
    assert paid(SHUTIKHA, [4, 5, 30], both) == [0, 26, -26]
    later = {"winners": [2, 1, 2, 2, 1], "queen": [0, 2]}
    assert paid(SHUTIKHA, [4, 6, 30], later) == [27, 0, -27]


def test_overshoot_counts_tricks_only_SH_7() -> None:
    queen = {"winners": [0, 1, 1, 1, 1], "queen": [0, 1]}
    assert written(SHUTIKHA, [1, 25, 25], queen)[0] <= 0
    assert written(SHUTIKHA, [1, 25, 25], {"winners": [0, 0, 1, 1, 1], "queen": [0, 1]})[0] == 25


def test_five_spades_with_the_queen_win_the_pulka_as_dealt_SH_C7() -> None:
    """SH-C7: 100 at the start; 74 later. [SH-6]"""
    piles = {"hand.0": "QS KS 9S 8S 2S"}
    table = dealt(piles, SHUTIKHA, players=5)
    assert table.over and side(table) == [100, -25, -25, -25, -25]
    table = dealt(piles, SHUTIKHA, players=5, start={"records": [25, 31, 6, 25, 12]})
    assert side(table) == [74, -31, -6, -25, -12]
    opened = {zone.name: zone.cards for zone in table.view(3).scene().zones}
    assert set(opened["opened.0"]) == {"QS", "KS", "9S", "8S", "2S"}


def test_five_spades_bought_win_before_the_others_speak_SH_C8() -> None:
    """SH-C8: QS TS 7S and two more. [SH-6]"""
    table = dealt({"hand.0": "QS TS 7S 9D 8D", "hand.1": "7C 8C 9C TC JC", "stock": "AS 6S"}, SHUTIKHA)
    buy(table, 0, "9D 8D")
    assert table.over and side(table) == [75, -25, -25, -25]


def test_five_spades_without_the_queen_win_nothing_SH_6() -> None:
    table = dealt({"hand.0": "KS TS 7S 9S 8S", "hand.1": "QS 8C 9C TC JC"}, SHUTIKHA)
    assert not table.over and seen_by(table, 0).phase == "declare"


def test_king_and_queen_in_one_hand_make_nine_SH_C9() -> None:
    """SH-C9: 1 + 8. [SH-4]"""
    assert written(SHUTIKHA, [25] * 3, {"winners": [0, 0, 1, 1, 2], "queen": [0, 2]})[0] == 16


def test_the_ace_of_spades_and_the_queen_may_pass_SH_3() -> None:
    """SH-3: M-8 is void, so that both may be thrown off too."""
    table = dealt({"hand.0": "AS QS 7C 8C 9C"}, SHUTIKHA)
    assert {"pass", "throw AS", "throw QS"} <= names(table, 0)


def test_a_sole_player_with_the_queen_writes_off_twelve_SH_8() -> None:
    """SH-8: 4 × 1 + 8; without her 5."""
    for hand, left in (("QS 9H AH TH 7C", 13), ("KS 9H AH TH 7C", 20)):
        table = dealt({"hand.0": hand}, SHUTIKHA, players=3)
        table.play(0, "done")
        table.play(1, "pass")
        table.play(2, "pass")
        assert records(table)[0] == left


def test_the_stock_has_one_card_more_without_a_turn_up_SH_1() -> None:
    for players, stock in [(3, 17), (4, 16), (5, 27), (6, 22), (7, 17)]:
        deal = make(SHUTIKHA, players=players, first_dealer=0).start().awaits()
        assert deal is not None and {p.name: p.size for p in deal.piles}["stock"] == stock
    make(SHUTIKHA, players=7, deck=36)


def test_a_sole_player_who_is_said_to_hold_the_queen_makes_twelve_SH_8() -> None:
    """SH-8: 4 x 1 + 8, told by the cards held or by the trick."""
    alone = {"ending": "sole", "who": [0]}
    assert written(SHUTIKHA, [25, 25, 25], {**alone, "holds": ["QS", "", ""]})[0] == 13
    assert written(SHUTIKHA, [25, 25, 25], {**alone, "queen": [0, 1]})[0] == 13
    assert written(SHUTIKHA, [25, 25, 25], alone)[0] == 20


def test_the_queen_falls_to_a_trick_from_a_hand_in_play_SH_4() -> None:
    """SH-4."""
    for queen in ([0, 0], [0, 6], [3, 1], [2, 1]):
        with pytest.raises(BadPosition):
            written(SHUTIKHA, [25] * 3, {"winners": [0, 0, 1, 1, 1], "active": [0, 1], "queen": queen})
