"""The club bot that knows the solution of a reduced form."""

from __future__ import annotations

from collections import Counter

import pytest

import lomber
from lomber.bots.book import BookBot
from lomber.bots.bot import Bot
from lomber.bots.levels import SearchBot, make_bot
from lomber.bots.position import Glance, Position
from lomber.bots.solved import SolvedBot
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.solve.solution import solution_of
from lomber.table.record import said
from lomber.table.table import Table


class Asked(Bot):
    """Plays the first legal move and counts how often it was asked."""

    def __init__(self) -> None:
        self.times = 0

    def choose(self, position: Glance) -> int:
        self.times += 1
        return position.legal[0]


def at_turn(table: Table) -> Position:
    return Position(lomber.read_seen(table.seen(table.turn()).text()), table.game)


def bidding(seed: int) -> Table:
    """A deal of two players, at the first bid."""
    table = Table(lomber.make("gorka", players=2, draw=False, dark=False), seed=seed)
    while table.view(table.turn()).phase != "bid":
        table.play(table.turn(), table.legal(table.turn())[-1])
    return table


@pytest.mark.parametrize(
    ("game", "otherwise"),
    [
        ("gorka", BookBot),  # searching lost to the book there
        ("stukolka", SearchBot),
        ("stukolka_golets", SearchBot),
        ("stukolka_prikup", SearchBot),
    ],
)
def test_the_club_bot_goes_by_the_solution_and_elsewhere_as_was_measured_best(
    game: str, otherwise: type[Bot]
):
    bot = make_bot("club", lomber.make(game), 1)
    assert isinstance(bot, SolvedBot)
    assert isinstance(bot.other, otherwise)


def test_moves_are_made_as_often_as_the_solution_says():
    table = bidding(11)
    position = at_turn(table)
    (form,) = table.game.reduced()
    look = form.look(position.view, said(position.seen.log))
    assert look is not None
    often = solution_of(form).chances(look.key)
    assert often is not None
    bot = SolvedBot(table.game, Asked())
    drawn = Counter(bot.by_solution(position, (i + 0.5) / 100) for i in range(100))
    assert drawn == Counter({move: share for move, share in zip(look.moves, often, strict=True) if share})


def test_the_same_seed_makes_the_same_choices():
    position = at_turn(bidding(11))
    first, second = (SolvedBot(position.game, Asked(), 5) for _ in range(2))
    choices = [first.choose(position) for _ in range(20)]
    assert choices == [second.choose(position) for _ in range(20)]


def test_the_choice_is_the_same_in_every_world_that_the_seat_cannot_tell_apart():
    for seed in range(6):
        table = bidding(seed)
        table.play(table.turn(), "raise 20")
        position = at_turn(table)
        worlds = Worlds(position.seen, table.game)
        chosen = [SolvedBot(table.game, Asked()).by_solution(position, i / 10) for i in range(10)]
        assert min(chosen) >= 0
        for draw in range(3):
            elsewhere = at_turn(table)
            elsewhere.view = worlds.guess(Fast(draw)).view(position.seat)
            assert [
                SolvedBot(table.game, Asked()).by_solution(elsewhere, i / 10) for i in range(10)
            ] == chosen


def test_nearly_every_bid_between_two_who_play_so_is_in_the_solution():
    bids, other = 0, Asked()
    for seed in range(20):
        table = bidding(seed)
        bots = [SolvedBot(table.game, other, seed), SolvedBot(table.game, other, seed + 1)]
        while table.state.hand_number() == 1:
            bids += 1
            table.play(table.turn(), bots[table.turn()].choose(at_turn(table)))
    assert bids > 30
    assert other.times <= bids // 10


def test_outside_the_form_the_other_bot_is_asked():
    table = Table(lomber.make("gorka", players=3, draw=False), seed=2)
    other = Asked()
    assert SolvedBot(table.game, other, 1).choose(at_turn(table)) == table.legal(table.turn())[0]
    assert other.times == 1
