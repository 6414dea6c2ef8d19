"""What all forms share: the pack, the deal, following suit, who takes (preferans.md, Part 1 and 8.1)."""

from typing import Any

import pytest

from lomber import IllegalMove, Table
from lomber.cards.bits import size
from lomber.cards.pack import card_names
from lomber.games.preferans.moves import GAMES
from lomber.table.errors import BadPosition
from tests.games.preferans.tables import (
    bids,
    dealt,
    game,
    lay_away,
    modern,
    play,
    playing,
    position,
    say,
    setting,
    words,
    written,
    written_whists,
)

DECK = " ".join(rank + suit for suit in "SCDH" for rank in "AKQJT987")

F1 = (
    "AS AC JC KD QD KH QH TH 9H 8H",
    "TS 9S 8S KC QC 9C 8C 8D 7D AH",
    "QS JS 7S TC 7C AD JD 9D JH 7H",
)


def set_of(text: str) -> set[str]:
    return set(text.split())


def test_the_pack_has_thirty_two_cards_P_1() -> None:
    """P-1."""
    assert card_names(modern().terms.pack) == DECK


def test_the_games_stand_in_the_order_of_suits_P_2_P_3() -> None:
    """P-2, P-3."""
    assert len(GAMES) == 25
    assert GAMES[:6] == ["6S", "6C", "6D", "6H", "6NT", "7S"]
    assert GAMES[24] == "10NT"


def test_the_declarer_names_the_trumps_P_4() -> None:
    """P-4."""
    table = setting(modern(players=3), phase="announce", declarer=0, bid="bid 6S", piles=after_discard())
    table.play(0, "announce 6H")
    say(table, "1:whist 2:whist")
    assert table.state.view(0).trump == 3  # type: ignore[attr-defined]


def after_discard() -> dict[str, str]:
    return {"hand.0": F1[0], "hand.1": F1[1], "hand.2": F1[2], "discard.0": "KS TD"}


def test_the_first_dealer_is_who_drew_the_lowest_card_P_5() -> None:
    """P-5."""
    made = modern(players=3, draw=True)
    table = Table(made, dealing=False)
    table.deal({"drawn": [12, 21, 8]})  # the ace of spades, the ten of clubs, the ten of spades
    assert position(table)["dealer"] == 2


@pytest.mark.parametrize(("players", "order"), [(3, [0, 1, 2]), (4, [0, 1, 2])])
def test_three_play_and_of_four_the_dealer_sits_out_P_6_P_7(players: int, order: list[int]) -> None:
    """P-6, P-7."""
    table = Table(modern(players=players), seed=1)
    state: Any = table.state
    assert state.order() == order
    assert table.turn() == 0
    sitting_out = [seat.seat for seat in table.view(0).scene().seats if "sits-out" in seat.marks]
    assert sitting_out == ([3] if players == 4 else [])


def test_the_cards_are_dealt_in_pairs_P_8_K_1() -> None:
    """P-8, K-1."""
    piles = position(setting(modern(players=3), phase="bid", deck=DECK))["piles"]
    assert set(piles["hand.0"].split()) == set_of("AS KS AC KC 8C 7C TD 9D QH JH")
    assert set(piles["hand.1"].split()) == set_of("QS JS QC JC AD KD 8D 7D TH 9H")
    assert set(piles["hand.2"].split()) == set_of("TS 9S TC 9C QD JD AH KH 8H 7H")
    assert piles["talon"] == "8S 7S"


def test_the_deal_passes_to_the_left_whatever_happened_P_9() -> None:
    """P-9."""
    table = Table(modern("rostov"), seed=3)
    for dealer in (2, 0, 1, 2):
        assert position(table)["dealer"] == dealer
        hand = table.state.hand_number()
        say(table, " ".join(f"{(dealer + step) % 3}:pass" for step in (1, 2, 3)))
        while table.state.hand_number() == hand:
            table.play(table.turn(), table.legal(table.turn())[0])


def test_the_talon_is_shown_to_all_and_the_discard_to_nobody_P_10() -> None:
    """P-10."""
    table = dealt(modern(players=3), *F1, talon="KS TD")
    for seat in range(-1, 3):
        assert "KS" not in str(table.seen(seat).log)
    say(table, "0:bid.6S 1:pass 2:pass")
    for seat in range(-1, 3):
        shown = next(zone for zone in table.view(seat).scene().zones if zone.name == "talon")
        assert shown.cards == ("KS", "TD")
    lay_away(table, "JC KS")
    for seat in (1, 2, -1):
        assert "discard ??" in str(table.seen(seat).log)
        assert "discard JC" not in str(table.seen(seat).log)
    assert "discard JC" in str(table.seen(0).log)


def test_an_idle_dealer_sees_public_things_only_P_10() -> None:
    """P-10."""
    table = dealt(modern(), *F1, talon="KS TD")
    hidden = [zone for zone in table.view(3).scene().zones if zone.name.startswith("hand.")]
    assert [zone.cards for zone in hidden] == [("??",) * 10] * 3


def test_all_tricks_can_be_looked_through_P_11() -> None:
    """P-11."""
    table = setting(
        modern(players=3),
        phase="play",
        declarer=0,
        game="7H",
        whist=["1 whist", "2 whist"],
        piles=after_discard() | {"hand.0": F1[0], "discard.0": "KS TD"},
    )
    play(table, "1: A:AC B:8C C:7C → A\n2: A:KH B:AH C:7H → B")
    taken = [zone for zone in table.view(2).scene().zones if zone.name.startswith("last.")]
    assert [zone.cards for zone in taken] == [("AC", "8C", "7C"), ("KH", "AH", "7H")]


def to_follow(hand: str, led: str, second: str = "", trump: str = "H") -> Table:
    """C is to play this hand after A's lead and, before him, B's card."""
    count = len(hand.split())
    fill = {2: ["7D", "8D", "9D", "TD"], 1: ["7C", "8C", "9C", "JC"]}
    first = [led, *[card for card in fill[2] if card not in hand][: count - 1]]
    other = [second or "QC", *[card for card in fill[1] if card not in hand][: count - 1]]
    table = playing(modern(players=3), trump, {0: " ".join(first), 1: " ".join(other), 2: hand}, leader=0)
    table.play(0, led)
    table.play(1, second or table.name(table.legal(1)[0]))
    return table


@pytest.mark.parametrize(
    ("hand", "led", "second", "trump", "legal"),
    [
        ("AS 7S KD 9H JH", "QS", "", "H", {"AS", "7S"}),
        ("AS 7S KD 9H JH", "TC", "", "H", {"9H", "JH"}),
        ("AS KD", "TC", "", "H", {"AS", "KD"}),
        ("AS KD 9H", "TC", "", "NT", {"AS", "KD", "9H"}),
    ],
)
def test_follow_suit_else_trump_else_anything_P_12_P_13_K_2(
    hand: str, led: str, second: str, trump: str, legal: set[str]
) -> None:
    """P-12, P-13, K-2."""
    assert words(to_follow(hand, led, second, trump)) == legal


def test_a_trump_must_be_played_also_over_another_and_need_not_beat_it_K_2() -> None:
    """K-2."""
    hands = {0: "TC 7D 8D 9D TD", 1: "QH 8S 9S TS JS", 2: "AS 7S KD 9H JH"}
    table = playing(modern(players=3), "H", hands, leader=0)
    say(table, "0:TC 1:QH")
    assert words(table) == {"9H", "JH"}


def test_a_card_that_breaks_a_duty_is_refused_with_its_rule_P_12_P_13() -> None:
    """P-12, P-13."""
    table = to_follow("AS 7S KD 9H JH", "QS")
    with pytest.raises(IllegalMove, match="P-12: must-follow"):
        table.play(2, "KD")
    table = to_follow("AS 7S KD 9H JH", "TC")
    with pytest.raises(IllegalMove, match="P-12: must-trump"):
        table.play(2, "KD")
    table = to_follow("AS 7S KD 9H JH", "QS", trump="NT")
    with pytest.raises(IllegalMove, match="P-13: must-follow"):
        table.play(2, "KD")


@pytest.mark.parametrize(
    ("trump", "hands", "laid", "taker"),
    [
        ("D", {0: "AS 8C", 1: "7D 8H", 2: "KD 9C"}, "AS 7D KD", 2),
        ("NT", {0: "9C 8S", 1: "AS 7D", 2: "TC 8D"}, "9C AS TC", 2),
        ("D", {0: "8H 7C", 1: "KS 7S", 2: "AS 8S"}, "8H KS AS", 0),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led_P_14_K_3(
    trump: str, hands: dict[int, str], laid: str, taker: int
) -> None:
    """P-14, K-3."""
    table = playing(modern(players=3), trump, hands, leader=0)
    for card in laid.split():
        table.play(table.turn(), card)
    assert table.turn() == taker


def test_the_eldest_leads_first_whoever_is_declarer_P_15() -> None:
    """P-15."""
    table = dealt(modern(players=3), *F1, talon="KS TD")
    say(table, "0:pass 1:bid.6S 2:pass")
    lay_away(table, "KS TD")
    say(table, "1:announce.6S 2:whist 0:whist")
    assert table.turn() == 0


def test_a_card_played_cannot_be_taken_back_P_16() -> None:
    """P-16."""
    table = playing(modern(players=3), "D", {0: "AS 8C", 1: "7D 8H", 2: "KD 9C"}, leader=0)
    table.play(0, "AS")
    with pytest.raises(IllegalMove):
        table.play(0, "8C")


# -- claims (P-17)


def test_who_leads_and_cannot_lose_a_trick_claims_the_rest_P_17() -> None:
    """P-17."""
    hands = {0: "AH KH AS", 1: "QH 7C 8C", 2: "7S 8S 9S"}
    table = certain(hands)
    assert "claim" in {table.name(move) for move in table.asides(0)}
    table.play(0, "claim")
    assert table.state.hand_number() == 2
    made = [entry for entry in table.sheet().entries if entry.place == "mountain" and entry.column == 0]
    assert made[0].reason == "remise"
    assert made[0].amount == 3 * 4  # the three of them, after seven for B


def certain(hands: dict[int, str], gone: str = "JH TH 9H 8H 7H") -> Table:
    """All hearts but the queen are gone, and A has laid the king of spades away with the queen."""
    held = " ".join(hands.values()).split()
    rest = [card for card in DECK.split() if card not in held and card not in ("KS", "QS")]
    assert set(gone.split()) <= set(rest)
    return playing(modern(players=3), "H", hands, leader=0, piles=piles(hands, rest))


def piles(hands: dict[int, str], rest: list[str]) -> dict[str, str]:
    described = {f"hand.{seat}": text for seat, text in hands.items()}
    return described | {"discard.0": "KS QS", "gone": " ".join(rest)}


@pytest.mark.parametrize(
    ("mine", "laid", "certain_"),
    [
        ("AH KH AS", "", True),  # whatever is led, he takes it with the ace or a trump
        ("AH KH 9S", "", False),  # a spade may be led through him
        ("AH KH AS", "8C", True),  # B has led a club: trumped, and no trump is left but his
        ("AH KH AC", "8C", True),
        ("AH KH 9C", "TC", False),
        ("AS AD AC", "8C", False),  # the queen of hearts is out, and may trump
    ],
)
def test_who_does_not_lead_claims_what_nobody_can_take_from_him_P_17(
    mine: str, laid: str, certain_: bool
) -> None:
    """P-17, I-9: six hearts, B leads; only the three trumps of A are left, or one with C."""
    hands = {0: mine, 1: "8C 7C TC" if not laid else f"{laid} 7C 7D", 2: "7S 8S TS"}
    if mine == "AS AD AC":
        hands[2] = "7S 8S QH"
    held = " ".join(hands.values()).split()
    rest = [card for card in DECK.split() if card not in held and card not in ("KS", "QS")][:21]
    away = [card for card in DECK.split() if card not in held and card not in rest]
    described = {f"hand.{seat}": text for seat, text in hands.items()}
    described |= {"discard.0": " ".join(away), "gone": " ".join(rest)}
    table = playing(modern(players=3), "H", hands, leader=1, piles=described)
    if laid:
        table.play(1, laid)
    assert ("claim" in {table.name(move) for move in table.asides(0)}) is certain_


def test_a_claim_that_is_not_certain_is_refused_P_17() -> None:
    """P-17."""
    table = certain({0: "KH AS 7D", 1: "AH 7C 8C", 2: "7S 8S 9S"})
    assert "claim" not in {table.name(move) for move in table.asides(0)}
    with pytest.raises(IllegalMove, match="P-17"):
        table.play(0, "claim")


def test_the_rest_may_be_given_where_all_consent_P_17() -> None:
    """P-17."""
    hands = {0: "KH AS 7D", 1: "AH 7C 8C", 2: "7S 8S 9S"}
    table = certain(hands)
    table.play(0, "offer")
    assert words(table) == {"accept", "refuse"}
    say(table, "1:accept 2:refuse")
    assert table.turn() == 0
    assert "offer" not in {table.name(move) for move in table.asides(0)}
    table = certain(hands)
    table.play(0, "offer")
    say(table, "1:accept 2:accept")
    assert table.state.hand_number() == 2


def misere_end(mine: str) -> Table:
    """The last three cards of A's misère; the others lie open, C leads."""
    return setting(
        modern(players=3),
        phase="play",
        declarer=0,
        bid="misere",
        piles={"hand.0": mine, "hand.1": "9S TS AD", "hand.2": "8S JS KD"},
        earlier=[0, 4, 3, 0, 0],
        leader=2,
    )


@pytest.mark.parametrize(("mine", "certain_"), [("7S 7D 7C", True), ("QS 7D 7C", False)])
def test_at_misere_the_rest_without_a_trick_is_solved_P_17(mine: str, certain_: bool) -> None:
    """P-17."""
    table = misere_end(mine)
    assert ("claim" in {table.name(move) for move in table.asides(0)}) is certain_
    if certain_:
        table.play(0, "claim")
        assert table.sheet().columns[0].totals["pulya"] == 10


def test_who_sees_both_open_hands_claims_what_a_squeeze_of_trumps_gives_P_17() -> None:
    """P-17: B plays both hands in the light, so A knows every card."""
    table = setting(
        modern(players=3),
        phase="play",
        declarer=0,
        game="6H",
        whist=["1 whist", "2 pass", "1 open"],
        piles={"hand.0": "KH QH AS", "hand.1": "9S TS AD", "hand.2": "JH 8S KD"},
        earlier=[3, 4, 0, 0, 0],
        leader=1,
    )
    assert "claim" not in {table.name(move) for move in table.asides(1)}
    table.play(1, "9S")
    table.play(1, "8S")
    assert {table.name(move) for move in table.asides(0)} == {"claim", "offer"}
    table.play(0, "claim")
    assert table.sheet().columns[0].totals["pulya"] == 2


@pytest.mark.parametrize("manner", ["open", "closed"])
def test_who_sees_open_hands_claims_what_he_could_claim_blind_P_17(manner: str) -> None:
    """P-17: after the first spade A has nine cards, and no trick of theirs is in them."""
    table = setting(
        modern(players=3),
        phase="play",
        dealer=2,
        declarer=0,
        game="6S",
        whist=["1 whist", "2 pass", f"1 {manner}"],
        piles={
            "hand.0": "AS KS QS JS TS 9S 8S AH AD AC",
            "hand.1": "7S 9H 8H 7H KD QD JD KC QC JC",
            "hand.2": "KH QH JH TH TD 9D 8D 7D TC 9C",
        },
    )
    for card in ("AS", "7S", "KH"):
        table.play(table.turn(), card)
    assert "claim" in {table.name(move) for move in table.asides(0)}
    table.play(0, "claim")
    assert position(table)["pulya"] == [2, 0, 0]


@pytest.mark.parametrize(
    ("mine", "theirs", "led", "certain_"),
    [
        ("7S 9S JS 7C 8C 7D 8D 9D 7H 8H", "8S TS QS KS AS 9C TC JC QC KC", "", True),
        ("7S 9S JS 7C 8C 7D 8D 9D 7H 8H", "8S TS QS KS AS 9C TC JC QC KC", "8S", True),
        ("7S 9S QS 7C 8C 7D 8D 9D 7H 8H", "8S TS JS KS AS 9C TC JC QC KC", "", False),
        ("8S 9S JS 7C 8C 7D 8D 9D 7H 8H", "7S TS QS KS AS 9C TC JC QC KC", "", False),
        ("8S 9S JS 7C 8C 7D 8D 9D 7H 8H", "7S TS QS KS AS 9C TC JC QC KC", "7S", False),
    ],
)
def test_a_misere_that_can_be_forced_in_no_suit_is_claimed_at_once_P_17(
    mine: str, theirs: str, led: str, certain_: bool
) -> None:
    """P-17: 7 9 J of a suit take nothing, 7 9 Q and 8 9 J may; B leads and A plays last."""
    table = setting(
        modern(players=3),
        phase="play",
        dealer=0,
        declarer=0,
        bid="misere",
        piles={"hand.0": mine, "hand.1": theirs},
    )
    if led:
        table.play(1, led)
    assert ("claim" in {table.name(move) for move in table.asides(0)}) is certain_
    if certain_:
        table.play(0, "claim")
        assert position(table)["pulya"] == [10, 0, 0]


def test_a_misere_player_on_lead_has_still_to_lose_it_P_17() -> None:
    """P-17: no suit of his can be forced, but nobody else has a heart to take his."""
    table = setting(
        modern(players=3),
        phase="play",
        dealer=2,
        declarer=0,
        bid="misere",
        piles={
            "hand.0": "7S 9S 7C 8C 9C 7D 8D KH QH JH",
            "hand.1": "8S TS JS QS KS TC JC QC KC AC",
            "discard.0": "AH TH",
            "hand.2": "AS 9D TD JD QD KD AD 9H 8H 7H",
        },
    )
    assert "claim" not in {table.name(move) for move in table.asides(0)}


def test_overtricks_bring_nothing_P_17() -> None:
    """P-17."""
    made = modern(players=3)
    six = made.scored({"declarer": 0, "game": "6S", "whist": ["whist", "whist"], "tricks": [6, 2, 2]})
    ten = made.scored({"declarer": 0, "game": "6S", "whist": ["whist", "whist"], "tricks": [10, 0, 0]})
    assert six.described()["pulya"] == ten.described()["pulya"] == [2, 0, 0]


def test_a_hand_of_ten_cards_each_and_two_in_the_talon() -> None:
    state: Any = Table(modern(), seed=5).state
    assert [int(size(state.board.hands[seat])) for seat in range(4)] == [10, 10, 10, 0]
    assert len(state.talon) == 2


@pytest.mark.parametrize(
    ("name", "options", "talk", "said"),
    [
        ("preferans_classic", {}, ["0 bid 6S", "1 bid 6C", "2 hold"], {"pass", "6D"}),
        (
            "preferans_classic",
            {"miseres": True},
            ["0 bid 6S", "1 bid 6C", "2 misere SM"],
            {"pass", "direct 6S", "GM", "7S"},
        ),
        ("preferans_classic", {"players": 2}, ["0 bid 6S"], {"pass", "hold", "6C"}),
        ("preferans_modern/book", {"series": 1}, ["0 pass"], {"pass", "7S", "M"}),
        ("preferans_hussar", {}, ["0 bid 6S"], {"pass", "hold", "6C"}),
    ],
)
def test_an_auction_is_described_without_cards_PC_10_PM_11_PH_3(
    name: str, options: dict[str, Any], talk: list[str], said: set[str]
) -> None:
    """PC-10, PM-11, PH-3."""
    series = {"series": options["series"]} if "series" in options else {}
    made = game(name, **{key: value for key, value in options.items() if key != "series"})
    table = setting(made, talk=talk, **series)
    assert bids(table) == said
    assert setting(made, **position(table)).state.position(-2) == position(table)


def test_hands_of_which_nothing_is_said_have_the_cards_that_are_left_P_8() -> None:
    """P-8."""
    table = setting(modern(players=3), piles={"hand.1": "AS KS QS JS TS 9S 8S 7S AC KC"})
    piles = position(table)["piles"]
    assert [len(piles[name].split()) for name in ("hand.0", "hand.1", "hand.2", "talon")] == [10, 10, 10, 2]
    assert piles["talon"] == "KH AH"
    start = {"phase": "announce", "declarer": 1, "bid": "bid 7D", "talon": "AS KS"}
    table = setting(modern(players=3), **start)
    piles = position(table)["piles"]
    assert {"AS", "KS"} <= set(f"{piles['hand.1']} {piles['discard.1']}".split())


def test_earlier_tricks_are_told_by_seat_and_with_a_dummy_by_hand_PC_120() -> None:
    """PC-120: of three hands three numbers; and a list too short is asked for as the table has seats."""
    ending = {"phase": "play", "dealer": 0, "declarer": 1, "game": "6D", "whist": ["0 invite_open"]}
    piles = {"hand.0": "9S", "hand.1": "AS", "hand.2": "7S"}
    table = setting(game("preferans_classic", players=2), **ending, piles=piles, earlier=[1, 6, 2])
    assert position(table)["earlier"] == [1, 6, 2, 0, 0]
    with pytest.raises(BadPosition) as refused:
        setting(game("preferans_classic"), phase="play", earlier=[4, 4])
    assert refused.value.words["number"] == 4


def test_cards_laid_aside_and_a_whisters_discard_need_not_be_described_PC_46_PH_5() -> None:
    """PC-46, PH-5."""
    two = {"hand.0": "AS KD", "hand.1": "KS QD"}
    alone = {"declarer": 0, "game": "6S", "whist": ["1 whist", "2 pass", "1 alone"]}
    table = setting(game("preferans_classic"), phase="play", piles=two, earlier=[5, 3, 0, 0], **alone)
    say(table, "0:AS 1:KS 0:KD 1:QD")
    assert [column.totals["record"] for column in table.sheet().columns] == [196, 200, 200, 200]
    start = {"declarer": 0, "game": "6H", "whist": ["1 with_talon"], "earlier": [4, 4]}
    table = setting(game("preferans_hussar"), phase="play", piles=two, **start)
    say(table, "0:AS 1:KS 0:KD 1:QD")
    assert table.sheet().columns[1].totals["whists.0"] == 40


def test_a_match_that_is_over_is_described_by_its_sheet_PM_72_PC_130() -> None:
    """PM-72, PC-130."""
    table = setting(modern(players=3), phase="over", mountain=[10, 25, 30])
    assert table.over
    assert [entry.reason for entry in table.sheet().entries].count("settle-mountain") == 3
    assert [column.totals["result"] for column in table.sheet().columns] == [117, -33, -84]
    whists = [[0, 1340, 570, 2720], [690, 0, 0, 0], [1520, 0, 0, 0], [1430, 0, 0, 0]]
    table = setting(game("preferans_classic"), phase="over", record=[0] * 4, whists=whists)
    assert table.sheet().columns[0].totals["money"] == 99
    assert not table.view(0).scene().zones
    assert setting(game("preferans_classic"), **position(table)).sheet() == table.sheet()


def test_a_described_pot_is_divided_before_it_is_played_for_PC_102_C_25_C_32() -> None:
    """PC-102, C-25, C-32."""
    pot = {"record": [0] * 4, "remises": [240, 180, 60, 120]}
    made = game("preferans_classic", form="pot")
    table = setting(made, phase="deal", **pot)
    assert (table.sheet().notes["part"], table.sheet().notes["parts"]) == (200, 3)
    pulka = written(made, declarer=3, dealer=2, game="6S", **pot)
    assert written_whists(pulka) == {"DA": 800, "DB": 600, "DC": 200}
    assert written(made, record=[0] * 4, remises=[2, 1, 0, 0]).described()["parts"] == [[2, 1, 0, 0]]
    asked = game("preferans_classic", form="pot", pot_parts="ask")
    table = setting(asked, phase="parts", **pot)
    say(table, "3:pot_parts.2")
    assert table.sheet().notes["part"] == 300
    with pytest.raises(BadPosition):
        setting(asked, phase="deal", **pot)
