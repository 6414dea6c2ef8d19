"""A position of Piquet (пикет): deal, exchange, declarations, play; the match stands beside it."""

from enum import Enum
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, highest, lowest, members, size
from lomber.cards.pack import SUIT, SUITS, suit_of
from lomber.games.piquet.count import NORMAN, PIQUET, Count, Usage
from lomber.games.piquet.holdings import POINTS, RUNS, SAMES, is_white
from lomber.games.piquet.match import Match, Setting
from lomber.games.piquet.moves import (
    ALL,
    CAPOT,
    CHALLENGE,
    DEMAND,
    DONE,
    NOTHING,
    PASS,
    REDEAL,
    RETRACT,
    SHOW_POINT,
    SHOW_RUN,
    SHOW_SAME,
    STAND,
    TAKE,
    THROW,
    WHITE,
)
from lomber.games.piquet.talk import Manner, Talk
from lomber.play.lots import draw_of, lowest_drawn
from lomber.play.stock import Stock
from lomber.play.tricks import NO_CARD, Duties, beats
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.contract import Game, State
from lomber.table.errors import IllegalMove

FOLLOW_SUIT: Final = Duties()
NO_TRUMP: Final[i64] = -1


class Phase(Enum):
    DRAW = "draw"
    DEAL = "deal"
    THIRTEEN = "thirteen"
    WHITE = "white"
    EXCHANGE = "exchange"
    AFTER = "after"
    DECLARE = "declare"
    ALL = "all"
    CAPOT = "capot"
    SHOW = "show"
    PROVE = "prove"
    PLAY = "play"
    OVER = "over"


PLAY: Final = Phase.PLAY


class Rules:
    """The options of a table as the position reads them, made once for a game."""

    def __init__(self, options: Any, pack: i64) -> None:
        self.pack = pack
        self.players: i64 = options.players()
        self.norman: bool = options.form == "norman"
        self.two_hands: i64 = options.cards_each(2)
        self.three_hands: i64 = options.cards_each(3)
        self.manual: bool = options.declare == "manual"
        self.on_demand: bool = options.show_declared == "on_demand"
        self.white_dealt: bool = options.white_cards_when != "after_exchange"
        self.white_after: bool = options.white_cards_when != "dealt"
        self.dealer_min: i64 = options.dealer_min_buy
        self.may_refuse: bool = options.elder_may_refuse
        self.manners: bool = options.manners
        self.manner = Manner(self.manual, options.show_declared == "always", options.manners and self.manual)
        self.usage = Usage(
            options.pique_stop == "any_score",
            options.repique_order == "classic_order",
            options.own_trick_counts,
            options.all_counted_bonus,
            options.all_counted_when == "hand",
            options.leza_tie == "split",
        )
        self.setting = Setting(options)


class Deals(State):
    """The cards and the phases of a deal. What is known and described of it: `PiquetState`."""

    def __init__(self, game: Game, rules: Rules, match: Match) -> None:
        super().__init__(game)
        self.rules = rules
        self.players: i64 = rules.players
        self.match = match
        self.single = False
        self.last: list[int] = []
        """The final counts of the deal before."""
        self.phase: Phase = Phase.DRAW if match.drawing else Phase.DEAL
        self.clear()

    def clear(self) -> None:
        """What belongs to one deal."""
        n = self.players
        self.turn: i64 = -1
        self.seats: vec[i64] = vec[i64]()
        """Who plays, the first leader first, the dealer last."""
        self.hands: vec[i64] = filled(n, 0)
        self.thrown: vec[i64] = filled(n, 0)
        self.began: vec[i64] = filled(n, 0)
        """The hands with which the play begins."""
        self.talon = Stock()
        self.elder_talon: i64 = 0
        self.dealer_talon: i64 = 0
        self.bought: vec[i64] = filled(n, -1)
        """Cards that each has bought; -1: he has not exchanged yet."""
        self.thirteen: i64 = -1
        self.chosen: i64 = 0
        self.showing: i64 = 0
        """Cards of a white hand that are still to be laid open."""
        self.white: vec[i64] = filled(n, 0)
        self.asked: i64 = 0
        """Who has been asked in this phase."""
        self.white_dealt: vec[i64] = filled(n, 0)
        self.white_after: vec[i64] = filled(n, 0)
        """White hands as they were laid open."""
        self.shown: vec[i64] = filled(n, 0)
        """Cards of each that were shown as counted."""
        self.talk = Talk(self.rules.manner, vec[i64](), n)
        self.count = Count(self.rules.usage, PIQUET, n)
        self.whole: i64 = 0
        """Who has said that all his cards are counted (`all_counted_when=hand`)."""
        self.capots: i64 = 0
        self.demanded: i64 = 0
        self.opened_claims: i64 = 0
        """Which of the things counted have been shown on demand, by their places among the claims."""
        self.resume: Phase = Phase.DEAL
        self.resume_turn: i64 = -1
        self.retracted: i64 = 0
        self.challenged: i64 = 0
        self.proving: i64 = 0
        self.row_seats: vec[i64] = filled(48, -1)
        self.row_cards: vec[i64] = filled(48, NO_CARD)
        self.rows: i64 = 0
        self.in_trick: i64 = 0
        self.winning: i64 = NO_CARD
        self.winner: i64 = -1
        self.tricks: vec[i64] = filled(n, 0)
        self.laid: vec[i64] = filled(n, 0)
        self.denied: vec[i64] = filled(n, 0)
        self.base_thrown: vec[i64] = filled(n, 0)
        self.base_known: vec[i64] = filled(n, 0)
        self.base_open: vec[i64] = filled(n, 0)
        """After a set-up: what had been thrown, what all knew of each hand, and that with the cards laid."""

    # -- whose move

    def actors(self) -> i64:
        return 0 if self.turn < 0 else BIT[self.turn]

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat != self.turn:
            return vec[i64]()
        if self.phase is PLAY:
            return members(self.playable(seat))
        if self.phase is Phase.DECLARE:
            return self.talk.legal(self.hands[seat])
        if self.showing:
            return vec[i64]([self.show_next()])
        if self.phase is Phase.EXCHANGE:
            return self.exchanges(seat)
        if self.phase is Phase.WHITE or self.phase is Phase.AFTER:
            return self.white_answers(seat)
        if self.phase is Phase.CAPOT:
            return vec[i64]([CAPOT, PASS])
        if self.phase is Phase.THIRTEEN:
            return vec[i64]([STAND, REDEAL])
        if self.phase is Phase.SHOW:
            return vec[i64]([self.demanded_show()])
        if self.phase is Phase.PROVE:
            return vec[i64]([self.proof(seat)])
        return vec[i64]([ALL])

    def playable(self, seat: i64) -> i64:
        """Follow suit; no duty to beat (P-19)."""
        led = suit_of(self.row_cards[self.rows - self.in_trick]) if self.in_trick else -1
        return FOLLOW_SUIT.legal(self.hands[seat], led, self.winning, NO_TRUMP)

    def three(self) -> bool:
        """Is this a three-handed deal of Norman Piquet?"""
        return len(self.seats) == 3

    def elder(self) -> i64:
        return self.seats[0]

    def dealer(self) -> i64:
        return self.seats[len(self.seats) - 1]

    # -- the exchange

    def exchanges(self, seat: i64) -> vec[i64]:
        """White cards first (P-5); then `throw` … `done` (P-6, P-7, N-2)."""
        found = vec[i64](capacity=16)
        may_announce = self.may_announce(seat)
        if may_announce and not self.rules.manual:
            return vec[i64]([WHITE])
        for card in members(self.throwable(seat)):
            found = append(found, THROW + card)
        if self.may_take(seat, size(self.chosen) - self.surplus(seat)):
            found = append(found, DONE)
        if may_announce:
            found = append(found, WHITE)
        if self.rules.manners:
            for number in range(6):
                if self.may_take(seat, number) and number + self.surplus(seat) > size(self.chosen):
                    found = append(found, TAKE + number)
        return found

    def may_announce(self, seat: i64) -> bool:
        return (
            self.rules.white_dealt
            and not self.chosen
            and not self.white_dealt[seat]
            and is_white(self.hands[seat])
        )

    def surplus(self, seat: i64) -> i64:
        """Who was dealt thirteen cards discards one more than he buys (P-30 a)."""
        return 1 if seat == self.thirteen else 0

    def may_take(self, seat: i64, number: i64) -> bool:
        """How many cards may be bought: P-6 for the elder, P-7 for the dealer, N-2 of three."""
        if self.three():
            return number == 0 or number == self.elder_talon + self.dealer_talon
        own = self.dealer_talon
        if seat == self.elder():
            if number == 0:
                return self.rules.may_refuse
            return max(1, self.elder_talon - 2) <= number <= self.elder_talon
        left = self.elder_talon - self.bought[self.elder()] if self.bought[self.elder()] > 0 else 0
        fewest = min(self.rules.dealer_min, own)
        return number == 0 or fewest <= number <= left + own

    def throwable(self, seat: i64) -> i64:
        """Cards that may be thrown next, ascending, so that the discard can be completed."""
        rest = self.hands[seat] & ~self.chosen
        if self.chosen:
            rest &= ~(BIT[highest(self.chosen)] - 1)
        found: i64 = 0
        for card in members(rest):
            if self.completes(seat, size(self.chosen) + 1, size(rest & ~(BIT[card] * 2 - 1))):
                found |= BIT[card]
        return found

    def completes(self, seat: i64, thrown: i64, above: i64) -> bool:
        """May so many cards, or with some of those above them more, be thrown?"""
        surplus = self.surplus(seat)
        for number in range(thrown, thrown + above + 1):
            if self.may_take(seat, number - surplus) and number > surplus - 1:
                return True
        if self.rules.manners:
            for number in range(6):
                if number + surplus > thrown and self.may_take(seat, number):
                    return True
        return False

    def midway(self, seat: i64) -> bool:
        return seat == self.turn and (self.chosen != 0 or self.showing != 0)

    def audience(self, seat: i64, move: i64) -> i64:
        """Discards are face down (P-9); everything else is said or shown to all."""
        return BIT[seat] if THROW <= move < DONE else EVERYONE

    # -- what is done

    def play(self, seat: i64, move: i64) -> None:
        if move >= RETRACT or move == DEMAND:
            self.play_aside(seat, move)
            return
        if seat < 0 or seat != self.turn:
            raise IllegalMove(int(seat), self.name(move), "P-10", "not-your-turn")
        if not self.is_legal(seat, move):
            raise self.why_not(seat, move)
        if self.phase is PLAY:
            self.lay(seat, move)
        elif self.phase is Phase.DECLARE:
            self.talk.speak(seat, move, self.hands)
            self.show_counted(seat, move)
            self.after_words()
        elif self.showing:
            self.show_white(seat, move)
        elif self.phase is Phase.EXCHANGE:
            self.exchange(seat, move)
        elif self.phase is Phase.SHOW:
            self.opened_claims |= BIT[self.next_shown()]
            if move != NOTHING:
                self.shown[seat] |= cards_shown(move) & self.hands[seat]
            self.go_on_showing()
        elif self.phase is Phase.PROVE:
            self.prove(seat, move)
        else:
            self.answer(seat, move)

    def is_legal(self, seat: i64, move: i64) -> bool:
        return any(one == move for one in self.legal(seat))

    def why_not(self, seat: i64, move: i64) -> IllegalMove:
        if self.phase is PLAY and move < THROW:
            if not self.hands[seat] & BIT[move]:
                return IllegalMove(int(seat), self.name(move), "P-19", "not-in-hand")
            led = suit_of(self.row_cards[self.rows - self.in_trick])
            return IllegalMove(int(seat), self.name(move), "P-19", "must-follow", suit=SUITS[led])
        if self.phase is Phase.EXCHANGE:
            rule = "N-2" if self.three() else ("P-6" if seat == self.elder() else "P-7")
            if THROW <= move < DONE and not self.hands[seat] & BIT[move - THROW]:
                return IllegalMove(int(seat), self.name(move), rule, "not-in-hand")
            return IllegalMove(int(seat), self.name(move), rule, "piquet-exchange")
        if self.phase is Phase.DECLARE:
            return IllegalMove(int(seat), self.name(move), "P-14", "piquet-claim")
        return IllegalMove(int(seat), self.name(move), "P-10", "illegal")

    def exchange(self, seat: i64, move: i64) -> None:
        if move == WHITE:
            self.announce_white(seat)
        elif move < DONE:
            self.chosen |= BIT[move - THROW]
        else:
            number = size(self.chosen) - self.surplus(seat) if move == DONE else move - TAKE
            self.buy(seat, number)

    def buy(self, seat: i64, number: i64) -> None:
        """The discard goes down, then the cards are taken; who refuses leaves his talon dead (P-6, PG-8)."""
        self.thrown[seat] = self.chosen
        self.hands[seat] &= ~self.chosen
        self.chosen = 0
        self.bought[seat] = number
        if number == 0 and not self.three() and seat == self.elder():
            self.talon.top = self.elder_talon
        self.hands[seat] |= self.talon.draw(seat, number)
        if seat == self.dealer():
            self.ask_after()
        else:
            self.turn = self.dealer()

    # -- white cards (P-5)

    def announce_white(self, seat: i64) -> None:
        """Ten points, and the hand is laid open suit by suit."""
        self.white[seat] += 10
        self.showing = self.hands[seat]
        if self.phase is Phase.AFTER:
            self.white_after[seat] = self.hands[seat]
        else:
            self.white_dealt[seat] = self.hands[seat]

    def show_next(self) -> i64:
        """The next suit of a white hand to be laid open."""
        return SHOW_POINT + POINTS.index(int(self.showing & SUIT[suit_of(lowest(self.showing))]))

    def show_white(self, seat: i64, move: i64) -> None:
        self.showing &= ~cards_shown(move)
        if not self.showing and self.phase is not Phase.EXCHANGE:
            self.ask_next()

    def white_answers(self, seat: i64) -> vec[i64]:
        if not is_white(self.hands[seat]):
            return vec[i64]([PASS])
        return vec[i64]([WHITE, PASS]) if self.rules.manual else vec[i64]([WHITE])

    def speaking(self) -> vec[i64]:
        """The order of declaring: elder and dealer (P-10); of three the dealer first (N-3)."""
        if not self.three():
            return self.seats
        return vec[i64]([self.seats[2], self.seats[0], self.seats[1]])

    def ask_next(self) -> None:
        """The next who is asked in this phase; where everything is declared only those who have something."""
        for seat in self.speaking():
            if self.asked & BIT[seat] or not self.concerned(seat):
                continue
            self.asked |= BIT[seat]
            self.turn = seat
            return
        self.asked = 0
        self.next_phase()

    def concerned(self, seat: i64) -> bool:
        if self.phase is Phase.ALL:
            return self.all_counted() & BIT[seat] != 0
        if self.phase is Phase.CAPOT:
            return True
        if self.phase is Phase.WHITE and seat == self.dealer():
            return False
        return self.rules.manual or is_white(self.hands[seat])

    def next_phase(self) -> None:
        if self.phase is Phase.WHITE:
            self.phase = Phase.EXCHANGE
            self.turn = self.dealer()
        elif self.phase is Phase.AFTER:
            self.begin_talk()
        elif self.phase is Phase.ALL:
            self.settle_talk()
            self.ask_capot()
        else:
            self.begin_play()

    def answer(self, seat: i64, move: i64) -> None:
        """One word in a phase in which each is asked in turn."""
        if move == STAND:
            self.begin_exchange()
        elif move == REDEAL:
            self.clear()
            self.phase = Phase.DEAL
        elif move == WHITE:
            self.announce_white(seat)
        else:
            if move == ALL:
                self.whole |= BIT[seat]
            elif move == CAPOT:
                self.capots |= BIT[seat]
            self.ask_next()

    def begin_exchange(self) -> None:
        """The elder first (P-6); of three only the dealer, once the others were asked for white cards (N-10)."""
        self.asked = 0
        if self.three():
            self.phase = Phase.WHITE
            if self.rules.white_dealt:
                self.ask_next()
            else:
                self.next_phase()
            return
        self.phase = Phase.EXCHANGE
        self.turn = self.elder()

    def ask_after(self) -> None:
        self.phase = Phase.AFTER
        self.asked = 0
        if self.rules.white_after:
            self.ask_next()
        else:
            self.next_phase()

    # -- the declarations

    def begin_talk(self) -> None:
        self.phase = Phase.DECLARE
        self.talk = Talk(self.rules.manner, self.speaking(), self.players)
        for seat in self.seats:
            self.began[seat] = self.hands[seat]
        self.turn = self.talk.speaker()

    def show_counted(self, seat: i64, move: i64) -> None:
        if SHOW_POINT <= move < RETRACT:
            self.shown[seat] |= cards_shown(move)

    def after_words(self) -> None:
        if not self.talk.over():
            self.turn = self.talk.speaker()
            return
        self.settle_talk()
        self.asked = 0
        if self.rules.usage.in_hand and self.rules.usage.bonus:
            self.phase = Phase.ALL
            self.ask_next()
        else:
            self.ask_capot()

    def settle_talk(self) -> None:
        """H of each: white cards, point, sequences, sets, a fully counted hand; and the repique (P-16, P-17)."""
        parts: list[vec[i64]] = [copied(self.white)]
        for kind in range(3):
            part = filled(self.players, 0)
            for seat in self.seats:
                part[seat] = self.talk.counted(seat, kind)
            parts.append(part)
        bonus = filled(self.players, 0)
        for seat in members(self.whole):
            bonus[seat] = self.rules.usage.bonus
        parts.append(bonus)
        self.count.declared(parts)

    def all_counted(self) -> i64:
        """Whose every card, of those he began the play with, lay in something that counted for him (P-23)."""
        found: i64 = 0
        for seat in self.seats:
            if self.began[seat] and not self.began[seat] & ~self.talk.cards_counted(seat):
                found |= BIT[seat]
        return found

    def ask_capot(self) -> None:
        """P-18; of three a capot is worth the same unannounced (N-9)."""
        self.asked = 0
        self.phase = Phase.CAPOT
        if self.three():
            self.begin_play()
        else:
            self.ask_next()

    # -- the play

    def begin_play(self) -> None:
        self.phase = PLAY
        self.turn = self.elder()
        for seat in self.seats:
            if size(self.hands[seat]) > self.length():
                self.count.silent |= BIT[seat]

    def length(self) -> i64:
        """Tricks in the deal."""
        return self.rules.three_hands if self.three() else self.rules.two_hands

    def lay(self, seat: i64, card: i64) -> None:
        if self.in_trick == 0:
            self.winning = card
            self.winner = seat
            self.count.lead(seat, self.elder())
        else:
            led = self.row_cards[self.rows - self.in_trick]
            if suit_of(card) != suit_of(led):
                self.denied[seat] |= SUIT[suit_of(led)] & self.rules.pack
            if beats(card, self.winning, NO_TRUMP):
                self.winning = card
                self.winner = seat
        self.hands[seat] &= ~BIT[card]
        self.shown[seat] &= ~BIT[card]
        self.laid[seat] |= BIT[card]
        self.row_seats[self.rows] = seat
        self.row_cards[self.rows] = card
        self.rows += 1
        self.in_trick += 1
        if self.in_trick == len(self.seats):
            self.take_trick()
        else:
            self.turn = self.next_of(seat)

    def next_of(self, seat: i64) -> i64:
        for i in range(len(self.seats)):
            if self.seats[i] == seat:
                return self.seats[(i + 1) % len(self.seats)]
        return -1

    def take_trick(self) -> None:
        """The winner leads next; the last trick counts four, but not at capot (P-21, P-23)."""
        winner = self.winner
        self.count.take(winner, self.row_seats[self.rows - self.in_trick], self.elder())
        self.tricks[winner] += 1
        self.in_trick = 0
        self.winning = NO_CARD
        self.winner = -1
        self.turn = winner
        if self.rows < self.length() * len(self.seats):
            return
        if self.tricks[winner] < self.length():
            self.count.last_trick(winner, self.elder())
        self.count.finish(self.tricks, self.capots, self.all_counted())
        self.finish()

    def finish(self) -> None:
        """The counts go on the sheet; the next deal, or the end."""
        counts = [int(self.count.total(seat)) for seat in range(self.players)]
        self.last = counts
        if self.single:
            self.stop()
            return
        self.match.write(counts)
        if self.match.ended:
            self.stop()
            return
        self.match.pass_deal()
        self.clear()
        self.phase = Phase.DRAW if self.match.drawing else Phase.DEAL

    def stop(self) -> None:
        self.phase = Phase.OVER
        self.turn = -1

    # -- out of turn: a demand to see (P-15), false claims (P-30 c)

    def asides(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        if seat < 0 or self.turn < 0 or self.midway(self.turn):
            return found
        if self.may_demand(seat):
            found = append(found, DEMAND)
        for kind in range(3):
            if self.may_retract(seat, kind):
                found = append(found, RETRACT + kind)
        for other in self.seats:
            for kind in range(3):
                if self.may_challenge(seat, other, kind):
                    found = append(found, CHALLENGE + 3 * other + kind)
        return found

    def may_demand(self, seat: i64) -> bool:
        """What counted must be laid open at the opponent's first demand (§23)."""
        if not self.rules.on_demand or self.demanded & BIT[seat] or not self.plays(seat):
            return False
        if self.phase is not PLAY and self.phase is not Phase.CAPOT:
            return False
        hidden: i64 = 0
        for number, claim in enumerate(self.talk.claims):
            if not self.opened_claims & BIT[number]:
                hidden |= BIT[claim.seat]
        return hidden & ~BIT[seat] != 0

    def plays(self, seat: i64) -> bool:
        return any(one == seat for one in self.seats)

    def may_retract(self, seat: i64, kind: i64) -> bool:
        if not self.rules.manner.lies or self.retracted & BIT[3 * seat + kind] or not self.plays(seat):
            return False
        if self.talk.keys[3 * seat + kind] < 0 or kind >= self.talk.kind or self.rows:
            return False
        return self.phase is Phase.DECLARE or self.phase is Phase.CAPOT or self.phase is PLAY

    def may_challenge(self, seat: i64, other: i64, kind: i64) -> bool:
        if not self.rules.manner.lies or seat == other or not self.plays(seat):
            return False
        if self.phase is not PLAY or not self.rows or self.challenged & BIT[3 * other + kind]:
            return False
        return self.talk.keys[3 * other + kind] >= 0

    def play_aside(self, seat: i64, move: i64) -> None:
        allowed = False
        for one in self.asides(seat):
            allowed = allowed or one == move
        if not allowed:
            raise IllegalMove(int(seat), self.name(move), "P-15" if move == DEMAND else "P-30", "illegal")
        if move == DEMAND:
            self.demanded |= BIT[seat]
            self.resume = self.phase
            self.resume_turn = self.turn
            self.phase = Phase.SHOW
            self.go_on_showing()
        elif move < CHALLENGE:
            self.retracted |= BIT[3 * seat + move - RETRACT]
            self.talk.retract(seat, move - RETRACT, self.began)
            self.opened_claims = 0
            if self.phase is not Phase.DECLARE:
                self.settle_talk()
        else:
            self.challenged |= BIT[move - CHALLENGE]
            self.proving = (move - CHALLENGE) % 3
            self.resume = self.phase
            self.resume_turn = self.turn
            self.phase = Phase.PROVE
            self.turn = (move - CHALLENGE) // 3

    def proof(self, seat: i64) -> i64:
        """A challenged claim is shown, or there is nothing to show."""
        if not self.talk.is_true(seat, self.proving, self.began[seat]):
            return NOTHING
        return show_code(self.proving, self.talk.declared(seat, self.proving, self.began[seat]).cards)

    def prove(self, seat: i64, move: i64) -> None:
        """False: he counts nothing in this game; what lost only to his claims counts after all (P-30 c)."""
        self.phase = self.resume
        self.turn = self.resume_turn
        if move != NOTHING:
            self.shown[seat] |= cards_shown(move) & self.hands[seat]
            return
        before = self.talk.copy()
        self.talk.strike(seat, self.began)
        self.opened_claims = 0
        self.count.struck |= BIT[seat]
        for other in self.seats:
            for kind in range(3):
                self.count.late[other] += self.talk.counted(other, kind) - before.counted(other, kind)

    def go_on_showing(self) -> None:
        """What was counted unseen is laid open, one thing after another; then the play goes on where it was."""
        number = self.next_shown()
        if number >= 0:
            self.turn = self.talk.claims[number].seat
            return
        self.phase = self.resume
        self.turn = self.resume_turn

    def next_shown(self) -> i64:
        """The next thing to be shown to those who have asked; -1: nothing is left."""
        for number, claim in enumerate(self.talk.claims):
            if self.demanded & ~BIT[claim.seat] and not self.opened_claims & BIT[number]:
                return number
        return -1

    def demanded_show(self) -> i64:
        """Who has counted what he does not hold has nothing to show."""
        claim = self.talk.claims[self.next_shown()]
        return show_code(claim.kind, claim.cards) if claim.cards else NOTHING

    # -- chance

    def awaits(self) -> Deal | None:
        if self.phase is Phase.DRAW:
            return draw_of(self.rules.pack, self.match.drawing)
        if self.phase is not Phase.DEAL:
            return None
        seats = self.match.seats()
        each = self.rules.three_hands if len(seats) == 3 else self.rules.two_hands
        piles = [Pile(f"hand.{seat}", each, BIT[seat]) for seat in seats]
        piles.append(Pile("talon", size(self.rules.pack) - len(seats) * each, 0, True))
        return Deal("hand", members(self.rules.pack), piles)

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.DRAW:
            self.match.drawing = lowest_drawn(order, self.match.drawing)
            if size(self.match.drawing) == 1:
                self.match.dealer = lowest(self.match.drawing)
                self.match.drawing = 0
                self.phase = Phase.DEAL
            return
        self.sit()
        at: i64 = 0
        for seat in self.seats:
            for _ in range(self.length()):
                self.hands[seat] |= BIT[order[at]]
                at += 1
        rest = vec[i64](capacity=8)
        for i in range(at, len(order)):
            rest = append(rest, order[i])
        self.talon.lay(rest)
        self.dealer_talon = max(1, len(rest) * 3 // 8)
        self.elder_talon = len(rest) - self.dealer_talon
        self.begin_exchange()

    def sit(self) -> None:
        """Who plays this deal, and by which scale it counts."""
        self.seats = vec[i64](capacity=3)
        for seat in self.match.seats():
            self.seats = append(self.seats, seat)
        self.count = Count(self.rules.usage, NORMAN if self.three() else PIQUET, self.players)

    # -- the match

    def hand_number(self) -> i64:
        return self.match.deals + 1

    def over(self) -> bool:
        return self.phase is Phase.OVER

    def scores(self) -> list[int]:
        """Kopecks; of a single deal the differences of the counts, each against each of the others."""
        if not self.single:
            return self.match.scores()
        if self.phase is not Phase.OVER:
            return [0] * int(self.players)
        return self.margins(self.last)

    def margins(self, counts: list[int]) -> list[int]:
        here = [int(seat) for seat in self.seats]
        whole = sum(counts[seat] for seat in here)
        return [counts[seat] * len(here) - whole if seat in here else 0 for seat in range(self.players)]


def show_code(kind: i64, cards: i64) -> i64:
    """The move that lays a holding open."""
    if kind == 0:
        return SHOW_POINT + POINTS.index(int(cards))
    if kind == 1:
        return SHOW_RUN + RUNS.index(int(cards))
    return SHOW_SAME + SAMES.index(int(cards))


def cards_shown(move: i64) -> i64:
    """The cards that a move lays open."""
    if move >= SHOW_SAME:
        return SAMES[move - SHOW_SAME]
    return RUNS[move - SHOW_RUN] if move >= SHOW_RUN else POINTS[move - SHOW_POINT]
