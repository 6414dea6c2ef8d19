"""Whole games of Viceroy: pools, gems, statistics, the book's advice (viceroy.md, 8 and 13.5)."""

from random import Random
from typing import Any

import pytest

from lomber import Table, make
from lomber.arena.viceroy_acceptance import LIMITS, Tally, judged, random_share
from lomber.bots.book import BookBot
from lomber.bots.position import Glance, Position
from lomber.bots.search import Pimc, ahead
from lomber.play.assign import Fast
from lomber.play.playout import Dice
from lomber.play.rollouts import Guided
from lomber.table.shoe import Shoe, Stacked
from tests.told import SIZE

from .helpers import line, names, position, state_of, table

A, B = range(2)
GAMES = {"quick": 3, "default": 6, "deep": 10_000}[SIZE]

FORMS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "virtual_rivals": 3},
    {"players": 2},
    {"players": 2, "virtual_rivals": 2},
    {"players": 3, "token_pools": "strict"},
    {"players": 4},
]


def gems_of(state):
    found = [int(number) for number in state.reserve]
    for screen in state.screens:
        for colour in range(4):
            found[colour] += int(screen[colour])
    for pyramid in state.pyramids:
        for one in pyramid.built:
            for colour in range(4):
                found[colour] += int(one.gems()[colour])
    return found


def test_pools_never_fall_below_zero_and_gems_are_never_replaced():
    """V-1, V-140, V-143, V-35, V-63: after every move of random games, with and without virtual rivals."""
    for number in range(GAMES):
        options = FORMS[number % len(FORMS)]
        chance = Random(number)
        game = make("viceroy", **options)
        played = Table(game, seed=number)
        while not played.over:
            seat = chance.choice(played.actors())
            played.play(seat, chance.choice(played.legal(seat)))
            state = state_of(played)
            assert min(int(left) for left in state.pools) >= 0
            assert min(int(left) for left in state.reserve) >= 0
            assert all(min(int(left) for left in screen) >= 0 for screen in state.screens)
            assert gems_of(state) == [4 * options["players"]] * 4
        assert state_of(played).turn == 12


def test_a_match_of_two_games_adds_their_points_V_97():
    """V-97."""
    game = make("viceroy", players=2, turns=1, hands=2)
    chance = Random(3)
    played = Table(game, seed=3)
    while not played.over:
        seat = chance.choice(played.actors())
        played.play(seat, chance.choice(played.legal(seat)))
    sums = [0, 0]
    for entry in played.sheet().entries:
        sums[entry.column] += entry.amount
    assert played.scores() == sums
    assert {entry.hand for entry in played.sheet().entries} == {1, 2}


def test_the_statistics_of_the_built_in_set_are_taken():
    """T-1 holds after every move; T-2, T-3, T-4, T-5, T-6 and T-7 are figures with limits; T-8 is apart."""
    tally = Tally(4)
    tally.play(make("viceroy", players=4), 1)
    figures = tally.figures()
    assert {*figures, "T-8 random"} == set(LIMITS)
    assert tally.turns == 12
    assert {finding.rule for finding in judged({"T-4 collisions": 0.9, "T-6 cards": 10.0})} == {"T-4"}
    assert all(finding.warning for finding in judged({"T-2 dry": 0.5}))


def test_a_random_bot_hardly_beats_the_book_T_8():
    """T-8."""
    assert random_share(make("viceroy", players=2), 2, 7) <= 0.5


# -- the book's advice


def says(game, seat, without=()):
    bot = BookBot(game.game, without=without)
    move = bot.choose(Glance(game.game, game.view(seat), game.legal(seat)))
    return game.name(move)


def advised(game, seat):
    """The number of the piece that decides."""
    view = game.view(seat)
    pieces = game.game.advice()
    for piece in pieces:
        piece.heed(pieces)
    for piece in pieces:
        if int(piece.choose(view)) >= 0:
            return piece.number
    raise AssertionError


def searched(number, asked, seed):
    """A position of the game of this seed in which the piece decides: without it the move is another."""
    game = make("viceroy", players=3)
    played = Table(game, seed=seed)
    book = BookBot(game)
    while not played.over:
        seat = played.turn()
        view = played.view(seat)
        if view.asked in asked and advised(played, seat) == number:
            assert says(played, seat) != says(played, seat, (number,))
            return played
        played.play(seat, book.choose(Glance(game, view, played.legal(seat))))
    raise AssertionError(f"{number} never decided")


@pytest.mark.parametrize(
    ("number", "asked", "seed"),
    [
        ("A-2", ("bid",), 4),
        ("A-3", ("bid",), 122),
        ("A-4", ("bid", "claim"), 53),
        ("A-5", ("bid",), 96),
        ("A-6", ("laws",), 74),
        ("A-7", ("build", "play"), 37),
        ("A-8", ("build", "play"), 96),
        ("A-9", ("build", "play", "laws", "bid"), 7),
        ("A-10", ("build", "play", "laws", "bid"), 1),
        ("A-11", ("bid", "laws", "build"), 51),
        ("A-12", ("build", "play", "laws", "bid"), 19),
        ("A-13", ("recolour",), 64),
        ("A-14", ("start", "build", "play"), 0),
    ],
)
def test_each_piece_of_advice_decides_somewhere(number, asked, seed):
    assert searched(number, asked, seed)


def test_a_bought_card_that_gains_less_than_the_gems_of_a_pass_is_refused_A_15():
    """A-15: with four science tokens a pass brings seven gems."""
    two = table(
        [{"1:0": "14 science science science science"}, {"1:0": "11"}],
        phase="keep",
        turn=1,
        piles={"bought.0": "27"},
        screens=["B1", "-"],
        reserve="B3 R3 G3 Y3",
    )
    assert says(two, A) == "refuse"
    assert advised(two, A) == "A-15"
    assert says(two, A, ("A-15",)) == "keep"


def test_infinite_gems_and_science_come_first_in_the_early_turns_A_1():
    """A-1."""
    early = table(
        [{"1:0": "14"}, {"1:0": "11"}],
        {"turns": 3},
        phase="laws",
        turn=1,
        piles={"people.0": "20 27", **line(B="40")},
    )
    assert says(early, A) == "choose 20"


def returned(played):
    """Two characters of the first player's hand."""
    return [card for card in state_of(played).hands[0] if card < 64][:2]


def test_a_card_taken_from_the_auction_may_be_one_of_those_put_back_unseen_E_4():
    """E-4, E-8: the other player saw it go to the hand; now it lies on the small deck, or it does not."""
    game = make("viceroy", players=2)
    people = {
        "start.0": [0, 1, 2],
        "start.1": [3, 4, 5],
        "big": list(range(6, 54)),
        "aside": list(range(54, 64)),
    }
    first_laws = [game.read_card(number) for number in ("71", "65", "69")]
    laws = first_laws + [card for card in range(64, 88) if card not in first_laws]
    played = Table(game, shoe=Stacked([people, {"law_deck": laws}], Shoe(1)))
    wanted = ["choose 71", "choose 69"]
    while played.view(0).asked != "back":
        seat = played.turn()
        names = {played.name(move): move for move in played.legal(seat)}
        choice = next((name for name in wanted if seat == 0 and name in names), "")
        if choice:
            wanted.remove(choice)
        played.play(seat, names[choice] if choice else played.legal(seat)[-1])
    taken = next(card for card in state_of(played).hands[0] if card in people["big"])
    played.act(0, [game.book.code(f"back {game.card_name(card)}") for card in returned(played)])
    worlds = [Position(played.seen(1), game).guess(Fast(seed)) for seed in range(40)]
    held = [taken in world.hands[0] for world in worlds]
    assert any(held)
    assert not all(held)


def heeded(game):
    pieces = game.advice()
    for piece in pieces:
        piece.heed(pieces)
    return pieces


def test_a_guide_that_heeds_the_whole_book_plays_as_the_book_does():
    """It reads a glimpse of the position, and only its last piece; alone that piece weighs otherwise."""
    game = make("viceroy", players=2)
    pieces = heeded(game)
    played, book = Table(game, seed=5), BookBot(game)
    guide, alone = Guided(pieces[-1:], 100, pieces), Guided(game.advice()[-1:])
    differs = 0
    for _ in range(60):
        seat = played.turn()
        moves = played.state.legal(seat)
        move = book.choose(Glance(game, played.view(seat), played.legal(seat)))
        assert guide.move(played.state, seat, moves, Dice(1)) == move
        differs += alone.move(played.state, seat, moves, Dice(1)) != move
        played.play(seat, move)
    assert differs


def test_a_search_counts_the_points_of_the_others_against_itself():
    """A-11: in the last turn three gems give nothing, an attack token takes three points from the other."""
    game = make("viceroy", players=2, turns=1)
    start = position(
        [{"1:0": "14"}, {"1:0": "11 points:12"}],
        phase="laws",
        turn=1,
        piles={"laws.0": "67"},
        screens=["-", "-"],
    )
    two = Table(game, start=start, seed=1)
    for move in ("choose 67", "place 1:1"):
        two.play(A, move)
    assert names(two, A) == ["option 1", "option 2", "option 3"]
    search = Pimc(48, 0.0, 1, Guided(heeded(game)[-1:], 100, heeded(game)), against=True)
    assert two.name(search.choose(Position(two.seen(A), game))) == "option 2"


def test_points_ahead_of_all_the_others_together():
    assert ahead([50, 40, 20], 0) == 20.0
    assert ahead([50, 40, 20], 2) == -25.0
    assert ahead([7], 0) == 7.0
