"""Burning and exchanges (C-23 … C-38)."""

import pytest

from lomber.games.cities.deck import names, read_cards
from lomber.games.cities.score import added, burning, left_over, quiet
from lomber.table.errors import IllegalMove
from tests.games.cities.tables import laid_out, options, piles, rows, state_of, told


def taking(row: str, city: str, pair_only: bool = False) -> str:
    """The row after taking a city."""
    return names(quiet(added(read_cards(row), read_cards(city)[0]), pair_only))


def passes(row: str, city: str, pair_only: bool = False) -> list[str]:
    """What burns, pass by pass."""
    cards = added(read_cards(row), read_cards(city)[0])
    found = []
    while mask := burning(cards, pair_only):
        found.append(" ".join(name for i, name in enumerate(names(cards).split()) if mask >> i & 1))
        cards = left_over(cards, mask)
    return found


def test_two_neighbours_burn_together_W_10() -> None:
    """W-10, C-35, C-36."""
    assert taking("R4 B2", "B5") == "R4"


def test_a_third_of_a_colour_burns_all_three_wherever_they_stand_W_11() -> None:
    """W-11."""
    assert taking("R1 B2 R3 G4", "R6") == "B2 G4"
    assert taking("R1 B2 R3 G4", "R6", pair_only=True) == "B2 G4", "no two of the three are neighbours"


def test_two_reds_and_a_third_burn_all_unless_only_the_pair_does_W_12() -> None:
    """W-12, AM-1, C-36, option third_of_colour."""
    assert taking("R1 B2 R3", "R5") == "B2"
    assert taking("R1 B2 R3", "R5", pair_only=True) == "R1 B2"


def test_burning_cascades_through_the_closed_gap_W_13() -> None:
    """W-13, AM-2, C-37: the passes are seen one by one."""
    assert taking("R1 B2 R3 B4", "R6") == ""
    assert passes("R1 B2 R3 B4", "R6") == ["R1 R3 R6", "B2 B4"]
    table = laid_out(["R1 B2 R3 B4", "", ""], ["R6 F6", "X1 F5", "X2 F4"])
    assert table.view(2).burns() == [["R1", "R3", "R6"], ["B2", "B4"]]
    assert told(table, "burn") == ["burn 0 R1 R3 R6", "burn 0 B2 B4"]
    keys = [fact.key for fact in table.view(-1).scene().facts]
    assert keys.count("fact-burn") == 2


def test_two_of_a_colour_apart_stay_W_14() -> None:
    """W-14, C-36, C-38."""
    assert taking("R1 B2 G3", "R4") == "R1 B2 G3 R4"


def test_what_burns_goes_to_the_played_pile_C_35() -> None:
    """C-35."""
    table = laid_out(["R4 B2", "", ""], ["B5 F6", "X1 F5", "X2 F4"])
    table.play(1, "take X1")
    assert rows(table)[0] == "R4"
    assert piles(table)["played"] == "B2 B5 X1 X2"


def test_with_pair_only_the_cascade_goes_on_as_before_C_37() -> None:
    """C-37."""
    assert passes("G1 R1 B2 R3", "R5", pair_only=True) == ["R3 R5"]
    assert passes("R1 B1 G2 B3 R3", "R5", pair_only=True) == ["R3 R5"]
    assert taking("B2 R1 B3", "B4", pair_only=True) == "B2 R1"


def test_the_option_reaches_the_table_C_36() -> None:
    """C-36."""
    for value, left in (("all_three", "B2"), ("pair_only", "R1 B2")):
        table = laid_out(["R1 B2 R3", "", ""], ["R5 F6", "X1 F5", "X2 F4"], third_of_colour=value)
        assert rows(table)[0] == left


def test_no_swap_with_a_smaller_collection_W_19() -> None:
    """W-19, C-25, C-27: 3 > 2 cards. Seat 2 takes the spare cities so that the rows in question stay."""
    table = laid_out(["R1 G4 B3", "Y4", ""], ["X4 F1", "O2 F6", "O6 F5"])
    table.play(1, "take O2")
    assert rows(table) == ["R1 G4 B3", "Y4 O2", "O6"]
    assert told(table, "idle") == ["idle 0 X4"]
    assert "X4" in piles(table)["played"], "C-30"


def test_the_same_swap_the_other_way_round_is_compulsory_W_19() -> None:
    """W-19, C-26."""
    table = laid_out(["Y4 O2", "R1 G4", ""], ["X4 F1", "B3 F6", "O6 F5"])
    table.play(1, "take B3")
    assert rows(table) == ["G4 O2", "R1 Y4 B3", "O6"]
    assert told(table, "swap") == ["swap 0 Y4 1 G4"]


@pytest.mark.parametrize(
    ("swap", "after"),
    [
        ("swap R4 Y4", ["Y4 B4 G1", "R4 O2 V6"]),
        ("swap B4 Y4", ["R4 Y4 G1", "B4 O2 V6"]),
    ],
)
def test_two_legal_swaps_are_the_takers_choice_W_20(swap: str, after: list[str]) -> None:
    """W-20, AM-6, C-28: each takes the other's place."""
    table = laid_out(
        ["R4 B4 G1", "Y4 O2", "", ""], ["X4 F1", "V6 F6", "O6 F5", "O5 F4"], position={"colours": "ROYGBV"}
    )
    table.play(1, "take V6")
    table.play(2, "take O6")
    assert options(table) == ["swap R4 Y4", "swap B4 Y4"]
    table.play(0, swap)
    assert rows(table)[:2] == after


def test_the_universal_swaps_any_value_but_not_with_a_smaller_row_W_21() -> None:
    """W-21, C-24, C-25."""
    table = laid_out(["R1 G4", "B1 Y4", "", ""], ["XU F1", "O6 F6", "V4 F5", "V2 F4"])
    table.play(1, "take O6")
    table.play(2, "take V4")
    assert rows(table) == ["R1 G4", "B1 Y4 O6", "V4", "V2"]
    assert options(table) == ["swap R1 B1", "swap G4 Y4"]
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "swap G4 V4")
    assert (refused.value.rule, refused.value.key) == ("C-25", "swap-smaller")
    for move, rule, key in [
        ("take O6", "C-26", "must-swap"),
        ("swap B1 R1", "C-23", "swap-own"),
        ("swap G4 O4", "C-23", "swap-other"),
    ]:
        with pytest.raises(IllegalMove) as refused:
            table.play(0, move)
        assert (refused.value.rule, refused.value.key) == (rule, key)


def test_a_harmful_swap_is_made_all_the_same_W_22() -> None:
    """W-22, AM-5, C-26, C-29: R3 R5 burn."""
    table = laid_out(["R3 B5", "R5", ""], ["X5 F1", "G1 F6", "O2 F5"])
    table.play(1, "take G1")
    assert rows(table) == ["", "B5 G1", "O2"]
    assert told(table, "burn") == ["burn 0 R3 R5"]


@pytest.mark.parametrize(
    ("swap", "after"),
    [("swap G4 R4", ["", "Y5 G4 O4 R1"]), ("swap G4 O4", ["B1 R2 O4 B3", "Y5 R4 G4 R1"])],
)
def test_a_swap_can_burn_in_a_cascade_W_23(swap: str, after: list[str]) -> None:
    """W-23."""
    table = laid_out(["B1 R2 G4 B3", "Y5 R4 O4", ""], ["X4 F1", "R1 F6", "O2 F5"])
    table.play(1, "take R1")
    assert options(table) == ["swap G4 R4", "swap G4 O4"]
    table.play(0, swap)
    assert rows(table)[:2] == after


def test_a_swap_can_bring_the_third_of_a_colour_W_24() -> None:
    """W-24."""
    table = laid_out(["R1 G4 R3 B2", "Y1 R4 O2", "", ""], ["X4 F1", "V5 F6", "O6 F5", "O5 F4"])
    table.play(1, "take V5")
    table.play(2, "take O6")
    assert rows(table)[:2] == ["B2", "Y1 G4 O2 V5"]


def test_both_rows_burn_each_by_itself_C_29() -> None:
    """C-29."""
    table = laid_out(["R3 B5", "R5 B6", ""], ["X5 F1", "G1 F6", "O2 F5"])
    table.play(1, "take G1")
    assert rows(table)[:2] == ["", "G1"]
    assert told(table, "burn") == ["burn 0 R3 R5", "burn 1 B5 B6"]


def test_equal_sizes_may_swap_and_sizes_are_those_before_the_swap_C_25() -> None:
    """C-25."""
    table = laid_out(["Y4 O2", "G4", ""], ["X4 F1", "B3 F6", "O6 F5"])
    table.play(1, "take B3")
    assert rows(table)[:2] == ["G4 O2", "Y4 B3"]


def test_an_exchange_names_its_value_C_23_C_27() -> None:
    """C-27."""
    table = laid_out(["Y4 O2", "G4 R2", ""], ["X3 F1", "B3 F6", "O6 F5"])
    table.play(1, "take B3")
    assert rows(table)[:2] == ["Y4 O2", "G4 R2 B3"]
    assert told(table, "idle") == ["idle 0 X3"]
    table = laid_out(["Y4 O2 B4", "G4 R2 O4", ""], ["X4 F1", "B3 F6", "O6 F5"])
    table.play(1, "take B3")
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "swap O2 R2")
    assert (refused.value.rule, refused.value.key) == ("C-23", "swap-value")
    assert refused.value.words["value"] == 4


def test_the_exchange_goes_to_the_pile_before_a_swap_is_chosen_C_30() -> None:
    """C-30."""
    table = laid_out(["R4 B4 G1", "Y4 O2 R6", ""], ["X4 F1", "O6 F6", "O5 F5"])
    table.play(1, "take O6")
    assert len(options(table)) == 2
    assert piles(table)["played"].split()[-1] == "X4"
    assert state_of(table).phase.value == "swap"
