"""Vint with manners: mistakes can be made, noticed and paid for (M-1 … M-10, V2B-8).

A call can come out of turn or be too low; a card can be led or played out of turn, laid open, or break V-21: a
*revoke* (ренонс), and nobody is told. Until the next lead it can be taken back, after that the opponents may
claim it. What the table can enforce because all hear it (a demand, a suit that may not be led, a forced pass)
it enforces. A hand that is played for a dummy makes no mistakes: the table never offers them.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied4, members
from lomber.cards.pack import SUIT, SUITS, card_name, card_names, suit_of
from lomber.games.vint import score
from lomber.games.vint.match import NOBODY
from lomber.games.vint.negotiation import PASSED
from lomber.games.vint.revokes import RevokeState
from lomber.games.vint.setting import (
    ANSWER_LEAD,
    AUCTION,
    CORRECT,
    DEMAND,
    FINAL,
    HOLDER,
    PLACES,
    PLAY,
    RECKON,
    Setting,
)
from lomber.games.vint.view import VintView
from lomber.play.tricks import NO_CARD, NO_SUIT
from lomber.table.contract import Game
from lomber.table.errors import IllegalMove
from lomber.table.unseen import Unseen

NONE_FOUR: Final = vec[i64]([-1, -1, -1, -1])
LAST_DEMAND: Final[i64] = 3
"""An exposed card may be demanded at the first, second and third lead of its suit (M-5)."""


class MannersState(RevokeState):
    """A sitting in which mistakes can happen.

    Where the rules name a side ("the opponents choose …") the opponent nearest to the offender's left must answer,
    and his partner may speak before him.
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
        self.required: vec[i64] = NONE_FOUR
        """The exposed card that has been demanded for this trick, by place; -1: none."""
        self.early_card: i64 = NO_CARD
        self.early_place: i64 = NOBODY
        self.early_used = False

    def copy(self) -> "MannersState":
        other = MannersState(self.game, self.setting)
        other.take_all(self)
        other.take_revokes(self)
        other.take_manners(self)
        return other

    def take_manners(self, other: "MannersState") -> None:
        self.silenced = other.silenced
        self.hushed = other.hushed
        self.barred_first = other.barred_first
        self.barred = other.barred
        self.required = copied4(other.required)
        self.early_card = other.early_card
        self.early_place = other.early_place
        self.early_used = other.early_used

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
        self.required = vec[i64]([-1, -1, -1, -1])
        self.early_card = NO_CARD
        self.early_place = NOBODY
        self.early_used = False

    # -- who must move, and what he may do

    def answering(self) -> i64:
        """The seat that has to answer, correct or go on; -1 where a card or a call is simply due."""
        if self.phase is ANSWER_LEAD:
            return self.owner[self.opponent_after(self.early_place)]
        if self.phase is DEMAND:
            return self.owner[self.opponent_after(self.to_play)]
        if self.phase is CORRECT:
            return self.owner[self.to_play]
        if self.phase is RECKON:
            return self._next_to_go_on()
        return NOBODY

    def answering_rule(self) -> str:
        """The rule by which somebody has to answer, correct or go on."""
        if self.phase is ANSWER_LEAD:
            return "M-3"
        return "M-7" if self.phase is RECKON else "M-6"

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

    def obliged(self, place: i64) -> i64:
        """Any card of the hand, a revoke too (M-6), but for what all have heard (M-1, M-3, M-5)."""
        if not self.makes_mistakes(place):
            return self.playable()
        hand = self.hands[place]
        if self.required[place] >= 0:
            return BIT[self.required[place]]
        free = hand & ~self._held_back(place)
        if not self.laid.in_trick:
            for suit in (self.barred, self._not_first(place)):
                if suit >= 0 and free & ~SUIT[suit]:
                    free &= ~SUIT[suit]
        return free or hand

    def _not_first(self, place: i64) -> i64:
        """The suit that a place named out of turn: it may not open the play of its opponents' contract with it
        (M-1)."""
        if self.laid.number or self.contract < 0 or self.side[place] == self.side[self.declarer]:
            return NO_SUIT
        return self.barred_first[place]

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
            if self.is_calling():
                found = self._early_calls(seat)
            elif self.phase is PLAY:
                found = self._asides_in_play(seat)
            elif self.phase is ANSWER_LEAD or self.phase is DEMAND:
                found = self._asides_of_partner(seat)
            elif self.phase is RECKON:
                found = self._claims_open(seat)
        return vec[i64](sorted(found))

    def _early_calls(self, seat: i64) -> list[i64]:
        """One who is not to speak may speak all the same, once (M-1); not one who has not looked."""
        speakers = self.speakers()
        for place in range(4):
            if not speakers & BIT[place] or self.home[place] != seat or place == self.speaker:
                continue
            if self.silenced & BIT[place] or not self.looked & BIT[place]:
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
        """Third or fourth hand before its turn: the card lies (M-3). Where third hand was early, fourth has a right
        to be so (M-4)."""
        if not self.laid.in_trick or place == self.to_play:
            return False
        return not self.laid.on_table() & BIT[place]

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
        if self.setting.players > 4 and not self.awaits_chance():
            self.check_plays(seat, move)
        actor = self.answering()
        if self.phase is PLAY and move < 52:
            self._play_card(seat, move)
        elif actor >= 0 and actor == seat and move in self._answers():
            self._answer(seat, move)
        elif move in self.asides(seat):
            self._speak(seat, move)
        elif actor >= 0:
            key = "must-correct" if self.phase is CORRECT else "not-now"
            raise IllegalMove(int(seat), self.game.book.text(move), self.answering_rule(), key)
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
        rule = "M-3" if suit_of(card) == self.barred else "M-1"
        raise IllegalMove(int(seat), card_name(card), rule, "suit-barred")

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
        if self.is_calling():
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

    # -- calls (M-1, M-2)

    def is_calling(self) -> bool:
        """Also after the purchase of a widow, and when the holder of a dummy speaks: it is one auction."""
        return self.phase is AUCTION or self.phase is FINAL or self.phase is HOLDER

    def must_pass(self) -> bool:
        return (self.silenced | self.hushed) & BIT[self.speaker] != 0

    def silent_call(self) -> i64:
        """What one says who must pass; a buyer who has to name his contract (VW-5) stands by his last bid."""
        return self.setting.bid + self.contract if self.names_once() else self.setting.pass_

    def legal_calls(self) -> vec[i64]:
        """All bids, the insufficient ones too (M-2); one who has called out of turn, and his partner for once, can
        only pass (M-1), or look at his cards first (V-70)."""
        blind = not self.looked & BIT[self.speaker]
        if self.is_calling() and self.must_pass():
            call = self.silent_call()
            return vec[i64]([call, self.setting.look]) if blind else vec[i64]([call])
        if not self.is_calling() or blind:
            return super().legal_calls()
        found = vec[i64](capacity=40)
        if not self.names_once():
            found = append(found, self.setting.pass_)
        for bid in range(self.setting.bids):
            found = append(found, self.setting.bid + bid)
        return found

    def call(self, seat: i64, move: i64) -> None:
        place = self.speaker
        forced = self.must_pass()
        bid = move - self.setting.bid
        mine = self.owner_at(place) == seat
        looks = move == self.setting.look
        if forced and mine and self.is_call(move) and move != self.silent_call() and not looks:
            raise IllegalMove(int(seat), self.game.book.text(move), "M-1", "must-pass")
        low = self.looked & BIT[place] != 0 and self.is_call(move)
        if low and mine and 0 <= bid < self.lowest_bid():
            self.said(self.sufficient(bid))
            return
        super().call(seat, move)
        if forced and not looks:
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
                alone = self.setting.reseat or self.setting.persons or partner < 0
                if not alone and self.speakers() & ~self.silenced & BIT[partner]:
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
            first = self._not_first(place)
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

    def fill_table(self, view: VintView) -> None:
        super().fill_table(view)
        view.early_card = self.early_card
        for place in range(4):
            view.exposed[place] = self.exposed[place] & self.hands[place]
            view.required[place] = self.required[place]
        view.silenced = self.silenced
        if self.phase is CORRECT or self.phase is DEMAND:
            view.to_play = self.to_play
        elif self.phase is PLAY and self.owner[self.to_play] == view.seat:
            view.forbidden = self.hands[self.to_play] & ~self.playable()
        if self.is_calling() and self.home[self.speaker] == view.seat:
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
