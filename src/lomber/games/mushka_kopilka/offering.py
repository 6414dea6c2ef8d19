"""The deal of Kopilka, and the offering before its first lead (KO-4, KO-5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, set_of, size
from lomber.cards.pack import SUIT, suit_of
from lomber.games.mushka_kopilka.memory import Memory
from lomber.games.mushka_kopilka.rules import (
    AT_ANSWER,
    AT_DEAL,
    AT_DISCARD,
    DECLINE,
    DISCARD,
    FOUR,
    LONG,
    TAKE,
)
from lomber.table.chance import Deal, Pile


class Offering(Memory):
    """Who has three of a suit lays them out; the others may each take one unseen."""

    # -- the deal

    def awaits(self) -> Deal | None:
        """The hands are dealt in an order of their own: it is the order in which their cards will lie on offer."""
        if self.phase != AT_DEAL:
            return None
        pool = members(self.rules.pack)
        piles = [Pile(f"hand.{seat}", self.rules.hand_cards, BIT[seat], True) for seat in range(FOUR)]
        piles.append(Pile("stock", len(pool) - FOUR * self.rules.hand_cards, 0, True))
        return Deal("hand", pool, piles)

    def dealt(self, order: vec[i64]) -> None:
        """The box is filled before a party (KO-3); five cards each, the rest is the stock (KO-4)."""
        self.begin_deal()
        at: i64 = 0
        for seat in range(FOUR):
            for _ in range(self.rules.hand_cards):
                self.receive(seat, order[at])
                at += 1
        rest = vec[i64](capacity=16)
        for i in range(at, len(order)):
            rest = append(rest, order[i])
        self.stock.lay(rest)
        self.origin = {f"hand.{seat}": self.lists[seat][:] for seat in range(FOUR)}
        self.origin["stock"] = [int(card) for card in rest]
        self.offer_from(self.left_of(self.dealer))

    def begin_deal(self) -> None:
        """What the match does before the cards are dealt."""
        raise NotImplementedError

    def begin_play(self) -> None:
        """The elder leads (KO-6)."""
        raise NotImplementedError

    # -- offers

    def offer_from(self, seat: i64) -> None:
        """The next, the dealer last, who has three or more of a suit lays them all down; else the play begins."""
        owner = seat
        for _ in range(FOUR):
            suit = self.long_suit(owner)
            if suit >= 0:
                self.lay_out(owner, suit)
                return
            self.note("none", owner)
            if owner == self.dealer:
                break
            owner = self.left_of(owner)
        self.begin_play()

    def long_suit(self, seat: i64) -> i64:
        hand = set_of(self.lists[seat])
        for suit in range(FOUR):
            if size(hand & SUIT[suit]) >= LONG:
                return suit
        return -1

    def lay_out(self, owner: i64, suit: i64) -> None:
        """Face down, in the order of the hand: nobody else can tell one from another."""
        self.owner = owner
        self.offer = [card for card in self.lists[owner] if suit_of(card) == suit]
        self.lists[owner] = [card for card in self.lists[owner] if suit_of(card) != suit]
        self.offered = len(self.offer)
        self.taken = []
        self.note("offer", owner, self.offered)
        self.turn = self.left_of(owner)
        self.phase = AT_ANSWER

    def answers(self) -> vec[i64]:
        """Any card that still lies there, or none."""
        found = vec[i64](capacity=8)
        for number in range(1, self.offered + 1):
            if int(number) not in self.taken:
                found = append(found, TAKE + number)
        return append(found, DECLINE)

    def discards(self, seat: i64) -> vec[i64]:
        """Any of the six, the card just taken too."""
        found = vec[i64](capacity=8)
        for card in members(set_of(self.lists[seat])):
            found = append(found, DISCARD + card)
        return found

    def answer(self, seat: i64, move: i64) -> None:
        if move == DECLINE:
            self.answered(seat)
            return
        number = move - TAKE
        before = sum([1 for taken in self.taken if taken < number])
        card = self.offer.pop(int(number) - 1 - before)
        self.taken.append(int(number))
        self.receive(seat, card)
        self.note("take", seat, number, card)
        self.phase = AT_DISCARD

    def discard(self, seat: i64, card: i64) -> None:
        """Face down, out of play; what he took goes where it lay, so that its place in the hand tells nothing."""
        hand = self.lists[seat]
        at = hand.index(int(card))
        last = hand.pop()
        if at < len(hand):
            hand[at] = last
        self.thrown[seat].append(int(card))
        self.note("discard", seat, card)
        self.answered(seat)

    def answered(self, seat: i64) -> None:
        """The next of the three answers; then the owner takes back the rest and draws as many as were taken."""
        following = self.left_of(seat)
        owner = self.owner
        if following != owner:
            self.turn = following
            self.phase = AT_ANSWER
            return
        self.lists[owner].extend(self.offer)
        self.note("back", owner)
        for _ in range(min(len(self.taken), self.stock.left())):
            self.draw(owner)
        self.owner = -1
        self.offer = []
        self.offered = 0
        self.taken = []
        if owner == self.dealer:
            self.begin_play()
        else:
            self.offer_from(self.left_of(owner))
