"""What one player of Polish Banchok sees: the bank and its mark, his cards, everything thrown open."""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled
from lomber.cards.pack import card_name
from lomber.games.banchok.score import NO_CARD, covered_of, covering
from lomber.play.scenes import plain_choice, word_of
from lomber.table.contract import Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

PHASES = ("draw", "deal", "offer", "refuse", "stake", "side", "over")


class BanchokView(View):
    """Cards are ascending vecs with repeats: two packs are played with."""

    def __init__(self, seat: i64, players: i64) -> None:
        super().__init__(seat)
        self.game: Game | None = None
        self.players = players
        self.banker: i64 = -1
        self.to_act: i64 = -1
        self.offered: i64 = -1
        """Who is offered the bank next."""
        self.present: i64 = 0
        self.refused: i64 = 0
        self.bank: int = 0
        self.agreed: int = 0
        self.goal: int = 0
        """The bank ends when it holds so much."""
        self.min_stake: int = 0
        self.step: int = 1
        self.stakes: i64 = 0
        self.punters: vec[i64] = vec[i64]()
        self.settled: i64 = 0
        self.stake: int = 0
        self.sides: list[int] = []
        self.room: int = 0
        """What the bank can still answer for."""
        self.turned = False
        self.peeked = False
        self.top_card: i64 = NO_CARD
        """The top card of the stock, where this seat has seen it."""
        self.cards: vec[i64] = vec[i64]()
        self.held: vec[i64] = filled(players, 0)
        self.thrown: vec[i64] = vec[i64]()
        self.unseen: vec[i64] = vec[i64]()
        """All cards of this round that the seat has not seen: the turned card is one of them."""
        self.shown: list[str] = []
        """The last settlement: punter, turned card, his cards."""
        self.stock_left: i64 = 0
        self.legal: vec[i64] = vec[i64]()
        self.asides: vec[i64] = vec[i64]()

    # -- for the book

    def may(self, move: i64) -> bool:
        """Is this move open to the seat?"""
        return any(legal == move for legal in self.legal)

    def covered(self) -> i64:
        """How many unseen cards the own hand covers (A-1)."""
        return covered_of(self.cards, self.unseen)

    def to_come(self) -> i64:
        """How many punters stake after the one in turn."""
        return len(self.punters) - self.settled - 1

    def punter(self) -> i64:
        """Whose cards are staked on now; -1: nobody's."""
        return self.punters[self.settled] if self.settled < len(self.punters) else -1

    # -- for everybody

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.to_act != self.seat:
            return Message("prompt-wait", {"seat": int(self.to_act)})
        if self.phase == "offer":
            return Message("prompt-offer", {"bank": self.agreed})
        if self.phase == "refuse":
            return Message("prompt-refuse", {"seat": int(self.banker)})
        if self.phase == "side":
            words = {"seat": int(self.punter()), "stake": self.stake, "room": self.room}
            return Message("prompt-side", words)
        if self.turned:
            key = "prompt-turned-covered" if self._own_cover() else "prompt-turned"
            card = card_name(self.top_card)
            return Message(key, {"bank": self.bank, "half": self._half(), "card": card})
        return Message("prompt-peeked" if self.peeked else "prompt-stake", {"bank": self.bank})

    def _half(self) -> int:
        """What may be taken at the most on a card turned too early (B-25)."""
        return max(1, self.bank // 2)

    def _own_cover(self) -> bool:
        return covering(self.cards, self.top_card) != NO_CARD

    def facts(self) -> list[Message]:
        """The bank and its mark, whose it will be next, the stakes named, how the last punter fared."""
        facts: list[Message] = []
        if self.shown:
            facts.append(self._last())
        if self.banker >= 0:
            facts.append(Message("fact-bank", {"bank": self.bank, "goal": self.goal}))
            if self.offered >= 0:
                facts.append(Message("fact-next-bank", {"seat": int(self.offered)}))
        if self.stake:
            facts.append(Message("fact-stake", {"seat": int(self.punter()), "stake": self.stake}))
        if self.peeked and not self.turned and self.phase == "stake":
            facts.append(Message("fact-peeked", {"seat": int(self.banker)}))
        return facts

    def _last(self) -> Message:
        """Was the last turned card covered, and by which card?"""
        seat, card, cards = self.shown
        assert self.game is not None
        hand = vec[i64]([self.game.read_card(word) for word in cards.split()])
        by = covering(hand, self.game.read_card(card))
        words = {"seat": int(seat), "card": card, "cards": cards}
        if by == NO_CARD:
            return Message("fact-not-covered", words)
        return Message("fact-covered", {**words, "other_card": card_name(by)})

    def seats(self) -> list[Seat]:
        seats: list[Seat] = []
        for seat in range(self.players):
            marks: list[str] = []
            if seat == self.banker:
                marks.append("banker")
            if seat == self.to_act:
                marks.append("to-move")
            if not self.present & BIT[seat]:
                marks.append("left")
            if self.refused & BIT[seat]:
                marks.append("refused")
            counts = {"balance": self.sheet.columns[seat].totals["balance"]}
            if self.stake and seat == self.punter():
                counts["stake"] = self.stake
            if self.sides and self.sides[seat]:
                counts["side"] = self.sides[seat]
            seats.append(Seat(int(seat), "", -1, tuple(marks), counts))
        return seats

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for seat in range(self.players):
            own = seat == self.seat
            cards = tuple(card_name(card) for card in self.cards) if own else (HIDDEN,) * int(self.held[seat])
            if cards or own:
                zones.append(Zone(f"hand.{seat}", "hand" if own else "open", cards, int(seat)))
        if self.shown:
            zones.append(Zone("punter", "row", tuple(self.shown[2].split())))
            zones.append(Zone("turned", "pile", (self.shown[1],)))
        if self.top_card != NO_CARD:
            zones.append(Zone("early", "pile", (card_name(self.top_card),)))
        zones.append(Zone("thrown", "pile", tuple(card_name(card) for card in self.thrown)))
        zones.append(Zone("stock", "stock", (HIDDEN,) * int(self.stock_left)))
        return zones

    def choices(self) -> list[Choice]:
        assert self.game is not None
        book = self.game.book
        found = [self._choice(move) for move in self.legal]
        found.extend([plain_choice(book, move, True) for move in self.asides])
        return found

    def _choice(self, move: i64) -> Choice:
        """Stakes are said with their sums: the whole bank and half of it too."""
        assert self.game is not None
        book = self.game.book
        words = {"va_bank": self.bank, "half_bank": self._half()}
        if book.words[move] in words:
            key = "move-" + book.words[move].replace("_", "-") + "-of"
            return Choice(int(move), book.text(move), Message(key, {"value": str(words[book.words[move]])}))
        return plain_choice(book, move)

    # -- in numbers

    def observe(self) -> list[float]:
        """See `fields` in `game.py`; other seats are counted clockwise from this one."""
        numbers = counts(self.cards) + counts(self.thrown) + counts(self.unseen)
        top = vec[i64]([self.top_card]) if self.top_card != NO_CARD else vec[i64]()
        numbers += counts(top)
        numbers += word_of(self.phase, PHASES)
        base = max(self.seat, 0)
        for turn in range(self.players):
            numbers += self._observe_seat((base + turn) % self.players)
        numbers += [1.0 if self.turned else 0.0, 1.0 if self.peeked else 0.0]
        numbers += [min(self.bank / self.goal, 1e6), min(self.stake / self.goal, 1e6)]
        return numbers

    def _observe_seat(self, seat: i64) -> list[float]:
        waiting = any(self.punters[i] == seat for i in range(self.settled, len(self.punters)))
        side = self.sides[seat] if self.sides else 0
        return [
            1.0 if seat == self.banker else 0.0,
            1.0 if seat == self.to_act else 0.0,
            1.0 if self.present & BIT[seat] else 0.0,
            1.0 if self.refused & BIT[seat] else 0.0,
            1.0 if waiting else 0.0,
            min(side / self.goal, 1e6),
        ]


def counts(cards: vec[i64]) -> list[float]:
    """How many of each card of the pack, in halves: there are two of each."""
    numbers = [0.0] * 52
    for card in cards:
        numbers[card] += 0.5
    return numbers
