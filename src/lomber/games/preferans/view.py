"""What one player of Preferans sees: his cards, what was said, open hands, the tricks, the pulka (Part 9)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled, size
from lomber.cards.pack import NAMES, SUIT, SUITS, card_name, card_names
from lomber.games.preferans.moves import (
    ACCEPT,
    ALONE,
    BID,
    CHECK,
    GAMES,
    HALF,
    NO_BID,
    PASS,
    TRUST,
    game_bid,
    is_direct,
    is_misere,
)
from lomber.play.rows import Row, room_for
from lomber.play.scenes import card_choice, plain_choice
from lomber.table.contract import Field, Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

PHASES: Final = (
    "draw",
    "deal",
    "bid",
    "exchange",
    "announce",
    "whist",
    "play",
    "consent",
    "review",
    "help",
    "parts",
    "over",
)

SETTLED: Final = ("result", "money")
"""Totals that the scores of the table show anyway."""

UVERTS: Final = ("misere SU", "misere GU")
"""The bids of uverts, as the hand before is remembered."""

FAN: Final = (0, 2, 1, 3)
"""The suits as they stand in a fan: black, red, black, red (U-1)."""


def fan(mask: i64) -> list[str]:
    """A hand as players hold it: colours alternating, high to low."""
    words: list[str] = []
    for suit in FAN:
        words.extend(card_names(mask & SUIT[suit]).split())
    return words


class PreferansView(View):
    """Places are seats; with two players place 2 is the dummy. Masks of hands are 0 where they may not be seen."""

    def __init__(self, seat: i64, game: Game) -> None:
        super().__init__(seat)
        self.game = game
        self.players: i64 = game.seats
        self.hand_cards: i64 = 10
        self.counts_sixes = False
        """Are the sixes called by number, as today (PM-11)?"""
        self.pack: i64 = 0
        self.dealer: i64 = -1
        self.order: list[int] = []
        """The hands of this deal, clockwise from the eldest."""
        self.to_act: i64 = -1
        self.turn: i64 = -1
        """The place whose card is due."""
        # -- cards
        self.hands: vec[i64] = filled(5, 0)
        self.known: i64 = 0
        """The places whose cards this seat sees."""
        self.open: i64 = 0
        """The places whose cards lie face up for all."""
        self.counts: vec[i64] = filled(5, 0)
        self.chosen: i64 = 0
        self.discard: i64 = 0
        """What this seat itself has laid away."""
        self.talon: list[int] = []
        """The cards of the talon that have been shown."""
        self.talon_closed: i64 = 0
        """How many of its cards lie face down on the table."""
        self.talon_taken = False
        self.own_talons: list[int] = []
        """Where each has a talon of his own (Hussar): whose still lie closed."""
        # -- what was said
        self.talk: list[tuple[int, int]] = []
        self.whist_talk: list[tuple[int, int]] = []
        self.bid: i64 = NO_BID
        self.bidder: i64 = -1
        self.passed: i64 = 0
        self.declarer: i64 = -1
        self.announced: i64 = -1
        self.need: i64 = 0
        self.whisters: i64 = 0
        self.single_whister: i64 = -1
        self.manner: i64 = -1
        self.invites = True
        """Has a single whister the other hand with him, or may he have it?"""
        self.duty: dict[int, int] = {}
        """Tricks that each whister must take."""
        self.price: int = 0
        """Whists for a trick of the game announced."""
        self.value: int = 0
        """The price of that game by the old tables; 0: today's."""
        self.written = False
        """Is the hand on the sheet already? What a trick of it was worth by the old tables is then past (PC-61)."""
        self.raspasy = False
        self.offerer: i64 = -1
        # -- tricks
        self.trump: i64 = -1
        self.led: i64 = -1
        self.winning: i64 = -1
        self.winner: i64 = -1
        self.in_trick: i64 = 0
        self.laid: i64 = 0
        self.played: vec[i64] = filled(32, -1)
        self.player: vec[i64] = filled(32, 0)
        self.starts: vec[i64] = filled(11, 0)
        self.done: i64 = 0
        self.forgotten: i64 = 0
        """Cards of tricks before a described endgame."""
        self.tricks: vec[i64] = filled(5, 0)
        self.denied: vec[i64] = filled(5, 0)
        # -- the match
        self.series: i64 = 0
        self.raspasy_price: int = 0
        self.floor: i64 = 6
        self.late = False
        """Near the end of the pulka stakes are double (A-10)."""
        self.last: dict[str, Any] = {}
        self.figures: list[list[int]] = []
        """By seat: the columns of the sheet as numbers."""
        self.peeked: list[int] = []
        """Who has looked at the talon before it was bought."""
        self.commanded = False
        """The declarer's cards are played by the others."""
        self.forbidden: i64 = 0
        """With `manners`: own cards that would be a revoke now."""
        self.legal: vec[i64] = vec[i64]()
        self.asides: vec[i64] = vec[i64]()

    # -- for the book

    def mine(self) -> i64:
        """The cards this seat was dealt and still holds."""
        return self.hands[self.seat] if self.seat >= 0 else 0

    def may(self, move: i64) -> bool:
        return any(legal == move for legal in self.legal)

    def trick(self) -> list[i64]:
        """The cards on the table, in the order laid."""
        return [self.played[i] for i in range(self.laid - self.in_trick, self.laid)]

    def gone(self) -> i64:
        """All cards played."""
        mask = self.forgotten
        for i in range(self.laid):
            mask |= BIT[self.played[i]]
        return mask

    def is_misere(self) -> bool:
        return is_misere(self.bid) and self.declarer >= 0

    # -- the prompt and the facts

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.to_act != self.seat:
            return Message("prompt-wait", {"seat": int(self.to_act)})
        if self.phase == "play":
            return self._card_prompt()
        if self.phase == "exchange":
            return Message("prompt-discard", {"number": int(size(self.chosen))})
        if self.phase == "whist":
            return self._whist_prompt()
        if self.phase == "consent":
            key = "prompt-consent-misere" if self.is_misere() else "prompt-consent"
            return Message(key, {"seat": int(self.offerer)})
        return Message("prompt-" + self.phase)

    def _whist_prompt(self) -> Message:
        """What is asked follows from what may be answered."""
        said = {"seat": int(self.declarer), "game_card": GAMES[self.announced]}
        if TRUST in self.legal:
            return Message("prompt-check", said)
        if ACCEPT in self.legal:
            return Message("prompt-half", {"seat": self.whist_talk[-1][0]})
        if HALF in self.legal and PASS not in self.legal:
            return Message("prompt-whist-or-half", {"seat": self.whist_talk[-1][0]})
        return Message("prompt-whist", said) if PASS in self.legal else Message("prompt-whist-manner")

    def _card_prompt(self) -> Message:
        other = self.turn != self.seat
        if self.turn >= self.players:
            word = {"suit": SUITS[self.led]} if self.led >= 0 else {}
            return Message("prompt-play-dummy" if word else "prompt-lead-dummy", word)
        if self.led < 0:
            return Message("prompt-lead-other", {"seat": int(self.turn)}) if other else Message("prompt-lead")
        if other:
            return Message("prompt-play-other", {"seat": int(self.turn), "suit": SUITS[self.led]})
        follows = self.hands[self.turn] & SUIT[self.led] != 0
        return Message("prompt-follow" if follows else "prompt-void", {"suit": SUITS[self.led]})

    def facts(self) -> list[Message]:
        """The banner (U-4), the series (U-8), and how the hand before ended."""
        facts: list[Message] = []
        if self.declarer >= 0:
            facts.extend(self._contract())
        elif self.raspasy:
            facts.append(Message("fact-raspasy", {"price": self.raspasy_price}))
        elif self.bid != NO_BID:
            key = "fact-bid-direct" if is_direct(self.bid) else "fact-bid"
            facts.append(Message(key, {"seat": int(self.bidder), **self.bid_words(self.bid)}))
        facts.extend([Message("fact-peeked", {"seat": seat}) for seat in self.peeked])
        if self.commanded:
            facts.append(Message("fact-commanded"))
        if self.series and not self.raspasy:
            facts.append(Message("fact-series", {"price": self.raspasy_price, "number": int(self.floor)}))
        if self.last and not self.laid and self.declarer < 0:
            words = {"seat": self.last["seat"], "game_card": self.last["game"], "number": self.last["number"]}
            kind = "uvert" if self.last["game"] in UVERTS else str(self.last["kind"])
            facts.append(Message("fact-last-" + kind, words))
        return facts

    def _contract(self) -> list[Message]:
        seat = int(self.declarer)
        if self.is_misere():
            return [Message("fact-misere", {"seat": seat, **self.bid_words(self.bid)})]
        if self.announced < 0:
            key = "fact-direct" if is_direct(self.bid) else "fact-bought"
            return [Message(key, {"seat": seat, **self.bid_words(self.bid)})]
        game = {"seat": seat, "game_card": GAMES[self.announced], "number": int(self.need)}
        facts = [Message("fact-game", {**game, "price": self.price})]
        if self.value and self.written:
            facts = [Message("fact-game-written", {**game, "value": self.value})]
        elif self.value:
            facts = [Message("fact-game-old", {**game, "value": self.value, "price": self.price})]
        for whister, tricks in self.duty.items():
            facts.append(Message("fact-duty", {"seat": whister, "number": tricks}))
        facts.extend(self._manner())
        return facts

    def _manner(self) -> list[Message]:
        """In the light or in the dark; who has checked a ten (U-4)."""
        checkers = [who for who, word in self.whist_talk if word == CHECK]
        if checkers:
            return [Message("fact-check" if self.open else "fact-check-dark", {"seat": checkers[0]})]
        if self.manner < 0:
            return []
        word = self.game.book.words[self.manner].replace("_", "-")
        return [
            Message(f"fact-whist-{word}-talon" if self._leaves_talon(self.manner) else f"fact-whist-{word}")
        ]

    def _leaves_talon(self, word: i64) -> bool:
        """Where each has a talon, alone means without it; elsewhere without the other hand (PH-5, PC-43)."""
        return word == ALONE and len(self.own_talons) > 0

    def bid_words(self, bid: i64) -> dict[str, str]:
        """The game of a bid, or the kind of misère."""
        return {"game_card": self.game.book.arguments[bid] or "M"}

    # -- who sits where

    def seats(self) -> list[Seat]:
        return [self._seat(seat) for seat in range(self.players)]

    def _seat(self, seat: i64) -> Seat:
        marks: list[str] = []
        active = int(seat) in self.order
        if seat == self.dealer:
            marks.append("dealer")
        if self.order and not active:
            marks.append("sits-out")
        if self.order and self.order[0] == seat:
            marks.append("eldest")
        if seat == self.to_act:
            marks.append("to-move")
        if seat == self.declarer:
            marks.append("declarer")
        elif self.declarer >= 0 and self.whisters & BIT[seat]:
            marks.append("whister")
        elif active and self._said(seat):
            marks.append(self._said(seat))
        totals = self.sheet.columns[seat].totals
        counts = {name: totals[name] for name in totals if "." not in name and name not in SETTLED}
        if active:
            counts["cards"] = int(self.counts[seat])
            if self.phase in ("play", "consent"):
                counts["tricks"] = self._tricks_of(seat)
        return Seat(int(seat), "", -1, tuple(marks), counts)

    def _tricks_of(self, seat: i64) -> int:
        """What a dummy takes counts for his who plays it against the declarer: no seat is its own (PC-120)."""
        taken = int(self.tricks[seat])
        for place in self.order:
            if place >= self.players and seat != self.declarer:
                taken += int(self.tricks[place])
        return taken

    def _said(self, seat: i64) -> str:
        """What somebody has said by whom nothing, or not all, is undertaken; as a mark."""
        if self.phase == "bid":
            return "passed" if self.passed & BIT[seat] else ""
        words = [word for who, word in self.whist_talk if who == seat]
        if self.announced < 0 or not words:
            return ""
        if words[-1] == HALF and not self.whisters:
            return "half"
        return {int(CHECK): "checks", int(TRUST): "trusts"}.get(words[-1], "passed")

    # -- cards

    def zones(self) -> list[Zone]:
        zones = [self._hand_zone(place) for place in self.order]
        if not zones:
            return zones
        zones.extend(self._talon_zones())
        own = int(self.seat)
        if self.chosen:
            zones.append(Zone("chosen", "pile", tuple(fan(self.chosen)), own))
        if self.discard:
            zones.append(Zone("laid", "pile", tuple(fan(self.discard)), own))
        elif self.talon_taken and self.phase not in ("exchange", "bid") and self.declarer != self.seat:
            zones.append(Zone("laid", "pile", (HIDDEN, HIDDEN), int(self.declarer)))
        trick = self.trick()
        owners = tuple(int(self.player[self.laid - len(trick) + i]) for i in range(len(trick)))
        zones.append(Zone("trick", "trick", tuple(card_name(card) for card in trick), owners=owners))
        zones.extend(self._taken_zones())
        return zones

    def _hand_zone(self, place: int) -> Zone:
        name = f"hand.{place}"
        if not self.known & BIT[place]:
            return Zone(name, "hand", (HIDDEN,) * int(self.counts[place]), self._owner(place))
        kind = "hand" if place == self.seat else "open"
        return Zone(name, kind, tuple(fan(self.hands[place] & ~self.chosen)), self._owner(place))

    def _owner(self, place: int) -> int:
        """The seat at a place; the dummy's is nobody's."""
        return place if place < self.players else -1

    def _talon_zones(self) -> list[Zone]:
        """The talon on the table; what was shown can be recalled until the first lead (U-3)."""
        own = [Zone(f"talon.{seat}", "row", (HIDDEN, HIDDEN), seat) for seat in self.own_talons]
        if self.talon_taken:
            shown = tuple(card_name(card) for card in self.talon)
            return own + ([Zone("talon", "row", shown, marks=("bought",))] if self.laid == 0 else [])
        cards = [card_name(card) for card in self.talon] + [HIDDEN] * self.talon_closed
        owner = -1 if int(self.dealer) in self.order else int(self.dealer)
        return own + ([Zone("talon", "row", tuple(cards), owner)] if cards else [])

    def _taken_zones(self) -> list[Zone]:
        """All tricks may be looked through (P-11)."""
        zones: list[Zone] = []
        for number in range(self.done if self.done < 10 else 10):
            first, end = int(self.starts[number]), int(self.starts[number + 1])
            cards = tuple(card_name(self.played[i]) for i in range(first, end))
            if cards:
                owners = tuple(int(self.player[i]) for i in range(first, end))
                marks = ("last-trick",) if number == self.done - 1 else ()
                zones.append(Zone(f"last.{number}", "pile", cards, owners=owners, marks=marks))
        return zones

    # -- choices

    def choices(self) -> list[Choice]:
        found = [self._choice(move, False) for move in self.legal]
        found.extend([self._choice(move, True) for move in self.asides])
        return found

    def _choice(self, move: i64, aside: bool) -> Choice:
        book = self.game.book
        word = book.words[move]
        if word == "play":
            plain = card_choice(book, move, f"hand.{self.turn}")
            rule = "P-12" if self.forbidden & BIT[move] else ""
            return Choice(plain.move, plain.text, self._laid(plain), plain.card, aside, plain.zone, rule)
        if word == "claim_revoke":
            place, trick = book.arguments[move].split()
            says = Message("move-claim-revoke", {"seat": int(place), "number": int(trick)})
            if int(place) >= self.players:
                says = Message("move-claim-revoke-dummy", {"number": int(trick)})
            return Choice(int(move), book.text(move), says, "", aside)
        if word == "discard":
            return card_choice(book, move, f"hand.{self.seat}")
        if book.arguments[move] in GAMES:
            key = f"move-{word}"
            if word == "bid" and move < BID + 5:  # «раз, два, три», of old «пики, трефы, бубны» (PM-11, U-2)
                key = f"move-bid-{move - BID + 1}" if self.counts_sixes else f"move-bid-old-{move - BID + 1}"
            says = Message(key, {"game_card": book.arguments[move]})
            return Choice(int(move), book.text(move), says, "", aside)
        if word in ("claim", "offer") and self.is_misere():
            return Choice(int(move), book.text(move), Message(f"move-{word}-misere"), "", aside)
        if word == "hold" and not self.counts_sixes:
            return Choice(int(move), book.text(move), Message("move-hold-old"), "", aside)
        if self._leaves_talon(move):
            return Choice(int(move), book.text(move), Message("move-alone-talon"), "", aside)
        if word == "help":
            says = Message("move-help", {"seat": int(book.arguments[move])})
            return Choice(int(move), book.text(move), says, "", aside)
        if word == "misere" and book.arguments[move]:
            says = Message("move-misere-" + book.arguments[move])
            return Choice(int(move), book.text(move), says, "", aside)
        return plain_choice(book, move, aside)

    def _laid(self, plain: Choice) -> Message:
        """A card laid from another's hand is told as such: who plays two hands lays cards of both (U-5)."""
        if self.turn == self.seat:
            return plain.says
        if self.turn >= self.players:
            return Message("move-play-dummy", {"card": plain.card})
        return Message("move-play-other", {"card": plain.card, "owner_seat": int(self.turn)})

    # -- numbers

    def observe(self) -> list[float]:
        """See `fields_of`; other seats are counted clockwise from this one."""
        numbers = room_for(self.game.fields())
        self.write(Row(numbers, 0))
        return list(numbers)

    def write(self, row: Row) -> None:
        """The same numbers, into a row that somebody else keeps."""
        talon: i64 = 0
        for shown in self.talon:
            talon |= BIT[shown]
        row.set_of(self.mine(), 52)
        row.set_of(self.chosen, 52)
        row.set_of(self.discard, 52)
        row.set_of(talon, 52)
        row.set_of(self.gone(), 52)
        row.word_of(self.phase, PHASES)
        row.one_of(self.trump, 4)
        row.one_of(self.led, 4)
        row.one_of(self.announced, 25)
        row.number(float(self.bid - BID + 1) if self.bid != NO_BID else 0.0)
        row.number(1.0 if self.raspasy else 0.0)
        row.number(float(self.series))
        row.number(float(self.floor))
        base = max(self.seat, 0)
        places = self.players if self.players > 2 else 3
        for turn in range(places):
            self._write_place(row, (base + turn) % self.players if turn < self.players else turn)

    def _write_place(self, row: Row, place: i64) -> None:
        flags = [
            place == self.dealer,
            int(place) in self.order,
            place == self.to_act,
            place == self.turn,
            place == self.declarer,
            bool(self.whisters & BIT[place]),
            bool(self.passed & BIT[place]),
            bool(self.open & BIT[place]),
        ]
        for flag in flags:
            row.number(1.0 if flag else 0.0)
        row.number(float(self.tricks[place]))
        self._write_named(row, place)
        on_table: i64 = 0
        laid: i64 = 0
        for i in range(self.laid):
            if self.player[i] == place:
                laid |= BIT[self.played[i]]
                if i >= self.laid - self.in_trick:
                    on_table |= BIT[self.played[i]]
        row.set_of(on_table, 52)
        row.set_of(laid, 52)
        row.set_of(self.hands[place] if place != self.seat else 0, 52)
        row.set_of(self.denied[place], 52)

    def _write_named(self, row: Row, place: i64) -> None:
        """The suits, no trumps and misère that a place has bid."""
        named: i64 = 0
        for who, word in self.talk:
            if who == place and is_misere(word):
                named |= BIT[5]
            elif who == place and game_bid(word) >= 0:
                named |= BIT[game_bid(word) % 5]
        row.set_of(named, 6)


FLAGS: Final = "deals, plays this hand, is to move, card due, declarer, whists, has passed, lies open"


def fields_of(players: i64) -> list[Field]:
    """What `PreferansView.write` writes, in its order."""
    cards = len(NAMES)
    fields = [
        Field("hand", cards, "own cards"),
        Field("chosen", cards, "own cards laid aside in the gesture in progress"),
        Field("discard", cards, "what this seat itself has laid away"),
        Field("talon", cards, "cards of the talon that have been shown"),
        Field("gone", cards, "all cards played in this hand"),
        Field("phase", len(PHASES), "phase: " + " ".join(PHASES)),
        Field("trump", 4, "trump suit S C D H; all 0: none"),
        Field("led", 4, "suit led or named S C D H; all 0: none"),
        Field("game", 25, "game announced, 6S … 10NT; all 0: none"),
        Field("bid", 1, "the bid that stands, 1 for 6S; misères and direct games beyond 100; 0: none"),
        Field("raspasy", 1, "1: all have passed"),
        Field("series", 1, "all-pass hands in a row before this one"),
        Field("floor", 1, "the lowest level of the opening bid"),
    ]
    for turn in range(players if players > 2 else 3):
        who = f"seat {turn} clockwise from this one" if turn < players else "the dummy"
        fields.append(Field(f"place_{turn}", 8, f"{who}: {FLAGS}"))
        fields.append(Field(f"tricks_{turn}", 1, f"tricks of {who}"))
        fields.append(
            Field(f"named_{turn}", 6, f"what {who} has bid in the auction: S C D H, no trumps, misère")
        )
        fields.append(Field(f"trick_{turn}", cards, f"card on the table laid by {who}"))
        fields.append(Field(f"laid_{turn}", cards, f"all cards laid in this hand by {who}"))
        fields.append(Field(f"shown_{turn}", cards, f"cards of {who} that this seat sees, its own left out"))
        fields.append(Field(f"denied_{turn}", cards, f"cards that {who} was seen not to hold"))
    return fields
