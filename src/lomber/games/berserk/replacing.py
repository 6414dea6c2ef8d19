"""Replacement texts (BH-155): "instead" and "prevent". Compulsory, without a choice, just before the event."""

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk.cards import IN_PLAY, REPLACING
from lomber.games.berserk.filters import amount
from lomber.games.berserk.state import Context, Duel, Event
from lomber.games.berserk.texts import Text, context_for
from lomber.games.berserk.things import Feature, Thing
from lomber.games.berserk.triggers import fires
from lomber.games.berserk.values import refresh


def is_replaced(duel: Duel, event: Event) -> bool:
    """Does a text put something else in the place of this event? The oldest that fits is carried out at once.

    Its steps are done as soon as the move in progress is: nothing else comes between.
    """
    refresh(duel)
    for thing in duel.things:
        if not thing.hears & BIT[event.kind]:
            continue
        for feature in thing.features:
            if _applies(duel, thing, feature, event):
                count(thing, feature)
                context = context_for(feature.ability.program, thing.controller, thing.number)
                context.event = event
                duel.note("replaced", thing.number, event.card, event.kind)
                duel.push(Text(feature.ability.program, context, False))
                return True
    return False


def after_prevention(duel: Duel, event: Event) -> i64:
    """What preventing texts leave of a packet, oldest first, each once (BH-150.5); 0 if it is replaced whole."""
    refresh(duel)
    left = event.amount
    for thing in duel.things:
        if not thing.hears & BIT[event.kind]:
            continue
        for feature in thing.features:
            if left <= 0 or not _applies(duel, thing, feature, event):
                continue
            count(thing, feature)
            context = context_for(feature.ability.program, thing.controller, thing.number)
            context.event = event
            number = feature.ability.prevents
            if number is None:
                duel.push(Text(feature.ability.program, context, False))
                return 0
            left = 0 if feature.ability.prevents_all else left - amount(duel, number, context)
    return left if left > 0 else 0


def _applies(duel: Duel, thing: Thing, feature: Feature, event: Event) -> bool:
    ability = feature.ability
    if ability.kind != REPLACING or ability.zone != IN_PLAY or ability.pattern is None:
        return False
    if ability.pattern.event != event.kind:
        return False
    if ability.once_per_turn and int(feature.key) in thing.fired:
        return False
    context = Context(thing.controller, thing.number)
    context.event = event
    return fires(duel, ability, event, context)


def count(thing: Thing, feature: Feature) -> None:
    """One with a limit does so once per turn."""
    if feature.ability.once_per_turn:
        thing.fired[int(feature.key)] = 1
