"""What the verbs do (18.4): one step of a text after the other, a state check after each (BH-108)."""

from typing import Final

from mypy_extensions import i64

from lomber.games.berserk import verbs as v
from lomber.games.berserk.cards import Step
from lomber.games.berserk.checks import after_step
from lomber.games.berserk.effects_cards import lose_features, perform_on_cards
from lomber.games.berserk.effects_moves import perform_moves
from lomber.games.berserk.filters import amount, holds, player_of, referred
from lomber.games.berserk.payment import Pay, payable
from lomber.games.berserk.state import EXTORT, MAY, MODE, NO, YES, Context, Duel, Event, Loop
from lomber.games.berserk.targets import ChooseTargets, possible_modes
from lomber.games.berserk.texts import Text
from lomber.games.berserk.triggers import announce

READY: Final[i64] = 0
DONE: Final[i64] = 1
"""The step has been carried out; what follows it is the check."""
PAID: Final[i64] = 2
"""A demand has been paid: now the card loses its features (BH-262)."""


def advance_text(duel: Duel, text: Text) -> None:
    """The next thing that a text does: a step, or what must follow one."""
    context = text.context
    if text.stage == READY:
        if text.at == 0 and not text.checked:
            text.done_before = duel.done
            text.touched_before = duel.touched
        if text.at >= len(text.program.steps):
            duel.pop()
            if not text.checked:
                duel.done = text.done_before
                duel.touched = text.touched_before
            return
        step = text.program.steps[text.at]
        text.at += 1
        if step.verb >= v.JUMP:
            _jump(duel, text, step)
            return
        duel.done = False
        duel.touched = []
        text.stage = DONE
        _perform(duel, text, step)
        return
    if text.stage == PAID:
        _after_payment(duel, text)
    context.done = duel.done
    context.last = duel.touched
    text.stage = READY
    if text.checked:
        after_step(duel)


def _perform(duel: Duel, text: Text, step: Step) -> None:
    context = text.context
    if step.verb == v.EXTORT:
        _extort(duel, text, step)
    elif step.verb == v.UPGRADE or step.verb < v.DRAW or v.CLOSE <= step.verb <= v.LIVES_BECOME:
        if not perform_on_cards(duel, step, context):
            text.at = len(text.program.steps)
    else:
        perform_moves(duel, step, context)


# -- jumps


def _jump(duel: Duel, text: Text, step: Step) -> None:
    context = text.context
    if step.verb == v.JUMP:
        text.at = step.jump
    elif step.verb == v.JUMP_UNLESS:
        assert step.condition is not None
        if not holds(duel, step.condition, context):
            text.at = step.jump
    elif step.verb == v.JUMP_UNLESS_DONE:
        if not context.done:
            text.at = step.jump
    elif step.verb == v.ASK_MAY:
        player = player_of(step.player, context)
        duel.ask(MAY, player, [int(YES), int(NO)], context.source)
    elif step.verb == v.CHOOSE:
        _choose(duel, text, step)
    elif step.verb == v.LOOP:
        context.loops.append(Loop(referred(duel, step.what, context)[:], 0))
    elif step.verb == v.REPEAT:
        times = amount(duel, step.number, context)
        context.loops.append(Loop([-1 for _ in range(times)], 0))
    else:
        _next_round(duel, text, step)


def _next_round(duel: Duel, text: Text, step: Step) -> None:
    """The next member of a list that was fixed at the beginning; those that have gone are skipped."""
    loop = text.context.loops[-1]
    while loop.at < len(loop.items):
        number = loop.items[loop.at]
        loop.at += 1
        if number < 0 or duel.thing(number) is not None or duel.piece(number) >= 0:
            return
    text.context.loops.pop()
    text.at = step.jump


def _choose(duel: Duel, text: Text, step: Step) -> None:
    """A mode that was chosen before the payment, or one to be chosen now; in a loop, with targets anew."""
    context = text.context
    if context.modes and int(text.at - 1) in text.program.choices:
        mode = context.modes[0]
        context.modes = context.modes[1:]
        text.at = step.modes[mode].begins
        return
    for mode_of in step.modes:
        for i in range(mode_of.first_slot, mode_of.first_slot + mode_of.slots):
            context.slots[i] = []
    options = possible_modes(duel, text.program, step, context)
    if options:
        duel.ask(MODE, player_of(step.player, context), options, context.source)
    else:
        text.at = step.jump


def take_answer(duel: Duel, text: Text, answer: i64) -> None:
    """The answer to what a step has asked."""
    step = text.program.steps[text.at - 1]
    if step.verb == v.ASK_MAY:
        text.context.done = answer == YES
        if answer == NO:
            text.at = step.jump
    elif step.verb == v.CHOOSE:
        mode = step.modes[answer]
        text.at = mode.begins
        if mode.slots:
            duel.push(ChooseTargets(text.program, mode.first_slot, mode.first_slot + mode.slots, True))
    else:
        _answer_extortion(duel, text, step, answer == YES)


# -- extortion (BH-262)


def _extort(duel: Duel, text: Text, step: Step) -> None:
    """The opponent may fulfil the demand, wholly or not at all; only he who can is offered to pay."""
    payer = Context(1 - text.context.player, text.context.source)
    options = [int(NO)]
    if payable(duel, step.payments, payer, 0):
        options = [int(YES), int(NO)]
    duel.ask(EXTORT, payer.player, options, text.context.source)


def _answer_extortion(duel: Duel, text: Text, step: Step, paid: bool) -> None:
    context = text.context
    duel.note("extorts", context.source, 1 - context.player, 1 if paid else 0)
    if paid:
        text.stage = PAID
        duel.push(Pay(step.payments, Context(1 - context.player, context.source), 0))
    else:
        duel.done = False
        announce(duel, Event(v.EXTORT_UNPAID, context.source, context.player))


def _after_payment(duel: Duel, text: Text) -> None:
    """Paid: the card loses its features for good."""
    context = text.context
    announce(duel, Event(v.EXTORT_PAID, context.source, context.player))
    thing = duel.thing(context.source)
    if thing is not None:
        lose_features(duel, thing, 0, context)
    duel.done = True
    duel.touched = []
