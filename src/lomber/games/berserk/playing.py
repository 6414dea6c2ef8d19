"""Playing a card (chapter 7) and using a feature (BH-90, BH-91)."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk.cards import (
    ALL_THAT_FIT,
    CREATURE,
    IN_HAND,
    IN_PLAY,
    SELF,
    SPELL,
    STATIC,
    THIRST,
    UNTIL_USED,
    Ability,
    Card,
    Program,
)
from lomber.games.berserk.checks import after_step
from lomber.games.berserk.entering import Enter
from lomber.games.berserk.filters import fits_card, holds, value
from lomber.games.berserk.leaving import to_graveyard
from lomber.games.berserk.payment import Pay, close_coins, payable, with_price
from lomber.games.berserk.state import DRAW, REPETITIONS_MOST, Context, Discount, Duel, Event, Speaking
from lomber.games.berserk.state import THIRST as ASK_THIRST
from lomber.games.berserk.targets import ChooseModes, ChooseTargets, drop_illegal, is_possible
from lomber.games.berserk.texts import Text, context_for
from lomber.games.berserk.things import Feature, Thing
from lomber.games.berserk.triggers import Settle, announce, flush
from lomber.games.berserk.values import refresh
from lomber.games.berserk.verbs import BY_THIRST, PLAYED
from lomber.games.berserk.wounds import Packet, deal

# -- what a card costs (BH-70)


def price(duel: Duel, piece: i64, player: i64) -> i64:
    """The payable cost: the print, static texts, discounts, what texts have changed; never below 0."""
    refresh(duel)
    cost = duel.library.cards[duel.card_of[piece]].cost
    for thing in duel.things:
        if thing.gives:
            for feature in thing.features:
                context = Context(thing.controller, thing.number)
                cost += _change_of_price(duel, feature.ability, piece, context, IN_PLAY)
    for other in duel.elsewhere:
        if duel.zone_of[other] == IN_HAND:
            context = Context(duel.holder_of[other], duel.number_of[other])
            for ability in duel.library.cards[duel.card_of[other]].abilities:
                cost += _change_of_price(duel, ability, piece, context, IN_HAND)
    for discount in duel.discounts:
        if _is_discounted(duel, discount, piece, player):
            cost -= discount.by
    for dearer in duel.dearer:
        if dearer.number == duel.number_of[piece]:
            cost += dearer.by
    return cost if cost > 0 else 0


def _is_discounted(duel: Duel, discount: Discount, piece: i64, player: i64) -> bool:
    """A discount for this player, and its text means this card: `own` and `enemy` are its own player's (18.2)."""
    context = Context(discount.owner, discount.source)
    return discount.player == player and fits_card(duel, discount.fitting, piece, context)


def _change_of_price(duel: Duel, ability: Ability, piece: i64, context: Context, zone: i64) -> i64:
    """What a static text adds to the price of this card in hand."""
    if ability.kind != STATIC or ability.zone != zone or ability.gift is None:
        return 0
    number = ability.gift.cost
    if number is None:
        return 0
    to = ability.to
    if to.kind == SELF:
        if duel.number_of[piece] != context.source:
            return 0
    elif (
        to.kind != ALL_THAT_FIT
        or to.fitting is None
        or not to.fitting.zones & BIT[IN_HAND]
        or not fits_card(duel, to.fitting, piece, context)
    ):
        return 0
    if ability.condition is not None and not holds(duel, ability.condition, context):
        return 0
    return value(duel, number, context)


def can_play(duel: Duel, piece: i64, player: i64) -> bool:
    """Payable, and for a spell a complete choice exists (BH-71.1)."""
    return is_playable(duel, piece, player) and price(duel, piece, player) <= duel.coins_open[player]


def is_playable(duel: Duel, piece: i64, player: i64) -> bool:
    """Could it be played but for the price?"""
    card = duel.library.cards[duel.card_of[piece]]
    if card.type != SPELL:
        return True
    return is_possible(duel, spell_program(card), spell_context(duel, card, piece, player))


def spell_program(card: Card) -> Program:
    assert card.spell_text is not None
    return card.spell_text.program


def spell_context(duel: Duel, card: Card, piece: i64, player: i64) -> Context:
    context = context_for(spell_program(card), player, duel.number_of[piece])
    context.is_spell = True
    return context


# -- playing a card

CHOOSE: Final[i64] = 0
PAY: Final[i64] = 1
MOVE: Final[i64] = 2
ANNOUNCE: Final[i64] = 3
DRINK: Final[i64] = 4
CHECK: Final[i64] = 5
TEXT: Final[i64] = 6
END: Final[i64] = 7


class PlayCard(Speaking):
    """The steps of BH-71; a card played free pays nothing, and in the midst of a text nothing is settled."""

    def __init__(self, piece: i64, player: i64, context: Context, free: bool, settles: bool) -> None:
        super().__init__(context)
        self.piece = piece
        self.player = player
        self.free = free
        self.settles = settles
        self.number: i64 = -1

    def advance(self, duel: Duel) -> None:
        card = duel.library.cards[duel.card_of[self.piece]]
        stage = self.stage
        self.stage += 1
        if stage == CHOOSE:
            if _ends_in_a_loop(duel):
                return
            if card.type == SPELL:
                choose_ahead(duel, spell_program(card))
        elif stage == PAY:
            self._pay(duel)
        elif stage == MOVE:
            duel.note("plays", card.number, self.player, 0)
            if card.type == SPELL:
                to_graveyard(duel, self.piece)
                duel.touched = [duel.number_of[self.piece]]
            else:
                duel.push(Enter(self.piece, self.player))
        elif stage == ANNOUNCE:
            self.number = duel.touched[0] if duel.touched else duel.number_of[self.piece]
            self.context.source = self.number
            announce(duel, Event(PLAYED, self.number, self.player))
            flush(duel)
        elif stage == DRINK:
            self._drink(duel, card)
        elif stage == CHECK:
            after_step(duel)
        elif stage == TEXT:
            if card.type == SPELL:
                drop_illegal(duel, spell_program(card), self.context)
                duel.push(Text(spell_program(card), self.context))
        else:
            duel.pop()
            duel.done = True
            duel.touched = [int(self.number)]
            if self.settles:
                duel.push(Settle())

    def _pay(self, duel: Duel) -> None:
        """One-shot discounts are used up by the next fitting card, even if it was free (BH-72)."""
        if not self.free:
            close_coins(duel, self.player, price(duel, self.piece, self.player))
        kept = []
        for discount in duel.discounts:
            fitting = _is_discounted(duel, discount, self.piece, self.player)
            if not fitting or discount.until != UNTIL_USED:
                kept.append(discount)
        duel.discounts = kept

    def _drink(self, duel: Duel, card: Card) -> None:
        """Thirst wounds the hero or another own creature (BH-211); then the state is checked (BH-71.5)."""
        if self._thirst(duel, card) > 0:
            options = [int(duel.hero(self.player).number)]
            for thing in duel.things:
                if thing.type == CREATURE and thing.controller == self.player and not thing.hidden:
                    if thing.number != self.number:
                        options.append(int(thing.number))
            duel.ask(ASK_THIRST, self.player, options, self.number)

    def _thirst(self, duel: Duel, card: Card) -> i64:
        """Of a creature that came by itself whatever it has now; else what is printed on the card."""
        refresh(duel)
        thing = duel.thing(self.number)
        if thing is not None and len(thing.parts) == 1:
            return thing.thirst
        if not card.keyword_mask & BIT[THIRST]:
            return 0
        amount: i64 = 0
        for keyword in card.keywords:
            if keyword.name == THIRST and (keyword.value > amount or not duel.rules.stacking_max):
                amount = keyword.value
        return amount

    def take(self, duel: Duel, answer: i64) -> None:
        victim = duel.thing(answer)
        assert victim is not None
        card = duel.library.cards[duel.card_of[self.piece]]
        deal(duel, [Packet(self.number, BY_THIRST, self._thirst(duel, card), victim)])

    def copy(self) -> "PlayCard":
        other = PlayCard(self.piece, self.player, self.context.copy(), self.free, self.settles)
        other.stage = self.stage
        other.number = self.number
        return other


def play_card(duel: Duel, piece: i64, player: i64, free: bool, settles: bool) -> None:
    card = duel.library.cards[duel.card_of[piece]]
    context = spell_context(duel, card, piece, player) if card.type == SPELL else Context(player, -1)
    duel.push(PlayCard(piece, player, context, free, settles))


def _ends_in_a_loop(duel: Duel) -> bool:
    """Cards and features that play or use each other free go round for ever: a draw (BH-109)."""
    begun: i64 = 0
    for task in duel.tasks:
        if isinstance(task, (PlayCard, UseFeature)):
            begun += 1
    if begun <= REPETITIONS_MOST:
        return False
    duel.finish(DRAW, "loop")
    return True


def choose_ahead(duel: Duel, program: Program) -> None:
    """Modes, then the targets of the text itself, before anything is paid (BH-71.2, BH-91)."""
    if program.own_slots:
        duel.push(ChooseTargets(program, 0, program.own_slots, True))
    if program.choices:
        duel.push(ChooseModes(program))


# -- using a feature


def is_available(duel: Duel, thing: Thing, feature: Feature) -> bool:
    """Not used up this turn, its condition holds, and its targets are there (BH-90)."""
    ability = feature.ability
    if ability.uses and thing.used.get(int(feature.key), 0) >= ability.uses:
        return False
    context = context_for(ability.program, thing.controller, thing.number)
    if ability.condition is not None and not holds(duel, ability.condition, context):
        return False
    return is_possible(duel, ability.program, context)


def can_use(duel: Duel, thing: Thing, feature: Feature) -> bool:
    """Available and payable."""
    context = Context(thing.controller, thing.number)
    payments = with_price(feature.ability.payments, thing.use_cost)
    return payable(duel, payments, context, thing.use_cost) and is_available(duel, thing, feature)


class UseFeature(Speaking):
    """Targets and modes, payment, state check, text, settling (BH-91)."""

    def __init__(self, number: i64, feature: Feature, context: Context, free: bool, settles: bool) -> None:
        super().__init__(context)
        self.number = number
        self.feature = feature
        self.free = free
        self.settles = settles

    def advance(self, duel: Duel) -> None:
        ability = self.feature.ability
        stage = self.stage
        self.stage += 1
        if stage == 0:
            if _ends_in_a_loop(duel):
                return
            choose_ahead(duel, ability.program)
        elif stage == 1:
            self._pay(duel)
        elif stage == 2:
            drop_illegal(duel, ability.program, self.context)
            duel.push(Text(ability.program, self.context))
        else:
            duel.pop()
            duel.done = True
            duel.touched = [int(self.number)]
            if self.settles:
                duel.push(Settle())

    def _pay(self, duel: Duel) -> None:
        """A free use pays nothing, and counts as used all the same (BH-200)."""
        thing = duel.thing(self.number)
        assert thing is not None
        key = int(self.feature.key)
        thing.used[key] = thing.used.get(key, 0) + 1
        duel.note("uses", self.number, thing.card().number, 0)
        if not self.free:
            payer = Context(self.context.player, self.context.source)
            payments = with_price(self.feature.ability.payments, thing.use_cost)
            duel.push(Pay(payments, payer, thing.use_cost))

    def copy(self) -> "UseFeature":
        other = UseFeature(self.number, self.feature, self.context.copy(), self.free, self.settles)
        other.stage = self.stage
        return other


def use_feature(duel: Duel, thing: Thing, feature: Feature, free: bool, settles: bool) -> None:
    context = context_for(feature.ability.program, thing.controller, thing.number)
    duel.push(UseFeature(thing.number, feature, context, free, settles))
