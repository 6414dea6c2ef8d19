"""The partie of Sixty-six (шестьдесят шесть) around its deals: who plays, chance, the sheet and the stakes."""

from enum import Enum
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, lowest, members, size
from lomber.cards.pack import suit_of
from lomber.games.sixty_six.score import Tally, Terms, deal_entries, partie_entries, standing
from lomber.play.draws import draw, lowest_drawn
from lomber.play.stock import Stock
from lomber.play.tricks import NO_CARD, Duties
from lomber.play.turns import after
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.contract import Game, State
from lomber.table.sheet import Column, Entry, Sheet


class Phase(Enum):
    DRAW = "draw"
    DEAL = "deal"
    LEAD = "lead"
    REPLY = "reply"
    OVER = "over"


LEAD: Final = Phase.LEAD
REPLY: Final = Phase.REPLY


class Rules:
    """The options of a table as the position reads them, made once for a game."""

    def __init__(self, options: Any, pack: i64) -> None:
        self.players: i64 = options.players
        self.hand_cards: i64 = options.hand_cards
        self.pack = pack
        self.strict = Duties(must_beat=options.must_head, must_trump=True)
        self.nine_exchange: bool = options.nine_exchange
        self.close_first_lead: bool = options.close_first_lead
        self.manual: bool = options.claim == "manual"
        self.points_shown: bool = options.points_shown
        self.draw: bool = options.draw
        self.hands: int = -1 if options.hands is None else options.hands
        self.terms = Terms(
            options.target,
            options.stake,
            options.marriage_needs_trick,
            options.count_limit == "cards_only",
            options.no_trick_judged == "closing",
            options.last_trick_closed,
        )


class Partie(State):
    """What lasts longer than a trick: the partie, the deal, where the cards lie."""

    def __init__(self, game: Game, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.players: i64 = rules.players
        self.dealer: i64 = rules.players - 1
        self.drawing: i64 = BIT[rules.players] - 1 if rules.draw else 0
        """Who draws for the first deal (S-3): everybody, then those who drew equal lowest cards."""
        self.games: list[int] = [0] * int(rules.players)
        self.before: list[int] = [0] * int(rules.players)
        """The games of each when the deal began."""
        self.left: i64 = 0
        """Of three: who has won and left (S-20)."""
        self.balances: list[int] = [0] * int(rules.players)
        self.entries: list[Entry] = []
        self.deals_done: int = 0
        self.single = False
        self.ended = False
        self.last_won: list[int] = []
        """The deal before: its winner, or -1 for a drawn one, and the games written."""
        self.phase: Phase = Phase.DRAW if rules.draw else Phase.DEAL
        self.clear()

    def clear(self) -> None:
        """What belongs to one deal."""
        n = self.players
        self.turn: i64 = -1
        self.pair: vec[i64] = vec[i64]([-1, -1])
        """The first leader and the other: sides 0 and 1."""
        self.hands: vec[i64] = filled(n, 0)
        self.stock = Stock()
        self.faced: i64 = NO_CARD
        """The card under the stock, as it lies there now."""
        self.faced_taken = False
        self.trump: i64 = -1
        self.tally = Tally(self.rules.terms)
        self.led: i64 = NO_CARD
        self.row_seats: vec[i64] = filled(size(self.rules.pack), -1)
        self.row_cards: vec[i64] = filled(size(self.rules.pack), NO_CARD)
        self.row_counts: vec[i64] = filled(size(self.rules.pack), 0)
        """What each card counted as it was led: 20, 40, or nothing."""
        self.rows: i64 = 0
        self.laid: vec[i64] = filled(n, 0)
        self.gone: i64 = 0
        """In a set-up: cards of earlier tricks, whose order nobody remembers."""
        self.strict_at: i64 = -1
        """Cards that had been laid to tricks when the stock was closed or gone."""
        self.exchanged_at: i64 = -1
        self.exchanger: i64 = -1
        self.nine_of: i64 = NO_CARD
        """The exchange of the nine: how many cards had been laid, who made it, for which card."""
        self.shown: vec[i64] = filled(n, 0)
        """Cards of each hand that all know: mates of marriages led, the faced card taken up."""
        self.denied: vec[i64] = filled(n, 0)
        """Cards that each is known not to hold now; a card drawn unseen may be any of them again."""
        self.base_rows: i64 = 0
        self.base_shown: vec[i64] = filled(n, 0)
        self.base_denied: vec[i64] = filled(n, 0)

    # -- the two who play

    def side(self, seat: i64) -> i64:
        return 0 if seat == self.pair[0] else 1

    def other(self, seat: i64) -> i64:
        return self.pair[1 - self.side(seat)]

    # -- chance

    def awaits(self) -> Deal | None:
        if self.phase is Phase.DRAW:
            return draw(self.rules.pack, size(self.drawing))
        if self.phase is not Phase.DEAL:
            return None
        piles: list[Pile] = []
        for seat in self.sitting():
            piles.append(Pile(f"hand.{seat}", self.rules.hand_cards, BIT[seat]))
        piles.append(Pile("faced", 1, EVERYONE))
        piles.append(Pile("stock", self.whole_stock(), 0, True))
        return Deal("hand", members(self.rules.pack), piles)

    def whole_stock(self) -> i64:
        """Face-down cards when the hands have been dealt (S-4)."""
        return size(self.rules.pack) - 2 * self.rules.hand_cards - 1

    def sitting(self) -> vec[i64]:
        """The two who play this deal, the first leader first: the dealer's left, or his opponent (S-5, S-18)."""
        among = self.others_left()
        first = after(self.dealer, among, self.players)
        second = self.dealer if self.resting() < 0 else after(first, among & ~BIT[self.dealer], self.players)
        return vec[i64]([first, second])

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.DRAW:
            self.drawing = lowest_drawn(order, self.drawing)
            if size(self.drawing) == 1:
                self.dealer = lowest(self.drawing)
                self.drawing = 0
                self.phase = Phase.DEAL
            return
        self.pair = self.sitting()
        at: i64 = 0
        for side in range(2):
            for _ in range(self.rules.hand_cards):
                self.hands[self.pair[side]] |= BIT[order[at]]
                at += 1
        self.faced = order[at]
        self.trump = suit_of(self.faced)
        rest = vec[i64](capacity=16)
        for i in range(at + 1, len(order)):
            rest = append(rest, order[i])
        self.stock.lay(rest)
        self.before = self.games[:]
        self.phase = LEAD
        self.turn = self.pair[0]

    # -- the end of a deal

    def finish(self, games: i64, claimant: i64) -> None:
        """The winner writes his games (S-14 … S-16, S-19); then the next deal, or the end of the partie."""
        self.write(games, claimant)
        if self.single:
            self.end()
            return
        self.deals_done += 1
        if self.is_decided():
            self.pay_partie()
            self.end()
        elif self.rules.hands >= 0 and self.deals_done >= self.rules.hands:
            self.break_off()
            self.end()
        else:
            self.pass_deal()
            self.clear()
            self.phase = Phase.DEAL

    def end(self) -> None:
        self.ended = True
        self.phase = Phase.OVER
        self.turn = -1

    def write(self, games: i64, claimant: i64) -> None:
        resting = self.resting()
        room = self.rules.terms.target - 1 - self.games[resting] if resting >= 0 else 0
        pair = [int(self.pair[0]), int(self.pair[1])]
        for entry in deal_entries(
            self.deals_done + 1, self.tally, games, claimant, pair, int(resting), max(room, 0)
        ):
            self.entries.append(entry)
            self.games[entry.column] += entry.amount
        winner = -1 if games == 0 else pair[0 if games > 0 else 1]
        self.last_won = [winner, abs(int(games))]

    def resting(self) -> i64:
        """The dealer of three, who takes no cards (S-18); -1 where two play."""
        return self.dealer if self.players == 3 and not self.left else -1

    def has_won(self) -> bool:
        """Has the winner of the deal come to the target by his own play (S-17, S-20)?"""
        return self.last_won[0] >= 0 and self.games[self.last_won[0]] >= self.rules.terms.target

    def is_decided(self) -> bool:
        """Has one of two won? Of three the first who does only leaves (S-20)."""
        return self.has_won() and self.resting() < 0

    def pay_partie(self) -> None:
        """Who is left with the winner has lost the partie (S-17, S-20)."""
        loser = int(self.other(self.last_won[0]))
        self.pay(partie_entries(self.rules.terms, self.deals_done, loser, int(self.players)))

    def pass_deal(self) -> None:
        """Who deals next: of two the winner (S-3); of three the next, and who has won leaves (S-18, S-20)."""
        if self.resting() >= 0:
            if self.has_won():
                self.left = BIT[self.last_won[0]]
            self.dealer = after(self.dealer, self.others_left(), self.players)
        elif self.last_won[0] >= 0:
            self.dealer = self.last_won[0]

    def others_left(self) -> i64:
        return (BIT[self.players] - 1) & ~self.left

    def pay(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.entries.append(entry)
            self.balances[entry.column] += entry.amount

    def break_off(self) -> None:
        """Stopped by `hands`: the partie is settled as it stands."""
        shares = standing(self.rules.terms, self.games)
        entries: list[Entry] = []
        for seat in range(len(shares)):
            entries.append(Entry(self.deals_done, seat, "money", shares[seat], "broken-off", "S-17", {}))
        self.pay(entries)

    # -- the match

    def hand_number(self) -> i64:
        return self.deals_done + 1

    def over(self) -> bool:
        return self.ended

    def scores(self) -> list[int]:
        """Kopecks; of a single deal the games it has written, each against each of the others.

        An unfinished partie stands as if it were broken off: each game of difference is its part of the stake.
        """
        if self.single:
            return self.margins()
        if self.ended:
            return self.balances[:]
        return standing(self.rules.terms, self.games)

    def margins(self) -> list[int]:
        """Surplus over the target is ignored (S-17)."""
        target = self.rules.terms.target
        gains = [
            min(now, target) - min(then, target) for now, then in zip(self.games, self.before, strict=True)
        ]
        total = sum(gains)
        return [gain * len(gains) - total for gain in gains]

    def sheet(self) -> Sheet:
        """A column for each player, a line for each deal, running sums (section 4 of the rules)."""
        columns: list[Column] = []
        for seat in range(self.players):
            totals = {"games": self.games[seat]}
            if self.ended and not self.single:
                totals["money"] = self.balances[seat]
            columns.append(Column((int(seat),), "", totals))
        return Sheet("table", tuple(columns), tuple(self.entries), {"target": self.rules.terms.target})

    # -- copies

    def copy_partie(self, other: "Partie") -> None:
        other.dealer = self.dealer
        other.drawing = self.drawing
        other.games = self.games[:]
        other.before = self.before[:]
        other.left = self.left
        other.balances = self.balances[:]
        other.entries = self.entries[:]
        other.deals_done = self.deals_done
        other.single = self.single
        other.ended = self.ended
        other.last_won = self.last_won[:]

    def copy_deal(self, other: "Partie") -> None:
        other.phase = self.phase
        other.turn = self.turn
        other.pair = vec[i64]([self.pair[0], self.pair[1]])
        other.hands = copied(self.hands)
        other.stock = self.stock.copy()
        other.faced = self.faced
        other.faced_taken = self.faced_taken
        other.trump = self.trump
        other.tally = self.tally.copy()
        other.led = self.led
        other.row_seats = copied(self.row_seats)
        other.row_cards = copied(self.row_cards)
        other.row_counts = copied(self.row_counts)
        other.rows = self.rows
        other.laid = copied(self.laid)
        other.gone = self.gone
        other.strict_at = self.strict_at
        other.exchanged_at = self.exchanged_at
        other.exchanger = self.exchanger
        other.nine_of = self.nine_of
        other.shown = copied(self.shown)
        other.denied = copied(self.denied)
        other.base_rows = self.base_rows
        other.base_shown = copied(self.base_shown)
        other.base_denied = copied(self.base_denied)
