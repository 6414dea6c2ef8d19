"""Tables that begin in the middle of a deal: what is not said of them is what the rules say."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import BadPosition, IllegalMove, Table
from tests.games.stukolka.tables import game, names, position, tricks

SHLEIF = {
    "hand.0": "9H AS 7H",
    "hand.1": "TH 3C KD",
    "hand.2": "QH 5H 2C",
    "hand.3": "JH QC 5S",
    "hand.4": "AC AH KH",
}


def set_up(form: str, start: dict[str, Any], **options: Any) -> Table:
    return Table(game(form, **options), seed=1, start=start)


def test_the_taker_of_the_golets_leads_in_a_described_deal_too_UG_4() -> None:
    """UG-4."""
    piles = {"hand.1": "QD 9D 3H", "hand.2": "KD 6S AH", "hand.4": "TD AC 9C"}
    said = ["pass", "knock", "golets", "pass", "knock"]
    start = {"phase": "play", "trump": "D", "pot": 15, "said": said, "piles": piles}
    assert set_up("golets", start).turn() == 2


def test_the_last_who_cut_in_leads_in_a_described_deal_too_US_7() -> None:
    """US-7."""
    said = ["knock", "cut_in", "knock", "cut_in", "shleif"]
    start = {"phase": "play", "trump": "H", "pot": 60, "said": said, "piles": SHLEIF}
    assert set_up("shleif", start, razrez=True).turn() == 3
    said = ["knock", "pass", "knock", "pass", "shleif"]
    assert set_up("shleif", {**start, "said": said}, razrez=True).turn() == 0


def test_tricks_already_played_are_counted_and_their_winner_leads_UX_3_U_18_U_19() -> None:
    """UX-3, U-18, U-19: the deal of U-C11 from its second trick on; of the 90 there are 60 left."""
    piles = {"hand.0": "QC 8H", "hand.2": "7D AD", "hand.4": "TC 7H"}
    played = ["0 KC", "2 AC", "4 9C"]
    start = {"phase": "play", "trump": "C", "piles": piles, "played": played}
    for money in ({"pot": 60}, {"prize": 90}, {"pot": 60, "prize": 90}):
        table = set_up("prikup", {**start, **money}, stake=30, deals=1, end_rule="return")
        assert position(table)["tricks"] == [0, 0, 1, 0, 0]
        assert position(table)["prize"] == 90
        assert table.turn() == 2
        tricks(table, "AD TC QC 8H 7D 7H")
        paid = [(e.column, e.amount) for e in table.sheet().entries if e.reason in ("trick-share", "remise")]
        assert paid == [(0, 30), (0, 30), (4, -90)]


def test_money_left_in_the_middle_of_a_deal_is_divided_by_the_tricks_left_U_18() -> None:
    """U-18."""
    piles = {"hand.0": "QC 8H", "hand.2": "7D AD", "hand.4": "TC 7H"}
    start = {"phase": "play", "trump": "C", "piles": piles, "played": ["0 KC", "2 AC", "4 9C"], "pot": 65}
    with pytest.raises(BadPosition):
        set_up("prikup", start)


def test_where_all_have_passed_the_described_dealer_is_not_asked_UX_6() -> None:
    """UX-6, UB-6: he takes the pot of 180 without a decision."""
    said = ["pass", "pass", "pass", "pass", ""]
    start = {"phase": "declare", "trump": "H", "pot": 180, "said": said, "piles": SHLEIF}
    table = set_up("prikup", start)
    taken = table.sheet().entries[0]
    assert (taken.column, taken.amount, taken.rule) == (4, 180, "UX-6")
    carried = set_up("prikup", start, all_pass="carry")
    assert position(carried)["prize"] == 195


def test_a_described_dealer_with_the_shleif_makes_no_declaration_US_2_US_4() -> None:
    """US-2, US-4."""
    piles = {**SHLEIF, "hand.4": "AC AH 6D", "trump": "KH"}
    start = {"phase": "declare", "pot": 60, "said": ["knock", "pass", "pass", "pass", ""], "piles": piles}
    table = set_up("shleif", start)
    assert position(table)["phase"] == "exchange"
    assert position(table)["said"][4] == "shleif"
    assert table.turn() == 0
    assert names(set_up("shleif", {**start, "declined": True})) == {"knock", "pass"}


def test_nobody_speaks_twice_in_a_described_deal_U_6() -> None:
    """U-6."""
    start = {"phase": "declare", "trump": "H", "said": ["pass", "", "", "", ""], "piles": SHLEIF}
    assert set_up("prikup", start).turn() == 1
    with pytest.raises(BadPosition):
        set_up("prikup", {**start, "to_act": 0})


def test_the_next_buyer_of_a_described_exchange_has_not_bought_yet_UB_2() -> None:
    """UB-2."""
    said = ["knock", "pass", "knock", "pass", "knock"]
    start = {"phase": "exchange", "trump": "H", "pot": 15, "said": said, "piles": SHLEIF}
    assert set_up("prikup", start).turn() == 0
    assert set_up("prikup", {**start, "bought": [2, -1, -1, -1, -1]}).turn() == 2


@pytest.mark.parametrize(("saying", "rule"), [("knock_blind", "US-6"), ("cut_in", "US-7")])
def test_a_surplus_card_is_dropped_by_the_rule_that_gave_it_US_6_US_7(saying: str, rule: str) -> None:
    """US-6, US-7."""
    piles = {**SHLEIF, "hand.0": "9H AS 7H 4C"}
    said = [saying, "pass", "knock", "pass", "shleif"]
    start = {"phase": "drop", "trump": "H", "pot": 60, "said": said, "piles": piles}
    table = set_up("shleif", start, blind=True, razrez=True)
    assert table.turn() == 0
    with pytest.raises(IllegalMove) as error:
        table.play(0, "drop KD")
    assert error.value.rule == rule


def test_a_described_compulsory_deal_has_everybody_in_it_UO_2() -> None:
    """UO-2: of U-C18 only the tricks are told."""
    entries = game("obligatory", players=4).score({"tricks": [1, 0, 1, 1]})
    money = [sum(e.amount for e in entries if e.column == seat) for seat in range(4)]
    assert money == [10, -90, 10, -5]


@pytest.mark.parametrize(
    "said", [["knock", "pass", "knock", "pass", ""], []], ids=["he said nothing", "untold"]
)
def test_the_dealer_with_the_shleif_plays_in_a_described_exchange_though_he_said_nothing_US_2(
    said: list[str],
) -> None:
    """US-2, US-3: he makes no declaration, buys last, and drops one of his four cards."""
    piles = {"hand.0": "9H AS 4C", "hand.2": "QH 5H TD", "hand.4": "8D 9S AC", "trump": "KH"}
    table = set_up("shleif", {"phase": "exchange", "prize": 60, "piles": piles, "said": said})
    for seat in (0, 2, 4):
        table.act(seat, ["done"])
    assert position(table)["said"][4] == "shleif"
    assert names(table, 4) == {"drop 8D", "drop 9S", "drop AC", "drop KH"}


def test_who_cuts_in_has_thrown_his_cards_away_in_a_described_deal_US_7() -> None:
    """U-6, US-7: the cards of those who passed lie in the middle and need not be told."""
    piles = {f"hand.{seat}": SHLEIF[f"hand.{seat}"] for seat in (0, 2, 4)}
    said = ["knock", "pass", "knock", "pass", "shleif"]
    start = {
        "phase": "cut_in",
        "prize": 60,
        "trump": "H",
        "piles": {**piles, "stock": "TH 3C KD 4S"},
        "said": said,
    }
    table = set_up("shleif", start, razrez=True)
    assert table.turn() == 1
    table.play(1, "cut_in")
    assert names(table, 1) == {"drop TH", "drop 3C", "drop KD", "drop 4S"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"playing": [0, 1], "tricks": [1, 1, 1, 0, 0]},
        {"tricks": [2, 1, 0, 0, 0]},
        {"playing": [0], "tricks": [3, 0, 0, 0, 0]},
        {"playing": [0, 1]},
        {"playing": [0, 1], "tricks": [1, 1, 0, 0, 0]},
        {"taken": 0, "playing": [0, 1], "tricks": [3, 0, 0, 0, 0]},
        {"carried": 61, "playing": [0, 1], "tricks": [2, 1, 0, 0, 0]},
        {"playing": [0, 1], "tricks": [2, 1, 0, 0, 0], "faults": {"2": "U-8"}},
    ],
    ids=["passed", "nobody", "alone", "no tricks", "two", "taken", "thirds", "fault"],
)
def test_a_deal_that_cannot_be_is_not_scored_U_18_U_19_UX_6_UX_7(wrong: dict[str, Any]) -> None:
    """Three tricks are taken by two or more who knocked, and a pot in thirds; or nobody plays at all (UX-6)."""
    with pytest.raises(BadPosition):
        game("prikup").score({"carried": 60, **wrong})


def test_nobody_takes_the_pot_of_a_compulsory_deal_or_passes_in_it_UO_2() -> None:
    """UO-2."""
    for wrong in ({"taken": 1}, {"playing": [0, 1], "tricks": [2, 1, 0, 0]}):
        with pytest.raises(BadPosition) as refused:
            game("obligatory", players=4).score(wrong)
        assert refused.value.rule == "UO-2"


@pytest.mark.parametrize(
    ("form", "options", "result", "rule"),
    [
        ("prikup", {}, {"carried": 165, "taken": 1}, "UB-5"),
        ("prikup", {"dealer_duty_limit": 180}, {"carried": 165, "taken": 1}, "UB-5"),
        ("golets", {"all_pass": "carry"}, {"carried": 165, "taken": 4}, "UX-6"),
    ],
)
def test_a_pot_goes_without_play_only_to_whom_the_rules_leave_it_UB_5_UX_6(
    form: str, options: dict[str, Any], result: dict[str, Any], rule: str
) -> None:
    """A bound dealer plays against a single player; by agreement the dealer takes no pot that nobody wanted."""
    with pytest.raises(BadPosition) as refused:
        game(form, **options).score(result)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("form", "options", "result", "money"),
    [
        ("prikup", {"dealer_duty_limit": 177}, {"taken": 1}, [0, 180, 0, 0, -15]),
        ("prikup", {}, {"taken": 4}, [0, 0, 0, 0, 165]),
        ("golets", {}, {"taken": 1}, [0, 180, 0, 0, -15]),
        ("golets", {"all_pass": "carry"}, {}, [0, 0, 0, 0, -15]),
    ],
)
def test_a_pot_of_180_taken_without_play_UB_5_UX_6(
    form: str, options: dict[str, Any], result: dict[str, Any], money: list[int]
) -> None:
    """UB-5, UX-6: above the limit the dealer may pass; with `carry` the pot stays."""
    found = [0] * 5
    for entry in game(form, **options).score({"carried": 165, **result}):
        found[entry.column] += entry.amount
    assert found == money


def test_a_fault_is_told_by_a_rule_that_costs_a_remise_U_14() -> None:
    """U-8, U-9, U-14; an exposed card (U-15) is no fault of play."""
    with pytest.raises(BadPosition):
        game("golets").score({"playing": [1, 2], "tricks": [0, 1, 2, 0, 0], "faults": {"1": "U-15"}})


DEALT = {
    "hand.0": "QH 5H TD",
    "hand.1": "9H AS 4C",
    "hand.2": "2H 3H 4H",
    "hand.3": "2S 3S 4S",
    "hand.4": "8D 9S AC",
}


@pytest.mark.parametrize("phase", ["shleif", "announce", "declare", "exchange", "drop"])
def test_the_dealers_trump_card_lies_apart_in_a_described_deal_US_1_US_3(phase: str) -> None:
    """US-1, US-3: beside his three; where nobody names it, it is the lowest of the suit that nobody has."""
    start: dict[str, Any] = {"phase": phase, "piles": DEALT, "prize": 60}
    if phase not in ("shleif", "announce"):
        start["trump"] = "H"
    if phase in ("exchange", "drop"):
        start["said"] = ["knock", "knock", "knock", "knock", "shleif"]
    if phase == "drop":
        start["bought"] = [0, 0, 0, 0, 0]
    table = set_up("shleif", start)
    trump = position(table)["piles"]["trump"]
    assert trump == ("6H" if "trump" in start else "5S")
    assert trump not in position(table)["piles"]["stock"].split()
    for _ in range(40):
        if position(table)["phase"] == "play":
            break
        moves = names(table)
        table.play(table.turn(), "knock" if "knock" in moves else sorted(moves)[0])
    assert position(table)["phase"] == "play"


def test_without_a_card_of_the_suit_there_is_no_shleif_US_1() -> None:
    """US-1: all hearts are named."""
    piles = {**DEALT, "thrown.1": "6H 7H 8H TH JH KH AH"}
    with pytest.raises(BadPosition) as refused:
        set_up("shleif", {"phase": "declare", "trump": "H", "piles": piles, "prize": 60})
    assert refused.value.rule == "US-1"


@pytest.mark.parametrize("more", [{"dealer": 3}, {"declined": True}])
def test_only_the_dealer_who_kept_it_has_the_shleif_US_2_US_4(more: dict[str, Any]) -> None:
    """US-2, US-4: nobody else plays with the hidden card."""
    piles = {"hand.0": "QH 5H TD", "hand.4": "8D 9S AC"}
    said = ["knock", "pass", "pass", "pass", "shleif"]
    with pytest.raises(BadPosition) as refused:
        set_up("shleif", {"phase": "play", "trump": "H", "piles": piles, "said": said, "prize": 60, **more})
    assert refused.value.rule == "US-2"


def test_tricks_taken_have_left_the_pot_that_was_paid_U_18() -> None:
    """U-18: of 15 that the dealer put in, one trick has brought 5 already."""
    hands = {"hand.0": "AS KS", "hand.1": "QS JS"}
    start = {"trump": "H", "dealer": 3, "piles": hands, "played": ["0 9D", "1 8D"], "paid": [0, 0, 0, 15]}
    table = set_up("golets", start, players=4)
    assert (position(table)["pot"], position(table)["balances"]) == (10, [5, 0, 0, -15])
    for card in ("AS", "JS", "KS", "QS"):
        table.play(table.turn(), card)
    assert position(table)["balances"] == [0, -15, 0, -15]  # who deals next has staked 15


def test_hands_of_which_nothing_is_said_are_dealt_from_what_is_left_U_5() -> None:
    """U-5, UB-5: only the dealer's hand is told; without the others the deal could not be played on."""
    said = ["pass", "knock", "pass", "pass", ""]
    table = set_up(
        "prikup", {"phase": "declare", "trump": "H", "piles": {"hand.4": "AS KS 7H"}, "said": said}
    )
    assert (table.turn(), names(table)) == (4, {"knock"})
    assert position(table)["piles"]["hand.1"] == "4S 3S 2S"
    table.play(4, "knock")
    for _ in range(20):
        if position(table)["hand"] > 1:
            break
        table.play(table.turn(), sorted(names(table))[0])
    assert position(table)["hand"] == 2


@pytest.mark.parametrize("hand", ["2S", "2S 3S", "2S 3S 4S 5S"])
def test_a_hand_is_told_whole_or_not_at_all_U_5(hand: str) -> None:
    """U-5: three cards each."""
    with pytest.raises(BadPosition):
        set_up("golets", {"phase": "declare", "trump": "H", "piles": {"hand.0": "AS KS 7H", "hand.2": hand}})


@pytest.mark.parametrize(
    "wrong",
    [
        {"to_act": 0},
        {"to_act": 2, "in_trick": 2},
        {"played": ["0 9H", "0 8H"], "in_trick": 0},
        {"in_trick": 0},
    ],
    ids=["another is in turn", "all have played", "twice to one trick", "one card a trick"],
)
def test_a_trick_goes_round_in_a_described_deal_UX_3(wrong: dict[str, Any]) -> None:
    """UX-3: two play; such positions came to a stop later."""
    piles = {"hand.0": "AS KS", "hand.1": "AD KD 8D"}
    start = {"trump": "H", "piles": piles, "played": ["0 9H"], "prize": 45}
    assert set_up("golets", start).turn() == 1
    with pytest.raises(BadPosition):
        set_up("golets", {**start, **wrong})


def test_only_who_has_a_card_too_many_drops_one_US_6() -> None:
    """US-6: seat 2 has three cards."""
    piles = {**SHLEIF, "hand.0": "9H AS 7H 4C"}
    said = ["knock_blind", "pass", "knock", "pass", "shleif"]
    start = {"phase": "drop", "trump": "H", "pot": 60, "said": said, "piles": piles}
    assert set_up("shleif", start, blind=True).turn() == 0
    with pytest.raises(BadPosition):
        set_up("shleif", {**start, "to_act": 2}, blind=True)
