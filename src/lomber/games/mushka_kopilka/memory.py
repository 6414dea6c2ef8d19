"""What a position of Kopilka holds: the party with its cash-box, and the deal in progress."""

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.mushka_kopilka.rules import FOUR, Phase, Rules
from lomber.play.stock import Stock
from lomber.table.contract import Game, State
from lomber.table.sheet import Entry

Event = tuple[str, int, int, int]
"""What happened, who did it, and up to two figures."""


class Memory(State):
    """The fields, and how they are copied and cleared."""

    def __init__(self, game: Game, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        # -- the match
        self.dealer: i64 = rules.first_dealer
        self.balances: list[int] = [0] * 4
        self.box: int = 0
        self.tallies: list[list[int]] = [[0] * 8 for _ in range(4)]
        """Tricks of the party by suit led: single S C D H, then double."""
        self.deal_number: int = 0
        """Deals of the party that are over."""
        self.parties: int = 0
        self.before: list[int] = [0] * 4
        self.entries: list[Entry] = []
        self.hands_done: int = 0
        self.single = False
        self.ended = False
        self.last_out: i64 = -1
        """Who was first out of the deal before."""
        # -- the deal: its cards
        self.phase: Phase = Phase.DEAL
        self.turn: i64 = -1
        self.lists: list[list[int]] = [[] for _ in range(4)]
        """The hands in an order that only their owners know: in it cards are laid out to be taken."""
        self.origin: dict[str, list[int]] = {}
        """The piles as they stood where the log of this deal begins."""
        self.stock = Stock()
        self.thrown: list[list[int]] = [[] for _ in range(4)]
        self.held: list[int] = [0] * 4
        """All cards that each has ever had in his hand in this deal."""
        self.owner: i64 = -1
        """Whose cards lie on offer (KO-5)."""
        self.offer: list[int] = []
        self.offered: i64 = 0
        self.taken: list[int] = []
        """How many lay there at first, and which of them, from 1, have been taken."""
        # -- the deal: its tricks
        self.leader: i64 = -1
        self.led: i64 = -1
        self.barred: i64 = -1
        """The suit of the last completed trick, which may not be led (KO-6)."""
        self.failed: i64 = 0
        """Leads in a row that failed (KO-10)."""
        self.bought: i64 = 0
        """Cards that the player on turn has bought for this trick (KO-7)."""
        self.rows: list[tuple[int, int]] = []
        self.in_trick: i64 = 0
        self.out: list[int] = []
        """Who laid his last card in the trick in progress, in order (KO-9)."""
        self.won: list[int] = [0] * 4
        self.false: list[int] = [0] * 4
        """Passes of each that were false (6.3)."""
        self.claimed: i64 = 0
        self.events: list[Event] = []
        """What happened since the deal or set-up: what the clues are made of."""

    # -- copies

    def fresh(self) -> "Memory":
        """A new position of the same game."""
        raise NotImplementedError

    def copy(self) -> "State":
        return self.twin()

    def this_hand(self) -> "State":
        other = self.twin()
        other.single = True
        return other

    def twin(self) -> "Memory":
        other = self.fresh()
        other.dealer = self.dealer
        other.balances = self.balances[:]
        other.box = self.box
        other.tallies = [tally[:] for tally in self.tallies]
        other.deal_number = self.deal_number
        other.parties = self.parties
        other.before = self.before[:]
        other.entries = self.entries[:]
        other.hands_done = self.hands_done
        other.single = self.single
        other.ended = self.ended
        other.last_out = self.last_out
        other.take_deal(self)
        return other

    def take_deal(self, other: "Memory") -> None:
        """Become a copy of another position: the deal in progress."""
        self.phase = other.phase
        self.turn = other.turn
        self.lists = [cards[:] for cards in other.lists]
        self.origin = other.origin
        self.stock = other.stock.copy()
        self.thrown = [cards[:] for cards in other.thrown]
        self.held = other.held[:]
        self.owner = other.owner
        self.offer = other.offer[:]
        self.offered = other.offered
        self.taken = other.taken[:]
        self.leader = other.leader
        self.led = other.led
        self.barred = other.barred
        self.failed = other.failed
        self.bought = other.bought
        self.rows = other.rows[:]
        self.in_trick = other.in_trick
        self.out = other.out[:]
        self.won = other.won[:]
        self.false = other.false[:]
        self.claimed = other.claimed
        self.events = other.events[:]

    def clear(self) -> None:
        """Nothing of a deal lies on the table."""
        self.take_deal(self.fresh())

    # -- cards that come

    def note(self, what: str, seat: i64, one: i64 = 0, two: i64 = 0) -> None:
        self.events.append((what, int(seat), int(one), int(two)))

    def receive(self, seat: i64, card: i64) -> None:
        """A card comes into a hand, and its owner looks at it."""
        self.lists[seat].append(int(card))
        self.held[seat] |= int(BIT[card])

    def draw(self, seat: i64) -> None:
        """One card from the stock."""
        self.note("draw", seat, self.stock.top)
        card = self.stock.cards[self.stock.top]
        self.stock.draw(seat, 1)
        self.receive(seat, card)

    def left_of(self, seat: i64) -> i64:
        return (seat + 1) % FOUR
