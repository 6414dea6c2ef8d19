"""Leaving play and changing sides: death and what it fires, the way to hand and deck, control (ch. 12, BH-190)."""

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk.cards import (
    CREATED,
    HERO,
    IN_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_RESERVE,
    PLACED,
    SUPPORT,
    UNIQUE,
    WHILE_SOURCE,
    Card,
)
from lomber.games.berserk.replacing import is_replaced
from lomber.games.berserk.state import Duel, Event
from lomber.games.berserk.things import CONTROLLED, Part, Thing
from lomber.games.berserk.triggers import announce
from lomber.games.berserk.values import has, refresh
from lomber.games.berserk.verbs import CONTROL, DEATH, DIES, LEAVES, WOULD_DIE


def die(duel: Duel, group: list[Thing]) -> list[Thing]:
    """Move cards from play to the graveyard, all at once (BH-161, BH-162); those that really went."""
    going: list[Thing] = []
    for thing in group:
        if thing.type == HERO or thing in going or duel.thing(thing.number) is None:
            continue
        if not is_replaced(duel, Event(WOULD_DIE, thing.number, thing.controller)):
            going.append(thing)
    for thing in going:
        duel.note("dies", thing.number, thing.card().number, 0)
        if _reaches_graveyard(thing):
            announce(duel, Event(DEATH, thing.number, thing.controller))
            announce(duel, Event(DIES, thing.number, thing.controller))
    leave(duel, going, IN_GRAVEYARD)
    return going


def _reaches_graveyard(thing: Thing) -> bool:
    """A placed card goes to the reserve instead: it does not die (BH-166)."""
    return any(part.card.reserve != PLACED for part in thing.parts)


def leave(duel: Duel, group: list[Thing], zone: i64) -> None:
    """Objects leave play for a zone of their owners, in the order in which they had come (BH-164, BH-167)."""
    refresh(duel)
    for thing in group:
        announce(duel, Event(LEAVES, thing.number, thing.controller))
    moving: list[tuple[int, Thing, Part]] = []
    for thing in group:
        duel.things = [each for each in duel.things if each is not thing]
        duel.departed[int(thing.number)] = thing
        for part in thing.parts:
            moving.append((int(part.stamp), thing, part))
    moving.sort(key=_moment)
    for _, thing, part in moving:
        where = landing_zone(duel, part.card, duel.owner_of[part.piece], zone)
        duel.lay(part.piece, where, duel.owner_of[part.piece])
        thing.landed.append(duel.number_of[part.piece])
        if where == IN_GRAVEYARD and part.card.reserve == CREATED and not duel.rules.created_stay:
            duel.astray.append(int(part.piece))
    for thing in group:
        _end_what_it_upheld(duel, thing.number)
    duel.stale = True


def _moment(moving: tuple[int, Thing, Part]) -> int:
    """When this card came into play; of a united one every part by itself."""
    return moving[0]


def landing_zone(duel: Duel, card: Card, owner: i64, zone: i64) -> i64:
    """Where a card really gets to: created and placed ones go back to the reserve (BH-245, BH-260)."""
    if card.reserve == CREATED and (zone in (IN_HAND, IN_DECK)):
        return IN_RESERVE
    if card.reserve == PLACED:
        if zone in (IN_GRAVEYARD, IN_DECK):
            return IN_RESERVE
        if zone == IN_HAND and placed_count(duel, card.number, owner) >= duel.rules.placed_max:
            return IN_RESERVE
    return zone


def placed_count(duel: Duel, card: i64, player: i64) -> i64:
    """How many placed cards of a name lie in a player's deck and hand, whoever owns them (BH-260)."""
    found: i64 = 0
    for piece in duel.decks[player]:
        found += duel.card_of[piece] == card
    for piece in duel.hands[player]:
        found += duel.card_of[piece] == card
    return found


def to_graveyard(duel: Duel, piece: i64) -> None:
    """A card from a hand or deck, or a spell that was played, goes to its owner's graveyard (BH-164)."""
    duel.lift(piece)
    card = duel.library.cards[duel.card_of[piece]]
    where = landing_zone(duel, card, duel.owner_of[piece], IN_GRAVEYARD)
    duel.lay(piece, where, duel.owner_of[piece])
    if where == IN_GRAVEYARD and card.reserve == CREATED and not duel.rules.created_stay:
        duel.astray.append(int(piece))


def _end_what_it_upheld(duel: Duel, number: i64) -> None:
    """What lasts while its source is in play ends with it (BH-187)."""
    for thing in duel.things:
        kept = [e for e in thing.effects if e.until != WHILE_SOURCE or e.source != number]
        if len(kept) < len(thing.effects):
            thing.effects = kept
    duel.discounts = [d for d in duel.discounts if d.until != WHILE_SOURCE or d.source != number]
    duel.dearer = [d for d in duel.dearer if d.until != WHILE_SOURCE or d.source != number]
    restore_control(duel)


# -- control


def restore_control(duel: Duel) -> None:
    """Every card under the player whom its latest control effect names, or under whom it entered (BH-190)."""
    leaving = [thing for thing in duel.things[2:] if _is_astray(duel, thing)]
    while leaving:
        thing = leaving[0]
        if _is_astray(duel, thing):
            _change_sides(duel, thing, _rightful(thing), leaving)
        leaving = leaving[1:]


def _is_astray(duel: Duel, thing: Thing) -> bool:
    """In play under another than the one to whom it belongs now; what left on its account may have led it home."""
    return _rightful(thing) != thing.controller and duel.thing(thing.number) is not None


def _rightful(thing: Thing) -> i64:
    player = thing.entered_under
    for effect in thing.effects:
        if effect.kind == CONTROLLED:
            player = effect.amount
    return player


def _change_sides(duel: Duel, thing: Thing, player: i64, leaving: list[Thing]) -> None:
    """It does not enter, but it is fresh, and drives out the receiving player's older copy (BH-205).

    Not one that leaves him at the same moment.
    """
    older: list[Thing] = []
    for part in thing.parts:
        unique = has(thing, UNIQUE) and (len(thing.parts) == 1 or is_unique(part.card))
        older += equal_or_replaced(duel, part.card, player, unique)
    die(duel, [each for each in older if each not in leaving])
    if not _is_astray(duel, thing):
        return
    thing.controller = player
    thing.came_turn = duel.turn
    duel.things = [each for each in duel.things if each is not thing]
    duel.things.append(thing)
    duel.stale = True
    announce(duel, Event(CONTROL, thing.number, player))


def equal_or_replaced(duel: Duel, card: Card, player: i64, unique: bool) -> list[Thing]:
    """What a card drives out when it comes under a player: the equal Unique, supports of its kind (BH-73.2)."""
    refresh(duel)
    found: list[Thing] = []
    for thing in duel.things[2:]:
        if thing.controller != player:
            continue
        if card.type == SUPPORT and thing.type == SUPPORT and thing.card().kind == card.kind:
            found.append(thing)
        elif unique and has(thing, UNIQUE):
            for part in thing.parts:
                if part.card.number == card.number:
                    found.append(thing)
                    break
    return found


def is_unique(card: Card) -> bool:
    return bool(card.keyword_mask & BIT[UNIQUE])
