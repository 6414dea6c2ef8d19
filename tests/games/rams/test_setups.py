"""Tables that begin in the middle of a hand: worlds as after a deal; the impossible is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lomber import BadPosition, Table, make
from lomber.conform import promises
from lomber.table.contract import EVERYTHING
from tests.games.middles import keeps_its_secrets
from tests.games.rams.tables import dealt


@pytest.mark.parametrize("name", ["rams", "rams/tiny", "rams/strict", "rams/manners"])
@pytest.mark.parametrize("seed", range(6))
def test_a_table_set_up_in_the_middle_keeps_its_secrets(name: str, seed: int) -> None:
    keeps_its_secrets(make(name, players=3, hands=1), seed)


@pytest.mark.parametrize("seed", range(8))
def test_an_exposed_card_keeps_the_other_secrets_R_34(seed: int) -> None:
    """R-34: the suite does not walk the dealer's aside, so it is walked here."""
    random = Random(seed)
    table = Table(make("rams/manners", players=3, hands=1), seed=seed)
    while not table.over:
        seat = table.actors()[0]
        for other in range(3):
            if table.asides(other) and random.random() < 0.7:
                table.play(other, random.choice(table.asides(other)))
        table.play(seat, random.choice(table.legal(seat)))
        if not table.over and random.random() < 0.15:
            promises.set_up_gives_back(table)
            promises.record_replays(table)
            promises.worlds_cannot_be_told_apart(table, seed, 1)
            promises.clues_tell_only_what_was_seen(table, seed, 2)


@pytest.mark.parametrize(
    "wrong",
    [
        {"phase": "play", "piles": {"hand.0": "AS"}},
        {"piles": {"hand.0": "AS AS"}},
        {"phase": "dance"},
        {"records": [1, 2]},
        {"weather": "fine"},
        {"phase": "deal", "piles": {"hand.0": "AS"}},
        {"phase": "play", "piles": {"cellar": "AS"}},
    ],
)
def test_impossible_positions_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        make("rams").set_up(wrong)


@pytest.mark.parametrize("seed", range(2))
def test_a_new_stock_keeps_the_other_secrets_M_11(seed: int) -> None:
    """M-11: random walks seldom empty the stock, so here everybody throws off what he can."""
    random = Random(seed)
    table = Table(make("rams/reshuffle", hands=1), seed=seed)
    while not table.over:
        seat = table.actors()[0]
        legal = table.legal(seat)
        throws = [move for move in legal if table.name(move).startswith("throw")]
        table.play(seat, throws[0] if throws and random.random() < 0.9 else random.choice(legal))
        deals = sum(hasattr(event, "piles") for event in table.record().log)
        if not table.over and deals > 1 and random.random() < 0.1:
            promises.set_up_gives_back(table)
            promises.worlds_cannot_be_told_apart(table, seed, 1)
            promises.clues_tell_only_what_was_seen(table, seed, 2)


def test_a_turn_up_taken_after_a_set_up_tells_that_it_made_no_pair_R_27() -> None:
    """The dealer takes JC and shows nothing: so he does not hold JS."""
    hands = {"hand.1": "QS QC", "hand.2": "AC JS", "hand.0": "KS KC", "turned": "JC", "stock": "AS"}
    dealt_in = dealt(hands, "rams/tiny")
    for seat in (1, 2, 0):
        dealt_in.play(seat, "done")
    table = Table(dealt_in.game, start=dealt_in.state.position(EVERYTHING))
    table.play(0, "drop KC")
    promises.worlds_cannot_be_told_apart(table, 1, 40)
    table.play(1, "QC")
    promises.worlds_cannot_be_told_apart(table, 1, 40)


HANDS = {
    "turned": "TC",
    "hand.0": "JD JH 9S 8C 7C",
    "hand.1": "KS QS 8D 7D 9C",
    "hand.2": "KC QC 8H 7H 9D",
    "hand.3": "AS KD TS 8S 7S",
}


def set_up(records: list[int], hands: dict[str, str], **more: Any) -> Table:
    """Four players, dealer the last, the elder on turn unless it is said."""
    start = {"phase": "declare", "dealer": 3, "records": records, "piles": {**HANDS, **hands}, **more}
    return Table(make("rams", players=4), seed=1, start=start)


def totals(table: Table) -> list[int]:
    return [column.totals["record"] for column in table.sheet().columns]


def test_jacks_are_shown_by_whose_described_turn_it_is_R_28_R_36() -> None:
    """R-28, R-36: R-C11 as a position."""
    table = set_up([60, 100, 100, 100], {})
    assert totals(table) == [55, 100, 100, 100]
    promises.worlds_cannot_be_told_apart(table, 1, 3)
    promises.clues_tell_only_what_was_seen(table, 1, 3)
    table.play(0, "pass")
    for seat in (1, 2):
        table.play(seat, "pass")
    assert totals(table) == [55, 100, 100, 100]


def test_jacks_that_end_the_game_end_a_described_one_R_32() -> None:
    """R-32: R-C15 as a position."""
    table = set_up([4, 20, 30, 40], {})
    assert table.over
    assert table.scores() == [90, -20, -30, -40]


def test_four_aces_take_a_described_Rams_R_23() -> None:
    """R-23: before anybody speaks, whoever holds them."""
    hands = {"hand.3": "AS AC AD AH 7S"}
    table = set_up([4, 20, 30, 40], hands)
    assert table.over
    assert table.scores() == [-4, -20, -30, 54]


def test_jacks_held_in_described_play_have_been_credited_R_27_R_28() -> None:
    """R-27, R-28: of the players, and of one who passed; what is said of them goes before."""
    hands = {"hand.0": "JD JH 9S 8C 7C", "hand.2": "JS JC 8H 7H 9D"}
    assert totals(set_up([60, 60, 60, 60], hands, phase="play", passed=[0])) == [55, 60, 55, 60]
    said = set_up([60, 60, 60, 60], hands, phase="play", passed=[0], credit=[2, 1, 0, 0])
    assert totals(said) == [55, 55, 60, 60]
    table = set_up([60, 60, 60, 60], hands, phase="play", passed=[0])
    promises.worlds_cannot_be_told_apart(table, 1, 3)


def test_jacks_thrown_off_in_a_described_hand_have_been_credited_R_29() -> None:
    """R-29, R-27: a pair among the throw-offs; and one that the dealer broke for the turn-up."""
    hands = {"hand.0": "KH QH 9S 8C 7C", "thrown.0": "JD JH"}
    assert totals(set_up([60, 60, 60, 60], hands, phase="play")) == [55, 60, 60, 60]
    hands = {"hand.0": "KH QH 9S 8C 7C", "hand.3": "AS KD TC JC 7S", "turned": "", "dropped": "JS"}
    table = set_up([60, 60, 60, 60], hands, phase="play", turned="TC", took=True)
    assert totals(table) == [60, 60, 60, 55]


def test_who_has_spoken_is_not_asked_again_in_a_described_hand_R_6() -> None:
    """R-6."""
    assert set_up([60] * 4, {}, passed=[0]).turn() == 1
    with pytest.raises(BadPosition):
        set_up([60] * 4, {}, passed=[0], turn=0)


ALL = [0, 0, 1, 1, 2]
"""Who took the five tricks, where all three have some."""
TWO = [0, 0, 0, 1, 1]


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ({"winners": ALL, "aces": ["AS", "AS", ""]}, ""),
        ({"winners": ALL, "aces": ["AS AC AD AH", "", ""]}, "R-23"),
        ({"winners": TWO, "active": [0, 1], "aces": ["", "", "AS"]}, "R-8"),
        ({"winners": [0] * 5, "active": [0]}, ""),
        ({"ending": "flush", "who": [0], "active": [1, 2]}, ""),
        ({"winners": ALL, "jacks": [10, 5, 0]}, "R-27"),
        ({"winners": ALL, "jacks": [3, 0, 0]}, "R-27"),
        ({"ending": "jacks", "who": [0]}, "R-32"),
        ({"ending": "jacks", "who": [0], "jacks": [5, 0, 0], "records": [6, 20, 20]}, "R-32"),
        ({"winners": ALL, "records": [0, 20, 20]}, ""),
        ({"winners": ALL, "faults": ["R-14", [], []]}, ""),
        ({"winners": TWO, "active": [0, 1], "faults": [[], [], ["R-14"]]}, ""),
    ],
    ids=[
        "twice",
        "four",
        "passed",
        "alone",
        "flush",
        "pairs",
        "three",
        "none",
        "more",
        "won",
        "text",
        "fault",
    ],
)
def test_a_result_that_cannot_be_is_not_scored_R_8_R_23_R_27_R_32(wrong: dict[str, Any], rule: str) -> None:
    """Who was dealt an ace plays (R-8); all four take the Rams (R-23); jacks end it from 5 or 10 at most (R-32)."""
    with pytest.raises(BadPosition) as refused:
        make("rams", players=3).score(wrong)
    assert refused.value.rule == rule


@pytest.mark.parametrize("wrong", [{"exposing": True}, {"exposed": "7S"}])
def test_cards_are_exposed_only_with_manners_R_34(wrong: dict[str, Any]) -> None:
    """R-34: without manners nobody could take or refuse such a card."""
    piles = {
        "hand.0": "KS 9H QD TC 8S",
        "hand.1": "TH 9C 9D TD KD",
        "hand.2": "JS QC 8C 7C TS",
        "turned": "7H",
    }
    start = {"phase": "declare", "dealer": 2, "piles": piles}
    assert Table(make("rams", players=3), start=start).turn() == 0
    with pytest.raises(BadPosition) as refused:
        Table(make("rams", players=3), start={**start, **wrong})
    assert refused.value.rule == "R-34"
