"""Turning cards: open and closed, stunned, hidden and revealed, and what each change announces."""

from mypy_extensions import i64

from lomber.games.berserk.cards import CREATURE, NO_OPENING
from lomber.games.berserk.replacing import is_replaced
from lomber.games.berserk.state import Duel, Event
from lomber.games.berserk.things import Thing
from lomber.games.berserk.triggers import announce
from lomber.games.berserk.verbs import CLOSED, HIDDEN, OPENED, REVEALED, STUNNED, WOULD_CLOSE


def close(duel: Duel, thing: Thing) -> bool:
    """Turn a card closed; nothing happens to one that is (BH-213)."""
    if thing.closed or is_replaced(duel, Event(WOULD_CLOSE, thing.number, thing.controller)):
        return False
    thing.closed = True
    _turned(duel, thing, CLOSED)
    return True


def open_up(duel: Duel, thing: Thing) -> bool:
    """Turn a closed card open (BH-227), unless a text kept it closed when the moment began."""
    if not thing.closed or thing.cannot & NO_OPENING:
        return False
    thing.closed = False
    _turned(duel, thing, OPENED)
    return True


def stun(duel: Duel, thing: Thing) -> None:
    """Close it and keep it from opening in its controller's next recovery phase; not cumulative (BH-222)."""
    close(duel, thing)
    if not thing.stunned:
        thing.stunned = True
        _turned(duel, thing, STUNNED)


def hide(duel: Duel, thing: Thing) -> bool:
    """A creature is turned face down (BH-243); its own features sleep already when the others hear of it."""
    if thing.hidden or thing.type != CREATURE:
        return False
    duel.note("hidden", thing.number, 0, 0)
    thing.hidden = True
    _turned(duel, thing, HIDDEN)
    return True


def reveal(duel: Duel, thing: Thing) -> bool:
    """A hidden creature is turned face up; no Hire (BH-237)."""
    if not thing.hidden:
        return False
    thing.hidden = False
    _turned(duel, thing, REVEALED)
    return True


def _turned(duel: Duel, thing: Thing, event: i64) -> None:
    duel.stale = True
    announce(duel, Event(event, thing.number, thing.controller))
