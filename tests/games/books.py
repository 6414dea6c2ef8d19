"""What the tests of all books ask: what is advised, by which piece, whether it is needed, and whether it helps."""

from collections.abc import Sequence
from random import Random

from lomber import Table
from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from lomber.table.contract import Game


def advised(table: Table, without: Sequence[str] = (), seat: int | None = None) -> tuple[str, str]:
    """What the book says to the seat to move (or to this one), and the number of the advice."""
    who = table.turn() if seat is None else seat
    bot = BookBot(table.game, tuple(without))
    move, number = bot.explain(Glance(table.game, table.view(who), table.legal(who)))
    return table.name(move), number


def choice(table: Table, without: str = "") -> tuple[str, str]:
    """Which advice decides for the seat to move, and what it says, each piece asked by itself."""
    view = table.view(table.turn())
    for advice in table.game.advice():
        if advice.number != without:
            move = int(advice.choose(view))
            if move >= 0:
                assert move in table.legal(table.turn())
                return advice.number, table.name(move)
    raise AssertionError("the last piece of advice always answers")


def decides(table: Table, number: str, move: str) -> None:
    """The advice decides, and without it something else would be done."""
    assert choice(table) == (number, move)
    assert choice(table, without=number)[1] != move


def beats_chance(game: Game, deals: int) -> None:
    """One seat by the book, each in turn, the others at random: what it gains is three deviations above nothing."""
    gains: list[int] = []
    bot = BookBot(game)
    for seed in range(deals):
        random = Random(seed)
        mine = seed % int(game.seats)
        table = Table(game, seed=seed)
        while not table.over:
            seat = table.actors()[0]
            legal = table.legal(seat)
            if seat == mine:
                table.play(seat, bot.choose(Glance(game, table.view(seat), legal)))
            else:
                table.play(seat, random.choice(legal))
        gains.append(table.scores()[mine])
    mean = sum(gains) / len(gains)
    error = (sum((gain - mean) ** 2 for gain in gains) / len(gains) ** 2) ** 0.5
    assert mean > 3 * error
