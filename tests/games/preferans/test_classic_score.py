"""Classic Preferans: what is written, by the worked cases C-3 … C-33 and the pulka PK-1 (preferans.md, Part 2)."""

from fractions import Fraction
from typing import Any

import pytest

from lomber.games.preferans.classic_score import ClassicPulka, money, price_of
from lomber.games.preferans.moves import GAMES
from lomber.table.errors import BadOptions, BadPosition
from tests.games.preferans.tables import game, written, written_whists

BOTH = ["whist", "whist"]
INVITED = ["whist", "pass", "invite_open"]
ALONE = ["whist", "pass", "alone"]


def classic(**options: Any) -> Any:
    return game("preferans_classic", **options)


def after(made: Any = None, **result: Any) -> ClassicPulka:
    """The sheet after a hand; A is declarer unless said otherwise."""
    if "tricks" in result and "declarer" not in result and "raspasy" not in result:
        result["declarer"] = 0
    elif "game" in result:
        result.setdefault("declarer", 0)
    result.pop("raspasy", None)
    made = made or classic()
    if "tricks" in result:
        result["tricks"] = result["tricks"] + [0] * (int(made.seats) - len(result["tricks"]))
    pulka = written(made, **result)
    assert isinstance(pulka, ClassicPulka)
    return pulka


def test_the_sheet_has_kurochka_record_and_whists_PC_1_PC_4_U_6() -> None:
    """PC-1, PC-4, U-6."""
    pulka = after(game="6H", whist=BOTH, tricks=[6, 2, 2])
    sheet = pulka.sheet()
    assert sheet.drawing == "kurochka"
    assert list(sheet.columns[0].totals)[:2] == ["kurochka", "record"]
    assert set(sheet.columns[0].totals) >= {"whists.1", "whists.2", "whists.3"}
    assert [(entry.column, entry.place, entry.amount) for entry in pulka.entries] == [
        (1, "whists.0", 20),
        (2, "whists.0", 20),
        (0, "record", -10),
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whists_stand_from_the_left_neighbour_to_the_right_one_PC_4_U_6(players: int) -> None:
    """PC-4, U-6: on the left neighbour, on the player opposite, on the right neighbour, whoever keeps them."""
    for seat, column in enumerate(classic(players=players).new_pulka().sheet().columns):
        kept = [place for place in column.totals if place.startswith("whists.")]
        assert kept == [f"whists.{(seat + step) % players}" for step in range(1, players)]


@pytest.mark.parametrize(("options", "start"), [({}, 200), ({"table": "screw"}, 700), ({"start": 300}, 300)])
def test_the_record_begins_at_the_agreed_number_PC_2(options: dict[str, Any], start: int) -> None:
    """PC-2."""
    assert classic(**options).new_pulka().record == [start] * 4


@pytest.mark.parametrize(
    ("table", "six", "ten", "some"),
    [
        ("1", [4, 6, 8, 10, 12], [20, 30, 40, 50, 60], {"7D": 16, "8H": 30, "9C": 24}),
        ("2", [4, 6, 8, 10, 12], [44, 46, 48, 50, 52], {"7D": 18, "8S": 24, "9NT": 42}),
        ("3", [14, 16, 18, 20, 22], [54, 56, 58, 60, 62], {"7S": 24, "9H": 50}),
        ("4", [10] * 5, [50] * 5, {"7C": 20, "9NT": 40}),
        ("screw", [4, 6, 8, 10, 12], [64, 96, 128, 160, 192], {"9NT": 96, "8C": 24}),
    ],
)
def test_the_five_tables_of_prices_PC_5_PC_101_C_30_Q_20(
    table: str, six: list[int], ten: list[int], some: dict[str, int]
) -> None:
    """PC-5, PC-101, C-30, Q-20."""
    assert [price_of(table, game) for game in range(5)] == six
    assert [price_of(table, game) for game in range(20, 25)] == ten
    assert {name: price_of(table, GAMES.index(name)) for name in some} == some


def test_made_without_kurochka_C_3_PC_62() -> None:
    """C-3, PC-62."""
    pulka = after(game="6H", whist=BOTH, tricks=[6, 2, 2])
    assert pulka.record == [190, 200, 200, 200]
    assert written_whists(pulka) == {"BA": 20, "CA": 20}


def test_made_with_a_kurochka_on_the_table_C_4_PC_60_PC_61() -> None:
    """C-4, PC-60, PC-61."""
    pulka = after(remises=[10, 0, 0, 0], game="6H", whist=BOTH, tricks=[6, 2, 2])
    assert (pulka.record[0], pulka.remises) == (190, [0, 0, 0, 0])
    assert written_whists(pulka) == {"BA": 40, "CA": 40}


@pytest.mark.parametrize(("standing", "left"), [(20, 0), (60, 40)])
def test_taken_from_another_C_5_PC_3(standing: int, left: int) -> None:
    """C-5, PC-3."""
    pulka = after(remises=[0, 0, standing, 0], game="7H")
    assert pulka.record[0] == 180
    assert pulka.remises == [0, 0, left, 0]
    assert written_whists(pulka) == {"AC": 200}


@pytest.mark.parametrize(
    ("standing", "tricks", "kurochka"),
    [(0, [6, 2, 2], 20), (40, [6, 2, 2], 40), (10, [6, 2, 2], 30), (10, [5, 3, 2], 60)],
)
def test_a_remise_is_doubled_by_what_stands_C_6_PC_63_Q_6(
    standing: int, tricks: list[int], kurochka: int
) -> None:
    """C-6, PC-63, Q-6."""
    pulka = after(remises=[0, standing, 0, 0], game="7H", whist=BOTH, tricks=tricks)
    assert pulka.remises[:2] == [kurochka, standing]


def test_a_whisters_remise_is_never_doubled_C_7_PC_64() -> None:
    """C-7, PC-64."""
    pulka = after(remises=[0, 50, 0, 0], game="6H", whist=BOTH, tricks=[8, 2, 0])
    assert pulka.record[0] == 190
    assert pulka.remises == [0, 40, 20, 0]
    assert written_whists(pulka) == {"BA": 40, "AB": 100}


def test_an_empty_record_takes_from_the_left_neighbour_C_8_PC_65() -> None:
    """C-8, PC-65."""
    pulka = after(record=[0, 50, 200, 200], remises=[10, 0, 0, 0], game="6H")
    assert pulka.record == [0, 40, 200, 200]
    assert pulka.remises == [0, 0, 0, 0]
    assert written_whists(pulka) == {"AB": 100}


def test_the_excess_is_split_C_9_Q_8() -> None:
    """C-9, Q-8."""
    pulka = after(record=[4, 3, 20, 20], game="6H")
    assert pulka.record == [0, 0, 17, 20]
    assert written_whists(pulka) == {"AB": 30, "AC": 30}


def test_the_largest_record_may_give_first_PC_65() -> None:
    """PC-65."""
    pulka = after(classic(help_target="largest"), record=[0, 3, 20, 25], game="6H")
    assert pulka.record == [0, 3, 20, 15]


def test_a_record_may_be_chosen_PC_65() -> None:
    """PC-65."""
    pulka = after(classic(help_target="choose"), record=[0, 3, 20, 25], game="6H")
    assert pulka.asked() == [1, 2, 3]
    pulka.choose_giver(1, 1)
    assert pulka.asked() == [2, 3]
    pulka.choose_giver(1, 3)
    assert (pulka.asked(), pulka.record) == ([], [0, 0, 20, 18])


def test_a_remise_of_this_hand_opens_no_record_to_the_chooser_PC_68() -> None:
    """PC-68: C's record was full when A made his game; that he falls short himself comes afterwards."""
    made = classic(form="plain", help_target="choose", start=50)
    pulka = after(made, record=[48, 47, 50, 45], game="6H", whist=BOTH, tricks=[8, 2, 0])
    assert (pulka.record, pulka.asked()) == ([50, 47, 30, 45], [1, 3])
    pulka.choose_giver(1, 3)
    assert pulka.record == [50, 50, 30, 50]
    assert written_whists(pulka) == {"AB": 30, "AD": 50, "BA": 20}


def test_the_order_in_the_kurochka_C_10_PC_66_Q_5() -> None:
    """C-10, PC-66, Q-5."""
    pulka = after(remises=[4, 6, 3, 0], game="6H")
    assert pulka.remises == [0, 3, 0, 0]
    assert written_whists(pulka) == {"AC": 30, "AB": 30}


def test_of_equal_kurochkas_the_nearest_to_the_left_C_11() -> None:
    """C-11."""
    pulka = after(remises=[0, 5, 0, 5], game="6S")
    assert pulka.remises == [0, 1, 0, 5]
    assert written_whists(pulka) == {"AB": 40}


def test_a_limited_kurochka_C_12_Q_7() -> None:
    """C-12, Q-7."""
    made = classic(kurochka_limit=20)
    pulka = after(made, remises=[0, 0, 50, 0], game="6S", whist=INVITED, tricks=[6, 3, 1])
    assert (pulka.record[0], pulka.remises[2]) == (196, 30)
    assert written_whists(pulka) == {"AC": 200, "BA": 96}
    pulka = after(made, remises=[0, 0, 50, 0], game="9H", whist=BOTH, tricks=[8, 1, 1])
    assert pulka.remises[0] == 60
    pulka = after(made, remises=[0, 0, 12, 0], game="6S", whist=BOTH, tricks=[6, 2, 2])
    assert written_whists(pulka) == {"AC": 120, "BA": 32, "CA": 32}


@pytest.mark.parametrize(
    ("game_", "tricks", "record"),
    [
        ("6C", [5, 3, 2], 24),
        ("6C", [4, 3, 3], 18),
        ("6C", [3, 4, 3], 12),
        ("7D", [6, 2, 2], 14),
        ("7D", [5, 3, 2], -2),
    ],
)
def test_the_plain_form_C_13_PC_100_Q_13(game_: str, tricks: list[int], record: int) -> None:
    """C-13, PC-100, Q-13."""
    pulka = after(classic(form="plain"), record=[30, 0, 0, 0], game=game_, whist=BOTH, tricks=tricks)
    assert pulka.record[0] == record


def test_the_plain_form_counts_up_helps_and_ends_PC_100() -> None:
    """PC-100."""
    made = classic(form="plain", start=20)
    pulka = after(made, record=[15, 18, 20, 20], game="6H")
    assert pulka.record == [20, 20, 20, 20]
    assert written_whists(pulka) == {"AB": 20}
    assert pulka.is_finished(1)
    pulka = after(made, record=[0, 15, 0, 0], raspasy=True, tricks=[4, 0, 6, 0])
    assert pulka.record == [-8, 20, -12, 10]
    assert pulka.sheet().columns[0].totals["record"] == -8
    pulka = after(made, game="6H", whist=BOTH, tricks=[8, 2, 0])
    assert pulka.record == [10, 0, -20, 0]


def test_consolation_C_14_PC_67() -> None:
    """C-14, PC-67."""
    pulka = after(game="6D", whist=INVITED, tricks=[4, 4, 2])
    assert pulka.remises[0] == 16
    assert written_whists(pulka) == {"BA": 88, "DA": 40}
    pulka = after(game="6D", whist=BOTH, tricks=[4, 4, 2])
    assert written_whists(pulka) == {"BA": 52, "CA": 36, "DA": 40}


@pytest.mark.parametrize(
    ("talon", "points"), [("AD 8S", 20), ("AS KS", 30), ("AS KD", 20), ("AS AH", 40), ("KS QS", 0)]
)
def test_sold_aces_C_15_PC_22_Q_22(talon: str, points: int) -> None:
    """C-15, PC-22, Q-22."""
    assert written_whists(after(game="6S", talon=talon)) == ({"DA": points} if points else {})
    made = classic(miseres=True)
    assert written_whists(after(made, bid="misere SM", talon=talon, tricks=[0, 5, 5])) == {}
    assert written_whists(after(classic(sold_aces=False), game="6S", talon=talon)) == {}
    assert written_whists(after(classic(players=3), game="6S", talon=talon)) == {}


def test_duties_of_a_single_whister_C_16_PC_47() -> None:
    """C-16, PC-47."""
    pulka = after(game="7S", whist=ALONE, tricks=[10, 0, 0])
    assert pulka.remises == [0, 8, 0, 0]
    pulka = after(game="7S", whist=INVITED, tricks=[9, 1, 0])
    assert pulka.remises == [0, 8, 0, 0]
    assert written_whists(pulka) == {"BA": 8}


@pytest.mark.parametrize(("duty", "kurochka"), [("individual", 20), ("soft", 20), ("joint", 10)])
def test_duties_of_two_whisters_PC_47_Q_4(duty: str, kurochka: int) -> None:
    """PC-47, Q-4."""
    pulka = after(classic(whist_duty=duty), game="6H", whist=BOTH, tricks=[7, 3, 0])
    assert pulka.remises == [0, 0, kurochka, 0]


def test_a_checked_ten_C_17_PC_48() -> None:
    """C-17, PC-48."""
    pulka = after(game="10H", whist=["check"], tricks=[9, 1, 0])
    assert pulka.remises[0] == 50
    assert written_whists(pulka) == {"BA": 35, "CA": 35, "DA": 20}
    pulka = after(remises=[0, 50, 0, 0], game="10H", whist=["check"], tricks=[9, 0, 1])
    assert pulka.remises[0] == 100
    assert written_whists(pulka) == {"BA": 60, "CA": 60, "DA": 20}
    assert after(game="10H", whist=["trust", "trust"]).record[0] == 150


def test_the_odd_point_of_a_checked_ten_is_the_firsts_PC_48() -> None:
    """PC-48."""
    pulka = after(remises=[0, 5, 0, 0], game="10H", whist=["trust", "check"], tricks=[9, 1, 0])
    assert written_whists(pulka) == {"BA": 28 + 10, "CA": 27 + 10, "DA": 20}


def test_a_whisted_ten_PC_47() -> None:
    """PC-47."""
    pulka = after(classic(ten="whist"), game="10H", whist=BOTH, tricks=[10, 0, 0])
    assert (pulka.record[0], pulka.remises) == (150, [0, 50, 50, 0])


@pytest.mark.parametrize(("before", "rest"), [(200, 190), (6, 0), (0, 0)])
def test_all_pass_scores_C_18_PC_83_PC_84(before: int, rest: int) -> None:
    """C-18, PC-83, PC-84."""
    pulka = after(record=[before, 200, 200, 200], raspasy=True, tricks=[0, 2, 7, 1])
    assert pulka.record == [rest, 200, 200, 200]
    assert pulka.remises == [0, 4, 14, 2]
    assert written_whists(pulka) == {}


@pytest.mark.parametrize(
    ("bid", "standing", "tricks", "record", "kurochka"),
    [
        ("misere GM", 0, 0, 190, 0),
        ("misere GM", 0, 4, 200, 40),
        ("misere GM", 25, 0, 190, 0),
        ("misere GM", 25, 1, 200, 20),
        ("misere SM", 0, 0, 195, 0),
        ("misere SM", 0, 1, 200, 5),
        ("misere SU", 0, 0, 185, 0),
        ("misere GU", 0, 2, 200, 40),
    ],
)
def test_misere_scores_C_20_PC_112_Q_15(
    bid: str, standing: int, tricks: int, record: int, kurochka: int
) -> None:
    """C-20, PC-112, Q-15."""
    made = classic(miseres=True, uverts=True)
    pulka = after(made, remises=[0, 0, 0, standing], bid=bid, tricks=[tricks, 10 - tricks, 0])
    assert (pulka.record[0], pulka.remises[0]) == (record, kurochka)
    if standing and not tricks:
        assert pulka.remises[3] == 15
        assert written_whists(pulka) == {"AD": 100}


def test_the_responsible_phase_C_24_PC_91() -> None:
    """C-24, PC-91."""
    start: dict[str, Any] = {"record": [0] * 4, "remises": [0, 14, 0, 0]}
    pulka = after(**start, game="6H")
    assert pulka.remises == [0, 0, 0, 0]
    assert written_whists(pulka) == {"AB": 140}
    assert pulka.is_finished(1)
    assert after(**start, game="6H", whist=BOTH, tricks=[5, 3, 2]).remises == [20, 14, 0, 0]
    pulka = after(**start, game="6H", whist=BOTH, tricks=[6, 3, 1])
    assert written_whists(pulka) == {"BA": 60, "CA": 20, "AB": 140}
    assert pulka.remises == [0, 0, 20, 0]
    pulka = after(**start, raspasy=True, tricks=[0, 5, 5, 0])
    assert (pulka.record, pulka.remises) == ([0] * 4, [0, 24, 10, 0])
    pulka = after(classic(kurochka_limit=10), **start, game="8H", whist=BOTH, tricks=[8, 1, 1])
    assert written_whists(pulka) == {"BA": 20, "CA": 20, "AB": 140}


def test_the_pot_is_divided_and_won_part_by_part_C_25_PC_102_PC_103_Q_14() -> None:
    """C-25, PC-102, PC-103, Q-14."""
    accounts = [240, 180, 60, 120]
    made = classic(form="pot", pot_parts="2")
    pulka = made.new_pulka()
    pulka.record, pulka.remises = [0] * 4, accounts[:]
    pulka.divide(2)
    assert [sum(part) for part in pulka.parts] == [300, 300]
    pulka.parts, pulka.remises = [], accounts[:]
    pulka.divide(3)
    assert pulka.parts == [[80, 60, 20, 40]] * 3
    start = {"record": [0] * 4, "parts": pulka.parts}
    pulka = after(made, **start, dealer=2, declarer=3, game="6S")
    assert written_whists(pulka) == {"DA": 800, "DB": 600, "DC": 200}
    assert len(pulka.parts) == 2
    pulka = after(made, **start, declarer=1, game="9H", whist=BOTH, tricks=[1, 8, 1])
    assert pulka.remises == [0, 200, 0, 0]
    assert len(pulka.parts) == 3
    part = {"record": [0] * 4, "parts": [[180, 0, 0, 0]]}
    assert after(made, **part, game="7H", whist=BOTH, tricks=[5, 3, 2]).remises[0] == 360


def test_in_the_pot_form_whists_are_plain_and_remises_go_to_the_pot_PC_102() -> None:
    """PC-102."""
    made = classic(form="pot")
    pulka = after(made, remises=[0, 50, 0, 0], game="6H", whist=BOTH, tricks=[7, 3, 0])
    assert (pulka.record[0], pulka.remises) == (190, [0, 50, 20, 0])
    assert written_whists(pulka) == {"BA": 30}
    pulka = after(made, record=[0] * 4, parts=[[9, 0, 0, 0]], raspasy=True, tricks=[0, 5, 5, 0])
    assert pulka.remises == [0, 10, 10, 0]


def test_a_new_pot_is_played_like_the_old_one_PC_103() -> None:
    """PC-103."""
    made = classic(form="pot", pot_parts="2")
    pulka = after(made, record=[0] * 4, parts=[[9, 0, 0, 0]], remises=[0, 0, 8, 0], declarer=1, game="6S")
    assert pulka.parts == [[0, 0, 4, 0], [0, 0, 4, 0]]
    assert not pulka.is_finished(1)
    pulka = after(made, record=[0] * 4, parts=[[9, 0, 0, 0]], declarer=1, game="6S")
    assert pulka.is_finished(1)


def test_a_part_that_is_won_leaves_the_pot_on_the_sheet_too_PC_103_U_6() -> None:
    """PC-103, U-6: the figures of a pot add up to what stands in it, also when there is a new one."""
    made = classic(form="pot")
    part = {"record": [0] * 4, "parts": [[5, 6, 0, 1], [5, 6, 0, 1]]}
    pulka = after(made, **part, game="6S", whist=BOTH, tricks=[8, 2, 0])
    assert written_whists(pulka) == {"BA": 8, "AB": 60, "AD": 10}
    pots = [(entry.column, entry.amount, entry.reason) for entry in pulka.entries if entry.place == "pot"]
    assert pots == [(0, -5, "part-won"), (1, -6, "part-won"), (3, -1, "part-won"), (2, 8, "whist-remise")]
    assert [column.totals["pot"] for column in pulka.sheet().columns] == [5, 6, 8, 1]


def test_small_parts_of_a_pot_are_skipped_C_32() -> None:
    """C-32."""
    pulka = classic(form="pot").new_pulka()
    pulka.record, pulka.remises = [0] * 4, [2, 1, 0, 0]
    pulka.divide(3)
    assert pulka.parts == [[2, 1, 0, 0]]


def test_the_settlement_in_money_C_26_PC_130_PC_131_Q_21() -> None:
    """C-26, PC-130, PC-131, Q-21."""
    pulka = classic().new_pulka()
    pulka.record = [0] * 4
    pulka.whists = [[0, 1340, 570, 2720], [690, 0, 0, 0], [1520, 0, 0, 0], [1430, 0, 0, 0]]
    assert pulka.net(0) == 990
    assert pulka.results()[0] == 990
    for price, kopecks in (("1/20", 49), ("1/10", 99), ("1/8", 123), ("1/4", 247), ("1/100", 9)):
        assert money(990, Fraction(price)) == kopecks
        assert money(-990, Fraction(price)) == -kopecks


def test_an_early_stop_C_29_PC_93_Q_19() -> None:
    """C-29, PC-93, Q-19."""
    pulka = classic(players=3).new_pulka()
    pulka.record, pulka.remises = [20, 0, 10], [0, 6, 4]
    pulka.whists = [[0, 40, 60], [0, 0, 0], [0, 0, 0]]
    assert [pulka.net(seat) for seat in range(3)] == [100, -40, -60]
    assert pulka.exact() == [Fraction(100, 3), Fraction(100, 3), Fraction(-200, 3)]
    assert pulka.results() == [34, 33, -67]
    pulka.settle(3)
    for seat in range(3):
        written_ = sum(entry.amount for entry in pulka.entries if entry.column == seat)
        assert written_ == pulka.results()[seat]
    assert classic(max_deals=3).new_pulka().is_finished(3)


def test_two_with_a_dummy_C_28_PC_120() -> None:
    """C-28, PC-120."""
    made = classic(players=2)
    pulka = after(made, dealer=0, declarer=1, game="6D", whist=["invite_open"], tricks=[3, 7])
    assert (pulka.record, pulka.remises) == ([200, 192], [8, 0])
    assert written_whists(pulka) == {"AB": 24}
    pulka = after(made, dealer=0, declarer=1, game="6D", whist=["alone"], tricks=[3, 7])
    assert pulka.remises == [0, 0]
    assert written_whists(pulka) == {"AB": 24}
    pulka = after(made, dealer=0, declarer=1, game="6D", whist=["alone"], tricks=[5, 5])
    assert written_whists(pulka) == {"AB": 40 + 20}


def test_ten_with_a_dummy_C_33() -> None:
    """C-33."""
    pulka = after(classic(players=2), dealer=0, declarer=1, game="10D", whist=["check"], tricks=[1, 9])
    assert pulka.remises == [0, 40]
    assert written_whists(pulka) == {"AB": 60}


@pytest.mark.parametrize(("vystavka", "late", "kurochka"), [(10, False, 10), (0, False, 0), (10, True, 0)])
def test_the_dealer_puts_up_a_kurochka_PC_95_Q_18(vystavka: int, late: bool, kurochka: int) -> None:
    """PC-95, Q-18."""
    pulka = classic(vystavka=vystavka).new_pulka()
    if late:
        pulka.record, pulka.remises = [0] * 4, [0, 3, 0, 0]
    pulka.before_deal(1, 3)
    assert pulka.remises[3] == kurochka


@pytest.mark.parametrize(
    "options",
    [
        {"form": "pot", "vystavka": 5},
        {"form": "plain", "kurochka_limit": 10},
        {"players": 2, "miseres": True},
        {"five_idle": "previous_dealer"},
        {"price": "x"},
        {"price": "0"},
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        classic(**options)


def test_options_may_be_written_as_numbers_or_as_words() -> None:
    by_number, by_word = (
        classic(table=4, pot_parts=2, form="pot"),
        classic(table="4", pot_parts="2", form="pot"),
    )
    assert by_number.options == by_word.options
    assert by_number.prices.parts == 2


# -- a whole pulka


def test_a_whole_classic_pulka_PK_1_PC_68_PC_90_PC_92() -> None:
    """PK-1, PC-68, PC-90, PC-92."""
    made = classic(start=20)
    kept: dict[str, Any] = {}
    pulka: Any = None
    a, b, c, d = range(4)
    dark = ["pass", "whist", "invite_dark"]
    hands: list[tuple[dict[str, Any], list[int], list[int]]] = [
        (
            {
                "dealer": d,
                "declarer": a,
                "game": "6H",
                "whist": INVITED,
                "tricks": [6, 4, 0, 0],
                "talon": "AD 8S",
            },
            [10, 20, 20, 20],
            [0] * 4,
        ),
        (
            {"dealer": a, "declarer": c, "game": "7D", "whist": BOTH, "tricks": [0, 3, 5, 2]},
            [10, 20, 20, 20],
            [0, 0, 32, 0],
        ),
        (
            {
                "dealer": b,
                "declarer": d,
                "game": "6S",
                "whist": ["pass", "whist", "alone"],
                "tricks": [0, 0, 3, 7],
            },
            [10, 20, 20, 16],
            [0, 0, 28, 0],
        ),
        ({"dealer": c, "tricks": [5, 0, 1, 4]}, [10, 10, 20, 16], [10, 0, 30, 8]),
        ({"dealer": d, "declarer": b, "game": "6NT"}, [10, 0, 18, 16], [6, 0, 30, 0]),
        (
            {
                "dealer": a,
                "declarer": c,
                "game": "8H",
                "whist": dark,
                "tricks": [0, 2, 8, 0],
                "talon": "AS KS",
            },
            [10, 0, 0, 4],
            [6, 0, 0, 0],
        ),
        (
            {"dealer": b, "declarer": a, "game": "6D", "whist": BOTH, "tricks": [7, 0, 3, 0]},
            [2, 0, 0, 4],
            [0, 0, 0, 16],
        ),
        (
            {"dealer": c, "declarer": d, "game": "6C", "whist": INVITED, "tricks": [5, 0, 0, 5]},
            [2, 0, 0, 4],
            [0, 0, 0, 28],
        ),
        ({"dealer": d, "declarer": a, "game": "6S"}, [0, 0, 0, 2], [0, 0, 0, 24]),
        ({"dealer": a, "declarer": d, "game": "6H"}, [0] * 4, [0, 0, 0, 14]),
        (
            {"dealer": b, "declarer": c, "game": "6H", "whist": BOTH, "tricks": [1, 0, 6, 3]},
            [0] * 4,
            [20, 0, 0, 0],
        ),
        ({"dealer": c, "declarer": a, "game": "6D"}, [0] * 4, [4, 0, 0, 0]),
        (
            {
                "dealer": d,
                "declarer": b,
                "game": "6S",
                "whist": ["pass", "whist", "alone"],
                "tricks": [3, 7, 0, 0],
            },
            [0] * 4,
            [0] * 4,
        ),
    ]
    whists: list[dict[str, int]] = [
        {"BA": 40, "DA": 20},
        {"BC": 48 + 20, "DC": 32 + 20, "AC": 40},
        {"CD": 24, "DC": 40},
        {},
        {"BC": 20, "BD": 80, "BA": 40},
        {"BC": 120, "AC": 30, "CD": 120},
        {"CA": 42},
        {"AD": 60 + 20, "CD": 20},
        {"AD": 20 + 40},
        {},
        {"DC": 60, "AC": 20, "CD": 140},
        {},
        {"AB": 24, "BA": 40},
    ]
    before: dict[str, int] = {}
    for number, (hand, record, kurochka) in enumerate(hands, 1):
        pulka = written(made, **kept, **hand)
        total = written_whists(pulka)
        found = {pair: total[pair] - before.get(pair, 0) for pair in total if total[pair] != before.get(pair)}
        assert (number, found) == (number, whists[number - 1])
        assert (number, pulka.record, pulka.remises) == (number, record, kurochka)
        assert pulka.is_finished(number) is (number == 13)
        kept, before = pulka.described(), total
    assert pulka.whists == [[0, 24, 90, 140], [120, 0, 208, 80], [42, 0, 0, 304], [20, 0, 152, 0]]
    assert pulka.results() == [72, 384, -104, -352]


def entries(made: Any, **result: Any) -> list[tuple[int, str, int, str]]:
    return [(entry.column, entry.place, entry.amount, entry.rule) for entry in made.score(result)]


@pytest.mark.parametrize(
    ("options", "described", "written_off"),
    [
        ({}, {"game": "10S"}, 20),
        ({}, {"game": "10S", "whist": ["trust"]}, 20),
        ({"players": 2}, {"game": "6S"}, 4),
        ({"players": 2}, {"game": "10S"}, 20),
        ({"players": 3}, {"game": "6S", "whist": ["pass"]}, 4),
    ],
)
def test_who_is_silent_on_a_game_undertakes_nothing_PC_41_PC_48_PC_120(
    options: dict[str, Any], described: dict[str, Any], written_off: int
) -> None:
    """PC-41, PC-48, PC-120."""
    assert entries(classic(**options), declarer=0, **described) == [(0, "record", -written_off, "PC-62")]


def test_a_talon_that_nobody_took_is_not_paid_for_PC_22() -> None:
    """PC-22."""
    made = classic(miseres=True)
    assert entries(made, declarer=0, bid="direct 6S", game="6S", talon="AS KS") == [
        (0, "record", -4, "PC-62")
    ]
    sold = entries(made, declarer=0, bid="bid 6S", game="6S", talon="AS KS")
    assert sold[0] == (3, "whists.0", 30, "PC-22")


def test_a_sheet_without_a_hand_is_left_as_it_is_PC_93() -> None:
    """PC-93."""
    assert entries(classic(players=3), record=[20, 0, 10], remises=[0, 6, 4]) == []
    assert entries(game("preferans_hussar"), record=[20, 0]) == []


@pytest.mark.parametrize(
    ("options", "described"),
    [
        ({}, {"whist": ["whist", "pass"], "tricks": [6, 4, 0, 0]}),
        ({}, {"whist": ["whist", "whist"], "tricks": [6, 1, 0, 0]}),
        ({}, {"whist": ["whist", "whist"]}),
        ({}, {"whist": ["whist", "whist"], "tricks": [6, 1, 1, 2]}),
        ({}, {"whist": ["whist", "pass", "alone"], "tricks": [6, 2, 2, 0]}),
        ({}, {"bid": "direct 6H"}),
        ({}, {"bid": "bid 7S"}),
        ({}, {"bid": "misere SM", "game": ""}),
        ({"miseres": True}, {"bid": "misere", "game": ""}),
        ({"miseres": True}, {"bid": "misere SM"}),
        ({}, {"surrender": True}),
        ({}, {"declarer": -1, "game": "", "tricks": [4, 4, 1, 0]}),
        ({"raspasy": "redeal"}, {"declarer": -1, "game": "", "tricks": [4, 4, 2, 0]}),
        (
            {"players": 5, "five_idle": "previous_dealer"},
            {"declarer": -1, "game": "", "tricks": [4, 4, 0, 2, 0]},
        ),
    ],
)
def test_a_result_that_cannot_be_is_refused_PC_21_PC_46_PC_47_PC_80(
    options: dict[str, Any], described: dict[str, Any]
) -> None:
    """PC-21, PC-46, PC-47, PC-80."""
    with pytest.raises(BadPosition):
        classic(**options).score({"declarer": 0, "game": "6H", **described})


@pytest.mark.parametrize(
    "described",
    [
        {"whist": BOTH, "tricks": [5, 3, 2, 0], "revokes": [0, 0, 0, 1]},
        {"whist": ALONE, "tricks": [5, 5, 0, 0], "revokes": [0, 0, 1, 0]},
        {"revokes": [0, 1, 0, 0]},
        {"declarer": -1, "game": "", "tricks": [5, 5, 0, 0], "revokes": [0, 0, 0, 1]},
        {"talon": "AS AH AD"},
        {"talon": "AS 2S"},
    ],
)
def test_who_played_no_card_did_not_revoke_and_a_talon_has_two_I_8_P_8(described: dict[str, Any]) -> None:
    """I-8, P-8: the idle dealer, the hand laid aside, both where nobody whisted."""
    with pytest.raises(BadPosition):
        classic().score({"declarer": 0, "game": "6H", **described})


def test_a_described_hand_names_who_peeked_and_whose_record_gives_I_4_PC_65() -> None:
    """I-4, PC-65."""
    made = classic(help_target="choose", players=3)
    pulka = made.scored({"declarer": 0, "game": "6H", "record": [4, 3, 20], "help": [2], "peeked": [1]})
    assert (pulka.record, pulka.remises) == ([0, 3, 14], [0, 10, 0])
    assert written_whists(pulka) == {"AC": 60}
    pulka = made.scored({"declarer": 0, "game": "6H", "record": [4, 3, 20], "help": [1]})
    assert pulka.record == [0, 0, 17]
    with pytest.raises(BadPosition):
        made.scored({"declarer": 0, "game": "6H", "record": [4, 3, 20], "help": [0]})
    with pytest.raises(BadPosition):
        made.scored({"declarer": 0, "game": "6H", "whist": ["whist", "pass", "alone"], "peeked": [1]})


def test_whoever_gives_without_a_choice_may_be_named_and_a_choice_must_be_told_PC_65() -> None:
    """PC-65: of two givers the second is left without a choice, and a single one from the first."""
    made = classic(help_target="choose", players=3)
    described = {"declarer": 0, "game": "7NT", "record": [0, 3, 40]}
    taken = made.score({**described, "help": [1]})
    assert made.score({**described, "help": [1, 2]}) == taken
    alone = {"declarer": 0, "game": "6H", "record": [0, 0, 20]}
    assert made.score({**alone, "help": [2]}) == made.score(alone) != []
    for givers in ([2, 1], [1, 1], [1, 2, 0]):
        with pytest.raises(BadPosition):
            made.score({**described, "help": givers})
    with pytest.raises(BadPosition) as refused:
        made.score(described)
    assert refused.value.rule == "PC-65"


def test_a_limit_the_end_and_a_bare_table_PC_60_PC_91() -> None:
    """PC-60, PC-91: S is twice the limit though only seven can be taken, and a whister's remise is S too."""
    late = {"record": [0, 0, 0, 0], "remises": [0, 0, 7, 0]}
    pulka = after(classic(kurochka_limit=20), **late, game="9H", whist=BOTH, tricks=[9, 1, 0])
    assert pulka.remises == [0, 0, 40, 0]
    assert written_whists(pulka) == {"AC": 70, "BA": 40}


def test_a_failed_game_against_an_invited_hand_with_a_limit_at_the_end_PC_67_PC_91() -> None:
    """PC-67, PC-91: consolation is not doubled."""
    late = {"record": [0, 0, 0, 0], "remises": [0, 100, 0, 0]}
    pulka = after(classic(kurochka_limit=30), **late, game="6S", whist=INVITED, tricks=[5, 3, 2])
    assert pulka.remises == [60, 100, 0, 0]
    assert written_whists(pulka) == {"BA": 5 * 60 + 20, "DA": 20}


def test_of_five_only_the_dealer_sells_and_is_consoled_PC_22_PC_67_PC_122() -> None:
    """PC-22, PC-67, PC-122: A deals, B deals next and neither writes nor is written for."""
    made = classic(players=5)
    hand = {
        "declarer": 2,
        "dealer": 0,
        "game": "6H",
        "talon": "AS KS",
        "whist": BOTH,
        "tricks": [0, 0, 5, 3, 2],
    }
    assert written_whists(after(made, **hand)) == {"AC": 30 + 20, "DC": 30 + 10, "EC": 20 + 10}
    passed = after(made, dealer=0, tricks=[0, 0, 3, 5, 2], declarer=-1)
    assert (passed.record, passed.remises) == ([190, 200, 200, 200, 200], [0, 0, 6, 10, 4])


def test_the_largest_records_give_in_turn_and_the_rest_is_lost_PC_65() -> None:
    """PC-65."""
    pulka = after(classic(help_target="largest"), record=[0, 5, 8, 6], game="7NT")
    assert pulka.record == [0, 0, 0, 0]
    assert written_whists(pulka) == {"AC": 80, "AD": 60, "AB": 50}


def test_a_misere_is_played_for_a_part_of_the_pot_like_any_game_PC_103_PC_112() -> None:
    """PC-103, PC-112: failed, each trick puts the size of the part into a new pot."""
    made = classic(form="pot", miseres=True)
    part = {"record": [0, 0, 0, 0], "parts": [[100, 50, 50, 0]], "declarer": 0, "bid": "misere GM"}
    assert written_whists(after(made, **part, tricks=[0, 5, 5])) == {"AB": 500, "AC": 500}
    failed = after(made, **part, tricks=[2, 4, 4])
    assert (sum(map(sum, failed.parts)), sum(failed.remises), written_whists(failed)) == (200, 400, {})


def test_a_limit_gives_a_small_misere_no_more_than_stands_PC_60_PC_112() -> None:
    """PC-60, PC-112: with four on the table S is 5 + 4, with fifty a misère takes ten."""
    made = classic(miseres=True, kurochka_limit=10)
    small = {"declarer": 0, "bid": "misere SM"}
    assert after(made, **small, remises=[0, 4, 0, 0], tricks=[1, 5, 4]).remises == [9, 4, 0, 0]
    pulka = after(made, **small, remises=[0, 50, 0, 0], tricks=[0, 5, 5])
    assert (pulka.record[0], pulka.remises, written_whists(pulka)) == (195, [0, 40, 0, 0], {"AB": 100})
