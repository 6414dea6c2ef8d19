"""Search: seeded, bounded, cancellable, fed by seen logs only, and right where the right move is known."""

import time

import pytest
from mypy_extensions import i64

import lomber
import lomber.games
from lomber.bots.book import BookBot
from lomber.bots.levels import SearchBot, make_bot
from lomber.bots.position import Glance, Position
from lomber.bots.search import Ismcts, Pimc, Searcher
from lomber.play.playout import Dice
from lomber.play.rollouts import Guided, Hopeful
from lomber.table.contract import Advice, Game, View


class Always(Advice):
    """Advises one and the same move, or none, and counts how often it was asked."""

    def __init__(self, move: int) -> None:
        super().__init__("X-1")
        self.move = move
        self.asked = 0

    def choose(self, view: View) -> i64:
        self.asked += 1
        return self.move


def heeded(game: Game) -> list[Advice]:
    pieces = game.advice()
    for piece in pieces:
        piece.heed(pieces)
    return pieces


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


@pytest.mark.parametrize("kind", [Ismcts, Pimc])
def test_thinking_time_is_a_bound_too(kind: type[Searcher]):
    position = at_turn(lomber.Table(lomber.make("whist", hands=1), seed=5))
    search = kind(milliseconds=5.0, seed=1)
    begun = time.thread_time()
    assert search.choose(position) in position.legal
    assert time.thread_time() - begun < 5.0
    assert search.done > 0


def test_with_a_book_the_search_begins_from_its_move_and_leaves_it_only_when_sure():
    game = lomber.make("whist", hands=1)
    for seed in range(6):
        position = at_turn(lomber.Table(game, seed=seed))
        advised = BookBot(game).choose(position)
        hasty = Pimc(simulations=len(position.legal), seed=1, book=heeded(game))
        assert hasty.choose(position) == advised
        stubborn = Pimc(simulations=300, seed=1, book=heeded(game), trust=1e8)
        assert stubborn.choose(position) == advised


def test_where_the_book_is_surely_wrong_the_search_leaves_it():
    table = last_trick_but_one()
    wrong = Always(table.game.book.code("3C"))
    assert table.name(Pimc(simulations=200, seed=1, book=[wrong], trust=2.0).choose(at_turn(table))) == "AC"


def test_advised_only_what_some_piece_of_advice_names_is_tried():
    game = lomber.make("whist", hands=1)
    position = at_turn(lomber.Table(game, seed=2))
    pieces: list[Advice] = [Always(position.legal[3]), Always(position.legal[7])]
    search = Pimc(simulations=20, seed=1, book=pieces, advised=True)
    assert search.choose(position) in (position.legal[3], position.legal[7])
    assert 16 <= search.done <= 20  # two in each world; one may have been given up after eight worlds


def test_words_are_the_books_where_only_cards_are_searched():
    """A search of Vint that plays auctions on by chance bids as if the others would bid seven."""
    game = lomber.make("vint", hands=1)
    table, book = lomber.Table(game, seed=3), BookBot(game)
    search = Pimc(simulations=40, seed=1, book=heeded(game), trust=0.0, narrow=True, cards=True)
    words = 0
    while table.game.book.words[table.legal(table.turn())[0]] != "play":
        position = at_turn(table)
        assert search.choose(position) == book.choose(position)
        assert search.done == 0
        table.play(table.turn(), book.choose(position))
        words += 1
    assert words > 4
    assert search.choose(at_turn(table)) in table.legal(table.turn())
    assert search.done > 0


def test_guided_playouts_follow_the_advice_and_are_as_repeatable():
    game = lomber.make("stukolka_golets", hands=1)
    position = at_turn(lomber.Table(game, seed=3))
    asked = Always(-1)
    guided = Pimc(simulations=30, seed=4, playouts=Guided([asked, *heeded(game)]))
    assert guided.choose(position) == guided.choose(position)
    assert asked.asked > 0
    never = Always(-1)
    Pimc(simulations=30, seed=4, playouts=Guided([never], share=0)).choose(position)
    assert never.asked == 0


def test_looking_one_turn_ahead_lays_the_card_that_prepares_a_reverse_trick():
    """35 on 24 and then 25: the outlook after the whole turn, not after one card, decides."""
    start = {
        "to_move": 0,
        "tops": {"silver": "s24 60", "gold": "1 60"},
        "piles": {"hand.0": "25 35 50", "stock.0": "40 41 42", "hand.1": "5 6 7", "stock.1": "8 9"},
    }
    table = lomber.Table(lomber.make("face_to_face", hands=1), start=start, seed=1)
    search = Pimc(simulations=60, seed=1, playouts=Hopeful(), turns=1)
    first = table.name(search.choose(at_turn(table)))
    table.play(0, first)
    second = table.name(search.choose(at_turn(table)))
    assert [first, second] == ["lay 35 A", "lay 25 A"]


def test_so_many_turns_are_played_and_no_more():
    """After the card that ends a turn the other has not moved yet; with two turns he has."""
    game = lomber.make("face_to_face", hands=1)
    state = lomber.Table(game, seed=3).state
    mover = state.actors()
    for turns, who in ((1, 3 - mover), (2, mover)):
        trial = state.copy()
        Hopeful().finish(trial, Dice(1), turns)
        assert trial.actors() == who
        assert not trial.over()


def test_how_a_search_is_written():
    game = lomber.make("face_to_face")
    for name in (
        "pimc:5",
        "ismcts:5",
        "pimc:5:trust=2:advised=1:guide=1:share=50",
        "pimc:5:turns=1",
        "ismcts:5:guide=1",
        "pimc:5:guide=1:heed=1:against=1",
        "pimc:5:trust=2:cards=1:narrow=1",
        "club@7",
    ):
        assert isinstance(make_bot(name, game, 1), SearchBot)
    for name in (
        "pimc",
        "pimc:0",
        "pimc:5:speed=3",
        "club@",
        "club@x",
        "ismcts:-1",
        "pimc:5:trust=much",
        "ismcts:5:turns=1",
        "pimc:5:cards=1",
    ):
        with pytest.raises(ValueError):
            make_bot(name, game, 1)


@pytest.mark.parametrize("id", lomber.games.listings())
def test_every_game_has_a_club_bot_that_plays(id: str):
    table = lomber.Table(lomber.make(id), seed=1)
    seat = table.turn()
    bot = make_bot("club@1", table.game, 1)
    assert bot.choose(at_turn(table)) in table.legal(seat)


def test_what_looks_ahead_is_not_given_a_glance():
    table = lomber.Table(lomber.make("whist"), seed=1)
    seat = table.turn()
    with pytest.raises(TypeError, match="seen log"):
        make_bot("club", table.game).choose(Glance(table.game, table.view(seat), table.legal(seat)))


@pytest.mark.parametrize(
    "form",
    [
        "stukolka_golets",
        "stukolka_shleif/wild",
        "stukolka_obligatory",
        "mushka",
        "mushka_pamfil",
        "mushka_lentyurlyu",
        "rams",
    ],
)
def test_a_glimpse_is_enough_for_the_books_of_the_pot_games(form: str) -> None:
    """The move and the piece are the same, whether the book reads the whole view or what a playout shows it."""
    game = lomber.games.make(form)
    book = BookBot(game)
    told: set[str] = set()
    for seed in range(2):
        table = lomber.Table(game, seed=seed)
        while (seat := table.turn()) >= 0 and table.state.hand_number() < 4:
            legal = table.legal(seat)
            said = book.explain(Glance(game, table.view(seat), legal))
            glimpse = table.state.glimpse(seat, table.state.legal(seat))
            assert book.explain(Glance(game, glimpse, legal)) == said
            told.add(said[1])
            table.play(seat, said[0])
    assert len(told) > 2
