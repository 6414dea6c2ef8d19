"""What is done out of turn in Piquet: a demand to see (P-15), false claims and their proof (P-30 c)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.piquet.deal import PLAY, Phase
from lomber.games.piquet.declaring import Declaring, cards_shown, show_code
from lomber.games.piquet.moves import CHALLENGE, DEMAND, NOTHING, RETRACT
from lomber.table.errors import IllegalMove


class Proving(Declaring):
    """Asides, and the showing that they bring about."""

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
                if self.rules.usage.in_hand and self.rules.usage.bonus:
                    self.whole = self.all_counted()
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
