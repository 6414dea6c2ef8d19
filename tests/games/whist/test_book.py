"""The book's advice on Whist: for each number a position in which it decides, and what is played without it.

S is to play and hearts are trumps unless said otherwise.
"""

from __future__ import annotations

import math

import pytest

from lomber.bots.book import BookBot
from lomber.bots.bot import Bot
from lomber.bots.position import Position
from lomber.bots.random import RandomBot
from lomber.cards.bits import members
from lomber.cards.pack import read_cards
from lomber.games import make
from lomber.games.whist.book import worth
from lomber.games.whist.view import WhistView
from lomber.table.shoe import Stacked
from lomber.table.table import Table
from tests.games.whist.positions import decides, says, stand

NUMBERS = [f"A-{number}" for number in range(1, 23)]


# -- leads


def test_the_long_suit_is_led_A_1() -> None:
    decides("A-1", "2C", "7S", stand("7S 5S 3S 9C 8C 5C 3C 2C 6D 4D 7H 5H 2H"))


def test_the_queen_is_led_from_queen_jack_ten_A_1() -> None:
    decides("A-1", "QS", "4S", stand("QS JS TS 4S 9C 8C 3C 2C 6D 4D 7H 5H 2H"))


def test_a_small_one_is_led_from_the_ace_and_small_ones_A_2() -> None:
    decides("A-2", "2C", "AC", stand("7S 5S 3S AC 8C 5C 3C 2C 6D 4D 7H 5H 2H"))


def test_the_ace_is_led_the_next_time_A_2() -> None:
    played = "S 2C, W 6C, N 4C, E KC; E 9D, S AD, W 7D, N 5D"
    assert says(stand("7S 5S 3S AC 8C 5C 3C 6D 4D 7H 5H", played)) == ("AC", "A-2")


def test_a_small_one_is_led_from_the_king_fourth_A_3() -> None:
    hand = "7S 5S 3S KC 8C 5C 3C 9D 6D 4D 7H 5H 2H"
    assert says(stand(hand))[0] == "3C"
    assert says(stand(hand), "A-3")[0] == "KC"


def test_the_king_second_is_not_led_A_3() -> None:
    decides("A-3", "9C", "KS", stand("KS 6S 7D 9C 3C 7H 5H", before=[3, 3]))


def test_the_queen_third_waits_while_there_is_something_better_A_4() -> None:
    decides("A-4", "9C", "QS", stand("QS 7S 3S 9C 6C 5H 2H", before=[3, 3]))


def test_with_nothing_better_a_small_one_is_led_from_the_queen_third_A_4() -> None:
    start = stand("QS 7S 3S 2H", before=[4, 5])
    assert says(start)[0] == "3S"
    assert says(start, "A-4")[0] == "QS"


def test_a_strong_suit_is_led_with_the_lowest_never_with_a_middle_card_A_5() -> None:
    decides("A-5", "2S", "KS", stand("KS JS 8S 6S 2S 9C 8C 6C 7D 6D 9H 8H 4H"))


def test_a_strong_suit_is_led_with_the_highest_where_nobody_can_beat_it_A_5() -> None:
    played = "S 3C, W 4C, N AC, E 5C; N 2D, E 7D, S AD, W 3D"
    assert says(stand("KC JC 9C 7C 6C 8S 7S 5S 4H 3H 2H", played)) == ("KC", "A-5")


@pytest.mark.parametrize(
    ("honours", "card", "instead"),
    [("KS QS 8S", "KS", "2S"), ("AS KS 8S", "KS", "AS"), ("AS KS QS", "QS", "AS")],
)
def test_touching_honours_are_led_so_that_partner_can_read_them_A_6(
    honours: str, card: str, instead: str
) -> None:
    decides("A-6", card, instead, stand(honours + " 2S TC 9C 8C 6C 7D 6D 4D 8H 4H"))


def test_the_queen_of_king_and_queen_is_laid_to_the_lead_of_another_A_6() -> None:
    hand = "KS QS 8S 2S 9C 8C 6C 7D 6D 4D 9H 8H 4H"
    decides("A-6", "QS", "2S", stand(hand, "E 5S"))
    decides("A-6", "QS", "KS", stand(hand, "N 5S, E 6S"))


def test_ace_and_queen_are_not_led_A_7() -> None:
    decides("A-7", "2C", "2S", stand("AS QS 8S 5S 2S 9C 8C 6C 2C 7D 6D 9H 8H"))


def test_the_queen_is_finessed_when_another_leads_the_suit_A_7() -> None:
    hand = "AS QS 8S 5S 2S 9C 8C 6C 2C 7D 6D 9H 8H"
    decides("A-7", "QS", "AS", stand(hand, "N 4S, E 6S"))
    decides("A-7", "QS", "AS", stand(hand, "E 4S"))


def test_queen_second_is_not_led_from_a_hand_with_a_king_A_8() -> None:
    decides("A-8", "9C", "QS", stand("QS 3S 9C 6C KD 5H 2H", before=[3, 3]))


def test_jack_second_is_led_from_a_worthless_hand_A_8() -> None:
    decides("A-8", "JS", "9C", stand("JS 8S 9C 8C 7C 9D 7D 7H 6H 5H", before=[2, 1]))


def test_a_singleton_is_not_led_A_9() -> None:
    decides("A-9", "QC", "9S", stand("9S QC 7C 7H 6H KH", before=[4, 3]))


def test_the_second_round_of_the_singleton_is_ruffed_A_9() -> None:
    played = "W AS, N 2S, E 3S, S 4S; W KS, N 6S, E 5S"
    assert says(stand("7C 6C 3C 2C 9D 8D 7D 6D TH 9H 4H 2H", played)) == ("2H", "A-9")


def test_a_suit_that_both_opponents_lack_is_not_led_A_10() -> None:
    played = "S AC, W 2C, N 3C, E 4C; S KC, W 2D, N 5C, E 3D"
    decides("A-10", "9S", "QC", stand("QC JC TC 9C 8C 9S 8S 7D 6D 7H 6H", played))


def test_the_thirteenth_card_is_not_led_while_trumps_are_out_A_10() -> None:
    clubs = "S AC, W 2C, N 3C, E 4C; S KC, W 7C, N 5C, E 6C; S 8C, W 9C, N TC, E JC; "
    others = "E AS, S 2S, W 3S, N 4S; E KS, S 6S, W 8S, N 9S; E 4D, S KD, W 5D, N 6D"
    decides("A-10", "7S", "QC", stand("QC 7S 5S 9D 8D 7H 6H", clubs + others))


def test_without_trumps_the_thirteenth_card_is_a_trick_A_10() -> None:
    clubs = "S AC, W 2C, N 3C, E 4C; S KC, W 7C, N 5C, E 6C; S 8C, W 9C, N TC, E JC; "
    others = "E AS, S 2S, W 3S, N 4S; E KS, S 6S, W 8S, N 9S; E 4D, S KD, W 5D, N 6D"
    start = stand("QC 7S 5S 9D 8D 7H 6H", clubs + others, trump="")
    assert says(start, game="whist/no-trumps")[0] == "QC"


def test_trumps_are_led_from_the_highest_A_11() -> None:
    decides("A-11", "AH", "KH", stand("7S 5S 3S 9C 8C 5C 6D 4D 2D AH KH 5H 2H"))


# -- partner


def test_partners_suit_is_returned_A_12() -> None:
    decides("A-12", "QS", "3C", stand("QS 5S 9C 8C 6C 4C 3C 7D 6D 7H 6H 3H", "N 3S, E 4S, S AS, W 2S"))


def test_a_strong_suit_is_shown_before_partners_is_returned_A_12() -> None:
    first = "N 3S, E 4S, S AS, W 2S"
    assert says(stand("QS 5S KC QC 6C TD 9D 8D 6D 7H 6H 3H", first))[0] == "KC"
    later = first + "; S KC, W AC, N 2C, E 3C; W 2D, N 3D, E 5D, S TD"
    decides("A-12", "QS", "QC", stand("QS 5S QC 6C 9D 8D 6D 7H 6H 3H", later))


def test_partner_is_led_into_his_void_A_13() -> None:
    played = "S AC, W 2C, N 3C, E 5C; S KC, W TC, N 2D, E JC"
    decides("A-13", "4C", "5S", stand("9C 8C 4C 9S 8S 7S 6S 5S 7D 6D 2H", played))


def test_the_singleton_of_partners_suit_goes_before_the_suit_he_ruffs_A_13() -> None:
    partners = "N KS, E 4S, S 5S, W 2S; N QS, E 7S, S 3S, W 6S; N 3D, E TD, S AD, W 2D; "
    played = partners + "S 7D, W 4D, N 2H, E 5D; N 2C, E 3C, S AC, W 5C"
    decides("A-13", "9S", "8C", stand("9S 8C 7C 6C 6D 7H 6H 3H", played))


def test_the_opponents_suit_is_not_returned_A_14() -> None:
    decides("A-14", "9C", "5S", stand("QS 7S 6S 5S 9C 8C 6C 9D 8D 7H 6H 3H", "W 3S, N 4S, E 8S, S AS"))


# -- trumps


def test_four_trumps_are_led_A_15() -> None:
    decides("A-15", "KH", "7S", stand("7S 6S 5S 9C 8C 6C 9D 8D 5D KH 7H 6H 3H"))


def test_three_trumps_are_not_led_A_15() -> None:
    decides("A-15", "7S", "AH", stand("7S 9C AH 6H 3H", before=[4, 4]))


def test_with_a_good_suit_trumps_are_drawn_even_from_three_A_15() -> None:
    decides("A-15", "AH", "QD", stand("TS 7S 6S 9C 8C AD KD QD 5D 4D AH JH 7H"))


def test_three_trumps_are_led_when_partner_wants_it_A_15() -> None:
    decides("A-15", "AH", "9S", stand("9S 7S 6S 9C 8C 4C 9D 8D 7D AH 5H 3H", "N 8H, E 2H, S QH, W 4H"))


def test_against_drawn_trumps_one_leads_what_can_be_ruffed_A_16() -> None:
    played = "W 8H, N 9H, E TH, S 3H; E 2D, S AD, W 4D, N 3D"
    decides("A-16", "7S", "4C", stand("7S QC 9C 8C 4C 9D 8D 7D 6D 5H 2H", played))


def test_with_four_trumps_what_partner_probably_wins_is_not_ruffed_A_17() -> None:
    decides("A-17", "4C", "2H", stand("9C 8C 7C 4C 9D 8D 7D 6D QH 5H 4H 3H 2H", "E 5S"))


def test_with_few_small_trumps_it_is_ruffed_A_17() -> None:
    decides("A-17", "2H", "4C", stand("9C 8C 7C 4C 9D 8D 7D 6D 5D 3D 4H 3H 2H", "N KS, E 5S"))


def test_a_thirteenth_card_is_not_ruffed_before_the_last_hand_A_18() -> None:
    clubs = "E 2C, S 3C, W 4C, N 5C; N 6C, E 7C, S 8C, W 9C; W JC, N QC, E KC, S AC; "
    decides("A-18", "6D", "2H", stand("KS QS TS KD 7D 6D 4H 3H 2H", clubs + "S 2D, W 3D, N 4D, E 5D; E TC"))


def test_the_last_hand_ruffs_a_thirteenth_card_A_18() -> None:
    clubs = "W 2C, N 3C, E 4C, S 5C; S 6C, W 7C, N 8C, E 9C; E JC, S QC, W KC, N AC; "
    played = clubs + "N 2D, E 3D, S 4D, W 5D; W TC, N 8D, E 9D"
    assert says(stand("KS QS TS KD 7D 6D 4H 3H 2H", played))[0] == "2H"


# -- third hand


def test_third_hand_plays_its_highest_A_19() -> None:
    decides("A-19", "KS", "8S", stand("KS 8S 2S 9C 8C 6C 7D 6D 4D 9H 8H 4H 3H", "N 5S, E 6S"))


def test_partners_king_is_not_taken_with_the_ace_A_19() -> None:
    assert says(stand("AS 8S 2S 9C 8C 6C 7D 6D 4D 9H 8H 4H 3H", "N KS, E 6S")) == ("2S", "A-19")


def test_on_partners_queen_a_small_card_is_played_early_A_19() -> None:
    decides("A-19", "2S", "AS", stand("AS 8S 2S 9C 8C 6C 7D 6D 4D 9H 8H 4H 3H", "N QS, E 6S"))


def test_on_partners_queen_the_ace_is_played_late_A_19() -> None:
    assert says(stand("AS 8S 2S 9C 8C 6C", "N QS, E 6S", before=[4, 3])) == ("AS", "A-19")


# -- signals


def test_the_suit_of_partners_first_discard_is_not_led_A_20() -> None:
    played = "S AH, W 2H, N 4H, E 6H; S KH, W 7H, N 2S, E 8H"
    decides("A-20", "7C", "5S", stand("KS 8S 6S 5S 7C 6C 3C 7D 6D 5H 3H", played))


def test_one_discards_from_the_weak_suit_A_20() -> None:
    decides("A-20", "3C", "2S", stand("KS QS 2S 9C 8C 6C 3C 7D 6D 5D 4D 3D", "E AH, S 4H, W 2H, N 3H; E KH"))


def test_in_an_even_deal_the_higher_of_touching_cards_hides_the_lower_A_21() -> None:
    decides("A-21", "KS", "QS", stand("KS QS 2S 9C 8C 6C 3C AD 6D 4D 5H 4H 3H", "W 4S, N 5S, E JS"))


def test_a_strong_hand_does_not_hide_A_21() -> None:
    assert says(stand("KS QS 2S AC KC 6C 3C AD 6D 4D 5H 4H 3H", "W 4S, N 5S, E JS"))[0] == "QS"


def test_two_strong_hands_play_plainly_from_the_top_A_21() -> None:
    played = "N AC, E 2C, S 3C, W 4C; N KC, E 5C, S 6C, W 7C; N 8C, E JC, S 9C, W TC; E 2D, S AD, W 3D, N 4D"
    decides("A-21", "AS", "5S", stand("AS 9S 6S 5S 9D 8D KH JH 3H", played))


def test_the_ace_goes_up_where_the_left_is_known_to_hold_the_king_A_22() -> None:
    """W leads a trump to E; S, who plays after E, has dealt and turned the king (W-6)."""
    hands = {
        "S": "9S 5S JS TS AC KC QC AD KD QD 5D 2D",
        "E": "8S 7S 6S 9C 8C 7C 6C 9D 8D 7D AH QH 4H",
        "W": "AS KS QS JC TC 5C JD TD 6D 2H 5H 6H 7H",
        "turned": "KH",
    }
    draw = {"drawn": list(members(read_cards("2S 3S 4S 5S")))}
    deal = {name: [int(card) for card in members(read_cards(cards))] for name, cards in hands.items()}
    table = Table(make("whist"), shoe=Stacked([draw, deal]))
    table.play(table.actors()[0], "2H")
    table.play(table.actors()[0], "3H")
    position = Position(table.seen(table.actors()[0]), table.game)
    move, number = BookBot(table.game).explain(position)
    assert (table.name(move), number) == ("AH", "A-22")
    assert table.name(BookBot(table.game, ["A-22"]).choose(position)) == "QH"


def test_the_king_second_goes_up_for_the_ace_is_left_in_four_cases_of_ten_A_22() -> None:
    decides("A-22", "KS", "4S", stand("KS 4S QC JC 9C 8C 6C 3C 7D 6D 5D 4H 3H", "E 2S"))


def test_in_a_weak_suit_second_hand_hopes_for_partner_A_22() -> None:
    decides("A-22", "4S", "6S", stand("QS 6S 4S QC 9C 8C 6C 3C 7D 6D 5D 4H 3H", "E 5S"))


# -- beyond the book


def test_last_hand_takes_as_cheaply_as_it_can_and_throws_the_smallest() -> None:
    hand = "KS 9S 2S QC 9C 8C 6C 3C 7D 6D 5D 4H 3H"
    assert says(stand(hand, "W 4S, N 5S, E 8S")) == ("9S", "A-0")
    assert says(stand(hand, "W 4S, N 5S, E AS")) == ("2S", "A-0")
    assert says(stand(hand, "W 4S, N AS, E 8S")) == ("2S", "A-0")


def test_a_void_of_an_open_partner_is_seen_at_once_A_13() -> None:
    """N lies open to S, as a dummy does (WD-1)."""
    dummy = "KS QS JS TS 4S AD KD JD TD 3D 4H 3H 2H"
    start = stand("9S 8S 7S 6S 5S 9C 8C 4C 7D 6D KH QH 8H", others={"N": dummy})
    table = Table(make("whist"), start=start)
    position = Position(table.seen(table.actors()[0]), table.game)
    assert table.name(BookBot(table.game).choose(position)) == "5S"
    view = position.view
    assert isinstance(view, WhistView)
    view.hands[2], view.known[2] = read_cards(dummy), 1
    move, number = BookBot(table.game).explain(position)
    assert (table.name(move), number) == ("4C", "A-13")


def test_a_hand_of_humbug_is_weighed_by_honours_coronets_and_long_trumps_HB_3() -> None:
    poor = read_cards("9S 8S 2S TC 8C 5C QD TD 8D 3D JH TH 4H")
    fair = read_cards("KS QS 8S 2S AC 8C 5C QD TD 8D 3D JH TH")
    assert worth(poor, trump=2) == 3 + 2 + 2  # Q and J, two honours that score, a fourth trump
    assert worth(poor, trump=-1) == 3
    assert worth(fair, trump=2) == 12 + 2 + 2
    assert (
        worth(read_cards("AS KS QS 4S 3S 9C 8C 7C 9D 8D 7D 9H 8H"), trump=-1) == 9 + 1 + 3
    )  # a coronet of three


def test_every_number_of_the_book_has_its_piece_and_the_last_always_answers() -> None:
    numbers = [piece.number for piece in make("whist").advice()]
    assert set(numbers) == {"A-0", *NUMBERS}
    assert numbers[-1] == "A-0"


def test_a_number_that_is_not_in_the_book_cannot_be_switched_off() -> None:
    with pytest.raises(ValueError, match="A-99"):
        BookBot(make("whist"), without=("A-99",))


# -- measured


def tricks_of_ns(game: str, seed: int, sides: list[Bot]) -> int:
    """Play one deal with a bot on each side; the tricks of NS."""
    table = Table(make(game, hands=1), seed=seed)
    while not table.over:
        seat = table.actors()[0]
        place = list(table.state.owner).index(seat)
        table.play(seat, sides[place % 2].choose(Position(table.seen(seat), table.game)))
    return int(table.state.tricks[0])


@pytest.mark.parametrize("game", ["whist", "whist/no-trumps"])
def test_the_book_beats_chance_over_duplicate_deals(game: str) -> None:
    """Each deal is played twice, sides changed: the difference in tricks is the book's alone."""
    book, chance = BookBot(make(game)), RandomBot(7)
    more = [
        tricks_of_ns(game, seed, [book, chance]) - tricks_of_ns(game, seed, [chance, book])
        for seed in range(50)
    ]
    mean = sum(more) / len(more)
    error = math.sqrt(sum((m - mean) ** 2 for m in more) / (len(more) - 1) / len(more))
    assert mean > 2
    assert mean > 6 * error
