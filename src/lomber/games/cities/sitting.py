"""A match of Cities (Міста): what the options say, the lot, the decks, the end of a deal and of the match.

A hand, a row, the deck are values: a change makes a new one, so copies of a position share them.
"""

import enum
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.cards.packs import with_card
from lomber.games.cities import score
from lomber.games.cities.deck import (
    COLOUR_MARK,
    COLOURS,
    KINDS,
    MOST_COLOURS,
    NO_CARD,
    SEAT_MARK,
    all_of,
    common_deck,
)
from lomber.games.cities.traces import Traces
from lomber.table.chance import EVERYONE, NOBODY, Deal, Pile
from lomber.table.contract import Game, State
from lomber.table.sheet import Column, Entry, Sheet

ANY_VALUE: Final[i64] = 0
NO_FLIGHT: Final[i64] = 0


class Phase(enum.Enum):
    """The phases in the order in which they happen."""

    LOT = "lot"
    COLOURS = "colours"
    DEAL = "deal"
    LAY = "lay"
    TAKE = "take"
    SWAP = "swap"
    RESHUFFLE = "reshuffle"
    OVER = "over"


class Sitting(State):
    """Deals until somebody reaches the target."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        options = game.options
        # -- what the options say, in numbers
        self.players: i64 = options.players
        self.hand_size: i64 = options.hand_size
        self.values: i64 = options.values
        self.universals: i64 = options.universals
        self.deportations: i64 = options.deportations
        self.colours: i64 = options.in_play()
        self.random_colours: bool = options.removed_colours == ("random",) and self.colours < MOST_COLOURS
        self.agreed: i64 = self._agreed(options.removed_colours)
        self.wins: bool = options.match == "wins"
        self.target: int = options.goal()
        self.pair_only: bool = options.third_of_colour == "pair_only"
        self.only_first: bool = options.two_finishers == "first"
        self.show_used: bool = options.show_used_flights
        self.last_round: i64 = options.rounds
        self.last_hand: i64 = options.hands or 0
        # -- the match
        self.phase = Phase.LOT
        self.single = False
        self.hand: i64 = 0
        self.first: i64 = 0
        """Who has the first-player card."""
        self.totals: list[int] = [0] * self.players
        self.before: list[int] = [0] * self.players
        self.entries: list[Entry] = []
        # -- the deal
        self.in_play: i64 = self.agreed
        """The colours in play, as a mask."""
        self.deck: vec[i64] = vec[i64]()
        self.top: i64 = 0
        self.played: vec[i64] = vec[i64]([0] * KINDS)
        """The played pile (відбій): how many cards of each kind."""
        self.hands: list[vec[i64]] = [vec[i64]() for _ in range(self.players)]
        self.rows: list[vec[i64]] = [vec[i64]() for _ in range(self.players)]
        self.flights: vec[i64] = all_of(self.full_set(), self.players)
        """Unused flights of each seat, as a mask of values."""
        self.since: vec[i64] = all_of(-1, self.players)
        """When each collection became complete, counted in cards resolved; -1: it is not."""
        self.clock: i64 = 0
        self.traces = Traces()
        # -- the round
        self.round: i64 = 0
        self.laid: vec[i64] = all_of(NO_CARD, self.players)
        """The card each seat has laid; gone once somebody has taken it."""
        self.bids: vec[i64] = all_of(NO_FLIGHT, self.players)
        self.order: vec[i64] = vec[i64]()
        self.turn: i64 = 0
        self.takes: vec[i64] = vec[i64]()
        """What p1, p2 … have taken."""
        self.exchange: i64 = ANY_VALUE
        """The value that must be swapped now."""
        self.drawing: i64 = 0
        """How many seats have had their draw at the end of this round."""
        self.story: list[str] = []
        """What happened since the last reveal, step by step, every pass of burning by itself."""

    def _agreed(self, removed: tuple[str, ...]) -> i64:
        """The colours in play where they are agreed on; all six while chance has not spoken."""
        mask: i64 = 0
        for colour in range(MOST_COLOURS):
            if COLOURS[colour] not in removed:
                mask |= BIT[colour]
        return mask

    def full_set(self) -> i64:
        """A whole set of flights (C-6)."""
        mask: i64 = 0
        for value in range(1, self.values + 1):
            mask |= BIT[value]
        return mask

    # -- copies

    def take_over(self, other: "Sitting") -> None:
        """Become a copy of another position of the same game."""
        self.phase = other.phase
        self.single = other.single
        self.hand = other.hand
        self.first = other.first
        self.totals = other.totals[:]
        self.before = other.before[:]
        self.entries = other.entries[:]
        self.in_play = other.in_play
        self.deck = other.deck
        self.top = other.top
        self.played = vec[i64](other.played)
        self.hands = other.hands[:]
        self.rows = other.rows[:]
        self.flights = vec[i64](other.flights)
        self.since = vec[i64](other.since)
        self.clock = other.clock
        self.traces = other.traces.copy()
        self.round = other.round
        self.laid = vec[i64](other.laid)
        self.bids = vec[i64](other.bids)
        self.order = other.order
        self.turn = other.turn
        self.takes = other.takes
        self.exchange = other.exchange
        self.drawing = other.drawing
        self.story = other.story[:]

    # -- chance (C-8, C-9, C-19)

    def awaits(self) -> Deal | None:
        if self.phase is Phase.LOT:
            seats = vec[i64]([SEAT_MARK + seat for seat in range(self.players)])
            piles = [Pile("first", 1, EVERYONE), Pile("others", self.players - 1, EVERYONE)]
            return Deal("lot", seats, piles, False)
        if self.phase is Phase.COLOURS:
            marks = vec[i64]([COLOUR_MARK + colour for colour in range(MOST_COLOURS)])
            out = MOST_COLOURS - self.colours
            return Deal(
                "colours", marks, [Pile("removed", out, EVERYONE), Pile("kept", self.colours, EVERYONE)]
            )
        if self.phase is Phase.DEAL:
            cards = self.whole_deck()
            return Deal("deck", cards, [Pile("deck", len(cards), NOBODY, True)], not self.random_colours)
        if self.phase is Phase.RESHUFFLE:
            cards = self.played_cards()
            pile = Pile(f"deck.{self.traces.shuffles + 1}", len(cards), NOBODY, True)
            return Deal("reshuffle", cards, [pile], False)
        return None

    def whole_deck(self) -> vec[i64]:
        """The common deck of this deal (C-5, C-8)."""
        return common_deck(self.in_play, self.values, self.universals, self.deportations)

    def played_cards(self) -> vec[i64]:
        cards = vec[i64]()
        for card in range(KINDS):
            for _ in range(self.played[card]):
                cards = append(cards, card)
        return cards

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.LOT:
            self.first = order[0] - SEAT_MARK
            self._await_deal()
        elif self.phase is Phase.COLOURS:
            self._begin_hand()
            self.in_play = 0
            for i in range(MOST_COLOURS - self.colours, MOST_COLOURS):
                self.in_play |= BIT[order[i] - COLOUR_MARK]
            self.phase = Phase.DEAL
        elif self.phase is Phase.DEAL:
            if not self.random_colours:
                self._begin_hand()
            self._deal_hands(order)
        else:
            self.traces.shuffled(self.hands)
            self.played = vec[i64]([0] * KINDS)
            self.deck = vec[i64](order)
            self.top = 0
            self.draw()

    def _await_deal(self) -> None:
        self.phase = Phase.COLOURS if self.random_colours else Phase.DEAL

    def _begin_hand(self) -> None:
        self.hand += 1
        self.before = self.totals[:]

    def _deal_hands(self, order: vec[i64]) -> None:
        """Three cards each, at once, clockwise from the first player (C-9)."""
        self.deck = vec[i64](order)
        self.top = 0
        self.traces = Traces()
        for turn in range(self.players):
            seat = (self.first + turn) % self.players
            for _ in range(self.hand_size):
                self.draw_card(seat)
        self.round = 0
        self.begin_round()

    def draw_card(self, seat: i64) -> None:
        card = self.deck[self.top]
        self.top += 1
        self.traces.drew(self.round, seat)
        self.hands[seat] = with_card(self.hands[seat], card)

    def deck_left(self) -> i64:
        return len(self.deck) - self.top

    def played_size(self) -> i64:
        total: i64 = 0
        for number in self.played:
            total += number
        return total

    def begin_round(self) -> None:
        raise NotImplementedError

    def draw(self) -> None:
        """The draw that ends a round goes on, from a deck made anew (C-19)."""
        raise NotImplementedError

    # -- the end of a deal and of the match (C-42 … C-47)

    def end_deal(self) -> None:
        for entry in score.deal_entries(self.hand, self.rows, self.since, self.wins, self.only_first):
            self.entries.append(entry)
            self.totals[entry.column] += entry.amount
        self.first = (self.first + 1) % self.players
        won = score.match_winner(self.totals, self.target) >= 0
        if self.single or won or (self.last_hand and self.hand >= self.last_hand):
            self.phase = Phase.OVER
            return
        self._clear_deal()
        self._await_deal()

    def _clear_deal(self) -> None:
        """Nothing of an earlier deal is left on the table."""
        self.in_play = self.agreed
        self.deck = vec[i64]()
        self.top = 0
        self.played = vec[i64]([0] * KINDS)
        self.hands = [vec[i64]() for _ in range(self.players)]
        self.rows = [vec[i64]() for _ in range(self.players)]
        self.flights = all_of(self.full_set(), self.players)
        self.since = all_of(-1, self.players)
        self.clock = 0
        self.traces = Traces()
        self.round = 0
        self.laid = all_of(NO_CARD, self.players)
        self.bids = all_of(NO_FLIGHT, self.players)
        self.order = vec[i64]()
        self.turn = 0
        self.takes = vec[i64]()
        self.story = []

    def over(self) -> bool:
        return self.phase is Phase.OVER

    def hand_number(self) -> i64:
        next_one = self.phase is Phase.LOT or self.phase is Phase.COLOURS
        if next_one or (self.phase is Phase.DEAL and not self.random_colours):
            return self.hand + 1
        return self.hand

    def winner(self) -> i64:
        """Who has won the match; -1 while it goes on, or where it was cut short undecided."""
        return score.match_winner(self.totals, self.target) if self.over() else -1

    def scores(self) -> list[int]:
        if not self.single:
            return self.totals[:]
        return [self.totals[seat] - self.before[seat] for seat in range(self.players)]

    def sheet(self) -> Sheet:
        columns = tuple(
            Column((seat,), "", {"total": self.totals[seat]}) for seat in range(int(self.players))
        )
        return Sheet("table", columns, tuple(self.entries), {"target": self.target})
