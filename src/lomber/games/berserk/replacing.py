"""Replacement texts (BH-155): "instead" and "prevent". Compulsory, without a choice, just before the event."""

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk.cards import IN_PLAY, REPLACING
from lomber.games.berserk.filters import amount
from lomber.games.berserk.state import DRAW, REPETITIONS_MOST, Context, Duel, Event
from lomber.games.berserk.texts import Text, context_for
from lomber.games.berserk.things import Feature, Thing
from lomber.games.berserk.triggers import fires
from lomber.games.berserk.values import refresh


def is_replaced(duel: Duel, event: Event) -> bool:
    """Does a text put something else in the place of this event? The oldest that fits is carried out at once.

    Its steps are done as soon as the move in progress is: nothing else comes between.
    """
    fitting = _fitting(duel, event)
    if not fitting:
        return False
    _, thing, feature = fitting[0]
    count(thing, feature)
    duel.note("replaced", thing.number, event.card, event.kind)
    _instead(duel, thing, feature, event)
    return True


def after_prevention(duel: Duel, event: Event) -> i64:
    """What preventing texts leave of a packet, oldest first, each once (BH-150.5); 0 if it is replaced whole.

    Each changes the event: the next one sees what the older ones have left of it (BH-155).
    """
    for _, thing, feature in _fitting(duel, event):
        if event.amount <= 0 or not _applies(duel, thing, feature, event):
            continue
        count(thing, feature)
        number = feature.ability.prevents
        if number is None:
            _instead(duel, thing, feature, event)
            return 0
        context = Context(thing.controller, thing.number)
        context.event = event
        prevented = event.amount if feature.ability.prevents_all else amount(duel, number, context)
        left = event.amount - prevented
        event = Event(event.kind, event.card, event.player, event.source, event.target, left, event.how)
    return event.amount if event.amount > 0 else 0


def _fitting(duel: Duel, event: Event) -> list[tuple[int, Thing, Feature]]:
    """All texts that fit an event, the oldest first: printed ones since their card came into play."""
    refresh(duel)
    found: list[tuple[int, Thing, Feature]] = []
    for thing in duel.things:
        if thing.hears & BIT[event.kind]:
            for feature in thing.features:
                if _applies(duel, thing, feature, event):
                    found.append((int(feature.stamp), thing, feature))
    if len(found) > 1:
        found.sort(key=_age)
    return found


def _age(fitting: tuple[int, Thing, Feature]) -> int:
    return fitting[0]


def _instead(duel: Duel, thing: Thing, feature: Feature, event: Event) -> None:
    """What stands in place of the event; one that calls itself up over and over ends the game (BH-109)."""
    begun: i64 = 0
    for task in duel.tasks:
        if isinstance(task, Text) and not task.checked:
            begun += 1
    if begun >= REPETITIONS_MOST:
        duel.finish(DRAW, "loop")
        return
    context = context_for(feature.ability.program, thing.controller, thing.number)
    context.event = event
    duel.push_behind(Text(feature.ability.program, context, False))


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
