"""Cities as a game: options to positions, bounds, set-up, scorer, encodings."""

import re
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.packs import with_card
from lomber.games.cities import score
from lomber.games.cities.deck import (
    CARDS,
    COLOURS,
    KINDS,
    NAMES,
    NO_CARD,
    card_name,
    colour_of,
    is_city,
    names,
    read_card,
    read_cards,
)
from lomber.games.cities.moves import kinds
from lomber.games.cities.options import CitiesOptions
from lomber.games.cities.sitting import Phase
from lomber.games.cities.state import CitiesState
from lomber.games.cities.view import SEAT_NUMBERS
from lomber.play import refusals
from lomber.play.setups import Described, play_sealed
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.errors import BadPosition
from lomber.table.moves import MoveBook
from lomber.table.sheet import Entry

FAMILY: Final = "cities"

TOLD_ROUNDS: Final = 40
"""An information state has room for so many rounds, however many a deal may last: few last longer."""


class Cities(Game):
    """Cities for two, three or four."""

    def __init__(self, id: str, options: CitiesOptions) -> None:
        super().__init__(id, options, options.players, MoveBook(kinds()))
        self.revision = 2  # a deal that nobody finishes goes on after forty rounds, where revision 1 ended it
        # A card and a flight each, at most a take and a swap each.
        self.longest = 4 * options.players * options.rounds
        # Colours, the deck, and at most one reshuffle at the end of a round.
        self.deals = 2 + options.rounds
        told = min(options.rounds, TOLD_ROUNDS)
        self.told_moves = 4 * options.players * told
        self.told_deals = 2 + told
        self.pool = max(options.deck(), len(COLOURS))
        self.cards = CARDS
        self.high = 1 if options.match == "wins" else options.in_play() * options.values
        self.zero_sum = False
        self.pages = ["cities"]

    def start(self) -> State:
        return CitiesState(self)

    def card_name(self, card: i64) -> str:
        return card_name(card)

    def read_card(self, text: str) -> i64:
        return read_card(text)

    def advice(self) -> list[Advice]:
        from lomber.games.cities.book import ADVICE

        return ADVICE

    def fields(self) -> list[Field]:
        fields = [
            Field("hand", KINDS, "cards of each kind in the own hand"),
            Field("flights", 6, "own unused flights 1 … 6"),
            Field("colours", 6, "colours in play, R O Y G B V"),
        ]
        for turn in ("own", "next", "third", "fourth"):
            doc = (
                f"the {turn} seat, clockwise: 12 places of the row (colour, then value, one of 6 each), card laid"
                " (of 44), flight laid, used flights where seen, first player, in turn, cards held in thirds,"
                " total in fiftieths"
            )
            fields.append(Field("seat_" + turn, SEAT_NUMBERS, doc))
        fields.append(Field("phase", 3, "lay, take, swap"))
        fields.append(Field("exchange", 7, "the value to be swapped: any, 1 … 6"))
        fields.append(Field("piles", 2, "cards in the deck and in the played pile, in 47ths"))
        return fields

    # -- set-up

    def set_up(self, position: dict[str, Any]) -> State:
        """A described position. What has been drawn before is not described: unseen cards are one lot."""
        state = CitiesState(self)
        described = Described(position)
        self._read_match(state, described)
        self._read_piles(state, described)
        self._read_round(state, described)
        play_sealed(state, described)
        described.finish(self._pile_names(state.players))
        return state

    def _pile_names(self, players: i64) -> list[str]:
        seats = [f"{word}.{seat}" for word in ("hand", "row", "laid") for seat in range(players)]
        return [*seats, "deck", "played"]

    def _read_match(self, state: CitiesState, described: Described) -> None:
        players = int(state.players)
        state.phase = Phase(described.word("phase", "lay", [phase.value for phase in Phase]))
        state.hand = described.number("hand", 0 if self._before_deal(state) else 1, 0, 1_000_000)
        state.first = described.number("first", 0, 0, players - 1)
        state.totals = described.numbers("totals", [0] * players, 0)
        state.before = described.numbers("before", state.totals, 0)
        state.single = described.flag("single")
        state.entries = described.entries()
        state.story = self._story(described, players)
        self._read_colours(state, described)

    def _read_colours(self, state: CitiesState, described: Described) -> None:
        """The colours in play, as many as the players have (C-8)."""
        letters = described.value("colours", self._default_colours(state))
        if not isinstance(letters, str) or len(set(letters)) != len(letters) or set(letters) - set(COLOURS):
            raise refusals.written_like("colours", letters, COLOURS[: int(state.colours)])
        state.in_play = 0
        for letter in letters:
            state.in_play |= BIT[COLOURS.index(letter)]
        if not self._before_deal(state) and size(state.in_play) != state.colours:
            raise refusals.written_like("colours", letters, COLOURS[: int(state.colours)])

    def _story(self, described: Described, players: int) -> list[str]:
        """The steps since the last reveal, as `CitiesView.story` tells them."""
        seat, card = f"[0-{players - 1}]", "(" + "|".join(NAMES[:KINDS]) + ")"
        steps = [
            f"lay {seat} {card} F[1-6]",
            f"(take|idle|deport) {seat} {card}",
            f"swap {seat} {card} {seat} {card}",
            f"burn {seat}( {card})+",
        ]
        story = described.words("story")
        for line in story:
            if not re.fullmatch("|".join(steps), line):
                raise refusals.written_like("story", line, "take 0 G4")
        return story

    def _before_deal(self, state: CitiesState) -> bool:
        return state.phase is Phase.LOT or state.phase is Phase.COLOURS or state.phase is Phase.DEAL

    def _default_colours(self, state: CitiesState) -> str:
        if state.random_colours and not self._before_deal(state):
            return COLOURS[: int(state.colours)]
        return "".join(COLOURS[colour] for colour in range(6) if state.agreed & BIT[colour])

    def _read_piles(self, state: CitiesState, described: Described) -> None:
        """Every card of the deck lies somewhere, exactly once; a deck that is not described is what is left."""
        left = state.whole_deck() if not self._before_deal(state) else vec[i64]()
        for seat in range(state.players):
            hand = self._pile(described, f"hand.{seat}")
            for card in hand:
                state.hands[seat] = with_card(state.hands[seat], card)
            state.rows[seat] = self._pile(described, f"row.{seat}")
            laid = self._pile(described, f"laid.{seat}")
            if len(laid) > 1 or len(hand) + len(laid) > state.hand_size:
                sentence = f"seat {seat} has too many cards in hand or laid out"
                raise refusals.miscounted(
                    sentence, f"hand.{seat}", len(hand) + len(laid), int(state.hand_size)
                )
            if len(laid):
                state.laid[seat] = laid[0]
            left = self._taken(left, laid, f"laid.{seat}")
            left = self._taken(left, hand, f"hand.{seat}")
            left = self._taken(left, self._quiet(state, seat), f"row.{seat}")
        played = self._pile(described, "played")
        for card in played:
            state.played[card] += 1
        left = self._taken(left, played, "played")
        if "deck" in described.table("piles"):
            state.deck = self._pile(described, "deck")
            left = self._taken(left, state.deck, "deck")
            if len(left):
                raise refusals.nowhere(names(left))
        else:
            state.deck = left

    def _pile(self, described: Described, name: str) -> vec[i64]:
        try:
            return read_cards(described.pile(name))
        except ValueError as error:
            raise refusals.unread(name, described.pile(name), error) from None

    def _taken(self, left: vec[i64], cards: vec[i64], name: str) -> vec[i64]:
        """The cards that are left when these lie in a pile."""
        for card in cards:
            rest = vec[i64]()
            found = False
            for other in left:
                if other == card and not found:
                    found = True
                else:
                    rest = append(rest, other)
            if not found:
                raise refusals.too_often(card_name(card), name)
            left = rest
        return left

    def _quiet(self, state: CitiesState, seat: i64) -> vec[i64]:
        row = state.rows[seat]
        self._check_cities(state, seat)
        if score.burning(row, state.pair_only):
            raise self._would_burn(row, seat)
        return row

    def _check_cities(self, state: CitiesState, seat: i64) -> None:
        for city in state.rows[seat]:
            if not is_city(city) or not state.in_play & BIT[colour_of(city)]:
                raise refusals.misplaced(card_name(city), f"row.{seat}")

    def _would_burn(self, row: vec[i64], seat: i64) -> BadPosition:
        sentence = f"row.{seat}: {names(row)} would burn; a row is quiet between moves"
        return BadPosition(sentence, "cities-burning", "C-38", pile=f"row.{seat}", cards=names(row))

    def _read_round(self, state: CitiesState, described: Described) -> None:
        players = int(state.players)
        state.round = described.number("round", 0 if self._before_deal(state) else 1, 0, 1_000_000)
        state.traces.shuffles = described.number("shuffles", 0, 0, 1_000_000)
        state.traces.base = state.traces.shuffles
        self._read_flights(state, described)
        state.bids = vec[i64](described.numbers("bids", [0] * players, 0, int(state.values)))
        state.since = vec[i64](described.numbers("since", self._default_since(state), -1, 1_000_000))
        # Who is complete as the position is laid out was so before anybody who becomes it now (C-46).
        state.clock = described.number("clock", 1 if max(state.since) >= 0 else 0, 0, 1_000_000)
        state.drawing = described.number("drawing", 0, 0, players)
        state.exchange = described.number("exchange", 0, 0, int(state.values))
        try:
            state.takes = read_cards(str(described.value("takes", "")))
        except ValueError as error:
            raise refusals.unread("takes", described.value("takes", ""), error) from None
        order = described.value("order", [int(seat) for seat in self._default_order(state)])
        if not isinstance(order, list) or any(type(n) is not int or not 0 <= n < players for n in order):
            raise refusals.seats_wanted("order", order)
        state.order = vec[i64](order)
        state.turn = len(state.takes) - (1 if state.phase is Phase.SWAP else 0)
        self._check_round(state)

    def _default_since(self, state: CitiesState) -> list[int]:
        return [0 if state.complete(seat) else -1 for seat in range(state.players)]

    def _default_order(self, state: CitiesState) -> vec[i64]:
        in_round = state.phase is not Phase.LAY and not self._before_deal(state)
        return state.order_of_choice() if in_round else vec[i64]()

    def _read_flights(self, state: CitiesState, described: Described) -> None:
        """Unused flights by seat, like `F1 F4`; whole sets where nothing is said."""
        flights = described.words("flights")
        if flights and len(flights) != state.players:
            raise refusals.each_wanted("flights", int(state.players))
        wanted = [f"F{value}" for value in range(1, int(state.values) + 1)]
        for seat, text in enumerate(flights):
            mask: i64 = 0
            for word in text.split():
                if word not in wanted:
                    raise refusals.unknown("flights", word, wanted)
                mask |= BIT[int(word[1:])]
            state.flights[seat] = mask

    def _check_round(self, state: CitiesState) -> None:
        """What is laid fits the phase: somebody can move, and he has something to choose."""
        for seat in range(state.players):
            if state.since[seat] >= 0 and not state.complete(seat):
                sentence = f"since: the collection of seat {seat} is not complete"
                raise BadPosition(sentence, "cities-incomplete", pile=f"row.{seat}")
            if state.phase is Phase.LAY and (state.bids[seat] or state.laid[seat] != NO_CARD):
                sentence = "what is laid in a round that is not revealed is told by `sealed`"
                raise refusals.not_now(sentence, "bids")
            if state.phase is Phase.LAY and not state.flights[seat]:
                sentence = "when all flights are used the whole set comes back"
                raise refusals.not_now(sentence, "flights", "C-18")
        if state.phase is Phase.LAY and not state.actors():
            raise BadPosition("nobody holds a card: the deal is over", "cities-no-cards")
        if state.phase is Phase.TAKE or state.phase is Phase.SWAP:
            if len({int(seat) for seat in state.order}) != len(state.order):
                raise refusals.once_wanted("order", [int(seat) for seat in state.order])
            if not 0 <= state.turn < len(state.order):
                raise refusals.at_odds("nobody is left to take a card", "takes", "order")
            lying = sum(1 for card in state.laid if card != NO_CARD)
            swapping = 1 if state.phase is Phase.SWAP else 0
            if lying + swapping != len(state.order) - state.turn:
                sentence = "as many cards lie as players are still to take one"
                raise BadPosition(sentence, "cities-lying")
            choices = state.swaps() if swapping else state.takeable()
            if len(choices) < 2:
                sentence = "the player in turn has no choice here: the table would have gone on"
                raise BadPosition(sentence, "cities-no-choice")

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Entries of a described deal: `rows` by seat, `colours` in play, `completed` in the order of completion.

        `{"rows": ["R6 R2 G4", …], "colours": "ROYGB"}`; a seat is a finisher if its row has all the colours.
        The cities of a row may be told in any order. `completed` names the finishers, earliest first; without it
        lower seats come first.
        """
        state = CitiesState(self)
        described = Described(result)
        state.phase = Phase.LAY
        hand = described.number("hand", 1, 1, 1_000_000)
        self._read_colours(state, described)
        texts = described.words("rows")
        if len(texts) != state.players:
            raise refusals.each_wanted("rows", int(state.players))
        left = state.whole_deck()
        for seat, text in enumerate(texts):
            try:
                state.rows[seat] = read_cards(text)
            except ValueError as error:
                raise refusals.unread("rows", text, error) from None
            self._check_cities(state, seat)
            left = self._taken(left, state.rows[seat], f"row.{seat}")
            if not score.can_be_quiet(state.rows[seat]):
                raise self._would_burn(state.rows[seat], seat)
        finishers = [seat for seat in range(int(state.players)) if state.complete(seat)]
        completed = described.value("completed", finishers)
        if not isinstance(completed, list) or any(type(seat) is not int for seat in completed):
            raise refusals.seats_wanted("completed", completed)
        if sorted(completed) != finishers:
            sentence = "every seat is named whose row has all the colours"
            raise refusals.at_odds(sentence, "completed", "rows")
        for when, seat in enumerate(completed):
            state.since[seat] = when
        described.finish()
        return score.deal_entries(hand, state.rows, state.since, state.wins, state.only_first)


__all__ = ["FAMILY", "Cities"]
