"""A position of Piquet (пикет): whose move it is, the exchange, and what a move does."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import SUITS, suit_of
from lomber.games.piquet.count import NORMAN, PIQUET, Count
from lomber.games.piquet.deal import PLAY, Phase
from lomber.games.piquet.declaring import cards_shown
from lomber.games.piquet.holdings import is_white
from lomber.games.piquet.moves import (
    ALL,
    CAPOT,
    DEMAND,
    DONE,
    NOTHING,
    PASS,
    REDEAL,
    RETRACT,
    STAND,
    TAKE,
    THROW,
    WHITE,
    rule_of,
)
from lomber.games.piquet.playing import FOLLOW_SUIT, NO_TRUMP
from lomber.games.piquet.proving import Proving
from lomber.play.draws import draw, lowest_drawn
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.errors import IllegalMove


class Deals(Proving):
    """A deal from the shuffle to its last card; the match stands beside it."""

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
            # In small studies the talon may be larger than a hand: nobody throws more than he holds.
            fewest = min(max(1, self.elder_talon - 2), self.length())
            return fewest <= number <= self.elder_talon
        left = self.elder_talon - self.bought[self.elder()] if self.bought[self.elder()] > 0 else 0
        fewest = min(self.rules.dealer_min, own)
        return number == 0 or fewest <= number <= left + own

    def sizes_of_discard(self, seat: i64) -> str:
        """All that he may discard, for whom that is refused: 0, 3, 4, 5."""
        surplus = self.surplus(seat)
        return ", ".join(str(number + surplus) for number in range(9) if self.may_take(seat, number))

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

    def audience(self, seat: i64, move: i64) -> i64:
        """Discards are face down (P-9); everything else is said or shown to all."""
        return BIT[seat] if THROW <= move < DONE else EVERYONE

    # -- what is done

    def play(self, seat: i64, move: i64) -> None:
        if move >= RETRACT or move == DEMAND:
            self.play_aside(seat, move)
            return
        if seat < 0 or seat != self.turn:
            raise IllegalMove(int(seat), self.name(move), self.rule_of_turn(move), "not-your-turn")
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

    def rule_of_turn(self, move: i64) -> str:
        """The rule that says whose turn such a thing is; of three the order is another (N-2, N-3, N-5)."""
        if move < THROW:
            return "N-5" if self.three() else "P-19"
        if move <= DONE:
            return "N-2" if self.three() else "P-6"
        rule = rule_of(move)
        if rule != "P-14":
            return rule
        return "N-3" if self.three() else "P-10"

    def why_not(self, seat: i64, move: i64) -> IllegalMove:
        if self.phase is PLAY and move < THROW:
            rule = self.rule_of_turn(move)
            if not self.hands[seat] & BIT[move]:
                return IllegalMove(int(seat), self.name(move), rule, "not-in-hand")
            led = suit_of(self.row_cards[self.rows - self.in_trick])
            return IllegalMove(int(seat), self.name(move), rule, "must-follow", suit=SUITS[led])
        if self.phase is Phase.EXCHANGE and move != WHITE:
            rule = "N-2" if self.three() else ("P-6" if seat == self.elder() else "P-7")
            if THROW <= move < DONE and not self.hands[seat] & ~self.chosen & BIT[move - THROW]:
                return IllegalMove(int(seat), self.name(move), rule, "not-in-hand")
            if THROW <= move < DONE and self.chosen >= BIT[move - THROW]:
                return IllegalMove(int(seat), self.name(move), rule, "piquet-in-order")
            return IllegalMove(
                int(seat), self.name(move), rule, "piquet-exchange", numbers=self.sizes_of_discard(seat)
            )
        if self.phase is Phase.DECLARE:
            return IllegalMove(int(seat), self.name(move), "P-14", "piquet-claim")
        return IllegalMove(int(seat), self.name(move), rule_of(move), "illegal")

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

    # -- chance

    def awaits(self) -> Deal | None:
        if self.phase is Phase.DRAW:
            return draw(self.rules.pack, size(self.match.drawing))
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
