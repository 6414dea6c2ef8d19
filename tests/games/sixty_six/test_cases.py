"""The worked cases of docs/rules/sixty_six.md, one test each."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from lomber.cards.tens import ACE, JACK, KING, NINE, QUEEN, TEN
from lomber.games.sixty_six.score import VALUES
from lomber.table.errors import BadPosition, IllegalMove
from tests.games.sixty_six.tables import dealt, names, play, points, set_up, written

SIMPLE = {
    "hand.0": "KD AS 9D TC AC 9C",
    "hand.1": "JH QH JC JS KS KH",
    "faced": "QS",
    "stock": "TH 9S AH QC 9H QD JD KC TS TD AD",
}
CLOSED_WON = {
    "hand.0": "9H JC KH KD 9C TS",
    "hand.1": "JD 9S JH TD QH TH",
    "faced": "AH",
    "stock": "KC AC AS 9D KS JS QD",
}
CLOSED_LOST = {"hand.0": "KH 9C 9H 9D QH TD", "hand.1": "9S JC QC AC AS TC", "faced": "TS"}
CLOSED_BARE = {"hand.0": "TD KC QS 9C AC TH", "hand.1": "9D 9H QC KD JC 9S", "faced": "JH"}
DRAWN = {
    "hand.0": "KH TD QC JH KD JD",
    "hand.1": "JC TH AC QS TC 9D",
    "faced": "9H",
    "stock": "AD 9S 9C QH JS AS TS KC QD KS AH",
}
DRAWN_PLAY = "JH AC, KH QS, JD TC, AD AS, TD TH, QD KS, 9S JS, QC JC, TS AH, 9D KD, 9H QH, KC 9C"


def test_a_suit_is_worth_thirty_and_the_pack_120_C_1() -> None:
    """C-1, S-2: 11 + 10 + 4 + 3 + 2 + 0."""
    worth = [int(VALUES[rank]) for rank in (ACE, TEN, KING, QUEEN, JACK, NINE)]
    assert worth == [11, 10, 4, 3, 2, 0]
    assert sum(worth) == 30
    assert sum(int(VALUES[card % 13]) for card in range(52)) == 120


@pytest.mark.parametrize(
    ("reply", "wins"), [("QC", True), ("KC", True), ("TC", True), ("AC", True), ("9C", False)]
)
def test_a_jack_is_beaten_by_everything_but_the_nine_C_2(reply: str, wins: bool) -> None:
    """C-2, S-1, S-7: and the king by the ten."""
    table = set_up({"hand.0": "JC 9H", "hand.1": f"{reply} 9D"}, trump="S")
    play(table, f"JC {reply}")
    assert table.turn() == (1 if wins else 0)
    table = set_up({"hand.0": "KC 9H", "hand.1": "TC 9D"}, trump="S")
    play(table, "KC TC")
    assert table.turn() == 1


@pytest.mark.parametrize(("reply", "winner"), [("9H", 0), ("9S", 1), ("KD", 1), ("AD", 1)])
def test_while_the_stock_lasts_any_card_may_be_laid_C_3(reply: str, winner: int) -> None:
    """C-3, S-6, S-7: six cards are legal though the suit is held; a trump or a higher card wins."""
    table = dealt({"hand.0": "9D AC KC TC 9C TD", "hand.1": "AD KD 9H 9S QC JC", "faced": "JS"})
    table.play(0, "9D")
    assert names(table, 1) == {"AD", "KD", "9H", "9S", "QC", "JC"}
    table.play(1, reply)
    assert table.turn() == winner


@pytest.mark.parametrize(
    ("hand", "lead", "legal"),
    [
        ("9D AS KC", "TD", {"9D"}),
        ("AS 9S KC", "TD", {"AS", "9S"}),
        ("KC QC", "TD", {"KC", "QC"}),
        ("KC AD", "9S", {"KC", "AD"}),
    ],
)
def test_without_a_stock_one_follows_or_trumps_C_4(hand: str, lead: str, legal: set[str]) -> None:
    """C-4, S-9, G-7: follow suit, else trump, else anything; to a trump a trump, else anything."""
    rest = ["TH", "QH", "JH"][: len(hand.split()) - 1]
    table = set_up({"hand.0": " ".join([lead, *rest]), "hand.1": hand}, trump="S")
    table.play(0, lead)
    assert names(table, 1) == legal


def test_a_refused_card_names_its_duty_S_9() -> None:
    """S-9: to follow, and without the suit to trump."""
    table = set_up({"hand.0": "TD TH", "hand.1": "9D KC"}, trump="S")
    table.play(0, "TD")
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "KC")
    assert (refused.value.rule, refused.value.key, refused.value.words) == (
        "S-9",
        "must-follow",
        {"suit": "D"},
    )
    table = set_up({"hand.0": "TD TH", "hand.1": "9S KC"}, trump="S")
    table.play(0, "TD")
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "KC")
    assert (refused.value.rule, refused.value.key) == ("S-9", "must-trump")


@pytest.mark.parametrize(("card", "counted"), [("QD", 20), ("KD", 20), ("QH", 40), ("KH", 40)])
def test_a_marriage_counts_as_it_is_led_C_5(card: str, counted: int) -> None:
    """C-5, S-10, G-2: twenty, in trumps forty, before any trick is taken; following it counts nothing."""
    table = dealt({"hand.0": "KD QD KH QH 9S 9C", "hand.1": "9D 9H JS JC AS AC", "faced": "JH"})
    table.play(0, card)
    assert points(table) == (counted, 0)


def test_following_with_a_king_counts_no_marriage_C_5() -> None:
    """C-5: never when following."""
    table = dealt({"hand.1": "KD QD KH QH 9S 9C", "hand.0": "9D 9H JS JC AS AC", "faced": "JH"})
    table.play(0, "9D")
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "marry KD")
    assert (refused.value.rule, refused.value.key) == ("S-10", "sixty-six-on-lead")
    table.play(1, "KD")
    assert points(table) == (0, 4)


def test_a_queen_whose_king_is_gone_counts_nothing_C_6() -> None:
    """C-6: the king was played to the other's lead; the queen led later is a plain queen."""
    table = dealt({"hand.1": "KD QD KH QH 9S 9C", "hand.0": "9D 9H JS JC AS AC", "faced": "JH"})
    play(table, "9D KD, QD JS")
    assert points(table) == (0, 4 + 3 + 2)


def test_five_face_down_cards_are_needed_to_close_C_7() -> None:
    """C-7, S-11, G-3: allowed before the first four tricks, refused with three cards, or when it is closed."""
    table = dealt(SIMPLE)
    for tricks, left in (("9C JC", 9), ("QH AS", 7), ("AH JH", 5)):
        assert "close" in names(table, table.turn())
        play(table, tricks)
        assert len(table.state.position(-2)["piles"]["stock"].split()) == left
    assert "close" in names(table, table.turn())
    play(table, "AC KS")
    with pytest.raises(IllegalMove) as refused:
        table.play(table.turn(), "close")
    assert (refused.value.rule, refused.value.key) == ("S-11", "sixty-six-close")


def test_the_stock_is_closed_once_and_only_on_lead_S_11() -> None:
    """S-11, G-4: the closer keeps the turn; nobody closes again; who answers a lead does not close."""
    table = dealt(CLOSED_LOST)
    table.play(0, "close")
    assert table.turn() == 0
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "close")
    assert refused.value.key == "sixty-six-closed"
    table.play(0, "9C")
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "close")
    assert refused.value.key == "sixty-six-on-lead"


def test_a_simple_win_writes_one_game_C_8() -> None:
    """C-8, S-8, S-13, S-14: the whole deal trick by trick; the winner deals, the loser leads next (S-3)."""
    table = dealt(SIMPLE)
    counts = play(table, "9C JC, QH AS, AH JH, AC KS, JS 9D, JD 9H, AD KD, KH 9S, TD QD, TC QC, KC TS")
    assert counts == [
        *((0, 2), (14, 22), (27, 22), (27, 37), (27, 39), (27, 41), (27, 56), (31, 56), (44, 56), (57, 56))
    ]
    assert written(table) == [(1, 1, "simple-game")]
    assert table.sheet().entries[0].words == {"points": 70, "other": 57}
    assert table.state.awaits() is not None
    assert table.state.position(-2)["dealer"] == 1


def test_under_thirty_three_with_a_trick_is_double_C_9() -> None:
    """C-9, S-14: 69 against 16 and three tricks."""
    entries = make("sixty_six").score({"points": [69, 16], "tricks": [7, 3]})
    assert [(e.column, e.amount, e.reason, e.rule) for e in entries] == [(0, 2, "double-game", "S-14")]


def test_without_a_trick_it_is_treble_C_10() -> None:
    """C-10, S-14: won in three tricks."""
    table = dealt(
        {
            "hand.0": "KS 9S JC KH JS TC",
            "hand.1": "TS QD KD QC QS AC",
            "faced": "JD",
            "stock": "9H AS AH JH QH",
        }
    )
    assert play(table, "9S TS, KD JC") == [(0, 10), (0, 56)]
    play(table, "AH JS")
    assert written(table) == [(1, 3, "treble-game")]


def test_a_loser_with_a_marriage_and_no_trick_still_loses_three_S_14() -> None:
    """S-14: a player without a trick counts as such even if he scored a marriage."""
    entries = make("sixty_six").score({"points": [70, 0], "marriages": [0, 40], "tricks": [5, 0]})
    assert entries[0].amount == 3


def test_a_marriage_can_win_before_the_answer_C_11() -> None:
    """C-11, S-13, G-1: 34–34, the trump marriage makes 74, and the deal stops before the other plays."""
    table = set_up({"hand.0": "KD QD 9C", "hand.1": "9D AC TC"}, trump="D", points=[34, 34], tricks=[4, 4])
    table.play(0, "KD")
    assert written(table) == [(0, 1, "simple-game")]
    assert table.sheet().entries[0].words["points"] == 74


def test_a_closing_that_succeeds_C_12() -> None:
    """C-12, S-11, S-12, S-14, G-6: closed with five cards left, 61 and ten for the last trick."""
    table = dealt(CLOSED_WON)
    assert play(table, "KH 9S, KD TD, QH 9C") == [(4, 0), (4, 14), (4, 17)]
    table.play(1, "close")
    assert play(table, "AC JC, AS JS, TH 9H, KS TS") == [(4, 30), (4, 43), (4, 53), (18, 53)]
    table.play(0, "KC")
    assert names(table, 1) == {"JH"}
    play(table, "JH, JD 9D")
    assert written(table) == [(1, 2, "double-game")]
    assert table.sheet().entries[0].words == {"points": 71, "other": 18}


def test_a_closing_that_fails_costs_two_C_13() -> None:
    """C-13, S-15: the other writes two although he has only 64."""
    table = dealt(CLOSED_LOST)
    table.play(0, "close")
    assert play(table, "QH AS, AC 9C, TC 9H, JC 9D, QC KH") == [
        (20, 14),
        (20, 25),
        (20, 35),
        (20, 37),
        (20, 44),
    ]
    play(table, "9S TD")
    assert written(table) == [(1, 2, "closing-failed")]
    assert table.sheet().entries[0].words == {"points": 64, "other": 20}


def test_a_failed_closing_against_no_trick_costs_three_C_14() -> None:
    """C-14, S-15, G-5: all six tricks make only 57."""
    table = dealt(CLOSED_BARE)
    table.play(0, "close")
    assert play(table, "AC JC, QS 9S, TH 9H, TD 9D, KC QC")[-1] == (43, 0)
    play(table, "9C KD")
    assert written(table) == [(1, 3, "closing-failed")]


def test_sixty_five_each_is_drawn_C_15() -> None:
    """C-15, S-12, S-16, S-3, G-8: nobody writes; noughts in both columns; the same dealer deals again."""
    table = dealt(DRAWN)
    counts = play(table, DRAWN_PLAY)
    assert counts[:5] == [(13, 0), (20, 0), (32, 0), (54, 0), (54, 20)]
    assert counts[5:] == [(54, 27), (56, 27), (61, 27), (61, 48), (65, 48), (65, 51)]
    assert written(table) == [(0, 0, "drawn-game"), (1, 0, "drawn-game")]
    assert table.sheet().entries[0].words == {"points": 65, "other": 65}
    assert table.state.position(-2)["dealer"] == 1


def test_surplus_over_eight_games_is_ignored_C_16() -> None:
    """C-16, S-17: seven games and a deal of three: the partie is won, for the stake."""
    table = dealt(CLOSED_BARE, {"games": [0, 7]})
    table.play(0, "close")
    play(table, "AC JC, QS 9S, TH 9H, TD 9D, KC QC, 9C KD")
    assert table.over
    assert table.sheet().columns[1].totals == {"games": 10, "money": 100}
    assert table.scores() == [-100, 100]


def test_the_faced_card_is_drawn_last_by_the_loser_C_17() -> None:
    """C-17, S-8: stock 9C, faced KS: the winner takes the nine, the loser the king, and all know it."""
    table = set_up(
        {"hand.0": "AS TS QS JS 9S AC", "hand.1": "TC KC QC JC AD TD", "faced": "KS", "stock": "9C"}
    )
    play(table, "AC TC")
    piles = table.state.position(-2)["piles"]
    assert "9C" in piles["hand.0"]
    assert "KS" in piles["hand.1"]
    assert table.state.position(0)["piles"]["hand.1"].split() == ["KS", *["??"] * 5]
    table.play(0, "9C")
    assert names(table, 1) == {"KC", "QC", "JC"}


def scored(result: dict[str, Any], **options: Any) -> list[tuple[int, str, int, str]]:
    entries = make("sixty_six", **options).score(result)
    return [(e.column, e.place, e.amount, e.reason) for e in entries]


def test_a_described_result_may_win_the_partie_C_16() -> None:
    """C-16, S-17: with the games so far in the description, the treble makes ten, and the stake is paid."""
    result = {"points": [57, 0], "tricks": [6, 0], "closer": 0, "games": [0, 7]}
    assert scored(result) == [
        (1, "games", 3, "closing-failed"),
        (0, "money", -100, "pays-partie"),
        (1, "money", 100, "wins-partie"),
    ]
    assert scored({**result, "games": [0, 4]}) == [(1, "games", 3, "closing-failed")]


def test_a_described_result_of_three_is_shared_by_the_dealer_C_18_C_19() -> None:
    """C-18, C-19, S-19, S-20: the dealer writes too, but not the eighth; when one has left, the last pays both."""
    double = {"points": [70, 20], "tricks": [6, 2]}
    assert scored({**double, "games": [0, 0, 7]}, players=3)[1] == (2, "games", 0, "dealer-shares")
    assert scored({**double, "dealer": 0, "games": [6, 6, 0]}, players=3) == [
        (1, "games", 2, "double-game"),
        (0, "games", 1, "dealer-shares"),
    ]
    assert scored({**double, "dealer": 1, "games": [8, 4, 7], "left": [0]}, players=3) == [
        (2, "games", 2, "double-game"),
        (0, "money", 100, "wins-partie"),
        (1, "money", -200, "pays-partie"),
        (2, "money", 100, "wins-partie"),
    ]


@pytest.mark.parametrize(
    "result",
    [
        {"points": [80, 60]},
        {"points": [66, 20], "tricks": [9, 4]},
        {"points": [66, 20], "games": [8, 0]},
        {"points": [66, 20], "left": [0]},
    ],
)
def test_a_result_that_cannot_be_is_refused_S_2(result: dict[str, Any]) -> None:
    """S-2, S-17: more points or tricks than there are, a partie already won."""
    with pytest.raises(BadPosition):
        make("sixty_six").score(result)


def test_who_has_points_in_cards_has_a_trick_S_14() -> None:
    """S-14: 69 against 16 without a word of the tricks is double, not treble."""
    assert scored({"points": [69, 16]}) == [(0, "games", 2, "double-game")]
    assert scored({"points": [69, 0], "marriages": [0, 40]}) == [(0, "games", 3, "treble-game")]


def test_two_cannot_both_have_sixty_six_where_the_first_stops_the_deal_S_13() -> None:
    """S-13: only where 66 must be said can both come to it; nor does a deal go on after it."""
    with pytest.raises(BadPosition) as refused:
        make("sixty_six").score({"points": [70, 40], "marriages": [0, 40], "tricks": [6, 4]})
    assert refused.value.rule == "S-13"
    with pytest.raises(BadPosition) as refused:
        set_up({"hand.0": "9C", "hand.1": "9D"}, points=[70, 40])
    assert (refused.value.rule, refused.value.key) == ("S-13", "position-won")
    assert set_up({"hand.0": "9C", "hand.1": "9D"}, {"claim": "manual"}, points=[70, 40]).turn() == 0


def test_before_the_first_trick_the_rest_of_the_pack_is_the_stock_S_4() -> None:
    """S-4, C-13: six cards each and the faced card say it all; the lead may lie there already."""
    table = set_up(CLOSED_LOST)
    assert len(table.state.position(-2)["piles"]["stock"].split()) == 11
    assert "close" in names(table, 0)
    hand = CLOSED_LOST["hand.0"].replace("9C", "").strip()
    table = set_up({**CLOSED_LOST, "hand.0": hand}, played=["0 9C"])
    play(table, "AC")
    assert table.turn() == 1
    assert len(table.state.position(-2)["piles"]["stock"].split()) == 9


def test_points_and_tricks_follow_from_the_cards_played_S_2() -> None:
    """S-2, S-7, S-10: 9C JC, then the queen of a marriage trumped with the ace, as in C-8."""
    piles = {"hand.0": "KD 9D TC AC TH", "hand.1": "JH JS KS KH 9S", "trump": "S"}
    parts = {"played": ["0 9C", "1 JC", "1 QH", "0 AS"], "counts": [0, 0, 20, 0], "turn": 0}
    table = set_up({key: text for key, text in piles.items() if key != "trump"}, trump="S", **parts)
    assert points(table) == (14, 22)
    assert table.state.position(-2)["tricks"] == [1, 1]


def test_the_dealer_of_three_stops_at_one_short_C_18() -> None:
    """C-18, S-18, S-19, G-10: seven games already; the winner takes two, the dealer nothing."""
    piles = {"hand.0": CLOSED_LOST["hand.0"], "hand.1": CLOSED_LOST["hand.1"], "faced": "TS"}
    table = dealt(piles, {"games": [0, 0, 7]}, players=3)
    table.play(0, "close")
    play(table, "QH AS, AC 9C, TC 9H, JC 9D, QC KH, 9S TD")
    assert written(table) == [(1, 2, "closing-failed"), (2, 0, "dealer-shares")]
    assert [column.totals["games"] for column in table.sheet().columns] == [0, 2, 7]
    assert table.state.position(-2)["dealer"] == 0


def test_of_three_the_first_at_the_target_leaves_C_19() -> None:
    """C-19, S-20: A comes to eight and leaves, C writes with him; B deals, C leads; the last pays both."""
    table = set_up(
        {"hand.0": "KD QD 9C", "hand.1": "9D AC TC"},
        {"players": 3},
        trump="D",
        points=[34, 34],
        tricks=[4, 4],
        games=[7, 4, 6],
    )
    table.play(0, "KD")
    assert [column.totals["games"] for column in table.sheet().columns] == [8, 4, 7]
    position = table.state.position(-2)
    assert (position["left"], position["dealer"]) == ([0], 1)
    cards = {"hand.2": "AS TS KS QS AH TH", "hand.1": "9D JD 9C JC 9H JH", "faced": "JS"}
    table.deal({pile: [int(table.game.read_card(w)) for w in text.split()] for pile, text in cards.items()})
    assert table.turn() == 2
    table.play(2, "close")
    play(table, "KS 9D, AS JD, TS 9C")
    assert table.over
    assert table.scores() == [100, -200, 100]


def test_sixty_six_said_with_a_marriage_or_too_early_C_20() -> None:
    """C-20, S-13: 64 and a plain marriage make 84; with 63 the other writes two, or three without a trick."""
    manual = {"claim": "manual"}
    piles = {"hand.0": "KD QD 9C", "hand.1": "9D AC TC"}
    table = set_up(piles, manual, trump="S", points=[64, 40], tricks=[5, 4])
    table.play(0, "announce KD")
    assert written(table) == [(0, 1, "simple-game")]
    assert table.sheet().entries[0].words == {"points": 84, "other": 40}
    for other, took, line in ((32, 4, (0, 2, "double-game")), (0, 0, (0, 3, "treble-game"))):
        table = set_up(piles, manual, trump="S", points=[64, other], tricks=[5, took])
        table.play(0, "announce KD")
        assert written(table) == [line]
    for tricks, games in (([5, 4], 2), ([5, 0], 3)):
        table = set_up(piles, manual, trump="S", points=[63, 40], tricks=tricks)
        table.play(0, "claim")
        assert written(table) == [(1, games, "false-claim")]


def test_a_closer_without_a_trick_loses_two_C_21() -> None:
    """C-21, S-15, G-11: not three."""
    entries = make("sixty_six").score({"points": [0, 70], "tricks": [0, 6], "closer": 0})
    assert [(e.column, e.amount, e.reason) for e in entries] == [(1, 2, "closing-failed")]


OPTIONS: list[tuple[dict[str, Any], dict[str, Any], int]] = [
    ({"count_limit": "points"}, {"points": [66, 20], "marriages": [0, 20], "tricks": [6, 3]}, 1),
    ({"count_limit": "cards_only"}, {"points": [66, 20], "marriages": [0, 20], "tricks": [6, 3]}, 2),
    ({"no_trick_judged": "end"}, {"points": [20, 40], "tricks": [1, 4], "closer": 0, "early": 0}, 2),
    ({"no_trick_judged": "closing"}, {"points": [20, 40], "tricks": [1, 4], "closer": 0, "early": 0}, 3),
    ({"no_trick_judged": "closing"}, {"points": [20, 40], "tricks": [1, 4], "closer": 0, "early": 1}, 2),
    ({"claim": "manual"}, {"points": [70, 40], "marriages": [0, 40], "tricks": [6, 4]}, 0),
    (
        {"marriage_needs_trick": True},
        {"points": [50, 0], "marriages": [0, 40], "tricks": [3, 0], "closer": 0},
        3,
    ),
]


def test_the_sheet_says_what_was_counted_towards_the_half_S_14() -> None:
    """S-14 `count_limit=cards_only`: “66 against 20, less than half”, not against 40."""
    result = {"points": [66, 20], "marriages": [0, 20], "tricks": [6, 3]}
    (entry,) = make("sixty_six", count_limit="cards_only").score(result)
    assert (entry.reason, entry.words) == ("double-game", {"points": 66, "other": 20})


def test_sixty_six_on_both_sides_and_unsaid_is_told_so_S_13() -> None:
    """S-13 `claim=manual`: drawn by the claim's own rule, not because nobody had 66."""
    both = {"points": [70, 40], "marriages": [0, 40], "tricks": [6, 4]}
    entries = make("sixty_six", claim="manual").score(both)
    assert [(e.amount, e.reason, e.rule) for e in entries] == [(0, "drawn-unsaid", "S-13")] * 2
    (neither, _) = make("sixty_six").score({"points": [65, 65], "tricks": [6, 6]})
    assert (neither.reason, neither.rule) == ("drawn-game", "S-16")


@pytest.mark.parametrize(("options", "result", "games"), OPTIONS)
def test_options_of_the_count_S_14(options: dict[str, Any], result: dict[str, Any], games: int) -> None:
    """S-14, S-15: marriages towards the 33, when “no trick” is judged, both with 66 unsaid."""
    assert max(e.amount for e in make("sixty_six", **options).score(result)) == games


@pytest.mark.parametrize(
    ("move", "rule"),
    [("AC", "S-5"), ("close", "S-11"), ("exchange", "G-9"), ("claim", "S-13"), ("marry KD", "S-10")],
)
def test_what_is_done_out_of_turn_is_refused_by_its_own_rule_S_11(move: str, rule: str) -> None:
    """S-5, S-10, S-11, S-13, G-9: all of it is for the player on lead."""
    table = set_up({"hand.0": "TS 9S TH", "hand.1": "AC KD QD"}, {"claim": "manual"}, trump="S")
    with pytest.raises(IllegalMove) as refused:
        table.play(1, move)
    assert (refused.value.rule, refused.value.key) == (rule, "not-your-turn")


def test_must_head_orders_to_beat_in_the_suit_S_9() -> None:
    """S-9, `must_head`: the ten is due on the king, and a lower card is refused."""
    table = set_up({"hand.0": "KD TH", "hand.1": "TD 9D"}, {"must_head": True}, trump="S")
    table.play(0, "KD")
    assert names(table, 1) == {"TD"}
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "9D")
    assert refused.value.key == "must-beat"


def test_no_ten_for_the_last_trick_of_a_closed_deal_S_12() -> None:
    """S-12, `last_trick_closed=false`: the closer of C-12 stays at 61 and has failed."""
    table = dealt(CLOSED_WON, last_trick_closed=False)
    play(table, "KH 9S, KD TD, QH 9C")
    table.play(1, "close")
    play(table, "AC JC, AS JS, TH 9H, KS TS, KC JH, JD 9D")
    assert written(table) == [(0, 2, "closing-failed")]


def test_a_marriage_waits_for_a_trick_S_10() -> None:
    """S-10, `marriage_needs_trick`: held back, then counted with the first trick."""
    table = dealt(
        {"hand.0": "KD QD AC TC 9S 9C", "hand.1": "AD 9D JS JC AS 9H", "faced": "JH"},
        marriage_needs_trick=True,
    )
    assert play(table, "KD AD, JC AC") == [(0, 15), (33, 15)]


def test_the_first_lead_may_forbid_closing_S_11() -> None:
    """S-11, `close_first_lead=false`: only after the first trick."""
    table = dealt(SIMPLE, close_first_lead=False)
    assert "close" not in names(table, 0)
    play(table, "9C JC")
    assert "close" in names(table, 1)
    later = {"hand.0": "9D AC KC TC 9C TD", "hand.1": "AD KD 9H 9S QC JC", "faced": "JS"}
    table = set_up({**later, "stock": "AS TS KS QS AH"}, {"close_first_lead": False}, tricks=[2, 1])
    assert "close" in names(table, 0)  # though nobody remembers the tricks before


def test_the_nine_is_exchanged_on_lead_with_a_trick_G_9() -> None:
    """G-9, `nine_exchange`: refused without a trick; then the faced card is in his hand, and all know it."""
    piles = {"hand.0": "9S AC TC 9D JD QH", "hand.1": "9C JC KC 9H JH KH", "faced": "AS"}
    table = dealt(piles, nine_exchange=True)
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "exchange")
    assert refused.value.key == "sixty-six-nine"
    play(table, "AC 9C")
    table.play(0, "exchange")
    position = table.state.position(1)
    assert position["piles"]["faced"] == "9S"
    assert position["piles"]["hand.0"].split()[0] == "AS"
    assert table.turn() == 0
    assert "exchange" not in names(dealt(piles), 0)


def test_unsaid_points_decide_when_the_cards_run_out_S_13() -> None:
    """S-13, `claim=manual`: nothing stops by itself; with the last card the points are judged."""
    table = set_up(
        {"hand.0": "AC TC", "hand.1": "9C JD"}, {"claim": "manual"}, trump="S", points=[60, 20], tricks=[6, 4]
    )
    play(table, "AC 9C")
    assert points(table) == (71, 20)
    play(table, "TC JD")
    assert written(table) == [(0, 2, "double-game")]


def test_the_opponents_points_can_be_hidden_S_13() -> None:
    """Section 10 of the rules, `points_shown=false`: own points are shown to the owner alone."""
    table = dealt(SIMPLE, points_shown=False)
    play(table, "9C JC")
    assert "points" not in table.view(0).scene().seats[1].counts
    assert table.view(1).scene().seats[1].counts["points"] == 2


def test_the_lot_gives_the_first_deal_to_the_lowest_card_S_3() -> None:
    """S-3: equal cards draw again."""
    game = make("sixty_six")
    table = Table(game, dealing=False)
    table.deal({"drawn": [int(game.read_card("9S")), int(game.read_card("9H"))]})
    deal = table.state.awaits()
    assert deal is not None
    assert deal.name == "draw"
    table.deal({"drawn": [int(game.read_card("9S")), int(game.read_card("TH"))]})
    assert table.state.position(-2)["dealer"] == 0


def test_the_target_and_the_stake_are_agreed_S_17() -> None:
    """S-17: `target` and `stake`."""
    table = dealt(CLOSED_BARE, target=3, stake=50)
    table.play(0, "close")
    play(table, "AC JC, QS 9S, TH 9H, TD 9D, KC QC, 9C KD")
    assert table.scores() == [-50, 50]


def test_six_cards_each_a_faced_card_and_eleven_in_the_stock_S_4() -> None:
    """S-4, S-5: and the non-dealer leads first."""
    table = dealt(SIMPLE)
    deal = make("sixty_six", draw=False).start().awaits()
    assert deal is not None
    assert [(pile.name, pile.size) for pile in deal.piles] == [
        ("hand.0", 6),
        ("hand.1", 6),
        ("faced", 1),
        ("stock", 11),
    ]
    assert table.turn() == 0


def test_an_unfinished_partie_is_settled_by_its_games_S_17() -> None:
    """Stopped by `hands`: two games of eight are two eighths of the stake."""
    table = dealt(CLOSED_LOST, hands=1)
    table.play(0, "close")
    play(table, "QH AS, AC 9C, TC 9H, JC 9D, QC KH, 9S TD")
    assert table.over
    assert table.scores() == [-25, 25]
