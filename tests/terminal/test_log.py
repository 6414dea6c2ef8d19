"""The log of a table in the terminal: deals, moves and figures, in the order in which they belong together."""

from __future__ import annotations

from lomber import make
from lomber.table.scene import Choice, Message
from lomber.terminal import lines
from lomber.terminal.session import Session
from lomber.text import Words


def headed(table: Session) -> list[tuple[int, int, str]]:
    """The figures of the log: under which deal each is told, to which it belongs, and why it was written."""
    told: list[tuple[int, int, str]] = []
    hand = 0
    for noted in table.log:
        hand = noted.hand or hand
        if noted.entry is not None:
            told.append((hand, noted.entry.hand, noted.entry.reason))
    return told


def test_what_the_deal_writes_is_told_under_it_and_not_under_the_deal_before() -> None:
    table = Session(make("stukolka", {"form": "obligatory", "players": 4, "hands": 3}), ["book"] * 4, 3)
    while table.advance():
        pass
    told = headed(table)
    assert [reason for _, _, reason in told[:5]] == ["common-stake"] * 4 + ["deal-stake"]
    assert all(under == of for under, of, _ in told)
    assert [noted.hand for noted in table.log if noted.hand] == [1, 2, 3]


def test_combinations_counted_at_the_deal_are_told_before_the_first_card() -> None:
    table = Session(make("semerik", {"hands": 2}), ["book"] * 4, 3)
    told = headed(table)
    assert [(under, reason) for under, _, reason in told] == [(1, "three"), (1, "baba")]
    while table.advance():
        pass
    assert [entry.entry for entry in table.log if entry.entry is not None] == list(table.sheet().entries)


def test_a_hand_that_ends_with_the_deal_has_its_own_heading() -> None:
    """Mistigri: five of a suit as dealt, and the next hand is dealt at once."""
    table = Session(make("mushka_mistigri", {"hands": 2, "players": 3}), ["book"] * 3, 691)
    assert headed(table) == [(1, 1, "flush")] * 3
    assert [noted.hand for noted in table.log if noted.hand] == [1, 2]


def test_a_move_that_asks_is_advised_without_a_full_stop_after_it() -> None:
    """Gorka: “Вскроемся?”"""
    words = Words("ru", "lomber.games.gorka")
    asks = Choice(0, "open", Message("move-open"))
    assert lines.hint_lines(asks, "", {}, words)[0].endswith("Вскроемся?")
    assert lines.hint_lines(asks, "A-7", {}, words)[0] == "Книга советует: Вскроемся?"
    assert lines.hint_lines(Choice(0, "pass", Message("move-pass")), "A-1", {}, words)[0].endswith("Пас.")
