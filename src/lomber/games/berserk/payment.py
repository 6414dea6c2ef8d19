"""Paying (18.2, BH-70, BH-91): costs of features and demands of extortion, in the printed order of their keys."""

from mypy_extensions import i64

from lomber.games.berserk.cards import (
    CHARACTER,
    CREATURE,
    DASH,
    FRENZY,
    HERO,
    NO_ACTION,
    PAY_CLOSE_ANY,
    PAY_CLOSE_OTHER,
    PAY_CLOSING,
    PAY_COINS,
    PAY_DISCARD,
    PAY_LOSE_COINS,
    PAY_SACRIFICE,
    PAY_WOUND_HERO,
    PAY_WOUND_SELF,
    ZERO,
    Payment,
)
from lomber.games.berserk.checks import after_step
from lomber.games.berserk.combat import attack_targets, can_attack
from lomber.games.berserk.discarding import discard_piece, hand_options
from lomber.games.berserk.filters import all_that_fit, amount
from lomber.games.berserk.leaving import die
from lomber.games.berserk.state import CLOSE_OTHER, DISCARD, NONE, SACRIFICE, Context, Duel, Task
from lomber.games.berserk.things import Thing
from lomber.games.berserk.turning import close
from lomber.games.berserk.values import has, is_fresh, refresh
from lomber.games.berserk.verbs import BY_COST
from lomber.games.berserk.wounds import Packet, deal


def payable(duel: Duel, payments: list[Payment], context: Context, use_cost: i64) -> bool:
    """Can every key be paid in full? `use_cost` changes the price in coins, not below 0 (18.4)."""
    refresh(duel)
    if not all(_can_pay(duel, payment, context, use_cost) for payment in payments):
        return False
    if len(payments) < 2:
        return True
    return _coins_suffice(duel, payments, context, use_cost) and _completes(duel, payments, 0, context, NONE)


def with_price(payments: list[Payment], use_cost: i64) -> list[Payment]:
    """The payments of a feature; one that has no price in coins gets one where a text makes it dearer (18.4)."""
    if use_cost <= 0 or any(payment.kind == PAY_COINS for payment in payments):
        return payments
    return [Payment(PAY_COINS, ZERO, None), *payments]


def _coins_suffice(duel: Duel, payments: list[Payment], context: Context, use_cost: i64) -> bool:
    """In the printed order: a coin that is lost cannot be closed afterwards, one that is closed can be lost."""
    opened: i64 = duel.coins_open[context.player]
    closed: i64 = duel.coins_closed[context.player]
    for payment in payments:
        if payment.kind != PAY_COINS and payment.kind != PAY_LOSE_COINS:
            continue
        assert payment.amount is not None
        needed = amount(duel, payment.amount, context)
        if payment.kind == PAY_COINS:
            needed += use_cost
            if needed > opened:
                return False
            if needed > 0:
                opened -= needed
                closed += needed
        else:
            closed -= needed
            if closed < 0:
                opened += closed
                closed = 0
    return opened >= 0


def _completes(
    duel: Duel, payments: list[Payment], at: i64, context: Context, spent: i64, left: i64 = -1
) -> bool:
    """Can the keys from `at` on be paid with different cards? `spent` has just been sacrificed for the first of
    them, of which `left` are still to be chosen. A card that is gone can be neither closed nor wounded."""
    sacrificed: list[int] = []
    wanted: i64 = 0
    for i in range(at, len(payments)):
        payment = payments[i]
        if payment.kind == PAY_SACRIFICE:
            assert payment.amount is not None
            sacrificed = [number for number in payable_with(duel, payment, context) if number != spent]
            wanted = left if left >= 0 else amount(duel, payment.amount, context)
            if _needs_itself(payments, i + 1):
                sacrificed = [number for number in sacrificed if number != context.source]
                if spent == context.source:
                    return False
            if len(sacrificed) < wanted:
                return False
        elif payment.kind == PAY_CLOSE_OTHER or payment.kind == PAY_CLOSE_ANY:
            assert payment.amount is not None
            closing = [number for number in payable_with(duel, payment, context) if number != spent]
            shared = len([number for number in sacrificed if number in closing])
            taken = wanted - (len(sacrificed) - shared)
            if len(closing) - (taken if taken > 0 else 0) < amount(duel, payment.amount, context):
                return False
    return True


def _needs_itself(payments: list[Payment], at: i64) -> bool:
    """Does a later key close or wound the card itself?"""
    return any(payments[i].kind in (PAY_CLOSING, PAY_WOUND_SELF) for i in range(at, len(payments)))


def _can_pay(duel: Duel, payment: Payment, context: Context, use_cost: i64) -> bool:
    player = context.player
    if payment.kind == PAY_CLOSING:
        return can_close_itself(duel, duel.thing(context.source))
    assert payment.amount is not None
    needed = amount(duel, payment.amount, context)
    if payment.kind == PAY_COINS:
        return duel.coins_open[player] >= needed + use_cost
    if payment.kind == PAY_DISCARD:
        return len(duel.hands[player]) >= needed
    if payment.kind == PAY_LOSE_COINS:
        return duel.coins_open[player] + duel.coins_closed[player] >= needed
    if payment.kind == PAY_WOUND_SELF:
        thing = duel.thing(context.source)
        return thing is not None and bool(thing.type & CHARACTER)
    if payment.kind in (PAY_SACRIFICE, PAY_CLOSE_OTHER, PAY_CLOSE_ANY):
        return len(payable_with(duel, payment, context)) >= needed
    return True


def can_close_itself(duel: Duel, thing: Thing | None) -> bool:
    """⟳ needs the card open, and a creature rested or with Dash (BH-81, BH-82)."""
    if thing is None or thing.closed or thing.hidden or thing.cannot & NO_ACTION:
        return False
    return thing.type != CREATURE or not is_fresh(duel, thing) or has(thing, DASH)


def payable_with(duel: Duel, payment: Payment, context: Context) -> list[int]:
    """Own cards that can be sacrificed or closed; a frenzied creature that must attack is not closed (BH-201)."""
    assert payment.fitting is not None
    found: list[int] = []
    for number in all_that_fit(duel, payment.fitting, context):
        thing = duel.thing(number)
        if thing is None:
            continue
        if payment.kind == PAY_SACRIFICE:
            if thing.type != HERO:
                found.append(number)
        elif payment.kind == PAY_CLOSE_ANY:
            if not thing.closed:
                found.append(number)
        elif not thing.closed and number != context.source and not must_attack(duel, thing):
            found.append(number)
    return found


def must_attack(duel: Duel, thing: Thing) -> bool:
    """Frenzy binds while the creature can attack somebody in its controller's main stage (BH-201)."""
    if duel.phase != "main" or not has(thing, FRENZY) or not can_attack(duel, thing):
        return False
    return len(attack_targets(duel, thing)) > 0


class Pay(Task):
    """Key after key; what must be chosen is asked. A state check follows (BH-91)."""

    def __init__(self, payments: list[Payment], context: Context, use_cost: i64) -> None:
        super().__init__()
        self.payments = payments
        self.context = context
        """Its own: the payer may be another than whose text it is."""
        self.use_cost = use_cost
        self.left: i64 = -1
        """How many are still to be chosen for the key in progress."""

    def advance(self, duel: Duel) -> None:
        refresh(duel)
        if self.stage == len(self.payments):
            duel.pop()
            after_step(duel)
            return
        payment = self.payments[self.stage]
        if payment.kind == PAY_CLOSING:
            self._next()
            thing = duel.thing(self.context.source)
            if thing is not None:
                close(duel, thing)
            return
        assert payment.amount is not None
        if self.left < 0:
            self.left = amount(duel, payment.amount, self.context)
        if payment.kind in (PAY_DISCARD, PAY_SACRIFICE, PAY_CLOSE_OTHER, PAY_CLOSE_ANY):
            self._ask(duel, payment)
        else:
            needed = self.left
            self._next()
            self._pay_number(duel, payment.kind, needed)

    def _next(self) -> None:
        self.stage += 1
        self.left = -1

    def _pay_number(self, duel: Duel, kind: i64, needed: i64) -> None:
        player = self.context.player
        if kind == PAY_COINS:
            close_coins(duel, player, needed + self.use_cost)
        elif kind == PAY_LOSE_COINS:
            lose_coins(duel, player, needed)
        else:
            thing = duel.hero(player) if kind == PAY_WOUND_HERO else duel.thing(self.context.source)
            if thing is not None:
                deal(duel, [Packet(self.context.source, BY_COST, needed, thing)])

    def _ask(self, duel: Duel, payment: Payment) -> None:
        if self.left == 0:
            self._next()
            return
        player = self.context.player
        if payment.kind == PAY_DISCARD:
            options, question = hand_options(duel, player), DISCARD
        else:
            options = payable_with(duel, payment, self.context)
            question = SACRIFICE if payment.kind == PAY_SACRIFICE else CLOSE_OTHER
            if payment.kind == PAY_SACRIFICE:
                options = self._leaving_enough(duel, options)
        if not options:
            self._next()
            return
        duel.ask(question, player, options, self.context.source, payment.kind == PAY_DISCARD)

    def _leaving_enough(self, duel: Duel, options: list[int]) -> list[int]:
        """Only what leaves the rest of the payment possible is offered, as with targets (BH-94)."""
        left = self.left - 1
        return [
            number
            for number in options
            if _completes(duel, self.payments, self.stage, self.context, number, left)
        ]

    def take(self, duel: Duel, answer: i64) -> None:
        self.left -= 1
        kind = self.payments[self.stage].kind
        if kind == PAY_DISCARD:
            discard_piece(duel, duel.piece(answer), self.context.player)
            return
        thing = duel.thing(answer)
        assert thing is not None
        if kind == PAY_SACRIFICE:
            die(duel, [thing])
        else:
            close(duel, thing)

    def copy(self) -> "Pay":
        other = Pay(self.payments, self.context.copy(), self.use_cost)
        other.stage = self.stage
        other.left = self.left
        return other


# -- coins (BH-3, 18.4)


def gain_coins(duel: Duel, player: i64, number: i64, closed: bool) -> i64:
    """New markers from the reserve, never above the most; how many came."""
    room = duel.rules.coin_max - duel.coins_open[player] - duel.coins_closed[player]
    gained = number if number < room else room
    if gained <= 0:
        return 0
    if closed:
        duel.coins_closed[player] += int(gained)
    else:
        duel.coins_open[player] += int(gained)
    duel.changed()
    return gained


def lose_coins(duel: Duel, player: i64, number: i64) -> i64:
    """Markers go back to the reserve, closed ones first."""
    closed = duel.coins_closed[player] if duel.coins_closed[player] < number else number
    left = number - closed
    opened = duel.coins_open[player] if duel.coins_open[player] < left else left
    duel.coins_closed[player] -= int(closed)
    duel.coins_open[player] -= int(opened)
    duel.changed()
    return closed + opened


def close_coins(duel: Duel, player: i64, number: i64) -> i64:
    """As many open coins as there are are closed: paid, or closed by an effect."""
    closed = duel.coins_open[player] if duel.coins_open[player] < number else number
    if closed <= 0:
        return 0
    duel.coins_open[player] -= int(closed)
    duel.coins_closed[player] += int(closed)
    duel.changed()
    return closed


def open_coins(duel: Duel, player: i64, number: i64) -> i64:
    opened = duel.coins_closed[player] if duel.coins_closed[player] < number else number
    if opened <= 0:
        return 0
    duel.coins_closed[player] -= int(opened)
    duel.coins_open[player] += int(opened)
    duel.changed()
    return opened
