"""Every trick game with open cards: the general search and the solvers of games say what trying everything says."""

from __future__ import annotations

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber import Table, make
from lomber.cards.pack import read_card
from lomber.games import CATALOGUE, presets_of
from lomber.play.open_play import OpenPlay, falling, lineup
from lomber.solve.reckoning import Reckoner, Weighed, can_reckon
from lomber.table.contract import SPECTATOR, State
from lomber.table.errors import TooDeep

NO_TRICKS = {id for id, listing in CATALOGUE.items() if listing.shelf not in ("tricks", "pots")} | {
    "gorka",
    "mushka_lentyurlyu",
}
"""Games in which nothing is foreseen: words, chance or a board decide them."""

PRESETS = {"bezique": "bezique/played-out", "vint_exact": "vint_exact", "vint": "vint/passes-played"}
"""The presets that have an open end where the form as it is played most has none, or one of more interest."""

SOLVED = sorted(set(CATALOGUE) - NO_TRICKS)

LEAVES = 250
"""Ways to the end that are all tried; what has more is left to the measurements."""


def endings(name: str, seed: int) -> list[State]:
    """The positions of a hand played at random, the last first."""
    random = Random(seed)
    table = Table(make(name), seed=seed)
    passed: list[State] = []
    hand = table.state.hand_number()
    while not table.over and table.state.hand_number() == hand:
        passed.append(table.state.copy())
        seat = table.turn()
        table.play(seat, random.choice(table.legal(seat)))
    return passed[::-1]


class Tried:
    """Everything tried, nothing remembered, nothing left out."""

    def __init__(self, side: list[int]) -> None:
        self.side = side
        self.leaves = 0

    def value(self, state: State) -> int:
        if state.over():
            self.leaves += 1
            return sum(state.scores()[seat] for seat in self.side)
        if self.leaves > LEAVES:
            return 0
        player = next(seat for seat in range(state.game.seats) if state.acts(seat))
        values = []
        for move in state.legal(player):
            after = state.copy()
            after.play(player, move)
            values.append(self.value(after))
        return max(values) if player in self.side else min(values)


def solvable(state: State, seat: int) -> bool:
    return state.gist() is not None or state.this_hand().reckoned(seat) is not None


def compared(name: str, seed: int) -> int:
    """How many decisions near the end of one hand have been compared, card by card."""
    number = 0
    for state in endings(name, seed):
        seat = next(one for one in range(state.game.seats) if state.acts(one))
        if len(state.legal(seat)) < 2 or not solvable(state, seat):
            continue
        here = state.this_hand()
        sides = state.view(SPECTATOR).scene().sides()
        side = declarer_and_whisters(here) or next(side for side in sides if seat in side)
        mine = side if seat in side else [one for one in range(state.game.seats) if one not in side]
        found = Reckoner().weigh(state, seat)
        assert found is not None
        for move, worth in found.moves.items():
            after = here.copy()
            after.play(seat, move)
            tried = Tried(mine)
            value = tried.value(after)
            if tried.leaves > LEAVES:
                return number
            assert sum(worth.scores[one] for one in mine) == value, (name, seed, here.name(move))
        assert sum(found.best.scores[one] for one in mine) == max(
            sum(worth.scores[one] for one in mine) for worth in found.moves.values()
        )
        number += 1
    return number


def declarer_and_whisters(state: State) -> list[int]:
    """Of Preferans the declarer, who plays against all others; in an all-pass hand everybody is alone."""
    declarer = getattr(state, "declarer", None)
    alone = state.game.id.startswith("preferans") and state.foreseen()
    return [int(declarer)] if alone and declarer is not None else []


def firsts() -> set[str]:
    """One game of each family: its forms share the play."""
    found: dict[str, str] = {}
    for game in SOLVED:
        found.setdefault(CATALOGUE[game].family, game)
    return set(found.values())


@pytest.mark.parametrize("game", SOLVED)
def test_what_a_card_is_worth_is_what_trying_everything_says(game: str) -> None:
    wanted = 3 if game in firsts() else 1
    number = 0
    for seed in range(1, 400):
        number += compared(PRESETS.get(game, game), seed)
        if number >= wanted:
            return
    raise AssertionError(f"only {number} decisions of {game} could be compared")


@pytest.mark.parametrize("game", sorted(NO_TRICKS))
def test_a_game_without_tricks_has_no_solver(game: str) -> None:
    state = Table(make(game), seed=1).state
    assert not can_reckon(state)
    assert state.gist() is None


MANNERED = [game for game in SOLVED if f"{game}/manners" in presets_of(game) and game != "piquet"]
"""In Piquet manners are a matter of words: no card can be played against the rules."""


@pytest.mark.parametrize("game", MANNERED)
def test_where_a_hand_may_break_the_rules_the_general_search_says_nothing(game: str) -> None:
    assert all(state.gist() is None for state in endings(f"{game}/manners", 2))


def weighed(game: str, seed: int) -> Weighed:
    """The last decision of a hand."""
    for state in endings(game, seed):
        seat = next(one for one in range(state.game.seats) if state.acts(one))
        if len(state.legal(seat)) > 1 and state.gist() is not None:
            found = Reckoner().weigh(state, seat)
            assert found is not None
            return found
    raise AssertionError("nobody had to decide")


@pytest.mark.parametrize(
    ("game", "alone"),
    [("mushka", True), ("norman_piquet", True), ("piquet", False), ("semerik", False), ("humbug", False)],
)
def test_who_plays_for_himself_is_judged_against_all_others_together(game: str, alone: bool) -> None:
    found = weighed(game, 3)
    assert found.best.alone == alone
    assert alone or sum(found.best.scores) == 0


def test_what_is_too_far_from_the_end_is_said_and_not_waited_for() -> None:
    first = [state for state in endings("semerik", 1) if state.gist() is not None][-1]
    seat = next(one for one in range(4) if first.acts(one))
    with pytest.raises(TooDeep, match="within 201 positions"):
        Reckoner(positions=200).weigh(first, seat)
    with pytest.raises(TooDeep):
        Reckoner(until=0.0).weigh(first, seat)


def test_a_later_position_is_answered_from_what_has_been_learnt() -> None:
    states = [state for state in endings("rams", 4) if state.gist() is not None]
    seat = next(one for one in range(states[0].game.seats) if states[-1].acts(one))
    solver = OpenPlay(2**seat)
    sure = solver.score(states[-1])
    first = solver.looked
    solver.begin()
    assert solver.score(states[-1]) == sure
    assert solver.looked == 0 < first


def test_of_touching_cards_it_does_not_matter_which_one_holds() -> None:
    spades = [read_card(f"{rank}S") for rank in "AKQJT"]
    ace, king, queen, jack, ten = (2**card for card in spades)
    assert lineup(vec[i64]([ace + queen, king]), -1) == lineup(vec[i64]([king + jack, queen]), -1)
    assert lineup(vec[i64]([ace + king, queen]), -1) != lineup(vec[i64]([ace + queen, king]), -1)
    # A card on the table stands between the others, and is nobody's.
    assert lineup(vec[i64]([ace + ten, jack]), spades[1]) != lineup(vec[i64]([ace + ten, jack]), -1)
    high_three = falling("4567JQKA23")
    three, four = 2 ** read_card("3S"), 2 ** read_card("4S")
    assert lineup(vec[i64]([three, four]), -1, high_three) == lineup(vec[i64]([ace, four]), -1, high_three)
