"""An answer that is not among the options is refused by its rule, and nothing changes (chapter 17)."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from lomber.table.contract import EVERYTHING
from lomber.table.errors import IllegalMove
from lomber.text import LANGUAGES, Words


def table(a: list[Any], b: list[Any], hand: str = "", coins: int = 10) -> Table:
    start = {
        "board": {"A": {"play": a, "coins": [coins, 0]}, "B": {"play": b}},
        "piles": {"hand.0": hand, "deck.0": "fx_bolt fx_bolt", "deck.1": "fx_bolt"},
    }
    return Table(make("berserk", card_set="fixtures"), start=start)


def laid(card: str, **flags: Any) -> dict[str, Any]:
    return {"card": card, **flags}


def refusal(played: Table, seat: int, text: str) -> str:
    before = played.state.position(int(EVERYTHING))
    with pytest.raises(IllegalMove) as refused:
        played.play(seat, text)
    assert played.state.position(int(EVERYTHING)) == before
    for lang in LANGUAGES:
        assert Words(lang, "lomber.games.berserk").has(f"error-{refused.value.key}")
    return refused.value.rule


ARCHER, HERALD, RAIDER, EEL = "fx_archer", "fx_herald", "fx_raider", "fx_eel"


@pytest.mark.parametrize(
    ("a", "b", "text", "rule"),
    [
        ([laid(ARCHER, fresh=True)], [], "attack A.fx_archer B.hero", "BH-81"),
        ([laid(ARCHER, fresh=True)], [], "use A.fx_archer 0", "BH-81"),
        ([laid(ARCHER, closed=True)], [], "attack A.fx_archer B.hero", "BH-83"),
        ([laid(ARCHER, closed=True)], [], "use A.fx_archer 0", "BH-83"),
        ([laid(ARCHER, attacks_made=1)], [], "attack A.fx_archer B.hero", "BH-120"),
        ([laid(ARCHER, hidden=True)], [], "attack A.fx_archer B.hero", "BH-242"),
        ([laid(ARCHER)], [laid(HERALD, hidden=True)], "attack A.fx_archer B.fx_herald", "BH-242"),
        ([laid(ARCHER)], [laid("fx_sabre")], "attack A.fx_archer B.fx_sabre", "BH-121"),
        ([laid(ARCHER), laid(HERALD)], [], "attack A.fx_archer A.fx_herald", "BH-121"),
        ([laid(ARCHER)], [laid(HERALD)], "attack B.fx_herald A.hero", "BH-120"),
        ([laid(ARCHER)], [], "attack A.hero B.hero", "BH-7"),
        ([laid(RAIDER)], [laid(EEL)], "attack A.fx_raider B.fx_eel", "BH-263"),
        ([laid(ARCHER)], [], "use A.fx_archer 1", "BH-90"),
        ([laid("fx_lens")], [], "use A.fx_lens 0", "BH-91"),
        ([laid("fx_berserker"), laid(ARCHER)], [], "attack A.fx_archer B.hero", "BH-201"),
        ([laid("fx_berserker"), laid(ARCHER)], [], "use A.fx_archer 0", "BH-201"),
        ([laid("fx_berserker")], [], "play fx_bolt", "BH-201"),
        ([laid("fx_berserker")], [], "end", "BH-201"),
        ([], [], "play fx_doom", "BH-71"),
        ([], [], "play fx_raider", "BH-47"),
        ([], [], "attack A.fx_raider B.hero", "BH-47"),
        ([], [], "defender none", "BH-47"),
        ([], [], "dance", "notation"),
    ],
)
def test_a_refusal_names_its_rule_17(a: list[Any], b: list[Any], text: str, rule: str) -> None:
    """Chapter 17, and the rule of each."""
    assert refusal(table(a, b, "fx_bolt fx_doom"), 0, text) == rule


def test_a_card_that_is_too_dear_is_refused_BH_70() -> None:
    """BH-70: the price of a card, and of a feature."""
    assert refusal(table([], [], "fx_raider", coins=3), 0, "play fx_raider") == "BH-70"
    assert refusal(table([laid("fx_scribe")], [], coins=0), 0, "use A.fx_scribe 0") == "BH-70"


def test_a_feature_used_up_is_refused_BH_90() -> None:
    played = table([laid("fx_scribe")], [])
    played.play(0, "use A.fx_scribe 0")
    assert refusal(played, 0, "use A.fx_scribe 0") == "BH-90"


def test_who_is_asked_for_a_defender_answers_that_and_nothing_else_BH_48_BH_123() -> None:
    """BH-48, BH-123, BH-242."""
    b = [laid(HERALD, closed=True), laid(ARCHER), laid(RAIDER, hidden=True)]
    played = table([laid(RAIDER)], b)
    played.play(0, "attack A.fx_raider B.hero")
    assert refusal(played, 1, "defender B.fx_herald") == "BH-123"
    assert refusal(played, 1, "defender B.fx_raider") == "BH-242"
    assert refusal(played, 1, "end") == "BH-48"
    assert refusal(played, 0, "end") == "BH-48"
    assert refusal(played, 0, "attack A.fx_raider B.hero") == "BH-48"


def test_after_the_end_nothing_is_accepted_BH_285() -> None:
    played = table([], [])
    played.play(1, "concede")
    assert refusal(played, 0, "end") == "BH-285"
