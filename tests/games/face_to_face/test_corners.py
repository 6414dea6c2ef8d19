"""Corners of Face to Face: the last cards, a short stock, options that meet, told in a line each."""

from typing import Any

import pytest

from lomber import IllegalMove, make

from .face_to_face_help import at, hand_of, lay, moves, stock_of, table

Corner = tuple[dict[str, Any], str, set[str]]

FIRST: dict[str, Corner] = {
    "of two cards left one fits only after the other, by agreement too: F-16, F-22": (
        {"hand": "30 31", "own": "40 20", "their": "1 60", "single_card_finish": True},
        "30 A",
        {"31 A"},
    ),
    "a trick onto the opponent's card that lies on one's own pile: F-10, F-14": (
        {"hand": "12 3 59", "own": "g22 g3", "their": "1 60"},
        "12 A",
        {"59 A"},
    ),
    "the equal number of the other pack is no step, ten below it is one: F-10, F-12": (
        {"hand": "22 12", "own": "g22 g32", "their": "1 60"},
        "22 D",
        {"12 A", "12 D"},
    ),
    "after the card across the next must come home, and may be a trick: F-6, F-10": (
        {"hand": "20 40 45", "own": "50 g30", "their": "25 50"},
        "20 oA",
        {"40 A", "40 D"},
    ),
    "the second card may go across though the first could have: F-6, F-11": (
        {"hand": "9 8 58", "own": "10 57", "their": "12 50"},
        "9 D",
        {"8 D", "8 oA", "58 A", "58 oD"},
    ),
    "the lowest and the highest number help nobody on 2 and 59: F-11, F-12": (
        {"hand": "2 59 30", "own": "20 40", "their": "g2 g59"},
        "30 A",
        {"2 D", "59 A"},
    ),
}


def laid(corner: dict[str, Any]) -> Any:
    """A position, its options among the words of it."""
    words = dict(corner)
    options = {name: words.pop(name) for name in ("single_card_finish", "match_wins") if name in words}
    return at(
        make("face_to_face", **options), words.pop("hand"), words.pop("own"), words.pop("their"), **words
    )


@pytest.mark.parametrize(("corner", "first", "then"), FIRST.values(), ids=FIRST)
def test_what_may_follow_the_first_card_F_5_F_16(corner: dict[str, Any], first: str, then: set[str]) -> None:
    """F-5 … F-16."""
    one = laid(corner)
    lay(one, first)
    assert moves(one) == then


END: dict[str, tuple[dict[str, Any], str, tuple[int, str] | None]] = {
    "the last card across wins before anything is drawn: F-6, F-21": (
        {"hand": "25 41", "own": "24 60", "their": "1 40"},
        "25 A; 41 oD",
        (0, "F-21"),
    ),
    "a hand emptied with one card in the stock draws it, and it stands alone next time: F-15, F-19, F-22": (
        {"hand": "25 26", "own": "24 60", "their": "1 60", "stock": "27"},
        "25 A; 26 A",
        None,
    ),
    "who helps may save the other from losing at once: F-11, F-22": (
        {"hand": "25 26 58", "own": "24 60", "their": "50 40", "their_hand": "45 46", "stock": "2 3 4"},
        "25 A; 58 oD; done",
        None,
    ),
    "who does not help has won where the other is stuck: F-20, F-22": (
        {"hand": "25 26 58", "own": "24 60", "their": "50 40", "their_hand": "45 46", "stock": "2 3 4"},
        "25 A; 26 A; done",
        (0, "F-22"),
    ),
    "one card drawn to the one held makes two, and the game goes on: F-19, F-22": (
        {"hand": "25 26 27", "own": "24 60", "their": "1 60", "stock": "40"},
        "25 A; 26 A; done",
        None,
    ),
}


@pytest.mark.parametrize(("corner", "lays", "won"), END.values(), ids=END)
def test_how_a_turn_ends_F_15_F_22(corner: dict[str, Any], lays: str, won: tuple[int, str] | None) -> None:
    """F-15 … F-22."""
    one = laid(corner)
    lay(one, *lays.split("; "))
    assert one.over == (won is not None)
    if won is not None:
        entry = one.sheet().entries[-1]
        assert (entry.column, entry.rule) == won


@pytest.mark.parametrize(
    ("stock", "lays", "hand", "left"),
    [
        ("40 41 42 43", "25 A; 26 A; done", [27, 28, 40, 41], [42, 43]),
        ("40 41 42 43", "25 A; 4 oA; done", [26, 27, 28, 40, 41, 42], [43]),
        ("40 41", "25 A; 26 A; 27 A; 28 A; 4 oA", [40, 41], []),
        ("40", "25 A; 4 oA; done", [26, 27, 28, 40], []),
        ("", "25 A; 4 oA; done", [26, 27, 28], []),
    ],
)
def test_what_is_drawn_depends_on_the_card_across_and_on_the_stock_F_17_F_18_F_19(
    stock: str, lays: str, hand: list[int], left: list[int]
) -> None:
    """F-15, F-17, F-18, F-19."""
    across = "4 " if "4 oA" in lays else ""
    one = table(f"{across}25 26 27 28", "24 60", "9 60", stock=stock)
    lay(one, *lays.split("; "))
    assert (hand_of(one), stock_of(one)) == (hand, left)


def test_who_may_lay_his_last_card_alone_is_not_told_of_two_F_15_F_22() -> None:
    """F-15, F-22: alone by agreement it is the turn; left over from a longer turn it may stay."""
    game = make("face_to_face", single_card_finish=True)
    with pytest.raises(IllegalMove) as refused:
        lay(at(game, "31", "30 60"), "done")
    assert (refused.value.rule, refused.value.key) == ("F-22", "last-card-first")
    one = at(game, "31 32 5", "30 60")
    with pytest.raises(IllegalMove) as refused:
        lay(one, "done")
    assert (refused.value.rule, refused.value.key) == ("F-15", "two-first")
    lay(one, "31 A", "32 A", "done")
    assert (one.actors(), hand_of(one)) == ([1], [5])
