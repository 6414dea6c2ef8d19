"""Hussar Preferans (preferans.md, Part 4): A is the non-dealer, B deals."""

from typing import Any

import pytest

from lomber import IllegalMove, Table
from lomber.cards.pack import card_name, card_names
from lomber.games.preferans.classic_score import ClassicPulka
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.contract import EVERYTHING
from lomber.table.errors import BadPosition
from tests.games.preferans.tables import (
    bids,
    dealt,
    game,
    lay_away,
    play,
    position,
    say,
    setting,
    words,
    written,
    written_whists,
)
from tests.uniform import assert_drawn_by

F6 = ("QS AC KC JC 9C 9D AH QH TH 9H", "KS JS QC AD KD QD JD TD KH JH")

F6_PLAY = """
1: A:AH B:JH → A
2: A:QH B:KH → B
3: B:AD A:9H → A
4: A:AC B:QC → A
5: A:TH B:JD → A
6: A:KC B:JS → A
7: A:QS B:KS → B
8: B:AS A:9C → B
9: B:KD A:TC → B
10: B:QD A:JC → B
"""


def hussar(**options: Any) -> Any:
    return game("preferans_hussar", **options)


def after(made: Any = None, **result: Any) -> ClassicPulka:
    """The sheet after a hand of A's."""
    pulka = written(made or hussar(), **{"declarer": 0, **result})
    assert isinstance(pulka, ClassicPulka)
    return pulka


def table_of(**options: Any) -> Table:
    return dealt(hussar(**options), *F6, talon_0="TC 9S", talon_1="TS AS")


def test_twenty_four_cards_PH_1() -> None:
    """PH-1."""
    ranks = card_names(hussar().terms.pack).split()
    assert len(ranks) == 24
    assert "8S" not in ranks


def test_two_talons_are_dealt_by_pairs_PH_2() -> None:
    """PH-2."""
    deck = " ".join(rank + suit for suit in "SCDH" for rank in "AKQJT9")
    piles = position(setting(hussar(), phase="bid", deck=deck))["piles"]
    assert set(piles["hand.0"].split()) >= {"AS", "KS", "TS", "9S"}
    assert set(piles["hand.1"].split()) >= {"QS", "JS"}
    assert set(piles["talon.0"].split()) == {"QH", "JH"}
    assert set(piles["talon.1"].split()) == {"TH", "9H"}


def test_a_buyer_takes_his_own_talon_and_shows_it_PH_2_PH_4() -> None:
    """PH-2, PH-4."""
    table = table_of()
    say(table, "0:pass 1:bid.6S")
    assert len(position(table)["piles"]["hand.1"].split()) == 12
    zones = {zone.name: zone.cards for zone in table.view(0).scene().zones}
    assert set(zones["talon"]) == {"AS", "TS"}
    assert zones["talon.0"] == ("??", "??")
    lay_away(table, "TS AS")
    with pytest.raises(IllegalMove):
        table.play(1, "announce 5S")
    table.play(1, "announce 6S")


def test_the_auction_of_two_PH_3() -> None:
    """PH-3."""
    table = table_of()
    assert bids(table) == {"pass", "6S"}
    say(table, "0:bid.6S")
    assert bids(table) == {"pass", "hold", "6C"}
    say(table, "1:hold")
    assert bids(table) == {"pass", "6C"}
    say(table, "0:pass")
    assert position(table)["declarer"] == 1


def test_both_pass_and_the_next_deals_PH_3_G_6() -> None:
    """PH-3, G-6."""
    table = table_of()
    say(table, "0:pass 1:pass")
    assert (position(table)["dealer"], position(table)["phase"]) == (0, "bid")
    assert table.turn() == 1


def test_the_whister_goes_alone_or_takes_his_talon_unshown_PH_5() -> None:
    """PH-5."""
    table = table_of()
    say(table, "0:bid.6S 1:pass")
    lay_away(table, "9D 9S")
    say(table, "0:announce.6H")
    assert words(table) == {"pass", "alone", "with_talon"}
    say(table, "1:with_talon")
    assert table.turn() == 1
    assert len(position(table)["piles"]["hand.1"].split()) == 12
    assert "AS" not in str(table.seen(0).log)
    lay_away(table, "TD TS")
    assert (position(table)["phase"], table.turn()) == ("play", 0)


def test_a_spectator_guesses_both_discards_PH_5() -> None:
    """PH-5. Each lays away two of his twelve: none, one or both of his talon, whatever the other did."""
    table = table_of()
    say(table, "0:bid.6S 1:pass")
    lay_away(table, "9D 9S")
    say(table, "0:announce.6H 1:with_talon")
    lay_away(table, "TD TS")
    ways = {0: 45, 1: 20, 2: 1}
    worlds, source = Worlds(table.seen(-1), table.game), Fast(1)
    drawn = []
    for _ in range(2000):
        world = worlds.draw(source)
        talons = world.deals[0][20:]
        piles = world.state.position(EVERYTHING)["piles"]
        mine, his = (
            sum(card_name(card) in piles[f"discard.{seat}"].split() for card in talons[2 * seat :][:2])
            for seat in range(2)
        )
        drawn.append((mine, his))
    assert_drawn_by({(mine, his): ways[mine] * ways[his] for mine in ways for his in ways}, drawn)


def test_the_non_dealer_leads_first_PH_6() -> None:
    """PH-6."""
    table = table_of()
    say(table, "0:pass 1:bid.6S")
    lay_away(table, "TS AS")
    say(table, "1:announce.6S 0:alone")
    assert table.turn() == 0
    table.play(0, "AC")
    table.play(1, "QC")
    assert table.turn() == 0


def test_no_hand_is_ever_opened_PH_5() -> None:
    """PH-5."""
    table = table_of()
    say(table, "0:bid.6S 1:pass")
    lay_away(table, "9D 9S")
    say(table, "0:announce.10H")
    assert words(table) == {"check", "trust"}
    say(table, "1:check 0:AH")
    zones = {zone.name: zone.cards for zone in table.view(1).scene().zones}
    assert set(zones["hand.0"]) == {"??"}


def test_a_six_two_short_G_1_PH_8() -> None:
    """G-1, PH-8."""
    pulka = after(game="6H", whist=["with_talon"], tricks=[4, 6])
    assert written_whists(pulka) == {"BA": 300}
    assert pulka.record == [200, 200]


def test_a_game_given_up_to_G_2_PH_7() -> None:
    """G-2, PH-7."""
    assert after(game="6D").record == [192, 200]


def test_a_lone_whister_short_G_3_PH_9() -> None:
    """G-3, PH-9."""
    pulka = after(game="6S", whist=["alone"], tricks=[9, 1])
    assert pulka.record == [196, 200]
    assert written_whists(pulka) == {"BA": 4, "AB": 40}


def test_the_excess_comes_off_the_opponents_record_G_4_PH_7() -> None:
    """G-4, PH-7."""
    pulka = after(record=[4, 30], game="6H")
    assert pulka.record == [0, 24]
    assert written_whists(pulka) == {"AB": 60}
    assert {entry.rule for entry in pulka.entries} == {"PH-7"}


def test_with_the_talon_the_duty_is_double_G_7() -> None:
    """G-7."""
    pulka = after(game="7C", whist=["with_talon"], tricks=[9, 1])
    assert pulka.record == [188, 200]
    assert written_whists(pulka) == {"AB": 120, "BA": 12}


def test_a_checked_ten_G_8_PH_10() -> None:
    """G-8, PH-10."""
    assert written_whists(after(game="10S", whist=["check"], tricks=[8, 2])) == {"BA": 480}
    assert after(game="10S", whist=["trust"]).record == [180, 200]
    assert written_whists(after(game="10S", whist=["check"], tricks=[10, 0])) == {}


@pytest.mark.parametrize(("trick_price", "whists"), [("game", 8), ("ten", 20)])
def test_a_trick_is_worth_the_game_or_ten_PH_8_Q_32(trick_price: str, whists: int) -> None:
    """PH-8, Q-32."""
    pulka = after(hussar(trick_price=trick_price), game="6S", whist=["alone"], tricks=[8, 2])
    assert written_whists(pulka) == {"BA": whists}


def test_the_pulka_ends_when_both_records_are_empty_PH_12() -> None:
    """PH-12."""
    pulka = after(record=[4, 0], game="6S")
    assert pulka.is_finished(1)
    assert pulka.results() == [0, 0]
    assert not after(record=[4, 2], game="6S", whist=["alone"], tricks=[5, 5]).is_finished(1)


def test_a_complete_hand_F_6() -> None:
    """F-6."""
    table = table_of()
    say(table, "0:bid.6S 1:pass")
    lay_away(table, "9D 9S")
    say(table, "0:announce.6H 1:with_talon")
    lay_away(table, "TD TS")
    play(table, F6_PLAY)
    totals = [column.totals for column in table.sheet().columns]
    assert totals[1]["whists.0"] == 170
    assert [column["record"] for column in totals] == [200, 200]


def test_a_hand_that_all_passed_is_not_scored_PH_3() -> None:
    """PH-3."""
    with pytest.raises(BadPosition):
        game("preferans_hussar").score({"tricks": [5, 5]})
    trusted = game("preferans_hussar").score({"declarer": 0, "game": "10S"})
    assert [(entry.place, entry.amount) for entry in trusted] == [("record", -20)]


def test_a_revoke_comes_on_top_of_a_game_not_made_PH_8_PH_11() -> None:
    """PH-8, PH-11: seven diamonds one short, V is 16."""
    described = {"declarer": 0, "game": "7D", "whist": ["alone"], "tricks": [6, 4], "revokes": [1, 0]}
    assert written_whists(written(hussar(), **described)) == {"BA": 160 + 20 + 4 * 16 + 160}


def test_between_two_a_revoke_makes_no_game_that_was_lost_PH_8_PH_11_U_8() -> None:
    """PH-8, PH-11, U-8: the whister has revoked, and the declarer is told of as one short all the same."""
    table = setting(
        hussar(manners=True),
        phase="play",
        dealer=1,
        declarer=0,
        game="6H",
        whist=["1 alone"],
        piles={"hand.0": "9S TC", "hand.1": "AS AC"},
        earlier=[3, 5],
        leader=0,
    )
    for card in ("9S", "AC", "TC", "AS"):
        table.play(table.turn(), card)
    table.play(0, "claim_revoke 1 1")
    while position(table)["phase"] == "review":
        table.play(table.turn(), "accept")
    assert position(table)["last"] == {"kind": "game", "seat": 0, "game": "6H", "number": 1}
