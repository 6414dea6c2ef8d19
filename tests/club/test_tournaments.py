"""Who plays whom, and who has won: what must hold for every number of players."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lomber.club.grouping import companies
from lomber.club.matching import can_all_pair, matched
from lomber.club.movements import mitchell, round_robin
from lomber.club.rounds import History, Round
from lomber.club.standings import TIE_BREAKS, Outcome, Played, Standing, bye, earned, standings
from lomber.club.swiss import swiss_round

QUICK = settings(max_examples=25, deadline=None)


def meetings(rounds: list[Round]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair) for one in rounds for table in one.tables for pair in combinations(table, 2)
    )


def everyone_is_somewhere(one: Round, units: set[int], size: int) -> None:
    placed = [unit for table in one.tables for unit in table] + list(one.byes)
    assert sorted(placed) == sorted(units)
    assert all(len(table) == size for table in one.tables)


# -- pairing off


@QUICK
@given(st.integers(2, 9), st.data())
def test_a_matching_has_as_many_pairs_as_any(count, data):
    edges = data.draw(st.sets(st.sampled_from(list(combinations(range(count), 2)))))
    friends = [[b if a == one else a for a, b in sorted(edges) if one in (a, b)] for one in range(count)]
    found = matched(friends)
    assert all(mate == -1 or (found[mate] == one and mate in friends[one]) for one, mate in enumerate(found))
    assert sum(mate >= 0 for mate in found) == 2 * most_pairs(frozenset(range(count)), edges)


def most_pairs(left: frozenset[int], edges: set[tuple[int, int]]) -> int:
    inside = [(a, b) for a, b in edges if a in left and b in left]
    return max(
        (1 + most_pairs(left - {a, b}, {e for e in edges if e > (a, b)}) for a, b in inside), default=0
    )


def test_an_odd_circle_is_paired_through():
    """Two triangles joined by a bridge: only the bridge lets everybody have a partner."""
    assert matched([[1, 2], [0, 2], [0, 1, 3], [2, 4, 5], [3, 5], [3, 4]]) == [1, 0, 3, 2, 5, 4]
    assert not can_all_pair([[1, 2], [0, 2], [0, 1]])


# -- all play all


@pytest.mark.parametrize("count", range(2, 21))
def test_in_the_circle_everybody_meets_everybody_once(count):
    rounds = round_robin(count, 2)
    assert meetings(rounds) == Counter(frozenset(pair) for pair in combinations(range(count), 2))
    for one in rounds:
        everyone_is_somewhere(one, set(range(count)), 2)
    history = History(rounds)
    assert {history.byes(unit) for unit in range(count)} == {count % 2}
    assert all(abs(history.sat(unit, 0) - history.sat(unit, 1)) <= 1 for unit in range(count))


def test_a_second_circle_gives_everybody_the_other_place():
    rounds = round_robin(6, 2, 10)
    assert set(meetings(rounds).values()) == {2}
    history = History(rounds)
    assert all(history.sat(unit, 0) == history.sat(unit, 1) == 5 for unit in range(6))


@pytest.mark.parametrize("count", [4, 5, 8, 12, 13, 16, 17, 20, 24, 29])
def test_in_the_whist_movement_everybody_is_a_partner_once_and_an_opponent_twice(count):
    rounds = round_robin(count, 4, sides=True)
    partners = Counter(
        frozenset(pair) for one in rounds for a, b, c, d in one.tables for pair in ((a, c), (b, d))
    )
    assert partners == Counter(frozenset(pair) for pair in combinations(range(count), 2))
    assert set(meetings(rounds).values()) == {3}
    for one in rounds:
        everyone_is_somewhere(one, set(range(count)), 4)
    history = History(rounds)
    assert {history.byes(unit) for unit in range(count)} == {count % 4}


@pytest.mark.parametrize(("count", "size"), [(9, 3), (25, 5)])
def test_as_many_tables_as_places_make_a_plane_in_which_all_meet_once(count, size):
    rounds = round_robin(count, size)
    assert len(rounds) == size + 1
    assert meetings(rounds) == Counter(frozenset(pair) for pair in combinations(range(count), 2))


@QUICK
@given(st.integers(3, 5), st.integers(3, 22), st.integers(1, 6), st.booleans())
def test_everybody_plays_every_round_or_rests_as_often_as_the_others(size, count, wanted, sides):
    if count < size:
        return
    rounds = round_robin(count, size, wanted, sides and size == 4)
    assert len(rounds) == wanted
    for one in rounds:
        everyone_is_somewhere(one, set(range(count)), size)
    history = History(rounds)
    byes = [history.byes(unit) for unit in range(count)]
    assert max(byes) - min(byes) <= 1


@pytest.mark.parametrize(("fields", "tables"), [(2, 4), (2, 7), (3, 5), (3, 7), (4, 5), (4, 7), (4, 11)])
def test_fields_move_so_that_nobody_meets_anybody_twice_and_each_has_every_board(fields, tables):
    rounds = mitchell(fields, tables)
    assert len(rounds) == tables
    assert set(meetings(rounds).values()) == {1}
    assert len(meetings(rounds)) == tables**2 * fields * (fields - 1) // 2
    for one in rounds:
        everyone_is_somewhere(one, set(range(fields * tables)), fields)
        assert all(unit // tables == field for table in one.tables for field, unit in enumerate(table))


def test_where_fields_would_meet_again_there_is_no_rainbow():
    assert mitchell(3, 4) == [] and mitchell(4, 6) == [] and mitchell(4, 2) == []


# -- Swiss


def chance_scores(data: st.DataObject, size: int) -> tuple[int, ...]:
    return tuple(data.draw(st.lists(st.integers(-3, 3), min_size=size, max_size=size)))


def play_swiss(count: int, size: int, wanted: int, data: st.DataObject) -> list[Round]:
    """A whole Swiss with any results; units leave and come on the way."""
    units = list(range(count))
    rounds: list[Round] = []
    outcomes: list[Outcome] = []
    for number in range(wanted):
        if number and data.draw(st.integers(0, 5)) == 0 and len(units) > size:
            units.remove(data.draw(st.sampled_from(units)))
        if number and data.draw(st.integers(0, 5)) == 0:
            units.append(max(units) + 100)
        before = {unit for one in rounds for table in (*one.tables, one.byes) for unit in table}
        everybody = sorted(before | {*units})
        lines = standings(everybody, outcomes, "places", TIE_BREAKS["swiss"])
        points = {line.unit: line.points for line in lines}
        ranked = [line.unit for line in lines if line.unit in units]
        history = History(rounds)
        one = swiss_round(ranked, points, size, history)
        everyone_is_somewhere(one, set(units), size)
        least = sorted(history.byes(unit) for unit in units)[: len(one.byes)]
        assert sorted(history.byes(unit) for unit in one.byes) == least
        repeated = sum(history.repeats(table) for table in one.tables)
        if repeated and len(units) <= 10:
            resting = combinations([u for u in units if history.byes(u) == least[-1]], 1) if least else [()]
            for free in resting if size == 2 else [one.byes]:
                assert not can_be_new([u for u in units if u not in free], size, history)
        rounds.append(one)
        tables = tuple(Played(table, chance_scores(data, size)) for table in one.tables)
        outcomes.append(Outcome(tables, one.byes, size))
    return rounds


def can_be_new(left: list[int], size: int, history: History) -> bool:
    """Every way of seating them is tried."""
    if not left:
        return True
    return any(
        not history.repeats((left[0], *others))
        and can_be_new([unit for unit in left[1:] if unit not in others], size, history)
        for others in combinations(left[1:], size - 1)
    )


@QUICK
@given(st.integers(2, 12), st.integers(1, 9), st.data())
def test_in_a_swiss_of_two_nobody_meets_twice_while_it_is_possible(count, wanted, data):
    play_swiss(count, 2, wanted, data)


@QUICK
@given(st.integers(3, 4), st.integers(4, 13), st.integers(1, 5), st.data())
def test_in_a_swiss_of_tables_nobody_meets_twice_while_it_is_possible(size, count, wanted, data):
    play_swiss(count, size, wanted, data)


def test_equals_play_equals_and_the_upper_half_the_lower():
    assert swiss_round(range(8), dict.fromkeys(range(8), 0), 2, History()).tables == (
        (0, 4), (1, 5), (2, 6), (3, 7),
    )  # fmt: skip
    history = History([Round(((0, 4), (1, 5), (2, 6), (3, 7)))])
    points = {0: 2, 1: 2, 2: 2, 3: 2, 4: 0, 5: 0, 6: 0, 7: 0}
    found = swiss_round(range(8), points, 2, history).tables
    assert {frozenset(table) for table in found} == {frozenset(p) for p in ((0, 2), (1, 3), (4, 6), (5, 7))}


def test_the_last_two_are_not_left_with_each_other_when_they_have_met():
    """4 and 5 are last and have met: somebody before them must give way."""
    history = History([Round(((0, 1), (2, 3), (4, 5))), Round(((0, 2), (1, 3)))])
    found = swiss_round(range(6), dict.fromkeys(range(6), 0), 2, history)
    assert all(not history.met(*table) for table in found.tables)


def test_who_is_excused_rests_and_no_odd_one_is_left_over():
    one = swiss_round(range(6), dict.fromkeys(range(6), 0), 2, History(), excused=(0,))
    assert one.byes == (0, 5) and len(one.tables) == 2


def test_two_hundred_and_fifty_six_are_paired_in_a_moment():
    history = History(round_robin(256, 2, 20))
    one = swiss_round(range(256), dict.fromkeys(range(256), 0), 2, history)
    assert all(not history.met(*table) for table in one.tables)


def test_a_company_is_mended_where_it_cannot_be_new():
    """Four who have all met and two newcomers in threes: each newcomer sits with two of them."""
    history = History([Round(((0, 1, 2, 3),))])
    found = companies(range(6), 3, history)
    assert sorted(history.repeats(table) for table in found) == [1, 1]


# -- who has won


def lines_of(
    rounds: list[Outcome], count: int, form: str = "swiss", counting: str = "places"
) -> list[Standing]:
    return standings(range(count), rounds, counting, TIE_BREAKS[form])  # type: ignore[arg-type]


def test_a_victory_is_two_points_and_a_draw_one():
    table = Outcome((Played((0, 1), (30, -30)), Played((2, 3), (0, 0))), (4,))
    assert earned(table, "places") == {0: 2, 1: 0, 2: 1, 3: 1, 4: 2}


def test_at_a_table_of_three_one_is_paid_for_everybody_outdone():
    table = Outcome((Played((0, 1, 2), (10, 10, -20)),), (3,), 3)
    assert earned(table, "places") == {0: 3, 1: 3, 2: 0, 3: 2}
    assert bye(4, "places") == 3


def test_the_same_cards_are_compared_with_the_same_cards():
    tables = (Played((0, 1), (5, -5)), Played((2, 3), (1, -1)), Played((4, 5), (1, -1)))
    assert earned(Outcome(tables), "matchpoints") == {
        0: 1, 1: 0, 2: Fraction(1, 4), 3: Fraction(3, 4), 4: Fraction(1, 4), 5: Fraction(3, 4),
    }  # fmt: skip
    assert earned(Outcome(tables), "difference") == {0: 4, 1: -4, 2: -2, 3: 2, 4: -2, 5: 2}
    assert earned(Outcome(tables[:1]), "matchpoints") == {0: Fraction(1, 2), 1: Fraction(1, 2)}


def test_buchholz_decides_for_who_has_met_the_stronger():
    rounds = [
        Outcome((Played((0, 2), (1, 0)), Played((1, 3), (1, 0)))),
        Outcome((Played((2, 3), (1, 0)), Played((0, 1), (0, 0)))),
    ]
    found = lines_of(rounds, 4)
    assert [(line.unit, line.points, line.place) for line in found] == [
        (0, 3, 1),
        (1, 3, 2),
        (2, 2, 3),
        (3, 0, 4),
    ]
    assert [line.breaks[0] for line in found] == [5, 3, 3, 5]


def test_in_a_circle_of_equals_their_own_meeting_decides():
    rounds = [
        Outcome((Played((0, 1), (0, 1)), Played((2, 3), (1, 0)))),
        Outcome((Played((0, 2), (1, 0)), Played((1, 3), (0, 1)))),
        Outcome((Played((0, 3), (1, 0)), Played((1, 2), (1, 0)))),
    ]
    assert [line.unit for line in lines_of(rounds, 4, "robin")][:2] == [1, 0]


def test_who_is_equal_in_everything_shares_the_place():
    found = lines_of([Outcome((Played((0, 1), (0, 0)), Played((2, 3), (4, -4))))], 4)
    assert [(line.unit, line.place, line.to) for line in found] == [
        (2, 1, 1),
        (0, 2, 3),
        (1, 2, 3),
        (3, 4, 4),
    ]


@QUICK
@given(st.integers(2, 10), st.sampled_from(["places", "sheet", "matchpoints", "difference"]), st.data())
def test_places_are_a_partition_and_points_never_grow_downwards(count, counting, data):
    rounds = [
        Outcome(tuple(Played(t, chance_scores(data, 2)) for t in one.tables), one.byes)
        for one in round_robin(count, 2, 3)
    ]
    found = lines_of(rounds, count, "robin", counting)
    assert sorted(line.unit for line in found) == list(range(count))
    assert [line.points for line in found] == sorted((line.points for line in found), reverse=True)
    for number, line in enumerate(found, 1):
        assert line.place <= number <= line.to
