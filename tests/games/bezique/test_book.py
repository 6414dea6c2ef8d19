"""The book's advice, a position for each piece in which it decides."""

from __future__ import annotations

from lomber.conform.promises import hint
from lomber.table.table import Table
from tests.games.bezique.tables import announce, leading, next_window, window


def advised(table: Table, seat: int = 0, without: tuple[str, ...] = ()) -> tuple[str, str]:
    """The number of the advice and the move, copies left aside."""
    view = table.view(seat)
    for piece in table.game.advice():
        if piece.number not in without:
            move = int(piece.choose(view))
            if move >= 0:
                return piece.number, table.name(move).partition("#")[0]
    raise AssertionError("the last piece always answers")


def test_with_something_to_announce_the_cheapest_winner_is_played_A_1():
    """A-1."""
    table = leading(["KD", "AD TS AS KS QS 9H"], faced="9S")
    table.play(0, "KD")
    assert advised(table, 1) == ("A-1", "AD")
    assert advised(table, 1, without=("A-1",)) == ("A-2", "9H")


def test_for_what_an_infusorka_is_kept_from_no_trick_is_won_A_1_A_5():
    """A-1, A-5: a marriage of king and infusorka would not be announced; with the queen herself it is."""
    assert advised(leading(["KS X", ""]))[0] == "A-2"
    assert advised(leading(["KS QS X", ""]))[0] == "A-1"


def test_no_trick_is_won_with_the_card_that_was_to_be_announced_A_1():
    """A-1, A-2: of four trump jacks none is spent to win the right to show them; of five one is."""
    for jacks, said in (("JS JS JS JS", ("A-2", "KC")), ("JS JS JS JS JS", ("A-1", "JS"))):
        table = leading(["KD", jacks], faced="9S")
        table.play(0, "KD")
        assert advised(table, 1) == said


def test_with_nothing_to_announce_the_least_useful_card_goes_A_2():
    """A-2."""
    table = leading(["9H KS QC JD AD", ""], faced="9S")
    assert advised(table) == ("A-2", "9D")


def test_under_a_threat_a_trick_is_taken_away_A_2():
    """A-2."""
    counts = [{"lad_Q": 4}, {}]
    calm = window("", other="AD")
    calm.play(0, "draw")
    calm.play(0, "TD")
    assert advised(calm, 1)[1] != "AD"
    tense = window("", other="AD", counts=counts)
    tense.play(0, "draw")
    tense.play(0, "TD")
    assert advised(tense, 1) == ("A-2", "AD")


def test_a_bezique_jack_and_an_infusorka_are_kept_A_3():
    """A-3."""
    hand = "JC X " + " ".join(["AS"] * 8 + ["KS"] * 8)
    table = leading([hand, ""], faced="9S")
    number, card = advised(table, without=("A-1", "A-6"))
    assert (number, card) == ("A-3", "AS")
    assert advised(table, without=("A-1", "A-3", "A-6"))[1] == "X"


def test_bezique_before_marriage_before_quint_A_4():
    """A-4."""
    table = window("AS KS QS TS JC", faced="9S")
    assert advised(table) == ("A-4", "announce bezique")
    announce(table, "bezique", "QS JC")
    assert advised(table) == ("A-0", "draw")
    next_window(table)
    assert advised(table) == ("A-4", "announce marriage")


def test_the_nine_is_exchanged_first_and_open_cards_are_used_before_closed_A_4():
    """A-4."""
    table = window("9S KS QS", "QS", served={"QS#2": "bezique"}, counts=[{"bezique": 1}, {}])
    assert advised(table) == ("A-0", "exchange 9S")
    table.play(0, "exchange")
    assert advised(table) == ("A-4", "announce marriage")
    table.play(0, "announce marriage")
    view = table.view(0)
    chosen = next(int(piece.choose(view)) for piece in table.game.advice() if piece.number == "A-4")
    assert table.name(chosen) == "use QS#2"


def test_an_infusorka_is_kept_for_a_dear_step_A_5():
    """A-5."""
    plain = window("QC QD QH X")
    assert advised(plain)[1] == "draw"
    dear = window("QS QS QS X")
    assert advised(dear) == ("A-5", "announce lad_Q")
    assert advised(dear, without=("A-5",))[1] == "draw"


def test_the_last_trick_with_a_window_is_won_A_6():
    """A-6."""
    table = window("", other="KS QS AS AD", rounds=2, faced="9S")
    table.play(0, "draw")
    table.play(0, "TD")
    assert advised(table, 1) == ("A-6", "AD")
    assert advised(table, 1, without=("A-6", "A-1"))[1] != "AD"


def test_the_book_plays_a_whole_game():
    table = Table(window("").game, seed=9)
    while not table.over:
        table.play(table.turn(), hint(table, table.turn())[1])
    assert sum(column.totals["points"] for column in table.sheet().columns) > 1000
