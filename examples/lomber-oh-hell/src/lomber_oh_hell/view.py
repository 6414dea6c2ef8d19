"""What one seat sees of Oh Hell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lomber.cards.bits import BIT, size
from lomber.cards.pack import SUITS, card_name, suit_of
from lomber.play.scenes import bits, card_choice, hand_cards, one_of, plain_choice, word_of
from lomber.play.tricks import NO_CARD, NO_SUIT
from lomber.table.contract import View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

if TYPE_CHECKING:
    from .state import OhHellState

PHASES = ("deal", "bid", "play", "over")


class OhHellView(View):
    """Own cards, the trick, bids and tricks of all."""

    def fill(self, state: OhHellState) -> None:
        """Field by field, only what the seat may know; a spectator (-1) has no hand and no choice."""
        seat = int(self.seat)
        self.game = state.game
        self.players = state.players
        self.dealer = state.dealer
        self.cards = state.cards()
        self.own = state.hands[seat] if seat >= 0 else 0
        self.held = [int(size(hand)) for hand in state.hands]
        self.turned = state.turned
        self.trump = state.trump()
        self.bids = list(state.bids)
        if seat in state.chosen:
            self.bids[seat] = state.chosen[seat]  # in a sealed round, one's own alone
        self.taken = list(state.taken)
        self.played = list(state.played)
        self.trick = state.trick()
        self.led = state.led()
        self.winning = state.winning()[1]
        self.legal = state.legal(seat)
        self.to_move = state.to_move if state.actors() and not state.sealed() else -1
        self.hooked = state.hooked(seat) if self.legal and state.phase.value == "bid" else -1
        last = state.hand if state.over() else state.hand - 1
        self.last_deal = [entry for entry in state.entries if entry.hand == last]

    # -- the scene

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if not self.legal:
            return Message("prompt-wait", {"seat": self.to_move})
        if self.phase == "bid" and self.hooked >= 0:
            return Message("prompt-oh-hell-hook", {"number": self.hooked})
        if self.phase == "bid":
            return Message("prompt-oh-hell-bid")
        if self.led == NO_SUIT:
            return Message("prompt-lead")
        follows = any(suit_of(card) == self.led for card in self.legal)
        return Message("prompt-follow" if follows else "prompt-void", {"suit": SUITS[self.led]})

    def seats(self) -> list[Seat]:
        shown = []
        for seat in range(self.players):
            whose = {"dealer": self.dealer, "to-move": self.to_move}
            marks = tuple(mark for mark, marked in whose.items() if marked == seat)
            counts = {"balance": self.scores[seat]}
            if self.bids[seat] >= 0:
                counts["bid"] = self.bids[seat]
            if self.phase == "play":
                counts["tricks"] = self.taken[seat]
            shown.append(Seat(seat, marks=marks, counts=counts))
        return shown

    def zones(self) -> list[Zone]:
        zones = []
        for seat in range(self.players):
            cards = hand_cards(self.own) if seat == self.seat else [HIDDEN] * self.held[seat]
            zones.append(Zone(f"hand.{seat}", "hand", tuple(cards), seat))
        zones.append(laid("trick", "trick", self.trick))
        if self.turned != NO_CARD:
            zones.append(Zone("turned", "pile", (card_name(self.turned),), marks=("trump",)))
        gathered = self.played[: len(self.played) - len(self.trick)]
        if gathered:
            zones.append(laid("last", "pile", gathered[-self.players :], "last-trick"))
        return zones

    def choices(self) -> list[Choice]:
        if self.phase == "bid":
            return [plain_choice(self.game.book, move) for move in self.legal]
        return [card_choice(self.game.book, move, f"hand.{self.seat}") for move in self.legal]

    def facts(self) -> list[Message]:
        said = []
        if self.phase in ("bid", "play"):
            trumps = Message("fact-trump", {"suit": SUITS[self.trump]})
            said.append(Message("fact-no-trumps") if self.trump == NO_SUIT else trumps)
        if self.phase == "play":
            said.append(Message("fact-oh-hell-bids", {"bids": sum(self.bids), "tricks": self.cards}))
        for entry in self.last_deal:
            said.append(Message(f"fact-oh-hell-{entry.reason}", {"seat": entry.column, **entry.words}))
        return said

    # -- as numbers

    def clockwise(self) -> list[int]:
        """The seats counted from this one; a spectator counts from seat 0."""
        start = max(0, int(self.seat))
        return [(start + step) % self.players for step in range(self.players)]

    def observe(self) -> list[float]:
        """As `OhHell.fields` says."""
        seats = self.clockwise()
        numbers = bits(self.own, 52)
        for seat in seats:
            numbers += bits(together(self.trick, seat), 52)
        numbers += bits(together(self.played), 52)
        numbers += one_of(self.turned, 52) + one_of(self.trump, 4) + word_of(self.phase, PHASES)
        for seat in seats:
            numbers += one_of(self.bids[seat], self.game.most + 1)
        numbers += [self.taken[seat] / self.cards for seat in seats]
        numbers += [float(seat == self.to_move) for seat in seats]
        numbers += [float(seat == self.dealer) for seat in seats]
        return [*numbers, self.cards / self.game.most]


def laid(name: str, kind: str, trick: list[tuple[int, int]], *marks: str) -> Zone:
    """A trick: its cards, and who laid them."""
    cards = tuple(card_name(card) for _, card in trick)
    return Zone(name, kind, cards, owners=tuple(seat for seat, _ in trick), marks=marks)


def together(cards: list[tuple[int, int]], of: int = -1) -> int:
    """Cards that were laid, as a set; of one seat, or of all."""
    return sum(int(BIT[card]) for seat, card in cards if of in (-1, seat))
