"""Reading: what the others have done makes some guessed worlds likelier than others."""

from collections import Counter

from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from lomber.games import make
from lomber.play.assign import Fast
from lomber.play.playout import Dice
from lomber.play.reading import AGAINST_THE_BOOK, Reader, read
from lomber.play.worlds import Worlds
from lomber.table.contract import EVERYTHING, Game, State
from lomber.table.table import Table

WHIST = make("whist", draw=False)


def by_the_book(game: Game, moves: int, seed: int = 5) -> Table:
    """A hand in which all have gone by the book so far."""
    table = Table(game, seed=seed)
    book = BookBot(game)
    for _ in range(moves):
        seat = table.turn()
        table.play(seat, book.choose(Glance(game, table.view(seat), table.legal(seat))))
    return table


def read_by(table: Table, seat: int) -> tuple[Worlds, Reader]:
    return Worlds(table.seen(seat), table.game), Reader(seat, BookBot(table.game).pieces)


def hands(state: State) -> str:
    return str(state.position(EVERYTHING)["piles"])


def test_every_move_that_the_book_would_not_have_made_halves_the_trust():
    table = by_the_book(WHIST, 14)
    worlds, reader = read_by(table, table.turn())
    trusts = set()
    for number in range(40):
        worlds.guess(Fast(number), reader)
        trusts.add(reader.trust)
    assert max(trusts) <= 1.0
    assert AGAINST_THE_BOOK in trusts, "one move speaks against some worlds"
    assert min(trusts) < AGAINST_THE_BOOK, "and several against others"


def test_the_truth_counts_in_full_where_all_have_gone_by_the_book():
    table = by_the_book(make("whist", draw=False, ranks=3, reseat="none"), 7)
    worlds, reader = read_by(table, table.turn())
    found: Counter[float] = Counter()
    for number in range(100):
        if hands(worlds.guess(Fast(number), reader)) == hands(table.state):
            found[reader.trust] += 1
    assert set(found) == {1.0}


def test_what_one_has_done_oneself_tells_nothing_new():
    table = Table(WHIST, seed=5)
    first = table.turn()
    table.play(first, table.legal(first)[0])
    worlds, reader = read_by(table, first)
    for number in range(10):
        worlds.guess(Fast(number), reader)
        assert reader.trust == 1.0


def test_who_looks_on_does_not_change_what_is_guessed():
    table = by_the_book(WHIST, 14)
    worlds, reader = read_by(table, table.turn())
    for number in range(5):
        assert hands(worlds.guess(Fast(number), reader)) == hands(worlds.guess(Fast(number)))


def test_of_several_worlds_each_is_taken_as_often_as_it_is_likely():
    table = by_the_book(WHIST, 14)
    worlds, reader = read_by(table, table.turn())
    source, likely = Fast(2), {}
    for _ in range(3):
        world = hands(worlds.guess(source, reader))
        likely[world] = reader.trust
    assert len(set(likely.values())) > 1
    taken = Counter(hands(read(worlds, reader, 3, Fast(2), Dice(number))) for number in range(120))
    assert set(taken) <= set(likely)
    for world, trust in likely.items():
        assert abs(taken[world] / 120 - trust / sum(likely.values())) < 0.13
