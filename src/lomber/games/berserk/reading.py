"""What a text would do, read from its steps by somebody who sees the table: whom it helps, whom it hurts, how much.

The measure is points of strength: a creature is worth its strike, its remaining lives and a little for its texts, a
wound on a creature one point, a card in hand two.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk import verbs as v
from lomber.games.berserk.cards import (
    ACTIVATED,
    ALL_THAT_FIT,
    CONSTANT,
    CREATURE,
    DASH,
    ENEMY,
    ENEMY_HERO,
    FIRST_STRIKE,
    HERO,
    LIVES,
    OPPONENT,
    OWN,
    OWN_HERO,
    SELF,
    SLOT,
    SPELL,
    STRIKE,
    SUPPORT,
    TRIGGERED,
    VULNERABLE,
    Ability,
    Card,
    Filter,
    Number,
    Program,
    Reference,
    Step,
)
from lomber.games.berserk.verbs import DEATH, HIRE
from lomber.games.berserk.view import BerserkView, Shown

HERO_WOUND: Final = 0.6
"""A wound on the enemy hero, in points."""
CARD_IN_HAND: Final = 2.0
DEADLY: Final = 1000.0


def worth(thing: Shown) -> float:
    """What a card in play is worth to its side."""
    if thing.type == HERO:
        return 30.0
    if thing.type == SUPPORT:
        return 1.0 + 0.8 * float(thing.cost)
    texts = 0.5 if thing.keywords else 0.0
    return 1.0 + float(thing.strike) + float(thing.remaining()) + texts + 0.3 * float(thing.cost)


def constant(number: Number) -> i64:
    """A number that stands there; two where it is counted."""
    return number.value if number.kind == CONSTANT else 2


# -- blows


def blow(one: Shown, other: Shown, is_return: bool) -> i64:
    """The wounds that one's strike would leave on the other (BH-150)."""
    amount = one.strike + (one.return_bonus if is_return else 0)
    if amount <= 0 or other.protected & BIT[v.BY_RETURN if is_return else v.BY_STRIKE]:
        return 0
    if other.has(VULNERABLE):
        amount += 1
    amount -= other.armour_left
    return amount if amount > 0 else 0


class Clash:
    """How an attack would end: who dies."""

    def __init__(self, attacker: Shown, target: Shown, answers: bool) -> None:
        there = blow(attacker, target, False) >= target.remaining()
        back = answers and target.type == CREATURE and blow(target, attacker, True) >= attacker.remaining()
        if answers and attacker.has(FIRST_STRIKE) != target.has(FIRST_STRIKE):
            if attacker.has(FIRST_STRIKE):
                back = back and not there
            else:
                there = there and not back
        self.kills = there
        self.dies = back


def clash(attacker: Shown, target: Shown) -> Clash:
    """Without a defender: an open creature fights back (BH-126)."""
    return Clash(attacker, target, not target.closed)


def may_defend(thing: Shown) -> bool:
    return thing.type == CREATURE and not thing.closed and not thing.hidden and thing.defences_left > 0


def possible_defenders(view: BerserkView, player: i64) -> list[Shown]:
    return [thing for thing in view.squad(player) if may_defend(thing)]


def strikes_of(view: BerserkView, player: i64) -> i64:
    """What a player's creatures could strike in one turn."""
    total: i64 = 0
    for thing in view.squad(player):
        if not thing.hidden and not thing.stunned:
            total += thing.strike
    return total


# -- texts


def effect_on(view: BerserkView, step: Step, thing: Shown) -> float:
    """The points that a step on this card brings the reader: good for him above 0."""
    mine = thing.controller == view.seat
    verb = step.verb
    if verb == v.WOUND or verb == v.SHOOT:
        return _wounds(thing, constant(step.number), verb == v.SHOOT, mine)
    if verb == v.HEAL:
        healed = thing.wounds if step.all or constant(step.number) > thing.wounds else constant(step.number)
        return (0.5 if mine else -0.5) * float(healed)
    good = _good(view, step, thing)
    return good if mine else -good


def _wounds(thing: Shown, amount: i64, is_shot: bool, mine: bool) -> float:
    if amount <= 0 or (is_shot and thing.protected & BIT[v.BY_SHOT]):
        return 0.0
    if thing.has(VULNERABLE):
        amount += 1
    if is_shot:
        amount -= thing.armour_left
    if amount <= 0:
        return 0.0
    if thing.type == HERO:
        points = DEADLY if amount >= thing.remaining() else HERO_WOUND * float(amount)
    elif amount >= thing.remaining():
        points = worth(thing) + 1.0
    else:
        points = 0.8 * float(amount)
    return -points if mine else points


def _good(view: BerserkView, step: Step, thing: Shown) -> float:
    """What other steps are worth to who has the card."""
    verb = step.verb
    if verb == v.DESTROY or verb == v.TAKE_CONTROL:
        return -worth(thing) - 1.0
    if verb == v.TO_DECK or verb == v.TO_HAND:
        return -0.6 * float(thing.cost) - 0.3 * worth(thing)
    if verb == v.STUN:
        return -1.0 - 0.7 * float(thing.strike)
    if verb == v.CLOSE:
        return 0.0 if thing.closed else -0.5 - 0.4 * float(thing.strike)
    if verb == v.OPEN or verb == v.PREPARE:
        return 0.5 + 0.6 * float(thing.strike) if thing.closed else 0.0
    if verb == v.POISON_IT:
        return _poison(thing, constant(step.number))
    if verb == v.STRENGTHEN_POISON:
        return _poison(thing, thing.poison + constant(step.number)) if thing.poison > 0 else 0.0
    if verb == v.CURE_POISON:
        return 2.0 * float(thing.poison)
    if verb == v.LOSE_FEATURES or verb == v.LOSE:
        return -0.5 - 0.5 * float(_texts(view, thing))
    if verb == v.LIVES_BECOME:
        return 0.8 * float(constant(step.number) - thing.remaining())
    if verb == v.HIDE:
        return -0.3 * float(thing.strike)
    if verb == v.UPGRADE:
        return 0.3
    if verb == v.MODIFY:
        return _modified(step, thing)
    return 1.0 if verb == v.GAIN or verb == v.GAIN_ABILITY or verb == v.REVEAL else 0.0


def _poison(thing: Shown, amount: i64) -> float:
    """A smaller number replaces a greater one (A-9): then it is a cure."""
    if thing.protected & BIT[v.BY_POISON]:
        return 0.0
    turns = 3.0
    if thing.type == CREATURE and amount > 0:
        lasting = float(thing.remaining()) / float(amount)
        turns = lasting if lasting < 3.0 else 3.0
    more = float(amount - thing.poison)
    return -more * turns * (HERO_WOUND if thing.type == HERO else 0.9)


def _modified(step: Step, thing: Shown) -> float:
    points = 0.0
    for change in step.changes:
        by = float(constant(change.by))
        if change.stat == STRIKE:
            ready = not thing.closed and not (thing.fresh and not thing.has(DASH))
            points += by if step.until == 0 or ready else 0.2 * by
        elif change.stat == LIVES:
            gone = -by >= float(thing.remaining())
            points += -worth(thing) if gone else by
        else:
            points += 0.5 * by
    return points


def _texts(view: BerserkView, thing: Shown) -> i64:
    if thing.card < 0:
        return 0
    card = view.cards.library.cards[thing.card]
    return len(card.abilities) + len(card.keywords)


def speaks_of(reference: Reference, slot: i64) -> bool:
    return reference.kind == SLOT and reference.slot == slot


def target_points(
    view: BerserkView, program: Program, slot: i64, thing: Shown, source: Shown | None
) -> float:
    """What it brings to choose this card for a slot of a text."""
    points = 0.0
    for step in program.steps:
        if step.verb == v.FIGHT:
            if speaks_of(step.what, slot) and source is not None:
                points += _duel_points(view, source, thing)
            elif speaks_of(step.by, slot):
                points += 0.5 * float(thing.strike)
        elif step.verb == v.ATTACH:
            points += 0.1 * worth(thing)
        elif speaks_of(step.what, slot) or speaks_of(step.to, slot):
            points += effect_on(view, step, thing)
    return points


def _duel_points(view: BerserkView, one: Shown, other: Shown) -> float:
    ended = Clash(one, other, True)
    points = 0.0
    if ended.kills:
        points += worth(other)
    if ended.dies:
        points -= worth(one)
    return points if other.controller != view.seat else -worth(other)


def text_points(view: BerserkView, program: Program, source: Shown | None) -> float:
    """What a text brings when it is carried out now, its targets well chosen."""
    points = 0.0
    for slot in range(program.own_slots):
        best = _best_target(view, program, slot, source)
        least = program.slots[slot].least
        points += best if least > 0 or best > 0.0 else 0.0
    for step in program.steps:
        points += _untargeted(view, step, source)
    return points


def _best_target(view: BerserkView, program: Program, slot: i64, source: Shown | None) -> float:
    best = -DEADLY
    for thing in view.things:
        if fits(view, program.slots[slot].fitting, thing, source):
            points = target_points(view, program, slot, thing, source)
            best = points if points > best else best
    return best if best > -DEADLY else 0.0


def fits(view: BerserkView, fitting: Filter, thing: Shown, source: Shown | None) -> bool:
    """The plain part of a filter, as far as a glance goes: whose, which type, class, open or closed."""
    if thing.hidden != (fitting.hidden == 1) and fitting.hidden != 2:
        return False
    if fitting.who == OWN and thing.controller != view.seat:
        return False
    if fitting.who == ENEMY and thing.controller == view.seat:
        return False
    if not fitting.types & thing.type or fitting.zones > 1:
        return False
    if fitting.other and source is not None and thing.number == source.number:
        return False
    if fitting.closed >= 0 and (fitting.closed == 1) != thing.closed:
        return False
    if fitting.wounded >= 0 and (fitting.wounded == 1) != (thing.wounds > 0):
        return False
    if fitting.poisoned >= 0 and (fitting.poisoned == 1) != (thing.poison > 0):
        return False
    if fitting.cost_max is not None and thing.cost > constant(fitting.cost_max):
        return False
    if fitting.classes and thing.card >= 0:
        return bool(view.cards.library.cards[thing.card].classes & fitting.classes)
    return True


def _untargeted(view: BerserkView, step: Step, source: Shown | None) -> float:
    """A step on all that fit, on a hero, on itself, or on no card at all."""
    reference = step.to
    if step.what.kind in (ALL_THAT_FIT, OWN_HERO, ENEMY_HERO, SELF) and step.verb >= v.CLOSE:
        reference = step.what if step.what.kind != SELF or step.verb <= v.UPGRADE else step.to
    if step.verb <= v.HEAL or v.CLOSE <= step.verb <= v.TO_DECK or step.verb == v.TAKE_CONTROL:
        points = 0.0
        for thing in _meant(view, reference, source):
            points += effect_on(view, step, thing)
        return points
    return _other(view, step)


def _meant(view: BerserkView, reference: Reference, source: Shown | None) -> list[Shown]:
    if reference.kind == OWN_HERO:
        return [view.hero(view.seat)]
    if reference.kind == ENEMY_HERO:
        return [view.hero(1 - view.seat)]
    if reference.kind == SELF and source is not None:
        return [source]
    if reference.kind == ALL_THAT_FIT and reference.fitting is not None:
        fitting = reference.fitting
        return [thing for thing in view.things if fits(view, fitting, thing, source)]
    return []


def _other(view: BerserkView, step: Step) -> float:
    verb = step.verb
    theirs = -1.0 if step.player == OPPONENT else 1.0
    if verb == v.DRAW:
        return theirs * CARD_IN_HAND * float(constant(step.number))
    if verb == v.DISCARD:
        return -theirs * CARD_IN_HAND * float(constant(step.number))
    if verb == v.SEARCH:
        return CARD_IN_HAND
    if verb == v.REVIVE or verb == v.SUMMON or verb == v.PLAY_FREE:
        return 3.0
    if verb == v.CREATE:
        card = view.cards.library.cards[step.card]
        return theirs * float(card.strike + card.lives) * float(constant(step.count))
    if verb == v.COINS or verb == v.OPEN_COINS:
        return theirs * float(constant(step.number))
    if verb == v.LOSE_COINS or verb == v.CLOSE_COINS:
        return -theirs * 0.7 * float(constant(step.number))
    if verb == v.WIN:
        return DEADLY
    if verb in (v.PLACE, v.DISCOUNT, v.DELAY, v.USE_FREE, v.EXTORT):
        return 1.5
    return 0.0


# -- cards in the hand


def hire_points(view: BerserkView, card: Card) -> float:
    """What the Hires of a card bring at once."""
    points = 0.0
    for ability in card.abilities:
        if is_about(ability, HIRE):
            points += text_points(view, ability.program, None)
    return points


def is_about(ability: Ability, event: i64) -> bool:
    return ability.kind == TRIGGERED and ability.pattern is not None and ability.pattern.event == event


def has_death(view: BerserkView, thing: Shown) -> bool:
    """Has the card a text for its own death?"""
    if thing.card < 0:
        return False
    return any(is_about(ability, DEATH) for ability in view.cards.library.cards[thing.card].abilities)


def play_points(view: BerserkView, card: Card) -> float:
    """What it brings to play this card now."""
    if card.type == SPELL:
        return text_points(view, card.spell_text.program, None) if card.spell_text is not None else 0.0
    points = hire_points(view, card)
    if card.type == CREATURE:
        return points + 1.0 + float(card.strike + card.lives)
    same = [thing for thing in view.supports(view.seat) if _kind(view, thing) == card.kind]
    return points + 1.0 + float(card.cost) - (worth(same[0]) if same else 0.0)


def _kind(view: BerserkView, thing: Shown) -> i64:
    return view.cards.library.cards[thing.card].kind if thing.card >= 0 else -1


def does(program: Program, wanted: tuple[i64, ...]) -> bool:
    return any(step.verb in wanted for step in program.steps)


def programs_now(card: Card) -> list[Program]:
    """What a card does as soon as it is played."""
    if card.type == SPELL:
        return [card.spell_text.program] if card.spell_text is not None else []
    return [ability.program for ability in card.abilities if is_about(ability, HIRE)]


def features_of(view: BerserkView, thing: Shown) -> list[Ability]:
    """The activated features printed on a card, in their order."""
    if thing.card < 0:
        return []
    found: list[Ability] = []
    for ability in view.cards.library.cards[thing.card].abilities:
        if ability.kind == ACTIVATED:
            found.append(ability)
    return found


def burn(view: BerserkView, program: Program) -> i64:
    """Wounds that a text can deal to the enemy hero."""
    total: i64 = 0
    for step in program.steps:
        if step.verb != v.WOUND and step.verb != v.SHOOT:
            continue
        amount = constant(step.number)
        if step.to.kind == ENEMY_HERO:
            total += amount
        elif step.to.kind == SLOT and 0 <= step.to.slot < program.own_slots:
            fitting = program.slots[step.to.slot].fitting
            if fits(view, fitting, view.hero(1 - view.seat), None):
                total += amount
        elif step.to.kind == ALL_THAT_FIT and step.to.fitting is not None:
            if fits(view, step.to.fitting, view.hero(1 - view.seat), None):
                total += amount
    return total


def mode_points(view: BerserkView, program: Program, number: i64) -> float:
    """What one of the ways of a text brings: its steps up to where the ways meet again."""
    for step in program.steps:
        if step.verb != v.CHOOSE or number >= len(step.modes):
            continue
        mode = step.modes[number]
        points = 0.0
        for slot in range(mode.first_slot, mode.first_slot + mode.slots):
            points += _best_target(view, program, slot, view.source)
        at = mode.begins
        while at < len(program.steps) and program.steps[at].verb != v.JUMP:
            points += _untargeted(view, program.steps[at], view.source)
            at += 1
        return points
    return 0.0
