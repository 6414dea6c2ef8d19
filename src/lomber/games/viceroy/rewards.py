"""Rewards (V-80 … V-88): gems, cards, tokens, infinite gems; and the gem of a one-coloured circle (V-25)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.viceroy import board, cards, sightings, tokens
from lomber.games.viceroy.board import Board, Deck, Task
from lomber.games.viceroy.cards import LETTERS, NO_CARD, Item
from lomber.games.viceroy.pyramid import Built


class Rewards(Board):
    """Everything that brings a player something."""

    # -- after a card is laid (V-33, V-75)

    def laid(self, seat: i64, card: i64) -> None:
        """A card lies in its place: first the circle gem, then its line or its effects."""
        self.push(board.LINE, seat, card)
        self.push(board.CIRCLES, seat, card)

    def _circle_gems(self, task: Task) -> None:
        """The gem of the circle this card has completed (V-25), and what a law adds to it (E-25)."""
        pyramid = self.pyramids[task.seat]
        one = pyramid.holding(task.a)
        if one is not None:
            self.reward_circle(task.seat, pyramid.circle_colour(one))

    def reward_circle(self, seat: i64, colour: i64) -> None:
        """A card just played has made a one-coloured circle."""
        if colour < 0:
            return
        if self.from_reserve(seat, colour):
            self.tell(f"circle {seat} {LETTERS[colour]}")
        more = self.pyramids[seat].lasting(cards.CIRCLE_GEM)
        if more:
            self.push(board.GEMS, seat, more, more)

    def _line(self, task: Task) -> None:
        """The reward of the level, of the fifth always 15 points (V-75); of a law its effects (V-33)."""
        one = self.pyramids[task.seat].holding(task.a)
        if one is None:
            return
        printed = self.cards.printed[task.a]
        if printed.law:
            for at in range(len(printed.effects) - 1, -1, -1):
                self.push(board.EFFECT, task.seat, task.a, at)
        elif one.level == 5:
            self.give(one, tokens.POINTS + 15)
        else:
            self.push(board.REWARD, task.seat, task.a, printed.rewards[one.level - 1].number)

    # -- items of a line (V-80 … V-87)

    def _reward(self, task: Task) -> None:
        """One item of a reward line, and then the rest of it."""
        items = self.cards.rewards[task.b].items
        if task.c >= len(items):
            return
        self.push(board.REWARD, task.seat, task.a, task.b, task.c + 1)
        self._item(task.seat, task.a, items[task.c])

    def _item(self, seat: i64, card: i64, item: Item) -> None:
        if item.kind == cards.GEMS:
            self.push(board.GEMS, seat, item.number, item.number)
            return
        if item.kind == cards.CARD:
            for _ in range(item.number):
                self.push(board.DRAW, seat)
            return
        if item.kind == cards.ATTACK:
            for _ in range(item.number):
                self.give_attack(seat)
            return
        one = self.pyramids[seat].holding(card)
        if one is None:
            return
        if item.kind == cards.INFINITE:
            if item.colour == cards.ANY_COLOUR:
                self.push(board.ANY_GEM, seat, card)
            else:
                self.infinite(seat, one, item.colour)
        elif item.kind == cards.POINTS:
            self.give(one, tokens.POINTS + item.number)
        elif item.kind == cards.MAGIC_BONUS:
            self.give(one, tokens.MAGIC_BONUS + tokens.BONUSES.index(int(item.number)))
        elif item.kind == cards.CIRCLE_BONUS:
            self.give(one, tokens.CIRCLE_BONUS + 2 * item.colour + (1 if item.number == 4 else 0))
        else:
            kind = item.kind - cards.SCIENCE + tokens.SCIENCE
            for _ in range(item.number):
                self.give(one, kind)

    def infinite(self, seat: i64, one: Built, colour: i64) -> None:
        """An infinite gem from the reserve; if it has none, the player may use one of his own (V-85)."""
        if self.reserve[colour] > 0:
            self.reserve[colour] -= 1
            one.tokens.append(int(tokens.INFINITE + colour))
        elif self.screens[seat][colour] > 0:
            self.push(board.OWN_GEM, seat, one.card, colour)

    # -- gems by choice (V-61, V-80)

    def gem_choices(self, task: Task, store: vec[i64], least: i64, most: i64) -> vec[i64]:
        """The next gem of a gesture, in the order of colours; `done` once there are enough."""
        taken = vec[i64]([0, 0, 0, 0])
        last: i64 = 0
        for move in task.chosen:
            last = move - self.codes.gem
            taken[last] += 1
        number = len(task.chosen)
        found = vec[i64]()
        if number >= least:
            found = append(found, self.codes.done)
        if number < most:
            for colour in range(last, 4):
                left: i64 = 0
                for other in range(colour, 4):
                    left += store[other] - taken[other]
                if store[colour] > taken[colour] and number + left >= least:
                    found = append(found, self.codes.gem + colour)
        return found

    def gem_bounds(self, task: Task) -> tuple[i64, i64]:
        """At least and at most so many, as far as the reserve goes (V-61)."""
        store = self.reserve_size()
        return min(task.a, store), min(task.b, store)

    def take_gems(self, task: Task) -> None:
        taken = ""
        for move in task.chosen:
            if move != self.codes.done:
                colour = move - self.codes.gem
                self.from_reserve(task.seat, colour)
                taken += LETTERS[colour]
        if taken:
            self.tell(f"gems {task.seat} {taken}")

    # -- drawing (V-81)

    def deck(self, number: i64) -> Deck:
        """0 the law deck, 1 the small deck: the order of `draw`."""
        return self.law_deck if number == 0 else self.small

    def draw_card(self, seat: i64, number: i64, may_tuck: bool) -> None:
        """The top card of a deck into the hand; its owner may have a law to tuck it under (E-26)."""
        deck = self.deck(number)
        card = deck.cards.pop(0)
        origin = deck.origins.pop(0)
        kind = board.LAWS if number == 0 else board.PEOPLE
        self.tell(f"draw {seat} {'law' if number == 0 else 'small'}")
        if origin >= 0:
            self.sightings.show("law_deck" if number == 0 else "small", origin, BIT[seat])
        else:
            self.sightings.whispers.append((int(seat), int(card)))
        if may_tuck and self.tuckers(seat, False):
            self.drawn[seat] = card
            self.push(board.DRAWN, seat, origin, 0)
            return
        self._keep_drawn(seat, card, kind, origin)

    def _keep_drawn(self, seat: i64, card: i64, kind: i64, origin: i64) -> None:
        self.into_hand(seat, card)
        if origin >= 0:
            self.sightings.note(sightings.DREW, seat, kind, card, origin)
        else:
            self.sightings.note(sightings.FETCHED, seat, kind, card, -1 - origin)

    def tuckers(self, seat: i64, auction: bool) -> list[Built]:
        """The laws under which a card just taken may be tucked (E-26)."""
        found: list[Built] = []
        for one in self.pyramids[seat].built:
            for at in range(one.done):
                effect = self.cards.printed[one.card].effects[at]
                if effect.kind == cards.TUCK_DRAWN and (effect.also or not auction):
                    found.append(one)
                    break
        return found

    def drawn_choices(self, task: Task) -> vec[i64]:
        """`keep`, or the law to tuck it under."""
        found = vec[i64]([self.codes.keep])
        for one in self.tuckers(task.seat, task.b > 0):
            found = append(found, self.codes.at + self.codes.number(one.level, one.at))
        return found

    def settle_drawn(self, task: Task) -> None:
        """Into the hand, or under the law (E-26); with b = 1 a bought card, with b = 2 one taken by E-8."""
        seat, move = task.seat, task.chosen[0]
        card = self.drawn[seat] if task.b == 0 else self.bought[seat]
        if move == self.codes.keep:
            if task.b == 0:
                self.drawn[seat] = NO_CARD
                self._keep_drawn(seat, card, self.kind_of_card(card), task.a)
            elif task.b == 2:
                self.bought[seat] = NO_CARD
                self.into_hand(seat, card)
                self.sightings.note(sightings.CAME, seat, self.kind_of_card(card), card)
            return
        level, at = self.codes.spot(move - self.codes.at)
        host = self.pyramids[seat].find(level, at)
        assert host is not None
        if task.b == 0:
            self.drawn[seat] = NO_CARD
            host.closed.append(int(card))
            host.closed.sort()
            if task.a < 0:
                kind = self.kind_of_card(card)
                self.sightings.note(sightings.HELD_BACK, seat, kind, card, -1 - task.a)
        else:
            self.bought[seat] = NO_CARD
            host.tucked.append(int(card))
            host.tucked.sort()
        self.tell(f"tuck {seat}")
