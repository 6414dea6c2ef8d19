"""Targets (BH-93, BH-94): who may be chosen, whether a complete choice exists, and the choosing one by one."""

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk.cards import (
    ALL_THAT_FIT,
    ANYBODY,
    IN_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    NO_ATTACK,
    NOT_CHOSEN,
    NOT_HIDDEN,
    PROTECTION,
    Program,
    Reference,
    Slot,
    Step,
)
from lomber.games.berserk.combat import is_attackable
from lomber.games.berserk.discarding import different
from lomber.games.berserk.filters import all_that_fit, fits, fits_card, player_of, things_referred, zone
from lomber.games.berserk.payment import must_attack
from lomber.games.berserk.state import MODE, NONE, TARGET, Context, Duel, Task, speaking
from lomber.games.berserk.things import Thing
from lomber.games.berserk.values import has, refresh


def candidates(duel: Duel, slot: Slot, context: Context) -> list[int]:
    """All that may be chosen for this slot now; nothing is chosen twice (BH-94)."""
    found: list[int] = []
    for number in all_that_fit(duel, slot.fitting, context):
        if any(number in chosen for chosen in context.slots):
            continue
        if context.is_spell and number == context.source:
            continue  # it lies in the hand while its targets are chosen (BH-71)
        thing = duel.thing(number)
        if thing is None or is_legal_target(duel, slot, thing, context):
            found.append(number)
    return found


def is_legal_target(duel: Duel, slot: Slot, thing: Thing, context: Context) -> bool:
    """It fits; a spell may choose it; and if the text attacks it, it can be attacked."""
    if thing.cannot & NOT_CHOSEN or not fits(duel, slot.fitting, thing, context):
        return False
    if thing.hidden and slot.fitting.hidden == NOT_HIDDEN:
        return False
    if context.is_spell and is_closed_to_spells(thing):
        return False
    if slot.is_closed and context.event is None and must_attack(duel, thing):
        return False
    if slot.is_shot:
        shooter = duel.thing(context.source)
        if not _may_be_attacked(duel, slot, thing, shooter, context.player):
            return False
    return slot.fought_by is None or _may_be_fought(duel, slot, thing, slot.fought_by, context)


def _may_be_fought(duel: Duel, slot: Slot, thing: Thing, by: Reference, context: Context) -> bool:
    """Within reach of the fighter that is named or was chosen before it; of all that fit, of one of them."""
    fighters = things_referred(duel, by, context)
    able = [
        fighter for fighter in fighters if _may_be_attacked(duel, slot, thing, fighter, fighter.controller)
    ]
    if by.kind == ALL_THAT_FIT:
        return any(fighter is not thing for fighter in able)
    return len(able) == len(fighters)


def _may_be_attacked(duel: Duel, slot: Slot, thing: Thing, attacker: Thing | None, player: i64) -> bool:
    """An enemy character within reach; a text that says `own` may attack its own (BH-10)."""
    if thing.controller == player and slot.fitting.who == ANYBODY:
        return False
    if attacker is not None and attacker.cannot & NO_ATTACK:
        return False
    return is_attackable(duel, thing, attacker)


def is_closed_to_spells(thing: Thing) -> bool:
    """Protection from spells: it cannot be chosen by those of either player (BH-215)."""
    if not has(thing, PROTECTION):
        return False
    return any(held.keyword.name == PROTECTION and held.keyword.from_spells for held in thing.held)


# -- is there a complete choice?


def can_complete(
    duel: Duel, program: Program, first: i64, end: i64, context: Context, later: i64 = 0
) -> bool:
    """Can the compulsory targets of the slots from `first` to `end` all be chosen?

    `later`: so many targets of the text itself are chosen after those of its mode.
    """
    if first >= end:
        return later == 0 or can_complete(duel, program, 0, later, context)
    slot = program.slots[first]
    if len(context.slots[first]) >= slot.least:
        return can_complete(duel, program, first + 1, end, context, later)
    for number in candidates(duel, slot, context):
        if _would_complete(duel, program, first, end, context, number, later):
            return True
    return False


def _would_complete(
    duel: Duel, program: Program, at: i64, end: i64, context: Context, number: i64, later: i64
) -> bool:
    context.slots[at].append(int(number))
    complete = can_complete(duel, program, at, end, context, later)
    context.slots[at].pop()
    return complete


def possible_modes(
    duel: Duel, program: Program, choosing: Step, context: Context, later: i64 = 0
) -> list[int]:
    """The numbers of the modes whose compulsory targets are there (18.4)."""
    found: list[int] = []
    for i in range(len(choosing.modes)):
        mode = choosing.modes[i]
        if can_complete(duel, program, mode.first_slot, mode.first_slot + mode.slots, context, later):
            found.append(i)
    return found


def is_possible(duel: Duel, program: Program, context: Context) -> bool:
    """Can a spell or an activated feature be used: its targets and its modes (BH-71.1, BH-94)?"""
    refresh(duel)
    if not can_complete(duel, program, 0, program.own_slots, context):
        return False
    later = program.own_slots
    return all(possible_modes(duel, program, program.steps[at], context, later) for at in program.choices)


def drop_illegal(duel: Duel, program: Program, context: Context) -> None:
    """A target that is no longer legal when the text begins is skipped (BH-71.6)."""
    refresh(duel)
    for i in range(len(context.slots)):
        if not context.slots[i]:
            continue
        slot = program.slots[i]
        kept: list[int] = []
        for number in context.slots[i]:
            thing = duel.thing(number)
            if thing is not None:
                legal = is_legal_target(duel, slot, thing, context)
            else:
                legal = is_there(duel, slot, number, context)
            if legal:
                kept.append(number)
        context.slots[i] = kept


def is_there(duel: Duel, slot: Slot, number: i64, context: Context) -> bool:
    """Does a card that was chosen outside play still lie there, and fit?"""
    piece = duel.piece(number)
    return piece >= 0 and bool(slot.fitting.zones) and fits_card(duel, slot.fitting, piece, context)


# -- choosing


def _told_apart(duel: Duel, numbers: list[int]) -> list[int]:
    """Of equal cards in one hand, graveyard or deck one is offered; where it lies in a deck is not told."""
    offered = [number for number in numbers if duel.thing(number) is not None]
    for player in range(2):
        for named in (IN_HAND, IN_GRAVEYARD, IN_DECK):
            lying = [piece for piece in zone(duel, named, player) if duel.number_of[piece] in numbers]
            offered += different(duel, lying)
    return offered


class ChooseTargets(Task):
    """Slots are filled one by one, in the printed order; the text below shares the context.

    `strict`: of a spell or an activated feature only what leaves a complete choice is offered. A trigger whose
    target is missing goes on without it (BH-107).
    """

    def __init__(self, program: Program, first: i64, end: i64, strict: bool, later: i64 = 0) -> None:
        super().__init__()
        self.program = program
        self.at = first
        self.end = end
        self.strict = strict
        self.later = later
        """So many targets of the text itself are chosen after these of its mode."""

    def advance(self, duel: Duel) -> None:
        if self.at >= self.end:
            duel.pop()
            return
        refresh(duel)
        context = speaking(duel)
        slot = self.program.slots[self.at]
        if len(context.slots[self.at]) >= slot.most:
            self.at += 1
            return
        options = candidates(duel, slot, context)
        if self.strict:
            options = [
                number
                for number in options
                if _would_complete(duel, self.program, self.at, self.end, context, number, self.later)
            ]
        if slot.fitting.zones:
            options = _told_apart(duel, options)
        secret = bool(slot.fitting.zones & (BIT[IN_HAND] | BIT[IN_DECK]))
        if not options and not secret:
            self.at += 1
            return
        if len(context.slots[self.at]) >= slot.least or not options:
            options = [int(NONE), *options]
        chooser = player_of(slot.chooser, context)
        duel.ask(TARGET, chooser, options, context.source, secret)

    def take(self, duel: Duel, answer: i64) -> None:
        if answer == NONE:
            self.at += 1
            return
        duel.note("target", answer, speaking(duel).source, 0)
        speaking(duel).slots[self.at].append(int(answer))

    def copy(self) -> "ChooseTargets":
        return ChooseTargets(self.program, self.at, self.end, self.strict, self.later)


class ChooseModes(Task):
    """Modes that stand at the top of a spell or feature are chosen before the payment, each with its targets."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program

    def advance(self, duel: Duel) -> None:
        if self.stage == len(self.program.choices):
            duel.pop()
            return
        context = speaking(duel)
        choosing = self.program.steps[self.program.choices[self.stage]]
        options = possible_modes(duel, self.program, choosing, context, self.program.own_slots)
        duel.ask(MODE, player_of(choosing.player, context), options, context.source)

    def take(self, duel: Duel, answer: i64) -> None:
        speaking(duel).modes.append(int(answer))
        mode = self.program.steps[self.program.choices[self.stage]].modes[answer]
        self.stage += 1
        if mode.slots:
            end, later = mode.first_slot + mode.slots, self.program.own_slots
            duel.push(ChooseTargets(self.program, mode.first_slot, end, True, later))

    def copy(self) -> "ChooseModes":
        other = ChooseModes(self.program)
        other.stage = self.stage
        return other
