"""The auction (V-40 … V-52), passing (V-60 … V-63) and the virtual rivals (V-120 … V-127)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled
from lomber.games.viceroy import board, cards, tokens
from lomber.games.viceroy.board import ATTACK_BID, GOT, IN, NO_BID, OUT, PASS_BID, Phase, Task
from lomber.games.viceroy.cards import LETTERS, NO_CARD
from lomber.games.viceroy.effects import Laws
from lomber.games.viceroy.tokens import put_back

BASE_CLAIM: Final[i64] = 0
TIP_CLAIM: Final[i64] = 1
ANY_CLAIM: Final[i64] = 2
PASS_GEMS: Final[i64] = 3


class Auction(Laws):
    """Closed fists, up to three rounds."""

    # -- rounds

    def next_round(self) -> None:
        """Another round, if one is due and somebody is in; else the auction is over (V-40, V-49)."""
        self.bids = filled(self.players, NO_BID)
        self.rival_bids = filled(3, NO_BID)
        if self.round >= self.auction_rounds or not self.participants():
            self._end_auction()
            return
        self.round += 1
        for colour in range(4):
            self.offered[colour] = self.on_offer(colour)
        self.start_sealed(Phase.BID)

    def participants(self) -> i64:
        """Those who have neither got a card nor passed nor been excluded by a law."""
        mask: i64 = 0
        for seat in range(self.players):
            if self.auction[seat] == IN:
                mask |= BIT[seat]
        return mask

    def bid_choices(self, seat: i64) -> vec[i64]:
        """D-5: pass, a gem one has of a colour with a card, an attack token one has (V-41)."""
        found = vec[i64]([self.codes.pass_])
        for colour in range(4):
            if self.screens[seat][colour] > 0 and self.offered[colour] > 0:
                found = append(found, self.codes.bid + colour)
        if self.attacks[seat] > 0:
            found = append(found, self.codes.attack)
        return found

    def all_have_bid(self) -> None:
        """Fists are closed; each rival still in draws a gem from the box (V-121)."""
        for seat in range(self.players):
            if self.plans[seat]:
                move = self.plans[seat][0]
                if move == self.codes.pass_:
                    self.bids[seat] = PASS_BID
                elif move == self.codes.attack:
                    self.bids[seat] = ATTACK_BID
                else:
                    self.bids[seat] = move - self.codes.bid
        self.plans = [[] for _ in range(self.players)]
        if self.rivals_left():
            self.phase = Phase.RIVALS
        else:
            self.reveal_bids()

    def rivals_left(self) -> i64:
        number: i64 = 0
        for rival in range(self.rivals):
            number += self.rivals_in[rival]
        return number

    def rivals_draw(self, gems: vec[i64]) -> None:
        """The gems are shown with the fists and go back to the box (V-121)."""
        drawn: i64 = 0
        for rival in range(self.rivals):
            if self.rivals_in[rival]:
                self.rival_bids[rival] = gems[drawn] - self.cards.cards
                drawn += 1
        self.reveal_bids()

    def reveal_bids(self) -> None:
        """Every bid leaves at once, whatever comes of it (V-42); then all is settled in its order (V-49)."""
        self.phase = Phase.AUCTION
        self.story = []
        for seat in range(self.players):
            bid = self.bids[seat]
            if bid == NO_BID:
                continue
            if bid == ATTACK_BID:
                put_back(self.pools, self.spend_attack(seat))
                self.tell(f"attack {seat}")
            elif bid == PASS_BID:
                self.tell(f"pass {seat}")
            else:
                self.to_reserve(seat, bid)
                self.tell(f"bid {seat} {LETTERS[bid]}")
        for rival in range(self.rivals):
            if self.rival_bids[rival] >= 0:
                self.tell(f"rival {rival + 1} {LETTERS[self.rival_bids[rival]]}")
        for kind in (board.PASSERS, board.RIVAL_ATTACKS, board.ATTACKERS, board.REFUNDS):
            self.push(kind, -1)
        for place in range(3, -1, -1):
            self.push(board.COLOUR, -1, self.line[place])

    # -- colours from left to right (V-43, V-122)

    def rival_bidders(self, colour: i64) -> list[i64]:
        return [rival for rival in range(self.rivals) if self.rival_bids[rival] == colour]

    def settle_colour(self, task: Task) -> None:
        colour = task.a
        seats = [seat for seat in range(self.players) if self.bids[seat] == colour]
        rivals = self.rival_bidders(colour)
        lying = self.offered[colour]
        if lying == 0:
            for rival in rivals:
                self.rival_bids[rival] = ATTACK_BID
        elif not seats:
            self._rivals_alone(colour, lying, rivals)
        elif len(seats) == 1 and not rivals:
            if lying == 1:
                self._got(seats[0], self.lift(self._only_offer(colour)))
            else:
                self.push(board.PICK, seats[0], colour)
        elif len(seats) == 1 and len(rivals) == 1 and lying == 2 and not self.collide:
            self.push(board.MATCH, seats[0], colour, rivals[0])
        elif len(seats) == 2 and not rivals and lying == 2:
            self.push(board.CLAIM, seats[0], colour, 0, seats[1])
            self._claim_anew()

    def _only_offer(self, colour: i64) -> i64:
        return 2 * colour + (0 if self.bases[colour] != NO_CARD else 1)

    def _rivals_alone(self, colour: i64, lying: i64, rivals: list[i64]) -> None:
        """One rival removes the only or the base card; two remove two cards; else nothing happens (V-122)."""
        if len(rivals) == 1:
            self._discard(self._only_offer(colour) if lying == 1 else 2 * colour)
            self.rivals_in[rivals[0]] = 0
        elif len(rivals) == 2 and lying == 2:
            self._discard(2 * colour)
            self._discard(2 * colour + 1)
            for rival in rivals:
                self.rivals_in[rival] = 0

    def _discard(self, offer: i64) -> None:
        card = self.lift(offer)
        if card != NO_CARD:
            self.discard.append(int(card))
            self.tell(f"gone {self.cards.names[card]}")

    def _got(self, seat: i64, card: i64) -> None:
        """A card lies before its buyer: not in hand, not yet played; he is out for the turn (V-44)."""
        self.bought[seat] = card
        self.auction[seat] = GOT
        self.tell(f"got {seat} {self.cards.names[card]}")
        if self.tuckers(seat, True):
            self.push(board.DRAWN, seat, 0, 1)

    def pick(self, task: Task) -> None:
        self._got(task.seat, self.lift(2 * task.a + task.chosen[0] - self.codes.take))

    def match_rival(self, task: Task) -> None:
        """D-8: the tip card is his and the base card goes, or both stay in."""
        if task.chosen[0] == self.codes.continue_:
            return
        self._discard(2 * task.a)
        self.rivals_in[task.b] = 0
        self._got(task.seat, self.lift(2 * task.a + 1))

    # -- negotiation (V-45)

    def _claim_anew(self) -> None:
        self.claims = filled(self.players, -1)
        self.seal += 1

    def claimed(self, task: Task) -> None:
        """Both claims lie open."""
        first, second = task.seat, task.c
        one, two = self.claims[first], self.claims[second]
        self.tell(f"claim {first} {('base', 'tip', 'any')[one]}")
        self.tell(f"claim {second} {('base', 'tip', 'any')[two]}")
        if one == two and one != ANY_CLAIM:
            if task.b + 1 < self.claim_rounds:
                self.push(board.CLAIM, first, task.a, task.b + 1, second)
                self._claim_anew()
            return
        if one == ANY_CLAIM and two == ANY_CLAIM:
            order = self.in_order(BIT[first] | BIT[second])
            one = BASE_CLAIM if order[0] == first else TIP_CLAIM
        elif one == ANY_CLAIM:
            one = TIP_CLAIM - two
        base, tip = self.lift(2 * task.a), self.lift(2 * task.a + 1)
        takes_base = first if one == BASE_CLAIM else second
        # The one to act first is asked first whether he tucks his card (V-115, E-26).
        for seat in reversed(self.in_order(BIT[first] | BIT[second])):
            self._got(seat, base if seat == takes_base else tip)

    # -- after the colours (V-46, V-49, V-127, E-22)

    def refund(self) -> None:
        """The first gem bid of the turn that brings no card comes back, once for each such law (E-22)."""
        for seat in range(self.players):
            bid = self.bids[seat]
            if not 0 <= bid < 4 or self.auction[seat] != IN:
                continue
            if self.refunds[seat] < self.pyramids[seat].number_of(cards.REFUND_BID):
                self.refunds[seat] += 1
                self.from_reserve(seat, bid)
                self.tell(f"refund {seat} {LETTERS[bid]}")

    def attackers(self) -> None:
        """Each takes from what is left, in the order of acting (V-46)."""
        mask: i64 = 0
        for seat in range(self.players):
            if self.bids[seat] == ATTACK_BID:
                mask |= BIT[seat]
        for seat in reversed(self.in_order(mask)):
            self.push(board.SEIZE, seat)

    def seize(self, task: Task) -> None:
        self._got(task.seat, self.lift(task.chosen[0] - self.codes.seize))

    def rival_attacks(self) -> None:
        """A human chooses the victim of each attacking rival, in turn (V-127)."""
        order = self.in_order(self.everybody())
        victims: list[i64] = []
        for rival in range(self.rivals):
            if self.rival_bids[rival] == ATTACK_BID:
                self.rivals_in[rival] = 0
                victims.append(order[len(victims) % len(order)])
        for seat in reversed(victims):
            self.push(board.DROP, seat)

    def drop(self, task: Task) -> None:
        self._discard(task.chosen[0] - self.codes.drop)

    # -- passing (V-47, V-48, V-60 … V-62)

    def passers(self) -> None:
        """Who opened an empty hand, and after the last round everybody left, in one batch."""
        mask: i64 = 0
        for seat in range(self.players):
            last = self.round >= self.auction_rounds and self.auction[seat] == IN
            if self.bids[seat] == PASS_BID or last:
                self.auction[seat] = OUT
                mask |= BIT[seat]
        self.pass_in_order(mask)

    def pass_in_order(self, mask: i64) -> None:
        """Each takes all of his gems before the next takes any (V-62)."""
        for seat in reversed(self.in_order(mask)):
            self.push(board.PASSED, seat)

    def passed(self, task: Task) -> None:
        """Three gems, and one more for each science token and law, if he likes (V-60, E-21)."""
        pyramid = self.pyramids[task.seat]
        more = pyramid.tokens(tokens.SCIENCE) + pyramid.lasting(cards.PASS_BONUS)
        self.push(board.GEMS, task.seat, PASS_GEMS, PASS_GEMS + more)

    # -- the end of the auction (V-51, V-52)

    def _end_auction(self) -> None:
        for place in range(4):
            colour = self.line[place]
            if self.tips[colour] != NO_CARD:
                self.discard.append(int(self.tips[colour]))
            self.tips[colour] = self.bases[colour]
            self.bases[colour] = NO_CARD
        self.open_cards()
        if not self.big.cards and self.turn + 1 == self.turns:
            self.tell("last-turn")
        self.begin_payment()

    def open_cards(self) -> None:
        """Four cards of the big deck to the bases, left to right (V-16, V-51)."""
        for place in range(4):
            if self.big.cards:
                colour = self.line[place]
                self.bases[colour] = self.big.cards.pop(0)
                self.sightings.show("big", self.big.origins.pop(0), -1)

    def begin_payment(self) -> None:
        raise NotImplementedError
