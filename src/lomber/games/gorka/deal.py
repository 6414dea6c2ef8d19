"""Gorka (Горка): the sitting, the stakes in the dark, the deal of closed and open cards.

All cards are dealt at once; nobody sees any before the dark stakes are made, and the second two of each not before
everybody has exposed what he will. `sees` says when that changes.
"""

import enum
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, holding, members, size
from lomber.cards.pack import pack, read_card
from lomber.play.draws import draw, low_to_high
from lomber.play.pots import Pot
from lomber.table.chance import NOBODY, Deal, Pile
from lomber.table.contract import Game, State
from lomber.table.sheet import Column, Entry, Sheet

HAND: Final[i64] = 4

PASS: Final[i64] = 0
STAND: Final[i64] = 1
OPEN: Final[i64] = 2
AGREE: Final[i64] = 3
NO_DARK: Final[i64] = 4
DONE: Final[i64] = 5
EXPOSE: Final[i64] = 6
RAISE: Final[i64] = 58
"""The first code of the raises; those of the dark stakes follow them."""

WORDS: Final = ("pass", "stand", "open", "agree", "no_dark", "done")


class Phase(enum.Enum):
    """The phases in the order in which they happen."""

    DRAW = "draw"
    DEAL = "deal"
    DARK = "dark"
    EXPOSE = "expose"
    SHOW = "show"
    BID = "bid"
    ANSWER = "answer"
    OVER = "over"


class Dealing(State):
    """A sitting of so many deals: what was agreed, the money, the cards; and how they come to lie as they lie."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        options = game.options
        # -- what was agreed
        self.players: i64 = options.players
        self.pack: i64 = pack(options.ranks_in_pack(), options.suits)
        self.falki: i64 = holding(vec[i64]([read_card(name) for name in options.falki]))
        self.base: int = options.base_stake
        self.unit: int = options.unit
        self.min_raise: int = options.min_raise
        self.max_raise: int = options.max_raise
        self.cap: int = options.cap
        self.raises: i64 = (options.max_raise - options.min_raise) // options.unit + 1
        self.dark_allowed: bool = options.dark
        self.may_open: i64 = options.may_open
        self.any_opens: bool = options.dark_opening == "any"
        self.last_hand: i64 = options.hands
        # -- the sitting
        self.phase = Phase.DRAW if options.draw else Phase.DEAL
        self.single = False
        self.hand: i64 = 0
        self.dealer: i64 = self.players - 1
        self.pot = Pot(self.players)
        self.before: list[int] = [0] * self.players
        self.entries: list[Entry] = []
        self.last: list[str] = []
        """How the last deal ended: the winner, then each hand shown as a seat and its cards."""
        # -- the deal: its cards
        self.origin: vec[i64] = filled(self.players, 0)
        """The closed cards as they lay where the log of this deal begins."""
        self.closed: vec[i64] = filled(self.players, 0)
        self.open: vec[i64] = filled(self.players, 0)
        self.seen_open: vec[i64] = filled(self.players, 0)
        """Cards that have lain open, also those taken back by one who passed (G-17)."""
        self.next: list[vec[i64]] = [vec[i64]() for _ in range(self.players)]
        """The second two cards, until they are given."""
        self.given: list[vec[i64]] = [vec[i64]() for _ in range(self.players)]
        """The same, once they are given: to know them by their places in the deal."""
        self.aside: i64 = 0
        self.chosen: i64 = 0
        """Cards chosen so far in a gesture of exposing."""
        self.revealed: i64 = 0
        """Seats whose hands were shown at the showdown."""
        # -- the deal: its money
        self.to_act: i64 = 0
        self.dark: i64 = 0
        """Who has gone dark (втёмную)."""
        self.commitments: list[int] = [0] * self.players
        """What each has put in beyond the base stake (G-21)."""
        self.playing: i64 = 0
        self.spoken: i64 = 0
        """Who has had his first turn in the bidding (G-23)."""

    def take(self, other: "Dealing") -> None:
        """Become a copy of another position of the same game."""
        self.phase = other.phase
        self.single = other.single
        self.hand = other.hand
        self.dealer = other.dealer
        self.pot = other.pot.copy()
        self.before = other.before[:]
        self.entries = other.entries[:]
        self.last = other.last
        self.origin = copied(other.origin)
        self.closed = copied(other.closed)
        self.open = copied(other.open)
        self.seen_open = copied(other.seen_open)
        self.next = other.next[:]
        self.given = other.given[:]
        self.aside = other.aside
        self.chosen = other.chosen
        self.revealed = other.revealed
        self.to_act = other.to_act
        self.dark = other.dark
        self.commitments = other.commitments[:]
        self.playing = other.playing
        self.spoken = other.spoken

    # -- chance (G-6, G-12, G-16)

    def eldest(self) -> i64:
        """The dealer's left neighbour, "под рукой" (G-8)."""
        return (self.dealer + 1) % self.players

    def awaits(self) -> Deal | None:
        if self.phase is Phase.DRAW:
            return draw(self.pack, self.players)
        if self.phase is Phase.DEAL:
            piles = [Pile(f"hand.{seat}", 2, NOBODY) for seat in range(self.players)]
            piles.extend([Pile(f"next.{seat}", 2, NOBODY, True) for seat in range(self.players)])
            piles.append(Pile("aside", size(self.pack) - HAND * self.players, NOBODY))
            return Deal("hand", members(self.pack), piles)
        return None

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.DRAW:
            self.dealer = low_to_high(order, self.players)[0]
            self.phase = Phase.DEAL
            return
        self.hand += 1
        self.before = self.pot.balances[:]
        for seat in range(self.players):
            self.pot.pay(seat, self.base)
            self.closed[seat] = BIT[order[2 * seat]] | BIT[order[2 * seat + 1]]
            self.origin[seat] = self.closed[seat]
            at = 2 * self.players + 2 * seat
            self.next[seat] = vec[i64]([order[at], order[at + 1]])
        for i in range(HAND * self.players, len(order)):
            self.aside |= BIT[order[i]]
        self.playing = BIT[self.players] - 1
        self.to_act = self.eldest()
        if self.dark_allowed:
            self.phase = Phase.DARK
        else:
            self.begin_exposing()

    # -- in the dark (G-8 … G-11)

    def high(self) -> int:
        """The largest commitment of all players, passed ones included (G-21)."""
        return max(self.commitments)

    def dark_stakes(self) -> list[int]:
        """What may be put in before the deal: the first up to the greatest raise, then more than the largest."""
        high = self.high()
        most = self.cap if self.dark else self.max_raise
        return list(range(high + self.unit, most + 1, self.unit))

    def went_dark(self, seat: i64, amount: int) -> None:
        self.dark |= BIT[seat]
        self.commit(seat, amount)

    def commit(self, seat: i64, amount: int) -> None:
        """Bring a seat's commitment to a sum."""
        self.pot.pay(seat, amount - self.commitments[seat])
        self.commitments[seat] = amount

    def next_in_the_dark(self, seat: i64) -> None:
        """The next who may go dark; one round only, the dealer last."""
        nobody_may = not self.dark and not self.any_opens
        if seat == self.dealer or nobody_may or not self.dark_stakes():
            self.begin_exposing()
        else:
            self.to_act = (seat + 1) % self.players

    # -- closed and open cards (G-12 … G-15)

    def exposes(self, seat: i64) -> bool:
        """Neither dark nor dealer (G-13)."""
        return seat != self.dealer and not self.dark & BIT[seat]

    def begin_exposing(self) -> None:
        self.phase = Phase.EXPOSE
        self.expose_from(self.eldest())

    def expose_from(self, seat: i64) -> None:
        """The next who may expose, from this seat on; then the second two cards are given."""
        while seat != self.dealer:
            if self.exposes(seat):
                self.to_act = seat
                return
            seat = (seat + 1) % self.players
        self._give_second_two()

    def exposed(self, seat: i64, cards: i64) -> None:
        self.closed[seat] &= ~cards
        self.open[seat] |= cards
        self.seen_open[seat] |= cards

    def _give_second_two(self) -> None:
        """So that who exposes has exactly two open cards in all; the dealer then opens two (G-13 … G-15)."""
        for seat in range(self.players):
            cards = self.next[seat]
            self.given[seat] = cards
            self.next[seat] = vec[i64]()
            wanted = 2 - size(self.open[seat]) if self.exposes(seat) else 0
            for i in range(2):
                self.closed[seat] |= BIT[cards[i]]
                if i < wanted:
                    self.exposed(seat, BIT[cards[i]])
        if self.dark & BIT[self.dealer]:
            self.begin_bidding()
        else:
            self.phase = Phase.SHOW
            self.to_act = self.dealer

    def begin_bidding(self) -> None:
        """The eldest hand speaks first (G-19)."""
        raise NotImplementedError

    # -- the end of a deal and of the sitting

    def clear_deal(self) -> None:
        """Nothing of an earlier deal is left on the table; the deal passes to the left (G-6, G-27)."""
        self.dealer = self.eldest()
        self.origin = filled(self.players, 0)
        self.closed = filled(self.players, 0)
        self.open = filled(self.players, 0)
        self.seen_open = filled(self.players, 0)
        self.next = [vec[i64]() for _ in range(self.players)]
        self.given = [vec[i64]() for _ in range(self.players)]
        self.aside = 0
        self.chosen = 0
        self.revealed = 0
        self.to_act = 0
        self.dark = 0
        self.commitments = [0] * self.players
        self.playing = 0
        self.spoken = 0
        self.phase = Phase.DEAL

    def over(self) -> bool:
        return self.phase is Phase.OVER

    def hand_number(self) -> i64:
        return self.hand + 1 if self.phase is Phase.DRAW or self.phase is Phase.DEAL else self.hand

    def scores(self) -> list[int]:
        """Balances; what lies in the pot is nobody's until it is won."""
        if not self.single:
            return self.pot.balances[:]
        return [self.pot.balances[seat] - self.before[seat] for seat in range(self.players)]

    def sheet(self) -> Sheet:
        columns = tuple(
            Column((seat,), "", {"balance": self.pot.balances[seat]}) for seat in range(int(self.players))
        )
        notes = {"pot": self.pot.left, "deal": int(self.hand), "deals": int(self.last_hand)}
        return Sheet("money", columns, tuple(self.entries), notes)


def exposable(hand: i64, chosen: i64) -> vec[i64]:
    """What may be exposed next: in ascending order."""
    found = vec[i64]()
    for card in members(hand & ~chosen):
        if not chosen or card > members(chosen)[size(chosen) - 1]:
            found = append(found, card)
    return found
