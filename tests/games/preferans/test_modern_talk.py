"""Present-day Preferans: the auction, the talon, the talk of whist (preferans.md, 3.3 – 3.5, M-1 … M-5)."""

from typing import Any

import pytest

from lomber import IllegalMove, Table
from lomber.games.preferans.moves import GAMES
from tests.games.preferans.tables import bids, dealt, lay_away, modern, position, say, setting, words
from tests.games.preferans.test_core import F1


def table_of(preset: str = "book", **options: Any) -> Table:
    return dealt(modern(preset, **{"players": 3, **options}), *F1, talon="KS TD")


def piles_of() -> dict[str, str]:
    return {f"hand.{seat}": hand for seat, hand in enumerate(F1)} | {"talon": "KS TD"}


def announced(game: str, preset: str = "book", **options: Any) -> Table:
    """A has announced this game; B is L, C is R."""
    piles = {f"hand.{seat}": hand for seat, hand in enumerate(F1)} | {"discard.0": "KS TD"}
    made = modern(preset, **{"players": 3, **options})
    return setting(made, phase="announce", declarer=0, bid=f"bid {game}", piles=piles, talon="KS TD")


def whisting(game: str, preset: str = "book", **options: Any) -> Table:
    table = announced(game, preset, **options)
    table.play(0, f"announce {game}")
    return table


# -- the auction


def test_a_word_that_is_none_names_its_rule_PM_11_PM_12_PM_13_PM_61_PM_20() -> None:
    """PM-11, PM-12, PM-13, PM-61, PM-20."""
    after_pass = setting(modern(players=3), series=1, piles=piles_of(), phase="bid")
    spoken, overcalled, junior = table_of(), table_of(), table_of()
    say(spoken, "0:bid.6S 1:pass 2:bid.6C")
    say(overcalled, "0:misere 1:bid.9S 2:pass")
    say(junior, "0:pass 1:bid.6S")
    cases = (
        (after_pass, "bid 6NT", "PM-61", "bid-floor"),
        (spoken, "misere", "PM-11", "misere-late"),
        (spoken, "bid 6H", "PM-11", "bid-next"),
        (overcalled, "bid 9C", "PM-13", "misere-overcalled"),
        (junior, "hold", "PM-12", "bid-next"),
        (whisting("8H"), "half", "PM-20", "illegal"),
    )
    for table, word, rule, key in cases:
        with pytest.raises(IllegalMove) as refused:
            table.play(table.turn(), word)
        assert (refused.value.rule, refused.value.key) == (rule, key)


def test_the_auction_goes_up_step_by_step_and_the_senior_of_two_may_hold_M_1() -> None:
    """M-1."""
    table = table_of()
    assert bids(table) == {"pass", "6S", "M"}
    say(table, "0:bid.6S")
    assert bids(table) == {"pass", "6C", "M"}
    say(table, "1:pass")
    assert bids(table) == {"pass", "6C", "M"}
    say(table, "2:bid.6C")
    assert bids(table) == {"pass", "hold", "6D"}
    say(table, "0:hold")
    assert bids(table) == {"pass", "6D"}
    say(table, "2:bid.6D")
    assert bids(table) == {"pass", "hold", "6H"}
    say(table, "0:pass")
    assert position(table)["declarer"] == 2
    lay_away(table, "KS TD")
    assert len(words(table)) == 23


def test_a_misere_that_is_overcalled_can_only_pass_M_2_PM_13() -> None:
    """M-2, PM-13."""
    table = table_of()
    say(table, "0:bid.6S 1:misere")
    assert bids(table) == {"pass", "9S"}
    say(table, "2:pass")
    assert bids(table) == {"pass", "9S"}
    say(table, "0:bid.9S")
    assert bids(table) == {"pass"}
    say(table, "1:pass")
    assert position(table)["bid"] == "bid 9S"
    assert position(table)["declarer"] == 0


def test_misere_may_stand_under_ten_M_2_PM_10() -> None:
    """M-2, PM-10."""
    table = table_of(misere_over="ten")
    say(table, "0:bid.6S 1:misere 2:pass")
    assert bids(table) == {"pass", "10S"}


def test_misere_may_be_overcalled_by_nine_without_talon_PM_10() -> None:
    """PM-10."""
    table = table_of(misere_over="nine_no_talon")
    say(table, "0:bid.6S 1:misere 2:pass")
    assert words(table) == {"pass", "direct 9S"}
    say(table, "0:direct.9S 1:pass")
    assert position(table)["piles"]["talon"] == "KS TD"
    assert "discard.0" not in position(table)["piles"]
    assert words(table) == {f"announce {game}" for game in GAMES[15:]}
    say(table, "0:announce.9H 1:pass 2:pass")
    assert table.sheet().columns[0].totals["pulya"] == 8
    table = table_of(misere_over="nine_no_talon", jump_bids=True)
    say(table, "0:bid.9NT")
    assert "misere" in words(table)
    assert "direct 9S" in words(table)


def test_the_last_has_his_word_and_all_passing_is_an_all_pass_hand_M_3() -> None:
    """M-3."""
    table = table_of()
    say(table, "0:pass 1:pass")
    assert bids(table) == {"pass", "6S", "M"}
    say(table, "2:pass")
    assert position(table)["phase"] == "play"
    assert table.view(0).scene().facts[0].key == "fact-raspasy"


def test_after_an_all_pass_hand_the_lowest_bid_is_seven_M_4() -> None:
    """M-4."""
    table = setting(modern(players=3), phase="deal", series=1)
    assert bids(table) == {"pass", "7S", "M"}


def test_misere_is_a_first_word_unless_the_table_says_otherwise_PM_11() -> None:
    """PM-11."""
    table = table_of()
    say(table, "0:bid.6S 1:bid.6C 2:bid.6D")
    assert "M" not in bids(table)
    table = table_of(misere_first_word=False)
    say(table, "0:bid.6S 1:bid.6C 2:bid.6D")
    assert "M" in bids(table)


def test_jumps_only_where_they_are_agreed_upon_PM_11() -> None:
    """PM-11."""
    with pytest.raises(IllegalMove, match="bid-next"):
        table_of().play(0, "bid 7S")
    table = table_of(jump_bids=True)
    say(table, "0:bid.7S")
    assert "9NT" in bids(table)
    assert "6H" not in bids(table)


def test_holding_by_the_senior_of_two_once_or_never_PM_12_Q_36() -> None:
    """PM-12, Q-36."""
    table = table_of(hold="once")
    say(table, "0:bid.6S")
    assert "hold" in words(table)
    say(table, "1:hold")
    assert "hold" not in words(table)
    table = table_of(hold="off")
    say(table, "0:bid.6S 1:bid.6C 2:pass")
    assert "hold" not in words(table)
    table = table_of()
    say(table, "0:bid.6S 1:bid.6C")
    assert "hold" not in words(table)  # three are left
    say(table, "2:pass")
    assert "hold" in words(table)
    table = table_of()
    say(table, "0:pass 1:bid.6S 2:bid.6C 1:hold 2:bid.6D 1:bid.6H")
    assert "hold" not in words(table)  # the junior never


def test_a_misere_is_not_held_PM_12() -> None:
    """PM-12."""
    table = table_of()
    say(table, "0:bid.6S 1:misere 2:pass")
    assert "hold" not in words(table)


def test_the_winner_takes_the_talon_discards_and_announces_no_lower_PM_14_I_10() -> None:
    """PM-14, I-10."""
    table = table_of()
    say(table, "0:bid.6S 1:bid.6C 2:pass 0:pass")
    assert len(position(table)["piles"]["hand.1"].split()) == 12
    lay_away(table, "KS TD")
    with pytest.raises(IllegalMove, match="PM-14"):
        table.play(1, "announce 6S")
    table.play(1, "announce 6C")
    table = table_of()
    say(table, "0:misere 1:pass 2:pass")
    lay_away(table, "KS TD")
    assert position(table)["phase"] == "play"


@pytest.mark.parametrize(("option", "offered"), [("off", False), ("three", True)])
def test_who_sees_a_bad_talon_may_give_up_PM_15(option: str, offered: bool) -> None:
    """PM-15."""
    table = table_of(surrender=option)
    say(table, "0:bid.6S 1:pass 2:pass")
    assert ("surrender" in words(table)) is offered
    table.play(0, "discard JC")
    assert "surrender" not in words(table)


def test_a_misere_is_not_given_up_PM_15() -> None:
    """PM-15."""
    table = table_of(surrender="three")
    say(table, "0:misere 1:pass 2:pass")
    assert "surrender" not in words(table)


# -- whist


def test_half_a_whist_only_after_a_pass_and_at_its_levels_M_5_PM_20() -> None:
    """M-5, PM-20."""
    table = whisting("6H")
    assert words(table) == {"whist", "pass"}
    say(table, "1:pass")
    assert words(table) == {"whist", "pass", "half"}
    say(table, "2:half")
    assert words(table) == {"overwhist", "accept"}
    table = whisting("6H")
    say(table, "1:whist")
    assert words(table) == {"whist", "pass"}
    table = whisting("7H")
    say(table, "1:pass")
    assert words(table) == {"whist", "pass"}
    table = whisting("7H", "leningrad")
    say(table, "1:pass")
    assert words(table) == {"whist", "pass", "half"}


def test_the_whist_taken_back_makes_a_single_whister_PM_21() -> None:
    """PM-21."""
    table = whisting("6H")
    say(table, "1:pass 2:half 1:overwhist")
    assert words(table) == {"open", "closed"}
    assert table.turn() == 1


def test_the_first_may_change_to_half_where_that_is_the_custom_PM_22_M_28() -> None:
    """PM-22, M-28."""
    table = whisting("6H", "sochi", half_first=True)
    say(table, "1:whist 2:pass")
    assert words(table) == {"whist", "half"}
    say(table, "1:half")
    totals = [column.totals for column in table.sheet().columns]
    assert totals[0]["pulya"] == 2
    assert totals[1]["whists.0"] == 4
    table = whisting("6H", "sochi", half_first=True)
    say(table, "1:whist 2:pass 1:whist")
    assert words(table) == {"open", "closed"}
    table = whisting("8H", "sochi", half_first=True)
    say(table, "1:whist 2:pass")
    assert words(table) == {"open", "closed"}


def test_both_pass_and_the_game_is_written_PM_23() -> None:
    """PM-23."""
    table = whisting("7H")
    say(table, "1:pass 2:pass")
    assert table.sheet().columns[0].totals["pulya"] == 4
    assert table.state.hand_number() == 2


def test_in_the_light_both_hands_lie_open_and_the_whister_plays_them_PM_24() -> None:
    """PM-24."""
    table = dealt(modern(players=3), F1[2], F1[0], F1[1], talon="KS TD")
    say(table, "0:pass 1:bid.6S 2:pass")
    lay_away(table, "KS TD")
    say(table, "1:announce.6H 2:whist 0:pass 2:open")
    assert table.turn() == 2  # A leads, and C plays A's cards
    for seat in range(-1, 3):
        zones = {zone.name: zone.cards for zone in table.view(seat).scene().zones}
        assert "??" not in zones["hand.0"]
        assert "??" not in zones["hand.2"]
        assert ("??" in zones["hand.1"]) is (seat != 1)
    with pytest.raises(IllegalMove):
        table.play(0, "QS")
    table.play(2, "QS")
    assert table.turn() == 1


def test_the_hands_are_opened_after_the_declarers_own_lead_PC_45_PM_24() -> None:
    """PC-45, PM-24."""
    table = whisting("6H")
    say(table, "1:whist 2:pass 1:open")
    assert table.turn() == 0
    zones = {zone.name: zone.cards for zone in table.view(0).scene().zones}
    assert zones["hand.1"] == ("??",) * 10
    table.play(0, "AC")
    zones = {zone.name: zone.cards for zone in table.view(0).scene().zones}
    assert "??" not in zones["hand.1"] + zones["hand.2"]


def test_in_the_dark_each_plays_his_own_PM_24_PM_25() -> None:
    """PM-24, PM-25."""
    table = whisting("6H")
    say(table, "1:whist 2:pass 1:closed 0:AC 1:8C")
    assert table.turn() == 2
    table = whisting("6H")
    say(table, "1:whist 2:whist 0:AC")
    zones = {zone.name: zone.cards for zone in table.view(1).scene().zones}
    assert set(zones["hand.2"]) == {"??"}


def test_ten_is_whisted_or_checked_PM_26_Q_31() -> None:
    """PM-26, Q-31."""
    assert words(whisting("10H")) == {"whist", "pass"}
    table = whisting("10H", ten="check")
    assert words(table) == {"check", "trust"}
    say(table, "1:trust")
    assert words(table) == {"check", "trust"}
    say(table, "2:trust")
    assert table.sheet().columns[0].totals["pulya"] == 10
    table = whisting("10H", ten="check")
    say(table, "1:trust 2:check")
    zones = {zone.name: zone.cards for zone in table.view(-1).scene().zones}
    assert all("??" not in zones[f"hand.{place}"] for place in range(3))
    assert zones["laid"] == ("??", "??")


def test_a_checked_ten_pays_each_for_his_own_tricks_and_fines_nobody_PM_26() -> None:
    """PM-26."""
    made = modern(players=3, ten="check")
    result: dict[str, Any] = {"declarer": 0, "game": "10H", "whist": ["check"], "tricks": [9, 1, 0]}
    pulka = made.scored(result)
    assert pulka.described()["mountain"] == ["20", "0", "0"]
    assert pulka.whists == [[0, 0, 0], [20, 0, 0], [0, 0, 0]]


def test_six_spades_may_have_to_be_whisted_PM_27() -> None:
    """PM-27."""
    assert position(whisting("6S", stalingrad=True))["phase"] == "play"
    assert position(whisting("6C", stalingrad=True))["phase"] == "whist"
    assert position(whisting("6S"))["phase"] == "whist"


# -- misère


def test_at_misere_the_opponents_lie_open_and_play_their_own_PM_30() -> None:
    """PM-30."""
    table = table_of()
    say(table, "0:pass 1:misere 2:pass")
    lay_away(table, "KS TD")
    zones = {zone.name: zone.cards for zone in table.view(-1).scene().zones}
    assert "??" not in zones["hand.0"] + zones["hand.2"]
    assert set(zones["hand.1"]) == {"??"}
    assert table.turn() == 0
    table = table_of()
    say(table, "0:misere 1:pass 2:pass")
    lay_away(table, "KS TD")
    zones = {zone.name: zone.cards for zone in table.view(-1).scene().zones}
    assert set(zones["hand.1"]) == {"??"}
    table.play(0, "8H")
    zones = {zone.name: zone.cards for zone in table.view(-1).scene().zones}
    assert "??" not in zones["hand.1"] + zones["hand.2"]
    assert table.turn() == 1


@pytest.mark.parametrize(
    ("preset", "game", "duties"),
    [
        ("book", "8H", {1: 1, 2: 1}),
        ("sochi", "6H", {1: 2, 2: 2}),
        ("sochi", "7H", {1: 1, 2: 1}),
        ("sochi", "8H", {2: 1}),
    ],
)
def test_the_banner_tells_who_answers_PM_42_U_4(preset: str, game: str, duties: dict[int, int]) -> None:
    """PM-42, U-4."""
    table = whisting(game, preset)
    say(table, "1:whist 2:whist")
    view: Any = table.view(0)
    assert view.duty == duties
