"""The rules by their numbers, and every value of every option."""

import pytest

from lomber import BadOptions, BadPosition, IllegalMove, Shoe, Stacked, Table, make
from lomber.cards.pack import read_card
from tests.games.stukolka.tables import (
    cards,
    deal,
    game,
    hand,
    names,
    play,
    playing,
    position,
    stacked,
    throw,
    tricks,
)


def refused(table: Table, seat: int, move: str) -> str:
    """The rule that forbids a move."""
    with pytest.raises(IllegalMove) as error:
        table.play(seat, move)
    return error.value.rule


# -- seats and the deal


def test_the_lowest_card_drawn_deals_first_and_the_ace_is_high_U_1() -> None:
    """U-1."""
    drawn = {"drawn": cards("AS 3H 9C 4D KS")}
    table = Table(make("stukolka_golets"), shoe=Stacked([drawn], Shoe(1)))
    assert position(table)["dealer"] == 1


def test_equal_lowest_cards_draw_again_among_themselves_U_1() -> None:
    """U-1."""
    draws = [{"drawn": cards("AS 3H 9C 3D KS")}, {"drawn": cards("7S 7H")}, {"drawn": cards("KS 2H")}]
    table = Table(make("stukolka_golets"), shoe=Stacked(draws, Shoe(1)))
    assert position(table)["dealer"] == 3
    log = table.record().log
    assert [len(event.piles["drawn"].split()) for event in log[:3]] == [5, 2, 2]


def test_the_deal_and_the_turn_go_round_to_the_left_U_2_U_3() -> None:
    """U-2, U-3."""
    table = Table(game("golets"), seed=1)
    assert table.turn() == 0
    play(table, "0:pass 1:pass 2:pass 3:pass")
    assert position(table)["dealer"] == 0
    assert table.turn() == 1


def test_the_shoe_stands_for_the_cut_and_gives_three_cards_each_U_4_U_5_UX_2() -> None:
    """U-4, U-5, UX-2."""
    table = Table(game("golets"), seed=1)
    piles = table.record().log[0].piles
    assert [len(piles[f"hand.{seat}"].split()) for seat in range(5)] == [3] * 5
    assert len(piles["stock"].split()) == 52 - 15 - 1
    assert all(table.view(seat).trump_card == read_card(piles["trump"]) for seat in range(-1, 5))


@pytest.mark.parametrize(("deck", "lowest"), [(52, "2"), (36, "6"), (32, "7")])
def test_the_pack_has_52_36_or_32_cards_UX_1(deck: int, lowest: str) -> None:
    """UX-1."""
    table = Table(game("golets", deck=deck), seed=1)
    words = " ".join(table.record().log[0].piles.values()).split()
    assert len(set(words)) == deck
    assert min((word[0] for word in words), key="23456789TJQKA".index) == lowest


# -- declarations


def test_nobody_speaks_out_of_turn_or_discards_before_the_dealer_has_spoken_U_6() -> None:
    """U-6."""
    table = Table(game("prikup"), seed=1)
    own = sorted(hand(table, 0))[0]
    assert refused(table, 1, "knock") == "U-6"
    assert refused(table, 0, f"throw {own}") == "U-6"
    table.play(0, "knock")
    assert refused(table, 0, "pass") == "U-6"


def test_new_cards_come_only_after_the_old_ones_are_down_U_7() -> None:
    """U-7."""
    hands = ("2S 3S 4S", "", "", "", "2D 3D 4D")
    table = stacked("prikup", deal(*hands, trump="AC", stock="8C 9C"))
    play(table, "0:knock 1:pass 2:pass 3:pass 4:knock")
    table.play(0, "throw 2S")
    assert hand(table, 0) == {"3S", "4S"}
    assert "8C" in position(table)["piles"]["stock"]
    table.play(0, "done")
    assert hand(table, 0) == {"3S", "4S", "8C"}


def test_passers_neither_pay_nor_receive_UX_7() -> None:
    """UX-7."""
    hands = ("AS KS QS", "", "", "", "2S 3H 4H")
    table = stacked("prikup", deal(*hands, trump="5S"), hands=1)
    play(table, "0:knock 1:pass 2:pass 3:pass 4:knock 0:done 4:done")
    tricks(table, "AS 2S KS 3H QS 4H")
    assert [entry.column for entry in table.sheet().entries if entry.column in (1, 2, 3)] == []


# -- the play


@pytest.mark.parametrize(
    ("hands", "trick", "card", "rule"),
    [
        ({0: "AS 7S KD", 1: "2H 3H 4H"}, "", "7S", "U-8"),
        ({0: "KS QS KD", 1: "2H 3H 4H"}, "", "QS", "U-9"),
        ({0: "9H 2D 3D", 1: "TH 4H AS"}, "9H", "AS", "U-11"),
        ({0: "9H 2D 3D", 1: "TH 4H AS"}, "9H", "4H", "U-11"),
        ({0: "9H 2D 3D", 1: "AD 4C AS"}, "9H", "AD", "U-12"),
        ({0: "9S 2D 3D", 1: "TS 8S AD"}, "9S", "8S", "U-13"),
        ({0: "9H 2D 3D", 1: "6S 2C 3C", 2: "7S 2S KD"}, "9H 6S", "2S", "U-13"),
        ({0: "9H 2D 3D", 1: "6S 2C 3C", 2: "7S 2S KD"}, "9H 6S", "KD", "U-12"),
    ],
)
def test_a_forbidden_card_names_its_rule(hands: dict[int, str], trick: str, card: str, rule: str) -> None:
    table = playing("golets", "S", hands)
    tricks(table, trick)
    assert refused(table, table.turn(), card) == rule


def test_king_or_queen_left_alone_need_not_be_led_U_10() -> None:
    """U-10."""
    table = playing("golets", "S", {0: "9H 2S 3D", 1: "QS KS 4H"})
    tricks(table, "2S KS")
    assert names(table) == {"QS", "4H"}


def test_neither_suit_nor_trump_is_free_and_the_highest_trump_wins_UX_10_UX_4() -> None:
    """UX-10, UX-4."""
    table = playing("golets", "S", {0: "9H 2D 3D", 1: "AD AC KD", 2: "2S 3S KC", 3: "AH KH QH"})
    tricks(table, "9H")
    assert names(table) == {"AD", "AC", "KD"}
    tricks(table, "AC 2S AH")
    assert table.turn() == 2


def test_the_winner_leads_and_only_those_in_the_play_follow_UX_3() -> None:
    """UX-3."""
    table = playing("golets", "S", {0: "9H 2D 3D", 2: "AH 4D KC"})
    tricks(table, "9H AH")
    assert table.turn() == 2
    assert refused(table, 1, "2D") == "U-6"


def test_out_of_turn_names_the_rule_of_the_phase_US_1_US_4_UX_3() -> None:
    """US-4, US-1: the shleif is the dealer's; UX-3: the tricks go round among those who play."""
    table = Table(game("shleif"), seed=2)
    assert refused(table, 0, "keep_shleif") == "US-4"
    table.play(4, "keep_shleif")
    assert refused(table, 0, "announce S") == "US-1"
    tricked = playing("golets", "S", {0: "9H 2D 3D", 2: "AH 4D KC"})
    assert refused(tricked, 2, "AH") == "UX-3"


@pytest.mark.parametrize(("undertrump", "allowed"), [("forced", {"5S"}), ("free", {"5S", "KD", "QD"})])
def test_undertrumping_is_forced_or_free_U_13(undertrump: str, allowed: set[str]) -> None:
    """U-13."""
    table = playing(
        "golets",
        "S",
        {0: "9H 2D 3D", 1: "6S 2C 3C", 2: "5S QD KD"},
        options={"undertrump": undertrump},
    )
    tricks(table, "9H 6S")
    assert names(table) == allowed


# -- the money


def test_each_trick_brings_a_third_at_once_U_18() -> None:
    """U-18."""
    table = playing("golets", "S", {0: "AS 2D 3D", 1: "2S 4D KC"}, pot=60)
    tricks(table, "AS 2S")
    assert table.scores() == [20, 0, 0, 0, -60]
    assert table.sheet().notes["pot"] == 40


@pytest.mark.parametrize("stake", [3, 6, 9, 12, 15, 30, 45, 60, 75, 90, 150, 300, 600, 3 * 10**20])
def test_any_positive_multiple_of_three_is_a_stake_U_17(stake: int) -> None:
    """U-17."""
    table = Table(game("golets", stake=stake), seed=1)
    assert position(table)["prize"] == stake


@pytest.mark.parametrize("stake", [0, -3, 1, 10, 20])
def test_anything_else_is_no_stake_U_17_UX_11(stake: int) -> None:
    """U-17, UX-11."""
    with pytest.raises(BadOptions):
        game("golets", stake=stake)


def test_remises_lie_for_the_next_deal_and_the_dealer_adds_his_stake_U_19_U_20_UX_5() -> None:
    """U-19, U-20, UX-5."""
    table = playing("golets", "S", {0: "AS KS QS", 1: "2S 4D KC", 2: "3H 4H 5H"}, pot=60)
    tricks(table, "AS 2S 3H KS 4D 4H QS KC 5H")
    assert position(table)["carried"] == 120
    assert position(table)["prize"] == 120 + 15
    assert position(table)["paid"] == [15, 60, 60, 0, 0]


def test_money_beyond_64_bits_is_right_UX_9() -> None:
    """UX-9."""
    table = playing("golets", "S", {0: "AS KS QS", 1: "2S 4D KC", 2: "3H 4H 5H"}, pot=3 * 2**70)
    tricks(table, "AS 2S 3H KS 4D 4H QS KC 5H")
    assert position(table)["prize"] == 2 * 3 * 2**70 + 15
    assert sum(table.scores()) + table.sheet().notes["pot"] == 0
    table.view(0).observe()


@pytest.mark.parametrize(("cap", "paid"), [(None, 60), (30, 30), (90, 60)])
def test_a_single_remise_can_have_an_upper_bound(cap: int | None, paid: int) -> None:
    table = playing("golets", "S", {0: "AS KS QS", 1: "2S 4D KC"}, pot=60, options={"remise_cap": cap})
    tricks(table, "AS 2S KS 4D QS KC")
    assert position(table)["carried"] == paid


@pytest.mark.parametrize("cap", [0, -3, 10])
def test_a_bound_that_is_no_multiple_of_three_is_refused(cap: int) -> None:
    with pytest.raises(BadOptions):
        game("golets", remise_cap=cap)


# -- nobody against him


@pytest.mark.parametrize("form", ["golets", "prikup"])
def test_all_others_pass_and_the_dealer_takes_the_pot_UX_6_UB_6(form: str) -> None:
    """UX-6, UB-6."""
    table = Table(game(form), seed=1)
    play(table, "0:pass 1:pass 2:pass 3:pass")
    assert table.sheet().entries[1].reason == "pot-dealer"
    assert position(table)["prize"] == 15


@pytest.mark.parametrize("form", ["golets", "prikup", "shleif"])
def test_with_carry_the_pot_stays_and_the_next_dealer_adds_UX_6(form: str) -> None:
    """UX-6."""
    table = Table(game(form, all_pass="carry"), seed=1)
    if form == "shleif":
        table.play(4, "keep_shleif")
        table.play(4, table.legal(4)[0])
    play(table, "0:pass 1:pass 2:pass 3:pass")
    assert position(table)["prize"] == 30
    assert table.scores() == [-15, 0, 0, 0, -15]


def test_with_carry_in_the_obligatory_form_the_next_deal_is_free_too_UO_4() -> None:
    """UO-4."""
    table = Table(
        game("obligatory", all_pass="carry", players=4),
        start={"phase": "deal", "pot": 75, "paid": [0, 75, 0, 0], "hand": 1, "dealer": 0},
        seed=1,
    )
    play(table, "1:pass 2:pass 3:pass")
    assert position(table)["prize"] == 75 + 15 + 15
    assert names(table) == {"knock", "pass"}


# -- the end of the sitting


def last_deal(**options: object) -> Table:
    """The last of four deals, which leaves a remise of 60."""
    return playing(
        "prikup",
        "S",
        {0: "AS KS QS", 1: "2S 4D KC"},
        pot=60,
        hand=4,
        options={"players": 4, "deals": 4, **options},
    )


def test_the_last_remises_are_played_out_UX_8() -> None:
    """UX-8."""
    table = last_deal()
    tricks(table, "AS 2S KS 4D QS KC")
    assert not table.over
    play(table, "1:pass 2:pass 3:pass")
    assert table.over
    assert table.scores() == [60 + 60, -60, 0, -60]


def test_the_last_remises_are_returned_UX_8() -> None:
    """UX-8."""
    table = last_deal(end_rule="return")
    tricks(table, "AS 2S KS 4D QS KC")
    assert table.over
    assert table.scores() == [60, 0, 0, -60]
    assert table.sheet().entries[-1].reason == "returned"


def test_hands_cut_the_sitting_and_settle_as_if_returned_UX_8() -> None:
    """UX-8."""
    table = playing("prikup", "S", {0: "AS KS QS", 1: "2S 4D KC"}, pot=60, options={"hands": 1})
    tricks(table, "AS 2S KS 4D QS KC")
    assert table.over
    assert table.scores() == [60, 0, 0, 0, -60]


def test_after_fifty_extra_deals_the_rest_is_returned_UX_8() -> None:
    """UX-8."""
    table = playing(
        "prikup",
        "S",
        {0: "AS KS QS", 1: "2S 4D KC"},
        pot=60,
        hand=10 + 50,
    )
    tricks(table, "AS 2S KS 4D QS KC")
    assert table.over
    assert sum(table.scores()) == 0
    table = playing("prikup", "S", {0: "AS KS QS", 1: "2S 4D KC"}, pot=60, hand=10 + 49)
    tricks(table, "AS 2S KS 4D QS KC")
    assert not table.over


def test_a_carried_pot_goes_back_to_all_who_paid_it_UX_8() -> None:
    """UX-8."""
    table = Table(game("golets", all_pass="carry", deals=2, end_rule="return"), seed=1)
    play(table, "0:pass 1:pass 2:pass 3:pass 1:pass 2:pass 3:pass 4:pass")
    assert table.over
    assert table.scores() == [0, 0, 0, 0, 0]


def test_a_sitting_has_two_deals_for_each_player_UX_8() -> None:
    """UX-8."""
    assert game("golets", players=6).options.sitting() == 12
    assert game("golets", players=6, deals=3).options.sitting() == 3


def test_a_this_hand_copy_counts_remises_as_losses() -> None:
    table = playing("prikup", "S", {0: "AS KS QS", 1: "2S 4D KC"}, pot=60, before=[0, 0, 0, 0, -45])
    one = table.state.this_hand()
    for seat, card in ((0, "AS"), (1, "2S"), (0, "KS"), (1, "4D"), (0, "QS"), (1, "KC")):
        one.play(seat, read_card(card))
    assert one.over()
    assert one.scores() == [60, -60, 0, 0, -15]


# -- golets


def test_the_golets_is_for_one_player_only_UG_1_UG_2() -> None:
    """UG-1, UG-2."""
    table = Table(game("golets"), seed=1)
    assert names(table) == {"pass", "knock", "golets"}
    table.play(0, "golets")
    assert names(table) == {"pass", "knock"}
    assert refused(table, 1, "golets") == "UG-2"


def test_the_golets_throws_off_the_turn_up_and_one_more_card_UG_3() -> None:
    """UG-3."""
    table = stacked("golets", deal("2S 3S 4S", trump="8D", stock="5C KD 6S AH"))
    table.play(0, "golets")
    assert hand(table, 0) == {"KD", "6S", "AH"}
    assert set(position(table)["piles"]["thrown.0"].split()) == {"2S", "3S", "4S"}
    assert position(table)["trump"] == "D"


def test_the_first_who_knocked_leads_when_the_golets_is_free_UG_4() -> None:
    """UG-4."""
    table = Table(game("golets"), seed=1)
    play(table, "0:pass 1:knock 2:knock 3:pass 4:pass")
    assert table.turn() == 1
    table = Table(game("golets"), seed=1)
    play(table, "0:knock 1:pass 2:pass 3:pass 4:golets")
    assert table.turn() == 4


def test_the_dealer_may_pass_with_the_golets_free_UG_5() -> None:
    """UG-5."""
    table = Table(game("golets"), seed=1)
    play(table, "0:knock 1:pass 2:pass 3:pass")
    assert names(table) == {"pass", "knock", "golets"}
    table.play(4, "pass")
    assert table.scores()[0] == 15 - 15


# -- prikup


def test_those_who_knocked_buy_in_turn_and_passers_cannot_UB_1_UB_2_UB_3() -> None:
    """UB-1, UB-2, UB-3."""
    table = Table(game("prikup"), seed=1)
    assert names(table) == {"knock", "pass"}
    play(table, "0:pass 1:knock 2:pass 3:knock 4:pass")
    assert table.turn() == 1
    assert refused(table, 0, "done") == "U-6"
    throw(table, 1, "")
    assert table.turn() == 3
    assert position(table)["bought"] == [-1, 0, -1, -1, -1]


def test_a_throw_is_told_in_ascending_order_and_only_of_own_cards_UB_2() -> None:
    """UB-2."""
    table = stacked("prikup", deal("2S 3S 4S", trump="8D"))
    play(table, "0:knock 1:knock 2:pass 3:pass 4:pass")
    assert refused(table, 0, "throw AH") == "UB-2"
    table.play(0, "throw 3S")
    assert refused(table, 0, "throw 2S") == "UB-2"
    assert refused(table, 0, "knock") == "UB-2"


def test_a_card_laid_aside_is_thrown_once_and_the_stock_is_not_blamed_UB_2() -> None:
    """All three are aside and 36 cards lie in the stock: the fourth throw fails for want of a card in hand."""
    table = stacked("prikup", deal("2S 3S 4S", trump="8D"))
    play(table, "0:knock 1:knock 2:pass 3:pass 4:pass 0:throw_of_2S 0:throw_of_3S 0:throw_of_4S")
    with pytest.raises(IllegalMove) as error:
        table.play(0, "throw 2S")
    assert (error.value.rule, error.value.key) == ("UB-2", "not-in-hand")


def test_the_first_who_knocked_leads_UB_4() -> None:
    """UB-4."""
    table = Table(game("prikup"), seed=1)
    play(table, "0:pass 1:knock 2:knock 3:pass 4:knock 1:done 2:done 4:done")
    assert table.turn() == 1


def test_a_bound_dealer_cannot_pass_UB_5() -> None:
    """UB-5."""
    table = Table(game("prikup"), seed=1)
    play(table, "0:pass 1:knock 2:pass 3:pass")
    assert refused(table, 4, "pass") == "UB-5"


def test_nobody_throws_more_than_the_stock_has_UB_7() -> None:
    """UB-7."""
    table = Table(game("prikup", players=3, suits=2, ranks=6), seed=1)
    play(table, "0:knock 1:knock 2:knock")
    assert position(table)["piles"]["stock"].count(" ") + 1 == 2
    first, second, third = sorted(cards(" ".join(hand(table, 0))))
    name = table.game.card_name
    table.play(0, f"throw {name(first)}")
    table.play(0, f"throw {name(second)}")
    assert refused(table, 0, f"throw {name(third)}") == "UB-7"
    table.play(0, "done")
    assert names(table) == {"done"}


# -- shleif


def kept(form: str = "shleif", **options: object) -> Table:
    table = Table(game(form, **options), seed=2)
    table.play(4, "keep_shleif")
    table.play(4, table.legal(4)[0])
    return table


def test_the_dealer_sees_the_trump_card_before_his_own_and_announces_the_suit_US_1() -> None:
    """US-1."""
    table = Table(game("shleif"), seed=2)
    card = table.record().log[0].piles["trump"]
    assert all(table.view(seat).trump_card == -1 for seat in range(5))
    table.play(4, "keep_shleif")
    assert table.view(4).trump_card == read_card(card)
    assert table.view(4).mine == 0
    other = next(suit for suit in "SCDH" if suit != card[1])
    assert refused(table, 4, f"announce {other}") == "US-1"
    table.play(4, f"announce {card[1]}")
    assert table.view(0).trump_card == -1
    assert "SCDH"[table.view(0).trump] == card[1]
    assert table.view(4).mine != 0


def test_the_dealer_makes_no_declaration_and_takes_the_pot_if_nobody_knocks_US_2() -> None:
    """US-2."""
    table = kept()
    play(table, "0:pass 1:pass 2:pass 3:pass")
    assert table.sheet().entries[1].reason == "pot-dealer"
    table = kept()
    play(table, "0:pass 1:knock 2:knock 3:knock")
    assert table.turn() == 1
    assert position(table)["said"][4] == "shleif"


def test_the_dealer_drops_any_of_his_four_cards_US_3() -> None:
    """US-3."""
    table = stacked("shleif", deal("2S 3S 4S", "", "", "", "2D 3D 4D", trump="KH", stock="5S 6S"))
    play(table, "4:keep_shleif 4:announce_of_H 0:knock 1:pass 2:pass 3:pass 0:done")
    throw(table, 4, "2D")
    assert refused(table, 4, "drop 2D") == "US-3"
    assert refused(table, 4, "done") == "US-3"
    table.play(4, "drop KH")
    assert hand(table, 4) == {"5S", "3D", "4D"}
    assert table.turn() == 0


def test_the_shleif_is_declined_only_before_the_deal_is_seen_US_4() -> None:
    """US-4."""
    table = kept()
    assert refused(table, 0, "decline_shleif") == "US-4"
    assert refused(table, 4, "decline_shleif") == "US-4"
    table = Table(game("shleif"), seed=2)
    assert refused(table, 4, "knock") == "US-4"
    table.play(4, "decline_shleif")
    assert all(table.view(seat).trump_card >= 0 for seat in range(-1, 5))
    play(table, "0:knock 1:pass 2:pass 3:pass 4:pass")
    assert table.sheet().entries[1].reason == "pot-alone"


def test_after_a_declined_shleif_the_dealer_buys_as_others_do_and_can_lead_US_4() -> None:
    """US-4."""
    table = Table(game("shleif"), seed=2)
    play(table, "4:decline_shleif 0:knock 1:pass 2:pass 3:pass 4:knock 0:done")
    throw(table, 4, " ".join(hand(table, 4)))
    assert table.turn() == 0
    assert len(hand(table, 4)) == 3


def test_the_first_knocker_leads_and_never_the_dealer_US_5() -> None:
    """US-5."""
    table = kept()
    play(table, "0:pass 1:pass 2:knock 3:knock 2:done 3:done")
    table.play(4, "done")
    table.play(4, table.legal(4)[0])
    assert table.turn() == 2


def test_without_the_option_there_is_no_blind_knock_US_6() -> None:
    """US-6."""
    table = kept()
    assert names(table) == {"knock", "pass"}
    assert refused(table, 0, "knock_blind") == "US-6"


def test_with_the_option_cards_stay_face_down_until_the_turn_US_6() -> None:
    """US-6."""
    table = kept(blind=True)
    assert names(table) == {"knock_blind", "look"}
    assert refused(table, 0, "knock") == "US-6"
    assert refused(table, 0, "pass") == "US-6"
    assert table.view(0).mine == 0
    assert table.view(4).mine != 0
    play(table, "0:look")
    assert table.view(0).mine != 0
    assert refused(table, 0, "knock_blind") == "US-6"


def test_a_blind_knock_with_nothing_thrown_brings_one_surplus_card_US_6() -> None:
    """US-6."""
    table = kept(blind=True)
    play(table, "0:knock_blind 1:look 1:pass 2:look 2:pass 3:look 3:pass 0:done")
    assert len(hand(table, 0)) == 4
    assert len(names(table)) == 4


def test_a_dealer_who_declined_has_no_blind_knock_US_6() -> None:
    """US-6."""
    table = Table(game("shleif", blind=True), seed=2)
    play(table, "4:decline_shleif 0:knock_blind 1:look 1:pass 2:look 2:pass 3:look 3:pass")
    assert names(table) == {"knock", "pass"}


def test_with_one_alone_in_there_is_no_cutting_in_US_7() -> None:
    """US-7."""
    table = Table(game("shleif", razrez=True), seed=2)
    play(table, "4:decline_shleif 0:knock 1:pass 2:pass 3:pass 4:pass")
    assert position(table)["hand"] == 2


def test_a_dealer_who_declined_and_passed_may_cut_in_and_lead_US_7() -> None:
    """US-7."""
    table = Table(game("shleif", razrez=True), seed=2)
    play(table, "4:decline_shleif 0:knock 1:pass 2:knock 3:pass 4:pass 0:done 2:done")
    assert table.turn() == 1
    play(table, "1:pass 3:cut_in")
    table.play(3, table.legal(3)[0])
    table.play(4, "cut_in")
    table.play(4, table.legal(4)[0])
    assert table.turn() == 4
    assert position(table)["said"] == ["knock", "pass", "knock", "cut_in", "cut_in"]


def test_who_cut_in_and_took_nothing_is_remised_US_7() -> None:
    """US-7."""
    table = stacked(
        "shleif",
        deal("AS KS QS", "", "", "", "5S 6S 7S", trump="8S", stock="2H 3H 4H 5H"),
        razrez=True,
    )
    play(table, "4:keep_shleif 4:announce_of_S 0:knock 1:pass 2:pass 3:pass 0:done 4:done 4:drop_of_8S")
    play(table, "1:cut_in 1:drop_of_5H 2:pass 3:pass")
    assert table.turn() == 1
    tricks(table, "2H 5S AS")
    assert table.turn() == 0
    tricks(table, "KS 3H 6S QS 4H 7S")
    remised = [entry.column for entry in table.sheet().entries if entry.reason == "remise"]
    assert remised == [1, 4]


def test_without_four_cards_in_the_stock_nobody_cuts_in_US_7() -> None:
    """US-7."""
    table = Table(game("shleif", razrez=True, players=5, suits=4, ranks=5), seed=2)
    play(table, "4:keep_shleif")
    table.play(4, table.legal(4)[0])
    play(table, "0:knock 1:pass 2:pass 3:pass")
    throw(table, 0, sorted(hand(table, 0))[0])
    table.play(4, "done")
    table.play(4, table.legal(4)[0])
    assert position(table)["phase"] == "play"


def test_without_the_option_nobody_cuts_in_US_7() -> None:
    """US-7."""
    table = kept()
    play(table, "0:knock 1:pass 2:pass 3:pass 0:done 4:done")
    table.play(4, table.legal(4)[0])
    assert position(table)["phase"] == "play"


# -- obligatory


def test_nobody_buys_in_the_obligatory_form_UO_1() -> None:
    """UO-1."""
    table = Table(game("obligatory", players=4), seed=1)
    assert len(table.game.book) < 100
    with pytest.raises(ValueError):
        table.game.book.code("throw AS")


@pytest.mark.parametrize(("twice", "pot", "dealer"), [(True, 90, -30), (False, 75, -15)])
def test_everybody_stakes_and_plays_in_a_compulsory_deal_UO_2(twice: bool, pot: int, dealer: int) -> None:
    """UO-2."""
    table = Table(game("obligatory", obligatory_dealer_pays_twice=twice), seed=1)
    assert position(table)["prize"] == pot
    assert table.scores() == [-15, -15, -15, -15, dealer]
    assert table.turn() == 0
    assert refused(table, 0, "pass") == refused(table, 0, "knock") == "UO-2"


def test_in_a_free_deal_only_the_dealer_stakes_and_the_first_knocker_leads_UO_3() -> None:
    """UO-3."""
    table = Table(
        game("obligatory"),
        start={"phase": "deal", "pot": 90, "paid": [0, 90, 0, 0, 0], "hand": 1, "dealer": 0},
        seed=1,
    )
    assert position(table)["prize"] == 105
    play(table, "1:pass 2:knock 3:pass 4:pass")
    assert names(table) == {"knock", "pass"}
    table.play(0, "knock")
    assert table.turn() == 2
    assert refused(table, 2, "pass") == "U-6"


# -- what is refused


@pytest.mark.parametrize(
    ("form", "options"),
    [
        ("golets", {"players": 3}),
        ("shleif", {"players": 7}),
        ("obligatory", {"players": 3}),
        ("obligatory", {"players": 6}),
        ("golets", {"blind": True}),
        ("obligatory", {"razrez": True}),
        ("golets", {"players": 7, "ranks": 6}),
        ("prikup", {"players": 6, "ranks": 4, "suits": 4}),
        ("golets", {"hand_cards": 2, "stake": 15}),
        ("golets", {"form": "prikup"}),
    ],
)
def test_impossible_tables_are_refused_UX_11(form: str, options: dict[str, object]) -> None:
    """UX-11."""
    with pytest.raises(BadOptions):
        make(f"stukolka_{form}", options)


def test_the_smallest_packs_that_can_be_dealt_are_accepted_UX_11() -> None:
    """UX-11."""
    assert make("stukolka_golets", players=4, ranks=5, suits=4).options.cards() == 20
    with pytest.raises(BadOptions, match="17 are needed"):
        make("stukolka_golets", players=4, ranks=4, suits=4)
    assert make("stukolka_prikup", players=5, ranks=4, suits=4).options.cards() == 16


def test_one_engine_plays_every_form_by_its_option() -> None:
    for form in ("golets", "prikup", "shleif", "obligatory"):
        assert make("stukolka", form=form).pages == ["common", form]
        assert make(f"stukolka_{form}").options.form == form


@pytest.mark.parametrize(
    "start",
    [
        {"phase": "play", "trump": "S", "piles": {"hand.0": "AS KS QS", "hand.1": "AS 2S 3S"}},
        {"phase": "play", "trump": "S", "piles": {"hand.0": "AS KS QS"}},
        {"phase": "play", "trump": "S", "piles": {"hand.0": "AS KS QS", "hand.1": "2S 3S"}},
        {"phase": "play", "piles": {"hand.0": "AS KS QS", "hand.1": "2S 3S 4S"}},
        {"phase": "exchange", "trump": "S", "piles": {"hand.0": "AS KS QS", "hand.1": "2S 3S 4S"}},
        {"phase": "declare", "trump": "S", "pot": 10, "piles": {"hand.0": "AS KS QS"}},
        {"phase": "declare", "trump": "S", "balances": [1, 0, 0, 0, 0], "piles": {"hand.0": "AS KS QS"}},
        {"phase": "declare", "trump": "S", "said": ["shout"], "piles": {"hand.0": "AS KS QS"}},
        {"phase": "play", "trump": "S", "piles": {"hand.9": "AS KS QS"}},
        {"phase": "play", "trump": "S", "luck": 3},
        {
            "phase": "play",
            "trump": "S",
            "piles": {"hand.0": "AS KS QS", "hand.1": "2S 3S 4S"},
            "denied": {"0": "AS"},
        },
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(start: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        Table(game("golets"), start=start)
