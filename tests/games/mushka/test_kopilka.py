"""The worked cases KO-C1 … KO-C10 of docs/rules/mushka.md, and the rules they do not reach."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lomber import BadOptions, BadPosition, IllegalMove, Table, make
from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from lomber.games.mushka_kopilka.score import cut
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.contract import EVERYTHING
from lomber.terminal.drawings import drawn
from lomber.text import Words
from tests.games.mushka.tables import names, said

KO = "mushka_kopilka"
PACK = [rank + suit for suit in "SCDH" for rank in "789TJQKA"]

DEAL = {
    "hand.0": "9S AH 7C TD QD",
    "hand.1": "KH QH 8H JS AC",
    "hand.2": "TS KD 9C 7H JC",
    "hand.3": "AS 8D 8C TH JD",
    "stock": "9H 7S",
}
"""The deal of KO-C1; P1 is seat 0."""

C1 = [
    (2, "take 3", "discard TS"),
    (3, "decline"),
    (0, "take 2", "discard 7C"),
    *[(0, "QH"), (1, "KH"), (2, "7H"), (3, "AS")],
    *[(3, "JD"), (0, "QD"), (1, "pass"), (2, "KD")],
    *[(2, "JC"), (3, "8C"), (0, "pass"), (1, "AC")],
    *[(1, "JS"), (2, "pass"), (3, "pass"), (0, "9S")],
    *[(1, "9H"), (2, "8H"), (3, "TH"), (0, "AH")],
    *[(0, "TD"), (1, "pass"), (2, "pass"), (3, "8D")],
]


def dealt(piles: dict[str, str], start: dict[str, Any] | None = None, **options: Any) -> Table:
    """Cards dealt as they are written; hands that are not named get no three of a suit."""
    game = make(KO, **{"first_dealer": 3, **options})
    table = Table(game, dealing=False, start=start)
    used = " ".join(piles.values()).split()
    free = sorted([card for card in PACK if card not in used], key=lambda card: PACK.index(card) % 8)
    found = dict(piles)
    for seat in range(4):
        found.setdefault(f"hand.{seat}", " ".join(free.pop(0) for _ in range(5)) if len(free) >= 5 else "")
    found["stock"] = " ".join([*piles.get("stock", "").split(), *free])
    table.deal({name: [int(game.read_card(word)) for word in text.split()] for name, text in found.items()})
    return table


def play(table: Table, moves: list[tuple[Any, ...]]) -> Table:
    for seat, *words in moves:
        for word in words:
            table.play(seat, word)
    return table


def in_play(hands: list[str], **more: Any) -> Table:
    """A position in play; everything not named is out of the way among the cards thrown by seat 0."""
    options = {"first_dealer": 3, **more.pop("options", {})}
    stock = more.pop("stock", "")
    piles = {f"hand.{seat}": text for seat, text in enumerate(hands)}
    used = " ".join([*hands, stock, *[row.split()[1] for row in more.get("played", [])]]).split()
    piles["thrown.0"] = " ".join(card for card in PACK if card not in used)
    piles["stock"] = stock
    return Table(make(KO, **options), start={"phase": "lead", "piles": piles, "turn": 0, **more})


def following(hand: str, lead: str, **more: Any) -> Table:
    """Seat 1 is to follow a card that seat 0 led."""
    start = {
        "phase": "follow",
        "turn": 1,
        "leader": 0,
        "led": lead[1],
        "in_trick": 1,
        "played": [f"0 {lead}"],
    }
    return in_play([more.pop("leader_has", "7C"), hand, "8C", "9C"], **{**start, **more})


def position(table: Table) -> dict[str, Any]:
    return table.state.position(EVERYTHING)


def nets(result: dict[str, Any], **options: Any) -> list[int]:
    money = [0] * 4
    for entry in make(KO, **options).score(result):
        money[entry.column] += entry.amount
    return money


# -- the worked cases


def test_the_whole_deal_of_the_book_KO_C1() -> None:
    """KO-C1. [KO-4, KO-5, KO-6, KO-7, KO-8, KO-9, KO-11]"""
    table = play(dealt(DEAL), C1)
    now = position(table)
    assert now["tallies"] == [
        [0, 0, 1, 1, 0, 0, 0, 0],
        [1, 1, 0, 0, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 1],
    ]
    assert now["last_out"] == 0 and now["box"] == 55 and now["deal_number"] == 1
    assert now["balances"] == [-10, -15, -15, -15]
    assert now["dealer"] == 0, "the deal passes to the left (KO-2)"


def test_the_offered_cards_change_hands_as_written_KO_C1() -> None:
    """KO-C1: nobody else has three of a suit, so P2's offer is the only one; he draws two from the stock. [KO-5]"""
    table = dealt(DEAL)
    assert table.turn() == 2 and position(table)["owner"] == 1
    play(table, C1[:3])
    piles = position(table)["piles"]
    assert set(piles["hand.1"].split()) == {"JS", "AC", "KH", "9H", "7S"}
    assert set(piles["hand.2"].split()) == {"8H", "KD", "9C", "7H", "JC"}
    assert set(piles["hand.0"].split()) == {"9S", "AH", "QH", "TD", "QD"}
    assert piles["thrown.2"] == "TS" and piles["thrown.0"] == "7C"
    assert table.turn() == 0 and position(table)["phase"] == "lead"


PARTY: dict[str, Any] = {
    "first_out": [0, 2, 2, 1],
    "trickless": [[], [1], [2, 3], []],
    "tallies": [
        [1, 2, 1, 1, 0, 0, 1, 0],
        [2, 1, 0, 1, 0, 0, 0, 0],
        [1, 0, 2, 0, 0, 1, 0, 0],
        [0, 1, 0, 2, 0, 0, 0, 1],
    ],
}


def test_the_whole_party_of_the_book_KO_C2() -> None:
    """KO-C2: the box has 110, the tricks cost 55, the rest goes to P2. [KO-2, KO-3, KO-11, KO-12]"""
    entries = make(KO).score(PARTY)
    paid_in = -sum(entry.amount for entry in entries if entry.amount < 0)
    assert paid_in == 110
    assert [entry.amount for entry in entries if entry.reason == "tricks"] == [18, 8, 11, 18]
    assert [(entry.column, entry.amount) for entry in entries if entry.reason == "rest"] == [(1, 55)]
    assert nets(PARTY) == [-7, 33, -9, -17]


def test_the_box_after_each_deal_KO_C2() -> None:
    """KO-C2: 55, 75, 95 with P3 exempt, 110. [KO-11]"""
    boxes = []
    for deals in (1, 2, 3):
        described = {"first_out": PARTY["first_out"][:deals], "trickless": PARTY["trickless"][:deals]}
        boxes.append(-sum(nets(described)))
    assert boxes == [55, 75, 95]


@pytest.mark.parametrize(
    ("hand", "lead", "open_to_him"),
    [
        ("AS 8D", "9S", {"AS"}),
        ("AS 9S", "TS", {"AS", "9S"}),
        ("AS 9H 8D", "7H", {"AS", "9H"}),
        ("AS 8D", "7H", {"AS", "buy", "pass"}),
    ],
)
def test_the_suit_led_or_the_ace_of_spades_may_be_given_KO_C3(
    hand: str, lead: str, open_to_him: set[str]
) -> None:
    """KO-C3. [KO-1, KO-7]"""
    table = following(hand, lead, stock="KD QD")
    assert names(table, 1) == open_to_him
    if "8D" in hand:
        with pytest.raises(IllegalMove) as refused:
            table.play(1, "8D")
        assert refused.value.rule == "KO-7"


def test_who_buys_the_suit_must_give_it_KO_C4() -> None:
    """KO-C4. [KO-7]"""
    start = {"phase": "follow", "turn": 2, "leader": 1, "led": "C", "in_trick": 1, "played": ["1 TC"]}
    table = in_play(["8S", "9S", "8D 9D", "KD"], stock="7H QC AC", **start)
    assert names(table, 2) == {"buy", "pass"}
    play(table, [(2, "buy")])
    assert names(table, 2) == {"buy", "pass"}
    play(table, [(2, "buy")])
    assert names(table, 2) == {"QC"}
    play(table, [(2, "QC")])
    assert set(position(table)["piles"]["hand.2"].split()) == {"8D", "9D", "7H"}, "what does not fit stays"


def test_a_lead_that_all_pass_is_taken_back_KO_C5() -> None:
    """KO-C5: the right to lead goes to the left, and the barred suit stays. [KO-6, KO-8]"""
    table = in_play(["7D KS", "8C TS", "9C 8S", "TC 9S"], barred="H")
    play(table, [(0, "7D"), (1, "pass"), (2, "pass"), (3, "pass")])
    now = position(table)
    assert set(now["piles"]["hand.0"].split()) == {"7D", "KS"} and now["played"] == []
    assert table.turn() == 1 and now["phase"] == "lead" and now["barred"] == "H" and now["failed"] == 1
    assert now["tallies"] == [[0] * 8] * 4


def test_who_holds_only_the_barred_suit_cannot_lead_KO_C6() -> None:
    """KO-C6. [KO-6]"""
    table = in_play(["7C 9S 8D", "KC 8C", "9C TS", "TC"], options={"first_dealer": 3})
    play(table, [(0, "7C"), (1, "KC"), (2, "9C"), (3, "TC")])
    assert position(table)["tallies"][1][1] == 1 and position(table)["last_out"] == 3


def test_the_right_to_lead_passes_from_one_who_holds_only_the_barred_suit_KO_C6() -> None:
    """KO-C6: he has won clubs and holds nothing but clubs; his left neighbour leads. [KO-6]"""
    table = in_play(["7C 9S 8D", "AC KC 8C", "9C TS", "TC 7S"])
    play(table, [(0, "7C"), (1, "AC"), (2, "9C"), (3, "TC")])
    now = position(table)
    assert table.turn() == 2 and now["leader"] == 2 and now["failed"] == 1 and now["barred"] == "C"


def test_the_ace_of_spades_is_offered_with_its_suit_KO_C7() -> None:
    """KO-C7: a taker may get it. [KO-5]"""
    table = dealt({"hand.0": "9D AS KS 7S TC", "hand.1": "7D 8C TH JD JC"})
    now = position(table)
    assert now["owner"] == 0 and now["piles"]["offer"] == "AS KS 7S" and now["piles"]["hand.0"] == "9D TC"
    assert names(table, 1) == {"take 1", "take 2", "take 3", "decline"}
    play(table, [(1, "take 1")])
    assert "discard AS" in names(table, 1), "he may throw away the card just taken"
    assert "AS" in position(table)["piles"]["hand.1"].split()
    play(table, [(1, "discard 7D")])
    assert names(table, 2) == {"take 2", "take 3", "decline"}


def test_the_ace_led_counts_double_and_may_be_taken_back_KO_C8() -> None:
    """KO-C8. [KO-8, KO-12]"""
    hands = ["AS 9H", "7S 8H", "8C TH", "9C JH"]
    table = in_play(hands)
    play(table, [(0, "AS"), (1, "7S"), (2, "pass"), (3, "pass")])
    assert position(table)["tallies"][0] == [0, 0, 0, 0, 1, 0, 0, 0]
    table = in_play(["AS 9H", "7D 8H", "8C TH", "9C JH"])
    play(table, [(0, "AS"), (1, "pass"), (2, "pass"), (3, "pass")])
    assert "AS" in position(table)["piles"]["hand.0"].split() and table.turn() == 1


def test_four_failed_leads_end_a_blocked_deal_KO_C9() -> None:
    """KO-C9: P1, P2 and P3 have one card each; P1 sits nearest the dealer's left. [KO-10]"""
    table = in_play(["9S", "7H", "KC", "8D AD"], barred="H")
    play(table, [(0, "9S"), (1, "pass"), (2, "pass"), (3, "pass")])
    assert table.turn() == 2, "P2 holds only hearts and cannot lead"
    play(table, [(2, "KC"), (3, "pass"), (0, "pass"), (1, "pass")])
    play(table, [(3, "AD"), (0, "pass"), (1, "pass"), (2, "pass")])
    now = position(table)
    assert now["last_out"] == 0 and now["deal_number"] == 1


def test_the_sheet_has_four_columns_of_strokes_doubles_ringed_KO_C10() -> None:
    """KO-C10: singles and doubles by suit stand in the sheet; the terminal draws strokes and rings."""
    table = play(dealt(DEAL), C1)
    sheet = table.sheet()
    assert sheet.drawing == "kopilka"
    assert sheet.columns[3].totals["doubles-H"] == 1 and sheet.columns[0].totals["tricks-D"] == 1
    assert sheet.notes == {"box": 55, "deal": 2}
    lines = drawn(sheet, Words("en", "lomber.games.mushka_kopilka"))
    assert lines[0] == "[ box 55 ]   deal 2 of 4"
    assert lines[2].split() == ["♠", "♣", "♦", "♥"]
    assert [line.split()[-2:] for line in lines[3:]] == [["I", "I"], ["I", "I"], ["-15", "I"], ["-15", "Ⓘ"]]
    assert lines[3].index("I") == lines[5].index("I"), "diamonds stand under diamonds"


# -- offering


def test_five_of_a_suit_are_offered_and_three_may_be_taken_KO_5() -> None:
    """KO-5: the owner then draws three."""
    table = dealt({"hand.0": "7H 8H 9H TH JH", "stock": "AS KS QS"})
    assert position(table)["offered"] == 5 and position(table)["piles"]["hand.0"] == ""
    for seat, number in ((1, 5), (2, 1), (3, 3)):
        play(table, [(seat, f"take {number}")])
        taken = position(table)["piles"][f"hand.{seat}"].split()[-1]
        play(table, [(seat, f"discard {taken}")])
    mine = set(position(table)["piles"]["hand.0"].split())
    assert mine == {"8H", "TH", "AS", "KS", "QS"}
    assert len(position(table)["piles"]["thrown.1"].split()) == 1


def test_a_hand_is_looked_at_when_its_turn_comes_KO_5() -> None:
    """KO-5: what a player has taken before can give him three of a suit."""
    table = dealt({"hand.0": "7H 8H 9H TC JD", "hand.1": "KH QH 8D JS AC"})
    play(table, [(1, "take 1"), (1, "discard 8D"), (2, "decline"), (3, "decline")])
    now = position(table)
    assert now["owner"] == 1 and set(now["piles"]["offer"].split()) == {"KH", "QH", "7H"}


def test_four_offers_of_three_all_taken_use_up_the_stock_KO_5_KO_7() -> None:
    """Twelve cards are drawn, exactly the stock: nobody can buy. Takers throw away what they took."""
    hands = {
        "hand.0": "KH QH 8H 7S 7C",
        "hand.1": "KS QS 8S 9D 9C",
        "hand.2": "KC QC 8C 9H 7D",
        "hand.3": "KD QD 8D 9S 7H",
    }
    table = dealt({**hands, "stock": "TS TC JD AH TD AC JS JH TH AD JC AS"})
    for owner, suit in enumerate("HSCD"):
        assert position(table)["owner"] == owner
        for asked in range(1, 4):
            seat = (owner + asked) % 4
            table.play(seat, f"take {asked}")
            taken = next(
                name for name in names(table, seat) if name[-2:] in (f"K{suit}", f"Q{suit}", f"8{suit}")
            )
            table.play(seat, taken)
    assert position(table)["phase"] == "lead" and table.view(0).in_stock == 0
    assert set(position(table)["piles"]["hand.0"].split()) == {"7S", "7C", "TS", "TC", "JD"}
    play(table, [(0, "7C")])
    assert names(table, 1) == {"9C", "AC"}
    play(table, [(1, "9C")])
    assert names(table, 2) == {"pass"}, "9H 7D JS JH TH, and nothing to buy"


def test_a_card_taken_lies_where_the_discard_lay_so_that_its_place_tells_nothing_KO_5() -> None:
    """KO-5, shuffled: whoever gave the card cannot point at it when it is offered again."""
    places = set()
    for hand in ("8D KH QH JS AC", "KH QH 8D JS AC", "KH 8D QH JS AC"):
        table = dealt({"hand.0": "7H 8H 9H TC JD", "hand.1": hand})
        play(table, [(1, "take 1"), (1, "discard 8D"), (2, "decline"), (3, "decline")])
        places.add(position(table)["piles"]["offer"].split().index("7H"))
    assert places == {0, 1, 2}


def test_offers_are_hidden_from_all_but_the_owner_and_discards_from_all_but_the_taker_KO_5() -> None:
    """KO-5, 6.7."""
    table = play(dealt(DEAL), C1[:1])
    offers = {seat: table.state.position(seat)["piles"]["offer"] for seat in range(4)}
    assert offers == {0: "?? ??", 1: "KH QH", 2: "?? ??", 3: "?? ??"}
    discards = [event.moves for event in table.seen(3).log if getattr(event, "seat", -1) == 2]
    assert discards == [("take 3",), ("discard ??",)]


# -- the play


def test_two_tricks_running_may_not_be_of_one_suit_whoever_leads_KO_6() -> None:
    """KO-6."""
    table = in_play(["7H 8H", "KH QH 9S", "8C 9C", "TC JC"], stock="")
    play(table, [(0, "7H"), (1, "KH"), (2, "pass"), (3, "pass")])
    assert names(table, 1) == {"9S"}
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "QH")
    assert refused.value.rule == "KO-6"
    assert position(table)["barred"] == "H"


def test_out_of_turn_names_the_rule_of_the_phase_KO_5_KO_6_KO_7() -> None:
    """KO-5: the offers; KO-6: the lead; KO-7: whoever follows."""
    game = make("mushka_kopilka", first_dealer=3)
    offered = Table(game, dealing=False)
    hands = ["9S KH TD QD JC", "7H QH 8H JS AC", "TS KD 9C KS QC", "AS 8D 8C TH JD"]
    offered.deal({f"hand.{p}": [int(game.read_card(w)) for w in h.split()] for p, h in enumerate(hands)})
    led = in_play(["7H 8H", "KH QH 9S", "8C 9C", "TC JC"], stock="")
    followed = in_play(["7H 8H", "KH QH 9S", "8C 9C", "TC JC"], stock="")
    followed.play(0, "7H")
    for table, move, rule in ((offered, "decline", "KO-5"), (led, "QH", "KO-6"), (followed, "pass", "KO-7")):
        with pytest.raises(IllegalMove) as refused:
            table.play((table.turn() + 1) % 4, move)
        assert refused.value.rule == rule


@pytest.mark.parametrize(("limit", "bought"), [("none", 3), (1, 1), (2, 2)])
def test_so_many_cards_may_be_bought_for_one_trick_KO_7(limit: int | str, bought: int) -> None:
    """KO-7, `buy_limit`: a second trick is counted anew."""
    table = following("8D", "7H", stock="KD QD JD", options={"buy_limit": limit})
    for _ in range(bought):
        play(table, [(1, "buy")])
    assert names(table, 1) == {"pass"}
    if limit == "none":
        assert position(table)["piles"]["stock"] == ""
    else:
        with pytest.raises(IllegalMove):
            table.play(1, "buy")
    play(table, [(1, "pass")])
    assert position(table)["bought"] == 0


def test_bought_cards_are_seen_by_the_buyer_alone_KO_7() -> None:
    """KO-7, 6.7."""
    table = play(following("8D", "7H", stock="KD QD JD"), [(1, "buy")])
    assert "KD" in table.state.position(1)["piles"]["hand.1"]
    assert table.state.position(2)["piles"]["hand.1"] == "?? ??"


def test_the_ace_of_spades_wins_whatever_is_led_KO_8() -> None:
    """KO-8: written under the suit led, double."""
    table = in_play(["AH 7C", "KH 8C", "AS 9C", "QH TC"])
    play(table, [(0, "AH"), (1, "KH"), (2, "AS"), (3, "QH")])
    assert position(table)["tallies"][2] == [0, 0, 0, 0, 0, 0, 0, 1] and table.turn() == 2


def test_first_out_is_who_laid_his_last_card_earliest_KO_9() -> None:
    """KO-9: the leader lays before the others."""
    table = in_play(["7C 9H", "8C", "9C", "TC JS"])
    play(table, [(0, "7C"), (1, "8C"), (2, "9C"), (3, "TC")])
    assert position(table)["last_out"] == 1


def test_a_last_card_that_is_taken_back_is_not_out_KO_9() -> None:
    """KO-8, KO-9: the failed lead does not count as going out."""
    table = in_play(["7D", "8C 9H", "9C TH", "TC JH"])
    play(table, [(0, "7D"), (1, "pass"), (2, "pass"), (3, "pass")])
    assert position(table)["out"] == [] and table.turn() == 1
    play(table, [(1, "8C"), (2, "9C"), (3, "TC"), (0, "pass")])
    assert position(table)["deal_number"] == 0, "everybody still has cards"


# -- the cash-box


def test_the_first_out_without_a_trick_pays_the_remise_where_it_is_agreed_KO_11() -> None:
    """KO-11, `remise_exempts_first_out`."""
    described = {"first_out": [2], "trickless": [[2, 3]]}
    assert nets(described) == [-15, -15, -10, -20]
    assert nets(described, remise_exempts_first_out=False) == [-15, -15, -15, -20]


def test_fee_remise_and_contribution_are_as_agreed_KO_3() -> None:
    """KO-3, KO-11: `contribution`, `game_fee`, `remise`."""
    described = {"first_out": [0], "trickless": [[1]]}
    assert nets(described, contribution=20, game_fee=7, remise=3) == [-20, -30, -27, -27]


def test_prices_are_as_agreed_KO_12() -> None:
    """KO-12, `suit_prices`; double for the ace of spades."""
    one_each = {**PARTY, "tallies": [[1, 0, 0, 0, 0, 0, 0, 1], [0, 1, 0, 0] + [0] * 4, [0] * 8, [0] * 8]}
    entries = make(KO, suit_prices=("2", "3", "5", "9")).score(one_each)
    assert [entry.amount for entry in entries if entry.reason == "tricks"] == [20, 3]


def test_a_box_that_cannot_cover_the_claims_is_shared_in_proportion_KO_12() -> None:
    """KO-12: the floor of each share, odd kopecks by the largest fraction, ties nearest the dealer's left."""
    assert cut(10, [7, 7, 7, 0], [3, 0, 1, 2]) == [4, 3, 3, 0]
    assert cut(10, [7, 7, 7, 0], [1, 2, 3, 0]) == [3, 4, 3, 0]
    assert cut(11, [4, 8, 4, 4], [0, 1, 2, 3]) == [2, 5, 2, 2]
    assert cut(100, [4, 8, 4, 4], [0, 1, 2, 3]) == [4, 8, 4, 4]
    poor = {**PARTY, "tallies": [[0, 0, 0, 40] + [0] * 4, [0] * 8, [0] * 8, [0] * 8]}
    entries = make(KO).score(poor)
    assert [entry.amount for entry in entries if entry.reason == "tricks"] == [110]
    assert not [entry for entry in entries if entry.reason == "rest"], "nothing is left over"


def walk(game: Any, seed: int) -> Table:
    table, book = Table(game, seed=seed), BookBot(game)
    while (seat := table.turn()) >= 0:
        table.play(seat, book.choose(Glance(game, table.view(seat), table.legal(seat))))
    return table


def test_a_new_party_has_new_contributions_and_four_dealers_KO_13() -> None:
    """KO-2, KO-13, `parties`: after eight deals the box is empty and the money sums to nought."""
    table = walk(make(KO, parties=2), 5)
    paid = Counter(entry.hand for entry in table.sheet().entries if entry.reason == "contribution")
    assert paid == {1: 4, 5: 4}
    fees = Counter(entry.hand for entry in table.sheet().entries if entry.reason == "fee")
    assert fees == dict.fromkeys(range(1, 9), 3)
    assert table.sheet().notes["box"] == 0 and sum(table.scores()) == 0
    rests = {entry.hand for entry in table.sheet().entries if entry.reason == "rest"}
    assert rests <= {4, 8}


def test_a_party_broken_off_pays_the_tricks_and_shares_the_rest_KO_13() -> None:
    """Ours: with `hands` nobody has a right to the rest of the box."""
    table = walk(make(KO, hands=1), 3)
    assert table.sheet().notes["box"] == 0 and sum(table.scores()) == 0
    shares = [entry.amount for entry in table.sheet().entries if entry.reason == "rest"]
    assert max(shares) - min(shares) <= 1


# -- manners (6.3)


def false_deal() -> Table:
    """Seat 1 passes on hearts with a heart in hand, and seat 0 goes out in the next trick."""
    table = in_play(["7H 9S", "KH 8S", "8H 9C", "TC TD"], options={"manners": True})
    return play(
        table,
        [(0, "7H"), (1, "pass"), (2, "8H"), (3, "pass"), (2, "9C"), (3, "TC"), (0, "pass"), (1, "pass")],
    )


def test_a_false_pass_may_be_claimed_when_the_hands_are_opened_KO_7() -> None:
    """6.3 (b): each costs the remise; the trick stands. [KO-7]"""
    table = false_deal()
    now = position(table)
    assert now["phase"] == "claim" and now["false"] == [0, 1, 0, 0] and now["tallies"][2][3] == 1
    assert table.state.position(3)["piles"]["hand.1"] == "8S KH", "the cards that are left are shown"
    assert names(table, 0) == {"next", "claim 1"}
    play(table, [(0, "claim 1"), (0, "next"), (1, "next"), (2, "next"), (3, "next")])
    fines = [entry for entry in table.sheet().entries if entry.reason == "false-pass"]
    assert [(entry.column, entry.amount) for entry in fines] == [(1, -5)]


def test_a_false_pass_that_nobody_claims_costs_nothing_KO_7() -> None:
    """6.3 (b)."""
    table = play(false_deal(), [(seat, "next") for seat in range(4)])
    assert not [entry for entry in table.sheet().entries if entry.reason == "false-pass"]


def test_a_false_pass_is_fined_though_he_be_first_out_KO_11() -> None:
    """KO-11, 6.3: neither fee nor remise, but the fine."""
    assert nets({"first_out": [0], "trickless": [[0]], "false": [[0, 0]]}, manners=True) == [
        -20,
        -15,
        -15,
        -15,
    ]


def test_without_manners_a_pass_with_the_suit_is_refused_KO_7() -> None:
    """6.3 (a)."""
    table = following("KH 8S", "7H")
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "pass")
    assert refused.value.rule == "KO-7"
    with_manners = following("KH 8S", "7H", options={"manners": True})
    assert names(with_manners, 1) == {"KH", "pass"}
    marked = [choice.forbidden for choice in with_manners.view(1).choices() if choice.text == "pass"]
    assert marked == ["KO-7"], "the view marks what the rules forbid"


def test_a_pass_before_the_suit_was_bought_is_not_false_KO_7() -> None:
    """6.3: he lacked it then."""
    table = following("8S TD", "7H", stock="QH JH", options={"manners": True}, leader_has="9S KC")
    play(table, [(1, "pass"), (2, "buy"), (2, "QH"), (3, "pass")])
    assert position(table)["false"] == [0, 0, 0, 0]


# -- what cannot be


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3},
        {"players": 5},
        {"contribution": 0},
        {"suit_prices": ("1", "2", "3")},
        {"suit_prices": ("1", "2", "3", "x")},
        {"buy_limit": 3},
        {"ranks": 7},
    ],
)
def test_what_cannot_be_agreed_is_refused_KO_1(options: dict[str, Any]) -> None:
    """KO-1, M-26."""
    with pytest.raises(BadOptions):
        make(KO, **options)


@pytest.mark.parametrize(
    "result",
    [
        {},
        {"first_out": [4]},
        {"first_out": [0] * 5},
        {"first_out": [0], "trickless": [[4]]},
        {"first_out": [0], "trickless": []},
        {"first_out": [0], "false": [3]},
        {"first_out": [0], "tallies": [[0] * 7] * 4},
    ],
)
def test_a_result_that_cannot_be_is_refused_KO_12(result: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        make(KO).score(result)


OFFER = {
    "phase": "answer",
    "owner": 0,
    "turn": 1,
    "offered": 3,
    "piles": {"offer": "7H 8H 9H", "hand.1": "AS"},
}


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 0},
        {"owner": -1},
        {"offered": 4},
        {"taken": [4]},
        {"piles": {"offer": "7H 8H 9C", "hand.1": "AS"}},
        {"piles": {"offer": "7H 8H 9H", "hand.0": "TH", "hand.1": "AS"}},
        {"phase": "discard"},
        {"phase": "lead"},
        {"phase": "claim"},
    ],
)
def test_an_offer_that_cannot_be_is_refused_KO_5(change: dict[str, Any]) -> None:
    """KO-5: one suit, all of it, and the others are asked."""
    make(KO).set_up(OFFER)
    with pytest.raises(BadPosition):
        make(KO).set_up({**OFFER, **change})


# -- advice


def offer_to(hand: str) -> Table:
    return dealt({"hand.0": "7H 8H 9H TC JD", "hand.1": hand})


def in_the_fourth() -> Table:
    """Nobody is nearly out, but it is the last deal of the party."""
    start = {"phase": "follow", "turn": 1, "leader": 0, "led": "H", "in_trick": 1, "played": ["0 7H"]}
    hands = ["7C TC JC", "8D 9D TD", "8C 8S 9S", "9C KC 8H"]
    return in_play(hands, stock="KD QD JD 7D", deal_number=3, **start)


ADVICE = [
    ("A-KO1", lambda: in_play(["KH AD 7C", "8C QH", "9C TD", "TC JS"]), 0, "KH"),  # dearest of two that win
    (
        "A-KO1",
        lambda: in_play(["KH 9D TC", "8C AH", "JC QH", "AC JS"]),
        0,
        "TC",
    ),  # clubs are out, diamonds not
    ("A-KO2", lambda: following("AS 9H 8D", "KH"), 1, "AS"),
    ("A-KO3", lambda: following("8D", "7H", stock="KD QD JD"), 1, "pass"),
    ("A-KO3", in_the_fourth, 1, "pass"),
    ("A-KO5", lambda: following("KH QH 8H", "AH"), 1, "8H"),
    ("A-KO6", lambda: offer_to("KC QC KD QD AD"), 1, "decline"),
    ("A-KO4", lambda: offer_to("7C KS QS KD AD"), 1, "take 1"),
]


@pytest.mark.parametrize(("number", "made", "seat", "move"), ADVICE)
def test_each_piece_of_advice_decides_a_position(number: str, made: Any, seat: int, move: str) -> None:
    """A-KO1 … A-KO6: with the piece the book says this, without it another thing; the last always answers."""
    table = made()
    assert said(table, seat) == (move, number)
    assert number in ("A-KO5", "A-KO6") or said(table, seat, (number,))[0] != move


def test_the_ace_of_spades_is_not_spent_on_spades_A_KO2() -> None:
    """A-KO2: never on a spade lead if it can be avoided."""
    assert said(following("AS 9S 8D", "KS"), 1) == ("9S", "A-KO2")


def test_the_low_singleton_is_thrown_away_A_KO4() -> None:
    """A-KO4."""
    table = play(offer_to("7C KS QS KD AD"), [(1, "take 1")])
    assert said(table, 1)[0] == "discard 7C"


# -- guessing


def test_guesses_weigh_the_ways_a_discard_can_have_gone_KO_5() -> None:
    """KO-5: seat 2 took a card from seat 1's three spades and threw one of six away. From seat 0's eyes the card
    taken went in one history of six, all told; the counts of the cases say so."""
    table = dealt({"hand.0": "7C 8D 9H TC JD", "hand.1": "7S 8S 9S TD JH", "hand.2": "KC KD KH QC QD"})
    play(table, [(2, "take 1"), (2, "discard KC"), (3, "decline"), (0, "decline")])
    worlds = Worlds(table.seen(0), table.game)
    source, kept, drawn_ = Fast(1), 0, 2000
    for _ in range(drawn_):
        state = worlds.guess(source)
        offered = {event[3] for event in state.events if event[0] == "take"}  # type: ignore[attr-defined]
        thrown = set(state.thrown[2])  # type: ignore[attr-defined]
        kept += not offered & thrown
    assert abs(kept / drawn_ - 5 / 6) < 0.035


# -- positions and results told in few words


def test_a_described_leader_who_holds_only_the_barred_suit_cannot_lead_KO_6() -> None:
    """KO-6: KO-C6 as a position; the right passes on, once more if need be, and a fourth failure ends the deal."""
    hands = ["KC 8C", "7C TC", "9C TS", "JD"]
    table = in_play(hands, barred="C")
    now = position(table)
    assert table.turn() == 2 and now["leader"] == 2 and now["failed"] == 2 and now["barred"] == "C"
    table = in_play(["KC 8C", "7C", "9C", "JC"], barred="C")
    assert position(table)["last_out"] == 1, "of those with one card the nearest the dealer's left (KO-10)"


def test_a_described_trick_tells_who_led_and_who_is_next_KO_7() -> None:
    """KO-7."""
    piles = {"hand.0": "7H", "hand.1": "AS 8D", "hand.2": "9H", "hand.3": "JC"}
    table = Table(make(KO), start={"phase": "follow", "piles": piles, "played": ["0 KH"]})
    assert table.turn() == 1 and position(table)["led"] == "H" and position(table)["leader"] == 0
    assert names(table, 1) == {"AS", "buy", "pass"}


@pytest.mark.parametrize(
    ("hand", "more", "legal"),
    [
        ("AS 8D", {"played": ["0 KH"]}, {"AS", "buy", "pass"}),  # KO-C3
        ("AS 9H 8D", {"played": ["0 KH"]}, {"AS", "9H"}),
        ("AS 8D", {"played": ["0 KS"]}, {"AS"}),
        ("AS 8D", {"played": ["0 7C", "1 8C", "0 KH"], "in_trick": 1}, {"AS", "buy", "pass"}),
    ],
)
def test_a_card_laid_alone_is_a_trick_in_progress_though_no_phase_is_told_KO_7(
    hand: str, more: dict[str, Any], legal: set[str]
) -> None:
    """One card is never a completed trick (KO-8): 8D could be led against it, as if it had been taken."""
    table = Table(make(KO), start={"piles": {"hand.1": hand}, **more})
    assert (table.turn(), names(table, 1)) == (1, legal)


def test_who_laid_his_last_card_in_a_described_trick_is_out_KO_9() -> None:
    """KO-9."""
    piles = {"hand.1": "7H 8D", "hand.2": "9H TC", "hand.3": "JH QC"}
    table = Table(make(KO), seed=1, start={"phase": "follow", "piles": piles, "played": ["0 KH"]})
    play(table, [(1, "7H"), (2, "9H"), (3, "JH")])
    assert position(table)["last_out"] == 0 and position(table)["deal_number"] == 1


def test_contributions_lie_in_the_box_of_a_described_deal_KO_3() -> None:
    """KO-3: what is said goes before."""
    assert position(in_play(["7D", "8C", "9C", "TC"], options={"contribution": 15}))["box"] == 60
    assert position(in_play(["7D", "8C", "9C", "TC"]))["balances"] == [-10] * 4
    assert position(in_play(["7D", "8C", "9C", "TC"], box=7))["balances"] == [0] * 4


def test_prices_are_given_as_numbers_too_KO_12() -> None:
    """KO-12: by agreement larger or smaller."""
    tallies = [[1, 1, 1, 1, 1, 1, 1, 1], [0] * 8, [0] * 8, [0] * 8]
    result = {"first_out": [1, 1, 1, 1], "tallies": tallies}
    for prices in ((2, 0, 3, 5), ["2", "0", "3", "5"], "2 0 3 5"):
        entries = make(KO, suit_prices=prices).score(result)
        assert [e.amount for e in entries if e.reason == "tricks"] == [30]
    with pytest.raises(BadOptions):
        make(KO, suit_prices=(1, 2, 3))
    with pytest.raises(BadOptions):
        make(KO, suit_prices=(1, 2, 3, -4))
    with pytest.raises(BadOptions):
        make(KO, suit_prices=(1, 2, 3, True))


def test_who_is_asked_and_how_many_were_offered_need_not_be_told_KO_5_KO_6() -> None:
    """KO-5: the owner's left is asked first, and who has taken a card holds one more; KO-6: the leader leads."""
    hands = {
        "hand.0": "AS KD",
        "hand.1": "9C 8C JD QD AD",
        "hand.2": "KS JS TS QC AC",
        "hand.3": "8D 9D TD JC KC",
    }
    asked = {"phase": "answer", "owner": 0, "dealer": 3, "piles": {**hands, "offer": "7H 8H 9H"}}
    table = Table(make(KO), start=asked)
    assert (table.turn(), names(table, 1)) == (1, {"decline", "take 1", "take 2", "take 3"})
    piles = {**hands, "hand.2": "KS JS TS QC AC 7H", "offer": "8H 9H"}
    table = Table(make(KO), start={**asked, "phase": "discard", "taken": [1], "piles": piles})
    assert (table.turn(), "discard 7H" in names(table, 2)) == (2, True)
    assert position(table)["offered"] == 3
    assert Table(make(KO), start={"phase": "lead", "leader": 2, "piles": hands}).turn() == 2


@pytest.mark.parametrize("wrong", [{"false": [0, 0, 1, 0]}, {"claimed": 4}])
def test_false_passes_are_told_only_with_manners_KO_7(wrong: dict[str, Any]) -> None:
    """KO-7: without manners nobody passes falsely, and nobody could claim it."""
    piles = {"hand.0": "AS KD", "hand.1": "9C", "hand.2": "KS", "hand.3": "8H"}
    with pytest.raises(BadPosition):
        Table(make(KO), start={"piles": piles, "turn": 0, **wrong})
