"""What one player of Makao sees: his own card, everything bought or thrown, what is left in the stock."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import filled
from lomber.cards.pack import card_name
from lomber.games.makao.score import Terms, value_of
from lomber.play.scenes import plain_choice, word_of
from lomber.table.contract import Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

NO_CARD: Final[i64] = -1
PHASES = ("draw", "deal", "buy", "reshuffle", "over")


class MakaoView(View):
    """`first` holds the first cards this seat knows, `open` what each has bought and holds."""

    def __init__(self, seat: i64, players: i64) -> None:
        super().__init__(seat)
        self.game: Game | None = None
        self.terms: Terms | None = None
        self.players = players
        self.banker: i64 = 0
        self.to_act: i64 = -1
        self.circle: vec[i64] = vec[i64]()
        """The players as they sit, clockwise."""
        self.done: i64 = 0
        """How many have finished buying, from the banker's left."""
        self.first: vec[i64] = filled(players, NO_CARD)
        self.holds_first: vec[i64] = filled(players, 0)
        self.open: list[vec[i64]] = [vec[i64]() for _ in range(players)]
        self.received: vec[i64] = filled(players, 0)
        """How many cards each has received."""
        self.aside: vec[i64] = vec[i64]()
        self.used_size: i64 = 0
        self.stock_left: i64 = 0
        self.unseen: vec[i64] = vec[i64]([0] * 10)
        """How many unseen cards there are of each value, empty ones first."""
        self.points: i64 = 0
        self.counting: i64 = 0
        """Own points, and how many counting cards make them."""
        self.legal: vec[i64] = vec[i64]()

    # -- for the book

    def is_banker(self) -> bool:
        return self.seat == self.banker

    def punters(self) -> list[int]:
        return [int(seat) for seat in self.circle if seat != self.banker]

    # -- for everybody

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.to_act != self.seat:
            return Message("prompt-wait", {"seat": int(self.to_act)})
        if not self.counting:
            return Message("prompt-empty")
        return Message("prompt-buy", {"number": int(self.points)})

    def facts(self) -> list[Message]:
        """Whose bank it is and what is staked; the last deal, its cards opened and paid, line by line."""
        assert self.terms is not None
        facts = [Message("fact-bank", {"seat": int(self.banker), "stake": self.terms.stake})]
        entries = self.sheet.entries
        last = entries[-1].hand if entries else 0
        for entry in entries:
            if entry.hand == last:
                words = {**entry.words, "seat": entry.column, "amount": entry.amount}
                key = "banker-had" if entry.reason == "bank" else entry.reason
                facts.append(Message("fact-" + key, words))
        return facts

    def seats(self) -> list[Seat]:
        seats: list[Seat] = []
        for seat in range(self.players):
            marks: list[str] = []
            if seat == self.banker:
                marks.append("banker")
            if seat == self.to_act:
                marks.append("to-move")
            counts = {"balance": self.sheet.columns[seat].totals["balance"]}
            if self.received[seat] > 1:
                counts["bought"] = int(self.received[seat]) - 1
            seats.append(Seat(int(seat), "", -1, tuple(marks), counts))
        return seats

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for seat in range(self.players):
            own = seat == self.seat
            if self.holds_first[seat] or own:
                card = self.first[seat]
                first = card_name(card) if card != NO_CARD else HIDDEN
                cards = (first,) if self.holds_first[seat] else ()
                zones.append(Zone(f"hand.{seat}", "hand" if own else "open", cards, int(seat)))
            if len(self.open[seat]):
                bought = tuple(card_name(card) for card in self.open[seat])
                zones.append(Zone(f"bought.{seat}", "open", bought, int(seat)))
        zones.append(Zone("aside", "pile", tuple(card_name(card) for card in self.aside)))
        zones.append(Zone("stock", "stock", (HIDDEN,) * int(self.stock_left)))
        return zones

    def choices(self) -> list[Choice]:
        assert self.game is not None
        book = self.game.book
        return [plain_choice(book, move) for move in self.legal]

    # -- in numbers

    def observe(self) -> list[float]:
        """See `fields` in `game.py`; other seats are counted clockwise from this one."""
        numbers = [float(count) / 8.0 for count in self.unseen]
        numbers += word_of(self.phase, PHASES)
        start = 0
        for place in range(self.players):
            if len(self.circle) and self.circle[place] == self.seat:
                start = place
        for turn in range(self.players):
            numbers += self._observe_seat(self.circle[(start + turn) % self.players])
        numbers += [float(self.stock_left) / 104.0, float(self.used_size) / 104.0]
        return numbers

    def _observe_seat(self, seat: i64) -> list[float]:
        bought = [0.0] * 10
        for card in self.open[seat]:
            bought[value_of(card)] += 1.0
        first = [0.0] * 10
        if self.first[seat] != NO_CARD:
            first[value_of(self.first[seat])] = 1.0
        return [
            1.0 if seat == self.banker else 0.0,
            1.0 if seat == self.to_act else 0.0,
            1.0 if self.holds_first[seat] else 0.0,
            float(self.received[seat]) / 8.0,
            *first,
            *bought,
        ]
