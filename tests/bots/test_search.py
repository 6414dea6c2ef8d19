"""Search: seeded, bounded, cancellable, fed by seen logs only, and right where the right move is known."""

import pytest

import lomber
from lomber.bots.position import Position
from lomber.bots.search import Ismcts, Pimc, Searcher


def at_turn(table: lomber.Table) -> Position:
    seat = table.turn()
    return Position(lomber.read_seen(table.seen(seat).text()), table.game)


def last_trick_but_one() -> lomber.Table:
    """No trumps; South is last to play to clubs and nobody else has a club left."""
    clubs = "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"
    start = {
        "dealer": "S",
        "to_play": "S",
        "tricks": [5, 6],
        "played": ["W KC", "N 2C", "E QC"],
        "piles": {"S": "AC 3C", "W": "5D", "N": "6D", "E": "7D"},
        "denied": {"W": clubs, "N": clubs, "E": clubs},
    }
    return lomber.Table(lomber.make("whist", hands=1, trumps="none"), start=start)


@pytest.mark.parametrize("kind", [Ismcts, Pimc])
def test_the_same_seed_makes_the_same_choice(kind: type[Searcher]):
    table = lomber.Table(lomber.make("whist", hands=1), seed=5)
    choices = {kind(simulations=200, seed=9).choose(at_turn(table)) for _ in range(3)}
    assert len(choices) == 1
    assert choices <= set(table.legal(table.turn()))


@pytest.mark.parametrize("kind", [Ismcts, Pimc])
def test_simulations_and_time_are_bounds(kind: type[Searcher]):
    position = at_turn(lomber.Table(lomber.make("whist", hands=1), seed=5))
    few = kind(simulations=26, seed=1)
    few.choose(position)
    assert 26 <= few.done <= 26 + len(position.legal)
    with pytest.raises(ValueError, match="bound"):
        kind()


def test_a_cancelled_search_answers_at_once_with_what_it_has():
    position = at_turn(lomber.Table(lomber.make("whist", hands=1), seed=5))
    search = Pimc(simulations=10**9, seed=1)
    search.cancel.asked = True
    assert search.choose(position) in position.legal
    assert search.done == 0
    tree = Ismcts(simulations=10**9, seed=1)
    tree.cancel.asked = True
    assert tree.choose(position) in position.legal


def test_a_bot_is_never_given_a_state():
    table = last_trick_but_one()
    with pytest.raises(TypeError, match="seen log"):
        Position(table.state, table.game)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [Ismcts, Pimc])
def test_a_forced_move_costs_no_thought(kind: type[Searcher]):
    table = last_trick_but_one()
    table.play(table.turn(), "AC")
    search = kind(simulations=100, seed=1)
    assert table.name(search.choose(at_turn(table))) == "3C"
    assert search.done == 0


@pytest.mark.parametrize("kind", [Ismcts, Pimc])
def test_the_last_trick_but_one_is_seen_through(kind: type[Searcher]):
    """Taken with the ace the three wins as well; ducked, the ace falls on a diamond."""
    table = last_trick_but_one()
    assert table.name(kind(simulations=200, seed=1).choose(at_turn(table))) == "AC"
