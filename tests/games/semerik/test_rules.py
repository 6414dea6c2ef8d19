"""The rules and options that no worked case reaches."""

from __future__ import annotations

import pytest

from lomber import Table, make
from lomber.table.errors import BadOptions, BadPosition, IllegalMove
from lomber.table.shoe import Shoe, Stacked
from tests.games.semerik.tables import WHOLE, at_trick, cards, dealt, figures, play, record, wins

POOR = {
    "hand.0": "7S 4D 6C 2H",
    "hand.1": "5S 5D 7C 4S",
    "hand.2": "AS 6D 5C 3S",
    "hand.3": "2S 7D 4C 6S",
}


def test_the_pack_has_forty_cards_and_everybody_ten_S_1_S_9_S_10():
    """S-1, S-9, S-10."""
    table = Table(make("semerik"), seed=1)
    hands = [zone for zone in table.view(0).scene().zones if zone.name.startswith("hand.")]
    assert [len(zone.cards) for zone in hands] == [10] * 4
    assert sum(card == "??" for zone in hands for card in zone.cards) == 30
    whole = " ".join(table.state.position(-2)["piles"].values()).split()
    assert len(set(whole)) == 40
    assert not {card[0] for card in whole} & set("T98")


def test_a_hand_is_sorted_from_the_three_down_hearts_apart_S_2():
    """S-2."""
    table = dealt(WHOLE, dealer=3)
    own = next(zone for zone in table.view(3).scene().zones if zone.name == "hand.3")
    assert own.cards == ("AS", "AC", "KC", "AD", "JD", "5D", "3H", "7H", "6H", "5H")


def test_partners_sit_opposite_and_the_deal_passes_to_the_left_S_6_S_7_S_8():
    """S-6, S-7, S-8."""
    table = dealt(WHOLE, dealer=3, hands=2)
    sides = {seat.seat: seat.side for seat in table.view(0).scene().seats}
    assert sides == {0: 0, 2: 0, 1: 1, 3: 1}
    while table.state.hand_number() == 1:
        table.play(table.turn(), table.legal(table.turn())[0])
    assert table.state.position(-2)["dealer"] == 0
    assert table.turn() == 1


def test_the_draw_may_settle_the_deal_alone_S_5():
    """S-5."""
    table = Table(
        make("semerik", seating="as_joined"), shoe=Stacked([{"drawn": cards("7H KS AD QC")}], Shoe(1))
    )
    assert table.state.position(-2)["owners"] == [0, 1, 2, 3]
    assert table.state.position(-2)["dealer"] == 2


def test_the_first_dealer_may_be_agreed_upon_S_5():
    """S-5."""
    table = Table(make("semerik", seating="as_joined", first_dealer=2), seed=1)
    assert table.turn() == 3
    with pytest.raises(BadOptions, match="draws for the deal too"):
        make("semerik", first_dealer=2)


def test_the_dealers_left_leads_and_then_the_winner_S_15_S_16():
    """S-15, S-16."""
    table = dealt(WHOLE, dealer=3)
    assert table.turn() == 0
    assert len(table.legal(0)) == 10
    play(table, "2C 3C 4C KC")
    assert table.turn() == 1


def test_announcements_are_public_and_name_no_suits_of_a_threesome_S_13():
    """S-13."""
    scene = dealt(WHOLE, dealer=3).view(-1).scene()
    said = [(fact.key, fact.words) for fact in scene.facts if fact.key in ("fact-three", "fact-baba")]
    assert said == [
        ("fact-three", {"seat": 0, "rank": "two"}),
        ("fact-three", {"seat": 1, "rank": "six"}),
        ("fact-three", {"seat": 2, "rank": "four"}),
        ("fact-three", {"seat": 3, "rank": "ace"}),
    ]


def test_what_was_said_aloud_is_in_the_seen_log_S_13():
    """S-13."""
    assert dealt(WHOLE, dealer=3).seen(0).aloud == ("0 three-2", "1 three-6", "2 three-4", "3 three-A")


def test_a_baba_counts_once_at_its_length_S_36():
    """S-36."""
    hand = {"0": "3S 2S AS KS QS JS 4H 5D 6C 7C"}
    assert [entry.amount for entry in make("semerik").score({"hands": hand})] == [13]
    assert [entry.amount for entry in make("semerik", baba_kqj=12).score({"hands": hand})] == [12]


def test_a_gap_after_the_king_ends_the_tail_S_35():
    """S-35."""
    hand = {"0": "3S 2S AS KS JS 4H 5D 6C 7C 4D"}
    assert [entry.amount for entry in make("semerik").score({"hands": hand})] == [6]


def test_four_of_a_rank_that_scores_nothing_stays_at_nothing_S_38():
    """S-38, AM-5."""
    hand = {"0": "4S 4C 4D 4H 5D 6C 7C KD QH JS"}
    assert make("semerik", low_triples="nothing", four_of_kind="one_more").score({"hands": hand}) == []


def test_four_threes_beside_a_baba_count_five_S_38_S_28():
    """S-38, S-28."""
    hand = {"0": "3S 2S AS 3C 3D 3H 5D 6C 7C KD"}
    entries = make("semerik", four_of_kind="one_more").score({"hands": hand})
    assert [(entry.reason, entry.amount) for entry in entries] == [("baba", 3), ("four", 5)]


def test_the_last_trick_may_be_seen_until_the_next_begins_S_22():
    """S-22."""
    table = play(at_trick(POOR), "7S 5S AS 2S")
    zones = {zone.name: zone.cards for zone in table.view(1).scene().zones}
    assert zones["last"] == ("7S", "5S", "AS", "2S")
    play(table, "6S")
    assert "last" not in {zone.name for zone in table.view(1).scene().zones}


def test_a_partie_stops_in_the_middle_of_the_play_S_23():
    """S-23, AM-6."""
    hands = {"hand.0": "KS 4D", "hand.1": "QS 5D", "hand.2": "3S 6D", "hand.3": "JS 7D"}
    table = play(at_trick(hands, record=[19, 20]), "KS QS 3S JS")
    assert wins(table) == [21, 0]
    assert table.over


def test_with_end_of_hand_the_higher_total_wins_S_23():
    """S-23."""
    hands = {"hand.0": "KS", "hand.1": "QS", "hand.2": "3S", "hand.3": "JS"}
    options = {"ending": "end_of_hand"}
    table = Table(
        make("semerik", **options), start={"piles": hands, "turn": 0, "tricks": [4, 5], "record": [21, 22]}
    )
    play(table, "KS QS 3S JS")
    assert wins(table) == [21, 0]


def test_with_end_of_hand_equal_totals_ask_for_another_hand_S_23():
    """S-23."""
    hands = {"hand.0": "KS", "hand.1": "QS", "hand.2": "3S", "hand.3": "JS"}
    described = {"piles": hands, "turn": 0, "tricks": [4, 5], "record": [20, 22]}
    table = play(Table(make("semerik", ending="end_of_hand", hands=1), start=described), "KS QS 3S JS")
    assert wins(table) == [0, 0]
    assert record(table) == [22, 22]


def test_with_end_of_hand_doubling_is_judged_then_S_24():
    """S-24."""
    hands = {"hand.0": "KS", "hand.1": "QS", "hand.2": "3S", "hand.3": "JS"}
    described = {"piles": hands, "turn": 0, "tricks": [4, 5], "record": [20, 9]}
    table = play(Table(make("semerik", ending="end_of_hand"), start=described), "KS QS 3S JS")
    assert wins(table) == [42, 0]


def test_other_lengths_and_lines_S_24():
    """S-24."""
    game = make("semerik", partie=31, double_below=16)
    assert [entry.amount for entry in game.score({"record": [15, 31]})] == [62]
    assert [entry.amount for entry in game.score({"record": [16, 33]})] == [31]
    assert game.score({"record": [30, 12]}) == []


def test_a_new_partie_begins_at_nought_S_25():
    """S-25."""
    hands = {"hand.1": "3S 2S AS 3C 2C AC 3D 2D AD 7H"}
    table = dealt(hands, parties=2, hands=2)
    assert table.state.hand_number() == 2
    assert [entry.hand for entry in table.sheet().entries if entry.place == "wins"] == [1]
    assert max(record(table)) < 21


def test_losers_pay_for_the_points_S_40():
    """S-40."""
    table = dealt({"hand.1": "3S 2S AS 3C 2C AC 3D 2D AD 7H"}, stake_per_point=5)
    assert table.scores() == [-210, 210, -210, 210]


def test_false_and_repeated_claims_are_refused_S_14_S_42():
    """S-14, S-42."""
    table = dealt({"hand.1": "3C 2C AC KC 3S 3D QH 4H 5H 6D"}, announce="manual")
    assert [table.state.name(move) for move in table.legal(1)] == [
        "claim baba-C",
        "claim baba-C-K",
        "claim three-3",
        "done",
    ]
    for false in ("claim baba-S", "claim three-7", "claim four-3"):
        with pytest.raises(IllegalMove):
            table.play(1, false)
    table.play(1, "claim baba-C")
    with pytest.raises(IllegalMove, match="S-42"):
        table.play(1, "claim baba-C-K")
    table.play(1, "done")
    assert figures(table) == [(1, 3, "baba")]
    assert table.turn() == 2


def test_what_is_not_claimed_is_lost_S_42():
    """S-42."""
    table = dealt({"hand.1": "3C 2C AC KC 3S 3D QH 4H 5H 6D"}, announce="manual")
    for _ in range(4):
        table.play(table.turn(), "done")
    assert record(table) == [0, 0]
    assert table.turn() == 1
    assert table.view(1).phase == "play"


def test_a_fine_may_be_taken_off_the_offenders_S_39():
    """S-39."""
    table = at_trick(POOR, options={"manners": True, "fine_mode": "offender_loses", "renounce_fine": 5})
    play(table, "7S 5D")
    table.play(2, "claim_revoke 7")
    assert record(table) == [0, -5]


def test_a_wrong_claim_costs_nothing_and_a_revoke_is_fined_once_S_43():
    """S-43."""
    table = at_trick(POOR, options={"manners": True})
    play(table, "7S 5D AS 2S")
    table.play(1, "claim_revoke 7")  # the others followed
    assert record(table) == [0, 0]
    table.play(0, "claim_revoke 7")
    table.play(2, "claim_revoke 7")
    assert record(table) == [3, 0]
    assert table.turn() == 3  # the trick stands


def test_a_revoke_is_marked_for_the_one_who_makes_it_S_17():
    """S-17."""
    table = play(at_trick(POOR, options={"manners": True}), "7S")
    forbidden = {choice.card: choice.forbidden for choice in table.view(1).scene().choices if choice.card}
    assert forbidden == {"5S": "", "4S": "", "5D": "S-17", "7C": "S-17"}


@pytest.mark.parametrize("fine", [1, 2, 3])
def test_talk_is_fined_when_both_opponents_say_so_S_39_S_43(fine):
    """S-39, S-43."""
    table = at_trick(POOR, options={"manners": True, "talk_fine": fine})
    table.play(0, "claim_talk")
    assert record(table) == [0, 0]
    table.play(2, "claim_talk")
    assert figures(table) == [(0, fine, "talk")]
    with pytest.raises(IllegalMove):
        table.play(0, "claim_talk")


def test_cards_may_be_given_by_fives_S_9():
    """S-9."""
    facts = [fact.key for fact in dealt(WHOLE, packets="five").view(0).scene().facts]
    assert "fact-by-fives" in facts
    assert "fact-by-fives" not in [fact.key for fact in dealt(WHOLE).view(0).scene().facts]


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"piles": {"hand.0": "TS"}}, "not in this pack"),
        ({"record": [21, 0], "piles": POOR, "tricks": [6, 0]}, r"already won \(S-23\)"),
        ({"piles": {**POOR, "hand.0": "7S"}, "tricks": [6, 0]}, "needs 4 cards"),
        ({"piles": POOR, "tricks": [6, 0], "said": ["three-9", "", "", ""]}, "not written like"),
        ({"piles": WHOLE, "said": ["baba-H", "", "", ""]}, "does not hold all of it"),
        ({"phase": "deal", "parties": 1}, "all parties"),
        ({"piles": POOR, "tricks": [6, 0], "played": ["0 AC", "2 KC"]}, "goes round"),
        ({"owners": [0, 0, 1, 2]}, "names every seat once"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(position, sentence):
    with pytest.raises(BadPosition, match=sentence):
        make("semerik").set_up(position)


def test_who_could_have_followed_cannot_be_set_up_S_17():
    """S-17."""
    hands = {"hand.0": "4D", "hand.1": "4S", "hand.2": "3S 6D", "hand.3": "2S 7D"}
    described = {"piles": hands, "tricks": [8, 0], "played": ["0 KS", "1 5D"]}
    with pytest.raises(BadPosition, match="could have followed"):
        make("semerik").set_up(described)


def test_a_revoke_that_lies_on_the_table_of_a_set_up_can_be_claimed_S_43():
    """Who laid another suit and still holds the suit led, or has played it since, has revoked."""
    hands = {"hand.0": "7S", "hand.1": "5S", "hand.2": "4S 4D", "hand.3": "6S 7D"}
    lies = {"played": ["0 AS", "1 6D"], "tricks": [4, 4], "record": [18, 12]}
    table = Table(make("semerik", manners=True), start={"piles": hands, **lies})
    table.play(2, "claim_revoke 9")
    assert table.over and wins(table) == [21, 0], "18 and 3 (W-19)"
    earlier = ["0 AS", "1 6D", "2 4S", "3 6S", "0 7S", "1 5S"]
    hands = {"hand.0": "", "hand.1": "", "hand.2": "4D", "hand.3": "7D"}
    table = Table(make("semerik", manners=True), start={"piles": hands, "played": earlier, "tricks": [5, 4]})
    table.play(0, "claim_revoke 10")
    assert record(table) == [0, 0], "in the tenth trick nobody can revoke"
    table.play(0, "claim_revoke 9")
    assert record(table) == [3, 0]


def test_fines_are_scored_by_themselves_S_39():
    """A described result may be nothing but fines; the words are right in whichever column they stand."""
    entries = make("semerik").score({"revokes": [0, 1], "talks": [1, 0], "record": [21, 13]})
    assert [(e.column, e.place, e.amount) for e in entries] == [
        (0, "record", 3),
        (1, "record", 1),
        (0, "wins", 21),
    ]
    loses = make("semerik", fine_mode="offender_loses", renounce_fine=2, talk_fine=3)
    entries = loses.score({"revokes": [0, 2], "talks": [1, 0]})
    assert [(e.column, e.amount) for e in entries] == [(1, -2), (1, -2), (0, -3)]


@pytest.mark.parametrize(
    "result",
    [
        {"hands": {"0": "3S 2S AS KS QS JS 7S 6S 5S 4S 7H"}},
        {"hands": {"0": "3S 2S AS", "1": "3S 3C 3D"}},
        {"trick": "8S 3S AS 2S"},
        {"tricks": [10, 1]},
    ],
    ids=["eleven cards", "a card twice", "an eight", "eleven tricks"],
)
def test_a_result_that_cannot_be_is_not_scored_S_1_S_9_S_15(result):
    with pytest.raises(BadPosition):
        make("semerik").score(result)


def test_announcing_and_playing_each_have_their_time_S_11_S_14():
    """S-11, S-14."""
    table = dealt({"hand.1": "3C 2C AC KC 3S 3D QH 4H 5H 6D"}, announce="manual")
    for seat, move, rule in ((1, "3C", "S-11"), (2, "done", "S-11")):
        with pytest.raises(IllegalMove) as refused:
            table.play(seat, move)
        assert refused.value.rule == rule
    for _ in range(4):
        table.play(table.turn(), "done")
    for move in ("claim baba-C", "done"):
        with pytest.raises(IllegalMove) as refused:
            table.play(1, move)
        assert refused.value.rule == "S-14", "what was not claimed is lost"


def test_a_described_hand_stops_where_the_partie_is_won_S_23():
    """W-16 and W-17 as results: what would come later is not entered."""
    game = make("semerik")
    hands = {"2": "7S 7C 7D 4S 4C 5S 5C 6S 6C JS", "1": "2S 2C 2D 4D 4H 5D 5H 6D 6H JC"}
    entries = game.score({"before": [17, 18], "dealer": 0, "hands": hands})
    assert [(e.column, e.place, e.amount) for e in entries] == [(1, "record", 3), (1, "wins", 21)]
    entries = game.score({"before": [17, 18], "dealer": 1, "hands": hands})
    assert [(e.column, e.place, e.amount) for e in entries] == [(0, "record", 4), (0, "wins", 21)]
    entries = game.score({"before": [19, 9], "trick": "AS 4S 5S 6S", "leader": 0, "tricks": [10, 0]})
    assert [(e.column, e.place, e.amount) for e in entries] == [(0, "record", 4), (0, "wins", 42)]
    late = make("semerik", ending="end_of_hand").score({"before": [17, 18], "dealer": 0, "hands": hands})
    assert [(e.column, e.place, e.amount) for e in late] == [(1, "record", 3), (0, "record", 4)], (
        "21 each: play on"
    )
    for wrong in ({"before": [21, 3]}, {"before": [3, 3], "record": [4, 4]}):
        with pytest.raises(BadPosition):
            game.score(wrong)


def test_whole_hands_of_a_set_up_are_counted_as_if_dealt_S_11():
    """S-11, W-20: A 3 + 1, B 1 + 3; of what has been counted already, or is told so, nothing is counted again."""
    game = make("semerik")
    table = Table(game, start={"piles": WHOLE, "dealer": 3})
    assert table.state.position(-2)["record"] == [4, 4]
    assert [entry.rule for entry in table.sheet().entries] == ["S-27", "S-30", "S-30", "S-27"]
    again = Table(game, start=table.state.position(-2))
    assert again.state.position(-2)["record"] == [4, 4]
    told = Table(game, start={"piles": WHOLE, "dealer": 3, "counted": []})
    assert told.state.position(-2)["record"] == [0, 0]
    claimed = Table(
        make("semerik", announce="manual"), start={"piles": WHOLE, "dealer": 3, "phase": "announce"}
    )
    assert claimed.state.position(-2)["record"] == [0, 0]


def test_slips_told_without_cards_wait_for_the_deal_S_25():
    """S-7, S-25: the deal is the next thing; the dealer's left leads."""
    table = Table(make("semerik", seating="as_joined"), start={"record": [3, 4], "dealer": 1}, seed=1)
    assert (table.turn(), table.view(2).phase) == (2, "play")
    assert len(table.legal(2)) == 10


def test_a_set_up_may_win_the_partie_before_the_first_lead_S_23():
    """S-23, W-11, W-16: the hands are counted from the dealer's left, and only as long as nobody has 21."""
    hands = {
        "hand.0": "3S AS KS QS JS 6S 5S 4S KC QC",
        "hand.1": "2S 2C 2D 7H 6C 5C 4C 6D 5D 4H",
        "hand.2": "7S 7C 7D 2H 3C AC JC 4D 6H 5H",
        "hand.3": "3D AD KD QD JD 3H AH KH QH JH",
    }
    table = Table(make("semerik"), start={"piles": hands, "dealer": 0, "record": [17, 18]})
    assert table.over
    assert [(e.column, e.amount, e.rule) for e in table.sheet().entries] == [(1, 3, "S-27"), (1, 21, "S-24")]
    assert table.scores() == [-21, 21, -21, 21]
