"""The suite catches what it is there to catch: each bad toy breaks the promise it was made to break."""

import pytest

from lomber.conform import Broken, check
from lomber.conform.walk import fingerprint
from tests.conformance import toys


def test_a_good_game_of_another_author_keeps_every_promise():
    figures = check(toys.Toy(), 0.5)
    assert figures.hands > 10
    assert figures.worlds > 10


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
