"""A position of Lentyurlyu (Мушка-Лентюрлю): one pile built upwards, A 2 3 … Q K, and money on five cards.

There are no trumps, no suits and no record. In the form `king` the hand is won by covering a queen with a king, in
the form `shed` by getting rid of all cards. Everything that is laid, bought or passed is open to all but the cards
in the hands and in the stock.
"""

from enum import Enum
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, members, size
from lomber.cards.pack import card_name, card_names
from lomber.games.mushka_lentyurlyu.score import (
    CELLS,
    LAYOUT,
    SPECIAL,
    Terms,
    ante,
    place_of,
    settlement,
    take_cell,
)
from lomber.games.mushka_lentyurlyu.view import LentyurlyuView
from lomber.play.setups import entries_written
from lomber.play.stock import Stock
from lomber.table.chance import Deal, Pile
from lomber.table.contract import EVERYTHING, Game, State, View
from lomber.table.errors import IllegalMove
from lomber.table.scene import HIDDEN
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import Unseen

END: Final[i64] = 52
BUY: Final[i64] = 52
"""`buy 1` and `buy 2` are BUY + 1 and BUY + 2."""

KING: Final[i64] = 13
NOTHING: Final[i64] = 0
"""The top of a pile that is yet to be begun."""


class Phase(Enum):
    DEAL = "deal"
    PLAY = "play"
    OVER = "over"


def cards_of_place(place: i64) -> i64:
    """The four cards of a rank, by its place in the order (LE-2)."""
    mask: i64 = 0
    for suit in range(4):
        mask |= BIT[13 * suit + (place + 11) % 13]
    return mask


OF_PLACE: Final = vec[i64]([0] + [cards_of_place(place) for place in range(1, 14)] + [0])
KINGS: Final[i64] = cards_of_place(KING)


class Rules:
    """The options of a table as the position reads them, made once for a game."""

    def __init__(self, options: Any, pack: i64) -> None:
        self.players: i64 = options.players
        self.cards_each: i64 = options.cards_each()
        self.pack = pack
        self.terms = Terms(options)
        self.shed = self.terms.shed
        self.king_lead_free: bool = options.form == "shed" or options.king_lead == "wins"
        self.buy_any_time: bool = options.buy_when == "any_time"
        self.deals: int = options.deals()
        self.first_dealer: i64 = options.first_dealer
        self.noughts = filled(self.players, 0)


class LentyurlyuState(State):
    """One position of a session."""

    def __init__(self, game: Game, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.players: i64 = rules.players
        # -- the session
        self.dealer: i64 = rules.first_dealer
        self.balances: list[int] = [0] * int(rules.players)
        self.cells: list[int] = [0] * len(CELLS)
        """The money on 7D, KH, JC, AS, QS."""
        self.before: list[int] = [0] * int(rules.players)
        self.entries: list[Entry] = []
        self.hands_done: int = 0
        self.single = False
        self.ended = False
        self.last_winner: i64 = -1
        # -- the hand
        self.phase: Phase = Phase.DEAL
        self.turn: i64 = -1
        self.hands: vec[i64] = rules.noughts
        self.stock: Stock | None = None
        self.top: i64 = NOTHING
        self.pile: i64 = 0
        """How many cards lie in the pile."""
        self.leading = False
        self.laid_now = False
        self.bought_now = False
        """What the player on turn has done in this turn (LE-7)."""
        self.last_layer: i64 = -1
        self.idle: i64 = 0
        """So many turns in succession have ended without a card (LE-9)."""
        self.rows: list[tuple[int, int]] = []
        """Every card laid in this hand: who, which."""
        self.base_rows: int = 0
        """Of them, those that stood in a set-up."""
        self.bought: vec[i64] = rules.noughts
        """How many cards each has bought in this hand."""
        self.buys: list[tuple[int, int, int, int, int]] = []
        """Since the deal or set-up: who bought, from which place of the stock, how many, the rank he lacked
        (0: it is not known), and how many cards had been laid before."""

    # -- copies

    def fresh(self) -> "LentyurlyuState":
        return LentyurlyuState(self.game, self.rules)

    def copy(self) -> "State":
        return self.twin()

    def twin(self) -> "LentyurlyuState":
        other = self.fresh()
        other.dealer = self.dealer
        other.balances = self.balances[:]
        other.cells = self.cells[:]
        other.before = self.before[:]
        other.entries = self.entries[:]
        other.hands_done = self.hands_done
        other.single = self.single
        other.ended = self.ended
        other.last_winner = self.last_winner
        other.take_hand(self)
        return other

    def take_hand(self, other: "LentyurlyuState") -> None:
        """Become a copy of another position: the hand in progress."""
        self.phase = other.phase
        self.turn = other.turn
        self.hands = copied(other.hands)
        self.stock = other.stock.copy() if other.stock is not None else None
        self.top = other.top
        self.pile = other.pile
        self.leading = other.leading
        self.laid_now = other.laid_now
        self.bought_now = other.bought_now
        self.last_layer = other.last_layer
        self.idle = other.idle
        self.rows = other.rows[:]
        self.base_rows = other.base_rows
        self.bought = copied(other.bought)
        self.buys = other.buys[:]

    def clear(self) -> None:
        """Nothing of a hand lies on the table."""
        self.take_hand(self.fresh())

    def this_hand(self) -> "State":
        other = self.twin()
        other.single = True
        return other

    # -- chance

    def awaits(self) -> Deal | None:
        if self.phase != Phase.DEAL:
            return None
        pool = members(self.rules.pack)
        piles = [Pile(f"hand.{seat}", self.rules.cards_each, BIT[seat]) for seat in range(self.players)]
        piles.append(Pile("stock", len(pool) - self.players * self.rules.cards_each, 0, True))
        return Deal("hand", pool, piles)

    def dealt(self, order: vec[i64]) -> None:
        """The ante is laid out, then cards one at a time; the rest is the stock (LE-3, LE-4)."""
        self.before = self.balances[:]
        self.enter(ante(self.rules.terms, self.hands_done + 1, self.cells))
        at: i64 = 0
        for seat in range(self.players):
            hand: i64 = 0
            for _ in range(self.rules.cards_each):
                hand |= BIT[order[at]]
                at += 1
            self.hands[seat] = hand
        rest = vec[i64](capacity=8)
        for i in range(at, len(order)):
            rest = append(rest, order[i])
        stock = Stock()
        stock.lay(rest)
        self.stock = stock
        self.phase = Phase.PLAY
        self.begin_lead((self.dealer + 1) % self.players)

    def in_stock(self) -> i64:
        return self.stock.left() if self.stock is not None else 0

    def is_ordered(self, pile: str) -> bool:
        return pile == "stock"

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        if pile == "stock":
            stock = self.stock
            return stock is not None and index < stock.top and stock.taker[index] == seat
        return pile == f"hand.{seat}"

    # -- whose move

    def actors(self) -> i64:
        return BIT[self.turn] if self.phase == Phase.PLAY else 0

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase != Phase.PLAY or seat != self.turn:
            return vec[i64]()
        found = members(self.layable(seat))
        if not self.leading:
            found = append(found, END)
            for count in range(1, self.most_to_buy(seat) + 1):
                found = append(found, BUY + count)
        return found

    def layable(self, seat: i64) -> i64:
        """A lead: any card, but a king only from kings alone (LE-5, LE-10); else the next rank (LE-6)."""
        hand = self.hands[seat]
        if not self.leading:
            return hand & OF_PLACE[self.top + 1]
        if self.rules.king_lead_free or not hand & ~KINGS:
            return hand
        return hand & ~KINGS

    def most_to_buy(self, seat: i64) -> i64:
        """Once a turn, one or two, by who cannot lay (LE-7)."""
        if self.bought_now or (self.hands[seat] & OF_PLACE[self.top + 1] and not self.rules.buy_any_time):
            return 0
        return min(self.in_stock(), 2)

    # -- what is done

    def play(self, seat: i64, move: i64) -> None:
        if self.phase != Phase.PLAY or seat != self.turn:
            raise IllegalMove(seat, self.name(move), "LE-8", "not-your-turn")
        if 0 <= move < END:
            self.check_card(seat, move)
            self.lay(seat, move)
        elif self.leading:
            raise IllegalMove(seat, self.name(move), "LE-5", "lentyurlyu-lead")
        elif move == END:
            self.end_turn(seat)
        else:
            count = move - BUY
            if not 1 <= count <= self.most_to_buy(seat):
                raise self.cannot_buy(seat, move)
            self.buy(seat, count)

    def cannot_buy(self, seat: i64, move: i64) -> IllegalMove:
        """He has bought in this turn, or could lay, or so many cards are not there (LE-7)."""
        if self.bought_now:
            return IllegalMove(seat, self.name(move), "LE-7", "lentyurlyu-bought")
        if self.most_to_buy(seat) < min(self.in_stock(), 2):
            return IllegalMove(seat, self.name(move), "LE-7", "lentyurlyu-can-lay")
        return IllegalMove(seat, self.name(move), "LE-7", "lentyurlyu-stock", left=int(self.in_stock()))

    def check_card(self, seat: i64, card: i64) -> None:
        if not self.hands[seat] & BIT[card]:
            raise IllegalMove(seat, self.name(card), "LE-6", "not-in-hand")
        if not self.layable(seat) & BIT[card]:
            if self.leading:
                raise IllegalMove(seat, self.name(card), "LE-10", "lentyurlyu-king-lead")
            raise IllegalMove(seat, self.name(card), "LE-6", "lentyurlyu-next-rank")

    def buy(self, seat: i64, count: i64) -> None:
        """One card or two from the stock, unseen by the others (LE-7)."""
        stock = self.stock
        assert stock is not None
        lacked = 0 if self.rules.buy_any_time else int(self.top) + 1
        self.buys.append((int(seat), int(stock.top), int(count), lacked, len(self.rows)))
        self.hands[seat] |= stock.draw(seat, count)
        self.bought[seat] += count
        self.bought_now = True

    def lay(self, seat: i64, card: i64) -> None:
        """A card joins the pile; it may end the pile, or the hand."""
        covers = place_of(card) == KING
        self.hands[seat] &= ~BIT[card]
        self.rows.append((int(seat), int(card)))
        self.top = place_of(card)
        self.pile += 1
        self.leading = False
        self.laid_now = True
        self.last_layer = seat
        self.idle = 0
        if covers and not self.rules.shed:
            self.win(seat)
            return
        out = self.hands[seat] == 0 and self.rules.shed
        special = self.rules.terms.specials and BIT[card] & SPECIAL != 0
        if special:
            hand, cell = self.hands_done + 1, CELLS.index(int(card))
            self.enter(take_cell(self.rules.terms, hand, self.cells, cell, int(seat), out))
        if out:
            self.win(seat)
        elif special or covers:
            self.new_pile(seat)

    def new_pile(self, seat: i64) -> None:
        """He leads anew in the same turn (LE-15, LE-16); without cards the next on his left who has some (LE-9)."""
        self.top = NOTHING
        self.pile = 0
        if self.hands[seat]:
            self.leading = True
        else:
            self.end_turn(seat)

    def end_turn(self, seat: i64) -> None:
        """The turn goes to the left (LE-8); all idle in succession: the pile is dead (LE-9)."""
        if not self.laid_now:
            self.idle += 1
        if not any(self.hands):
            self.nobody_wins()
            return
        if self.idle == self.players or self.top == NOTHING:
            leader = self.last_layer
            while not self.hands[leader]:
                leader = (leader + 1) % self.players
            self.begin_lead(leader)
        else:
            self.begin_turn((seat + 1) % self.players)

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.laid_now = False
        self.bought_now = False

    def begin_lead(self, seat: i64) -> None:
        self.begin_turn(seat)
        self.top = NOTHING
        self.pile = 0
        self.idle = 0
        self.leading = True

    # -- the end of a hand

    def win(self, seat: i64) -> None:
        """The hand is over at once (LE-10, LE-14)."""
        left = [self.hands[p] for p in range(self.players)]
        self.enter(settlement(self.rules.terms, self.hands_done + 1, self.cells, int(seat), left))
        self.finish(seat)

    def nobody_wins(self) -> None:
        """All hands are empty and no king has covered: the money stays (LE-13)."""
        self.finish(-1)

    def finish(self, winner: i64) -> None:
        self.last_winner = winner
        self.hands_done += 1
        self.dealer = (self.dealer + 1) % self.players
        over = self.hands_done >= self.rules.deals
        if over:
            self.divide_rest()
        if over or self.single:
            self.ended = True
            self.phase = Phase.OVER
            self.turn = -1
        else:
            self.clear()

    def divide_rest(self) -> None:
        """The session is over and money lies on the layout: it is shared alike (ours; the rules are silent)."""
        shares = self.shares()
        self.enter(
            [Entry(self.hands_done, i, "balance", a, "shared", "LE-19") for i, a in enumerate(shares) if a]
        )
        self.cells = [0] * len(CELLS)

    def shares(self) -> list[int]:
        """The money on the layout in equal parts; what cannot be parted goes to the first from the next elder."""
        total = sum(self.cells)
        parts = [total // int(self.players)] * int(self.players)
        for i in range(total % int(self.players)):
            parts[(int(self.dealer) + 1 + i) % int(self.players)] += 1
        return parts

    def enter(self, entries: list[Entry]) -> None:
        self.entries.extend(entries)
        for entry in entries:
            self.balances[entry.column] += entry.amount

    def hand_number(self) -> i64:
        return self.hands_done + 1

    def over(self) -> bool:
        return self.ended

    def scores(self) -> list[int]:
        """What each has won or lost; the money on the layout is nobody's yet."""
        if self.single:
            return [a - b for a, b in zip(self.balances, self.before, strict=True)]
        return self.balances[:]

    def sheet(self) -> Sheet:
        """A cash column for each, and the five cards with their coins."""
        columns = [Column((int(seat),), "", {"balance": self.balances[seat]}) for seat in range(self.players)]
        notes = {"pot": sum(self.cells)}
        for name, money in zip(LAYOUT, self.cells, strict=True):
            notes[f"cell-{name}"] = money
        return Sheet("layout", tuple(columns), tuple(self.entries), notes)

    # -- what is seen

    def view(self, seat: i64) -> View:
        view = self._shown(seat, self.legal(seat))
        view.sheet = self.sheet()
        view.scores = self.scores()
        return view

    def glimpse(self, seat: i64, moves: vec[i64]) -> View:
        """No advice reads the sheet."""
        return self._shown(seat, moves)

    def _shown(self, seat: i64, moves: vec[i64]) -> LentyurlyuView:
        """All but the sheet; these moves are legal for the seat."""
        view = LentyurlyuView(seat, self.game)
        view.phase = self.phase.value
        view.hand = self.hands_done + 1
        view.over = self.ended
        view.dealer = self.dealer
        view.turn = self.turn
        view.balances = self.balances[:]
        view.cells = self.cells[:]
        view.counts = [int(size(self.hands[p])) for p in range(self.players)]
        view.in_stock = self.in_stock()
        view.top = self.top
        view.leading = self.leading
        view.pile = [card for _, card in self.rows[len(self.rows) - int(self.pile) :]]
        view.laid = [card for _, card in self.rows]
        view.bought = [int(count) for count in self.bought]
        view.last_winner = self.last_winner
        view.legal = [int(move) for move in moves]
        if seat >= 0:
            view.own = self.hands[seat]
        return view

    def position(self, seat: i64) -> dict[str, Any]:
        piles: dict[str, str] = {}
        for p in range(self.players):
            hand = card_names(self.hands[p])
            piles[f"hand.{p}"] = hand if seat in (EVERYTHING, p) else hidden(hand)
        stock = self.stock.names() if self.stock is not None else ""
        piles["stock"] = stock if seat == EVERYTHING else hidden(stock)
        return {
            "phase": self.phase.value,
            "hand": self.hands_done,
            "dealer": int(self.dealer),
            "turn": int(self.turn),
            "piles": piles,
            "played": [f"{who} {card_name(card)}" for who, card in self.rows],
            "pile": int(self.pile),
            "leading": self.leading,
            "laid_now": self.laid_now,
            "bought_now": self.bought_now,
            "last_layer": int(self.last_layer),
            "idle": int(self.idle),
            "bought": [int(count) for count in self.bought],
            "cells": self.cells[:],
            "balances": self.balances[:],
            "before": self.before[:],
            "single": self.single,
            "last_winner": int(self.last_winner),
            "entries": entries_written(self.entries),
        }

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Who bought lacked the next rank then; a card laid was held before it was laid, whenever it was bought."""
        if self.stock is None:
            return
        for number, (who, at, count, _, _) in enumerate(self.buys):
            if who != seat and unseen.has("stock"):
                unseen.carve("stock", f"bought.{number}", range(at, at + count))
        for index in range(self.base_rows, len(self.rows)):
            who, card = self.rows[index]
            if who != seat:
                unseen.only(card, self.places(who, index))
        for number, (who, _, _, lacked, laid) in enumerate(self.buys):
            if who == seat or not lacked:
                continue
            gone = [card for p, card in self.rows[:laid] if p == who]
            missing = [int(card) for card in members(OF_PLACE[lacked]) if int(card) not in gone]
            unseen.never(missing, self.places(who, laid, number))

    def places(self, who: int, laid: int, before: int = 10**6) -> list[str]:
        """Where the cards of a player can have come from, when so many cards had been laid."""
        found = [f"hand.{who}"]
        for number, buy in enumerate(self.buys):
            if buy[0] == who and buy[4] <= laid and number < before:
                found.append(f"bought.{number}")
        return found


def hidden(cards: str) -> str:
    return " ".join([HIDDEN] * len(cards.split()))
