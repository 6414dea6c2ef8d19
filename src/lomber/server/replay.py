"""Hands that are over, played again step by step: with one's own eyes, and with others' where all was shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from lomber.server.events import Acted, Dealt
from lomber.server.match import Match
from lomber.server.streams import fresh
from lomber.server.wire import ReplayFrame, Step
from lomber.table.afterwards import KnownDeal
from lomber.table.contract import EVERYTHING, SPECTATOR
from lomber.table.opened import opened
from lomber.table.scene import HIDDEN, Scene
from lomber.table.table import Table

ALL = int(EVERYTHING)
"""With everybody's eyes: all hands open."""


def eyes(match: Match, number: int, seat: int) -> list[int]:
    """With whose eyes a seat may look at a hand: its own, and anybody's if it knows all there is to know."""
    own = max(seat, int(SPECTATOR))
    whose = match.knows_as(seat)
    if whose != ALL:
        laid_out = match.table.known_start(whose) if number == 1 else None
        if laid_out is not None and any(HIDDEN in cards for cards in laid_out.get("piles", {}).values()):
            return [own]
        for event in match.table.known(number, whose):
            closed = (
                not event.whole if isinstance(event, KnownDeal) else any(HIDDEN in m for m in event.moves)
            )
            if closed:
                return [own]
    return [ALL, int(SPECTATOR), *range(match.game.seats)]


def frames(match: Match, number: int, seat: int) -> Iterator[ReplayFrame]:
    """The hand as it was seen from a seat (or with everybody's eyes), a frame for each thing that happened."""
    table = match.table.before(number)
    ears = int(SPECTATOR) if seat == ALL else seat
    told: list[Step] = []
    events = match.events_of(number)
    for i, event in enumerate(events):
        _repeat(match, table, event)
        now = match.steps_of(table, _spoken(events[: i + 1]), ears)
        news = fresh(told, now)
        told = now
        if news or (isinstance(event, Acted) and event.seat == seat):
            yield ReplayFrame(tuple(news), scene(table, seat), i)


def position(match: Match, number: int, event: int) -> Table:
    """The hand as it stood after that event: somebody may want to know what the book would have done."""
    table = match.table.before(number)
    for other in match.events_of(number)[: event + 1]:
        _repeat(match, table, other)
    return table


def _repeat(match: Match, table: Table, event: Dealt | Acted) -> None:
    if isinstance(event, Dealt):
        cards = {name: text.split() for name, text in event.piles.items()}
        table.deal({name: [int(match.game.read_card(c)) for c in pile] for name, pile in cards.items()})
    else:
        table.act(event.seat, event.moves)


def _spoken(events: Sequence[Dealt | Acted]) -> list[Acted]:
    return [event for event in events if isinstance(event, Acted)]


def scene(table: Table, seat: int) -> Scene:
    """What is seen, without what could be done: nothing is asked of who looks back."""
    if seat != ALL:
        return msgspec.structs.replace(table.view(seat).scene(), choices=())
    return opened(table, int(SPECTATOR))
