"""The worked cases M-C1 … M-C22 of docs/rules/mushka.md, and the rules they do not reach."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import BadOptions, IllegalMove, Table, make
from lomber.table.contract import EVERYTHING
from tests.games.mushka.tables import (
    buy,
    dealt,
    follows,
    names,
    paid,
    records,
    rest,
    seen_by,
    side,
    tricks,
    written,
)


def test_the_first_pulka_pays_27_and_the_next_moves_the_side_accounts_M_C1() -> None:
    """M-C1: remainders 9, 16, 2; then 8, 10, 20. [M-23, M-24]"""
    first = paid("mushka", [5, 9, 16, 2], {"ending": "sole", "who": [0]})
    assert first == [27, -9, -16, -2]
    second = paid("mushka", [8, 10, 5, 20], {"ending": "sole", "who": [2]})
    assert [a + b for a, b in zip(first, second, strict=True)] == [19, -19, 22, -22]


@pytest.mark.parametrize(
    ("before", "winners", "holds", "trump", "after"),
    [
        (18, [0, 0, 1, 1, 1], "", "H", 16),
        (17, [1] * 5, "", "H", 22),
        (25, [0, 0, 1, 1, 1], "AS", "H", 18),
        (25, [0, 0, 1, 1, 1], "AS", "S", 13),
        (11, [1] * 5, "AS", "D", 21),
        (11, [1] * 5, "", "D", 16),
    ],
)
def test_tricks_write_off_and_no_trick_writes_on_M_C2_M_C3_M_C4_M_C5(
    before: int, winners: list[int], holds: str, trump: str, after: int
) -> None:
    """M-C2, M-C3, M-C4, M-C5. [M-19, M-20]"""
    result = {"winners": winners, "holds": [holds, "", ""], "trump": trump, "active": [0, 1]}
    assert written("mushka", [before, 25, 25], result)[0] == after
    assert written("mushka", [before, 25, 25], result)[2] == 25


@pytest.mark.parametrize(("players", "stake", "won"), [(6, 10, 50), (5, 10, 40), (6, 20, 100), (5, 20, 80)])
def test_with_a_fixed_stake_every_loser_pays_the_same_M_C6(players: int, stake: int, won: int) -> None:
    """M-C6: also one who reached nothing himself. [1.6]"""
    result = {"ending": "sole", "who": [0]}
    money = paid("mushka", [5] + [7] * (players - 1), result, settlement="fixed", fixed_stake=stake)
    assert money == [won] + [-stake] * (players - 1)
    both = {"winners": [1, 1, 0, 0, 0]}
    assert paid("mushka", [3, 2, 9], both, settlement="fixed", fixed_stake=stake)[0] == -stake


def test_cards_are_dealt_one_at_a_time_from_the_elder_M_C7() -> None:
    """M-C7: hands, turn-up and stock have the sizes of the rules, and the dealt order is kept. [M-5, M-6]"""
    for players, stock in [(3, 16), (4, 15), (5, 26), (6, 21), (7, 16)]:
        deal = make("mushka", players=players, first_dealer=0).start().awaits()
        assert deal is not None
        sizes = {pile.name: pile.size for pile in deal.piles}
        assert sizes == {**{f"hand.{seat}": 5 for seat in range(players)}, "turned": 1, "stock": stock}
        assert [pile.name for pile in deal.piles if pile.ordered] == ["stock"]


def test_suit_is_followed_and_the_void_trump_M_C8() -> None:
    """M-C8. [M-14, M-15, M-16]"""
    assert follows("AC 7C AD 6S", "D", ["9C", "KC"]) == {"AC", "7C"}
    assert follows("AD 6D KS QH", "D", ["9C", "KC"]) == {"AD", "6D"}
    assert follows("6D KS QH", "D", ["9C", "QD"]) == {"6D"}
    assert follows("KS QH 8S", "D", ["9C", "QD"]) == {"KS", "QH", "8S"}


def test_whoever_must_trump_must_go_over_where_it_was_agreed_M_15() -> None:
    assert follows("AD 6D KS QH", "D", ["9C", "QD"]) == {"AD", "6D"}
    assert follows("AD 6D KS QH", "D", ["9C", "QD"], must_overtrump=True) == {"AD"}
    assert follows("7D 6D KS QH", "D", ["9C", "QD"], must_overtrump=True) == {"7D", "6D"}


def test_the_ace_of_spades_may_take_a_led_trump_ace_M_C9() -> None:
    """M-C9. [M-3, M-17a]"""
    assert follows("AS KH 7D", "H", ["AH"]) == {"KH", "AS"}
    assert follows("AS KH 7D", "H", ["AH"], spade_ace_privilege="when_void") == {"KH"}
    assert follows("AS KC 7D", "H", ["AH"], spade_ace_privilege="when_void") == {"AS", "KC", "7D"}
    table = trick_of("H", {0: "AH", 1: "AS KH", 2: "QH"})
    tricks(table, "AH AS QH")
    assert seen_by(table, 0).won == [0, 1, 0]


def trick_of(trump: str, held: dict[int, str], **options: Any) -> Table:
    """Three play with the 36 pack, seat 0 to lead; hands are filled with plain sixes to tens."""
    turned = {"H": "8H", "C": "8C", "D": "8D", "S": "8S"}[trump]
    used = " ".join([*held.values(), turned])
    filler = [card for card in rest(9, used).split() if card[0] in "6789TJ" and card[1] != trump]
    piles = {"turned": turned}
    for seat in range(3):
        mine = held.get(seat, "").split()
        need = 5 - len(mine)
        suits = {card[1] for card in mine}
        while need:
            card = next(c for c in filler if seat == 0 or c[1] in suits or c[1] == "D")
            filler.remove(card)
            mine.append(card)
            need -= 1
        piles[f"hand.{seat}"] = " ".join(mine)
    game = make("mushka", players=3, deck=36, first_dealer=2, **options)
    return Table(game, start={"phase": "play", "turn": 0, "piles": piles})


def test_an_ace_that_was_not_led_is_safe_from_the_ace_of_spades_M_C10() -> None:
    """M-C10. [M-17b]"""
    assert follows("AS 9D", "H", ["6D", "AH"]) == {"9D"}
    assert follows("AS 8C", "H", ["6D", "AH"]) == {"AS", "8C"}
    hands = {
        "hand.0": "6D 7D 8D 9D TD",
        "hand.1": "AH 7H 6C 7C 9C",
        "hand.2": "AS 8C TC JC QC",
        "turned": "8H",
    }
    game = make("mushka", players=3, deck=36, first_dealer=2)
    table = Table(game, start={"phase": "play", "turn": 0, "piles": hands})
    tricks(table, "6D AH AS")
    assert seen_by(table, 0).won == [0, 1, 0]


def test_no_other_trump_falls_to_the_ace_of_spades_M_C11_M_C12() -> None:
    """M-C11: a led trump king stands. M-C12: a led ace of spades is trumped. [M-17c]"""
    hands = {
        "hand.0": "KH 7D 8D 9D TD",
        "hand.1": "AS 6C 7C 9C TC",
        "hand.2": "6H JC QC KC AC",
        "turned": "8H",
    }
    game = make("mushka", players=3, deck=36, first_dealer=2)
    table = Table(game, start={"phase": "play", "turn": 0, "piles": hands})
    tricks(table, "KH AS 6H")
    assert seen_by(table, 0).won == [1, 0, 0]
    hands = {
        "hand.0": "AS 7D 8D 9D TD",
        "hand.1": "7C KD QD JD 6H",
        "hand.2": "6S 7S 8S 9S TS",
        "turned": "8C",
    }
    table = Table(game, start={"phase": "play", "turn": 0, "piles": hands})
    table.play(0, "AS")
    assert names(table, 1) == {"7C"}
    tricks(table, "7C 6S")
    assert seen_by(table, 0).won == [0, 1, 0]


def test_with_spades_trumps_the_ace_of_spades_is_the_highest_trump_M_17() -> None:
    """M-17 (d)."""
    assert follows("AS 7D 8D", "S", ["KS"]) == {"AS"}
    assert follows("AS 7S 8D", "S", ["KS"]) == {"AS", "7S"}


def test_nobody_buys_more_than_the_stock_holds_M_C13() -> None:
    """M-C13: 5, 5 and 4 leave one card. [M-9, M-11]"""
    hands = {
        "hand.0": "6C 7C 8C 9C TC",
        "hand.1": "6D 7D 8D 9D TD",
        "hand.2": "6H 7H 8H 9H TH",
        "hand.3": "6S 7S 8S 9S TS",
    }
    table = dealt(hands | {"turned": "JS"})
    buy(table, 0, hands["hand.0"])
    buy(table, 1, hands["hand.1"])
    buy(table, 2, "6H 7H 8H 9H")
    table.play(3, "throw 6S")
    assert names(table, 3) == {"done"}
    with pytest.raises(IllegalMove, match="M-11"):
        table.play(3, "throw 7S")
    table.play(3, "done")
    assert seen_by(table, 0).bought == [5, 5, 4, 1]


def test_the_dealt_ace_of_spades_may_neither_pass_nor_go_M_C14() -> None:
    """M-C14: 16 discards, no pass. [M-8]"""
    hands = {"hand.0": "AS QD 9D 8C 7C", "turned": "6H"}
    table = dealt(hands)
    assert names(table, 0) == {"throw QD", "throw 9D", "throw 8C", "throw 7C", "done"}
    for move in ("pass", "throw AS"):
        with pytest.raises(IllegalMove, match="M-8"):
            table.play(0, move)
    buy(table, 0, "QD 9D 8C 7C")
    free = dealt(hands, special_discard="allowed")
    assert "throw AS" in names(free, 0) and "pass" not in names(free, 0)


FULL = {
    "hand.0": "KH 7H JD 8D 6C",
    "hand.1": "AS TS QC 9C 6D",
    "hand.2": "8S 7C 9D TD 7D",
    "hand.3": "AH 6H KD QD TC",
    "turned": "9H",
    "stock": "QH 8C 6S 7S AD JC KC JH TH 9S JS QS KS AC 8H",
}
FULL_TRICKS = ("6S TS 6H", "AH 7H AS", "AD TH QH", "KH 7S JH", "8C JC KC")


def full_hand(**options: Any) -> Table:
    table = dealt(FULL, **options)
    buy(table, 0, "JD 8D 6C")
    buy(table, 1, "QC 9C 6D")
    table.play(2, "pass")
    buy(table, 3, "KD QD TC")
    return table


def test_a_whole_hand_is_written_M_C15() -> None:
    """M-C15: 23, 19, 25, 23. [M-7, M-14, M-15, M-16, M-17, M-18, M-19]"""
    table = full_hand()
    assert seen_by(table, 2).bought == [3, 3, 0, 3]
    tricks(table, *FULL_TRICKS)
    assert records(table) == [23, 19, 25, 23]
    assert table.state.position(EVERYTHING)["dealer"] == 0


def test_of_two_who_finish_the_first_in_the_tricks_has_won_M_C16() -> None:
    """M-C16: P2 at the fourth trick, P1 at the fifth. [M-22, M-23]"""
    result: dict[str, Any] = {"winners": [1, 0, 1, 1, 0]}
    assert paid("mushka", [2, 3, 14], result) == [0, 19, -19]
    result["active"] = [0, 1]
    assert paid("mushka", [2, 3, 14], result) == [0, 14, -14]
    assert paid("mushka", [2, 3, 14], result, simultaneous_finish="seat_order") == [14, 0, -14]


def test_a_pulka_won_where_nobody_has_anything_left_ends_on_the_sheet_all_the_same_M_22() -> None:
    """Three finish with one hand: the first takes nothing, and the figures of the next pulka start from 25."""
    game = make("mushka", players=3, pulkas=2)
    entries = game.score({"records": [2, 2, 1], "winners": [0, 1, 2, 0, 1]})
    money = [(entry.column, entry.amount, entry.reason) for entry in entries if entry.place == "balance"]
    assert money == [(2, 0, "takes")]


def test_a_negative_remainder_stands_on_the_sheet_as_nothing_M_22() -> None:
    """M-C15 from a record of 3: 6 are written off, and 0 is left on the sheet, at the seat and in the position."""
    table = full_hand(start={"records": [25, 3, 25, 25]})
    tricks(table, *FULL_TRICKS)
    assert table.over and records(table) == [23, 0, 25, 23]
    assert [column.totals["record"] for column in table.sheet().columns] == [23, 0, 25, 23]
    assert [seat.counts["record"] for seat in seen_by(table, 0).seats()] == [23, 0, 25, 23]
    written_off = [entry for entry in table.sheet().entries if (entry.column, entry.place) == (1, "record")]
    assert sum(entry.amount for entry in written_off) == -6


def test_the_bonus_comes_with_the_first_trick_M_22() -> None:
    """Record 6 with the ace is at nothing with trick 2; record 2 with trick 3."""
    result = {"winners": [1, 0, 1, 2, 2], "holds": ["AS", "", ""], "trump": "H"}
    assert paid("mushka", [6, 2, 30], result)[0] == 28


def ends(record: int, count: int, holds: str = "", **options: Any) -> int:
    """The record after so many tricks; seat 0 has won where it is at nothing or below."""
    result = {"winners": [0] * count + [1] * (5 - count), "holds": [holds, "", ""], "trump": "H"}
    return written("mushka", [record, 25, 25], result, **options)[0]


def test_too_many_tricks_at_one_or_two_start_again_M_C17() -> None:
    """M-C17. [M-21]"""
    assert ends(2, 3) == 25
    assert ends(1, 2) == 25
    assert ends(3, 4) <= 0
    assert ends(1, 0) == 6
    assert ends(2, 3, overshoot="off") <= 0
    assert ends(4, 5, overshoot="any") == 25
    assert ends(5, 5, overshoot="any") == 0
    assert paid("mushka", [2, 25, 25], {"winners": [0, 0, 0, 1, 1]}) == [0, 0, 0]


def test_the_bonus_never_makes_too_many_M_C18() -> None:
    """M-C18. [M-19, M-21]"""
    assert ends(2, 1, "AS") <= 0
    assert ends(2, 2, "AS") <= 0
    assert ends(2, 3, "AS") == 25
    assert ends(2, 0, "AS") == 12


def test_nobody_or_one_alone_M_C19() -> None:
    """M-C19. [M-12, M-13]"""
    table = dealt(
        {"hand.0": "6C 7C 8C 9C TC", "hand.1": "6D 7D 8D 9D TD", "hand.2": "6H 7H 8H 9H TH"}
        | {"hand.3": "6S 7S 8S 9S TS"}
    )
    for seat in range(4):
        table.play(seat, "pass")
    assert records(table) == [25] * 4 and table.state.position(EVERYTHING)["dealer"] == 0
    alone = {"ending": "sole", "who": [1], "holds": ["", "AS", "", ""], "trump": "C"}
    assert written("mushka", [25, 12, 25, 25], alone)[1] == 2
    assert paid("mushka", [25, 25, 1, 25], {"ending": "sole", "who": [2]})[2] == 75
    assert written("mushka", [25, 12, 25, 25], alone, sole_player="no_score")[1] == 12


def test_the_dealer_may_be_bound_to_play_against_one_M_13() -> None:
    hands = {"hand.0": "6C 7C 8C 9C TC", "hand.1": "6D 7D 8D 9D TD", "hand.2": "6H 7H 8H 9H TH"}
    hands["hand.3"] = "6S 7S 8S 9S TS"
    table = dealt(hands, sole_player="dealer_must_play")
    table.play(0, "done")
    table.play(1, "pass")
    table.play(2, "pass")
    with pytest.raises(IllegalMove, match="M-13"):
        table.play(3, "pass")
    table = dealt(hands, sole_player="dealer_must_play")
    for seat in range(3):
        table.play(seat, "pass")
    assert "pass" in names(table, 3)
    table.play(3, "done")
    assert records(table) == [25, 25, 25, 20]


def test_two_revokes_and_a_trick_make_19_of_10_M_C20() -> None:
    """M-C20. [1.7]"""
    result = {"winners": [1, 0, 0, 0, 0], "faults": [[], ["M-15", "M-15"], []]}
    assert written("mushka", [25, 10, 25], result)[1] == 19


def test_fines_come_before_the_end_M_C21() -> None:
    """M-C21. [M-21, M-27]"""
    result: dict[str, Any] = {"winners": [0, 0, 0, 1, 1], "faults": [["M-15"], [], []]}
    assert written("mushka", [3, 25, 25], result)[0] == 5
    assert paid("mushka", [3, 25, 25], result) == [0, 0, 0]
    result["winners"] = [0, 0, 1, 1, 1]
    assert written("mushka", [1, 25, 25], result)[0] == 30


def test_a_revoke_is_claimed_and_paid_M_27() -> None:
    """With manners any card can be laid; who played may claim until the next deal."""
    table = full_hand(manners=True)
    assert "JC" in names(full_hand_at(table, "6S"), 1)
    choice = {one.text: one.forbidden for one in table.view(1).scene().choices}
    assert choice["JC"] == "M-15" and choice["TS"] == ""
    tricks(table, "JC 6H", "AH 7H AS", "AD TH QH", "KH 7S JH", "8C TS KC")
    assert seen_by(table, 0).phase == "claim"
    assert records(table) == [25] * 4
    table.play(0, "claim 1 1")
    for seat in (0, 1, 3):
        table.play(seat, "next")
    assert records(table) == [23, 24, 25, 23]


def full_hand_at(table: Table, card: str) -> Table:
    table.play(0, card)
    return table


def test_what_cannot_be_dealt_is_refused_M_C22() -> None:
    """M-C22. [M-1, M-2, M-26, M-11]"""
    for wrong in ({"players": 2}, {"players": 8}, {"players": 7, "deck": 32}, {"start_record": 0}):
        with pytest.raises(BadOptions):
            make("mushka", **wrong)
    for wrong in ({"price": 0}, {"fixed_stake": 0}):
        with pytest.raises(BadOptions):
            make("mushka", **wrong)
    table = Table(make("mushka", players=7, deck=36, first_dealer=6), seed=5)
    seat = table.turn()
    assert {name.split()[0] for name in names(table, seat)} <= {"done", "pass"}
    packs = [make("mushka", players=n).options.pack_size() for n in range(3, 8)]
    assert packs == [32, 36, 52, 52, 52]


def test_the_lowest_card_deals_and_the_others_sit_by_their_cards_M_4() -> None:
    """M-4: 7C and 7D draw again; then 9S (seat 0), TS (seat 2), then AH (1) after KD (3)."""
    game = make("mushka", players=4)
    table = Table(game, dealing=False)
    read = game.read_card
    table.deal({"drawn": [int(read(c)) for c in ("7C", "AH", "7D", "KD")]})
    assert table.state.awaits() is not None and table.state.awaits().piles[0].size == 2
    table.deal({"drawn": [int(read(c)) for c in ("TS", "9S")]})
    position = table.state.position(EVERYTHING)
    assert position["ring"] == [2, 0, 3, 1] and position["dealer"] == 2
    table.deal({})
    assert table.turn() == 0
    assert [seat.seat for seat in table.view(0).scene().seats] == [2, 0, 3, 1]


def test_all_declare_before_anybody_buys_M_7() -> None:
    """`announce_then_buy`; M-12 and M-13 are settled between the rounds."""
    table = dealt(FULL, announce_then_buy=True)
    assert names(table, 0) == {"pass", "enter"}
    table.play(0, "enter")
    assert names(table, 1) == {"enter"}
    table.play(1, "enter")
    table.play(2, "pass")
    table.play(3, "enter")
    assert seen_by(table, 0).phase == "exchange"
    buy(table, 0, "JD 8D 6C")
    buy(table, 1, "QC 9C 6D")
    buy(table, 3, "KD QD TC")
    tricks(table, *FULL_TRICKS)
    assert records(table) == [23, 19, 25, 23]
    alone = dealt(FULL, announce_then_buy=True)
    for seat, word in enumerate(["pass", "enter", "pass", "pass"]):
        alone.play(seat, word)
    assert records(alone) == [25, 15, 25, 25]


def test_the_turn_up_is_nobodys_unless_agreed_M_10() -> None:
    """M-10; with `dealer_takes_turnup` R-11: the dealer drops a card for it."""
    assert seen_by(full_hand(), 0).phase == "play"
    table = full_hand(dealer_takes_turnup=True)
    assert names(table, 3) == {"drop AH", "drop 6H", "drop KC", "drop JH", "drop TH", "leave"}
    table.play(3, "drop KC")
    assert "9H" in table.state.position(3)["piles"]["hand.3"].split()
    assert "9H" not in {card for zone in table.view(0).scene().zones for card in zone.cards}
    tricks(table, "6S TS 6H")


def test_thrown_cards_of_others_make_a_new_stock_M_11() -> None:
    """`reshuffle`: his own throw-off stays out."""
    hands = {
        "hand.0": "6C 7C 8C 9C TC",
        "hand.1": "6D 7D 8D 9D TD",
        "hand.2": "6H 7H 8H 9H TH",
        "hand.3": "6S 7S 8S 9S TS",
    }
    game = make("mushka", stock_exhaustion="reshuffle", first_dealer=3)
    table = Table(game, dealing=False)
    piles = hands | {"turned": "JS"}
    table.deal({pile: [int(game.read_card(w)) for w in text.split()] for pile, text in piles.items()})
    for seat in range(2):
        buy(table, seat, hands[f"hand.{seat}"])
    buy(table, 2, "6H 7H 8H 9H")
    buy(table, 3, hands["hand.3"])
    deal = table.state.awaits()
    assert deal is not None and deal.name == "reshuffle"
    pool = {game.card_name(card) for card in deal.pool}
    assert pool == set(" ".join([hands["hand.0"], hands["hand.1"], "6H 7H 8H 9H"]).split())


def test_a_session_of_two_pulkas_keeps_the_rotation_and_sums_to_nothing_M_25() -> None:
    """M-24, M-25, M-5: a new pulka starts from 25; the deal goes on; the side accounts are zero-sum."""
    table = dealt(FULL, start={"records": [2, 20, 9, 12]}, pulkas=2)
    buy(table, 0, "JD 8D 6C")
    buy(table, 1, "QC 9C 6D")
    table.play(2, "pass")
    buy(table, 3, "KD QD TC")
    tricks(table, *FULL_TRICKS)
    assert records(table) == [25] * 4 and not table.over
    assert side(table) == [33, -14, -9, -10] and sum(side(table)) == 0
    assert table.state.position(EVERYTHING)["dealer"] == 0


def test_the_sheet_strikes_figures_out_and_keeps_the_side_account_apart_M_24() -> None:
    table = full_hand()
    tricks(table, *FULL_TRICKS)
    sheet = table.sheet()
    assert sheet.drawing == "record" and sheet.notes["start"] == 25
    assert [column.totals["record"] for column in sheet.columns] == [23, 19, 25, 23]
    assert [(e.amount, e.reason) for e in sheet.entries if e.column == 1] == [
        (-1, "tricks"),
        (-5, "privilege"),
    ]


def test_the_screen_warns_at_one_or_two_M_21() -> None:
    table = dealt(FULL, start={"records": [2, 20, 9, 12]})
    assert "fact-mushka-careful" in {fact.key for fact in table.view(0).scene().facts}
    assert "fact-mushka-careful" not in {fact.key for fact in table.view(1).scene().facts}


def refused(table: Table, seat: int, move: str) -> str:
    with pytest.raises(IllegalMove) as found:
        table.play(seat, move)
    return found.value.rule


def test_out_of_turn_names_the_rule_of_the_phase_M_7_M_14_R_11() -> None:
    """M-7: the declarations go round; R-11: the dealer and the turned card; M-14: only who plays, in turn."""
    table = dealt({"turned": "6C"}, dealer_takes_turnup=True)
    assert refused(table, 1, "done") == "M-7"
    for seat in range(4):
        table.play(seat, "done")
    assert refused(table, 0, "leave") == "R-11"
    table.play(3, "leave")
    card = sorted(names(table, 0))[0]
    assert refused(table, 1, card) == "M-14"
