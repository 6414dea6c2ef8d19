"""Entering play (BH-73), attaching (BH-236), and the module's choice (BH-219)."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk.cards import (
    CREATED,
    CREATURE,
    IN_HAND,
    IN_PLAY,
    IN_RESERVE,
    MECHANISM,
    MODULE,
    WHILE_SOURCE,
)
from lomber.games.berserk.leaving import die, equal_or_replaced, is_unique, to_graveyard
from lomber.games.berserk.replacing import is_replaced
from lomber.games.berserk.state import MODULE as ASK_MODULE
from lomber.games.berserk.state import NONE, Dearer, Discount, Duel, Event, Task
from lomber.games.berserk.things import CONTROLLED, Effect, Part, Thing
from lomber.games.berserk.triggers import announce
from lomber.games.berserk.values import refresh
from lomber.games.berserk.verbs import ATTACHED, ENTERS, HIRE, WOULD_ENTER

BEGIN: Final[i64] = 0
ALONE: Final[i64] = 1
PUT: Final[i64] = 2
REPLACED: Final[i64] = 3
"""Something else has happened instead of its entering."""


class Enter(Task):
    """A card enters play under a player; afterwards `touched` has the object, or nothing if it did not come."""

    def __init__(self, piece: i64, player: i64) -> None:
        super().__init__()
        self.piece = piece
        self.player = player
        self.number: i64 = -1
        """The card as it lay when it was to enter."""

    def advance(self, duel: Duel) -> None:
        card = duel.library.cards[duel.card_of[self.piece]]
        if self.stage == BEGIN:
            self._find(duel)
            self._begin(duel)
        elif self.stage == REPLACED:
            self._stay_out(duel)
            if duel.number_of[self.piece] == self.number and duel.zone_of[self.piece] == IN_HAND:
                to_graveyard(duel, self.piece)
        elif duel.number_of[self.piece] != self.number:
            if card.reserve == CREATED:
                self._find(duel)
            else:
                self._stay_out(duel)
        elif self.stage == ALONE:
            self.stage = PUT
            die(duel, equal_or_replaced(duel, card, self.player, is_unique(card)))
        else:
            duel.pop()
            put_into_play(duel, self.piece, self.player)

    def _find(self, duel: Duel) -> None:
        """The card as it lies now; of a created one that was taken meanwhile the reserve has another."""
        if duel.zone_of[self.piece] == IN_PLAY:
            self.piece = duel.new_piece(duel.card_of[self.piece], duel.owner_of[self.piece])
        if duel.zone_of[self.piece] == IN_RESERVE:
            duel.number_of[self.piece] = int(duel.next_number)
            duel.next_number += 1
        self.number = duel.number_of[self.piece]

    def _stay_out(self, duel: Duel) -> None:
        """A text that stood instead of an event has taken it elsewhere, or it was to be kept from entering."""
        duel.tasks = [task for task in duel.tasks if task is not self]
        duel.done = False
        duel.touched = []

    def _begin(self, duel: Duel) -> None:
        card = duel.library.cards[duel.card_of[self.piece]]
        self.stage = ALONE
        if is_replaced(duel, Event(WOULD_ENTER, duel.number_of[self.piece], self.player)):
            self.stage = REPLACED
            return
        if card.keyword_mask & BIT[MODULE]:
            hosts = mechanisms(duel, self.player)
            if hosts:
                duel.ask(ASK_MODULE, self.player, [int(NONE), *hosts], duel.number_of[self.piece])

    def take(self, duel: Duel, answer: i64) -> None:
        """Enter by itself, or under a mechanism: its own Hires fire, but it does not enter (BH-219)."""
        host = duel.thing(answer)
        if host is None:
            return
        duel.pop()
        duel.lift(self.piece)
        card = duel.library.cards[duel.card_of[self.piece]]
        part = Part(self.piece, card, duel.stamp())
        duel.zone_of[self.piece] = int(IN_PLAY)
        duel.number_of[self.piece] = 0
        host.parts = [*host.parts, part]
        duel.stale = True
        duel.done = True
        duel.touched = [int(host.number)]
        announce(duel, Event(ATTACHED, host.number, self.player))
        announce(duel, Event(HIRE, host.number, self.player, NONE, NONE, 0, 0, self.piece))

    def copy(self) -> "Enter":
        other = Enter(self.piece, self.player)
        other.stage = self.stage
        other.number = self.number
        return other


def mechanisms(duel: Duel, player: i64) -> list[int]:
    """A player's creatures under which a module can be laid."""
    refresh(duel)
    return [
        int(thing.number)
        for thing in duel.things
        if thing.controller == player
        and thing.type == CREATURE
        and not thing.hidden
        and thing.classes & BIT[MECHANISM]
    ]


def put_into_play(duel: Duel, piece: i64, player: i64) -> Thing:
    """Open, face up, unwounded (BH-4); then it enters, and its Hire fires."""
    duel.lift(piece)
    duel.zone_of[piece] = int(IN_PLAY)
    duel.holder_of[piece] = int(player)
    card = duel.library.cards[duel.card_of[piece]]
    thing = Thing(duel.next_number, card.type, player)
    duel.next_number += 1
    duel.number_of[piece] = int(thing.number)
    thing.parts = [Part(piece, card, duel.stamp())]
    thing.came_turn = duel.turn
    duel.things.append(thing)
    duel.stale = True
    duel.done = True
    duel.touched = [int(thing.number)]
    duel.note("enters", thing.number, card.number, player)
    announce(duel, Event(ENTERS, thing.number, player))
    announce(duel, Event(HIRE, thing.number, player, NONE, NONE, 0, 0, piece))
    return thing


def attach(duel: Duel, card: Thing, host: Thing) -> bool:
    """X is put under Y: numbers, wounds, modifiers and features join; position and counters are Y's (BH-236)."""
    if card is host or card.type != CREATURE or host.type != CREATURE or card.controller != host.controller:
        return False
    duel.things = [thing for thing in duel.things if thing is not card]
    duel.departed[int(card.number)] = card
    for part in card.parts:
        duel.number_of[part.piece] = 0
    host.parts = host.parts + card.parts
    host.wounds += card.wounds
    host.effects = _in_order_of_time(host.effects, card.effects)
    _uphold_together(duel, card.number, host.number)
    duel.stale = True
    announce(duel, Event(ATTACHED, host.number, host.controller))
    return True


def _uphold_together(duel: Duel, card: i64, host: i64) -> None:
    """What lasts while the card is in play lasts from now on while the united card is (BH-187)."""
    for thing in duel.things:
        if any(effect.until == WHILE_SOURCE and effect.source == card for effect in thing.effects):
            thing.effects = [
                effect.upheld_by(host) if effect.until == WHILE_SOURCE and effect.source == card else effect
                for effect in thing.effects
            ]
    duel.discounts = [
        Discount(each.player, each.fitting, each.by, each.until, each.owner, host)
        if each.until == WHILE_SOURCE and each.source == card
        else each
        for each in duel.discounts
    ]
    duel.dearer = [
        Dearer(each.number, each.by, each.until, each.player, host)
        if each.until == WHILE_SOURCE and each.source == card
        else each
        for each in duel.dearer
    ]


def _in_order_of_time(mine: list[Effect], theirs: list[Effect]) -> list[Effect]:
    """What both have acquired, by time; who controlled the one that is put under does not matter any more."""
    joined: list[Effect] = []
    at: i64 = 0
    for effect in theirs:
        if effect.kind == CONTROLLED:
            continue
        while at < len(mine) and mine[at].stamp < effect.stamp:
            joined.append(mine[at])
            at += 1
        joined.append(effect)
    return joined + mine[at:]


def with_new(numbers: list[int], more: list[int]) -> list[int]:
    """Two modules under one mechanism are one object (BH-236)."""
    return numbers + [number for number in more if number not in numbers]


class EnterMany(Task):
    """Several cards enter one after the other; `touched` has all that came."""

    def __init__(self, pieces: list[int], player: i64) -> None:
        super().__init__()
        self.pieces = pieces
        self.player = player
        self.came: list[int] = []

    def advance(self, duel: Duel) -> None:
        if self.stage > 0:
            self.came = with_new(self.came, duel.touched)
        if self.stage == len(self.pieces):
            duel.pop()
            duel.touched = self.came
            duel.done = len(self.came) > 0
            return
        self.stage += 1
        duel.touched = []
        duel.push(Enter(self.pieces[self.stage - 1], self.player))

    def copy(self) -> "EnterMany":
        other = EnterMany(self.pieces, self.player)
        other.stage = self.stage
        other.came = self.came
        return other
