"""Who plays whose hand, with whom and from which chair, once the auction is closed; and who leads.

The dummies of two (V2D-3, V2D-4), the persons of three and four (V3B-3, VA-3), re-seating (VS-2 … VS-4).
"""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import copied4
from lomber.games.vint import score
from lomber.games.vint.match import NOBODY
from lomber.games.vint.negotiation import BLIND, PASSED, AuctionState


class SidesState(AuctionState):
    """The two sides of a deal, and the first lead."""

    # -- sides, once the auction is closed

    def make_sides(self) -> None:
        """Who plays which hand, and with whom, in this deal."""
        form = self.setting.form
        if self.setting.open_dummies:
            self._share_dummies()
        elif form == "three_auction":
            self.owner = self._with_owner(2)
            self.side = self._declaring(2)
            if self.declarer != 0:
                self.change_chairs(self.declarer, 0)
        elif form == "auction":
            self.owner = self._with_owner(self.dealer)
            self.side = self._declaring(self.dealer)
        elif form == "reseat":
            self._reseat()

    def _with_owner(self, place: i64) -> vec[i64]:
        """The declarer plays the hand of a place too."""
        owner = copied4(self.home)
        owner[place] = self.home[self.declarer]
        return owner

    def _declaring(self, partner: i64) -> vec[i64]:
        """Side 0 are the declarer and the place that plays with him."""
        side = vec[i64]([1, 1, 1, 1])
        side[self.declarer] = 0
        side[partner] = 0
        return side

    def _share_dummies(self) -> None:
        """The high bidder has the dealer's dummy, which lies open; the other takes the closed one (V2D-3)."""
        open_dummy = self.dealer + 2
        closed = 5 - open_dummy
        other = 1 - self.declarer
        owner = copied4(self.home)
        owner[open_dummy] = self.home[self.declarer]
        owner[closed] = self.home[other]
        self.owner = owner
        side = vec[i64]([0, 1, 0, 0])
        side[open_dummy] = self.declarer
        side[closed] = other
        self.side = side
        if self.setting.transfer and self.declarer != self.dealer:
            self.change_chairs(2, 3)

    def _reseat(self) -> None:
        """First named the suit first, his partner bid it highest; the partner moves opposite him (VS-2 … VS-4)."""
        bids = self._bids_of_auction()
        highest = self.contract
        if bids:
            highest = bids[-1][1]
        suit = score.trump_of(highest)
        first = self._first_to_name(bids, suit)
        partner = self._best_supporter(bids, suit, first)
        side = vec[i64]([1, 1, 1, 1])
        side[first] = 0
        side[partner] = 0
        self.side = side
        opposite = self.next_of[self.next_of[first]]
        if partner != opposite:
            self.change_chairs(partner, opposite)

    def _bids_of_auction(self) -> list[list[int]]:
        """Place and bid of all bids until the auction was closed: what a buyer names after it parts no partners
        (VS-7)."""
        return [row for row in self.calls[: self.auction_length()] if row[1] != int(PASSED)]

    def _first_to_name(self, bids: list[list[int]], suit: i64) -> i64:
        for place, bid in bids:
            if score.trump_of(bid) == suit:
                return place
        return self.declarer

    def _best_supporter(self, bids: list[list[int]], suit: i64, first: i64) -> i64:
        """Of the others the highest bid in the suit; else the highest bid at all; else the player opposite
        (VS-3)."""
        best: i64 = NOBODY
        highest: i64 = -1
        for place, bid in bids:
            if place == first:
                continue
            worth = bid + int(BLIND) if score.trump_of(bid) == suit else bid
            if worth > highest:
                highest = worth
                best = place
        return best if best >= 0 else first + 2 & 3

    # -- the first lead (V-20, V2A-4, V2B-5, V2C-5, V2D-3, V3A-6, V3B-4, VA-4)

    def first_leader(self) -> i64:
        form = self.setting.form
        if form == "two_draw":
            return self.declarer
        if form == "two_swap":
            return self.declarer + 2 & 3
        if self.setting.players == 2:
            return 1 - self.declarer
        if form == "three_auction":
            for place in range(4):
                if self.chair[place] == 1:
                    return place
        leader = self.next_of[self.declarer]
        while self.side[leader] == self.side[self.declarer]:
            leader = self.next_of[leader]
        return leader
