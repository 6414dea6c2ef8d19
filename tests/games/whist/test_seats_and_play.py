"""Whist for four: seats, deal, play (W-1 … W-12, W-21); cases C-1 … C-4, C-17, C-18."""

import pytest

from lomber import BadOptions, IllegalMove, Table, make
from lomber.cards.pack import card_names
from tests.games.whist.tables import can, cards, last_trick, play_last, play_out, tricks, worked_deal


def drawn(text: str, game: str = "whist", **options: object) -> Table:
    table = Table(make(game, options), dealing=False)
    table.deal({"drawn": cards(text)})
    return table


def chairs(table: Table) -> list[int]:
    """The seats at S W N E."""
    return list(table.state.owner)


def test_ace_is_the_lowest_card_of_the_draw_C_1():
    """p, q, r, s draw 2S AH KD 9C: q (AH) and p against s and r; q deals, at S (W-3, W-4). C-1."""
    table = drawn("2S AH KD 9C")
    assert chairs(table) == [1, 3, 0, 2]
    assert table.state.position(-2)["dealer"] == "S"


def test_equal_cards_of_the_draw_go_by_suit_C_2_W_3():
    """5S is lower than 5H: seat 1 is the lowest, seat 0 his partner. C-2, W-3."""
    assert chairs(drawn("5H 5S 8C QD")) == [1, 2, 0, 3]
    assert chairs(drawn("5C 5S 5H 5D")) == [1, 3, 0, 2]


@pytest.mark.parametrize(
    ("rubber", "seated"), [(0, [1, 3, 0, 2]), (1, [1, 0, 3, 2]), (2, [1, 0, 2, 3]), (3, [1, 3, 0, 2])]
)
def test_each_plays_once_with_each_of_the_others_C_18_W_5_W_21(rubber, seated):
    """Draw 2S AH KD 9C: q S with p N; then with s; then with r; then as at first. q deals first each time.

    C-18, W-5, W-21.
    """
    order = list(drawn("2S AH KD 9C").state.order)
    assert order == [1, 0, 3, 2]
    table = Table(make("whist"), start={"phase": "deal", "order": order, "rubber": rubber}, dealing=False)
    assert chairs(table) == seated
    assert [pile.audience for pile in table.state.awaits().piles] == [
        *(1 << seat for seat in seated),
        -1,
    ]


def test_without_a_draw_the_seats_are_taken_in_their_order_W_4():
    """W-4: seat 0 is the lowest and deals, seat 1 his partner; with reseat=draw that cannot be."""
    table = Table(make("whist", draw=False), dealing=False)
    assert table.state.awaits().name == "hand"
    assert chairs(table) == [0, 2, 1, 3]
    assert Table(make("whist", draw=True), dealing=False).state.awaits().name == "draw"
    with pytest.raises(BadOptions):
        make("whist", draw=False, reseat="draw")


def rubber_ended(**options: object) -> Table:
    """NS win the rubber in the second of its deals; E has dealt."""
    rubber = {"parties": [1, 0], "below": [8, 8], "dealer": "E", "order": [1, 0, 3, 2]}
    return play_last(last_trick([7, 5], options=options, **rubber))


def test_partners_change_after_a_rubber_and_the_lowest_deals_again_W_5():
    """W-5."""
    table = rubber_ended()
    assert chairs(table) == [1, 0, 3, 2]
    assert table.state.position(-2)["dealer"] == "S"


def test_the_figures_of_a_rubber_stay_those_of_its_players_W_5():
    """W-5, W-19: partners have changed, and what the old pairs wrote is theirs, in a position told again too."""
    table = rubber_ended()
    sheet = table.sheet()
    assert [column.seats for column in sheet.columns[:2]] == [(1, 3), (0, 2)]
    assert {entry.seats for entry in sheet.entries if entry.place != "sum"} == {(1, 0)}
    net = next(entry for entry in sheet.entries if entry.reason == "rubber-net")
    assert (net.column - 2, net.words["mine"], net.words["theirs"]) == (1, 14, 0)  # 8 + 4 + 10 less 8
    described = table.state.position(-2)
    again = table.game.set_up(described)
    assert (again.sheet().entries, again.position(-2)) == (sheet.entries, described)


def test_the_sheet_numbers_the_rubber_that_is_played_or_was_the_last_W_5():
    assert rubber_ended().sheet().notes["rubber"] == 2
    last = rubber_ended(rubbers=1)
    assert (last.over, last.sheet().notes["rubber"]) == (True, 1)


def test_partners_stay_with_reseat_none_W_5():
    """W-5."""
    table = rubber_ended(reseat="none")
    assert chairs(table) == [1, 3, 0, 2]
    assert table.state.position(-2)["dealer"] == "S"


def test_a_new_draw_before_every_rubber_with_reseat_draw_W_5():
    """Not the turn of the rotation but the two lowest of the new draw play together. W-5."""
    table = rubber_ended(reseat="draw")
    assert table.state.awaits().name == "draw"
    table.deal({"drawn": cards("KS QS JS TS")})
    assert chairs(table) == [3, 1, 2, 0]


def test_thirteen_cards_each_and_the_dealers_last_is_faced_W_1_W_6():
    """W-1, W-6."""
    table = Table(make("whist"), seed=3)
    state = table.state
    for seat in range(-1, 4):
        assert [zone.kind for zone in table.view(seat).scene().zones if zone.name == "turned"] == ["pile"]
    assert state.hands[state.dealer] >> state.turned & 1
    assert [len(card_names(mask).split()) for mask in state.hands] == [13] * 4
    assert len({name for mask in state.hands for name in card_names(mask).split()}) == 52


def test_the_turned_card_lies_until_the_dealer_plays_to_the_first_trick_W_6():
    """W-6."""
    table = worked_deal()
    tricks(table, "AC 4C 3C")
    assert table.view(-1).turned == cards("4D")[0]
    assert closed_hand(table, "S") == 12, "the thirteenth lies before him"
    tricks(table, "KC")
    assert table.view(-1).turned == -1
    assert table.view(-1).trump == 2
    assert closed_hand(table, "S") == 12


def closed_hand(table: Table, place: str) -> int:
    """How many backs an onlooker sees in the hand of a place."""
    zones = table.view(-1).scene().zones
    return sum(len(zone.cards) for zone in zones if zone.name == f"hand.{place}")


def test_the_deal_passes_to_the_left_through_the_rubber_W_7():
    """W-7."""
    for dealer, following in zip("SWNE", "WNES", strict=True):
        table = play_last(last_trick([6, 6], dealer=dealer))
        assert table.state.position(-2)["dealer"] == following


def test_left_of_the_dealer_leads_first_and_then_the_winner_W_8():
    """W-8."""
    table = worked_deal()
    assert table.actors() == [2]  # W
    tricks(table, "AC 4C 3C KC", "2C 9C QC 4D")
    assert table.actors() == [0]  # S ruffed
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "AS")
    assert (refused.value.rule, refused.value.key) == ("W-8", "not-your-turn")


def trick(text: str, trump: str = "H", **options: object) -> str:
    """S leads, and the four cards are all that is left; who takes them?"""
    piles = dict(zip("SWNE", text.split(), strict=True))
    start = {"piles": piles, "trump": trump, "to_play": "S", "tricks": [6, 6]}
    table = Table(make("whist", options), start=start, dealing=False)
    tricks(table, text)
    return "EW" if table.sheet().entries[0].column else "NS"


def test_a_small_trump_takes_the_ace_C_3_W_10_WG_9():
    """C-3, W-10, WG-9."""
    assert trick("9S AS 2H KS") == "NS"


def test_without_trumps_in_it_the_highest_of_the_suit_led_wins_C_3_W_10():
    """C-3, W-10."""
    assert trick("9S 3D TS 2C") == "NS"
    assert trick("9S TS 3D 2C") == "EW"


def follows(hand: str, led: str) -> set[str]:
    """S leads this card, and W holds that hand: what may W play?"""
    piles = {"S": led + " 4S 5S", "W": hand, "N": "3S 6S 7S", "E": "2S 8S 9S"}
    start = {"piles": piles, "trump": "D", "to_play": "S", "tricks": [5, 5]}
    table = Table(make("whist"), start=start, dealing=False)
    tricks(table, led)
    return can(table, table.actors()[0])


def test_who_has_the_suit_led_follows_and_need_not_beat_C_4_W_9():
    """C-4, W-9."""
    assert follows("AC 2C KD", "3C") == {"AC", "2C"}


def test_who_lacks_the_suit_led_plays_anything_C_4_W_9():
    """C-4, W-9."""
    assert follows("AC 2C KD", "3H") == {"AC", "2C", "KD"}


def test_a_card_of_another_suit_is_refused_with_its_rule_W_9():
    """W-9."""
    table = worked_deal()
    tricks(table, "AC")
    for card, key in (("3H", "must-follow"), ("KC", "not-in-hand")):
        with pytest.raises(IllegalMove) as refused:
            table.play(1, card)
        assert (refused.value.rule, refused.value.key) == ("W-9", key)
    assert can(table, 1) == {"9C", "7C", "4C"}


def test_only_the_last_two_tricks_may_be_looked_at_C_17_W_11():
    """C-17, W-11."""
    table = worked_deal()
    tricks(table, "AC 4C 3C KC", "2C 9C QC 4D", "AH 5H 3H 8H", "KH 6H JH 2D", "3S 7S 9S QS")
    tricks(table, "AS 4S 6S 2S", "AD 5D 8D 3D")
    for seat in range(-1, 4):
        zones = {zone.name: zone.cards for zone in table.view(seat).scene().zones}
        assert zones["last.0"] == ("AS", "4S", "6S", "2S")
        assert zones["last.1"] == ("AD", "5D", "8D", "3D")
        assert "last.2" not in zones


def test_one_trick_can_be_looked_at_after_the_first_W_11():
    """W-11."""
    table = worked_deal()
    tricks(table, "AC 4C 3C KC", "2C")
    assert [len(t) for t in table.view(0).look_back()] == [4]


def test_a_deal_ends_after_thirteen_tricks_W_12():
    """W-12."""
    table = play_out(worked_deal())
    assert len([move for event in table.record().log for move in getattr(event, "moves", ())]) == 52
    assert table.state.awaits().name == "hand"


def test_a_closed_hand_is_seen_by_its_owner_alone():
    table = worked_deal()
    for seat in range(-1, 4):
        known = [place for place in range(4) if table.view(seat).known[place]]
        assert known == [place for place in range(4) if table.state.owner[place] == seat]
