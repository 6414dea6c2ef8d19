"""Corners of Stukolka where two rules or three meet; every figure is worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import IllegalMove, Table
from tests.games.stukolka.tables import (
    deal,
    game,
    hand,
    names,
    play,
    playing,
    position,
    stacked,
    throw,
    tricks,
)


def balances(form: str, result: dict[str, Any], **options: Any) -> list[int]:
    made = game(form, **options)
    found = [0] * int(made.seats)
    for entry in made.score(result):
        found[entry.column] += entry.amount
    return found


@pytest.mark.parametrize(
    ("form", "result", "options", "expected"),
    [
        # P = 165 + 15 = 180; two tricks, one, none, none: 120, 60, and 180 each
        (
            "golets",
            {"carried": 165, "dealer": 4, "playing": [0, 1, 2, 4], "tricks": [2, 0, 1, 0, 0]},
            {},
            [120, -180, 60, 0, -195],
        ),
        # a remise of 60 at the most
        (
            "golets",
            {"carried": 165, "dealer": 4, "playing": [0, 1, 2, 4], "tricks": [2, 0, 1, 0, 0]},
            {"remise_cap": 60},
            [120, -60, 60, 0, -75],
        ),
        # a fault costs who has tricks a remise, and who has none nothing more
        (
            "prikup",
            {
                "carried": 30,
                "dealer": 0,
                "playing": [1, 2, 3],
                "tricks": [0, 1, 2, 0, 0],
                "faults": {"1": "U-8", "3": "U-14"},
            },
            {},
            [-15, 15 - 45, 30, -45, 0],
        ),
        # compulsory: six stakes for five players, or five
        ("obligatory", {"dealer": 1, "tricks": [3, 0, 0, 0, 0]}, {}, [75, -120, -105, -105, -105]),
        (
            "obligatory",
            {"dealer": 1, "tricks": [3, 0, 0, 0, 0]},
            {"obligatory_dealer_pays_twice": False},
            [60, -90, -90, -90, -90],
        ),
        # free: only the dealer stakes; alone in, he takes it all
        ("obligatory", {"carried": 75, "dealer": 1, "taken": 3}, {}, [0, -15, 0, 90, 0]),
        ("shleif", {"carried": 45, "dealer": 2, "taken": 2}, {"stake": 90}, [0, 0, 45, 0, 0]),
        ("golets", {"returned": [0, 180, 0, 0, 15]}, {}, [0, 180, 0, 0, 15]),
    ],
)
def test_money_of_a_deal_U_18_U_19_U_20_UO_2_UX_6(
    form: str, result: dict[str, Any], options: dict[str, Any], expected: list[int]
) -> None:
    assert balances(form, result, **options) == expected


@pytest.mark.parametrize(
    ("limit", "carried", "allowed"),
    [
        (150, 135, {"knock"}),
        (150, 150, {"pass", "knock"}),
        (0, 0, {"pass", "knock"}),
        (None, 3000, {"knock"}),
    ],
)
def test_the_dealer_is_bound_up_to_the_limit_itself_UB_5(
    limit: int | None, carried: int, allowed: set[str]
) -> None:
    """P is what was carried and the stake of 15."""
    start = {"phase": "deal", "hand": 1, "dealer": 4, "pot": carried, "balances": [-carried, 0, 0, 0, 0]}
    table = Table(
        game("prikup", dealer_duty_limit=limit), seed=1, start={**start, "paid": [carried, 0, 0, 0, 0]}
    )
    play(table, "0:pass 1:knock 2:pass 3:pass")
    assert table.turn() == 4 and names(table) == allowed


LAYERS = [
    deal("KC 4D 2S", "9C 3D 2H", "8H 7H 6H", "", "AC 4S 3S", trump="2C"),
    deal("2S 3S 4S", "AC KC QC", "2D 3D 4D", "", "2H 3H 4H", trump="2C"),
    deal("2S 3S 4S", "AC KC QC", "2D 3D 4D", "", "5H 3H 4H", trump="2C"),
]


def test_three_layers_of_remises_and_what_is_returned_at_the_end_U_19_U_20_UX_5_UX_8() -> None:
    """Golets, stake 15, first dealer seat 4: pots of 15, 30 and 60; then what lies there goes back.

    Deal 1: seat 4 leads the trump ace … seats 0 and 4 knock; 4 takes all: 0 is remised 15.
    Deal 2 (dealer 0): 15 + 15 = 30; seats 1 and 2 knock; 1 takes all: 2 is remised 30.
    Deal 3 (dealer 1): 30 + 15 = 45; seats 1 and 4 knock; 1 takes all: 4 is remised 45, which is returned to him.
    """
    table = stacked("golets", *LAYERS, deals=3, end_rule="return")
    play(table, "0:knock 1:pass 2:pass 3:pass 4:knock")
    tricks(table, "KC AC 3S 2S 4S 4D")
    assert table.scores() == [-15 - 15, 0, 0, 0, 15 - 15], "the next dealer's stake is on the table already"
    play(table, "1:knock 2:knock 3:pass 4:pass 0:pass")
    tricks(table, "AC 2D KC 3D QC 4D")
    assert table.scores() == [-30, 30 - 15, -30, 0, 0]
    assert position(table)["prize"] == 45
    play(table, "2:pass 3:pass 4:knock 0:pass 1:knock")
    tricks(table, "5H AC KC 3H QC 4H")
    assert table.over and table.scores() == [-30, 15 + 45, -30, 0, 0]


def test_a_trump_led_by_the_last_seat_is_gone_over_by_who_holds_king_and_queen_U_9_U_13() -> None:
    """Following he need not keep to the king; having won with the queen he may lead what he likes (U-10)."""
    table = playing("golets", "S", {0: "JS 2D 3D", 1: "KS QS 4H", 2: "TS 9S 5H"})
    tricks(table, "JS")
    assert names(table) == {"KS", "QS"}
    tricks(table, "QS")
    assert names(table) == {"TS", "9S"}
    tricks(table, "TS")
    assert table.turn() == 1 and names(table) == {"KS", "4H"}


@pytest.mark.parametrize(
    ("held", "trick", "undertrump", "allowed"),
    [
        (
            "KH 9H 2S",
            "TH 5S",
            "forced",
            {"KH", "9H"},
        ),  # trumped already: the suit is followed with any card (U-11)
        ("AC 4S 3S", "TH 5S 6S", "forced", {"4S", "3S"}),  # void, and nothing goes over: a trump all the same
        ("AC 4S 3S", "TH 5S 6S", "free", {"AC", "4S", "3S"}),
        ("AC 7S 3S", "TH 5S 6S", "free", {"7S"}),  # `free` is for those who cannot
        ("AC KD QD", "TS 5S 6S", "forced", {"AC", "KD", "QD"}),
        ("2S 3S KD", "TS 5S 6S", "free", {"2S", "3S"}),  # trumps led are followed, whatever `undertrump` says
    ],
)
def test_following_a_trumped_trick_U_11_U_12_U_13(
    held: str, trick: str, undertrump: str, allowed: set[str]
) -> None:
    row = trick.split()
    spare = ["2C 3C", "4C 5C", "6C 7C"]
    hands = {seat: f"{spare[seat]}" for seat in range(len(row))} | {len(row): held}
    played = [f"{seat} {card}" for seat, card in enumerate(row)]
    table = playing(
        "golets", "S", hands, played=played, in_trick=len(row), options={"undertrump": undertrump}
    )
    assert names(table) == allowed


def test_a_blind_knock_a_cut_and_a_trump_card_in_one_deal_US_3_US_6_US_7() -> None:
    """P = 15. Seat 0 knocks blind, throws two and is given three; seats 1 and 3 cut in, 3 leads; two pay."""
    table = stacked(
        "shleif",
        deal(
            "2D 3D AH",
            "2H 3H 4H",
            "5H 6H 7H",
            "2C 3C 4C",
            "8H 9H KC",
            trump="QS",
            stock="4D 5D 6D 7D 8D TS JS 9C TC KS 5C AS 6C 7C 8C",
        ),
        blind=True,
        razrez=True,
    )
    play(table, "4:keep_shleif 4:announce_of_S")
    assert names(table, 0) == {"knock_blind", "look"}
    play(table, "0:knock_blind 1:look 1:pass 2:look 2:pass 3:look 3:pass")
    throw(table, 0, "2D 3D")
    assert hand(table, 0) == {"AH", "4D", "5D", "6D"}
    play(table, "0:drop_of_4D")
    throw(table, 4, "8H 9H")
    assert names(table) == {"drop KC", "drop 7D", "drop 8D", "drop QS"}
    play(table, "4:drop_of_7D 1:cut_in")
    assert hand(table, 1) == {"TS", "JS", "9C", "TC"}
    play(table, "1:drop_of_9C 2:pass 3:cut_in 3:drop_of_5C")
    assert table.turn() == 3 and names(table) == {"AS"}
    tricks(table, "AS QS 5D TS")
    tricks(table, "KS 8D 6D JS")
    tricks(table, "6C KC AH TC")
    assert position(table)["balances"] == [-15 - 15, -15, 0, 10, -15 + 5]
    assert position(table)["pot"] == 15 + 15 + 15


def test_a_redeal_after_a_declined_shleif_is_declined_still_US_4_U_15() -> None:
    first = deal("2D 3D AH", "2H 3H 4H", "5H 6H 7H", "2C 3C 4C", "8H 9H KC", trump="QS")
    table = stacked("shleif", first, first, manners=True)
    play(table, "4:decline_shleif 4:misdeal_of_2")
    assert position(table)["prize"] == 15 and table.turn() == 0
    with pytest.raises(IllegalMove, match="US-4"):
        table.play(4, "keep_shleif")
    assert position(table)["declined"] and names(table) == {"pass", "knock"}


def test_a_compulsory_deal_may_be_spoilt_and_nobody_stakes_twice_UO_2_U_15() -> None:
    first = deal("2D 3D AH", "2H 3H 4H", "5H 6H 7H", "2C 3C 4C", trump="QS")
    table = stacked("obligatory", first, first, players=4, manners=True)
    table.play(3, "expose 2C")
    assert table.turn() == 0, "his own card, and no trump ace: the deal goes on"
    table = stacked("obligatory", first, first, players=4, manners=True)
    table.play(3, "misdeal 0")
    assert table.scores() == [-15, -15, -15, -30] and position(table)["prize"] == 75


@pytest.mark.parametrize(("thrown", "surplus"), [(0, True), (1, False)])
def test_a_blind_buyer_before_a_last_card_drops_one_only_if_he_then_holds_four_UB_7_US_3_US_6(
    thrown: int, surplus: bool
) -> None:
    """Six with 32 cards: 13 in the stock, 12 sold. He throws none and has four, or one and has three."""
    table = Table(game("shleif", players=6, deck=32, blind=True), seed=4)
    play(table, "5:keep_shleif")
    table.play(5, table.legal(5)[0])
    play(table, "0:look 0:knock 1:look 1:knock 2:look 2:knock 3:look 3:knock 4:knock_blind")
    for seat in range(4):
        throw(table, seat, " ".join(hand(table, seat)))
    mine = sorted(hand(table, 4), key=table.game.read_card)
    for card in mine[:thrown]:
        table.play(4, f"throw {card}")
    sold_out = not any(name.startswith("throw") for name in names(table))
    assert sold_out is (thrown == 1), "one card is left to replace one"
    table.play(4, "done")
    assert len(hand(table, 4)) == (4 if surplus else 3)
    if surplus:
        table.play(4, f"drop {mine[0]}")
    assert table.turn() == 5 and names(table) == {"done"}, "nothing is left for the dealer"
    table.play(5, "done")
    assert len(names(table)) == 4 and all(name.startswith("drop") for name in names(table))
