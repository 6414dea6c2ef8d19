"""The book: a position for each piece of advice, in which it decides; switched off, another move is chosen."""

from typing import Any

import pytest

from lomber import Table
from tests.games.books import choice, decides
from tests.games.stukolka.tables import game, playing

SILENT: list[str] = []


def speaking(form: str, seat: int, mine: str, said: list[str] | None = None, **more: Any) -> Table:
    """A seat with these cards is to declare; hearts are trumps."""
    players = more.pop("players", 5)
    options = {"players": players, **more.pop("options", {})}
    others = ["2S 3S 4S", "5S 6S 7S", "2C 3C 4C", "5C 6C 7C", "8S 9S TS", "8C 9C TC"]
    piles = {f"hand.{s}": mine if s == seat else others[s] for s in range(players)}
    words = said or ["pass"] * seat
    start = {
        "phase": "declare",
        "said": words + [""] * (players - len(words)),
        "to_act": seat,
        "piles": piles | {"trump": "2H"},
        "pot": more.pop("pot", 15),
        **more,
    }
    return Table(game(form, **options), start=start)


def ran(amount: int, seat: int, times: int = 1) -> list[list[Any]]:
    """A sheet on which each of the last deals brought the seat so much."""
    reason = "trick-share" if amount > 0 else "remise"
    return [[deal, seat, "balance", amount, reason, "U-18", {}] for deal in range(1, times + 1)]


@pytest.mark.parametrize("mine", ["AH 2D 3D", "KH QH 2D", "3H 4H 5H"])
def test_a_sure_trick_is_worth_a_knock_A_U1(mine: str) -> None:
    decides(speaking("golets", 1, mine), "A-U1", "knock")


def test_when_the_cards_run_badly_nothing_but_sure_tricks_A_U1() -> None:
    table = speaking("golets", 4, "3H AD KD", ["knock", "pass", "pass", "pass"], entries=ran(-15, 4, 2))
    decides(table, "A-U1", "pass")
    table = speaking("golets", 4, "3H AD KD", ["knock", "pass", "pass", "pass"], entries=ran(-15, 4))
    assert choice(table) == ("A-U5", "knock"), "one remise is no run"
    table = speaking("golets", 4, "3H AD KD", ["knock", "pass", "pass", "pass"], entries=ran(15, 4))
    assert choice(table) == ("A-U5", "knock")


def test_first_to_speak_on_nothing_pass_A_U2() -> None:
    decides(speaking("golets", 0, "2D 3D 4D", SILENT, players=4), "A-U2", "pass")


def test_a_doubtful_trick_is_a_risk_for_when_the_cards_run_well_A_U3() -> None:
    table = speaking("golets", 2, "3H AD KD", ["knock", "golets"], entries=ran(15, 2))
    decides(table, "A-U3", "knock")
    assert choice(speaking("golets", 2, "3H AD KD", ["knock", "golets"]))[1] == "pass"
    table = speaking("golets", 2, "3H 4H 9D", ["knock", "golets"], entries=ran(15, 2))
    assert choice(table) == ("A-U3", "knock")
    table = speaking("golets", 2, "JH AD KD", ["knock", "golets"], entries=ran(15, 2))
    assert choice(table) == ("A-UX10", "knock"), "this is more than a doubtful trick"


def test_five_at_the_table_first_and_no_sure_trick_pass_A_U4() -> None:
    decides(speaking("golets", 0, "3H AD KD"), "A-U4", "pass")
    assert choice(speaking("golets", 0, "JH 3H KD")) == ("A-UX10", "knock")
    assert choice(speaking("golets", 0, "3H 4D KD", players=4))[1] == "golets"


@pytest.mark.parametrize(
    ("seat", "said"), [(4, ["knock", "pass", "golets", "pass"]), (3, ["knock", "golets", "pass"])]
)
def test_late_with_one_or_two_in_a_doubtful_trick_is_enough_A_U5(seat: int, said: list[str]) -> None:
    decides(speaking("golets", seat, "3H 4H 9D", said), "A-U5", "knock")


def test_two_small_trumps_and_an_ace_are_good_against_three_A_U6() -> None:
    decides(speaking("golets", 3, "3H 4H AD", ["knock", "golets", "knock"]), "A-U6", "knock")
    table = speaking("golets", 4, "3H 4H AD", ["knock", "golets", "knock", "knock"])
    assert choice(table)[1] == "pass"


@pytest.mark.parametrize("mine", ["3H 4D 5D", "AD AC 5D"])
def test_last_against_a_lone_golets_one_trump_or_aces_will_do_A_U7(mine: str) -> None:
    decides(speaking("golets", 4, mine, ["pass", "golets", "pass", "pass"]), "A-U7", "knock")
    table = speaking("golets", 4, mine, ["pass", "golets", "knock", "pass"])
    assert choice(table)[1] == "pass"


def test_first_seat_with_exchange_knocks_on_a_jack_A_U8() -> None:
    decides(speaking("prikup", 0, "JH 2D 3D"), "A-U8", "knock")
    assert choice(speaking("prikup", 0, "TH 2D 3D"))[1] == "pass"
    assert choice(speaking("prikup", 0, "JH 2D 3D", pot=300))[1] == "pass"
    assert choice(speaking("prikup", 0, "QH 2D 3D", pot=300)) == ("A-U8", "knock")


def test_second_after_a_knock_with_one_trump_pass_A_U9() -> None:
    decides(speaking("prikup", 1, "QH 2D 3D", ["knock"]), "A-U9", "pass")
    assert choice(speaking("prikup", 1, "QH 2D 3D", ["pass"]))[1] == "knock"


def test_the_last_seat_is_as_easy_as_the_first_A_U10() -> None:
    decides(speaking("prikup", 4, "JH 2D 3D", ["knock", "knock", "pass", "pass"]), "A-U10", "knock")
    assert choice(speaking("prikup", 3, "JH 2D 3D", ["knock", "knock", "pass"]))[1] == "pass"


def test_keep_trumps_and_exchange_the_rest_A_U11() -> None:
    table = Table(
        game("prikup"),
        start={
            "phase": "exchange",
            "trump": "H",
            "said": ["knock", "pass", "pass", "pass", "knock"],
            "piles": {"hand.0": "3H AD 4C", "hand.4": "5H 6D 7D", "trump": "2H"},
        },
    )
    decides(table, "A-U11", "throw 4C")
    table.play(0, "throw 4C")
    decides(table, "A-U11", "throw AD")
    table.play(0, "throw AD")
    assert choice(table) == ("A-U11", "done")


def leading(form: str, mine: str, others: int, **more: Any) -> Table:
    hands = {0: mine}
    fillers = ["2S 3S 4S", "5S 6S 7S", "2C 3C 4C", "5C 6C 7C"]
    hands.update({s + 1: fillers[s] for s in range(others)})
    return playing(form, "H", hands, **more)


@pytest.mark.parametrize(
    ("mine", "card"), [("3H AD AC", "3H"), ("3H AD KC", "3H"), ("3H 5H AC", "3H"), ("3H 5H 9C", "3H")]
)
def test_four_in_draw_trumps_A_U12(mine: str, card: str) -> None:
    decides(leading("prikup", mine, 3, pot=15), "A-U12", card)


def test_trumps_are_not_drawn_from_everything_A_U12() -> None:
    assert choice(leading("prikup", "3H AD KD", 3, pot=15))[0] == "A-UX7"
    assert choice(leading("prikup", "3H AD AC", 2, pot=15))[0] == "A-UX7"
    assert choice(leading("prikup", "3H 5H 9C", 3, pot=300))[0] == "A-UX7"


def test_one_trump_is_enough_in_a_free_deal_A_U13() -> None:
    decides(speaking("obligatory", 1, "3H 4D 5D"), "A-U13", "knock")
    decides(speaking("obligatory", 0, "AC AD 5D", SILENT), "A-U13", "knock")
    decides(speaking("obligatory", 4, "AC KD 5D", ["knock", "pass", "pass", "pass"]), "A-U13", "knock")
    assert choice(speaking("obligatory", 1, "AC AD 5D"))[1] == "pass"


@pytest.mark.parametrize(
    ("seat", "mine", "said", "move"),
    [
        (4, "3H 4D 5D", ["knock", "pass", "pass", "pass"], "knock"),
        (3, "3H 4D 5D", ["knock", "pass", "pass"], "pass"),
        (3, "QH 4D 5D", ["knock", "pass", "pass"], "knock"),
        (4, "QH 4D 5D", ["knock", "knock", "pass", "pass"], "pass"),
        (4, "3H 4H 5D", ["knock", "knock", "pass", "pass"], "knock"),
    ],
)
def test_one_trump_is_not_enough_against_everybody_A_U13(
    seat: int, mine: str, said: list[str], move: str
) -> None:
    assert choice(speaking("obligatory", seat, mine, said))[1] == move


def test_the_first_lead_from_two_trumps_is_a_trump_A_U14() -> None:
    decides(leading("obligatory", "3H 9H KC", 2, options={"players": 4}), "A-U14", "9H")


def test_a_doubtful_trick_seldom_pays_with_exchange_A_U15() -> None:
    said = ["knock", "pass"]
    decides(speaking("prikup", 2, "3H 4H 9D", said), "A-U15", "pass")
    table = speaking("prikup", 2, "3H 4H 9D", said, entries=ran(15, 2))
    assert choice(table) == ("A-U15", "pass")
    assert choice(speaking("prikup", 2, "3H 4H 9D")) == ("A-UX3", "knock"), "nobody is in"
    assert choice(shleif_declared("3H 4H 9D")) == ("A-U15", "pass"), "the dealer plays in any case"


# -- ours


def shleif(phase: str, pot: int) -> Table:
    piles = {
        f"hand.{s}": h for s, h in enumerate(["2S 3S 4S", "5S 6S 7S", "2C 3C 4C", "5C 6C 7C", "8S 9S TS"])
    }
    start = {"phase": phase, "pot": pot, "piles": piles | {"trump": "2H"}}
    return Table(game("shleif"), start=start)


def shleif_declared(mine: str) -> Table:
    """The third to speak, nobody is in, and the dealer has kept the shleif."""
    piles = {f"hand.{s}": h for s, h in enumerate(["2S 3S 4S", "5S 6S 7S", mine, "5C 6C 7C", "8S 9S TS"])}
    start = {"phase": "declare", "trump": "H", "said": ["pass", "pass", "", "", ""], "to_act": 2}
    return Table(game("shleif"), start={**start, "pot": 15, "piles": piles | {"trump": "2H"}})


def test_a_frightening_pot_makes_the_dealer_give_up_the_shleif_A_UX1() -> None:
    assert choice(shleif("shleif", 15)) == ("A-UX1", "keep_shleif")
    decides(shleif("shleif", 600), "A-UX1", "decline_shleif")
    assert choice(shleif("announce", 15)) == ("A-UX1", "announce H")


def test_look_before_speaking_A_UX2() -> None:
    table = Table(game("shleif", blind=True), seed=1)
    table.play(4, "keep_shleif")
    table.play(4, table.legal(4)[0])
    decides(table, "A-UX2", "look")


@pytest.mark.parametrize(
    ("mine", "said", "move"),
    [
        ("3H 4D 9D", ["pass", "pass"], "knock"),
        ("2D 4D 9D", ["pass", "pass"], "pass"),
        ("JH 2D 9D", ["knock", "pass"], "pass"),
        ("QH 2D 9D", ["knock", "pass"], "knock"),
        ("QH 2D 9D", ["knock", "knock"], "pass"),
        ("3H JH 9D", ["knock", "knock"], "knock"),
    ],
)
def test_the_more_are_in_the_more_trumps_one_buys_to_A_UX3(mine: str, said: list[str], move: str) -> None:
    table = speaking("prikup", 2, mine, said)
    if move == "knock":
        decides(table, "A-UX3", "knock")
    else:
        assert choice(table)[1] == "pass"


def test_a_kept_shleif_plays_against_everybody_A_UX3() -> None:
    assert choice(shleif_declared("JH 2D 9D"))[1] == "pass"
    decides(shleif_declared("QH 2D 9D"), "A-UX3", "knock")


def test_a_free_golets_is_taken_while_nobody_is_in_A_UX4() -> None:
    decides(speaking("golets", 2, "2D 3D 9D", ["pass", "pass"]), "A-UX4", "golets")
    assert choice(speaking("golets", 2, "2D 3D 9D", ["knock", "pass"]))[1] == "pass", "he has a sure trick"


@pytest.mark.parametrize("mine", ["3H 4H 9D", "3H AD KD", "JH KH 4D"])
def test_two_trumps_are_not_thrown_off_for_the_golets_A_UX10(mine: str) -> None:
    decides(speaking("golets", 2, mine, ["pass", "pass"]), "A-UX10", "knock")


@pytest.mark.parametrize("mine", ["3H JH 4D", "3H 4H KD", "KH 3H 4D"])
def test_what_is_more_than_doubtful_is_good_against_two_A_UX10(mine: str) -> None:
    decides(speaking("golets", 2, mine, ["knock", "golets"]), "A-UX10", "knock")
    assert choice(speaking("golets", 3, mine, ["knock", "golets", "knock"]))[1] == "pass"


def test_a_trump_is_enough_against_a_lone_golets_A_UX11() -> None:
    decides(speaking("golets", 2, "3H 4D 9D", ["pass", "golets"]), "A-UX11", "knock")
    assert choice(speaking("golets", 3, "3H 4D 9D", ["knock", "golets", "pass"]))[1] == "pass"
    assert choice(speaking("golets", 2, "2D 4D 9D", ["pass", "golets"]))[1] == "pass"


@pytest.mark.parametrize("seat", [2, 3])
def test_the_pot_is_not_left_to_the_dealer_for_nothing_A_UX12(seat: int) -> None:
    decides(speaking("obligatory", seat, "2D 4D 9C"), "A-UX12", "knock")
    assert choice(speaking("obligatory", 1, "2D 4D 9C"))[1] == "pass"


def test_the_lowest_plain_card_is_dropped_A_UX5() -> None:
    table = Table(
        game("shleif"),
        start={
            "phase": "drop",
            "trump": "H",
            "said": ["knock", "pass", "pass", "pass", "shleif"],
            "bought": [0, -1, -1, -1, 0],
            "to_act": 4,
            "piles": {"hand.0": "3H AD 4C", "hand.4": "5H 6D 4S", "trump": "2H"},
        },
    )
    assert choice(table) == ("A-UX5", "drop 4S")
    table = Table(
        table.game,
        start={
            **table.state.position(-2),
            "piles": {"hand.0": "3H AD 4C", "hand.4": "5H 6D 7S", "trump": "2H"},
        },
    )
    decides(table, "A-UX5", "drop 6D")


@pytest.mark.parametrize(("pot", "move"), [(15, "cut_in"), (600, "pass")])
def test_cutting_in_is_for_a_small_pot_against_two_A_UX6(pot: int, move: str) -> None:
    table = Table(
        game("shleif", razrez=True),
        start={
            "phase": "cut_in",
            "trump": "H",
            "pot": pot,
            "said": ["knock", "pass", "pass", "pass", "shleif"],
            "to_act": 1,
            "piles": {"hand.0": "3H AD 4C", "hand.1": "2C 3C 5C", "hand.4": "5H 6D 4S"},
        },
    )
    assert choice(table) == ("A-UX6", move)
    if move == "cut_in":
        assert choice(table, without="A-UX6")[1] == "pass"


def test_the_highest_plain_card_is_led_A_UX7() -> None:
    decides(leading("golets", "9H 2D AC", 2), "A-UX7", "AC")


def test_the_weakest_allowed_card_is_laid_A_UX8() -> None:
    table = playing("golets", "H", {0: "9D 2S 3S", 1: "JD KD 4C"})
    table.play(0, "9D")
    decides(table, "A-UX8", "JD")


def test_the_last_piece_always_answers_A_UX9() -> None:
    table = speaking("golets", 2, "2D 3D 9D", ["knock", "golets"])
    assert choice(table) == ("A-UX9", "pass")
    assert [advice.number for advice in table.game.advice()][-1] == "A-UX9"
