"""`guess` in every game: uniform over all histories that look the same, and never in contradiction with itself.

On the tiny presets all histories are enumerated and draws are held against them by chi-square. On every form, hands
are walked through by a mixture of book and chance (rare positions are reached by neither alone), and at each step
somebody guesses.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from math import factorial, prod
from random import Random

import pytest

from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from lomber.conform import Broken, forms
from lomber.conform.promises import worlds_agree
from lomber.play.assign import Fast
from lomber.play.tree import outcomes
from lomber.play.worlds import World, Worlds
from lomber.table.chance import Deal
from lomber.table.contract import Game, State
from lomber.table.errors import IllegalMove
from lomber.table.record import DealEvent, Event, Seen
from lomber.table.scene import HIDDEN
from lomber.table.table import Table
from tests.conformance.budget import BRIEF, id_of, seconds, tried
from tests.told import DEEP, SEED, SIZE
from tests.uniform import assert_drawn_by

POSITIONS = {"quick": 1, "default": 3, "deep": 30}[SIZE]
MOST = {"quick": 300, "default": 800, "deep": 4000}[SIZE]
"""Histories beyond which a position is left to a larger size."""
TRIES = 12 * POSITIONS
AT_ONCE = 10 if DEEP else 2
"""Worlds guessed from one position."""
LONG_WINDED = ("viceroy", "berserk")
"""Games in which a guessed history is dear."""

History = tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, tuple[int, ...]], ...]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted = metafunc.config.getoption("--game")
    if "form" in metafunc.fixturenames:
        metafunc.parametrize("form", tried(wanted))
    if "tiny" in metafunc.fixturenames:
        metafunc.parametrize("tiny", [name for name in forms(wanted) if name.endswith("/tiny")])


def made(form: str) -> Game:
    return forms([id_of(form)])[form]()


# -- enumeration


def before_the_deal(table: Table) -> Table:
    """The same match when its hand had not been dealt yet."""
    record = table.record()
    for at in range(len(record.log)):
        early = Table.replay(record, table.game, to=at)
        due = early.state.awaits()
        if due is not None and due.begins_hand:
            return early
    raise AssertionError("no hand was dealt")


def fits(deal: Deal, order: list[int], event: DealEvent, game: Game) -> bool:
    """Are the cards that were seen where they were seen?"""
    at = 0
    for pile in deal.piles:
        words = event.piles[pile.name].split()
        cards = [game.card_name(card) for card in order[at : at + pile.size]]
        at += int(pile.size)
        if pile.ordered:
            if any(word not in (HIDDEN, card) for word, card in zip(words, cards, strict=True)):
                return False
        elif Counter(word for word in words if word != HIDDEN) - Counter(cards):
            return False
    return True


def ways(deal: Deal, order: list[int]) -> int:
    """In how many ways cards of one name, told apart, make these piles; up to a factor that all deals share."""
    number, at = 1, 0
    for pile in deal.piles:
        cards = Counter(order[at : at + pile.size])
        at += int(pile.size)
        if not pile.ordered:
            number *= factorial(int(pile.size)) // prod(factorial(n) for n in cards.values())
    return number


def gestures(state: State, seat: int, texts: tuple[str, ...]) -> Iterator[tuple[int, ...]]:
    """Every gesture that a seat who may not know all of it reads so."""
    if not texts:
        yield ()
        return
    for move in state.legal(seat):
        if texts[0] in (state.name(move), state.struck(move)):
            after = state.copy()
            after.play(seat, move)
            for rest in gestures(after, seat, texts[1:]):
                yield (int(move), *rest)


def alike(table: Table, events: tuple[Event, ...]) -> Iterator[tuple[Table, History, int]]:
    """All ways through these events, hidden cards and moves included, with their weights."""
    if not events:
        yield table, ((), ()), 1
        return
    event, rest = events[0], events[1:]
    if isinstance(event, DealEvent):
        deal = table.state.awaits()
        if deal is None:
            return
        for outcome in outcomes(deal):
            order = [int(card) for card in outcome]
            if not fits(deal, order, event, table.game):
                continue
            other = table.copy()
            other.deal(piles_of(deal, order))
            for end, (deals, moves), weight in alike(other, rest):
                yield end, ((tuple(order), *deals), moves), weight * ways(deal, order)
        return
    for codes in gestures(table.state, event.seat, event.moves):
        other = table.copy()
        try:
            other.act(event.seat, list(codes))
        except IllegalMove:
            continue
        for end, (deals, moves), weight in alike(other, rest):
            yield end, (deals, ((event.seat, codes), *moves)), weight


def piles_of(deal: Deal, order: list[int]) -> dict[str, list[int]]:
    piles: dict[str, list[int]] = {}
    at = 0
    for pile in deal.piles:
        piles[pile.name] = order[at : at + pile.size]
        at += int(pile.size)
    return piles


def histories_like(table: Table, seat: int) -> dict[History, int]:
    """Every history of the hand that has the same seen log, with its weight."""
    seen = table.seen(seat)
    return {
        history: weight
        for end, history, weight in alike(before_the_deal(table), seen.log)
        if told(end.seen(seat)) == told(seen)
    }


def told(seen: Seen) -> tuple[object, ...]:
    """The seen log without its clues: only what was dealt, done and said."""
    return seen.start, seen.log, seen.aloud


def history(world: World) -> History:
    deals = tuple(tuple(int(card) for card in order) for order in world.deals)
    return deals, tuple((seat, tuple(moves)) for seat, moves in world.gestures)


# -- walks


def walked(game: Game, seed: int, moves: int) -> Table:
    """A table after so many moves, some by the book, some by chance."""
    chance, book = Random(seed), BookBot(game)
    table = Table(game, seed=seed)
    for _ in range(moves):
        if (seat := table.turn()) < 0:
            break
        step(table, seat, chance, book)
    return table


def step(table: Table, seat: int, chance: Random, book: BookBot) -> None:
    legal = table.legal(seat)
    if chance.random() < 0.5:
        table.play(seat, chance.choice(legal))
    else:
        table.play(seat, book.choose(Glance(table.game, table.view(seat), legal)))


@pytest.mark.skipif(BRIEF, reason="the compiled run does it in a tenth of the time")
def test_guesses_are_uniform_over_all_histories_that_look_the_same(tiny: str) -> None:
    game = made(tiny)
    tried = 0
    for number in range(TRIES):
        chance = Random(SEED * 1000 + number)
        length = len(walked(game, SEED * 1000 + number, 10_000).record().log)
        table = walked(game, SEED * 1000 + number, chance.randrange(max(1, length)))
        seat = chance.randrange(-1, int(game.seats))  # spectators guess too: with two dummies only they can
        if table.over or Worlds(table.seen(seat), game).count() < 2:
            continue
        agreeing = histories_like(table, seat)
        if not 1 < len(agreeing) <= MOST:
            continue
        worlds = Worlds(table.seen(seat), game)
        source = Fast(number)
        drawn = [history(worlds.draw(source)) for _ in range(10 * len(agreeing) + 300)]
        assert_drawn_by(agreeing, drawn)
        tried += 1
        if tried == POSITIONS:
            break
    print(f"{tiny}: {tried} positions")
    assert tried > 0, "no position of this preset could be enumerated"


def test_no_guess_contradicts_what_was_seen(form: str) -> None:
    """A wrong clue shows itself: no world is left, or a world in which what was seen cannot happen.

    Each guessed history is played through from the start of the hand; it must give the same log and the same view.
    """
    game, end = made(form), time.monotonic() + seconds(form, quick=0.2, a_game=4.0)
    wanted = least_guesses(form)
    book, source = BookBot(game), Fast(SEED)
    guesses, seed = 0, SEED * 1_000_000
    while guesses < wanted or time.monotonic() < end:
        seed += 1
        chance = Random(seed)
        table = Table(game, seed=seed)
        while (seat := table.turn()) >= 0 and (guesses < wanted or time.monotonic() < end):
            watcher = chance.randrange(-1, int(game.seats))
            if table.state.midway(seat):  # nobody else looks on while a gesture is being made
                watcher = seat
            try:
                guesses += worlds_agree(table, watcher, AT_ONCE, source)
            except Broken as broken:
                raise Broken(f"{form}, seed {seed}: {broken}") from broken
            step(table, seat, chance, book)
    print(f"{form}: {guesses} guesses")


def least_guesses(form: str) -> int:
    """In `deep` every game, in its usual form, is asked for so many whatever time that takes."""
    if not DEEP or form != id_of(form):
        return 1
    return 10**4 if form in LONG_WINDED else 10**5
