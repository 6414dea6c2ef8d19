"""One hand of a match as it stands on the table: its cards, what was said, the pulka; seats, the deal, copies."""

import enum
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, members
from lomber.cards.pack import rank_of, suit_of
from lomber.games.preferans.auction import Auction
from lomber.games.preferans.board import Board
from lomber.games.preferans.moves import NO_BID
from lomber.games.preferans.pulka import Pulka
from lomber.games.preferans.terms import PLACES, Terms
from lomber.games.preferans.whisting import Whisting
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.contract import Game, State
from lomber.table.sheet import Sheet

NOBODY: Final[i64] = -1


class Phase(enum.Enum):
    """The phases in the order in which they happen."""

    DRAW = "draw"
    DEAL = "deal"
    BID = "bid"
    EXCHANGE = "exchange"
    ANNOUNCE = "announce"
    WHIST = "whist"
    PLAY = "play"
    CONSENT = "consent"
    REVIEW = "review"
    HELP = "help"
    PARTS = "parts"
    OVER = "over"


DRAW: Final = Phase.DRAW
DEAL: Final = Phase.DEAL
BID_PHASE: Final = Phase.BID
EXCHANGE: Final = Phase.EXCHANGE
ANNOUNCE_PHASE: Final = Phase.ANNOUNCE
WHIST_PHASE: Final = Phase.WHIST
PLAY: Final = Phase.PLAY
CONSENT: Final = Phase.CONSENT
REVIEW: Final = Phase.REVIEW
HELP_PHASE: Final = Phase.HELP
PARTS: Final = Phase.PARTS
OVER: Final = Phase.OVER


class HandState(State):
    """A match and the hand in progress. The phases are in `PreferansState`."""

    def __init__(self, game: Game, terms: Terms, pulka: Pulka) -> None:
        super().__init__(game)
        self.terms = terms
        self.players: i64 = terms.players
        # -- the match
        self.phase = Phase.DRAW if terms.draws else Phase.DEAL
        self.single = False
        self.hand: i64 = 0
        self.dealer: i64 = terms.players - 1
        self.pulka: Pulka = pulka
        """Shared by copies: it is copied before anything is written on it."""
        self.before: list[int] = [0] * terms.players
        """Everybody's result at the beginning of the hand."""
        self.last: dict[str, Any] = {}
        """How the hand before ended, for those who ask."""
        # -- the hand: its cards
        self.board = Board(terms)
        self.origin: vec[i64] = filled(PLACES, 0)
        """The hands as they stood where the log of this hand begins."""
        self.talon: vec[i64] = vec[i64]()
        """The talon (прикуп) in its order."""
        self.shown: i64 = 0
        """How many of its cards everybody has seen."""
        self.taken = False
        """The buyer has it."""
        self.gone: i64 = 0
        """How many of its cards had been led where the log of this hand begins."""
        self.shown_at_start = False
        """The log of this hand begins with the bought talon in the buyer's hand, before the discard."""
        self.discards: vec[i64] = filled(PLACES, 0)
        """The cards laid away (снос), by place: nobody else ever sees them."""
        self.chosen: i64 = 0
        self.open: i64 = 0
        """Places whose hands lie face up."""
        self.opening: i64 = 0
        """Places that will lie open after the first card (PC-45)."""
        # -- the hand: what was said
        self.auction = Auction(terms, [], 6)
        self.declarer: i64 = NOBODY
        self.bid: i64 = NO_BID
        self.announced: i64 = -1
        """The index of the game announced; -1: none, or a misère."""
        self.whisting: Whisting | None = None
        self.offered: i64 = 0
        """Who has said in this hand that the rest are his (P-17)."""
        self.offerer: i64 = NOBODY
        self.consented: i64 = 0
        # -- the hand: irregularities (Part 5)
        self.peeked: i64 = 0
        """Who has looked at the talon before it was bought (I-4)."""
        self.commanded = False
        """The declarer has shown his cards too soon: the others play them (I-9)."""
        self.revokes: list[tuple[int, int]] = []
        """Proved revokes, as place and trick from 1."""
        self.accused: i64 = 0
        """Which plays have been called a revoke already, as 10 · place + trick."""
        self.accepted: i64 = 0
        """Who has nothing more to claim."""
        self.granted: i64 = NOBODY
        """The place to which the rest was given without play."""

    # -- copies

    def fresh(self) -> "HandState":
        return HandState(self.game, self.terms, self.pulka)

    def copy(self) -> "HandState":
        other = self.fresh()
        other.phase = self.phase
        other.single = self.single
        other.hand = self.hand
        other.dealer = self.dealer
        other.before = self.before
        other.last = self.last
        other.board = self.board.copy()
        other.origin = self.origin
        other.talon = self.talon
        other.shown = self.shown
        other.taken = self.taken
        other.gone = self.gone
        other.shown_at_start = self.shown_at_start
        other.discards = copied(self.discards)
        other.chosen = self.chosen
        other.open = self.open
        other.opening = self.opening
        other.auction = self.auction.copy() if self.auction.turn >= 0 else self.auction
        other.declarer = self.declarer
        other.bid = self.bid
        other.announced = self.announced
        if self.whisting is not None:
            other.whisting = self.whisting.copy()
        other.offered = self.offered
        other.offerer = self.offerer
        other.consented = self.consented
        other.granted = self.granted
        other.peeked = self.peeked
        other.commanded = self.commanded
        other.revokes = self.revokes[:]
        other.accused = self.accused
        other.accepted = self.accepted
        return other

    def this_hand(self) -> "HandState":
        other = self.copy()
        other.single = True
        return other

    # -- seats and the deal (P-5 … P-9)

    def order(self) -> list[int]:
        """The hands that are dealt, clockwise from the eldest (P-6, P-7)."""
        first = self.dealer + 1
        return [int((first + step) % self.players) for step in range(3)]

    def bidders(self) -> list[int]:
        """Those who talk, from the eldest."""
        return self.order()

    def has_idle_dealer(self) -> bool:
        """Does the dealer sit out («сидит на прикупе»)?"""
        return int(self.dealer) not in self.order()

    def awaits(self) -> Deal | None:
        if self.phase is DRAW:
            piles = [Pile("drawn", self.players, EVERYONE, True)]
            piles.append(Pile("rest", len(members(self.terms.pack)) - self.players, 0))
            return Deal("draw", members(self.terms.pack), piles, False)
        if self.phase is DEAL:
            return Deal("hand", members(self.terms.pack), self.hand_piles())
        return None

    def hand_piles(self) -> list[Pile]:
        """Ten cards each and two for the talon, which nobody sees before it is bought (P-8, P-10)."""
        piles: list[Pile] = []
        for place in sorted(self.order()):
            watcher: i64 = BIT[place] if place < self.players else 0
            piles.append(Pile(f"hand.{place}", self.terms.hand_cards, watcher))
        return piles + self.talon_piles()

    def talon_piles(self) -> list[Pile]:
        """Two cards, in the order in which they lie."""
        return [Pile("talon", 2, 0, True)]

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is DRAW:
            self._drawn(order)
            return
        self.hand += 1
        self.before = self.pulka.results()
        self.pulka = self.pulka.copy()
        self.pulka.before_deal(int(self.hand), self.dealer)
        self.clear_hand()
        self.board.order = self.order()
        at: i64 = 0
        for place in sorted(self.order()):
            cards: i64 = 0
            for _ in range(self.terms.hand_cards):
                cards |= BIT[order[at]]
                at += 1
            self.board.hands[place] = cards
        self.origin = copied(self.board.hands)
        for i in range(at, len(order)):
            self.talon = append(self.talon, order[i])
        self.begin_auction()

    def _drawn(self, order: vec[i64]) -> None:
        """The lowest card deals first, of equal ranks the lower suit (P-5)."""
        lowest: i64 = 0
        for seat in range(1, self.players):
            card, best = order[seat], order[lowest]
            if (rank_of(card), suit_of(card)) < (rank_of(best), suit_of(best)):
                lowest = seat
        self.dealer = lowest
        self.phase = DEAL

    def clear_hand(self) -> None:
        """Nothing of an earlier hand is left on the table."""
        self.board = Board(self.terms)
        self.origin = filled(PLACES, 0)
        self.talon = vec[i64]()
        self.shown = 0
        self.taken = False
        self.gone = 0
        self.shown_at_start = False
        self.discards = filled(PLACES, 0)
        self.chosen = 0
        self.open = 0
        self.opening = 0
        self.auction = Auction(self.terms, [], 6)
        self.declarer = NOBODY
        self.bid = NO_BID
        self.announced = -1
        self.whisting = None
        self.offered = 0
        self.offerer = NOBODY
        self.consented = 0
        self.granted = NOBODY
        self.peeked = 0
        self.commanded = False
        self.revokes = []
        self.accused = 0
        self.accepted = 0

    # -- whose move

    def actors(self) -> i64:
        seat = self.to_move()
        return BIT[seat] if seat >= 0 else 0

    def to_move(self) -> i64:
        """The seat that must move, or -1."""
        if self.phase is PLAY:
            return self.player_of(self.board.turn)
        if self.phase is BID_PHASE:
            return self.auction.turn
        if self.phase is WHIST_PHASE:
            assert self.whisting is not None
            return self.whisting.turn
        if self.phase is EXCHANGE or self.phase is ANNOUNCE_PHASE:
            return self.exchanger()
        if self.phase is CONSENT:
            return self.next_consenter()
        if self.phase is HELP_PHASE:
            return self.declarer
        if self.phase is REVIEW:
            return self.next_reviewer()
        if self.phase is PARTS:
            return self.dealer
        return NOBODY

    def exchanger(self) -> i64:
        """Who lays cards away or announces: the declarer."""
        return self.declarer

    def player_of(self, place: i64) -> i64:
        """Who plays the cards of a place: its owner, or the whister who plays both hands (PM-24)."""
        if self.commanded and place == self.declarer:
            return self.commander()
        if self.whisting is None or place == self.declarer:
            return place
        return self.whisting.player_of(place)

    # -- the match

    def over(self) -> bool:
        return self.phase is OVER

    def hand_number(self) -> i64:
        return self.hand + 1 if self.phase is DRAW or self.phase is DEAL else self.hand

    def scores(self) -> list[int]:
        """Results in whists, as if it were settled now."""
        results = self.pulka.results()
        if not self.single:
            return results
        return [results[seat] - self.before[seat] for seat in range(self.players)]

    def sheet(self) -> Sheet:
        return self.pulka.sheet()

    def is_raspasy(self) -> bool:
        """Everybody has passed and plays for himself (PC-80)."""
        played = self.phase is PLAY or (self.has_ended() and len(self.board.order) > 0)
        return self.declarer < 0 and played

    def has_ended(self) -> bool:
        """Is the hand over, its cards still on the table: a word is due, or the match has ended with it?"""
        if self.phase is OVER or self.phase is REVIEW:
            return True
        return self.phase is HELP_PHASE or self.phase is PARTS

    def is_written(self) -> bool:
        """Has the hand ended, and is it on the sheet?"""
        return self.has_ended() and self.phase is not REVIEW

    def commander(self) -> i64:
        """Who plays a declarer's cards that were shown too soon: the first of his opponents' players (I-9)."""
        assert self.whisting is not None
        single = self.whisting.single()
        return single if single >= 0 else self.whisting.left

    def next_reviewer(self) -> i64:
        """The next of those who played and have not said that they have nothing to claim."""
        for place in self.board.order:
            if place < self.players and not self.board.out & BIT[place] and not self.accepted & BIT[place]:
                return place
        return NOBODY

    def end_play(self) -> None:
        """No more cards are played."""
        raise NotImplementedError

    def begin_auction(self) -> None:
        """The cards are dealt: the eldest speaks first."""
        raise NotImplementedError

    def bought_cards(self) -> i64:
        """The two cards that were bought; everybody has seen them."""
        return BIT[self.talon[0]] | BIT[self.talon[1]]

    def next_consenter(self) -> i64:
        """The next, clockwise, of those who play against an offer and have not answered (P-17)."""
        board = self.board
        at = board.order.index(int(self.offerer))
        for step in range(1, len(board.order)):
            place = board.order[(at + step) % len(board.order)]
            seat = self.player_of(place)
            if not board.out & BIT[place] and not self.consented & BIT[seat]:
                return seat
        return NOBODY
