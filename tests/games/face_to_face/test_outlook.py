"""The outlook: what a club bot goes by when a game is too long to be played to its end."""

import pytest

from lomber.games import make
from lomber.table.contract import State
from lomber.table.table import Table


def position(silver: str, hand: str, stock: str = "50 51 52 53", **options: bool) -> State:
    """Silver is to begin a turn; gold stands as at the beginning."""
    piles = {"hand.0": hand, "stock.0": stock, "hand.1": "20 30 40", "stock.1": "11 12 13 14"}
    start = {"to_move": 0, "tops": {"silver": silver, "gold": "1 60"}, "piles": piles}
    return make("face_to_face", hands=1, **options).set_up(start)


def silver(state: State) -> float:
    mine, theirs = state.outlook()
    assert mine == -theirs
    assert -1 <= mine <= 1
    return mine


def test_room_between_the_piles_is_good_A_5() -> None:
    """A-5."""
    hand = "10 11 12"
    assert silver(position("s2 60", hand)) > silver(position("s2 s40", hand))


def test_two_cheap_cards_are_better_than_two_dear_ones_A_1() -> None:
    """A-1."""
    assert silver(position("s2 60", "3 4 30")) > silver(position("s2 60", "28 29 30"))


def test_a_trick_that_can_be_prepared_is_a_cheap_turn_A_2() -> None:
    """A-2: 35 on 24 and then 25, against 35 and then 36."""
    assert silver(position("s24 60", "25 35 45")) > silver(position("s24 60", "34 36 45"))


def test_more_cards_to_choose_from_are_better_A_4() -> None:
    """A-4."""
    assert silver(position("s2 60", "3 4 20 21 22")) > silver(position("s2 60", "3 4 20"))


@pytest.mark.parametrize(("single_card_finish", "lost"), [(False, True), (True, False)])
def test_who_keeps_one_card_and_no_stock_has_lost_F_22(single_card_finish: bool, lost: bool) -> None:
    """F-22."""
    state = position("s2 60", "3 4 5", stock="", single_card_finish=single_card_finish)
    for move in ("lay 3 A", "lay 4 A"):
        state.play(0, state.parse(move))
    assert (silver(state) < -0.99) == lost


def test_a_finished_game_counts_for_what_it_was_F_23() -> None:
    """F-23."""
    table = Table(make("face_to_face", hands=1), seed=4)
    while not table.over:
        table.play(table.turn(), table.legal(table.turn())[0])
    assert table.state.outlook() == [float(score) for score in table.scores()]
