"""A position for every piece of advice: it decides, and without it another move is made."""

from lomber.table.table import Table
from tests.games.cities.tables import laid_out, set_up


def advised(table: Table, seat: int, without: str = "") -> tuple[str, str]:
    """The piece that answers, and its move."""
    view = table.view(seat)
    for advice in table.game.advice():
        if advice.number != without:
            move = advice.choose(view)
            if move >= 0:
                return advice.number, table.name(move)
    raise AssertionError("the last piece of advice always answers")


def test_poison_is_laid_out_with_the_lowest_flight_A_1() -> None:
    table = set_up(["Y2 R3", "B1", ""], ["R5 G6 O1", "O2", "O3"])
    assert advised(table, 0) == ("A-1", "lay R5")
    assert advised(table, 0, "A-1") == ("A-3", "lay G6")
    table.play(0, "lay R5")
    assert advised(table, 0) == ("A-1", "F1")
    assert advised(table, 0, "A-1") == ("A-3", "F4")


def test_poison_is_not_taken_but_left_to_a_rival_with_the_same_last_colour_A_1() -> None:
    table = laid_out(["Y2 R3", "B1", "R1"], ["R6 F6", "Y4 F5", "O1 F4"])
    assert advised(table, 0) == ("A-1", "take O1")
    table = laid_out(["Y2 R3", "O1", "B1"], ["R6 F6", "O4 F5", "B4 F4"])
    assert advised(table, 0) == ("A-1", "take O4")
    table = laid_out(["R3", "B1", "Y1"], ["R6 F6", "O4 F5", "B4 F4"])
    assert advised(table, 0) == ("A-1", "take O4"), "B4 is left to seat 1, whose last city is blue"
    assert advised(table, 0, "A-1") == ("A-3", "take O4")
    table = laid_out(["R3", "O1", "Y1"], ["R6 F6", "O4 F5", "B4 F4"])
    assert advised(table, 0) == ("A-1", "take B4"), "O4 is left to seat 1, whose last city is orange"
    assert advised(table, 0, "A-1") == ("A-3", "take O4")


def test_a_deportation_is_laid_with_a_low_flight_A_2() -> None:
    table = set_up(["Y2 R3", "B1", ""], ["DEP G6 O1", "O2", "O3"])
    assert advised(table, 0) == ("A-2", "lay DEP")
    assert advised(table, 0, "A-2") == ("A-3", "lay G6")
    table.play(0, "lay DEP")
    assert advised(table, 0) == ("A-2", "F1")
    assert advised(table, 0, "A-2") == ("A-3", "F4")


def test_a_wanted_exchange_is_laid_with_the_lowest_flight_A_2() -> None:
    """Y2 for B2 would bring a new colour, for there is another yellow."""
    wanted = ["Y2 R3 Y6", "B2 G1 R5", ""]
    table = set_up(wanted, ["X2 G6 O1", "O2", "O3"])
    assert advised(table, 0) == ("A-2", "lay X2")
    assert advised(set_up(wanted, ["XU G6 O1", "O2", "O3"]), 0) == ("A-2", "lay XU")
    assert advised(set_up(wanted, ["X4 G6 O1", "O2", "O3"]), 0) == ("A-3", "lay G6")
    table.play(0, "lay X2")
    assert advised(table, 0) == ("A-2", "F1")


def test_high_flights_are_saved_for_the_colour_one_lacks_A_3() -> None:
    table = set_up(["Y2 R3", "B1", ""], ["G6 O1 Y1", "O2", "O3"])
    assert advised(table, 0) == ("A-3", "lay G6")
    table.play(0, "lay G6")
    assert advised(table, 0) == ("A-3", "F6")
    table = set_up(["Y2 R3", "B1", ""], ["Y5 Y1 Y6", "O2", "O3"])
    table.play(0, "lay Y5")
    assert advised(table, 0) == ("A-3", "F4")
    flights = {"flights": ["F5 F6", "F1 F2", "F1 F2"]}
    table = set_up(["Y2 R3", "B1", ""], ["Y5 Y1 Y6", "O2", "O3"], position=flights)
    table.play(0, "lay Y5")
    assert advised(table, 0) == ("A-3", "F5"), "there is no lower one"


def test_a_third_of_a_colour_is_not_taken_A_4() -> None:
    rows = ["R1 B2 R3 G4", "O1", "O2"]
    table = laid_out(rows, ["R6 F6", "B5 F5", "X1 F4"])
    assert advised(table, 0) == ("A-4", "take B5")
    assert advised(table, 0, "A-4") == ("A-3", "take R6")


def test_a_third_is_taken_where_clearing_leaves_the_better_row_A_4() -> None:
    """O2 would burn O6 with itself; the third red leaves G2 and O6 standing."""
    table = laid_out(["R1 G2 R2 O6", "B1", "B2"], ["R3 F6", "O2 F5", "X1 F4"])
    assert advised(table, 0) == ("A-4", "take R3")
    table = laid_out(["R1 G2 R2 O1", "B1", "B2"], ["R3 F6", "O2 F5", "X1 F4"])
    assert advised(table, 0) == ("A-4", "take O2"), "with a poor O1 it is the other way round"


def test_a_swap_plants_a_neighbour_in_the_rivals_row_A_5() -> None:
    """R4 beside the rival's R2 burns both; B4 would only be exchanged."""
    table = laid_out(["B4 G1 R4", "Y4 R2 O2", ""], ["X4 F1", "G6 F6", "O5 F5"])
    table.play(1, "take G6")
    assert advised(table, 0) == ("A-5", "swap R4 Y4")
    table = laid_out(["R4 G1 B4", "Y4 B2 O2", ""], ["X4 F1", "G6 F6", "O5 F5"])
    table.play(1, "take G6")
    assert advised(table, 0) == ("A-5", "swap B4 Y4")
    assert advised(table, 0, "A-5") == ("A-3", "swap R4 Y4")


def test_the_largest_row_keeps_its_exchange_A_6() -> None:
    table = set_up(["Y2 R3 B1", "B2", ""], ["Y6 X5 XU", "O2", "O3"])
    assert advised(table, 0) == ("A-6", "lay Y6")
    assert advised(table, 0, "A-6") == ("A-3", "lay XU")
    table = set_up(["Y2 R3 B1", "B2", ""], ["X5 XU", "O2", "O3"])
    assert advised(table, 0) == ("A-3", "lay XU"), "there is nothing else to lay"
    table = set_up(["Y2 R3 B1", "B2 G3 R6", ""], ["Y6 X5", "O2", "O3"])
    assert advised(table, 0) == ("A-3", "lay X5"), "a rival's row is as large"


def test_near_the_end_doubles_are_burnt_or_shunned_A_7() -> None:
    """Seat 1 lacks one colour. With R5 the row would count 1 + 2, without its blues it counts 6."""
    rival = "R1 O2 Y3 G4"
    table = laid_out(["R6 B2", rival, ""], ["R5 F6", "B4 F5", "X1 F4"])
    assert advised(table, 0) == ("A-7", "take B4")
    assert advised(table, 0, "A-7") == ("A-1", "take R5")
    far = laid_out(["R6 B2", "R1 O2 Y3", ""], ["R5 F6", "B4 F5", "X1 F4"])
    assert advised(far, 0) == ("A-1", "take R5")


def test_near_the_end_a_double_is_dropped_by_a_deportation_A_7() -> None:
    table = set_up(["R6 B2 R5", "R1 O2 Y3 G4", ""], ["DEP G6", "O5", "O3"])
    assert advised(table, 0) == ("A-7", "lay DEP")
    table.play(0, "lay DEP")
    assert advised(table, 0) == ("A-7", "F6")
    assert advised(table, 0, "A-7") == ("A-2", "F1")


def test_who_can_finish_takes_the_highest_that_finishes_A_7() -> None:
    table = laid_out(["R1 O2 Y3 G4", "R2 O1 Y4 G6", ""], ["B5 F6", "B6 F5", "R6 F4"])
    assert advised(table, 0) == ("A-7", "take B6")
