"""Dealing, declaring, throwing off and buying; the card turned up; a stock that runs out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, highest, holding, lowest, members, size
from lomber.cards.pack import rank_of, suit_of
from lomber.play.draws import draw, lowest_drawn
from lomber.play.mouche.memory import Memory
from lomber.play.mouche.rules import (
    AT_DEAL,
    AT_DECLARE,
    AT_RESHUFFLE,
    AT_TURNUP,
    DONE,
    DROP,
    LEAVE,
    PASS,
    SOLE,
    THROW,
    VOID,
    Phase,
)
from lomber.play.stock import Stock
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.errors import IllegalMove

REDRAW: Final = 1000
"""Far more than any card drawn is worth: who draws again for the lowest place stays below the others."""


class Buying(Memory):
    """The hand until the first lead."""

    # -- chance

    def awaits(self) -> Deal | None:
        if self.phase == Phase.DRAW:
            return draw(self.rules.pack, size(self.drawing))
        if self.phase == AT_RESHUFFLE:
            pool = members(self.heap(self.turn))
            return Deal("reshuffle", pool, [Pile("stock", len(pool), 0, True)], False)
        if self.phase != AT_DEAL:
            return None
        n, cards = self.players, self.rules.hand_cards
        pool = members(self.rules.pack)
        piles = [Pile(f"hand.{seat}", cards, BIT[seat]) for seat in range(n)]
        up: i64 = 1 if self.rules.turns_up else 0
        if up:
            piles.append(Pile("turned", 1, EVERYONE))
        piles.append(Pile("stock", len(pool) - n * cards - up, 0, True))
        return Deal("hand", pool, piles)

    def dealt(self, order: vec[i64]) -> None:
        if self.phase == Phase.DRAW:
            self.placed(order)
        elif self.phase == AT_RESHUFFLE:
            self.reshuffled(order)
        else:
            self.begin_hand(order)

    def placed(self, order: vec[i64]) -> None:
        """The lowest card deals, the others sit clockwise by their cards; equal lowest draw again (M-4)."""
        seats = members(self.drawing)
        drawn = self.drawn[:]
        for i in range(len(seats)):
            drawn[seats[i]] = int(4 * rank_of(order[i]) + suit_of(order[i]))
        self.drawing = lowest_drawn(order, self.drawing)
        self.drawn = drawn
        if size(self.drawing) > 1:
            self.drawn = [
                place + (0 if self.drawing & BIT[seat] else REDRAW) for seat, place in enumerate(drawn)
            ]
            return
        places = sorted([(place, seat) for seat, place in enumerate(drawn)])
        self.ring = [seat for _, seat in places]
        self.dealer = lowest(self.drawing)
        self.drawing = 0
        self.drawn = [0] * int(self.players)
        self.phase = Phase.DEAL

    def begin_hand(self, order: vec[i64]) -> None:
        """Five cards each, the trump card turned up, the rest is the stock (прикуп)."""
        self.before = self.scores_now()
        at: i64 = 0
        for seat in range(self.players):
            hand: i64 = 0
            for _ in range(self.rules.hand_cards):
                hand |= BIT[order[at]]
                at += 1
            self.hands[seat] = hand
            self.dealt_cards[seat] = hand
        if self.rules.turns_up:
            self.turned = order[at]
            self.trump = suit_of(self.turned)
            at += 1
        else:
            self.trump = self.rules.fixed_trump
        rest = vec[i64](capacity=32)
        for i in range(at, len(order)):
            rest = append(rest, order[i])
        self.stocks = [Stock()]
        self.stocks[0].lay(rest)
        self.plain = BIT[self.players] - 1
        self.opened()

    def scores_now(self) -> list[int]:
        raise NotImplementedError

    def finish(self, ending: str, who: list[int]) -> None:
        """The hand is over: it is written down and, where a record is at nothing, settled."""
        raise NotImplementedError

    def begin_play(self) -> None:
        raise NotImplementedError

    def opened(self) -> None:
        """The cards are dealt; a form may look at them before anybody speaks."""
        self.begin_turn(self.elder())

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.phase = AT_DECLARE

    def resume(self) -> None:
        """A described hand goes on: who has yet to speak would have shown what is shown at once."""
        if self.phase == AT_DECLARE:
            seats = self.looked_over_by_now()
            if not self.show_at_once(seats):
                self.plain = seats
                self.base_shown = copied(self.shown)

    def looked_over_by_now(self) -> i64:
        """Seats whose cards are still those that were dealt."""
        return (BIT[self.players] - 1) & ~self.active & ~self.passed

    def show_at_once(self, seats: i64) -> bool:
        """Does one of these seats hold what a form has shown as soon as it is there? Is the hand over by it?"""
        return False

    # -- declarations

    def declarations(self, seat: i64) -> vec[i64]:
        """`pass`, or `throw` … `done`."""
        found = vec[i64](capacity=8)
        for card in members(self.throwable(seat)):
            found = append(found, THROW + card)
        if not self.chosen and self.phase == AT_DECLARE and not self.bound(seat):
            found = append(found, PASS)
        return append(found, DONE)

    def bound(self, seat: i64) -> str:
        """Why he may not pass, as `cited` knows it: a binding card, a dealer who must play; or nothing."""
        if self.hands[seat] & self.rules.binding:
            return "binding"
        if self.rules.dealer_must_play and seat == self.dealer and size(self.active) == 1:
            return "dealer"
        return ""

    def room(self, seat: i64) -> i64:
        """How many cards can be replaced (M-11)."""
        left = self.stocks[-1].left()
        return left + size(self.heap(seat)) if self.rules.reshuffle else left

    def heap(self, seat: i64) -> i64:
        """What others have thrown in and has not been shuffled again."""
        mask: i64 = 0
        for p in range(self.players):
            if p != seat:
                mask |= self.thrown[p]
                if self.passed & BIT[p]:
                    mask |= self.hands[p]
        return mask & ~self.recycled

    def throwable(self, seat: i64) -> i64:
        """In ascending order, but open cards first: between closed ones they would tell something."""
        if size(self.chosen) >= self.room(seat):
            return 0
        cards = self.hands[seat] & ~self.chosen & ~self.rules.staying
        open_, closed = cards & self.shown[seat], cards & ~self.shown[seat]
        secret = self.chosen & ~self.shown[seat]
        if secret:
            return closed & ~(BIT[highest(secret)] - 1)
        if self.chosen:
            open_ &= ~(BIT[highest(self.chosen)] - 1)
        return open_ | closed

    def refuse(self, seat: i64, move: i64, what: str, key: str) -> IllegalMove:
        return IllegalMove(seat, self.name(move), self.cite(what), key)

    def declare(self, seat: i64, move: i64) -> None:
        if THROW <= move < DROP:
            self.throw(seat, move)
        elif move == PASS and not self.chosen and self.phase == AT_DECLARE:
            why = self.bound(seat)
            if why:
                raise self.refuse(seat, move, why, f"mouche-{why}")
            self.pass_by(seat)
        elif move == DONE:
            self.exchange(seat)
        else:
            raise self.refuse(seat, move, "declare", "illegal")

    def pass_by(self, seat: i64) -> None:
        """His five cards lie face down out of play."""
        self.passed |= BIT[seat]
        self.go_on(seat)

    def throw(self, seat: i64, move: i64) -> None:
        card = BIT[move - THROW]
        if not self.throwable(seat) & card:
            if not self.hands[seat] & ~self.chosen & card:
                raise self.refuse(seat, move, "throw", "not-in-hand")
            if card & self.rules.staying:
                raise self.refuse(seat, move, "staying", "mouche-staying")
            if size(self.chosen) >= self.room(seat):
                raise self.refuse(seat, move, "room", "mouche-room")
            raise self.refuse(seat, move, "throw", "illegal")
        self.chosen |= card

    def exchange(self, seat: i64) -> None:
        """He plays (идёт): throws off, and is given as many from the stock at once."""
        count = size(self.chosen)
        self.thrown[seat] = self.chosen
        self.hands[seat] &= ~self.chosen
        self.chosen = 0
        self.active |= BIT[seat]
        self.bought[seat] = count
        self.owed = count
        self.hand_over(seat)

    def hand_over(self, seat: i64) -> None:
        """The dealer gives him what he is owed."""
        self.give(seat)

    def give(self, seat: i64) -> None:
        stock = self.stocks[-1]
        count = min(self.owed, stock.left())
        self.hands[seat] |= stock.draw(seat, count)
        self.owed -= count
        if self.owed:
            self.phase = AT_RESHUFFLE
        else:
            self.bought_all(seat)

    def bought_all(self, seat: i64) -> None:
        """The exchange is complete; the dealer may then take the turned-up card (R-11)."""
        self.exchanged |= BIT[seat]
        if self.shown_by(seat):
            return
        if seat == self.dealer and self.rules.dealer_takes and self.rules.turns_up:
            self.phase = AT_TURNUP
        else:
            self.go_on(seat)

    def shown_by(self, seat: i64) -> bool:
        """Does a player show something after his exchange or the turn-up that ends the hand?"""
        return False

    def go_on(self, seat: i64) -> None:
        """The next who has to speak; after the dealer all is said."""
        if seat == self.dealer:
            self.declared()
        else:
            self.begin_turn(self.left_of(seat))

    def buying_phase(self) -> Phase:
        """The phase in which cards are thrown off and bought."""
        return AT_DECLARE

    def declared(self) -> None:
        """All is said and bought: nobody, one alone, or the play begins."""
        if size(self.active) < 2:
            self.nobody_or_one()
        else:
            self.begin_play()

    def nobody_or_one(self) -> None:
        if not self.active:
            self.finish(VOID, [])
        else:
            self.finish(SOLE, [int(lowest(self.active))])

    # -- the turned-up card

    def droppable(self, seat: i64) -> i64:
        return self.hands[seat] & ~self.rules.staying

    def turn_up(self, seat: i64, move: i64) -> None:
        """R-11: the dealer drops a card for the turned-up trump, or leaves it."""
        if move == LEAVE:
            self.go_on(seat)
            return
        if not DROP <= move < PASS:
            raise self.refuse(seat, move, "turnup", "illegal")
        card = BIT[move - DROP]
        if not self.droppable(seat) & card:
            held = self.hands[seat] & card != 0
            raise self.refuse(seat, move, "turnup", "mouche-staying" if held else "not-in-hand")
        self.hands[seat] = (self.hands[seat] & ~card) | BIT[self.turned]
        self.dropped = card
        self.took = True
        if not self.shown_by(seat):
            self.go_on(seat)

    # -- a stock that runs out

    def reshuffled(self, order: vec[i64]) -> None:
        """M-11: what the others threw in is the new stock. The cards are turned over before: all know which."""
        seat = self.turn
        pool = self.heap(seat)
        if holding(order) != pool:
            raise IllegalMove(seat, "reshuffle", "M-11", "illegal")
        source: i64 = 0
        for p in range(self.players):
            if p != seat and (self.thrown[p] | (self.hands[p] if self.passed & BIT[p] else 0)) & pool:
                source |= BIT[p]
                if self.passed & BIT[p]:
                    self.hands[p] = 0
        self.recycled |= pool
        self.sources.append(int(source))
        stock = Stock()
        stock.lay(order)
        self.stocks.append(stock)
        self.phase = self.buying_phase()
        self.give(seat)
