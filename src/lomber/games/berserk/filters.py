"""Filters, references, numbers and conditions (18.2), read for one text: whose it is decides `own` and `enemy`."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk.cards import (
    ALL_OF,
    ALL_THAT_FIT,
    AMOUNT,
    ANY_OF,
    COINS_OPEN,
    CONSTANT,
    COST,
    COUNT,
    COUNTED,
    ENEMY,
    ENEMY_HERO,
    EVENT_CARD,
    EVENT_PLAYER,
    EVENT_SOURCE,
    EVENT_TARGET,
    FITS,
    HERO_LIVES,
    HIDDEN_OR_NOT,
    IN_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    IT,
    LAST,
    LEAST,
    LIVES,
    NEITHER,
    NOT_HIDDEN,
    OPPONENT,
    OWN,
    OWN_HERO,
    PLUS,
    SELF,
    SLOT,
    STAT,
    STRIKE,
    TIMES,
    TURN,
    YOU,
    Card,
    Condition,
    Filter,
    Number,
    Reference,
)
from lomber.games.berserk.state import NONE, Context, Duel
from lomber.games.berserk.things import Thing

PRODUCT_MOST: Final[i64] = 100_000_000
"""More than any number of a duel."""

# -- players


def player_of(named: i64, context: Context) -> i64:
    """The player whom a text calls `you`, `opponent` or `event.player`."""
    if named == YOU:
        return context.player
    if named == OPPONENT:
        return 1 - context.player
    assert named == EVENT_PLAYER
    return context.player if context.event is None else context.event.player


# -- filters


def fits(duel: Duel, fitting: Filter, thing: Thing, context: Context) -> bool:
    """Does an object in play (or one that has just left it) fit?"""
    if not thing.type & fitting.types:
        return False
    if fitting.who == OWN and thing.controller != context.player:
        return False
    if fitting.who == ENEMY and thing.controller == context.player:
        return False
    if fitting.hidden != HIDDEN_OR_NOT and thing.hidden == (fitting.hidden == NOT_HIDDEN):
        return False
    if fitting.zones and not fitting.zones & BIT[IN_PLAY]:
        return False
    if fitting.other and thing.number == context.source:
        return False
    if fitting.classes and not thing.classes & fitting.classes:
        return False
    if thing.classes & fitting.not_classes:
        return False
    if fitting.has and not thing.keywords & fitting.has:
        return False
    if thing.keywords & fitting.lacks:
        return False
    return _fits_elements(fitting, thing.elements) and _fits_rest(duel, fitting, thing, context)


def _fits_elements(fitting: Filter, elements: i64) -> bool:
    if fitting.elements and not elements & fitting.elements:
        return False
    return fitting.neutral < 0 or (fitting.neutral == 1) == (elements == 0)


def _fits_rest(duel: Duel, fitting: Filter, thing: Thing, context: Context) -> bool:
    """The keys that are asked seldom."""
    if fitting.closed >= 0 and thing.closed != (fitting.closed == 1):
        return False
    if fitting.wounded >= 0 and (thing.wounds > 0) != (fitting.wounded == 1):
        return False
    if fitting.poisoned >= 0 and (thing.poison > 0) != (fitting.poisoned == 1):
        return False
    if fitting.stunned >= 0 and thing.stunned != (fitting.stunned == 1):
        return False
    if fitting.card_ids or fitting.kinds or fitting.reserves:
        if not any(_fits_print(fitting, part.card) for part in thing.parts):
            return False
    if not _fits_numbers(duel, fitting, thing.cost, thing.strike, thing.remaining(), context):
        return False
    if fitting.alternatives:
        if not any(fits(duel, other, thing, context) for other in fitting.alternatives):
            return False
    return fitting.negated is None or not fits(duel, fitting.negated, thing, context)


def _fits_print(fitting: Filter, card: Card) -> bool:
    if fitting.card_ids and int(card.number) not in fitting.card_ids:
        return False
    if fitting.kinds and int(card.kind) not in fitting.kinds:
        return False
    return not fitting.reserves or bool(BIT[card.reserve] & fitting.reserves)


def _fits_numbers(duel: Duel, fitting: Filter, cost: i64, strike: i64, lives: i64, context: Context) -> bool:
    if fitting.cost is not None and cost != value(duel, fitting.cost, context):
        return False
    if fitting.cost_max is not None and cost > value(duel, fitting.cost_max, context):
        return False
    if fitting.cost_min is not None and cost < value(duel, fitting.cost_min, context):
        return False
    if fitting.strike_max is not None and strike > value(duel, fitting.strike_max, context):
        return False
    if fitting.strike_min is not None and strike < value(duel, fitting.strike_min, context):
        return False
    if fitting.lives_max is not None and lives > value(duel, fitting.lives_max, context):
        return False
    return fitting.lives_min is None or lives >= value(duel, fitting.lives_min, context)


def fits_card(duel: Duel, fitting: Filter, piece: i64, context: Context) -> bool:
    """Does a card outside play fit? It has its print only; it is its holder's."""
    card = duel.library.cards[duel.card_of[piece]]
    if not card.type & fitting.types:
        return False
    if fitting.who == OWN and duel.holder_of[piece] != context.player:
        return False
    if fitting.who == ENEMY and duel.holder_of[piece] == context.player:
        return False
    if fitting.zones and not fitting.zones & BIT[duel.zone_of[piece]]:
        return False
    if fitting.other and duel.number_of[piece] == context.source:
        return False
    if fitting.classes and not card.classes & fitting.classes:
        return False
    if card.classes & fitting.not_classes or card.keyword_mask & fitting.lacks:
        return False
    if fitting.has and not card.keyword_mask & fitting.has:
        return False
    if fitting.closed == 1 or fitting.wounded == 1 or fitting.poisoned == 1 or fitting.stunned == 1:
        return False
    if not _fits_elements(fitting, card.elements) or not _fits_print(fitting, card):
        return False
    if not _fits_numbers(duel, fitting, card.cost, card.strike, card.lives, context):
        return False
    if fitting.alternatives:
        if not any(fits_card(duel, other, piece, context) for other in fitting.alternatives):
            return False
    return fitting.negated is None or not fits_card(duel, fitting.negated, piece, context)


def fits_number(duel: Duel, fitting: Filter, number: i64, context: Context) -> bool:
    """Does whatever has this number fit: an object in play, one that has left, a card elsewhere?"""
    thing = duel.last_known(number)
    if thing is not None:
        return fits(duel, fitting, thing, context)
    piece = duel.piece(number)
    return piece >= 0 and fits_card(duel, fitting, piece, context)


def all_that_fit(duel: Duel, fitting: Filter, context: Context) -> list[int]:
    """The numbers of all that fit, in order of arrival, own cards first (18.4)."""
    found: list[int] = []
    for side in range(2):
        player = context.player if side == 0 else 1 - context.player
        if not fitting.zones or fitting.zones & BIT[IN_PLAY]:
            for thing in duel.things:
                if thing.controller == player and fits(duel, fitting, thing, context):
                    found.append(int(thing.number))
        if fitting.zones:
            for elsewhere in (IN_HAND, IN_GRAVEYARD, IN_DECK):
                if fitting.zones & BIT[elsewhere]:
                    for piece in zone(duel, elsewhere, player):
                        if fits_card(duel, fitting, piece, context):
                            found.append(duel.number_of[piece])
    return found


def zone(duel: Duel, named: i64, player: i64) -> list[int]:
    """The cards of a hand, graveyard or deck."""
    if named == IN_HAND:
        return duel.hands[player]
    if named == IN_GRAVEYARD:
        return duel.graveyards[player]
    assert named == IN_DECK
    return duel.decks[player]


# -- references


def referred(duel: Duel, reference: Reference, context: Context) -> list[int]:
    """The numbers of what a reference means; whether they are still there is the step's affair."""
    kind = reference.kind
    if kind == SELF:
        return [int(context.source)]
    if kind == SLOT:
        return context.slots[reference.slot] if 0 <= reference.slot < len(context.slots) else []
    if kind == OWN_HERO:
        return [int(duel.hero(context.player).number)]
    if kind == ENEMY_HERO:
        return [int(duel.hero(1 - context.player).number)]
    if kind == ALL_THAT_FIT and reference.fitting is not None:
        return all_that_fit(duel, reference.fitting, context)
    if kind == LAST:
        return context.last
    if kind == IT:
        return _current(context)
    return _of_event(kind, context)


def _current(context: Context) -> list[int]:
    """The member that the innermost `for_each` has come to; a `repeat` inside it has none."""
    at = len(context.loops) - 1
    while at >= 0:
        loop = context.loops[at]
        if loop.items[loop.at - 1] >= 0:
            return [loop.items[loop.at - 1]]
        at -= 1
    return []


def _of_event(kind: i64, context: Context) -> list[int]:
    event = context.event
    number: i64 = NONE
    if event is not None:
        if kind == EVENT_CARD:
            number = event.card
        elif kind == EVENT_SOURCE:
            number = event.source
        elif kind == EVENT_TARGET:
            number = event.target
    return [] if number == NONE else [int(number)]


def things_referred(duel: Duel, reference: Reference, context: Context) -> list[Thing]:
    """Those of them that are in play now: what is no longer where it was is passed over."""
    found: list[Thing] = []
    for number in referred(duel, reference, context):
        thing = duel.thing(number)
        if thing is not None:
            found.append(thing)
    return found


def affected(duel: Duel, reference: Reference, context: Context) -> list[Thing]:
    """Those on which a step can work: cards that are face up, and hidden ones if the text looks for such.

    A hidden creature is not affected by what does not choose it (BH-242), nor by a trigger of its own that had
    fired before it hid (BH-104), nor by the rest of a text that has chosen it while it was face up (BH-71).
    """
    found = things_referred(duel, reference, context)
    if reference.kind == ALL_THAT_FIT or reference.takes_hidden:
        return found
    return [thing for thing in found if not thing.hidden]


# -- numbers


def value(duel: Duel, number: Number, context: Context) -> i64:
    """What a NUMBER is now."""
    kind = number.kind
    if kind == CONSTANT:
        return number.value
    if kind == COUNT:
        assert number.counted is not None
        return len(all_that_fit(duel, number.counted, context))
    if kind == STAT:
        return _stat(duel, number, context)
    if kind == AMOUNT:
        return 0 if context.event is None else context.event.amount
    assert number.first is not None
    assert number.second is not None
    first = value(duel, number.first, context)
    second = value(duel, number.second, context)
    if kind == PLUS:
        return first + second
    if kind == TIMES:
        return _bounded(first * second)
    if kind == LEAST:
        return first if first < second else second
    return first if first > second else second


def _bounded(product: i64) -> i64:
    """Products of products stay within a machine word."""
    if product > PRODUCT_MOST:
        return PRODUCT_MOST
    return product if product > -PRODUCT_MOST else -PRODUCT_MOST


def _stat(duel: Duel, number: Number, context: Context) -> i64:
    """A number of the card referred to; its last one if it has left (BH-104); its print if it is elsewhere."""
    assert number.of is not None
    for referred_to in referred(duel, number.of, context):
        thing = duel.last_known(referred_to)
        if thing is not None:
            if number.value == STRIKE:
                return thing.strike
            if number.value == LIVES:
                return thing.remaining()
            return thing.cost if number.value == COST else thing.wounds
        piece = duel.piece(referred_to)
        if piece >= 0:
            card = duel.library.cards[duel.card_of[piece]]
            if number.value == STRIKE:
                return card.strike
            if number.value == LIVES:
                return card.lives
            return card.cost if number.value == COST else 0
    return 0


def amount(duel: Duel, number: Number, context: Context) -> i64:
    """The number of a step: a negative one counts as 0 (18.2)."""
    found = value(duel, number, context)
    return found if found > 0 else 0


# -- conditions


def holds(duel: Duel, condition: Condition, context: Context) -> bool:
    kind = condition.kind
    if kind == COUNTED:
        assert condition.counted is not None
        found = len(all_that_fit(duel, condition.counted, context))
        if condition.least is not None and found < value(duel, condition.least, context):
            return False
        return condition.most is None or found <= value(duel, condition.most, context)
    if kind == FITS:
        assert condition.subject is not None
        assert condition.counted is not None
        numbers = referred(duel, condition.subject, context)
        fitting = condition.counted
        return bool(numbers) and all(fits_number(duel, fitting, number, context) for number in numbers)
    if kind == TURN:
        return (duel.active == context.player) == (condition.whose == OWN)
    if kind == COINS_OPEN:
        assert condition.least is not None
        return duel.coins_open[context.player] >= value(duel, condition.least, context)
    if kind == HERO_LIVES:
        assert condition.most is not None
        return duel.hero(context.player).remaining() <= value(duel, condition.most, context)
    if kind == NEITHER:
        return not holds(duel, condition.parts[0], context)
    if kind == ALL_OF:
        return all(holds(duel, part, context) for part in condition.parts)
    assert kind == ANY_OF
    return any(holds(duel, part, context) for part in condition.parts)
