"""Carrying out a trigger when its turn comes (BH-104, BH-107): may he, targets, the text."""

from mypy_extensions import i64

from lomber.games.berserk.cards import SPELL, Program
from lomber.games.berserk.state import (
    BY_DELAY,
    HIDING,
    MAY,
    NO,
    NONE,
    POISON_TICK,
    YES,
    Context,
    Duel,
    Event,
    Speaking,
    Waiting,
)
from lomber.games.berserk.targets import ChooseTargets
from lomber.games.berserk.texts import Text, context_for
from lomber.games.berserk.turning import hide
from lomber.games.berserk.values import refresh
from lomber.games.berserk.verbs import BY_POISON, DEATH
from lomber.games.berserk.wounds import Packet, deal, heal


def run_trigger(duel: Duel, waiting: Waiting) -> None:
    """A keyword's tick at once; a text as a task."""
    refresh(duel)
    if waiting.ability is not None:
        program = waiting.ability.program
        context = context_for(program, waiting.player, waiting.source)
        context.event = waiting.event
        context.is_death = is_own_death(waiting)
        context.is_spell = duel.library.cards[waiting.card].type == SPELL
        duel.push(Trigger(program, context, waiting.ability.optional))
    elif waiting.kind == BY_DELAY:
        assert waiting.delayed is not None
        context = waiting.delayed.context.copy()
        context.event = event_of_delay(context.event, waiting.event)
        context.is_death = context.is_death or is_own_death(waiting)
        duel.push(Text(waiting.delayed.program, context))
    else:
        _tick(duel, waiting)


def is_own_death(waiting: Waiting) -> bool:
    return waiting.event.kind == DEATH and waiting.event.card == waiting.source


def event_of_delay(told: Event | None, now: Event) -> Event:
    """A delayed text keeps what its words meant when it was made (18.4); only what they left open is new."""
    if told is None:
        return now
    return Event(
        now.kind,
        told.card if told.card != NONE else now.card,
        told.player,
        told.source if told.source != NONE else now.source,
        told.target if told.target != NONE else now.target,
        told.amount if told.amount else now.amount,
    )


def _tick(duel: Duel, waiting: Waiting) -> None:
    """Poison, Regeneration, Stealth: by the value that is valid now (BH-228)."""
    thing = duel.thing(waiting.source)
    if thing is None or thing.hidden:
        return
    if waiting.kind == HIDING:
        hide(duel, thing)
    elif waiting.kind == POISON_TICK:
        deal(duel, [Packet(-1, BY_POISON, thing.poison, thing)])
    else:
        heal(duel, thing, thing.regeneration)


class Trigger(Speaking):
    """Asked first if it may; then its targets; then its text."""

    def __init__(self, program: Program, context: Context, optional: bool) -> None:
        super().__init__(context)
        self.program = program
        self.optional = optional

    def advance(self, duel: Duel) -> None:
        if self.stage == 0:
            self.stage = 1
            if self.optional:
                duel.ask(MAY, self.context.player, [int(YES), int(NO)], self.context.source)
        elif self.stage == 1:
            self.stage = 2
            if self.program.own_slots:
                duel.push(ChooseTargets(self.program, 0, self.program.own_slots, False))
        else:
            duel.pop()
            duel.push(Text(self.program, self.context))

    def take(self, duel: Duel, answer: i64) -> None:
        if answer == NO:
            duel.pop()

    def copy(self) -> "Trigger":
        other = Trigger(self.program, self.context.copy(), self.optional)
        other.stage = self.stage
        return other
