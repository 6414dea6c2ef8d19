"""Where two or three rules of Cities meet within one round."""

import pytest

from .tables import laid_out, options, rows, state_of


@pytest.mark.parametrize("third", ["all_three", "pair_only"])
def test_three_in_a_row_made_by_a_swap_burn_all_C_28_C_36(third: str) -> None:
    """C-28, C-36: not exactly two of them are neighbours, so the option changes nothing."""
    table = laid_out(["R1 G2 R3", "Y1 R2 O4"], ["X2 F1", "G5 F6"], third_of_colour=third)
    assert rows(table) == ["", "Y1 G2 O4 G5"]


@pytest.mark.parametrize(("third", "after"), [("all_three", ""), ("pair_only", "R1 G2 R3")])
def test_a_third_beside_the_second_burns_on_or_stops_C_36_C_37(third: str, after: str) -> None:
    """C-36, C-37: with all three greens gone the reds close up."""
    assert rows(laid_out(["R1 G2 R3 G4", "Y1"], ["G6 F6", "X2 F1"], third_of_colour=third))[0] == after


def test_sizes_are_those_after_the_cards_taken_before_C_14_C_25() -> None:
    """C-14, C-25: a city makes the partner large enough, a deportation makes him too small."""
    assert rows(laid_out(["R1", "O1"], ["G5 F6", "X1 F1"])) == ["O1 G5", "R1"]
    assert rows(laid_out(["R1 G4", "O1"], ["DEP F1", "X1 F6"])) == ["R1 G4", ""]


def test_a_swap_that_completes_its_taker_breaks_the_one_who_was_complete_C_40() -> None:
    """C-29, C-40, C-42, C-43: at the end of the round only the taker has all colours."""
    table = laid_out(["R1 O2 Y3 R4", "G4 R2 Y5"], ["X4 F1", "O6 F6"])
    assert list(state_of(table).totals) == [1 + 2 + 3 + 4, 5 + 6]


def test_a_completed_row_that_a_swap_burns_is_no_finisher_C_40() -> None:
    """C-26, C-35, C-40: the last exchange must be made, though it burns the taker's own row."""
    table = laid_out(["R1 O2 Y3", "O3 R6"], ["X3 F1", "G4 F6"])
    assert rows(table) == ["R1", "Y3 R6 G4"]
    assert state_of(table).round == 2


def test_two_deportations_go_before_two_exchanges_though_those_were_bid_for_C_15() -> None:
    """C-15, C-21, C-24, C-27: in the order of flights 3, 2, 1, 0; nobody has a choice."""
    table = laid_out(["R1", "R2", "O1", "Y1"], ["DEP F1", "DEP F2", "X1 F3", "XU F4"])
    assert rows(table) == ["R1", "R2", "", ""]


def test_the_order_of_equal_flights_goes_round_from_the_first_player_C_13() -> None:
    """C-13: all four alike."""
    table = laid_out(["", "", "", ""], ["R1 F3", "R2 F3", "O1 F3", "Y1 F3"], first=2)
    for seat, take in ((2, "take R1"), (3, "take R2"), (0, "take O1")):
        assert table.actors() == [seat]
        table.play(seat, take)
    assert rows(table) == ["O1", "Y1", "R1", "R2"]


def test_the_earlier_of_the_two_last_chooses_the_exchange_he_cannot_use_C_15_C_26() -> None:
    """C-15, C-26, C-27: so the other must swap."""
    table = laid_out(["R1", "R2", "O1", "Y1"], ["DEP F1", "G5 F2", "X1 F3", "X2 F4"])
    assert table.actors() == [1]
    assert sorted(options(table)) == ["take X1", "take X2"]
    table.play(1, "take X2")
    assert rows(table) == ["O1", "R2", "R1 G5", ""]


def test_by_wins_the_exchange_that_completes_both_wins_for_its_taker_C_46() -> None:
    """C-25, C-46: equal sizes, one swap of fours, both have all colours."""
    table = laid_out(["R1 O2 Y3 R4", "G4 O5 Y6 G1"], ["X4 F1", "X6 F6"], match="wins")
    table.play(1, "take X6")
    assert list(state_of(table).totals) == [1, 0]
