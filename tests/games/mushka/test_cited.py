"""The rule by which a figure stands on the sheet, or a card is refused: of the form that is played."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import IllegalMove, Table, make
from tests.games.mushka.tables import dealt

PAMFIL, SHUTIKHA, MISTIGRI = "mushka_pamfil", "mushka_shutikha", "mushka_mistigri"
TWO = [0, 0, 1, 1, 1]
NONE = [1] * 5


@pytest.mark.parametrize(
    ("name", "result", "options", "written"),
    [
        ("mushka", {"winners": TWO, "holds": ["AS", "", ""]}, {}, ["-2 M-19", "-5 M-19"]),
        ("mushka", {"winners": NONE, "holds": ["AS", "", ""]}, {}, ["10 M-19"]),
        ("mushka", {"ending": "sole", "who": [0], "holds": ["AS", "", ""]}, {}, ["-5 M-13", "-5 M-19"]),
        (MISTIGRI, {"winners": TWO, "holds": ["KC", "", ""]}, {}, ["-2 M-19", "-5 MG-3"]),
        (MISTIGRI, {"winners": NONE, "holds": ["KC", "", ""]}, {}, ["10 MG-3"]),
        (MISTIGRI, {"winners": NONE}, {}, ["5 M-19"]),
        (PAMFIL, {"winners": NONE}, {}, ["5 PF-6"]),
        (PAMFIL, {"winners": NONE, "holds": ["AS", "", ""]}, {"spade_ace_too": True}, ["10 M-19"]),
        (PAMFIL, {"winners": TWO, "holds": ["JC", "", ""]}, {"pamfil_bonus": 5}, ["-2 M-19", "-5 PF-3"]),
        (
            PAMFIL,
            {"winners": TWO, "holds": ["AS JC", "", ""]},
            {"pamfil_bonus": 3, "spade_ace_too": True},
            ["-2 M-19", "-5 M-19", "-3 PF-3"],
        ),
        (SHUTIKHA, {"winners": NONE}, {}, ["5 SH-5"]),
        (SHUTIKHA, {"winners": NONE, "queen": [0, 2]}, {}, ["-4 SH-5"]),
        (SHUTIKHA, {"winners": TWO, "queen": [0, 3]}, {}, ["-2 M-19", "-4 SH-4"]),
        (SHUTIKHA, {"ending": "sole", "who": [0], "holds": ["QS", "", ""]}, {}, ["-4 M-13", "-8 SH-8"]),
    ],
)
def test_each_figure_cites_the_rule_of_its_form_M_13_M_19_MG_3_PF_3_PF_6_SH_5_SH_8(
    name: str, result: dict[str, Any], options: dict[str, Any], written: list[str]
) -> None:
    told = result if name == SHUTIKHA else {**result, "trump": "H"}
    entries = make(name, players=3, **options).score(told)
    record = [f"{one.amount} {one.rule}" for one in entries if one.column == 0 and one.place == "record"]
    assert record == written


def refusal(table: Table, seat: int, card: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as found:
        table.play(seat, card)
    return found.value.rule, found.value.key


@pytest.mark.parametrize(
    ("hand", "led", "card", "refused"),
    [
        ("JC 9C 7D AH KH", "KC", "JC", ("PF-2", "mushka-pamfil-no-club")),  # PF-C1
        ("JC AH KS QS 7S", "KC", "AH", ("PF-2", "mushka-pamfil-trump")),  # PF-C1: his only trump, on clubs
        ("JC AH KS QS 7S", "KD", "AH", ("PF-2", "mushka-pamfil-trump")),  # and on trumps
        ("JC 9H KS QS 7S", "AH", "JC", ("M-15", "must-follow")),
        ("JC 7D AH KS QS", "KC", "AH", ("M-15", "must-trump")),
        ("AD 9C QH KS QS", "JC", "9C", ("PF-2", "mushka-pamfil-led")),  # PF-C2
    ],
)
def test_pamfil_is_refused_and_asked_for_by_his_own_rule_PF_2(
    hand: str, led: str, card: str, refused: tuple[str, str]
) -> None:
    """He looks like a club, and like no trump: neither may be told to one who holds him."""
    piles = {"hand.0": f"{led} 7C 8C TC QC", "hand.1": hand, "hand.2": "8S 9S TS JS AC", "turned": "8D"}
    table = Table(make(PAMFIL, players=3), start={"phase": "play", "piles": piles, "dealer": 2})
    table.play(0, led)
    assert refusal(table, 1, card) == refused


def test_a_card_thrown_off_already_is_no_longer_held_M_7() -> None:
    table = dealt({"hand.0": "6C 7C 8C 9C TC", "turned": "JS"})
    table.play(0, "throw 6C")
    assert refusal(table, 0, "throw 6C") == ("M-7", "not-in-hand")
