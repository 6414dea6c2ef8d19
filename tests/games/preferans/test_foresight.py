"""What a player foresees: best play with open cards, hands that go with the words, moves worth a thought."""

from random import Random
from typing import Any

import pytest

from lomber import Shoe, Table
from lomber.bots.levels import make_bot
from lomber.bots.position import Position
from lomber.cards.pack import pack
from lomber.games.preferans.book import ADVICE
from lomber.games.preferans.judging import sure_tricks
from lomber.games.preferans.state import PreferansState
from lomber.play.assign import Fast
from lomber.play.playout import Dice
from lomber.play.rollouts import believed
from lomber.play.worlds import Worlds
from lomber.table.contract import Game
from tests.games.preferans.tables import dealt, game, lay_away, modern, say
from tests.games.preferans.test_core import F1


def ending(made: Game, seed: int, left: int) -> PreferansState | None:
    """A hand played by the book and at random to where everybody has so few cards; None: it was not played."""
    random = Random(seed)
    table = Table(made, shoe=Shoe(seed))
    state: Any = table.state
    hand = state.hand_number()
    while table.state.hand_number() == hand and not table.over:
        seat = table.turn()
        board = state.board
        if state.phase.value == "play" and not board.in_trick and board.done + board.before == 10 - left:
            assert isinstance(state, PreferansState)
            return state
        view = table.view(seat)
        move = random.choice(table.legal(seat))
        if view.phase != "play":
            move = next(m for piece in ADVICE if (m := int(piece.choose(view))) >= 0)
        table.play(seat, move)
    return None


def forced(state: Any, place: int) -> int:
    """The gain of a place, found by trying everything: its side wants most of it, the others least."""
    if state.board.is_over():
        return int(state.gained(place))
    mover = state.board.turn
    found = []
    for card in state.legal(state.to_move()):
        after = state.copy()
        after.lay_card(card)
        found.append(forced(after, place))
    alone = state.is_raspasy() or place == state.declarer
    with_us = mover == place if alone else mover != state.declarer
    return max(found) if with_us else min(found)


@pytest.mark.parametrize(
    "name", ["preferans_modern/sochi", "preferans_classic/classic_full", "preferans_hussar"]
)
def test_best_play_is_what_trying_everything_finds(name):
    solved = 0
    for seed in range(30):
        state = ending(game(name), seed, 3)
        if state is None:
            continue
        for place in state.board.order:
            if state.board.out >> place & 1:
                continue
            reckoned = state.reckoned(place)
            assert reckoned is not None
            assert (reckoned.gain, reckoned.counts, reckoned.trick) == (forced(state, place), "tricks", 8)
            solved += 1
        if solved > 12:
            break
    assert solved > 6


def heard(*, announce: str = "6H") -> Table:
    """F-1: A has bought and announced; B and C have not spoken yet."""
    table = dealt(modern("sochi"), *F1, talon="KS TD")
    say(table, "0:bid.6S 1:pass 2:pass")
    lay_away(table, "KS TD")
    say(table, f"0:announce.{announce}")
    return table


def test_what_is_foreseen_is_written_as_the_scorer_writes_it():
    table = heard()
    say(table, "1:whist 2:whist")
    reckoned = table.state.this_hand().reckoned(0)
    assert reckoned is not None and reckoned.gain == 7
    # PM-40: two points of ten whists each; two whists for each of three tricks, joint duty of four missed by one
    assert reckoned.scores == table.state.this_hand().foreseen()
    assert sum(reckoned.scores) == 0 and reckoned.scores[0] > 0


def test_nothing_is_foreseen_before_the_play_or_for_all_alike_where_all_have_passed():
    table = heard()
    assert table.state.reckoned(0) is None and table.state.foreseen() == []
    passed = dealt(modern("sochi"), *F1, talon="KS TD")
    say(passed, "0:pass 1:pass 2:pass")
    assert passed.state.foreseen() == []
    reckoned = passed.state.this_hand().reckoned(1)
    assert reckoned is not None and reckoned.gain <= 0


def test_a_hand_that_bears_its_game_is_likelier_than_one_that_does_not():
    strong = heard().state
    weak = dealt(modern("sochi"), F1[1], F1[0], F1[2], talon="KS TD")
    say(weak, "0:bid.6S 1:pass 2:pass")
    lay_away(weak, "KS TD")
    say(weak, "0:announce.6H")
    assert 0 < weak.state.likely(2) < 0.1 * strong.likely(2) <= 0.1
    assert strong.likely(0) > strong.likely(2) or strong.likely(0) == 1.0  # his own words tell him nothing


def test_of_equal_cards_one_is_worth_a_thought():
    table = heard()
    say(table, "1:whist 2:whist")
    sensible = {table.name(int(move)) for move in table.state.sensible(0)}
    # the king and queen of hearts are one card, so are ten, nine and eight; king and queen of diamonds too
    assert sensible == {"AS", "JC", "AC", "QD", "QH", "8H"}


def test_few_discards_and_games_are_worth_a_thought():
    table = dealt(modern("sochi"), *F1, talon="KS TD")
    say(table, "0:bid.6S 1:pass 2:pass")
    first = [table.name(int(move)) for move in table.state.sensible(0)]
    assert 0 < len(first) <= 6 and set(first) <= {table.name(move) for move in table.legal(0)}
    assert "discard KH" not in first and "discard AC" not in first
    lay_away(table, "KS TD")
    games = [table.name(int(move)) for move in table.state.sensible(0)]
    assert "announce 6H" in games and len(games) <= 5
    assert "announce 10NT" not in games


@pytest.mark.parametrize("preset", ["sochi", "leningrad", "manners"])
def test_the_club_bot_says_and_plays_what_is_legal(preset):
    made = modern(preset)
    club = make_bot("pimc:2:trust=1:guide=99:solve=1:belief=1:narrow=1", made, 7)
    table = Table(made, shoe=Shoe(3))
    moves = 0
    while table.state.hand_number() == 1 and moves < 8:
        seat = table.turn()
        move = club.choose(Position(table.seen(seat), made))
        assert move in table.legal(seat)
        table.play(seat, move)
        moves += 1


def test_worlds_are_believed_in_which_the_buyer_can_play_what_he_bought():
    table = heard()
    worlds = Worlds(table.seen(1), table.game)
    source, random = Fast(1), Dice(1)

    def tricks(state: Any) -> int:
        return int(sure_tricks(state.board.hands[0], 3, pack(8) & ~state.board.hands[0]))

    any_world = [tricks(worlds.guess(source)) for _ in range(60)]
    believable = [tricks(believed(worlds, source, random)) for _ in range(60)]
    assert sum(any_world) < 4 * 60 < 5 * 60 < sum(believable)
