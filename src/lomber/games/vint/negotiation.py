"""The auction of Vint («переговоры»): passes shut nobody out, and eight of them close it (V-10 … V-18).

Also the calls of the other forms: between two (VT-1 … VT-3), the partners and then the holder (V3A-4, V3A-5), each
for himself (V3B-2, VA-2), and the final bids after a widow has been bought (VW-5).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.games.vint.match import NOBODY, MatchState
from lomber.games.vint.score import trump_of
from lomber.games.vint.setting import AUCTION, FINAL, HOLDER, Setting
from lomber.table.contract import Game
from lomber.table.errors import IllegalMove

PASSED: Final[i64] = 63
BLIND: Final[i64] = 64
"""A call is a bid or `PASSED`; `BLIND` is added where its maker had not looked at his cards (V-70)."""

LOWEST_BLIND: Final[i64] = 10
"""Three spades: blind bids are at level three and above (V-70)."""


class AuctionState(MatchState):
    """Who speaks, what he may say, when it is closed. `passes` counts those since the last bid, or from the
    start."""

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.calls: list[list[int]] = []
        """Place and call of everything said in this deal; replaced, never changed in place."""
        self.speaker: i64 = 0
        self.passes: i64 = 0
        self.looked: i64 = 0
        """The places whose players have looked at their cards; without blind bids all of them."""
        self.is_blind = False
        """The contract was bid by one who had not looked (V-70)."""
        self.buyer: i64 = NOBODY
        """The place that won the auction and buys the widow (VW-3)."""

    def take_auction(self, other: "AuctionState") -> None:
        self.calls = other.calls
        self.speaker = other.speaker
        self.passes = other.passes
        self.looked = other.looked
        self.is_blind = other.is_blind
        self.buyer = other.buyer

    def clear_deal(self) -> None:
        super().clear_deal()
        self.calls = []
        self.speaker = 0
        self.passes = 0
        self.looked = 0 if self.setting.blind_bids else 15
        self.is_blind = False
        self.buyer = NOBODY

    # -- who speaks

    def speakers(self) -> i64:
        """The places that take part in the calls of this phase."""
        form = self.setting.form
        if self.phase is FINAL:
            if self.setting.after_widow == "all":
                return 15
            if self.setting.after_widow == "partners":
                return BIT[self.buyer] | BIT[self.partner_of(self.buyer)]
            return BIT[self.buyer]
        if self.phase is HOLDER:
            return 1
        if form == "two_dummies":
            return 3
        if form == "three_rotating":
            return 10
        found: i64 = 0
        for place in range(4):
            silent = self.setting.dealer_silent and place == self.dealer
            if self.home[place] >= 0 and not silent:
                found |= BIT[place]
        return found

    def open_auction(self) -> None:
        """The dealer speaks first (V-12), for a dummy its owner (V2A-1); where he does not speak, the next one."""
        self.phase = AUCTION
        self.passes = 0
        speakers = self.speakers()
        first = self.dealer
        if self.setting.form == "two_dummies":
            first = self.dealer & 1
        elif self.setting.form == "three_rotating" and first == 0:
            first = 1
        while not speakers & BIT[first]:
            first = first + 1 & 3
        self.speaker = first

    def open_final(self) -> None:
        """After the purchase: the buyer alone, the partners, or all again; the highest bid is never raised
        (VW-5)."""
        self.phase = FINAL
        self.passes = 0
        self.speaker = self.buyer
        if self.setting.after_widow != "buyer_once" and self.contract == self.setting.bids - 1:
            self.calls_closed()

    def open_holder(self) -> None:
        """The holder of the dummy has one call (V3A-5)."""
        self.phase = HOLDER
        self.passes = 0
        self.speaker = 0

    # -- what may be said

    def names_once(self) -> bool:
        """Is this the final bid of one who has bought, which may repeat his last (V2E-5, VW-5)?"""
        return self.phase is FINAL and self.setting.after_widow == "buyer_once"

    def lowest_bid(self) -> i64:
        """The lowest bid that is sufficient now (V-13)."""
        if self.names_once():
            return self.contract
        lowest = self.contract + 1
        if lowest < self.setting.lowest:
            lowest = self.setting.lowest
        if not self.looked & BIT[self.speaker] and lowest < LOWEST_BLIND:
            return LOWEST_BLIND
        return lowest

    def legal_calls(self) -> vec[i64]:
        """Pass, and every higher bid (V-13); one who has not looked may look, pass, or bid blind (V-70)."""
        found = vec[i64](capacity=40)
        if not self.names_once():
            found = append(found, self.setting.pass_)
        for bid in range(self.lowest_bid(), self.setting.bids):
            found = append(found, self.setting.bid + bid)
        if not self.looked & BIT[self.speaker]:
            found = append(found, self.setting.look)
        return found

    def is_call(self, move: i64) -> bool:
        setting = self.setting
        if move == setting.look:
            return move >= 0
        return move == setting.pass_ or setting.bid <= move < setting.bid + setting.bids

    def call(self, seat: i64, move: i64) -> None:
        """One call of the speaker (V-12, V-13)."""
        if not self.is_call(move):
            raise IllegalMove(int(seat), self.name(move), self.speaking_rule(), "call-now")
        if self.owner_at(self.speaker) != seat:
            rule = self.silencing_rule(seat)
            raise IllegalMove(
                int(seat),
                self.name(move),
                rule or self.speaking_rule(),
                "no-call" if rule else "not-your-turn",
            )
        if move == self.setting.look:
            if self.looked & BIT[self.speaker]:
                raise IllegalMove(int(seat), self.name(move), "V-70", "looked-already")
            self.looked |= BIT[self.speaker]
        elif move == self.setting.pass_:
            if self.names_once():
                raise IllegalMove(int(seat), self.name(move), self.naming_rule(), "name-contract")
            self.said(PASSED)
        else:
            bid = move - self.setting.bid
            if bid < self.lowest_bid():
                self._refuse_bid(seat, move)
            self.said(bid)

    def speaking_rule(self) -> str:
        """The rule by which these calls go round."""
        form = self.setting.form
        if self.phase is FINAL:
            return self.naming_rule()
        if form == "three_rotating":
            return "V3A-5" if self.phase is HOLDER else "V3A-4"
        if form == "three_auction":
            return "V3B-2"
        if form == "auction":
            return "VA-2"
        return "VT-1" if self.setting.players == 2 else "V-12"

    def silencing_rule(self, seat: i64) -> str:
        """The rule by which a seat has no part in these calls at all; nothing where it only waits for its turn."""
        speakers = self.speakers()
        for place in range(4):
            if self.home[place] == seat and speakers & BIT[place]:
                return ""
        if self.setting.form == "three_rotating":
            return self.speaking_rule()
        if self.phase is not FINAL:
            return "VA-1" if self.setting.dealer_silent else ""
        partner = self.partner_of(self.buyer)
        return self.naming_rule() if self.setting.players == 2 or self.home[partner] == seat else "VW-8"

    def naming_rule(self) -> str:
        """The rule by which one who has bought names his contract."""
        return "V2E-5" if self.setting.form == "two_widow" else "VW-5"

    def _refuse_bid(self, seat: i64, move: i64) -> None:
        """Why a bid is too low: for a final one, over the highest, for this form, or for one who has not looked."""
        bid = move - self.setting.bid
        rule, key = "V-70", "blind-three"
        if self.names_once():
            rule, key = self.naming_rule(), "name-lower"
        elif bid <= self.contract:
            rule, key = "V-11", "bid-higher"
        elif bid < self.setting.lowest:
            rule, key = self.lowest_rule(), "from-three"
        raise IllegalMove(int(seat), self.name(move), rule, key)

    def lowest_rule(self) -> str:
        """The rule by which bids begin at three."""
        return "V2E-2" if self.setting.form == "two_widow" else "VD-2"

    def owner_at(self, place: i64) -> i64:
        """Who speaks for a place."""
        return self.home[place]

    def said(self, call: i64) -> None:
        """The call is noted; then somebody else speaks, or it is closed."""
        place = self.speaker
        blind = 0 if self.looked & BIT[place] else BLIND
        self.calls = [*self.calls, [int(place), int(call + blind)]]
        if call == PASSED:
            self.passes += 1
        else:
            self.passes = 0
            self.contract = call
            self.declarer = place
            self.is_blind = blind != 0
        if self.is_closed(call):
            self.calls_closed()
        else:
            self.speaker = self.after_speaker(place)

    def after_speaker(self, place: i64) -> i64:
        speakers = self.speakers()
        following = place + 1 & 3
        while not speakers & BIT[following]:
            following = following + 1 & 3
        return following

    def is_closed(self, call: i64) -> bool:
        """Nothing is higher than seven no trumps (V-16); so many passes over a bid close it, as many as there are
        speakers before any bid (V-15). With one call each the second has the last word (V2A-3)."""
        if self.phase is HOLDER or self.names_once() or call == self.setting.bids - 1:
            return True
        if self.setting.single_call:
            return self.speaker != self.dealer & 1
        return self.passes == self.passes_to_close()

    def passes_to_close(self) -> i64:
        """Before any bid as many as there are speakers (V-15); partners who have bought pass twice each (VW-5)."""
        if self.phase is FINAL and self.setting.after_widow == "partners":
            return 4
        return size(self.speakers()) if self.contract < 0 else self.setting.closing

    def calls_closed(self) -> None:
        """The calls of this phase are over."""
        raise NotImplementedError

    def auction_length(self) -> i64:
        """How many of the calls were said until the auction was closed: what follows a purchase is no part of it
        (VW-5, VS-7)."""
        bid: i64 = -1
        passes: i64 = 0
        for number, (_, call) in enumerate(self.calls):
            if call % int(BLIND) == int(PASSED):
                passes += 1
            else:
                bid = call % int(BLIND)
                passes = 0
            if bid == self.setting.bids - 1 or (bid >= 0 and passes == self.setting.closing):
                return number + 1
        return len(self.calls)

    # -- answering alone (V-70, V-71)

    def is_supported(self) -> bool:
        """Did the declarer's partner bid in the denomination of the contract (V-71)?"""
        partner = self.partner_of(self.declarer)
        for place, call in self.calls:
            bid: i64 = call % BLIND
            if place == partner and bid != PASSED and trump_of(bid) == trump_of(self.contract):
                return True
        return False

    def calls_described(self) -> list[str]:
        """The calls as a description keeps them: `N 1S`, `E pass`, `S blind 3D`."""
        texts: list[str] = []
        for place, call in self.calls:
            bid = call % int(BLIND)
            said = "pass" if bid == int(PASSED) else self.game.book.arguments[self.setting.bid + bid]
            texts.append("SWNE"[place] + (" blind " if call >= int(BLIND) else " ") + said)
        return texts
