"""A position of Rams (рамс): deal, declaration with exchange, turn-up, play, claims; and the match around it."""

from enum import Enum
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, highest, holding, lowest, members, nth, size
from lomber.cards.pack import (
    ACE,
    JACK,
    KING,
    QUEEN,
    SUIT,
    SUITS,
    card_name,
    card_names,
    card_of,
    read_card,
    suit_of,
)
from lomber.games.rams.clues import Told
from lomber.games.rams.score import (
    ACES,
    Ending,
    Result,
    Terms,
    ace_value,
    jack_credit,
    outcome,
    pair_cards,
    pairs,
    settlement,
    standing,
)
from lomber.games.rams.view import RamsView
from lomber.play.stock import Stock
from lomber.play.tricks import FOLLOW, NO_SUIT, OVERTRUMP, TRUMP, Duties, beats
from lomber.play.turns import after, later
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.contract import EVERYTHING, Game, State, View
from lomber.table.errors import IllegalMove
from lomber.table.scene import HIDDEN
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import Unseen

PLAY: Final[i64] = 0
THROW: Final[i64] = 52
DROP: Final[i64] = 104
PASS: Final[i64] = 156
DONE: Final[i64] = 157
LEAVE: Final[i64] = 158
NEXT: Final[i64] = 159
ACCEPT: Final[i64] = 160
REFUSE: Final[i64] = 161
EXPOSE: Final[i64] = 162
CLAIM: Final[i64] = 163
"""Then one code for each seat and trick: `claim 2 3` says that seat 2 broke a duty in the third trick."""

FAULTS: Final = ["", "R-14", "R-15", "R-17", "R-18"]
"""What can be claimed, by fault number: revoke, trumping with the suit in hand, lead, ace."""
KEYS: Final = ["", "must-follow", "must-follow", "rams-lead", "rams-ace"]


class Phase(Enum):
    DEAL = "deal"
    DECLARE = "declare"
    ANSWER = "answer"
    RESHUFFLE = "reshuffle"
    TURNUP = "turnup"
    PLAY = "play"
    CLAIM = "claim"
    OVER = "over"


def shown_first(cards: i64, shown: i64) -> list[str]:
    return card_names(cards & shown).split() + card_names(cards & ~shown).split()


class Rules:
    """The options of a table as the position reads them, made once for a game."""

    def __init__(self, options: Any, pack: i64) -> None:
        self.players: i64 = options.players
        self.hand_cards: i64 = options.hand_cards
        self.pack = pack
        self.aces: i64 = ACES & pack
        self.ace_free: bool = options.ace_discard == "allowed"
        self.dealer_must_play: bool = options.sole_player == "dealer_must_play"
        self.reshuffle: bool = options.stock_exhaustion == "reshuffle"
        self.manners: bool = options.manners
        self.games: int = options.games
        self.hands: int = -1 if options.hands is None else options.hands
        self.first_dealer: i64 = options.first_dealer
        self.duties = Duties(must_trump=True, must_overtrump=options.must_overtrump)
        limits = {"off": 0, "one_or_two": 2, "any": 5}
        self.terms = Terms(
            options.start_record,
            options.price,
            options.jacks_vs_remise == "cancel",
            limits[options.overshoot],
            options.sole_player == "no_score",
        )


class RamsState(State):
    """One position of a match of Rams."""

    def __init__(self, game: Game, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.players: i64 = rules.players
        self.dealer: i64 = rules.first_dealer
        self.records: list[int] = [rules.terms.start] * int(rules.players)
        self.balances: list[int] = [0] * int(rules.players)
        self.before: list[int] = [0] * int(rules.players)
        self.entries: list[Entry] = []
        self.rams: int = 0
        self.hands_done: int = 0
        self.finished = False
        self.single = False
        self.ended = False
        self.last_ending: str = ""
        self.last_who: list[int] = []
        self.last_cards: list[str] = []
        self.past: RamsState | None = None
        """The hand before as it ended, with what was opened. Only its seen log asks for it."""
        self.clear()

    def clear(self) -> None:
        """What belongs to one hand."""
        n = self.players
        self.phase: Phase = Phase.DEAL
        self.turn: i64 = -1
        self.turned: i64 = -1
        self.took = False
        self.set_up_born = False
        self.hands: vec[i64] = filled(n, 0)
        self.dealt_cards: vec[i64] = filled(n, 0)
        """The hands with which the hand began: dealt, or set up."""
        self.thrown: vec[i64] = filled(n, 0)
        self.base_thrown: vec[i64] = filled(n, 0)
        self.dropped: i64 = 0
        self.base_dropped: i64 = 0
        self.refused: i64 = 0
        self.recycled: i64 = 0
        self.shown: vec[i64] = filled(n, 0)
        """Cards of each that all have seen: jacks (R-27), a card exposed in giving (R-34)."""
        self.base_shown: vec[i64] = filled(n, 0)
        self.early: vec[i64] = filled(n, 0)
        self.middle: vec[i64] = filled(n, 0)
        self.credit: vec[i64] = filled(n, 0)
        """Colours of jacks credited: as dealt; by the end of the exchange; in all."""
        self.bought: vec[i64] = filled(n, 0)
        self.active: i64 = 0
        self.passed: i64 = 0
        self.begun: i64 = 0
        self.exchanged: i64 = 0
        """Seats whose turn began, and whose exchange ended, since the hand was dealt or set up."""
        self.no_flush = False
        """All have seen that nobody showed a flush (R-36); a set-up in the middle of the play tells nothing."""
        self.chosen: i64 = 0
        self.owed: i64 = 0
        self.exposing = False
        self.exposed: i64 = -1
        self.stocks: list[Stock] = []
        self.sources: list[int] = []
        """For each stock but the first: the seats whose cards were shuffled into it."""
        self.laid: vec[i64] = filled(n, 0)
        self.denied: vec[i64] = filled(n, 0)
        self.not_both: vec[i64] = filled(n, 0)
        """1: seen not to hold king and queen of trumps together (R-17)."""
        self.row_seats: vec[i64] = filled(n * self.rules.hand_cards, -1)
        self.row_cards: vec[i64] = filled(n * self.rules.hand_cards, -1)
        self.row_faults: vec[i64] = filled(n * self.rules.hand_cards, 0)
        self.rows: i64 = 0
        self.in_trick: i64 = 0
        self.led: i64 = NO_SUIT
        self.winning: i64 = -1
        self.winner: i64 = -1
        self.king_led: i64 = -1
        """Who led the king of trumps and won with it in the trick before (R-17)."""
        self.taken: vec[i64] = filled(self.rules.hand_cards, -1)
        self.tricks: i64 = 0
        self.claims: i64 = 0

    # -- whose move

    def actors(self) -> i64:
        if self.turn < 0 or self.phase == Phase.RESHUFFLE:
            return 0
        return BIT[self.turn]

    def legal(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        if seat < 0 or seat != self.turn or self.phase == Phase.RESHUFFLE:
            return found
        if self.phase == Phase.DECLARE:
            return self.declarations(seat)
        if self.phase == Phase.TURNUP:
            for card in members(self.droppable(seat)):
                found = append(found, DROP + card)
            return append(found, LEAVE)
        if self.phase == Phase.ANSWER:
            found = append(found, ACCEPT)
            return append(found, REFUSE)
        if self.phase == Phase.CLAIM:
            found = append(found, NEXT)
            for code in members(self.claimable(seat)):
                found = append(found, CLAIM + code)
            return found
        return members(self.hands[seat] if self.rules.manners else self.lawful(seat))

    def asides(self, seat: i64) -> vec[i64]:
        """With manners the dealer may expose a card while giving the exchange (R-34)."""
        found = vec[i64](capacity=1)
        if self.may_expose(seat):
            found = append(found, EXPOSE)
        return found

    def may_expose(self, seat: i64) -> bool:
        return (
            self.rules.manners
            and self.phase == Phase.DECLARE
            and seat == self.dealer
            and self.turn != seat
            and not self.exposing
        )

    def declarations(self, seat: i64) -> vec[i64]:
        """`pass`, or `throw` … `done` (R-6, R-7): the shown jacks first, for their order would tell something."""
        found = vec[i64](capacity=8)
        for card in members(self.throwable(seat)):
            found = append(found, THROW + card)
        if not self.chosen and not self.bound(seat):
            found = append(found, PASS)
        return append(found, DONE)

    def bound(self, seat: i64) -> str:
        """The rule that forbids to pass: R-8 for a dealt ace, R-37 for a dealer who must play; or nothing."""
        if self.hands[seat] & ACES:
            return "R-8"
        if self.rules.dealer_must_play and seat == self.dealer and size(self.active) == 1:
            return "R-37"
        return ""

    def room(self, seat: i64) -> i64:
        """How many cards can be replaced (R-6, M-11)."""
        left = self.stocks[-1].left()
        return left + size(self.heap(seat)) if self.rules.reshuffle else left

    def heap(self, seat: i64) -> i64:
        """What others have thrown in and has not been shuffled again."""
        mask = self.refused
        for p in range(self.players):
            if p != seat:
                mask |= self.thrown[p]
                if self.passed & BIT[p]:
                    mask |= self.hands[p]
        return mask & ~self.recycled

    def throwable(self, seat: i64) -> i64:
        if size(self.chosen) >= self.room(seat):
            return 0
        cards = self.hands[seat] & ~self.chosen
        if not self.rules.ace_free:
            cards &= ~ACES
        open_, closed = cards & self.shown[seat], cards & ~self.shown[seat]
        secret = self.chosen & ~self.shown[seat]
        if secret:
            return closed & ~(BIT[highest(secret)] - 1)
        if self.chosen:
            open_ &= ~(BIT[highest(self.chosen)] - 1)
        return open_ | closed

    def droppable(self, seat: i64) -> i64:
        """R-11, R-8: any card but an ace."""
        return self.hands[seat] if self.rules.ace_free else self.hands[seat] & ~ACES

    def lawful(self, seat: i64) -> i64:
        """The cards the rules allow: R-13, and the compulsory lead (R-17) and ace (R-18)."""
        hand = self.hands[seat]
        trump = suit_of(self.turned)
        ace, king, queen = BIT[card_of(ACE, trump)], BIT[card_of(KING, trump)], BIT[card_of(QUEEN, trump)]
        if self.in_trick == 0:
            if hand & ace:
                return ace
            if hand & king and hand & queen:
                return king
            if self.king_led == seat and hand & queen:
                return queen
            return hand
        cards = self.rules.duties.legal(hand, self.led, self.winning, trump)
        if cards & ace and self.court_wins():
            return ace
        return cards

    def court_wins(self) -> bool:
        """Is the trick being won by king, queen or jack of trumps (R-18)?"""
        trump = suit_of(self.turned)
        return card_of(JACK, trump) <= self.winning <= card_of(KING, trump)

    def fault(self, seat: i64, card: i64) -> i64:
        """Which fault the card would be, as `FAULTS` numbers them; 0: none."""
        if self.lawful(seat) & BIT[card]:
            return 0
        if self.in_trick == 0:
            return 3
        trump = suit_of(self.turned)
        broken = self.rules.duties.broken(card, self.hands[seat], self.led, self.winning, trump)
        if broken == FOLLOW and suit_of(card) == trump:
            return 2
        return 1 if broken else 4

    def claimable(self, seat: i64) -> i64:
        """Accusations not yet made, of others who played (section 6 of the rules)."""
        mask: i64 = 0
        for p in members(self.active & ~BIT[seat]):
            for trick in range(self.rules.hand_cards):
                mask |= BIT[p * self.rules.hand_cards + trick]
        return mask & ~self.claims

    def midway(self, seat: i64) -> bool:
        return self.chosen != 0 and seat == self.turn

    def audience(self, seat: i64, move: i64) -> i64:
        """Throw-offs are face down, but for jacks that all have seen (section 10 of the rules)."""
        if THROW <= move < PASS:
            card = (move - THROW) % 52
            return EVERYONE if self.shown[seat] & BIT[card] else BIT[seat]
        return EVERYONE

    # -- what is done

    def play(self, seat: i64, move: i64) -> None:
        if move == EXPOSE and self.may_expose(seat):
            self.exposing = True
            return
        if seat < 0 or seat != self.turn or self.phase == Phase.RESHUFFLE:
            raise IllegalMove(seat, self.name(move), "R-3", "not-your-turn")
        if self.phase == Phase.DECLARE:
            self.declare(seat, move)
        elif self.phase == Phase.TURNUP:
            self.turn_up(seat, move)
        elif self.phase == Phase.ANSWER:
            self.answer(seat, move)
        elif self.phase == Phase.CLAIM:
            self.claim(seat, move)
        else:
            self.lay(seat, move)

    def refuse(self, seat: i64, move: i64, rule: str, key: str) -> IllegalMove:
        return IllegalMove(seat, self.name(move), rule, key)

    def declare(self, seat: i64, move: i64) -> None:
        if THROW <= move < DROP:
            self.throw(seat, move)
        elif move == PASS and not self.chosen:
            rule = self.bound(seat)
            if rule:
                key = "rams-ace-plays" if rule == "R-8" else "rams-dealer-plays"
                raise self.refuse(seat, move, rule, key)
            self.passed |= BIT[seat]
            self.exposing = False
            self.go_on(seat)
        elif move == DONE:
            self.exchange(seat)
        else:
            raise self.refuse(seat, move, "R-6", "illegal")

    def throw(self, seat: i64, move: i64) -> None:
        card = BIT[move - THROW]
        if not self.throwable(seat) & card:
            if not self.hands[seat] & card:
                raise self.refuse(seat, move, "R-7", "not-in-hand")
            if card & ACES and not self.rules.ace_free:
                raise self.refuse(seat, move, "R-8", "rams-ace-stays")
            if size(self.chosen) >= self.room(seat):
                raise self.refuse(seat, move, "R-6", "rams-stock-short")
            raise self.refuse(seat, move, "R-7", "illegal")
        self.chosen |= card

    def exchange(self, seat: i64) -> None:
        """He plays (идёт): throws off, and is given as many from the stock at once (R-6, R-7)."""
        count = size(self.chosen)
        self.thrown[seat] = self.chosen
        self.hands[seat] &= ~self.chosen
        self.chosen = 0
        self.active |= BIT[seat]
        self.bought[seat] = count
        self.owed = count
        exposing = self.exposing
        self.exposing = False
        if exposing and 0 < count < self.stocks[-1].left():
            drawn = self.stocks[-1].draw(seat, 1)
            self.exposed = lowest(drawn)
            self.shown[seat] |= drawn
            self.phase = Phase.ANSWER
            return
        self.give(seat)

    def answer(self, seat: i64, move: i64) -> None:
        """R-34: the exposed card is accepted, or goes to the heap and the next one is given."""
        if move == ACCEPT:
            self.hands[seat] |= BIT[self.exposed]
            self.owed -= 1
        elif move == REFUSE:
            self.refused |= BIT[self.exposed]
        else:
            raise self.refuse(seat, move, "R-34", "illegal")
        self.exposed = -1
        self.give(seat)

    def give(self, seat: i64) -> None:
        stock = self.stocks[-1]
        count = min(self.owed, stock.left())
        self.hands[seat] |= stock.draw(seat, count)
        self.owed -= count
        if self.owed:
            self.phase = Phase.RESHUFFLE
        else:
            self.bought_all(seat)

    def bought_all(self, seat: i64) -> None:
        """R-36: four aces first, then jacks that have come together (R-40)."""
        self.exchanged |= BIT[seat]
        if self.four_aces(seat):
            return
        self.show_jacks(seat)
        self.middle[seat] = self.credit[seat]
        if seat == self.dealer:
            self.phase = Phase.TURNUP
        else:
            self.go_on(seat)

    def four_aces(self, seat: i64) -> bool:
        if self.hands[seat] & self.rules.aces != self.rules.aces:
            return False
        self.finish(Ending.FOUR_ACES, [int(seat)])
        return True

    def show_jacks(self, seat: i64) -> None:
        """Pairs of jacks are shown and credited, each colour once (R-27)."""
        new = pairs(self.hands[seat]) & ~self.credit[seat]
        self.credit[seat] |= new
        self.shown[seat] |= pair_cards(new)

    def begin_turn(self, seat: i64) -> None:
        """R-36: jacks dealt to him are shown; where they end the game they end it (R-32)."""
        self.turn = seat
        self.phase = Phase.DECLARE
        self.begun |= BIT[seat]
        self.show_jacks(seat)
        self.early[seat] = self.credit[seat]
        if self.credit[seat] and self.records[seat] <= jack_credit(self.credit[seat]):
            self.finish(Ending.JACKS, [int(seat)])

    def go_on(self, seat: i64) -> None:
        if seat == self.dealer:
            self.declared()
        else:
            self.begin_turn((seat + 1) % self.players)

    def turn_up(self, seat: i64, move: i64) -> None:
        """R-11: the dealer drops a card for the turned-up trump, or leaves it."""
        if move == LEAVE:
            self.declared()
            return
        if not DROP <= move < PASS:
            raise self.refuse(seat, move, "R-11", "illegal")
        card = BIT[move - DROP]
        if not self.droppable(seat) & card:
            if self.hands[seat] & card:
                raise self.refuse(seat, move, "R-11", "rams-ace-stays")
            raise self.refuse(seat, move, "R-11", "not-in-hand")
        self.hands[seat] = (self.hands[seat] & ~card) | BIT[self.turned]
        self.dropped = card
        self.took = True
        if not self.four_aces(seat):
            self.show_jacks(seat)
            self.declared()

    def declared(self) -> None:
        """Flushes are shown first (R-36, R-37); nobody or one alone (R-37); else the play begins (R-3)."""
        flushes = self.flushes()
        if flushes:
            self.finish(Ending.FLUSH, flushes)
        elif not self.active:
            self.finish(Ending.VOID, [])
        elif size(self.active) == 1:
            self.finish(Ending.SOLE, [int(lowest(self.active))])
        else:
            self.no_flush = True
            self.phase = Phase.PLAY
            self.turn = after(self.dealer, self.active, self.players)

    def flushes(self) -> list[int]:
        """Who plays and has all his cards of one suit (R-26)."""
        return [int(seat) for seat in members(self.active) if self.is_flush(self.hands[seat])]

    def is_flush(self, hand: i64) -> bool:
        return hand & ~SUIT[suit_of(lowest(hand))] == 0

    # -- the play

    def lay(self, seat: i64, move: i64) -> None:
        card = move - PLAY
        if not 0 <= card < 52:
            raise self.refuse(seat, move, "R-13", "illegal")
        if not self.hands[seat] & BIT[card]:
            raise self.refuse(seat, move, "R-13", "not-in-hand")
        fault = self.fault(seat, card)
        if fault and not self.rules.manners:
            self.forbid(seat, move, fault)
        if not self.rules.manners:
            self.tell(seat, card)
        self.hands[seat] &= ~BIT[card]
        self.laid[seat] |= BIT[card]
        self.row_seats[self.rows] = seat
        self.row_cards[self.rows] = card
        self.row_faults[self.rows] = fault
        self.rows += 1
        if self.in_trick == 0:
            self.led = suit_of(card)
        if self.in_trick == 0 or beats(card, self.winning, suit_of(self.turned)):
            self.winning = card
            self.winner = seat
        self.in_trick += 1
        if self.in_trick == size(self.active):
            self.gather()
        else:
            self.turn = after(seat, self.active, self.players)

    def forbid(self, seat: i64, move: i64, fault: i64) -> None:
        if fault >= 3:
            raise self.refuse(seat, move, FAULTS[fault], KEYS[fault])
        trump = suit_of(self.turned)
        broken = self.rules.duties.broken(move, self.hands[seat], self.led, self.winning, trump)
        if broken == TRUMP:
            raise self.refuse(seat, move, "R-13", "must-trump")
        if broken == OVERTRUMP:
            raise self.refuse(seat, move, "R-13", "must-overtrump")
        raise IllegalMove(seat, self.name(move), "R-13", "must-follow", suit=SUITS[self.led])

    def tell(self, seat: i64, card: i64) -> None:
        """What everybody learns from a card that was properly played."""
        trump = suit_of(self.turned)
        ace, king, queen = card_of(ACE, trump), card_of(KING, trump), card_of(QUEEN, trump)
        told: i64 = 0
        if self.in_trick == 0:
            if card != ace:
                told |= BIT[ace]
                if self.king_led == seat:
                    told |= 0 if card == queen else BIT[queen]
                elif card == queen:
                    told |= BIT[king]
                elif card != king and not self.laid[seat] & (BIT[king] | BIT[queen]):
                    self.not_both[seat] = 1
        else:
            told = self.rules.duties.denied(card, self.led, self.winning, trump)
            if suit_of(card) == trump and card != ace and self.court_wins():
                told |= BIT[ace]
        self.denied[seat] |= told & ~self.laid[seat] & ~BIT[card] & self.rules.pack

    def gather(self) -> None:
        """The trick is taken; its winner leads (R-3)."""
        trump = suit_of(self.turned)
        self.taken[self.tricks] = self.winner
        self.tricks += 1
        led = self.row_cards[self.rows - self.in_trick]
        self.king_led = self.winner if led == card_of(KING, trump) and led == self.winning else -1
        self.in_trick = 0
        self.led = NO_SUIT
        self.winning = -1
        self.turn = self.winner
        self.winner = -1
        if self.tricks == self.rules.hand_cards:
            self.play_ended()

    def play_ended(self) -> None:
        """Where nobody broke a duty, all have seen it: there is nothing to claim."""
        for i in range(self.rows):
            if self.row_faults[i]:
                self.phase = Phase.CLAIM
                self.turn = after(self.dealer, self.active, self.players)
                return
        self.finish(Ending.PLAYED, [])

    def claim(self, seat: i64, move: i64) -> None:
        """An accusation, proved by the cards that all have seen; or `next`: he has none (any more)."""
        if move == NEXT:
            following = later(seat, self.active, self.dealer, self.players)
            if following < 0:
                self.finish(Ending.PLAYED, [])
            else:
                self.turn = following
            return
        if move < CLAIM or not self.claimable(seat) & BIT[move - CLAIM]:
            raise self.refuse(seat, move, "R-14", "illegal")
        self.claims |= BIT[move - CLAIM]

    def proved(self, row: i64) -> i64:
        """The fault of a laid card, if it has been claimed."""
        code = self.row_seats[row] * self.rules.hand_cards + row // size(self.active)
        return self.row_faults[row] if self.claims & BIT[code] else 0

    def rightful(self, trick: i64) -> int:
        """Who takes a trick: cards of those who trumped with the suit in hand are not counted (R-15)."""
        width = size(self.active)
        trump = suit_of(self.turned)
        best: i64 = -1
        for row in range(trick * width, trick * width + width):
            if self.proved(row) == 2:
                continue
            if best < 0 or beats(self.row_cards[row], self.row_cards[best], trump):
                best = row
        return int(self.row_seats[best])

    # -- the end of a hand

    def finish(self, ending: Ending, who: list[int]) -> None:
        result = self.result(ending, who)
        out = outcome(self.rules.terms, result)
        self.last_ending = ending.value
        self.last_who = who
        self.last_cards = [card_names(self.hands[seat]) for seat in who] if self.lays_open(ending) else []
        self.past = None
        self.past = self.twin()
        if self.lays_open(ending):
            for seat in who:
                self.past.shown[seat] |= self.hands[seat]
        self.entries.extend(out.entries)
        self.records = out.records
        self.hands_done += 1
        if out.winner >= 0:
            self.settle(settlement(self.rules.terms, result.hand, self.records, out.winner))
            self.rams += 1
            self.finished = self.rams >= self.rules.games
            if not self.finished:
                self.records = [self.rules.terms.start] * int(self.players)
        if not self.finished and self.hands_done == self.rules.hands:
            self.break_off(result.hand)
        self.dealer = (self.dealer + 1) % self.players
        self.clear()
        self.ended = self.single or self.finished
        if self.ended:
            self.phase = Phase.OVER

    def lays_open(self, ending: Ending) -> bool:
        return ending == Ending.FLUSH or ending == Ending.FOUR_ACES

    def result(self, ending: Ending, who: list[int]) -> Result:
        result = Result(self.hands_done + 1, self.dealer, list(self.records))
        result.ending = ending
        result.who = who
        for seat in range(self.players):
            result.active[seat] = bool(self.active & BIT[seat])
            result.jacks[seat] = jack_credit(self.credit[seat])
            held = self.hands[seat] | self.laid[seat]  # what he had when the play began
            result.aces[seat] = ace_value(held) if self.active & BIT[seat] else 0
        if ending == Ending.SOLE:
            result.winners = [who[0]] * int(self.rules.hand_cards)
        if ending == Ending.PLAYED:
            result.winners = [self.rightful(trick) for trick in range(self.tricks)]
            for row in range(self.rows):
                fault = self.proved(row)
                if fault:
                    result.faults[self.row_seats[row]].append(FAULTS[fault])
        return result

    def settle(self, entries: list[Entry]) -> None:
        self.entries.extend(entries)
        for entry in entries:
            self.balances[entry.column] += entry.amount

    def break_off(self, hand: int) -> None:
        """The agreed number of deals is over before the Rams is."""
        self.finished = True
        amounts = standing(self.rules.terms, self.records)
        self.settle([Entry(hand, i, "balance", a, "broken-off", "R-35") for i, a in enumerate(amounts) if a])

    # -- chance

    def awaits(self) -> Deal | None:
        if self.phase == Phase.RESHUFFLE:
            pool = members(self.heap(self.turn))
            return Deal("reshuffle", pool, [Pile("stock", len(pool), 0, True)], False)
        if self.phase != Phase.DEAL:
            return None
        n, cards = self.players, self.rules.hand_cards
        pool = members(self.rules.pack)
        piles = [Pile(f"hand.{seat}", cards, BIT[seat]) for seat in range(n)]
        piles.append(Pile("turned", 1, EVERYONE))
        piles.append(Pile("stock", len(pool) - n * cards - 1, 0, True))
        return Deal("hand", pool, piles)

    def dealt(self, order: vec[i64]) -> None:
        if self.phase == Phase.RESHUFFLE:
            self.reshuffled(order)
            return
        self.before = self.scores_now()
        at: i64 = 0
        for seat in range(self.players):
            hand: i64 = 0
            for _ in range(self.rules.hand_cards):
                hand |= BIT[order[at]]
                at += 1
            self.hands[seat] = hand
            self.dealt_cards[seat] = hand
        self.turned = order[at]
        rest = vec[i64](capacity=32)
        for i in range(at + 1, len(order)):
            rest = append(rest, order[i])
        self.stocks = [Stock()]
        self.stocks[0].lay(rest)
        for seat in range(self.players):
            if self.four_aces(seat):
                return
        self.begin_turn((self.dealer + 1) % self.players)

    def reshuffled(self, order: vec[i64]) -> None:
        """M-11: what the others threw in is the new stock. The cards are turned over before: all know which."""
        seat = self.turn
        pool = self.heap(seat)
        if holding(order) != pool:
            raise IllegalMove(seat, "reshuffle", "M-11", "illegal")
        source: i64 = 0
        for p in range(self.players):
            if p != seat and (self.thrown[p] | (self.hands[p] if self.passed & BIT[p] else 0)) & pool:
                source |= BIT[p]
                if self.passed & BIT[p]:
                    self.hands[p] = 0
        self.recycled |= pool
        self.sources.append(int(source))
        stock = Stock()
        stock.lay(order)
        self.stocks.append(stock)
        self.give(seat)

    def is_ordered(self, pile: str) -> bool:
        """Only the stock, which is bought from the top."""
        return pile == "stock"

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        if not self.stocks:
            return self.past is not None and self.past.sees(seat, deal, pile, index)
        if pile == "turned" or pile == "refused":
            return True
        if pile == "stock":
            return self.sees_stock(seat, self.stocks[deal + 1 if self.set_up_born else deal], index)
        owner: i64 = self.dealer if pile == "dropped" else int(pile.partition(".")[2])
        if owner == seat:
            return True
        cards = self.dealt_cards[owner]
        if pile == "dropped":
            cards = self.base_dropped
        elif pile.startswith("thrown"):
            cards = self.base_thrown[owner]
        if deal >= 0:
            return self.shown[owner] & BIT[nth(cards, index)] != 0
        return self.shown[owner] & BIT[read_card(shown_first(cards, self.base_shown[owner])[index])] != 0

    def sees_stock(self, seat: i64, stock: Stock, index: i64) -> bool:
        if index >= stock.top:
            return False
        taker = stock.taker[index]
        return taker == seat or self.shown[taker] & BIT[stock.cards[index]] != 0

    # -- the match

    def copy(self) -> "State":
        return self.twin()

    def twin(self) -> "RamsState":
        other = RamsState(self.game, self.rules)
        self.copy_match(other)
        self.copy_exchange(other)
        self.copy_play(other)
        return other

    def copy_match(self, other: "RamsState") -> None:
        other.dealer = self.dealer
        other.records = self.records[:]
        other.balances = self.balances[:]
        other.before = self.before[:]
        other.entries = self.entries[:]
        other.rams = self.rams
        other.hands_done = self.hands_done
        other.finished = self.finished
        other.single = self.single
        other.ended = self.ended
        other.last_ending = self.last_ending
        other.last_who = self.last_who[:]
        other.last_cards = self.last_cards[:]
        other.past = self.past

    def copy_exchange(self, other: "RamsState") -> None:
        other.phase = self.phase
        other.turn = self.turn
        other.turned = self.turned
        other.took = self.took
        other.set_up_born = self.set_up_born
        other.hands = copied(self.hands)
        other.dealt_cards = copied(self.dealt_cards)
        other.thrown = copied(self.thrown)
        other.base_thrown = copied(self.base_thrown)
        other.dropped = self.dropped
        other.base_dropped = self.base_dropped
        other.refused = self.refused
        other.recycled = self.recycled
        other.shown = copied(self.shown)
        other.base_shown = copied(self.base_shown)
        other.early = copied(self.early)
        other.middle = copied(self.middle)
        other.credit = copied(self.credit)
        other.bought = copied(self.bought)
        other.active = self.active
        other.passed = self.passed
        other.begun = self.begun
        other.exchanged = self.exchanged
        other.no_flush = self.no_flush
        other.chosen = self.chosen
        other.owed = self.owed
        other.exposing = self.exposing
        other.exposed = self.exposed
        other.stocks = [stock.copy() for stock in self.stocks]
        other.sources = self.sources[:]

    def copy_play(self, other: "RamsState") -> None:
        other.laid = copied(self.laid)
        other.denied = copied(self.denied)
        other.not_both = copied(self.not_both)
        other.row_seats = copied(self.row_seats)
        other.row_cards = copied(self.row_cards)
        other.row_faults = copied(self.row_faults)
        other.rows = self.rows
        other.in_trick = self.in_trick
        other.led = self.led
        other.winning = self.winning
        other.winner = self.winner
        other.king_led = self.king_led
        other.taken = copied(self.taken)
        other.tricks = self.tricks
        other.claims = self.claims

    def this_hand(self) -> "State":
        other = self.twin()
        other.single = True
        return other

    def hand_number(self) -> i64:
        return self.hands_done + 1

    def over(self) -> bool:
        return self.ended

    def scores(self) -> list[int]:
        now = self.scores_now()
        if self.single:
            return [a - b for a, b in zip(now, self.before, strict=True)]
        return now

    def scores_now(self) -> list[int]:
        """The side balances, and the records as if the Rams were broken off now."""
        if self.finished:
            return self.balances[:]
        left = standing(self.rules.terms, self.records)
        return [a + b for a, b in zip(self.balances, left, strict=True)]

    def sheet(self) -> Sheet:
        """A column of struck-out figures headed by the start record, and the side balance."""
        columns: list[Column] = []
        for seat in range(self.players):
            totals = {"record": self.record_now(seat), "balance": self.balances[seat]}
            columns.append(Column((int(seat),), "", totals))
        return Sheet("record", tuple(columns), tuple(self.entries), {"rams": self.rams})

    def record_now(self, seat: i64) -> int:
        """The record with the jacks already credited in this hand."""
        return self.records[seat] - jack_credit(self.credit[seat])

    # -- what is known

    def view(self, seat: i64) -> View:
        view = RamsView(seat, self.game)
        self.show_match(view)
        self.show_table(view)
        self.show_own(view, seat)
        return view

    def show_match(self, view: RamsView) -> None:
        view.phase = self.phase.value
        view.hand = self.hands_done + 1
        view.dealer = self.dealer
        view.records = [self.record_now(seat) for seat in range(self.players)]
        view.sheet = self.sheet()
        view.over = self.ended
        view.scores = self.scores()
        view.last_ending = self.last_ending
        view.last_who = self.last_who
        view.last_cards = self.last_cards

    def show_table(self, view: RamsView) -> None:
        view.turn = self.turn
        view.turned = self.turned
        view.took = self.took
        view.active = self.active
        view.passed = self.passed
        view.in_stock = self.stocks[-1].left() if self.stocks else 0
        view.heap_size = size(self.refused & ~self.recycled)
        for seat in range(self.players):
            waste = self.thrown[seat] & ~self.recycled
            view.counts.append(int(size(self.hands[seat] | (self.chosen if seat == self.turn else 0))))
            view.bought.append(int(self.bought[seat]))
            view.shown.append(int(self.shown[seat]))
            view.denied.append(int(self.denied[seat]))
            view.laid.append(int(self.laid[seat]))
            view.won.append(0)
            view.heap_size += size(waste)
        if self.took:
            view.heap_size += 1
        for trick in range(self.tricks):
            view.won[self.taken[trick]] += 1
        for row in range(self.rows):
            view.row_seats.append(int(self.row_seats[row]))
            view.row_cards.append(int(self.row_cards[row]))
        view.in_trick = self.in_trick
        view.led = self.led
        view.winning = self.winning
        view.winner = self.winner
        view.exposed = self.exposed
        if self.phase == Phase.CLAIM:
            width = size(self.active)
            for row in range(self.rows):
                code = self.row_seats[row] * self.rules.hand_cards + row // width
                if self.row_faults[row] and not self.claims & BIT[code]:
                    view.faults.append((int(self.row_seats[row]), int(row // width)))

    def show_own(self, view: RamsView, seat: i64) -> None:
        view.legal = [int(move) for move in self.legal(seat)]
        view.asides = [int(move) for move in self.asides(seat)]
        if seat < 0:
            return
        view.own = self.hands[seat]
        view.own_thrown = self.thrown[seat] & ~self.recycled
        if seat == self.dealer:
            view.own_thrown |= self.dropped
        if seat == self.turn:
            view.chosen = self.chosen
            if self.phase == Phase.DECLARE:
                view.room = self.room(seat)
            if self.phase == Phase.PLAY:
                view.lawful = self.lawful(seat)
                for card in members(self.hands[seat]):
                    fault = self.fault(seat, card)
                    if fault:
                        view.forbidden[int(card)] = FAULTS[fault]

    def position(self, seat: i64) -> dict[str, Any]:
        everything = seat == EVERYTHING
        described: dict[str, Any] = {
            "phase": self.phase.value,
            "hand": self.hands_done,
            "dealer": int(self.dealer),
            "turn": int(self.turn),
            "turned": card_name(self.turned) if self.turned >= 0 else "",
            "took": self.took,
            "piles": self.piles(seat),
            "played": [f"{int(self.row_seats[i])} {card_name(self.row_cards[i])}" for i in range(self.rows)],
            "active": self.seats_of(self.active),
            "passed": self.seats_of(self.passed),
            "bought": [int(n) for n in self.bought],
            "shown": [card_names(mask) for mask in self.shown],
            "early": [int(n) for n in self.early],
            "middle": [int(n) for n in self.middle],
            "credit": [int(n) for n in self.credit],
            "denied": [card_names(mask) for mask in self.denied],
            "not_both": [int(n) for n in self.not_both],
            "chosen": card_names(self.chosen) if everything or seat == self.turn else "",
            "owed": int(self.owed),
            "exposing": self.exposing,
            "exposed": card_name(self.exposed) if self.exposed >= 0 else "",
            "recycled": card_names(self.recycled),
            "faults": [int(self.row_faults[i]) if everything else 0 for i in range(self.rows)],
            "claims": int(self.claims),
        }
        described.update(self.match())
        return described

    def match(self) -> dict[str, Any]:
        return {
            "records": self.records[:],
            "balances": self.balances[:],
            "rams": self.rams,
            "before": self.before[:],
            "single": self.single,
            "finished": self.finished,
            "last": [self.last_ending, self.last_who[:], self.last_cards[:]],
            "entries": [
                [e.hand, e.column, e.place, e.amount, e.reason, e.rule, e.words] for e in self.entries
            ],
        }

    def seats_of(self, mask: i64) -> list[int]:
        return [int(seat) for seat in members(mask)]

    def piles(self, seat: i64) -> dict[str, str]:
        """Every card of the hand that has not been laid to a trick, once."""
        piles: dict[str, str] = {}
        for p in range(self.players):
            piles[f"hand.{p}"] = self.pile(seat, p, self.hands[p])
        for p in range(self.players):
            piles[f"thrown.{p}"] = self.pile(seat, p, self.thrown[p] & ~self.recycled)
        piles["dropped"] = self.pile(seat, self.dealer, self.dropped)
        heap = self.refused & ~self.recycled
        if self.exposed >= 0:
            heap |= BIT[self.exposed]
        piles["refused"] = card_names(heap)
        piles["turned"] = card_name(self.turned) if self.turned >= 0 and not self.took else ""
        stock = self.stocks[-1].names() if self.stocks else ""
        piles["stock"] = stock if seat == EVERYTHING else " ".join([HIDDEN] * len(stock.split()))
        return piles

    def pile(self, seat: i64, owner: i64, cards: i64) -> str:
        """What all have seen stands first, so that its place among the others tells nothing."""
        if seat in (EVERYTHING, owner):
            return " ".join(shown_first(cards, self.shown[owner]))
        words = card_names(cards & self.shown[owner]).split()
        return " ".join(words + [HIDDEN] * int(size(cards & ~self.shown[owner])))

    def clues(self, seat: i64, unseen: Unseen) -> None:
        if self.phase == Phase.DEAL or self.phase == Phase.OVER:
            return
        told = Told(seat, self.dealer, self.rules.hand_cards, self.rules.aces, not self.rules.ace_free)
        told.turned = self.turned
        told.took = self.took
        told.set_up_born = self.set_up_born
        told.shown = copied(self.shown)
        told.early = copied(self.early)
        told.middle = copied(self.middle)
        told.credit = copied(self.credit)
        told.laid = copied(self.laid)
        told.denied = copied(self.denied)
        told.not_both = copied(self.not_both)
        told.active = self.active
        told.passed = self.passed
        told.begun = self.begun
        told.exchanged = self.exchanged
        told.refused = self.refused
        told.no_flush = self.no_flush
        told.sources = self.sources[:]
        for p in range(self.players):
            told.hidden_throws.append(int(size(self.thrown[p] & ~self.base_thrown[p] & ~self.shown[p])))
            told.open_throws.append(int(self.thrown[p] & self.shown[p]))
            told.purchases.append([stock.drawn_by(p) for stock in self.stocks])
        for stock in self.stocks[1:]:
            told.pools.append([int(card) for card in stock.cards])
        if self.took and self.dropped != self.base_dropped:
            told.open_drop = self.dropped & self.shown[self.dealer]
            told.hidden_drop = told.open_drop == 0
        told.say(unseen)

    def recall(self, seat: i64, shape: list[i64], world: dict[str, list[int]]) -> list[int]:
        if len(shape) == 1:
            return [int(DROP) + world[f"dropped.{seat}"][0]]
        cards = sorted(world.get(f"thrown.{seat}", []))
        moves: list[int] = []
        for code in shape:
            moves.append(int(THROW) + cards.pop(0) if code < 0 else int(code))
        return moves
