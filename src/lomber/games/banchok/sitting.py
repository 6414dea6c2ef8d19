"""Polish Banchok (Польский банчок): three cards, a stake, and one card turned against them.

One player keeps the bank (банкомёт), all others are punters (понтёры). Here is a sitting in the order of the
chapter: the draw, the bank offered round the table, refusals, the deal of three, stakes and side stakes, the card
turned, the end of a bank.

A deal of the contract is a round. Nobody has ever seen a card of the stock, and whatever has been used lay open: so
all that is known of the stock is which cards are in it, layer by layer (`layers`), and each round shuffles the
layer it draws from. That is the same as a stock in its order from the beginning of the bank. A round in which the
old stock ends draws the rest from the layer under it (B-14).
"""

import enum
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled, joined, size
from lomber.cards.pack import pack
from lomber.cards.packs import packs, part, with_card
from lomber.games.banchok import score
from lomber.play.draws import draw, low_to_high
from lomber.play.pots import Pot
from lomber.play.turns import after
from lomber.table.chance import NOBODY, Deal, Pile
from lomber.table.contract import Game, State
from lomber.table.sheet import Column, Entry, Sheet

HAND: Final[i64] = 3
"""Cards of a punter (B-7)."""


class Phase(enum.Enum):
    """The phases in the order in which they happen."""

    DRAW = "draw"
    DEAL = "deal"
    OFFER = "offer"
    REFUSE = "refuse"
    STAKE = "stake"
    SIDE = "side"
    OVER = "over"


class Sitting(State):
    """The bank goes round the table: what the sitting, a bank and a round are, and when each ends."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        options = game.options
        # -- what was agreed
        self.players: i64 = options.players
        self.agreed: int = options.bank
        self.min_stake: int = options.min_stake
        self.step: int = options.stake_step
        self.stakes: i64 = options.stakes()
        self.primazka: bool = options.primazka
        self.at_once: bool = options.triple_check == "at_once"
        self.goal: int = options.triple * options.bank
        self.offers: i64 = options.circles * options.players
        self.manners: bool = options.manners
        self.last_hand: i64 = options.hands or 0
        # -- the sitting
        self.phase = Phase.DRAW if options.draw else Phase.DEAL
        self.single = False
        self.hand: i64 = 0
        self.first: i64 = 0
        """Who is offered the first bank."""
        self.offered: i64 = 0
        """How many offers are used up."""
        self.present: i64 = BIT[self.players] - 1
        """Who has not left the game."""
        self.pot = Pot(self.players)
        self.before: list[int] = [0] * self.players
        self.entries: list[Entry] = []
        # -- the bank
        self.banker: i64 = -1
        """Whose bank it is; -1: it is being offered."""
        self.refused: i64 = 0
        """Who lets nobody stake on his cards (B-24)."""
        self.layers: list[vec[i64]] = [self.whole_pack()]
        """The stock while no round is dealt: its old part, then what was put under it round by round."""
        # -- the round
        self.stock: vec[i64] = vec[i64]()
        self.top: i64 = 0
        self.first_part: i64 = 0
        """How many cards of the stock came with the first of the round's deals."""
        self.given: i64 = 0
        """How many cards of this stock were given to punters (none, where the round was set up)."""
        self.punters: vec[i64] = vec[i64]()
        self.settled: i64 = 0
        """How many punters have been settled."""
        self.hands: list[vec[i64]] = [vec[i64]() for _ in range(self.players)]
        self.thrown: vec[i64] = vec[i64]()
        # -- the punter in turn
        self.to_act: i64 = 0
        self.stake: int = 0
        self.sides: list[int] = [0] * self.players
        self.turned = False
        """The banker has turned the card before the stake was named (B-25)."""
        self.peeked = False
        self.shown: list[str] = []
        """The last settlement: punter, turned card, his cards."""

    def whole_pack(self) -> vec[i64]:
        """All packs together (B-1)."""
        return packs(self.one_pack(), self.game.options.packs)

    def one_pack(self) -> i64:
        return pack(self.game.options.ranks, self.game.options.suits)

    # -- chance (B-4, B-6, B-7, B-14)

    def awaits(self) -> Deal | None:
        if self.phase is Phase.DRAW:
            return draw(self.one_pack(), self.players)
        if self.phase is Phase.DEAL:
            cards = self.layers[0]
            begins = len(self.stock) == 0
            pile = "stock" if begins else "under"
            return Deal("round", cards, [Pile(pile, len(cards), NOBODY, True)], begins)
        return None

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.DRAW:
            self.first = low_to_high(order, self.players)[0]
            self.phase = Phase.DEAL
            return
        self.layers = self.layers[1:]
        if len(self.stock):
            self.stock = joined(self.stock, order)
            self.give()
            return
        self.hand += 1
        self.before = self.balances()
        self.stock = joined(vec[i64](), order)
        self.first_part = len(order)
        if self.banker < 0:
            self._offer()
        elif len(self.stock) >= 4 * len(self.round_of_punters()):
            self.give()

    def round_of_punters(self) -> vec[i64]:
        """Everybody present but the banker, from his left (B-8)."""
        found = vec[i64]()
        for step in range(1, self.players):
            seat = (self.banker + step) % self.players
            if self.present & BIT[seat]:
                found = append(found, seat)
        return found

    def give(self) -> None:
        """Three cards to every punter, one at a time (B-7)."""
        self.punters = self.round_of_punters()
        number = len(self.punters)
        for i in range(HAND * number):
            seat = self.punters[i % number]
            self.hands[seat] = with_card(self.hands[seat], self.stock[i])
        self.given = HAND * number
        self.top = self.given
        self.settled = 0
        self.await_stake()

    def await_stake(self) -> None:
        """The next punter is asked for his stake."""
        raise NotImplementedError

    # -- the bank is offered (B-18 … B-20)

    def _offer(self) -> None:
        self.to_act = (self.first + self.offered) % self.players
        self.phase = Phase.OFFER

    def answer_offer(self, seat: i64, takes: bool) -> None:
        self.offered += 1
        if not takes:
            self.present &= ~BIT[seat]
            if size(self.present) < 2 or not self.someone_is_offered():
                self.phase = Phase.OVER
            else:
                self._offer()
            return
        self.banker = seat
        self.refused = 0
        self.pot.pay(seat, self.agreed)
        if self.primazka:
            self.phase = Phase.REFUSE
            self.to_act = self.round_of_punters()[0]
        else:
            self.give()

    def someone_is_offered(self) -> bool:
        """Pass over seats that have left: their offers are used up (B-20)."""
        while self.offered < self.offers:
            if self.present & BIT[(self.first + self.offered) % self.players]:
                return True
            self.offered += 1
        return False

    def next_offered(self) -> i64:
        """Whose the bank will be next; -1: nobody's, the sitting ends with this one."""
        for offer in range(self.offered, self.offers):
            seat = (self.first + offer) % self.players
            if self.present & BIT[seat]:
                return seat
        return -1

    def answer_side(self, seat: i64, refuses: bool) -> None:
        if refuses:
            self.refused |= BIT[seat]
        next_seat = after(seat, self.present, self.players)
        if next_seat == self.banker:
            self.give()
        else:
            self.to_act = next_seat

    # -- the end of a bank and of a round (B-14 … B-18)

    def end_bank(self) -> None:
        left = self.bank()
        self.entries.append(score.bank_entry(self.hand, self.banker, self.agreed, left, self.goal))
        self.pot.draw(self.banker, left)
        self.banker = -1

    def end_round(self, ends: bool, new_bank: bool) -> None:
        """Used cards go under the stock (B-14); a new banker takes all cards (B-18); or the sitting is over."""
        if ends or self.single or (self.last_hand and self.hand >= self.last_hand):
            if self.banker >= 0 and not self.single:
                self.end_bank()
            self.phase = Phase.OVER
            return
        left = part(self.stock, self.top, len(self.stock))
        under = self.layers
        self.layers = []
        if new_bank:
            self.layers.append(self.whole_pack())
        else:
            if len(left):
                self.layers.append(ascending(left))
            self.layers.extend(under)
            self.layers.append(self.thrown)
        self._clear_round()
        self.phase = Phase.DEAL

    def _clear_round(self) -> None:
        self.stock = vec[i64]()
        self.top = 0
        self.first_part = 0
        self.given = 0
        self.punters = vec[i64]()
        self.settled = 0
        self.hands = [vec[i64]() for _ in range(self.players)]
        self.thrown = vec[i64]()
        self.to_act = 0
        self.stake = 0
        self.sides = [0] * self.players
        self.turned = False
        self.peeked = False

    # -- the match

    def bank(self) -> int:
        return self.pot.left

    def over(self) -> bool:
        return self.phase is Phase.OVER

    def hand_number(self) -> i64:
        between = self.phase is Phase.DRAW or (self.phase is Phase.DEAL and len(self.stock) == 0)
        return self.hand + 1 if between else self.hand

    def balances(self) -> list[int]:
        """What each would have if the banker took his bank back now."""
        found = self.pot.balances[:]
        if self.banker >= 0:
            found[self.banker] += self.bank()
        return found

    def scores(self) -> list[int]:
        found = self.balances()
        if self.single:
            found = [found[seat] - self.before[seat] for seat in range(self.players)]
        return found

    def sheet(self) -> Sheet:
        found = self.balances()
        columns = tuple(Column((seat,), "", {"balance": found[seat]}) for seat in range(int(self.players)))
        notes = {"bank": self.bank(), "goal": self.goal, "deal": int(self.hand)}
        return Sheet("money", columns, tuple(self.entries), notes)


def ascending(cards: vec[i64]) -> vec[i64]:
    """The same cards, their order forgotten."""
    counts = filled(52, 0)
    for card in cards:
        counts[card] += 1
    result = vec[i64](capacity=len(cards))
    for card in range(52):
        for _ in range(counts[card]):
            result = append(result, card)
    return result
