"""Vint for two, three, five and six, with auction and with re-seating: the worked cases and every option value."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber import Table, make
from lomber.play.seating import pairs_of_five, pairs_of_six
from lomber.table.errors import BadOptions, BadPosition, IllegalMove
from tests.games.vint.tables import (
    bids,
    can,
    figures,
    hands,
    held,
    numbers,
    passes,
    phase,
    place_of,
    play_out,
    say,
    seat_at,
    sorted_pack,
    table,
)

C21 = "N 974.AT543.J65.K7 | E 6.K7.K742.AQJ942 | S KQ52.J8.A983.T85 | W AJT83.Q962.QT.63"
A, B = 0, 1


def sees(match: Table, seat: int) -> str:
    """The places whose cards a seat may look at."""
    view = match.view(seat)
    return "".join(place for i, place in enumerate("SWNE") if view.known >> i & 1)


def owners(match: Table) -> dict[str, int]:
    return {place: int(match.state.owner[i]) for i, place in enumerate("SWNE")}


def sides(match: Table) -> set[frozenset[str]]:
    """Which places play together."""
    found: dict[int, set[str]] = {}
    for i, place in enumerate("SWNE"):
        found.setdefault(int(match.state.side[i]), set()).add(place)
    return {frozenset(places) for places in found.values()}


def order(match: Table, cards: int = 4) -> str:
    """The places in the order in which they play to a trick."""
    place, found = match.state.to_play, ""
    for _ in range(cards):
        found += "SWNE"[place]
        place = match.state.next_of[place]
    return found


def both(*places: str) -> set[frozenset[str]]:
    return {frozenset(side) for side in places}


# -- two dummies (2.1)


def test_dealers_and_first_speakers_with_two_dummies_V2A_C1():
    """V2A-C1, V2A-1, VT-1."""
    match = Table(make("vint_two_dummies", draw=False), seed=3)
    dealers, speakers = "", []
    for _ in range(5):
        dealers += place_of(match, "dealer")
        speakers.append(match.actors()[0])
        passes(match, 2)
    assert dealers == "SWNES"
    assert speakers == [A, B, A, B, A]


def test_one_call_each_V2A_C2():
    """V2A-C2, V2A-2, V2A-3, V2A-4, V2A-5, G-20."""
    match = table(C21, "vint_two_dummies")
    assert (sees(match, A), sees(match, B)) == ("SN", "WE")
    say(match, "S 3D")
    assert len(bids(match)) == 22
    assert bids(match)[:2] == ["3H", "3NT"]
    say(match, "W 3H")
    assert phase(match) == "play"
    assert (place_of(match, "declarer"), order(match)) == ("W", "SWNE")
    assert match.actors() == [A]
    assert (sees(match, A), sees(match, B)) == ("SN", "WE")
    match.play(A, "2S")
    assert (sees(match, A), sees(match, B)) == ("SNE", "WNE")
    match.play(B, "3S")
    assert match.actors() == [A]
    match.play(A, "4S")
    assert match.actors() == [B]


def test_passes_with_one_call_each_V2A_C3():
    """V2A-C3, VT-2."""
    assert say(table(C21, "vint_two_dummies"), "S P, W P").sheet().notes["crosses"] == 1
    match = say(table(C21, "vint_two_dummies"), "S P, W 1S")
    assert (phase(match), place_of(match, "declarer")) == ("play", "W")
    match = say(table(C21, "vint_two_dummies"), "S 1S, W P")
    assert (phase(match), place_of(match, "declarer")) == ("play", "S")


def test_the_second_call_is_the_last_though_the_first_is_only_described_V2A_3():
    match = table(C21, "vint_two_dummies", contract="3D", declarer="S")
    assert match.actors() == [B]
    say(match, "W 3H")
    assert (phase(match), place_of(match, "declarer")) == ("play", "W")
    for calls in (["S pass", "W 1S"], ["S 1S", "W pass"]):
        with pytest.raises(BadPosition):
            table(C21, "vint_two_dummies", calls=calls)


def test_an_auction_with_two_dummies_V2A_C4():
    """V2A-C4, V2A-3, VT-2, G-22."""
    match = table(C21, "vint_two_dummies", {"bidding": "auction"}, dealer="W")
    say(match, "W 1H, S 2C, W 2H, S 2NT")
    assert phase(match) == "auction"
    say(match, "W P")
    assert (place_of(match, "declarer"), order(match)) == ("S", "WNES")


def test_two_dummies_count_as_for_four_V2A_C5():
    """V2A-C5, V2A-6, VT-3."""
    result = {"contract": "3H", "declarer": "W", "tricks": [4, 9], "hands": hands(C21)}
    entries = make("vint_two_dummies").score(result)
    assert figures(entries) == [
        (0, "below", 120, "tricks"),
        (1, "below", 270, "tricks"),
        (1, "above", 1500, "honours-and-aces"),
    ]


def test_a_passed_out_deal_with_two_dummies_can_be_played_V_63():
    """V-63: the seat at the dealer's left leads, and the dummies open after that card."""
    match = say(table(C21, "vint_two_dummies", {"passed_out": "play"}, dealer="N"), "S P, W P")
    assert (phase(match), place_of(match, "to_play")) == ("play", "E")
    assert match.actors() == [B]
    assert sees(match, A) == "SN"
    match.play(B, "6S")
    assert sees(match, A) == "SNE"


# -- swapping (2.2)


def test_a_swap_takes_the_packet_on_the_right_V2B_C1():
    """V2B-C1, V2B-1, V2B-2, V2B-3: the first card goes to W, then N, E, S."""
    match = table(game="vint_two_swap", dealer="S", pack=sorted_pack())
    assert "AS" in held(match, "W") and "KS" in held(match, "N") and "QS" in held(match, "E")
    east, own = held(match, "E"), held(match, "S")
    assert match.actors() == [A]
    assert can(match, A) == {"keep", "swap"}
    match.play(A, "swap")
    assert held(match, "S") == east
    assert held(match, "thrown.S") == own
    west = held(match, "W")
    match.play(B, "keep")
    assert phase(match) == "auction"
    assert held(match, "W") == west
    assert all("AS" not in zone.cards for seat in (A, B) for zone in match.view(seat).scene().zones)
    assert all(card not in zone.cards for card in own for zone in match.view(B).scene().zones)


def test_two_hands_play_tricks_of_two_cards_V2B_5():
    """V2B-4, V2B-5, V2B-7, G-21: the opponent of the declarer leads."""
    match = table(game="vint_two_swap", dealer="S", pack=sorted_pack())
    match.play(A, "keep")
    match.play(B, "keep")
    say(match, "S 2S, N P")
    assert (phase(match), place_of(match, "to_play")) == ("play", "N")
    match.play(B, "KS")
    assert can(match, A) == {"JS", "7S", "3S"}
    match.play(A, "JS")
    assert match.state.tricks[1] == 1
    play_out(match)
    assert sum(entry.words["number"] for entry in match.sheet().entries if entry.reason == "tricks") == 13


def test_the_deal_alternates_between_two_V2B_1():
    match = Table(make("vint_two_swap", draw=False), seed=2)
    dealers = ""
    for _ in range(3):
        dealers += place_of(match, "dealer")
        match.play(match.actors()[0], "keep")
        match.play(match.actors()[0], "keep")
        passes(match, 2)
    assert dealers == "SNS"


# -- buying card by card (2.3)


def drawing() -> Table:
    piles = {
        "S": "2C 3C 4C 5C 6C 7C 8C TC JC QC KC AC 2D",
        "N": "3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2H",
        "E": "9H AS 3H 4H 5H 6H 7H 8H TH JH QH KH AH",
        "W": "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 9C",
    }
    return Table(make("vint_two_draw"), start={"piles": piles}, dealing=False)


def test_discard_first_then_draw_V2C_C1():
    """V2C-C1, V2C-1, V2C-2, V2C-3, V2C-4."""
    match = drawing()
    before = held(match, "S")
    match.play(A, "discard 2C")
    match.play(A, "discard 9H")
    match.play(A, "stop")
    assert held(match, "S") == before - {"2C"} | {"AS"}
    assert match.actors() == [B]
    assert [event.moves for event in match.told(B)] == [("discard ??",), ("discard ??",), ("stop",)]
    assert [event.moves for event in match.told(A)][:2] == [("discard 2C",), ("discard 9H",)]


def test_after_thirteen_exchanges_it_stops_by_itself_V2C_C2():
    """V2C-C2."""
    match = drawing()
    for _ in range(13):
        assert match.actors() == [A]
        match.play(A, match.legal(A)[0])
    assert match.actors() == [B]


def test_the_declarer_leads_where_cards_are_bought_V2C_C3():
    """V2C-C3, V2C-5."""
    match = drawing()
    match.play(A, "stop")
    match.play(B, "stop")
    say(match, "S P, N 3NT, S P")
    assert place_of(match, "to_play") == "N"


# -- the open dummy at auction (2.4)


def test_the_high_bidder_gets_the_open_dummy_V2D_C1():
    """V2D-C1, V2D-1, V2D-2, V2D-3, V2D-4."""
    match = table(C21, "vint_two_auction")
    assert (sees(match, A), sees(match, B)) == ("SN", "WN")
    say(match, "S 2S, W 3C, S P")
    assert sides(match) == both("WN", "SE")
    assert owners(match) == {"S": A, "W": B, "N": B, "E": A}
    assert order(match) == "SWNE"
    assert (sees(match, A), sees(match, B)) == ("SNE", "WNE")


def test_the_dummies_change_places_by_agreement_V2D_C2():
    """V2D-C2, V2D-4: the turn after W's comes to the hand dealt at E, which now lies at N."""
    match = say(table(C21, "vint_two_auction", {"transfer": True}), "S 2S, W 3C, S P")
    assert sides(match) == both("WN", "SE")
    assert order(match) == "SWEN"
    chairs = {"SWNE"[i]: "SWNE"[match.state.chair[i]] for i in range(4)}
    assert chairs == {"S": "S", "W": "W", "N": "E", "E": "N"}
    kept = say(table(C21, "vint_two_auction", {"transfer": True}), "S 2S, W P")
    assert order(kept) == "WNES"


def test_the_other_dealer_opens_the_other_dummy_V2D_C3():
    """V2D-C3."""
    match = table(C21, "vint_two_auction", dealer="W")
    assert sees(match, A) == "SE"
    say(match, "W P, S 1NT, W P")
    assert sides(match) == both("SE", "WN")
    assert order(match) == "WNES"


def test_passed_out_with_an_open_dummy_V2D_C4():
    """V2D-C4: a cross, whatever `passed_out` says."""
    match = say(table(C21, "vint_two_auction", {"passed_out": "play"}), "S P, W P")
    assert match.sheet().notes["crosses"] == 1
    assert place_of(match, "dealer") == "W"


def test_a_dummy_that_takes_the_trick_leads_V2D_C5():
    """V2D-C5, V2D-5."""
    piles = {"S": "5H 6S", "W": "KH 7S", "N": "9H 8S", "E": "2C 9S"}
    start = {"phase": "play", "piles": piles, "contract": "3C", "declarer": "W", "taken": "0" * 11}
    match = Table(make("vint_two_auction"), start=start, dealing=False)
    for card in ("5H", "KH", "9H", "2C"):
        match.play(match.actors()[0], card)
    assert place_of(match, "to_play") == "E"
    assert match.actors() == [A]


# -- three, dummy in turn (3.1)


def three(**options) -> Table:
    return table(C21, "vint_three_rotating", options)


def test_the_partners_bid_first_and_the_holder_has_one_call_V3A_C1():
    """V3A-C1, V3A-1, V3A-2, V3A-3, V3A-4, V3A-5."""
    match = three()
    holder, west, east = (seat_at(match, place) for place in "SWE")
    assert (holder, west, east) == (0, 1, 2)
    assert (sees(match, holder), sees(match, west)) == ("SN", "W")
    say(match, "W 1H, E P, W P, E 2H, W P, E P, W P, E P")
    assert phase(match) == "holder"
    assert match.view(holder).prompt().words["number"] == 1  # his pass is the last word
    assert len(bids(match)) == 26
    say(match, "S 2NT")
    assert (place_of(match, "declarer"), place_of(match, "to_play")) == ("S", "W")
    match.play(west, "3S")
    assert "N" in sees(match, west)


def test_the_holder_does_not_speak_among_the_partners_nor_they_after_them_V3A_5():
    match = table(C21, "vint_three_rotating")
    with pytest.raises(IllegalMove) as refused:
        match.play(seat_at(match, "S"), "bid 1S")
    assert refused.value.rule == "V3A-4"
    say(match, "W P")
    with pytest.raises(IllegalMove) as refused:
        match.play(seat_at(match, "W"), "bid 1S")
    assert refused.value.rule == "V3A-4"
    say(match, "E P")
    with pytest.raises(IllegalMove) as refused:
        match.play(seat_at(match, "W"), "bid 1S")
    assert refused.value.rule == "V3A-5"


def test_no_bid_of_the_partners_V3A_C2():
    """V3A-C2."""
    match = say(three(), "W P, E P, S 1S")
    assert (phase(match), place_of(match, "declarer")) == ("play", "S")
    assert say(three(), "W P, E P, S P").sheet().notes["crosses"] == 1


def test_the_dummy_may_have_to_lead_closed_V3A_C3():
    """V3A-C3, V3A-6, G-23."""
    match = say(three(), "W 3D, E P, W P, E P, W P, S P")
    assert order(match) == "NESW"
    assert match.actors() == [0]
    assert sees(match, 1) == "W"
    match.play(0, "4S")
    assert sees(match, 1) == "WN"


@pytest.mark.parametrize(
    ("game", "seen"),
    [("vint_three_rotating", {"W": "WN", "S": "SN"}), ("vint_two_dummies", {"W": "WNE", "S": "SNE"})],
)
def test_a_dummy_lies_open_in_an_ending_of_which_only_the_winners_are_told_V3A_6_V2A_4(game, seen):
    start = {"phase": "play", "contract": "2NT", "declarer": "S", "taken": "0" * 11, "to_play": "W"}
    piles = {"S": "AS 2C", "W": "KS 3C", "N": "QS 4C", "E": "JS 5C"}
    match = Table(make(game), start={**start, "piles": piles}, dealing=False)
    assert {place: set(sees(match, seat_at(match, place))) for place in seen} == {
        p: set(s) for p, s in seen.items()
    }


def test_the_dummy_can_stay_closed_for_the_first_trick_V3A_6():
    match = say(three(dummy_open="after_trick"), "W 3D, E P, W P, E P, W P, S P")
    for card in ("4S", "6S", "2S"):
        match.play(match.actors()[0], card)
        assert sees(match, 1) == "W"
    match.play(1, "3S")
    assert sees(match, 1) == "WN"


@pytest.mark.parametrize(
    ("totals", "scores"), [([21000, 15500], [11000, -5500, -5500]), ([15500, 21000], [-11000, 5500, 5500])]
)
def test_the_holder_wins_or_pays_twice_V3A_C4(totals, scores):
    """V3A-C4, V3A-7, V3A-8."""
    state = make("vint_three_rotating").set_up({"phase": "deal", "totals": totals})
    assert state.scores() == scores


def test_seven_no_trumps_of_a_partner_leaves_the_holder_to_yield_V3A_C5():
    """V3A-C5."""
    match = say(three(), "W 7NT")
    assert can(match, 0) == {"pass"}
    say(match, "S P")
    assert (place_of(match, "declarer"), place_of(match, "to_play")) == ("W", "N")


def test_three_pass_and_play_V3A_C6():
    """V3A-C6, V-63."""
    match = say(three(passed_out="play"), "W P, E P, S P")
    assert (phase(match), place_of(match, "to_play")) == ("play", "W")
    match.play(1, "3S")
    assert sees(match, 1) == "WN"
    entries = make("vint_three_rotating").score({"passed_out": True, "tricks": [4, 9]})
    assert figures(entries) == [(0, "above", 2500, "fewer-tricks")]


def test_each_in_turn_holds_the_dummy_for_a_rubber_V3A_1():
    """V3A-1, V3A-2: the deal goes S, W, E."""
    homes = [
        [int(seat) for seat in make("vint_three_rotating").set_up({"phase": "deal", "rubber": n}).home]
        for n in range(3)
    ]
    assert homes == [[0, 1, 0, 2], [1, 0, 1, 2], [2, 0, 2, 1]]
    match = Table(make("vint_three_rotating", draw=False), seed=1)
    dealers = ""
    for _ in range(4):
        dealers += place_of(match, "dealer")
        passes(match, 3)
    assert dealers == "SWES"


# -- three, each for himself (3.2)

C3B = "N QJ9.J.AK976.QT62 | E 52.Q72.Q54.AKJ83 | S AK63.KT943.T83.4 | W T874.A865.J2.975"


def person_entries(match: Table, seat: int) -> list[tuple[str, int, str]]:
    return [
        (e.place, e.amount, e.reason) for e in match.sheet().entries if e.column == seat and e.place != "sum"
    ]


def test_each_writes_in_full_what_his_side_takes_V3B_C2():
    """V3B-C2, V3B-5, G-24: ten tricks."""
    match = by_persons("vint_three_auction", C3B, "4S", "S", [10, 3])
    assert person_entries(match, 0) == [("below", 400, "tricks"), ("above", 2400, "honours-and-aces")]
    assert person_entries(match, 1) == person_entries(match, 2) == [("below", 120, "tricks")]


def test_penalties_are_written_in_full_by_each_V3B_C3():
    """V3B-C3, V3B-5."""
    match = by_persons("vint_three_auction", C3B, "4S", "S", [8, 5])
    assert person_entries(match, 0) == [("below", 320, "tricks"), ("above", 2400, "honours-and-aces")]
    for seat in (1, 2):
        assert person_entries(match, seat) == [("below", 200, "tricks"), ("above", 8000, "penalty")]


def by_persons(
    game: str, piles: str, contract: str, declarer: str, tricks: list[int], order="", **start
) -> Table:
    """A deal that has been played out with these tricks, written on the sheets of persons.

    The hands are laid as dealt and the tricks counted as given: what is tested is who writes what.
    """
    position = {
        "piles": hands(piles),
        "phase": "play",
        "contract": contract,
        "declarer": declarer,
        **start,
    }
    match = Table(make(game), start=position, dealing=False)
    state = match.state
    taken = [int(side) for side in order] or [0] * tricks[0] + [1] * tricks[1]
    state.taken = taken
    state.tricks[0], state.tricks[1] = taken.count(0), taken.count(1)
    state.finish_played()
    return match


@pytest.mark.parametrize(
    ("game", "dealer", "calls", "turns"),
    [
        ("vint_three_auction", "S", "S P, W P, E 1H, S P, W P", "WNSE"),
        ("vint_three_auction", "S", "S P, W 1H, E P, S P", "SNEW"),
        ("vint_auction", "N", "E 1S, S P, W P", "SWNE"),
        ("vint_auction", "N", "E P, S 1S, W P, E P", "WNES"),
        ("vint_auction", "E", "S P, W P, N 1C, S P, W P", "SWNE"),
    ],
)
def test_who_leads_and_who_follows_where_each_bids_for_himself_VA_4(game, dealer, calls, turns):
    """V3B-3, V3B-4: an E who declares sits at S, and S at E. VA-3, VA-4: nobody changes places, and the lead is the
    first defender's, whether the open hand lies at the declarer's left, at his right or opposite."""
    match = say(table(C21, game, dealer=dealer), calls)
    assert phase(match) == "play"
    assert order(match) == turns


def test_the_declarer_sits_opposite_the_dummy_V3B_C4():
    """V3B-C4, V3B-1, V3B-2, V3B-3, V3B-4."""
    match = table(C3B, "vint_three_auction", dealer="W")
    assert all("N" in sees(match, seat) for seat in range(3))
    say(match, "W P, E 1C, S P, W 1D, E P, S P")
    assert (phase(match), place_of(match, "declarer")) == ("play", "W")
    assert "SWNE"[match.state.chair[1]] == "S"
    assert place_of(match, "to_play") == "S"  # the person formerly at S, who now sits at W
    assert "SWNE"[match.state.chair[0]] == "W"
    assert order(match) == "SNEW"
    assert owners(match)["N"] == seat_at(match, "W")


def test_three_passes_and_two_V3B_2():
    match = say(table(C3B, "vint_three_auction"), "S P, W P, E P")
    assert match.sheet().notes["crosses"] == 1
    match = say(table(C3B, "vint_three_auction"), "S 1S, W P, E 1C, S P")
    assert phase(match) == "auction"
    say(match, "W P")
    assert phase(match) == "play"


def test_both_defenders_reach_the_target_at_one_trick_V3B_C5():
    """V3B-C5, V3B-6: X at W, Y at E."""
    match = by_persons("vint_three_auction", C3B, "3S", "S", [9, 4], "1111" + "0" * 9, below=[100, 380, 400])
    assert [column.totals["games"] for column in match.sheet().columns[:3]] == [0, 0, 1]
    assert ("above", 1000, "game") in person_entries(match, 2)


def test_equal_defenders_the_one_nearer_to_the_left_takes_the_game_V3B_6():
    match = by_persons("vint_three_auction", C3B, "3S", "S", [9, 4], "1111" + "0" * 9, below=[100, 400, 400])
    assert [column.totals["games"] for column in match.sheet().columns[:3]] == [0, 1, 0]


def test_a_rubber_of_persons_goes_to_the_first_with_two_games_V3B_6():
    match = by_persons(
        "vint_three_auction", C3B, "4S", "S", [10, 3], below=[400, 0, 0], games=[1, 1, 0], crosses=2
    )
    assert match.over
    assert ("above", 2000, "rubber") in person_entries(match, 0)
    assert ("above", 1000, "crosses") in person_entries(match, 0)


@pytest.mark.parametrize(
    ("both_reach", "winner"), [("declarer_first", 0), ("higher_total", 2), ("trick_order", 1)]
)
def test_who_takes_the_game_among_persons_is_an_option_V3B_6(both_reach, winner):
    """Declarer 400 → 580, W 470 → 590 at his first trick, E 480 → 600 at the same: larger total."""
    position = {
        "piles": hands(C3B),
        "phase": "play",
        "contract": "2S",
        "declarer": "S",
        "below": [450, 490, 460],
    }
    match = Table(make("vint_three_auction", both_reach=both_reach), start=position, dealing=False)
    state = match.state
    state.taken = [1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1] if winner == 1 else [0] * 7 + [1] * 6
    if winner == 2:
        state.below = [450, 480, 490]
    state.finish_played()
    assert [column.totals["games"] for column in match.sheet().columns[:3]].index(1) == winner


# -- five and six (4)


def test_the_table_of_five_V5_2():
    """V5-1, V5-2: numbered from the highest card; every pair once."""
    found = []
    for rubber in range(5):
        one, two, three_, four = (5 - rank for rank in pairs_of_five(rubber))
        found.append({frozenset((one, two)), frozenset((three_, four))})
    assert found == [
        both_numbers((2, 3), (4, 5)),
        both_numbers((1, 5), (3, 4)),
        both_numbers((2, 5), (1, 4)),
        both_numbers((3, 5), (1, 2)),
        both_numbers((2, 4), (1, 3)),
    ]


def both_numbers(*pairs: tuple[int, int]) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in pairs}


def rubber_won(game: str, number: int, net: int, **start) -> list[int]:
    """The players' totals when S and N have won this rubber by so much."""
    state = make(game).set_up(
        {"phase": "deal", "rubber": number, "totals": [max(net, 0), max(-net, 0)], **start}
    )
    return list(state.scores())


def test_the_list_of_five_V5_C1():
    """V5-C1, V5-3: seat 0 drew the lowest card and is number 5, so that Н К … are seats 0 … 4."""
    nets = {0: 112, 1: -17, 2: -38, 3: 78, 4: 92}
    won = [0] * 5
    for rubber, net in nets.items():
        won = rubber_won("vint_five", rubber, net, won=won)
    assert sum(won) == 0
    assert won == [135, 259, -109, -136, -149]


def test_a_further_rubber_of_five_V5_C2():
    """V5-C2: А+К win 40 against Ф+Н, Т is out (rubber 1: S and N are 5 and 4)."""
    won = [-37, -33, 16, 109, -55]
    assert rubber_won("vint_five", 0, -40, won=won) == [-77, -73, 56, 149, -55]


PLUS_AND_MINUS = {
    # V-C47: three rubbers with changing partners, the differences for 1+2, for 2+4 and for 1+4
    "V-C47": (
        "vint",
        {"match": "three_rubbers"},
        [0, 1, 2, 3],
        [5000, -3000, 700],
        [2700, 7300, -8700, -1300],
    ),
    # V5-C1: Т … Н are seats 0 … 4, Н drew the lowest card: 4+5, 3+4, 1+4, 3+5, 2+4 have won
    "V5-C1": ("vint_five", {}, [4, 3, 2, 1, 0], [112, -17, -38, 78, 92], [-149, -136, -109, 259, 135]),
    # V6-C2: Б … Ш are seats 0 … 5
    "V6-C2": ("vint_six", {}, [0, 1, 2, 3, 4, 5], [62, -174, 16, 39], [-73, 197, -85, -39, -158, 158]),
    # each in turn holds the dummy and wins or pays twice: seat 2 wins 10, seat 0 loses 20, seat 1 wins 7
    "V3A-8": ("vint_three_rotating", {}, [2, 0, 1], [10, -20, 7], [-10 - 40 - 7, -10 + 20 + 14, 20 + 20 - 7]),
}
"""Game, options, order of the draw, what S and N had more than W and E in each rubber, the players' lines."""


@pytest.mark.parametrize("case", PLUS_AND_MINUS)
def test_the_scorer_settles_rubber_by_rubber_with_who_sat_where_V5_3(case):
    """V-67, V3A-8, V5-3, V6-3."""
    game, options, order, nets, lines = PLUS_AND_MINUS[case]
    rules = make(game, options)
    found = [0] * rules.seats
    for rubber, net in enumerate(nets):
        totals = [max(net, 0), max(-net, 0)]
        for entry in rules.score({"totals": totals, "seated": {"rubber": rubber, "order": order}}):
            found[entry.column - 2] += entry.amount
    assert found == lines


def test_seats_of_the_second_rubber_of_five_V5_C3():
    """V5-C3, V5-4: number n is seat 5 − n."""
    state = make("vint_five").set_up({"phase": "deal", "rubber": 1})
    assert [5 - int(seat) for seat in state.home] == [5, 4, 1, 3]
    assert state.dealer == 0


@pytest.mark.parametrize(("game", "rule"), [("vint_five", "V5-1"), ("vint_six", "V6-1")])
@pytest.mark.parametrize("manners", [False, True])
def test_who_sits_out_is_told_so_whatever_he_tries_V5_1(game, rule, manners):
    """V5-1, V6-1: it is not that his turn will come."""
    match = Table(make(game, manners=manners), seed=3)
    out = next(seat for seat in range(5) if seat not in {int(player) for player in match.state.home})
    tried = ["pass", "bid 1S", "AS"]
    for phase_now in ("auction", "play"):
        assert phase(match) == phase_now
        for move in tried:
            with pytest.raises(IllegalMove) as refused:
                match.play(out, move)
            assert (refused.value.rule, refused.value.key) == (rule, "you-sit-out")
        if phase_now == "auction":
            match.play(match.actors()[0], "bid 7NT")


@pytest.mark.parametrize(
    ("game", "moves", "move", "rule"),
    [
        ("vint_two_swap", [], "keep", "V2B-2"),
        ("vint_two_draw", [], "stop", "V2C-3"),
        ("vint_two_widow", ["bid 3S", "pass"], "buy hand", "V2E-3"),
    ],
)
def test_who_is_not_to_decide_yet_is_not_asked_to_decide_V2B_2(game, moves, move, rule):
    """V2B-2, V2C-3, V2E-3: it is the other's turn."""
    match = Table(make(game, draw=False), seed=3)
    for said in moves:
        match.play(match.actors()[0], said)
    with pytest.raises(IllegalMove) as refused:
        match.play(1 - match.actors()[0], move)
    assert (refused.value.rule, refused.value.key) == (rule, "not-your-turn")


def test_the_table_of_six_V6_C1():
    """V6-C1, V6-1, V6-2: five rubbers each, six for the two chosen for the eighth."""
    played = dict.fromkeys(range(6), 0)
    pairs = set()
    for rubber in range(8):
        ranks = pairs_of_six(rubber, vec[i64]([0, 1]))
        pairs |= {frozenset(ranks[:2]), frozenset(ranks[2:])}
        for rank in ranks:
            played[rank] += 1
    assert played == {0: 6, 1: 6, 2: 5, 3: 5, 4: 5, 5: 5}
    assert len(pairs) == 15


def test_the_eighth_rubber_of_six_is_drawn_for_V6_2():
    match = Table(make("vint_six"), start={"phase": "draw_again", "rubber": 7}, dealing=False)
    rest = [card for card in sorted_pack() if card not in ("KS", "AH", "2S", "2H")]
    match.deal({"drawn": numbers("KS AH 2S 2H"), "rest": numbers(" ".join(rest))})
    assert {int(seat) for seat in match.state.home} == {1, 2, 4, 5}


def test_scores_of_six_V6_C2():
    """V6-C2, V6-3: player n is seat n − 1; winners 1+2, 2+6, 3+5, 1+4."""
    won = [0] * 6
    for rubber, net in enumerate((62, -174, 16, 39)):
        won = rubber_won("vint_six", rubber, net, won=won)
    assert won == [-73, 197, -85, -39, -158, 158]


def test_seats_of_the_second_rubber_of_six_V6_C3():
    """V6-C3, V6-4."""
    state = make("vint_six").set_up({"phase": "deal", "rubber": 1})
    assert [int(seat) + 1 for seat in state.home] == [1, 2, 5, 6]
    assert state.dealer == 0


FOR_FIVE_AND_SIX = (
    "vint_exact",
    "vint_rubbish",
    "vint_widow",
    "vint_widow_nail",
    "vint_double_widow_nail",
    "vint_vitalin",
)


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("form", FOR_FIVE_AND_SIX)
def test_forms_of_two_pairs_are_played_by_five_and_six_in_turn_V5_5(form: str, players: int):
    """V5-5: who rests is asked nothing and shown no hand, through all stages of a deal."""
    match = Table(make(form, players=players, draw=False, hands=1))
    resting = set(range(4, players))
    while not match.over:
        assert resting.isdisjoint(match.actors())
        assert not any(match.view(seat).known for seat in resting)
        seat = match.actors()[0]
        legal = match.legal(seat)
        opening = [move for move in legal if match.name(move).startswith("bid")]
        bid = phase(match) == "auction" and match.state.contract < 0
        match.play(seat, opening[0] if bid else legal[0])
    assert any(entry.reason == "tricks" for entry in match.sheet().entries)
    assert [match.scores()[seat] for seat in resting] == [0] * len(resting)


def test_rubbers_of_five_with_widow_go_to_600_and_to_signed_totals_V5_5():
    """V5-C4, V5-5, V5-3, VW-7: the fifth, who drew the highest card, rests in the first rubber."""
    won = make("vint_widow", players=5).set_up({"phase": "deal", "totals": [0, 40]})
    assert list(won.scores()) == [-40, -40, 40, 40, 0]
    assert won.sheet().notes == {"rubber": 1, "rubbers": 5, "crosses": 0, "target": 600}
    assert make("vint_rubbish", players=6).start().sheet().notes["rubbers"] == 8


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("form", ["vint_auction", "vint_reseat", "vint_two_widow", "vint_three_auction"])
def test_forms_without_fixed_pairs_are_not_for_five_and_six_V5_5(form: str, players: int):
    """V5-5, VA-7."""
    with pytest.raises(BadOptions):
        make(form, players=players)


# -- with auction (5.2)

C5A = "N 9.AT653.K973.J52 | E 873.QJ92.QT.AKQ7 | S AKJT6.K.852.T864 | W Q542.874.AJ64.93"


def test_the_dealers_hand_lies_open_and_the_others_bid_for_it_VA_C1():
    """VA-C1, VA-1, VA-2, VA-3, VA-4."""
    match = table(C5A, "vint_auction", dealer="N")
    assert all("N" in sees(match, seat) for seat in range(4))
    say(match, "E P, S 1D, W 1H, E P, S P")
    assert (phase(match), place_of(match, "declarer")) == ("play", "W")
    assert sides(match) == both("WN", "ES")
    assert order(match) == "ESWN"
    assert owners(match)["N"] == seat_at(match, "W")


def test_the_dealer_writes_with_the_declarer_and_also_the_penalty_VA_C2():
    """VA-C2, VA-5, G-25; seats 0 … 3 sit at S N W E."""
    match = by_persons("vint_auction", C5A, "4H", "E", [9, 4], dealer="N")
    south, north, west, east = (person_entries(match, seat) for seat in range(4))
    honours = [("above", 2400, "honours-and-aces"), ("above", 1000, "coronet")]
    assert east == [("below", 360, "tricks"), *honours]
    assert north == [("below", 360, "tricks"), ("above", 4000, "penalty"), *honours]
    assert south == west == [("below", 160, "tricks"), ("above", 4000, "penalty")]
    played = say(table(C5A, "vint_auction", dealer="N"), "E 4H, S P, W P")
    assert place_of(played, "to_play") == "S"


def test_everyone_may_hold_one_game_VA_C3():
    """VA-C3, VA-6."""
    match = by_persons(
        "vint_auction", C5A, "4H", "E", [10, 3], dealer="N", games=[1, 1, 1, 1], below=[0, 0, 0, 400]
    )
    assert match.over
    assert ("above", 2000, "rubber") in person_entries(match, 3)


def test_declarer_and_dealer_reach_the_target_together_VA_6():
    """VA-6: the larger total, if equal the declarer (E, seat 3) before the dealer (N, seat 1)."""
    for below, winner in (([0, 300, 0, 200], 1), ([0, 300, 0, 300], 3)):
        match = by_persons("vint_auction", C5A, "4H", "E", [10, 3], dealer="N", below=below)
        assert [column.totals["games"] for column in match.sheet().columns[:4]].index(1) == winner


def test_with_auction_three_passes_are_a_cross_VA_2():
    match = say(table(C5A, "vint_auction", dealer="N"), "E P, S P, W P")
    assert match.sheet().notes["crosses"] == 1


def test_the_open_hand_takes_no_part_in_the_calls_VA_1():
    match = table(C5A, "vint_auction", dealer="N")
    with pytest.raises(IllegalMove) as refused:
        match.play(seat_at(match, "N"), "pass")
    assert refused.value.rule == "VA-1"


# -- with re-seating (5.4)

RESEATED = "N AK96.T65.K85.864 | E Q7542.KJ.A7.T972 | S J3.Q97.QJT42.AJ3 | W T8.A8432.963.KQ5"


def test_the_highest_supporter_joins_the_first_VS_C1():
    """VS-C1, VS-1, VS-2, VS-4, G-27."""
    match = say(table(RESEATED, "vint_reseat", dealer="N"), "N 1S, E 2S, S P, W 3S, N P, E P, S P, W P")
    passes(match, 4)
    assert phase(match) == "play"
    assert sides(match) == both("NW", "ES")
    assert ("SWNE"[match.state.chair[1]], "SWNE"[match.state.chair[0]]) == ("S", "W")
    assert (place_of(match, "declarer"), place_of(match, "to_play")) == ("W", "S")


def test_a_supporter_who_sits_opposite_stays_VS_C2():
    """VS-C2."""
    match = say(table(RESEATED, "vint_reseat", dealer="E"), "E 1D, S 1H, W 2D, N P, E 3D")
    passes(match, 8)
    assert sides(match) == both("EW", "NS")
    assert [int(chair) for chair in match.state.chair] == [0, 1, 2, 3]


def test_an_unsupported_bidder_and_the_settlement_VS_C3():
    """VS-C3, VS-3, VS-5."""
    match = say(table(RESEATED, "vint_reseat", dealer="N"), "N 2S")
    passes(match, 8)
    assert sides(match) == both("NS", "EW")
    state = match.state
    state.taken = [0] * 7 + [1] * 6
    state.tricks[0], state.tricks[1] = 7, 6
    state.finish_played()
    places = {place: match.scores()[seat_at(match, place)] for place in "SWNE"}
    assert places == {"N": -980, "S": -980, "E": 980, "W": 980}
    assert [row for row in figures(match.sheet().entries) if row[1] != "sum"] == [
        (0, "below", 140, "tricks"),
        (1, "below", 120, "tricks"),
        (1, "above", 2000, "penalty"),
        (0, "above", 1000, "honours-and-aces"),
    ]


def test_without_support_the_highest_other_bidder_is_the_partner_VS_C4():
    """VS-C4, VS-3."""
    match = say(table(RESEATED, "vint_reseat", dealer="W"), "W 1C, N 1D, E 2H, S P, W P, N P, E P")
    passes(match, 4)
    assert sides(match) == both("EN", "WS")
    assert ("SWNE"[match.state.chair[2]], "SWNE"[match.state.chair[1]]) == ("W", "N")
    assert place_of(match, "to_play") == "S"


def test_what_a_deal_wrote_stays_with_those_who_played_together_VS_4():
    """VS-4, VS-5: N and W played 3S against E and S. All sit at home again, and the figures are still theirs."""
    match = say(table(RESEATED, "vint_reseat", dealer="N"), "N 1S, E 2S, S P, W 3S, N P, E P, S P, W P")
    play_out(passes(match, 4))
    south, west, north, east = (seat_at(match, place) for place in "SWNE")
    entries = match.sheet().entries
    told = {entry.column: entry.seats for entry in entries if entry.place != "sum"}
    assert told == {0: (west, north), 1: (south, east)}
    for entry in (entry for entry in entries if entry.reason == "deal-net"):
        assert entry.column - 2 in told[entry.words["side"]]
        assert entry.amount == entry.words["mine"] - entry.words["theirs"]
    assert "rubber" not in match.sheet().notes


@pytest.mark.parametrize(
    ("dealer", "calls", "partners", "turns"),
    [
        ("S", "S 1C, W 2C, N 3C", "SN", "ESWN"),
        ("N", "N 1D, E 2D", "NE", "WNSE"),
        ("E", "E 1S, S 2S, W P, N P, E 3S", "ES", "WSNE"),
        ("W", "W 1NT, N 2H, E P, S 3D, W 3NT", "WS", "NSEW"),
        ("S", "S 2NT, W 3S, N P, E P, S 3NT, W 7NT", "WS", "ESNW"),
        ("N", "N 7NT", "NS", "ESWN"),
    ],
)
def test_who_sits_where_after_the_auction_with_re_seating_VS_4(dealer, calls, partners, turns):
    """VS-2 … VS-4: by the highest bid in the suit; at 3NT of W by the highest bid at all; S, who named no trumps
    before W, is First though W declares; a lone 7NT has the player opposite. The left of the declarer leads."""
    match = say(table(RESEATED, "vint_reseat", dealer=dealer), calls)
    if match.state.contract < 34:
        passes(match, 8)
    assert frozenset(partners) in sides(match)
    assert order(match) == turns


def reseat_deal(match: Table, took: int) -> None:
    """The deal in hand is bid 2S by its dealer and taken so often."""
    match.play(match.actors()[0], "bid 2S")
    passes(match, 8)
    state = match.state
    state.taken = [0] * took + [1] * (13 - took)
    state.tricks[0], state.tricks[1] = took, 13 - took
    state.finish_played()


def test_crosses_wait_for_the_next_played_deal_VS_C5():
    """VS-C5, VS-6, VS-8."""
    match = Table(make("vint_reseat", draw=False), dealing=False)
    cards = {place: numbers(text) for place, text in hands(RESEATED).items()}
    for number in range(4):
        match.deal(cards)
        if number in (1, 3):
            passes(match, 4)
        else:
            reseat_deal(match, 8)
    crosses = [(e.hand, e.column, e.amount) for e in match.sheet().entries if e.reason == "crosses"]
    assert crosses == [(3, 0, 500)]
    assert match.over
    assert match.sheet().notes["crosses"] == 1  # of the last deal: it lapses


@pytest.mark.parametrize(("took", "column"), [(8, 0), (7, 1)])
def test_a_bonus_for_winning_the_deal_VS_5(took, column):
    match = Table(make("vint_reseat", draw=False, reseat_bonus=2000), dealing=False)
    match.deal({place: numbers(text) for place, text in hands(RESEATED).items()})
    reseat_deal(match, took)
    assert (column, "above", 2000, "deal-won") in figures(match.sheet().entries)


@pytest.mark.parametrize("deals", [1, 3])
def test_a_sitting_is_a_number_of_deals_VS_8(deals):
    match = Table(make("vint_reseat", draw=False, deals=deals), dealing=False)
    cards = {place: numbers(text) for place, text in hands(RESEATED).items()}
    for _ in range(deals):
        assert not match.over
        match.deal(cards)
        passes(match, 4)
    assert match.over
