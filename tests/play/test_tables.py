"""Pots, stocks, turns and exchanges: what pot games share."""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.pack import read_cards
from lomber.play.exchange import throwable
from lomber.play.pots import Pot
from lomber.play.stock import Stock
from lomber.play.turns import after, later, round_of


def test_money_on_the_table_and_balances_add_up_to_nothing() -> None:
    pot = Pot(3)
    pot.pay(0, 15)
    pot.pay(2, 3 * 2**70)
    assert sum(pot.balances) + pot.left == 0
    assert pot.paid == [15, 0, 3 * 2**70]
    pot.draw(1, pot.left // 3)
    assert sum(pot.balances) + pot.left == 0


def test_what_has_been_won_can_no_longer_go_back() -> None:
    pot = Pot(2)
    pot.pay(0, 15)
    other = pot.copy()
    pot.draw(1, 15)
    assert pot.paid == [0, 0]
    assert other.paid == [15, 0]


def test_the_stock_is_bought_from_the_top_and_remembers_who_bought() -> None:
    stock = Stock()
    stock.lay(vec[i64]([5, 9, 2, 7]))
    assert stock.burn() == 5
    other = stock.copy()
    assert stock.draw(3, 2) == 2**9 + 2**2
    assert stock.drawn_by(3) == [1, 2]
    assert (stock.left(), other.left()) == (1, 3)
    assert other.drawn_by(3) == []
    assert stock.rest() == 2**7


def test_turns_go_round_among_those_concerned() -> None:
    assert after(4, 0b00110, 5) == 1
    assert after(1, 0b00010, 5) == 1
    assert after(1, 0, 5) == -1
    assert later(2, 0b10011, 4, 5) == 4
    assert later(4, 0b10011, 4, 5) == -1
    assert round_of(1, 4) == [2, 3, 0, 1]


def test_cards_are_thrown_in_ascending_order_and_no_more_than_allowed() -> None:
    hand = read_cards("2S 5S KH")
    assert throwable(hand, 0, 3) == hand
    assert throwable(hand, read_cards("5S"), 3) == read_cards("KH")
    assert throwable(hand, read_cards("5S"), 1) == 0
