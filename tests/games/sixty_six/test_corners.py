"""Sixty-six where rules meet: closings, marriages, what is held back, and who must say so. Reckoned by hand."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import make
from tests.games.sixty_six.tables import dealt, names, play, points, set_up, written


def scored(result: dict[str, Any], **options: Any) -> list[tuple[int, int, str]]:
    """Who writes how many games, and why."""
    entries = make("sixty_six", **options).score(result)
    return [(e.column, e.amount, e.reason) for e in entries if e.place == "games"]


CLOSINGS: list[tuple[dict[str, Any], dict[str, Any], tuple[int, int, str]]] = [
    # the closer has 66: the other's points and tricks decide, marriages among them
    ({"points": [66, 33], "tricks": [4, 2], "closer": 0}, {}, (0, 1, "simple-game")),
    ({"points": [66, 32], "tricks": [4, 2], "closer": 0}, {}, (0, 2, "double-game")),
    ({"points": [46, 13], "marriages": [20, 20], "tricks": [4, 1], "closer": 0}, {}, (0, 1, "simple-game")),
    (
        {"points": [46, 13], "marriages": [20, 20], "tricks": [4, 1], "closer": 0},
        {"count_limit": "cards_only"},
        (0, 2, "double-game"),
    ),
    ({"points": [66, 0], "marriages": [0, 60], "tricks": [6, 0], "closer": 0}, {}, (0, 3, "treble-game")),
    # the closer fails: two whatever the other has, three where he has no trick but a marriage
    ({"points": [65, 4], "tricks": [5, 1], "closer": 0}, {}, (1, 2, "closing-failed")),
    ({"points": [65, 0], "marriages": [0, 40], "tricks": [6, 0], "closer": 0}, {}, (1, 3, "closing-failed")),
    ({"points": [0, 46], "marriages": [0, 20], "tricks": [0, 4], "closer": 0}, {}, (1, 2, "closing-failed")),
    ({"points": [60, 40], "tricks": [5, 3], "closer": 1}, {}, (0, 2, "closing-failed")),
    # judged when it was closed: what the other took afterwards is nothing to it
    (
        {"points": [20, 66], "tricks": [1, 5], "closer": 0, "early": 0},
        {"no_trick_judged": "closing"},
        (1, 3, "closing-failed"),
    ),
    (
        {"points": [66, 10], "tricks": [5, 1], "closer": 0, "early": 0},
        {"no_trick_judged": "closing"},
        (0, 2, "double-game"),
    ),
    # a marriage that waits for a trick is not there
    (
        {"points": [66, 0], "marriages": [0, 40], "tricks": [6, 0], "closer": 1},
        {"marriage_needs_trick": True},
        (0, 2, "closing-failed"),
    ),
    (
        {"points": [56, 0], "marriages": [20, 0], "tricks": [5, 0]},
        {"marriage_needs_trick": True},
        (0, 3, "treble-game"),
    ),
]


@pytest.mark.parametrize(("result", "options", "line"), CLOSINGS)
def test_what_a_deal_is_worth_S_14_S_15(
    result: dict[str, Any], options: dict[str, Any], line: tuple[int, int, str]
) -> None:
    """S-14, S-15, G-11: by the loser's points, or two and three for a failed closing."""
    assert scored(result, **options) == [line]


CLAIMS: list[tuple[dict[str, Any], tuple[int, int, str]]] = [
    ({"points": [66, 20], "tricks": [5, 2], "claimant": 0}, (0, 2, "double-game")),
    ({"points": [65, 40], "tricks": [5, 3], "claimant": 0}, (1, 2, "false-claim")),
    ({"points": [65, 0], "marriages": [0, 20], "tricks": [5, 0], "claimant": 0}, (1, 3, "false-claim")),
    # both have 66: who says it first has it
    ({"points": [70, 46], "marriages": [0, 20], "tricks": [6, 4], "claimant": 1}, (1, 1, "simple-game")),
    # the other had closed, and has failed by the claim: two, not one
    ({"points": [66, 50], "tricks": [5, 4], "claimant": 0, "closer": 1}, (0, 2, "closing-failed")),
    # the closer says it, rightly and too early
    ({"points": [66, 50], "tricks": [5, 4], "claimant": 0, "closer": 0}, (0, 1, "simple-game")),
    ({"points": [64, 0], "tricks": [5, 0], "claimant": 0, "closer": 0}, (1, 3, "false-claim")),
    # the other had closed, and the claim is wrong: the claimant loses, the closer's own failure is no matter
    ({"points": [60, 30], "tricks": [5, 3], "claimant": 0, "closer": 1}, (1, 2, "false-claim")),
]


@pytest.mark.parametrize(("result", "line"), CLAIMS)
def test_who_says_sixty_six_S_13(result: dict[str, Any], line: tuple[int, int, str]) -> None:
    """S-13 `claim=manual`, S-14, S-15: right, wrong, and with a stock that one of them has closed."""
    assert scored(result, claim="manual") == [line]


def test_unsaid_points_decide_a_closed_deal_too_S_13() -> None:
    """S-13: cards out and nothing said: the closer's 66 wins, both with 66 are drawn, neither is his failure."""
    alone = {"points": [70, 60], "tricks": [6, 4], "closer": 0}
    assert scored(alone, claim="manual") == [(0, 1, "simple-game")]
    both = {"points": [70, 50], "marriages": [0, 20], "tricks": [6, 4], "closer": 0}
    assert scored(both, claim="manual") == [(0, 0, "drawn-unsaid"), (1, 0, "drawn-unsaid")]
    neither = {"points": [65, 55], "tricks": [6, 4], "closer": 0}
    assert scored(neither, claim="manual") == [(1, 2, "closing-failed")]


def test_a_marriage_led_first_of_all_is_held_back_until_a_trick_S_10() -> None:
    """S-10, S-13: a trump marriage without a trick is nothing yet; the first trick brings 21 and the forty."""
    piles = {"hand.0": "QH AS 9S", "hand.1": "KH KD TS"}
    options = {"marriage_needs_trick": True}
    table = set_up(piles, options, trump="H", points=[0, 54], marriages=[40, 0], tricks=[0, 4])
    assert points(table) == (0, 54)
    play(table, "AS TS")  # 21 and the forty: 61
    assert points(table) == (61, 54)
    play(table, "QH KH")
    assert points(table) == (61, 61)
    play(table, "KD 9S")  # 4 and the last trick's ten
    assert written(table) == [(1, 1, "simple-game")]


def test_a_closing_takes_the_last_tricks_ten_S_12_S_15() -> None:
    """S-12, S-15: 52 and the last trick of 5 and 10 are 67; without the ten 57, and the closing has failed."""
    piles = {"hand.0": "QS", "hand.1": "JD"}
    parts: dict[str, Any] = {"trump": "S", "points": [52, 40], "tricks": [4, 3], "closer": 0, "turn": 0}
    for counts, line in ((True, (0, 1, "simple-game")), (False, (1, 2, "closing-failed"))):
        table = set_up(piles, {"last_trick_closed": counts}, **parts)
        play(table, "QS JD")
        assert written(table) == [line]


def test_the_last_tricks_ten_wins_for_the_other_S_12_S_13() -> None:
    """S-12, S-14: 63–46 and an open stock long gone: the loser of the race takes king and ten and ten more: 70."""
    table = set_up({"hand.0": "KD", "hand.1": "TD"}, trump="S", points=[60, 46], tricks=[6, 5])
    play(table, "KD TD")
    assert written(table) == [(1, 1, "simple-game")]


def test_a_lead_that_wins_by_its_marriage_leaves_the_other_his_tricks_S_13_S_14() -> None:
    """S-10, S-13, S-14: 26 and forty on the very lead; the other has 32 and writes nothing: two games."""
    piles = {"hand.0": "KS QS 9D", "hand.1": "AS TS AD"}
    table = set_up(piles, trump="S", points=[26, 32], tricks=[4, 5])
    table.play(0, "QS")
    assert written(table) == [(0, 2, "double-game")]
    assert table.sheet().entries[0].words == {"points": 66, "other": 32}


def test_a_marriage_is_none_once_its_mate_has_been_laid_to_a_trick_S_10() -> None:
    """S-10, C-6: the king answered a lead; the queen counts nothing, and nothing is offered with her."""
    piles = {"hand.0": "9H AS", "hand.1": "KH QH"}
    table = set_up(piles, trump="S", points=[10, 10], tricks=[5, 5])
    play(table, "9H KH")
    assert names(table, 1) == {"QH"}
    table.play(1, "QH")
    assert points(table) == (10, 14)


def test_the_exchanged_card_makes_a_marriage_at_once_G_9_S_10() -> None:
    """G-9, S-10, S-11: the nine for the faced king, forty with the queen, and the stock closed, all in one turn."""
    piles = {
        "hand.0": "9S QS AS TS AH TH",
        "hand.1": "9D JD QD KD 9H JH",
        "faced": "KS",
        "stock": "9C JC QC KC TC",
    }
    table = set_up(piles, {"nine_exchange": True}, points=[10, 20], tricks=[1, 2])
    assert "marry QS" not in names(table, 0)
    for move in ("exchange", "close"):
        table.play(0, move)
    assert {"marry QS", "marry KS"} <= names(table, 0)
    assert "exchange" not in names(table, 0)
    table.play(0, "marry QS")
    assert points(table) == (50, 20)


def test_of_three_a_failed_closing_feeds_the_dealer_too_S_15_S_19() -> None:
    """S-15, S-18, S-19: C deals and rests; A closes and fails: B and C write two, C stops at seven."""
    result = {"points": [50, 40], "tricks": [4, 2], "closer": 0, "games": [7, 5, 6]}
    assert scored(result, players=3) == [(1, 2, "closing-failed"), (2, 1, "dealer-shares")]
    drawn = {"points": [65, 65], "tricks": [6, 6], "games": [7, 5, 6]}
    assert scored(drawn, players=3) == [(0, 0, "drawn-game"), (1, 0, "drawn-game")]


def test_a_short_partie_of_three_is_won_only_by_ones_own_play_S_19_S_20() -> None:
    """S-19, S-20, `target=1`: the dealer can never write; who wins leaves, and the last of the rest pays both."""
    result = {"points": [70, 40], "tricks": [6, 4], "dealer": 2}
    assert scored(result, players=3, target=1) == [(0, 1, "simple-game"), (2, 0, "dealer-shares")]
    left = {**result, "left": [0], "games": [1, 0, 0], "dealer": 1}
    entries = make("sixty_six", players=3, target=1, stake=50).score(left)
    assert [(e.column, e.amount) for e in entries if e.place == "money"] == [(0, 50), (1, -100), (2, 50)]


def test_who_deals_after_a_closing_lost_a_draw_and_a_win_S_3() -> None:
    """S-3, S-16: the winner deals, be it by the other's failed closing; a drawn game changes nothing."""
    piles = {"hand.0": "KH 9C 9H 9D QH TD", "hand.1": "9S JC QC AC AS TC", "faced": "TS"}
    table = dealt(piles, {"dealer": 1})
    table.play(0, "close")
    play(table, "QH AS, AC 9C, TC 9H, JC 9D, QC KH, 9S TD")
    assert table.state.position(-2)["dealer"] == 1
    last = {"hand.0": "9C", "hand.1": "9D"}
    for points_, games, dealer in (([55, 65], [0, 0], 0), ([56, 64], [0, 1], 1)):
        end = set_up(
            last, trump="S", points=points_, tricks=[5, 6], dealer=0
        )  # seat 1 leads, and is told first
        play(end, "9D 9C")
        position = end.state.position(-2)
        assert (position["games"], position["dealer"]) == (games, dealer)


def test_who_is_to_lead_follows_from_the_cards_played_S_5_S_7() -> None:
    """S-5, S-7: of a described position the winner of its last trick leads, told or not."""
    piles = {"hand.0": "AS KH", "hand.1": "TS QH"}
    assert set_up(piles, trump="D", played=["0 9C", "1 JC"]).turn() == 1
    assert set_up(piles, trump="C", played=["1 AD", "0 9C"]).turn() == 0
    assert set_up(piles, trump="D", played=["0 9C", "1 JC"], turn=0).turn() == 0
