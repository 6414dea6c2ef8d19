"""The levels a person chooses from: one place for lobby, command line and arena."""

from collections import Counter
from collections.abc import Iterator

import pytest

from lomber.bots.book import BookBot
from lomber.bots.company import BOTS
from lomber.bots.levels import LEVELS, SearchBot, given, make_bot
from lomber.bots.novice import SLIPS, NoviceBot
from lomber.bots.position import Glance
from lomber.games import listings, make
from lomber.table.contract import Game
from lomber.table.table import Table


def decisions(game: Game, seed: int) -> Iterator[Glance]:
    """What each seat sees when it has a choice, in a hand played by the book."""
    table, book = Table(game, seed=seed), BookBot(game)
    while table.state.hand_number() == 1 and (seat := table.turn()) >= 0:
        glance = Glance(game, table.view(seat), table.legal(seat))
        if len(glance.legal) > 1:
            yield glance
        table.play(seat, book.choose(glance))


def test_the_levels_from_easy_to_strong():
    assert LEVELS == ("novice", "book", "club", "master")
    assert ("random", *LEVELS) == BOTS


@pytest.mark.parametrize("id", sorted(listings()))
def test_every_game_has_every_level(id: str):
    game = make(id)
    for level in LEVELS:
        assert make_bot(level, game, 1) is not None


def test_a_master_thinks_five_times_as_long_as_a_club_player():
    club, master = make_bot("club", make("humbug")), make_bot("master", make("humbug"))
    assert isinstance(club, SearchBot)
    assert isinstance(master, SearchBot)
    assert (club.search.milliseconds, master.search.milliseconds) == (20.0, 100.0)
    assert given("master", 1000.0) == "master@1000"
    assert given("club", 1000.0) == "club@200"
    assert given("book", 1000.0) == "book"


def test_a_novice_s_hand_slips_one_time_in_five_and_never_by_more_than_a_step():
    game = make("whist")
    novice, book = NoviceBot(game, 3), BookBot(game)
    steps: Counter[int] = Counter()
    for seed in range(25):
        for glance in decisions(game, seed):
            at = glance.legal.index(book.choose(glance))
            steps[abs(glance.legal.index(novice.choose(glance)) - at)] += 1
    assert set(steps) == {0, 1}
    assert abs(steps[1] / sum(steps.values()) - SLIPS) < 0.05


def test_the_same_seed_slips_at_the_same_places():
    game = make("stukolka_golets")
    glances = list(decisions(game, 4))
    once, again = NoviceBot(game, 9), NoviceBot(game, 9)
    assert [once.choose(glance) for glance in glances] == [again.choose(glance) for glance in glances]


@pytest.mark.parametrize(
    "name", ["grandmaster", "master@", "master@x", "pimc:40:reading=3", "pimc:40:luck=1"]
)
def test_a_bot_that_there_is_not_is_refused(name: str):
    with pytest.raises(ValueError):
        make_bot(name, make("whist/tiny"))


def test_a_search_that_reads_chooses_the_same_with_the_same_seed():
    game = make("whist/tiny")
    from lomber.arena.hand import play

    names = ["pimc:60:trust=1:reading=3", "book", "pimc:60:trust=1:reading=3", "book"]
    assert play(game, names, 3, 7).record() == play(game, names, 3, 7).record()
