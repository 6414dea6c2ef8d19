"""A position of Sixty-six (шестьдесят шесть): draw, deal, leads and replies, and the partie around them."""

from enum import Enum
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, lowest, members, size
from lomber.cards.pack import SUITS, card_of, suit_of
from lomber.cards.tens import NAMES, NINE, card_name, card_names
from lomber.games.sixty_six.endgame import marriage_in, mate_of, played_out
from lomber.games.sixty_six.score import (
    WINS,
    Tally,
    Terms,
    deal_entries,
    partie_entries,
    standing,
    value_of,
)
from lomber.games.sixty_six.view import SixtySixView
from lomber.play.lots import draw_of, lowest_drawn
from lomber.play.setups import entries_written
from lomber.play.stock import Stock
from lomber.play.tricks import BEAT, FOLLOW, NO_CARD, Duties, beats
from lomber.play.turns import after
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.contract import EVERYTHING, Game, State, View
from lomber.table.errors import IllegalMove
from lomber.table.scene import HIDDEN
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import START, Unseen

CLOSE: Final[i64] = 52
EXCHANGE: Final[i64] = 53
CLAIM: Final[i64] = 54
MARRY: Final[i64] = 55
"""Then one code for each card: a king or queen led with its mate in hand, “twenty” or “forty”."""
ANNOUNCE: Final[i64] = 107
"""Then one code for each card: the same with the word “66”."""

FEWEST: Final[i64] = 5
"""Face-down cards that must be left where the stock is closed (S-11)."""


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


class SixtySixState(State):
    """One position of a partie of Sixty-six."""

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

    # -- whose move

    def actors(self) -> i64:
        return 0 if self.turn < 0 else BIT[self.turn]

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat != self.turn:
            return vec[i64]()
        if self.phase is REPLY:
            return members(self.replies(seat))
        married = self.married(seat)
        found = members(self.hands[seat] & ~married)
        if self.may_close(seat):
            found = append(found, CLOSE)
        if self.may_exchange(seat):
            found = append(found, EXCHANGE)
        if self.rules.manual:
            found = append(found, CLAIM)
        for card in members(married):
            found = append(found, MARRY + card)
        if self.rules.manual:
            for card in members(married):
                found = append(found, ANNOUNCE + card)
        return found

    def married(self, seat: i64) -> i64:
        """Cards of marriages: led, they count by themselves, and everybody hears it (S-10)."""
        hand = self.hands[seat]
        found: i64 = 0
        for card in members(hand):
            if marriage_in(hand, card, self.trump):
                found |= BIT[card]
        return found

    def parse(self, text: str) -> i64:
        """A card of a marriage may be named plainly: led, it counts all the same."""
        code = self.game.book.code(text)
        if code < CLOSE and self.phase is LEAD and self.married(self.turn) & BIT[code]:
            return MARRY + code
        return code

    def is_strict(self) -> bool:
        """Is the stock gone or closed (S-9)?"""
        return self.tally.closer >= 0 or self.faced_taken

    def replies(self, seat: i64) -> i64:
        """Any card while the stock is open (S-6); in the strict phase by the duties of S-9."""
        if not self.is_strict():
            return self.hands[seat]
        return self.rules.strict.legal(self.hands[seat], suit_of(self.led), self.led, self.trump)

    def may_close(self, seat: i64) -> bool:
        """On lead, while five face-down cards are left (S-11)."""
        if self.is_strict() or self.stock.left() < FEWEST:
            return False
        return self.rules.close_first_lead or self.rows > 0

    def may_exchange(self, seat: i64) -> bool:
        """`nine_exchange`: on lead, with a trick, while the stock is open."""
        nine = card_of(NINE, self.trump)
        return (
            self.rules.nine_exchange
            and not self.is_strict()
            and self.tally.tricks[self.side(seat)] > 0
            and self.hands[seat] & BIT[nine] != 0
        )

    def side(self, seat: i64) -> i64:
        return 0 if seat == self.pair[0] else 1

    def other(self, seat: i64) -> i64:
        return self.pair[1 - self.side(seat)]

    # -- what is done

    def play(self, seat: i64, move: i64) -> None:
        if seat < 0 or seat != self.turn:
            raise IllegalMove(int(seat), self.name(move), "S-5", "not-your-turn")
        if self.phase is REPLY:
            self.reply(seat, move)
        elif move == CLOSE:
            self.close(seat)
        elif move == EXCHANGE:
            self.exchange(seat)
        elif move == CLAIM:
            self.claim(seat)
        elif move >= ANNOUNCE:
            self.announce(seat, move - ANNOUNCE)
        else:
            self.lead(seat, move)

    def refuse(self, seat: i64, move: i64, rule: str, key: str, suit: i64 = -1) -> IllegalMove:
        if suit >= 0:
            return IllegalMove(int(seat), self.name(move), rule, key, suit=SUITS[suit])
        return IllegalMove(int(seat), self.name(move), rule, key)

    def close(self, seat: i64) -> None:
        if not self.may_close(seat):
            key = "sixty-six-closed" if self.is_strict() else "sixty-six-close"
            raise self.refuse(seat, CLOSE, "S-11", key)
        self.tally.close(self.side(seat))
        self.strict_at = self.rows

    def exchange(self, seat: i64) -> None:
        """The nine of trumps for the faced card."""
        if not self.may_exchange(seat):
            raise self.refuse(seat, EXCHANGE, "G-9", "sixty-six-nine")
        nine = card_of(NINE, self.trump)
        self.hands[seat] = (self.hands[seat] & ~BIT[nine]) | BIT[self.faced]
        self.shown[seat] = (self.shown[seat] & ~BIT[nine]) | BIT[self.faced]
        self.nine_of = self.faced
        self.faced = nine
        self.exchanged_at = self.rows
        self.exchanger = seat

    def claim(self, seat: i64) -> None:
        """`claim=manual`: “sixty-six”, said on lead (S-13)."""
        if not self.rules.manual:
            raise self.refuse(seat, CLAIM, "S-13", "illegal")
        self.finish(self.tally.claimed(self.side(seat)), self.side(seat))

    def announce(self, seat: i64, card: i64) -> None:
        """`claim=manual`: a marriage led with the word “66”, and the deal stops there."""
        if not self.married(seat) & BIT[card]:
            raise self.refuse(seat, ANNOUNCE + card, "S-10", "sixty-six-no-marriage")
        self.put(seat, card)
        self.finish(self.tally.claimed(self.side(seat)), self.side(seat))

    def lead(self, seat: i64, move: i64) -> None:
        card = move - MARRY if move >= MARRY else move
        if not self.hands[seat] & BIT[card]:
            raise self.refuse(seat, move, "S-6", "not-in-hand")
        if (move >= MARRY) != (self.married(seat) & BIT[card] != 0):
            key = "sixty-six-no-marriage" if move >= MARRY else "sixty-six-marriage"
            raise self.refuse(seat, move, "S-10", key)
        self.put(seat, card)
        if not self.rules.manual and self.tally.points(self.side(seat)) >= WINS:
            self.finish(self.tally.balance(), -1)
            return
        self.phase = REPLY
        self.turn = self.other(seat)

    def put(self, seat: i64, card: i64) -> None:
        """The card is led; a marriage counts at once, and tells all where its mate is (S-10)."""
        counts = marriage_in(self.hands[seat], card, self.trump)
        self.tally.marriages[self.side(seat)] += counts
        mate = mate_of(card)
        self.row_counts[self.rows] = counts
        self.lay(seat, card)
        if counts:
            self.shown[seat] |= BIT[mate]
        elif mate >= 0 and not (self.laid[0] | self.laid[1] | self.laid[self.players - 1]) & BIT[mate]:
            self.denied[seat] |= BIT[mate] & self.rules.pack
        self.led = card

    def lay(self, seat: i64, card: i64) -> None:
        self.hands[seat] &= ~BIT[card]
        self.shown[seat] &= ~BIT[card]
        self.laid[seat] |= BIT[card]
        self.row_seats[self.rows] = seat
        self.row_cards[self.rows] = card
        self.rows += 1

    def reply(self, seat: i64, move: i64) -> None:
        if move >= CLOSE:
            raise self.refuse(seat, move, "S-11" if move == CLOSE else "S-13", "sixty-six-on-lead")
        if not self.hands[seat] & BIT[move]:
            raise self.refuse(seat, move, "S-6", "not-in-hand")
        if not self.replies(seat) & BIT[move]:
            raise self.broken(seat, move)
        if self.is_strict():
            self.denied[seat] |= self.told(move)
        self.lay(seat, move)
        winner = seat if beats(move, self.led, self.trump) else self.other(seat)
        hands_empty = self.hands[self.pair[0]] | self.hands[self.pair[1]] == 0
        self.tally.take(self.side(winner), value_of(self.led) + value_of(move), hands_empty)
        self.led = NO_CARD
        won = not self.rules.manual and self.tally.points(self.side(winner)) >= WINS
        if won or hands_empty:
            self.finish(self.tally.balance(), -1)
            return
        self.draw(winner)
        self.phase = LEAD
        self.turn = winner

    def broken(self, seat: i64, move: i64) -> IllegalMove:
        suit = suit_of(self.led)
        duty = self.rules.strict.broken(move, self.hands[seat], suit, self.led, self.trump)
        if duty == FOLLOW:
            return self.refuse(seat, move, "S-9", "must-follow", suit)
        return self.refuse(seat, move, "S-9", "must-beat" if duty == BEAT else "must-trump")

    def told(self, card: i64) -> i64:
        """The cards that who answers so in the strict phase cannot have beside it."""
        told = self.rules.strict.denied(card, suit_of(self.led), self.led, self.trump)
        return told & self.rules.pack & ~BIT[card]

    def draw(self, winner: i64) -> None:
        """Both draw, the winner first; the faced card is the last (S-8)."""
        if self.is_strict():
            return
        loser = self.other(winner)
        self.hands[winner] |= self.stock.draw(winner, 1)
        self.denied[winner] = 0
        if self.stock.left():
            self.hands[loser] |= self.stock.draw(loser, 1)
            self.denied[loser] = 0
            return
        self.hands[loser] |= BIT[self.faced]
        self.shown[loser] |= BIT[self.faced]
        self.denied[loser] &= ~BIT[self.faced]
        self.faced_taken = True
        self.strict_at = self.rows

    # -- the end of a deal

    def finish(self, games: i64, claimant: i64) -> None:
        """The winner writes his games (S-14 … S-16, S-19); then the next deal, or the end of the partie."""
        self.write(games, claimant)
        if self.single:
            self.end()
            return
        self.deals_done += 1
        if self.has_won() and self.resting() < 0:
            loser = int(self.other(self.last_won[0]))
            self.pay(partie_entries(self.rules.terms, self.deals_done, loser, int(self.players)))
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

    # -- chance

    def awaits(self) -> Deal | None:
        if self.phase is Phase.DRAW:
            return draw_of(self.rules.pack, self.drawing)
        if self.phase is not Phase.DEAL:
            return None
        piles: list[Pile] = []
        for seat in self.sitting():
            piles.append(Pile(f"hand.{seat}", self.rules.hand_cards, BIT[seat]))
        rest = size(self.rules.pack) - 2 * self.rules.hand_cards - 1
        piles.append(Pile("faced", 1, EVERYONE))
        piles.append(Pile("stock", rest, 0, True))
        return Deal("hand", members(self.rules.pack), piles)

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

    def is_ordered(self, pile: str) -> bool:
        """Only the stock, which is drawn from the top."""
        return pile == "stock"

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        if pile == "faced" or pile == "gone":
            return True
        if pile == "stock":
            return seat >= 0 and index < self.stock.top and self.stock.taker[index] == seat
        if pile == "rest":  # of the draw for the deal
            return False
        owner: i64 = int(pile.partition(".")[2])
        return owner == seat or (deal == START and index < size(self.base_shown[owner]))

    # -- the match

    def copy(self) -> "State":
        return self.twin()

    def twin(self) -> "SixtySixState":
        other = SixtySixState(self.game, self.rules)
        self.copy_partie(other)
        self.copy_deal(other)
        return other

    def copy_partie(self, other: "SixtySixState") -> None:
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

    def copy_deal(self, other: "SixtySixState") -> None:
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

    def this_hand(self) -> "State":
        other = self.twin()
        other.single = True
        return other

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

    def foreseen(self) -> list[int]:
        """Once the stock is gone or closed, what best play with open cards comes to."""
        if self.turn < 0 or not self.is_strict():
            return []
        first, second = self.hands[self.pair[0]], self.hands[self.pair[1]]
        leader = self.side(self.turn) if self.led < 0 else 1 - self.side(self.turn)
        games = played_out(self.rules.strict, self.trump, first, second, self.tally, leader, self.led)
        end = self.twin()
        end.write(games, -1)
        return end.scores()

    def sheet(self) -> Sheet:
        """A column for each player, a line for each deal, running sums (section 4 of the rules)."""
        columns: list[Column] = []
        for seat in range(self.players):
            totals = {"games": self.games[seat]}
            if self.ended and not self.single:
                totals["money"] = self.balances[seat]
            columns.append(Column((int(seat),), "", totals))
        return Sheet("table", tuple(columns), tuple(self.entries), {"target": self.rules.terms.target})

    # -- what is known

    def view(self, seat: i64) -> View:
        view = SixtySixView(seat, self.game)
        view.phase = self.phase.value
        view.hand = self.deals_done + 1
        view.sheet = self.sheet()
        view.over = self.ended
        view.scores = self.scores()
        view.pack = self.rules.pack
        view.dealer = self.dealer
        view.games = self.games
        view.gone = self.left
        view.last_won = self.last_won
        self.show_table(view)
        if seat >= 0:
            view.own = self.hands[seat]
            view.legal = [int(move) for move in self.legal(seat)]
        return view

    def show_table(self, view: SixtySixView) -> None:
        view.turn = self.turn
        view.pair = [int(self.pair[0]), int(self.pair[1])]
        view.faced = self.faced
        view.faced_taken = self.faced_taken
        view.trump = self.trump
        view.in_stock = self.stock.left()
        view.led = self.led
        view.strict = self.turn >= 0 and self.is_strict()
        if self.tally.closer >= 0:
            view.closer = self.pair[self.tally.closer]
        for seat in range(self.players):
            view.counts.append(int(size(self.hands[seat])))
            view.laid.append(int(self.laid[seat]))
            view.shown.append(int(self.shown[seat]))
            view.denied.append(int(self.denied[seat]))
            playing = self.turn >= 0 and seat != self.resting() and not self.left & BIT[seat]
            side = self.side(seat)
            hidden = not self.rules.points_shown and seat != view.seat
            view.points.append(int(self.tally.points(side)) if playing and not hidden else -1)
            view.tricks.append(int(self.tally.tricks[side]) if playing else -1)
        for row in range(self.rows):
            view.row_seats.append(int(self.row_seats[row]))
            view.row_cards.append(int(self.row_cards[row]))
            if self.row_counts[row]:
                view.marriages.append((int(self.row_seats[row]), int(self.row_cards[row])))
        if self.exchanger >= 0:
            view.exchanges.append((int(self.exchanger), int(self.nine_of)))

    def position(self, seat: i64) -> dict[str, Any]:
        tally = self.tally
        return {
            "phase": self.phase.value,
            "dealer": int(self.dealer),
            "drawing": [int(s) for s in members(self.drawing)],
            "deal": self.deals_done,
            "games": self.games[:],
            "before": self.before[:],
            "left": [int(s) for s in members(self.left)],
            "balances": self.balances[:],
            "single": self.single,
            "last": self.last_won[:],
            "entries": entries_written(self.entries),
            "turn": int(self.turn),
            "piles": self.piles(seat),
            "played": [f"{int(self.row_seats[i])} {card_name(self.row_cards[i])}" for i in range(self.rows)],
            "counts": [int(self.row_counts[i]) for i in range(self.rows)],
            "trump": SUITS[self.trump] if self.trump >= 0 else "",
            "faced_taken": self.faced_taken,
            "points": [int(tally.cards[0]), int(tally.cards[1])],
            "marriages": [int(tally.marriages[0]), int(tally.marriages[1])],
            "tricks": [int(tally.tricks[0]), int(tally.tricks[1])],
            "closer": int(self.pair[tally.closer]) if tally.closer >= 0 else -1,
            "strict_at": int(self.strict_at),
            "early": int(tally.early),
            "exchanger": int(self.exchanger),
            "exchanged_at": int(self.exchanged_at),
            "nine_for": card_name(self.nine_of) if self.nine_of >= 0 else "",
            "shown": [card_names(mask) for mask in self.shown],
            "denied": [card_names(mask) for mask in self.denied],
        }

    def piles(self, seat: i64) -> dict[str, str]:
        piles: dict[str, str] = {}
        for p in range(self.players):
            open_, closed = self.hands[p] & self.shown[p], self.hands[p] & ~self.shown[p]
            words = card_names(open_).split()
            if seat in (EVERYTHING, p):
                words.extend(card_names(closed).split())
            else:
                words.extend([HIDDEN] * int(size(closed)))
            piles[f"hand.{p}"] = " ".join(words)
        piles["faced"] = card_name(self.faced) if self.faced >= 0 and not self.faced_taken else ""
        left = range(int(self.stock.top), len(self.stock.cards))
        stock = [NAMES[self.stock.cards[i]] if seat == EVERYTHING else HIDDEN for i in left]
        piles["stock"] = " ".join(stock)
        piles["gone"] = card_names(self.gone)
        return piles

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Each card drawn by another is a place of its own: what he plays he had in hand or has drawn by then."""
        if self.turn < 0:
            return
        for side in range(2):
            p = self.pair[side]
            if p != seat and unseen.has("stock"):
                for position in self.stock.drawn_by(p):
                    unseen.carve("stock", f"drawn.{position}", [position])
        for side in range(2):
            if self.pair[side] != seat:
                self.tell_of(self.pair[side], unseen)

    def tell_of(self, p: i64, unseen: Unseen) -> None:
        before: i64 = 0
        if self.exchanger >= 0:
            before = BIT[card_of(NINE, self.trump)]  # wherever it was dealt, it lay open from then on
        unseen.never(members(self.base_denied[p]), [f"hand.{p}"])
        for row in range(self.rows):
            if row >= self.base_rows and self.row_seats[row] == p:
                self.tell_row(row, p, before, unseen)
            before |= BIT[self.row_cards[row]]
        if self.exchanger == p and self.exchanged_at >= self.base_rows:
            unseen.only(int(card_of(NINE, self.trump)), self.held(p, self.exchanged_at))

    def held(self, p: i64, row: i64) -> list[str]:
        """Where the cards lay that a seat had when so many were laid: his hand, and what he had drawn."""
        drawn = 2 * (row // 2 - self.base_rows // 2)
        return [f"hand.{p}"] + [f"drawn.{i}" for i in self.stock.drawn_by(p) if i < drawn]

    def tell_row(self, row: i64, p: i64, before: i64, unseen: Unseen) -> None:
        """What one card laid tells: itself, the mate of a marriage or its absence, a duty not done."""
        card = self.row_cards[row]
        places = self.held(p, row)
        if not before & BIT[card]:
            unseen.only(int(card), places)
        mate = mate_of(card)
        if row % 2 == 0:
            if self.row_counts[row]:
                unseen.only(int(mate), places)
            elif mate >= 0 and not before & BIT[mate]:
                unseen.never([int(mate)], places)
        elif 0 <= self.strict_at <= row:
            led = self.row_cards[row - 1]
            told = self.rules.strict.denied(card, suit_of(led), led, self.trump)
            unseen.never(members(told & ~BIT[card] & ~before), places)
