"""The game of Bezique (Безик) around its deals: whose deal it is, chance, the sheet and the settlement."""

from enum import Enum
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled
from lomber.games.bezique.combinations import Roles
from lomber.games.bezique.deck import CLOSED, INFUSORKA, NINE, NO_CARD, Deck, face_suit
from lomber.games.bezique.score import KIND_COUNT, Prices, settled, settlement
from lomber.play.stock import Stock
from lomber.play.tricks import Duties, Order
from lomber.play.turns import after
from lomber.table.chance import EVERYONE, NOBODY, Deal, Pile
from lomber.table.contract import Game, State
from lomber.table.sheet import Column, Entry, Sheet

TENS_HIGH: Final = "23456789JQKTA"
TENS_LOW: Final = "23456789TJQKA"


class Phase(Enum):
    """The phases in the order in which they happen."""

    LOT = "lot"
    TURN_UP = "turn_up"
    DEAL = "deal"
    PLAY = "play"
    WINDOW = "window"
    OVER = "over"


PLAY: Final = Phase.PLAY
WINDOW: Final = Phase.WINDOW


class Rules:
    """The options of a table as the position reads them, made once for a game."""

    def __init__(self, options: Any, deck: Deck) -> None:
        self.deck = deck
        self.players: i64 = options.players
        self.active: i64 = options.active()
        self.hand_cards: i64 = options.hand_cards
        self.overtaking: bool = options.exchange_after == "overtaking_only"
        self.any_four: bool = options.four_suits == "any"
        self.prices = Prices(options.bez_jack_eighth == "as_queens", options.king_like_eighth == "as_kings")
        self.plays_out: bool = options.plays_out()
        self.bonus: int = options.last_trick_bonus
        self.target: int = options.target if options.end_mode == "target" else 0
        self.deals: int = options.number_of_deals()
        self.hands: int = -1 if options.hands is None else options.hands
        self.stake: int = options.stake
        self.draw: bool = options.draw
        self.order = Order(TENS_HIGH if options.ten_rank == "below_ace" else TENS_LOW)
        strict = options.play_out_rule == "follow_beat_trump"
        self.free_play_out: bool = options.play_out_rule == "free"
        self.duties = Duties(strict, strict, strict, False, self.order)
        self.roles = [Roles(trump, self.any_four) for trump in range(4)]
        self.lots: vec[i64] = deck.lots(self.players)


class BeziqueMatch(State):
    """What lasts longer than a trick: the match, the deal, where every card lies."""

    def __init__(self, game: Game, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.deck: Deck = rules.deck
        self.players: i64 = rules.players
        self.dealer: i64 = rules.players - 1
        self.totals: list[int] = [0] * int(rules.players)
        self.before: list[int] = [0] * int(rules.players)
        """The totals when the deal began."""
        self.entries: list[Entry] = []
        self.deals_done: int = 0
        self.single = False
        self.ended = False
        self.phase: Phase = Phase.LOT if rules.draw else Phase.TURN_UP
        self.clear()

    def clear(self) -> None:
        """What belongs to one deal."""
        n = self.players
        size = self.deck.size
        self.turn: i64 = -1
        self.hands: list[vec[i64]] = [vec[i64]() for _ in range(n)]
        """The cards of each, closed and open, ascending."""
        self.lies: vec[i64] = filled(size, CLOSED)
        self.served: vec[i64] = filled(size, 0)
        """By card: the set of kinds in which it has served (B-15.5)."""
        self.counts: vec[i64] = filled(n * KIND_COUNT, 0)
        """By seat and kind: how many announcements have been made (B-18)."""
        self.stock = Stock()
        self.faced: i64 = NO_CARD
        """The turn-up as it lies now."""
        self.returned: vec[i64] = vec[i64]()
        """Infusorki that were turned and put back into the stock (B-6)."""
        self.trump: i64 = -1
        self.leader: i64 = -1
        self.trick: vec[i64] = vec[i64]()
        """The cards laid to the trick in progress, from the leader on."""
        self.last_trick: vec[i64] = vec[i64]()
        self.last_leader: i64 = -1
        self.announced = False
        """An announcement has been made in this window (B-15.2)."""
        self.naming: i64 = -1
        """The kind that is being announced, card by card."""
        self.named: vec[i64] = vec[i64]()
        self.shown_by: vec[i64] = filled(size, -1)
        self.shown_at: vec[i64] = filled(size, -1)
        """By card: who showed it out of his closed hand, and how many cards had been drawn by then."""
        self.denied: vec[i64] = filled(n, 0)
        """Faces that each was seen not to hold in the play-out."""
        self.base_known: vec[i64] = filled(n, 0)
        """In a set-up: how many known cards each hand held."""

    # -- who plays

    def active(self) -> vec[i64]:
        """The seats that play this deal, the first leader first: of four the dealer rests (B-4, B-7)."""
        seats = vec[i64]()
        for i in range(1, self.players + 1):
            seat = (self.dealer + i) % self.players
            if len(seats) < self.rules.active:
                seats = append(seats, seat)
        return seats

    def next_active(self, seat: i64) -> i64:
        among = BIT[self.players] - 1
        if self.rules.active < self.players:
            among &= ~BIT[self.dealer]
        return after(seat, among, self.players)

    # -- chance

    def awaits(self) -> Deal | None:
        if self.phase is Phase.LOT:
            return Deal("lot", self.rules.lots, [Pile("drawn", self.players, EVERYONE, True)], False)
        if self.phase is Phase.TURN_UP:
            return self.turning()
        if self.phase is Phase.DEAL:
            return self.dealing()
        return None

    def turning(self) -> Deal:
        """The turn-up is chosen first: an infusorka goes back, and the next card is turned (B-5, B-6)."""
        pool = self.all_but(self.returned)
        piles = [Pile("turned", 1, EVERYONE), Pile("others", len(pool) - 1, NOBODY)]
        return Deal("turn_up", pool, piles, len(self.returned) == 0)

    def dealing(self) -> Deal:
        """Eighteen each; the rest is the stock: an infusorka that was turned lies somewhere in it (B-3, B-6)."""
        pool = self.all_but(vec[i64]([self.faced]))
        piles: list[Pile] = []
        for seat in self.active():
            piles.append(Pile(f"hand.{seat}", self.rules.hand_cards, BIT[seat]))
        piles.append(Pile("stock", len(pool) - self.rules.active * self.rules.hand_cards, 0, True))
        deal = Deal("hand", pool, piles, False)
        deal.kept = self.returned
        return deal

    def all_but(self, gone: vec[i64]) -> vec[i64]:
        pool = vec[i64](capacity=self.deck.size)
        for card in range(self.deck.size):
            if not any(card == other for other in gone):
                pool = append(pool, card)
        return pool

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.LOT:
            self.drawn(order)
        elif self.phase is Phase.TURN_UP:
            self.turned(order[0])
        else:
            self.hand_out(order)

    def drawn(self, order: vec[i64]) -> None:
        """Who draws the lowest card deals first (B-1)."""
        lowest: i64 = 0
        for seat in range(self.players):
            if order[seat] < order[lowest]:
                lowest = seat
        self.dealer = lowest
        self.phase = Phase.TURN_UP

    def turned(self, card: i64) -> None:
        if self.deck.face[card] == INFUSORKA:
            self.returned = append(copied(self.returned), card)
            return
        self.faced = card
        self.trump = face_suit(self.deck.face[card])
        self.phase = Phase.DEAL

    def hand_out(self, order: vec[i64]) -> None:
        at: i64 = 0
        for seat in self.active():
            hand = vec[i64](capacity=self.rules.hand_cards)
            for _ in range(self.rules.hand_cards):
                hand = append(hand, order[at])
                at += 1
            self.hands[seat] = hand
        rest = vec[i64](capacity=len(order))
        for i in range(at, len(order)):
            rest = append(rest, order[i])
        self.stock.lay(rest)
        self.before = self.totals[:]
        self.phase = PLAY
        self.turn = self.active()[0]
        self.leader = self.turn

    # -- the stock

    def left(self) -> i64:
        """Cards that can still be drawn, the turn-up among them (B-14)."""
        return self.stock.left() + (1 if self.faced >= 0 else 0)

    def drawing_follows(self) -> bool:
        """Equal hands are kept: a round is drawn only where there is a card for each (B-14)."""
        return self.left() >= self.rules.active

    def is_nine_of_trumps(self, card: i64) -> bool:
        return self.deck.face[card] == self.trump * 13 + NINE

    # -- the end of a deal and of the game

    def write(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.totals[entry.column] += entry.amount

    def end_deal(self) -> None:
        """Every player deals once, or somebody has reached the target (B-25)."""
        self.deals_done += 1
        self.turn = -1
        if self.single or self.match_is_over():
            self.ended = True
            self.phase = Phase.OVER
            if not self.single:
                self.entries.extend(settlement(self.deals_done, self.totals, self.rules.stake))
            return
        self.clear()
        self.dealer = (self.dealer + 1) % self.players
        self.phase = Phase.TURN_UP

    def match_is_over(self) -> bool:
        if self.deals_done == self.rules.hands:
            return True
        if self.rules.target:
            return max(self.totals) >= self.rules.target
        return self.deals_done >= self.rules.deals

    def over(self) -> bool:
        return self.ended

    def hand_number(self) -> i64:
        return self.deals_done if self.ended else self.deals_done + 1

    def scores(self) -> list[int]:
        """Kopecks, as if it were settled now (B-32); of a single deal what it has changed."""
        if not self.single:
            return settled(self.totals, self.rules.stake)
        gains = [now - then for now, then in zip(self.totals, self.before, strict=True)]
        return settled(gains, self.rules.stake)

    def sheet(self) -> Sheet:
        """A column for each player: every price on a new line, the running total beneath (B-32)."""
        columns: list[Column] = []
        money = settled(self.totals, self.rules.stake)
        for seat in range(self.players):
            totals = {"points": self.totals[seat]}
            if self.ended and not self.single:
                totals["money"] = money[seat]
            columns.append(Column((int(seat),), "", totals))
        notes = {"target": self.rules.target} if self.rules.target else {}
        return Sheet("prices", tuple(columns), tuple(self.entries), notes)

    # -- copies

    def copy_match(self, other: "BeziqueMatch") -> None:
        other.dealer = self.dealer
        other.totals = self.totals[:]
        other.before = self.before[:]
        other.entries = self.entries[:]
        other.deals_done = self.deals_done
        other.single = self.single
        other.ended = self.ended
        other.phase = self.phase

    def copy_deal(self, other: "BeziqueMatch") -> None:
        """Vecs that are only ever replaced are shared; those that are written into are copied."""
        other.turn = self.turn
        other.hands = self.hands[:]
        other.lies = copied(self.lies)
        other.served = copied(self.served)
        other.counts = copied(self.counts)
        other.stock = self.stock.copy()
        other.faced = self.faced
        other.returned = self.returned
        other.trump = self.trump
        other.leader = self.leader
        other.trick = self.trick
        other.last_trick = self.last_trick
        other.last_leader = self.last_leader
        other.announced = self.announced
        other.naming = self.naming
        other.named = self.named
        other.shown_by = copied(self.shown_by)
        other.shown_at = copied(self.shown_at)
        other.denied = copied(self.denied)
        other.base_known = copied(self.base_known)
