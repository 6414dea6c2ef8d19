"""Irregularities with `manners`: each happens, is noticed or claimed, and is paid for (M-1 … M-10)."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from lomber.table.errors import BadPosition, IllegalMove
from tests.games.vint.tables import can, figures, hands, passes, phase, place_of, say, seat_at

DEAL = "N QJT.K53.4.AK9654 | E A643.AQT2.AK93.J | S 982.J4.QT72.QT87 | W K75.9876.J865.32"


def table(
    game: str = "vint", options: dict[str, Any] | None = None, piles: str = DEAL, **start: Any
) -> Table:
    begin = {"piles": hands(piles), **start}
    return Table(make(game, {"manners": True, **(options or {})}), start=begin, dealing=False)


def may(table: Table, place: str) -> set[str]:
    """The asides of the player at a place, by name."""
    return {table.name(move) for move in table.asides(seat_at(table, place))}


def does(table: Table, place: str, *moves: str) -> None:
    for move in moves:
        table.play(seat_at(table, place), move)


def lay(table: Table, *cards: str) -> None:
    """Cards of whoever's turn it is."""
    for card in cards:
        table.play(table.actors()[0], card)


# -- calls


@pytest.mark.parametrize(
    ("highest", "said", "counts"),
    [("2D", "2C", "3C"), ("3NT", "3H", "4H"), ("1S", "1S", "2S")],
)
def test_an_insufficient_bid_counts_as_the_lowest_sufficient_V_C50(highest, said, counts):
    """V-C50, M-2."""
    match = say(table(dealer="N"), f"N {highest}")
    choice = next(c for c in match.view(seat_at(match, "E")).scene().choices if c.text == f"bid {said}")
    assert choice.forbidden == "M-2"
    does(match, "E", f"bid {said}")
    assert match.game.book.arguments[match.game.setting.bid + match.state.contract] == counts
    assert place_of(match, "declarer") == "E"


def test_where_none_is_sufficient_it_is_a_pass_V_C50():
    """V-C50, M-2: after 7H, 7D."""
    match = say(table(dealer="N"), "N 7H")
    does(match, "E", "bid 7D")
    assert (place_of(match, "declarer"), match.state.passes) == ("N", 1)


def test_an_insufficient_bid_may_be_raised_to_the_highest_and_close_the_auction_M_2():
    """M-2, V-16: after 6NT "1NT" counts as 7NT, and nothing is higher."""
    match = say(table(dealer="N"), "N 6NT")
    does(match, "E", "bid 1NT")
    assert (phase(match), place_of(match, "declarer"), place_of(match, "to_play")) == ("play", "E", "S")


def test_an_insufficient_bid_that_counts_as_a_pass_may_be_the_eighth_M_2():
    """M-2, V-16; between two it is the one pass that closes (VT-2)."""
    match = passes(say(table(dealer="N"), "N 7H"), 7)
    does(match, "N", "bid 1S")
    assert (phase(match), place_of(match, "declarer")) == ("play", "N")
    match = say(table("vint_two_auction", dealer="S"), "S 7H")
    does(match, "W", "bid 7D")
    assert (phase(match), place_of(match, "declarer")) == ("play", "S")


def test_calls_out_of_turn_of_both_sides_can_pass_the_deal_out_M_1():
    """M-1, V-15: S and W have spoken out of turn; their partners must pass once, they always: four passes."""
    match = table(dealer="N")
    does(match, "S", "call_early 2H")
    does(match, "W", "call_early 2S")
    for place in "NESW":
        assert can(match, seat_at(match, place)) == {"pass"}
        does(match, place, "pass")
    assert int(match.state.crosses) == 1


def test_a_call_out_of_turn_is_void_V_C56():
    """V-C56, M-1."""
    match = table(dealer="N")
    assert "call_early 2H" in may(match, "S")
    does(match, "S", "call_early 2H")
    assert match.actors() == [seat_at(match, "N")]
    assert can(match, seat_at(match, "N")) == {"pass"}
    with pytest.raises(IllegalMove) as refused:
        does(match, "N", "bid 1S")
    assert refused.value.rule == "M-1"
    say(match, "N P, E 1S")
    assert can(match, seat_at(match, "S")) == {"pass"}
    say(match, "S P, W P")
    assert "bid 2S" in can(match, seat_at(match, "N"))
    say(match, "N P, E P")
    assert can(match, seat_at(match, "S")) == {"pass"}
    passes(match, 4)
    assert (phase(match), place_of(match, "to_play")) == ("play", "S")
    assert not {card for card in can(match, seat_at(match, "S")) if card[1] == "H"}
    with pytest.raises(IllegalMove) as barred:
        does(match, "S", "QH")
    assert barred.value.rule == "M-1"


def test_a_partner_who_has_not_looked_may_look_but_must_pass_M_1_V_70():
    match = table(options={"blind_bids": True}, dealer="N")
    say(match, "N P, E P")
    does(match, "S", "look")
    say(match, "S 1S, W P")
    does(match, "S", "call_early 2H")
    north = seat_at(match, "N")
    assert can(match, north) == {"pass", "look"}
    does(match, "N", "look")
    assert can(match, north) == {"pass"}


def test_one_who_is_not_on_lead_is_free_M_1():
    match = table(dealer="N")
    does(match, "S", "call_early 2H")
    say(match, "N P, E P, S P, W 1S")
    passes(match, 8)
    assert place_of(match, "to_play") == "N"
    assert len(can(match, seat_at(match, "N"))) == 13


# -- calls in the other auctions

WIDOW = "N A98.J62.J5.T643 | E Q4.T9.KQ98764.5 | S KT653.AQ853.T2.- | W J7.K7.A.AQJ9872"
"""VW-C2: twelve cards each."""


def with_widow(after_widow: str) -> Table:
    piles = {**hands(WIDOW), "widow": "2S 4C 3D KH"}
    options = {"manners": True, "after_widow": after_widow}
    return Table(make("vint_widow", options), start={"piles": piles, "dealer": "W"}, dealing=False)


def gives_away(match: Table) -> None:
    """W has bought; the cards go to N, E and S."""
    for card in ("2S", "AD", "3D"):
        does(match, "W", f"give {card}")
    assert phase(match) == "final"


def contract(match: Table) -> str:
    return str(match.game.book.arguments[match.game.setting.bid + match.state.contract])


def test_partners_who_bid_on_after_the_purchase_speak_in_turn_M_1():
    match = passes(say(with_widow("partners"), "W 2H"), 8)
    gives_away(match)
    assert "call_early 3NT" in may(match, "E")
    assert not may(match, "N")  # the defenders have no call
    does(match, "E", "call_early 3NT")
    assert can(match, seat_at(match, "W")) == {"pass"}
    say(match, "W P")
    assert can(match, seat_at(match, "E")) == {"pass"}
    say(match, "E P")
    assert "bid 3H" in can(match, seat_at(match, "W"))


def test_an_insufficient_final_bid_is_raised_M_2():
    match = passes(say(with_widow("buyer_once"), "W 2H"), 8)
    gives_away(match)
    assert "pass" not in can(match, seat_at(match, "W"))
    choice = next(c for c in match.view(seat_at(match, "W")).scene().choices if c.text == "bid 2D")
    assert choice.forbidden == "M-2"
    does(match, "W", "bid 2D")
    assert contract(match) == "3D"
    assert phase(match) == "play"


def test_a_silenced_buyer_stands_by_his_last_bid_M_1():
    match = say(with_widow("buyer_once"), "W 2H")
    does(match, "W", "call_early 7NT")
    passes(match, 8)
    gives_away(match)
    assert can(match, seat_at(match, "W")) == {"bid 2H"}
    with pytest.raises(IllegalMove) as refused:
        does(match, "W", "bid 3H")
    assert refused.value.rule == "M-1"
    does(match, "W", "bid 2H")
    assert contract(match) == "2H"


def test_the_holder_of_a_dummy_bids_too_low_M_2():
    match = say(table("vint_three_rotating", dealer="S"), "W 2D, E P, W P, E P, W P")
    assert phase(match) == "holder"
    assert not may(match, "W")
    does(match, "S", "bid 1H")
    assert (contract(match), place_of(match, "declarer")) == ("2H", "S")


@pytest.mark.parametrize("game", ["vint_two_dummies", "vint_two_swap", "vint_two_draw", "vint_two_auction"])
def test_one_of_two_who_speaks_out_of_turn_must_pass_M_1(game):
    match = Table(make(game, {"manners": True}), seed=3)
    while phase(match) != "auction":
        actor = match.actors()[0]
        match.play(actor, match.legal(actor)[-1])  # keeps his hand, buys nothing
    speaker = match.actors()[0]
    match.play(1 - speaker, "call_early 2H")
    assert match.actors() == [speaker]
    match.play(speaker, "bid 1S")
    assert can(match, 1 - speaker) == {"pass"}
    match.play(1 - speaker, "pass")
    assert contract(match) == "1S"


def test_each_bids_for_himself_and_has_no_partner_to_be_hushed_M_1():
    match = table("vint_three_auction", dealer="S")
    does(match, "E", "call_early 2H")
    say(match, "S 1S")
    assert "bid 2S" in can(match, seat_at(match, "W"))
    say(match, "W P")
    assert can(match, seat_at(match, "E")) == {"pass"}


def test_a_declarer_who_leads_himself_may_lead_what_he_named_out_of_turn_M_1_V2C_5():
    match = Table(make("vint_two_draw", {"manners": True}), seed=3)
    while phase(match) != "auction":
        match.play(match.actors()[0], "stop")
    speaker = match.actors()[0]
    match.play(speaker, "bid 1S")
    match.play(speaker, "call_early 2H")
    match.play(1 - speaker, "pass")
    assert match.actors() == [speaker]
    assert {card for card in can(match, speaker) if card[1] == "H"}


# -- cards out of turn


def playing(contract: str = "N 2H", piles: str = DEAL, **options: Any) -> Table:
    match = say(table(options=options, piles=piles, dealer=contract[0]), contract)
    return passes(match, 8)


@pytest.mark.parametrize("stays", [True, False])
def test_a_lead_out_of_turn_M_3(stays):
    """M-3: E leads to 2H of N; W, his partner, leads a diamond first."""
    match = playing()
    does(match, "W", "lead_early 5D")
    assert phase(match) == "answer_lead"
    assert set(match.actors()) == {seat_at(match, "N")}
    assert may(match, "S") == {"leave_exposed", "take_back"}
    does(match, "S", "leave_exposed" if stays else "take_back")
    assert match.actors() == [seat_at(match, "E")]
    assert not {card for card in can(match, seat_at(match, "E")) if card[1] == "D"}
    assert bool(match.state.exposed[1]) is stays
    lay(match, "AS")
    assert "lead_early 5D" not in may(match, "W")


def test_what_comes_between_is_refused_by_the_rule_that_is_being_settled_M_3():
    """M-3 while a lead out of turn wants its answer, M-6 while a revoke is mended, M-7 before the next deal."""

    def refusal(match: Table, place: str, move: str) -> str:
        with pytest.raises(IllegalMove) as refused:
            does(match, place, move)
        return refused.value.rule

    match = playing()
    does(match, "W", "lead_early 5D")
    assert [refusal(match, "E", "9D"), refusal(match, "N", "QS"), refusal(match, "W", "take_back")] == [
        "M-3"
    ] * 3
    match = playing()
    lay(match, "9D", "QD", "6D", "5H")  # N holds the four of diamonds
    does(match, "N", "correct")
    assert [refusal(match, "N", "4D"), refusal(match, "E", "9S")] == ["M-6"] * 2
    does(match, "E", "demand highest")
    assert refusal(match, "N", "5H") == "M-6"
    does(match, "N", "4D")
    while phase(match) == "play":
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    assert [refusal(match, "S", "QS"), refusal(match, "E", "next")] == ["M-7"] * 2


def test_in_later_tricks_the_suit_is_free_M_3():
    match = playing()
    lay(match, "AS", "2S", "5S", "TS")
    does(match, "W", "lead_early 5D")
    does(match, "S", "take_back")
    assert "AD" in can(match, seat_at(match, "E"))


def test_third_hand_before_second_then_fourth_may_too_M_4():
    """M-4."""
    match = playing()
    lay(match, "3S")
    assert "play_early KS" in may(match, "W")
    does(match, "W", "play_early KS")
    assert "play_early QS" in may(match, "N")
    does(match, "N", "play_early QS")
    assert match.actors() == [seat_at(match, "S")]
    lay(match, "2S")
    assert place_of(match, "to_play") == "W"


def test_fourth_hand_before_its_turn_leaves_its_card_on_the_table_M_3():
    """M-3: E leads, N plays before S and W; he is not asked again, and the trick is won as if all were in turn."""
    match = playing()
    lay(match, "3S")
    assert not {move for move in may(match, "E") if move.startswith("play_early")}  # he has played
    assert not {move for move in may(match, "S") if move.startswith("play_early")}  # it is his turn
    does(match, "N", "play_early QS")
    lay(match, "2S", "5S")
    assert (place_of(match, "to_play"), list(match.state.tricks)) == ("N", [1, 0])


# -- exposed cards

LONG = "N QJT.K53.4.AK9654 | E A643.AQT2.76.QJT | S 982.94.KJ982.873 | W K75.J876.AQT53.2"


def test_an_exposed_card_is_demanded_or_kept_V_C55():
    """V-C55, M-5: S has 8D exposed and holds KD JD 9D 8D 2D."""
    match = playing("N 2H", LONG)
    does(match, "S", "expose 8D")
    south = seat_at(match, "S")
    assert {"expose 8D"} & may(match, "S") == set()
    lay(match, "6D")
    assert "require 8D" in may(match, "E") and "require 8D" in may(match, "W")
    assert "require 8D" not in may(match, "N")
    assert "8D" not in can(match, south)
    assert {"KD", "2D"} <= can(match, south)
    does(match, "W", "require 8D")
    assert can(match, south) == {"8D"}
    with pytest.raises(IllegalMove) as refused:
        does(match, "S", "KD")
    assert refused.value.rule == "M-5"


def test_the_lead_during_which_a_card_is_exposed_does_not_count_M_5():
    """M-5: at the first, second and third lead of its suit after the exposure."""
    match = playing("N 1NT", LONG)
    lay(match, "7D")
    does(match, "S", "expose 8D")
    assert "require 8D" not in may(match, "W")
    lay(match, "2D", "TD", "4D", "3D", "3C", "6D", "9D", "JD", "QD", "5C", "2C", "AD")
    assert "require 8D" in may(match, "W")


def test_on_lead_it_is_kept_too_V_C55():
    """V-C55, M-5: any card but 8D; with nothing else of the suit it is free."""
    match = playing("E 2H")
    does(match, "S", "expose 7D")
    assert can(match, seat_at(match, "S")) == set(hands(DEAL)["S"].split()) - {"7D"}
    alone = playing("W 2C")
    does(alone, "N", "expose 4D")
    assert "4D" in can(alone, seat_at(alone, "N"))


def test_after_three_leads_the_right_is_spent_V_C57():
    """V-C57, M-5, G-16."""
    match = playing("N 1NT", LONG)
    does(match, "S", "expose 8D")
    south = seat_at(match, "S")
    lay(match, "7D", "2D", "TD", "4D")
    lay(match, "3D", "3C", "6D", "9D")
    assert place_of(match, "to_play") == "S"
    assert "8D" not in can(match, south)
    lay(match, "JD", "QD", "5C", "2C")
    lay(match, "AD")
    assert not {"require 8D"} & (may(match, "W") | may(match, "E"))
    lay(match, "KC", "TC")
    assert {card for card in can(match, south) if card[1] == "D"} == {"KD"}
    lay(match, "KD", "5D", "TS", "QC")
    assert "8D" in can(match, south)


# -- revokes


def test_a_revoke_is_corrected_in_time_M_6():
    """M-6: the opponents choose the highest; the wrong card lies exposed, later cards may be changed (G-9)."""
    match = playing()
    lay(match, "AD", "8H", "5D", "4D")
    assert {"correct"} <= may(match, "S")
    assert "ask_partner" in may(match, "N")
    does(match, "N", "ask_partner")
    does(match, "S", "correct")
    assert phase(match) == "demand"
    assert match.actors() == [seat_at(match, "W")]
    does(match, "E", "demand highest")
    assert can(match, seat_at(match, "S")) == {"QD"}
    does(match, "S", "QD")
    assert match.state.exposed[0]
    assert match.actors() == [seat_at(match, "W")]
    assert {"5D", "JD"} <= can(match, seat_at(match, "W"))
    lay(match, "JD", "4D")
    assert place_of(match, "to_play") == "E"
    assert match.state.tricks[1] == 1
    assert not match.state.exposed[1]


def test_the_lowest_can_be_demanded_M_6():
    match = playing()
    lay(match, "AD", "8H")
    does(match, "S", "correct")
    does(match, "W", "demand lowest")
    assert can(match, seat_at(match, "S")) == {"2D"}
    with pytest.raises(IllegalMove):
        does(match, "S", "QD")


def test_an_opponent_chooses_though_partners_sit_side_by_side_M_6_V2D_4():
    """M-6, V2D-4: B declares with the dummy N at his left; he revokes from W, and A says which diamond he plays."""
    match = say(table("vint_two_auction", dealer="S"), "S 1S, W 1C, S P")
    lay(match, "2D", "2H")
    does(match, "W", "correct")
    assert match.actors() == [seat_at(match, "S")]
    assert not may(match, "W")
    does(match, "S", "demand highest")
    assert can(match, seat_at(match, "W")) == {"JD"}


def test_an_opponent_answers_a_lead_out_of_turn_though_partners_sit_side_by_side_M_3_VA_3():
    """M-3, VA-3: W declares with N's open hand; E and S defend. E leads when it is W's turn: not S answers."""
    match = say(table("vint_auction", dealer="N"), "E P, S P, W 1S, E P, S P")
    lay(match, "3S", "8S", "KS", "TS")
    assert place_of(match, "to_play") == "W"
    does(match, "E", "lead_early AD")
    assert match.actors() == [seat_at(match, "W")]
    assert not may(match, "S")


def played(match: Table) -> Table:
    """The rest of the deal, honestly."""
    while phase(match) == "play":
        seat = match.actors()[0]
        honest = [c.move for c in match.view(seat).scene().choices if not c.aside and not c.forbidden]
        match.play(seat, honest[0])
    return match


def go_on(match: Table) -> Table:
    hand = match.state.hand_number()
    while not match.over and match.state.hand_number() == hand:
        match.play(match.actors()[0], "next")
    return match


def test_a_revoke_is_claimed_after_the_next_lead_M_7():
    """M-7, M-8: three tricks go over; a wrong claim costs nothing."""
    match = playing("N 2H", hands=1)
    lay(match, "AD", "8H", "5D", "4D")
    assert "claim_revoke 1 S" not in may(match, "E")
    winner = place_of(match, "to_play")
    assert winner == "S"
    lay(match, "2S")
    assert "claim_revoke 1 S" in may(match, "E")
    assert "claim_revoke 1 S" not in may(match, "N")
    does(match, "E", "claim_revoke 1 S")
    played(match)
    made = list(match.state.tricks)
    go_on(match)
    entries = match.sheet().entries
    tricks = {entry.column: entry.words["number"] for entry in entries if entry.reason == "tricks"}
    assert tricks.get(0, 0) == made[0] - min(3, made[0])


def test_a_wrong_claim_costs_nothing_M_7():
    match = playing("N 2H", hands=1)
    lay(match, "AD", "QD", "5D", "4D", "KD", "2D", "6D", "5H", "QS")
    does(match, "E", "claim_revoke 2 N")
    played(match)
    made = list(match.state.tricks)
    go_on(match)
    tricks = {
        entry.column: entry.words["number"] for entry in match.sheet().entries if entry.reason == "tricks"
    }
    assert [tricks.get(side, 0) for side in (0, 1)] == made


def reckoned(
    contract: str,
    declarer: str,
    taken: list[int],
    revokes: list[list[int]],
    game: str = "vint",
    denied: bool = False,
    **start: Any,
) -> Table:
    """A deal that has been played with these tricks and in which these revokes (trick, place) were proved; denied
    by those whose partners had asked, or not."""
    rules = make(game, manners=True, hands=1)
    begin = {"piles": hands(DEAL), "phase": "play", "contract": contract, "declarer": declarer, **start}
    match = Table(rules, start=begin, dealing=False)
    state = match.state
    state.taken = [0] * taken[0] + [1] * taken[1]
    state.tricks[0], state.tricks[1] = taken
    state.revokes = revokes
    for trick, place in revokes:
        state.asked[trick] |= denied << place
    state.finish_played()
    return match


def shares(match: Table) -> list[tuple[int, str, int, str]]:
    """What somebody answers for alone, by column; the players' follow those of the sides."""
    return [row for row in figures(match.sheet().entries) if row[3] in ("alone", "freed")]


def slate(match: Table) -> list[tuple[int, str, int, str]]:
    wanted = (
        "tricks",
        "over-cap",
        "penalty",
        "revoke-lacking",
        "game",
        "little-slam-made",
        "grand-slam-made",
    )
    return [row for row in figures(match.sheet().entries) if row[3] in wanted]


def test_the_offenders_cannot_finish_a_game_V_C54():
    """V-C54, M-8, G-17: 430 and 180 are 490 below and 120 above; EW have 500 and take the game."""
    match = reckoned("2C", "N", [12, 1], [[2, 2]], below=[430, 420])
    assert slate(match) == [
        (0, "below", 60, "tricks"),
        (0, "above", 120, "over-cap"),
        (1, "below", 80, "tricks"),
        (1, "above", 1000, "game"),
    ]


def test_revokes_of_both_sides_cap_both_V_C58():
    """V-C58, M-8."""
    match = reckoned("2H", "N", [9, 4], [[2, 2], [6, 3]], below=[400, 460])
    assert slate(match) == [
        (0, "below", 90, "tricks"),
        (0, "above", 90, "over-cap"),
        (1, "below", 30, "tricks"),
        (1, "above", 50, "over-cap"),
    ]


def test_a_revoke_defeats_the_contract_V_C51():
    """V-C51 at the table: 3H with ten tricks and a revoke is two short."""
    match = reckoned("3H", "N", [10, 3], [[4, 0]])
    assert slate(match) == [
        (0, "below", 210, "tricks"),
        (1, "below", 180, "tricks"),
        (1, "above", 6000, "penalty"),
    ]


@pytest.mark.parametrize("asked", [True, False])
def test_one_who_denied_it_pays_alone_M_9(asked):
    """M-9, V-73: the change of the balance is his own affair if his partner asked (M-10 cannot happen here)."""
    match = reckoned("3H", "N", [10, 3], [[4, 0]], denied=asked)
    change = 6000 + 2 * 90
    assert shares(match) == ([(2, "sum", -change, "alone"), (3, "sum", change, "freed")] if asked else [])
    assert sum(match.scores()) == 0


def test_each_revoke_is_paid_on_the_counts_left_by_the_one_before_M_8_M_9():
    """M-8.5, M-9: 3H with four tricks. The first costs three of them and makes a little slam, the second the last
    one with two lacking, and a grand slam."""
    match = reckoned("3H", "N", [4, 9], [[2, 0], [5, 2]], denied=True)
    first, second = 3 * 3000 + 2 * 90 + 1000, 3000 + 2 * 30 + 1000 + 2 * 3000
    assert shares(match) == [
        (2, "sum", -first, "alone"),
        (3, "sum", first, "freed"),
        (3, "sum", -second, "alone"),
        (2, "sum", second, "freed"),
    ]


@pytest.mark.parametrize(("taken", "offender", "short"), [(8, 3, 1), (9, 2, 6)])
def test_how_far_a_slam_fell_short_is_judged_after_the_revoke_V_71_M_8(taken, offender, short):
    """V-71, M-8.1: four short and a revoke of the defenders are one, three short and one of the partner six."""
    match = reckoned("6H", "S", [taken, 13 - taken], [[3, offender]])
    paid = 6000 * short + 5000
    assert shares(match) == ([(2, "sum", -paid, "alone"), (3, "sum", paid, "freed")] if short > 3 else [])


def test_with_reseating_too_one_who_denied_it_pays_alone_M_9_VS_5():
    """M-9, V-73, VS-5: N's deal of 3H is settled at once, and S takes the revoke upon himself."""
    match = reckoned("3H", "N", [10, 3], [[4, 0]], "vint_reseat", denied=True, calls=["N 3H"])
    plain = reckoned("3H", "N", [10, 3], [[4, 0]], "vint_reseat", calls=["N 3H"])
    change = 6000 + 2 * 90
    south, north = seat_at(match, "S"), seat_at(match, "N")
    assert match.scores()[south] == plain.scores()[south] - change
    assert match.scores()[north] == plain.scores()[north] + change


def test_each_person_of_an_offending_side_has_his_own_cap_M_8_V3B_5():
    """M-8.4, V3B-5: W revoked; of four tricks at 30 he writes 90 below, his partner all of them."""
    match = reckoned("3D", "S", [6, 7], [[3, 1]], "vint_three_auction", below=[100, 400, 100])
    below = [row for row in figures(match.sheet().entries) if row[3] in ("tricks", "over-cap")]
    assert below == [
        (0, "below", 270, "tricks"),
        (1, "below", 90, "tricks"),
        (1, "above", 30, "over-cap"),
        (2, "below", 120, "tricks"),
    ]


def test_tricks_that_a_defender_lacks_are_written_by_the_declaring_side_M_8_VA_5():
    """M-8.2, VA-5: N deals, E plays 4H with N's hand; S revoked with two tricks. Not the offenders' side writes."""
    match = reckoned("4H", "E", [11, 2], [[3, 0]], "vint_auction", dealer="N")
    rows = [row for row in figures(match.sheet().entries) if row[3] == "revoke-lacking"]
    assert sorted(rows) == sorted((seat_at(match, p), "above", 4000, "revoke-lacking") for p in "EN")


def test_two_revokes_in_one_trick_are_settled_in_the_order_of_play_M_8():
    """M-8.5: E, then S do not follow N's ace. EW have no trick to give, and then get three of the four."""
    game = make("vint", manners=True, hands=1, ranks=4)
    piles = {"N": "AS AC AD AH", "E": "KS KC KD KH", "S": "QS QC QD QH", "W": "JS JC JD JH"}
    match = Table(game, start={"piles": piles, "dealer": "W"}, dealing=False)
    passes(say(match, "W 1NT"), 8)
    lay(match, "AH", "KD", "QD", "JH", "AS", "KS", "QS", "JS")
    does(match, "W", "claim_revoke 1 S")
    does(match, "N", "claim_revoke 1 E")
    go_on(played(match))
    rows = [row for row in figures(match.sheet().entries) if row[3] in ("tricks", "revoke-lacking")]
    assert rows == [
        (0, "below", 10, "tricks"),
        (1, "below", 30, "tricks"),
        (0, "above", 3000, "revoke-lacking"),
    ]


@pytest.mark.parametrize(("double", "fine"), [(False, 3000), (True, 6000)])
def test_a_revoke_of_two_can_cost_the_price_of_the_game_V2B_C5(double, fine):
    """V2B-C5, V2B-8: 3D, 3000 to the other, with double penalties 6000 (VZ-1), and no tricks change hands."""
    game = make("vint_two_swap", manners=True, hands=1, revoke_fine="game", double_penalties=double)
    start = {"piles": hands(DEAL), "phase": "play", "contract": "3D", "declarer": "S"}
    match = Table(game, start=start, dealing=False)
    state = match.state
    state.taken = [0] * 9 + [1] * 4
    state.tricks[0], state.tricks[1] = 9, 4
    state.revokes = [[3, 0]]
    state.finish_played()
    rows = [row for row in figures(match.sheet().entries) if row[3] in ("tricks", "revoke-fine")]
    assert rows == [
        (0, "below", 270, "tricks"),
        (1, "below", 120, "tricks"),
        (1, "above", fine, "revoke-fine"),
    ]


def test_an_open_hand_makes_no_mistakes():
    """Section 6: the table never offers an illegal card from a hand that is played for a dummy."""
    game = make("vint_three_auction", manners=True)
    match = Table(game, start={"piles": hands(DEAL)}, dealing=False)
    say(match, "S 2H, W P, E P")
    lay(match, "5D")
    assert can(match, match.actors()[0]) == {"4D"}


@pytest.mark.parametrize("part", ["claims", "revokes"])
def test_claims_of_a_position_that_are_no_list_are_refused_M_8(part: str):
    """M-8: with a sentence that shows one as it is written."""
    with pytest.raises(BadPosition, match=r"True is not written like \[\[7, 1\]\]"):
        table(manners={part: True})
