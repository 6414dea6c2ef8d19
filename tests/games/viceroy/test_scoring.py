"""The seven lines and recolouring (viceroy.md, cases C-21 … C-24, C-32, C-33, C-41, C-44)."""

import itertools
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber.games.viceroy import score, sums
from lomber.games.viceroy.recolour import Circle, Prices, best
from lomber.text import Words

from .helpers import gems, lines, names, screen, state_of, table, viceroy

A, B, C = range(3)

PYRAMID_A = {
    "1:-1": "68",
    "1:0": "32",
    "1:1": "11 magic",
    "1:2": "14 defence",
    "1:3": "58 science",
    "2:0": "40 defence",
    "2:1": "27 magic_bonus:2",
    "2:2": "45 infinite:yellow",
    "3:0": "51 points:3",
    "3:1": "5 points:7",
    "4:0": "20",
}
PYRAMID_B = {"1:0": "63 infinite:blue", "1:1": "60"}
YELLOW = ["sector 1:2 TR", "colour Y", "sector 1:3 TL", "colour Y", "done"]


def ending(law="68", **parts):
    pyramid = {**PYRAMID_A, "1:-1": law}
    given = {"screens": ["G1 Y2", "-"], "attacks": [1, 3], "turn": 3, **parts}
    return table([pyramid, PYRAMID_B], given.pop("options", None), phase="recolour", **given)


@pytest.mark.parametrize(
    ("tokens", "line", "points"),
    [
        ("circle_bonus:green:4", 0, 7),
        ("infinite:yellow circle_bonus:yellow:4", 1, 7),
        ("magic magic magic magic_bonus:5 magic_bonus:2", 4, 21),
        ("defence defence magic magic magic magic magic science science science", 5, 14),
    ],
)
def test_lines_of_the_document_C_21abcd(tokens, line, points):
    """V-86, V-88, V-101: a magic token counts for magic and for sets."""
    pyramid = {"1:0": "11", "1:1": "14 " + tokens, "2:0": "27"}
    one = table([pyramid, {"1:0": "5"}], phase="over", turn=3)
    assert lines(one, A)[line] == points


@pytest.mark.parametrize(("defence", "points"), [("", -15), (" defence defence", -9)])
def test_defence_meets_the_attacks_of_all_opponents_together_C_21e(defence, points):
    """V-101, G-19."""
    three = table(
        [{"1:0": "11" + defence}, {"1:0": "5"}, {"1:0": "14"}], phase="over", turn=3, attacks=[0, 2, 3]
    )
    assert lines(three, A)[6] == points


def test_a_whole_game_is_scored_line_by_line_C_22():
    """C-22, V-102, D-17, E-30."""
    two = ending()
    assert two.actors() == [A]
    two.act(A, YELLOW)
    assert two.over
    figures = {(entry.column, entry.place): entry.amount for entry in two.sheet().entries}
    assert [figures[A, place] for place in score.LINES] == [15, 3, 2, 10, 2, 7, -3]
    assert [figures[B, place] for place in score.LINES] == [0, 3, 0, 0, 0, 0, -3]
    assert two.scores() == [36, 0]
    assert screen(two, A) == "G1"
    assert state_of(two).champions == [A]


def test_only_sectors_inside_circles_can_be_recoloured_V_96():
    """V-96, D-17, G-18: and only with gems behind the screen."""
    two = ending()
    sectors = [name for name in names(two, A) if name.startswith("sector")]
    assert "sector 1:0 TL" not in sectors
    assert "sector 1:0 BL" not in sectors
    assert "sector 1:0 TR" in sectors
    assert "sector 4:0 BL" in sectors


def test_the_best_recolouring_spends_gems_where_they_pay_C_23():
    """C-23."""
    where = [[(2, at, corner) for corner in range(4)] for at in range(3)]
    shows = [[1, 1, 1, 2], [0, 0, 3, 3], [2, 2, 2, 3]]
    prices = Prices()
    prices.circles = [5, 3, 7, 3]
    circles = [Circle(place, colours) for place, colours in zip(where, shows, strict=True)]
    chosen = best(circles, vec[i64]([2, 1, 1, 2]), 0, prices)
    used = [sum(1 for entry in chosen if entry[3] == colour) for colour in range(4)]
    assert used == [2, 1, 1, 0]
    assert chosen == [(2, 0, 3, 1), (2, 1, 2, 0), (2, 1, 3, 0), (2, 2, 3, 2)]


def test_of_equal_recolourings_the_one_with_fewest_gems_is_best_V_96():
    """V-96."""
    prices = Prices()
    circle = Circle([(2, 0, corner) for corner in range(4)], [0, 0, 0, 0])
    assert best([circle], vec[i64]([4, 4, 4, 4]), 0, prices) == []
    prices.circles = [3, 9, 3, 3]
    assert len(best([circle], vec[i64]([0, 4, 0, 0]), 0, prices)) == 4


def test_a_free_recolouring_that_brings_nothing_is_not_suggested_E_20():
    """E-20, E-37: a circle that pays for its three colours stays as it is; only the second gains by a sector."""
    prices = Prices()
    prices.rainbows = [(3, 3)]
    rainbow = Circle([(1, 0, 1), (1, 1, 0), (2, 0, 2), (2, 0, 3)], [1, 1, 2, 0])
    nearly = Circle([(1, 1, 1), (1, 2, 0), (2, 1, 2), (2, 1, 3)], [1, 1, 1, 0])
    prices.circles = [3, 7, 3, 3]
    assert best([rainbow, nearly], vec[i64]([0, 0, 0, 0]), 2, prices) == [(2, 1, 3, 1)]


def worth(circles, plan, gems, free, prices):
    """What a plan, by sector its colour, brings and costs, counted by the text; None: there are no gems for it."""
    laid = [list(plan.values()).count(colour) for colour in range(4)]
    if sum(max(0, number - held) for number, held in zip(laid, gems, strict=True)) > free:
        return None
    spent = max(0, len(plan) - free)
    points, ones = 0, 0
    for circle in circles:
        shows = [plan.get(w, shown) for w, shown in zip(circle.where, circle.shows, strict=True)]
        points += sum(each for each, colours in prices.rainbows if len(set(shows)) >= colours)
        if len(set(shows)) == 1:
            points += prices.circles[shows[0]]
            ones += 1
    for each, per, cap in prices.leftovers:
        points += min(each * ((sum(gems) - spent) // per), cap or 1000)
    return points + sum(each for each, least in prices.majority if ones >= least), spent


@pytest.mark.parametrize("seed", range(40))
def test_no_recolouring_of_all_is_better_than_the_best_V_96(seed):
    """V-96, E-20, E-34, E-37, E-38: every recolouring of a circle is tried, of two circles each against all."""
    chance = Random(seed)
    where = [(1, 0, 1), (1, 1, 0), (2, 0, 2), (2, 0, 3)]
    second = [(1, 1, 1), (1, 2, 0), (2, 1, 2), (2, 1, 3)]
    circles = [Circle(where, chance.choices(range(4), k=4))]
    if seed % 10 == 0:
        circles.append(Circle(second, chance.choices(range(2), k=4)))
    gems, free = chance.choices([0, 0, 1, 2, 4], k=4), chance.choice([0, 0, 1, 2])
    prices = Prices()
    prices.circles = chance.choices([3, 5, 7], k=4)
    prices.rainbows = [(chance.randint(1, 4), chance.choice([3, 4]))] if chance.random() < 0.5 else []
    prices.leftovers = [(chance.randint(1, 2), chance.randint(1, 2), chance.choice([0, 3]))]
    prices.majority = [(6, chance.randint(1, 2))] if chance.random() < 0.5 else []
    places = [(w, shown) for c in circles for w, shown in zip(c.where, c.shows, strict=True)]
    found = []
    for colours in itertools.product(range(4), repeat=len(places)):
        plan = {w: colour for (w, shown), colour in zip(places, colours, strict=True) if colour != shown}
        told = worth(circles, plan, gems, free, prices)
        if told is not None:
            found.append((-told[0], told[1]))
    chosen = {
        (level, at, corner): colour
        for level, at, corner, colour in best(circles, vec[i64](gems), free, prices)
    }
    points, spent = worth(circles, chosen, gems, free, prices)
    assert (-points, spent) == min(found)


def test_the_suggestion_can_be_taken_whole_V_96():
    """V-96."""
    two = ending()
    assert "best" in names(two, A)
    assert two.view(A).scene().drawing["suggestion"] == [
        "sector 1:2 TR",
        "colour Y",
        "sector 1:3 TL",
        "colour Y",
    ]
    two.play(A, "best")
    assert two.scores() == [36, 0]


def added_up(palette, plan, gems):
    """The points that the tables of a palette give for a plan: by sector the colour."""
    total, ones = palette["rest"], 0
    for sectors, shows in zip(palette["circles"], palette["shows"], strict=True):
        colours = {plan.get(sector, shown) for sector, shown in zip(sectors, shows, strict=True)}
        total += palette["many"][len(colours)]
        if len(colours) == 1:
            ones += 1
            total += palette["one"]["BRGY".index(colours.pop())]
    return total + palette["left"][gems - max(0, len(plan) - palette["free"])] + palette["most"][ones]


@pytest.mark.parametrize(
    ("law", "fixture"),
    [("68", "fixture"), ("72", "fixture"), ("88", "laar"), ("83", "laar"), ("85", "laar")],
)
def test_a_page_adds_up_any_recolouring_from_the_tables_of_the_view_V_96(law, fixture):
    """V-96, E-20, E-34, E-37: what the view promises for a plan is what the plan then scores."""
    chance = Random(law)
    for _ in range(12):
        two = ending(law, screens=["B1 R1 G2 Y2", "-"], options={"card_set": fixture, "turns": 3})
        palette = two.view(A).scene().drawing["palette"]
        gesture: list[str] = []
        plan: dict[str, str] = {}
        while not gesture or gesture[-1] != "done":
            gesture.append(chance.choice([name for name in names(two, A) if name != "best"]))
            two.play(A, gesture[-1])
        for sector, colour in zip(gesture[::2], gesture[1::2], strict=False):
            plan[sector.removeprefix("sector ")] = colour.removeprefix("colour ")
        assert two.scores()[A] == added_up(palette, plan, 6)
        assert two.view(A).scene().drawing["palette"] == {}


def test_recolouring_can_be_by_hand_only_or_by_itself_V_96():
    """V-96."""
    assert "best" not in names(ending(options={"recolour_help": "manual"}), A)
    alone = table(
        [PYRAMID_A, PYRAMID_B],
        {"recolour_help": "auto"},
        phase="build",
        turn=3,
        screens=["G1 Y2", "R1"],
        attacks=[1, 3],
        piles={"bought.1": "3"},
        keepers=2,
    )
    state = state_of(alone)
    state.bought[B] = -1
    state.keepers = 0
    state.end_turn()
    assert alone.scores() == [36, 0]


def test_attack_tokens_hurt_all_opponents_C_24():
    """C-24."""
    three = table(
        [{"1:0": "11 defence"}, {"1:0": "5 defence defence"}, {"1:0": "14 " + "defence " * 6}],
        phase="over",
        turn=3,
        attacks=[2, 0, 3],
    )
    assert [lines(three, seat)[6] for seat in range(3)] == [-6, -9, 0]


@pytest.mark.parametrize(("tie", "champions"), [("lowest_number", [B]), ("shared", [A, B])])
def test_equal_totals_go_to_the_lowest_number_or_are_shared_C_32(tie, champions):
    """C-32, V-103, G-14: 61 each by point tokens; the last card is refused with an empty reserve."""
    pyramids = [
        {"1:0": "11 points:15 points:15 points:15 points:12 points:4"},
        {"1:0": "5 points:15 points:12 points:12 points:12 points:10"},
    ]
    piles = {"bought.0": "60"}
    options = {"victory_tie": tie}
    two = table(pyramids, options, phase="keep", turn=3, piles=piles, screens=["-", "-"], reserve="-")
    two.play(A, "refuse")
    assert two.over
    assert two.scores() == [61, 61]
    assert state_of(two).champions == champions


def test_a_match_of_several_games_is_won_by_its_totals_V_102():
    """V-102: who wins the last game has not won the match for that; a hand by itself is won by its own points."""
    parts = {"hand": 2, "totals": [0, 100], "options": {"hands": 2}}
    two = ending(**parts)
    two.act(A, YELLOW)
    assert two.over
    assert two.scores() == [36, 100]
    assert state_of(two).champions == [B]
    assert [fact.words["seat"] for fact in two.view(A).facts() if fact.key == "fact-winner"] == [B]
    last = ending(**parts, single=True)
    last.act(A, YELLOW)
    assert state_of(last).champions == [A]


def test_gems_add_up_to_sixteen_a_player_C_33():
    """C-33."""
    two = table(
        [{"1:0": "20 infinite:red", "1:1": "66 B2 G1"}, {"1:0": "63 infinite:blue"}],
        phase="laws",
        piles={"people.0": "40"},
        screens=["R3 Y3", "G4"],
    )
    state = state_of(two)
    assert state.reserve_size() == 17
    lying = sum(int(n) for pyramid in state.pyramids for one in pyramid.built for n in one.gems())
    assert 17 + 6 + 4 + lying == 32


@pytest.mark.parametrize(
    ("law", "line", "points"),
    [
        (118, 6, 0),
        (119, 2, 2),
        (120, 2, 11),
        (121, 2, 2),
        (122, 2, 4),
        (123, 2, 6),
        (124, 2, 2),
        (125, 2, 4),
        (126, 2, 2),
        (127, 2, 2),
        (128, 2, 1),
        (129, 2, 1),
        (72, 2, 0),
        (130, 2, 6),
        (131, 2, 8),
        (132, 2, 3),
        (133, 2, 0),
        (134, 2, 6),
        (135, 2, 0),
    ],
)
def test_laws_score_at_the_end_as_they_say_C_41(law, line, points):
    """C-41, E-27, E-28, E-29, E-30, E-31, E-32, E-33, E-34, E-35, E-36, E-37, E-38."""
    two = ending(str(law))
    two.act(A, YELLOW)
    figures = {(entry.column, entry.place): entry.amount for entry in two.sheet().entries}
    assert figures[A, score.LINES[line]] == points


def test_a_free_recolouring_needs_no_gem_C_41():
    """C-41, E-20."""
    two = ending("113")
    two.play(A, "best")
    figures = {(entry.column, entry.place): entry.amount for entry in two.sheet().entries}
    assert figures[A, "circles"] == 18
    lying = [gems(one.gems()) for one in state_of(two).pyramids[A].built]
    assert sum(len(text.split()) for text in lying if text) <= 4


def test_attack_left_alone_is_worth_nothing_C_44():
    """C-44, V-128."""
    solo = table([{"1:0": "11"}], phase="over", turn=3, attacks=[2])
    assert lines(solo, A)[6] == 0


def test_majority_alone_needs_its_own_number_E_38():
    """E-38."""
    for cards, points in (({"1:0": "32", "1:1": "134"}, 0), ({"1:0": "32", "1:1": "134", "1:2": "5"}, 6)):
        solo = table([cards], phase="over", turn=3)
        assert lines(solo, A)[2] == points


def test_the_scorer_works_by_itself_V_100():
    """V-100."""
    entries = viceroy(2).score(
        {
            "piles": {"pyramid.0": "11 14 27", "pyramid.1": "5"},
            "places": [["1:0", "1:1 circle_bonus:green:4", "2:0"], ["1:0 points:7"]],
            "turn": 3,
        }
    )
    assert [(entry.column, entry.amount) for entry in entries if entry.amount] == [(0, 7), (1, 7)]


@pytest.mark.parametrize(
    ("pyramid", "attacks", "told"),
    [
        (PYRAMID_A, [1, 3], ["4 × 3", "3", "#68: 2", "3 + 7", "1 × 2", "1 × 7", "−3 × (3 − 2)"]),
        (PYRAMID_B, [0, 2], ["", "3", "", "", "", "", "−3 × 2"]),
        (
            {"1:0": "11 defence magic magic_bonus:5 magic_bonus:2"},
            [4, 1],
            ["", "", "", "", "1 × (2 + 5)", "", "1 ≤ 1"],
        ),
        (
            {"1:0": "11 magic magic points:3 points:12=10+2 points:3"},
            [4, 0],
            ["", "", "", "2 × 3 + 12", "2 × 0", "", ""],
        ),
        (
            {
                "1:0": "32 circle_bonus:red:4 infinite:red infinite:blue",
                "1:1": "11",
                "2:0": "40",
                "1:2": "118",
                "1:3": "131",
            },
            [0, 3],
            ["7", "3 + 7", "#131: 4", "", "", "", "−3 × (3 − 2)"],
        ),
    ],
)
def test_every_line_says_how_it_comes_about_V_100(pyramid, attacks, told):
    """V-100, V-142, E-27: what one reckons aloud; a line without anything says nothing."""
    two = table([pyramid, {"1:0": "3"}], phase="over", turn=3, attacks=attacks)
    found = sums.entries(1, state_of(two).standing())[:7]
    assert [entry.words.get("sum", "") for entry in found] == told
    for entry in found:
        assert (
            Words("uk", "lomber.games.viceroy")
            .text("reason-" + entry.reason, **entry.words)
            .endswith(entry.words.get("sum", ""))
        )
