"""One table between bots, played to its end in this process."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from lomber.bots.bot import Bot
from lomber.bots.levels import make_bot
from lomber.bots.position import Glance, Position
from lomber.table.contract import SPECTATOR, Game
from lomber.table.shoe import Shoe
from lomber.table.table import Table


def seed_of(*parts: object) -> int:
    """A seed for one purpose, made from what names it: the same everywhere and in any order of work."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:7], "big")


def decide(bot: Bot, table: Table, seat: int) -> int:
    """What the bot does: it is given its seat's view, or its seen log where it looks ahead."""
    if bot.looks_ahead:
        return bot.choose(Position(table.seen(seat), table.game))
    return bot.choose(Glance(table.game, table.view(seat), table.legal(seat)))


DRAWS = 50
"""Draws for places after which mixed partners are taken as they come."""


def sit(game: Game, shoe: Shoe, names: Sequence[str]) -> Table:
    """A new match, drawn for places.

    Where the draw decides who plays with whom, it is drawn again until partners are bots of one kind, if that
    can be: two books against two others say more than mixed pairs.
    """
    table = Table(game, shoe=shoe, seats=names)
    for _ in range(DRAWS):
        sides: dict[int, set[str]] = {}
        for seat in table.view(int(SPECTATOR)).scene().seats:
            sides.setdefault(seat.side if seat.side >= 0 else -1 - seat.seat, set()).add(names[seat.seat])
        if all(len(kinds) == 1 for kinds in sides.values()):
            break
        table = Table(game, shoe=shoe, seats=names)
    return table


def play(game: Game, bots: Sequence[str], deal_seed: int, bot_seed: int, whole: bool = False) -> Table:
    """One bot a seat, from a seeded shoe, to the end of the first deal or of the whole match.

    Equal arguments give equal tables.
    """
    players = [make_bot(name, game, seed_of(bot_seed, seat)) for seat, name in enumerate(bots)]
    table = sit(game, Shoe(deal_seed), list(bots))
    state = table.state
    deal = state.hand_number()
    while (whole or state.hand_number() == deal) and (seat := table.turn()) >= 0:
        table.play(seat, decide(players[seat], table, seat))
    return table
