"""Norman Piquet: the worked cases and rules of docs/rules/piquet.md, Part II."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber import make
from lomber.games.piquet.count import NORMAN, Count
from lomber.games.piquet.score import Terms, race_payments
from lomber.table.errors import BadPosition, IllegalMove
from tests.games.piquet.tables import begin, counts, dealt, declare, hands, last, names, play, position, three

REPIQUE = (
    "KS 8S AC 8C 7C TD AH KH JH 7H",
    "JS TS 9S AD KD JD 9D 7D TH 8H",
    "AS QS 7S KC QC JC TC 9C QH 9H",
)
PIQUE = (
    "AS JS TS 9S 8S KC JC TC JH TH",
    "KS QC 8C AD QD 9D 7D 9H 8H 7H",
    "QS 7S AC 9C 7C KD JD TD 8D QH",
)


def test_a_repique_at_twenty_NC_1() -> None:
    """NC-1, N-4, N-5, N-6, N-8: D 23 → 93, 113 with leza; A 4, B 0."""
    table = three(*REPIQUE)
    begin(table)
    assert hands(table) == [0, 0, 23]
    assert counts(table) == [0, 0, 93]
    play(
        table,
        "AH 8H 9H · AC 7D 9C · KH TH QH · KS 9S AS | KC 7C 9D · QC 8C TS · QS 8S JS · JC 7H JD · 7S TD KD"
        " · TC JH AD",
    )
    assert last(table) == [4, 0, 113]


def test_a_pique_at_twenty_NC_2() -> None:
    """NC-2, N-7: A comes to 22 in play → 62; leza to D with four tricks."""
    table = three(*PIQUE)
    begin(table)
    assert hands(table) == [15, 0, 0]
    play(
        table,
        "AS KS 7S · JS 7H QS | KD 8S AD | QD 8D 9S · 9H QH TH | AC TC 8C · 9C JC QC | 9D TD TS | 7C KC 7D"
        " | JH 8H JD",
    )
    assert last(table) == [62, 5, 17]


@pytest.mark.parametrize(("tie", "bonus"), [("none", [0, 0, 0]), ("split", [5, 5, 0])])
def test_leza_shared_by_two_NC_3(tie: str, bonus: list[int]) -> None:
    """NC-3, N-8: 5–5–0: nobody, or five each."""
    table = three(*PIQUE, leza_tie=tie)
    count = position(table).count
    count.finish(vec[i64]([5, 5, 0]), 0, 0)
    assert [int(n) for n in count.bonus] == bonus


def test_capot_of_three_is_twenty_NC_4() -> None:
    """NC-4, N-9, NG-1: H 11, one capture, nine leads: 41; no three and no ten; nobody is asked to announce."""
    table = three(*PIQUE)
    count = Count(position(table).rules.usage, NORMAN, 3)
    count.declared([vec[i64]([3, 11, 0])])
    count.take(1, 0, 0)
    for _ in range(9):
        count.lead(1, 0)
    count.finish(vec[i64]([0, 10, 0]), 0, 0)
    assert int(count.total(1)) == 41
    declare(table)
    assert position(table).phase.value == "play"


def race(deals: list[list[int]], **options: Any) -> Any:
    game = make("norman_piquet", draw=False, **options)
    state: Any = game.start()
    for one in deals:
        state.match.write(one)
        if not state.match.ended:
            state.match.pass_deal()
    return state.match


def test_a_race_to_a_hundred_NC_5() -> None:
    """NC-5, N-11, N-12, N-14: the first leaves, two go on; the last lacks 17 and pays it to each."""
    match = race([[62, 41, 17], [45, 30, 62], [0, 12, 25]])
    assert match.totals == [107, 83, 104]
    assert match.ended
    assert match.scores() == [17, -34, 17]


def test_two_tie_for_the_best_point_NC_6() -> None:
    """NC-6, N-4: three cards, 31 pips each: nobody counts the point."""
    a = "AS KS TS 9C 8C 7C 9D 8D 8H 7H"
    b = "AD KD TD 9S 8S 7S QC JC TH 9H"
    d = "QS JS KC TC QD JD 7D KH QH JH"
    table = three(a, b, d)
    said = declare(table)
    assert said[:6] == ["2: point 3", "0: equal", "1: equal", "2: pips 30", "0: pips 31", "1: equal"]
    assert not any(" cards " in line for line in said)


def test_who_deals_when_one_has_left_NC_7() -> None:
    """NC-7, N-12: B dealt last and A has left: C deals, B is elder; then they alternate."""
    match = race([[10, 10, 10], [10, 10, 10]])
    assert match.dealer == 1
    match.write([90, 10, 10])
    match.pass_deal()
    assert (match.dealer, match.seats()) == (2, [1, 2])
    match.write([0, 1, 1])
    match.pass_deal()
    assert (match.dealer, match.seats()) == (1, [2, 1])


def test_a_fixed_payment_NC_8() -> None:
    """NC-8, N-14 `norman_pay=fixed`: a hundred points to each, at the stake."""
    options: Any = make("norman_piquet", norman_pay="fixed").options
    entries = race_payments(Terms(options), 3, [100, 120, 40], 2)
    assert [e.amount for e in entries] == [100, 100, -200]
    assert [e.reason for e in entries] == ["wins-fixed-race", "wins-fixed-race", "pays-race"]
    options = make("norman_piquet", stake_points=20).options
    assert [e.amount for e in race_payments(Terms(options), 3, [100, 120, 55], 2)] == [2, 2, -4]


def test_nobody_loses_if_all_come_home_together_N_13() -> None:
    """N-13: the two that are left reach the sum in one deal."""
    for options in ({}, {"hands": 2}):
        match = race([[100, 60, 60], [0, 50, 50]], **options)
        assert match.ended
        assert match.scores() == [0, 0, 0]


@pytest.mark.parametrize("deals", [[[100, 140, 120]], [[100, 40, 20], [0, 60, 80]]])
def test_a_race_that_all_have_run_is_scored_without_a_loser_N_13(deals: list[list[int]]) -> None:
    """N-13: told by its counts alone; nobody is left to deal, and nobody pays."""
    entries = make("norman_piquet").score({"counts": deals})
    assert {entry.place for entry in entries} == {"total"}
    with pytest.raises(BadPosition):
        make("norman_piquet").score({"counts": [*deals, [0, 1, 1]]})


def test_a_race_broken_off_is_settled_by_its_totals_N_11() -> None:
    """Stopped by `hands`: each against each of the others."""
    assert race([[30, 20, 10]], hands=1).scores() == [30, 0, -30]


def test_two_may_leave_in_one_deal_N_11() -> None:
    """N-11: then the third has lost at once."""
    match = race([[100, 110, 40]])
    assert match.scores() == [60, 60, -120]


def test_who_has_left_the_race_counts_nothing_more_N_11() -> None:
    """N-11: a count told for him is refused and not passed over."""
    game = make("norman_piquet")
    with pytest.raises(BadPosition, match="seat 0 does not play this deal"):
        game.score({"counts": [[100, 40, 99], [5, 60, 0]]})
    assert [entry.amount for entry in game.score({"counts": [[100, 40, 99], [0, 60, 0]]})][-3:] == [1, 1, -2]


def test_ten_cards_each_and_the_dealer_takes_both_or_none_N_2() -> None:
    """N-1, N-2, N-3, NG-2: only the dealer exchanges, and declares first; the player on his left leads."""
    piles = {
        "hand.0": "AS KS QS JS TS 9S 8S 7S AC KC",
        "hand.1": "AD KD QD JD TD 9D 8D 7D QC JC",
        "hand.2": "AH KH QH JH TH 9H 8H 7H TC 9C",
        "talon": "8C 7C",
    }
    table = dealt(piles, "norman_piquet")
    assert table.turn() == 2
    assert table.view(2).scene().prompt.key == "prompt-norman-exchange"
    assert "done" in names(table, 2)
    table.play(2, "throw 9C")
    assert "done" not in names(table, 2)
    table.play(2, "throw TC")
    assert names(table, 2) == {"done"}
    with pytest.raises(IllegalMove) as fault:
        table.play(2, "throw 7H")
    assert (fault.value.rule, fault.value.words["numbers"]) == ("N-2", "0, 2")
    table.play(2, "done")
    assert table.turn() == 2
    begin(table)
    assert table.turn() == 0
    refused = dealt(piles, "norman_piquet")
    refused.play(2, "done")
    assert refused.state.position(0)["piles"]["talon"] == "8C 7C"


def test_white_cards_of_those_who_do_not_exchange_N_10() -> None:
    """N-10: asked before the dealer exchanges; ten, and the hand is laid open."""
    piles = {
        "hand.0": "AS TS 9S 8S 7S AC TC 9C 8C 7C",
        "hand.1": "AD KD QD JD TD 9D 8D 7D QC JC",
        "hand.2": "AH KH QH JH TH 9H 8H 7H KS QS",
        "talon": "JS KC",
    }
    table = dealt(piles, "norman_piquet")
    assert (table.turn(), names(table, 0)) == (0, {"white"})
    table.act(0, ["white", "cards AS TS 9S 8S 7S", "cards AC TC 9C 8C 7C"])
    assert table.turn() == 2
    table.play(2, "done")
    declare(table)
    assert hands(table)[0] >= 10


def test_koroliki_between_every_two_N_15() -> None:
    """N-15, NG-3: six deals; three sheets of two from the full counts, settled separately."""
    match = race([[30, 10, 20]] * 6, norman_mode="koroliki")
    assert match.ended
    first_second = 140 * 3 + 220 + 100
    second_third = 120 * 3 + 160 + 100
    assert [pair.side for pair in match.pairs] == [[first_second, 0], [0, second_third], [second_third, 0]]
    assert match.scores() == [first_second + second_third, -first_second - second_third, 0]


@pytest.mark.parametrize("target", [100, 150, 200])
def test_the_sum_of_the_race_is_agreed_N_11(target: int) -> None:
    """N-11: 100, 150 or 200."""
    match = race([[target, target, target - 1]], target=target)
    assert match.scores() == [1, 1, -2]


def test_after_one_has_left_two_play_piquet_N_12() -> None:
    """N-12: twelve cards, a talon of five and three, capots announced, thirty for a repique."""
    start = {"left": [0], "dealer": 2, "totals": [120, 40, 40]}
    piles = {
        "hand.1": "AS KS QS JS TS 9S 8S 7S AC KC QC JC",
        "hand.2": "AD KD QD JD TD 9D 8D 7D AH KH QH JH",
    }
    table = dealt(piles, "norman_piquet", start)
    assert table.turn() == 1
    table.play(1, "done")
    table.play(2, "done")
    declare(table)
    assert position(table).phase.value == "capot"
    assert counts(table)[1] < 60 + 30
