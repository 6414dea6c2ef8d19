"""Verbs that work on cards in play: wounds, shots, turning, poison, modifiers, features."""

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk import verbs as v
from lomber.games.berserk.cards import (
    ALL_THAT_FIT,
    CHARACTER,
    COST,
    CREATURE,
    HERO,
    IN_HAND,
    LIVES,
    MECHANISM,
    NO_ATTACK,
    OWN,
    OWN_HERO,
    PERMANENT,
    POISON,
    SELF,
    SLOT,
    WHILE_SOURCE,
    Keyword,
    Reference,
    Step,
)
from lomber.games.berserk.combat import Fight, is_attackable, shoot
from lomber.games.berserk.filters import affected, amount, referred, things_referred, value
from lomber.games.berserk.leaving import die
from lomber.games.berserk.state import Context, Dearer, Duel, Event
from lomber.games.berserk.things import ABILITY, BLANK, CHANGE, KEYWORD, LOSS, NEW_CLASS, Effect, Held, Thing
from lomber.games.berserk.triggers import announce, begin_moment, end_moment
from lomber.games.berserk.turning import close, hide, open_up, reveal, stun
from lomber.games.berserk.values import activated, refresh
from lomber.games.berserk.wounds import Packet, deal, heal


def perform_on_cards(duel: Duel, step: Step, context: Context) -> bool:
    """One such step, on all its cards at the same moment; False if the whole text ends with it (BH-250)."""
    refresh(duel)
    if step.verb == v.FIGHT:
        _fight(duel, step, context)
        return True
    if step.verb == v.DESTROY:
        _destroy(duel, step, context)
        return True
    begin_moment(duel)
    goes_on = _perform(duel, step, context)
    end_moment(duel)
    return goes_on


def _perform(duel: Duel, step: Step, context: Context) -> bool:
    verb = step.verb
    if verb == v.WOUND:
        _wound(duel, step, context)
    elif verb == v.SHOOT:
        _shoot(duel, step, context)
    elif verb == v.UPGRADE:
        return _upgrade(duel, step, context)
    elif verb == v.MODIFY:
        _modify(duel, step, context)
    else:
        reference = step.what if verb == v.LOSE_FEATURES or verb == v.CURE_POISON else step.to
        if v.CLOSE <= verb <= v.REVEAL:
            reference = step.what
        number = amount(duel, step.number, context)
        meant = affected(duel, reference, context)
        if verb == v.REVEAL:
            meant = things_referred(duel, reference, context)
        for thing in meant:
            done = (
                _turn(duel, step, thing)
                if v.CLOSE <= verb <= v.REVEAL
                else _change(duel, step, thing, number, context)
            )
            if done:
                duel.done = True
                duel.touched.append(int(thing.number))
    return True


# -- wounds and attacks


def _wound(duel: Duel, step: Step, context: Context) -> None:
    """Wounds of an effect or of a spell, all at the same time (BH-153)."""
    number = amount(duel, step.number, context)
    how = v.BY_SPELL if context.is_spell else v.BY_EFFECT
    for thing in things_referred(duel, step.to, context):
        if not thing.type & CHARACTER:
            continue
        if deal(duel, [Packet(context.source, how, number, thing)]) > 0:
            duel.done = True
            duel.touched.append(int(thing.number))


def _shoot(duel: Duel, step: Step, context: Context) -> None:
    """Unanswered wounds at all within reach (BH-140, BH-143)."""
    number = amount(duel, step.number, context)
    targets: list[Thing] = []
    shooter = duel.thing(context.source)
    if shooter is not None and shooter.cannot & NO_ATTACK:
        return
    for thing in things_referred(duel, step.to, context):
        if _is_within_reach(duel, step.to, thing, shooter, context.player):
            targets.append(thing)
    duel.touched = shoot(duel, context.source, context.player, number, targets)
    duel.done = len(duel.touched) > 0


def _is_within_reach(
    duel: Duel, reference: Reference, target: Thing, attacker: Thing | None, player: i64
) -> bool:
    """Untargeted, an attack passes over whom the source could not attack (BH-143): its own side, the elusive.

    Of a target that was chosen this was asked when it was chosen. A text that speaks of its own side means it.
    """
    if reference.kind == SLOT:
        return True
    if not is_attackable(duel, target, attacker):
        return False
    own = reference.kind == SELF or reference.kind == OWN_HERO
    if reference.fitting is not None:
        own = reference.fitting.who == OWN
    return own or target.controller != player


def _fight(duel: Duel, step: Step, context: Context) -> None:
    """One bout after the other, in order; who cannot attack does not fight (18.4).

    Of all that fit those fight who can reach the target; one that was chosen has been found able (BH-94).
    """
    bouts: list[Fight] = []
    for target in things_referred(duel, step.what, context):
        for fighter in things_referred(duel, step.by, context):
            if fighter.cannot & NO_ATTACK:
                continue
            if not _is_within_reach(duel, step.what, target, fighter, fighter.controller):
                continue
            if step.by.kind != ALL_THAT_FIT or is_attackable(duel, target, fighter):
                bouts.append(Fight(fighter.number, target.number))
    bouts.reverse()
    for bout in bouts:
        duel.push(bout)


# -- turning


def _turn(duel: Duel, step: Step, thing: Thing) -> bool:
    """Close, open, prepare, stun, hide, reveal; was it done (18.2)?"""
    if step.verb == v.CLOSE:
        return close(duel, thing)
    if step.verb == v.OPEN:
        return open_up(duel, thing)
    if step.verb == v.STUN:
        stun(duel, thing)
        return True
    if step.verb == v.HIDE:
        return hide(duel, thing)
    if step.verb == v.REVEAL:
        return reveal(duel, thing)
    assert step.verb == v.PREPARE
    open_up(duel, thing)
    thing.attacks_made = 0
    for feature in activated(thing):
        thing.used.pop(int(feature.key), 0)
    if duel.rules.prepare_resets_defence:
        thing.defences_made = 0
    return True


def _destroy(duel: Duel, step: Step, context: Context) -> None:
    group = [thing for thing in affected(duel, step.what, context) if thing.type != HERO]
    for thing in die(duel, group):
        duel.done = True
        duel.touched.append(int(thing.number))


# -- what cards acquire


def acquire(duel: Duel, thing: Thing, effect: Effect) -> None:
    if effect.until == WHILE_SOURCE and duel.thing(effect.source) is None:
        return
    thing.effects.append(effect)
    duel.stale = True


def is_upheld(duel: Duel, until: i64, context: Context) -> bool:
    """What lasts while its source is in play does not begin if it is not there any more (BH-187)."""
    return until != WHILE_SOURCE or duel.thing(context.source) is not None


def new_effect(duel: Duel, kind: i64, until: i64, context: Context) -> Effect:
    return Effect(kind, until, context.player, context.source, duel.stamp())


def _change(duel: Duel, step: Step, thing: Thing, number: i64, context: Context) -> bool:
    """Heal, poison, gain, lose and the like; was it done (18.2)?"""
    verb = step.verb
    if verb == v.HEAL:
        return thing.type & CHARACTER != 0 and heal(duel, thing, thing.wounds if step.all else number) > 0
    if verb == v.POISON_IT:
        return _poison(duel, thing, number, context)
    if verb == v.STRENGTHEN_POISON:
        return thing.poison > 0 and _poison(duel, thing, thing.poison + number, context)
    if verb == v.CURE_POISON:
        return _cure(duel, thing)
    if verb == v.GAIN:
        for keyword in step.keywords:
            _gain(duel, thing, keyword, step.until, context)
        return True
    if verb == v.GAIN_ABILITY:
        effect = new_effect(duel, ABILITY, step.until, context)
        effect.ability = step.ability
        acquire(duel, thing, effect)
        return True
    if verb == v.LOSE:
        return _lose(duel, thing, step, context)
    if verb == v.LOSE_FEATURES:
        lose_features(duel, thing, step.until, context)
        return True
    assert verb == v.LIVES_BECOME
    return _lives_become(duel, thing, number, context)


def _poison(duel: Duel, thing: Thing, number: i64, context: Context) -> bool:
    """Creature or hero acquires Poison; the last acquired counts (BH-228)."""
    if not thing.type & CHARACTER:
        return False
    effect = new_effect(duel, KEYWORD, PERMANENT, context)
    effect.held = Held(Keyword(POISON), number, effect.stamp)
    acquire(duel, thing, effect)
    _poisoned(duel, thing, number)
    return True


def _poisoned(duel: Duel, thing: Thing, number: i64) -> None:
    duel.note("poisoned", thing.number, 0, number)
    announce(duel, Event(v.POISONED, thing.number, thing.controller))


def _cure(duel: Duel, thing: Thing) -> bool:
    """All acquired Poison goes; what is printed stays."""
    kept = [each for each in thing.effects if not _is_poison(each)]
    if len(kept) == len(thing.effects):
        return False
    thing.effects = kept
    duel.stale = True
    return True


def _is_poison(effect: Effect) -> bool:
    return effect.kind == KEYWORD and effect.held is not None and effect.held.keyword.name == POISON


def _gain(duel: Duel, thing: Thing, keyword: Keyword, until: i64, context: Context) -> None:
    """The value is fixed at this moment (18.1). Whoever gains Poison is poisoned, whatever the verb (BH-228)."""
    effect = new_effect(duel, KEYWORD, until, context)
    number = keyword.value if keyword.number is None else amount(duel, keyword.number, context)
    effect.held = Held(keyword, number, effect.stamp)
    acquire(duel, thing, effect)
    if keyword.name == POISON and number > 0 and thing.type & CHARACTER:
        _poisoned(duel, thing, number)


def _lose(duel: Duel, thing: Thing, step: Step, context: Context) -> bool:
    """Single features, printed or acquired before this moment; done if it had any of them."""
    had = bool(thing.keywords & step.mask)
    effect = new_effect(duel, LOSS, step.until, context)
    effect.mask = step.mask
    effect.loser = thing.number
    for part in thing.parts:
        effect.lost += [held for held in part.held if step.mask & BIT[held.keyword.name]]
    for gained in thing.effects:
        if gained.held is not None and step.mask & BIT[gained.held.keyword.name]:
            effect.lost.append(gained.held)
    acquire(duel, thing, effect)
    return had


def lose_features(duel: Duel, thing: Thing, until: i64, context: Context) -> None:
    """The text printed on its parts counts as blank (BH-233)."""
    effect = new_effect(duel, BLANK, until, context)
    effect.pieces = [int(part.piece) for part in thing.parts]
    acquire(duel, thing, effect)


def _upgrade(duel: Duel, step: Step, context: Context) -> bool:
    """It becomes a mechanism; if it is one, the whole text ends here (BH-250).

    Of several those that are none become one; the text ends if none of them did.
    """
    already = False
    for thing in affected(duel, step.what, context):
        if thing.type != CREATURE:
            continue
        if thing.classes & BIT[MECHANISM]:
            already = True
            continue
        effect = new_effect(duel, NEW_CLASS, PERMANENT, context)
        acquire(duel, thing, effect)
        duel.done = True
        duel.touched.append(int(thing.number))
        announce(duel, Event(v.UPGRADED, thing.number, thing.controller))
    return duel.done or not already


def _lives_become(duel: Duel, thing: Thing, number: i64, context: Context) -> bool:
    """Wounds off, then negative or additional lives up to the new maximum; not healing (BH-212)."""
    if thing.type != CREATURE:
        return False
    thing.wounds = 0
    duel.stale = True
    if thing.lives != number:
        _add_change(duel, thing, LIVES, number - thing.lives, PERMANENT, context)
    return True


def _modify(duel: Duel, step: Step, context: Context) -> None:
    """Numbers are read once, when the step begins (18.2); cards in hand have only a price to change."""
    amounts = [int(value(duel, change.by, context)) for change in step.changes]
    for thing in affected(duel, step.to, context):
        for i in range(len(amounts)):
            _add_change(duel, thing, step.changes[i].stat, amounts[i], step.until, context)
        duel.touched.append(int(thing.number))
    for number in referred(duel, step.to, context):
        if duel.thing(number) is None and _is_in_hand(duel, number):
            for i in range(len(amounts)):
                if step.changes[i].stat == COST:
                    _make_dearer(duel, number, amounts[i], step.until, context)
    duel.done = len(duel.touched) > 0


def _make_dearer(duel: Duel, number: i64, by: i64, until: i64, context: Context) -> None:
    if is_upheld(duel, until, context):
        duel.dearer.append(Dearer(number, by, until, context.player, context.source))
    duel.touched.append(int(number))


def _is_in_hand(duel: Duel, number: i64) -> bool:
    piece = duel.piece(number)
    return piece >= 0 and duel.zone_of[piece] == IN_HAND


def _add_change(duel: Duel, thing: Thing, stat: i64, by: i64, until: i64, context: Context) -> None:
    effect = new_effect(duel, CHANGE, until, context)
    effect.stat = stat
    effect.amount = by
    acquire(duel, thing, effect)
