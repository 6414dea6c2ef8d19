"""Rules of banchok.md that no worked case shows: the packs, the stock, leaving, refusing, fingers, options.

How the gaps were settled (section 7): AM-1 one card of the same suit covers (W-2 … W-6); AM-2 a tripled bank
ends at once (W-11, W-12); AM-3 half of an odd bank is rounded down (W-16); AM-4 any step may be agreed (B-12);
AM-5 cards are dealt singly from the left (B-7); AM-6 used cards come up when the old stock is short (B-14);
AM-7 purses are without bound (B-20). Shuffling and cutting (B-6) is the shoe's.
"""

from random import Random

import pytest

from lomber import BadOptions, IllegalMove, Shoe, Stacked, Table, make
from lomber.arena.selfplay import selfplay
from lomber.table.errors import BadPosition
from tests.games.banchok.tables import bank, cards, set_up, stakes, stock, table


def test_two_packs_are_shuffled_together_B_1():
    """B-1."""
    deal = make("banchok", {"draw": False}).start().awaits()
    assert deal is not None and len(deal.pool) == 104
    assert all(list(deal.pool).count(card) == 2 for card in range(52))


def test_the_banker_lays_down_the_agreed_sum_B_5():
    """B-5."""
    for agreed in (100, 200, 300, 500):
        begun = table(bank=agreed)
        assert bank(begun) == agreed and begun.scores() == [0, 0, 0], "it is still his (B-3)"


def test_three_cards_one_at_a_time_from_the_left_and_none_to_the_banker_B_7():
    """B-7."""
    begun = table({"stock": cards("2S 2H 3S 3H 4S 4H")}, manners=True)
    piles = begun.state.position(-2)["piles"]
    assert piles["hand.1"] == "2S 3S 4S" and piles["hand.2"] == "2H 3H 4H" and "hand.0" not in piles


def test_hands_are_secret_until_they_are_settled_B_8():
    """B-8."""
    begun = table(stock(["9S KD 4C", "AS 7H 3H"], "JD 8H"))
    assert begun.state.position(2)["piles"]["hand.1"] == "?? ?? ??"
    assert begun.state.position(0)["piles"]["hand.2"] == "?? ?? ??"
    begun.play(1, "stake 5")
    seen = {zone.name: zone.cards for zone in begun.view(0).scene().zones}
    assert set(seen["punter"]) == {"9S", "KD", "4C"} and seen["turned"] == ("JD",)
    assert sorted(seen["thrown"]) == sorted(["9S", "KD", "4C", "JD"]), "thrown face up (B-13)"


def test_the_card_is_turned_only_after_the_stake_B_9():
    """B-9."""
    begun = table(stock(["9S KD 4C", "AS 7H 3H"], "JD 8H"))
    assert "JD" not in str(begun.seen(0).log) and begun.asides(0) == []
    begun.play(1, "stake 5")
    assert "JD" in str(begun.seen(0).log)


def test_nobody_passes_and_the_largest_stake_is_the_bank_B_12():
    """B-12."""
    begun = table(min_stake=20, stake_step=10)
    assert stakes(begun) == list(range(20, 301, 10))
    with pytest.raises(ValueError, match="not a move"):
        begun.state.parse("pass")
    for wrong in ("stake 310", "side 10", "decline"):
        with pytest.raises((IllegalMove, ValueError)):
            begun.play(1, wrong)


def test_used_cards_go_under_the_stock_and_the_stock_is_not_shuffled_again_B_14():
    """B-14. Five players use 16 cards a round: the seventh takes the last 8 old ones and 8 of the first round's."""
    begun = Table(make("banchok", {"draw": False}), seed=3)
    begun.play(0, "take_bank")
    used: list[list[str]] = []
    for number in range(1, 8):
        piles = begun.state.position(-2)["piles"]
        lies = [card for name, text in piles.items() if name[:4] in ("hand", "stoc") for card in text.split()]
        if number < 7:
            assert len(lies) == 104 - 16 * (number - 1)
            assert len(piles.get(f"under.{number - 2}", "").split()) == (16 if number > 1 else 0)
        else:
            assert len(lies) == 8 + 16
            for card in used[0]:
                lies.remove(card)
            assert len(lies) == 8, "the first round's cards lay under the old stock"
        for seat in (1, 2, 3, 4):
            begun.play(seat, "stake 5")
        settled = [e for e in begun.sheet().entries if e.hand == number and e.rule == "B-11"]
        used.append([c for e in settled for c in [*e.words["cards"].split(), e.words["card"]]])
    assert begun.view(0).banker == 0


def test_the_stock_lasts_for_twenty_six_players_B_14():
    """B-14."""
    begun = Table(make("banchok", {"players": 26, "draw": False}), seed=1)
    begun.play(0, "take_bank")
    for _ in range(3):
        for seat in range(1, 26):
            begun.play(seat, "stake 5")
    with pytest.raises(BadOptions):
        make("banchok", {"players": 27})


def test_the_banker_has_no_move_that_touches_the_bank_B_17():
    """B-17."""
    begun = table(manners=True)
    assert begun.legal(0) == []
    assert {begun.name(move) for move in begun.asides(0)} == {"turn", "peek"}


def test_a_new_banker_takes_all_cards_and_lays_down_the_same_sum_B_18():
    """B-18."""
    begun = table(stock(["AS AH AD", "KS KH KD"], "2S"))
    begun.play(1, "va_bank")
    assert len(begun.state.position(-2)["piles"]["stock"].split()) == 104
    begun.play(1, "take_bank")
    assert bank(begun) == 300 and begun.view(1).banker == 1


def test_who_declines_the_bank_leaves_for_good_B_19():
    """B-19."""
    begun = Table(make("banchok", {"players": 3, "draw": False, "circles": 2}), seed=2)
    begun.play(0, "leave")
    assert begun.turn() == 1
    begun.play(1, "take_bank")
    assert begun.turn() == 2, "seat 0 is no punter any more"
    begun.play(2, "va_bank")
    seats = set()
    while not begun.over:
        seats.add(begun.turn())
        begun.play(begun.turn(), "take_bank" if begun.view(begun.turn()).phase == "offer" else "va_bank")
    assert 0 not in seats
    alone = Table(make("banchok", {"players": 2, "draw": False}), seed=2)
    alone.play(0, "leave")
    assert alone.over and alone.scores() == [0, 0]


@pytest.mark.parametrize("circles", [1, 3])
def test_each_is_offered_the_bank_once_a_circle_B_20(circles: int):
    """B-20."""
    begun = Table(make("banchok", {"players": 3, "draw": False, "circles": circles}), seed=5)
    offers = []
    while not begun.over:
        seat = begun.turn()
        if begun.view(seat).phase == "offer":
            offers.append(seat)
        begun.play(seat, "take_bank" if begun.view(seat).phase == "offer" else "va_bank")
    assert offers == [0, 1, 2] * circles
    assert sum(begun.scores()) == 0


def test_only_other_punters_smear_on_clockwise_and_never_the_banker_B_21():
    """B-21."""
    begun = table(players=4, primazka=True)
    for seat in (1, 2, 3):
        begun.play(seat, "allow_side")
    begun.play(1, "stake 5")
    asked = []
    while begun.view(begun.turn()).phase == "side":
        asked.append(begun.turn())
        begun.play(begun.turn(), "decline")
    assert asked == [2, 3]
    begun.play(2, "stake 5")
    assert begun.turn() == 3
    begun.play(3, "decline")
    assert begun.turn() == 1, "also a punter already settled"


def test_nobody_can_join_a_va_bank_B_22():
    """B-22."""
    begun = table(players=4, primazka=True)
    for seat in (1, 2, 3):
        begun.play(seat, "allow_side")
    before = len(begun.sheet().entries)
    begun.play(1, "va_bank")
    assert len(begun.sheet().entries) > before


def test_who_refuses_is_not_staked_on_and_does_not_stake_B_24():
    """B-24."""
    begun = table(players=4, primazka=True)
    begun.play(1, "refuse_side")
    begun.play(2, "allow_side")
    begun.play(3, "allow_side")
    begun.play(1, "stake 5")
    assert (begun.turn(), begun.view(2).phase) == (2, "stake")
    begun.play(2, "stake 5")
    assert begun.turn() == 3
    begun.play(3, "decline")
    assert (begun.turn(), begun.view(3).phase) == (3, "stake"), "seat 1 is not asked"


@pytest.mark.parametrize(
    ("held", "in_bank", "wanted"),
    [("KS 3H 4D", 3, [1]), ("KS 3H 4D", 1, [1]), ("KS 3H 4D", 10, [5]), ("KH 3H 4D", 3, [3])],
)
def test_a_small_bank_on_a_turned_card_B_25(held: str, in_bank: int, wanted: list[int]):
    """B-25."""
    begun = set_up(held, "QS", bank=in_bank, manners=True)
    begun.play(0, "turn")
    assert stakes(begun) == wanted
    begun.act(1, [begun.name(begun.legal(1)[0])])
    assert sum(begun.scores()) == 0


def test_half_a_bank_below_the_smallest_stake_is_named_by_its_sum_too_B_25():
    """B-25: half of ten is no stake of B-12 where the smallest is ten, but always max(1, bank // 2)."""
    begun = set_up("KS 3H 4D", "QS", bank=10, manners=True, min_stake=10)
    begun.play(0, "turn")
    begun.play(1, "stake 5")
    assert bank(begun) == 5


@pytest.mark.parametrize(
    ("early", "move", "rule"),
    [(False, "stake 7", "B-12"), (False, "pass", "B-12"), (True, "stake 7", "B-25")],
)
def test_a_stake_out_of_step_and_a_pass_are_refused_by_rule_B_12(early: bool, move: str, rule: str):
    """B-12, B-25."""
    begun = set_up("KS 3H 4D", "QS", manners=True)
    if early:
        begun.play(0, "turn")
    with pytest.raises(IllegalMove) as refused:
        begun.play(1, move)
    assert refused.value.rule == rule


def test_whose_bank_comes_next_passes_over_who_has_left_B_20():
    """B-20, section 10: it is public whose bank will be next; the offer of one who left is used up."""
    begun = Table(make("banchok", {"players": 3, "draw": False, "circles": 2}), seed=2)
    begun.play(0, "leave")
    begun.play(1, "take_bank")
    assert begun.view(1).offered == 2
    while begun.view(begun.turn()).phase != "offer":
        begun.play(begun.turn(), "va_bank")
    begun.play(2, "take_bank")
    assert begun.view(2).offered == 1, "seat 0 has left"


def test_nobody_smears_on_a_turned_card_B_25():
    """B-25."""
    game = make("banchok", {"players": 4, "draw": False, "manners": True, "primazka": True})
    piles = {"hand.1": "KS 3H 4D", "hand.2": "2S 2S 3S", "hand.3": "5S 5S 6S", "stock": "QS"}
    begun = Table(game, start={"phase": "stake", "banker": 0, "piles": piles})
    begun.play(0, "turn")
    begun.play(1, "stake 100")
    assert (bank(begun), begun.turn(), begun.view(2).phase) == (200, 2, "stake")


def test_a_peeked_card_is_opened_on_demand_B_26():
    """B-26."""
    begun = set_up("KS 3H 4D", "QS", bank=455, manners=True)
    begun.play(0, "peek")
    assert begun.view(0).top_card == cards("QS")[0] and begun.view(1).top_card == -1
    assert "fact-peeked" in [fact.key for fact in begun.view(2).scene().facts], "everybody is told"
    assert stakes(begun) == [*range(5, 456, 5)], "or he stakes blind as usual"
    begun.play(1, "demand")
    assert begun.view(1).top_card == cards("QS")[0]
    assert stakes(begun) == [*range(5, 226, 5), 227]
    begun.play(1, "stake 227")
    assert begun.asides(0) and begun.turn() == 2, "the next is served normally"
    assert 455 - 227 in stakes(begun) and "demand" not in [begun.name(m) for m in begun.legal(2)]


def test_without_manners_the_banker_cannot_turn_or_peek_B_25():
    """B-25."""
    begun = table()
    for finger in ("turn", "peek"):
        with pytest.raises(IllegalMove):
            begun.play(0, finger)


@pytest.mark.parametrize(
    "wrong",
    [
        {"min_stake": 7},
        {"min_stake": 400, "stake_step": 400},
        {"stake_step": 5, "min_stake": 5, "bank": 4},
        {"bank": 1_000_000, "min_stake": 1, "stake_step": 1},
        {"players": 10, "packs": 1, "ranks": 8},
        {"triple_check": "never"},
    ],
)
def test_options_that_make_no_sense_are_refused(wrong: dict[str, object]):
    with pytest.raises(BadOptions):
        make("banchok", wrong)


@pytest.mark.parametrize(("triple", "ends"), [(2, True), (4, False)])
def test_the_factor_of_the_mark_is_an_option_B_15(triple: int, ends: bool):
    """B-15."""
    begun = set_up("2S 3H 4D", "AC", bank=400, triple=triple)
    begun.play(1, "stake 200")
    assert (begun.view(0).phase == "offer") is ends


def test_a_match_cut_short_gives_the_bank_back():
    begun = table(stock(["2S 3H 4D", "2H 3S 4S"], "AC AC"), hands=1)
    begun.play(1, "stake 50")
    begun.play(2, "stake 50")
    assert begun.over and begun.scores() == [100, -50, -50]
    assert begun.sheet().entries[-1].reason == "bank-back"


@pytest.mark.parametrize(
    "wrong",
    [
        {"phase": "stake", "banker": 0, "piles": {"hand.1": "AS AS AS"}},
        {"phase": "stake", "banker": 0, "piles": {"hand.1": "AS KS"}},
        {"phase": "stake", "banker": 0, "bank": 0, "piles": {"hand.1": "AS KS QS", "hand.2": "2S 3S 4S"}},
        {"phase": "stake", "banker": 0, "piles": {"hand.0": "AS KS QS", "hand.2": "2S 3S 4S"}},
        {"phase": "side", "banker": 0, "piles": {"hand.1": "AS KS QS", "hand.2": "2S 3S 4S"}},
        {"phase": "offer", "banker": 1},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, object]):
    with pytest.raises(BadPosition):
        Table(make("banchok", {"players": 3}), start=wrong)


@pytest.mark.parametrize("level", ["book", "club"])
def test_the_book_and_the_odds_beat_chance(level: str):
    """Against two who stake at random: the money of a sitting, its 95 % interval above nothing."""
    game = make("banchok", {"players": 3})
    report = selfplay(game, [level, "random", "random"], 150, seed=11)
    low = report.by_bot[level].low
    assert low is not None and low > 0


def test_the_bank_and_the_balances_always_add_up_to_nothing():
    for seed in range(4):
        random = Random(seed)
        begun = Table(make("banchok/manners", primazka=True), seed=seed)
        while not begun.over:
            seat = random.choice(begun.actors())
            fingers = begun.asides(begun.view(0).banker) if begun.view(0).banker >= 0 else []
            if fingers and random.random() < 0.3:
                begun.play(begun.view(0).banker, random.choice(fingers))
            else:
                begun.play(seat, random.choice(begun.legal(seat)))
            assert sum(begun.scores()) == 0


def test_shuffles_are_dealt_from_the_shoe_as_written():
    begun = Table(make("banchok", {"players": 2, "draw": False}), shoe=Stacked([], Shoe(9)))
    begun.play(0, "take_bank")
    assert len(begun.state.position(-2)["piles"]["hand.1"].split()) == 3


def test_the_whole_bank_is_offered_with_its_sum():
    begun = set_up("KS 3H 4D", "QS", bank=455, manners=True)
    says = {choice.text: choice.says for choice in begun.view(1).scene().choices}
    assert (says["va_bank"].key, says["va_bank"].words) == ("move-va-bank-of", {"value": "455"})
    begun.play(0, "turn")
    says = {choice.text: choice.says for choice in begun.view(1).scene().choices}
    assert (says["half_bank"].key, says["half_bank"].words) == ("move-half-bank-of", {"value": "227"})


def test_half_the_bank_may_be_named_in_words_also_where_its_sum_is_in_step_B_25():
    begun = set_up("KS 5H 2D", "QS", bank=450, manners=True)
    begun.play(0, "turn")
    begun.play(1, "half_bank")
    assert begun.sheet().entries[-1].amount == 225


@pytest.mark.parametrize(
    ("refused_by", "seat", "move", "rule"),
    [(None, 0, "side 5", "B-21"), (None, 3, "side 5", "B-21"), (2, 2, "side 5", "B-24")],
    ids=["the banker", "before his turn", "who has refused"],
)
def test_side_stakes_are_refused_by_their_own_rules_B_21_B_24(refused_by, seat: int, move: str, rule: str):
    game = make("banchok", {"players": 4, "draw": False, "primazka": True})
    piles = {"hand.1": "KS 5H 2D", "hand.2": "9C 9C TC", "hand.3": "TC 8C 8C", "stock": "QS"}
    start = {
        "phase": "stake",
        "banker": 0,
        "piles": piles,
        "refused": [] if refused_by is None else [refused_by],
    }
    begun = Table(game, start=start)
    with pytest.raises(IllegalMove) as refused:
        begun.play(1, "side 5")
    assert refused.value.rule == "B-21", "nobody smears on before a stake is named"
    begun.play(1, "stake 100")
    with pytest.raises(IllegalMove) as refused:
        begun.play(seat, move)
    assert refused.value.rule == rule


def test_what_is_for_a_hasty_banker_alone_is_refused_by_his_rules_B_25_B_26():
    begun = set_up("KS 5H 2D", "QS", bank=450, manners=True)
    for move, rule in (("half_bank", "B-25"), ("demand", "B-26")):
        with pytest.raises(IllegalMove) as refused:
            begun.play(1, move)
        assert refused.value.rule == rule


def test_a_set_up_among_side_stakes_asks_the_next_in_turn_B_21():
    game = make("banchok", {"players": 5, "draw": False, "primazka": True})
    piles = {
        "hand.1": "KS 5H 2D",
        "hand.2": "9C 9C TC",
        "hand.3": "TC 8C 8C",
        "hand.4": "7C 7C 6C",
        "stock": "QS",
    }
    start = {"phase": "side", "banker": 0, "stake": 100, "piles": piles}
    assert Table(game, start=start).turn() == 2
    assert Table(game, start={**start, "refused": [2]}).turn() == 3
    begun = Table(game, start={**start, "sides": [0, 0, 0, 150, 0]})
    assert begun.turn() == 4 and stakes(begun)[-1] == 50, "W-14"


@pytest.mark.parametrize(
    "result",
    [{"stake": 7}, {"sides": [5, 0, 0, 0]}, {"sides": [0, 5, 0, 0]}, {"sides": [0, 0, 7, 0]}],
    ids=["out of step", "the banker's side stake", "the punter's own", "a side stake out of step"],
)
def test_a_settlement_that_cannot_be_is_not_scored_B_12_B_21_B_22(result: dict[str, object]):
    game = make("banchok", {"players": 4, "primazka": True})
    described = {"punter": 1, "cards": "KS 5H 2D", "turned": "QS", "stake": 25}
    assert game.score(described)[0].amount == 25
    with pytest.raises(BadPosition):
        game.score({**described, **result})


def test_half_of_an_odd_bank_is_a_stake_only_where_the_banker_may_be_hasty_B_12_B_25():
    described = {"punter": 1, "cards": "KS 5H 2D", "turned": "QS", "stake": 227, "bank": 455}
    assert make("banchok", {"manners": True}).score(described)[0].amount == 227
    with pytest.raises(BadPosition):
        make("banchok").score(described)


def test_who_covers_a_card_turned_too_early_is_told_half_the_bank_B_25():
    begun = set_up("KS 5H 2D", "QS", bank=455, manners=True)
    begun.play(0, "turn")
    asked = begun.view(1).prompt()
    assert (asked.key, asked.words["half"], asked.words["bank"]) == ("prompt-turned-covered", 227, 455)


def test_a_settlement_knows_how_many_of_a_card_there_are_and_who_may_take_half_B_1_B_25():
    """Two packs have two queens of spades; half the bank is for who covers the card turned too early."""
    game = make("banchok", {"manners": True})
    half = {"punter": 1, "cards": "QS QS 2D", "turned": "JS", "stake": 227, "bank": 455}
    assert game.score(half)[0].amount == 227
    for wrong in ({"turned": "QS"}, {"turned": "KS"}):
        with pytest.raises(BadPosition):
            game.score({**half, **wrong})
