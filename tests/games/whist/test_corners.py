"""Whist where rules meet: revokes of both sides, what a deal ends, who pays. Reckoned by hand."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from lomber.table.errors import BadPosition
from tests.games.whist.tables import C11, at, figures, go_on, names, tricks


def scored(result: dict[str, Any], game: str = "whist", **options: Any) -> list[tuple[int, str, int, str]]:
    return figures(make(game, **options).score(result))


REVOKES: list[tuple[dict[str, Any], dict[str, Any], list[tuple[int, str, int, str]]]] = [
    # the claimants come to ten below by the tricks taken over, and the partie is theirs: 16 + 5 against 6
    (
        {"tricks": [6, 7], "revokes": [[0, "tricks"]], "below": [6, 8]},
        {},
        [(1, "below", 8, "leve"), (1, "above", 5, "partie-end"), (1, "under", 15, "partie-net")],
    ),
    # the offenders end the partie, and the fine makes the losers' sum the larger: 10 + 5 against 8 + 30 + 5
    (
        {"tricks": [8, 5], "revokes": [[0, "points"]], "below": [6, 8], "above": [0, 30]},
        {},
        [
            (0, "below", 4, "leve"),
            (1, "above", 5, "fine"),
            (0, "above", 5, "partie-end"),
            (0, "under", 0, "partie-net"),
            (1, "over", 28, "partie-lost-net"),
        ],
    ),
    # both have revoked: two tricks come, three go; the other way round three go and three come
    (
        {"tricks": [11, 2], "revokes": [[1, "tricks"], [0, "tricks"]]},
        {},
        [(0, "below", 8, "leve")],
    ),
    (
        {"tricks": [11, 2], "revokes": [[0, "tricks"], [1, "tricks"]]},
        {},
        [(0, "below", 10, "leve")],
    ),
    # twelve made by oneself are a small slam still; with the thirteenth taken over a grand one only if agreed
    (
        {"tricks": [12, 1], "revokes": [[1, "tricks"]]},
        {},
        [(0, "below", 14, "leve"), (0, "above", 10, "small-slam")],
    ),
    (
        {"tricks": [12, 1], "revokes": [[1, "tricks"]]},
        {"revoke_slam": True},
        [(0, "below", 14, "leve"), (0, "above", 20, "grand-slam")],
    ),
    # a slam that has fallen does not rise again by tricks taken over
    ({"tricks": [12, 1], "revokes": [[0, "tricks"], [1, "tricks"]]}, {}, [(0, "below", 12, "leve")]),
    (
        {"tricks": [12, 1], "revokes": [[0, "tricks"], [1, "tricks"]]},
        {"revoke_slam": True},
        [(0, "below", 12, "leve"), (0, "above", 10, "small-slam")],
    ),
    # who has no trick has none to lose, but five points are to be had of him
    (
        {"tricks": [0, 13], "revokes": [[0, "tricks"], [0, "points"]]},
        {},
        [(1, "below", 14, "leve"), (1, "above", 20, "grand-slam"), (1, "above", 5, "fine")],
    ),
    # without trumps two aces each go to who has seven tricks after the transfer
    (
        {"tricks": [6, 7], "honours": [2, 2], "revokes": [[1, "tricks"]]},
        {"trumps": "none", "two_aces": "leve"},
        [(0, "below", 6, "leve"), (0, "above", 2, "honours")],
    ),
]


@pytest.mark.parametrize(("result", "options", "entries"), REVOKES)
def test_revokes_of_either_side_W_20(
    result: dict[str, Any], options: dict[str, Any], entries: list[tuple[int, str, int, str]]
) -> None:
    """W-15, W-16, W-20, W-23, WT-1: what is left of a deal after the fines, and what it ends."""
    assert scored(result, **options) == entries


@pytest.mark.parametrize(("bonus", "end", "over"), [("10", 10, 41), ("5+10", 15, 36)])
def test_who_wins_the_rubber_with_a_poor_partie_pays_W_16_W_19(bonus: str, end: int, over: int) -> None:
    """W-16, W-18, W-19, WG-4: EW end it with 12 + the bonus against 63; NS keep 12 + the difference, EW nothing."""
    result = {
        "tricks": [3, 10],
        "honours": [5, 0],
        "below": [8, 4],
        "above": [50, 0],
        "parties": [1, 1],
        "kept": [12, 0],
    }
    net = 12 + over
    assert scored(result, rubber_bonus=bonus) == [
        (1, "below", 8, "leve"),
        (0, "above", 5, "honours"),
        (1, "above", end, "rubber-end"),
        (1, "under", 0, "partie-net"),
        (0, "over", over, "partie-lost-net"),
        (2, "sum", net, "rubber-net"),
        (4, "sum", -net, "rubber-net"),
        (3, "sum", net, "rubber-net"),
        (5, "sum", -net, "rubber-net"),
    ]


def test_both_sums_of_the_last_partie_settle_the_rubber_W_16() -> None:
    """W-16 `both_totals`: 14, 14 + 20 + 4 + 10 above, under one line; 6 + 2 over the other; 30 and 20 before."""
    result = {
        "tricks": [13, 0],
        "honours": [4, 1],
        "below": [0, 6],
        "above": [14, 2],
        "parties": [1, 0],
        "kept": [30, 20],
    }
    entries = scored(result, partie_record="both_totals")
    assert entries[-6:-4] == [(0, "under", 62, "partie-total"), (1, "over", 8, "partie-lost-total")]
    assert [row[2] for row in entries[-4:]] == [64, -64, 64, -64]


def test_a_rubber_that_comes_to_nothing_is_settled_with_noughts_W_19() -> None:
    """W-19: 31 on either side: nobody pays."""
    assert [row[2] for row in scored({"settle": {"kept": [31, 31]}})] == [0, 0, 0, 0]


HANDS = {
    "S": "AS KS QS JS TS 9S AH KH QH JH TH 9H 8H",
    "W": "8S 7S 6S 5S 4S 3S 2S AC KC QC JC 9C 8C",
    "N": "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D",
    "E": "TC 7C 6C 5C 4C 3C 2C 7H 6H 5H 4H 3H 2H",
}
"""S: six spades and seven hearts from the ace; W: four clubs; N: all diamonds."""


@pytest.mark.parametrize(
    ("trump", "reading", "ns", "ew"),
    [
        ("H", "printed", 5 + 20 + 50 + 55, 10),
        ("H", "regular", 5 + 20 + 50 + 55, 10),
        ("H", "shifted", 5 + 25 + 60 + 60, 10),
        ("D", "printed", 5 + 20 + 25 + 110, 10),
        ("C", "printed", 20 + 25 + 55, 5 + 20),
    ],
)
def test_the_longest_coronets_in_every_reading_W_24(trump: str, reading: str, ns: int, ew: int) -> None:
    """W-13, W-24, C-19: honours and coronets above the line, trumps double. In clubs EW have all five honours."""
    entries = scored({"tricks": [6, 7], "trump": trump, "hands": HANDS}, coronet_ten=reading)
    above = [sum(row[2] for row in entries if row[:2] == (side, "above")) for side in (0, 1)]
    assert above == [ns, ew]


def test_without_trumps_all_coronets_are_double_WT_2() -> None:
    """WT-1, WT-2: three aces of NS 2; 40, 50 and 110 for them, 20 for W."""
    entries = scored({"tricks": [6, 7], "hands": HANDS}, trumps="none")
    assert [row for row in entries if row[1] == "above"] == [
        (0, "above", 2, "honours"),
        (0, "above", 40, "coronet"),
        (0, "above", 50, "coronet"),
        (1, "above", 20, "coronet"),
        (0, "above", 110, "coronet"),
    ]
    three = scored({"tricks": [6, 7], "hands": HANDS}, trumps="none", honours_three=3)
    assert (0, "above", 3, "honours") in three


def nets(result: dict[str, Any], game: str = "whist", **options: Any) -> dict[int, int]:
    """What each seat has on the plus and minus sheet."""
    found: dict[int, int] = {}
    for entry in make(game, **options).score(result):
        assert entry.place == "sum"
        found[entry.column - 2] = found.get(entry.column - 2, 0) + entry.amount
    return found


def test_five_players_settle_by_their_order_of_the_draw_WM_1_WM_4() -> None:
    """WM-1, WM-3, WM-4: drawn 3 1 4 0 2, lowest first: 3 is player 5 and out; 2+4 (0, 1), 1+3 (2, 4)."""
    settle = {"kept": [44, 25], "rubber": 4, "order": [3, 1, 4, 0, 2]}
    assert nets({"settle": settle}, players=5) == {1: 19, 0: 19, 4: -19, 2: -19}
    again = {**settle, "rubber": 9}
    assert nets({"settle": again}, players=5) == {1: 19, 0: 19, 4: -19, 2: -19}


def test_six_players_settle_their_eighth_rubber_WM_2_WM_4() -> None:
    """WM-2, WM-4: 2 and 4 have drawn lowest and play 5+6; 2 is the lowest of the first draw and sits at S."""
    settle = {"kept": [0, 7], "rubber": 7, "order": [5, 4, 3, 2, 1, 0], "extra": [1, 3]}
    assert nets({"settle": settle}, players=6) == {4: -7, 2: -7, 1: 7, 0: 7}


def test_a_fine_borne_alone_against_the_owner_of_a_dummy_WD_3_W_20() -> None:
    """WD-2, WD-3, WD-6, W-20: y owns the dummy, x sits W, z E; x bears five alone: EW +21 each, x 16, z 26."""
    settle = {"kept": [10, 31], "rubber": 1, "order": [2, 0, 1], "fines": [["W", 5]]}
    assert nets({"settle": settle}, "whist_dummy3") == {0: -42, 2: 16, 1: 26}
    for form, place in (("whist_dummy3", "S"), ("whist_dummy3", "N"), ("whist_dummy2", "E"), ("humbug", "N")):
        with pytest.raises(BadPosition):
            make(form).score({"settle": {"kept": [10, 31], "fines": [[place, 5]]}})


def test_two_fines_of_one_rubber_borne_alone_W_20() -> None:
    """W-20: E bears 8 alone and N 5: net −6 for NS; S −6 + 5, N −6 − 5, W 6 + 8, E 6 − 8; the sum is nought."""
    settle = {"kept": [20, 26], "order": [0, 1, 2, 3], "fines": [["E", 8], ["N", 5]]}
    found = nets({"settle": settle})
    assert found == {0: -1, 1: -11, 2: 14, 3: -2}
    assert sum(found.values()) == 0


@pytest.mark.parametrize(
    ("result", "options", "alone"),
    [
        # C-22: 5–8 becomes 8–5, and 4 of EW 4 of NS
        ({"tricks": [5, 8], "revokes": [[1, "tricks", "E"]]}, {}, {3: 8}),
        # a small slam falls to nine tricks: 12 and 10 become 6, and the others have nothing of the three
        ({"tricks": [1, 12], "revokes": [[1, "tricks", "W"]]}, {}, {2: 16}),
        # two tricks are all there were: 10 become 14, and the slam only by agreement
        ({"tricks": [2, 11], "revokes": [[0, "tricks", "N"]]}, {}, {1: 4}),
        ({"tricks": [2, 11], "revokes": [[0, "tricks", "N"]]}, {"revoke_slam": True}, {1: 24}),
        # 7–6 becomes 4–9 by S and 7–6 again by E: each bears what his own has changed
        ({"tricks": [7, 6], "revokes": [[0, "tricks", "S"], [1, "tricks", "E"]]}, {}, {0: 8, 3: 8}),
        ({"tricks": [7, 6], "revokes": [[0, "points", "S"], [0, "points"]]}, {}, {0: 5}),
    ],
)
def test_the_scorer_tells_who_bears_a_fine_alone_W_20(
    result: dict[str, Any], options: dict[str, Any], alone: dict[int, int]
) -> None:
    """W-20, §20: seats 0 … 3 sit at S N W E; the partner is given back what the culprit pays once more."""
    wanted = {seat ^ 1: fine for seat, fine in alone.items()}
    wanted.update({seat: -fine for seat, fine in alone.items()})
    rows = [row for row in scored(result, **options) if row[3] == "personal-fine"]
    assert {column - 2: amount for column, _, amount, _ in rows} == wanted


@pytest.mark.parametrize(
    ("game", "row"),
    [
        ("whist", [0, "points", "E"]),
        ("whist", [0, "points", "X"]),
        ("whist_dummy3", [0, "points", "S"]),
        ("humbug", [0, "points", "S"]),
        ("whist", [0, "points", "S", 1]),
    ],
)
def test_a_fine_that_nobody_can_bear_alone_is_refused_W_20(game: str, row: list[Any]) -> None:
    with pytest.raises(BadPosition):
        scored({"tricks": [7, 6], "revokes": [row]}, game)


HUMBUG: list[tuple[dict[str, Any], dict[str, Any], list[tuple[int, str, int, str]]]] = [
    (
        {"tricks": [12, 1], "honours": [2, 2]},
        {},
        [(0, "below", 12, "leve"), (0, "above", 10, "small-slam")],
    ),
    ({"tricks": [6, 7], "honours": [3, 2]}, {}, [(1, "below", 2, "leve"), (0, "above", 3, "honours")]),
    ({"tricks": [7, 6], "honours": [1, 2]}, {}, [(0, "below", 2, "leve"), (1, "above", 2, "honours")]),
    ({"tricks": [7, 6], "honours": [1, 0]}, {"trumps": "none"}, [(0, "below", 2, "leve")]),
    (
        {"tricks": [7, 6], "honours": [0, 4]},
        {"trumps": "none"},
        [(0, "below", 2, "leve"), (1, "above", 4, "honours")],
    ),
    # three tricks of a slam: neither a slam nor ten below is left, and the five others are his
    (
        {"tricks": [13, 0], "revokes": [[0, "tricks"]]},
        {},
        [(0, "below", 8, "leve")],
    ),
]


@pytest.mark.parametrize(("result", "options", "entries"), HUMBUG)
def test_humbug_counts_honours_of_two_hands_HB_7_HB_8(
    result: dict[str, Any], options: dict[str, Any], entries: list[tuple[int, str, int, str]]
) -> None:
    """HB-7, HB-8, HB-10, HB-11: more honours than the other, and two at the least."""
    assert scored(result, "humbug", **options) == entries


@pytest.mark.parametrize(("count", "points"), [("double", [10, 110]), ("single", [5, 55])])
def test_coronets_of_humbug_without_trumps_are_of_the_hands_played_HB_9(
    count: str, points: list[int]
) -> None:
    """HB-8, HB-9: S has taken three hearts from the ace, N all diamonds; what lies in the heaps is nobody's."""
    hands = {"S": "AH KH QH 2S 3S 4S 5S 6S 7S 8S 9S TS JS", "N": HANDS["N"], "E": "AC KC QC JC"}
    entries = scored({"tricks": [0, 13], "hands": hands}, "humbug", trumps="none", humbug_nt_coronets=count)
    assert [row[2] for row in entries if row[3] == "coronet"] == points


SMALL = {"S": "JS JD JC JH", "W": "KS KD KC KH", "N": "AS AD AC AH", "E": "QS QD QC QH"}
"""Four ranks, four tricks; two of them score nothing. S deals and turns JH."""


def small(game: str) -> Table:
    start = {"piles": SMALL, "turned": "JH"}
    return Table(make(game, ranks=4, manners=True, draw=False), start=start, dealing=False)


def test_a_dummys_revoke_is_its_owners_WD_5_W_20() -> None:
    """WD-4, WD-5, W-20: E, the dummy of W, throws a diamond upon spades; W has no trick to lose."""
    for choice, above in (("points", [(0, "above", 5, "fine")]), ("tricks", [])):
        table = small("whist_dummy2")
        tricks(table, "KS AS QD JS", "AD QS JD KD", "AC QC JC KC", "AH QH JH KH")
        assert {"claim_revoke 1 E", "claim_revoke 2 E"} <= names(table, 0)
        at(table, "S", "claim_revoke 1 E", "claim_revoke 2 E")
        go_on(table)
        assert table.actors() == [0]
        table.play(0, f"choose_fine {choice}")  # the second was no revoke: the diamond was gone
        assert figures(table.sheet().entries) == [(0, "below", 4, "leve"), *above]


def test_the_owner_revokes_with_his_dummy_against_two_WD_3_W_20() -> None:
    """WD-1, W-20: N's diamond upon spades; E claims, E chooses, both of NS's tricks go over: 0–4."""
    table = small("whist_dummy3")
    tricks(table, "KS AD QS JS", "KD AH QD JD", "AC QC JC KC", "AS QH JH KH")
    assert "ask_partner" not in names(table, 0)
    at(table, "E", "claim_revoke 1 N")
    assert "claim_revoke 1 N" not in names(table, 1)
    go_on(table)
    at(table, "E", "choose_fine tricks")
    assert figures(table.sheet().entries) == [(1, "below", 4, "leve")]


def test_tricks_and_leader_follow_from_the_cards_played_W_8_W_10() -> None:
    """W-8, W-10: after the first trick of C-11 S has it and leads; a second hand has the trick on the table."""
    played = ["W AC", "N 4C", "E 3C", "S KC"]
    left = {place: text.split() for place, text in C11.items()}
    for row in played:
        left[row[0]].remove(row[2:])
    start = {"piles": {place: " ".join(held) for place, held in left.items()}, "trump": "D", "played": played}
    told = Table(make("whist", draw=False), start=start, dealing=False).state.position(-2)
    assert (told["tricks"], told["to_play"]) == ([0, 1], "W")
    ruffed = [*played[:3], "S 4D"]
    left["S"].remove("4D")
    left["S"].append("KC")
    piles = {place: " ".join(held) for place, held in left.items()}
    table = Table(make("whist", draw=False), start={**start, "piles": piles, "played": ruffed}, dealing=False)
    told = table.state.position(-2)
    assert (told["tricks"], told["to_play"]) == ([1, 0], "S")
    table.play(0, "AH")
    again = table.state.position(-2)
    assert (
        table.game.set_up({**start, "piles": again["piles"], "played": again["played"]}).position(-2)[
            "to_play"
        ]
        == "W"
    )
