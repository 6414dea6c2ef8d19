"""One table between bots, played to its end in this process."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping, Sequence

import msgspec

from lomber.bots.bot import Bot
from lomber.bots.company import bot
from lomber.bots.position import Glance, Position
from lomber.table.contract import SPECTATOR, Game
from lomber.table.shoe import Shoe
from lomber.table.table import Table


def seed_of(*parts: object) -> int:
    """A seed for one purpose, made from what names it: the same everywhere and in any order of work."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:7], "big")


class Pace(msgspec.Struct, array_like=True):
    """How much a bot has thought: moves it was asked for, and seconds of the processor they took."""

    moves: int = 0
    seconds: float = 0.0


def decide(player: Bot, table: Table, seat: int) -> int:
    """What the bot does: it is given its seat's view, or its seen log where it looks ahead."""
    if player.looks_ahead:
        return player.choose(Position(table.seen(seat), table.game))
    return player.choose(Glance(table.game, table.view(seat), table.legal(seat)))


DRAWS = 50
"""Draws for places after which mixed partners are taken as they come."""


def sit(game: Game, shoe: Shoe, names: Sequence[str], turn: int = 0) -> Table:
    """A new match, drawn for places; then everybody moves on by so many chairs.

    Where the draw decides who plays with whom, it is drawn again until partners are bots of one kind, if that
    can be: two books against two others say more than mixed pairs. The draw does not depend on `turn`, so a deal
    is the same whoever sits where; and in moving on, sides stay together.
    """
    table = Table(game, shoe=shoe, seats=names)
    for _ in range(DRAWS):
        if all(len({names[seat] for seat in side}) == 1 for side in sides(table)):
            break
        table = Table(game, shoe=shoe, seats=names)
    chairs = _round_the_table(table)
    moved = list(names)
    for i, seat in enumerate(chairs):
        moved[chairs[(i - turn) % len(chairs)]] = names[seat]
    table.seats = tuple(moved)
    return table


def sides(table: Table) -> list[list[int]]:
    """Who plays together now."""
    return table.view(SPECTATOR).scene().sides()


def _round_the_table(table: Table) -> list[int]:
    """The seats in an order in which sides take turns."""
    ranked = [
        (rank, number, seat) for number, side in enumerate(sides(table)) for rank, seat in enumerate(side)
    ]
    return [seat for _, _, seat in sorted(ranked)]


def play(
    game: Game,
    bots: Sequence[str],
    deal_seed: int,
    bot_seed: int,
    whole: bool = False,
    turn: int = 0,
    paces: Mapping[str, Pace] | None = None,
) -> Table:
    """One bot a seat, from a seeded shoe, to the end of the first deal or of the whole match.

    `turn`: the bots have moved on by so many chairs; the table's seats say who sits where. Equal arguments give
    equal tables. What each has thought is added to its pace.
    """
    table = sit(game, Shoe(deal_seed), list(bots), turn)
    players = [bot(name, game, seed_of(bot_seed, seat)) for seat, name in enumerate(table.seats)]
    watches = [Pace() if paces is None else paces[name] for name in table.seats]
    state = table.state
    deal = state.hand_number()
    while (whole or state.hand_number() == deal) and (seat := table.turn()) >= 0:
        begun = time.thread_time()
        move = decide(players[seat], table, seat)
        watches[seat].seconds += time.thread_time() - begun
        watches[seat].moves += 1
        table.play(seat, move)
    return table
