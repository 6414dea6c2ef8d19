"""The book about cards and features of the main stage: their order (A-3), the coins (A-2), an empty deck (A-15)."""

from typing import Final

from mypy_extensions import i64

from lomber.games.berserk import reading as r
from lomber.games.berserk import verbs as v
from lomber.games.berserk.book_answers import answer
from lomber.games.berserk.book_reading import (
    SAFE_LIVES,
    BerserkAdvice,
    ability_of,
    card_of,
    cheapest,
)
from lomber.games.berserk.cards import (
    CREATURE,
    DASH,
    PAY_CLOSING,
    PAY_COINS,
    PAY_DISCARD,
    PAY_LOSE_COINS,
    PAY_SACRIFICE,
    PAY_WOUND_HERO,
    SPELL,
    THIRST,
    Ability,
    Card,
    Program,
)
from lomber.games.berserk.state import MAIN, PLAY_CARD, USE
from lomber.games.berserk.view import BerserkView, Option, Shown
from lomber.table.contract import Advice, View

DRAWING: Final = (v.DRAW, v.SEARCH)
CLEARING: Final = (
    v.WOUND,
    v.SHOOT,
    v.FIGHT,
    v.CLOSE,
    v.STUN,
    v.DESTROY,
    v.TO_HAND,
    v.TO_DECK,
    v.TAKE_CONTROL,
    v.POISON_IT,
)


class Playing(BerserkAdvice):
    """Advice about cards and features; whether an empty deck is minded is A-15, whether coins are saved A-2."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.minds_deck = True

    def heed(self, kept: list[Advice]) -> None:
        self.minds_deck = any(piece.number == "A-15" for piece in kept)

    def useful(self, view: BerserkView) -> list[Option]:
        """Cards and features that bring something now."""
        return [option for option in view.options if self.points(view, option) > 0.0]

    def points(self, view: BerserkView, option: Option) -> float:
        if option.verb == PLAY_CARD:
            card = card_of(view, option)
            if self.minds_deck and empties_deck(view, r.programs_now(card)):
                return -1.0
            if card.keyword_mask and has_keyword(card, THIRST) and view.hero(view.seat).remaining() <= 4:
                return -1.0
            return r.play_points(view, card) - 0.1
        if option.verb != USE:
            return -1.0
        ability, thing = ability_of(view, option), view.thing(option.card)
        if ability is None or thing is None:
            return -1.0
        if self.minds_deck and empties_deck(view, [ability.program]):
            return -1.0
        return r.text_points(view, ability.program, thing) - payment_points(view, ability, thing)


def has_keyword(card: Card, name: i64) -> bool:
    return any(keyword.name == name for keyword in card.keywords)


def empties_deck(view: BerserkView, programs: list[Program]) -> bool:
    """A-15: would it draw more cards than there are?"""
    drawn: i64 = 0
    for program in programs:
        for step in program.steps:
            if step.verb == v.DRAW and step.player == 0:
                drawn += r.constant(step.number)
    return drawn > view.deck_sizes[view.seat]


def payment_points(view: BerserkView, ability: Ability, thing: Shown) -> float:
    """What is given for a feature, in points."""
    points = 0.0
    for payment in ability.payments:
        amount = 1.0 if payment.amount is None else float(r.constant(payment.amount))
        if payment.kind == PAY_CLOSING:
            ready = thing.type == CREATURE and thing.attacks_left > 0 and not thing.fresh
            points += 0.5 * float(thing.strike) if ready else 0.05
        elif payment.kind == PAY_COINS:
            points += 0.5 * amount
        elif payment.kind == PAY_DISCARD or payment.kind == PAY_LOSE_COINS:
            points += 1.5 * amount
        elif payment.kind == PAY_SACRIFICE:
            points += cheapest(view) * amount
        elif payment.kind == PAY_WOUND_HERO:
            points += (0.6 if view.hero(view.seat).remaining() > SAFE_LIVES else 3.0) * amount
        else:
            points += 0.8 * amount
    return points


class Order(Playing):
    """A-3: first what draws and searches, then what removes or closes defenders, then Dash and strike bonuses."""

    def move(self, view: BerserkView) -> i64:
        if view.asked != MAIN:
            return -1
        best: i64 = -1
        most = 0.0
        for option in self.useful(view):
            stage = self._stage(view, option)
            points = 1000.0 * float(stage) + self.points(view, option)
            if stage > 0 and points > most:
                most = points
                best = option.move
        return best

    def _stage(self, view: BerserkView, option: Option) -> i64:
        """3: draws; 2: clears the way; 1: Dash, and strike for those who attack; 0: later."""
        if option.verb == USE:
            ability = ability_of(view, option)
            programs = [ability.program] if ability is not None else []
        else:
            card = card_of(view, option)
            programs = r.programs_now(card)
            if card.type == CREATURE and has_keyword(card, DASH):
                return 1
        for program in programs:
            if r.does(program, DRAWING):
                return 3
        for program in programs:
            if r.does(program, CLEARING):
                return 2
        if option.verb == USE or card_of(view, option).type == SPELL:
            for program in programs:
                if r.does(program, (v.MODIFY, v.GAIN, v.PREPARE, v.OPEN)) and view.squad(view.seat):
                    return 1
        return 0


class Spend(Playing):
    """A-2: of the cards and features that are left those that close the most coins together, the dearest first.

    It always answers: where nothing is worth its coins the turn ends, and a question that no other piece speaks of
    is answered by what helps.
    """

    def choose(self, view: View) -> i64:
        assert isinstance(view, BerserkView)
        if view.asked < 0:  # any ready deck: two bots bring different ones
            ready = view.cards.ready
            return (
                view.legal[(view.hand + view.seat) % ready] if ready and not view.handing else view.legal[0]
            )
        return self.move(view) if len(view.options) > 0 else view.legal[0]

    def move(self, view: BerserkView) -> i64:
        if view.asked != MAIN:
            return answer(view)
        useful = self.useful(view)
        prices = [int(option.price) for option in useful]
        wanted = best_sum(prices, view.coins[view.seat][0])
        best: i64 = -1
        most = -1.0
        for option in useful:
            together = int(option.price) + best_sum(
                without(prices, int(option.price)), view.coins[view.seat][0] - int(option.price)
            )
            points = float(option.price) + 0.01 * self.points(view, option)
            if together == wanted and points > most:
                most = points
                best = option.move
        return best if best >= 0 else view.options[0].move


def best_sum(prices: list[int], coins: int) -> int:
    """The most coins that some of these prices close together."""
    reached = {0}
    for price in prices:
        reached |= {total + price for total in reached if total + price <= coins}
    return max(reached)


def without(prices: list[int], price: int) -> list[int]:
    left = prices[:]
    left.remove(price)
    return left
