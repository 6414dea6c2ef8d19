"""The worked cases of docs/rules/bezique.md."""

from __future__ import annotations

import pytest

from lomber.games import make
from lomber.table.errors import BadOptions
from lomber.table.shoe import Shoe, Stacked
from lomber.table.table import Table
from tests.games.bezique.tables import (
    announce,
    faces,
    game,
    leading,
    next_window,
    offered,
    refused,
    series,
    window,
)


def winner(table: Table) -> int:
    return table.turn()


def trick(hands: list[str], cards: list[str], **options: object) -> Table:
    """These cards are laid from seat 0 on, each put into its hand first."""
    held = [f"{hand} {card}" for hand, card in zip(hands, cards, strict=True)]
    table = leading(held, options=dict(options))
    for seat, card in enumerate(cards):
        table.play(seat, card)
    return table


def test_eight_packs_of_two_players_leave_69_windows_C_1():
    """C-1."""
    game = make("bezique", draw=False)
    assert game.cards == 174 and game.options.rounds() == 69
    table = Table(game, seed=1)
    assert table.state.left() == 138
    windows = 0
    while table.state.deals_done == 0:
        windows += table.view(0).phase == "window"
        seat = table.turn()
        table.play(seat, table.legal(seat)[-1])
    assert windows == 69


def test_ten_packs_of_three_leave_one_card_over_C_2():
    """C-2."""
    table = Table(make("bezique", packs=10, players=3, draw=False, hands=1), seed=1)
    assert table.game.cards == 214 and table.state.left() == 160 and table.game.options.rounds() == 53
    while not table.over:
        seat = table.turn()
        table.play(seat, table.legal(seat)[-1])
    assert table.state.left() == 1 and table.state.faced >= 0


def test_two_packs_for_three_are_refused_C_3():
    """C-3."""
    with pytest.raises(BadOptions):
        make("bezique", packs=2, players=3)


def test_an_infusorka_turned_goes_back_into_the_stock_C_4():
    """C-4."""
    plain = make("bezique", draw=False)
    read = plain.deck.read
    turns = [{"turned": [read("X#1")]}, {"turned": [read("QD#1")]}]
    placed = set()
    for seed in range(8):
        table = Table(plain, shoe=Stacked(turns, Shoe(seed)))
        state = table.state
        assert state.trump == 2 and table.view(0).scene().zones[-2].cards == ("QD",)
        assert state.stock.left() == 137 and state.left() == 138
        stock = [int(card) for card in state.stock.cards]
        placed.add(stock.index(read("X#1")))
        assert not any(card == read("X#1") for hand in state.hands for card in hand)
        assert state.rules.roles[2].of(1, read_face("JH")) == 1
    assert len(placed) > 4


def read_face(name: str) -> int:
    return make("whist").read_card(name)


@pytest.mark.parametrize(
    ("number", "lead", "reply", "takes"),
    [
        ("C-5", "KD", "AD", 1),
        ("C-6", "JD", "TD", 0),
        ("C-7", "AD", "AD", 0),
        ("C-8", "AD", "9S", 1),
        ("C-10", "X", "9H", 1),
        ("C-10", "X", "X", 0),
        ("C-10", "9H", "X", 0),
    ],
)
def test_who_takes_a_trick_C_5_C_6_C_7_C_8_C_10(number: str, lead: str, reply: str, takes: int):
    """C-5, C-6, C-7, C-8, C-10."""
    assert winner(trick(["", "KD"], [lead, reply])) == takes


@pytest.mark.parametrize(
    ("cards", "takes"), [(["KD", "KD", "9H"], 0), (["X", "9C", "KD"], 1)], ids=["C-9", "C-11"]
)
def test_three_players_lay_a_trick_C_9_C_11(cards: list[str], takes: int):
    """C-9, C-11."""
    assert winner(trick(["", "", ""], cards)) == takes


def test_the_nine_is_exchanged_and_the_turn_up_can_be_announced_C_12():
    """C-12."""
    table = window("9S KS QS JS TS")
    assert offered(table) == {"exchange", "marriage"}
    table.play(0, "exchange")
    assert table.sheet().columns[0].totals["points"] == 0
    assert table.view(1).scene().zones[-2].cards == ("9S",)
    assert offered(table) == {"marriage", "quint"}
    assert announce(table, "quint", "AS KS QS JS TS") == 50


def test_a_nine_turned_up_is_not_exchanged_C_13():
    """C-13."""
    table = window("9S", faced="9S")
    assert "exchange" not in offered(table)
    assert refused(table, 0, "exchange 9S#1") == ("B-13", "bezique-exchange")


def test_four_marriages_C_14():
    """C-14."""
    table = window("KS KS KS KS QS QS QS QS")
    assert series(table, [("marriage", "KS QS")] + [("marriage", f"KS#{i} QS#{i}") for i in (2, 3, 4)]) == [
        4,
        8,
        16,
        32,
    ]


def test_four_beziques_C_15():
    """C-15."""
    table = window("JC JC JC JC QS QS QS QS")
    steps = [("bezique", f"JC#{i} QS#{i}") for i in (1, 2, 3, 4)]
    assert series(table, steps) == [25, 50, 100, 200]


def test_three_quints_the_second_with_the_bezique_jack_C_16():
    """C-16: 50 + 100 + 200 = 350."""
    table = window("AS KS QS JS TS AS KS QS JC TS AS KS QS JS TS", faced="9S")
    jacks = ("JS#1", "JC", "JS#2")
    quints = [("quint", f"AS#{i} KS#{i} QS#{i} {jack} TS#{i}") for i, jack in enumerate(jacks, 1)]
    assert series(table, quints) == [50, 100, 200]
    assert table.sheet().columns[0].totals["points"] == 350


def test_three_times_four_queens_of_different_suits_C_17():
    """C-17."""
    table = window("QS QC QD QH QS QC QD QH QS QC QD QH")
    four = ("four_Q", "QS QC QD QH")
    assert series(table, [four, ("four_Q", "QS#2 QC#2 QD#2 QH#2"), ("four_Q", "QS#3 QC#3 QD#3 QH#3")]) == [
        6,
        12,
        18,
    ]


@pytest.mark.parametrize(
    ("kind", "card", "prices", "options"),
    [
        ("lad_Q", "QS", [176, 100, 200, 400, 1152], {}),
        ("lad_K", "KS", [88, 50, 100, 200, 576], {}),
        ("lad_A", "AS", [110, 50, 100, 200, 620], {}),
        ("lad_J", "JS", [44, 50, 100, 200, 488], {}),
        ("lad_T", "TS", [90, 50, 100, 200, 580], {}),
        ("lad_BJ", "JC", [164, 100, 200, 400, 1128], {}),
        ("lad_BJ", "JC", [164, 100, 200, 400, 1152], {"bez_jack_eighth": "as_queens"}),
        ("lad_A", "AS", [110, 50, 100, 200, 576], {"king_like_eighth": "as_kings"}),
        ("lad_J", "JS", [44, 50, 100, 200, 576], {"king_like_eighth": "as_kings"}),
        ("lad_T", "TS", [90, 50, 100, 200, 576], {"king_like_eighth": "as_kings"}),
    ],
)
def test_a_ladder_of_eight_C_18_C_19_C_20_C_39(kind: str, card: str, prices: list[int], options: dict):
    """C-18, C-19, C-20, C-39."""
    faced = "9S"
    table = window(" ".join([card] * 8), faced=faced, options=options)
    steps = [(kind, " ".join([card] * 4))] + [(kind, card)] * 4
    assert series(table, steps) == prices
    assert sum(prices) == table.sheet().columns[0].totals["points"]


def test_an_infusorka_makes_the_fourth_queen_C_21():
    """C-21."""
    table = window("QS QS QS QS X")
    assert announce(table, "lad_Q", "QS#1 QS#2 QS#3 X#1") == 176
    next_window(table)
    assert announce(table, "lad_Q", "QS#4") == 100


def test_queen_and_infusorka_are_a_bezique_or_a_marriage_C_22():
    """C-22."""
    table = window("QS X")
    assert offered(table) == {"bezique", "marriage"}
    assert announce(table, "bezique", "QS X") == 25
    next_window(table)
    assert offered(table) == set()  # nothing would be opened
    fresh = window("KS", "QS X", served={"QS#1": "bezique", "X#1": "bezique"}, counts=[{"bezique": 1}, {}])
    assert offered(fresh) == {"marriage"}
    assert announce(fresh, "marriage", "QS#1 KS") == 4
    other = window("QS X")
    assert announce(other, "marriage", "QS X") == 4


def test_open_king_and_queen_of_a_marriage_serve_in_a_quint_C_23():
    """C-23: ace, jack and ten are opened with them."""
    table = window("KS QS AS JS TS", faced="9S")
    assert series(table, [("marriage", "KS QS"), ("quint", "AS KS QS JS TS")]) == [4, 50]
    next_window(table)
    assert offered(table) == set()  # nothing of it could be opened for another


def test_after_a_quint_a_marriage_needs_a_new_card_C_24():
    """C-24."""
    lying = "AS KS QS JS TS"
    served = {f"{face}#1": "quint" for face in lying.split()}
    table = window("", lying, faced="9S", served=served, counts=[{"quint": 1}, {}])
    assert offered(table) == set()
    assert refused(table, 0, "announce marriage") == ("B-15", "bezique-not-held")
    table = window("KS#2", lying, faced="9S", served=served, counts=[{"quint": 1}, {}])
    assert offered(table) == {"marriage"}
    assert announce(table, "marriage", "KS#2 QS#1") == 4


def test_a_card_serves_once_in_a_kind_C_25():
    """C-25."""
    served = {"KS#1": "marriage", "QS#1": "marriage"}
    table = window("KS#2", "KS#1 QS#1", served=served, counts=[{"marriage": 1}, {}])
    assert offered(table) == set()
    table = window("KS#2 QS#2", "KS#1 QS#1", served=served, counts=[{"marriage": 1}, {}])
    assert announce(table, "marriage", "KS#2 QS#2") == 8


def test_a_played_queen_must_be_made_up_for_C_26():
    """C-26."""
    lying = "QS#2 QS#3 QS#4"
    served = {f"QS#{i}": "lad_Q" for i in (2, 3, 4)}
    table = window("QS#5", lying, served=served, counts=[{"lad_Q": 1}, {}])
    assert offered(table) == set()
    table = window("QS#5 QS#6 QS#7", lying, served=served, counts=[{"lad_Q": 1}, {}])
    assert announce(table, "lad_Q", "QS#5 QS#6") == 100
    next_window(table)
    assert announce(table, "lad_Q", "QS#7") == 200


def test_of_two_ready_announcements_one_is_made_C_27():
    """C-27."""
    table = window("KS QS JC")
    assert announce(table, "bezique", "QS JC") == 25
    assert offered(table) == set()
    assert refused(table, 0, "announce marriage") == ("B-15", "bezique-one-only")


def test_who_has_won_no_trick_has_no_window_C_28():
    """C-28, B-13, B-14, B-15: what is done in a window is refused by the rule that leaves it to the winner."""
    table = window("", other="KS QS 9S")
    assert offered(table, 1) == set()
    assert refused(table, 1, "announce marriage") == ("B-15", "bezique-no-window")
    assert refused(table, 1, "exchange 9S#1") == ("B-13", "bezique-no-window")
    assert refused(table, 1, "draw") == ("B-14", "bezique-no-window")
    assert refused(table, 1, "KS#1") == ("B-8", "not-your-turn")


def test_a_plain_marriage_is_not_announced_C_29():
    """C-29."""
    assert offered(window("KH QH")) == set()


def test_the_last_window_comes_before_the_last_two_cards_C_30():
    """C-30."""
    table = window("9S KS QS", rounds=1)
    assert table.state.left() == 2
    assert offered(table) == {"marriage", "exchange"}
    assert announce(table, "marriage", "KS QS") == 4
    table.play(0, "exchange")
    table.play(0, "draw")
    assert table.state.deals_done == 1 and table.sheet().columns[0].totals["points"] == 4


@pytest.mark.parametrize(
    ("held", "legal"),
    [("AH TH 9S QD", {"AH"}), ("TH QD 9S", {"TH"}), ("QD 9S", {"9S"}), ("QD X", {"QD", "X"})],
)
def test_the_duties_of_the_play_out_C_31(held: str, legal: set[str]):
    """C-31."""
    table = played_out("KH", held, play_out=True)
    assert faces(table, 1) == legal


def played_out(led: str, held: str, **options: object) -> Table:
    """The stock is gone; seat 0 has led, seat 1 answers."""
    size = len(held.split())
    start = {
        "phase": "play",
        "turn": 0,
        "piles": {"hand.0": " ".join([led] + ["9D"] * (size - 1)), "hand.1": held, "stock": ""},
    }
    table = Table(game(**options), dealing=False, start=start)
    table.play(0, led)
    return table


def test_a_deal_of_five_announcements_C_32():
    """C-32."""
    table = window("KS QS QS QS QS QS JC AS TS", faced="9S")
    steps = [
        ("marriage", "KS QS#1"),
        ("bezique", "QS#1 JC"),
        ("quint", "AS KS QS#1 JC TS"),
        ("lad_Q", "QS#1 QS#2 QS#3 QS#4"),
        ("lad_Q", "QS#5"),
    ]
    assert series(table, steps) == [4, 25, 50, 176, 100]
    assert table.sheet().columns[0].totals["points"] == 355


def test_three_players_settle_C_33():
    """C-33."""
    entries = make("bezique", players=3).score({"totals": [1240, 890, 355], "settle": True})
    assert [entry.amount for entry in entries] == [1235, 185, -1420]


def test_of_four_the_dealer_rests_C_34():
    """C-34."""
    table = Table(make("bezique", players=4, draw=False), seed=5)
    state = table.state
    assert [len(hand) for hand in state.hands] == [18, 18, 18, 0]
    assert state.left() == 120 and table.turn() == 0
    assert table.legal(3) == [] and "sits-out" in table.view(0).scene().seats[3].marks
    while state.deals_done == 0:
        table.play(table.turn(), table.legal(table.turn())[-1])
    assert state.dealer == 0 and table.turn() == 1 and state.totals[3] == 0


@pytest.mark.parametrize(("lead", "takes"), [("KD", 1), ("AD", 0)])
def test_the_ten_below_the_ace_C_35(lead: str, takes: int):
    """C-35."""
    assert winner(trick(["", ""], [lead, "TD"], ten_rank="below_ace")) == takes
    quint = window("AS KS QS JS TS", faced="9S", options={"ten_rank": "below_ace"})
    assert announce(quint, "quint", "AS KS QS JS TS") == 50


def test_any_four_queens_C_36():
    """C-36."""
    options = {"four_suits": "any"}
    table = window("QS QS QC QH QC QC QC QC", options=options)
    assert announce(table, "four_Q", "QS QS QC#1 QH") == 6
    next_window(table)
    assert announce(table, "four_Q", "QC#2 QC#3 QC#4 QC#5") == 12
    trumps = window("QS QS QS QS", options=options)
    assert offered(trumps) == {"lad_Q"}
    assert announce(trumps, "lad_Q", "QS QS QS QS") == 176
    assert offered(window("QS QS QC QH")) == set()
    assert offered(window("QC QC QC QC")) == set()


def test_an_open_infusorka_helps_to_four_queens_but_is_no_fifth_C_37():
    """C-37."""
    served = {"KS#1": "marriage", "X#1": "marriage"}
    table = window("QS QS QS", "KS#1 X#1", served=served, counts=[{"marriage": 1}, {}])
    assert announce(table, "lad_Q", "QS QS QS X#1") == 176
    served.update({f"QS#{i}": "lad_Q" for i in (1, 2, 3, 4)})
    late = window("", "KS#1 X#1 QS#1 QS#2 QS#3 QS#4", served=served, counts=[{"marriage": 1, "lad_Q": 1}, {}])
    assert offered(late) == set()


def test_the_game_ends_with_the_deal_that_reaches_the_target_C_38():
    """C-38."""
    options = {"end_mode": "target", "target": 3000}
    first = window("", rounds=1, totals=[2400, 1900], options=options)
    first.play(0, "draw")
    assert not first.over and first.state.deals_done == 1
    second = window("", rounds=1, totals=[3100, 3050], deal=1, options=options)
    second.play(0, "draw")
    assert second.over and second.scores() == [50, -50]


def test_the_last_trick_has_its_bonus_C_40():
    """C-40."""
    table = window("", rounds=1, options={"last_trick_bonus": 10, "hands": 1})
    table.play(0, "draw")
    assert not table.over and table.view(0).phase == "play"
    while not table.over:
        assert table.view(0).phase == "play"
        last = table.turn()
        table.play(last, table.legal(last)[0])
    bonus = [entry for entry in table.sheet().entries if entry.place == "points"]
    assert [(entry.amount, entry.reason) for entry in bonus] == [(10, "bezique-last-trick")]
    assert table.sheet().columns[bonus[0].column].totals["points"] == 10


@pytest.mark.parametrize(("led", "allowed"), [(0, False), (1, True)])
def test_the_nine_only_after_overtaking_C_41(led: int, allowed: bool):
    """C-41."""
    table = window("9S", last_leader=led, options={"exchange_after": "overtaking_only"})
    assert ("exchange" in offered(table)) is allowed


def test_infusorki_alone_are_the_fifth_and_the_sixth_C_42():
    """C-42."""
    lying = "QS#1 QS#2 QS#3 QS#4"
    served = {f"QS#{i}": "lad_Q" for i in (1, 2, 3, 4)}
    table = window("X#1 X#2", lying, served=served, counts=[{"lad_Q": 1}, {}])
    assert announce(table, "lad_Q", "X#1") == 100
    next_window(table)
    assert announce(table, "lad_Q", "X#2") == 200
