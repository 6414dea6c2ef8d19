"""Corners of Rams where two rules or three meet; every figure is worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import BadPosition, IllegalMove, Table, make
from tests.games.rams.tables import amounts, dealt, names
from tests.games.rams.test_cases import record_of


def money(before: list[int], result: dict[str, Any], **options: Any) -> list[int]:
    got = amounts(
        make("rams", players=len(before), **options).score({"records": before, **result}), "balance"
    )
    return [got.get(seat, 0) for seat in range(len(before))]


def after(before: list[int], result: dict[str, Any], **options: Any) -> list[int]:
    return list(record_of(before, result, players=len(before), **options).values())


@pytest.mark.parametrize(
    ("aces", "jacks", "options", "change"),
    [
        ("", 5, {}, 0),
        ("", 10, {}, -5),
        ("AD", 5, {}, 15),
        ("AD", 10, {}, 10),
        ("AC AD AH", 10, {}, 40),
        ("", 5, {"jacks_vs_remise": "cancel"}, 0),
        ("AD", 5, {"jacks_vs_remise": "cancel"}, 0),
        ("AC AD AH", 10, {"jacks_vs_remise": "cancel"}, -5),
        ("", 10, {"jacks_vs_remise": "cancel"}, -5),
    ],
)
def test_jacks_without_a_trick_R_30(aces: str, jacks: int, options: dict[str, Any], change: int) -> None:
    result = {"winners": [0] * 5, "aces": ["", aces, ""], "jacks": [0, jacks, 0]}
    assert after([100] * 3, result, **options)[1] == 100 + change


def test_a_flush_writes_aces_off_and_on_and_forgets_all_jacks_R_26_R_31() -> None:
    """Two show; who plays pays 5 and his aces, who passed nothing, though both had shown jacks."""
    result = {"ending": "flush", "who": [1, 2], "active": [0, 1, 2], "aces": ["AS AC", "AH", "", ""]}
    result["jacks"] = [5, 0, 0, 5]
    assert after([100] * 4, result) == [120, 75, 95, 100]


@pytest.mark.parametrize(
    ("dealer", "money_"),
    [(2, [-9, -9, 0, 18]), (3, [-9, -9, 18, 0])],
)
def test_of_two_flushes_that_finish_the_nearer_the_dealers_left_takes_the_rams_R_39(
    dealer: int, money_: list[int]
) -> None:
    """9 and 20 with the ace of diamonds: seat 3 speaks before seat 2 where seat 2 deals."""
    result = {
        "ending": "flush",
        "who": [2, 3],
        "active": [2, 3],
        "aces": ["", "", "", "AD"],
        "dealer": dealer,
    }
    assert money([9, 9, 5, 20], result) == money_


def test_jacks_end_the_game_and_credits_already_written_stand_R_32() -> None:
    """8 less a shown pair leaves 3; 4 less a pair is nothing; the later two have not spoken."""
    result = {"ending": "jacks", "who": [1], "jacks": [5, 5, 0, 0], "active": [0]}
    assert after([8, 4, 60, 100], result) == [3, -1, 60, 100]
    assert money([8, 4, 60, 100], result, price=2) == [-6, 326, -120, -200]


def test_four_aces_are_paid_from_the_records_as_they_stood_R_23_R_31() -> None:
    result = {"ending": "four_aces", "who": [2], "jacks": [5, 0, 0, 5], "active": [0, 2]}
    assert money([14, 45, 200, 89], result) == [-14, -45, 148, -89]


def test_a_sole_player_adds_tricks_aces_and_jacks_R_37() -> None:
    """100 - 5 - 5 - 15 - 5; the passer's own pair stands beside it."""
    result = {"ending": "sole", "who": [1], "aces": ["", "AS AD", ""], "jacks": [0, 5, 5]}
    assert after([100, 100, 100], result) == [100, 70, 95]
    assert after([100, 100, 100], result, sole_player="no_score") == [100, 95, 95]
    entries = make("rams", players=3).score({"records": [100] * 3, **result})
    assert [f"{one.amount} {one.rule}" for one in entries if one.column == 1] == [
        "-5 R-37",
        "-20 R-20",
        "-5 R-27",
    ]


def test_a_pair_thrown_off_and_bought_again_is_credited_to_both_R_29_M_11() -> None:
    """Only with `reshuffle`: seat 0 shows and throws both pairs off, seat 1 finds one of them in the new stock."""
    result = {"winners": [0, 0, 1, 2, 2], "jacks": [10, 5, 0]}
    assert after([100] * 3, result, stock_exhaustion="reshuffle") == [88, 94, 98]
    with pytest.raises(BadPosition, match="R-27"):
        after([100] * 3, result)
    hands = {
        "hand.1": "JS JC KS QS TS",
        "hand.2": "8S 7S 8C 7C 8D",
        "hand.3": "KC QC KD TC 9D",
        "hand.0": "9S 9C KH 9H 7D",
        "turned": "QH",
        "stock": "7H 8H TH JH QD TD AS JD AC AD AH",
    }
    table = dealt(hands, stock_exhaustion="reshuffle")
    for seat, thrown in ((1, "TS JS QS KS JC"), (2, "7S 8S 7C 8C 8D"), (3, "TC QC KC 9D KD")):
        table.act(seat, [*(f"throw {card}" for card in thrown.split()), "done"])
    new = "JS JC TS QS KS 7S 8S 7C 8C 8D"
    table.deal({"stock": [int(table.game.read_card(card)) for card in new.split()]})
    shown = [column.totals["record"] for column in table.sheet().columns]
    assert shown == [100, 95, 100, 95]


@pytest.mark.parametrize(
    ("record", "count", "jacks", "overshoot", "left"),
    [(4, 5, 5, "any", 150), (5, 5, 5, "any", -5), (2, 3, 0, "one_or_two", 150), (2, 3, 0, "off", -1)],
)
def test_too_many_tricks_forget_aces_and_jacks_R_38_M_21(
    record: int, count: int, jacks: int, overshoot: str, left: int
) -> None:
    """Not applied unless agreed; the reset is to the start record, here 150."""
    result = {"winners": [0] * count + [1] * (5 - count), "jacks": [jacks, 0, 0]}
    options: dict[str, Any] = {"overshoot": overshoot, "start_record": 150}
    assert after([record, 100, 100], result, **options)[0] == left


def test_a_fine_takes_the_rams_away_from_who_had_it_R_14_R_38() -> None:
    """30 - 2 - 20 - 5 is 3, a revoke makes it 8; 26 - 1 - 20 - 5 is nothing, and a fault makes it 5."""
    result = {"winners": [0, 0, 1, 2, 2], "aces": ["AH", "", ""], "jacks": [5, 0, 0]}
    result["faults"] = [["R-14"], [], []]
    assert after([30, 50, 60], result, manners=True) == [8, 49, 58]
    assert money([27, 1, 60], result, manners=True) == [-5, 63, -58]


HEARTS = {
    "hand.0": "AH KH QH JH TH",
    "hand.1": "9H 7C 9D 8D 7D",
    "hand.2": "8H 7H 9S 8S 7S",
    "turned": "TC",
}
ROWS = ["AH 7C 8H", "9H 7H KH", "QH 9D 9S", "JH 8D 8S", "TH 7D 7S"]


def revoked(*claims: str) -> list[int]:
    """Seat 1 trumps the first heart with a heart in hand, and takes nothing else."""
    table = Table(
        make("rams", players=3, first_dealer=2, manners=True, start_record=100),
        start={"phase": "play", "turn": 0, "dealer": 2, "active": [0, 1, 2], "piles": HEARTS},
    )
    for row in ROWS:
        for card in row.split():
            table.play(table.turn(), card)
    if claims == ("none",):
        for seat in range(3):
            table.play(seat, "next")
        return list(table.state.position(-2)["records"])
    for claim in claims:
        table.play(0, claim)
    for seat in range(3):
        table.play(seat, "next")
    return list(table.state.position(-2)["records"])


def test_a_trick_taken_by_a_wrong_trump_is_given_back_and_leaves_a_remise_R_15_R_16_R_21() -> None:
    """Claimed: seat 0 has all tricks and the ace of hearts, seat 1 no proper trick: 5 and 5. Else it stands."""
    assert revoked("claim 1 1") == [100 - 5 - 20, 100 + 5 + 5, 100 + 5]
    assert revoked("none") == [100 - 4 - 20, 100 - 1, 100 + 5]
    assert revoked("claim 2 2", "claim 1 5") == [100 - 4 - 20, 100 - 1, 100 + 5], "false claims cost nothing"


@pytest.mark.parametrize(
    ("hand", "row", "card", "rule"),
    [
        ("AC 7C KD QD JD", [], "KD", "R-17"),  # the trump ace is led
        ("KC QC KD QD JD", [], "QC", "R-17"),  # the king before the queen
        ("AC 7C KD QD JD", ["2 JC"], "7C", "R-18"),  # the ace goes on a court card
        ("AC 7C KD QD JD", ["2 9H"], "KD", "R-13"),  # void in hearts: a trump, though any
        ("7H 7C KD QD JD", ["2 9H"], "7C", "R-13"),
    ],
)
def test_what_may_not_be_played_names_its_rule_R_13_R_17_R_18(
    hand: str, row: list[str], card: str, rule: str
) -> None:
    piles = {"hand.0": hand, "turned": "TC"}
    piles["hand.1"] = "9S 8S 7S 8H TH"
    piles["hand.2"] = "QS KS TS 9D" if row else "QS KS TS 9D 8D"
    start: dict[str, Any] = {"phase": "play", "turn": 0, "piles": piles, "played": row, "trump": "C"}
    table = Table(make("rams", players=3, first_dealer=1), start=start)
    with pytest.raises(IllegalMove) as refused:
        table.play(0, card)
    assert refused.value.rule == rule


def test_the_trump_ace_does_not_go_on_a_king_of_another_suit_or_a_low_trump_R_18() -> None:
    piles = {"hand.0": "AC 7C KD QD JD", "hand.1": "9S 8S 7S 8H TH", "hand.2": "QS KS TS 9D", "turned": "TC"}
    start: dict[str, Any] = {"phase": "play", "turn": 0, "piles": piles, "played": ["2 8C"], "trump": "C"}
    table = Table(make("rams", players=3, first_dealer=1), start=start)
    assert names(table, 0) == {"AC", "7C"}


def test_the_dealer_completes_four_aces_by_the_exchange_before_he_sees_to_the_turn_up_R_36_R_23() -> None:
    hands = {
        "hand.1": "KS QS JS TS 9H",
        "hand.2": "KC QC JD TC 9D",
        "hand.3": "8S 7S 8C 7C 8D",
        "hand.0": "AS AC AD 9C 7D",
    }
    table = dealt(hands | {"turned": "QH", "stock": "AH"}, start={"records": [100, 30, 20, 10]})
    table.act(1, ["done"])
    table.play(2, "pass")
    table.play(3, "pass")
    table.act(0, ["throw 7D", "done"])
    assert [column.totals["balance"] for column in table.sheet().columns] == [60, -30, -20, -10]


@pytest.mark.parametrize(
    "wrong",
    [
        {"ending": "flush", "who": []},
        {"ending": "four_aces", "who": [0, 1]},
        {"winners": [0] * 4},
        {"winners": [0] * 5, "jacks": [3, 0, 0]},
        {"winners": [0] * 5, "aces": ["AS", "AS", ""]},
        {"winners": [0] * 5, "faults": [["R-99"], [], []]},
    ],
)
def test_what_cannot_have_happened_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        after([100] * 3, wrong, manners=True)


@pytest.mark.parametrize(
    ("records", "result", "rule"),
    [
        # a passer's pair at 5 has ended the game when his turn came, however the hand is said to have gone on
        ([50, 50, 5], {"winners": [0, 1, 1, 1, 1], "jacks": [0, 0, 5], "active": [0, 1]}, "R-32"),
        ([50, 5, 50], {"ending": "sole", "who": [0], "jacks": [0, 5, 0]}, "R-32"),
        ([10, 50, 50], {"ending": "void", "jacks": [10, 0, 0]}, "R-32"),
        ([5, 50, 50], {"ending": "flush", "who": [1], "jacks": [5, 0, 0], "active": [1, 2]}, "R-32"),
        # the elder's pair ended it before the next could show his; who comes later has shown nothing
        ([5, 5, 50], {"ending": "jacks", "who": [1], "jacks": [5, 5, 0], "active": []}, "R-32"),
        ([5, 5, 50], {"ending": "jacks", "who": [0], "jacks": [5, 5, 0]}, "R-32"),
        ([50, 50, 50], {"ending": "void", "winners": [0] * 5}, ""),
        ([50, 50, 50], {"ending": "sole", "who": [1], "winners": [0] * 5}, ""),
    ],
)
def test_jacks_that_end_the_game_let_no_other_end_be_told_R_32(
    records: list[int], result: dict[str, Any], rule: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        after(records, result)
    assert refused.value.rule == rule


def test_bought_jacks_of_one_who_plays_end_nothing_and_may_be_told_R_40() -> None:
    """The elder at 5 has bought his pair; the next ends the game with a dealt one, and both credits stand."""
    result = {"ending": "jacks", "who": [1], "jacks": [5, 5, 0], "active": [0]}
    assert after([5, 4, 50], result) == [0, -1, 50]
    assert money([5, 4, 50], result) == [0, 50, -50]
    six = {"winners": [0, 1, 1, 1, 1], "jacks": [0, 0, 5], "active": [0, 1]}
    assert after([50, 50, 6], six) == [49, 46, 1]


DEALERS = {
    "hand.1": "KS QS 9S 8D 7C",
    "hand.2": "KC QC 9D TD 8S",
    "hand.3": "KD QD TS TH 7S",
    "hand.0": "JS 9C 8C 7D 7H",
}


@pytest.mark.parametrize(
    ("turned", "thrown", "drop", "left"),
    [
        ("JC", "", "drop 9C", 95),  # the pair is made by the turn-up
        ("JC", "", "drop JS", 100),  # one jack for the other: they were never there together
        ("KH", "7D", "drop JS", 95),  # bought, credited, and then dropped
        ("JC", "JS", "drop 9C", 100),  # thrown off before its fellow was taken up
    ],
)
def test_the_dealers_jacks_count_if_they_were_in_his_hand_together_R_11_R_27(
    turned: str, thrown: str, drop: str, left: int
) -> None:
    stock = "JC" if turned != "JC" else "8H"
    table = dealt(DEALERS | {"turned": turned, "stock": stock})
    table.play(1, "done")
    table.play(2, "pass")
    table.play(3, "pass")
    table.act(0, [*(f"throw {card}" for card in thrown.split()), "done"])
    table.play(0, drop)
    assert [column.totals["record"] for column in table.sheet().columns] == [left, 100, 100, 100]


def test_a_sole_dealer_writes_off_the_ace_that_he_took_up_R_11_R_20_R_37() -> None:
    """Five tricks and 20; turned up it bound nobody."""
    table = dealt(DEALERS | {"hand.0": "JS 9C 8C 7D 7H", "turned": "AH"})
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    table.play(0, "done")
    table.play(0, "drop 7D")
    assert table.state.position(-2)["records"] == [100 - 5 - 20, 100, 100, 100]
