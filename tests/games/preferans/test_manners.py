"""Irregularities: made, claimed and paid for with `manners` (preferans.md, Part 5)."""

from typing import Any

import pytest

from lomber import IllegalMove, Table
from lomber.table.errors import BadRecord
from lomber.text import Words
from tests.games.preferans.tables import (
    dealt,
    game,
    modern,
    position,
    say,
    setting,
    words,
    written,
    written_whists,
)
from tests.games.preferans.test_classic_score import BOTH, after, classic
from tests.games.preferans.test_core import F1
from tests.games.preferans.test_hussar import hussar


def endgame(hands: dict[int, str], earlier: list[int], leader: int, **more: Any) -> Table:
    """The last tricks of A's six hearts against two whisters, at a table with manners; D deals."""
    made = more.pop("made", classic(manners=True))
    return setting(
        made,
        phase="play",
        declarer=0,
        game="6H",
        whist=["1 whist", "2 whist"],
        piles={f"hand.{seat}": hand for seat, hand in hands.items()},
        earlier=[*earlier, 0, 0],
        leader=leader,
        **more,
    )


def lay(table: Table, text: str) -> None:
    for card in text.split():
        table.play(table.turn(), card)


def accept(table: Table) -> None:
    while position(table)["phase"] == "review":
        table.play(table.turn(), "accept")


def totals(table: Table) -> list[dict[str, int]]:
    return [column.totals for column in table.sheet().columns]


# -- what the program does not let happen


def test_a_wrong_deal_is_refused_I_1() -> None:
    """I-1."""
    table = Table(classic(), dealing=False)
    with pytest.raises(BadRecord):
        table.deal({"hand.0": [12, 11]})


def test_nobody_looks_into_cards_before_their_time_I_2_I_3() -> None:
    """I-2, I-3."""
    table = dealt(classic(), *F1, talon="KS TD")
    for seat in range(-1, 4):
        hidden = {zone.name for zone in table.view(seat).scene().zones if "??" in zone.cards}
        assert "talon" in hidden
        assert {f"hand.{other}" for other in range(3) if other != seat} <= hidden


def test_nobody_talks_out_of_turn_I_5() -> None:
    """I-5."""
    with pytest.raises(IllegalMove, match="not-your-turn"):
        dealt(classic(), *F1, talon="KS TD").play(1, "bid 6S")


def test_a_played_card_stays_and_the_only_words_are_moves_I_6_I_7() -> None:
    """I-6, I-7."""
    table = endgame({0: "AS 7C", 1: "8S 9H", 2: "9S TC"}, [5, 1, 2], 0)
    table.play(0, "AS")
    for word in ("7C", "say hello", "take_back AS"):
        with pytest.raises(IllegalMove):
            table.play(0, word)


def test_without_manners_a_revoke_cannot_be_made_I_8() -> None:
    """I-8."""
    table = endgame({0: "AS 7C", 1: "8S 9H", 2: "9S TC"}, [5, 1, 2], 0, made=classic())
    table.play(0, "AS")
    assert words(table) == {"8S"}
    assert table.asides(1) == [table.parse(1, "offer")]


# -- revokes


def test_a_revoke_is_marked_for_its_owner_and_can_be_made_I_8() -> None:
    """I-8."""
    table = endgame({0: "AS 7C", 1: "8S 9H", 2: "9S TC"}, [5, 1, 2], 0)
    table.play(0, "AS")
    assert words(table) == {"8S", "9H"}
    marks = {choice.card: choice.forbidden for choice in table.view(1).scene().choices if choice.card}
    assert marks == {"8S": "", "9H": "P-12"}


def whister_revokes(made: Any = None) -> Table:
    """B trumps the ace of spades with a spade in his hand, and takes the trick and the next."""
    table = endgame({0: "AS 7C", 1: "8S 9H", 2: "9S TC"}, [5, 1, 2], 0, made=made or classic(manners=True))
    lay(table, "AS 9H 9S 8S TC 7C")
    return table


def test_a_revoke_by_a_whister_C_22_I_21() -> None:
    """C-22, I-21."""
    table = whister_revokes()
    assert position(table)["phase"] == "review"
    assert {table.name(move) for move in table.asides(0)} >= {"claim_revoke 1 1"}
    table.play(0, "claim_revoke 1 1")
    accept(table)
    sheet = totals(table)
    assert [column["record"] for column in sheet] == [190, 200, 200, 200]
    assert [column["kurochka"] for column in sheet] == [0, 10, 0, 0]
    assert (sheet[1]["whists.0"], sheet[2]["whists.0"], sheet[3]["whists.0"]) == (20, 20, 0)


def test_a_revoke_is_claimed_at_once_and_judged_after_the_play_I_8_I_21() -> None:
    """I-8, I-21."""
    table = endgame({0: "AS 7C", 1: "8S 9H", 2: "9S TC"}, [5, 1, 2], 0)
    lay(table, "AS 9H")
    assert "claim_revoke 1 1" not in {
        table.name(move) for move in table.asides(0)
    }  # the trick is not complete
    lay(table, "9S")
    table.play(0, "claim_revoke 1 1")
    assert (position(table)["accused"], position(table)["revokes"]) == (["1 1"], [])
    with pytest.raises(IllegalMove) as refused:
        table.play(2, "claim_revoke 1 1")
    assert refused.value.rule == "I-8"
    lay(table, "8S TC 7C")
    assert position(table)["revokes"] == ["1 1"]
    accept(table)
    assert [column["kurochka"] for column in totals(table)] == [0, 10, 0, 0]


def test_a_claim_in_the_play_tells_nothing_of_the_hand_I_8_P_10() -> None:
    """I-8, P-10."""
    seen = []
    for hand in ("8S 9H", "8D 9H"):  # with a spade the trump is a revoke, without it is none
        table = endgame({0: "AS 7C", 1: hand, 2: "9S TC"}, [5, 1, 2], 0)
        lay(table, "AS 9H 9S")
        table.play(0, "claim_revoke 1 1")
        seen.append((table.view(0).scene().choices, table.view(0).scene().facts, table.asides(2)))
    assert seen[0] == seen[1]


def test_a_revoke_that_nobody_claims_stands_I_8() -> None:
    """I-8."""
    table = whister_revokes()
    accept(table)
    assert [column["kurochka"] for column in totals(table)] == [10, 0, 0, 0]
    assert totals(table)[1]["whists.0"] == 30 + 10


def test_a_false_claim_costs_nothing_and_nobody_claims_of_himself_I_8() -> None:
    """I-8."""
    table = whister_revokes()
    assert "claim_revoke 1 1" not in {table.name(move) for move in table.asides(1)}
    table.play(1, "claim_revoke 2 2")  # C had no spade any more
    with pytest.raises(IllegalMove):
        table.play(0, "claim_revoke 2 2")
    accept(table)
    assert totals(table)[2]["kurochka"] == 0


def test_a_revoke_by_the_declarer_C_23_I_20() -> None:
    """C-23, I-20."""
    table = endgame({0: "9H 7S", 1: "KS 8D", 2: "8S 9D"}, [4, 2, 2], 1)
    lay(table, "KS 8S 9H 7S 8D 9D")
    table.play(1, "claim_revoke 0 1")
    accept(table)
    sheet = totals(table)
    assert [column["kurochka"] for column in sheet] == [10, 0, 0, 0]
    assert [sheet[seat]["whists.0"] for seat in (1, 2, 3)] == [40, 30, 20]


def test_after_his_own_revoke_the_declarer_pays_what_a_whister_lacks_I_20() -> None:
    """I-20."""
    pulka = after(game="6H", whist=BOTH, tricks=[6, 3, 1], revokes=[1, 0, 0, 0])
    assert pulka.remises == [10, 0, 0, 0]
    assert pulka.record[0] == 190


def test_beside_a_fellow_who_revoked_a_whister_pays_nothing_I_21() -> None:
    """I-21."""
    pulka = after(game="6H", whist=BOTH, tricks=[8, 1, 1], revokes=[0, 2, 0, 0])
    assert pulka.remises == [0, 10 + 20, 0, 0]
    assert written_whists(pulka) == {"BA": 10, "CA": 10}


def test_both_sides_revoked_I_22() -> None:
    """I-22."""
    pulka = after(game="6H", whist=BOTH, tricks=[5, 2, 3], revokes=[1, 2, 0, 0])
    assert pulka.remises == [10, 20, 0, 0]
    assert pulka.record == [200] * 4
    assert written_whists(pulka) == {"CA": 15, "CB": 15}


@pytest.mark.parametrize(
    ("made", "on_a", "on_b"), [(classic(manners=True), 50, 50), (modern(ten="check"), 20, 20)]
)
def test_at_a_checked_ten_too_both_offenders_pay_the_other_opponent_I_22_PC_48(
    made: Any, on_a: int, on_b: int
) -> None:
    """I-22, PC-48."""
    result = {
        "declarer": 0,
        "game": "10H",
        "whist": ["check"],
        "tricks": [7, 1, 2, 0],
        "revokes": [1, 1, 0, 0],
    }
    assert written_whists(made.scored(result)) == {"CA": on_a, "CB": on_b}


def test_both_revoked_in_one_trick_and_the_lawful_card_takes_I_22() -> None:
    """I-22."""
    table = endgame({0: "9H 7S", 1: "8S TH", 2: "KS 9D"}, [4, 2, 2], 2)
    lay(table, "KS 9H TH 8S 9D 7S")
    table.play(2, "claim_revoke 0 1")
    table.play(2, "claim_revoke 1 1")
    accept(table)
    sheet = totals(table)
    assert (sheet[2]["whists.0"], sheet[2]["whists.1"]) == (15, 15)  # C has his king: three tricks


def test_a_game_in_which_both_revoked_is_told_as_neither_made_nor_lost_I_22_U_8() -> None:
    """I-22, U-8."""
    table = endgame({0: "9H 7S", 1: "8S TH", 2: "KS 9D"}, [4, 2, 2], 2)
    lay(table, "KS 9H TH 8S 9D 7S")
    table.play(2, "claim_revoke 0 1")
    table.play(2, "claim_revoke 1 1")
    accept(table)
    assert position(table)["last"]["kind"] == "revoked"
    told = [fact.key for fact in table.view(0).scene().facts]
    assert "fact-last-revoked" in told


@pytest.mark.parametrize(("players", "dealer"), [(3, 2), (4, 3)])
def test_a_revoke_when_all_pass_I_23(players: int, dealer: int) -> None:
    """I-23."""
    made = classic(players=players)
    tricks = [5, 5, 0] + [0] * (players - 3)
    revokes = [0, 1, 0] + [0] * (players - 3)
    pulka: Any = written(made, dealer=dealer, tricks=tricks, revokes=revokes)
    assert pulka.remises[:3] == [10, 20, 0]


def test_the_talon_names_no_suit_in_a_described_ending_I_8_PC_82() -> None:
    """I-8, PC-82: the first trick that is told is the ninth; the talon had diamonds and hearts."""
    ending = {"hand.0": "8S 9C", "hand.1": "AS KC", "hand.2": "QS TC"}
    table = setting(
        classic(players=3, manners=True),
        phase="play",
        dealer=2,
        piles={**ending, "talon": "7D 7H"},
        earlier=[2, 3, 3],
        leader=0,
    )
    lay(table, "8S KC QS TC 9C AS")
    assert {table.name(move) for move in table.asides(0)} >= {"claim_revoke 1 1"}
    table.play(0, "claim_revoke 1 1")
    accept(table)
    assert [column["kurochka"] for column in totals(table)] == [4, 6 + 10, 6 + 4]


def test_a_revoke_against_misere_C_21_I_24() -> None:
    """C-21, I-24."""
    made = classic(miseres=True)
    pulka = after(made, declarer=2, bid="misere GM", tricks=[3, 3, 4], revokes=[0, 1, 0, 0])
    assert (pulka.record, pulka.remises) == ([200, 200, 190, 200], [0, 40, 0, 0])
    pulka = after(made, declarer=2, bid="misere GM", tricks=[5, 5, 0], revokes=[0, 1, 0, 0])
    assert pulka.remises == [0, 0, 0, 0]


def test_a_revoke_by_the_misere_player_I_24() -> None:
    """I-24."""
    made = classic(miseres=True)
    pulka = after(made, declarer=2, bid="misere GM", tricks=[5, 4, 1], revokes=[0, 0, 1, 0])
    assert pulka.remises == [0, 0, 20, 0]


@pytest.mark.parametrize(
    ("made", "result", "told"),
    [
        (
            classic(miseres=True),
            {"bid": "misere GM", "tricks": [4, 6, 0, 0], "revokes": [0, 1, 0, 0]},
            {
                "засчитано из-за ренонса: большой мизер I-24": -10,
                "ренонс против игры «большой мизер»: 4 взятки I-24": 40,
            },
        ),
        (
            modern(),
            {"bid": "misere", "tricks": [1, 9, 0, 0], "revokes": [0, 2, 0, 0]},
            {
                "засчитано из-за ренонса: мизер I-24": 10,
                "ренонс против игры «мизер»: 1 взятка I-25": 20,
            },
        ),
        (
            classic(),
            {"game": "6H", "whist": BOTH, "tricks": [5, 3, 2, 0], "revokes": [0, 1, 0, 0]},
            {"3 взятки PC-64": 30, "2 взятки PC-64": 20, "засчитано из-за ренонса: 6♥ I-21": -10}
            | {"ренонсы (6♥): 1 I-21": 10},
        ),
        (
            modern(),
            {"game": "6H", "whist": BOTH, "tricks": [6, 3, 1, 0], "revokes": [1, 0, 0, 0]},
            {"3 взятки PM-41": 12, "1 взятка PM-41": 4, "сыграно: 6♥ PM-40": 2}
            | {"недобор вистующих из-за ренонса: 1 I-20": 2},
        ),
    ],
)
def test_the_sheet_says_what_a_revoke_has_changed_I_20_I_21_I_24(
    made: Any, result: dict[str, Any], told: dict[str, int]
) -> None:
    """I-20, I-21, I-24: nobody revoked four times, and no game was made with five tricks."""
    russian = Words("ru", "lomber.games.preferans", ["Анна", "Борис", "Вера", "Глеб"])
    found = {
        f"{russian.text('reason-' + entry.reason, **entry.words)} {entry.rule}": entry.amount
        for entry in made.score({"declarer": 0, **result})
    }
    assert found == told


def test_revokes_today_go_on_the_mountain_I_25() -> None:
    """I-25."""
    made = modern("leningrad")
    pulka: Any = written(made, declarer=0, game="6H", whist=BOTH, tricks=[6, 2, 2, 0], revokes=[0, 1, 0, 0])
    assert (pulka.pulya, pulka.mountain) == ([2, 0, 0, 0], [0, 2, 0, 0])
    assert written_whists(pulka) == {"BA": 8, "CA": 8}
    pulka = written(made, declarer=0, game="6H", whist=BOTH, tricks=[5, 2, 3, 0], revokes=[1, 1, 0, 0])
    assert (pulka.pulya, pulka.mountain) == ([0] * 4, [2, 2, 0, 0])
    assert written_whists(pulka) == {"CA": 6, "CB": 6}
    pulka = written(made, declarer=0, bid="misere", tricks=[3, 4, 3, 0], revokes=[0, 0, 1, 0])
    assert (pulka.pulya, pulka.mountain) == ([10, 0, 0, 0], [0, 0, 60, 0])
    pulka = written(made, declarer=0, bid="misere", tricks=[1, 5, 4, 0], revokes=[1, 0, 0, 0])
    assert pulka.mountain == [40, 0, 0, 0]
    pulka = written(made, series=1, tricks=[5, 5, 0, 0], revokes=[1, 0, 0, 0])
    assert pulka.mountain == [20 + 20, 20, 0, 0]


def test_a_failed_game_with_a_revoke_by_a_whister_is_made_today_too_I_25() -> None:
    """I-25."""
    table = whister_revokes(modern(manners=True))
    table.play(2, "claim_revoke 1 1")
    accept(table)
    assert [column["pulya"] for column in totals(table)] == [2, 0, 0, 0]
    assert [column["mountain"] for column in totals(table)] == [0, 2, 0, 0]


def test_an_invited_partners_revoke_is_his_whisters_I_21_PC_44() -> None:
    """I-21, PC-44."""
    table = setting(
        classic(manners=True),
        phase="play",
        declarer=0,
        game="6H",
        whist=["1 whist", "2 pass", "1 invite_dark"],
        piles={"hand.0": "AS 7C", "hand.1": "9S TC", "hand.2": "8S 9H"},
        earlier=[5, 1, 2, 0, 0],
        leader=0,
    )
    lay(table, "AS 9S 9H 8S 7C TC")
    table.play(0, "claim_revoke 2 1")
    accept(table)
    assert [column["kurochka"] for column in totals(table)] == [0, 10, 0, 0]


def test_a_described_revoke_of_the_other_hand_is_the_single_whisters_too_I_21_PC_44() -> None:
    """I-21, PC-44, I-25: B whists with C's hand, C revoked, and three of the four tricks are left to them."""
    revoked = {"declarer": 0, "game": "6H", "tricks": [7, 2, 1, 0], "revokes": [0, 0, 1, 0]}
    old: Any = written(classic(), **revoked, whist=["whist", "pass", "invite_dark"])
    assert (old.record[0], old.remises, written_whists(old)) == (190, [0, 20, 0, 0], {"BA": 30})
    now: Any = written(modern(), **revoked, whist=["whist", "pass", "closed"])
    assert (now.pulya[0], now.mountain, written_whists(now)) == (2, [0, 4, 0, 0], {"BA": 12})
    both: Any = written(modern(), **{**revoked, "revokes": [1, 0, 1, 0]}, whist=["pass", "whist", "open"])
    assert (both.pulya[0], both.mountain, written_whists(both)) == (0, [2, 0, 2, 0], {})


def test_a_revoke_in_hussar_G_5_PH_11() -> None:
    """G-5, PH-11."""
    pulka = written(hussar(), declarer=0, game="7D", whist=["alone"], tricks=[9, 1], revokes=[0, 1])
    assert written_whists(pulka) == {"AB": 160, "BA": 16}


def test_after_both_revoked_no_game_is_written_and_the_series_lasts_I_22_PM_62() -> None:
    """I-22, PM-62."""
    whisted = {"declarer": 0, "game": "7H", "whist": BOTH, "tricks": [7, 2, 1, 0], "series": 2}
    both: Any = written(modern(), **whisted, revokes=[1, 1, 0, 0])
    made: Any = written(modern(), **whisted)
    assert (both.pulya[0], both.series, made.pulya[0], made.series) == (0, 2, 4, 0)


def test_the_dummys_revoke_at_a_checked_ten_is_his_who_plays_it_I_21_PC_120() -> None:
    """I-21, PC-120."""
    table = setting(
        classic(players=2, manners=True),
        phase="play",
        dealer=0,
        declarer=1,
        game="10D",
        whist=["0 check"],
        piles={"hand.0": "9S 8S", "hand.1": "AS KD", "hand.2": "7S QC"},
        earlier=[0, 8, 0, 0, 0],
        leader=1,
    )
    lay(table, "AS QC 8S KD 7S 9S")
    table.play(1, "claim_revoke 2 1")
    accept(table)
    assert [(column["record"], column["kurochka"]) for column in totals(table)] == [(200, 40), (160, 0)]


# -- cards shown too soon


def test_cards_shown_too_soon_are_played_by_the_whisters_I_9() -> None:
    """I-9."""
    hands = {0: "KH AS 7D", 1: "AH 7C 8C", 2: "7S 8S 9S"}
    table = endgame(hands, [4, 2, 1], 0)
    table.play(0, "claim")
    zones = {zone.name: zone.cards for zone in table.view(2).scene().zones}
    assert set(zones["hand.0"]) == {"KH", "AS", "7D"}
    assert table.turn() == 1
    with pytest.raises(IllegalMove):
        table.play(0, "AS")
    table.play(1, "7D")  # B leads for A, and not his ace
    lay(table, "7C 7S")
    assert (table.turn(), words(table)) == (1, {"KH", "AS"})


def test_a_revoke_made_before_the_cards_were_shown_is_still_his_own_I_8_I_9() -> None:
    """I-8, I-9."""
    table = endgame({0: "KH AS 7D", 1: "8D AH 8C", 2: "9D 8S 9S"}, [4, 2, 1], 1)
    lay(table, "8D 9D AS")
    table.play(0, "claim")
    revoke = "claim_revoke 0 1"
    assert [revoke in {table.name(move) for move in table.asides(seat)} for seat in range(3)] == [
        False,
        True,
        True,
    ]


def test_they_choose_legal_cards_only_I_9() -> None:
    """I-9."""
    hands = {0: "KH AS 7D", 1: "8D 7C 8C", 2: "7S 8S 9S"}
    table = endgame(hands, [4, 2, 1], 1)
    table.play(1, "8D")
    lay(table, "7S")
    table.play(0, "claim")
    assert (table.turn(), words(table)) == (1, {"7D"})


def test_whose_cards_others_play_to_the_end_claims_nothing_I_9() -> None:
    """I-9: A could be sure of both spades if he led the ace first, and the whisters let him lead the seven."""
    hands = {0: "KH QH AS 7S", 1: "AH 8S 7C 7D", 2: "8C 9C TC 8D"}
    table = endgame(hands, [4, 2, 0], 0)
    table.play(0, "claim")
    for card in ("KH", "AH", "8C", "7C", "9C", "QH"):
        table.play(table.turn(), card)
    assert position(table)["phase"] == "play"
    assert "claim" not in {table.name(move) for move in table.asides(0)}
    with pytest.raises(IllegalMove):
        table.play(0, "claim")
    lay(table, "7S 8S TC")
    assert table.state.position(-2)["piles"]["hand.0"] == "AS"


def test_a_certain_claim_ends_the_hand_also_with_manners_I_9_P_17() -> None:
    """I-9, P-17."""
    table = endgame({0: "AH KH AS", 1: "7C 8C 9C", 2: "7S 8S 9S"}, [4, 2, 1], 0)
    table.play(0, "claim")
    assert position(table)["phase"] == "review"
    accept(table)
    assert totals(table)[0]["record"] == 190


# -- the talon


@pytest.mark.parametrize(
    ("made", "place", "fine"),
    [(classic(manners=True), "kurochka", 10), (modern(manners=True), "mountain", 2)],
)
def test_who_peeks_at_the_talon_pays_and_may_not_whist_I_4(made: Any, place: str, fine: int) -> None:
    """I-4."""
    table = dealt(made, *F1, talon="KS TD")
    table.play(1, "peek")
    shown = {seat: zone_of(table, seat) for seat in range(4)}
    assert shown == {0: ("??", "??"), 1: ("KS", "TD"), 2: ("??", "??"), 3: ("??", "??")}
    with pytest.raises(IllegalMove):
        table.play(1, "peek")
    say(table, "0:bid.6S 1:pass 2:pass")
    table.act(0, ["discard JC", "discard TD"])
    table.play(0, "announce 6H")
    assert words(table) == {"pass"}
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "whist")
    assert (refused.value.rule, refused.value.key) == ("I-4", "peeked-whist")
    say(table, "1:pass 2:pass")
    assert totals(table)[1][place] == fine  # put up in this hand, it was not taken in it


def test_who_peeked_can_only_accept_half_a_whist_I_4_PM_21() -> None:
    """I-4, PM-21."""
    table = dealt(modern(manners=True), *F1, talon="KS TD")
    table.play(1, "peek")
    say(table, "0:bid.6S 1:pass 2:pass")
    table.act(0, ["discard JC", "discard TD"])
    say(table, "0:announce.6H 1:pass 2:half")
    assert words(table) == {"accept"}
    table.play(1, "accept")
    assert (totals(table)[2]["whists.0"], totals(table)[1]["mountain"]) == (8, 2)


def test_a_peek_at_the_last_game_is_paid_into_the_pot_before_it_is_divided_I_4_PC_102() -> None:
    """I-4, PC-102."""
    hands = {f"hand.{seat}": hand for seat, hand in enumerate(F1)}
    table = setting(
        classic(players=3, form="pot", manners=True),
        phase="bid",
        dealer=2,
        record=[10, 0, 0],
        piles={**hands, "talon": "KS TD"},
    )
    table.play(1, "peek")
    say(table, "0:bid.6S 1:pass 2:pass")
    table.act(0, ["discard JC", "discard TD"])
    say(table, "0:announce.6H 1:pass 2:pass")
    assert position(table)["parts"] == [[0, 3, 0], [0, 3, 0], [0, 4, 0]]


def zone_of(table: Table, seat: int) -> tuple[str, ...]:
    return next(zone.cards for zone in table.view(seat).scene().zones if zone.name == "talon")


def test_without_manners_nobody_peeks_I_4() -> None:
    """I-4."""
    table = dealt(classic(), *F1, talon="KS TD")
    assert table.asides(1) == []
    with pytest.raises(IllegalMove):
        table.play(1, "peek")


def test_the_book_plays_by_the_rules_also_where_it_need_not() -> None:
    table = Table(game("preferans_classic/manners"), seed=3)
    for _ in range(60):
        seat = table.turn()
        view: Any = table.view(seat)
        move = next(m for m in (int(piece.choose(view)) for piece in table.game.advice()) if m >= 0)
        assert not (move < 52 and view.forbidden >> move & 1)
        table.play(seat, move)
