"""Wounds (chapter 11): a packet has a source, a kind, an amount and a target, and is treated in seven steps."""

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk.cards import CHARACTER, PROTECTION, VULNERABLE
from lomber.games.berserk.filters import fits_number
from lomber.games.berserk.replacing import after_prevention
from lomber.games.berserk.state import NONE, Context, Duel, Event
from lomber.games.berserk.things import Thing
from lomber.games.berserk.triggers import announce, begin_moment, end_moment
from lomber.games.berserk.values import has, refresh
from lomber.games.berserk.verbs import BY_RETURN, BY_SHOT, BY_STRIKE, HEALED, WOULD_WOUND, WOUNDED


class Packet:
    """So many wounds of one kind from one source to one card."""

    def __init__(self, source: i64, how: i64, amount: i64, target: Thing) -> None:
        self.source = source
        self.how = how
        self.amount = amount
        self.target = target


def deal(duel: Duel, packets: list[Packet]) -> i64:
    """Packets dealt at the same time: all are treated before the next state check (BH-151). What was received."""
    received: i64 = 0
    refresh(duel)
    alone = begin_moment(duel)
    for packet in packets:
        received += _treat(duel, packet)
    if alone:
        end_moment(duel)
    return received


def _treat(duel: Duel, packet: Packet) -> i64:
    """The order of BH-150; only characters have lives to be wounded (BH-7)."""
    target, left = packet.target, packet.amount
    if left <= 0 or not target.type & CHARACTER or target.hidden or _is_protected(duel, packet):
        return 0
    if has(target, VULNERABLE):
        left += 1
    would = Event(WOULD_WOUND, target.number, target.controller, packet.source, NONE, left, packet.how)
    left = after_prevention(duel, would)
    if packet.how == BY_STRIKE or packet.how == BY_RETURN or packet.how == BY_SHOT:
        prevented = _armour_takes(target, left)
        if prevented > 0:
            duel.note("armour", target.number, packet.source, prevented)
        left -= prevented
    if left <= 0:
        return 0
    target.wounds += left
    duel.stale = True
    duel.note("wounded", target.number, packet.source, left)
    announce(duel, Event(WOUNDED, target.number, target.controller, packet.source, NONE, left, packet.how))
    return left


def _armour_takes(target: Thing, amount: i64) -> i64:
    """Armour prevents so many a turn, counted by what was prevented (BH-202)."""
    able = target.armour - target.armour_prevented
    prevented = able if able < amount else amount
    if prevented <= 0:
        return 0
    target.armour_prevented += prevented
    return prevented


def _is_protected(duel: Duel, packet: Packet) -> bool:
    """A Protection that names the kind or fits the source (BH-215)."""
    target = packet.target
    if not has(target, PROTECTION):
        return False
    for held in target.held:
        keyword = held.keyword
        if keyword.name != PROTECTION or keyword.from_spells:
            continue
        if keyword.kinds & BIT[packet.how]:
            return True
        if keyword.source is not None and packet.source != NONE:
            context = Context(target.controller, target.number)
            if fits_number(duel, keyword.source, packet.source, context):
                return True
    return False


def heal(duel: Duel, thing: Thing, amount: i64) -> i64:
    """Remove so many wounds as there are (BH-152); how many it were."""
    removed = amount if amount < thing.wounds else thing.wounds
    if removed <= 0:
        return 0
    thing.wounds -= removed
    duel.stale = True
    duel.note("healed", thing.number, 0, removed)
    announce(duel, Event(HEALED, thing.number, thing.controller, NONE, NONE, removed))
    return removed
