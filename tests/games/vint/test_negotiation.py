"""Places, deal, auction and play of four-handed Vint: the worked cases and every option value."""

from __future__ import annotations

import pytest

from lomber import Table, make
from lomber.table.errors import BadOptions, BadPosition, IllegalMove
from lomber.table.shoe import Stacked
from tests.games.vint.tables import (
    SIDE,
    bids,
    can,
    hands,
    held,
    numbers,
    passes,
    phase,
    place_of,
    say,
    seat_at,
    sorted_pack,
    table,
    tricks,
)

DEAL = "N QJT.K53.4.AK9654 | E A643.AQT2.AK93.J | S 982.J4.QT72.QT87 | W K75.9876.J865.32"
"""Deal 1 of the worked rubber."""


def drawn(*cards: str, game: str = "vint") -> Table:
    """A table at which the players have drawn these cards, in the order of the seats."""
    match = Table(make(game), dealing=False)
    rest = [card for card in sorted_pack() if card not in cards]
    match.deal({"drawn": numbers(" ".join(cards)), "rest": numbers(" ".join(rest))})
    return match


def test_the_draw_for_places_V_C1():
    """V-C1, V-1, V-2, V-3: P1 … P4 are seats 0 … 3; the first dealer's place is S, its left W."""
    match = drawn("KS", "AH", "2S", "2H")
    assert [seat_at(match, place) for place in "SWNE"] == [1, 3, 2, 0]
    assert place_of(match, "dealer") == "S"


def test_without_a_draw_the_seats_are_taken_in_order_V_3():
    match = Table(make("vint", draw=False), dealing=False)
    assert [seat_at(match, place) for place in "SWNE"] == [0, 2, 1, 3]


def test_legal_bids_V_C2():
    """V-C2, V-11, V-13."""
    match = table(DEAL, dealer="N")
    assert len(bids(match)) == 35
    assert "pass" in can(match, seat_at(match, "N"))
    say(match, "N 1C")
    assert len(bids(match)) == 33
    assert {"1D", "2S"} <= set(bids(match))
    assert not {"1S", "1C"} & set(bids(match))
    say(match, "E 4NT")
    assert len(bids(match)) == 15
    say(match, "S 7H")
    assert can(match, seat_at(match, "W")) == {"pass", "bid 7NT"}


def test_four_passes_are_a_cross_V_C3():
    """V-C3, V-6, V-15, V-61."""
    match = say(table(DEAL, dealer="E"), "E P, S P, W P, N P")
    assert match.sheet().notes["crosses"] == 1
    assert place_of(match, "dealer") == "S"
    assert phase(match) == "deal"
    assert match.sheet().entries == ()


def test_three_passes_are_not_enough_V_C4():
    """V-C4, V-12, V-16, V-20, G-2."""
    match = say(table(DEAL, dealer="S"), "S P, W P, N P, E 1S")
    passes(match, 7)
    assert phase(match) == "auction"
    assert place_of(match, "speaker") == "E"
    say(match, "E P")
    assert phase(match) == "play"
    assert (place_of(match, "declarer"), place_of(match, "to_play")) == ("E", "S")


BOOK_48 = """N1S E- S- W- N- E- S- W- N1C E- S- W- N1D E- S- W- N1NT E- S- W- N- E- S- W- N2S
E- S- W- N- E- S- W- N-"""


def test_the_conversation_of_the_book_V_C5():
    """V-C5, V-14, G-1."""
    match = say(table(DEAL, dealer="N"), BOOK_48)
    assert len(match.state.calls) == 33
    assert (place_of(match, "declarer"), place_of(match, "to_play")) == ("N", "E")
    assert match.state.contract == 5  # two spades


def test_the_deal_goes_round_card_by_card_V_C6():
    """V-C6, V-4, V-5, G-14: thirteen each; a misdeal cannot happen."""
    match = table(dealer="N", pack=sorted_pack())
    expected = hands("N J73.Q84.K95.AT62 | E AT62.J73.Q84.K95 | S K95.AT62.J73.Q84 | W Q84.K95.AT62.J73")
    for place, cards in expected.items():
        assert held(match, place) == set(cards.split())


def test_coming_back_after_passes_V_C7():
    """V-C7, V-14."""
    match = say(table(DEAL, dealer="W"), "W P, N 1D, E P, S P, W 2C, N P, E 2H, S P, W P, N P, E P, S 2NT")
    passes(match, 8)
    assert (place_of(match, "declarer"), place_of(match, "to_play")) == ("S", "W")


def test_nothing_is_higher_than_seven_no_trumps_V_C8():
    """V-C8, V-16."""
    match = say(table(DEAL, dealer="N"), "N 7NT")
    assert phase(match) == "play"
    assert place_of(match, "to_play") == "E"


def test_the_declarer_is_the_last_bidder_V_C9():
    """V-C9, V-17."""
    match = say(table(DEAL, dealer="N"), "N 1H, E P, S 2H")
    passes(match, 7)
    assert place_of(match, "speaker") == "S"
    passes(match, 1)
    assert (place_of(match, "declarer"), place_of(match, "to_play")) == ("S", "W")


@pytest.mark.parametrize("number", [4, 8, 12])
def test_how_many_passes_close_the_auction_is_an_option_V_16(number):
    """V-16, G-1."""
    match = say(table(DEAL, options={"closing_passes": number}, dealer="N"), "N 1H")
    passes(match, number - 1)
    assert phase(match) == "auction"
    passes(match, 1)
    assert phase(match) == "play"


@pytest.mark.parametrize(
    ("said", "speaker"),
    [
        ({}, "N"),
        ({"passes": 3}, "W"),
        ({"contract": "1C", "declarer": "N"}, "E"),
        ({"contract": "2C", "declarer": "E", "passes": 6}, "N"),
        ({"contract": "2C", "declarer": "E", "passes": 7}, "E"),
    ],
)
def test_by_the_highest_bid_and_the_passes_since_it_is_known_who_speaks_V_12(said, speaker):
    """A position that names no calls; after seven passes it is the last bidder's turn again (V-16)."""
    match = table(DEAL, dealer="N", **said)
    assert place_of(match, "speaker") == speaker
    if said.get("passes") in (3, 7):
        passes(match, 1)
        assert phase(match) == ("play" if "contract" in said else "deal")


@pytest.mark.parametrize(
    "said",
    [
        {"calls": ["N 1S", *(f"{place} pass" for place in "ESWNESWN")]},
        {"calls": [f"{place} pass" for place in "NESW"]},
        {"calls": ["N 7NT"]},
        {"contract": "2C", "declarer": "E", "passes": 8},
    ],
)
def test_calls_that_have_closed_the_auction_leave_nothing_to_say_V_16(said):
    with pytest.raises(BadPosition) as refused:
        table(DEAL, dealer="N", **said)
    assert refused.value.rule == "V-16"


@pytest.mark.parametrize(
    ("game", "calls", "rule"),
    [
        ("vint", ["N 2S", "E 1S"], "V-11"),
        ("vint", ["N 2S", "E pass", "S 2S"], "V-11"),
        ("vint", ["N blind 3S"], "V-70"),
        ("vint_widow", ["N 2S", "E pass", "S 2S"], "V-11"),
        ("vint_double_widow_nail", ["N 2NT"], "VD-2"),
    ],
)
def test_calls_that_could_not_have_been_made_are_refused_V_11(game, calls, rule):
    with pytest.raises(BadPosition) as refused:
        table(game=game, phase="auction", dealer="N", calls=calls)
    assert refused.value.rule == rule


def test_blind_calls_begin_at_three_in_a_description_too_V_70():
    options = {"blind_bids": True}
    match = table(options=options, phase="auction", dealer="N", calls=["N blind pass", "E blind 3S"])
    assert match.state.contract == 10
    with pytest.raises(BadPosition) as refused:
        table(options=options, phase="auction", dealer="N", calls=["N blind 2NT"])
    assert refused.value.rule == "V-70"


def test_a_buyer_may_have_named_his_bid_again_VW_5():
    rest = ["E pass", "S pass", "W pass", "N pass", "E pass", "S pass", "W pass", "N pass"]
    match = table(game="vint_widow", phase="final", dealer="N", calls=["N 2S", *rest], buyer="N")
    match.play(match.actors()[0], "bid 2S")
    again = match.state.position(-2)["calls"]
    assert again == ["N 2S", *rest, "N 2S"]
    assert table(game="vint_widow", phase="auction", dealer="N", calls=again).state.contract == 5


@pytest.mark.parametrize(
    "pack", [sorted_pack()[:-1], [*sorted_pack()[:-1], "AS"], [*sorted_pack(), "AS"], ["AS"] * 52]
)
def test_a_pack_is_dealt_out_whole_V_5(pack):
    with pytest.raises(BadPosition):
        table(phase="auction", dealer="N", pack=pack)


@pytest.mark.parametrize(
    ("game", "lacks", "rule"),
    [
        ("vint", "S", "V-5"),
        ("vint_widow", "widow", "VW-1"),
        ("vint_two_widow", "E", "V2E-1"),
        ("vint_double_widow_nail", "widow", "VD-1"),
        ("vint_two_draw", "N", "V-5"),
        ("vint_vitalin", "W", "VV-2"),
    ],
)
def test_where_all_hands_are_told_none_may_be_a_card_short_in_the_auction_V_5(game, lacks, rule):
    """V-5, V2E-1, VW-1, VD-1, VV-2: in such a deal nobody could move at last. A hand may be left out altogether."""
    match = Table(make(game, draw=False), seed=5)
    while phase(match) != "auction":
        match.play(match.actors()[0], match.legal(match.actors()[0])[-1])
    start = match.state.position(-2)
    Table(make(game, draw=False), start=start, dealing=False)
    short = {**start["piles"], lacks: " ".join(start["piles"][lacks].split()[1:])}
    with pytest.raises(BadPosition) as refused:
        Table(make(game, draw=False), start={**start, "piles": short}, dealing=False)
    assert refused.value.rule == rule
    alone = {**start, "piles": {"S": start["piles"]["S"]}}
    assert phase(Table(make(game, draw=False), start=alone, dealing=False)) == "auction"


def test_one_may_overcall_himself_V_13():
    match = say(table(DEAL, dealer="N"), "N 1S")
    passes(match, 3)
    say(match, "N 3D")
    assert match.state.contract == 12


def test_a_wrong_call_is_refused_with_its_rule_and_changes_nothing_V_25():
    """V-25, V-18: only calls can be made."""
    match = say(table(DEAL, dealer="N"), "N 2D")
    before = match.state.position(-2)
    for seat, move, rule in (("E", "bid 2C", "V-11"), ("W", "pass", "V-12"), ("E", "AS", "V-12")):
        with pytest.raises(IllegalMove) as refused:
            match.play(seat_at(match, seat), move)
        assert refused.value.rule == rule
    assert match.state.position(-2) == before


@pytest.mark.parametrize(
    ("game", "dealer", "other", "rule"),
    [
        ("vint", "S", "W", "V-12"),
        ("vint_two_dummies", "S", "W", "VT-1"),
        ("vint_two_auction", "W", "S", "VT-1"),
        ("vint_three_rotating", "S", "E", "V3A-4"),
        ("vint_three_auction", "S", "E", "V3B-2"),
        ("vint_auction", "S", "N", "VA-2"),
    ],
)
def test_a_call_before_its_turn_is_refused_by_the_rule_of_its_form_V_25(game, dealer, other, rule):
    """V-25, V-12, VT-1, V3A-4, V3B-2, VA-2."""
    match = table(DEAL, game, phase="auction", dealer=dealer)
    with pytest.raises(IllegalMove) as refused:
        match.play(seat_at(match, other), "bid 1S")
    assert (refused.value.rule, refused.value.key) == (rule, "not-your-turn")
    with pytest.raises(IllegalMove) as refused:
        match.play(match.actors()[0], "AS")
    assert (refused.value.rule, refused.value.key) == (rule, "call-now")


# -- play


def playing(piles: dict[str, str], **start) -> Table:
    return Table(make("vint"), start={"phase": "play", "piles": piles, **start}, dealing=False)


def test_following_suit_V_C10():
    """V-C10, V-21, G-15."""
    mine = "QS 5S 7C AD JD 3D 9H 2H"
    others = {"S": "KH 4H 5H 6H 7H 8H TH JH", "N": "2S 3S 4S 6S 7S 8S 9S TS", "E": "2C 3C 4C 5C 6C 8C 9C TC"}
    start = {"contract": "1D", "declarer": "E", "to_play": "S", "taken": "00000"}
    match = playing({"W": mine, **others}, **start)
    match.play(seat_at(match, "S"), "KH")
    assert can(match, seat_at(match, "W")) == {"9H", "2H"}
    with pytest.raises(IllegalMove) as refused:
        match.play(seat_at(match, "W"), "AD")
    assert refused.value.rule == "V-21"
    void = playing(
        {
            "W": "QS 5S 7C AD JD 3D",
            "S": "KH 4H 5H 6H 7H 8H",
            "N": "2S 3S 4S 6S 7S 8S",
            "E": "2C 3C 4C 5C 6C 8C",
        },
        **{**start, "taken": "0000000"},
    )
    void.play(seat_at(void, "S"), "KH")
    assert can(void, seat_at(void, "W")) == {"QS", "5S", "7C", "AD", "JD", "3D"}
    leading = playing({"W": mine, **others}, **{**start, "to_play": "W"})
    assert len(can(leading, seat_at(leading, "W"))) == 8


@pytest.mark.parametrize(
    ("trump", "laid", "winner"),
    [
        ("1C", "E 5H, S KH, W 2C, N AH", "W"),
        ("1C", "N 9D, E AD, S 3S, W TD", "E"),
        ("1C", "S 9D, W 4C, N AD, E 7C", "E"),
        ("1NT", "W 2S, N AH, E AD, S 3S", "S"),
    ],
)
def test_who_takes_the_trick_V_C11(trump, laid, winner):
    """V-C11, V-22."""
    cards = dict(part.split() for part in laid.split(", "))
    suit = "C" if trump == "1NT" else "S"
    rest = {place: rank + suit for place, rank in zip("SWNE", "456J", strict=True)}
    piles = {place: cards[place] + " " + rest[place] for place in "SWNE"}
    start = {"contract": trump, "declarer": "N", "to_play": laid[0], "taken": "00000000000"}
    match = playing(piles, **start)
    for card in cards.values():
        match.play(match.actors()[0], card)
    assert place_of(match, "to_play") == winner


def test_legal_cards_in_a_real_trick_V_C13():
    """V-C13."""
    match = say(table(DEAL, dealer="N"), "N 1H, E 1NT, S P, W P, N 2H")
    passes(match, 8)
    tricks(match, "1 E: 9D QD 6D 4D → S")
    match.play(seat_at(match, "S"), "2D")
    assert can(match, seat_at(match, "W")) == {"JD", "8D", "5D"}
    match.play(seat_at(match, "W"), "5D")
    assert len(can(match, seat_at(match, "N"))) == 12
    match.play(seat_at(match, "N"), "5H")
    assert can(match, seat_at(match, "E")) == {"AD", "KD", "3D"}
    match.play(seat_at(match, "E"), "KD")
    assert place_of(match, "to_play") == "N"


def test_each_sees_his_own_cards_only_V_7():
    """V-7."""
    match = table(DEAL, dealer="N")
    for place in "SWNE":
        zones = {zone.name: zone for zone in match.view(seat_at(match, place)).scene().zones}
        assert set(zones[f"hand.{place}"].cards) == set(hands(DEAL)[place].split())
        others = [zones[f"hand.{other}"] for other in "SWNE" if other != place]
        assert all(set(zone.cards) == {"??"} for zone in others)


@pytest.mark.parametrize(("review", "before", "within"), [("book", 2, 1), ("none", 0, 0), ("all", 3, 3)])
def test_which_tricks_may_be_looked_at_V_24(review, before, within):
    """V-24."""
    match = table(DEAL, options={"trick_review": review}, dealer="N")
    say(match, "N 2H")
    passes(match, 8)
    tricks(match, "1 E: 9D QD 6D 4D → S 2 S: 2D 5D 5H KD → N 3 N: 5C QC 4C 7C → E")
    assert len(match.view(0).look_back()) == before
    match.play(seat_at(match, "E"), "JH")
    assert len(match.view(0).look_back()) == within


def test_the_calls_can_be_hidden_during_the_play_V_18():
    for option, seen in (("shown", True), ("hidden", False)):
        match = say(table(DEAL, options={"auction_record": option}, dealer="N"), "N 2H")
        assert any(fact.key == "fact-calls" for fact in match.view(0).scene().facts)
        passes(match, 8)
        assert any(fact.key == "fact-calls" for fact in match.view(0).scene().facts) is seen


@pytest.mark.parametrize("mistake", ["lead_early 7S", "demand"])
def test_calls_that_are_hidden_stay_so_while_a_mistake_is_set_right_V_18(mistake):
    """`auction_record=hidden` with manners: a lead out of turn, and a revoke taken back, belong to the play."""
    match = table(DEAL, options={"auction_record": "hidden", "manners": True}, dealer="N")
    passes(say(match, "N 2H"), 8)
    if mistake == "demand":
        match.play(seat_at(match, "E"), "AS")
        match.play(seat_at(match, "S"), "QD")
        match.play(seat_at(match, "S"), "correct")
    else:
        match.play(seat_at(match, "W"), mistake)
    assert phase(match) in ("demand", "answer_lead")
    facts = [fact.key for fact in match.view(0).scene().facts]
    assert "fact-contract" in facts
    assert "fact-calls" not in facts
    assert "fact-highest" not in facts


def test_the_deal_is_always_played_to_the_end_V_23():
    """V-23."""
    match = say(table(DEAL, dealer="N"), "N 7NT")
    plays = 0
    while phase(match) == "play":
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
        plays += 1
    assert plays == 52


def test_dealers_and_seats_are_stacked_like_cards_V_2():
    """A whole sitting from the draw on, dealt from given piles."""
    rest = " ".join(card for card in sorted_pack() if card not in ("KS", "AH", "2S", "2H"))
    places = {place: numbers(cards) for place, cards in hands(DEAL).items()}
    shoe = Stacked([{"drawn": numbers("KS AH 2S 2H"), "rest": numbers(rest)}, places])
    match = Table(make("vint"), shoe=shoe)
    assert held(match, "N") == set(hands(DEAL)["N"].split())


# -- blind bids (V-70)


def blind(**start) -> Table:
    return table(DEAL, options={"blind_bids": True}, dealer="S", **start)


def test_who_has_not_looked_may_look_pass_or_bid_blind_V_C59():
    """V-C59, V-70."""
    match = blind()
    match.play(seat_at(match, "S"), "look")
    say(match, "S P")
    match.play(seat_at(match, "W"), "look")
    say(match, "W P")
    match.play(seat_at(match, "N"), "look")
    say(match, "N 2H")
    east = seat_at(match, "E")
    assert can(match, east) == {"look", "pass", *(f"bid {bid}" for bid in bids(match))}
    assert len(bids(match)) == 25
    assert bids(match)[0] == "3S"
    with pytest.raises(IllegalMove) as refused:
        match.play(east, "bid 2NT")
    assert refused.value.rule == "V-70"
    say(match, "E P")
    passes(match, 3)
    assert "look" in can(match, east)
    match.play(east, "look")
    assert match.actors() == [east]
    assert bids(match)[0] == "2NT"
    assert "look" not in can(match, east)


def test_a_blind_player_does_not_see_his_cards_V_70():
    match = blind()
    view = match.view(seat_at(match, "E"))
    assert not view.known
    assert all(zone.cards == ("??",) * 13 for zone in view.scene().zones if zone.name.startswith("hand"))
    match.play(seat_at(match, "S"), "look")
    assert len(match.view(seat_at(match, "S")).scene().zones[0].cards) == 13
    assert "??" not in match.view(seat_at(match, "S")).scene().zones[0].cards


@pytest.mark.parametrize("opens", [True, False])
def test_the_partner_of_a_blind_bidder_may_lay_his_hand_open_V_70(opens):
    match = say(blind(), "S P, W P, N P, E 3D")
    passes(match, 8)
    west, east = seat_at(match, "W"), seat_at(match, "E")
    assert phase(match) == "open"
    assert can(match, west) == {"open_hand", "keep_closed"}
    match.play(west, "open_hand" if opens else "keep_closed")
    assert phase(match) == "play"
    south = seat_at(match, "S")
    match.play(south, match.legal(south)[0])
    assert match.actors() == [east if opens else west]
    assert bool(match.view(south).hands[1]) is opens


def test_by_the_calls_it_is_known_who_has_looked_and_what_was_bid_blind_V_70():
    calls = ["S pass", "W blind pass", "N 1H", "E blind 3D", "S pass"]
    match = blind(calls=calls)
    assert [place for place in range(4) if match.state.looked >> place & 1] == [0, 2]
    assert match.state.is_blind
    assert "look" in can(match, seat_at(match, "W"))
    say(match, "W P")
    assert "look" not in can(match, seat_at(match, "N"))
    passes(match, 6)
    assert phase(match) == "open"


def test_a_position_may_begin_before_the_partner_of_a_blind_bidder_decides_V_70():
    match = blind(phase="open", contract="3D", declarer="E", blind=True)
    west = seat_at(match, "W")
    assert can(match, west) == {"open_hand", "keep_closed"}
    assert all(match.view(seat).known for seat in range(4))
    match.play(west, "open_hand")
    assert place_of(match, "to_play") == "S"


def last_trick(contract: str, declarer: str, took: int, calls: list[str], **start) -> Table:
    """One trick is left, and W will take it; the declarers have so many."""
    options = {"blind_bids": start.pop("blind_bids", False), "hands": 1}
    if "sole_slam" in start:
        options["sole_slam"] = start.pop("sole_slam")
    side = SIDE[declarer]
    taken = str(side) * took + str(1 - side) * (12 - took)
    begin = {
        "phase": "play",
        "contract": contract,
        "declarer": declarer,
        "calls": calls,
        "taken": taken,
        "to_play": "W",
        "piles": {"S": "2S", "W": "9S", "N": "3S", "E": "4S"},
        **start,
    }
    match = Table(make("vint", options), start=begin, dealing=False)
    for _ in range(4):
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    return match


def alone(match: Table) -> dict[str, int]:
    """Personal shares by place."""
    return {
        place: sum(
            e.amount
            for e in match.sheet().entries
            if e.place == "sum" and e.column == 2 + seat_at(match, place)
        )
        for place in "SWNE"
    }


@pytest.mark.parametrize("opened", ["", "W"])
def test_a_blind_contract_that_fails_is_paid_alone_V_C48(opened):
    """V-C48: E bid blind and is one short; W is freed of the 3000, though he laid his hand open; E pays them
    twice."""
    calls = ["E blind 3D"]
    match = last_trick("3D", "E", 7, calls, blind=True, looked=15, blind_bids=True, opened=opened)
    assert alone(match) == {"S": 0, "N": 0, "W": 3000, "E": -3000}


def test_an_unsupported_slam_four_short_is_paid_alone_V_C46():
    """V-C46, V-71, V-73, G-13."""
    match = last_trick("6H", "S", 8, ["S 6H"])
    assert alone(match) == {"S": -29000, "N": 29000, "W": 0, "E": 0}
    assert sum(match.scores()) == 0


@pytest.mark.parametrize(
    ("took", "calls", "option"),
    [(9, ["S 6H"], True), (8, ["N 2H", "S 6H"], True), (8, ["S 6H"], False)],
)
def test_three_short_or_supported_or_by_agreement_both_pay_V_71(took, calls, option):
    """V-71, V-72: for nothing else does the table make one pay alone."""
    match = last_trick("6H", "S", took, calls, sole_slam=option)
    assert set(alone(match).values()) == {0}


def test_a_bid_of_the_partner_in_another_suit_is_no_support_V_71():
    match = last_trick("6H", "S", 8, ["N 2D", "S 6H"])
    assert alone(match)["S"] == -29000


# -- refusals


@pytest.mark.parametrize(
    ("game", "said", "rule"),
    [
        ("vint_double_widow_nail", "bid 2NT", "VD-2"),
        ("vint_two_widow", "bid 2NT", "V2E-2"),
        ("vint", "bid 2NT", "V-70"),
    ],
)
def test_a_first_bid_that_is_too_low_is_refused_with_its_rule_V_25(game, said, rule):
    match = Table(make(game, {"blind_bids": game == "vint"}), seed=1)
    with pytest.raises(IllegalMove) as refused:
        match.play(match.actors()[0], said)
    assert refused.value.rule == rule


# -- passed out and played (V-63)


def test_after_four_passes_the_hands_are_played_by_agreement_V_63():
    match = say(table(DEAL, options={"passed_out": "play"}, dealer="W"), "W P, N P, E P, S P")
    assert phase(match) == "play"
    assert place_of(match, "to_play") == "N"
    assert match.state.trump == -1
    hand = match.state.hand_number()
    while match.state.hand_number() == hand:
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    entries = match.sheet().entries
    assert [entry.reason for entry in entries] == ["fewer-tricks"]
    assert match.sheet().notes["crosses"] == 0


# -- options that do not go together


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("vint", {"deals": 5}),
        ("vint", {"widow": True}),
        ("vint", {"transfer": True}),
        ("vint", {"nail": "evil"}),
        ("vint", {"after_widow": "all"}),
        ("vint", {"bidding": "auction"}),
        ("vint", {"dummy_open": "after_trick"}),
        ("vint", {"revoke_fine": "game"}),
        ("vint_five", {"match": "three_rubbers"}),
        ("vint_widow", {"blind_bids": True}),
        ("vint_two_swap", {"closing_passes": 4}),
        ("vint_reseat", {"target": 700}),
        ("vint_reseat", {"rubber_bonus": "plus"}),
        ("vint_three_auction", {"players": 4}),
        ("vint_vitalin", {"ranks": 1}),
    ],
)
def test_options_belong_to_their_forms(game, options):
    with pytest.raises(BadOptions):
        make(game, options)
