"""What one seat sees of a table of Lentyurlyu."""

from typing import Any, Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, members
from lomber.cards.pack import card_name
from lomber.games.mushka_lentyurlyu.score import LAYOUT, place_of
from lomber.play.scenes import bits, card_choice, one_of, plain_choice
from lomber.table.contract import Field, Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

QUINCUNX: Final = ["QS", "AS", "7D", "KH", "JC"]
"""The layout as it lies: two above, one in the middle, two below (LE-1)."""


class LentyurlyuView(View):
    """A seat's view; the book reads its fields."""

    def __init__(self, seat: i64, game: Game) -> None:
        super().__init__(seat)
        self.game = game
        options: Any = game.options
        self.players: int = options.players
        self.shed: bool = options.form == "shed"
        self.dealer: i64 = 0
        self.turn: i64 = -1
        self.balances: list[int] = []
        self.cells: list[int] = []
        self.counts: list[int] = []
        self.bought: list[int] = []
        self.in_stock: i64 = 0
        self.top: i64 = 0
        """The place of the pile's last card, ace 1 … king 13; 0: a pile is to be begun."""
        self.leading = False
        self.pile: list[int] = []
        self.laid: list[int] = []
        self.last_winner: i64 = -1
        self.own: i64 = 0
        self.legal: list[int] = []

    def may(self, move: i64) -> bool:
        return int(move) in self.legal

    # -- the scene

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.turn != self.seat or self.turn < 0:
            return Message("prompt-wait", {"seat": int(self.turn)})
        if self.leading:
            return Message("prompt-lentyurlyu-lead")
        return Message(
            "prompt-lentyurlyu-lay", {"card": card_name(self.pile[-1])} if self.pile else {"card": ""}
        )

    def seats(self) -> list[Seat]:
        found: list[Seat] = []
        for seat in range(self.players):
            marks: list[str] = []
            if seat == self.dealer:
                marks.append("dealer")
            if seat == self.turn:
                marks.append("to-move")
            counts = {"cards": self.counts[seat], "balance": self.balances[seat]}
            if self.bought[seat]:
                counts["bought"] = self.bought[seat]
            found.append(Seat(seat, "", seat, tuple(marks), counts))
        return found

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for seat in range(self.players):
            cards = self.sorted_hand() if seat == self.seat else [HIDDEN] * self.counts[seat]
            zones.append(Zone(f"hand.{seat}", "hand", tuple(cards), seat))
        zones.append(Zone("layout", "row", tuple(QUINCUNX)))
        zones.append(Zone("pile", "pile", tuple(card_name(card) for card in self.pile)))
        zones.append(Zone("stock", "stock", (HIDDEN,) * int(self.in_stock)))
        aside = len(self.laid) - len(self.pile)
        if aside:
            zones.append(Zone("discard", "pile", tuple(card_name(card) for card in self.laid[:aside])))
        return zones

    def sorted_hand(self) -> list[str]:
        """As it is held in this game: by ranks, the ace lowest."""
        cards = sorted([(int(place_of(card)), int(card)) for card in members(self.own)])
        return [card_name(card) for _, card in cards]

    def choices(self) -> list[Choice]:
        book = self.game.book
        found: list[Choice] = []
        for move in self.legal:
            if book.words[move] == "play":
                found.append(card_choice(book, move, f"hand.{self.seat}"))
            elif book.words[move] == "buy":
                says = Message("move-lentyurlyu-buy", {"number": int(book.arguments[move])})
                found.append(Choice(move, book.text(move), says))
            else:
                found.append(plain_choice(book, move))
        return found

    def facts(self) -> list[Message]:
        facts: list[Message] = []
        if self.last_winner >= 0 and not self.laid:
            facts.append(Message("fact-lentyurlyu-won", {"seat": int(self.last_winner)}))
        return facts

    # -- numbers

    def observe(self) -> list[float]:
        numbers: list[float] = []
        numbers.extend(bits(self.own, 52))
        pile: i64 = 0
        for card in self.pile:
            pile |= BIT[card]
        laid: i64 = 0
        for card in self.laid:
            laid |= BIT[card]
        numbers.extend(bits(pile, 52))
        numbers.extend(bits(laid, 52))
        numbers.append(float(self.top))
        numbers.append(1.0 if self.leading else 0.0)
        numbers.append(float(self.in_stock))
        numbers.extend([float(n) for n in self.cells])
        numbers.extend([float(n) for n in self.counts])
        numbers.extend([float(n) for n in self.bought])
        numbers.extend(one_of(self.turn, self.players))
        numbers.extend(one_of(self.dealer, self.players))
        return numbers


def fields_of(players: i64) -> list[Field]:
    """What `observe` writes."""
    return [
        Field("hand", 52, "the seat's cards"),
        Field("pile", 52, "cards of the pile in progress"),
        Field("laid", 52, "all cards laid in this hand"),
        Field("top", 1, "place of the pile's last card, ace 1 … king 13; 0: none"),
        Field("leading", 1, "1: a pile is to be begun"),
        Field("stock", 1, "cards left in the stock"),
        Field("cells", len(LAYOUT), "money on " + ", ".join(LAYOUT)),
        Field("counts", players, "cards in each hand"),
        Field("bought", players, "cards each has bought"),
        Field("turn", players, "who is to act, one of the seats"),
        Field("dealer", players, "the dealer, one of the seats"),
    ]
