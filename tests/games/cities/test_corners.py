"""Corners of Cities: whole rounds told in a line, in which several cards act on one another."""

from typing import Any

import pytest

from .tables import laid_out, rows, state_of

Round = tuple[list[str], list[str], str, list[str], dict[str, Any]]
"""Rows, bids, the moves that are chosen, the rows afterwards, options."""

ROUNDS: dict[str, Round] = {
    "an exchange empties a row, the next one finds the rows as they are then: C-14, C-25": (
        ["R3 B5", "R5 G1", "Y1"],
        ["X5 F3", "X1 F2", "O2 F6"],
        "0 take X5",
        ["", "B5 Y1", "G1 O2"],
        {},
    ),
    "the earlier leaves the exchange that burns him to the later, who burns him all the same: C-15, C-26": (
        ["R3 B5", "R5 G1", "Y1"],
        ["X5 F3", "X1 F2", "O2 F6"],
        "0 take X1",
        ["", "B5 G1", "Y1 O2"],
        {},
    ),
    "two exchanges and two universals: of four only the first has a choice: C-15, C-27": (
        ["R1", "", "", ""],
        ["XU F1", "X2 F2", "XU F3", "X1 F4"],
        "3 take X1",
        ["R1", "", "", ""],
        {},
    ),
    "three deportations, the third of a row already empty, and a city for the last: C-15, C-21": (
        ["R1 O2", "Y3", "", "G4"],
        ["DEP F6", "DEP F5", "DEP F4", "B6 F1"],
        "",
        ["R1", "", "", "G4 B6"],
        {},
    ),
    "a city burns the neighbour it meets, and the exchange after it finds a row too small: C-20, C-25": (
        ["R1 G4", "O1 Y5"],
        ["Y2 F1", "X1 F6"],
        "",
        ["R1 G4", "O1"],
        {},
    ),
    "a deportation and a burning leave a universal no partner: C-21, C-24, C-25": (
        ["R1 G4 R6", "Y4 O6 B2", "B1"],
        ["XU F1", "DEP F6", "B3 F5"],
        "",
        ["R1 G4 R6", "Y4 O6", ""],
        {},
    ),
    "a third of a colour between two others, brought by a swap, burns the three: C-28, C-29, C-36": (
        ["R1 Y4", "Y1 O4 Y6 O2"],
        ["X4 F1", "G6 F6"],
        "",
        ["R1 O4", "O2 G6"],
        {},
    ),
    "three of a colour apart burn also where of three neighbours only a pair does: C-36": (
        ["R1 O2 R3 Y4", "Y1"],
        ["R6 F6", "X3 F1"],
        "",
        ["O2 Y4", "Y1"],
        {"third_of_colour": "pair_only"},
    ),
    "where only the pair burns, what then meets burns too: C-36, C-37": (
        ["G1 R2 O3 R4", "Y1"],
        ["R5 F6", "X3 F1"],
        "",
        ["G1 R2 O3", "Y1"],
        {"third_of_colour": "pair_only"},
    ),
    "the partner of a universal is chosen with the value: C-24, C-26": (
        ["R1 G4", "O1 Y4", "B4 R4"],
        ["XU F1", "O3 F6", "G2 F5"],
        "1 take G2; 0 swap G4 B4",
        ["R1 B4", "O1 Y4 G2", "G4 R4 O3"],
        {},
    ),
    "a swap of one's only double keeps its place, and the row stays quiet: C-28, C-38": (
        ["R1 G4 R6", "Y6 O6 Y2"],
        ["X6 F1", "G1 F6"],
        "0 swap R6 O6",
        ["R1 G4 O6", "Y6 R6 Y2 G1"],
        {},
    ),
}


@pytest.mark.parametrize(("before", "bids", "moves", "after", "more"), ROUNDS.values(), ids=ROUNDS)
def test_a_round_of_several_cards_ends_as_the_rules_say(
    before: list[str], bids: list[str], moves: str, after: list[str], more: dict[str, Any]
) -> None:
    """C-14 … C-38."""
    table = laid_out(before, bids, **more)
    for move in moves.split("; ") if moves else ():
        table.play(int(move[0]), move[2:])
    assert rows(table) == after
    assert state_of(table).round == 2


def test_who_finishes_may_have_less_than_who_does_not_C_42_C_43() -> None:
    """C-42, C-43: six colours by an exchange, the partner's doubles count their differences."""
    table = laid_out(
        ["R6 O5 Y4 G3 B2 R2", "", "Y6 R1", "V2 O6 Y1 G6 B6 O1"],
        ["X2 F1", "DEP F6", "G1 F5", "Y5 F4"],
    )
    table.play(2, "take G1")
    table.play(0, "swap R2 V2")
    assert list(state_of(table).totals) == [6 + 5 + 4 + 3 + 2 + 2, 0, 6 + 1 + 1, 2 + 5 + 4 + 6 + 6]
    assert [entry.rule for entry in table.sheet().entries] == ["C-42", "C-43", "C-43", "C-43"]


@pytest.mark.parametrize(("finishers", "second"), [("both", 14), ("first", 13)])
def test_the_later_of_two_finishers_counts_his_double_by_agreement_C_44(finishers: str, second: int) -> None:
    """C-42, C-43, C-44: both take a green city, one after the other."""
    table = laid_out(
        ["R6 O5 Y4 R2", "R5 O6 Y2 R1"], ["G1 F6", "G3 F5"], two_finishers=finishers, match="points"
    )
    table.play(0, "take G3")
    assert list(state_of(table).totals) == [6 + 5 + 4 + 3, second]


@pytest.mark.parametrize(("match", "totals"), [("points", [10, 3]), ("wins", [0, 0])])
def test_the_last_round_that_nobody_finishes_gives_points_and_no_win_C_41_C_46(
    match: str, totals: list[int]
) -> None:
    """C-41, C-43, C-46: the deal is cut after one round."""
    table = laid_out(["R6 O5 R2", "Y3"], ["Y1 F6", "X6 F1"], match=match, rounds=1)
    assert list(state_of(table).totals) == totals
