"""A flush is shown by itself after the dealer's exchange (R-26, R-36), and its absence tells something."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from lomber import Table, make
from lomber.cards.bits import BIT, size
from lomber.cards.pack import SUIT, card_name
from lomber.games.rams.score import ACES, pairs
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from tests.games.rams.tables import dealt, event, names, seen_by
from tests.uniform import assert_drawn_by

HANDS = {
    "hand.1": "KH QH TH 8H 7D",
    "hand.2": "KC QC 9D 8S 7C",
    "hand.3": "QD JD TC 8D 7S",
    "hand.0": "KS QS TS 9S JC",
}


def records(table: Table) -> list[int]:
    return list(table.state.position(-2)["records"])


def test_a_bought_flush_waits_for_the_dealer_R_36() -> None:
    """R-36 (v): the flush is there after the second declaration, and is opened after the last one."""
    table = dealt(HANDS | {"turned": "8C", "stock": "9H"})
    table.act(1, ["throw 7D", "done"])
    table.play(2, "done")
    table.play(3, "pass")
    assert seen_by(table, 0).phase == "declare"
    table.play(0, "done")
    assert names(table, 0) == {"drop QS", "drop KS", "drop TS", "drop 9S", "drop JC", "leave"}
    table.play(0, "leave")
    assert records(table) == [105, 95, 105, 100]


def test_the_turned_up_card_makes_a_flush_R_11_R_26() -> None:
    """Both flushes are shown: each writes off 5, neither is remised."""
    table = dealt(HANDS | {"turned": "8S", "stock": "9H", "hand.2": "KC QC 9D 8C 7C"})
    table.act(1, ["throw 7D", "done"])
    table.play(2, "done")
    table.play(3, "pass")
    table.play(0, "done")
    table.play(0, "drop JC")
    assert records(table) == [95, 95, 105, 100]


def test_one_who_passed_has_no_flush_R_26() -> None:
    """The hearts of seat 1 stay in his hand; the other two play."""
    table = dealt(HANDS | {"turned": "8C", "hand.1": "KH QH TH 8H 7H"})
    table.play(1, "pass")
    table.play(2, "done")
    table.play(3, "done")
    table.play(0, "pass")
    assert seen_by(table, 0).phase == "play" and records(table) == [100] * 4


def test_a_sole_player_with_a_flush_counts_no_tricks_and_no_jacks_R_37() -> None:
    """R-37, R-31: 5 for the flush in place of five tricks; the passer's jacks are cancelled."""
    table = dealt(
        HANDS
        | {"turned": "8C", "hand.1": "KH QH TH 8H 7H", "hand.3": "JS JC TC 8D 7S", "hand.0": "KS QS TS 9S 7D"}
    )
    table.play(1, "done")
    table.play(2, "pass")
    assert seen_by(table, 0).records[3] == 95
    table.play(3, "pass")
    table.play(0, "pass")
    assert records(table) == [100, 95, 100, 100]


def test_a_flush_lies_open_to_all_when_the_hand_is_over_R_26() -> None:
    table = dealt(HANDS | {"turned": "8C", "hand.1": "KH QH TH 8H 7H"}, hands=1)
    for seat in (1, 2):
        table.play(seat, "done")
    table.play(3, "pass")
    table.play(0, "pass")
    assert table.over
    assert event(table, 3, 0)["piles"]["hand.1"] == "7H 8H TH QH KH"
    assert event(table, 3, 0)["piles"]["hand.2"] == "?? ?? ?? ?? ??"
    opened = {zone.name: zone.cards for zone in table.view(3).scene().zones}
    assert set(opened["opened.1"]) == {"KH", "QH", "TH", "8H", "7H"}


def test_a_flush_of_a_set_up_hand_lies_open_too_R_26() -> None:
    """Two set-ups that differ in nothing but the flush are told apart by what was opened."""
    start = dealt(HANDS | {"turned": "8C", "hand.1": "KH QH TH 8H 7H"}, hands=1).state.position(-2)
    table = Table(make("rams", hands=1), start=start)
    for seat in (1, 2):
        table.play(seat, "done")
    table.play(3, "pass")
    table.play(0, "pass")
    assert table.over
    assert set(table.seen(3).start["piles"]["hand.1"].split()) == {"KH", "QH", "TH", "8H", "7H"}


def is_flush(cards: int) -> bool:
    return any(cards & ~SUIT[suit] == 0 for suit in range(4))


def test_nobody_is_thought_to_hold_what_would_have_been_shown_R_36() -> None:
    """All plain worlds of a tiny table without a flush, a pair of jacks or all aces, and each equally often."""
    game = make("rams/tiny")
    table = Table(game, dealing=False)
    piles = {"hand.1": "AS QC", "hand.2": "KS KC", "hand.0": "AC JS", "turned": "QS", "stock": "JC"}
    table.deal({pile: [int(game.read_card(w)) for w in text.split()] for pile, text in piles.items()})
    for seat in (1, 2, 0):
        table.play(seat, "done")
    table.play(0, "leave")
    assert seen_by(table, 1).phase == "play"
    mine = {int(game.read_card(word)) for word in ("AS", "QC", "QS")}
    unseen = [int(card) for card in game.start().awaits().pool if int(card) not in mine]
    weights: Counter[tuple[int, int]] = Counter()
    for order in permutations(unseen):
        two = int(BIT[order[0]] | BIT[order[1]])
        dealer = int(BIT[order[2]] | BIT[order[3]])
        shown = any(is_flush(one) or pairs(one) or size(one & ACES) == 2 for one in (two, dealer))
        if not shown:
            weights[two, dealer] += 1
    assert 5 < len(weights) < 30
    worlds = Worlds(table.seen(1), game)
    drawn = []
    for seed in range(1500):
        hidden = worlds.guess(Fast(seed)).position(-2)["piles"]
        two, dealer = (
            sum(int(BIT[game.read_card(word)]) for word in hidden[f"hand.{seat}"].split()) for seat in (2, 0)
        )
        drawn.append((two, dealer))
    assert_drawn_by(weights, drawn)
    assert {card_name(card) for card in unseen} == {"AC", "KC", "JC", "KS", "JS"}


def test_seven_players_are_guessed_without_dear_clues() -> None:
    """Aces, jacks and flushes of six others are rare: none of these clues splits the count of worlds."""
    table = Table(make("rams", players=7, hands=1), seed=2)
    while seen_by(table, 0).phase != "play":
        seat = table.actors()[0]
        table.play(seat, "leave" if seen_by(table, seat).phase == "turnup" else "done")
    clues = [clue for case in table.seen(0).unseen for clue in case.clues]
    assert len(clues) > 6 * 4
    assert all(clue.rare for clue in clues)
