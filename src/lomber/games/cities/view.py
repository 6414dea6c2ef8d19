"""What one player of Cities sees: every row, the cards laid out, his hand and flights; and the last burning."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.games.cities import score
from lomber.games.cities.deck import (
    COLOURS,
    DEPORTATION,
    KINDS,
    NO_CARD,
    all_of,
    card_name,
    colour_of,
    is_city,
    value_of,
)
from lomber.games.cities.moves import TAKE
from lomber.play.scenes import bits
from lomber.table.contract import Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

LONGEST_ROW: Final[i64] = 12
"""A quiet row has at most two cities of each colour (C-38)."""

MOST_SEATS: Final[i64] = 4


class CitiesView(View):
    """Rows and laid cards are open to all; hands, the deck and used flights are not (`show_used_flights`)."""

    def __init__(self, seat: i64, players: i64) -> None:
        super().__init__(seat)
        self.game: Game | None = None
        self.players = players
        self.round: i64 = 0
        self.first: i64 = 0
        self.in_play: i64 = 0
        self.values: i64 = 6
        self.pair_only = False
        self.deck_left: i64 = 0
        self.played_size: i64 = 0
        self.held: vec[i64] = vec[i64]([0] * players)
        """How many cards each seat holds; one lying ready face down still counts."""
        self.rows: list[vec[i64]] = [vec[i64]() for _ in range(players)]
        self.complete: vec[i64] = vec[i64]([0] * players)
        self.show_used = False
        self.used: vec[i64] = vec[i64]([0] * players)
        """Used flights, where this seat may see them: its own, or all with `show_used_flights`."""
        self.laid: vec[i64] = all_of(NO_CARD, players)
        """Cards lying open; before the reveal only one's own."""
        self.bids: vec[i64] = vec[i64]([0] * players)
        self.cards: vec[i64] = vec[i64]()
        """One's own hand, ascending."""
        self.flights: i64 = 0
        """One's own unused flights."""
        self.order: vec[i64] = vec[i64]()
        self.turn: i64 = 0
        self.takes: vec[i64] = vec[i64]()
        self.exchange: i64 = -1
        """The value to be swapped: 1 … 6, 0 any, -1 no swap is due."""
        self.story: list[str] = []
        """Since the last reveal: `lay 1 G4 F3`, `take 0 G4`, `burn 0 B2 B5` (one line a pass), `deport 2 B3`,
        `swap 1 Y2 0 R2`, `idle 1 X2` (an exchange without a legal swap)."""
        self.legal: vec[i64] = vec[i64]()
        self.totals: list[int] = []
        self.winner: i64 = -1

    # -- for the book

    def row(self) -> vec[i64]:
        return self.rows[self.seat]

    def after(self, row: vec[i64], city: i64) -> vec[i64]:
        """What a row is after taking a city, when everything has burnt that burns."""
        return score.quiet(score.added(row, city), self.pair_only)

    def missing(self, row: vec[i64]) -> i64:
        """How many colours in play a row lacks."""
        return size(self.in_play & ~score.colours(row))

    def last_colour(self, seat: i64) -> i64:
        """The colour of a row's last city; -1: the row is empty."""
        row = self.rows[seat]
        return colour_of(row[len(row) - 1]) if len(row) else -1

    def lying(self) -> vec[i64]:
        """The cards that can still be taken."""
        return vec[i64]([card for card in self.laid if card != NO_CARD])

    def burns(self) -> list[list[str]]:
        """The passes of the last burning, in order: the cities that went together."""
        return [line.split()[2:] for line in self.story if line.startswith("burn ")]

    # -- for everybody

    def actor(self) -> i64:
        """The player in turn; -1 while all lay their cards."""
        choosing = self.phase == "take" or self.phase == "swap"
        return self.order[self.turn] if choosing else -1

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if not len(self.legal):
            return Message("prompt-wait", {"seat": int(self.actor())})
        if self.phase == "take":
            return Message("prompt-take" if is_city(self.legal[0] - TAKE) else "prompt-take-exchange")
        if self.phase == "swap":
            if self.exchange > 0:
                return Message("prompt-swap", {"number": int(self.exchange)})
            return Message("prompt-swap-any")
        if self.laid[self.seat] == NO_CARD:
            return Message("prompt-lay")
        return Message("prompt-flight", {"card": card_name(self.laid[self.seat])})

    def facts(self) -> list[Message]:
        facts = [Message("fact-colours", {"colours": "".join(COLOURS[c] for c in members(self.in_play))})]
        if self.winner >= 0:
            facts.append(Message("fact-winner", {"seat": int(self.winner)}))
        for line in self.story:
            words = line.split()
            step, seat = words[0], int(words[1])
            if step == "lay":
                facts.append(Message("fact-lay", {"seat": seat, "card": words[2], "flight": words[3]}))
            elif step == "swap":
                said = {"seat": seat, "card": words[2], "partner_seat": int(words[3]), "other_card": words[4]}
                facts.append(Message("fact-swap", said))
            elif step == "burn":
                facts.append(Message("fact-burn", {"seat": seat, "cards": " ".join(words[2:])}))
            else:
                facts.append(Message("fact-" + step, {"seat": seat, "card": words[2]}))
        return facts

    def seats(self) -> list[Seat]:
        seats: list[Seat] = []
        for seat in range(self.players):
            marks: list[str] = []
            if seat == self.first and not self.over:
                marks.append("first")
            if self.actor() == seat or (self.phase == "lay" and self.held[seat] > 0):
                marks.append("to-move")
            if self.complete[seat]:
                marks.append("complete")
            counts = {
                "cards": int(self.held[seat]),
                "colours": int(size(score.colours(self.rows[seat]))),
                "total": self.totals[seat],
            }
            seats.append(Seat(seat, marks=tuple(marks), counts=counts))
        return seats

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for seat in range(self.players):
            row = tuple(card_name(city) for city in self.rows[seat])
            zones.append(Zone(f"row.{seat}", "row", row, seat, marks=("last",) if row else ()))
            if seat == self.seat:
                zones.append(Zone(f"hand.{seat}", "hand", tuple(self._own_hand()), seat))
                flights = tuple(f"F{value}" for value in members(self.flights))
                zones.append(Zone(f"flights.{seat}", "hand", flights, seat))
            else:
                zones.append(Zone(f"hand.{seat}", "open", (HIDDEN,) * int(self.held[seat]), seat))
            if self.show_used:
                used = tuple(f"F{value}" for value in members(self.used[seat]))
                zones.append(Zone(f"used.{seat}", "pile", used, seat))
        zones.extend(self._middle())
        zones.append(Zone("deck", "stock", (HIDDEN,) * int(self.deck_left)))
        zones.append(Zone("played", "pile", (HIDDEN,) * int(self.played_size)))
        return zones

    def _own_hand(self) -> list[str]:
        """The hand without the card that lies ready face down."""
        cards = [card_name(card) for card in self.cards]
        ready = self.laid[self.seat]
        if self.phase == "lay" and ready != NO_CARD:
            cards.remove(card_name(ready))
        return cards

    def _middle(self) -> list[Zone]:
        """The cards laid out and the flights beside them; then the takes in the order of choice."""
        lying = [seat for seat in range(int(self.players)) if self.laid[seat] != NO_CARD]
        bidding = [seat for seat in range(int(self.players)) if self.bids[seat]]
        cards = tuple(card_name(self.laid[seat]) for seat in lying)
        flights = tuple(f"F{self.bids[seat]}" for seat in bidding)
        takers = tuple(int(self.order[i]) for i in range(len(self.takes)))
        return [
            Zone("laid", "trick", cards, owners=tuple(lying)),
            Zone("bids", "trick", flights, owners=tuple(bidding)),
            Zone("takes", "trick", tuple(card_name(card) for card in self.takes), owners=takers),
        ]

    def choices(self) -> list[Choice]:
        assert self.game is not None
        book = self.game.book
        found: list[Choice] = []
        for move in self.legal:
            word, argument = book.words[move], book.arguments[move]
            if word == "swap":
                own, other = argument.split()
                says = Message("move-swap", {"card": own, "other_card": other})
                zone = f"row.{self._owner(other)}"
                found.append(Choice(int(move), book.text(move), says, own, False, zone))
                continue
            zone = (
                f"hand.{self.seat}" if word == "lay" else "laid" if word == "take" else f"flights.{self.seat}"
            )
            says = Message("move-" + word, {"card": argument})
            found.append(Choice(int(move), book.text(move), says, argument, False, zone))
        return found

    def _owner(self, city: str) -> int:
        """In whose row a city lies."""
        for seat in range(self.players):
            if city in [card_name(other) for other in self.rows[seat]]:
                return int(seat)
        return -1

    # -- in numbers

    def observe(self) -> list[float]:
        """See `fields` in `game.py`."""
        numbers: list[float] = []
        hand = [0.0] * KINDS
        for card in self.cards:
            hand[card] += 1.0
        numbers.extend(hand)
        numbers.extend(bits(self.flights, 7)[1:])
        numbers.extend(bits(self.in_play, 6))
        base = self.seat if self.seat >= 0 else 0
        for turn in range(MOST_SEATS):
            numbers.extend(self._observe_seat((base + turn) % self.players if turn < self.players else -1))
        for phase in ("lay", "take", "swap"):
            numbers.append(1.0 if self.phase == phase else 0.0)
        for value in range(7):
            numbers.append(1.0 if self.exchange == value else 0.0)
        numbers.append(float(self.deck_left) / 47.0)
        numbers.append(float(self.played_size) / 47.0)
        return numbers

    def _observe_seat(self, seat: i64) -> list[float]:
        """One player: his row place by place, what he has laid, his flights, his part in the round."""
        if seat < 0:
            return [0.0] * SEAT_NUMBERS
        numbers: list[float] = []
        row = self.rows[seat]
        for place in range(LONGEST_ROW):
            city = row[place] if place < len(row) else NO_CARD
            numbers.extend(bits(BIT[colour_of(city)] if city >= 0 else 0, 6))
            numbers.extend(bits(BIT[value_of(city)] if city >= 0 else 0, 7)[1:])
        numbers.extend(bits(BIT[self.laid[seat]] if self.laid[seat] >= 0 else 0, DEPORTATION + 1))
        numbers.extend(bits(BIT[self.bids[seat]], 7)[1:])
        numbers.extend(bits(self.used[seat], 7)[1:])
        numbers.append(1.0 if self.first == seat else 0.0)
        numbers.append(1.0 if self.actor() == seat else 0.0)
        numbers.append(float(self.held[seat]) / 3.0)
        numbers.append(float(self.totals[seat]) / 50.0)
        return numbers


SEAT_NUMBERS: Final = 12 * 12 + 44 + 6 + 6 + 4
