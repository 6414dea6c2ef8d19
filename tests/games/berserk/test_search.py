"""The search at a duel: whose turn it is, what the book reads of a playout, the same answer for the same seed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lomber import Table, make, read_seen
from lomber.bots.book import BookBot
from lomber.bots.levels import make_bot, manner_of
from lomber.bots.position import Glance, Position
from lomber.games.berserk.match import BerserkState
from lomber.play.playout import Dice
from lomber.play.rollouts import Guided
from tests.games.berserk.test_book import board


def asked(seed: int, every: int) -> Iterator[Table]:
    """A duel by the book, halted at every so-many-th decision."""
    table = Table(make("berserk"), seed=seed)
    book = BookBot(table.game)
    for n in range(10_000):
        if table.over:
            return
        seat = table.turn()
        if n % every == 0:
            yield table
        table.play(seat, book.choose(Glance(table.game, table.view(seat), table.legal(seat))))


def attacked() -> BerserkState:
    """A attacks, and B is asked for a defender."""
    table = board(a=["fx_veteran"], b=["fx_engine"], moves=((0, "attack A.fx_veteran B.hero"),))
    state = table.state
    assert isinstance(state, BerserkState)
    assert state.actors() == 2
    return state


def test_who_is_asked_for_a_defender_has_not_the_turn_BH_48() -> None:
    assert attacked().whose_turn() == 0


@pytest.mark.parametrize(("turns", "active"), [(0, 1), (1, 0), (2, 1)])
def test_a_playout_of_so_many_turns_goes_through_questions_to_the_other(turns: int, active: int) -> None:
    state = attacked()
    Guided(state.game.advice()).finish(state, Dice(1), turns, state.whose_turn())
    assert state.duel is not None
    assert state.duel.active == active
    assert state.duel.turn == attacked().duel.turn + 1 + turns  # type: ignore[union-attr]


def test_a_glimpse_is_enough_for_the_book() -> None:
    """The move and the piece are the same, whether it reads the whole view or what a playout shows it."""
    numbers = set()
    for table in asked(3, 1):
        seat = table.turn()
        legal = table.legal(seat)
        book = BookBot(table.game)
        moves = table.state.legal(seat)
        told = book.explain(Glance(table.game, table.view(seat), legal))
        assert book.explain(Glance(table.game, table.state.glimpse(seat, moves), legal)) == told
        numbers.add(told[1])
    assert len(numbers) > 5


def test_the_same_seed_makes_the_same_choice_and_looks_at_nothing_but_the_seen_log() -> None:
    for table in asked(5, 29):
        seat = table.turn()
        seen = table.seen(seat).text()
        manner = manner_of("club", "berserk")
        kind, _, rest = manner.partition(":")
        choices = {
            make_bot(f"{kind}:30:{rest}", table.game, 8).choose(Position(read_seen(seen), table.game))
            for _ in range(2)
        }
        assert len(choices) == 1
        assert choices <= set(table.legal(seat))
