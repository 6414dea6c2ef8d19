"""What one player of Semerik sees: his ten cards, the trick, what was announced, the two slips."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.cards.pack import SUITS, card_name, suit_of
from lomber.games.semerik.cards import (
    CLAIM_NAMES,
    FOUR,
    RANK_NAMES,
    THREE,
    is_figure,
    sorted_hand,
)
from lomber.games.semerik.score import tail_name, trick_points
from lomber.play.scenes import bits, card_choice, plain_choice
from lomber.play.trick_view import TrickView
from lomber.table.contract import Game
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

CHAIRS: Final = "SWNE"


class SemerikView(TrickView):
    """Places are 0 … 3 clockwise; `place` is the own one, -1 for a spectator."""

    def __init__(self, seat: i64, game: Game) -> None:
        super().__init__(seat)
        self.game = game
        self.place: i64 = -1
        self.owner: vec[i64] = vec[i64]([0] * 4)
        self.dealer: i64 = 0
        self.turn: i64 = -1
        self.own: i64 = 0
        self.proper: i64 = 0
        """The cards that the rules allow, which with `manners` are fewer than the legal ones."""
        self.cards_left: vec[i64] = vec[i64]([0] * 4)
        self.denied: vec[i64] = vec[i64]([0] * 4)
        self.counted: i64 = 0
        self.said: list[vec[i64]] = [vec[i64](), vec[i64](), vec[i64](), vec[i64]()]
        self.winning: i64 = -1
        self.winner: i64 = 0
        self.tricks: vec[i64] = vec[i64]([0, 0])
        self.record: list[int] = [0, 0]
        self.legal: vec[i64] = vec[i64]()
        self.asides: vec[i64] = vec[i64]()

    # -- for the book

    def figures(self) -> i64:
        """How many figures lie in the trick."""
        count: i64 = 0
        for card in self.trick():
            if is_figure(card):
                count += 1
        return count

    # -- for everybody

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.turn < 0 or self.place != self.turn:
            return Message("prompt-wait", {"seat": int(self.owner[self.turn]) if self.turn >= 0 else -1})
        if self.phase == "announce":
            return Message("prompt-announce")
        if not self.in_trick:
            return Message("prompt-lead")
        led = suit_of(self.trick()[0])
        void = any(suit_of(card) != led for card in sorted_hand(self.proper))
        return Message("prompt-void" if void else "prompt-follow", {"suit": SUITS[led]})

    def facts(self) -> list[Message]:
        """What was announced, as it was said at the table (S-13), and what the last trick brought."""
        options = self.game.options
        facts: list[Message] = []
        if options.hearts_trump:
            facts.append(Message("fact-hearts"))
        if options.packets == "five" and not self.laid:
            facts.append(Message("fact-by-fives"))
        for after in range(1, 5):
            place = (self.dealer + after) % 4
            if self.counted & BIT[place] and not len(self.said[place]):
                facts.append(Message("fact-nothing", {"seat": int(self.owner[place])}))
            for claim in self.said[place]:
                facts.append(self._said(int(self.owner[place]), claim))
        if self.laid >= 4 and not self.in_trick:
            facts.append(self._last_trick())
        return facts

    def _said(self, seat: int, claim: i64) -> Message:
        if claim < THREE:
            return Message(
                "fact-baba", {"seat": seat, "suit": SUITS[claim // 4], "tail": tail_name(claim % 4)}
            )
        key = "fact-four" if claim >= FOUR else "fact-three"
        return Message(key, {"seat": seat, "rank": RANK_NAMES[(claim - THREE) % 10]})

    def _last_trick(self) -> Message:
        figures: i64 = 0
        for i in range(self.laid - 4, self.laid):
            if is_figure(self.played[i]):
                figures += 1
        return Message("fact-trick", {"number": int(figures), "points": trick_points(figures)})

    def seats(self) -> list[Seat]:
        seats: list[Seat] = []
        for seat in range(4):
            place = next(p for p in range(4) if self.owner[p] == seat)
            marks: list[str] = []
            if place == self.dealer:
                marks.append("dealer")
            if place == self.turn:
                marks.append("to-move")
            counts = {"cards": int(self.cards_left[place]), "tricks": int(self.tricks[place % 2])}
            seats.append(Seat(seat, CHAIRS[place], place % 2, tuple(marks), counts))
        return seats

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for place in range(4):
            owner = int(self.owner[place])
            cards = [HIDDEN] * int(self.cards_left[place])
            if place == self.place:
                cards = [card_name(card) for card in sorted_hand(self.own)]
            zones.append(Zone(f"hand.{place}", "hand", tuple(cards), owner))
        trick = self.trick()
        first = self.laid - self.in_trick
        owners = tuple(int(self.owner[self.player[first + i]]) for i in range(len(trick)))
        zones.append(Zone("trick", "trick", tuple(card_name(card) for card in trick), owners=owners))
        if self.laid >= 4 and not self.in_trick:
            last = tuple(card_name(self.played[i]) for i in range(self.laid - 4, self.laid))
            zones.append(Zone("last", "pile", last, marks=("last-trick",)))
        return zones

    def choices(self) -> list[Choice]:
        found = [self._choice(move) for move in self.legal]
        found.extend(plain_choice(self.game.book, move, True) for move in self.asides)
        return found

    def _choice(self, move: i64) -> Choice:
        if move >= 52:
            return plain_choice(self.game.book, move)
        forbidden = "" if self.proper & BIT[move] else "S-17"
        return card_choice(self.game.book, move, f"hand.{self.place}", forbidden=forbidden)

    def observe(self) -> list[float]:
        """See `fields` in `game.py`."""
        base = max(self.place, 0)
        numbers = bits(self.own, 52)
        for turn in range(4):
            numbers.extend(bits(self.laid_by((base + turn) % 4), 52))
        for turn in range(4):
            numbers.extend(bits(self.laid_in_deal((base + turn) % 4), 52))
        for turn in range(4):
            numbers.extend(bits(self.denied[(base + turn) % 4], 52))
        for turn in range(4):
            said: i64 = 0
            for claim in self.said[(base + turn) % 4]:
                said |= BIT[claim]
            numbers.extend(bits(said, len(CLAIM_NAMES)))
        for turn in range(4):
            numbers.append(1.0 if self.turn >= 0 and (self.turn - base) % 4 == turn else 0.0)
        for turn in range(4):
            numbers.append(1.0 if (self.dealer - base) % 4 == turn else 0.0)
        side = base % 2
        ranks = float(self.game.options.ranks)
        numbers.extend([float(self.tricks[side]) / ranks, float(self.tricks[1 - side]) / ranks])
        partie = float(self.game.options.partie)
        numbers.extend([self.record[side] / partie, self.record[1 - side] / partie])
        return numbers
