"""Triggered features: which event fires which, once per turn or each time, and in what order they are carried out.

An event is announced when it happens; whatever hears it is noted (`matched`). At the end of the step or state check
`flush` fires what was noted: of several simultaneous events one for a feature that fires once per turn (BH-102).
What has fired waits, and `Settle` carries it out in batches: a queue, not a stack (BH-105, BH-106).
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk.cards import (
    ALL_THAT_FIT,
    ANYTHING,
    ENEMY,
    ENEMY_HERO,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    OWN,
    OWN_HERO,
    PLACED,
    SELF,
    STEALTH,
    TRIGGERED,
    Ability,
    Pattern,
    Program,
    Reference,
)
from lomber.games.berserk.filters import fits_number, holds
from lomber.games.berserk.state import (
    BY_DELAY,
    BY_TEXT,
    HIDING,
    NEXT_TRIGGER,
    NONE,
    POISON_TICK,
    REGENERATION_TICK,
    WHICH_EVENT,
    Context,
    Delay,
    Duel,
    Event,
    Task,
    Waiting,
)
from lomber.games.berserk.things import Feature, Thing
from lomber.games.berserk.values import has, refresh
from lomber.games.berserk.verbs import ATTACK, DEATH, HIRE, TURN_END, TURN_START

TRIGGERS_MOST: Final[i64] = 500
"""More of them in one settle, and the game is a draw (BH-109)."""

# -- what hears an event


def begin_moment(duel: Duel) -> bool:
    """What happens from here to `end_moment` happens at once; False if such a moment has already begun."""
    if duel.gathered is not None:
        return False
    duel.gathered = []
    return True


def end_moment(duel: Duel) -> None:
    """All of it has happened: now it is heard, event after event, by the cards as they lie afterwards."""
    gathered = duel.gathered
    assert gathered is not None
    duel.gathered = None
    for event in gathered:
        announce(duel, event)


def announce(duel: Duel, event: Event) -> None:
    """Something has happened (or, for leaving play, is just about to): note every trigger that hears it."""
    if duel.gathered is not None:
        duel.gathered.append(event)
        return
    refresh(duel)
    bit = BIT[event.kind]
    for thing in duel.things:
        if thing.hears & bit:
            _hear(duel, thing, event)
    if event.kind == HIRE or event.kind == TURN_START or event.kind == TURN_END:
        _hear_keywords(duel, event)
    if duel.elsewhere:
        _hear_elsewhere(duel, event)
    if duel.delays:
        _hear_delays(duel, event)


def announce_for_the_dead(duel: Duel, event: Event, attacker: Thing) -> None:
    """An attack whose attacker died in the same exchange: its features are those it had just before (BH-129)."""
    announce(duel, event)
    if attacker.hears & BIT[event.kind]:
        _hear(duel, attacker, event)


def _hear(duel: Duel, thing: Thing, event: Event) -> None:
    for feature in thing.features:
        ability = feature.ability
        if ability.kind != TRIGGERED or ability.zone != IN_PLAY or ability.pattern is None:
            continue
        if ability.pattern.event != event.kind:
            continue
        if event.kind == HIRE and (event.card != thing.number or feature.piece != event.part):
            continue
        if event.kind == DEATH and _is_placed(duel, feature.piece):
            continue
        limited = is_limited(duel, ability)
        if limited and int(feature.key) in thing.fired:
            continue
        context = Context(thing.controller, thing.number)
        context.event = event
        if fires(duel, ability, event, context):
            _note(duel, _waiting(thing, feature, event, limited))


def _is_placed(duel: Duel, piece: i64) -> bool:
    """A placed part of a united card does not die with it: it goes to the reserve (BH-166)."""
    return piece >= 0 and duel.library.cards[duel.card_of[piece]].reserve == PLACED


def is_limited(duel: Duel, ability: Ability) -> bool:
    """Once per turn, unless "each time" (BH-101), or On attack by option (BH-235)."""
    if ability.each:
        return False
    pattern = ability.pattern
    assert pattern is not None
    return not (duel.rules.on_attack_every and pattern.event == ATTACK and pattern.card.kind == SELF)


def fires(duel: Duel, ability: Ability, event: Event, context: Context) -> bool:
    """Does the event fit, and the condition hold (BH-101)?"""
    assert ability.pattern is not None
    if not matches(duel, ability.pattern, event, context):
        return False
    return ability.condition is None or holds(duel, ability.condition, context)


def _waiting(thing: Thing, feature: Feature, event: Event, limited: bool) -> Waiting:
    """It belongs to who controls its source now (BH-104)."""
    waiting = Waiting(BY_TEXT, thing.controller, thing.number, event)
    waiting.key = feature.key
    waiting.card = thing.card().number
    waiting.ability = feature.ability
    waiting.limited = limited
    return waiting


def _note(duel: Duel, waiting: Waiting) -> None:
    duel.matched.append(waiting)


def matches(duel: Duel, pattern: Pattern, event: Event, context: Context) -> bool:
    """Does an event fit a pattern, read for the player and the card of the context (18.3)?"""
    if pattern.kinds and not pattern.kinds & BIT[event.how]:
        return False
    if pattern.player == OWN and event.player != context.player:
        return False
    if pattern.player == ENEMY and event.player == context.player:
        return False
    if event.kind == TURN_START or event.kind == TURN_END:
        if pattern.whose == OWN and event.player != context.player:
            return False
        if pattern.whose == ENEMY and event.player == context.player:
            return False
    return (
        _is_meant(duel, pattern.card, event.card, context)
        and _is_meant(duel, pattern.target, event.target, context)
        and _is_meant(duel, pattern.source, event.source, context)
    )


def _is_meant(duel: Duel, named: Reference, number: i64, context: Context) -> bool:
    kind = named.kind
    if kind == ANYTHING:
        return True
    if number == NONE:
        return False
    if kind == SELF:
        return number == context.source
    if kind == OWN_HERO:
        return number == duel.hero(context.player).number
    if kind == ENEMY_HERO:
        return number == duel.hero(1 - context.player).number
    assert kind == ALL_THAT_FIT
    assert named.fitting is not None
    return fits_number(duel, named.fitting, number, context)


def _hear_keywords(duel: Duel, event: Event) -> None:
    """Poison, Regeneration and Stealth are triggers too (BH-228, BH-238, BH-241)."""
    for thing in duel.things:
        if thing.hidden:
            continue
        kind: i64 = -1
        if event.kind == HIRE:
            if event.card == thing.number and _came_with_stealth(thing, event.part):
                kind = HIDING
        elif event.player == thing.controller:
            if event.kind == TURN_START and thing.poison > 0:
                kind = POISON_TICK
            elif event.kind == TURN_END and thing.regeneration > 0:
                kind = REGENERATION_TICK
        if kind >= 0:
            waiting = Waiting(kind, thing.controller, thing.number, event)
            waiting.card = thing.card().number
            _note(duel, waiting)


def _came_with_stealth(thing: Thing, part: i64) -> bool:
    """A card that enters by itself has it in any way; a module only if it is printed on it."""
    if not has(thing, STEALTH):
        return False
    if len(thing.parts) == 1:
        return True
    for each in thing.parts:
        if each.piece == part:
            return bool(each.card.keyword_mask & BIT[STEALTH])
    return False


def _hear_elsewhere(duel: Duel, event: Event) -> None:
    """Texts that work in a hand, graveyard or deck (BH-113)."""
    for piece in duel.elsewhere:
        card = duel.library.cards[duel.card_of[piece]]
        for i in range(len(card.abilities)):
            ability = card.abilities[i]
            if ability.kind != TRIGGERED or ability.zone != duel.zone_of[piece] or ability.zone == IN_PLAY:
                continue
            key = duel.number_of[piece] * 64 + i
            if not ability.each and key in duel.fired_elsewhere:
                continue
            context = Context(duel.holder_of[piece], duel.number_of[piece])
            context.event = event
            if ability.pattern is not None and ability.pattern.event == event.kind:
                if fires(duel, ability, event, context):
                    waiting = Waiting(BY_TEXT, context.player, context.source, event)
                    waiting.key = key
                    waiting.card = card.number
                    waiting.ability = ability
                    waiting.limited = not ability.each
                    _note(duel, waiting)
                    _show(duel, piece)


def _show(duel: Duel, piece: i64) -> None:
    """A card in a hand or deck whose text has fired has announced itself to all."""
    if duel.zone_of[piece] == IN_HAND:
        duel.ledger.shows(duel.holder_of[piece], duel.kind_of(piece))
    elif duel.zone_of[piece] == IN_DECK:
        duel.ledger.stirs(duel.holder_of[piece], duel.kind_of(piece))


def _hear_delays(duel: Duel, event: Event) -> None:
    """A delayed text fires at the next such event and is gone (18.4)."""
    left: list[Delay] = []
    for delay in duel.delays:
        if delay.pattern.event == event.kind and matches(duel, delay.pattern, event, delay.context):
            waiting = Waiting(BY_DELAY, delay.context.player, delay.context.source, event)
            waiting.card = delay.card
            waiting.delayed = delay
            _note(duel, waiting)
        else:
            left.append(delay)
    duel.delays = left


# -- firing


def flush(duel: Duel) -> None:
    """Fire what the events of this step have called up; ask where it matters which of them did (BH-102)."""
    while duel.matched:
        first = duel.matched[0]
        if not first.limited:
            duel.waiting.append(first)
            duel.matched = duel.matched[1:]
            continue
        rivals = [each for each in duel.matched if _is_same(each, first)]
        duel.matched = [each for each in duel.matched if not _is_same(each, first)]
        _count_firing(duel, first)
        assert first.ability is not None
        if len(rivals) > 1 and first.ability.speaks_of_event:
            duel.push(WhichEvent(rivals))
            return
        duel.waiting.append(first)


def _is_same(one: Waiting, other: Waiting) -> bool:
    return one.limited and one.source == other.source and one.key == other.key


def _count_firing(duel: Duel, waiting: Waiting) -> None:
    """The limit counts firings, even if nothing comes of it (BH-101)."""
    thing = duel.thing(waiting.source)
    if thing is not None:
        thing.fired[int(waiting.key)] = 1
    elif int(waiting.source) not in duel.departed:
        duel.fired_elsewhere[int(waiting.key)] = 1


class WhichEvent(Task):
    """Of several simultaneous events the controller chooses the one that fires his feature (BH-102)."""

    def __init__(self, rivals: list[Waiting]) -> None:
        super().__init__()
        self.rivals = rivals

    def advance(self, duel: Duel) -> None:
        if self.stage == 0:
            self.stage = 1
            first = self.rivals[0]
            options = list(range(len(self.rivals)))
            duel.ask(WHICH_EVENT, first.player, options, first.source)
        else:
            duel.pop()
            flush(duel)

    def take(self, duel: Duel, answer: i64) -> None:
        duel.waiting.append(self.rivals[answer])

    def copy(self) -> "WhichEvent":
        other = WhichEvent(self.rivals)
        other.stage = self.stage
        return other


# -- settling (BH-105)

CHECK: Final[i64] = 0
NEXT_BATCH: Final[i64] = 1
NEXT_ONE: Final[i64] = 2
AFTER_ONE: Final[i64] = 3


class Settle(Task):
    """Run state checks and waiting triggers until nothing waits."""

    def __init__(self) -> None:
        super().__init__()
        self.batch: list[Waiting] = []
        self.count: i64 = 0

    def advance(self, duel: Duel) -> None:
        from lomber.games.berserk.checks import after_step

        if self.stage == CHECK or self.stage == AFTER_ONE:
            self.stage = NEXT_BATCH if self.stage == CHECK else NEXT_ONE
            after_step(duel)
        elif self.stage == NEXT_BATCH:
            if not duel.waiting:
                duel.pop()
                return
            self.batch = duel.waiting
            duel.waiting = []
            self.stage = NEXT_ONE
        else:
            self._next(duel)

    def _next(self, duel: Duel) -> None:
        """First all of the non-active player, then all of the active one, each in the order he likes."""
        mine = self.choices(duel)
        if not mine:
            self.stage = CHECK
        elif len(mine) > 1 and _order_matters(mine):
            duel.ask(NEXT_TRIGGER, mine[0].player, list(range(len(mine))))
        else:
            self._run(duel, mine[0])

    def choices(self, duel: Duel) -> list[Waiting]:
        """What is left of the player whose turn it is to choose."""
        first = [waiting for waiting in self.batch if waiting.player != duel.active]
        return first if first else self.batch

    def take(self, duel: Duel, answer: i64) -> None:
        self._run(duel, self.choices(duel)[answer])

    def _run(self, duel: Duel, chosen: Waiting) -> None:
        from lomber.games.berserk.running import run_trigger

        self.count += 1
        if self.count > TRIGGERS_MOST:
            duel.finish(2, "loop")
            return
        self.batch = [waiting for waiting in self.batch if waiting is not chosen]
        self.stage = AFTER_ONE
        duel.note("trigger", chosen.source, chosen.card, chosen.kind)
        run_trigger(duel, chosen)

    def copy(self) -> "Settle":
        other = Settle()
        other.stage = self.stage
        other.batch = self.batch[:]
        other.count = self.count
        return other


def _order_matters(mine: list[Waiting]) -> bool:
    """Not among poison or regeneration ticks, nor for one feature of equal cards without targets (BH-106)."""
    first = mine[0]
    if all(each.kind == POISON_TICK for each in mine) or all(each.kind == REGENERATION_TICK for each in mine):
        return False
    program = _program(first)
    if program is not None and program.slots:
        return True
    return not all(_is_equal(each, first) for each in mine)


def _program(waiting: Waiting) -> Program | None:
    if waiting.ability is not None:
        return waiting.ability.program
    return None if waiting.delayed is None else waiting.delayed.program


def _is_equal(one: Waiting, other: Waiting) -> bool:
    """The same feature of equal cards; one that was gained may stand on different ones."""
    return one.kind == other.kind and one.card == other.card and _program(one) is _program(other)
