"""What one player of Konchinka sees: the table, his hand, how much each has taken, whose take was last."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled
from lomber.cards.pack import card_name, card_names
from lomber.games.konchinka.captures import Taking
from lomber.play.scenes import bits, card_choice, hand_cards, plain_choice, word_of
from lomber.table.contract import Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

TAKE: Final[i64] = 52
"""The first code of the moves that touch a card of the table."""

PHASES = ("draw", "deal", "turn", "choose", "over")


class KonchinkaView(View):
    """`shown` has every card that has lain open in this game: what a good memory knows."""

    def __init__(self, seat: i64, players: i64) -> None:
        super().__init__(seat)
        self.game: Game | None = None
        self.taking = Taking(figures=False, several=False)
        self.players = players
        self.dealer: i64 = 0
        self.to_act: i64 = -1
        self.table: vec[i64] = vec[i64]()
        self.stock_left: i64 = 0
        self.deals_left: i64 = 0
        self.last_taker: i64 = -1
        self.target: int = 0
        self.totals: list[int] = []
        self.winner: i64 = -1
        self.shown: i64 = 0
        self.mine: i64 = 0
        self.pile: i64 = 0
        """What one has taken oneself."""
        self.clubs: i64 = 0
        self.cards: vec[i64] = filled(players, 0)
        self.taken: vec[i64] = filled(players, 0)
        self.counted: vec[i64] = filled(players, 0)
        """All piles, once the last game has been counted."""
        self.card: i64 = -1
        """The own card that has a choice of sets."""
        self.touched: i64 = 0
        self.legal: vec[i64] = vec[i64]()

    # -- for the book

    def table_mask(self) -> i64:
        mask: i64 = 0
        for card in self.table:
            mask |= BIT[card]
        return mask

    def sets(self, card: i64) -> list[int]:
        """What a card can take now."""
        return self.taking.sets(card, self.table_mask())

    # -- for everybody

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.to_act != self.seat:
            return Message("prompt-wait", {"seat": int(self.to_act)})
        if self.phase == "choose":
            assert self.game is not None
            lays = any(self.game.book.words[move] == "lay" for move in self.legal)
            return Message("prompt-take-or-lay" if lays else "prompt-choose", {"card": card_name(self.card)})
        return Message("prompt-turn")

    def facts(self) -> list[Message]:
        facts = [Message("fact-deals", {"number": int(self.deals_left)})]
        if self.last_taker >= 0:
            facts.append(Message("fact-last", {"seat": int(self.last_taker)}))
        if self.winner >= 0:
            facts.append(Message("fact-won", {"seat": int(self.winner)}))
        return facts

    def seats(self) -> list[Seat]:
        seats: list[Seat] = []
        for seat in range(self.players):
            marks: list[str] = []
            if seat == self.dealer and self.phase != "draw":
                marks.append("dealer")
            if seat == self.to_act:
                marks.append("to-move")
            if seat == self.last_taker:
                marks.append("last-take")
            counts = {"record": self.totals[seat], "cards": int(self.cards[seat])}
            if seat == self.seat:
                counts["clubs"] = int(self.clubs)
            seats.append(Seat(int(seat), "", -1, tuple(marks), counts))
        return seats

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for seat in range(self.players):
            own = seat == self.seat
            cards = tuple(self._own()) if own else (HIDDEN,) * int(self.cards[seat])
            zones.append(Zone(f"hand.{seat}", "hand" if own else "open", cards, int(seat)))
            taken = tuple(hand_cards(self.counted[seat])) or (HIDDEN,) * int(self.taken[seat])
            zones.append(Zone(f"taken.{seat}", "pile", taken, int(seat)))
        lying = [card for card in self.table if not self.touched & BIT[card]]
        zones.append(Zone("table", "row", tuple(card_name(card) for card in lying)))
        if self.card >= 0:
            cards = (card_name(self.card), *hand_cards(self.touched))
            zones.append(Zone("chosen", "row", cards, int(self.seat)))
        zones.append(Zone("stock", "stock", (HIDDEN,) * int(self.stock_left)))
        return zones

    def _own(self) -> list[str]:
        return hand_cards(self.mine & ~(BIT[self.card] if self.card >= 0 else 0))

    def choices(self) -> list[Choice]:
        assert self.game is not None
        book = self.game.book
        found: list[Choice] = []
        for move in self.legal:
            word = book.words[move]
            if word == "play":
                found.append(self._told(card_choice(book, move, f"hand.{self.seat}"), self._takes(move)))
            elif word == "take":
                found.append(self._told(card_choice(book, move, "table"), self._takes_with(move - TAKE)))
            else:
                found.append(plain_choice(book, move))
        return found

    def _takes(self, card: i64) -> i64:
        """What a card of the hand takes as soon as it is played: it has one set, and has to take (K-16)."""
        assert self.game is not None
        sets = self.taking.single_sets(card, self.table_mask())
        return sets[0] if len(sets) == 1 and self.game.options.forced_capture != "free" else 0

    def _takes_with(self, card: i64) -> i64:
        """What is taken when this card of the table is touched too, where that leaves no choice."""
        return self.taking.only(self.card, self.table_mask(), self.touched | BIT[card]) & ~self.touched

    def _told(self, choice: Choice, cards: i64) -> Choice:
        """With the cards that it takes: the log tells them, and nobody else sees them go."""
        if not cards:
            return choice
        if choice.zone == "table":
            says = Message(choice.says.key, {"card": card_names(cards)})
        else:
            says = Message("move-play-takes", {"card": choice.card, "cards": card_names(cards)})
        return Choice(choice.move, choice.text, says, choice.card, zone=choice.zone)

    # -- in numbers

    def observe(self) -> list[float]:
        """See `fields` in `game.py`; other seats are counted clockwise from this one."""
        numbers = bits(self.mine, 52) + bits(self.table_mask(), 52) + bits(self.shown, 52)
        numbers += bits(self.pile, 52) + bits(self.touched, 52)
        numbers += bits(BIT[self.card] if self.card >= 0 else 0, 52)
        numbers += word_of(self.phase, PHASES)
        base = max(self.seat, 0)
        for turn in range(self.players):
            seat = (base + turn) % self.players
            numbers += [
                1.0 if seat == self.dealer else 0.0,
                1.0 if seat == self.to_act else 0.0,
                1.0 if seat == self.last_taker else 0.0,
                float(self.cards[seat]) / 4.0,
                float(self.taken[seat]) / 52.0,
                float(min(self.totals[seat], 10**6)) / float(self.target),
            ]
        numbers.append(float(self.stock_left) / 52.0)
        return numbers
