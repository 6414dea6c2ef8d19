"""The move book: codes, notation, what is left of a struck move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lomber.table.moves import Kind, MoveBook

CARDS = ["7S", "8S", "QH"]
BOOK = MoveBook(
    [Kind("play", CARDS, bare=True), Kind("throw", CARDS), Kind("done"), Kind("bid", ["1 S", "1 NT"])]
)


def test_codes_are_given_out_in_the_order_of_declaration():
    assert len(BOOK) == 9
    assert [BOOK.text(code) for code in range(9)] == [
        *("7S", "8S", "QH", "throw 7S", "throw 8S", "throw QH", "done", "bid 1 S", "bid 1 NT")
    ]
    assert [BOOK.first(word) for word in ("play", "throw", "done", "bid")] == [0, 3, 6, 7]


def test_words_and_arguments_stand_apart():
    assert BOOK.words[4] == "throw"
    assert BOOK.arguments[4] == "8S"
    assert BOOK.words[0] == "play"
    assert BOOK.arguments[6] == ""


@given(
    st.integers(0, 8), st.sampled_from([str.lower, str.upper, str.title]), st.sampled_from([" ", "  ", "\t"])
)
def test_a_text_reads_back_whatever_its_case_and_spaces(code, case, space):
    text = space.join(case(BOOK.text(code)).split(" "))
    assert BOOK.code(f" {text}\n") == code


@pytest.mark.parametrize(
    "text", ["", "play 7S", "throw", "throw 9S", "throw ??", "7 S", "done done", "bid 1S"]
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(ValueError, match="is not a move of this game"):
        BOOK.code(text)


@given(st.text(max_size=12))
def test_any_text_is_a_move_or_a_value_error(text):
    try:
        code = BOOK.code(text)
    except ValueError:
        return
    assert BOOK.text(code).lower().split() == text.lower().split()


def test_a_struck_move_keeps_its_word_and_loses_its_argument():
    assert [BOOK.struck(code) for code in (0, 3, 6, 8)] == ["play ??", "throw ??", "done", "bid ??"]


def test_two_moves_may_not_be_written_alike():
    with pytest.raises(ValueError, match="two moves are written 'QH'"):
        MoveBook([Kind("play", CARDS, bare=True), Kind("show", ["QH"], bare=True)])
