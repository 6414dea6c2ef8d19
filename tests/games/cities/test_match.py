"""The end of a deal, the score and the match (C-40 … C-47), and every option."""

from typing import Any

import pytest

from lomber.games import make
from lomber.table.errors import BadOptions, BadPosition
from lomber.table.table import Table
from tests.games.cities.tables import laid_out, lay, options, rows, set_up, state_of


def scored(rows: list[str], colours: str, **more: Any) -> list[tuple[int, int, str, str]]:
    """Column, amount, reason and rule of every entry of a described deal."""
    completed = more.pop("completed", None)
    game = make("cities", players=len(rows), **more)
    result: dict[str, Any] = {"rows": rows, "colours": colours}
    if completed is not None:
        result["completed"] = completed
    return [(entry.column, entry.amount, entry.reason, entry.rule) for entry in game.score(result)]


def test_the_finisher_adds_up_his_best_values_W_16() -> None:
    """W-16, AM-8, C-42."""
    entries = scored(["R6 O4 Y5 G2 B2", "R3 G4", "R1"], "ROYGB")
    assert entries[0] == (0, 19, "finisher", "C-42")


def test_others_count_the_difference_of_two_W_17() -> None:
    """W-17, C-43."""
    entries = scored(["R6 O4 Y5 G2 B6", "R3 G4 R1 B3 Y4 B2", ""], "ROYGB")
    assert entries[1] == (1, 11, "collection", "C-43")
    assert entries[2] == (2, 0, "collection", "C-43")


@pytest.mark.parametrize(
    ("rows", "sums"),
    [
        (["R6 O4 Y5 G2 B2", "R3 G4 R1", "O1"], ["6 + 4 + 5 + 2 + 2", "(3 − 1) + 4", "1"]),
        (
            ["R6 O4 Y5 G2 B6", "R3 G4 R1 B3 Y4 B2", ""],
            ["6 + 4 + 5 + 2 + 6", "(3 − 1) + 4 + 4 + (3 − 2)", "0"],
        ),
        (["R6 O4 R5 Y5 G2 B2 G1", "O6 R1", ""], ["6 + 4 + 5 + 2 + 2", "1 + 6", "0"]),
    ],
)
def test_every_figure_says_how_it_comes_about_W_16_W_17(rows: list[str], sums: list[str]) -> None:
    """W-16, W-17, C-42, C-43: as the leaflet writes it."""
    entries = make("cities").score({"rows": rows, "colours": "ROYGB"})
    assert [entry.words["sum"] for entry in entries] == sums


def test_doubles_do_not_hurt_a_finisher_W_18() -> None:
    """W-18."""
    row = "R6 G4 R2 Y2 B5 Y1 V1"
    assert scored([row, "", ""], "RYGBV")[0] == (0, 18, "finisher", "C-42")
    assert scored([row, "", "", ""], "ROYGBV")[0] == (0, 15, "collection", "C-43")


def test_a_described_collection_is_told_in_any_order_W_17_W_18() -> None:
    """W-17, W-18 as the leaflet's player would count them, colour by colour."""
    entries = scored(["R6 O4 Y5 G2 B6", "R3 R1 G4 B3 B2 Y4", ""], "ROYGB")
    assert entries[1] == (1, 11, "collection", "C-43")
    row = "R6 R2 G4 B5 Y2 Y1 V1"
    assert scored([row, "", ""], "RYGBV")[0] == (0, 18, "finisher", "C-42")
    other = "R1 G1 B1 Y3 V2"
    first = scored([row, other, ""], "RYGBV", two_finishers="first", completed=[1, 0])
    assert first[0] == (0, 15, "collection", "C-43")
    assert first[1] == (1, 8, "finisher", "C-42")


def finish(first_bid: str = "F6", **more: Any) -> Table:
    """Three players, five colours: seat 0 takes B5 and is complete; seats 1 and 2 are not."""
    rows = ["R1 O2 Y3 G4", "R6 O1", "Y6"]
    return laid_out(rows, [f"B5 {first_bid}", "X6 F2", "X3 F1"], **more)


def test_the_deal_ends_at_the_end_of_the_round_in_which_somebody_has_all_colours_C_40() -> None:
    """C-40."""
    table = finish(hands=1)
    table.play(1, "take X3")
    assert table.over
    assert table.scores() == [15, 7, 6]
    sheet = table.sheet()
    assert [(e.hand, e.column, e.place, e.amount, e.reason) for e in sheet.entries] == [
        (1, 0, "points", 15, "finisher"),
        (1, 1, "points", 7, "collection"),
        (1, 2, "points", 6, "collection"),
    ]
    assert [column.totals["total"] for column in sheet.columns] == [15, 7, 6]
    assert sheet.entries[0].words == {"row": "R1 O2 Y3 G4 B5", "sum": "1 + 2 + 3 + 4 + 5"}


def test_who_is_complete_only_for_a_moment_does_not_end_the_deal_W_26() -> None:
    """W-26, C-40, C-41: p2 completes six colours; p4's exchange makes two of his neighbours burn."""
    table = laid_out(["Y2 R5", "R1 O2 Y3 G4 B5", "", ""], ["X2 F1", "V6 F5", "B1 F6", "G1 F4"], hands=1)
    table.play(2, "take B1")
    table.play(1, "take V6")
    assert rows(table) == ["O2 R5", "R1 G4 B5 V6", "B1", "G1"]
    assert not table.over
    assert state_of(table).round == 2
    assert list(state_of(table).since) == [-1, -1, -1, -1]


BOTH: dict[str, Any] = {"rows": ["R1 O2 R3 Y4", "Y5 G6 O3"], "bids": ["X1 F1", "G1 F6"]}
"""One swap completes both: seat 0 takes X1 and gets G1 for R1."""


def test_two_complete_at_the_same_round_end_are_both_finishers_C_44() -> None:
    """C-44, AM-7."""
    table = laid_out(**BOTH, hands=1)
    assert [(e.amount, e.rule) for e in table.sheet().entries] == [(10, "C-42"), (15, "C-42")]


def test_with_first_only_the_earlier_is_a_finisher_C_44() -> None:
    """C-44: Of two completed by one swap the earlier is he who took the exchange (C-46)."""
    table = laid_out(**BOTH, hands=1, two_finishers="first")
    assert [(e.amount, e.rule) for e in table.sheet().entries] == [(10, "C-42"), (15, "C-43")]


def test_of_two_completed_by_one_swap_the_taker_wins_C_46() -> None:
    table = laid_out(**BOTH, match="wins", hands=1)
    assert table.scores() == [1, 0]
    assert [(e.column, e.place, e.amount, e.reason, e.rule) for e in table.sheet().entries] == [
        (0, "wins", 1, "deal-won", "C-46")
    ]


def test_of_two_finishers_the_earlier_wins_C_46() -> None:
    """C-46: Seat 1 is complete by a city, seat 0 later by the exchange."""
    table = laid_out(["R1 O2 R3 Y4", "G1 Y5 O3 G6"], ["X1 F1", "R5 F6"], match="wins", hands=1)
    assert table.scores() == [0, 1]


def test_who_was_complete_first_but_not_all_the_time_comes_later_C_46() -> None:
    """C-46: Seat 0 completes; seat 1's swap breaks him and completes itself; seat 2's swap repairs him."""
    table = laid_out(
        ["R1 Y3 O2 G4", "O1 Y2 O3 G5 B6", "R2"], ["B5 F6", "X1 F5", "X2 F4"], two_finishers="first", hands=1
    )
    table.play(1, "take X1")
    assert rows(table)[:2] == ["O1 Y3 O2 G4 B5", "R1 Y2 O3 G5 B6"]
    assert options(table) == ["swap R2 O2", "swap R2 Y2"]
    table.play(2, "swap R2 O2")
    assert table.over
    assert [(e.column, e.rule) for e in table.sheet().entries] == [(0, "C-43"), (1, "C-42"), (2, "C-43")]


def test_who_is_laid_out_complete_was_so_before_who_completes_now_C_46() -> None:
    """C-46: Seat 1 is complete as the position begins, seat 0 by the city it takes."""
    laid = ["R2 O1 Y1 G1", "R1 O2 Y3 G4 B5", ""]
    table = laid_out(laid, ["B1 F6", "X6 F5", "X5 F4"], two_finishers="first", hands=1)
    table.play(1, "take X6")
    assert [(e.column, e.rule) for e in table.sheet().entries] == [(0, "C-43"), (1, "C-42"), (2, "C-43")]


def test_scores_add_up_and_the_first_at_the_target_wins_C_45() -> None:
    """C-45."""
    before = {"totals": [30, 40, 0], "hand": 3}
    table = finish(position=before)
    table.play(1, "take X3")
    assert not table.over, "45, 47 and 6: nobody has 50"
    table = finish(position=before, target=47)
    table.play(1, "take X3")
    assert table.over
    assert table.scores() == [45, 47, 6]
    assert state_of(table).winner() == 1
    assert table.view(0).winner == 1


def test_if_several_reach_the_target_the_highest_total_wins_C_45() -> None:
    """C-45."""
    table = finish(position={"totals": [40, 49, 0], "hand": 3})
    table.play(1, "take X3")
    assert table.over
    assert table.scores() == [55, 56, 6]
    assert state_of(table).winner() == 1


def test_if_the_highest_are_equal_there_is_another_deal_C_45() -> None:
    """C-45."""
    table = finish(position={"totals": [40, 48, 0], "hand": 3})
    table.play(1, "take X3")
    assert table.scores() == [55, 55, 6]
    assert not table.over
    assert state_of(table).hand == 4


def test_wins_are_counted_to_three_C_46() -> None:
    """C-46."""
    table = laid_out(**BOTH, match="wins", position={"totals": [2, 1], "hand": 4})
    assert table.over
    assert state_of(table).winner() == 0
    table = laid_out(**BOTH, match="wins", target=4, position={"totals": [2, 1], "hand": 4})
    assert not table.over


def test_the_next_deal_is_fresh_and_the_first_player_card_moves_on_C_47() -> None:
    """C-47."""
    table = finish(first=1, position={"flights": ["F6", "F2", "F1"]})
    table.play(1, "take X3")
    state = state_of(table)
    assert state.hand == 2
    assert state.round == 1
    assert state.first == 2
    assert rows(table) == ["", "", ""]
    assert list(state.flights) == [0b1111110] * 3
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert state.before == [15, 7, 6]


def test_the_hands_option_stops_and_settles() -> None:
    table = Table(make("cities", hands=2), seed=3)
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[-1])
    assert {entry.hand for entry in table.sheet().entries} == {1, 2}


def test_a_deal_that_nobody_has_finished_goes_on_after_many_rounds_C_41() -> None:
    """C-41: the limit that ends such a deal lies beyond anything that is played."""
    table = laid_out(["R1", "O2", ""], ["B5 F6", "X6 F2", "X3 F1"], position={"round": 40})
    table.play(1, "take X3")
    assert state_of(table).round == 41
    assert not table.sheet().entries


def test_a_deal_nobody_finishes_is_scored_without_a_finisher_after_the_last_round_C_41() -> None:
    """C-41: The rules set no end to a deal; the option `rounds` does."""
    table = laid_out(["R1", "O2", ""], ["B5 F6", "X6 F2", "X3 F1"], rounds=4, position={"round": 4}, hands=1)
    table.play(1, "take X3")
    assert table.over
    assert [(e.amount, e.rule) for e in table.sheet().entries] == [(6, "C-43"), (2, "C-43"), (0, "C-43")]
    table = laid_out(["R1", "O2"], ["X6 F2", "X3 F1"], rounds=1, match="wins", hands=1)
    table.play(0, "take X3")
    assert table.over
    assert table.scores() == [0, 0]


def test_this_hand_scores_what_the_deal_changes() -> None:
    table = finish(position={"totals": [30, 40, 0], "hand": 3})
    hand = table.state.this_hand()
    hand.play(1, table.parse(1, "take X3"))
    assert hand.over()
    assert hand.scores() == [15, 7, 6]
    assert table.state.scores() == [30, 40, 0]


# -- options


def test_the_colours_removed_are_agreed_or_drawn_anew_for_each_deal_C_8() -> None:
    """C-8."""
    table = Table(make("cities", players=2, removed_colours="R,V"), seed=1)
    assert state_of(table).in_play == 0b011110
    seen = set()
    for seed in range(20):
        table = Table(make("cities", players=2), seed=seed)
        seen.add(int(state_of(table).in_play))
        assert state_of(table).in_play.bit_count() == 4
    assert len(seen) > 5
    game = make("cities", players=3, removed_colours="random", hands=2, rounds=1)
    table = Table(game, seed=1)
    drawn: list[tuple[int, int]] = []
    while not table.over:
        if (hand := state_of(table).hand) > len(drawn):
            drawn.append((hand, state_of(table).in_play.bit_count()))
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])
    assert drawn == [(1, 5), (2, 5)]
    assert [event.deal for event in table.record().log if hasattr(event, "deal")] == [
        "lot",
        "colours",
        "deck",
        "colours",
        "deck",
    ]


@pytest.mark.parametrize(
    ("players", "removed"), [(2, "R"), (3, "R,V"), (4, "V"), (3, "Q"), (2, "R,R"), (2, "R,random")]
)
def test_removed_colours_must_fit_the_players_C_8(players: int, removed: str) -> None:
    """C-8."""
    with pytest.raises(BadOptions):
        make("cities", players=players, removed_colours=removed)


def test_four_players_leave_no_colour_out_C_8() -> None:
    """C-8."""
    assert make("cities", players=4, removed_colours=()).options.deck() == 47
    table = Table(make("cities", players=4), seed=1)
    assert [event.deal for event in table.record().log if hasattr(event, "deal")] == ["lot", "deck"]


def test_the_first_player_is_drawn_by_lot_once_C_9() -> None:
    """C-9."""
    firsts = {int(state_of(Table(make("cities"), seed=seed)).first) for seed in range(20)}
    assert firsts == {0, 1, 2}


def test_a_deck_too_small_for_the_hands_is_refused() -> None:
    with pytest.raises(BadOptions):
        make(
            "cities", players=4, colours=2, values=1, removed_colours="Y,G,B,V", universals=0, deportations=0
        )


@pytest.mark.parametrize(("shown", "seen"), [(True, 0b100), (False, 0)])
def test_used_flights_lie_open_only_by_agreement_C_18(shown: bool, seen: int) -> None:
    """C-18, AM-10."""
    table = set_up(["", "", ""], ["R1", "O1", "Y1"], show_used_flights=shown)
    lay(table, "R1 F2", "O1 F6", "Y1 F5")
    table.play(1, "take Y1")
    table.play(2, "take R1")
    assert table.view(1).used[0] == seen
    assert table.view(-1).used[0] == seen
    assert table.view(0).used[0] == 0b100, "one's own flights one may always look at"
    zones = [zone.name for zone in table.view(1).scene().zones]
    assert ("used.0" in zones) == shown


@pytest.mark.parametrize(
    "position",
    [
        {"piles": {"row.0": "R1 R2"}},
        {"piles": {"row.0": "R1", "row.1": "R1"}},
        {"piles": {"row.0": "V1"}, "colours": "ROYGB"},
        {"piles": {"row.0": "X1"}},
        {"piles": {"hand.0": "R1 R2 R3 R4"}},
        {"piles": {"hand.0": "Q9"}},
        {"piles": {"hand.0": "R1", "deck": "R2"}},
        {"piles": {"hand.9": "R1"}},
        {"colours": "RRO"},
        {"colours": "RO"},
        {"phase": "take"},
        {"phase": "swap"},
        {"phase": "dance"},
        {"bids": [3, 0, 0]},
        {"piles": {"hand.0": "R1", "laid.0": "R2"}},
        {"piles": {"hand.0": "R1"}, "sealed": {"0": ["lay R2", "F1"]}},
        {"piles": {"hand.0": "R1"}, "sealed": {"0": "lay R1"}},
        {"piles": {"hand.0": "R1"}, "sealed": {"7": ["lay R1"]}},
        {"piles": {"hand.0": "R1"}, "sealed": {"0": ["lay R1", "F1"]}},
        {"since": [0, -1, -1]},
        {"flights": ["F9", "", ""]},
        {"order": [7]},
        {"takes": "Q"},
        {"story": ["burn"]},
        {"story": ["take 3 G4"]},
        {"weather": "fine"},
        {"piles": {"hand.0": "R1"}, "sealed": {"0": [5]}},
        {"piles": {"row.0": "R1 O1 Y1 G1 B1"}, "colours": "ROYGB", "since": [10**30, -1, -1]},
    ],
)
def test_impossible_positions_are_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        make("cities").set_up(position)


def test_nobody_is_without_flights_when_a_round_is_laid_C_18() -> None:
    """C-18: after the sixth round all six are there again; while cards are taken the last one is out."""
    piles = {"hand.0": "R1", "hand.1": "O1", "hand.2": "Y1"}
    with pytest.raises(BadPosition) as refused:
        make("cities").set_up({"colours": "ROYGB", "piles": piles, "flights": ["F1", "", "F1"]})
    assert (refused.value.rule, refused.value.words["part"]) == ("C-18", "flights")
    laid = {"laid.0": "R1", "laid.1": "O1", "laid.2": "Y1"}
    taking = {"phase": "take", "bids": [3, 2, 1], "flights": ["", "", ""], "piles": laid}
    table = Table(make("cities"), start={"colours": "ROYGB", **taking})
    assert table.actors() == [0]


def test_impossible_results_are_refused() -> None:
    game = make("cities")
    for result in (
        {"rows": ["R1"]},
        {"rows": ["R1 R2", "", ""]},
        {"rows": ["R1", "Q", ""]},
        {"rows": ["R1 O1 Y1 G1 B1", "", ""], "colours": "ROYGB", "completed": [1]},
        {"rows": ["R1 O1 Y1 G1 B1", "", ""], "colours": "ROYGB", "completed": [0, 1]},
        {"rows": ["R1 O1 Y1 G1 B1", "", ""], "colours": "ROYGB", "completed": 0},
        {"rows": ["R1", "R1", ""]},
        {"rows": ["R1 O1 R2 Y1 R3", "", ""]},
        {"rows": ["R1 O1", "", ""], "colours": "RO"},
        {"rows": ["R1 O1", "", ""], "colours": "RROYG"},
    ):
        with pytest.raises(BadPosition):
            game.score(result)
