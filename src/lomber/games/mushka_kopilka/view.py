"""What one seat sees of a table of Kopilka."""

from mypy_extensions import i64

from lomber.cards.bits import set_of
from lomber.cards.pack import SUIT, SUITS, card_name
from lomber.games.mushka_kopilka.rules import PHASES
from lomber.play.scenes import bits, card_choice, hand_cards, one_of, plain_choice, word_of
from lomber.table.contract import Field, Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone


class KopilkaView(View):
    """A seat's view; the book reads its fields."""

    def __init__(self, seat: i64, game: Game) -> None:
        super().__init__(seat)
        self.game = game
        self.pack: i64 = 0
        self.dealer: i64 = 0
        self.turn: i64 = -1
        self.box: int = 0
        self.deal_number: int = 0
        self.counts: list[int] = []
        self.thrown_count: int = 0
        self.in_stock: i64 = 0
        self.owner: i64 = -1
        self.offered: i64 = 0
        self.taken: list[int] = []
        """How many cards lay on offer, and which of them, from 1, have been taken."""
        self.led: i64 = -1
        self.barred: i64 = -1
        self.row_seats: list[int] = []
        self.row_cards: list[int] = []
        self.in_trick: i64 = 0
        self.won: list[int] = []
        self.last_out: i64 = -1
        self.opened: list[int] = []
        """After a deal with manners: the cards that were left, open to all."""
        self.own: i64 = 0
        self.own_thrown: i64 = 0
        self.own_offer: list[int] = []
        self.false_pass = False
        """With manners: a pass now would be false."""
        self.legal: list[int] = []

    def trick(self) -> list[int]:
        return self.row_cards[len(self.row_cards) - int(self.in_trick) :]

    def may(self, move: i64) -> bool:
        return int(move) in self.legal

    # -- the scene

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.turn != self.seat or self.turn < 0:
            return Message("prompt-wait", {"seat": int(self.turn)})
        if self.phase == "follow":
            lacks = not self.own & SUIT[self.led]
            return Message("prompt-kopilka-lacks" if lacks else "prompt-follow", {"suit": SUITS[self.led]})
        if self.phase == "answer":
            return Message("prompt-kopilka-answer", {"seat": int(self.owner)})
        if self.phase == "lead" and self.barred >= 0:
            return Message("prompt-kopilka-lead", {"suit": SUITS[self.barred]})
        return Message("prompt-lead" if self.phase == "lead" else f"prompt-kopilka-{self.phase}")

    def seats(self) -> list[Seat]:
        found: list[Seat] = []
        for seat in range(4):
            marks: list[str] = []
            if seat == self.dealer:
                marks.append("dealer")
            if seat == self.turn:
                marks.append("to-move")
            counts = {"cards": self.counts[seat], "tricks": self.won[seat]}
            counts["balance"] = self.sheet.columns[seat].totals["balance"]
            found.append(Seat(seat, "", seat, tuple(marks), counts))
        return found

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for seat in range(4):
            if seat == self.seat:
                cards = hand_cards(self.own)
            elif self.opened:
                cards = hand_cards(self.opened[seat])
            else:
                cards = [HIDDEN] * self.counts[seat]
            zones.append(Zone(f"hand.{seat}", "hand", tuple(cards), seat))
        start = len(self.row_cards) - int(self.in_trick)
        trick = tuple(card_name(card) for card in self.row_cards[start:])
        zones.append(Zone("trick", "trick", trick, -1, tuple(self.row_seats[start:])))
        if self.owner >= 0:
            count = int(self.offered) - len(self.taken)
            offer = [card_name(card) for card in self.own_offer] or [HIDDEN] * count
            zones.append(Zone("offer", "row", tuple(offer), int(self.owner)))
        zones.append(Zone("stock", "stock", (HIDDEN,) * int(self.in_stock)))
        if self.thrown_count:
            zones.append(Zone("discard", "pile", (HIDDEN,) * self.thrown_count))
        if self.own_thrown:
            zones.append(Zone("thrown", "pile", tuple(hand_cards(self.own_thrown)), int(self.seat)))
        return zones

    def choices(self) -> list[Choice]:
        book = self.game.book
        hand = f"hand.{self.seat}"
        found: list[Choice] = []
        for move in self.legal:
            word = book.words[move]
            if word in ("play", "discard"):
                found.append(card_choice(book, move, hand))
            elif word == "take":
                says = Message("move-kopilka-take", {"number": int(book.arguments[move])})
                found.append(Choice(move, book.text(move), says))
            elif word == "claim":
                says = Message("move-kopilka-claim", {"seat": int(book.arguments[move])})
                found.append(Choice(move, book.text(move), says))
            elif word == "pass" and self.false_pass:
                found.append(Choice(move, "pass", Message("move-pass"), "", False, "", "KO-7"))
            else:
                found.append(plain_choice(book, move))
        return found

    def facts(self) -> list[Message]:
        if self.over:
            return []
        facts = [Message("fact-kopilka-box", {"deal": self.deal_number + 1, "number": self.box})]
        if self.barred >= 0:
            facts.append(Message("fact-kopilka-barred", {"suit": SUITS[self.barred]}))
        if self.last_out >= 0 and not self.row_cards:
            facts.append(Message("fact-kopilka-first-out", {"seat": int(self.last_out)}))
        return facts

    # -- numbers

    def observe(self) -> list[float]:
        numbers: list[float] = []
        sets: list[list[int]] = [self.own_offer, self.trick()]
        for seat in range(4):
            sets.append(
                [card for who, card in zip(self.row_seats, self.row_cards, strict=True) if who == seat]
            )
        numbers.extend(bits(self.own, 52))
        numbers.extend(bits(self.own_thrown, 52))
        for cards in sets:
            numbers.extend(bits(set_of(cards), 52))
        numbers.extend([float(self.led), float(self.barred), float(self.in_stock), float(self.box)])
        numbers.extend([float(self.deal_number), float(int(self.offered) - len(self.taken))])
        numbers.extend(word_of(self.phase, PHASES))
        numbers.extend([float(count) for count in self.counts])
        numbers.extend([float(count) for count in self.won])
        for one in (self.turn, self.dealer, self.owner):
            numbers.extend(one_of(one, 4))
        for column in self.sheet.columns:
            totals = [column.totals[f"{kind}-{suit}"] for kind in ("tricks", "doubles") for suit in SUITS]
            numbers.extend([float(total) for total in totals])
        return numbers


def fields_of() -> list[Field]:
    """What `observe` writes."""
    return [
        Field("hand", 52, "the seat's cards"),
        Field("thrown", 52, "what the seat itself has discarded"),
        Field("offer", 52, "what the seat itself has on offer"),
        Field("trick", 52, "cards of the trick in progress"),
        Field("laid", 208, "cards each has laid in this deal"),
        Field("led", 1, "suit led, 0…3; -1: none"),
        Field("barred", 1, "suit that may not be led, 0…3; -1: none"),
        Field("stock", 1, "cards left in the stock"),
        Field("box", 1, "kopecks in the box"),
        Field("deal", 1, "deals of the party that are over"),
        Field("offered", 1, "cards that lie on offer"),
        Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
        Field("counts", 4, "cards in each hand"),
        Field("won", 4, "tricks each has taken in this deal"),
        Field("turn", 4, "who is to act, one of the seats"),
        Field("dealer", 4, "the dealer, one of the seats"),
        Field("owner", 4, "whose cards lie on offer, one of the seats"),
        Field("tallies", 32, "tricks of the party by seat: single S C D H, double S C D H"),
    ]
