"""Many hands at once, by themselves: the same in both builds, and every one a hand of the game."""

import hashlib
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games import make
from lomber.play.many import Hands


def begun(form: str, number: int, **options: object) -> Hands:
    hands = Hands(make(form, **options), number)
    hands.begin(vec[i64](list(range(11, 11 + number))))
    return hands


@pytest.mark.parametrize("form", ["whist", "stukolka", "gorka/tiny"])
def test_the_same_seeds_make_the_same_hands_interpreted_and_compiled(
    form: str, record_hash: Callable[[str, str], None]
) -> None:
    hands, digest = begun(form, 5), hashlib.sha256()
    for _ in range(60):
        assert hands.play(hands.chosen()) == -1
        shown = (hands.turn, hands.legal, hands.observed, hands.ended, hands.paid)
        digest.update(repr([list(row) for row in shown]).encode())
    record_hash(f"many hands: {form}", digest.hexdigest())


def test_a_wrong_move_is_told_by_its_hand_and_none_is_made() -> None:
    hands = begun("whist", 3)
    before = [list(hands.turn), list(hands.legal)]
    moves = list(hands.chosen())
    assert hands.play(vec[i64]([moves[0], 52, moves[2]])) == 1
    assert hands.play(vec[i64]([moves[0], moves[1], -1])) == 2
    assert [list(hands.turn), list(hands.legal)] == before


def test_a_hand_is_paid_once_and_the_next_is_dealt_in_its_place() -> None:
    hands = begun("whist", 2, draw=False)
    for step in range(1, 105):
        assert hands.play(hands.chosen()) == -1
        assert list(hands.ended) == ([1, 1] if step % 52 == 0 else [0, 0])
        for row in range(2):
            paid = list(hands.paid)[4 * row : 4 * row + 4]
            assert paid[0] == paid[1] == -paid[2] == -paid[3]
            assert step % 52 == 0 or not any(paid)
        assert sum(hands.legal) == sum(len(hands.choices[row]) for row in range(2))


def test_a_seat_that_sits_out_is_not_waited_for() -> None:
    """With five at the table, seated in their order, the last sits out the first rubber (WM-1)."""
    hands = Hands(make("whist/five", draw=False, ranks=2), 1, asked=BIT[4])
    with pytest.raises(LookupError, match="nobody"):
        hands.begin(vec[i64]([1]))
