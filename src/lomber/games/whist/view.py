"""What one player of Whist sees: his cards, the trick, the last two tricks, the slates; and what he remembers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.cards.pack import SUITS, card_name, suit_of
from lomber.play.scenes import bits, card_choice, hand_cards, plain_choice
from lomber.table.contract import Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Scene, Seat, Zone
from lomber.table.sheet import Sheet

PLACE_NAMES: Final = "SWNE"


class WhistView(View):
    """Places are S W N E (0…3). `played` and `denied` are what an attentive player remembers of the deal."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.game: Game | None = None
        self.phase = ""
        self.hand: i64 = 0
        self.players: i64 = 4
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
        self.in_trick: i64 = 0
        self.laid: i64 = 0
        self.played: vec[i64] = vec[i64]([-1] * 52)
        self.player: vec[i64] = vec[i64]([0] * 52)
        self.winning: i64 = -1
        self.winner: i64 = 0
        self.tricks: vec[i64] = vec[i64]([0, 0])
        self.legal: vec[i64] = vec[i64]()
        self.asides: vec[i64] = vec[i64]()
        self.slate: Sheet = Sheet("slate", ())
        self.over = False
        self.scores: list[int] = []

    # -- for the book

    def mine(self) -> i64:
        """The place whose card is asked of this seat now, or where it sits."""
        if self.actor == self.seat and self.to_play >= 0:
            return self.to_play
        for place in range(4):
            if self.owner[place] == self.seat:
                return place
        return -1

    def trick(self) -> vec[i64]:
        """The cards on the table, in the order laid."""
        return vec[i64]([self.played[i] for i in range(self.laid - self.in_trick, self.laid)])

    def gone(self) -> i64:
        """All cards played in this deal, those on the table included."""
        mask: i64 = 0
        for i in range(self.laid):
            mask |= BIT[self.played[i]]
        return mask

    def look_back(self) -> list[list[i64]]:
        """The tricks that may be looked at: the last two (W-11)."""
        wide: i64 = 2 if self.players == 2 and self.owner[1] < 0 else 4
        done = (self.laid - self.in_trick) // wide
        return [
            [self.played[t * wide + i] for i in range(wide)] for t in range(done - 2 if done > 1 else 0, done)
        ]

    # -- for everybody

    def scene(self) -> Scene:
        return Scene(
            int(self.seat),
            self.phase,
            int(self.hand),
            self._prompt(),
            tuple(self._seats()),
            tuple(self._zones()),
            tuple(self.choices()),
            self.slate,
            tuple(self._facts()),
            self.over,
            tuple(self.scores),
        )

    def _prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.actor != self.seat:
            return Message("prompt-wait", {"seat": int(self.actor)})
        if not self.in_trick:
            return Message("prompt-lead")
        led = SUITS[suit_of(self.trick()[0])]
        follows = bool(self.legal) and suit_of(self.legal[0]) == suit_of(self.trick()[0])
        return Message("prompt-follow" if follows else "prompt-void", {"suit": led})

    def _facts(self) -> list[Message]:
        if self.trump < 0:
            return [Message("fact-no-trumps")]
        return [Message("fact-trump", {"suit": SUITS[self.trump]})]

    def _seats(self) -> list[Seat]:
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
            counts = {"cards": int(self.cards_left[place]), "tricks": int(self.tricks[place % 2])}
            seats.append(Seat(seat, PLACE_NAMES[place], int(place % 2), tuple(marks), counts))
        return seats

    def _zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for place in range(4):
            owner = int(self.owner[place])
            if owner < 0:
                continue
            cards = hand_cards(self.hands[place]) if self.known[place] else [HIDDEN] * self.cards_left[place]
            kind = "hand" if owner == self.seat and place == self.own_place() else "open"
            zones.append(Zone("hand." + PLACE_NAMES[place], kind, tuple(cards), owner))
        trick = self.trick()
        owners = tuple(int(self.owner[self.player[self.laid - len(trick) + i]]) for i in range(len(trick)))
        zones.append(Zone("trick", "trick", tuple(card_name(card) for card in trick), owners=owners))
        if self.turned >= 0:
            zones.append(
                Zone(
                    "turned",
                    "pile",
                    (card_name(self.turned),),
                    int(self.owner[self.dealer]),
                    marks=("trump",),
                )
            )
        for i, cards_back in enumerate(self.look_back()):
            zones.append(
                Zone(
                    f"last.{i}", "pile", tuple(card_name(card) for card in cards_back), marks=("last-trick",)
                )
            )
        return zones

    def own_place(self) -> i64:
        """The chair the seat itself sits on (a dummy's owner has two hands)."""
        for place in range(4):
            if self.owner[place] == self.seat:
                return place
        return -1

    def choices(self) -> list[Choice]:
        assert self.game is not None
        zone = "hand." + PLACE_NAMES[self.to_play] if self.to_play >= 0 else ""
        found: list[Choice] = []
        for move in self.legal:
            found.append(
                card_choice(self.game.book, move, zone) if move < 52 else plain_choice(self.game.book, move)
            )
        for move in self.asides:
            found.append(plain_choice(self.game.book, move, True))
        return found

    def observe(self) -> list[float]:
        """See `fields` in `game.py`."""
        numbers: list[float] = []
        me = self.own_place()
        base = max(me, 0)
        for turn in range(4):
            place = (base + turn) % 4
            numbers.extend(bits(self.hands[place], 52))
        for turn in range(4):
            cards: i64 = 0
            for i in range(self.laid - self.in_trick, self.laid):
                if (self.player[i] - base) % 4 == turn:
                    cards |= BIT[self.played[i]]
            numbers.extend(bits(cards, 52))
        numbers.extend(bits(self.gone(), 52))
        numbers.extend(bits(BIT[self.turned] if self.turned >= 0 else 0, 52))
        for suit in range(4):
            numbers.append(1.0 if self.trump == suit else 0.0)
        for turn in range(4):
            numbers.append(1.0 if self.to_play >= 0 and (self.to_play - base) % 4 == turn else 0.0)
        for turn in range(4):
            numbers.append(1.0 if (self.dealer - base) % 4 == turn else 0.0)
        side = base % 2
        numbers.append(float(self.tricks[side]) / 13.0)
        numbers.append(float(self.tricks[1 - side]) / 13.0)
        return numbers
