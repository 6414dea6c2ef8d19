"""Mistakes, and what they cost (W-20, W-22; section 6 of the rules); cases C-15, C-16, C-22, C-23.

In the worked deal C-11 seat 0 sits at S, 1 at N, 2 at W, 3 at E. W leads; S has only KC of clubs.
"""

import pytest

from lomber import BadPosition, IllegalMove, Table, make
from lomber.cards.pack import card_names
from tests.games.whist.tables import (
    at,
    can,
    figures,
    go_on,
    humbug,
    names,
    play_out,
    tricks,
    worked_deal,
)

S, N, W, E = 0, 1, 2, 3


def polite(**options: object) -> Table:
    return worked_deal(manners=True, **options)


def hand(table: Table, place: str) -> set[str]:
    return set(card_names(table.state.hands["SWNE".index(place)]).split())


def forbidden(table: Table, seat: int) -> set[str]:
    """The cards that the seat's own view marks, with their rule."""
    choices = table.view(seat).scene().choices
    assert all(choice.forbidden in ("", "W-9") for choice in choices)
    return {choice.text for choice in choices if choice.forbidden}


def phase(table: Table) -> str:
    return table.state.phase.value


# -- a revoke is possible, and nobody is told


def test_any_card_of_the_hand_can_be_played_W_22():
    """W-22."""
    table = polite()
    at(table, "W", "AC")
    assert can(table, N) == hand(table, "N")
    assert forbidden(table, N) == hand(table, "N") - {"9C", "7C", "4C"}
    assert all(forbidden(table, seat) == set() for seat in (-1, S, W, E))
    at(table, "N", "3H")
    assert "3H" not in hand(table, "N")


def test_who_is_void_breaks_nothing_W_22():
    """W-22."""
    table = polite()
    tricks(table, "AC 4C 3C KC", "2C 9C QC")
    assert forbidden(table, S) == set()


def test_nobody_is_told_of_a_revoke_and_nothing_is_learnt_from_it_W_22():
    """W-22."""
    table = polite()
    at(table, "W", "AC")
    at(table, "N", "3H")
    assert [table.view(seat).denied[2] for seat in range(-1, 4)] == [0] * 5
    assert "correct" in names(table, N)
    assert all("correct" not in names(table, seat) for seat in (S, W, E))


# -- noticed in time


def test_a_revoke_can_be_taken_back_until_the_next_lead_W_20():
    """W-20."""
    table = polite()
    tricks(table, "AC 3H 3C KC")
    assert "correct" in names(table, N)
    at(table, "W", "2C")  # the lead closes the trick
    assert "correct" not in names(table, N)


@pytest.mark.parametrize(
    ("answer", "playable"),
    [("demand highest", {"9C"}), ("demand lowest", {"4C"}), ("waive", {"9C", "7C", "4C"})],
)
def test_the_opponents_may_demand_the_highest_or_the_lowest_W_20(answer, playable):
    """W-20."""
    table = polite()
    tricks(table, "AC 3H")
    at(table, "N", "correct")
    assert phase(table) == "demand"
    assert table.actors() == [E]
    assert can(table, E) == {"demand highest", "demand lowest", "waive"}
    assert names(table, W) == {"demand highest", "demand lowest", "waive"}
    assert names(table, S) == names(table, N) == set()
    at(table, "W", answer)
    assert phase(table) == "correct"
    assert can(table, N) == playable
    with pytest.raises(IllegalMove) as refused:
        table.play(N, "3H")
    assert refused.value.rule == "W-20"


def test_the_card_taken_back_is_not_exposed_and_the_right_one_takes_its_place_W_22():
    """W-22."""
    table = polite()
    tricks(table, "AC 3H 3C KC")
    at(table, "N", "correct")
    at(table, "E", "demand highest")
    at(table, "N", "9C")
    assert phase(table) == "play"
    assert "3H" in hand(table, "N")
    assert table.view(S).exposed[2] == 0
    assert [table.name(card) for card in table.view(S).look_back()[0]] == ["AC", "9C", "3C", "KC"]
    assert table.actors() == [W]
    assert list(table.view(S).tricks) == [0, 1]


def test_a_demand_tells_what_the_hand_does_not_hold_W_20():
    """After the highest demanded and 9C played, all know that no higher club is there. W-20."""
    table = polite()
    tricks(table, "AC 3H")
    at(table, "N", "correct")
    at(table, "E", "demand highest")
    at(table, "N", "9C")
    assert set(card_names(table.view(W).denied[2]).split()) == {"AC", "KC", "QC", "JC", "TC"}


def test_a_correction_can_change_who_takes_the_trick_W_20():
    """S ruffs with 4D though he holds KC: the trick was his; put right, AC takes it. W-20."""
    table = polite()
    tricks(table, "AC 4C 3C 4D")
    assert table.actors() == [S]
    assert list(table.view(N).tricks) == [1, 0]
    at(table, "S", "correct")
    assert list(table.view(N).tricks) == [0, 0]
    at(table, "W", "waive")
    at(table, "S", "KC")
    assert table.actors() == [W]
    assert list(table.view(N).tricks) == [0, 1]


def test_who_did_not_revoke_has_nothing_to_correct_W_22():
    """W-22."""
    table = polite()
    tricks(table, "AC 4C 3C KC", "2C 9C QC 4D")
    assert "correct" not in names(table, S)
    with pytest.raises(IllegalMove) as refused:
        table.play(S, "correct")
    assert refused.value.rule == "W-22"


def test_a_partner_may_ask_once_whether_he_is_not_mistaken_W_22():
    """W-22."""
    table = polite()
    tricks(table, "AC 3H")
    assert "ask_partner" in names(table, S)
    assert all("ask_partner" not in names(table, seat) for seat in (N, W, E))
    at(table, "S", "ask_partner")
    assert "ask_partner" not in names(table, S)
    assert "correct" in names(table, N)


def test_there_is_nothing_to_ask_of_one_who_followed_or_of_a_dummy_W_22():
    """W-22."""
    table = polite()
    tricks(table, "AC 4C")
    assert "ask_partner" not in names(table, S)
    table = worked_deal("whist_dummy3", manners=True)
    tricks(table, "AC 3H")
    assert "ask_partner" not in names(table, 0)
    assert "correct" in names(table, 0)


# -- claimed and paid


def revoked_deal(**options: object) -> Table:
    """W revokes in the third trick: S leads AH, W throws 2S; the rest is played honestly."""
    table = polite(**options)
    tricks(table, "AC 4C 3C KC", "2C 9C QC 4D", "AH 2S 3H 8H")
    return table


def made(table: Table) -> list[int]:
    return [int(n) for n in table.view(S).tricks]


def test_a_claim_is_possible_once_the_trick_is_closed_W_20():
    """W-20."""
    table = revoked_deal()
    assert "claim_revoke 3 W" not in names(table, S)
    at(table, "S", "KH")
    assert "claim_revoke 3 W" in names(table, S) & names(table, N)
    assert "claim_revoke 3 W" not in names(table, W) | names(table, E)
    at(table, "N", "claim_revoke 3 W")
    assert "claim_revoke 3 W" not in names(table, S) | names(table, N)


def test_every_card_that_did_not_follow_can_be_claimed_for_all_see_it_W_20():
    """S ruffed the second trick honestly; the opponents may claim it, and it costs nothing. W-20."""
    table = revoked_deal()
    at(table, "S", "KH")
    assert "claim_revoke 2 S" in names(table, W)
    at(table, "W", "claim_revoke 2 S")
    play_out(table)
    go_on(table)
    assert "fine" not in [reason for *_, reason in figures(table.sheet().entries)]
    assert table.state.awaits() is not None


def test_the_deal_waits_for_claims_until_all_have_gone_on_W_20():
    """W-20."""
    table = play_out(revoked_deal())
    assert phase(table) == "reckon"
    for seat in (S, W, N):
        assert table.actors() == [seat]
        assert can(table, seat) == {"next"}
        table.play(seat, "next")
    assert "claim_revoke 3 W" in names(table, S)  # even after he went on himself
    table.play(E, "next")
    assert table.state.awaits().name == "hand"


def test_the_fine_in_points_is_written_above_C_15_W_20():
    """C-15, W-20."""
    table = play_out(revoked_deal())
    assert made(table) == [10, 3]
    at(table, "S", "claim_revoke 3 W")
    go_on(table)
    assert phase(table) == "fine"
    assert table.actors() == [S]
    assert can(table, S) == {"choose_fine points", "choose_fine tricks"}
    at(table, "S", "choose_fine points")
    found = figures(table.sheet().entries)
    assert (0, "above", 5, "fine") in found
    assert found[0] == (0, "below", 8, "leve")


def test_the_fine_in_tricks_moves_three_C_15_W_20():
    """C-15, W-20."""
    table = play_out(revoked_deal())
    assert made(table) == [10, 3]
    at(table, "N", "claim_revoke 3 W")
    go_on(table)
    at(table, "N", "choose_fine tricks")
    found = figures(table.sheet().entries)
    assert found[0] == (0, "below", 14, "leve")
    assert "fine" not in [reason for *_, reason in found]


@pytest.mark.parametrize(
    ("slam", "points"), [(False, (0, "above", 10, "small-slam")), (True, (0, "above", 20, "grand-slam"))]
)
def test_offenders_with_fewer_than_three_tricks_lose_them_all_C_16_C_21_W_20(slam, points):
    """NS hold all hearts, which are trumps; W takes the first trick and revokes in the third: 12 to 1.

    C-16, C-21, W-20.
    """
    hands = {
        "S": "AH KH QH JH TH 9H 8H AS KS QS JS TS 2D",
        "W": "9S 8S 7S 6S AC KC 9C 8C 7C 6C 5C 4C 3C",
        "N": "7H 6H 5H 4H 3H 2H QC JC TC 5S 4S 3S 2S",
        "E": "2C AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D",
    }
    game = make("whist", manners=True, revoke_slam=slam)
    table = Table(game, start={"piles": hands, "turned": "AH"}, dealing=False)
    tricks(table, "AC TC 2C 2D", "KC JC 3D AH", "AS 9C 2S 4D")
    play_out(table)
    assert made(table) == [12, 1]
    at(table, "N", "claim_revoke 3 W")
    go_on(table)
    at(table, "N", "choose_fine tricks")
    assert figures(table.sheet().entries)[:2] == [(0, "below", 14, "leve"), points]


def test_tricks_that_go_to_and_fro_for_many_revokes_can_be_laid_out_W_20():
    """W-20: each revoke of a deal is fined, and both sides may lose more tricks than there are."""
    table = revoked_deal(hands=1)
    play_out(table)
    told = table.state.position(-2)
    made = told["tricks"]
    told["manners"]["lost"] = [made[0] + 12, 12]
    assert table.game.set_up(told).position(-2) == told
    told["manners"]["lost"] = [made[0] + 13, 12]
    with pytest.raises(BadPosition):
        table.game.set_up(told)


def test_a_partner_who_asked_in_time_is_free_W_20():
    """E asks W in time and W goes on: 5 to NS, but W alone bears it, ten points to E's nought. W-20."""
    table = revoked_deal(hands=1)
    at(table, "E", "ask_partner")
    play_out(table)
    at(table, "S", "claim_revoke 3 W")
    go_on(table)
    at(table, "S", "choose_fine points")
    net = sum(e.amount * (1 if e.column == 0 else -1) for e in table.sheet().entries if e.column < 2)
    assert table.scores() == [net, net, -net - 5, -net + 5]
    assert (4, "sum", -5, "personal-fine") in figures(table.sheet().entries)


def test_a_personal_fine_in_tricks_is_what_the_transfer_changed_C_22_W_20():
    """E, asked in time, revoked; NS–EW 5–8 becomes 8–5: f = 8. With the net +6 for EW: W 14, E -2.

    C-22, W-20.
    """
    piles = {"S": "8S", "W": "7S", "N": "3S", "E": "2S"}
    played, asked = [], [0] * 13
    for trick in range(12):
        cards = [f"{place} {card}" for place, card in zip("SWNE", FILLER[trick], strict=True)]
        played.extend(cards)
    asked[0] = 8  # E was asked in the first trick
    start = {
        "piles": piles, "trump": "C", "to_play": "S", "tricks": [4, 8], "played": played,
        "kept": [0, 12], "manners": {"asked": asked},
    }  # fmt: skip
    table = Table(make("whist", manners=True, honours_three=2, hands=1), start=start, dealing=False)
    tricks(table, "8S 7S 3S 2S")
    at(table, "N", "claim_revoke 1 E")
    go_on(table)
    at(table, "N", "choose_fine tricks")
    sums = {e.column - 2: e.amount for e in table.sheet().entries if e.place == "sum"}
    assert sums == {E: -8, W: 8}
    assert table.scores() == [-6, -6, 14, -2]  # EW 12 before; NS 4 below and 2 for three honours


FILLER = [
    ["AH", "KH", "QH", "3D"],  # E throws a diamond and keeps 2H
    ["AD", "KD", "QD", "2H"],
    ["JH", "TH", "9H", "JD"],
    ["8H", "7H", "6H", "TD"],
    ["5H", "4H", "3H", "9D"],
    ["8D", "7D", "6D", "5D"],
    ["4D", "2D", "AC", "KC"],
    ["QC", "JC", "TC", "9C"],
    ["8C", "7C", "6C", "5C"],
    ["4C", "3C", "2C", "AS"],
    ["KS", "QS", "JS", "TS"],
    ["9S", "6S", "5S", "4S"],
]


def test_several_revokes_of_a_deal_are_fined_one_after_another_W_20():
    """W revokes in tricks 3 and 4, N in trick 1; each is claimed, the fines are chosen in order. W-20."""
    table = polite()
    tricks(table, "AC 3H 3C KC", "2C 9C QC 4D", "AH 2S JH 8H", "KH 9S 4C 2D")
    play_out(table)
    ns, ew = made(table)
    at(table, "E", "claim_revoke 1 N")
    at(table, "S", "claim_revoke 4 W", "claim_revoke 3 W")
    go_on(table)
    assert table.actors() == [E]
    at(table, "E", "choose_fine tricks")
    taken = min(3, ns)
    assert table.actors() == [S]
    at(table, "S", "choose_fine tricks")
    at(table, "S", "choose_fine points")
    ns, ew = ns - taken, ew + taken
    ns, ew = ns + min(3, ew), ew - min(3, ew)
    found = figures(table.sheet().entries)
    assert found[0] == ((0, "below", 2 * (ns - 6), "leve") if ns > 6 else (1, "below", 2 * (ew - 6), "leve"))
    assert [entry for entry in found if entry[3] == "fine"] == [(0, "above", 5, "fine")]


def test_offenders_may_finish_the_partie_in_that_deal_W_20():
    """N revokes; NS have eight below and make ten tricks. Fined in points they finish the partie all the same.

    W-20.
    """
    table = polite()
    tricks(table, "AC 3H 3C KC")
    start = {**play_out(table).state.position(-2), "below": [8, 8]}
    assert start["tricks"] == [9, 4]
    table = Table(make("whist", manners=True), start=start, dealing=False)
    at(table, "E", "claim_revoke 1 N")
    go_on(table)
    at(table, "E", "choose_fine points")
    assert [e.column for e in table.sheet().entries if e.reason == "partie-end"] == [0]


def test_a_revoke_in_humbug_is_claimed_by_the_opponent_HB_11():
    """HB-11."""
    table = humbug(manners=True)
    table.play(1, "change")
    table.play(0, "keep")
    tricks(table, "AH 2S")  # S holds JH and TH
    assert "correct" in names(table, 0)
    tricks(table, "AC 5C")
    assert "claim_revoke 1 S" in names(table, 1)
    play_out(table)
    table.play(1, "claim_revoke 1 S")
    before = [int(n) for n in table.view(0).tricks]
    go_on(table)
    table.play(1, "choose_fine tricks")
    taken = min(3, before[0])
    found = [entry for entry in figures(table.sheet().entries) if entry[3] == "leve"]
    assert found == [(1, "below", 2 * (before[1] + taken - 6), "leve")]


# -- leading out of turn


def early_lead() -> Table:
    """S is to lead after the second trick, and N leads 7C early."""
    table = polite()
    tricks(table, "AC 4C 3C KC", "2C 9C QC 4D")
    at(table, "N", "lead_early 7C")
    return table


def test_an_early_lead_of_the_partner_may_be_accepted_C_23_W_22():
    """C-23, W-22."""
    table = early_lead()
    assert phase(table) == "answer_lead"
    assert table.actors() == [E]
    suits = {f"name_suit {suit}" for suit in "SCDH"}
    assert can(table, E) == names(table, W) == {"accept_lead"} | suits
    assert table.legal(S) == []
    zones = {zone.name: zone.cards for zone in table.view(W).scene().zones}
    assert zones["early"] == ("7C",) and len(zones["hand.N"]) == 10, "it does not lie in his hand as well"
    at(table, "W", "accept_lead")
    assert [table.name(card) for card in table.view(S).trick()] == ["7C"]
    assert table.actors() == [E]
    tricks(table, "8C 2H 5C")
    assert table.actors() == [E]


def test_or_the_suit_is_named_that_the_partner_must_lead_C_23_W_22():
    """C-23, W-22."""
    table = early_lead()
    at(table, "E", "name_suit H")
    assert can(table, S) == {"AH", "KH", "QH", "TH", "7H", "4H", "2H"}
    assert table.view(W).exposed[2] == 0  # 7C went back to the hand
    with pytest.raises(IllegalMove) as refused:
        table.play(S, "7S")
    assert (refused.value.rule, refused.value.key) == ("W-22", "suit-named")
    at(table, "S", "2H")
    assert "7C" in hand(table, "N")


def test_who_lacks_the_suit_named_leads_anything_and_all_learn_it_C_23_W_22():
    """C-23, W-22."""
    table = early_lead()
    at(table, "E", "name_suit C")
    assert can(table, S) == hand(table, "S")
    at(table, "S", "2H")
    assert set(card_names(table.view(W).denied[0]).split()) == {rank + "C" for rank in "AKQJT98765432"}


def test_an_early_lead_of_an_opponent_may_be_accepted_C_23_W_22():
    """C-23, W-22."""
    table = polite()
    at(table, "N", "lead_early 4C")  # W is to lead
    assert table.actors() == [W]
    assert "accept_lead" in names(table, W) & names(table, E)
    assert "accept_lead" not in names(table, S) | names(table, N)
    at(table, "E", "accept_lead")
    assert table.actors() == [E]
    tricks(table, "3C KC AC")
    assert table.actors() == [W]


def test_or_the_right_leader_leads_and_the_card_lies_exposed_C_23_W_22():
    """C-23, W-22."""
    table = polite()
    at(table, "N", "lead_early 4C")
    at(table, "W", "2S")
    assert card_names(table.view(E).exposed[2]) == "4C"
    zones = {zone.name: zone for zone in table.view(E).scene().zones}
    assert zones["hand.N"].cards == ("4C", *["??"] * 12)
    assert "call_card 4C" in names(table, W) & names(table, E)


def test_nobody_leads_early_twice_to_one_trick_W_22():
    """W-22."""
    table = early_lead()
    at(table, "E", "name_suit H")
    assert not any(name.startswith("lead_early") for seat in range(4) for name in names(table, seat))
    at(table, "S", "2H")
    tricks(table, "5H JH 8H")
    assert any(name.startswith("lead_early") for name in names(table, S))


def test_an_owner_may_lead_early_from_his_dummy_W_22():
    """W-22."""
    table = worked_deal("whist_dummy2", manners=True)
    assert "lead_early JS" in names(table, 1)  # W is to lead, E is the same player's dummy
    table.play(1, "lead_early JS")
    assert table.actors() == [0]
    table.play(0, "name_suit D")
    assert can(table, 1) == {"JD", "TD", "3D"}


def test_an_early_lead_in_humbug_is_the_opponents_to_take_W_22():
    """W-22."""
    table = humbug(manners=True)
    table.play(1, "keep")
    table.play(0, "keep")
    table.play(0, "lead_early KS")
    assert "accept_lead" in names(table, 1)
    table.play(1, "2D")
    assert "call_card KS" in names(table, 1)


# -- playing out of turn


def test_third_hand_before_second_then_fourth_may_too_W_22():
    """W-22."""
    table = polite()
    at(table, "W", "AC")
    assert any(name.startswith("play_early") for name in names(table, E))
    assert not any(name.startswith("play_early") for name in names(table, S))
    at(table, "E", "play_early 3C")
    assert table.actors() == [N]
    assert not any(name.startswith("play_early") for name in names(table, E))
    at(table, "S", "play_early KC")
    assert table.actors() == [N]
    at(table, "N", "4C")
    assert table.actors() == [W]
    assert list(table.view(S).tricks) == [0, 1]


def test_second_hand_may_play_before_fourth_after_all_W_22():
    """W-22."""
    table = polite()
    at(table, "W", "AC")
    at(table, "E", "play_early 3C")
    at(table, "N", "4C")
    assert table.actors() == [S]
    assert not any(name.startswith("play_early") for seat in range(4) for name in names(table, seat))
    at(table, "S", "KC")
    assert table.actors() == [W]


def test_a_card_played_early_can_be_a_revoke_too_W_22():
    """W-22."""
    table = polite()
    at(table, "W", "AC")
    at(table, "E", "play_early 2D")
    at(table, "N", "4C")
    at(table, "S", "KC")
    assert table.actors() == [E]  # the ruff takes it, for now
    assert "correct" in names(table, E)
    at(table, "E", "correct")
    at(table, "S", "demand lowest")
    at(table, "E", "3C")
    assert table.actors() == [W]
    assert [table.name(card) for card in table.view(S).look_back()[0]] == ["AC", "3C", "4C", "KC"]


# -- exposed cards


def test_an_exposed_card_can_be_called_for_when_legal_W_22():
    """W-22."""
    table = polite()
    at(table, "N", "expose 9C")
    assert card_names(table.view(W).exposed[2]) == "9C"
    assert "call_card 9C" in names(table, W) & names(table, E)
    assert "call_card 9C" not in names(table, S)
    at(table, "E", "call_card 9C")
    at(table, "W", "AC")
    assert can(table, N) == {"9C"}
    with pytest.raises(IllegalMove) as refused:
        table.play(N, "4C")
    assert (refused.value.rule, refused.value.key) == ("W-22", "card-called")


def test_a_card_called_for_as_a_lead_must_be_led_W_22():
    """W-22."""
    table = polite()
    at(table, "S", "expose 7S")
    tricks(table, "AC 4C 3C KC", "2C 9C QC 4D")
    at(table, "W", "call_card 7S")
    assert can(table, S) == {"7S"}


def test_a_call_is_void_while_the_owner_must_follow_another_suit_W_22():
    """W-22."""
    table = polite()
    at(table, "N", "expose 3H")
    at(table, "E", "call_card 3H")
    at(table, "W", "AC")
    assert can(table, N) == {"9C", "7C", "4C"}
    at(table, "N", "4C")
    assert "call_card 3H" in names(table, E)  # the call is spent, and may come again


def test_a_call_obeyed_out_of_suit_shows_a_void_W_22():
    """W-22."""
    table = polite()
    at(table, "S", "expose 7S")
    tricks(table, "AC 4C 3C KC")
    at(table, "W", "call_card 7S")
    tricks(table, "2C 9C QC")
    assert can(table, S) == {"7S"}
    at(table, "S", "7S")
    assert table.view(W).denied[0] & 1 << 13  # no 2C, nor any club


def test_a_call_is_answered_by_putting_a_revoke_right_with_that_card_W_22():
    """W-22: the card called for is gone, and binds nobody in the next trick."""
    table = polite()
    at(table, "N", "expose 9C")
    tricks(table, "AC 3H")
    at(table, "E", "call_card 9C")
    at(table, "N", "correct")
    at(table, "E", "demand highest")
    at(table, "N", "9C")
    tricks(table, "3C KC 2C")
    assert can(table, N) == hand(table, "N")
    assert table.view(W).called[2] == -1


def test_a_dummys_cards_are_not_exposed_one_by_one_W_22():
    """W-22."""
    table = worked_deal("whist_dummy3", manners=True)
    assert "expose 7S" in names(table, 0)
    assert "expose AS" not in names(table, 0)


def test_nothing_is_shown_of_a_closed_dummy_W_22_WD_1():
    """Else nobody could tell from which of the owner's two hands the card came. W-22, WD-1."""
    table = worked_deal("whist_dummy3", manners=True, dummy_shown="after_first_lead")
    assert {"expose 7S", "lead_early 7S"} <= names(table, 0)
    assert not {"expose AS", "lead_early AS"} & names(table, 0)


def test_who_sits_out_has_nothing_to_say_W_22():
    """W-22."""
    table = Table(make("whist", players=5, manners=True), seed=4)
    (out,) = [seat for seat in range(5) if seat not in list(table.state.owner)]
    assert names(table, out) == set()
    assert all(names(table, seat) for seat in table.state.owner)


@pytest.mark.parametrize(
    ("change", "manners"),
    [
        ({"played": ["W AC"], "in_trick": 0}, {}),
        ({}, {"called": {"N": "2C"}}),
        ({}, {"exposed": {"N": "2C"}}),
        ({}, {"early": ["N"]}),
        ({}, {"claims": [[12, 1, 0]]}),
        ({}, {"claims": [[1, 1, 7]]}),
        ({}, {"claims": True}),
        ({"phase": "fine"}, {}),
        ({"phase": "answer_lead"}, {}),
        ({"phase": "correct"}, {}),
        ({}, {"unheard": 1}),
        ({}, {"lost": [1, 0]}),
    ],
)
def test_an_impossible_position_beside_the_play_is_refused(change, manners):
    start = {**polite().state.position(-2), **change}
    start["manners"] = {**start["manners"], **manners}
    with pytest.raises(BadPosition):
        Table(make("whist", manners=True), start=start, dealing=False)
