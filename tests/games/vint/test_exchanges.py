"""Widow, pass-on and nail, rubbish, Vitalin: cards that go from hand to hand before the play."""

from __future__ import annotations

import pytest

from lomber import Table, make
from lomber.cards.bits import lowest, size
from lomber.conform.promises import worlds_agree
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.contract import EVERYTHING
from lomber.table.errors import IllegalMove
from tests.games.vint.tables import (
    bids,
    can,
    figures,
    hand,
    hands,
    held,
    passes,
    phase,
    place_of,
    say,
    seat_at,
    sorted_pack,
    table,
)


def with_widow(piles: str, widow: str, game: str, options=None, **start) -> Table:
    cards = {**hands(piles), "widow": widow}
    return Table(make(game, options or {}), start={"piles": cards, **start}, dealing=False)


def give(match: Table, place: str, cards: str, done: bool = False) -> None:
    """One who sits at a place gives these cards away, ascending, as one gesture."""
    order = sorted(cards.split(), key=lambda card: ("SCDH".index(card[1]), "23456789TJQKA".index(card[0])))
    moves = [f"give {card}" for card in order]
    match.act(seat_at(match, place), [*moves, "done"] if done else moves)


def counted(match: Table, tricks: list[int]) -> list[tuple[int, str, int, str]]:
    """The figures of the deal as if it had been played with these tricks."""
    state = match.state
    state.taken = [0] * tricks[0] + [1] * tricks[1]
    state.tricks[0], state.tricks[1] = tricks
    state.finish_played()
    return figures(match.sheet().entries)


def all_held(match: Table) -> dict[str, set[str]]:
    return {place: held(match, place) for place in "SWNE"}


def expected(text: str) -> dict[str, set[str]]:
    return {place: set(cards.split()) for place, cards in hands(text).items()}


# -- with widow (5.1)

W2 = "N A98.J62.J5.T643 | E Q4.T9.KQ98764.5 | S KT653.AQ853.T2.- | W J7.K7.A.AQJ9872"
W2_WIDOW = "2S 4C 3D KH"


def test_the_last_four_cards_are_the_widow_VW_C1():
    """VW-C1, VW-1."""
    match = table(game="vint_widow", dealer="N", pack=sorted_pack())
    text = "N J73.Q84.K95.AT6 | E AT62.J73.Q84.K9 | S K95.AT62.J73.Q8 | W Q84.K95.AT62.J7"
    assert all_held(match) == expected(text)
    assert held(match, "widow") == {"5H", "4H", "3H", "2H"}


def bought(**options) -> Table:
    """VW-C2 up to the purchase: W has bid 3H."""
    match = with_widow(W2, W2_WIDOW, "vint_widow", options, dealer="S")
    say(match, "S P, W 2H, N P, E 3D, S P, W 3H")
    return passes(match, 8)


def test_a_purchase_with_its_distribution_VW_C2():
    """VW-C2, VW-2, VW-3, VW-4, VW-5, VW-6."""
    match = bought()
    assert phase(match) == "give"
    for seat in range(-1, 4):
        rows = {zone.name: zone.cards for zone in match.view(seat).scene().zones}
        assert set(rows["bought"]) == set(W2_WIDOW.split())
    assert len(held(match, "W")) == 16
    give(match, "W", "2S")  # to N, at his left
    give(match, "W", "AD")  # to E
    give(match, "W", "3D")  # to S
    text = "N A982.J62.J5.T643 | E Q4.T9.AKQ98764.5 | S KT653.AQ853.T32.- | W J7.K74.-.AKQJ9872"
    assert all_held(match) == expected(text)
    assert (phase(match), match.actors()) == ("final", [seat_at(match, "W")])
    assert len(bids(match)) == 22
    assert "pass" not in can(match, seat_at(match, "W"))
    say(match, "W 4H")
    assert (phase(match), place_of(match, "to_play")) == ("play", "N")
    assert counted(match, [3, 10]) == [
        (0, "below", 120, "tricks"),
        (1, "below", 400, "tricks"),
        (1, "above", 2400, "honours-and-aces"),
        (1, "above", 2000, "coronet"),
        (1, "above", 500, "coronet"),
    ]


def test_a_given_card_is_known_to_two_only_VW_4():
    match = bought()
    give(match, "W", "2S")
    told = {place: match.told(seat_at(match, place))[-1].moves for place in "SWNE"}
    assert told == {"W": ("give 2S",), "N": ("give 2S",), "E": ("give ??",), "S": ("give ??",)}


def test_the_final_bid_is_not_lower_than_the_last_VW_C3():
    """VW-C3, VW-5."""
    match = with_widow(W2, W2_WIDOW, "vint_widow", dealer="W")
    passes(say(match, "W 2H"), 8)
    for card in ("2S", "4C", "3D"):
        give(match, "W", card)
    found = bids(match)
    assert len(found) == 27
    assert found[:3] == ["2H", "2NT", "3S"]
    with pytest.raises(IllegalMove) as refused:
        match.play(seat_at(match, "W"), "bid 2D")
    assert refused.value.rule == "VW-5"
    with pytest.raises(IllegalMove) as refused:
        match.play(seat_at(match, "W"), "pass")
    assert refused.value.rule == "VW-5"


@pytest.mark.parametrize(("below", "games"), [(560, 1), (430, 0)])
def test_a_game_with_widow_is_six_hundred_VW_C4(below, games):
    """VW-C4, VW-7, G-29."""
    start = {"contract": "2S", "declarer": "S", "phase": "play", "below": [below, 0], "buyer": "S"}
    piles = "N A982.J62.J5.T643 | E Q4.T9.AKQ98764.5 | S KT653.AQ853.T32.- | W J7.K74.-.AKQJ9872"
    match = Table(make("vint_widow"), start={"piles": hands(piles), **start}, dealing=False)
    counted(match, [8, 5])
    assert match.sheet().columns[0].totals["games"] == games


def test_the_partners_bid_on_after_the_purchase_VW_C5():
    """VW-C5, VW-5, G-26."""
    match = with_widow(W2, W2_WIDOW, "vint_widow", {"after_widow": "partners"}, dealer="S")
    passes(say(match, "S 3C"), 8)
    for card in ("TS", "6S", "5S"):
        give(match, "S", card)
    say(match, "S P, N 3D, S 4C, N P, S P, N P")
    assert phase(match) == "final"
    say(match, "S P")
    assert (phase(match), place_of(match, "declarer"), place_of(match, "to_play")) == ("play", "S", "W")


def test_if_neither_partner_bids_the_auction_bid_stands_VW_5():
    match = with_widow(W2, W2_WIDOW, "vint_widow", {"after_widow": "partners"}, dealer="S")
    passes(say(match, "S 3C"), 8)
    for card in ("TS", "6S", "5S"):
        give(match, "S", card)
    say(match, "S P, N P, S P, N P")
    assert (phase(match), match.state.contract) == ("play", 11)


def test_by_agreement_all_bid_on_after_the_purchase_VW_5():
    """VW-5 `all`: the cards stay where they are, whoever gets the contract."""
    match = bought(after_widow="all")
    for card in ("2S", "AD", "3D"):
        give(match, "W", card)
    before = all_held(match)
    assert match.actors() == [seat_at(match, "W")]
    say(match, "W P, N 3NT")
    passes(match, 7)
    assert phase(match) == "final"
    passes(match, 1)
    assert (phase(match), place_of(match, "declarer"), place_of(match, "to_play")) == ("play", "N", "E")
    assert all_held(match) == before


W2_GIVEN = "N A982.J62.J5.T643 | E Q4.T9.AKQ98764.5 | S KT653.AQ853.T32.- | W J7.K74.-.AKQJ9872"
W2_CALLS = ["S pass", "W 2H", "N pass", "E 3D", "S pass", "W 3H", *(f"{place} pass" for place in "NESWNESW")]


@pytest.mark.parametrize(("after_widow", "closing"), [("partners", 4), ("all", 8)])
def test_the_passes_of_the_auction_do_not_close_what_is_said_after_the_purchase_VW_5(after_widow, closing):
    match = table(
        W2_GIVEN, "vint_widow", {"after_widow": after_widow}, phase="final", calls=W2_CALLS, dealer="S"
    )
    assert match.actors() == [seat_at(match, "W")]
    passes(match, closing - 1)
    assert phase(match) == "final"
    passes(match, 1)
    assert (phase(match), place_of(match, "declarer"), place_of(match, "to_play")) == ("play", "W", "N")


def test_a_partner_who_bids_on_has_not_bought_VW_5():
    match = table(
        W2_GIVEN,
        "vint_widow",
        {"after_widow": "partners"},
        phase="final",
        calls=[*W2_CALLS, "W pass", "E 4D"],
        dealer="S",
    )
    assert (place_of(match, "buyer"), place_of(match, "speaker")) == ("W", "W")
    passes(match, 4)
    assert (phase(match), place_of(match, "declarer"), place_of(match, "to_play")) == ("play", "E", "S")


def test_defenders_may_not_bid_after_the_purchase_VW_8():
    """VW-8, G-12: prevented."""
    match = bought()
    for card in ("2S", "AD", "3D"):
        give(match, "W", card)
    with pytest.raises(IllegalMove) as refused:
        match.play(seat_at(match, "N"), "bid 5S")
    assert (refused.value.rule, refused.value.key) == ("VW-8", "no-call")
    with pytest.raises(IllegalMove) as refused:
        match.play(seat_at(match, "E"), "bid 5S")
    assert refused.value.rule == "VW-5"


@pytest.mark.parametrize("after_widow", ["buyer_once", "partners", "all"])
def test_seven_no_trumps_stays_seven_no_trumps_VW_C6(after_widow):
    """VW-C6, V-16."""
    match = with_widow(W2, W2_WIDOW, "vint_widow", {"after_widow": after_widow}, dealer="E")
    say(match, "E 7NT")
    for card in ("4S", "QS", "TC"):
        give(match, "E", card)
    if after_widow == "buyer_once":
        assert can(match, seat_at(match, "E")) == {"bid 7NT"}
        say(match, "E 7NT")
    assert (phase(match), match.state.contract) == ("play", 34)


def test_passed_out_with_widow_nobody_sees_it_VW_2():
    match = with_widow(W2, W2_WIDOW, "vint_widow", {"hands": 1, "passed_out": "play"}, dealer="S")
    passes(match, 4)
    assert match.over
    assert match.sheet().notes["crosses"] == 1
    for seat in range(4):
        assert all("KH" not in zone.cards for zone in match.view(seat).scene().zones)


# -- widow, pass-on and nail (5.6)

N2 = "N 6432.JT9.76.Q65 | E KQT7.87.KQ.AKT8 | S J985.AK.JT3.974 | W -.65432.A9842.J3"


def passed_on(**options) -> Table:
    """VN-C2 up to the final bids: S has bought at 3C."""
    match = with_widow(N2, "AS QC 5D 2H", "vint_widow_nail", options, dealer="S")
    passes(say(match, "S 3C"), 8)
    give(match, "S", "AC KC QC AS", done=True)
    text = "N A6432.AKQJT9.76.Q65 | E KQT7.87.KQ.AKT8 | S J985.-.JT53.9742 | W -.65432.A9842.J3"
    assert all_held(match) == expected(text)
    give(match, "N", "2S")  # to E
    give(match, "N", "5H")  # to S
    give(match, "N", "3S")  # to W
    return match


def test_the_sizes_of_the_hands_through_the_stages_VN_C1():
    """VN-C1, VN-1, VN-2, VN-3."""
    match = with_widow(N2, "AS QC 5D 2H", "vint_widow_nail", dealer="S")

    def sizes():
        return [len(held(match, place)) for place in "SWNE"]

    assert sizes() == [12, 12, 12, 12]
    passes(say(match, "S 3C"), 8)
    assert sizes() == [16, 12, 12, 12]
    give(match, "S", "AC KC QC AS", done=True)
    assert sizes() == [12, 12, 16, 12]
    for card in ("2S", "5H", "3S"):
        give(match, "N", card)
    assert sizes() == [13, 13, 13, 13]


def test_the_pass_on_takes_just_four_cards_VN_2():
    match = with_widow(N2, "AS QC 5D 2H", "vint_widow_nail", dealer="S")
    passes(say(match, "S 3C"), 8)
    south = seat_at(match, "S")
    with pytest.raises(IllegalMove) as refused:
        match.act(south, ["give KC", "give AC", "done"])
    assert refused.value.rule == "VN-2"
    match.act(south, ["give AS", "give QC", "give KC", "give AC", "done"])
    assert phase(match) == "give"


def test_widow_pass_on_and_closed_nail_VN_C2():
    """VN-C2, VN-4, VN-5, VN-6."""
    match = passed_on()
    text = "N A64.AKQJT9.76.Q6 | E KQT72.87.KQ.AKT8 | S J985.-.JT53.97542 | W 3.65432.A9842.J3"
    assert all_held(match) == expected(text)
    say(match, "S P, N 5C, S P, N P, S P, N P")
    assert phase(match) == "nail"
    assert set(match.actors()) == {seat_at(match, "E"), seat_at(match, "W")}
    give(match, "W", "2D")
    assert held(match, "chosen.W") == {"2D"}
    assert "2D" in held(match, "W") | held(match, "chosen.W")
    give(match, "E", "KS")
    text = "N A64.AKQJT9.76.Q6 | E QT72.87.KQ2.AKT8 | S J985.-.JT53.97542 | W K3.65432.A984.J3"
    assert all_held(match) == expected(text)
    assert place_of(match, "to_play") == "E"
    assert counted(match, [11, 2]) == [
        (0, "below", 550, "tricks"),
        (1, "below", 100, "tricks"),
        (0, "above", 3500, "honours-and-aces"),
        (0, "above", 4000, "coronet"),
    ]
    assert match.sheet().columns[0].totals["games"] == 0


def test_a_position_says_to_whom_the_next_card_is_given_VN_3():
    text = "N A643.AKQJT9.76.Q65 | E KQT72.87.KQ.AKT8 | S J985.-.JT53.9742 | W -.65432.A9842.J3"
    match = table(text, "vint_widow_nail", phase="give", contract="3C", declarer="S", getter="S", dealer="S")
    give(match, "N", "5H")
    assert "5H" in held(match, "S")
    give(match, "N", "3S")
    assert "3S" in held(match, "W")
    assert phase(match) == "final"


def test_the_evil_nail_does_not_send_the_same_card_back_VN_C3():
    """VN-C3, VN-5, VN-C4: the defender at the last bidder's left begins."""
    match = passed_on(nail="evil")
    say(match, "S P, N 5C, S P, N P, S P, N P")
    east, west = seat_at(match, "E"), seat_at(match, "W")
    assert match.actors() == [east]
    give(match, "E", "KS")
    assert match.actors() == [west]
    assert "give KS" not in can(match, west)
    assert len(can(match, west)) == 13
    with pytest.raises(IllegalMove) as refused:
        match.play(west, "give KS")
    assert refused.value.rule == "VN-5"
    give(match, "W", "2D")
    assert (phase(match), place_of(match, "to_play")) == ("play", "E")


def test_who_begins_the_nail_depends_on_the_declarer_VN_C4():
    """VN-C4: had S kept the contract, W would begin and lead."""
    match = passed_on(nail="evil")
    say(match, "S P, N P, S P, N P")
    assert match.actors() == [seat_at(match, "W")]


def test_without_a_nail_the_play_begins_at_once_VN_5():
    match = passed_on(nail="none")
    say(match, "S P, N 5C, S P, N P, S P, N P")
    assert (phase(match), place_of(match, "to_play")) == ("play", "E")


def test_only_the_buyer_and_his_partner_bid_VN_4():
    match = passed_on()
    with pytest.raises(IllegalMove):
        match.play(seat_at(match, "E"), "bid 5C")


# -- double widow (5.7)

D2 = "N 5.876.AKJ3.854 | E AK63.K.Q8.JT76 | S 74.AQJT.T96.K9 | W QJT92.954.75.2"
D2_WIDOW = "8S 3C 2C 4D 2D AH QH 3H"


def doubled() -> Table:
    match = with_widow(D2, D2_WIDOW, "vint_double_widow_nail", dealer="E")
    passes(say(match, "E 3S"), 8)
    give(match, "E", "AS KS 8S AH QH 4D 3C 2C", done=True)
    give(match, "W", "5C 4C", done=True)  # to N, at his left
    give(match, "W", "7D 5D", done=True)  # to E
    give(match, "W", "3C 2C", done=True)  # to S
    return match


def test_eleven_cards_each_and_eight_in_the_widow_VD_C1():
    """VD-C1, VD-1."""
    match = table(game="vint_double_widow_nail", dealer="N", pack=sorted_pack())
    text = "N J73.Q84.K95.AT | E AT62.J73.Q84.K | S K95.AT62.J73.Q | W Q84.K95.AT62.J"
    assert all_held(match) == expected(text)
    assert held(match, "widow") == {f"{rank}H" for rank in "98765432"}


def test_the_auction_begins_at_three_VD_2():
    """VD-2."""
    match = table(game="vint_double_widow_nail", dealer="N", pack=sorted_pack())
    assert len(bids(match)) == 25
    assert bids(match)[0] == "3S"


def test_a_double_widow_to_the_end_VD_C2():
    """VD-C2, VD-3, VD-4, VD-5, VD-6."""
    match = doubled()
    text = "N 5.87654.AKJ3.854 | E 63.K.Q8752.JT763 | S 74.AQJT32.T96.K9 | W AKQJT982.9.4.AQ2"
    assert all_held(match) == expected(text)
    say(match, "E P, W 6S, E P, W P, E P, W P")
    assert match.actors() == [seat_at(match, "N")]
    give(match, "N", "5S 8H", done=True)
    give(match, "S", "TD 9D", done=True)
    text = "N -.87654.AKJT93.54 | E 63.K.Q8752.JT763 | S 754.AQJT32.6.K98 | W AKQJT982.9.4.AQ2"
    assert all_held(match) == expected(text)
    assert place_of(match, "to_play") == "N"
    entries = counted(match, [1, 12])
    assert [entry for entry in entries if entry[0] == 1 and entry[3] != "game"] == [
        (1, "below", 720, "tricks"),
        (1, "above", 1000, "little-slam-made"),
        (1, "above", 5000, "little-slam-declared"),
        (1, "above", 4200, "honours-and-aces"),
        (1, "above", 5000, "coronet"),
    ]
    assert match.sheet().columns[1].totals["games"] == 1


def test_the_cards_received_do_not_go_back_VD_C3():
    """VD-C3, VD-5."""
    match = doubled()
    say(match, "E P, W 6S, E P, W P, E P, W P")
    give(match, "N", "5S 8H", done=True)
    south = seat_at(match, "S")
    assert not {"give 5S", "give 8H"} & can(match, south)
    with pytest.raises(IllegalMove) as refused:
        match.play(south, "give 5S")
    assert refused.value.rule == "VD-5"


def test_half_an_open_nail_is_set_up_in_the_hand_that_answers_it_VD_5():
    """VD-5."""
    match = doubled()
    say(match, "E P, W 6S, E P, W P, E P, W P")
    give(match, "N", "5S 8H", done=True)
    again = Table(match.game, start=match.state.position(-2), dealing=False)
    south = seat_at(again, "S")
    assert [int(number) for number in again.view(south).cards_left] == [15, 13, 11, 13]
    assert can(again, south) == can(match, south)
    give(again, "S", "TD 9D", done=True)
    assert "5S" in held(again, "S") and "8H" in held(again, "S")
    for seat in range(4):  # nobody believes that what had just come could have gone back
        worlds = Worlds(again.seen(seat), again.game)
        for n in range(20):
            assert [int(size(mask)) for mask in worlds.guess(Fast(n)).hands] == [13] * 4


def test_a_closed_nail_set_up_half_chosen_does_not_go_back_VN_5():
    """VN-5."""
    match = passed_on(nail="closed")
    say(match, "S P, N 5C, S P, N P, S P, N P")
    first, second = match.actors()
    match.play(first, match.legal(first)[0])
    again = Table(match.game, start=match.state.position(-2), dealing=False)
    again.play(second, again.legal(second)[0])
    assert phase(again) == "play"
    for seat in range(4):
        worlds = Worlds(again.seen(seat), again.game)
        for n in range(20):
            assert worlds.guess(Fast(n)).actors() == again.state.actors()


# -- two with widow (2.5)

E2 = "N AQT.6.AQ92.9873 | E K8764.T82.7.KQ6 | S 952.AKJ75.J3.T2 | W J.43.KT8654.AJ5"
E2_WIDOW = "3S QC 9C 4H"


def two_widow(**options) -> Table:
    return with_widow(E2, E2_WIDOW, "vint_two_widow", options)


def test_the_first_call_of_two_with_widow_V2E_C1():
    """V2E-C1, V2E-1, V2E-2."""
    match = two_widow()
    assert len(bids(match)) == 25
    assert match.view(0).known == match.view(0).known | 4  # the dealer's dummy N lies open
    assert match.view(1).hands[2] == match.view(0).hands[2]
    assert not match.view(0).hands[3]


def test_a_purchase_to_the_own_hand_V2E_C2():
    """V2E-C2, V2E-3, V2E-4, V2E-5, V2E-6."""
    match = say(two_widow(), "S 3C, W P")
    assert can(match, 0) == {"buy hand", "buy dummy"}
    match.play(0, "buy hand")
    assert held(match, "S") == set(hand("9532.AKQJ975.J3.T42").split())
    give(match, "S", "3S")  # to W
    give(match, "S", "4H")  # to N, the open dummy: seen by all
    assert match.told(1)[-1].moves == ("give 4H",)
    assert match.told(1)[-2].moves == ("give 3S",)
    give(match, "S", "2H")  # to E, the closed dummy
    assert match.told(1)[-1].moves == ("give ??",)
    assert held(match, "S") == set(hand("952.AKQJ975.J3.T").split())
    assert len(bids(match)) == 24
    say(match, "S 5C")
    assert (phase(match), match.actors()) == ("turn_up", [1])
    assert not match.view(1).hands[3]
    match.play(1, "turn_up")
    assert match.view(1).hands[3] and match.view(0).hands[3]
    assert (phase(match), place_of(match, "to_play")) == ("play", "W")
    assert counted(match, [11, 2]) == [
        (0, "below", 550, "tricks"),
        (1, "below", 100, "tricks"),
        (0, "above", 3500, "honours-and-aces"),
        (0, "above", 2000, "coronet"),
    ]
    assert match.sheet().columns[0].totals["games"] == 0


def test_a_purchase_to_the_dummy_V2E_C3():
    """V2E-C3: three cards go from the dummy, the first to its left."""
    match = say(two_widow(), "S 3C, W P")
    match.play(0, "buy dummy")
    assert len(held(match, "N")) == 16
    assert match.actors() == [0]
    for card, place in (("3S", "E"), ("4H", "S"), ("9C", "W")):
        match.play(0, f"give {card}")
        assert card in held(match, place)
    assert [len(held(match, place)) for place in "SWNE"] == [13, 13, 13, 13]


def test_the_final_bid_of_two_with_widow_V2E_C4():
    """V2E-C4."""
    match = say(two_widow(), "S 4D, W P")
    match.play(0, "buy hand")
    for card in ("3S", "4H", "2H"):
        give(match, "S", card)
    assert len(bids(match)) == 18
    assert bids(match)[:3] == ["4D", "4H", "4NT"]
    with pytest.raises(IllegalMove):
        match.play(0, "bid 4C")


def test_two_with_widow_passed_out_V2E_2():
    match = say(two_widow(), "S P, W P")
    assert match.sheet().notes["crosses"] == 1


def test_two_with_widow_and_transfer_V2D_4():
    match = say(two_widow(transfer=True), "S P, W 3C, S P")
    match.play(1, "buy hand")
    assert [int(chair) for chair in match.state.chair] == [0, 1, 3, 2]
    assert place_of(match, "getter") == "E"  # it lies at N now, at the left of W


# -- rubbish (5.3)

RUBBISH = {
    "E": "4S 2C 3D 4H",
    "S": "3S 4C 2D 3H",
    "W": "2S 3C 4D 2H",
}


def rubbish() -> Table:
    return table(game="vint_rubbish", dealer="N", pack=sorted_pack())


def test_seventeen_cards_and_one_for_the_dealer_VR_C1():
    """VR-C1, VR-1, G-31."""
    text = "N J.-.-.- | E AT74.AJ852.Q963.KT74 | S K963.KT74.AJ852.Q963 | W Q852.Q963.KT74.AJ852"
    assert all_held(rubbish()) == expected(text)


def test_each_gives_four_cards_to_the_dealer_VR_C2():
    """VR-C2, VR-2, VR-3."""
    match = rubbish()
    north = seat_at(match, "N")
    assert set(match.actors()) == {seat_at(match, place) for place in "ESW"}
    for place, cards in RUBBISH.items():
        give(match, place, cards, done=True)
    assert match.actors() == [north]
    match.play(north, "pick_up")
    text = "N J432.432.432.432 | E AT7.AJ85.Q96.KT7 | S K96.KT7.AJ85.Q96 | W Q85.Q96.KT7.AJ85"
    assert all_held(match) == expected(text)
    assert (phase(match), match.actors()) == ("auction", [north])


def test_the_dealer_does_not_learn_who_gave_which_VR_2():
    match = rubbish()
    for place, cards in RUBBISH.items():
        give(match, place, cards, done=True)
    match.play(seat_at(match, "N"), "pick_up")
    told = match.told(seat_at(match, "N"))
    assert [event.moves for event in told[:3]] == [("give ??",) * 4 + ("done",)] * 3
    assert told[3].moves[0].startswith("pick_up JS") is False
    assert len(told[3].moves[0].split()) == 13
    assert match.told(seat_at(match, "E"))[3].moves == ("pick_up",)


@pytest.mark.parametrize("before", [1, 2, 3])
def test_rubbish_that_lay_in_a_set_up_is_guessed_by_all_once_the_dealer_has_it_VR_2(before):
    """The dealer knows the cards, the others who gave: through auction and play."""
    match = rubbish()
    given = list(RUBBISH.items())
    for place, cards in given[:before]:
        give(match, place, cards, done=True)
    match = Table(match.game, start=match.state.position(EVERYTHING), dealing=False)
    for place, cards in given[before:]:
        give(match, place, cards, done=True)
    match.play(seat_at(match, "N"), "pick_up")
    say(match, "N1S")
    for _ in range(16):
        for seat in range(-1, 4):
            assert worlds_agree(match, seat, 2, Fast(1)) == 2
        match.play(match.turn(), "pass" if phase(match) == "auction" else match.legal(match.turn())[0])
    assert phase(match) == "play"


@pytest.mark.parametrize("cards", ["4S 2C 3D", "4S 2C 3D 4H 7H", "5S 2C 3D 4H"])
def test_a_pass_of_three_or_five_or_of_a_strange_card_is_illegal_VR_C3(cards):
    """VR-C3."""
    match = rubbish()
    before = match.state.position(-2)
    with pytest.raises(IllegalMove) as refused:
        give(match, "E", cards, done=True)
    assert refused.value.rule == "VR-2"
    assert match.state.position(-2) == before


# -- Vitalin (5.9)

VIT = "N 82.KQJ92.KQT3.T9 | E AJT543.A3.J.Q754 | S Q76.T65.642.AK62 | W K9.874.A9875.J83"


def thrown(**options) -> Table:
    match = table(VIT, "vint_vitalin", options, dealer="S")
    for place, cards in (("N", "2C TH"), ("E", "3S 4S"), ("S", "2D 2H"), ("W", "4C 3H")):
        give(match, place, cards, done=True)
    return match


def test_everyone_throws_two_cards_unseen_VV_1():
    """VV-1, VV-2."""
    match = table(VIT, "vint_vitalin", dealer="S")
    assert len(match.actors()) == 4
    give(match, "N", "2C TH", done=True)
    assert len(match.actors()) == 3
    match = thrown()
    assert [len(held(match, place)) for place in "SWNE"] == [11, 11, 11, 11]
    for place in "SWE":
        zones = {zone.name: zone.cards for zone in match.view(seat_at(match, place)).scene().zones}
        assert zones["thrown.N"] == ("??", "??")
    assert phase(match) == "auction"


def lying_aside(match: Table, seat: int) -> dict[str, tuple[str, ...]]:
    """What a seat sees of the cards thrown away."""
    return {z.name: z.cards for z in match.view(seat).scene().zones if z.name.startswith("thrown.")}


@pytest.mark.parametrize("options", [{}, {"manners": True}])
def test_what_was_thrown_is_shown_to_all_after_the_deal_VV_1(options):
    """VV-1: each deal shows all eight cards when it is over, the last of a sitting too; by seen log and scene."""
    match = table(VIT, "vint_vitalin", {**options, "hands": 2}, dealer="S")
    for place, cards in (("N", "2C TH"), ("E", "3S 4S"), ("S", "2D 2H"), ("W", "4C 3H")):
        give(match, place, cards, done=True)
    passes(say(match, "S 3H"), 8)
    assert lying_aside(match, -1)["thrown.N"] == ("??", "??")
    state = match.state.this_hand()
    while state.actors():
        seat = lowest(state.actors())
        state.play(seat, state.legal(seat)[0])
    for seat in (-1, 0, 1, 2, 3):
        view = state.view(seat)
        shown = {z.name: z.cards for z in view.scene().zones if z.name.startswith("thrown.")}
        assert set(shown["thrown.N"]) == {"2C", "TH"}
        assert set(shown["thrown.E"]) == {"3S", "4S"}
        assert set(shown["thrown.S"]) == {"2D", "2H"}
        assert set(shown["thrown.W"]) == {"4C", "3H"}
        assert set(state.piles_seen(seat)["thrown.N"].split()) == {"2C", "TH"}
        assert state.sees(seat, 1, "N", 12)


def test_passed_out_they_go_back_unseen_VV_6():
    match = table(VIT, "vint_vitalin", {"hands": 1}, dealer="S")
    for place, cards in (("N", "2C TH"), ("E", "3S 4S"), ("S", "2D 2H"), ("W", "4C 3H")):
        give(match, place, cards, done=True)
    passes(match, 4)
    assert match.view(0).over
    own = seat_at(match, "N")
    for pile, shown in lying_aside(match, own).items():
        assert (shown == ("??", "??")) == (pile != "thrown.N")
    assert not match.state.sees(-1, 1, "N", 12)


@pytest.mark.parametrize(("level", "needs"), [(1, 5), (7, 11)])
def test_the_two_tricks_count_for_the_declarers_VV_C1(level, needs):
    """VV-C1, VV-3, VV-4."""
    match = passes(say(thrown(), f"S {level}H"), 8)
    assert list(match.state.tricks) == [2, 0]
    assert match.state.taken == [0, 0]
    assert 6 + level - 2 == needs
    left = next(fact.words["number"] for fact in match.view(0).scene().facts if fact.key == "fact-needs")
    assert left == needs


def test_honours_are_counted_on_the_cards_dealt_VV_C2():
    """VV-C2, VV-5, G-30."""
    match = passes(say(thrown(), "S 3H"), 8)
    state = match.state
    state.taken = [0] * 8 + [1] * 5
    state.tricks[0], state.tricks[1] = 8, 5
    state.finish_played()
    assert figures(match.sheet().entries) == [
        (0, "below", 240, "tricks"),
        (1, "below", 150, "tricks"),
        (1, "above", 3000, "penalty"),
    ]


def test_a_position_of_the_play_begins_with_the_two_tricks_VV_3():
    cards = thrown().state.position(EVERYTHING)["piles"]
    start = {"piles": cards, "phase": "play", "contract": "1S", "declarer": "W", "dealer": "S"}
    match = Table(make("vint_vitalin"), start=start, dealing=False)
    assert list(match.state.tricks) == [0, 2]
    assert place_of(match, "to_play") == "N"


def test_the_two_tricks_come_first_for_the_game_VV_C3():
    """VV-C3: 470 and two tricks of 20 are a game before the first lead, though EW take all the rest."""
    start = {"below": [470, 490]}
    match = table(VIT, "vint_vitalin", dealer="N", **start)
    for place, cards in (("N", "2C TH"), ("E", "3S 4S"), ("S", "2D 2H"), ("W", "4C 3H")):
        give(match, place, cards, done=True)
    passes(say(match, "N 2D"), 8)
    state = match.state
    state.taken = [0, 0] + [1] * 11
    state.tricks[0], state.tricks[1] = 2, 11
    state.finish_played()
    assert [column.totals["games"] for column in match.sheet().columns[:2]] == [1, 0]


def test_the_defenders_cannot_make_a_slam_VV_C4():
    """VV-C4."""
    match = passes(say(thrown(), "S 3H"), 8)
    state = match.state
    state.taken = [0, 0] + [1] * 11
    state.tricks[0], state.tricks[1] = 2, 11
    state.finish_played()
    assert not [entry for entry in match.sheet().entries if "slam" in entry.reason]


def test_passed_out_in_vitalin_VV_6():
    """VV-6."""
    match = passes(thrown(), 4)
    assert match.sheet().notes["crosses"] == 1
    assert match.sheet().notes["target"] == 500


def test_passed_out_in_vitalin_the_cards_put_aside_are_nobodys_tricks_VV_6():
    """VV-6, M-1: with manners too the end of such a deal can be laid out."""
    match = passes(thrown(manners=True, hands=1), 4)
    described = match.state.position(EVERYTHING)
    assert (phase(match), described["taken"]) == ("over", "")
    assert match.game.set_up(described).position(EVERYTHING) == described


# -- re-seating with widow (VS-7)


def test_the_sides_are_made_before_the_distribution_VS_7():
    match = with_widow(W2, W2_WIDOW, "vint_reseat", {"widow": True}, dealer="S")
    say(match, "S P, W 2H, N P, E 3D, S P, W 3H")
    passes(match, 8)
    assert phase(match) == "give"
    sides = [int(match.state.side[place]) for place in range(4)]
    assert sides == [1, 0, 1, 0]
    for card in ("2S", "AD", "3D"):
        give(match, "W", card)
    assert bids(match)[0] == "3H"
    say(match, "W 4H")
    assert (phase(match), place_of(match, "to_play")) == ("play", "N")


def test_a_final_contract_in_another_suit_parts_no_partners_VS_7():
    """VS-2, VS-3, VS-7: W bought with hearts, and N, who bid highest besides, is his partner; so it stays in 4D,
    though S named diamonds first, and in a position set up from there."""
    match = with_widow(W2, W2_WIDOW, "vint_reseat", {"widow": True}, dealer="S")
    say(match, "S 1D, W 2H, N 2NT, E P, S P, W 3H")
    passes(match, 8)
    for _ in range(3):
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    say(match, "W 4D")
    again = match.game.set_up(match.state.position(EVERYTHING))
    for state in (match.state, again):
        assert [int(state.side[place]) for place in range(4)] == [1, 0, 0, 1]
        assert state.first_leader() == match.state.to_play


# -- what the table says


@pytest.mark.parametrize(
    ("game", "given", "named"),
    [("vint_widow", "VW-4", "VW-5"), ("vint_two_widow", "V2E-4", "V2E-5"), ("vint_widow_nail", "VN-3", "")],
)
def test_gifts_and_final_bids_are_refused_with_the_rule_of_their_form_VW_5(game, given, named):
    match = Table(make(game), seed=2)
    while not (phase(match) == "give" and match.legal(match.actors()[0])):
        seat = match.actors()[0]
        names = [match.name(move) for move in match.legal(seat)]
        bid = "bid 3C" if "bid 3C" in names else names[0]
        match.play(seat, bid)
    with pytest.raises(IllegalMove) as refused:
        match.play(match.actors()[0], "bid 7NT")
    assert refused.value.rule == given
    while phase(match) == "give":
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    for said in ("pass", "bid 3S") if named else ():
        with pytest.raises(IllegalMove) as refused:
            match.play(match.actors()[0], said)
        assert refused.value.rule == named


def test_partners_who_have_bought_are_told_of_four_passes_VW_5():
    match = with_widow(W2, W2_WIDOW, "vint_widow", {"after_widow": "partners"}, dealer="W")
    passes(say(match, "W 3H"), 8)
    for card in ("2S", "AD", "3D"):
        give(match, "W", card)
    assert match.view(seat_at(match, "W")).prompt().words["number"] == 4
