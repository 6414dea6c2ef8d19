"""The advice: a position in which each piece decides, and another move without it."""

import random

import pytest

from lomber import Table, make
from tests.games.face_to_face.face_to_face_help import at, lay, table


def advised(table: Table, without: str = "", seat: int = 0) -> tuple[str, str]:
    """Which piece answers first, and its move."""
    view = table.view(seat)
    for advice in table.game.advice():
        move = -1 if advice.number == without else int(advice.choose(view))
        if move >= 0:
            assert move in table.legal(seat)
            return advice.number, table.name(move).removeprefix("lay ")
    raise AssertionError("the book is silent")


def test_the_cheapest_cards_come_first_A_1() -> None:
    """A-1."""
    game = table("12 40 33 26", own="10 50", stock="2 3 4 5")
    assert advised(game) == ("A-1", "12 A")
    lay(game, "12 A")
    assert advised(game) == ("A-1", "40 D")
    lay(game, "40 D")
    assert advised(game) == ("A-1", "done")


def test_a_trick_that_lies_ready_is_taken_A_1() -> None:
    """A-1."""
    assert advised(table("17 30 40", own="27 50", stock="2 3 4 5")) == ("A-1", "17 A")


def test_the_last_piece_answers_everywhere_A_1() -> None:
    """A-1: Even where only a card across can be followed."""
    game = table("30 48", own="50 20", their="31 45", stock="2 3 4 5")
    last = game.game.advice()[-1]
    assert last.number == "A-1"
    assert game.name(last.choose(game.view(0))) in {"lay 30 D", "lay 48 oD"}


def test_a_chain_is_prepared_A_2() -> None:
    """A-2: Top 24, hand 25 and 35: 35 first, then 25."""
    game = table("25 35 50 51", own="24 60", stock="2 3 4 5")
    assert advised(game) == ("A-2", "35 A")
    assert advised(game, without="A-2") == ("A-1", "25 A")
    lay(game, "35 A")
    assert advised(game)[1] == "25 A"


def test_a_small_help_saves_a_long_step_A_3() -> None:
    """A-3."""
    game = table("12 30", own="10 50", their="32 60", stock="2 3 4 5")
    assert advised(game, without="A-4") == ("A-3", "30 oA")
    two_full = table("12 30 31 33 34 35", own="10 59", their="32 60", stock="2 3 4 5")
    assert advised(two_full) == ("A-3", "31 oA")  # one step rather than two
    assert advised(two_full, without="A-3")[1] == "12 A"


def test_of_equal_helps_the_one_that_may_spoil_a_trick_is_chosen_A_3() -> None:
    """A-3: Two steps either way; but on 8 no trick can be waiting: there is no number ten lower."""
    game = table("6 42 27 33 35 38", own="24 59", their="8 40", stock="2 3 4 5")
    assert advised(game) == ("A-3", "42 oD")
    assert advised(game, without="A-3")[1] == "27 A"


def test_a_short_hand_is_filled_by_a_card_across_A_4() -> None:
    """A-4: Six steps of help for four cards more; the two cards at home would cost four steps."""
    game = table("12 14", own="10 50", their="20 60", stock="2 3 4 5 6 7 8")
    assert advised(game) == ("A-4", "14 oA")
    assert advised(game, without="A-4") == ("A-1", "12 A")


def test_a_full_hand_is_no_reason_to_help_A_4() -> None:
    """A-4."""
    game = table("12 14 40 33 35 38", own="10 59", their="20 60", stock="2 3 4 5 6 7 8")
    assert advised(game) == ("A-1", "12 A")


def test_with_an_empty_stock_no_card_is_left_alone_A_5() -> None:
    """A-5: 40 is a long step, but alone it would lose the game."""
    game = table("12 13 40", own="11 60", their_hand="5 6 7 8")
    lay(game, "12 A", "13 A")
    assert advised(game, without="A-5") == ("A-1", "done")
    assert advised(game) == ("A-5", "40 D")
    lay(game, "40 D")
    assert game.scores() == [1, -1]


def test_one_card_drawn_to_an_empty_hand_is_avoided_A_5() -> None:
    """A-5: The trick is tempting, but with one card in the stock the hand would be that card alone."""
    game = table("12 13 3", own="11 60", stock="40", their_hand="5 6 7 8")
    lay(game, "12 A", "13 A")
    assert advised(game, without="A-5") == ("A-1", "3 A")
    assert advised(game) == ("A-5", "done")


def test_own_piles_that_have_run_together_are_spared_A_5() -> None:
    """A-5."""
    game = table("30 33 36 4 5 6", own="29 38", their="40 45", stock="7 8 9 10")
    near = advised(game)
    assert near[0] == "A-5"
    assert near[1].endswith(("oA", "oD"))
    assert advised(game, without="A-5")[1] != near[1]


@pytest.mark.parametrize("preset", ["face_to_face", "face_to_face/last-card", "face_to_face/tiny"])
def test_the_book_never_falls_silent(preset: str) -> None:
    for seed in range(3):
        game = Table(make(preset), seed=seed)
        while not game.over:
            seat = game.actors()[0]
            without = ("", "A-2", "A-3", "A-4", "A-5")[seed % 5]
            game.play(seat, "lay " + move if (move := advised(game, without, seat)[1]) != "done" else "done")


def test_the_book_beats_chance_clearly() -> None:
    source = random.Random(7)
    won = 0
    for seed in range(12):
        game, book = Table(make("face_to_face"), seed=seed), seed % 2
        while not game.over:
            seat = game.actors()[0]
            if seat == book:
                move = advised(game, seat=seat)[1]
                game.play(seat, move if move == "done" else "lay " + move)
            else:
                game.play(seat, source.choice(game.legal(seat)))
        won += game.scores()[book] > 0
    assert won >= 11


def test_the_last_card_option_lets_the_book_keep_one() -> None:
    game = at(make("face_to_face", single_card_finish=True), "30", own="29 50")
    assert advised(game)[1] in {"30 A", "30 D"}
