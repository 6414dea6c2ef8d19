"""What a position of the Mouche family holds: the match, the hand, and who sits where."""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied
from lomber.play.mouche.rules import Phase, Rules
from lomber.play.stock import Stock
from lomber.play.tricks import NO_SUIT, Duties, Order
from lomber.table.contract import Game, State
from lomber.table.sheet import Entry


class Memory(State):
    """The fields, how they are copied and cleared, and the circle of the players."""

    def __init__(self, game: Game, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.players: i64 = rules.players
        # -- the match
        self.ring: list[int] = list(range(int(rules.players)))
        """The seats clockwise."""
        self.dealer: i64 = max(rules.first_dealer, 0)
        self.drawing: i64 = BIT[rules.players] - 1 if rules.first_dealer < 0 else 0
        """Who draws a card for the first deal: everybody, then those who drew the same lowest rank (M-4)."""
        self.drawn: list[int] = [0] * int(rules.players)
        """What each has drawn, as a number that is the lower the nearer he sits to the first dealer's place."""
        self.records: list[int] = [rules.terms.start] * int(rules.players)
        self.balances: list[int] = [0] * int(rules.players)
        self.before: list[int] = [0] * int(rules.players)
        self.entries: list[Entry] = []
        self.pulkas: int = 0
        self.hands_done: int = 0
        self.finished = False
        self.single = False
        self.ended = False
        self.last_ending: str = ""
        self.last_who: list[int] = []
        self.last_cards: list[str] = []
        self.past: Memory | None = None
        """The hand before as it ended, with what was opened. Only its seen log asks for it."""
        # -- the hand: its cards
        self.phase: Phase = Phase.DRAW if rules.first_dealer < 0 else Phase.DEAL
        self.turn: i64 = -1
        self.trump: i64 = NO_SUIT
        self.turned: i64 = -1
        self.took = False
        self.set_up_born = False
        self.hands: vec[i64] = rules.noughts
        self.dealt_cards: vec[i64] = rules.noughts
        """The hands with which the hand began: dealt, or set up."""
        self.thrown: vec[i64] = rules.noughts
        self.base_thrown: vec[i64] = rules.noughts
        self.dropped: i64 = 0
        self.base_dropped: i64 = 0
        self.recycled: i64 = 0
        self.shown: vec[i64] = rules.noughts
        """Cards of each that all have seen."""
        self.base_shown: vec[i64] = rules.noughts
        self.plain: i64 = 0
        """Seats whose cards, dealt or set up, held nothing that a form has shown at once."""
        self.stocks: list[Stock] = []
        self.sources: list[int] = []
        """For each stock but the first: the seats whose cards were shuffled into it."""
        # -- the hand: who does what
        self.bought: vec[i64] = rules.noughts
        self.active: i64 = 0
        self.passed: i64 = 0
        self.exchanged: i64 = 0
        """Seats whose exchange ended since the hand was dealt or set up."""
        self.chosen: i64 = 0
        self.owed: i64 = 0
        # -- the hand: its tricks
        self.laid: vec[i64] = rules.noughts
        self.denied: vec[i64] = rules.noughts
        """Cards that each was seen not to hold: he could not follow, trump or go over."""
        self.row_seats: vec[i64] = rules.none_laid
        self.row_cards: vec[i64] = rules.none_laid
        self.row_faults: vec[i64] = rules.no_faults
        self.rows: i64 = 0
        self.in_trick: i64 = 0
        self.led: i64 = NO_SUIT
        self.led_card: i64 = -1
        self.winning: i64 = -1
        self.winner: i64 = -1
        self.taken: vec[i64] = rules.none_taken
        self.tricks: i64 = 0
        self.claims: i64 = 0

    # -- copies

    def fresh(self) -> "Memory":
        """A new position of the same form, to be cleared or made a copy before it is used."""
        raise NotImplementedError

    def clear(self) -> None:
        """Nothing of a hand lies on the table."""
        self.take_hand(self.fresh())
        self.phase = Phase.DRAW if self.drawing else Phase.DEAL

    def copy(self) -> "State":
        return self.twin()

    def twin(self) -> "Memory":
        other = self.fresh()
        other.take_match(self)
        other.take_hand(self)
        return other

    def take_match(self, other: "Memory") -> None:
        """Become a copy of another position of the same game: the match."""
        self.ring = other.ring
        self.dealer = other.dealer
        self.drawing = other.drawing
        self.drawn = other.drawn
        self.records = other.records[:]
        self.balances = other.balances[:]
        self.before = other.before[:]
        self.entries = other.entries[:]
        self.pulkas = other.pulkas
        self.hands_done = other.hands_done
        self.finished = other.finished
        self.single = other.single
        self.ended = other.ended
        self.last_ending = other.last_ending
        self.last_who = other.last_who
        self.last_cards = other.last_cards
        self.past = other.past

    def take_hand(self, other: "Memory") -> None:
        """Become a copy of another position of the same game: the hand in progress."""
        self.phase = other.phase
        self.turn = other.turn
        self.trump = other.trump
        self.turned = other.turned
        self.took = other.took
        self.set_up_born = other.set_up_born
        self.hands = copied(other.hands)
        self.dealt_cards = copied(other.dealt_cards)
        self.thrown = copied(other.thrown)
        self.base_thrown = copied(other.base_thrown)
        self.dropped = other.dropped
        self.base_dropped = other.base_dropped
        self.recycled = other.recycled
        self.shown = copied(other.shown)
        self.base_shown = copied(other.base_shown)
        self.plain = other.plain
        self.stocks = [stock.copy() for stock in other.stocks]
        self.sources = other.sources[:]
        self.bought = copied(other.bought)
        self.active = other.active
        self.passed = other.passed
        self.exchanged = other.exchanged
        self.chosen = other.chosen
        self.owed = other.owed
        self.laid = copied(other.laid)
        self.denied = copied(other.denied)
        self.row_seats = copied(other.row_seats)
        self.row_cards = copied(other.row_cards)
        self.row_faults = copied(other.row_faults)
        self.rows = other.rows
        self.in_trick = other.in_trick
        self.led = other.led
        self.led_card = other.led_card
        self.winning = other.winning
        self.winner = other.winner
        self.taken = copied(other.taken)
        self.tricks = other.tricks
        self.claims = other.claims

    # -- the circle

    def left_of(self, seat: i64) -> i64:
        """The left neighbour: the next, clockwise."""
        return self.ring[(self.ring.index(int(seat)) + 1) % len(self.ring)]

    def elder(self) -> i64:
        """The first hand: the dealer's left neighbour."""
        return self.left_of(self.dealer)

    def after(self, seat: i64, among: i64) -> i64:
        """The next of a set of seats after this one; itself if there is nobody else; -1 for no seats."""
        for _ in range(self.players):
            seat = self.left_of(seat)
            if among & BIT[seat]:
                return seat
        return -1

    def later(self, seat: i64, among: i64) -> i64:
        """The next of a set of seats in the round that ends with the dealer; -1: the round is over."""
        while seat != self.dealer:
            seat = self.left_of(seat)
            if among & BIT[seat]:
                return seat
        return -1

    def round(self) -> list[int]:
        """The seats in the order in which they speak: from the dealer's left, the dealer last."""
        start = self.ring.index(int(self.dealer)) + 1
        return self.ring[start:] + self.ring[:start]

    # -- how cards rank in this hand

    def duties(self) -> Duties:
        return self.rules.duties[max(self.trump, 0)]

    def order(self) -> Order:
        return self.rules.duties[max(self.trump, 0)].order

    def cite(self, what: str) -> str:
        """The number of a shared rule in this game's chapter."""
        return self.rules.cited[what]
