"""Present-day Preferans: complete hands, every card (F-1 … F-4), and the play of all-pass hands."""

from typing import Any

import pytest

from lomber import Table
from tests.games.preferans.tables import cards, dealt, lay_away, modern, play, say, words
from tests.games.preferans.test_core import F1

F1_PLAY = """
1: A:AC B:8C C:7C → A
2: A:KH B:AH C:7H → B
3: B:KC C:TC A:8H → A
4: A:QH B:7D C:JH → A
5: A:AS B:8S C:7S → A
6: A:TH B:8D C:9D → A
7: A:9H B:9S C:JS → A
8: A:KD B:9C C:AD → C
9: C:QS A:TD B:TS → C
10: C:JD A:QD B:QC → A
"""

F2 = (
    "KS 9S 8S AC KC QC JD KH QH JH",
    "JS TC 9C 7C QD TD 9D AH 8H 7H",
    "AS QS TS 7S JC 8C AD KD 8D TH",
)

F2_PLAY = """
1: A:8S B:QD C:7S → A
2: A:9S B:TC C:TS → C
3: C:8C A:QC B:9C → A
4: A:JD B:TD C:8D → A
5: A:JH B:9H C:TH → A
6: A:QH B:8H C:JC → A
7: A:KH B:7H C:QS → A
8: A:KC B:7C C:KD → A
9: A:KS B:9D C:AS → C
10: C:AD A:AC B:7D → C
"""

F3 = (
    "AS JS 7S QC JC AD KD JD TD QH",
    "TS 9S 8S AC TC 9C 8C 7C QD 8H",
    "KS QS KC 9D 8D 7D AH KH 9H 7H",
)

F3_PLAY = """
1: A:QH B:8H C:9H → A
2: A:AS B:AC C:7H → C
3: A:7S B:8S C:QS → C
4: C:7D A:TD B:QD → B
5: B:7C C:KC A:QC → C
6: C:8D A:JD B:TS → A
7: A:JS B:9S C:KS → C
8: C:9D A:KD B:TC → A
9: A:JC B:9C C:AH → A
10: A:AD B:8C C:KH → A
"""

F4 = (
    "JS AC QC JC 8C 8D QH JH 8H 7H",
    "KS 8S 9C QD 9D 7D AH KH TH 9H",
    "QS TS 9S 7S KC TC AD KD JD TD",
)

F4_PLAY = """
1: D:AS A:JS B:KS C:QS → D
2: D:7C A:8C B:9C C:TC → C
3: A:7H B:9H C:AD → B
4: B:7D C:TD A:8D → C
5: C:7S A:AC B:8S → B
6: B:9D C:JD A:QC → C
7: C:9S A:QH B:AH → C
8: C:TS A:JC B:KH → C
9: C:KD A:JH B:QD → C
10: C:KC A:8H B:TH → C
"""


def totals(table: Table) -> list[dict[str, int]]:
    return [column.totals for column in table.sheet().columns]


@pytest.mark.parametrize(
    ("preset", "whists"), [("book", (8, 16)), ("leningrad", (8, 16)), ("sochi", (4, 8)), ("rostov", (4, 8))]
)
def test_seven_hearts_with_both_whisting_F_1(preset: str, whists: tuple[int, int]) -> None:
    """F-1."""
    table = dealt(modern(preset, players=3), *F1, talon="KS TD")
    say(table, "0:bid.6S 1:bid.6C 2:pass 0:hold 1:bid.6D 0:hold 1:pass")
    lay_away(table, "JC KS")
    say(table, "0:announce.7H 1:whist 2:whist")
    play(table, F1_PLAY)
    sheet = totals(table)
    assert sheet[0]["pulya"] == 4
    assert (sheet[1]["whists.0"], sheet[2]["whists.0"]) == whists
    assert [column["mountain"] for column in sheet] == [0, 0, 0]


def test_a_misere_of_the_second_hand_F_2() -> None:
    """F-2."""
    table = dealt(modern(players=3), *F2, talon="7D 9H")
    say(table, "0:pass 1:misere 2:pass")
    lay_away(table, "JS AH")
    play(table, F2_PLAY)
    assert [column["pulya"] for column in totals(table)] == [0, 10, 0]


@pytest.mark.parametrize(("preset", "mountain"), [("book", [10, 2, 8]), ("sochi", [5, 1, 4])])
def test_all_pass_among_three_the_talon_names_the_suit_F_3_PM_50(preset: str, mountain: list[int]) -> None:
    """F-3, PM-50."""
    table = dealt(modern(preset, players=3), *F3, talon="TH JH")
    say(table, "0:pass 1:pass 2:pass")
    assert [zone.cards for zone in table.view(1).scene().zones if zone.name == "talon"] == [("TH", "??")]
    play(table, F3_PLAY)
    assert [column["mountain"] for column in totals(table)] == mountain
    assert [column["pulya"] for column in totals(table)] == [0, 0, 0]


def test_all_pass_among_four_the_dealer_leads_the_talon_F_4_PM_50() -> None:
    """F-4, PM-50."""
    table = dealt(modern(), *F4, talon="AS 7C")
    say(table, "0:pass 1:pass 2:pass")
    play(table, F4_PLAY)
    assert [column["mountain"] for column in totals(table)] == [0, 4, 14, 2]
    assert [column["pulya"] for column in totals(table)] == [2, 0, 0, 0]


def test_the_third_trick_may_be_led_by_who_took_the_second() -> None:
    """`raspasy_third_lead='winner'` (PC-81)."""
    table = dealt(modern(raspasy_third_lead="winner"), *F4, talon="AS 7C")
    say(table, "0:pass 1:pass 2:pass")
    play(table, "\n".join(F4_PLAY.strip().splitlines()[:2]))
    assert table.turn() == 2
    table = dealt(modern(raspasy_third_lead="winner"), *F4, talon="7C AS")
    say(table, "0:pass 1:pass 2:pass")
    for card in cards("8C 9C TC JS KS QS"):
        table.play(table.turn(), card)
    assert table.turn() == 0  # the dealer took it, and has no cards to lead


def test_a_closed_talon_stays_unseen_and_the_eldest_leads_freely_PM_50() -> None:
    """PM-50."""
    table = dealt(modern("rostov", players=4), *F4, talon="AS 7C")
    say(table, "0:pass 1:pass 2:pass")
    assert words(table) == set(F4[0].split())
    for seat in range(-1, 4):
        talon = next(zone for zone in table.view(seat).scene().zones if zone.name == "talon")
        assert talon.cards == ("??", "??")


def test_the_pulka_ends_and_is_settled_in_play_PM_70_U_9() -> None:
    """PM-70, U-9."""
    table = Table(modern(players=3, target=2), seed=2)
    say(table, "0:bid.6S 1:pass 2:pass")
    state: Any = table.state
    lay_away(table, " ".join(table.game.card_name(card) for card in state.talon))
    say(table, "0:announce.6S 1:pass 2:pass")
    assert table.over
    assert table.scores() == [27, -13, -14]
    assert {entry.reason for entry in table.sheet().entries} >= {"game-given", "settle-mountain"}


def test_money_is_written_in_whists_and_sums_to_nothing_PM_73() -> None:
    """PM-73."""
    table = Table(modern("leningrad", hands=4), seed=9)
    while not table.over:
        table.play(table.turn(), table.legal(table.turn())[-1])
        assert sum(table.scores()) == 0
