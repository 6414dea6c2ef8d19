"""A sitting of Stukolka (Стуколка): seats, stakes, the deal, the money on the table and the end of it all.

All cards are dealt at once: hands, the trump card, the stock in its order. What nobody may see yet is open to
nobody (`sees` says when that changes).
"""

import enum
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled, lowest, members, size
from lomber.cards.pack import suit_of
from lomber.games.stukolka import score
from lomber.games.stukolka.codes import MOST
from lomber.games.stukolka.score import Terms
from lomber.play.draws import draw, lowest_drawn
from lomber.play.pots import Pot
from lomber.play.stock import Stock
from lomber.play.tricks import NO_CARD, NO_SUIT
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.contract import Game, State
from lomber.table.sheet import Column, Entry, Sheet

NOUGHTS: Final = filled(MOST, 0)
NOT_YET: Final = filled(MOST, -1)
NO_CARDS: Final = filled(21, NO_CARD)
NO_PLAYERS: Final = filled(21, 0)
"""What a new position holds until `clear_deal` or a copy gives it vecs of its own; never written to."""


class Phase(enum.Enum):
    """The phases in the order in which they happen."""

    DRAW = "draw"
    DEAL = "deal"
    SHLEIF = "shleif"
    ANNOUNCE = "announce"
    DECLARE = "declare"
    EXCHANGE = "exchange"
    DROP = "drop"
    CUT_IN = "cut_in"
    PLAY = "play"
    REVIEW = "review"
    OVER = "over"


class Sitting(State):
    """So many deals, and then as many as it takes to play out the remises."""

    def __init__(self, game: Game, terms: Terms) -> None:
        super().__init__(game)
        self.terms = terms
        self.players: i64 = terms.players
        # -- the sitting
        self.phase = Phase.DRAW if terms.draws else Phase.DEAL
        self.single = False
        self.hand: i64 = 0
        self.dealer: i64 = terms.players - 1
        self.drawing: i64 = BIT[terms.players] - 1
        """Who draws a card for the first deal: everybody, then those who drew the same lowest rank."""
        self.pot = Pot(terms.players)
        self.before: list[int] = [0] * terms.players
        self.entries: list[Entry] = []
        # -- the deal: its money
        self.carried: int = 0
        """What lay on the table before the stakes of this deal."""
        self.prize: int = 0
        """The sum that is played for, P."""
        self.misdeals: i64 = 0
        self.declined = False
        # -- the deal: its cards
        self.trump: i64 = NO_SUIT
        self.trump_card: i64 = NO_CARD
        self.trump_open = False
        self.stock = Stock()
        self.origin: vec[i64] = NOUGHTS
        """The hands as they stood where the log of this deal begins."""
        self.hands: vec[i64] = NOUGHTS
        self.thrown: vec[i64] = NOUGHTS
        self.dropped: vec[i64] = NOUGHTS
        self.burnt: i64 = 0
        self.chosen: i64 = 0
        """The cards laid aside so far in a gesture of throwing off."""
        self.shown: i64 = 0
        """A card of his own that the dealer has exposed (U-15)."""
        # -- the deal: who does what
        self.looked: i64 = 0
        self.untouched = False
        """Nobody has said or done anything since the deal."""
        self.said: vec[i64] = NOUGHTS
        self.bought: vec[i64] = NOT_YET
        """How many cards each has exchanged; -1: he has not come to it."""
        self.playing: i64 = 0
        self.to_act: i64 = 0
        self.leader: i64 = 0
        # -- the deal: its tricks
        self.tricks: vec[i64] = NOUGHTS
        self.played: vec[i64] = NO_CARDS
        self.player: vec[i64] = NO_PLAYERS
        self.laid: i64 = 0
        self.in_trick: i64 = 0
        self.led: i64 = NO_SUIT
        self.winning: i64 = NO_CARD
        self.winner: i64 = 0
        self.denied: vec[i64] = NOUGHTS
        """Cards a player is known not to hold any more: he could not follow, beat or lead them."""
        self.apart: i64 = 0
        """Who has led something else and so does not hold both king and queen of trumps (U-9)."""
        # -- the deal: its faults
        self.remised: i64 = 0
        self.accepted: i64 = 0
        self.claims: vec[i64] = NOUGHTS
        """Whom each has accused already."""

    # -- copies

    def fresh(self) -> "Sitting":
        """A new position of the same form, to be cleared or made a copy before it is used."""
        raise NotImplementedError

    def take(self, other: "Sitting") -> None:
        """Become a copy of another position of the same game: the sitting."""
        self.phase = other.phase
        self.single = other.single
        self.hand = other.hand
        self.dealer = other.dealer
        self.drawing = other.drawing
        self.pot = other.pot.copy()
        self.before = other.before[:]
        self.entries = other.entries[:]
        self.carried = other.carried
        self.prize = other.prize
        self.misdeals = other.misdeals
        self.declined = other.declined

    def take_deal(self, other: "Sitting") -> None:
        """Become a copy of another position of the same game: the deal in hand."""
        self.trump = other.trump
        self.trump_card = other.trump_card
        self.trump_open = other.trump_open
        self.stock = other.stock.copy()
        self.origin = vec[i64](other.origin)
        self.hands = vec[i64](other.hands)
        self.thrown = vec[i64](other.thrown)
        self.dropped = vec[i64](other.dropped)
        self.burnt = other.burnt
        self.chosen = other.chosen
        self.shown = other.shown
        self.looked = other.looked
        self.untouched = other.untouched
        self.said = vec[i64](other.said)
        self.bought = vec[i64](other.bought)
        self.playing = other.playing
        self.to_act = other.to_act
        self.leader = other.leader
        self.tricks = vec[i64](other.tricks)
        self.played = vec[i64](other.played)
        self.player = vec[i64](other.player)
        self.laid = other.laid
        self.in_trick = other.in_trick
        self.led = other.led
        self.winning = other.winning
        self.winner = other.winner
        self.denied = vec[i64](other.denied)
        self.apart = other.apart
        self.remised = other.remised
        self.accepted = other.accepted
        self.claims = vec[i64](other.claims)

    # -- seats and the deal (U-1 … U-5)

    def elder(self) -> i64:
        """The first hand: the dealer's left neighbour (U-2, U-5)."""
        return (self.dealer + 1) % self.players

    def awaits(self) -> Deal | None:
        if self.phase is Phase.DRAW:
            return draw(self.terms.pack, size(self.drawing))
        if self.phase is Phase.DEAL:
            return Deal("hand", members(self.terms.pack), self.hand_piles())
        return None

    def hand_piles(self) -> list[Pile]:
        """Three cards each (U-5), the trump card (UX-2), the stock."""
        piles: list[Pile] = []
        for seat in range(self.players):
            piles.append(Pile(f"hand.{seat}", self.terms.hand_cards, self.dealt_to(seat)))
        rest = size(self.terms.pack) - self.players * self.terms.hand_cards - 1
        piles.append(Pile("trump", 1, EVERYONE if self.deals_open() else 0))
        piles.append(Pile("stock", rest, 0, self.sells()))
        return piles

    def dealt_to(self, seat: i64) -> i64:
        """Who sees a hand as it is dealt."""
        return BIT[seat]

    def deals_open(self) -> bool:
        """Is the trump card turned up on the stock at once (UX-2)?"""
        return True

    def sells(self) -> bool:
        """Does anybody buy from the stock, so that its order matters?"""
        return True

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.DRAW:
            self._drawn(order)
            return
        if not self.misdeals:
            self.hand += 1
            self.before = self.pot.balances[:]
            self._stakes()
        at: i64 = 0
        for seat in range(self.players):
            cards: i64 = 0
            for _ in range(self.terms.hand_cards):
                cards |= BIT[order[at]]
                at += 1
            self.hands[seat] = cards
            self.origin[seat] = cards
        self.trump_card = order[at]
        stock = vec[i64]()
        for i in range(at + 1, len(order)):
            stock = append(stock, order[i])
        self.stock.lay(stock)
        self.untouched = True
        self.opened()

    def _drawn(self, order: vec[i64]) -> None:
        """The lowest card deals first, the ace being high; those who drew equal lowest cards draw again (U-1)."""
        self.drawing = lowest_drawn(order, self.drawing)
        if size(self.drawing) == 1:
            self.dealer = lowest(self.drawing)
            self.drawing = 0
            self.phase = Phase.DEAL

    def _stakes(self) -> None:
        """The pot: remises carried over, and the stakes of this deal (U-20)."""
        self.carried = self.pot.left
        self.write(score.stake_entries(self.terms, self.hand, self.dealer, self.compulsory()))
        self.prize = self.pot.left

    def compulsory(self) -> bool:
        """Must everybody stake and play (UO-2)?"""
        return False

    def opened(self) -> None:
        """After the deal: the trump card is turned up, the declarations begin with the elder (U-6)."""
        self.turn_up()
        self.looked = BIT[self.players] - 1
        self.phase = Phase.DECLARE
        self.to_act = self.elder()

    def turn_up(self) -> None:
        self.trump = suit_of(self.trump_card)
        self.trump_open = True

    def clear_deal(self) -> None:
        """Nothing of an earlier deal is left on the table."""
        self.take_deal(self.fresh())

    # -- the money (U-18 … U-20, UX-5 … UX-9)

    def write(self, entries: list[Entry]) -> None:
        """Figures on the sheet are money moved: from the seat to the table, or back."""
        for entry in entries:
            self.entries.append(entry)
            if entry.amount < 0:
                self.pot.pay(entry.column, -entry.amount)
            else:
                self.pot.draw(entry.column, entry.amount)

    def next_deal(self) -> None:
        """The deal goes round to the left (U-3), unless the sitting is over (UX-8)."""
        if self.single:
            self.phase = Phase.OVER
            return
        cut = self.terms.last_hand and self.hand >= self.terms.last_hand
        if cut or (self.hand >= self.terms.deals and not self._plays_on()):
            self.write(score.return_entries(self.hand, self.pot.paid))
            self.phase = Phase.OVER
            return
        self.clear_deal()
        self.misdeals = 0
        self.declined = False
        self.carried = 0
        self.prize = 0
        self.dealer = self.elder()
        self.phase = Phase.DEAL

    def _plays_on(self) -> bool:
        """After the last deal: are there remises to be played out, and deals left for it?"""
        extra = self.hand - self.terms.deals
        return self.pot.left > 0 and not self.terms.returns and extra < score.EXTRA_DEALS

    # -- the match

    def over(self) -> bool:
        return self.phase is Phase.OVER

    def hand_number(self) -> i64:
        waiting = self.phase is Phase.DRAW or self.phase is Phase.DEAL
        return self.hand + 1 if waiting and not self.misdeals else self.hand

    def scores(self) -> list[int]:
        """Balances; money on the table is nobody's until it is won or returned (UX-9)."""
        if not self.single:
            return self.pot.balances[:]
        return [self.pot.balances[seat] - self.before[seat] for seat in range(self.players)]

    def sheet(self) -> Sheet:
        """There is no score sheet: the money on the table is the sheet (section 10)."""
        columns = tuple(
            Column((seat,), "", {"balance": self.pot.balances[seat]}) for seat in range(self.players)
        )
        notes = {"pot": self.pot.left, "deal": int(self.hand), "deals": int(self.terms.deals)}
        return Sheet("money", columns, tuple(self.entries), notes)
