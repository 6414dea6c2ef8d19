"""What one seat sees of a table of Sixty-six, as typed fields, as a scene and as numbers."""

from typing import Any, Final

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.cards.pack import SUITS
from lomber.cards.tens import card_name, card_names
from lomber.play.scenes import bits, card_choice, one_of, plain_choice, word_of
from lomber.table.contract import Field, Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

PHASES: Final = ["draw", "deal", "lead", "reply", "over"]


class SixtySixView(View):
    """A seat's view; the book reads its fields."""

    def __init__(self, seat: i64, game: Game) -> None:
        super().__init__(seat)
        self.game = game
        options: Any = game.options
        self.players: int = options.players
        self.hand_cards: int = options.hand_cards
        self.pack: i64 = 0
        self.dealer: i64 = 0
        self.turn: i64 = -1
        self.games: list[int] = []
        self.gone: i64 = 0
        self.last_won: list[int] = []
        self.pair: list[int] = []
        """The two who play this deal, the first leader first."""
        self.faced: i64 = -1
        self.faced_taken = False
        self.trump: i64 = -1
        self.in_stock: i64 = 0
        self.strict = False
        self.closer: i64 = -1
        self.led: i64 = -1
        self.points: list[int] = []
        """-1: not shown, or not playing."""
        self.tricks: list[int] = []
        self.counts: list[int] = []
        self.laid: list[int] = []
        self.shown: list[int] = []
        self.denied: list[int] = []
        self.row_seats: list[int] = []
        self.row_cards: list[int] = []
        self.marriages: list[tuple[int, int]] = []
        """Who led which card of a marriage."""
        self.exchanges: list[tuple[int, int]] = []
        self.legal: list[int] = []
        self.own: i64 = 0

    def opponent(self) -> int:
        """The other of the two who play."""
        return self.pair[1] if self.pair[0] == self.seat else self.pair[0]

    # -- the scene

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.turn != self.seat or self.turn < 0:
            return Message("prompt-wait", {"seat": int(self.turn)})
        if self.phase == "lead":
            return Message("prompt-lead")
        if self.strict:
            return Message("prompt-follow", {"suit": SUITS[self.led // 13]})
        return Message("prompt-sixty-six-any", {"card": card_name(self.led)})

    def seats(self) -> list[Seat]:
        return [self.seat_of(seat) for seat in range(self.players)]

    def seat_of(self, seat: int) -> Seat:
        marks: list[str] = []
        if self.gone & BIT[seat]:
            marks.append("won")
        elif seat == self.dealer:
            marks.append("dealer")
        if seat == self.turn:
            marks.append("to-move")
        if seat == self.closer:
            marks.append("closed")
        if self.turn >= 0 and seat not in self.pair:
            marks.append("sits-out")
        counts: dict[str, int] = {"games": self.games[seat]}
        if self.points[seat] >= 0:
            counts["points"] = self.points[seat]
        if self.tricks[seat] >= 0:
            counts["tricks"] = self.tricks[seat]
        return Seat(seat, "", seat, tuple(marks), counts)

    def zones(self) -> list[Zone]:
        if self.trump < 0:
            return []
        zones: list[Zone] = []
        for seat in self.pair:
            if seat == self.seat:
                zones.append(Zone(f"hand.{seat}", "hand", tuple(card_names(self.own).split()), seat))
            else:
                known = card_names(self.shown[seat]).split()
                hidden = [HIDDEN] * (self.counts[seat] - len(known))
                zones.append(Zone(f"hand.{seat}", "hand", tuple(known + hidden), seat))
        in_trick = len(self.row_cards) % 2
        start = len(self.row_cards) - in_trick
        trick = tuple(card_name(card) for card in self.row_cards[start:])
        zones.append(Zone("trick", "trick", trick, -1, tuple(self.row_seats[start:])))
        if not in_trick and start >= 2:  # the last trick lies open until the next lead
            last = tuple(card_name(card) for card in self.row_cards[start - 2 :])
            zones.append(Zone("last", "row", last, -1, tuple(self.row_seats[start - 2 :]), ("last-trick",)))
        marks = ("trump", "closed") if self.closer >= 0 else ("trump",)
        if not self.faced_taken:
            zones.append(Zone("turned", "row", (card_name(self.faced),), -1, (), marks))
        closed = ("closed",) if self.closer >= 0 else ()
        zones.append(Zone("stock", "stock", (HIDDEN,) * int(self.in_stock), -1, (), closed))
        return zones

    def choices(self) -> list[Choice]:
        book = self.game.book
        hand = f"hand.{self.seat}"
        found: list[Choice] = []
        for move in self.legal:
            if book.words[move] in ("play", "marry", "announce"):
                found.append(card_choice(book, move, hand))
            else:
                found.append(plain_choice(book, move))
        return found

    def facts(self) -> list[Message]:
        facts: list[Message] = []
        if self.trump < 0:
            if self.last_won:
                key = "fact-sixty-six-drawn" if self.last_won[0] < 0 else "fact-sixty-six-won"
                facts.append(Message(key, {"seat": self.last_won[0], "number": self.last_won[1]}))
            return facts
        facts.append(Message("fact-trump", {"suit": SUITS[self.trump]}))
        if self.closer >= 0:
            facts.append(Message("fact-sixty-six-closed", {"seat": int(self.closer)}))
        for seat, card in self.marriages:
            key = "fact-sixty-six-forty" if card // 13 == self.trump else "fact-sixty-six-twenty"
            facts.append(Message(key, {"seat": seat, "suit": SUITS[card // 13]}))
        for seat, card in self.exchanges:
            facts.append(Message("fact-sixty-six-nine", {"seat": seat, "card": card_name(card)}))
        return facts

    # -- numbers

    def observe(self) -> list[float]:
        numbers: list[float] = []
        numbers.extend(bits(self.own, 52))
        numbers.extend(bits(BIT[self.faced] if self.faced >= 0 and not self.faced_taken else 0, 52))
        numbers.extend(bits(BIT[self.led] if self.led >= 0 else 0, 52))
        numbers.extend(bits(BIT[self.trump] if self.trump >= 0 else 0, 4))
        numbers.append(float(self.in_stock))
        numbers.append(1.0 if self.strict else 0.0)
        numbers.extend(word_of(self.phase, PHASES))
        for one in (self.dealer, self.turn, self.closer):
            numbers.extend(one_of(one, self.players))
        for figures in (self.points, self.tricks, self.games):
            numbers.extend([float(n) for n in figures])
        for masks in (self.laid, self.shown, self.denied):
            for mask in masks:
                numbers.extend(bits(mask, 52))
        return numbers


def fields_of(players: i64) -> list[Field]:
    """What `observe` writes. Cards stand suit by suit, in each 2 … 9 J Q K T A."""
    return [
        Field("hand", 52, "the seat's cards"),
        Field("faced", 52, "the card under the stock"),
        Field("led", 52, "the card led to the trick in progress"),
        Field("trump", 4, "the trump suit: S, C, D, H"),
        Field("stock", 1, "face-down cards left in the stock"),
        Field("strict", 1, "1: the stock is gone or closed"),
        Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
        Field("dealer", players, "the dealer, one of the seats"),
        Field("turn", players, "who is to act, one of the seats"),
        Field("closer", players, "who has closed the stock"),
        Field("points", players, "points of each; -1: not shown, or not playing"),
        Field("tricks", players, "tricks of each; -1: not playing"),
        Field("games", players, "games each has written"),
        Field("laid", players * 52, "cards each has laid to tricks"),
        Field("shown", players * 52, "cards of each that all know"),
        Field("denied", players * 52, "cards each was seen not to hold"),
    ]
