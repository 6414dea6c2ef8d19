"""Deals of Piquet and Norman Piquet told by what was declared and who took the tricks."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from lomber.table.errors import BadPosition
from tests.games.piquet.tables import counts, declare, exchanged, hands, last, play


def final(deal: dict[str, Any], name: str = "piquet", **options: Any) -> tuple[int, int]:
    """The two final counts, the higher first, of a deal of two."""
    entries = make(name, **options).score({"deal": deal})
    return entries[0].words["own"], entries[0].words["other"]


def counted(deal: dict[str, Any], **options: Any) -> list[int]:
    """What each of three adds to his total."""
    entries = make("norman_piquet", **options).score({"deal": deal})
    by_seat = {e.column: e.amount for e in entries if e.place == "total"}
    return [by_seat[seat] for seat in range(3)]


CASES: list[tuple[dict[str, Any], dict[str, Any], tuple[int, int]]] = [
    (
        {"declared": [[0, 0], [4, 0], [3, 0], [0, 0]], "won": [0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 0, 0]},
        {},
        (19, 9),
    ),
    ({"hand": [8, 6], "won": [0, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1]}, {}, (17, 17)),
    ({"hand": [26, 0], "won": [*[0] * 5, *[1] * 6, 0]}, {}, (66, 7)),
    ({"hand": [21, 0], "won": [0, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0]}, {}, (62, 8)),
    ({"hand": [21, 0], "won": [0, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0]}, {"pique_stop": "any_score"}, (32, 8)),
    ({"hand": [37, 0], "won": [*[0] * 9, 1, 1, 1]}, {}, (117, 6)),
    ({"hand": [10, 3], "won": [1] * 12}, {}, (55, 11)),
    ({"hand": [10, 3], "won": [1] * 12, "capots": [1]}, {}, (95, 11)),
    ({"hand": [12, 6], "won": [1, 1, 1, 0, 1, *[0] * 7], "whole": [0]}, {}, (55, 12)),
    ({"declared": [[0, 10], [5, 0], [15, 0], [17, 0]], "won": [*[0] * 9, 1, 1, 1]}, {}, (57, 16)),
]
"""C-11 to C-18 of the rules by their results; the hand that the higher count belongs to is told there."""


@pytest.mark.parametrize(("deal", "options", "counts"), CASES)
def test_the_worked_deals_are_counted_from_their_tricks_alone_C_11_C_18(
    deal: dict[str, Any], options: dict[str, Any], counts: tuple[int, int]
) -> None:
    """C-11 … C-18, P-17, P-20 … P-23."""
    assert final(deal, **options) == counts


@pytest.mark.parametrize(
    ("hand", "options", "count"),
    [
        (17, {}, 17 + 12 + 40),
        (18, {}, 18 + 12 + 30 + 40),
        (6, {"own_trick_counts": True}, 6 + 24 + 30 + 40),
        (5, {"own_trick_counts": True}, 5 + 24 + 40),
    ],
)
def test_the_last_trick_of_a_capot_helps_to_no_pique_P_21_P_22(
    hand: int, options: dict[str, Any], count: int
) -> None:
    """P-21, P-22, P-23: twelve leads and no +3; 17 in hand come to 29, 18 to thirty."""
    assert final({"hand": [hand, 0], "won": [0] * 12}, **options) == (count, 0)


def test_doubled_leads_make_a_pique_P_22_P_30() -> None:
    """P-22, P-30 (b): 25 in hand and leads at two: 27, 29, 31 are 61; the silent one has nothing for six tricks."""
    won = [*[0] * 6, *[1] * 6]
    assert final({"hand": [25, 0], "silent": [1], "won": won}) == (25 + 7 * 2 + 30, 0)
    assert final({"hand": [25, 0], "silent": [0, 1], "won": won}) == (25, 0)


def test_silence_is_counted_from_a_result_C_25() -> None:
    """C-25, P-30 (b): E keeps his 20; D: 3, a capture and ten leads doubled, 3 and 10 single."""
    deal = {"hand": [20, 3], "won": [0, *[1] * 11], "silent": [0]}
    assert final(deal, manners=True) == (3 + 2 * 11 + 3 + 10, 20)


def test_who_was_struck_has_nothing_C_26_PG_16() -> None:
    """C-26, P-30 (c), PG-16: the whole count of the game is gone; D counts as usual: 1, ten leads, 3 and 10."""
    assert final({"hand": [20, 3], "won": [0, *[1] * 11], "struck": [0]}, manners=True) == (
        3 + 11 + 3 + 10,
        0,
    )


@pytest.mark.parametrize(("order", "higher"), [("any_declaration_stops", 30), ("classic_order", 90)])
def test_the_order_of_counting_makes_the_repique_P_17(order: str, higher: int) -> None:
    """P-17 `repique_order`: point and sequences make 30 before D's three tens; seven leads and five captures."""
    deal = {"declared": [[0, 0], [8, 0], [22, 0], [0, 3]], "won": [0, 1] * 6}
    own, _ = final(deal, repique_order=order)
    assert own == higher + 12


def test_leza_and_capot_of_three_are_counted_from_a_result_NC_3_NC_4() -> None:
    """NC-3, NC-4, N-8, N-9: 5–5–0 gives nobody ten, or five each; the capot of H 11 is 41."""
    shared = {"won": [0] * 5 + [1] * 5}
    assert counted(shared) == [6, 1 + 4 + 3, 0]
    assert counted(shared, leza_tie="split") == [11, 1 + 4 + 3 + 5, 0]
    assert counted({"hand": [3, 11, 0], "won": [1] * 10}) == [4, 41, 0]


def test_two_who_are_left_play_piquet_N_12() -> None:
    """N-12, NC-5, NC-7: the first has left; seat 2 deals, seat 1 is elder: twelve tricks, a pique at thirty."""
    earlier = [[62, 41, 17], [45, 0, 62]]
    deal = {"hand": [0, 24, 0], "won": [*[1] * 6, *[2] * 6]}
    entries = make("norman_piquet", draw=False).score({"counts": earlier, "deal": deal, "dealer": 2})
    assert [(e.column, e.amount) for e in entries[-5:-3]] == [(1, 31 + 30), (2, 1 + 5 + 3)]


@pytest.mark.parametrize(
    "deal",
    [
        {"hand": [7, 0], "won": [0, 1]},
        {"hand": [7, 0], "won": [2] * 12},
        {"hand": [7], "won": [0] * 12},
        {"hand": [7, 0], "declared": [[0, 0]] * 4, "won": [0] * 12},
        {"declared": [[7, 0]], "won": [0] * 12},
        {"declared": [[0, 0], [10**30, 0], [0, 0], [0, 0]], "won": [0] * 12},
        {"won": [0] * 12, "white": [1]},
        [7, 0],
    ],
)
def test_a_deal_that_cannot_be_is_refused_P_19(deal: Any) -> None:
    """P-19: twelve tricks and two who take them."""
    with pytest.raises(BadPosition):
        make("piquet").score({"deal": deal})


def ending(piles: dict[str, str], name: str = "piquet", **parts: Any) -> Table:
    """The end of a deal of which the earlier tricks are told by their number."""
    options = parts.pop("options", {})
    start = {"piles": piles, **parts}
    return Table(make(name, draw=False, **options), dealing=False, start=start)


@pytest.mark.parametrize(("stop", "final_"), [("declarations", [62, 8]), ("any_score", [32, 8])])
def test_the_last_trick_of_a_deal_can_be_set_up_alone_C_14(stop: str, final_: list[int]) -> None:
    """C-14, P-21, P-22: 28–8 before the last trick; E leads, takes it, and comes to thirty."""
    figures = {"hand": [21, 0], "made": [7, 8]}
    cards = {"hand.0": "AH", "hand.1": "8H"}
    table = ending(cards, tricks=[5, 6], count=figures, options={"pique_stop": stop})
    assert counts(table) == [28, 8]
    play(table, "AH 8H")
    assert last(table) == final_


def test_a_capot_and_a_counted_hand_are_remembered_in_an_ending_C_16_C_17() -> None:
    """C-16, C-17, P-18, P-23: eleven tricks are D's, and he announced it; all his cards were counted."""
    table = ending(
        {"hand.0": "AH", "hand.1": "TD"},
        tricks=[0, 11],
        turn=1,
        capots=[1],
        whole=[1],
        count={"hand": [10, 3], "made": [1, 11]},
    )
    play(table, "TD AH")
    assert last(table) == [11, 3 + 12 + 80 + 20]


@pytest.mark.parametrize(
    "count",
    [
        {"hand": [36, 3], "made": [6, 5], "late": [-36, 4], "struck": [0]},
        [[36, 3], [6, 5], [0, 0], [-36, 4], [-1, -1, 0, 1]],
    ],
)
def test_what_was_counted_wrongly_is_taken_off_late_in_an_ending_too_P_30(count: Any) -> None:
    """P-30 (c): who was struck has nothing, though 36 were counted; the other counts 3 + 4 and his play."""
    table = ending({"hand.0": "AH", "hand.1": "8H"}, tricks=[6, 5], count=count, options={"manners": True})
    assert counts(table) == [0, 12]


def test_an_ending_of_three_N_8() -> None:
    """N-8, NC-3: 5–4–0 before the last trick; the second takes it, and nobody has the leza."""
    piles = {"hand.0": "7S", "hand.1": "AS", "hand.2": "8S"}
    table = ending(piles, "norman_piquet", tricks=[5, 4, 0], turn=2, count={"made": [5, 4, 1]})
    play(table, "8S 7S AS")
    assert last(table) == [5, 4 + 1 + 3, 2]


def test_a_repique_or_pique_that_the_figures_make_is_made_P_17_P_22() -> None:
    """P-17, P-22: 37 in the hand are 97; 26 and four leads are 60."""
    cards = {"hand.0": "AH KH", "hand.1": "8H 7H"}
    assert counts(ending(cards, tricks=[10, 0], count={"hand": [37, 0], "made": [10, 0]})) == [107, 0]
    assert counts(ending(cards, tricks=[5, 5], count={"hand": [26, 0], "made": [4, 5]})) == [60, 5]
    assert counts(ending(cards, tricks=[5, 5], count={"hand": [26, 0], "made": [4, 5], "pique": -1})) == [
        30,
        5,
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"tricks": [6, 6]},
        {"tricks": [5, 5]},
        {"tricks": [5, 6], "phase": "capot"},
        {"tricks": [5, 6], "count": {"made": [1]}},
        {"tricks": [5, 6], "count": {"total": [1, 2]}},
        {"tricks": [5, 6], "count": {"made": [1, 10**30]}},
        {"tricks": [5, 6], "count": [{}, [0, 0], [0, 0], [0, 0], [-1, -1, 0, 0]]},
        {"tricks": [5, 6], "count": [[0, 0], [0, 0], [0, 0], [0, 0], [2, -1, 0, 0]]},
        {"tricks": [5, 6], "piles": {"hand.0": "AH", "hand.1": "8H", "gone": "AH"}},
    ],
)
def test_an_ending_that_cannot_be_is_refused_P_19(change: dict[str, Any]) -> None:
    """P-19: as many tricks are left as cards."""
    start = {"piles": {"hand.0": "AH", "hand.1": "8H"}, **change}
    with pytest.raises(BadPosition):
        make("piquet", draw=False).set_up(start)


def test_an_ending_is_described_as_it_was_set_up_P_19() -> None:
    """P-19: what is told of it leads to the same position; the cards that are gone lie open to both."""
    table = ending({"hand.0": "AH KH", "hand.1": "8H 7H"}, tricks=[4, 6])
    play(table, "AH 7H")
    told = table.state.position(-2)
    assert table.game.set_up(told).position(-2) == told
    assert "??" not in table.state.position(1)["piles"]["gone"]
    assert len(told["piles"]["gone"].split()) == 28


# -- declarations and counts of a position, as a person writes them

ELDER, DEALER = "AS KS QS JS TS AC KC AD QD AH QH 8H", "9S 7S JC 8C KD TD 9D 8D 7D KH JH TH"
WORDS = [
    *("0 point 5", "1 equal", "0 pips 51", "1 good", "0 cards AS KS QS JS TS"),
    *("0 sequence 5 A", "1 good", "0 run AS KS QS JS TS"),
    *("0 fourteen A", "1 good", "0 same QS QD QH", "0 same AS AC AD AH"),
]


def laid_out(
    piles: list[str], name: str = "piquet", options: dict[str, Any] | None = None, **parts: Any
) -> Table:
    start = {"piles": {f"hand.{seat}": cards for seat, cards in enumerate(piles)}, **parts}
    return Table(make(name, draw=False, **(options or {})), dealing=False, start=start)


def test_the_talk_of_a_position_is_told_in_its_words_P_10_P_17() -> None:
    """P-10, P-17, C-15: 5 + 15 + 17, a repique; it is the position that the same words lead to at the table."""
    table = laid_out([ELDER, DEALER], phase="capot", talk=WORDS)
    spoken = exchanged(ELDER, DEALER)
    declare(spoken)
    assert hands(table) == hands(spoken) == [37, 0]
    assert counts(table) == [97, 0]
    parts = ("talk", "count", "shown", "turn", "phase", "piles")
    told, made = table.state.position(0), spoken.state.position(0)
    assert {part: told[part] for part in parts} == {part: made[part] for part in parts}
    half = laid_out([ELDER, DEALER], phase="declare", talk=WORDS[:5])
    assert (half.turn(), half.name(half.legal(0)[0])) == (0, "sequence 5 A")


@pytest.mark.parametrize(
    ("phase", "talk", "rule"),
    [
        ("capot", ["0 point 6"], "P-14"),
        ("capot", WORDS[:5], "P-10"),
        ("declare", WORDS, ""),
        ("declare", ["1 point 5"], ""),
        ("declare", ["0 five cards"], ""),
    ],
    ids=["not held", "not over", "over", "out of turn", "no words"],
)
def test_a_talk_that_cannot_be_is_refused_P_14(phase: str, talk: list[str], rule: str) -> None:
    """P-10, P-14."""
    with pytest.raises(BadPosition) as refused:
        laid_out([ELDER, DEALER], phase=phase, talk=talk)
    assert refused.value.rule == rule


def test_leads_and_tricks_follow_from_the_cards_played_P_20_P_22() -> None:
    """P-20, P-22, C-13: the fourth lead makes thirty of 26, and it is sixty; C-9: 18 and 6."""
    elder, dealer = "KS JS 9C 8C 7C QD JD 7D", "AS QS TS KD AH QH JH TH"
    rows = ["0 AC", "1 7H", "0 QC", "1 8H", "0 JC", "1 8S", "0 TC", "1 8D"]
    assert counts(laid_out([elder, dealer], played=rows, count={"hand": [26, 0]})) == [60, 0]
    assert counts(laid_out([elder, dealer], played=rows)) == [4, 0]
    assert counts(laid_out([elder, dealer], played=rows, count={"hand": [26, 0], "made": [2, 1]})) == [28, 1]
    rows = ["0 AS", "1 8S", "0 7S", "1 KS"]
    table = laid_out(["7H", "8H"], tricks=[5, 4], played=rows, count={"hand": [18, 6]})
    assert (counts(table), table.turn()) == ([20, 7], 1)


def test_who_plays_with_too_many_cards_is_silent_in_a_position_too_P_30() -> None:
    """P-30 (b), C-25: thirteen cards in the play; the other's leads count double."""
    table = laid_out([ELDER, f"{DEALER} 7H"], options={"manners": True}, phase="play", count={"hand": [0, 7]})
    play(table, "AS 7S · 8H TH")
    assert counts(table) == [4, 7]


def test_of_three_the_dealer_is_the_first_to_exchange_and_to_speak_N_2_N_3() -> None:
    """N-2, N-3: nobody need say whose turn it is; two exchange one after the other (P-6)."""
    three = [
        "KS 8S AC 8C 7C TD AH KH JH 7H",
        "JS TS 9S AD KD JD 9D 7D TH 8H",
        "AS QS 7S KC QC JC TC 9C QH 9H",
    ]
    for phase in ("exchange", "declare"):
        assert laid_out(three, "norman_piquet", phase=phase).turn() == 2
    assert laid_out([ELDER, DEALER], phase="exchange", bought=[3, -1]).turn() == 1
    with pytest.raises(BadPosition):
        laid_out(three, "norman_piquet", phase="declare", turn=0)


def test_a_whole_hand_told_in_an_ending_counts_its_twenty_once_P_23() -> None:
    """P-23: at the end, and not in the hand count as well."""
    table = laid_out(["AS", "KS"], tricks=[6, 5], whole=[0], turn=0)
    assert counts(table) == [0, 0]
    play(table, "AS KS")
    assert last(table) == [1 + 3 + 10 + 20, 0]


def test_the_deals_before_a_position_are_told_by_their_counts_C_19_C_20() -> None:
    """P-25, P-27, P-29: five games of the document's partie, and the sixth ends here, ten against twelve."""
    before = [[54, 21], [10, 58], [80, 15], [10, 47], [30, 8]]
    ending_ = {"tricks": [5, 6], "turn": 0, "count": {"made": [6, 12]}}
    table = laid_out(["AS", "KS"], counts=before, **ending_)
    assert table.state.position(-2)["deal"] == 5
    play(table, "AS KS")
    assert table.over
    written = [(e.column, e.amount) for e in table.sheet().entries if e.place == "side"]
    assert written == [(1, 120), (0, 130), (0, 120), (0, 130)]  # 22 − 2 = 20; 120 − 87 = 33
    doubled = Table(
        make("piquet", draw=False), dealing=False, start={"counts": [[32, 0], [7, 7]], "phase": "deal"}
    )
    assert doubled.sheet().notes["factor"] == 2
    with pytest.raises(BadPosition):
        laid_out(["AS", "KS"], counts=[*before, [9, 1]], **ending_)


def test_a_race_is_set_up_from_its_counts_NC_5() -> None:
    """NC-5, N-12: 107, 71 and 79: the first has left, and his left neighbour deals to the other."""
    start = {"counts": [[62, 41, 17], [45, 30, 62]], "phase": "deal"}
    table = Table(make("norman_piquet", draw=False), dealing=False, start=start)
    position = table.state.position(-2)
    assert (position["totals"], position["left"], position["dealer"]) == ([107, 71, 79], [0], 1)
