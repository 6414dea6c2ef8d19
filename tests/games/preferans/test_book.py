"""The book: a position for each piece of advice, in which it decides; switched off, another move is chosen."""

from typing import Any

import pytest

from lomber import Table
from lomber.cards.pack import read_cards
from lomber.games.preferans.judging import holes
from tests.games.books import choice, decides
from tests.games.preferans.tables import game, modern, setting

PACK = [rank + suit for suit in "SCDH" for rank in "AKQJT987"]


def piles(hands: dict[int, str], size: int = 10) -> dict[str, str]:
    """The hands given, the others filled with what is left."""
    taken = " ".join(hands.values()).split()
    rest = [card for card in PACK if card not in taken]
    full = {}
    for seat in range(3):
        full[f"hand.{seat}"] = hands.get(seat) or " ".join(rest[:size])
        if seat not in hands:
            rest = rest[size:]
    return full


def bidding(seat: int, mine: str, *said: str, **options: Any) -> Table:
    talk = [f"{i % 3} {word}" for i, word in enumerate(said)]
    made = modern(players=3, **options)
    return setting(made, phase="bid", piles=piles({seat: mine}), talk=talk)


FIVE = "AS KS QS JS TS 9C 7D 9D 8H JH"
FOUR = "KS QS JS TS 9S 9C 8C 7D 9D 8H"


def test_five_certain_tricks_open_and_four_pass_A_1() -> None:
    """A-1."""
    decides(bidding(0, FIVE), "A-1", "bid 6S")
    assert choice(bidding(0, FOUR)) == ("A-P1", "pass")


def test_with_five_certain_tricks_seven_is_too_high_and_with_seven_eight_is_not_A_1() -> None:
    """A-1."""
    higher = ["bid 7S", "pass"]
    assert choice(bidding(2, FIVE, *higher, jump_bids=True))[1] == "pass"
    seven = "AS KS QS JS TS 9S AC 9D 8H JH"
    assert choice(bidding(2, seven, "bid 8S", "pass", jump_bids=True))[1] == "bid 8C"
    eight = "AS KS QS JS TS 9S 8S AC 9D JH"
    assert choice(bidding(2, eight, "bid 8NT", "pass", jump_bids=True))[1] == "pass"


def test_once_bidding_go_on_to_the_end_A_2() -> None:
    """A-2."""
    table = bidding(0, FIVE, "bid 6S", "bid 6C", "pass")
    assert choice(table) == ("A-2", "hold")
    table = bidding(0, FIVE, "bid 6S", "bid 6C", "pass", hold="off")
    assert choice(table) == ("A-2", "bid 6D")


@pytest.mark.parametrize(
    ("mine", "word"),
    [(FIVE, "pass"), ("AS KS QS JS TS 9S 7D 9D 8H JH", "bid 7S")],
)
def test_five_certain_tricks_play_no_six_without_the_talon_A_1_A_2(mine: str, word: str) -> None:
    """A-1, A-2: the sixth was to be bought; with six one buys for seven."""
    talk = ["0 bid 6S", "1 misere SM", "2 pass"]
    table = setting(
        game("preferans_classic", players=3, miseres=True), phase="bid", piles=piles({0: mine}), talk=talk
    )
    assert choice(table)[1] == word


@pytest.mark.parametrize(
    ("seat", "number", "hand"),
    [
        (0, "A-3", "AC KC QC JC 8C AS AD KD 7H 8H"),
        (0, "A-3", "KS QS JS TS AC AD AH 7C 7D 7H"),
        (1, "A-4", "AS KS AC KC AD AH 7C 7D 7H 8H"),
        (1, "A-4", "AS AC AD KH KS 7S 7C 7D 7H 8H"),
    ],
)
def test_no_trumps_by_who_leads_A_3_A_4(seat: int, number: str, hand: str) -> None:
    """A-3, A-4."""
    said = ["pass"] * seat
    assert choice(bidding(seat, hand, *said))[0] == number


def announcing(declarer: int, mine: str) -> Table:
    """He has bought for six without trumps and laid away."""
    hands = piles({declarer: mine})
    rest = [card for card in PACK if card not in " ".join(hands.values()).split()]
    laid = {f"discard.{declarer}": " ".join(rest)}
    return setting(modern(players=3), phase="announce", declarer=declarer, bid="bid 6NT", piles=hands | laid)


def test_on_lead_no_trumps_are_announced_as_high_as_they_can_be_cashed_A_3() -> None:
    """Eight tricks off the top were announced as six. Where another leads, his suit may run first (A-4)."""
    assert choice(announcing(0, "AC KC AD KD QD TD 9D AH 8H 7H")) == ("A-3", "announce 8NT")
    assert choice(announcing(1, "AS KS AC KC AD KD AH KH 7H 8H")) == ("A-4", "announce 6NT")
    assert choice(announcing(0, "KS QS JS TS AC AD AH 7C 7D 7H")) == ("A-3", "announce 6NT")


def test_good_cards_are_not_passed_to_catch_another_A_5() -> None:
    """A-5."""
    table = bidding(2, FIVE, "pass", "pass")
    assert choice(table, without="A-1") == ("A-5", "bid 6S")


def whisting(mine: str, game: str, *said: str, seat: int = 1, **options: Any) -> Table:
    made = modern(players=3, **options)
    hands = piles({seat: mine})
    rest = [card for card in PACK if card not in " ".join(hands.values()).split()]
    words = [f"{1 + i % 2} {word}" for i, word in enumerate(said)]
    return setting(
        made,
        phase="whist",
        declarer=0,
        game=game,
        piles=hands | {"discard.0": " ".join(rest)},
        whist=words,
    )


def test_without_certain_tricks_no_whist_A_6() -> None:
    """A-6."""
    assert choice(whisting("JS 9S 8S JC 9C 8C JD 9D 8D JH", "6H")) == ("A-6", "pass")
    assert choice(whisting("AS 9S 8S AC 9C 8C JD 9D 8D JH", "6H")) == ("A-6", "whist")


def test_a_single_whister_plays_in_the_light_A_7() -> None:
    """A-7."""
    table = whisting("AS 9S 8S AC 9C 8C JD 9D 8D JH", "6H", "whist", "pass")
    decides(table, "A-7", "open")


@pytest.mark.parametrize(
    ("mine", "move"),
    [
        ("AS AC 8S 9C 8C TC JD 9D 8D JH", "whist"),
        ("AS KC 8S 9C 8C TC JD 9D 8D JH", "whist"),
        ("AS KC QC 9C 8C TC JD 9D 8D JH", "whist"),
        ("AS JC QC 9C 8C TC JD 9D 8D JH", "pass"),
    ],
)
def test_whist_against_no_trumps_A_8(mine: str, move: str) -> None:
    """A-8."""
    assert choice(whisting(mine, "6NT")) == ("A-8", move)


def test_half_a_whist_is_taken_rather_than_nothing_A_P4() -> None:
    """A-P4."""
    table = whisting("JS 9S 8S JC 9C 8C JD 9D 8D JH", "6H", "pass", seat=2)
    decides(table, "A-P4", "half")


def test_the_whist_is_taken_back_with_tricks_to_spare_A_6() -> None:
    """A-6."""
    strong = "AS KS 8S AC KC 8C AD 9D 8D JH"
    assert choice(whisting(strong, "6H", "pass", "half"))[1] == "overwhist"
    assert choice(whisting("JS 9S 8S JC 9C 8C JD 9D 8D JH", "6H", "pass", "half"))[1] == "accept"


def test_a_ten_is_checked_A_P5() -> None:
    """A-P5."""
    decides(whisting("JS 9S 8S JC 9C 8C JD 9D 8D JH", "10H", ten="check"), "A-P5", "check")


# -- the cards: endgames with A the declarer


def endgame(hands: dict[int, str], game: str = "6H", lead: int = 1, **more: Any) -> Table:
    count = len(next(iter(hands.values())).split())
    start = {
        "phase": "play",
        "declarer": 0,
        "game": game,
        "whist": ["1 whist", "2 whist"],
        "piles": {f"hand.{seat}": hand for seat, hand in hands.items()},
        "earlier": [10 - count, 0, 0, 0, 0],
        "leader": lead,
        **more,
    }
    return setting(modern(players=3), **start)


def test_lead_the_suit_the_fellow_whister_bid_A_11() -> None:
    """A-11."""
    hands = {0: "AH KH 7S", 1: "7C 8D AS", 2: "AC KC TD"}
    talk = ["0 bid 6S", "1 pass", "2 bid 6C", "0 bid 6D", "2 pass"]
    decides(endgame(hands, talk=talk), "A-11", "7C")


def test_lead_ones_own_five_with_ace_and_king_A_11() -> None:
    """A-11."""
    hands = {0: "AH KH QH 7S 8S 9S", 1: "QC JC TC TD 9D 8D", 2: "AC KC 9C 8C 7C AD"}
    decides(endgame(hands, lead=2), "A-11", "AC")


def test_lead_small_through_the_declarer_and_high_up_to_him_A_12() -> None:
    """A-12."""
    hands = {0: "AH KH 7S", 1: "7C AC 7D", 2: "9C TC TD"}
    decides(endgame(hands), "A-12", "AC")
    hands = {0: "AH KH 7S", 1: "9C TC TD", 2: "7C AC 7D"}
    assert choice(endgame(hands, lead=2)) == ("A-12", "7C")


def test_the_first_discard_shows_the_best_suit_A_13() -> None:
    """A-13."""
    hands = {0: "AS KH 7S", 1: "8C AC 7D", 2: "9S TC TD"}
    table = endgame(hands, lead=0)
    table.play(0, "AS")
    decides(table, "A-13", "8C")


def discarded(hands: dict[int, str], *cards: str, game: str = "6H") -> Table:
    table = endgame(hands, lead=0, game=game)
    for card in cards:
        table.play(table.turn(), card)
    return table


def test_throw_the_suit_the_partner_has_shown_A_15() -> None:
    """A-15."""
    hands = {0: "AS KS QS 7D", 1: "7C KC TD 8D", 2: "AC 8C 9D TS"}
    table = discarded(hands, "AS", "7C", "TS", "KS", "8D")
    assert choice(table, without="A-13") == ("A-15", "8C")


def test_throw_what_the_declarer_trumps_but_keep_one_A_16() -> None:
    """A-16."""
    hands = {0: "AH KS QS JS", 1: "8D 9D TD AC", 2: "7D JC QC KC"}
    table = endgame(hands, lead=2)
    for card in ("7D", "AH", "8D", "KS"):
        table.play(table.turn(), card)
    assert choice(table, without="A-13") == ("A-16", "9D")


def test_keep_the_suit_that_the_declarer_leads_A_14() -> None:
    """A-14."""
    hands = {0: "AC 9C KS QS", 1: "KC 8C 7D 8D", 2: "TC JC 9S TS"}
    table = discarded(hands, "AC", "8C", "TC", "KS")
    assert choice(table, without="A-13") == ("A-14", "7D")


def test_play_to_the_last_card_A_17() -> None:
    """A-17."""
    table = endgame({0: "AH KS 7S", 1: "7C AC 7D", 2: "9C TC TD"}, lead=0)
    table.play(0, "offer")
    decides(table, "A-17", "refuse")


# -- misère


def misere(hands: dict[int, str], lead: int = 1, **more: Any) -> Table:
    count = len(next(iter(hands.values())).split())
    start = {
        "phase": "play",
        "declarer": 0,
        "bid": "misere",
        "piles": {f"hand.{seat}": hand for seat, hand in hands.items()},
        "earlier": [0, 10 - count, 0, 0, 0],
        "leader": lead,
        **more,
    }
    return setting(modern(players=3), **start)


def test_misere_when_no_suit_can_be_forced_A_18() -> None:
    """A-18."""
    safe = "7S 9S JS 7C 8C 7D 9D TD 7H 9H"
    decides(bidding(0, safe), "A-18", "misere")


def test_a_risky_misere_only_with_a_void_A_19() -> None:
    """A-19."""
    void = "7S 9S JS 8S 7D 9D TD JD 7H JH"
    decides(bidding(0, void), "A-19", "misere")
    assert choice(bidding(0, "7S 9S JS 7C 8C 7D 9D TD 7H JH"))[1] == "pass"


@pytest.mark.parametrize("risky", ["JS 7S", "JS 8S", "QS 7S", "QS 8S"])
def test_knave_or_queen_with_a_small_card_only_with_a_void_A_19(risky: str) -> None:
    """A-19, §64: the two that are laid away may be just these."""
    decides(bidding(0, f"{risky} 7C 8C 9C TC 7D 8D 9D TD"), "A-19", "misere")
    assert choice(bidding(0, f"{risky} 7C 8C 9C 7D 8D 9D 7H 8H"))[1] == "pass"


def test_ace_ten_eight_seven_loses_almost_never_and_other_threes_do_A_19() -> None:
    """A-19, §65 … §67."""
    decides(bidding(0, "AS TS 8S 7S 7C 8C 9C 7D 8D 7H"), "A-19", "misere")
    for uncertain in ("AS 8S 7S", "JS TS 7S", "KS QS 7S", "KS 9S 8S"):
        assert choice(bidding(0, f"{uncertain} 7C 8C 9C 7D 8D 7H 8H"))[1] == "pass"
    assert choice(bidding(0, "KS 9S 8S 7S 7C 8C 9C 7D 8D 7H")) == ("A-18", "misere")
    assert choice(bidding(0, "KS QS 7S 7C 8C 9C TC 7D 8D 9D"))[1] == "pass"


@pytest.mark.parametrize(
    ("suit", "danger"),
    [
        ("KS 9S 8S 7S", 0),
        ("JS TS 7S", 1),
        ("KS QS 7S", 2),
        ("AS 8S 7S", 1),
        ("AS TS 8S 7S", 1),
        ("KS 9S 8S", 2),
    ],
)
def test_what_can_be_forced_A_19(suit: str, danger: int) -> None:
    """A-19."""
    theirs = " ".join(card for card in PACK if card.endswith("S") and card not in suit.split())
    assert holes(read_cards(suit), read_cards(theirs)) == danger


def test_the_misere_player_never_takes_by_his_own_will_A_20() -> None:
    """A-20."""
    table = misere({0: "9S QS 7D", 1: "JS 8D AC", 2: "KS TD KC"})
    table.play(1, "JS")
    table.play(2, "KS")
    decides(table, "A-20", "QS")


def test_but_takes_one_to_save_two_A_20() -> None:
    """A-20."""
    table = misere({0: "8S TS QS AS", 1: "7S 9S JS KS", 2: "TD 8D KC QC"})
    table.play(1, "7S")
    table.play(2, "TD")
    assert choice(table) == ("A-20", "AS")


def test_the_defenders_answer_each_other_A_21() -> None:
    """A-21."""
    table = misere({0: "9S 8D 7D 7S", 1: "8S QS AC 7C", 2: "TS TD KC AD"}, lead=2)
    for card in ("TS", "9S", "QS"):
        table.play(table.turn(), card)
    decides(table, "A-21", "8S")


def test_not_the_suit_he_was_void_in_A_22() -> None:
    """A-22."""
    table = misere({0: "9S QD 7D 8S", 1: "AC 8C 9D TS", 2: "7C TD KC AD"})
    for card in ("AC", "7C", "QD"):
        table.play(table.turn(), card)
    decides(table, "A-22", "9D")


# -- all pass


def hands_of(hands: dict[int, str]) -> dict[str, str]:
    return {f"hand.{seat}": hand for seat, hand in hands.items()}


def test_throw_the_highest_of_a_short_suit_A_23() -> None:
    """A-23."""
    mine = "AS KS 8S 7S KD 8D 7D QH 8H 7H"
    others = [card for card in PACK if card not in mine.split() and card not in ("7C", "8C")]
    hands = {0: mine, 1: " ".join(others[:10]), 2: " ".join(others[10:])}
    table = setting(
        modern(players=3),
        phase="play",
        talk=["0 pass", "1 pass", "2 pass"],
        piles=hands_of(hands) | {"talon": "7C 8C"},
    )
    decides(table, "A-23", "KD")
    table.play(0, "KD")
    for seat in (1, 2):
        table.play(seat, table.legal(seat)[0])
    assert choice(table) == ("A-23", "QH")


def test_under_the_talon_as_high_as_one_can_A_24() -> None:
    """A-24."""
    mine = "AS JS 8S 7S KD 8D 7D QH 8H 7H"
    others = [card for card in PACK if card not in mine.split() and card not in ("QS", "8C")]
    hands = {0: mine, 1: " ".join(others[:10]), 2: " ".join(others[10:])}
    table = setting(
        modern(),
        phase="play",
        talk=["0 pass", "1 pass", "2 pass"],
        piles=hands_of(hands) | {"talon": "QS 8C"},
    )
    assert choice(table) == ("A-24", "JS")


# -- the older game


def older(mine: str, announced: str, *said: str, seat: int = 1, **start: Any) -> Table:
    """A has announced in the classic game."""
    hands = piles({seat: mine})
    rest = [card for card in PACK if card not in " ".join(hands.values()).split()]
    return setting(
        game("preferans_classic", players=3),
        phase="whist",
        declarer=0,
        game=announced,
        piles=hands | {"discard.0": " ".join(rest)},
        whist=[f"{1 + i % 2} {word}" for i, word in enumerate(said)],
        **start,
    )


STRONG = "AS 9S 8S AC 9C 8C JD 9D 8D JH"


def test_never_alone_against_eight_or_nine_A_9() -> None:
    """A-9."""
    for announced in ("8H", "9H"):
        number, move = choice(older(STRONG, announced, "whist", "pass"))
        assert (number, move) == ("A-9", "invite_open")
        assert choice(older(STRONG, announced, "whist", "pass"), without="A-9")[1] != "alone"


def test_where_nobody_may_be_invited_the_second_does_not_whist_against_eight_A_9() -> None:
    """A-9: his whist, after a pass, would be going alone."""
    made = game("preferans_classic", players=3, invitation="off")

    def second(announced: str) -> Table:
        hands = piles({2: STRONG})
        return setting(made, phase="whist", declarer=0, game=announced, piles=hands, whist=["1 pass"])

    for announced in ("8H", "9H"):
        assert choice(second(announced)) == ("A-9", "pass")
        assert choice(second(announced), without="A-9")[1] == "whist"
    assert choice(second("7H"))[1] == "whist"


@pytest.mark.parametrize(
    ("form", "options", "start", "word"),
    [
        ("preferans_hussar", {}, {"dealer": 1, "declarer": 0}, "with_talon"),
        ("preferans_classic", {"players": 2}, {"dealer": 1, "declarer": 0}, "invite_open"),
    ],
)
def test_without_certain_tricks_no_whist_where_one_word_says_whether_and_how_A_6(
    form: str, options: dict[str, Any], start: dict[str, Any], word: str
) -> None:
    """A-6: in Hussar and with a dummy too; the first word chooses between passing and both ways to whist."""
    made = game(form, **options)

    def answers(mine: str, announced: str) -> Table:
        return setting(made, phase="whist", **start, game=announced, piles={"hand.1": mine})

    weak, strong = "QS JS TS JC TC 9C JD TD 9D JH", "AS KS AC KC AD 9D 9H TH QS QC"
    for announced in ("6H", "7H", "8H"):
        assert choice(answers(weak, announced)) == ("A-6", "pass")
        assert choice(answers(strong, announced))[1] == word


def test_near_the_end_the_only_opponent_whists_with_care_too_A_10() -> None:
    """A-10: with a dummy."""
    made = game("preferans_classic", players=2)
    bare = "AS QS JS AC 9C 8C JD 9D 8D JH"

    def answers(**sheet: Any) -> Table:
        piles_of = {"hand.1": bare}
        return setting(made, phase="whist", dealer=1, declarer=0, game="6H", piles=piles_of, **sheet)

    assert choice(answers())[1] == "invite_open"
    assert choice(answers(record=[0, 0], remises=[9, 0])) == ("A-10", "pass")


def test_a_single_whister_invites_in_the_open_A_7() -> None:
    """A-7."""
    assert choice(older(STRONG, "6H", "whist", "pass")) == ("A-7", "invite_open")


def test_near_the_end_whist_with_a_trick_to_spare_A_10() -> None:
    """A-10."""
    late = {"record": [0, 0, 0], "remises": [0, 0, 9]}
    decides(older(STRONG, "6H", **late), "A-10", "pass")
    assert choice(older(STRONG, "6H"))[1] == "whist"
