"""What one player of Gorka sees: everybody's open cards and chips, his own four cards, the fal'ki."""

from math import log2
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled, members, size
from lomber.cards.pack import card_name, card_names
from lomber.games.gorka.score import described, rate
from lomber.play.scenes import bits, card_choice, hand_cards, plain_choice, word_of
from lomber.table.contract import Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

PHASES = ("draw", "deal", "dark", "expose", "show", "bid", "answer", "over")


class GorkaView(View):
    """`known` has the closed cards that this seat knows: its own, and hands shown at the end."""

    def __init__(self, seat: i64, players: i64) -> None:
        super().__init__(seat)
        self.game: Game | None = None
        self.players = players
        self.dealer: i64 = 0
        self.to_act: i64 = -1
        self.falki: i64 = 0
        self.pack: i64 = 0
        self.pot: int = 0
        self.high: int = 0
        self.unit: int = 1
        self.min_raise: int = 1
        self.raises: i64 = 0
        self.dark: i64 = 0
        self.playing: i64 = 0
        self.last: list[str] = []
        """How the last deal ended: the winner, then each hand shown as a seat and its cards."""
        self.commitments: list[int] = [0] * players
        self.open: vec[i64] = filled(players, 0)
        self.seen_open: vec[i64] = filled(players, 0)
        """Cards that have lain open, also those taken back by one who passed."""
        self.known: vec[i64] = filled(players, 0)
        self.cards: vec[i64] = filled(players, 0)
        """How many closed cards each has."""
        self.chosen: i64 = 0
        self.legal: vec[i64] = vec[i64]()
        self.chance: float = -1.0
        """How likely the own hand is the best, once the book has counted it."""

    # -- for the book

    def may(self, move: i64) -> bool:
        return any(legal == move for legal in self.legal)

    def may_raise(self) -> bool:
        """Not at the cap: there one pays up to the High or passes (G-28)."""
        assert self.game is not None
        return any(self.game.book.words[move] == "raise" for move in self.legal)

    def mine(self) -> i64:
        """All own cards, open and closed."""
        return self.known[self.seat] | self.open[self.seat] if self.seat >= 0 else 0

    def others_in(self) -> list[int]:
        """The other players who are still in."""
        return [int(seat) for seat in members(self.playing) if seat != self.seat]

    def unseen(self) -> i64:
        """The cards of the pack that this seat has never seen in this deal."""
        seen = self.mine()
        for seat in range(self.players):
            seen |= self.seen_open[seat]
        return self.pack & ~seen

    # -- for everybody

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.to_act != self.seat:
            return Message("prompt-wait", {"seat": int(self.to_act)})
        if self.phase == "bid":
            words = {"pot": self.pot, "amount": self.high - self.commitments[self.seat]}
            if not self.may_raise():
                return Message("prompt-bid-cap", words)
            return Message("prompt-bid-two" if size(self.playing) == 2 else "prompt-bid", words)
        if self.phase == "answer":
            words = {"seat": self.others_in()[0], "amount": self.high - self.commitments[self.seat]}
            return Message("prompt-answer", words)
        return Message("prompt-" + self.phase, {"pot": self.pot, "amount": self.high})

    def facts(self) -> list[Message]:
        """The pot, the fal'ki, one's own combination, how the last deal ended."""
        facts: list[Message] = []
        if self.last:
            facts.extend(self._ended())
        if self.pot:
            facts.append(Message("fact-pot", {"pot": self.pot, "high": self.high}))
        if self.falki:
            facts.append(Message("fact-falki", {"cards": card_names(self.falki)}))
        if size(self.mine()) == 4:
            facts.append(Message("fact-own", described(rate(self.mine(), self.falki))))
        return facts

    def _ended(self) -> list[Message]:
        winner = int(self.last[0])
        facts: list[Message] = []
        for line in self.last[1:]:
            seat, _, cards = line.partition(" ")
            words: dict[str, Any] = {"seat": int(seat), "cards": cards}
            words.update(described(rate(self._read(cards), self.falki)))
            facts.append(Message("fact-shown", words))
        key = "fact-won" if facts else "fact-won-alone"
        return [*facts, Message(key, {"seat": winner})]

    def _read(self, text: str) -> i64:
        assert self.game is not None
        cards: i64 = 0
        for word in text.split():
            cards |= BIT[self.game.read_card(word)]
        return cards

    def seats(self) -> list[Seat]:
        seats: list[Seat] = []
        waiting = self.phase in ("draw", "deal")
        for seat in range(self.players):
            marks: list[str] = []
            if seat == self.dealer and self.phase != "draw":
                marks.append("dealer")
            if seat == self.to_act:
                marks.append("to-move")
            if self.dark & BIT[seat]:
                marks.append("dark")
            if not waiting and not self.playing & BIT[seat]:
                marks.append("passed")
            counts = {
                "put": self.commitments[seat],
                "balance": self.sheet.columns[seat].totals["balance"],
            }
            seats.append(Seat(int(seat), "", -1, tuple(marks), counts))
        return seats

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for seat in range(self.players):
            own = seat == self.seat
            zones.append(
                Zone(f"hand.{seat}", "hand" if own else "open", tuple(self._closed(seat)), int(seat))
            )
            if self.open[seat]:
                zones.append(Zone(f"open.{seat}", "open", tuple(hand_cards(self.open[seat])), int(seat)))
        if self.chosen:
            zones.append(Zone("chosen", "row", tuple(hand_cards(self.chosen)), int(self.seat)))
        return zones

    def _closed(self, seat: i64) -> list[str]:
        if self.known[seat]:
            return hand_cards(self.known[seat] & ~(self.chosen if seat == self.seat else 0))
        return [HIDDEN] * int(self.cards[seat])

    def choices(self) -> list[Choice]:
        assert self.game is not None
        book = self.game.book
        found: list[Choice] = []
        for move in self.legal:
            word = book.words[move]
            if word == "expose":
                found.append(card_choice(book, move, f"hand.{self.seat}"))
            elif word in ("open", "agree"):
                amount = self.high - self.commitments[self.seat]
                says = Message(f"move-{word}-for", {"amount": amount}) if amount else Message("move-" + word)
                found.append(Choice(int(move), book.text(move), says))
            else:
                found.append(plain_choice(book, move))
        return found

    # -- in numbers

    def observe(self) -> list[float]:
        """See `fields` in `game.py`; other seats are counted clockwise from this one."""
        base = max(self.seat, 0)
        numbers = bits(self.known[base] if self.seat >= 0 else 0, 52)
        numbers += bits(self.chosen, 52) + bits(self.falki, 52)
        numbers += word_of(self.phase, PHASES)
        for turn in range(self.players):
            seat = (base + turn) % self.players
            numbers += bits(self.open[seat], 52) + bits(self.seen_open[seat], 52)
            numbers += [
                1.0 if seat == self.dealer else 0.0,
                1.0 if seat == self.to_act else 0.0,
                1.0 if self.dark & BIT[seat] else 0.0,
                1.0 if self.playing & BIT[seat] else 0.0,
                log2(1 + self.commitments[seat] / self.unit) / 16.0,
            ]
        numbers.append(log2(1 + self.pot / self.unit) / 16.0)
        return numbers


__all__ = ["PHASES", "GorkaView", "card_name"]
