"""The worked rubber V-C61 … V-C68, deal by deal and card by card; the match around the deals."""

from __future__ import annotations

import pytest

from lomber import Table, make, read_record, replay
from tests.games.vint.tables import (
    figures,
    hands,
    numbers,
    passes,
    phase,
    place_of,
    say,
    seat_at,
    sorted_pack,
    tricks,
)

DEALS = {
    "V-C61": (
        "N QJT.K53.4.AK9654 | E A643.AQT2.AK93.J | S 982.J4.QT72.QT87 | W K75.9876.J865.32",
        "N 1H, E 1NT, S P, W P, N 2H, E P, S P, W P, N P, E P, S P, W P, N P",
        """1 E: 9D QD 6D 4D → S     2 S: 2D 5D 5H KD → N
        3 N: 5C QC 4C 7C → E     4 E: JH 7H 3H KH → N
        5 N: 3C AC JC 6C → E     6 E: TC 8H 9C KC → S
        7 S: 9S 7S TS AS → E     8 E: 3D 7D 8D 4H → N
        9 N: JS 6S 8S KS → W    10 W: JD 6H AD TD → N
        11 N: QS 3S 2S 5S → N    12 N: 9H 2C TH 2H → S
        13 S: QH 8C AH 4S → N""",
    ),
    "V-C62": ("", "E P, S P, W P, N P", ""),
    "V-C63": (
        "N K94.QT97.T954.AQ | E J53.AK4.AKQ7.T42 | S 87.J853.J86.KJ73 | W AQT62.62.32.9865",
        "S P, W 1S, N P, E 2D, S P, W 3S, N P, E 3NT, S P, W 4S, N P, E P, S P, W P, N P, E P, S P, W P",
        """1 N: 9D QD 8D 2D → E     2 E: 2H 7H 6H QH → N
        3 N: 4D AD 6D 3D → E     4 E: TH 3H 8H AH → N
        5 N: 7C AC 5C 2C → E     6 E: KC 3C 6C 9C → E
        7 E: KD JD 9H 5D → E     8 E: 3S 7S TS 9S → W
        9 W: 5H TC 4H KH → S    10 S: JH 2S QC 4C → W
        11 W: QS KS 5S 8S → N    12 N: 4S JS 8C 6S → E
        13 E: 7D JC AS TD → W""",
    ),
    "V-C64": (
        "N AT63.97.A9732.T6 | E 4.QT863.JT65.AKJ | S 9852.K2.KQ.98732 | W KQJ7.AJ54.84.Q54",
        "W 1S, N P, E 2C, S P, W 2NT, N P, E 3NT, S P, W P, N P, E P, S P, W P, N P, E P",
        """1 S: 8S QS 3S 4S → W     2 W: 4D 9D 5D QD → S
        3 S: 2H 5H 6H JH → E     4 E: 6D KD 8D 2D → S
        5 S: 2C JC 7C 8C → W     6 W: QH TH AH 7H → E
        7 E: TD 8H 4C 3D → E     8 E: 3C KC AC 9C → W
        9 W: 4H 6S KH 9H → E    10 E: QC 5S 5C 7D → E
        11 E: 6C 9S JS TS → E    12 E: TC 2S 7S AS → E
        13 E: JD 3H KS AD → N""",
    ),
    "V-C65": (
        "N AT64.KQ85.AK.984 | E QJ87532.9.8652.7 | S 9.63.T9.AKQJT532 | W K.AJT742.QJ743.6",
        "N 1S, E P, S 2H, W 3C, N 4H, E P, S 5H, W P, N 5NT, E P, S 6H, W P, N P, E P, S P, W P, N P, E P, S P",
        """1 W: KS AS 8S 9S → N     2 N: 4H 7H AH 6H → S
        3 S: TH 7C 8H 3S → S     4 S: QH 4C 9H 2S → S
        5 S: 2H JC 4S 2D → S     6 S: 5H TC 6S 8D → S
        7 S: JH 7D 8C 5S → S     8 S: 9D 3D KD 5D → N
        9 N: QC 9C 3C AC → W    10 W: 2C 5C 6D 6C → S
        11 S: 3H 4D TS 7S → S    12 S: TD JD AD JS → N
        13 N: KC QS KH QD → S""",
    ),
    "V-C66": (
        "N JT76.2.K9.AKJT93 | E AQ9.AK8.764.Q762 | S K42.QT.AQT53.854 | W 853.J976543.J82.-",
        "E 1NT, S 2D, W 3C, N 3H, E 4C, S 4H, W 5C, N P, E P, S P, W P, N P, E P, S P, W P",
        """1 N: 2C KC TC 9C → E     2 E: 7D 5D 8D 9D → N
        3 N: TS AS 4S 8S → E     4 E: AC QC 3C JS → E
        5 E: 9S 2S 3S 6S → E     6 E: 6D 3D 2D KD → N
        7 N: KH 2H 5H JD → N     8 N: 7S QS KS 5S → S
        9 S: 4H 4C 3H 6H → W    10 W: 5C 9H 8C 8H → E
        11 E: 4D TD 6C TH → W    12 W: 7C JH 7H QD → W
        13 W: JC AH QH AD → W""",
    ),
    "V-C67": (
        "N Q832.J764.-.KQ752 | E KJT.T92.QT742.J4 | S A96.K85.AJ986.AT | W 754.AQ3.K53.9863",
        "S 1NT, W P, N P, E P, S P, W P, N P, E P, S P",
        """1 W: 4S 2S TS AS → S     2 S: 8C QC 6C TC → W
        3 W: 3H 2H JH AH → S     4 S: 6D 3D 8S 7D → E
        5 E: 2D 9D KD 7C → W     6 W: 5S 3S JS 6S → E
        7 E: TD JD 5D 4C → S     8 S: 9S 7S QS KS → E
        9 E: 2C 5C AC JC → W    10 W: 8H 5H 4H TH → S
        11 S: 8D 3C 7H QD → E    12 E: 4D AD 6H QH → S
        13 S: KC 9H KH 9C → S""",
    ),
}

FIGURES = {
    "V-C61": [
        (0, "below", 180, "tricks"),
        (1, "below", 80, "tricks"),
        (0, "above", 200, "honours-less-aces"),
        (1, "above", 500, "ace-coronet"),
    ],
    "V-C62": [],
    "V-C63": [
        (0, "below", 160, "tricks"),
        (1, "below", 360, "tricks"),
        (0, "above", 4000, "penalty"),
        (1, "above", 2800, "honours-and-aces"),
        (1, "above", 500, "coronet"),
    ],
    "V-C64": [
        (0, "below", 90, "tricks"),
        (1, "below", 300, "tricks"),
        (1, "above", 1500, "aces"),
        (1, "above", 1000, "game"),
    ],
    "V-C65": [
        (0, "below", 720, "tricks"),
        (1, "below", 60, "tricks"),
        (0, "above", 1000, "little-slam-made"),
        (0, "above", 5000, "little-slam-declared"),
        (0, "above", 4800, "honours-and-aces"),
        (0, "above", 3000, "coronet"),
        (0, "above", 1000, "game"),
    ],
    "V-C66": [
        (0, "below", 200, "tricks"),
        (1, "below", 450, "tricks"),
        (0, "above", 10000, "penalty"),
        (1, "above", 2500, "honours-and-aces"),
    ],
    "V-C67": [
        (0, "below", 60, "tricks"),
        (1, "below", 70, "tricks"),
        (1, "above", 1000, "penalty"),
        (0, "above", 750, "aces"),
        (0, "above", 1000, "ace-coronet"),
        (1, "above", 2000, "rubber"),
        (1, "above", 500, "crosses"),
    ],
}

DEALERS = dict(zip(DEALS, "NESWNES", strict=True))


def play_deal(match: Table, case: str) -> None:
    piles, calls, play = DEALS[case]
    cards = hands(piles or DEALS["V-C61"][0])
    match.deal({place: numbers(text) for place, text in cards.items()})
    say(match, calls)
    assert len(tricks(match, play)) == (13 if play else 0)


def rubber(**options) -> Table:
    """The worked rubber up to its end. Seats 0 … 3 sit at S N W E."""
    start = {"phase": "deal", "dealer": "N", "hand": 0}
    match = Table(make("vint", options), start=start, dealing=False)
    for case in DEALS:
        assert place_of(match, "dealer") == DEALERS[case]
        play_deal(match, case)
    return match


@pytest.fixture(scope="module")
def worked() -> Table:
    return rubber()


@pytest.mark.parametrize("case", DEALS)
def test_each_deal_of_the_worked_rubber_is_written(worked, case):
    """V-C61, V-C62, V-C63, V-C64, V-C65, V-C66, V-C67: figure by figure."""
    number = list(DEALS).index(case) + 1
    mine = [entry for entry in worked.sheet().entries if entry.hand == number and entry.place != "sum"]
    assert figures(mine) == FIGURES[case]


def test_the_running_totals_below_the_line_V_57():
    """V-57, V-59, G-5: after each deal of the worked rubber; nothing is carried over."""
    match = Table(make("vint"), start={"phase": "deal", "dealer": "N", "hand": 0}, dealing=False)
    running, games = [], []
    for case in list(DEALS)[:-1]:
        play_deal(match, case)
        running.append(match.state.below)
        games.append(match.state.games)
    assert running == [[180, 80], [180, 80], [340, 440], [0, 0], [0, 0], [200, 450]]
    assert games == [[0, 0], [0, 0], [0, 0], [0, 1], [1, 1], [1, 1]]


def test_the_addition_V_C68(worked):
    """V-C68, V-64, V-65: EW won the rubber, NS win the settlement."""
    assert worked.over
    entries = [entry for entry in worked.sheet().entries if entry.place != "sum"]
    totals = [sum(e.amount for e in entries if e.column == side) for side in (0, 1)]
    assert totals == [32160, 13620]
    assert worked.scores() == [18540, 18540, -18540, -18540]


def test_the_settlement_tells_the_two_totals_that_it_is_reckoned_from_V_64(worked):
    """V-C68: the slate is wiped, and its sums stand with what each wins or pays."""
    nets = [entry for entry in worked.sheet().entries if entry.reason == "rubber-net"]
    assert [(e.column - 2, e.words["side"], e.words["mine"], e.words["theirs"]) for e in nets] == [
        (0, 0, 32160, 13620),
        (1, 0, 32160, 13620),
        (2, 1, 13620, 32160),
        (3, 1, 13620, 32160),
    ]
    small = [entry for entry in rubber(honours_unit="small").sheet().entries if entry.reason == "rubber-net"]
    assert (small[0].words["mine"], small[0].words["theirs"]) == (3216, 1362)


def test_the_addition_with_the_bonus_besides_V_C68():
    """V-C68, V-60: `plus`."""
    assert rubber(rubber_bonus="plus").scores() == [17540, 17540, -17540, -17540]


def test_the_addition_in_money_V_66():
    columns = rubber(stake=100).sheet().columns
    assert [column.totals["kopecks"] for column in columns[2:]] == [1854, 1854, -1854, -1854]


def test_small_honours_show_every_figure_divided_by_ten_G_7():
    """G-7."""
    match = rubber(honours_unit="small")
    assert match.scores() == [18540, 18540, -18540, -18540]
    assert [e.amount for e in match.sheet().entries][:4] == [18, 8, 20, 50]
    assert match.sheet().entries[0].words == {"number": 9, "price": 2}
    assert match.sheet().columns[2].totals["sum"] == 1854
    result = {"contract": "3H", "declarer": "E", "tricks": [4, 9]}
    assert [e.amount for e in make("vint", honours_unit="small").score(result)] == [12, 27]
    split = make("vint_auction", honours_unit="small").score({"totals": [7000, 6000, 7000, 7000]})
    assert [e.amount for e in split] == [33, -99, 33, 33]


def test_the_record_of_the_worked_rubber_replays(worked):
    again = replay(read_record(worked.record().text()))
    assert again.sheet() == worked.sheet()


def test_a_passed_out_deal_waits_for_the_end_of_the_rubber_V_61():
    match = Table(make("vint"), start={"phase": "deal", "dealer": "N", "hand": 0}, dealing=False)
    for case in list(DEALS)[:3]:
        play_deal(match, case)
    assert match.sheet().notes["crosses"] == 1


def to_game(game: str, options: dict[str, object] | None = None, **start) -> tuple[str, dict[str, int]]:
    """What the table tells of the way to a game: in 3S of W or S, four tricks to one."""
    begin = {"phase": "play", "contract": "3S", "declarer": "W", "taken": "11101", "to_play": "S", **start}
    cards = sorted_pack()
    piles = {place: " ".join(cards[8 * i : 8 * i + 8]) for i, place in enumerate("SWNE")}
    match = Table(make(game, options or {}), start={"piles": piles, **begin}, dealing=False)
    fact = next(fact for fact in match.view(0).facts() if fact.key.startswith("fact-to-game"))
    return fact.key, fact.words


@pytest.mark.parametrize(
    ("game", "options", "start", "key", "words"),
    [
        ("vint", {}, {"below": [460, 100]}, "fact-to-game", {"number1": 10, "number2": 280}),
        (
            "vint",
            {"honours_unit": "small"},
            {"below": [480, 100]},
            "fact-to-game",
            {"number1": 0, "number2": 28},
        ),
        ("vint_widow", {}, {"below": [0, 500]}, "fact-to-game", {"number1": 570, "number2": 0}),
        (
            "vint_two_auction",
            {},
            {"below": [0, 100], "dealer": "W"},
            "fact-to-game-2",
            {"seat1": 0, "number1": 470, "seat2": 1, "number2": 280},
        ),
        (
            "vint_three_auction",
            {},
            {"below": [100, 200, 300], "declarer": "S", "taken": "00010"},
            "fact-to-game-3",
            {"seat1": 0, "number1": 280, "seat2": 1, "number2": 270, "seat3": 2, "number3": 170},
        ),
    ],
)
def test_the_table_tells_what_each_still_needs_for_the_game_V_55(game, options, start, key, words):
    """V-55, VW-7, G-7, V3B-5: below the line, with the tricks of this deal."""
    assert to_game(game, options, **start) == (key, words)


# -- three rubbers (V-67)


def finishing(dealer: str, rubber: int, wins: str = "NS", **start) -> Table:
    """The last trick of a rubber, to be taken by N: NS have a game and need only that trick."""
    options = {"match": "three_rubbers", "draw": False}
    games = [1, 0] if wins == "NS" else [0, 1]
    below = [490, 0] if wins == "NS" else [0, 490]
    begin = {
        "phase": "play",
        "rubber": rubber,
        "dealer": dealer,
        "contract": "1S",
        "declarer": "N",
        "taken": "0" * 6 + "1" * 6,
        "to_play": "S",
        "piles": {"S": "2S", "W": "3S" if wins == "NS" else "KS", "N": "9S", "E": "4S"},
        "games": games,
        "below": below,
        "totals": below,
        **start,
    }
    match = Table(make("vint", options), start=begin, dealing=False)
    for _ in range(4):
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    return match


def test_seats_and_first_dealer_of_three_rubbers_V_C60():
    """V-C60, V-67: players 1 … 4 by the draw are seats 0 … 3."""
    match = finishing("E", 0)
    assert [seat_at(match, place) for place in "SNWE"] == [0, 2, 1, 3]
    assert seat_at(match, place_of(match, "dealer")) == 0
    match = finishing("W", 1)
    assert [seat_at(match, place) for place in "SNWE"] == [0, 3, 1, 2]
    assert seat_at(match, place_of(match, "dealer")) == 3


def test_the_figures_of_a_rubber_stay_those_of_its_players_V_67():
    """V-67: 1+2 have won the first rubber; the slate is of 1+3 and 2+4 now, and its older figures are not."""
    match = finishing("E", 0)
    sheet = match.sheet()
    assert [column.seats for column in sheet.columns[:2]] == [(0, 2), (1, 3)]
    assert {(entry.column, entry.seats) for entry in sheet.entries if entry.place != "sum"} == {
        (0, (0, 1)),
        (1, (2, 3)),
    }
    described = match.state.position(-2)
    again = match.game.set_up(described)
    assert again.sheet().entries == sheet.entries
    assert again.position(-2) == described


def test_the_sheet_numbers_the_rubber_that_is_played_or_was_the_last_V_67():
    """A sitting of three ends with the third; cut short within it, or by its end, it is not the fourth either."""
    assert [finishing(dealer, n).sheet().notes["rubber"] for n, dealer in enumerate("EWN")] == [2, 3, 3]
    begin = {"phase": "deal", "rubber": 1, "hand": 0, "dealer": "S"}
    options = {"match": "three_rubbers", "draw": False, "hands": 1}
    match = passes(Table(make("vint", options), start=begin, seed=1), 4)
    assert (match.over, match.sheet().notes["rubber"]) == (True, 2)


def test_three_rubbers_make_a_sitting_V_C47():
    """V-C47, V-67: 1+2 win 5000, then 2+4 3000, then 1+4 700."""
    totals = ([5000, 0], [0, 3000], [700, 0])
    won = [0, 0, 0, 0]
    for number, (one, two) in enumerate(totals):
        state = make("vint", match="three_rubbers", draw=False).set_up(
            {"phase": "deal", "rubber": number, "won": won, "totals": [one, two]}
        )
        won = state.scores()
    assert won == [2700, 7300, -8700, -1300]


def test_one_rubber_ends_the_match_and_three_do_not_V_67():
    assert not finishing("E", 0).over
    assert not finishing("E", 1).over
    assert finishing("E", 2).over


def test_the_deal_passes_to_the_left_after_every_deal_V_6():
    match = Table(make("vint"), start={"phase": "deal", "dealer": "S", "hand": 0}, dealing=False)
    dealers = ""
    for _ in range(5):
        dealers += place_of(match, "dealer")
        match.deal({place: numbers(text) for place, text in hands(DEALS["V-C61"][0]).items()})
        passes(match, 4)
    assert dealers == "SWNES"
    assert phase(match) == "deal"


@pytest.mark.parametrize(("crosses", "paid"), [("flat", 2500), ("screwing", 4500)])
def test_the_side_that_finishes_the_rubber_writes_the_crosses_V_C43(crosses, paid):
    """V-C43, V-61, V-62."""
    begin = {
        "phase": "play",
        "contract": "1S",
        "declarer": "N",
        "taken": "0" * 6 + "1" * 6,
        "to_play": "S",
        "piles": {"S": "2S", "W": "KS", "N": "9S", "E": "4S"},
        "games": [1, 1],
        "below": [0, 490],
        "crosses": 5,
    }
    match = Table(make("vint", crosses=crosses), start=begin, dealing=False)
    for _ in range(4):
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    assert match.over
    assert (1, "above", paid, "crosses") in figures(match.sheet().entries)
    assert (1, "above", 2000, "rubber") in figures(match.sheet().entries)
