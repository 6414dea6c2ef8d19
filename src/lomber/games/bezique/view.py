"""What one seat sees of a table of Bezique, as typed fields, as a scene and as numbers."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import SUITS
from lomber.cards.packs import without_card
from lomber.games.bezique.combinations import Choice as Combination
from lomber.games.bezique.combinations import Holding, Roles
from lomber.games.bezique.deck import FACE_COUNT, FACES, OPEN, Deck, face_suit
from lomber.games.bezique.score import KIND_COUNT, KINDS, Prices, level_of
from lomber.play.scenes import bits, one_of, word_of
from lomber.play.tricks import STANDARD, Order
from lomber.table.contract import Field, Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

PHASES: Final = ["lot", "turn_up", "deal", "play", "window", "over"]


class BeziqueView(View):
    """A seat's view; the book reads its fields."""

    def __init__(self, seat: i64, game: Game, deck: Deck) -> None:
        super().__init__(seat)
        self.game = game
        self.deck = deck
        options: Any = game.options
        self.players: int = options.players
        self.dealer: i64 = 0
        self.resting: i64 = -1
        """Of four the dealer, who takes no cards."""
        self.turn: i64 = -1
        self.totals: list[int] = []
        self.deals: int = 0
        self.faced: i64 = -1
        self.trump: i64 = -1
        self.in_stock: i64 = 0
        self.drawing_follows = False
        self.returned: i64 = 0
        """Infusorki that were turned and put back."""
        self.leader: i64 = -1
        self.trick: vec[i64] = vec[i64]()
        self.last_trick: vec[i64] = vec[i64]()
        self.last_leader: i64 = -1
        self.announced = False
        self.held: list[int] = []
        """Cards of each, closed and open."""
        self.open: list[vec[i64]] = []
        self.known: list[vec[i64]] = []
        """Closed cards of each that all saw taken up."""
        self.denied: list[int] = []
        """Faces that each was seen not to hold in the play-out."""
        self.counts: vec[i64] = vec[i64]()
        self.own: vec[i64] = vec[i64]()
        self.lies: vec[i64] = vec[i64]()
        self.served: vec[i64] = vec[i64]()
        self.naming: i64 = -1
        self.named: vec[i64] = vec[i64]()
        self.legal: vec[i64] = vec[i64]()
        self.order: Order = STANDARD
        self.prices: Prices = Prices(jacks_as_queens=False, all_as_kings=False)
        self.roles: Roles | None = None
        """Which face does what in which kind, by the trumps of this deal."""

    # -- small questions

    def face(self, card: i64) -> i64:
        return self.deck.face[card]

    def face_name(self, card: i64) -> str:
        return FACES[self.deck.face[card]]

    def is_open(self, card: i64) -> bool:
        return self.lies[card] == OPEN

    def count(self, seat: i64, kind: i64) -> i64:
        """Announcements of a kind that a player has made in this deal."""
        return self.counts[seat * KIND_COUNT + kind]

    def price(self, kind: i64) -> int:
        """What the next announcement of a kind would bring this seat."""
        return self.prices.of(kind, self.count(self.seat, kind) + 1)

    def combination(self, kind: i64, wild: bool = True, played: i64 = -1) -> Combination:
        """The cards that may serve in the seat's next announcement of a kind; without `wild` no infusorka.

        `played`: a card that would be gone by then.
        """
        assert self.roles is not None
        hand = self.own if played < 0 else without_card(self.own, played)
        holding = Holding(self.deck, self.roles, hand, self.lies, self.served)
        return holding.choice(kind, self.count(self.seat, kind), wild)

    def rounds_left(self) -> i64:
        """Drawings that are still to come."""
        cards = self.in_stock + (1 if self.faced >= 0 else 0)
        return cards // min(self.players, 3)

    # -- the scene

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.turn != self.seat or self.turn < 0:
            return Message("prompt-wait", {"seat": int(self.turn)})
        if self.phase == "window":
            if self.naming >= 0:
                return Message("prompt-bezique-cards", {"kind": KINDS[self.naming]})
            return Message("prompt-bezique-window" if len(self.legal) > 1 else "prompt-bezique-draw")
        if len(self.trick) == 0:
            return Message("prompt-lead")
        return self.prompt_to_follow()

    def prompt_to_follow(self) -> Message:
        """While the stock lasts any card will do (B-9); then what was agreed, once a suit has been led (B-24)."""
        options: Any = self.game.options
        for card in self.trick:
            led = face_suit(self.face(card))
            if led < 0 or self.drawing_follows or options.play_out_rule == "free":
                continue
            if options.play_out_rule == "follow_only":
                return Message("prompt-follow", {"suit": SUITS[led]})
            return Message("prompt-bezique-strict", {"card": self.face_name(card)})
        return Message("prompt-bezique-any", {"card": self.face_name(self.trick[0])})

    def seats(self) -> list[Seat]:
        return [self.seat_of(seat) for seat in range(self.players)]

    def seat_of(self, seat: int) -> Seat:
        marks: list[str] = []
        if seat == self.dealer:
            marks.append("dealer")
        if seat == self.turn:
            marks.append("to-move")
        if seat == self.resting and self.trump >= 0:
            marks.append("sits-out")
        return Seat(seat, "", seat, tuple(marks), {"points": self.totals[seat], "cards": self.held[seat]})

    def zones(self) -> list[Zone]:
        if self.trump < 0:
            return []
        zones: list[Zone] = []
        for seat in range(self.players):
            if seat != self.resting:
                zones.extend(self.hand_zones(seat))
        if len(self.trick):
            zones.append(self.row("trick", "trick", self.trick, self.leader))
        elif len(self.last_trick) and not self.over:  # shown until the next lead, nothing older (B-11)
            zones.append(Zone("trick", "trick"))
            zones.append(self.row("last", "row", self.last_trick, self.last_leader))
        else:
            zones.append(Zone("trick", "trick"))
        if self.faced >= 0:
            zones.append(Zone("turned", "row", (self.face_name(self.faced),), -1, (), ("trump",)))
        zones.append(Zone("stock", "stock", (HIDDEN,) * int(self.in_stock)))
        return zones

    def hand_zones(self, seat: int) -> list[Zone]:
        """What is held closed, and what lies open before each (section 10)."""
        lying = tuple(self.sorted_faces(self.open[seat]))
        if seat == self.seat:
            closed = [card for card in self.own if self.lies[card] != OPEN]
            hand = tuple(FACES[self.deck.face[card]] for card in self.as_held(closed))
        else:
            known = self.sorted_faces(self.known[seat])
            hidden = self.held[seat] - len(known) - len(lying)
            hand = tuple(known + [HIDDEN] * hidden)
        found = [Zone(f"hand.{seat}", "hand", hand, seat)]
        if lying:
            found.append(Zone(f"lying.{seat}", "open", lying, seat))
        return found

    def sorted_faces(self, cards: vec[i64]) -> list[str]:
        return [FACES[self.deck.face[card]] for card in self.as_held(list(cards))]

    def as_held(self, cards: list[i64]) -> list[i64]:
        """As players hold them: infusorki, trumps, then suit by suit, high to low."""
        return sorted(cards, key=self.place_in_hand)

    def place_in_hand(self, card: i64) -> int:
        face = int(self.deck.face[card])
        if card >= self.deck.ordinary:
            return -1
        suit = face // 13
        turn = -1 if suit == self.trump else suit
        return (turn + 1) * 100 + (50 - int(self.order.strength[face]))

    def row(self, name: str, kind: str, cards: vec[i64], leader: i64) -> Zone:
        owners: list[int] = []
        seat = leader
        for _ in range(len(cards)):
            owners.append(int(seat))
            seat = (seat + 1) % self.players
            if seat == self.resting:
                seat = (seat + 1) % self.players
        marks = ("last-trick",) if name == "last" else ()
        return Zone(name, kind, tuple(self.face_name(card) for card in cards), -1, tuple(owners), marks)

    def choices(self) -> list[Choice]:
        """Every different thing to do. Of equal cards that lie alike one stands for all (section 3.1): the one that
        has served most, so that the others can still serve.
        """
        found: list[Choice] = []
        best: dict[tuple[str, int, bool], i64] = {}
        for move in self.legal:
            word, argument = self.game.book.words[move], self.game.book.arguments[move]
            if word == "announce":
                found.append(self.announce_choice(int(move), argument))
            elif word == "draw":
                found.append(Choice(int(move), "draw", Message("move-draw"), "", False, "stock"))
            elif word == "exchange":  # by a button, or by touching the turn-up; which nine goes is no matter
                if not any(choice.zone == "turned" for choice in found):
                    says = Message("move-exchange", {"card": self.face_name(self.card_of(move))})
                    found.append(Choice(int(move), self.game.book.text(move), says, "", False, "turned"))
            else:
                card = self.deck.read(argument)
                key = (word, int(self.face(card)), self.is_open(card))
                if key not in best or size(self.served[card]) > size(self.served[self.card_of(best[key])]):
                    best[key] = move
        for move in best.values():
            found.append(self.card_choice(int(move), self.game.book.words[move], self.card_of(move)))
        found.sort(key=_by_move)
        return found

    def card_of(self, move: i64) -> i64:
        """The card a move is about."""
        return self.deck.read(self.game.book.arguments[move])

    def announce_choice(self, move: int, name: str) -> Choice:
        kind: i64 = KINDS.index(name)
        level = level_of(kind, self.count(self.seat, kind) + 1)
        words = {"kind": name, "value": name, "number": level, "points": self.price(kind)}
        return Choice(move, self.game.book.text(move), Message("move-announce", words))

    def card_choice(self, move: int, word: str, card: i64) -> Choice:
        face = self.face_name(card)
        zone = f"lying.{self.seat}" if self.is_open(card) else f"hand.{self.seat}"
        text = self.game.book.text(move)
        return Choice(move, text, Message("move-" + word, {"card": face}), face, False, zone)

    def facts(self) -> list[Message]:
        facts: list[Message] = []
        if self.trump < 0:
            return facts
        facts.append(Message("fact-trump", {"suit": SUITS[self.trump]}))
        if self.returned:
            facts.append(Message("fact-bezique-returned", {"number": int(self.returned)}))
        said = [entry for entry in self.sheet.entries if entry.hand == self.hand and entry.place == "points"]
        for entry in said[-3:]:
            name = entry.reason.removeprefix("bezique-")
            words = {**entry.words, "seat": entry.column, "kind": name, "points": entry.amount}
            facts.append(Message("fact-bezique-said", words))
        return facts

    # -- numbers

    def observe(self) -> list[float]:
        numbers: list[float] = []
        numbers.extend(self.counted(self.own))
        numbers.extend(one_of(self.deck.face[self.faced] if self.faced >= 0 else -1, FACE_COUNT))
        numbers.extend(one_of(self.trump, 4))
        numbers.append(float(self.in_stock))
        numbers.append(1.0 if self.drawing_follows else 0.0)
        numbers.append(1.0 if self.announced else 0.0)
        numbers.extend(word_of(self.phase, PHASES))
        for one in (self.dealer, self.turn, self.leader):
            numbers.extend(one_of(one, self.players))
        numbers.extend([float(n) for n in self.totals])
        numbers.extend(self.counted(self.trick))
        for seat in range(self.players):
            numbers.extend(self.counted(self.open[seat]))
            numbers.extend(self.counted(self.known[seat]))
            numbers.extend(bits(self.denied[seat], 52))
        numbers.extend([float(n) for n in self.counts])
        numbers.extend(one_of(self.naming, KIND_COUNT))
        numbers.extend(self.counted(self.named))
        numbers.extend(self.past())
        return numbers

    def counted(self, cards: vec[i64]) -> list[float]:
        """How many of each face."""
        numbers = [0.0] * int(FACE_COUNT)
        for card in cards:
            numbers[self.deck.face[card]] += 1.0
        return numbers

    def past(self) -> list[float]:
        """By kind: how many of the seat's open cards have served in it."""
        numbers = [0.0] * int(KIND_COUNT)
        for card in self.own:
            for kind in range(KIND_COUNT):
                if self.served[card] & BIT[kind]:
                    numbers[kind] += 1.0
        return numbers


def _by_move(choice: Choice) -> int:
    return choice.move


def fields_of(players: i64) -> list[Field]:
    """What `observe` writes. Faces stand suit by suit, in each 2 … A, the infusorka last."""
    return [
        Field("hand", FACE_COUNT, "the seat's cards, closed and open: how many of each face"),
        Field("faced", FACE_COUNT, "the turn-up"),
        Field("trump", 4, "the trump suit: S, C, D, H"),
        Field("stock", 1, "face-down cards left in the stock"),
        Field("drawing", 1, "1: a drawing follows this trick"),
        Field("announced", 1, "1: an announcement has been made in this window"),
        Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
        Field("dealer", players, "the dealer, one of the seats"),
        Field("turn", players, "who is to act, one of the seats"),
        Field("leader", players, "who led or leads the trick"),
        Field("totals", players, "points each has written"),
        Field("trick", FACE_COUNT, "the cards of the trick in progress"),
        Field(
            "seats",
            players * (2 * FACE_COUNT + 52),
            "of each seat: open cards, closed cards that all know, faces not held in the play-out",
        ),
        Field("counts", players * KIND_COUNT, "announcements of each seat by kind: " + ", ".join(KINDS)),
        Field("naming", KIND_COUNT, "the kind whose cards the seat is naming"),
        Field("named", FACE_COUNT, "the cards named so far"),
        Field("past", KIND_COUNT, "by kind: how many of the seat's open cards have served in it"),
    ]
