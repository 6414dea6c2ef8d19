"""Classic Preferans: auction, talon, whist, misères, numbers of players, complete hands (preferans.md, Part 2)."""

from typing import Any

import pytest

from lomber import IllegalMove, Shoe, Table
from lomber.games.preferans.moves import GAMES
from lomber.table.errors import BadOptions
from tests.games.preferans.tables import bids, dealt, lay_away, play, position, say, setting, words, written
from tests.games.preferans.test_classic_score import classic
from tests.games.preferans.test_core import F1
from tests.games.preferans.test_modern_hands import F1_PLAY, F3, F3_PLAY, F4, F4_PLAY

F5 = (
    "JS 9S 7S JC TC TD KH JH 8H 7H",
    "AS KS QS AC 9C QD JD 9D QH TH",
    "TS QC 8C 7C AD KD 8D 7D AH 9H",
)

F5_PLAY = """
1: A:KH C:AH → C
2: C:AD A:TD → C
3: C:KD A:7H → C
4: C:KC A:TC → C
5: C:8D A:7S → C
6: C:7D A:8H → C
7: C:QC A:JC → C
8: C:TS A:JS → A
9: A:JH C:7C → A
10: A:9S C:8C → A
"""


def table_of(**options: Any) -> Table:
    return dealt(classic(**options), *F1, talon="KS TD")


def whisting(game: str, **options: Any) -> Table:
    """A has announced this game; B and C answer, D deals."""
    piles = {f"hand.{seat}": hand for seat, hand in enumerate(F1)} | {"discard.0": "KS TD"}
    table = setting(
        classic(**options), phase="announce", declarer=0, bid=f"bid {game}", piles=piles, talon="KS TD"
    )
    table.play(0, f"announce {game}")
    return table


def totals(table: Table) -> list[dict[str, int]]:
    return [column.totals for column in table.sheet().columns]


# -- the auction


def test_a_word_that_is_none_names_its_rule_PC_11_PC_111_PC_40() -> None:
    """PC-11, PC-111, PC-40."""
    table = table_of(miseres=True)
    say(table, "0:misere.GM")
    for seat, word, rule in ((1, "bid 6S", "PC-11"), (1, "hold", "PC-111"), (1, "direct 6S", "PC-111")):
        with pytest.raises(IllegalMove) as refused:
            table.play(seat, word)
        assert refused.value.rule == rule
    with pytest.raises(IllegalMove) as refused:
        whisting("6H").play(1, "half")
    assert refused.value.rule == "PC-40"


def test_an_auction_with_holds_C_1_PC_10_PC_11_Q_1_Q_2() -> None:
    """C-1, PC-10, PC-11, Q-1, Q-2."""
    table = table_of()
    say(table, "0:bid.6S 1:bid.6C 2:hold")
    assert bids(table) == {"pass", "6D"}
    say(table, "0:bid.6D")
    assert bids(table) == {"pass", "hold", "6H"}
    say(table, "1:pass")
    assert bids(table) == {"pass", "hold", "6H"}
    say(table, "2:bid.6H")
    assert bids(table) == {"pass", "hold", "6NT"}
    say(table, "0:pass")
    assert (position(table)["declarer"], position(table)["bid"]) == (2, "bid 6H")


def test_nobody_holds_his_own_bid_and_a_pass_is_final_PC_11() -> None:
    """PC-11."""
    table = table_of()
    say(table, "0:bid.6S 1:pass 2:hold")
    assert bids(table) == {"pass", "6C"}
    say(table, "0:bid.6C 2:bid.6D 0:hold")
    assert table.turn() == 2  # B has passed and is not asked again
    assert bids(table) == {"pass", "6H"}


def test_announced_not_below_the_bid_C_2_PC_20_PC_21() -> None:
    """C-2, PC-20, PC-21."""
    piles = {f"hand.{seat}": hand for seat, hand in enumerate(F1)} | {"discard.0": "KS TD"}
    table = setting(classic(), phase="announce", declarer=0, bid="bid 7D", piles=piles)
    assert words(table) == {f"announce {game}" for game in GAMES[7:]}
    assert len(words(table)) == 18


def test_the_last_word_C_31_PC_12() -> None:
    """C-31, PC-12."""
    table = table_of()
    say(table, "0:pass 1:pass")
    assert bids(table) == {"pass", "6S"}
    say(table, "2:bid.6S")
    assert (position(table)["phase"], position(table)["declarer"]) == ("exchange", 2)
    table = table_of()
    say(table, "0:pass 1:pass 2:pass")
    assert position(table)["phase"] == "play"


def test_the_ceiling_is_ten_without_trumps_PC_12() -> None:
    """PC-12."""
    table = table_of(jump_bids=True)
    say(table, "0:bid.10NT")
    assert bids(table) == {"pass", "hold"}


def test_misere_bidding_C_19_PC_13_PC_110_PC_111() -> None:
    """C-19, PC-13, PC-110, PC-111."""
    table = table_of(miseres=True)
    say(table, "0:bid.6S 1:bid.6C 2:misere.SM")
    assert words(table) == {"pass", "direct 6S", "misere GM", "bid 7S"}
    say(table, "0:direct.6S")
    assert words(table) == {"pass", "direct 6C", "misere GM", "bid 7S"}
    say(table, "1:pass")
    assert words(table) == {"pass", "direct 6C", "misere GM", "bid 7S"}
    say(table, "2:misere.GM")
    assert words(table) == {"pass", "bid 7S"}
    say(table, "0:pass")
    assert position(table)["phase"] == "play"
    assert position(table)["piles"]["talon"] == "KS TD"
    zones = {zone.name: zone.cards for zone in table.view(-1).scene().zones}
    assert zones["talon"] == ("??", "??")


@pytest.mark.parametrize("hold", ["once", "senior_two"])
@pytest.mark.parametrize("special", ["misere.SM", "direct.6S", "misere.GM"])
def test_specials_cannot_be_held_PC_111(hold: str, special: str) -> None:
    """PC-111."""
    table = table_of(miseres=True, hold=hold)
    say(table, f"0:bid.6S 1:pass 2:{special}")
    assert "hold" not in words(table)
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "hold")
    assert refused.value.rule == "PC-111"


def test_the_whole_ladder_with_uverts_PC_110() -> None:
    """PC-110."""
    ladder = classic(miseres=True, uverts=True).terms.ladder
    names = [classic().book.text(step) for step in ladder.steps]
    assert names[4:13] == [
        "bid 6NT",
        "misere SM",
        "misere SU",
        "direct 6S",
        "direct 6C",
        "direct 6D",
        "direct 6H",
        "direct 6NT",
        "misere GM",
    ]
    assert names[17:20] == ["bid 7NT", "misere GU", "bid 8S"]
    table = table_of(uverts=True)
    assert words(table) == {"pass", "bid 6S", "misere SU", "misere GU"}


def test_what_was_bid_without_talon_is_played_without_PC_113() -> None:
    """PC-113."""
    table = table_of(miseres=True)
    say(table, "0:direct.6S 1:pass 2:pass")
    assert position(table)["phase"] == "announce"
    assert "announce 7H" in words(table)
    say(table, "0:announce.6H 1:whist 2:pass 1:invite_dark")
    assert "discard.0" not in position(table)["piles"]
    table = table_of(miseres=True)
    say(table, "0:misere.SM 1:pass 2:pass")
    assert position(table)["phase"] == "exchange"
    lay_away(table, "KS TD")
    assert position(table)["phase"] == "play"


def test_uverts_lay_all_three_hands_open_PC_114() -> None:
    """PC-114."""
    table = table_of(uverts=True)
    say(table, "0:misere.GU 1:pass 2:pass")
    zones = {zone.name: zone.cards for zone in table.view(-1).scene().zones}
    assert all("??" not in zones[f"hand.{seat}"] for seat in range(3))
    table = table_of(uverts=True)
    say(table, "0:misere.SU 1:pass 2:pass")
    assert set(next(z.cards for z in table.view(-1).scene().zones if z.name == "hand.1")) == {"??"}
    lay_away(table, "KS TD")
    zones = {zone.name: zone.cards for zone in table.view(-1).scene().zones}
    assert all("??" not in zones[f"hand.{seat}"] for seat in range(3))
    assert zones["laid"] == ("??", "??")


def test_misere_hides_its_player_PC_114() -> None:
    """PC-114."""
    table = table_of(miseres=True)
    say(table, "0:pass 1:misere.GM 2:pass")
    zones = {zone.name: zone.cards for zone in table.view(-1).scene().zones}
    assert "??" not in zones["hand.0"] + zones["hand.2"]
    assert set(zones["hand.1"]) == {"??"}


# -- whist


def test_the_opponents_speak_clockwise_from_the_declarer_PC_40_PC_41_Q_23() -> None:
    """PC-40, PC-41, Q-23."""
    table = whisting("6H")
    assert table.turn() == 1
    assert words(table) == {"whist", "pass"}
    say(table, "1:pass")
    assert words(table) == {"whist", "pass"}
    say(table, "2:pass")
    assert totals(table)[0]["record"] == 190


def test_both_whist_in_the_dark_PC_42() -> None:
    """PC-42."""
    table = whisting("6H")
    say(table, "1:whist 2:whist")
    zones = {zone.name: zone.cards for zone in table.view(1).scene().zones}
    assert set(zones["hand.2"]) == {"??"}


@pytest.mark.parametrize(
    ("invitation", "choices"),
    [
        ("either", {"alone", "invite_open", "invite_dark"}),
        ("open", {"alone", "invite_open"}),
        ("dark", {"alone", "invite_dark"}),
    ],
)
def test_a_single_whister_chooses_his_way_PC_43(invitation: str, choices: set[str]) -> None:
    """PC-43."""
    table = whisting("6H", invitation=invitation)
    say(table, "1:pass 2:whist")
    assert words(table) == choices


def test_without_invitation_he_goes_alone_PC_43_PC_46_Q_3() -> None:
    """PC-43, PC-46, Q-3."""
    table = whisting("6H", invitation="off")
    say(table, "1:whist 2:pass")
    assert position(table)["phase"] == "play"
    table.play(0, "AC")
    table.play(1, "8C")
    assert table.turn() == 0  # tricks of two cards
    assert len(position(table)["piles"]["hand.2"].split()) == 10


@pytest.mark.parametrize(("shows", "own"), [("invited", False), ("both", True)])
def test_an_open_invitation_PC_44(shows: str, own: bool) -> None:
    """PC-44."""
    table = whisting("6H", open_shows=shows)
    say(table, "1:whist 2:pass 1:invite_open 0:AC")
    zones = {zone.name: zone.cards for zone in table.view(-1).scene().zones}
    assert "??" not in zones["hand.2"]
    assert ("??" not in zones["hand.1"]) is own
    table.play(1, "8C")
    assert table.turn() == 1  # the whister plays the open hand
    table.play(1, "7C")


def test_a_dark_invitation_leaves_the_invited_his_cards_PC_44() -> None:
    """PC-44."""
    table = whisting("6H")
    say(table, "1:whist 2:pass 1:invite_dark 0:AC 1:8C")
    assert table.turn() == 2
    zones = {zone.name: zone.cards for zone in table.view(1).scene().zones}
    assert set(zones["hand.2"]) == {"??"}


def test_ten_is_only_checked_or_trusted_PC_48_Q_9_Q_10() -> None:
    """PC-48, Q-9, Q-10."""
    table = whisting("10H")
    assert words(table) == {"check", "trust"}
    say(table, "1:check")
    zones = {zone.name: zone.cards for zone in table.view(-1).scene().zones}
    assert all("??" not in zones[f"hand.{seat}"] for seat in range(3))
    assert table.turn() == 0


def test_a_checked_ten_may_be_solved_PC_48_Q_10() -> None:
    """PC-48, Q-10."""
    table = whisting("10H", ten_check_method="solver")
    say(table, "1:check")
    assert table.state.hand_number() == 2
    sheet = totals(table)
    # A has six certain trumps and two aces; B and C take the ace of trumps and two more.
    assert sheet[0]["kurochka"] == 150
    assert sheet[1]["whists.0"] == sheet[2]["whists.0"] == 75 + 30


# -- all pass


def test_all_pass_among_three_F_3_PC_80_PC_82_Q_12_Q_33() -> None:
    """F-3, PC-80, PC-82, Q-12, Q-33."""
    table = dealt(classic(players=3), *F3, talon="TH JH")
    say(table, "0:pass 1:pass 2:pass")
    play(table, F3_PLAY)
    assert [column["kurochka"] for column in totals(table)] == [10, 2, 8]


def test_all_pass_among_four_F_4_PC_81_Q_11() -> None:
    """F-4, PC-81, Q-11."""
    table = dealt(classic(), *F4, talon="AS 7C")
    say(table, "0:pass 1:pass 2:pass")
    play(table, F4_PLAY)
    assert [column["kurochka"] for column in totals(table)] == [0, 4, 14, 2]
    assert [column["record"] for column in totals(table)] == [190, 200, 200, 200]


def test_the_third_lead_may_be_the_winners_PC_81() -> None:
    """PC-81."""
    table = dealt(classic(raspasy_third_lead="winner"), *F4, talon="AS 7C")
    say(table, "0:pass 1:pass 2:pass")
    play(table, "\n".join(F4_PLAY.strip().splitlines()[:2]))
    assert table.turn() == 2


def test_all_pass_may_be_dealt_anew_PC_80() -> None:
    """PC-80."""
    table = dealt(classic(raspasy="redeal"), *F4, talon="AS 7C")
    say(table, "0:pass 1:pass 2:pass")
    assert (position(table)["phase"], position(table)["dealer"]) == ("bid", 0)
    assert table.sheet().entries == ()


# -- complete hands


def test_seven_hearts_in_the_classic_game_F_1() -> None:
    """F-1."""
    table = dealt(classic(players=3), *F1, talon="KS TD")
    say(table, "0:bid.6S 1:bid.6C 2:pass 0:hold 1:bid.6D 0:hold 1:pass")
    lay_away(table, "JC KS")
    say(table, "0:announce.7H 1:whist 2:whist")
    play(table, F1_PLAY)
    sheet = totals(table)
    assert [column["record"] for column in sheet] == [180, 200, 200]
    assert (sheet[1]["whists.0"], sheet[2]["whists.0"]) == (20, 40)


def test_a_single_whister_alone_F_5_PC_46() -> None:
    """F-5, PC-46."""
    table = dealt(classic(), *F5, talon="KC 8S")
    say(table, "0:pass 1:pass 2:bid.6S")
    lay_away(table, "8S 9H")
    say(table, "2:announce.6D 0:whist 1:pass 0:alone")
    play(table, F5_PLAY)
    sheet = totals(table)
    assert [column["record"] for column in sheet] == [200, 200, 192, 200]
    assert sheet[0]["whists.2"] == 24
    assert [column["kurochka"] for column in sheet] == [0, 0, 0, 0]


def test_when_the_eldest_is_out_of_the_play_the_next_leads_P_15() -> None:
    """P-15."""
    table = dealt(classic(), *F5, talon="KC 8S")
    say(table, "0:pass 1:pass 2:bid.6S")
    lay_away(table, "8S 9H")
    say(table, "2:announce.6D 0:pass 1:whist 1:alone")
    assert table.turn() == 1


# -- numbers of players


def test_two_with_a_dummy_PC_120_Q_17() -> None:
    """PC-120, Q-17."""
    table = Table(classic(players=2), seed=4)
    state: Any = table.state
    assert state.order() == [0, 2, 1]
    zones = {zone.name: zone for zone in table.view(0).scene().zones}
    assert zones["hand.2"].cards == ("??",) * 10
    say(table, "0:pass 1:pass")
    assert position(table)["dealer"] == 0
    assert [fact.key for fact in table.view(0).scene().facts] == ["fact-last-redealt"]
    say(table, "1:bid.6S 0:pass")
    lay_away(table, " ".join(table.game.card_name(card) for card in state.talon))
    say(table, "1:announce.6S")
    assert words(table) == {"pass", "alone", "invite_open"}
    say(table, "0:invite_open")
    assert table.turn() == 1
    table.play(1, table.legal(1)[0])
    zones = {zone.name: zone for zone in table.view(1).scene().zones}
    assert "??" not in zones["hand.2"].cards
    assert table.turn() == 0
    assert zones["hand.2"].seat == -1


def test_without_invitation_a_dummy_is_never_opened_PC_43_PC_120() -> None:
    """PC-43, PC-120."""
    table = Table(classic(players=2, invitation="off"), seed=4)
    state: Any = table.state
    say(table, "0:bid.6S 1:pass")
    lay_away(table, " ".join(table.game.card_name(card) for card in state.talon))
    say(table, "0:announce.6S")
    assert words(table) == {"pass", "alone"}
    with pytest.raises(IllegalMove, match="PC-120"):
        table.play(1, "invite_open")
    with pytest.raises(BadOptions):
        classic(players=2, invitation="dark")


def test_a_checked_ten_with_a_dummy_is_played_by_the_checker_PC_120() -> None:
    """PC-120."""
    table = Table(classic(players=2, jump_bids=True), seed=4)
    state: Any = table.state
    say(table, "0:bid.10S 1:pass")
    lay_away(table, " ".join(table.game.card_name(card) for card in state.talon))
    say(table, "0:announce.10S")
    assert words(table) == {"check", "trust"}
    say(table, "1:check")
    table.play(0, table.legal(0)[0])
    assert (table.turn(), state.board.turn) == (1, 2)


def test_aces_are_sold_at_the_purchase_and_not_at_a_small_misere_C_15_PC_22_PC_68() -> None:
    """C-15, PC-22, PC-68."""
    hands = (F1[0].replace("AS", "KS"), *F1[1:])
    for bid, points in (("bid.6S", 20), ("misere.SM", 0)):
        table = dealt(classic(miseres=True), *hands, talon="AS TD")
        say(table, f"0:{bid} 1:pass 2:pass")
        assert position(table)["phase"] == "exchange"
        assert totals(table)[3]["whists.0"] == points


def test_among_three_nobody_sells_and_nobody_is_idle_PC_121() -> None:
    """PC-121."""
    table = whisting("6H", players=3)
    say(table, "1:pass 2:pass")
    assert [entry.reason for entry in table.sheet().entries] == ["game-given"]


@pytest.mark.parametrize(
    ("five_idle", "dealer", "order"),
    [
        ("next_dealer", 0, [2, 3, 4]),
        ("next_dealer", 1, [3, 4, 0]),
        ("previous_dealer", 0, [1, 2, 3]),
    ],
)
def test_of_five_two_sit_out_C_27_PC_122_Q_16(five_idle: str, dealer: int, order: list[int]) -> None:
    """C-27, PC-122, Q-16."""
    made = classic(players=5, five_idle=five_idle)
    table = Table(made, shoe=Shoe(1), start={"phase": "deal", "dealer": dealer})
    assert table.turn() == order[0]
    assert table.view(0).order == order  # type: ignore[attr-defined]
    idle = {seat.seat for seat in table.view(0).scene().seats if "sits-out" in seat.marks}
    assert idle == set(range(5)) - set(order)


# -- choices after a hand


def test_the_declarer_chooses_whose_record_gives_PC_65() -> None:
    """PC-65."""
    piles = {f"hand.{seat}": hand for seat, hand in enumerate(F1)} | {"discard.0": "KS TD"}
    made = classic(help_target="choose")
    table = setting(
        made, phase="announce", declarer=0, bid="bid 6H", piles=piles, talon="KS TD", record=[4, 3, 20, 0]
    )
    say(table, "0:announce.6H 1:pass 2:pass")
    assert (table.turn(), words(table)) == (0, {"help 1", "help 2"})
    with pytest.raises(IllegalMove):
        table.play(0, "help 3")
    table.play(0, "help 2")
    assert [column["record"] for column in totals(table)] == [0, 3, 14, 0]
    assert position(table)["phase"] == "bid"


def test_the_dealer_says_into_how_many_parts_the_pot_is_cut_PC_102() -> None:
    """PC-102."""
    piles = {f"hand.{seat}": hand for seat, hand in enumerate(F1)} | {"discard.0": "KS TD"}
    table = setting(
        classic(form="pot", pot_parts="ask"),
        phase="announce",
        declarer=0,
        bid="bid 6H",
        piles=piles,
        talon="KS TD",
        record=[4, 0, 0, 0],
        remises=[0, 20, 0, 0],
    )
    say(table, "0:announce.6H 1:pass 2:pass")
    assert table.turn() == 3
    table.play(3, "pot_parts 4")
    assert position(table)["parts"] == [[0, 5, 0, 0]] * 4
    assert table.sheet().notes["part"] == 5


def test_a_pot_may_be_cut_into_any_number_of_parts_PC_102() -> None:
    """PC-102."""
    made = classic(form="pot", pot_parts=20)
    pulka: Any = written(made, declarer=0, game="6H", record=[10, 0, 0, 0], remises=[0, 60, 20, 0])
    assert pulka.parts == [[0, 3, 1, 0]] * 20
    assert classic(form="pot", pot_parts="20").options == made.options
    for wrong in (0, -1, "several", "1.5"):
        with pytest.raises(BadOptions):
            classic(form="pot", pot_parts=wrong)


def test_a_whole_match_ends_when_nothing_is_left_PC_90_PC_92() -> None:
    """PC-90, PC-92."""
    table = Table(classic(players=3, start=4), seed=1)
    state: Any = table.state
    for _ in range(3):
        assert not table.over
        eldest = table.turn()
        say(table, f"{eldest}:bid.6S {(eldest + 1) % 3}:pass {(eldest + 2) % 3}:pass")
        lay_away(table, " ".join(table.game.card_name(card) for card in state.talon))
        say(table, f"{eldest}:announce.6S {(eldest + 1) % 3}:pass {(eldest + 2) % 3}:pass")
    assert table.over
    assert table.scores() == [0, 0, 0]
