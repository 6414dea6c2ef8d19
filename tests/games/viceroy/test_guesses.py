"""Guessed worlds of Viceroy: a card that goes back to a deck unseen and comes out again."""

from lomber.play.assign import Fast
from lomber.play.worlds import Worlds

from .helpers import line, table
from .test_laws import A, B

ONLOOKER = -1


def test_a_fetched_card_laid_open_was_not_the_known_one_that_might_have_gone_back_E_4():
    """E-4, 10.2: of four characters, one of them known to all, two go back unseen; the next player draws the upper
    one and lays it open, another than the known one: in no world has he drawn that."""
    one = table(
        [{"1:0": "32", "1:1": "11"}, {"1:0": "5"}],
        phase="laws",
        piles={
            **line(B="40", R="51", G="13", Y="9"),
            "laws.0": "69 103",
            "small": "58 63 45",
            "big": "3 7 16 18 21 22 23 24",
        },
        screens=["B1", "G2 R2"],
    )
    one.play(A, "choose 69")
    one.play(A, "at 1:1")  # 11 comes to the hand in sight of all
    one.play(A, "pass")
    one.play(B, "pass")
    one.act(B, ["gem B"] * 3)
    one.act(A, ["gem B"] * 3)
    one.play(A, "choose 103")
    one.play(A, "place 1:2")
    one.act(A, ["back 11", "back 58"])
    one.play(A, "pass")
    one.play(B, "bid R")
    one.play(B, "take tip")
    one.act(A, ["gem Y"] * 3)
    one.play(B, "keep")
    one.play(B, "build 1:1")
    one.play(B, "draw small")
    one.play(A, "none")
    one.play(B, "choose 58")
    worlds = Worlds(one.seen(ONLOOKER), one.game)
    for seed in range(60):
        guess = worlds.guess(Fast(seed))
        assert guess.cards.names[guess.revealed[B]] == "58"
