"""Every count is compared with all worlds written out, every way of drawing with the uniform distribution."""

import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations
from math import comb, factorial
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lomber.play.assign import WORD, Cases, Fast, HowMany, NoWorld, Problem, Rule, Source, not_all, some

SOURCE = Path(__file__).parents[2] / "src" / "lomber" / "play" / "assign.py"

Known = tuple[list[int], list[int], list[Rule]]


class OddSum(Rule):
    """A rule that tells all places apart and is symmetric in nothing but the order of tokens."""

    def holds(self, places: list[int]) -> bool:
        return sum(places) % 2 == 1


class Ascending(Rule):
    """A rule that is not symmetric in its tokens."""

    def holds(self, places: list[int]) -> bool:
        return places == sorted(places)


class Script(Source):
    """A source that says what it is told, first to last."""

    def __init__(self, words: list[int]) -> None:
        self.words = words

    def below(self, n: int) -> int:
        return self.words.pop(0)


def worlds(known: Known) -> Iterator[tuple[int, ...]]:
    """Write out all worlds: the slot of each token."""
    sizes, allowed, rules = known
    place_of = [place for place, size in enumerate(sizes) for _ in range(size)]
    for slots in permutations(range(len(place_of))):
        places = [place_of[slot] for slot in slots]
        if all(allowed[token] >> place & 1 for token, place in enumerate(places)) and all(
            rule.holds([places[token] for token in rule.tokens]) for rule in rules
        ):
            yield slots


def chi_square_is_plausible(drawn: Iterable[object], chances: dict[object, float], draws: int) -> bool:
    """Compare with a bound that a right distribution exceeds about one time in a thousand million.

    Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
    """
    seen = Counter(drawn)
    assert set(seen) <= set(chances)
    chi = sum((seen[value] - draws * chance) ** 2 / (draws * chance) for value, chance in chances.items())
    freedom = len(chances) - 1
    spread = 2 / (9 * freedom)
    deviation: float = ((chi / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5
    return abs(deviation) < 6


def uniform(values: Iterable[object]) -> dict[object, float]:
    listed = list(values)
    return {value: 1 / len(listed) for value in listed}


@st.composite
def small_problems(draw: st.DrawFn, with_rules: bool) -> Known:
    sizes = draw(st.lists(st.integers(0, 3), min_size=1, max_size=5).filter(lambda s: sum(s) <= 6))
    every = (1 << len(sizes)) - 1
    # Masks from a short list, so that groups of several tokens and contradictions both occur.
    masks = [every, *draw(st.lists(st.integers(0, every), min_size=1, max_size=3))]
    allowed = [draw(st.sampled_from(masks)) for _ in range(sum(sizes))]
    rules: list[Rule] = []
    for _ in range(draw(st.integers(1, 3)) if with_rules and allowed else 0):
        some_tokens = st.lists(st.integers(0, len(allowed) - 1), min_size=1, max_size=4, unique=True)
        tokens, places = draw(some_tokens), draw(st.integers(0, every))
        least = draw(st.integers(0, len(tokens)))
        choices = [
            not_all(tokens, places),
            some(tokens, places),
            HowMany(tokens, places, least, draw(st.integers(least, len(tokens)))),
            OddSum(tokens, []),
            Ascending(tokens, []),
        ]
        rules.append(draw(st.sampled_from(choices)))
    return sizes, allowed, rules


@settings(max_examples=300, derandomize=True, deadline=None)
@given(small_problems(with_rules=False))
def test_the_count_is_the_number_of_worlds_written_out(known: Known) -> None:
    assert Problem(*known).count() == len(list(worlds(known)))


@settings(max_examples=400, derandomize=True, deadline=None)
@given(small_problems(with_rules=True))
def test_the_count_under_rules_is_the_number_of_worlds_written_out(known: Known) -> None:
    assert Problem(*known).count() == len(list(worlds(known)))


@settings(max_examples=300, derandomize=True, deadline=None)
@given(small_problems(with_rules=True), st.integers(0, 2**63 - 1))
def test_every_draw_is_one_of_the_worlds_written_out(known: Known, seed: int) -> None:
    problem, source, possible = Problem(*known), Fast(seed), set(worlds(known))
    if not possible:
        with pytest.raises(NoWorld):
            problem.draw(source)
    else:
        assert all(tuple(problem.draw(source)) in possible for _ in range(5))


def test_two_numbers_of_many_equal_tokens_are_counted_by_number() -> None:
    """Token by token there would be three to the eighteenth branches."""
    many = list(range(18))
    rules: list[Rule] = [HowMany(many, 0b001, 2, 18), HowMany(many, 0b010, 2, 18)]
    assert Problem([6, 6, 6], [7] * 18, rules).count() == factorial(18)
    assert Problem([1, 6, 11], [7] * 18, rules).count() == 0


def permanent(known: Known) -> int:
    """Count worlds without rules token by token over sets of taken slots: slow, but easy to trust."""
    sizes, allowed, _ = known
    place_of = [place for place, size in enumerate(sizes) for _ in range(size)]
    ways = {0: 1}
    for mask in allowed:
        following: Counter[int] = Counter()
        for taken, count in ways.items():
            for slot, place in enumerate(place_of):
                if mask >> place & 1 and not taken >> slot & 1:
                    following[taken | 1 << slot] += count
        ways = following
    return sum(ways.values())


@pytest.mark.parametrize("seed", range(12))
def test_the_count_with_a_mask_for_every_token_is_the_permanent(seed: int) -> None:
    """Ten to twelve places, all masks different: no order of the groups is good, one must be searched."""
    random = Random(seed)
    sizes = [1] * random.randint(10, 11) + [2]
    every = (1 << len(sizes)) - 1
    allowed = [random.randint(1, every) | random.randint(1, every) for _ in range(sum(sizes))]
    assert Problem(sizes, allowed, []).count() == permanent((sizes, allowed, [])) > 0


SMALL: dict[str, Known] = {
    "one group in one place": ([4], [1] * 4, []),
    "one group in three places": ([2, 1, 2], [7] * 5, []),
    "voids that overlap": ([2, 2, 2], [0b011, 0b011, 0b110, 0b101, 0b111, 0b111], []),
    "a narrow group beside a wide one": ([1, 3, 2], [0b110, 0b110, 0b111, 0b111, 0b111, 0b011], []),
    "nested masks of a hand refilled": ([2, 1, 1, 1, 1], [0b1, 0b11, 0b111, 0b1111, 0b11111, 0b11111], []),
    "spans of time": ([2, 1, 1, 1, 1], [0b11, 0b110, 0b111, 0b1110, 0b11111, 0b11111], []),
    "an empty place": ([2, 0, 3], [7, 5, 5, 7, 6], []),
    "not both in a hand": ([2, 2, 2], [0b111] * 4 + [0b110, 0b011], [not_all([0, 1], 1)]),
    "not both, with unlike masks": ([2, 2, 1], [0b111] * 4 + [0b110], [not_all([0, 4], 0b10)]),
    "at least one of three": ([2, 3], [3] * 5, [some([0, 2, 3], 1)]),
    "one or two of four, by number": ([3, 1, 2], [7] * 6, [HowMany([0, 1, 4, 5], 1, 1, 2)]),
    "two rules on different tokens": ([2, 3], [3] * 5, [not_all([0, 1], 1), some([2, 3], 1)]),
    "two numbers of the same tokens, by number": (
        [2, 2, 2],
        [7] * 6,
        [HowMany([0, 1, 2, 3], 1, 1, 4), HowMany([0, 1, 2, 3, 4], 0b10, 1, 2)],
    ),
    "two rules that share a token": ([2, 1, 2], [7] * 5, [not_all([0, 1], 1), some([1, 2], 0b100)]),
    "rules that tell all places apart": (
        [2, 1, 2],
        [7, 7, 7, 5, 7],
        [OddSum([0, 3], []), Ascending([2, 1], [])],
    ),
}


@pytest.mark.parametrize("name", SMALL)
def test_all_worlds_are_drawn_equally_often(name: str) -> None:
    known = SMALL[name]
    possible = uniform(worlds(known))
    problem, source = Problem(*known), Fast(1)
    draws = 60 * len(possible)
    assert problem.count() == len(possible) > 1
    assert chi_square_is_plausible((tuple(problem.draw(source)) for _ in range(draws)), possible, draws)


def test_the_plausibility_check_finds_a_lopsided_distribution() -> None:
    """The tests above would be worth nothing if it did not: here one value in 24 comes a fifth too often."""
    random = Random(1)
    values = list(range(24)) * 5 + [0]
    assert not chi_square_is_plausible(
        (random.choice(values) for _ in range(60000)), uniform(range(24)), 60000
    )


def test_place_of_names_the_place_of_every_slot() -> None:
    assert list(Problem([2, 0, 1], [5, 5, 5], []).place_of) == [0, 0, 2]


def test_splits_ignore_the_order_within_places() -> None:
    problem = Problem([13, 13, 13], [7] * 39, [])
    assert problem.count() == factorial(39)
    assert problem.splits() == comb(39, 13) * comb(26, 13)


def test_nothing_hidden_is_one_world() -> None:
    problem = Problem([], [], [])
    assert problem.count() == 1
    assert list(problem.draw(Fast(1))) == []


def test_a_case_is_drawn_by_its_weight_times_its_worlds() -> None:
    one, two, none = (
        Problem([1, 2], [3, 3, 3], []),
        Problem([3], [1, 1, 1], []),
        Problem([1, 2], [1, 1, 3], []),
    )
    two_of_three = Problem([1, 2], [2, 3, 3], [])
    cases = Cases([1, 5, 0, 9], [one, none, two, two_of_three])
    assert (one.count(), none.count(), two.count(), two_of_three.count()) == (6, 0, 6, 4)
    assert cases.count() == 1 * 6 + 5 * 0 + 0 * 6 + 9 * 4
    chances: dict[object, float] = {(0, world): 1 / 42 for world in worlds(([1, 2], [3, 3, 3], []))}
    chances.update({(3, world): 9 / 42 for world in worlds(([1, 2], [2, 3, 3], []))})
    source, draws = Fast(1), 20000
    drawn = (cases.draw(source) for _ in range(draws))
    assert chi_square_is_plausible(((case, tuple(slots)) for case, slots in drawn), chances, draws)


def test_the_last_case_may_have_no_world() -> None:
    cases = Cases([1, 1, 1], [Problem([1], [1], []), Problem([1], [1], []), Problem([1], [0], [])])
    assert {cases.draw(Script([word, word]))[0] for word in (0, WORD // 2 - 1)} == {0}
    assert {cases.draw(Script([word, word]))[0] for word in (WORD // 2, WORD - 1)} == {1}


def test_a_first_word_that_meets_a_border_is_decided_by_further_words() -> None:
    """The border lies at one third: 0101… in binary, which no single word can tell from its neighbours."""
    cases = Cases([1, 2], [Problem([1], [1], []), Problem([1], [1], [])])
    third = WORD // 3
    assert cases.draw(Script([third - 1]))[0] == 0
    assert cases.draw(Script([third + 1]))[0] == 1
    assert cases.draw(Script([third, third - 1]))[0] == 0
    assert cases.draw(Script([third, third + 1]))[0] == 1
    assert cases.draw(Script([third, third, third, third - 1]))[0] == 0
    assert cases.draw(Script([third, third, third, WORD - 1]))[0] == 1


@pytest.mark.parametrize(
    "known",
    [
        ([1, 1], [1, 1], []),
        ([1, 1], [0, 3], []),
        ([2, 0], [1, 2], []),
        ([2, 1], [1, 1, 1], []),
        ([1, 1], [3, 3], [some([0], 0)]),
        ([1, 1], [3, 3], [not_all([0, 1], 3)]),
        ([1, 1], [3, 3], [some([], 3)]),
        ([2], [1, 1], [OddSum([0, 1], [])]),
        ([2], [1, 1], [OddSum([], [])]),
    ],
)
def test_a_contradiction_has_no_world_and_says_so(known: Known) -> None:
    problem = Problem(*known)
    assert problem.count() == 0
    with pytest.raises(NoWorld):
        problem.draw(Fast(1))
    with pytest.raises(NoWorld):
        Cases([3], [problem]).draw(Fast(1))


@pytest.mark.parametrize(
    ("known", "reason"),
    [
        (([2], [1], []), "as many slots as tokens"),
        (([2, -1], [1], []), "as many slots as tokens"),
        (([1], [2], []), "place that does not exist"),
        (([1], [-1], []), "place that does not exist"),
        (([2], [1, 1], [some([2], 1)]), "token that does not exist"),
        (([2], [1, 1], [some([1, 1], 1)]), "token twice"),
    ],
)
def test_a_malformed_problem_is_refused(known: Known, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Problem(*known)


def test_cases_need_a_weight_each() -> None:
    problem = Problem([1], [1], [])
    for weights in ([], [1, 2], [-1]):
        with pytest.raises(ValueError, match="one weight"):
            Cases(weights, [problem])


# The tables that games will ask for -------------------------------------------------------------------------


def bridge() -> Problem:
    """Three hidden hands of 13; two of them have shown a void, and one has not both of two honours."""
    return Problem([13] * 3, [0b110] * 10 + [0b011] * 10 + [0b111] * 19, [not_all([30, 31], 0b001)])


def refilled(rounds: int) -> Problem:
    """A hand of three refilled each round; the card laid in round r came before it, three are still held."""
    every = (1 << (rounds + 1)) - 1
    return Problem([3] + [1] * rounds, [(2 << r) - 1 for r in range(rounds)] + [every] * 3, [])


def two_private_packs() -> Problem:
    return Problem([8] * 7 + [2, 58], [511] * 60 + [0b111111011] * 30 + [0b111100111] * 26, [])


def seven_players() -> Problem:
    """Seven players' kept, thrown and bought cards and the stock; players 0 to 4 have shown a void each."""
    sizes = [3, 2, 2] * 7 + [3]
    allowed = [(1 << 22) - 1] * 52
    for player in range(5):
        for token in range(player % 4, 52, 4):
            allowed[token] &= ~(0b101 << 3 * player)
    for player in range(7):  # each has laid a card of a suit in which he is not void
        allowed[4 * player + (player + 1) % 4] = 0b101 << 3 * player
    return Problem(sizes, allowed, [])


TABLES = {
    "bridge": bridge,
    "refill": lambda: refilled(20),
    "packs": two_private_packs,
    "seven": seven_players,
}


def test_bridge_hands_with_voids_count_as_the_sum_over_suit_splits() -> None:
    """Ten tokens not in hand 0, ten not in hand 2, nineteen anywhere."""
    total = 0
    for a in range(11):  # of the first ten, in hand 1; the rest in hand 2
        for b in range(11):  # of the second ten, in hand 1; the rest in hand 0
            one, two, zero = 13 - a - b, 13 - (10 - a), 13 - (10 - b)
            if min(one, two, zero) >= 0:
                total += comb(10, a) * comb(10, b) * comb(19, one) * comb(19 - one, two)
    assert Problem([13] * 3, [0b110] * 10 + [0b011] * 10 + [0b111] * 19, []).splits() == total


def test_a_hand_refilled_for_twenty_rounds_is_counted_and_not_gone_through() -> None:
    """In each round one of three cards is laid: 3 to the 20th ways, times the orders of the last three."""
    assert refilled(20).count() == 3**20 * 6


def test_limits_on_four_whole_suits_are_counted_by_numbers() -> None:
    """Twenty unseen cards, five of each suit; a hand of twelve without a whole suit."""
    rules: list[Rule] = [HowMany([5 * suit + i for i in range(5)], 1, 0, 4) for suit in range(4)]
    expected = sum((-1) ** full * comb(4, full) * comb(20 - 5 * full, 12 - 5 * full) for full in range(3))
    assert Problem([12, 8], [3] * 20, rules).splits() == expected


@pytest.mark.parametrize("name", TABLES)
def test_the_same_seed_gives_the_same_draws_from_an_equal_problem(name: str) -> None:
    one, two = TABLES[name](), TABLES[name]()
    one.draw(Fast(9))  # an earlier draw leaves nothing behind
    first, second, other = Fast(7), Fast(7), Fast(8)
    draws = [list(one.draw(first)) for _ in range(20)]
    assert draws == [list(two.draw(second)) for _ in range(20)]
    assert draws != [list(two.draw(other)) for _ in range(20)]


@pytest.mark.parametrize("name", TABLES)
def test_large_draws_use_every_slot_once(name: str) -> None:
    problem, source = TABLES[name](), Fast(3)
    for _ in range(50):
        slots = list(problem.draw(source))
        assert sorted(slots) == list(range(len(slots)))


PROBE = """
import hashlib, sys, time
sys.path.insert(0, sys.argv[1])
import assign
from assign import Cases, Fast, HowMany, Problem, Rule, Source, not_all, some

class Ascending(Rule):
    def holds(self, places):
        return places == sorted(places)

class Counted(Source):
    def __init__(self):
        self.calls = 0
    def below(self, n):
        self.calls += 1
        return self.calls * 7919 % n

bridge = [0b110] * 10 + [0b011] * 10 + [0b111] * 19
problems = [
    Problem([13] * 3, bridge, [not_all([30, 31], 1), Ascending([20, 35], [])]),
    Problem([3] + [1] * 20, [(2 << r) - 1 for r in range(20)] + [(1 << 21) - 1] * 3, []),
    Problem([8] * 7 + [2, 58], [511] * 60 + [0b111111011] * 30 + [0b111100111] * 26, []),
    Problem([12, 8], [3] * 20, [HowMany([5 * suit + i for i in range(5)], 1, 0, 4) for suit in range(4)]),
]
cases = Cases([3, 1, 0, 2], [Problem([2, 3], [3] * 5, []), problems[1], problems[0], problems[3]])
sources, digest = [Fast(5), Counted()], hashlib.sha256()
for problem in problems:
    for source in sources:
        digest.update(repr((problem.count(), [list(problem.draw(source)) for _ in range(50)])).encode())
drawn = [cases.draw(sources[0]) for _ in range(50)]
digest.update(repr([(case, list(slots)) for case, slots in drawn]).encode())
problem, source = Problem([13] * 3, bridge, []), Fast(1)
began = time.perf_counter()
for _ in range(20000):
    problem.draw(source)
print(assign.__file__.endswith(".py"), digest.hexdigest(), (time.perf_counter() - began) / 20000 * 1e6)
"""


def test_compiled_and_interpreted_draw_the_same_worlds(tmp_path: Path) -> None:
    """Compiled in a folder of its own, never in place; also prints what a draw of three hands costs."""
    answers = []
    for name in ("plain", "compiled"):
        folder = tmp_path / name
        folder.mkdir()
        shutil.copy(SOURCE, folder)
        if name == "compiled":
            command = [sys.executable, "-m", "mypyc", "--cache-dir=/dev/null", "assign.py"]
            subprocess.run(command, cwd=folder, check=True, capture_output=True)
            (folder / "assign.py").unlink()
        command = [sys.executable, "-c", PROBE, str(folder)]
        answers.append(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())
        print(f"{name}: {float(answers[-1][2]):.2f} µs per draw of three bridge hands with two voids")
    plain, compiled = answers
    assert (plain[0], compiled[0]) == ("True", "False")
    assert plain[1] == compiled[1]
