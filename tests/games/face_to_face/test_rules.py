"""The rules of Face to Face one by one, where the worked cases do not show them."""

from collections import Counter

import pytest

from lomber import BadOptions, BadPosition, IllegalMove, Stacked, Table, make
from tests.games.face_to_face.face_to_face_help import (
    at,
    hand_of,
    lay,
    moves,
    position,
    stock_of,
    table,
    tops,
)
from tests.games.face_to_face.tree import histories


def refusal(table: Table, seat: int, move: str) -> tuple[str, str]:
    before = table.state.position(-2)
    with pytest.raises(IllegalMove) as refused:
        table.play(seat, move)
    assert table.state.position(-2) == before
    return refused.value.rule, refused.value.key


# -- material and set-up


def test_each_pack_has_the_numbers_2_to_59_once_F_1() -> None:
    """F-1."""
    piles = Table(make("face_to_face"), seed=1).state.position(-2)["piles"]
    for seat, colour in enumerate("sg"):
        words = Counter(f"{piles[f'hand.{seat}']} {piles[f'stock.{seat}']}".split())
        assert words == Counter(f"{colour}{number}" for number in range(2, 60))


def test_untouched_piles_count_1_and_60_F_2() -> None:
    """F-2."""
    assert tops(Table(make("face_to_face"), seed=1)) == [1, 60, 1, 60]


def test_the_top_six_are_taken_into_the_hand_F_3() -> None:
    """F-3."""
    game = Table(make("face_to_face"), seed=1)
    for seat in range(2):
        assert len(hand_of(game, seat)) == 6
        assert len(stock_of(game, seat)) == 52


@pytest.mark.parametrize(("turned", "starter"), [(0, 0), (58, 1)])
def test_the_lot_says_who_starts_F_4(turned: int, starter: int) -> None:
    """F-4, AM-6."""
    shoe = Stacked([{"turned": [turned]}, {}, {}])
    assert Table(make("face_to_face"), shoe=shoe).actors() == [starter]


def test_both_colours_win_the_lot_F_4() -> None:
    """F-4."""
    starters = Counter(Table(make("face_to_face"), seed=seed).actors()[0] for seed in range(60))
    assert min(starters.values()) > 15


def test_seat0_starts_where_agreed_F_4() -> None:
    """F-4."""
    for seed in range(20):
        assert Table(make("face_to_face", starter="seat0"), seed=seed).actors() == [0]


# -- the turn


def test_the_other_waits_for_his_turn_F_5() -> None:
    """F-5."""
    game = table("4 8 50", their_hand="5 6", stock="20 21")
    assert game.legal(1) == []
    assert refusal(game, 1, "lay 5 A") == ("F-5", "not-your-turn")


def test_a_card_not_in_hand_cannot_be_laid_F_5() -> None:
    """F-5."""
    assert refusal(table("4 8 50"), 0, "lay 9 A") == ("F-5", "not-in-hand")


def test_two_cards_before_done_F_5_F_15() -> None:
    """F-5, F-15."""
    game = table("4 8 50", stock="20 21")
    assert refusal(game, 0, "done") == ("F-15", "two-first")
    lay(game, "4 A")
    assert refusal(game, 0, "done") == ("F-15", "two-first")
    lay(game, "8 A", "done")
    assert game.actors() == [1]


def test_all_cards_may_be_laid_F_5() -> None:
    """F-5."""
    game = table("4 8 13 50 51 52", stock="20 21 22")
    lay(game, "4 A", "8 A", "13 A", "52 D", "51 D", "50 D")
    assert game.actors() == [1]


def test_a_second_card_across_is_refused_F_6() -> None:
    """F-6."""
    game = table("4 5 6 50", their="29 35", stock="20 21")
    lay(game, "5 oA")
    assert not [move for move in moves(game) if " o" in move]
    assert refusal(game, 0, "lay 4 oA") == ("F-6", "one-across")
    assert refusal(game, 0, "lay 50 oD") == ("F-6", "one-across")


@pytest.mark.parametrize("at_", range(3))
def test_the_card_across_comes_at_any_point_of_the_turn_F_6(at_: int) -> None:
    """F-6."""
    own = ["4 A", "6 A"]
    game = table("4 5 6 50", their="29 35", stock="20 21 22 23 24 25")
    lay(game, *own[:at_], "5 oA", *own[at_:], "done")
    assert len(hand_of(game)) == 6


def test_each_card_is_judged_by_the_tops_of_its_moment_F_7() -> None:
    """F-7."""
    first_up = table("20 30 50", own="1 60")
    lay(first_up, "30 A")
    assert "20 A" in moves(first_up)  # ten lower than 30, no more than that
    lay(first_up, "20 A")
    assert tops(first_up)[0] == 20
    other_order = table("21 30 50", own="1 60")
    lay(other_order, "30 A")
    assert "21 A" not in moves(other_order)


def test_the_own_rising_pile_takes_only_higher_F_8() -> None:
    """F-8."""
    assert refusal(table("20 31 32", own="30 55"), 0, "lay 20 oA") == ("F-13", "untouched")
    assert refusal(table("21 31 32", own="30 55"), 0, "lay 21 A") == ("F-8", "must-rise")


def test_the_own_falling_pile_takes_only_lower_F_9() -> None:
    """F-9."""
    assert refusal(table("31 41 32", own="2 30"), 0, "lay 41 D") == ("F-9", "must-fall")


def test_reverse_tricks_come_as_often_as_they_fit_F_10() -> None:
    """F-10."""
    game = table("20 30 29 19 40", own="10 60", stock="50 51")
    lay(game, "30 A", "20 A", "29 A", "19 A", "40 A")
    assert tops(game)[0] == 40


def test_the_reverse_trick_must_be_exactly_ten_F_10() -> None:
    """F-10."""
    game = table("19 20 21 40 41", own="30 29")
    assert {move for move in moves(game) if move.endswith(" A")} == {"20 A", "40 A", "41 A"}
    falling = table("38 39 40 2 3", own="20 29")
    assert {move for move in moves(falling) if move.endswith(" D")} == {"39 D", "2 D", "3 D"}


def test_no_trick_reaches_below_2_or_above_59_F_10() -> None:
    """F-10."""
    game = table("2 3 58 59", own="11 50")
    assert {move for move in moves(game) if move.endswith(" A")} == {"58 A", "59 A"}
    assert {move for move in moves(game) if move.endswith(" D")} == {"2 D", "3 D"}


def test_a_trick_goes_back_to_the_lowest_and_the_highest_number_F_10() -> None:
    """F-10."""
    game = table("2 59 30", own="12 49")
    assert {"2 A", "59 D"} <= moves(game)


def test_only_help_may_go_across_F_11() -> None:
    """F-11."""
    game = table("28 30 41 39", their="29 40")
    assert {move for move in moves(game) if " o" in move} == {"28 oA", "41 oD"}
    assert refusal(game, 0, "lay 30 oA") == ("F-11", "must-help-rising")
    assert refusal(game, 0, "lay 39 oD") == ("F-11", "must-help-falling")


def test_no_trick_works_across_F_11() -> None:
    """F-11."""
    game = table("39 19 2 3", their="29 30")
    assert "39 oA" not in moves(game)  # 29 + 10 would be a trick on a falling pile
    assert "39 oD" in moves(game)
    assert "19 oD" not in moves(game)
    assert "19 oA" in moves(game)


@pytest.mark.parametrize("move", ["29 oA", "40 oD"])
def test_equal_numbers_fit_nowhere_across_F_12(move: str) -> None:
    """F-12."""
    assert refusal(table("29 40 2 3", their="g29 g40"), 0, "lay " + move) == ("F-12", "equal")


def test_equal_numbers_fit_neither_own_pile_F_12() -> None:
    """F-12."""
    game = table("12 40 2 3", own="g12 g40")
    assert refusal(game, 0, "lay 12 A") == ("F-12", "equal")
    assert refusal(game, 0, "lay 40 D") == ("F-12", "equal")


@pytest.mark.parametrize("move", ["2 oA", "59 oD"])
def test_nothing_can_be_laid_on_an_untouched_pile_of_the_opponent_F_13(move: str) -> None:
    """F-13."""
    assert refusal(table("2 59 30"), 0, "lay " + move) == ("F-13", "untouched")


def test_views_show_only_the_tops_F_14() -> None:
    """F-14."""
    game = table("4 8 50", their_hand="5 6", stock="20 21")
    lay(game, "4 A", "8 A")
    zones = {zone.name: zone for zone in game.view(1).scene().zones}
    assert zones["up.0"].cards == ("s8",)
    assert zones["hand.0"].cards == ("??",)
    assert zones["stock.0"].cards == ("??", "??")
    assert "s4" not in str(zones)


def test_a_card_on_the_opponents_pile_is_laid_for_its_owner_F_14() -> None:
    """F-14."""
    game = table("12 50", own="45 14", their="30 g29")
    lay(game, "50 A", "12 oA")
    assert game.over
    assert game.scores() == [1, -1]


def test_done_is_said_at_any_time_after_two_F_15() -> None:
    """F-15."""
    game = table("4 8 13 50 51 52", stock="20 21 22")
    lay(game, "4 A", "8 A")
    assert "done" in moves(game)
    lay(game, "13 A")
    assert "done" in moves(game)


def test_a_player_with_nothing_left_that_fits_still_says_done_F_15() -> None:
    """F-15."""
    game = table("58 59 30", own="57 5", stock="20 21")
    lay(game, "58 A", "59 A")
    assert moves(game) == {"done"}
    assert game.actors() == [0]


def test_after_the_second_card_no_foresight_is_asked_F_16() -> None:
    """F-16."""
    game = table("58 59 30 31", own="57 45", stock="20 21")
    lay(game, "58 A", "31 D")
    assert "59 A" in moves(game)
    assert "30 D" in moves(game)


# -- drawing


def test_two_are_drawn_after_own_lays_only_F_17() -> None:
    """F-17."""
    game = table("4 8 13 50", stock="20 21 22")
    lay(game, "4 A", "8 A", "13 A", "done")
    assert hand_of(game) == [20, 21, 50]


def test_the_hand_is_filled_after_a_card_across_F_18() -> None:
    """F-18, AM-5."""
    game = table("4 8", their="29 60", stock="20 21 22 23 24 25 26")
    lay(game, "4 oA", "8 A")
    assert hand_of(game) == [20, 21, 22, 23, 24, 25]


def test_a_refill_takes_what_there_is_F_19() -> None:
    """F-19."""
    game = table("4 8 50", their="29 60", stock="20 21")
    lay(game, "4 oA", "8 A", "done")
    assert hand_of(game) == [20, 21, 50]


def test_with_an_empty_stock_two_cards_are_still_due_F_19() -> None:
    """F-19."""
    game = table("4 8 13 50", their_hand="5 6 7 8")
    lay(game, "4 A", "8 A", "done")
    assert hand_of(game) == [13, 50]
    game.play(1, "lay 5 A")
    game.play(1, "lay 6 A")
    game.play(1, "done")
    lay(game, "13 A")
    assert moves(game) == {"50 A", "50 D"}


def test_the_turn_passes_F_20() -> None:
    """F-20."""
    game = Table(make("face_to_face"), seed=3)
    seen = []
    for _ in range(6):
        seat = game.actors()[0]
        seen.append(seat)
        while not game.over and game.actors() == [seat]:
            game.play(seat, game.legal(seat)[-1])
    assert seen in ([0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0])


# -- the end


def test_an_empty_hand_with_a_stock_has_not_won_F_21() -> None:
    """F-21."""
    game = table("4 8", stock="20 21")
    lay(game, "4 A", "8 A")
    assert not game.over
    assert hand_of(game) == [20, 21]


def test_one_card_drawn_to_an_empty_hand_is_a_loss_F_22() -> None:
    """F-22."""
    game = table("4 8", stock="20", their_hand="5 6", their_stock="7 9 11")
    lay(game, "4 A", "8 A")
    assert hand_of(game) == [20]
    game.play(1, "lay 5 A")
    game.play(1, "lay 6 A")
    assert game.over
    assert game.scores() == [-1, 1]


def test_the_opponent_who_cannot_begin_loses_when_the_turn_passes_F_22() -> None:
    """F-22."""
    game = table("4 8 13 14", own="1 60", their="50 10", their_hand="20 21", stock="30 31")
    lay(game, "4 A", "8 A", "done")
    assert game.over
    assert game.scores() == [1, -1]
    assert game.sheet().entries[-1].rule == "F-22"


def test_a_card_across_can_save_the_opponent_from_losing_F_22() -> None:
    """F-22: Laying on his piles makes room there."""
    game = table("15 52 13 14", own="1 60", their="50 10", their_hand="22 23", stock="30 31")
    lay(game, "15 oA", "14 A", "done")
    assert not game.over
    assert moves(game, 1) == {"22 A"}


def test_a_foreign_card_alone_is_not_enough_F_22() -> None:
    """F-22, AM-4."""
    game = table("12 30", own="50 10", their="18 40")
    assert game.over
    assert game.scores() == [-1, 1]


def test_a_trick_can_be_the_only_way_to_lay_two_F_22() -> None:
    """F-22."""
    game = table("40 41", own="50 20", their="1 60")
    assert moves(game) == {"40 A"}


def test_a_stuck_hand_is_shown_when_the_game_is_over_F_22() -> None:
    """F-22."""
    game = table("12 18 25 41", own="50 10", their="g18 40")
    zones = {zone.name: zone.cards for zone in game.view(1).scene().zones}
    assert zones["hand.0"] == ("s12", "s18", "s25", "s41")


def test_every_game_has_a_winner_F_23() -> None:
    """F-23."""
    for seed in range(30):
        game = Table(make("face_to_face"), seed=seed)
        while not game.over:
            seat = game.actors()[0]
            game.play(seat, game.legal(seat)[seed % len(game.legal(seat))])
        assert sorted(game.scores()) == [-1, 1]


# -- options


def test_the_last_card_that_fits_nowhere_loses_F_22() -> None:
    """F-22."""
    game = make("face_to_face", single_card_finish=True)
    assert at(game, "30", own="50 10", their="20 40").scores() == [-1, 1]


def test_the_last_card_may_go_across_F_22() -> None:
    """F-22."""
    game = at(make("face_to_face", single_card_finish=True), "30", own="50 10", their="31 40")
    assert moves(game) == {"30 oA"}
    lay(game, "30 oA")
    assert game.scores() == [1, -1]


def test_the_last_card_alone_needs_an_empty_stock_F_22() -> None:
    """F-22."""
    game = make("face_to_face", single_card_finish=True)
    assert at(game, "30", stock="31").over


def test_two_last_cards_are_still_laid_together_F_16() -> None:
    """F-16."""
    game = at(make("face_to_face", single_card_finish=True), "30 31", own="40 20", their="25 45")
    assert moves(game) == {"30 A"}


def test_without_the_option_a_single_card_loses_F_22() -> None:
    """F-22."""
    assert table("30", own="2 59").over


def play_out(table: Table) -> None:
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])


def test_a_match_is_played_to_so_many_wins_and_started_in_turn_F_4() -> None:
    """F-4."""
    table = Table(make("face_to_face", match_wins=3), seed=8)
    first = table.actors()[0]
    starters: dict[int, int] = {}
    while not table.over:
        seat = table.actors()[0]
        starters.setdefault(table.state.hand_number(), seat)
        table.play(seat, table.legal(seat)[0])
    wins = [column.totals["wins"] for column in table.sheet().columns]
    assert max(wins) == 3
    assert len(table.sheet().entries) == sum(wins) == len(starters)
    assert [starters[hand] for hand in sorted(starters)] == [(first + i) % 2 for i in range(len(starters))]
    assert table.scores() == [wins[0] - wins[1], wins[1] - wins[0]]


def test_hands_cuts_a_match_short() -> None:
    table = Table(make("face_to_face", match_wins=1000, hands=4), seed=8)
    play_out(table)
    assert len(table.sheet().entries) == 4
    assert sum(table.scores()) == 0


def test_this_hand_counts_one_game_of_the_match() -> None:
    table = Table(make("face_to_face", match_wins=5), seed=2)
    while table.state.hand_number() < 3:
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])
    hand = table.state.this_hand()
    assert hand.scores() == [0, 0]
    while not hand.over():
        seat = 0 if hand.actors() == 1 else 1
        hand.play(seat, hand.legal(seat)[0])
    assert sorted(hand.scores()) == [-1, 1]


def test_a_small_pack_has_its_own_direction_card_F_1() -> None:
    """F-1."""
    game = Table(make("face_to_face", numbers=8, hand_size=3), seed=1)
    assert tops(game) == [1, 10, 1, 10]
    assert len(hand_of(game)) == 3
    assert len(stock_of(game)) == 5


def test_a_small_hand_is_filled_to_its_own_size_F_18() -> None:
    """F-18."""
    game = at(
        make("face_to_face", hand_size=3), "4 8 50", their="29 60", stock="20 21 22", their_hand="5 6 7"
    )
    lay(game, "4 oA", "8 A", "done")
    assert hand_of(game) == [20, 21, 50]


@pytest.mark.parametrize(
    "wrong",
    [
        {"starter": "me"},
        {"match_wins": 0},
        {"numbers": 1},
        {"numbers": 59},
        {"hand_size": 1},
        {"hand_size": 7},
    ],
)
def test_options_out_of_bounds_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        make("face_to_face", wrong)


def test_a_hand_larger_than_the_pack_is_refused() -> None:
    with pytest.raises(BadOptions):
        make("face_to_face", numbers=4, hand_size=5)


# -- the scorer and set-ups


@pytest.mark.parametrize(("way", "rule"), [("all-laid", "F-21"), ("stuck", "F-22")])
def test_a_described_result_is_one_stroke_for_the_winner(way: str, rule: str) -> None:
    entry = make("face_to_face").score({"winner": 1, "way": way})[0]
    assert (entry.column, entry.amount, entry.place, entry.rule) == (1, 1, "wins", rule)


def test_a_result_without_a_winner_is_refused_F_23() -> None:
    """F-23."""
    with pytest.raises(BadPosition):
        make("face_to_face").score({})


@pytest.mark.parametrize(
    "wrong",
    [
        position("4 4 8"),
        position("4 8", stock="8"),
        position("4 g8"),
        position("4 60"),
        position("4 1"),
        position("4 8 9 10 11 12 13"),
        position("12 8", own="12 30"),
        position("4 8", own="30"),
        position("4 8", own="30 30"),
        position("4 8", own="60 1"),
        position("", own="30 31"),
        position("4 8", own="5 60", gave=True),
        position("31 32", own="40 20", their="25 45", laid_now=1, gave=True),
        position("4 8", wins=[1, 0]),
        position("4 8", winner=2),
        position("4 8", colour="silver"),
        {**position("4 8"), "tops": {"bronze": "1 60"}},
        {**position("4 8"), "piles": {"hand.2": "4"}},
        {**position("4 8"), "piles": {"hand.0": "4 8", "hand.1": "4 8", "laid.0": "5"}},
    ],
)
def test_impossible_positions_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        make("face_to_face").set_up(wrong)


def test_cards_are_written_with_their_colour() -> None:
    game = make("face_to_face")
    assert game.card_name(0) == "s2"
    assert game.card_name(115) == "g59"
    assert [game.read_card(game.card_name(card)) for card in range(116)] == list(range(116))
    for wrong in ("s1", "s60", "g", "12", "x12", "s012", "s1²", "s-2"):
        with pytest.raises(ValueError):
            game.read_card(wrong)


def test_the_scene_offers_the_piles_a_card_fits() -> None:
    game = table("4 30 50", own="20 40", their="29 35", stock="5")
    choices = game.view(0).scene().choices
    assert {(choice.text, choice.card, choice.zone) for choice in choices if choice.card == "s4"} == {
        ("lay 4 D", "s4", "down.0"),
        ("lay 4 oA", "s4", "up.1"),
    }
    zones = {zone.name: zone for zone in game.view(0).scene().zones}
    assert zones["up.1"].marks == ("one-a-turn",)
    assert zones["up.0"].marks == ()


@pytest.mark.parametrize(
    ("lays", "key", "number"), [(("4 A",), "fact-draw", 2), (("4 oA",), "fact-refill", 4)]
)
def test_the_scene_says_what_will_be_drawn_F_17_F_18(lays: tuple[str, ...], key: str, number: int) -> None:
    """F-17, F-18."""
    game = table("4 30 31 50", their="29 35", stock="5 6 7 8 9")
    lay(game, *lays, "30 A")
    facts = {fact.key: fact.words for fact in game.view(0).scene().facts}
    assert facts[key]["number"] == number
    assert game.view(1).scene().facts == (), "who waits is not told to stop and draw"


def test_prompts_follow_the_turn() -> None:
    game = table("4 30 50", stock="5")
    assert game.view(0).scene().prompt.key == "prompt-lay"
    assert game.view(1).scene().prompt.key == "prompt-wait"
    lay(game, "4 A", "30 A")
    assert game.view(0).scene().prompt.key == "prompt-more"
    last = at(make("face_to_face", single_card_finish=True), "30")
    assert last.view(0).scene().prompt.key == "prompt-last-card"


def test_the_tiny_preset_has_under_a_million_histories() -> None:
    assert histories(make("face_to_face/tiny").start()) == 178_139
