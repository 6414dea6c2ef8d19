"""Irregularities (section 6): each happens, is claimed, and is paid for."""

import pytest

from lomber import IllegalMove, Table, read_record, replay
from lomber.table.contract import Game
from tests.games.stukolka.tables import deal, game, hand, names, play, playing, position, stacked, tricks

ON = {"manners": True}


def settled(table: Table, accused: int, claimer: int) -> tuple[int, str]:
    """The claim is made; what it cost, and the rule of the entry."""
    before = table.scores()[accused]
    entries = len(table.sheet().entries)
    table.play(claimer, f"claim {accused}")
    new = table.sheet().entries[entries:]
    return table.scores()[accused] - before, new[0].rule if new else ""


@pytest.mark.parametrize(
    ("hands", "cards", "rule"),
    [
        ({0: "AS 7D KD", 1: "2D 3H 4H"}, "KD 2D 7D 3H AS 4H", "U-8"),
        ({0: "KS QS KD", 1: "2D 3H 4H"}, "QS 2D KS 3H KD 4H", "U-9"),
        ({0: "2D 3D 4D", 1: "AD KH KC"}, "2D KH 3D AD KC 4D", "U-14"),
        ({0: "9D 3C 4H", 1: "TD 2D KC"}, "9D 2D 3C KC TD 4H", "U-14"),
        ({0: "9D 3H 4H", 1: "TS 2C KC"}, "9D 2C 3H TS KC 4H", "U-14"),
        ({0: "9D 3H 4H", 1: "6S 8C KC", 2: "7S 2S AH"}, "9D 6S 2S KC 7S 3H AH 4H 8C", "U-14"),
    ],
)
def test_a_fault_that_is_claimed_costs_the_pot_U_8_U_9_U_14(
    hands: dict[int, str], cards: str, rule: str
) -> None:
    """U-8, U-9, U-14."""
    table = playing("golets", "S", hands, pot=120, options=ON)
    tricks(table, cards)
    assert position(table)["phase"] == "review"
    guilty = 0 if rule in ("U-8", "U-9") else len(hands) - 1
    assert position(table)["tricks"][guilty] > 0
    assert settled(table, guilty, 0 if guilty else 1) == (-120, rule)


def test_a_claimed_fault_lies_in_the_next_pot_and_the_shares_stay_U_8() -> None:
    """U-8."""
    table = playing("golets", "S", {0: "AS 7D KD", 1: "2D 3H 4H"}, pot=120, options=ON)
    tricks(table, "KD 2D 7D 3H AS 4H")
    table.play(1, "claim 0")
    assert table.scores() == [120 - 120, -120, 0, 0, -120]
    play(table, "0:accept 1:accept")
    assert position(table)["prize"] == 240 + 15


def test_nobody_pays_two_remises_for_one_deal_U_14() -> None:
    """U-14."""
    table = playing("golets", "S", {0: "2D 3D 4D", 1: "5D 2H KC", 2: "3H 4H AH"}, pot=120, options=ON)
    tricks(table, "2D KC 3H 3D 2H 4H 4D 5D AH")
    assert position(table)["tricks"][:3] == [2, 1, 0]
    assert settled(table, 1, 0) == (-120, "U-14")
    assert settled(table, 1, 2) == (0, "")
    table = playing("golets", "S", {0: "AD KD QD", 1: "5D 2H KC"}, pot=120, options=ON)
    tricks(table, "AD KC KD 5D QD 2H")
    assert settled(table, 1, 0) == (0, "")  # he is remised already for taking nothing


def test_a_fault_that_nobody_claims_costs_nothing() -> None:
    table = playing("golets", "S", {0: "AS 7D KD", 1: "2D 3H 4H"}, pot=120, options=ON)
    tricks(table, "KD 2D 7D 3H AS 4H")
    play(table, "0:accept 1:accept")
    assert position(table)["prize"] == 120 + 15


def test_a_false_claim_finds_nothing_and_is_not_repeated() -> None:
    table = playing("golets", "S", {0: "AS 7D KD", 1: "2D 3H 4H"}, pot=120, options=ON)
    tricks(table, "AS 3H KD 2D 7D 4H")
    assert {table.name(move) for move in table.asides(1)} == {"claim 0"}
    assert settled(table, 0, 1) == (0, "")
    assert table.asides(1) == []
    with pytest.raises(IllegalMove, match="U-14"):
        table.play(1, "claim 0")


def test_only_those_who_took_part_claim_and_only_after_the_last_trick_U_14() -> None:
    """U-14."""
    table = playing("golets", "S", {0: "AS 7D KD", 1: "2D 3H 4H"}, pot=120, options=ON)
    tricks(table, "KD 2D")
    assert table.asides(1) == []
    tricks(table, "7D 3H AS 4H")
    assert table.asides(3) == []
    with pytest.raises(IllegalMove):
        table.play(3, "claim 0")
    with pytest.raises(IllegalMove):
        table.play(0, "pass")


def test_the_forbidden_cards_are_marked_for_their_owner_alone() -> None:
    table = playing("golets", "S", {0: "AS 7D KD", 1: "2D 3H 4H"}, options=ON)
    assert names(table) == {"AS", "7D", "KD"}
    marked = {choice.text: choice.forbidden for choice in table.view(0).scene().choices}
    assert marked == {"AS": "", "7D": "U-8", "KD": "U-8"}
    assert table.view(1).forbidden == {}
    off = playing("golets", "S", {0: "AS 7D KD", 1: "2D 3H 4H"})
    assert names(off) == {"AS"}


def test_with_manners_nothing_is_concluded_from_a_card() -> None:
    table = playing("golets", "S", {0: "9D 3H 4H", 1: "TD 2D KC"}, options=ON)
    tricks(table, "9D KC")
    assert position(table)["denied"] == {}


# -- the dealer's mistakes


def spoiled(**options: object) -> Table:
    return stacked("golets", deal("2S 3S 4S", "", "", "", "AD 5C 6C", trump="8D"), **ON, **options)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_anothers_card_exposed_or_a_wrong_number_is_dealt_again_U_15(seat: int) -> None:
    """U-15."""
    table = spoiled()
    table.play(4, f"misdeal {seat}")
    assert position(table)["dealer"] == 4
    assert position(table)["prize"] == 15
    assert position(table)["hand"] == 1
    assert table.turn() == 0
    assert len([event for event in table.record().log if hasattr(event, "deal")]) == 2


def test_the_dealers_own_card_exposed_is_played_on_with_U_15() -> None:
    """U-15."""
    table = spoiled()
    table.play(4, "expose 5C")
    assert position(table)["misdeals"] == 0
    assert table.view(2).shown == table.view(4).shown != 0
    zone = next(zone for zone in table.view(2).scene().zones if zone.name == "hand.4")
    assert zone.cards == ("5C", "??", "??")
    piles = next(event for event in table.seen(2).log if hasattr(event, "deal")).piles
    assert piles["hand.4"] == "5C ?? ??"


def test_the_dealers_own_trump_ace_exposed_is_dealt_again_U_15() -> None:
    """U-15."""
    table = spoiled()
    table.play(4, "expose AD")
    assert position(table)["misdeals"] == 1
    assert position(table)["exposed"] == ""
    assert position(table)["prize"] == 15


def test_an_exposed_card_is_seen_when_it_is_thrown_off_U_15() -> None:
    """U-15."""
    table = stacked("prikup", deal("2S 3S 4S", "", "", "", "AD 5C 6C", trump="8D"), **ON)
    table.play(4, "expose 5C")
    play(table, "0:knock 1:pass 2:pass 3:pass 4:knock 0:done")
    table.act(4, ["throw 5C", "throw 6C", "done"])
    assert table.seen(0).log[-1].moves == ("throw 5C", "throw ??", "done")


def test_once_somebody_has_spoken_the_deal_stands_U_15_U_16() -> None:
    """U-15, U-16."""
    table = spoiled()
    assert table.asides(0) == []
    table.play(0, "pass")
    assert table.asides(4) == []
    with pytest.raises(IllegalMove, match="U-15"):
        table.play(4, "misdeal 1")


def test_the_deal_cannot_be_spoiled_for_ever_U_15() -> None:
    """U-15."""
    table = spoiled()
    for _ in range(3):
        table.play(4, "misdeal 1")
    assert table.asides(4) == []


def test_nobody_deals_out_of_turn_U_16() -> None:
    """U-16."""
    table = Table(game("golets", **ON), seed=1)
    for dealer in (4, 0, 1):
        assert position(table)["dealer"] == dealer
        seats = [(dealer + 1 + i) % 5 for i in range(4)]
        play(table, " ".join(f"{seat}:pass" for seat in seats))


def test_without_manners_no_mistake_can_happen() -> None:
    for form in ("golets", "prikup", "shleif", "obligatory"):
        table = Table(game(form), seed=1)
        assert all(table.asides(seat) == [] for seat in range(5))


def test_a_redeal_keeps_what_the_dealer_said_of_the_shleif_U_15_US_4() -> None:
    """U-15, US-4."""
    table = Table(game("shleif", **ON), seed=1)
    table.play(4, "decline_shleif")
    table.play(4, "misdeal 0")
    assert table.turn() == 0
    assert table.view(0).trump_card >= 0
    table = Table(game("shleif", **ON), seed=1)
    table.play(4, "keep_shleif")
    table.play(4, table.legal(4)[0])
    table.play(4, "misdeal 0")
    assert position(table)["phase"] == "announce"


# -- a record in which it all happens

RECORD = """{
"format": "record/1",
"game": "stukolka_prikup",
"revision": 1,
"options": {"form": "prikup", "players": 3, "manners": true, "hands": 2, "draw": false},
"seats": ["Anna", "Boris", "Vera"],
"log": [
  {"deal": "hand", "piles": {"hand.0": "AS KH 2C", "hand.1": "5S QH 3C", "hand.2": "AD 4H 6D", "trump": "2S"}},
  [2, "misdeal 0"],
  {"deal": "hand", "piles": {"hand.0": "AS KH 2C", "hand.1": "5S QH 3C", "hand.2": "7S 4H 6D", "trump": "2S"}},
  [2, "expose 4H"],
  [0, "knock"],
  [1, "knock"],
  [2, "pass"],
  [0, "done"],
  [1, "done"],
  [0, "KH"],
  [1, "3C"],
  [0, "2C"],
  [1, "5S"],
  [1, "QH"],
  [0, "AS"],
  [0, "claim 1"],
  [1, "claim 0"],
  [0, "accept"],
  [1, "accept"],
  {"deal": "hand", "piles": {"hand.0": "AS KH 2C", "hand.1": "5S QH 3C", "hand.2": "7S 4H 6D", "trump": "2S"}},
  [1, "pass"],
  [2, "pass"]
]}
"""


def test_a_record_of_faults_claimed_and_paid_U_8_U_14_U_15() -> None:
    """Anna leads another card than the trump ace, Boris revokes; both pay 15. [U-8, U-14, U-15]"""
    table = replay(read_record(RECORD))
    assert table.over
    entries = [(entry.column, entry.amount, entry.rule) for entry in table.sheet().entries]
    assert (1, -15, "U-14") in entries
    assert (0, -15, "U-8") in entries
    assert table.scores() == [-15 + 10 - 15 + 45, 5 - 15, -15]


def test_the_rules_are_kept_by_the_book_even_with_manners() -> None:
    table = playing("golets", "S", {0: "AS 7D KD", 1: "2D 3H 4H"}, options=ON)
    stukolka: Game = table.game
    view = table.view(0)
    answers = [int(advice.choose(view)) for advice in stukolka.advice()]
    first = next(move for move in answers if move >= 0)
    assert table.name(first) == "AS"
    assert hand(table, 0) == {"AS", "7D", "KD"}
