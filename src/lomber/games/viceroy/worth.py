"""What things are worth to a player of Viceroy, as its book reckons (viceroy.md, section 8).

Worth is in points at the end. Which pieces of advice are heeded is told by their numbers: without A-9, say, a magic
token is worth what the set gives for it and no more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.games.viceroy import cards, tokens
from lomber.games.viceroy.cards import Effect, Item, Reward
from lomber.games.viceroy.leftovers import Leftovers
from lomber.games.viceroy.pyramid import Built, Pyramid
from lomber.games.viceroy.view import ViceroyView
from lomber.games.viceroy.weights import HOUSE, Weights

SET: Final = 7.0
CIRCLE: Final = 3.0


class Worth:
    """What a player's view tells of the worth of gems, tokens and places."""

    def __init__(self, view: ViceroyView, kept: set[str]) -> None:
        self.view = view
        self.kept = kept
        self.pyramid: Pyramid = view.pyramid()
        left = float(view.turns - view.turn) / float(view.turns)
        self.left: float = left
        self.weights: Weights = HOUSE
        self.gem: float = HOUSE.gem_late + HOUSE.gem_early * left
        self.science: i64 = self.pyramid.tokens(tokens.SCIENCE)
        self.magic: i64 = self.pyramid.tokens(tokens.MAGIC)
        self.defence: i64 = self.pyramid.tokens(tokens.DEFENCE)
        self.places: list[tuple[i64, i64]] = self.pyramid.available(5)
        bonuses: i64 = 0
        for one in self.pyramid.built:
            for token in one.tokens:
                bonuses += tokens.magic_bonus(token)
        self.bonuses: i64 = bonuses
        ending = view.turn >= view.turns - 1 and "A-13" in kept and view.seat >= 0
        self.leftovers: Leftovers | None = Leftovers(self.pyramid) if ending else None
        """In the last two turns: what the gems that are left can make of the circles."""

    # -- tokens

    def _for_sets(self, have: i64, one: i64, other: i64) -> float:
        """The third missing kind of a set completes it; the others are a share of one to come (A-10)."""
        if have < one and have < other:
            return SET if "A-10" in self.kept else SET / 3.0
        many = self.weights.share_many * float(max(0, self.view.players - 2))
        return SET / 3.0 * (self.weights.share_now + many + self.weights.share_hope * self.left)

    def item(self, item: Item, at_level: i64) -> float:
        kind, number = item.kind, float(item.number)
        if kind == cards.GEMS:
            return self.gem * number
        if kind == cards.POINTS:
            return number
        if kind == cards.CARD:
            return self.card() * number
        if kind == cards.SCIENCE:
            passing = self.weights.science * self.left if "A-1" in self.kept else 1.0
            return number * (self._for_sets(self.science, self.magic, self.defence) + passing)
        if kind == cards.MAGIC:
            return number * self._magic()
        if kind == cards.DEFENCE:
            return number * (self._for_sets(self.defence, self.magic, self.science) + self._shield())
        if kind == cards.ATTACK:
            return number * self.attack()
        if kind == cards.INFINITE:
            colour = item.colour if item.colour < 4 else 0
            saved = self.weights.infinite * self.left if "A-1" in self.kept else 2.0 * self.left
            return CIRCLE + float(self.pyramid.circle_bonus(colour)) + saved
        if kind == cards.MAGIC_BONUS:
            return number * (
                float(self.magic) + (self.weights.bonus_hope * self.left if "A-9" in self.kept else 0.0)
            )
        return self._circle_bonus(item.colour, number)

    def _magic(self) -> float:
        """Bonuses in sight make magic (A-9)."""
        share = self._for_sets(self.magic, self.science, self.defence)
        if "A-9" not in self.kept:
            return share
        hope = self.weights.magic_start if self.bonuses == 0 else self.weights.magic_more
        return share + float(self.bonuses) + hope * self.left

    def _shield(self) -> float:
        """Defence counts against the attack tokens there are, no further (A-12)."""
        threats: i64 = 0
        for other in range(self.view.players):
            if other != self.view.seat:
                threats += self.view.attacks[other]
        if "A-12" in self.kept:
            return self.weights.shield if threats > self.defence else self.weights.shield_hope * self.left
        return self.weights.shield

    def attack(self) -> float:
        """Kept to the end it costs every opponent without spare defence three points (A-11)."""
        more = self.weights.attack_each * float(self.view.players - 1)
        return self.weights.attack + more if "A-11" in self.kept else self.weights.attack

    def _circle_bonus(self, colour: i64, number: float) -> float:
        counted = float(self.pyramid.infinite()[colour])
        for one in self.pyramid.circles():
            if self.pyramid.circle_colour(one) == colour:
                counted += 1.0
        return number * (counted + self.weights.circle_bonus + self.weights.circle_bonus_hope * self.left)

    def card(self) -> float:
        """A card to be drawn: it will lie free in a high place, if there is a turn left to play it (A-6)."""
        if len(self.view.own) >= self.view.turns - self.view.turn:
            return 0.1
        highest: i64 = 1
        for place in self.places:
            if place[0] <= 4:
                highest = max(highest, place[0])
        early = self.weights.card_early + self.weights.card_high * float(highest - 1)
        return self.weights.card_late + early * self.left

    def reward(self, reward: Reward, level: i64) -> float:
        total = 0.0
        for item in reward.items:
            total += self.item(item, level)
        return total

    # -- places

    def circle(self, card: i64, level: i64, at: i64) -> float:
        """A one-coloured circle is a gem now and points later; three sectors of four are half of it (A-8)."""
        if level < 2 or "A-8" not in self.kept:
            return 0.0
        left = self.pyramid.find(level - 1, at)
        right = self.pyramid.find(level - 1, at + 1)
        if left is None or right is None:
            return 0.0
        shows = [
            self.pyramid.colour(left, cards.TOP_RIGHT),
            self.pyramid.colour(right, cards.TOP_LEFT),
            self.view.cards.sector(card, cards.BOTTOM_LEFT),
            self.view.cards.sector(card, cards.BOTTOM_RIGHT),
        ]
        most: i64 = 0
        best: i64 = 0
        for colour in range(4):
            number: i64 = 0
            for sector in shows:
                if sector == colour:
                    number += 1
            if number > most:
                most, best = number, colour
        worth = CIRCLE + float(self.pyramid.circle_bonus(best))
        if most == 4:
            return worth + self.gem
        if most == 3:
            return self.weights.three_sectors * worth
        return self.weights.two_sectors * worth if most == 2 else 0.0

    def room(self, card: i64, level: i64, at: i64) -> float:
        """A place is used up and others open above it; sectors of one colour meet there (A-7, A-8)."""
        weights = self.weights
        rooms = (0.0, weights.room_two, weights.room_three, weights.room_four, weights.room_five)
        total = -rooms[level - 1]
        if level == 5:
            return total * self.left
        left = self.pyramid.find(level, at - 1)
        right = self.pyramid.find(level, at + 1)
        if left is not None:
            total += rooms[level]
            if self.pyramid.colour(left, cards.TOP_RIGHT) == self.view.cards.sector(card, cards.TOP_LEFT):
                total += weights.pair
        if right is not None:
            total += rooms[level]
            if self.pyramid.colour(right, cards.TOP_LEFT) == self.view.cards.sector(card, cards.TOP_RIGHT):
                total += weights.pair
        return total * self.left

    def place(self, card: i64, level: i64, at: i64) -> float:
        """What a card gives in a place: its line or its effects, the circle, and room to build on."""
        printed = self.view.cards.printed[card]
        total = self.circle(card, level, at)
        if printed.law:
            for effect in printed.effects:
                total += self.effect(effect, level)
        elif level == 5:
            total += 15.0
        else:
            total += self.reward(printed.rewards[level - 1], level)
        if "A-7" in self.kept:
            total += self.room(card, level, at)
            if level == 1:
                total += self.weights.base * self.left
        if "A-14" in self.kept and self.view.cards.number(card) < self.pyramid.smallest():
            total += self.weights.low_number
        return total

    def effect(self, effect: Effect, level: i64) -> float:
        """A law at a glance: what it gives now, lets one do, or will count."""
        kind, points = effect.kind, float(effect.points)
        if effect.rewards:
            best = 0.0
            for reward in effect.rewards:
                best = max(best, self.reward(reward, level))
            return best
        if kind == cards.TUCK_FREE or kind == cards.POINTS_BY_LEVEL:
            return float(effect.levels[level - 1]) if level <= 4 else 0.0
        if kind == cards.TUCK_HAND:
            spare = max(0, len(self.view.own) - 1)
            return (
                points
                * float(min(spare, effect.number) if effect.number else spare)
                * (1.0 - self.weights.tucking_waits * self.left)
            )
        if kind == cards.STASH_GEMS:
            gems: i64 = 0
            for number in self.view.screen():
                gems += number
            return (
                max(0.0, points - self.gem)
                * float(min(gems, effect.number))
                * (1.0 - self.weights.stashing_waits * self.left)
            )
        return self._lasting(effect, points)

    def _lasting(self, effect: Effect, points: float) -> float:
        kind = effect.kind
        if kind in (cards.PASS_BONUS, cards.DISCOUNT, cards.CIRCLE_GEM, cards.REFUND_BID):
            return self.weights.lasting * self.left
        if kind == cards.POINTS_PER_CARD:
            return points * (float(len(self.pyramid.built)) + self.weights.cards_to_come * self.left)
        if kind == cards.POINTS_FOR_HEIGHT:
            return points * 3.5
        if kind == cards.POINTS_PER_TOKEN:
            return points * (float(self.science) + self.weights.science_to_come * self.left)
        if kind in (cards.POINTS_PER_SET, cards.POINTS_PER_NEIGHBOUR, cards.POINTS_PER_RAINBOW):
            return self.weights.sets
        if kind == cards.POINTS_PER_GEM:
            return self.weights.gems_left
        return self.weights.other_law

    # -- a card that must be paid

    def due(self, card: i64, level: i64) -> vec[i64]:
        """The gems a level costs after infinite ones."""
        due = self.view.cards.cost(card, level)
        infinite = self.pyramid.infinite()
        for colour in range(4):
            due[colour] = max(0, due[colour] - infinite[colour])
        return due

    def price(self, card: i64, level: i64, spent: vec[i64]) -> i64:
        """Real gems a level costs after infinite gems and with these gems gone; -1: it cannot be paid."""
        discount = self.pyramid.number_of(cards.DISCOUNT)
        screen = self.view.screen()
        due = self.due(card, level)
        total: i64 = 0
        lacking: i64 = 0
        for colour in range(4):
            total += due[colour]
            lacking += max(0, due[colour] - (screen[colour] - spent[colour]))
        if lacking > discount:
            return -1
        return max(0, total - discount)

    def build(self, card: i64, spent: vec[i64]) -> float:
        """The best payable place of a card, less its gems; a large loss if there is none."""
        best = -100.0
        costs: list[float] = []
        for level in range(1, 6):
            price = self.price(card, level, spent)
            costs.append(-1.0 if price < 0 else self.cost(card, level, spent))
        for level, at in self.places:
            if costs[level - 1] >= 0.0:
                best = max(best, self.place(card, level, at) - costs[level - 1])
        return best

    # -- gems that go

    def cost(self, card: i64, level: i64, spent: vec[i64]) -> float:
        """What a payable level costs: its gems, and in the last two turns the circles that they would have made."""
        price = self.gem * float(max(0, self.price(card, level, spent)))
        if self.leftovers is None:
            return price
        due = self.due(card, level)
        return price + self.lost(vec[i64]([spent[colour] + due[colour] for colour in range(4)]))

    def lost(self, gone: vec[i64]) -> float:
        """The points of circles that cannot be made when these gems are gone."""
        leftovers = self.leftovers
        if leftovers is None:
            return 0.0
        screen = self.view.screen()
        rest = vec[i64]([max(0, screen[colour] - gone[colour]) for colour in range(4)])
        return float(max(0, leftovers.points(screen) - leftovers.points(rest)))

    def lost_with(self, gone: vec[i64], colour: i64) -> float:
        """The points of circles that one gem more costs, when these are gone."""
        more = vec[i64](gone)
        more[colour] += 1
        return self.lost(more) - self.lost(gone)

    def gained(self, more: i64) -> float:
        """The points of circles that so many gems of the reserve would make."""
        leftovers = self.leftovers
        if leftovers is None:
            return 0.0
        screen = self.view.screen()
        with_more = leftovers.points_with(screen, self.view.reserve, more)
        return float(max(0, with_more - leftovers.points(screen)))

    def pass_gain(self) -> float:
        """Three gems and one for each science token (A-5)."""
        more = self.science + self.pyramid.lasting(cards.PASS_BONUS)
        taken: i64 = 0
        for number in self.view.reserve:
            taken += number
        number = min(3 + more, taken)
        return self.gem * float(number) + self.gained(number)


def free_place(view: ViceroyView, card: i64, kept: set[str]) -> tuple[float, i64, i64]:
    """The best place for a card from the hand: worth, level, position (A-6)."""
    worth = Worth(view, kept)
    best, level, at = -100.0, 1, 0
    for place in view.pyramid().available(4):
        gain = worth.place(card, place[0], place[1])
        if gain > best:
            best, level, at = gain, place[0], place[1]
    return best, level, at


def stripped(one: Built) -> float:
    """What would be lost with a card: the points on it."""
    lost: i64 = 0
    for token in one.tokens:
        lost += tokens.points_of(token) if tokens.is_points(token) else 4
    return float(lost)
