"""What one seat sees of a table of Piquet, as typed fields, as a scene and as numbers."""

from typing import Any, Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import SUITS, card_name
from lomber.play.scenes import bits, card_choice, hand_cards, one_of, plain_choice, word_of
from lomber.table.contract import Field, Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

PHASES: Final = [
    *(
        "draw",
        "deal",
        "thirteen",
        "white",
        "exchange",
        "after",
        "declare",
        "all",
        "capot",
        "show",
        "prove",
        "play",
        "over",
    )
]


LINES: Final = 4
"""How much of the conversation stands on the cloth."""


def words_of(word: str, argument: str) -> dict[str, Any]:
    """The arguments of a sentence about something said: numbers, ranks and cards by their names."""
    parts = argument.split()
    if word in ("point", "pips", "take"):
        return {"number": int(argument)}
    if word == "sequence":
        return {"number": int(parts[0]), "rank": parts[1]}
    if word in ("fourteen", "three"):
        return {"rank": argument}
    if word == "retract":
        return {"kind": argument}
    if word == "challenge":
        return {"seat": int(parts[0]), "kind": parts[1]}
    return {"cards": argument} if argument else {}


def speech(word: str, argument: str, seat: int) -> Message:
    """One line of the conversation, said by a seat."""
    if word == "count":
        word, _, argument = argument.partition(" ")
    return Message(f"said-{word}", {"seat": seat, **words_of(word, argument)})


class PiquetView(View):
    """A seat's view; the book reads its fields."""

    def __init__(self, seat: i64, game: Game) -> None:
        super().__init__(seat)
        self.game = game
        options: Any = game.options
        self.players: int = int(game.seats)
        self.race: bool = options.form == "norman" and options.norman_mode == "race"
        self.target: int = options.target
        self.dealer: i64 = 0
        self.gone: i64 = 0
        self.turn: i64 = -1
        self.last: list[int] = []
        self.totals: list[int] = []
        self.sitting: list[int] = []
        """Who plays this deal, the first leader first, the dealer last."""
        self.in_talon: i64 = 0
        self.unbought: i64 = 0
        self.spoken: list[tuple[int, int]] = []
        self.capots: i64 = 0
        self.counts: list[int] = []
        self.bought: list[int] = []
        self.discards: list[int] = []
        self.known: list[int] = []
        self.white: list[int] = []
        self.laid: list[int] = []
        self.denied: list[int] = []
        self.tricks: list[int] = []
        self.hand_counts: list[int] = []
        self.running: list[int] = []
        self.pique: i64 = -1
        self.repique: i64 = -1
        self.struck: i64 = 0
        self.silent: i64 = 0
        self.row_seats: list[int] = []
        self.row_cards: list[int] = []
        self.in_trick: i64 = 0
        self.winning: i64 = -1
        self.own: i64 = 0
        self.own_thrown: i64 = 0
        self.chosen: i64 = 0
        self.surplus: i64 = 0
        """Cards that he must discard beside those he buys (P-30 a)."""
        self.honest: i64 = -1
        """While it is his turn to declare: what says everything as it is."""
        self.legal: list[int] = []
        self.asides: list[int] = []

    # -- the scene

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.turn != self.seat or self.turn < 0:
            return Message("prompt-wait", {"seat": int(self.turn)})
        if self.phase == "exchange":
            if self.players - int(size(self.gone)) == 3 and not self.chosen:
                return Message("prompt-norman-exchange")
            return Message("prompt-piquet-exchange", {"number": int(size(self.chosen))})
        if self.phase != "play":
            return Message(f"prompt-piquet-{self.phase}")
        if self.in_trick == 0:
            return Message("prompt-lead")
        return Message("prompt-follow", {"suit": SUITS[self.row_cards[-int(self.in_trick)] // 13]})

    def seats(self) -> list[Seat]:
        return [self.seat_of(seat) for seat in range(self.players)]

    def seat_of(self, seat: int) -> Seat:
        marks: list[str] = []
        if self.gone & BIT[seat]:
            marks.append("left-race")
        elif seat == self.dealer:
            marks.append("dealer")
        if seat == self.turn:
            marks.append("to-move")
        if seat == self.repique:
            marks.append("repique")
        if seat == self.pique:
            marks.append("pique")
        if self.silent & BIT[seat]:
            marks.append("silent")
        if self.struck & BIT[seat]:
            marks.append("struck")
        counts: dict[str, int] = {}
        if seat in self.sitting:
            counts["count"] = self.running[seat]
            counts["tricks"] = self.tricks[seat]
            if self.bought[seat] >= 0:
                counts["bought"] = self.bought[seat]
        if self.race:
            counts["race"] = self.totals[seat]
        return Seat(seat, "", seat, tuple(marks), counts)

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for seat in self.sitting:
            if seat == self.seat:
                zones.append(Zone(f"hand.{seat}", "hand", tuple(hand_cards(self.own & ~self.chosen)), seat))
            else:
                known = hand_cards(self.known[seat])
                hidden = [HIDDEN] * (self.counts[seat] - len(known))
                zones.append(Zone(f"hand.{seat}", "hand", tuple(known + hidden), seat))
            if self.white[seat] and seat != self.seat and self.phase != "play":
                zones.append(Zone(f"white.{seat}", "open", tuple(hand_cards(self.white[seat])), seat))
            if self.discards[seat] and seat != self.seat:
                zones.append(Zone(f"thrown.{seat}", "pile", (HIDDEN,) * self.discards[seat], seat))
        if self.chosen | self.own_thrown:
            cards = tuple(hand_cards(self.chosen | self.own_thrown))
            zones.append(Zone("discard", "pile", cards))
        start = len(self.row_cards) - int(self.in_trick)
        if self.sitting:
            trick = tuple(card_name(card) for card in self.row_cards[start:])
            zones.append(Zone("trick", "trick", trick, -1, tuple(self.row_seats[start:])))
        if self.unbought and self.phase not in ("play", "over"):
            zones.append(Zone("unbought", "row", tuple(hand_cards(self.unbought))))
        elif self.in_talon and not self.unbought:
            zones.append(Zone("talon", "stock", (HIDDEN,) * int(self.in_talon)))
        return zones

    def choices(self) -> list[Choice]:
        book = self.game.book
        hand = f"hand.{self.seat}"
        found: list[Choice] = []
        for move in self.legal + self.asides:
            word, argument = book.words[move], book.arguments[move]
            if word in ("play", "throw"):
                found.append(card_choice(book, move, hand))
            elif word == "done" and self.phase == "exchange":
                says = Message("move-piquet-buy", {"number": int(size(self.chosen) - self.surplus)})
                found.append(Choice(move, book.text(move), says))
            elif argument:
                kind, rest = argument.split(" ", 1) if word == "count" else (word, argument)
                says = Message(f"move-{kind}", words_of(kind, rest))
                found.append(Choice(move, book.text(move), says, "", move in self.asides))
            else:
                found.append(plain_choice(book, move, move in self.asides))
        return found

    def facts(self) -> list[Message]:
        """The end of the conversation, line by line, until the play has begun; all of it stands in the log."""
        book = self.game.book
        facts: list[Message] = []
        lines = [one for one in self.spoken if book.words[one[1]] != "done"]
        if not self.row_cards:
            for seat, move in lines[-LINES:]:
                facts.append(speech(book.words[move], book.arguments[move], seat))
        for seat in self.sitting:
            if self.capots & BIT[seat]:
                facts.append(Message("said-capot", {"seat": seat}))
        if self.repique >= 0:
            facts.append(Message("fact-piquet-repique", {"seat": int(self.repique)}))
        if self.pique >= 0:
            facts.append(Message("fact-piquet-pique", {"seat": int(self.pique)}))
        if self.last and not self.row_cards and not self.spoken:
            best = max(range(self.players), key=lambda seat: self.last[seat])
            refet = self.players == 2 and self.last[0] == self.last[1]
            key = "fact-piquet-refet" if refet else "fact-piquet-last"
            facts.append(Message(key, {"seat": best, "number": self.last[best]}))
        return facts

    # -- numbers

    def observe(self) -> list[float]:
        numbers: list[float] = []
        for mask in (self.own, self.own_thrown, self.chosen, self.unbought):
            numbers.extend(bits(mask, 52))
        trick: i64 = 0
        for card in self.row_cards[len(self.row_cards) - int(self.in_trick) :]:
            trick |= BIT[card]
        numbers.extend(bits(trick, 52))
        numbers.append(float(self.in_talon))
        numbers.extend(word_of(self.phase, PHASES))
        for one in (self.dealer, self.turn):
            numbers.extend(one_of(one, self.players))
        for figures in (self.bought, self.tricks, self.hand_counts, self.running, self.totals):
            numbers.extend([float(n) for n in figures])
        for masks in (self.known, self.white, self.laid, self.denied):
            for mask in masks:
                numbers.extend(bits(mask, 52))
        return numbers


def fields_of(players: i64) -> list[Field]:
    """What `observe` writes."""
    return [
        Field("hand", 52, "the seat's cards"),
        Field("thrown", 52, "what the seat itself has discarded"),
        Field("chosen", 52, "cards chosen for the discard in progress"),
        Field("unbought", 52, "cards of the talon that nobody bought, once they are turned up"),
        Field("trick", 52, "cards of the trick in progress"),
        Field("talon", 1, "cards in the talon"),
        Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
        Field("dealer", players, "the dealer, one of the seats"),
        Field("turn", players, "who is to act, one of the seats"),
        Field("bought", players, "cards each has bought; -1: not yet exchanged"),
        Field("tricks", players, "tricks each has taken"),
        Field("hand_counts", players, "what each has counted in his hand"),
        Field("running", players, "the running count of each"),
        Field("totals", players, "totals of a race"),
        Field("known", players * 52, "cards in each hand that all have seen"),
        Field("white", players * 52, "white hands as they were laid open"),
        Field("laid", players * 52, "cards each has laid to tricks"),
        Field("denied", players * 52, "cards each was seen not to hold"),
    ]
