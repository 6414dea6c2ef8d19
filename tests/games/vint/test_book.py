"""The book's advice, piece by piece: a position in which each decides, and which it no longer decides without
it."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from lomber.play.playout import Dice
from lomber.play.rollouts import Playouts, Solved
from tests.games.vint.tables import hand, hands, passes, say, seat_at, sorted_pack, table

OTHERS = "WNE"


def dealt(mine: str, **given: str) -> dict[str, str]:
    """My hand at S, whatever is given to the others, and the rest of the pack dealt out to them."""
    piles = {"S": hand(mine), **{place: hand(text) for place, text in given.items()}}
    used = {card for text in piles.values() for card in text.split()}
    rest = [card for card in sorted_pack() if card not in used]
    for place in OTHERS:
        if place not in piles:
            piles[place], rest = " ".join(rest[:13]), rest[13:]
    return piles


def bidding(mine: str, calls: str = "", dealer: str = "S", **start: Any) -> Table:
    match = Table(make("vint"), start={"piles": dealt(mine), "dealer": dealer, **start}, dealing=False)
    return say(match, calls)


def leading(mine: str, contract: str = "1H", declarer: str = "E", calls: str = "", **start: Any) -> Table:
    """I lead: by default to the first trick, against the player at my right."""
    begin = {
        "phase": "play",
        "piles": dealt(mine),
        "contract": contract,
        "declarer": declarer,
        "to_play": "S",
        "calls": [f"{c[0]} {c[1:]}" for c in calls.split()],
        **start,
    }
    return Table(make("vint"), start=begin, dealing=False)


def following(
    mine: str, laid: str, contract: str = "1NT", declarer: str = "W", calls: str = "", **start: Any
) -> Table:
    """I play to a trick on which these cards lie: `E 5H, …`; everybody else has cards enough."""
    rows = [row.strip() for row in laid.split(",")]
    cards = hand(mine).split()
    used = {row.split()[1] for row in rows} | set(cards)
    before = start.pop("before", [])
    used |= {row.split()[1] for row in before}
    rest = [card for card in reversed(sorted_pack()) if card not in used]
    piles = {"S": " ".join(cards)}
    for place in OTHERS:
        number = len(cards) - sum(1 for row in rows if row[0] == place)
        piles[place], rest = " ".join(rest[:number]), rest[number:]
    taken = "0" * (13 - len(cards))
    begin = {
        "phase": "play",
        "piles": piles,
        "played": [*before, *rows],
        "in_trick": len(rows),
        "contract": contract,
        "declarer": declarer,
        "to_play": "S",
        "taken": taken,
        "calls": [f"{c[0]} {c[1:]}" for c in calls.split()],
        **start,
    }
    return Table(make("vint"), start=begin, dealing=False)


def advised(match: Table, without: tuple[str, ...] = ()) -> tuple[str, str]:
    """Which piece speaks to S, and what it says."""
    view = match.view(seat_at(match, "S"))
    kept = [piece for piece in match.game.advice() if piece.number not in without]
    for piece in kept:
        piece.heed(kept)
    for piece in kept:
        move = int(piece.choose(view))
        if move >= 0:
            return piece.number, match.name(move)
    raise AssertionError("the book is never silent")


BIDDING = {
    "A-1": (lambda: bidding("AKQ4.AK2.873.952"), "bid 1S"),
    "A-2": (lambda: bidding("AKJ4.2.AKJ4.9542"), "bid 1D"),
    "A-3": (lambda: bidding("AKQJ4.AKQ.87.952"), "bid 3S"),
    "A-4": (lambda: bidding("AKJ9542.A2.87.95"), "bid 3S"),
    "A-5": (lambda: bidding("AQJ4.A52.873.952", below=[450, 0], totals=[450, 0]), "bid 1S"),
    "A-6": (lambda: bidding("AKJ4.AK84.873.95"), "bid 1S"),
    "A-7": (lambda: bidding("A842.A52.A73.952"), "bid 1NT"),
    "A-8": (lambda: bidding("AQ8.AK42.873.952", "S P W P N P E 1S"), "bid 1NT"),
    "A-9": (lambda: bidding("AKQ4.A52.A73.A95"), "bid 2NT"),
    "A-10": (lambda: bidding("A8.93.J9873.8652", "N 1NT E P S 2D W P N P E P", "N"), "bid 2NT"),
    "A-11": (lambda: bidding("A84.K942.873.952", "N 1NT E P", "N"), "bid 2NT"),
    "A-12": (lambda: bidding("84.Q9842.873.952", "N 1NT E P", "N"), "bid 2C"),
    "A-13": (lambda: bidding("A84.Q94.Q73.9752", "N 1NT E P", "N"), "bid 2C"),
    "A-14": (lambda: bidding("AKQ4.AK2.873.952", "S 1S W P N P E P"), "pass"),
    "A-15": (lambda: bidding("AQJ.KQ96.AJT.432"), "bid 1S"),
    "A-16": (lambda: bidding("9842.952.8732.95"), "pass"),
    "A-17": (lambda: bidding("AKJ84.A2.A73.952", "S 1NT W P N P E P"), "bid 2S"),
    "A-18": (lambda: bidding("A842.A52.A73.952", "N P E 1C", "N"), "pass"),
    "A-19": (lambda: bidding("A84.A942.AK3.952", "N 2S E P", "N"), "bid 3S"),
    "A-20": (lambda: bidding("AKQJ4.AKQJ4.73.9"), "bid 3S"),
    "A-21": (lambda: bidding("K84.9842.Q73.952", "N 1S E P", "N"), "pass"),
    "A-22": (lambda: bidding("A84.K942.K73.952", "N 1S E P S P W P N 1NT E P", "N"), "bid 2S"),
    "A-23": (lambda: bidding("A842.K952.K73.95", "W P N P E 4H", "W"), "pass"),
    "A-24": (lambda: bidding("A84.A942.A73.952", "N 1S E P", "N"), "bid 2S"),
    "A-25": (lambda: bidding("842.8.932.AK9542", "N 1S E P", "N"), "bid 1H"),
}

LEADS = {
    "A-31": (lambda: leading("8542.9853.742.95", calls="W1S E1H"), "8S"),
    "A-32": (lambda: leading("KQ842.953.742.95", "2H", calls="E1NT W2H"), "KS"),
    "A-33": (lambda: leading("K842.9853.742.95", calls="N1S E1H"), "KS"),
    "A-34": (
        lambda: leading("K842.A853.742.95", "2H", calls="N1S E2H", below=[460, 470], totals=[460, 470]),
        "AC",
    ),
    "A-35": (lambda: leading("AKQ42.9853.74.95"), "AS"),
    "A-36": (lambda: leading("KQ842.9853.74.95"), "KS"),
    "A-37": (lambda: leading("AK2.98532.742.95"), "KS"),
    "A-38": (lambda: leading("QJT42.9853.74.95"), "QS"),
    "A-39": (lambda: leading("AK842.9853.74.95"), "AS"),
    "A-40": (lambda: leading("AQ842.9853.74.95"), "2S"),
    "A-41": (lambda: leading("AQ8432.985.74.95"), "AS"),
    "A-42": (lambda: leading("KJ842.9853.74.95"), "2S"),
    "A-43": (lambda: leading("A8642.9853.74.95"), "2S"),
    "A-44": (lambda: leading("98432.9532.Q4.85"), "QD"),
    "A-46": (lambda: leading("98432.A5.8742.95"), "AC"),
    "A-47": (lambda: leading("K98432.A5.7.9542"), "2S"),
    "A-48": (lambda: leading("842.98.87432.952", calls="N1C E1H"), "8C"),
    "A-49": (lambda: leading("A842.98.8732.952", "2NT", calls="E1NT W2S E2NT"), "2S"),
    "A-61": (lambda: leading("842.98.873.AK952", "3H", "S", calls="S3H"), "AH"),
    "A-63": (lambda: leading("98.953.98765432.-", "1C", "S"), "8S"),
    "A-65": (lambda: leading("A842.983.8732.95", "3H", "E"), "AS"),
    "A-66": (lambda: leading("A.98432.98732.95", "6H", "S"), "AS"),
    "A-67": (lambda: leading("AK842.983.87.952", "1NT", "S"), "AS"),
    "A-69": (
        lambda: leading("AK82.985.873.952", "2H", "E", denied={"E": "QS JS TS 9S 7S 6S 5S 4S 3S"}),
        "9H",
    ),
}


FOLLOWS = {
    "A-50": (lambda: following("Q842.98.87.95", "E 5S"), "2S"),
    "A-51": (lambda: following("K2.9853.87.95", "E 5S"), "KS"),
    "A-52": (
        lambda: following(
            "A2.985.87.95",
            "E 5S",
            "3NT",
            before=[
                "E 4S",
                "S 3S",
                "W KS",
                "N 6S",
                *(f"E {c}" for c in ["2H", "3H", "4H", "6H", "7H", "8H", "TH", "JH", "QH", "KH", "AH", "2D"]),
            ],
        ),
        "AS",
    ),
    "A-53": (lambda: following("A842.98.87.95", "E KS"), "AS"),
    "A-54": (lambda: following("K842.98.87.95", "N 5S, E 6S"), "KS"),
    "A-55": (lambda: following("A842.98.87.95", "E 5S", calls="N1C E1D N1H E1NT N2D"), "AS"),
    "A-56": (lambda: following("-.9853.87.9542", "E 5S", "1H"), "2H"),
    "A-57": (lambda: following("AQ42.98.87.95", "N 5S, E 6S"), "QS"),
    "A-70": (lambda: following("-.K853.8732.K5", "E 5S", "1NT"), "2D"),
}


@pytest.mark.parametrize("number", BIDDING)
def test_each_piece_of_advice_on_the_auction_decides_a_position(number):
    """A-1, A-2, A-3, A-4, A-5, A-6, A-7, A-8, A-9, A-10, A-11, A-12, A-13, A-14, A-15, A-16, A-17, A-18, A-19,
    A-20, A-21, A-22, A-23, A-24, A-25."""
    make_match, move = BIDDING[number]
    match = make_match()
    assert advised(match) == (number, move)
    assert advised(match, (number,))[0] != number


def test_sixteen_figures_and_two_aces_do_not_let_the_deal_be_thrown_in_A_8():
    """Two aces are shown at a later turn, but the dealer's pass may be the first of four: he names a suit."""
    assert advised(bidding("KT4.K9876.AQT7.A")) == ("A-0", "bid 1D")


def test_nineteen_figures_do_not_let_the_deal_be_thrown_in_without_a_suit_to_name_A_8():
    """The third to speak, after two passes: the fourth will hardly bid."""
    assert advised(bidding("AKQ.AK6.K653.987", "N P E P", "N"))[1] == "bid 1NT"
    assert advised(bidding("AJ2.A76.K653.987", "N P E P", "N"))[1] == "pass"


def test_no_trumps_at_the_first_turn_are_not_said_with_two_aces_A_7():
    """They would promise three; a strong suit of one's own is named instead (§61)."""
    assert advised(bidding("Q32.A4.T7.AK8543", "N 1C E P", "N"))[1] == "bid 2H"


def test_no_trumps_at_a_later_turn_tell_partner_of_two_aces_A_8():
    """Twenty figures opposite two aces and eight figures at least: four aces and three no trumps."""
    late = "S 1H W P N P E P S P W P N 1NT E P"
    assert advised(bidding("AK4.A2.KJ2.KJ986", late)) == ("A-23", "bid 3NT")


def test_a_strong_hand_does_not_leave_partner_in_the_suit_he_showed_over_no_trumps_A_12():
    assert advised(bidding("AT7.AKQ97.QJ.AK4", "S 1NT W P N 2D E P")) == ("A-23", "bid 3NT")


def test_partner_is_not_taken_out_of_a_direct_two_A_21():
    """«Никогда не следует отбивать игру своего партнёра» (§62), though it be a void or a single card."""
    assert advised(bidding("8.AJ82.J985.QT74", "N 2S E P", "N")) == ("A-19", "pass")
    assert advised(bidding("K75.AJT75.5.K985", "N 2D E P", "N")) == ("A-19", "pass")


def test_a_suit_is_not_raised_on_two_cards_but_a_strong_one_shown_A_24():
    assert advised(bidding("J92.Q4.AKQ9732.7", "N 1C E P", "N")) == ("A-23", "bid 3D")
    assert advised(bidding("K5.AKQJ74.Q94.J2", "N 1D E P", "N"))[1].endswith("C")


def test_a_new_suit_wants_honours_A_16():
    """«Без них масти не говорятся» (§49): the knave fifth is none."""
    assert advised(bidding("AQ832.9.K3.J5432", "N 1NT E P S 2NT W P N 4C E P", "N"))[1] != "bid 4H"


def test_the_real_suit_is_repeated_at_the_end_A_14():
    """§48: «Если партнёр на это спасует, то вы обязательно повторяете пики»."""
    others = "W P N P E P"
    shown = f"S 1S {others} S P {others} S 1NT {others} S P {others}"
    assert advised(bidding("AJT763.93.A863.5", shown)) == ("A-14", "bid 2S")


def test_over_late_no_trumps_a_good_suit_is_shown_A_12():
    late = "N 1H E P S P W P N P E P S P W P N 1NT E P"
    assert advised(bidding("A2.KQJ652.J94.82", late, "N")) == ("A-12", "bid 2C")


def test_of_equal_suits_the_coronet_is_named_A_6():
    assert advised(bidding("42.AKQJ9.KJ532.K"))[1] == "bid 1C"


def test_before_the_fourth_pass_two_aces_are_shown_by_no_trumps_A_8():
    """There will be no later turn (V-15)."""
    assert advised(bidding("A72.A53.KJ5.KJ96", "W P N P E P", "W")) == ("A-0", "bid 1NT")
    assert advised(bidding("A62.JT6.JT43.T52", "W P N P E P", "W")) == ("A-0", "pass")


def test_with_one_ace_no_trumps_are_not_raised_where_partner_did_not_open_them_A_10():
    late = bidding("982.KQJ32.9.AT75", "S 1C W P N P E P S P W P N 1NT E P")
    assert advised(late, ("A-12",)) == ("A-0", "pass")


def test_the_fourth_ace_is_shown_to_one_who_has_shown_three_A_11():
    """No trumps at a later turn show two aces (A-8): the five-card suit comes first."""
    late = bidding("T86542.AK62.5.J2", "S P W 1H N P E P S P W P N 1NT E P")
    assert advised(late) == ("A-12", "bid 2S")


def test_partners_suit_over_no_trumps_is_raised_rather_than_left_for_ones_own_A_21():
    assert advised(bidding("AQ62.-.AQ732.AKQ5", "S 1NT W P N 2S E P")) == ("A-24", "bid 3S")


def test_a_raise_of_the_direct_two_takes_one_with_six_sure_trumps_and_all_aces_to_a_slam_A_23():
    assert advised(bidding("AKJ954.AQ4.AK7.2", "S 2S W P N 3S E P")) == ("A-23", "bid 6S")


def test_a_slam_is_not_bid_without_its_aces_A_23():
    """As strong as the other hand, but the aces are missing."""
    assert advised(bidding("KQJ954.KQ4.KQ7.Q", "S 2S W P N 3S E P"))[1] in ("bid 4S", "pass")


def test_a_suit_that_is_passed_over_is_gone_on_with_at_the_last_turn_A_14():
    """The first pass offers the suit to partner; before the eighth a strong hand goes on (A-23)."""
    opened = "W P N P E P"
    mine = "AKQJ94.AQ4.KQ7.2"
    assert advised(bidding(mine, f"S 2S {opened}")) == ("A-14", "pass")
    assert advised(bidding(mine, f"S 2S {opened} S P {opened}")) == ("A-23", "bid 3S")


def test_partners_are_not_driven_up_by_disliking_each_others_suits_A_21():
    """Two hands that do not fit stop below three."""
    piles = dealt("-.AKT75.A53.QJ987", N="AQ65432.Q6.J86.K", W="98.J932.Q97.6432", E="KJT7.84.KT42.AT5")
    match = Table(make("vint"), start={"piles": piles, "dealer": "S"}, dealing=False)
    book = BookBot(match.game)
    while match.state.phase.value == "auction":
        seat = match.actors()[0]
        match.play(seat, book.choose(Glance(match.game, match.view(seat), match.legal(seat))))
    assert match.state.contract < 10


@pytest.mark.parametrize("number", LEADS)
def test_each_piece_of_advice_on_leads_decides_a_position(number):
    make_match, move = LEADS[number]
    match = make_match()
    assert advised(match) == (number, move)
    assert advised(match, (number,))[0] != number


@pytest.mark.parametrize("number", FOLLOWS)
def test_each_piece_of_advice_on_following_decides_a_position(number):
    """A-50, A-51, A-52, A-53, A-54, A-55, A-56, A-57, A-70."""
    make_match, move = FOLLOWS[number]
    match = make_match()
    assert advised(match) == (number, move)
    assert advised(match, (number,))[0] != number


def test_three_bare_aces_pass_after_partner_though_the_others_are_silent_A_18():
    assert advised(bidding("A842.A52.A73.952", "N P E P", "N")) == ("A-18", "pass")


def ends(game: str, mine: str, laid: str, **start: Any) -> Table:
    """Three tricks are left, and I play to one on which these cards lie, the first of them led."""
    piles = {"S": hand(mine), "W": "2C 3C 4C", "N": "6D 7D 8D", "E": "TH JH QH"}
    for place, card in (row.split() for row in laid.split(", ") if row):
        piles[place] = " ".join(piles[place].split()[1:])
        assert card not in piles[place]
    begin = {
        "phase": "play",
        "piles": piles,
        "played": laid.split(", ") if laid else [],
        "to_play": "S",
        **start,
    }
    return Table(make(game, {"passed_out": "play"}), start=begin, dealing=False)


@pytest.mark.parametrize(
    ("mine", "laid", "card"),
    [
        ("QT9.-.-.-", "W JS, N 5S, E 4S", "TS"),  # the highest that does not take it
        ("KQT.-.-.-", "W JS, N 5S, E 9S", "TS"),
        ("KQ.2.-.-", "W JS, N 5S, E 9S", "KS"),  # last, and it must be taken
        ("KQ.9.-.-", "W JS", "QS"),
        ("-.K5.A.-", "W JS", "AD"),
        ("K.5.A.-", "", "5C"),
    ],
)
def test_after_four_passes_tricks_are_shunned_V_63(mine, laid, card):
    match = ends("vint", mine, laid, taken="0" * 10)
    assert advised(match) == ("V-63", card)
    assert advised(match, ("V-63",))[0] != "V-63"


@pytest.mark.parametrize("declarer", ["N", "W"])
@pytest.mark.parametrize(("took", "card"), [(8, ""), (9, "TS"), (10, "TS")])
def test_in_the_exact_game_nobody_wants_a_trick_more_VX_1(declarer, took, card):
    """VX-1: declarers duck when they have their nine, and defenders leave them the rest."""
    side = 0 if declarer == "N" else 1
    taken = str(side) * took + str(1 - side) * (10 - took)
    match = ends(
        "vint_exact", "KQT.-.-.-", "W JS, N 5S, E 9S", contract="3NT", declarer=declarer, taken=taken
    )
    found = advised(match)
    assert found == ("VX-1", card) if card else found[0] != "VX-1"


# -- warnings speak through what the others do instead


def test_a_suit_named_on_the_right_is_not_led_A_30():
    match = leading("AKQ42.9853.Q4.95", calls="E1S N1NT E2H", contract="2H")
    assert advised(match) == ("A-44", "QD")
    assert advised(match, ("A-30",)) == ("A-35", "AS")


def test_no_low_card_from_a_bare_king_A_45():
    match = leading("K82.K53.KJ42.952", "2H", calls="E1NT W2H E2NT W3S E4H", declarer="E")
    assert advised(match)[1] != "2S"
    assert (
        advised(leading("Q842.K53.KJ4.952", "2H", calls="E1NT"))[1]
        != advised(leading("Q842.K53.KJ4.952", "2H", calls="E1NT"), ("A-45",))[1]
    )


def test_no_finesse_at_four_and_more_A_58():
    """A-58."""
    match = following("AQT2.98.87.95", "N 5S, E 6S", "4NT", calls="E1S")
    assert advised(match)[0] == "A-54"


def test_no_trumps_are_drawn_at_one_and_two_without_side_suits_A_60():
    """A-60 and A-64: after one round that one opponent followed, trumps are drawn on only at three and more."""
    piles = {
        "S": "9S 8S 4S 2S 9C 8C 8D 7D 3D AH KH QH",
        "W": "AS KS QC JC AC KC QD JD TD JH TH 8H",
        "N": "QS JS TS TC 7C 6C AD KD 7H 6H 5H 4H",
        "E": "7S 6S 5S 3S 5C 4C 3C 2C 9D 6D 5D 4D",
    }
    start = {"played": ["S 9H", "W 2H", "N 3H", "E 2D"], "in_trick": 0, "taken": "0", "piles": piles}
    quiet = leading("AKQ.-.-.-", "2H", "S", denied={"E": "AH KH QH"}, **start)
    assert advised(quiet)[0] != "A-64"
    assert advised(quiet, ("A-60",)) == ("A-64", "AH")


def test_a_suit_in_which_an_opponent_dropped_the_knave_is_left_A_68():
    before = ["S AS", "W JS", "N 3S", "E 4S"]
    piles = {
        "S": "KS QS 9S 9C 8C 5C 8D 7D 3D 9H 5H 2H",
        "W": "8S AC KC QC AD KD QD JD AH KH QH TH",
        "N": "7S 6S 5S JC TC 7C TD 9D 6D JH 8H 7H",
        "E": "TS 2S 6C 4C 3C 2C 5D 4D 2D 6H 4H 3H",
    }
    start = {"played": before, "in_trick": 0, "taken": "0", "piles": piles}
    match = leading("AKQ.-.-.-", "3H", "E", **start)
    assert advised(match, ("A-68", "A-35"))[0] == "A-65"
    assert advised(match, ("A-35",))[0] != "A-65"


def test_the_bare_queen_is_a_lead_of_the_defence_A_44():
    """A declarer does not throw it under king and ace, and leads the suit that partner named (A-33)."""
    assert advised(leading("J432.9532.Q4.852", "2NT", "S", calls="N1C S2NT")) == ("A-0", "2C")
    assert advised(leading("98432.9532.Q4.85", "2NT", "E")) == ("A-44", "QD")


def test_low_is_not_led_from_too_short_a_suit_where_nothing_is_advised_either_A_45():
    assert advised(leading("Q632.AJ5.AJ4.AJ6", "1NT", "S"))[1] != "2S"


def test_touching_cards_drive_out_the_higher_one_where_nothing_is_advised():
    assert advised(leading("KQ.8643.97532.84", "1NT", "S")) == ("A-0", "KS")


def test_a_declarer_with_little_but_high_trumps_left_draws_them():
    """He had led a losing ten instead and let the other trumps take one each."""
    piles = {"S": "TC AD KD QD 7D", "W": "9S 8S 7S JD KC", "N": "TS 4S 9C 9D 3D", "E": "8C 6C TH 8H 6H"}
    start = {"piles": piles, "taken": "00000000", "played": [], "denied": {}}
    gone = [card for card in sorted_pack() if card not in " ".join(piles.values()).split()]
    rows = [f"{'SWNE'[i % 4]} {card}" for i, card in enumerate(gone)]
    match = leading("AKQ.-.-.-", "2D", "S", **{**start, "played": rows})
    assert advised(match)[1] == "AD"


def test_after_two_ruffs_trumps_are_drawn_A_62():
    before = ["E 2S", "S 2H", "W 3S", "N 4S", "E 5S", "S 3H", "W 6S", "N 7S"]
    piles = {
        "S": "9C 8C 5C 8D 7D 3D AH KH QH 9H 5H",
        "W": "8S AC KC QC AD KD QD JD TH JH 8H",
        "N": "AS KS QS JC TC 7C TD 9D 6D 7H 6H",
        "E": "JS TS 9S 6C 4C 3C 2C 5D 4D 2D 4H",
    }
    start = {"played": before, "in_trick": 0, "taken": "00", "piles": piles}
    match = leading("AKQ.-.-.-", "1H", "S", **start)
    assert advised(match) == ("A-62", "AH")
    assert advised(match, ("A-62",))[0] != "A-62"


def test_what_the_right_hand_opponent_discards_is_led_A_71():
    """A-71: partner has thrown clubs, diamonds and hearts on spades; E threw a club first."""
    before = [
        *("W AS", "N 2C", "E 3C", "S 2S"),
        *("W KS", "N 2D", "E 4C", "S 3S"),
        *("W QS", "N 2H", "E 5C", "S 4S"),
    ]
    piles = {
        "S": "9C 8C 8D 7D 3D 9H 5H 5S 6S 7S",
        "W": "8S 9S TS JS AD KD QD AH KH QH",
        "N": "AC KC QC TD 9D 6D 7H 6H 4H 3H",
        "E": "JC TC 7C 6C JD 5D 4D TH JH 8H",
    }
    start = {"played": before, "in_trick": 0, "taken": "111", "piles": piles, "to_play": "S"}
    match = leading("AKQ.-.-.-", "1NT", "W", **start)
    assert advised(match)[0] == "A-71"
    assert advised(match)[1] == "8C"


def test_the_book_remembers_what_was_called_and_played_A_72():
    """A-72: the view of a seat holds the calls, the cards gone and the voids."""
    match = say(
        table("N QJT.K53.4.AK9654 | E A643.AQT2.AK93.J | S 982.J4.QT72.QT87 | W K75.9876.J865.32"),
        "S P W P N 1H",
    )
    passes(match, 8)
    for card in ("AD", "2D", "8D", "4D", "KD", "TD", "JD", "5H"):
        match.play(match.actors()[0], card)
    view = match.view(seat_at(match, "S"))
    assert len(view.calls) == 11
    assert view.laid == 8
    assert view.denied[2]


def test_the_flat_hand_of_the_book_V_C12():
    """V-C12, A-15: 1S, P, 1C, P, 1D, P, 1NT, P, while all others pass throughout."""
    match = bidding("AQJ.KQ96.AJT.432")
    said = []
    while match.state.phase.value == "auction":
        place = "SWNE"[match.state.speaker]
        if place == "S":
            said.append(advised(match)[1])
            match.play(seat_at(match, "S"), said[-1])
        else:
            match.play(seat_at(match, place), "pass")
    assert said[:8] == ["bid 1S", "pass", "bid 1C", "pass", "bid 1D", "pass", "bid 1NT", "pass"]
    assert match.state.contract == 4


@pytest.mark.parametrize(
    "game", ["vint_widow", "vint_widow_nail", "vint_rubbish", "vint_two_draw", "vint_vitalin"]
)
def test_the_book_plays_the_other_forms_to_the_end(game):
    match = Table(make(game, hands=2), seed=4)
    while not match.over:
        seat = match.actors()[0]
        view = match.view(seat)
        move = next(int(m) for m in (piece.choose(view) for piece in match.game.advice()) if m >= 0)
        match.play(seat, move)
    assert sum(match.scores()) == 0


def test_hands_are_read_as_the_rules_write_them():
    assert hands("N AK.-.-.- | E -.2.-.- | S -.-.3.- | W -.-.-.4")["N"] == "AS KS"


def test_of_equal_cards_a_search_tries_one_V_21():
    """The jack lies in the trick and still stands between queen and ten; the king that was taken does not."""
    taken = ["S 4S", "W KS", "N 5S", "E 6S"]
    match = following("AQT92.KQ3.A4.65", "W JS, N 3S, E 7S", before=taken)
    assert {match.name(int(move)) for move in match.state.sensible(seat_at(match, "S"))} == {"QS", "9S", "2S"}
    lead = leading("AQ2.QJT9.AK32.65")
    tried = {lead.name(int(move)) for move in lead.state.sensible(seat_at(lead, "S"))}
    assert tried == {"2S", "QS", "AS", "9C", "2D", "KD", "5H"}
    assert list(lead.state.sensible(seat_at(lead, "N"))) == []


def beside(place: str, mine: str, dummy: str) -> Table:
    """Vint for three: 2NT by the holder at S, the dummy at N lies open; the partner at this place leads."""
    used = f"{mine} {dummy}".split()
    rest = [card for card in sorted_pack() if card not in used]
    size = len(mine.split())
    piles = {
        place: mine,
        "N": dummy,
        "S": " ".join(rest[:size]),
        "EW"[place == "E"]: " ".join(rest[size : 2 * size]),
    }
    begin = {"phase": "play", "piles": piles, "contract": "2NT", "declarer": "S", "taken": "0" * (13 - size)}
    return Table(make("vint_three_rotating"), start={**begin, "to_play": place}, dealing=False)


@pytest.mark.parametrize(("place", "card"), [("E", "2D"), ("W", "3S")])
def test_beside_the_dummy_its_left_leads_its_weak_suit_its_right_the_strong_one_A_73(place, card):
    """A-73: N has A-Q of spades and nothing in diamonds; E sits at its left, W at its right."""
    match = beside(place, "9S 3S 8D 2D 9C 3C", "AS QS 4D 3D KC 2C")
    view = match.view(seat_at(match, place))
    numbers = [piece.number for piece in match.game.advice() if piece.choose(view) >= 0]
    assert "A-73" in numbers
    speaks = next(piece for piece in match.game.advice() if piece.number == "A-73")
    speaks.heed(match.game.advice())
    assert match.name(int(speaks.choose(view))) == card
    assert numbers[0] == "A-73"


def test_partner_is_given_the_ace_of_the_suit_he_named_A_74():
    """A-74, VW-C2: W has bought at 3H, E has bid diamonds; to the others he gives what is worth least."""
    piles = "N A98.J62.J5.T643 | E Q4.T9.KQ98764.5 | S KT653.AQ853.T2.- | W J7.K7.A.AQJ9872"
    start = {"piles": {**hands(piles), "widow": "2S 4C 3D KH"}, "dealer": "S"}
    match = Table(make("vint_widow"), start=start, dealing=False)
    passes(say(match, "S P, W 2H, N P, E 3D, S P, W 3H"), 8)
    given = []
    for _ in "NES":
        view = match.view(seat_at(match, "W"))
        number, move = next(
            (p.number, int(p.choose(view))) for p in match.game.advice() if p.choose(view) >= 0
        )
        given.append((number, match.name(move)))
        match.play(seat_at(match, "W"), move)
        if "done" in {match.name(m) for m in match.legal(seat_at(match, "W"))}:
            match.play(seat_at(match, "W"), "done")
    assert given[1] == ("A-74", "give AD")
    assert {number for number, _ in (given[0], given[2])} == {"A-0"}


def test_the_last_seven_tricks_are_solved_and_no_earlier_ones_V_22():
    """Asked earlier, the solver would eat up the time for which the bot thinks."""
    ending = {"S": "QS 2H", "W": "JS 3H", "N": "AS 5D", "E": "KS 6D"}
    gone = [card for card in sorted_pack() if card not in " ".join(ending.values()).split()]
    rows = [f"{'SWNE'[i % 4]} {card}" for i, card in enumerate(gone)]
    start = {"phase": "play", "contract": "1NT", "declarer": "E", "to_play": "S", "played": rows}
    match = Table(make("vint"), start={**start, "piles": ending, "taken": "0" * 11}, dealing=False)
    state = match.state.this_hand()
    assert state.tricks_to_come() == 2
    solved, unsolved = Solved(Playouts(), 7), Solved(Playouts(), 1)
    solved.outcome(state.copy(), Dice(1), 0)
    unsolved.outcome(state.copy(), Dice(1), 0)
    assert solved.told
    assert not unsolved.told
    assert bidding("AKQ4.AK2.873.952").state.tricks_to_come() == -1


def first_call(game: str, piles: str, said: str = "", **start: Any) -> tuple[str, str]:
    """What the book says to whoever speaks now, and by which piece."""
    match = say(table(piles, game, **start), said)
    seat = match.actors()[0]
    move, number = BookBot(match.game).explain(Glance(match.game, match.view(seat), match.legal(seat)))
    return number, match.name(move)


STRONG = "N K42.AQ63.K74.KQ5 | E J98.J87.QT98.T73 | S AQT76.K4.A52.A82 | W 53.T952.J63.J964"


@pytest.mark.parametrize(
    ("game", "dealer"),
    [
        ("vint_two_dummies", "S"),
        ("vint_two_auction", "S"),
        ("vint_three_auction", "S"),
        ("vint_auction", "N"),
    ],
)
def test_who_sees_the_hand_that_he_will_play_names_at_once_what_both_can_play_A_2(game, dealer):
    """Thirty-three figures, all aces and eight spades: the own hand by itself is worth a few tricks only."""
    calls = "E P" if dealer == "N" else ""
    number, call = first_call(game, STRONG, calls, dealer=dealer)
    assert number == "A-2" and call[-2:] in ("5S", "6S", "NT") and call[4] in "456"


def test_who_sees_two_weak_hands_passes_whatever_aces_he_holds_A_7():
    weak = "N 9532.J97.T652.87 | E KQJ4.KQ5.KJ3.KQJ | S A86.A42.A74.9652 | W T7.T863.Q98.AT43"
    assert first_call("vint_two_dummies", weak, dealer="S") == ("A-0", "pass")


def test_the_holder_of_a_dummy_answers_for_both_hands_V3A_5():
    number, call = first_call("vint_three_rotating", STRONG, "W P, E P", dealer="S")
    assert number == "A-2" and call[4] in "456"


def test_a_buyer_names_what_his_hand_has_become_A_2():
    """Six diamonds from ace, king and knave, five clubs: more than the two clubs that he had bid."""
    piles = "N AJT8.A92.T9.K963 | E KQ96.73.86.AJ874 | S -.KQJT6.AKJ7532.Q | W 75432.854.Q4.T52"
    calls = ["S 2C", *[f"{place} pass" for place in "WNESWNES"]]
    bought = {"phase": "final", "buyer": "S", "declarer": "S", "contract": "2C", "calls": calls}
    number, call = first_call("vint_widow", piles, **bought)
    assert number == "A-2" and call in ("bid 3D", "bid 4D", "bid 5D")


def test_where_the_book_is_silent_it_says_of_what_A_0():
    """Of words, of cards to be given away, of cards to be played."""
    silence = make("vint").advice()[-1]
    rubbish = Table(make("vint_rubbish"), seed=1)
    for match, matter in (
        (bidding("AT3.K87.QT42.983"), "call"),
        (leading("AT3.K87.QT42.983"), "play"),
        (rubbish, "gift"),
    ):
        assert silence.words(match.view(match.actors()[0])) == {"matter": matter}


def test_where_four_passes_close_a_strong_hand_goes_on_at_its_only_turn_A_14():
    """A-14, V-16: over the third pass nobody would speak again."""
    piles = dealt("AKQJ94.AQ4.KQ7.2")
    for passes_to_close, said in (("8", "pass"), ("4", "bid 3S")):
        game = make("vint", {"closing_passes": passes_to_close})
        match = say(Table(game, start={"piles": piles, "dealer": "S"}, dealing=False), "S 2S W P N P E P")
        assert advised(match)[1] == said


def throws(match: Table, place: str) -> set[str]:
    """The cards that the book puts aside or gives away at a place, until it has done."""
    book = BookBot(match.game)
    seat = seat_at(match, place)
    gone: set[str] = set()
    while match.legal(seat):
        move = match.name(book.choose(Glance(match.game, match.view(seat), match.legal(seat))))
        match.play(seat, move)
        if move == "done":
            break
        gone.add(move.removeprefix("give "))
    return gone


def test_the_first_card_put_aside_does_not_stand_in_the_way_of_a_worse_one_VV_1():
    """Two small cards, and not the queen from king and queen because the deuce of her suit went first."""
    piles = "N QJ42.KT865.A6.A9 | E AT8.943.JT8.JT83 | S K97653.J.K54.KQ2 | W -.AQ72.Q9732.7654"
    match = table(piles, "vint_vitalin", phase="throw", dealer="N")
    assert throws(match, "S") == {"4D", "2H"}


def test_what_partner_has_named_is_passed_on_to_him_from_the_top_VN_2():
    """5.6: the supporter buys; trumps, aces and kings go over, and nothing of the own suit."""
    piles = "N AJT8.A9.T98.K93 | E KQ7.875.652.A87 | S 92.KQJT6.AKJ7.QJT54 | W 6543.432.Q43.62"
    bought = {
        "phase": "pass_on",
        "buyer": "S",
        "declarer": "S",
        "contract": "2C",
        "calls": ["N 1H", "E pass", "S 2C", *[f"{place} pass" for place in "WNESWNES"]],
        "dealer": "N",
        "bought": "2S JH TH 7D",
    }
    match = table(piles, "vint_widow_nail", **bought)
    assert throws(match, "S") == {"QH", "JH", "TH", "5H"}


def test_two_bare_aces_are_not_shown_against_a_suit_where_partner_has_passed_A_18():
    assert advised(bidding("A8.A942.8732.952", "S P W P N P E 1S"))[1] == "pass"
    assert advised(bidding("A8.A942.8732.952", "S P W P N 1D E P")) == ("A-8", "bid 1NT")
