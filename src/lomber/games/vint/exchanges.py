"""What comes between the deal and the first lead, form by form.

Swapping and buying for two (V2B-2, V2C-2), cards put aside (VR-2, VV-1), the widow with its distribution,
pass-on and nail (VW-3 … VW-5, VN-2 … VN-5, VD-3 … VD-5), who plays whose hand once the auction is closed
(V2D-3, V3B-3, VA-3, VS-2 … VS-4).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied4, lowest, size
from lomber.games.vint.match import NOBODY, ZEROS
from lomber.games.vint.setting import (
    AUCTION,
    FINAL,
    GIVE,
    HOLDER,
    NAIL,
    OPEN,
    PASS_ON,
    PICK_UP,
    PLACES,
    PLAY,
    PURCHASE,
    SWAP,
    THROW,
    TURN_UP,
    WHERE,
    Phase,
    Setting,
)
from lomber.games.vint.sides import SidesState
from lomber.play.exchange import choosable
from lomber.play.stock import Stock
from lomber.table.chance import EVERYONE
from lomber.table.contract import Game
from lomber.table.errors import IllegalMove

RIGHT: Final = [3, 0, 1, 2]
"""The place on the right of S W N E: S takes the packet E, N the packet W (V2B-2)."""

ASIDE: Final = -1
DRAWS: Final = -2
"""Instead of a place that cards go to: aside for good; aside, and another is drawn for it."""


class ExchangeState(SidesState):
    """Hands, and the cards that go from one to another before the play."""

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.hands: vec[i64] = ZEROS
        self.widow: i64 = 0
        """The widow's cards while they lie in the middle, closed."""
        self.bought: i64 = 0
        """The widow's cards once they have been shown to all (VW-3)."""
        self.thrown: vec[i64] = ZEROS
        """Cards out of play, by the place that put them aside; replaced, never changed in place."""
        self.packets: list[Stock] = []
        """The packets at W and E that are bought from, card by card (V2C-2)."""
        self.chosen: vec[i64] = ZEROS
        """What is being given away, by place; replaced, never changed in place."""
        self.ready: i64 = 0
        """The places that have chosen in a sealed round."""
        self.giver: i64 = NOBODY
        self.getter: i64 = NOBODY
        self.received: i64 = 0
        """Cards that came with the first half of an open nail: they may not be sent back (VN-5)."""
        self.round: i64 = 0
        self.opened: i64 = NOBODY
        """The place whose hand was laid open to a blind bidder (V-70)."""
        # -- how it came about since the hand began; no part of a described position
        self.passed: list[list[int]] = []
        """Round, source, target, number and order of every pass of cards; replaced, never changed in place."""
        self.prepared: i64 = 0
        """The places that had already chosen when the hand was set up in the middle of a sealed round."""
        self.brought: dict[str, int] = {}
        """Where their cards went when the round was over, by the pile of the set-up, and who had got the first half
        of an open nail; replaced, never changed in place."""
        self.bought_to: i64 = NOBODY
        """The place that the widow went to."""
        self.heap: i64 = 0
        """The rubbish that the dealer picked up."""
        self.laid_open = False
        """The closed dummy has been turned up (V2E-6)."""

    def take_exchanges(self, other: "ExchangeState") -> None:
        self.hands = copied4(other.hands)
        self.widow = other.widow
        self.bought = other.bought
        self.thrown = other.thrown
        if other.packets:
            self.packets = [stock.copy() for stock in other.packets]
        self.chosen = other.chosen
        self.ready = other.ready
        self.giver = other.giver
        self.getter = other.getter
        self.received = other.received
        self.round = other.round
        self.opened = other.opened
        self.passed = other.passed
        self.prepared = other.prepared
        self.brought = other.brought
        self.bought_to = other.bought_to
        self.heap = other.heap
        self.laid_open = other.laid_open

    def clear_deal(self) -> None:
        super().clear_deal()
        self.hands = vec[i64]([0, 0, 0, 0])
        self.widow = 0
        self.bought = 0
        self.thrown = ZEROS
        self.packets = []
        self.chosen = ZEROS
        self.ready = 0
        self.giver = NOBODY
        self.getter = NOBODY
        self.received = 0
        self.round = 0
        self.opened = NOBODY
        self.passed = []
        self.prepared = 0
        self.brought = {}
        self.bought_to = NOBODY
        self.heap = 0
        self.laid_open = False

    # -- from stage to stage

    def begin(self) -> None:
        """After the deal."""
        self.enter(self.setting.stages[0])

    def enter(self, stage: Phase) -> None:
        """The next stage begins."""
        self.phase = stage
        self.giver = NOBODY
        self.getter = NOBODY
        if stage is AUCTION:
            self.open_auction()
        elif stage is FINAL:
            self.open_final()
        elif stage is HOLDER:
            self.open_holder()
        elif stage is PLAY:
            self.before_play()
        elif stage is OPEN:
            self.giver = self.partner_of(self.declarer)
        elif stage is SWAP or stage is PURCHASE or stage is PICK_UP:
            self.giver = self.dealer
        elif stage is WHERE:
            self.giver = self.declarer
        elif stage is TURN_UP:
            self.giver = 3 - self.dealer
        elif stage is PASS_ON:
            self.giver = self.buyer
            self.getter = self.partner_of(self.buyer)
        elif stage is GIVE:
            self._open_distribution()
        elif stage is NAIL:
            self._open_nail()

    def leave(self) -> None:
        """This stage is over."""
        self.enter(self.setting.next_stage(self.phase))

    def calls_closed(self) -> None:
        if self.phase is FINAL:
            self.leave()
            return
        if self.phase is AUCTION and self.setting.form == "three_rotating":
            self.leave()
            return
        if self.contract < 0:
            self.passed_out()
            return
        self.looked = 15
        self.make_sides()
        if self.setting.widow:
            self.buyer = self.declarer
            self._buy_widow()
        self.leave()

    def _buy_widow(self) -> None:
        """The buyer takes the widow and shows it to all (VW-3); for two he first says to which hand (V2E-3)."""
        if self.setting.form != "two_widow":
            self._widow_to(self.buyer)

    def _widow_to(self, place: i64) -> None:
        self.bought = self.widow
        self.bought_to = place
        self.hands[place] |= self.widow
        self.widow = 0

    def passed_out(self) -> None:
        """Nobody has bid: a cross, or by agreement the hands are played without trumps (V-15, V-61, V-63)."""
        self.looked = 15
        self.declarer = NOBODY
        if self.setting.plays_passed_out:
            self.begin_play(self.next_of[self.dealer])
        else:
            self.finish_passed_out()

    def before_play(self) -> None:
        """The partner of one who bid blind may lay his hand open (V-70)."""
        if self.is_blind:
            self.enter(OPEN)
        else:
            self.begin_play(self.first_leader())

    def begin_play(self, leader: i64) -> None:
        raise NotImplementedError

    # -- giving cards away

    def _open_distribution(self) -> None:
        """One gives to each of the three others in turn, from his left (VW-4, VN-3, VD-3, V2E-4)."""
        if self.setting.form == "two_widow":
            self.giver = self._bought_to()
        elif PASS_ON in self.setting.stages:
            self.giver = self.partner_of(self.buyer)
        else:
            self.giver = self.buyer
        self.getter = self.next_of[self.giver]

    def _bought_to(self) -> i64:
        """The hand that has the widow: it holds most cards."""
        best: i64 = 0
        for place in range(4):
            if size(self.hands[place]) > size(self.hands[best]):
                best = place
        return best

    def _open_nail(self) -> None:
        """The defenders exchange cards; in the open nail the one at the declarer's left begins (VN-5, VD-5)."""
        self.received = 0
        if self.setting.nail == "none":
            self.leave()
            return
        self.giver = self.next_of[self.declarer]
        self.getter = self.partner_of(self.giver)

    def givers(self) -> i64:
        """The places that must choose cards now."""
        if self.phase is THROW:
            all_throw: i64 = 15
            if self.setting.to_dealer:
                all_throw &= ~BIT[self.dealer]
            return all_throw & ~self.ready
        if self.phase is NAIL and self.setting.nail == "closed":
            return (BIT[self.giver] | BIT[self.getter]) & ~self.ready
        if self.phase is PASS_ON or self.phase is GIVE or self.phase is NAIL:
            return BIT[self.giver]
        return 0

    def is_sealed(self) -> bool:
        return self.phase is THROW or (self.phase is NAIL and self.setting.nail == "closed")

    def number_to_give(self) -> i64:
        """How many cards go at once."""
        if self.phase is THROW:
            return self.setting.throws
        return self.setting.widow if self.phase is PASS_ON else self.setting.each

    def target_of(self, place: i64) -> i64:
        """Where the cards of a giver go."""
        if self.phase is THROW:
            return self.dealer if self.setting.to_dealer else ASIDE
        return self.getter if place == self.giver else self.giver

    def giving_place(self, seat: i64) -> i64:
        """The place for which a seat has to choose cards now, or -1."""
        givers = self.givers()
        while givers:
            place = lowest(givers)
            if self.owner[place] == seat:
                return place
            givers &= ~BIT[place]
        return NOBODY

    def givable(self, place: i64) -> i64:
        """The cards that may be chosen next."""
        hand = self.hands[place]
        if place != self.giver or self.phase is not NAIL:
            return choosable(hand, self.chosen[place], self.number_to_give())
        return choosable(hand & ~self.received, self.chosen[place], self.number_to_give())

    def legal_gifts(self, place: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        rest = self.givable(place)
        while rest:
            card = lowest(rest)
            found = append(found, self.setting.give + card)
            rest &= ~BIT[card]
        if size(self.chosen[place]) == self.number_to_give():
            found = append(found, self.setting.done)
        return found

    def give(self, seat: i64, move: i64) -> None:
        """One card of a gesture, or its end."""
        place = self.giving_place(seat)
        rule = self.giving_rule()
        if place < 0:
            raise IllegalMove(int(seat), self.name(move), rule, "not-your-turn")
        if move == self.setting.done:
            if size(self.chosen[place]) != self.number_to_give():
                raise IllegalMove(int(seat), self.name(move), rule, "give-exactly")
            self._given(place)
            return
        card = move - self.setting.give
        if card < 0 or card >= 52:
            raise IllegalMove(int(seat), self.name(move), rule, "give-now")
        if not self.hands[place] & BIT[card]:
            raise IllegalMove(int(seat), self.name(move), rule, "not-in-hand")
        if size(self.chosen[place]) == self.number_to_give():
            raise IllegalMove(int(seat), self.name(move), rule, "give-exactly")
        if not self.givable(place) & BIT[card]:
            back = self.phase is NAIL and place == self.giver and self.received & BIT[card]
            raise IllegalMove(int(seat), self.name(move), rule, "not-back" if back else "give-ascending")
        chosen = copied4(self.chosen)
        chosen[place] |= BIT[card]
        self.chosen = chosen
        if self.number_to_give() == 1:
            self._given(place)

    def giving_rule(self) -> str:
        if self.phase is THROW:
            return "VR-2" if self.setting.to_dealer else "VV-1"
        if self.phase is PASS_ON:
            return "VD-3" if self.setting.each == 2 else "VN-2"
        if self.phase is NAIL:
            return "VD-5" if self.setting.each == 2 else "VN-5"
        if PASS_ON in self.setting.stages:
            return "VD-3" if self.setting.each == 2 else "VN-3"
        return "V2E-4" if self.setting.form == "two_widow" else "VW-4"

    def _given(self, place: i64) -> None:
        """A giver has chosen. A sealed round waits for all; otherwise the cards go at once."""
        if self.is_sealed():
            self.ready |= BIT[place]
            if self.givers():
                return
            self._round_done()
            return
        cards = self.chosen[place]
        self._move_cards(place, self.target_of(place))
        if self.phase is PASS_ON:
            self.round += 1
            self.leave()
        elif self.phase is GIVE:
            self._next_getter()
        elif not self.received:
            self.received = cards
            self.giver, self.getter = self.getter, self.giver
        else:
            self.received = 0
            self.round += 1
            self.leave()

    def _next_getter(self) -> None:
        following = self.next_of[self.getter]
        if following == self.giver:
            self.round += 1
            self.leave()
        else:
            self.getter = following

    def _round_done(self) -> None:
        """All have chosen: the cards go at the same moment."""
        taken = self.chosen
        for place in range(4):
            if taken[place]:
                self._move_cards(place, self.target_of(place))
        self.ready = 0
        self.round += 1
        self.leave()

    def _move_cards(self, place: i64, target: i64) -> None:
        cards = self.chosen[place]
        chosen = copied4(self.chosen)
        chosen[place] = 0
        self.chosen = chosen
        self.hands[place] &= ~cards
        if self.phase is THROW:
            thrown = copied4(self.thrown)
            thrown[place] = cards
            self.thrown = thrown
        else:
            self.hands[target] |= cards
        if self.prepared & BIT[place]:
            self.prepared &= ~BIT[place]
            self.brought = {**self.brought, "chosen." + PLACES[place]: int(target)}
            return
        order = int(self.home[place]) if self.is_sealed() else 0
        row = [int(self.round), int(place), int(target), int(size(cards)), order]
        self.passed = [*self.passed, row]

    # -- the rubbish, the swap, the purchase, the place to buy

    def _check_turn(self, place: i64, seat: i64, move: i64, rule: str) -> None:
        """It is for the player of this place to choose."""
        if self.owner[place] != seat:
            raise IllegalMove(int(seat), self.game.book.text(move), rule, "not-your-turn")

    def _pick_up(self, seat: i64, move: i64) -> None:
        """The dealer takes the twelve cards as one heap (VR-2)."""
        if self.owner[self.dealer] != seat or move != self.setting.pick_up:
            raise IllegalMove(int(seat), self.game.book.text(move), "VR-2", "pick-up-first")
        self.heap = self.rubbish()
        self.hands[self.dealer] |= self.heap
        self.thrown = ZEROS
        self.leave()

    def rubbish(self) -> i64:
        """What lies before the dealer."""
        heap: i64 = 0
        for place in range(4):
            heap |= self.thrown[place]
        return heap

    def _swap(self, seat: i64, move: i64) -> None:
        """Keep the hand, or throw it away and take the packet on the right, unseen (V2B-2, V2B-3)."""
        place = self.giver
        self._check_turn(place, seat, move, "V2B-2")
        if move != self.setting.keep and move != self.setting.swap:
            raise IllegalMove(int(seat), self.name(move), "V2B-2", "decide-now")
        if move == self.setting.swap:
            thrown = copied4(self.thrown)
            thrown[place] = self.hands[place]
            self.thrown = thrown
            self.hands[place] = self.hands[RIGHT[place]]
            self.hands[RIGHT[place]] = 0
        self._next_buyer()

    def _next_buyer(self) -> None:
        """The dealer first, then the other (V2B-2, V2C-3)."""
        if self.giver == self.dealer:
            self.giver = self.dealer + 2 & 3
        else:
            self.leave()

    def packet_of(self, place: i64) -> Stock:
        """The packet on the right of S (it lies at E) or N (at W)."""
        return self.packets[1 if place == 0 else 0]

    def legal_purchase(self) -> vec[i64]:
        found = vec[i64](capacity=16)
        rest = self.hands[self.giver]
        while rest:
            card = lowest(rest)
            found = append(found, self.setting.discard + card)
            rest &= ~BIT[card]
        return append(found, self.setting.stop)

    def _purchase(self, seat: i64, move: i64) -> None:
        """Discard first, then draw; as often as one likes, thirteen times at most (V2C-2)."""
        place = self.giver
        setting = self.setting
        card = move - setting.discard
        self._check_turn(place, seat, move, "V2C-3")
        if move != setting.stop and not 0 <= card < 52:
            raise IllegalMove(int(seat), self.name(move), "V2C-2", "purchase-now")
        if move == setting.stop:
            self._next_buyer()
            return
        if not self.hands[place] & BIT[card]:
            raise IllegalMove(int(seat), self.name(move), "V2C-2", "not-in-hand")
        packet = self.packet_of(place)
        self.hands[place] &= ~BIT[card]
        self.hands[place] |= packet.draw(seat, 1)
        thrown = copied4(self.thrown)
        thrown[place] |= BIT[card]
        self.thrown = thrown
        self.passed = [*self.passed, [int(self.round), int(place), DRAWS, 1, 0]]
        self.round += 1
        if not packet.left():
            self._next_buyer()

    def _choose_where(self, seat: i64, move: i64) -> None:
        """To his own hand or to the dummy, before the widow is seen (V2E-3)."""
        to_dummy = move - self.setting.buy
        self._check_turn(self.giver, seat, move, "V2E-3")
        if not 0 <= to_dummy < 2:
            raise IllegalMove(int(seat), self.name(move), "V2E-3", "where-first")
        self._widow_to(self.partner_of(self.declarer) if to_dummy == 1 else self.declarer)
        self.leave()

    def _turn_up(self, seat: i64, move: i64) -> None:
        """The other opens the closed dummy (V2E-6)."""
        self._check_turn(self.giver, seat, move, "V2E-6")
        if move != self.setting.turn_up:
            raise IllegalMove(int(seat), self.name(move), "V2E-6", "turn-up-first")
        self.laid_open = True
        self.leave()

    def _open_or_keep(self, seat: i64, move: i64) -> None:
        """The blind bidder's partner lays his hand open and lets him play it, or keeps it (V-70)."""
        self._check_turn(self.giver, seat, move, "V-70")
        if move != self.setting.open_hand and move != self.setting.keep_closed:
            raise IllegalMove(int(seat), self.name(move), "V-70", "open-or-keep")
        if move == self.setting.open_hand:
            self.opened = self.giver
            owner = copied4(self.owner)
            owner[self.giver] = self.owner[self.declarer]
            self.owner = owner
        self.begin_play(self.first_leader())

    # -- all of them together

    def actors_before_play(self) -> i64:
        """Who must choose before the cards are played."""
        if self.phase is AUCTION or self.phase is FINAL or self.phase is HOLDER:
            return BIT[self.owner_at(self.speaker)]
        givers = self.givers()
        if givers:
            found: i64 = 0
            while givers:
                found |= BIT[self.owner[lowest(givers)]]
                givers &= ~BIT[lowest(givers)]
            return found
        return BIT[self.owner[self.giver]]

    def legal_before_play(self, seat: i64) -> vec[i64]:
        if not BIT[seat] & self.actors_before_play():
            return vec[i64]()
        setting = self.setting
        if self.phase is AUCTION or self.phase is FINAL or self.phase is HOLDER:
            return self.legal_calls()
        if self.phase is SWAP:
            return vec[i64]([setting.keep, setting.swap])
        if self.phase is PURCHASE:
            return self.legal_purchase()
        if self.phase is PICK_UP:
            return vec[i64]([setting.pick_up])
        if self.phase is TURN_UP:
            return vec[i64]([setting.turn_up])
        if self.phase is WHERE:
            return vec[i64]([setting.buy, setting.buy + 1])
        if self.phase is OPEN:
            return vec[i64]([setting.open_hand, setting.keep_closed])
        return self.legal_gifts(self.giving_place(seat))

    def play_before(self, seat: i64, move: i64) -> None:
        """A move before the cards are played."""
        if self.phase is AUCTION or self.phase is FINAL or self.phase is HOLDER:
            self.call(seat, move)
        elif self.phase is SWAP:
            self._swap(seat, move)
        elif self.phase is PURCHASE:
            self._purchase(seat, move)
        elif self.phase is PICK_UP:
            self._pick_up(seat, move)
        elif self.phase is TURN_UP:
            self._turn_up(seat, move)
        elif self.phase is WHERE:
            self._choose_where(seat, move)
        elif self.phase is OPEN:
            self._open_or_keep(seat, move)
        else:
            self.give(seat, move)

    def midway(self, seat: i64) -> bool:
        """While several cards are being chosen nobody else sees anything."""
        place = self.giving_place(seat)
        return place >= 0 and self.chosen[place] != 0

    def sealed(self) -> i64:
        return self.round + 1 if self.is_sealed() else 0

    def audience(self, seat: i64, move: i64) -> i64:
        """Cards given away are known to both hands; the discard of a purchase and the rubbish to one alone."""
        setting = self.setting
        if setting.discard >= 0 and setting.discard <= move < setting.discard + 52:
            return BIT[seat]
        if move == setting.pick_up and move >= 0:
            return BIT[seat]
        if setting.give < 0 or not setting.give <= move < setting.give + 52:
            return EVERYONE
        place = self.giving_place(seat)
        if place < 0:
            return EVERYONE
        target = self.target_of(place)
        if self.phase is THROW:
            return BIT[seat]
        if self.is_open(place) or self.is_open(target):
            return EVERYONE
        found = BIT[seat]
        for other in range(setting.players):
            if self.knows_hand(other, target):
                found |= BIT[other]
        return found

    def is_open(self, place: i64) -> bool:
        """Does the hand of a place lie face up before all?"""
        raise NotImplementedError

    def knows_hand(self, seat: i64, place: i64) -> bool:
        """May the seat look at the cards of a place?"""
        raise NotImplementedError
