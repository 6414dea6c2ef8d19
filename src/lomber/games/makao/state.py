"""Makao (Макао): one card each, nine is best, and one may buy.

One player keeps the bank (банкомёт) for a deal, the others punt (понтёры) with the same stake. Here are the draw
for the seats, the deal of one card, the buying (прикуп) from the banker's left round to the banker himself, and the
settlement, when all cards are opened.

All cards used lie open after a deal, so which cards are left in the stock is known to all, and their order to
nobody: each deal shuffles what is left. That is the same as a stock in its order from the beginning.
"""

import enum
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, joined
from lomber.cards.pack import card_name, pack
from lomber.cards.packs import hidden, names, packs, part, with_card, with_cards
from lomber.games.makao import score
from lomber.games.makao.score import Terms, is_empty, value_of
from lomber.games.makao.view import NO_CARD, MakaoView
from lomber.play.draws import draw, low_to_high
from lomber.play.setups import entries_written
from lomber.table.chance import NOBODY, Deal, Pile
from lomber.table.contract import EVERYTHING, Game, State
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import START, Unseen

BUY: Final[i64] = 0
STAND: Final[i64] = 1

ENOUGH: Final[i64] = 6
"""Before a deal so many cards a player must be left in the stock (M-22)."""


class Phase(enum.Enum):
    """The phases in the order in which they happen."""

    DRAW = "draw"
    DEAL = "deal"
    BUY = "buy"
    RESHUFFLE = "reshuffle"
    OVER = "over"


class MakaoState(State):
    """A sitting: everybody keeps the bank so many times."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        options = game.options
        # -- what was agreed
        self.players: i64 = options.players
        self.bank_deals: i64 = options.bank_deals
        self.last_deal: i64 = options.deals()
        if options.hands and options.hands < self.last_deal:
            self.last_deal = options.hands
        self.terms = Terms(
            options.stake,
            options.tie,
            options.below_seven,
            options.banker_naturals,
            options.replaced_natural,
        )
        # -- the sitting
        self.phase = Phase.DRAW if options.draw else Phase.DEAL
        self.single = False
        self.hand: i64 = 0
        self.circle: vec[i64] = vec[i64](list(range(self.players)))
        """The players as they sit, clockwise, the first banker first (M-5)."""
        self.balances: list[int] = [0] * self.players
        self.before: list[int] = [0] * self.players
        self.entries: list[Entry] = []
        # -- the cards
        self.left: vec[i64] = self.whole_pack()
        """What the stock holds while no deal is made."""
        self.used: vec[i64] = vec[i64]()
        """Cards of earlier deals, laid aside."""
        self.aside: vec[i64] = vec[i64]()
        """Empty cards thrown in this deal."""
        self.stock: vec[i64] = vec[i64]()
        self.top: i64 = 0
        self.stocks: i64 = 0
        """How often the stock was made anew in this deal."""
        self.set_up_stock: i64 = 0
        """One, where the first stock of this deal was set up and not dealt."""
        # -- the deal
        self.first: vec[i64] = filled(self.players, NO_CARD)
        """The hidden first cards; gone where they were empty and have been thrown."""
        self.open: list[vec[i64]] = [vec[i64]() for _ in range(self.players)]
        """Bought cards still held."""
        self.received: list[vec[i64]] = [vec[i64]() for _ in range(self.players)]
        """All cards each has received, in their order."""
        self.turn: i64 = 0
        """Whose buying it is, counted from the banker's left; the banker is the last."""

    def whole_pack(self) -> vec[i64]:
        """All packs together (M-1)."""
        return packs(self.one_pack(), self.game.options.packs)

    def one_pack(self) -> i64:
        return pack(self.game.options.ranks, self.game.options.suits)

    # -- copies

    def copy(self) -> "MakaoState":
        other = MakaoState(self.game)
        other.phase = self.phase
        other.single = self.single
        other.hand = self.hand
        other.circle = self.circle
        other.balances = self.balances[:]
        other.before = self.before[:]
        other.entries = self.entries[:]
        other.left = self.left
        other.used = self.used
        other.aside = self.aside
        other.stock = self.stock
        other.top = self.top
        other.stocks = self.stocks
        other.set_up_stock = self.set_up_stock
        other.first = copied(self.first)
        other.open = self.open[:]
        other.received = self.received[:]
        other.turn = self.turn
        return other

    def this_hand(self) -> "MakaoState":
        other = self.copy()
        other.single = True
        return other

    # -- seats and the bank (M-5, M-6)

    def banker(self) -> i64:
        """The bank passes to the left after so many deals; between deals this is the next banker."""
        deal = self.hand if self.phase is Phase.DRAW or self.phase is Phase.DEAL else self.hand - 1
        return self.circle[deal // self.bank_deals % self.players]

    def seated(self, step: i64) -> i64:
        """The player so many seats to the banker's left."""
        banker = self.banker()
        for place in range(self.players):
            if self.circle[place] == banker:
                return self.circle[(place + step) % self.players]
        return banker

    def round(self) -> list[int]:
        """The seats in the order in which they are served: from the banker's left, the banker last (M-8)."""
        return [int(self.seated(step)) for step in range(1, self.players + 1)]

    # -- chance (M-8, M-22)

    def awaits(self) -> Deal | None:
        if self.phase is Phase.DRAW:
            return draw(self.one_pack(), self.players)
        if self.phase is Phase.DEAL:
            piles = [Pile(f"first.{seat}", 1, BIT[seat]) for seat in self.round()]
            piles.append(Pile("stock", len(self.left) - self.players, NOBODY, True))
            return Deal("hand", self.left, piles)
        if self.phase is Phase.RESHUFFLE:
            cards = self.to_shuffle()
            return Deal("reshuffle", cards, [Pile("stock", len(cards), NOBODY, True)], False)
        return None

    def to_shuffle(self) -> vec[i64]:
        """What a new stock is made of: earlier deals, and the empty cards thrown in this one (M-22)."""
        return with_cards(self.used, self.aside)

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.DRAW:
            self.circle = vec[i64](low_to_high(order, self.players))
            self.phase = Phase.DEAL
        elif self.phase is Phase.DEAL:
            self._deal(order)
        else:
            self.used = vec[i64]()
            self.aside = vec[i64]()
            self.stock = joined(vec[i64](), order)
            self.top = 0
            self.stocks += 1
            self.phase = Phase.BUY
            self._give(self.to_act())

    def _deal(self, order: vec[i64]) -> None:
        seats = self.round()
        self.hand += 1
        self.before = self.balances[:]
        self.phase = Phase.BUY
        self.left = vec[i64]()
        for i in range(self.players):
            self.first[seats[i]] = order[i]
            self.received[seats[i]] = vec[i64]([order[i]])
        self.stock = part(order, self.players, len(order))
        self.top = 0
        self.stocks = 0
        self.set_up_stock = 0
        self.turn = 0
        self._go_on()

    # -- whose move (M-10 … M-15)

    def to_act(self) -> i64:
        return self.seated(self.turn + 1)

    def actors(self) -> i64:
        return BIT[self.to_act()] if self.phase is Phase.BUY else 0

    def legal(self, seat: i64) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        return vec[i64]([BUY, STAND])

    def counting(self, seat: i64) -> i64:
        """How many counting cards a seat holds: with two it is finished (M-11)."""
        number: i64 = 0
        for card in self.received[seat]:
            if not is_empty(card):
                number += 1
        return number

    def can_buy(self) -> bool:
        """Is there a card to be had? A new stock of nothing but empty cards would be bought round for ever."""
        if self.top < len(self.stock):
            return True
        return any(not is_empty(card) for card in self.to_shuffle())

    def play(self, seat: i64, move: i64) -> None:
        if not self.acts(seat):
            full = move == BUY and self.counting(seat) > 1
            raise IllegalMove(int(seat), self.name(move), "M-11" if full else "M-10", "not-your-turn")
        if move == STAND:
            self.turn += 1
            self._go_on()
        elif move == BUY:
            self._throw_empty(seat)
            if self.top < len(self.stock):
                self._give(seat)
            else:
                self.phase = Phase.RESHUFFLE
        else:
            raise IllegalMove(int(seat), self.name(move), "M-10", "illegal")

    def _throw_empty(self, seat: i64) -> None:
        """Throwing is part of the purchase: an empty card is turned up and laid aside (M-12, M-13)."""
        bought = self.open[seat]
        if len(bought):
            last = bought[len(bought) - 1]
            if is_empty(last):
                self.open[seat] = part(bought, 0, len(bought) - 1)
                self.aside = with_card(self.aside, last)
        elif is_empty(self.first[seat]):
            self.aside = with_card(self.aside, self.first[seat])
            self.first[seat] = NO_CARD

    def _give(self, seat: i64) -> None:
        card = self.stock[self.top]
        self.top += 1
        self.open[seat] = append(copied(self.open[seat]), card)
        self.received[seat] = append(copied(self.received[seat]), card)
        self._go_on()

    def _go_on(self) -> None:
        """The next who can still buy; when nobody is left all cards are opened."""
        while self.turn < self.players:
            if self.counting(self.to_act()) < 2 and self.can_buy():
                return
            self.turn += 1
        self._settle()

    # -- settlement (M-17 … M-22)

    def _settle(self) -> None:
        entries = score.deal_entries(self.terms, self.hand, self.banker(), self.received, self.round())
        for entry in entries:
            self.entries.append(entry)
            self.balances[entry.column] += entry.amount
        if self.single or self.hand >= self.last_deal:
            self.phase = Phase.OVER
            return
        self._clear()

    def _clear(self) -> None:
        """Used cards are laid aside; a stock too short for the next deal is shuffled anew (M-22)."""
        self.used = with_cards(self.used, self.aside)
        for seat in range(self.players):
            if self.first[seat] != NO_CARD:
                self.used = with_card(self.used, self.first[seat])
            self.used = with_cards(self.used, self.open[seat])
        self.left = with_cards(vec[i64](), part(self.stock, self.top, len(self.stock)))
        if len(self.left) < ENOUGH * self.players:
            self.left = self.whole_pack()
            self.used = vec[i64]()
        self.aside = vec[i64]()
        self.stock = vec[i64]()
        self.top = 0
        self.stocks = 0
        self.set_up_stock = 0
        self.first = filled(self.players, NO_CARD)
        self.open = [vec[i64]() for _ in range(self.players)]
        self.received = [vec[i64]() for _ in range(self.players)]
        self.turn = 0
        self.phase = Phase.DEAL

    # -- the match

    def over(self) -> bool:
        return self.phase is Phase.OVER

    def hand_number(self) -> i64:
        return self.hand + 1 if self.phase is Phase.DRAW or self.phase is Phase.DEAL else self.hand

    def scores(self) -> list[int]:
        if not self.single:
            return self.balances[:]
        return [self.balances[seat] - self.before[seat] for seat in range(self.players)]

    def sheet(self) -> Sheet:
        """No score sheet: a cash line for each player (section 4)."""
        columns = tuple(
            Column((seat,), "", {"balance": self.balances[seat]}) for seat in range(int(self.players))
        )
        notes = {"stake": self.terms.stake, "deal": int(self.hand), "deals": int(self.last_deal)}
        return Sheet("money", columns, tuple(self.entries), notes)

    # -- what is known (M-9, M-13)

    def knows_first(self, seat: i64, owner: i64) -> bool:
        """One's own first card; one that was thrown; and all of them when the deal is settled."""
        return seat == owner or self.first[owner] == NO_CARD or self.phase is Phase.OVER

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        word, _, number = pile.partition(".")
        if word == "first":
            return self.knows_first(seat, int(number))
        if word == "stock":
            stock = 0 if deal == START else deal + self.set_up_stock
            return stock < self.stocks or (stock == self.stocks and index < self.top)
        return True

    def is_ordered(self, pile: str) -> bool:
        return pile == "stock" or pile.startswith(("open.", "received."))

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Who bought and turned no empty card up holds a counting card (M-13)."""
        empty = [card for card in range(52) if is_empty(card)]
        for owner in range(self.players):
            bought = len(self.received[owner]) > 1
            if bought and not self.knows_first(seat, owner) and unseen.has(f"first.{owner}"):
                unseen.never(empty, [f"first.{owner}"])

    def unseen(self, seat: i64) -> vec[i64]:
        """How many cards of each value a seat has not seen: the stock and the hidden first cards."""
        counts = vec[i64]([0] * 10)
        for i in range(self.top, len(self.stock)):
            counts[value_of(self.stock[i])] += 1
        for owner in range(self.players):
            if not self.knows_first(seat, owner):
                counts[value_of(self.first[owner])] += 1
        return counts

    def view(self, seat: i64) -> MakaoView:
        """Built by adding what the seat may see."""
        view = MakaoView(seat, self.players)
        view.game = self.game
        view.terms = self.terms
        view.phase = self.phase.value
        view.hand = self.hand_number()
        view.banker = self.banker()
        view.to_act = self.to_act() if self.actors() else -1
        view.circle = self.circle
        view.done = self.turn
        for owner in range(self.players):
            view.open[owner] = self.open[owner]
            number = len(self.received[owner])
            view.received[owner] = number
            view.holds_first[owner] = 1 if self.first[owner] != NO_CARD else 0
            if self.knows_first(seat, owner):
                view.first[owner] = self.first[owner]
        view.aside = self.aside
        view.used_size = len(self.used)
        view.stock_left = len(self.left) + len(self.stock) - self.top
        view.unseen = self.unseen(seat)
        if seat >= 0 and len(self.received[seat]):
            own = score.held(self.received[seat], self.terms.replaced)
            view.points = own.points
            view.counting = self.counting(seat)
        view.legal = self.legal(seat)
        view.sheet = self.sheet()
        view.over = self.over()
        view.scores = self.scores()
        return view

    def position(self, seat: i64) -> dict[str, Any]:
        return {
            "phase": self.phase.value,
            "single": self.single,
            "hand": int(self.hand),
            "circle": [int(s) for s in self.circle],
            "balances": self.balances[:],
            "before": self.before[:],
            "entries": entries_written(self.entries),
            "piles": self._piles(seat),
            "received": [self._history(owner) for owner in range(self.players)],
            "turn": int(self.turn),
        }

    def _history(self, owner: i64) -> str:
        """The cards a seat has received, in order; a first card that it still holds stands in its pile."""
        cards = names(self.received[owner]).split()
        if self.first[owner] != NO_CARD:
            cards[0] = "??"
        return " ".join(cards)

    def _piles(self, seat: i64) -> dict[str, str]:
        piles: dict[str, str] = {}
        for owner in range(self.players):
            if self.first[owner] != NO_CARD:
                known = seat == EVERYTHING or self.knows_first(seat, owner)
                piles[f"first.{owner}"] = card_name(self.first[owner]) if known else "??"
            piles[f"open.{owner}"] = names(self.open[owner])
        piles["aside"] = names(self.aside)
        piles["used"] = names(self.used)
        piles["left"] = names(self.left)
        rest = part(self.stock, self.top, len(self.stock))
        piles["stock"] = names(rest) if seat == EVERYTHING else hidden(len(rest))
        return {name: text for name, text in piles.items() if text}


__all__ = ["MakaoState", "Phase"]
