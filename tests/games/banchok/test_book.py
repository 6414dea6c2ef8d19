"""Advice of banchok.md, section 8: a position for each piece in which it decides, and what changes without it."""

import pytest

from lomber import Table, make
from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from lomber.games.banchok.book import odds
from tests.games.banchok.tables import set_up, table
from tests.games.books import advised


def test_a_hand_is_worth_the_unseen_cards_it_covers_A_1():
    """A-1."""
    begun = set_up("AS AH AD", "2C")
    assert odds(begun.view(1)) == {"covered": 75, "unseen": 101, "percent": 74}
    one_suit = set_up("AS KS QS", "2C")
    assert odds(one_suit.view(1))["covered"] == 23, "cards of one suit overlap"
    assert advised(one_suit, ("A-2", "A-3", "A-4", "A-6")) == ("stake 5", "A-1")
    assert advised(begun, ("A-2", "A-3", "A-4", "A-6")) == ("va_bank", "A-1")


def test_three_aces_of_different_suits_go_va_bank_A_2():
    """A-2."""
    begun = set_up("AS AH AD", "2C")
    assert advised(begun) == ("va_bank", "A-2")
    assert advised(begun, ("A-2",))[0] != "va_bank"
    assert advised(set_up("AS AS AD", "2C"))[1] != "A-2"


def test_below_one_half_the_least_and_above_it_in_proportion_A_3():
    """A-3."""
    assert advised(set_up("KS 5H 2D", "2C")) == ("stake 5", "A-3")
    begun = set_up("AS KH QD", "2C")  # 25 + 23 + 21 = 69 of 101: (2 · 69 - 101) / 101 of 300 is 109
    assert odds(begun.view(1))["covered"] == 69
    assert advised(begun) == ("stake 105", "A-3")


def test_what_has_been_thrown_is_remembered_A_4():
    """A-4. Q J 9 of three suits cover 55 of 101: one more than half. With ten low spades gone it is less."""
    game = make("banchok", {"players": 3, "draw": False})
    piles = {"hand.1": "QS JH 9D", "hand.2": "9C 9C TC", "under.0": "2S 2S 3S 3S 4S 4S 5S 5S 6S 6S"}
    begun = Table(game, start={"phase": "stake", "banker": 0, "piles": piles})
    fresh = set_up("QS JH 9D", "2C")
    assert 2 * odds(fresh.view(1))["covered"] > 101 > 2 * odds(fresh.view(1))["covered"] - 12
    figures = odds(begun.view(1))
    assert 2 * figures["covered"] < figures["unseen"]
    assert advised(begun) == ("stake 5", "A-4")
    assert advised(begun, ("A-4",))[0] != "stake 5"


def test_join_a_punter_who_trusts_his_cards_A_5():
    """A-5."""
    begun = table(players=4, primazka=True)
    for seat in (1, 2, 3):
        begun.play(seat, "allow_side")
    begun.play(1, "stake 40")
    assert advised(begun) == ("side 40", "A-5")
    assert advised(begun, ("A-5",)) == ("decline", "A-1")
    timid = table(players=4, primazka=True)
    for seat in (1, 2, 3):
        timid.play(seat, "allow_side")
    timid.play(1, "stake 10")
    assert advised(timid) == ("decline", "A-1")


def test_break_a_bank_that_is_about_to_leave_A_6():
    """A-6."""
    begun = set_up("AS KH QD", "2C", bank=700)
    assert advised(begun) == ("va_bank", "A-6")
    assert advised(begun, ("A-6",)) == ("stake 255", "A-3")
    assert advised(set_up("KS 5H 2D", "2C", bank=700))[0] == "stake 5"


def test_take_the_bank_and_demand_a_peeked_card():
    offered = Table(make("banchok", {"players": 3, "draw": False}), seed=1)
    assert advised(offered) == ("take_bank", "A-B1")
    begun = set_up("KS 3H 4D", "QS", bank=455, manners=True)
    begun.play(0, "peek")
    assert advised(begun) == ("demand", "A-B2")
    begun.play(1, "demand")
    assert advised(begun) == ("half_bank", "A-B2")
    asked = table(players=3, primazka=True)
    assert advised(asked) == ("allow_side", "A-B3")


@pytest.mark.parametrize(("hand", "move"), [("AS KH QD", "va_bank"), ("KS 5H 2D", "stake 5")])
def test_a_club_bot_stakes_all_on_more_than_one_half(hand: str, move: str):
    begun = set_up(hand, "2C")
    bot = BookBot(begun.game, exact=True)
    assert begun.name(bot.choose(Glance(begun.game, begun.view(1), begun.legal(1)))) == move
