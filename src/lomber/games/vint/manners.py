"""Vint with manners: mistakes can be made, noticed and paid for (M-1 … M-10, V2B-8).

A call can come out of turn or be too low; a card can be led or played out of turn, laid open, or break V-21: a
*revoke* (ренонс), and nobody is told. Until the next lead it can be taken back, after that the opponents may
claim it. What the table can enforce because all hear it (a demand, a suit that may not be led, a forced pass)
it enforces. A hand that is played for a dummy makes no mistakes: the table never offers them.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, copied4, filled, highest, lowest, members
from lomber.cards.pack import ABOVE, SUIT, SUITS, card_name, card_names, suit_of
from lomber.games.vint import score
from lomber.games.vint.match import NOBODY, ZEROS
from lomber.games.vint.negotiation import PASSED
from lomber.games.vint.setting import (
    ANSWER_LEAD,
    AUCTION,
    CORRECT,
    DEMAND,
    PLACES,
    PLAY,
    RECKON,
    Setting,
)
from lomber.games.vint.state import VintState
from lomber.games.vint.view import VintView
from lomber.play.tricks import NO_CARD, NO_SUIT
from lomber.table.contract import Game
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Entry
from lomber.table.unseen import Unseen

NONE_FOUR: Final = vec[i64]([-1, -1, -1, -1])
LAST_DEMAND: Final[i64] = 3
"""An exposed card may be demanded at the first, second and third lead of its suit (M-5)."""


class MannersState(VintState):
    """A sitting in which mistakes can happen.

    Where the rules name a side ("the opponents choose …") the opponent at the offender's left must answer, and his
    partner may speak before him.
    """

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.silenced: i64 = 0
        """The places that called out of turn: they pass for the rest of the auction (M-1)."""
        self.hushed: i64 = 0
        """Their partners, who must pass at their next turn."""
        self.barred_first: vec[i64] = NONE_FOUR
        """By place: the suit it named out of turn and may not lead to the first trick; -1: none."""
        self.barred: i64 = NO_SUIT
        """The suit that the right leader may not lead, after his partner led it out of turn (M-3)."""
        self.exposed: vec[i64] = ZEROS
        self.shown: vec[i64] = ZEROS
        """All cards that the table has seen in a closed hand: exposed, or taken back."""
        self.since: vec[i64] = vec[i64]()
        """By card: leads of its suit since it was exposed."""
        self.required: vec[i64] = NONE_FOUR
        """The exposed card that has been demanded for this trick, by place; -1: none."""
        self.asked: vec[i64] = vec[i64]()
        """By trick: the places whose partners asked whether they had no more of the suit (M-6)."""
        self.early_card: i64 = NO_CARD
        self.early_place: i64 = NOBODY
        self.early_used = False
        self.demanded: i64 = 0
        """1: the highest, 2: the lowest card of the suit is to be played in place of a revoke."""
        self.went_on: i64 = 0
        self.claims: list[list[int]] = []
        """Trick and place of every claim of this deal; replaced, never changed in place."""
        self.revokes: list[list[int]] = []
        """Those that were proved, when the deal is reckoned."""

    def copy(self) -> "MannersState":
        other = MannersState(self.game, self.setting)
        other.take_all(self)
        other.take_manners(self)
        return other

    def take_manners(self, other: "MannersState") -> None:
        self.silenced = other.silenced
        self.hushed = other.hushed
        self.barred_first = other.barred_first
        self.barred = other.barred
        self.exposed = copied4(other.exposed)
        self.shown = copied4(other.shown)
        self.since = copied(other.since)
        self.required = copied4(other.required)
        self.asked = copied(other.asked)
        self.early_card = other.early_card
        self.early_place = other.early_place
        self.early_used = other.early_used
        self.demanded = other.demanded
        self.went_on = other.went_on
        self.claims = other.claims
        self.revokes = other.revokes

    def this_hand(self) -> "MannersState":
        other = self.copy()
        other.single = True
        return other

    def clear_deal(self) -> None:
        super().clear_deal()
        self.silenced = 0
        self.hushed = 0
        self.barred_first = NONE_FOUR
        self.barred = NO_SUIT
        self.exposed = vec[i64]([0, 0, 0, 0])
        self.shown = vec[i64]([0, 0, 0, 0])
        self.since = filled(52, 0)
        self.required = vec[i64]([-1, -1, -1, -1])
        self.asked = filled(self.setting.ranks, 0)
        self.early_card = NO_CARD
        self.early_place = NOBODY
        self.early_used = False
        self.demanded = 0
        self.went_on = 0
        self.claims = []
        self.revokes = []

    # -- who must move, and what he may do

    def answering(self) -> i64:
        """The seat that has to answer, correct or go on; -1 where a card or a call is simply due."""
        if self.phase is ANSWER_LEAD:
            return self.owner[self.next_of[self.early_place]]
        if self.phase is DEMAND:
            return self.owner[self.next_of[self.to_play]]
        if self.phase is CORRECT:
            return self.owner[self.to_play]
        if self.phase is RECKON:
            return self._next_to_go_on()
        return NOBODY

    def actors(self) -> i64:
        actor = self.answering()
        return BIT[actor] if actor >= 0 else super().actors()

    def legal(self, seat: i64) -> vec[i64]:
        actor = self.answering()
        if actor >= 0:
            return self._answers() if actor == seat else vec[i64]()
        if self.phase is PLAY:
            return members(self.obliged(self.to_play)) if self.owner[self.to_play] == seat else vec[i64]()
        return super().legal(seat)

    def _answers(self) -> vec[i64]:
        setting = self.setting
        if self.phase is ANSWER_LEAD:
            return vec[i64]([setting.leave_exposed, setting.take_back])
        if self.phase is DEMAND:
            return vec[i64]([setting.demand, setting.demand + 1])
        if self.phase is CORRECT:
            return members(self._correction())
        return vec[i64]([setting.next])

    def makes_mistakes(self, place: i64) -> bool:
        """Is it a hand that its own player holds closed? Others are never offered an illegal card."""
        return self.owner[place] == self.home[place] and not self.is_open(place) and not self._is_dummy(place)

    def _is_dummy(self, place: i64) -> bool:
        form = self.setting.form
        return (place == 2 and form == "three_rotating") or (place >= 2 and form == "two_dummies")

    def obliged(self, place: i64) -> i64:
        """Any card of the hand, a revoke too (M-6), but for what all have heard (M-1, M-3, M-5)."""
        if not self.makes_mistakes(place):
            return self.playable()
        hand = self.hands[place]
        if self.required[place] >= 0:
            return BIT[self.required[place]]
        free = hand & ~self._held_back(place)
        if not self.laid.in_trick:
            for suit in (self.barred, self.barred_first[place] if not self.laid.number else NO_SUIT):
                if suit >= 0 and free & ~SUIT[suit]:
                    free &= ~SUIT[suit]
        return free or hand

    def _held_back(self, place: i64) -> i64:
        """Exposed cards that their owner may not play while he has another of the suit (M-5)."""
        found: i64 = 0
        for card in members(self.exposed[place] & self.hands[place]):
            if self.hands[place] & SUIT[suit_of(card)] & ~self.exposed[place]:
                found |= BIT[card]
        return found

    # -- asides

    def asides(self, seat: i64) -> vec[i64]:
        found: list[i64] = []
        if seat >= 0 and self.is_playing(seat):
            if self.phase is AUCTION:
                found = self._early_calls(seat)
            elif self.phase is PLAY:
                found = self._asides_in_play(seat)
            elif self.phase is ANSWER_LEAD or self.phase is DEMAND:
                found = self._asides_of_partner(seat)
            elif self.phase is RECKON:
                found = self._claims_open(seat)
        return vec[i64](sorted(found))

    def is_playing(self, seat: i64) -> bool:
        return any(self.owner[place] == seat for place in self.setting.live)

    def side_of(self, seat: i64) -> i64:
        for place in self.setting.live:
            if self.owner[place] == seat:
                return self.side[place]
        return NOBODY

    def _early_calls(self, seat: i64) -> list[i64]:
        """One who is not to speak may speak all the same, once (M-1); not one who has not looked."""
        speakers = self.speakers()
        for place in range(4):
            if not speakers & BIT[place] or self.home[place] != seat or place == self.speaker:
                continue
            if self.silenced & BIT[place] or not self.looked & BIT[place] or self.setting.closing < 4:
                continue
            first = self.setting.call_early
            return [first + bid for bid in range(self.setting.bids + 1)]
        return []

    def _asides_in_play(self, seat: i64) -> list[i64]:
        found: list[i64] = []
        if self._may_ask(seat) >= 0:
            found.append(self.setting.ask_partner)
        if self._mistaken(seat) >= 0:
            found.append(self.setting.correct)
        for place in self.setting.live:
            if self.owner[place] == seat:
                if self.makes_mistakes(place):
                    found.extend(self._asides_of_hand(place))
            elif self.side_of(seat) != self.side[place]:
                found.extend(self.setting.require + card for card in members(self._demandable(place)))
        found.extend(self._claims_open(seat))
        return found

    def _asides_of_hand(self, place: i64) -> list[i64]:
        """What the owner of a closed hand can do with its cards out of turn (M-3, M-4, M-5)."""
        setting = self.setting
        found: list[i64] = []
        if not self.laid.in_trick and place != self.to_play and not self.early_used:
            found.extend(setting.lead_early + card for card in members(self.obliged(place)))
        if self._may_play_early(place):
            found.extend(setting.play_early + card for card in members(self.obliged(place)))
        closed = self.hands[place] & ~self.exposed[place]
        found.extend(setting.expose + card for card in members(closed))
        return found

    def _may_play_early(self, place: i64) -> bool:
        """Third hand before second; then fourth hand too, before second (M-4)."""
        laid = self.laid
        if not laid.in_trick or laid.wide == 2:
            return False
        leader = laid.places[laid.number - laid.in_trick]
        third = self.next_of[self.next_of[leader]]
        if laid.in_trick == 1:
            return place == third
        early = laid.places[laid.number - 1] == third
        return laid.in_trick == 2 and early and place == self.next_of[third]

    def _demandable(self, place: i64) -> i64:
        """Exposed cards that may be demanded for this trick (M-5)."""
        found: i64 = 0
        laid = self.laid
        if not laid.in_trick or laid.on_table() & BIT[place] or self.required[place] >= 0:
            return found
        for card in members(self.exposed[place] & self.hands[place] & SUIT[laid.led]):
            if 1 <= self.since[card] <= LAST_DEMAND:
                found |= BIT[card]
        return found

    def _asides_of_partner(self, seat: i64) -> list[i64]:
        """The partner of the one who must answer may answer for him."""
        actor = self.answering()
        if seat == actor or self.side_of(seat) != self.side_of(actor):
            return []
        return list(self._answers())

    # -- a move or an aside

    def play(self, seat: i64, move: i64) -> None:
        actor = self.answering()
        if self.phase is PLAY and move < 52:
            self._play_card(seat, move)
        elif actor >= 0 and actor == seat and move in self._answers():
            self._answer(seat, move)
        elif move in self.asides(seat):
            self._speak(seat, move)
        elif actor >= 0:
            key = "must-correct" if self.phase is CORRECT else "not-now"
            raise IllegalMove(int(seat), self.game.book.text(move), "M-6", key)
        elif self.phase is PLAY or self.is_manner(move):
            raise IllegalMove(int(seat), self.game.book.text(move), "V-25", "not-now")
        else:
            super().play(seat, move)

    def is_manner(self, move: i64) -> bool:
        return move >= self.setting.call_early

    def _play_card(self, seat: i64, card: i64) -> None:
        place = self.to_play
        if self.owner[place] != seat:
            raise IllegalMove(int(seat), card_name(card), "V-22", "not-your-turn")
        if not BIT[card] & self.hands[place]:
            raise IllegalMove(int(seat), card_name(card), "V-21", "not-in-hand")
        if not BIT[card] & self.obliged(place):
            self._refuse_card(seat, card)
        self.lay(card)

    def _refuse_card(self, seat: i64, card: i64) -> None:
        """Why a card may not be played though it could be."""
        place = self.to_play
        if not self.makes_mistakes(place):
            raise IllegalMove(int(seat), card_name(card), "V-21", "must-follow", suit=SUITS[self.laid.led])
        if self.required[place] >= 0:
            needed = card_name(self.required[place])
            raise IllegalMove(int(seat), card_name(card), "M-5", "card-required", card=needed)
        if self._held_back(place) & BIT[card]:
            raise IllegalMove(int(seat), card_name(card), "M-5", "keep-exposed")
        raise IllegalMove(int(seat), card_name(card), "M-3", "suit-barred")

    def _answer(self, seat: i64, move: i64) -> None:
        if self.phase is ANSWER_LEAD:
            self._answer_lead(move == self.setting.leave_exposed)
        elif self.phase is DEMAND:
            self.demanded = move - self.setting.demand + 1
            self.phase = CORRECT
        elif self.phase is CORRECT:
            self._put_right(move)
        else:
            self.went_on |= BIT[seat]
            if self._next_to_go_on() < 0:
                self._judge()

    def _speak(self, seat: i64, move: i64) -> None:
        """Something that a seat does unasked."""
        setting = self.setting
        if self.phase is AUCTION:
            self._call_early(seat, move - setting.call_early)
        elif self.phase is ANSWER_LEAD or self.phase is DEMAND:
            self._answer(seat, move)
        elif move == setting.ask_partner:
            self.asked[self.open_trick()] |= BIT[self._may_ask(seat)]
        elif move == setting.correct:
            self._take_back(self._mistaken(seat))
        elif move >= setting.claim_revoke:
            self._claim(move - setting.claim_revoke)
        elif move >= setting.require:
            card = move - setting.require
            self.required[self.holder(card)] = card
        elif move >= setting.expose:
            self._expose(move - setting.expose)
        elif move >= setting.play_early:
            self.to_play = self.holder(move - setting.play_early)
            self.lay(move - setting.play_early)
        else:
            self._lead_early(move - setting.lead_early)

    def holder(self, card: i64) -> i64:
        for place in self.setting.live:
            if self.hands[place] & BIT[card]:
                return place
        return NOBODY

    # -- calls (M-1, M-2)

    def legal_calls(self) -> vec[i64]:
        """All bids, the insufficient ones too (M-2); one who has called out of turn can only pass (M-1)."""
        if self.phase is not AUCTION or not self.looked & BIT[self.speaker]:
            return super().legal_calls()
        found = vec[i64]([self.setting.pass_])
        if (self.silenced | self.hushed) & BIT[self.speaker]:
            return found
        for bid in range(self.setting.bids):
            found = append(found, self.setting.bid + bid)
        return found

    def call(self, seat: i64, move: i64) -> None:
        place = self.speaker
        forced = (self.silenced | self.hushed) & BIT[place] != 0 and self.phase is AUCTION
        bid = move - self.setting.bid
        mine = self.owner_at(place) == seat
        if forced and mine and self.is_call(move) and move != self.setting.pass_:
            raise IllegalMove(int(seat), self.game.book.text(move), "M-1", "must-pass")
        low = self.phase is AUCTION and self.looked & BIT[place] != 0 and self.is_call(move)
        if low and mine and 0 <= bid < self.lowest_bid():
            self.said(self.sufficient(bid))
            return
        super().call(seat, move)
        if forced:
            self.hushed &= ~BIT[place]

    def sufficient(self, bid: i64) -> i64:
        """The lowest sufficient bid in the same denomination; a pass where there is none (M-2)."""
        while bid < self.lowest_bid():
            bid += 5
        return bid if bid < self.setting.bids else PASSED

    def _call_early(self, seat: i64, call: i64) -> None:
        """The call is void; its maker passes from now on, his partner at his next turn (M-1)."""
        for place in range(4):
            if self.home[place] == seat and self.speakers() & BIT[place]:
                self.silenced |= BIT[place]
                partner = self.partner_of(place)
                if partner >= 0 and not self.setting.reseat and not self.silenced & BIT[partner]:
                    self.hushed |= BIT[partner]
                barred = copied4(self.barred_first)
                barred[place] = score.trump_of(call - 1) if call else NO_SUIT
                self.barred_first = barred
                return

    # -- cards (M-3, M-4, M-5)

    def lay(self, card: i64) -> None:
        """A card of the place whose turn it is, or is made so. Not following tells nothing: it may be a revoke."""
        place = self.to_play
        self._learn(place, card)
        self.required[place] = NO_CARD
        if not self.laid.in_trick:
            self._led(suit_of(card))
        self.put(card)
        if self.phase is PLAY and self.laid.in_trick:
            self.to_play = self._next_to_lay()

    def _learn(self, place: i64, card: i64) -> None:
        """What the table learns from a card: only what it has enforced."""
        suit = suit_of(card)
        if not self.makes_mistakes(place):
            if self.laid.in_trick and suit != self.laid.led:
                self.denied[place] |= SUIT[self.laid.led]
            return
        if self.required[place] < 0 and self.exposed[place] & BIT[card]:
            self.denied[place] |= SUIT[suit] & ~self.exposed[place]
        if not self.laid.in_trick:
            first = self.barred_first[place] if not self.laid.number else NO_SUIT
            if suit == self.barred or suit == first:
                for other in range(4):
                    if other != suit and not self._bars_too(other, first):
                        self.denied[place] |= SUIT[other]

    def _bars_too(self, suit: i64, first: i64) -> bool:
        """Of two suits that may not be led each excuses the other."""
        return suit == self.barred or suit == first

    def _led(self, suit: i64) -> None:
        """A lead closes the trick before it, and counts for the exposed cards of its suit (M-5)."""
        self.barred = NO_SUIT
        self.early_used = False
        for place in range(4):
            self.required[place] = NO_CARD
            for card in members(self.exposed[place] & self.hands[place] & SUIT[suit]):
                self.since[card] += 1

    def _next_to_lay(self) -> i64:
        """From the leader on the first who has not played to the trick, whoever was early."""
        place = self.laid.places[self.laid.number - self.laid.in_trick]
        laid = self.laid.on_table()
        while laid & BIT[place]:
            place = self.next_of[place]
        return place

    def _expose(self, card: i64) -> None:
        place = self.holder(card)
        self.exposed[place] |= BIT[card]
        self.shown[place] |= BIT[card]
        self.since[card] = 1 if self.laid.in_trick and suit_of(card) == self.laid.led else 0

    def _lead_early(self, card: i64) -> None:
        place = self.holder(card)
        self.early_card = card
        self.early_place = place
        self.early_used = True
        self.shown[place] |= BIT[card]
        self.phase = ANSWER_LEAD

    def _answer_lead(self, stays: bool) -> None:
        """The card stays exposed or is taken back; in the first trick his partner may not lead that suit (M-3)."""
        self.phase = PLAY
        if stays:
            self._expose(self.early_card)
        partners = self.side[self.early_place] == self.side[self.to_play]
        if partners and not self.laid.number:
            self.barred = suit_of(self.early_card)
        self.early_card = NO_CARD
        self.early_place = NOBODY

    # -- a revoke noticed in time (M-6)

    def open_trick(self) -> i64:
        """The trick that is not closed: the one on the table, or the last while nobody has led; -1 before it."""
        return (self.laid.number - 1) // self.laid.wide if self.laid.number else -1

    def _laid_in(self, trick: i64, place: i64) -> i64:
        """Where in the deal the place laid its card to this trick; -1: not yet."""
        first = trick * self.laid.wide
        for i in range(first, first + self.laid.wide):
            if i < self.laid.number and self.laid.places[i] == place:
                return i
        return -1

    def _strays(self, trick: i64, place: i64) -> bool:
        """Did a closed hand lay another suit than the one led? Seen by all; in the last trick no matter."""
        at = self._laid_in(trick, place)
        if at < 0 or not self.makes_mistakes(place):
            return False
        return suit_of(self.laid.cards[at]) != suit_of(self.laid.cards[trick * self.laid.wide])

    def _may_ask(self, seat: i64) -> i64:
        """The place that this seat may ask whether it has no more of the suit, or -1."""
        trick = self.open_trick()
        for place in self.setting.live:
            partner = self.partner_of(place)
            if trick < 0 or partner < 0 or self.home[partner] != seat or self.home[place] == seat:
                continue
            if self._strays(trick, place) and not self.asked[trick] & BIT[place]:
                return place
        return NOBODY

    def _mistaken(self, seat: i64) -> i64:
        """The place of this seat that revoked in the open trick, or -1."""
        trick = self.open_trick()
        for place in self.setting.live:
            if trick >= 0 and self.owner[place] == seat and self.revoked(trick, place):
                return place
        return NOBODY

    def revoked(self, trick: i64, place: i64) -> bool:
        """Did the place hold the suit led in this trick and play another (M-6)?"""
        if not self._strays(trick, place):
            return False
        held = self.original[place]
        for i in range(self._laid_in(trick, place) + 1):
            if self.laid.places[i] == place:
                held &= ~BIT[self.laid.cards[i]]
        return held & SUIT[suit_of(self.laid.cards[trick * self.laid.wide])] != 0

    def _take_back(self, place: i64) -> None:
        """The wrong card goes back and lies exposed; those who played after may change theirs (M-6)."""
        laid = self.laid
        if not laid.in_trick:
            laid.in_trick = laid.wide
            laid.weigh(self.trump)
            self._uncount_trick()
        at = self._laid_in(self.open_trick(), place)
        while laid.number > at:
            laid.number -= 1
            laid.in_trick -= 1
            card, owner = laid.cards[laid.number], laid.places[laid.number]
            laid.cards[laid.number] = NO_CARD
            laid.places[laid.number] = 0
            self.hands[owner] |= BIT[card]
            self.shown[owner] |= BIT[card]
            if owner == place:
                self._expose(card)
        laid.weigh(self.trump)
        self.to_play = place
        self.phase = DEMAND

    def _uncount_trick(self) -> None:
        side = self.taken[len(self.taken) - 1]
        self.taken = self.taken[:-1]
        self.tricks[side] -= 1

    def _correction(self) -> i64:
        same = self.hands[self.to_play] & SUIT[self.laid.led]
        return BIT[highest(same) if self.demanded == 1 else lowest(same)]

    def _put_right(self, card: i64) -> None:
        place = self.to_play
        if self.demanded == 1:
            self.denied[place] |= ABOVE[card]
        else:
            self.denied[place] |= SUIT[self.laid.led] & ~ABOVE[card] & ~BIT[card]
        self.demanded = 0
        self.phase = PLAY
        self.lay(card)

    # -- a revoke claimed (M-7 … M-9)

    def _claims_open(self, seat: i64) -> list[i64]:
        """Every card of an opponent in a closed trick that did not follow suit can be claimed, once."""
        side = self.side_of(seat)
        closed = self.open_trick() + 1 if self.phase is RECKON else self.open_trick()
        found: list[i64] = []
        for trick in range(closed):
            for place in self.setting.live:
                if self.side[place] != side and self._strays(trick, place):
                    if [int(trick), place] not in self.claims:
                        found.append(self.setting.claim_revoke + trick * 4 + place)
        return found

    def _claim(self, number: i64) -> None:
        self.claims = [*self.claims, [int(number // 4), int(number % 4)]]

    def played_out(self) -> None:
        """Before the next deal each may still claim a revoke (M-7)."""
        self.phase = RECKON

    def _next_to_go_on(self) -> i64:
        for place in self.setting.live:
            if not self.went_on & BIT[self.owner[place]]:
                return self.owner[place]
        return NOBODY

    def _judge(self) -> None:
        """The tricks are looked through; a wrong claim costs nothing."""
        self.revokes = [claim for claim in sorted(self.claims) if self.revoked(claim[0], claim[1])]
        self.finish_played()

    # -- what a revoke costs (M-8, M-9, V2B-8)

    def offenders(self) -> list[int]:
        return [int(self.side[place]) for _, place in self.revokes]

    def winners(self) -> list[int]:
        """The tricks given over come after the last (M-8.4)."""
        if not self.revokes or self.setting.game_fine:
            return self.taken
        made = [self.tricks[0], self.tricks[1]]
        order = self.taken[:]
        for side in self.offenders():
            moved = min(3, order.count(side))
            for _ in range(moved):
                last = len(order) - 1 - order[::-1].index(side)
                order = order[:last] + order[last + 1 :] + [1 - side]
        return order if sum(made) == len(order) else self.taken

    def entries_with(self, offenders: list[int]) -> list[Entry]:
        """The deal as these revokes leave it."""
        made = [self.tricks[0], self.tricks[1]]
        level = score.level_of(self.contract) if self.contract >= 0 else 1
        if self.setting.game_fine:
            entries = self.counted(made)
            for side in offenders:
                fine = 1000 * int(level)
                entries.append(Entry(int(self.hand), 1 - side, score.ABOVE, fine, "revoke-fine", "V2B-8"))
            return entries
        tricks, lacking = score.after_revokes(made, offenders)
        entries = self.counted(tricks)
        entries.extend(score.lacking_entries(self.setting.count, self.hand, level, lacking))
        return entries

    def deal_entries(self) -> list[Entry]:
        return self._capped(self.entries_with(self.offenders()))

    def _capped(self, entries: list[Entry]) -> list[Entry]:
        """The offenders' total stops ten short of the target, and the rest is written above (M-8.4)."""
        if self.setting.game_fine or self.setting.reseat:
            return entries
        capped: list[Entry] = []
        for entry in entries:
            over = 0
            if entry.place == score.BELOW and entry.column in self.offenders():
                columns = self.columns_of(entry.column)
                room = self.setting.count.target - 10 - max([self.below[column] for column in columns])
                over = max(0, entry.amount - max(room, 0))
            if not over:
                capped.append(entry)
                continue
            rest = entry.amount - over
            capped.append(
                Entry(entry.hand, entry.column, entry.place, rest, entry.reason, "M-8", entry.words)
            )
            capped.append(Entry(entry.hand, entry.column, score.ABOVE, over, "over-cap", "M-8"))
        return capped

    def can_finish(self, side: i64) -> list[int]:
        if int(side) in self.offenders() and not self.setting.game_fine:
            return []
        return super().can_finish(side)

    def personal_shares(self, entries: list[Entry]) -> list[Entry]:
        """Besides: one who was asked and denied it answers alone for his revoke (M-9)."""
        found = super().personal_shares(entries)
        sides = self.offenders()
        for i, (trick, place) in enumerate(self.revokes):
            partner = self.partner_of(place)
            if not self.asked[trick] & BIT[place] or partner < 0 or self.setting.persons:
                continue
            others = 1 - sides[i]
            with_it = score.balance(self.entries_with(sides), others)
            without = score.balance(self.entries_with(sides[:i] + sides[i + 1 :]), others)
            found.extend(self.shared(place, with_it - without, "M-9"))
        return found

    # -- what is known

    def located(self, place: i64) -> i64:
        return super().located(place) | (self.shown[place] & self.original[place])

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Besides: who has taken a card back holds the suit that was led."""
        super().clues(seat, unseen)
        if self.phase is DEMAND or self.phase is CORRECT:
            place = self.to_play
            if not self.knows_hand(seat, place):
                out = [int(card) for card in members(SUIT[self.laid.led] & ~self.laid.gone())]
                hand = self.came_from(place, unseen)
                for case in unseen.cases:
                    names = [
                        one.name for one in case.places if one.name == hand or one.name.endswith("@" + hand)
                    ]
                    case.some(out, names)

    def fill_view(self, view: VintView) -> None:
        super().fill_view(view)
        view.early_card = self.early_card
        for place in range(4):
            view.exposed[place] = self.exposed[place] & self.hands[place]
            view.required[place] = self.required[place]
        view.silenced = self.silenced
        if self.phase is CORRECT or self.phase is DEMAND:
            view.to_play = self.to_play
        elif self.phase is PLAY and self.owner[self.to_play] == view.seat:
            view.forbidden = self.hands[self.to_play] & ~self.playable()
        if self.phase is AUCTION and self.home[self.speaker] == view.seat:
            view.lowest_bid = self.lowest_bid()

    def position(self, seat: i64) -> dict[str, Any]:
        return {**super().position(seat), "manners": self.manners_described()}

    def manners_described(self) -> dict[str, Any]:
        """What has happened beside the play; all of it is public."""
        return {
            "silenced": int(self.silenced),
            "hushed": int(self.hushed),
            "barred_first": [int(suit) for suit in self.barred_first],
            "barred": int(self.barred),
            "exposed": by_place(self.exposed),
            "shown": by_place(self.shown),
            "since": {card_name(c): int(self.since[c]) for c in range(52) if self.since[c]},
            "required": [int(card) for card in self.required],
            "asked": [int(places) for places in self.asked],
            "early": card_name(self.early_card) if self.early_card >= 0 else "",
            "early_used": self.early_used,
            "demanded": int(self.demanded),
            "went_on": int(self.went_on),
            "claims": [claim[:] for claim in self.claims],
            "revokes": [claim[:] for claim in self.revokes],
        }


def by_place(masks: vec[i64]) -> dict[str, str]:
    return {PLACES[place]: card_names(masks[place]) for place in range(4) if masks[place]}
