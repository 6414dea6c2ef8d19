"""Cards, set-up and the round: lay, reveal, order, take, draw, pass (C-1 … C-22, C-40, C-41)."""

import pytest

from lomber.games import make
from lomber.table.errors import IllegalMove
from lomber.table.table import Table
from lomber.text import Words
from tests.games.cities.tables import laid_out, lay, options, piles, rows, set_up, state_of, takes, told


@pytest.mark.parametrize(("players", "deck", "colours"), [(2, 35, 4), (3, 41, 5), (4, 47, 6)])
def test_deck_and_colours_to_finish_by_players_W_1(players: int, deck: int, colours: int) -> None:
    """W-1, C-5, C-7, C-8: whole colours are taken out, all exchanges and deportations stay."""
    table = Table(make("cities", players=players), seed=5)
    cards = " ".join(piles(table).values()).split()
    assert len(cards) == deck
    assert sorted(card for card in cards if card[0] in "XD") == sorted(
        ["X1", "X2", "X3", "X4", "X5", "X6", "XU", "XU", "DEP", "DEP", "DEP"]
    )
    cities = [card for card in cards if card[0] not in "XD"]
    assert len(set(cities)) == len(cities) == 6 * colours
    assert {card[1] for card in cities} == set("123456")
    assert table.view(0).in_play.bit_count() == colours


def test_the_common_deck_holds_two_universals_and_three_deportations_C_1_C_2_C_3_C_4() -> None:
    """C-1, C-2, C-3, C-4."""
    game = make("cities", players=4)
    table = Table(game, seed=1)
    cards = " ".join(piles(table).values()).split()
    assert {f"{colour}{value}" for colour in "ROYGBV" for value in range(1, 7)} <= set(cards)
    assert [cards.count(card) for card in ("X1", "X6", "XU", "DEP")] == [1, 1, 2, 3]
    assert game.read_card("g4") == game.read_card("G4")
    assert game.card_name(game.read_card("DEP")) == "DEP"
    with pytest.raises(ValueError):
        game.read_card("G7")


def test_everybody_draws_three_at_once_clockwise_from_the_first_player_C_9() -> None:
    """C-9."""
    game = make("cities", players=3, removed_colours=["V"])
    table = Table(game, dealing=False)
    table.deal({"first": [game.read_card("P1")]})
    deck = "R1 R2 R3 O1 O2 O3 Y1 Y2 Y3 DEP"
    table.deal({"deck": [game.read_card(card) for card in deck.split()]})
    assert [piles(table)[f"hand.{seat}"] for seat in range(3)] == ["Y1 Y2 Y3", "R1 R2 R3", "O1 O2 O3"]
    assert piles(table)["deck"].startswith("DEP")
    assert piles(table)["played"] == ""
    assert rows(table) == ["", "", ""]
    assert state_of(table).first == 1
    assert list(state_of(table).flights) == [0b1111110] * 3


def test_the_row_is_kept_in_order_of_arrival_and_open_to_all_C_10_C_20() -> None:
    """C-10, C-20."""
    table = laid_out(["G6 R1", "Y6", "Y5"], ["B5 F6", "O1 F5", "O2 F4"])
    table.play(0, "take B5")
    table.play(1, "take O1")
    assert rows(table) == ["G6 R1 B5", "Y6 O1", "Y5 O2"]
    for seat in (-1, 0, 1, 2):
        assert list(table.view(seat).rows[0]) == [table.game.read_card(card) for card in ("G6", "R1", "B5")]
        zone = next(zone for zone in table.view(seat).scene().zones if zone.name == "row.0")
        assert zone.cards == ("G6", "R1", "B5")
        assert zone.marks == ("last",)


def test_all_lay_at_once_face_down_a_card_and_a_flight_C_11_C_12() -> None:
    """C-11, C-12."""
    table = set_up(["", "", ""], ["R1 X2 DEP", "O1 XU G2", "Y1 Y2 Y3"])
    assert table.actors() == [0, 1, 2]
    assert [table.name(move) for move in table.legal(0)] == ["lay R1", "lay X2", "lay DEP"]
    table.act(2, ["lay Y1", "F6"])
    assert table.actors() == [0, 1]
    assert [table.name(move) for move in table.legal(2)] == []
    table.play(0, "lay DEP")
    assert [table.name(move) for move in table.legal(0)] == ["F1", "F2", "F3", "F4", "F5", "F6"]
    table.play(0, "F1")
    assert told(table, "lay") == []
    table.act(1, ["lay G2", "F1"])
    assert told(table, "lay") == ["lay 0 DEP F1", "lay 1 G2 F1", "lay 2 Y1 F6"]


def test_order_is_by_flight_and_then_by_nearness_to_the_first_player_W_2() -> None:
    """W-2, C-13: 2 is one step from the first player 1, 0 is two steps."""
    table = laid_out(["", "", ""], ["R4 F5", "G2 F3", "B1 F5"], first=1)
    assert list(state_of(table).order) == [2, 0, 1]


def test_the_first_player_himself_is_nearest_C_13() -> None:
    """C-13."""
    table = laid_out(["", "", "", ""], ["R4 F5", "G2 F5", "B1 F5", "V1 F5"], first=2)
    assert list(state_of(table).order) == [2, 3, 0, 1]


def test_three_cities_are_chosen_freely_W_3() -> None:
    """W-3."""
    table = laid_out(["", "", ""], ["R4 F6", "G2 F5", "B1 F4"])
    assert options(table) == ["take R4", "take G2", "take B1"]
    table.play(0, "take G2")
    assert options(table) == ["take R4", "take B1"]
    table.play(1, "take B1")
    assert takes(table) == ["0 G2", "1 B1", "2 R4"]


def test_a_deportation_goes_to_the_first_W_4() -> None:
    """W-4."""
    table = laid_out(["", "", ""], ["R4 F6", "G2 F5", "DEP F4"])
    assert takes(table) == ["0 DEP"]
    assert table.actors() == [1]
    assert options(table) == ["take R4", "take G2"]
    table.play(1, "take G2")
    assert takes(table) == ["0 DEP", "1 G2", "2 R4"]


def test_an_exchange_goes_to_the_last_W_5() -> None:
    """W-5."""
    table = laid_out(["", "", ""], ["R4 F6", "G2 F5", "X3 F4"])
    assert options(table) == ["take R4", "take G2"]
    table.play(0, "take R4")
    assert takes(table) == ["0 R4", "1 G2", "2 X3"]


def test_two_exchanges_go_to_the_two_last_of_whom_the_earlier_chooses_W_6() -> None:
    """W-6."""
    table = laid_out(["", "", ""], ["R4 F6", "X5 F5", "X3 F4"])
    assert takes(table) == ["0 R4"]
    assert table.actors() == [1]
    assert options(table) == ["take X3", "take X5"]
    table.play(1, "take X5")
    assert takes(table) == ["0 R4", "1 X5", "2 X3"]


def test_the_universal_goes_to_the_very_last_W_7() -> None:
    """W-7."""
    table = laid_out(["", "", ""], ["XU F6", "X3 F5", "R4 F4"])
    assert takes(table) == ["0 R4", "1 X3", "2 XU"]


def test_deportation_city_exchange_in_that_order_W_8() -> None:
    """W-8."""
    table = laid_out(["", "", ""], ["X3 F6", "R4 F5", "DEP F4"])
    assert takes(table) == ["0 DEP", "1 R4", "2 X3"]


@pytest.mark.parametrize(
    ("bids", "taken"),
    [
        (["R4 F6", "DEP F5", "DEP F4"], ["0 DEP", "1 DEP", "2 R4"]),
        (["XU F6", "X3 F5", "DEP F4"], ["0 DEP", "1 X3", "2 XU"]),
        (["XU F6", "XU F5", "R4 F4"], ["0 R4", "1 XU", "2 XU"]),
    ],
)
def test_several_specials_need_no_choice_W_9(bids: list[str], taken: list[str]) -> None:
    """W-9, AM-3, C-15: the table takes for him who has only one possible card."""
    assert takes(laid_out(["", "", ""], bids)) == taken


def test_three_exchanges_are_chosen_freely_W_9() -> None:
    """W-9."""
    table = laid_out(["", "", ""], ["X1 F6", "X2 F5", "X3 F4"])
    assert options(table) == ["take X1", "take X2", "take X3"]
    table.play(0, "take X2")
    assert options(table) == ["take X1", "take X3"]
    table.play(1, "take X3")
    assert takes(table) == ["0 X2", "1 X3", "2 X1"]


def test_nobody_may_volunteer_for_an_exchange_C_15() -> None:
    """AM-4."""
    table = laid_out(["", "", ""], ["R4 F6", "G2 F5", "X3 F4"])
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "take X3")
    assert (refused.value.rule, refused.value.key) == ("C-15", "city-first")
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "take B1")
    assert (refused.value.rule, refused.value.key) == ("C-14", "not-lying")
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "take R4")
    assert (refused.value.rule, refused.value.key) == ("C-14", "not-your-turn")
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "lay R4")
    assert refused.value.key == "take-now"


def test_a_card_is_resolved_before_the_next_is_taken_C_14() -> None:
    """C-14: Seat 1 takes after seat 0's row has burnt."""
    table = laid_out(["R4 B2", "", ""], ["B5 F6", "G2 F5", "O1 F4"])
    table.play(0, "take B5")
    assert rows(table)[0] == "R4"
    assert table.actors() == [1]


def test_what_is_refused_while_laying_names_its_rule_C_11_C_18() -> None:
    table = set_up(["", "", ""], ["R1", "O1", "Y1"], position={"flights": ["F1 F2", "F3", "F3"]})
    for move, rule, key in [
        ("F1", "C-11", "card-first"),
        ("lay F1", "C-11", "card-first"),
        ("lay O1", "C-11", "not-in-hand"),
        ("take R1", "C-11", "lay-now"),
        ("swap R1 O1", "C-11", "lay-now"),
    ]:
        with pytest.raises(IllegalMove) as refused:
            table.play(0, move)
        assert (refused.value.rule, refused.value.key) == (rule, key)
    table.play(0, "lay R1")
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "F3")
    assert (refused.value.rule, refused.value.key) == ("C-18", "flight-used")
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "lay R1")
    assert refused.value.key == "flight-now"
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "R1")
    assert (refused.value.rule, refused.value.key) == ("C-11", "flight-now")
    table.play(0, "F2")
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "F1")
    assert refused.value.key == "laid-already"


def test_everybody_draws_one_clockwise_and_the_first_player_card_passes_C_16_C_17_C_41() -> None:
    """C-16, C-17, C-41, AM-9."""
    deck = {"piles": {"deck": " ".join(["B1", "B2", "B3", *rest("R4 G2 O6 B1 B2 B3")])}}
    table = laid_out(["", "", ""], ["R4 F6", "G2 F5", "O6 F4"], first=2, position=deck)
    table.play(0, "take R4")
    table.play(1, "take G2")
    assert [piles(table)[f"hand.{seat}"] for seat in range(3)] == ["B2", "B3", "B1"]
    assert state_of(table).first == 0
    assert state_of(table).round == 2
    assert table.actors() == [0, 1, 2]


def rest(cards: str) -> list[str]:
    """The cards of a deck for three (violet is out) that are not named."""
    deck = [f"{colour}{value}" for colour in "ROYGB" for value in range(1, 7)]
    deck += ["X1", "X2", "X3", "X4", "X5", "X6", "XU", "XU", "DEP", "DEP", "DEP"]
    for card in cards.split():
        deck.remove(card)
    return deck


def test_the_sixth_flight_is_forced_and_then_all_come_back_W_25() -> None:
    """W-25, C-6, C-18: 3, 6, 1, 2, 5 are used."""
    table = set_up(["", "", ""], ["R4", "G2", "O6"], position={"flights": ["F4", "F1", "F1"], "round": 6})
    table.play(0, "lay R4")
    assert [table.name(move) for move in table.legal(0)] == ["F4"]
    table.play(0, "F4")
    table.act(1, ["lay G2", "F1"])
    table.act(2, ["lay O6", "F1"])
    table.play(0, "take R4")
    table.play(1, "take G2")
    assert state_of(table).round == 7
    table.play(0, table.legal(0)[0])
    assert [table.name(move) for move in table.legal(0)] == ["F1", "F2", "F3", "F4", "F5", "F6"]


def test_an_empty_deck_is_made_of_the_played_pile_when_a_card_must_be_drawn_C_19() -> None:
    """C-19: One card is left: the first player draws it, then the pile is shuffled for the second."""
    inside = {"piles": {"deck": "B1", "played": " ".join(rest("R4 G2 O6 B1"))}}
    table = set_up(["", "", ""], ["R4", "G2", "O6"], position=inside)
    table.shoe = None
    lay(table, "R4 F6", "G2 F5", "O6 F4")
    table.play(0, "take R4")
    table.play(1, "take G2")
    deal = table.state.awaits()
    assert deal is not None
    assert deal.name == "reshuffle"
    assert not deal.begins_hand
    assert [table.game.card_name(card) for card in deal.pool] == rest("R4 G2 O6 B1")
    assert piles(table)["hand.0"] == "B1"
    order = ["DEP", "XU", *rest("R4 G2 O6 B1 DEP XU")]
    table.deal({"deck.1": [table.game.read_card(card) for card in order]})
    assert [piles(table)[f"hand.{seat}"] for seat in range(3)] == ["B1", "DEP", "XU"]
    assert piles(table)["played"] == ""


def test_no_card_is_drawn_where_pile_and_deck_are_empty_and_who_has_none_is_left_out_C_19() -> None:
    """C-19."""
    small = {"colours": 2, "removed_colours": ["Y", "G", "B", "V"], "values": 1, "hand_size": 1}
    game = make("cities", players=2, universals=0, deportations=0, **small)
    start = {"piles": {"hand.0": "R1", "hand.1": "O1", "deck": "X1"}, "colours": "RO"}
    table = Table(game, start=start, seed=1)
    lay(table, "R1 F1", "O1 F1")
    table.play(0, "take O1")
    assert [piles(table)[f"hand.{seat}"] for seat in range(2)] == ["X1", ""]
    assert table.actors() == [0]
    table.act(0, ["lay X1", "F1"])
    assert rows(table) == ["R1", "O1"], "he alone takes part, and swaps"
    assert sorted(piles(table)[f"hand.{seat}"] for seat in range(2)) == ["", "X1"]
    assert table.actors() == [1], "the first-player card has passed, and he drew first"


def test_a_deportation_takes_the_rightmost_city_W_15() -> None:
    """W-15, C-21, C-22."""
    table = laid_out(["Y1 G2", "", ""], ["R4 F6", "O3 F5", "DEP F4"])
    assert rows(table)[0] == "Y1"
    assert told(table, "deport") == ["deport 0 G2"]
    assert piles(table)["played"] == "G2 DEP"


def test_with_an_empty_row_only_the_deportation_goes_W_15() -> None:
    """W-15."""
    table = laid_out(["", "", ""], ["R4 F6", "O3 F5", "DEP F4"])
    assert rows(table)[0] == ""
    assert told(table, "deport") == []
    assert piles(table)["played"] == "DEP"


def test_last_is_the_rightmost_place_not_the_newest_arrival_C_21() -> None:
    """C-21: Seat 0's newest city came by a swap to the left end; the deportation takes the right end (AM-11)."""
    table = set_up(["Y2 O1", "R2 B6 G3", ""], ["X2 DEP", "G5 R6", "B4 R5"])
    lay(table, "X2 F1", "G5 F6", "B4 F5")
    table.play(1, "take B4")
    assert rows(table)[0] == "R2 O1"
    lay(table, "DEP F6", "R6 F2", "R5 F1")
    assert told(table, "deport") == ["deport 0 O1"]


def test_a_whole_round_W_27() -> None:
    """W-27, C-13, C-15, C-21, C-25, C-28, C-35, C-16, C-17 together."""
    for swap, after in (
        ("swap Y2 R2", ["Y2 B6 G4", "R2 O1", "O2 R5"]),
        ("swap Y2 O2", ["R2 B6 G4", "", "Y2 R5"]),
    ):
        deck = {
            "piles": {"deck": " ".join(["G1", "G2", "G3", *rest("R2 B6 Y2 O1 O2 R5 B3 G4 DEP X2 G1 G2 G3")])}
        }
        table = set_up(["R2 B6", "Y2 O1", "O2 R5 B3"], ["X2", "G4", "DEP"], first=1, position=deck)
        lay(table, "X2 F5", "G4 F3", "DEP F5")
        assert takes(table) == ["2 DEP", "0 G4", "1 X2"]
        assert rows(table) == ["R2 B6 G4", "Y2 O1", "O2 R5"]
        assert options(table) == ["swap Y2 R2", "swap Y2 O2"]
        table.play(1, swap)
        assert rows(table) == after
        assert [piles(table)[f"hand.{seat}"] for seat in (1, 2, 0)] == ["G1", "G2", "G3"]
        assert state_of(table).first == 2


def test_the_universal_waits_while_an_exchange_with_a_value_lies_there_C_15() -> None:
    """C-15: of two ordinary exchanges and a universal the earlier players take the ordinary ones."""
    table = laid_out(["", "", ""], ["X1 F6", "X2 F5", "XU F4"])
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "take XU")
    assert (refused.value.rule, refused.value.key) == ("C-15", "universal-last")


def test_special_cards_are_called_by_name_and_not_by_code_C_2_C_3_C_4():
    """C-2, C-3, C-4: what people read and hear."""
    for lang, names in (
        ("ru", "обмен-3 обмен-любой депортация"),
        ("uk", "обмін-3 обмін-довільний депортація"),
        ("en", "exchange-3 exchange-any deportation"),
    ):
        assert Words(lang, "lomber.games.cities").cards("X3 XU DEP") == names
