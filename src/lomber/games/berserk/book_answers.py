"""The book about questions: defenders, extortion, poison, the first hand, thirst, the order of triggers."""

from typing import Final

from mypy_extensions import i64

from lomber.games.berserk import reading as r
from lomber.games.berserk import verbs as v
from lomber.games.berserk.book_reading import (
    SAFE_LIVES,
    BerserkAdvice,
    card_of,
    cheapest,
    option_for,
)
from lomber.games.berserk.cards import (
    CREATURE,
    DASH,
    HERO,
    PAY_DISCARD,
    PAY_LOSE_COINS,
    PAY_SACRIFICE,
    PAY_WOUND_HERO,
)
from lomber.games.berserk.state import CHOOSE_FIRST as ASK_FIRST
from lomber.games.berserk.state import CLOSE_OTHER as ASK_CLOSE
from lomber.games.berserk.state import DEFENDER as ASK_DEFENDER
from lomber.games.berserk.state import DISCARD as ASK_DISCARD
from lomber.games.berserk.state import EXTORT as ASK_EXTORT
from lomber.games.berserk.state import MAY as ASK_MAY
from lomber.games.berserk.state import MODE as ASK_MODE
from lomber.games.berserk.state import MODULE as ASK_MODULE
from lomber.games.berserk.state import MULLIGAN as ASK_MULLIGAN
from lomber.games.berserk.state import NEXT_TRIGGER as ASK_NEXT
from lomber.games.berserk.state import NONE, POISON_TICK, REGENERATION_TICK, YES
from lomber.games.berserk.state import PICK as ASK_PICK
from lomber.games.berserk.state import REVEAL as ASK_REVEAL
from lomber.games.berserk.state import SACRIFICE as ASK_SACRIFICE
from lomber.games.berserk.state import TARGET as ASK_TARGET
from lomber.games.berserk.state import THIRST as ASK_THIRST
from lomber.games.berserk.view import BerserkView, Option, Shown

LOW_LIVES: Final[i64] = 8
"""Below so many a hero is in danger (A-7)."""


class Defend(BerserkAdvice):
    """A-7: a defender who kills and survives; one who survives, or trades, if the hero would fall below eight.

    Never one who dies without killing, unless the hero's death threatens.
    """

    def move(self, view: BerserkView) -> i64:
        if view.asked != ASK_DEFENDER:
            return -1
        attacker, target = view.thing(view.attacker), view.thing(view.attacked)
        if attacker is None or target is None:
            return view.options[0].move
        best = view.options[0].move
        most = 0.0
        for option in view.options:
            thing = view.thing(option.card)
            if thing is not None:
                points = self._points(view, attacker, target, thing)
                if points > most:
                    most = points
                    best = option.move
        return best

    def _points(self, view: BerserkView, attacker: Shown, target: Shown, thing: Shown) -> float:
        """What it brings to step in with this creature; nothing where it had better not."""
        ended = r.Clash(attacker, thing, True)
        hurt = r.blow(attacker, target, False)
        low = target.type == HERO and target.remaining() - hurt < LOW_LIVES
        saved = r.HERO_WOUND * float(hurt)
        if target.type == CREATURE:
            saved = r.worth(target) if r.clash(attacker, target).kills else 0.0
        if not ended.kills:
            if ended.dies:
                return 20.0 + saved + r.worth(attacker) - 0.1 * r.worth(thing)
            return 10.0 + saved if low else saved if target.type == CREATURE else 0.0
        if ended.dies:
            fair = low or attacker.cost > thing.cost
            return 5.0 + saved + r.worth(attacker) - r.worth(thing) if fair else 0.0
        deadly = target.type == HERO and target.remaining() <= self._threat(view, attacker)
        return 1.0 / r.worth(thing) if deadly else 0.0

    def _threat(self, view: BerserkView, attacker: Shown) -> i64:
        """This blow, and those that can still come this turn."""
        total = attacker.strike
        for thing in view.squad(attacker.controller):
            if (
                thing.number != attacker.number
                and thing.attacks_left > 0
                and not thing.closed
                and not thing.hidden
            ):
                total += thing.strike if not thing.fresh or thing.has(DASH) else 0
        return total


class Mulligan(BerserkAdvice):
    """A-10: put back cards of cost 5 and more, and of cost 4 if nothing of cost 2 or less remains."""

    def move(self, view: BerserkView) -> i64:
        if view.asked != ASK_MULLIGAN:
            return -1
        cards = view.cards.library.cards
        cheap = any(cards[kind // 2].cost <= 2 for kind in view.own)
        for option in view.options:
            if option.kind >= 0:
                cost = card_of(view, option).cost
                if cost >= 5 or (cost == 4 and not cheap):
                    return option.move
        return view.options[0].move


class Thirst(BerserkAdvice):
    """A-12: the hero while he is above twelve lives, else a creature with Death, else the cheapest."""

    def move(self, view: BerserkView) -> i64:
        if view.asked != ASK_THIRST:
            return -1
        hero = view.hero(view.seat)
        if hero.remaining() > SAFE_LIVES:
            return option_for(view, hero)
        best: i64 = -1
        lowest = 1000.0
        for option in view.options:
            thing = view.thing(option.card)
            if thing is None or thing.type != CREATURE:
                continue
            price = float(thing.cost) - (100.0 if r.has_death(view, thing) else 0.0)
            if price < lowest:
                lowest = price
                best = option.move
        return best if best >= 0 else option_for(view, hero)


class Pay(BerserkAdvice):
    """A-8: on the opponent's turn open coins have no other use; creatures and cards have."""

    def move(self, view: BerserkView) -> i64:
        if view.asked != ASK_EXTORT:
            return -1
        paying: i64 = -1
        for option in view.options:
            if option.choice == YES:
                paying = option.move
        refusing = view.options[len(view.options) - 1].move
        return paying if paying >= 0 and self._is_cheap(view) else refusing

    def _is_cheap(self, view: BerserkView) -> bool:
        if view.program is None or view.step < 0:
            return True
        price = 0.0
        for payment in view.program.steps[view.step].payments:
            amount = 1.0 if payment.amount is None else float(r.constant(payment.amount))
            if payment.kind == PAY_SACRIFICE:
                price += cheapest(view) * amount
            elif payment.kind == PAY_DISCARD or payment.kind == PAY_LOSE_COINS:
                price += r.CARD_IN_HAND * amount
            elif payment.kind == PAY_WOUND_HERO:
                price += (0.6 if view.hero(view.seat).remaining() > SAFE_LIVES else 5.0) * amount
        standing = 2.0 + (float(view.source.strike) * 0.5 if view.source is not None else 1.0)
        return price <= standing


class Poison(BerserkAdvice):
    """A-9: poison who has the most lives left; strengthen only what will live three turns; never by less."""

    def move(self, view: BerserkView) -> i64:
        if view.asked != ASK_TARGET or view.program is None:
            return -1
        amount: i64 = 0
        stronger = False
        for step in view.program.steps:
            if step.verb == v.POISON_IT or step.verb == v.STRENGTHEN_POISON:
                amount = r.constant(step.number)
                stronger = step.verb == v.STRENGTHEN_POISON
        if amount == 0:
            return -1
        best: i64 = -1
        most: i64 = 0
        for option in view.options:
            thing = view.thing(option.card)
            if thing is None or thing.controller == view.seat:
                continue
            if stronger and 3 * (thing.poison + amount) > thing.remaining() and thing.type != HERO:
                continue
            if not stronger and thing.poison >= amount:
                continue
            if thing.remaining() > most:
                most = thing.remaining()
                best = option.move
        return best


class Triggers(BerserkAdvice):
    """A-14: kills before heals, heals before poison, draws last when the deck is empty."""

    def move(self, view: BerserkView) -> i64:
        if view.asked != ASK_NEXT:
            return -1
        best = view.options[0].move
        first = 1000
        for option in view.options:
            rank = self._rank(view, option)
            if rank < first:
                first = rank
                best = option.move
        return best

    def _rank(self, view: BerserkView, option: Option) -> int:
        if option.trigger == POISON_TICK:
            return 3
        if option.trigger == REGENERATION_TICK:
            return 2
        rank = 1
        if option.kind >= 0:
            for ability in card_of(view, option).abilities:
                if r.does(ability.program, (v.WOUND, v.SHOOT, v.DESTROY)):
                    rank = 0
                elif r.does(ability.program, (v.HEAL,)):
                    rank = 2
                elif r.does(ability.program, (v.DRAW,)):
                    rank = 4 if view.deck_sizes[view.seat] == 0 else 1
        return rank


class EmptyDeck(BerserkAdvice):
    """A-15: with an empty deck no draw by choice."""

    def move(self, view: BerserkView) -> i64:
        if view.asked != ASK_MAY or view.program is None or view.deck_sizes[view.seat] > 0:
            return -1
        if not r.does(view.program, (v.DRAW,)):
            return -1
        return view.options[len(view.options) - 1].move


# -- questions without a number of their own


def answer(view: BerserkView) -> i64:
    """What helps, where the book has no number for the question: the best target, the best card, yes."""
    if view.asked == ASK_TARGET:
        return best_target(view)
    if view.asked == ASK_PICK:
        return dearest(view)
    if view.asked == ASK_REVEAL or view.asked == ASK_MODULE:
        return view.options[-1].move
    if view.asked in (ASK_DISCARD, ASK_SACRIFICE, ASK_CLOSE):
        return least(view)
    if view.asked == ASK_MODE:
        return best_mode(view)
    if view.asked == ASK_MAY or view.asked == ASK_FIRST:
        return view.options[0].move
    return view.options[0].move


def best_target(view: BerserkView) -> i64:
    best = view.options[0].move
    most = -10_000.0
    for option in view.options:
        points = 0.0
        thing = view.thing(option.card)
        if thing is not None and view.program is not None:
            points = r.target_points(view, view.program, view.slot, thing, view.source)
        elif option.choice == NONE:
            points = 0.01
        if points > most:
            most = points
            best = option.move
    return best


def dearest(view: BerserkView) -> i64:
    """The card with the highest price: in play or for nothing it saves the most."""
    best = view.options[0].move
    most: i64 = -1
    for option in view.options:
        if option.kind >= 0 and card_of(view, option).cost > most:
            most = card_of(view, option).cost
            best = option.move
    return best


def least(view: BerserkView) -> i64:
    """What is missed least: of the hand what cannot be paid for long, of creatures the weakest."""
    best = view.options[0].move
    lowest = 10_000.0
    coins = view.coins[view.seat][0] + view.coins[view.seat][1]
    for option in view.options:
        value = 50.0
        thing = view.thing(option.card)
        if thing is not None:
            value = r.worth(thing) - (
                3.0 if r.has_death(view, thing) and view.asked == ASK_SACRIFICE else 0.0
            )
            value -= 2.0 if view.asked == ASK_CLOSE and thing.fresh else 0.0
        elif option.kind >= 0:
            cost = card_of(view, option).cost
            value = float(cost) if cost <= coins + 2 else 0.0
        if value < lowest:
            lowest = value
            best = option.move
    return best


def best_mode(view: BerserkView) -> i64:
    """The way whose steps bring the most."""
    best = view.options[0].move
    most = -10_000.0
    for option in view.options:
        points = r.mode_points(view, view.program, option.choice) if view.program is not None else 0.0
        if points > most:
            most = points
            best = option.move
    return best
