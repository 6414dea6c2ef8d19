"""The worked cases U-C1 … U-C27 of the rules, in their order."""

import pytest

from lomber import BadOptions, Table, make
from tests.games.stukolka.tables import (
    deal,
    game,
    hand,
    names,
    play,
    playing,
    position,
    stacked,
    throw,
    tricks,
)


def pots(carried: int, remised: int) -> tuple[int, int]:
    """A deal with 165-like money carried over and so many remised: its pot, and the next one's."""
    stukolka = game("prikup", stake=15)
    seats = [0, 1, 2][: remised + 1]
    entries = stukolka.score({"carried": carried, "playing": seats, "tricks": [3, 0, 0, 0, 0]})
    prize = sum(entry.amount for entry in entries if entry.reason == "trick-share")
    remises = -sum(entry.amount for entry in entries if entry.reason == "remise")
    return prize, remises + 15


def test_one_remise_of_180_makes_a_pot_of_195_U_C1() -> None:
    """U-C1."""
    assert pots(165, 1) == (180, 195)
    share = game("prikup").score({"carried": 180, "playing": [0, 1], "tricks": [2, 1, 0, 0, 0]})[1]
    assert share.amount == 65


def test_two_remises_of_180_make_a_pot_of_375_U_C2() -> None:
    """U-C2."""
    assert pots(165, 2) == (180, 375)
    share = game("prikup").score({"carried": 360, "playing": [0, 1], "tricks": [2, 1, 0, 0, 0]})[1]
    assert share.amount == 125


def test_a_trickless_player_pays_the_whole_165_U_C3() -> None:
    """U-C3."""
    entries = game("prikup").score({"carried": 150, "playing": [1, 3], "tricks": [0, 3, 0, 0, 0]})
    remise = entries[-1]
    assert (remise.column, remise.amount, remise.rule) == (3, -165, "U-19")


def test_the_first_pot_is_the_stake_and_ten_is_no_stake_U_C4() -> None:
    """U-C4."""
    table = stacked("prikup", deal("AS KS QS", "", "", "", "2S 3H 4H", trump="5S"), stake=15)
    assert position(table)["prize"] == 15
    play(table, "0:knock 1:pass 2:pass 3:pass 4:knock 0:done 4:done")
    tricks(table, "AS 2S KS 3H QS 4H")
    assert table.scores() == [15 - 15, 0, 0, 0, -15 - 15]  # seat 0 has put its stake for the next deal
    assert table.sheet().notes["pot"] == 15 + 15
    assert position(table)["prize"] == 30
    with pytest.raises(BadOptions, match="multiple of 3"):
        make("stukolka_prikup", stake=10)


@pytest.mark.parametrize(
    ("trick", "held", "allowed"),
    [
        ("9H", "TH 4H AD", "TH"),
        ("9H KH", "TH 4H AD", "TH 4H"),
        ("9H QH", "AH KH 2C", "AH KH"),
        ("9H 3D", "AH 4H 7D", "AH 4H"),
    ],
)
def test_whoever_has_the_suit_follows_and_beats_U_C5(trick: str, held: str, allowed: str) -> None:
    """U-C5."""
    assert names(to_trick(trick, held)) == set(allowed.split())


@pytest.mark.parametrize(
    ("held", "undertrump", "allowed"),
    [
        ("7D 2D AS", "forced", "7D"),
        ("5D 2D AS", "forced", "5D 2D"),
        ("5D 2D AS", "free", "5D 2D AS"),
        ("7D 2D AS", "free", "7D"),
        ("KS AS QC", "forced", "KS AS QC"),
    ],
)
def test_the_void_trump_and_overtrump_U_C6(held: str, undertrump: str, allowed: str) -> None:
    """U-C6."""
    assert names(to_trick("9H 6D", held, undertrump=undertrump)) == set(allowed.split())


@pytest.mark.parametrize(
    ("held", "allowed"),
    [("QD 9D 2C", "QD"), ("9D 2D 2C", "9D 2D"), ("2C 3C AH", "2C 3C AH")],
)
def test_a_trump_led_is_gone_over_U_C7(held: str, allowed: str) -> None:
    """U-C7."""
    assert names(to_trick("8D JD", held)) == set(allowed.split())


def to_trick(trick: str, held: str, **options: str) -> Table:
    """Diamonds are trumps; the seats before have laid the trick, and the next holds these cards."""
    laid = trick.split()
    fillers = {"9H": "2H 3S", "KH": "5S 6S", "QH": "5S 6S", "3D": "5S 6S", "6D": "5S 6S"}
    fillers.update({"8D": "2H 3S", "JD": "5S 6S"})
    hands = {seat: fillers[card] for seat, card in enumerate(laid)}
    hands[len(laid)] = held
    rows = [f"{seat} {card}" for seat, card in enumerate(laid)]
    return playing("golets", "D", hands, played=rows, options=options)


@pytest.mark.parametrize(
    ("held", "allowed"),
    [("AS 7S KD", "AS"), ("KS QS AD", "KS"), ("KS 9S AD", "KS 9S AD"), ("AS KS QS", "AS")],
)
def test_the_trump_ace_and_the_king_from_king_and_queen_are_led_U_C8(held: str, allowed: str) -> None:
    """U-C8."""
    assert names(playing("golets", "S", {0: held, 1: "2H 3H 4H"})) == set(allowed.split())


def test_after_the_ace_the_king_is_led_and_the_queen_is_free_U_C8() -> None:
    """U-C8."""
    table = playing("golets", "S", {0: "AS KS QS", 1: "2H 3H 4H"})
    tricks(table, "AS 2H")
    assert names(table) == {"KS"}
    tricks(table, "KS 3H")
    assert names(table) == {"QS"}
    table = playing("golets", "S", {0: "9H 2S 3D", 1: "QS KS 4H"})
    tricks(table, "2S QS")
    assert names(table) == {"KS", "4H"}


def golets_table() -> Table:
    return stacked(
        "golets",
        deal("AS KC 4D", "QD 9D 3H", "2C 7H JS", "", "TD AC 9C", trump="8D", stock="5C KD 6S AH"),
    )


def test_a_whole_deal_with_the_golets_U_C9() -> None:
    """U-C9."""
    table = golets_table()
    assert position(table)["prize"] == 15
    play(table, "0:pass 1:knock 2:golets")
    assert hand(table, 2) == {"KD", "6S", "AH"}
    assert position(table)["piles"]["burnt"] == "5C"
    play(table, "3:pass 4:knock")
    assert table.turn() == 2
    tricks(table, "AH TD 3H")
    assert table.turn() == 4
    tricks(table, "AC 9D")
    assert names(table) == {"KD"}
    tricks(table, "KD 6S 9C QD")
    assert table.scores() == [-15, 5, 5, 0, -10]
    assert position(table)["prize"] == 15


def test_the_dealer_or_the_only_player_takes_the_pot_U_C10() -> None:
    """U-C10."""
    table = golets_table()
    play(table, "0:pass 1:pass 2:pass 3:pass")
    assert table.scores() == [-15, 0, 0, 0, 0]
    table = golets_table()
    play(table, "0:pass 1:golets 2:pass 3:pass 4:pass")
    assert table.scores() == [-15, 15, 0, 0, -15]
    assert position(table)["prize"] == 15


def test_a_whole_deal_with_purchase_U_C11() -> None:
    """U-C11."""
    table = Table(
        game("prikup", stake=30),
        start={
            "phase": "declare",
            "pot": 90,
            "carried": 60,
            "paid": [0, 60, 0, 0, 30],
            "trump": "C",
            "piles": {
                "hand.0": "KC 2D 8H",
                "hand.1": "3S 4S 5S",
                "hand.2": "AC 2S AD",
                "hand.3": "6S 7S 8S",
                "hand.4": "9C TC 3H",
                "trump": "2C",
                "stock": "QC 7D 7H",
            },
        },
    )
    play(table, "0:knock 1:pass 2:knock 3:pass 4:knock")
    throw(table, 0, "2D")
    throw(table, 2, "2S")
    throw(table, 4, "3H")
    assert (hand(table, 0), hand(table, 2)) == ({"KC", "QC", "8H"}, {"AC", "7D", "AD"})
    assert names(table) == {"KC"}
    tricks(table, "KC")
    assert names(table) == {"AC"}
    tricks(table, "AC 9C AD TC")
    assert names(table) == {"QC"}
    tricks(table, "QC 8H 7D 7H")
    assert table.scores() == [60 - 30, -60, 30, 0, -30 - 90]  # seat 0 has put 30 for the next deal
    assert position(table)["prize"] == 120


def test_the_dealer_may_not_leave_a_single_player_alone_U_C12() -> None:
    """U-C12."""

    def at_dealer(said: list[str], **options: object) -> Table:
        start = {
            "phase": "declare",
            "pot": 180,
            "said": said,
            "trump": "C",
            "piles": {f"hand.{s}": h for s, h in enumerate(["2S 3S 4S", "5S 6S 7S", "2H 3H 4H", "5H 6H 7H"])}
            | {"hand.4": "2D 3D 4D", "trump": "2C"},
        }
        return Table(game("prikup", **options), start=start)

    assert names(at_dealer(["pass", "knock", "pass", "pass", ""])) == {"knock"}
    free = at_dealer(["pass", "knock", "pass", "pass", ""], dealer_duty_limit=150)
    assert names(free) == {"knock", "pass"}
    free.play(4, "pass")
    assert free.scores()[1] == 180
    assert names(at_dealer(["pass", "knock", "pass", "pass", ""], dealer_duty_limit=180)) == {"knock"}
    assert names(at_dealer(["pass", "knock", "knock", "pass", ""])) == {"knock", "pass"}
    nobody = at_dealer(["pass", "pass", "pass", "", ""])
    nobody.play(3, "pass")
    taken = [(one.column, one.amount, one.rule) for one in nobody.sheet().entries if one.amount > 0]
    assert taken == [(4, 180, "UX-6")]
    assert position(nobody)["hand"] == 2 and position(nobody)["prize"] == 15


def test_cards_are_sold_in_turn_from_the_top_U_C13() -> None:
    """U-C13."""
    stock = "2C 3C 4C 5C 6C 7C 8C"
    table = stacked(
        "prikup", deal("2S 3S 4S", "5S 6S 7S", "2H 3H 4H", "5H 6H 7H", "2D 3D 4D", trump="AC", stock=stock)
    )
    play(table, "0:knock 1:pass 2:knock 3:pass 4:knock")
    throw(table, 0, "2S 3S")
    throw(table, 2, "2H")
    throw(table, 4, "2D 3D 4D")
    assert [hand(table, seat) for seat in (0, 2, 4)] == [
        {"2C", "3C", "4S"},
        {"4C", "3H", "4H"},
        {"5C", "6C", "7C"},
    ]


STOCK = "7H 2C AH 6D TH 3C KD 4S JH QC 5S 2S"


def shleif_table(**options: object) -> Table:
    """The deal of U-C14, with 45 carried over; everybody has exchanged, the dealer has dropped 6D."""
    table = Table(
        game("shleif", **options),
        start={
            "phase": "announce",
            "pot": 60,
            "carried": 45,
            "paid": [45, 0, 0, 0, 15],
            "piles": {
                "hand.0": "9H AS 4C",
                "hand.1": "2D 3D 4D",
                "hand.2": "QH 5H TD",
                "hand.3": "5D 7D 9D",
                "hand.4": "8D 9S AC",
                "trump": "KH",
                "stock": STOCK,
            },
        },
    )
    assert names(table) == {"announce H"}
    table.play(4, "announce H")
    play(table, "0:knock 1:pass 2:knock 3:pass")
    throw(table, 0, "4C")
    throw(table, 2, "TD")
    throw(table, 4, "8D 9S")
    assert names(table) == {"drop AC", "drop AH", "drop 6D", "drop KH"}
    table.play(4, "drop 6D")
    return table


def test_a_whole_deal_with_the_shleif_U_C14() -> None:
    """U-C14."""
    table = shleif_table()
    assert table.turn() == 0
    tricks(table, "AS 5H")
    assert names(table) == {"KH", "AH"}
    tricks(table, "KH")
    assert names(table) == {"AH"}
    tricks(table, "AH 7H QH AC 9H 2C")
    assert table.scores() == [-45 + 20 - 15, 0, -60, 0, -15 + 40]  # the next stake is on the table
    assert position(table)["prize"] == 75


def test_two_who_passed_cut_in_and_the_last_of_them_leads_U_C15() -> None:
    """U-C15."""
    table = shleif_table(razrez=True)
    assert names(table) == {"cut_in", "pass"}
    table.play(1, "cut_in")
    assert hand(table, 1) == {"TH", "3C", "KD", "4S"}
    table.play(1, "drop 4S")
    table.play(3, "cut_in")
    assert hand(table, 3) == {"JH", "QC", "5S", "2S"}
    table.play(3, "drop 2S")
    assert table.turn() == 3
    tricks(table, "JH KH 7H TH 5H AH 9H 3C QH 5S AC AS KD 2C QC")
    assert table.scores() == [-45 - 60 - 15, -60, -60, -60, -15 + 60]  # the next stake is on the table
    assert position(table)["prize"] == 255


def blind_table() -> Table:
    table = stacked(
        "shleif",
        deal("9H AS 4C", "2D 3D 4D", "QH 5H TD", "5D 7D 9D", "8D 9S AC", trump="KH", stock="2C AH 7C 8C"),
        blind=True,
    )
    table.play(4, "keep_shleif")
    table.play(4, "announce H")
    play(table, "0:look 0:pass 1:look 1:pass")
    return table


def test_a_blind_knock_brings_one_card_more_U_C16() -> None:
    """U-C16."""
    table = blind_table()
    assert names(table, 2) == {"knock_blind", "look"}
    table.play(2, "knock_blind")
    play(table, "3:look 3:pass")
    throw(table, 2, "TD")
    assert hand(table, 2) == {"QH", "5H", "2C", "AH"}
    table.play(2, "drop 2C")
    assert hand(table, 2) == {"QH", "5H", "AH"}


def test_throwing_all_three_after_a_blind_knock_brings_four_U_C16() -> None:
    """U-C16."""
    table = blind_table()
    table.play(2, "knock_blind")
    play(table, "3:look 3:pass")
    throw(table, 2, "QH 5H TD")
    assert hand(table, 2) == {"2C", "AH", "7C", "8C"}


def test_after_a_look_there_is_no_blind_knock_U_C16() -> None:
    """U-C16."""
    table = blind_table()
    table.play(2, "look")
    assert names(table, 2) == {"knock", "pass"}
    play(table, "2:knock 3:look 3:pass")
    throw(table, 2, "TD")
    assert hand(table, 2) == {"QH", "5H", "2C"}


def test_a_dealer_who_declined_the_shleif_is_free_U_C17() -> None:
    """U-C17."""
    hands = ("9H AS 4C", "2D 3D 4D", "QH 5H TD", "5D 7D 9D", "8D 9S AC")
    table = stacked("shleif", deal(*hands, trump="KH"))
    table.play(4, "decline_shleif")
    assert table.view(0).trump_card == cards_of("KH")
    play(table, "0:knock 1:pass 2:pass 3:pass")
    assert table.turn() == 4
    assert names(table) == {"knock", "pass"}
    table = stacked("shleif", deal(*hands, trump="KH"))
    table.play(4, "keep_shleif")
    table.play(4, "announce H")
    play(table, "0:knock 1:pass 2:pass 3:pass")
    assert table.turn() == 0
    assert position(table)["said"][4] == "shleif"


def cards_of(text: str) -> int:
    from lomber.cards.pack import read_card

    return int(read_card(text))


def test_a_compulsory_deal_whole_U_C18() -> None:
    """U-C18."""
    table = stacked(
        "obligatory",
        deal("9S AH 4D", "KH 3C 7D", "JS TH QC", "2H KD 8C", trump="6S"),
        players=4,
    )
    assert position(table)["prize"] == 75
    tricks(table, "9S 3C JS 8C")
    assert table.turn() == 2
    tricks(table, "TH 2H AH KH 4D 7D QC KD")
    assert table.scores() == [10 - 15, -90, 10, -5]  # the next dealer has put his 15
    assert position(table)["prize"] == 90
    assert names(table) == {"knock", "pass"}


def test_a_cycle_of_compulsory_and_free_deals_U_C19() -> None:
    """U-C19."""
    table = stacked(
        "obligatory",
        deal("AS KS 2H", "2S 3H 4H", "4S 3C AH", "5S 6H 7H", trump="7S"),
        deal("2H 3H 4H", "AS KS 2C", "9S 8C AC", "5D 6D 7D", trump="TS"),
        players=4,
    )
    tricks(table, "AS 2S 4S 5S KS 3H 3C 6H 2H")
    tricks(table, "4H AH 7H")
    assert table.scores() == [-15 + 50 - 15, -15 - 75, -15 + 25, -30 - 75]
    assert position(table)["prize"] == 165
    play(table, "1:knock 2:knock 3:pass 0:pass")
    tricks(table, "AS 9S KS 8C 2C AC")
    balances = [score + put for score, put in zip(table.scores(), (15, 30, 15, 15), strict=True)]
    assert balances == [20, 20, 65, -105]
    assert position(table)["prize"] == 75
    assert position(table)["said"] == ["compulsory"] * 4


def test_one_alone_in_a_free_deal_takes_the_pot_U_C20() -> None:
    """U-C20."""
    table = Table(
        game("obligatory", players=4),
        start={"phase": "deal", "pot": 75, "paid": [0, 75, 0, 0], "hand": 1, "dealer": 0},
        seed=1,
    )
    assert position(table)["prize"] == 90
    play(table, "1:pass 2:knock 3:pass 0:pass")
    assert table.scores()[2] == 90 - 15
    assert position(table)["prize"] == 75
    assert table.view(0).compulsory


def test_a_neglected_trump_ace_costs_a_remise_in_spite_of_tricks_U_C21() -> None:
    """U-C21."""
    table = playing(
        "prikup",
        "S",
        {0: "AS KH 2C", 1: "2H 2D 3D", 4: "4H 4D 3C"},
        pot=120,
        paid=[0, 0, 0, 105, 15],
        options={"manners": True},
    )
    tricks(table, "KH 2H 4H AS 2D 4D 2C 3D 3C")
    assert table.scores() == [80, -120, 0, -105, -15 + 40]
    table.play(1, "claim 0")
    assert table.scores()[0] == 80 - 120
    play(table, "0:accept 1:accept 4:accept")
    assert position(table)["prize"] == 120 + 120 + 15


def test_a_snowball_from_three_kopecks_U_C22() -> None:
    """U-C22."""
    stukolka = game("prikup", stake=3)
    carried, seen, shares = 0, [], []
    for remised in (2, 2, 3, 0):
        taking = 1 if remised else 3
        won = [0] * 5
        for seat in range(taking):
            won[seat] = 3 if taking == 1 else 1
        entries = stukolka.score(
            {"carried": carried, "playing": list(range(taking + remised)), "tricks": won}
        )
        prize = sum(entry.amount for entry in entries if entry.reason == "trick-share")
        seen.append(prize)
        shares.append(prize // 3)
        carried = -sum(entry.amount for entry in entries if entry.reason == "remise")
    assert seen == [3, 9, 21, 66]
    assert shares == [1, 3, 7, 22]
    assert carried + 3 == 3


def test_the_last_buyer_gets_no_more_than_the_stock_has_U_C23() -> None:
    """U-C23."""
    table = Table(game("prikup", players=6, deck=36), seed=3)
    for seat in range(6):
        table.play(seat, "knock")
    for seat in range(5):
        throw(table, seat, " ".join(hand(table, seat)))
    mine = sorted(hand(table, 5), key=cards_of)
    table.play(5, f"throw {mine[0]}")
    table.play(5, f"throw {mine[1]}")
    assert names(table) == {"done"}


def test_a_pot_that_nobody_wanted_is_carried_U_C24() -> None:
    """U-C24."""
    table = Table(
        game("golets", all_pass="carry"),
        start={"phase": "deal", "pot": 30, "paid": [30, 0, 0, 0, 0], "hand": 1},
        seed=1,
    )
    assert position(table)["prize"] == 45
    play(table, "0:pass 1:pass 2:pass 3:pass")
    assert position(table)["prize"] == 45 + 15


@pytest.mark.parametrize(("left", "given", "dealer"), [(5, 4, 1), (3, 3, 0)])
def test_the_extra_card_is_given_only_if_it_is_there_U_C25(left: int, given: int, dealer: int) -> None:
    """U-C25."""
    table = Table(game("shleif", players=6, deck=36, blind=True), seed=5)
    table.play(5, "keep_shleif")
    table.play(5, table.legal(5)[0])
    for seat in range(4):
        # One more blind knock takes the stock down by one more card.
        table.act(seat, ["knock_blind"] if left == 3 and seat < 2 else ["look"])
        if position(table)["said"][seat] == "":
            table.play(seat, "knock")
    table.play(4, "knock_blind")
    for seat in range(4):
        throw(table, seat, " ".join(hand(table, seat)))
        if table.turn() == seat:
            table.play(seat, table.legal(seat)[0])
    assert len(position(table)["piles"]["stock"].split()) == left
    throw(table, 4, " ".join(hand(table, 4)))
    assert len(hand(table, 4)) == given
    if given == 4:
        table.play(4, table.legal(4)[0])
    assert len(hand(table, 4)) == 3
    assert table.turn() == 5
    throws = {name for name in names(table) if name.startswith("throw")}
    assert len(throws) == (3 if dealer else 0)
    if dealer:
        table.play(5, sorted(throws)[0])
        assert names(table) == {"done"}


@pytest.mark.parametrize(
    ("form", "options"),
    [
        ("golets", {"players": 3}),
        ("prikup", {"players": 7}),
        ("obligatory", {"players": 6}),
        ("golets", {"stake": 20}),
        ("prikup", {"razrez": True}),
    ],
)
def test_what_cannot_be_played_is_refused_U_C26(form: str, options: dict[str, object]) -> None:
    """U-C26."""
    with pytest.raises(BadOptions):
        make(f"stukolka_{form}", options)


def test_a_redeal_does_not_cost_a_second_stake_U_C27() -> None:
    """U-C27."""
    table = Table(
        game("golets", manners=True),
        start={"phase": "deal", "pot": 30, "paid": [30, 0, 0, 0, 0], "hand": 1},
        seed=1,
    )
    assert position(table)["prize"] == 45
    before = position(table)["piles"]
    table.play(4, "misdeal 1")
    assert position(table)["prize"] == 45
    assert table.scores() == [-30, 0, 0, 0, -15]
    assert position(table)["dealer"] == 4
    assert position(table)["piles"] != before
