"""The worked cases of Face to Face, W-1 … W-20."""

import pytest

from lomber import IllegalMove, Stacked, Table, make
from tests.games.face_to_face.face_to_face_help import at, hand_of, lay, moves, stock_of, table, tops


def test_rising_numbers_go_on_the_rising_pile_W_1() -> None:
    """W-1."""
    game = table("4 8 13 50", stock="2 3")
    lay(game, "4 A", "8 A", "13 A", "done")
    assert tops(game)[:2] == [13, 60]


def test_the_sequences_of_the_leaflet_are_legal_W_2() -> None:
    """W-2."""
    rising = table("3 11 12 13 18 20", stock="34 59 54 50 48")
    lay(rising, "3 A", "11 A", "12 A", "13 A", "18 A", "20 A")
    assert tops(rising)[0] == 20
    assert hand_of(rising) == [34, 59]
    assert "34 A" in moves(table("34 59", own="20 60"))
    falling = table("54 50 48 41 40 37", stock="2 3")
    lay(falling, "54 D", "50 D", "48 D", "41 D", "40 D", "37 D")
    assert tops(falling)[1] == 37


def test_a_card_ten_lower_goes_back_on_the_rising_pile_W_3() -> None:
    """W-3."""
    game = table("16 17 18 28 59", own="27 40")
    assert {move for move in moves(game) if move.endswith(" A")} == {"17 A", "28 A", "59 A"}
    lay(game, "17 A")
    assert tops(game)[0] == 17
    lay(game, "18 A")


def test_a_card_ten_higher_goes_back_on_the_falling_pile_W_4() -> None:
    """W-4."""
    game = table("44 45 46 34 2", own="20 35")
    assert {move for move in moves(game) if move.endswith(" D")} == {"45 D", "34 D", "2 D"}
    lay(game, "45 D", "44 D")
    assert tops(game)[1] == 44


def test_any_card_below_the_top_helps_the_opponents_rising_pile_W_5() -> None:
    """W-5."""
    game = table("2 12 19 28 29 30", their="29 60")
    assert {move for move in moves(game) if move.endswith(" oA")} == {"2 oA", "12 oA", "19 oA", "28 oA"}
    lay(game, "12 oA")
    assert tops(game)[2] == 12
    assert game.state.position(-2)["tops"]["gold"] == "s12 60"


@pytest.mark.parametrize("number", range(2, 60))
def test_the_opponents_piles_take_2_to_17_and_41_to_59_W_6(number: int) -> None:
    """W-6, AM-3."""
    others = [other for other in (22, 23, 24, 25) if other != number][:2]
    game = table(f"{number} {others[0]} {others[1]}", their="18 40")
    across = {move for move in moves(game) if move.startswith(f"{number} o")}
    assert across == ({f"{number} oA"} if number <= 17 else {f"{number} oD"} if number >= 41 else set())


def test_three_own_cards_draw_two_W_7() -> None:
    """W-7."""
    game = table("4 8 13 50 51 52", stock="20 21 22")
    lay(game, "4 A", "8 A", "13 A", "done")
    assert hand_of(game) == [20, 21, 50, 51, 52]
    assert stock_of(game) == [22]


def test_five_cards_with_one_across_fill_the_hand_W_8() -> None:
    """W-8."""
    game = table("4 8 13 17 50 12", own="1 60", their="29 60", stock="20 21 22 23 24 25")
    lay(game, "4 A", "8 A", "12 oA", "13 A", "17 A", "done")
    assert hand_of(game) == [20, 21, 22, 23, 24, 50]
    assert stock_of(game) == [25]


def test_one_up_two_down_and_one_across_is_a_turn_W_9() -> None:
    """W-9."""
    game = table("10 40 35 12 50 51", their="29 60", stock="2 3 4 5 6")
    lay(game, "10 A", "40 D", "35 D", "12 oA", "done")
    assert hand_of(game) == [2, 3, 4, 5, 50, 51]
    assert tops(game) == [10, 35, 12, 60]
    assert game.actors() == [1]


def test_at_the_first_turn_everything_fits_at_home_and_nothing_across_W_10() -> None:
    """W-10."""
    deal = [number - 2 for number in (5, 17, 23, 40, 44, 58)]
    shoe = Stacked([{"hand.0": deal}, {"hand.1": [58, 59, 60, 61, 62, 63]}])
    game = Table(make("face_to_face", starter="seat0"), shoe=shoe)
    assert moves(game) == {f"{number} {pile}" for number in (5, 17, 23, 40, 44, 58) for pile in "AD"}
    with pytest.raises(IllegalMove) as refused:
        lay(game, "5 oA")
    assert refused.value.rule == "F-13"


def test_an_equal_number_fits_neither_way_W_11() -> None:
    """W-11."""
    game = table("12 2", own="g12 30", their="1 60")
    assert moves(game) == {"12 D", "2 A", "2 D"}
    with pytest.raises(IllegalMove) as refused:
        lay(game, "12 A")
    assert refused.value.rule == "F-12"


def test_two_cards_that_only_fit_across_lose_at_once_W_12() -> None:
    """W-12."""
    game = table("12 18 25 41", own="50 10", their="g18 40")
    assert game.over
    assert game.scores() == [-1, 1]
    assert game.sheet().entries[-1].reason == "stuck"


def test_the_first_card_must_leave_a_second_W_13() -> None:
    """W-13, AM-2."""
    game = table("30 31", own="40 20", their="25 45")
    assert moves(game) == {"30 A"}
    with pytest.raises(IllegalMove) as refused:
        lay(game, "30 D")
    assert refused.value.rule == "F-16"
    lay(game, "30 A")
    assert moves(game) == {"31 A"}


def test_a_card_across_may_not_leave_only_another_across_W_14() -> None:
    """W-14."""
    game = table("30 48", own="50 20", their="31 45")
    assert moves(game) == {"30 D", "48 oD"}


def test_a_step_up_prepares_a_step_back_W_15() -> None:
    """W-15."""
    game = table("35 25 24", own="g24 38", stock="2 3 4")
    lay(game, "35 A", "25 A")
    assert moves(game) == {"24 D", "done"}
    lay(game, "24 D")
    assert hand_of(game) == [2, 3]
    assert game.actors() == [1]


def test_two_are_drawn_however_many_are_laid_W_16() -> None:
    """W-16."""
    two = table("4 8 13 50 51 52", stock="20 21 22")
    lay(two, "4 A", "8 A", "done")
    assert len(hand_of(two)) == 6
    six = table("4 8 13 50 51 52", stock="20 21 22")
    lay(six, "4 A", "8 A", "13 A", "50 A", "51 A", "52 A")
    assert hand_of(six) == [20, 21]


def test_a_short_stock_gives_what_it_has_W_17() -> None:
    """W-17."""
    game = table("4 8 13 50 51 52", stock="20")
    lay(game, "4 A", "8 A", "done")
    assert len(hand_of(game)) == 5
    assert stock_of(game) == []


def test_one_card_left_loses_at_the_next_turn_W_18() -> None:
    """W-18, AM-1."""
    game = table("4 8 50", their_hand="5 6", their_stock="7 9 11")
    lay(game, "4 A", "8 A", "done")
    assert hand_of(game) == [50]
    assert game.actors() == [1]
    for what in ("lay 5 A", "lay 6 A"):
        game.play(1, what)
    assert game.over
    assert game.scores() == [-1, 1]


def test_one_card_left_may_finish_where_agreed_W_18() -> None:
    """W-18, AM-1."""
    game = at(make("face_to_face", single_card_finish=True), "4 8 50", their_hand="5 6", their_stock="7 9 11")
    lay(game, "4 A", "8 A", "done")
    game.play(1, "lay 5 A")
    game.play(1, "lay 6 A")
    assert moves(game) == {"50 A", "50 D"}
    lay(game, "50 D")
    assert game.over
    assert game.scores() == [1, -1]


def test_the_last_card_wins_at_once_W_19() -> None:
    """W-19."""
    game = table("12 50", own="45 14", their="30 s30")
    assert moves(game) == {"50 A", "50 oD", "12 D", "12 oA"}
    lay(game, "50 A", "12 D")
    assert game.over
    assert game.scores() == [1, -1]
    assert game.sheet().entries[-1].rule == "F-21"


def test_an_emptied_hand_takes_the_rest_of_the_stock_W_20() -> None:
    """W-20."""
    game = table("4 8 13 17 50 12", their="29 60", stock="20 21 22 23 24")
    lay(game, "4 A", "8 A", "13 A", "17 A", "12 oA", "50 A")
    assert hand_of(game) == [20, 21, 22, 23, 24]
    assert stock_of(game) == []
    assert game.actors() == [1]
