"""Present-day Preferans: what is written, by the worked cases M-6 … M-28 (preferans.md, 3.1 – 3.8)."""

from fractions import Fraction
from typing import Any

import pytest

from lomber.games.preferans.pulka import Pulka, fraction_text, whole
from lomber.games.preferans.score import ModernPulka
from lomber.table.errors import BadOptions, BadPosition
from lomber.table.sheet import Entry
from lomber.text import Words
from tests.games.preferans.tables import modern, written, written_whists

WHIST, PASS = "whist", "pass"
ONE = [WHIST, PASS, "closed"]
BOTH = [WHIST, WHIST]


def figures(pulka: Pulka) -> tuple[Any, Any]:
    assert isinstance(pulka, ModernPulka)
    return pulka.pulya, pulka.mountain


def six(preset: str, tricks: list[int], words: list[str], level: str = "6H", **options: Any) -> ModernPulka:
    """A's game against B (who speaks first) and C; with four players D deals."""
    made = modern(preset, **options)
    full = tricks + [0] * (int(made.seats) - 3)
    pulka = written(made, declarer=0, game=level, whist=words, tricks=full)
    assert isinstance(pulka, ModernPulka)
    return pulka


def test_pulya_and_mountain_and_whists_stand_on_the_sheet_PM_1() -> None:
    """PM-1."""
    sheet = six("book", [6, 2, 2], BOTH).sheet()
    assert sheet.drawing == "pulka"
    assert set(sheet.columns[0].totals) == {"pulya", "mountain", "whists.1", "whists.2", "whists.3", "result"}
    assert sheet.notes["target"] == 20


@pytest.mark.parametrize(("preset", "a", "b"), [("book", 20, 10), ("leningrad", 20, 10), ("sochi", 10, 10)])
def test_what_a_point_is_worth_PM_2_Q_26(preset: str, a: int, b: int) -> None:
    """PM-2, Q-26."""
    prices = modern(preset).prices  # type: ignore[attr-defined]
    assert (prices.pulya_rate, prices.gora_rate) == (a, b)


@pytest.mark.parametrize("level", range(6, 11))
def test_prices_by_the_level_alone_PM_3(level: int) -> None:
    """PM-3."""
    price = 2 * (level - 5)
    for preset, factor, penalty in (
        ("book", 2, price),
        ("leningrad", 2, price),
        ("sochi", 1, price),
        ("rostov", 1, price // 2),
    ):
        prices = modern(preset).prices  # type: ignore[attr-defined]
        assert prices.price(level) == price
        assert prices.gora(level) == prices.whist(level) == factor * price
        assert prices.penalty(level) == penalty


@pytest.mark.parametrize(
    ("preset", "gora", "b", "c", "d"),
    [("book", 4, 20, 4, 4), ("leningrad", 4, 14, 14, 4), ("sochi", 2, 12, 2, 2), ("rostov", 2, 15, 15, 10)],
)
def test_one_whister_and_a_six_one_short_M_6(preset: str, gora: int, b: int, c: int, d: int) -> None:
    """M-6."""
    pulka = six(preset, [5, 3, 2], ONE, players=4)
    assert pulka.mountain == [gora, 0, 0, 0]
    assert written_whists(pulka) == {"BA": b, "CA": c, "DA": d}


@pytest.mark.parametrize(
    ("preset", "whists", "gora"), [("book", 12, 2), ("leningrad", 12, 2), ("sochi", 6, 2), ("rostov", 6, 1)]
)
def test_one_whister_one_short_of_four_M_7(preset: str, whists: int, gora: int) -> None:
    """M-7."""
    pulka = six(preset, [7, 2, 1], ONE)
    assert pulka.pulya[0] == 2
    assert written_whists(pulka) == {"BA": whists}
    assert pulka.mountain[:3] == [0, gora, 0]


@pytest.mark.parametrize(("duty", "gora"), [("individual", 4), ("soft", 4), ("joint", 2)])
def test_two_whisters_at_six_M_8_PM_42(duty: str, gora: int) -> None:
    """M-8, PM-42."""
    pulka = six("book", [7, 3, 0], BOTH, whist_duty=duty)
    assert written_whists(pulka) == {"BA": 12}
    assert pulka.mountain[:3] == [0, 0, gora]


@pytest.mark.parametrize(("duty", "gora"), [("individual", 4), ("soft", 0), ("joint", 0)])
def test_two_whisters_at_seven_M_9(duty: str, gora: int) -> None:
    """M-9."""
    assert six("book", [8, 2, 0], BOTH, "7C", whist_duty=duty).mountain[:3] == [0, 0, gora]


@pytest.mark.parametrize(
    ("duty", "tricks", "gora"),
    [
        ("individual", [9, 1, 0], [0, 0, 6]),
        ("soft", [9, 1, 0], [0, 0, 0]),
        ("joint", [9, 1, 0], [0, 0, 0]),
        ("individual", [10, 0, 0], [0, 6, 6]),
        ("soft", [10, 0, 0], [0, 0, 6]),
        ("joint", [10, 0, 0], [0, 0, 6]),
    ],
)
def test_two_whisters_at_eight_M_10(duty: str, tricks: list[int], gora: list[int]) -> None:
    """M-10."""
    assert six("book", tricks, BOTH, "8D", whist_duty=duty).mountain[:3] == gora


def test_both_whist_a_nine_M_11_Q_27() -> None:
    """M-11, Q-27."""
    pulka = six("book", [9, 1, 0], BOTH, "9S")
    assert pulka.pulya[0] == 8
    assert written_whists(pulka) == {"BA": 16}
    assert pulka.mountain[:3] == [0, 0, 8]
    pulka = six("book", [8, 1, 1], BOTH, "9S", players=3)
    assert pulka.mountain == [16, 0, 0]
    assert written_whists(pulka) == {"BA": 16, "CA": 16}


def test_a_failed_six_with_an_idle_fellow_M_12() -> None:
    """M-12."""
    pulka = six("book", [5, 4, 1], BOTH)
    assert pulka.mountain == [4, 0, 2, 0]
    assert written_whists(pulka) == {"BA": 16, "CA": 4, "DA": 4}
    pulka = six("leningrad", [5, 4, 1], BOTH)
    assert pulka.mountain == [4, 0, 0, 0]
    assert written_whists(pulka) == {"BA": 20, "CA": 8, "DA": 4}


@pytest.mark.parametrize(
    ("preset", "level", "whists"),
    [
        ("book", "6C", 8),
        ("leningrad", "6C", 8),
        ("sochi", "6C", 4),
        ("rostov", "6C", 4),
        ("leningrad", "7C", 8),
        ("sochi", "7C", 4),
        ("rostov", "7C", 4),
    ],
)
def test_half_a_whist_is_written_at_once_M_13_PM_22(preset: str, level: str, whists: int) -> None:
    """M-13, PM-22."""
    pulka = six(preset, [0, 0, 0], [PASS, "half", "accept"], level)
    assert pulka.pulya[0] == 2 * (int(level[0]) - 5)
    assert written_whists(pulka) == {"CA": whists}


def test_the_whist_taken_back_has_the_full_duty_M_13() -> None:
    """M-13."""
    pulka = six("leningrad", [7, 2, 1], [PASS, "half", "overwhist", "closed"])
    assert written_whists(pulka) == {"BA": 12}
    assert pulka.mountain == [0, 2, 0, 0]


@pytest.mark.parametrize(("preset", "gora"), [("book", 60), ("leningrad", 60), ("sochi", 30), ("rostov", 30)])
def test_misere_M_14_PM_31(preset: str, gora: int) -> None:
    """M-14, PM-31."""
    made = modern(preset, players=3)
    pulya, mountain = figures(written(made, declarer=1, bid="misere", tricks=[10, 0, 0]))
    assert (pulya, mountain) == ([0, 10, 0], [0, 0, 0])
    pulka = written(made, declarer=1, bid="misere", tricks=[5, 3, 2])
    assert figures(pulka) == ([0, 0, 0], [0, gora, 0])
    assert written_whists(pulka) == {}


class Sheet:
    """A pulka written hand after hand, by described results."""

    def __init__(self, preset: str, **options: Any) -> None:
        self.game = modern(preset, **options)
        self.kept: dict[str, Any] = {}
        self.pulka: Any = self.game.new_pulka()

    def hand(self, **result: Any) -> Any:
        self.pulka = self.game.scored({**self.kept, **result})
        self.kept = self.pulka.described()
        return self.pulka


def test_a_series_of_all_pass_hands_M_15_PM_51_PM_60() -> None:
    """M-15, PM-51, PM-60."""
    sheet = Sheet("book", players=3)
    pulka = sheet.hand(tricks=[5, 5, 0])
    assert (pulka.mountain, pulka.pulya) == ([10, 10, 0], [0, 0, 2])
    assert (pulka.series, pulka.floor()) == (1, 7)
    pulka = sheet.hand(tricks=[3, 3, 4])
    assert pulka.mountain == [22, 22, 16]
    assert pulka.series == 2
    pulka = sheet.hand(declarer=1, game="7D", whist=BOTH, tricks=[2, 6, 2])
    assert pulka.mountain == [22, 30, 16]
    assert pulka.series == 2
    pulka = sheet.hand(tricks=[10, 0, 0])
    assert (pulka.mountain, pulka.pulya) == ([82, 30, 16], [0, 6, 8])
    assert pulka.series == 3
    pulka = sheet.hand(declarer=1, game="7S")
    assert (pulka.series, pulka.floor()) == (0, 6)


def test_all_pass_in_rostov_is_written_in_whists_M_16_PM_53() -> None:
    """M-16, PM-53."""
    made = modern("rostov")
    pulka = written(made, tricks=[0, 4, 6])
    assert written_whists(pulka) == {"AB": 20, "AC": 30}
    assert figures(pulka) == ([1, 0, 0], [0, 0, 0])
    assert written_whists(written(made, tricks=[3, 3, 4])) == {"AC": 10, "BC": 10}
    pulka = written(modern("rostov", players=4), tricks=[1, 4, 5, 0])
    assert figures(pulka)[0] == [0, 0, 0, 1]
    assert written_whists(pulka) == {"AB": 20, "AC": 25}


@pytest.mark.parametrize(("preset", "whists"), [("sochi", (20, 10)), ("leningrad", (40, 20))])
def test_what_is_too_much_helps_the_fullest_pulya_first_M_17_PM_71(
    preset: str, whists: tuple[int, int]
) -> None:
    """M-17, PM-71."""
    made = modern(preset, players=3, end="all", target=10)
    pulka = written(made, pulya=[8, 0, 9], declarer=2, game="7C")
    assert figures(pulka)[0] == [10, 1, 10]
    assert written_whists(pulka) == {"CA": whists[0], "CB": whists[1]}


def test_of_equal_pulyas_the_nearest_to_the_left_is_helped_PM_71() -> None:
    """PM-71."""
    made = modern("sochi", players=4, target=10)
    pulka = written(made, pulya=[5, 10, 5, 10], declarer=1, game="6C")
    assert figures(pulka)[0] == [5, 10, 7, 10]


def test_the_last_excess_comes_off_ones_own_mountain_M_18() -> None:
    """M-18."""
    made = modern("leningrad", end="all", target=6)
    pulka = written(made, pulya=[6, 6, 5, 0], mountain=[0, 0, 20, 0], dealer=3, declarer=2, game="9C")
    assert figures(pulka) == ([6, 6, 6, 6], [0, 0, 18, 0])
    assert written_whists(pulka) == {"CD": 120}


def test_what_ones_mountain_cannot_bear_goes_onto_the_others_PM_71() -> None:
    """PM-71."""
    made = modern("sochi", target=6)
    pulka = written(made, pulya=[6, 6, 5], mountain=[0, 3, 2], declarer=2, game="8C")
    assert figures(pulka) == ([6, 6, 6], [3, 6, 0])


def test_half_a_point_of_mountain_is_kept_exactly_PM_71_PM_2() -> None:
    """PM-71, PM-2."""
    made = modern("sochi", target=6, pulya_rate=5)
    pulka = written(made, pulya=[6, 6, 5], mountain=[0, 3, 20], declarer=2, game="7C")
    assert figures(pulka)[1] == [0, 3, Fraction(37, 2)]
    assert pulka.entries[-1].words["exact"] == "-1 1/2"
    assert sum(pulka.results()) == 0


def test_figures_of_a_mountain_that_is_not_whole_add_up_and_tell_the_half_PM_71() -> None:
    """PM-71, PM-52: the chain of figures ends where the total stands, and the sentences have the exact ones."""
    made = modern("book", end="all", target=10, pulya_rate=5, players=3)
    sheet: dict[str, Any] = {"pulya": [10, 10, 9], "mountain": ["1/2", 0, 1]}
    pulka = written(made, **sheet, declarer=2, game="7C")
    assert figures(pulka)[1] == [1, Fraction(1, 2), 0]
    on = [entry for entry in pulka.entries if entry.reason == "excess-on"]
    assert [(entry.column, entry.amount, entry.words["figure"]) for entry in on] == [
        (0, 1, "1/2"),
        (1, 0, "1/2"),
    ]
    (off,) = [entry for entry in pulka.entries if entry.reason == "excess-off"]
    assert (off.amount, off.words["number"], off.words["figure"]) == (-1, 3, "1")
    passed = written(modern("sochi", pulya_rate=5, raspasy_zero="gora"), mountain=[2, 0, 0], tricks=[0, 4, 6])
    assert passed.mountain == [Fraction(3, 2), 4, 6]
    last = passed.entries[-1]
    assert (last.reason, last.amount, last.words["figure"]) == ("raspasy-zero-off", -1, "1/2")


def settled(mountain: list[int]) -> ModernPulka:
    made = modern("sochi")
    pulka = made.new_pulka()
    assert isinstance(pulka, ModernPulka)
    pulka.mountain = [Fraction(n) for n in mountain]
    pulka.whists = [[0, 40, 22], [15, 0, 60], [8, 33, 0]]
    return pulka


def test_the_settlement_M_19_PM_72_PM_73() -> None:
    """M-19, PM-72, PM-73."""
    assert settled([10, 25, 31]).results() == [159, -28, -131]
    pulka = settled([10, 25, 30])
    assert pulka.exact() == [Fraction(467, 3), Fraction(-94, 3), Fraction(-373, 3)]
    assert pulka.results() == [156, -31, -125]


def test_a_described_sheet_and_the_hand_that_ends_a_pulka_are_settled_M_19_M_25_PM_72() -> None:
    """M-19, M-25, PM-72."""
    sheet = {"mountain": [10, 25, 31], "whists": [[0, 40, 22], [15, 0, 60], [8, 33, 0]]}
    assert modern(players=3).score(sheet) == []
    assert settlement(modern(players=3).score({**sheet, "settle": True})) == [159, -28, -131]
    last = {"pulya": [14, 3, 9], "mountain": [4, 10, 0], "declarer": 1, "game": "7C", "settle": True}
    entries = modern("leningrad", players=3, target=10).score(last)
    assert (entries[0].place, entries[0].amount) == ("pulya", 4)
    assert settlement(entries) == [87, -113, 26]


def settlement(entries: list[Entry]) -> list[int]:
    """What the steps of a settlement come to, by seat."""
    steps = [entry for entry in entries if entry.place == "settling"]
    return [sum(entry.amount for entry in steps if entry.column == seat) for seat in range(3)]


def test_the_settlement_is_explained_step_by_step_U_9_PM_72() -> None:
    """U-9, PM-72."""
    pulka = settled([10, 25, 30])
    pulka.settle(9)
    assert [entry.reason for entry in pulka.entries if entry.column == 0] == [
        "settle-mountain",
        "settle-whists",
        "settle-rounding",
    ]
    first = pulka.entries[0]
    assert (first.amount, first.rule) == (116, "PM-72")
    assert first.words == {
        "height": "10",
        "mountain": "10",
        "number": 0,
        "amnesty": "10",
        "rest": "0",
        "exact": "116 2/3",
    }
    for seat, result in enumerate(pulka.results()):
        assert sum(entry.amount for entry in pulka.entries if entry.column == seat) == result


def test_the_settlement_tells_a_mountain_from_what_a_pulya_lacks_M_25_U_9_PM_72() -> None:
    """M-25, U-9, PM-72: pulyas short of 14 by 0, 7 and 5 go on the mountains 4, 10 and 0 as 0, 14 and 10."""
    last = {"pulya": [14, 3, 9], "mountain": [4, 10, 0], "declarer": 1, "game": "7C", "settle": True}
    entries = modern("leningrad", players=3, target=10).score(last)
    told = [
        Words("en", "lomber.games.preferans").text("reason-" + entry.reason, **entry.words)
        for entry in entries
    ]
    assert [sentence for sentence in told if sentence.startswith("mountain")] == [
        "mountain 4, amnesty 4, left 0: 86 2/3 in whists",
        "mountain 10 and pulya 7 short, together 24; amnesty 4, left 20: -113 1/3 in whists",
        "mountain 0 and pulya 5 short, together 10; amnesty 4, left 6: 26 2/3 in whists",
    ]


def test_money_is_the_result_times_the_price_of_a_whist_PM_73() -> None:
    """PM-73."""
    made = modern("sochi", price=3)
    pulka = made.new_pulka()
    pulka.whists = [[0, 40, 0], [0, 0, 0], [0, 0, 0]]
    assert [column.totals["money"] for column in pulka.sheet().columns] == [120, -120, 0]


def test_equal_fractions_are_rounded_up_for_the_lower_seat_PM_73() -> None:
    """PM-73."""
    assert whole([Fraction(1, 2), Fraction(1, 2), Fraction(-1)]) == [1, 0, -1]
    assert fraction_text(Fraction(-1, 3)) == "-1/3"


@pytest.mark.parametrize(("preset", "players", "gora"), [("leningrad", 4, 12), ("sochi", 3, 6)])
def test_giving_up_three_short_without_whists_M_20(preset: str, players: int, gora: int) -> None:
    """M-20."""
    made = modern(preset, players=players, surrender="three", sold_aces="tricks")
    result: dict[str, Any] = {"declarer": 0, "game": "6C", "surrender": True, "talon": "AS AH"}
    pulka = written(made, series=2, **result)
    assert isinstance(pulka, ModernPulka)
    assert pulka.mountain[0] == gora
    assert written_whists(pulka) == {}
    assert pulka.series == (2 if preset == "leningrad" else 0)


@pytest.mark.parametrize(("duty", "gora"), [("individual", [0, 10, 10]), ("joint", [0, 0, 10])])
def test_ten_whisted_by_both_M_21(duty: str, gora: list[int]) -> None:
    """M-21."""
    pulka = six("book", [10, 0, 0], BOTH, "10C", whist_duty=duty)
    assert pulka.pulya[0] == 10
    assert pulka.mountain[:3] == gora
    pulka = six("book", [9, 1, 0], BOTH, "10C", whist_duty=duty, players=3)
    assert pulka.mountain == [20, 0, 10 if duty == "individual" else 0]
    assert written_whists(pulka) == {"BA": 20}


def test_always_a_gentleman_M_22_PM_41() -> None:
    """M-22, PM-41."""
    pulka = six("book", [6, 3, 1], ONE, sharing="gentleman_always")
    assert written_whists(pulka) == {"BA": 8, "CA": 8}


@pytest.mark.parametrize(
    ("preset", "options", "gora", "pulya"),
    [
        ("book", {}, [16, 24, 5, 0], [0, 0, 4, 4]),
        ("leningrad", {}, [16, 24, 5, 0], [0, 0, 4, 0]),
        ("leningrad", {"raspasy_zero": "gora"}, [16, 24, 0, 0], [0, 0, 0, 0]),
        ("sochi", {"players": 4}, [8, 12, 5, 0], [0, 0, 2, 2]),
        ("book", {"raspasy_zero": "none"}, [16, 24, 5, 0], [0, 0, 0, 0]),
        ("book", {"raspasy_zero": "one"}, [16, 24, 5, 0], [0, 0, 1, 1]),
        ("book", {"raspasy_talon": "closed"}, [16, 24, 5, 0], [0, 0, 4, 0]),
    ],
)
def test_no_trick_at_all_and_the_idle_dealer_M_23_PM_52_Q_29(
    preset: str, options: dict[str, Any], gora: list[int], pulya: list[int]
) -> None:
    """M-23, PM-52, Q-29."""
    pulka = written(modern(preset, **options), series=1, mountain=[0, 0, 5, 0], tricks=[4, 6, 0, 0])
    assert figures(pulka) == (pulya, gora)


def test_points_of_an_all_pass_hand_are_entered_from_the_eldest_PM_54() -> None:
    """PM-54."""
    made = modern("sochi", players=4, target=20)
    pulka = written(made, dealer=1, pulya=[20, 19, 20, 20], series=2, tricks=[5, 0, 0, 5])
    # C is eldest: his three fill B's pulya by one, the rest comes off C's mountain; B's own find it full.
    helped = [entry for entry in pulka.entries if entry.reason == "helped"]
    assert [(entry.column, entry.words["seat"]) for entry in helped] == [(1, 2)]


def test_an_amnesty_in_all_pass_hands_PM_51() -> None:
    """PM-51."""
    pulka = written(modern(players=3, raspasy_amnesty=True), tricks=[2, 3, 5])
    assert figures(pulka) == ([0, 0, 0], [0, 2, 6])


@pytest.mark.parametrize(
    ("preset", "options", "levels"),
    [
        ("book", {}, [7, 7, 7, 7]),
        ("leningrad", {}, [7, 7, 7, 7]),
        ("sochi", {}, [6, 6, 6, 6]),
        ("rostov", {}, [6, 6, 6, 6]),
        ("book", {"raspasy_exit": ("7", "8", "8")}, [7, 8, 8, 8]),
        ("book", {"raspasy_exit": ("7", "8", "6"), "raspasy_exit_cycle": True}, [7, 8, 6, 7]),
    ],
)
def test_the_lowest_bid_after_all_pass_hands_M_24_PM_61_Q_34(
    preset: str, options: dict[str, Any], levels: list[int]
) -> None:
    """M-24, PM-61, Q-34."""
    pulka = modern(preset, **options).new_pulka()
    assert isinstance(pulka, ModernPulka)
    found = []
    for series in range(1, 5):
        pulka.series = series
        found.append(pulka.floor())
    assert found == levels


@pytest.mark.parametrize(
    ("result", "made", "whisted", "any_"),
    [
        ({"game": "7D", "whist": ONE, "tricks": [7, 2, 1, 0]}, 0, 0, 0),
        ({"game": "7D"}, 0, 2, 0),
        ({"game": "7D", "whist": [PASS, "half", "accept"]}, 0, 2, 0),
        ({"bid": "misere", "tricks": [0, 5, 5, 0]}, 0, 2, 0),
        ({"game": "7D", "whist": ONE, "tricks": [6, 2, 2, 0]}, 2, 2, 0),
    ],
)
def test_what_ends_a_series_M_24_PM_62_Q_28(
    result: dict[str, Any], made: int, whisted: int, any_: int
) -> None:
    """M-24, PM-62, Q-28."""
    for custom, series in (("made", made), ("whisted", whisted), ("any", any_)):
        pulka = written(modern("leningrad", raspasy_exit_on=custom), series=2, declarer=0, **result)
        assert isinstance(pulka, ModernPulka)
        assert pulka.series == series


def test_the_pulka_by_the_sum_of_the_pulyas_M_25() -> None:
    """M-25."""
    made = modern("leningrad", players=3, target=10)
    pulka = written(made, pulya=[14, 3, 9], mountain=[4, 10, 0], declarer=1, game="7C")
    assert isinstance(pulka, ModernPulka)
    assert pulka.pulya == [14, 7, 9]
    assert pulka.is_finished(1)
    assert pulka.results() == [87, -113, 26]
    assert pulka.heights() == [4, 24, 10]


@pytest.mark.parametrize(
    ("end", "options", "pulya", "over"),
    [
        ("first", {}, [20, 0, 0], True),
        ("first", {}, [19, 19, 19], False),
        ("all", {}, [20, 20, 19], False),
        ("all", {}, [20, 20, 20], True),
        ("sum", {}, [40, 0, 20], True),
        ("sum", {}, [40, 0, 19], False),
        ("deals", {"max_deals": 7}, [99, 99, 99], True),
        ("deals", {"max_deals": 8}, [99, 99, 99], False),
        ("first", {"max_deals": 7}, [0, 0, 0], True),
    ],
)
def test_when_a_pulka_ends_PM_70_Q_30(
    end: str, options: dict[str, Any], pulya: list[int], over: bool
) -> None:
    """PM-70, Q-30."""
    pulka = modern(players=3, end=end, **options).new_pulka()
    assert isinstance(pulka, ModernPulka)
    pulka.pulya = pulya
    assert pulka.is_finished(7) is over


@pytest.mark.parametrize(
    ("talon", "whists"), [("AS KS", 16), ("AS KD", 8), ("AS AH", 24), ("KH QH", 8), ("KH QS", 0)]
)
def test_the_paid_talon_M_26_PM_45(talon: str, whists: int) -> None:
    """M-26, PM-45."""
    made = modern("leningrad", sold_aces="tricks")
    pulka = written(made, declarer=0, game="7H", talon=talon)
    assert written_whists(pulka) == ({"DA": whists} if whists else {})


def test_among_three_the_paid_talon_is_halved_and_misere_pays_nothing_M_26() -> None:
    """M-26."""
    made = modern("sochi", sold_aces="tricks")
    assert written_whists(written(made, declarer=0, game="6H", talon="AS AH")) == {"BA": 3, "CA": 3}
    assert written_whists(written(made, declarer=0, bid="misere", talon="AS AH", tricks=[0, 5, 5])) == {}


@pytest.mark.parametrize(("talon", "points"), [("AS 8H", 20), ("AS KS", 30), ("AS KD", 20), ("AS AH", 40)])
def test_sold_aces_in_points_PM_44(talon: str, points: int) -> None:
    """PM-44."""
    pulka = written(modern(sold_aces="points"), declarer=0, game="6H", talon=talon)
    assert written_whists(pulka) == {"DA": points}
    assert written_whists(written(modern(), declarer=0, game="6H", talon=talon)) == {}


@pytest.mark.parametrize(
    ("all_to_one", "whists"), [(True, {"BA": 28, "DA": 4}), (False, {"BA": 14, "CA": 14, "DA": 4})]
)
def test_the_whist_taken_back_and_all_to_one_M_27_Q_35(all_to_one: bool, whists: dict[str, int]) -> None:
    """M-27, Q-35."""
    words = [PASS, "half", "overwhist", "closed"]
    pulka = six("leningrad", [5, 3, 2], words, overwhist_all=all_to_one)
    assert pulka.mountain[0] == 4
    assert written_whists(pulka) == whists


@pytest.mark.parametrize(
    ("options", "whists"),
    [
        ({"consolation": "none"}, {"BA": 20}),
        ({"consolation": "within"}, {"BA": 20, "CA": 4, "DA": 4}),
        ({"consolation": "extra"}, {"BA": 24, "CA": 4, "DA": 4}),
        ({"consolation": "extra", "consolation_value": 7}, {"BA": 27, "CA": 7, "DA": 7}),
        ({"consolation": "extra", "consolation_dealer": False}, {"BA": 24, "CA": 4}),
        ({"consolation": "within", "sharing": "gentleman"}, {"BA": 10, "CA": 10, "DA": 4}),
    ],
)
def test_consolation_PM_43_Q_24_Q_25(options: dict[str, Any], whists: dict[str, int]) -> None:
    """PM-43, Q-24, Q-25."""
    assert written_whists(six("book", [5, 3, 2], ONE, **options)) == whists


@pytest.mark.parametrize(
    "options",
    [
        {"half_whist": ("8",)},
        {"raspasy_price": ()},
        {"raspasy_price": ("2", "x")},
        {"raspasy_exit": ("7", "8")},
        {"raspasy_exit": ("7", "8", "5")},
        {"end": "deals"},
        {"raspasy_score": "whists"},
        {"suits": 3},
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        modern(**options)


# -- whole pulkas


Row = tuple[dict[str, Any], dict[str, int], list[int], list[int], int]
"""A hand, the whists written in it, pulya and mountain after it, the series."""

ONE_OPEN = [WHIST, PASS, "open"]
HALF = [PASS, "half", "accept"]


def played(sheet: Sheet, rows: list[Row]) -> Any:
    """Hand after hand as the table of a worked pulka has them; it is over after the last and not before."""
    before: dict[str, int] = {}
    for number, (hand, whists, pulya, mountain, series) in enumerate(rows, 1):
        pulka = sheet.hand(**hand)
        total = written_whists(pulka)
        found = {pair: total[pair] - before.get(pair, 0) for pair in total if total[pair] != before.get(pair)}
        assert (number, found) == (number, whists)
        assert (number, pulka.pulya, pulka.mountain, pulka.series) == (number, pulya, mountain, series)
        assert pulka.is_finished(number) is (number == len(rows))
        before = total
    return sheet.pulka


def test_a_whole_pulka_of_the_book_PK_2() -> None:
    """PK-2."""
    a, b, c, d = range(4)
    rows: list[Row] = [
        ({"dealer": d, "declarer": a, "game": "6H", "whist": HALF}, {"CA": 8}, [2, 0, 0, 0], [0] * 4, 0),
        ({"dealer": a, "tricks": [1, 3, 6, 0]}, {}, [2, 0, 0, 2], [2, 6, 12, 0], 1),
        (
            {"dealer": b, "declarer": d, "game": "7C", "whist": BOTH, "tricks": [3, 0, 1, 6]},
            {"AD": 24, "CD": 8, "BD": 8},
            [2, 0, 0, 2],
            [2, 6, 12, 8],
            1,
        ),
        ({"dealer": c, "tricks": [3, 5, 0, 2]}, {}, [2, 0, 4, 2], [14, 26, 12, 16], 2),
        (
            {"dealer": d, "declarer": b, "bid": "misere", "tricks": [5, 0, 5, 0]},
            {},
            [2, 10, 4, 2],
            [14, 26, 12, 16],
            0,
        ),
        (
            {"dealer": a, "declarer": c, "game": "8D", "whist": ONE_OPEN, "tricks": [0, 0, 9, 1]},
            {"DC": 12},
            [2, 10, 10, 2],
            [14, 26, 12, 16],
            0,
        ),
        ({"dealer": b, "declarer": a, "game": "6C"}, {}, [4, 10, 10, 2], [14, 26, 12, 16], 0),
        (
            {"dealer": c, "declarer": b, "game": "6D", "whist": BOTH, "tricks": [1, 6, 0, 3]},
            {"DB": 12, "AB": 4},
            [4, 12, 10, 2],
            [16, 26, 12, 16],
            0,
        ),
    ]
    pulka = played(Sheet("book", target=12), rows)
    worth = [20 * pulka.pulya[seat] - 10 * pulka.mountain[seat] for seat in range(4)]
    assert worth == [-80, -20, 80, -120]
    assert [pulka.net(seat) for seat in range(4)] == [20, -8, 4, -16]
    assert pulka.results() == [-25, 7, 119, -101]


def test_a_whole_pulka_of_sochi_PK_3() -> None:
    """PK-3."""
    a, b, c = range(3)
    rows: list[Row] = [
        (
            {"dealer": c, "declarer": a, "game": "6H", "whist": ONE, "tricks": [6, 3, 1]},
            {"BA": 8},
            [2, 0, 0],
            [0, 0, 0],
            0,
        ),
        (
            {"dealer": a, "declarer": b, "game": "8S", "whist": BOTH, "tricks": [1, 7, 2]},
            {"CB": 12 + 6, "AB": 6 + 6},
            [2, 0, 0],
            [0, 6, 0],
            0,
        ),
        ({"dealer": b, "tricks": [5, 5, 0]}, {}, [2, 0, 1], [5, 11, 0], 1),
        ({"dealer": c, "tricks": [2, 4, 4]}, {}, [2, 0, 1], [9, 19, 8], 2),
        (
            {"dealer": a, "declarer": b, "bid": "misere", "tricks": [4, 2, 4]},
            {},
            [2, 0, 1],
            [9, 39, 8],
            0,
        ),
        (
            {"dealer": b, "declarer": c, "game": "9D", "whist": ONE_OPEN, "tricks": [1, 0, 9]},
            {"AC": 8},
            [2, 0, 9],
            [9, 39, 8],
            0,
        ),
        ({"dealer": c, "declarer": a, "game": "8C"}, {}, [8, 0, 9], [9, 39, 8], 0),
        (
            {"dealer": a, "declarer": c, "game": "7H", "whist": HALF},
            {"BC": 4, "CA": 20, "CB": 10},
            [10, 1, 10],
            [9, 39, 8],
            0,
        ),
        ({"dealer": b, "declarer": a, "game": "6S"}, {"AB": 20}, [10, 3, 10], [9, 39, 8], 0),
        (
            {"dealer": c, "declarer": b, "game": "10H", "whist": BOTH, "tricks": [0, 10, 0]},
            {},
            [10, 10, 10],
            [19, 36, 8],
            0,
        ),
    ]
    pulka = played(Sheet("sochi", target=10), rows)
    assert [pulka.net(seat) for seat in range(3)] == [12, -48, 36]
    assert pulka.results() == [32, -198, 166]


def test_six_spades_that_both_must_whist_are_described_without_words_PM_27() -> None:
    """PM-27."""
    pulka = written(modern("sochi", stalingrad=True), declarer=0, game="6S", tricks=[6, 3, 1])
    assert written_whists(pulka) == {"BA": 6, "CA": 2}


def test_a_sheet_without_a_hand_brings_nobody_the_reward_of_no_trick_PM_52() -> None:
    """PM-52."""
    pulka = written(modern(), pulya=[1, 2, 3, 4])
    assert isinstance(pulka, ModernPulka)
    assert (pulka.pulya, pulka.series) == ([1, 2, 3, 4], 0)
    with pytest.raises(BadPosition):
        written(modern("rostov", players=4), tricks=[4, 4, 1, 1])
    with pytest.raises(BadPosition):
        written(modern(), declarer=0, bid="bid 6C", surrender=True)


def test_levels_and_prices_are_taken_as_numbers_too_PM_20_PM_51_PM_61() -> None:
    """PM-20, PM-51, PM-61."""
    spoken = modern("sochi", half_whist=[6], raspasy_price=[2, 4, 6], raspasy_exit=[7, 8, 6])
    assert (
        spoken.options == modern("sochi", half_whist="6", raspasy_price="2,4,6", raspasy_exit="7 8 6").options
    )
    with pytest.raises(BadOptions):
        modern(raspasy_exit=[7, 8, 5])


def test_the_dealers_point_helps_last_when_all_pass_PM_54_PM_71() -> None:
    """PM-54, PM-71: A's point fills B (of B and D with nine the nearer), then the dealer's own fills his."""
    made = modern("sochi", target=10, players=4)
    pulka = written(made, pulya=[10, 9, 5, 9], tricks=[0, 4, 6, 0], dealer=3)
    assert figures(pulka) == ([10, 10, 5, 10], [0, 4, 6, 0])
    assert written_whists(pulka) == {"AB": 10}


def test_the_whist_taken_back_within_the_tricks_writes_the_passers_too_PM_21_PM_43() -> None:
    """PM-21, PM-43: by the book, A six one short."""
    pulka = six("book", [5, 3, 2], ["pass", "half", "overwhist"], overwhist_all=True)
    assert written_whists(pulka) == {"BA": 5 * 4 + 4, "DA": 4}
    always = six(
        "leningrad", [6, 2, 2], ["pass", "half", "overwhist"], overwhist_all=True, sharing="gentleman_always"
    )
    assert written_whists(always) == {"BA": 16}


def test_a_flat_consolation_is_for_what_comes_on_top_PM_43() -> None:
    """PM-43: within the tricks the passer and the dealer write the price of the whist."""
    pulka = six("book", [5, 3, 2], ONE, "7H", consolation_value=10)
    assert written_whists(pulka) == {"BA": 40, "CA": 16, "DA": 16}


@pytest.mark.parametrize(
    ("level", "tricks", "gora"),
    [
        ("6H", [9, 1, 0], [0, 2, 4, 0]),
        ("6H", [10, 0, 0], [0, 4, 4, 0]),
        ("7H", [9, 1, 0], [0, 0, 4, 0]),
        ("7H", [10, 0, 0], [0, 4, 4, 0]),
    ],
)
def test_a_joint_duty_missed_by_several_tricks_PM_42(level: str, tricks: list[int], gora: list[int]) -> None:
    """PM-42: each pays for what he lacks of his half."""
    assert six("leningrad", tricks, BOTH, level).mountain == gora


def test_in_rostov_the_dealer_has_his_point_and_no_trick_another_PM_53() -> None:
    """PM-53."""
    four = written(modern("rostov", players=4), tricks=[1, 4, 5, 0], dealer=3)
    assert (figures(four)[0], written_whists(four)) == ([0, 0, 0, 1], {"AB": 20, "AC": 25})
    three = written(modern("rostov"), tricks=[0, 0, 10], dealer=2)
    assert (figures(three)[0], written_whists(three)) == ([1, 1, 0], {"AC": 25, "BC": 25})
