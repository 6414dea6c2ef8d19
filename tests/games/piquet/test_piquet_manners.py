"""Piquet with irregularities (P-30): thirteen cards, wrong discards, false claims."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from lomber.table.errors import BadPosition, IllegalMove
from tests.games.piquet.tables import counts, dealt, declare, exchanged, hands, last, names, play, position
from tests.games.piquet.test_piquet_cases import buys

ELDER = "AS KS QS JS TS 9S 8S 7S AC KC QC JC"
DEALER = "AD KD QD JD TD 9D 8D 7D AH KH QH JH"


def thirteen(who: int, **options: Any) -> Table:
    piles = {"hand.0": ELDER + (" TC" if who == 0 else ""), "hand.1": DEALER + (" TC" if who == 1 else "")}
    start = {"phase": "thirteen", "thirteen": who, "piles": piles}
    return Table(make("piquet", draw=False, manners=True, **options), dealing=False, start=start)


def test_the_elder_with_thirteen_discards_one_more_C_24() -> None:
    """C-24, P-30 (a), §12, §13: talons 4 and 3; he buys 0, 2, 3 or 4 with discards of 1, 3, 4 or 5."""
    table = thirteen(0)
    assert table.turn() == 0
    assert names(table, 0) == {"stand", "redeal"}
    table.play(0, "stand")
    assert buys(table, "7S 8S 9S TS JS QS") == {1, 3, 4, 5}
    for card in ("7S", "8S", "9S"):
        table.play(0, f"throw {card}")
    done = next(choice for choice in table.view(0).scene().choices if choice.text == "done")
    assert done.says.words == {"number": 2}
    table.play(0, "done")
    assert int(position(table).bought[0]) == 2
    assert len(position(table).position(-2)["piles"]["hand.0"].split()) == 12


@pytest.mark.parametrize(("elder", "discards"), [(5, {1, 3}), (4, {1, 3, 4}), (3, {1, 3, 4, 5}), (0, {1, 3})])
def test_the_dealer_with_thirteen_discards_one_more_C_27(elder: int, discards: set[int]) -> None:
    """C-27, P-30 (a), §14: talons 5 and 2; buys 0, 2 and what the elder left."""
    table = thirteen(1)
    table.play(0, "stand")
    table.act(0, [*[f"throw {card}" for card in ["7S", "8S", "9S", "TS", "JS"][:elder]], "done"])
    assert buys(table, "7D 8D 9D TD JD QD") == discards


def test_a_new_deal_may_be_asked_for_P_30() -> None:
    """P-30 (a), §12: the non-dealer decides; the same dealer deals again."""
    table = thirteen(1)
    table.play(0, "redeal")
    deal = table.state.awaits()
    assert deal is not None
    assert [pile.size for pile in deal.piles] == [12, 12, 8]


def test_who_discards_too_few_plays_in_silence_C_25() -> None:
    """C-25, P-30 (b), §16, §17: his play counts nothing; the other's leads and captures double, the +3 single."""
    piles = {"hand.0": ELDER, "hand.1": DEALER}
    game = make("piquet", draw=False, manners=True)
    table = Table(game, dealing=False, start={"phase": "exchange", "piles": piles})
    table.act(1 - 1, ["throw 7S", "throw 8S", "take 3"])
    assert len(position(table).position(-2)["piles"]["hand.0"].split()) == 13
    table.act(1, ["throw 7D", "throw 8D", "throw 9D", "done"])
    declare(table)
    while position(table).phase.value == "capot":
        table.play(table.turn(), "pass")
    # seven clubs; six spades, A-K-Q-J and 9-8-7 of clubs: a repique
    assert hands(table) == [7 + 16 + 4 + 3, 0]
    while position(table).phase.value != "deal":
        table.play(table.turn(), table.legal(table.turn())[0])
    assert last(table) == [90, 0]  # all twelve tricks, and nothing for them
    with pytest.raises(IllegalMove):
        Table(make("piquet", draw=False), dealing=False, start={"phase": "exchange", "piles": piles}).play(
            0, "take 3"
        )


def test_silence_doubles_leads_and_captures_P_30() -> None:
    """P-30 (b), §17: counted out card by card."""
    piles = {
        "hand.0": "AS KS 7S AC KC QC JC TC 9D 8D 7D 9C 8H",
        "hand.1": "QS JS TS 9S 8S 7C 8C AH KH QH JH TH",
    }
    table = Table(
        make("piquet", draw=False, manners=True),
        dealing=False,
        start={"phase": "capot", "piles": piles, "asked": [0], "turn": 0},
    )
    table.play(0, "pass")
    table.play(1, "pass")
    assert play(table, "AS 8S · 7S QS | AH 8H") == [[0, 0], [0, 2], [0, 4]]


# -- false claims

SHE, HE = "AS KS QS JS 9C 8C 7C 9D 8D 7D 8H 7H", "KC KD KH TS 9S 8S QC JC TC QH TH 9H"


def lie(*words: tuple[int, str], **options: Any) -> Table:
    table = exchanged(SHE, HE, declare="manual", manners=True, **options)
    for seat, word in ((0, "nothing"), (1, "nothing"), (0, "nothing"), (1, "nothing"), *words):
        table.play(seat, word)
    return table


FALSE_FOURTEEN = ((0, "fourteen A"), (1, "three K"), (0, "count fourteen A"), (0, "done"))


def test_a_false_claim_found_out_costs_everything_C_26() -> None:
    """C-26, P-30 (c), §33: E's count is nought, D's three kings count after all."""
    table = lie(*FALSE_FOURTEEN)
    assert hands(table) == [14, 0]
    table.play(0, "pass")
    table.play(1, "pass")
    play(table, "AS TS")
    assert counts(table) == [15, 0]
    table.play(1, "challenge 0 set")
    assert names(table, 0) == {"nothing"}
    table.play(0, "nothing")
    assert counts(table) == [0, 3]
    play(table, "KS 9S")
    assert counts(table)[0] == 0


def test_a_false_claim_taken_back_costs_nothing_C_26() -> None:
    """C-26, P-30 (c): before the first lead; D's three kings count."""
    table = lie(*FALSE_FOURTEEN)
    table.play(0, "retract set")
    assert hands(table) == [0, 3]
    table.play(0, "pass")
    table.play(1, "pass")
    play(table, "AS TS")
    assert counts(table) == [1, 3]
    assert "challenge 0 set" not in {table.name(move) for move in table.asides(1)}


def test_a_true_claim_is_shown_when_challenged_P_30() -> None:
    """P-30 (c): the sequence is laid open, and nothing is lost."""
    table = exchanged(SHE, HE, declare="manual", manners=True, show_declared="never")
    for seat, word in ((0, "nothing"), (1, "nothing"), (0, "sequence 4 A"), (1, "good")):
        table.play(seat, word)
    for seat, word in ((0, "count sequence 4 A"), (0, "done"), (0, "nothing"), (1, "nothing")):
        table.play(seat, word)
    table.play(0, "pass")
    table.play(1, "pass")
    play(table, "9C TC")
    table.play(1, "challenge 0 sequence")
    assert names(table, 0) == {"run AS KS QS JS"}
    table.play(0, "run AS KS QS JS")
    assert hands(table) == [4, 0]
    assert table.turn() == 1
    assert set(table.state.position(1)["piles"]["hand.0"].split()) >= {"AS", "KS", "QS", "JS"}


def said(table: Table, *words: tuple[int, str]) -> Table:
    for seat, word in words:
        table.play(seat, word)
    return table


def test_what_counts_after_all_makes_up_no_pique_P_30() -> None:
    """P-30 (c): 22 in hand, the quint lost to a false “equal”: it counts late, and thirty is reached without it."""
    elder, dealer = "AS KS QS JS TS AC KC AD QD AH QH 8H", "9S 7S JC 8C KD TD 9D 8D 7D KH JH TH"
    table = exchanged(elder, dealer, declare="manual", manners=True)
    said(table, (0, "point 5"), (1, "good"), (0, "cards AS KS QS JS TS"), (0, "sequence 5 A"), (1, "equal"))
    said(table, (0, "fourteen A"), (1, "good"), (0, "same AS AC AD AH"), (0, "same QS QD QH"), (0, "done"))
    said(table, (0, "pass"), (1, "pass"), (0, "AS"), (1, "7S"))
    assert counts(table) == [23, 0]
    said(table, (0, "challenge 1 sequence"), (1, "nothing"))
    assert counts(table) == [38, 0]
    found = play(table, "KS 9S · QS 7D · JS 8D · TS 9D · AC 8C · KC JC · AD TD")
    assert [one[0] for one in found] == [39, 40, 41, 42, 43, 44, 30 + 30 + 15]


@pytest.mark.parametrize("claim", ["three K", "fourteen K"])
def test_less_than_one_holds_and_what_was_not_shown_is_no_false_claim_P_30(claim: str) -> None:
    """P-30 (c), §33: “what he has not”: of four kings three are there too, and whoever doubts it is shown them."""
    elder, dealer = "KS KC KD KH AS QS 9C 8C 7C 9D 8D 7H", "TS 9S 8S QC JC TC QD QH TH 9H 8H 7S"
    table = exchanged(elder, dealer, declare="manual", manners=True)
    said(table, (0, "nothing"), (1, "nothing"), (0, "nothing"), (1, "nothing"))
    said(table, (0, claim), (1, "good"), (0, f"count {claim}"))
    assert names(table, 0) == {"done"}
    said(table, (0, "done"), (0, "pass"), (1, "pass"), (0, "AS"), (1, "7S"), (1, "challenge 0 set"))
    shown = "same KS KC KD KH" if claim == "fourteen K" else "same KC KD KH"
    assert names(table, 0) == {shown}
    table.play(0, shown)
    assert counts(table) == [15 if claim == "fourteen K" else 4, 0]


def test_what_the_winner_did_not_count_stays_uncounted_P_30() -> None:
    """P-30 (c), P-14: D won the sequences and counted none; E's false set gives him his kings, not the quart."""
    table = exchanged(SHE, HE, declare="manual", manners=True)
    said(table, (0, "nothing"), (1, "nothing"), (0, "nothing"), (1, "sequence 4 K"), (1, "done"))
    said(table, *FALSE_FOURTEEN, (0, "pass"), (1, "pass"), (0, "AS"), (1, "8S"))
    said(table, (1, "challenge 0 set"), (0, "nothing"))
    assert counts(table) == [0, 3]


def test_a_hand_no_longer_counted_whole_loses_its_twenty_P_30() -> None:
    """P-30 (c), P-23 `all_counted_when=hand`: the quart is taken back, and four cards lie in nothing."""
    elder, dealer = "KC QC JC AD KD QD JD KH JH TH 8H 7H", "AS QS JS TS AC TC 9C 7C TD 8D 7D AH"
    table = exchanged(elder, dealer, declare="manual", manners=True, all_counted_when="hand")
    said(table, (0, "point 5"), (1, "good"), (0, "cards KH JH TH 8H 7H"), (0, "sequence 4 A"), (1, "good"))
    said(table, (0, "run AD KD QD JD"), (0, "run KC QC JC"), (0, "done"), (0, "nothing"), (1, "nothing"))
    said(table, (0, "all"))
    assert hands(table) == [5 + 4 + 3 + 20, 0]
    table.play(0, "retract sequence")
    assert hands(table) == [5 + 3, 0]


def test_false_words_are_refused_where_claims_must_be_true_P_14() -> None:
    """P-14: without manners only true claims; in `auto` only the whole truth."""
    table = exchanged(SHE, HE, declare="manual")
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "point 7")
    assert (refused.value.rule, refused.value.key) == ("P-14", "piquet-claim")
    assert names(exchanged(SHE, HE), 0) == {"point 4"}


@pytest.mark.parametrize(
    ("phase", "move", "rule"),
    [
        ("exchange", "white", "P-5"),
        ("exchange", "done", "P-6"),
        ("capot", "throw AS", "P-8"),
        ("play", "capot", "P-18"),
        ("play", "pass", "P-18"),
        ("play", "all", "P-23"),
        ("capot", "all", "P-23"),
        ("play", "fourteen A", "P-14"),
        ("play", "stand", "P-30"),
    ],
)
def test_what_comes_at_the_wrong_time_is_refused_by_its_own_rule_P_5(
    phase: str, move: str, rule: str
) -> None:
    """P-5, P-6, P-8, P-14, P-18, P-23, P-30: no white cards there, no second discard, no word after the lead."""
    start = {"phase": phase, "piles": {"hand.0": ELDER, "hand.1": DEALER}}
    table = Table(make("piquet", draw=False, elder_may_refuse=False), dealing=False, start=start)
    with pytest.raises(IllegalMove) as refused:
        table.play(0, move)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("phase", "move", "rule"),
    [
        ("exchange", "throw AD", "P-6"),
        ("exchange", "white", "P-5"),
        ("declare", "point 8", "P-10"),
        ("capot", "capot", "P-18"),
        ("play", "AD", "P-19"),
    ],
)
def test_who_comes_out_of_turn_is_refused_by_the_rule_that_says_whose_turn_it_is_P_10(
    phase: str, move: str, rule: str
) -> None:
    """P-5, P-6, P-10, P-18, P-19: the elder is first in everything."""
    start = {"phase": phase, "piles": {"hand.0": ELDER, "hand.1": DEALER}}
    table = Table(make("piquet", draw=False), dealing=False, start=start)
    with pytest.raises(IllegalMove) as refused:
        table.play(1, move)
    assert (refused.value.rule, refused.value.key) == (rule, "not-your-turn")


@pytest.mark.parametrize(
    ("phase", "move", "rule"),
    [("exchange", "throw AS", "N-2"), ("declare", "point 5", "N-3"), ("play", "AC", "N-5")],
)
def test_of_three_the_order_is_another_N_2_N_3_N_5(phase: str, move: str, rule: str) -> None:
    """N-2, N-3, N-5: only the dealer exchanges, he declares first, and his left neighbour leads."""
    hands_ = {
        "hand.0": "KS 8S AC 8C 7C TD AH KH JH 7H",
        "hand.1": "JS TS 9S AD KD JD 9D 7D TH 8H",
        "hand.2": "AS QS 7S KC QC JC TC 9C QH 9H",
    }
    turn = 0 if phase == "play" else 2
    table = Table(
        make("norman_piquet", draw=False),
        dealing=False,
        start={"phase": phase, "turn": turn, "piles": hands_},
    )
    with pytest.raises(IllegalMove) as refused:
        table.play(1, move)
    assert (refused.value.rule, refused.value.key) == (rule, "not-your-turn")


def test_thirteen_cards_are_a_matter_of_two_P_30() -> None:
    """P-30 (a): talons of four and three, of five and two; a talon of two has no such rule."""
    hands_ = {"hand.0": ELDER[:29], "hand.1": DEALER[:29], "hand.2": "TC 9C 8C 7C TH 9H 8H 7H QC JC JH"}
    with pytest.raises(BadPosition, match="only where two play"):
        make("norman_piquet", manners=True).set_up({"phase": "thirteen", "thirteen": 2, "piles": hands_})


def test_a_card_of_the_wrong_suit_is_refused_P_19() -> None:
    """P-19, §36: prevented, and the rule is named."""
    table = exchanged(SHE, HE)
    declare(table)
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(0, "AS")
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "KC")
    assert (refused.value.rule, refused.value.words) == ("P-19", {"suit": "S"})


def test_a_discard_is_named_in_order_and_each_card_once_P_6() -> None:
    """P-6: told so, where it was said that there are too many or too few; a whole gesture comes in any order."""
    table = dealt({"hand.0": ELDER, "hand.1": DEALER})
    first, second, third = ELDER.split()[:3]
    low, high = sorted((first, second), key=lambda card: int(table.game.read_card(card)))
    table.play(0, f"throw {high}")
    for card, key in ((low, "piquet-in-order"), (high, "not-in-hand")):
        with pytest.raises(IllegalMove) as refused:
            table.play(0, f"throw {card}")
        assert (refused.value.rule, refused.value.key) == ("P-6", key)
    other = dealt({"hand.0": ELDER, "hand.1": DEALER})
    other.act(0, [f"throw {high}", f"throw {third}", f"throw {low}", "done"])
    assert other.turn() == 1
