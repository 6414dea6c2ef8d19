"""Cities (Міста): bid with flights for the cards laid out, and own a city of every colour.

What is here: the match, the deal and the round, in the order of the leaflet: lay, reveal, order, take and
resolve, end test, draw, pass. Choices that everybody can see to be no choices (the only card one may take, the
only legal swap) are made by the position itself (C-15).

A hand, a row, the deck are values: a change makes a new one, so copies of a position share them.
"""

import enum
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members
from lomber.games.cities import score
from lomber.games.cities.deck import (
    COLOUR_MARK,
    COLOURS,
    DEPORTATION,
    KINDS,
    MOST_COLOURS,
    NO_CARD,
    SEAT_MARK,
    UNIVERSAL,
    all_of,
    card_name,
    common_deck,
    is_city,
    is_exchange,
    names,
    value_of,
)
from lomber.games.cities.moves import FLIGHT, LAY, SWAP, TAKE, flight_of, swap_code, swapped
from lomber.games.cities.traces import Traces
from lomber.games.cities.view import CitiesView
from lomber.play.setups import entries_written
from lomber.table.chance import EVERYONE, NOBODY, Deal, Pile
from lomber.table.contract import EVERYTHING, Game, State
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import Unseen

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


class CitiesState(State):
    """A match of Cities: deals until somebody reaches the target."""

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

    def copy(self) -> "CitiesState":
        other = CitiesState(self.game)
        other.take_over(self)
        return other

    def take_over(self, other: "CitiesState") -> None:
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

    def this_hand(self) -> "CitiesState":
        other = self.copy()
        other.single = True
        return other

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
            self._draw()

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
                self._draw_card(seat)
        self.round = 0
        self._begin_round()

    def _draw_card(self, seat: i64) -> None:
        card = self.deck[self.top]
        self.top += 1
        self.traces.drew(self.round, seat)
        self.hands[seat] = with_card(self.hands[seat], card)

    def deck_left(self) -> i64:
        return len(self.deck) - self.top

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        """One's own draws; and of a set-up all that lay open, and one's own hand."""
        word, _, number = pile.partition(".")
        if word == "deck":
            deck: i64 = int(number) if number else self.traces.base
            return seat >= 0 and self.traces.drawer(deck, index) == seat
        if word == "hand":
            return seat >= 0 and int(number) == seat
        return True

    def is_ordered(self, pile: str) -> bool:
        return pile == "deck" or pile.startswith("row.")

    # -- whose move

    def actors(self) -> i64:
        if self.phase is Phase.LAY:
            mask: i64 = 0
            for seat in range(self.players):
                if self.lays_now(seat):
                    mask |= BIT[seat]
            return mask
        if self.phase is Phase.TAKE or self.phase is Phase.SWAP:
            return BIT[self.order[self.turn]]
        return 0

    def takes_part(self, seat: i64) -> bool:
        """Who has no card left is left out of the round (C-19)."""
        return len(self.hands[seat]) > 0

    def lays_now(self, seat: i64) -> bool:
        return self.takes_part(seat) and self.bids[seat] == NO_FLIGHT

    def legal(self, seat: i64) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        if self.phase is Phase.LAY:
            return self._layable(seat)
        if self.phase is Phase.TAKE:
            cards = self.takeable()
            return vec[i64]([TAKE + card for card in cards])
        return self.swaps()

    def _layable(self, seat: i64) -> vec[i64]:
        """First a card of the hand, then a flight (C-11)."""
        if self.laid[seat] != NO_CARD:
            return vec[i64]([FLIGHT + value - 1 for value in members(self.flights[seat])])
        moves = vec[i64]()
        for card in self.hands[seat]:
            if len(moves) == 0 or moves[len(moves) - 1] != LAY + card:
                moves = append(moves, LAY + card)
        return moves

    def takeable(self) -> vec[i64]:
        """What the player in turn may take, ascending: deportation, else city, else exchange, else XU (C-15)."""
        cities: i64 = 0
        exchanges: i64 = 0
        universal = False
        for card in self.laid:
            if card == DEPORTATION:
                return vec[i64]([DEPORTATION])
            if is_city(card):
                cities |= BIT[card]
            elif is_exchange(card):
                exchanges |= BIT[card]
            elif card == UNIVERSAL:
                universal = True
        if cities:
            return members(cities)
        if exchanges:
            return members(exchanges)
        return vec[i64]([UNIVERSAL]) if universal else vec[i64]()

    def swaps(self) -> vec[i64]:
        """All legal swaps of the player in turn, ascending (C-23 … C-26)."""
        taker = self.order[self.turn]
        codes: list[int] = []
        for own in self.rows[taker]:
            if self.exchange != ANY_VALUE and value_of(own) != self.exchange:
                continue
            for other in range(self.players):
                if other == taker or len(self.rows[other]) < len(self.rows[taker]):
                    continue
                for city in self.rows[other]:
                    if value_of(city) == value_of(own):
                        codes.append(int(swap_code(own, city)))
        codes.sort()
        return vec[i64](codes)

    def midway(self, seat: i64) -> bool:
        """A card is laid and its flight is still to come: one gesture."""
        return self.phase is Phase.LAY and self.laid[seat] != NO_CARD and self.bids[seat] == NO_FLIGHT

    def sealed(self) -> i64:
        return self.round if self.phase is Phase.LAY else 0

    # -- moves

    def play(self, seat: i64, move: i64) -> None:
        if self.phase is Phase.LAY:
            self._check_lay(seat, move)
            if move < FLIGHT:
                self.laid[seat] = move - LAY
            else:
                self._bid(seat, flight_of(move))
            return
        if not self.acts(seat):
            raise IllegalMove(int(seat), self.name(move), "C-14", "not-your-turn")
        if self.phase is Phase.TAKE:
            self._check_take(seat, move)
            self._take(move - TAKE)
        else:
            self._check_swap(seat, move)
            own, other = swapped(move)
            self._swap(own, other)
        self._go_on()

    def _check_lay(self, seat: i64, move: i64) -> None:
        name = self.name(move)
        if move >= TAKE:
            raise IllegalMove(int(seat), name, "C-11", "lay-now")
        if not self.lays_now(seat):
            raise IllegalMove(int(seat), name, "C-11", "laid-already")
        if self.laid[seat] == NO_CARD:
            if move >= FLIGHT:
                raise IllegalMove(int(seat), name, "C-11", "card-first")
            if not holds(self.hands[seat], move - LAY):
                raise IllegalMove(int(seat), name, "C-11", "not-in-hand")
        elif move < FLIGHT:
            raise IllegalMove(int(seat), name, "C-11", "flight-now")
        elif not self.flights[seat] & BIT[flight_of(move)]:
            raise IllegalMove(int(seat), name, "C-18", "flight-used")

    def _check_take(self, seat: i64, move: i64) -> None:
        name = self.name(move)
        if not TAKE <= move < SWAP:
            raise IllegalMove(int(seat), name, "C-14", "take-now")
        card = move - TAKE
        if not holds(self.laid, card):
            raise IllegalMove(int(seat), name, "C-14", "not-lying")
        if not holds(self.takeable(), card):
            raise IllegalMove(int(seat), name, "C-15", "city-first")

    def _check_swap(self, seat: i64, move: i64) -> None:
        name = self.name(move)
        if move < SWAP:
            raise IllegalMove(int(seat), name, "C-26", "must-swap")
        if holds(self.swaps(), move):
            return
        own, other = swapped(move)
        if self.exchange != ANY_VALUE and value_of(own) != self.exchange:
            raise IllegalMove(int(seat), name, "C-23", "swap-value", value=int(self.exchange))
        if not holds(self.rows[seat], own):
            raise IllegalMove(int(seat), name, "C-23", "swap-own")
        for player in range(self.players):
            if player != seat and holds(self.rows[player], other):
                raise IllegalMove(int(seat), name, "C-25", "swap-smaller")
        raise IllegalMove(int(seat), name, "C-23", "swap-other")

    # -- lay, reveal, order (C-11 … C-13)

    def _begin_round(self) -> None:
        """A new round. Somebody always holds a card: exchanges never stay in a row, so one is always drawn."""
        self.round += 1
        self.laid = all_of(NO_CARD, self.players)
        self.bids = all_of(NO_FLIGHT, self.players)
        self.order = vec[i64]()
        self.takes = vec[i64]()
        self.turn = 0
        self.drawing = 0
        self.phase = Phase.LAY

    def _bid(self, seat: i64, flight: i64) -> None:
        self.bids[seat] = flight
        if not self.actors():
            self._reveal()

    def _reveal(self) -> None:
        """Everything is turned up together; the order of choice is settled."""
        self.story = []
        for seat in range(self.players):
            if self.bids[seat] != NO_FLIGHT:
                self.hands[seat] = without_card(self.hands[seat], self.laid[seat])
                self.flights[seat] &= ~BIT[self.bids[seat]]
                self.traces.laid(self.round, seat, self.laid[seat])
                self.tell("lay", seat, card_name(self.laid[seat]) + f" F{self.bids[seat]}")
        self.order = self.order_of_choice()
        self.turn = 0
        self._go_on()

    def order_of_choice(self) -> vec[i64]:
        """Higher flights first; of equal ones the nearer to the first player, clockwise (C-13)."""
        order = vec[i64]()
        for flight in range(self.values, 0, -1):
            for step in range(self.players):
                seat = (self.first + step) % self.players
                if self.bids[seat] == flight:
                    order = append(order, seat)
        return order

    # -- take and resolve (C-14 … C-30)

    def _go_on(self) -> None:
        """Take what nobody could take otherwise; stop where there is a choice, or when the round is over."""
        while self.turn < len(self.order):
            if self.phase is Phase.SWAP:
                swaps = self.swaps()
                if len(swaps) > 1:
                    return
                own, other = swapped(swaps[0])
                self._swap(own, other)
                continue
            cards = self.takeable()
            if len(cards) > 1:
                self.phase = Phase.TAKE
                return
            self._take(cards[0])
        self._end_round()

    def _take(self, card: i64) -> None:
        """The player in turn takes a card and resolves it; an exchange may leave him a choice."""
        seat = self.order[self.turn]
        self.phase = Phase.TAKE
        for layer in range(self.players):
            if self.laid[layer] == card:
                self.laid[layer] = NO_CARD
                break
        self.takes = append(vec[i64](self.takes), card)
        self.tell("take", seat, card_name(card))
        if is_city(card):
            self.rows[seat] = score.added(self.rows[seat], card)
            self._burn(seat)
        else:
            self.played[card] += 1
            if card == DEPORTATION:
                self._deport(seat)
            else:
                self.exchange = ANY_VALUE if card == UNIVERSAL else value_of(card)
                if len(self.swaps()):
                    self.phase = Phase.SWAP
                    return
                self.tell("idle", seat, card_name(card))
        self._resolved(seat)

    def _deport(self, seat: i64) -> None:
        """The last, rightmost city of one's own row goes to the played pile (C-21)."""
        row = self.rows[seat]
        if len(row) == 0:
            return
        last = len(row) - 1
        self.played[row[last]] += 1
        self.tell("deport", seat, card_name(row[last]))
        self.rows[seat] = score.left_over(row, BIT[last])

    def _swap(self, own: i64, other: i64) -> None:
        """Each city takes the place of the other; then both rows burn, each by itself (C-28, C-29)."""
        seat = self.order[self.turn]
        partner: i64 = 0
        while partner == seat or not holds(self.rows[partner], other):
            partner += 1
        self.rows[seat] = score.replaced(self.rows[seat], own, other)
        self.rows[partner] = score.replaced(self.rows[partner], other, own)
        self.tell("swap", seat, f"{card_name(own)} {partner} {card_name(other)}")
        self._burn(seat)
        self._burn(partner)
        self.phase = Phase.TAKE
        self._resolved(seat)

    def _burn(self, seat: i64) -> None:
        """Pass after pass until the row is quiet (C-35 … C-38)."""
        row = self.rows[seat]
        burnt = score.burning(row, self.pair_only)
        while burnt:
            for place in members(burnt):
                self.played[row[place]] += 1
            self.tell("burn", seat, " ".join(card_name(row[place]) for place in members(burnt)))
            row = score.left_over(row, burnt)
            burnt = score.burning(row, self.pair_only)
        self.rows[seat] = row

    def _resolved(self, seat: i64) -> None:
        """The card is done with: note whose collection is complete now, and since when (C-40, C-46)."""
        for other in range(self.players):
            if not self.complete(other):
                self.since[other] = -1
            elif self.since[other] < 0:
                self.since[other] = 2 * self.clock + (0 if other == seat else 1)
        self.clock += 1
        self.turn += 1

    def complete(self, seat: i64) -> bool:
        """All colours in play."""
        return score.colours(self.rows[seat]) == self.in_play

    def tell(self, step: str, seat: i64, what: str) -> None:
        self.story.append(f"{step} {seat} {what}")

    # -- end test, draw, pass (C-16 … C-19, C-40)

    def _end_round(self) -> None:
        for seat in range(self.players):
            if not self.flights[seat]:
                self.flights[seat] = self.full_set()
        if score.first_complete(self.since) >= 0 or self.round >= self.last_round:
            self._end_deal()
            return
        self.drawing = 0
        self._draw()

    def _draw(self) -> None:
        """Each draws one card, clockwise from the first player; an empty deck is made anew of the played pile."""
        while self.drawing < self.players:
            if self.deck_left() == 0 and self._played_size() > 0:
                self.phase = Phase.RESHUFFLE
                return
            if self.deck_left() > 0:
                self._draw_card((self.first + self.drawing) % self.players)
            self.drawing += 1
        self.first = (self.first + 1) % self.players
        self._begin_round()

    def _played_size(self) -> i64:
        total: i64 = 0
        for number in self.played:
            total += number
        return total

    # -- the end of a deal and of the match (C-42 … C-47)

    def _end_deal(self) -> None:
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

    # -- what is known

    def view(self, seat: i64) -> CitiesView:
        """Built by adding what the seat may see. While cards are laid nobody sees who has done so."""
        view = CitiesView(seat, self.players)
        view.game = self.game
        view.phase = self.phase.value
        view.hand = self.hand_number()
        view.round = self.round
        view.first = self.first
        view.in_play = self.in_play
        view.values = self.values
        view.pair_only = self.pair_only
        view.deck_left = self.deck_left()
        view.played_size = self._played_size()
        view.show_used = self.show_used
        for other in range(self.players):
            view.held[other] = len(self.hands[other])
            view.rows[other] = self.rows[other]
            view.complete[other] = 1 if self.complete(other) else 0
            if self.show_used or other == seat:
                view.used[other] = self.full_set() & ~self.flights[other]
            if self.phase is not Phase.LAY or other == seat:
                view.laid[other] = self.laid[other]
                view.bids[other] = self.bids[other]
        if seat >= 0:
            view.cards = self.hands[seat]
            view.flights = self.flights[seat]
        view.order = self.order
        view.turn = self.turn
        view.takes = self.takes
        view.exchange = self.exchange if self.phase is Phase.SWAP else -1
        view.story = self.story[:]
        view.legal = self.legal(seat)
        view.totals = self.totals[:]
        view.winner = self.winner()
        view.sheet = self.sheet()
        view.over = self.over()
        view.scores = self.scores()
        return view

    def clues(self, seat: i64, unseen: Unseen) -> None:
        self.traces.clues(seat, self.players, unseen)

    def position(self, seat: i64) -> dict[str, Any]:
        everything = seat == EVERYTHING
        laying = self.phase is Phase.LAY
        sealed: dict[str, list[str]] = {}
        piles: dict[str, str] = {}
        for other in range(self.players):
            mine = everything or other == seat
            piles[f"hand.{other}"] = names(self.hands[other]) if mine else hidden(len(self.hands[other]))
            piles[f"row.{other}"] = names(self.rows[other])
            lies = self.laid[other] != NO_CARD
            piles[f"laid.{other}"] = card_name(self.laid[other]) if lies and not laying else ""
            if lies and laying and mine:
                sealed[str(other)] = self.sealed_moves(other)
        left = vec[i64]([self.deck[i] for i in range(self.top, len(self.deck))])
        piles["deck"] = names(left) if everything else hidden(len(left))
        piles["played"] = names(self.played_cards())
        return {
            "phase": self.phase.value,
            "hand": int(self.hand),
            "first": int(self.first),
            "round": int(self.round),
            "colours": "".join(COLOURS[colour] for colour in members(self.in_play)),
            "piles": piles,
            "flights": [" ".join(f"F{value}" for value in members(mask)) for mask in self.flights],
            "bids": [0 if laying else int(bid) for bid in self.bids],
            "sealed": sealed,
            "order": [int(other) for other in self.order],
            "takes": names(self.takes),
            "exchange": int(self.exchange),
            "since": [int(when) for when in self.since],
            "clock": int(self.clock),
            "drawing": int(self.drawing),
            "shuffles": int(self.traces.shuffles),
            "story": self.story[:],
            "totals": self.totals[:],
            "before": self.before[:],
            "single": self.single,
            "entries": entries_written(self.entries),
        }

    def sealed_moves(self, seat: i64) -> list[str]:
        """What the seat has laid in the round that is not revealed yet (C-11)."""
        moves = [self.name(LAY + self.laid[seat])]
        if self.bids[seat] != NO_FLIGHT:
            moves.append(self.name(FLIGHT + self.bids[seat] - 1))
        return moves


def hidden(number: i64) -> str:
    return " ".join(["??"] * number)


def holds(cards: vec[i64], wanted: i64) -> bool:
    found = False
    for card in cards:
        found = found or card == wanted
    return found


def with_card(hand: vec[i64], card: i64) -> vec[i64]:
    """A hand is kept in ascending order: the place of a card tells nothing."""
    result = append(vec[i64](hand), card)
    place = len(result) - 1
    while place > 0 and result[place - 1] > card:
        result[place] = result[place - 1]
        place -= 1
    result[place] = card
    return result


def without_card(hand: vec[i64], card: i64) -> vec[i64]:
    """One such card less."""
    result = vec[i64]()
    gone = False
    for held in hand:
        if held == card and not gone:
            gone = True
        else:
            result = append(result, held)
    return result
