"""Whole games of Viceroy: pools, gems, statistics, the book's advice (viceroy.md, 8 and 13.5)."""

import os
from random import Random
from typing import Any

import pytest

from lomber import Table, make
from lomber.arena.acceptance import LIMITS, Tally, judged, random_share
from lomber.bots.book import BookBot
from lomber.bots.position import Glance

from .helpers import line, state_of, table

A, B = range(2)
SIZE = os.environ.get("LOMBER_TEST_SIZE", "quick")
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
        ("A-2", ("bid",), 32),
        ("A-3", ("bid",), 37),
        ("A-4", ("bid", "claim"), 24),
        ("A-5", ("bid",), 39),
        ("A-6", ("laws",), 2),
        ("A-7", ("build", "play"), 7),
        ("A-8", ("build", "play"), 29),
        ("A-9", ("build", "play", "laws", "bid"), 39),
        ("A-10", ("build", "play", "laws", "bid"), 3),
        ("A-11", ("bid", "laws", "build"), 3),
        ("A-12", ("build", "play", "laws", "bid"), 19),
        ("A-13", ("recolour",), 10),
        ("A-14", ("start", "build", "play"), 29),
        ("A-15", ("keep",), 4),
    ],
)
def test_each_piece_of_advice_decides_somewhere(number, asked, seed):
    assert searched(number, asked, seed)


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
