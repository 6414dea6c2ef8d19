"""The play of the hand: duties, tricks, and the claims of `manners`."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import SUITS
from lomber.play.mouche.buying import Buying
from lomber.play.mouche.rules import (
    AT_CLAIM,
    AT_DECLARE,
    AT_EXCHANGE,
    AT_PLAY,
    AT_RESHUFFLE,
    AT_TURNUP,
    DROP,
    LEAVE,
    PASS,
    PLAYED,
    THROW,
)
from lomber.play.tricks import NO_SUIT, OVERTRUMP, TRUMP
from lomber.table.chance import EVERYONE
from lomber.table.errors import IllegalMove


class Tricks(Buying):
    """Whose move it is, and the hand from the first lead on."""

    # -- whose move

    def actors(self) -> i64:
        if self.turn < 0 or self.phase == AT_RESHUFFLE:
            return 0
        return BIT[self.turn]

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat != self.turn or self.phase == AT_RESHUFFLE:
            return vec[i64]()
        if self.phase == AT_PLAY:
            return members(self.hands[seat] if self.rules.manners else self.lawful(seat))
        if self.phase == AT_DECLARE or self.phase == AT_EXCHANGE:
            return self.declarations(seat)
        if self.phase == AT_TURNUP:
            found = vec[i64](capacity=8)
            for card in members(self.droppable(seat)):
                found = append(found, DROP + card)
            return append(found, LEAVE)
        if self.phase == AT_CLAIM:
            found = vec[i64]([self.rules.next])
            for code in members(self.claimable(seat)):
                found = append(found, self.rules.claim + code)
            return found
        return self.form_moves(seat)

    def form_moves(self, seat: i64) -> vec[i64]:
        """What may be done in a phase of the form's own."""
        return vec[i64]()

    def midway(self, seat: i64) -> bool:
        return self.chosen != 0 and seat == self.turn

    def audience(self, seat: i64, move: i64) -> i64:
        """Throw-offs are face down, but for cards that all have seen."""
        if THROW <= move < PASS:
            card = (move - THROW) % 52
            return EVERYONE if self.shown[seat] & BIT[card] else BIT[seat]
        return EVERYONE

    def play(self, seat: i64, move: i64) -> None:
        if seat < 0 or seat != self.turn or self.phase == AT_RESHUFFLE:
            raise self.refuse(seat, move, self.queue(), "not-your-turn")
        if self.phase == AT_PLAY:
            self.lay(seat, move)
        elif self.phase == AT_DECLARE or self.phase == AT_EXCHANGE:
            self.declare(seat, move)
        elif self.phase == AT_TURNUP:
            self.turn_up(seat, move)
        elif self.phase == AT_CLAIM:
            self.accuse(seat, move)
        else:
            self.play_form(seat, move)

    def queue(self) -> str:
        """The shared rule by which it is another's turn in this phase."""
        if self.phase == AT_PLAY:
            return "order"
        if self.phase == AT_TURNUP:
            return "turnup"
        if self.phase == AT_CLAIM:
            return "claim"
        return "room" if self.phase == AT_RESHUFFLE else "turn"

    def play_form(self, seat: i64, move: i64) -> None:
        """A move in a phase of the form's own."""
        raise self.refuse(seat, move, "declare", "illegal")

    # -- a card

    def begin_play(self) -> None:
        """The elder leads, or the nearest on his left who plays."""
        self.phase = AT_PLAY
        self.turn = self.after(self.dealer, self.active)

    def lawful(self, seat: i64) -> i64:
        """The cards the rules allow: follow suit; void, trump; neither, anything."""
        return self.duties().legal(self.hands[seat], self.led, self.winning, self.trump)

    def fault(self, seat: i64, card: i64) -> i64:
        """Which fault the card would be, as the form numbers them; 0: none."""
        return 0 if self.lawful(seat) & BIT[card] else 1

    def fault_rule(self, fault: i64) -> str:
        """The rule that a fault breaks."""
        return self.cite("follow")

    def lay(self, seat: i64, card: i64) -> None:
        if not 0 <= card < 52:
            raise self.refuse(seat, card, "follow", "illegal")
        if not self.hands[seat] & BIT[card]:
            raise self.refuse(seat, card, "follow", "not-in-hand")
        fault = self.fault(seat, card)
        if not self.rules.manners:
            if fault:
                raise self.forbidden(seat, card, fault)
            self.tell(seat, card)
        self.hands[seat] &= ~BIT[card]
        self.laid[seat] |= BIT[card]
        self.row_seats[self.rows] = seat
        self.row_cards[self.rows] = card
        self.row_faults[self.rows] = fault
        self.rows += 1
        self.turn = self.after(seat, self.active)
        self.retrace(self.rows - 1)
        if self.tricks == self.rules.hand_cards:
            self.play_ended()

    def retrace(self, row: i64) -> None:
        """What the card of this row does to the trick: is it winning, is it the last?"""
        seat, card = self.row_seats[row], self.row_cards[row]
        if self.in_trick == 0:
            self.led = self.order().suit[card]
            self.led_card = card
        if self.in_trick == 0 or self.takes(card):
            self.winning = card
            self.winner = seat
        self.in_trick += 1
        if self.in_trick == size(self.active):
            self.gather()

    def takes(self, card: i64) -> bool:
        """Does a card laid now take the trick from the one winning so far?"""
        return self.order().beats(card, self.winning, self.trump)

    def gather(self) -> None:
        """The trick is taken; its winner leads."""
        self.taken[self.tricks] = self.winner
        self.tricks += 1
        self.in_trick = 0
        self.led = NO_SUIT
        self.led_card = -1
        self.winning = -1
        self.turn = self.winner
        self.winner = -1

    def forbidden(self, seat: i64, card: i64, fault: i64) -> IllegalMove:
        rule = self.fault_rule(fault)
        broken = self.duties().broken(card, self.hands[seat], self.led, self.winning, self.trump)
        if broken == TRUMP:
            return IllegalMove(seat, self.name(card), rule, "must-trump")
        if broken == OVERTRUMP:
            return IllegalMove(seat, self.name(card), rule, "must-overtrump")
        return IllegalMove(seat, self.name(card), rule, "must-follow", suit=SUITS[self.led])

    def tell(self, seat: i64, card: i64) -> None:
        """What everybody learns from a card that was properly played."""
        told = self.told_by(seat, card)
        self.denied[seat] |= told & ~self.laid[seat] & ~BIT[card] & self.rules.pack

    def told_by(self, seat: i64, card: i64) -> i64:
        """Cards that he cannot hold beside this one."""
        return self.duties().denied(card, self.led, self.winning, self.trump)

    # -- claims

    def play_ended(self) -> None:
        """Where nobody broke a duty, all have seen it: there is nothing to claim."""
        for i in range(self.rows):
            if self.row_faults[i]:
                self.phase = AT_CLAIM
                self.turn = self.after(self.dealer, self.active)
                return
        self.finish(PLAYED, [])

    def claimable(self, seat: i64) -> i64:
        """Accusations not yet made, of others who played."""
        mask: i64 = 0
        for p in members(self.active & ~BIT[seat]):
            for trick in range(self.rules.hand_cards):
                mask |= BIT[p * self.rules.hand_cards + trick]
        return mask & ~self.claims

    def accuse(self, seat: i64, move: i64) -> None:
        """An accusation, proved by the cards that all have seen; or `next`: he has none (any more)."""
        if move == self.rules.next:
            following = self.later(seat, self.active)
            if following < 0:
                self.finish(PLAYED, [])
            else:
                self.turn = following
            return
        code = move - self.rules.claim
        if code < 0 or not self.claimable(seat) & BIT[code]:
            raise self.refuse(seat, move, "claim", "illegal")
        self.claims |= BIT[code]

    def proved(self, row: i64) -> i64:
        """The fault of a laid card, if it has been claimed."""
        code = self.row_seats[row] * self.rules.hand_cards + row // size(self.active)
        return self.row_faults[row] if self.claims & BIT[code] else 0

    def faults_proved(self) -> list[list[str]]:
        """By seat, the rules of his faults that were claimed."""
        found: list[list[str]] = [[] for _ in range(self.players)]
        for row in range(self.rows):
            fault = self.proved(row)
            if fault:
                found[self.row_seats[row]].append(self.fault_rule(fault))
        return found

    def trick_winners(self) -> list[int]:
        """Who takes each trick."""
        return [int(self.taken[trick]) for trick in range(self.tricks)]
