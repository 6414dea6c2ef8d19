"""The deal, the dark stakes and the bidding of Gorka: cases W-18 … W-25 of gorka.md and the rules behind them.

How the gaps were settled (section 7): AM-5 matching is only the offer to open (G-25); AM-6 over-dark presupposes a
dark stake (G-10); AM-7 a dark player may look (G-14); AM-8 the last player left takes the pot (G-24); AM-9 only who
has passed takes his open cards back (G-17).
"""

from random import Random
from typing import Any

import pytest

from lomber import BadOptions, BadPosition, IllegalMove, Shoe, Stacked, Table, make
from lomber.arena.selfplay import selfplay
from lomber.cards.pack import read_card
from tests.games.books import advised

HANDS = ["AS KS 9D 8C", "AC KC 9H 8D", "AD KD 9S 8H", "AH KH 9C 8S", "QS JS TD 7C"]


def cards(text: str) -> list[int]:
    return [int(read_card(word)) for word in text.split()]


def deal(*hands: str) -> dict[str, list[int]]:
    """First two and second two cards of each seat."""
    piles: dict[str, list[int]] = {}
    for seat, hand in enumerate(hands):
        piles[f"hand.{seat}"] = cards(hand)[:2]
        piles[f"next.{seat}"] = cards(hand)[2:]
    return piles


def table(players: int, *hands: str, dark: str = "", **options: Any) -> Table:
    """A table whose last seat deals; dark stakes as `10 - 30 -`, then everybody exposes nothing."""
    game = make("gorka", {"players": players, "draw": False, "dark": bool(dark), **options})
    begun = Table(game, shoe=Stacked([deal(*(hands or HANDS[:players]))], Shoe(1)))
    for word in dark.split():
        begun.play(begun.turn(), "no_dark" if word == "-" else f"dark {word}")
    while begun.view(begun.turn()).phase == "expose":
        begun.act(begun.turn(), ["done"])
    if begun.view(begun.turn()).phase == "show":
        dealer = begun.turn()
        first = begun.legal(dealer)[0]
        begun.play(dealer, first)
        begun.play(dealer, begun.legal(dealer)[0])
    return begun


def names(begun: Table) -> list[str]:
    return [begun.name(move) for move in begun.legal(begun.turn())]


def bid(begun: Table, text: str) -> None:
    """`0 raise 10 · 1 pass`."""
    for part in text.split("·"):
        seat, _, move = part.strip().partition(" ")
        begun.play(int(seat), move)


def raises(low: int, high: int) -> list[str]:
    return [f"raise {amount}" for amount in range(low, high + 1, 10)]


# -- the deal


def test_two_cards_are_open_whatever_was_exposed_W_18():
    """W-18, G-12."""
    hands = ["QS JS TD 7C", "9C AC KD 6S", "AD KS 9S 8H"]
    game = make("gorka", {"players": 3, "draw": False, "dark": False})
    begun = Table(game, shoe=Stacked([deal(*hands)], Shoe(1)))
    begun.act(0, ["done"])
    begun.act(1, ["expose 9C", "done"])
    piles = begun.state.position(-2)["piles"]
    assert set(piles["open.1"].split()) == {"9C", "KD"} and set(piles["hand.1"].split()) == {"AC", "6S"}
    assert set(piles["open.0"].split()) == {"TD", "7C"}, "none exposed: both new cards are open (G-13)"


@pytest.mark.parametrize(("may_open", "moves"), [(0, 1), (1, 3), (2, 3)])
def test_how_many_of_the_first_two_may_be_opened_G_13(may_open, moves):
    """G-13: fewer by agreement."""
    game = make("gorka", {"players": 3, "draw": False, "dark": False, "may_open": may_open})
    begun = Table(game, shoe=Stacked([deal(*HANDS[:3])], Shoe(1)))
    assert len(begun.legal(0)) == moves
    if may_open:
        begun.play(0, "expose KS")
        assert (len(begun.legal(0)) > 1) == (may_open == 2)


def test_who_exposes_both_gets_the_others_closed_G_13():
    """G-13."""
    game = make("gorka", {"players": 3, "draw": False, "dark": False})
    begun = Table(game, shoe=Stacked([deal(*HANDS[:3])], Shoe(1)))
    begun.act(0, ["expose KS", "expose AS", "done"])
    begun.act(1, ["done"])
    piles = begun.state.position(-2)["piles"]
    assert set(piles["open.0"].split()) == {"AS", "KS"}
    assert begun.state.position(1)["piles"]["hand.0"] == "?? ??"


def test_the_dealer_opens_two_of_his_four_and_looks_first_G_15():
    """G-15."""
    game = make("gorka", {"players": 2, "draw": False, "dark": False})
    begun = Table(game, shoe=Stacked([deal("QS JS TD 7C", "AC KC 9H 8D")], Shoe(1)))
    begun.act(0, ["done"])
    assert begun.turn() == 1 and len(begun.state.position(1)["piles"]["hand.1"].split()) == 4
    begun.play(1, "expose AC")
    assert names(begun) == ["expose 8D", "expose 9H"], "in ascending order"
    begun.play(1, "expose 9H")
    assert set(begun.state.position(0)["piles"]["open.1"].split()) == {"AC", "9H"}


def test_the_rest_of_the_pack_is_unseen_G_16():
    """G-16."""
    begun = table(3)
    assert begun.state.position(0)["piles"]["aside"] == " ".join(["??"] * 24)


def test_nobody_sees_a_card_before_the_dark_stakes_are_made_G_8():
    """G-8."""
    game = make("gorka", {"players": 3, "draw": False})
    begun = Table(game, shoe=Stacked([deal(*HANDS[:3])], Shoe(1)))
    assert begun.state.position(0)["piles"]["hand.0"] == "?? ??"
    assert names(begun) == ["no_dark", *[f"dark {n}" for n in range(10, 101, 10)]]
    begun.play(0, "no_dark")
    assert begun.view(0).phase == "expose", "if the eldest does not go dark nobody may (G-10)"


def test_any_may_begin_in_the_dark_by_agreement_G_10():
    """G-10."""
    game = make("gorka", {"players": 3, "draw": False, "dark_opening": "any"})
    begun = Table(game, shoe=Stacked([deal(*HANDS[:3])], Shoe(1)))
    begun.play(0, "no_dark")
    assert begun.turn() == 1 and begun.view(1).phase == "dark"
    begun.play(1, "dark 20")
    assert names(begun)[1] == "dark 30"
    begun.play(2, "no_dark")
    assert begun.view(0).phase == "expose" and begun.turn() == 0


def test_a_dark_dealer_opens_nothing_and_has_four_closed_cards_G_14():
    """G-14."""
    begun = table(2, *HANDS[:2], dark="10 20")
    assert begun.view(0).phase == "bid"
    piles = begun.state.position(-2)["piles"]
    assert len(piles["hand.1"].split()) == 4 and len(piles["hand.0"].split()) == 4
    assert begun.state.position(0)["piles"]["hand.1"] == "?? ?? ?? ??"
    assert len(set(begun.state.position(0)["piles"]["hand.0"].split())) == 4, "he may look (AM-7)"


def test_a_dark_stake_counts_and_obeys_the_cap_G_11():
    """G-11. G-9, G-21, G-38: the first up to the greatest raise, over-dark up to the cap."""
    begun = table(2, *HANDS[:2], dark="100 -")
    assert begun.view(0).commitments == [100, 0] and begun.view(0).high == 100
    game = make("gorka", {"players": 2, "draw": False, "cap": 120})
    over = Table(game, shoe=Stacked([deal(*HANDS[:2])], Shoe(1)))
    over.play(0, "dark 100")
    assert names(over) == ["no_dark", "dark 110", "dark 120"]
    with pytest.raises(IllegalMove) as refused:
        over.play(1, "dark 100")
    assert refused.value.rule == "G-9"


def test_the_lowest_card_drawn_deals_first_and_the_deal_passes_left_G_6():
    """G-6."""
    drawn = {"drawn": cards("KD 6S AH")}
    begun = Table(make("gorka", {"players": 3, "dark": False}), shoe=Stacked([drawn], Shoe(1)))
    assert begun.view(0).dealer == 2
    while begun.view(0).hand == 1:
        begun.play(begun.turn(), begun.legal(begun.turn())[0])
    assert begun.view(0).dealer == 0


def test_everybody_puts_in_the_base_stake_before_the_deal_G_7():
    """G-7."""
    begun = table(4, base_stake=25)
    assert begun.scores() == [-25] * 4 and begun.sheet().notes["pot"] == 100


# -- the bidding


def test_betting_and_an_agreed_opening_W_19():
    """W-19."""
    begun = table(3, hands=1)
    bid(begun, "0 raise 10 · 1 raise 20 · 2 pass · 0 open")
    assert begun.view(0).commitments == [30, 30, 0]
    assert begun.sheet().notes["pot"] == 90
    begun.play(1, "agree")
    assert begun.over
    assert begun.scores() == [-40, 50, -10], "aces and kings on both sides: clubs over spades"


def test_a_refusal_W_20():
    """W-20."""
    begun = table(3, hands=1)
    bid(begun, "0 raise 10 · 1 raise 20 · 2 pass · 0 open · 1 raise 50 · 0 pass")
    assert begun.over and begun.scores() == [-40, 50, -10]
    assert begun.sheet().entries[-1].amount == 140
    assert "KC" not in str(begun.seen(0).log), "he shows nothing (G-24)"


def test_over_dark_W_21():
    """W-21."""
    begun = table(4, *HANDS[:4], dark="10 - 30 -", hands=1)
    piles = begun.state.position(-2)["piles"]
    assert "open.0" not in piles and "open.2" not in piles
    assert len(piles["open.1"].split()) == 2 and len(piles["open.3"].split()) == 2
    assert names(begun) == ["pass", *raises(10, 100)]
    begun.play(0, "pass")
    bid(begun, "1 raise 10 · 2 raise 20")
    assert begun.view(0).commitments == [10, 40, 60, 0]
    bid(begun, "3 pass · 1 pass")
    assert begun.sheet().entries[-1].amount == 150 and begun.sheet().entries[-1].column == 2
    assert begun.scores() == [-20, -50, 80, -10]
    asked = Table(make("gorka", {"players": 4, "draw": False}), seed=1)
    bid(asked, "0 dark 10 · 1 no_dark")
    assert names(asked)[:3] == ["no_dark", "dark 20", "dark 30"], "20 and up by tens"


def test_a_dark_player_who_is_the_high_stands_W_22():
    """W-22."""
    begun = table(3, *HANDS[:3], dark="20 - -", hands=1)
    assert names(begun) == ["pass", "stand", *raises(10, 100)]
    bid(begun, "0 stand · 1 pass · 2 pass")
    assert begun.scores() == [20, -10, -10]


def test_standing_is_for_the_first_turn_of_the_high_only_G_23():
    """G-23."""
    begun = table(3, *HANDS[:3], dark="20 30 -")
    assert "stand" not in names(begun), "the lower dark stake is not the High"
    begun.play(0, "raise 10")
    assert begun.turn() == 1 and "stand" not in names(begun)
    with pytest.raises(IllegalMove) as refused:
        begun.play(1, "stand")
    assert refused.value.rule == "G-23"
    again = table(3, *HANDS[:3], dark="20 - -")
    bid(again, "0 stand · 1 raise 10 · 2 pass")
    assert names(again) == ["pass", "open", *raises(10, 100)]


def test_legal_moves_of_the_first_turn_W_23():
    """W-23."""
    assert names(table(3)) == ["pass", *raises(10, 100)]
    begun = table(2)
    assert names(begun) == ["pass", "open", *raises(10, 100)]
    begun.play(0, "open")
    assert begun.view(0).commitments == [0, 0], "at no cost"


def test_nobody_goes_up_W_24():
    """W-24."""
    begun = table(4, hands=1)
    bid(begun, "0 pass · 1 pass · 2 pass")
    assert begun.over and begun.scores() == [-10, -10, -10, 30]


def test_open_from_a_dark_high_W_25():
    """W-25."""
    begun = table(2, *HANDS[:2], dark="20 -", hands=1)
    assert names(begun) == ["pass", "stand", "open", *raises(10, 100)]
    begun.play(0, "open")
    assert begun.view(0).commitments == [20, 0]
    assert names(begun) == ["pass", "agree", *raises(10, 100)]
    begun.play(1, "agree")
    assert begun.sheet().entries[-1].amount == 60 and begun.scores() == [-30, 30], "clubs over spades"


def test_there_is_no_opening_while_three_are_in_G_25():
    """G-25."""
    begun = table(3)
    with pytest.raises(IllegalMove) as refused:
        begun.play(0, "open")
    assert refused.value.rule == "G-25"
    bid(begun, "0 raise 10 · 1 raise 10 · 2 pass")
    assert "open" in names(begun)


def test_after_a_refusal_the_first_player_speaks_again_G_25():
    """G-25."""
    begun = table(2)
    bid(begun, "0 open · 1 raise 20")
    assert begun.turn() == 0 and names(begun) == ["pass", "open", *raises(10, 100)]


def test_who_speaks_and_in_which_order_G_19():
    """G-19."""
    begun = table(4)
    order = []
    for _ in range(6):
        order.append(begun.turn())
        begun.play(begun.turn(), "raise 10")
    assert order == [0, 1, 2, 3, 0, 1]
    with pytest.raises(IllegalMove):
        begun.play(0, "pass")


def test_a_raise_tops_the_high_of_all_also_of_one_who_passed_G_22():
    """G-22."""
    begun = table(4)
    bid(begun, "0 raise 50 · 1 raise 50 · 2 pass · 3 pass · 0 raise 10")
    assert begun.view(0).commitments == [110, 100, 0, 0]
    dark = table(3, *HANDS[:3], dark="20 50 -")
    bid(dark, "0 raise 10 · 1 pass")
    assert dark.view(0).high == 60 and dark.turn() == 2, "a pass is final, the money stays (G-20)"


def test_at_the_cap_those_below_pay_up_or_pass_and_all_show_G_28():
    """G-28."""
    begun = table(3, cap=30, max_raise=30, hands=1)
    bid(begun, "0 raise 10 · 1 raise 20")
    assert names(begun) == ["pass", "open"], "three are in, and nobody can raise"
    begun.play(2, "open")
    assert begun.turn() == 0, "seat 1 stands at the High and is not asked"
    begun.play(0, "open")
    assert begun.over and sorted(begun.scores()) == [-40, -40, 80]
    assert len(begun.view(0).last) == 4, "all three have shown"


def test_at_the_cap_nobody_is_asked_to_go_up_the_hill_G_28():
    """G-28: what is asked is to pay up and show, or to pass."""
    begun = table(3, cap=30, max_raise=30, hands=1)
    bid(begun, "0 raise 10 · 1 raise 20")
    asked = begun.view(2).scene().prompt
    assert (asked.key, asked.words) == ("prompt-bid-cap", {"pot": 70, "amount": 30})


@pytest.mark.parametrize(
    ("dark", "move", "rule"),
    [("-", "raise 15", "G-22"), ("-", "raise 110", "G-22"), ("-", "raise 0", "G-22"), ("", "dark 15", "G-8")],
)
def test_a_sum_out_of_step_is_refused_by_the_rule_about_sums_G_22(dark: str, move: str, rule: str):
    """G-22, G-8."""
    game = make("gorka", {"players": 3, "draw": False})
    begun = table(3, dark=dark) if dark else Table(game, shoe=Stacked([deal(*HANDS[:3])], Shoe(1)))
    with pytest.raises(IllegalMove) as refused:
        begun.play(0, move)
    assert refused.value.rule == rule


def test_at_the_cap_a_pass_may_bring_the_showdown_G_28():
    """G-28."""
    begun = table(3, cap=30, max_raise=30, hands=1)
    bid(begun, "0 raise 10 · 1 raise 20 · 2 open · 0 pass")
    assert begun.over and begun.scores()[0] == -20


def test_at_the_cap_with_two_in_the_agreement_is_automatic_G_28():
    """G-28."""
    begun = table(2, cap=30, max_raise=30, hands=1)
    bid(begun, "0 raise 30 · 1 open")
    assert begun.over
    short = table(2, cap=50, min_raise=20, max_raise=40, hands=1)
    bid(short, "0 raise 40")
    assert names(short) == ["pass", "open"], "forty and twenty more would pass the cap"


def test_who_has_passed_takes_his_open_cards_back_G_17():
    """G-17."""
    begun = table(3)
    shown = begun.state.position(1)["piles"]["open.0"]
    begun.play(0, "pass")
    assert "open.0" not in begun.state.position(1)["piles"]
    assert [zone for zone in begun.view(1).scene().zones if zone.name == "open.0"] == []
    assert set(shown.split()) <= set(begun.state.position(1)["piles"]["hand.0"].split()), "but it was seen"


def test_everybody_sees_open_cards_and_money_and_nobody_closed_ones_G_18():
    """G-18."""
    begun = table(3)
    scene = begun.view(0).scene()
    assert [zone.cards for zone in scene.zones if zone.name == "hand.1"] == [("??", "??")]
    assert all("put" in seat.counts for seat in scene.seats)


def test_the_next_hand_starts_with_fresh_stakes_G_27():
    """G-27."""
    begun = table(3, hands=2)
    bid(begun, "0 pass · 1 pass")
    assert begun.view(0).hand == 2
    assert begun.sheet().notes["pot"] == 30 and begun.view(0).commitments == [0, 0, 0]


def test_cards_of_a_hand_at_the_end_are_shown_only_at_a_showdown_G_26():
    """G-26."""
    begun = table(2, "AS AC AD 9H", "KH QH JH TC", hands=1)
    bid(begun, "0 open · 1 agree")
    assert begun.scores() == [10, -10]
    assert begun.sheet().entries[-1].words["hand"] == "trynka"
    assert set(begun.state.position(-1)["piles"]["hand.1"].split()) <= {"KH", "QH", "JH", "TC"}


# -- options


@pytest.mark.parametrize(
    "wrong",
    [
        {"min_raise": 15},
        {"cap": 505},
        {"min_raise": 200},
        {"max_raise": 600},
        {"falki": ("6S", "6S")},
        {"falki": ("5S",)},
        {"falki": ("XX",)},
        {"deck": 32},
        {"players": 6},
        {"dark_opening": "nobody"},
        {"unit": 1, "cap": 500_000},
    ],
)
def test_options_that_make_no_sense_are_refused_G_38(wrong: dict[str, Any]):
    """G-38."""
    with pytest.raises(BadOptions):
        make("gorka", wrong)


def test_packs_and_falki_are_options_G_1_G_5():
    """G-1, G-5."""
    assert make("gorka").pool == 36
    assert make("gorka", {"deck": 32, "falki": ("QS", "QC", "QD", "QH")}).pool == 32
    assert make("gorka", {"deck": 32, "falki": ()}).start().falki == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "wrong",
    [
        {"piles": {"hand.0": "AS KS", "open.0": "AC KC", "hand.1": "AS QC", "open.1": "JD 9D"}},
        {"piles": {"hand.0": "AS KS", "hand.1": "QS QC", "open.1": "JD 9D"}},
        {"phase": "answer", "playing": [0], "piles": {"hand.0": "AS KS QS JS", "hand.1": "AC KC QC JC"}},
        {"commitments": [15, 0], "piles": {"hand.0": "AS KS QS JS", "hand.1": "AC KC QC JC"}},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any]):
    with pytest.raises(BadPosition):
        Table(make("gorka", {"players": 2}), start=wrong)


def test_money_always_adds_up():
    for seed in range(5):
        random = Random(seed)
        begun = Table(make("gorka", {"hands": 4}), seed=seed)
        while not begun.over:
            seat = begun.turn()
            begun.play(seat, random.choice(begun.legal(seat)))
            assert sum(begun.scores()) + begun.sheet().notes["pot"] == 0


# -- the book


def bidding(mine: str, mine_open: str, theirs: str, theirs_open: str, **more: Any) -> Table:
    """Two players; seat 0 is to speak."""
    options = {key: more.pop(key) for key in list(more) if key in ("players",)}
    piles = {"hand.0": mine, "open.0": mine_open, "hand.1": theirs, "open.1": theirs_open}
    for seat in range(2, options.get("players", 2)):
        piles[f"hand.{seat}"], piles[f"open.{seat}"] = "8D TC", "QH 7C"
    game = make("gorka", {"players": 2, "draw": False, **options})
    return Table(game, start={"phase": "bid", "piles": piles, "to_act": 0, **more})


def test_go_up_with_three_cards_and_pass_with_less_A_1():
    """A-1."""
    begun = bidding("AS KS", "QS 7D", "9D 8C", "TH 9S", players=3)
    assert advised(begun, ("A-5", "A-7")) == ("raise 10", "A-1")
    poor = bidding("AS KD", "9C 7H", "9D 8C", "TH 9S", players=3)
    assert advised(poor) == ("pass", "A-1")


def test_nobody_passes_who_can_open_or_agree_for_nothing_A_1():
    begun = bidding("AS KD", "9C 7H", "9D 8C", "TH TS")
    assert advised(begun) == ("open", "A-1")
    begun.play(0, "open")
    assert advised(begun, ("A-7",)) == ("agree", "A-1")
    dear = bidding("AS KD", "9C 7H", "9D 8C", "TH TS", commitments=[0, 20])
    assert advised(dear) == ("pass", "A-1")


def test_a_chetverik_against_weak_open_cards_raises_without_limit_A_2():
    """A-2."""
    begun = bidding("KS KC", "KD 6H", "9D 8C", "TH 9S")
    assert advised(begun) == ("raise 100", "A-2")
    assert advised(begun, ("A-2",))[1] != "A-2"


def test_strong_open_cards_and_a_bad_hand_go_up_a_little_A_3():
    """A-3."""
    begun = bidding("AS 9D", "KC KH", "9H 8C", "TH 9S")
    assert advised(begun, ("A-7",)) == ("raise 10", "A-3")
    assert advised(begun, ("A-3", "A-7"))[0] != "raise 10"


def test_a_khlyust_against_cards_that_allow_none_A_4():
    """A-4."""
    begun = bidding("AS KS", "QS JS", "9D 8C", "TH 9S")
    assert advised(begun) == ("raise 100", "A-4")
    assert advised(begun, ("A-4",))[1] == "A-7"


def test_pass_where_most_of_what_they_may_hold_is_better_A_5():
    """A-5."""
    begun = bidding("7S 8S", "9S JD", "KD 9H", "6C 6H", commitments=[0, 50])
    assert advised(begun) == ("pass", "A-5")
    assert advised(begun, ("A-5",))[0] != "pass"


def test_who_goes_up_and_up_has_three_cards_at_least_A_5():
    """Three of them with next to nothing had gone round by tens to the cap: who has come so far holds something."""
    weak, strong = ("7S 8S", "9S JD"), ("AS KS", "QS 7D")
    for hand in (weak, strong):
        assert advised(bidding(*hand, "9D 8C", "TH 9H", players=3, commitments=[20, 30, 40]))[0] == "raise 10"
    gone_up = {"players": 3, "commitments": [60, 70, 80]}
    assert advised(bidding(*weak, "9D 8C", "TH 9H", **gone_up)) == ("pass", "A-5")
    assert advised(bidding(*strong, "9D 8C", "TH 9H", **gone_up)) == ("raise 10", "A-1")


def test_expose_what_says_least_and_keep_falki_closed_A_6():
    """A-6."""
    game = make("gorka", {"players": 3, "draw": False, "dark": False})
    begun = Table(game, shoe=Stacked([deal("AS 9D KC 8H", "6S KD 9C 8C", "6H 6D 9S 7C")], Shoe(1)))
    assert advised(begun)[1] == "A-6"
    begun.act(0, ["expose AS", "expose 9D", "done"])
    assert advised(begun) == ("expose KD", "A-6")
    begun.act(1, ["expose KD", "done"])
    assert advised(begun)[0] == "expose 9S", "the dealer keeps his fal'ki"
    begun.play(2, "expose 9S")
    assert advised(begun)[0] == "expose 7C"


def test_middling_hands_open_and_sure_ones_raise_A_7():
    """A-7."""
    middling = bidding("AS KS", "QS 7D", "9D 8C", "TH 9S")
    assert advised(middling) == ("open", "A-7")
    sure = bidding("AS AC", "AD 6H", "9D 8C", "TH TS")
    assert advised(sure, ("A-2",)) == ("raise 100", "A-7")


def test_who_tops_by_all_that_is_allowed_is_believed_A_G2():
    """Who refuses to open and raises is sure (A-7): a middling hand had paid him again and again, up to the cap."""
    topped = bidding("AS KS", "QS 7D", "9D 8C", "TH 9S", commitments=[100, 200])
    assert advised(topped) == ("pass", "A-G2")
    assert advised(topped, ("A-G2",)) == ("open", "A-7")
    capped = bidding("AS KS", "QS 7D", "9D 8C", "TH 9S", commitments=[450, 500])
    assert advised(capped) == ("pass", "A-G2"), "no more than 50 could be raised"
    for money in ([100, 130], [0, 100]):
        asked = bidding("AS KS", "QS 7D", "9D 8C", "TH 9S", commitments=money)
        assert advised(asked) == ("open", "A-7"), "a small raise, or his first, says less"
    sure = bidding("AS AC", "AD 6H", "9D 8C", "TH TS", commitments=[100, 200])
    assert advised(sure)[0] == "raise 100"


def test_nothing_is_staked_in_the_dark():
    game = make("gorka", {"players": 3, "draw": False})
    assert advised(Table(game, seed=1)) == ("no_dark", "A-G1")
    assert advised(table(3, *HANDS[:3], dark="20 - -")) == ("stand", "A-G1")


def test_the_book_beats_chance():
    """Against three who bid at random: the money of a deal, its 95 % interval above nothing."""
    report = selfplay(make("gorka", {"hands": 20}), ["book", "random", "random", "random"], 120, seed=3)
    low = report.by_bot["book"].low
    assert low is not None and low > 0


def test_a_move_in_the_log_needs_no_figures_and_its_button_says_what_it_costs():
    begun = table(3)
    bid(begun, "0 raise 10 · 1 raise 20 · 2 pass")
    says = {choice.text: choice.says for choice in begun.view(0).scene().choices}
    assert (says["open"].key, says["open"].words) == ("move-open-for", {"amount": 20})
    begun.play(0, "open")
    says = {choice.text: choice.says for choice in begun.view(1).scene().choices}
    assert (says["agree"].key, says["agree"].words) == ("move-agree", {})


@pytest.mark.parametrize(
    ("moves", "seat", "move", "rule"),
    [
        ("", 1, "dark 10", "G-10"),
        ("0 no_dark", 1, "dark 10", "G-10"),
        ("0 dark 10", 0, "dark 30", "G-9"),
        ("0 dark 10 · 1 no_dark · 2 no_dark", 1, "dark 20", "G-9"),
        ("0 no_dark", 1, "done", "G-13"),
        ("0 no_dark · 0 done · 1 done", 1, "expose AC", "G-15"),
    ],
)
def test_a_move_out_of_season_is_refused_by_the_rule_of_the_season_G_9_G_10(
    moves: str, seat: int, move: str, rule: str
):
    begun = Table(make("gorka", {"players": 3, "draw": False}), shoe=Stacked([deal(*HANDS[:3])], Shoe(1)))
    if moves:
        bid(begun, moves)
    with pytest.raises(IllegalMove) as refused:
        begun.play(seat, move)
    assert refused.value.rule == rule


def test_a_raise_beyond_the_cap_breaks_the_rule_of_raises_until_nobody_can_raise_G_22_G_28():
    begun = table(3, cap=150)
    bid(begun, "0 raise 100")
    with pytest.raises(IllegalMove) as refused:
        begun.play(1, "raise 60")
    assert refused.value.rule == "G-22", "he may still go up, but not so far"
    bid(begun, "1 raise 50")
    with pytest.raises(IllegalMove) as refused:
        begun.play(2, "raise 10")
    assert refused.value.rule == "G-28", "nobody can"


def test_no_set_up_lets_others_go_dark_before_the_eldest_G_10():
    piles = {"hand.0": "AS KS", "hand.1": "AC KC", "hand.2": "AD KD"}
    start = {"phase": "dark", "to_act": 1, "piles": piles}
    with pytest.raises(BadPosition, match="G-10"):
        Table(make("gorka", {"players": 3, "draw": False}), start=start)
    assert Table(make("gorka", {"players": 3, "draw": False, "dark_opening": "any"}), start=start).turn() == 1


@pytest.mark.parametrize("told", [{}, {"playing": [1, 2]}], ids=["by the cards", "by name"])
def test_the_cards_of_who_has_passed_need_not_be_told_G_20(told: dict[str, Any]):
    """G-20, G-21: the eldest has gone up to 50 and passed; his money is the High, and the next who is in speaks."""
    piles = {"hand.1": "AC KC 9H 8D", "hand.2": "AD KD 9S 8H"}
    start = {"piles": piles, "commitments": [50, 20, 0], **told}
    begun = Table(make("gorka", {"players": 3, "hands": 1}), start=start)
    assert begun.turn() == 1 and "open" in names(begun)
    bid(begun, "1 open · 2 agree")
    assert begun.scores() == [-60, -60, 120]
    with pytest.raises(BadPosition):
        Table(make("gorka", {"players": 3}), start={**start, "playing": [0, 1, 2]})


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ({"commitments": [30, 50, 0]}, "G-26"),
        ({"commitments": [30, 30, 50]}, "G-26"),
        ({"commitments": [35, 35, 0]}, ""),
        ({"commitments": [510, 510, 0]}, ""),
        ({"winner": 1}, ""),
    ],
    ids=["below the other", "below one who passed", "out of step", "above the cap", "the worse hand"],
)
def test_a_showdown_that_cannot_be_is_not_scored_G_21_G_26_G_28(wrong: dict[str, Any], rule: str):
    game = make("gorka", {"players": 3})
    result = {"hands": ["6S 6C 6D QD", "QS QC 6H KH", ""], "commitments": [30, 30, 10], "winner": 0}
    assert game.score(result)[-1].amount == 100
    with pytest.raises(BadPosition) as refused:
        game.score({**result, **wrong})
    assert refused.value.rule == rule
