"""Verbs that move cards and coins, and those that make something wait: draw, revive, place, control, delay."""

from mypy_extensions import i64

from lomber.games.berserk import verbs as v
from lomber.games.berserk.cards import (
    AT_BOTTOM,
    HERO,
    IN_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    IN_RESERVE,
    PLACED,
    SHUFFLED,
    Step,
)
from lomber.games.berserk.combat import Attack
from lomber.games.berserk.discarding import Discard, Draw
from lomber.games.berserk.effects_cards import acquire, is_upheld, new_effect
from lomber.games.berserk.entering import EnterMany, attach
from lomber.games.berserk.filters import affected, amount, player_of, referred
from lomber.games.berserk.finding import Find
from lomber.games.berserk.leaving import landing_zone, leave, placed_count, restore_control
from lomber.games.berserk.payment import close_coins, gain_coins, lose_coins, open_coins
from lomber.games.berserk.playing import is_available, use_feature
from lomber.games.berserk.state import FEATURE, Context, Delay, Discount, Duel, Event, Task
from lomber.games.berserk.things import CONTROLLED, Feature, Thing
from lomber.games.berserk.triggers import announce
from lomber.games.berserk.values import activated, refresh


def perform_moves(duel: Duel, step: Step, context: Context) -> None:
    refresh(duel)
    verb = step.verb
    player = player_of(step.player, context)
    if verb == v.DRAW:
        duel.push(Draw(player, amount(duel, step.number, context), False))
    elif verb == v.DISCARD:
        duel.push(Discard(player, amount(duel, step.number, context), step.random))
    elif verb == v.TO_HAND:
        _to_zone(duel, step, context, IN_HAND)
    elif verb == v.TO_DECK:
        _to_zone(duel, step, context, IN_DECK)
    elif v.REVIVE <= verb <= v.SEARCH or verb == v.PLAY_FREE:
        _find(duel, step, context)
    elif verb == v.CREATE:
        _create(duel, step, player, amount(duel, step.count, context))
    elif verb == v.PLACE:
        _place(duel, step, player, context)
    elif verb == v.ATTACH:
        _attach(duel, step, context)
    elif verb == v.TAKE_CONTROL:
        _take_control(duel, step, player, context)
    elif v.COINS <= verb <= v.CLOSE_COINS:
        duel.done = _coins(duel, step, player, amount(duel, step.number, context)) > 0
    else:
        _rest(duel, step, player, context)


def _rest(duel: Duel, step: Step, player: i64, context: Context) -> None:
    """Free features, discounts, blocked attacks, delays, victory."""
    if step.verb == v.USE_FREE:
        own = [thing for thing in affected(duel, step.what, context) if thing.controller == context.player]
        duel.push(UseFree([int(thing.number) for thing in own]))
        return
    duel.done = True
    if step.verb == v.DISCOUNT:
        assert step.fitting is not None
        by = amount(duel, step.number, context)
        discount = Discount(player, step.fitting, by, step.until, context.player, context.source)
        if is_upheld(duel, step.until, context):
            duel.discounts.append(discount)
    elif step.verb == v.BLOCK_ATTACK:
        _block(duel)
    elif step.verb == v.DELAY:
        assert step.pattern is not None
        assert step.program is not None
        duel.delays.append(Delay(step.pattern, step.program, context.copy(), -1))
    else:
        assert step.verb == v.WIN
        duel.finish(player, "text")


def _block(duel: Duel) -> None:
    """The attack in progress (BH-125)."""
    at = len(duel.tasks) - 1
    while at >= 0:
        task = duel.tasks[at]
        if isinstance(task, Attack):
            task.blocked = True
            duel.note("blocked", task.attacker, task.target, 0)
            return
        at -= 1


# -- to hand and deck (BH-234)


def _to_zone(duel: Duel, step: Step, context: Context, zone: i64) -> None:
    """From play to the owner's hand or deck; a card that lies elsewhere can be named too."""
    going = [thing for thing in affected(duel, step.what, context) if thing.type != HERO]
    pieces: list[int] = []
    for number in referred(duel, step.what, context):
        if duel.thing(number) is None:
            pieces += _lying(duel, number, context)
    leave(duel, going, zone)
    for thing in going:
        duel.touched += thing.landed
    for piece in pieces:
        _move_piece(duel, piece, zone)
        duel.touched.append(duel.number_of[piece])
    duel.done = len(duel.touched) > 0
    if zone == IN_DECK:
        _order_deck(duel, step)


def _lying(duel: Duel, number: i64, context: Context) -> list[int]:
    """A card outside play; of a card that has died its Death may still speak where it landed (BH-104)."""
    piece = duel.piece(number)
    if piece >= 0:
        return [int(piece)] if duel.zone_of[piece] != IN_PLAY else []
    dead = duel.departed.get(int(number))
    if dead is None or not context.is_death or number != context.source:
        return []
    found: list[int] = []
    for landed in dead.landed:
        piece = duel.piece(landed)
        if piece >= 0 and duel.zone_of[piece] != IN_RESERVE:
            found.append(int(piece))
    return found


def _move_piece(duel: Duel, piece: i64, zone: i64) -> None:
    duel.lift(piece)
    owner = duel.owner_of[piece]
    duel.lay(piece, landing_zone(duel, duel.library.cards[duel.card_of[piece]], owner, zone), owner)


def _order_deck(duel: Duel, step: Step) -> None:
    """Shuffled in, or laid on top (where `lay` has put it), or at the bottom."""
    owners: list[int] = []
    for number in duel.touched:
        piece = duel.piece(number)
        if piece < 0 or duel.zone_of[piece] != IN_DECK:
            continue
        owner = duel.owner_of[piece]
        if owner not in owners:
            owners.append(owner)
        if step.at == AT_BOTTOM:
            duel.sink(piece, len(duel.decks[owner]) - 1)
    if step.at == SHUFFLED:
        for owner in owners:
            duel.shuffle(owner)


# -- finding, creating, placing


def _find(duel: Duel, step: Step, context: Context) -> None:
    assert step.fitting is not None
    holder = context.player
    where = IN_DECK
    if step.verb == v.REVIVE:
        where = IN_GRAVEYARD
        holder = 1 - context.player if step.enemy_graveyard else context.player
    elif step.verb == v.PLAY_FREE:
        where = step.zone
    find = Find(step.fitting, context.copy(), holder, where, amount(duel, step.count, context))
    find.optional = step.optional
    find.to_play = step.verb != v.SEARCH
    find.plays = step.verb == v.PLAY_FREE
    duel.push(find)


def _create(duel: Duel, step: Step, player: i64, count: i64) -> None:
    """From the reserve into play; who gets it owns it (BH-244)."""
    pieces: list[int] = []
    for _ in range(count):
        piece = duel.new_piece(step.card, player)
        duel.zone_of[piece] = int(IN_PLAY)  # taken: the next one is another
        pieces.append(int(piece))
    for piece in pieces:
        duel.zone_of[piece] = int(IN_RESERVE)
    duel.push(EnterMany(pieces, player))


def _place(duel: Duel, step: Step, into: i64, context: Context) -> None:
    """From your reserve into a deck, as many as the limit leaves room for (BH-260, BH-261)."""
    card = duel.library.cards[step.card]
    assert card.reserve == PLACED
    depth: i64 = 0 if step.place is None else amount(duel, step.place, context)
    for _ in range(amount(duel, step.count, context)):
        if placed_count(duel, step.card, into) >= duel.rules.placed_max:
            break
        piece = duel.new_piece(step.card, context.player)
        duel.lay(piece, IN_DECK, into)
        duel.touched.append(duel.number_of[piece])
        below: i64 = len(duel.decks[into]) - 1
        if step.place is not None:
            above = depth - 1 if depth > 0 else 0
            duel.sink(piece, above if above < below else below)
        elif step.at == AT_BOTTOM:
            duel.sink(piece, below)
        duel.note("places", into, step.card, 0)
        announce(duel, Event(v.PLACED_IN, duel.number_of[piece], into))
    duel.done = len(duel.touched) > 0
    if duel.done and step.place is None and step.at == SHUFFLED:
        duel.shuffle(into)


# -- attaching and control


def _attach(duel: Duel, step: Step, context: Context) -> None:
    hosts = affected(duel, step.to, context)
    if not hosts:
        return
    for thing in affected(duel, step.what, context):
        if attach(duel, thing, hosts[0]):
            duel.done = True
            duel.touched = [int(hosts[0].number)]


def _take_control(duel: Duel, step: Step, player: i64, context: Context) -> None:
    for thing in affected(duel, step.what, context):
        if thing.type == HERO:
            continue
        effect = new_effect(duel, CONTROLLED, step.until, context)
        effect.amount = player
        acquire(duel, thing, effect)
        duel.done = True
        duel.touched.append(int(thing.number))
    restore_control(duel)


# -- coins


def _coins(duel: Duel, step: Step, player: i64, number: i64) -> i64:
    if step.verb == v.COINS:
        return gain_coins(duel, player, number, step.closed)
    if step.verb == v.LOSE_COINS:
        return lose_coins(duel, player, number)
    if step.verb == v.OPEN_COINS:
        return open_coins(duel, player, number)
    return close_coins(duel, player, number)


# -- a feature used free (BH-200)


class UseFree(Task):
    """One activated feature of each of these cards, without payment; asked which if there are several."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self.numbers = numbers
        self.used: list[int] = []

    def advance(self, duel: Duel) -> None:
        """The next card that has a feature for this turn."""
        refresh(duel)
        while self.stage < len(self.numbers):
            thing = duel.thing(self.numbers[self.stage])
            available = self._available(duel, thing)
            if available and thing is not None:
                if len(available) == 1:
                    self.take(duel, available[0])
                else:
                    duel.ask(FEATURE, thing.controller, available, thing.number)
                return
            self.stage += 1
        duel.pop()
        duel.touched = self.used
        duel.done = len(self.used) > 0

    def _available(self, duel: Duel, thing: Thing | None) -> list[int]:
        if thing is None:
            return []
        features: list[Feature] = activated(thing)
        return [i for i in range(len(features)) if is_available(duel, thing, features[i])]

    def take(self, duel: Duel, answer: i64) -> None:
        thing = duel.thing(self.numbers[self.stage])
        assert thing is not None
        self.stage += 1
        self.used = [*self.used, int(thing.number)]
        use_feature(duel, thing, activated(thing)[answer], free=True, settles=False)

    def copy(self) -> "UseFree":
        other = UseFree(self.numbers)
        other.stage = self.stage
        other.used = self.used
        return other
