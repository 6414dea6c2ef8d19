"""Computing values (chapter 13): what a card in play is, from its parts, what it has acquired, and static texts.

The layers of BH-189 in their order. First each card by itself: print, blanking, classes, acquired features, its own
sums. Then static texts give keywords, the valid single-valued ones are chosen, and static texts give numbers; one
that gives strike or lives sees those that cards have without static texts, so that their order is immaterial.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk.cards import (
    ACTIVATED,
    ARMOUR,
    COST,
    END_OF_TURN,
    IN_PLAY,
    LIVES,
    MECHANISM,
    POISON,
    REGENERATION,
    REPLACING,
    RETURN_STRIKE,
    SHOT,
    STATIC,
    STRIKE,
    THIRST,
    TRIGGERED,
    UNIQUE,
    Gift,
    Keyword,
    Number,
    Reference,
)
from lomber.games.berserk.filters import holds, things_referred, value
from lomber.games.berserk.state import Context, Duel
from lomber.games.berserk.things import (
    ABILITY,
    BLANK,
    CHANGE,
    KEYWORD,
    LOSS,
    NEW_CLASS,
    Effect,
    Feature,
    Held,
    Part,
    Thing,
)

ACQUIRED: Final[i64] = 64_000_000
"""Keys of acquired texts lie above those of printed ones."""


def refresh(duel: Duel) -> None:
    """Compute everything in play, if anything has changed."""
    if not duel.stale:
        return
    duel.stale = False
    gives = False
    for thing in duel.things:
        _by_itself(thing)
        if thing.gives:
            gives = True
    duel.gives = gives
    for thing in duel.things:
        _choose_valid(thing, duel.rules.stacking_max)
    texts = _static_texts(duel) if gives else []
    if any(text.gift.keywords for text in texts):
        _give_keywords(duel, texts)
        for thing in duel.things:
            _choose_valid(thing, duel.rules.stacking_max)
        texts = _static_texts(duel)
    else:
        for thing in duel.things:
            if thing.since:
                thing.since = {}
    _give_numbers(duel, texts)


# -- a card by itself


def _by_itself(thing: Thing) -> None:
    """Print, blanking, classes, acquired features, its own sums."""
    strike: i64 = 0
    lives: i64 = 0
    cost: i64 = 0
    thing.classes = 0
    thing.elements = 0
    held: list[Held] = []
    features: list[Feature] = []
    for part in thing.parts:
        strike += part.card.strike
        lives += part.card.lives
        cost += part.card.cost
        thing.elements |= part.card.elements
        thing.classes |= part.card.classes
        if thing.effects and _is_blank(thing, part):
            continue
        held.extend(part.held)
        features.extend(part.features)
    thing.held = held
    thing.features = features
    thing.shot_bonus = 0
    thing.return_bonus = 0
    for effect in thing.effects:
        if effect.kind == CHANGE:
            if effect.stat == STRIKE:
                strike += effect.amount
            elif effect.stat == LIVES:
                lives += effect.amount
            elif effect.stat == COST:
                cost += effect.amount
            elif effect.stat == SHOT:
                thing.shot_bonus += effect.amount
            elif effect.stat == RETURN_STRIKE:
                thing.return_bonus += effect.amount
        elif effect.kind == NEW_CLASS:
            thing.classes = BIT[MECHANISM]
        else:
            _acquire(thing, effect)
    thing.base_strike = strike
    thing.strike = strike if strike > 0 else 0
    thing.base_lives = lives
    thing.lives = lives
    thing.cost = cost
    thing.extra_attacks = 0
    thing.extra_defences = 0
    thing.use_cost = 0
    thing.cannot = 0
    _listen(thing)


def _is_blank(thing: Thing, part: Part) -> bool:
    """Has it lost the text of this part, which was there when the loss came (BH-233)?"""
    return any(effect.kind == BLANK and int(part.piece) in effect.pieces for effect in thing.effects)


def _acquire(thing: Thing, effect: Effect) -> None:
    """Features that were gained, in order of time; a loss takes what was there before it."""
    if effect.kind == KEYWORD:
        assert effect.held is not None
        thing.held.append(effect.held)
    elif effect.kind == ABILITY:
        assert effect.ability is not None
        thing.features.append(Feature(effect.ability, ACQUIRED + effect.stamp, -1, effect.stamp))
    elif effect.kind == LOSS:
        thing.held = [held for held in thing.held if not any(lost is held for lost in effect.lost)]


def _is_lost(thing: Thing, granted: Held, loss: Effect) -> bool:
    """Has it lost a keyword that a static text of another gave it already then?"""
    if loss.kind != LOSS or loss.loser != thing.number or granted.stamp >= loss.stamp:
        return False
    return bool(loss.mask & BIT[granted.keyword.name])


def _listen(thing: Thing) -> None:
    """What it hears and gives; nothing while it is hidden (BH-242)."""
    thing.hears = 0
    thing.gives = False
    if thing.hidden:
        thing.features = []
        thing.held = [held for held in thing.held if held.keyword.name == UNIQUE]
        return
    for feature in thing.features:
        ability = feature.ability
        if ability.zone != IN_PLAY:
            continue
        if ability.kind == STATIC:
            thing.gives = True
        elif ability.kind == TRIGGERED or ability.kind == REPLACING:
            assert ability.pattern is not None
            thing.hears |= BIT[ability.pattern.event]


# -- the valid ones


def _choose_valid(thing: Thing, largest: bool) -> None:
    """Of the single-valued features the last acquired counts, or the largest by option (BH-185)."""
    thing.keywords = 0
    thing.armour = 0
    thing.regeneration = 0
    thing.thirst = 0
    thing.poison = 0
    if not thing.held:
        return
    for held in thing.held:
        name = held.keyword.name
        thing.keywords |= BIT[name]
        if ARMOUR <= name <= POISON and _is_valid(thing, held, largest):
            if name == ARMOUR:
                thing.armour = held.value
            elif name == REGENERATION:
                thing.regeneration = held.value
            elif name == THIRST:
                thing.thirst = held.value
            else:
                thing.poison = held.value


def _is_valid(thing: Thing, held: Held, largest: bool) -> bool:
    """Is none of the same name later (or larger)? Of two at the same time the lower one is later."""
    below = False
    for other in thing.held:
        if other is held:
            below = True
        elif other.keyword.name == held.keyword.name:
            mine, theirs = (held.value, other.value) if largest else (held.stamp, other.stamp)
            if theirs > mine or (theirs == mine and below):
                return False
    return True


# -- static texts


class StaticText:
    """A static text in force: its gift, its source, and for whom it speaks."""

    def __init__(self, key: i64, gift: Gift, to: Reference, context: Context) -> None:
        self.key = key
        self.gift = gift
        self.to = to
        self.context = context


def _static_texts(duel: Duel) -> list[StaticText]:
    """All whose condition holds now, in order of arrival: before keywords are given, and once more after."""
    found: list[StaticText] = []
    for thing in duel.things:
        if not thing.gives:
            continue
        for feature in thing.features:
            ability = feature.ability
            if ability.kind != STATIC or ability.zone != IN_PLAY or ability.gift is None:
                continue
            context = Context(thing.controller, thing.number)
            if ability.condition is None or holds(duel, ability.condition, context):
                found.append(StaticText(feature.key, ability.gift, ability.to, context))
    return found


def _give_keywords(duel: Duel, texts: list[StaticText]) -> None:
    """Keywords first; each card remembers since when a text has applied to it without a break (BH-185)."""
    given: list[tuple[Thing, StaticText]] = []
    for text in texts:
        if text.gift.keywords:
            for thing in _receivers(duel, text):
                given.append((thing, text))
    before: dict[int, dict[int, int]] = {}
    for thing in duel.things:
        before[int(thing.number)] = thing.since
        thing.since = {}
    for thing, text in given:
        key = int(text.key)
        since = before[int(thing.number)].get(key, -1)
        if since < 0:
            since = int(duel.stamp())
        thing.since[key] = since
        for keyword in text.gift.keywords:
            _grant(duel, thing, keyword, since, text.context)


def _grant(duel: Duel, thing: Thing, keyword: Keyword, since: i64, context: Context) -> None:
    granted = Held(
        keyword, keyword.value if keyword.number is None else value(duel, keyword.number, context), since
    )
    if not any(_is_lost(thing, granted, effect) for effect in thing.effects):
        thing.held.append(granted)


def _give_numbers(duel: Duel, texts: list[StaticText]) -> None:
    """Strike and lives: plain sums (BH-189.6). Then what looks at them: bonuses to blows, what is forbidden."""
    strikes: list[tuple[Thing, int]] = []
    lives: list[tuple[Thing, int]] = []
    for text in texts:
        gift = text.gift
        if gift.strike is None and gift.lives is None:
            continue
        for thing in _receivers(duel, text):
            if gift.strike is not None:
                strikes.append((thing, int(value(duel, gift.strike, text.context))))
            if gift.lives is not None:
                lives.append((thing, int(value(duel, gift.lives, text.context))))
    for thing, by in strikes:
        thing.base_strike += by
        thing.strike = thing.base_strike if thing.base_strike > 0 else 0
    for thing, by in lives:
        thing.lives += by
    for text in texts:
        gift = text.gift
        for thing in _receivers(duel, text):
            thing.cannot |= gift.cannot
            thing.extra_attacks += _given(duel, gift.extra_attacks, text.context)
            thing.extra_defences += _given(duel, gift.extra_defences, text.context)
            thing.shot_bonus += _given(duel, gift.shot, text.context)
            thing.return_bonus += _given(duel, gift.return_strike, text.context)
            thing.use_cost += _given(duel, gift.use_cost, text.context)


def _receivers(duel: Duel, text: StaticText) -> list[Thing]:
    """Static texts of others do not work on hidden creatures (BH-242)."""
    return [thing for thing in things_referred(duel, text.to, text.context) if not thing.hidden]


def _given(duel: Duel, number: Number | None, context: Context) -> i64:
    return 0 if number is None else value(duel, number, context)


# -- what others ask of a card


def has(thing: Thing, keyword: i64) -> bool:
    return bool(thing.keywords & BIT[keyword])


def is_fresh(duel: Duel, thing: Thing) -> bool:
    """It came under its controller in this turn (BH-80)."""
    return thing.came_turn == duel.turn


def activated(thing: Thing) -> list[Feature]:
    """Its activated features, numbered as `use` numbers them: those of its parts in order, then acquired ones."""
    return [feature for feature in thing.features if feature.ability.kind == ACTIVATED]


def end_of_turn_effects(duel: Duel) -> bool:
    """Does anything last until the end of the turn?"""
    for thing in duel.things:
        for effect in thing.effects:
            if effect.until == END_OF_TURN:
                return True
    return any(discount.until == END_OF_TURN for discount in duel.discounts) or any(
        dearer.until == END_OF_TURN for dearer in duel.dearer
    )
