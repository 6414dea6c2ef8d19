"""The worked cases R-C1 … R-C23 of docs/rules/rams.md, and the rules they do not reach."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import BadOptions, IllegalMove, Table, make
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.contract import EVERYTHING
from tests.games.rams.tables import amounts, dealt, event, names, rest, seen_by

AC3 = "AC AD AH"


def record_of(records: list[int], result: dict[str, Any], **options: Any) -> dict[int, int]:
    game = make("rams", **options)
    written = amounts(game.score({"records": records, **result}))
    return {seat: record + written.get(seat, 0) for seat, record in enumerate(records)}


@pytest.mark.parametrize(
    ("aces", "remise"), [("", 5), ("AS", 10), ("AC", 15), ("AD", 20), ("AH", 25), (AC3, 50)]
)
def test_no_trick_adds_five_and_the_aces_R_C1(aces: str, remise: int) -> None:
    """R-C1: no trick adds 5 and the aces. [R-21]"""
    got = record_of([100] * 3, {"winners": [0] * 5, "aces": ["", aces, ""]}, players=3)
    assert got[1] == 100 + remise


def test_three_aces_and_two_tricks_write_off_42_R_C2() -> None:
    """R-C2: AS+AD+AH and two tricks write off 42. [R-20, R-22]"""
    got = record_of([100] * 3, {"winners": [1, 1, 0, 0, 0], "aces": ["", "AS AD AH", ""]}, players=3)
    assert got[1] == 58


def test_a_remise_of_20_makes_95_of_75_R_C3() -> None:
    """R-C3: 75 and a remise of 20 make 95. [R-25]"""
    got = record_of([100, 75, 100], {"winners": [0] * 5, "aces": ["", "AD", ""]}, players=3)
    assert got[1] == 95


@pytest.mark.parametrize("price", [1, 2])
def test_the_winner_takes_what_the_others_have_left_R_C4(price: int) -> None:
    """R-C4: what is left at the price. [R-35, R-24]"""
    game = make("rams", price=price)
    result: dict[str, Any] = {"records": [5, 14, 45, 89], "winners": [0] * 5, "active": [0]}
    result["ending"], result["who"] = "sole", [0]
    got = amounts(game.score(result), "balance")
    assert got == {0: 148 * price, 1: -14 * price, 2: -45 * price, 3: -89 * price}


def test_a_dealt_ace_may_neither_pass_nor_be_thrown_R_C5() -> None:
    """R-C5: a dealt ace binds and stays; a turned-up one binds nobody. [R-8, R-9]"""
    table = dealt({"hand.1": "AC 9H 8H 7D 7S"})
    assert "pass" not in names(table, 1) and "throw AC" not in names(table, 1)
    with pytest.raises(IllegalMove, match="R-8"):
        table.play(1, "pass")
    with pytest.raises(IllegalMove, match="R-8"):
        table.play(1, "throw AC")
    free = dealt({"hand.1": "AC 9H 8H 7D 7S"}, ace_discard="allowed")
    assert "throw AC" in names(free, 1) and "pass" not in names(free, 1)
    table = dealt(
        {
            "hand.1": "9S 8S 7S 9C KD",
            "hand.2": "9D 8D 7D 8C 7C",
            "hand.3": "KH QH 9H 8H 7H",
            "hand.0": "KC QC JC TS QS",
        }
        | {"turned": "AH"}
    )
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    assert "pass" in names(table, 0)


def test_nobody_buys_more_than_the_stock_holds_R_C6() -> None:
    """R-C6: stock 11, exchanges 5 and 5: the third takes at most 1, the dealer 0. [R-2, R-5, R-6, R-11, M-11]"""
    hands = {
        "hand.1": "KS QS JS TS 9H",
        "hand.2": "KC QC JD TC 9D",
        "hand.3": "8S 7S 8C 7C 8D",
        "hand.0": "9S 9C KD KH 7D",
    }
    table = dealt(hands | {"turned": "QH", "stock": "7H 8H TH JH QD TD AS JC"})
    table.act(1, [f"throw {c}" for c in ["TS", "JS", "QS", "KS", "9H"]] + ["done"])
    table.act(2, [f"throw {c}" for c in ["TC", "QC", "KC", "9D", "JD"]] + ["done"])
    assert seen_by(table, 3).in_stock == 1
    table.play(3, "throw 7S")
    assert names(table, 3) == {"done"}
    with pytest.raises(IllegalMove, match="R-6"):
        table.play(3, "throw 8S")
    table.play(3, "done")
    assert not any(name.startswith("throw") for name in names(table, 0))
    table.play(0, "done")
    assert "drop 7D" in names(table, 0) and "leave" in names(table, 0)


def lead(hand: str, trump: str, played: list[str] | None = None, **more: Any) -> set[str]:
    """The legal cards of seat 0 in a set-up of three players with the dealer at seat 2."""
    game = make("rams", players=3, first_dealer=2, **more)
    rows = played or []
    mine = [row.split()[1] for row in rows if row.startswith("0")]
    count = 5 - len(mine)
    used = [row.split()[1] for row in rows]
    free = rest(8, hand, trump, " ".join(used)).split()
    piles = {"hand.0": hand, "turned": trump}
    plain = [card for card in free if card[1] not in (trump[1], "D")]
    for seat in (1, 2):
        need = 5 - sum(row.startswith(str(seat)) for row in rows)
        piles[f"hand.{seat}"], plain = " ".join(plain[:need]), plain[need:]
    assert len(hand.split()) == count
    table = Table(game, start={"phase": "play", "turn": 0, "piles": piles, "played": rows})
    return names(table, 0)


def test_the_trump_ace_or_king_and_queen_must_be_led_R_C7() -> None:
    """R-C7: trump ace; king from king and queen, then the queen. [R-17]"""
    assert lead("AC KC QC 7D 8D", "7C") == {"AC"}
    assert lead("KC QC 9C AD 8D", "7C") == {"KC"}
    king = ["0 KC", "1 7S", "2 8S"]
    assert lead("QC 9C AD 8D", "7C", king) == {"QC"}
    assert lead("KC 9C AD 8D 7D", "7C") == {"KC", "9C", "AD", "8D", "7D"}
    following = ["2 8C", "0 KC", "1 7S"]
    assert lead("QC 9C AD 8D", "7C", following) == {"QC", "9C", "AD", "8D"}


def test_a_trump_court_card_calls_for_the_trump_ace_R_C8() -> None:
    """R-C8: the ace on a court card of trumps. [R-18, R-13]"""
    assert lead("AH 9H 7S 8S 9S", "7H", ["2 JH"]) == {"AH"}
    assert lead("AH 9H 7S 8S 9S", "7H", ["2 TH"]) == {"AH", "9H"}
    assert lead("AH 9H 7S 8S 9S", "7H", ["1 8D", "2 QH"]) == {"AH"}
    assert lead("AH 9D 7S 8S 9S", "7H", ["1 8D", "2 QH"]) == {"9D"}
    assert lead("AH 8H 7S 8S 9S", "7H", ["1 JH", "2 KH"]) == {"AH"}
    assert lead("8H 9H 7S 8S 9S", "7H", ["1 8D", "2 TH"], must_overtrump=True) == {"8H", "9H"}
    assert lead("8H JH 7S 8S 9S", "7H", ["1 8D", "2 TH"], must_overtrump=True) == {"JH"}


def full_hand(**options: Any) -> Table:
    hands = {
        "hand.0": "AC 9C KD 8D 7S",
        "hand.1": "KC QC JS 9H 7H",
        "hand.2": "8C AH TH KS 9S",
        "turned": "TC",
    }
    table = dealt(hands, players=3, first_dealer=2, **options)
    for seat in range(3):
        table.play(seat, "done")
    table.play(2, "drop 9S")
    return table


def play(table: Table, rows: str) -> None:
    for row in rows.split(","):
        seat, card = row.split()
        table.play(int(seat), card)


def test_a_full_hand_of_three_R_C9() -> None:
    """R-C9: a hand of three, card by card. [R-3, R-4, R-7, R-10, R-11, R-19]"""
    table = full_hand()
    assert names(table, 0) == {"AC"}
    play(table, "0 AC,1 QC,2 8C,0 7S,1 JS,2 KS,2 AH,0 9C,1 7H,0 KD,1 KC,2 TC,1 9H,2 TH,0 8D")
    assert table.state.position(-2)["records"] == [88, 99, 78]
    assert table.state.position(-2)["dealer"] == 0


def test_a_flush_writes_off_25_and_those_who_play_pay_R_C10() -> None:
    """R-C10: the flush writes off 25, others who play add 5 and their aces. [R-26]"""
    hands = {
        "hand.1": "AC KC 9S 8S 7D",
        "hand.2": "AH KH 9H 8H 7H",
        "hand.3": "QC 8C 7S 9D TS",
        "hand.0": "KS QD 9C TD TH",
    }
    table = dealt(hands | {"turned": "7C"})
    for seat in (1, 2, 3):
        table.play(seat, "done")
    table.play(0, "pass")
    assert table.state.position(-2)["records"] == [100, 115, 75, 105]


def test_two_flush_holders_write_off_and_neither_is_remised_R_26() -> None:
    """R-26: two flush-holders write off, neither is remised."""
    got = record_of(
        [100] * 4, {"ending": "flush", "who": [1, 2], "active": [1, 2, 3], "aces": ["", "", "AH", "AC"]}
    )
    assert got == {0: 100, 1: 95, 2: 75, 3: 115}


def test_jacks_are_written_off_by_one_who_passes_R_C11() -> None:
    """R-C11: shown, written off, passed: 60 becomes 55. [R-27, R-28]"""
    table = dealt({"hand.1": "JD JH 9S 8C 7C"}, start={"records": [60] * 4})
    assert seen_by(table, 0).records[1] == 55 and seen_by(table, 0).shown[1]
    table.play(1, "pass")
    assert seen_by(table, 2).records[1] == 55


def open_cards(table: Table, seat: int) -> set[str]:
    """The cards that lie face up before a seat, as the dealer sees them."""
    zones = table.view(0).scene().zones
    return {card for zone in zones if zone.name == f"shown.{seat}" for card in zone.cards}


def test_shown_jacks_lie_open_until_the_next_player_has_acted_R_28() -> None:
    """Section 10; thrown off, they are gone at once. [R-28, R-29]"""
    table = dealt({"hand.1": "JD JH 9S 8C 7C"})
    closed = [zone for zone in table.view(0).scene().zones if zone.name == "hand.1"]
    assert open_cards(table, 1) == {"JD", "JH"} and len(closed[0].cards) == 3
    table.play(1, "pass")
    assert open_cards(table, 1) == {"JD", "JH"}
    table.play(2, "done")
    assert open_cards(table, 1) == set()
    thrown = dealt({"hand.1": "JD JH 9S 8C 7C"})
    thrown.act(1, ["throw JD", "done"])
    assert open_cards(thrown, 1) == {"JH"}


def test_jacks_are_credited_and_then_thrown_off_R_C12() -> None:
    """R-C12: the pair is credited and then thrown off, openly. [R-29, R-30]"""
    table = dealt({"hand.1": "JS JC AD 8H 7H"})
    table.act(1, ["throw JS", "throw JC", "throw 7H", "throw 8H", "done"])
    assert event(table, 2, -1)["moves"] == ("throw JS", "throw JC", "throw ??", "throw ??", "done")
    one = {"aces": ["", "AD", "", ""], "jacks": [0, 5, 0, 0]}
    assert record_of([100] * 4, {"winners": [1, 0, 0, 0, 0], **one})[1] == 79
    assert record_of([100] * 4, {"winners": [0] * 5, **one})[1] == 115


def test_jacks_without_a_trick_are_set_off_R_C13() -> None:
    """R-C13, and `jacks_vs_remise` offset and cancel. [R-30]"""
    pair, four = {"jacks": [0, 5, 0, 0]}, {"jacks": [0, 10, 0, 0]}
    assert record_of([100] * 4, {"winners": [0] * 5, **pair}, jacks_vs_remise="offset")[1] == 100
    assert record_of([100] * 4, {"winners": [0] * 5, **four})[1] == 95
    assert record_of([100] * 4, {"winners": [1, 1, 0, 0, 0], **four})[1] == 88
    aces = {"aces": ["", "AH", "", ""]}
    assert record_of([100] * 4, {"winners": [0] * 5, **pair, **aces}, jacks_vs_remise="cancel")[1] == 100
    assert record_of([100] * 4, {"winners": [0] * 5, **four, **aces}, jacks_vs_remise="cancel")[1] == 95


def test_a_flush_cancels_the_jacks_of_the_hand_R_C14() -> None:
    """R-C14: 100, 95 with jacks, and 100 again. [R-31]"""
    hands = {
        "hand.1": "JS JC 9H 8D 7D",
        "hand.2": "KC QC 9C 8C 7C",
        "hand.3": "KD QD 9S 8S 7S",
        "hand.0": "KH QH TS TD TC",
    }
    table = dealt(hands | {"turned": "7H"})
    assert seen_by(table, 0).records[1] == 95
    table.play(1, "pass")
    table.play(2, "done")
    table.play(3, "done")
    table.play(0, "pass")
    assert table.state.position(-2)["records"] == [100, 100, 95, 105]


def test_jacks_finish_the_game_at_once_R_C15() -> None:
    """R-C15: record 4 and two red jacks: the Rams at once; earlier credits stand. [R-32]"""
    hands = {
        "hand.1": "JS JC 9H 8D 7D",
        "hand.2": "JD JH 9C 8C AC",
        "hand.3": "KD QD 9S 8S 7S",
        "hand.0": "KH QH TS TD TC",
    }
    table = dealt(hands, start={"records": [30, 40, 4, 50]})
    table.play(1, "pass")
    assert table.over
    assert table.scores() == [-30, -35, 115, -50]
    table = dealt(hands, start={"records": [30, 40, 4, 50]})
    table.act(1, ["throw JS", "done"])
    assert table.over and table.scores() == [-30, -35, 115, -50], (
        "an earlier player's pair stands as a passer's"
    )


def test_the_turned_up_ace_makes_four_R_C16() -> None:
    """R-C16: the fourth ace is the turned-up card. [R-11, R-23]"""
    hands = {
        "hand.1": "KS QS 9C 8C 7C",
        "hand.2": "KC QC 9D 8D 7D",
        "hand.3": "KD QD TS 8S 7S",
        "hand.0": "AS AC AD 9H 8H",
    }
    table = dealt(hands | {"turned": "AH"}, start={"records": [90, 10, 20, 30]})
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    table.play(0, "done")
    table.play(0, "drop 8H")
    assert table.over and table.scores() == [60, -10, -20, -30]


def test_four_dealt_aces_are_opened_before_any_declaration_R_23() -> None:
    """R-23, R-36: opened before any declaration."""
    table = dealt({"hand.2": "AS AC AD AH 7S"}, start={"records": [10, 20, 30, 40]})
    assert table.over and table.scores() == [-10, -20, 70, -40]


def test_nobody_gets_the_turn_up_of_a_dealer_who_passed_R_C17() -> None:
    """R-C17: the dealer passes, and the turned-up jack stays on the table. [R-12, R-37]"""
    hands = {
        "hand.1": "KS QS 9C 8C 7C",
        "hand.2": "JC QC 9D 8D 7D",
        "hand.3": "KD QD TS 8S 7S",
        "hand.0": "KH QH TD TC TH",
    }
    table = dealt(hands | {"turned": "JS"})
    for seat in (1, 2, 3):
        table.play(seat, "done")
    table.play(0, "pass")
    assert table.state.position(-2)["piles"]["turned"] == "JS" and seen_by(table, 0).records == [100] * 4


def test_of_two_who_finish_the_first_in_tricks_wins_R_C18() -> None:
    """R-C18: P1 is at nothing at trick 2, P2 at trick 3. [R-38]"""
    game = make("rams", players=3)
    result = {"records": [21, 2, 60], "winners": [1, 0, 1, 0, 1], "aces": ["AH", "", ""]}
    assert amounts(game.score(result), "balance") == {0: 65, 2: -65}


def test_a_trick_trumped_with_the_suit_in_hand_is_given_back_R_C19() -> None:
    """R-C19: trumping with the suit in hand: on proof the trick is another's, and 5. [R-14, R-15, R-16]"""
    got = record_of(
        [50] * 3,
        {"winners": [1, 0, 0, 0, 0], "aces": ["", "AS", ""], "faults": [[], ["R-15"], []]},
        players=3,
    )
    assert got[1] == 49
    table = full_hand(manners=True)
    play(table, "0 9C,1 QC,2 8C")
    play(table, "1 9H,2 TC,0 7S")  # seat 2 trumps hearts although it holds AH and TH
    play(table, "2 KS,0 8D,1 7H,2 AH,0 KD,1 JS,2 TH,0 AC,1 KC")
    assert "claim 2 2" in names(table, 1 if 1 in table.actors() else 0)
    play_on = table.actors()[0]
    table.play(play_on, "claim 2 2")
    while table.actors() and table.state.position(-2)["phase"] == "claim":
        table.play(table.actors()[0], "next")
    fines = [e for e in table.sheet().entries if e.reason == "fine"]
    assert [(e.column, e.rule) for e in fines] == [(2, "R-15")]
    assert table.state.position(-2)["records"] == [89, 98, 83]  # the second trick is seat 1's


def test_a_neglected_lead_or_ace_is_fined_as_a_revoke_R_17_R_18() -> None:
    """R-17, R-18 with manners: 5 each, as a revoke."""
    table = full_hand(manners=True)
    scene = table.view(0).scene()
    assert {c.card: c.forbidden for c in scene.choices if c.card}["7S"] == "R-17"
    got = record_of([50] * 3, {"winners": [0] * 5, "faults": [["R-17", "R-18"], [], []]}, players=3)
    assert got[0] == 55


def test_an_exposed_card_may_be_refused_R_34() -> None:
    """R-33 cannot happen; R-34: the receiver refuses the exposed card and gets the next."""
    table = dealt({"hand.1": "KS QS 9C 8C 7C", "stock": "7H 8H"}, manners=True)
    table.play(0, "expose")
    table.act(1, ["throw 7C", "done"])
    assert names(table, 1) == {"accept", "refuse"}
    assert event(table, 2, 0)["piles"]["stock"].startswith("7H ??")
    table.play(1, "refuse")
    assert "8H" in table.state.position(1)["piles"]["hand.1"]
    assert table.state.position(2)["piles"]["refused"] == "7H"


def test_a_sole_player_takes_all_five_R_C20() -> None:
    """R-C20: 42 − (5 + 35) = 2; and the other values of `sole_player`. [R-37]"""
    result = {"ending": "sole", "who": [1], "aces": ["", "AD AH", "", ""], "jacks": [5, 0, 0, 0]}
    assert record_of([42] * 4, result, sole_player="all_five") == {0: 37, 1: 2, 2: 42, 3: 42}
    assert record_of([42] * 4, result, sole_player="no_score") == {0: 37, 1: 42, 2: 42, 3: 42}


def test_jacks_that_a_sole_player_bought_take_the_rams_though_his_tricks_are_not_written_R_40() -> None:
    """R-40 does not end the game at once; but once the hand is written, who stands at nothing has won (R-38)."""
    game = make("rams", sole_player="no_score")
    result = {"records": [4, 20, 30, 7], "ending": "sole", "who": [0], "jacks": [5, 0, 0, 0]}
    assert amounts(game.score(result), "balance") == {0: 57, 1: -20, 2: -30, 3: -7}
    hands = {
        "hand.1": "KS QS 9C 8C 7C",
        "hand.2": "JC QC 9D 8D 7D",
        "hand.3": "KD QD TS 8S 7S",
        "hand.0": "KH QH TD TC TH",
    }
    table = dealt(hands, sole_player="dealer_must_play")
    table.play(1, "done")
    table.play(2, "pass")
    table.play(3, "pass")
    with pytest.raises(IllegalMove, match="R-37"):
        table.play(0, "pass")


def test_a_bought_pair_does_not_end_the_game_R_C21() -> None:
    """R-C21: the game goes on; the pair is reckoned with the first trick or the remise. [R-40]"""
    table = dealt({"hand.1": "JC QC 9D 8D 7D", "stock": "JS"}, start={"records": [50, 4, 50, 50]})
    table.act(1, ["throw 7D", "done"])
    assert not table.over and seen_by(table, 0).shown[1] and seen_by(table, 0).records[1] == -1
    jacks = {"jacks": [0, 5, 0, 0]}
    game = make("rams")
    won = game.score({"records": [50, 4, 50, 50], "winners": [0, 0, 1, 0, 0], **jacks})
    assert amounts(won, "balance")[1] > 0
    assert record_of([50, 4, 50, 50], {"winners": [0] * 5, **jacks})[1] == 4


def test_the_dealer_may_drop_anything_but_an_ace_R_C22() -> None:
    """R-C22: any card but the ace may be dropped. [R-11, R-8]"""
    hands = {
        "hand.1": "KS QS 9D 8D 8H",
        "hand.2": "JC QC 9H TH 7D",
        "hand.3": "KD QD TS 8S 7S",
        "hand.0": "AD 9C 8C 7C 7H",
    }
    table = dealt(hands | {"turned": "KC"})
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    table.play(0, "done")
    assert names(table, 0) == {"drop 7C", "drop 8C", "drop 9C", "drop 7H", "leave"}
    with pytest.raises(IllegalMove, match="R-11"):
        table.play(0, "drop AD")


def test_of_two_flushes_the_nearer_to_the_dealers_left_wins_R_C23() -> None:
    """R-C23: nearer the dealer's left is P4. [R-39]"""
    game = make("rams", players=5)
    aces = ["", "", "", "AD", ""]
    result = {
        "records": [4, 50, 60, 20, 70],
        "dealer": 1,
        "ending": "flush",
        "who": [0, 3],
        "active": [0, 3],
        "aces": aces,
    }
    assert amounts(game.score(result), "balance") == {1: -50, 2: -60, 4: -70, 3: 180}


@pytest.mark.parametrize(
    ("value", "record", "tricks", "after"),
    [("off", 2, 3, -1), ("one_or_two", 2, 3, 100), ("one_or_two", 3, 4, -1), ("any", 3, 4, 100)],
)
def test_too_many_tricks_put_the_record_back_to_the_start_M_21(
    value: str, record: int, tricks: int, after: int
) -> None:
    """M-21 with every value of `overshoot`."""
    winners = [1] * tricks + [0] * (5 - tricks)
    assert record_of([100, record, 100], {"winners": winners}, players=3, overshoot=value)[1] == after


def test_a_fine_comes_before_the_end_M_27() -> None:
    """M-27: brought back above nothing by a fine, he has not won."""
    game = make("rams", players=3)
    entries = game.score({"records": [100, 3, 100], "winners": [1, 1, 1, 0, 0], "faults": [[], ["R-14"], []]})
    assert amounts(entries)[1] == 2 and not amounts(entries, "balance")


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 8}, {"start_record": 0}, {"price": 0}, {"first_dealer": 5}, {"ranks": 4}],
)
def test_impossible_tables_are_refused_R_41(options: dict[str, int]) -> None:
    """R-41, R-1: refused at the start."""
    with pytest.raises(BadOptions):
        make("rams", **options)


@pytest.mark.parametrize(
    ("players", "deck", "stock"),
    [(3, 32, 16), (4, 32, 11), (4, 52, 31), (5, 32, 26), (6, 32, 21), (7, 32, 16)],
)
def test_the_stock_is_what_the_pack_leaves_R_5(players: int, deck: int, stock: int) -> None:
    """R-1, R-2, R-5 and `deck_for_four` 32 and 52."""
    table = Table(make("rams", players=players, deck_for_four=deck), seed=5)
    assert seen_by(table, 0).in_stock == stock


def test_records_start_as_agreed_and_anew_after_each_rams_R_19_R_35() -> None:
    """R-19, R-35: 100, 150, 200; with `games=2` all records start anew."""
    for start in (100, 150, 200):
        assert seen_by(dealt({}, start_record=start), 0).records[2] == start
    table = dealt({"hand.2": "AS AC AD AH 7S"}, games=2)
    assert not table.over and table.state.position(-2)["records"] == [100] * 4


def test_an_unfinished_rams_is_settled_by_differences() -> None:
    """`hands`: broken off after so many deals, each pays each the difference."""
    table = Table(make("rams", hands=1), seed=3)
    while not table.over:
        table.play(table.actors()[0], table.legal(table.actors()[0])[0])
    assert sum(table.scores()) == 0


def test_what_the_others_threw_off_becomes_the_new_stock_M_11() -> None:
    """M-11 with `stock_exhaustion` limit and reshuffle: his own throw-off stays out."""
    hands = {
        "hand.1": "KS QS JS TS 9H",
        "hand.2": "KC QC JD TC 9D",
        "hand.3": "8S 7S 8C 7C 8D",
        "hand.0": "9S 9C KD KH 7D",
    }
    table = dealt(hands | {"turned": "QH", "stock": "7H 8H TH JH QD TD AS JC"}, stock_exhaustion="reshuffle")
    table.act(1, [f"throw {c}" for c in ["TS", "JS", "QS", "KS", "9H"]] + ["done"])
    table.act(2, [f"throw {c}" for c in ["TC", "QC", "KC", "9D", "JD"]] + ["done"])
    table.act(3, [f"throw {c}" for c in ["7S", "8S", "7C"]] + ["done"])
    table.deal({"stock": [int(table.game.read_card("KS"))]})
    piles = table.state.position(-2)["piles"]
    assert "KS" in piles["hand.3"] and piles["thrown.3"] == "8S 7S 7C" and piles["thrown.1"] == ""
    assert make("rams").options.stock_exhaustion == "limit"


def test_the_trump_king_taken_up_and_laid_later_still_tells_of_the_queen_R_17() -> None:
    """R-11, R-17: with king and queen he could not have led the ace of clubs. No guess gives him the queen."""
    hands = ["7D KC QC 8S 9S", "TD AH 9H JS QS", "JD AC 7C 8D TS"]
    piles = {f"hand.{seat}": text for seat, text in enumerate(hands)}
    piles = {**piles, "turned": "KH", "stock": rest(8, *hands, "KH")}
    table = dealt(piles, players=3, first_dealer=2)
    for seat in range(3):
        table.act(seat, ["done"])
    table.act(2, ["drop TS"])
    for seat, card in (
        (0, "7D"),
        (1, "TD"),
        (2, "JD"),
        (2, "AC"),
        (0, "KC"),
        (1, "AH"),
        (1, "9H"),
        (2, "KH"),
    ):
        table.play(seat, card)
    worlds, source, queen = Worlds(table.seen(0), table.game), Fast(1), table.game.read_card("QH")
    for _ in range(200):
        hand = worlds.guess(source).position(EVERYTHING)["piles"]["hand.2"]
        assert table.game.card_name(queen) not in hand.split()


def test_out_of_turn_names_the_rule_of_the_phase_R_3_R_36() -> None:
    """R-36: the declarations go round; R-3: the elder leads."""
    table = dealt(
        {"hand.0": "KS 9H QD 7S 8S", "hand.1": "TH 9C 9D TD KD", "hand.2": "JS QC 8C TC TS", "turned": "7H"},
        players=3,
        first_dealer=2,
    )
    for move, rule in (("done", "R-36"), ("JS", "R-3")):
        with pytest.raises(IllegalMove) as refused:
            table.play(2 if move == "JS" else 1, move)
        assert refused.value.rule == rule
        if rule == "R-36":
            for seat in range(3):
                table.play(seat, "done")
            table.play(2, "leave")
