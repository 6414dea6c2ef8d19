"""What one seat sees of a table of the Mouche family, as typed fields, as a scene and as numbers."""

from typing import Any

from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import SUITS, card_name, card_names
from lomber.play.mouche.rules import PHASES
from lomber.play.scenes import bits, card_choice, hand_cards, one_of, plain_choice, word_of
from lomber.play.tricks import STANDARD, Order
from lomber.table.contract import Field, Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone


class MoucheView(View):
    """A seat's view; the book reads its fields."""

    def __init__(self, seat: i64, game: Game) -> None:
        super().__init__(seat)
        self.game = game
        options: Any = game.options
        self.players: int = options.players
        self.hand_cards: int = options.hand_cards
        self.order: Order = STANDARD
        """How the cards rank in this hand."""
        self.dealer: i64 = 0
        self.ring: list[int] = []
        self.turn: i64 = -1
        self.records: list[int] = []
        self.last_ending = ""
        self.last_who: list[int] = []
        self.last_cards: list[str] = []
        self.dealt = False
        self.trump: i64 = -1
        self.turned: i64 = -1
        self.took = False
        self.active: i64 = 0
        self.passed: i64 = 0
        self.in_stock: i64 = 0
        self.heap_size: i64 = 0
        self.counts: list[int] = []
        self.bought: list[int] = []
        self.shown: list[int] = []
        self.face_up: list[int] = []
        """Of the cards each has shown, those that lie open before him now."""
        self.denied: list[int] = []
        self.laid: list[int] = []
        self.won: list[int] = []
        self.row_seats: list[int] = []
        self.row_cards: list[int] = []
        self.in_trick: i64 = 0
        self.led: i64 = -1
        self.winning: i64 = -1
        self.winner: i64 = -1
        self.faults: list[tuple[int, int]] = []
        """After the last trick: faults that all can see and nobody has claimed, as seat and trick from 0."""
        self.legal: list[int] = []
        self.asides: list[int] = []
        self.own: i64 = 0
        self.own_thrown: i64 = 0
        self.chosen: i64 = 0
        self.room: i64 = 0
        self.lawful: i64 = 0
        self.forbidden: dict[int, str] = {}

    # -- for the book

    def to_move(self, phase: str) -> bool:
        return self.seat == self.turn and self.phase == phase

    def may(self, move: i64) -> bool:
        return int(move) in self.legal

    def trumps(self) -> i64:
        """The trumps in hand."""
        return self.own & self.order.suits[self.trump] if self.trump >= 0 else 0

    def trick(self) -> list[int]:
        """The cards of the trick in progress."""
        return self.row_cards[len(self.row_cards) - int(self.in_trick) :]

    def gone(self) -> i64:
        """All cards laid in this hand."""
        mask: i64 = 0
        for card in self.row_cards:
            mask |= BIT[card]
        return mask

    # -- the scene

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.turn != self.seat or self.turn < 0:
            return Message("prompt-wait", {"seat": int(self.turn)})
        if self.phase == "play":
            if self.in_trick == 0:
                return Message("prompt-lead")
            follows = self.own & self.order.suits[self.led]
            return Message("prompt-follow" if follows else "prompt-void", {"suit": SUITS[self.led]})
        if self.phase == "declare" or self.phase == "exchange":
            if self.chosen:
                return Message("prompt-mouche-throw", {"number": int(size(self.chosen))})
            return Message(f"prompt-mouche-{self.phase}")
        if self.phase == "turnup":
            return Message("prompt-mouche-turnup", {"card": card_name(self.turned)})
        if self.phase == "claim":
            return Message("prompt-mouche-claim")
        return self.form_prompt()

    def form_prompt(self) -> Message:
        """What is asked in a phase of the form's own."""
        return Message("prompt-wait", {"seat": int(self.turn)})

    def seats(self) -> list[Seat]:
        """Clockwise, as they sit."""
        return [self.seat_of(seat) for seat in self.ring]

    def seat_of(self, seat: int) -> Seat:
        marks: list[str] = []
        if seat == self.dealer:
            marks.append("dealer")
        if seat == self.turn:
            marks.append("to-move")
        if self.passed & BIT[seat]:
            marks.append("passed")
        counts = {"record": self.records[seat], "balance": self.sheet.columns[seat].totals["balance"]}
        if self.active & BIT[seat]:
            counts["bought"] = self.bought[seat]
            counts["tricks"] = self.won[seat]
        return Seat(seat, "", seat, tuple(marks), counts)

    def zones(self) -> list[Zone]:
        if not self.dealt:
            return self.opened_before()
        zones: list[Zone] = []
        for seat in range(self.players):
            if seat == self.seat:
                cards = hand_cards(self.own)
            else:
                cards = [HIDDEN] * int(self.counts[seat] - size(self.face_up[seat]))
            zones.append(Zone(f"hand.{seat}", "hand", tuple(cards), seat))
            if self.face_up[seat] and seat != self.seat:
                shown = tuple(hand_cards(self.face_up[seat]))
                zones.append(Zone(f"shown.{seat}", "open", shown, seat, (), ("shown",)))
        start = len(self.row_cards) - int(self.in_trick)
        trick = tuple(card_name(card) for card in self.row_cards[start:])
        zones.append(Zone("trick", "trick", trick, -1, tuple(self.row_seats[start:])))
        if self.turned >= 0 and not self.took:
            zones.append(Zone("turned", "row", (card_name(self.turned),), -1, (), ("trump",)))
        zones.append(Zone("stock", "stock", (HIDDEN,) * int(self.in_stock)))
        zones.append(Zone("discard", "pile", (HIDDEN,) * int(self.heap_size)))
        if self.own_thrown:
            zones.append(Zone("thrown", "pile", tuple(hand_cards(self.own_thrown)), int(self.seat)))
        return zones

    def opened_before(self) -> list[Zone]:
        """What ended the hand before stays on the table until the next deal."""
        zones: list[Zone] = []
        for seat, cards in zip(self.last_who, self.last_cards, strict=False):
            zones.append(Zone(f"opened.{seat}", "open", tuple(cards.split()), seat))
        return zones

    def choices(self) -> list[Choice]:
        return [self.choice(move) for move in self.legal + self.asides]

    def choice(self, move: int) -> Choice:
        book = self.game.book
        hand = f"hand.{self.seat}"
        word = book.words[move]
        if word == "play":
            plain = card_choice(book, move, hand)
            rule = self.forbidden.get(move, "")
            return Choice(move, plain.text, plain.says, plain.card, False, hand, rule)
        if word == "throw" or word == "drop":
            return card_choice(book, move, hand)
        if word == "claim":
            who, trick = book.arguments[move].split()
            says = Message("move-claim", {"seat": int(who), "number": int(trick)})
            return Choice(move, book.text(move), says)
        if word == "done":
            says = Message("move-mouche-done", {"number": int(size(self.chosen))})
            return Choice(move, book.text(move), says)
        return plain_choice(book, move, move in self.asides)

    def facts(self) -> list[Message]:
        facts: list[Message] = []
        if self.trump >= 0:
            facts.append(Message("fact-trump", {"suit": SUITS[self.trump]}))
        if self.took:
            words = {"seat": int(self.dealer), "card": card_name(self.turned)}
            facts.append(Message("fact-mouche-took", words))
        for seat in range(len(self.face_up)):
            if self.face_up[seat]:
                words = {"seat": seat, "cards": card_names(self.face_up[seat])}
                facts.append(Message("fact-mouche-shown", words))
        if self.last_ending and not self.active | self.passed:
            who = self.last_who[0] if self.last_who else -1
            key = "fact-last-" + self.last_ending.replace("_", "-")
            facts.append(Message(key, {"seat": who}))
        return facts

    # -- numbers

    def observe(self) -> list[float]:
        numbers: list[float] = []
        numbers.extend(bits(self.own, 52))
        numbers.extend(bits(self.chosen, 52))
        numbers.extend(bits(self.own_thrown, 52))
        numbers.extend(bits(BIT[self.turned] if self.turned >= 0 else 0, 52))
        trick: i64 = 0
        for card in self.trick():
            trick |= BIT[card]
        numbers.extend(bits(trick, 52))
        numbers.append(float(self.in_stock))
        numbers.append(1.0 if self.took else 0.0)
        numbers.append(float(self.trump))
        numbers.append(float(self.led))
        numbers.extend(word_of(self.phase, PHASES))
        numbers.extend(one_of(self.dealer, self.players))
        numbers.extend(one_of(self.turn, self.players))
        numbers.extend(bits(self.active, self.players))
        numbers.extend(bits(self.passed, self.players))
        numbers.extend([float(n) for n in self.bought])
        numbers.extend([float(n) for n in self.won])
        numbers.extend([float(n) for n in self.records])
        for masks in (self.laid, self.shown, self.denied):
            for mask in masks:
                numbers.extend(bits(mask, 52))
        return numbers


def fields_of(players: i64) -> list[Field]:
    """What `observe` writes."""
    return [
        Field("hand", 52, "the seat's cards"),
        Field("chosen", 52, "cards chosen to be thrown in the gesture in progress"),
        Field("thrown", 52, "what the seat itself has thrown off or dropped"),
        Field("turned", 52, "the turned-up card"),
        Field("trick", 52, "cards of the trick in progress"),
        Field("stock", 1, "cards left in the stock"),
        Field("took", 1, "1: the dealer has taken the turned-up card"),
        Field("trump", 1, "trump suit, 0…3; -1: none yet"),
        Field("led", 1, "suit led, 0…3; -1: none"),
        Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
        Field("dealer", players, "the dealer, one of the seats"),
        Field("turn", players, "who is to act, one of the seats"),
        Field("active", players, "who plays"),
        Field("passed", players, "who has passed"),
        Field("bought", players, "cards each has bought"),
        Field("won", players, "tricks each has taken"),
        Field("records", players, "each one's record, with what this hand has written already"),
        Field("laid", players * 52, "cards each has laid to tricks"),
        Field("shown", players * 52, "cards each has shown"),
        Field("denied", players * 52, "cards each was seen not to hold"),
    ]
