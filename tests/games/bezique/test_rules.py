"""The rules of Bezique one by one, where no worked case says them; every option value."""

from __future__ import annotations

import pytest

from lomber.games import make
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.errors import BadOptions, BadPosition, BadRecord
from lomber.table.shoe import Shoe, Stacked
from lomber.table.table import Table
from tests.games.bezique.tables import announce, faces, game, leading, next_window, offered, refused, window
from tests.games.bezique.test_cases import played_out

# -- the cards and the deal


@pytest.mark.parametrize(
    ("options", "cards", "rounds"),
    [
        ({"packs": 2}, 50, 7),
        ({"packs": 3}, 74, 19),
        ({"packs": 3, "players": 3}, 74, 6),
        ({"packs": 8}, 174, 69),
        ({"packs": 8, "players": 3}, 174, 40),
        ({"packs": 10}, 214, 89),
        ({"packs": 10, "players": 3}, 214, 53),
        ({"packs": 2, "nines_per_suit": 3}, 54, 9),
        ({"packs": 8, "nines_per_suit": 0, "infusorki": 0}, 160, 62),
    ],
)
def test_packs_nines_and_infusorki_make_the_pack_B_26_G_1_G_2(options: dict, cards: int, rounds: int):
    """B-26, G-1, G-2."""
    game = make("bezique", **options)
    assert (game.cards, game.options.rounds()) == (cards, rounds)
    nines = options.get("nines_per_suit", 2 if options["packs"] == 2 else 3)
    assert sum(game.card_name(card).startswith("9") for card in range(cards)) == 4 * nines


def test_there_is_no_bezique_of_four_packs_G_1():
    """G-1."""
    with pytest.raises(BadOptions):
        make("bezique", packs=4)


def test_a_stock_without_room_for_the_infusorki_that_may_be_turned_is_refused_B_6():
    """B-6. Both can be turned and put back; with one card in the stock the shuffling would never come to an end."""
    small = {"packs": 1, "suits": 2, "ranks": 3, "nines_per_suit": 0, "hand_cards": 3}
    with pytest.raises(BadOptions, match="too few"):
        make("bezique", infusorki=2, **small)
    assert make("bezique", infusorki=2, **{**small, "nines_per_suit": 1}).rules.deck.size == 10
    with pytest.raises(BadOptions, match="too few"):
        make("bezique", packs=1, hand_cards=16)


def test_the_lowest_lot_deals_and_the_deal_passes_to_the_left_B_1_B_2():
    """B-1, B-2."""
    plain = make("bezique", players=3)
    lots = [int(card) for card in plain.start().awaits().pool]
    table = Table(plain, shoe=Stacked([{"drawn": [lots[1], lots[0], lots[2]]}], Shoe(2)))
    assert table.state.dealer == 1 and table.turn() == 2
    while table.state.deals_done == 0:
        table.play(table.turn(), table.legal(table.turn())[-1])
    assert table.state.dealer == 2


def test_eighteen_cards_each_and_a_turn_up_that_makes_trumps_B_3_B_5():
    """B-3, B-5."""
    table = Table(game(), seed=2)
    assert [len(hand) for hand in table.state.hands] == [18, 18]
    turned = table.view(0).scene().zones[-2]
    assert turned.name == "turned" and "SCDH"[table.state.trump] == turned.cards[0][1]


def test_both_infusorki_can_be_turned_and_go_back_B_6():
    """B-6."""
    plain = game()
    read = plain.deck.read
    turns = [{"turned": [read(name)]} for name in ("X#2", "X#1", "9H#1")]
    table = Table(plain, shoe=Stacked(turns, Shoe(3)))
    stock = [int(card) for card in table.state.stock.cards]
    assert read("X#1") in stock and read("X#2") in stock and table.state.trump == 3
    for seat in (0, 1):
        worlds = Worlds(table.seen(seat), plain)
        for seed in range(10):
            guessed = worlds.guess(Fast(seed))
            held = [int(card) for hand in guessed.hands for card in hand]
            assert read("X#1") not in held and read("X#2") not in held


def test_a_deal_that_puts_a_returned_infusorka_into_a_hand_is_refused_B_6():
    """B-6."""
    plain = game()
    read = plain.deck.read
    first = [
        read("X#1"),
        *[read(f"AS#{i}") for i in range(1, 9)],
        *[read(f"KS#{i}") for i in range(1, 9)],
        read("QS"),
    ]
    turns = [{"turned": [read("X#1")]}, {"turned": [read("QD#1")]}, {"hand.0": first}]
    with pytest.raises(BadRecord):
        Table(plain, shoe=Stacked(turns, Shoe(3)))


def test_the_left_neighbour_of_the_dealer_leads_then_the_winner_B_4_B_7():
    """B-4, B-7."""
    table = leading(["AD", "9H"])
    assert table.state.active()[0] == 0
    table.play(0, "AD")
    table.play(1, "9H")
    table.play(0, "draw")
    assert table.turn() == 0


@pytest.mark.parametrize(("trump", "jack"), [("9S", "JC"), ("9C", "JS"), ("9D", "JH"), ("9H", "JD")])
def test_the_bezique_jack_is_of_the_other_suit_of_the_colour_B_28(trump: str, jack: str):
    """B-28."""
    table = window(f"Q{trump[1]} {jack}", faced=trump)
    assert "bezique" in offered(table)
    assert announce(table, "bezique", f"Q{trump[1]} {jack}") == 25


# -- the trick


def test_an_open_card_is_played_like_any_other_B_8_B_16():
    """B-8, B-16."""
    table = window("KS QS")
    announce(table, "marriage", "KS QS")
    assert {zone.name: zone.cards for zone in table.view(1).scene().zones}["lying.0"] == ("KS", "QS")
    table.play(0, "draw")
    table.play(0, "QS")
    assert {zone.name: zone.cards for zone in table.view(1).scene().zones}["lying.0"] == ("KS",)


def test_any_card_may_be_played_while_the_stock_lasts_B_9_B_27():
    """B-9, B-27."""
    table = leading(["AD", "KD 9S X"])
    table.play(0, "AD")
    assert faces(table, 1) == {"KD", "9S", "X", "AC", "KC"}
    assert len(table.legal(1)) == 18


def test_the_higher_trump_wins_and_of_three_the_first_of_equals_B_10():
    """B-10."""
    table = leading(["KD", "JS", "QS"])
    for seat, card in enumerate(("KD", "JS", "QS")):
        table.play(seat, card)
    assert table.turn() == 2


def test_the_last_trick_lies_open_until_the_next_lead_and_no_longer_B_11():
    """B-11."""
    table = leading(["AD KD", "9H"])
    table.play(0, "AD")
    table.play(1, "9H")
    names = {zone.name: zone.cards for zone in table.view(1).scene().zones}
    assert names["last"] == ("AD", "9H") and names["trick"] == ()
    table.play(0, "draw")
    table.play(0, "KD")
    assert "last" not in {zone.name for zone in table.view(1).scene().zones}


# -- the window


def test_exchange_and_announcement_come_in_either_order_B_12_G_4():
    """B-12, G-4."""
    table = window("9S KS QS")
    announce(table, "marriage", "KS QS")
    table.play(0, "exchange")
    assert offered(table) == set()
    assert [table.name(move) for move in table.legal(0)] == ["draw"]


def test_the_window_is_nothing_but_drawing_for_who_has_nothing_B_12():
    """B-12: it is not skipped: that would tell the others what is in the hand."""
    assert [window("").name(move) for move in window("").legal(0)] == ["draw"]


def test_an_exchange_needs_a_nine_and_happens_once_a_deal_B_13_G_3():
    """B-13, G-3."""
    table = window("9S 9S")
    assert len([move for move in table.legal(0) if table.name(move).startswith("exchange")]) == 2
    table.play(0, "exchange 9S#2")
    assert refused(table, 0, "exchange 9S#1") == ("B-13", "bezique-exchange")
    assert refused(window(""), 0, "exchange 9S#1") == ("B-13", "bezique-no-nine")
    assert refused(leading(["9S", ""]), 0, "exchange 9S#1") == ("B-13", "bezique-no-window")


def test_everybody_sees_the_turn_up_taken_and_knows_where_it_is_B_13():
    """B-13."""
    table = window("9S")
    table.play(0, "exchange")
    hand = {zone.name: zone.cards for zone in table.view(1).scene().zones}["hand.0"]
    assert hand.count("AS") == 1 and hand.count("??") == 16


def test_the_winner_draws_first_and_the_turn_up_last_B_14():
    """B-14."""
    table = window("", rounds=1, options={"play_out": True})
    top = table.state.stock.cards[0]
    table.play(0, "draw")
    assert top in list(table.state.hands[0])
    assert table.game.card_name(table.state.hands[1][0]) == "AS#1"
    assert table.state.left() == 0


def test_odd_cards_stay_on_the_table_B_14():
    """B-14."""
    table = Table(make("bezique", packs=3, players=3, draw=False, hands=1), seed=4)
    while not table.over:
        table.play(table.turn(), table.legal(table.turn())[-1])
    assert table.state.left() == 2


def test_nothing_is_announced_on_lead_with_eighteen_cards_B_15_G_14():
    """B-15, G-14."""
    table = leading(["KS QS", ""])
    assert refused(table, 0, "announce marriage") == ("B-15", "bezique-no-window")
    assert refused(table, 0, "draw") == ("B-14", "bezique-no-window")


def test_the_next_trick_brings_the_next_announcement_G_8():
    """G-8."""
    table = window("KS QS JC")
    announce(table, "bezique", "QS JC")
    next_window(table)
    assert announce(table, "marriage", "KS QS") == 4


def test_two_infusorki_alone_are_no_announcement_B_15():
    """B-15."""
    assert offered(window("X X")) == set()


def test_all_kinds_are_offered_by_their_names_B_17():
    """B-17."""
    everything = "AS KS QS JS TS JC QC QD QH KC KD KH"
    table = window(everything, faced="9S", other="AD AH")
    assert offered(table) == {"marriage", "bezique", "quint", "four_Q", "four_K"}


def test_the_number_of_an_announcement_outlives_its_cards_B_18():
    """B-18."""
    table = window("KS QS KS QS")
    announce(table, "marriage", "KS#1 QS#1")
    table.play(0, "draw")
    table.play(0, "QS#1")
    table.play(1, table.legal(1)[0])
    table.play(0, "draw")
    table.play(0, "KS#1")
    table.play(1, table.legal(1)[0])
    assert announce(table, "marriage", "KS QS") == 8


def test_a_fifth_needs_the_four_paid_first_and_counts_what_others_opened_B_19():
    """B-19: a queen opened by a marriage lies there like the others; one more is opened, and level five is paid."""
    served = {f"QS#{i}": "lad_Q" for i in (1, 2, 3, 4)} | {"KS#1": "marriage", "QS#5": "marriage"}
    lying = "QS#1 QS#2 QS#3 QS#4 QS#5 KS#1"
    table = window("QS#6", lying, served=served, counts=[{"lad_Q": 1, "marriage": 1}, {}])
    assert announce(table, "lad_Q", "QS#6") == 100
    next_window(table)
    assert offered(table) == set()


def test_no_more_cards_are_opened_than_are_missing_B_19():
    """B-19."""
    served = {f"QS#{i}": "lad_Q" for i in (1, 2, 3, 4)}
    table = window("QS#5 QS#6", "QS#1 QS#2 QS#3 QS#4", served=served, counts=[{"lad_Q": 1}, {}])
    table.play(0, "announce lad_Q")
    table.play(0, "use QS#5")
    assert not table.state.midway(0) and offered(table) == set()


def test_an_infusorka_of_the_ladder_counts_and_one_of_another_kind_does_not_B_19_B_20():
    """B-19, B-20."""
    served = {f"QS#{i}": "lad_Q" for i in (1, 2, 3)}
    mine = window("QS#5", "QS#1 QS#2 QS#3 X#1", served={**served, "X#1": "lad_Q"}, counts=[{"lad_Q": 1}, {}])
    assert announce(mine, "lad_Q", "QS#5") == 100
    other = window(
        "QS#5", "QS#1 QS#2 QS#3 X#1", served={**served, "X#1": "bezique"}, counts=[{"lad_Q": 1}, {}]
    )
    assert "lad_Q" not in offered(other)


def test_two_infusorki_fill_two_places_of_a_quint_B_20():
    """B-20."""
    table = window("AS KS QS X X", faced="9S")
    assert announce(table, "quint", "AS KS QS X X") == 50


def test_an_infusorka_is_not_bound_by_what_it_stood_for_B_20():
    """B-20."""
    table = window("KS QC QD QH X")
    assert announce(table, "marriage", "KS X") == 4
    next_window(table)
    assert announce(table, "four_Q", "QC QD QH X") == 6


def test_prices_are_written_at_once_and_never_taken_back_B_21():
    """B-21."""
    table = window("KS QS")
    announce(table, "marriage", "KS QS")
    entry = table.sheet().entries[-1]
    assert (entry.column, entry.amount, entry.rule, entry.words) == (0, 4, "B-29", {"number": 1})


def test_four_tens_of_different_suits_and_plain_marriages_have_no_price_B_22_B_30():
    """B-22, B-30."""
    assert offered(window("TS TC TD TH KH QH")) == set()


@pytest.mark.parametrize(
    ("kind", "prices"),
    [
        ("marriage", [4, 8, 16, 32, 64]),
        ("bezique", [25, 50, 100, 200, 400]),
        ("quint", [50, 100, 200, 400, 800]),
        ("four_Q", [6, 12, 18, 24, 30]),
        ("four_K", [8, 16, 24, 32, 40]),
        ("four_A", [10, 20, 30, 40, 50]),
        ("four_J", [4, 8, 12, 16, 20]),
        ("lad_Q", [176, 100, 200, 400, 1152, 1600, 3200, 6400, 12800 + 3 * 176]),
        ("lad_BJ", [164, 100, 200, 400, 1128, 1600, 3200, 6400, 12800 + 3 * 164]),
        ("lad_K", [88, 50, 100, 200, 576, 800, 1600, 3200, 6400 + 3 * 88]),
    ],
)
def test_the_prices_of_every_kind_B_29_B_30_B_31_G_7_G_13(kind: str, prices: list[int]):
    """B-29, B-30, B-31, G-7, G-13."""
    entries = make("bezique").score({"announced": [f"1 {kind}"] * len(prices)})
    assert [entry.amount for entry in entries] == prices
    assert {entry.column for entry in entries} == {1}


def test_the_bezique_jack_stands_for_the_trump_jack_in_a_quint_G_6():
    """G-6."""
    assert "quint" in offered(window("AS KS QS JC TS", faced="9S"))
    assert "quint" not in offered(window("AS KS QS JH TS", faced="9S"))
    two_jacks = window("AS KS QS JS JC", faced="9S")
    assert "quint" not in offered(two_jacks)


def test_three_queens_of_one_suit_and_an_infusorka_make_any_four_G_5():
    """G-5."""
    table = window("QS QS QS X", options={"four_suits": "any"})
    assert offered(table) == {"four_Q", "lad_Q", "marriage", "bezique"}
    assert announce(table, "four_Q", "QS QS QS X") == 6


def test_four_bezique_jacks_may_be_any_four_jacks_too_G_5():
    """G-5."""
    assert offered(window("JC JC JC JC", options={"four_suits": "any"})) == {"four_J", "lad_BJ"}


def test_a_played_card_is_not_replaced_in_a_combination_G_10():
    """G-10."""
    served = {"KS#1": "marriage", "QS#1": "marriage"}
    table = window("QS#2", "KS#1", served={"KS#1": served["KS#1"]}, counts=[{"marriage": 1}, {}])
    assert offered(table) == set()


# -- the end of the deal


def test_the_deal_ends_with_the_last_drawing_B_23_G_11():
    """B-23, G-11."""
    table = window("", rounds=1)
    table.play(0, "draw")
    assert table.state.deals_done == 1 and table.scores() == [0, 0]


def test_in_the_play_out_nothing_is_announced_G_9():
    """G-9."""
    table = window("KS QS", rounds=1, options={"play_out": True})
    table.play(0, "draw")
    table.play(0, "TD")
    table.play(1, table.legal(1)[0])
    assert table.view(0).phase == "play" and len(table.state.hands[table.turn()]) == 17
    assert refused(table, table.turn(), "announce marriage")[0] == "B-15"


@pytest.mark.parametrize(
    ("rule", "led", "held", "legal"),
    [
        ("follow_beat_trump", "KH", "QH JH AS", {"QH", "JH"}),
        ("follow_beat_trump", "KS", "AS TS AD", {"AS"}),
        ("follow_beat_trump", "X", "AS TS AD", {"AS", "TS", "AD"}),
        ("follow_beat_trump", "KH", "KH TH X", {"KH", "TH"}),
        ("follow_beat_trump", "KH", "X TS", {"TS"}),
        ("follow_only", "KH", "AH TH 9S", {"AH", "TH"}),
        ("follow_only", "KH", "QD 9S X", {"QD", "9S", "X"}),
        ("free", "KH", "AH TH 9S X", {"AH", "TH", "9S", "X"}),
    ],
)
def test_duties_of_each_play_out_rule_B_24(rule: str, led: str, held: str, legal: set[str]):
    """B-24."""
    assert faces(played_out(led, held, play_out=True, play_out_rule=rule), 1) == legal


@pytest.mark.parametrize(
    ("rule", "led", "asked"),
    [
        ("follow_beat_trump", "KH", ("prompt-bezique-strict", {"card": "KH"})),
        ("follow_beat_trump", "X", ("prompt-bezique-any", {"card": "X"})),
        ("follow_only", "KH", ("prompt-follow", {"suit": "H"})),
        ("free", "KH", ("prompt-bezique-any", {"card": "KH"})),
    ],
)
def test_nobody_is_asked_for_more_than_was_agreed_B_24(rule: str, led: str, asked: tuple[str, dict]):
    """B-24: the sentence over the cards says the duties of this table."""
    says = played_out(led, "AH TH 9S", play_out=True, play_out_rule=rule).view(1).scene().prompt
    assert (says.key, says.words) == asked


@pytest.mark.parametrize(
    ("held", "card", "key"),
    [
        ("TH 9S X", "X", "must-follow"),
        ("TH 9S QD", "9S", "must-follow"),
        ("AH TH QD", "TH", "must-beat"),
        ("9S QD X", "X", "must-trump"),
        ("9S QD X", "QD", "must-trump"),
    ],
)
def test_a_duty_broken_is_named_B_24(held: str, card: str, key: str):
    """B-24."""
    assert refused(played_out("KH", held, play_out=True), 1, f"{card}#1") == ("B-24", key)


def test_of_three_the_last_overtrumps_if_he_can_B_24():
    """B-24."""
    piles = {"hand.0": "KH 9D", "hand.1": "JS 9D", "hand.2": "QS 9S", "stock": ""}
    plain = game(players=3, play_out=True)
    table = Table(plain, dealing=False, start={"phase": "play", "turn": 0, "piles": piles})
    table.play(0, "KH")
    table.play(1, "JS")
    assert faces(table, 2) == {"QS"}
    assert refused(table, 2, "9S#1") == ("B-24", "must-overtrump")


def test_who_does_not_beat_was_seen_to_hold_nothing_higher_B_24():
    """B-24."""
    table = played_out("KH", "TH 9S JD", play_out=True)
    table.play(1, "TH")
    assert table.state.position(0)["denied"] == ["", "AH"]
    other = played_out("KH", "X JD", play_out=True)
    other.play(1, "X")
    assert other.state.position(0)["denied"][1].split()[0] == "AS"


def test_everybody_deals_once_or_so_many_deals_B_25_G_12():
    """B-25, G-12."""
    for options, deals in (
        ({"players": 3}, 3),
        ({"players": 2, "deals": 1}, 1),
        ({"players": 4, "packs": 3}, 4),
    ):
        table = Table(game(**{"packs": 3, **options}), seed=6)
        while not table.over:
            table.play(table.turn(), table.legal(table.turn())[-1])
        assert table.state.deals_done == deals


def test_totals_are_settled_pair_by_pair_at_the_stake_B_32():
    """B-32."""
    entries = make("bezique", stake=5).score({"totals": [30, 10], "settle": True})
    assert [(entry.amount, entry.reason, entry.rule) for entry in entries] == [
        (100, "bezique-settled", "B-32"),
        (-100, "bezique-settled", "B-32"),
    ]


def test_the_kinds_a_card_has_served_in_are_told_as_one_text_B_15():
    """B-15: a list of them is refused by how it is written, not as a card that does not lie open."""
    piles = {"open.0": "QS KS"}
    with pytest.raises(BadPosition, match=r"\['marriage'\] is not written like 'marriage quint'"):
        Table(game(), start={"piles": piles, "served": {"QS": ["marriage"]}})


@pytest.mark.parametrize(
    "wrong",
    [
        {"phase": "window", "piles": {"hand.0": "AS"}},
        {"phase": "play", "piles": {"hand.0": "AS", "hand.1": "AS#1 AS#1"}},
        {"phase": "play", "piles": {"faced": "X"}},
        {"phase": "play", "piles": {"hand.0": "ZZ"}},
        {"phase": "play", "piles": {"hand.0": " ".join(["QS"] * 9)}},
        {"phase": "deal"},
        {"phase": "window", "served": {"QS#1": "marriage"}, "piles": {"hand.0": "QS"}},
    ],
)
def test_an_impossible_position_is_refused(wrong: dict):
    with pytest.raises(BadPosition):
        game().set_up(wrong)


# -- what is offered on the screen


def test_the_panel_names_every_announcement_with_its_price_and_a_button_exchanges_the_nine():
    table = window("9S 9S KS QS JC KS", counts=[{"bezique": 2}, {}])
    choices = table.view(0).scene().choices
    prices = {c.says.words["kind"]: c.says.words["points"] for c in choices if c.says.key == "move-announce"}
    assert prices == {"marriage": 4, "bezique": 100}
    exchanges = [choice for choice in choices if choice.says.key == "move-exchange"]
    assert [(choice.zone, choice.card) for choice in exchanges] == [("turned", "")]
    assert choices[-1].text == "draw" and choices[-1].zone == "stock"


def test_of_equal_cards_one_choice_stands_for_all_that_lie_alike():
    served = {"QS#1": "marriage", "QS#2": "marriage bezique"}
    table = window("QS#3 QS#4", "QS#1 QS#2", served=served, counts=[{"marriage": 2, "bezique": 1}, {}])
    table.play(0, "draw")
    queens = [choice for choice in table.view(0).scene().choices if choice.card == "QS"]
    assert [(choice.text, choice.zone) for choice in queens] == [("QS#2", "lying.0"), ("QS#3", "hand.0")]
    assert len([move for move in table.legal(0) if table.name(move).startswith("QS")]) == 4


def test_a_face_that_may_not_be_played_is_refused_by_its_rule_B_8_B_12_B_13_B_15_B_24():
    """Nobody need number the copies: what is against the card is said of the face too."""
    out = Table(
        game(play_out=True),
        dealing=False,
        start={"piles": {"stock": "", "hand.0": "KH KC", "hand.1": "AH QD"}, "trump": "S", "leader": 0},
    )
    out.play(0, "KH")
    assert refused(out, 1, "QD") == ("B-24", "must-follow")
    assert refused(out, 1, "9S") == ("B-8", "not-in-hand")
    table = window("QS KS TS")
    assert refused(table, 0, "QS") == ("B-12", "bezique-window")
    assert refused(table, 0, "exchange") == ("B-13", "bezique-no-nine")
    table.play(0, "announce marriage")
    assert refused(table, 0, "use TS") == ("B-15", "bezique-does-not-fit")
    assert refused(table, 0, "use QZ") == ("notation", "unknown-move")


def test_between_a_trick_and_the_drawing_of_an_only_card_nobody_holds_any_B_12():
    """B-12: one card each is played, and a window comes before the next is drawn."""
    table = Table(game(players=3, hand_cards=1), seed=1)
    while table.state.phase.value != "window":
        table.play(table.turn(), table.legal(table.turn())[0])
    told = table.state.position(-2)
    assert [told["piles"][f"hand.{seat}"] for seat in range(3)] == ["", "", ""]
    assert table.game.set_up(told).position(-2) == told
    told["piles"]["hand.1"] = told["piles"]["heap"].split()[0]
    with pytest.raises(BadPosition):
        table.game.set_up(told)
