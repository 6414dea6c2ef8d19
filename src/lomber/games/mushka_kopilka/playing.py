"""The play of Kopilka: leads, following, failed leads and the end of a deal (KO-6 … KO-10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, set_of
from lomber.cards.pack import SUIT, SUITS, rank_of, suit_of
from lomber.games.mushka_kopilka.offering import Offering
from lomber.games.mushka_kopilka.rules import (
    AT_ANSWER,
    AT_CLAIM,
    AT_DISCARD,
    AT_FOLLOW,
    AT_LEAD,
    BUY,
    CLAIM,
    DISCARD,
    FOUR,
    NEXT,
    PASS,
    PRIVILEGED,
)
from lomber.play.turns import round_of
from lomber.table.chance import EVERYONE
from lomber.table.errors import IllegalMove


class Playing(Offering):
    """Tricks without trumps, joined only with the suit led or with the ace of spades."""

    # -- whose move

    def actors(self) -> i64:
        return BIT[self.turn] if self.turn >= 0 else 0

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat != self.turn:
            return vec[i64]()
        if self.phase == AT_LEAD:
            return members(self.leadable(seat))
        if self.phase == AT_FOLLOW:
            return self.followings(set_of(self.lists[seat]))
        if self.phase == AT_ANSWER:
            return self.answers()
        if self.phase == AT_DISCARD:
            return self.discards(seat)
        return self.claims(seat)

    def leadable(self, seat: i64) -> i64:
        """Any card but of the suit of the last completed trick (KO-6)."""
        hand = set_of(self.lists[seat])
        return hand & ~SUIT[self.barred] if self.barred >= 0 else hand

    def followings(self, hand: i64) -> vec[i64]:
        """The suit led, and the ace of spades to anything; who lacks the suit may buy or pass (KO-7)."""
        found = members(hand & (SUIT[self.led] | BIT[PRIVILEGED]))
        lacks = not hand & SUIT[self.led]
        if lacks and self.stock.left() and self.bought < self.rules.buy_limit:
            found = append(found, BUY)
        if lacks or self.rules.manners:
            found = append(found, PASS)
        return found

    def claims(self, seat: i64) -> vec[i64]:
        """False passes of others that have been shown and not claimed (6.3)."""
        found = vec[i64](capacity=8)
        found = append(found, NEXT)
        for other in range(FOUR):
            if other != seat and self.false[other] and not self.claimed & BIT[other]:
                found = append(found, CLAIM + other)
        return found

    def audience(self, seat: i64, move: i64) -> i64:
        """Discards are face down."""
        return BIT[seat] if DISCARD <= move < BUY else EVERYONE

    # -- what is done

    def play(self, seat: i64, move: i64) -> None:
        if seat < 0 or seat != self.turn:
            raise IllegalMove(seat, self.name(move), self.queue(), "not-your-turn")
        allowed = False
        for one in self.legal(seat):
            if one == move:
                allowed = True
        if not allowed:
            raise self.refusal(seat, move)
        if self.phase == AT_ANSWER:
            self.answer(seat, move)
        elif self.phase == AT_DISCARD:
            self.discard(seat, move - DISCARD)
        elif self.phase == AT_LEAD:
            self.lead(seat, move)
        elif self.phase == AT_FOLLOW:
            self.follow(seat, move)
        else:
            self.accuse(seat, move)

    def queue(self) -> str:
        """The rule by which it is another's turn in this phase."""
        if self.phase == AT_ANSWER or self.phase == AT_DISCARD:
            return "KO-5"
        return "KO-6" if self.phase == AT_LEAD else "KO-7"

    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        """Which rule forbids it, in a sentence."""
        name = self.name(move)
        hand = set_of(self.lists[seat])
        if self.phase == AT_ANSWER or self.phase == AT_DISCARD:
            return IllegalMove(seat, name, "KO-5", "illegal")
        if move < 52 and not hand & BIT[move]:
            rule = "KO-6" if self.phase == AT_LEAD else "KO-7"
            return IllegalMove(seat, name, rule, "not-in-hand")
        if self.phase == AT_LEAD:
            if move < 52:
                return IllegalMove(seat, name, "KO-6", "kopilka-barred", suit=SUITS[self.barred])
            return IllegalMove(seat, name, "KO-6", "kopilka-lead")
        if self.phase == AT_FOLLOW:
            if move < 52:
                return IllegalMove(seat, name, "KO-7", "kopilka-suit-only", suit=SUITS[self.led])
            if hand & SUIT[self.led]:
                return IllegalMove(seat, name, "KO-7", "must-follow", suit=SUITS[self.led])
            if move == BUY:
                return IllegalMove(seat, name, "KO-7", "kopilka-no-buying")
        return IllegalMove(seat, name, "KO-7", "illegal")

    # -- leads

    def begin_play(self) -> None:
        self.note("play", self.dealer)
        self.begin_lead(self.left_of(self.dealer))

    def begin_lead(self, seat: i64) -> None:
        """He leads, unless he holds nothing but the barred suit: then the lead has failed (KO-6)."""
        self.leader = seat
        self.turn = seat
        self.phase = AT_LEAD
        if not self.leadable(seat):
            self.note("stuck", seat, len(self.rows))
            self.note("deny", seat, self.rules.pack & ~SUIT[self.barred])
            self.lead_failed()

    def lead(self, seat: i64, card: i64) -> None:
        self.led = suit_of(card)
        self.out = []
        self.lay(seat, card)
        self.phase = AT_FOLLOW
        self.turn = self.left_of(seat)

    def lay(self, seat: i64, card: i64) -> None:
        self.lists[seat].remove(int(card))
        self.rows.append((int(seat), int(card)))
        self.in_trick += 1
        self.note("lay", seat, card)
        if not self.lists[seat]:
            self.out.append(int(seat))

    def lead_failed(self) -> None:
        """The right to lead goes to the left; four failures in a row end the deal (KO-8, KO-10)."""
        self.failed += 1
        if self.failed < FOUR:
            self.begin_lead(self.left_of(self.leader))
            return
        first = -1
        for seat in round_of(self.dealer, FOUR):
            if first < 0 or len(self.lists[seat]) < len(self.lists[first]):
                first = seat
        self.deal_over(first)

    # -- following

    def follow(self, seat: i64, move: i64) -> None:
        if move == BUY:
            self.note("deny", seat, SUIT[self.led])
            self.draw(seat)
            self.bought += 1
            return
        if move != PASS:
            self.lay(seat, move)
        elif set_of(self.lists[seat]) & SUIT[self.led]:
            self.false[seat] += 1
        elif not self.rules.manners:
            self.note("deny", seat, SUIT[self.led])
        self.bought = 0
        following = self.left_of(seat)
        if following != self.leader:
            self.turn = following
        elif self.in_trick == 1:
            self.take_back()
        else:
            self.gather()

    def take_back(self) -> None:
        """All three passed: the leader takes his card back (KO-8)."""
        seat, card = self.rows.pop()
        self.lists[seat].append(card)
        self.note("return", seat, card)
        self.in_trick = 0
        self.led = -1
        self.out = []
        self.lead_failed()

    def gather(self) -> None:
        """The trick is written to its winner under the suit led, double if won by the ace of spades (KO-8)."""
        winner, double = self.winner_of(self.rows[len(self.rows) - int(self.in_trick) :])
        self.tallies[winner][self.led + (FOUR if double else 0)] += 1
        self.won[winner] += 1
        self.barred = self.led
        self.led = -1
        self.failed = 0
        self.in_trick = 0
        if self.out:
            self.deal_over(self.out[0])
        else:
            self.begin_lead(winner)

    def winner_of(self, trick: list[tuple[int, int]]) -> tuple[int, bool]:
        """The ace of spades; else the highest card, for all the others are of the suit led."""
        winner, highest = trick[0]
        for seat, card in trick:
            if card == PRIVILEGED:
                return seat, True
            if rank_of(card) > rank_of(highest):
                winner, highest = seat, card
        return winner, False

    # -- the end of a deal

    def deal_over(self, first: i64) -> None:
        """With manners the cards that are left are shown, and false passes may be claimed (6.3)."""
        self.last_out = first
        if not any(self.false):
            self.finish()
            return
        for seat in range(FOUR):
            self.lists[seat].sort()  # the order in which they were held tells nothing any more
            self.note("shows", seat, set_of(self.lists[seat]))
        self.phase = AT_CLAIM
        self.turn = self.left_of(self.dealer)

    def accuse(self, seat: i64, move: i64) -> None:
        """A claim, or `next`: he has none (any more); after the dealer the deal is settled."""
        if move != NEXT:
            self.claimed |= BIT[move - CLAIM]
        elif seat != self.dealer:
            self.turn = self.left_of(seat)
        else:
            self.finish()

    def finish(self) -> None:
        """The deal is settled."""
        raise NotImplementedError
