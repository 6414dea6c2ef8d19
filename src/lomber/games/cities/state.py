"""Cities (Міста): bid with flights for the cards laid out, and own a city of every colour.

What is here: the round in the order of the leaflet: lay, reveal, order, take and resolve, end test, draw, pass; and
what is known of it. Match and deal are in `sitting.py`. Choices that everybody can see to be no choices (the only
card one may take, the only legal swap) are made by the position itself (C-15).
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members
from lomber.cards.packs import hidden, holds, part, without_card
from lomber.games.cities import score
from lomber.games.cities.deck import (
    COLOURS,
    DEPORTATION,
    KINDS,
    NAMES,
    NO_CARD,
    UNIVERSAL,
    all_of,
    card_name,
    is_city,
    is_exchange,
    names,
    value_of,
)
from lomber.games.cities.moves import FLIGHT, FLIGHTS, LAY, SWAP, TAKE, flight_of, swap_code, swapped
from lomber.games.cities.sitting import ANY_VALUE, NO_FLIGHT, Phase, Sitting
from lomber.games.cities.view import CitiesView
from lomber.play.setups import entries_written
from lomber.table.contract import EVERYTHING
from lomber.table.errors import IllegalMove
from lomber.table.unseen import Unseen


class CitiesState(Sitting):
    """A position of Cities."""

    # -- copies

    def copy(self) -> "CitiesState":
        other = CitiesState(self.game)
        other.take_over(self)
        return other

    def this_hand(self) -> "CitiesState":
        other = self.copy()
        other.single = True
        return other

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

    def unnamed(self, seat: i64, text: str) -> IllegalMove | None:
        """A flight touched before the card, or a card where its flight is due: one follows the other (C-11)."""
        if self.phase is not Phase.LAY or not self.lays_now(seat):
            return None
        words = text.upper().split()
        if self.midway(seat):
            if len(words) == 1 and words[0] in NAMES[:KINDS]:
                return IllegalMove(int(seat), text, "C-11", "flight-now")
        elif len(words) == 2 and words[0] == "LAY" and words[1] in FLIGHTS:
            return IllegalMove(int(seat), text, "C-11", "card-first")
        return None

    def _check_take(self, seat: i64, move: i64) -> None:
        name = self.name(move)
        if not TAKE <= move < SWAP:
            raise IllegalMove(int(seat), name, "C-14", "take-now")
        card = move - TAKE
        if not holds(self.laid, card):
            raise IllegalMove(int(seat), name, "C-14", "not-lying")
        if not holds(self.takeable(), card):
            key = "city-first" if is_city(self.takeable()[0]) else "universal-last"
            raise IllegalMove(int(seat), name, "C-15", key)

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

    def begin_round(self) -> None:
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
            self.end_deal()
            return
        self.drawing = 0
        self.draw()

    def draw(self) -> None:
        """Each draws one card, clockwise from the first player; an empty deck is made anew of the played pile."""
        while self.drawing < self.players:
            if self.deck_left() == 0 and self.played_size() > 0:
                self.phase = Phase.RESHUFFLE
                return
            if self.deck_left() > 0:
                self.draw_card((self.first + self.drawing) % self.players)
            self.drawing += 1
        self.first = (self.first + 1) % self.players
        self.begin_round()

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
        view.played_size = self.played_size()
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
        left = part(self.deck, self.top, len(self.deck))
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
