"""The worked cases of banchok.md, section 9, and the rules they rest on."""

import pytest

from lomber import IllegalMove, Shoe, Stacked, Table, make
from tests.games.banchok.tables import bank, cards, set_up, stakes, stock, table


def settle(hand: str, turned: str, stake: int = 25, **result: object) -> list[tuple[int, int, str]]:
    entries = make("banchok", {"players": 4}).score(
        {"punter": 1, "cards": hand, "turned": turned, "stake": stake, **result}
    )
    return [(entry.column, entry.amount, entry.reason) for entry in entries]


def test_a_lost_stake_goes_into_the_bank_and_a_won_one_comes_out_of_it_W_1():
    """W-1."""
    lost = set_up("2S 3H 4D", "AC")
    lost.play(1, "stake 25")
    assert (bank(lost), lost.scores()) == (325, [25, -25, 0])
    won = set_up("AC 3H 4D", "2C")
    won.play(1, "stake 25")
    assert (bank(won), won.scores()) == (275, [-25, 25, 0])


@pytest.mark.parametrize(
    ("hand", "turned", "wins"),
    [
        ("QS 2D 2H", "QS", True),  # W-2: an identical card covers (B-10)
        ("AC 2D 3D", "AC", True),  # W-3
        ("2H 2D 3D", "2H", True),  # W-3
        ("AS AH AD", "2C", False),  # W-4: a fourth suit beats three aces
        ("KS 5H 2D", "QS", True),  # W-5, six turned cards
        ("KS 5H 2D", "AS", False),
        ("KS 5H 2D", "5H", True),
        ("KS 5H 2D", "6H", False),
        ("KS 5H 2D", "2D", True),
        ("KS 5H 2D", "3C", False),
        ("AS KS QS", "2H", False),  # W-6: one suit only
        ("AS AS 2S", "KS", True),  # B-2: the ace is high
    ],
)
def test_same_suit_and_as_high_covers_W_2_to_W_6(hand: str, turned: str, wins: bool):
    """W-2, W-3, W-4, W-5, W-6."""
    assert settle(hand, turned) == [(1, 25 if wins else -25, "covered" if wins else "not-covered")]


def test_stakes_go_by_fives_up_to_the_bank_W_7():
    """W-7."""
    assert stakes(set_up("AS 3H 4D", "2C")) == list(range(5, 301, 5))


def test_the_bank_itself_is_always_a_stake_W_8():
    """W-8."""
    assert stakes(set_up("AS 3H 4D", "2C", bank=33)) == [5, 10, 15, 20, 25, 30, 33]


def test_a_bank_below_the_smallest_stake_is_the_only_stake_W_9():
    """W-9."""
    small = set_up("AS 3H 4D", "2C", bank=3)
    assert stakes(small) == [3]
    with pytest.raises(IllegalMove) as refused:
        small.play(1, "stake 5")
    assert refused.value.rule == "B-12"


def test_a_won_va_bank_breaks_the_bank_and_it_passes_to_the_left_W_10():
    """W-10."""
    begun = table(stock(["AS AH AD", "KS KH KD"], "2S"))
    begun.play(1, "va_bank")
    assert begun.scores() == [-300, 300, 0]
    assert (begun.turn(), bank(begun), begun.view(1).phase) == (1, 0, "offer")
    assert begun.sheet().entries[-1].reason == "bank-broken"


def test_a_tripled_bank_ends_at_once_and_the_rest_of_the_round_is_not_played_W_11():
    """W-11."""
    begun = set_up("2S 3H 4D", "AC 2C", bank=620)
    begun.play(1, "stake 300")
    entry = begun.sheet().entries[-1]
    assert (entry.amount, entry.reason, entry.rule) == (620, "bank-tripled", "B-16")
    assert begun.scores() == [300, -300, 0]  # set up with 620 in the bank, 920 taken
    assert begun.turn() == 1 and begun.view(1).phase == "offer"
    assert begun.sheet().entries[-2].column == 1, "seat 2 was never settled"


def test_at_the_end_of_the_round_the_bank_has_shrunk_again_W_12():
    """W-12."""
    begun = set_up("2S 3H 4D", "AC 8C", bank=620, triple_check="end_of_round")
    begun.play(1, "stake 300")
    assert bank(begun) == 920 and begun.turn() == 2
    begun.play(2, "stake 100")  # seat 2 holds 9C 9C TC
    assert bank(begun) == 820
    assert begun.view(0).banker == 0 and begun.view(0).phase == "stake"


def test_a_bank_still_tripled_after_the_last_punter_ends_B_15():
    """B-15."""
    begun = set_up("2S 3H 4D", "AC AC", bank=620, triple_check="end_of_round")
    begun.play(1, "stake 300")
    begun.play(2, "stake 100")
    assert begun.sheet().entries[-1].reason == "bank-tripled"
    broken = set_up("AC 3H 4D", "2C AC", bank=620, triple_check="end_of_round")
    broken.play(1, "va_bank")
    assert broken.sheet().entries[-1].reason == "bank-broken", "a broken bank stops the round even so"


def test_six_players_use_twenty_cards_a_round_W_13():
    """W-13."""
    begun = table(players=6)
    for seat in range(1, 6):
        begun.play(seat, "stake 5")
    position = begun.state.position(-2)
    assert len(position["piles"]["under.0"].split()) == 20
    assert len(position["piles"]["stock"].split()) == 84 - 15


def test_side_stakes_and_the_stake_stay_within_the_bank_W_14():
    """W-14."""
    begun = table(stock(["AS AH AD", "2S 2H 2D", "3S 3H 3D"], "KS"), players=4, primazka=True)
    for seat in (1, 2, 3):
        begun.play(seat, "allow_side")
    begun.play(1, "stake 100")
    with pytest.raises(IllegalMove) as refused:
        begun.play(2, "side 250")
    assert refused.value.rule == "B-22"
    assert stakes(begun)[-1] == 200
    begun.play(2, "side 150")
    assert begun.turn() == 3 and stakes(begun) == list(range(5, 51, 5))


def test_the_bank_pays_side_stakes_with_the_punter_W_15():
    """W-15."""
    begun = table(stock(["AS AH AD", "2S 2H 2D", "3S 3H 3D"], "KS"), players=4, primazka=True)
    for seat in (1, 2, 3):
        begun.play(seat, "allow_side")
    begun.play(1, "stake 100")
    begun.play(2, "side 150")
    begun.play(3, "side 50")
    assert begun.scores() == [-300, 100, 150, 50]
    assert [e.reason for e in begun.sheet().entries] == ["covered", "side-won", "side-won", "bank-broken"]


def test_lost_side_stakes_go_into_the_bank_B_23():
    """B-23."""
    begun = table(stock(["2S 2H 2D", "AS AH AD", "3S 3H 3D"], "KC"), players=4, primazka=True)
    for seat in (1, 2, 3):
        begun.play(seat, "allow_side")
    begun.play(1, "stake 100")
    begun.play(2, "side 5")
    begun.play(3, "decline")
    assert (bank(begun), begun.scores()) == (405, [105, -100, -5, 0])


def test_a_card_turned_too_early_and_covered_wins_half_the_bank_W_16():
    """W-16."""
    begun = set_up("KS 3H 4D", "QS", bank=455, manners=True)
    begun.play(0, "turn")
    assert stakes(begun) == [*range(5, 226, 5), 227]
    begun.play(1, "stake 227")
    assert bank(begun) == 455 - 227


def test_a_card_turned_too_early_and_not_covered_costs_five_W_17():
    """W-17."""
    begun = set_up("KS 3H 4D", "AS", bank=455, manners=True)
    begun.play(0, "turn")
    assert stakes(begun) == [5]
    with pytest.raises(IllegalMove) as refused:
        begun.play(1, "stake 10")
    assert refused.value.rule == "B-25"
    begun.play(1, "stake 5")
    assert bank(begun) == 460


def test_the_lowest_card_drawn_banks_first_W_18():
    """W-18."""
    drawn = {"drawn": cards("KD 2S AH 2H")}
    begun = Table(make("banchok", {"players": 4}), shoe=Stacked([drawn], Shoe(1)))
    assert begun.turn() == 2
    assert begun.view(2).phase == "offer"


def test_of_equal_ranks_spades_are_lowest_B_4():
    """B-4."""
    drawn = {"drawn": cards("KD 2H 2C 2S")}
    assert Table(make("banchok", {"players": 4}), shoe=Stacked([drawn], Shoe(1))).turn() == 3


def test_a_short_bank_W_19():
    """W-19."""
    begun = table(
        stock(["9S KD 4C", "AS 7H 3H"], "JD 8H"),
        stock(["2S 2D 2H", "AD AC KH"], "TC KH"),
    )
    begun.play(1, "stake 100")
    assert bank(begun) == 200
    begun.play(2, "va_bank")
    assert bank(begun) == 400
    begun.play(1, "stake 5")
    assert bank(begun) == 405
    begun.play(2, "stake 405")
    assert begun.scores() == [-300, 95, 205]
    assert begun.turn() == 1 and begun.view(1).phase == "offer"


def test_an_odd_remainder_of_the_bank_is_no_side_stake_W_20():
    """W-20."""
    game = make("banchok", {"players": 3, "draw": False, "primazka": True})
    piles = {"hand.1": "AS 3H 4D", "hand.2": "2S 2H 2D"}
    begun = Table(game, start={"phase": "stake", "banker": 0, "bank": 33, "piles": piles})
    begun.play(1, "stake 10")
    assert begun.turn() == 2 and stakes(begun) == [5, 10, 15, 20]
    with pytest.raises(IllegalMove) as refused:
        begun.play(2, "side 23")
    assert refused.value.rule == "B-22"


def test_a_seat_that_left_is_passed_over_and_its_offer_used_up_W_21():
    """W-21."""
    drawn = {"drawn": cards("KD 2S 3H 4H")}
    begun = Table(make("banchok", {"players": 4}), shoe=Stacked([drawn], Shoe(4)))
    bankers = []
    while not begun.over:
        seat = begun.turn()
        if begun.view(seat).phase == "offer":
            begun.play(seat, "leave" if seat == 3 else "take_bank")
            bankers.append(seat)
        else:
            begun.play(seat, "va_bank")
    assert bankers == [1, 2, 3, 0]
    assert len([e for e in begun.sheet().entries if e.rule == "B-16"]) == 3
    assert sum(begun.scores()) == 0 and begun.scores()[3] != 0
