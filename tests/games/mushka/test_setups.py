"""Tables that begin in the middle of a hand keep their secrets; the impossible is refused."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from lomber import BadPosition, Table, make
from lomber.cards.bits import BIT
from lomber.conform import promises
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.contract import EVERYTHING
from tests.games.middles import keeps_its_secrets
from tests.games.mushka.tables import buy, names, records, seen_by
from tests.uniform import assert_drawn_by

FORMS = [
    "mushka",
    "mushka/strict",
    "mushka/two-rounds",
    "mushka_pamfil",
    "mushka_pamfil/ace-too",
    "mushka_shutikha",
    "mushka_mistigri/play-on",
]


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("seed", range(4))
def test_a_table_set_up_in_the_middle_keeps_its_secrets(name: str, seed: int) -> None:
    keeps_its_secrets(make(name, players=3, hands=1), seed)


def test_nobody_is_thought_to_hold_five_spades_that_would_have_been_shown_SH_6() -> None:
    """All worlds of a tiny table in which nobody held spades with the queen, and each equally often."""
    game = make("mushka_shutikha/tiny", ranks=3)
    table = Table(game, dealing=False)
    piles = {"hand.1": "AS AC", "hand.2": "KS KC", "hand.0": "QS QC"}
    table.deal({pile: [int(game.read_card(w)) for w in text.split()] for pile, text in piles.items()})
    for seat in (1, 2, 0):
        table.play(seat, "done")
    unseen = [int(game.read_card(word)) for word in ["KS", "KC", "QS", "QC"]]
    spades = {int(game.read_card(word)) for word in ("KS", "QS")}
    weights: Counter[int] = Counter()
    for order in permutations(unseen):
        if {order[0], order[1]} != spades and {order[2], order[3]} != spades:
            weights[int(BIT[order[0]] | BIT[order[1]])] += 1
    worlds = Worlds(table.seen(1), game)
    drawn = []
    for seed in range(800):
        hand = worlds.guess(Fast(seed)).position(-2)["piles"]["hand.2"]
        drawn.append(sum(int(BIT[game.read_card(word)]) for word in hand.split()))
    assert_drawn_by(weights, drawn)


NEW_STOCK: dict[str, Any] = {
    "phase": "play",
    "dealer": 0,
    "turn": 1,
    "piles": {"hand.0": "AS", "hand.1": "JS", "hand.2": "KS", "thrown.0": "QS", "turned": "KC"},
    "played": ["1 JC", "2 QC", "0 AC"],
    "active": [0, 1, 2],
    "bought": [1, 1, 1],
    "recycled": "AS KS",
}


def test_what_was_shuffled_anew_before_a_set_up_is_not_thought_to_lie_among_the_thrown_M_11() -> None:
    """AS was thrown in, shuffled anew and bought: one of the others holds it, whoever guesses."""
    game = make("mushka/tiny", stock_exhaustion="reshuffle")
    table = Table(game, dealing=False, start=NEW_STOCK)
    worlds = Worlds(table.seen(1), game)
    thrown = {worlds.guess(Fast(seed)).position(EVERYTHING)["piles"]["thrown.0"] for seed in range(40)}
    assert thrown == {"QS"}
    promises.worlds_cannot_be_told_apart(table, 1, 10)


def test_cards_of_a_new_stock_are_not_where_they_were_thrown_M_11() -> None:
    with pytest.raises(BadPosition, match="new stock"):
        make("mushka/tiny", stock_exhaustion="reshuffle").set_up({**NEW_STOCK, "recycled": "QS KS"})


@pytest.mark.parametrize(
    "wrong",
    [
        {"phase": "play", "piles": {"hand.0": "AS"}},
        {"phase": "exchange", "piles": {"hand.0": "AS"}},
        {"phase": "answer"},
        {"ring": [0, 1, 2, 2]},
        {"drawing": [9]},
        {"records": [1, 2]},
        {"announced": 1},
    ],
)
def test_impossible_positions_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        make("mushka").set_up(wrong)


HANDS = {
    "hand.0": "QS KS 9S 8S 7S",
    "hand.1": "KD QD 8D 7D 9C",
    "hand.2": "KC QC 8H 7H 9D",
    "hand.3": "AS KH TC 8C 7C",
}


def at_declarations(name: str, **more: Any) -> Table:
    """Four players, dealer the last, nobody has spoken unless it is said."""
    options = more.pop("options", {})
    up = {} if name == "mushka_shutikha" else {"turned": "TH"}
    start = {"phase": "declare", "dealer": 3, "piles": {**HANDS, **up}, **more}
    return Table(make(name, players=4, **options), seed=1, start=start)


def test_who_has_spoken_is_not_asked_again_in_a_described_hand_M_7() -> None:
    assert at_declarations("mushka", passed=[0]).turn() == 1
    assert at_declarations("mushka", passed=[0], active=[1]).turn() == 2
    with pytest.raises(BadPosition):
        at_declarations("mushka", passed=[0], turn=0)


def test_who_spoke_before_and_did_not_pass_plays_in_a_described_hand_M_7() -> None:
    table = at_declarations("mushka", passed=[0], turn=2)
    assert table.state.position(EVERYTHING)["active"] == [1]
    table = at_declarations("mushka", active=[1], turn=3)
    assert table.state.position(EVERYTHING)["passed"] == [0, 2]
    table = at_declarations("mushka", passed=[1])
    assert table.turn() == 2, "after the last who has spoken"
    assert table.state.position(EVERYTHING)["active"] == [0]
    thrown = {**HANDS, "turned": "TH", "thrown.1": "6S 6C"}
    table = at_declarations("mushka", piles=thrown)
    assert table.turn() == 2
    assert table.state.position(EVERYTHING)["active"] == [0, 1]


def test_the_dealer_must_play_in_a_described_hand_too_M_13() -> None:
    options = {"sole_player": "dealer_must_play", "special_discard": "allowed"}
    hands = {**HANDS, "hand.3": "JS KH TC 8C 7C", "turned": "TH"}
    table = at_declarations("mushka", passed=[0, 2], turn=3, piles=hands, options=options)
    assert "pass" not in {table.name(move) for move in table.legal(3)}


def test_five_spades_win_a_described_pulka_before_anybody_speaks_SH_6() -> None:
    table = at_declarations("mushka_shutikha", records=[25, 31, 6, 12])
    assert table.over
    assert table.scores() == [49, -31, -6, -12]


def test_a_flush_is_paid_for_in_a_described_hand_before_anybody_speaks_MG_4() -> None:
    table = at_declarations("mushka_mistigri")
    assert table.state.position(EVERYTHING)["balances"] == [15, -5, -5, -5]
    assert table.state.position(EVERYTHING)["dealer"] == 0
    table = at_declarations("mushka_mistigri", options={"flush_then_play": True})
    assert table.state.position(EVERYTHING)["balances"] == [15, -5, -5, -5]
    assert table.turn() == 0
    promises.worlds_cannot_be_told_apart(table, 1, 2)


def test_a_flush_bought_waits_for_the_last_exchange_in_a_described_hand_MG_4() -> None:
    table = at_declarations("mushka_mistigri", active=[0])
    assert table.state.position(EVERYTHING)["balances"] == [0, 0, 0, 0]
    assert table.turn() == 1


def test_trumps_are_those_of_the_card_turned_up_M_6_PF_5_SH_1() -> None:
    """M-6, PF-5, SH-1: only a dealer who turned Pamfil up names others."""
    with pytest.raises(BadPosition):
        at_declarations("mushka", trump="S")
    with pytest.raises(BadPosition):
        at_declarations("mushka_shutikha", trump="H", piles={**HANDS, "hand.0": "QS KS 9S 8S JH"})
    with pytest.raises(BadPosition):
        at_declarations("mushka_pamfil", trump="S")
    with pytest.raises(BadPosition):
        at_declarations("mushka_pamfil", phase="trump")
    turned = {**HANDS, "turned": "JC"}
    table = at_declarations("mushka_pamfil", trump="S", piles=turned)
    assert table.state.position(EVERYTHING)["trump"] == "S"
    assert at_declarations("mushka_pamfil", phase="trump", piles=turned).turn() == 3


THREE = [0, 0, 1, 1, 2]
"""Who took the five tricks, where all three have some."""


@pytest.mark.parametrize(
    ("name", "wrong", "rule"),
    [
        ("mushka", {"winners": THREE, "holds": ["AS", "AS", ""]}, ""),
        ("mushka", {"winners": [0, 0, 0, 1, 1], "active": [0, 1], "holds": ["", "", "AS"]}, "M-19"),
        ("mushka", {"winners": [1, 1, 1, 2, 2], "holds": ["AS", "", ""], "trump": "S"}, "M-19"),
        ("mushka_pamfil", {"winners": [1, 1, 1, 2, 2], "holds": ["JC", "", ""], "trump": "D"}, "PF-3"),
        ("mushka", {"winners": [0] * 5, "active": [0]}, ""),
        ("mushka", {"ending": "sole", "who": [0, 1]}, ""),
        ("mushka", {"winners": THREE, "records": [0, 25, 25]}, ""),
        ("mushka", {"winners": THREE, "faults": ["M-15", [], []]}, ""),
        ("mushka", {"winners": THREE, "faults": [3, [], []]}, ""),
        ("mushka", {"winners": [0, 0, 0, 1, 1], "active": [0, 1], "faults": [[], [], ["M-15"]]}, ""),
    ],
    ids=["two", "passed", "top", "Pamfil", "alone", "both", "won", "text", "number", "fault"],
)
def test_a_result_that_cannot_be_is_not_scored_M_13_M_19_M_27_PF_3(
    name: str, wrong: dict[str, Any], rule: str
) -> None:
    """One alone does not play (M-13); the highest trump takes its trick; faults are rows of rules, `["M-15"]`."""
    with pytest.raises(BadPosition) as refused:
        make(name, players=3).score(wrong)
    assert refused.value.rule == rule


def test_the_ace_of_spades_among_spades_may_fall_to_Pamfil_PF_1() -> None:
    """PF-1, `spade_ace_too`: then even with spades trumps it can be without a trick, and costs ten."""
    game = make("mushka_pamfil", players=3, spade_ace_too=True)
    entries = game.score({"winners": [1, 1, 1, 2, 2], "holds": ["AS", "JC", ""], "trump": "S"})
    assert [(entry.amount, entry.rule) for entry in entries if entry.column == 0] == [(10, "M-19")]


@pytest.mark.parametrize("wrong", [{"faults": [1]}, {"claims": 1}, {"turn": 0}, {"turn": 2}])
def test_faults_without_manners_and_a_trick_out_of_turn_are_refused_M_15_M_27(wrong: dict[str, Any]) -> None:
    """M-27: without manners there is nothing to claim; M-15: the trick goes round. Both came to a stop later."""
    piles = {"hand.0": "AS KS 7H 8D", "hand.1": "AD KD 8H QD QS", "hand.2": "AC KC 9H QC JC", "turned": "TH"}
    start = {"piles": piles, "played": ["0 7S"], "active": [0, 1, 2], "dealer": 2}
    game = make("mushka", players=3)
    assert Table(game, start=start).turn() == 1
    with pytest.raises(BadPosition):
        Table(game, start={**start, **wrong})


@pytest.mark.parametrize("name", ["mushka", "mushka_pamfil", "mushka_shutikha", "mushka_mistigri", "rams"])
@pytest.mark.parametrize("players", [3, 4, 7])
def test_hands_of_which_nothing_is_said_hold_nothing_that_binds_or_is_shown_M_8_R_8_R_36(
    name: str, players: int
) -> None:
    """One hand and the trump suit are enough; the others may pass, and the hand goes on."""
    start = {"phase": "declare", "dealer": players - 1, "piles": {"hand.0": "KH 9H 8D 7D 7S"}}
    if name != "mushka_shutikha":
        start["trump"] = "C"
    table = Table(make(name, players=players), start=start)
    piles = table.state.position(EVERYTHING)["piles"]
    assert [len(piles[f"hand.{seat}"].split()) for seat in range(players)] == [5] * players
    for seat in range(players - 1):
        assert "pass" in names(table, seat)
        table.play(seat, "pass")
    assert records(table) == [table.game.terms.start] * players


def test_one_hand_and_the_trump_suit_are_the_case_of_the_bound_ace_M_C14() -> None:
    """M-C14: 16 discards, none with the ace, and no pass."""
    start = {"phase": "declare", "dealer": 3, "trump": "H", "piles": {"hand.0": "AS QD 9D 8C 7C"}}
    found = 0
    for chosen in range(16):
        table = Table(make("mushka"), start=start)
        assert "pass" not in names(table, 0) and "throw AS" not in names(table, 0)
        cards = [card for bit, card in enumerate(("7C", "8C", "9D", "QD")) if chosen >> bit & 1]
        buy(table, 0, " ".join(cards))
        found += seen_by(table, 1).bought[0] == len(cards)
    assert found == 16


@pytest.mark.parametrize(
    ("name", "cards", "start", "legal"),
    [
        (
            "mushka",
            3,
            {"trump": "H", "piles": {"hand.1": "AS KH 7D"}, "played": ["0 AH"]},
            {"KH", "AS"},
        ),  # M-C9
        (
            "mushka_pamfil",
            4,
            {"trump": "D", "piles": {"hand.1": "JC 9C 7D AH"}, "played": ["0 KC"]},
            {"9C"},
        ),
        ("rams", 3, {"trump": "H", "piles": {"hand.1": "AH 9H 7S"}, "played": ["0 JH"]}, {"AH"}),  # R-C8
        (
            "rams",
            3,
            {"trump": "H", "piles": {"hand.2": "AH 9H 7S"}, "played": ["0 8D", "1 QH"]},
            {"AH"},
        ),
    ],
)
def test_a_trick_is_told_by_its_cards_and_the_hand_that_is_asked_about_M_15_M_17_PF_2_R_18(
    name: str, cards: int, start: dict[str, Any], legal: set[str]
) -> None:
    """Who has laid a card has a hand, whatever it is; who has neither cards nor a word has passed."""
    table = Table(make(name, players=3, hand_cards=cards), start=start)
    assert names(table, table.turn()) == legal


def test_a_suit_of_which_no_card_is_left_cannot_be_turned_up_M_6() -> None:
    clubs = " ".join(f"{rank}C" for rank in "AKQJT")
    start = {"phase": "declare", "trump": "C", "piles": {"hand.0": clubs, "stock": "9C 8C 7C 6C"}}
    with pytest.raises(BadPosition):
        Table(make("mushka"), start=start)
    with pytest.raises(BadPosition):
        Table(make("mushka"), start={"phase": "declare", "piles": {"hand.0": clubs}})
