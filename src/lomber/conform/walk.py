"""Random walks through a game, with the promises asked on the way."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec

from lomber.conform import promises
from lomber.conform.promises import Broken, census, demand, truth
from lomber.games import listings, make, options_of, presets_of
from lomber.table.contract import Game
from lomber.table.errors import BadOptions
from lomber.table.options import fields_of
from lomber.table.table import Table

CUT = 3
"""Matches are cut to so many hands: whole random matches of some games never end."""

LONG = 104
"""A hand of more cards than this is long: a match is cut to one, and dear promises are asked of fewer positions."""


MANY = 60
"""Hidden places above which worlds are not counted during a walk."""


PATIENT = 200
"""Matches after which a form is given up in which no position was ever guessed: in short ones that is chance."""


class Figures(msgspec.Struct):
    """What a check has done: none of these may be nought."""

    hands: int = 0
    positions: int = 0
    worlds: int = 0
    seconds: float = 0.0
    sealed: int = 0
    blind: int = 0
    dear: int = 0
    """Positions whose worlds were not counted: that would have taken seconds."""


def forms(ids: list[str] | None = None) -> dict[str, Callable[[], Game]]:
    """Every game, preset and number of players, by a readable name; three hands each where the preset says none."""
    return dict(_forms(tuple(ids or listings())))


@cache
def _forms(ids: tuple[str, ...]) -> dict[str, Callable[[], Game]]:
    found: dict[str, Callable[[], Game]] = {}
    for id in ids:
        for name in presets_of(id):
            for players in _numbers_of_players(name):
                if _made(name, players) is None:
                    continue
                label = name if players is None or players == _default_players(name) else f"{name}:{players}"
                found[label] = lambda name=name, players=players: _required(name, players)  # type: ignore[misc]
    return found


def _numbers_of_players(name: str) -> list[int | None]:
    """The numbers to try: all of them, unless the preset or the form settles it."""
    id, _, preset = name.partition("/")
    listing = listings()[id]
    if "players" in listing.fixed or "players" in listing.presets.get(preset, {}):
        return [None]
    for field in fields_of(options_of(id)):
        if field.name == "players" and field.low is not None and field.high is not None:
            return list(range(field.low, field.high + 1))
    return [None]


def _default_players(name: str) -> int:
    return int(getattr(make(name).options, "players", 0))


def _made(name: str, players: int | None) -> Game | None:
    try:
        return _required(name, players)
    except BadOptions:
        return None


def _required(name: str, players: int | None) -> Game:
    return cut(name, {} if players is None else {"players": players})


def cut(name: str, options: dict[str, Any]) -> Game:
    """A form whose matches end after a few hands, unless it says itself how many there are."""
    game = make(name, **options)
    if game.options.hands is not None:
        return game
    return make(name, hands=CUT if game.pool <= LONG else 1, **options)


def check(game: Game, seconds: float, seed: int = 1) -> Figures:
    """Walk through random matches for so many seconds, asking every promise.

    At least one match, and more, up to `PATIENT`, while chance has let no position be guessed.
    """
    figures = Figures()
    begun = time.monotonic()
    number = 0
    while number == 0 or (number < PATIENT and not figures.worlds) or time.monotonic() - begun < seconds:
        try:
            _walk(game, seed * 1_000_003 + number, figures, begun + max(seconds, 0.5) * 3)
        except Broken as broken:
            raise Broken(f"{game.id} {game.options} seed {seed}, walk {number}: {broken}") from broken
        number += 1
    figures.seconds = time.monotonic() - begun
    return figures


def _walk(game: Game, seed: int, figures: Figures, deadline: float) -> None:
    """One match of random moves. Dear promises are asked at a few random positions, cheap ones everywhere."""
    random = Random(seed)
    table = Table(game, seed=seed)
    cards, hand = census(table.state), table.state.hand_number()
    moves = 0
    often = 0.06 if game.pool <= LONG else 0.04
    while not table.over:
        promises.legal_moves_are_sound(table)
        promises.money_is_conserved(table)
        figures.positions += 1
        if random.random() < often:
            _ask_all(table, random, figures, deadline)
        seat = random.choice(table.actors())
        asides = table.asides(seat)
        if asides and random.random() < 0.1 and _goes_on(table, seat, aside := random.choice(asides), random):
            table.play(seat, aside)
        else:
            table.play(seat, random.choice(table.legal(seat)))
            moves += 1
        if table.state.hand_number() != hand or table.over:
            demand(moves <= game.longest, "a hand ends within the declared length", moves=moves)
            hand, moves = table.state.hand_number(), 0
            figures.hands += 1
            cards = census(table.state)
        else:
            now = census(table.state)
            cards = cards or now  # players bring their own: there are none before they are handed in
            demand(now == cards, "cards are conserved", lost=cards - now, found=now - cards)
            demand(bool(cards) or table.state.sealed() > 0, "a hand has cards")
    promises.legal_moves_are_sound(table)
    promises.money_is_conserved(table)
    promises.record_replays(table)
    promises.is_told_between_deals(table, random)
    promises.set_up_gives_back(table)
    promises.encodings_have_their_shape(table)


def _goes_on(table: Table, seat: int, aside: int, random: Random) -> bool:
    """Does the match go on after this aside? To give up at once is tried rarely, or no walk would get far."""
    trial = table.state.copy()
    trial.play(seat, aside)
    return not trial.over() or random.random() < 0.02


def _ask_all(table: Table, random: Random, figures: Figures, deadline: float) -> None:
    promises.illegal_moves_change_nothing(table, random, 20)
    promises.state_refuses_by_itself(table, random, 20)
    promises.copies_are_independent(table, random)
    promises.this_hand_ends(table, random)
    promises.record_replays(table)
    promises.set_up_gives_back(table)
    promises.encodings_have_their_shape(table)
    figures.sealed += promises.sealed_moves_commute(table, random)
    if _dear(table):
        figures.dear += 1
        return
    promises.bot_position_equals(table)
    if time.monotonic() < deadline or figures.worlds == 0:
        figures.worlds += promises.worlds_cannot_be_told_apart(table, random.randrange(10**6), 2)
        figures.worlds += promises.set_up_tables_keep_secrets(table, random, 1)
        figures.blind += promises.clues_tell_only_what_was_seen(table, random.randrange(10**6), 4)


def _dear(table: Table) -> bool:
    """Would counting the worlds of this position take seconds? So it is late in hands that shuffle anew."""
    return any(len(case.places) > MANY for seat in table.actors() for case in table.seen(seat).unseen)


def fingerprint(game: Game, matches: int = 3) -> str:
    """A hash of the records and positions of a few random matches: equal interpreted and compiled."""
    digest = hashlib.sha256()
    for seed in range(matches):
        random = Random(seed)
        table = Table(game, seed=seed)
        steps = 0
        while not table.over and steps < 2000:
            seat = random.choice(table.actors())
            table.play(seat, random.choice(table.legal(seat)))
            steps += 1
            if steps % 17 == 0:
                digest.update(truth(table.state).encode())
        digest.update(table.record().text().encode())
        digest.update(repr(table.scores()).encode())
    return digest.hexdigest()
