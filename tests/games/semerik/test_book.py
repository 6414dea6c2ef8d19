"""A position for each piece of advice in which it decides."""

from __future__ import annotations

from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from tests.games.semerik.tables import at_trick, dealt, play


def advised(table, without=()):
    bot = BookBot(table.game, without=without)
    seat = table.turn()
    move, number = bot.explain(Glance(table.game, table.view(seat), table.legal(seat)))
    return table.state.name(move), number


def test_lead_the_suit_in_which_you_are_strong_A_1():
    """A-1."""
    hands = {
        "hand.0": "3S 7S 5S 4D 6H",
        "hand.1": "KS QC 7C 4C 5H",
        "hand.2": "JS KC 6C AD 4H",
        "hand.3": "QS JC 5C KD 7H",
    }
    assert advised(at_trick(hands)) == ("3S", "A-1")


def test_return_the_suit_your_partner_led_A_2():
    """A-2."""
    hands = {"hand.0": "2S 4C 5D", "hand.1": "4S 5C 6D", "hand.2": "7S 6C 4D", "hand.3": "6S 7C 7D"}
    rows = ["2 QS", "3 KS", "0 3S", "1 5S"]
    table = at_trick(hands, turn=0, played=rows)
    assert advised(table) == ("2S", "A-2")


def test_do_not_overtake_your_partner_A_3():
    """A-3."""
    hands = {"hand.0": "7S 5D", "hand.1": "4S 6D", "hand.2": "2S 5S", "hand.3": "6S 7D"}
    table = play(at_trick(hands), "7S 4S")
    assert advised(table) == ("5S", "A-3")


def test_a_figure_onto_a_trick_that_is_surely_the_partners_A_4():
    """A-4."""
    hands = {"hand.0": "4S 5D", "hand.1": "3S 6D", "hand.2": "KS 7D", "hand.3": "QS 5S"}
    table = play(at_trick(hands), "4S 3S KS")
    assert advised(table) == ("QS", "A-4")


def test_a_small_card_where_an_opponent_is_winning_A_4():
    """A-4."""
    hands = {"hand.0": "3S 5D", "hand.1": "JS 4S", "hand.2": "KS 7D", "hand.3": "QS 5S"}
    assert advised(play(at_trick(hands), "3S")) == ("4S", "A-4")


def test_a_heart_where_it_makes_the_third_figure_and_not_elsewhere_A_5():
    """A-5."""
    hands = {"hand.0": "AS 5D", "hand.1": "JH 4C", "hand.2": "KS 7D", "hand.3": "QS 5S"}
    assert advised(play(at_trick(hands), "AS")) == ("4C", "A-5")
    hands = {"hand.0": "AS 5D", "hand.1": "KS 4C", "hand.2": "7S 7D", "hand.3": "4H 5C"}
    assert advised(play(at_trick(hands), "AS KS 7S")) == ("5C", "A-5")
    hands = {"hand.0": "AS 5D", "hand.1": "KS 4C", "hand.2": "7S 7D", "hand.3": "JH 5C"}
    table = play(at_trick(hands), "AS KS 7S")
    assert advised(table) == ("JH", "A-5")


def test_a_sure_point_keeps_them_below_the_double_A_6():
    """A-6."""
    hands = {"hand.0": "KS 5D", "hand.1": "QS 4C", "hand.2": "JS 7D", "hand.3": "3S 4S"}
    table = play(at_trick(hands, record=[9, 4]), "KS QS JS")
    assert advised(table)[0] == "3S"
    assert advised(table)[1] == "A-6"


def test_the_first_discard_shows_the_suit_A_7():
    """A-7."""
    hands = {
        "hand.0": "3S 5D 4H 5H",
        "hand.1": "4S 6D 6H 7H",
        "hand.2": "2C 5C 4C 7D",
        "hand.3": "6S 7C JH QH",
    }
    table = play(at_trick(hands), "3S 4S")
    assert advised(table) == ("4C", "A-7")


def test_announce_all_you_hold_S_42():
    """S-42."""
    table = dealt({"hand.1": "3C 2C AC KC 3S 3D QH 4H 5H 6D"}, announce="manual")
    assert advised(table) == ("claim baba-C-K", "S-42")
    play_all = ["claim baba-C-K", "claim three-3", "done"]
    for move in play_all:
        assert advised(table)[0] == move
        table.play(1, move)


def test_where_the_book_is_silent_the_cheapest_card_goes_S_18():
    """S-18."""
    hands = {"hand.0": "KS 7D", "hand.1": "4S 6D", "hand.2": "5S 5D", "hand.3": "6S QD"}
    assert advised(at_trick(hands)) == ("7D", "S-18")
