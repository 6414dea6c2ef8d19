"""The suite catches what it is there to catch: each bad toy breaks the promise it was made to break."""

import json

import pytest

from lomber.conform import Broken, Trial, check
from lomber.conform.promises import same
from lomber.conform.walk import fingerprint
from tests.conformance import toys


def test_a_good_game_of_another_author_keeps_every_promise():
    figures = [check(toys.Toy(), 0.05, seed) for seed in range(1, 12)]  # a match each at least, however slow
    assert sum(figure.hands for figure in figures) > 10
    assert sum(figure.worlds for figure in figures) > 10


def test_the_same_walk_has_the_same_fingerprint():
    assert fingerprint(toys.Toy()) == fingerprint(toys.Toy())
    assert fingerprint(toys.Toy()) != fingerprint(toys.Toy(toys.Cheating))


@pytest.mark.parametrize(
    ("kind", "promise"),
    [
        (toys.Leaky, "a view holds nothing the seat may not know|a bot has the view of its seat"),
        (toys.LeakyClues, "identical seen log"),
        (toys.Telling, "a described position tells nothing"),
        (toys.Losing, "cards are conserved"),
        (toys.Cheating, "money is conserved"),
        (toys.Sharing, "copy|copies|this_hand"),
        (toys.Yielding, "a refused move changes nothing"),
    ],
)
def test_a_bad_game_is_caught(kind, promise):
    with pytest.raises(Broken, match=promise):
        for seed in range(20):
            check(toys.Toy(kind), 0.3, seed)


def test_of_two_scenes_only_what_differs_is_told():
    one = {"zones": [{"cards": ["QH", "KD"]}, {"cards": []}], "over": False}
    two = {"zones": [{"cards": ["QH", "AS"]}, {"cards": []}], "over": False}
    with pytest.raises(
        Broken, match=r"^nothing leaks \[seat=2, parts=\"zones\[0\]\.cards\[1\]: 'KD' / 'AS'\"\]$"
    ):
        same(json.dumps(one), json.dumps(two), "nothing leaks", seat=2)


def test_a_trial_says_where_the_games_own_code_falls_over():
    def answer(seconds):
        raise KeyError("declarer")

    with pytest.raises(Broken, match="KeyError: 'declarer'"):
        Trial("toy", "every promise is kept", answer).run()
