"""What one player of Whist sees: his cards, the trick, the last two tricks, the slates; and what he remembers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import SUIT, SUITS, card_name, read_card, suit_of
from lomber.play.rows import Row, zeros
from lomber.play.scenes import card_choice, hand_cards, plain_choice
from lomber.play.trick_view import TrickView
from lomber.table.contract import Field, Game
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

PLACE_NAMES: Final = "SWNE"

CARD_MOVES: Final = ("play", "lead_early", "play_early", "expose", "call_card")
"""The kinds of moves that are about a card of a hand."""

MANNERS_PHASES: Final = ("answer_lead", "demand", "correct", "reckon", "fine")
"""The phases in which something else than a card is due."""

TURNS: Final = ("own", "left", "opposite", "right")


class WhistView(TrickView):
    """Places are S W N E (0…3). `played` and `denied` are what an attentive player remembers of the deal."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.game: Game | None = None
        self.length: i64 = 0
        """How many numbers an observation has."""
        self.players: i64 = 4
        self.ranks: i64 = 13
        self.wide: i64 = 4
        """Cards in a trick: two in Humbug."""
        self.side: vec[i64] = vec[i64]([0, 1, 0, 1])
        """The side of each place."""
        self.dealer: i64 = 0
        self.trump: i64 = -1
        self.turned: i64 = -1
        self.to_play: i64 = -1
        self.actor: i64 = -1
        self.owner: vec[i64] = vec[i64]([-1] * 4)
        self.cards_left: vec[i64] = vec[i64]([0] * 4)
        self.hands: vec[i64] = vec[i64]([0] * 4)
        """The cards of the places this seat may look at; 0 elsewhere."""
        self.known: vec[i64] = vec[i64]([0] * 4)
        self.denied: vec[i64] = vec[i64]([0] * 4)
        """Cards a place is known not to hold: it did not follow suit."""
        self.winning: i64 = -1
        self.winner: i64 = 0
        self.tricks: vec[i64] = vec[i64]([0, 0])
        self.legal: vec[i64] = vec[i64]()
        self.asides: vec[i64] = vec[i64]()
        self.heaps = False
        """Humbug: W and E are closed heaps, not players."""
        self.changed: vec[i64] = vec[i64]([0] * 4)
        """Humbug: the places that threw their hands away (HB-5)."""
        self.with_manners = False
        self.exposed: vec[i64] = vec[i64]([0] * 4)
        """Manners: cards of a hand that lie open (W-22 d)."""
        self.shown: vec[i64] = vec[i64]([0] * 4)
        """Manners: cards of a hand that have been seen, exposed or taken back."""
        self.called: vec[i64] = vec[i64]([-1] * 4)
        """Manners: the card called for, by place; -1: none."""
        self.early_card: i64 = -1
        self.early_place: i64 = -1
        """Manners: a card led out of turn that nobody has accepted yet, and its place."""
        self.named: i64 = -1
        """Manners: the suit that must be led now."""
        self.forbidden: i64 = 0
        """Manners: own cards that would be a revoke now (W-9)."""

    # -- for the book

    def mine(self) -> i64:
        """The place whose card is asked of this seat now, or where it sits."""
        if self.actor == self.seat and self.to_play >= 0:
            return self.to_play
        for place in range(4):
            if self.owner[place] == self.seat:
                return place
        return -1

    def look_back(self) -> list[list[i64]]:
        """The tricks that may be looked at: the last two (W-11)."""
        return self.last_tricks(2, self.wide)

    # -- for everybody

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.actor != self.seat:
            return Message("prompt-wait", {"seat": int(self.actor)})
        if self.phase != "play":
            return self._prompt_beside()
        if self.named >= 0 and not self.in_trick:
            return Message("prompt-lead-suit", {"suit": SUITS[self.named]})
        if not self.in_trick:
            return Message("prompt-lead")
        led = suit_of(self.trick()[0])
        follows = self.hands[self.to_play] & SUIT[led] != 0
        return Message("prompt-follow" if follows else "prompt-void", {"suit": SUITS[led]})

    def _prompt_beside(self) -> Message:
        """What is asked when no card is simply due."""
        if self.phase == "answer_lead":
            return Message("prompt-answer-lead", {"card": card_name(self.early_card)})
        if self.phase == "correct":
            return Message("prompt-correct", {"suit": SUITS[suit_of(self.trick()[0])]})
        if self.phase == "demand":
            return Message("prompt-demand", {"suit": SUITS[suit_of(self.trick()[0])]})
        if self.phase == "reckon":
            return Message("prompt-reckon")
        return Message("prompt-fine" if self.phase == "fine" else "prompt-decide")

    def facts(self) -> list[Message]:
        facts: list[Message] = []
        if self.laid or self.cards_left[0]:
            facts.append(
                Message("fact-trump", {"suit": SUITS[self.trump]})
                if self.trump >= 0
                else Message("fact-no-trumps")
            )
        for place in range(4):
            if self.changed[place]:
                facts.append(Message("fact-changed", {"seat": int(self.owner[place])}))
            if self.called[place] >= 0:
                facts.append(Message("fact-called", {"card": card_name(self.called[place])}))
        return facts

    def seats(self) -> list[Seat]:
        seats: list[Seat] = []
        for seat in range(self.players):
            place = next((p for p in range(4) if self.owner[p] == seat), -1)
            if place < 0:
                seats.append(Seat(seat, marks=("sits-out",)))
                continue
            marks: list[str] = []
            if place == self.dealer:
                marks.append("dealer")
            if self.actor == seat:
                marks.append("to-move")
            side = self.side[place]
            counts = {"cards": int(self.cards_left[place]), "tricks": int(self.tricks[side])}
            if self.changed[place]:
                marks.append("changed")
            seats.append(Seat(seat, PLACE_NAMES[place], int(side), tuple(marks), counts))
        return seats

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for place in range(4):
            if self.owner[place] >= 0:
                zones.append(self._hand_zone(place))
            elif self.heaps:
                heap = tuple([HIDDEN] * self.cards_left[place])
                zones.append(Zone("heap." + PLACE_NAMES[place], "pile", heap))
        zones.extend(self._trick_zones())
        for place in range(4):
            if self.changed[place]:
                gone = tuple([HIDDEN] * self.ranks)
                owner = int(self.owner[place])
                zones.append(Zone("thrown." + PLACE_NAMES[place], "pile", gone, owner, marks=("changed",)))
        for i, cards_back in enumerate(self.look_back()):
            back = tuple(card_name(card) for card in cards_back)
            zones.append(Zone(f"last.{i}", "pile", back, marks=("last-trick",)))
        return zones

    def _hand_zone(self, place: i64) -> Zone:
        """A hand: one's own, an open one, or a closed one with the cards that lie exposed."""
        owner = int(self.owner[place])
        name = "hand." + PLACE_NAMES[place]
        if self.known[place]:
            kind = "hand" if place == self.own_place() else "open"
            return Zone(name, kind, tuple(hand_cards(self.hands[place])), owner)
        apart = self._apart(place)
        open_ = hand_cards(self.exposed[place] & ~apart)
        closed = [HIDDEN] * (self.cards_left[place] - len(open_) - size(apart))
        return Zone(name, "hand", (*open_, *closed), owner, marks=("exposed",) if open_ else ())

    def _apart(self, place: i64) -> i64:
        """What lies before a hand and not among its cards: the turned trump (W-6), a card led early (W-22)."""
        apart: i64 = 0
        if self.turned >= 0 and place == self.dealer:
            apart |= BIT[self.turned]
        if self.early_card >= 0 and place == self.early_place:
            apart |= BIT[self.early_card]
        return apart

    def _trick_zones(self) -> list[Zone]:
        """The cards on the table, the turned trump, a card led out of turn."""
        trick = self.trick()
        owners = tuple(int(self.owner[self.player[self.laid - len(trick) + i]]) for i in range(len(trick)))
        zones = [Zone("trick", "trick", tuple(card_name(card) for card in trick), owners=owners)]
        if self.turned >= 0:
            dealer = int(self.owner[self.dealer])
            zones.append(Zone("turned", "pile", (card_name(self.turned),), dealer, marks=("trump",)))
        if self.early_card >= 0:
            early = int(self.owner[self.early_place])
            zones.append(Zone("early", "pile", (card_name(self.early_card),), early, marks=("early",)))
        return zones

    def own_place(self) -> i64:
        """The chair the seat itself sits on (a dummy's owner has two hands)."""
        for place in range(4):
            if self.owner[place] == self.seat:
                return place
        return -1

    def choices(self) -> list[Choice]:
        assert self.game is not None
        found: list[Choice] = []
        for move in self.legal:
            found.append(self._choice(move, False))
        for move in self.asides:
            found.append(self._choice(move, True))
        return found

    def _choice(self, move: i64, aside: bool) -> Choice:
        """A card of a hand where the move is about one, else a word."""
        assert self.game is not None
        book = self.game.book
        if book.words[move] not in CARD_MOVES:
            return plain_choice(book, move, aside)
        card = read_card(book.arguments[move])
        forbidden = "W-9" if move < 52 and self.forbidden & BIT[move] else ""
        return card_choice(book, move, "hand." + PLACE_NAMES[self._holder(card)], aside, forbidden)

    def _holder(self, card: i64) -> i64:
        """The hand in which the seat sees the card."""
        for place in range(4):
            if (self.hands[place] | self.exposed[place]) & BIT[card]:
                return place
        return max(self.to_play, 0)

    def observe(self) -> list[float]:
        """See `observed_fields`."""
        numbers = zeros(self.length)
        self.write(Row(numbers, 0))
        return list(numbers)

    def write(self, row: Row) -> None:
        """The same numbers, into a row that somebody else keeps."""
        base = max(self.own_place(), 0)
        for turn in range(4):
            row.set_of(self.hands[base + turn & 3], 52)
        for turn in range(4):
            row.set_of(self.laid_by(base + turn & 3), 52)
        for turn in range(4):
            row.set_of(self.laid_in_deal(base + turn & 3), 52)
        for turn in range(4):
            row.voids(self.denied[base + turn & 3])
        row.set_of(BIT[self.turned] if self.turned >= 0 else 0, 52)
        row.one_of(self.trump, 4)
        row.one_of(self.to_play - base & 3 if self.to_play >= 0 else -1, 4)
        row.one_of(self.dealer - base & 3, 4)
        side = self.side[base]
        row.number(float(self.tricks[side]) / float(self.ranks))
        row.number(float(self.tricks[1 - side]) / float(self.ranks))
        if self.heaps:
            row.number(float(self.changed[base]))
            row.number(float(self.changed[base + 2 & 3]))
        if self.with_manners:
            self._write_manners(row, base)

    def _write_manners(self, row: Row, base: i64) -> None:
        for turn in range(4):
            row.set_of(self.exposed[base + turn & 3], 52)
        for turn in range(4):
            row.set_of(self.shown[base + turn & 3], 52)
        called: i64 = 0
        for place in range(4):
            if self.called[place] >= 0:
                called |= BIT[self.called[place]]
        row.set_of(called, 52)
        row.set_of(BIT[self.early_card] if self.early_card >= 0 else 0, 52)
        row.one_of(self.named, 4)
        for phase in MANNERS_PHASES:
            row.number(1.0 if self.phase == phase else 0.0)


def observed_fields(humbug: bool, manners: bool) -> list[Field]:
    """What `WhistView.write` writes, in its order."""
    seen: list[Field] = []
    for turn in TURNS:
        seen.append(Field("hand_" + turn, 52, f"cards of the {turn} place, where this seat may see them"))
    for turn in TURNS:
        seen.append(Field("trick_" + turn, 52, f"card on the table laid by the {turn} place"))
    for turn in TURNS:
        seen.append(Field("laid_" + turn, 52, f"all cards laid in this deal by the {turn} place"))
    for turn in TURNS:
        seen.append(Field("void_" + turn, 4, f"suits S C D H that the {turn} place has shown not to hold"))
    seen.append(Field("turned", 52, "the turned trump while it lies on the table"))
    seen.append(Field("trump", 4, "trump suit S C D H; all 0: none"))
    seen.append(Field("to_play", 4, "whose card is due, counted clockwise from this seat"))
    seen.append(Field("dealer", 4, "who dealt, counted likewise"))
    seen.append(Field("tricks", 2, "tricks of the own and of the other side, as parts of all"))
    if humbug:
        seen.append(Field("changed", 2, "whether this seat and the other have changed their hands"))
    if manners:
        seen.extend(manners_fields())
    return seen


def manners_fields() -> list[Field]:
    seen = [Field("exposed_" + turn, 52, f"cards of the {turn} place that lie exposed") for turn in TURNS]
    for turn in TURNS:
        seen.append(Field("shown_" + turn, 52, f"cards in the hand of the {turn} place that all have seen"))
    seen.append(Field("called", 52, "cards called for"))
    seen.append(Field("early", 52, "a card led out of turn, not yet accepted"))
    seen.append(Field("named", 4, "the suit that must be led"))
    seen.append(Field("phase", len(MANNERS_PHASES), "one of " + ", ".join(MANNERS_PHASES)))
    return seen
