"""Where two or three rules meet: results reckoned by hand from the text (preferans.md, Parts 2 – 5).

A case says what was played and only those figures that it is about; whists are told by letters, `BA` what B has
written on A.
"""

from typing import Any

import pytest

from lomber.games.preferans.classic_score import ClassicPulka
from lomber.games.preferans.score import ModernPulka
from lomber.table.errors import BadPosition
from tests.games.preferans.tables import game, modern, written, written_whists

BOTH = ["whist", "whist"]
ALONE = ["whist", "pass", "alone"]
ONE = ["whist", "pass", "closed"]
HALF = ["pass", "half", "accept"]
NONE = [0, 0, 0, 0]
FULL = [200, 200, 200, 200]

Case = tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]


def ids(cases: list[Any]) -> list[str]:
    return [case[0] for case in cases]


def six(game_: str, tricks: list[int], whist: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """A's game among four, D deals."""
    return {"declarer": 0, "game": game_, "whist": whist or BOTH, "tricks": [*tricks, 0], **more}


LATE = {"record": NONE}
"""All records are written off: with a kurochka on the table everything is double (PC-91)."""

CLASSIC: list[Case] = [
    (
        "PC-61 the limit is larger than what stands, by the third table",
        {"table": 3, "kurochka_limit": 10},
        six("6S", [6, 2, 2], remises=[0, 3, 0, 0]),
        {"record": [186, 200, 200, 200], "remises": NONE, "whists": {"BA": 34, "CA": 34, "AB": 30}},
    ),
    (
        "PC-63 nine no trumps two short by the screwing table",
        {"table": "screw"},
        six("9NT", [7, 2, 1], remises=[0, 0, 0, 50]),
        {"remises": [292, 0, 0, 50], "whists": {"BA": 312, "CA": 166, "DA": 40}},
    ),
    (
        "PC-66 of five the nearest of two equal kurochkas first, idle ones too",
        {"players": 5},
        {"dealer": 0, "declarer": 3, "game": "6S", "remises": [2, 2, 0, 1, 0]},
        {"remises": [0, 1, 0, 0, 0], "whists": {"DA": 20, "DB": 10}},
    ),
    (
        "PC-65 of five the idle give too, from the left neighbour on",
        {"players": 5},
        {"dealer": 0, "declarer": 3, "game": "6S", "record": [1, 100, 50, 0, 0]},
        {"record": [0, 97, 50, 0, 0], "whists": {"DA": 10, "DB": 30}},
    ),
    (
        "PC-65 PC-66 PC-120 with a dummy record and kurochka come from the one other",
        {"players": 2},
        {"dealer": 1, "declarer": 0, "game": "6D", "record": [2, 10], "remises": [0, 5]},
        {"record": [0, 4], "remises": [0, 0], "whists": {"AB": 60 + 50}},
    ),
    (
        "PC-100 in the plain form the excess raises a record below nought",
        {"form": "plain"},
        {"declarer": 0, "game": "6H", "record": [198, 200, -20, 200]},
        {"record": [200, 200, -12, 200], "whists": {"AC": 80}},
    ),
    (
        "PC-102 each account is cut by itself, the last part has the rests",
        {"form": "pot"},
        {"declarer": 2, "game": "6S", "record": [0, 0, 4, 0], "remises": [7, 0, 0, 5]},
        {"record": NONE, "parts": [[2, 0, 0, 1], [2, 0, 0, 1], [3, 0, 0, 3]], "over": False},
    ),
    (
        "PC-103 the remise of a whister in the last hand is a new pot",
        {"form": "pot"},
        six("6S", [8, 2, 0], **LATE, parts=[[5, 6, 0, 1]]),
        {"whists": {"BA": 8, "AB": 60, "AD": 10}, "parts": [[0, 0, 2, 0]] * 2 + [[0, 0, 4, 0]]},
    ),
    (
        "PC-103 I-20 a revoke in the pot phase: the part for the trick, V for the fellow's",
        {"form": "pot"},
        six("6S", [5, 5, 0], **LATE, parts=[[9, 0, 0, 0]], revokes=[1, 0, 0, 0]),
        {"remises": [9 + 8, 0, 0, 0], "whists": {"BA": 30, "CA": 10, "DA": 20}},
    ),
    (
        "PC-91 PC-112 a great misère at the end is double both ways, lost",
        {"miseres": True},
        {"declarer": 0, "bid": "misere GM", "tricks": [2, 4, 4, 0], **LATE, "remises": [0, 30, 0, 0]},
        {"remises": [40, 30, 0, 0], "whists": {}},
    ),
    (
        "PC-91 PC-66 and made: twenty, five of them one's own",
        {"miseres": True},
        {"declarer": 0, "bid": "misere GM", "tricks": [0, 5, 5, 0], **LATE, "remises": [5, 30, 0, 0]},
        {"remises": [0, 15, 0, 0], "whists": {"AB": 150}},
    ),
    (
        "PC-91 PC-60 a small uvert at the end takes twice the limit",
        {"uverts": True, "kurochka_limit": 30},
        {"declarer": 0, "bid": "misere SU", "tricks": [0, 5, 5, 0], **LATE, "remises": [0, 70, 0, 0]},
        {"remises": [0, 10, 0, 0], "whists": {"AB": 600}},
    ),
    (
        "PC-91 I-21 a whister's revoke at the end costs S",
        {},
        six("6H", [5, 3, 2], **LATE, remises=[0, 0, 0, 14], revokes=[0, 1, 0, 0]),
        {"remises": [0, 20, 0, 0], "whists": {"BA": 60, "CA": 40, "AD": 140}},
    ),
    (
        "PC-91 PC-48 a ten checked at the end, consolation as ever",
        {},
        six("10S", [9, 1, 0], ["trust", "check"], **LATE, remises=[0, 0, 0, 14]),
        {"remises": [40, 0, 0, 14], "whists": {"BA": 30, "CA": 30, "DA": 20}},
    ),
    (
        "PC-48 the odd point of an odd stake goes to the first clockwise",
        {"kurochka_limit": 10},
        six("10S", [9, 1, 0], ["check"], remises=[0, 0, 0, 3]),
        {"remises": [23, 0, 0, 3], "whists": {"BA": 12 + 10, "CA": 11 + 10, "DA": 20}},
    ),
    (
        "PC-47 PC-67 alone against a nine that fails",
        {},
        {"declarer": 1, "game": "9C", "whist": ALONE, "tricks": [0, 8, 2, 0]},
        {"remises": [0, 24, 0, 0], "whists": {"CB": 48 + 20, "DB": 20}},
    ),
    (
        "PC-44 PC-64 only the whister answers for the invited",
        {},
        {"declarer": 1, "game": "9C", "whist": ["pass", "whist", "invite_dark"], "tricks": [0, 10, 0, 0]},
        {"record": [200, 176, 200, 200], "remises": [24, 0, 0, 0], "whists": {}},
    ),
    (
        "PC-47 PM-42 the joint duty of nine is the second's",
        {"whist_duty": "joint"},
        six("9C", [10, 0, 0]),
        {"remises": [0, 0, 24, 0]},
    ),
    (
        "PC-47 PM-42 at a soft seven without a trick each lacks one",
        {"whist_duty": "soft"},
        six("7S", [10, 0, 0]),
        {"remises": [0, 8, 8, 0]},
    ),
    (
        "PC-48 a whisted ten has a duty of one each",
        {"ten": "whist"},
        six("10C", [9, 1, 0]),
        {"remises": [30, 0, 30, 0], "whists": {"BA": 40, "CA": 10, "DA": 20}},
    ),
    (
        "PC-84 who has less than ten left goes to nought, the dealer too",
        {},
        {"tricks": [5, 5, 0, 0], "record": [200, 200, 3, 7], "remises": [1, 0, 9, 0]},
        {"record": [200, 200, 0, 0], "remises": [11, 10, 9, 0]},
    ),
    (
        "PC-91 PC-83 all pass at the end is not double",
        {},
        {"tricks": [5, 5, 0, 0], **LATE, "remises": [1, 0, 0, 0]},
        {"record": NONE, "remises": [11, 10, 0, 0]},
    ),
    (
        "PC-84 PC-122 of two who sit out only the dealer writes off",
        {"players": 5},
        {"dealer": 4, "tricks": [0, 5, 5, 0, 0]},
        {"record": [200, 200, 200, 190, 190], "remises": [0, 10, 10, 0, 0]},
    ),
    (
        "PC-22 PC-67 PC-91 two aces sold at the end, the game lost to one alone",
        {},
        six("6S", [5, 5, 0], ALONE, talon="AS AH", **LATE, remises=[0, 0, 0, 6]),
        {"remises": [8, 0, 0, 6], "whists": {"DA": 40 + 20, "BA": 40 + 20}},
    ),
    (
        "PC-113 PC-22 a direct six raised to seven sells nothing",
        {"miseres": True},
        six("7S", [7, 2, 1], bid="direct 6H", talon="AS AH"),
        {"record": [192, 200, 200, 200], "whists": {"BA": 16, "CA": 8}},
    ),
    (
        "PC-60 PC-66 the limit takes more than the game is worth",
        {"kurochka_limit": 30},
        {"declarer": 0, "game": "6S", "remises": [10, 0, 25, 40]},
        {"record": [196, 200, 200, 200], "remises": [0, 0, 5, 40], "whists": {"AC": 200}},
    ),
    (
        "PC-66 two equal ones are emptied from the left, then the larger",
        {"kurochka_limit": 20},
        {"declarer": 1, "game": "6S", "remises": [7, 0, 7, 30]},
        {"remises": [0, 0, 0, 24], "whists": {"BC": 70, "BA": 70, "BD": 60}},
    ),
    (
        "PC-65 of equally large records the left one gives first",
        {"help_target": "largest"},
        {"declarer": 1, "game": "6NT", "record": [9, 0, 9, 2]},
        {"record": [6, 0, 0, 2], "whists": {"BC": 90, "BA": 30}},
    ),
    (
        "I-20 a declarer who revoked pays S for his trick and V for his whister's",
        {},
        six("7S", [6, 4, 0], revokes=[2, 0, 0, 0], remises=[0, 0, 0, 8]),
        {"record": FULL, "remises": [16 + 8, 0, 0, 8], "whists": {"BA": 64 + 10, "CA": 10, "DA": 20}},
    ),
    (
        "I-22 both revoked with a kurochka on the table: V a revoke, half of S a trick",
        {"players": 3},
        {
            "declarer": 0,
            "game": "6H",
            "whist": BOTH,
            "tricks": [7, 0, 3],
            "revokes": [2, 1, 0],
            "remises": [0, 0, 6],
        },
        {"record": [200] * 3, "remises": [20, 10, 6], "whists": {"CA": 24, "CB": 24}},
    ),
    (
        "I-21 PC-100 in the plain form a revoke comes off the record",
        {"form": "plain"},
        six("6H", [5, 1, 4], revokes=[0, 1, 0, 0]),
        {"record": [10, -20, 0, 0], "whists": {"BA": 10, "CA": 40}},
    ),
    (
        "PC-61 PC-64 PC-66 the whole table is less than the game, and the invited's trick is his whister's",
        {"table": 2},
        six("8D", [8, 1, 1], ["whist", "pass", "invite_dark"], remises=[0, 4, 5, 0]),
        {"record": [172, 200, 200, 200], "remises": NONE, "whists": {"AB": 40, "AC": 50, "BA": 2 * 37}},
    ),
    (
        "PC-63 PC-67 three short against one alone, with nine on the table",
        {"table": 2},
        six("8D", [5, 5, 0], ALONE, remises=[0, 4, 5, 0]),
        {"remises": [3 * 37, 4, 5, 0], "whists": {"BA": 5 * 37 + 60, "DA": 60}},
    ),
    (
        "PC-91 PC-60 at the end two whisters without a trick pay twice the limit, not twice the game",
        {"kurochka_limit": 10},
        six("6NT", [10, 0, 0], **LATE, remises=[0, 0, 0, 5]),
        {"remises": [0, 40, 40, 0], "whists": {"AD": 50}},
    ),
    (
        "PC-122 PC-84 of five the last dealer rests: he writes nothing off",
        {"players": 5, "five_idle": "previous_dealer"},
        {"dealer": 0, "tricks": [0, 5, 5, 0, 0]},
        {"record": [190, 200, 200, 190, 200], "remises": [0, 10, 10, 0, 0]},
    ),
    (
        "PC-92 the game that empties the last record and the last kurochka is the last",
        {},
        {"declarer": 0, "game": "6S", "record": [4, 0, 0, 0], "remises": [0, 0, 0, 4]},
        {"record": NONE, "remises": NONE, "whists": {"AD": 40}, "over": True},
    ),
]


@pytest.mark.parametrize(("_", "options", "result", "expected"), CLASSIC, ids=ids(CLASSIC))
def test_where_the_old_rules_meet(
    _: str, options: dict[str, Any], result: dict[str, Any], expected: dict[str, Any]
) -> None:
    check_classic(written(game("preferans_classic", **options), **result), expected)


def check_classic(pulka: Any, expected: dict[str, Any]) -> None:
    assert isinstance(pulka, ClassicPulka)
    found = {
        "record": pulka.record,
        "remises": pulka.remises,
        "parts": pulka.parts,
        "whists": written_whists(pulka),
        "over": pulka.is_finished(1),
    }
    assert {name: found[name] for name in expected} == expected


@pytest.mark.parametrize(
    ("options", "sheet", "results"),
    [
        ({"form": "plain"}, {"record": [200, 150, -10, 190]}, [675, 175, -1425, 575]),
        ({"form": "pot"}, {"record": NONE, "parts": [[5, 0, 0, 1], [2, 0, 0, 0]]}, [-50, 20, 20, 10]),
        (
            {},
            {
                "record": [50, 0, 0, 10],
                "remises": [0, 20, 5, 0],
                "whists": [[0, 100, 0, 0], [0, 0, 0, 0], [0, 0, 0, 40], [0, 0, 0, 0]],
            },
            [-187, -87, 202, 72],
        ),
    ],
)
def test_a_pulka_of_any_form_is_stopped_and_settled_PC_93_PM_73(
    options: dict[str, Any], sheet: dict[str, Any], results: list[int]
) -> None:
    """PC-93, PM-73: a balance lacks what it has not reached, a part counts for who put it; of four halves the
    lower seats are rounded up."""
    pulka = written(game("preferans_classic", **options), **sheet, settle=True)
    assert pulka.results() == results
    settled = [sum(entry.amount for entry in pulka.entries if entry.column == seat) for seat in range(4)]
    assert settled == results


HUSSAR: list[Case] = [
    (
        "PH-5 PH-9 with the talon one trick is owed at nine",
        {},
        {"declarer": 1, "dealer": 0, "game": "9C", "whist": ["with_talon"], "tricks": [0, 10]},
        {"record": [200, 176], "whists": {"BA": 240}},
    ),
    (
        "PH-8 PH-11 both revoked, the game is lost all the same, a trick at ten",
        {"trick_price": "ten"},
        {"declarer": 0, "game": "7NT", "whist": ["alone"], "tricks": [5, 5], "revokes": [1, 1]},
        {"record": [200, 200], "whists": {"BA": 50 + 480 + 40 + 240, "AB": 240}},
    ),
    (
        "PH-7 PH-10 PH-12 a ten made takes both records, and the rest is lost",
        {},
        {"declarer": 0, "game": "10S", "whist": ["check"], "tricks": [10, 0], "record": [5, 6]},
        {"record": [0, 0], "whists": {"AB": 60}, "over": True},
    ),
]


@pytest.mark.parametrize(("_", "options", "result", "expected"), HUSSAR, ids=ids(HUSSAR))
def test_where_the_rules_of_hussar_meet(
    _: str, options: dict[str, Any], result: dict[str, Any], expected: dict[str, Any]
) -> None:
    check_classic(written(game("preferans_hussar", **options), **result), expected)


MODERN: list[tuple[str, str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    (
        "PM-41 PM-42 always a gentleman, and the whister alone is fined",
        "book",
        {"sharing": "gentleman_always"},
        six("6H", [8, 1, 1], ONE),
        {"pulya": [2, 0, 0, 0], "gora": [0, 4, 0, 0], "whists": {"BA": 4, "CA": 4}},
    ),
    (
        "PM-42 a full joint fine at seven falls on him who has none",
        "sochi",
        {"players": 4},
        six("7H", [9, 1, 0]),
        {"gora": [0, 0, 4, 0], "whists": {"BA": 4}},
    ),
    (
        "PM-43 a flat consolation of Rostov at nine, the dealer's too",
        "rostov",
        {"players": 4},
        six("9H", [8, 2, 0], ["pass", "whist", "open"]),
        {"gora": [8, 0, 0, 0], "whists": {"BA": 18, "CA": 18, "DA": 10}},
    ),
    (
        "PM-27 PM-43 Stalingrad two short",
        "leningrad",
        {"stalingrad": True},
        {"declarer": 0, "game": "6S", "tricks": [4, 4, 2, 0]},
        {"gora": [8, 0, 0, 0], "whists": {"BA": 24, "CA": 16, "DA": 8}},
    ),
    (
        "PM-27 PM-42 Stalingrad with a duty of each",
        "sochi",
        {"stalingrad": True, "whist_duty": "individual", "players": 4},
        {"declarer": 0, "game": "6S", "tricks": [9, 1, 0, 0]},
        {"pulya": [2, 0, 0, 0], "gora": [0, 2, 4, 0], "whists": {"BA": 2}},
    ),
    (
        "PM-27 I-4 one who peeked need not, and the other whists alone",
        "book",
        {"stalingrad": True},
        {"declarer": 0, "game": "6S", "tricks": [6, 2, 2, 0], "peeked": [1]},
        {"pulya": [2, 0, 0, 0], "gora": [0, 2, 0, 0], "whists": {"CA": 16}},
    ),
    (
        "PM-26 PM-43 a checked ten pays each his tricks, consolation on top",
        "leningrad",
        {"ten": "check"},
        six("10C", [8, 2, 0], ["trust", "check"]),
        {"gora": [40, 0, 0, 0], "whists": {"BA": 80, "CA": 40, "DA": 40}},
    ),
    (
        "PM-26 PM-43 and within the tricks only the dealer's",
        "book",
        {"ten": "check"},
        six("10C", [8, 1, 1], ["check"]),
        {"gora": [40, 0, 0, 0], "whists": {"BA": 20, "CA": 20, "DA": 40}},
    ),
    (
        "PM-62 a ten that was believed ends no whisted series",
        "book",
        {"ten": "check", "raspasy_exit_on": "whisted"},
        {"declarer": 0, "game": "10C", "whist": ["trust", "trust"], "series": 2},
        {"pulya": [10, 0, 0, 0], "series": 2},
    ),
    (
        "PM-22 the first changes to half",
        "book",
        {"half_first": True},
        {"declarer": 0, "game": "6C", "whist": ["whist", "pass", "half"]},
        {"pulya": [2, 0, 0, 0], "whists": {"BA": 8}},
    ),
    (
        "PM-54 PM-71 two without a trick: what the first has too much fills the second, and his goes on",
        "sochi",
        {"target": 10},
        {"pulya": [9, 8, 0], "series": 5, "tricks": [0, 0, 10]},
        {"pulya": [10, 10, 3], "gora": [0, 0, 30], "whists": {"AB": 20, "BC": 30}},
    ),
    (
        "PM-71 PM-52 three without a trick, all pulyas full: each takes off his own and puts on the others",
        "sochi",
        {"target": 4, "players": 4},
        {"pulya": [3, 4, 4, 4], "mountain": [1, 0, 5, 0], "series": 2, "tricks": [0, 0, 10, 0]},
        {"pulya": [4, 4, 4, 4], "gora": [2, 0, 38, 0], "over": True},
    ),
    (
        "PM-51 a list of two prices goes on with the second",
        "book",
        {"raspasy_price": ["1", "5"]},
        {"series": 7, "tricks": [1, 2, 7, 0]},
        {"pulya": [0, 0, 0, 5], "gora": [5, 10, 35, 0]},
    ),
    (
        "PM-51 an amnesty counts the dealer's trick where he led",
        "book",
        {"raspasy_amnesty": True},
        {"tricks": [3, 3, 3, 1]},
        {"gora": [4, 4, 4, 0], "pulya": NONE},
    ),
    (
        "PM-51 PM-50 and nothing of a dealer who did not",
        "book",
        {"raspasy_amnesty": True, "raspasy_talon": "closed"},
        {"series": 1, "tricks": [2, 3, 5, 0]},
        {"gora": [0, 4, 12, 0], "pulya": NONE},
    ),
    (
        "PM-52 a point of the pulya off the mountain, not below nought",
        "sochi",
        {"raspasy_zero": "gora", "pulya_rate": 20, "players": 4, "raspasy_zero_dealer": False},
        {"series": 1, "mountain": [3, 0, 0, 1], "tricks": [0, 4, 6, 0]},
        {"gora": [0, 8, 12, 1], "pulya": NONE},
    ),
    (
        "PM-53 two with none share, and the dealer has his point",
        "rostov",
        {"players": 4},
        {"dealer": 1, "tricks": [0, 0, 10, 0]},
        {"pulya": [1, 1, 0, 1], "whists": {"AC": 25, "DC": 25}},
    ),
    (
        "PM-15 PM-62 who gives up ends a series where any game does",
        "book",
        {"surrender": "three", "raspasy_exit_on": "any"},
        {"declarer": 1, "game": "8C", "surrender": True, "series": 3},
        {"gora": [0, 36, 0, 0], "whists": {}, "series": 0},
    ),
    (
        "PM-70 with the first a pulya grows beyond the target",
        "book",
        {"target": 3},
        {"declarer": 0, "game": "10C", "pulya": [2, 2, 2, 2]},
        {"pulya": [12, 2, 2, 2], "whists": {}, "over": True},
    ),
    (
        "PM-70 PM-52 the reward of no trick fills the sum",
        "leningrad",
        {"target": 5},
        {"tricks": [0, 5, 5, 0], "pulya": [2, 8, 8, 0]},
        {"pulya": [4, 8, 8, 0], "over": True},
    ),
    (
        "PM-71 PM-31 a misère closes all four, and two points are left over",
        "leningrad",
        {"end": "all", "target": 10},
        {
            "declarer": 0,
            "bid": "misere",
            "tricks": [0, 5, 5, 0],
            "pulya": [9, 9, 9, 5],
            "mountain": [2, 0, 0, 0],
        },
        {"pulya": [10] * 4, "gora": [0, 2, 2, 2], "whists": {"AB": 20, "AC": 20, "AD": 100}, "over": True},
    ),
    (
        "PM-42 PM-43 by the book a failed eight: each for himself, the dealer consoled",
        "book",
        {},
        six("8C", [5, 5, 0]),
        {"gora": [36, 0, 6, 0], "whists": {"BA": 60, "DA": 36}},
    ),
    (
        "PM-43 a gentleman within the tricks has nothing on top",
        "book",
        {"sharing": "gentleman"},
        six("7C", [4, 3, 3], ONE),
        {"gora": [24, 0, 0, 0], "whists": {"BA": 24, "CA": 24, "DA": 24}},
    ),
    (
        "PM-45 king and queen among three, the dealer too",
        "sochi",
        {"sold_aces": "tricks", "players": 3},
        {"declarer": 2, "dealer": 0, "game": "7S", "talon": "KH QH"},
        {"pulya": [0, 0, 4], "whists": {"AC": 2, "BC": 2}},
    ),
    (
        "PM-10 PM-45 nine without the talon pays for none",
        "leningrad",
        {"sold_aces": "tricks", "misere_over": "nine_no_talon"},
        {"declarer": 0, "bid": "direct 9S", "game": "9S", "talon": "AS AH"},
        {"pulya": [8, 0, 0, 0], "whists": {}},
    ),
    (
        "PM-61 the sixth of a series in a circle of three",
        "leningrad",
        {"raspasy_exit": ["7", "8", "6"], "raspasy_exit_cycle": True},
        {"series": 5, "tricks": [5, 5, 0, 0]},
        {"series": 6, "floor": 6},
    ),
    (
        "I-22 I-25 PM-62 both revoked: a series that any game ends is over",
        "book",
        {"raspasy_exit_on": "any"},
        six("7C", [7, 2, 1], revokes=[1, 0, 2, 0], series=2),
        {"pulya": NONE, "gora": [4, 0, 8, 0], "whists": {"BA": 8, "BC": 8}, "series": 0},
    ),
    (
        "I-24 I-25 against misère each offender pays for every trick",
        "sochi",
        {"players": 4},
        {"declarer": 0, "bid": "misere", "tricks": [2, 4, 4, 0], "revokes": [0, 1, 1, 0]},
        {"pulya": [10, 0, 0, 0], "gora": [0, 20, 20, 0]},
    ),
    (
        "I-25 PM-51 a revoke costs five tricks of this very hand, and no trick is still rewarded",
        "book",
        {},
        {"series": 4, "tricks": [4, 6, 0, 0], "revokes": [0, 0, 1, 0]},
        {"pulya": [0, 0, 6, 6], "gora": [24, 36, 30, 0]},
    ),
    (
        "PM-22 PM-62 half a whist is no whisted game",
        "leningrad",
        {"raspasy_exit_on": "whisted"},
        {"declarer": 0, "game": "7C", "whist": HALF, "series": 1},
        {"pulya": [4, 0, 0, 0], "whists": {"CA": 8}, "series": 1, "floor": 7},
    ),
]


@pytest.mark.parametrize(("_", "preset", "options", "result", "expected"), MODERN, ids=ids(MODERN))
def test_where_the_rules_of_today_meet(
    _: str, preset: str, options: dict[str, Any], result: dict[str, Any], expected: dict[str, Any]
) -> None:
    pulka = written(modern(preset, **options), **result)
    assert isinstance(pulka, ModernPulka)
    found = {
        "pulya": pulka.pulya,
        "gora": pulka.mountain,
        "whists": written_whists(pulka),
        "series": pulka.series,
        "floor": int(pulka.floor()),
        "over": pulka.is_finished(1),
    }
    assert {name: found[name] for name in expected} == expected


@pytest.mark.parametrize(
    ("talk", "words"),
    [
        (
            ["0 bid 6S", "1 bid 6C", "2 bid 6D"],
            "pass hold bid_6H misere_SM misere_SU direct_6S misere_GM misere_GU",
        ),
        (["0 misere SM"], "pass misere_SU direct_6S misere_GM bid_7S misere_GU"),
        (["0 direct 6S", "1 direct 6C"], "pass direct_6D misere_GM bid_7S misere_GU"),
        (["0 misere GM"], "pass bid_7S misere_GU"),
        (["0 misere GM", "1 bid 7S"], "pass hold bid_7C misere_GU"),
        (["0 misere GU"], "pass bid_8S"),
        (["0 misere GU", "1 bid 8S"], "pass hold bid_8C"),
    ],
)
def test_what_may_follow_every_kind_of_bid_PC_110_PC_111(talk: list[str], words: str) -> None:
    """PC-110, PC-111."""
    made = game("preferans_classic", players=3, miseres=True, uverts=True)
    state = made.set_up({"talk": talk})
    said = {made.book.text(move).replace(" ", "_") for move in state.legal(state.auction.turn)}
    assert said == set(words.split())


OFF = game("preferans_classic", players=3, invitation="off")
STALINGRAD = modern("sochi", stalingrad=True)
CHANGES = modern("sochi", half_first=True)


@pytest.mark.parametrize(
    ("made", "words", "whists"),
    [
        (STALINGRAD, ["whist", "whist"], {"BA": 6, "CA": 2}),
        (OFF, ["whist", "pass", "alone"], {"BA": 16}),
        (OFF, ["pass", "whist", "alone"], {"CA": 16}),
        (CHANGES, ["whist", "pass", "open"], {"BA": 8}),
        (CHANGES, ["whist", "pass", "whist", "open"], {"BA": 8}),
    ],
)
def test_a_word_that_goes_without_saying_may_be_described_PC_43_PM_22_PM_27(
    made: Any, words: list[str], whists: dict[str, int]
) -> None:
    """PC-43, PM-22, PM-27: in a result and in a position."""
    single = [seat for seat in (1, 2) if words[seat - 1] == "whist"]
    shared = made is OFF
    tricks = [6, 0, 0] if shared else [6, 3, 1]
    if shared:
        tricks[single[0]] = 4
    result = written(made, declarer=0, game="6S", whist=words, tricks=tricks)
    assert written_whists(result) == whists
    rows = [f"{seat} {word}" for seat, word in zip((1, 2, *[single[0]] * 2), words, strict=False)]
    state = made.set_up({"phase": "play", "declarer": 0, "game": "6S", "whist": rows})
    assert [seat for seat in (1, 2) if state.whisting.whisters >> seat & 1] == single


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (STALINGRAD, ["whist", "pass"]),
        (STALINGRAD, ["whist", "whist", "whist"]),
        (OFF, ["whist", "pass", "invite_open"]),
        (OFF, ["whist", "whist", "alone"]),
        (CHANGES, ["whist", "pass", "half", "open"]),
        (CHANGES, ["pass", "open"]),
    ],
)
def test_but_no_other_PC_43_PM_22_PM_27(made: Any, words: list[str]) -> None:
    """PC-43, PM-22, PM-27."""
    with pytest.raises(BadPosition):
        written(made, declarer=0, game="6S", whist=words, tricks=[6, 3, 1])
