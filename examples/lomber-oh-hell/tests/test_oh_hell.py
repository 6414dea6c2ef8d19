"""The worked cases of Oh Hell, by the number of the rule."""

import pytest

from lomber import BadOptions, BadPosition, IllegalMove, Stacked, Table, make
from lomber.bots.book import BookBot
from lomber.bots.position import Position
from lomber.cards.pack import read_card

SMALL = {"players": 3, "most": 3, "hands": 1}
THREE = {
    "hand.0": "AS KS 2H",
    "hand.1": "QS 3H 2C",
    "hand.2": "JS 4H 2D",
    "turned": "5D",
}


def table(**options: object) -> Table:
    deal = {pile: [read_card(card) for card in cards.split()] for pile, cards in THREE.items()}
    return Table(make("oh_hell", SMALL, **options), shoe=Stacked([deal]))


def bid(at: Table, *bids: int) -> Table:
    for seat, number in enumerate(bids):
        at.play(seat, f"bid {number}")
    return at


def test_the_dealer_may_not_make_the_bids_add_up_O_6() -> None:
    at = bid(table(), 1, 1)
    with pytest.raises(IllegalMove) as refused:
        at.play(2, "bid 1")
    assert refused.value.rule == "O-6"
    at.play(2, "bid 0")


def test_without_the_hook_he_may_O_6() -> None:
    assert bid(table(hook=False), 1, 1, 1).actors() == [0]


def test_suit_is_followed_O_7() -> None:
    at = bid(table(), 1, 1, 0)
    at.play(0, "2H")
    with pytest.raises(IllegalMove) as refused:
        at.play(1, "QS")
    assert refused.value.rule == "O-7"


def test_a_word_kept_is_ten_and_the_number_O_8() -> None:
    at = bid(table(), 3, 0, 1)
    for seat, card in [(0, "AS"), (1, "QS"), (2, "JS"), (0, "KS"), (1, "2C"), (2, "2D")]:
        at.play(seat, card)
    for seat, card in [(2, "4H"), (0, "2H"), (1, "3H")]:  # the deuce of trumps has won
        at.play(seat, card)
    assert at.over
    assert at.scores() == [0, 10, 0]


@pytest.mark.parametrize(
    ("scoring", "amounts"), [("exact", [12, 0, 0]), ("tricks", [12, 1, 0]), ("minus", [12, -1, -2])]
)
def test_what_a_missed_bid_brings_O_9(scoring: str, amounts: list[int]) -> None:
    entries = make("oh_hell", SMALL, scoring=scoring).score({"bids": [2, 0, 2], "taken": [2, 1, 0]})
    assert [entry.amount for entry in entries] == amounts


@pytest.mark.parametrize(
    ("course", "sizes"),
    [("down-up", [3, 2, 1, 2, 3]), ("up-down", [1, 2, 3, 2, 1]), ("down", [3, 2, 1]), ("up", [1, 2, 3])],
)
def test_the_hands_go_their_course_O_3(course: str, sizes: list[int]) -> None:
    assert make("oh_hell", players=3, most=3, course=course).options.sizes() == sizes


def test_no_card_is_left_to_be_turned_O_4() -> None:
    at = Table(make("oh_hell", players=4, most=13, hands=1), seed=1)
    assert "fact-no-trumps" in [fact.key for fact in at.view(0).scene().facts]


def test_closed_fists_open_together_O_5() -> None:
    at = table(bidding="sealed", hook=False)
    assert at.actors() == [0, 1, 2]
    at.play(2, "bid 1")
    assert "bid" not in at.view(0).scene().seats[2].counts
    at.play(0, "bid 1")
    at.play(1, "bid 1")
    assert at.view(0).scene().seats[2].counts["bid"] == 1


def test_what_does_not_go_together_is_refused() -> None:
    with pytest.raises(BadOptions):
        make("oh_hell", bidding="sealed")
    with pytest.raises(BadOptions):
        make("oh_hell", players=7, most=10)
    with pytest.raises(BadPosition):
        Table(make("oh_hell", SMALL), start={"piles": {"hand.0": "AS"}, "bids": [0, 0, 0]})


def advised(position: dict[str, object], seat: int) -> tuple[str, str]:
    at = Table(make("oh_hell", SMALL), start=position)
    move, number = BookBot(at.game).explain(Position(at.seen(seat), at.game))
    return at.game.book.text(move), number


ENDING = {
    "piles": {"hand.0": "AS 2H", "hand.1": "QS 3H", "hand.2": "JS 4H", "turned": "5D"},
    "played": ["0 KC", "1 QC", "2 2C"],
    "taken": [1, 0, 0],
}


@pytest.mark.parametrize(("bids", "move", "number"), [([2, 0, 0], "AS", "A-2"), ([1, 0, 1], "2H", "A-3")])
def test_the_lead(bids: list[int], move: str, number: str) -> None:
    assert advised({**ENDING, "bids": bids, "to_move": 0}, 0) == (move, number)
