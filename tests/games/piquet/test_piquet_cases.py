"""The worked cases of docs/rules/piquet.md, Part I."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from lomber.cards.pack import read_cards
from lomber.games.piquet.holdings import sequences_of, sets_of, suits_of
from tests.games.piquet.tables import (
    begin,
    counts,
    dealt,
    declare,
    exchanged,
    hands,
    last,
    names,
    play,
    position,
    written,
)

REPIQUE = ("AS KS QS JS TS AC KC AD QD AH QH 8H", "9S 7S JC 8C KD TD 9D 8D 7D KH JH TH")
WHITE_DEALER = "AS 9S 8S 7S AC TC 9C 8C AD TD 9D 7D"


@pytest.mark.parametrize(("length", "worth"), [(5, 20), (6, 22), (7, 24), (8, 26)])
def test_lone_sequences_count_with_their_point_C_1(length: int, worth: int) -> None:
    """C-1, P-11, P-12: five in sequence 5 + 15, and so on."""
    cards = read_cards(" ".join(f"{rank}S" for rank in "AKQJT987"[:length]))
    assert sum(int(h.value) for h in suits_of(cards) + sequences_of(cards)) == worth


HANDS = [
    ("C-2", "AS KS QS JS TS 9C 7C 9D 8D 7D 9H 8H", "AH KH QH JH TH 7H 9S 8S 7S KC TC 8C", [0, 6]),
    ("C-3", "AS QS JS 9S 8S 7S KC 9C TD 7D 8H 7H", "KH QH JH TH 9H AC 8C AD QD 8D TS JC", [6, 15]),
    ("C-4", "AS KS QS 7S JC AD KD 8D 7D QH JH 8H", "8S QC TC 9C 8C 7C QD TD 9D AH 9H 7H", [0, 9]),
    ("C-5", "JS TS 9S 7S JC TC JD TD 9D KH TH 8H", "AS KS QS AC KC QC 9C 7C AD KD QD 7D", [17, 14]),
    ("C-6", "AS TS AC TC 9C AD QD JD 8D KH TH 9H", "KS QS 9S 8S 7S KC QC 7C KD TD 9D QH", [6, 8]),
    ("C-7", "KS QS 9S QC 9C 8C JD 9D 7D AH 9H 8H", "AS JS 8S 7S KC KD QD TD 8D QH JH TH", [0, 7]),
    ("C-8", "AS KS 9S 8S 7S QC TC 8C 7C KD QD JD", "QS AC KC 9C AD 8D 7D QH JH TH 9H 7H", [0, 9]),
    ("C-28", "JS TS 9S QC AD KD QD 8D QH JH TH 9H", "AS 8S JC TC 8C JD TD 9D 7D AH KH 7H", [17, 0]),
]


@pytest.mark.parametrize(("case", "elder", "dealer", "counted"), HANDS)
@pytest.mark.parametrize("shown", ["always", "on_demand", "never"])
def test_the_hand_counts_of_the_cases(
    case: str, elder: str, dealer: str, counted: list[int], shown: str
) -> None:
    """C-2 … C-8, C-28; P-10 … P-13, P-16; PG-9, PG-10: whether or not the cards are shown."""
    table = exchanged(elder, dealer, show_declared=shown)
    declare(table)
    assert hands(table) == counted


def test_the_conversation_of_equal_points_C_8() -> None:
    """C-8, P-11: “five” – “equal” – “forty-five” – “forty-six”; then D's quart over E's terces, in words alone."""
    elder, dealer = HANDS[6][1:3]
    assert declare(exchanged(elder, dealer)) == [
        "0: point 5",
        "1: equal",
        "0: pips 45",
        "1: pips 46",
        "1: cards QH JH TH 9H 7H",
        "0: sequence 3 K",
        "1: sequence 4 Q",
        "1: run QH JH TH 9H",
        "0: nothing",
        "1: nothing",
    ]


def test_equal_pips_count_for_nobody_C_8() -> None:
    """C-8, P-11: equal numbers and equal pips."""
    elder, dealer = "AS KS QS JS 9S 8C 7C 8D 7D 9D 8H 7H", "AC KC QC JC 9C 8S 7S AD KD TH AH KH"
    said = declare(exchanged(elder, dealer))
    assert said[:4] == ["0: point 5", "1: equal", "0: pips 50", "1: equal"]
    assert not any(line.startswith(("0: cards", "1: cards")) for line in said)


def test_what_is_not_shown_is_only_said_P_15() -> None:
    """P-15: with `never` lengths, tops and ranks are heard, no card is seen; `on_demand` a demand shows all."""
    elder, dealer = HANDS[3][1:3]
    table = exchanged(elder, dealer, show_declared="never")
    said = declare(table)
    assert said[:2] == ["0: point 4", "1: point 5"]
    assert said.count("1: count sequence 3 A") == 3
    assert "0: count fourteen T" in said
    assert "0: count three J" in said
    assert set(table.state.position(0)["piles"]["hand.1"].split()) == {"??"}
    table = exchanged(elder, dealer, show_declared="on_demand")
    declare(table)
    table.play(0, "demand")
    shown = []
    while position(table).phase.value == "show":
        shown.append(table.name(table.legal(table.turn())[0]))
        table.play(table.turn(), table.legal(table.turn())[0])
    assert shown == ["cards AC KC QC 9C 7C", "run AS KS QS", "run AC KC QC", "run AD KD QD"]
    assert position(table).phase.value == "capot"
    assert table.turn() == 0
    assert "demand" not in {table.name(move) for move in table.asides(0)}


def test_leads_and_captures_count_one_each_C_9() -> None:
    """C-9, P-20: 18 and 6: lead 19, lead again 20; the dealer takes it: 7, leads: 8."""
    piles = {"hand.0": "AS KS 7S AC KC QC JC TC 9D 8D 7D 9C", "hand.1": "QS JS TS 9S 8S 7C 8C AH KH QH JH TH"}
    table = Table(
        make("piquet", draw=False),
        dealing=False,
        start={"piles": piles, "count": [[18, 6], [0, 0], [0, 0], [0, 0], [-1, -1, 0, 0]]},
    )
    table.play(0, "AS")
    assert counts(table) == [19, 6]
    play(table, "8S")
    table.play(0, "7S")
    assert counts(table) == [20, 6]
    table.play(1, "QS")
    assert counts(table) == [20, 7]
    table.play(1, "AH")
    assert counts(table) == [20, 8]


DEAL = {
    "hand.0": "AS KS QS JS TS 9S 8S 7S AC KC QC JC",
    "hand.1": "AD KD QD JD TD 9D 8D 7D AH KH QH JH",
    "talon": "TC 9C 8C 7C TH 9H 8H 7H",
}


@pytest.mark.parametrize(("elder", "dealer"), [(5, {0, 3}), (4, {0, 3, 4}), (3, {0, 3, 4, 5}), (0, {0, 3})])
def test_how_many_cards_may_be_bought_C_10(elder: int, dealer: set[int]) -> None:
    """C-10, P-6, P-7, PG-7, PG-8: the dealer's choice depends on what the elder has left or refused."""
    table = dealt(DEAL)
    assert buys(table, "7S 8S 9S TS JS") == {0, 3, 4, 5}
    table.act(0, [*[f"throw {card}" for card in ["7S", "8S", "9S", "TS", "JS"][:elder]], "done"])
    assert buys(table, "7D 8D 9D TD JD") == dealer


def buys(table: Table, cards: str) -> set[int]:
    """After how many thrown cards `done` is allowed."""
    found = set()
    trial = table.state.copy()
    seat = table.turn()
    for thrown, card in enumerate([*cards.split(), ""]):
        if table.game.book.code("done") in list(trial.legal(seat)):
            found.add(thrown)
        if card and table.game.book.code(f"throw {card}") in list(trial.legal(seat)):
            trial.play(seat, table.game.book.code(f"throw {card}"))
        elif card:
            break
    return found


def test_the_dealer_takes_what_the_elder_left_first_C_10() -> None:
    """C-10, P-8, P-9: elder takes three (a b c), the dealer d e x; y and z are seen by both, discards by none."""
    table = dealt(DEAL)
    table.act(0, ["throw 7S", "throw 8S", "throw 9S", "done"])
    table.act(1, ["throw 7D", "throw 8D", "throw 9D", "done"])
    piles = table.state.position(-2)["piles"]
    assert {"TC", "9C", "8C"} <= set(piles["hand.0"].split())
    assert {"7C", "TH", "9H"} <= set(piles["hand.1"].split())
    for seat in (0, 1):
        assert table.state.position(seat)["piles"]["talon"] == "8H 7H"
    assert table.state.position(0)["piles"]["thrown.1"] == "?? ?? ??"
    assert table.state.position(1)["piles"]["thrown.1"] == "9D 8D 7D"


def test_options_of_the_exchange_P_6() -> None:
    """P-6 `elder_may_refuse=false`; P-7 `dealer_min_buy=1`."""
    table = dealt(DEAL, elder_may_refuse=False)
    assert buys(table, "7S 8S 9S TS JS") == {3, 4, 5}
    table = dealt(DEAL, dealer_min_buy=1)
    table.act(0, ["throw 7S", "throw 8S", "throw 9S", "throw TS", "throw JS", "done"])
    assert buys(table, "7D 8D 9D TD JD") == {0, 1, 2, 3}


def test_a_full_deal_without_a_bonus_C_11() -> None:
    """C-11, P-19, P-21, P-24: count by count; six tricks each, no leza; the elder writes ten."""
    table = exchanged("AS JS 9S 7S QC 8C KD JD TD 9D QH 9H", "QS TS 8S KC JC TC QD 8D 7D KH JH 8H")
    begin(table)
    assert hands(table) == [7, 0]
    found = play(
        table,
        "AS 8S · KD 7D · JS QS | KC 8C · KH 9H · JC QC | JD QD | JH QH | 9S TS | TC 7S · 8D 9D | TD 8H",
    )
    assert found == [
        *([8, 0], [9, 0], [10, 1], [10, 2], [10, 3], [11, 4], [12, 5], [13, 6], [14, 7], [14, 8], [15, 9])
    ]
    assert last(table) == [19, 9]
    assert written(table) == [(0, "game", 10, "game-difference")]


def test_equal_counts_are_a_refet_C_12() -> None:
    """C-12, P-24, P-29: 17 each: nought to both, and the next korolik is doubled."""
    table = exchanged("AS JS 7S AC JC TC 9C 7C TD 9D AH 8H", "QS TS 9S 8S QC 8C AD 7D QH JH TH 7H")
    begin(table)
    assert hands(table) == [8, 6]
    found = play(
        table,
        "AC 8C · JC QC | QS AS | TC 7H · JS 8S · 9C 7D · TD AD | QH AH | 7S 9S | TS 7C · JH 8H · TH 9D",
    )
    assert found == [
        *(
            [9, 6],
            [10, 7],
            [11, 8],
            [12, 8],
            [13, 8],
            [14, 8],
            [15, 9],
            [16, 10],
            [17, 11],
            [17, 12],
            [17, 13],
        )
    ]
    assert last(table) == [17, 17]
    assert [(fact.key, fact.words["number"]) for fact in table.view(0).facts()] == [("fact-piquet-refet", 17)]
    assert written(table) == [(0, "game", 0, "refet"), (1, "game", 0, "refet")]


def test_thirty_in_the_play_is_sixty_C_13() -> None:
    """C-13, P-22: leads 27, 28, 29, then 30 → 60."""
    table = exchanged("KS JS AC QC JC TC 9C 8C 7C QD JD 7D", "AS QS TS 8S KD 8D AH QH JH TH 8H 7H")
    begin(table)
    assert hands(table) == [26, 0]
    found = play(
        table,
        "AC 7H · QC 8H · JC 8S · TC 8D · 9C TS · QD KD | AH 7D · QH 7C · AS JS · JH 8C · TH JD · QS KS",
    )
    assert [one[0] for one in found[:6]] == [27, 28, 29, 60, 61, 62]
    assert last(table) == [66, 7]
    assert written(table)[0][2] == 59


@pytest.mark.parametrize(("stop", "final"), [("declarations", [62, 8]), ("any_score", [32, 8])])
def test_a_pique_after_lost_tricks_C_14(stop: str, final: list[int]) -> None:
    """C-14, P-22, PG-2: only declarations stop it; with `pique_stop=any_score` any point does."""
    table = exchanged(
        "JS 8S 7S AC JC TC 9C 8C 7C QD AH KH", "AS KS QS TS 9S KC QC JD 8D JH 8H 7H", pique_stop=stop
    )
    begin(table)
    assert hands(table) == [21, 0]
    found = play(
        table,
        "AC QC · JC KC | AS 7S · JH KH | TC 7H · 9C 8D · JS QS | KS 8S · TS 7C · 9S 8C · JD QD | AH 8H",
    )
    assert found[-1] == [28, 8]
    assert last(table) == final


REPIQUE_PLAY = "AS 7S · KS 9S · QS 7D · AH TH · JS 8D · AC 8C · AD 9D · KC JC · TS TD · QH KH | JH 8H · KD QD"


def test_thirty_in_the_hand_is_ninety_C_15() -> None:
    """C-15, P-17: 37 → 97; ten leads 107; leza 117 against 6."""
    table = exchanged(*REPIQUE)
    begin(table)
    assert counts(table) == [97, 0]
    assert play(table, REPIQUE_PLAY)[-1] == [107, 2]
    assert last(table) == [117, 6]
    assert written(table)[0][2] == 111


@pytest.mark.parametrize(("announced", "final"), [((), [11, 55]), ((1,), [11, 95])])
def test_capot_by_the_dealer_C_16(announced: tuple[int, ...], final: list[int]) -> None:
    """C-16, P-18, P-21, P-23: forty, or eighty if announced; neither ten nor three."""
    table = exchanged("QS TS QC JC KD JD AH KH QH JH 9H 8H", "AS KS 9S 8S 7S AC KC TC 9C 8C AD TD")
    begin(table, *announced)
    assert hands(table) == [10, 3]
    play(
        table,
        "QC KC | AS TS · KS QS · AC JC · 9S 8H · TC 9H · 8S JD · AD KD · 9C JH · 7S QH · 8C KH · TD AH",
    )
    assert last(table) == final


def test_an_announced_capot_that_fails_costs_nothing_P_18() -> None:
    """P-18: C-11 with a capot announced ends as without."""
    table = exchanged("AS JS 9S 7S QC 8C KD JD TD 9D QH 9H", "QS TS 8S KC JC TC QD 8D 7D KH JH 8H")
    begin(table, 0, 1)
    play(
        table,
        "AS 8S · KD 7D · JS QS | KC 8C · KH 9H · JC QC | JD QD | JH QH | 9S TS | TC 7S · 8D 9D | TD 8H",
    )
    assert last(table) == [19, 9]


@pytest.mark.parametrize(
    ("options", "hand", "final"),
    [
        ({}, [12, 6], [55, 12]),
        ({"all_counted_bonus": 0}, [12, 6], [35, 12]),
        ({"all_counted_when": "hand"}, [32, 6], [55, 12]),
    ],
)
def test_a_hand_of_which_everything_counted_C_17(
    options: dict[str, Any], hand: list[int], final: list[int]
) -> None:
    """C-17, P-23, PG-4: twenty more at the end; `all_counted_bonus=0`; `all_counted_when=hand`."""
    table = exchanged("KC QC JC AD KD QD JD KH JH TH 8H 7H", "AS QS JS TS AC TC 9C 7C TD 8D 7D AH", **options)
    begin(table)
    assert hands(table) == hand
    play(
        table,
        "KC AC | AS 7H · QS 8H · TC JC | KH AH | TD JD | AD 7D · KD 8D · JH 7C · QC 9C · QD TS · TH JS",
    )
    assert last(table) == final


def test_a_counted_hand_makes_a_repique_where_it_belongs_to_the_hand_P_23() -> None:
    """P-23 `all_counted_when=hand`: 17 and 20 of C-28 are a repique."""
    table = exchanged(HANDS[7][1], HANDS[7][2], all_counted_when="hand")
    begin(table)
    assert counts(table) == [97, 0]


def test_white_cards_stop_a_repique_C_18() -> None:
    """C-18, P-5, P-17: the dealer's ten for white cards: 37, not 97; and no pique later."""
    table = exchanged(*REPIQUE, start={"white": [0, 10]})
    begin(table)
    assert counts(table) == [37, 10]
    play(table, REPIQUE_PLAY)
    assert last(table) == [37 + 10 + 10, 10 + 6]


def test_white_cards_are_announced_and_shown_before_the_discard_P_5() -> None:
    """P-5, PG-5: the whole hand is laid open suit by suit; then he exchanges; which cards he threw stays hidden."""
    piles = {
        "hand.0": "KS QS JS TS KC QC JC KD QD JD KH QH",
        "hand.1": WHITE_DEALER,
        "talon": "7C 8D AH JH TH 9H 8H 7H",
    }
    table = dealt(piles)
    table.act(0, ["throw TS", "throw JC", "throw JD", "done"])
    assert names(table, 1) == {"white"}
    table.act(1, ["white", "cards AS 9S 8S 7S", "cards AC TC 9C 8C", "cards AD TD 9D 7D"])
    table.act(1, ["throw 7S", "throw 8S", "throw 9S", "done"])
    declare(table)
    assert hands(table)[1] >= 10
    shown = table.view(0).scene()
    assert any(zone.name == "white.1" and len(zone.cards) == 12 for zone in shown.zones)
    assert table.state.position(0)["piles"]["thrown.1"] == "?? ?? ??"


@pytest.mark.parametrize(("when", "white"), [("dealt", 0), ("after_exchange", 10), ("both", 10)])
def test_when_white_cards_are_judged_P_5(when: str, white: int) -> None:
    """P-5: after the exchange the hand is white, as dealt it was not."""
    piles = {
        "hand.0": "KS QS JS TS KC QC JC KD QD JD KH QH",
        "hand.1": "AS 9S JH 8S 7S AC TC 9C 8C AD TD 9D",
        "talon": "7C 8D AH TH 9H 8H 7H 7D",
    }
    table = dealt(piles, white_cards_when=when)
    table.act(0, ["throw TS", "throw JC", "throw JD", "throw QH", "throw KH", "done"])
    table.act(1, ["throw 7S", "throw 8S", "throw JH", "done"])
    while position(table).phase.value == "after":
        table.play(table.turn(), table.legal(table.turn())[0])
    assert int(position(table).white[1]) == white


def test_a_hand_twice_white_counts_twenty_P_5() -> None:
    """P-5 `both`: ten each time."""
    piles = {
        "hand.0": "KS QS JS TS KC QC JC KD QD JD KH QH",
        "hand.1": WHITE_DEALER,
        "talon": "7C 8D AH JH TH 9H 8H 7H",
    }
    table = dealt(piles, white_cards_when="both")
    table.act(0, ["throw TS", "throw JC", "throw JD", "throw QH", "throw KH", "done"])
    while position(table).phase.value != "declare":
        moves = [m for m in table.legal(table.turn()) if "throw" not in table.name(m)]
        table.play(table.turn(), moves[0])
    assert int(position(table).white[1]) == 20


@pytest.mark.parametrize(("order", "total"), [("any_declaration_stops", 30), ("classic_order", 90)])
def test_the_order_of_a_repique_P_17(order: str, total: int) -> None:
    """P-17, PG-3, PG-15: point 8, sequences 18 and 4 make thirty before the dealer's three jacks count."""
    elder, dealer = "AS KS QS JS TS 9S 8S 7S AC KC QC 9D", "JC TC KD QD JD TD KH QH JH 9H 8H 7H"
    table = exchanged(
        elder.replace("AC KC QC 9D", "TC 9C 8C 7C"), dealer.replace("TC", "AC"), repique_order=order
    )
    begin(table)
    assert hands(table) == [8 + 18 + 4, 3]
    assert counts(table)[0] == total


def test_literal_count_of_tricks_C_29() -> None:
    """C-29, P-20, PG-1 `own_trick_counts`: 18–6: lead and win 20; lead and lose 21, the other 7; lead and win 9."""
    piles = {"hand.0": "AS KS 7S AC KC QC JC TC 9D 8D 7D 9C", "hand.1": "QS JS TS 9S 8S 7C 8C AH KH QH JH TH"}
    table = Table(
        make("piquet", draw=False, own_trick_counts=True),
        dealing=False,
        start={"piles": piles, "count": [[18, 6], [0, 0], [0, 0], [0, 0], [-1, -1, 0, 0]]},
    )
    assert play(table, "AS 8S · 7S QS · AH 7D") == [[20, 6], [21, 7], [21, 9]]


def sheet(games: list[list[int]], **options: Any) -> list[tuple[int, str, int, str]]:
    entries = make("piquet", **options).score({"counts": games})
    return [(e.column, e.place, e.amount, e.reason) for e in entries]


def side(entries: list[tuple[int, str, int, str]], column: int) -> list[int]:
    return [e[2] for e in entries if e[0] == column and e[1] == "side"]


def test_the_partie_of_the_document_C_19() -> None:
    """C-19, P-25 … P-28, section 4.1: 380 against 120, net 260."""
    entries = sheet([[33, 0], [0, 48], [65, 0], [0, 37], [22, 0], [0, 6]])
    assert side(entries, 0) == [130, 120, 130]
    assert side(entries, 1) == [120]
    assert [e[2] for e in entries if e[1] == "game"] == [33, 48, 65, 37, 22, 6]


@pytest.mark.parametrize(
    ("points", "money"), [(1, [260, -260]), (10, [26, -26]), (20, [13, -13]), (100, [2, -2])]
)
def test_a_kopeck_is_for_one_point_for_ten_or_for_twenty_P_28(points: int, money: list[int]) -> None:
    """P-28, §46: 260 are 2 r. 60 k., at a tenth 26 k., at a twentieth 13 k.; parts of a kopeck are dropped."""
    state: Any = make("piquet", stake_points=points, draw=False).start()
    for counts_ in ([33, 0], [0, 48], [65, 0], [0, 37], [22, 0], [0, 6]):
        state.match.write(counts_)
    assert state.scores() == money
    assert [column.totals for column in state.sheet().columns] == [
        {"game": 120, "side": 380},
        {"game": 91, "side": 120},
    ]  # as it stands on the table when all is over, section 4.1


def test_a_refet_doubles_the_next_korolik_C_20() -> None:
    """C-20, P-29, PG-12: 32 and a tie: 130; then 45 and 73 are written 90 and 146: 160."""
    entries = sheet([[32, 0], [9, 9], [0, 45], [73, 0]])
    assert entries == [
        (0, "game", 32, "game-difference"),
        (0, "game", 0, "refet"),
        (1, "game", 0, "refet"),
        (0, "side", 130, "korolik"),
        (1, "game", 90, "game-doubled"),
        (0, "game", 146, "game-doubled"),
        (0, "side", 160, "korolik"),
    ]


def test_both_games_to_one_player_and_a_tied_korolik_C_21() -> None:
    """C-21, P-25, PG-11: 33 and 48: 180; 33 against 33: nothing."""
    assert side(sheet([[33, 0], [48, 0]]), 0) == [180]
    assert side(sheet([[33, 0], [0, 33]]), 0) == []


def test_a_refet_in_the_last_game_doubles_the_next_partie_C_22() -> None:
    """C-22, P-29, P-31: korolik three closes with game five and nought; games one and two are doubled."""
    games = [[10, 0], [0, 5], [10, 0], [0, 5], [10, 0], [7, 7], [20, 0], [0, 5]]
    entries = sheet(games, parties=2)
    assert [e for e in entries if e[3] == "game-doubled"] == [
        (0, "game", 40, "game-doubled"),
        (1, "game", 10, "game-doubled"),
    ]
    assert side(entries, 0)[:4] == [110, 110, 110, 120]


def test_a_blank_sheet_costs_a_hundred_C_23() -> None:
    """C-23, P-27, P-28: 130 + 170 + 210 + 310 + 100 = 920."""
    entries = sheet([[10, 0], [20, 0], [30, 0], [40, 0], [50, 0], [60, 0]])
    assert side(entries, 0) == [130, 170, 210, 310, 100]
    assert sum(side(entries, 0)) == 920


def test_a_refet_is_no_record_on_a_blank_sheet_P_28() -> None:
    """P-28: a nought does not save from the blank sheet."""
    entries = sheet([[10, 0], [20, 0], [30, 0], [40, 0], [50, 0], [7, 7]])
    assert (0, "side", 100, "blank-sheet") in entries


@pytest.mark.parametrize(("rounding", "written_"), [("nearest", 130), ("up", 140)])
def test_rounding_to_tens_P_26(rounding: str, written_: int) -> None:
    """P-26, PG-6: 132 → 130, or 140 upwards; exact tens stay."""
    assert side(sheet([[32, 0], [0, 0]], rounding=rounding), 0) == [written_]
    assert side(sheet([[30, 0], [0, 0]], rounding=rounding), 0) == [130]


def test_two_refets_fourfold_where_they_stack_P_29() -> None:
    """P-29 `refet_stack`: ×4 after two refets in one korolik, else ×2."""
    games = [[5, 5], [6, 6], [10, 0]]
    assert sheet(games, refet_stack=True)[-1] == (0, "game", 40, "game-doubled")
    assert sheet(games)[-1] == (0, "game", 20, "game-doubled")


def test_only_finished_koroliki_are_settled_PG_13() -> None:
    """PG-13: three games played: the first korolik alone counts, at the stake."""
    game = make("piquet", stake=2, hands=3, draw=False)
    state: Any = game.start()
    for counts_ in ([33, 0], [0, 48], [99, 0]):
        state.match.write(counts_)
    assert state.match.ended
    assert state.scores() == [-240, 240]


@pytest.mark.parametrize(("how", "dealers"), [("alternate", [1, 0]), ("same", [1, 1])])
def test_who_deals_in_a_korolik_P_3(how: str, dealers: list[int]) -> None:
    """P-3: drawn before each korolik; the lower card deals the first game, or both."""
    game = make("piquet", korolik_deal=how)
    table = Table(game, dealing=False)
    table.deal({"drawn": [int(game.read_card("7S")), int(game.read_card("7H"))]})
    table.deal({"drawn": [int(game.read_card("AS")), int(game.read_card("8H"))]})
    match = position(table).match
    found = [int(match.dealer)]
    match.write([10, 0])
    match.pass_deal()
    found.append(int(match.dealer))
    assert found == dealers
    match.write([10, 0])
    match.pass_deal()
    assert match.drawing == 3


def test_twelve_cards_and_a_talon_of_eight_P_4() -> None:
    """P-1, P-4, PG-14: 32 cards; five for the elder, three for the dealer, in the order of taking."""
    deal = make("piquet", draw=False).start().awaits()
    assert deal is not None
    assert [(pile.name, pile.size) for pile in deal.piles] == [("hand.0", 12), ("hand.1", 12), ("talon", 8)]
    table = dealt(DEAL)
    assert (int(position(table).elder_talon), int(position(table).dealer_talon)) == (5, 3)


def test_pips_and_lower_sets_P_2() -> None:
    """P-2, P-13: ace 11, figures and ten 10; four nines are nothing; a fourteen is not also a three."""
    assert int(suits_of(read_cards("AS KS TS 9S 7S"))[0].key) == 500 + 11 + 10 + 10 + 9 + 7
    assert sets_of(read_cards("9S 9C 9D 9H")) == []
    assert [int(h.value) for h in sets_of(read_cards("TS TC TD TH"))] == [14]


# -- declaring as one likes (P-14)


def test_nobody_is_forced_to_declare_P_14() -> None:
    """P-14, §34: what is not declared is lost, and a lower claim of the other then counts."""
    elder, dealer = HANDS[2][1:3]
    table = exchanged(elder, dealer, declare="manual")
    assert names(table, 0) == {"nothing", "point 1", "point 3", "point 4"}
    table.play(0, "point 4")
    assert names(table, 1) == {"good", "point 1", "point 3", "point 5"}
    table.play(1, "good")
    assert names(table, 0) == {"cards AS KS QS 7S", "cards AD KD 8D 7D"}
    table.play(0, "cards AS KS QS 7S")
    table.play(0, "sequence 3 A")
    table.play(1, "good")
    table.play(0, "run AS KS QS")
    table.play(0, "done")
    table.play(0, "nothing")
    table.play(1, "nothing")
    assert hands(table) == [7, 0]


def test_the_winner_picks_what_to_count_P_14() -> None:
    """P-14: of three terces two are counted."""
    elder, dealer = HANDS[3][1:3]
    table = exchanged(elder, dealer, declare="manual")
    for seat, move in ((0, "nothing"), (1, "nothing"), (0, "nothing"), (1, "sequence 3 A")):
        table.play(seat, move)
    assert "done" not in names(table, 1)
    table.play(1, "run AS KS QS")
    table.play(1, "run AD KD QD")
    table.play(1, "done")
    table.play(0, "nothing")
    table.play(1, "three A")
    table.play(1, "same AS AC AD")
    table.play(1, "done")
    assert hands(table) == [0, 9]
